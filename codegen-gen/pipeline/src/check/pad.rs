//! `pad` of `environment:` must do nothing: programs run through the gaps that the assembler fills with it. The instruction is
//! run in states that are drawn at random; it changes nothing but the pc, which goes on behind it.

use crate::examples::reference;
use onespec_core::exec::Machine;
use onespec_core::exec::flat::Flat;
use onespec_core::isa::Isa;
use onespec_core::parse::Parser;
use onespec_sem::ir::Program;

/// States in which it is run, and where.
const ROUNDS: u64 = 16;
const PC: u64 = 0x1000;

/// What an instruction does, on the first target that can assemble it and does not pass over it.
pub fn effect(isa: &'static Isa, programs: &'static [Program], text: &str) -> Option<String> {
    isa.targets.iter().find_map(|target| {
        let (_, word) = Parser::new(isa, &target.features).parse(text).ok()?;
        let target = isa.target(target.name).ok()?;
        let mut machine = reference(isa, programs, &target)?;
        let mut seed = 0x5eed_0badu64;
        (0..ROUNDS).find_map(|_| run(&mut machine, word, &mut seed))
    })
}

fn run<M: Machine>(machine: &mut M, word: u128, seed: &mut u64) -> Option<String> {
    let names: Vec<String> = machine.names().iter().filter(|name| *name != "pc").cloned().collect();
    for name in &names {
        // State that refuses a value keeps the one that it has.
        machine.set(name, random(seed));
    }
    machine.set_pc(PC);
    let slot = machine.decode(word, PC)?;
    let values = |machine: &M| names.iter().map(|name| machine.get_bytes(name)).collect::<Vec<_>>();
    let before = values(machine);
    let next = PC.wrapping_add(u64::from(M::slot_len(&slot)));
    machine.set_pc(next);
    let mut memory = Flat::default();
    if machine.execute(&mut memory, &slot).is_err() {
        return Some("traps".into());
    }
    if machine.pc() != next {
        return Some("jumps".into());
    }
    let after = values(machine);
    let changed = names
        .iter()
        .zip(before.iter().zip(&after))
        .find(|(_, (before, after))| before != after);
    changed.map(|(name, _)| format!("changes `{name}`"))
}

/// xorshift64*.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed >> 12;
    *seed ^= *seed << 25;
    *seed ^= *seed >> 27;
    seed.wrapping_mul(0x2545_f491_4f6c_dd1d)
}
