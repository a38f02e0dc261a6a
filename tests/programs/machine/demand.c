/* User code under demand paging, Sv39 on RV64, Sv32 on RV32: no page is mapped before it is touched, more pages than frames, so
   pages are written back (when they are dirty) and thrown out; then the same with every kind of access that can fault. What
   the user code computes is computed again in machine mode on plain memory. */
#include "machine.h"

#if __riscv_xlen == 64
#define LEVELS 3
#define BITS 9
#define MODE ((word)8 << 60)
#define AMO "d"
#else
#define LEVELS 2
#define BITS 10
#define MODE ((word)1 << 31)
#define AMO "w"
#endif
#define ENTRIES ((word)1 << BITS)
#define PAGE ((word)4096)

enum { V = 1, R = 2, W = 4, X = 8, U = 16, A = 64, D = 128 };
enum { PAGES = 24, FRAMES = 5 };

#define DATA ((word)0x50000000)
#define CODE ((word)0x10000000)
#define LARGE ((word)0x60000000)
#define SUM ((word)1 << 18)

extern char user_code[], user_end[], user_cross[], lower_stack_end[];

static word tables[12][ENTRIES] __attribute__((aligned(4096)));
static int tables_used = 1;
static uint8_t frames[FRAMES][4096] __attribute__((aligned(4096)));
static uint8_t store[PAGES][4096] __attribute__((aligned(4096)));
static uint32_t plain[PAGES * 1024] __attribute__((aligned(4096)));
static int held[FRAMES], next_frame;
static volatile word faults[16], first_cause, first_tval, refuse, written_back;

static word leaf(const void *p, word flags) { return ((word)p >> 12) << 10 | flags; }

static word *entry(word a, int level) {
    word *t = tables[0];
    for (int at = LEVELS - 1; at > level; at--) {
        word *e = &t[a >> (12 + BITS * at) & (ENTRIES - 1)];
        if (!(*e & V)) *e = leaf(tables[tables_used++], V);
        t = (word *)((*e >> 10) << 12);
    }
    return &t[a >> (12 + BITS * level) & (ENTRIES - 1)];
}

static void fence(void) { __asm__ volatile("sfence.vma" ::: "memory"); }

static void copy(uint8_t *to, const uint8_t *from) {
    for (int i = 0; i < 4096; i++) to[i] = from[i];
}

/* Throws the page out that a frame holds. */
static void evict(int frame) {
    if (held[frame] < 0) return;
    word *e = entry(DATA + held[frame] * PAGE, 0);
    if (*e & D) {
        copy(store[held[frame]], frames[frame]);
        written_back++;
    }
    *e = 0;
    held[frame] = -1;
    fence();
}

static int page_in(word a, word cause) {
    word page = a & ~(PAGE - 1);
    if (page >= CODE && page < CODE + (user_end - user_code)) {
        *entry(page, 0) = leaf(user_code + (page - CODE), V | R | X | U | A);
    } else if (page == ((word)lower_stack_end - 1) / PAGE * PAGE) {
        *entry(page, 0) = leaf((void *)page, V | R | W | U | A | D);
    } else if (page >= DATA && page < DATA + PAGES * PAGE) {
        word *e = entry(page, 0);
        if (*e & V) {
            /* It is there: a machine that leaves the A and D bits to software wants them. */
            *e |= cause == 15 ? A | D : A;
        } else {
            int frame = next_frame++ % FRAMES;
            evict(frame);
            held[frame] = (int)((page - DATA) / PAGE);
            copy(frames[frame], store[held[frame]]);
            *e = leaf(frames[frame], V | R | W | U);
        }
    } else {
        return 0;
    }
    fence();
    return 1;
}

static void handle(word *frame) {
    (void)frame;
    word cause = trap_cause;
    int is_fault = cause == 12 || cause == 13 || cause == 15;
    if (is_fault) {
        faults[cause]++;
        if (!first_cause) {
            first_cause = cause;
            first_tval = trap_tval;
        }
        if (!refuse && page_in(trap_tval, cause)) return;
    }
    CSR_WRITE(mepc, trap_resume);
    CSR_SET(mstatus, 0x1800);
}

