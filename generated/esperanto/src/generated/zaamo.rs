//! Extension Zaamo: 18 instructions. atomic read-modify-write
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `amoswap.waqrl rd, rs2, (rs1)`: Atomically replace memory by the register
        #[inline]
        pub const fn amoswap_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoswap.daqrl rd, rs2, (rs1)`: Atomically replace memory by the register
        #[inline]
        pub const fn amoswap_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoswapD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoadd.waqrl rd, rs2, (rs1)`: Atomically replace memory by its sum with the register
        #[inline]
        pub const fn amoadd_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoadd.daqrl rd, rs2, (rs1)`: Atomically replace memory by its sum with the register
        #[inline]
        pub const fn amoadd_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoaddD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoxor.waqrl rd, rs2, (rs1)`: Atomically replace memory by its exclusive or with the register
        #[inline]
        pub const fn amoxor_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoxor.daqrl rd, rs2, (rs1)`: Atomically replace memory by its exclusive or with the register
        #[inline]
        pub const fn amoxor_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoxorD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoand.waqrl rd, rs2, (rs1)`: Atomically replace memory by its bitwise and with the register
        #[inline]
        pub const fn amoand_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoand.daqrl rd, rs2, (rs1)`: Atomically replace memory by its bitwise and with the register
        #[inline]
        pub const fn amoand_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoandD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoor.waqrl rd, rs2, (rs1)`: Atomically replace memory by its bitwise or with the register
        #[inline]
        pub const fn amoor_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amoor.daqrl rd, rs2, (rs1)`: Atomically replace memory by its bitwise or with the register
        #[inline]
        pub const fn amoor_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmoorD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomin.waqrl rd, rs2, (rs1)`: Atomically replace memory by the signed minimum with the register
        #[inline]
        pub const fn amomin_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomin.daqrl rd, rs2, (rs1)`: Atomically replace memory by the signed minimum with the register
        #[inline]
        pub const fn amomin_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomax.waqrl rd, rs2, (rs1)`: Atomically replace memory by the signed maximum with the register
        #[inline]
        pub const fn amomax_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomax.daqrl rd, rs2, (rs1)`: Atomically replace memory by the signed maximum with the register
        #[inline]
        pub const fn amomax_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amominu.waqrl rd, rs2, (rs1)`: Atomically replace memory by the unsigned minimum with the register
        #[inline]
        pub const fn amominu_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominuW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amominu.daqrl rd, rs2, (rs1)`: Atomically replace memory by the unsigned minimum with the register
        #[inline]
        pub const fn amominu_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmominuD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomaxu.waqrl rd, rs2, (rs1)`: Atomically replace memory by the unsigned maximum with the register
        #[inline]
        pub const fn amomaxu_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxuW,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
        /// `amomaxu.daqrl rd, rs2, (rs1)`: Atomically replace memory by the unsigned maximum with the register
        #[inline]
        pub const fn amomaxu_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmomaxuD,
                args: [
                    aqrl as Arg,
                    rd as Arg,
                    rs2 as Arg,
                    rs1 as Arg,
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
    }
}
pub(crate) const AMOSWAP_W: Op = Op {
    name: "amoswap.w",
    ident: "amoswap_w",
    feature: 12,
    length: 32,
    value: 0x800202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TEC5F6A47,
    ..Op::DEFAULT
};
pub(crate) const AMOSWAP_D: Op = Op {
    name: "amoswap.d",
    ident: "amoswap_d",
    feature: 12,
    length: 32,
    value: 0x800302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TB357C417,
    ..Op::DEFAULT
};
pub(crate) const AMOADD_W: Op = Op {
    name: "amoadd.w",
    ident: "amoadd_w",
    feature: 12,
    length: 32,
    value: 0x202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its sum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TBC1389FB,
    ..Op::DEFAULT
};
pub(crate) const AMOADD_D: Op = Op {
    name: "amoadd.d",
    ident: "amoadd_d",
    feature: 12,
    length: 32,
    value: 0x302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its sum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T1AD27D8B,
    ..Op::DEFAULT
};
pub(crate) const AMOXOR_W: Op = Op {
    name: "amoxor.w",
    ident: "amoxor_w",
    feature: 12,
    length: 32,
    value: 0x2000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its exclusive or with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TE43C0DF6,
    ..Op::DEFAULT
};
pub(crate) const AMOXOR_D: Op = Op {
    name: "amoxor.d",
    ident: "amoxor_d",
    feature: 12,
    length: 32,
    value: 0x2000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its exclusive or with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TB31B61A6,
    ..Op::DEFAULT
};
pub(crate) const AMOAND_W: Op = Op {
    name: "amoand.w",
    ident: "amoand_w",
    feature: 12,
    length: 32,
    value: 0x6000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its bitwise and with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TA5FE659E,
    ..Op::DEFAULT
};
pub(crate) const AMOAND_D: Op = Op {
    name: "amoand.d",
    ident: "amoand_d",
    feature: 12,
    length: 32,
    value: 0x6000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its bitwise and with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T74D4B42E,
    ..Op::DEFAULT
};
pub(crate) const AMOOR_W: Op = Op {
    name: "amoor.w",
    ident: "amoor_w",
    feature: 12,
    length: 32,
    value: 0x4000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its bitwise or with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T6FA0DEFC,
    ..Op::DEFAULT
};
pub(crate) const AMOOR_D: Op = Op {
    name: "amoor.d",
    ident: "amoor_d",
    feature: 12,
    length: 32,
    value: 0x4000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by its bitwise or with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TFD2BCAEC,
    ..Op::DEFAULT
};
pub(crate) const AMOMIN_W: Op = Op {
    name: "amomin.w",
    ident: "amomin_w",
    feature: 12,
    length: 32,
    value: 0x8000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the signed minimum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TA0D0B397,
    ..Op::DEFAULT
};
pub(crate) const AMOMIN_D: Op = Op {
    name: "amomin.d",
    ident: "amomin_d",
    feature: 12,
    length: 32,
    value: 0x8000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the signed minimum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TF5442FE7,
    ..Op::DEFAULT
};
pub(crate) const AMOMAX_W: Op = Op {
    name: "amomax.w",
    ident: "amomax_w",
    feature: 12,
    length: 32,
    value: 0xa000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the signed maximum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T5426801D,
    ..Op::DEFAULT
};
pub(crate) const AMOMAX_D: Op = Op {
    name: "amomax.d",
    ident: "amomax_d",
    feature: 12,
    length: 32,
    value: 0xa000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the signed maximum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T5B6FBACD,
    ..Op::DEFAULT
};
pub(crate) const AMOMINU_W: Op = Op {
    name: "amominu.w",
    ident: "amominu_w",
    feature: 12,
    length: 32,
    value: 0xc000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the unsigned minimum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T8C7C8889,
    ..Op::DEFAULT
};
pub(crate) const AMOMINU_D: Op = Op {
    name: "amominu.d",
    ident: "amominu_d",
    feature: 12,
    length: 32,
    value: 0xc000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the unsigned minimum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TBEB6CA59,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXU_W: Op = Op {
    name: "amomaxu.w",
    ident: "amomaxu_w",
    feature: 12,
    length: 32,
    value: 0xe000202f,
    mask: 0xf800707f,
    needs: Needs { any: &T0ECFBAA0 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the unsigned maximum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &T9E239273,
    ..Op::DEFAULT
};
pub(crate) const AMOMAXU_D: Op = Op {
    name: "amomaxu.d",
    ident: "amomaxu_d",
    feature: 12,
    length: 32,
    value: 0xe000302f,
    mask: 0xf800707f,
    needs: Needs { any: &TF81EDE75 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Atomically replace memory by the unsigned maximum with the register"),
    origin: info!("spec/riscv/a.yaml:25"),
    data: &TC3C52C23,
    ..Op::DEFAULT
};
