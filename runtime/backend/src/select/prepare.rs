//! Rewrites what patterns can't cover: switches become branches, floating-point constants become integer constants of
//! the same bits.
//!
//! The description says which gate reads bits as another type: `same_bits: yes`.

use super::active;
use super::branches::Ops;
use super::contract::contract;
use super::expand;
use super::gate_data::with_data;
use super::jump_tables::{self, JumpTable};
use super::library;
use super::masks;
use super::min_max;
use super::options::PrepareOptions;
use super::reductions;
use super::shifts;
use crate::machine::{Binding, Machine};
use crate::passes::Pass;
use crate::problem::Problem;
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Gate, Role, Type};

/// Writes a circuit so that instructions can be selected; switches that are jumps through tables stay.
///
/// # Errors
/// The description of gates does not say how.
pub fn prepare(
    circuit: &mut Circuit,
    machine: &Machine,
    binding: &Binding,
    tables: &[JumpTable],
    how: PrepareOptions,
) -> Result<(), Problem> {
    min_max::open(circuit, binding);
    reductions::open(circuit, binding);
    active::mask(circuit, binding);
    let has = |pass| how.passes.has(pass);
    if how.approximate && has(Pass::MinMax) {
        min_max::form(circuit, machine, binding);
    }
    if how.approximate && has(Pass::Contract) {
        contract(circuit, machine, binding);
    }
    if how.number_masks {
        masks::number(circuit, binding);
    }
    if has(Pass::JoinMasks) {
        masks::join(circuit, binding);
    }
    if has(Pass::FillShifts) {
        shifts::fill(circuit, machine, binding);
    }
    expand::expand(circuit, machine, binding, how);
    if has(Pass::NarrowMasks) {
        masks::narrow(circuit, machine, binding);
    }
    open_switches(circuit, &|_, switch| jump_tables::of_switch(tables, switch).is_none())?;
    float_constants(circuit, machine, binding)
}

/// Writes switches as branches, those that are wanted so.
///
/// # Errors
/// The description of gates does not say how.
pub fn open_switches(circuit: &mut Circuit, wanted: &dyn Fn(&Circuit, Gate) -> bool) -> Result<(), Problem> {
    let is_wanted = |g: &Gate| circuit.role(*g) == Role::Switch && wanted(circuit, *g);
    let switches: Vec<Gate> = circuit.gates().filter(is_wanted).collect();
    if !switches.is_empty() {
        let ops = Ops::new(circuit.set()).ok_or_else(|| {
            Problem::new("the description of gates does not say how to ask for the value of a switch (`cases:`)")
        })?;
        for switch in switches {
            ops.lower(circuit, switch);
        }
    }
    Ok(())
}

fn float_constants(circuit: &mut Circuit, machine: &Machine, binding: &Binding) -> Result<(), Problem> {
    let set = circuit.set();
    let is_float = |g: &Gate| circuit.role(*g) == Role::Constant && set.type_def(circuit.ty(*g)).bank == Bank::Float;
    let constants: Vec<Gate> = circuit.gates().filter(is_float).collect();
    if constants.is_empty() {
        return Ok(());
    }
    let (cast, _) = with_data(set, "same_bits").ok_or_else(|| {
        Problem::new("the description of gates has none that reads bits as another type (`same_bits:`)")
    })?;
    for constant in constants {
        let ty = circuit.ty(constant);
        // What no register holds is part of what puts it into all elements of a vector.
        if binding.bank(ty).is_none() {
            continue;
        }
        let width = set.type_def(ty).width;
        let same = set
            .types
            .iter()
            .position(|t| t.bank == Bank::Int && t.width == width && t.lanes == 0);
        let Some(same) = same else { continue };
        let (op, bits, line) = (circuit.op(constant), circuit.bits(constant), circuit.line(constant));
        let same = Type(same as u8);
        let is_single = binding.types.is_held(same);
        if !is_single && library::is_covered(machine, binding, circuit, constant, library::Inputs::Registers) {
            continue;
        }
        let number = match (is_single, &binding.parts) {
            (false, Some(parts)) => parts.joined_number(circuit, &binding.types, same, bits),
            _ => circuit.add(op, same, bits, &[], &[], &[]),
        };
        let value = circuit.add(cast, ty, 0, &[], &[], &[number]);
        circuit.set_line(value, line);
        circuit.replace_uses(constant, value);
        circuit.kill(constant);
    }
    Ok(())
}
