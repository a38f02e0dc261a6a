//! Extension Zve32x: 450 instructions. vectors of integers up to 32 bits
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vsetvli rd, rs1, vtype`: Set vtype and the vector length
        #[inline]
        pub const fn vsetvli(rd: Gpr, rs1: Gpr, vtype: Vtype11) -> Inst {
            Inst {
                op: Opcode::Vsetvli,
                args: [rd as Arg, rs1 as Arg, vtype.bits(), 0, 0],
            }
        }
        /// `vsetivli rd, uimm, vtype`: Set vtype and a constant vector length
        #[inline]
        pub fn vsetivli(rd: Gpr, uimm: impl Into<Uimm5>, vtype: Vtype10) -> Inst {
            Inst {
                op: Opcode::Vsetivli,
                args: [rd as Arg, uimm.into().get(), vtype.bits(), 0, 0],
            }
        }
        /// `vsetvl rd, rs1, rs2`: Set vtype from a register and the vector length
        #[inline]
        pub const fn vsetvl(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Vsetvl,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `vadd.vv vd, vs2, vs1[, vm]`: Sum
        #[inline]
        pub const fn vadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vadd.vx vd, vs2, rs1[, vm]`: Sum
        #[inline]
        pub const fn vadd_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaddVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vadd.vi vd, vs2, simm5[, vm]`: Sum
        #[inline]
        pub fn vadd_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaddVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vsub.vv vd, vs2, vs1[, vm]`: Difference
        #[inline]
        pub const fn vsub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsub.vx vd, vs2, rs1[, vm]`: Difference
        #[inline]
        pub const fn vsub_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsubVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrsub.vx vd, vs2, rs1[, vm]`: Difference from the second source
        #[inline]
        pub const fn vrsub_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrsubVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrsub.vi vd, vs2, simm5[, vm]`: Difference from the second source
        #[inline]
        pub fn vrsub_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrsubVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vminu.vv vd, vs2, vs1[, vm]`: Unsigned minimum
        #[inline]
        pub const fn vminu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VminuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vminu.vx vd, vs2, rs1[, vm]`: Unsigned minimum
        #[inline]
        pub const fn vminu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VminuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmin.vv vd, vs2, vs1[, vm]`: Signed minimum
        #[inline]
        pub const fn vmin_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VminVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmin.vx vd, vs2, rs1[, vm]`: Signed minimum
        #[inline]
        pub const fn vmin_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VminVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmaxu.vv vd, vs2, vs1[, vm]`: Unsigned maximum
        #[inline]
        pub const fn vmaxu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaxuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmaxu.vx vd, vs2, rs1[, vm]`: Unsigned maximum
        #[inline]
        pub const fn vmaxu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaxuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmax.vv vd, vs2, vs1[, vm]`: Signed maximum
        #[inline]
        pub const fn vmax_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaxVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmax.vx vd, vs2, rs1[, vm]`: Signed maximum
        #[inline]
        pub const fn vmax_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaxVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vand.vv vd, vs2, vs1[, vm]`: Bitwise and
        #[inline]
        pub const fn vand_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VandVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vand.vx vd, vs2, rs1[, vm]`: Bitwise and
        #[inline]
        pub const fn vand_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VandVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vand.vi vd, vs2, simm5[, vm]`: Bitwise and
        #[inline]
        pub fn vand_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VandVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vor.vv vd, vs2, vs1[, vm]`: Bitwise or
        #[inline]
        pub const fn vor_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VorVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vor.vx vd, vs2, rs1[, vm]`: Bitwise or
        #[inline]
        pub const fn vor_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VorVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vor.vi vd, vs2, simm5[, vm]`: Bitwise or
        #[inline]
        pub fn vor_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VorVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vxor.vv vd, vs2, vs1[, vm]`: Bitwise exclusive or
        #[inline]
        pub const fn vxor_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VxorVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vxor.vx vd, vs2, rs1[, vm]`: Bitwise exclusive or
        #[inline]
        pub const fn vxor_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VxorVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vxor.vi vd, vs2, simm5[, vm]`: Bitwise exclusive or
        #[inline]
        pub fn vxor_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VxorVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vsaddu.vv vd, vs2, vs1[, vm]`: Unsigned sum, saturated
        #[inline]
        pub const fn vsaddu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsadduVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsaddu.vx vd, vs2, rs1[, vm]`: Unsigned sum, saturated
        #[inline]
        pub const fn vsaddu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsadduVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsaddu.vi vd, vs2, simm5[, vm]`: Unsigned sum, saturated
        #[inline]
        pub fn vsaddu_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsadduVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vsadd.vv vd, vs2, vs1[, vm]`: Signed sum, saturated
        #[inline]
        pub const fn vsadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsadd.vx vd, vs2, rs1[, vm]`: Signed sum, saturated
        #[inline]
        pub const fn vsadd_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsaddVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsadd.vi vd, vs2, simm5[, vm]`: Signed sum, saturated
        #[inline]
        pub fn vsadd_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsaddVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vssubu.vv vd, vs2, vs1[, vm]`: Unsigned difference, saturated
        #[inline]
        pub const fn vssubu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssubuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssubu.vx vd, vs2, rs1[, vm]`: Unsigned difference, saturated
        #[inline]
        pub const fn vssubu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssubuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssub.vv vd, vs2, vs1[, vm]`: Signed difference, saturated
        #[inline]
        pub const fn vssub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssub.vx vd, vs2, rs1[, vm]`: Signed difference, saturated
        #[inline]
        pub const fn vssub_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssubVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsll.vv vd, vs2, vs1[, vm]`: Shift left
        #[inline]
        pub const fn vsll_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsllVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsll.vx vd, vs2, rs1[, vm]`: Shift left
        #[inline]
        pub const fn vsll_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsllVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsll.vi vd, vs2, uimm5[, vm]`: Shift left
        #[inline]
        pub fn vsll_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsllVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vsmul.vv vd, vs2, vs1[, vm]`: Fraction product, rounded and saturated
        #[inline]
        pub const fn vsmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsmul.vx vd, vs2, rs1[, vm]`: Fraction product, rounded and saturated
        #[inline]
        pub const fn vsmul_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsmulVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsrl.vv vd, vs2, vs1[, vm]`: Logical shift right
        #[inline]
        pub const fn vsrl_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsrlVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsrl.vx vd, vs2, rs1[, vm]`: Logical shift right
        #[inline]
        pub const fn vsrl_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsrlVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsrl.vi vd, vs2, uimm5[, vm]`: Logical shift right
        #[inline]
        pub fn vsrl_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsrlVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vsra.vv vd, vs2, vs1[, vm]`: Arithmetic shift right
        #[inline]
        pub const fn vsra_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsraVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsra.vx vd, vs2, rs1[, vm]`: Arithmetic shift right
        #[inline]
        pub const fn vsra_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsraVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vsra.vi vd, vs2, uimm5[, vm]`: Arithmetic shift right
        #[inline]
        pub fn vsra_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsraVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vssrl.vv vd, vs2, vs1[, vm]`: Logical shift right, rounded
        #[inline]
        pub const fn vssrl_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssrlVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssrl.vx vd, vs2, rs1[, vm]`: Logical shift right, rounded
        #[inline]
        pub const fn vssrl_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssrlVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssrl.vi vd, vs2, uimm5[, vm]`: Logical shift right, rounded
        #[inline]
        pub fn vssrl_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssrlVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vssra.vv vd, vs2, vs1[, vm]`: Arithmetic shift right, rounded
        #[inline]
        pub const fn vssra_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssraVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssra.vx vd, vs2, rs1[, vm]`: Arithmetic shift right, rounded
        #[inline]
        pub const fn vssra_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssraVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vssra.vi vd, vs2, uimm5[, vm]`: Arithmetic shift right, rounded
        #[inline]
        pub fn vssra_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VssraVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vaaddu.vv vd, vs2, vs1[, vm]`: Unsigned average
        #[inline]
        pub const fn vaaddu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaadduVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vaaddu.vx vd, vs2, rs1[, vm]`: Unsigned average
        #[inline]
        pub const fn vaaddu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaadduVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vaadd.vv vd, vs2, vs1[, vm]`: Signed average
        #[inline]
        pub const fn vaadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vaadd.vx vd, vs2, rs1[, vm]`: Signed average
        #[inline]
        pub const fn vaadd_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VaaddVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vasubu.vv vd, vs2, vs1[, vm]`: Half of an unsigned difference
        #[inline]
        pub const fn vasubu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VasubuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vasubu.vx vd, vs2, rs1[, vm]`: Half of an unsigned difference
        #[inline]
        pub const fn vasubu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VasubuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vasub.vv vd, vs2, vs1[, vm]`: Half of a signed difference
        #[inline]
        pub const fn vasub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VasubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vasub.vx vd, vs2, rs1[, vm]`: Half of a signed difference
        #[inline]
        pub const fn vasub_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VasubVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vdivu.vv vd, vs2, vs1[, vm]`: Unsigned quotient
        #[inline]
        pub const fn vdivu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VdivuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vdivu.vx vd, vs2, rs1[, vm]`: Unsigned quotient
        #[inline]
        pub const fn vdivu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VdivuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vdiv.vv vd, vs2, vs1[, vm]`: Signed quotient
        #[inline]
        pub const fn vdiv_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VdivVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vdiv.vx vd, vs2, rs1[, vm]`: Signed quotient
        #[inline]
        pub const fn vdiv_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VdivVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vremu.vv vd, vs2, vs1[, vm]`: Unsigned remainder
        #[inline]
        pub const fn vremu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VremuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vremu.vx vd, vs2, rs1[, vm]`: Unsigned remainder
        #[inline]
        pub const fn vremu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VremuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrem.vv vd, vs2, vs1[, vm]`: Signed remainder
        #[inline]
        pub const fn vrem_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VremVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrem.vx vd, vs2, rs1[, vm]`: Signed remainder
        #[inline]
        pub const fn vrem_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VremVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulhu.vv vd, vs2, vs1[, vm]`: Upper half of an unsigned product
        #[inline]
        pub const fn vmulhu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulhu.vx vd, vs2, rs1[, vm]`: Upper half of an unsigned product
        #[inline]
        pub const fn vmulhu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmul.vv vd, vs2, vs1[, vm]`: Lower half of a product
        #[inline]
        pub const fn vmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmul.vx vd, vs2, rs1[, vm]`: Lower half of a product
        #[inline]
        pub const fn vmul_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulhsu.vv vd, vs2, vs1[, vm]`: Upper half of the product of a signed and an unsigned number
        #[inline]
        pub const fn vmulhsu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhsuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulhsu.vx vd, vs2, rs1[, vm]`: Upper half of the product of a signed and an unsigned number
        #[inline]
        pub const fn vmulhsu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhsuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulh.vv vd, vs2, vs1[, vm]`: Upper half of a signed product
        #[inline]
        pub const fn vmulh_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmulh.vx vd, vs2, rs1[, vm]`: Upper half of a signed product
        #[inline]
        pub const fn vmulh_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmulhVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwaddu.vv vd, vs2, vs1[, vm]`: Unsigned sum, twice as wide
        #[inline]
        pub const fn vwaddu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwadduVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwaddu.vx vd, vs2, rs1[, vm]`: Unsigned sum, twice as wide
        #[inline]
        pub const fn vwaddu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwadduVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwadd.vv vd, vs2, vs1[, vm]`: Signed sum, twice as wide
        #[inline]
        pub const fn vwadd_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwaddVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwadd.vx vd, vs2, rs1[, vm]`: Signed sum, twice as wide
        #[inline]
        pub const fn vwadd_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwaddVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsubu.vv vd, vs2, vs1[, vm]`: Unsigned difference, twice as wide
        #[inline]
        pub const fn vwsubu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsubu.vx vd, vs2, rs1[, vm]`: Unsigned difference, twice as wide
        #[inline]
        pub const fn vwsubu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsub.vv vd, vs2, vs1[, vm]`: Signed difference, twice as wide
        #[inline]
        pub const fn vwsub_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsub.vx vd, vs2, rs1[, vm]`: Signed difference, twice as wide
        #[inline]
        pub const fn vwsub_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmulu.vv vd, vs2, vs1[, vm]`: Unsigned product, twice as wide
        #[inline]
        pub const fn vwmulu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmuluVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmulu.vx vd, vs2, rs1[, vm]`: Unsigned product, twice as wide
        #[inline]
        pub const fn vwmulu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmuluVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmulsu.vv vd, vs2, vs1[, vm]`: Product of a signed and an unsigned number, twice as wide
        #[inline]
        pub const fn vwmulsu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmulsuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmulsu.vx vd, vs2, rs1[, vm]`: Product of a signed and an unsigned number, twice as wide
        #[inline]
        pub const fn vwmulsu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmulsuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmul.vv vd, vs2, vs1[, vm]`: Signed product, twice as wide
        #[inline]
        pub const fn vwmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmul.vx vd, vs2, rs1[, vm]`: Signed product, twice as wide
        #[inline]
        pub const fn vwmul_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmulVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwaddu.wv vd, vs2, vs1[, vm]`: Unsigned sum with a first source that is twice as wide
        #[inline]
        pub const fn vwaddu_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwadduWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwaddu.wx vd, vs2, rs1[, vm]`: Unsigned sum with a first source that is twice as wide
        #[inline]
        pub const fn vwaddu_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwadduWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwadd.wv vd, vs2, vs1[, vm]`: Signed sum with a first source that is twice as wide
        #[inline]
        pub const fn vwadd_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwaddWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwadd.wx vd, vs2, rs1[, vm]`: Signed sum with a first source that is twice as wide
        #[inline]
        pub const fn vwadd_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwaddWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsubu.wv vd, vs2, vs1[, vm]`: Unsigned difference with a first source that is twice as wide
        #[inline]
        pub const fn vwsubu_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubuWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsubu.wx vd, vs2, rs1[, vm]`: Unsigned difference with a first source that is twice as wide
        #[inline]
        pub const fn vwsubu_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubuWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsub.wv vd, vs2, vs1[, vm]`: Signed difference with a first source that is twice as wide
        #[inline]
        pub const fn vwsub_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsub.wx vd, vs2, rs1[, vm]`: Signed difference with a first source that is twice as wide
        #[inline]
        pub const fn vwsub_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsubWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmadd.vv vd, vs1, vs2[, vm]`: Multiply-add: destination times source plus the other source
        #[inline]
        pub const fn vmadd_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaddVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vmadd.vx vd, rs1, vs2[, vm]`: Multiply-add: destination times source plus the other source
        #[inline]
        pub const fn vmadd_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaddVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vnmsub.vv vd, vs1, vs2[, vm]`: Multiply-add: source minus destination times the other source
        #[inline]
        pub const fn vnmsub_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnmsubVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vnmsub.vx vd, rs1, vs2[, vm]`: Multiply-add: source minus destination times the other source
        #[inline]
        pub const fn vnmsub_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnmsubVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vmacc.vv vd, vs1, vs2[, vm]`: Multiply-add: destination plus product
        #[inline]
        pub const fn vmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vmacc.vx vd, rs1, vs2[, vm]`: Multiply-add: destination plus product
        #[inline]
        pub const fn vmacc_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmaccVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vnmsac.vv vd, vs1, vs2[, vm]`: Multiply-add: destination minus product
        #[inline]
        pub const fn vnmsac_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnmsacVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vnmsac.vx vd, rs1, vs2[, vm]`: Multiply-add: destination minus product
        #[inline]
        pub const fn vnmsac_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnmsacVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmaccu.vv vd, vs1, vs2[, vm]`: Add an unsigned product to a destination that is twice as wide
        #[inline]
        pub const fn vwmaccu_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccuVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmaccu.vx vd, rs1, vs2[, vm]`: Add an unsigned product to a destination that is twice as wide
        #[inline]
        pub const fn vwmaccu_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccuVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmacc.vv vd, vs1, vs2[, vm]`: Add a signed product to a destination that is twice as wide
        #[inline]
        pub const fn vwmacc_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmacc.vx vd, rs1, vs2[, vm]`: Add a signed product to a destination that is twice as wide
        #[inline]
        pub const fn vwmacc_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmaccus.vx vd, rs1, vs2[, vm]`: Add the product of an unsigned scalar and a signed element to a destination that is twice as wide
        #[inline]
        pub const fn vwmaccus_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccusVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmaccsu.vv vd, vs1, vs2[, vm]`: Add the product of a signed first source and an unsigned element to a destination that is twice as wide
        #[inline]
        pub const fn vwmaccsu_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccsuVv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vwmaccsu.vx vd, rs1, vs2[, vm]`: Add the product of a signed first source and an unsigned element to a destination that is twice as wide
        #[inline]
        pub const fn vwmaccsu_vx(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwmaccsuVx,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vnsrl.wv vd, vs2, vs1[, vm]`: Logical shift right, half as wide
        #[inline]
        pub const fn vnsrl_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsrlWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnsrl.wx vd, vs2, rs1[, vm]`: Logical shift right, half as wide
        #[inline]
        pub const fn vnsrl_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsrlWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnsrl.wi vd, vs2, uimm5[, vm]`: Logical shift right, half as wide
        #[inline]
        pub fn vnsrl_wi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsrlWi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vnsra.wv vd, vs2, vs1[, vm]`: Arithmetic shift right, half as wide
        #[inline]
        pub const fn vnsra_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsraWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnsra.wx vd, vs2, rs1[, vm]`: Arithmetic shift right, half as wide
        #[inline]
        pub const fn vnsra_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsraWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnsra.wi vd, vs2, uimm5[, vm]`: Arithmetic shift right, half as wide
        #[inline]
        pub fn vnsra_wi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnsraWi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vnclipu.wv vd, vs2, vs1[, vm]`: Logical shift right, rounded and saturated, half as wide
        #[inline]
        pub const fn vnclipu_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnclipuWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnclipu.wx vd, vs2, rs1[, vm]`: Logical shift right, rounded and saturated, half as wide
        #[inline]
        pub const fn vnclipu_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnclipuWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnclipu.wi vd, vs2, uimm5[, vm]`: Logical shift right, rounded and saturated, half as wide
        #[inline]
        pub fn vnclipu_wi(
            vd: Vreg,
            vs2: Vreg,
            uimm5: impl Into<Uimm5>,
            vm: Mask,
        ) -> Inst {
            Inst {
                op: Opcode::VnclipuWi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vnclip.wv vd, vs2, vs1[, vm]`: Arithmetic shift right, rounded and saturated, half as wide
        #[inline]
        pub const fn vnclip_wv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnclipWv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnclip.wx vd, vs2, rs1[, vm]`: Arithmetic shift right, rounded and saturated, half as wide
        #[inline]
        pub const fn vnclip_wx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VnclipWx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vnclip.wi vd, vs2, uimm5[, vm]`: Arithmetic shift right, rounded and saturated, half as wide
        #[inline]
        pub fn vnclip_wi(
            vd: Vreg,
            vs2: Vreg,
            uimm5: impl Into<Uimm5>,
            vm: Mask,
        ) -> Inst {
            Inst {
                op: Opcode::VnclipWi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmseq.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is equal to the second
        #[inline]
        pub const fn vmseq_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmseqVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmseq.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is equal to the second
        #[inline]
        pub const fn vmseq_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmseqVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmseq.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is equal to the second
        #[inline]
        pub fn vmseq_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmseqVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmsne.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is not equal to the second
        #[inline]
        pub const fn vmsne_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsneVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsne.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is not equal to the second
        #[inline]
        pub const fn vmsne_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsneVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsne.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is not equal to the second
        #[inline]
        pub fn vmsne_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsneVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmsltu.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is below the second, unsigned
        #[inline]
        pub const fn vmsltu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsltuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsltu.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is below the second, unsigned
        #[inline]
        pub const fn vmsltu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsltuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmslt.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is below the second, signed
        #[inline]
        pub const fn vmslt_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsltVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmslt.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is below the second, signed
        #[inline]
        pub const fn vmslt_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsltVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsleu.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is not above the second, unsigned
        #[inline]
        pub const fn vmsleu_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleuVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsleu.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is not above the second, unsigned
        #[inline]
        pub const fn vmsleu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsleu.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is not above the second, unsigned
        #[inline]
        pub fn vmsleu_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleuVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmsle.vv vd, vs2, vs1[, vm]`: Mask of elements where the first source is not above the second, signed
        #[inline]
        pub const fn vmsle_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsle.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is not above the second, signed
        #[inline]
        pub const fn vmsle_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsle.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is not above the second, signed
        #[inline]
        pub fn vmsle_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsleVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmsgtu.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is above the second, unsigned
        #[inline]
        pub const fn vmsgtu_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsgtuVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsgtu.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is above the second, unsigned
        #[inline]
        pub fn vmsgtu_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsgtuVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmsgt.vx vd, vs2, rs1[, vm]`: Mask of elements where the first source is above the second, signed
        #[inline]
        pub const fn vmsgt_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsgtVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vmsgt.vi vd, vs2, simm5[, vm]`: Mask of elements where the first source is above the second, signed
        #[inline]
        pub fn vmsgt_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsgtVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vmadc.vv vd, vs2, vs1`: Carry out of the sum
        #[inline]
        pub const fn vmadc_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmadcVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmadc.vx vd, vs2, rs1`: Carry out of the sum
        #[inline]
        pub const fn vmadc_vx(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmadcVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmadc.vi vd, vs2, simm5`: Carry out of the sum
        #[inline]
        pub fn vmadc_vi(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>) -> Inst {
            Inst {
                op: Opcode::VmadcVi,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), 0, 0],
            }
        }
        /// `vmsbc.vv vd, vs2, vs1`: Carry out of the difference
        #[inline]
        pub const fn vmsbc_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmsbcVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmsbc.vx vd, vs2, rs1`: Carry out of the difference
        #[inline]
        pub const fn vmsbc_vx(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmsbcVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmandn.mm vd, vs2, vs1`: First and not second of two masks
        #[inline]
        pub const fn vmandn_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmandnMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmand.mm vd, vs2, vs1`: And of two masks
        #[inline]
        pub const fn vmand_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmandMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmor.mm vd, vs2, vs1`: Or of two masks
        #[inline]
        pub const fn vmor_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmorMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmxor.mm vd, vs2, vs1`: Exclusive or of two masks
        #[inline]
        pub const fn vmxor_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmxorMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmorn.mm vd, vs2, vs1`: First or not second of two masks
        #[inline]
        pub const fn vmorn_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmornMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmnand.mm vd, vs2, vs1`: Not and of two masks
        #[inline]
        pub const fn vmnand_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmnandMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmnor.mm vd, vs2, vs1`: Not or of two masks
        #[inline]
        pub const fn vmnor_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmnorMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmxnor.mm vd, vs2, vs1`: Not exclusive or of two masks
        #[inline]
        pub const fn vmxnor_mm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmxnorMm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vredsum.vs vd, vs2, vs1[, vm]`: Sum of all elements and a start value
        #[inline]
        pub const fn vredsum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredsumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredand.vs vd, vs2, vs1[, vm]`: Bitwise and of all elements and a start value
        #[inline]
        pub const fn vredand_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredandVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredor.vs vd, vs2, vs1[, vm]`: Bitwise or of all elements and a start value
        #[inline]
        pub const fn vredor_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredorVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredxor.vs vd, vs2, vs1[, vm]`: Bitwise exclusive or of all elements and a start value
        #[inline]
        pub const fn vredxor_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredxorVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredminu.vs vd, vs2, vs1[, vm]`: Unsigned minimum of all elements and a start value
        #[inline]
        pub const fn vredminu_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredminuVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredmin.vs vd, vs2, vs1[, vm]`: Signed minimum of all elements and a start value
        #[inline]
        pub const fn vredmin_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredminVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredmaxu.vs vd, vs2, vs1[, vm]`: Unsigned maximum of all elements and a start value
        #[inline]
        pub const fn vredmaxu_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredmaxuVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vredmax.vs vd, vs2, vs1[, vm]`: Signed maximum of all elements and a start value
        #[inline]
        pub const fn vredmax_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VredmaxVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwredsumu.vs vd, vs2, vs1[, vm]`: Unsigned sum of all elements and a start value, twice as wide
        #[inline]
        pub const fn vwredsumu_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwredsumuVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwredsum.vs vd, vs2, vs1[, vm]`: Signed sum of all elements and a start value, twice as wide
        #[inline]
        pub const fn vwredsum_vs(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwredsumVs,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vadc.vvm vd, vs2, vs1, v0`: Sum and the carry in v0
        #[inline]
        pub const fn vadc_vvm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VadcVvm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vadc.vxm vd, vs2, rs1, v0`: Sum and the carry in v0
        #[inline]
        pub const fn vadc_vxm(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VadcVxm,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vadc.vim vd, vs2, simm5, v0`: Sum and the carry in v0
        #[inline]
        pub fn vadc_vim(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>) -> Inst {
            Inst {
                op: Opcode::VadcVim,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), 0, 0],
            }
        }
        /// `vsbc.vvm vd, vs2, vs1, v0`: Difference and the carry in v0
        #[inline]
        pub const fn vsbc_vvm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VsbcVvm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vsbc.vxm vd, vs2, rs1, v0`: Difference and the carry in v0
        #[inline]
        pub const fn vsbc_vxm(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VsbcVxm,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmadc.vvm vd, vs2, vs1, v0`: Carry out of the sum and the carry in v0
        #[inline]
        pub const fn vmadc_vvm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmadcVvm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmadc.vxm vd, vs2, rs1, v0`: Carry out of the sum and the carry in v0
        #[inline]
        pub const fn vmadc_vxm(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmadcVxm,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmadc.vim vd, vs2, simm5, v0`: Carry out of the sum and the carry in v0
        #[inline]
        pub fn vmadc_vim(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>) -> Inst {
            Inst {
                op: Opcode::VmadcVim,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), 0, 0],
            }
        }
        /// `vmsbc.vvm vd, vs2, vs1, v0`: Carry out of the difference and the carry in v0
        #[inline]
        pub const fn vmsbc_vvm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmsbcVvm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmsbc.vxm vd, vs2, rs1, v0`: Carry out of the difference and the carry in v0
        #[inline]
        pub const fn vmsbc_vxm(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmsbcVxm,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmerge.vvm vd, vs2, vs1, v0`: Second source where the mask v0 is set, else the first
        #[inline]
        pub const fn vmerge_vvm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmergeVvm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmerge.vxm vd, vs2, rs1, v0`: Second source where the mask v0 is set, else the first
        #[inline]
        pub const fn vmerge_vxm(vd: Vreg, vs2: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmergeVxm,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, 0, 0],
            }
        }
        /// `vmerge.vim vd, vs2, simm5, v0`: Second source where the mask v0 is set, else the first
        #[inline]
        pub fn vmerge_vim(vd: Vreg, vs2: Vreg, simm5: impl Into<Imm5>) -> Inst {
            Inst {
                op: Opcode::VmergeVim,
                args: [vd as Arg, vs2 as Arg, simm5.into().get(), 0, 0],
            }
        }
        /// `vmv.v.v vd, vs1`: Copy the source to all elements
        #[inline]
        pub const fn vmv_v_v(vd: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VmvVV,
                args: [vd as Arg, vs1 as Arg, 0, 0, 0],
            }
        }
        /// `vmv.v.x vd, rs1`: Copy the source to all elements
        #[inline]
        pub const fn vmv_v_x(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmvVX,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vmv.v.i vd, simm5`: Copy the source to all elements
        #[inline]
        pub fn vmv_v_i(vd: Vreg, simm5: impl Into<Imm5>) -> Inst {
            Inst {
                op: Opcode::VmvVI,
                args: [vd as Arg, simm5.into().get(), 0, 0, 0],
            }
        }
        /// `vzext.vf8 vd, vs2[, vm]`: Zero-extend elements of 1/8 of the width
        #[inline]
        pub const fn vzext_vf8(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VzextVf8,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsext.vf8 vd, vs2[, vm]`: Sign-extend elements of 1/8 of the width
        #[inline]
        pub const fn vsext_vf8(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsextVf8,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vzext.vf4 vd, vs2[, vm]`: Zero-extend elements of 1/4 of the width
        #[inline]
        pub const fn vzext_vf4(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VzextVf4,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsext.vf4 vd, vs2[, vm]`: Sign-extend elements of 1/4 of the width
        #[inline]
        pub const fn vsext_vf4(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsextVf4,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vzext.vf2 vd, vs2[, vm]`: Zero-extend elements of 1/2 of the width
        #[inline]
        pub const fn vzext_vf2(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VzextVf2,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsext.vf2 vd, vs2[, vm]`: Sign-extend elements of 1/2 of the width
        #[inline]
        pub const fn vsext_vf2(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VsextVf2,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vle8.v vd, (rs1)[, vm]`: Load 8-bit elements
        #[inline]
        pub const fn vle8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vle8ff.v vd, (rs1)[, vm]`: Load 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vle8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlse8.v vd, (rs1), rs2[, vm]`: Load 8-bit elements at a distance
        #[inline]
        pub const fn vlse8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlse8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vle16.v vd, (rs1)[, vm]`: Load 16-bit elements
        #[inline]
        pub const fn vle16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vle16ff.v vd, (rs1)[, vm]`: Load 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vle16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlse16.v vd, (rs1), rs2[, vm]`: Load 16-bit elements at a distance
        #[inline]
        pub const fn vlse16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlse16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vle32.v vd, (rs1)[, vm]`: Load 32-bit elements
        #[inline]
        pub const fn vle32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vle32ff.v vd, (rs1)[, vm]`: Load 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vle32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vle32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlse32.v vd, (rs1), rs2[, vm]`: Load 32-bit elements at a distance
        #[inline]
        pub const fn vlse32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlse32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg2e8.v vd, (rs1)[, vm]`: Load 2-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg2e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg2e8ff.v vd, (rs1)[, vm]`: Load 2-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg2e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg2e8.v vd, (rs1), rs2[, vm]`: Load 2-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg2e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg2e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg2e16.v vd, (rs1)[, vm]`: Load 2-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg2e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg2e16ff.v vd, (rs1)[, vm]`: Load 2-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg2e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg2e16.v vd, (rs1), rs2[, vm]`: Load 2-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg2e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg2e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg2e32.v vd, (rs1)[, vm]`: Load 2-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg2e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg2e32ff.v vd, (rs1)[, vm]`: Load 2-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg2e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg2e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg2e32.v vd, (rs1), rs2[, vm]`: Load 2-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg2e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg2e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg3e8.v vd, (rs1)[, vm]`: Load 3-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg3e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg3e8ff.v vd, (rs1)[, vm]`: Load 3-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg3e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg3e8.v vd, (rs1), rs2[, vm]`: Load 3-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg3e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg3e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg3e16.v vd, (rs1)[, vm]`: Load 3-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg3e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg3e16ff.v vd, (rs1)[, vm]`: Load 3-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg3e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg3e16.v vd, (rs1), rs2[, vm]`: Load 3-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg3e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg3e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg3e32.v vd, (rs1)[, vm]`: Load 3-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg3e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg3e32ff.v vd, (rs1)[, vm]`: Load 3-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg3e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg3e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg3e32.v vd, (rs1), rs2[, vm]`: Load 3-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg3e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg3e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg4e8.v vd, (rs1)[, vm]`: Load 4-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg4e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg4e8ff.v vd, (rs1)[, vm]`: Load 4-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg4e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg4e8.v vd, (rs1), rs2[, vm]`: Load 4-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg4e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg4e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg4e16.v vd, (rs1)[, vm]`: Load 4-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg4e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg4e16ff.v vd, (rs1)[, vm]`: Load 4-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg4e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg4e16.v vd, (rs1), rs2[, vm]`: Load 4-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg4e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg4e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg4e32.v vd, (rs1)[, vm]`: Load 4-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg4e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg4e32ff.v vd, (rs1)[, vm]`: Load 4-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg4e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg4e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg4e32.v vd, (rs1), rs2[, vm]`: Load 4-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg4e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg4e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg5e8.v vd, (rs1)[, vm]`: Load 5-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg5e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg5e8ff.v vd, (rs1)[, vm]`: Load 5-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg5e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg5e8.v vd, (rs1), rs2[, vm]`: Load 5-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg5e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg5e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg5e16.v vd, (rs1)[, vm]`: Load 5-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg5e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg5e16ff.v vd, (rs1)[, vm]`: Load 5-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg5e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg5e16.v vd, (rs1), rs2[, vm]`: Load 5-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg5e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg5e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg5e32.v vd, (rs1)[, vm]`: Load 5-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg5e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg5e32ff.v vd, (rs1)[, vm]`: Load 5-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg5e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg5e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg5e32.v vd, (rs1), rs2[, vm]`: Load 5-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg5e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg5e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg6e8.v vd, (rs1)[, vm]`: Load 6-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg6e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg6e8ff.v vd, (rs1)[, vm]`: Load 6-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg6e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg6e8.v vd, (rs1), rs2[, vm]`: Load 6-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg6e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg6e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg6e16.v vd, (rs1)[, vm]`: Load 6-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg6e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg6e16ff.v vd, (rs1)[, vm]`: Load 6-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg6e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg6e16.v vd, (rs1), rs2[, vm]`: Load 6-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg6e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg6e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg6e32.v vd, (rs1)[, vm]`: Load 6-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg6e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg6e32ff.v vd, (rs1)[, vm]`: Load 6-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg6e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg6e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg6e32.v vd, (rs1), rs2[, vm]`: Load 6-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg6e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg6e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg7e8.v vd, (rs1)[, vm]`: Load 7-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg7e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg7e8ff.v vd, (rs1)[, vm]`: Load 7-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg7e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg7e8.v vd, (rs1), rs2[, vm]`: Load 7-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg7e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg7e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg7e16.v vd, (rs1)[, vm]`: Load 7-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg7e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg7e16ff.v vd, (rs1)[, vm]`: Load 7-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg7e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg7e16.v vd, (rs1), rs2[, vm]`: Load 7-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg7e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg7e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg7e32.v vd, (rs1)[, vm]`: Load 7-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg7e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg7e32ff.v vd, (rs1)[, vm]`: Load 7-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg7e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg7e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg7e32.v vd, (rs1), rs2[, vm]`: Load 7-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg7e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg7e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg8e8.v vd, (rs1)[, vm]`: Load 8-field segments of 8-bit elements
        #[inline]
        pub const fn vlseg8e8_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e8V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg8e8ff.v vd, (rs1)[, vm]`: Load 8-field segments of 8-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg8e8ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e8ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg8e8.v vd, (rs1), rs2[, vm]`: Load 8-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vlsseg8e8_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg8e8V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg8e16.v vd, (rs1)[, vm]`: Load 8-field segments of 16-bit elements
        #[inline]
        pub const fn vlseg8e16_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e16V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg8e16ff.v vd, (rs1)[, vm]`: Load 8-field segments of 16-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg8e16ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e16ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg8e16.v vd, (rs1), rs2[, vm]`: Load 8-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vlsseg8e16_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg8e16V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlseg8e32.v vd, (rs1)[, vm]`: Load 8-field segments of 32-bit elements
        #[inline]
        pub const fn vlseg8e32_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e32V,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlseg8e32ff.v vd, (rs1)[, vm]`: Load 8-field segments of 32-bit elements up to the first that cannot be read
        #[inline]
        pub const fn vlseg8e32ff_v(vd: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlseg8e32ffV,
                args: [vd as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vlsseg8e32.v vd, (rs1), rs2[, vm]`: Load 8-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vlsseg8e32_v(vd: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vlsseg8e32V,
                args: [vd as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vse8.v vs3, (rs1)[, vm]`: Store 8-bit elements
        #[inline]
        pub const fn vse8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vse8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsse8.v vs3, (rs1), rs2[, vm]`: Store 8-bit elements at a distance
        #[inline]
        pub const fn vsse8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsse8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vse16.v vs3, (rs1)[, vm]`: Store 16-bit elements
        #[inline]
        pub const fn vse16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vse16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsse16.v vs3, (rs1), rs2[, vm]`: Store 16-bit elements at a distance
        #[inline]
        pub const fn vsse16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsse16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vse32.v vs3, (rs1)[, vm]`: Store 32-bit elements
        #[inline]
        pub const fn vse32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vse32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vsse32.v vs3, (rs1), rs2[, vm]`: Store 32-bit elements at a distance
        #[inline]
        pub const fn vsse32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsse32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg2e8.v vs3, (rs1)[, vm]`: Store 2-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg2e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg2e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg2e8.v vs3, (rs1), rs2[, vm]`: Store 2-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg2e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg2e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg2e16.v vs3, (rs1)[, vm]`: Store 2-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg2e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg2e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg2e16.v vs3, (rs1), rs2[, vm]`: Store 2-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg2e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg2e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg2e32.v vs3, (rs1)[, vm]`: Store 2-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg2e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg2e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg2e32.v vs3, (rs1), rs2[, vm]`: Store 2-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg2e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg2e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg3e8.v vs3, (rs1)[, vm]`: Store 3-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg3e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg3e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg3e8.v vs3, (rs1), rs2[, vm]`: Store 3-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg3e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg3e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg3e16.v vs3, (rs1)[, vm]`: Store 3-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg3e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg3e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg3e16.v vs3, (rs1), rs2[, vm]`: Store 3-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg3e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg3e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg3e32.v vs3, (rs1)[, vm]`: Store 3-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg3e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg3e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg3e32.v vs3, (rs1), rs2[, vm]`: Store 3-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg3e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg3e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg4e8.v vs3, (rs1)[, vm]`: Store 4-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg4e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg4e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg4e8.v vs3, (rs1), rs2[, vm]`: Store 4-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg4e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg4e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg4e16.v vs3, (rs1)[, vm]`: Store 4-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg4e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg4e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg4e16.v vs3, (rs1), rs2[, vm]`: Store 4-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg4e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg4e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg4e32.v vs3, (rs1)[, vm]`: Store 4-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg4e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg4e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg4e32.v vs3, (rs1), rs2[, vm]`: Store 4-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg4e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg4e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg5e8.v vs3, (rs1)[, vm]`: Store 5-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg5e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg5e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg5e8.v vs3, (rs1), rs2[, vm]`: Store 5-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg5e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg5e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg5e16.v vs3, (rs1)[, vm]`: Store 5-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg5e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg5e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg5e16.v vs3, (rs1), rs2[, vm]`: Store 5-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg5e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg5e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg5e32.v vs3, (rs1)[, vm]`: Store 5-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg5e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg5e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg5e32.v vs3, (rs1), rs2[, vm]`: Store 5-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg5e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg5e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg6e8.v vs3, (rs1)[, vm]`: Store 6-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg6e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg6e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg6e8.v vs3, (rs1), rs2[, vm]`: Store 6-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg6e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg6e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg6e16.v vs3, (rs1)[, vm]`: Store 6-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg6e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg6e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg6e16.v vs3, (rs1), rs2[, vm]`: Store 6-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg6e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg6e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg6e32.v vs3, (rs1)[, vm]`: Store 6-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg6e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg6e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg6e32.v vs3, (rs1), rs2[, vm]`: Store 6-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg6e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg6e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg7e8.v vs3, (rs1)[, vm]`: Store 7-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg7e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg7e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg7e8.v vs3, (rs1), rs2[, vm]`: Store 7-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg7e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg7e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg7e16.v vs3, (rs1)[, vm]`: Store 7-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg7e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg7e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg7e16.v vs3, (rs1), rs2[, vm]`: Store 7-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg7e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg7e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg7e32.v vs3, (rs1)[, vm]`: Store 7-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg7e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg7e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg7e32.v vs3, (rs1), rs2[, vm]`: Store 7-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg7e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg7e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg8e8.v vs3, (rs1)[, vm]`: Store 8-field segments of 8-bit elements
        #[inline]
        pub const fn vsseg8e8_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg8e8V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg8e8.v vs3, (rs1), rs2[, vm]`: Store 8-field segments of 8-bit elements at a distance
        #[inline]
        pub const fn vssseg8e8_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg8e8V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg8e16.v vs3, (rs1)[, vm]`: Store 8-field segments of 16-bit elements
        #[inline]
        pub const fn vsseg8e16_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg8e16V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg8e16.v vs3, (rs1), rs2[, vm]`: Store 8-field segments of 16-bit elements at a distance
        #[inline]
        pub const fn vssseg8e16_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg8e16V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsseg8e32.v vs3, (rs1)[, vm]`: Store 8-field segments of 32-bit elements
        #[inline]
        pub const fn vsseg8e32_v(vs3: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsseg8e32V,
                args: [vs3 as Arg, rs1 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vssseg8e32.v vs3, (rs1), rs2[, vm]`: Store 8-field segments of 32-bit elements at a distance
        #[inline]
        pub const fn vssseg8e32_v(vs3: Vreg, rs1: Gpr, rs2: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vssseg8e32V,
                args: [vs3 as Arg, rs1 as Arg, rs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxei8.v vd, (rs1), vs2[, vm]`: Load elements at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxei8.v vd, (rs1), vs2[, vm]`: Load elements at 8-bit offsets, in order
        #[inline]
        pub const fn vloxei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxei16.v vd, (rs1), vs2[, vm]`: Load elements at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxei16.v vd, (rs1), vs2[, vm]`: Load elements at 16-bit offsets, in order
        #[inline]
        pub const fn vloxei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxei32.v vd, (rs1), vs2[, vm]`: Load elements at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxei32.v vd, (rs1), vs2[, vm]`: Load elements at 32-bit offsets, in order
        #[inline]
        pub const fn vloxei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg2ei8.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg2ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg2ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg2ei8.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg2ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg2ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg2ei16.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg2ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg2ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg2ei16.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg2ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg2ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg2ei32.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg2ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg2ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg2ei32.v vd, (rs1), vs2[, vm]`: Load 2-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg2ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg2ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg3ei8.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg3ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg3ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg3ei8.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg3ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg3ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg3ei16.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg3ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg3ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg3ei16.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg3ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg3ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg3ei32.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg3ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg3ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg3ei32.v vd, (rs1), vs2[, vm]`: Load 3-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg3ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg3ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg4ei8.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg4ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg4ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg4ei8.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg4ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg4ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg4ei16.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg4ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg4ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg4ei16.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg4ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg4ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg4ei32.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg4ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg4ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg4ei32.v vd, (rs1), vs2[, vm]`: Load 4-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg4ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg4ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg5ei8.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg5ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg5ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg5ei8.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg5ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg5ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg5ei16.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg5ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg5ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg5ei16.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg5ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg5ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg5ei32.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg5ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg5ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg5ei32.v vd, (rs1), vs2[, vm]`: Load 5-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg5ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg5ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg6ei8.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg6ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg6ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg6ei8.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg6ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg6ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg6ei16.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg6ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg6ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg6ei16.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg6ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg6ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg6ei32.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg6ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg6ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg6ei32.v vd, (rs1), vs2[, vm]`: Load 6-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg6ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg6ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg7ei8.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg7ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg7ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg7ei8.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg7ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg7ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg7ei16.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg7ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg7ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg7ei16.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg7ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg7ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg7ei32.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg7ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg7ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg7ei32.v vd, (rs1), vs2[, vm]`: Load 7-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg7ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg7ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg8ei8.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vluxseg8ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg8ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg8ei8.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vloxseg8ei8_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg8ei8V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg8ei16.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vluxseg8ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg8ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg8ei16.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vloxseg8ei16_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg8ei16V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vluxseg8ei32.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vluxseg8ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vluxseg8ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vloxseg8ei32.v vd, (rs1), vs2[, vm]`: Load 8-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vloxseg8ei32_v(vd: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vloxseg8ei32V,
                args: [vd as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxei8.v vs3, (rs1), vs2[, vm]`: Store elements at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxei8.v vs3, (rs1), vs2[, vm]`: Store elements at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxei16.v vs3, (rs1), vs2[, vm]`: Store elements at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxei16.v vs3, (rs1), vs2[, vm]`: Store elements at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxei32.v vs3, (rs1), vs2[, vm]`: Store elements at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxei32.v vs3, (rs1), vs2[, vm]`: Store elements at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg2ei8.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg2ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg2ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg2ei8.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg2ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg2ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg2ei16.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg2ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg2ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg2ei16.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg2ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg2ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg2ei32.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg2ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg2ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg2ei32.v vs3, (rs1), vs2[, vm]`: Store 2-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg2ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg2ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg3ei8.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg3ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg3ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg3ei8.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg3ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg3ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg3ei16.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg3ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg3ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg3ei16.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg3ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg3ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg3ei32.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg3ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg3ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg3ei32.v vs3, (rs1), vs2[, vm]`: Store 3-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg3ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg3ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg4ei8.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg4ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg4ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg4ei8.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg4ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg4ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg4ei16.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg4ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg4ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg4ei16.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg4ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg4ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg4ei32.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg4ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg4ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg4ei32.v vs3, (rs1), vs2[, vm]`: Store 4-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg4ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg4ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg5ei8.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg5ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg5ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg5ei8.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg5ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg5ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg5ei16.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg5ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg5ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg5ei16.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg5ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg5ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg5ei32.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg5ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg5ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg5ei32.v vs3, (rs1), vs2[, vm]`: Store 5-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg5ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg5ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg6ei8.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg6ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg6ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg6ei8.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg6ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg6ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg6ei16.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg6ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg6ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg6ei16.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg6ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg6ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg6ei32.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg6ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg6ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg6ei32.v vs3, (rs1), vs2[, vm]`: Store 6-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg6ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg6ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg7ei8.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg7ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg7ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg7ei8.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg7ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg7ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg7ei16.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg7ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg7ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg7ei16.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg7ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg7ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg7ei32.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg7ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg7ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg7ei32.v vs3, (rs1), vs2[, vm]`: Store 7-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg7ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg7ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg8ei8.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 8-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg8ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg8ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg8ei8.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 8-bit offsets, in order
        #[inline]
        pub const fn vsoxseg8ei8_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg8ei8V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg8ei16.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 16-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg8ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg8ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg8ei16.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 16-bit offsets, in order
        #[inline]
        pub const fn vsoxseg8ei16_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg8ei16V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsuxseg8ei32.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 32-bit offsets, in any order
        #[inline]
        pub const fn vsuxseg8ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsuxseg8ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vsoxseg8ei32.v vs3, (rs1), vs2[, vm]`: Store 8-field segments at 32-bit offsets, in order
        #[inline]
        pub const fn vsoxseg8ei32_v(vs3: Vreg, rs1: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vsoxseg8ei32V,
                args: [vs3 as Arg, rs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vlm.v vd, (rs1)`: Load a mask
        #[inline]
        pub const fn vlm_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VlmV,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vsm.v vs3, (rs1)`: Store a mask
        #[inline]
        pub const fn vsm_v(vs3: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VsmV,
                args: [vs3 as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl1re8.v vd, (rs1)`: Load 1 whole registers of 8-bit elements
        #[inline]
        pub const fn vl1re8_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl1re8V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl1re16.v vd, (rs1)`: Load 1 whole registers of 16-bit elements
        #[inline]
        pub const fn vl1re16_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl1re16V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl1re32.v vd, (rs1)`: Load 1 whole registers of 32-bit elements
        #[inline]
        pub const fn vl1re32_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl1re32V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl2re8.v vd, (rs1)`: Load 2 whole registers of 8-bit elements
        #[inline]
        pub const fn vl2re8_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl2re8V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl2re16.v vd, (rs1)`: Load 2 whole registers of 16-bit elements
        #[inline]
        pub const fn vl2re16_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl2re16V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl2re32.v vd, (rs1)`: Load 2 whole registers of 32-bit elements
        #[inline]
        pub const fn vl2re32_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl2re32V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl4re8.v vd, (rs1)`: Load 4 whole registers of 8-bit elements
        #[inline]
        pub const fn vl4re8_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl4re8V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl4re16.v vd, (rs1)`: Load 4 whole registers of 16-bit elements
        #[inline]
        pub const fn vl4re16_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl4re16V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl4re32.v vd, (rs1)`: Load 4 whole registers of 32-bit elements
        #[inline]
        pub const fn vl4re32_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl4re32V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl8re8.v vd, (rs1)`: Load 8 whole registers of 8-bit elements
        #[inline]
        pub const fn vl8re8_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl8re8V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl8re16.v vd, (rs1)`: Load 8 whole registers of 16-bit elements
        #[inline]
        pub const fn vl8re16_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl8re16V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vl8re32.v vd, (rs1)`: Load 8 whole registers of 32-bit elements
        #[inline]
        pub const fn vl8re32_v(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vl8re32V,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vs1r.v vs3, (rs1)`: Store 1 whole registers
        #[inline]
        pub const fn vs1r_v(vs3: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vs1rV,
                args: [vs3 as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vs2r.v vs3, (rs1)`: Store 2 whole registers
        #[inline]
        pub const fn vs2r_v(vs3: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vs2rV,
                args: [vs3 as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vs4r.v vs3, (rs1)`: Store 4 whole registers
        #[inline]
        pub const fn vs4r_v(vs3: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vs4rV,
                args: [vs3 as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vs8r.v vs3, (rs1)`: Store 8 whole registers
        #[inline]
        pub const fn vs8r_v(vs3: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Vs8rV,
                args: [vs3 as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `vmsbf.m vd, vs2[, vm]`: Mask of the elements before the first set bit of a mask
        #[inline]
        pub const fn vmsbf_m(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsbfM,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vmsof.m vd, vs2[, vm]`: Mask of the elements that are the first set bit of a mask
        #[inline]
        pub const fn vmsof_m(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsofM,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vmsif.m vd, vs2[, vm]`: Mask of the elements up to the first set bit of a mask
        #[inline]
        pub const fn vmsif_m(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VmsifM,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `viota.m vd, vs2[, vm]`: Number of set bits of a mask before each element
        #[inline]
        pub const fn viota_m(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::ViotaM,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vid.v vd[, vm]`: Index of each element
        #[inline]
        pub const fn vid_v(vd: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VidV,
                args: [vd as Arg, vm as Arg, 0, 0, 0],
            }
        }
        /// `vcpop.m rd, vs2[, vm]`: Number of set bits of a mask
        #[inline]
        pub const fn vcpop_m(rd: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VcpopM,
                args: [rd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfirst.m rd, vs2[, vm]`: Index of the first set bit or -1 of a mask
        #[inline]
        pub const fn vfirst_m(rd: Gpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VfirstM,
                args: [rd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vslideup.vx vd, vs2, rs1[, vm]`: Move elements up by a number of places
        #[inline]
        pub const fn vslideup_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VslideupVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vslideup.vi vd, vs2, uimm5[, vm]`: Move elements up by a number of places
        #[inline]
        pub fn vslideup_vi(
            vd: Vreg,
            vs2: Vreg,
            uimm5: impl Into<Uimm5>,
            vm: Mask,
        ) -> Inst {
            Inst {
                op: Opcode::VslideupVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vslidedown.vx vd, vs2, rs1[, vm]`: Move elements down by a number of places
        #[inline]
        pub const fn vslidedown_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VslidedownVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vslidedown.vi vd, vs2, uimm5[, vm]`: Move elements down by a number of places
        #[inline]
        pub fn vslidedown_vi(
            vd: Vreg,
            vs2: Vreg,
            uimm5: impl Into<Uimm5>,
            vm: Mask,
        ) -> Inst {
            Inst {
                op: Opcode::VslidedownVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vrgather.vv vd, vs2, vs1[, vm]`: Elements of the first source, chosen by indices
        #[inline]
        pub const fn vrgather_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrgatherVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrgather.vx vd, vs2, rs1[, vm]`: Elements of the first source, chosen by indices
        #[inline]
        pub const fn vrgather_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrgatherVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrgather.vi vd, vs2, uimm5[, vm]`: Elements of the first source, chosen by indices
        #[inline]
        pub fn vrgather_vi(
            vd: Vreg,
            vs2: Vreg,
            uimm5: impl Into<Uimm5>,
            vm: Mask,
        ) -> Inst {
            Inst {
                op: Opcode::VrgatherVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
        /// `vslide1up.vx vd, vs2, rs1[, vm]`: Move elements up by one place and put a scalar into the first
        #[inline]
        pub const fn vslide1up_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vslide1upVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vslide1down.vx vd, vs2, rs1[, vm]`: Move elements down by one place and put a scalar into the last
        #[inline]
        pub const fn vslide1down_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vslide1downVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrgatherei16.vv vd, vs2, vs1[, vm]`: Elements of the first source, chosen by 16-bit indices
        #[inline]
        pub const fn vrgatherei16_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vrgatherei16Vv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vcompress.vm vd, vs2, vs1`: Elements where a mask is set, moved together
        #[inline]
        pub const fn vcompress_vm(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VcompressVm,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vmv1r.v vd, vs2`: Copy 1 registers
        #[inline]
        pub const fn vmv1r_v(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vmv1rV,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vmv2r.v vd, vs2`: Copy 2 registers
        #[inline]
        pub const fn vmv2r_v(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vmv2rV,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vmv4r.v vd, vs2`: Copy 4 registers
        #[inline]
        pub const fn vmv4r_v(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vmv4rV,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vmv8r.v vd, vs2`: Copy 8 registers
        #[inline]
        pub const fn vmv8r_v(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vmv8rV,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vmv.x.s rd, vs2`: First element into an integer register
        #[inline]
        pub const fn vmv_x_s(rd: Gpr, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VmvXS,
                args: [rd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vmv.s.x vd, rs1`: Integer register into the first element
        #[inline]
        pub const fn vmv_s_x(vd: Vreg, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::VmvSX,
                args: [vd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const VSETVLI: Op = Op {
    name: "vsetvli",
    ident: "vsetvli",
    feature: 24,
    length: 32,
    value: 0x7057,
    mask: 0x8000707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T50D132B7,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T1A50114D,
    flows: &TDBE73029,
    doc: info!("Set vtype and the vector length"),
    origin: info!("spec/riscv/v.yaml:202"),
    data: &T62B6D2D4,
    ..Op::DEFAULT
};
pub(crate) const VSETIVLI: Op = Op {
    name: "vsetivli",
    ident: "vsetivli",
    feature: 24,
    length: 32,
    value: 0xc0007057,
    mask: 0xc000707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5D93637B,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &T354A178C,
    flows: &TDBE73029,
    doc: info!("Set vtype and a constant vector length"),
    origin: info!("spec/riscv/v.yaml:222"),
    data: &TEAF79382,
    ..Op::DEFAULT
};
pub(crate) const VSETVL: Op = Op {
    name: "vsetvl",
    ident: "vsetvl",
    feature: 24,
    length: 32,
    value: 0x80007057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0xc),
    registers: &TCE3C4E25,
    flows: &TDBE73029,
    doc: info!("Set vtype from a register and the vector length"),
    origin: info!("spec/riscv/v.yaml:229"),
    data: &T103B4409,
    ..Op::DEFAULT
};
pub(crate) const VADD_VV: Op = Op {
    name: "vadd.vv",
    ident: "vadd_vv",
    feature: 24,
    length: 32,
    value: 0x57,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TBE4EBFEC,
    ..Op::DEFAULT
};
pub(crate) const VADD_VX: Op = Op {
    name: "vadd.vx",
    ident: "vadd_vx",
    feature: 24,
    length: 32,
    value: 0x4057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T53B248D5,
    ..Op::DEFAULT
};
pub(crate) const VADD_VI: Op = Op {
    name: "vadd.vi",
    ident: "vadd_vi",
    feature: 24,
    length: 32,
    value: 0x3057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA75E5C40,
    ..Op::DEFAULT
};
pub(crate) const VSUB_VV: Op = Op {
    name: "vsub.vv",
    ident: "vsub_vv",
    feature: 24,
    length: 32,
    value: 0x8000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T680E9612,
    ..Op::DEFAULT
};
pub(crate) const VSUB_VX: Op = Op {
    name: "vsub.vx",
    ident: "vsub_vx",
    feature: 24,
    length: 32,
    value: 0x8004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA74A3D9F,
    ..Op::DEFAULT
};
pub(crate) const VRSUB_VX: Op = Op {
    name: "vrsub.vx",
    ident: "vrsub_vx",
    feature: 24,
    length: 32,
    value: 0xc004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Difference from the second source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0E9E3BCF,
    ..Op::DEFAULT
};
pub(crate) const VRSUB_VI: Op = Op {
    name: "vrsub.vi",
    ident: "vrsub_vi",
    feature: 24,
    length: 32,
    value: 0xc003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Difference from the second source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3EA4F71E,
    ..Op::DEFAULT
};
pub(crate) const VMINU_VV: Op = Op {
    name: "vminu.vv",
    ident: "vminu_vv",
    feature: 24,
    length: 32,
    value: 0x10000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned minimum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T39125A4E,
    ..Op::DEFAULT
};
pub(crate) const VMINU_VX: Op = Op {
    name: "vminu.vx",
    ident: "vminu_vx",
    feature: 24,
    length: 32,
    value: 0x10004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned minimum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD30E84D3,
    ..Op::DEFAULT
};
pub(crate) const VMIN_VV: Op = Op {
    name: "vmin.vv",
    ident: "vmin_vv",
    feature: 24,
    length: 32,
    value: 0x14000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed minimum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T80195608,
    ..Op::DEFAULT
};
pub(crate) const VMIN_VX: Op = Op {
    name: "vmin.vx",
    ident: "vmin_vx",
    feature: 24,
    length: 32,
    value: 0x14004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed minimum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3F38E711,
    ..Op::DEFAULT
};
pub(crate) const VMAXU_VV: Op = Op {
    name: "vmaxu.vv",
    ident: "vmaxu_vv",
    feature: 24,
    length: 32,
    value: 0x18000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned maximum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T80A14E74,
    ..Op::DEFAULT
};
pub(crate) const VMAXU_VX: Op = Op {
    name: "vmaxu.vx",
    ident: "vmaxu_vx",
    feature: 24,
    length: 32,
    value: 0x18004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned maximum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T787F5BED,
    ..Op::DEFAULT
};
pub(crate) const VMAX_VV: Op = Op {
    name: "vmax.vv",
    ident: "vmax_vv",
    feature: 24,
    length: 32,
    value: 0x1c000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed maximum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T43660F82,
    ..Op::DEFAULT
};
pub(crate) const VMAX_VX: Op = Op {
    name: "vmax.vx",
    ident: "vmax_vx",
    feature: 24,
    length: 32,
    value: 0x1c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed maximum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T493F0B97,
    ..Op::DEFAULT
};
pub(crate) const VAND_VV: Op = Op {
    name: "vand.vv",
    ident: "vand_vv",
    feature: 24,
    length: 32,
    value: 0x24000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise and"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T64C832AB,
    ..Op::DEFAULT
};
pub(crate) const VAND_VX: Op = Op {
    name: "vand.vx",
    ident: "vand_vx",
    feature: 24,
    length: 32,
    value: 0x24004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Bitwise and"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TCB852FD6,
    ..Op::DEFAULT
};
pub(crate) const VAND_VI: Op = Op {
    name: "vand.vi",
    ident: "vand_vi",
    feature: 24,
    length: 32,
    value: 0x24003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise and"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE056B267,
    ..Op::DEFAULT
};
pub(crate) const VOR_VV: Op = Op {
    name: "vor.vv",
    ident: "vor_vv",
    feature: 24,
    length: 32,
    value: 0x28000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T489DDC4D,
    ..Op::DEFAULT
};
pub(crate) const VOR_VX: Op = Op {
    name: "vor.vx",
    ident: "vor_vx",
    feature: 24,
    length: 32,
    value: 0x28004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Bitwise or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3741C814,
    ..Op::DEFAULT
};
pub(crate) const VOR_VI: Op = Op {
    name: "vor.vi",
    ident: "vor_vi",
    feature: 24,
    length: 32,
    value: 0x28003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TBBC1F709,
    ..Op::DEFAULT
};
pub(crate) const VXOR_VV: Op = Op {
    name: "vxor.vv",
    ident: "vxor_vv",
    feature: 24,
    length: 32,
    value: 0x2c000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise exclusive or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T78F55223,
    ..Op::DEFAULT
};
pub(crate) const VXOR_VX: Op = Op {
    name: "vxor.vx",
    ident: "vxor_vx",
    feature: 24,
    length: 32,
    value: 0x2c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Bitwise exclusive or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T380B511E,
    ..Op::DEFAULT
};
pub(crate) const VXOR_VI: Op = Op {
    name: "vxor.vi",
    ident: "vxor_vi",
    feature: 24,
    length: 32,
    value: 0x2c003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise exclusive or"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T9ADE78CF,
    ..Op::DEFAULT
};
pub(crate) const VSADDU_VV: Op = Op {
    name: "vsaddu.vv",
    ident: "vsaddu_vv",
    feature: 24,
    length: 32,
    value: 0x80000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TAA003AB3,
    ..Op::DEFAULT
};
pub(crate) const VSADDU_VX: Op = Op {
    name: "vsaddu.vx",
    ident: "vsaddu_vx",
    feature: 24,
    length: 32,
    value: 0x80004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TDA3FB156,
    ..Op::DEFAULT
};
pub(crate) const VSADDU_VI: Op = Op {
    name: "vsaddu.vi",
    ident: "vsaddu_vi",
    feature: 24,
    length: 32,
    value: 0x80003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TFB73C99F,
    ..Op::DEFAULT
};
pub(crate) const VSADD_VV: Op = Op {
    name: "vsadd.vv",
    ident: "vsadd_vv",
    feature: 24,
    length: 32,
    value: 0x84000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD3B0C7EB,
    ..Op::DEFAULT
};
pub(crate) const VSADD_VX: Op = Op {
    name: "vsadd.vx",
    ident: "vsadd_vx",
    feature: 24,
    length: 32,
    value: 0x84004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE520CFAA,
    ..Op::DEFAULT
};
pub(crate) const VSADD_VI: Op = Op {
    name: "vsadd.vi",
    ident: "vsadd_vi",
    feature: 24,
    length: 32,
    value: 0x84003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed sum, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T57C27E1F,
    ..Op::DEFAULT
};
pub(crate) const VSSUBU_VV: Op = Op {
    name: "vssubu.vv",
    ident: "vssubu_vv",
    feature: 24,
    length: 32,
    value: 0x88000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned difference, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T48B3C9B7,
    ..Op::DEFAULT
};
pub(crate) const VSSUBU_VX: Op = Op {
    name: "vssubu.vx",
    ident: "vssubu_vx",
    feature: 24,
    length: 32,
    value: 0x88004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned difference, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T46B9DDC6,
    ..Op::DEFAULT
};
pub(crate) const VSSUB_VV: Op = Op {
    name: "vssub.vv",
    ident: "vssub_vv",
    feature: 24,
    length: 32,
    value: 0x8c000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed difference, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC82A86E5,
    ..Op::DEFAULT
};
pub(crate) const VSSUB_VX: Op = Op {
    name: "vssub.vx",
    ident: "vssub_vx",
    feature: 24,
    length: 32,
    value: 0x8c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed difference, saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD97FDB98,
    ..Op::DEFAULT
};
pub(crate) const VSLL_VV: Op = Op {
    name: "vsll.vv",
    ident: "vsll_vv",
    feature: 24,
    length: 32,
    value: 0x94000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Shift left"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3021D1BB,
    ..Op::DEFAULT
};
pub(crate) const VSLL_VX: Op = Op {
    name: "vsll.vx",
    ident: "vsll_vx",
    feature: 24,
    length: 32,
    value: 0x94004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Shift left"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8869351E,
    ..Op::DEFAULT
};
pub(crate) const VSLL_VI: Op = Op {
    name: "vsll.vi",
    ident: "vsll_vi",
    feature: 24,
    length: 32,
    value: 0x94003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Shift left"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T2F8AE741,
    ..Op::DEFAULT
};
pub(crate) const VSMUL_VV: Op = Op {
    name: "vsmul.vv",
    ident: "vsmul_vv",
    feature: 24,
    length: 32,
    value: 0x9c000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Fraction product, rounded and saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE9857770,
    ..Op::DEFAULT
};
pub(crate) const VSMUL_VX: Op = Op {
    name: "vsmul.vx",
    ident: "vsmul_vx",
    feature: 24,
    length: 32,
    value: 0x9c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Fraction product, rounded and saturated"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE96FE123,
    ..Op::DEFAULT
};
pub(crate) const VSRL_VV: Op = Op {
    name: "vsrl.vv",
    ident: "vsrl_vv",
    feature: 24,
    length: 32,
    value: 0xa0000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF9AE8CE7,
    ..Op::DEFAULT
};
pub(crate) const VSRL_VX: Op = Op {
    name: "vsrl.vx",
    ident: "vsrl_vx",
    feature: 24,
    length: 32,
    value: 0xa0004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Logical shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TB5CFF336,
    ..Op::DEFAULT
};
pub(crate) const VSRL_VI: Op = Op {
    name: "vsrl.vi",
    ident: "vsrl_vi",
    feature: 24,
    length: 32,
    value: 0xa0003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3DBC2015,
    ..Op::DEFAULT
};
pub(crate) const VSRA_VV: Op = Op {
    name: "vsra.vv",
    ident: "vsra_vv",
    feature: 24,
    length: 32,
    value: 0xa4000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T269BDC24,
    ..Op::DEFAULT
};
pub(crate) const VSRA_VX: Op = Op {
    name: "vsra.vx",
    ident: "vsra_vx",
    feature: 24,
    length: 32,
    value: 0xa4004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Arithmetic shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8C407AD7,
    ..Op::DEFAULT
};
pub(crate) const VSRA_VI: Op = Op {
    name: "vsra.vi",
    ident: "vsra_vi",
    feature: 24,
    length: 32,
    value: 0xa4003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8DED001A,
    ..Op::DEFAULT
};
pub(crate) const VSSRL_VV: Op = Op {
    name: "vssrl.vv",
    ident: "vssrl_vv",
    feature: 24,
    length: 32,
    value: 0xa8000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TFB917F41,
    ..Op::DEFAULT
};
pub(crate) const VSSRL_VX: Op = Op {
    name: "vssrl.vx",
    ident: "vssrl_vx",
    feature: 24,
    length: 32,
    value: 0xa8004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Logical shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T31BB46E4,
    ..Op::DEFAULT
};
pub(crate) const VSSRL_VI: Op = Op {
    name: "vssrl.vi",
    ident: "vssrl_vi",
    feature: 24,
    length: 32,
    value: 0xa8003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TABD3FF73,
    ..Op::DEFAULT
};
pub(crate) const VSSRA_VV: Op = Op {
    name: "vssra.vv",
    ident: "vssra_vv",
    feature: 24,
    length: 32,
    value: 0xac000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T44BA3BCF,
    ..Op::DEFAULT
};
pub(crate) const VSSRA_VX: Op = Op {
    name: "vssra.vx",
    ident: "vssra_vx",
    feature: 24,
    length: 32,
    value: 0xac004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Arithmetic shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T05846AC2,
    ..Op::DEFAULT
};
pub(crate) const VSSRA_VI: Op = Op {
    name: "vssra.vi",
    ident: "vssra_vi",
    feature: 24,
    length: 32,
    value: 0xac003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, rounded"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0324FDCD,
    ..Op::DEFAULT
};
pub(crate) const VAADDU_VV: Op = Op {
    name: "vaaddu.vv",
    ident: "vaaddu_vv",
    feature: 24,
    length: 32,
    value: 0x20002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned average"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T097E742C,
    ..Op::DEFAULT
};
pub(crate) const VAADDU_VX: Op = Op {
    name: "vaaddu.vx",
    ident: "vaaddu_vx",
    feature: 24,
    length: 32,
    value: 0x20006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned average"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T700F041F,
    ..Op::DEFAULT
};
pub(crate) const VAADD_VV: Op = Op {
    name: "vaadd.vv",
    ident: "vaadd_vv",
    feature: 24,
    length: 32,
    value: 0x24002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed average"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T481BA2AC,
    ..Op::DEFAULT
};
pub(crate) const VAADD_VX: Op = Op {
    name: "vaadd.vx",
    ident: "vaadd_vx",
    feature: 24,
    length: 32,
    value: 0x24006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed average"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T4F0FDBFB,
    ..Op::DEFAULT
};
pub(crate) const VASUBU_VV: Op = Op {
    name: "vasubu.vv",
    ident: "vasubu_vv",
    feature: 24,
    length: 32,
    value: 0x28002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Half of an unsigned difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3B1DF502,
    ..Op::DEFAULT
};
pub(crate) const VASUBU_VX: Op = Op {
    name: "vasubu.vx",
    ident: "vasubu_vx",
    feature: 24,
    length: 32,
    value: 0x28006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Half of an unsigned difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD781B129,
    ..Op::DEFAULT
};
pub(crate) const VASUB_VV: Op = Op {
    name: "vasub.vv",
    ident: "vasub_vv",
    feature: 24,
    length: 32,
    value: 0x2c002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Half of a signed difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T79BB2382,
    ..Op::DEFAULT
};
pub(crate) const VASUB_VX: Op = Op {
    name: "vasub.vx",
    ident: "vasub_vx",
    feature: 24,
    length: 32,
    value: 0x2c006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Half of a signed difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T4B60BDDD,
    ..Op::DEFAULT
};
pub(crate) const VDIVU_VV: Op = Op {
    name: "vdivu.vv",
    ident: "vdivu_vv",
    feature: 24,
    length: 32,
    value: 0x80002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned quotient"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE3238221,
    ..Op::DEFAULT
};
pub(crate) const VDIVU_VX: Op = Op {
    name: "vdivu.vx",
    ident: "vdivu_vx",
    feature: 24,
    length: 32,
    value: 0x80006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned quotient"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T2D8FB2BA,
    ..Op::DEFAULT
};
pub(crate) const VDIV_VV: Op = Op {
    name: "vdiv.vv",
    ident: "vdiv_vv",
    feature: 24,
    length: 32,
    value: 0x84002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed quotient"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T230DBE33,
    ..Op::DEFAULT
};
pub(crate) const VDIV_VX: Op = Op {
    name: "vdiv.vx",
    ident: "vdiv_vx",
    feature: 24,
    length: 32,
    value: 0x84006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed quotient"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T26123114,
    ..Op::DEFAULT
};
pub(crate) const VREMU_VV: Op = Op {
    name: "vremu.vv",
    ident: "vremu_vv",
    feature: 24,
    length: 32,
    value: 0x88002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned remainder"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T27DA2E07,
    ..Op::DEFAULT
};
pub(crate) const VREMU_VX: Op = Op {
    name: "vremu.vx",
    ident: "vremu_vx",
    feature: 24,
    length: 32,
    value: 0x88006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned remainder"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T4B443A4C,
    ..Op::DEFAULT
};
pub(crate) const VREM_VV: Op = Op {
    name: "vrem.vv",
    ident: "vrem_vv",
    feature: 24,
    length: 32,
    value: 0x8c002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed remainder"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC62012FD,
    ..Op::DEFAULT
};
pub(crate) const VREM_VX: Op = Op {
    name: "vrem.vx",
    ident: "vrem_vx",
    feature: 24,
    length: 32,
    value: 0x8c006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Signed remainder"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA0BB29F2,
    ..Op::DEFAULT
};
pub(crate) const VMULHU_VV: Op = Op {
    name: "vmulhu.vv",
    ident: "vmulhu_vv",
    feature: 24,
    length: 32,
    value: 0x90002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Upper half of an unsigned product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TAF9F63BB,
    ..Op::DEFAULT
};
pub(crate) const VMULHU_VX: Op = Op {
    name: "vmulhu.vx",
    ident: "vmulhu_vx",
    feature: 24,
    length: 32,
    value: 0x90006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Upper half of an unsigned product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA22DDF4A,
    ..Op::DEFAULT
};
pub(crate) const VMUL_VV: Op = Op {
    name: "vmul.vv",
    ident: "vmul_vv",
    feature: 24,
    length: 32,
    value: 0x94002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Lower half of a product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC8219E67,
    ..Op::DEFAULT
};
pub(crate) const VMUL_VX: Op = Op {
    name: "vmul.vx",
    ident: "vmul_vx",
    feature: 24,
    length: 32,
    value: 0x94006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Lower half of a product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0324A1CA,
    ..Op::DEFAULT
};
pub(crate) const VMULHSU_VV: Op = Op {
    name: "vmulhsu.vv",
    ident: "vmulhsu_vv",
    feature: 24,
    length: 32,
    value: 0x98002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Upper half of the product of a signed and an unsigned number"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD6ED9CB9,
    ..Op::DEFAULT
};
pub(crate) const VMULHSU_VX: Op = Op {
    name: "vmulhsu.vx",
    ident: "vmulhsu_vx",
    feature: 24,
    length: 32,
    value: 0x98006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Upper half of the product of a signed and an unsigned number"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0960F5C0,
    ..Op::DEFAULT
};
pub(crate) const VMULH_VV: Op = Op {
    name: "vmulh.vv",
    ident: "vmulh_vv",
    feature: 24,
    length: 32,
    value: 0x9c002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Upper half of a signed product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T98095A9B,
    ..Op::DEFAULT
};
pub(crate) const VMULH_VX: Op = Op {
    name: "vmulh.vx",
    ident: "vmulh_vx",
    feature: 24,
    length: 32,
    value: 0x9c006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Upper half of a signed product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE1668806,
    ..Op::DEFAULT
};
pub(crate) const VWADDU_VV: Op = Op {
    name: "vwaddu.vv",
    ident: "vwaddu_vv",
    feature: 24,
    length: 32,
    value: 0xc0002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned sum, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T891025A2,
    ..Op::DEFAULT
};
pub(crate) const VWADDU_VX: Op = Op {
    name: "vwaddu.vx",
    ident: "vwaddu_vx",
    feature: 24,
    length: 32,
    value: 0xc0006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned sum, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T303BE39B,
    ..Op::DEFAULT
};
pub(crate) const VWADD_VV: Op = Op {
    name: "vwadd.vv",
    ident: "vwadd_vv",
    feature: 24,
    length: 32,
    value: 0xc4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed sum, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3E09E13A,
    ..Op::DEFAULT
};
pub(crate) const VWADD_VX: Op = Op {
    name: "vwadd.vx",
    ident: "vwadd_vx",
    feature: 24,
    length: 32,
    value: 0xc4006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Signed sum, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T1D373043,
    ..Op::DEFAULT
};
pub(crate) const VWSUBU_VV: Op = Op {
    name: "vwsubu.vv",
    ident: "vwsubu_vv",
    feature: 24,
    length: 32,
    value: 0xc8002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned difference, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TB2A613CC,
    ..Op::DEFAULT
};
pub(crate) const VWSUBU_VX: Op = Op {
    name: "vwsubu.vx",
    ident: "vwsubu_vx",
    feature: 24,
    length: 32,
    value: 0xc8006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned difference, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T05EC7509,
    ..Op::DEFAULT
};
pub(crate) const VWSUB_VV: Op = Op {
    name: "vwsub.vv",
    ident: "vwsub_vv",
    feature: 24,
    length: 32,
    value: 0xcc002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed difference, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0C2F4CE4,
    ..Op::DEFAULT
};
pub(crate) const VWSUB_VX: Op = Op {
    name: "vwsub.vx",
    ident: "vwsub_vx",
    feature: 24,
    length: 32,
    value: 0xcc006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Signed difference, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA05E9F31,
    ..Op::DEFAULT
};
pub(crate) const VWMULU_VV: Op = Op {
    name: "vwmulu.vv",
    ident: "vwmulu_vv",
    feature: 24,
    length: 32,
    value: 0xe0002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned product, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF9A9320D,
    ..Op::DEFAULT
};
pub(crate) const VWMULU_VX: Op = Op {
    name: "vwmulu.vx",
    ident: "vwmulu_vx",
    feature: 24,
    length: 32,
    value: 0xe0006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned product, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD0F6C9C0,
    ..Op::DEFAULT
};
pub(crate) const VWMULSU_VV: Op = Op {
    name: "vwmulsu.vv",
    ident: "vwmulsu_vv",
    feature: 24,
    length: 32,
    value: 0xe8002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Product of a signed and an unsigned number, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T5A30D59A,
    ..Op::DEFAULT
};
pub(crate) const VWMULSU_VX: Op = Op {
    name: "vwmulsu.vx",
    ident: "vwmulsu_vx",
    feature: 24,
    length: 32,
    value: 0xe8006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Product of a signed and an unsigned number, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T9F1445A3,
    ..Op::DEFAULT
};
pub(crate) const VWMUL_VV: Op = Op {
    name: "vwmul.vv",
    ident: "vwmul_vv",
    feature: 24,
    length: 32,
    value: 0xec002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed product, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3207A3C5,
    ..Op::DEFAULT
};
pub(crate) const VWMUL_VX: Op = Op {
    name: "vwmul.vx",
    ident: "vwmul_vx",
    feature: 24,
    length: 32,
    value: 0xec006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Signed product, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF750E708,
    ..Op::DEFAULT
};
pub(crate) const VWADDU_WV: Op = Op {
    name: "vwaddu.wv",
    ident: "vwaddu_wv",
    feature: 24,
    length: 32,
    value: 0xd0002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned sum with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0625950A,
    ..Op::DEFAULT
};
pub(crate) const VWADDU_WX: Op = Op {
    name: "vwaddu.wx",
    ident: "vwaddu_wx",
    feature: 24,
    length: 32,
    value: 0xd0006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned sum with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF90F5F33,
    ..Op::DEFAULT
};
pub(crate) const VWADD_WV: Op = Op {
    name: "vwadd.wv",
    ident: "vwadd_wv",
    feature: 24,
    length: 32,
    value: 0xd4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed sum with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T97EF2A0D,
    ..Op::DEFAULT
};
pub(crate) const VWADD_WX: Op = Op {
    name: "vwadd.wx",
    ident: "vwadd_wx",
    feature: 24,
    length: 32,
    value: 0xd4006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Signed sum with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T991D8058,
    ..Op::DEFAULT
};
pub(crate) const VWSUBU_WV: Op = Op {
    name: "vwsubu.wv",
    ident: "vwsubu_wv",
    feature: 24,
    length: 32,
    value: 0xd8002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned difference with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TCA266DD0,
    ..Op::DEFAULT
};
pub(crate) const VWSUBU_WX: Op = Op {
    name: "vwsubu.wx",
    ident: "vwsubu_wx",
    feature: 24,
    length: 32,
    value: 0xd8006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Unsigned difference with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T248377C5,
    ..Op::DEFAULT
};
pub(crate) const VWSUB_WV: Op = Op {
    name: "vwsub.wv",
    ident: "vwsub_wv",
    feature: 24,
    length: 32,
    value: 0xdc002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed difference with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0ED1CA9B,
    ..Op::DEFAULT
};
pub(crate) const VWSUB_WX: Op = Op {
    name: "vwsub.wx",
    ident: "vwsub_wx",
    feature: 24,
    length: 32,
    value: 0xdc006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Signed difference with a first source that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8C5C0FD2,
    ..Op::DEFAULT
};
pub(crate) const VMADD_VV: Op = Op {
    name: "vmadd.vv",
    ident: "vmadd_vv",
    feature: 24,
    length: 32,
    value: 0xa4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Multiply-add: destination times source plus the other source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0BD5BE08,
    ..Op::DEFAULT
};
pub(crate) const VMADD_VX: Op = Op {
    name: "vmadd.vx",
    ident: "vmadd_vx",
    feature: 24,
    length: 32,
    value: 0xa4006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Multiply-add: destination times source plus the other source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC202FAB5,
    ..Op::DEFAULT
};
pub(crate) const VNMSUB_VV: Op = Op {
    name: "vnmsub.vv",
    ident: "vnmsub_vv",
    feature: 24,
    length: 32,
    value: 0xac002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Multiply-add: source minus destination times the other source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TED2F50B6,
    ..Op::DEFAULT
};
pub(crate) const VNMSUB_VX: Op = Op {
    name: "vnmsub.vx",
    ident: "vnmsub_vx",
    feature: 24,
    length: 32,
    value: 0xac006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Multiply-add: source minus destination times the other source"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TFA1B54DF,
    ..Op::DEFAULT
};
pub(crate) const VMACC_VV: Op = Op {
    name: "vmacc.vv",
    ident: "vmacc_vv",
    feature: 24,
    length: 32,
    value: 0xb4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Multiply-add: destination plus product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0163CB58,
    ..Op::DEFAULT
};
pub(crate) const VMACC_VX: Op = Op {
    name: "vmacc.vx",
    ident: "vmacc_vx",
    feature: 24,
    length: 32,
    value: 0xb4006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Multiply-add: destination plus product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T115503A5,
    ..Op::DEFAULT
};
pub(crate) const VNMSAC_VV: Op = Op {
    name: "vnmsac.vv",
    ident: "vnmsac_vv",
    feature: 24,
    length: 32,
    value: 0xbc002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Multiply-add: destination minus product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3CCC4EC6,
    ..Op::DEFAULT
};
pub(crate) const VNMSAC_VX: Op = Op {
    name: "vnmsac.vx",
    ident: "vnmsac_vx",
    feature: 24,
    length: 32,
    value: 0xbc006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Multiply-add: destination minus product"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T86F6AD0F,
    ..Op::DEFAULT
};
pub(crate) const VWMACCU_VV: Op = Op {
    name: "vwmaccu.vv",
    ident: "vwmaccu_vv",
    feature: 24,
    length: 32,
    value: 0xf0002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Add an unsigned product to a destination that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T101B3CAF,
    ..Op::DEFAULT
};
pub(crate) const VWMACCU_VX: Op = Op {
    name: "vwmaccu.vx",
    ident: "vwmaccu_vx",
    feature: 24,
    length: 32,
    value: 0xf0006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T44B2E151,
    flows: &T7FA3C1AB,
    doc: info!("Add an unsigned product to a destination that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3522FF50,
    ..Op::DEFAULT
};
pub(crate) const VWMACC_VV: Op = Op {
    name: "vwmacc.vv",
    ident: "vwmacc_vv",
    feature: 24,
    length: 32,
    value: 0xf4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Add a signed product to a destination that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF98F1737,
    ..Op::DEFAULT
};
pub(crate) const VWMACC_VX: Op = Op {
    name: "vwmacc.vx",
    ident: "vwmacc_vx",
    feature: 24,
    length: 32,
    value: 0xf4006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T44B2E151,
    flows: &T7FA3C1AB,
    doc: info!("Add a signed product to a destination that is twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T5B8561D8,
    ..Op::DEFAULT
};
pub(crate) const VWMACCUS_VX: Op = Op {
    name: "vwmaccus.vx",
    ident: "vwmaccus_vx",
    feature: 24,
    length: 32,
    value: 0xf8006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T44B2E151,
    flows: &T7FA3C1AB,
    doc: info!(
        "Add the product of an unsigned scalar and a signed element to a destination that is twice as wide"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TAFB60F73,
    ..Op::DEFAULT
};
pub(crate) const VWMACCSU_VV: Op = Op {
    name: "vwmaccsu.vv",
    ident: "vwmaccsu_vv",
    feature: 24,
    length: 32,
    value: 0xfc002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Add the product of a signed first source and an unsigned element to a destination that is twice as wide"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TD7B8FDE4,
    ..Op::DEFAULT
};
pub(crate) const VWMACCSU_VX: Op = Op {
    name: "vwmaccsu.vx",
    ident: "vwmaccsu_vx",
    feature: 24,
    length: 32,
    value: 0xfc006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA68E700B,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T44B2E151,
    flows: &T7FA3C1AB,
    doc: info!(
        "Add the product of a signed first source and an unsigned element to a destination that is twice as wide"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3472E09B,
    ..Op::DEFAULT
};
pub(crate) const VNSRL_WV: Op = Op {
    name: "vnsrl.wv",
    ident: "vnsrl_wv",
    feature: 24,
    length: 32,
    value: 0xb0000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T46A1B43D,
    ..Op::DEFAULT
};
pub(crate) const VNSRL_WX: Op = Op {
    name: "vnsrl.wx",
    ident: "vnsrl_wx",
    feature: 24,
    length: 32,
    value: 0xb0004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Logical shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TE8B7D012,
    ..Op::DEFAULT
};
pub(crate) const VNSRL_WI: Op = Op {
    name: "vnsrl.wi",
    ident: "vnsrl_wi",
    feature: 24,
    length: 32,
    value: 0xb0003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA92D837D,
    ..Op::DEFAULT
};
pub(crate) const VNSRA_WV: Op = Op {
    name: "vnsra.wv",
    ident: "vnsra_wv",
    feature: 24,
    length: 32,
    value: 0xb4000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3F8F7F74,
    ..Op::DEFAULT
};
pub(crate) const VNSRA_WX: Op = Op {
    name: "vnsra.wx",
    ident: "vnsra_wx",
    feature: 24,
    length: 32,
    value: 0xb4004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Arithmetic shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T41FD9EA5,
    ..Op::DEFAULT
};
pub(crate) const VNSRA_WI: Op = Op {
    name: "vnsra.wi",
    ident: "vnsra_wi",
    feature: 24,
    length: 32,
    value: 0xb4003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TDC1960B4,
    ..Op::DEFAULT
};
pub(crate) const VNCLIPU_WV: Op = Op {
    name: "vnclipu.wv",
    ident: "vnclipu_wv",
    feature: 24,
    length: 32,
    value: 0xb8000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TEF458066,
    ..Op::DEFAULT
};
pub(crate) const VNCLIPU_WX: Op = Op {
    name: "vnclipu.wx",
    ident: "vnclipu_wx",
    feature: 24,
    length: 32,
    value: 0xb8004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Logical shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T56FAD8FD,
    ..Op::DEFAULT
};
pub(crate) const VNCLIPU_WI: Op = Op {
    name: "vnclipu.wi",
    ident: "vnclipu_wi",
    feature: 24,
    length: 32,
    value: 0xb8003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Logical shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T3FFAB9A6,
    ..Op::DEFAULT
};
pub(crate) const VNCLIP_WV: Op = Op {
    name: "vnclip.wv",
    ident: "vnclip_wv",
    feature: 24,
    length: 32,
    value: 0xbc000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T4EE60B7A,
    ..Op::DEFAULT
};
pub(crate) const VNCLIP_WX: Op = Op {
    name: "vnclip.wx",
    ident: "vnclip_wx",
    feature: 24,
    length: 32,
    value: 0xbc004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Arithmetic shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T4DB8EA75,
    ..Op::DEFAULT
};
pub(crate) const VNCLIP_WI: Op = Op {
    name: "vnclip.wi",
    ident: "vnclip_wi",
    feature: 24,
    length: 32,
    value: 0xbc003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Arithmetic shift right, rounded and saturated, half as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TB8A6B7BA,
    ..Op::DEFAULT
};
pub(crate) const VMSEQ_VV: Op = Op {
    name: "vmseq.vv",
    ident: "vmseq_vv",
    feature: 24,
    length: 32,
    value: 0x60000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T70AA5A1D,
    ..Op::DEFAULT
};
pub(crate) const VMSEQ_VX: Op = Op {
    name: "vmseq.vx",
    ident: "vmseq_vx",
    feature: 24,
    length: 32,
    value: 0x60004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T0F67FE14,
    ..Op::DEFAULT
};
pub(crate) const VMSEQ_VI: Op = Op {
    name: "vmseq.vi",
    ident: "vmseq_vi",
    feature: 24,
    length: 32,
    value: 0x60003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8FD2741F,
    ..Op::DEFAULT
};
pub(crate) const VMSNE_VV: Op = Op {
    name: "vmsne.vv",
    ident: "vmsne_vv",
    feature: 24,
    length: 32,
    value: 0x64000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is not equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T25E21059,
    ..Op::DEFAULT
};
pub(crate) const VMSNE_VX: Op = Op {
    name: "vmsne.vx",
    ident: "vmsne_vx",
    feature: 24,
    length: 32,
    value: 0x64004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is not equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T12A37FC0,
    ..Op::DEFAULT
};
pub(crate) const VMSNE_VI: Op = Op {
    name: "vmsne.vi",
    ident: "vmsne_vi",
    feature: 24,
    length: 32,
    value: 0x64003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is not equal to the second"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TAA044E5B,
    ..Op::DEFAULT
};
pub(crate) const VMSLTU_VV: Op = Op {
    name: "vmsltu.vv",
    ident: "vmsltu_vv",
    feature: 24,
    length: 32,
    value: 0x68000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is below the second, unsigned"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T2B5E7012,
    ..Op::DEFAULT
};
pub(crate) const VMSLTU_VX: Op = Op {
    name: "vmsltu.vx",
    ident: "vmsltu_vx",
    feature: 24,
    length: 32,
    value: 0x68004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is below the second, unsigned"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC68399E7,
    ..Op::DEFAULT
};
pub(crate) const VMSLT_VV: Op = Op {
    name: "vmslt.vv",
    ident: "vmslt_vv",
    feature: 24,
    length: 32,
    value: 0x6c000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is below the second, signed"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T06D41658,
    ..Op::DEFAULT
};
pub(crate) const VMSLT_VX: Op = Op {
    name: "vmslt.vx",
    ident: "vmslt_vx",
    feature: 24,
    length: 32,
    value: 0x6c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is below the second, signed"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8F40D015,
    ..Op::DEFAULT
};
pub(crate) const VMSLEU_VV: Op = Op {
    name: "vmsleu.vv",
    ident: "vmsleu_vv",
    feature: 24,
    length: 32,
    value: 0x70000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Mask of elements where the first source is not above the second, unsigned"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T900D1A0B,
    ..Op::DEFAULT
};
pub(crate) const VMSLEU_VX: Op = Op {
    name: "vmsleu.vx",
    ident: "vmsleu_vx",
    feature: 24,
    length: 32,
    value: 0x70004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!(
        "Mask of elements where the first source is not above the second, unsigned"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T14FD0C70,
    ..Op::DEFAULT
};
pub(crate) const VMSLEU_VI: Op = Op {
    name: "vmsleu.vi",
    ident: "vmsleu_vi",
    feature: 24,
    length: 32,
    value: 0x70003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Mask of elements where the first source is not above the second, unsigned"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T67E77041,
    ..Op::DEFAULT
};
pub(crate) const VMSLE_VV: Op = Op {
    name: "vmsle.vv",
    ident: "vmsle_vv",
    feature: 24,
    length: 32,
    value: 0x74000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Mask of elements where the first source is not above the second, signed"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8E77DD71,
    ..Op::DEFAULT
};
pub(crate) const VMSLE_VX: Op = Op {
    name: "vmsle.vx",
    ident: "vmsle_vx",
    feature: 24,
    length: 32,
    value: 0x74004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!(
        "Mask of elements where the first source is not above the second, signed"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T54D08FCA,
    ..Op::DEFAULT
};
pub(crate) const VMSLE_VI: Op = Op {
    name: "vmsle.vi",
    ident: "vmsle_vi",
    feature: 24,
    length: 32,
    value: 0x74003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!(
        "Mask of elements where the first source is not above the second, signed"
    ),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TDE633F9B,
    ..Op::DEFAULT
};
pub(crate) const VMSGTU_VX: Op = Op {
    name: "vmsgtu.vx",
    ident: "vmsgtu_vx",
    feature: 24,
    length: 32,
    value: 0x78004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is above the second, unsigned"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA2B38FED,
    ..Op::DEFAULT
};
pub(crate) const VMSGTU_VI: Op = Op {
    name: "vmsgtu.vi",
    ident: "vmsgtu_vi",
    feature: 24,
    length: 32,
    value: 0x78003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is above the second, unsigned"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T025094FA,
    ..Op::DEFAULT
};
pub(crate) const VMSGT_VX: Op = Op {
    name: "vmsgt.vx",
    ident: "vmsgt_vx",
    feature: 24,
    length: 32,
    value: 0x7c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Mask of elements where the first source is above the second, signed"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TFF5A9FBF,
    ..Op::DEFAULT
};
pub(crate) const VMSGT_VI: Op = Op {
    name: "vmsgt.vi",
    ident: "vmsgt_vi",
    feature: 24,
    length: 32,
    value: 0x7c003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TEFA1D6BF,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of elements where the first source is above the second, signed"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TBBBE48E0,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VV: Op = Op {
    name: "vmadc.vv",
    ident: "vmadc_vv",
    feature: 24,
    length: 32,
    value: 0x46000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TA7FFA4B5,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VX: Op = Op {
    name: "vmadc.vx",
    ident: "vmadc_vx",
    feature: 24,
    length: 32,
    value: 0x46004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Carry out of the sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TC229D05E,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VI: Op = Op {
    name: "vmadc.vi",
    ident: "vmadc_vi",
    feature: 24,
    length: 32,
    value: 0x46003057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T6420F803,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the sum"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T399E06DF,
    ..Op::DEFAULT
};
pub(crate) const VMSBC_VV: Op = Op {
    name: "vmsbc.vv",
    ident: "vmsbc_vv",
    feature: 24,
    length: 32,
    value: 0x4e000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TB1335477,
    ..Op::DEFAULT
};
pub(crate) const VMSBC_VX: Op = Op {
    name: "vmsbc.vx",
    ident: "vmsbc_vx",
    feature: 24,
    length: 32,
    value: 0x4e004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Carry out of the difference"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T37E47714,
    ..Op::DEFAULT
};
pub(crate) const VMANDN_MM: Op = Op {
    name: "vmandn.mm",
    ident: "vmandn_mm",
    feature: 24,
    length: 32,
    value: 0x62002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("First and not second of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T856B00C6,
    ..Op::DEFAULT
};
pub(crate) const VMAND_MM: Op = Op {
    name: "vmand.mm",
    ident: "vmand_mm",
    feature: 24,
    length: 32,
    value: 0x66002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("And of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TDCA3CE5B,
    ..Op::DEFAULT
};
pub(crate) const VMOR_MM: Op = Op {
    name: "vmor.mm",
    ident: "vmor_mm",
    feature: 24,
    length: 32,
    value: 0x6a002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Or of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TFCF7BFF3,
    ..Op::DEFAULT
};
pub(crate) const VMXOR_MM: Op = Op {
    name: "vmxor.mm",
    ident: "vmxor_mm",
    feature: 24,
    length: 32,
    value: 0x6e002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Exclusive or of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TDEB0ECBF,
    ..Op::DEFAULT
};
pub(crate) const VMORN_MM: Op = Op {
    name: "vmorn.mm",
    ident: "vmorn_mm",
    feature: 24,
    length: 32,
    value: 0x72002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("First or not second of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T1994612E,
    ..Op::DEFAULT
};
pub(crate) const VMNAND_MM: Op = Op {
    name: "vmnand.mm",
    ident: "vmnand_mm",
    feature: 24,
    length: 32,
    value: 0x76002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Not and of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T46556399,
    ..Op::DEFAULT
};
pub(crate) const VMNOR_MM: Op = Op {
    name: "vmnor.mm",
    ident: "vmnor_mm",
    feature: 24,
    length: 32,
    value: 0x7a002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Not or of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T2D90018D,
    ..Op::DEFAULT
};
pub(crate) const VMXNOR_MM: Op = Op {
    name: "vmxnor.mm",
    ident: "vmxnor_mm",
    feature: 24,
    length: 32,
    value: 0x7e002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Not exclusive or of two masks"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T8BEE81D7,
    ..Op::DEFAULT
};
pub(crate) const VREDSUM_VS: Op = Op {
    name: "vredsum.vs",
    ident: "vredsum_vs",
    feature: 24,
    length: 32,
    value: 0x2057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sum of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T7E9B3C52,
    ..Op::DEFAULT
};
pub(crate) const VREDAND_VS: Op = Op {
    name: "vredand.vs",
    ident: "vredand_vs",
    feature: 24,
    length: 32,
    value: 0x4002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise and of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TF9FCA3DB,
    ..Op::DEFAULT
};
pub(crate) const VREDOR_VS: Op = Op {
    name: "vredor.vs",
    ident: "vredor_vs",
    feature: 24,
    length: 32,
    value: 0x8002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise or of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T7B42D919,
    ..Op::DEFAULT
};
pub(crate) const VREDXOR_VS: Op = Op {
    name: "vredxor.vs",
    ident: "vredxor_vs",
    feature: 24,
    length: 32,
    value: 0xc002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bitwise exclusive or of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &TB32D2933,
    ..Op::DEFAULT
};
pub(crate) const VREDMINU_VS: Op = Op {
    name: "vredminu.vs",
    ident: "vredminu_vs",
    feature: 24,
    length: 32,
    value: 0x10002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned minimum of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T622BF6A0,
    ..Op::DEFAULT
};
pub(crate) const VREDMIN_VS: Op = Op {
    name: "vredmin.vs",
    ident: "vredmin_vs",
    feature: 24,
    length: 32,
    value: 0x14002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed minimum of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T7F94CB9E,
    ..Op::DEFAULT
};
pub(crate) const VREDMAXU_VS: Op = Op {
    name: "vredmaxu.vs",
    ident: "vredmaxu_vs",
    feature: 24,
    length: 32,
    value: 0x18002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned maximum of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T68AFC6EA,
    ..Op::DEFAULT
};
pub(crate) const VREDMAX_VS: Op = Op {
    name: "vredmax.vs",
    ident: "vredmax_vs",
    feature: 24,
    length: 32,
    value: 0x1c002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed maximum of all elements and a start value"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T9763AE94,
    ..Op::DEFAULT
};
pub(crate) const VWREDSUMU_VS: Op = Op {
    name: "vwredsumu.vs",
    ident: "vwredsumu_vs",
    feature: 24,
    length: 32,
    value: 0xc0000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Unsigned sum of all elements and a start value, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T02E8F712,
    ..Op::DEFAULT
};
pub(crate) const VWREDSUM_VS: Op = Op {
    name: "vwredsum.vs",
    ident: "vwredsum_vs",
    feature: 24,
    length: 32,
    value: 0xc4000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Signed sum of all elements and a start value, twice as wide"),
    origin: info!("spec/riscv/vint.yaml:6"),
    data: &T9D502BBF,
    ..Op::DEFAULT
};
pub(crate) const VADC_VVM: Op = Op {
    name: "vadc.vvm",
    ident: "vadc_vvm",
    feature: 24,
    length: 32,
    value: 0x40000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &TF1D8E06C,
    ..Op::DEFAULT
};
pub(crate) const VADC_VXM: Op = Op {
    name: "vadc.vxm",
    ident: "vadc_vxm",
    feature: 24,
    length: 32,
    value: 0x40004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T6CC26995,
    ..Op::DEFAULT
};
pub(crate) const VADC_VIM: Op = Op {
    name: "vadc.vim",
    ident: "vadc_vim",
    feature: 24,
    length: 32,
    value: 0x40003057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T6420F803,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T71069758,
    ..Op::DEFAULT
};
pub(crate) const VSBC_VVM: Op = Op {
    name: "vsbc.vvm",
    ident: "vsbc_vvm",
    feature: 24,
    length: 32,
    value: 0x48000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Difference and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T57768CAC,
    ..Op::DEFAULT
};
pub(crate) const VSBC_VXM: Op = Op {
    name: "vsbc.vxm",
    ident: "vsbc_vxm",
    feature: 24,
    length: 32,
    value: 0x48004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Difference and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T7C56A795,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VVM: Op = Op {
    name: "vmadc.vvm",
    ident: "vmadc_vvm",
    feature: 24,
    length: 32,
    value: 0x44000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T58642B17,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VXM: Op = Op {
    name: "vmadc.vxm",
    ident: "vmadc_vxm",
    feature: 24,
    length: 32,
    value: 0x44004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Carry out of the sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T7F236C88,
    ..Op::DEFAULT
};
pub(crate) const VMADC_VIM: Op = Op {
    name: "vmadc.vim",
    ident: "vmadc_vim",
    feature: 24,
    length: 32,
    value: 0x44003057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T6420F803,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the sum and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &TB0A43125,
    ..Op::DEFAULT
};
pub(crate) const VMSBC_VVM: Op = Op {
    name: "vmsbc.vvm",
    ident: "vmsbc_vvm",
    feature: 24,
    length: 32,
    value: 0x4c000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Carry out of the difference and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T1AEDA9A3,
    ..Op::DEFAULT
};
pub(crate) const VMSBC_VXM: Op = Op {
    name: "vmsbc.vxm",
    ident: "vmsbc_vxm",
    feature: 24,
    length: 32,
    value: 0x4c004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Carry out of the difference and the carry in v0"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T477514FC,
    ..Op::DEFAULT
};
pub(crate) const VMERGE_VVM: Op = Op {
    name: "vmerge.vvm",
    ident: "vmerge_vvm",
    feature: 24,
    length: 32,
    value: 0x5c000057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Second source where the mask v0 is set, else the first"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T6EF4FA0D,
    ..Op::DEFAULT
};
pub(crate) const VMERGE_VXM: Op = Op {
    name: "vmerge.vxm",
    ident: "vmerge_vxm",
    feature: 24,
    length: 32,
    value: 0x5c004057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T447E9900,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Second source where the mask v0 is set, else the first"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T820ABDD0,
    ..Op::DEFAULT
};
pub(crate) const VMERGE_VIM: Op = Op {
    name: "vmerge.vim",
    ident: "vmerge_vim",
    feature: 24,
    length: 32,
    value: 0x5c003057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T6420F803,
    legal: &TAF5BC8E3,
    templates: &T93DC4850,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Second source where the mask v0 is set, else the first"),
    origin: info!("spec/riscv/vint.yaml:116"),
    data: &T4120D0B1,
    ..Op::DEFAULT
};
pub(crate) const VMV_V_V: Op = Op {
    name: "vmv.v.v",
    ident: "vmv_v_v",
    feature: 24,
    length: 32,
    value: 0x5e000057,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T315879B5,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy the source to all elements"),
    origin: info!("spec/riscv/vint.yaml:130"),
    data: &T27AB691E,
    ..Op::DEFAULT
};
pub(crate) const VMV_V_X: Op = Op {
    name: "vmv.v.x",
    ident: "vmv_v_x",
    feature: 24,
    length: 32,
    value: 0x5e004057,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDEA3B2A2,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Copy the source to all elements"),
    origin: info!("spec/riscv/vint.yaml:130"),
    data: &T93787445,
    ..Op::DEFAULT
};
pub(crate) const VMV_V_I: Op = Op {
    name: "vmv.v.i",
    ident: "vmv_v_i",
    feature: 24,
    length: 32,
    value: 0x5e003057,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC5100979,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy the source to all elements"),
    origin: info!("spec/riscv/vint.yaml:130"),
    data: &TA15DD000,
    ..Op::DEFAULT
};
pub(crate) const VZEXT_VF8: Op = Op {
    name: "vzext.vf8",
    ident: "vzext_vf8",
    feature: 24,
    length: 32,
    value: 0x48012057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Zero-extend elements of 1/8 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &T9534C01F,
    ..Op::DEFAULT
};
pub(crate) const VSEXT_VF8: Op = Op {
    name: "vsext.vf8",
    ident: "vsext_vf8",
    feature: 24,
    length: 32,
    value: 0x4801a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sign-extend elements of 1/8 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &TE837F67C,
    ..Op::DEFAULT
};
pub(crate) const VZEXT_VF4: Op = Op {
    name: "vzext.vf4",
    ident: "vzext_vf4",
    feature: 24,
    length: 32,
    value: 0x48022057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Zero-extend elements of 1/4 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &T0D7E7470,
    ..Op::DEFAULT
};
pub(crate) const VSEXT_VF4: Op = Op {
    name: "vsext.vf4",
    ident: "vsext_vf4",
    feature: 24,
    length: 32,
    value: 0x4802a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sign-extend elements of 1/4 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &T67E9F8AB,
    ..Op::DEFAULT
};
pub(crate) const VZEXT_VF2: Op = Op {
    name: "vzext.vf2",
    ident: "vzext_vf2",
    feature: 24,
    length: 32,
    value: 0x48032057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Zero-extend elements of 1/2 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &TBFF546FD,
    ..Op::DEFAULT
};
pub(crate) const VSEXT_VF2: Op = Op {
    name: "vsext.vf2",
    ident: "vsext_vf2",
    feature: 24,
    length: 32,
    value: 0x4803a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Sign-extend elements of 1/2 of the width"),
    origin: info!("spec/riscv/vint.yaml:141"),
    data: &T183DC216,
    ..Op::DEFAULT
};
pub(crate) const VLE8_V: Op = Op {
    name: "vle8.v",
    ident: "vle8_v",
    feature: 24,
    length: 32,
    value: 0x7,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T81FFBAE5,
    ..Op::DEFAULT
};
pub(crate) const VLE8FF_V: Op = Op {
    name: "vle8ff.v",
    ident: "vle8ff_v",
    feature: 24,
    length: 32,
    value: 0x1000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!("Load 8-bit elements up to the first that cannot be read"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T8696ADE2,
    ..Op::DEFAULT
};
pub(crate) const VLSE8_V: Op = Op {
    name: "vlse8.v",
    ident: "vlse8_v",
    feature: 24,
    length: 32,
    value: 0x8000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T48A23940,
    ..Op::DEFAULT
};
pub(crate) const VLE16_V: Op = Op {
    name: "vle16.v",
    ident: "vle16_v",
    feature: 24,
    length: 32,
    value: 0x5007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T255000C0,
    ..Op::DEFAULT
};
pub(crate) const VLE16FF_V: Op = Op {
    name: "vle16ff.v",
    ident: "vle16ff_v",
    feature: 24,
    length: 32,
    value: 0x1005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!("Load 16-bit elements up to the first that cannot be read"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD9D7F0B1,
    ..Op::DEFAULT
};
pub(crate) const VLSE16_V: Op = Op {
    name: "vlse16.v",
    ident: "vlse16_v",
    feature: 24,
    length: 32,
    value: 0x8005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF9DB61F6,
    ..Op::DEFAULT
};
pub(crate) const VLE32_V: Op = Op {
    name: "vle32.v",
    ident: "vle32_v",
    feature: 24,
    length: 32,
    value: 0x6007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T8BA933FE,
    ..Op::DEFAULT
};
pub(crate) const VLE32FF_V: Op = Op {
    name: "vle32ff.v",
    ident: "vle32ff_v",
    feature: 24,
    length: 32,
    value: 0x1006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T873F281A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!("Load 32-bit elements up to the first that cannot be read"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T9067DB73,
    ..Op::DEFAULT
};
pub(crate) const VLSE32_V: Op = Op {
    name: "vlse32.v",
    ident: "vlse32_v",
    feature: 24,
    length: 32,
    value: 0x8006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD5D6918A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E8_V: Op = Op {
    name: "vlseg2e8.v",
    ident: "vlseg2e8_v",
    feature: 24,
    length: 32,
    value: 0x20000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T47C2E055,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E8FF_V: Op = Op {
    name: "vlseg2e8ff.v",
    ident: "vlseg2e8ff_v",
    feature: 24,
    length: 32,
    value: 0x21000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 2-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T76723CBC,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG2E8_V: Op = Op {
    name: "vlsseg2e8.v",
    ident: "vlsseg2e8_v",
    feature: 24,
    length: 32,
    value: 0x28000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T2504AFF1,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 2-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T13BA9BF1,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E16_V: Op = Op {
    name: "vlseg2e16.v",
    ident: "vlseg2e16_v",
    feature: 24,
    length: 32,
    value: 0x20005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB89B4645,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E16FF_V: Op = Op {
    name: "vlseg2e16ff.v",
    ident: "vlseg2e16ff_v",
    feature: 24,
    length: 32,
    value: 0x21005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 2-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7E1742FB,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG2E16_V: Op = Op {
    name: "vlsseg2e16.v",
    ident: "vlsseg2e16_v",
    feature: 24,
    length: 32,
    value: 0x28005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T2504AFF1,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 2-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T26F9B40A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E32_V: Op = Op {
    name: "vlseg2e32.v",
    ident: "vlseg2e32_v",
    feature: 24,
    length: 32,
    value: 0x20006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T90A45065,
    ..Op::DEFAULT
};
pub(crate) const VLSEG2E32FF_V: Op = Op {
    name: "vlseg2e32ff.v",
    ident: "vlseg2e32ff_v",
    feature: 24,
    length: 32,
    value: 0x21006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T373445D2,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 2-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA623AB1D,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG2E32_V: Op = Op {
    name: "vlsseg2e32.v",
    ident: "vlsseg2e32_v",
    feature: 24,
    length: 32,
    value: 0x28006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T2504AFF1,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 2-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF41E2384,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E8_V: Op = Op {
    name: "vlseg3e8.v",
    ident: "vlseg3e8_v",
    feature: 24,
    length: 32,
    value: 0x40000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T9C1B7B96,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E8FF_V: Op = Op {
    name: "vlseg3e8ff.v",
    ident: "vlseg3e8ff_v",
    feature: 24,
    length: 32,
    value: 0x41000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 3-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB6B6A3C6,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG3E8_V: Op = Op {
    name: "vlsseg3e8.v",
    ident: "vlsseg3e8_v",
    feature: 24,
    length: 32,
    value: 0x48000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T756DC200,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 3-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T51374C85,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E16_V: Op = Op {
    name: "vlseg3e16.v",
    ident: "vlseg3e16_v",
    feature: 24,
    length: 32,
    value: 0x40005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T77D3533A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E16FF_V: Op = Op {
    name: "vlseg3e16ff.v",
    ident: "vlseg3e16ff_v",
    feature: 24,
    length: 32,
    value: 0x41005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 3-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T50F7A6D9,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG3E16_V: Op = Op {
    name: "vlsseg3e16.v",
    ident: "vlsseg3e16_v",
    feature: 24,
    length: 32,
    value: 0x48005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T756DC200,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 3-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T6A46DA2A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E32_V: Op = Op {
    name: "vlseg3e32.v",
    ident: "vlseg3e32_v",
    feature: 24,
    length: 32,
    value: 0x40006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA282386E,
    ..Op::DEFAULT
};
pub(crate) const VLSEG3E32FF_V: Op = Op {
    name: "vlseg3e32ff.v",
    ident: "vlseg3e32ff_v",
    feature: 24,
    length: 32,
    value: 0x41006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFC3F493B,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 3-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB36A18BB,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG3E32_V: Op = Op {
    name: "vlsseg3e32.v",
    ident: "vlsseg3e32_v",
    feature: 24,
    length: 32,
    value: 0x48006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T756DC200,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 3-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7D2B35AC,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E8_V: Op = Op {
    name: "vlseg4e8.v",
    ident: "vlseg4e8_v",
    feature: 24,
    length: 32,
    value: 0x60000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDB343E1B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E8FF_V: Op = Op {
    name: "vlseg4e8ff.v",
    ident: "vlseg4e8ff_v",
    feature: 24,
    length: 32,
    value: 0x61000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 4-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7A830874,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG4E8_V: Op = Op {
    name: "vlsseg4e8.v",
    ident: "vlsseg4e8_v",
    feature: 24,
    length: 32,
    value: 0x68000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T48400E1B,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 4-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T943B926D,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E16_V: Op = Op {
    name: "vlseg4e16.v",
    ident: "vlseg4e16_v",
    feature: 24,
    length: 32,
    value: 0x60005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T94F36547,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E16FF_V: Op = Op {
    name: "vlseg4e16ff.v",
    ident: "vlseg4e16ff_v",
    feature: 24,
    length: 32,
    value: 0x61005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 4-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T60A7C3F7,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG4E16_V: Op = Op {
    name: "vlsseg4e16.v",
    ident: "vlsseg4e16_v",
    feature: 24,
    length: 32,
    value: 0x68005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T48400E1B,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 4-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TE52B325E,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E32_V: Op = Op {
    name: "vlseg4e32.v",
    ident: "vlseg4e32_v",
    feature: 24,
    length: 32,
    value: 0x60006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD2DEDF37,
    ..Op::DEFAULT
};
pub(crate) const VLSEG4E32FF_V: Op = Op {
    name: "vlseg4e32ff.v",
    ident: "vlseg4e32ff_v",
    feature: 24,
    length: 32,
    value: 0x61006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T31D1FDA0,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 4-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA16A9769,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG4E32_V: Op = Op {
    name: "vlsseg4e32.v",
    ident: "vlsseg4e32_v",
    feature: 24,
    length: 32,
    value: 0x68006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T48400E1B,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 4-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEC72E260,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E8_V: Op = Op {
    name: "vlseg5e8.v",
    ident: "vlseg5e8_v",
    feature: 24,
    length: 32,
    value: 0x80000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TC64DFD64,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E8FF_V: Op = Op {
    name: "vlseg5e8ff.v",
    ident: "vlseg5e8ff_v",
    feature: 24,
    length: 32,
    value: 0x81000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 5-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEB676112,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG5E8_V: Op = Op {
    name: "vlsseg5e8.v",
    ident: "vlsseg5e8_v",
    feature: 24,
    length: 32,
    value: 0x88000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TA63E75B2,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 5-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD5620001,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E16_V: Op = Op {
    name: "vlseg5e16.v",
    ident: "vlseg5e16_v",
    feature: 24,
    length: 32,
    value: 0x80005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T82E38AF4,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E16FF_V: Op = Op {
    name: "vlseg5e16ff.v",
    ident: "vlseg5e16ff_v",
    feature: 24,
    length: 32,
    value: 0x81005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 5-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T880535B1,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG5E16_V: Op = Op {
    name: "vlsseg5e16.v",
    ident: "vlsseg5e16_v",
    feature: 24,
    length: 32,
    value: 0x88005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TA63E75B2,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 5-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEE46E496,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E32_V: Op = Op {
    name: "vlseg5e32.v",
    ident: "vlseg5e32_v",
    feature: 24,
    length: 32,
    value: 0x80006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD7D856D8,
    ..Op::DEFAULT
};
pub(crate) const VLSEG5E32FF_V: Op = Op {
    name: "vlseg5e32ff.v",
    ident: "vlseg5e32ff_v",
    feature: 24,
    length: 32,
    value: 0x81006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TC204C191,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 5-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T3FA5F423,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG5E32_V: Op = Op {
    name: "vlsseg5e32.v",
    ident: "vlsseg5e32_v",
    feature: 24,
    length: 32,
    value: 0x88006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TA63E75B2,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 5-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF5A05C50,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E8_V: Op = Op {
    name: "vlseg6e8.v",
    ident: "vlseg6e8_v",
    feature: 24,
    length: 32,
    value: 0xa0000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T46F2F731,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E8FF_V: Op = Op {
    name: "vlseg6e8ff.v",
    ident: "vlseg6e8ff_v",
    feature: 24,
    length: 32,
    value: 0xa1000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 6-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T02F5140C,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG6E8_V: Op = Op {
    name: "vlsseg6e8.v",
    ident: "vlsseg6e8_v",
    feature: 24,
    length: 32,
    value: 0xa8000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TE794420D,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 6-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TAE656A21,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E16_V: Op = Op {
    name: "vlseg6e16.v",
    ident: "vlseg6e16_v",
    feature: 24,
    length: 32,
    value: 0xa0005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T6442ED49,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E16FF_V: Op = Op {
    name: "vlseg6e16ff.v",
    ident: "vlseg6e16ff_v",
    feature: 24,
    length: 32,
    value: 0xa1005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 6-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TD9794B83,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG6E16_V: Op = Op {
    name: "vlsseg6e16.v",
    ident: "vlsseg6e16_v",
    feature: 24,
    length: 32,
    value: 0xa8005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TE794420D,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 6-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T129FF27A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E32_V: Op = Op {
    name: "vlseg6e32.v",
    ident: "vlseg6e32_v",
    feature: 24,
    length: 32,
    value: 0xa0006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T21D6A579,
    ..Op::DEFAULT
};
pub(crate) const VLSEG6E32FF_V: Op = Op {
    name: "vlseg6e32ff.v",
    ident: "vlseg6e32ff_v",
    feature: 24,
    length: 32,
    value: 0xa1006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TFA024106,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 6-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T0D2FFEAD,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG6E32_V: Op = Op {
    name: "vlsseg6e32.v",
    ident: "vlsseg6e32_v",
    feature: 24,
    length: 32,
    value: 0xa8006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &TE794420D,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 6-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T79E0827C,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E8_V: Op = Op {
    name: "vlseg7e8.v",
    ident: "vlseg7e8_v",
    feature: 24,
    length: 32,
    value: 0xc0000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T4D915D12,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E8FF_V: Op = Op {
    name: "vlseg7e8ff.v",
    ident: "vlseg7e8ff_v",
    feature: 24,
    length: 32,
    value: 0xc1000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 7-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF24D2F4E,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG7E8_V: Op = Op {
    name: "vlsseg7e8.v",
    ident: "vlsseg7e8_v",
    feature: 24,
    length: 32,
    value: 0xc8000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T19C2695C,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 7-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA764718D,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E16_V: Op = Op {
    name: "vlseg7e16.v",
    ident: "vlseg7e16_v",
    feature: 24,
    length: 32,
    value: 0xc0005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T3B81163E,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E16FF_V: Op = Op {
    name: "vlseg7e16ff.v",
    ident: "vlseg7e16ff_v",
    feature: 24,
    length: 32,
    value: 0xc1005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 7-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2BA58129,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG7E16_V: Op = Op {
    name: "vlsseg7e16.v",
    ident: "vlsseg7e16_v",
    feature: 24,
    length: 32,
    value: 0xc8005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T19C2695C,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 7-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7D2B081A,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E32_V: Op = Op {
    name: "vlseg7e32.v",
    ident: "vlseg7e32_v",
    feature: 24,
    length: 32,
    value: 0xc0006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEAFAB0D2,
    ..Op::DEFAULT
};
pub(crate) const VLSEG7E32FF_V: Op = Op {
    name: "vlseg7e32ff.v",
    ident: "vlseg7e32ff_v",
    feature: 24,
    length: 32,
    value: 0xc1006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &TA4CFA2DF,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 7-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TDE5030BB,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG7E32_V: Op = Op {
    name: "vlsseg7e32.v",
    ident: "vlsseg7e32_v",
    feature: 24,
    length: 32,
    value: 0xc8006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T19C2695C,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 7-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T645DB1D4,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E8_V: Op = Op {
    name: "vlseg8e8.v",
    ident: "vlseg8e8_v",
    feature: 24,
    length: 32,
    value: 0xe0000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA486F6F7,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E8FF_V: Op = Op {
    name: "vlseg8e8ff.v",
    ident: "vlseg8e8ff_v",
    feature: 24,
    length: 32,
    value: 0xe1000007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 8-field segments of 8-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T1A263854,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG8E8_V: Op = Op {
    name: "vlsseg8e8.v",
    ident: "vlsseg8e8_v",
    feature: 24,
    length: 32,
    value: 0xe8000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T9E6F8EA7,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 8-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7D36B105,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E16_V: Op = Op {
    name: "vlseg8e16.v",
    ident: "vlseg8e16_v",
    feature: 24,
    length: 32,
    value: 0xe0005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T81C5263B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E16FF_V: Op = Op {
    name: "vlseg8e16ff.v",
    ident: "vlseg8e16ff_v",
    feature: 24,
    length: 32,
    value: 0xe1005007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 8-field segments of 16-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T0F820787,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG8E16_V: Op = Op {
    name: "vlsseg8e16.v",
    ident: "vlsseg8e16_v",
    feature: 24,
    length: 32,
    value: 0xe8005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T9E6F8EA7,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 8-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB8270B56,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E32_V: Op = Op {
    name: "vlseg8e32.v",
    ident: "vlseg8e32_v",
    feature: 24,
    length: 32,
    value: 0xe0006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T6408C44B,
    ..Op::DEFAULT
};
pub(crate) const VLSEG8E32FF_V: Op = Op {
    name: "vlseg8e32ff.v",
    ident: "vlseg8e32ff_v",
    feature: 24,
    length: 32,
    value: 0xe1006007,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T67E483AA,
    legal: &T09082BA4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x20d),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &T49239AD3,
    doc: info!(
        "Load 8-field segments of 32-bit elements up to the first that cannot be read"
    ),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T5F0BFC91,
    ..Op::DEFAULT
};
pub(crate) const VLSSEG8E32_V: Op = Op {
    name: "vlsseg8e32.v",
    ident: "vlsseg8e32_v",
    feature: 24,
    length: 32,
    value: 0xe8006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T205B57E3,
    legal: &T9E6F8EA7,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T440AB12E,
    flows: &T7DB8B7C6,
    doc: info!("Load 8-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T911DC850,
    ..Op::DEFAULT
};
pub(crate) const VSE8_V: Op = Op {
    name: "vse8.v",
    ident: "vse8_v",
    feature: 24,
    length: 32,
    value: 0x27,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T4BF7CC02,
    ..Op::DEFAULT
};
pub(crate) const VSSE8_V: Op = Op {
    name: "vsse8.v",
    ident: "vsse8_v",
    feature: 24,
    length: 32,
    value: 0x8000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T26FDAC93,
    ..Op::DEFAULT
};
pub(crate) const VSE16_V: Op = Op {
    name: "vse16.v",
    ident: "vse16_v",
    feature: 24,
    length: 32,
    value: 0x5027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T88E8964F,
    ..Op::DEFAULT
};
pub(crate) const VSSE16_V: Op = Op {
    name: "vsse16.v",
    ident: "vsse16_v",
    feature: 24,
    length: 32,
    value: 0x8005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T26C1A725,
    ..Op::DEFAULT
};
pub(crate) const VSE32_V: Op = Op {
    name: "vse32.v",
    ident: "vse32_v",
    feature: 24,
    length: 32,
    value: 0x6027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TAB4D4939,
    ..Op::DEFAULT
};
pub(crate) const VSSE32_V: Op = Op {
    name: "vsse32.v",
    ident: "vsse32_v",
    feature: 24,
    length: 32,
    value: 0x8006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TBC554A85,
    ..Op::DEFAULT
};
pub(crate) const VSSEG2E8_V: Op = Op {
    name: "vsseg2e8.v",
    ident: "vsseg2e8_v",
    feature: 24,
    length: 32,
    value: 0x20000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T464AB7C8,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T432DEAF5,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG2E8_V: Op = Op {
    name: "vssseg2e8.v",
    ident: "vssseg2e8_v",
    feature: 24,
    length: 32,
    value: 0x28000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 2-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TBDE2281F,
    ..Op::DEFAULT
};
pub(crate) const VSSEG2E16_V: Op = Op {
    name: "vsseg2e16.v",
    ident: "vsseg2e16_v",
    feature: 24,
    length: 32,
    value: 0x20005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T464AB7C8,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T5F55CE4D,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG2E16_V: Op = Op {
    name: "vssseg2e16.v",
    ident: "vssseg2e16_v",
    feature: 24,
    length: 32,
    value: 0x28005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 2-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T7FF366A4,
    ..Op::DEFAULT
};
pub(crate) const VSSEG2E32_V: Op = Op {
    name: "vsseg2e32.v",
    ident: "vsseg2e32_v",
    feature: 24,
    length: 32,
    value: 0x20006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T464AB7C8,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T13CC1F2D,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG2E32_V: Op = Op {
    name: "vssseg2e32.v",
    ident: "vssseg2e32_v",
    feature: 24,
    length: 32,
    value: 0x28006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 2-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TA4714626,
    ..Op::DEFAULT
};
pub(crate) const VSSEG3E8_V: Op = Op {
    name: "vsseg3e8.v",
    ident: "vsseg3e8_v",
    feature: 24,
    length: 32,
    value: 0x40000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &TF61D08F9,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T65A65D18,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG3E8_V: Op = Op {
    name: "vssseg3e8.v",
    ident: "vssseg3e8_v",
    feature: 24,
    length: 32,
    value: 0x48000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 3-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T6DDA974F,
    ..Op::DEFAULT
};
pub(crate) const VSSEG3E16_V: Op = Op {
    name: "vsseg3e16.v",
    ident: "vsseg3e16_v",
    feature: 24,
    length: 32,
    value: 0x40005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &TF61D08F9,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T4C5DF968,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG3E16_V: Op = Op {
    name: "vssseg3e16.v",
    ident: "vssseg3e16_v",
    feature: 24,
    length: 32,
    value: 0x48005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 3-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T84CD5088,
    ..Op::DEFAULT
};
pub(crate) const VSSEG3E32_V: Op = Op {
    name: "vsseg3e32.v",
    ident: "vsseg3e32_v",
    feature: 24,
    length: 32,
    value: 0x40006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &TF61D08F9,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T31369520,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG3E32_V: Op = Op {
    name: "vssseg3e32.v",
    ident: "vssseg3e32_v",
    feature: 24,
    length: 32,
    value: 0x48006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 3-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF389A7A2,
    ..Op::DEFAULT
};
pub(crate) const VSSEG4E8_V: Op = Op {
    name: "vsseg4e8.v",
    ident: "vsseg4e8_v",
    feature: 24,
    length: 32,
    value: 0x60000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T22E7A83A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEEFFA8DB,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG4E8_V: Op = Op {
    name: "vssseg4e8.v",
    ident: "vssseg4e8_v",
    feature: 24,
    length: 32,
    value: 0x68000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 4-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T8DE904D7,
    ..Op::DEFAULT
};
pub(crate) const VSSEG4E16_V: Op = Op {
    name: "vsseg4e16.v",
    ident: "vsseg4e16_v",
    feature: 24,
    length: 32,
    value: 0x60005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T22E7A83A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T8312A1FB,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG4E16_V: Op = Op {
    name: "vssseg4e16.v",
    ident: "vssseg4e16_v",
    feature: 24,
    length: 32,
    value: 0x68005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 4-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T57B30AB0,
    ..Op::DEFAULT
};
pub(crate) const VSSEG4E32_V: Op = Op {
    name: "vsseg4e32.v",
    ident: "vsseg4e32_v",
    feature: 24,
    length: 32,
    value: 0x60006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T22E7A83A,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TEE8942F3,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG4E32_V: Op = Op {
    name: "vssseg4e32.v",
    ident: "vssseg4e32_v",
    feature: 24,
    length: 32,
    value: 0x68006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 4-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB9DA74CA,
    ..Op::DEFAULT
};
pub(crate) const VSSEG5E8_V: Op = Op {
    name: "vsseg5e8.v",
    ident: "vsseg5e8_v",
    feature: 24,
    length: 32,
    value: 0x80000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T4AA86223,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T183D507E,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG5E8_V: Op = Op {
    name: "vssseg5e8.v",
    ident: "vssseg5e8_v",
    feature: 24,
    length: 32,
    value: 0x88000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 5-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T9860AF57,
    ..Op::DEFAULT
};
pub(crate) const VSSEG5E16_V: Op = Op {
    name: "vsseg5e16.v",
    ident: "vsseg5e16_v",
    feature: 24,
    length: 32,
    value: 0x80005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T4AA86223,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TE4E530E6,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG5E16_V: Op = Op {
    name: "vssseg5e16.v",
    ident: "vssseg5e16_v",
    feature: 24,
    length: 32,
    value: 0x88005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 5-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF1F44E0C,
    ..Op::DEFAULT
};
pub(crate) const VSSEG5E32_V: Op = Op {
    name: "vsseg5e32.v",
    ident: "vsseg5e32_v",
    feature: 24,
    length: 32,
    value: 0x80006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T4AA86223,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T31A68806,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG5E32_V: Op = Op {
    name: "vssseg5e32.v",
    ident: "vssseg5e32_v",
    feature: 24,
    length: 32,
    value: 0x88006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 5-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB3203A0E,
    ..Op::DEFAULT
};
pub(crate) const VSSEG6E8_V: Op = Op {
    name: "vsseg6e8.v",
    ident: "vsseg6e8_v",
    feature: 24,
    length: 32,
    value: 0xa0000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T677253E4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T5B7F5501,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG6E8_V: Op = Op {
    name: "vssseg6e8.v",
    ident: "vssseg6e8_v",
    feature: 24,
    length: 32,
    value: 0xa8000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 6-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF8F8F047,
    ..Op::DEFAULT
};
pub(crate) const VSSEG6E16_V: Op = Op {
    name: "vsseg6e16.v",
    ident: "vsseg6e16_v",
    feature: 24,
    length: 32,
    value: 0xa0005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T677253E4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T773E01C1,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG6E16_V: Op = Op {
    name: "vssseg6e16.v",
    ident: "vssseg6e16_v",
    feature: 24,
    length: 32,
    value: 0xa8005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 6-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T96069204,
    ..Op::DEFAULT
};
pub(crate) const VSSEG6E32_V: Op = Op {
    name: "vsseg6e32.v",
    ident: "vsseg6e32_v",
    feature: 24,
    length: 32,
    value: 0xa0006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T677253E4,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TC4E926B9,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG6E32_V: Op = Op {
    name: "vssseg6e32.v",
    ident: "vssseg6e32_v",
    feature: 24,
    length: 32,
    value: 0xa8006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 6-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TAA6D6576,
    ..Op::DEFAULT
};
pub(crate) const VSSEG7E8_V: Op = Op {
    name: "vsseg7e8.v",
    ident: "vsseg7e8_v",
    feature: 24,
    length: 32,
    value: 0xc0000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T5BD42755,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T48E9F474,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG7E8_V: Op = Op {
    name: "vssseg7e8.v",
    ident: "vssseg7e8_v",
    feature: 24,
    length: 32,
    value: 0xc8000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 7-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T6AC73627,
    ..Op::DEFAULT
};
pub(crate) const VSSEG7E16_V: Op = Op {
    name: "vsseg7e16.v",
    ident: "vsseg7e16_v",
    feature: 24,
    length: 32,
    value: 0xc0005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T5BD42755,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TB945E9FC,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG7E16_V: Op = Op {
    name: "vssseg7e16.v",
    ident: "vssseg7e16_v",
    feature: 24,
    length: 32,
    value: 0xc8005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 7-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TF3DD7090,
    ..Op::DEFAULT
};
pub(crate) const VSSEG7E32_V: Op = Op {
    name: "vsseg7e32.v",
    ident: "vsseg7e32_v",
    feature: 24,
    length: 32,
    value: 0xc0006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T5BD42755,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TC1C23C4C,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG7E32_V: Op = Op {
    name: "vssseg7e32.v",
    ident: "vssseg7e32_v",
    feature: 24,
    length: 32,
    value: 0xc8006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 7-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T1FBDA6FA,
    ..Op::DEFAULT
};
pub(crate) const VSSEG8E8_V: Op = Op {
    name: "vsseg8e8.v",
    ident: "vsseg8e8_v",
    feature: 24,
    length: 32,
    value: 0xe0000027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T165CF846,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T0CFEC1E7,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG8E8_V: Op = Op {
    name: "vssseg8e8.v",
    ident: "vssseg8e8_v",
    feature: 24,
    length: 32,
    value: 0xe8000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 8-field segments of 8-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T021BD6FF,
    ..Op::DEFAULT
};
pub(crate) const VSSEG8E16_V: Op = Op {
    name: "vsseg8e16.v",
    ident: "vsseg8e16_v",
    feature: 24,
    length: 32,
    value: 0xe0005027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T165CF846,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TC59651DF,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG8E16_V: Op = Op {
    name: "vssseg8e16.v",
    ident: "vssseg8e16_v",
    feature: 24,
    length: 32,
    value: 0xe8005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(2),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 8-field segments of 16-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T938D7C08,
    ..Op::DEFAULT
};
pub(crate) const VSSEG8E32_V: Op = Op {
    name: "vsseg8e32.v",
    ident: "vsseg8e32_v",
    feature: 24,
    length: 32,
    value: 0xe0006027,
    mask: 0xfdf0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5F382728,
    legal: &T165CF846,
    templates: &T3383481E,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &TC7EBCDAF,
    ..Op::DEFAULT
};
pub(crate) const VSSSEG8E32_V: Op = Op {
    name: "vssseg8e32.v",
    ident: "vssseg8e32_v",
    feature: 24,
    length: 32,
    value: 0xe8006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T687FBCCD,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(4),
    registers: &T1B83BBAD,
    flows: &TC438BFA4,
    doc: info!("Store 8-field segments of 32-bit elements at a distance"),
    origin: info!("spec/riscv/vmem.yaml:45"),
    data: &T2986B652,
    ..Op::DEFAULT
};
pub(crate) const VLUXEI8_V: Op = Op {
    name: "vluxei8.v",
    ident: "vluxei8_v",
    feature: 24,
    length: 32,
    value: 0x4000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T85C777B7,
    ..Op::DEFAULT
};
pub(crate) const VLOXEI8_V: Op = Op {
    name: "vloxei8.v",
    ident: "vloxei8_v",
    feature: 24,
    length: 32,
    value: 0xc000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T85C777B7,
    ..Op::DEFAULT
};
pub(crate) const VLUXEI16_V: Op = Op {
    name: "vluxei16.v",
    ident: "vluxei16_v",
    feature: 24,
    length: 32,
    value: 0x4005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T8F621B91,
    ..Op::DEFAULT
};
pub(crate) const VLOXEI16_V: Op = Op {
    name: "vloxei16.v",
    ident: "vloxei16_v",
    feature: 24,
    length: 32,
    value: 0xc005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T8F621B91,
    ..Op::DEFAULT
};
pub(crate) const VLUXEI32_V: Op = Op {
    name: "vluxei32.v",
    ident: "vluxei32_v",
    feature: 24,
    length: 32,
    value: 0x4006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T044B39B9,
    ..Op::DEFAULT
};
pub(crate) const VLOXEI32_V: Op = Op {
    name: "vloxei32.v",
    ident: "vloxei32_v",
    feature: 24,
    length: 32,
    value: 0xc006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T757FE0D9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load elements at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T044B39B9,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG2EI8_V: Op = Op {
    name: "vluxseg2ei8.v",
    ident: "vluxseg2ei8_v",
    feature: 24,
    length: 32,
    value: 0x24000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA77D49EA,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG2EI8_V: Op = Op {
    name: "vloxseg2ei8.v",
    ident: "vloxseg2ei8_v",
    feature: 24,
    length: 32,
    value: 0x2c000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA77D49EA,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG2EI16_V: Op = Op {
    name: "vluxseg2ei16.v",
    ident: "vluxseg2ei16_v",
    feature: 24,
    length: 32,
    value: 0x24005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T00531FF6,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG2EI16_V: Op = Op {
    name: "vloxseg2ei16.v",
    ident: "vloxseg2ei16_v",
    feature: 24,
    length: 32,
    value: 0x2c005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T00531FF6,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG2EI32_V: Op = Op {
    name: "vluxseg2ei32.v",
    ident: "vluxseg2ei32_v",
    feature: 24,
    length: 32,
    value: 0x24006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD2968AAE,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG2EI32_V: Op = Op {
    name: "vloxseg2ei32.v",
    ident: "vloxseg2ei32_v",
    feature: 24,
    length: 32,
    value: 0x2c006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TF70A2245,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 2-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD2968AAE,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG3EI8_V: Op = Op {
    name: "vluxseg3ei8.v",
    ident: "vluxseg3ei8_v",
    feature: 24,
    length: 32,
    value: 0x44000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T9A04E281,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG3EI8_V: Op = Op {
    name: "vloxseg3ei8.v",
    ident: "vloxseg3ei8_v",
    feature: 24,
    length: 32,
    value: 0x4c000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T9A04E281,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG3EI16_V: Op = Op {
    name: "vluxseg3ei16.v",
    ident: "vluxseg3ei16_v",
    feature: 24,
    length: 32,
    value: 0x44005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD089E66F,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG3EI16_V: Op = Op {
    name: "vloxseg3ei16.v",
    ident: "vloxseg3ei16_v",
    feature: 24,
    length: 32,
    value: 0x4c005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD089E66F,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG3EI32_V: Op = Op {
    name: "vluxseg3ei32.v",
    ident: "vluxseg3ei32_v",
    feature: 24,
    length: 32,
    value: 0x44006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T66DA7E17,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG3EI32_V: Op = Op {
    name: "vloxseg3ei32.v",
    ident: "vloxseg3ei32_v",
    feature: 24,
    length: 32,
    value: 0x4c006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TFEDE8538,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 3-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T66DA7E17,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG4EI8_V: Op = Op {
    name: "vluxseg4ei8.v",
    ident: "vluxseg4ei8_v",
    feature: 24,
    length: 32,
    value: 0x64000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7764D054,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG4EI8_V: Op = Op {
    name: "vloxseg4ei8.v",
    ident: "vloxseg4ei8_v",
    feature: 24,
    length: 32,
    value: 0x6c000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7764D054,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG4EI16_V: Op = Op {
    name: "vluxseg4ei16.v",
    ident: "vluxseg4ei16_v",
    feature: 24,
    length: 32,
    value: 0x64005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD51611F4,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG4EI16_V: Op = Op {
    name: "vloxseg4ei16.v",
    ident: "vloxseg4ei16_v",
    feature: 24,
    length: 32,
    value: 0x6c005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD51611F4,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG4EI32_V: Op = Op {
    name: "vluxseg4ei32.v",
    ident: "vluxseg4ei32_v",
    feature: 24,
    length: 32,
    value: 0x64006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T07674204,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG4EI32_V: Op = Op {
    name: "vloxseg4ei32.v",
    ident: "vloxseg4ei32_v",
    feature: 24,
    length: 32,
    value: 0x6c006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T9947A50F,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 4-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T07674204,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG5EI8_V: Op = Op {
    name: "vluxseg5ei8.v",
    ident: "vluxseg5ei8_v",
    feature: 24,
    length: 32,
    value: 0x84000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T875C3773,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG5EI8_V: Op = Op {
    name: "vloxseg5ei8.v",
    ident: "vloxseg5ei8_v",
    feature: 24,
    length: 32,
    value: 0x8c000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T875C3773,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG5EI16_V: Op = Op {
    name: "vluxseg5ei16.v",
    ident: "vluxseg5ei16_v",
    feature: 24,
    length: 32,
    value: 0x84005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1834B14D,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG5EI16_V: Op = Op {
    name: "vloxseg5ei16.v",
    ident: "vloxseg5ei16_v",
    feature: 24,
    length: 32,
    value: 0x8c005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1834B14D,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG5EI32_V: Op = Op {
    name: "vluxseg5ei32.v",
    ident: "vluxseg5ei32_v",
    feature: 24,
    length: 32,
    value: 0x84006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T318C4BD5,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG5EI32_V: Op = Op {
    name: "vloxseg5ei32.v",
    ident: "vloxseg5ei32_v",
    feature: 24,
    length: 32,
    value: 0x8c006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T0FF25202,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 5-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T318C4BD5,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG6EI8_V: Op = Op {
    name: "vluxseg6ei8.v",
    ident: "vluxseg6ei8_v",
    feature: 24,
    length: 32,
    value: 0xa4000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1B055A46,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG6EI8_V: Op = Op {
    name: "vloxseg6ei8.v",
    ident: "vloxseg6ei8_v",
    feature: 24,
    length: 32,
    value: 0xac000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1B055A46,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG6EI16_V: Op = Op {
    name: "vluxseg6ei16.v",
    ident: "vluxseg6ei16_v",
    feature: 24,
    length: 32,
    value: 0xa4005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T26A8D192,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG6EI16_V: Op = Op {
    name: "vloxseg6ei16.v",
    ident: "vloxseg6ei16_v",
    feature: 24,
    length: 32,
    value: 0xac005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T26A8D192,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG6EI32_V: Op = Op {
    name: "vluxseg6ei32.v",
    ident: "vluxseg6ei32_v",
    feature: 24,
    length: 32,
    value: 0xa4006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TB11006AA,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG6EI32_V: Op = Op {
    name: "vloxseg6ei32.v",
    ident: "vloxseg6ei32_v",
    feature: 24,
    length: 32,
    value: 0xac006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T4F0CD169,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 6-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TB11006AA,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG7EI8_V: Op = Op {
    name: "vluxseg7ei8.v",
    ident: "vluxseg7ei8_v",
    feature: 24,
    length: 32,
    value: 0xc4000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T5DE2624D,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG7EI8_V: Op = Op {
    name: "vloxseg7ei8.v",
    ident: "vloxseg7ei8_v",
    feature: 24,
    length: 32,
    value: 0xcc000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T5DE2624D,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG7EI16_V: Op = Op {
    name: "vluxseg7ei16.v",
    ident: "vluxseg7ei16_v",
    feature: 24,
    length: 32,
    value: 0xc4005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD25517BB,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG7EI16_V: Op = Op {
    name: "vloxseg7ei16.v",
    ident: "vloxseg7ei16_v",
    feature: 24,
    length: 32,
    value: 0xcc005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TD25517BB,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG7EI32_V: Op = Op {
    name: "vluxseg7ei32.v",
    ident: "vluxseg7ei32_v",
    feature: 24,
    length: 32,
    value: 0xc4006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC67525E3,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG7EI32_V: Op = Op {
    name: "vloxseg7ei32.v",
    ident: "vloxseg7ei32_v",
    feature: 24,
    length: 32,
    value: 0xcc006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &T6F6F27EC,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 7-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC67525E3,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG8EI8_V: Op = Op {
    name: "vluxseg8ei8.v",
    ident: "vluxseg8ei8_v",
    feature: 24,
    length: 32,
    value: 0xe4000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TB1D65640,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG8EI8_V: Op = Op {
    name: "vloxseg8ei8.v",
    ident: "vloxseg8ei8_v",
    feature: 24,
    length: 32,
    value: 0xec000007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TB1D65640,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG8EI16_V: Op = Op {
    name: "vluxseg8ei16.v",
    ident: "vluxseg8ei16_v",
    feature: 24,
    length: 32,
    value: 0xe4005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TBFCFCE70,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG8EI16_V: Op = Op {
    name: "vloxseg8ei16.v",
    ident: "vloxseg8ei16_v",
    feature: 24,
    length: 32,
    value: 0xec005007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TBFCFCE70,
    ..Op::DEFAULT
};
pub(crate) const VLUXSEG8EI32_V: Op = Op {
    name: "vluxseg8ei32.v",
    ident: "vluxseg8ei32_v",
    feature: 24,
    length: 32,
    value: 0xe4006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TFD37DEA0,
    ..Op::DEFAULT
};
pub(crate) const VLOXSEG8EI32_V: Op = Op {
    name: "vloxseg8ei32.v",
    ident: "vloxseg8ei32_v",
    feature: 24,
    length: 32,
    value: 0xec006007,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TC67BFA4C,
    legal: &TD290B023,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Various,
    registers: &T4520ED76,
    flows: &TA1E6ADDB,
    doc: info!("Load 8-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TFD37DEA0,
    ..Op::DEFAULT
};
pub(crate) const VSUXEI8_V: Op = Op {
    name: "vsuxei8.v",
    ident: "vsuxei8_v",
    feature: 24,
    length: 32,
    value: 0x4000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T14A7B764,
    ..Op::DEFAULT
};
pub(crate) const VSOXEI8_V: Op = Op {
    name: "vsoxei8.v",
    ident: "vsoxei8_v",
    feature: 24,
    length: 32,
    value: 0xc000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T14A7B764,
    ..Op::DEFAULT
};
pub(crate) const VSUXEI16_V: Op = Op {
    name: "vsuxei16.v",
    ident: "vsuxei16_v",
    feature: 24,
    length: 32,
    value: 0x4005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T4FACC252,
    ..Op::DEFAULT
};
pub(crate) const VSOXEI16_V: Op = Op {
    name: "vsoxei16.v",
    ident: "vsoxei16_v",
    feature: 24,
    length: 32,
    value: 0xc005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T4FACC252,
    ..Op::DEFAULT
};
pub(crate) const VSUXEI32_V: Op = Op {
    name: "vsuxei32.v",
    ident: "vsuxei32_v",
    feature: 24,
    length: 32,
    value: 0x4006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T065364E2,
    ..Op::DEFAULT
};
pub(crate) const VSOXEI32_V: Op = Op {
    name: "vsoxei32.v",
    ident: "vsoxei32_v",
    feature: 24,
    length: 32,
    value: 0xc006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store elements at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T065364E2,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG2EI8_V: Op = Op {
    name: "vsuxseg2ei8.v",
    ident: "vsuxseg2ei8_v",
    feature: 24,
    length: 32,
    value: 0x24000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TF9E0E7B5,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG2EI8_V: Op = Op {
    name: "vsoxseg2ei8.v",
    ident: "vsoxseg2ei8_v",
    feature: 24,
    length: 32,
    value: 0x2c000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TF9E0E7B5,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG2EI16_V: Op = Op {
    name: "vsuxseg2ei16.v",
    ident: "vsuxseg2ei16_v",
    feature: 24,
    length: 32,
    value: 0x24005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC7B1496D,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG2EI16_V: Op = Op {
    name: "vsoxseg2ei16.v",
    ident: "vsoxseg2ei16_v",
    feature: 24,
    length: 32,
    value: 0x2c005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC7B1496D,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG2EI32_V: Op = Op {
    name: "vsuxseg2ei32.v",
    ident: "vsuxseg2ei32_v",
    feature: 24,
    length: 32,
    value: 0x24006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T0C15B3B5,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG2EI32_V: Op = Op {
    name: "vsoxseg2ei32.v",
    ident: "vsoxseg2ei32_v",
    feature: 24,
    length: 32,
    value: 0x2c006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T464AB7C8,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 2-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T0C15B3B5,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG3EI8_V: Op = Op {
    name: "vsuxseg3ei8.v",
    ident: "vsuxseg3ei8_v",
    feature: 24,
    length: 32,
    value: 0x44000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC215FA7E,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG3EI8_V: Op = Op {
    name: "vsoxseg3ei8.v",
    ident: "vsoxseg3ei8_v",
    feature: 24,
    length: 32,
    value: 0x4c000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TC215FA7E,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG3EI16_V: Op = Op {
    name: "vsuxseg3ei16.v",
    ident: "vsuxseg3ei16_v",
    feature: 24,
    length: 32,
    value: 0x44005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T40829D84,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG3EI16_V: Op = Op {
    name: "vsoxseg3ei16.v",
    ident: "vsoxseg3ei16_v",
    feature: 24,
    length: 32,
    value: 0x4c005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T40829D84,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG3EI32_V: Op = Op {
    name: "vsuxseg3ei32.v",
    ident: "vsuxseg3ei32_v",
    feature: 24,
    length: 32,
    value: 0x44006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T8A8B82FC,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG3EI32_V: Op = Op {
    name: "vsoxseg3ei32.v",
    ident: "vsoxseg3ei32_v",
    feature: 24,
    length: 32,
    value: 0x4c006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &TF61D08F9,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 3-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T8A8B82FC,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG4EI8_V: Op = Op {
    name: "vsuxseg4ei8.v",
    ident: "vsuxseg4ei8_v",
    feature: 24,
    length: 32,
    value: 0x64000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T3250D877,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG4EI8_V: Op = Op {
    name: "vsoxseg4ei8.v",
    ident: "vsoxseg4ei8_v",
    feature: 24,
    length: 32,
    value: 0x6c000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T3250D877,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG4EI16_V: Op = Op {
    name: "vsuxseg4ei16.v",
    ident: "vsuxseg4ei16_v",
    feature: 24,
    length: 32,
    value: 0x64005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T23AD937F,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG4EI16_V: Op = Op {
    name: "vsoxseg4ei16.v",
    ident: "vsoxseg4ei16_v",
    feature: 24,
    length: 32,
    value: 0x6c005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T23AD937F,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG4EI32_V: Op = Op {
    name: "vsuxseg4ei32.v",
    ident: "vsuxseg4ei32_v",
    feature: 24,
    length: 32,
    value: 0x64006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7877CE87,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG4EI32_V: Op = Op {
    name: "vsoxseg4ei32.v",
    ident: "vsoxseg4ei32_v",
    feature: 24,
    length: 32,
    value: 0x6c006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T22E7A83A,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 4-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7877CE87,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG5EI8_V: Op = Op {
    name: "vsuxseg5ei8.v",
    ident: "vsuxseg5ei8_v",
    feature: 24,
    length: 32,
    value: 0x84000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T711C51C0,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG5EI8_V: Op = Op {
    name: "vsoxseg5ei8.v",
    ident: "vsoxseg5ei8_v",
    feature: 24,
    length: 32,
    value: 0x8c000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T711C51C0,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG5EI16_V: Op = Op {
    name: "vsuxseg5ei16.v",
    ident: "vsuxseg5ei16_v",
    feature: 24,
    length: 32,
    value: 0x84005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TCFAAA4DE,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG5EI16_V: Op = Op {
    name: "vsoxseg5ei16.v",
    ident: "vsoxseg5ei16_v",
    feature: 24,
    length: 32,
    value: 0x8c005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TCFAAA4DE,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG5EI32_V: Op = Op {
    name: "vsuxseg5ei32.v",
    ident: "vsuxseg5ei32_v",
    feature: 24,
    length: 32,
    value: 0x84006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T90427F4E,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG5EI32_V: Op = Op {
    name: "vsoxseg5ei32.v",
    ident: "vsoxseg5ei32_v",
    feature: 24,
    length: 32,
    value: 0x8c006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T4AA86223,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 5-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T90427F4E,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG6EI8_V: Op = Op {
    name: "vsuxseg6ei8.v",
    ident: "vsuxseg6ei8_v",
    feature: 24,
    length: 32,
    value: 0xa4000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T4042C961,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG6EI8_V: Op = Op {
    name: "vsoxseg6ei8.v",
    ident: "vsoxseg6ei8_v",
    feature: 24,
    length: 32,
    value: 0xac000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T4042C961,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG6EI16_V: Op = Op {
    name: "vsuxseg6ei16.v",
    ident: "vsuxseg6ei16_v",
    feature: 24,
    length: 32,
    value: 0xa4005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1CE9DE99,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG6EI16_V: Op = Op {
    name: "vsoxseg6ei16.v",
    ident: "vsoxseg6ei16_v",
    feature: 24,
    length: 32,
    value: 0xac005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1CE9DE99,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG6EI32_V: Op = Op {
    name: "vsuxseg6ei32.v",
    ident: "vsuxseg6ei32_v",
    feature: 24,
    length: 32,
    value: 0xa4006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T07F0EEA1,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG6EI32_V: Op = Op {
    name: "vsoxseg6ei32.v",
    ident: "vsoxseg6ei32_v",
    feature: 24,
    length: 32,
    value: 0xac006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T677253E4,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 6-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T07F0EEA1,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG7EI8_V: Op = Op {
    name: "vsuxseg7ei8.v",
    ident: "vsuxseg7ei8_v",
    feature: 24,
    length: 32,
    value: 0xc4000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1F71A76A,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG7EI8_V: Op = Op {
    name: "vsoxseg7ei8.v",
    ident: "vsoxseg7ei8_v",
    feature: 24,
    length: 32,
    value: 0xcc000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T1F71A76A,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG7EI16_V: Op = Op {
    name: "vsuxseg7ei16.v",
    ident: "vsuxseg7ei16_v",
    feature: 24,
    length: 32,
    value: 0xc4005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7A8F3D20,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG7EI16_V: Op = Op {
    name: "vsoxseg7ei16.v",
    ident: "vsoxseg7ei16_v",
    feature: 24,
    length: 32,
    value: 0xcc005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T7A8F3D20,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG7EI32_V: Op = Op {
    name: "vsuxseg7ei32.v",
    ident: "vsuxseg7ei32_v",
    feature: 24,
    length: 32,
    value: 0xc4006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T44685A08,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG7EI32_V: Op = Op {
    name: "vsoxseg7ei32.v",
    ident: "vsoxseg7ei32_v",
    feature: 24,
    length: 32,
    value: 0xcc006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T5BD42755,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 7-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T44685A08,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG8EI8_V: Op = Op {
    name: "vsuxseg8ei8.v",
    ident: "vsuxseg8ei8_v",
    feature: 24,
    length: 32,
    value: 0xe4000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 8-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T18FEBB73,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG8EI8_V: Op = Op {
    name: "vsoxseg8ei8.v",
    ident: "vsoxseg8ei8_v",
    feature: 24,
    length: 32,
    value: 0xec000027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 8-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T18FEBB73,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG8EI16_V: Op = Op {
    name: "vsuxseg8ei16.v",
    ident: "vsuxseg8ei16_v",
    feature: 24,
    length: 32,
    value: 0xe4005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 16-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA7BA1F9B,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG8EI16_V: Op = Op {
    name: "vsoxseg8ei16.v",
    ident: "vsoxseg8ei16_v",
    feature: 24,
    length: 32,
    value: 0xec005027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 16-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &TA7BA1F9B,
    ..Op::DEFAULT
};
pub(crate) const VSUXSEG8EI32_V: Op = Op {
    name: "vsuxseg8ei32.v",
    ident: "vsuxseg8ei32_v",
    feature: 24,
    length: 32,
    value: 0xe4006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 32-bit offsets, in any order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T6D858073,
    ..Op::DEFAULT
};
pub(crate) const VSOXSEG8EI32_V: Op = Op {
    name: "vsoxseg8ei32.v",
    ident: "vsoxseg8ei32_v",
    feature: 24,
    length: 32,
    value: 0xec006027,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T4F278C12,
    legal: &T165CF846,
    templates: &TE84B3357,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Various,
    registers: &TB5C49B35,
    flows: &T54AF86A8,
    doc: info!("Store 8-field segments at 32-bit offsets, in order"),
    origin: info!("spec/riscv/vmem.yaml:73"),
    data: &T6D858073,
    ..Op::DEFAULT
};
pub(crate) const VLM_V: Op = Op {
    name: "vlm.v",
    ident: "vlm_v",
    feature: 24,
    length: 32,
    value: 0x2b00007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDEA3B2A2,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &T5810433D,
    doc: info!("Load a mask"),
    origin: info!("spec/riscv/vmem.yaml:91"),
    data: &TDC6F4FF5,
    ..Op::DEFAULT
};
pub(crate) const VSM_V: Op = Op {
    name: "vsm.v",
    ident: "vsm_v",
    feature: 24,
    length: 32,
    value: 0x2b00027,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TAB75E798,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T70FEAEF6,
    doc: info!("Store a mask"),
    origin: info!("spec/riscv/vmem.yaml:91"),
    data: &TA0FDA941,
    ..Op::DEFAULT
};
pub(crate) const VL1RE8_V: Op = Op {
    name: "vl1re8.v",
    ident: "vl1re8_v",
    feature: 24,
    length: 32,
    value: 0x2800007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TFB033FFB,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 1 whole registers of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TF7CC4653,
    ..Op::DEFAULT
};
pub(crate) const VL1RE16_V: Op = Op {
    name: "vl1re16.v",
    ident: "vl1re16_v",
    feature: 24,
    length: 32,
    value: 0x2805007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TFB033FFB,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 1 whole registers of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T9F201A97,
    ..Op::DEFAULT
};
pub(crate) const VL1RE32_V: Op = Op {
    name: "vl1re32.v",
    ident: "vl1re32_v",
    feature: 24,
    length: 32,
    value: 0x2806007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TFB033FFB,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 1 whole registers of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TDEB03703,
    ..Op::DEFAULT
};
pub(crate) const VL2RE8_V: Op = Op {
    name: "vl2re8.v",
    ident: "vl2re8_v",
    feature: 24,
    length: 32,
    value: 0x22800007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T0DAD7E40,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 2 whole registers of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TDDD1D48A,
    ..Op::DEFAULT
};
pub(crate) const VL2RE16_V: Op = Op {
    name: "vl2re16.v",
    ident: "vl2re16_v",
    feature: 24,
    length: 32,
    value: 0x22805007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T0DAD7E40,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 2 whole registers of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T8586ADA0,
    ..Op::DEFAULT
};
pub(crate) const VL2RE32_V: Op = Op {
    name: "vl2re32.v",
    ident: "vl2re32_v",
    feature: 24,
    length: 32,
    value: 0x22806007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T0DAD7E40,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 2 whole registers of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T98752568,
    ..Op::DEFAULT
};
pub(crate) const VL4RE8_V: Op = Op {
    name: "vl4re8.v",
    ident: "vl4re8_v",
    feature: 24,
    length: 32,
    value: 0x62800007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T7292BE71,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 4 whole registers of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TDF59D74C,
    ..Op::DEFAULT
};
pub(crate) const VL4RE16_V: Op = Op {
    name: "vl4re16.v",
    ident: "vl4re16_v",
    feature: 24,
    length: 32,
    value: 0x62805007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T7292BE71,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 4 whole registers of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TCC93D25E,
    ..Op::DEFAULT
};
pub(crate) const VL4RE32_V: Op = Op {
    name: "vl4re32.v",
    ident: "vl4re32_v",
    feature: 24,
    length: 32,
    value: 0x62806007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T7292BE71,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 4 whole registers of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T0EC39F96,
    ..Op::DEFAULT
};
pub(crate) const VL8RE8_V: Op = Op {
    name: "vl8re8.v",
    ident: "vl8re8_v",
    feature: 24,
    length: 32,
    value: 0xe2800007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5906B1EE,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(1),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 8 whole registers of 8-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &TF0CD22E0,
    ..Op::DEFAULT
};
pub(crate) const VL8RE16_V: Op = Op {
    name: "vl8re16.v",
    ident: "vl8re16_v",
    feature: 24,
    length: 32,
    value: 0xe2805007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5906B1EE,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(2),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 8 whole registers of 16-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T6042526A,
    ..Op::DEFAULT
};
pub(crate) const VL8RE32_V: Op = Op {
    name: "vl8re32.v",
    ident: "vl8re32_v",
    feature: 24,
    length: 32,
    value: 0xe2806007,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T5906B1EE,
    legal: &TBDDD88D1,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x205),
    access: AccessSize::Bytes(4),
    registers: &T4520ED76,
    flows: &TB9385CDA,
    doc: info!("Load 8 whole registers of 32-bit elements"),
    origin: info!("spec/riscv/vmem.yaml:108"),
    data: &T7F630DAA,
    ..Op::DEFAULT
};
pub(crate) const VS1R_V: Op = Op {
    name: "vs1r.v",
    ident: "vs1r_v",
    feature: 24,
    length: 32,
    value: 0x2800027,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TD61E644B,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T969A1BCB,
    doc: info!("Store 1 whole registers"),
    origin: info!("spec/riscv/vmem.yaml:116"),
    data: &TD8E9CEB4,
    ..Op::DEFAULT
};
pub(crate) const VS2R_V: Op = Op {
    name: "vs2r.v",
    ident: "vs2r_v",
    feature: 24,
    length: 32,
    value: 0x22800027,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA61892C6,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T969A1BCB,
    doc: info!("Store 2 whole registers"),
    origin: info!("spec/riscv/vmem.yaml:116"),
    data: &TC7BBA4B1,
    ..Op::DEFAULT
};
pub(crate) const VS4R_V: Op = Op {
    name: "vs4r.v",
    ident: "vs4r_v",
    feature: 24,
    length: 32,
    value: 0x62800027,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TADEE3779,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T969A1BCB,
    doc: info!("Store 4 whole registers"),
    origin: info!("spec/riscv/vmem.yaml:116"),
    data: &TA58E8DFB,
    ..Op::DEFAULT
};
pub(crate) const VS8R_V: Op = Op {
    name: "vs8r.v",
    ident: "vs8r_v",
    feature: 24,
    length: 32,
    value: 0xe2800027,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB8A90BCC,
    templates: &TEDFEDAD1,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(1),
    registers: &TB5C49B35,
    flows: &T969A1BCB,
    doc: info!("Store 8 whole registers"),
    origin: info!("spec/riscv/vmem.yaml:116"),
    data: &TD599ACB7,
    ..Op::DEFAULT
};
pub(crate) const VMSBF_M: Op = Op {
    name: "vmsbf.m",
    ident: "vmsbf_m",
    feature: 24,
    length: 32,
    value: 0x5000a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of the elements before the first set bit of a mask"),
    origin: info!("spec/riscv/vperm.yaml:5"),
    data: &T50E116FB,
    ..Op::DEFAULT
};
pub(crate) const VMSOF_M: Op = Op {
    name: "vmsof.m",
    ident: "vmsof_m",
    feature: 24,
    length: 32,
    value: 0x50012057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of the elements that are the first set bit of a mask"),
    origin: info!("spec/riscv/vperm.yaml:5"),
    data: &TACF61DBE,
    ..Op::DEFAULT
};
pub(crate) const VMSIF_M: Op = Op {
    name: "vmsif.m",
    ident: "vmsif_m",
    feature: 24,
    length: 32,
    value: 0x5001a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Mask of the elements up to the first set bit of a mask"),
    origin: info!("spec/riscv/vperm.yaml:5"),
    data: &TC2946A86,
    ..Op::DEFAULT
};
pub(crate) const VIOTA_M: Op = Op {
    name: "viota.m",
    ident: "viota_m",
    feature: 24,
    length: 32,
    value: 0x50082057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Number of set bits of a mask before each element"),
    origin: info!("spec/riscv/vperm.yaml:25"),
    data: &TB6CAD69D,
    ..Op::DEFAULT
};
pub(crate) const VID_V: Op = Op {
    name: "vid.v",
    ident: "vid_v",
    feature: 24,
    length: 32,
    value: 0x5008a057,
    mask: 0xfdfff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T852181A1,
    legal: &T3A9CF847,
    templates: &T8A0777E5,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Index of each element"),
    origin: info!("spec/riscv/vperm.yaml:40"),
    data: &TEEB3E081,
    ..Op::DEFAULT
};
pub(crate) const VCPOP_M: Op = Op {
    name: "vcpop.m",
    ident: "vcpop_m",
    feature: 24,
    length: 32,
    value: 0x40082057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T24905DF0,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A8A152A,
    flows: &T93E994CB,
    doc: info!("Number of set bits of a mask"),
    origin: info!("spec/riscv/vperm.yaml:48"),
    data: &T245B8736,
    ..Op::DEFAULT
};
pub(crate) const VFIRST_M: Op = Op {
    name: "vfirst.m",
    ident: "vfirst_m",
    feature: 24,
    length: 32,
    value: 0x4008a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T24905DF0,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A8A152A,
    flows: &T93E994CB,
    doc: info!("Index of the first set bit or -1 of a mask"),
    origin: info!("spec/riscv/vperm.yaml:48"),
    data: &TB97C8596,
    ..Op::DEFAULT
};
pub(crate) const VSLIDEUP_VX: Op = Op {
    name: "vslideup.vx",
    ident: "vslideup_vx",
    feature: 24,
    length: 32,
    value: 0x38004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Move elements up by a number of places"),
    origin: info!("spec/riscv/vperm.yaml:68"),
    data: &TE735FB0D,
    ..Op::DEFAULT
};
pub(crate) const VSLIDEUP_VI: Op = Op {
    name: "vslideup.vi",
    ident: "vslideup_vi",
    feature: 24,
    length: 32,
    value: 0x38003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Move elements up by a number of places"),
    origin: info!("spec/riscv/vperm.yaml:68"),
    data: &T0C30F1A5,
    ..Op::DEFAULT
};
pub(crate) const VSLIDEDOWN_VX: Op = Op {
    name: "vslidedown.vx",
    ident: "vslidedown_vx",
    feature: 24,
    length: 32,
    value: 0x3c004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Move elements down by a number of places"),
    origin: info!("spec/riscv/vperm.yaml:86"),
    data: &T353D846D,
    ..Op::DEFAULT
};
pub(crate) const VSLIDEDOWN_VI: Op = Op {
    name: "vslidedown.vi",
    ident: "vslidedown_vi",
    feature: 24,
    length: 32,
    value: 0x3c003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Move elements down by a number of places"),
    origin: info!("spec/riscv/vperm.yaml:86"),
    data: &T2255C59B,
    ..Op::DEFAULT
};
pub(crate) const VRGATHER_VV: Op = Op {
    name: "vrgather.vv",
    ident: "vrgather_vv",
    feature: 24,
    length: 32,
    value: 0x30000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Elements of the first source, chosen by indices"),
    origin: info!("spec/riscv/vperm.yaml:95"),
    data: &TABCDD522,
    ..Op::DEFAULT
};
pub(crate) const VRGATHER_VX: Op = Op {
    name: "vrgather.vx",
    ident: "vrgather_vx",
    feature: 24,
    length: 32,
    value: 0x30004057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Elements of the first source, chosen by indices"),
    origin: info!("spec/riscv/vperm.yaml:95"),
    data: &T3E7358E7,
    ..Op::DEFAULT
};
pub(crate) const VRGATHER_VI: Op = Op {
    name: "vrgather.vi",
    ident: "vrgather_vi",
    feature: 24,
    length: 32,
    value: 0x30003057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDA262107,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Elements of the first source, chosen by indices"),
    origin: info!("spec/riscv/vperm.yaml:95"),
    data: &T5375C203,
    ..Op::DEFAULT
};
pub(crate) const VSLIDE1UP_VX: Op = Op {
    name: "vslide1up.vx",
    ident: "vslide1up_vx",
    feature: 24,
    length: 32,
    value: 0x38006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Move elements up by one place and put a scalar into the first"),
    origin: info!("spec/riscv/vperm.yaml:106"),
    data: &T36CB77F5,
    ..Op::DEFAULT
};
pub(crate) const VSLIDE1DOWN_VX: Op = Op {
    name: "vslide1down.vx",
    ident: "vslide1down_vx",
    feature: 24,
    length: 32,
    value: 0x3c006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Move elements down by one place and put a scalar into the last"),
    origin: info!("spec/riscv/vperm.yaml:106"),
    data: &T9470DB07,
    ..Op::DEFAULT
};
pub(crate) const VRGATHEREI16_VV: Op = Op {
    name: "vrgatherei16.vv",
    ident: "vrgatherei16_vv",
    feature: 24,
    length: 32,
    value: 0x38000057,
    mask: 0xfc00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Elements of the first source, chosen by 16-bit indices"),
    origin: info!("spec/riscv/vperm.yaml:120"),
    data: &T3389E7D7,
    ..Op::DEFAULT
};
pub(crate) const VCOMPRESS_VM: Op = Op {
    name: "vcompress.vm",
    ident: "vcompress_vm",
    feature: 24,
    length: 32,
    value: 0x5e002057,
    mask: 0xfe00707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TA50BF0DF,
    legal: &TEDDD99AE,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Elements where a mask is set, moved together"),
    origin: info!("spec/riscv/vperm.yaml:137"),
    data: &T8BC1CD21,
    ..Op::DEFAULT
};
pub(crate) const VMV1R_V: Op = Op {
    name: "vmv1r.v",
    ident: "vmv1r_v",
    feature: 24,
    length: 32,
    value: 0x9e003057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TB9364239,
    legal: &TBDDD88D1,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy 1 registers"),
    origin: info!("spec/riscv/vperm.yaml:158"),
    data: &TE403748B,
    ..Op::DEFAULT
};
pub(crate) const VMV2R_V: Op = Op {
    name: "vmv2r.v",
    ident: "vmv2r_v",
    feature: 24,
    length: 32,
    value: 0x9e00b057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T346DB7EB,
    legal: &TBDDD88D1,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy 2 registers"),
    origin: info!("spec/riscv/vperm.yaml:158"),
    data: &TD130BB12,
    ..Op::DEFAULT
};
pub(crate) const VMV4R_V: Op = Op {
    name: "vmv4r.v",
    ident: "vmv4r_v",
    feature: 24,
    length: 32,
    value: 0x9e01b057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TE78E7CDD,
    legal: &TBDDD88D1,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy 4 registers"),
    origin: info!("spec/riscv/vperm.yaml:158"),
    data: &TB0D149A8,
    ..Op::DEFAULT
};
pub(crate) const VMV8R_V: Op = Op {
    name: "vmv8r.v",
    ident: "vmv8r_v",
    feature: 24,
    length: 32,
    value: 0x9e03b057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TAC9F3953,
    legal: &TBDDD88D1,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Copy 8 registers"),
    origin: info!("spec/riscv/vperm.yaml:158"),
    data: &T62535F44,
    ..Op::DEFAULT
};
pub(crate) const VMV_X_S: Op = Op {
    name: "vmv.x.s",
    ident: "vmv_x_s",
    feature: 24,
    length: 32,
    value: 0x42002057,
    mask: 0xfe0ff07f,
    needs: Needs { any: &TC03D62E6 },
    operands: &T038BE180,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TE85B7113,
    flows: &T93E994CB,
    doc: info!("First element into an integer register"),
    origin: info!("spec/riscv/vperm.yaml:175"),
    data: &T7B2FF4FC,
    ..Op::DEFAULT
};
pub(crate) const VMV_S_X: Op = Op {
    name: "vmv.s.x",
    ident: "vmv_s_x",
    feature: 24,
    length: 32,
    value: 0x42006057,
    mask: 0xfff0707f,
    needs: Needs { any: &TC03D62E6 },
    operands: &TDEA3B2A2,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T4520ED76,
    flows: &T7FA3C1AB,
    doc: info!("Integer register into the first element"),
    origin: info!("spec/riscv/vperm.yaml:185"),
    data: &T03BF3533,
    ..Op::DEFAULT
};
