//! Extension Zbkb: 6 instructions. bit manipulation for cryptography
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `pack rd, rs1, rs2`: Low halves of both registers
        #[inline]
        pub const fn pack(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Pack,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `packh rd, rs1, rs2`: Low bytes of both registers
        #[inline]
        pub const fn packh(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Packh,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `brev8 rd, rs1`: Reverse the bits of each byte
        #[inline]
        pub const fn brev8(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Brev8,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `zip rd, rs1`: Lower half to even bits, upper half to odd bits
        #[inline]
        pub const fn zip(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Zip,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `unzip rd, rs1`: Even bits to the lower half, odd bits to the upper half
        #[inline]
        pub const fn unzip(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Unzip,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `packw rd, rs1, rs2`: Low 16 bits of both registers, sign-extended
        #[inline]
        pub const fn packw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Packw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const PACK: Op = Op {
    name: "pack",
    ident: "pack",
    feature: 36,
    length: 32,
    value: 0x8004033,
    mask: 0xfe00707f,
    needs: Needs { any: &T9E554D08 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Low halves of both registers"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &TBA244DCB,
    ..Op::DEFAULT
};
pub(crate) const PACKH: Op = Op {
    name: "packh",
    ident: "packh",
    feature: 36,
    length: 32,
    value: 0x8007033,
    mask: 0xfe00707f,
    needs: Needs { any: &T9E554D08 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Low bytes of both registers"),
    origin: info!("spec/riscv/zb.yaml:11"),
    data: &T10B99B3D,
    ..Op::DEFAULT
};
pub(crate) const BREV8: Op = Op {
    name: "brev8",
    ident: "brev8",
    feature: 36,
    length: 32,
    value: 0x68705013,
    mask: 0xfff0707f,
    needs: Needs { any: &T9E554D08 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Reverse the bits of each byte"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T37EBC783,
    ..Op::DEFAULT
};
pub(crate) const ZIP: Op = Op {
    name: "zip",
    ident: "zip",
    feature: 36,
    length: 32,
    value: 0x8f01013,
    mask: 0xfff0707f,
    needs: Needs { any: &TA5FE8FDE },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Lower half to even bits, upper half to odd bits"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T4E60E8B9,
    ..Op::DEFAULT
};
pub(crate) const UNZIP: Op = Op {
    name: "unzip",
    ident: "unzip",
    feature: 36,
    length: 32,
    value: 0x8f05013,
    mask: 0xfff0707f,
    needs: Needs { any: &TA5FE8FDE },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Even bits to the lower half, odd bits to the upper half"),
    origin: info!("spec/riscv/zb.yaml:174"),
    data: &T5AEAFF64,
    ..Op::DEFAULT
};
pub(crate) const PACKW: Op = Op {
    name: "packw",
    ident: "packw",
    feature: 36,
    length: 32,
    value: 0x800403b,
    mask: 0xfe00707f,
    needs: Needs { any: &T6BAA693D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("Low 16 bits of both registers, sign-extended"),
    origin: info!("spec/riscv/zb.yaml:208"),
    data: &T23375B36,
    ..Op::DEFAULT
};
