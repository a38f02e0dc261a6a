//! Random single instructions on two machines, compared in every piece of state and in memory.
//!
//! Operands and values lean towards the edges (zeros, extremes, powers of two, special floating-point numbers, addresses
//! of memory that is there), because uniform bits hardly ever meet them. The same seed gives the same vectors.

use crate::environment::Environment;
use crate::memory::Bus;
use crate::memory::space::{Space, prot};
use crate::replay::Summary;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::{Isa, Kind, Op, OpId, Operand};
use onespec_core::target::Resolved;

const PC: u64 = 0x1_0000;
const DATA: u64 = 0x2_0000;
/// Bytes of memory around [`DATA`], half of it below so that negative offsets find something.
const DATA_SIZE: u64 = 0x4000;
/// Attempts at operands that an instruction accepts.
const ATTEMPTS: usize = 64;
const TOLD: usize = 20;

/// A small generator of pseudo-random numbers (splitmix64).
#[derive(Debug, Clone)]
pub struct Random(pub u64);

impl Random {
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.draw() % n.max(1)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len() as u64) as usize).copied()
    }

    /// A register's value.
    fn value(&mut self) -> u64 {
        const SINGLES: [u32; 12] = [
            0,
            0x8000_0000,
            0x3f80_0000,
            0xbf80_0000,
            0x7f80_0000,
            0xff80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            1,
            0x007f_ffff,
            0x7f7f_ffff,
            0x4f00_0000,
        ];
        const DOUBLES: [u64; 10] = [
            0x8000_0000_0000_0000,
            0x3ff0_0000_0000_0000,
            0xbff0_0000_0000_0000,
            0x7ff0_0000_0000_0000,
            0xfff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
            0x7ff0_0000_0000_0001,
            0x000f_ffff_ffff_ffff,
            0x7fef_ffff_ffff_ffff,
            0x43e0_0000_0000_0000,
        ];
        const HALVES: [u16; 8] = [0, 0x8000, 0x3c00, 0x7c00, 0xfc00, 0x7e00, 0x7d00, 1];
        match self.below(16) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << self.below(64),
            3 => (1 << self.below(64)) - 1,
            4 => i64::MIN as u64 >> self.below(64),
            5 => self.below(256),
            6 => self.below(256).wrapping_neg(),
            7 => self.draw() as i32 as u64,
            8 => u64::MAX << 32 | u64::from(self.pick(&SINGLES).unwrap_or(0)),
            9 => u64::MAX << 32 | self.draw() & 0xffff_ffff,
            10 => self.pick(&DOUBLES).unwrap_or(0),
            11 => u64::MAX << 16 | u64::from(self.pick(&HALVES).unwrap_or(0)),
            12 | 13 => DATA + self.below(DATA_SIZE / 2) / 8 * 8,
            14 => DATA + self.below(DATA_SIZE / 2),
            _ => self.draw(),
        }
    }
}

/// A random word of an instruction, as the target has it; `None` when no operands were found that it accepts.
pub fn word(isa: &Isa, id: OpId, op: &Op, random: &mut Random) -> Option<u64> {
    for _ in 0..ATTEMPTS {
        let args: Vec<i64> = op
            .operands
            .iter()
            .map(|operand| operand_value(isa, operand, random))
            .collect();
        if let Ok(word) = isa.encode(id, &args) {
            return u64::try_from(word).ok();
        }
    }
    None
}

fn operand_value(isa: &Isa, operand: &Operand, random: &mut Random) -> i64 {
    match isa.kinds.get(operand.kind as usize) {
        Some(Kind::Reg { list, file, .. }) => match random.pick(list) {
            Some(number) => number.into(),
            None => random.below(isa.files.get(*file as usize).map_or(1, |f| f.count.into())) as i64,
        },
        Some(Kind::Enum { names, open: false }) => random.pick(names).map_or(0, |(_, code)| code),
        _ => {
            let bits = u32::from(operand.width).clamp(1, 63);
            let number = (random.draw() & ((1 << bits) - 1)) >> operand.align << operand.align;
            match random.below(6) {
                0 => 0,
                1 => i64::from(operand.signed) * -(1 << operand.align),
                _ if operand.signed => (number << (64 - bits)) as i64 >> (64 - bits),
                _ => number as i64,
            }
        }
    }
}

