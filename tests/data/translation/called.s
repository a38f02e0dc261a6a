# A short function that runs often, called on a way that runs seldom: the interpreter, which has executed the whole way without a stop, comes
# back where the function's loop begins, so that what was translated is what runs.
#! target rv64gc
.globl _start
_start:
    li s0, 3000
1:  jal ra, sum
    addi s0, s0, -1
    bnez s0, 1b
    li a0, 5
    li a7, 93
    ecall
sum:
    li t0, 40
2:  add t1, t1, t0
    addi t0, t0, -1
    bnez t0, 2b
    ret
