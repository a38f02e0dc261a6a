# y = y + 3 * x where x is more than 50.
# Given: the first number, the number behind the last, x, y.
# The comparison writes the mask that the rest runs under.
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
    fbci.pi ft0, 50
    fbci.pi ft1, 3
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a3, t2
    beq a3, t2, rest
loop:
    flw.ps ft2, 0(a2)
    fltm.pi m0, ft0, ft2
    flw.ps ft3, 0(a3)
    fmul.pi ft2, ft2, ft1
    fadd.pi ft3, ft3, ft2
    fsw.ps ft3, 0(a3)
    mov.m.x m0, zero, 255
    flw.ps ft2, 32(a2)
    fltm.pi m0, ft0, ft2
    flw.ps ft3, 32(a3)
    fmul.pi ft2, ft2, ft1
    fadd.pi ft3, ft3, ft2
    fsw.ps ft3, 32(a3)
    mov.m.x m0, zero, 255
    flw.ps ft2, 64(a2)
    fltm.pi m0, ft0, ft2
    flw.ps ft3, 64(a3)
    fmul.pi ft2, ft2, ft1
    fadd.pi ft3, ft3, ft2
    fsw.ps ft3, 64(a3)
    mov.m.x m0, zero, 255
    flw.ps ft2, 96(a2)
    fltm.pi m0, ft0, ft2
    flw.ps ft3, 96(a3)
    fmul.pi ft2, ft2, ft1
    fadd.pi ft3, ft3, ft2
    fsw.ps ft3, 96(a3)
    mov.m.x m0, zero, 255
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
    flw.ps ft2, 0(a2)
    fltm.pi m0, ft0, ft2
    flw.ps ft3, 0(a3)
    fmul.pi ft2, ft2, ft1
    fadd.pi ft3, ft3, ft2
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
