/* Synchronous traps in machine and user mode: cause, epc, tval, status stack, delegation to supervisor mode. */
#include "machine.h"

static volatile word s_cause, s_epc, s_tval;

/* Supervisor handler: records and goes back to machine mode by an ecall (cause 9). */
__attribute__((aligned(4))) static void supervisor_trap(void) {
    s_cause = CSR_READ(scause);
    s_epc = CSR_READ(sepc);
    s_tval = CSR_READ(stval);
    __asm__ volatile("ecall");
    for (;;) {}
}

static void user_ecall(word a) { (void)a; __asm__ volatile("ecall"); }
static void user_csr(word a) { (void)a; (void)CSR_READ(mstatus); }
static void user_break(word a) { (void)a; __asm__ volatile("ebreak"); }
static void user_mret(word a) { (void)a; __asm__ volatile("mret"); }
static void super_sret(word a) { (void)a; __asm__ volatile("sret"); }
static void super_satp(word a) { (void)a; (void)CSR_READ(satp); __asm__ volatile("ecall"); }
static void super_wfi(word a) { (void)a; __asm__ volatile("wfi"); }

int main(void) {
    word before = trap_count;
    __asm__ volatile(".word 0xffffffff");
    check(trap_count == before + 1 && trap_cause == 2, "all ones is an illegal instruction");
    __asm__ volatile(".option push\n.option norvc\necall\n.option pop");
    check(trap_cause == 11, "ecall from machine mode");
    check((trap_status & 0x1800) == 0x1800, "previous mode is machine");
    __asm__ volatile("ebreak");
    check(trap_cause == 3, "breakpoint");
    (void)CSR_READ(0x7c0);
    check(trap_cause == 2, "reading a CSR that is not there is illegal");
    CSR_WRITE(0xf11, 1);
    check(trap_cause == 2, "writing a read-only CSR is illegal");

    static int32_t cell[4] = {1, 2, 3, 4};
    word odd = (word)cell + 2;
    __asm__ volatile("amoadd.w x0, %0, (%1)" ::"r"(5), "r"(odd) : "memory");
    check(trap_cause >= 4 && trap_cause <= 7 && trap_tval == odd, "misaligned atomic");
    __asm__ volatile("lr.w t0, (%0)" ::"r"(odd) : "memory", "t0");
    check(trap_cause == 4 && trap_tval == odd, "misaligned load-reserved");
    check(cell[0] == 1 && cell[1] == 2, "memory is as it was");
    word t = *(volatile uint8_t *)0x100;
    (void)t;
    check(trap_cause == 5 && trap_tval == 0x100, "load access fault");
    *(volatile uint8_t *)0x108 = 1;
    check(trap_cause == 7 && trap_tval == 0x108, "store access fault");

    CSR_CLEAR(mstatus, 0x6000);
    __asm__ volatile("fadd.s ft0, ft0, ft0");
    check(trap_cause == 2, "floating point with FS off is illegal");
    CSR_SET(mstatus, 0x2000);
    __asm__ volatile("fmv.w.x ft0, x0");
    check((CSR_READ(mstatus) & 0x6000) == 0x6000, "writing an f register sets FS dirty");

    /* Everything is open to the lower modes. */
    CSR_WRITE(pmpaddr0, -1);
    CSR_WRITE(pmpcfg0, 0x1f);
    CSR_WRITE(satp, 0);
    check(run_in(0, user_ecall, 0) == 8, "ecall from user mode");
    check((trap_status & 0x1800) == 0, "previous mode is user");
    check(trap_epc >= (word)user_ecall && trap_epc < (word)user_ecall + 16, "epc points at the ecall");
    check(run_in(1, user_ecall, 0) == 9, "ecall from supervisor mode");
    check(run_in(0, user_csr, 0) == 2, "machine CSR from user mode is illegal");
    check(run_in(0, user_break, 0) == 3, "breakpoint in user mode");
    check(run_in(1, user_mret, 0) == 2, "mret in supervisor mode is illegal");

    CSR_SET(mstatus, 1 << 22);
    check(run_in(1, super_sret, 0) == 2, "sret with TSR is illegal");
    CSR_CLEAR(mstatus, 1 << 22);
    check(run_in(1, super_satp, 0) == 9, "satp is open to supervisor mode");
    CSR_SET(mstatus, 1 << 20);
    check(run_in(1, super_satp, 0) == 2, "satp with TVM is illegal");
    CSR_CLEAR(mstatus, 1 << 20);
    CSR_SET(mstatus, 1 << 21);
    check(run_in(1, super_wfi, 0) == 2, "wfi with TW is illegal");
    CSR_CLEAR(mstatus, 1 << 21);

    CSR_WRITE(medeleg, 1 << 3 | 1 << 8);
    CSR_WRITE(stvec, supervisor_trap);
    check(run_in(0, user_break, 0) == 9, "a delegated trap reaches supervisor mode");
    check(s_cause == 3 && s_epc >= (word)user_break && s_epc < (word)user_break + 16, "scause and sepc");
    check(run_in(0, user_ecall, 0) == 9 && s_cause == 8, "delegated ecall");
    CSR_WRITE(medeleg, 0);

    show("misa without X and V", CSR_READ(misa) & 0x3 | (CSR_READ(misa) & 0x112c));
    return 0;
}
