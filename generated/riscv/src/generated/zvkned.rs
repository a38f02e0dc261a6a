//! Extension Zvkned: 11 instructions. vector AES
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vaesdm.vv vd, vs2`: AES middle round of decryption
        #[inline]
        pub const fn vaesdm_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesdmVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesdm.vs vd, vs2`: AES middle round of decryption with one key for all
        #[inline]
        pub const fn vaesdm_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesdmVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesdf.vv vd, vs2`: AES last round of decryption
        #[inline]
        pub const fn vaesdf_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesdfVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesdf.vs vd, vs2`: AES last round of decryption with one key for all
        #[inline]
        pub const fn vaesdf_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesdfVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesem.vv vd, vs2`: AES middle round of encryption
        #[inline]
        pub const fn vaesem_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesemVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesem.vs vd, vs2`: AES middle round of encryption with one key for all
        #[inline]
        pub const fn vaesem_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesemVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesef.vv vd, vs2`: AES last round of encryption
        #[inline]
        pub const fn vaesef_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesefVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesef.vs vd, vs2`: AES last round of encryption with one key for all
        #[inline]
        pub const fn vaesef_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaesefVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaesz.vs vd, vs2`: AES whitening with one key for all
        #[inline]
        pub const fn vaesz_vs(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VaeszVs,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
        /// `vaeskf1.vi vd, vs2, uimm5`: Step of the AES-128 key schedule
        #[inline]
        pub fn vaeskf1_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Vaeskf1Vi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), 0, 0],
            }
        }
        /// `vaeskf2.vi vd, vs2, uimm5`: Step of the AES-256 key schedule
        #[inline]
        pub fn vaeskf2_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Vaeskf2Vi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), 0, 0],
            }
        }
    }
}
pub(crate) const VAESDM_VV: Op = Op {
    name: "vaesdm.vv",
    ident: "vaesdm_vv",
    feature: 88,
    length: 32,
    value: 0xa2002077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES middle round of decryption"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T300712A2,
    ..Op::DEFAULT
};
pub(crate) const VAESDM_VS: Op = Op {
    name: "vaesdm.vs",
    ident: "vaesdm_vs",
    feature: 88,
    length: 32,
    value: 0xa6002077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES middle round of decryption with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &TF7C02AA4,
    ..Op::DEFAULT
};
pub(crate) const VAESDF_VV: Op = Op {
    name: "vaesdf.vv",
    ident: "vaesdf_vv",
    feature: 88,
    length: 32,
    value: 0xa200a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES last round of decryption"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T49A00E7B,
    ..Op::DEFAULT
};
pub(crate) const VAESDF_VS: Op = Op {
    name: "vaesdf.vs",
    ident: "vaesdf_vs",
    feature: 88,
    length: 32,
    value: 0xa600a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES last round of decryption with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T4B58B245,
    ..Op::DEFAULT
};
pub(crate) const VAESEM_VV: Op = Op {
    name: "vaesem.vv",
    ident: "vaesem_vv",
    feature: 88,
    length: 32,
    value: 0xa2012077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES middle round of encryption"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T5FDF2367,
    ..Op::DEFAULT
};
pub(crate) const VAESEM_VS: Op = Op {
    name: "vaesem.vs",
    ident: "vaesem_vs",
    feature: 88,
    length: 32,
    value: 0xa6012077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES middle round of encryption with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T1785587D,
    ..Op::DEFAULT
};
pub(crate) const VAESEF_VV: Op = Op {
    name: "vaesef.vv",
    ident: "vaesef_vv",
    feature: 88,
    length: 32,
    value: 0xa201a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES last round of encryption"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T8BFFC96E,
    ..Op::DEFAULT
};
pub(crate) const VAESEF_VS: Op = Op {
    name: "vaesef.vs",
    ident: "vaesef_vs",
    feature: 88,
    length: 32,
    value: 0xa601a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES last round of encryption with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &TD1D7C60C,
    ..Op::DEFAULT
};
pub(crate) const VAESZ_VS: Op = Op {
    name: "vaesz.vs",
    ident: "vaesz_vs",
    feature: 88,
    length: 32,
    value: 0xa603a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T66687B1E },
    operands: &T3453263E,
    legal: &TB7C91C77,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("AES whitening with one key for all"),
    origin: info!("spec/riscv/zvk.yaml:213"),
    data: &T29EF4F35,
    ..Op::DEFAULT
};
pub(crate) const VAESKF1_VI: Op = Op {
    name: "vaeskf1.vi",
    ident: "vaeskf1_vi",
    feature: 88,
    length: 32,
    value: 0x8a002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T66687B1E },
    operands: &TBD6920C8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Step of the AES-128 key schedule"),
    origin: info!("spec/riscv/zvk.yaml:241"),
    data: &T5CBAB6C8,
    ..Op::DEFAULT
};
pub(crate) const VAESKF2_VI: Op = Op {
    name: "vaeskf2.vi",
    ident: "vaeskf2_vi",
    feature: 88,
    length: 32,
    value: 0xaa002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T66687B1E },
    operands: &TBD6920C8,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Step of the AES-256 key schedule"),
    origin: info!("spec/riscv/zvk.yaml:241"),
    data: &T37210203,
    ..Op::DEFAULT
};
