//! Extension Zcmp: 10 instructions. push, pop and moves of saved registers
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `cm.push rlist, adj`: Save registers on the stack and make room
        #[inline]
        pub fn cm_push(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPush,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.push rlist, adj`: Save registers on the stack and make room
        #[inline]
        pub fn cm_push_xlen64(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPushXlen64,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.pop rlist, adj`: Restore registers from the stack, free the room
        #[inline]
        pub fn cm_pop(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPop,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.pop rlist, adj`: Restore registers from the stack, free the room
        #[inline]
        pub fn cm_pop_xlen64(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPopXlen64,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.popretz rlist, adj`: Restore registers from the stack, free the room, return 0
        #[inline]
        pub fn cm_popretz(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPopretz,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.popretz rlist, adj`: Restore registers from the stack, free the room, return 0
        #[inline]
        pub fn cm_popretz_xlen64(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPopretzXlen64,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.popret rlist, adj`: Restore registers from the stack, free the room, return
        #[inline]
        pub fn cm_popret(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPopret,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.popret rlist, adj`: Restore registers from the stack, free the room, return
        #[inline]
        pub fn cm_popret_xlen64(rlist: Reglist, spimm: impl Into<Uimm2>) -> Inst {
            Inst {
                op: Opcode::CmPopretXlen64,
                args: [rlist as Arg, spimm.into().get(), 0, 0, 0],
            }
        }
        /// `cm.mvsa01 sr1, sr2`: Copy a0 and a1 to two saved registers
        #[inline]
        pub const fn cm_mvsa01(sr1: Gpr, sr2: Gpr) -> Inst {
            Inst {
                op: Opcode::CmMvsa01,
                args: [sr1 as Arg, sr2 as Arg, 0, 0, 0],
            }
        }
        /// `cm.mva01s sr1, sr2`: Copy two saved registers to a0 and a1
        #[inline]
        pub const fn cm_mva01s(sr1: Gpr, sr2: Gpr) -> Inst {
            Inst {
                op: Opcode::CmMva01s,
                args: [sr1 as Arg, sr2 as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CM_PUSH: Op = Op {
    name: "cm.push",
    ident: "cm_push",
    feature: 63,
    length: 16,
    value: 0xb802,
    mask: 0xff03,
    needs: Needs { any: &T8173B8F6 },
    operands: &T8F55D364,
    lets: &T9F9180E6,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &TECA7E411,
    flows: &TA83DDF76,
    doc: info!("Save registers on the stack and make room"),
    origin: info!("spec/riscv/zcmp.yaml:47"),
    data: &T62BE74A6,
    ..Op::DEFAULT
};
pub(crate) const CM_PUSH_XLEN64: Op = Op {
    name: "cm.push",
    ident: "cm_push_xlen64",
    feature: 63,
    length: 16,
    value: 0xb802,
    mask: 0xff03,
    needs: Needs { any: &TACB11D75 },
    operands: &T8F55D364,
    lets: &T2FB5E184,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &T6680C71E,
    flows: &TA83DDF76,
    doc: info!("Save registers on the stack and make room"),
    origin: info!("spec/riscv/zcmp.yaml:47"),
    data: &T62BE74A6,
    ..Op::DEFAULT
};
pub(crate) const CM_POP: Op = Op {
    name: "cm.pop",
    ident: "cm_pop",
    feature: 63,
    length: 16,
    value: 0xba02,
    mask: 0xff03,
    needs: Needs { any: &T8173B8F6 },
    operands: &T8F55D364,
    lets: &T6A9F1071,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &TF9D5EB6C,
    flows: &T65E5401D,
    doc: info!("Restore registers from the stack, free the room"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &T8D25A321,
    ..Op::DEFAULT
};
pub(crate) const CM_POP_XLEN64: Op = Op {
    name: "cm.pop",
    ident: "cm_pop_xlen64",
    feature: 63,
    length: 16,
    value: 0xba02,
    mask: 0xff03,
    needs: Needs { any: &TACB11D75 },
    operands: &T8F55D364,
    lets: &T7B2A93D3,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T838080D4,
    flows: &T65E5401D,
    doc: info!("Restore registers from the stack, free the room"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &T8D25A321,
    ..Op::DEFAULT
};
pub(crate) const CM_POPRETZ: Op = Op {
    name: "cm.popretz",
    ident: "cm_popretz",
    feature: 63,
    length: 16,
    value: 0xbc02,
    mask: 0xff03,
    needs: Needs { any: &T8173B8F6 },
    operands: &T8F55D364,
    lets: &T6A9F1071,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2a1),
    access: AccessSize::Bytes(4),
    registers: &TE4E47A30,
    flows: &TB005995C,
    doc: info!("Restore registers from the stack, free the room, return 0"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &T12147B6D,
    ..Op::DEFAULT
};
pub(crate) const CM_POPRETZ_XLEN64: Op = Op {
    name: "cm.popretz",
    ident: "cm_popretz_xlen64",
    feature: 63,
    length: 16,
    value: 0xbc02,
    mask: 0xff03,
    needs: Needs { any: &TACB11D75 },
    operands: &T8F55D364,
    lets: &T7B2A93D3,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2a1),
    access: AccessSize::Bytes(8),
    registers: &TD57371AE,
    flows: &TB005995C,
    doc: info!("Restore registers from the stack, free the room, return 0"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &T12147B6D,
    ..Op::DEFAULT
};
pub(crate) const CM_POPRET: Op = Op {
    name: "cm.popret",
    ident: "cm_popret",
    feature: 63,
    length: 16,
    value: 0xbe02,
    mask: 0xff03,
    needs: Needs { any: &T8173B8F6 },
    operands: &T8F55D364,
    lets: &T6A9F1071,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2a1),
    access: AccessSize::Bytes(4),
    registers: &T9BB64721,
    flows: &T10F26729,
    doc: info!("Restore registers from the stack, free the room, return"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &TCD026D20,
    ..Op::DEFAULT
};
pub(crate) const CM_POPRET_XLEN64: Op = Op {
    name: "cm.popret",
    ident: "cm_popret_xlen64",
    feature: 63,
    length: 16,
    value: 0xbe02,
    mask: 0xff03,
    needs: Needs { any: &TACB11D75 },
    operands: &T8F55D364,
    lets: &T7B2A93D3,
    templates: &TB16F2161,
    has_semantics: true,
    effects: Effects(0x2a1),
    access: AccessSize::Bytes(8),
    registers: &T5C560B94,
    flows: &T10F26729,
    doc: info!("Restore registers from the stack, free the room, return"),
    origin: info!("spec/riscv/zcmp.yaml:63"),
    data: &TCD026D20,
    ..Op::DEFAULT
};
pub(crate) const CM_MVSA01: Op = Op {
    name: "cm.mvsa01",
    ident: "cm_mvsa01",
    feature: 63,
    length: 16,
    value: 0xac22,
    mask: 0xfc63,
    needs: Needs { any: &T038B926B },
    operands: &T8ADEDC09,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TDBF2ED7E,
    flows: &T360408D5,
    doc: info!("Copy a0 and a1 to two saved registers"),
    origin: info!("spec/riscv/zcmp.yaml:81"),
    data: &T2C12F35E,
    ..Op::DEFAULT
};
pub(crate) const CM_MVA01S: Op = Op {
    name: "cm.mva01s",
    ident: "cm_mva01s",
    feature: 63,
    length: 16,
    value: 0xac62,
    mask: 0xfc63,
    needs: Needs { any: &T038B926B },
    operands: &TB0B8D541,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T124F0876,
    flows: &T00BC1ED5,
    doc: info!("Copy two saved registers to a0 and a1"),
    origin: info!("spec/riscv/zcmp.yaml:93"),
    data: &TDC306562,
    ..Op::DEFAULT
};
