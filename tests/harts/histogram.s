# Counts of numbers by their low eight bits.
# Given: the first number, the number behind the last, numbers, counts.
# Eight atomic sums an instruction, at the level that all minions share; it leaves what was there in the place of the ones.
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
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a2, t2
    beq a2, t2, rest
loop:
    flw.ps ft1, 0(a2)
    fandi.pi ft1, ft1, 255
    fslli.pi ft1, ft1, 2
    fbci.pi ft2, 1
    famoaddg.pi ft2, ft1(a3)
    flw.ps ft1, 32(a2)
    fandi.pi ft1, ft1, 255
    fslli.pi ft1, ft1, 2
    fbci.pi ft2, 1
    famoaddg.pi ft2, ft1(a3)
    flw.ps ft1, 64(a2)
    fandi.pi ft1, ft1, 255
    fslli.pi ft1, ft1, 2
    fbci.pi ft2, 1
    famoaddg.pi ft2, ft1(a3)
    flw.ps ft1, 96(a2)
    fandi.pi ft1, ft1, 255
    fslli.pi ft1, ft1, 2
    fbci.pi ft2, 1
    famoaddg.pi ft2, ft1(a3)
    addi a2, a2, 128
    bne a2, t2, loop
rest:
    andi a1, a1, 31
    beqz a1, end
tail:
    li t4, -1
    sll t4, t4, a1
    not t4, t4
    mov.m.x m0, t4, 0
    flw.ps ft1, 0(a2)
    fandi.pi ft1, ft1, 255
    fslli.pi ft1, ft1, 2
    fbci.pi ft2, 1
    famoaddg.pi ft2, ft1(a3)
    addi a2, a2, 32
    addi a1, a1, -8
    bgtz a1, tail
end:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
