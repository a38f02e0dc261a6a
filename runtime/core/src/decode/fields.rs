//! Operands of 32-bit words by tables, four at a time.
//!
//! Each bit of a word adds something to each operand, whatever the other bits are: nothing, its weight, or all bits from the
//! sign on. So the operands are the union of what six parts of the word add, of four to six bits each, and a table has that
//! of every value of a part. All instructions' operands are extracted by the same steps in other tables: runs of bits that
//! are scattered cost nothing more, and no jump depends on the instruction.

/// Operands of a group: lanes of 32 bits.
pub const LANES: usize = 4;

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

/// What a part of a word adds to four operands, two in each half, the first one lowest.
type Row = [u64; LANES / 2];

/// The tables of at most [`LANES`] operands.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(16))]
pub struct Group {
    /// Parts of six bits: from bit 0, from 6, from 12.
    six: [[Row; 64]; 3],
    /// Parts of five bits: from bit 18, from 23.
    five: [[Row; 32]; 2],
    /// The part of four bits from bit 28. With it a group is no power of two in size, so rows of groups side by side do not
    /// contend for the same lines of a cache.
    four: [Row; 16],
}

/// The tables of an arrangement of operands: of each four of them a group. There is at least one where [`Layout::extract`] can
/// be used.
#[derive(Debug, Clone, Copy)]
pub struct Layout {
    /// In operand order.
    pub groups: &'static [Group],
}

impl Group {
    /// The tables of some operands; those behind the fourth are left out.
    pub const fn new(fields: &[Field<'_>]) -> Group {
        let mut first = [0; LANES / 2];
        // What each bit of a word adds.
        let mut added = [[0; LANES / 2]; 32];
        let mut lane = 0;
        while lane < LANES && lane < fields.len() {
            let field = &fields[lane];
            let (half, up) = (lane / 2, lane as u32 % 2 * 32);
            first[half] |= (field.first as u64) << up;
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
                    added[(word + bit) as usize & 31][half] |= (all as u64) << up;
                    bit += 1;
                }
                run += 1;
            }
            lane += 1;
        }
        let mut six = [table(&added, 0), table(&added, 6), table(&added, 12)];
        let mut value = 0;
        while value < six[0].len() {
            let [low, high] = &mut six[0][value];
            *low |= first[0];
            *high |= first[1];
            value += 1;
        }
        Group {
            six,
            five: [table(&added, 18), table(&added, 23)],
            four: table(&added, 28),
        }
    }

    /// The operands in a word.
    #[inline(always)]
    fn values(&self, word: u32) -> [i32; LANES] {
        let (word, [a, b, c], [d, e]) = (word as usize, &self.six, &self.five);
        let (a, b, c) = (&a[word & 63], &b[word >> 6 & 63], &c[word >> 12 & 63]);
        let (d, e, f) = (&d[word >> 18 & 31], &e[word >> 23 & 31], &self.four[word >> 28 & 15]);
        let low = a[0] | b[0] | c[0] | d[0] | e[0] | f[0];
        let high = a[1] | b[1] | c[1] | d[1] | e[1] | f[1];
        [low as i32, (low >> 32) as i32, high as i32, (high >> 32) as i32]
    }
}

/// What the values of a part of a word add, given what each bit adds and the part's lowest bit.
const fn table<const VALUES: usize>(added: &[Row; 32], low: usize) -> [Row; VALUES] {
    let mut rows = [[0; LANES / 2]; VALUES];
    let mut value = 1;
    while value < VALUES {
        // The row of all bits but one, and what that one adds.
        let [a, b] = rows[value & (value - 1)];
        let [c, d] = added[low + value.trailing_zeros() as usize];
        rows[value] = [a | c, b | d];
        value += 1;
    }
    rows
}

impl Layout {
    /// The values of the operands in a word, 0 beyond the last; `None` without groups.
    #[inline(always)]
    pub fn extract<const ARGS: usize>(&self, word: u32) -> Option<[i32; ARGS]> {
        let first = self.groups.first()?;
        let mut args = [0; ARGS];
        put(&mut args, 0, first.values(word));
        // Nearly all instructions have one group.
        let mut group = 1;
        while group * LANES < ARGS {
            let Some(next) = self.groups.get(group) else { break };
            put(&mut args, group * LANES, next.values(word));
            group += 1;
        }
        Some(args)
    }
}

#[inline(always)]
fn put<const ARGS: usize>(args: &mut [i32; ARGS], at: usize, values: [i32; LANES]) {
    let mut lane = 0;
    while lane < LANES {
        if at + lane < ARGS {
            args[at + lane] = values[lane];
        }
        lane += 1;
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
        let mut scattered = 0;
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
            let groups: Vec<Group> = fields.chunks(LANES).map(Group::new).collect();
            let layout = Layout { groups: groups.leak() };
            scattered += usize::from(all.iter().any(|runs| runs.len() > 1));
            for _ in 0..20 {
                let word = random(1 << 16) << 16 | random(1 << 16);
                let mut wanted = [0; 8];
                for (to, field) in wanted.iter_mut().zip(&fields) {
                    *to = expected(field, word);
                }
                assert_eq!(
                    layout.extract::<8>(word),
                    (count > 0).then_some(wanted),
                    "{word:#010x}: {fields:?}"
                );
            }
        }
        assert!(scattered > 100, "{scattered}");
    }
}
