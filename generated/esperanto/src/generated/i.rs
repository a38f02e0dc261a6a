//! Extension I: 56 instructions. base integer instructions
use crate::tables::*;
use onespec_core::isa::*;
mod constructors {
    use crate::*;
    #[allow(clippy::too_many_arguments)]
    impl Inst {
        /// `add rd, rs1, rs2`: Sum of two registers
        #[inline]
        pub const fn add(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Add,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `addw rd, rs1, rs2`: Sum of two registers, low 32 bits sign-extended
        #[inline]
        pub const fn addw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Addw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sub rd, rs1, rs2`: Difference of two registers
        #[inline]
        pub const fn sub(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sub,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `subw rd, rs1, rs2`: Difference of two registers, low 32 bits sign-extended
        #[inline]
        pub const fn subw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Subw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sll rd, rs1, rs2`: Left shift of two registers
        #[inline]
        pub const fn sll(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sll,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sllw rd, rs1, rs2`: Left shift of two registers, low 32 bits sign-extended
        #[inline]
        pub const fn sllw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sllw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `srl rd, rs1, rs2`: Logical right shift of two registers
        #[inline]
        pub const fn srl(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Srl,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `srlw rd, rs1, rs2`: Logical right shift of two registers, low 32 bits sign-extended
        #[inline]
        pub const fn srlw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Srlw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sra rd, rs1, rs2`: Arithmetic right shift of two registers
        #[inline]
        pub const fn sra(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sra,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sraw rd, rs1, rs2`: Arithmetic right shift of two registers, low 32 bits sign-extended
        #[inline]
        pub const fn sraw(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sraw,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `slt rd, rs1, rs2`: Signed less-than (0 or 1) of two registers
        #[inline]
        pub const fn slt(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Slt,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `sltu rd, rs1, rs2`: Unsigned less-than (0 or 1) of two registers
        #[inline]
        pub const fn sltu(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Sltu,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `xor rd, rs1, rs2`: Bitwise exclusive or of two registers
        #[inline]
        pub const fn xor(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Xor,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `or rd, rs1, rs2`: Bitwise or of two registers
        #[inline]
        pub const fn or(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::Or,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `and rd, rs1, rs2`: Bitwise and of two registers
        #[inline]
        pub const fn and(rd: Gpr, rs1: Gpr, rs2: Gpr) -> Inst {
            Inst {
                op: Opcode::And,
                args: [rd as Arg, rs1 as Arg, rs2 as Arg, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `addi rd, rs1, imm`: Sum of a register and an immediate
        #[inline]
        pub fn addi(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Addi,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `slti rd, rs1, imm`: Signed less-than (0 or 1) of a register and an immediate
        #[inline]
        pub fn slti(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Slti,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `sltiu rd, rs1, imm`: Unsigned less-than against the sign-extended immediate (0 or 1) of a register and an immediate
        #[inline]
        pub fn sltiu(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Sltiu,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `xori rd, rs1, imm`: Bitwise exclusive or of a register and an immediate
        #[inline]
        pub fn xori(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Xori,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `ori rd, rs1, imm`: Bitwise or of a register and an immediate
        #[inline]
        pub fn ori(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Ori,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `andi rd, rs1, imm`: Bitwise and of a register and an immediate
        #[inline]
        pub fn andi(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Andi,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `addiw rd, rs1, imm`: Sum of the low 32 bits and an immediate, sign-extended
        #[inline]
        pub fn addiw(rd: Gpr, rs1: Gpr, imm: impl Into<Imm12>) -> Inst {
            Inst {
                op: Opcode::Addiw,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    imm.into().get(),
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
        /// `slli rd, rs1, shamt`: Left shift by a constant
        #[inline]
        pub fn slli_xlen32(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::SlliXlen32,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `slli rd, rs1, shamt`: Left shift by a constant
        #[inline]
        pub fn slli(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::Slli,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `srli rd, rs1, shamt`: Logical right shift by a constant
        #[inline]
        pub fn srli_xlen32(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::SrliXlen32,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `srli rd, rs1, shamt`: Logical right shift by a constant
        #[inline]
        pub fn srli(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::Srli,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `srai rd, rs1, shamt`: Arithmetic right shift by a constant
        #[inline]
        pub fn srai_xlen32(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::SraiXlen32,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `srai rd, rs1, shamt`: Arithmetic right shift by a constant
        #[inline]
        pub fn srai(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm6>) -> Inst {
            Inst {
                op: Opcode::Srai,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `slliw rd, rs1, shamt`: Left shift of the low 32 bits by a constant, sign-extended
        #[inline]
        pub fn slliw(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Slliw,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `srliw rd, rs1, shamt`: Logical right shift of the low 32 bits by a constant, sign-extended
        #[inline]
        pub fn srliw(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Srliw,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `sraiw rd, rs1, shamt`: Arithmetic right shift of the low 32 bits by a constant, sign-extended
        #[inline]
        pub fn sraiw(rd: Gpr, rs1: Gpr, shamt: impl Into<Uimm5>) -> Inst {
            Inst {
                op: Opcode::Sraiw,
                args: [
                    rd as Arg,
                    rs1 as Arg,
                    shamt.into().get(),
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
        /// `lb rd, imm(rs1)`: Load a byte, sign-extended
        #[inline]
        pub fn lb(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lb,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `lh rd, imm(rs1)`: Load 16 bits, sign-extended
        #[inline]
        pub fn lh(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lh,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `lw rd, imm(rs1)`: Load 32 bits, sign-extended
        #[inline]
        pub fn lw(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lw,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `ld rd, imm(rs1)`: Load 64 bits
        #[inline]
        pub fn ld(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Ld,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `lbu rd, imm(rs1)`: Load a byte, zero-extended
        #[inline]
        pub fn lbu(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lbu,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `lhu rd, imm(rs1)`: Load 16 bits, zero-extended
        #[inline]
        pub fn lhu(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lhu,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `lwu rd, imm(rs1)`: Load 32 bits, zero-extended
        #[inline]
        pub fn lwu(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Lwu,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `sb rs2, imm(rs1)`: Store a byte
        #[inline]
        pub fn sb(rs2: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sb,
                args: [
                    rs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `sh rs2, imm(rs1)`: Store 16 bits
        #[inline]
        pub fn sh(rs2: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sh,
                args: [
                    rs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `sw rs2, imm(rs1)`: Store 32 bits
        #[inline]
        pub fn sw(rs2: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sw,
                args: [
                    rs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `sd rs2, imm(rs1)`: Store 64 bits
        #[inline]
        pub fn sd(rs2: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Sd,
                args: [
                    rs2 as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `beq rs1, rs2, imm`: Branch when equal
        #[inline]
        pub fn beq(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Beq,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `bne rs1, rs2, imm`: Branch when different
        #[inline]
        pub fn bne(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Bne,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `blt rs1, rs2, imm`: Branch when less, signed
        #[inline]
        pub fn blt(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Blt,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `bge rs1, rs2, imm`: Branch when greater or equal, signed
        #[inline]
        pub fn bge(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Bge,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `bltu rs1, rs2, imm`: Branch when less, unsigned
        #[inline]
        pub fn bltu(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Bltu,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `bgeu rs1, rs2, imm`: Branch when greater or equal, unsigned
        #[inline]
        pub fn bgeu(rs1: Gpr, rs2: Gpr, imm: impl Into<Imm13By2>) -> Inst {
            Inst {
                op: Opcode::Bgeu,
                args: [
                    rs1 as Arg,
                    rs2 as Arg,
                    imm.into().get(),
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
        /// `lui rd, uimm`: Load a constant into bits 31..12
        #[inline]
        pub fn lui(rd: Gpr, uimm: impl Into<Uimm20>) -> Inst {
            Inst {
                op: Opcode::Lui,
                args: [rd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `auipc rd, uimm`: Add a constant shifted left by 12 to the address of the instruction
        #[inline]
        pub fn auipc(rd: Gpr, uimm: impl Into<Uimm20>) -> Inst {
            Inst {
                op: Opcode::Auipc,
                args: [rd as Arg, uimm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `jal rd, imm`: Jump to an offset and keep the return address
        #[inline]
        pub fn jal(rd: Gpr, imm: impl Into<Imm21By2>) -> Inst {
            Inst {
                op: Opcode::Jal,
                args: [rd as Arg, imm.into().get(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `jalr rd, imm(rs1)`: Jump to a register plus an offset and keep the return address
        #[inline]
        pub fn jalr(rd: Gpr, imm: impl Into<Imm12>, rs1: Gpr) -> Inst {
            Inst {
                op: Opcode::Jalr,
                args: [
                    rd as Arg,
                    imm.into().get(),
                    rs1 as Arg,
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
        /// `fence pred, succ`: Order memory and device accesses before and after
        #[inline]
        pub const fn fence(pred: Rw, succ: Rw) -> Inst {
            Inst {
                op: Opcode::Fence,
                args: [pred.0, succ.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `fence.tso`: Order all but stores before loads
        #[inline]
        pub const fn fence_tso() -> Inst {
            Inst {
                op: Opcode::FenceTso,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ecall`: Call the execution environment
        #[inline]
        pub const fn ecall() -> Inst {
            Inst {
                op: Opcode::Ecall,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
        /// `ebreak`: Enter the debugger
        #[inline]
        pub const fn ebreak() -> Inst {
            Inst {
                op: Opcode::Ebreak,
                args: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            }
        }
    }
}
pub(crate) const ADD: Op = Op {
    name: "add",
    ident: "add",
    feature: 9,
    length: 32,
    value: 0x33,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Sum of two registers"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T64A19250,
    ..Op::DEFAULT
};
pub(crate) const ADDW: Op = Op {
    name: "addw",
    ident: "addw",
    feature: 9,
    length: 32,
    value: 0x3b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Sum of two registers, low 32 bits sign-extended"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &TDF8253D0,
    ..Op::DEFAULT
};
pub(crate) const SUB: Op = Op {
    name: "sub",
    ident: "sub",
    feature: 9,
    length: 32,
    value: 0x40000033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Difference of two registers"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &TF5C06E96,
    ..Op::DEFAULT
};
pub(crate) const SUBW: Op = Op {
    name: "subw",
    ident: "subw",
    feature: 9,
    length: 32,
    value: 0x4000003b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Difference of two registers, low 32 bits sign-extended"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T70A13016,
    ..Op::DEFAULT
};
pub(crate) const SLL: Op = Op {
    name: "sll",
    ident: "sll",
    feature: 9,
    length: 32,
    value: 0x1033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Left shift of two registers"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T33F6685D,
    ..Op::DEFAULT
};
pub(crate) const SLLW: Op = Op {
    name: "sllw",
    ident: "sllw",
    feature: 9,
    length: 32,
    value: 0x103b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Left shift of two registers, low 32 bits sign-extended"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T443DD9DD,
    ..Op::DEFAULT
};
pub(crate) const SRL: Op = Op {
    name: "srl",
    ident: "srl",
    feature: 9,
    length: 32,
    value: 0x5033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Logical right shift of two registers"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T5D4B3871,
    ..Op::DEFAULT
};
pub(crate) const SRLW: Op = Op {
    name: "srlw",
    ident: "srlw",
    feature: 9,
    length: 32,
    value: 0x503b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Logical right shift of two registers, low 32 bits sign-extended"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T6D92A9F1,
    ..Op::DEFAULT
};
pub(crate) const SRA: Op = Op {
    name: "sra",
    ident: "sra",
    feature: 9,
    length: 32,
    value: 0x40005033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Arithmetic right shift of two registers"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &T8B85DDA0,
    ..Op::DEFAULT
};
pub(crate) const SRAW: Op = Op {
    name: "sraw",
    ident: "sraw",
    feature: 9,
    length: 32,
    value: 0x4000503b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T7491079C,
    flows: &TF6BDDD3A,
    doc: info!("Arithmetic right shift of two registers, low 32 bits sign-extended"),
    origin: info!("spec/riscv/i.yaml:4"),
    data: &TABFD8A20,
    ..Op::DEFAULT
};
pub(crate) const SLT: Op = Op {
    name: "slt",
    ident: "slt",
    feature: 9,
    length: 32,
    value: 0x2033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TF89CF0F1,
    flows: &TF6BDDD3A,
    doc: info!("Signed less-than (0 or 1) of two registers"),
    origin: info!("spec/riscv/i.yaml:32"),
    data: &T508C505F,
    ..Op::DEFAULT
};
pub(crate) const SLTU: Op = Op {
    name: "sltu",
    ident: "sltu",
    feature: 9,
    length: 32,
    value: 0x3033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TF89CF0F1,
    flows: &TF6BDDD3A,
    doc: info!("Unsigned less-than (0 or 1) of two registers"),
    origin: info!("spec/riscv/i.yaml:32"),
    data: &T985AD359,
    ..Op::DEFAULT
};
pub(crate) const XOR: Op = Op {
    name: "xor",
    ident: "xor",
    feature: 9,
    length: 32,
    value: 0x4033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Bitwise exclusive or of two registers"),
    origin: info!("spec/riscv/i.yaml:32"),
    data: &TFAA9485E,
    ..Op::DEFAULT
};
pub(crate) const OR: Op = Op {
    name: "or",
    ident: "or",
    feature: 9,
    length: 32,
    value: 0x6033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Bitwise or of two registers"),
    origin: info!("spec/riscv/i.yaml:32"),
    data: &TD28E9F5C,
    ..Op::DEFAULT
};
pub(crate) const AND: Op = Op {
    name: "and",
    ident: "and",
    feature: 9,
    length: 32,
    value: 0x7033,
    mask: 0xfe00707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T5F023ED2,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T80DFF124,
    flows: &TF6BDDD3A,
    doc: info!("Bitwise and of two registers"),
    origin: info!("spec/riscv/i.yaml:32"),
    data: &TED7B7E16,
    ..Op::DEFAULT
};
pub(crate) const ADDI: Op = Op {
    name: "addi",
    ident: "addi",
    feature: 9,
    length: 32,
    value: 0x13,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Sum of a register and an immediate"),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &T4FAEA468,
    ..Op::DEFAULT
};
pub(crate) const SLTI: Op = Op {
    name: "slti",
    ident: "slti",
    feature: 9,
    length: 32,
    value: 0x2013,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59F5F3F4,
    flows: &T42B7485B,
    doc: info!("Signed less-than (0 or 1) of a register and an immediate"),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &T8D8A6BDC,
    ..Op::DEFAULT
};
pub(crate) const SLTIU: Op = Op {
    name: "sltiu",
    ident: "sltiu",
    feature: 9,
    length: 32,
    value: 0x3013,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T59F5F3F4,
    flows: &T42B7485B,
    doc: info!(
        "Unsigned less-than against the sign-extended immediate (0 or 1) of a register and an immediate"
    ),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &T52C5B976,
    ..Op::DEFAULT
};
pub(crate) const XORI: Op = Op {
    name: "xori",
    ident: "xori",
    feature: 9,
    length: 32,
    value: 0x4013,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Bitwise exclusive or of a register and an immediate"),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &TBE444523,
    ..Op::DEFAULT
};
pub(crate) const ORI: Op = Op {
    name: "ori",
    ident: "ori",
    feature: 9,
    length: 32,
    value: 0x6013,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Bitwise or of a register and an immediate"),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &TBC4E8029,
    ..Op::DEFAULT
};
pub(crate) const ANDI: Op = Op {
    name: "andi",
    ident: "andi",
    feature: 9,
    length: 32,
    value: 0x7013,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Bitwise and of a register and an immediate"),
    origin: info!("spec/riscv/i.yaml:55"),
    data: &TEFCE3CCB,
    ..Op::DEFAULT
};
pub(crate) const ADDIW: Op = Op {
    name: "addiw",
    ident: "addiw",
    feature: 9,
    length: 32,
    value: 0x1b,
    mask: 0x707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &TA93F9D52,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T719038EE,
    flows: &T42B7485B,
    doc: info!("Sum of the low 32 bits and an immediate, sign-extended"),
    origin: info!("spec/riscv/i.yaml:74"),
    data: &T3E410656,
    ..Op::DEFAULT
};
pub(crate) const SLLI_XLEN32: Op = Op {
    name: "slli",
    ident: "slli_xlen32",
    feature: 9,
    length: 32,
    value: 0x1013,
    mask: 0xfe00707f,
    needs: Needs { any: &TBC9269F3 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Left shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &T8504A1CB,
    ..Op::DEFAULT
};
pub(crate) const SLLI: Op = Op {
    name: "slli",
    ident: "slli",
    feature: 9,
    length: 32,
    value: 0x1013,
    mask: 0xfc00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Left shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &T8504A1CB,
    ..Op::DEFAULT
};
pub(crate) const SRLI_XLEN32: Op = Op {
    name: "srli",
    ident: "srli_xlen32",
    feature: 9,
    length: 32,
    value: 0x5013,
    mask: 0xfe00707f,
    needs: Needs { any: &TBC9269F3 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Logical right shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &TD3638437,
    ..Op::DEFAULT
};
pub(crate) const SRLI: Op = Op {
    name: "srli",
    ident: "srli",
    feature: 9,
    length: 32,
    value: 0x5013,
    mask: 0xfc00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Logical right shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &TD3638437,
    ..Op::DEFAULT
};
pub(crate) const SRAI_XLEN32: Op = Op {
    name: "srai",
    ident: "srai_xlen32",
    feature: 9,
    length: 32,
    value: 0x40005013,
    mask: 0xfe00707f,
    needs: Needs { any: &TBC9269F3 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    effects: Effects(0x60f),
    access: AccessSize::Various,
    registers: &TDAF21EFB,
    doc: info!("Arithmetic right shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &T2B0AFE0E,
    ..Op::DEFAULT
};
pub(crate) const SRAI: Op = Op {
    name: "srai",
    ident: "srai",
    feature: 9,
    length: 32,
    value: 0x40005013,
    mask: 0xfc00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T81B830FE,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &TEE782B4D,
    flows: &T42B7485B,
    doc: info!("Arithmetic right shift by a constant"),
    origin: info!("spec/riscv/i.yaml:84"),
    data: &T2B0AFE0E,
    ..Op::DEFAULT
};
pub(crate) const SLLIW: Op = Op {
    name: "slliw",
    ident: "slliw",
    feature: 9,
    length: 32,
    value: 0x101b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T719038EE,
    flows: &T42B7485B,
    doc: info!("Left shift of the low 32 bits by a constant, sign-extended"),
    origin: info!("spec/riscv/i.yaml:105"),
    data: &T6FB39656,
    ..Op::DEFAULT
};
pub(crate) const SRLIW: Op = Op {
    name: "srliw",
    ident: "srliw",
    feature: 9,
    length: 32,
    value: 0x501b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T719038EE,
    flows: &T42B7485B,
    doc: info!("Logical right shift of the low 32 bits by a constant, sign-extended"),
    origin: info!("spec/riscv/i.yaml:105"),
    data: &TE90E43DA,
    ..Op::DEFAULT
};
pub(crate) const SRAIW: Op = Op {
    name: "sraiw",
    ident: "sraiw",
    feature: 9,
    length: 32,
    value: 0x4000501b,
    mask: 0xfe00707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &TAF9BE7C5,
    templates: &TCEF6EFA2,
    has_semantics: true,
    registers: &T719038EE,
    flows: &T42B7485B,
    doc: info!("Arithmetic right shift of the low 32 bits by a constant, sign-extended"),
    origin: info!("spec/riscv/i.yaml:105"),
    data: &T1E787DB1,
    ..Op::DEFAULT
};
pub(crate) const LB: Op = Op {
    name: "lb",
    ident: "lb",
    feature: 9,
    length: 32,
    value: 0x3,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(1),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load a byte, sign-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T3A6C5F24,
    ..Op::DEFAULT
};
pub(crate) const LH: Op = Op {
    name: "lh",
    ident: "lh",
    feature: 9,
    length: 32,
    value: 0x1003,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(2),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load 16 bits, sign-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T6EEBF541,
    ..Op::DEFAULT
};
pub(crate) const LW: Op = Op {
    name: "lw",
    ident: "lw",
    feature: 9,
    length: 32,
    value: 0x2003,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load 32 bits, sign-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &TA3569B8B,
    ..Op::DEFAULT
};
pub(crate) const LD: Op = Op {
    name: "ld",
    ident: "ld",
    feature: 9,
    length: 32,
    value: 0x3003,
    mask: 0x707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(8),
    registers: &T75259D70,
    flows: &TD8866385,
    doc: info!("Load 64 bits"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T3F195587,
    ..Op::DEFAULT
};
pub(crate) const LBU: Op = Op {
    name: "lbu",
    ident: "lbu",
    feature: 9,
    length: 32,
    value: 0x4003,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(1),
    registers: &T4C7287E8,
    flows: &TD8866385,
    doc: info!("Load a byte, zero-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T52EDA641,
    ..Op::DEFAULT
};
pub(crate) const LHU: Op = Op {
    name: "lhu",
    ident: "lhu",
    feature: 9,
    length: 32,
    value: 0x5003,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(2),
    registers: &T9526782B,
    flows: &TD8866385,
    doc: info!("Load 16 bits, zero-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T1E6E1024,
    ..Op::DEFAULT
};
pub(crate) const LWU: Op = Op {
    name: "lwu",
    ident: "lwu",
    feature: 9,
    length: 32,
    value: 0x6003,
    mask: 0x707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x1),
    access: AccessSize::Bytes(4),
    registers: &TBB8DB199,
    flows: &TD8866385,
    doc: info!("Load 32 bits, zero-extended"),
    origin: info!("spec/riscv/i.yaml:122"),
    data: &T47A8C00A,
    ..Op::DEFAULT
};
pub(crate) const SB: Op = Op {
    name: "sb",
    ident: "sb",
    feature: 9,
    length: 32,
    value: 0x23,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TD4D07FEF,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(1),
    registers: &TED82EF68,
    flows: &TA355812B,
    doc: info!("Store a byte"),
    origin: info!("spec/riscv/i.yaml:146"),
    data: &T595DC87F,
    ..Op::DEFAULT
};
pub(crate) const SH: Op = Op {
    name: "sh",
    ident: "sh",
    feature: 9,
    length: 32,
    value: 0x1023,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TD4D07FEF,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(2),
    registers: &T06B04A89,
    flows: &TA355812B,
    doc: info!("Store 16 bits"),
    origin: info!("spec/riscv/i.yaml:146"),
    data: &T1DAB9498,
    ..Op::DEFAULT
};
pub(crate) const SW: Op = Op {
    name: "sw",
    ident: "sw",
    feature: 9,
    length: 32,
    value: 0x2023,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &TD4D07FEF,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(4),
    registers: &T9BE8A06B,
    flows: &TA355812B,
    doc: info!("Store 32 bits"),
    origin: info!("spec/riscv/i.yaml:146"),
    data: &T6DF61FB6,
    ..Op::DEFAULT
};
pub(crate) const SD: Op = Op {
    name: "sd",
    ident: "sd",
    feature: 9,
    length: 32,
    value: 0x3023,
    mask: 0x707f,
    needs: Needs { any: &T02BAEF48 },
    operands: &TD4D07FEF,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x2),
    access: AccessSize::Bytes(8),
    registers: &TDC0D32B0,
    flows: &TA355812B,
    doc: info!("Store 64 bits"),
    origin: info!("spec/riscv/i.yaml:146"),
    data: &T2ED98FEA,
    ..Op::DEFAULT
};
pub(crate) const BEQ: Op = Op {
    name: "beq",
    ident: "beq",
    feature: 9,
    length: 32,
    value: 0x63,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when equal"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &T8B196199,
    ..Op::DEFAULT
};
pub(crate) const BNE: Op = Op {
    name: "bne",
    ident: "bne",
    feature: 9,
    length: 32,
    value: 0x1063,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when different"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &TF6F1E135,
    ..Op::DEFAULT
};
pub(crate) const BLT: Op = Op {
    name: "blt",
    ident: "blt",
    feature: 9,
    length: 32,
    value: 0x4063,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when less, signed"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &T363D8104,
    ..Op::DEFAULT
};
pub(crate) const BGE: Op = Op {
    name: "bge",
    ident: "bge",
    feature: 9,
    length: 32,
    value: 0x5063,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when greater or equal, signed"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &T7E30ED1D,
    ..Op::DEFAULT
};
pub(crate) const BLTU: Op = Op {
    name: "bltu",
    ident: "bltu",
    feature: 9,
    length: 32,
    value: 0x6063,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when less, unsigned"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &T2CA9591A,
    ..Op::DEFAULT
};
pub(crate) const BGEU: Op = Op {
    name: "bgeu",
    ident: "bgeu",
    feature: 9,
    length: 32,
    value: 0x7063,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9BE059E4,
    templates: &TCEF6EFA2,
    has_semantics: true,
    effects: Effects(0x50),
    registers: &T41470F8D,
    flows: &TCBCF3E0C,
    doc: info!("Branch when greater or equal, unsigned"),
    origin: info!("spec/riscv/i.yaml:161"),
    data: &TB9DBFEC3,
    ..Op::DEFAULT
};
pub(crate) const LUI: Op = Op {
    name: "lui",
    ident: "lui",
    feature: 9,
    length: 32,
    value: 0x37,
    mask: 0x7f,
    needs: Needs { any: &TEB67C77D },
    operands: &T3345600B,
    templates: &TB855FCFF,
    has_semantics: true,
    registers: &TA4367AF1,
    doc: info!("Load a constant into bits 31..12"),
    origin: info!("spec/riscv/i.yaml:182"),
    data: &T106055EF,
    ..Op::DEFAULT
};
pub(crate) const AUIPC: Op = Op {
    name: "auipc",
    ident: "auipc",
    feature: 9,
    length: 32,
    value: 0x17,
    mask: 0x7f,
    needs: Needs { any: &TEB67C77D },
    operands: &T3345600B,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x10),
    registers: &TA4367AF1,
    doc: info!("Add a constant shifted left by 12 to the address of the instruction"),
    origin: info!("spec/riscv/i.yaml:188"),
    data: &TE889D509,
    ..Op::DEFAULT
};
pub(crate) const JAL: Op = Op {
    name: "jal",
    ident: "jal",
    feature: 9,
    length: 32,
    value: 0x6f,
    mask: 0x7f,
    needs: Needs { any: &TEB67C77D },
    operands: &T30E97568,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0x130),
    registers: &TA4367AF1,
    doc: info!("Jump to an offset and keep the return address"),
    origin: info!("spec/riscv/i.yaml:194"),
    data: &TF65384AE,
    ..Op::DEFAULT
};
pub(crate) const JALR: Op = Op {
    name: "jalr",
    ident: "jalr",
    feature: 9,
    length: 32,
    value: 0x67,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T1E00D174,
    templates: &TE9897D59,
    has_semantics: true,
    effects: Effects(0x3b0),
    registers: &T75259D70,
    flows: &T96B8242E,
    doc: info!("Jump to a register plus an offset and keep the return address"),
    origin: info!("spec/riscv/i.yaml:206"),
    data: &T477733AC,
    ..Op::DEFAULT
};
pub(crate) const FENCE: Op = Op {
    name: "fence",
    ident: "fence",
    feature: 9,
    length: 32,
    value: 0xf,
    mask: 0x707f,
    needs: Needs { any: &TEB67C77D },
    operands: &T9A66C338,
    templates: &TB855FCFF,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Order memory and device accesses before and after"),
    origin: info!("spec/riscv/i.yaml:219"),
    data: &T45E95FB3,
    ..Op::DEFAULT
};
pub(crate) const FENCE_TSO: Op = Op {
    name: "fence.tso",
    ident: "fence_tso",
    feature: 9,
    length: 32,
    value: 0x8330000f,
    mask: 0xfff0707f,
    needs: Needs { any: &TEB67C77D },
    templates: &TC2049D1D,
    specialises: &T153EFA15,
    has_semantics: true,
    effects: Effects(0xf),
    access: AccessSize::Various,
    doc: info!("Order all but stores before loads"),
    origin: info!("spec/riscv/i.yaml:227"),
    data: &T8EEF93B1,
    ..Op::DEFAULT
};
pub(crate) const ECALL: Op = Op {
    name: "ecall",
    ident: "ecall",
    feature: 9,
    length: 32,
    value: 0x73,
    mask: 0xffffffff,
    needs: Needs { any: &TEB67C77D },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x204),
    doc: info!("Call the execution environment"),
    origin: info!("spec/riscv/i.yaml:234"),
    data: &T0EE5D174,
    ..Op::DEFAULT
};
pub(crate) const EBREAK: Op = Op {
    name: "ebreak",
    ident: "ebreak",
    feature: 9,
    length: 32,
    value: 0x100073,
    mask: 0xffffffff,
    needs: Needs { any: &TEB67C77D },
    templates: &TC2049D1D,
    has_semantics: true,
    effects: Effects(0x200),
    doc: info!("Enter the debugger"),
    origin: info!("spec/riscv/i.yaml:239"),
    data: &T19247ECA,
    ..Op::DEFAULT
};
