/* Console, checks and the trap handler behind machine.h. */
#include "machine.h"

extern volatile uint32_t tohost[2], fromhost[2];

volatile word trap_cause, trap_epc, trap_tval, trap_status, trap_count, trap_resume;
void (*volatile trap_hook)(word *frame);

static int failures;

static void to_host(uint32_t high, uint32_t low) {
    while (tohost[0] || tohost[1]) fromhost[0] = fromhost[1] = 0;
    tohost[0] = low;
    tohost[1] = high;
}

static int put(char c, FILE *file) {
    (void)file;
    to_host(0x01010000, (unsigned char)c);
    return c;
}

static FILE console = FDEV_SETUP_STREAM(put, NULL, NULL, _FDEV_SETUP_WRITE);
FILE *const stdin = &console;
FILE *const stdout = &console;
FILE *const stderr = &console;

void check(int ok, const char *what) {
    printf("%s %s\n", ok ? "ok  " : "FAIL", what);
    if (!ok) failures++;
}

void show(const char *what, word value) { printf("%s 0x%lx\n", what, (unsigned long)value); }

void finish(int code) {
    if (failures) code = 1;
    for (;;) to_host(0, (uint32_t)code << 1 | 1);
}

void trap_handler(word *frame) {
    trap_cause = CSR_READ(mcause);
    trap_epc = CSR_READ(mepc);
    trap_tval = CSR_READ(mtval);
    trap_status = CSR_READ(mstatus);
    trap_count++;
    if (trap_hook) {
        trap_hook(frame);
        return;
    }
    if (trap_cause & INTERRUPT) return;
    if (trap_resume) {
        CSR_WRITE(mepc, trap_resume);
        CSR_SET(mstatus, 0x1800);
        return;
    }
    /* Step over the instruction: its length is in its low bits. */
    CSR_WRITE(mepc, trap_epc + ((*(volatile uint16_t *)trap_epc & 3) == 3 ? 4 : 2));
}
