# target: rv64gc_zba_zbb
# Other spellings of one instruction; `norvc` keeps them at full length.
        .option norvc
        nop
        li      a0, -5
        mv      a0, a1
        not     a0, a1
        neg     a0, a1
        negw    a0, a1
        sext.w  a0, a1
        seqz    a0, a1
        snez    a0, a1
        sltz    a0, a1
        sgtz    a0, a1
        beqz    a0, 8
        bnez    a0, 8
        blez    a0, 8
        bgez    a0, 8
        bltz    a0, 8
        bgtz    a0, 8
        bgt     a0, a1, 8
        ble     a0, a1, 8
        bgtu    a0, a1, 8
        bleu    a0, a1, 8
        j       8
        jal     8
        jr      a0
        jalr    a0
        jalr    a0, 4(a1)
        jalr    4(a1)
        ret
        rdinstret       a0
        rdcycle a0
        rdtime  a0
        csrr    a0, mepc
        csrw    mepc, a0
        csrs    mstatus, a0
        csrc    mstatus, a0
        csrwi   mstatus, 8
        csrsi   mstatus, 8
        csrci   mstatus, 8
        frcsr   a0
        fscsr   a0
        fscsr   a0, a1
        frrm    a0
        fsrm    a0
        fsrmi   a0, 1
        frflags a0
        fsflags a0
        fsflagsi        3
        fmv.s   fa0, fa1
        fabs.s  fa0, fa1
        fneg.s  fa0, fa1
        fmv.d   fa0, fa1
        fabs.d  fa0, fa1
        fneg.d  fa0, fa1
        fgt.s   a0, fa0, fa1
        fge.d   a0, fa0, fa1
        zext.b  a0, a1
        zext.w  a0, a1
        zext.h  a0, a1
        sext.b  a0, a1
        sext.h  a0, a1
        unimp
