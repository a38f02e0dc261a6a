//! TensorFMA on matrices of 1 x 1 to 16 x 16 groups of 32 bits, and what it leaves in registers.

use crate::half::{add2, add3};
use crate::single::fused;
use crate::{Case, Unit, line_hex};
use onespec_tests::random::Random;

/// What a group of 32 bits holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Elements {
    Single,
    Halves,
    Bytes,
}

/// The fields of a command.
struct Command {
    elements: Elements,
    masked: bool,
    /// Columns of B, 4, 8, 12 or 16.
    width: usize,
    rows: usize,
    depth: usize,
    /// First group of a row of A.
    offset: usize,
    /// The last pass over bytes leaves its sums in registers.
    to_registers: bool,
    b_unsigned: bool,
    a_unsigned: bool,
    from_ten_b: bool,
    b_line: usize,
    a_line: usize,
    first: bool,
}

impl Command {
    fn random(elements: Elements, random: &mut Random) -> Command {
        let bytes = elements == Elements::Bytes;
        let from_ten_b = random.one_in(3);
        Command {
            elements,
            masked: random.one_in(3),
            width: 4 * (1 + random.below(4)),
            rows: 1 + random.below(16),
            depth: 1 + random.below(16),
            offset: random.below(16),
            to_registers: bytes && random.one_in(2),
            b_unsigned: bytes && random.one_in(2),
            a_unsigned: bytes && random.one_in(2),
            from_ten_b,
            b_line: if from_ten_b { 0 } else { random.below(48) },
            a_line: random.below(48),
            first: random.one_in(2),
        }
    }

    fn word(&self) -> u64 {
        let kind = match self.elements {
            Elements::Single => 0,
            Elements::Halves => 1,
            Elements::Bytes => 3,
        };
        u64::from(self.masked) << 63
            | (self.width as u64 / 4 - 1) << 55
            | (self.rows as u64 - 1) << 51
            | (self.depth as u64 - 1) << 47
            | (self.offset as u64) << 43
            | u64::from(self.to_registers) << 23
            | u64::from(self.b_unsigned) << 22
            | u64::from(self.a_unsigned) << 21
            | u64::from(self.from_ten_b) << 20
            | (self.b_line as u64) << 12
            | (self.a_line as u64) << 4
            | kind << 1
            | u64::from(self.first)
    }
}

/// What holds for a product besides its operands.
struct Pass {
    /// The row of A is masked.
    is_off: bool,
    /// What C held does not count.
    begins: bool,
    to_registers: bool,
    /// Of rounding, as in `frm`.
    mode: u32,
}

/// The sum of the products of four bytes each.
fn bytes(command: &Command, a: u32, b: u32) -> u32 {
    let number = |byte: u8, unsigned: bool| match unsigned {
        true => i32::from(byte),
        false => i32::from(byte as i8),
    };
    let products = a.to_le_bytes().into_iter().zip(b.to_le_bytes());
    products
        .map(|(a, b)| number(a, command.a_unsigned) * number(b, command.b_unsigned))
        .sum::<i32>() as u32
}

/// A word of a matrix: numbers of a usual size, special ones, zero.
fn word(elements: Elements, random: &mut Random) -> u32 {
    let bits = random.bits() as u32;
    match elements {
        Elements::Single => match random.below(8) {
            0 => 0,
            1 => [
                0x8000_0000,
                1,
                0x007f_ffff,
                0x7f80_0000,
                0xff80_0000,
                0x7fc0_0000,
                0x7fa0_0000,
                0x7f7f_ffff,
            ][random.below(8)],
            2 => bits,
            _ => bits & 0x80ff_ffff | 0x3b00_0000 | (bits >> 3 & 7) << 24,
        },
        Elements::Halves => {
            let half = |bits: u32, random: &mut Random| match random.below(12) {
                0 => 0,
                1 => [0x8000, 1, 0x3ff, 0x7c00, 0xfc00, 0x7e00, 0x7d00, 0x7bff][random.below(8)],
                2 => bits & 0xffff,
                _ => bits & 0x83ff | (8 + random.below(14) as u32) << 10,
            };
            half(bits, random) | half(bits >> 16, random) << 16
        }
        Elements::Bytes => bits,
    }
}