/* The user's text is a section of its own, and calls and reads nothing outside of it (no tables of jumps). */
#define USER __attribute__((section(".user_b"), noinline, used, optimize("no-jump-tables", "no-tree-loop-distribute-patterns")))

static inline __attribute__((always_inline)) word mix(volatile uint32_t *data) {
    uint32_t x = 12345, sum = 0;
    for (int i = 0; i < PAGES * 1024; i += 64) data[i] = (uint32_t)i * 2654435761u;
    for (int i = 0; i < 3000; i++) {
        x = x * 1664525u + 1013904223u;
        uint32_t at = (x >> 8) % (PAGES * 1024);
        volatile uint8_t *bytes = (volatile uint8_t *)&data[at];
        volatile uint16_t *halves = (volatile uint16_t *)&data[at];
        switch (x >> 29) {
        case 0: sum += data[at]; break;
        case 1: sum ^= bytes[3]; break;
        case 2: sum += halves[1]; break;
        case 3: data[at] = sum; break;
        case 4: bytes[1] = (uint8_t)sum; break;
        case 5: halves[0] = (uint16_t)sum; break;
        default: sum = sum << 1 ^ data[at % 4096] ^ sum >> 31;
        }
    }
    return sum;
}

USER void user_mix(word a) {
    word sum = mix((volatile uint32_t *)a);
    register word result __asm__("a0") = sum;
    __asm__ volatile("ecall" ::"r"(result));
}
USER void user_load(word a) { (void)*(volatile word *)a; __asm__ volatile("ecall"); }
USER void user_store(word a) { *(volatile word *)a = 7; __asm__ volatile("ecall"); }
USER void user_amo(word a) { __asm__ volatile("amoadd." AMO " zero, %0, (%0)\n ecall" ::"r"(a) : "memory"); }
USER void user_reserved(word a) { word v; __asm__ volatile("lr." AMO " %0, (%1)\n ecall" : "=r"(v) : "r"(a) : "memory"); }
USER void user_jump(word a) { ((void (*)(void))a)(); }

/* An instruction of four bytes whose second half stands on the next page. */
__asm__(".pushsection .user_z, \"ax\", @progbits\n"
        ".balign 4096\n"
        ".option push\n.option norvc\n"
        ".zero 4094\n"
        ".globl user_cross\n"
        "user_cross:\n"
        ".option pop\n.option push\n.option rvc\n"
        ".word 0x00150513\n" /* addi a0, a0, 1 */
        "ecall\n"
        ".option pop\n"
        ".balign 4096\n"
        ".globl user_end\n"
        "user_end:\n"
        ".popsection\n");
__asm__(".pushsection .user_a, \"ax\", @progbits\n.balign 4096\n.globl user_code\nuser_code:\n.popsection\n");

static word in_user(void (*f)(word), word arg) {
    for (int i = 0; i < 16; i++) faults[i] = 0;
    first_cause = first_tval = 0;
    return run_in(0, (void (*)(word))(CODE + ((word)f - (word)user_code)), arg);
}

static word result;
static void keep(word *frame) { result = frame[10]; handle(frame); }

static void forget(void) {
    for (int i = 0; i < FRAMES; i++) evict(i);
    for (word p = CODE; p < CODE + (word)(user_end - user_code); p += PAGE) *entry(p, 0) = 0;
    fence();
}

