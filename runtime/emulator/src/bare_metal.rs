//! The loop around an engine that runs a bare-metal program: interrupts in, traps into the program's own handler, until
//! the program ends in a way that its platform knows.

use crate::elf::Program;
use crate::engine::{StopReason, step};
use crate::error::ElfError;
use crate::memory::space::prot;
use crate::memory::{Bus, World};
use crate::messages::place;
use crate::options::End;
use crate::platforms;
use crate::report;
use crate::session::Session;
use crate::unit::Unit;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::platform::{self, EndCause, Platform};

/// Traps in a row without an instruction retiring between them, after which the handler is given up.
const HOPELESS: u32 = 16;
/// Bytes of a word that is pushed.
const PUSHED: u64 = 4;

/// Puts a program's bytes into the board's memory, at their load addresses.
///
/// # Errors
/// A segment lies outside of memory: [`ElfError::Memory`].
pub fn load(bus: &mut Bus, program: &Program<'_>) -> Result<(), ElfError> {
    let World::Board(board) = &bus.world else {
        return Err(ElfError::Memory("this memory is that of a process".to_owned()));
    };
    for segment in &program.segments {
        let at = board.map.span(segment.load_addr, segment.size);
        let to = at.and_then(|at| bus.window.ram.slice_mut(at, segment.data.len()));
        let Some(to) = to else {
            return Err(ElfError::Memory(format!(
                "a segment of {} bytes for {:#x} lies outside of the memory of platform `{}`, which is {}",
                segment.size,
                segment.load_addr,
                board.platform.name,
                board.map.shown()
            )));
        };
        to.copy_from_slice(segment.data);
    }
    Ok(())
}

/// Runs to the end. Returns how it came and the exit code if the program gave one. Words that are no instructions go to the
/// unit, if there is one and they are its own.
pub fn drive<M: Machine>(
    session: &mut Session<M>,
    platform: &'static Platform,
    program: &Program<'_>,
    mut unit: Option<&mut dyn Unit>,
) -> (End, Option<u8>) {
    let mut ends = Ends::new(platform, program);
    ends.every_step = ends.every_step && !session.stop_at(&ends.past);
    // The first of a row of traps, and when it was.
    let mut first: Option<(u64, Trap, u64)> = None;
    let mut row = 0;
    loop {
        let now = session.bus.retired;
        if session.is_late() {
            return (End::Timeout, None);
        }
        if let Some(end) = attend(session, &ends, now) {
            return end;
        }
        if session.m.pending(&mut session.bus) {
            let pc = session.m.pc();
            if !session.m.take_trap(&mut session.bus, pc) {
                return die(session, pc, program);
            }
        }
        let until = match &session.bus.world {
            _ if ends.every_step => now + 1,
            World::Board(board) => board.deadline(now).max(now + 1),
            World::User(_) | World::Shared(_) => u64::MAX,
        };
        let stopped = match platform.idle.filter(|_| ends.past.contains(&session.m.pc())) {
            Some(word) => session.execute(word),
            None => session.advance(until.min(session.next_look())),
        };
        match stopped {
            StopReason::Event => {}
            StopReason::Limit if session.bus.retired >= session.max_insns => {
                // The last instruction that may run may be the last of the program.
                return attend(session, &ends, session.bus.retired).unwrap_or((End::Limit, None));
            }
            StopReason::Limit => {}
            StopReason::Trap => {
                if let Some(early) = session.early() {
                    let (pc, message) = (early.pc, &early.message);
                    let place = place(&program.symbols, pc);
                    let report = format!("{pc:#x}{place}{}: {message}\n", session.source(pc));
                    return (End::Hazard { pc, report }, None);
                }
                let (pc, trap, retired) = (session.m.pc(), session.m.trap(), session.bus.retired);
                if let Some(code) = platforms::ended_by_trap(&session.m, session.isa, platform, trap) {
                    return finish(session, code);
                }
                if trap.cause == session.m.illegal_cause()
                    && let Some(unit) = &mut unit
                    && let Some(word) = step::word_at(&mut session.m, &mut session.bus, pc)
                    && let Some(word) = unit.word(word)
                {
                    if let Err(end) = unit.push(pc, word) {
                        return (end, None);
                    }
                    session.m.set_trap(Trap::default());
                    session.m.set_pc(pc.wrapping_add(PUSHED));
                    session.bus.retired += 1;
                    continue;
                }
                match first {
                    Some((_, _, when)) if when == retired => row += 1,
                    _ => (first, row) = (Some((pc, trap, retired)), 0),
                }
                if row >= HOPELESS {
                    // The handler itself faults: the first trap is the one to tell of.
                    let (pc, trap, _) = first.unwrap_or((pc, trap, retired));
                    session.m.set_trap(trap);
                    return die(session, pc, program);
                }
                if !session.m.take_trap(&mut session.bus, pc) {
                    return die(session, pc, program);
                }
            }
        }
    }
}

/// What is to be known of the ends of a program between instructions.
struct Ends {
    platform: &'static Platform,
    /// State says when the program ends or prints.
    watches: bool,
    /// The program ends behind its code, and the engine does not come back there by itself: every instruction may be the last.
    every_step: bool,
    /// Where code ends.
    past: Vec<u64>,
}

impl Ends {
    fn new(platform: &'static Platform, program: &Program<'_>) -> Ends {
        let is_past = |end: &platform::End| matches!(end.cause, EndCause::Past);
        let code = program.segments.iter().filter(|segment| segment.prot & prot::EXEC != 0);
        Ends {
            platform,
            watches: platforms::watches(platform),
            every_step: platform.ends.iter().any(is_past),
            past: code.map(|segment| segment.addr.wrapping_add(segment.size)).collect(),
        }
    }
}

/// Looks after the board: the program's exit, a pending word of the host interface, waiting, and state through which the program
/// prints and ends.
fn attend<M: Machine>(session: &mut Session<M>, ends: &Ends, now: u64) -> Option<(End, Option<u8>)> {
    let past = ends.past.contains(&session.m.pc());
    if ends.watches || ends.every_step || past {
        if let Some(code) = platforms::ended(&session.m, ends.platform, past) {
            return Some(finish(session, code));
        }
        if let Some(character) = platforms::printed(&mut session.m, ends.platform)
            && let World::Board(board) = &mut session.bus.world
        {
            board.console.put(&[character]);
        }
    }
    match session.bus.attend(now) {
        Ok(()) => None,
        Err(Some(code)) => Some((End::Exit, Some(code))),
        Err(None) => Some((End::Stuck, None)),
    }
}

/// The program has ended with this code.
fn finish<M: Machine>(session: &mut Session<M>, code: u8) -> (End, Option<u8>) {
    if let World::Board(board) = &mut session.bus.world {
        board.console.flush();
    }
    (End::Exit, Some(code))
}

fn die<M: Machine>(session: &mut Session<M>, pc: u64, program: &Program<'_>) -> (End, Option<u8>) {
    if let World::Board(board) = &mut session.bus.world {
        board.console.flush();
    }
    const SIGABRT: u8 = 6;
    let trap = session.m.trap();
    let report = report::trap(session, pc, trap, &place(&program.symbols, pc));
    (
        End::Signal {
            signal: SIGABRT,
            report,
        },
        None,
    )
}
