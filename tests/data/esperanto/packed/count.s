# how many of x are less than 0
    .text
    .globl _start
_start:
    la a0, x
    li a2, SIZE * 4
    add a2, a0, a2
    mov.m.x m0, zero, 255
    fbci.pi ft0, 0
    li a3, 0
loop:
    flw.ps ft1, 0(a0)
    fltm.pi m1, ft1, ft0
    maskpopc a4, m1
    add a3, a3, a4
    addi a0, a0, 32
    bltu a0, a2, loop
    mv a0, a3
    li a7, 93
    ecall
    .data
    .balign 32
x: .zero 8192
