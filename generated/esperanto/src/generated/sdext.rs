//! Extension Sdext: 1 instructions. external debug
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `dret`: Leave debug mode
        #[inline]
        pub const fn dret() -> Inst {
            Inst {
                op: Opcode::Dret,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const DRET: Op = Op {
    name: "dret",
    ident: "dret",
    feature: 28,
    length: 32,
    value: 0x7b200073,
    mask: 0xffffffff,
    needs: Needs { any: &TB03ACE70 },
    templates: &TC2049D1D,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Leave debug mode"),
    origin: info!("spec/riscv/sys.yaml:136"),
    ..Op::DEFAULT
};
