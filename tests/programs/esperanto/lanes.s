# The packed unit of the minion in a program: lanes, masks, a gather. It ends with 42.
# target: esperanto-a0
    .text
    .globl _start
_start:
    mov.m.x m0, zero, 255
    # 8 lanes: 1 + 1, 21 + 21, ...
    la a0, data
    flq2 ft0, 0(a0)
    fadd.pi ft1, ft0, ft0
    fsw.ps ft1, 32(a0)
    lw s0, 36(a0)                  # 42
    # lanes without a one in m0 keep what they were
    mov.m.x m0, zero, 1
    fbci.pi ft1, 7
    fmvz.x.ps s1, ft1, 1           # still 42
    mov.m.x m0, zero, 255
    # a gather by byte offsets in lanes
    fbci.pi ft2, 4
    fgw.ps ft3, ft2(a0)
    fmvz.x.ps s2, ft3, 5           # 21
    add s3, s0, s1
    add s3, s3, s2                 # 105
    addi a0, s3, -63
    li a7, 93
    ecall
    .data
    .balign 32
data: .word 1, 21, 3, 4, 5, 6, 7, 8
    .zero 32
