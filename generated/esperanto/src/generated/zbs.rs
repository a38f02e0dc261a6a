//! Extension Zbs: 12 instructions. single-bit operations
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `bclr rd, rs1, rs2`: Clear the bit that the second register names
        #[inline]
        pub const fn bclr(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Bclr,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `bset rd, rs1, rs2`: Set the bit that the second register names
        #[inline]
        pub const fn bset(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Bset,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `binv rd, rs1, rs2`: Invert the bit that the second register names
        #[inline]
        pub const fn binv(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Binv,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `bext rd, rs1, rs2`: Extract the bit that the second register names
        #[inline]
        pub const fn bext(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Bext,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `bclri rd, rs1, shamt`: Clear the bit that a constant names
        #[inline]
        pub fn bclri(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Bclri,
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
        /// `bclri rd, rs1, shamt`: Clear the bit that a constant names
        #[inline]
        pub fn bclri_xlen64(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::BclriXlen64,
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
        /// `bexti rd, rs1, shamt`: Extract the bit that a constant names
        #[inline]
        pub fn bexti(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Bexti,
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
        /// `bexti rd, rs1, shamt`: Extract the bit that a constant names
        #[inline]
        pub fn bexti_xlen64(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::BextiXlen64,
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
        /// `binvi rd, rs1, shamt`: Invert the bit that a constant names
        #[inline]
        pub fn binvi(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Binvi,
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
        /// `binvi rd, rs1, shamt`: Invert the bit that a constant names
        #[inline]
        pub fn binvi_xlen64(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::BinviXlen64,
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
        /// `bseti rd, rs1, shamt`: Set the bit that a constant names
        #[inline]
        pub fn bseti(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Bseti,
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
        /// `bseti rd, rs1, shamt`: Set the bit that a constant names
        #[inline]
        pub fn bseti_xlen64(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::BsetiXlen64,
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
pub(crate) const BCLR: Op = Op {
    name: "bclr",
    ident: "bclr",
    feature: 34,
    length: 32,
    value: 0x48001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T642FEA6F },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Clear the bit that the second register names"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T87E66D85,
    ..Op::DEFAULT
};
pub(crate) const BSET: Op = Op {
    name: "bset",
    ident: "bset",
    feature: 34,
    length: 32,
    value: 0x28001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T642FEA6F },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Set the bit that the second register names"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T8B5BA7E5,
    ..Op::DEFAULT
};
pub(crate) const BINV: Op = Op {
    name: "binv",
    ident: "binv",
    feature: 34,
    length: 32,
    value: 0x68001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T642FEA6F },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Invert the bit that the second register names"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T07E3C4AB,
    ..Op::DEFAULT
};
pub(crate) const BEXT: Op = Op {
    name: "bext",
    ident: "bext",
    feature: 34,
    length: 32,
    value: 0x48005033,
    mask: 0xfe00707f,
    needs: Needs { any: &T642FEA6F },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Extract the bit that the second register names"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TDE5783DC,
    ..Op::DEFAULT
};
pub(crate) const BCLRI: Op = Op {
    name: "bclri",
    ident: "bclri",
    feature: 34,
    length: 32,
    value: 0x48001013,
    mask: 0xfe00707f,
    needs: Needs { any: &T59134039 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Clear the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T8E077A0E,
    ..Op::DEFAULT
};
pub(crate) const BCLRI_XLEN64: Op = Op {
    name: "bclri",
    ident: "bclri_xlen64",
    feature: 34,
    length: 32,
    value: 0x48001013,
    mask: 0xfc00707f,
    needs: Needs { any: &T40F27DEA },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Clear the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T8E077A0E,
    ..Op::DEFAULT
};
pub(crate) const BEXTI: Op = Op {
    name: "bexti",
    ident: "bexti",
    feature: 34,
    length: 32,
    value: 0x48005013,
    mask: 0xfe00707f,
    needs: Needs { any: &T59134039 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Extract the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &TFE091DCD,
    ..Op::DEFAULT
};
pub(crate) const BEXTI_XLEN64: Op = Op {
    name: "bexti",
    ident: "bexti_xlen64",
    feature: 34,
    length: 32,
    value: 0x48005013,
    mask: 0xfc00707f,
    needs: Needs { any: &T40F27DEA },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Extract the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &TFE091DCD,
    ..Op::DEFAULT
};
pub(crate) const BINVI: Op = Op {
    name: "binvi",
    ident: "binvi",
    feature: 34,
    length: 32,
    value: 0x68001013,
    mask: 0xfe00707f,
    needs: Needs { any: &T59134039 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Invert the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T24D4744C,
    ..Op::DEFAULT
};
pub(crate) const BINVI_XLEN64: Op = Op {
    name: "binvi",
    ident: "binvi_xlen64",
    feature: 34,
    length: 32,
    value: 0x68001013,
    mask: 0xfc00707f,
    needs: Needs { any: &T40F27DEA },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Invert the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T24D4744C,
    ..Op::DEFAULT
};
pub(crate) const BSETI: Op = Op {
    name: "bseti",
    ident: "bseti",
    feature: 34,
    length: 32,
    value: 0x28001013,
    mask: 0xfe00707f,
    needs: Needs { any: &T59134039 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Set the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T563804E5,
    ..Op::DEFAULT
};
pub(crate) const BSETI_XLEN64: Op = Op {
    name: "bseti",
    ident: "bseti_xlen64",
    feature: 34,
    length: 32,
    value: 0x28001013,
    mask: 0xfc00707f,
    needs: Needs { any: &T40F27DEA },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Set the bit that a constant names"),
    origin: info!("spec/riscv/zb.yaml:138"),
    data: &T563804E5,
    ..Op::DEFAULT
};
