//! Extension Zvfbfwma: 2 instructions. vector multiply-add of bfloat16, accumulated in single precision
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vfwmaccbf16.vv vd, vs1, vs2[, vm]`: Product of bfloat16 numbers plus a single-precision destination
        #[inline]
        pub const fn vfwmaccbf16_vv(vd: Vreg, vs1: Vreg, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfwmaccbf16Vv,
                args: [vd as Arg, vs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
        /// `vfwmaccbf16.vf vd, fs1, vs2[, vm]`: Product of bfloat16 numbers plus a single-precision destination
        #[inline]
        pub const fn vfwmaccbf16_vf(vd: Vreg, fs1: Fpr, vs2: Vreg, vm: Mask) -> Inst {
            Inst {
                op: Opcode::Vfwmaccbf16Vf,
                args: [vd as Arg, fs1 as Arg, vs2 as Arg, vm as Arg, 0],
            }
        }
    }
}
pub(crate) const VFWMACCBF16_VV: Op = Op {
    name: "vfwmaccbf16.vv",
    ident: "vfwmaccbf16_vv",
    feature: 87,
    length: 32,
    value: 0xec001057,
    mask: 0xfc00707f,
    needs: Needs { any: &T23C72D13 },
    operands: &T44464D1E,
    legal: &TAE9D095A,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Product of bfloat16 numbers plus a single-precision destination"),
    origin: info!("spec/riscv/zvfbf.yaml:39"),
    data: &TE8DDA990,
    ..Op::DEFAULT
};
pub(crate) const VFWMACCBF16_VF: Op = Op {
    name: "vfwmaccbf16.vf",
    ident: "vfwmaccbf16_vf",
    feature: 87,
    length: 32,
    value: 0xec005057,
    mask: 0xfc00707f,
    needs: Needs { any: &T23C72D13 },
    operands: &T1A34D143,
    legal: &T8DE115CD,
    templates: &T06C6D143,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TAA616DFD,
    flows: &T7FA3C1AB,
    doc: info!("Product of bfloat16 numbers plus a single-precision destination"),
    origin: info!("spec/riscv/zvfbf.yaml:39"),
    data: &T3E5637F8,
    ..Op::DEFAULT
};
