//! Extension Zicfilp: 1 instructions. landing pads
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `lpad uimm`: Landing pad with a label
        #[inline]
        pub fn lpad(uimm: impl Into<Uimm20>) -> Inst {
            Inst {
                op: Opcode::Lpad,
                args: [uimm.into().get(), 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const LPAD: Op = Op {
    name: "lpad",
    ident: "lpad",
    feature: 70,
    length: 32,
    value: 0x17,
    mask: 0xfff,
    needs: Needs { any: &T9112A7FF },
    operands: &T76FAB6B6,
    templates: &TDB893BFD,
    specialises: &T77CF1EEC,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Landing pad with a label"),
    origin: info!("spec/riscv/zicfi.yaml:7"),
    ..Op::DEFAULT
};
