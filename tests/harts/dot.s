# A sum of products, one for each lane, then that of the lanes.
# Given: the first number, the number behind the last, x, y.
# Two sums, so that none waits for itself.
_start:
    csrr t0, hartid
    slli t0, t0, 7
    add s0, a0, t0
    ld a0, 0(s0)
    ld a1, 8(s0)
    ld a2, 16(s0)
    ld a3, 24(s0)
    li a4, 0
    sub a1, a1, a0
    blez a1, end
    mov.m.x m0, zero, 255
    slli t1, a0, 2
    add a2, a2, t1
    add a3, a3, t1
    fbci.pi ft0, 0
    fbci.pi ft1, 0
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a3, t2
    beq a3, t2, rest
loop:
    flw.ps ft2, 0(a2)
    flw.ps ft3, 0(a3)
    fmul.pi ft2, ft2, ft3
    fadd.pi ft0, ft0, ft2
    flw.ps ft2, 32(a2)
    flw.ps ft3, 32(a3)
    fmul.pi ft2, ft2, ft3
    fadd.pi ft1, ft1, ft2
    flw.ps ft2, 64(a2)
    flw.ps ft3, 64(a3)
    fmul.pi ft2, ft2, ft3
    fadd.pi ft0, ft0, ft2
    flw.ps ft2, 96(a2)
    flw.ps ft3, 96(a3)
    fmul.pi ft2, ft2, ft3
    fadd.pi ft1, ft1, ft2
    addi a2, a2, 128
    addi a3, a3, 128
    bne a3, t2, loop
rest:
    andi a1, a1, 31
    beqz a1, done
tail:
    li t4, -1
    sll t4, t4, a1
    not t4, t4
    mov.m.x m0, t4, 0
    flw.ps ft2, 0(a2)
    flw.ps ft3, 0(a3)
    fmul.pi ft2, ft2, ft3
    fadd.pi ft0, ft0, ft2
    addi a2, a2, 32
    addi a3, a3, 32
    addi a1, a1, -8
    bgtz a1, tail
done:
    mov.m.x m0, zero, 255
    fadd.pi ft0, ft0, ft1
    fswizz.ps ft2, ft0, 0xb1
    fadd.pi ft0, ft0, ft2
    fswizz.ps ft2, ft0, 0x4e
    fadd.pi ft0, ft0, ft2
    fmvs.x.ps t0, ft0, 4
    fmvs.x.ps t1, ft0, 0
    addw a4, t0, t1
end:
    sd a4, 64(s0)
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
