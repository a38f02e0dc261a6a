# target: rv64gcv
# Spellings of vector instructions: aliases, names of drafts, comparisons that are several instructions, settings.
        .option norvc
        vmsge.vi v1, v2, -15
        vmslt.vi v1, v2, 16, v0.t
        vmsgeu.vi v1, v2, 0
        vmsltu.vi v1, v2, 0, v0.t
        vmsltu.vi v1, v2, 16
        vmsge.vx v1, v2, a0
        vmsge.vx v1, v2, a0, v0.t
        vmsgeu.vx v0, v2, a0, v0.t, v3
        vmsge.vx v4, v2, a0, v0.t, v3
        vmsgt.vv v1, v2, v3, v0.t
        vmsgeu.vv v1, v2, v3
        vmfgt.vv v1, v2, v3, v0.t
        vfneg.v v1, v2
        vfabs.v v1, v2, v0.t
        vneg.v v1, v2
        vl2r.v v2, (a0)
        vle1.v v2, (a0)
        vse1.v v2, (a0)
        vpopc.m a0, v1
        vmandnot.mm v1, v2, v3
        vmornot.mm v1, v2, v3
        vfredsum.vs v1, v2, v3
        vfwredsum.vs v1, v2, v3
        vmset.m v1
        vle8.v v8, 0(a0)
        vsetvli a0, a1, e8, m1, ta, ma
        vwcvt.x.x.v v2, v4
        vwcvtu.x.x.v v2, v4, v0.t
        vncvt.x.x.w v2, v4, v0.t
        vmnot.m v1, v2
        vmclr.m v3
        vloxseg3ei16.v v8, (a0), v16, v0.t
        vmsge.vx v0, v2, a0, v0.t, v3
        vmsgeu.vx v4, v2, a0, v0.t
        vmflt.vv v1, v2, v3
        vmfge.vv v1, v2, v3
        vmsltu.vi v1, v2, 1
        vsetvli a0, a1, 1024
        vsetvli zero, zero, e64, mf8, tu, mu
        vsetivli a0, 31, e16, mf4, ta, mu
        vsetvl a0, a1, a2
        csrr a0, vlenb
        csrr a0, vl
        csrwi vxrm, 2
