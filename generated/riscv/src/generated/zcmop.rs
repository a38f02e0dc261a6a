//! Extension Zcmop: 8 instructions. compressed may-be-operations
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `c.mop.1`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_1() -> Inst {
            Inst {
                op: Opcode::CMop1,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.3`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_3() -> Inst {
            Inst {
                op: Opcode::CMop3,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.5`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_5() -> Inst {
            Inst {
                op: Opcode::CMop5,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.7`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_7() -> Inst {
            Inst {
                op: Opcode::CMop7,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.9`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_9() -> Inst {
            Inst {
                op: Opcode::CMop9,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.11`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_11() -> Inst {
            Inst {
                op: Opcode::CMop11,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.13`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_13() -> Inst {
            Inst {
                op: Opcode::CMop13,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.mop.15`: Does nothing until an extension gives it a meaning
        #[inline]
        pub const fn c_mop_15() -> Inst {
            Inst {
                op: Opcode::CMop15,
                args: [0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_MOP_1: Op = Op {
    name: "c.mop.1",
    ident: "c_mop_1",
    feature: 62,
    length: 16,
    value: 0x6081,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_3: Op = Op {
    name: "c.mop.3",
    ident: "c_mop_3",
    feature: 62,
    length: 16,
    value: 0x6181,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_5: Op = Op {
    name: "c.mop.5",
    ident: "c_mop_5",
    feature: 62,
    length: 16,
    value: 0x6281,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_7: Op = Op {
    name: "c.mop.7",
    ident: "c_mop_7",
    feature: 62,
    length: 16,
    value: 0x6381,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_9: Op = Op {
    name: "c.mop.9",
    ident: "c_mop_9",
    feature: 62,
    length: 16,
    value: 0x6481,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_11: Op = Op {
    name: "c.mop.11",
    ident: "c_mop_11",
    feature: 62,
    length: 16,
    value: 0x6581,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_13: Op = Op {
    name: "c.mop.13",
    ident: "c_mop_13",
    feature: 62,
    length: 16,
    value: 0x6681,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const C_MOP_15: Op = Op {
    name: "c.mop.15",
    ident: "c_mop_15",
    feature: 62,
    length: 16,
    value: 0x6781,
    mask: 0xffff,
    needs: Needs { any: &TF22AA797 },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Does nothing until an extension gives it a meaning"),
    origin: info!("spec/riscv/zcb.yaml:55"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
