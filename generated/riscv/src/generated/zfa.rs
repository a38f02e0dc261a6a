//! Extension Zfa: 24 instructions. additional floating-point instructions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fli.s fd, value`: Load one of 32 constants
        #[inline]
        pub const fn fli_s(fd: Fpr, value: Constant) -> Inst {
            Inst {
                op: Opcode::FliS,
                args: [fd as Arg, value as Arg, 0, 0, 0],
            }
        }
        /// `fli.d fd, value`: Load one of 32 constants
        #[inline]
        pub const fn fli_d(fd: Fpr, value: Constant) -> Inst {
            Inst {
                op: Opcode::FliD,
                args: [fd as Arg, value as Arg, 0, 0, 0],
            }
        }
        /// `fli.h fd, value`: Load one of 32 constants
        #[inline]
        pub const fn fli_h(fd: Fpr, value: Constant) -> Inst {
            Inst {
                op: Opcode::FliH,
                args: [fd as Arg, value as Arg, 0, 0, 0],
            }
        }
        /// `fminm.s fd, fs1, fs2`: Minimum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fminm_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminmS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fminm.d fd, fs1, fs2`: Minimum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fminm_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminmD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fminm.h fd, fs1, fs2`: Minimum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fminm_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FminmH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fmaxm.s fd, fs1, fs2`: Maximum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fmaxm_s(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxmS,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fmaxm.d fd, fs1, fs2`: Maximum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fmaxm_d(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxmD,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fmaxm.h fd, fs1, fs2`: Maximum of two numbers; NaN when one is NaN
        #[inline]
        pub const fn fmaxm_h(fd: Fpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FmaxmH,
                args: [fd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fround.s fd, fs1[, rm]`: Round to an integral number
        #[inline]
        pub const fn fround_s(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundS,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `fround.d fd, fs1[, rm]`: Round to an integral number
        #[inline]
        pub const fn fround_d(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundD,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `fround.h fd, fs1[, rm]`: Round to an integral number
        #[inline]
        pub const fn fround_h(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundH,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `froundnx.s fd, fs1[, rm]`: Round to an integral number, raising inexact
        #[inline]
        pub const fn froundnx_s(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundnxS,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `froundnx.d fd, fs1[, rm]`: Round to an integral number, raising inexact
        #[inline]
        pub const fn froundnx_d(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundnxD,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `froundnx.h fd, fs1[, rm]`: Round to an integral number, raising inexact
        #[inline]
        pub const fn froundnx_h(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FroundnxH,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `fcvtmod.w.d rd, fs1, rtz`: Convert to 32 bits, truncated and modulo 2^32
        #[inline]
        pub const fn fcvtmod_w_d(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FcvtmodWD,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0],
            }
        }
        /// `fleq.s rd, fs1, fs2`: Floating-point less-or-equal (0 or 1), quiet
        #[inline]
        pub const fn fleq_s(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleqS,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fleq.d rd, fs1, fs2`: Floating-point less-or-equal (0 or 1), quiet
        #[inline]
        pub const fn fleq_d(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleqD,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fleq.h rd, fs1, fs2`: Floating-point less-or-equal (0 or 1), quiet
        #[inline]
        pub const fn fleq_h(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FleqH,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fltq.s rd, fs1, fs2`: Floating-point less-than (0 or 1), quiet
        #[inline]
        pub const fn fltq_s(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltqS,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fltq.d rd, fs1, fs2`: Floating-point less-than (0 or 1), quiet
        #[inline]
        pub const fn fltq_d(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltqD,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fltq.h rd, fs1, fs2`: Floating-point less-than (0 or 1), quiet
        #[inline]
        pub const fn fltq_h(rd: Gpr, fs1: Fpr, fs2: Fpr) -> Inst {
            Inst {
                op: Opcode::FltqH,
                args: [rd as Arg, fs1 as Arg, fs2 as Arg, 0, 0],
            }
        }
        /// `fmvh.x.d rd, fs1`: Move the upper half of a double to an integer register
        #[inline]
        pub const fn fmvh_x_d(rd: Gpr, fs1: Fpr) -> Inst {
            Inst {
                op: Opcode::FmvhXD,
                args: [rd as Arg, fs1 as Arg, 0, 0, 0],
            }
        }
        /// `fmvp.d.x fd, rs1, rs2`: Make a double of two integer registers
        #[inline]
        pub const fn fmvp_d_x(fd: Fpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::FmvpDX,
                args: [fd as Arg, rs1 as Arg, rs2 as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const FLI_S: Op = Op {
    name: "fli.s",
    ident: "fli_s",
    feature: 65,
    length: 32,
    value: 0xf0100053,
    mask: 0xfff0707f,
    needs: Needs { any: &T242ED689 },
    operands: &TE62F731A,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TD1E36EFF,
    doc: info!("Load one of 32 constants"),
    origin: info!("spec/riscv/zfa.yaml:80"),
    data: &T51497395,
    ..Op::DEFAULT
};
pub(crate) const FLI_D: Op = Op {
    name: "fli.d",
    ident: "fli_d",
    feature: 65,
    length: 32,
    value: 0xf2100053,
    mask: 0xfff0707f,
    needs: Needs { any: &T56E55A45 },
    operands: &TE62F731A,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TD1E36EFF,
    doc: info!("Load one of 32 constants"),
    origin: info!("spec/riscv/zfa.yaml:80"),
    data: &T2B33AB4D,
    ..Op::DEFAULT
};
pub(crate) const FLI_H: Op = Op {
    name: "fli.h",
    ident: "fli_h",
    feature: 65,
    length: 32,
    value: 0xf4100053,
    mask: 0xfff0707f,
    needs: Needs { any: &TE5D8B98F },
    operands: &TE62F731A,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TD1E36EFF,
    doc: info!("Load one of 32 constants"),
    origin: info!("spec/riscv/zfa.yaml:80"),
    data: &T35BCD128,
    ..Op::DEFAULT
};
pub(crate) const FMINM_S: Op = Op {
    name: "fminm.s",
    ident: "fminm_s",
    feature: 65,
    length: 32,
    value: 0x28002053,
    mask: 0xfe00707f,
    needs: Needs { any: &T242ED689 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Minimum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &T2D8C26E6,
    ..Op::DEFAULT
};
pub(crate) const FMINM_D: Op = Op {
    name: "fminm.d",
    ident: "fminm_d",
    feature: 65,
    length: 32,
    value: 0x2a002053,
    mask: 0xfe00707f,
    needs: Needs { any: &T56E55A45 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Minimum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &T32705838,
    ..Op::DEFAULT
};
pub(crate) const FMINM_H: Op = Op {
    name: "fminm.h",
    ident: "fminm_h",
    feature: 65,
    length: 32,
    value: 0x2c002053,
    mask: 0xfe00707f,
    needs: Needs { any: &TE5D8B98F },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Minimum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &T08BD7D43,
    ..Op::DEFAULT
};
pub(crate) const FMAXM_S: Op = Op {
    name: "fmaxm.s",
    ident: "fmaxm_s",
    feature: 65,
    length: 32,
    value: 0x28003053,
    mask: 0xfe00707f,
    needs: Needs { any: &T242ED689 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Maximum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &TF518D5FC,
    ..Op::DEFAULT
};
pub(crate) const FMAXM_D: Op = Op {
    name: "fmaxm.d",
    ident: "fmaxm_d",
    feature: 65,
    length: 32,
    value: 0x2a003053,
    mask: 0xfe00707f,
    needs: Needs { any: &T56E55A45 },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Maximum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &T4F63E302,
    ..Op::DEFAULT
};
pub(crate) const FMAXM_H: Op = Op {
    name: "fmaxm.h",
    ident: "fmaxm_h",
    feature: 65,
    length: 32,
    value: 0x2c003053,
    mask: 0xfe00707f,
    needs: Needs { any: &TE5D8B98F },
    operands: &T49186C98,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T65F2332E,
    flows: &TF6BDDD3A,
    doc: info!("Maximum of two numbers; NaN when one is NaN"),
    origin: info!("spec/riscv/zfa.yaml:94"),
    data: &T80A03F75,
    ..Op::DEFAULT
};
pub(crate) const FROUND_S: Op = Op {
    name: "fround.s",
    ident: "fround_s",
    feature: 65,
    length: 32,
    value: 0x40400053,
    mask: 0xfff0007f,
    needs: Needs { any: &T242ED689 },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &T1BAA853E,
    ..Op::DEFAULT
};
pub(crate) const FROUND_D: Op = Op {
    name: "fround.d",
    ident: "fround_d",
    feature: 65,
    length: 32,
    value: 0x42400053,
    mask: 0xfff0007f,
    needs: Needs { any: &T56E55A45 },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &T88477202,
    ..Op::DEFAULT
};
pub(crate) const FROUND_H: Op = Op {
    name: "fround.h",
    ident: "fround_h",
    feature: 65,
    length: 32,
    value: 0x44400053,
    mask: 0xfff0007f,
    needs: Needs { any: &TE5D8B98F },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &T864395BA,
    ..Op::DEFAULT
};
pub(crate) const FROUNDNX_S: Op = Op {
    name: "froundnx.s",
    ident: "froundnx_s",
    feature: 65,
    length: 32,
    value: 0x40500053,
    mask: 0xfff0007f,
    needs: Needs { any: &T242ED689 },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number, raising inexact"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &T3CCE5644,
    ..Op::DEFAULT
};
pub(crate) const FROUNDNX_D: Op = Op {
    name: "froundnx.d",
    ident: "froundnx_d",
    feature: 65,
    length: 32,
    value: 0x42500053,
    mask: 0xfff0007f,
    needs: Needs { any: &T56E55A45 },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number, raising inexact"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &TA62D35CE,
    ..Op::DEFAULT
};
pub(crate) const FROUNDNX_H: Op = Op {
    name: "froundnx.h",
    ident: "froundnx_h",
    feature: 65,
    length: 32,
    value: 0x44500053,
    mask: 0xfff0007f,
    needs: Needs { any: &TE5D8B98F },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Round to an integral number, raising inexact"),
    origin: info!("spec/riscv/zfa.yaml:115"),
    data: &T6D48897E,
    ..Op::DEFAULT
};
pub(crate) const FCVTMOD_W_D: Op = Op {
    name: "fcvtmod.w.d",
    ident: "fcvtmod_w_d",
    feature: 65,
    length: 32,
    value: 0xc2801053,
    mask: 0xfff0707f,
    needs: Needs { any: &T56E55A45 },
    operands: &TFB87D423,
    templates: &T79F21F0F,
    has_semantics: true,
    registers: &TF8A644BE,
    flows: &T42B7485B,
    doc: info!("Convert to 32 bits, truncated and modulo 2^32"),
    origin: info!("spec/riscv/zfa.yaml:136"),
    data: &TFD194553,
    ..Op::DEFAULT
};
pub(crate) const FLEQ_S: Op = Op {
    name: "fleq.s",
    ident: "fleq_s",
    feature: 65,
    length: 32,
    value: 0xa0004053,
    mask: 0xfe00707f,
    needs: Needs { any: &T242ED689 },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-or-equal (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &T7260FDFB,
    ..Op::DEFAULT
};
pub(crate) const FLEQ_D: Op = Op {
    name: "fleq.d",
    ident: "fleq_d",
    feature: 65,
    length: 32,
    value: 0xa2004053,
    mask: 0xfe00707f,
    needs: Needs { any: &T56E55A45 },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-or-equal (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &T80580CAB,
    ..Op::DEFAULT
};
pub(crate) const FLEQ_H: Op = Op {
    name: "fleq.h",
    ident: "fleq_h",
    feature: 65,
    length: 32,
    value: 0xa4004053,
    mask: 0xfe00707f,
    needs: Needs { any: &TE5D8B98F },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-or-equal (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &TC0154DFB,
    ..Op::DEFAULT
};
pub(crate) const FLTQ_S: Op = Op {
    name: "fltq.s",
    ident: "fltq_s",
    feature: 65,
    length: 32,
    value: 0xa0005053,
    mask: 0xfe00707f,
    needs: Needs { any: &T242ED689 },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-than (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &T8AC10F02,
    ..Op::DEFAULT
};
pub(crate) const FLTQ_D: Op = Op {
    name: "fltq.d",
    ident: "fltq_d",
    feature: 65,
    length: 32,
    value: 0xa2005053,
    mask: 0xfe00707f,
    needs: Needs { any: &T56E55A45 },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-than (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &T21AFA502,
    ..Op::DEFAULT
};
pub(crate) const FLTQ_H: Op = Op {
    name: "fltq.h",
    ident: "fltq_h",
    feature: 65,
    length: 32,
    value: 0xa4005053,
    mask: 0xfe00707f,
    needs: Needs { any: &TE5D8B98F },
    operands: &T981E32E8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59ED86FA,
    flows: &TF6BDDD3A,
    doc: info!("Floating-point less-than (0 or 1), quiet"),
    origin: info!("spec/riscv/zfa.yaml:158"),
    data: &T1A580052,
    ..Op::DEFAULT
};
pub(crate) const FMVH_X_D: Op = Op {
    name: "fmvh.x.d",
    ident: "fmvh_x_d",
    feature: 65,
    length: 32,
    value: 0xe2100053,
    mask: 0xfff0707f,
    needs: Needs { any: &T577E3A70 },
    operands: &TFB87D423,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &T3F720357,
    flows: &T42B7485B,
    doc: info!("Move the upper half of a double to an integer register"),
    origin: info!("spec/riscv/zfa.yaml:178"),
    data: &T13D47290,
    ..Op::DEFAULT
};
pub(crate) const FMVP_D_X: Op = Op {
    name: "fmvp.d.x",
    ident: "fmvp_d_x",
    feature: 65,
    length: 32,
    value: 0xb2000053,
    mask: 0xfe00707f,
    needs: Needs { any: &T577E3A70 },
    operands: &T609A6DC0,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T396185D2,
    flows: &TF6BDDD3A,
    doc: info!("Make a double of two integer registers"),
    origin: info!("spec/riscv/zfa.yaml:192"),
    data: &T6D997389,
    ..Op::DEFAULT
};
