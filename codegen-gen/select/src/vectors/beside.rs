//! Instructions that leave a value in state and another one in a register: which patterns of the latter say what the register holds.
//! Flags of a sum come with the sum.

use super::super::pattern::{Arg, Pattern, Step};
use super::super::{GateSet, Selection};
use super::state_of;
use super::trial::Trial;
use onespec_core::select::Effect;
use onespec_description::model::{Dir, Isa};
use onespec_sem::ir::Program;

/// Values on which a pair is tried; each is a vector of them.
const ROUNDS: usize = 24;
/// The same values always.
const SEED: u64 = 0xbe51_de00;

/// Pairs of patterns, by number: the instruction of the first, whose result is in state, leaves in its register what the second computes
/// of the same sources. Both have one instruction of one kind, and ask for the same.
pub fn beside(isa: &Isa, program: &Program, set: &GateSet, selection: &Selection) -> Vec<(u16, u16)> {
    let state = |pattern: &Pattern| {
        let repr = selection.reprs.get(usize::from(*pattern.results.first()?))?;
        state_of(isa, program, repr.file)
    };
    let alone = |pattern: &Pattern| match pattern.steps.as_slice() {
        [step] if pattern.effect == Effect::None && pattern.value.is_none() => Some(step.clone()),
        _ => None,
    };
    let all = || (0u16..).zip(&selection.patterns);
    let (mut flags, mut values) = (Vec::new(), Vec::new());
    for (at, pattern) in all() {
        let Some(step) = alone(pattern).filter(|step| writes(isa, step)) else {
            continue;
        };
        match state(pattern) {
            Some(state) => flags.push((at, pattern, step, state)),
            None if !pattern.results.is_empty() => values.push((at, pattern, step)),
            None => {}
        }
    }
    if flags.is_empty() {
        return Vec::new();
    }
    let mut trial = Trial::of(isa, program, set, selection, SEED);
    let mut made = Vec::new();
    for (first, flag, of, state) in &flags {
        for (second, value, step) in &values {
            let fits = is_alike(of, step)
                && flag.requires == value.requires
                && flag.needs == value.needs
                && (value.where_.is_empty() || value.where_ == flag.where_)
                && flag.approximation.is_none()
                && value.approximation.is_none();
            if !fits {
                continue;
            }
            let both = Pattern {
                tree: value.tree.clone(),
                results: value.results.clone(),
                ..(*flag).clone()
            };
            if trial.run_but(&both, *state, ROUNDS).is_ok_and(|rounds| rounds > 0) {
                made.push((*first, *second));
            }
        }
    }
    made
}

/// Whether an instruction writes a register.
fn writes(isa: &Isa, step: &Step) -> bool {
    let operands = isa.ops.get(usize::from(step.op)).map_or(&[][..], |op| &op.operands);
    let mut args = step.args.iter().zip(operands);
    args.any(|(arg, operand)| *arg == Arg::Out || matches!(arg, Arg::Source(_)) && operand.dir != Dir::In)
}

/// Whether two instructions differ in numbers alone.
fn is_alike(one: &Step, other: &Step) -> bool {
    let is_number = |arg: &Arg| matches!(arg, Arg::Number(_));
    let mut args = one.args.iter().zip(&other.args);
    one.op == other.op
        && one.args.len() == other.args.len()
        && args.all(|(one, other)| one == other || is_number(one) && is_number(other))
}
