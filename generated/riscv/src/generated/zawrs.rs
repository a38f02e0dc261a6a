//! Extension Zawrs: 2 instructions. wait on a reservation
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `wrs.nto`: Wait until the reservation set is written
        #[inline]
        pub const fn wrs_nto() -> Inst {
            Inst {
                op: Opcode::WrsNto,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `wrs.sto`: Wait until the reservation set is written or a short time has passed
        #[inline]
        pub const fn wrs_sto() -> Inst {
            Inst {
                op: Opcode::WrsSto,
                args: [0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const WRS_NTO: Op = Op {
    name: "wrs.nto",
    ident: "wrs_nto",
    feature: 53,
    length: 32,
    value: 0xd00073,
    mask: 0xffffffff,
    needs: Needs { any: &T6D8CD6D9 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Wait until the reservation set is written"),
    origin: info!("spec/riscv/zatomic.yaml:94"),
    data: &T103EA2F1,
    ..Op::DEFAULT
};
pub(crate) const WRS_STO: Op = Op {
    name: "wrs.sto",
    ident: "wrs_sto",
    feature: 53,
    length: 32,
    value: 0x1d00073,
    mask: 0xffffffff,
    needs: Needs { any: &T6D8CD6D9 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Wait until the reservation set is written or a short time has passed"),
    origin: info!("spec/riscv/zatomic.yaml:94"),
    data: &T103EA2F1,
    ..Op::DEFAULT
};
