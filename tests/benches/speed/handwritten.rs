//! A decoder for RV64GC as people write it by hand: nested matches over opcode, funct3 and funct7. It is the yardstick
//! of the decode benchmark, so it does what a generated decoder does: tells the instruction and its operands apart.

/// An instruction's number (in no particular order, 0 for none), registers and immediate.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decoded {
    pub op: u16,
    pub rd: u8,
    pub rs1: u8,
    pub rs2: u8,
    pub imm: i32,
}

/// Decodes a 16- or 32-bit word.
pub fn decode(word: u32) -> Decoded {
    if word & 3 == 3 {
        wide(word)
    } else {
        compressed(word as u16)
    }
}

fn wide(w: u32) -> Decoded {
    let (rd, rs1, rs2) = ((w >> 7 & 31) as u8, (w >> 15 & 31) as u8, (w >> 20 & 31) as u8);
    let funct3 = w >> 12 & 7;
    let funct7 = w >> 25;
    let i = w as i32 >> 20;
    let (op, imm) = match w & 0x7f {
        0x37 => (1, (w & 0xffff_f000) as i32),
        0x17 => (2, (w & 0xffff_f000) as i32),
        0x6f => (
            3,
            (w as i32 >> 31 << 20) | (w & 0xff000 | w >> 9 & 0x800 | w >> 20 & 0x7fe) as i32,
        ),
        0x67 if funct3 == 0 => (4, i),
        0x63 if funct3 != 2 && funct3 != 3 => (
            5 + funct3 as u16,
            (w as i32 >> 31 << 12) | (w << 4 & 0x800 | w >> 20 & 0x7e0 | w >> 7 & 0x1e) as i32,
        ),
        0x03 if funct3 != 7 => (13 + funct3 as u16, i),
        0x23 if funct3 < 4 => (21 + funct3 as u16, (w as i32 >> 25 << 5) | (w >> 7 & 31) as i32),
        0x13 => match funct3 {
            1 if w >> 26 == 0 => (26, (w >> 20 & 63) as i32),
            5 if w >> 26 == 0 => (30, (w >> 20 & 63) as i32),
            5 if w >> 26 == 16 => (33, (w >> 20 & 63) as i32),
            1 | 5 => (0, 0),
            _ => (25 + funct3 as u16, i),
        },
        0x1b => match (funct3, funct7) {
            (0, _) => (34, i),
            (1, 0) => (35, rs2.into()),
            (5, 0) => (36, rs2.into()),
            (5, 32) => (37, rs2.into()),
            _ => (0, 0),
        },
        0x33 => match funct7 {
            0 => (38 + funct3 as u16, 0),
            1 => (46 + funct3 as u16, 0),
            32 if funct3 == 0 => (54, 0),
            32 if funct3 == 5 => (55, 0),
            _ => (0, 0),
        },
        0x3b => match (funct7, funct3) {
            (0, 0) => (56, 0),
            (0, 1) => (57, 0),
            (0, 5) => (58, 0),
            (1, 0 | 4..=7) => (59 + funct3 as u16, 0),
            (32, 0) => (67, 0),
            (32, 5) => (68, 0),
            _ => (0, 0),
        },
        0x0f if funct3 < 2 => (69 + funct3 as u16, i),
        0x73 => match funct3 {
            0 => match w >> 7 {
                0 => (71, 0),
                0x2000 => (72, 0),
                _ => (0, 0),
            },
            4 => (0, 0),
            _ => (73 + funct3 as u16, i & 0xfff),
        },
        0x2f if funct3 == 2 || funct3 == 3 => {
            let wide = (funct3 as u16 - 2) * 11;
            let op = match w >> 27 {
                0 => 81,
                1 => 82,
                2 if rs2 == 0 => 83,
                3 => 84,
                4 => 85,
                8 => 86,
                12 => 87,
                16 => 88,
                20 => 89,
                24 => 90,
                28 => 91,
                _ => 0,
            };
            if op == 0 {
                (0, 0)
            } else {
                (op + wide, (w >> 25 & 3) as i32)
            }
        }
        0x07 if funct3 == 2 || funct3 == 3 => (101 + funct3 as u16, i),
        0x27 if funct3 == 2 || funct3 == 3 => (103 + funct3 as u16, (w as i32 >> 25 << 5) | (w >> 7 & 31) as i32),
        0x43 | 0x47 | 0x4b | 0x4f if funct7 & 3 < 2 && funct3 != 5 && funct3 != 6 => {
            (107 + (w >> 2 & 3) as u16 + 4 * (funct7 & 1) as u16, (w >> 27) as i32)
        }
        0x53 if funct7 & 3 < 2 => {
            let op = float(funct7 >> 2, funct3, rs2);
            if op == 0 {
                (0, 0)
            } else {
                (op + 40 * (funct7 & 1) as u16, funct3 as i32)
            }
        }
        _ => (0, 0),
    };
    Decoded { op, rd, rs1, rs2, imm }
}

