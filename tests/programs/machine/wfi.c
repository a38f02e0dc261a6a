/* WFI while an interrupt is pending: it goes on, whatever the global enables and the delegation say, and TW makes it illegal
   below machine mode. A machine that sleeps where it must not never ends this program. */
#include "machine.h"

#define SSI 2
#define TW ((word)1 << 21)
#define MTIMECMP ((volatile uint32_t *)0x2004000)
#define MTIME ((volatile uint32_t *)0x200bff8)

static volatile word passed, interrupts;

static void count(word *frame) {
    (void)frame;
    if (trap_cause & INTERRUPT) {
        interrupts++;
        CSR_CLEAR(mip, SSI);
        return;
    }
    CSR_WRITE(mepc, trap_resume);
    CSR_SET(mstatus, 0x1800);
}

static void timer_at(uint64_t t) {
    MTIMECMP[1] = 0xffffffff;
    MTIMECMP[0] = (uint32_t)t;
    MTIMECMP[1] = (uint32_t)(t >> 32);
}

static void wait(word a) {
    (void)a;
    __asm__ volatile("wfi" ::: "memory");
    passed++;
    __asm__ volatile("ecall");
}

static void wait_here(void) {
    __asm__ volatile("wfi" ::: "memory");
    passed++;
}

/* One more wait went through, and no interrupt was taken. */
static int went_on(void) {
    int ok = passed == 1 && interrupts == 0;
    passed = interrupts = 0;
    return ok;
}

int main(void) {
    trap_hook = count;
    timer_at(-1ull);
    CSR_WRITE(pmpaddr0, -1);
    CSR_WRITE(pmpcfg0, 0x1f);
    CSR_WRITE(mideleg, 0);
    CSR_WRITE(mie, SSI);
    CSR_WRITE(mip, SSI);
    check(CSR_READ(mip) & CSR_READ(mie) & SSI, "a software interrupt is pending and enabled");

    wait_here();
    check(went_on(), "machine mode, interrupts off");
    CSR_SET(mstatus, TW);
    wait_here();
    check(went_on(), "TW is not about machine mode");
    CSR_CLEAR(mstatus, TW);

    CSR_WRITE(mideleg, SSI);
    wait_here();
    check(went_on(), "delegated, interrupts off");
    CSR_SET(mstatus, 8);
    wait_here();
    CSR_CLEAR(mstatus, 8);
    check(went_on(), "delegated, machine interrupts on: it stays pending");

    check(run_in(1, wait, 0) == 9 && went_on(), "supervisor mode, delegated, SIE off");
    CSR_SET(mstatus, TW);
    word cause = run_in(1, wait, 0);
    check(cause == 2 && passed == 0 || cause == 9 && passed == 1, "TW: illegal, unless it ends in time");
    passed = 0;
    CSR_WRITE(mie, 0);
    check(run_in(1, wait, 0) == 2 && passed == 0, "TW with nothing to wait for: illegal in supervisor mode");
    CSR_CLEAR(mstatus, TW);
    check(run_in(0, wait, 0) == 2 && passed == 0, "nothing to wait for: illegal in user mode");
    CSR_WRITE(mie, SSI);

    CSR_WRITE(mideleg, 0);
    CSR_SET(mstatus, 8);
    for (volatile int i = 0; i < 100 && !interrupts; i++) {}
    check(interrupts == 1 && !(CSR_READ(mip) & SSI), "not delegated and on: taken");
    CSR_CLEAR(mstatus, 8);
    passed = interrupts = 0;

    /* Pending and not enabled does not end it; the timer does, without being taken. */
    CSR_WRITE(mip, SSI);
    CSR_WRITE(mie, 0x80);
    timer_at(((uint64_t)MTIME[1] << 32 | MTIME[0]) + 2000);
    wait_here();
    check(went_on() && (CSR_READ(mip) & 0x80), "until the timer, interrupts off");
    wait_here();
    check(went_on(), "at once while the timer is pending");
    timer_at(-1ull);
    return 0;
}