int main(void) {
    for (int i = 0; i < FRAMES; i++) held[i] = -1;
    CSR_WRITE(pmpaddr0, -1);
    CSR_WRITE(pmpcfg0, 0x1f);
    CSR_WRITE(medeleg, 0);
    CSR_WRITE(satp, MODE | (word)tables[0] >> 12);
    fence();
    trap_hook = keep;

    word wanted = mix(plain);
    word cause = in_user(user_mix, DATA);
    check(cause == 8 && (uint32_t)result == (uint32_t)wanted, "a program under demand paging computes the same");
    check(faults[12] > 0 && faults[13] + faults[15] > PAGES, "pages of code and of data were missed, some more than once");
    check(written_back > PAGES / 2, "dirty pages were written back");
    forget();
    int same = 1;
    for (int i = 0; i < PAGES * 1024; i++) same &= ((uint32_t *)store)[i] == plain[i];
    check(same, "all pages hold what plain memory holds");

    trap_hook = handle;
    check(in_user(user_load, DATA + 8) == 8 && faults[13] >= 1 && !faults[15], "a load misses as a load");
    check(first_cause == 12 && first_tval / PAGE == CODE / PAGE + ((word)user_load - (word)user_code) / PAGE, "the code missed first");
    word *page = entry(DATA, 0);
    check(*page & A && !(*page & D), "read: accessed and not dirty");
    check(in_user(user_store, DATA + 8) == 8 && *page & D, "written: dirty");
    forget();
    check(in_user(user_amo, DATA + 16) == 8 && faults[15] >= 1 && !faults[13], "an atomic access misses as a store");
    check(*page & D, "and makes the page dirty");
    forget();
    check(in_user(user_reserved, DATA + 16) == 8 && faults[13] >= 1 && !faults[15], "a reserved load misses as a load");
    forget();
    word last = CODE + ((word)user_cross - (word)user_code);
    check(in_user((void (*)(word))user_cross, 41) == 8 && faults[12] == 2, "an instruction on two pages misses twice");
    *entry(last & ~(PAGE - 1), 0) = leaf(user_code + ((last - CODE) & ~(PAGE - 1)), V | R | X | U | A);
    *entry(last + 2, 0) = 0;
    fence();
    refuse = 1;
    check(in_user((void (*)(word))user_cross, 41) == 12 && first_tval == last + 2, "the second half is what is told");
    refuse = 0;
    forget();

    check(in_user(user_load, LARGE) == 13 && trap_tval == LARGE, "no page: load");
    check(in_user(user_store, LARGE) == 15 && trap_tval == LARGE, "no page: store");
    check(in_user(user_amo, LARGE) == 15 && trap_tval == LARGE, "no page: atomic");
    check(in_user(user_jump, LARGE) == 12 && trap_tval == LARGE, "no page: fetch");

    /* A page of a higher level, aligned and not. */
    word *large = entry(LARGE, 1);
    word size = PAGE << BITS;
    word base = (word)0x80000000;
    *large = leaf((void *)base, V | R | W | U | A | D);
    fence();
    plain[100] = 4711;
    check(in_user(user_load, LARGE + ((word)&plain[100] - base) % size) == 8, "a large page is read");
    word there = LARGE + ((word)&plain[200] & ~(word)7) - base;
    check((word)&plain[200] - base < size ? in_user(user_store, there) == 8 && plain[200] == 7 : 1, "and written");
    *large = leaf((void *)(base + PAGE), V | R | W | U | A | D);
    fence();
    check(in_user(user_load, LARGE) == 13, "one that is not aligned faults");
    *large = leaf((void *)base, V | R | W | A | D);
    fence();
    check(in_user(user_load, LARGE) == 13, "the supervisor's page is not the user's");

    /* The supervisor and the user's pages. */
    *large = leaf((void *)base, V | R | W | X | U | A | D);
    word *kernel = entry(base, LEVELS - 1);
    *kernel = leaf((void *)(base & ~((PAGE << (BITS * (LEVELS - 1))) - 1)), V | R | W | X | A | D);
    fence();
    refuse = 1;
    check(run_in(1, user_load, LARGE) == 13, "SUM off: the supervisor may not read");
    CSR_SET(mstatus, SUM);
    check(run_in(1, user_load, LARGE) == 9, "SUM on: it may");
    check(run_in(1, user_jump, LARGE) == 12, "and may never run the user's code");
    CSR_CLEAR(mstatus, SUM);
    return 0;
}