fn float(funct5: u32, funct3: u32, rs2: u8) -> u16 {
    let rounds = funct3 != 5 && funct3 != 6;
    match funct5 {
        0..=3 if rounds => 120 + funct5 as u16,
        11 if rounds && rs2 == 0 => 124,
        4 if funct3 < 3 => 125 + funct3 as u16,
        5 if funct3 < 2 => 128 + funct3 as u16,
        8 if rounds && rs2 < 2 => 130,
        20 if funct3 < 3 => 131 + funct3 as u16,
        24 if rounds && rs2 < 4 => 134 + u16::from(rs2),
        26 if rounds && rs2 < 4 => 138 + u16::from(rs2),
        28 if rs2 == 0 && funct3 < 2 => 142 + funct3 as u16,
        30 if rs2 == 0 && funct3 == 0 => 144,
        _ => 0,
    }
}

fn compressed(w: u16) -> Decoded {
    let w = u32::from(w);
    let bit = |from: u32, to: u32| (w >> from & 1) << to;
    let (low, high) = ((w >> 2 & 7) as u8 + 8, (w >> 7 & 7) as u8 + 8);
    let (rd, rs2) = ((w >> 7 & 31) as u8, (w >> 2 & 31) as u8);
    let imm6 = ((bit(12, 31) as i32) >> 26) | (w >> 2 & 31) as i32;
    let word_offset = (w >> 7 & 0x38 | bit(6, 2) | bit(5, 6)) as i32;
    let double_offset = (w >> 7 & 0x38 | w << 1 & 0xc0) as i32;
    let none = Decoded::default();
    let load = |op, imm| Decoded {
        op,
        rd: low,
        rs1: high,
        rs2: 0,
        imm,
    };
    let store = |op, imm| Decoded {
        op,
        rd: 0,
        rs1: high,
        rs2: low,
        imm,
    };
    let arith = |op, imm| Decoded {
        op,
        rd,
        rs1: rd,
        rs2: 0,
        imm,
    };
    match (w & 3, w >> 13) {
        (0, 0) if w >> 5 != 0 => {
            let imm = w >> 7 & 0x30 | w >> 1 & 0x3c0 | bit(6, 2) | bit(5, 3);
            Decoded {
                op: 200,
                rd: low,
                rs1: 2,
                rs2: 0,
                imm: imm as i32,
            }
        }
        (0, 1) => load(201, double_offset),
        (0, 2) => load(202, word_offset),
        (0, 3) => load(203, double_offset),
        (0, 5) => store(204, double_offset),
        (0, 6) => store(205, word_offset),
        (0, 7) => store(206, double_offset),
        (1, 0) => arith(207, imm6),
        (1, 1) if rd != 0 => arith(208, imm6),
        (1, 2) => Decoded {
            op: 209,
            rd,
            rs1: 0,
            rs2: 0,
            imm: imm6,
        },
        (1, 3) if imm6 != 0 && rd == 2 => {
            let imm = (bit(12, 31) as i32 >> 22) | (bit(6, 4) | bit(5, 6) | bit(4, 8) | bit(3, 7) | bit(2, 5)) as i32;
            Decoded {
                op: 210,
                rd: 2,
                rs1: 2,
                rs2: 0,
                imm,
            }
        }
        (1, 3) if imm6 != 0 => Decoded {
            op: 211,
            rd,
            rs1: 0,
            rs2: 0,
            imm: imm6 << 12,
        },
        (1, 4) => match (w >> 10 & 3, w >> 5 & 3, w >> 12 & 1) {
            (sub @ 0..=1, _, _) => Decoded {
                op: 212 + sub as u16,
                rd: high,
                rs1: high,
                rs2: 0,
                imm: (bit(12, 5) | w >> 2 & 31) as i32,
            },
            (2, _, _) => Decoded {
                op: 214,
                rd: high,
                rs1: high,
                rs2: 0,
                imm: imm6,
            },
            (3, sub, wide) if wide == 0 || sub < 2 => Decoded {
                op: 215 + (sub + 4 * wide) as u16,
                rd: high,
                rs1: high,
                rs2: low,
                imm: 0,
            },
            _ => none,
        },
        (1, 5) => {
            let low = bit(11, 4) | bit(8, 10) | bit(7, 6) | bit(6, 7) | bit(2, 5) | w >> 2 & 0xe | w >> 1 & 0x300;
            Decoded {
                op: 221,
                rd: 0,
                rs1: 0,
                rs2: 0,
                imm: (bit(12, 31) as i32 >> 20) | low as i32,
            }
        }
        (1, op @ 6..=7) => {
            let low = w >> 7 & 0x18 | w << 1 & 0xc0 | w >> 2 & 6 | bit(2, 5);
            let imm = (bit(12, 31) as i32 >> 23) | low as i32;
            Decoded {
                op: 216 + op as u16,
                rd: 0,
                rs1: high,
                rs2: 0,
                imm,
            }
        }
        (2, 0) => arith(224, (bit(12, 5) | w >> 2 & 31) as i32),
        (2, 1) => arith(225, (bit(12, 5) | w >> 2 & 0x18 | w << 4 & 0x1c0) as i32),
        (2, 2) if rd != 0 => arith(226, (bit(12, 5) | w >> 2 & 0x1c | w << 4 & 0xc0) as i32),
        (2, 3) if rd != 0 => arith(227, (bit(12, 5) | w >> 2 & 0x18 | w << 4 & 0x1c0) as i32),
        (2, 4) => match (w >> 12 & 1, rd, rs2) {
            (0, 0, 0) => none,
            (0, _, 0) => Decoded {
                op: 228,
                rd: 0,
                rs1: rd,
                rs2: 0,
                imm: 0,
            },
            (0, _, _) => Decoded {
                op: 229,
                rd,
                rs1: 0,
                rs2,
                imm: 0,
            },
            (_, 0, 0) => Decoded { op: 230, ..none },
            (_, _, 0) => Decoded {
                op: 231,
                rd: 1,
                rs1: rd,
                rs2: 0,
                imm: 0,
            },
            _ => Decoded {
                op: 232,
                rd,
                rs1: rd,
                rs2,
                imm: 0,
            },
        },
        (2, 5) => Decoded {
            op: 233,
            rd: 0,
            rs1: 2,
            rs2,
            imm: (w >> 7 & 0x38 | w >> 1 & 0x1c0) as i32,
        },
        (2, 6) => Decoded {
            op: 234,
            rd: 0,
            rs1: 2,
            rs2,
            imm: (w >> 7 & 0x3c | w >> 1 & 0xc0) as i32,
        },
        (2, 7) => Decoded {
            op: 235,
            rd: 0,
            rs1: 2,
            rs2,
            imm: (w >> 7 & 0x38 | w >> 1 & 0x1c0) as i32,
        },
        _ => none,
    }
}
