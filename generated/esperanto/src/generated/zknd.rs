//! Extension Zknd: 5 instructions. AES decryption
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `aes32dsi rd, rs1, rs2, bs`: AES decryption round step on one byte
        #[inline]
        pub fn aes32dsi(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Aes32dsi,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    rs2 as Arg,
                    bs.into().get(),
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
        /// `aes32dsmi rd, rs1, rs2, bs`: AES decryption round step on one byte, columns mixed
        #[inline]
        pub fn aes32dsmi(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Aes32dsmi,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    rs2 as Arg,
                    bs.into().get(),
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
        /// `aes64ds rd, rs1, rs2`: AES decryption round on half a state
        #[inline]
        pub const fn aes64ds(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64ds,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `aes64dsm rd, rs1, rs2`: AES decryption round on half a state, columns mixed
        #[inline]
        pub const fn aes64dsm(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64dsm,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `aes64im rd, rs1`: Inverse AES column mix of a round key
        #[inline]
        pub const fn aes64im(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64im,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const AES32DSI: Op = Op {
    name: "aes32dsi",
    ident: "aes32dsi",
    feature: 39,
    length: 32,
    value: 0x2a000033,
    mask: 0x3e00707f,
    needs: Needs { any: &T7F49B055 },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES decryption round step on one byte"),
    origin: info!("spec/riscv/zk.yaml:139"),
    data: &T76208987,
    ..Op::DEFAULT
};
pub(crate) const AES32DSMI: Op = Op {
    name: "aes32dsmi",
    ident: "aes32dsmi",
    feature: 39,
    length: 32,
    value: 0x2e000033,
    mask: 0x3e00707f,
    needs: Needs { any: &T7F49B055 },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES decryption round step on one byte, columns mixed"),
    origin: info!("spec/riscv/zk.yaml:139"),
    data: &T3C7089EE,
    ..Op::DEFAULT
};
pub(crate) const AES64DS: Op = Op {
    name: "aes64ds",
    ident: "aes64ds",
    feature: 39,
    length: 32,
    value: 0x3a000033,
    mask: 0xfe00707f,
    needs: Needs { any: &TA3A05456 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES decryption round on half a state"),
    origin: info!("spec/riscv/zk.yaml:159"),
    data: &T63A15930,
    ..Op::DEFAULT
};
pub(crate) const AES64DSM: Op = Op {
    name: "aes64dsm",
    ident: "aes64dsm",
    feature: 39,
    length: 32,
    value: 0x3e000033,
    mask: 0xfe00707f,
    needs: Needs { any: &TA3A05456 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES decryption round on half a state, columns mixed"),
    origin: info!("spec/riscv/zk.yaml:159"),
    data: &TB0FCB9FD,
    ..Op::DEFAULT
};
pub(crate) const AES64IM: Op = Op {
    name: "aes64im",
    ident: "aes64im",
    feature: 39,
    length: 32,
    value: 0x30001013,
    mask: 0xfff0707f,
    needs: Needs { any: &TA3A05456 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Inverse AES column mix of a round key"),
    origin: info!("spec/riscv/zk.yaml:200"),
    data: &TC52BFC8A,
    ..Op::DEFAULT
};
