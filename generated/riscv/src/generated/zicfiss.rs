//! Extension Zicfiss: 9 instructions. shadow stack
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sspopchk ra`: Pop the shadow stack and compare with ra
        #[inline]
        pub const fn sspopchk() -> Inst {
            Inst {
                op: Opcode::Sspopchk,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `sspopchk t0`: Pop the shadow stack and compare with t0
        #[inline]
        pub const fn sspopchk_2() -> Inst {
            Inst {
                op: Opcode::Sspopchk2,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `ssrdp rd`: Read the shadow stack pointer
        #[inline]
        pub const fn ssrdp(rd: Gpr) -> Inst {
            Inst {
                op: Opcode::Ssrdp,
                args: [rd as Arg, 0, 0, 0, 0],
            }
        }
        /// `sspush ra`: Push ra onto the shadow stack
        #[inline]
        pub const fn sspush() -> Inst {
            Inst {
                op: Opcode::Sspush,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `sspush t0`: Push t0 onto the shadow stack
        #[inline]
        pub const fn sspush_2() -> Inst {
            Inst {
                op: Opcode::Sspush2,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `ssamoswap.waqrl rd, rs2, (rs1)`: Atomically swap 32 bits of a shadow stack
        #[inline]
        pub const fn ssamoswap_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::SsamoswapW,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `ssamoswap.daqrl rd, rs2, (rs1)`: Atomically swap 64 bits of a shadow stack
        #[inline]
        pub const fn ssamoswap_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::SsamoswapD,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `c.sspush ra`: Push ra onto the shadow stack
        #[inline]
        pub const fn c_sspush() -> Inst {
            Inst {
                op: Opcode::CSspush,
                args: [0, 0, 0, 0, 0],
            }
        }
        /// `c.sspopchk t0`: Pop the shadow stack and compare with t0
        #[inline]
        pub const fn c_sspopchk() -> Inst {
            Inst {
                op: Opcode::CSspopchk,
                args: [0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SSPOPCHK: Op = Op {
    name: "sspopchk",
    ident: "sspopchk",
    feature: 71,
    length: 32,
    value: 0xcdc0c073,
    mask: 0xffffffff,
    needs: Needs { any: &T9DAA0F13 },
    templates: &T082AEFA4,
    specialises: &TD1017DCD,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Pop the shadow stack and compare with ra"),
    origin: info!("spec/riscv/zicfi.yaml:14"),
    ..Op::DEFAULT
};
pub(crate) const SSPOPCHK_2: Op = Op {
    name: "sspopchk",
    ident: "sspopchk_2",
    feature: 71,
    length: 32,
    value: 0xcdc2c073,
    mask: 0xffffffff,
    needs: Needs { any: &T9DAA0F13 },
    templates: &TC28686ED,
    specialises: &TD1017DCD,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Pop the shadow stack and compare with t0"),
    origin: info!("spec/riscv/zicfi.yaml:14"),
    ..Op::DEFAULT
};
pub(crate) const SSRDP: Op = Op {
    name: "ssrdp",
    ident: "ssrdp",
    feature: 71,
    length: 32,
    value: 0xcdc04073,
    mask: 0xfffff07f,
    needs: Needs { any: &T9DAA0F13 },
    operands: &T2977040E,
    where_: &TAF5BC8E3,
    templates: &TDB893BFD,
    specialises: &TD1017DCD,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T7045EBF7,
    doc: info!("Read the shadow stack pointer"),
    origin: info!("spec/riscv/zicfi.yaml:26"),
    ..Op::DEFAULT
};
pub(crate) const SSPUSH: Op = Op {
    name: "sspush",
    ident: "sspush",
    feature: 71,
    length: 32,
    value: 0xce104073,
    mask: 0xffffffff,
    needs: Needs { any: &T9DAA0F13 },
    templates: &T082AEFA4,
    specialises: &TB8670F26,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Push ra onto the shadow stack"),
    origin: info!("spec/riscv/zicfi.yaml:34"),
    ..Op::DEFAULT
};
pub(crate) const SSPUSH_2: Op = Op {
    name: "sspush",
    ident: "sspush_2",
    feature: 71,
    length: 32,
    value: 0xce504073,
    mask: 0xffffffff,
    needs: Needs { any: &T9DAA0F13 },
    templates: &TC28686ED,
    specialises: &TB8670F26,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Push t0 onto the shadow stack"),
    origin: info!("spec/riscv/zicfi.yaml:34"),
    ..Op::DEFAULT
};
pub(crate) const SSAMOSWAP_W: Op = Op {
    name: "ssamoswap.w",
    ident: "ssamoswap_w",
    feature: 71,
    length: 32,
    value: 0x4800202f,
    mask: 0xf800707f,
    needs: Needs { any: &T22D2150B },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66CC59F,
    doc: info!("Atomically swap 32 bits of a shadow stack"),
    origin: info!("spec/riscv/zicfi.yaml:46"),
    data: &T6EDDF802,
    ..Op::DEFAULT
};
pub(crate) const SSAMOSWAP_D: Op = Op {
    name: "ssamoswap.d",
    ident: "ssamoswap_d",
    feature: 71,
    length: 32,
    value: 0x4800302f,
    mask: 0xf800707f,
    needs: Needs { any: &TFC72F108 },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD66CC59F,
    doc: info!("Atomically swap 64 bits of a shadow stack"),
    origin: info!("spec/riscv/zicfi.yaml:46"),
    data: &T6EDDF802,
    ..Op::DEFAULT
};
pub(crate) const C_SSPUSH: Op = Op {
    name: "c.sspush",
    ident: "c_sspush",
    feature: 71,
    length: 16,
    value: 0x6081,
    mask: 0xffff,
    needs: Needs { any: &T8C91F55F },
    templates: &T082AEFA4,
    specialises: &T7F4BD23D,
    is: Some(Is { op: 1040, args: &[] }),
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Push ra onto the shadow stack"),
    origin: info!("spec/riscv/zicfi.yaml:55"),
    ..Op::DEFAULT
};
pub(crate) const C_SSPOPCHK: Op = Op {
    name: "c.sspopchk",
    ident: "c_sspopchk",
    feature: 71,
    length: 16,
    value: 0x6281,
    mask: 0xffff,
    needs: Needs { any: &T8C91F55F },
    templates: &TC28686ED,
    specialises: &T3B3C5CA7,
    is: Some(Is { op: 1038, args: &[] }),
    has_semantics: true,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Pop the shadow stack and compare with t0"),
    origin: info!("spec/riscv/zicfi.yaml:63"),
    ..Op::DEFAULT
};
