// System calls and printing for programs without a C library. Numbers are those of the generic Linux interface.
#define AT_FDCWD (-100L)
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 0100
#define O_DIRECTORY 0200000

enum {
    GETCWD = 17, MKDIRAT = 34, UNLINKAT = 35, SYMLINKAT = 36, LINKAT = 37, TRUNCATE = 45, FTRUNCATE = 46,
    FACCESSAT = 48, CHDIR = 49, FCHDIR = 50, FCHMODAT = 53, OPENAT = 56, CLOSE = 57, LSEEK = 62, READ = 63,
    WRITE = 64, READLINKAT = 78,
    NEWFSTATAT = 79, UTIMENSAT = 88, EXIT = 93, NANOSLEEP = 101, SOCKET = 198, MUNMAP = 215, EXECVE = 221,
    MMAP = 222,
    RENAMEAT2 = 276, RSEQ = 293,
};

static long call(long number, long a, long b, long c, long d, long e, long f) {
    register long a0 __asm__("a0") = a;
    register long a1 __asm__("a1") = b;
    register long a2 __asm__("a2") = c;
    register long a3 __asm__("a3") = d;
    register long a4 __asm__("a4") = e;
    register long a5 __asm__("a5") = f;
    register long a7 __asm__("a7") = number;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a3), "r"(a4), "r"(a5), "r"(a7) : "memory");
    return a0;
}
#define CALL(number, a, b, c, d) call(number, (long)(a), (long)(b), (long)(c), (long)(d), 0, 0)

static long length(const char *text) {
    long n = 0;
    while (text[n]) n++;
    return n;
}

static int equal(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

static void print(const char *text) { CALL(WRITE, 1, text, length(text), 0); }

static void number(long value) {
    char digits[24];
    char *at = digits + sizeof digits - 1;
    unsigned long left = value < 0 ? -(unsigned long)value : (unsigned long)value;
    *at = 0;
    do *--at = '0' + left % 10; while (left /= 10);
    if (value < 0) *--at = '-';
    print(at);
}

// What a call said: `name: value` or `name: errno n`.
static void said(const char *name, long result) {
    print(name);
    print(result < 0 ? ": errno " : ": ");
    number(result < 0 ? -result : result);
    print("\n");
}

// Entry: the stack pointer, at which the number of arguments lies, is the argument of `start`.
__asm__(".globl _start\n_start:\n mv a0, sp\n andi sp, sp, -16\n call start\n");
