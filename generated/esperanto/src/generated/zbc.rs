//! Extension Zbc: 3 instructions. carry-less multiplication
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `clmul rd, rs1, rs2`: Low half of the carry-less product
        #[inline]
        pub const fn clmul(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Clmul,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `clmulh rd, rs1, rs2`: High half of the carry-less product
        #[inline]
        pub const fn clmulh(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Clmulh,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `clmulr rd, rs1, rs2`: Carry-less product without its top and low bits
        #[inline]
        pub const fn clmulr(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Clmulr,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CLMUL: Op = Op {
    name: "clmul",
    ident: "clmul",
    feature: 35,
    length: 32,
    value: 0xa001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T1B93AAC4 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Low half of the carry-less product"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T393E0926,
    ..Op::DEFAULT
};
pub(crate) const CLMULH: Op = Op {
    name: "clmulh",
    ident: "clmulh",
    feature: 35,
    length: 32,
    value: 0xa003033,
    mask: 0xfe00707f,
    needs: Needs { any: &T1B93AAC4 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("High half of the carry-less product"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T554F41FF,
    ..Op::DEFAULT
};
pub(crate) const CLMULR: Op = Op {
    name: "clmulr",
    ident: "clmulr",
    feature: 35,
    length: 32,
    value: 0xa002033,
    mask: 0xfe00707f,
    needs: Needs { any: &T3125439B },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Carry-less product without its top and low bits"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TB5E468EC,
    ..Op::DEFAULT
};
