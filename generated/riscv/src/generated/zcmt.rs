//! Extension Zcmt: 2 instructions. table jumps
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `cm.jt index`: Jump through a table
        #[inline]
        pub fn cm_jt(index: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::CmJt,
                args: [index.into().get(), 0, 0, 0, 0],
            }
        }
        /// `cm.jalt index`: Jump through a table and keep the return address in ra
        #[inline]
        pub fn cm_jalt(index: impl Into<Uimm8>) -> Inst {
            Inst {
                op: Opcode::CmJalt,
                args: [index.into().get(), 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CM_JT: Op = Op {
    name: "cm.jt",
    ident: "cm_jt",
    feature: 64,
    length: 16,
    value: 0xa002,
    mask: 0xff83,
    needs: Needs { any: &T84533DE6 },
    operands: &TF97A9A77,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0x2a5),
    access: AccessSize::Various,
    flows: &TD08F7C10,
    doc: info!("Jump through a table"),
    origin: info!("spec/riscv/zcmp.yaml:103"),
    data: &T77F4837E,
    ..Op::DEFAULT
};
pub(crate) const CM_JALT: Op = Op {
    name: "cm.jalt",
    ident: "cm_jalt",
    feature: 64,
    length: 16,
    value: 0xa002,
    mask: 0xfc03,
    needs: Needs { any: &T84533DE6 },
    operands: &T0EB2DD94,
    where_: &T8379580B,
    templates: &TDB893BFD,
    has_semantics: true,
    effects: Effects(0x3b5),
    access: AccessSize::Various,
    registers: &T24675AA2,
    flows: &TD08F7C10,
    doc: info!("Jump through a table and keep the return address in ra"),
    origin: info!("spec/riscv/zcmp.yaml:111"),
    data: &TFC2BAC61,
    ..Op::DEFAULT
};
