//! Extension Zvksh: 2 instructions. vector SM3
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vsm3c.vi vd, vs2, uimm5`: Two rounds of SM3
        #[inline]
        pub fn vsm3c_vi(vd: Vreg, vs2: Vreg, uimm5: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Vsm3cVi,
                args: [vd as Arg, vs2 as Arg, uimm5.into().get(), 0, 0],
            }
        }
        /// `vsm3me.vv vd, vs2, vs1`: Message expansion of SM3
        #[inline]
        pub const fn vsm3me_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsm3meVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const VSM3C_VI: Op = Op {
    name: "vsm3c.vi",
    ident: "vsm3c_vi",
    feature: 92,
    length: 32,
    value: 0xae002077,
    mask: 0xfe00707f,
    needs: Needs { any: &TC31410D0 },
    operands: &TBD6920C8,
    legal: &TB7C91C77,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Two rounds of SM3"),
    origin: info!("spec/riscv/zvk.yaml:253"),
    data: &TDE99FBCE,
    ..Op::DEFAULT
};
pub(crate) const VSM3ME_VV: Op = Op {
    name: "vsm3me.vv",
    ident: "vsm3me_vv",
    feature: 92,
    length: 32,
    value: 0x82002077,
    mask: 0xfe00707f,
    needs: Needs { any: &TC31410D0 },
    operands: &TA50BF0DF,
    legal: &TB7C91C77,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Message expansion of SM3"),
    origin: info!("spec/riscv/zvk.yaml:277"),
    data: &T32EB87AE,
    ..Op::DEFAULT
};
