# Elements of a table by the low ten bits of indices.
# Given: the first number, the number behind the last, the table, indices, results.
# An offset is in bytes.
_start:
    csrr t0, hartid
    slli t0, t0, 7
    add s0, a0, t0
    ld a0, 0(s0)
    ld a1, 8(s0)
    ld a2, 16(s0)
    ld a3, 24(s0)
    ld a4, 32(s0)
    sub a1, a1, a0
    blez a1, end
    mov.m.x m0, zero, 255
    slli t1, a0, 2
    add a3, a3, t1
    add a4, a4, t1
    fbci.pi ft0, 1023
    andi t2, a1, -32
    slli t2, t2, 2
    add t2, a4, t2
    beq a4, t2, rest
loop:
    flw.ps ft1, 0(a3)
    fand.pi ft1, ft1, ft0
    fslli.pi ft1, ft1, 2
    fgw.ps ft1, ft1(a2)
    fsw.ps ft1, 0(a4)
    flw.ps ft1, 32(a3)
    fand.pi ft1, ft1, ft0
    fslli.pi ft1, ft1, 2
    fgw.ps ft1, ft1(a2)
    fsw.ps ft1, 32(a4)
    flw.ps ft1, 64(a3)
    fand.pi ft1, ft1, ft0
    fslli.pi ft1, ft1, 2
    fgw.ps ft1, ft1(a2)
    fsw.ps ft1, 64(a4)
    flw.ps ft1, 96(a3)
    fand.pi ft1, ft1, ft0
    fslli.pi ft1, ft1, 2
    fgw.ps ft1, ft1(a2)
    fsw.ps ft1, 96(a4)
    addi a3, a3, 128
    addi a4, a4, 128
    bne a4, t2, loop
rest:
    andi a1, a1, 31
    beqz a1, end
tail:
    li t4, -1
    sll t4, t4, a1
    not t4, t4
    mov.m.x m0, t4, 0
    flw.ps ft1, 0(a3)
    fand.pi ft1, ft1, ft0
    fslli.pi ft1, ft1, 2
    fgw.ps ft1, ft1(a2)
    fsw.ps ft1, 0(a4)
    addi a3, a3, 32
    addi a4, a4, 32
    addi a1, a1, -8
    bgtz a1, tail
end:
    li a0, 8
    li a1, 0
    li a2, 0
    ecall
