//! Operands of 32-bit words by tables, all at once.
//!
//! Each bit of a word adds something to each operand, whatever the other bits are: nothing, its weight, or all bits from the
//! sign on. So the operands are the union of what the four bytes of the word add, and a table has that of every value of a
//! byte. All operands of an instruction stand in one number of 64 bits, a *row*, each in its *lane*. Where the lanes are is
//! the same for all instructions of a machine; the tables are not. So all instructions' operands are extracted by the same
//! steps in other tables: runs of bits that are scattered cost nothing more, and no jump depends on the instruction.

/// Where an operand stands in a word, and what its value is.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a> {
    /// Runs of bits: the lowest in the word, the lowest in the operand's number, how many.
    pub runs: &'a [(u8, u8, u8)],
    /// The sign bit of the number, by its weight; 0: it is not signed.
    pub sign: u32,
    /// The value of number 0: the first register of a class. It has no bit that a number may have.
    pub first: u32,
}

/// Where an operand stands in a row of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lane {
    /// Its lowest bit in the row.
    pub low: u8,
    /// How many bits it has; 0: no instruction has this operand.
    pub bits: u8,
    /// The highest of them is the sign.
    pub signed: bool,
}

impl Lane {
    /// The operand in a row.
    #[inline(always)]
    pub const fn of(self, row: u64) -> i32 {
        let Lane { low, bits, signed } = self;
        if bits == 0 {
            return 0;
        }
        let left = row << (64u32.wrapping_sub((low + bits) as u32) & 63);
        let right = (64 - bits as u32) & 63;
        if signed {
            (left as i64 >> right) as i32
        } else {
            (left >> right) as i32
        }
    }
}

/// The tables of an arrangement of operands: what each value of each of the four bytes of a word adds to a row.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub struct Rows {
    bytes: [[u64; 256]; 4],
    /// With it, tables side by side do not contend for the same lines of a cache.
    apart: [u64; 8],
}

impl Rows {
    /// The tables of some operands, each in its lane.
    pub const fn new(fields: &[Field<'_>], lanes: &[Lane]) -> Rows {
        let mut rows = Rows {
            bytes: [[0; 256]; 4],
            apart: [0; 8],
        };
        let mut added = [0; 32];
        let mut first = 0;
        let mut lane = 0;
        while lane < lanes.len() && lane < fields.len() {
            let field = &fields[lane];
            let Lane { low, bits, .. } = lanes[lane];
            let ones = if bits == 0 {
                0
            } else {
                u64::MAX >> ((64 - bits as u32) & 63)
            };
            first |= (field.first as u64 & ones) << (low & 63);
            let mut run = 0;
            while run < field.runs.len() {
                let (word, number, length) = field.runs[run];
                let mut bit = 0;
                while bit < length {
                    let weight = 1u32 << ((number + bit) & 31);
                    let all = if weight == field.sign {
                        0u32.wrapping_sub(weight)
                    } else {
                        weight
                    };
                    added[(word + bit) as usize & 31] |= (all as u64 & ones) << (low & 63);
                    bit += 1;
                }
                run += 1;
            }
            lane += 1;
        }
        let mut byte = 0;
        while byte < 4 {
            rows.bytes[byte][0] = if byte == 0 { first } else { 0 };
            let mut value = 1;
            while value < 256 {
                let rest = rows.bytes[byte][value & (value - 1)];
                rows.bytes[byte][value] = rest | added[byte * 8 + value.trailing_zeros() as usize];
                value += 1;
            }
            byte += 1;
        }
        rows
    }

    /// The operands in a word, each in its lane.
    #[inline(always)]
    pub fn row(&self, word: u32) -> u64 {
        let [a, b, c, d] = word.to_le_bytes();
        let [ta, tb, tc, td] = &self.bytes;
        ta[usize::from(a)] | tb[usize::from(b)] | tc[usize::from(c)] | td[usize::from(d)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads an operand bit by bit.
    fn expected(field: &Field<'_>, word: u32) -> i32 {
        let mut number = 0u32;
        for (from, to, length) in field.runs {
            for bit in 0..*length {
                number |= (word >> (from + bit) & 1) << (to + bit);
            }
        }
        let extended = match number & field.sign {
            0 => number,
            sign => number | 0u32.wrapping_sub(sign),
        };
        extended.wrapping_add(field.first) as i32
    }

    /// Runs that do not meet in a word and fill a number of their own.
    fn runs(random: &mut impl FnMut(u32) -> u32, count: usize) -> Vec<(u8, u8, u8)> {
        let mut at = 0;
        let mut runs: Vec<(u8, u8, u8)> = Vec::new();
        for _ in 0..count {
            let from = at + random(3);
            let length = 1 + random(5);
            if from + length > 32 {
                break;
            }
            runs.push((from as u8, 0, length as u8));
            at = from + length;
        }
        // In another order in the number.
        let mut number = 0;
        for i in (1..runs.len()).rev() {
            runs.swap(i, random(i as u32 + 1) as usize);
        }
        for run in &mut runs {
            run.1 = number;
            number += run.2;
        }
        for i in (1..runs.len()).rev() {
            runs.swap(i, random(i as u32 + 1) as usize);
        }
        runs
    }

    #[test]
    fn operands_are_what_their_bits_say() {
        let mut state = 11u64;
        let mut random = |below: u32| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u32 % below
        };
        let (mut compared, mut scattered) = (0, 0);
        for _ in 0..400 {
            let count = random(8) as usize;
            let special = random(8) as usize;
            let all: Vec<Vec<(u8, u8, u8)>> = (0..count)
                .map(|i| {
                    let count = if i == special { 1 + random(8) as usize } else { 1 };
                    runs(&mut random, count)
                })
                .collect();
            let fields: Vec<Field<'_>> = all
                .iter()
                .map(|runs| {
                    let width: u32 = runs.iter().map(|run| u32::from(run.2)).sum();
                    let sign = if random(2) == 0 { 0 } else { 1 << (width - 1) };
                    let first = if random(3) == 0 && sign == 0 && width < 32 {
                        random(4) << width
                    } else {
                        0
                    };
                    Field { runs, sign, first }
                })
                .collect();
            // Lanes that are as wide as their operands, or wider.
            let mut low = 0;
            let lane = |field: &Field<'_>| {
                let width: u32 = field.runs.iter().map(|run| u32::from(run.2)).sum();
                let least = width.max(32 - field.first.leading_zeros());
                let signed = field.sign != 0 || random(4) == 0 && least < 32;
                let more = u32::from(signed && field.sign == 0) + random(2);
                let bits = (least + more).min(32) as u8;
                low += bits;
                (bits, signed, low - bits)
            };
            let lanes: Vec<(u8, bool, u8)> = fields.iter().map(lane).collect();
            if low > 64 {
                continue;
            }
            let lanes: Vec<Lane> = lanes
                .into_iter()
                .map(|(bits, signed, low)| Lane { low, bits, signed })
                .collect();
            let rows = Rows::new(&fields, &lanes);
            compared += 1;
            scattered += usize::from(all.iter().any(|runs| runs.len() > 1));
            for _ in 0..20 {
                let word = random(1 << 16) << 16 | random(1 << 16);
                let row = rows.row(word);
                let found: Vec<i32> = lanes.iter().map(|lane| lane.of(row)).collect();
                let wanted: Vec<i32> = fields.iter().map(|field| expected(field, word)).collect();
                assert_eq!(found, wanted, "{word:#010x}: {fields:?} {lanes:?}");
            }
        }
        assert!(compared > 200, "{compared}");
        assert!(scattered > 100, "{scattered}");
    }
}
