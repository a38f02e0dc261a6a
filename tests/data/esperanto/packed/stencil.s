# x + 2 * next + next but one
    .text
    .globl _start
_start:
    la a0, x
    la a1, y
    li a2, SIZE * 4
    add a2, a0, a2
    mov.m.x m0, zero, 255
loop:
    flw.ps ft1, 0(a0)
    flw.ps ft2, 4(a0)
    flw.ps ft3, 8(a0)
    fadd.pi ft1, ft1, ft2
    fadd.pi ft1, ft1, ft2
    fadd.pi ft1, ft1, ft3
    fsw.ps ft1, 0(a1)
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a0, a2, loop
    li a0, 0
    li a7, 93
    ecall
    .data
    .balign 32
x: .zero 8224
y: .zero 8192
