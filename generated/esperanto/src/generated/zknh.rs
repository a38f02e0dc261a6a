//! Extension Zknh: 14 instructions. SHA-2
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `sha256sum0 rd, rs1`: SHA-256 big sigma 0
        #[inline]
        pub const fn sha256sum0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha256sum0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha256sum1 rd, rs1`: SHA-256 big sigma 1
        #[inline]
        pub const fn sha256sum1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha256sum1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha256sig0 rd, rs1`: SHA-256 small sigma 0
        #[inline]
        pub const fn sha256sig0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha256sig0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha256sig1 rd, rs1`: SHA-256 small sigma 1
        #[inline]
        pub const fn sha256sig1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha256sig1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sum0 rd, rs1`: SHA-512 big sigma 0
        #[inline]
        pub const fn sha512sum0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sum0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sum1 rd, rs1`: SHA-512 big sigma 1
        #[inline]
        pub const fn sha512sum1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sum1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig0 rd, rs1`: SHA-512 small sigma 0
        #[inline]
        pub const fn sha512sig0(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig0,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig1 rd, rs1`: SHA-512 small sigma 1
        #[inline]
        pub const fn sha512sig1(rd: Gpr, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig1,
                args: [rd as Arg, rs1 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sum0r rd, rs1, rs2`: SHA-512 big sigma 0, low half
        #[inline]
        pub const fn sha512sum0r(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sum0r,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sum1r rd, rs1, rs2`: SHA-512 big sigma 1, low half
        #[inline]
        pub const fn sha512sum1r(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sum1r,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig0l rd, rs1, rs2`: SHA-512 small sigma 0, low half
        #[inline]
        pub const fn sha512sig0l(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig0l,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig0h rd, rs1, rs2`: SHA-512 small sigma 0, high half
        #[inline]
        pub const fn sha512sig0h(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig0h,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig1l rd, rs1, rs2`: SHA-512 small sigma 1, low half
        #[inline]
        pub const fn sha512sig1l(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig1l,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sha512sig1h rd, rs1, rs2`: SHA-512 small sigma 1, high half
        #[inline]
        pub const fn sha512sig1h(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sha512sig1h,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const SHA256SUM0: Op = Op {
    name: "sha256sum0",
    ident: "sha256sum0",
    feature: 41,
    length: 32,
    value: 0x10001013,
    mask: 0xfff0707f,
    needs: Needs { any: &T49E9813D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-256 big sigma 0"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &TB9618423,
    ..Op::DEFAULT
};
pub(crate) const SHA256SUM1: Op = Op {
    name: "sha256sum1",
    ident: "sha256sum1",
    feature: 41,
    length: 32,
    value: 0x10101013,
    mask: 0xfff0707f,
    needs: Needs { any: &T49E9813D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-256 big sigma 1"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &T707C8164,
    ..Op::DEFAULT
};
pub(crate) const SHA256SIG0: Op = Op {
    name: "sha256sig0",
    ident: "sha256sig0",
    feature: 41,
    length: 32,
    value: 0x10201013,
    mask: 0xfff0707f,
    needs: Needs { any: &T49E9813D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-256 small sigma 0"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &T1614EDF1,
    ..Op::DEFAULT
};
pub(crate) const SHA256SIG1: Op = Op {
    name: "sha256sig1",
    ident: "sha256sig1",
    feature: 41,
    length: 32,
    value: 0x10301013,
    mask: 0xfff0707f,
    needs: Needs { any: &T49E9813D },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-256 small sigma 1"),
    origin: info!("spec/riscv/zk.yaml:85"),
    data: &T49FC3D85,
    ..Op::DEFAULT
};
pub(crate) const SHA512SUM0: Op = Op {
    name: "sha512sum0",
    ident: "sha512sum0",
    feature: 41,
    length: 32,
    value: 0x10401013,
    mask: 0xfff0707f,
    needs: Needs { any: &T7C946508 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-512 big sigma 0"),
    origin: info!("spec/riscv/zk.yaml:104"),
    data: &TCB58009A,
    ..Op::DEFAULT
};
pub(crate) const SHA512SUM1: Op = Op {
    name: "sha512sum1",
    ident: "sha512sum1",
    feature: 41,
    length: 32,
    value: 0x10501013,
    mask: 0xfff0707f,
    needs: Needs { any: &T7C946508 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-512 big sigma 1"),
    origin: info!("spec/riscv/zk.yaml:104"),
    data: &T47B915CC,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG0: Op = Op {
    name: "sha512sig0",
    ident: "sha512sig0",
    feature: 41,
    length: 32,
    value: 0x10601013,
    mask: 0xfff0707f,
    needs: Needs { any: &T7C946508 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-512 small sigma 0"),
    origin: info!("spec/riscv/zk.yaml:104"),
    data: &T276A375F,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG1: Op = Op {
    name: "sha512sig1",
    ident: "sha512sig1",
    feature: 41,
    length: 32,
    value: 0x10701013,
    mask: 0xfff0707f,
    needs: Needs { any: &T7C946508 },
    operands: &TF95AE89B,
    templates: &TB855FCFF,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("SHA-512 small sigma 1"),
    origin: info!("spec/riscv/zk.yaml:104"),
    data: &TA03E03F0,
    ..Op::DEFAULT
};
pub(crate) const SHA512SUM0R: Op = Op {
    name: "sha512sum0r",
    ident: "sha512sum0r",
    feature: 41,
    length: 32,
    value: 0x50000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 big sigma 0, low half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &T8147A251,
    ..Op::DEFAULT
};
pub(crate) const SHA512SUM1R: Op = Op {
    name: "sha512sum1r",
    ident: "sha512sum1r",
    feature: 41,
    length: 32,
    value: 0x52000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 big sigma 1, low half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &T2FCB3E83,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG0L: Op = Op {
    name: "sha512sig0l",
    ident: "sha512sig0l",
    feature: 41,
    length: 32,
    value: 0x54000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 small sigma 0, low half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &TFA4032AA,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG0H: Op = Op {
    name: "sha512sig0h",
    ident: "sha512sig0h",
    feature: 41,
    length: 32,
    value: 0x5c000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 small sigma 0, high half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &TE37F157C,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG1L: Op = Op {
    name: "sha512sig1l",
    ident: "sha512sig1l",
    feature: 41,
    length: 32,
    value: 0x56000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 small sigma 1, low half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &T7E8A75A5,
    ..Op::DEFAULT
};
pub(crate) const SHA512SIG1H: Op = Op {
    name: "sha512sig1h",
    ident: "sha512sig1h",
    feature: 41,
    length: 32,
    value: 0x5e000033,
    mask: 0xfe00707f,
    needs: Needs { any: &T6A2347B3 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &T4264E2B7,
    doc: info!("SHA-512 small sigma 1, high half"),
    origin: info!("spec/riscv/zk.yaml:120"),
    data: &TCE24D2FD,
    ..Op::DEFAULT
};
