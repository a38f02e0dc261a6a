# One instruction in nine is called: the loop is translated.
#! target rv64gcv
.globl _start
_start:
    li t0, 20000
    vsetvli t1, zero, e32, m1, ta, ma
1:  vadd.vv v1, v1, v2
    addi t2, t2, 1
    xor t3, t2, t0
    slli t4, t3, 2
    add t5, t4, t2
    srli t6, t5, 3
    or t2, t2, t6
    addi t0, t0, -1
    bnez t0, 1b
    li a0, 0
    li a7, 93
    ecall
