//! Extension Zvknha: 3 instructions. vector SHA-256
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vsha2ms.vv vd, vs2, vs1`: Message schedule of SHA-2
        #[inline]
        pub const fn vsha2ms_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsha2msVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vsha2ch.vv vd, vs2, vs1`: Two rounds of SHA-2, upper words of the schedule
        #[inline]
        pub const fn vsha2ch_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsha2chVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vsha2cl.vv vd, vs2, vs1`: Two rounds of SHA-2, lower words of the schedule
        #[inline]
        pub const fn vsha2cl_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::Vsha2clVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
    }
}
pub(crate) const VSHA2MS_VV: Op = Op {
    name: "vsha2ms.vv",
    ident: "vsha2ms_vv",
    feature: 89,
    length: 32,
    value: 0xb6002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DBF6FBD },
    operands: &TD9DBEA6A,
    legal: &T4BB1E4F3,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Message schedule of SHA-2"),
    origin: info!("spec/riscv/zvk.yaml:302"),
    data: &T2F72ED07,
    ..Op::DEFAULT
};
pub(crate) const VSHA2CH_VV: Op = Op {
    name: "vsha2ch.vv",
    ident: "vsha2ch_vv",
    feature: 89,
    length: 32,
    value: 0xba002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DBF6FBD },
    operands: &TD9DBEA6A,
    legal: &T4BB1E4F3,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Two rounds of SHA-2, upper words of the schedule"),
    origin: info!("spec/riscv/zvk.yaml:302"),
    data: &TE4357075,
    ..Op::DEFAULT
};
pub(crate) const VSHA2CL_VV: Op = Op {
    name: "vsha2cl.vv",
    ident: "vsha2cl_vv",
    feature: 89,
    length: 32,
    value: 0xbe002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T8DBF6FBD },
    operands: &TD9DBEA6A,
    legal: &T4BB1E4F3,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Two rounds of SHA-2, lower words of the schedule"),
    origin: info!("spec/riscv/zvk.yaml:302"),
    data: &T7874D033,
    ..Op::DEFAULT
};
