//! Extension Zifencei: 1 instructions. instruction-fetch fence
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fence.i`: Make stores visible to later instruction fetches
        #[inline]
        pub const fn fence_i() -> Inst {
            Inst {
                op: Opcode::FenceI,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const FENCE_I: Op = Op {
    name: "fence.i",
    ident: "fence_i",
    feature: 23,
    length: 32,
    value: 0x100f,
    mask: 0x707f,
    needs: Needs { any: &T88E8448B },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Various,
    doc: info!("Make stores visible to later instruction fetches"),
    origin: info!("spec/riscv/zifencei.yaml:5"),
    data: &T233EA092,
    ..Op::DEFAULT
};
