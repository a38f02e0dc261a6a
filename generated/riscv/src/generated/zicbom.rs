//! Extension Zicbom: 3 instructions. cache-block management
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `cbo.clean (rs1)`: Write back the cache block of an address
        #[inline]
        pub const fn cbo_clean(rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::CboClean,
                args: [rs1 as Arg, 0, 0, 0, 0],
            }
        }
        /// `cbo.flush (rs1)`: Write back and drop the cache block of an address
        #[inline]
        pub const fn cbo_flush(rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::CboFlush,
                args: [rs1 as Arg, 0, 0, 0, 0],
            }
        }
        /// `cbo.inval (rs1)`: Drop the cache block of an address
        #[inline]
        pub const fn cbo_inval(rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::CboInval,
                args: [rs1 as Arg, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const CBO_CLEAN: Op = Op {
    name: "cbo.clean",
    ident: "cbo_clean",
    feature: 67,
    length: 32,
    value: 0x10200f,
    mask: 0xfff07fff,
    needs: Needs { any: &TFA33C05B },
    operands: &T259076E1,
    templates: &TA6B2F2F0,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T9506FD8D,
    doc: info!("Write back the cache block of an address"),
    origin: info!("spec/riscv/zicbo.yaml:13"),
    data: &T1104C449,
    ..Op::DEFAULT
};
pub(crate) const CBO_FLUSH: Op = Op {
    name: "cbo.flush",
    ident: "cbo_flush",
    feature: 67,
    length: 32,
    value: 0x20200f,
    mask: 0xfff07fff,
    needs: Needs { any: &TFA33C05B },
    operands: &T259076E1,
    templates: &TA6B2F2F0,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T9506FD8D,
    doc: info!("Write back and drop the cache block of an address"),
    origin: info!("spec/riscv/zicbo.yaml:13"),
    data: &T1104C449,
    ..Op::DEFAULT
};
pub(crate) const CBO_INVAL: Op = Op {
    name: "cbo.inval",
    ident: "cbo_inval",
    feature: 67,
    length: 32,
    value: 0x200f,
    mask: 0xfff07fff,
    needs: Needs { any: &TFA33C05B },
    operands: &T259076E1,
    templates: &TA6B2F2F0,
    has_semantics: true,
    effects: Effects(0x204),
    registers: &T9506FD8D,
    doc: info!("Drop the cache block of an address"),
    origin: info!("spec/riscv/zicbo.yaml:13"),
    data: &TAD741F5D,
    ..Op::DEFAULT
};
