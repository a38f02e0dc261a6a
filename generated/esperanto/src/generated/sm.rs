//! Extension Sm: 2 instructions. machine mode
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `mret`: Return from a machine trap handler
        #[inline]
        pub const fn mret() -> Inst {
            Inst {
                op: Opcode::Mret,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `wfi`: Wait for an interrupt
        #[inline]
        pub const fn wfi() -> Inst {
            Inst {
                op: Opcode::Wfi,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const MRET: Op = Op {
    name: "mret",
    ident: "mret",
    feature: 24,
    length: 32,
    value: 0x30200073,
    mask: 0xffffffff,
    needs: Needs { any: &TC03D62E6 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x2af),
    access: AccessSize::Various,
    flows: &TE43F9CDC,
    doc: info!("Return from a machine trap handler"),
    origin: info!("spec/riscv/sys.yaml:22"),
    data: &T69431A88,
    ..Op::DEFAULT
};
pub(crate) const WFI: Op = Op {
    name: "wfi",
    ident: "wfi",
    feature: 24,
    length: 32,
    value: 0x10500073,
    mask: 0xffffffff,
    needs: Needs { any: &TC03D62E6 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Various,
    doc: info!("Wait for an interrupt"),
    origin: info!("spec/riscv/sys.yaml:58"),
    data: &T81FA2556,
    ..Op::DEFAULT
};
