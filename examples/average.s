# Uses `avg`, an instruction that no RISC-V machine has: the tour adds it to a copy of the description first.
# The exit code is the average of 30 and 54.

        .text
        .globl  _start
_start:
        li      a1, 30
        li      a2, 54
        avg     a0, a1, a2
        li      a7, 93
        ecall
