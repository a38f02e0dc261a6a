//! Extension Zicboz: 1 instructions. cache-block zeroing
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `cbo.zero (rs1)`: Fill the cache block of an address with zeros
        #[inline]
        pub const fn cbo_zero(rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::CboZero,
                args: [rs1 as Arg, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CBO_ZERO: Op = Op {
    name: "cbo.zero",
    ident: "cbo_zero",
    feature: 68,
    length: 32,
    value: 0x40200f,
    mask: 0xfff07fff,
    needs: Needs { any: &T4077F068 },
    operands: &T259076E1,
    templates: &TA6B2F2F0,
    has_semantics: true,
    effects: Effects(0x206),
    access: AccessSize::Bytes(8),
    registers: &T3112A030,
    flows: &TF8FCA1F0,
    doc: info!("Fill the cache block of an address with zeros"),
    origin: info!("spec/riscv/zicbo.yaml:26"),
    data: &TFE883779,
    ..Op::DEFAULT
};
