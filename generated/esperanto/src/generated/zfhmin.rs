//! Extension Zfhmin: 8 instructions. half-precision loads, stores and conversions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fcvt.h.s fd, fs1[, rm]`: Convert from single to half precision
        #[inline]
        pub const fn fcvt_h_s(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHS,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.h.d fd, fs1[, rm]`: Convert from double to half precision
        #[inline]
        pub const fn fcvt_h_d(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtHD,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.s.h fd, fs1<, rm|>`: Convert from half to single precision, exactly
        #[inline]
        pub const fn fcvt_s_h(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtSH,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fcvt.d.h fd, fs1<, rm|>`: Convert from half to double precision, exactly
        #[inline]
        pub const fn fcvt_d_h(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtDH,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.x.h rd, fs1`: Move 16 raw bits to an integer register, sign-extended
        #[inline]
        pub const fn fmv_x_h(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FmvXH,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fmv.h.x fd, rs1`: Move 16 raw bits from an integer register
        #[inline]
        pub const fn fmv_h_x(fd: Fpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::FmvHX,
                args: [fd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `flh fd, imm(rs1)`: Load 16 bits into a floating-point register
        #[inline]
        pub fn flh(fd: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Flh,
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
        /// `fsh fs2, imm(rs1)`: Store 16 raw bits of a floating-point register
        #[inline]
        pub fn fsh(fs2: Fpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Fsh,
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
pub(crate) const FCVT_H_S: Op = Op {
    name: "fcvt.h.s",
    ident: "fcvt_h_s",
    feature: 16,
    length: 32,
    value: 0x44000053,
    mask: 0xfff0007f,
    needs: Needs { any: &T021C757E },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from single to half precision"),
    origin: info!("spec/riscv/fd.yaml:246"),
    data: &TC8A57724,
    ..Op::DEFAULT
};
pub(crate) const FCVT_H_D: Op = Op {
    name: "fcvt.h.d",
    ident: "fcvt_h_d",
    feature: 16,
    length: 32,
    value: 0x44100053,
    mask: 0xfff0007f,
    needs: Needs { any: &T86D0D6E6 },
    operands: &T3771DB5E,
    templates: &T224FBA65,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from double to half precision"),
    origin: info!("spec/riscv/fd.yaml:246"),
    data: &T435C7235,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_H: Op = Op {
    name: "fcvt.s.h",
    ident: "fcvt_s_h",
    feature: 16,
    length: 32,
    value: 0x40200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T021C757E },
    operands: &T3771DB5E,
    templates: &T7A071A4B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from half to single precision, exactly"),
    origin: info!("spec/riscv/fd.yaml:265"),
    data: &T3D3115A2,
    ..Op::DEFAULT
};
pub(crate) const FCVT_D_H: Op = Op {
    name: "fcvt.d.h",
    ident: "fcvt_d_h",
    feature: 16,
    length: 32,
    value: 0x42200053,
    mask: 0xfff0007f,
    needs: Needs { any: &T86D0D6E6 },
    operands: &T3771DB5E,
    templates: &T7A071A4B,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9DFEA2A3,
    doc: info!("Convert from half to double precision, exactly"),
    origin: info!("spec/riscv/fd.yaml:265"),
    data: &TD1D4127C,
    ..Op::DEFAULT
};
pub(crate) const FMV_X_H: Op = Op {
    name: "fmv.x.h",
    ident: "fmv_x_h",
    feature: 16,
    length: 32,
    value: 0xe4000053,
    mask: 0xfff0707f,
    needs: Needs { any: &T021C757E },
    operands: &TAC5D16C1,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T1ACAE308,
    doc: info!("Move 16 raw bits to an integer register, sign-extended"),
    origin: info!("spec/riscv/fd.yaml:298"),
    data: &T7447F4FA,
    ..Op::DEFAULT
};
pub(crate) const FMV_H_X: Op = Op {
    name: "fmv.h.x",
    ident: "fmv_h_x",
    feature: 16,
    length: 32,
    value: 0xf4000053,
    mask: 0xfff0707f,
    needs: Needs { any: &T021C757E },
    operands: &T388689B9,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TBA8B7B30,
    doc: info!("Move 16 raw bits from an integer register"),
    origin: info!("spec/riscv/fd.yaml:314"),
    data: &TC54F8305,
    ..Op::DEFAULT
};
pub(crate) const FLH: Op = Op {
    name: "flh",
    ident: "flh",
    feature: 16,
    length: 32,
    value: 0x1007,
    mask: 0x707f,
    needs: Needs { any: &T021C757E },
    operands: &TF0560EDA,
    templates: &TE9897D59,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66BC9E5,
    doc: info!("Load 16 bits into a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:330"),
    data: &TA2E6273B,
    ..Op::DEFAULT
};
pub(crate) const FSH: Op = Op {
    name: "fsh",
    ident: "fsh",
    feature: 16,
    length: 32,
    value: 0x1027,
    mask: 0x707f,
    needs: Needs { any: &T021C757E },
    operands: &TA6451765,
    templates: &TE9897D59,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TEC8DD6EB,
    doc: info!("Store 16 raw bits of a floating-point register"),
    origin: info!("spec/riscv/fd.yaml:346"),
    data: &T2C03052F,
    ..Op::DEFAULT
};
