//! Extension Zcf: 4 instructions. compressed single-precision loads and stores
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `c.flw fdc, uimm(rs1c)`: Load 32 bits into a floating-point register
        #[inline]
        pub fn c_flw(fdc: Fpr, uimm: impl Into<Uimm7By4>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CFlw,
                args: [
                    fdc as Arg,
                    uimm.into().get(),
                    rs1c as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `c.fsw fs2c, uimm(rs1c)`: Store 32 bits of a floating-point register
        #[inline]
        pub fn c_fsw(fs2c: Fpr, uimm: impl Into<Uimm7By4>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CFsw,
                args: [
                    fs2c as Arg,
                    uimm.into().get(),
                    rs1c as Arg,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                ],
            }
        }
        /// `c.flwsp fd, uimm(sp)`: Load 32 bits from the stack into a floating-point register
        #[inline]
        pub fn c_flwsp(fd: Fpr, uimm: impl Into<Uimm8By4>) -> Inst {
            Inst {
                op: Opcode::CFlwsp,
                args: [fd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.fswsp fs2, uimm(sp)`: Store 32 bits of a floating-point register on the stack
        #[inline]
        pub fn c_fswsp(fs2: Fpr, uimm: impl Into<Uimm8By4>) -> Inst {
            Inst {
                op: Opcode::CFswsp,
                args: [fs2 as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_FLW: Op = Op {
    name: "c.flw",
    ident: "c_flw",
    feature: 20,
    length: 16,
    value: 0x6000,
    mask: 0xe003,
    needs: Needs { any: &T74F71BF8 },
    operands: &T20197D64,
    templates: &TE9897D59,
    is: Some(Is { op: 427, args: &TED2B4210 }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66BC9E5,
    doc: info!("Load 32 bits into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:57"),
    ..Op::DEFAULT
};
pub(crate) const C_FSW: Op = Op {
    name: "c.fsw",
    ident: "c_fsw",
    feature: 20,
    length: 16,
    value: 0xe000,
    mask: 0xe003,
    needs: Needs { any: &T74F71BF8 },
    operands: &TC459EC4D,
    templates: &TE9897D59,
    is: Some(Is { op: 430, args: &TED2B4210 }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TEC8DD6EB,
    doc: info!("Store 32 bits of a floating-point register"),
    origin: info!("spec/riscv/c.yaml:67"),
    ..Op::DEFAULT
};
pub(crate) const C_FLWSP: Op = Op {
    name: "c.flwsp",
    ident: "c_flwsp",
    feature: 20,
    length: 16,
    value: 0x6002,
    mask: 0xe003,
    needs: Needs { any: &T74F71BF8 },
    operands: &T0C195272,
    templates: &TF4325286,
    is: Some(Is { op: 427, args: &T9E19A6AB }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T92CE78C9,
    doc: info!("Load 32 bits from the stack into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:210"),
    ..Op::DEFAULT
};
pub(crate) const C_FSWSP: Op = Op {
    name: "c.fswsp",
    ident: "c_fswsp",
    feature: 20,
    length: 16,
    value: 0xe002,
    mask: 0xe003,
    needs: Needs { any: &T74F71BF8 },
    operands: &T4498871B,
    templates: &TF4325286,
    is: Some(Is { op: 430, args: &T9E19A6AB }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T6518025F,
    doc: info!("Store 32 bits of a floating-point register on the stack"),
    origin: info!("spec/riscv/c.yaml:273"),
    ..Op::DEFAULT
};
