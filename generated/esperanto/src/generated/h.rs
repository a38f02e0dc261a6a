//! Extension H: 17 instructions. hypervisor
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `hfence.vvma rs1, rs2`: Order stores to guest page tables before later translations
        #[inline]
        pub const fn hfence_vvma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::HfenceVvma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hfence.gvma rs1, rs2`: Order stores to guest-physical page tables before later translations
        #[inline]
        pub const fn hfence_gvma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::HfenceGvma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hinval.vvma rs1, rs2`: Order stores to guest page tables before translations behind the next sfence.inval.ir
        #[inline]
        pub const fn hinval_vvma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::HinvalVvma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hinval.gvma rs1, rs2`: Order stores to guest-physical page tables before translations behind the next sfence.inval.ir
        #[inline]
        pub const fn hinval_gvma(rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::HinvalGvma,
                args: [rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.b rd, (rs1)`: Load a byte, sign-extended, as the guest would
        #[inline]
        pub const fn hlv_b(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvB,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.bu rd, (rs1)`: Load a byte, zero-extended, as the guest would
        #[inline]
        pub const fn hlv_bu(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvBu,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.h rd, (rs1)`: Load 16 bits, sign-extended, as the guest would
        #[inline]
        pub const fn hlv_h(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvH,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.hu rd, (rs1)`: Load 16 bits, zero-extended, as the guest would
        #[inline]
        pub const fn hlv_hu(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvHu,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlvx.hu rd, (rs1)`: Load 16 executable bits, zero-extended, as the guest would
        #[inline]
        pub const fn hlvx_hu(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvxHu,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.w rd, (rs1)`: Load 32 bits, sign-extended, as the guest would
        #[inline]
        pub const fn hlv_w(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvW,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.wu rd, (rs1)`: Load 32 bits, zero-extended, as the guest would
        #[inline]
        pub const fn hlv_wu(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvWu,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlvx.wu rd, (rs1)`: Load 32 executable bits, zero-extended, as the guest would
        #[inline]
        pub const fn hlvx_wu(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvxWu,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hlv.d rd, (rs1)`: Load 64 bits as the guest would
        #[inline]
        pub const fn hlv_d(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HlvD,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hsv.b rs2, (rs1)`: Store a byte as the guest would
        #[inline]
        pub const fn hsv_b(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HsvB,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hsv.h rs2, (rs1)`: Store 16 bits as the guest would
        #[inline]
        pub const fn hsv_h(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HsvH,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hsv.w rs2, (rs1)`: Store 32 bits as the guest would
        #[inline]
        pub const fn hsv_w(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HsvW,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `hsv.d rs2, (rs1)`: Store 64 bits as the guest would
        #[inline]
        pub const fn hsv_d(rs2: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::HsvD,
                args: [rs2 as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const HFENCE_VVMA: Op = Op {
    name: "hfence.vvma",
    ident: "hfence_vvma",
    feature: 26,
    length: 32,
    value: 0x22000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T152C8BEF },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Order stores to guest page tables before later translations"),
    origin: info!("spec/riscv/sys.yaml:98"),
    ..Op::DEFAULT
};
pub(crate) const HFENCE_GVMA: Op = Op {
    name: "hfence.gvma",
    ident: "hfence_gvma",
    feature: 26,
    length: 32,
    value: 0x62000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T152C8BEF },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Order stores to guest-physical page tables before later translations"),
    origin: info!("spec/riscv/sys.yaml:98"),
    ..Op::DEFAULT
};
pub(crate) const HINVAL_VVMA: Op = Op {
    name: "hinval.vvma",
    ident: "hinval_vvma",
    feature: 26,
    length: 32,
    value: 0x26000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T52BBA190 },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!(
        "Order stores to guest page tables before translations behind the next sfence.inval.ir"
    ),
    origin: info!("spec/riscv/sys.yaml:98"),
    ..Op::DEFAULT
};
pub(crate) const HINVAL_GVMA: Op = Op {
    name: "hinval.gvma",
    ident: "hinval_gvma",
    feature: 26,
    length: 32,
    value: 0x66000073,
    mask: 0xfe007fff,
    needs: Needs { any: &T52BBA190 },
    operands: &TE28C39FA,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!(
        "Order stores to guest-physical page tables before translations behind the next sfence.inval.ir"
    ),
    origin: info!("spec/riscv/sys.yaml:98"),
    ..Op::DEFAULT
};
pub(crate) const HLV_B: Op = Op {
    name: "hlv.b",
    ident: "hlv_b",
    feature: 26,
    length: 32,
    value: 0x60004073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load a byte, sign-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_BU: Op = Op {
    name: "hlv.bu",
    ident: "hlv_bu",
    feature: 26,
    length: 32,
    value: 0x60104073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load a byte, zero-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_H: Op = Op {
    name: "hlv.h",
    ident: "hlv_h",
    feature: 26,
    length: 32,
    value: 0x64004073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 16 bits, sign-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_HU: Op = Op {
    name: "hlv.hu",
    ident: "hlv_hu",
    feature: 26,
    length: 32,
    value: 0x64104073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 16 bits, zero-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLVX_HU: Op = Op {
    name: "hlvx.hu",
    ident: "hlvx_hu",
    feature: 26,
    length: 32,
    value: 0x64304073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 16 executable bits, zero-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_W: Op = Op {
    name: "hlv.w",
    ident: "hlv_w",
    feature: 26,
    length: 32,
    value: 0x68004073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 32 bits, sign-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_WU: Op = Op {
    name: "hlv.wu",
    ident: "hlv_wu",
    feature: 26,
    length: 32,
    value: 0x68104073,
    mask: 0xfff0707f,
    needs: Needs { any: &TF1EF1F6A },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 32 bits, zero-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLVX_WU: Op = Op {
    name: "hlvx.wu",
    ident: "hlvx_wu",
    feature: 26,
    length: 32,
    value: 0x68304073,
    mask: 0xfff0707f,
    needs: Needs { any: &T152C8BEF },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 32 executable bits, zero-extended, as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HLV_D: Op = Op {
    name: "hlv.d",
    ident: "hlv_d",
    feature: 26,
    length: 32,
    value: 0x6c004073,
    mask: 0xfff0707f,
    needs: Needs { any: &TF1EF1F6A },
    operands: &TF95AE89B,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Load 64 bits as the guest would"),
    origin: info!("spec/riscv/sys.yaml:109"),
    ..Op::DEFAULT
};
pub(crate) const HSV_B: Op = Op {
    name: "hsv.b",
    ident: "hsv_b",
    feature: 26,
    length: 32,
    value: 0x62004073,
    mask: 0xfe007fff,
    needs: Needs { any: &T152C8BEF },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Store a byte as the guest would"),
    origin: info!("spec/riscv/sys.yaml:125"),
    ..Op::DEFAULT
};
pub(crate) const HSV_H: Op = Op {
    name: "hsv.h",
    ident: "hsv_h",
    feature: 26,
    length: 32,
    value: 0x66004073,
    mask: 0xfe007fff,
    needs: Needs { any: &T152C8BEF },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Store 16 bits as the guest would"),
    origin: info!("spec/riscv/sys.yaml:125"),
    ..Op::DEFAULT
};
pub(crate) const HSV_W: Op = Op {
    name: "hsv.w",
    ident: "hsv_w",
    feature: 26,
    length: 32,
    value: 0x6a004073,
    mask: 0xfe007fff,
    needs: Needs { any: &T152C8BEF },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Store 32 bits as the guest would"),
    origin: info!("spec/riscv/sys.yaml:125"),
    ..Op::DEFAULT
};
pub(crate) const HSV_D: Op = Op {
    name: "hsv.d",
    ident: "hsv_d",
    feature: 26,
    length: 32,
    value: 0x6e004073,
    mask: 0xfe007fff,
    needs: Needs { any: &TF1EF1F6A },
    operands: &TACB1FEE6,
    templates: &TB8C70622,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TE0EF24D9,
    doc: info!("Store 64 bits as the guest would"),
    origin: info!("spec/riscv/sys.yaml:125"),
    ..Op::DEFAULT
};
