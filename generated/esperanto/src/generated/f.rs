//! Extension F: 30 instructions. single-precision floating point
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fadd.s fd, fs1, fs2[, rm]`: Floating-point sum
        #[inline]
        pub const fn fadd_s(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FaddS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fsub.s fd, fs1, fs2[, rm]`: Floating-point difference
        #[inline]
        pub const fn fsub_s(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsubS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fmul.s fd, fs1, fs2[, rm]`: Floating-point product
        #[inline]
        pub const fn fmul_s(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FmulS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fdiv.s fd, fs1, fs2[, rm]`: Floating-point quotient
        #[inline]
        pub const fn fdiv_s(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FdivS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsqrt.s fd, fs1[, rm]`: Floating-point square root
        #[inline]
        pub const fn fsqrt_s(fd: Fpr, fs1: Fpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FsqrtS,
                args: [fd as Arg, fs1 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnj.s fd, fs1, fs2`: Value of the first operand with the sign of the second
        #[inline]
        pub const fn fsgnj_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjn.s fd, fs1, fs2`: Value of the first operand with the inverted sign of the second
        #[inline]
        pub const fn fsgnjn_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjnS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjx.s fd, fs1, fs2`: Value of the first operand with the exclusive or of both signs
        #[inline]
        pub const fn fsgnjx_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjxS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmin.s fd, fs1, fs2`: Minimum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmin_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmax.s fd, fs1, fs2`: Maximum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmax_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fle.s rd, fs1, fs2`: Floating-point less-or-equal (0 or 1)
        #[inline]
        pub const fn fle_s(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleS,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flt.s rd, fs1, fs2`: Floating-point less-than (0 or 1)
        #[inline]
        pub const fn flt_s(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltS,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feq.s rd, fs1, fs2`: Floating-point equality (0 or 1)
        #[inline]
        pub const fn feq_s(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqS,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmadd.s fd, fs1, fs2, fs3[, rm]`: Fused product plus addend
        #[inline]
        pub const fn fmadd_s(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmaddS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fmsub.s fd, fs1, fs2, fs3[, rm]`: Fused product minus addend
        #[inline]
        pub const fn fmsub_s(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmsubS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fnmsub.s fd, fs1, fs2, fs3[, rm]`: Fused negated product plus addend
        #[inline]
        pub const fn fnmsub_s(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmsubS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fnmadd.s fd, fs1, fs2, fs3[, rm]`: Fused negated product minus addend
        #[inline]
        pub const fn fnmadd_s(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmaddS,
                args: [
                    fd as Arg,
                    fs1 as Arg,
                    fs2 as Arg,
                    fs3 as Arg,
                    rm as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fcvt.w.s rd, fs1[, rm]`: Convert to a signed 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_w_s(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWS,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.wu.s rd, fs1[, rm]`: Convert to an unsigned 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_wu_s(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWuS,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.l.s rd, fs1[, rm]`: Convert to a signed 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_l_s(rd: Gpr, fs1: Fpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FcvtLS,
                args: [rd as Arg, fs1 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.lu.s rd, fs1[, rm]`: Convert to an unsigned 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_lu_s(rd: Gpr, fs1: Fpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FcvtLuS,
                args: [rd as Arg, fs1 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.w fd, rs1[, rm]`: Convert from a signed 32-bit integer
        #[inline]
        pub const fn fcvt_s_w(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtSW,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.wu fd, rs1[, rm]`: Convert from an unsigned 32-bit integer
        #[inline]
        pub const fn fcvt_s_wu(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtSWu,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.l fd, rs1[, rm]`: Convert from a signed 64-bit integer
        #[inline]
        pub const fn fcvt_s_l(fd: Fpr, rs1: Gpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FcvtSL,
                args: [fd as Arg, rs1 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.lu fd, rs1[, rm]`: Convert from an unsigned 64-bit integer
        #[inline]
        pub const fn fcvt_s_lu(fd: Fpr, rs1: Gpr, rm: RoundingAny) -> Inst {
            Inst {
                op: Opcode::FcvtSLu,
                args: [fd as Arg, rs1 as Arg, rm.0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fclass.s rd, fs1`: Class of a number as one of ten bits
        #[inline]
        pub const fn fclass_s(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FclassS,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.x.w rd, fs1`: Move 32 raw bits to an integer register, sign-extended
        #[inline]
        pub const fn fmv_x_w(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FmvXW,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.w.x fd, rs1`: Move 32 raw bits from an integer register
        #[inline]
        pub const fn fmv_w_x(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FmvWX,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flw fd, imm(rs1)`: Load 32 bits into a floating-point register
        #[inline]
        pub fn flw(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Flw,
                args: [
                    fd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `fsw fs2, imm(rs1)`: Store 32 raw bits of a floating-point register
        #[inline]
        pub fn fsw(fs2: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsw,
                args: [
                    fs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
    }
}
pub(crate) const FADD_S: Op = Op {
    name: "fadd.s",
    ident: "fadd_s",
    feature: 14,
    length: 32,
    value: 0x53,
    mask: 0xfe00007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point sum"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &TBFFE1B30,
    ..Op::DEFAULT
};
pub(crate) const FSUB_S: Op = Op {
    name: "fsub.s",
    ident: "fsub_s",
    feature: 14,
    length: 32,
    value: 0x8000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point difference"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T9CD6DF8F,
    ..Op::DEFAULT
};
pub(crate) const FMUL_S: Op = Op {
    name: "fmul.s",
    ident: "fmul_s",
    feature: 14,
    length: 32,
    value: 0x10000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T28500D4B,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point product"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T06662FB3,
    ..Op::DEFAULT
};
pub(crate) const FDIV_S: Op = Op {
    name: "fdiv.s",
    ident: "fdiv_s",
    feature: 14,
    length: 32,
    value: 0x18000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T4309A392,
    templates: &T06C6D143,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point quotient"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T0392B031,
    ..Op::DEFAULT
};
pub(crate) const FSQRT_S: Op = Op {
    name: "fsqrt.s",
    ident: "fsqrt_s",
    feature: 14,
    length: 32,
    value: 0x58000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TFCC1ECA7,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T4BEE1D9F,
    flows: &T42B7485B,
    doc: info!("Floating-point square root"),
    origin: info!("spec/riscv/fd.yaml:83"),
    data: &TEBB7D3B6,
    ..Op::DEFAULT
};
pub(crate) const FSGNJ_S: Op = Op {
    name: "fsgnj.s",
    ident: "fsgnj_s",
    feature: 14,
    length: 32,
    value: 0x20000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Value of the first operand with the sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &TE9396B30,
    ..Op::DEFAULT
};
pub(crate) const FSGNJN_S: Op = Op {
    name: "fsgnjn.s",
    ident: "fsgnjn_s",
    feature: 14,
    length: 32,
    value: 0x20001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Value of the first operand with the inverted sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T13FB949B,
    ..Op::DEFAULT
};
pub(crate) const FSGNJX_S: Op = Op {
    name: "fsgnjx.s",
    ident: "fsgnjx_s",
    feature: 14,
    length: 32,
    value: 0x20002053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Value of the first operand with the exclusive or of both signs"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T52E5B165,
    ..Op::DEFAULT
};
pub(crate) const FMIN_S: Op = Op {
    name: "fmin.s",
    ident: "fmin_s",
    feature: 14,
    length: 32,
    value: 0x28000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Minimum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &T175D820C,
    ..Op::DEFAULT
};
pub(crate) const FMAX_S: Op = Op {
    name: "fmax.s",
    ident: "fmax_s",
    feature: 14,
    length: 32,
    value: 0x28001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T1CDB0A4E,
    flows: &TF6BDDD3A,
    doc: info!("Maximum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &TB6B9FDDA,
    ..Op::DEFAULT
};
pub(crate) const FLE_S: Op = Op {
    name: "fle.s",
    ident: "fle_s",
    feature: 14,
    length: 32,
    value: 0xa0000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F0D4019,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-or-equal (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &TF6680239,
    ..Op::DEFAULT
};
pub(crate) const FLT_S: Op = Op {
    name: "flt.s",
    ident: "flt_s",
    feature: 14,
    length: 32,
    value: 0xa0001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F0D4019,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-than (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T37626730,
    ..Op::DEFAULT
};
pub(crate) const FEQ_S: Op = Op {
    name: "feq.s",
    ident: "feq_s",
    feature: 14,
    length: 32,
    value: 0xa0002053,
    mask: 0xfe00707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7F0D4019,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point equality (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T722A9316,
    ..Op::DEFAULT
};
pub(crate) const FMADD_S: Op = Op {
    name: "fmadd.s",
    ident: "fmadd_s",
    feature: 14,
    length: 32,
    value: 0x43,
    mask: 0x600007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T7F079CA4,
    flows: &TEECDF3E0,
    doc: info!("Fused product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T98F7EC13,
    ..Op::DEFAULT
};
pub(crate) const FMSUB_S: Op = Op {
    name: "fmsub.s",
    ident: "fmsub_s",
    feature: 14,
    length: 32,
    value: 0x47,
    mask: 0x600007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T7F079CA4,
    flows: &TEECDF3E0,
    doc: info!("Fused product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TAFFD9B06,
    ..Op::DEFAULT
};
pub(crate) const FNMSUB_S: Op = Op {
    name: "fnmsub.s",
    ident: "fnmsub_s",
    feature: 14,
    length: 32,
    value: 0x4b,
    mask: 0x600007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T7F079CA4,
    flows: &TEECDF3E0,
    doc: info!("Fused negated product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T0E9238CE,
    ..Op::DEFAULT
};
pub(crate) const FNMADD_S: Op = Op {
    name: "fnmadd.s",
    ident: "fnmadd_s",
    feature: 14,
    length: 32,
    value: 0x4f,
    mask: 0x600007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    has_semantics: true,
    registers: &T7F079CA4,
    flows: &TEECDF3E0,
    doc: info!("Fused negated product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TF60828AF,
    ..Op::DEFAULT
};
pub(crate) const FCVT_W_S: Op = Op {
    name: "fcvt.w.s",
    ident: "fcvt_w_s",
    feature: 14,
    length: 32,
    value: 0xc0000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T701F44E5,
    flows: &T42B7485B,
    doc: info!("Convert to a signed 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T7257D706,
    ..Op::DEFAULT
};
pub(crate) const FCVT_WU_S: Op = Op {
    name: "fcvt.wu.s",
    ident: "fcvt_wu_s",
    feature: 14,
    length: 32,
    value: 0xc0100053,
    mask: 0xfff0007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T701F44E5,
    flows: &T42B7485B,
    doc: info!("Convert to an unsigned 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T24FFDDAC,
    ..Op::DEFAULT
};
pub(crate) const FCVT_L_S: Op = Op {
    name: "fcvt.l.s",
    ident: "fcvt_l_s",
    feature: 14,
    length: 32,
    value: 0xc0200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9EDB80D2 },
    operands: &TA4E7DC61,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T701F44E5,
    flows: &T42B7485B,
    doc: info!("Convert to a signed 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TDBA73F7E,
    ..Op::DEFAULT
};
pub(crate) const FCVT_LU_S: Op = Op {
    name: "fcvt.lu.s",
    ident: "fcvt_lu_s",
    feature: 14,
    length: 32,
    value: 0xc0300053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9EDB80D2 },
    operands: &TA4E7DC61,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T701F44E5,
    flows: &T42B7485B,
    doc: info!("Convert to an unsigned 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T5BDDBE48,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_W: Op = Op {
    name: "fcvt.s.w",
    ident: "fcvt_s_w",
    feature: 14,
    length: 32,
    value: 0xd0000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T455ACB38,
    flows: &T42B7485B,
    doc: info!("Convert from a signed 32-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &T8800A517,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_WU: Op = Op {
    name: "fcvt.s.wu",
    ident: "fcvt_s_wu",
    feature: 14,
    length: 32,
    value: 0xd0100053,
    mask: 0xfff0007f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T455ACB38,
    flows: &T42B7485B,
    doc: info!("Convert from an unsigned 32-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &T49638219,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_L: Op = Op {
    name: "fcvt.s.l",
    ident: "fcvt_s_l",
    feature: 14,
    length: 32,
    value: 0xd0200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9EDB80D2 },
    operands: &TDF8425D9,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T13A9E15B,
    flows: &T42B7485B,
    doc: info!("Convert from a signed 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &TCECB782D,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_LU: Op = Op {
    name: "fcvt.s.lu",
    ident: "fcvt_s_lu",
    feature: 14,
    length: 32,
    value: 0xd0300053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9EDB80D2 },
    operands: &TDF8425D9,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T13A9E15B,
    flows: &T42B7485B,
    doc: info!("Convert from an unsigned 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &TC40418AB,
    ..Op::DEFAULT
};
pub(crate) const FCLASS_S: Op = Op {
    name: "fclass.s",
    ident: "fclass_s",
    feature: 14,
    length: 32,
    value: 0xe0001053,
    mask: 0xfff0707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T539CE5E8,
    flows: &T42B7485B,
    doc: info!("Class of a number as one of ten bits"),
    origin: info!("spec/riscv/fd.yaml:285"),
    data: &T3246899B,
    ..Op::DEFAULT
};
pub(crate) const FMV_X_W: Op = Op {
    name: "fmv.x.w",
    ident: "fmv_x_w",
    feature: 14,
    length: 32,
    value: 0xe0000053,
    mask: 0xfff0707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T701F44E5,
    flows: &T42B7485B,
    doc: info!("Move 32 raw bits to an integer register, sign-extended"),
    origin: info!("spec/riscv/fd.yaml:298"),
    data: &T3D063AC7,
    ..Op::DEFAULT
};
pub(crate) const FMV_W_X: Op = Op {
    name: "fmv.w.x",
    ident: "fmv_w_x",
    feature: 14,
    length: 32,
    value: 0xf0000053,
    mask: 0xfff0707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &T388689B9,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T455ACB38,
    flows: &T42B7485B,
    doc: info!("Move 32 raw bits from an integer register"),
    origin: info!("spec/riscv/fd.yaml:314"),
    data: &T956B2CBB,
    ..Op::DEFAULT
};
pub(crate) const FLW: Op = Op {
    name: "flw",
    ident: "flw",
    feature: 14,
    length: 32,
    value: 0x2007,
    mask: 0x707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &T6779178A,
    flows: &TD8866385,
    doc: info!("Load 32 bits into a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:330"),
    data: &T008CDE25,
    ..Op::DEFAULT
};
pub(crate) const FSW: Op = Op {
    name: "fsw",
    ident: "fsw",
    feature: 14,
    length: 32,
    value: 0x2027,
    mask: 0x707f,
    needs: Needs { any: &TBBADCE97 },
    operands: &TA6451765,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T020C5B60,
    flows: &TA355812B,
    doc: info!("Store 32 raw bits of a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:346"),
    data: &T4FF7CED6,
    ..Op::DEFAULT
};
