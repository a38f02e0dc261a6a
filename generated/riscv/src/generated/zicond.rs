//! Extension Zicond: 2 instructions. conditional zero
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `czero.eqz rd, rs1, rs2`: The first register, or 0 when the second is zero
        #[inline]
        pub const fn czero_eqz(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::CzeroEqz,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `czero.nez rd, rs1, rs2`: The first register, or 0 when the second is not zero
        #[inline]
        pub const fn czero_nez(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::CzeroNez,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const CZERO_EQZ: Op = Op {
    name: "czero.eqz",
    ident: "czero_eqz",
    feature: 72,
    length: 32,
    value: 0xe005033,
    mask: 0xfe00707f,
    needs: Needs { any: &T2F08BACE },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TCE3C4E25,
    flows: &TF6BDDD3A,
    doc: info!("The first register, or 0 when the second is zero"),
    origin: info!("spec/riscv/zicond.yaml:4"),
    data: &T8BF33F3F,
    ..Op::DEFAULT
};
pub(crate) const CZERO_NEZ: Op = Op {
    name: "czero.nez",
    ident: "czero_nez",
    feature: 72,
    length: 32,
    value: 0xe007033,
    mask: 0xfe00707f,
    needs: Needs { any: &T2F08BACE },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TCE3C4E25,
    flows: &TF6BDDD3A,
    doc: info!("The first register, or 0 when the second is not zero"),
    origin: info!("spec/riscv/zicond.yaml:4"),
    data: &T5B3EBA63,
    ..Op::DEFAULT
};
