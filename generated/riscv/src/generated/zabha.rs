//! Extension Zabha: 18 instructions. atomic operations on bytes and halfwords
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `amoswap.baqrl rd, rs2, (rs1)`: Atomically replace a byte by the register
        #[inline]
        pub const fn amoswap_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoswap.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by the register
        #[inline]
        pub const fn amoswap_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoadd.baqrl rd, rs2, (rs1)`: Atomically replace a byte by its sum with the register
        #[inline]
        pub const fn amoadd_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoadd.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by its sum with the register
        #[inline]
        pub const fn amoadd_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoxor.baqrl rd, rs2, (rs1)`: Atomically replace a byte by its exclusive or with the register
        #[inline]
        pub const fn amoxor_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoxor.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by its exclusive or with the register
        #[inline]
        pub const fn amoxor_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoand.baqrl rd, rs2, (rs1)`: Atomically replace a byte by its bitwise and with the register
        #[inline]
        pub const fn amoand_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoand.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by its bitwise and with the register
        #[inline]
        pub const fn amoand_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoor.baqrl rd, rs2, (rs1)`: Atomically replace a byte by its bitwise or with the register
        #[inline]
        pub const fn amoor_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amoor.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by its bitwise or with the register
        #[inline]
        pub const fn amoor_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomin.baqrl rd, rs2, (rs1)`: Atomically replace a byte by the signed minimum with the register
        #[inline]
        pub const fn amomin_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomin.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by the signed minimum with the register
        #[inline]
        pub const fn amomin_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomax.baqrl rd, rs2, (rs1)`: Atomically replace a byte by the signed maximum with the register
        #[inline]
        pub const fn amomax_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomax.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by the signed maximum with the register
        #[inline]
        pub const fn amomax_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amominu.baqrl rd, rs2, (rs1)`: Atomically replace a byte by the unsigned minimum with the register
        #[inline]
        pub const fn amominu_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominuB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amominu.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by the unsigned minimum with the register
        #[inline]
        pub const fn amominu_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominuH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomaxu.baqrl rd, rs2, (rs1)`: Atomically replace a byte by the unsigned maximum with the register
        #[inline]
        pub const fn amomaxu_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxuB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amomaxu.haqrl rd, rs2, (rs1)`: Atomically replace 16 bits by the unsigned maximum with the register
        #[inline]
        pub const fn amomaxu_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxuH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
    }
}
pub(crate) const AMOSWAP_B: Op = Op {
    name: "amoswap.b",
    ident: "amoswap_b",
    feature: 51,
    length: 32,
    value: 0x800002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T6FDA3739,
    doc: info!("Atomically replace a byte by the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T5D2BA517,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAP_H: Op = Op {
    name: "amoswap.h",
    ident: "amoswap_h",
    feature: 51,
    length: 32,
    value: 0x800102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T6FDA3739,
    doc: info!("Atomically replace 16 bits by the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TD15EB8EB,
    ..Op::DEFAULT
};
pub(crate) const AMOADD_B: Op = Op {
    name: "amoadd.b",
    ident: "amoadd_b",
    feature: 51,
    length: 32,
    value: 0x2f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by its sum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T6CFF568B,
    ..Op::DEFAULT
};
pub(crate) const AMOADD_H: Op = Op {
    name: "amoadd.h",
    ident: "amoadd_h",
    feature: 51,
    length: 32,
    value: 0x102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by its sum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TE5DF1F97,
    ..Op::DEFAULT
};
pub(crate) const AMOXOR_B: Op = Op {
    name: "amoxor.b",
    ident: "amoxor_b",
    feature: 51,
    length: 32,
    value: 0x2000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by its exclusive or with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T05483AA6,
    ..Op::DEFAULT
};
pub(crate) const AMOXOR_H: Op = Op {
    name: "amoxor.h",
    ident: "amoxor_h",
    feature: 51,
    length: 32,
    value: 0x2000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by its exclusive or with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T95E6B56A,
    ..Op::DEFAULT
};
pub(crate) const AMOAND_B: Op = Op {
    name: "amoand.b",
    ident: "amoand_b",
    feature: 51,
    length: 32,
    value: 0x6000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by its bitwise and with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TC7018D2E,
    ..Op::DEFAULT
};
pub(crate) const AMOAND_H: Op = Op {
    name: "amoand.h",
    ident: "amoand_h",
    feature: 51,
    length: 32,
    value: 0x6000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by its bitwise and with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TAF90D7F2,
    ..Op::DEFAULT
};
pub(crate) const AMOOR_B: Op = Op {
    name: "amoor.b",
    ident: "amoor_b",
    feature: 51,
    length: 32,
    value: 0x4000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by its bitwise or with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T4F58A3EC,
    ..Op::DEFAULT
};
pub(crate) const AMOOR_H: Op = Op {
    name: "amoor.h",
    ident: "amoor_h",
    feature: 51,
    length: 32,
    value: 0x4000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by its bitwise or with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T7CA86240,
    ..Op::DEFAULT
};
pub(crate) const AMOMIN_B: Op = Op {
    name: "amomin.b",
    ident: "amomin_b",
    feature: 51,
    length: 32,
    value: 0x8000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by the signed minimum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T354240E7,
    ..Op::DEFAULT
};
pub(crate) const AMOMIN_H: Op = Op {
    name: "amomin.h",
    ident: "amomin_h",
    feature: 51,
    length: 32,
    value: 0x8000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by the signed minimum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TB598ADC3,
    ..Op::DEFAULT
};
pub(crate) const AMOMAX_B: Op = Op {
    name: "amomax.b",
    ident: "amomax_b",
    feature: 51,
    length: 32,
    value: 0xa000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by the signed maximum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T9B6DCBCD,
    ..Op::DEFAULT
};
pub(crate) const AMOMAX_H: Op = Op {
    name: "amomax.h",
    ident: "amomax_h",
    feature: 51,
    length: 32,
    value: 0xa000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by the signed maximum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TB348D3A1,
    ..Op::DEFAULT
};
pub(crate) const AMOMINU_B: Op = Op {
    name: "amominu.b",
    ident: "amominu_b",
    feature: 51,
    length: 32,
    value: 0xc000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by the unsigned minimum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &TFEB4DB59,
    ..Op::DEFAULT
};
pub(crate) const AMOMINU_H: Op = Op {
    name: "amominu.h",
    ident: "amominu_h",
    feature: 51,
    length: 32,
    value: 0xc000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by the unsigned minimum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T6569CD6D,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXU_B: Op = Op {
    name: "amomaxu.b",
    ident: "amomaxu_b",
    feature: 51,
    length: 32,
    value: 0xe000002f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T6BAD3588,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace a byte by the unsigned maximum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T03C33D23,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXU_H: Op = Op {
    name: "amomaxu.h",
    ident: "amomaxu_h",
    feature: 51,
    length: 32,
    value: 0xe000102f,
    mask: 0xf800707f,
    needs: Needs { any: &TFEE566DB },
    operands: &TCFFBDC0D,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T0F0979CD,
    flows: &T8E85D6DC,
    doc: info!("Atomically replace 16 bits by the unsigned maximum with the register"),
    origin: info!("spec/riscv/zatomic.yaml:14"),
    data: &T2554B84F,
    ..Op::DEFAULT
};
