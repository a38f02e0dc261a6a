//! Random single instructions on two machines, compared in every piece of state and in memory.
//!
//! Operands and values lean towards the edges (zeros, extremes, powers of two, special floating-point numbers, addresses
//! of memory that is there), because uniform bits hardly ever meet them. The same seed gives the same vectors.

use crate::engine::{Engine, Runner, StopReason, Tiers};
use crate::environment::Environment;
use crate::memory::Bus;
use crate::memory::space::{Space, prot};
use crate::replay::{Summary, hex};
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::{Isa, Kind, Op, OpId, Operand, Word};
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
    /// The next number: 64 pseudo-random bits.
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

    /// A register's value in so many bytes: interesting numbers of 2, 4 or 8 bytes side by side.
    fn bytes(&mut self, count: usize) -> Vec<u8> {
        let step = match count {
            0..=8 => 8,
            _ => 2 << self.below(3),
        };
        let mut bytes = Vec::with_capacity(count + step);
        while bytes.len() < count {
            bytes.extend_from_slice(self.value().to_le_bytes().get(..step).unwrap_or(&[]));
        }
        bytes.truncate(count);
        bytes
    }

    /// A number for a register.
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
pub fn word(isa: &Isa, id: OpId, op: &Op, random: &mut Random) -> Option<Word> {
    for _ in 0..ATTEMPTS {
        let args: Vec<i64> = op
            .operands
            .iter()
            .map(|operand| operand_value(isa, operand, random))
            .collect();
        if let Ok(word) = isa.encode(id, &args) {
            return Some(word);
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
        Some(Kind::Enum { names, open }) if !open || random.below(4) > 0 && !names.is_empty() => {
            random.pick(names).map_or(0, |(_, code)| code)
        }
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

/// What came of the vectors of all instructions.
#[derive(Debug, Clone, Default)]
pub struct Compared {
    /// Vectors that agreed and vectors that did not, over all instructions.
    pub summary: Summary,
    /// For each instruction, in the order of the description.
    pub each: Vec<Share>,
}

/// How many vectors of an instruction were compared, and how many of them ran to the end on both machines. The others
/// took the same trap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// Mnemonic of the instruction.
    pub name: &'static str,
    /// Vectors compared.
    pub compared: usize,
    /// Vectors that ran to the end on both machines.
    pub ran: usize,
}

/// A third of the vectors should run to the end; where traps are likely, so many times as many are tried for it.
const ATTEMPTS_EACH: usize = 8;

/// Runs `per_op` vectors of every instruction that has semantics and that the target has, and more of those that mostly
/// trap.
pub fn vectors<A: Machine, B: Machine>(
    a: &mut A,
    b: &mut B,
    (isa, target): (&Isa, &Resolved),
    (seed, per_op): (u64, usize),
) -> Compared {
    compared((Side::new(a, isa), Side::new(b, isa)), (isa, target), (seed, per_op))
}

/// The same with translations beside what they are made for. Where nothing can be translated, it is the interpreter beside itself.
pub fn translated<M: Machine>(m: &mut M, (isa, target): (&Isa, &Resolved), (seed, per_op): (u64, usize)) -> Compared {
    let mut other = m.clone();
    let mut sides = (Side::with_code(m, isa), Side::with_code(&mut other, isa));
    sides.1.runner = Some(Runner::new(Engine::Jit, Tiers::AT_ONCE));
    compared(sides, (isa, target), (seed, per_op))
}

fn compared<A: Machine, B: Machine>(
    mut sides: (Side<'_, A>, Side<'_, B>),
    (isa, target): (&Isa, &Resolved),
    (seed, per_op): (u64, usize),
) -> Compared {
    let mut random = Random(seed);
    let fresh = sides.0.state();
    let vary = Environment::of(isa).vary;
    let (mut summary, mut each) = (Summary::default(), Vec::new());
    for (id, op) in isa.ops.iter().enumerate() {
        if !(op.has_semantics || op.is.is_some()) || !op.needs.holds(&target.features) {
            continue;
        }
        let mut share = Share {
            name: op.name,
            compared: 0,
            ran: 0,
        };
        while share.compared < per_op || share.ran < per_op.div_ceil(3) && share.compared < ATTEMPTS_EACH * per_op {
            // Where few operands go together, no word is a try like others.
            let Some(word) = word(isa, id as OpId, op, &mut random) else {
                share.compared += 1;
                continue;
            };
            let before = random_state(sides.0.m.names(), isa, (&fresh, &vary), &mut random);
            match compare(&mut sides.0, &mut sides.1, &before, word) {
                Ok(ran) => {
                    summary.passed += 1;
                    share.ran += usize::from(ran);
                }
                Err(why) => {
                    summary.failed += 1;
                    if summary.failures.len() < TOLD {
                        summary.failures.push(format!("{} {word:#x}: {why}", op.name));
                    }
                }
            }
            share.compared += 1;
        }
        each.push(share);
    }
    Compared { summary, each }
}

/// Values of all pieces of state, in bytes, in the order of their names.
type State = Vec<Vec<u8>>;

/// Registers at random; once in a while the rest of the state, too, mostly in small values.
fn random_state(
    names: &[String],
    isa: &Isa,
    (fresh, vary): (&State, &[(String, u64, u64)]),
    random: &mut Random,
) -> State {
    let wild = random.below(8) == 0;
    let mut state = Vec::new();
    for (name, value) in names.iter().zip(fresh) {
        let register = isa
            .files
            .iter()
            .any(|file| onespec_core::exec::register(name, file.name, usize::MAX).is_some());
        state.push(match () {
            () if name == "pc" => PC.to_le_bytes().to_vec(),
            () if register => random.bytes(value.len()),
            () if wild && random.below(4) == 0 => {
                let value = match random.below(4) {
                    0 => random.bytes(value.len()),
                    _ => random.below(4).to_le_bytes().to_vec(),
                };
                // Where the description says what values state has, it never has others.
                match vary.iter().find(|(known, _, _)| known == name) {
                    Some((_, low, high)) => within(&value, *low, *high),
                    None => value,
                }
            }
            () => match vary.iter().find(|(known, _, _)| known == name) {
                // The least of them half of the time: it is the usual value.
                Some((_, low, _)) if random.below(2) == 0 => low.to_le_bytes().to_vec(),
                Some((_, low, high)) => (low + random.below(high.saturating_sub(*low).saturating_add(1)))
                    .to_le_bytes()
                    .to_vec(),
                None => value.clone(),
            },
        });
    }
    state
}

/// A value as one of a range.
fn within(value: &[u8], low: u64, high: u64) -> Vec<u8> {
    let number = value.iter().rev().fold(0u64, |n, byte| n << 8 | u64::from(*byte));
    let values = high.saturating_sub(low).saturating_add(1);
    (low + number % values).to_le_bytes().to_vec()
}

/// A machine with memory of its own.
struct Side<'m, M: Machine> {
    m: &'m mut M,
    bus: Bus,
    /// Instructions lie in memory, too.
    has_code: bool,
    /// What executes them from there, if not the machine itself.
    runner: Option<Runner<M>>,
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
        Side {
            m,
            bus,
            has_code: false,
            runner: None,
        }
    }

    /// Instructions lie in memory.
    fn with_code(m: &'m mut M, isa: &Isa) -> Side<'m, M> {
        let mut side = Side::new(m, isa);
        side.has_code = side.bus.map_user(PC, PAGE, prot::READ | prot::WRITE | prot::EXEC);
        debug_assert!(side.has_code, "the range is free and within the limit");
        side
    }

    fn state(&self) -> State {
        let value = |name: &String| self.m.get_bytes(name).unwrap_or_default();
        self.m.names().iter().map(value).collect()
    }

    fn memory(&mut self) -> Vec<u8> {
        let mut bytes = vec![0; DATA_SIZE as usize];
        let _ = self.bus.read_user(DATA - DATA_SIZE / 2, &mut bytes);
        bytes
    }

    /// Executes a word from a state; the trap if it raised one.
    fn run(&mut self, names: &[String], before: &State, word: Word) -> Result<Option<Trap>, String> {
        for (name, value) in names.iter().zip(before) {
            self.m.set_bytes(name, value);
        }
        self.m.set_trap(Trap::default());
        let Some(slot) = self.m.decode(word, PC) else {
            return Err("does not decode".to_owned());
        };
        let len = M::slot_len(&slot);
        // Behind it is no instruction, so where it is translated, the region is one instruction long.
        let bytes: Vec<u8> = word.to_le_bytes().into_iter().take(len.into()).chain([0; 8]).collect();
        if self.has_code && !self.bus.write_user(PC, &bytes) {
            return Err("no room for code".to_owned());
        }
        if let Some(runner) = &mut self.runner {
            self.m.set_pc(PC);
            let until = self.bus.retired + 1;
            let mut reason = StopReason::Event;
            while reason == StopReason::Event && self.bus.retired < until {
                reason = runner.run(self.m, &mut self.bus, until);
            }
            return Ok((reason == StopReason::Trap).then(|| self.m.trap()));
        }
        self.m.set_pc(PC + u64::from(len));
        match self.m.execute(&mut self.bus, &slot) {
            Ok(()) => {
                self.bus.retired += 1;
                Ok(None)
            }
            Err(_) => {
                self.m.set_pc(PC);
                Ok(Some(self.m.trap()))
            }
        }
    }
}

/// Whether both ran to the end, else both took the same trap; the error is what differs.
fn compare<A: Machine, B: Machine>(
    a: &mut Side<'_, A>,
    b: &mut Side<'_, B>,
    before: &State,
    word: Word,
) -> Result<bool, String> {
    let names = a.m.names().to_vec();
    let (x, y) = (a.run(&names, before, word), b.run(&names, before, word));
    if x != y {
        return Err(format!("{x:x?} on one, {y:x?} on the other"));
    }
    for name in &names {
        let (x, y) = (a.m.get_bytes(name), b.m.get_bytes(name));
        if x != y {
            let shown = |value: Option<Vec<u8>>| value.map_or("absent".to_owned(), |value| hex(&value));
            return Err(format!("{name} is {} on one, {} on the other", shown(x), shown(y)));
        }
    }
    if a.memory() != b.memory() {
        Err("memory differs".to_owned())
    } else {
        Ok(x?.is_none())
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
