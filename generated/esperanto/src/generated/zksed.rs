//! Extension Zksed: 2 instructions. SM4
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sm4ed rd, rs1, rs2, bs`: SM4 encryption step on one byte
        #[inline]
        pub fn sm4ed(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Sm4ed,
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
        /// `sm4ks rd, rs1, rs2, bs`: SM4 key schedule step on one byte
        #[inline]
        pub fn sm4ks(rd: Gpr, rs1: Gpr, rs2: Gpr, bs: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::Sm4ks,
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
    }
}
pub(crate) const SM4ED: Op = Op {
    name: "sm4ed",
    ident: "sm4ed",
    feature: 42,
    length: 32,
    value: 0x30000033,
    mask: 0x3e00707f,
    needs: Needs { any: &T249AACEF },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SM4 encryption step on one byte"),
    origin: info!("spec/riscv/zk.yaml:210"),
    data: &T312C24B0,
    ..Op::DEFAULT
};
pub(crate) const SM4KS: Op = Op {
    name: "sm4ks",
    ident: "sm4ks",
    feature: 42,
    length: 32,
    value: 0x34000033,
    mask: 0x3e00707f,
    needs: Needs { any: &T249AACEF },
    operands: &TCD506FBA,
    templates: &T26DECE89,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SM4 key schedule step on one byte"),
    origin: info!("spec/riscv/zk.yaml:210"),
    data: &TF8CF81AF,
    ..Op::DEFAULT
};
