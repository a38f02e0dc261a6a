//! Extension Zimop: 40 instructions. may-be-operations
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `mop.r.0 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.1 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.2 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_2(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR2,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.3 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_3(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR3,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.4 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_4(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR4,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.5 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_5(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR5,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.6 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_6(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR6,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.7 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_7(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR7,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.8 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_8(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR8,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.9 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_9(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR9,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.10 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_10(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR10,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.11 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_11(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR11,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.12 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_12(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR12,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.13 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_13(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR13,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.14 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_14(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR14,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.15 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_15(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR15,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.16 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_16(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR16,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.17 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_17(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR17,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.18 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_18(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR18,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.19 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_19(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR19,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.20 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_20(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR20,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.21 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_21(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR21,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.22 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_22(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR22,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.23 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_23(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR23,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.24 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_24(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR24,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.25 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_25(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR25,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.26 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_26(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR26,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.27 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_27(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR27,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.28 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_28(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR28,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.29 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_29(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR29,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.30 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_30(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR30,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.r.31 rd, rs1`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_r_31(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::MopR31,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0],
            }
        }
        /// `mop.rr.0 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_0(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr0,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.1 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_1(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr1,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.2 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_2(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr2,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.3 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_3(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr3,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.4 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_4(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr4,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.5 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_5(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr5,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.6 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_6(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr6,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
        /// `mop.rr.7 rd, rs1, rs2`: Writes 0 until an extension gives it another meaning
        #[inline]
        pub const fn mop_rr_7(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::MopRr7,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const MOP_R_0: Op = Op {
    name: "mop.r.0",
    ident: "mop_r_0",
    feature: 77,
    length: 32,
    value: 0x81c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_1: Op = Op {
    name: "mop.r.1",
    ident: "mop_r_1",
    feature: 77,
    length: 32,
    value: 0x81d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_2: Op = Op {
    name: "mop.r.2",
    ident: "mop_r_2",
    feature: 77,
    length: 32,
    value: 0x81e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_3: Op = Op {
    name: "mop.r.3",
    ident: "mop_r_3",
    feature: 77,
    length: 32,
    value: 0x81f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_4: Op = Op {
    name: "mop.r.4",
    ident: "mop_r_4",
    feature: 77,
    length: 32,
    value: 0x85c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_5: Op = Op {
    name: "mop.r.5",
    ident: "mop_r_5",
    feature: 77,
    length: 32,
    value: 0x85d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_6: Op = Op {
    name: "mop.r.6",
    ident: "mop_r_6",
    feature: 77,
    length: 32,
    value: 0x85e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_7: Op = Op {
    name: "mop.r.7",
    ident: "mop_r_7",
    feature: 77,
    length: 32,
    value: 0x85f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_8: Op = Op {
    name: "mop.r.8",
    ident: "mop_r_8",
    feature: 77,
    length: 32,
    value: 0x89c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_9: Op = Op {
    name: "mop.r.9",
    ident: "mop_r_9",
    feature: 77,
    length: 32,
    value: 0x89d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_10: Op = Op {
    name: "mop.r.10",
    ident: "mop_r_10",
    feature: 77,
    length: 32,
    value: 0x89e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_11: Op = Op {
    name: "mop.r.11",
    ident: "mop_r_11",
    feature: 77,
    length: 32,
    value: 0x89f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_12: Op = Op {
    name: "mop.r.12",
    ident: "mop_r_12",
    feature: 77,
    length: 32,
    value: 0x8dc04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_13: Op = Op {
    name: "mop.r.13",
    ident: "mop_r_13",
    feature: 77,
    length: 32,
    value: 0x8dd04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_14: Op = Op {
    name: "mop.r.14",
    ident: "mop_r_14",
    feature: 77,
    length: 32,
    value: 0x8de04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_15: Op = Op {
    name: "mop.r.15",
    ident: "mop_r_15",
    feature: 77,
    length: 32,
    value: 0x8df04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_16: Op = Op {
    name: "mop.r.16",
    ident: "mop_r_16",
    feature: 77,
    length: 32,
    value: 0xc1c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_17: Op = Op {
    name: "mop.r.17",
    ident: "mop_r_17",
    feature: 77,
    length: 32,
    value: 0xc1d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_18: Op = Op {
    name: "mop.r.18",
    ident: "mop_r_18",
    feature: 77,
    length: 32,
    value: 0xc1e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_19: Op = Op {
    name: "mop.r.19",
    ident: "mop_r_19",
    feature: 77,
    length: 32,
    value: 0xc1f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_20: Op = Op {
    name: "mop.r.20",
    ident: "mop_r_20",
    feature: 77,
    length: 32,
    value: 0xc5c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_21: Op = Op {
    name: "mop.r.21",
    ident: "mop_r_21",
    feature: 77,
    length: 32,
    value: 0xc5d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_22: Op = Op {
    name: "mop.r.22",
    ident: "mop_r_22",
    feature: 77,
    length: 32,
    value: 0xc5e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_23: Op = Op {
    name: "mop.r.23",
    ident: "mop_r_23",
    feature: 77,
    length: 32,
    value: 0xc5f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_24: Op = Op {
    name: "mop.r.24",
    ident: "mop_r_24",
    feature: 77,
    length: 32,
    value: 0xc9c04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_25: Op = Op {
    name: "mop.r.25",
    ident: "mop_r_25",
    feature: 77,
    length: 32,
    value: 0xc9d04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_26: Op = Op {
    name: "mop.r.26",
    ident: "mop_r_26",
    feature: 77,
    length: 32,
    value: 0xc9e04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_27: Op = Op {
    name: "mop.r.27",
    ident: "mop_r_27",
    feature: 77,
    length: 32,
    value: 0xc9f04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_28: Op = Op {
    name: "mop.r.28",
    ident: "mop_r_28",
    feature: 77,
    length: 32,
    value: 0xcdc04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_29: Op = Op {
    name: "mop.r.29",
    ident: "mop_r_29",
    feature: 77,
    length: 32,
    value: 0xcdd04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_30: Op = Op {
    name: "mop.r.30",
    ident: "mop_r_30",
    feature: 77,
    length: 32,
    value: 0xcde04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_R_31: Op = Op {
    name: "mop.r.31",
    ident: "mop_r_31",
    feature: 77,
    length: 32,
    value: 0xcdf04073,
    mask: 0xfff0707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T441668BB,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TFB72DA98,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:5"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_0: Op = Op {
    name: "mop.rr.0",
    ident: "mop_rr_0",
    feature: 77,
    length: 32,
    value: 0x82004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_1: Op = Op {
    name: "mop.rr.1",
    ident: "mop_rr_1",
    feature: 77,
    length: 32,
    value: 0x86004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_2: Op = Op {
    name: "mop.rr.2",
    ident: "mop_rr_2",
    feature: 77,
    length: 32,
    value: 0x8a004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_3: Op = Op {
    name: "mop.rr.3",
    ident: "mop_rr_3",
    feature: 77,
    length: 32,
    value: 0x8e004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_4: Op = Op {
    name: "mop.rr.4",
    ident: "mop_rr_4",
    feature: 77,
    length: 32,
    value: 0xc2004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_5: Op = Op {
    name: "mop.rr.5",
    ident: "mop_rr_5",
    feature: 77,
    length: 32,
    value: 0xc6004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_6: Op = Op {
    name: "mop.rr.6",
    ident: "mop_rr_6",
    feature: 77,
    length: 32,
    value: 0xca004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
pub(crate) const MOP_RR_7: Op = Op {
    name: "mop.rr.7",
    ident: "mop_rr_7",
    feature: 77,
    length: 32,
    value: 0xce004073,
    mask: 0xfe00707f,
    needs: Needs { any: &TE924F0D9 },
    operands: &T1FEE4290,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F808561,
    doc: info!("Writes 0 until an extension gives it another meaning"),
    origin: info!("spec/riscv/zimop.yaml:45"),
    data: &TB046B39A,
    ..Op::DEFAULT
};
