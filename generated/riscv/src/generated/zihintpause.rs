//! Extension Zihintpause: 1 instructions. pause hint
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `pause`: Slow down in a spin loop
        #[inline]
        pub const fn pause() -> Inst {
            Inst {
                op: Opcode::Pause,
                args: [0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const PAUSE: Op = Op {
    name: "pause",
    ident: "pause",
    feature: 75,
    length: 32,
    value: 0x100000f,
    mask: 0xffffffff,
    needs: Needs { any: &TF851A15B },
    templates: &TC2049D1D,
    specialises: &T37D0F8C3,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Slow down in a spin loop"),
    origin: info!("spec/riscv/zihint.yaml:14"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
