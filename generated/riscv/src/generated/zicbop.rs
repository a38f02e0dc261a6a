//! Extension Zicbop: 3 instructions. cache-block prefetch
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `prefetch.i imm(rs1)`: Hint that an address will be executed soon
        #[inline]
        pub fn prefetch_i(imm: impl Into<Imm12By32>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::PrefetchI,
                args: [imm.into().get(), rs1 as Arg, 0, 0, 0],
            }
        }
        /// `prefetch.r imm(rs1)`: Hint that an address will be read soon
        #[inline]
        pub fn prefetch_r(imm: impl Into<Imm12By32>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::PrefetchR,
                args: [imm.into().get(), rs1 as Arg, 0, 0, 0],
            }
        }
        /// `prefetch.w imm(rs1)`: Hint that an address will be written soon
        #[inline]
        pub fn prefetch_w(imm: impl Into<Imm12By32>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::PrefetchW,
                args: [imm.into().get(), rs1 as Arg, 0, 0, 0],
            }
        }
    }
}
pub(crate) const PREFETCH_I: Op = Op {
    name: "prefetch.i",
    ident: "prefetch_i",
    feature: 69,
    length: 32,
    value: 0x6013,
    mask: 0x1f07fff,
    needs: Needs { any: &TE4FB9EC9 },
    operands: &T679D96D5,
    templates: &T65916708,
    specialises: &T1516D9B0,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    registers: &TBF4A3C0A,
    doc: info!("Hint that an address will be executed soon"),
    origin: info!("spec/riscv/zicbo.yaml:42"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const PREFETCH_R: Op = Op {
    name: "prefetch.r",
    ident: "prefetch_r",
    feature: 69,
    length: 32,
    value: 0x106013,
    mask: 0x1f07fff,
    needs: Needs { any: &TE4FB9EC9 },
    operands: &T679D96D5,
    templates: &T65916708,
    specialises: &T1516D9B0,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    registers: &TBF4A3C0A,
    doc: info!("Hint that an address will be read soon"),
    origin: info!("spec/riscv/zicbo.yaml:42"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
pub(crate) const PREFETCH_W: Op = Op {
    name: "prefetch.w",
    ident: "prefetch_w",
    feature: 69,
    length: 32,
    value: 0x306013,
    mask: 0x1f07fff,
    needs: Needs { any: &TE4FB9EC9 },
    operands: &T679D96D5,
    templates: &T65916708,
    specialises: &T1516D9B0,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    registers: &TBF4A3C0A,
    doc: info!("Hint that an address will be written soon"),
    origin: info!("spec/riscv/zicbo.yaml:42"),
    data: &T7384AE80,
    ..Op::DEFAULT
};
