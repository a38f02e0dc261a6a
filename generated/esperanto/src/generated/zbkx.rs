//! Extension Zbkx: 2 instructions. crossbar permutations
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `xperm4 rd, rs1, rs2`: Nibbles of the first register picked by the second
        #[inline]
        pub const fn xperm4(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Xperm4,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `xperm8 rd, rs1, rs2`: Bytes of the first register picked by the second
        #[inline]
        pub const fn xperm8(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Xperm8,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const XPERM4: Op = Op {
    name: "xperm4",
    ident: "xperm4",
    feature: 38,
    length: 32,
    value: 0x28002033,
    mask: 0xfe00707f,
    needs: Needs { any: &TB7105517 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Nibbles of the first register picked by the second"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T5C8C2BC2,
    ..Op::DEFAULT
};
pub(crate) const XPERM8: Op = Op {
    name: "xperm8",
    ident: "xperm8",
    feature: 38,
    length: 32,
    value: 0x28004033,
    mask: 0xfe00707f,
    needs: Needs { any: &TB7105517 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Bytes of the first register picked by the second"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T4E1CBA16,
    ..Op::DEFAULT
};
