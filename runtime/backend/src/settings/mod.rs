//! Insertion of settings: puts instructions that set state (mode registers, vector lengths, condition codes) before
//! instructions that demand values of it, as the `vsetvli` insertion of LLVM does for one machine.
//!
//! Selected instructions have demands ([`crate::code::Demand`]). [`Setters`] are the sequences of the description that set
//! several pieces of state together. [`insert`] either puts one before each instruction with demands ([`Mode::Naive`], the
//! reference), or finds by a forward data flow analysis which state holds what already ([`flow`]), and moves settings that
//! are there on one way into a block to the others where that makes code shorter ([`place`]): out of loops, above all.
//! A demand for any setting with as many elements is met by the one that is there, or set for the demand that follows;
//! between settings with as many elements the count is kept, which machines do without looking at a register.
//! Where no instruction keeps what a mask leaves out, settings leave it open ([`open`]).
//!
//! Demands stand at instructions, so these may be put in another order before. It runs after that and before registers are allocated. No state and no instruction is named here.

mod facts;
mod flow;
mod open;
mod place;
mod setters;

pub use setters::Setters;

use crate::code::Function;
use crate::machine::Machine;
use crate::problem::Problem;
use flow::{Flow, Site};

/// Where settings are put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Before each instruction that demands something.
    Naive,
    /// Where state may hold something else than what is demanded.
    #[default]
    DataFlow,
}

/// Puts instructions into a function that set what its instructions demand, and takes the demands out of it; how many
/// settings there are.
///
/// # Errors
/// A demand that no sequence of the description satisfies.
pub fn insert(machine: &Machine, setters: &Setters, code: &mut Function, mode: Mode) -> Result<usize, Problem> {
    if code.on_state.is_empty() {
        return Ok(0);
    }
    let flow = Flow::of(machine, setters, code)?;
    let sites = match mode {
        Mode::Naive => flow.naive(),
        Mode::DataFlow => place::place(&flow),
    };
    write(machine, setters, code, &flow, &sites)?;
    Ok(sites.len())
}

/// Writes the function anew with the settings before their instructions.
fn write(
    machine: &Machine,
    setters: &Setters,
    code: &mut Function,
    flow: &Flow,
    sites: &[Site],
) -> Result<(), Problem> {
    let open = open::open(machine, setters, code, flow.states(), sites);
    let old = std::mem::take(&mut code.insts);
    let mut sites = sites.iter().zip(open.sites).peekable();
    let mut moved: Vec<u32> = Vec::with_capacity(old.len() + 1);
    for (number, mut inst) in (0u32..).zip(old) {
        moved.push(code.insts.len() as u32);
        while let Some((site, is_open)) = sites.next_if(|(site, _)| site.before == number) {
            setters.write(
                machine,
                code,
                flow.states(),
                (&site.values, site.kept, is_open),
                inst.line,
            )?;
            code.sets.extend((code.insts.len() as u32).checked_sub(1));
        }
        if code.on_state_of(&inst).is_some_and(|on| !on.leaves.is_empty()) {
            code.sets.push(code.insts.len() as u32);
        }
        inst.on_state = None;
        let from = flow.retargeted.partition_point(|(at, ..)| *at < number);
        let retargeted = flow.retargeted.get(from..).unwrap_or(&[]).iter();
        for (_, state, old, new) in retargeted.take_while(|(at, ..)| *at == number) {
            if let Some(state) = flow.states().get(*state) {
                setters.retarget(code, &inst, state, (*old, *new))?;
            }
        }
        if open.leaving.binary_search(&number).is_ok() {
            setters.leave_open(code, &inst);
        }
        code.insts.push(inst);
    }
    moved.push(code.insts.len() as u32);
    for block in &mut code.blocks {
        let at = |number: u32| moved.get(number as usize).copied().unwrap_or(number);
        block.insts = at(block.insts.start)..at(block.insts.end);
    }
    code.on_state.clear();
    Ok(())
}
