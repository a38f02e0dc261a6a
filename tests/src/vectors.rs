//! Generated vectors: an instruction, a state before it, and what an engine makes of them.

use crate::flat::{BASE, Flat};
use crate::random::Random;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::{Isa, Op};

/// One instruction in one state.
#[derive(Debug, Clone)]
pub struct Case {
    pub word: u64,
    pub pc: u64,
    /// Pieces of state that differ from reset.
    pub before: Vec<(String, u64)>,
    pub memory: Vec<u8>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct After {
    /// The trap, if one was raised.
    pub trap: Option<(u64, u64)>,
    /// Every piece of state by its name, `pc` included; nothing when there was a trap, for then it is the handler's.
    pub state: Vec<(String, u64)>,
    pub memory: Flat,
}

/// Address at which every case runs: in memory, so that branches have somewhere to go from.
const PC: u64 = BASE + 0x800;

/// A case for an instruction: random operands and state, memory at addresses that registers are likely to hold.
pub fn case(isa: &Isa, op: &Op, pieces: &[String], random: &mut Random) -> Case {
    let free = u128::from(random.bits()) | u128::from(random.bits()) << 64;
    let all = if op.length >= 128 { u128::MAX } else { (1 << op.length) - 1 };
    let word = (op.value & op.mask | free & !op.mask) & all;
    let pointers = random.one_in(2);
    let before = pieces.iter().filter_map(|piece| Some((piece.clone(), value(isa, piece, pointers, random)?)));
    let before: Vec<(String, u64)> = before.collect();
    let memory = (0..0x200).map(|_| random.bits() as u8).collect();
    Case { word: word as u64, pc: PC, before, memory }
}

/// A value for a register, `None` for state that is no register.
fn value(isa: &Isa, piece: &str, pointers: bool, random: &mut Random) -> Option<u64> {
    let (file, _) = piece.split_once('[')?;
    isa.files.iter().any(|f| f.name == file).then(|| match pointers && random.below(4) > 0 {
        true => BASE + 0x100 + 8 * random.below(16) as u64,
        false => random.value(),
    })
}

/// Runs one case on a fresh processor. `None` when the word is no instruction there.
pub fn run<M: Machine>(machine: &mut M, case: &Case) -> Option<(u16, After)> {
    for (piece, value) in &case.before {
        machine.set(piece, *value);
    }
    let mut memory = Flat::new(&case.memory);
    let slot = machine.decode(case.word, case.pc)?;
    machine.set_trap(Trap::default());
    machine.set_pc(case.pc.wrapping_add(u64::from(M::slot_len(&slot))));
    let result = machine.execute(&mut memory, &slot);
    let trap = result.err().map(|_| (machine.trap().cause, machine.trap().tval));
    let names = machine.names().to_vec();
    let read = |name: String| machine.get(&name).map(|value| (name, value));
    let mut state: Vec<(String, u64)> = names.into_iter().filter_map(read).collect();
    state.push(("pc".into(), machine.pc()));
    if trap.is_some() {
        state.clear();
    }
    Some((M::slot_op(&slot), After { trap, state, memory }))
}

/// The first thing in which two outcomes differ.
pub fn difference(a: &After, b: &After) -> Option<String> {
    if a.trap != b.trap {
        return Some(format!("trap {:x?} and {:x?}", a.trap, b.trap));
    }
    for ((name, x), (_, y)) in a.state.iter().zip(&b.state) {
        if x != y {
            return Some(format!("{name} = {x:#x} and {y:#x}"));
        }
    }
    (a.memory != b.memory).then(|| "memory".to_string())
}
