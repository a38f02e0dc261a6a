# sums of x * y, one for each lane
    .text
    .globl _start
_start:
    la a0, x
    la a1, y
    li a2, SIZE * 4
    add a2, a0, a2
    mov.m.x m0, zero, 255
    fbci.pi ft0, 0
loop:
    flw.ps ft1, 0(a0)
    flw.ps ft2, 0(a1)
    fmul.pi ft1, ft1, ft2
    fadd.pi ft0, ft0, ft1
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a0, a2, loop
    fmvz.x.ps a0, ft0, 0
    li a7, 93
    ecall
    .data
    .balign 32
x: .zero 8192
y: .zero 8192
