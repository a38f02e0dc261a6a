//! Extension S: 2 instructions. supervisor mode
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sret`: Return from a supervisor trap handler
        #[inline]
        pub const fn sret() -> Inst {
            Inst {
                op: Opcode::Sret,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sfence.vma rs1, rs2`: Order stores to page tables before later translations
        #[inline]
        pub const fn sfence_vma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::SfenceVma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SRET: Op = Op {
    name: "sret",
    ident: "sret",
    feature: 25,
    length: 32,
    value: 0x10200073,
    mask: 0xffffffff,
    needs: Needs { any: &T73FE101D },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x2af),
    access: AccessSize::Various,
    flows: &TE43F9CDC,
    doc: info!("Return from a supervisor trap handler"),
    origin: info!("spec/riscv/sys.yaml:41"),
    data: &TD0DD4D90,
    ..Op::DEFAULT
};
pub(crate) const SFENCE_VMA: Op = Op {
    name: "sfence.vma",
    ident: "sfence_vma",
    feature: 25,
    length: 32,
    value: 0x12000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T73FE101D },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x20f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Order stores to page tables before later translations"),
    origin: info!("spec/riscv/sys.yaml:75"),
    data: &TAF7F011F,
    ..Op::DEFAULT
};
