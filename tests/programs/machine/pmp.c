/* Physical memory protection: NAPOT, NA4 and TOR regions, permissions by mode, priority, locked entries. */
#include "machine.h"

static volatile word box[64] __attribute__((aligned(256)));
static volatile word got;

static void load(word a) { got = *(volatile word *)a; __asm__ volatile("ecall"); }
static void store(word a) { *(volatile word *)a = 77; __asm__ volatile("ecall"); }
static void jump(word a) { ((void (*)(void))a)(); }

enum { R = 1, W = 2, X = 4, TOR = 8, NA4 = 16, NAPOT = 24, L = 128 };

static void entries(word c0, word c1, word c2) {
    CSR_WRITE(pmpcfg0, c0 | c1 << 8 | c2 << 16);
    __asm__ volatile("sfence.vma" ::: "memory");
}

int main(void) {
    word base = (word)box;
    box[0] = 11;
    CSR_WRITE(pmpaddr2, 0x1000 >> 2);
    entries(0, 0, NA4 | R);
    check(run_in(1, load, base) == 1, "no entry matches: lower modes may do nothing");

    CSR_WRITE(pmpaddr0, base >> 2 | 0x1f); /* 256 bytes */
    CSR_WRITE(pmpaddr2, -1);
    entries(NAPOT | R, 0, NAPOT | R | W | X);
    check(run_in(1, load, base) == 9 && got == 11, "load with R");
    check(run_in(1, store, base + 8) == 7 && trap_tval == base + 8, "store without W faults");
    check(run_in(0, jump, base) == 1, "fetch without X faults");
    check(run_in(1, load, base + 256) == 9, "the next region is open");
    entries(NAPOT, 0, NAPOT | R | W | X);
    check(run_in(0, load, base + 252) == 5, "load without R faults");
    check(box[0] == 11, "machine mode is free");
    entries(NAPOT | R | W, 0, NAPOT | R | W | X);
    check(run_in(0, store, base + 16) == 8 && box[16 / sizeof(word)] == 77, "store with W");

    CSR_WRITE(pmpaddr0, base >> 2);
    CSR_WRITE(pmpaddr1, (base + 64) >> 2);
    entries(0, TOR | R, NAPOT | R | W | X);
    check(run_in(1, store, base) == 7, "bottom of a TOR region");
    check(run_in(1, store, base + 60) == 7, "top of a TOR region");
    check(run_in(1, store, base + 64) == 9, "behind it");

    CSR_WRITE(pmpaddr0, (base + 128) >> 2);
    entries(NA4 | R, 0, NAPOT | R | W | X);
    check(run_in(1, store, base + 132) == 9, "four bytes only");

    CSR_WRITE(pmpaddr0, base >> 2 | 0x1f);
    CSR_WRITE(pmpaddr1, base >> 2 | 0x1f);
    entries(NAPOT | R | W, NAPOT, NAPOT | R | W | X);
    check(run_in(1, store, base) == 9, "the lowest matching entry decides");

    entries(NAPOT | R | L, 0, NAPOT | R | W | X);
    word before = trap_count;
    box[1] = 5;
    check(trap_count == before + 1 && trap_cause == 7, "a locked entry binds machine mode");
    word address = CSR_READ(pmpaddr0);
    CSR_WRITE(pmpaddr0, 0);
    check(CSR_READ(pmpaddr0) == address, "a locked address does not change");
    entries(0, 0, NAPOT | R | W | X);
    check((CSR_READ(pmpcfg0) & 0xff) == (NAPOT | R | L), "a locked configuration does not change");
    return 0;
}
