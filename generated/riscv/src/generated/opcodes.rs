//! One opcode for each instruction.
use crate::tables::ISA;
/// Every instruction of the description, whichever extension it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Opcode {
    /// Atomically replace memory by the register.
    ///
    /// `amoswap.waqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoswapW = 0,
    /// Atomically replace memory by the register.
    ///
    /// `amoswap.daqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoswapD = 1,
    /// Atomically replace memory by its sum with the register.
    ///
    /// `amoadd.waqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoaddW = 2,
    /// Atomically replace memory by its sum with the register.
    ///
    /// `amoadd.daqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoaddD = 3,
    /// Atomically replace memory by its exclusive or with the register.
    ///
    /// `amoxor.waqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoxorW = 4,
    /// Atomically replace memory by its exclusive or with the register.
    ///
    /// `amoxor.daqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoxorD = 5,
    /// Atomically replace memory by its bitwise and with the register.
    ///
    /// `amoand.waqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoandW = 6,
    /// Atomically replace memory by its bitwise and with the register.
    ///
    /// `amoand.daqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoandD = 7,
    /// Atomically replace memory by its bitwise or with the register.
    ///
    /// `amoor.waqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmoorW = 8,
    /// Atomically replace memory by its bitwise or with the register.
    ///
    /// `amoor.daqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmoorD = 9,
    /// Atomically replace memory by the signed minimum with the register.
    ///
    /// `amomin.waqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmominW = 10,
    /// Atomically replace memory by the signed minimum with the register.
    ///
    /// `amomin.daqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmominD = 11,
    /// Atomically replace memory by the signed maximum with the register.
    ///
    /// `amomax.waqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxW = 12,
    /// Atomically replace memory by the signed maximum with the register.
    ///
    /// `amomax.daqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxD = 13,
    /// Atomically replace memory by the unsigned minimum with the register.
    ///
    /// `amominu.waqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmominuW = 14,
    /// Atomically replace memory by the unsigned minimum with the register.
    ///
    /// `amominu.daqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmominuD = 15,
    /// Atomically replace memory by the unsigned maximum with the register.
    ///
    /// `amomaxu.waqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxuW = 16,
    /// Atomically replace memory by the unsigned maximum with the register.
    ///
    /// `amomaxu.daqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:25
    AmomaxuD = 17,
    /// Load and reserve.
    ///
    /// `lr.waqrl rd, (rs1)`
    ///
    /// `00010 aqrl 00000 rs1 010 rd 0101111` — spec/riscv/a.yaml:54
    LrW = 18,
    /// Load and reserve.
    ///
    /// `lr.daqrl rd, (rs1)`
    ///
    /// `00010 aqrl 00000 rs1 011 rd 0101111` — spec/riscv/a.yaml:54
    LrD = 19,
    /// Store if the reservation still holds; 0 on success.
    ///
    /// `sc.waqrl rd, rs2, (rs1)`
    ///
    /// `00011 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/a.yaml:74
    ScW = 20,
    /// Store if the reservation still holds; 0 on success.
    ///
    /// `sc.daqrl rd, rs2, (rs1)`
    ///
    /// `00011 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/a.yaml:74
    ScD = 21,
    /// Address of a stack slot.
    ///
    /// `c.addi4spn rdc, sp, uimm`
    ///
    /// `000 uimm[5:4] uimm[9:6] uimm[2] uimm[3] rdc 00` — spec/riscv/c.yaml:30
    CAddi4spn = 22,
    /// Load 32 bits, sign-extended.
    ///
    /// `c.lw rdc, uimm(rs1c)`
    ///
    /// `010 uimm[5:3] rs1c uimm[2] uimm[6] rdc 00` — spec/riscv/c.yaml:37
    CLw = 23,
    /// Load 64 bits.
    ///
    /// `c.ld rdc, uimm(rs1c)`
    ///
    /// `011 uimm[5:3] rs1c uimm[7:6] rdc 00` — spec/riscv/c.yaml:37
    CLd = 24,
    /// Store 32 bits.
    ///
    /// `c.sw rs2c, uimm(rs1c)`
    ///
    /// `110 uimm[5:3] rs1c uimm[2] uimm[6] rs2c 00` — spec/riscv/c.yaml:47
    CSw = 25,
    /// Store 64 bits.
    ///
    /// `c.sd rs2c, uimm(rs1c)`
    ///
    /// `111 uimm[5:3] rs1c uimm[7:6] rs2c 00` — spec/riscv/c.yaml:47
    CSd = 26,
    /// Load 32 bits into a floating-point register.
    ///
    /// `c.flw fdc, uimm(rs1c)`
    ///
    /// `011 uimm[5:3] rs1c uimm[2] uimm[6] fdc 00` — spec/riscv/c.yaml:57
    CFlw = 27,
    /// Load 64 bits into a floating-point register.
    ///
    /// `c.fld fdc, uimm(rs1c)`
    ///
    /// `001 uimm[5:3] rs1c uimm[7:6] fdc 00` — spec/riscv/c.yaml:57
    CFld = 28,
    /// Store 32 bits of a floating-point register.
    ///
    /// `c.fsw fs2c, uimm(rs1c)`
    ///
    /// `111 uimm[5:3] rs1c uimm[2] uimm[6] fs2c 00` — spec/riscv/c.yaml:67
    CFsw = 29,
    /// Store 64 bits of a floating-point register.
    ///
    /// `c.fsd fs2c, uimm(rs1c)`
    ///
    /// `101 uimm[5:3] rs1c uimm[7:6] fs2c 00` — spec/riscv/c.yaml:67
    CFsd = 30,
    /// Nothing.
    ///
    /// `c.nop< imm|>`
    ///
    /// `000 imm[5] 00000 imm[4:0] 01` — spec/riscv/c.yaml:77
    CNop = 31,
    /// Sum of a register and an immediate.
    ///
    /// `c.addi rds, imm`
    ///
    /// `000 imm[5] rds imm[4:0] 01` — spec/riscv/c.yaml:84
    CAddi = 32,
    /// Jump and keep the return address in ra.
    ///
    /// `c.jal imm`
    ///
    /// `001 imm[11] imm[4] imm[9:8] imm[10] imm[6] imm[7] imm[3:1] imm[5] 01` — spec/riscv/c.yaml:92
    CJal = 33,
    /// Sum of the low 32 bits and an immediate.
    ///
    /// `c.addiw rds, imm`
    ///
    /// `001 imm[5] rds imm[4:0] 01` — spec/riscv/c.yaml:100
    CAddiw = 34,
    /// Load a small constant.
    ///
    /// `c.li rd, imm`
    ///
    /// `010 imm[5] rd imm[4:0] 01` — spec/riscv/c.yaml:108
    CLi = 35,
    /// Move the stack pointer.
    ///
    /// `c.addi16sp sp, imm`
    ///
    /// `011 imm[9] 00010 imm[4] imm[6] imm[8:7] imm[5] 01` — spec/riscv/c.yaml:115
    CAddi16sp = 36,
    /// Load a constant into bits 17..12.
    ///
    /// `c.lui rd, imm`
    ///
    /// `011 imm[5] rd imm[4:0] 01` — spec/riscv/c.yaml:122
    CLui = 37,
    /// Logical right shift by a constant.
    ///
    /// `c.srli<64 rdsc| rdsc, shamt>`
    ///
    /// `100000 rdsc shamt 01` — spec/riscv/c.yaml:133
    CSrliXlen32 = 38,
    /// Logical right shift by a constant.
    ///
    /// `c.srli<64 rdsc| rdsc, shamt>`
    ///
    /// `100 shamt[5] 00 rdsc shamt[4:0] 01` — spec/riscv/c.yaml:133
    CSrli = 39,
    /// Arithmetic right shift by a constant.
    ///
    /// `c.srai<64 rdsc| rdsc, shamt>`
    ///
    /// `100001 rdsc shamt 01` — spec/riscv/c.yaml:133
    CSraiXlen32 = 40,
    /// Arithmetic right shift by a constant.
    ///
    /// `c.srai<64 rdsc| rdsc, shamt>`
    ///
    /// `100 shamt[5] 01 rdsc shamt[4:0] 01` — spec/riscv/c.yaml:133
    CSrai = 41,
    /// Bitwise and with an immediate.
    ///
    /// `c.andi rdsc, imm`
    ///
    /// `100 imm[5] 10 rdsc imm[4:0] 01` — spec/riscv/c.yaml:147
    CAndi = 42,
    /// Difference of two registers.
    ///
    /// `c.sub rdsc, rs2c`
    ///
    /// `100011 rdsc 00 rs2c 01` — spec/riscv/c.yaml:153
    CSub = 43,
    /// Bitwise exclusive or of two registers.
    ///
    /// `c.xor rdsc, rs2c`
    ///
    /// `100011 rdsc 01 rs2c 01` — spec/riscv/c.yaml:153
    CXor = 44,
    /// Bitwise or of two registers.
    ///
    /// `c.or rdsc, rs2c`
    ///
    /// `100011 rdsc 10 rs2c 01` — spec/riscv/c.yaml:153
    COr = 45,
    /// Bitwise and of two registers.
    ///
    /// `c.and rdsc, rs2c`
    ///
    /// `100011 rdsc 11 rs2c 01` — spec/riscv/c.yaml:153
    CAnd = 46,
    /// 32-bit difference of two registers.
    ///
    /// `c.subw rdsc, rs2c`
    ///
    /// `100111 rdsc 00 rs2c 01` — spec/riscv/c.yaml:153
    CSubw = 47,
    /// 32-bit sum of two registers.
    ///
    /// `c.addw rdsc, rs2c`
    ///
    /// `100111 rdsc 01 rs2c 01` — spec/riscv/c.yaml:153
    CAddw = 48,
    /// Jump.
    ///
    /// `c.j imm`
    ///
    /// `101 imm[11] imm[4] imm[9:8] imm[10] imm[6] imm[7] imm[3:1] imm[5] 01` — spec/riscv/c.yaml:168
    CJ = 49,
    /// Branch when zero.
    ///
    /// `c.beqz rs1c, imm`
    ///
    /// `110 imm[8] imm[4:3] rs1c imm[7:6] imm[2:1] imm[5] 01` — spec/riscv/c.yaml:175
    CBeqz = 50,
    /// Branch when not zero.
    ///
    /// `c.bnez rs1c, imm`
    ///
    /// `111 imm[8] imm[4:3] rs1c imm[7:6] imm[2:1] imm[5] 01` — spec/riscv/c.yaml:175
    CBnez = 51,
    /// Left shift by a constant.
    ///
    /// `c.slli<64 rds| rds, shamt>`
    ///
    /// `0000 rds shamt 10` — spec/riscv/c.yaml:186
    CSlliXlen32 = 52,
    /// Left shift by a constant.
    ///
    /// `c.slli<64 rds| rds, shamt>`
    ///
    /// `000 shamt[5] rds shamt[4:0] 10` — spec/riscv/c.yaml:186
    CSlli = 53,
    /// Load 32 bits from the stack.
    ///
    /// `c.lwsp rd, uimm(sp)`
    ///
    /// `010 uimm[5] rd uimm[4:2] uimm[7:6] 10` — spec/riscv/c.yaml:195
    CLwsp = 54,
    /// Load 64 bits from the stack.
    ///
    /// `c.ldsp rd, uimm(sp)`
    ///
    /// `011 uimm[5] rd uimm[4:3] uimm[8:6] 10` — spec/riscv/c.yaml:202
    CLdsp = 55,
    /// Load 32 bits from the stack into a floating-point register.
    ///
    /// `c.flwsp fd, uimm(sp)`
    ///
    /// `011 uimm[5] fd uimm[4:2] uimm[7:6] 10` — spec/riscv/c.yaml:210
    CFlwsp = 56,
    /// Load 64 bits from the stack into a floating-point register.
    ///
    /// `c.fldsp fd, uimm(sp)`
    ///
    /// `001 uimm[5] fd uimm[4:3] uimm[8:6] 10` — spec/riscv/c.yaml:217
    CFldsp = 57,
    /// Jump to a register.
    ///
    /// `c.jr rs1nz`
    ///
    /// `1000 rs1nz 0000010` — spec/riscv/c.yaml:224
    CJr = 58,
    /// Copy a register.
    ///
    /// `c.mv rd, rs2nz`
    ///
    /// `1000 rd rs2nz 10` — spec/riscv/c.yaml:230
    CMv = 59,
    /// Enter the debugger.
    ///
    /// `c.ebreak`
    ///
    /// `1001000000000010` — spec/riscv/c.yaml:237
    CEbreak = 60,
    /// Jump to a register and keep the return address in ra.
    ///
    /// `c.jalr rs1nz`
    ///
    /// `1001 rs1nz 0000010` — spec/riscv/c.yaml:242
    CJalr = 61,
    /// Sum of two registers.
    ///
    /// `c.add rds, rs2nz`
    ///
    /// `1001 rds rs2nz 10` — spec/riscv/c.yaml:252
    CAdd = 62,
    /// Store 32 bits on the stack.
    ///
    /// `c.swsp rs2, uimm(sp)`
    ///
    /// `110 uimm[5:2] uimm[7:6] rs2 10` — spec/riscv/c.yaml:260
    CSwsp = 63,
    /// Store 64 bits on the stack.
    ///
    /// `c.sdsp rs2, uimm(sp)`
    ///
    /// `111 uimm[5:3] uimm[8:6] rs2 10` — spec/riscv/c.yaml:266
    CSdsp = 64,
    /// Store 32 bits of a floating-point register on the stack.
    ///
    /// `c.fswsp fs2, uimm(sp)`
    ///
    /// `111 uimm[5:2] uimm[7:6] fs2 10` — spec/riscv/c.yaml:273
    CFswsp = 65,
    /// Store 64 bits of a floating-point register on the stack.
    ///
    /// `c.fsdsp fs2, uimm(sp)`
    ///
    /// `101 uimm[5:3] uimm[8:6] fs2 10` — spec/riscv/c.yaml:280
    CFsdsp = 66,
    /// Floating-point sum.
    ///
    /// `fadd.s fd, fs1, fs2[, rm]`
    ///
    /// `0000000 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddS = 67,
    /// Floating-point sum.
    ///
    /// `fadd.d fd, fs1, fs2[, rm]`
    ///
    /// `0000001 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddD = 68,
    /// Floating-point sum.
    ///
    /// `fadd.h fd, fs1, fs2[, rm]`
    ///
    /// `0000010 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FaddH = 69,
    /// Floating-point difference.
    ///
    /// `fsub.s fd, fs1, fs2[, rm]`
    ///
    /// `0000100 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubS = 70,
    /// Floating-point difference.
    ///
    /// `fsub.d fd, fs1, fs2[, rm]`
    ///
    /// `0000101 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubD = 71,
    /// Floating-point difference.
    ///
    /// `fsub.h fd, fs1, fs2[, rm]`
    ///
    /// `0000110 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FsubH = 72,
    /// Floating-point product.
    ///
    /// `fmul.s fd, fs1, fs2[, rm]`
    ///
    /// `0001000 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulS = 73,
    /// Floating-point product.
    ///
    /// `fmul.d fd, fs1, fs2[, rm]`
    ///
    /// `0001001 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulD = 74,
    /// Floating-point product.
    ///
    /// `fmul.h fd, fs1, fs2[, rm]`
    ///
    /// `0001010 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FmulH = 75,
    /// Floating-point quotient.
    ///
    /// `fdiv.s fd, fs1, fs2[, rm]`
    ///
    /// `0001100 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivS = 76,
    /// Floating-point quotient.
    ///
    /// `fdiv.d fd, fs1, fs2[, rm]`
    ///
    /// `0001101 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivD = 77,
    /// Floating-point quotient.
    ///
    /// `fdiv.h fd, fs1, fs2[, rm]`
    ///
    /// `0001110 fs2 fs1 rm fd 1010011` — spec/riscv/fd.yaml:58
    FdivH = 78,
    /// Floating-point square root.
    ///
    /// `fsqrt.s fd, fs1[, rm]`
    ///
    /// `010110000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtS = 79,
    /// Floating-point square root.
    ///
    /// `fsqrt.d fd, fs1[, rm]`
    ///
    /// `010110100000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtD = 80,
    /// Floating-point square root.
    ///
    /// `fsqrt.h fd, fs1[, rm]`
    ///
    /// `010111000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:83
    FsqrtH = 81,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjS = 82,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjD = 83,
    /// Value of the first operand with the sign of the second.
    ///
    /// `fsgnj.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjH = 84,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnS = 85,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnD = 86,
    /// Value of the first operand with the inverted sign of the second.
    ///
    /// `fsgnjn.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjnH = 87,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.s fd, fs1, fs2`
    ///
    /// `0010000 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxS = 88,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.d fd, fs1, fs2`
    ///
    /// `0010001 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxD = 89,
    /// Value of the first operand with the exclusive or of both signs.
    ///
    /// `fsgnjx.h fd, fs1, fs2`
    ///
    /// `0010010 fs2 fs1 010 fd 1010011` — spec/riscv/fd.yaml:97
    FsgnjxH = 90,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminS = 91,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminD = 92,
    /// Minimum of two numbers; a NaN loses against a number.
    ///
    /// `fmin.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 000 fd 1010011` — spec/riscv/fd.yaml:118
    FminH = 93,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxS = 94,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxD = 95,
    /// Maximum of two numbers; a NaN loses against a number.
    ///
    /// `fmax.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 001 fd 1010011` — spec/riscv/fd.yaml:118
    FmaxH = 96,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleS = 97,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleD = 98,
    /// Floating-point less-or-equal (0 or 1).
    ///
    /// `fle.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 000 rd 1010011` — spec/riscv/fd.yaml:135
    FleH = 99,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltS = 100,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltD = 101,
    /// Floating-point less-than (0 or 1).
    ///
    /// `flt.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 001 rd 1010011` — spec/riscv/fd.yaml:135
    FltH = 102,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqS = 103,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqD = 104,
    /// Floating-point equality (0 or 1).
    ///
    /// `feq.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 010 rd 1010011` — spec/riscv/fd.yaml:135
    FeqH = 105,
    /// Fused product plus addend.
    ///
    /// `fmadd.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddS = 106,
    /// Fused product plus addend.
    ///
    /// `fmadd.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddD = 107,
    /// Fused product plus addend.
    ///
    /// `fmadd.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1000011` — spec/riscv/fd.yaml:155
    FmaddH = 108,
    /// Fused product minus addend.
    ///
    /// `fmsub.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubS = 109,
    /// Fused product minus addend.
    ///
    /// `fmsub.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubD = 110,
    /// Fused product minus addend.
    ///
    /// `fmsub.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1000111` — spec/riscv/fd.yaml:155
    FmsubH = 111,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubS = 112,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubD = 113,
    /// Fused negated product plus addend.
    ///
    /// `fnmsub.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1001011` — spec/riscv/fd.yaml:155
    FnmsubH = 114,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.s fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 00 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddS = 115,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.d fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 01 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddD = 116,
    /// Fused negated product minus addend.
    ///
    /// `fnmadd.h fd, fs1, fs2, fs3[, rm]`
    ///
    /// `fs3 10 fs2 fs1 rm fd 1001111` — spec/riscv/fd.yaml:155
    FnmaddH = 117,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.s rd, fs1[, rm]`
    ///
    /// `110000000000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWS = 118,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.d rd, fs1[, rm]`
    ///
    /// `110000100000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWD = 119,
    /// Convert to a signed 32-bit integer, saturating.
    ///
    /// `fcvt.w.h rd, fs1[, rm]`
    ///
    /// `110001000000 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWH = 120,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.s rd, fs1[, rm]`
    ///
    /// `110000000001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuS = 121,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.d rd, fs1[, rm]`
    ///
    /// `110000100001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuD = 122,
    /// Convert to an unsigned 32-bit integer, saturating.
    ///
    /// `fcvt.wu.h rd, fs1[, rm]`
    ///
    /// `110001000001 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtWuH = 123,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.s rd, fs1[, rm]`
    ///
    /// `110000000010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLS = 124,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.d rd, fs1[, rm]`
    ///
    /// `110000100010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLD = 125,
    /// Convert to a signed 64-bit integer, saturating.
    ///
    /// `fcvt.l.h rd, fs1[, rm]`
    ///
    /// `110001000010 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLH = 126,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.s rd, fs1[, rm]`
    ///
    /// `110000000011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuS = 127,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.d rd, fs1[, rm]`
    ///
    /// `110000100011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuD = 128,
    /// Convert to an unsigned 64-bit integer, saturating.
    ///
    /// `fcvt.lu.h rd, fs1[, rm]`
    ///
    /// `110001000011 fs1 rm rd 1010011` — spec/riscv/fd.yaml:182
    FcvtLuH = 129,
    /// Convert from a signed 32-bit integer.
    ///
    /// `fcvt.s.w fd, rs1[, rm]`
    ///
    /// `110100000000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSW = 130,
    /// Convert from a signed 32-bit integer.
    ///
    /// `fcvt.h.w fd, rs1[, rm]`
    ///
    /// `110101000000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHW = 131,
    /// Convert from an unsigned 32-bit integer.
    ///
    /// `fcvt.s.wu fd, rs1[, rm]`
    ///
    /// `110100000001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSWu = 132,
    /// Convert from an unsigned 32-bit integer.
    ///
    /// `fcvt.h.wu fd, rs1[, rm]`
    ///
    /// `110101000001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHWu = 133,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.s.l fd, rs1[, rm]`
    ///
    /// `110100000010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSL = 134,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.d.l fd, rs1[, rm]`
    ///
    /// `110100100010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtDL = 135,
    /// Convert from a signed 64-bit integer.
    ///
    /// `fcvt.h.l fd, rs1[, rm]`
    ///
    /// `110101000010 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHL = 136,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.s.lu fd, rs1[, rm]`
    ///
    /// `110100000011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtSLu = 137,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.d.lu fd, rs1[, rm]`
    ///
    /// `110100100011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtDLu = 138,
    /// Convert from an unsigned 64-bit integer.
    ///
    /// `fcvt.h.lu fd, rs1[, rm]`
    ///
    /// `110101000011 rs1 rm fd 1010011` — spec/riscv/fd.yaml:204
    FcvtHLu = 139,
    /// Convert from a signed 32-bit integer, exactly.
    ///
    /// `fcvt.d.w fd, rs1<, rm|>`
    ///
    /// `110100100000 rs1 rm fd 1010011` — spec/riscv/fd.yaml:228
    FcvtDW = 140,
    /// Convert from an unsigned 32-bit integer, exactly.
    ///
    /// `fcvt.d.wu fd, rs1<, rm|>`
    ///
    /// `110100100001 rs1 rm fd 1010011` — spec/riscv/fd.yaml:228
    FcvtDWu = 141,
    /// Convert from double to single precision.
    ///
    /// `fcvt.s.d fd, fs1[, rm]`
    ///
    /// `010000000001 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtSD = 142,
    /// Convert from single to half precision.
    ///
    /// `fcvt.h.s fd, fs1[, rm]`
    ///
    /// `010001000000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtHS = 143,
    /// Convert from double to half precision.
    ///
    /// `fcvt.h.d fd, fs1[, rm]`
    ///
    /// `010001000001 fs1 rm fd 1010011` — spec/riscv/fd.yaml:246
    FcvtHD = 144,
    /// Convert from single to double precision, exactly.
    ///
    /// `fcvt.d.s fd, fs1<, rm|>`
    ///
    /// `010000100000 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtDS = 145,
    /// Convert from half to single precision, exactly.
    ///
    /// `fcvt.s.h fd, fs1<, rm|>`
    ///
    /// `010000000010 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtSH = 146,
    /// Convert from half to double precision, exactly.
    ///
    /// `fcvt.d.h fd, fs1<, rm|>`
    ///
    /// `010000100010 fs1 rm fd 1010011` — spec/riscv/fd.yaml:265
    FcvtDH = 147,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.s rd, fs1`
    ///
    /// `111000000000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassS = 148,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.d rd, fs1`
    ///
    /// `111000100000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassD = 149,
    /// Class of a number as one of ten bits.
    ///
    /// `fclass.h rd, fs1`
    ///
    /// `111001000000 fs1 001 rd 1010011` — spec/riscv/fd.yaml:285
    FclassH = 150,
    /// Move 16 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.h rd, fs1`
    ///
    /// `111001000000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXH = 151,
    /// Move 32 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.w rd, fs1`
    ///
    /// `111000000000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXW = 152,
    /// Move 64 raw bits to an integer register, sign-extended.
    ///
    /// `fmv.x.d rd, fs1`
    ///
    /// `111000100000 fs1 000 rd 1010011` — spec/riscv/fd.yaml:298
    FmvXD = 153,
    /// Move 16 raw bits from an integer register.
    ///
    /// `fmv.h.x fd, rs1`
    ///
    /// `111101000000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvHX = 154,
    /// Move 32 raw bits from an integer register.
    ///
    /// `fmv.w.x fd, rs1`
    ///
    /// `111100000000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvWX = 155,
    /// Move 64 raw bits from an integer register.
    ///
    /// `fmv.d.x fd, rs1`
    ///
    /// `111100100000 rs1 000 fd 1010011` — spec/riscv/fd.yaml:314
    FmvDX = 156,
    /// Load 16 bits into a floating-point register.
    ///
    /// `flh fd, imm(rs1)`
    ///
    /// `imm rs1 001 fd 0000111` — spec/riscv/fd.yaml:330
    Flh = 157,
    /// Load 32 bits into a floating-point register.
    ///
    /// `flw fd, imm(rs1)`
    ///
    /// `imm rs1 010 fd 0000111` — spec/riscv/fd.yaml:330
    Flw = 158,
    /// Load 64 bits into a floating-point register.
    ///
    /// `fld fd, imm(rs1)`
    ///
    /// `imm rs1 011 fd 0000111` — spec/riscv/fd.yaml:330
    Fld = 159,
    /// Store 16 raw bits of a floating-point register.
    ///
    /// `fsh fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 001 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsh = 160,
    /// Store 32 raw bits of a floating-point register.
    ///
    /// `fsw fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 010 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsw = 161,
    /// Store 64 raw bits of a floating-point register.
    ///
    /// `fsd fs2, imm(rs1)`
    ///
    /// `imm[11:5] fs2 rs1 011 imm[4:0] 0100111` — spec/riscv/fd.yaml:346
    Fsd = 162,
    /// Sum of two registers.
    ///
    /// `add rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 000 rd 0110011` — spec/riscv/i.yaml:4
    Add = 163,
    /// Sum of two registers, low 32 bits sign-extended.
    ///
    /// `addw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 000 rd 0111011` — spec/riscv/i.yaml:4
    Addw = 164,
    /// Difference of two registers.
    ///
    /// `sub rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 000 rd 0110011` — spec/riscv/i.yaml:4
    Sub = 165,
    /// Difference of two registers, low 32 bits sign-extended.
    ///
    /// `subw rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 000 rd 0111011` — spec/riscv/i.yaml:4
    Subw = 166,
    /// Left shift of two registers.
    ///
    /// `sll rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 001 rd 0110011` — spec/riscv/i.yaml:4
    Sll = 167,
    /// Left shift of two registers, low 32 bits sign-extended.
    ///
    /// `sllw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 001 rd 0111011` — spec/riscv/i.yaml:4
    Sllw = 168,
    /// Logical right shift of two registers.
    ///
    /// `srl rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 101 rd 0110011` — spec/riscv/i.yaml:4
    Srl = 169,
    /// Logical right shift of two registers, low 32 bits sign-extended.
    ///
    /// `srlw rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 101 rd 0111011` — spec/riscv/i.yaml:4
    Srlw = 170,
    /// Arithmetic right shift of two registers.
    ///
    /// `sra rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 101 rd 0110011` — spec/riscv/i.yaml:4
    Sra = 171,
    /// Arithmetic right shift of two registers, low 32 bits sign-extended.
    ///
    /// `sraw rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 101 rd 0111011` — spec/riscv/i.yaml:4
    Sraw = 172,
    /// Signed less-than (0 or 1) of two registers.
    ///
    /// `slt rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 010 rd 0110011` — spec/riscv/i.yaml:32
    Slt = 173,
    /// Unsigned less-than (0 or 1) of two registers.
    ///
    /// `sltu rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 011 rd 0110011` — spec/riscv/i.yaml:32
    Sltu = 174,
    /// Bitwise exclusive or of two registers.
    ///
    /// `xor rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 100 rd 0110011` — spec/riscv/i.yaml:32
    Xor = 175,
    /// Bitwise or of two registers.
    ///
    /// `or rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 110 rd 0110011` — spec/riscv/i.yaml:32
    Or = 176,
    /// Bitwise and of two registers.
    ///
    /// `and rd, rs1, rs2`
    ///
    /// `0000000 rs2 rs1 111 rd 0110011` — spec/riscv/i.yaml:32
    And = 177,
    /// Sum of a register and an immediate.
    ///
    /// `addi rd, rs1, imm`
    ///
    /// `imm rs1 000 rd 0010011` — spec/riscv/i.yaml:55
    Addi = 178,
    /// Signed less-than (0 or 1) of a register and an immediate.
    ///
    /// `slti rd, rs1, imm`
    ///
    /// `imm rs1 010 rd 0010011` — spec/riscv/i.yaml:55
    Slti = 179,
    /// Unsigned less-than against the sign-extended immediate (0 or 1) of a register and an immediate.
    ///
    /// `sltiu rd, rs1, imm`
    ///
    /// `imm rs1 011 rd 0010011` — spec/riscv/i.yaml:55
    Sltiu = 180,
    /// Bitwise exclusive or of a register and an immediate.
    ///
    /// `xori rd, rs1, imm`
    ///
    /// `imm rs1 100 rd 0010011` — spec/riscv/i.yaml:55
    Xori = 181,
    /// Bitwise or of a register and an immediate.
    ///
    /// `ori rd, rs1, imm`
    ///
    /// `imm rs1 110 rd 0010011` — spec/riscv/i.yaml:55
    Ori = 182,
    /// Bitwise and of a register and an immediate.
    ///
    /// `andi rd, rs1, imm`
    ///
    /// `imm rs1 111 rd 0010011` — spec/riscv/i.yaml:55
    Andi = 183,
    /// Sum of the low 32 bits and an immediate, sign-extended.
    ///
    /// `addiw rd, rs1, imm`
    ///
    /// `imm rs1 000 rd 0011011` — spec/riscv/i.yaml:74
    Addiw = 184,
    /// Left shift by a constant.
    ///
    /// `slli rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 001 rd 0010011` — spec/riscv/i.yaml:84
    SlliXlen32 = 185,
    /// Left shift by a constant.
    ///
    /// `slli rd, rs1, shamt`
    ///
    /// `000000 shamt rs1 001 rd 0010011` — spec/riscv/i.yaml:84
    Slli = 186,
    /// Logical right shift by a constant.
    ///
    /// `srli rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    SrliXlen32 = 187,
    /// Logical right shift by a constant.
    ///
    /// `srli rd, rs1, shamt`
    ///
    /// `000000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    Srli = 188,
    /// Arithmetic right shift by a constant.
    ///
    /// `srai rd, rs1, shamt`
    ///
    /// `0100000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    SraiXlen32 = 189,
    /// Arithmetic right shift by a constant.
    ///
    /// `srai rd, rs1, shamt`
    ///
    /// `010000 shamt rs1 101 rd 0010011` — spec/riscv/i.yaml:84
    Srai = 190,
    /// Left shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `slliw rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 001 rd 0011011` — spec/riscv/i.yaml:105
    Slliw = 191,
    /// Logical right shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `srliw rd, rs1, shamt`
    ///
    /// `0000000 shamt rs1 101 rd 0011011` — spec/riscv/i.yaml:105
    Srliw = 192,
    /// Arithmetic right shift of the low 32 bits by a constant, sign-extended.
    ///
    /// `sraiw rd, rs1, shamt`
    ///
    /// `0100000 shamt rs1 101 rd 0011011` — spec/riscv/i.yaml:105
    Sraiw = 193,
    /// Load a byte, sign-extended.
    ///
    /// `lb rd, imm(rs1)`
    ///
    /// `imm rs1 000 rd 0000011` — spec/riscv/i.yaml:122
    Lb = 194,
    /// Load 16 bits, sign-extended.
    ///
    /// `lh rd, imm(rs1)`
    ///
    /// `imm rs1 001 rd 0000011` — spec/riscv/i.yaml:122
    Lh = 195,
    /// Load 32 bits, sign-extended.
    ///
    /// `lw rd, imm(rs1)`
    ///
    /// `imm rs1 010 rd 0000011` — spec/riscv/i.yaml:122
    Lw = 196,
    /// Load 64 bits.
    ///
    /// `ld rd, imm(rs1)`
    ///
    /// `imm rs1 011 rd 0000011` — spec/riscv/i.yaml:122
    Ld = 197,
    /// Load a byte, zero-extended.
    ///
    /// `lbu rd, imm(rs1)`
    ///
    /// `imm rs1 100 rd 0000011` — spec/riscv/i.yaml:122
    Lbu = 198,
    /// Load 16 bits, zero-extended.
    ///
    /// `lhu rd, imm(rs1)`
    ///
    /// `imm rs1 101 rd 0000011` — spec/riscv/i.yaml:122
    Lhu = 199,
    /// Load 32 bits, zero-extended.
    ///
    /// `lwu rd, imm(rs1)`
    ///
    /// `imm rs1 110 rd 0000011` — spec/riscv/i.yaml:122
    Lwu = 200,
    /// Store a byte.
    ///
    /// `sb rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 000 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sb = 201,
    /// Store 16 bits.
    ///
    /// `sh rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 001 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sh = 202,
    /// Store 32 bits.
    ///
    /// `sw rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 010 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sw = 203,
    /// Store 64 bits.
    ///
    /// `sd rs2, imm(rs1)`
    ///
    /// `imm[11:5] rs2 rs1 011 imm[4:0] 0100011` — spec/riscv/i.yaml:146
    Sd = 204,
    /// Branch when equal.
    ///
    /// `beq rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 000 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Beq = 205,
    /// Branch when different.
    ///
    /// `bne rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 001 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bne = 206,
    /// Branch when less, signed.
    ///
    /// `blt rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 100 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Blt = 207,
    /// Branch when greater or equal, signed.
    ///
    /// `bge rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 101 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bge = 208,
    /// Branch when less, unsigned.
    ///
    /// `bltu rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 110 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bltu = 209,
    /// Branch when greater or equal, unsigned.
    ///
    /// `bgeu rs1, rs2, imm`
    ///
    /// `imm[12] imm[10:5] rs2 rs1 111 imm[4:1] imm[11] 1100011` — spec/riscv/i.yaml:161
    Bgeu = 210,
    /// Load a constant into bits 31..12.
    ///
    /// `lui rd, uimm`
    ///
    /// `uimm rd 0110111` — spec/riscv/i.yaml:182
    Lui = 211,
    /// Add a constant shifted left by 12 to the address of the instruction.
    ///
    /// `auipc rd, uimm`
    ///
    /// `uimm rd 0010111` — spec/riscv/i.yaml:188
    Auipc = 212,
    /// Jump to an offset and keep the return address.
    ///
    /// `jal rd, imm`
    ///
    /// `imm[20] imm[10:1] imm[11] imm[19:12] rd 1101111` — spec/riscv/i.yaml:194
    Jal = 213,
    /// Jump to a register plus an offset and keep the return address.
    ///
    /// `jalr rd, imm(rs1)`
    ///
    /// `imm rs1 000 rd 1100111` — spec/riscv/i.yaml:206
    Jalr = 214,
    /// Order memory and device accesses before and after.
    ///
    /// `fence pred, succ`
    ///
    /// `.... pred succ ..... 000 ..... 0001111` — spec/riscv/i.yaml:219
    Fence = 215,
    /// Order all but stores before loads.
    ///
    /// `fence.tso`
    ///
    /// `100000110011 ..... 000 ..... 0001111` — spec/riscv/i.yaml:227
    FenceTso = 216,
    /// Call the execution environment.
    ///
    /// `ecall`
    ///
    /// `00000000000000000000000001110011` — spec/riscv/i.yaml:234
    Ecall = 217,
    /// Enter the debugger.
    ///
    /// `ebreak`
    ///
    /// `00000000000100000000000001110011` — spec/riscv/i.yaml:239
    Ebreak = 218,
    /// Low half of the product.
    ///
    /// `mul rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 000 rd 0110011` — spec/riscv/m.yaml:4
    Mul = 219,
    /// Low half of the product, low 32 bits sign-extended.
    ///
    /// `mulw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 000 rd 0111011` — spec/riscv/m.yaml:4
    Mulw = 220,
    /// Signed quotient; all ones for a zero divisor.
    ///
    /// `div rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 100 rd 0110011` — spec/riscv/m.yaml:4
    Div = 221,
    /// Signed quotient; all ones for a zero divisor, low 32 bits sign-extended.
    ///
    /// `divw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 100 rd 0111011` — spec/riscv/m.yaml:4
    Divw = 222,
    /// Unsigned quotient; all ones for a zero divisor.
    ///
    /// `divu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 101 rd 0110011` — spec/riscv/m.yaml:4
    Divu = 223,
    /// Unsigned quotient; all ones for a zero divisor, low 32 bits sign-extended.
    ///
    /// `divuw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 101 rd 0111011` — spec/riscv/m.yaml:4
    Divuw = 224,
    /// Signed remainder; the dividend for a zero divisor.
    ///
    /// `rem rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 110 rd 0110011` — spec/riscv/m.yaml:4
    Rem = 225,
    /// Signed remainder; the dividend for a zero divisor, low 32 bits sign-extended.
    ///
    /// `remw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 110 rd 0111011` — spec/riscv/m.yaml:4
    Remw = 226,
    /// Unsigned remainder; the dividend for a zero divisor.
    ///
    /// `remu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 111 rd 0110011` — spec/riscv/m.yaml:4
    Remu = 227,
    /// Unsigned remainder; the dividend for a zero divisor, low 32 bits sign-extended.
    ///
    /// `remuw rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 111 rd 0111011` — spec/riscv/m.yaml:4
    Remuw = 228,
    /// High half of the signed by signed product.
    ///
    /// `mulh rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 001 rd 0110011` — spec/riscv/m.yaml:37
    Mulh = 229,
    /// High half of the signed by unsigned product.
    ///
    /// `mulhsu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 010 rd 0110011` — spec/riscv/m.yaml:37
    Mulhsu = 230,
    /// High half of the unsigned by unsigned product.
    ///
    /// `mulhu rd, rs1, rs2`
    ///
    /// `0000001 rs2 rs1 011 rd 0110011` — spec/riscv/m.yaml:37
    Mulhu = 231,
    /// Return from a machine trap handler.
    ///
    /// `mret`
    ///
    /// `00110000001000000000000001110011` — spec/riscv/sys.yaml:22
    Mret = 232,
    /// Return from a supervisor trap handler.
    ///
    /// `sret`
    ///
    /// `00010000001000000000000001110011` — spec/riscv/sys.yaml:41
    Sret = 233,
    /// Wait for an interrupt.
    ///
    /// `wfi`
    ///
    /// `00010000010100000000000001110011` — spec/riscv/sys.yaml:58
    Wfi = 234,
    /// Order stores to page tables before later translations.
    ///
    /// `sfence.vma rs1, rs2`
    ///
    /// `0001001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:75
    SfenceVma = 235,
    /// Order stores to page tables before translations behind the next sfence.inval.ir.
    ///
    /// `sinval.vma rs1, rs2`
    ///
    /// `0001011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:75
    SinvalVma = 236,
    /// Order stores to page tables before sinval.vma.
    ///
    /// `sfence.w.inval`
    ///
    /// `00011000000000000000000001110011` — spec/riscv/sys.yaml:87
    SfenceWInval = 237,
    /// Order sinval.vma before later translations.
    ///
    /// `sfence.inval.ir`
    ///
    /// `00011000000100000000000001110011` — spec/riscv/sys.yaml:87
    SfenceInvalIr = 238,
    /// Order stores to guest page tables before later translations.
    ///
    /// `hfence.vvma rs1, rs2`
    ///
    /// `0010001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HfenceVvma = 239,
    /// Order stores to guest-physical page tables before later translations.
    ///
    /// `hfence.gvma rs1, rs2`
    ///
    /// `0110001 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HfenceGvma = 240,
    /// Order stores to guest page tables before translations behind the next sfence.inval.ir.
    ///
    /// `hinval.vvma rs1, rs2`
    ///
    /// `0010011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HinvalVvma = 241,
    /// Order stores to guest-physical page tables before translations behind the next sfence.inval.ir.
    ///
    /// `hinval.gvma rs1, rs2`
    ///
    /// `0110011 rs2 rs1 000000001110011` — spec/riscv/sys.yaml:98
    HinvalGvma = 242,
    /// Load a byte, sign-extended, as the guest would.
    ///
    /// `hlv.b rd, (rs1)`
    ///
    /// `011000000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvB = 243,
    /// Load a byte, zero-extended, as the guest would.
    ///
    /// `hlv.bu rd, (rs1)`
    ///
    /// `011000000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvBu = 244,
    /// Load 16 bits, sign-extended, as the guest would.
    ///
    /// `hlv.h rd, (rs1)`
    ///
    /// `011001000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvH = 245,
    /// Load 16 bits, zero-extended, as the guest would.
    ///
    /// `hlv.hu rd, (rs1)`
    ///
    /// `011001000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvHu = 246,
    /// Load 16 executable bits, zero-extended, as the guest would.
    ///
    /// `hlvx.hu rd, (rs1)`
    ///
    /// `011001000011 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvxHu = 247,
    /// Load 32 bits, sign-extended, as the guest would.
    ///
    /// `hlv.w rd, (rs1)`
    ///
    /// `011010000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvW = 248,
    /// Load 32 bits, zero-extended, as the guest would.
    ///
    /// `hlv.wu rd, (rs1)`
    ///
    /// `011010000001 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvWu = 249,
    /// Load 32 executable bits, zero-extended, as the guest would.
    ///
    /// `hlvx.wu rd, (rs1)`
    ///
    /// `011010000011 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvxWu = 250,
    /// Load 64 bits as the guest would.
    ///
    /// `hlv.d rd, (rs1)`
    ///
    /// `011011000000 rs1 100 rd 1110011` — spec/riscv/sys.yaml:109
    HlvD = 251,
    /// Store a byte as the guest would.
    ///
    /// `hsv.b rs2, (rs1)`
    ///
    /// `0110001 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvB = 252,
    /// Store 16 bits as the guest would.
    ///
    /// `hsv.h rs2, (rs1)`
    ///
    /// `0110011 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvH = 253,
    /// Store 32 bits as the guest would.
    ///
    /// `hsv.w rs2, (rs1)`
    ///
    /// `0110101 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvW = 254,
    /// Store 64 bits as the guest would.
    ///
    /// `hsv.d rs2, (rs1)`
    ///
    /// `0110111 rs2 rs1 100000001110011` — spec/riscv/sys.yaml:125
    HsvD = 255,
    /// Leave debug mode.
    ///
    /// `dret`
    ///
    /// `01111011001000000000000001110011` — spec/riscv/sys.yaml:136
    Dret = 256,
    /// Return from a non-maskable interrupt.
    ///
    /// `mnret`
    ///
    /// `01110000001000000000000001110011` — spec/riscv/sys.yaml:141
    Mnret = 257,
    /// Clear the control transfer records.
    ///
    /// `sctrclr`
    ///
    /// `00010000010000000000000001110011` — spec/riscv/sys.yaml:146
    Sctrclr = 258,
    /// Set vtype and the vector length.
    ///
    /// `vsetvli rd, rs1, vtype`
    ///
    /// `0 vtype rs1 111 rd 1010111` — spec/riscv/v.yaml:202
    Vsetvli = 259,
    /// Set vtype and a constant vector length.
    ///
    /// `vsetivli rd, uimm, vtype`
    ///
    /// `11 vtype uimm 111 rd 1010111` — spec/riscv/v.yaml:222
    Vsetivli = 260,
    /// Set vtype from a register and the vector length.
    ///
    /// `vsetvl rd, rs1, rs2`
    ///
    /// `1000000 rs2 rs1 111 rd 1010111` — spec/riscv/v.yaml:229
    Vsetvl = 261,
    /// Floating-point sum.
    ///
    /// `vfadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `000000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfaddVv = 262,
    /// Floating-point sum.
    ///
    /// `vfadd.vf vd, vs2, fs1[, vm]`
    ///
    /// `000000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfaddVf = 263,
    /// Floating-point difference.
    ///
    /// `vfsub.vv vd, vs2, vs1[, vm]`
    ///
    /// `000010 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsubVv = 264,
    /// Floating-point difference.
    ///
    /// `vfsub.vf vd, vs2, fs1[, vm]`
    ///
    /// `000010 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsubVf = 265,
    /// Floating-point minimum.
    ///
    /// `vfmin.vv vd, vs2, vs1[, vm]`
    ///
    /// `000100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfminVv = 266,
    /// Floating-point minimum.
    ///
    /// `vfmin.vf vd, vs2, fs1[, vm]`
    ///
    /// `000100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfminVf = 267,
    /// Floating-point maximum.
    ///
    /// `vfmax.vv vd, vs2, vs1[, vm]`
    ///
    /// `000110 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaxVv = 268,
    /// Floating-point maximum.
    ///
    /// `vfmax.vf vd, vs2, fs1[, vm]`
    ///
    /// `000110 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaxVf = 269,
    /// Floating-point value of the first source with the sign of the second.
    ///
    /// `vfsgnj.vv vd, vs2, vs1[, vm]`
    ///
    /// `001000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjVv = 270,
    /// Floating-point value of the first source with the sign of the second.
    ///
    /// `vfsgnj.vf vd, vs2, fs1[, vm]`
    ///
    /// `001000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjVf = 271,
    /// Floating-point value of the first source with the inverted sign of the second.
    ///
    /// `vfsgnjn.vv vd, vs2, vs1[, vm]`
    ///
    /// `001001 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjnVv = 272,
    /// Floating-point value of the first source with the inverted sign of the second.
    ///
    /// `vfsgnjn.vf vd, vs2, fs1[, vm]`
    ///
    /// `001001 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjnVf = 273,
    /// Floating-point value of the first source with the exclusive or of the signs.
    ///
    /// `vfsgnjx.vv vd, vs2, vs1[, vm]`
    ///
    /// `001010 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjxVv = 274,
    /// Floating-point value of the first source with the exclusive or of the signs.
    ///
    /// `vfsgnjx.vf vd, vs2, fs1[, vm]`
    ///
    /// `001010 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfsgnjxVf = 275,
    /// Floating-point quotient.
    ///
    /// `vfdiv.vv vd, vs2, vs1[, vm]`
    ///
    /// `100000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfdivVv = 276,
    /// Floating-point quotient.
    ///
    /// `vfdiv.vf vd, vs2, fs1[, vm]`
    ///
    /// `100000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfdivVf = 277,
    /// Floating-point quotient with the sources exchanged.
    ///
    /// `vfrdiv.vf vd, vs2, fs1[, vm]`
    ///
    /// `100001 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfrdivVf = 278,
    /// Floating-point product.
    ///
    /// `vfmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `100100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmulVv = 279,
    /// Floating-point product.
    ///
    /// `vfmul.vf vd, vs2, fs1[, vm]`
    ///
    /// `100100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmulVf = 280,
    /// Floating-point difference with the sources exchanged.
    ///
    /// `vfrsub.vf vd, vs2, fs1[, vm]`
    ///
    /// `100111 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfrsubVf = 281,
    /// Fused multiply-add: destination times source plus the other source.
    ///
    /// `vfmadd.vv vd, vs1, vs2[, vm]`
    ///
    /// `101000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaddVv = 282,
    /// Fused multiply-add: destination times source plus the other source.
    ///
    /// `vfmadd.vf vd, fs1, vs2[, vm]`
    ///
    /// `101000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaddVf = 283,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmadd.vv vd, vs1, vs2[, vm]`
    ///
    /// `101001 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmaddVv = 284,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmadd.vf vd, fs1, vs2[, vm]`
    ///
    /// `101001 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmaddVf = 285,
    /// Fused multiply-add: destination times source minus the other source.
    ///
    /// `vfmsub.vv vd, vs1, vs2[, vm]`
    ///
    /// `101010 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmsubVv = 286,
    /// Fused multiply-add: destination times source minus the other source.
    ///
    /// `vfmsub.vf vd, fs1, vs2[, vm]`
    ///
    /// `101010 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmsubVf = 287,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmsub.vv vd, vs1, vs2[, vm]`
    ///
    /// `101011 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmsubVv = 288,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmsub.vf vd, fs1, vs2[, vm]`
    ///
    /// `101011 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmsubVf = 289,
    /// Fused multiply-add: product plus destination.
    ///
    /// `vfmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `101100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaccVv = 290,
    /// Fused multiply-add: product plus destination.
    ///
    /// `vfmacc.vf vd, fs1, vs2[, vm]`
    ///
    /// `101100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmaccVf = 291,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `101101 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmaccVv = 292,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmacc.vf vd, fs1, vs2[, vm]`
    ///
    /// `101101 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmaccVf = 293,
    /// Fused multiply-add: product minus destination.
    ///
    /// `vfmsac.vv vd, vs1, vs2[, vm]`
    ///
    /// `101110 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmsacVv = 294,
    /// Fused multiply-add: product minus destination.
    ///
    /// `vfmsac.vf vd, fs1, vs2[, vm]`
    ///
    /// `101110 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfmsacVf = 295,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmsac.vv vd, vs1, vs2[, vm]`
    ///
    /// `101111 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmsacVv = 296,
    /// Fused multiply-add: the same, negated.
    ///
    /// `vfnmsac.vf vd, fs1, vs2[, vm]`
    ///
    /// `101111 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfnmsacVf = 297,
    /// Floating-point add, twice as wide.
    ///
    /// `vfwadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `110000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwaddVv = 298,
    /// Floating-point add, twice as wide.
    ///
    /// `vfwadd.vf vd, vs2, fs1[, vm]`
    ///
    /// `110000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwaddVf = 299,
    /// Floating-point sub, twice as wide.
    ///
    /// `vfwsub.vv vd, vs2, vs1[, vm]`
    ///
    /// `110010 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwsubVv = 300,
    /// Floating-point sub, twice as wide.
    ///
    /// `vfwsub.vf vd, vs2, fs1[, vm]`
    ///
    /// `110010 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwsubVf = 301,
    /// Floating-point mul, twice as wide.
    ///
    /// `vfwmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `111000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmulVv = 302,
    /// Floating-point mul, twice as wide.
    ///
    /// `vfwmul.vf vd, vs2, fs1[, vm]`
    ///
    /// `111000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmulVf = 303,
    /// Floating-point add with a first source that is twice as wide.
    ///
    /// `vfwadd.wv vd, vs2, vs1[, vm]`
    ///
    /// `110100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwaddWv = 304,
    /// Floating-point add with a first source that is twice as wide.
    ///
    /// `vfwadd.wf vd, vs2, fs1[, vm]`
    ///
    /// `110100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwaddWf = 305,
    /// Floating-point sub with a first source that is twice as wide.
    ///
    /// `vfwsub.wv vd, vs2, vs1[, vm]`
    ///
    /// `110110 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwsubWv = 306,
    /// Floating-point sub with a first source that is twice as wide.
    ///
    /// `vfwsub.wf vd, vs2, fs1[, vm]`
    ///
    /// `110110 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwsubWf = 307,
    /// Fused multiply-add, twice as wide: product plus destination.
    ///
    /// `vfwmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `111100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmaccVv = 308,
    /// Fused multiply-add, twice as wide: product plus destination.
    ///
    /// `vfwmacc.vf vd, fs1, vs2[, vm]`
    ///
    /// `111100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmaccVf = 309,
    /// Fused multiply-add, twice as wide: the same, negated.
    ///
    /// `vfwnmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `111101 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwnmaccVv = 310,
    /// Fused multiply-add, twice as wide: the same, negated.
    ///
    /// `vfwnmacc.vf vd, fs1, vs2[, vm]`
    ///
    /// `111101 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwnmaccVf = 311,
    /// Fused multiply-add, twice as wide: product minus destination.
    ///
    /// `vfwmsac.vv vd, vs1, vs2[, vm]`
    ///
    /// `111110 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmsacVv = 312,
    /// Fused multiply-add, twice as wide: product minus destination.
    ///
    /// `vfwmsac.vf vd, fs1, vs2[, vm]`
    ///
    /// `111110 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwmsacVf = 313,
    /// Fused multiply-add, twice as wide: the same, negated.
    ///
    /// `vfwnmsac.vv vd, vs1, vs2[, vm]`
    ///
    /// `111111 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwnmsacVv = 314,
    /// Fused multiply-add, twice as wide: the same, negated.
    ///
    /// `vfwnmsac.vf vd, fs1, vs2[, vm]`
    ///
    /// `111111 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwnmsacVf = 315,
    /// Mask of elements where the first source is equal to the second.
    ///
    /// `vmfeq.vv vd, vs2, vs1[, vm]`
    ///
    /// `011000 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfeqVv = 316,
    /// Mask of elements where the first source is equal to the second.
    ///
    /// `vmfeq.vf vd, vs2, fs1[, vm]`
    ///
    /// `011000 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfeqVf = 317,
    /// Mask of elements where the first source is not above the second.
    ///
    /// `vmfle.vv vd, vs2, vs1[, vm]`
    ///
    /// `011001 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfleVv = 318,
    /// Mask of elements where the first source is not above the second.
    ///
    /// `vmfle.vf vd, vs2, fs1[, vm]`
    ///
    /// `011001 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfleVf = 319,
    /// Mask of elements where the first source is below the second.
    ///
    /// `vmflt.vv vd, vs2, vs1[, vm]`
    ///
    /// `011011 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfltVv = 320,
    /// Mask of elements where the first source is below the second.
    ///
    /// `vmflt.vf vd, vs2, fs1[, vm]`
    ///
    /// `011011 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfltVf = 321,
    /// Mask of elements where the first source is not equal to the second.
    ///
    /// `vmfne.vv vd, vs2, vs1[, vm]`
    ///
    /// `011100 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfneVv = 322,
    /// Mask of elements where the first source is not equal to the second.
    ///
    /// `vmfne.vf vd, vs2, fs1[, vm]`
    ///
    /// `011100 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfneVf = 323,
    /// Mask of elements where the first source is above the second.
    ///
    /// `vmfgt.vf vd, vs2, fs1[, vm]`
    ///
    /// `011101 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfgtVf = 324,
    /// Mask of elements where the first source is not below the second.
    ///
    /// `vmfge.vf vd, vs2, fs1[, vm]`
    ///
    /// `011111 vm vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:17
    VmfgeVf = 325,
    /// Floating-point sum in any order of all elements and a start value.
    ///
    /// `vfredusum.vs vd, vs2, vs1[, vm]`
    ///
    /// `000001 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfredusumVs = 326,
    /// Floating-point sum in order of all elements and a start value.
    ///
    /// `vfredosum.vs vd, vs2, vs1[, vm]`
    ///
    /// `000011 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfredosumVs = 327,
    /// Floating-point minimum of all elements and a start value.
    ///
    /// `vfredmin.vs vd, vs2, vs1[, vm]`
    ///
    /// `000101 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfredminVs = 328,
    /// Floating-point maximum of all elements and a start value.
    ///
    /// `vfredmax.vs vd, vs2, vs1[, vm]`
    ///
    /// `000111 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfredmaxVs = 329,
    /// Floating-point sum of all elements and a start value in any order, twice as wide.
    ///
    /// `vfwredusum.vs vd, vs2, vs1[, vm]`
    ///
    /// `110001 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwredusumVs = 330,
    /// Floating-point sum of all elements and a start value in order, twice as wide.
    ///
    /// `vfwredosum.vs vd, vs2, vs1[, vm]`
    ///
    /// `110011 vm vs2 vs1 001 vd 1010111` — spec/riscv/vfp.yaml:17
    VfwredosumVs = 331,
    /// Floating point to unsigned integer.
    ///
    /// `vfcvt.xu.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00000001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfcvtXuFV = 332,
    /// Floating point to unsigned integer, rounded to zero.
    ///
    /// `vfcvt.rtz.xu.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00110001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfcvtRtzXuFV = 333,
    /// Floating point to signed integer.
    ///
    /// `vfcvt.x.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00001001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfcvtXFV = 334,
    /// Floating point to signed integer, rounded to zero.
    ///
    /// `vfcvt.rtz.x.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00111001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfcvtRtzXFV = 335,
    /// Floating point to unsigned integer, twice as wide.
    ///
    /// `vfwcvt.xu.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01000001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfwcvtXuFV = 336,
    /// Floating point to unsigned integer, rounded to zero, twice as wide.
    ///
    /// `vfwcvt.rtz.xu.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01110001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfwcvtRtzXuFV = 337,
    /// Floating point to signed integer, twice as wide.
    ///
    /// `vfwcvt.x.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01001001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfwcvtXFV = 338,
    /// Floating point to signed integer, rounded to zero, twice as wide.
    ///
    /// `vfwcvt.rtz.x.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01111001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfwcvtRtzXFV = 339,
    /// Floating point to unsigned integer, half as wide.
    ///
    /// `vfncvt.xu.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10000001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfncvtXuFW = 340,
    /// Floating point to unsigned integer, rounded to zero, half as wide.
    ///
    /// `vfncvt.rtz.xu.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10110001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfncvtRtzXuFW = 341,
    /// Floating point to signed integer, half as wide.
    ///
    /// `vfncvt.x.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10001001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfncvtXFW = 342,
    /// Floating point to signed integer, rounded to zero, half as wide.
    ///
    /// `vfncvt.rtz.x.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10111001 vd 1010111` — spec/riscv/vfp.yaml:97
    VfncvtRtzXFW = 343,
    /// unsigned integer to floating point.
    ///
    /// `vfcvt.f.xu.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00010001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfcvtFXuV = 344,
    /// signed integer to floating point.
    ///
    /// `vfcvt.f.x.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00011001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfcvtFXV = 345,
    /// unsigned integer to floating point, twice as wide.
    ///
    /// `vfwcvt.f.xu.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01010001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfwcvtFXuV = 346,
    /// signed integer to floating point, twice as wide.
    ///
    /// `vfwcvt.f.x.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01011001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfwcvtFXV = 347,
    /// unsigned integer to floating point, half as wide.
    ///
    /// `vfncvt.f.xu.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10010001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfncvtFXuW = 348,
    /// signed integer to floating point, half as wide.
    ///
    /// `vfncvt.f.x.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10011001 vd 1010111` — spec/riscv/vfp.yaml:112
    VfncvtFXW = 349,
    /// Floating point, twice as wide.
    ///
    /// `vfwcvt.f.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01100001 vd 1010111` — spec/riscv/vfp.yaml:121
    VfwcvtFFV = 350,
    /// Floating point, half as wide.
    ///
    /// `vfncvt.f.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10100001 vd 1010111` — spec/riscv/vfp.yaml:121
    VfncvtFFW = 351,
    /// Floating point, half as wide, rounded to odd.
    ///
    /// `vfncvt.rod.f.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 10101001 vd 1010111` — spec/riscv/vfp.yaml:121
    VfncvtRodFFW = 352,
    /// Floating-point square root.
    ///
    /// `vfsqrt.v vd, vs2[, vm]`
    ///
    /// `010011 vm vs2 00000001 vd 1010111` — spec/riscv/vfp.yaml:136
    VfsqrtV = 353,
    /// Reciprocal of the square root to 7 bits.
    ///
    /// `vfrsqrt7.v vd, vs2[, vm]`
    ///
    /// `010011 vm vs2 00100001 vd 1010111` — spec/riscv/vfp.yaml:136
    Vfrsqrt7V = 354,
    /// Reciprocal to 7 bits.
    ///
    /// `vfrec7.v vd, vs2[, vm]`
    ///
    /// `010011 vm vs2 00101001 vd 1010111` — spec/riscv/vfp.yaml:136
    Vfrec7V = 355,
    /// Class of a number as one of ten bits.
    ///
    /// `vfclass.v vd, vs2[, vm]`
    ///
    /// `010011 vm vs2 10000001 vd 1010111` — spec/riscv/vfp.yaml:136
    VfclassV = 356,
    /// Scalar where the mask v0 is set, else the source.
    ///
    /// `vfmerge.vfm vd, vs2, fs1, v0`
    ///
    /// `0101110 vs2 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:149
    VfmergeVfm = 357,
    /// Copy a floating-point register to all elements.
    ///
    /// `vfmv.v.f vd, fs1`
    ///
    /// `010111100000 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:155
    VfmvVF = 358,
    /// First element into a floating-point register.
    ///
    /// `vfmv.f.s fd, vs2`
    ///
    /// `0100001 vs2 00000001 fd 1010111` — spec/riscv/vfp.yaml:166
    VfmvFS = 359,
    /// Floating-point register into the first element.
    ///
    /// `vfmv.s.f vd, fs1`
    ///
    /// `010000100000 fs1 101 vd 1010111` — spec/riscv/vfp.yaml:178
    VfmvSF = 360,
    /// Sum.
    ///
    /// `vadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `000000 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VaddVv = 361,
    /// Sum.
    ///
    /// `vadd.vx vd, vs2, rs1[, vm]`
    ///
    /// `000000 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VaddVx = 362,
    /// Sum.
    ///
    /// `vadd.vi vd, vs2, simm5[, vm]`
    ///
    /// `000000 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VaddVi = 363,
    /// Difference.
    ///
    /// `vsub.vv vd, vs2, vs1[, vm]`
    ///
    /// `000010 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsubVv = 364,
    /// Difference.
    ///
    /// `vsub.vx vd, vs2, rs1[, vm]`
    ///
    /// `000010 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsubVx = 365,
    /// Difference from the second source.
    ///
    /// `vrsub.vx vd, vs2, rs1[, vm]`
    ///
    /// `000011 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VrsubVx = 366,
    /// Difference from the second source.
    ///
    /// `vrsub.vi vd, vs2, simm5[, vm]`
    ///
    /// `000011 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VrsubVi = 367,
    /// Unsigned minimum.
    ///
    /// `vminu.vv vd, vs2, vs1[, vm]`
    ///
    /// `000100 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VminuVv = 368,
    /// Unsigned minimum.
    ///
    /// `vminu.vx vd, vs2, rs1[, vm]`
    ///
    /// `000100 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VminuVx = 369,
    /// Signed minimum.
    ///
    /// `vmin.vv vd, vs2, vs1[, vm]`
    ///
    /// `000101 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VminVv = 370,
    /// Signed minimum.
    ///
    /// `vmin.vx vd, vs2, rs1[, vm]`
    ///
    /// `000101 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VminVx = 371,
    /// Unsigned maximum.
    ///
    /// `vmaxu.vv vd, vs2, vs1[, vm]`
    ///
    /// `000110 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmaxuVv = 372,
    /// Unsigned maximum.
    ///
    /// `vmaxu.vx vd, vs2, rs1[, vm]`
    ///
    /// `000110 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmaxuVx = 373,
    /// Signed maximum.
    ///
    /// `vmax.vv vd, vs2, vs1[, vm]`
    ///
    /// `000111 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmaxVv = 374,
    /// Signed maximum.
    ///
    /// `vmax.vx vd, vs2, rs1[, vm]`
    ///
    /// `000111 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmaxVx = 375,
    /// Bitwise and.
    ///
    /// `vand.vv vd, vs2, vs1[, vm]`
    ///
    /// `001001 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VandVv = 376,
    /// Bitwise and.
    ///
    /// `vand.vx vd, vs2, rs1[, vm]`
    ///
    /// `001001 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VandVx = 377,
    /// Bitwise and.
    ///
    /// `vand.vi vd, vs2, simm5[, vm]`
    ///
    /// `001001 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VandVi = 378,
    /// Bitwise or.
    ///
    /// `vor.vv vd, vs2, vs1[, vm]`
    ///
    /// `001010 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VorVv = 379,
    /// Bitwise or.
    ///
    /// `vor.vx vd, vs2, rs1[, vm]`
    ///
    /// `001010 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VorVx = 380,
    /// Bitwise or.
    ///
    /// `vor.vi vd, vs2, simm5[, vm]`
    ///
    /// `001010 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VorVi = 381,
    /// Bitwise exclusive or.
    ///
    /// `vxor.vv vd, vs2, vs1[, vm]`
    ///
    /// `001011 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VxorVv = 382,
    /// Bitwise exclusive or.
    ///
    /// `vxor.vx vd, vs2, rs1[, vm]`
    ///
    /// `001011 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VxorVx = 383,
    /// Bitwise exclusive or.
    ///
    /// `vxor.vi vd, vs2, simm5[, vm]`
    ///
    /// `001011 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VxorVi = 384,
    /// Unsigned sum, saturated.
    ///
    /// `vsaddu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100000 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsadduVv = 385,
    /// Unsigned sum, saturated.
    ///
    /// `vsaddu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100000 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsadduVx = 386,
    /// Unsigned sum, saturated.
    ///
    /// `vsaddu.vi vd, vs2, simm5[, vm]`
    ///
    /// `100000 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VsadduVi = 387,
    /// Signed sum, saturated.
    ///
    /// `vsadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `100001 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsaddVv = 388,
    /// Signed sum, saturated.
    ///
    /// `vsadd.vx vd, vs2, rs1[, vm]`
    ///
    /// `100001 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsaddVx = 389,
    /// Signed sum, saturated.
    ///
    /// `vsadd.vi vd, vs2, simm5[, vm]`
    ///
    /// `100001 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VsaddVi = 390,
    /// Unsigned difference, saturated.
    ///
    /// `vssubu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100010 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VssubuVv = 391,
    /// Unsigned difference, saturated.
    ///
    /// `vssubu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100010 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VssubuVx = 392,
    /// Signed difference, saturated.
    ///
    /// `vssub.vv vd, vs2, vs1[, vm]`
    ///
    /// `100011 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VssubVv = 393,
    /// Signed difference, saturated.
    ///
    /// `vssub.vx vd, vs2, rs1[, vm]`
    ///
    /// `100011 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VssubVx = 394,
    /// Shift left.
    ///
    /// `vsll.vv vd, vs2, vs1[, vm]`
    ///
    /// `100101 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsllVv = 395,
    /// Shift left.
    ///
    /// `vsll.vx vd, vs2, rs1[, vm]`
    ///
    /// `100101 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsllVx = 396,
    /// Shift left.
    ///
    /// `vsll.vi vd, vs2, uimm5[, vm]`
    ///
    /// `100101 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VsllVi = 397,
    /// Fraction product, rounded and saturated.
    ///
    /// `vsmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `100111 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsmulVv = 398,
    /// Fraction product, rounded and saturated.
    ///
    /// `vsmul.vx vd, vs2, rs1[, vm]`
    ///
    /// `100111 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsmulVx = 399,
    /// Logical shift right.
    ///
    /// `vsrl.vv vd, vs2, vs1[, vm]`
    ///
    /// `101000 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsrlVv = 400,
    /// Logical shift right.
    ///
    /// `vsrl.vx vd, vs2, rs1[, vm]`
    ///
    /// `101000 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsrlVx = 401,
    /// Logical shift right.
    ///
    /// `vsrl.vi vd, vs2, uimm5[, vm]`
    ///
    /// `101000 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VsrlVi = 402,
    /// Arithmetic shift right.
    ///
    /// `vsra.vv vd, vs2, vs1[, vm]`
    ///
    /// `101001 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VsraVv = 403,
    /// Arithmetic shift right.
    ///
    /// `vsra.vx vd, vs2, rs1[, vm]`
    ///
    /// `101001 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VsraVx = 404,
    /// Arithmetic shift right.
    ///
    /// `vsra.vi vd, vs2, uimm5[, vm]`
    ///
    /// `101001 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VsraVi = 405,
    /// Logical shift right, rounded.
    ///
    /// `vssrl.vv vd, vs2, vs1[, vm]`
    ///
    /// `101010 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VssrlVv = 406,
    /// Logical shift right, rounded.
    ///
    /// `vssrl.vx vd, vs2, rs1[, vm]`
    ///
    /// `101010 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VssrlVx = 407,
    /// Logical shift right, rounded.
    ///
    /// `vssrl.vi vd, vs2, uimm5[, vm]`
    ///
    /// `101010 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VssrlVi = 408,
    /// Arithmetic shift right, rounded.
    ///
    /// `vssra.vv vd, vs2, vs1[, vm]`
    ///
    /// `101011 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VssraVv = 409,
    /// Arithmetic shift right, rounded.
    ///
    /// `vssra.vx vd, vs2, rs1[, vm]`
    ///
    /// `101011 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VssraVx = 410,
    /// Arithmetic shift right, rounded.
    ///
    /// `vssra.vi vd, vs2, uimm5[, vm]`
    ///
    /// `101011 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VssraVi = 411,
    /// Unsigned average.
    ///
    /// `vaaddu.vv vd, vs2, vs1[, vm]`
    ///
    /// `001000 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VaadduVv = 412,
    /// Unsigned average.
    ///
    /// `vaaddu.vx vd, vs2, rs1[, vm]`
    ///
    /// `001000 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VaadduVx = 413,
    /// Signed average.
    ///
    /// `vaadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `001001 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VaaddVv = 414,
    /// Signed average.
    ///
    /// `vaadd.vx vd, vs2, rs1[, vm]`
    ///
    /// `001001 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VaaddVx = 415,
    /// Half of an unsigned difference.
    ///
    /// `vasubu.vv vd, vs2, vs1[, vm]`
    ///
    /// `001010 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VasubuVv = 416,
    /// Half of an unsigned difference.
    ///
    /// `vasubu.vx vd, vs2, rs1[, vm]`
    ///
    /// `001010 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VasubuVx = 417,
    /// Half of a signed difference.
    ///
    /// `vasub.vv vd, vs2, vs1[, vm]`
    ///
    /// `001011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VasubVv = 418,
    /// Half of a signed difference.
    ///
    /// `vasub.vx vd, vs2, rs1[, vm]`
    ///
    /// `001011 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VasubVx = 419,
    /// Unsigned quotient.
    ///
    /// `vdivu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100000 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VdivuVv = 420,
    /// Unsigned quotient.
    ///
    /// `vdivu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100000 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VdivuVx = 421,
    /// Signed quotient.
    ///
    /// `vdiv.vv vd, vs2, vs1[, vm]`
    ///
    /// `100001 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VdivVv = 422,
    /// Signed quotient.
    ///
    /// `vdiv.vx vd, vs2, rs1[, vm]`
    ///
    /// `100001 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VdivVx = 423,
    /// Unsigned remainder.
    ///
    /// `vremu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100010 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VremuVv = 424,
    /// Unsigned remainder.
    ///
    /// `vremu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100010 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VremuVx = 425,
    /// Signed remainder.
    ///
    /// `vrem.vv vd, vs2, vs1[, vm]`
    ///
    /// `100011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VremVv = 426,
    /// Signed remainder.
    ///
    /// `vrem.vx vd, vs2, rs1[, vm]`
    ///
    /// `100011 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VremVx = 427,
    /// Upper half of an unsigned product.
    ///
    /// `vmulhu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100100 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhuVv = 428,
    /// Upper half of an unsigned product.
    ///
    /// `vmulhu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100100 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhuVx = 429,
    /// Lower half of a product.
    ///
    /// `vmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `100101 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmulVv = 430,
    /// Lower half of a product.
    ///
    /// `vmul.vx vd, vs2, rs1[, vm]`
    ///
    /// `100101 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmulVx = 431,
    /// Upper half of the product of a signed and an unsigned number.
    ///
    /// `vmulhsu.vv vd, vs2, vs1[, vm]`
    ///
    /// `100110 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhsuVv = 432,
    /// Upper half of the product of a signed and an unsigned number.
    ///
    /// `vmulhsu.vx vd, vs2, rs1[, vm]`
    ///
    /// `100110 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhsuVx = 433,
    /// Upper half of a signed product.
    ///
    /// `vmulh.vv vd, vs2, vs1[, vm]`
    ///
    /// `100111 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhVv = 434,
    /// Upper half of a signed product.
    ///
    /// `vmulh.vx vd, vs2, rs1[, vm]`
    ///
    /// `100111 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmulhVx = 435,
    /// Unsigned sum, twice as wide.
    ///
    /// `vwaddu.vv vd, vs2, vs1[, vm]`
    ///
    /// `110000 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwadduVv = 436,
    /// Unsigned sum, twice as wide.
    ///
    /// `vwaddu.vx vd, vs2, rs1[, vm]`
    ///
    /// `110000 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwadduVx = 437,
    /// Signed sum, twice as wide.
    ///
    /// `vwadd.vv vd, vs2, vs1[, vm]`
    ///
    /// `110001 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwaddVv = 438,
    /// Signed sum, twice as wide.
    ///
    /// `vwadd.vx vd, vs2, rs1[, vm]`
    ///
    /// `110001 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwaddVx = 439,
    /// Unsigned difference, twice as wide.
    ///
    /// `vwsubu.vv vd, vs2, vs1[, vm]`
    ///
    /// `110010 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubuVv = 440,
    /// Unsigned difference, twice as wide.
    ///
    /// `vwsubu.vx vd, vs2, rs1[, vm]`
    ///
    /// `110010 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubuVx = 441,
    /// Signed difference, twice as wide.
    ///
    /// `vwsub.vv vd, vs2, vs1[, vm]`
    ///
    /// `110011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubVv = 442,
    /// Signed difference, twice as wide.
    ///
    /// `vwsub.vx vd, vs2, rs1[, vm]`
    ///
    /// `110011 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubVx = 443,
    /// Unsigned product, twice as wide.
    ///
    /// `vwmulu.vv vd, vs2, vs1[, vm]`
    ///
    /// `111000 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmuluVv = 444,
    /// Unsigned product, twice as wide.
    ///
    /// `vwmulu.vx vd, vs2, rs1[, vm]`
    ///
    /// `111000 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmuluVx = 445,
    /// Product of a signed and an unsigned number, twice as wide.
    ///
    /// `vwmulsu.vv vd, vs2, vs1[, vm]`
    ///
    /// `111010 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmulsuVv = 446,
    /// Product of a signed and an unsigned number, twice as wide.
    ///
    /// `vwmulsu.vx vd, vs2, rs1[, vm]`
    ///
    /// `111010 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmulsuVx = 447,
    /// Signed product, twice as wide.
    ///
    /// `vwmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `111011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmulVv = 448,
    /// Signed product, twice as wide.
    ///
    /// `vwmul.vx vd, vs2, rs1[, vm]`
    ///
    /// `111011 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmulVx = 449,
    /// Unsigned sum with a first source that is twice as wide.
    ///
    /// `vwaddu.wv vd, vs2, vs1[, vm]`
    ///
    /// `110100 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwadduWv = 450,
    /// Unsigned sum with a first source that is twice as wide.
    ///
    /// `vwaddu.wx vd, vs2, rs1[, vm]`
    ///
    /// `110100 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwadduWx = 451,
    /// Signed sum with a first source that is twice as wide.
    ///
    /// `vwadd.wv vd, vs2, vs1[, vm]`
    ///
    /// `110101 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwaddWv = 452,
    /// Signed sum with a first source that is twice as wide.
    ///
    /// `vwadd.wx vd, vs2, rs1[, vm]`
    ///
    /// `110101 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwaddWx = 453,
    /// Unsigned difference with a first source that is twice as wide.
    ///
    /// `vwsubu.wv vd, vs2, vs1[, vm]`
    ///
    /// `110110 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubuWv = 454,
    /// Unsigned difference with a first source that is twice as wide.
    ///
    /// `vwsubu.wx vd, vs2, rs1[, vm]`
    ///
    /// `110110 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubuWx = 455,
    /// Signed difference with a first source that is twice as wide.
    ///
    /// `vwsub.wv vd, vs2, vs1[, vm]`
    ///
    /// `110111 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubWv = 456,
    /// Signed difference with a first source that is twice as wide.
    ///
    /// `vwsub.wx vd, vs2, rs1[, vm]`
    ///
    /// `110111 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwsubWx = 457,
    /// Multiply-add: destination times source plus the other source.
    ///
    /// `vmadd.vv vd, vs1, vs2[, vm]`
    ///
    /// `101001 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmaddVv = 458,
    /// Multiply-add: destination times source plus the other source.
    ///
    /// `vmadd.vx vd, rs1, vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmaddVx = 459,
    /// Multiply-add: source minus destination times the other source.
    ///
    /// `vnmsub.vv vd, vs1, vs2[, vm]`
    ///
    /// `101011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VnmsubVv = 460,
    /// Multiply-add: source minus destination times the other source.
    ///
    /// `vnmsub.vx vd, rs1, vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VnmsubVx = 461,
    /// Multiply-add: destination plus product.
    ///
    /// `vmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `101101 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmaccVv = 462,
    /// Multiply-add: destination plus product.
    ///
    /// `vmacc.vx vd, rs1, vs2[, vm]`
    ///
    /// `101101 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VmaccVx = 463,
    /// Multiply-add: destination minus product.
    ///
    /// `vnmsac.vv vd, vs1, vs2[, vm]`
    ///
    /// `101111 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VnmsacVv = 464,
    /// Multiply-add: destination minus product.
    ///
    /// `vnmsac.vx vd, rs1, vs2[, vm]`
    ///
    /// `101111 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VnmsacVx = 465,
    /// Add an unsigned product to a destination that is twice as wide.
    ///
    /// `vwmaccu.vv vd, vs1, vs2[, vm]`
    ///
    /// `111100 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccuVv = 466,
    /// Add an unsigned product to a destination that is twice as wide.
    ///
    /// `vwmaccu.vx vd, rs1, vs2[, vm]`
    ///
    /// `111100 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccuVx = 467,
    /// Add a signed product to a destination that is twice as wide.
    ///
    /// `vwmacc.vv vd, vs1, vs2[, vm]`
    ///
    /// `111101 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccVv = 468,
    /// Add a signed product to a destination that is twice as wide.
    ///
    /// `vwmacc.vx vd, rs1, vs2[, vm]`
    ///
    /// `111101 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccVx = 469,
    /// Add the product of an unsigned scalar and a signed element to a destination that is twice as wide.
    ///
    /// `vwmaccus.vx vd, rs1, vs2[, vm]`
    ///
    /// `111110 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccusVx = 470,
    /// Add the product of a signed first source and an unsigned element to a destination that is twice as wide.
    ///
    /// `vwmaccsu.vv vd, vs1, vs2[, vm]`
    ///
    /// `111111 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccsuVv = 471,
    /// Add the product of a signed first source and an unsigned element to a destination that is twice as wide.
    ///
    /// `vwmaccsu.vx vd, rs1, vs2[, vm]`
    ///
    /// `111111 vm vs2 rs1 110 vd 1010111` — spec/riscv/vint.yaml:6
    VwmaccsuVx = 472,
    /// Logical shift right, half as wide.
    ///
    /// `vnsrl.wv vd, vs2, vs1[, vm]`
    ///
    /// `101100 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VnsrlWv = 473,
    /// Logical shift right, half as wide.
    ///
    /// `vnsrl.wx vd, vs2, rs1[, vm]`
    ///
    /// `101100 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VnsrlWx = 474,
    /// Logical shift right, half as wide.
    ///
    /// `vnsrl.wi vd, vs2, uimm5[, vm]`
    ///
    /// `101100 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VnsrlWi = 475,
    /// Arithmetic shift right, half as wide.
    ///
    /// `vnsra.wv vd, vs2, vs1[, vm]`
    ///
    /// `101101 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VnsraWv = 476,
    /// Arithmetic shift right, half as wide.
    ///
    /// `vnsra.wx vd, vs2, rs1[, vm]`
    ///
    /// `101101 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VnsraWx = 477,
    /// Arithmetic shift right, half as wide.
    ///
    /// `vnsra.wi vd, vs2, uimm5[, vm]`
    ///
    /// `101101 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VnsraWi = 478,
    /// Logical shift right, rounded and saturated, half as wide.
    ///
    /// `vnclipu.wv vd, vs2, vs1[, vm]`
    ///
    /// `101110 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipuWv = 479,
    /// Logical shift right, rounded and saturated, half as wide.
    ///
    /// `vnclipu.wx vd, vs2, rs1[, vm]`
    ///
    /// `101110 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipuWx = 480,
    /// Logical shift right, rounded and saturated, half as wide.
    ///
    /// `vnclipu.wi vd, vs2, uimm5[, vm]`
    ///
    /// `101110 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipuWi = 481,
    /// Arithmetic shift right, rounded and saturated, half as wide.
    ///
    /// `vnclip.wv vd, vs2, vs1[, vm]`
    ///
    /// `101111 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipWv = 482,
    /// Arithmetic shift right, rounded and saturated, half as wide.
    ///
    /// `vnclip.wx vd, vs2, rs1[, vm]`
    ///
    /// `101111 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipWx = 483,
    /// Arithmetic shift right, rounded and saturated, half as wide.
    ///
    /// `vnclip.wi vd, vs2, uimm5[, vm]`
    ///
    /// `101111 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VnclipWi = 484,
    /// Mask of elements where the first source is equal to the second.
    ///
    /// `vmseq.vv vd, vs2, vs1[, vm]`
    ///
    /// `011000 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmseqVv = 485,
    /// Mask of elements where the first source is equal to the second.
    ///
    /// `vmseq.vx vd, vs2, rs1[, vm]`
    ///
    /// `011000 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmseqVx = 486,
    /// Mask of elements where the first source is equal to the second.
    ///
    /// `vmseq.vi vd, vs2, simm5[, vm]`
    ///
    /// `011000 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmseqVi = 487,
    /// Mask of elements where the first source is not equal to the second.
    ///
    /// `vmsne.vv vd, vs2, vs1[, vm]`
    ///
    /// `011001 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsneVv = 488,
    /// Mask of elements where the first source is not equal to the second.
    ///
    /// `vmsne.vx vd, vs2, rs1[, vm]`
    ///
    /// `011001 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsneVx = 489,
    /// Mask of elements where the first source is not equal to the second.
    ///
    /// `vmsne.vi vd, vs2, simm5[, vm]`
    ///
    /// `011001 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmsneVi = 490,
    /// Mask of elements where the first source is below the second, unsigned.
    ///
    /// `vmsltu.vv vd, vs2, vs1[, vm]`
    ///
    /// `011010 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsltuVv = 491,
    /// Mask of elements where the first source is below the second, unsigned.
    ///
    /// `vmsltu.vx vd, vs2, rs1[, vm]`
    ///
    /// `011010 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsltuVx = 492,
    /// Mask of elements where the first source is below the second, signed.
    ///
    /// `vmslt.vv vd, vs2, vs1[, vm]`
    ///
    /// `011011 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsltVv = 493,
    /// Mask of elements where the first source is below the second, signed.
    ///
    /// `vmslt.vx vd, vs2, rs1[, vm]`
    ///
    /// `011011 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsltVx = 494,
    /// Mask of elements where the first source is not above the second, unsigned.
    ///
    /// `vmsleu.vv vd, vs2, vs1[, vm]`
    ///
    /// `011100 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleuVv = 495,
    /// Mask of elements where the first source is not above the second, unsigned.
    ///
    /// `vmsleu.vx vd, vs2, rs1[, vm]`
    ///
    /// `011100 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleuVx = 496,
    /// Mask of elements where the first source is not above the second, unsigned.
    ///
    /// `vmsleu.vi vd, vs2, simm5[, vm]`
    ///
    /// `011100 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleuVi = 497,
    /// Mask of elements where the first source is not above the second, signed.
    ///
    /// `vmsle.vv vd, vs2, vs1[, vm]`
    ///
    /// `011101 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleVv = 498,
    /// Mask of elements where the first source is not above the second, signed.
    ///
    /// `vmsle.vx vd, vs2, rs1[, vm]`
    ///
    /// `011101 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleVx = 499,
    /// Mask of elements where the first source is not above the second, signed.
    ///
    /// `vmsle.vi vd, vs2, simm5[, vm]`
    ///
    /// `011101 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmsleVi = 500,
    /// Mask of elements where the first source is above the second, unsigned.
    ///
    /// `vmsgtu.vx vd, vs2, rs1[, vm]`
    ///
    /// `011110 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsgtuVx = 501,
    /// Mask of elements where the first source is above the second, unsigned.
    ///
    /// `vmsgtu.vi vd, vs2, simm5[, vm]`
    ///
    /// `011110 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmsgtuVi = 502,
    /// Mask of elements where the first source is above the second, signed.
    ///
    /// `vmsgt.vx vd, vs2, rs1[, vm]`
    ///
    /// `011111 vm vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsgtVx = 503,
    /// Mask of elements where the first source is above the second, signed.
    ///
    /// `vmsgt.vi vd, vs2, simm5[, vm]`
    ///
    /// `011111 vm vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmsgtVi = 504,
    /// Carry out of the sum.
    ///
    /// `vmadc.vv vd, vs2, vs1`
    ///
    /// `0100011 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmadcVv = 505,
    /// Carry out of the sum.
    ///
    /// `vmadc.vx vd, vs2, rs1`
    ///
    /// `0100011 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmadcVx = 506,
    /// Carry out of the sum.
    ///
    /// `vmadc.vi vd, vs2, simm5`
    ///
    /// `0100011 vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:6
    VmadcVi = 507,
    /// Carry out of the difference.
    ///
    /// `vmsbc.vv vd, vs2, vs1`
    ///
    /// `0100111 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VmsbcVv = 508,
    /// Carry out of the difference.
    ///
    /// `vmsbc.vx vd, vs2, rs1`
    ///
    /// `0100111 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:6
    VmsbcVx = 509,
    /// First and not second of two masks.
    ///
    /// `vmandn.mm vd, vs2, vs1`
    ///
    /// `0110001 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmandnMm = 510,
    /// And of two masks.
    ///
    /// `vmand.mm vd, vs2, vs1`
    ///
    /// `0110011 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmandMm = 511,
    /// Or of two masks.
    ///
    /// `vmor.mm vd, vs2, vs1`
    ///
    /// `0110101 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmorMm = 512,
    /// Exclusive or of two masks.
    ///
    /// `vmxor.mm vd, vs2, vs1`
    ///
    /// `0110111 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmxorMm = 513,
    /// First or not second of two masks.
    ///
    /// `vmorn.mm vd, vs2, vs1`
    ///
    /// `0111001 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmornMm = 514,
    /// Not and of two masks.
    ///
    /// `vmnand.mm vd, vs2, vs1`
    ///
    /// `0111011 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmnandMm = 515,
    /// Not or of two masks.
    ///
    /// `vmnor.mm vd, vs2, vs1`
    ///
    /// `0111101 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmnorMm = 516,
    /// Not exclusive or of two masks.
    ///
    /// `vmxnor.mm vd, vs2, vs1`
    ///
    /// `0111111 vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VmxnorMm = 517,
    /// Sum of all elements and a start value.
    ///
    /// `vredsum.vs vd, vs2, vs1[, vm]`
    ///
    /// `000000 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredsumVs = 518,
    /// Bitwise and of all elements and a start value.
    ///
    /// `vredand.vs vd, vs2, vs1[, vm]`
    ///
    /// `000001 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredandVs = 519,
    /// Bitwise or of all elements and a start value.
    ///
    /// `vredor.vs vd, vs2, vs1[, vm]`
    ///
    /// `000010 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredorVs = 520,
    /// Bitwise exclusive or of all elements and a start value.
    ///
    /// `vredxor.vs vd, vs2, vs1[, vm]`
    ///
    /// `000011 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredxorVs = 521,
    /// Unsigned minimum of all elements and a start value.
    ///
    /// `vredminu.vs vd, vs2, vs1[, vm]`
    ///
    /// `000100 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredminuVs = 522,
    /// Signed minimum of all elements and a start value.
    ///
    /// `vredmin.vs vd, vs2, vs1[, vm]`
    ///
    /// `000101 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredminVs = 523,
    /// Unsigned maximum of all elements and a start value.
    ///
    /// `vredmaxu.vs vd, vs2, vs1[, vm]`
    ///
    /// `000110 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredmaxuVs = 524,
    /// Signed maximum of all elements and a start value.
    ///
    /// `vredmax.vs vd, vs2, vs1[, vm]`
    ///
    /// `000111 vm vs2 vs1 010 vd 1010111` — spec/riscv/vint.yaml:6
    VredmaxVs = 525,
    /// Unsigned sum of all elements and a start value, twice as wide.
    ///
    /// `vwredsumu.vs vd, vs2, vs1[, vm]`
    ///
    /// `110000 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VwredsumuVs = 526,
    /// Signed sum of all elements and a start value, twice as wide.
    ///
    /// `vwredsum.vs vd, vs2, vs1[, vm]`
    ///
    /// `110001 vm vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:6
    VwredsumVs = 527,
    /// Sum and the carry in v0.
    ///
    /// `vadc.vvm vd, vs2, vs1, v0`
    ///
    /// `0100000 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:116
    VadcVvm = 528,
    /// Sum and the carry in v0.
    ///
    /// `vadc.vxm vd, vs2, rs1, v0`
    ///
    /// `0100000 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:116
    VadcVxm = 529,
    /// Sum and the carry in v0.
    ///
    /// `vadc.vim vd, vs2, simm5, v0`
    ///
    /// `0100000 vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:116
    VadcVim = 530,
    /// Difference and the carry in v0.
    ///
    /// `vsbc.vvm vd, vs2, vs1, v0`
    ///
    /// `0100100 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:116
    VsbcVvm = 531,
    /// Difference and the carry in v0.
    ///
    /// `vsbc.vxm vd, vs2, rs1, v0`
    ///
    /// `0100100 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:116
    VsbcVxm = 532,
    /// Carry out of the sum and the carry in v0.
    ///
    /// `vmadc.vvm vd, vs2, vs1, v0`
    ///
    /// `0100010 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:116
    VmadcVvm = 533,
    /// Carry out of the sum and the carry in v0.
    ///
    /// `vmadc.vxm vd, vs2, rs1, v0`
    ///
    /// `0100010 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:116
    VmadcVxm = 534,
    /// Carry out of the sum and the carry in v0.
    ///
    /// `vmadc.vim vd, vs2, simm5, v0`
    ///
    /// `0100010 vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:116
    VmadcVim = 535,
    /// Carry out of the difference and the carry in v0.
    ///
    /// `vmsbc.vvm vd, vs2, vs1, v0`
    ///
    /// `0100110 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:116
    VmsbcVvm = 536,
    /// Carry out of the difference and the carry in v0.
    ///
    /// `vmsbc.vxm vd, vs2, rs1, v0`
    ///
    /// `0100110 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:116
    VmsbcVxm = 537,
    /// Second source where the mask v0 is set, else the first.
    ///
    /// `vmerge.vvm vd, vs2, vs1, v0`
    ///
    /// `0101110 vs2 vs1 000 vd 1010111` — spec/riscv/vint.yaml:116
    VmergeVvm = 538,
    /// Second source where the mask v0 is set, else the first.
    ///
    /// `vmerge.vxm vd, vs2, rs1, v0`
    ///
    /// `0101110 vs2 rs1 100 vd 1010111` — spec/riscv/vint.yaml:116
    VmergeVxm = 539,
    /// Second source where the mask v0 is set, else the first.
    ///
    /// `vmerge.vim vd, vs2, simm5, v0`
    ///
    /// `0101110 vs2 simm5 011 vd 1010111` — spec/riscv/vint.yaml:116
    VmergeVim = 540,
    /// Copy the source to all elements.
    ///
    /// `vmv.v.v vd, vs1`
    ///
    /// `010111100000 vs1 000 vd 1010111` — spec/riscv/vint.yaml:130
    VmvVV = 541,
    /// Copy the source to all elements.
    ///
    /// `vmv.v.x vd, rs1`
    ///
    /// `010111100000 rs1 100 vd 1010111` — spec/riscv/vint.yaml:130
    VmvVX = 542,
    /// Copy the source to all elements.
    ///
    /// `vmv.v.i vd, simm5`
    ///
    /// `010111100000 simm5 011 vd 1010111` — spec/riscv/vint.yaml:130
    VmvVI = 543,
    /// Zero-extend elements of 1/8 of the width.
    ///
    /// `vzext.vf8 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00010010 vd 1010111` — spec/riscv/vint.yaml:141
    VzextVf8 = 544,
    /// Sign-extend elements of 1/8 of the width.
    ///
    /// `vsext.vf8 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00011010 vd 1010111` — spec/riscv/vint.yaml:141
    VsextVf8 = 545,
    /// Zero-extend elements of 1/4 of the width.
    ///
    /// `vzext.vf4 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00100010 vd 1010111` — spec/riscv/vint.yaml:141
    VzextVf4 = 546,
    /// Sign-extend elements of 1/4 of the width.
    ///
    /// `vsext.vf4 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00101010 vd 1010111` — spec/riscv/vint.yaml:141
    VsextVf4 = 547,
    /// Zero-extend elements of 1/2 of the width.
    ///
    /// `vzext.vf2 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00110010 vd 1010111` — spec/riscv/vint.yaml:141
    VzextVf2 = 548,
    /// Sign-extend elements of 1/2 of the width.
    ///
    /// `vsext.vf2 vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 00111010 vd 1010111` — spec/riscv/vint.yaml:141
    VsextVf2 = 549,
    /// Load 8-bit elements.
    ///
    /// `vle8.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle8V = 550,
    /// Load 8-bit elements up to the first that cannot be read.
    ///
    /// `vle8ff.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle8ffV = 551,
    /// Load 8-bit elements at a distance.
    ///
    /// `vlse8.v vd, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlse8V = 552,
    /// Load 16-bit elements.
    ///
    /// `vle16.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle16V = 553,
    /// Load 16-bit elements up to the first that cannot be read.
    ///
    /// `vle16ff.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle16ffV = 554,
    /// Load 16-bit elements at a distance.
    ///
    /// `vlse16.v vd, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlse16V = 555,
    /// Load 32-bit elements.
    ///
    /// `vle32.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle32V = 556,
    /// Load 32-bit elements up to the first that cannot be read.
    ///
    /// `vle32ff.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle32ffV = 557,
    /// Load 32-bit elements at a distance.
    ///
    /// `vlse32.v vd, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlse32V = 558,
    /// Load 64-bit elements.
    ///
    /// `vle64.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle64V = 559,
    /// Load 64-bit elements up to the first that cannot be read.
    ///
    /// `vle64ff.v vd, (rs1)[, vm]`
    ///
    /// `000000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vle64ffV = 560,
    /// Load 64-bit elements at a distance.
    ///
    /// `vlse64.v vd, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlse64V = 561,
    /// Load 2-field segments of 8-bit elements.
    ///
    /// `vlseg2e8.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e8V = 562,
    /// Load 2-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg2e8ff.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e8ffV = 563,
    /// Load 2-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg2e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg2e8V = 564,
    /// Load 2-field segments of 16-bit elements.
    ///
    /// `vlseg2e16.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e16V = 565,
    /// Load 2-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg2e16ff.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e16ffV = 566,
    /// Load 2-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg2e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg2e16V = 567,
    /// Load 2-field segments of 32-bit elements.
    ///
    /// `vlseg2e32.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e32V = 568,
    /// Load 2-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg2e32ff.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e32ffV = 569,
    /// Load 2-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg2e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg2e32V = 570,
    /// Load 2-field segments of 64-bit elements.
    ///
    /// `vlseg2e64.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e64V = 571,
    /// Load 2-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg2e64ff.v vd, (rs1)[, vm]`
    ///
    /// `001000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg2e64ffV = 572,
    /// Load 2-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg2e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg2e64V = 573,
    /// Load 3-field segments of 8-bit elements.
    ///
    /// `vlseg3e8.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e8V = 574,
    /// Load 3-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg3e8ff.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e8ffV = 575,
    /// Load 3-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg3e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg3e8V = 576,
    /// Load 3-field segments of 16-bit elements.
    ///
    /// `vlseg3e16.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e16V = 577,
    /// Load 3-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg3e16ff.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e16ffV = 578,
    /// Load 3-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg3e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg3e16V = 579,
    /// Load 3-field segments of 32-bit elements.
    ///
    /// `vlseg3e32.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e32V = 580,
    /// Load 3-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg3e32ff.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e32ffV = 581,
    /// Load 3-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg3e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg3e32V = 582,
    /// Load 3-field segments of 64-bit elements.
    ///
    /// `vlseg3e64.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e64V = 583,
    /// Load 3-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg3e64ff.v vd, (rs1)[, vm]`
    ///
    /// `010000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg3e64ffV = 584,
    /// Load 3-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg3e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg3e64V = 585,
    /// Load 4-field segments of 8-bit elements.
    ///
    /// `vlseg4e8.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e8V = 586,
    /// Load 4-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg4e8ff.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e8ffV = 587,
    /// Load 4-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg4e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg4e8V = 588,
    /// Load 4-field segments of 16-bit elements.
    ///
    /// `vlseg4e16.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e16V = 589,
    /// Load 4-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg4e16ff.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e16ffV = 590,
    /// Load 4-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg4e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg4e16V = 591,
    /// Load 4-field segments of 32-bit elements.
    ///
    /// `vlseg4e32.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e32V = 592,
    /// Load 4-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg4e32ff.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e32ffV = 593,
    /// Load 4-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg4e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg4e32V = 594,
    /// Load 4-field segments of 64-bit elements.
    ///
    /// `vlseg4e64.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e64V = 595,
    /// Load 4-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg4e64ff.v vd, (rs1)[, vm]`
    ///
    /// `011000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg4e64ffV = 596,
    /// Load 4-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg4e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg4e64V = 597,
    /// Load 5-field segments of 8-bit elements.
    ///
    /// `vlseg5e8.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e8V = 598,
    /// Load 5-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg5e8ff.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e8ffV = 599,
    /// Load 5-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg5e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg5e8V = 600,
    /// Load 5-field segments of 16-bit elements.
    ///
    /// `vlseg5e16.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e16V = 601,
    /// Load 5-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg5e16ff.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e16ffV = 602,
    /// Load 5-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg5e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg5e16V = 603,
    /// Load 5-field segments of 32-bit elements.
    ///
    /// `vlseg5e32.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e32V = 604,
    /// Load 5-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg5e32ff.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e32ffV = 605,
    /// Load 5-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg5e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg5e32V = 606,
    /// Load 5-field segments of 64-bit elements.
    ///
    /// `vlseg5e64.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e64V = 607,
    /// Load 5-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg5e64ff.v vd, (rs1)[, vm]`
    ///
    /// `100000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg5e64ffV = 608,
    /// Load 5-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg5e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg5e64V = 609,
    /// Load 6-field segments of 8-bit elements.
    ///
    /// `vlseg6e8.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e8V = 610,
    /// Load 6-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg6e8ff.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e8ffV = 611,
    /// Load 6-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg6e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg6e8V = 612,
    /// Load 6-field segments of 16-bit elements.
    ///
    /// `vlseg6e16.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e16V = 613,
    /// Load 6-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg6e16ff.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e16ffV = 614,
    /// Load 6-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg6e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg6e16V = 615,
    /// Load 6-field segments of 32-bit elements.
    ///
    /// `vlseg6e32.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e32V = 616,
    /// Load 6-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg6e32ff.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e32ffV = 617,
    /// Load 6-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg6e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg6e32V = 618,
    /// Load 6-field segments of 64-bit elements.
    ///
    /// `vlseg6e64.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e64V = 619,
    /// Load 6-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg6e64ff.v vd, (rs1)[, vm]`
    ///
    /// `101000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg6e64ffV = 620,
    /// Load 6-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg6e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg6e64V = 621,
    /// Load 7-field segments of 8-bit elements.
    ///
    /// `vlseg7e8.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e8V = 622,
    /// Load 7-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg7e8ff.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e8ffV = 623,
    /// Load 7-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg7e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg7e8V = 624,
    /// Load 7-field segments of 16-bit elements.
    ///
    /// `vlseg7e16.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e16V = 625,
    /// Load 7-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg7e16ff.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e16ffV = 626,
    /// Load 7-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg7e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg7e16V = 627,
    /// Load 7-field segments of 32-bit elements.
    ///
    /// `vlseg7e32.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e32V = 628,
    /// Load 7-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg7e32ff.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e32ffV = 629,
    /// Load 7-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg7e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg7e32V = 630,
    /// Load 7-field segments of 64-bit elements.
    ///
    /// `vlseg7e64.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e64V = 631,
    /// Load 7-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg7e64ff.v vd, (rs1)[, vm]`
    ///
    /// `110000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg7e64ffV = 632,
    /// Load 7-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg7e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg7e64V = 633,
    /// Load 8-field segments of 8-bit elements.
    ///
    /// `vlseg8e8.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e8V = 634,
    /// Load 8-field segments of 8-bit elements up to the first that cannot be read.
    ///
    /// `vlseg8e8ff.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 10000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e8ffV = 635,
    /// Load 8-field segments of 8-bit elements at a distance.
    ///
    /// `vlsseg8e8.v vd, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg8e8V = 636,
    /// Load 8-field segments of 16-bit elements.
    ///
    /// `vlseg8e16.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e16V = 637,
    /// Load 8-field segments of 16-bit elements up to the first that cannot be read.
    ///
    /// `vlseg8e16ff.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 10000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e16ffV = 638,
    /// Load 8-field segments of 16-bit elements at a distance.
    ///
    /// `vlsseg8e16.v vd, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg8e16V = 639,
    /// Load 8-field segments of 32-bit elements.
    ///
    /// `vlseg8e32.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e32V = 640,
    /// Load 8-field segments of 32-bit elements up to the first that cannot be read.
    ///
    /// `vlseg8e32ff.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 10000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e32ffV = 641,
    /// Load 8-field segments of 32-bit elements at a distance.
    ///
    /// `vlsseg8e32.v vd, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg8e32V = 642,
    /// Load 8-field segments of 64-bit elements.
    ///
    /// `vlseg8e64.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e64V = 643,
    /// Load 8-field segments of 64-bit elements up to the first that cannot be read.
    ///
    /// `vlseg8e64ff.v vd, (rs1)[, vm]`
    ///
    /// `111000 vm 10000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlseg8e64ffV = 644,
    /// Load 8-field segments of 64-bit elements at a distance.
    ///
    /// `vlsseg8e64.v vd, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:45
    Vlsseg8e64V = 645,
    /// Store 8-bit elements.
    ///
    /// `vse8.v vs3, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vse8V = 646,
    /// Store 8-bit elements at a distance.
    ///
    /// `vsse8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsse8V = 647,
    /// Store 16-bit elements.
    ///
    /// `vse16.v vs3, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vse16V = 648,
    /// Store 16-bit elements at a distance.
    ///
    /// `vsse16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsse16V = 649,
    /// Store 32-bit elements.
    ///
    /// `vse32.v vs3, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vse32V = 650,
    /// Store 32-bit elements at a distance.
    ///
    /// `vsse32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsse32V = 651,
    /// Store 64-bit elements.
    ///
    /// `vse64.v vs3, (rs1)[, vm]`
    ///
    /// `000000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vse64V = 652,
    /// Store 64-bit elements at a distance.
    ///
    /// `vsse64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `000010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsse64V = 653,
    /// Store 2-field segments of 8-bit elements.
    ///
    /// `vsseg2e8.v vs3, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg2e8V = 654,
    /// Store 2-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg2e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg2e8V = 655,
    /// Store 2-field segments of 16-bit elements.
    ///
    /// `vsseg2e16.v vs3, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg2e16V = 656,
    /// Store 2-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg2e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg2e16V = 657,
    /// Store 2-field segments of 32-bit elements.
    ///
    /// `vsseg2e32.v vs3, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg2e32V = 658,
    /// Store 2-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg2e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg2e32V = 659,
    /// Store 2-field segments of 64-bit elements.
    ///
    /// `vsseg2e64.v vs3, (rs1)[, vm]`
    ///
    /// `001000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg2e64V = 660,
    /// Store 2-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg2e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `001010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg2e64V = 661,
    /// Store 3-field segments of 8-bit elements.
    ///
    /// `vsseg3e8.v vs3, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg3e8V = 662,
    /// Store 3-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg3e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg3e8V = 663,
    /// Store 3-field segments of 16-bit elements.
    ///
    /// `vsseg3e16.v vs3, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg3e16V = 664,
    /// Store 3-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg3e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg3e16V = 665,
    /// Store 3-field segments of 32-bit elements.
    ///
    /// `vsseg3e32.v vs3, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg3e32V = 666,
    /// Store 3-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg3e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg3e32V = 667,
    /// Store 3-field segments of 64-bit elements.
    ///
    /// `vsseg3e64.v vs3, (rs1)[, vm]`
    ///
    /// `010000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg3e64V = 668,
    /// Store 3-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg3e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `010010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg3e64V = 669,
    /// Store 4-field segments of 8-bit elements.
    ///
    /// `vsseg4e8.v vs3, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg4e8V = 670,
    /// Store 4-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg4e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg4e8V = 671,
    /// Store 4-field segments of 16-bit elements.
    ///
    /// `vsseg4e16.v vs3, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg4e16V = 672,
    /// Store 4-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg4e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg4e16V = 673,
    /// Store 4-field segments of 32-bit elements.
    ///
    /// `vsseg4e32.v vs3, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg4e32V = 674,
    /// Store 4-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg4e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg4e32V = 675,
    /// Store 4-field segments of 64-bit elements.
    ///
    /// `vsseg4e64.v vs3, (rs1)[, vm]`
    ///
    /// `011000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg4e64V = 676,
    /// Store 4-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg4e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `011010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg4e64V = 677,
    /// Store 5-field segments of 8-bit elements.
    ///
    /// `vsseg5e8.v vs3, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg5e8V = 678,
    /// Store 5-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg5e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg5e8V = 679,
    /// Store 5-field segments of 16-bit elements.
    ///
    /// `vsseg5e16.v vs3, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg5e16V = 680,
    /// Store 5-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg5e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg5e16V = 681,
    /// Store 5-field segments of 32-bit elements.
    ///
    /// `vsseg5e32.v vs3, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg5e32V = 682,
    /// Store 5-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg5e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg5e32V = 683,
    /// Store 5-field segments of 64-bit elements.
    ///
    /// `vsseg5e64.v vs3, (rs1)[, vm]`
    ///
    /// `100000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg5e64V = 684,
    /// Store 5-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg5e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `100010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg5e64V = 685,
    /// Store 6-field segments of 8-bit elements.
    ///
    /// `vsseg6e8.v vs3, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg6e8V = 686,
    /// Store 6-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg6e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg6e8V = 687,
    /// Store 6-field segments of 16-bit elements.
    ///
    /// `vsseg6e16.v vs3, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg6e16V = 688,
    /// Store 6-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg6e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg6e16V = 689,
    /// Store 6-field segments of 32-bit elements.
    ///
    /// `vsseg6e32.v vs3, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg6e32V = 690,
    /// Store 6-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg6e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg6e32V = 691,
    /// Store 6-field segments of 64-bit elements.
    ///
    /// `vsseg6e64.v vs3, (rs1)[, vm]`
    ///
    /// `101000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg6e64V = 692,
    /// Store 6-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg6e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `101010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg6e64V = 693,
    /// Store 7-field segments of 8-bit elements.
    ///
    /// `vsseg7e8.v vs3, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg7e8V = 694,
    /// Store 7-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg7e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg7e8V = 695,
    /// Store 7-field segments of 16-bit elements.
    ///
    /// `vsseg7e16.v vs3, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg7e16V = 696,
    /// Store 7-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg7e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg7e16V = 697,
    /// Store 7-field segments of 32-bit elements.
    ///
    /// `vsseg7e32.v vs3, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg7e32V = 698,
    /// Store 7-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg7e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg7e32V = 699,
    /// Store 7-field segments of 64-bit elements.
    ///
    /// `vsseg7e64.v vs3, (rs1)[, vm]`
    ///
    /// `110000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg7e64V = 700,
    /// Store 7-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg7e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `110010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg7e64V = 701,
    /// Store 8-field segments of 8-bit elements.
    ///
    /// `vsseg8e8.v vs3, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg8e8V = 702,
    /// Store 8-field segments of 8-bit elements at a distance.
    ///
    /// `vssseg8e8.v vs3, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg8e8V = 703,
    /// Store 8-field segments of 16-bit elements.
    ///
    /// `vsseg8e16.v vs3, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg8e16V = 704,
    /// Store 8-field segments of 16-bit elements at a distance.
    ///
    /// `vssseg8e16.v vs3, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg8e16V = 705,
    /// Store 8-field segments of 32-bit elements.
    ///
    /// `vsseg8e32.v vs3, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg8e32V = 706,
    /// Store 8-field segments of 32-bit elements at a distance.
    ///
    /// `vssseg8e32.v vs3, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg8e32V = 707,
    /// Store 8-field segments of 64-bit elements.
    ///
    /// `vsseg8e64.v vs3, (rs1)[, vm]`
    ///
    /// `111000 vm 00000 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vsseg8e64V = 708,
    /// Store 8-field segments of 64-bit elements at a distance.
    ///
    /// `vssseg8e64.v vs3, (rs1), rs2[, vm]`
    ///
    /// `111010 vm rs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:45
    Vssseg8e64V = 709,
    /// Load elements at 8-bit offsets, in any order.
    ///
    /// `vluxei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxei8V = 710,
    /// Load elements at 8-bit offsets, in order.
    ///
    /// `vloxei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxei8V = 711,
    /// Load elements at 16-bit offsets, in any order.
    ///
    /// `vluxei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxei16V = 712,
    /// Load elements at 16-bit offsets, in order.
    ///
    /// `vloxei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxei16V = 713,
    /// Load elements at 32-bit offsets, in any order.
    ///
    /// `vluxei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxei32V = 714,
    /// Load elements at 32-bit offsets, in order.
    ///
    /// `vloxei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxei32V = 715,
    /// Load elements at 64-bit offsets, in any order.
    ///
    /// `vluxei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxei64V = 716,
    /// Load elements at 64-bit offsets, in order.
    ///
    /// `vloxei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxei64V = 717,
    /// Load 2-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg2ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg2ei8V = 718,
    /// Load 2-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg2ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg2ei8V = 719,
    /// Load 2-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg2ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg2ei16V = 720,
    /// Load 2-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg2ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg2ei16V = 721,
    /// Load 2-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg2ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg2ei32V = 722,
    /// Load 2-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg2ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg2ei32V = 723,
    /// Load 2-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg2ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg2ei64V = 724,
    /// Load 2-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg2ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg2ei64V = 725,
    /// Load 3-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg3ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg3ei8V = 726,
    /// Load 3-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg3ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg3ei8V = 727,
    /// Load 3-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg3ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg3ei16V = 728,
    /// Load 3-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg3ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg3ei16V = 729,
    /// Load 3-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg3ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg3ei32V = 730,
    /// Load 3-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg3ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg3ei32V = 731,
    /// Load 3-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg3ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg3ei64V = 732,
    /// Load 3-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg3ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg3ei64V = 733,
    /// Load 4-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg4ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg4ei8V = 734,
    /// Load 4-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg4ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg4ei8V = 735,
    /// Load 4-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg4ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg4ei16V = 736,
    /// Load 4-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg4ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg4ei16V = 737,
    /// Load 4-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg4ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg4ei32V = 738,
    /// Load 4-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg4ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg4ei32V = 739,
    /// Load 4-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg4ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg4ei64V = 740,
    /// Load 4-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg4ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg4ei64V = 741,
    /// Load 5-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg5ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg5ei8V = 742,
    /// Load 5-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg5ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg5ei8V = 743,
    /// Load 5-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg5ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg5ei16V = 744,
    /// Load 5-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg5ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg5ei16V = 745,
    /// Load 5-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg5ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg5ei32V = 746,
    /// Load 5-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg5ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg5ei32V = 747,
    /// Load 5-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg5ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg5ei64V = 748,
    /// Load 5-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg5ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg5ei64V = 749,
    /// Load 6-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg6ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg6ei8V = 750,
    /// Load 6-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg6ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg6ei8V = 751,
    /// Load 6-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg6ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg6ei16V = 752,
    /// Load 6-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg6ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg6ei16V = 753,
    /// Load 6-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg6ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg6ei32V = 754,
    /// Load 6-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg6ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg6ei32V = 755,
    /// Load 6-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg6ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg6ei64V = 756,
    /// Load 6-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg6ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg6ei64V = 757,
    /// Load 7-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg7ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg7ei8V = 758,
    /// Load 7-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg7ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg7ei8V = 759,
    /// Load 7-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg7ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg7ei16V = 760,
    /// Load 7-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg7ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg7ei16V = 761,
    /// Load 7-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg7ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg7ei32V = 762,
    /// Load 7-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg7ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg7ei32V = 763,
    /// Load 7-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg7ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg7ei64V = 764,
    /// Load 7-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg7ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg7ei64V = 765,
    /// Load 8-field segments at 8-bit offsets, in any order.
    ///
    /// `vluxseg8ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg8ei8V = 766,
    /// Load 8-field segments at 8-bit offsets, in order.
    ///
    /// `vloxseg8ei8.v vd, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg8ei8V = 767,
    /// Load 8-field segments at 16-bit offsets, in any order.
    ///
    /// `vluxseg8ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg8ei16V = 768,
    /// Load 8-field segments at 16-bit offsets, in order.
    ///
    /// `vloxseg8ei16.v vd, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg8ei16V = 769,
    /// Load 8-field segments at 32-bit offsets, in any order.
    ///
    /// `vluxseg8ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg8ei32V = 770,
    /// Load 8-field segments at 32-bit offsets, in order.
    ///
    /// `vloxseg8ei32.v vd, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg8ei32V = 771,
    /// Load 8-field segments at 64-bit offsets, in any order.
    ///
    /// `vluxseg8ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vluxseg8ei64V = 772,
    /// Load 8-field segments at 64-bit offsets, in order.
    ///
    /// `vloxseg8ei64.v vd, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:73
    Vloxseg8ei64V = 773,
    /// Store elements at 8-bit offsets, in any order.
    ///
    /// `vsuxei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxei8V = 774,
    /// Store elements at 8-bit offsets, in order.
    ///
    /// `vsoxei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxei8V = 775,
    /// Store elements at 16-bit offsets, in any order.
    ///
    /// `vsuxei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxei16V = 776,
    /// Store elements at 16-bit offsets, in order.
    ///
    /// `vsoxei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxei16V = 777,
    /// Store elements at 32-bit offsets, in any order.
    ///
    /// `vsuxei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxei32V = 778,
    /// Store elements at 32-bit offsets, in order.
    ///
    /// `vsoxei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxei32V = 779,
    /// Store elements at 64-bit offsets, in any order.
    ///
    /// `vsuxei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxei64V = 780,
    /// Store elements at 64-bit offsets, in order.
    ///
    /// `vsoxei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `000011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxei64V = 781,
    /// Store 2-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg2ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg2ei8V = 782,
    /// Store 2-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg2ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg2ei8V = 783,
    /// Store 2-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg2ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg2ei16V = 784,
    /// Store 2-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg2ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg2ei16V = 785,
    /// Store 2-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg2ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg2ei32V = 786,
    /// Store 2-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg2ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg2ei32V = 787,
    /// Store 2-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg2ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg2ei64V = 788,
    /// Store 2-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg2ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `001011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg2ei64V = 789,
    /// Store 3-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg3ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg3ei8V = 790,
    /// Store 3-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg3ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg3ei8V = 791,
    /// Store 3-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg3ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg3ei16V = 792,
    /// Store 3-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg3ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg3ei16V = 793,
    /// Store 3-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg3ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg3ei32V = 794,
    /// Store 3-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg3ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg3ei32V = 795,
    /// Store 3-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg3ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg3ei64V = 796,
    /// Store 3-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg3ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `010011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg3ei64V = 797,
    /// Store 4-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg4ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg4ei8V = 798,
    /// Store 4-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg4ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg4ei8V = 799,
    /// Store 4-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg4ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg4ei16V = 800,
    /// Store 4-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg4ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg4ei16V = 801,
    /// Store 4-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg4ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg4ei32V = 802,
    /// Store 4-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg4ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg4ei32V = 803,
    /// Store 4-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg4ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg4ei64V = 804,
    /// Store 4-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg4ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `011011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg4ei64V = 805,
    /// Store 5-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg5ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg5ei8V = 806,
    /// Store 5-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg5ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg5ei8V = 807,
    /// Store 5-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg5ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg5ei16V = 808,
    /// Store 5-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg5ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg5ei16V = 809,
    /// Store 5-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg5ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg5ei32V = 810,
    /// Store 5-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg5ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg5ei32V = 811,
    /// Store 5-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg5ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg5ei64V = 812,
    /// Store 5-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg5ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `100011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg5ei64V = 813,
    /// Store 6-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg6ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg6ei8V = 814,
    /// Store 6-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg6ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg6ei8V = 815,
    /// Store 6-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg6ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg6ei16V = 816,
    /// Store 6-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg6ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg6ei16V = 817,
    /// Store 6-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg6ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg6ei32V = 818,
    /// Store 6-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg6ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg6ei32V = 819,
    /// Store 6-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg6ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg6ei64V = 820,
    /// Store 6-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg6ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `101011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg6ei64V = 821,
    /// Store 7-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg7ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg7ei8V = 822,
    /// Store 7-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg7ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg7ei8V = 823,
    /// Store 7-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg7ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg7ei16V = 824,
    /// Store 7-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg7ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg7ei16V = 825,
    /// Store 7-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg7ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg7ei32V = 826,
    /// Store 7-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg7ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg7ei32V = 827,
    /// Store 7-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg7ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg7ei64V = 828,
    /// Store 7-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg7ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `110011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg7ei64V = 829,
    /// Store 8-field segments at 8-bit offsets, in any order.
    ///
    /// `vsuxseg8ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg8ei8V = 830,
    /// Store 8-field segments at 8-bit offsets, in order.
    ///
    /// `vsoxseg8ei8.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg8ei8V = 831,
    /// Store 8-field segments at 16-bit offsets, in any order.
    ///
    /// `vsuxseg8ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg8ei16V = 832,
    /// Store 8-field segments at 16-bit offsets, in order.
    ///
    /// `vsoxseg8ei16.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 101 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg8ei16V = 833,
    /// Store 8-field segments at 32-bit offsets, in any order.
    ///
    /// `vsuxseg8ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg8ei32V = 834,
    /// Store 8-field segments at 32-bit offsets, in order.
    ///
    /// `vsoxseg8ei32.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 110 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg8ei32V = 835,
    /// Store 8-field segments at 64-bit offsets, in any order.
    ///
    /// `vsuxseg8ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111001 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsuxseg8ei64V = 836,
    /// Store 8-field segments at 64-bit offsets, in order.
    ///
    /// `vsoxseg8ei64.v vs3, (rs1), vs2[, vm]`
    ///
    /// `111011 vm vs2 rs1 111 vs3 0100111` — spec/riscv/vmem.yaml:73
    Vsoxseg8ei64V = 837,
    /// Load a mask.
    ///
    /// `vlm.v vd, (rs1)`
    ///
    /// `000000101011 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:91
    VlmV = 838,
    /// Store a mask.
    ///
    /// `vsm.v vs3, (rs1)`
    ///
    /// `000000101011 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:91
    VsmV = 839,
    /// Load 1 whole registers of 8-bit elements.
    ///
    /// `vl1re8.v vd, (rs1)`
    ///
    /// `000000101000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl1re8V = 840,
    /// Load 1 whole registers of 16-bit elements.
    ///
    /// `vl1re16.v vd, (rs1)`
    ///
    /// `000000101000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl1re16V = 841,
    /// Load 1 whole registers of 32-bit elements.
    ///
    /// `vl1re32.v vd, (rs1)`
    ///
    /// `000000101000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl1re32V = 842,
    /// Load 1 whole registers of 64-bit elements.
    ///
    /// `vl1re64.v vd, (rs1)`
    ///
    /// `000000101000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl1re64V = 843,
    /// Load 2 whole registers of 8-bit elements.
    ///
    /// `vl2re8.v vd, (rs1)`
    ///
    /// `001000101000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl2re8V = 844,
    /// Load 2 whole registers of 16-bit elements.
    ///
    /// `vl2re16.v vd, (rs1)`
    ///
    /// `001000101000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl2re16V = 845,
    /// Load 2 whole registers of 32-bit elements.
    ///
    /// `vl2re32.v vd, (rs1)`
    ///
    /// `001000101000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl2re32V = 846,
    /// Load 2 whole registers of 64-bit elements.
    ///
    /// `vl2re64.v vd, (rs1)`
    ///
    /// `001000101000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl2re64V = 847,
    /// Load 4 whole registers of 8-bit elements.
    ///
    /// `vl4re8.v vd, (rs1)`
    ///
    /// `011000101000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl4re8V = 848,
    /// Load 4 whole registers of 16-bit elements.
    ///
    /// `vl4re16.v vd, (rs1)`
    ///
    /// `011000101000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl4re16V = 849,
    /// Load 4 whole registers of 32-bit elements.
    ///
    /// `vl4re32.v vd, (rs1)`
    ///
    /// `011000101000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl4re32V = 850,
    /// Load 4 whole registers of 64-bit elements.
    ///
    /// `vl4re64.v vd, (rs1)`
    ///
    /// `011000101000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl4re64V = 851,
    /// Load 8 whole registers of 8-bit elements.
    ///
    /// `vl8re8.v vd, (rs1)`
    ///
    /// `111000101000 rs1 000 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl8re8V = 852,
    /// Load 8 whole registers of 16-bit elements.
    ///
    /// `vl8re16.v vd, (rs1)`
    ///
    /// `111000101000 rs1 101 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl8re16V = 853,
    /// Load 8 whole registers of 32-bit elements.
    ///
    /// `vl8re32.v vd, (rs1)`
    ///
    /// `111000101000 rs1 110 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl8re32V = 854,
    /// Load 8 whole registers of 64-bit elements.
    ///
    /// `vl8re64.v vd, (rs1)`
    ///
    /// `111000101000 rs1 111 vd 0000111` — spec/riscv/vmem.yaml:108
    Vl8re64V = 855,
    /// Store 1 whole registers.
    ///
    /// `vs1r.v vs3, (rs1)`
    ///
    /// `000000101000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:116
    Vs1rV = 856,
    /// Store 2 whole registers.
    ///
    /// `vs2r.v vs3, (rs1)`
    ///
    /// `001000101000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:116
    Vs2rV = 857,
    /// Store 4 whole registers.
    ///
    /// `vs4r.v vs3, (rs1)`
    ///
    /// `011000101000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:116
    Vs4rV = 858,
    /// Store 8 whole registers.
    ///
    /// `vs8r.v vs3, (rs1)`
    ///
    /// `111000101000 rs1 000 vs3 0100111` — spec/riscv/vmem.yaml:116
    Vs8rV = 859,
    /// Mask of the elements before the first set bit of a mask.
    ///
    /// `vmsbf.m vd, vs2[, vm]`
    ///
    /// `010100 vm vs2 00001010 vd 1010111` — spec/riscv/vperm.yaml:5
    VmsbfM = 860,
    /// Mask of the elements that are the first set bit of a mask.
    ///
    /// `vmsof.m vd, vs2[, vm]`
    ///
    /// `010100 vm vs2 00010010 vd 1010111` — spec/riscv/vperm.yaml:5
    VmsofM = 861,
    /// Mask of the elements up to the first set bit of a mask.
    ///
    /// `vmsif.m vd, vs2[, vm]`
    ///
    /// `010100 vm vs2 00011010 vd 1010111` — spec/riscv/vperm.yaml:5
    VmsifM = 862,
    /// Number of set bits of a mask before each element.
    ///
    /// `viota.m vd, vs2[, vm]`
    ///
    /// `010100 vm vs2 10000010 vd 1010111` — spec/riscv/vperm.yaml:25
    ViotaM = 863,
    /// Index of each element.
    ///
    /// `vid.v vd[, vm]`
    ///
    /// `010100 vm 0000010001010 vd 1010111` — spec/riscv/vperm.yaml:40
    VidV = 864,
    /// Number of set bits of a mask.
    ///
    /// `vcpop.m rd, vs2[, vm]`
    ///
    /// `010000 vm vs2 10000010 rd 1010111` — spec/riscv/vperm.yaml:48
    VcpopM = 865,
    /// Index of the first set bit or -1 of a mask.
    ///
    /// `vfirst.m rd, vs2[, vm]`
    ///
    /// `010000 vm vs2 10001010 rd 1010111` — spec/riscv/vperm.yaml:48
    VfirstM = 866,
    /// Move elements up by a number of places.
    ///
    /// `vslideup.vx vd, vs2, rs1[, vm]`
    ///
    /// `001110 vm vs2 rs1 100 vd 1010111` — spec/riscv/vperm.yaml:68
    VslideupVx = 867,
    /// Move elements up by a number of places.
    ///
    /// `vslideup.vi vd, vs2, uimm5[, vm]`
    ///
    /// `001110 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vperm.yaml:68
    VslideupVi = 868,
    /// Move elements down by a number of places.
    ///
    /// `vslidedown.vx vd, vs2, rs1[, vm]`
    ///
    /// `001111 vm vs2 rs1 100 vd 1010111` — spec/riscv/vperm.yaml:86
    VslidedownVx = 869,
    /// Move elements down by a number of places.
    ///
    /// `vslidedown.vi vd, vs2, uimm5[, vm]`
    ///
    /// `001111 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vperm.yaml:86
    VslidedownVi = 870,
    /// Elements of the first source, chosen by indices.
    ///
    /// `vrgather.vv vd, vs2, vs1[, vm]`
    ///
    /// `001100 vm vs2 vs1 000 vd 1010111` — spec/riscv/vperm.yaml:95
    VrgatherVv = 871,
    /// Elements of the first source, chosen by indices.
    ///
    /// `vrgather.vx vd, vs2, rs1[, vm]`
    ///
    /// `001100 vm vs2 rs1 100 vd 1010111` — spec/riscv/vperm.yaml:95
    VrgatherVx = 872,
    /// Elements of the first source, chosen by indices.
    ///
    /// `vrgather.vi vd, vs2, uimm5[, vm]`
    ///
    /// `001100 vm vs2 uimm5 011 vd 1010111` — spec/riscv/vperm.yaml:95
    VrgatherVi = 873,
    /// Move elements up by one place and put a scalar into the first.
    ///
    /// `vslide1up.vx vd, vs2, rs1[, vm]`
    ///
    /// `001110 vm vs2 rs1 110 vd 1010111` — spec/riscv/vperm.yaml:106
    Vslide1upVx = 874,
    /// Move elements up by one place and put a scalar into the first.
    ///
    /// `vfslide1up.vf vd, vs2, fs1[, vm]`
    ///
    /// `001110 vm vs2 fs1 101 vd 1010111` — spec/riscv/vperm.yaml:106
    Vfslide1upVf = 875,
    /// Move elements down by one place and put a scalar into the last.
    ///
    /// `vslide1down.vx vd, vs2, rs1[, vm]`
    ///
    /// `001111 vm vs2 rs1 110 vd 1010111` — spec/riscv/vperm.yaml:106
    Vslide1downVx = 876,
    /// Move elements down by one place and put a scalar into the last.
    ///
    /// `vfslide1down.vf vd, vs2, fs1[, vm]`
    ///
    /// `001111 vm vs2 fs1 101 vd 1010111` — spec/riscv/vperm.yaml:106
    Vfslide1downVf = 877,
    /// Elements of the first source, chosen by 16-bit indices.
    ///
    /// `vrgatherei16.vv vd, vs2, vs1[, vm]`
    ///
    /// `001110 vm vs2 vs1 000 vd 1010111` — spec/riscv/vperm.yaml:120
    Vrgatherei16Vv = 878,
    /// Elements where a mask is set, moved together.
    ///
    /// `vcompress.vm vd, vs2, vs1`
    ///
    /// `0101111 vs2 vs1 010 vd 1010111` — spec/riscv/vperm.yaml:137
    VcompressVm = 879,
    /// Copy 1 registers.
    ///
    /// `vmv1r.v vd, vs2`
    ///
    /// `1001111 vs2 00000011 vd 1010111` — spec/riscv/vperm.yaml:158
    Vmv1rV = 880,
    /// Copy 2 registers.
    ///
    /// `vmv2r.v vd, vs2`
    ///
    /// `1001111 vs2 00001011 vd 1010111` — spec/riscv/vperm.yaml:158
    Vmv2rV = 881,
    /// Copy 4 registers.
    ///
    /// `vmv4r.v vd, vs2`
    ///
    /// `1001111 vs2 00011011 vd 1010111` — spec/riscv/vperm.yaml:158
    Vmv4rV = 882,
    /// Copy 8 registers.
    ///
    /// `vmv8r.v vd, vs2`
    ///
    /// `1001111 vs2 00111011 vd 1010111` — spec/riscv/vperm.yaml:158
    Vmv8rV = 883,
    /// First element into an integer register.
    ///
    /// `vmv.x.s rd, vs2`
    ///
    /// `0100001 vs2 00000010 rd 1010111` — spec/riscv/vperm.yaml:175
    VmvXS = 884,
    /// Integer register into the first element.
    ///
    /// `vmv.s.x vd, rs1`
    ///
    /// `010000100000 rs1 110 vd 1010111` — spec/riscv/vperm.yaml:185
    VmvSX = 885,
    /// Atomically replace a byte by the register.
    ///
    /// `amoswap.baqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoswapB = 886,
    /// Atomically replace 16 bits by the register.
    ///
    /// `amoswap.haqrl rd, rs2, (rs1)`
    ///
    /// `00001 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoswapH = 887,
    /// Atomically replace a byte by its sum with the register.
    ///
    /// `amoadd.baqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoaddB = 888,
    /// Atomically replace 16 bits by its sum with the register.
    ///
    /// `amoadd.haqrl rd, rs2, (rs1)`
    ///
    /// `00000 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoaddH = 889,
    /// Atomically replace a byte by its exclusive or with the register.
    ///
    /// `amoxor.baqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoxorB = 890,
    /// Atomically replace 16 bits by its exclusive or with the register.
    ///
    /// `amoxor.haqrl rd, rs2, (rs1)`
    ///
    /// `00100 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoxorH = 891,
    /// Atomically replace a byte by its bitwise and with the register.
    ///
    /// `amoand.baqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoandB = 892,
    /// Atomically replace 16 bits by its bitwise and with the register.
    ///
    /// `amoand.haqrl rd, rs2, (rs1)`
    ///
    /// `01100 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoandH = 893,
    /// Atomically replace a byte by its bitwise or with the register.
    ///
    /// `amoor.baqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoorB = 894,
    /// Atomically replace 16 bits by its bitwise or with the register.
    ///
    /// `amoor.haqrl rd, rs2, (rs1)`
    ///
    /// `01000 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmoorH = 895,
    /// Atomically replace a byte by the signed minimum with the register.
    ///
    /// `amomin.baqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmominB = 896,
    /// Atomically replace 16 bits by the signed minimum with the register.
    ///
    /// `amomin.haqrl rd, rs2, (rs1)`
    ///
    /// `10000 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmominH = 897,
    /// Atomically replace a byte by the signed maximum with the register.
    ///
    /// `amomax.baqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmomaxB = 898,
    /// Atomically replace 16 bits by the signed maximum with the register.
    ///
    /// `amomax.haqrl rd, rs2, (rs1)`
    ///
    /// `10100 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmomaxH = 899,
    /// Atomically replace a byte by the unsigned minimum with the register.
    ///
    /// `amominu.baqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmominuB = 900,
    /// Atomically replace 16 bits by the unsigned minimum with the register.
    ///
    /// `amominu.haqrl rd, rs2, (rs1)`
    ///
    /// `11000 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmominuH = 901,
    /// Atomically replace a byte by the unsigned maximum with the register.
    ///
    /// `amomaxu.baqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmomaxuB = 902,
    /// Atomically replace 16 bits by the unsigned maximum with the register.
    ///
    /// `amomaxu.haqrl rd, rs2, (rs1)`
    ///
    /// `11100 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:14
    AmomaxuH = 903,
    /// Store 8 bits where memory equals the destination, which gets the old value.
    ///
    /// `amocas.baqrl rd, rs2, (rs1)`
    ///
    /// `00101 aqrl rs2 rs1 000 rd 0101111` — spec/riscv/zatomic.yaml:42
    AmocasB = 904,
    /// Store 16 bits where memory equals the destination, which gets the old value.
    ///
    /// `amocas.haqrl rd, rs2, (rs1)`
    ///
    /// `00101 aqrl rs2 rs1 001 rd 0101111` — spec/riscv/zatomic.yaml:42
    AmocasH = 905,
    /// Store 32 bits where memory equals the destination, which gets the old value.
    ///
    /// `amocas.waqrl rd, rs2, (rs1)`
    ///
    /// `00101 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/zatomic.yaml:42
    AmocasW = 906,
    /// Store 64 bits where memory equals the destination, which gets the old value.
    ///
    /// `amocas.daqrl rd, rs2, (rs1)`
    ///
    /// `00101 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/zatomic.yaml:42
    AmocasD = 907,
    /// Store 64 bits of a register pair where memory equals the destination pair, which gets the old value.
    ///
    /// `amocas.daqrl rdp, rs2p, (rs1)`
    ///
    /// `00101 aqrl rs2p rs1 011 rdp 0101111` — spec/riscv/zatomic.yaml:61
    AmocasDXlen32 = 908,
    /// Store 128 bits of a register pair where memory equals the destination pair, which gets the old value.
    ///
    /// `amocas.qaqrl rdp, rs2p, (rs1)`
    ///
    /// `00101 aqrl rs2p rs1 100 rdp 0101111` — spec/riscv/zatomic.yaml:61
    AmocasQ = 909,
    /// Wait until the reservation set is written.
    ///
    /// `wrs.nto`
    ///
    /// `00000000110100000000000001110011` — spec/riscv/zatomic.yaml:94
    WrsNto = 910,
    /// Wait until the reservation set is written or a short time has passed.
    ///
    /// `wrs.sto`
    ///
    /// `00000001110100000000000001110011` — spec/riscv/zatomic.yaml:94
    WrsSto = 911,
    /// Twice the first register plus the second.
    ///
    /// `sh1add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Sh1add = 912,
    /// Four times the first register plus the second.
    ///
    /// `sh2add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Sh2add = 913,
    /// Eight times the first register plus the second.
    ///
    /// `sh3add rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Sh3add = 914,
    /// And with the inverse of the second register.
    ///
    /// `andn rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Andn = 915,
    /// Or with the inverse of the second register.
    ///
    /// `orn rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Orn = 916,
    /// Inverse of the exclusive or.
    ///
    /// `xnor rd, rs1, rs2`
    ///
    /// `0100000 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Xnor = 917,
    /// Signed maximum.
    ///
    /// `max rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 110 rd 0110011` — spec/riscv/zb.yaml:11
    Max = 918,
    /// Unsigned maximum.
    ///
    /// `maxu rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Maxu = 919,
    /// Signed minimum.
    ///
    /// `min rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Min = 920,
    /// Unsigned minimum.
    ///
    /// `minu rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:11
    Minu = 921,
    /// Clear the bit that the second register names.
    ///
    /// `bclr rd, rs1, rs2`
    ///
    /// `0100100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Bclr = 922,
    /// Set the bit that the second register names.
    ///
    /// `bset rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Bset = 923,
    /// Invert the bit that the second register names.
    ///
    /// `binv rd, rs1, rs2`
    ///
    /// `0110100 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Binv = 924,
    /// Extract the bit that the second register names.
    ///
    /// `bext rd, rs1, rs2`
    ///
    /// `0100100 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:11
    Bext = 925,
    /// Low half of the carry-less product.
    ///
    /// `clmul rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:11
    Clmul = 926,
    /// High half of the carry-less product.
    ///
    /// `clmulh rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 011 rd 0110011` — spec/riscv/zb.yaml:11
    Clmulh = 927,
    /// Carry-less product without its top and low bits.
    ///
    /// `clmulr rd, rs1, rs2`
    ///
    /// `0000101 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Clmulr = 928,
    /// Low halves of both registers.
    ///
    /// `pack rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Pack = 929,
    /// Low bytes of both registers.
    ///
    /// `packh rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 111 rd 0110011` — spec/riscv/zb.yaml:11
    Packh = 930,
    /// Nibbles of the first register picked by the second.
    ///
    /// `xperm4 rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 010 rd 0110011` — spec/riscv/zb.yaml:11
    Xperm4 = 931,
    /// Bytes of the first register picked by the second.
    ///
    /// `xperm8 rd, rs1, rs2`
    ///
    /// `0010100 rs2 rs1 100 rd 0110011` — spec/riscv/zb.yaml:11
    Xperm8 = 932,
    /// Once the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `add.uw rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 000 rd 0111011` — spec/riscv/zb.yaml:67
    AddUw = 933,
    /// Twice the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh1add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 010 rd 0111011` — spec/riscv/zb.yaml:67
    Sh1addUw = 934,
    /// Four times the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh2add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 100 rd 0111011` — spec/riscv/zb.yaml:67
    Sh2addUw = 935,
    /// Eight times the zero-extended low 32 bits of the first register plus the second.
    ///
    /// `sh3add.uw rd, rs1, rs2`
    ///
    /// `0010000 rs2 rs1 110 rd 0111011` — spec/riscv/zb.yaml:67
    Sh3addUw = 936,
    /// Rotate left by a register.
    ///
    /// `rol rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 001 rd 0110011` — spec/riscv/zb.yaml:83
    Rol = 937,
    /// Rotate left by a register, low 32 bits sign-extended.
    ///
    /// `rolw rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 001 rd 0111011` — spec/riscv/zb.yaml:83
    Rolw = 938,
    /// Rotate right by a register.
    ///
    /// `ror rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 101 rd 0110011` — spec/riscv/zb.yaml:83
    Ror = 939,
    /// Rotate right by a register, low 32 bits sign-extended.
    ///
    /// `rorw rd, rs1, rs2`
    ///
    /// `0110000 rs2 rs1 101 rd 0111011` — spec/riscv/zb.yaml:83
    Rorw = 940,
    /// Rotate right by a constant.
    ///
    /// `rori rd, rs1, shamt`
    ///
    /// `0110000 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:105
    RoriXlen32 = 941,
    /// Rotate right by a constant.
    ///
    /// `rori rd, rs1, shamt`
    ///
    /// `011000 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:105
    Rori = 942,
    /// Rotate the low 32 bits right by a constant, sign-extended.
    ///
    /// `roriw rd, rs1, shamt`
    ///
    /// `0110000 shamt rs1 101 rd 0011011` — spec/riscv/zb.yaml:117
    Roriw = 943,
    /// Shift the zero-extended low 32 bits left by a constant.
    ///
    /// `slli.uw rd, rs1, shamt`
    ///
    /// `000010 shamt rs1 001 rd 0011011` — spec/riscv/zb.yaml:127
    SlliUw = 944,
    /// Clear the bit that a constant names.
    ///
    /// `bclri rd, rs1, shamt`
    ///
    /// `0100100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BclriXlen32 = 945,
    /// Clear the bit that a constant names.
    ///
    /// `bclri rd, rs1, shamt`
    ///
    /// `010010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Bclri = 946,
    /// Extract the bit that a constant names.
    ///
    /// `bexti rd, rs1, shamt`
    ///
    /// `0100100 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:138
    BextiXlen32 = 947,
    /// Extract the bit that a constant names.
    ///
    /// `bexti rd, rs1, shamt`
    ///
    /// `010010 shamt rs1 101 rd 0010011` — spec/riscv/zb.yaml:138
    Bexti = 948,
    /// Invert the bit that a constant names.
    ///
    /// `binvi rd, rs1, shamt`
    ///
    /// `0110100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BinviXlen32 = 949,
    /// Invert the bit that a constant names.
    ///
    /// `binvi rd, rs1, shamt`
    ///
    /// `011010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Binvi = 950,
    /// Set the bit that a constant names.
    ///
    /// `bseti rd, rs1, shamt`
    ///
    /// `0010100 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    BsetiXlen32 = 951,
    /// Set the bit that a constant names.
    ///
    /// `bseti rd, rs1, shamt`
    ///
    /// `001010 shamt rs1 001 rd 0010011` — spec/riscv/zb.yaml:138
    Bseti = 952,
    /// Number of leading zeros.
    ///
    /// `clz rd, rs1`
    ///
    /// `011000000000 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Clz = 953,
    /// Number of leading zeros, low 32 bits only.
    ///
    /// `clzw rd, rs1`
    ///
    /// `011000000000 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Clzw = 954,
    /// Number of trailing zeros.
    ///
    /// `ctz rd, rs1`
    ///
    /// `011000000001 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Ctz = 955,
    /// Number of trailing zeros, low 32 bits only.
    ///
    /// `ctzw rd, rs1`
    ///
    /// `011000000001 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Ctzw = 956,
    /// Number of ones.
    ///
    /// `cpop rd, rs1`
    ///
    /// `011000000010 rs1 001 rd 0010011` — spec/riscv/zb.yaml:158
    Cpop = 957,
    /// Number of ones, low 32 bits only.
    ///
    /// `cpopw rd, rs1`
    ///
    /// `011000000010 rs1 001 rd 0011011` — spec/riscv/zb.yaml:158
    Cpopw = 958,
    /// Sign-extend the low byte.
    ///
    /// `sext.b rd, rs1`
    ///
    /// `011000000100 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    SextB = 959,
    /// Sign-extend the low 16 bits.
    ///
    /// `sext.h rd, rs1`
    ///
    /// `011000000101 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    SextH = 960,
    /// All ones in each byte that is not zero.
    ///
    /// `orc.b rd, rs1`
    ///
    /// `001010000111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    OrcB = 961,
    /// Reverse the bytes.
    ///
    /// `rev8 rd, rs1`
    ///
    /// `011010111000 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Rev8 = 962,
    /// Reverse the bytes.
    ///
    /// `rev8 rd, rs1`
    ///
    /// `011010011000 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Rev8Xlen32 = 963,
    /// Reverse the bits of each byte.
    ///
    /// `brev8 rd, rs1`
    ///
    /// `011010000111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Brev8 = 964,
    /// Lower half to even bits, upper half to odd bits.
    ///
    /// `zip rd, rs1`
    ///
    /// `000010001111 rs1 001 rd 0010011` — spec/riscv/zb.yaml:174
    Zip = 965,
    /// Even bits to the lower half, odd bits to the upper half.
    ///
    /// `unzip rd, rs1`
    ///
    /// `000010001111 rs1 101 rd 0010011` — spec/riscv/zb.yaml:174
    Unzip = 966,
    /// Zero-extend the low 16 bits.
    ///
    /// `zext.h rd, rs1`
    ///
    /// `000010000000 rs1 100 rd 0110011` — spec/riscv/zb.yaml:196
    ZextHXlen32 = 967,
    /// Zero-extend the low 16 bits.
    ///
    /// `zext.h rd, rs1`
    ///
    /// `000010000000 rs1 100 rd 0111011` — spec/riscv/zb.yaml:196
    ZextH = 968,
    /// Low 16 bits of both registers, sign-extended.
    ///
    /// `packw rd, rs1, rs2`
    ///
    /// `0000100 rs2 rs1 100 rd 0111011` — spec/riscv/zb.yaml:208
    Packw = 969,
    /// Load a byte, zero-extended.
    ///
    /// `c.lbu rdc, uimm(rs1c)`
    ///
    /// `100000 rs1c uimm[0] uimm[1] rdc 00` — spec/riscv/zcb.yaml:9
    CLbu = 970,
    /// Load 16 bits, zero-extended.
    ///
    /// `c.lhu rdc, uimm(rs1c)`
    ///
    /// `100001 rs1c 0 uimm[1] rdc 00` — spec/riscv/zcb.yaml:9
    CLhu = 971,
    /// Load 16 bits, sign-extended.
    ///
    /// `c.lh rdc, uimm(rs1c)`
    ///
    /// `100001 rs1c 1 uimm[1] rdc 00` — spec/riscv/zcb.yaml:9
    CLh = 972,
    /// Store a byte.
    ///
    /// `c.sb rs2c, uimm(rs1c)`
    ///
    /// `100010 rs1c uimm[0] uimm[1] rs2c 00` — spec/riscv/zcb.yaml:21
    CSb = 973,
    /// Store 16 bits.
    ///
    /// `c.sh rs2c, uimm(rs1c)`
    ///
    /// `100011 rs1c 0 uimm[1] rs2c 00` — spec/riscv/zcb.yaml:21
    CSh = 974,
    /// Zero-extend the low byte.
    ///
    /// `c.zext.b rdsc`
    ///
    /// `100111 rdsc 1100001` — spec/riscv/zcb.yaml:32
    CZextB = 975,
    /// Sign-extend the low byte.
    ///
    /// `c.sext.b rdsc`
    ///
    /// `100111 rdsc 1100101` — spec/riscv/zcb.yaml:32
    CSextB = 976,
    /// Zero-extend the low 16 bits.
    ///
    /// `c.zext.h rdsc`
    ///
    /// `100111 rdsc 1101001` — spec/riscv/zcb.yaml:32
    CZextHXlen32 = 977,
    /// Zero-extend the low 16 bits.
    ///
    /// `c.zext.h rdsc`
    ///
    /// `100111 rdsc 1101001` — spec/riscv/zcb.yaml:32
    CZextH = 978,
    /// Sign-extend the low 16 bits.
    ///
    /// `c.sext.h rdsc`
    ///
    /// `100111 rdsc 1101101` — spec/riscv/zcb.yaml:32
    CSextH = 979,
    /// Zero-extend the low 32 bits.
    ///
    /// `c.zext.w rdsc`
    ///
    /// `100111 rdsc 1110001` — spec/riscv/zcb.yaml:32
    CZextW = 980,
    /// Invert the bits.
    ///
    /// `c.not rdsc`
    ///
    /// `100111 rdsc 1110101` — spec/riscv/zcb.yaml:32
    CNot = 981,
    /// Low half of the product.
    ///
    /// `c.mul rdsc, rs2c`
    ///
    /// `100111 rdsc 10 rs2c 01` — spec/riscv/zcb.yaml:47
    CMul = 982,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.1`
    ///
    /// `0110000010000001` — spec/riscv/zcb.yaml:55
    CMop1 = 983,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.3`
    ///
    /// `0110000110000001` — spec/riscv/zcb.yaml:55
    CMop3 = 984,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.5`
    ///
    /// `0110001010000001` — spec/riscv/zcb.yaml:55
    CMop5 = 985,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.7`
    ///
    /// `0110001110000001` — spec/riscv/zcb.yaml:55
    CMop7 = 986,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.9`
    ///
    /// `0110010010000001` — spec/riscv/zcb.yaml:55
    CMop9 = 987,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.11`
    ///
    /// `0110010110000001` — spec/riscv/zcb.yaml:55
    CMop11 = 988,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.13`
    ///
    /// `0110011010000001` — spec/riscv/zcb.yaml:55
    CMop13 = 989,
    /// Does nothing until an extension gives it a meaning.
    ///
    /// `c.mop.15`
    ///
    /// `0110011110000001` — spec/riscv/zcb.yaml:55
    CMop15 = 990,
    /// Save registers on the stack and make room.
    ///
    /// `cm.push rlist, adj`
    ///
    /// `10111000 rlist spimm 10` — spec/riscv/zcmp.yaml:47
    CmPush = 991,
    /// Save registers on the stack and make room.
    ///
    /// `cm.push rlist, adj`
    ///
    /// `10111000 rlist spimm 10` — spec/riscv/zcmp.yaml:47
    CmPushXlen64 = 992,
    /// Restore registers from the stack, free the room.
    ///
    /// `cm.pop rlist, adj`
    ///
    /// `10111010 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPop = 993,
    /// Restore registers from the stack, free the room.
    ///
    /// `cm.pop rlist, adj`
    ///
    /// `10111010 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPopXlen64 = 994,
    /// Restore registers from the stack, free the room, return 0.
    ///
    /// `cm.popretz rlist, adj`
    ///
    /// `10111100 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPopretz = 995,
    /// Restore registers from the stack, free the room, return 0.
    ///
    /// `cm.popretz rlist, adj`
    ///
    /// `10111100 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPopretzXlen64 = 996,
    /// Restore registers from the stack, free the room, return.
    ///
    /// `cm.popret rlist, adj`
    ///
    /// `10111110 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPopret = 997,
    /// Restore registers from the stack, free the room, return.
    ///
    /// `cm.popret rlist, adj`
    ///
    /// `10111110 rlist spimm 10` — spec/riscv/zcmp.yaml:63
    CmPopretXlen64 = 998,
    /// Copy a0 and a1 to two saved registers.
    ///
    /// `cm.mvsa01 sr1, sr2`
    ///
    /// `101011 sr1 01 sr2 10` — spec/riscv/zcmp.yaml:81
    CmMvsa01 = 999,
    /// Copy two saved registers to a0 and a1.
    ///
    /// `cm.mva01s sr1, sr2`
    ///
    /// `101011 sr1 11 sr2 10` — spec/riscv/zcmp.yaml:93
    CmMva01s = 1000,
    /// Jump through a table.
    ///
    /// `cm.jt index`
    ///
    /// `101000000 index 10` — spec/riscv/zcmp.yaml:103
    CmJt = 1001,
    /// Jump through a table and keep the return address in ra.
    ///
    /// `cm.jalt index`
    ///
    /// `101000 index 10` — spec/riscv/zcmp.yaml:111
    CmJalt = 1002,
    /// Load one of 32 constants.
    ///
    /// `fli.s fd, value`
    ///
    /// `111100000001 value 000 fd 1010011` — spec/riscv/zfa.yaml:80
    FliS = 1003,
    /// Load one of 32 constants.
    ///
    /// `fli.d fd, value`
    ///
    /// `111100100001 value 000 fd 1010011` — spec/riscv/zfa.yaml:80
    FliD = 1004,
    /// Load one of 32 constants.
    ///
    /// `fli.h fd, value`
    ///
    /// `111101000001 value 000 fd 1010011` — spec/riscv/zfa.yaml:80
    FliH = 1005,
    /// Minimum of two numbers; NaN when one is NaN.
    ///
    /// `fminm.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 010 fd 1010011` — spec/riscv/zfa.yaml:94
    FminmS = 1006,
    /// Minimum of two numbers; NaN when one is NaN.
    ///
    /// `fminm.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 010 fd 1010011` — spec/riscv/zfa.yaml:94
    FminmD = 1007,
    /// Minimum of two numbers; NaN when one is NaN.
    ///
    /// `fminm.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 010 fd 1010011` — spec/riscv/zfa.yaml:94
    FminmH = 1008,
    /// Maximum of two numbers; NaN when one is NaN.
    ///
    /// `fmaxm.s fd, fs1, fs2`
    ///
    /// `0010100 fs2 fs1 011 fd 1010011` — spec/riscv/zfa.yaml:94
    FmaxmS = 1009,
    /// Maximum of two numbers; NaN when one is NaN.
    ///
    /// `fmaxm.d fd, fs1, fs2`
    ///
    /// `0010101 fs2 fs1 011 fd 1010011` — spec/riscv/zfa.yaml:94
    FmaxmD = 1010,
    /// Maximum of two numbers; NaN when one is NaN.
    ///
    /// `fmaxm.h fd, fs1, fs2`
    ///
    /// `0010110 fs2 fs1 011 fd 1010011` — spec/riscv/zfa.yaml:94
    FmaxmH = 1011,
    /// Round to an integral number.
    ///
    /// `fround.s fd, fs1[, rm]`
    ///
    /// `010000000100 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundS = 1012,
    /// Round to an integral number.
    ///
    /// `fround.d fd, fs1[, rm]`
    ///
    /// `010000100100 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundD = 1013,
    /// Round to an integral number.
    ///
    /// `fround.h fd, fs1[, rm]`
    ///
    /// `010001000100 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundH = 1014,
    /// Round to an integral number, raising inexact.
    ///
    /// `froundnx.s fd, fs1[, rm]`
    ///
    /// `010000000101 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundnxS = 1015,
    /// Round to an integral number, raising inexact.
    ///
    /// `froundnx.d fd, fs1[, rm]`
    ///
    /// `010000100101 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundnxD = 1016,
    /// Round to an integral number, raising inexact.
    ///
    /// `froundnx.h fd, fs1[, rm]`
    ///
    /// `010001000101 fs1 rm fd 1010011` — spec/riscv/zfa.yaml:115
    FroundnxH = 1017,
    /// Convert to 32 bits, truncated and modulo 2^32.
    ///
    /// `fcvtmod.w.d rd, fs1, rtz`
    ///
    /// `110000101000 fs1 001 rd 1010011` — spec/riscv/zfa.yaml:136
    FcvtmodWD = 1018,
    /// Floating-point less-or-equal (0 or 1), quiet.
    ///
    /// `fleq.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 100 rd 1010011` — spec/riscv/zfa.yaml:158
    FleqS = 1019,
    /// Floating-point less-or-equal (0 or 1), quiet.
    ///
    /// `fleq.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 100 rd 1010011` — spec/riscv/zfa.yaml:158
    FleqD = 1020,
    /// Floating-point less-or-equal (0 or 1), quiet.
    ///
    /// `fleq.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 100 rd 1010011` — spec/riscv/zfa.yaml:158
    FleqH = 1021,
    /// Floating-point less-than (0 or 1), quiet.
    ///
    /// `fltq.s rd, fs1, fs2`
    ///
    /// `1010000 fs2 fs1 101 rd 1010011` — spec/riscv/zfa.yaml:158
    FltqS = 1022,
    /// Floating-point less-than (0 or 1), quiet.
    ///
    /// `fltq.d rd, fs1, fs2`
    ///
    /// `1010001 fs2 fs1 101 rd 1010011` — spec/riscv/zfa.yaml:158
    FltqD = 1023,
    /// Floating-point less-than (0 or 1), quiet.
    ///
    /// `fltq.h rd, fs1, fs2`
    ///
    /// `1010010 fs2 fs1 101 rd 1010011` — spec/riscv/zfa.yaml:158
    FltqH = 1024,
    /// Move the upper half of a double to an integer register.
    ///
    /// `fmvh.x.d rd, fs1`
    ///
    /// `111000100001 fs1 000 rd 1010011` — spec/riscv/zfa.yaml:178
    FmvhXD = 1025,
    /// Make a double of two integer registers.
    ///
    /// `fmvp.d.x fd, rs1, rs2`
    ///
    /// `1011001 rs2 rs1 000 fd 1010011` — spec/riscv/zfa.yaml:192
    FmvpDX = 1026,
    /// Convert from single precision to bfloat16.
    ///
    /// `fcvt.bf16.s fd, fs1[, rm]`
    ///
    /// `010001001000 fs1 rm fd 1010011` — spec/riscv/zfbfmin.yaml:31
    FcvtBf16S = 1027,
    /// Convert from bfloat16 to single precision.
    ///
    /// `fcvt.s.bf16 fd, fs1[, rm]`
    ///
    /// `010000000110 fs1 rm fd 1010011` — spec/riscv/zfbfmin.yaml:43
    FcvtSBf16 = 1028,
    /// Write back the cache block of an address.
    ///
    /// `cbo.clean (rs1)`
    ///
    /// `000000000001 rs1 010000000001111` — spec/riscv/zicbo.yaml:13
    CboClean = 1029,
    /// Write back and drop the cache block of an address.
    ///
    /// `cbo.flush (rs1)`
    ///
    /// `000000000010 rs1 010000000001111` — spec/riscv/zicbo.yaml:13
    CboFlush = 1030,
    /// Drop the cache block of an address.
    ///
    /// `cbo.inval (rs1)`
    ///
    /// `000000000000 rs1 010000000001111` — spec/riscv/zicbo.yaml:13
    CboInval = 1031,
    /// Fill the cache block of an address with zeros.
    ///
    /// `cbo.zero (rs1)`
    ///
    /// `000000000100 rs1 010000000001111` — spec/riscv/zicbo.yaml:26
    CboZero = 1032,
    /// Hint that an address will be executed soon.
    ///
    /// `prefetch.i imm(rs1)`
    ///
    /// `imm[11:5] 00000 rs1 110000000010011` — spec/riscv/zicbo.yaml:42
    PrefetchI = 1033,
    /// Hint that an address will be read soon.
    ///
    /// `prefetch.r imm(rs1)`
    ///
    /// `imm[11:5] 00001 rs1 110000000010011` — spec/riscv/zicbo.yaml:42
    PrefetchR = 1034,
    /// Hint that an address will be written soon.
    ///
    /// `prefetch.w imm(rs1)`
    ///
    /// `imm[11:5] 00011 rs1 110000000010011` — spec/riscv/zicbo.yaml:42
    PrefetchW = 1035,
    /// Landing pad with a label.
    ///
    /// `lpad uimm`
    ///
    /// `uimm 000000010111` — spec/riscv/zicfi.yaml:7
    Lpad = 1036,
    /// Pop the shadow stack and compare with ra.
    ///
    /// `sspopchk ra`
    ///
    /// `11001101110000001100000001110011` — spec/riscv/zicfi.yaml:14
    Sspopchk = 1037,
    /// Pop the shadow stack and compare with t0.
    ///
    /// `sspopchk t0`
    ///
    /// `11001101110000101100000001110011` — spec/riscv/zicfi.yaml:14
    Sspopchk2 = 1038,
    /// Read the shadow stack pointer.
    ///
    /// `ssrdp rd`
    ///
    /// `11001101110000000100 rd 1110011` — spec/riscv/zicfi.yaml:26
    Ssrdp = 1039,
    /// Push ra onto the shadow stack.
    ///
    /// `sspush ra`
    ///
    /// `11001110000100000100000001110011` — spec/riscv/zicfi.yaml:34
    Sspush = 1040,
    /// Push t0 onto the shadow stack.
    ///
    /// `sspush t0`
    ///
    /// `11001110010100000100000001110011` — spec/riscv/zicfi.yaml:34
    Sspush2 = 1041,
    /// Atomically swap 32 bits of a shadow stack.
    ///
    /// `ssamoswap.waqrl rd, rs2, (rs1)`
    ///
    /// `01001 aqrl rs2 rs1 010 rd 0101111` — spec/riscv/zicfi.yaml:46
    SsamoswapW = 1042,
    /// Atomically swap 64 bits of a shadow stack.
    ///
    /// `ssamoswap.daqrl rd, rs2, (rs1)`
    ///
    /// `01001 aqrl rs2 rs1 011 rd 0101111` — spec/riscv/zicfi.yaml:46
    SsamoswapD = 1043,
    /// Push ra onto the shadow stack.
    ///
    /// `c.sspush ra`
    ///
    /// `0110000010000001` — spec/riscv/zicfi.yaml:55
    CSspush = 1044,
    /// Pop the shadow stack and compare with t0.
    ///
    /// `c.sspopchk t0`
    ///
    /// `0110001010000001` — spec/riscv/zicfi.yaml:63
    CSspopchk = 1045,
    /// The first register, or 0 when the second is zero.
    ///
    /// `czero.eqz rd, rs1, rs2`
    ///
    /// `0000111 rs2 rs1 101 rd 0110011` — spec/riscv/zicond.yaml:4
    CzeroEqz = 1046,
    /// The first register, or 0 when the second is not zero.
    ///
    /// `czero.nez rd, rs1, rs2`
    ///
    /// `0000111 rs2 rs1 111 rd 0110011` — spec/riscv/zicond.yaml:4
    CzeroNez = 1047,
    /// Write a register into a CSR and keep its old value.
    ///
    /// `csrrw rd, csrno, rs1`
    ///
    /// `csrno rs1 001 rd 1110011` — spec/riscv/zicsr.yaml:16
    Csrrw = 1048,
    /// Write a constant into a CSR and keep its old value.
    ///
    /// `csrrwi rd, csrno, uimm`
    ///
    /// `csrno uimm 101 rd 1110011` — spec/riscv/zicsr.yaml:16
    Csrrwi = 1049,
    /// Set the bits of a register in a CSR and keep its old value; no write for x0.
    ///
    /// `csrrs rd, csrno, rs1`
    ///
    /// `csrno rs1 010 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrs = 1050,
    /// Set the bits of a constant in a CSR and keep its old value; no write for 0.
    ///
    /// `csrrsi rd, csrno, uimm`
    ///
    /// `csrno uimm 110 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrsi = 1051,
    /// Clear the bits of a register in a CSR and keep its old value; no write for x0.
    ///
    /// `csrrc rd, csrno, rs1`
    ///
    /// `csrno rs1 011 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrc = 1052,
    /// Clear the bits of a constant in a CSR and keep its old value; no write for 0.
    ///
    /// `csrrci rd, csrno, uimm`
    ///
    /// `csrno uimm 111 rd 1110011` — spec/riscv/zicsr.yaml:35
    Csrrci = 1053,
    /// Make stores visible to later instruction fetches.
    ///
    /// `fence.i`
    ///
    /// `................. 001 ..... 0001111` — spec/riscv/zifencei.yaml:5
    FenceI = 1054,
    /// Slow down in a spin loop.
    ///
    /// `pause`
    ///
    /// `00000001000000000000000000001111` — spec/riscv/zihint.yaml:14
    Pause = 1055,
    /// The next access will not be repeated soon in the innermost private cache.
    ///
    /// `ntl.p1`
    ///
    /// `00000000001000000000000000110011` — spec/riscv/zihint.yaml:21
    NtlP1 = 1056,
    /// The next access will not be repeated soon in any private cache.
    ///
    /// `ntl.pall`
    ///
    /// `00000000001100000000000000110011` — spec/riscv/zihint.yaml:21
    NtlPall = 1057,
    /// The next access will not be repeated soon in the innermost shared cache.
    ///
    /// `ntl.s1`
    ///
    /// `00000000010000000000000000110011` — spec/riscv/zihint.yaml:21
    NtlS1 = 1058,
    /// The next access will not be repeated soon in any cache.
    ///
    /// `ntl.all`
    ///
    /// `00000000010100000000000000110011` — spec/riscv/zihint.yaml:21
    NtlAll = 1059,
    /// The next access will not be repeated soon in the innermost private cache (compressed).
    ///
    /// `c.ntl.p1`
    ///
    /// `1001000000001010` — spec/riscv/zihint.yaml:29
    CNtlP1 = 1060,
    /// The next access will not be repeated soon in any private cache (compressed).
    ///
    /// `c.ntl.pall`
    ///
    /// `1001000000001110` — spec/riscv/zihint.yaml:29
    CNtlPall = 1061,
    /// The next access will not be repeated soon in the innermost shared cache (compressed).
    ///
    /// `c.ntl.s1`
    ///
    /// `1001000000010010` — spec/riscv/zihint.yaml:29
    CNtlS1 = 1062,
    /// The next access will not be repeated soon in any cache (compressed).
    ///
    /// `c.ntl.all`
    ///
    /// `1001000000010110` — spec/riscv/zihint.yaml:29
    CNtlAll = 1063,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.0 rd, rs1`
    ///
    /// `100000011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR0 = 1064,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.1 rd, rs1`
    ///
    /// `100000011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR1 = 1065,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.2 rd, rs1`
    ///
    /// `100000011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR2 = 1066,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.3 rd, rs1`
    ///
    /// `100000011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR3 = 1067,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.4 rd, rs1`
    ///
    /// `100001011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR4 = 1068,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.5 rd, rs1`
    ///
    /// `100001011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR5 = 1069,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.6 rd, rs1`
    ///
    /// `100001011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR6 = 1070,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.7 rd, rs1`
    ///
    /// `100001011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR7 = 1071,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.8 rd, rs1`
    ///
    /// `100010011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR8 = 1072,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.9 rd, rs1`
    ///
    /// `100010011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR9 = 1073,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.10 rd, rs1`
    ///
    /// `100010011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR10 = 1074,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.11 rd, rs1`
    ///
    /// `100010011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR11 = 1075,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.12 rd, rs1`
    ///
    /// `100011011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR12 = 1076,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.13 rd, rs1`
    ///
    /// `100011011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR13 = 1077,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.14 rd, rs1`
    ///
    /// `100011011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR14 = 1078,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.15 rd, rs1`
    ///
    /// `100011011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR15 = 1079,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.16 rd, rs1`
    ///
    /// `110000011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR16 = 1080,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.17 rd, rs1`
    ///
    /// `110000011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR17 = 1081,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.18 rd, rs1`
    ///
    /// `110000011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR18 = 1082,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.19 rd, rs1`
    ///
    /// `110000011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR19 = 1083,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.20 rd, rs1`
    ///
    /// `110001011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR20 = 1084,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.21 rd, rs1`
    ///
    /// `110001011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR21 = 1085,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.22 rd, rs1`
    ///
    /// `110001011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR22 = 1086,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.23 rd, rs1`
    ///
    /// `110001011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR23 = 1087,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.24 rd, rs1`
    ///
    /// `110010011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR24 = 1088,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.25 rd, rs1`
    ///
    /// `110010011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR25 = 1089,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.26 rd, rs1`
    ///
    /// `110010011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR26 = 1090,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.27 rd, rs1`
    ///
    /// `110010011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR27 = 1091,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.28 rd, rs1`
    ///
    /// `110011011100 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR28 = 1092,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.29 rd, rs1`
    ///
    /// `110011011101 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR29 = 1093,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.30 rd, rs1`
    ///
    /// `110011011110 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR30 = 1094,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.r.31 rd, rs1`
    ///
    /// `110011011111 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:5
    MopR31 = 1095,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.0 rd, rs1, rs2`
    ///
    /// `1000001 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr0 = 1096,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.1 rd, rs1, rs2`
    ///
    /// `1000011 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr1 = 1097,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.2 rd, rs1, rs2`
    ///
    /// `1000101 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr2 = 1098,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.3 rd, rs1, rs2`
    ///
    /// `1000111 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr3 = 1099,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.4 rd, rs1, rs2`
    ///
    /// `1100001 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr4 = 1100,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.5 rd, rs1, rs2`
    ///
    /// `1100011 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr5 = 1101,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.6 rd, rs1, rs2`
    ///
    /// `1100101 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr6 = 1102,
    /// Writes 0 until an extension gives it another meaning.
    ///
    /// `mop.rr.7 rd, rs1, rs2`
    ///
    /// `1100111 rs2 rs1 100 rd 1110011` — spec/riscv/zimop.yaml:45
    MopRr7 = 1103,
    /// SHA-256 big sigma 0.
    ///
    /// `sha256sum0 rd, rs1`
    ///
    /// `000100000000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sum0 = 1104,
    /// SHA-256 big sigma 1.
    ///
    /// `sha256sum1 rd, rs1`
    ///
    /// `000100000001 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sum1 = 1105,
    /// SHA-256 small sigma 0.
    ///
    /// `sha256sig0 rd, rs1`
    ///
    /// `000100000010 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sig0 = 1106,
    /// SHA-256 small sigma 1.
    ///
    /// `sha256sig1 rd, rs1`
    ///
    /// `000100000011 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sha256sig1 = 1107,
    /// SM3 permutation 0.
    ///
    /// `sm3p0 rd, rs1`
    ///
    /// `000100001000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sm3p0 = 1108,
    /// SM3 permutation 1.
    ///
    /// `sm3p1 rd, rs1`
    ///
    /// `000100001001 rs1 001 rd 0010011` — spec/riscv/zk.yaml:85
    Sm3p1 = 1109,
    /// SHA-512 big sigma 0.
    ///
    /// `sha512sum0 rd, rs1`
    ///
    /// `000100000100 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sum0 = 1110,
    /// SHA-512 big sigma 1.
    ///
    /// `sha512sum1 rd, rs1`
    ///
    /// `000100000101 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sum1 = 1111,
    /// SHA-512 small sigma 0.
    ///
    /// `sha512sig0 rd, rs1`
    ///
    /// `000100000110 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sig0 = 1112,
    /// SHA-512 small sigma 1.
    ///
    /// `sha512sig1 rd, rs1`
    ///
    /// `000100000111 rs1 001 rd 0010011` — spec/riscv/zk.yaml:104
    Sha512sig1 = 1113,
    /// SHA-512 big sigma 0, low half.
    ///
    /// `sha512sum0r rd, rs1, rs2`
    ///
    /// `0101000 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sum0r = 1114,
    /// SHA-512 big sigma 1, low half.
    ///
    /// `sha512sum1r rd, rs1, rs2`
    ///
    /// `0101001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sum1r = 1115,
    /// SHA-512 small sigma 0, low half.
    ///
    /// `sha512sig0l rd, rs1, rs2`
    ///
    /// `0101010 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig0l = 1116,
    /// SHA-512 small sigma 0, high half.
    ///
    /// `sha512sig0h rd, rs1, rs2`
    ///
    /// `0101110 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig0h = 1117,
    /// SHA-512 small sigma 1, low half.
    ///
    /// `sha512sig1l rd, rs1, rs2`
    ///
    /// `0101011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig1l = 1118,
    /// SHA-512 small sigma 1, high half.
    ///
    /// `sha512sig1h rd, rs1, rs2`
    ///
    /// `0101111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:120
    Sha512sig1h = 1119,
    /// AES encryption round step on one byte.
    ///
    /// `aes32esi rd, rs1, rs2, bs`
    ///
    /// `bs 10001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32esi = 1120,
    /// AES encryption round step on one byte, columns mixed.
    ///
    /// `aes32esmi rd, rs1, rs2, bs`
    ///
    /// `bs 10011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32esmi = 1121,
    /// AES decryption round step on one byte.
    ///
    /// `aes32dsi rd, rs1, rs2, bs`
    ///
    /// `bs 10101 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32dsi = 1122,
    /// AES decryption round step on one byte, columns mixed.
    ///
    /// `aes32dsmi rd, rs1, rs2, bs`
    ///
    /// `bs 10111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:139
    Aes32dsmi = 1123,
    /// AES encryption round on half a state.
    ///
    /// `aes64es rd, rs1, rs2`
    ///
    /// `0011001 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64es = 1124,
    /// AES encryption round on half a state, columns mixed.
    ///
    /// `aes64esm rd, rs1, rs2`
    ///
    /// `0011011 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64esm = 1125,
    /// AES decryption round on half a state.
    ///
    /// `aes64ds rd, rs1, rs2`
    ///
    /// `0011101 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64ds = 1126,
    /// AES decryption round on half a state, columns mixed.
    ///
    /// `aes64dsm rd, rs1, rs2`
    ///
    /// `0011111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:159
    Aes64dsm = 1127,
    /// First step of the AES key schedule.
    ///
    /// `aes64ks1i rd, rs1, rnum`
    ///
    /// `00110001 rnum rs1 001 rd 0010011` — spec/riscv/zk.yaml:173
    Aes64ks1i = 1128,
    /// Second step of the AES key schedule.
    ///
    /// `aes64ks2 rd, rs1, rs2`
    ///
    /// `0111111 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:188
    Aes64ks2 = 1129,
    /// Inverse AES column mix of a round key.
    ///
    /// `aes64im rd, rs1`
    ///
    /// `001100000000 rs1 001 rd 0010011` — spec/riscv/zk.yaml:200
    Aes64im = 1130,
    /// SM4 encryption step on one byte.
    ///
    /// `sm4ed rd, rs1, rs2, bs`
    ///
    /// `bs 11000 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:210
    Sm4ed = 1131,
    /// SM4 key schedule step on one byte.
    ///
    /// `sm4ks rd, rs1, rs2, bs`
    ///
    /// `bs 11010 rs2 rs1 000 rd 0110011` — spec/riscv/zk.yaml:210
    Sm4ks = 1132,
    /// First source and not the second.
    ///
    /// `vandn.vv vd, vs2, vs1[, vm]`
    ///
    /// `000001 vm vs2 vs1 000 vd 1010111` — spec/riscv/zvb.yaml:8
    VandnVv = 1133,
    /// First source and not the second.
    ///
    /// `vandn.vx vd, vs2, rs1[, vm]`
    ///
    /// `000001 vm vs2 rs1 100 vd 1010111` — spec/riscv/zvb.yaml:8
    VandnVx = 1134,
    /// Rotate left.
    ///
    /// `vrol.vv vd, vs2, vs1[, vm]`
    ///
    /// `010101 vm vs2 vs1 000 vd 1010111` — spec/riscv/zvb.yaml:8
    VrolVv = 1135,
    /// Rotate left.
    ///
    /// `vrol.vx vd, vs2, rs1[, vm]`
    ///
    /// `010101 vm vs2 rs1 100 vd 1010111` — spec/riscv/zvb.yaml:8
    VrolVx = 1136,
    /// Rotate right.
    ///
    /// `vror.vv vd, vs2, vs1[, vm]`
    ///
    /// `010100 vm vs2 vs1 000 vd 1010111` — spec/riscv/zvb.yaml:8
    VrorVv = 1137,
    /// Rotate right.
    ///
    /// `vror.vx vd, vs2, rs1[, vm]`
    ///
    /// `010100 vm vs2 rs1 100 vd 1010111` — spec/riscv/zvb.yaml:8
    VrorVx = 1138,
    /// Lower half of a carry-less product.
    ///
    /// `vclmul.vv vd, vs2, vs1[, vm]`
    ///
    /// `001100 vm vs2 vs1 010 vd 1010111` — spec/riscv/zvb.yaml:8
    VclmulVv = 1139,
    /// Lower half of a carry-less product.
    ///
    /// `vclmul.vx vd, vs2, rs1[, vm]`
    ///
    /// `001100 vm vs2 rs1 110 vd 1010111` — spec/riscv/zvb.yaml:8
    VclmulVx = 1140,
    /// Upper half of a carry-less product.
    ///
    /// `vclmulh.vv vd, vs2, vs1[, vm]`
    ///
    /// `001101 vm vs2 vs1 010 vd 1010111` — spec/riscv/zvb.yaml:8
    VclmulhVv = 1141,
    /// Upper half of a carry-less product.
    ///
    /// `vclmulh.vx vd, vs2, rs1[, vm]`
    ///
    /// `001101 vm vs2 rs1 110 vd 1010111` — spec/riscv/zvb.yaml:8
    VclmulhVx = 1142,
    /// Rotate right by a constant.
    ///
    /// `vror.vi vd, vs2, uimm[, vm]`
    ///
    /// `01010 uimm[5] vm vs2 uimm[4:0] 011 vd 1010111` — spec/riscv/zvb.yaml:28
    VrorVi = 1143,
    /// Bits of each byte in reverse.
    ///
    /// `vbrev8.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01000010 vd 1010111` — spec/riscv/zvb.yaml:37
    Vbrev8V = 1144,
    /// Bytes in reverse.
    ///
    /// `vrev8.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01001010 vd 1010111` — spec/riscv/zvb.yaml:37
    Vrev8V = 1145,
    /// Bits in reverse.
    ///
    /// `vbrev.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01010010 vd 1010111` — spec/riscv/zvb.yaml:37
    VbrevV = 1146,
    /// Number of leading zeros.
    ///
    /// `vclz.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01100010 vd 1010111` — spec/riscv/zvb.yaml:37
    VclzV = 1147,
    /// Number of trailing zeros.
    ///
    /// `vctz.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01101010 vd 1010111` — spec/riscv/zvb.yaml:37
    VctzV = 1148,
    /// Number of set bits.
    ///
    /// `vcpop.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01110010 vd 1010111` — spec/riscv/zvb.yaml:37
    VcpopV = 1149,
    /// Shift left, twice as wide.
    ///
    /// `vwsll.vv vd, vs2, vs1[, vm]`
    ///
    /// `110101 vm vs2 vs1 000 vd 1010111` — spec/riscv/zvb.yaml:48
    VwsllVv = 1150,
    /// Shift left, twice as wide.
    ///
    /// `vwsll.vx vd, vs2, rs1[, vm]`
    ///
    /// `110101 vm vs2 rs1 100 vd 1010111` — spec/riscv/zvb.yaml:48
    VwsllVx = 1151,
    /// Shift left, twice as wide.
    ///
    /// `vwsll.vi vd, vs2, uimm5[, vm]`
    ///
    /// `110101 vm vs2 uimm5 011 vd 1010111` — spec/riscv/zvb.yaml:48
    VwsllVi = 1152,
    /// Single precision to bfloat16, half as wide.
    ///
    /// `vfncvtbf16.f.f.w vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 11101001 vd 1010111` — spec/riscv/zvfbf.yaml:19
    Vfncvtbf16FFW = 1153,
    /// Bfloat16 to single precision, twice as wide.
    ///
    /// `vfwcvtbf16.f.f.v vd, vs2[, vm]`
    ///
    /// `010010 vm vs2 01101001 vd 1010111` — spec/riscv/zvfbf.yaml:29
    Vfwcvtbf16FFV = 1154,
    /// Product of bfloat16 numbers plus a single-precision destination.
    ///
    /// `vfwmaccbf16.vv vd, vs1, vs2[, vm]`
    ///
    /// `111011 vm vs2 vs1 001 vd 1010111` — spec/riscv/zvfbf.yaml:39
    Vfwmaccbf16Vv = 1155,
    /// Product of bfloat16 numbers plus a single-precision destination.
    ///
    /// `vfwmaccbf16.vf vd, fs1, vs2[, vm]`
    ///
    /// `111011 vm vs2 fs1 101 vd 1010111` — spec/riscv/zvfbf.yaml:39
    Vfwmaccbf16Vf = 1156,
    /// AES middle round of decryption.
    ///
    /// `vaesdm.vv vd, vs2`
    ///
    /// `1010001 vs2 00000010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesdmVv = 1157,
    /// AES middle round of decryption with one key for all.
    ///
    /// `vaesdm.vs vd, vs2`
    ///
    /// `1010011 vs2 00000010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesdmVs = 1158,
    /// AES last round of decryption.
    ///
    /// `vaesdf.vv vd, vs2`
    ///
    /// `1010001 vs2 00001010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesdfVv = 1159,
    /// AES last round of decryption with one key for all.
    ///
    /// `vaesdf.vs vd, vs2`
    ///
    /// `1010011 vs2 00001010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesdfVs = 1160,
    /// AES middle round of encryption.
    ///
    /// `vaesem.vv vd, vs2`
    ///
    /// `1010001 vs2 00010010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesemVv = 1161,
    /// AES middle round of encryption with one key for all.
    ///
    /// `vaesem.vs vd, vs2`
    ///
    /// `1010011 vs2 00010010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesemVs = 1162,
    /// AES last round of encryption.
    ///
    /// `vaesef.vv vd, vs2`
    ///
    /// `1010001 vs2 00011010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesefVv = 1163,
    /// AES last round of encryption with one key for all.
    ///
    /// `vaesef.vs vd, vs2`
    ///
    /// `1010011 vs2 00011010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaesefVs = 1164,
    /// AES whitening with one key for all.
    ///
    /// `vaesz.vs vd, vs2`
    ///
    /// `1010011 vs2 00111010 vd 1110111` — spec/riscv/zvk.yaml:213
    VaeszVs = 1165,
    /// Four rounds of SM4.
    ///
    /// `vsm4r.vv vd, vs2`
    ///
    /// `1010001 vs2 10000010 vd 1110111` — spec/riscv/zvk.yaml:213
    Vsm4rVv = 1166,
    /// Four rounds of SM4 with one key for all.
    ///
    /// `vsm4r.vs vd, vs2`
    ///
    /// `1010011 vs2 10000010 vd 1110111` — spec/riscv/zvk.yaml:213
    Vsm4rVs = 1167,
    /// Four steps of the SM4 key schedule.
    ///
    /// `vsm4k.vi vd, vs2, uimm5`
    ///
    /// `1000011 vs2 uimm5 010 vd 1110111` — spec/riscv/zvk.yaml:241
    Vsm4kVi = 1168,
    /// Step of the AES-128 key schedule.
    ///
    /// `vaeskf1.vi vd, vs2, uimm5`
    ///
    /// `1000101 vs2 uimm5 010 vd 1110111` — spec/riscv/zvk.yaml:241
    Vaeskf1Vi = 1169,
    /// Step of the AES-256 key schedule.
    ///
    /// `vaeskf2.vi vd, vs2, uimm5`
    ///
    /// `1010101 vs2 uimm5 010 vd 1110111` — spec/riscv/zvk.yaml:241
    Vaeskf2Vi = 1170,
    /// Add and multiply of GHASH.
    ///
    /// `vghsh.vv vd, vs2, vs1`
    ///
    /// `1011001 vs2 vs1 010 vd 1110111` — spec/riscv/zvk.yaml:241
    VghshVv = 1171,
    /// Multiply of GHASH.
    ///
    /// `vgmul.vv vd, vs2`
    ///
    /// `1010001 vs2 10001010 vd 1110111` — spec/riscv/zvk.yaml:241
    VgmulVv = 1172,
    /// Two rounds of SM3.
    ///
    /// `vsm3c.vi vd, vs2, uimm5`
    ///
    /// `1010111 vs2 uimm5 010 vd 1110111` — spec/riscv/zvk.yaml:253
    Vsm3cVi = 1173,
    /// Message expansion of SM3.
    ///
    /// `vsm3me.vv vd, vs2, vs1`
    ///
    /// `1000001 vs2 vs1 010 vd 1110111` — spec/riscv/zvk.yaml:277
    Vsm3meVv = 1174,
    /// Message schedule of SHA-2.
    ///
    /// `vsha2ms.vv vd, vs2, vs1`
    ///
    /// `1011011 vs2 vs1 010 vd 1110111` — spec/riscv/zvk.yaml:302
    Vsha2msVv = 1175,
    /// Two rounds of SHA-2, upper words of the schedule.
    ///
    /// `vsha2ch.vv vd, vs2, vs1`
    ///
    /// `1011101 vs2 vs1 010 vd 1110111` — spec/riscv/zvk.yaml:302
    Vsha2chVv = 1176,
    /// Two rounds of SHA-2, lower words of the schedule.
    ///
    /// `vsha2cl.vv vd, vs2, vs1`
    ///
    /// `1011111 vs2 vs1 010 vd 1110111` — spec/riscv/zvk.yaml:302
    Vsha2clVv = 1177,
}
impl Opcode {
    /// Every instruction, in the order of the description.
    pub const ALL: [Opcode; 1178] = [
        Opcode::AmoswapW,
        Opcode::AmoswapD,
        Opcode::AmoaddW,
        Opcode::AmoaddD,
        Opcode::AmoxorW,
        Opcode::AmoxorD,
        Opcode::AmoandW,
        Opcode::AmoandD,
        Opcode::AmoorW,
        Opcode::AmoorD,
        Opcode::AmominW,
        Opcode::AmominD,
        Opcode::AmomaxW,
        Opcode::AmomaxD,
        Opcode::AmominuW,
        Opcode::AmominuD,
        Opcode::AmomaxuW,
        Opcode::AmomaxuD,
        Opcode::LrW,
        Opcode::LrD,
        Opcode::ScW,
        Opcode::ScD,
        Opcode::CAddi4spn,
        Opcode::CLw,
        Opcode::CLd,
        Opcode::CSw,
        Opcode::CSd,
        Opcode::CFlw,
        Opcode::CFld,
        Opcode::CFsw,
        Opcode::CFsd,
        Opcode::CNop,
        Opcode::CAddi,
        Opcode::CJal,
        Opcode::CAddiw,
        Opcode::CLi,
        Opcode::CAddi16sp,
        Opcode::CLui,
        Opcode::CSrliXlen32,
        Opcode::CSrli,
        Opcode::CSraiXlen32,
        Opcode::CSrai,
        Opcode::CAndi,
        Opcode::CSub,
        Opcode::CXor,
        Opcode::COr,
        Opcode::CAnd,
        Opcode::CSubw,
        Opcode::CAddw,
        Opcode::CJ,
        Opcode::CBeqz,
        Opcode::CBnez,
        Opcode::CSlliXlen32,
        Opcode::CSlli,
        Opcode::CLwsp,
        Opcode::CLdsp,
        Opcode::CFlwsp,
        Opcode::CFldsp,
        Opcode::CJr,
        Opcode::CMv,
        Opcode::CEbreak,
        Opcode::CJalr,
        Opcode::CAdd,
        Opcode::CSwsp,
        Opcode::CSdsp,
        Opcode::CFswsp,
        Opcode::CFsdsp,
        Opcode::FaddS,
        Opcode::FaddD,
        Opcode::FaddH,
        Opcode::FsubS,
        Opcode::FsubD,
        Opcode::FsubH,
        Opcode::FmulS,
        Opcode::FmulD,
        Opcode::FmulH,
        Opcode::FdivS,
        Opcode::FdivD,
        Opcode::FdivH,
        Opcode::FsqrtS,
        Opcode::FsqrtD,
        Opcode::FsqrtH,
        Opcode::FsgnjS,
        Opcode::FsgnjD,
        Opcode::FsgnjH,
        Opcode::FsgnjnS,
        Opcode::FsgnjnD,
        Opcode::FsgnjnH,
        Opcode::FsgnjxS,
        Opcode::FsgnjxD,
        Opcode::FsgnjxH,
        Opcode::FminS,
        Opcode::FminD,
        Opcode::FminH,
        Opcode::FmaxS,
        Opcode::FmaxD,
        Opcode::FmaxH,
        Opcode::FleS,
        Opcode::FleD,
        Opcode::FleH,
        Opcode::FltS,
        Opcode::FltD,
        Opcode::FltH,
        Opcode::FeqS,
        Opcode::FeqD,
        Opcode::FeqH,
        Opcode::FmaddS,
        Opcode::FmaddD,
        Opcode::FmaddH,
        Opcode::FmsubS,
        Opcode::FmsubD,
        Opcode::FmsubH,
        Opcode::FnmsubS,
        Opcode::FnmsubD,
        Opcode::FnmsubH,
        Opcode::FnmaddS,
        Opcode::FnmaddD,
        Opcode::FnmaddH,
        Opcode::FcvtWS,
        Opcode::FcvtWD,
        Opcode::FcvtWH,
        Opcode::FcvtWuS,
        Opcode::FcvtWuD,
        Opcode::FcvtWuH,
        Opcode::FcvtLS,
        Opcode::FcvtLD,
        Opcode::FcvtLH,
        Opcode::FcvtLuS,
        Opcode::FcvtLuD,
        Opcode::FcvtLuH,
        Opcode::FcvtSW,
        Opcode::FcvtHW,
        Opcode::FcvtSWu,
        Opcode::FcvtHWu,
        Opcode::FcvtSL,
        Opcode::FcvtDL,
        Opcode::FcvtHL,
        Opcode::FcvtSLu,
        Opcode::FcvtDLu,
        Opcode::FcvtHLu,
        Opcode::FcvtDW,
        Opcode::FcvtDWu,
        Opcode::FcvtSD,
        Opcode::FcvtHS,
        Opcode::FcvtHD,
        Opcode::FcvtDS,
        Opcode::FcvtSH,
        Opcode::FcvtDH,
        Opcode::FclassS,
        Opcode::FclassD,
        Opcode::FclassH,
        Opcode::FmvXH,
        Opcode::FmvXW,
        Opcode::FmvXD,
        Opcode::FmvHX,
        Opcode::FmvWX,
        Opcode::FmvDX,
        Opcode::Flh,
        Opcode::Flw,
        Opcode::Fld,
        Opcode::Fsh,
        Opcode::Fsw,
        Opcode::Fsd,
        Opcode::Add,
        Opcode::Addw,
        Opcode::Sub,
        Opcode::Subw,
        Opcode::Sll,
        Opcode::Sllw,
        Opcode::Srl,
        Opcode::Srlw,
        Opcode::Sra,
        Opcode::Sraw,
        Opcode::Slt,
        Opcode::Sltu,
        Opcode::Xor,
        Opcode::Or,
        Opcode::And,
        Opcode::Addi,
        Opcode::Slti,
        Opcode::Sltiu,
        Opcode::Xori,
        Opcode::Ori,
        Opcode::Andi,
        Opcode::Addiw,
        Opcode::SlliXlen32,
        Opcode::Slli,
        Opcode::SrliXlen32,
        Opcode::Srli,
        Opcode::SraiXlen32,
        Opcode::Srai,
        Opcode::Slliw,
        Opcode::Srliw,
        Opcode::Sraiw,
        Opcode::Lb,
        Opcode::Lh,
        Opcode::Lw,
        Opcode::Ld,
        Opcode::Lbu,
        Opcode::Lhu,
        Opcode::Lwu,
        Opcode::Sb,
        Opcode::Sh,
        Opcode::Sw,
        Opcode::Sd,
        Opcode::Beq,
        Opcode::Bne,
        Opcode::Blt,
        Opcode::Bge,
        Opcode::Bltu,
        Opcode::Bgeu,
        Opcode::Lui,
        Opcode::Auipc,
        Opcode::Jal,
        Opcode::Jalr,
        Opcode::Fence,
        Opcode::FenceTso,
        Opcode::Ecall,
        Opcode::Ebreak,
        Opcode::Mul,
        Opcode::Mulw,
        Opcode::Div,
        Opcode::Divw,
        Opcode::Divu,
        Opcode::Divuw,
        Opcode::Rem,
        Opcode::Remw,
        Opcode::Remu,
        Opcode::Remuw,
        Opcode::Mulh,
        Opcode::Mulhsu,
        Opcode::Mulhu,
        Opcode::Mret,
        Opcode::Sret,
        Opcode::Wfi,
        Opcode::SfenceVma,
        Opcode::SinvalVma,
        Opcode::SfenceWInval,
        Opcode::SfenceInvalIr,
        Opcode::HfenceVvma,
        Opcode::HfenceGvma,
        Opcode::HinvalVvma,
        Opcode::HinvalGvma,
        Opcode::HlvB,
        Opcode::HlvBu,
        Opcode::HlvH,
        Opcode::HlvHu,
        Opcode::HlvxHu,
        Opcode::HlvW,
        Opcode::HlvWu,
        Opcode::HlvxWu,
        Opcode::HlvD,
        Opcode::HsvB,
        Opcode::HsvH,
        Opcode::HsvW,
        Opcode::HsvD,
        Opcode::Dret,
        Opcode::Mnret,
        Opcode::Sctrclr,
        Opcode::Vsetvli,
        Opcode::Vsetivli,
        Opcode::Vsetvl,
        Opcode::VfaddVv,
        Opcode::VfaddVf,
        Opcode::VfsubVv,
        Opcode::VfsubVf,
        Opcode::VfminVv,
        Opcode::VfminVf,
        Opcode::VfmaxVv,
        Opcode::VfmaxVf,
        Opcode::VfsgnjVv,
        Opcode::VfsgnjVf,
        Opcode::VfsgnjnVv,
        Opcode::VfsgnjnVf,
        Opcode::VfsgnjxVv,
        Opcode::VfsgnjxVf,
        Opcode::VfdivVv,
        Opcode::VfdivVf,
        Opcode::VfrdivVf,
        Opcode::VfmulVv,
        Opcode::VfmulVf,
        Opcode::VfrsubVf,
        Opcode::VfmaddVv,
        Opcode::VfmaddVf,
        Opcode::VfnmaddVv,
        Opcode::VfnmaddVf,
        Opcode::VfmsubVv,
        Opcode::VfmsubVf,
        Opcode::VfnmsubVv,
        Opcode::VfnmsubVf,
        Opcode::VfmaccVv,
        Opcode::VfmaccVf,
        Opcode::VfnmaccVv,
        Opcode::VfnmaccVf,
        Opcode::VfmsacVv,
        Opcode::VfmsacVf,
        Opcode::VfnmsacVv,
        Opcode::VfnmsacVf,
        Opcode::VfwaddVv,
        Opcode::VfwaddVf,
        Opcode::VfwsubVv,
        Opcode::VfwsubVf,
        Opcode::VfwmulVv,
        Opcode::VfwmulVf,
        Opcode::VfwaddWv,
        Opcode::VfwaddWf,
        Opcode::VfwsubWv,
        Opcode::VfwsubWf,
        Opcode::VfwmaccVv,
        Opcode::VfwmaccVf,
        Opcode::VfwnmaccVv,
        Opcode::VfwnmaccVf,
        Opcode::VfwmsacVv,
        Opcode::VfwmsacVf,
        Opcode::VfwnmsacVv,
        Opcode::VfwnmsacVf,
        Opcode::VmfeqVv,
        Opcode::VmfeqVf,
        Opcode::VmfleVv,
        Opcode::VmfleVf,
        Opcode::VmfltVv,
        Opcode::VmfltVf,
        Opcode::VmfneVv,
        Opcode::VmfneVf,
        Opcode::VmfgtVf,
        Opcode::VmfgeVf,
        Opcode::VfredusumVs,
        Opcode::VfredosumVs,
        Opcode::VfredminVs,
        Opcode::VfredmaxVs,
        Opcode::VfwredusumVs,
        Opcode::VfwredosumVs,
        Opcode::VfcvtXuFV,
        Opcode::VfcvtRtzXuFV,
        Opcode::VfcvtXFV,
        Opcode::VfcvtRtzXFV,
        Opcode::VfwcvtXuFV,
        Opcode::VfwcvtRtzXuFV,
        Opcode::VfwcvtXFV,
        Opcode::VfwcvtRtzXFV,
        Opcode::VfncvtXuFW,
        Opcode::VfncvtRtzXuFW,
        Opcode::VfncvtXFW,
        Opcode::VfncvtRtzXFW,
        Opcode::VfcvtFXuV,
        Opcode::VfcvtFXV,
        Opcode::VfwcvtFXuV,
        Opcode::VfwcvtFXV,
        Opcode::VfncvtFXuW,
        Opcode::VfncvtFXW,
        Opcode::VfwcvtFFV,
        Opcode::VfncvtFFW,
        Opcode::VfncvtRodFFW,
        Opcode::VfsqrtV,
        Opcode::Vfrsqrt7V,
        Opcode::Vfrec7V,
        Opcode::VfclassV,
        Opcode::VfmergeVfm,
        Opcode::VfmvVF,
        Opcode::VfmvFS,
        Opcode::VfmvSF,
        Opcode::VaddVv,
        Opcode::VaddVx,
        Opcode::VaddVi,
        Opcode::VsubVv,
        Opcode::VsubVx,
        Opcode::VrsubVx,
        Opcode::VrsubVi,
        Opcode::VminuVv,
        Opcode::VminuVx,
        Opcode::VminVv,
        Opcode::VminVx,
        Opcode::VmaxuVv,
        Opcode::VmaxuVx,
        Opcode::VmaxVv,
        Opcode::VmaxVx,
        Opcode::VandVv,
        Opcode::VandVx,
        Opcode::VandVi,
        Opcode::VorVv,
        Opcode::VorVx,
        Opcode::VorVi,
        Opcode::VxorVv,
        Opcode::VxorVx,
        Opcode::VxorVi,
        Opcode::VsadduVv,
        Opcode::VsadduVx,
        Opcode::VsadduVi,
        Opcode::VsaddVv,
        Opcode::VsaddVx,
        Opcode::VsaddVi,
        Opcode::VssubuVv,
        Opcode::VssubuVx,
        Opcode::VssubVv,
        Opcode::VssubVx,
        Opcode::VsllVv,
        Opcode::VsllVx,
        Opcode::VsllVi,
        Opcode::VsmulVv,
        Opcode::VsmulVx,
        Opcode::VsrlVv,
        Opcode::VsrlVx,
        Opcode::VsrlVi,
        Opcode::VsraVv,
        Opcode::VsraVx,
        Opcode::VsraVi,
        Opcode::VssrlVv,
        Opcode::VssrlVx,
        Opcode::VssrlVi,
        Opcode::VssraVv,
        Opcode::VssraVx,
        Opcode::VssraVi,
        Opcode::VaadduVv,
        Opcode::VaadduVx,
        Opcode::VaaddVv,
        Opcode::VaaddVx,
        Opcode::VasubuVv,
        Opcode::VasubuVx,
        Opcode::VasubVv,
        Opcode::VasubVx,
        Opcode::VdivuVv,
        Opcode::VdivuVx,
        Opcode::VdivVv,
        Opcode::VdivVx,
        Opcode::VremuVv,
        Opcode::VremuVx,
        Opcode::VremVv,
        Opcode::VremVx,
        Opcode::VmulhuVv,
        Opcode::VmulhuVx,
        Opcode::VmulVv,
        Opcode::VmulVx,
        Opcode::VmulhsuVv,
        Opcode::VmulhsuVx,
        Opcode::VmulhVv,
        Opcode::VmulhVx,
        Opcode::VwadduVv,
        Opcode::VwadduVx,
        Opcode::VwaddVv,
        Opcode::VwaddVx,
        Opcode::VwsubuVv,
        Opcode::VwsubuVx,
        Opcode::VwsubVv,
        Opcode::VwsubVx,
        Opcode::VwmuluVv,
        Opcode::VwmuluVx,
        Opcode::VwmulsuVv,
        Opcode::VwmulsuVx,
        Opcode::VwmulVv,
        Opcode::VwmulVx,
        Opcode::VwadduWv,
        Opcode::VwadduWx,
        Opcode::VwaddWv,
        Opcode::VwaddWx,
        Opcode::VwsubuWv,
        Opcode::VwsubuWx,
        Opcode::VwsubWv,
        Opcode::VwsubWx,
        Opcode::VmaddVv,
        Opcode::VmaddVx,
        Opcode::VnmsubVv,
        Opcode::VnmsubVx,
        Opcode::VmaccVv,
        Opcode::VmaccVx,
        Opcode::VnmsacVv,
        Opcode::VnmsacVx,
        Opcode::VwmaccuVv,
        Opcode::VwmaccuVx,
        Opcode::VwmaccVv,
        Opcode::VwmaccVx,
        Opcode::VwmaccusVx,
        Opcode::VwmaccsuVv,
        Opcode::VwmaccsuVx,
        Opcode::VnsrlWv,
        Opcode::VnsrlWx,
        Opcode::VnsrlWi,
        Opcode::VnsraWv,
        Opcode::VnsraWx,
        Opcode::VnsraWi,
        Opcode::VnclipuWv,
        Opcode::VnclipuWx,
        Opcode::VnclipuWi,
        Opcode::VnclipWv,
        Opcode::VnclipWx,
        Opcode::VnclipWi,
        Opcode::VmseqVv,
        Opcode::VmseqVx,
        Opcode::VmseqVi,
        Opcode::VmsneVv,
        Opcode::VmsneVx,
        Opcode::VmsneVi,
        Opcode::VmsltuVv,
        Opcode::VmsltuVx,
        Opcode::VmsltVv,
        Opcode::VmsltVx,
        Opcode::VmsleuVv,
        Opcode::VmsleuVx,
        Opcode::VmsleuVi,
        Opcode::VmsleVv,
        Opcode::VmsleVx,
        Opcode::VmsleVi,
        Opcode::VmsgtuVx,
        Opcode::VmsgtuVi,
        Opcode::VmsgtVx,
        Opcode::VmsgtVi,
        Opcode::VmadcVv,
        Opcode::VmadcVx,
        Opcode::VmadcVi,
        Opcode::VmsbcVv,
        Opcode::VmsbcVx,
        Opcode::VmandnMm,
        Opcode::VmandMm,
        Opcode::VmorMm,
        Opcode::VmxorMm,
        Opcode::VmornMm,
        Opcode::VmnandMm,
        Opcode::VmnorMm,
        Opcode::VmxnorMm,
        Opcode::VredsumVs,
        Opcode::VredandVs,
        Opcode::VredorVs,
        Opcode::VredxorVs,
        Opcode::VredminuVs,
        Opcode::VredminVs,
        Opcode::VredmaxuVs,
        Opcode::VredmaxVs,
        Opcode::VwredsumuVs,
        Opcode::VwredsumVs,
        Opcode::VadcVvm,
        Opcode::VadcVxm,
        Opcode::VadcVim,
        Opcode::VsbcVvm,
        Opcode::VsbcVxm,
        Opcode::VmadcVvm,
        Opcode::VmadcVxm,
        Opcode::VmadcVim,
        Opcode::VmsbcVvm,
        Opcode::VmsbcVxm,
        Opcode::VmergeVvm,
        Opcode::VmergeVxm,
        Opcode::VmergeVim,
        Opcode::VmvVV,
        Opcode::VmvVX,
        Opcode::VmvVI,
        Opcode::VzextVf8,
        Opcode::VsextVf8,
        Opcode::VzextVf4,
        Opcode::VsextVf4,
        Opcode::VzextVf2,
        Opcode::VsextVf2,
        Opcode::Vle8V,
        Opcode::Vle8ffV,
        Opcode::Vlse8V,
        Opcode::Vle16V,
        Opcode::Vle16ffV,
        Opcode::Vlse16V,
        Opcode::Vle32V,
        Opcode::Vle32ffV,
        Opcode::Vlse32V,
        Opcode::Vle64V,
        Opcode::Vle64ffV,
        Opcode::Vlse64V,
        Opcode::Vlseg2e8V,
        Opcode::Vlseg2e8ffV,
        Opcode::Vlsseg2e8V,
        Opcode::Vlseg2e16V,
        Opcode::Vlseg2e16ffV,
        Opcode::Vlsseg2e16V,
        Opcode::Vlseg2e32V,
        Opcode::Vlseg2e32ffV,
        Opcode::Vlsseg2e32V,
        Opcode::Vlseg2e64V,
        Opcode::Vlseg2e64ffV,
        Opcode::Vlsseg2e64V,
        Opcode::Vlseg3e8V,
        Opcode::Vlseg3e8ffV,
        Opcode::Vlsseg3e8V,
        Opcode::Vlseg3e16V,
        Opcode::Vlseg3e16ffV,
        Opcode::Vlsseg3e16V,
        Opcode::Vlseg3e32V,
        Opcode::Vlseg3e32ffV,
        Opcode::Vlsseg3e32V,
        Opcode::Vlseg3e64V,
        Opcode::Vlseg3e64ffV,
        Opcode::Vlsseg3e64V,
        Opcode::Vlseg4e8V,
        Opcode::Vlseg4e8ffV,
        Opcode::Vlsseg4e8V,
        Opcode::Vlseg4e16V,
        Opcode::Vlseg4e16ffV,
        Opcode::Vlsseg4e16V,
        Opcode::Vlseg4e32V,
        Opcode::Vlseg4e32ffV,
        Opcode::Vlsseg4e32V,
        Opcode::Vlseg4e64V,
        Opcode::Vlseg4e64ffV,
        Opcode::Vlsseg4e64V,
        Opcode::Vlseg5e8V,
        Opcode::Vlseg5e8ffV,
        Opcode::Vlsseg5e8V,
        Opcode::Vlseg5e16V,
        Opcode::Vlseg5e16ffV,
        Opcode::Vlsseg5e16V,
        Opcode::Vlseg5e32V,
        Opcode::Vlseg5e32ffV,
        Opcode::Vlsseg5e32V,
        Opcode::Vlseg5e64V,
        Opcode::Vlseg5e64ffV,
        Opcode::Vlsseg5e64V,
        Opcode::Vlseg6e8V,
        Opcode::Vlseg6e8ffV,
        Opcode::Vlsseg6e8V,
        Opcode::Vlseg6e16V,
        Opcode::Vlseg6e16ffV,
        Opcode::Vlsseg6e16V,
        Opcode::Vlseg6e32V,
        Opcode::Vlseg6e32ffV,
        Opcode::Vlsseg6e32V,
        Opcode::Vlseg6e64V,
        Opcode::Vlseg6e64ffV,
        Opcode::Vlsseg6e64V,
        Opcode::Vlseg7e8V,
        Opcode::Vlseg7e8ffV,
        Opcode::Vlsseg7e8V,
        Opcode::Vlseg7e16V,
        Opcode::Vlseg7e16ffV,
        Opcode::Vlsseg7e16V,
        Opcode::Vlseg7e32V,
        Opcode::Vlseg7e32ffV,
        Opcode::Vlsseg7e32V,
        Opcode::Vlseg7e64V,
        Opcode::Vlseg7e64ffV,
        Opcode::Vlsseg7e64V,
        Opcode::Vlseg8e8V,
        Opcode::Vlseg8e8ffV,
        Opcode::Vlsseg8e8V,
        Opcode::Vlseg8e16V,
        Opcode::Vlseg8e16ffV,
        Opcode::Vlsseg8e16V,
        Opcode::Vlseg8e32V,
        Opcode::Vlseg8e32ffV,
        Opcode::Vlsseg8e32V,
        Opcode::Vlseg8e64V,
        Opcode::Vlseg8e64ffV,
        Opcode::Vlsseg8e64V,
        Opcode::Vse8V,
        Opcode::Vsse8V,
        Opcode::Vse16V,
        Opcode::Vsse16V,
        Opcode::Vse32V,
        Opcode::Vsse32V,
        Opcode::Vse64V,
        Opcode::Vsse64V,
        Opcode::Vsseg2e8V,
        Opcode::Vssseg2e8V,
        Opcode::Vsseg2e16V,
        Opcode::Vssseg2e16V,
        Opcode::Vsseg2e32V,
        Opcode::Vssseg2e32V,
        Opcode::Vsseg2e64V,
        Opcode::Vssseg2e64V,
        Opcode::Vsseg3e8V,
        Opcode::Vssseg3e8V,
        Opcode::Vsseg3e16V,
        Opcode::Vssseg3e16V,
        Opcode::Vsseg3e32V,
        Opcode::Vssseg3e32V,
        Opcode::Vsseg3e64V,
        Opcode::Vssseg3e64V,
        Opcode::Vsseg4e8V,
        Opcode::Vssseg4e8V,
        Opcode::Vsseg4e16V,
        Opcode::Vssseg4e16V,
        Opcode::Vsseg4e32V,
        Opcode::Vssseg4e32V,
        Opcode::Vsseg4e64V,
        Opcode::Vssseg4e64V,
        Opcode::Vsseg5e8V,
        Opcode::Vssseg5e8V,
        Opcode::Vsseg5e16V,
        Opcode::Vssseg5e16V,
        Opcode::Vsseg5e32V,
        Opcode::Vssseg5e32V,
        Opcode::Vsseg5e64V,
        Opcode::Vssseg5e64V,
        Opcode::Vsseg6e8V,
        Opcode::Vssseg6e8V,
        Opcode::Vsseg6e16V,
        Opcode::Vssseg6e16V,
        Opcode::Vsseg6e32V,
        Opcode::Vssseg6e32V,
        Opcode::Vsseg6e64V,
        Opcode::Vssseg6e64V,
        Opcode::Vsseg7e8V,
        Opcode::Vssseg7e8V,
        Opcode::Vsseg7e16V,
        Opcode::Vssseg7e16V,
        Opcode::Vsseg7e32V,
        Opcode::Vssseg7e32V,
        Opcode::Vsseg7e64V,
        Opcode::Vssseg7e64V,
        Opcode::Vsseg8e8V,
        Opcode::Vssseg8e8V,
        Opcode::Vsseg8e16V,
        Opcode::Vssseg8e16V,
        Opcode::Vsseg8e32V,
        Opcode::Vssseg8e32V,
        Opcode::Vsseg8e64V,
        Opcode::Vssseg8e64V,
        Opcode::Vluxei8V,
        Opcode::Vloxei8V,
        Opcode::Vluxei16V,
        Opcode::Vloxei16V,
        Opcode::Vluxei32V,
        Opcode::Vloxei32V,
        Opcode::Vluxei64V,
        Opcode::Vloxei64V,
        Opcode::Vluxseg2ei8V,
        Opcode::Vloxseg2ei8V,
        Opcode::Vluxseg2ei16V,
        Opcode::Vloxseg2ei16V,
        Opcode::Vluxseg2ei32V,
        Opcode::Vloxseg2ei32V,
        Opcode::Vluxseg2ei64V,
        Opcode::Vloxseg2ei64V,
        Opcode::Vluxseg3ei8V,
        Opcode::Vloxseg3ei8V,
        Opcode::Vluxseg3ei16V,
        Opcode::Vloxseg3ei16V,
        Opcode::Vluxseg3ei32V,
        Opcode::Vloxseg3ei32V,
        Opcode::Vluxseg3ei64V,
        Opcode::Vloxseg3ei64V,
        Opcode::Vluxseg4ei8V,
        Opcode::Vloxseg4ei8V,
        Opcode::Vluxseg4ei16V,
        Opcode::Vloxseg4ei16V,
        Opcode::Vluxseg4ei32V,
        Opcode::Vloxseg4ei32V,
        Opcode::Vluxseg4ei64V,
        Opcode::Vloxseg4ei64V,
        Opcode::Vluxseg5ei8V,
        Opcode::Vloxseg5ei8V,
        Opcode::Vluxseg5ei16V,
        Opcode::Vloxseg5ei16V,
        Opcode::Vluxseg5ei32V,
        Opcode::Vloxseg5ei32V,
        Opcode::Vluxseg5ei64V,
        Opcode::Vloxseg5ei64V,
        Opcode::Vluxseg6ei8V,
        Opcode::Vloxseg6ei8V,
        Opcode::Vluxseg6ei16V,
        Opcode::Vloxseg6ei16V,
        Opcode::Vluxseg6ei32V,
        Opcode::Vloxseg6ei32V,
        Opcode::Vluxseg6ei64V,
        Opcode::Vloxseg6ei64V,
        Opcode::Vluxseg7ei8V,
        Opcode::Vloxseg7ei8V,
        Opcode::Vluxseg7ei16V,
        Opcode::Vloxseg7ei16V,
        Opcode::Vluxseg7ei32V,
        Opcode::Vloxseg7ei32V,
        Opcode::Vluxseg7ei64V,
        Opcode::Vloxseg7ei64V,
        Opcode::Vluxseg8ei8V,
        Opcode::Vloxseg8ei8V,
        Opcode::Vluxseg8ei16V,
        Opcode::Vloxseg8ei16V,
        Opcode::Vluxseg8ei32V,
        Opcode::Vloxseg8ei32V,
        Opcode::Vluxseg8ei64V,
        Opcode::Vloxseg8ei64V,
        Opcode::Vsuxei8V,
        Opcode::Vsoxei8V,
        Opcode::Vsuxei16V,
        Opcode::Vsoxei16V,
        Opcode::Vsuxei32V,
        Opcode::Vsoxei32V,
        Opcode::Vsuxei64V,
        Opcode::Vsoxei64V,
        Opcode::Vsuxseg2ei8V,
        Opcode::Vsoxseg2ei8V,
        Opcode::Vsuxseg2ei16V,
        Opcode::Vsoxseg2ei16V,
        Opcode::Vsuxseg2ei32V,
        Opcode::Vsoxseg2ei32V,
        Opcode::Vsuxseg2ei64V,
        Opcode::Vsoxseg2ei64V,
        Opcode::Vsuxseg3ei8V,
        Opcode::Vsoxseg3ei8V,
        Opcode::Vsuxseg3ei16V,
        Opcode::Vsoxseg3ei16V,
        Opcode::Vsuxseg3ei32V,
        Opcode::Vsoxseg3ei32V,
        Opcode::Vsuxseg3ei64V,
        Opcode::Vsoxseg3ei64V,
        Opcode::Vsuxseg4ei8V,
        Opcode::Vsoxseg4ei8V,
        Opcode::Vsuxseg4ei16V,
        Opcode::Vsoxseg4ei16V,
        Opcode::Vsuxseg4ei32V,
        Opcode::Vsoxseg4ei32V,
        Opcode::Vsuxseg4ei64V,
        Opcode::Vsoxseg4ei64V,
        Opcode::Vsuxseg5ei8V,
        Opcode::Vsoxseg5ei8V,
        Opcode::Vsuxseg5ei16V,
        Opcode::Vsoxseg5ei16V,
        Opcode::Vsuxseg5ei32V,
        Opcode::Vsoxseg5ei32V,
        Opcode::Vsuxseg5ei64V,
        Opcode::Vsoxseg5ei64V,
        Opcode::Vsuxseg6ei8V,
        Opcode::Vsoxseg6ei8V,
        Opcode::Vsuxseg6ei16V,
        Opcode::Vsoxseg6ei16V,
        Opcode::Vsuxseg6ei32V,
        Opcode::Vsoxseg6ei32V,
        Opcode::Vsuxseg6ei64V,
        Opcode::Vsoxseg6ei64V,
        Opcode::Vsuxseg7ei8V,
        Opcode::Vsoxseg7ei8V,
        Opcode::Vsuxseg7ei16V,
        Opcode::Vsoxseg7ei16V,
        Opcode::Vsuxseg7ei32V,
        Opcode::Vsoxseg7ei32V,
        Opcode::Vsuxseg7ei64V,
        Opcode::Vsoxseg7ei64V,
        Opcode::Vsuxseg8ei8V,
        Opcode::Vsoxseg8ei8V,
        Opcode::Vsuxseg8ei16V,
        Opcode::Vsoxseg8ei16V,
        Opcode::Vsuxseg8ei32V,
        Opcode::Vsoxseg8ei32V,
        Opcode::Vsuxseg8ei64V,
        Opcode::Vsoxseg8ei64V,
        Opcode::VlmV,
        Opcode::VsmV,
        Opcode::Vl1re8V,
        Opcode::Vl1re16V,
        Opcode::Vl1re32V,
        Opcode::Vl1re64V,
        Opcode::Vl2re8V,
        Opcode::Vl2re16V,
        Opcode::Vl2re32V,
        Opcode::Vl2re64V,
        Opcode::Vl4re8V,
        Opcode::Vl4re16V,
        Opcode::Vl4re32V,
        Opcode::Vl4re64V,
        Opcode::Vl8re8V,
        Opcode::Vl8re16V,
        Opcode::Vl8re32V,
        Opcode::Vl8re64V,
        Opcode::Vs1rV,
        Opcode::Vs2rV,
        Opcode::Vs4rV,
        Opcode::Vs8rV,
        Opcode::VmsbfM,
        Opcode::VmsofM,
        Opcode::VmsifM,
        Opcode::ViotaM,
        Opcode::VidV,
        Opcode::VcpopM,
        Opcode::VfirstM,
        Opcode::VslideupVx,
        Opcode::VslideupVi,
        Opcode::VslidedownVx,
        Opcode::VslidedownVi,
        Opcode::VrgatherVv,
        Opcode::VrgatherVx,
        Opcode::VrgatherVi,
        Opcode::Vslide1upVx,
        Opcode::Vfslide1upVf,
        Opcode::Vslide1downVx,
        Opcode::Vfslide1downVf,
        Opcode::Vrgatherei16Vv,
        Opcode::VcompressVm,
        Opcode::Vmv1rV,
        Opcode::Vmv2rV,
        Opcode::Vmv4rV,
        Opcode::Vmv8rV,
        Opcode::VmvXS,
        Opcode::VmvSX,
        Opcode::AmoswapB,
        Opcode::AmoswapH,
        Opcode::AmoaddB,
        Opcode::AmoaddH,
        Opcode::AmoxorB,
        Opcode::AmoxorH,
        Opcode::AmoandB,
        Opcode::AmoandH,
        Opcode::AmoorB,
        Opcode::AmoorH,
        Opcode::AmominB,
        Opcode::AmominH,
        Opcode::AmomaxB,
        Opcode::AmomaxH,
        Opcode::AmominuB,
        Opcode::AmominuH,
        Opcode::AmomaxuB,
        Opcode::AmomaxuH,
        Opcode::AmocasB,
        Opcode::AmocasH,
        Opcode::AmocasW,
        Opcode::AmocasD,
        Opcode::AmocasDXlen32,
        Opcode::AmocasQ,
        Opcode::WrsNto,
        Opcode::WrsSto,
        Opcode::Sh1add,
        Opcode::Sh2add,
        Opcode::Sh3add,
        Opcode::Andn,
        Opcode::Orn,
        Opcode::Xnor,
        Opcode::Max,
        Opcode::Maxu,
        Opcode::Min,
        Opcode::Minu,
        Opcode::Bclr,
        Opcode::Bset,
        Opcode::Binv,
        Opcode::Bext,
        Opcode::Clmul,
        Opcode::Clmulh,
        Opcode::Clmulr,
        Opcode::Pack,
        Opcode::Packh,
        Opcode::Xperm4,
        Opcode::Xperm8,
        Opcode::AddUw,
        Opcode::Sh1addUw,
        Opcode::Sh2addUw,
        Opcode::Sh3addUw,
        Opcode::Rol,
        Opcode::Rolw,
        Opcode::Ror,
        Opcode::Rorw,
        Opcode::RoriXlen32,
        Opcode::Rori,
        Opcode::Roriw,
        Opcode::SlliUw,
        Opcode::BclriXlen32,
        Opcode::Bclri,
        Opcode::BextiXlen32,
        Opcode::Bexti,
        Opcode::BinviXlen32,
        Opcode::Binvi,
        Opcode::BsetiXlen32,
        Opcode::Bseti,
        Opcode::Clz,
        Opcode::Clzw,
        Opcode::Ctz,
        Opcode::Ctzw,
        Opcode::Cpop,
        Opcode::Cpopw,
        Opcode::SextB,
        Opcode::SextH,
        Opcode::OrcB,
        Opcode::Rev8,
        Opcode::Rev8Xlen32,
        Opcode::Brev8,
        Opcode::Zip,
        Opcode::Unzip,
        Opcode::ZextHXlen32,
        Opcode::ZextH,
        Opcode::Packw,
        Opcode::CLbu,
        Opcode::CLhu,
        Opcode::CLh,
        Opcode::CSb,
        Opcode::CSh,
        Opcode::CZextB,
        Opcode::CSextB,
        Opcode::CZextHXlen32,
        Opcode::CZextH,
        Opcode::CSextH,
        Opcode::CZextW,
        Opcode::CNot,
        Opcode::CMul,
        Opcode::CMop1,
        Opcode::CMop3,
        Opcode::CMop5,
        Opcode::CMop7,
        Opcode::CMop9,
        Opcode::CMop11,
        Opcode::CMop13,
        Opcode::CMop15,
        Opcode::CmPush,
        Opcode::CmPushXlen64,
        Opcode::CmPop,
        Opcode::CmPopXlen64,
        Opcode::CmPopretz,
        Opcode::CmPopretzXlen64,
        Opcode::CmPopret,
        Opcode::CmPopretXlen64,
        Opcode::CmMvsa01,
        Opcode::CmMva01s,
        Opcode::CmJt,
        Opcode::CmJalt,
        Opcode::FliS,
        Opcode::FliD,
        Opcode::FliH,
        Opcode::FminmS,
        Opcode::FminmD,
        Opcode::FminmH,
        Opcode::FmaxmS,
        Opcode::FmaxmD,
        Opcode::FmaxmH,
        Opcode::FroundS,
        Opcode::FroundD,
        Opcode::FroundH,
        Opcode::FroundnxS,
        Opcode::FroundnxD,
        Opcode::FroundnxH,
        Opcode::FcvtmodWD,
        Opcode::FleqS,
        Opcode::FleqD,
        Opcode::FleqH,
        Opcode::FltqS,
        Opcode::FltqD,
        Opcode::FltqH,
        Opcode::FmvhXD,
        Opcode::FmvpDX,
        Opcode::FcvtBf16S,
        Opcode::FcvtSBf16,
        Opcode::CboClean,
        Opcode::CboFlush,
        Opcode::CboInval,
        Opcode::CboZero,
        Opcode::PrefetchI,
        Opcode::PrefetchR,
        Opcode::PrefetchW,
        Opcode::Lpad,
        Opcode::Sspopchk,
        Opcode::Sspopchk2,
        Opcode::Ssrdp,
        Opcode::Sspush,
        Opcode::Sspush2,
        Opcode::SsamoswapW,
        Opcode::SsamoswapD,
        Opcode::CSspush,
        Opcode::CSspopchk,
        Opcode::CzeroEqz,
        Opcode::CzeroNez,
        Opcode::Csrrw,
        Opcode::Csrrwi,
        Opcode::Csrrs,
        Opcode::Csrrsi,
        Opcode::Csrrc,
        Opcode::Csrrci,
        Opcode::FenceI,
        Opcode::Pause,
        Opcode::NtlP1,
        Opcode::NtlPall,
        Opcode::NtlS1,
        Opcode::NtlAll,
        Opcode::CNtlP1,
        Opcode::CNtlPall,
        Opcode::CNtlS1,
        Opcode::CNtlAll,
        Opcode::MopR0,
        Opcode::MopR1,
        Opcode::MopR2,
        Opcode::MopR3,
        Opcode::MopR4,
        Opcode::MopR5,
        Opcode::MopR6,
        Opcode::MopR7,
        Opcode::MopR8,
        Opcode::MopR9,
        Opcode::MopR10,
        Opcode::MopR11,
        Opcode::MopR12,
        Opcode::MopR13,
        Opcode::MopR14,
        Opcode::MopR15,
        Opcode::MopR16,
        Opcode::MopR17,
        Opcode::MopR18,
        Opcode::MopR19,
        Opcode::MopR20,
        Opcode::MopR21,
        Opcode::MopR22,
        Opcode::MopR23,
        Opcode::MopR24,
        Opcode::MopR25,
        Opcode::MopR26,
        Opcode::MopR27,
        Opcode::MopR28,
        Opcode::MopR29,
        Opcode::MopR30,
        Opcode::MopR31,
        Opcode::MopRr0,
        Opcode::MopRr1,
        Opcode::MopRr2,
        Opcode::MopRr3,
        Opcode::MopRr4,
        Opcode::MopRr5,
        Opcode::MopRr6,
        Opcode::MopRr7,
        Opcode::Sha256sum0,
        Opcode::Sha256sum1,
        Opcode::Sha256sig0,
        Opcode::Sha256sig1,
        Opcode::Sm3p0,
        Opcode::Sm3p1,
        Opcode::Sha512sum0,
        Opcode::Sha512sum1,
        Opcode::Sha512sig0,
        Opcode::Sha512sig1,
        Opcode::Sha512sum0r,
        Opcode::Sha512sum1r,
        Opcode::Sha512sig0l,
        Opcode::Sha512sig0h,
        Opcode::Sha512sig1l,
        Opcode::Sha512sig1h,
        Opcode::Aes32esi,
        Opcode::Aes32esmi,
        Opcode::Aes32dsi,
        Opcode::Aes32dsmi,
        Opcode::Aes64es,
        Opcode::Aes64esm,
        Opcode::Aes64ds,
        Opcode::Aes64dsm,
        Opcode::Aes64ks1i,
        Opcode::Aes64ks2,
        Opcode::Aes64im,
        Opcode::Sm4ed,
        Opcode::Sm4ks,
        Opcode::VandnVv,
        Opcode::VandnVx,
        Opcode::VrolVv,
        Opcode::VrolVx,
        Opcode::VrorVv,
        Opcode::VrorVx,
        Opcode::VclmulVv,
        Opcode::VclmulVx,
        Opcode::VclmulhVv,
        Opcode::VclmulhVx,
        Opcode::VrorVi,
        Opcode::Vbrev8V,
        Opcode::Vrev8V,
        Opcode::VbrevV,
        Opcode::VclzV,
        Opcode::VctzV,
        Opcode::VcpopV,
        Opcode::VwsllVv,
        Opcode::VwsllVx,
        Opcode::VwsllVi,
        Opcode::Vfncvtbf16FFW,
        Opcode::Vfwcvtbf16FFV,
        Opcode::Vfwmaccbf16Vv,
        Opcode::Vfwmaccbf16Vf,
        Opcode::VaesdmVv,
        Opcode::VaesdmVs,
        Opcode::VaesdfVv,
        Opcode::VaesdfVs,
        Opcode::VaesemVv,
        Opcode::VaesemVs,
        Opcode::VaesefVv,
        Opcode::VaesefVs,
        Opcode::VaeszVs,
        Opcode::Vsm4rVv,
        Opcode::Vsm4rVs,
        Opcode::Vsm4kVi,
        Opcode::Vaeskf1Vi,
        Opcode::Vaeskf2Vi,
        Opcode::VghshVv,
        Opcode::VgmulVv,
        Opcode::Vsm3cVi,
        Opcode::Vsm3meVv,
        Opcode::Vsha2msVv,
        Opcode::Vsha2chVv,
        Opcode::Vsha2clVv,
    ];
    /// The instruction with this number: its place in [`Opcode::ALL`] and in the tables.
    pub fn from_id(id: u16) -> Option<Opcode> {
        ALL_OPCODES.get(usize::from(id)).copied()
    }
    /// Place in [`Opcode::ALL`] and in the tables.
    pub const fn id(self) -> u16 {
        self as u16
    }
    /// What the tables say about the instruction: fixed bits, operands, constraints, documentation.
    pub fn info(self) -> &'static onespec_core::isa::Op {
        &ISA.ops[self as usize]
    }
    /// Mnemonic as printed.
    pub fn name(self) -> &'static str {
        self.info().name
    }
}
static ALL_OPCODES: [Opcode; 1178] = Opcode::ALL;
impl core::fmt::Debug for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.info().ident)
    }
}
impl core::fmt::Display for Opcode {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
