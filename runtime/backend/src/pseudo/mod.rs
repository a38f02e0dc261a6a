//! Vector code as pseudo-instructions, stage by stage: as selected, with a setting before each instruction, with the
//! settings that the data flow needs, with registers, and as assembly.
//!
//! The notation is that of LLVM's machine IR, as the RFC on code generation for vectors whose length is state uses it: results,
//! the pseudo-instruction, what the result held before (an operand that is tied), sources, mask, count, element width.
//! Names, operands and register classes come from a mirror ([`onespec_core::mirror`]); settings have the name that the
//! mirror would give them. What is in no mirror has the name of the instruction.

mod choice;
mod line;

use crate::allocate::{self, Allocated};
use crate::code::{Arg, Function, Inst};
use crate::driver::{Level, Options};
use crate::emit;
use crate::machine::Machine;
use crate::object::texts;
use crate::problem::Problem;
use crate::settings::{self, Mode, Setters};
use choice::{Chosen, Mirrored};
use line::Lines;
use onespec_core::isa::Isa;
use onespec_graph::module::Module;
use std::fmt::Write;

/// The stages of a function whose instructions demand settings; nothing for a function in which no instruction is
/// mirrored, or where `mirror` is none of the machine.
///
/// # Errors
/// A setting that there is not, or registers that do not suffice.
pub fn text(
    machine: &Machine,
    mirror: &'static Isa,
    module: &Module,
    demanding: &Function,
    options: &Options,
) -> Result<Option<String>, Problem> {
    let Some(mirrored) = Mirrored::of(machine, mirror).filter(|_| !demanding.on_state.is_empty()) else {
        return Ok(None);
    };
    let setters = Setters::of(machine)?;
    let with = |code: &Function, mode: Mode| -> Result<Function, Problem> {
        let mut made = code.clone();
        settings::insert(machine, &setters, &mut made, mode)?;
        Ok(made)
    };
    let mut code = demanding.clone();
    let mut chosen = mirrored.choose(&code, &with(&code, Mode::Naive)?);
    if chosen.iter().all(Option::is_none) {
        return Ok(None);
    }
    name_undefined(&mut code, &mut chosen);
    let lines = Lines::new(machine, &mirrored, module, &code, &chosen);
    let (naive, found) = (with(&code, Mode::Naive)?, with(&code, Mode::DataFlow)?);
    let last = match options.settings {
        Mode::Naive => &naive,
        Mode::DataFlow => &found,
    };
    let mut out = format!("function {}\n", code.name);
    for (title, of) in [
        ("selected", &code),
        ("a setting before each instruction", &naive),
        ("settings by data flow", &found),
    ] {
        let _ = writeln!(out, "# {title}");
        lines.function(of, None, &mut out);
    }
    let (allocated, texts) = finish(machine, module, last, options)?;
    let _ = writeln!(out, "# registers allocated");
    lines.function(last, Some(&allocated), &mut out);
    let _ = writeln!(out, "# assembly");
    for text in texts {
        let _ = writeln!(out, "  {text}");
    }
    Ok(Some(out))
}

/// Whether an instruction was put into a function by the insertion of settings: its operands come behind all others.
fn is_inserted(function: &Function, inst: &Inst) -> bool {
    inst.args.start as usize >= function.args.len() && !inst.args.is_empty()
}

/// Gives a virtual register to each old value that may be anything.
fn name_undefined(code: &mut Function, chosen: &mut [Option<Chosen>]) {
    for (at, chosen) in chosen.iter_mut().enumerate() {
        let Some(chosen) = chosen else { continue };
        let Some(kept) = chosen.kept() else { continue };
        let arg = code.insts.get(at).and_then(|inst| code.args_of(inst).get(kept));
        if let Some(Arg::Def(made) | Arg::DefAt(made, _)) = arg.copied() {
            let bank = code.banks.get(made.0 as usize).copied().unwrap_or(0);
            chosen.undefined = Some(code.vreg_of(bank, code.size(made)));
        }
    }
}

/// Registers of a function, and the text of each of its instructions.
fn finish(
    machine: &Machine,
    module: &Module,
    code: &Function,
    options: &Options,
) -> Result<(Allocated, Vec<String>), Problem> {
    let (mut allocating, mut emitting) = (allocate::Context::default(), emit::Context::default());
    let fast = options.level == Level::Quick;
    for scratch in [false, true] {
        let allocated = allocating.allocate(machine, code, allocate::How { fast, scratch })?;
        let how = emit::How {
            scratch,
            compress: !fast,
        };
        if let Some(made) = emit::emit(machine, code, allocated, how, &mut emitting)? {
            return Ok((allocated.clone(), texts(machine, module, &made)));
        }
    }
    Err(Problem::new("the frame is too large for the machine"))
}
