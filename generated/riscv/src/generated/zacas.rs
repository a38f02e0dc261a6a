//! Extension Zacas: 6 instructions. atomic compare and swap
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `amocas.baqrl rd, rs2, (rs1)`: Store 8 bits where memory equals the destination, which gets the old value
        #[inline]
        pub const fn amocas_b(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocasB,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amocas.haqrl rd, rs2, (rs1)`: Store 16 bits where memory equals the destination, which gets the old value
        #[inline]
        pub const fn amocas_h(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocasH,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amocas.waqrl rd, rs2, (rs1)`: Store 32 bits where memory equals the destination, which gets the old value
        #[inline]
        pub const fn amocas_w(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocasW,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amocas.daqrl rd, rs2, (rs1)`: Store 64 bits where memory equals the destination, which gets the old value
        #[inline]
        pub const fn amocas_d(aqrl: Order, rd: Gpr, rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocasD,
                args: [aqrl as Arg, rd as Arg, rs2 as Arg, rs1 as Arg, 0],
            }
        }
        /// `amocas.daqrl rdp, rs2p, (rs1)`: Store 64 bits of a register pair where memory equals the destination pair, which gets the old value
        #[inline]
        pub const fn amocas_d_xlen32(
            aqrl: Order,
            rdp: Gpr,
            rs2p: Gpr,
            rs1: Gpr,
        ) -> Inst {
            Inst {
                op: Opcode::AmocasDXlen32,
                args: [aqrl as Arg, rdp as Arg, rs2p as Arg, rs1 as Arg, 0],
            }
        }
        /// `amocas.qaqrl rdp, rs2p, (rs1)`: Store 128 bits of a register pair where memory equals the destination pair, which gets the old value
        #[inline]
        pub const fn amocas_q(aqrl: Order, rdp: Gpr, rs2p: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::AmocasQ,
                args: [aqrl as Arg, rdp as Arg, rs2p as Arg, rs1 as Arg, 0],
            }
        }
    }
}
pub(crate) const AMOCAS_B: Op = Op {
    name: "amocas.b",
    ident: "amocas_b",
    feature: 52,
    length: 32,
    value: 0x2800002f,
    mask: 0xf800707f,
    needs: Needs { any: &T5D3B6DD0 },
    operands: &T93C815C0,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(1),
    registers: &T2ED475E0,
    flows: &T722F039C,
    doc: info!(
        "Store 8 bits where memory equals the destination, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:42"),
    data: &T7C6984F4,
    ..Op::DEFAULT
};
pub(crate) const AMOCAS_H: Op = Op {
    name: "amocas.h",
    ident: "amocas_h",
    feature: 52,
    length: 32,
    value: 0x2800102f,
    mask: 0xf800707f,
    needs: Needs { any: &T5D3B6DD0 },
    operands: &T93C815C0,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(2),
    registers: &T8F42DCAE,
    flows: &T722F039C,
    doc: info!(
        "Store 16 bits where memory equals the destination, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:42"),
    data: &T0DAD8755,
    ..Op::DEFAULT
};
pub(crate) const AMOCAS_W: Op = Op {
    name: "amocas.w",
    ident: "amocas_w",
    feature: 52,
    length: 32,
    value: 0x2800202f,
    mask: 0xf800707f,
    needs: Needs { any: &T883FF5D8 },
    operands: &T93C815C0,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &T57EE7B92,
    flows: &T722F039C,
    doc: info!(
        "Store 32 bits where memory equals the destination, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:42"),
    data: &T4137ECF7,
    ..Op::DEFAULT
};
pub(crate) const AMOCAS_D: Op = Op {
    name: "amocas.d",
    ident: "amocas_d",
    feature: 52,
    length: 32,
    value: 0x2800302f,
    mask: 0xf800707f,
    needs: Needs { any: &T2490ABEE },
    operands: &T93C815C0,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &TE84F0580,
    flows: &T722F039C,
    doc: info!(
        "Store 64 bits where memory equals the destination, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:42"),
    data: &T647FAF4B,
    ..Op::DEFAULT
};
pub(crate) const AMOCAS_D_XLEN32: Op = Op {
    name: "amocas.d",
    ident: "amocas_d_xlen32",
    feature: 52,
    length: 32,
    value: 0x2800302f,
    mask: 0xf800707f,
    needs: Needs { any: &T611AB1CD },
    operands: &T4ADD56FC,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(4),
    registers: &T2A1ADE2F,
    flows: &TF1F12CA8,
    doc: info!(
        "Store 64 bits of a register pair where memory equals the destination pair, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:61"),
    data: &TA1094F2B,
    ..Op::DEFAULT
};
pub(crate) const AMOCAS_Q: Op = Op {
    name: "amocas.q",
    ident: "amocas_q",
    feature: 52,
    length: 32,
    value: 0x2800402f,
    mask: 0xf800707f,
    needs: Needs { any: &T2490ABEE },
    operands: &T4ADD56FC,
    templates: &T85E402D3,
    has_semantics: true,
    effects: Effects(0x203),
    access: AccessSize::Bytes(8),
    registers: &T0D12D943,
    flows: &TF1F12CA8,
    doc: info!(
        "Store 128 bits of a register pair where memory equals the destination pair, which gets the old value"
    ),
    origin: info!("spec/riscv/zatomic.yaml:61"),
    data: &TA1094F2B,
    ..Op::DEFAULT
};
