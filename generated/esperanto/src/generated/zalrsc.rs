//! Extension Zalrsc: 4 instructions. load-reserved and store-conditional
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `lr.waqrl rd, (rs1)`: Load and reserve
        #[inline]
        pub const fn lr_w(aqrl: Order, rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::LrW,
                args: [aqrl as Arg, rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `lr.daqrl rd, (rs1)`: Load and reserve
        #[inline]
        pub const fn lr_d(aqrl: Order, rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::LrD,
                args: [aqrl as Arg, rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sc.waqrl rd, rs2, (rs1)`: Store if the reservation still holds; 0 on success
        #[inline]
        pub const fn sc_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::ScW,
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
        /// `sc.daqrl rd, rs2, (rs1)`: Store if the reservation still holds; 0 on success
        #[inline]
        pub const fn sc_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::ScD,
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
pub(crate) const LR_W: Op = Op {
    name: "lr.w",
    ident: "lr_w",
    feature: 11,
    length: 32,
    value: 0x1000202f,
    mask: 0xf9f0707f,
    needs: Needs { any: &TCEB179FB },
    operands: &T25C84DBE,
    templates: &T5FCB6A4E,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9654B02D,
    doc: info!("Load and reserve"),
    origin: info!("spec/riscv/a.yaml:54"),
    data: &T1B59D0F2,
    ..Op::DEFAULT
};
pub(crate) const LR_D: Op = Op {
    name: "lr.d",
    ident: "lr_d",
    feature: 11,
    length: 32,
    value: 0x1000302f,
    mask: 0xf9f0707f,
    needs: Needs { any: &T6BD89046 },
    operands: &T25C84DBE,
    templates: &T5FCB6A4E,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T9654B02D,
    doc: info!("Load and reserve"),
    origin: info!("spec/riscv/a.yaml:54"),
    data: &T344B78C6,
    ..Op::DEFAULT
};
pub(crate) const SC_W: Op = Op {
    name: "sc.w",
    ident: "sc_w",
    feature: 11,
    length: 32,
    value: 0x1800202f,
    mask: 0xf800707f,
    needs: Needs { any: &TCEB179FB },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Store if the reservation still holds; 0 on success"),
    origin: info!("spec/riscv/a.yaml:74"),
    data: &T2FE25836,
    ..Op::DEFAULT
};
pub(crate) const SC_D: Op = Op {
    name: "sc.d",
    ident: "sc_d",
    feature: 11,
    length: 32,
    value: 0x1800302f,
    mask: 0xf800707f,
    needs: Needs { any: &T6BD89046 },
    operands: &TBB70BD3D,
    templates: &T85E402D3,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T49CAEFE6,
    doc: info!("Store if the reservation still holds; 0 on success"),
    origin: info!("spec/riscv/a.yaml:74"),
    data: &T635EDF2A,
    ..Op::DEFAULT
};
