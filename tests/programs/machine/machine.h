/* What the bare-metal programs share: CSR access, console and exit through tohost, checks that print, trap records. */
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef uintptr_t word;

#define CSR_READ(csr) ({ word v_; __asm__ volatile("csrr %0, " #csr : "=r"(v_)::"memory"); v_; })
#define CSR_WRITE(csr, v) __asm__ volatile("csrw " #csr ", %0" ::"r"((word)(v)) : "memory")
#define CSR_SET(csr, v) __asm__ volatile("csrs " #csr ", %0" ::"r"((word)(v)) : "memory")
#define CSR_CLEAR(csr, v) __asm__ volatile("csrc " #csr ", %0" ::"r"((word)(v)) : "memory")

#define INTERRUPT ((word)1 << (8 * sizeof(word) - 1))

/* The last trap that the machine-mode handler saw. */
extern volatile word trap_cause, trap_epc, trap_tval, trap_status, trap_count;
/* Where the handler returns to: 0 means behind the trapping instruction, else this address, in machine mode. */
extern volatile word trap_resume;
/* Called by the handler first when set. */
extern void (*volatile trap_hook)(word *frame);

void check(int ok, const char *what);
void show(const char *what, word value);
void finish(int code);

/* Runs f(arg) in mode 0 (U) or 1 (S) until it traps to machine mode; returns the cause. */
word run_in(int mode, void (*f)(word), word arg);
