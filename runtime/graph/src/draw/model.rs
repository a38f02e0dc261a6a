//! What is drawn of a circuit: shapes by class of gate, wires by class of input.

use crate::circuit::set::{Class, Role};
use crate::circuit::{Circuit, Gate, WireClass};
use crate::text::Lines;

/// What a gate looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Entry,
    State,
    Fixed,
    Effect,
    Compute,
    Prologue,
}

impl Kind {
    /// With what the legend says of them.
    pub const ALL: [(Kind, &'static str); 6] = [
        (Kind::Entry, "entry"),
        (Kind::State, "state"),
        (Kind::Fixed, "selector, relay"),
        (Kind::Effect, "memory"),
        (Kind::Compute, "computation"),
        (Kind::Prologue, "argument, constant"),
    ];

    pub fn of(circuit: &Circuit, gate: Gate) -> Kind {
        match circuit.def(gate).class {
            Class::Root => Kind::Entry,
            Class::State | Class::StateCompute => Kind::State,
            Class::Fixed => Kind::Fixed,
            Class::Effect => Kind::Effect,
            Class::Compute => Kind::Compute,
            Class::Prologue => Kind::Prologue,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Kind::Entry => "entry",
            Kind::State => "state",
            Kind::Fixed => "fixed",
            Kind::Effect => "effect",
            Kind::Compute => "compute",
            Kind::Prologue => "prologue",
        }
    }
}

/// Classes of wires that are drawn, with their names.
pub(super) const WIRES: [(WireClass, &str); 3] = [
    (WireClass::State, "state"),
    (WireClass::Depend, "depend"),
    (WireClass::Value, "value"),
];

pub(super) fn wire_name(class: WireClass) -> &'static str {
    WIRES.iter().find(|(c, _)| *c == class).map_or("root", |(_, name)| name)
}

/// Inputs of a gate that are drawn: states, depends and values that are there.
pub(super) fn inputs(circuit: &Circuit, gate: Gate) -> impl Iterator<Item = (usize, WireClass, Gate)> + '_ {
    let lists = [
        (WireClass::State, circuit.states(gate)),
        (WireClass::Depend, circuit.depends(gate)),
        (WireClass::Value, circuit.values(gate)),
    ];
    let all = lists
        .into_iter()
        .flat_map(|(class, list)| list.iter().map(move |input| (class, input)));
    let all = all.enumerate().map(|(index, (class, input))| (index, class, input));
    all.filter(|&(_, _, input)| input.index() < circuit.len() && !circuit.is_dead(input))
}

/// Whether an input is a loop's way back: the second one of its head, and of what the head's selectors take.
pub(super) fn closes_loop(circuit: &Circuit, gate: Gate, index: usize) -> bool {
    match circuit.role(gate) {
        Role::LoopBegin => index >= 1,
        Role::ValueSelector | Role::DependSelector => {
            let head = circuit.state(gate, 0);
            head.index() < circuit.len() && circuit.role(head) == Role::LoopBegin && index >= 2
        }
        _ => false,
    }
}

/// Gates that are drawn: all but the roots that nothing but lists are attached to.
pub(super) fn gates(circuit: &Circuit) -> Vec<Gate> {
    let roots = usize::from(circuit.set().roots);
    let is_input = |gate: Gate| {
        let values_end = |user: Gate| circuit.inputs(user).len() - usize::from(circuit.root(user).is_some());
        let mut uses = circuit.uses(gate);
        uses.any(|u| u.user.index() >= roots && (u.index as usize) < values_end(u.user))
    };
    let entries = (0..roots as u32).map(Gate).filter(|&g| is_input(g));
    entries.chain(crate::text::order(circuit)).collect()
}

/// What is written in a gate's box.
pub(super) struct Label {
    /// `ICMP.SLT`
    pub title: String,
    /// `%c : i1`, or nothing.
    pub below: String,
}

pub(super) fn label(lines: &Lines<'_>, circuit: &Circuit, gate: Gate) -> Label {
    if gate.index() < usize::from(circuit.set().roots) {
        return Label {
            title: circuit.def(gate).name.to_string(),
            below: String::new(),
        };
    }
    let ty = circuit.ty(gate);
    let mut below = lines.name(gate);
    if ty != crate::Type::NONE {
        below += " : ";
        below += circuit.set().type_def(ty).name;
    }
    Label {
        title: lines.opcode(gate),
        below,
    }
}

/// A text for people who point at a gate: its line, and what its opcode does.
pub(super) fn tooltip(lines: &Lines<'_>, circuit: &Circuit, gate: Gate) -> String {
    let def = circuit.def(gate);
    if gate.index() < usize::from(circuit.set().roots) {
        return def.doc.to_string();
    }
    let mut text = lines.line(gate);
    if !def.doc.is_empty() {
        text += "\n";
        text += def.doc;
    }
    text
}

/// The beginning of a text that is too long to be shown.
pub(super) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_string(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
