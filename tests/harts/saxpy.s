# y = k * x + y, four registers of eight floats a turn.
# Given: the first number, the number behind the last, k, x, y.
# What is left of a turn is done eight at a time under a mask.
_start:
    csrr t0, hartid
    slli t0, t0, 7
    add s0, a0, t0
    ld a0, 0(s0)
    ld a1, 8(s0)
    lw a4, 16(s0)
    ld a2, 24(s0)
    ld a3, 32(s0)
    sub a1, a1, a0
    blez a1, end
    mov.m.x m0, zero, 255
    slli t1, a0, 2
    add a2, a2, t1
    add a3, a3, t1
    fbcx.ps ft0, a4
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a3, t2
    beq a3, t2, rest
loop:
    flw.ps ft1, 0(a2)
    flw.ps ft2, 0(a3)
    fmadd.ps ft2, ft1, ft0, ft2
    fsw.ps ft2, 0(a3)
    flw.ps ft1, 32(a2)
    flw.ps ft2, 32(a3)
    fmadd.ps ft2, ft1, ft0, ft2
    fsw.ps ft2, 32(a3)
    flw.ps ft1, 64(a2)
    flw.ps ft2, 64(a3)
    fmadd.ps ft2, ft1, ft0, ft2
    fsw.ps ft2, 64(a3)
    flw.ps ft1, 96(a2)
    flw.ps ft2, 96(a3)
    fmadd.ps ft2, ft1, ft0, ft2
    fsw.ps ft2, 96(a3)
    addi a2, a2, 128
    addi a3, a3, 128
    bne a3, t2, loop
rest:
    andi a1, a1, 31
    beqz a1, end
tail:
    li t4, -1
    sll t4, t4, a1
    not t4, t4
    mov.m.x m0, t4, 0
    flw.ps ft1, 0(a2)
    flw.ps ft2, 0(a3)
    fmadd.ps ft2, ft1, ft0, ft2
    fsw.ps ft2, 0(a3)
    addi a2, a2, 32
    addi a3, a3, 32
    addi a1, a1, -8
    bgtz a1, tail
end:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
