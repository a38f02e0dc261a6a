//! Extension Zfh: 26 instructions. half-precision floating point
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fadd.h fd, fs1, fs2[, rm]`: Floating-point sum
        #[inline]
        pub const fn fadd_h(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FaddH,
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
        /// `fsub.h fd, fs1, fs2[, rm]`: Floating-point difference
        #[inline]
        pub const fn fsub_h(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsubH,
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
        /// `fmul.h fd, fs1, fs2[, rm]`: Floating-point product
        #[inline]
        pub const fn fmul_h(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FmulH,
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
        /// `fdiv.h fd, fs1, fs2[, rm]`: Floating-point quotient
        #[inline]
        pub const fn fdiv_h(fd: Fpr, fs1: Fpr, fs2: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FdivH,
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
        /// `fsqrt.h fd, fs1[, rm]`: Floating-point square root
        #[inline]
        pub const fn fsqrt_h(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FsqrtH,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnj.h fd, fs1, fs2`: Value of the first operand with the sign of the second
        #[inline]
        pub const fn fsgnj_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjn.h fd, fs1, fs2`: Value of the first operand with the inverted sign of the second
        #[inline]
        pub const fn fsgnjn_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjnH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fsgnjx.h fd, fs1, fs2`: Value of the first operand with the exclusive or of both signs
        #[inline]
        pub const fn fsgnjx_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FsgnjxH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmin.h fd, fs1, fs2`: Minimum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmin_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmax.h fd, fs1, fs2`: Maximum of two numbers; a NaN loses against a number
        #[inline]
        pub const fn fmax_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fle.h rd, fs1, fs2`: Floating-point less-or-equal (0 or 1)
        #[inline]
        pub const fn fle_h(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleH,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flt.h rd, fs1, fs2`: Floating-point less-than (0 or 1)
        #[inline]
        pub const fn flt_h(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltH,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `feq.h rd, fs1, fs2`: Floating-point equality (0 or 1)
        #[inline]
        pub const fn feq_h(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FeqH,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmadd.h fd, fs1, fs2, fs3[, rm]`: Fused product plus addend
        #[inline]
        pub const fn fmadd_h(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmaddH,
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
        /// `fmsub.h fd, fs1, fs2, fs3[, rm]`: Fused product minus addend
        #[inline]
        pub const fn fmsub_h(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FmsubH,
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
        /// `fnmsub.h fd, fs1, fs2, fs3[, rm]`: Fused negated product plus addend
        #[inline]
        pub const fn fnmsub_h(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmsubH,
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
        /// `fnmadd.h fd, fs1, fs2, fs3[, rm]`: Fused negated product minus addend
        #[inline]
        pub const fn fnmadd_h(
            fd: Fpr,
            fs1: Fpr,
            fs2: Fpr,
            fs3: Fpr,
            rm: Rounding,
        ) -> Inst {
            Inst {
                op: Opcode::FnmaddH,
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
        /// `fcvt.w.h rd, fs1[, rm]`: Convert to a signed 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_w_h(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWH,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.wu.h rd, fs1[, rm]`: Convert to an unsigned 32-bit integer, saturating
        #[inline]
        pub const fn fcvt_wu_h(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtWuH,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.l.h rd, fs1[, rm]`: Convert to a signed 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_l_h(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtLH,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.lu.h rd, fs1[, rm]`: Convert to an unsigned 64-bit integer, saturating
        #[inline]
        pub const fn fcvt_lu_h(rd: Gpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtLuH,
                args: [rd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.h.w fd, rs1[, rm]`: Convert from a signed 32-bit integer
        #[inline]
        pub const fn fcvt_h_w(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHW,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.h.wu fd, rs1[, rm]`: Convert from an unsigned 32-bit integer
        #[inline]
        pub const fn fcvt_h_wu(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHWu,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.h.l fd, rs1[, rm]`: Convert from a signed 64-bit integer
        #[inline]
        pub const fn fcvt_h_l(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHL,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.h.lu fd, rs1[, rm]`: Convert from an unsigned 64-bit integer
        #[inline]
        pub const fn fcvt_h_lu(fd: Fpr, rs1: Gpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHLu,
                args: [fd as Arg, rs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fclass.h rd, fs1`: Class of a number as one of ten bits
        #[inline]
        pub const fn fclass_h(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FclassH,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const FADD_H: Op = Op {
    name: "fadd.h",
    ident: "fadd_h",
    feature: 17,
    length: 32,
    value: 0x4000053,
    mask: 0xfe00007f,
    needs: Needs { any: &T94A5636D },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point sum"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &TED375854,
    ..Op::DEFAULT
};
pub(crate) const FSUB_H: Op = Op {
    name: "fsub.h",
    ident: "fsub_h",
    feature: 17,
    length: 32,
    value: 0xc000053,
    mask: 0xfe00007f,
    needs: Needs { any: &T94A5636D },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point difference"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T50EAA08D,
    ..Op::DEFAULT
};
pub(crate) const FMUL_H: Op = Op {
    name: "fmul.h",
    ident: "fmul_h",
    feature: 17,
    length: 32,
    value: 0x14000053,
    mask: 0xfe00007f,
    needs: Needs { any: &T94A5636D },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point product"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T1BA3C471,
    ..Op::DEFAULT
};
pub(crate) const FDIV_H: Op = Op {
    name: "fdiv.h",
    ident: "fdiv_h",
    feature: 17,
    length: 32,
    value: 0x1c000053,
    mask: 0xfe00007f,
    needs: Needs { any: &T94A5636D },
    operands: &T28500D4B,
    templates: &T06C6D143,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Floating-point quotient"),
    origin: info!("spec/riscv/fd.yaml:58"),
    data: &T180F3FF6,
    ..Op::DEFAULT
};
pub(crate) const FSQRT_H: Op = Op {
    name: "fsqrt.h",
    ident: "fsqrt_h",
    feature: 17,
    length: 32,
    value: 0x5c000053,
    mask: 0xfff0007f,
    needs: Needs { any: &T94A5636D },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Floating-point square root"),
    origin: info!("spec/riscv/fd.yaml:83"),
    data: &TA11B331A,
    ..Op::DEFAULT
};
pub(crate) const FSGNJ_H: Op = Op {
    name: "fsgnj.h",
    ident: "fsgnj_h",
    feature: 17,
    length: 32,
    value: 0x24000053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T31972C12,
    ..Op::DEFAULT
};
pub(crate) const FSGNJN_H: Op = Op {
    name: "fsgnjn.h",
    ident: "fsgnjn_h",
    feature: 17,
    length: 32,
    value: 0x24001053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the inverted sign of the second"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &T2E219319,
    ..Op::DEFAULT
};
pub(crate) const FSGNJX_H: Op = Op {
    name: "fsgnjx.h",
    ident: "fsgnjx_h",
    feature: 17,
    length: 32,
    value: 0x24002053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Value of the first operand with the exclusive or of both signs"),
    origin: info!("spec/riscv/fd.yaml:97"),
    data: &TE99F1DF1,
    ..Op::DEFAULT
};
pub(crate) const FMIN_H: Op = Op {
    name: "fmin.h",
    ident: "fmin_h",
    feature: 17,
    length: 32,
    value: 0x2c000053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Minimum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &T8321E76C,
    ..Op::DEFAULT
};
pub(crate) const FMAX_H: Op = Op {
    name: "fmax.h",
    ident: "fmax_h",
    feature: 17,
    length: 32,
    value: 0x2c001053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T5E0DF444,
    doc: info!("Maximum of two numbers; a NaN loses against a number"),
    origin: info!("spec/riscv/fd.yaml:118"),
    data: &TD22C725A,
    ..Op::DEFAULT
};
pub(crate) const FLE_H: Op = Op {
    name: "fle.h",
    ident: "fle_h",
    feature: 17,
    length: 32,
    value: 0xa4000053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point less-or-equal (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T0F8972F6,
    ..Op::DEFAULT
};
pub(crate) const FLT_H: Op = Op {
    name: "flt.h",
    ident: "flt_h",
    feature: 17,
    length: 32,
    value: 0xa4001053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point less-than (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T4A164065,
    ..Op::DEFAULT
};
pub(crate) const FEQ_H: Op = Op {
    name: "feq.h",
    ident: "feq_h",
    feature: 17,
    length: 32,
    value: 0xa4002053,
    mask: 0xfe00707f,
    needs: Needs { any: &T94A5636D },
    operands: &T390BD6B2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDD1CAD5B,
    doc: info!("Floating-point equality (0 or 1)"),
    origin: info!("spec/riscv/fd.yaml:135"),
    data: &T0642770B,
    ..Op::DEFAULT
};
pub(crate) const FMADD_H: Op = Op {
    name: "fmadd.h",
    ident: "fmadd_h",
    feature: 17,
    length: 32,
    value: 0x4000043,
    mask: 0x600007f,
    needs: Needs { any: &T94A5636D },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TA7020DBC,
    ..Op::DEFAULT
};
pub(crate) const FMSUB_H: Op = Op {
    name: "fmsub.h",
    ident: "fmsub_h",
    feature: 17,
    length: 32,
    value: 0x4000047,
    mask: 0x600007f,
    needs: Needs { any: &T94A5636D },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TE47A7B07,
    ..Op::DEFAULT
};
pub(crate) const FNMSUB_H: Op = Op {
    name: "fnmsub.h",
    ident: "fnmsub_h",
    feature: 17,
    length: 32,
    value: 0x400004b,
    mask: 0x600007f,
    needs: Needs { any: &T94A5636D },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused negated product plus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &TD8334A3F,
    ..Op::DEFAULT
};
pub(crate) const FNMADD_H: Op = Op {
    name: "fnmadd.h",
    ident: "fnmadd_h",
    feature: 17,
    length: 32,
    value: 0x400004f,
    mask: 0x600007f,
    needs: Needs { any: &T94A5636D },
    operands: &TB748D8F4,
    templates: &T3EF7472B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T72CFF1EC,
    doc: info!("Fused negated product minus addend"),
    origin: info!("spec/riscv/fd.yaml:155"),
    data: &T894D7F48,
    ..Op::DEFAULT
};
pub(crate) const FCVT_W_H: Op = Op {
    name: "fcvt.w.h",
    ident: "fcvt_w_h",
    feature: 17,
    length: 32,
    value: 0xc4000053,
    mask: 0xfff0007f,
    needs: Needs { any: &T94A5636D },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to a signed 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &T0689F9B4,
    ..Op::DEFAULT
};
pub(crate) const FCVT_WU_H: Op = Op {
    name: "fcvt.wu.h",
    ident: "fcvt_wu_h",
    feature: 17,
    length: 32,
    value: 0xc4100053,
    mask: 0xfff0007f,
    needs: Needs { any: &T94A5636D },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to an unsigned 32-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TE2C8C996,
    ..Op::DEFAULT
};
pub(crate) const FCVT_L_H: Op = Op {
    name: "fcvt.l.h",
    ident: "fcvt_l_h",
    feature: 17,
    length: 32,
    value: 0xc4200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9B7B1278 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to a signed 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TC6E39557,
    ..Op::DEFAULT
};
pub(crate) const FCVT_LU_H: Op = Op {
    name: "fcvt.lu.h",
    ident: "fcvt_lu_h",
    feature: 17,
    length: 32,
    value: 0xc4300053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9B7B1278 },
    operands: &TAE196E10,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Convert to an unsigned 64-bit integer, saturating"),
    origin: info!("spec/riscv/fd.yaml:182"),
    data: &TBBBC5245,
    ..Op::DEFAULT
};
pub(crate) const FCVT_H_W: Op = Op {
    name: "fcvt.h.w",
    ident: "fcvt_h_w",
    feature: 17,
    length: 32,
    value: 0xd4000053,
    mask: 0xfff0007f,
    needs: Needs { any: &T94A5636D },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from a signed 32-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &T396AC633,
    ..Op::DEFAULT
};
pub(crate) const FCVT_H_WU: Op = Op {
    name: "fcvt.h.wu",
    ident: "fcvt_h_wu",
    feature: 17,
    length: 32,
    value: 0xd4100053,
    mask: 0xfff0007f,
    needs: Needs { any: &T94A5636D },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from an unsigned 32-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &TB68A9265,
    ..Op::DEFAULT
};
pub(crate) const FCVT_H_L: Op = Op {
    name: "fcvt.h.l",
    ident: "fcvt_h_l",
    feature: 17,
    length: 32,
    value: 0xd4200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9B7B1278 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from a signed 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &T2208802A,
    ..Op::DEFAULT
};
pub(crate) const FCVT_H_LU: Op = Op {
    name: "fcvt.h.lu",
    ident: "fcvt_h_lu",
    feature: 17,
    length: 32,
    value: 0xd4300053,
    mask: 0xfff0007f,
    needs: Needs { any: &T9B7B1278 },
    operands: &T83BB3188,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Convert from an unsigned 64-bit integer"),
    origin: info!("spec/riscv/fd.yaml:204"),
    data: &TC3D9DC58,
    ..Op::DEFAULT
};
pub(crate) const FCLASS_H: Op = Op {
    name: "fclass.h",
    ident: "fclass_h",
    feature: 17,
    length: 32,
    value: 0xe4001053,
    mask: 0xfff0707f,
    needs: Needs { any: &T94A5636D },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Class of a number as one of ten bits"),
    origin: info!("spec/riscv/fd.yaml:285"),
    data: &TD219E365,
    ..Op::DEFAULT
};