/// A command on random matrices, with what the unit holds before and after.
pub fn case(elements: Elements, random: &mut Random) -> Case {
    let command = Command::random(elements, random);
    let mut unit = Unit::default();
    let mut pre = serde_json::Map::new();
    let mut lines = |name: char, first: usize, count: usize, of: usize, random: &mut Random| {
        let rows = (0..count).map(|i| {
            let line: [u32; 16] = std::array::from_fn(|_| word(elements, random));
            ((first + i) % of, line)
        });
        let rows: Vec<_> = rows.collect();
        for (at, line) in &rows {
            pre.insert(format!("{name}{at}"), line_hex(line).into());
        }
        rows
    };
    // Where both matrices share lines, the one that is written later counts: it is read back from what is listed.
    let mut scratchpad = [[0; 16]; 48];
    let mut ten_b = [[0; 16]; 16];
    let of_a = lines('s', command.a_line, command.rows, 48, random);
    of_a.into_iter().for_each(|(at, line)| scratchpad[at] = line);
    match command.from_ten_b {
        true => lines('b', 0, command.depth, 16, random)
            .into_iter()
            .for_each(|(at, line)| ten_b[at] = line),
        false => lines('s', command.b_line, command.depth, 48, random)
            .into_iter()
            .for_each(|(at, line)| scratchpad[at] = line),
    }
    let of_sum = match elements {
        Elements::Single | Elements::Halves => Elements::Single,
        Elements::Bytes => Elements::Bytes,
    };
    for row in 0..command.rows {
        for column in 0..16 {
            *unit.register(row, column) = word(of_sum, random);
            *unit.accumulator(row, column) = word(of_sum, random);
        }
    }
    let (mode, raised) = (random.below(5) as u32, random.bits() as u32 & 0x8000_001f);
    unit.fcsr = mode << 5 | if random.one_in(2) { 0 } else { raised };
    let mask = random.bits() as u16;
    let b = |k: usize| match command.from_ten_b {
        true => ten_b[k],
        false => scratchpad[(command.b_line + k) % 48],
    };
    let before = unit.clone();
    for k in 0..command.depth {
        let (begins, ends) = (command.first && k == 0, k + 1 == command.depth);
        let pass = |is_off| Pass {
            is_off,
            begins,
            to_registers: command.to_registers && ends,
            mode,
        };
        for row in 0..command.rows {
            let groups = scratchpad[(command.a_line + row) % 48];
            let a = groups[(command.offset + k) % 16];
            let is_off = command.masked && mask >> row & 1 == 0;
            for (column, b) in b(k).into_iter().enumerate().take(command.width) {
                unit.step(&command, [row, column], [a, b], pass(is_off));
            }
        }
    }
    Case {
        csr: 0x801,
        command: command.word(),
        stride: 0,
        mask,
        pre,
        before,
        after: unit,
        rows: command.rows,
        memory: None,
    }
}

impl Unit {
    /// One product into one element of C.
    fn step(&mut self, command: &Command, [row, column]: [usize; 2], [a, b]: [u32; 2], pass: Pass) {
        let Pass {
            is_off,
            begins,
            to_registers,
            mode,
        } = pass;
        let mut flags = self.fcsr;
        match command.elements {
            Elements::Bytes => {
                let old = if begins { 0 } else { *self.accumulator(row, column) };
                let product = if is_off { 0 } else { bytes(command, a, b) };
                let sum = old.wrapping_add(product);
                match to_registers {
                    true => *self.register(row, column) = sum,
                    false => *self.accumulator(row, column) = sum,
                }
            }
            _ if is_off && !begins => {}
            _ if is_off => *self.register(row, column) = 0,
            Elements::Single if begins => *self.register(row, column) = fused(a, b, None, mode, &mut flags),
            Elements::Halves if begins => *self.register(row, column) = add2(a, b, &mut flags),
            _ if a == 0 || b == 0 => {}
            Elements::Single => {
                let c = *self.register(row, column);
                *self.register(row, column) = fused(a, b, Some(c), mode, &mut flags);
            }
            Elements::Halves => {
                let c = *self.register(row, column);
                *self.register(row, column) = add3(a, b, c, &mut flags);
            }
        }
        self.fcsr = flags;
    }
}
