# target: rv64imafd_zicsr_zifencei_zihintpause_zfh_zacas_zabha
# Every shape of operand: registers by both names, numbers in every base, optional parts, named codes.
        add     x10, a1, x12
        addi    fp, s0, -2048
        addi    a0, a0, 0x7ff
        addi    a0, a0, 0b101
        lw      a0, (sp)
        lw      a0, 8(sp)
        sd      ra, -8(sp)
        lui     a0, 0xfffff
        auipc   a0, 1
        slli    a0, a0, 63
        fence
        fence   rw, w
        fence   iorw, iorw
        fence.i
        fence.tso
        pause
        csrrw   a0, mstatus, a1
        csrrs   a0, 0x300, zero
        csrrci  a0, fcsr, 31
        lr.d    a0, (a1)
        lr.w.aq a0, (a1)
        sc.d.rl a0, a2, (a1)
        amoadd.w.aqrl   a0, a1, (a2)
        amocas.d        a0, a2, (a4)
        amoswap.b       a0, a1, (a2)
        fadd.s  ft0, ft1, fa0
        fadd.d  f0, f1, f2, rtz
        fmadd.h fa0, fa1, fa2, fa3, rne
        fcvt.w.d        a0, fa0, rup
        fcvt.d.w        fa0, a0
        flw     fa0, 4(a0)
        fsd     fa0, -8(a0)
        fclass.d        a0, fa0
