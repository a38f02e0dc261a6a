//! The loop around an engine that runs a user program: system calls out, results in, until it ends.

use super::{Ending, Process};
use crate::elf::Symbol;
use crate::engine::StopReason;
use crate::environment::Environment;
use crate::memory::Bus;
use crate::messages::{cause_name, place};
use crate::options::End;
use crate::report;
use crate::session::Session;
use onespec_core::exec::Machine;

/// Runs to the end. Returns how it came and the exit code if the program gave one.
pub fn drive<M: Machine>(
    session: &mut Session<M>,
    process: &mut Process,
    environment: &Environment,
    symbols: &[Symbol],
) -> (End, Option<u8>) {
    let call_cause = session
        .isa
        .causes
        .iter()
        .find(|(name, _)| *name == environment.syscall_cause);
    let call_cause = call_cause.map(|(_, number)| u64::from(*number));
    loop {
        if session.is_late() {
            return (End::Timeout, None);
        }
        match session.advance(session.next_look()) {
            StopReason::Event => continue,
            StopReason::Limit if session.bus.retired >= session.max_insns => return (End::Limit, None),
            StopReason::Limit => continue,
            StopReason::Trap => {}
        }
        if let Some(early) = session.early() {
            let (pc, message) = (early.pc, &early.message);
            let report = format!("{pc:#x}{}{}: {message}\n", place(symbols, pc), session.source(pc));
            return (End::Hazard { pc, report }, None);
        }
        let (pc, trap) = (session.m.pc(), session.m.trap());
        if Some(trap.cause) != call_cause {
            let name = cause_name(session.isa, trap).unwrap_or("");
            let signal = environment.signal(name);
            let mut text = report::trap(session, pc, trap, &place(symbols, pc));
            if std::mem::take(&mut session.bus.out_of_memory) {
                text.insert_str(0, "the guest's memory limit is reached, or the host has no more\n");
            }
            return (End::Signal { signal, report: text }, None);
        }
        match serve(&mut session.m, &mut session.bus, process, environment, pc) {
            Some(Ending::Exit(code)) => return (End::Exit, Some(code)),
            Some(Ending::Signal(signal, why)) => {
                let report = format!("{why}, at pc {pc:#x}{}\n", place(symbols, pc));
                return (End::Signal { signal, report }, None);
            }
            Some(Ending::Timeout) => return (End::Timeout, None),
            Some(Ending::Stuck(why)) => {
                process.warn_once(&format!("{why}, at pc {pc:#x}{}", place(symbols, pc)));
                return (End::Stuck, None);
            }
            None => {}
        }
    }
}

/// Serves the system call at `pc`: arguments out of registers, result into one. An ending, if it was the last.
pub fn serve<M: Machine>(
    m: &mut M,
    bus: &mut Bus,
    process: &mut Process,
    environment: &Environment,
    pc: u64,
) -> Option<Ending> {
    let mut args = [0; 6];
    for (arg, name) in args.iter_mut().zip(&environment.args) {
        *arg = m.get(name).unwrap_or(0);
    }
    let number = m.get(&environment.number).unwrap_or(u64::MAX);
    let result = process.call(bus, number, args);
    // The call has retired: it did what it is for.
    bus.retired += 1;
    m.set(&environment.result, result);
    m.set_pc(pc.wrapping_add(environment.syscall_length));
    process.ending.take()
}
