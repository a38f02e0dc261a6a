/* Timer and software interrupts: the core-local interruptor, enables, priority, delegation to supervisor mode, wfi. */
#include "machine.h"

#define MSIP (*(volatile uint32_t *)0x2000000)
#define MTIMECMP ((volatile uint32_t *)0x2004000)
#define MTIME ((volatile uint32_t *)0x200bff8)

static volatile word seen[8], seen_count, s_seen;

static uint64_t now(void) {
    uint32_t high, low;
    do {
        high = MTIME[1];
        low = MTIME[0];
    } while (high != MTIME[1]);
    return (uint64_t)high << 32 | low;
}

static void timer_at(uint64_t t) {
    MTIMECMP[1] = 0xffffffff;
    MTIMECMP[0] = (uint32_t)t;
    MTIMECMP[1] = (uint32_t)(t >> 32);
}

static void record(word *frame) {
    (void)frame;
    if (!(trap_cause & INTERRUPT)) {
        CSR_WRITE(mepc, trap_resume);
        CSR_SET(mstatus, 0x1800);
        return;
    }
    if (seen_count < 8) seen[seen_count++] = trap_cause & ~INTERRUPT;
    if ((trap_cause & 0xff) == 7) timer_at(-1ull);
    if ((trap_cause & 0xff) == 3) MSIP = 0;
}

__attribute__((aligned(4))) static void supervisor_trap(void) {
    s_seen = CSR_READ(scause);
    __asm__ volatile("ecall");
    for (;;) {}
}

static void spin(word a) { (void)a; for (volatile int i = 0; i < 100000; i++) {} __asm__ volatile("ecall"); }

int main(void) {
    trap_hook = record;
    timer_at(-1ull);
    check(!(CSR_READ(mip) & 0x88), "nothing pending");
    timer_at(0);
    check(CSR_READ(mip) & 0x80, "timer pending");
    CSR_SET(mie, 0x80);
    check(seen_count == 0, "no interrupt while disabled");
    CSR_SET(mstatus, 8);
    for (volatile int i = 0; i < 1000 && !seen_count; i++) {}
    check(seen_count == 1 && seen[0] == 7, "timer interrupt");
    check((trap_status & 0x88) == 0x80, "MIE moved to MPIE");

    CSR_CLEAR(mstatus, 8);
    seen_count = 0;
    MSIP = 1;
    timer_at(0);
    CSR_SET(mie, 0x88);
    CSR_SET(mstatus, 8);
    for (volatile int i = 0; i < 1000 && seen_count < 2; i++) {}
    check(seen_count == 2 && seen[0] == 3 && seen[1] == 7, "software interrupt comes before timer");

    seen_count = 0;
    uint64_t start = now();
    timer_at(start + 20000);
    __asm__ volatile("wfi");
    for (volatile int i = 0; i < 1000000 && !seen_count; i++) {}
    check(seen_count == 1 && now() >= start + 20000, "wfi until the timer");

    CSR_WRITE(pmpaddr0, -1);
    CSR_WRITE(pmpcfg0, 0x1f);
    CSR_CLEAR(mstatus, 8);
    seen_count = 0;
    timer_at(0);
    check(run_in(0, spin, 0) == 8 && seen_count == 1, "user mode is interrupted whatever MIE says");

    CSR_WRITE(mideleg, 2);
    CSR_WRITE(stvec, supervisor_trap);
    CSR_SET(mie, 2);
    CSR_SET(mip, 2);
    check(run_in(0, spin, 0) == 9 && s_seen == (INTERRUPT | 1), "delegated software interrupt");
    CSR_CLEAR(mip, 2);
    s_seen = 0;
    check(run_in(0, spin, 0) == 8 && s_seen == 0, "none when cleared");

    word a = CSR_READ(minstret);
    __asm__ volatile("nop\nnop\nnop\nnop");
    word b = CSR_READ(minstret);
    check(b - a >= 5 && b - a < 100, "retired instructions are counted");
    return 0;
}
