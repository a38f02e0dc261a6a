//! Extension Zvfbfmin: 2 instructions. vector conversions from and to bfloat16
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vfncvtbf16.f.f.w vd, vs2[, vm]`: Single precision to bfloat16, half as wide
        #[inline]
        pub const fn vfncvtbf16_f_f_w(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfncvtbf16FFW,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
        /// `vfwcvtbf16.f.f.v vd, vs2[, vm]`: Bfloat16 to single precision, twice as wide
        #[inline]
        pub const fn vfwcvtbf16_f_f_v(vd: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfwcvtbf16FFV,
                args: [vd as Arg, vs2 as Arg, vm as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const VFNCVTBF16_F_F_W: Op = Op {
    name: "vfncvtbf16.f.f.w",
    ident: "vfncvtbf16_f_f_w",
    feature: 86,
    length: 32,
    value: 0x480e9057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T9DAD7F7F },
    operands: &TA2A4BA4F,
    legal: &T873F281A,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Single precision to bfloat16, half as wide"),
    origin: info!("spec/riscv/zvfbf.yaml:19"),
    data: &T02174F0C,
    ..Op::DEFAULT
};
pub(crate) const VFWCVTBF16_F_F_V: Op = Op {
    name: "vfwcvtbf16.f.f.v",
    ident: "vfwcvtbf16_f_f_v",
    feature: 86,
    length: 32,
    value: 0x48069057,
    mask: 0xfc0ff07f,
    needs: Needs { any: &T9DAD7F7F },
    operands: &TA2A4BA4F,
    legal: &T49652919,
    templates: &T224FBA65,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Bfloat16 to single precision, twice as wide"),
    origin: info!("spec/riscv/zvfbf.yaml:29"),
    data: &T5E3D70F5,
    ..Op::DEFAULT
};
