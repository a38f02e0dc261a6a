//! Extension Zvkg: 2 instructions. vector GHASH
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `vghsh.vv vd, vs2, vs1`: Add and multiply of GHASH
        #[inline]
        pub const fn vghsh_vv(vd: Vreg, vs2: Vreg, vs1: Vreg) -> Inst {
            Inst {
                op: Opcode::VghshVv,
                args: [vd as Arg, vs2 as Arg, vs1 as Arg, 0, 0],
            }
        }
        /// `vgmul.vv vd, vs2`: Multiply of GHASH
        #[inline]
        pub const fn vgmul_vv(vd: Vreg, vs2: Vreg) -> Inst {
            Inst {
                op: Opcode::VgmulVv,
                args: [vd as Arg, vs2 as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const VGHSH_VV: Op = Op {
    name: "vghsh.vv",
    ident: "vghsh_vv",
    feature: 93,
    length: 32,
    value: 0xb2002077,
    mask: 0xfe00707f,
    needs: Needs { any: &T6C5D40F9 },
    operands: &TD9DBEA6A,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Add and multiply of GHASH"),
    origin: info!("spec/riscv/zvk.yaml:241"),
    data: &T2345DFE2,
    ..Op::DEFAULT
};
pub(crate) const VGMUL_VV: Op = Op {
    name: "vgmul.vv",
    ident: "vgmul_vv",
    feature: 93,
    length: 32,
    value: 0xa208a077,
    mask: 0xfe0ff07f,
    needs: Needs { any: &T6C5D40F9 },
    operands: &T3453263E,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &TBF35F443,
    flows: &T2E506A26,
    doc: info!("Multiply of GHASH"),
    origin: info!("spec/riscv/zvk.yaml:241"),
    data: &T8401FDB3,
    ..Op::DEFAULT
};
