# y = x / 4 before + x / 2 + x / 4 behind.
# Given: the first number, the number behind the last, x, y.
# Three loads an element: lanes do not move across the halves of a register.
_start:
    csrr t0, hartid
    slli t0, t0, 7
    add s0, a0, t0
    ld a0, 0(s0)
    ld a1, 8(s0)
    ld a2, 16(s0)
    ld a3, 24(s0)
    sub a1, a1, a0
    blez a1, end
    mov.m.x m0, zero, 255
    slli t1, a0, 2
    add a2, a2, t1
    add a3, a3, t1
    fbci.ps ft0, 0x3e800
    fbci.ps ft1, 0x3f000
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a3, t2
    beq a3, t2, rest
loop:
    flw.ps ft2, -4(a2)
    flw.ps ft3, 0(a2)
    flw.ps ft4, 4(a2)
    fmul.ps ft3, ft3, ft1
    fmadd.ps ft3, ft2, ft0, ft3
    fmadd.ps ft3, ft4, ft0, ft3
    fsw.ps ft3, 0(a3)
    flw.ps ft2, 28(a2)
    flw.ps ft3, 32(a2)
    flw.ps ft4, 36(a2)
    fmul.ps ft3, ft3, ft1
    fmadd.ps ft3, ft2, ft0, ft3
    fmadd.ps ft3, ft4, ft0, ft3
    fsw.ps ft3, 32(a3)
    flw.ps ft2, 60(a2)
    flw.ps ft3, 64(a2)
    flw.ps ft4, 68(a2)
    fmul.ps ft3, ft3, ft1
    fmadd.ps ft3, ft2, ft0, ft3
    fmadd.ps ft3, ft4, ft0, ft3
    fsw.ps ft3, 64(a3)
    flw.ps ft2, 92(a2)
    flw.ps ft3, 96(a2)
    flw.ps ft4, 100(a2)
    fmul.ps ft3, ft3, ft1
    fmadd.ps ft3, ft2, ft0, ft3
    fmadd.ps ft3, ft4, ft0, ft3
    fsw.ps ft3, 96(a3)
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
    flw.ps ft2, -4(a2)
    flw.ps ft3, 0(a2)
    flw.ps ft4, 4(a2)
    fmul.ps ft3, ft3, ft1
    fmadd.ps ft3, ft2, ft0, ft3
    fmadd.ps ft3, ft4, ft0, ft3
    fsw.ps ft3, 0(a3)
    addi a2, a2, 32
    addi a3, a3, 32
    addi a1, a1, -8
    bgtz a1, tail
end:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
