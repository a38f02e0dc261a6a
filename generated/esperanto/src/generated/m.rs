//! Extension M: 13 instructions. multiplication and division
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `mul rd, rs1, rs2`: Low half of the product
        #[inline]
        pub const fn mul(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Mul,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mulw rd, rs1, rs2`: Low half of the product, low 32 bits sign-extended
        #[inline]
        pub const fn mulw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Mulw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `div rd, rs1, rs2`: Signed quotient; all ones for a zero divisor
        #[inline]
        pub const fn div(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Div,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `divw rd, rs1, rs2`: Signed quotient; all ones for a zero divisor, low 32 bits sign-extended
        #[inline]
        pub const fn divw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Divw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `divu rd, rs1, rs2`: Unsigned quotient; all ones for a zero divisor
        #[inline]
        pub const fn divu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Divu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `divuw rd, rs1, rs2`: Unsigned quotient; all ones for a zero divisor, low 32 bits sign-extended
        #[inline]
        pub const fn divuw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Divuw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `rem rd, rs1, rs2`: Signed remainder; the dividend for a zero divisor
        #[inline]
        pub const fn rem(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Rem,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `remw rd, rs1, rs2`: Signed remainder; the dividend for a zero divisor, low 32 bits sign-extended
        #[inline]
        pub const fn remw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Remw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `remu rd, rs1, rs2`: Unsigned remainder; the dividend for a zero divisor
        #[inline]
        pub const fn remu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Remu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `remuw rd, rs1, rs2`: Unsigned remainder; the dividend for a zero divisor, low 32 bits sign-extended
        #[inline]
        pub const fn remuw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Remuw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mulh rd, rs1, rs2`: High half of the signed by signed product
        #[inline]
        pub const fn mulh(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Mulh,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mulhsu rd, rs1, rs2`: High half of the signed by unsigned product
        #[inline]
        pub const fn mulhsu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Mulhsu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `mulhu rd, rs1, rs2`: High half of the unsigned by unsigned product
        #[inline]
        pub const fn mulhu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Mulhu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const MUL: Op = Op {
    name: "mul",
    ident: "mul",
    feature: 10,
    length: 32,
    value: 0x2000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Low half of the product"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T9CA76645,
    ..Op::DEFAULT
};
pub(crate) const MULW: Op = Op {
    name: "mulw",
    ident: "mulw",
    feature: 10,
    length: 32,
    value: 0x200003b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A910E6A },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Low half of the product, low 32 bits sign-extended"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T8DFC1FC5,
    ..Op::DEFAULT
};
pub(crate) const DIV: Op = Op {
    name: "div",
    ident: "div",
    feature: 10,
    length: 32,
    value: 0x2004033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Signed quotient; all ones for a zero divisor"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T7231B042,
    ..Op::DEFAULT
};
pub(crate) const DIVW: Op = Op {
    name: "divw",
    ident: "divw",
    feature: 10,
    length: 32,
    value: 0x200403b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A910E6A },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!(
        "Signed quotient; all ones for a zero divisor, low 32 bits sign-extended"
    ),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T4158C5C2,
    ..Op::DEFAULT
};
pub(crate) const DIVU: Op = Op {
    name: "divu",
    ident: "divu",
    feature: 10,
    length: 32,
    value: 0x2005033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Unsigned quotient; all ones for a zero divisor"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &TE7D20F40,
    ..Op::DEFAULT
};
pub(crate) const DIVUW: Op = Op {
    name: "divuw",
    ident: "divuw",
    feature: 10,
    length: 32,
    value: 0x200503b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A910E6A },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!(
        "Unsigned quotient; all ones for a zero divisor, low 32 bits sign-extended"
    ),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &TB6F924C0,
    ..Op::DEFAULT
};
pub(crate) const REM: Op = Op {
    name: "rem",
    ident: "rem",
    feature: 10,
    length: 32,
    value: 0x2006033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Signed remainder; the dividend for a zero divisor"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &TB2EE3514,
    ..Op::DEFAULT
};
pub(crate) const REMW: Op = Op {
    name: "remw",
    ident: "remw",
    feature: 10,
    length: 32,
    value: 0x200603b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A910E6A },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!(
        "Signed remainder; the dividend for a zero divisor, low 32 bits sign-extended"
    ),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T82154A94,
    ..Op::DEFAULT
};
pub(crate) const REMU: Op = Op {
    name: "remu",
    ident: "remu",
    feature: 10,
    length: 32,
    value: 0x2007033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Unsigned remainder; the dividend for a zero divisor"),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T934C73DE,
    ..Op::DEFAULT
};
pub(crate) const REMUW: Op = Op {
    name: "remuw",
    ident: "remuw",
    feature: 10,
    length: 32,
    value: 0x200703b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A910E6A },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!(
        "Unsigned remainder; the dividend for a zero divisor, low 32 bits sign-extended"
    ),
    origin: info!("spec/riscv/m.yaml:4"),
    data: &T6273895E,
    ..Op::DEFAULT
};
pub(crate) const MULH: Op = Op {
    name: "mulh",
    ident: "mulh",
    feature: 10,
    length: 32,
    value: 0x2001033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("High half of the signed by signed product"),
    origin: info!("spec/riscv/m.yaml:37"),
    data: &TF3F002E2,
    ..Op::DEFAULT
};
pub(crate) const MULHSU: Op = Op {
    name: "mulhsu",
    ident: "mulhsu",
    feature: 10,
    length: 32,
    value: 0x2002033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("High half of the signed by unsigned product"),
    origin: info!("spec/riscv/m.yaml:37"),
    data: &T3AD52F48,
    ..Op::DEFAULT
};
pub(crate) const MULHU: Op = Op {
    name: "mulhu",
    ident: "mulhu",
    feature: 10,
    length: 32,
    value: 0x2003033,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DCE7AEF },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("High half of the unsigned by unsigned product"),
    origin: info!("spec/riscv/m.yaml:37"),
    data: &T06BBA782,
    ..Op::DEFAULT
};
