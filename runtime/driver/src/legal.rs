//! Legalisation: gates that no instruction computes and that are never calls are opened ([`select::open`]), and values that no
//! register of the machine holds are split into parts ([`split_wide`]), with the formulas of the library, before instructions are
//! selected.

use crate::level::Level;
use crate::library;
use onespec_backend::machine::Binding;
use onespec_backend::{Machine, Problem, driver, select};
use onespec_compiler::passes::{Context, Pipeline, split_wide};
use onespec_graph::text::gate_name;
use onespec_graph::{Circuit, Gate, Module};

/// What makes circuits smaller after values were split, and what is left of them dead.
const CLEAN: &str = "fold,simplify,gvn,dce";
const DEAD: &str = "dce";

/// Opens gates that are never calls, and splits all values of a module that registers of the machine do not hold.
///
/// # Errors
/// The module has addresses that the machine does not, or the description of gates does not say how to split.
pub fn legalise(machine: &Machine, module: &mut Module, level: Level) -> Result<(), Problem> {
    let bits = 8 * machine.address_bytes();
    let widest = module
        .functions
        .iter()
        .map(|f| module.set.type_def(f.circuit.arch()).width)
        .max();
    if let Some(wide) = widest.filter(|wide| *wide > bits) {
        return Err(Problem::new(format!(
            "its addresses have {wide} bits, those of {} have {bits}: compile it for addresses of {bits} bits (`--arch {bits}`)",
            machine.target.name
        )));
    }
    let binding = driver::binding(machine, module)?;
    for function in &mut module.functions {
        select::open(&mut function.circuit, machine, &binding);
    }
    if binding.types.hold_all() {
        return Ok(());
    }
    split(&binding, module, level, bits)
}

fn split(binding: &Binding, module: &mut Module, level: Level, bits: u32) -> Result<(), Problem> {
    let told = |error: &dyn std::fmt::Display| Problem::new(error.to_string());
    let formulas = library::formulas(bits)?;
    let passes = if level == Level::O0 { DEAD } else { CLEAN };
    let clean = Pipeline::parse(passes).map_err(|e| told(&e))?;
    let dead = Pipeline::parse(DEAD).map_err(|e| told(&e))?;
    for function in &mut module.functions {
        let circuit = &mut function.circuit;
        // A collector finds references in one place each.
        let is_lost = |g: &Gate| circuit.word(*g).is_reference() && !binding.types.is_held(circuit.ty(*g));
        if let Some(gate) = circuit.gates().find(is_lost) {
            let ty = circuit.set().type_def(circuit.ty(gate)).name;
            let message = format!(
                "{} is a reference of type {ty}, which no register holds",
                gate_name(circuit, gate)
            );
            return Err(Problem::new(message).of(&function.name));
        }
        let is_wide = |circuit: &Circuit, switch| !binding.types.is_held(circuit.ty(circuit.value(switch, 0)));
        select::open_switches(circuit, &is_wide)?;
        if !split_wide(circuit, &binding.types, &|circuit, gate| formulas.of(circuit, gate)) {
            continue;
        }
        clean.run(circuit, &mut Context::default()).map_err(|e| told(&e))?;
        // Passes may have joined what was split: at the end all values are parts again.
        split_wide(circuit, &binding.types, &|circuit, gate| formulas.of(circuit, gate));
        dead.run(circuit, &mut Context::default()).map_err(|e| told(&e))?;
    }
    Ok(())
}
