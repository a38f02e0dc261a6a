# target: rv64gc
# The assembler takes the short form where there is one, unless told not to; the short names always work.
        addi    a0, a0, 1
        addi    a0, a1, 1
        add     a0, a0, a1
        mv      a0, a1
        li      a0, 31
        lw      a0, 4(a1)
        ld      a0, 8(sp)
        sd      ra, 0(sp)
        addi    sp, sp, -32
        addi    a0, sp, 16
        andi    a0, a0, 15
        slli    a0, a0, 4
        sub     a0, a0, a1
        ebreak
        ret
        .option push
        .option norvc
        addi    a0, a0, 1
        ret
        .option pop
        addi    a0, a0, 1
        c.addi4spn      a0, sp, 16
        c.lwsp  a0, 4(sp)
        c.fsd   fa0, 8(a1)
        c.jr    a0
        c.beqz  a0, 4
        c.lui   a0, 0xfffff
