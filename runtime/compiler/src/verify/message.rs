//! Parts of messages: names of gates, types and sets, enumerations and paths of bounded length.

use onespec_graph::circuit::WireClass;
use onespec_graph::set::{GateSet, StateTerm};
use onespec_graph::text::gate_name;
use onespec_graph::{Circuit, Gate, Type, TypeSet};
use std::fmt::Write;

/// `%x`
pub(super) fn name(circuit: &Circuit, gate: Gate) -> String {
    gate_name(circuit, gate).to_string()
}

/// `%x ADD`
pub(super) fn full(circuit: &Circuit, gate: Gate) -> String {
    match gate.some() {
        Some(gate) if gate.index() < circuit.len() => {
            format!("{} {}", gate_name(circuit, gate), circuit.def(gate).name)
        }
        _ => name(circuit, gate),
    }
}

/// `i32`
pub(super) fn ty(set: &GateSet, ty: Type) -> String {
    match set.types.get(usize::from(ty.0)) {
        Some(_) if ty == Type::NONE => "no value".to_string(),
        Some(def) => def.name.to_string(),
        None => format!("type number {}", ty.0),
    }
}

/// `i8, i16 or i32`
pub(super) fn types(set: &GateSet, types: TypeSet) -> String {
    let names = (0..set.types.len().min(64) as u8).filter(|&t| types.has(Type(t)));
    either(names.map(|t| ty(set, Type(t))))
}

/// `GENERAL_STATE`, or its members where it has no name of its own.
pub(super) fn states(set: &GateSet, term: StateTerm) -> String {
    match set.state_sets.get(usize::from(term.0)) {
        Some(states) if states.name.is_empty() => either(states.members.iter().map(|&op| set.def(op).name.to_string())),
        Some(states) => states.name.to_string(),
        None => "a state".to_string(),
    }
}

/// `a, b or c`
pub(super) fn either(names: impl Iterator<Item = String>) -> String {
    listed(names.collect(), "or")
}

/// `a, b and c`
pub(super) fn both(names: impl Iterator<Item = String>) -> String {
    listed(names.collect(), "and")
}

fn listed(names: Vec<String>, word: &str) -> String {
    match names.as_slice() {
        [] => "nothing".to_string(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// How many gates of a path or an enumeration are named.
const SHOWN: usize = 12;

/// `%a, %b and 17 more`
pub(super) fn some(circuit: &Circuit, gates: &[Gate]) -> String {
    let mut names: Vec<String> = gates.iter().take(SHOWN).map(|&g| name(circuit, g)).collect();
    if gates.len() > SHOWN {
        names.push(format!("{} more", gates.len() - SHOWN));
    }
    both(names.into_iter())
}

/// `%a -> %b -> … 17 more … -> %z`
pub(super) fn path(circuit: &Circuit, gates: &[Gate]) -> String {
    let mut text = String::new();
    let hidden = gates.len().saturating_sub(SHOWN);
    let head = if hidden > 0 { SHOWN / 2 } else { gates.len() };
    for (i, &gate) in gates.iter().take(head).chain(&gates[head + hidden..]).enumerate() {
        if i > 0 {
            text.push_str(" -> ");
        }
        if i == head && hidden > 0 {
            let _ = write!(text, "… {hidden} more … -> ");
        }
        let _ = write!(text, "{}", gate_name(circuit, gate));
    }
    text
}

/// `1 state input`, `no value inputs`
pub(super) fn count(n: usize, class: &str) -> String {
    match n {
        0 => format!("no {class} inputs"),
        1 => format!("1 {class} input"),
        n => format!("{n} {class} inputs"),
    }
}

/// What an input is, and which of its class.
pub(super) fn wire(circuit: &Circuit, gate: Gate, index: u32) -> (WireClass, usize) {
    let class = circuit.class_of(gate, index);
    let before = match class {
        WireClass::State => 0,
        WireClass::Depend => circuit.states(gate).len(),
        WireClass::Value => circuit.states(gate).len() + circuit.depends(gate).len(),
        WireClass::Root => index as usize,
    };
    (class, index as usize - before)
}
