# Flags and the rounding mode are read and written in line; float arithmetic is the host's once the inexact flag is up.
#! target rv64gc
.globl _start
_start:
    li t0, 20000
    li t1, 3
    fcvt.d.w fa0, t1
    li t1, 7
    fcvt.d.w fa1, t1
    fdiv.d fa2, fa0, fa1
1:  frflags t2
    frrm t3
    fmul.d fa2, fa2, fa2
    fadd.d fa2, fa2, fa1
    fdiv.d fa2, fa2, fa0
    fsflags t2
    fsrm t3
    addi t0, t0, -1
    bnez t0, 1b
    frflags a0
    li a7, 93
    ecall
