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
                args: [fdc as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.fsd fs2c, uimm(rs1c)`: Store 64 bits of a floating-point register
        #[inline]
        pub fn c_fsd(fs2c: Fpr, uimm: impl Into<Uimm8By8>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CFsd,
                args: [fs2c as Arg, uimm.into().get(), rs1c as Arg, 0, 0],
            }
        }
        /// `c.fldsp fd, uimm(sp)`: Load 64 bits from the stack into a floating-point register
        #[inline]
        pub fn c_fldsp(fd: Fpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CFldsp,
                args: [fd as Arg, uimm.into().get(), 0, 0, 0],
            }
        }
        /// `c.fsdsp fs2, uimm(sp)`: Store 64 bits of a floating-point register on the stack
        #[inline]
        pub fn c_fsdsp(fs2: Fpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CFsdsp,
                args: [fs2 as Arg, uimm.into().get(), 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_FLD: Op = Op {
    name: "c.fld",
    ident: "c_fld",
    feature: 6,
    length: 16,
    value: 0x2000,
    mask: 0xe003,
    needs: Needs { any: &TB4260F17 },
    operands: &T34871514,
    templates: &TE9897D59,
    is: Some(Is { op: 159, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T5ADC8267,
    flows: &TD8866385,
    doc: info!("Load 64 bits into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:57"),
    ..Op::DEFAULT
};
pub(crate) const C_FSD: Op = Op {
    name: "c.fsd",
    ident: "c_fsd",
    feature: 6,
    length: 16,
    value: 0xa000,
    mask: 0xe003,
    needs: Needs { any: &TB4260F17 },
    operands: &TEAB6CE9D,
    templates: &TE9897D59,
    is: Some(Is { op: 162, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &T01CC47CF,
    flows: &TA355812B,
    doc: info!("Store 64 bits of a floating-point register"),
    origin: info!("spec/riscv/c.yaml:67"),
    ..Op::DEFAULT
};
pub(crate) const C_FLDSP: Op = Op {
    name: "c.fldsp",
    ident: "c_fldsp",
    feature: 6,
    length: 16,
    value: 0x2002,
    mask: 0xe003,
    needs: Needs { any: &TB4260F17 },
    operands: &TFBA6A3D4,
    templates: &TF4325286,
    is: Some(Is { op: 159, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T8502A922,
    flows: &TD8866385,
    doc: info!("Load 64 bits from the stack into a floating-point register"),
    origin: info!("spec/riscv/c.yaml:217"),
    ..Op::DEFAULT
};
pub(crate) const C_FSDSP: Op = Op {
    name: "c.fsdsp",
    ident: "c_fsdsp",
    feature: 6,
    length: 16,
    value: 0xa002,
    mask: 0xe003,
    needs: Needs { any: &TB4260F17 },
    operands: &T9DED1898,
    templates: &TF4325286,
    is: Some(Is { op: 162, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &T91D47F2A,
    flows: &TA355812B,
    doc: info!("Store 64 bits of a floating-point register on the stack"),
    origin: info!("spec/riscv/c.yaml:280"),
    ..Op::DEFAULT
};
