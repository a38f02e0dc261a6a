//! Extension Zbb: 27 instructions. basic bit manipulation
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `andn rd, rs1, rs2`: And with the inverse of the second register
        #[inline]
        pub const fn andn(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Andn,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `orn rd, rs1, rs2`: Or with the inverse of the second register
        #[inline]
        pub const fn orn(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Orn,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `xnor rd, rs1, rs2`: Inverse of the exclusive or
        #[inline]
        pub const fn xnor(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Xnor,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `max rd, rs1, rs2`: Signed maximum
        #[inline]
        pub const fn max(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Max,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `maxu rd, rs1, rs2`: Unsigned maximum
        #[inline]
        pub const fn maxu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Maxu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `min rd, rs1, rs2`: Signed minimum
        #[inline]
        pub const fn min(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Min,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `minu rd, rs1, rs2`: Unsigned minimum
        #[inline]
        pub const fn minu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Minu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rol rd, rs1, rs2`: Rotate left by a register
        #[inline]
        pub const fn rol(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Rol,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rolw rd, rs1, rs2`: Rotate left by a register, low 32 bits sign-extended
        #[inline]
        pub const fn rolw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Rolw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ror rd, rs1, rs2`: Rotate right by a register
        #[inline]
        pub const fn ror(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Ror,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rorw rd, rs1, rs2`: Rotate right by a register, low 32 bits sign-extended
        #[inline]
        pub const fn rorw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Rorw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rori rd, rs1, shamt`: Rotate right by a constant
        #[inline]
        pub fn rori(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Rori,
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
        /// `rori rd, rs1, shamt`: Rotate right by a constant
        #[inline]
        pub fn rori_xlen64(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::RoriXlen64,
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
        /// `roriw rd, rs1, shamt`: Rotate the low 32 bits right by a constant, sign-extended
        #[inline]
        pub fn roriw(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Roriw,
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
        /// `clz rd, rs1`: Number of leading zeros
        #[inline]
        pub const fn clz(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Clz,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `clzw rd, rs1`: Number of leading zeros, low 32 bits only
        #[inline]
        pub const fn clzw(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Clzw,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ctz rd, rs1`: Number of trailing zeros
        #[inline]
        pub const fn ctz(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Ctz,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ctzw rd, rs1`: Number of trailing zeros, low 32 bits only
        #[inline]
        pub const fn ctzw(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Ctzw,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `cpop rd, rs1`: Number of ones
        #[inline]
        pub const fn cpop(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Cpop,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `cpopw rd, rs1`: Number of ones, low 32 bits only
        #[inline]
        pub const fn cpopw(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Cpopw,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sext.b rd, rs1`: Sign-extend the low byte
        #[inline]
        pub const fn sext_b(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::SextB,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sext.h rd, rs1`: Sign-extend the low 16 bits
        #[inline]
        pub const fn sext_h(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::SextH,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `orc.b rd, rs1`: All ones in each byte that is not zero
        #[inline]
        pub const fn orc_b(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::OrcB,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rev8 rd, rs1`: Reverse the bytes
        #[inline]
        pub const fn rev8(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Rev8,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rev8 rd, rs1`: Reverse the bytes
        #[inline]
        pub const fn rev8_xlen32(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Rev8Xlen32,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `zext.h rd, rs1`: Zero-extend the low 16 bits
        #[inline]
        pub const fn zext_h(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::ZextH,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `zext.h rd, rs1`: Zero-extend the low 16 bits
        #[inline]
        pub const fn zext_h_xlen64(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::ZextHXlen64,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const ANDN: Op = Op {
    name: "andn",
    ident: "andn",
    feature: 33,
    length: 32,
    value: 0x40007033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5D68DB5B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("And with the inverse of the second register"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T079853B3,
    ..Op::DEFAULT
};
pub(crate) const ORN: Op = Op {
    name: "orn",
    ident: "orn",
    feature: 33,
    length: 32,
    value: 0x40006033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5D68DB5B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Or with the inverse of the second register"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TDC7AF0DD,
    ..Op::DEFAULT
};
pub(crate) const XNOR: Op = Op {
    name: "xnor",
    ident: "xnor",
    feature: 33,
    length: 32,
    value: 0x40004033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5D68DB5B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Inverse of the exclusive or"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TC8F44270,
    ..Op::DEFAULT
};
pub(crate) const MAX: Op = Op {
    name: "max",
    ident: "max",
    feature: 33,
    length: 32,
    value: 0xa006033,
    mask: 0xfe00707f,
    needs: Needs { any: &T55B12C0D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Signed maximum"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TB7A8822C,
    ..Op::DEFAULT
};
pub(crate) const MAXU: Op = Op {
    name: "maxu",
    ident: "maxu",
    feature: 33,
    length: 32,
    value: 0xa007033,
    mask: 0xfe00707f,
    needs: Needs { any: &T55B12C0D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Unsigned maximum"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T308CBF6E,
    ..Op::DEFAULT
};
pub(crate) const MIN: Op = Op {
    name: "min",
    ident: "min",
    feature: 33,
    length: 32,
    value: 0xa004033,
    mask: 0xfe00707f,
    needs: Needs { any: &T55B12C0D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Signed minimum"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T58CD6C0A,
    ..Op::DEFAULT
};
pub(crate) const MINU: Op = Op {
    name: "minu",
    ident: "minu",
    feature: 33,
    length: 32,
    value: 0xa005033,
    mask: 0xfe00707f,
    needs: Needs { any: &T55B12C0D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Unsigned minimum"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T087EA870,
    ..Op::DEFAULT
};
pub(crate) const ROL: Op = Op {
    name: "rol",
    ident: "rol",
    feature: 33,
    length: 32,
    value: 0x60001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5D68DB5B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Rotate left by a register"),
    origin: info!("spec/riscv/zb.yaml:83"),
    data: &T7F04CB32,
    ..Op::DEFAULT
};
pub(crate) const ROLW: Op = Op {
    name: "rolw",
    ident: "rolw",
    feature: 33,
    length: 32,
    value: 0x6000103b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8A57B461 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Rotate left by a register, low 32 bits sign-extended"),
    origin: info!("spec/riscv/zb.yaml:83"),
    data: &T5C288FB2,
    ..Op::DEFAULT
};
pub(crate) const ROR: Op = Op {
    name: "ror",
    ident: "ror",
    feature: 33,
    length: 32,
    value: 0x60005033,
    mask: 0xfe00707f,
    needs: Needs { any: &T5D68DB5B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Rotate right by a register"),
    origin: info!("spec/riscv/zb.yaml:83"),
    data: &TE3FE021C,
    ..Op::DEFAULT
};
pub(crate) const RORW: Op = Op {
    name: "rorw",
    ident: "rorw",
    feature: 33,
    length: 32,
    value: 0x6000503b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8A57B461 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Rotate right by a register, low 32 bits sign-extended"),
    origin: info!("spec/riscv/zb.yaml:83"),
    data: &TC121C69C,
    ..Op::DEFAULT
};
pub(crate) const RORI: Op = Op {
    name: "rori",
    ident: "rori",
    feature: 33,
    length: 32,
    value: 0x60005013,
    mask: 0xfe00707f,
    needs: Needs { any: &T6B71AE03 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Rotate right by a constant"),
    origin: info!("spec/riscv/zb.yaml:105"),
    data: &T78A59EFD,
    ..Op::DEFAULT
};
pub(crate) const RORI_XLEN64: Op = Op {
    name: "rori",
    ident: "rori_xlen64",
    feature: 33,
    length: 32,
    value: 0x60005013,
    mask: 0xfc00707f,
    needs: Needs { any: &T8A57B461 },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Rotate right by a constant"),
    origin: info!("spec/riscv/zb.yaml:105"),
    data: &T78A59EFD,
    ..Op::DEFAULT
};
pub(crate) const RORIW: Op = Op {
    name: "roriw",
    ident: "roriw",
    feature: 33,
    length: 32,
    value: 0x6000501b,
    mask: 0xfe00707f,
    needs: Needs { any: &T8A57B461 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Rotate the low 32 bits right by a constant, sign-extended"),
    origin: info!("spec/riscv/zb.yaml:117"),
    data: &TCB46382A,
    ..Op::DEFAULT
};
pub(crate) const CLZ: Op = Op {
    name: "clz",
    ident: "clz",
    feature: 33,
    length: 32,
    value: 0x60001013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of leading zeros"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &T5FAF6925,
    ..Op::DEFAULT
};
pub(crate) const CLZW: Op = Op {
    name: "clzw",
    ident: "clzw",
    feature: 33,
    length: 32,
    value: 0x6000101b,
    mask: 0xfff0707f,
    needs: Needs { any: &TEF21C318 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of leading zeros, low 32 bits only"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &T76C325F7,
    ..Op::DEFAULT
};
pub(crate) const CTZ: Op = Op {
    name: "ctz",
    ident: "ctz",
    feature: 33,
    length: 32,
    value: 0x60101013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of trailing zeros"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &TEBC4A4DD,
    ..Op::DEFAULT
};
pub(crate) const CTZW: Op = Op {
    name: "ctzw",
    ident: "ctzw",
    feature: 33,
    length: 32,
    value: 0x6010101b,
    mask: 0xfff0707f,
    needs: Needs { any: &TEF21C318 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of trailing zeros, low 32 bits only"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &TAEC3853F,
    ..Op::DEFAULT
};
pub(crate) const CPOP: Op = Op {
    name: "cpop",
    ident: "cpop",
    feature: 33,
    length: 32,
    value: 0x60201013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of ones"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &T81739F6A,
    ..Op::DEFAULT
};
pub(crate) const CPOPW: Op = Op {
    name: "cpopw",
    ident: "cpopw",
    feature: 33,
    length: 32,
    value: 0x6020101b,
    mask: 0xfff0707f,
    needs: Needs { any: &TEF21C318 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Number of ones, low 32 bits only"),
    origin: info!("spec/riscv/zb.yaml:158"),
    data: &T2711AF60,
    ..Op::DEFAULT
};
pub(crate) const SEXT_B: Op = Op {
    name: "sext.b",
    ident: "sext_b",
    feature: 33,
    length: 32,
    value: 0x60401013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Sign-extend the low byte"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T4D5FD563,
    ..Op::DEFAULT
};
pub(crate) const SEXT_H: Op = Op {
    name: "sext.h",
    ident: "sext_h",
    feature: 33,
    length: 32,
    value: 0x60501013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Sign-extend the low 16 bits"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T89F6B73A,
    ..Op::DEFAULT
};
pub(crate) const ORC_B: Op = Op {
    name: "orc.b",
    ident: "orc_b",
    feature: 33,
    length: 32,
    value: 0x28705013,
    mask: 0xfff0707f,
    needs: Needs { any: &T55B12C0D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("All ones in each byte that is not zero"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T6F4D7247,
    ..Op::DEFAULT
};
pub(crate) const REV8: Op = Op {
    name: "rev8",
    ident: "rev8",
    feature: 33,
    length: 32,
    value: 0x6b805013,
    mask: 0xfff0707f,
    needs: Needs { any: &T8A57B461 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Reverse the bytes"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T03B9E1E7,
    ..Op::DEFAULT
};
pub(crate) const REV8_XLEN32: Op = Op {
    name: "rev8",
    ident: "rev8_xlen32",
    feature: 33,
    length: 32,
    value: 0x69805013,
    mask: 0xfff0707f,
    needs: Needs { any: &T6B71AE03 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Reverse the bytes"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T03B9E1E7,
    ..Op::DEFAULT
};
pub(crate) const ZEXT_H: Op = Op {
    name: "zext.h",
    ident: "zext_h",
    feature: 33,
    length: 32,
    value: 0x8004033,
    mask: 0xfff0707f,
    needs: Needs { any: &T8FBF4C43 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    specialises: &T54C6E4DC,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Zero-extend the low 16 bits"),
    origin: info!("spec/riscv/zb.yaml:196"),
    data: &TBF1B1CDE,
    ..Op::DEFAULT
};
pub(crate) const ZEXT_H_XLEN64: Op = Op {
    name: "zext.h",
    ident: "zext_h_xlen64",
    feature: 33,
    length: 32,
    value: 0x800403b,
    mask: 0xfff0707f,
    needs: Needs { any: &TEF21C318 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    specialises: &TC839CC80,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Zero-extend the low 16 bits"),
    origin: info!("spec/riscv/zb.yaml:196"),
    data: &TBF1B1CDE,
    ..Op::DEFAULT
};
