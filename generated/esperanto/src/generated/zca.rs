//! Extension Zca: 37 instructions. compressed integer instructions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `c.addi4spn rdc, sp, uimm`: Address of a stack slot
        #[inline]
        pub fn c_addi4spn(rdc: Gpr, uimm: impl Into<Uimm10By4>) -> Inst {
            Inst {
                op: Opcode::CAddi4spn,
                args: [rdc as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.lw rdc, uimm(rs1c)`: Load 32 bits, sign-extended
        #[inline]
        pub fn c_lw(rdc: Gpr, uimm: impl Into<Uimm7By4>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CLw,
                args: [
                    rdc as Arg,
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
        /// `c.ld rdc, uimm(rs1c)`: Load 64 bits
        #[inline]
        pub fn c_ld(rdc: Gpr, uimm: impl Into<Uimm8By8>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CLd,
                args: [
                    rdc as Arg,
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
        /// `c.sw rs2c, uimm(rs1c)`: Store 32 bits
        #[inline]
        pub fn c_sw(rs2c: Gpr, uimm: impl Into<Uimm7By4>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSw,
                args: [
                    rs2c as Arg,
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
        /// `c.sd rs2c, uimm(rs1c)`: Store 64 bits
        #[inline]
        pub fn c_sd(rs2c: Gpr, uimm: impl Into<Uimm8By8>, rs1c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSd,
                args: [
                    rs2c as Arg,
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
        /// `c.nop< imm|>`: Nothing
        #[inline]
        pub fn c_nop(imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CNop,
                args: [imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.addi rds, imm`: Sum of a register and an immediate
        #[inline]
        pub fn c_addi(rds: Gpr, imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CAddi,
                args: [rds as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.jal imm`: Jump and keep the return address in ra
        #[inline]
        pub fn c_jal(imm: impl Into<Imm12By2>) -> Inst {
            Inst {
                op: Opcode::CJal,
                args: [imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.addiw rds, imm`: Sum of the low 32 bits and an immediate
        #[inline]
        pub fn c_addiw(rds: Gpr, imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CAddiw,
                args: [rds as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.li rd, imm`: Load a small constant
        #[inline]
        pub fn c_li(rd: Gpr, imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CLi,
                args: [rd as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.addi16sp sp, imm`: Move the stack pointer
        #[inline]
        pub fn c_addi16sp(imm: impl Into<Imm10By16>) -> Inst {
            Inst {
                op: Opcode::CAddi16sp,
                args: [imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.lui rd, imm`: Load a constant into bits 17..12
        #[inline]
        pub fn c_lui(rd: Gpr, imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CLui,
                args: [rd as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.srli<64 rdsc| rdsc, shamt>`: Logical right shift by a constant
        #[inline]
        pub fn c_srli_xlen32(rdsc: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::CSrliXlen32,
                args: [rdsc as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.srli<64 rdsc| rdsc, shamt>`: Logical right shift by a constant
        #[inline]
        pub fn c_srli(rdsc: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::CSrli,
                args: [rdsc as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.srai<64 rdsc| rdsc, shamt>`: Arithmetic right shift by a constant
        #[inline]
        pub fn c_srai_xlen32(rdsc: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::CSraiXlen32,
                args: [rdsc as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.srai<64 rdsc| rdsc, shamt>`: Arithmetic right shift by a constant
        #[inline]
        pub fn c_srai(rdsc: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::CSrai,
                args: [rdsc as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.andi rdsc, imm`: Bitwise and with an immediate
        #[inline]
        pub fn c_andi(rdsc: Gpr, imm: impl Into<Imm6>) -> Inst {
            Inst {
                op: Opcode::CAndi,
                args: [rdsc as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.sub rdsc, rs2c`: Difference of two registers
        #[inline]
        pub const fn c_sub(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSub,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.xor rdsc, rs2c`: Bitwise exclusive or of two registers
        #[inline]
        pub const fn c_xor(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CXor,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.or rdsc, rs2c`: Bitwise or of two registers
        #[inline]
        pub const fn c_or(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::COr,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.and rdsc, rs2c`: Bitwise and of two registers
        #[inline]
        pub const fn c_and(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CAnd,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.subw rdsc, rs2c`: 32-bit difference of two registers
        #[inline]
        pub const fn c_subw(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CSubw,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.addw rdsc, rs2c`: 32-bit sum of two registers
        #[inline]
        pub const fn c_addw(rdsc: Gpr, rs2c: Gpr) -> Inst {
            Inst {
                op: Opcode::CAddw,
                args: [rdsc as Arg, rs2c as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.j imm`: Jump
        #[inline]
        pub fn c_j(imm: impl Into<Imm12By2>) -> Inst {
            Inst {
                op: Opcode::CJ,
                args: [imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.beqz rs1c, imm`: Branch when zero
        #[inline]
        pub fn c_beqz(rs1c: Gpr, imm: impl Into<Imm9By2>) -> Inst {
            Inst {
                op: Opcode::CBeqz,
                args: [rs1c as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.bnez rs1c, imm`: Branch when not zero
        #[inline]
        pub fn c_bnez(rs1c: Gpr, imm: impl Into<Imm9By2>) -> Inst {
            Inst {
                op: Opcode::CBnez,
                args: [rs1c as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.slli<64 rds| rds, shamt>`: Left shift by a constant
        #[inline]
        pub fn c_slli_xlen32(rds: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::CSlliXlen32,
                args: [rds as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.slli<64 rds| rds, shamt>`: Left shift by a constant
        #[inline]
        pub fn c_slli(rds: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::CSlli,
                args: [rds as Arg, shamt.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.lwsp rd, uimm(sp)`: Load 32 bits from the stack
        #[inline]
        pub fn c_lwsp(rd: Gpr, uimm: impl Into<Uimm8By4>) -> Inst {
            Inst {
                op: Opcode::CLwsp,
                args: [rd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.ldsp rd, uimm(sp)`: Load 64 bits from the stack
        #[inline]
        pub fn c_ldsp(rd: Gpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CLdsp,
                args: [rd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.jr rs1nz`: Jump to a register
        #[inline]
        pub const fn c_jr(rs1nz: Gpr) -> Inst {
            Inst {
                op: Opcode::CJr,
                args: [rs1nz as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.mv rd, rs2nz`: Copy a register
        #[inline]
        pub const fn c_mv(rd: Gpr, rs2nz: Gpr) -> Inst {
            Inst {
                op: Opcode::CMv,
                args: [rd as Arg, rs2nz as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.ebreak`: Enter the debugger
        #[inline]
        pub const fn c_ebreak() -> Inst {
            Inst {
                op: Opcode::CEbreak,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.jalr rs1nz`: Jump to a register and keep the return address in ra
        #[inline]
        pub const fn c_jalr(rs1nz: Gpr) -> Inst {
            Inst {
                op: Opcode::CJalr,
                args: [rs1nz as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.add rds, rs2nz`: Sum of two registers
        #[inline]
        pub const fn c_add(rds: Gpr, rs2nz: Gpr) -> Inst {
            Inst {
                op: Opcode::CAdd,
                args: [rds as Arg, rs2nz as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.swsp rs2, uimm(sp)`: Store 32 bits on the stack
        #[inline]
        pub fn c_swsp(rs2: Gpr, uimm: impl Into<Uimm8By4>) -> Inst {
            Inst {
                op: Opcode::CSwsp,
                args: [rs2 as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `c.sdsp rs2, uimm(sp)`: Store 64 bits on the stack
        #[inline]
        pub fn c_sdsp(rs2: Gpr, uimm: impl Into<Uimm9By8>) -> Inst {
            Inst {
                op: Opcode::CSdsp,
                args: [rs2 as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const C_ADDI4SPN: Op = Op {
    name: "c.addi4spn",
    ident: "c_addi4spn",
    feature: 18,
    length: 16,
    value: 0x0,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T7D8C4FE5,
    templates: &TAF4A5691,
    is: Some(Is { op: 260, args: &T15C0D5EF }),
    has_semantics: true,
    registers: &T267E6575,
    flows: &T42B7485B,
    doc: info!("Address of a stack slot"),
    origin: info!("spec/riscv/c.yaml:30"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LW: Op = Op {
    name: "c.lw",
    ident: "c_lw",
    feature: 18,
    length: 16,
    value: 0x4000,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T5D588ABB,
    templates: &TE9897D59,
    is: Some(Is { op: 278, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load 32 bits, sign-extended"),
    origin: info!("spec/riscv/c.yaml:37"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LD: Op = Op {
    name: "c.ld",
    ident: "c_ld",
    feature: 18,
    length: 16,
    value: 0x6000,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &TC345495F,
    templates: &TE9897D59,
    is: Some(Is { op: 279, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load 64 bits"),
    origin: info!("spec/riscv/c.yaml:37"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SW: Op = Op {
    name: "c.sw",
    ident: "c_sw",
    feature: 18,
    length: 16,
    value: 0xc000,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T99DD6CAC,
    templates: &TE9897D59,
    is: Some(Is { op: 285, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T9BE8A06B,
    flows: &TA355812B,
    doc: info!("Store 32 bits"),
    origin: info!("spec/riscv/c.yaml:47"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SD: Op = Op {
    name: "c.sd",
    ident: "c_sd",
    feature: 18,
    length: 16,
    value: 0xe000,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &T33E92E9C,
    templates: &TE9897D59,
    is: Some(Is { op: 286, args: &TED2B4210 }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &TDC0D32B0,
    flows: &TA355812B,
    doc: info!("Store 64 bits"),
    origin: info!("spec/riscv/c.yaml:47"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_NOP: Op = Op {
    name: "c.nop",
    ident: "c_nop",
    feature: 18,
    length: 16,
    value: 0x1,
    mask: 0xef83,
    needs: Needs { any: &TE880F16F },
    operands: &T00C685E5,
    hint: Some(Expr::Bin(BinOp::Ne, &Expr::Operand(0), &Expr::Num(0))),
    templates: &T0246C71C,
    is: Some(Is { op: 260, args: &T400C67E9 }),
    has_semantics: true,
    doc: info!("Nothing"),
    origin: info!("spec/riscv/c.yaml:77"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ADDI: Op = Op {
    name: "c.addi",
    ident: "c_addi",
    feature: 18,
    length: 16,
    value: 0x1,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &TF8C8BE27,
    where_: &TAF5BC8E3,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
    templates: &TB855FCFF,
    is: Some(Is { op: 260, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T9025B991,
    flows: &TAB85D8CA,
    doc: info!("Sum of a register and an immediate"),
    origin: info!("spec/riscv/c.yaml:84"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_JAL: Op = Op {
    name: "c.jal",
    ident: "c_jal",
    feature: 18,
    length: 16,
    value: 0x2001,
    mask: 0xe003,
    needs: Needs { any: &TDD644739 },
    operands: &T3B6FE1E9,
    templates: &TDB893BFD,
    is: Some(Is { op: 295, args: &T681B0B58 }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    doc: info!("Jump and keep the return address in ra"),
    origin: info!("spec/riscv/c.yaml:92"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ADDIW: Op = Op {
    name: "c.addiw",
    ident: "c_addiw",
    feature: 18,
    length: 16,
    value: 0x2001,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &TF8C8BE27,
    where_: &TAF5BC8E3,
    templates: &TB855FCFF,
    is: Some(Is { op: 266, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T64B3ACC0,
    flows: &TAB85D8CA,
    doc: info!("Sum of the low 32 bits and an immediate"),
    origin: info!("spec/riscv/c.yaml:100"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LI: Op = Op {
    name: "c.li",
    ident: "c_li",
    feature: 18,
    length: 16,
    value: 0x4001,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T96CE46ED,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
    templates: &TB855FCFF,
    is: Some(Is { op: 260, args: &T087D11E5 }),
    has_semantics: true,
    registers: &TA4367AF1,
    doc: info!("Load a small constant"),
    origin: info!("spec/riscv/c.yaml:108"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ADDI16SP: Op = Op {
    name: "c.addi16sp",
    ident: "c_addi16sp",
    feature: 18,
    length: 16,
    value: 0x6101,
    mask: 0xef83,
    needs: Needs { any: &TE880F16F },
    operands: &T233644BD,
    templates: &T92831902,
    is: Some(Is { op: 260, args: &T3ADA37D5 }),
    has_semantics: true,
    registers: &T29BD87B0,
    flows: &TAB85D8CA,
    doc: info!("Move the stack pointer"),
    origin: info!("spec/riscv/c.yaml:115"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LUI: Op = Op {
    name: "c.lui",
    ident: "c_lui",
    feature: 18,
    length: 16,
    value: 0x6001,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &TD177362D,
    where_: &T38116A11,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
    templates: &TB855FCFF,
    is: Some(Is { op: 293, args: &T833D7C0E }),
    has_semantics: true,
    registers: &TA4367AF1,
    doc: info!("Load a constant into bits 17..12"),
    origin: info!("spec/riscv/c.yaml:122"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SRLI_XLEN32: Op = Op {
    name: "c.srli",
    ident: "c_srli_xlen32",
    feature: 18,
    length: 16,
    value: 0x8001,
    mask: 0xfc03,
    needs: Needs { any: &TDD644739 },
    operands: &TB0395792,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
    templates: &TD301DD09,
    is: Some(Is { op: 269, args: &TF6D20B2E }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD980FD41,
    doc: info!("Logical right shift by a constant"),
    origin: info!("spec/riscv/c.yaml:133"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SRLI: Op = Op {
    name: "c.srli",
    ident: "c_srli",
    feature: 18,
    length: 16,
    value: 0x8001,
    mask: 0xec03,
    needs: Needs { any: &TC54384EA },
    operands: &TCC31E3C8,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
    templates: &TD301DD09,
    is: Some(Is { op: 270, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T9025B991,
    flows: &TAB85D8CA,
    doc: info!("Logical right shift by a constant"),
    origin: info!("spec/riscv/c.yaml:133"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SRAI_XLEN32: Op = Op {
    name: "c.srai",
    ident: "c_srai_xlen32",
    feature: 18,
    length: 16,
    value: 0x8401,
    mask: 0xfc03,
    needs: Needs { any: &TDD644739 },
    operands: &TB0395792,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
    templates: &TD301DD09,
    is: Some(Is { op: 271, args: &TF6D20B2E }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD980FD41,
    doc: info!("Arithmetic right shift by a constant"),
    origin: info!("spec/riscv/c.yaml:133"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SRAI: Op = Op {
    name: "c.srai",
    ident: "c_srai",
    feature: 18,
    length: 16,
    value: 0x8401,
    mask: 0xec03,
    needs: Needs { any: &TC54384EA },
    operands: &TCC31E3C8,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0))),
    templates: &TD301DD09,
    is: Some(Is { op: 272, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T9025B991,
    flows: &TAB85D8CA,
    doc: info!("Arithmetic right shift by a constant"),
    origin: info!("spec/riscv/c.yaml:133"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ANDI: Op = Op {
    name: "c.andi",
    ident: "c_andi",
    feature: 18,
    length: 16,
    value: 0x8801,
    mask: 0xec03,
    needs: Needs { any: &TE880F16F },
    operands: &TD8D162AC,
    templates: &TB855FCFF,
    is: Some(Is { op: 265, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T9025B991,
    flows: &TAB85D8CA,
    doc: info!("Bitwise and with an immediate"),
    origin: info!("spec/riscv/c.yaml:147"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SUB: Op = Op {
    name: "c.sub",
    ident: "c_sub",
    feature: 18,
    length: 16,
    value: 0x8c01,
    mask: 0xfc63,
    needs: Needs { any: &TE880F16F },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 247, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &TC0B28D2D,
    flows: &T4B458B3E,
    doc: info!("Difference of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_XOR: Op = Op {
    name: "c.xor",
    ident: "c_xor",
    feature: 18,
    length: 16,
    value: 0x8c21,
    mask: 0xfc63,
    needs: Needs { any: &TE880F16F },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 257, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &TC0B28D2D,
    flows: &T4B458B3E,
    doc: info!("Bitwise exclusive or of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_OR: Op = Op {
    name: "c.or",
    ident: "c_or",
    feature: 18,
    length: 16,
    value: 0x8c41,
    mask: 0xfc63,
    needs: Needs { any: &TE880F16F },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 258, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &TC0B28D2D,
    flows: &T4B458B3E,
    doc: info!("Bitwise or of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_AND: Op = Op {
    name: "c.and",
    ident: "c_and",
    feature: 18,
    length: 16,
    value: 0x8c61,
    mask: 0xfc63,
    needs: Needs { any: &TE880F16F },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 259, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &TC0B28D2D,
    flows: &T4B458B3E,
    doc: info!("Bitwise and of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SUBW: Op = Op {
    name: "c.subw",
    ident: "c_subw",
    feature: 18,
    length: 16,
    value: 0x9c01,
    mask: 0xfc63,
    needs: Needs { any: &TC54384EA },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 248, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T45C9AC3F,
    flows: &T4B458B3E,
    doc: info!("32-bit difference of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ADDW: Op = Op {
    name: "c.addw",
    ident: "c_addw",
    feature: 18,
    length: 16,
    value: 0x9c21,
    mask: 0xfc63,
    needs: Needs { any: &TC54384EA },
    operands: &T8EBCB813,
    templates: &TB855FCFF,
    is: Some(Is { op: 246, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T45C9AC3F,
    flows: &T4B458B3E,
    doc: info!("32-bit sum of two registers"),
    origin: info!("spec/riscv/c.yaml:153"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_J: Op = Op {
    name: "c.j",
    ident: "c_j",
    feature: 18,
    length: 16,
    value: 0xa001,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T3B6FE1E9,
    templates: &TDB893BFD,
    is: Some(Is { op: 295, args: &TBF97C703 }),
    has_semantics: true,
    effects: Effects(0x30),
    doc: info!("Jump"),
    origin: info!("spec/riscv/c.yaml:168"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_BEQZ: Op = Op {
    name: "c.beqz",
    ident: "c_beqz",
    feature: 18,
    length: 16,
    value: 0xc001,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T12F93087,
    templates: &TB855FCFF,
    is: Some(Is { op: 287, args: &T087D11E5 }),
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T2779E0B1,
    flows: &TD483FB07,
    doc: info!("Branch when zero"),
    origin: info!("spec/riscv/c.yaml:175"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_BNEZ: Op = Op {
    name: "c.bnez",
    ident: "c_bnez",
    feature: 18,
    length: 16,
    value: 0xe001,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T12F93087,
    templates: &TB855FCFF,
    is: Some(Is { op: 288, args: &T087D11E5 }),
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T2779E0B1,
    flows: &TD483FB07,
    doc: info!("Branch when not zero"),
    origin: info!("spec/riscv/c.yaml:175"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SLLI_XLEN32: Op = Op {
    name: "c.slli",
    ident: "c_slli_xlen32",
    feature: 18,
    length: 16,
    value: 0x2,
    mask: 0xf003,
    needs: Needs { any: &TDD644739 },
    operands: &T1D0E41A5,
    hint: Some(
        Expr::Bin(
            BinOp::Or,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0)),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0)),
        ),
    ),
    templates: &TD301DD09,
    is: Some(Is { op: 267, args: &TF6D20B2E }),
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TD980FD41,
    doc: info!("Left shift by a constant"),
    origin: info!("spec/riscv/c.yaml:186"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SLLI: Op = Op {
    name: "c.slli",
    ident: "c_slli",
    feature: 18,
    length: 16,
    value: 0x2,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &T2F429813,
    hint: Some(
        Expr::Bin(
            BinOp::Or,
            &Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0)),
            &Expr::Bin(BinOp::Eq, &Expr::Operand(1), &Expr::Num(0)),
        ),
    ),
    templates: &TD301DD09,
    is: Some(Is { op: 268, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &T9025B991,
    flows: &TAB85D8CA,
    doc: info!("Left shift by a constant"),
    origin: info!("spec/riscv/c.yaml:186"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LWSP: Op = Op {
    name: "c.lwsp",
    ident: "c_lwsp",
    feature: 18,
    length: 16,
    value: 0x4002,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T97F68E44,
    where_: &TAF5BC8E3,
    templates: &TF4325286,
    is: Some(Is { op: 278, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &T267E6575,
    flows: &TD8866385,
    doc: info!("Load 32 bits from the stack"),
    origin: info!("spec/riscv/c.yaml:195"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_LDSP: Op = Op {
    name: "c.ldsp",
    ident: "c_ldsp",
    feature: 18,
    length: 16,
    value: 0x6002,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &T610B29A1,
    where_: &TAF5BC8E3,
    templates: &TF4325286,
    is: Some(Is { op: 279, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T267E6575,
    flows: &TD8866385,
    doc: info!("Load 64 bits from the stack"),
    origin: info!("spec/riscv/c.yaml:202"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_JR: Op = Op {
    name: "c.jr",
    ident: "c_jr",
    feature: 18,
    length: 16,
    value: 0x8002,
    mask: 0xf07f,
    needs: Needs { any: &TE880F16F },
    operands: &T77D07B72,
    templates: &TDB893BFD,
    is: Some(Is { op: 296, args: &T400C67E9 }),
    has_semantics: true,
    effects: Effects(0x2a0),
    registers: &T2779E0B1,
    flows: &TD483FB07,
    doc: info!("Jump to a register"),
    origin: info!("spec/riscv/c.yaml:224"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_MV: Op = Op {
    name: "c.mv",
    ident: "c_mv",
    feature: 18,
    length: 16,
    value: 0x8002,
    mask: 0xf003,
    needs: Needs { any: &TE880F16F },
    operands: &T455C68C8,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
    templates: &TB855FCFF,
    is: Some(Is { op: 260, args: &TC8C409DD }),
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Copy a register"),
    origin: info!("spec/riscv/c.yaml:230"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_EBREAK: Op = Op {
    name: "c.ebreak",
    ident: "c_ebreak",
    feature: 18,
    length: 16,
    value: 0x9002,
    mask: 0xffff,
    needs: Needs { any: &TE880F16F },
    templates: &TC2049D1D,
    is: Some(Is { op: 300, args: &[] }),
    has_semantics: true,
    effects: Effects(0x200),
    doc: info!("Enter the debugger"),
    origin: info!("spec/riscv/c.yaml:237"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_JALR: Op = Op {
    name: "c.jalr",
    ident: "c_jalr",
    feature: 18,
    length: 16,
    value: 0x9002,
    mask: 0xf07f,
    needs: Needs { any: &TE880F16F },
    operands: &T77D07B72,
    templates: &TDB893BFD,
    is: Some(Is { op: 296, args: &T799A0D42 }),
    has_semantics: true,
    effects: Effects(0x3b0),
    registers: &TACECE3B4,
    flows: &TD483FB07,
    doc: info!("Jump to a register and keep the return address in ra"),
    origin: info!("spec/riscv/c.yaml:242"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_ADD: Op = Op {
    name: "c.add",
    ident: "c_add",
    feature: 18,
    length: 16,
    value: 0x9002,
    mask: 0xf003,
    needs: Needs { any: &TE880F16F },
    operands: &TC9C28D0E,
    hint: Some(Expr::Bin(BinOp::Eq, &Expr::Operand(0), &Expr::Num(0))),
    templates: &TB855FCFF,
    is: Some(Is { op: 245, args: &TF6D20B2E }),
    has_semantics: true,
    registers: &TC0B28D2D,
    flows: &T4B458B3E,
    doc: info!("Sum of two registers"),
    origin: info!("spec/riscv/c.yaml:252"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SWSP: Op = Op {
    name: "c.swsp",
    ident: "c_swsp",
    feature: 18,
    length: 16,
    value: 0xc002,
    mask: 0xe003,
    needs: Needs { any: &TE880F16F },
    operands: &T6DAF5B69,
    templates: &TF4325286,
    is: Some(Is { op: 285, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T1ABB209E,
    flows: &TA355812B,
    doc: info!("Store 32 bits on the stack"),
    origin: info!("spec/riscv/c.yaml:260"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
pub(crate) const C_SDSP: Op = Op {
    name: "c.sdsp",
    ident: "c_sdsp",
    feature: 18,
    length: 16,
    value: 0xe002,
    mask: 0xe003,
    needs: Needs { any: &TC54384EA },
    operands: &T85987DBD,
    templates: &TF4325286,
    is: Some(Is { op: 286, args: &T9E19A6AB }),
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &T4ED7B4B5,
    flows: &TA355812B,
    doc: info!("Store 64 bits on the stack"),
    origin: info!("spec/riscv/c.yaml:266"),
    data: &T6773ED83,
    ..Op::DEFAULT
};
