# target: rv64gcv
# Reserved combinations of operands, register groups that start elsewhere, what the machine lacks.
        vadd.vv v0, v1, v2, v0.t
        vadc.vvm v0, v1, v2, v0
        vwadd.vv v2, v2, v4
        vwadd.wv v2, v2, v2
        vslideup.vi v1, v1, 3
        vrgather.vv v1, v2, v1
        vmsbf.m v1, v1
        viota.m v0, v1, v0.t
        vlseg4e8.v v29, (a0)
        vluxseg2ei8.v v2, (a0), v2
        vmv4r.v v2, v4
        vl8re8.v v4, (a0)
        vsha2ms.vv v4, v4, v8
        vmseq.vv v0, v1, v2, v1.t
        vmsge.vx v0, v2, a0, v0.t
        vadd.vi v1, v2, 16
        vle1024.v v1, (a0)
