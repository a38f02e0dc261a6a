//! Extension Zksh: 2 instructions. SM3
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sm3p0 rd, rs1`: SM3 permutation 0
        #[inline]
        pub const fn sm3p0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sm3p0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sm3p1 rd, rs1`: SM3 permutation 1
        #[inline]
        pub const fn sm3p1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sm3p1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SM3P0: Op = Op {
    name: "sm3p0",
    ident: "sm3p0",
    feature: 43,
    length: 32,
    value: 0x10801013,
    mask: 0xfff0707f,
    needs: Needs { any: &T45333D7B },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SM3 permutation 0"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &T7A8818D3,
    ..Op::DEFAULT
};
pub(crate) const SM3P1: Op = Op {
    name: "sm3p1",
    ident: "sm3p1",
    feature: 43,
    length: 32,
    value: 0x10901013,
    mask: 0xfff0707f,
    needs: Needs { any: &T45333D7B },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SM3 permutation 1"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &TFFDF5719,
    ..Op::DEFAULT
};
