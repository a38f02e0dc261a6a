//! Extension Zkne: 6 instructions. AES encryption
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `aes32esi rd, rs1, rs2, bs`: AES encryption round step on one byte
        #[inline]
        pub fn aes32esi(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Aes32esi,
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
        /// `aes32esmi rd, rs1, rs2, bs`: AES encryption round step on one byte, columns mixed
        #[inline]
        pub fn aes32esmi(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Aes32esmi,
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
        /// `aes64es rd, rs1, rs2`: AES encryption round on half a state
        #[inline]
        pub const fn aes64es(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64es,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `aes64esm rd, rs1, rs2`: AES encryption round on half a state, columns mixed
        #[inline]
        pub const fn aes64esm(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64esm,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `aes64ks1i rd, rs1, rnum`: First step of the AES key schedule
        #[inline]
        pub fn aes64ks1i(rd: Gpr, rs1: Gpr, rnum: impl Into<Uimm4>) -> Inst {
            Inst {
                op: Opcode::Aes64ks1i,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    rnum.into().get(),
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
        /// `aes64ks2 rd, rs1, rs2`: Second step of the AES key schedule
        #[inline]
        pub const fn aes64ks2(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Aes64ks2,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const AES32ESI: Op = Op {
    name: "aes32esi",
    ident: "aes32esi",
    feature: 40,
    length: 32,
    value: 0x22000033,
    mask: 0x3e00707f,
    needs: Needs { any: &TAAD41620 },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES encryption round step on one byte"),
    origin: info!("spec/riscv/zk.yaml:139"),
    data: &TBA610C32,
    ..Op::DEFAULT
};
pub(crate) const AES32ESMI: Op = Op {
    name: "aes32esmi",
    ident: "aes32esmi",
    feature: 40,
    length: 32,
    value: 0x26000033,
    mask: 0x3e00707f,
    needs: Needs { any: &TAAD41620 },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES encryption round step on one byte, columns mixed"),
    origin: info!("spec/riscv/zk.yaml:139"),
    data: &T5909B4C6,
    ..Op::DEFAULT
};
pub(crate) const AES64ES: Op = Op {
    name: "aes64es",
    ident: "aes64es",
    feature: 40,
    length: 32,
    value: 0x32000033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEAFDAEEB },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES encryption round on half a state"),
    origin: info!("spec/riscv/zk.yaml:159"),
    data: &TA632FE22,
    ..Op::DEFAULT
};
pub(crate) const AES64ESM: Op = Op {
    name: "aes64esm",
    ident: "aes64esm",
    feature: 40,
    length: 32,
    value: 0x36000033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEAFDAEEB },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("AES encryption round on half a state, columns mixed"),
    origin: info!("spec/riscv/zk.yaml:159"),
    data: &TCDABBC87,
    ..Op::DEFAULT
};
pub(crate) const AES64KS1I: Op = Op {
    name: "aes64ks1i",
    ident: "aes64ks1i",
    feature: 40,
    length: 32,
    value: 0x31001013,
    mask: 0xff00707f,
    needs: Needs { any: &T1028210F },
    operands: &T284BD02F,
    legal: &TDC510A84,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("First step of the AES key schedule"),
    origin: info!("spec/riscv/zk.yaml:173"),
    data: &T3DD0BF73,
    ..Op::DEFAULT
};
pub(crate) const AES64KS2: Op = Op {
    name: "aes64ks2",
    ident: "aes64ks2",
    feature: 40,
    length: 32,
    value: 0x7e000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T1028210F },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Second step of the AES key schedule"),
    origin: info!("spec/riscv/zk.yaml:188"),
    data: &TA42FF771,
    ..Op::DEFAULT
};
