# A way that the loop takes once in 4096 times leads out of the region until it runs often.
#! target rv64gc
.globl _start
_start:
    li t0, 20000
    li t3, 4095
1:  and t1, t0, t3
    beqz t1, 2f
3:  addi t0, t0, -1
    bnez t0, 1b
    andi a0, t2, 255
    li a7, 93
    ecall
2:  addi t2, t2, 1
    j 3b
