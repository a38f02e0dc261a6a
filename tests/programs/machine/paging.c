/* Virtual memory: Sv39 on RV64, Sv32 on RV32. Mapping, superpages, permissions, SUM, MXR, A and D bits, MPRV, sfence.vma. */
#include "machine.h"

#if __riscv_xlen == 64
#define LEVELS 3
#define BITS 9
#define MODE ((word)8 << 60)
#else
#define LEVELS 2
#define BITS 10
#define MODE ((word)1 << 31)
#endif
#define ENTRIES (1 << BITS)

enum { V = 1, R = 2, W = 4, X = 8, U = 16, G = 32, A = 64, D = 128 };

static word tables[4][ENTRIES] __attribute__((aligned(4096)));
static word page[1024] __attribute__((aligned(4096)));
static word other[1024] __attribute__((aligned(4096)));

#define VA ((word)0x40000000)

static word leaf(void *p, word flags) { return ((word)p >> 12) << 10 | flags; }

/* Maps RAM onto itself with a superpage and VA to `page` with the flags. */
static void map(word flags) {
    word *root = tables[0];
    int top = 12 + BITS * (LEVELS - 1);
    for (word a = 0x80000000; a < 0x80400000; a += (word)1 << top) {
        root[a >> top & (ENTRIES - 1)] = leaf((void *)(a >> top << top), V | R | W | X | A | D);
        if (LEVELS == 3) break;
    }
    word *t = root;
    for (int level = LEVELS - 1, n = 1; level > 0; level--, n++) {
        word *next = tables[n];
        t[VA >> (12 + BITS * level) & (ENTRIES - 1)] = leaf(next, V);
        t = next;
    }
    t[VA >> 12 & (ENTRIES - 1)] = leaf(page, flags);
    __asm__ volatile("sfence.vma" ::: "memory");
}

static volatile word got;

static void load(word a) { got = *(volatile word *)a; __asm__ volatile("ecall"); }
static void store(word a) { *(volatile word *)a = 77; __asm__ volatile("ecall"); }
static void jump(word a) { ((void (*)(void))a)(); }

int main(void) {
    CSR_WRITE(pmpaddr0, -1);
    CSR_WRITE(pmpcfg0, 0x1f);
    page[0] = 1234;
    map(V | R | W | A | D);
    CSR_WRITE(satp, MODE | (word)tables[0] >> 12);
    check(CSR_READ(satp) == (MODE | (word)tables[0] >> 12), "satp takes the mode");

    check(run_in(1, load, VA) == 9 && got == 1234, "supervisor load through the table");
    check(run_in(1, load, VA + 0x1000) == 13 && trap_tval == VA + 0x1000, "load page fault");
    check(run_in(1, store, VA + 8) == 9 && page[8 / sizeof(word)] == 77, "supervisor store");
    check(run_in(1, jump, VA) == 12 && trap_tval == VA, "fetch needs X");
    check(run_in(1, store, VA + 0x2000) == 15, "store page fault");

    map(V | R | A | D);
    check(run_in(1, store, VA) == 15, "store needs W");
    map(V | W | A | D);
    check(run_in(1, load, VA) == 13, "W without R is reserved");
    map(V | X | A | D);
    check(run_in(1, load, VA) == 13, "load needs R");
    CSR_SET(mstatus, 1 << 19);
    check(run_in(1, load, VA) == 9, "with MXR, X is enough");
    CSR_CLEAR(mstatus, 1 << 19);

    map(V | R | W | U | A | D);
    check(run_in(1, load, VA) == 13, "supervisor may not touch a user page");
    CSR_SET(mstatus, 1 << 18);
    check(run_in(1, load, VA) == 9, "with SUM it may");
    CSR_CLEAR(mstatus, 1 << 18);
    check(run_in(0, load, VA) == 12, "user mode may not run from a supervisor page");

    /* A and D: either the hardware sets them or the access faults, as Svade says. */
    map(V | R | W);
    word cause = run_in(1, load, VA);
    word *entry = &tables[LEVELS - 1][VA >> 12 & (ENTRIES - 1)];
    check(cause == 13 && !(*entry & A) || cause == 9 && (*entry & A), "A bit");
    map(V | R | W | A);
    cause = run_in(1, store, VA);
    check(cause == 15 && !(*entry & D) || cause == 9 && (*entry & D), "D bit");

    /* Changing a mapping shows after sfence.vma. */
    page[0] = 1234;
    map(V | R | W | A | D);
    other[0] = 4321;
    check(run_in(1, load, VA) == 9 && got == 1234, "old page");
    *entry = leaf(other, V | R | W | A | D);
    __asm__ volatile("sfence.vma" ::: "memory");
    check(run_in(1, load, VA) == 9 && got == 4321, "new page after sfence.vma");

    /* MPRV: machine-mode loads translate as the previous mode. */
    CSR_SET(mstatus, 0x800);
    CSR_SET(mstatus, 1 << 17);
    word v = *(volatile word *)VA;
    CSR_CLEAR(mstatus, 1 << 17);
    check(v == 4321, "MPRV");
    CSR_SET(mstatus, 0x1800);

#if __riscv_xlen == 64
    check(run_in(1, load, (word)1 << 39) == 13, "address bits above 38 must repeat bit 38");
#endif
    tables[0][VA >> (12 + BITS * (LEVELS - 1)) & (ENTRIES - 1)] = leaf((void *)0x80001000, V | R | W | A | D);
    __asm__ volatile("sfence.vma" ::: "memory");
    check(run_in(1, load, VA) == 13, "a misaligned superpage faults");
    CSR_WRITE(satp, 0);
    check(run_in(1, load, (word)page) == 9 && got == 1234, "bare mode again");
    return 0;
}
