//! Extension Zvkb: 9 instructions. vector bit manipulation for cryptography
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vandn.vv vd, vs2, vs1[, vm]`: First source and not the second
        #[inline]
        pub const fn vandn_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VandnVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vandn.vx vd, vs2, rs1[, vm]`: First source and not the second
        #[inline]
        pub const fn vandn_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VandnVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrol.vv vd, vs2, vs1[, vm]`: Rotate left
        #[inline]
        pub const fn vrol_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrolVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vrol.vx vd, vs2, rs1[, vm]`: Rotate left
        #[inline]
        pub const fn vrol_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrolVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vror.vv vd, vs2, vs1[, vm]`: Rotate right
        #[inline]
        pub const fn vror_vv(vd: Vreg, vs2: Vreg, vs1: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrorVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vror.vx vd, vs2, rs1[, vm]`: Rotate right
        #[inline]
        pub const fn vror_vx(vd: Vreg, vs2: Vreg, rs1: Gpr, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrorVx,
                args: [vd as Arg, vs2 as Arg, rs1 as Arg, vm as Arg, 0],
            }
        }
        /// `vror.vi vd, vs2, uimm[, vm]`: Rotate right by a constant
        #[inline]
        pub fn vror_vi(vd: Vreg, vs2: Vreg, uimm: impl Into<Uimm6>, vm: Mask) -> Inst {
            Inst {
                op: Opcode::VrorVi,
                args: [vd as Arg, vs2 as Arg, uimm.into().get(), vm as Arg, 0],
            }
        }
        /// `vbrev8.v vd, vs2[, vm]`: Bits of each byte in reverse
        #[inline]
        pub const fn vbrev8_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vbrev8V,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vrev8.v vd, vs2[, vm]`: Bytes in reverse
        #[inline]
        pub const fn vrev8_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vrev8V,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const VANDN_VV: Op = Op {
    name: "vandn.vv",
    ident: "vandn_vv",
    feature: 83,
    length: 32,
    value: 0x4000057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("First source and not the second"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &TF8CA7ABB,
    ..Op::DEFAULT
};
pub(crate) const VANDN_VX: Op = Op {
    name: "vandn.vx",
    ident: "vandn_vx",
    feature: 83,
    length: 32,
    value: 0x4004057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("First source and not the second"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T78463016,
    ..Op::DEFAULT
};
pub(crate) const VROL_VV: Op = Op {
    name: "vrol.vv",
    ident: "vrol_vv",
    feature: 83,
    length: 32,
    value: 0x54000057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Rotate left"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T3947CC7D,
    ..Op::DEFAULT
};
pub(crate) const VROL_VX: Op = Op {
    name: "vrol.vx",
    ident: "vrol_vx",
    feature: 83,
    length: 32,
    value: 0x54004057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Rotate left"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T88D26514,
    ..Op::DEFAULT
};
pub(crate) const VROR_VV: Op = Op {
    name: "vror.vv",
    ident: "vror_vv",
    feature: 83,
    length: 32,
    value: 0x50000057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TB4770F9B,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Rotate right"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &TD6C56D1B,
    ..Op::DEFAULT
};
pub(crate) const VROR_VX: Op = Op {
    name: "vror.vx",
    ident: "vror_vx",
    feature: 83,
    length: 32,
    value: 0x50004057,
    mask: 0xfc00707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &T1E027970,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T6A3F45F7,
    flows: &T7FA3C1AB,
    doc: info!("Rotate right"),
    origin: info!("spec/riscv/zvb.yaml:8"),
    data: &T5BD4A1CE,
    ..Op::DEFAULT
};
pub(crate) const VROR_VI: Op = Op {
    name: "vror.vi",
    ident: "vror_vi",
    feature: 83,
    length: 32,
    value: 0x50003057,
    mask: 0xf800707f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TB0EBE1A0,
    legal: &T757FE0D9,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Rotate right by a constant"),
    origin: info!("spec/riscv/zvb.yaml:28"),
    data: &T3F48C104,
    ..Op::DEFAULT
};
pub(crate) const VBREV8_V: Op = Op {
    name: "vbrev8.v",
    ident: "vbrev8_v",
    feature: 83,
    length: 32,
    value: 0x48042057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bits of each byte in reverse"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &T7F8E70AB,
    ..Op::DEFAULT
};
pub(crate) const VREV8_V: Op = Op {
    name: "vrev8.v",
    ident: "vrev8_v",
    feature: 83,
    length: 32,
    value: 0x4804a057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T31CCEA5B },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bytes in reverse"),
    origin: info!("spec/riscv/zvb.yaml:37"),
    data: &TE36C1409,
    ..Op::DEFAULT
};
