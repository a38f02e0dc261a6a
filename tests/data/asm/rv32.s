# target: rv32gc
# The same text means other words where registers have 32 bits.
        .option norvc
        li      a0, 0x80000000
        li      a1, -1
        li      a2, 0x12345678
        slli    a0, a0, 31
        rdcycleh        a0
        .option rvc
        c.jal   8
        c.flw   fa0, 4(a1)
        mv      a0, a1
