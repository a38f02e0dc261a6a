//! Extension Svinval: 3 instructions. fine-grained invalidation of address translations
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sinval.vma rs1, rs2`: Order stores to page tables before translations behind the next sfence.inval.ir
        #[inline]
        pub const fn sinval_vma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::SinvalVma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sfence.w.inval`: Order stores to page tables before sinval.vma
        #[inline]
        pub const fn sfence_w_inval() -> Inst {
            Inst {
                op: Opcode::SfenceWInval,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sfence.inval.ir`: Order sinval.vma before later translations
        #[inline]
        pub const fn sfence_inval_ir() -> Inst {
            Inst {
                op: Opcode::SfenceInvalIr,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SINVAL_VMA: Op = Op {
    name: "sinval.vma",
    ident: "sinval_vma",
    feature: 27,
    length: 32,
    value: 0x16000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T6031373B },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!(
        "Order stores to page tables before translations behind the next sfence.inval.ir"
    ),
    origin: info!("spec/riscv/sys.yaml:75"),
    data: &T8AF27467,
    ..Op::DEFAULT
};
pub(crate) const SFENCE_W_INVAL: Op = Op {
    name: "sfence.w.inval",
    ident: "sfence_w_inval",
    feature: 27,
    length: 32,
    value: 0x18000073,
    mask: 0xffffffff,
    needs: Needs { any: &T6031373B },
    templates: &TC2049D1D,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Order stores to page tables before sinval.vma"),
    origin: info!("spec/riscv/sys.yaml:87"),
    data: &T98F76712,
    ..Op::DEFAULT
};
pub(crate) const SFENCE_INVAL_IR: Op = Op {
    name: "sfence.inval.ir",
    ident: "sfence_inval_ir",
    feature: 27,
    length: 32,
    value: 0x18100073,
    mask: 0xffffffff,
    needs: Needs { any: &T6031373B },
    templates: &TC2049D1D,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Order sinval.vma before later translations"),
    origin: info!("spec/riscv/sys.yaml:87"),
    data: &T98F76712,
    ..Op::DEFAULT
};
