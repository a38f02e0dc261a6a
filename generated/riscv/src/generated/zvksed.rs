//! Extension Zvksed: 3 instructions. vector SM4
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vsm4r.vv vd, vs2`: Four rounds of SM4
        #[inline]
        pub const fn vsm4r_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsm4rVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vsm4r.vs vd, vs2`: Four rounds of SM4 with one key for all
        #[inline]
        pub const fn vsm4r_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsm4rVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vsm4k.vi vd, vs2, uimm5`: Four steps of the SM4 key schedule
        #[inline]
        pub fn vsm4k_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Vsm4kVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), 0, 0],
            }
        }
    }
}
pub(crate) const VSM4R_VV: Op = Op {
    name: "vsm4r.vv",
    ident: "vsm4r_vv",
    feature: 91,
    length: 32,
    value: 0xa2082077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T1827DB5B },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Four rounds of SM4"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T4EA6B5BC,
    ..Op::DEFAULT
};
pub(crate) const VSM4R_VS: Op = Op {
    name: "vsm4r.vs",
    ident: "vsm4r_vs",
    feature: 91,
    length: 32,
    value: 0xa6082077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T1827DB5B },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Four rounds of SM4 with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T844DAF54,
    ..Op::DEFAULT
};
pub(crate) const VSM4K_VI: Op = Op {
    name: "vsm4k.vi",
    ident: "vsm4k_vi",
    feature: 91,
    length: 32,
    value: 0x86002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T1827DB5B },
    operands: &TBD6920C8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Four steps of the SM4 key schedule"),
    origin: info!("spec/riscv/zvk.yaml:241"),
    data: &TB52C68A8,
    ..Op::DEFAULT
};
