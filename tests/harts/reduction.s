# A sum, a least and a greatest at once.
# Given: the first number, the number behind the last, x, the place of the three, what the sum and the greatest begin with.
# One register for each; of lanes at the end.
_start:
    csrr t0, hartid
    slli t0, t0, 7
    add s0, a0, t0
    ld a0, 0(s0)
    ld a1, 8(s0)
    ld a2, 16(s0)
    ld a3, 24(s0)
    ld a4, 32(s0)
    ld a5, 40(s0)
    li a6, 0x7fffffff
    sub a1, a1, a0
    blez a1, end
    mov.m.x m0, zero, 255
    slli t1, a0, 2
    add a2, a2, t1
    fbci.pi ft0, 0
    fbcx.ps ft1, a6
    fbcx.ps ft2, a5
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a2, t2
    beq a2, t2, rest
loop:
    flw.ps ft3, 0(a2)
    fadd.pi ft0, ft0, ft3
    fmin.pi ft1, ft1, ft3
    fmax.pi ft2, ft2, ft3
    flw.ps ft3, 32(a2)
    fadd.pi ft0, ft0, ft3
    fmin.pi ft1, ft1, ft3
    fmax.pi ft2, ft2, ft3
    flw.ps ft3, 64(a2)
    fadd.pi ft0, ft0, ft3
    fmin.pi ft1, ft1, ft3
    fmax.pi ft2, ft2, ft3
    flw.ps ft3, 96(a2)
    fadd.pi ft0, ft0, ft3
    fmin.pi ft1, ft1, ft3
    fmax.pi ft2, ft2, ft3
    addi a2, a2, 128
    bne a2, t2, loop
rest:
    andi a1, a1, 31
    beqz a1, done
tail:
    li t4, -1
    sll t4, t4, a1
    not t4, t4
    mov.m.x m0, t4, 0
    flw.ps ft3, 0(a2)
    fadd.pi ft0, ft0, ft3
    fmin.pi ft1, ft1, ft3
    fmax.pi ft2, ft2, ft3
    addi a2, a2, 32
    addi a1, a1, -8
    bgtz a1, tail
done:
    mov.m.x m0, zero, 255
    fswizz.ps ft3, ft0, 0xb1
    fadd.pi ft0, ft0, ft3
    fswizz.ps ft3, ft0, 0x4e
    fadd.pi ft0, ft0, ft3
    fmvs.x.ps t0, ft0, 4
    fmvs.x.ps t1, ft0, 0
    add t0, t0, t1
    addw a4, a4, t0
    fswizz.ps ft3, ft1, 0xb1
    fmin.pi ft1, ft1, ft3
    fswizz.ps ft3, ft1, 0x4e
    fmin.pi ft1, ft1, ft3
    fmvs.x.ps a6, ft1, 4
    fmvs.x.ps t1, ft1, 0
    ble a6, t1, least
    mv a6, t1
least:
    fswizz.ps ft3, ft2, 0xb1
    fmax.pi ft2, ft2, ft3
    fswizz.ps ft3, ft2, 0x4e
    fmax.pi ft2, ft2, ft3
    fmvs.x.ps a5, ft2, 4
    fmvs.x.ps t1, ft2, 0
    bge a5, t1, greatest
    mv a5, t1
greatest:
end:
    sd a4, 0(a3)
    sd a6, 8(a3)
    sd a5, 16(a3)
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
