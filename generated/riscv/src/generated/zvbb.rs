//! Extension Zvbb: 7 instructions. vector bit manipulation
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vbrev.v vd, vs2[, vm]`: Bits in reverse
        #[inline]
        pub const fn vbrev_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VbrevV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vclz.v vd, vs2[, vm]`: Number of leading zeros
        #[inline]
        pub const fn vclz_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VclzV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vctz.v vd, vs2[, vm]`: Number of trailing zeros
        #[inline]
        pub const fn vctz_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VctzV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vcpop.v vd, vs2[, vm]`: Number of set bits
        #[inline]
        pub const fn vcpop_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VcpopV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vwsll.vv vd, vs2, vs1[, vm]`: Shift left, twice as wide
        #[inline]
        pub const fn vwsll_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsllVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsll.vx vd, vs2, rs1[, vm]`: Shift left, twice as wide
        #[inline]
        pub const fn vwsll_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsllVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vwsll.vi vd, vs2, uimm5[, vm]`: Shift left, twice as wide
        #[inline]
        pub fn vwsll_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VwsllVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), vm as Arg, 0],
            }
        }
    }
}
pub(crate) const VBREV_V: Op = Op {
    name: "vbrev.v",
    ident: "vbrev_v",
    feature: 84,
    length: 32,
    value: 0x48052057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bits in reverse"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &T04EC95BE,
    ..Op::DEFAULT
};
pub(crate) const VCLZ_V: Op = Op {
    name: "vclz.v",
    ident: "vclz_v",
    feature: 84,
    length: 32,
    value: 0x48062057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Number of leading zeros"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &T59603119,
    ..Op::DEFAULT
};
pub(crate) const VCTZ_V: Op = Op {
    name: "vctz.v",
    ident: "vctz_v",
    feature: 84,
    length: 32,
    value: 0x4806a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Number of trailing zeros"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &T7E94B4A1,
    ..Op::DEFAULT
};
pub(crate) const VCPOP_V: Op = Op {
    name: "vcpop.v",
    ident: "vcpop_v",
    feature: 84,
    length: 32,
    value: 0x48072057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Number of set bits"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &T4D112164,
    ..Op::DEFAULT
};
pub(crate) const VWSLL_VV: Op = Op {
    name: "vwsll.vv",
    ident: "vwsll_vv",
    feature: 84,
    length: 32,
    value: 0xd4000057,
    mask: 0xfc00707f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TB4770F9B,
    legal: &T5C421A96,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Shift left, twice as wide"),
    origin: info!("spec/riscv/zvb.yaml:48"),
    data: &TDD54C971,
    ..Op::DEFAULT
};
pub(crate) const VWSLL_VX: Op = Op {
    name: "vwsll.vx",
    ident: "vwsll_vx",
    feature: 84,
    length: 32,
    value: 0xd4004057,
    mask: 0xfc00707f,
    needs: Needs { any: &T688C6CF8 },
    operands: &T1E027970,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TA1B469DC,
    flows: &T7FA3C1AB,
    doc: info!("Shift left, twice as wide"),
    origin: info!("spec/riscv/zvb.yaml:48"),
    data: &TB5620824,
    ..Op::DEFAULT
};
pub(crate) const VWSLL_VI: Op = Op {
    name: "vwsll.vi",
    ident: "vwsll_vi",
    feature: 84,
    length: 32,
    value: 0xd4003057,
    mask: 0xfc00707f,
    needs: Needs { any: &T688C6CF8 },
    operands: &TDA262107,
    legal: &TF091601E,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Shift left, twice as wide"),
    origin: info!("spec/riscv/zvb.yaml:48"),
    data: &T09187101,
    ..Op::DEFAULT
};
