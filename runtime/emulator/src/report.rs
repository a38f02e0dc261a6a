//! What is said when a program dies: the cause by name, where, the instruction, the registers.

use crate::engine::step;
use crate::messages::cause;
use crate::session::Session;
use onespec_core::exec::flat::Flat;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::Isa;
use onespec_core::verify;
use std::fmt::Write as _;

/// A report of several lines on the trap in the state, raised at `pc`, which ends the run: the state is not used any more.
pub fn trap<M: Machine>(session: &mut Session<M>, pc: u64, trap: Trap, place: &str) -> String {
    let mut text = format!("{} at pc {pc:#x}{place}\n", cause(session.isa, trap));
    let fetched = step::fetch(&mut session.m, &mut session.bus, pc);
    match &fetched {
        Ok(fetched) => {
            let digits = 2 * fetched.len as usize;
            let line = (session.disassemble)(fetched.word, pc);
            let _ = writeln!(text, "  {:0digits$x}  {line}", fetched.word);
        }
        Err(_) => match session.bus.fetch_offset(&mut session.m, pc) {
            Ok(_) => {
                let word = readable(session, pc);
                // Says why there is none.
                let _ = writeln!(text, "  {}", (session.disassemble)(word, pc));
            }
            Err(_) => text.push_str("  no code there\n"),
        },
    }
    let registers = registers(&session.m, session.isa);
    if let (true, Ok(fetched)) = (trap.cause == session.m.illegal_cause(), &fetched)
        && let Some(why) = reserved(session, fetched)
    {
        let _ = writeln!(
            text,
            "  {why}\n  --allow-reserved executes such instructions as their semantics say"
        );
    }
    text.push_str(&registers);
    session.m.set_trap(trap);
    text
}

/// Whether an illegal instruction is a reserved combination of operands: by its word alone, or in the state of the machine.
/// The latter is tried, without memory: an instruction that comes as far as an access is not refused.
fn reserved<M: Machine>(session: &mut Session<M>, fetched: &step::Fetched<M::Slot>) -> Option<String> {
    let always = verify::reserved(session.isa, M::slot_op(&fetched.slot), fetched.word.into());
    session.m.allow_reserved(true);
    let done = session.m.execute(&mut Flat::default(), &fetched.slot);
    let runs = done.is_ok() || session.m.trap().cause != session.m.illegal_cause();
    let here = || "reserved combination of operands in this state of the machine".to_owned();
    runs.then(|| always.unwrap_or_else(here))
}

/// The bytes at `pc`, as many as a word holds and can be fetched.
fn readable<M: Machine>(session: &mut Session<M>, pc: u64) -> u64 {
    let mut word = 0;
    for at in (0..8).step_by(2) {
        let Ok(from) = session.bus.fetch_offset(&mut session.m, pc.wrapping_add(at)) else {
            break;
        };
        word |= session.bus.window.ram.read(from as usize, 2).unwrap_or(0) << (8 * at);
    }
    word
}

/// The registers that are not zero, by their preferred names, four in a line.
fn registers<M: Machine>(m: &M, isa: &Isa) -> String {
    let mut text = String::new();
    let mut shown = 0;
    for file in isa.files {
        for i in 0..file.count as usize {
            let Some(value) = m.get(&format!("{}[{i}]", file.name)).filter(|value| *value != 0) else {
                continue;
            };
            let preferred = file.abi.get(i).and_then(|names| names.first());
            let name = preferred.or(file.numbered.get(i)).copied().unwrap_or("?");
            let _ = write!(text, "{}{name:>5} {value:016x}", if shown % 4 == 0 { "\n" } else { "" });
            shown += 1;
        }
    }
    format!("{}\n  registers not shown are zero\n", text.trim_start_matches('\n'))
}
