//! Extension D: 32 instructions. double-precision floating point
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fadd.d fd, fs1, fs2[, rm]`: Floating-point sum
        #[inline]
        pub const fn fadd_d(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FaddD,
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
        /// `fsub.d fd, fs1, fs2[, rm]`: Floating-point difference
        #[inline]
        pub const fn fsub_d(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsubD,
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
        /// `fmul.d fd, fs1, fs2[, rm]`: Floating-point product
        #[inline]
        pub const fn fmul_d(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FmulD,
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
        /// `fdiv.d fd, fs1, fs2[, rm]`: Floating-point quotient
        #[inline]
        pub const fn fdiv_d(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FdivD,
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
        /// `fsqrt.d fd, fs1[, rm]`: Floating-point square root
        #[inline]
        pub const fn fsqrt_d(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsqrtD,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnj.d fd, fs1, fs2`: Value of the first operand with the sign of the second
        #[inline]
        pub const fn fsgnj_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjn.d fd, fs1, fs2`: Value of the first operand with the inverted sign of the second
        #[inline]
        pub const fn fsgnjn_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjnD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjx.d fd, fs1, fs2`: Value of the first operand with the exclusive or of both signs
        #[inline]
        pub const fn fsgnjx_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjxD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmin.d fd, fs1, fs2`: Minimum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmin_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmax.d fd, fs1, fs2`: Maximum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmax_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fle.d rd, fs1, fs2`: Floating-point less-or-equal (0 or 1)
        #[inline]
        pub const fn fle_d(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleD,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flt.d rd, fs1, fs2`: Floating-point less-than (0 or 1)
        #[inline]
        pub const fn flt_d(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltD,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feq.d rd, fs1, fs2`: Floating-point equality (0 or 1)
        #[inline]
        pub const fn feq_d(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqD,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmadd.d fd, fs1, fs2, fs3[, rm]`: Fused product plus addend
        #[inline]
        pub const fn fmadd_d(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmaddD,
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
        /// `fmsub.d fd, fs1, fs2, fs3[, rm]`: Fused product minus addend
        #[inline]
        pub const fn fmsub_d(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmsubD,
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
        /// `fnmsub.d fd, fs1, fs2, fs3[, rm]`: Fused negated product plus addend
        #[inline]
        pub const fn fnmsub_d(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmsubD,
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
        /// `fnmadd.d fd, fs1, fs2, fs3[, rm]`: Fused negated product minus addend
        #[inline]
        pub const fn fnmadd_d(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmaddD,
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
        /// `fcvt.w.d rd, fs1[, rm]`: Convert to a signed 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_w_d(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWD,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.wu.d rd, fs1[, rm]`: Convert to an unsigned 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_wu_d(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWuD,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.l.d rd, fs1[, rm]`: Convert to a signed 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_l_d(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtLD,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.lu.d rd, fs1[, rm]`: Convert to an unsigned 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_lu_d(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtLuD,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.l fd, rs1[, rm]`: Convert from a signed 64-bit integer
        #[inline]
        pub const fn fcvt_d_l(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDL,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.lu fd, rs1[, rm]`: Convert from an unsigned 64-bit integer
        #[inline]
        pub const fn fcvt_d_lu(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDLu,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.w fd, rs1<, rm|>`: Convert from a signed 32-bit integer, exactly
        #[inline]
        pub const fn fcvt_d_w(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDW,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.wu fd, rs1<, rm|>`: Convert from an unsigned 32-bit integer, exactly
        #[inline]
        pub const fn fcvt_d_wu(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDWu,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.d fd, fs1[, rm]`: Convert from double to single precision
        #[inline]
        pub const fn fcvt_s_d(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtSD,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.s fd, fs1<, rm|>`: Convert from single to double precision, exactly
        #[inline]
        pub const fn fcvt_d_s(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDS,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fclass.d rd, fs1`: Class of a number as one of ten bits
        #[inline]
        pub const fn fclass_d(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FclassD,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.x.d rd, fs1`: Move 64 raw bits to an integer register, sign-extended
        #[inline]
        pub const fn fmv_x_d(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FmvXD,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.d.x fd, rs1`: Move 64 raw bits from an integer register
        #[inline]
        pub const fn fmv_d_x(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FmvDX,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fld fd, imm(rs1)`: Load 64 bits into a floating-point register
        #[inline]
        pub fn fld(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Fld,
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
        /// `fsd fs2, imm(rs1)`: Store 64 raw bits of a floating-point register
        #[inline]
        pub fn fsd(fs2: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsd,
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
pub(crate) const FADD_D: Op = Op {
    name: "fadd.d",
    ident: "fadd_d",
    feature: 15,
    length: 32,
    value: 0x2000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TDF90992B },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point sum"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T8192B008,
    ..Op::DEFAULT
};
pub(crate) const FSUB_D: Op = Op {
    name: "fsub.d",
    ident: "fsub_d",
    feature: 15,
    length: 32,
    value: 0xa000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TDF90992B },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point difference"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &TDA9BB6B9,
    ..Op::DEFAULT
};
pub(crate) const FMUL_D: Op = Op {
    name: "fmul.d",
    ident: "fmul_d",
    feature: 15,
    length: 32,
    value: 0x12000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TDF90992B },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point product"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T8B717F4D,
    ..Op::DEFAULT
};
pub(crate) const FDIV_D: Op = Op {
    name: "fdiv.d",
    ident: "fdiv_d",
    feature: 15,
    length: 32,
    value: 0x1a000053,
    mask: 0xfe00007f,
    needs: Needs { any: &TDF90992B },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point quotient"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &TE1CD1512,
    ..Op::DEFAULT
};
pub(crate) const FSQRT_D: Op = Op {
    name: "fsqrt.d",
    ident: "fsqrt_d",
    feature: 15,
    length: 32,
    value: 0x5a000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Floating-point square root"),
    origin: info!("spec/riscv/fd.yaml:83"),
    data: &T5FD8504A,
    ..Op::DEFAULT
};
pub(crate) const FSGNJ_D: Op = Op {
    name: "fsgnj.d",
    ident: "fsgnj_d",
    feature: 15,
    length: 32,
    value: 0x22000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T17837256,
    ..Op::DEFAULT
};
pub(crate) const FSGNJN_D: Op = Op {
    name: "fsgnjn.d",
    ident: "fsgnjn_d",
    feature: 15,
    length: 32,
    value: 0x22001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the inverted sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T718D9CC5,
    ..Op::DEFAULT
};
pub(crate) const FSGNJX_D: Op = Op {
    name: "fsgnjx.d",
    ident: "fsgnjx_d",
    feature: 15,
    length: 32,
    value: 0x22002053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the exclusive or of both signs"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T9E127E6D,
    ..Op::DEFAULT
};
pub(crate) const FMIN_D: Op = Op {
    name: "fmin.d",
    ident: "fmin_d",
    feature: 15,
    length: 32,
    value: 0x2a000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Minimum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &TC0E94B60,
    ..Op::DEFAULT
};
pub(crate) const FMAX_D: Op = Op {
    name: "fmax.d",
    ident: "fmax_d",
    feature: 15,
    length: 32,
    value: 0x2a001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Maximum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &TFCA42CD6,
    ..Op::DEFAULT
};
pub(crate) const FLE_D: Op = Op {
    name: "fle.d",
    ident: "fle_d",
    feature: 15,
    length: 32,
    value: 0xa2000053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point less-or-equal (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &TBAA1EEC6,
    ..Op::DEFAULT
};
pub(crate) const FLT_D: Op = Op {
    name: "flt.d",
    ident: "flt_d",
    feature: 15,
    length: 32,
    value: 0xa2001053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point less-than (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T79C400F5,
    ..Op::DEFAULT
};
pub(crate) const FEQ_D: Op = Op {
    name: "feq.d",
    ident: "feq_d",
    feature: 15,
    length: 32,
    value: 0xa2002053,
    mask: 0xfe00707f,
    needs: Needs { any: &TDF90992B },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point equality (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &TDC3BBB4B,
    ..Op::DEFAULT
};
pub(crate) const FMADD_D: Op = Op {
    name: "fmadd.d",
    ident: "fmadd_d",
    feature: 15,
    length: 32,
    value: 0x2000043,
    mask: 0x600007f,
    needs: Needs { any: &TDF90992B },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T69013B44,
    ..Op::DEFAULT
};
pub(crate) const FMSUB_D: Op = Op {
    name: "fmsub.d",
    ident: "fmsub_d",
    feature: 15,
    length: 32,
    value: 0x2000047,
    mask: 0x600007f,
    needs: Needs { any: &TDF90992B },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T504BBA9F,
    ..Op::DEFAULT
};
pub(crate) const FNMSUB_D: Op = Op {
    name: "fnmsub.d",
    ident: "fnmsub_d",
    feature: 15,
    length: 32,
    value: 0x200004b,
    mask: 0x600007f,
    needs: Needs { any: &TDF90992B },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused negated product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TE2EB2617,
    ..Op::DEFAULT
};
pub(crate) const FNMADD_D: Op = Op {
    name: "fnmadd.d",
    ident: "fnmadd_d",
    feature: 15,
    length: 32,
    value: 0x200004f,
    mask: 0x600007f,
    needs: Needs { any: &TDF90992B },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused negated product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T7B6A15B0,
    ..Op::DEFAULT
};
pub(crate) const FCVT_W_D: Op = Op {
    name: "fcvt.w.d",
    ident: "fcvt_w_d",
    feature: 15,
    length: 32,
    value: 0xc2000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to a signed 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TC820FBF0,
    ..Op::DEFAULT
};
pub(crate) const FCVT_WU_D: Op = Op {
    name: "fcvt.wu.d",
    ident: "fcvt_wu_d",
    feature: 15,
    length: 32,
    value: 0xc2100053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to an unsigned 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T18202B1A,
    ..Op::DEFAULT
};
pub(crate) const FCVT_L_D: Op = Op {
    name: "fcvt.l.d",
    ident: "fcvt_l_d",
    feature: 15,
    length: 32,
    value: 0xc2200053,
    mask: 0xfff0007f,
    needs: Needs { any: &TECF361B6 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to a signed 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T13206A83,
    ..Op::DEFAULT
};
pub(crate) const FCVT_LU_D: Op = Op {
    name: "fcvt.lu.d",
    ident: "fcvt_lu_d",
    feature: 15,
    length: 32,
    value: 0xc2300053,
    mask: 0xfff0007f,
    needs: Needs { any: &TECF361B6 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to an unsigned 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TAE5A88A9,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_L: Op = Op {
    name: "fcvt.d.l",
    ident: "fcvt_d_l",
    feature: 15,
    length: 32,
    value: 0xd2200053,
    mask: 0xfff0007f,
    needs: Needs { any: &TECF361B6 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from a signed 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &T1B66813B,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_LU: Op = Op {
    name: "fcvt.d.lu",
    ident: "fcvt_d_lu",
    feature: 15,
    length: 32,
    value: 0xd2300053,
    mask: 0xfff0007f,
    needs: Needs { any: &TECF361B6 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from an unsigned 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &TD4174A69,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_W: Op = Op {
    name: "fcvt.d.w",
    ident: "fcvt_d_w",
    feature: 15,
    length: 32,
    value: 0xd2000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &T83BB3188,
    templates: &T7A071A4B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from a signed 32-bit integer, exactly"),
    origin: info!("spec/riscv/fd.yaml:228"),
    data: &TC1F3CCAF,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_WU: Op = Op {
    name: "fcvt.d.wu",
    ident: "fcvt_d_wu",
    feature: 15,
    length: 32,
    value: 0xd2100053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &T83BB3188,
    templates: &T7A071A4B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from an unsigned 32-bit integer, exactly"),
    origin: info!("spec/riscv/fd.yaml:228"),
    data: &T80AB147D,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_D: Op = Op {
    name: "fcvt.s.d",
    ident: "fcvt_s_d",
    feature: 15,
    length: 32,
    value: 0x40100053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from double to single precision"),
    origin: info!("spec/riscv/fd.yaml:246"),
    data: &T73067026,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_S: Op = Op {
    name: "fcvt.d.s",
    ident: "fcvt_d_s",
    feature: 15,
    length: 32,
    value: 0x42000053,
    mask: 0xfff0007f,
    needs: Needs { any: &TDF90992B },
    operands: &T3771DB5E,
    templates: &T7A071A4B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from single to double precision, exactly"),
    origin: info!("spec/riscv/fd.yaml:265"),
    data: &T8FEE2525,
    ..Op::DEFAULT
};
pub(crate) const FCLASS_D: Op = Op {
    name: "fclass.d",
    ident: "fclass_d",
    feature: 15,
    length: 32,
    value: 0xe2001053,
    mask: 0xfff0707f,
    needs: Needs { any: &TDF90992B },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Class of a number as one of ten bits"),
    origin: info!("spec/riscv/fd.yaml:285"),
    data: &T5553C1C1,
    ..Op::DEFAULT
};
pub(crate) const FMV_X_D: Op = Op {
    name: "fmv.x.d",
    ident: "fmv_x_d",
    feature: 15,
    length: 32,
    value: 0xe2000053,
    mask: 0xfff0707f,
    needs: Needs { any: &TECF361B6 },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Move 64 raw bits to an integer register, sign-extended"),
    origin: info!("spec/riscv/fd.yaml:298"),
    data: &T21AEF6EF,
    ..Op::DEFAULT
};
pub(crate) const FMV_D_X: Op = Op {
    name: "fmv.d.x",
    ident: "fmv_d_x",
    feature: 15,
    length: 32,
    value: 0xf2000053,
    mask: 0xfff0707f,
    needs: Needs { any: &TECF361B6 },
    operands: &T388689B9,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Move 64 raw bits from an integer register"),
    origin: info!("spec/riscv/fd.yaml:314"),
    data: &T5A12FE6E,
    ..Op::DEFAULT
};
pub(crate) const FLD: Op = Op {
    name: "fld",
    ident: "fld",
    feature: 15,
    length: 32,
    value: 0x3007,
    mask: 0x707f,
    needs: Needs { any: &TDF90992B },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66BC9E5,
    doc: info!("Load 64 bits into a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:330"),
    data: &T11105BE9,
    ..Op::DEFAULT
};
pub(crate) const FSD: Op = Op {
    name: "fsd",
    ident: "fsd",
    feature: 15,
    length: 32,
    value: 0x3027,
    mask: 0x707f,
    needs: Needs { any: &TDF90992B },
    operands: &TA6451765,
    templates: &TE9897D59,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TEC8DD6EB,
    doc: info!("Store 64 raw bits of a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:346"),
    data: &TEC56AC3E,
    ..Op::DEFAULT
};
