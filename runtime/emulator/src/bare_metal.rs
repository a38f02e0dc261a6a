//! The loop around an engine that runs a bare-metal program: interrupts in, traps into the program's own handler, until
//! the host interface says the end.

use crate::elf::Program;
use crate::engine::StopReason;
use crate::error::ElfError;
use crate::memory::{Bus, World};
use crate::messages::place;
use crate::options::End;
use crate::report;
use crate::session::Session;
use onespec_core::exec::{Machine, Trap};

/// Traps in a row without an instruction retiring between them, after which the handler is given up.
const HOPELESS: u32 = 16;

/// Puts a program's bytes into the board's RAM, at their load addresses.
///
/// # Errors
/// A segment lies outside of RAM: [`ElfError::Memory`].
pub fn load(bus: &mut Bus, program: &Program<'_>) -> Result<(), ElfError> {
    let (base, size) = match &bus.world {
        World::Board(board) => (board.ram_base, board.ram_size),
        World::User(_) => (0, 0),
    };
    for segment in &program.segments {
        let at = segment
            .load_addr
            .checked_sub(base)
            .filter(|at| at.checked_add(segment.size).is_some_and(|end| end <= size));
        let to = at.and_then(|at| bus.window.ram.slice_mut(at, segment.data.len()));
        let Some(to) = to else {
            return Err(ElfError::Memory(format!(
                "a segment of {} bytes for {:#x} lies outside of RAM, which is {base:#x}..{:#x}",
                segment.size,
                segment.load_addr,
                base + size
            )));
        };
        to.copy_from_slice(segment.data);
    }
    Ok(())
}

/// Runs to the end. Returns how it came and the exit code if the program gave one.
pub fn drive<M: Machine>(session: &mut Session<M>, program: &Program<'_>) -> (End, Option<u8>) {
    // The first of a row of traps, and when it was.
    let mut first: Option<(u64, Trap, u64)> = None;
    let mut row = 0;
    loop {
        let now = session.bus.retired;
        if session.is_late() {
            return (End::Timeout, None);
        }
        if let Some(end) = attend(session, now) {
            return end;
        }
        if session.m.pending(&mut session.bus) {
            let pc = session.m.pc();
            if !session.m.take_trap(&mut session.bus, pc) {
                return die(session, pc, program);
            }
        }
        let until = match &session.bus.world {
            World::Board(board) => board.deadline(now).max(now + 1),
            World::User(_) => u64::MAX,
        };
        match session.advance(until.min(session.next_look())) {
            StopReason::Event => {}
            StopReason::Limit if session.bus.retired >= session.max_insns => return (End::Limit, None),
            StopReason::Limit => {}
            StopReason::Trap => {
                let (pc, trap, retired) = (session.m.pc(), session.m.trap(), session.bus.retired);
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

/// Looks after the board: the program's exit, a pending word of the host interface, waiting.
fn attend<M: Machine>(session: &mut Session<M>, now: u64) -> Option<(End, Option<u8>)> {
    match session.bus.attend(now) {
        Ok(()) => None,
        Err(Some(code)) => Some((End::Exit, Some(code))),
        Err(None) => Some((End::Stuck, None)),
    }
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
