# y = x + 5 where x is less than 9
    .text
    .globl _start
_start:
    la a0, x
    la a1, y
    li a2, SIZE * 4
    add a2, a0, a2
    mov.m.x m0, zero, 255
    mov.m.x m1, zero, 255
    fbci.pi ft0, 9
loop:
    flw.ps ft1, 0(a0)
    fltm.pi m0, ft1, ft0
    faddi.pi ft1, ft1, 5
    fsw.ps ft1, 0(a1)
    maskand m0, m1, m1
    addi a0, a0, 32
    addi a1, a1, 32
    bltu a0, a2, loop
    li a0, 0
    li a7, 93
    ecall
    .data
    .balign 32
x: .zero 8192
y: .zero 8192
