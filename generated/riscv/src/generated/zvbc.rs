//! Extension Zvbc: 4 instructions. vector carry-less products
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vclmul.vv vd, vs2, vs1[, vm]`: Lower half of a carry-less product
        #[inline]
        pub const fn vclmul_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VclmulVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vclmul.vx vd, vs2, rs1[, vm]`: Lower half of a carry-less product
        #[inline]
        pub const fn vclmul_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VclmulVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vclmulh.vv vd, vs2, vs1[, vm]`: Upper half of a carry-less product
        #[inline]
        pub const fn vclmulh_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VclmulhVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vclmulh.vx vd, vs2, rs1[, vm]`: Upper half of a carry-less product
        #[inline]
        pub const fn vclmulh_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VclmulhVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
    }
}
pub(crate) const VCLMUL_VV: Op = Op {
    name: "vclmul.vv",
    ident: "vclmul_vv",
    feature: 85,
    length: 32,
    value: 0x30002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TEA58E169 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Lower half of a carry-less product"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T0D49B126,
    ..Op::DEFAULT
};
pub(crate) const VCLMUL_VX: Op = Op {
    name: "vclmul.vx",
    ident: "vclmul_vx",
    feature: 85,
    length: 32,
    value: 0x30006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TEA58E169 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Lower half of a carry-less product"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &TCE0F52A1,
    ..Op::DEFAULT
};
pub(crate) const VCLMULH_VV: Op = Op {
    name: "vclmulh.vv",
    ident: "vclmulh_vv",
    feature: 85,
    length: 32,
    value: 0x34002057,
    mask: 0xfc00707f,
    needs: Needs { any: &TEA58E169 },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Upper half of a carry-less product"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &TDA7BA27D,
    ..Op::DEFAULT
};
pub(crate) const VCLMULH_VX: Op = Op {
    name: "vclmulh.vx",
    ident: "vclmulh_vx",
    feature: 85,
    length: 32,
    value: 0x34006057,
    mask: 0xfc00707f,
    needs: Needs { any: &TEA58E169 },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Upper half of a carry-less product"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T823E74F6,
    ..Op::DEFAULT
};
