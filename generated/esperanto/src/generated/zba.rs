//! Extension Zba: 8 instructions. address generation
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sh1add rd, rs1, rs2`: Twice the first register plus the second
        #[inline]
        pub const fn sh1add(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh1add,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sh2add rd, rs1, rs2`: Four times the first register plus the second
        #[inline]
        pub const fn sh2add(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh2add,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sh3add rd, rs1, rs2`: Eight times the first register plus the second
        #[inline]
        pub const fn sh3add(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh3add,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `add.uw rd, rs1, rs2`: Once the zero-extended low 32 bits of the first register plus the second
        #[inline]
        pub const fn add_uw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::AddUw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sh1add.uw rd, rs1, rs2`: Twice the zero-extended low 32 bits of the first register plus the second
        #[inline]
        pub const fn sh1add_uw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh1addUw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sh2add.uw rd, rs1, rs2`: Four times the zero-extended low 32 bits of the first register plus the second
        #[inline]
        pub const fn sh2add_uw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh2addUw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sh3add.uw rd, rs1, rs2`: Eight times the zero-extended low 32 bits of the first register plus the second
        #[inline]
        pub const fn sh3add_uw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh3addUw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `slli.uw rd, rs1, shamt`: Shift the zero-extended low 32 bits left by a constant
        #[inline]
        pub fn slli_uw(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::SlliUw,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
    }
}
pub(crate) const SH1ADD: Op = Op {
    name: "sh1add",
    ident: "sh1add",
    feature: 32,
    length: 32,
    value: 0x20002033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5777D6CE },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Twice the first register plus the second"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TB4612916,
    ..Op::DEFAULT
};
pub(crate) const SH2ADD: Op = Op {
    name: "sh2add",
    ident: "sh2add",
    feature: 32,
    length: 32,
    value: 0x20004033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5777D6CE },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Four times the first register plus the second"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TB0A5A431,
    ..Op::DEFAULT
};
pub(crate) const SH3ADD: Op = Op {
    name: "sh3add",
    ident: "sh3add",
    feature: 32,
    length: 32,
    value: 0x20006033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5777D6CE },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Eight times the first register plus the second"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T61EBE9C0,
    ..Op::DEFAULT
};
pub(crate) const ADD_UW: Op = Op {
    name: "add.uw",
    ident: "add_uw",
    feature: 32,
    length: 32,
    value: 0x800003b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8F91B4E3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!(
        "Once the zero-extended low 32 bits of the first register plus the second"
    ),
    origin: info!("spec/riscv/zb.yaml:67"),
    data: &TE0CDF64D,
    ..Op::DEFAULT
};
pub(crate) const SH1ADD_UW: Op = Op {
    name: "sh1add.uw",
    ident: "sh1add_uw",
    feature: 32,
    length: 32,
    value: 0x2000203b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8F91B4E3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!(
        "Twice the zero-extended low 32 bits of the first register plus the second"
    ),
    origin: info!("spec/riscv/zb.yaml:67"),
    data: &TC22097B2,
    ..Op::DEFAULT
};
pub(crate) const SH2ADD_UW: Op = Op {
    name: "sh2add.uw",
    ident: "sh2add_uw",
    feature: 32,
    length: 32,
    value: 0x2000403b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8F91B4E3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!(
        "Four times the zero-extended low 32 bits of the first register plus the second"
    ),
    origin: info!("spec/riscv/zb.yaml:67"),
    data: &T2F5B481F,
    ..Op::DEFAULT
};
pub(crate) const SH3ADD_UW: Op = Op {
    name: "sh3add.uw",
    ident: "sh3add_uw",
    feature: 32,
    length: 32,
    value: 0x2000603b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8F91B4E3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!(
        "Eight times the zero-extended low 32 bits of the first register plus the second"
    ),
    origin: info!("spec/riscv/zb.yaml:67"),
    data: &T890FA954,
    ..Op::DEFAULT
};
pub(crate) const SLLI_UW: Op = Op {
    name: "slli.uw",
    ident: "slli_uw",
    feature: 32,
    length: 32,
    value: 0x800101b,
    mask: 0xfc00707f,
    needs: Needs { any: &T8F91B4E3 },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Shift the zero-extended low 32 bits left by a constant"),
    origin: info!("spec/riscv/zb.yaml:127"),
    data: &T724CBC7D,
    ..Op::DEFAULT
};
