//! Extension Zve32f: 101 instructions. vectors of integers up to 32 bits and of single-precision numbers
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vfadd.vv vd, vs2, vs1[, vm]`: Floating-point sum
        #[inline]
        pub const fn vfadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfadd.vf vd, vs2, fs1[, vm]`: Floating-point sum
        #[inline]
        pub const fn vfadd_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfaddVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsub.vv vd, vs2, vs1[, vm]`: Floating-point difference
        #[inline]
        pub const fn vfsub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsub.vf vd, vs2, fs1[, vm]`: Floating-point difference
        #[inline]
        pub const fn vfsub_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsubVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmin.vv vd, vs2, vs1[, vm]`: Floating-point minimum
        #[inline]
        pub const fn vfmin_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfminVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmin.vf vd, vs2, fs1[, vm]`: Floating-point minimum
        #[inline]
        pub const fn vfmin_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfminVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmax.vv vd, vs2, vs1[, vm]`: Floating-point maximum
        #[inline]
        pub const fn vfmax_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaxVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmax.vf vd, vs2, fs1[, vm]`: Floating-point maximum
        #[inline]
        pub const fn vfmax_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaxVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnj.vv vd, vs2, vs1[, vm]`: Floating-point value of the first source with the sign of the second
        #[inline]
        pub const fn vfsgnj_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnj.vf vd, vs2, fs1[, vm]`: Floating-point value of the first source with the sign of the second
        #[inline]
        pub const fn vfsgnj_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnjn.vv vd, vs2, vs1[, vm]`: Floating-point value of the first source with the inverted sign of the second
        #[inline]
        pub const fn vfsgnjn_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjnVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnjn.vf vd, vs2, fs1[, vm]`: Floating-point value of the first source with the inverted sign of the second
        #[inline]
        pub const fn vfsgnjn_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjnVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnjx.vv vd, vs2, vs1[, vm]`: Floating-point value of the first source with the exclusive or of the signs
        #[inline]
        pub const fn vfsgnjx_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjxVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfsgnjx.vf vd, vs2, fs1[, vm]`: Floating-point value of the first source with the exclusive or of the signs
        #[inline]
        pub const fn vfsgnjx_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsgnjxVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfdiv.vv vd, vs2, vs1[, vm]`: Floating-point quotient
        #[inline]
        pub const fn vfdiv_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfdivVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfdiv.vf vd, vs2, fs1[, vm]`: Floating-point quotient
        #[inline]
        pub const fn vfdiv_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfdivVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfrdiv.vf vd, vs2, fs1[, vm]`: Floating-point quotient with the sources exchanged
        #[inline]
        pub const fn vfrdiv_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfrdivVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmul.vv vd, vs2, vs1[, vm]`: Floating-point product
        #[inline]
        pub const fn vfmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmul.vf vd, vs2, fs1[, vm]`: Floating-point product
        #[inline]
        pub const fn vfmul_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmulVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfrsub.vf vd, vs2, fs1[, vm]`: Floating-point difference with the sources exchanged
        #[inline]
        pub const fn vfrsub_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfrsubVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmadd.vv vd, vs1, vs2[, vm]`: Fused multiply-add: destination times source plus the other source
        #[inline]
        pub const fn vfmadd_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaddVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmadd.vf vd, fs1, vs2[, vm]`: Fused multiply-add: destination times source plus the other source
        #[inline]
        pub const fn vfmadd_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaddVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmadd.vv vd, vs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmadd_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmaddVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmadd.vf vd, fs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmadd_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmaddVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmsub.vv vd, vs1, vs2[, vm]`: Fused multiply-add: destination times source minus the other source
        #[inline]
        pub const fn vfmsub_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmsubVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmsub.vf vd, fs1, vs2[, vm]`: Fused multiply-add: destination times source minus the other source
        #[inline]
        pub const fn vfmsub_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmsubVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmsub.vv vd, vs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmsub_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmsubVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmsub.vf vd, fs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmsub_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmsubVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmacc.vv vd, vs1, vs2[, vm]`: Fused multiply-add: product plus destination
        #[inline]
        pub const fn vfmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmacc.vf vd, fs1, vs2[, vm]`: Fused multiply-add: product plus destination
        #[inline]
        pub const fn vfmacc_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmaccVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmacc.vv vd, vs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmacc.vf vd, fs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmacc_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmaccVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmsac.vv vd, vs1, vs2[, vm]`: Fused multiply-add: product minus destination
        #[inline]
        pub const fn vfmsac_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmsacVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfmsac.vf vd, fs1, vs2[, vm]`: Fused multiply-add: product minus destination
        #[inline]
        pub const fn vfmsac_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfmsacVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmsac.vv vd, vs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmsac_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmsacVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfnmsac.vf vd, fs1, vs2[, vm]`: Fused multiply-add: the same, negated
        #[inline]
        pub const fn vfnmsac_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfnmsacVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwadd.vv vd, vs2, vs1[, vm]`: Floating-point add, twice as wide
        #[inline]
        pub const fn vfwadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwadd.vf vd, vs2, fs1[, vm]`: Floating-point add, twice as wide
        #[inline]
        pub const fn vfwadd_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwaddVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwsub.vv vd, vs2, vs1[, vm]`: Floating-point sub, twice as wide
        #[inline]
        pub const fn vfwsub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwsubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwsub.vf vd, vs2, fs1[, vm]`: Floating-point sub, twice as wide
        #[inline]
        pub const fn vfwsub_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwsubVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmul.vv vd, vs2, vs1[, vm]`: Floating-point mul, twice as wide
        #[inline]
        pub const fn vfwmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmul.vf vd, vs2, fs1[, vm]`: Floating-point mul, twice as wide
        #[inline]
        pub const fn vfwmul_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmulVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwadd.wv vd, vs2, vs1[, vm]`: Floating-point add with a first source that is twice as wide
        #[inline]
        pub const fn vfwadd_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwaddWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwadd.wf vd, vs2, fs1[, vm]`: Floating-point add with a first source that is twice as wide
        #[inline]
        pub const fn vfwadd_wf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwaddWf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwsub.wv vd, vs2, vs1[, vm]`: Floating-point sub with a first source that is twice as wide
        #[inline]
        pub const fn vfwsub_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwsubWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwsub.wf vd, vs2, fs1[, vm]`: Floating-point sub with a first source that is twice as wide
        #[inline]
        pub const fn vfwsub_wf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwsubWf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmacc.vv vd, vs1, vs2[, vm]`: Fused multiply-add, twice as wide: product plus destination
        #[inline]
        pub const fn vfwmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmacc.vf vd, fs1, vs2[, vm]`: Fused multiply-add, twice as wide: product plus destination
        #[inline]
        pub const fn vfwmacc_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmaccVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwnmacc.vv vd, vs1, vs2[, vm]`: Fused multiply-add, twice as wide: the same, negated
        #[inline]
        pub const fn vfwnmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwnmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwnmacc.vf vd, fs1, vs2[, vm]`: Fused multiply-add, twice as wide: the same, negated
        #[inline]
        pub const fn vfwnmacc_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwnmaccVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmsac.vv vd, vs1, vs2[, vm]`: Fused multiply-add, twice as wide: product minus destination
        #[inline]
        pub const fn vfwmsac_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmsacVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmsac.vf vd, fs1, vs2[, vm]`: Fused multiply-add, twice as wide: product minus destination
        #[inline]
        pub const fn vfwmsac_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwmsacVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwnmsac.vv vd, vs1, vs2[, vm]`: Fused multiply-add, twice as wide: the same, negated
        #[inline]
        pub const fn vfwnmsac_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwnmsacVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwnmsac.vf vd, fs1, vs2[, vm]`: Fused multiply-add, twice as wide: the same, negated
        #[inline]
        pub const fn vfwnmsac_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwnmsacVf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfeq.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is equal to the second
        #[inline]
        pub const fn vmfeq_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfeqVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfeq.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is equal to the second
        #[inline]
        pub const fn vmfeq_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfeqVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfle.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is not above the second
        #[inline]
        pub const fn vmfle_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfleVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfle.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is not above the second
        #[inline]
        pub const fn vmfle_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfleVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmflt.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is below the second
        #[inline]
        pub const fn vmflt_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfltVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmflt.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is below the second
        #[inline]
        pub const fn vmflt_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfltVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfne.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is not equal to the second
        #[inline]
        pub const fn vmfne_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfneVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfne.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is not equal to the second
        #[inline]
        pub const fn vmfne_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfneVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfgt.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is above the second
        #[inline]
        pub const fn vmfgt_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfgtVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmfge.vf vd, vs2, fs1[, vm]`: Mask of elements where the first source is not below the second
        #[inline]
        pub const fn vmfge_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmfgeVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfredusum.vs vd, vs2, vs1[, vm]`: Floating-point sum in any order of all elements and a start value
        #[inline]
        pub const fn vfredusum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfredusumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfredosum.vs vd, vs2, vs1[, vm]`: Floating-point sum in order of all elements and a start value
        #[inline]
        pub const fn vfredosum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfredosumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfredmin.vs vd, vs2, vs1[, vm]`: Floating-point minimum of all elements and a start value
        #[inline]
        pub const fn vfredmin_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfredminVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfredmax.vs vd, vs2, vs1[, vm]`: Floating-point maximum of all elements and a start value
        #[inline]
        pub const fn vfredmax_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfredmaxVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwredusum.vs vd, vs2, vs1[, vm]`: Floating-point sum of all elements and a start value in any order, twice as wide
        #[inline]
        pub const fn vfwredusum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwredusumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwredosum.vs vd, vs2, vs1[, vm]`: Floating-point sum of all elements and a start value in order, twice as wide
        #[inline]
        pub const fn vfwredosum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwredosumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfcvt.xu.f.v vd, vs2[, vm]`: Floating point to unsigned integer
        #[inline]
        pub const fn vfcvt_xu_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtXuFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfcvt.rtz.xu.f.v vd, vs2[, vm]`: Floating point to unsigned integer, rounded to zero
        #[inline]
        pub const fn vfcvt_rtz_xu_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtRtzXuFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfcvt.x.f.v vd, vs2[, vm]`: Floating point to signed integer
        #[inline]
        pub const fn vfcvt_x_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtXFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfcvt.rtz.x.f.v vd, vs2[, vm]`: Floating point to signed integer, rounded to zero
        #[inline]
        pub const fn vfcvt_rtz_x_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtRtzXFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.xu.f.v vd, vs2[, vm]`: Floating point to unsigned integer, twice as wide
        #[inline]
        pub const fn vfwcvt_xu_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtXuFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.rtz.xu.f.v vd, vs2[, vm]`: Floating point to unsigned integer, rounded to zero, twice as wide
        #[inline]
        pub const fn vfwcvt_rtz_xu_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtRtzXuFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.x.f.v vd, vs2[, vm]`: Floating point to signed integer, twice as wide
        #[inline]
        pub const fn vfwcvt_x_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtXFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.rtz.x.f.v vd, vs2[, vm]`: Floating point to signed integer, rounded to zero, twice as wide
        #[inline]
        pub const fn vfwcvt_rtz_x_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtRtzXFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.xu.f.w vd, vs2[, vm]`: Floating point to unsigned integer, half as wide
        #[inline]
        pub const fn vfncvt_xu_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtXuFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.rtz.xu.f.w vd, vs2[, vm]`: Floating point to unsigned integer, rounded to zero, half as wide
        #[inline]
        pub const fn vfncvt_rtz_xu_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtRtzXuFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.x.f.w vd, vs2[, vm]`: Floating point to signed integer, half as wide
        #[inline]
        pub const fn vfncvt_x_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtXFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.rtz.x.f.w vd, vs2[, vm]`: Floating point to signed integer, rounded to zero, half as wide
        #[inline]
        pub const fn vfncvt_rtz_x_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtRtzXFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfcvt.f.xu.v vd, vs2[, vm]`: unsigned integer to floating point
        #[inline]
        pub const fn vfcvt_f_xu_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtFXuV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfcvt.f.x.v vd, vs2[, vm]`: signed integer to floating point
        #[inline]
        pub const fn vfcvt_f_x_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfcvtFXV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.f.xu.v vd, vs2[, vm]`: unsigned integer to floating point, twice as wide
        #[inline]
        pub const fn vfwcvt_f_xu_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtFXuV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.f.x.v vd, vs2[, vm]`: signed integer to floating point, twice as wide
        #[inline]
        pub const fn vfwcvt_f_x_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtFXV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.f.xu.w vd, vs2[, vm]`: unsigned integer to floating point, half as wide
        #[inline]
        pub const fn vfncvt_f_xu_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtFXuW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.f.x.w vd, vs2[, vm]`: signed integer to floating point, half as wide
        #[inline]
        pub const fn vfncvt_f_x_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtFXW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvt.f.f.v vd, vs2[, vm]`: Floating point, twice as wide
        #[inline]
        pub const fn vfwcvt_f_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfwcvtFFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.f.f.w vd, vs2[, vm]`: Floating point, half as wide
        #[inline]
        pub const fn vfncvt_f_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtFFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfncvt.rod.f.f.w vd, vs2[, vm]`: Floating point, half as wide, rounded to odd
        #[inline]
        pub const fn vfncvt_rod_f_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfncvtRodFFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfsqrt.v vd, vs2[, vm]`: Floating-point square root
        #[inline]
        pub const fn vfsqrt_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfsqrtV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfrsqrt7.v vd, vs2[, vm]`: Reciprocal of the square root to 7 bits
        #[inline]
        pub const fn vfrsqrt7_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfrsqrt7V,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfrec7.v vd, vs2[, vm]`: Reciprocal to 7 bits
        #[inline]
        pub const fn vfrec7_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfrec7V,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfclass.v vd, vs2[, vm]`: Class of a number as one of ten bits
        #[inline]
        pub const fn vfclass_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfclassV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfmerge.vfm vd, vs2, fs1, v0`: Scalar where the mask v0 is set, else the source
        #[inline]
        pub const fn vfmerge_vfm(vd: Vreg, vs2: Vreg, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::VfmergeVfm,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, 0, 0],
            }
        }
        /// `vfmv.v.f vd, fs1`: Copy a floating-point register to all elements
        #[inline]
        pub const fn vfmv_v_f(vd: Vreg, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::VfmvVF,
                args: [vd as Arg, fs1 as Arg, 0, 0, 0],
            }
        }
        /// `vfmv.f.s fd, vs2`: First element into a floating-point register
        #[inline]
        pub const fn vfmv_f_s(fd: Fpr, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VfmvFS,
                args: [fd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vfmv.s.f vd, fs1`: Floating-point register into the first element
        #[inline]
        pub const fn vfmv_s_f(vd: Vreg, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::VfmvSF,
                args: [vd as Arg, fs1 as Arg, 0, 0, 0],
            }
        }
        /// `vfslide1up.vf vd, vs2, fs1[, vm]`: Move elements up by one place and put a scalar into the first
        #[inline]
        pub const fn vfslide1up_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfslide1upVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vfslide1down.vf vd, vs2, fs1[, vm]`: Move elements down by one place and put a scalar into the last
        #[inline]
        pub const fn vfslide1down_vf(vd: Vreg, vs2: Vreg, fs1: Fpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfslide1downVf,
                args: [vd as Arg, vs2 as Arg, fs1 as Arg, vm as Arg, 0],
            }
        }
    }
}
pub(crate) const VFADD_VV: Op = Op {
    name: "vfadd.vv",
    ident: "vfadd_vv",
    feature: 25,
    length: 32,
    value: 0x1057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point sum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T00D0F4D8,
    ..Op::DEFAULT
};
pub(crate) const VFADD_VF: Op = Op {
    name: "vfadd.vf",
    ident: "vfadd_vf",
    feature: 25,
    length: 32,
    value: 0x5057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point sum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T84006852,
    ..Op::DEFAULT
};
pub(crate) const VFSUB_VV: Op = Op {
    name: "vfsub.vv",
    ident: "vfsub_vv",
    feature: 25,
    length: 32,
    value: 0x8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point difference"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TC3B65B3B,
    ..Op::DEFAULT
};
pub(crate) const VFSUB_VF: Op = Op {
    name: "vfsub.vf",
    ident: "vfsub_vf",
    feature: 25,
    length: 32,
    value: 0x8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point difference"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T928702FD,
    ..Op::DEFAULT
};
pub(crate) const VFMIN_VV: Op = Op {
    name: "vfmin.vv",
    ident: "vfmin_vv",
    feature: 25,
    length: 32,
    value: 0x10001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point minimum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T7FA25788,
    ..Op::DEFAULT
};
pub(crate) const VFMIN_VF: Op = Op {
    name: "vfmin.vf",
    ident: "vfmin_vf",
    feature: 25,
    length: 32,
    value: 0x10005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point minimum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T8595A92A,
    ..Op::DEFAULT
};
pub(crate) const VFMAX_VV: Op = Op {
    name: "vfmax.vv",
    ident: "vfmax_vv",
    feature: 25,
    length: 32,
    value: 0x18001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point maximum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T95670BE2,
    ..Op::DEFAULT
};
pub(crate) const VFMAX_VF: Op = Op {
    name: "vfmax.vf",
    ident: "vfmax_vf",
    feature: 25,
    length: 32,
    value: 0x18005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point maximum"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TE98AEE40,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJ_VV: Op = Op {
    name: "vfsgnj.vv",
    ident: "vfsgnj_vv",
    feature: 25,
    length: 32,
    value: 0x20001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point value of the first source with the sign of the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T5730D234,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJ_VF: Op = Op {
    name: "vfsgnj.vf",
    ident: "vfsgnj_vf",
    feature: 25,
    length: 32,
    value: 0x20005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point value of the first source with the sign of the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TD2E98C32,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJN_VV: Op = Op {
    name: "vfsgnjn.vv",
    ident: "vfsgnjn_vv",
    feature: 25,
    length: 32,
    value: 0x24001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Floating-point value of the first source with the inverted sign of the second"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T5B609689,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJN_VF: Op = Op {
    name: "vfsgnjn.vf",
    ident: "vfsgnjn_vf",
    feature: 25,
    length: 32,
    value: 0x24005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!(
        "Floating-point value of the first source with the inverted sign of the second"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T82DCBF0B,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJX_VV: Op = Op {
    name: "vfsgnjx.vv",
    ident: "vfsgnjx_vv",
    feature: 25,
    length: 32,
    value: 0x28001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Floating-point value of the first source with the exclusive or of the signs"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T17C3C4FB,
    ..Op::DEFAULT
};
pub(crate) const VFSGNJX_VF: Op = Op {
    name: "vfsgnjx.vf",
    ident: "vfsgnjx_vf",
    feature: 25,
    length: 32,
    value: 0x28005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!(
        "Floating-point value of the first source with the exclusive or of the signs"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T405301D1,
    ..Op::DEFAULT
};
pub(crate) const VFDIV_VV: Op = Op {
    name: "vfdiv.vv",
    ident: "vfdiv_vv",
    feature: 25,
    length: 32,
    value: 0x80001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point quotient"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T0D80D3E0,
    ..Op::DEFAULT
};
pub(crate) const VFDIV_VF: Op = Op {
    name: "vfdiv.vf",
    ident: "vfdiv_vf",
    feature: 25,
    length: 32,
    value: 0x80005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point quotient"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TDE639ABE,
    ..Op::DEFAULT
};
pub(crate) const VFRDIV_VF: Op = Op {
    name: "vfrdiv.vf",
    ident: "vfrdiv_vf",
    feature: 25,
    length: 32,
    value: 0x84005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point quotient with the sources exchanged"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TEA590308,
    ..Op::DEFAULT
};
pub(crate) const VFMUL_VV: Op = Op {
    name: "vfmul.vv",
    ident: "vfmul_vv",
    feature: 25,
    length: 32,
    value: 0x90001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point product"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T67B5D4D7,
    ..Op::DEFAULT
};
pub(crate) const VFMUL_VF: Op = Op {
    name: "vfmul.vf",
    ident: "vfmul_vf",
    feature: 25,
    length: 32,
    value: 0x90005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point product"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T5B3A5FE9,
    ..Op::DEFAULT
};
pub(crate) const VFRSUB_VF: Op = Op {
    name: "vfrsub.vf",
    ident: "vfrsub_vf",
    feature: 25,
    length: 32,
    value: 0x9c005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point difference with the sources exchanged"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T82A69D97,
    ..Op::DEFAULT
};
pub(crate) const VFMADD_VV: Op = Op {
    name: "vfmadd.vv",
    ident: "vfmadd_vv",
    feature: 25,
    length: 32,
    value: 0xa0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: destination times source plus the other source"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TF22D620E,
    ..Op::DEFAULT
};
pub(crate) const VFMADD_VF: Op = Op {
    name: "vfmadd.vf",
    ident: "vfmadd_vf",
    feature: 25,
    length: 32,
    value: 0xa0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: destination times source plus the other source"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TCBA77244,
    ..Op::DEFAULT
};
pub(crate) const VFNMADD_VV: Op = Op {
    name: "vfnmadd.vv",
    ident: "vfnmadd_vv",
    feature: 25,
    length: 32,
    value: 0xa4001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T3C225ED4,
    ..Op::DEFAULT
};
pub(crate) const VFNMADD_VF: Op = Op {
    name: "vfnmadd.vf",
    ident: "vfnmadd_vf",
    feature: 25,
    length: 32,
    value: 0xa4005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T34BF6102,
    ..Op::DEFAULT
};
pub(crate) const VFMSUB_VV: Op = Op {
    name: "vfmsub.vv",
    ident: "vfmsub_vv",
    feature: 25,
    length: 32,
    value: 0xa8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: destination times source minus the other source"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T4FC72491,
    ..Op::DEFAULT
};
pub(crate) const VFMSUB_VF: Op = Op {
    name: "vfmsub.vf",
    ident: "vfmsub_vf",
    feature: 25,
    length: 32,
    value: 0xa8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: destination times source minus the other source"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TAB4C7F13,
    ..Op::DEFAULT
};
pub(crate) const VFNMSUB_VV: Op = Op {
    name: "vfnmsub.vv",
    ident: "vfnmsub_vv",
    feature: 25,
    length: 32,
    value: 0xac001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T333EF4D3,
    ..Op::DEFAULT
};
pub(crate) const VFNMSUB_VF: Op = Op {
    name: "vfnmsub.vf",
    ident: "vfnmsub_vf",
    feature: 25,
    length: 32,
    value: 0xac005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T0E119085,
    ..Op::DEFAULT
};
pub(crate) const VFMACC_VV: Op = Op {
    name: "vfmacc.vv",
    ident: "vfmacc_vv",
    feature: 25,
    length: 32,
    value: 0xb0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: product plus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TC304A264,
    ..Op::DEFAULT
};
pub(crate) const VFMACC_VF: Op = Op {
    name: "vfmacc.vf",
    ident: "vfmacc_vf",
    feature: 25,
    length: 32,
    value: 0xb0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: product plus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T515F85FA,
    ..Op::DEFAULT
};
pub(crate) const VFNMACC_VV: Op = Op {
    name: "vfnmacc.vv",
    ident: "vfnmacc_vv",
    feature: 25,
    length: 32,
    value: 0xb4001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T948E3FDC,
    ..Op::DEFAULT
};
pub(crate) const VFNMACC_VF: Op = Op {
    name: "vfnmacc.vf",
    ident: "vfnmacc_vf",
    feature: 25,
    length: 32,
    value: 0xb4005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T4B310AC2,
    ..Op::DEFAULT
};
pub(crate) const VFMSAC_VV: Op = Op {
    name: "vfmsac.vv",
    ident: "vfmsac_vv",
    feature: 25,
    length: 32,
    value: 0xb8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: product minus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T2FADA7D1,
    ..Op::DEFAULT
};
pub(crate) const VFMSAC_VF: Op = Op {
    name: "vfmsac.vf",
    ident: "vfmsac_vf",
    feature: 25,
    length: 32,
    value: 0xb8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: product minus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T3CE19FCB,
    ..Op::DEFAULT
};
pub(crate) const VFNMSAC_VV: Op = Op {
    name: "vfnmsac.vv",
    ident: "vfnmsac_vv",
    feature: 25,
    length: 32,
    value: 0xbc001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TB72D0CCD,
    ..Op::DEFAULT
};
pub(crate) const VFNMSAC_VF: Op = Op {
    name: "vfnmsac.vf",
    ident: "vfnmsac_vf",
    feature: 25,
    length: 32,
    value: 0xbc005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TDF509257,
    ..Op::DEFAULT
};
pub(crate) const VFWADD_VV: Op = Op {
    name: "vfwadd.vv",
    ident: "vfwadd_vv",
    feature: 25,
    length: 32,
    value: 0xc0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point add, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T080DFF34,
    ..Op::DEFAULT
};
pub(crate) const VFWADD_VF: Op = Op {
    name: "vfwadd.vf",
    ident: "vfwadd_vf",
    feature: 25,
    length: 32,
    value: 0xc0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point add, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TEA957802,
    ..Op::DEFAULT
};
pub(crate) const VFWSUB_VV: Op = Op {
    name: "vfwsub.vv",
    ident: "vfwsub_vv",
    feature: 25,
    length: 32,
    value: 0xc8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point sub, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T20C42A1F,
    ..Op::DEFAULT
};
pub(crate) const VFWSUB_VF: Op = Op {
    name: "vfwsub.vf",
    ident: "vfwsub_vf",
    feature: 25,
    length: 32,
    value: 0xc8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point sub, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T292BA9BD,
    ..Op::DEFAULT
};
pub(crate) const VFWMUL_VV: Op = Op {
    name: "vfwmul.vv",
    ident: "vfwmul_vv",
    feature: 25,
    length: 32,
    value: 0xe0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point mul, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T78C2C32B,
    ..Op::DEFAULT
};
pub(crate) const VFWMUL_VF: Op = Op {
    name: "vfwmul.vf",
    ident: "vfwmul_vf",
    feature: 25,
    length: 32,
    value: 0xe0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point mul, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TF95F9D49,
    ..Op::DEFAULT
};
pub(crate) const VFWADD_WV: Op = Op {
    name: "vfwadd.wv",
    ident: "vfwadd_wv",
    feature: 25,
    length: 32,
    value: 0xd0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point add with a first source that is twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T8B34546C,
    ..Op::DEFAULT
};
pub(crate) const VFWADD_WF: Op = Op {
    name: "vfwadd.wf",
    ident: "vfwadd_wf",
    feature: 25,
    length: 32,
    value: 0xd0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point add with a first source that is twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T87464B30,
    ..Op::DEFAULT
};
pub(crate) const VFWSUB_WV: Op = Op {
    name: "vfwsub.wv",
    ident: "vfwsub_wv",
    feature: 25,
    length: 32,
    value: 0xd8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point sub with a first source that is twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T0AC025B7,
    ..Op::DEFAULT
};
pub(crate) const VFWSUB_WF: Op = Op {
    name: "vfwsub.wf",
    ident: "vfwsub_wf",
    feature: 25,
    length: 32,
    value: 0xd8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point sub with a first source that is twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T08D88583,
    ..Op::DEFAULT
};
pub(crate) const VFWMACC_VV: Op = Op {
    name: "vfwmacc.vv",
    ident: "vfwmacc_vv",
    feature: 25,
    length: 32,
    value: 0xf0001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add, twice as wide: product plus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T39036417,
    ..Op::DEFAULT
};
pub(crate) const VFWMACC_VF: Op = Op {
    name: "vfwmacc.vf",
    ident: "vfwmacc_vf",
    feature: 25,
    length: 32,
    value: 0xf0005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add, twice as wide: product plus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TEA1148ED,
    ..Op::DEFAULT
};
pub(crate) const VFWNMACC_VV: Op = Op {
    name: "vfwnmacc.vv",
    ident: "vfwnmacc_vv",
    feature: 25,
    length: 32,
    value: 0xf4001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add, twice as wide: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TAD8EC87F,
    ..Op::DEFAULT
};
pub(crate) const VFWNMACC_VF: Op = Op {
    name: "vfwnmacc.vf",
    ident: "vfwnmacc_vf",
    feature: 25,
    length: 32,
    value: 0xf4005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add, twice as wide: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T4703FC35,
    ..Op::DEFAULT
};
pub(crate) const VFWMSAC_VV: Op = Op {
    name: "vfwmsac.vv",
    ident: "vfwmsac_vv",
    feature: 25,
    length: 32,
    value: 0xf8001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add, twice as wide: product minus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T207763BE,
    ..Op::DEFAULT
};
pub(crate) const VFWMSAC_VF: Op = Op {
    name: "vfwmsac.vf",
    ident: "vfwmsac_vf",
    feature: 25,
    length: 32,
    value: 0xf8005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add, twice as wide: product minus destination"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TB0E54EB8,
    ..Op::DEFAULT
};
pub(crate) const VFWNMSAC_VV: Op = Op {
    name: "vfwnmsac.vv",
    ident: "vfwnmsac_vv",
    feature: 25,
    length: 32,
    value: 0xfc001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fused multiply-add, twice as wide: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T4A4EFABA,
    ..Op::DEFAULT
};
pub(crate) const VFWNMSAC_VF: Op = Op {
    name: "vfwnmsac.vf",
    ident: "vfwnmsac_vf",
    feature: 25,
    length: 32,
    value: 0xfc005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T1A34D143,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Fused multiply-add, twice as wide: the same, negated"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T76E3A9A4,
    ..Op::DEFAULT
};
pub(crate) const VMFEQ_VV: Op = Op {
    name: "vmfeq.vv",
    ident: "vmfeq_vv",
    feature: 25,
    length: 32,
    value: 0x60001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is equal to the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T82C008D4,
    ..Op::DEFAULT
};
pub(crate) const VMFEQ_VF: Op = Op {
    name: "vmfeq.vf",
    ident: "vmfeq_vf",
    feature: 25,
    length: 32,
    value: 0x60005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is equal to the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T64C742C4,
    ..Op::DEFAULT
};
pub(crate) const VMFLE_VV: Op = Op {
    name: "vmfle.vv",
    ident: "vmfle_vv",
    feature: 25,
    length: 32,
    value: 0x64001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is not above the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TEDCEADED,
    ..Op::DEFAULT
};
pub(crate) const VMFLE_VF: Op = Op {
    name: "vmfle.vf",
    ident: "vmfle_vf",
    feature: 25,
    length: 32,
    value: 0x64005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is not above the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T06F0703D,
    ..Op::DEFAULT
};
pub(crate) const VMFLT_VV: Op = Op {
    name: "vmflt.vv",
    ident: "vmflt_vv",
    feature: 25,
    length: 32,
    value: 0x6c001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is below the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T626C73CA,
    ..Op::DEFAULT
};
pub(crate) const VMFLT_VF: Op = Op {
    name: "vmflt.vf",
    ident: "vmflt_vf",
    feature: 25,
    length: 32,
    value: 0x6c005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is below the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TC185123A,
    ..Op::DEFAULT
};
pub(crate) const VMFNE_VV: Op = Op {
    name: "vmfne.vv",
    ident: "vmfne_vv",
    feature: 25,
    length: 32,
    value: 0x70001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is not equal to the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T49DA51C3,
    ..Op::DEFAULT
};
pub(crate) const VMFNE_VF: Op = Op {
    name: "vmfne.vf",
    ident: "vmfne_vf",
    feature: 25,
    length: 32,
    value: 0x70005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is not equal to the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TB044EA93,
    ..Op::DEFAULT
};
pub(crate) const VMFGT_VF: Op = Op {
    name: "vmfgt.vf",
    ident: "vmfgt_vf",
    feature: 25,
    length: 32,
    value: 0x74005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is above the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T40681D5C,
    ..Op::DEFAULT
};
pub(crate) const VMFGE_VF: Op = Op {
    name: "vmfge.vf",
    ident: "vmfge_vf",
    feature: 25,
    length: 32,
    value: 0x7c005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is not below the second"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TE4A17C4F,
    ..Op::DEFAULT
};
pub(crate) const VFREDUSUM_VS: Op = Op {
    name: "vfredusum.vs",
    ident: "vfredusum_vs",
    feature: 25,
    length: 32,
    value: 0x4001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point sum in any order of all elements and a start value"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TF38AE67D,
    ..Op::DEFAULT
};
pub(crate) const VFREDOSUM_VS: Op = Op {
    name: "vfredosum.vs",
    ident: "vfredosum_vs",
    feature: 25,
    length: 32,
    value: 0xc001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point sum in order of all elements and a start value"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T806B7AC0,
    ..Op::DEFAULT
};
pub(crate) const VFREDMIN_VS: Op = Op {
    name: "vfredmin.vs",
    ident: "vfredmin_vs",
    feature: 25,
    length: 32,
    value: 0x14001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point minimum of all elements and a start value"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T443851F6,
    ..Op::DEFAULT
};
pub(crate) const VFREDMAX_VS: Op = Op {
    name: "vfredmax.vs",
    ident: "vfredmax_vs",
    feature: 25,
    length: 32,
    value: 0x1c001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point maximum of all elements and a start value"),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T5D077A7C,
    ..Op::DEFAULT
};
pub(crate) const VFWREDUSUM_VS: Op = Op {
    name: "vfwredusum.vs",
    ident: "vfwredusum_vs",
    feature: 25,
    length: 32,
    value: 0xc4001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Floating-point sum of all elements and a start value in any order, twice as wide"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &TE6DE8EF7,
    ..Op::DEFAULT
};
pub(crate) const VFWREDOSUM_VS: Op = Op {
    name: "vfwredosum.vs",
    ident: "vfwredosum_vs",
    feature: 25,
    length: 32,
    value: 0xcc001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Floating-point sum of all elements and a start value in order, twice as wide"
    ),
    origin: info!("spec/riscv/vfp.yaml:17"),
    data: &T820499CE,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_XU_F_V: Op = Op {
    name: "vfcvt.xu.f.v",
    ident: "vfcvt_xu_f_v",
    feature: 25,
    length: 32,
    value: 0x48001057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &TDE94EFE3,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_RTZ_XU_F_V: Op = Op {
    name: "vfcvt.rtz.xu.f.v",
    ident: "vfcvt_rtz_xu_f_v",
    feature: 25,
    length: 32,
    value: 0x48031057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer, rounded to zero"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &TDA07ED6C,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_X_F_V: Op = Op {
    name: "vfcvt.x.f.v",
    ident: "vfcvt_x_f_v",
    feature: 25,
    length: 32,
    value: 0x48009057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T687765FD,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_RTZ_X_F_V: Op = Op {
    name: "vfcvt.rtz.x.f.v",
    ident: "vfcvt_rtz_x_f_v",
    feature: 25,
    length: 32,
    value: 0x48039057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer, rounded to zero"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &TB2BA163E,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_XU_F_V: Op = Op {
    name: "vfwcvt.xu.f.v",
    ident: "vfwcvt_xu_f_v",
    feature: 25,
    length: 32,
    value: 0x48041057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T2603E538,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_RTZ_XU_F_V: Op = Op {
    name: "vfwcvt.rtz.xu.f.v",
    ident: "vfwcvt_rtz_xu_f_v",
    feature: 25,
    length: 32,
    value: 0x48071057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer, rounded to zero, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T8410D7E5,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_X_F_V: Op = Op {
    name: "vfwcvt.x.f.v",
    ident: "vfwcvt_x_f_v",
    feature: 25,
    length: 32,
    value: 0x48049057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &TCF8D033A,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_RTZ_X_F_V: Op = Op {
    name: "vfwcvt.rtz.x.f.v",
    ident: "vfwcvt_rtz_x_f_v",
    feature: 25,
    length: 32,
    value: 0x48079057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer, rounded to zero, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &TF3615E5F,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_XU_F_W: Op = Op {
    name: "vfncvt.xu.f.w",
    ident: "vfncvt_xu_f_w",
    feature: 25,
    length: 32,
    value: 0x48081057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T56531D19,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_RTZ_XU_F_W: Op = Op {
    name: "vfncvt.rtz.xu.f.w",
    ident: "vfncvt_rtz_xu_f_w",
    feature: 25,
    length: 32,
    value: 0x480b1057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to unsigned integer, rounded to zero, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T6F0458CE,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_X_F_W: Op = Op {
    name: "vfncvt.x.f.w",
    ident: "vfncvt_x_f_w",
    feature: 25,
    length: 32,
    value: 0x48089057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T53ABC9EF,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_RTZ_X_F_W: Op = Op {
    name: "vfncvt.rtz.x.f.w",
    ident: "vfncvt_rtz_x_f_w",
    feature: 25,
    length: 32,
    value: 0x480b9057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point to signed integer, rounded to zero, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:97"),
    data: &T77B6087C,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_F_XU_V: Op = Op {
    name: "vfcvt.f.xu.v",
    ident: "vfcvt_f_xu_v",
    feature: 25,
    length: 32,
    value: 0x48011057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("unsigned integer to floating point"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &T96C11F2E,
    ..Op::DEFAULT
};
pub(crate) const VFCVT_F_X_V: Op = Op {
    name: "vfcvt.f.x.v",
    ident: "vfcvt_f_x_v",
    feature: 25,
    length: 32,
    value: 0x48019057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("signed integer to floating point"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &T2A2812FC,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_F_XU_V: Op = Op {
    name: "vfwcvt.f.xu.v",
    ident: "vfwcvt_f_xu_v",
    feature: 25,
    length: 32,
    value: 0x48051057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("unsigned integer to floating point, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &T4B90F24C,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_F_X_V: Op = Op {
    name: "vfwcvt.f.x.v",
    ident: "vfwcvt_f_x_v",
    feature: 25,
    length: 32,
    value: 0x48059057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("signed integer to floating point, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &TE7D9B3C2,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_F_XU_W: Op = Op {
    name: "vfncvt.f.xu.w",
    ident: "vfncvt_f_xu_w",
    feature: 25,
    length: 32,
    value: 0x48091057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("unsigned integer to floating point, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &TCB1CFB13,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_F_X_W: Op = Op {
    name: "vfncvt.f.x.w",
    ident: "vfncvt_f_x_w",
    feature: 25,
    length: 32,
    value: 0x48099057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("signed integer to floating point, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:112"),
    data: &TC905F305,
    ..Op::DEFAULT
};
pub(crate) const VFWCVT_F_F_V: Op = Op {
    name: "vfwcvt.f.f.v",
    ident: "vfwcvt_f_f_v",
    feature: 25,
    length: 32,
    value: 0x48061057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point, twice as wide"),
    origin: info!("spec/riscv/vfp.yaml:121"),
    data: &T2877068B,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_F_F_W: Op = Op {
    name: "vfncvt.f.f.w",
    ident: "vfncvt_f_f_w",
    feature: 25,
    length: 32,
    value: 0x480a1057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point, half as wide"),
    origin: info!("spec/riscv/vfp.yaml:121"),
    data: &T4F3773E1,
    ..Op::DEFAULT
};
pub(crate) const VFNCVT_ROD_F_F_W: Op = Op {
    name: "vfncvt.rod.f.f.w",
    ident: "vfncvt_rod_f_f_w",
    feature: 25,
    length: 32,
    value: 0x480a9057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating point, half as wide, rounded to odd"),
    origin: info!("spec/riscv/vfp.yaml:121"),
    data: &TEC23CB96,
    ..Op::DEFAULT
};
pub(crate) const VFSQRT_V: Op = Op {
    name: "vfsqrt.v",
    ident: "vfsqrt_v",
    feature: 25,
    length: 32,
    value: 0x4c001057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Floating-point square root"),
    origin: info!("spec/riscv/vfp.yaml:136"),
    data: &T1A0943EB,
    ..Op::DEFAULT
};
pub(crate) const VFRSQRT7_V: Op = Op {
    name: "vfrsqrt7.v",
    ident: "vfrsqrt7_v",
    feature: 25,
    length: 32,
    value: 0x4c021057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Reciprocal of the square root to 7 bits"),
    origin: info!("spec/riscv/vfp.yaml:136"),
    data: &TF5CD8341,
    ..Op::DEFAULT
};
pub(crate) const VFREC7_V: Op = Op {
    name: "vfrec7.v",
    ident: "vfrec7_v",
    feature: 25,
    length: 32,
    value: 0x4c029057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Reciprocal to 7 bits"),
    origin: info!("spec/riscv/vfp.yaml:136"),
    data: &TD3B7730D,
    ..Op::DEFAULT
};
pub(crate) const VFCLASS_V: Op = Op {
    name: "vfclass.v",
    ident: "vfclass_v",
    feature: 25,
    length: 32,
    value: 0x4c081057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Class of a number as one of ten bits"),
    origin: info!("spec/riscv/vfp.yaml:136"),
    data: &T0516D635,
    ..Op::DEFAULT
};
pub(crate) const VFMERGE_VFM: Op = Op {
    name: "vfmerge.vfm",
    ident: "vfmerge_vfm",
    feature: 25,
    length: 32,
    value: 0x5c005057,
    mask: 0xfe00707f,
    needs: Needs { any: &T73FE101D },
    operands: &T72768B18,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Scalar where the mask v0 is set, else the source"),
    origin: info!("spec/riscv/vfp.yaml:149"),
    data: &T9B8B2BF5,
    ..Op::DEFAULT
};
pub(crate) const VFMV_V_F: Op = Op {
    name: "vfmv.v.f",
    ident: "vfmv_v_f",
    feature: 25,
    length: 32,
    value: 0x5e005057,
    mask: 0xfff0707f,
    needs: Needs { any: &T73FE101D },
    operands: &TF5266ECA,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Copy a floating-point register to all elements"),
    origin: info!("spec/riscv/vfp.yaml:155"),
    data: &TC074E270,
    ..Op::DEFAULT
};
pub(crate) const VFMV_F_S: Op = Op {
    name: "vfmv.f.s",
    ident: "vfmv_f_s",
    feature: 25,
    length: 32,
    value: 0x42001057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T73FE101D },
    operands: &T581D2690,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T7143289A,
    flows: &T93E994CB,
    doc: info!("First element into a floating-point register"),
    origin: info!("spec/riscv/vfp.yaml:166"),
    data: &T711B8E29,
    ..Op::DEFAULT
};
pub(crate) const VFMV_S_F: Op = Op {
    name: "vfmv.s.f",
    ident: "vfmv_s_f",
    feature: 25,
    length: 32,
    value: 0x42005057,
    mask: 0xfff0707f,
    needs: Needs { any: &T73FE101D },
    operands: &TF5266ECA,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Floating-point register into the first element"),
    origin: info!("spec/riscv/vfp.yaml:178"),
    data: &T73511F74,
    ..Op::DEFAULT
};
pub(crate) const VFSLIDE1UP_VF: Op = Op {
    name: "vfslide1up.vf",
    ident: "vfslide1up_vf",
    feature: 25,
    length: 32,
    value: 0x38005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Move elements up by one place and put a scalar into the first"),
    origin: info!("spec/riscv/vperm.yaml:106"),
    data: &T0D10616C,
    ..Op::DEFAULT
};
pub(crate) const VFSLIDE1DOWN_VF: Op = Op {
    name: "vfslide1down.vf",
    ident: "vfslide1down_vf",
    feature: 25,
    length: 32,
    value: 0x3c005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T73FE101D },
    operands: &TB9C5CEA8,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TFEEFD810,
    flows: &T7FA3C1AB,
    doc: info!("Move elements down by one place and put a scalar into the last"),
    origin: info!("spec/riscv/vperm.yaml:106"),
    data: &T3FFEDB2E,
    ..Op::DEFAULT
};
