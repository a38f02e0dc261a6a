# target: rv64gc
# Every fault is told, with its place, and none stops the others.
        addd    a0, a1, a2
        addi    a0, a1, 4096
        addi    a0, q9, 1
        add     a0, a1
        add     a0, a1, a2, a3
        lw      a0, 4(a1
        slli    a0, a0, 64
        beq     a0, a1, 3
        j       nowhere
        c.addi4spn      a0, sp, 0
        c.lw    a0, 4(t0)
        csrw    mstatsu, a0
        sh1add  a0, a1, a2
        .word   1 +
        .byte   300
        .string "open
        .nothing        1
twice:
twice:
        fadd.d  fa0, fa1, fa2, rxx
        li      a0, 0x10000000000000000
        lui     a0, %what(twice)
        .equ    x, x + 1
        .align  99