/// Runs `per_op` vectors of every instruction that has a meaning and that the target has.
pub fn vectors<A: Machine, B: Machine>(
    a: &mut A,
    b: &mut B,
    isa: &Isa,
    target: &Resolved,
    seed: u64,
    per_op: usize,
) -> Summary {
    let mut random = Random(seed);
    let mut sides = (Side::new(a, isa), Side::new(b, isa));
    let fresh = sides.0.state();
    let mut summary = Summary::default();
    for (id, op) in isa.ops.iter().enumerate() {
        if !(op.has_meaning || op.is.is_some()) || !op.needs.holds(&target.features) {
            continue;
        }
        for _ in 0..per_op {
            let Some(word) = word(isa, id as OpId, op, &mut random) else {
                break;
            };
            let before = random_state(sides.0.m.names(), isa, &fresh, &mut random);
            match compare(&mut sides.0, &mut sides.1, &before, word) {
                Ok(()) => summary.passed += 1,
                Err(why) => {
                    summary.failed += 1;
                    if summary.failures.len() < TOLD {
                        summary.failures.push(format!("{} {word:#x}: {why}", op.name));
                    }
                }
            }
        }
    }
    summary
}

/// Registers at random; once in a while the rest of the state, too, in small values that every type holds.
fn random_state(names: &[String], isa: &Isa, fresh: &[u64], random: &mut Random) -> Vec<u64> {
    let wild = random.below(8) == 0;
    let mut state = Vec::new();
    for (name, value) in names.iter().zip(fresh) {
        let register = isa
            .files
            .iter()
            .any(|file| onespec_core::exec::register(name, file.name, usize::MAX).is_some());
        state.push(match () {
            () if name == "pc" => PC,
            () if register => random.value(),
            () if wild && random.below(4) == 0 => random.below(4),
            () => *value,
        });
    }
    state
}

/// A machine with memory of its own.
struct Side<'m, M> {
    m: &'m mut M,
    bus: Bus,
}

impl<'m, M: Machine> Side<'m, M> {
    fn new(m: &'m mut M, isa: &Isa) -> Side<'m, M> {
        for (name, value) in Environment::of(isa).user_state {
            m.set(&name, value);
        }
        let mut bus = Bus::user(Space::new(1 << 32, PC), 1 << 20, 64);
        bus.deterministic = true;
        let mut random = Random(1);
        let bytes: Vec<u8> = (0..DATA_SIZE).map(|_| random.draw() as u8).collect();
        let mapped = bus.map_user(DATA - DATA_SIZE / 2, DATA_SIZE, prot::READ | prot::WRITE);
        let written = mapped && bus.write_user(DATA - DATA_SIZE / 2, &bytes);
        debug_assert!(written, "the range is free and within the limit");
        Side { m, bus }
    }

    fn state(&self) -> Vec<u64> {
        let mut state = Vec::new();
        self.m.read_all(&mut state);
        state
    }

    fn memory(&mut self) -> Vec<u8> {
        let mut bytes = vec![0; DATA_SIZE as usize];
        let _ = self.bus.read_user(DATA - DATA_SIZE / 2, &mut bytes);
        bytes
    }

    /// Executes a word from a state; the trap if it raised one.
    fn run(&mut self, names: &[String], before: &[u64], word: u64) -> Result<Option<Trap>, String> {
        for (name, value) in names.iter().zip(before) {
            self.m.set(name, *value);
        }
        self.m.set_trap(Trap::default());
        let Some(slot) = self.m.decode(word, PC) else {
            return Err("does not decode".to_owned());
        };
        self.m.set_pc(PC + u64::from(M::slot_len(&slot)));
        match self.m.execute(&mut self.bus, &slot) {
            Ok(()) => Ok(None),
            Err(_) => {
                self.m.set_pc(PC);
                Ok(Some(self.m.trap()))
            }
        }
    }
}

fn compare<A: Machine, B: Machine>(
    a: &mut Side<'_, A>,
    b: &mut Side<'_, B>,
    before: &[u64],
    word: u64,
) -> Result<(), String> {
    let names = a.m.names().to_vec();
    let (x, y) = (a.run(&names, before, word), b.run(&names, before, word));
    if x != y {
        return Err(format!("{x:x?} on one, {y:x?} on the other"));
    }
    for name in &names {
        let (x, y) = (a.m.get(name), b.m.get(name));
        if x != y {
            let hex = |value: Option<u64>| value.map_or("absent".to_owned(), |value| format!("{value:#x}"));
            return Err(format!("{name} is {} on one, {} on the other", hex(x), hex(y)));
        }
    }
    if a.memory() != b.memory() {
        Err("memory differs".to_owned())
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let draw = |seed| {
            let mut random = Random(seed);
            (0..100).map(|_| random.value()).collect::<Vec<_>>()
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
    }
}
