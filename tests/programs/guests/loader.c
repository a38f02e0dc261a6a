// The interpreter of `dynamic`: looks at what a kernel tells a dynamic linker, and goes on to the program.
#include "guest.h"

extern char __ehdr_start[] __attribute__((visibility("hidden")));

void start(long *stack) {
    long *at = stack + 1 + stack[0] + 1;
    while (*at) at++;
    long base = 0, entry = 0, headers = 0, count = 0, size = 0;
    const char *name = 0;
    for (at++; at[0]; at += 2) switch (at[0]) {
        case 3: headers = at[1]; break;
        case 4: size = at[1]; break;
        case 5: count = at[1]; break;
        case 7: base = at[1]; break;
        case 9: entry = at[1]; break;
        case 31: name = (const char *)at[1]; break;
    }
    print(base == (long)__ehdr_start ? "AT_BASE is right\n" : "AT_BASE is wrong\n");
    // The first header of a program with an interpreter is the headers' own; its address tells where the program lies.
    long bias = headers - *(long *)(headers + 16);
    int *kind = (int *)headers;
    int named = 0;
    for (long i = 0; i < count; i++) {
        int *header = (int *)(headers + i * size);
        if (*header == 3) named = equal((const char *)(bias + *(long *)(header + 4)), "/lib/loader");
    }
    print(*kind == 6 && named ? "AT_PHDR, AT_PHENT and AT_PHNUM are right\n" : "AT_PHDR is wrong\n");
    print(entry > headers && entry < headers + (1 << 20) ? "AT_ENTRY is near\n" : "AT_ENTRY is far\n");
    print(equal(name, (const char *)stack[1]) ? "AT_EXECFN is right\n" : "AT_EXECFN is wrong\n");
    __asm__ volatile("mv sp, %0\n jr %1" : : "r"(stack), "r"(entry) : "memory");
    __builtin_unreachable();
}
