//! Extension Zcb: 13 instructions. simple compressed instructions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `c.lbu rdc, uimm(rs1c)`: Load a byte, zero-extended
        #[inline]
        pub fn c_lbu(rdc: Gpr, uimm: impl Into<Uimm2>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CLbu,
                args: [rdc as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.lhu rdc, uimm(rs1c)`: Load 16 bits, zero-extended
        #[inline]
        pub fn c_lhu(rdc: Gpr, uimm: impl Into<Uimm2By2>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CLhu,
                args: [rdc as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.lh rdc, uimm(rs1c)`: Load 16 bits, sign-extended
        #[inline]
        pub fn c_lh(rdc: Gpr, uimm: impl Into<Uimm2By2>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CLh,
                args: [rdc as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.sb rs2c, uimm(rs1c)`: Store a byte
        #[inline]
        pub fn c_sb(rs2c: Gpr, uimm: impl Into<Uimm2>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSb,
                args: [rs2c as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.sh rs2c, uimm(rs1c)`: Store 16 bits
        #[inline]
        pub fn c_sh(rs2c: Gpr, uimm: impl Into<Uimm2By2>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSh,
                args: [rs2c as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.zext.b rdsc`: Zero-extend the low byte
        #[inline]
        pub const fn c_zext_b(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CZextB,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.sext.b rdsc`: Sign-extend the low byte
        #[inline]
        pub const fn c_sext_b(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CSextB,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.zext.h rdsc`: Zero-extend the low 16 bits
        #[inline]
        pub const fn c_zext_h_xlen32(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CZextHXlen32,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.zext.h rdsc`: Zero-extend the low 16 bits
        #[inline]
        pub const fn c_zext_h(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CZextH,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.sext.h rdsc`: Sign-extend the low 16 bits
        #[inline]
        pub const fn c_sext_h(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CSextH,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.zext.w rdsc`: Zero-extend the low 32 bits
        #[inline]
        pub const fn c_zext_w(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CZextW,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.not rdsc`: Invert the bits
        #[inline]
        pub const fn c_not(rdsc: Gpr) -> Inst {
            Inst {
                op: Opcode::CNot,
                args: [rdsc as Arg, 0, 0, 0, 0],
            }
        }
        /// `c.mul rdsc, rs2c`: Low half of the product
        #[inline]
        pub const fn c_mul(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CMul,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_LBU: Op = Op {
    name: "c.lbu",
    ident: "c_lbu",
    feature: 61,
    length: 16,
    value: 0x8000,
    mask: 0xfc03,
    needs: Needs { any: &T8C69F809 },
    operands: &T457F5E77,
    templates: &TE9897D59,
    is: Some(Is { op: 198, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(1),
    registers: &T8CCEA47A,
    flows: &TD8866385,
    doc: info!("Load a byte, zero-extended"),
    origin: info!("spec/riscv/zcb.yaml:9"),
    ..Op::DEFAULT
};
pub(crate) const C_LHU: Op = Op {
    name: "c.lhu",
    ident: "c_lhu",
    feature: 61,
    length: 16,
    value: 0x8400,
    mask: 0xfc43,
    needs: Needs { any: &T8C69F809 },
    operands: &T6BC93DDA,
    templates: &TE9897D59,
    is: Some(Is { op: 199, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(2),
    registers: &T40671827,
    flows: &TD8866385,
    doc: info!("Load 16 bits, zero-extended"),
    origin: info!("spec/riscv/zcb.yaml:9"),
    ..Op::DEFAULT
};
pub(crate) const C_LH: Op = Op {
    name: "c.lh",
    ident: "c_lh",
    feature: 61,
    length: 16,
    value: 0x8440,
    mask: 0xfc43,
    needs: Needs { any: &T8C69F809 },
    operands: &T6BC93DDA,
    templates: &TE9897D59,
    is: Some(Is { op: 195, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(2),
    registers: &TA0FD8370,
    flows: &TD8866385,
    doc: info!("Load 16 bits, sign-extended"),
    origin: info!("spec/riscv/zcb.yaml:9"),
    ..Op::DEFAULT
};
pub(crate) const C_SB: Op = Op {
    name: "c.sb",
    ident: "c_sb",
    feature: 61,
    length: 16,
    value: 0x8800,
    mask: 0xfc03,
    needs: Needs { any: &T8C69F809 },
    operands: &TBE9693DE,
    templates: &TE9897D59,
    is: Some(Is { op: 201, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(1),
    registers: &T9AD37EDA,
    flows: &TA355812B,
    doc: info!("Store a byte"),
    origin: info!("spec/riscv/zcb.yaml:21"),
    ..Op::DEFAULT
};
pub(crate) const C_SH: Op = Op {
    name: "c.sh",
    ident: "c_sh",
    feature: 61,
    length: 16,
    value: 0x8c00,
    mask: 0xfc43,
    needs: Needs { any: &T8C69F809 },
    operands: &T1262EEEF,
    templates: &TE9897D59,
    is: Some(Is { op: 202, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(2),
    registers: &TAA9E5AC9,
    flows: &TA355812B,
    doc: info!("Store 16 bits"),
    origin: info!("spec/riscv/zcb.yaml:21"),
    ..Op::DEFAULT
};
pub(crate) const C_ZEXT_B: Op = Op {
    name: "c.zext.b",
    ident: "c_zext_b",
    feature: 61,
    length: 16,
    value: 0x9c61,
    mask: 0xfc7f,
    needs: Needs { any: &T8C69F809 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 183, args: &TF391EA06 }),
    has_semantics: true,
    registers: &TDF6BC876,
    flows: &TAB85D8CA,
    doc: info!("Zero-extend the low byte"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_SEXT_B: Op = Op {
    name: "c.sext.b",
    ident: "c_sext_b",
    feature: 61,
    length: 16,
    value: 0x9c65,
    mask: 0xfc7f,
    needs: Needs { any: &TECB89291 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 959, args: &TB8ECC99C }),
    has_semantics: true,
    registers: &TDF6BC876,
    flows: &TAB85D8CA,
    doc: info!("Sign-extend the low byte"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_ZEXT_H_XLEN32: Op = Op {
    name: "c.zext.h",
    ident: "c_zext_h_xlen32",
    feature: 61,
    length: 16,
    value: 0x9c69,
    mask: 0xfc7f,
    needs: Needs { any: &T5E987FEC },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 967, args: &TB8ECC99C }),
    has_semantics: true,
    registers: &T57A00D92,
    flows: &TAB85D8CA,
    doc: info!("Zero-extend the low 16 bits"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_ZEXT_H: Op = Op {
    name: "c.zext.h",
    ident: "c_zext_h",
    feature: 61,
    length: 16,
    value: 0x9c69,
    mask: 0xfc7f,
    needs: Needs { any: &TDA8825E7 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 968, args: &TB8ECC99C }),
    has_semantics: true,
    registers: &T57A00D92,
    flows: &TAB85D8CA,
    doc: info!("Zero-extend the low 16 bits"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_SEXT_H: Op = Op {
    name: "c.sext.h",
    ident: "c_sext_h",
    feature: 61,
    length: 16,
    value: 0x9c6d,
    mask: 0xfc7f,
    needs: Needs { any: &TECB89291 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 960, args: &TB8ECC99C }),
    has_semantics: true,
    registers: &TDF6BC876,
    flows: &TAB85D8CA,
    doc: info!("Sign-extend the low 16 bits"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_ZEXT_W: Op = Op {
    name: "c.zext.w",
    ident: "c_zext_w",
    feature: 61,
    length: 16,
    value: 0x9c71,
    mask: 0xfc7f,
    needs: Needs { any: &T33457C83 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 933, args: &T40591B7A }),
    has_semantics: true,
    registers: &T655F739E,
    flows: &TAB85D8CA,
    doc: info!("Zero-extend the low 32 bits"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_NOT: Op = Op {
    name: "c.not",
    ident: "c_not",
    feature: 61,
    length: 16,
    value: 0x9c75,
    mask: 0xfc7f,
    needs: Needs { any: &T8C69F809 },
    operands: &T67D516CC,
    templates: &TDB893BFD,
    is: Some(Is { op: 181, args: &T1334AEBE }),
    has_semantics: true,
    registers: &TDF6BC876,
    flows: &TAB85D8CA,
    doc: info!("Invert the bits"),
    origin: info!("spec/riscv/zcb.yaml:32"),
    ..Op::DEFAULT
};
pub(crate) const C_MUL: Op = Op {
    name: "c.mul",
    ident: "c_mul",
    feature: 61,
    length: 16,
    value: 0x9c41,
    mask: 0xfc63,
    needs: Needs { any: &TF7F33D71 },
    operands: &TB640615F,
    templates: &TB855FCFF,
    is: Some(Is { op: 219, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T140CC7D3,
    flows: &T4B458B3E,
    doc: info!("Low half of the product"),
    origin: info!("spec/riscv/zcb.yaml:47"),
    ..Op::DEFAULT
};
