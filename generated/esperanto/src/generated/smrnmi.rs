//! Extension Smrnmi: 1 instructions. resumable non-maskable interrupts
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `mnret`: Return from a non-maskable interrupt
        #[inline]
        pub const fn mnret() -> Inst {
            Inst {
                op: Opcode::Mnret,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const MNRET: Op = Op {
    name: "mnret",
    ident: "mnret",
    feature: 29,
    length: 32,
    value: 0x70200073,
    mask: 0xffffffff,
    needs: Needs { any: &T0EEC24C9 },
    templates: &TC2049D1D,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Return from a non-maskable interrupt"),
    origin: info!("spec/riscv/sys.yaml:141"),
    ..Op::DEFAULT
};
