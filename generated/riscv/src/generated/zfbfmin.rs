//! Extension Zfbfmin: 2 instructions. bfloat16 conversions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `fcvt.bf16.s fd, fs1[, rm]`: Convert from single precision to bfloat16
        #[inline]
        pub const fn fcvt_bf16_s(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtBf16S,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
        /// `fcvt.s.bf16 fd, fs1[, rm]`: Convert from bfloat16 to single precision
        #[inline]
        pub const fn fcvt_s_bf16(fd: Fpr, fs1: Fpr, rm: Rounding) -> Inst {
            Inst {
                op: Opcode::FcvtSBf16,
                args: [fd as Arg, fs1 as Arg, rm as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const FCVT_BF16_S: Op = Op {
    name: "fcvt.bf16.s",
    ident: "fcvt_bf16_s",
    feature: 66,
    length: 32,
    value: 0x44800053,
    mask: 0xfff0007f,
    needs: Needs { any: &T6AEABE1F },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Convert from single precision to bfloat16"),
    origin: info!("spec/riscv/zfbfmin.yaml:31"),
    data: &T59AC7758,
    ..Op::DEFAULT
};
pub(crate) const FCVT_S_BF16: Op = Op {
    name: "fcvt.s.bf16",
    ident: "fcvt_s_bf16",
    feature: 66,
    length: 32,
    value: 0x40600053,
    mask: 0xfff0007f,
    needs: Needs { any: &T6AEABE1F },
    operands: &TD11FC2F4,
    templates: &T224FBA65,
    has_semantics: true,
    registers: &T679E8A55,
    flows: &T42B7485B,
    doc: info!("Convert from bfloat16 to single precision"),
    origin: info!("spec/riscv/zfbfmin.yaml:43"),
    data: &T10CD33FC,
    ..Op::DEFAULT
};
