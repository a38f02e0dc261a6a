//! Extension Zcd: 4 instructions. compressed double-precision loads and stores
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `c.fld fdc, uimm(rs1c)`: Load 64 bits into a floating-point register
        #[inline]
        pub fn c_fld(fdc: Fpr, uimm: impl Into<Uimm8By8>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CFld,
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
        /// `c.fsd fs2c, uimm(rs1c)`: Store 64 bits of a floating-point register
        #[inline]
        pub fn c_fsd(fs2c: Fpr, uimm: impl Into<Uimm8By8>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CFsd,
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
        /// `c.fldsp fd, uimm(sp)`: Load 64 bits from the stack into a floating-point register
        #[inline]
        pub fn c_fldsp(fd: Fpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CFldsp,
                args: [fd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.fsdsp fs2, uimm(sp)`: Store 64 bits of a floating-point register on the stack
        #[inline]
        pub fn c_fsdsp(fs2: Fpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CFsdsp,
                args: [fs2 as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_FLD: Op = Op {
    name: "c.fld",
    ident: "c_fld",
    feature: 19,
    length: 16,
    value: 0x2000,
    mask: 0xe003,
    needs: Needs { any: &T0581375B },
    operands: &T9C67F894,
    templates: &TE9897D59,
    is: Some(Is { op: 428, args: &TED2B4210 }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66BC9E5,
    doc: info!("Load 64 bits into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:57"),
    ..Op::DEFAULT
};
pub(crate) const C_FSD: Op = Op {
    name: "c.fsd",
    ident: "c_fsd",
    feature: 19,
    length: 16,
    value: 0xa000,
    mask: 0xe003,
    needs: Needs { any: &T0581375B },
    operands: &T1008C605,
    templates: &TE9897D59,
    is: Some(Is { op: 431, args: &TED2B4210 }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TEC8DD6EB,
    doc: info!("Store 64 bits of a floating-point register"),
    origin: info!("spec/riscv/c.yaml:67"),
    ..Op::DEFAULT
};
pub(crate) const C_FLDSP: Op = Op {
    name: "c.fldsp",
    ident: "c_fldsp",
    feature: 19,
    length: 16,
    value: 0x2002,
    mask: 0xe003,
    needs: Needs { any: &T0581375B },
    operands: &T330F66AF,
    templates: &TF4325286,
    is: Some(Is { op: 428, args: &T9E19A6AB }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T92CE78C9,
    doc: info!("Load 64 bits from the stack into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:217"),
    ..Op::DEFAULT
};
pub(crate) const C_FSDSP: Op = Op {
    name: "c.fsdsp",
    ident: "c_fsdsp",
    feature: 19,
    length: 16,
    value: 0xa002,
    mask: 0xe003,
    needs: Needs { any: &T0581375B },
    operands: &TC757CE0F,
    templates: &TF4325286,
    is: Some(Is { op: 431, args: &T9E19A6AB }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T6518025F,
    doc: info!("Store 64 bits of a floating-point register on the stack"),
    origin: info!("spec/riscv/c.yaml:280"),
    ..Op::DEFAULT
};
