# A loop in which more than one instruction in four is called: it is left to the interpreter.
#! target rv64gcv
.globl _start
_start:
    li t0, 20000
    vsetvli t1, zero, e32, m1, ta, ma
1:  vadd.vv v1, v1, v2
    vmul.vv v3, v1, v2
    addi t0, t0, -1
    bnez t0, 1b
    vmv.x.s a0, v3
    li a7, 93
    ecall
