//! Extension Ssctr: 1 instructions. control transfer records
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sctrclr`: Clear the control transfer records
        #[inline]
        pub const fn sctrclr() -> Inst {
            Inst {
                op: Opcode::Sctrclr,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SCTRCLR: Op = Op {
    name: "sctrclr",
    ident: "sctrclr",
    feature: 30,
    length: 32,
    value: 0x10400073,
    mask: 0xffffffff,
    needs: Needs { any: &TD4C29197 },
    templates: &TC2049D1D,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Clear the control transfer records"),
    origin: info!("spec/riscv/sys.yaml:146"),
    ..Op::DEFAULT
};
