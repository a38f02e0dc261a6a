//! The gates of the intermediate representation, shown as the instructions of one more machine.

use crate::arguments::Machine;
use crate::description;
use crate::outcome::Failure;
use crate::paint::Paint;
use onespec_circuit::{GATES, SOURCES};
use onespec_gen::emit::gates::{GateText, texts};
use onespec_gen::source::Shelf;
use onespec_gen::{Checked, Loaded};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Whether this is the name of the gates.
pub fn is_named(name: &str) -> bool {
    name == GATES.name
}

/// Whether `--isa` names the gates.
pub fn is_meant(machine: &Machine) -> bool {
    machine.isa.as_deref().is_some_and(is_named)
}

/// The description that the gates of this program were made of, checked.
pub fn checked() -> Checked {
    onespec_gen::check_from(Shelf::Texts(SOURCES), GATES.name)
}

/// The gates that are meant; `None` where a machine is.
pub fn texts_of(machine: &Machine) -> Result<Option<Vec<GateText>>, Failure> {
    match &machine.spec {
        Some(dir) => {
            let place = description::place(dir, machine)?;
            match is_named(&place.name) {
                true => Ok(Some(read(&onespec_gen::load(&place.root, &place.name)))),
                false => Ok(None),
            }
        }
        None => Ok(is_meant(machine).then(all)),
    }
}

/// The gates of this program.
pub fn all() -> Vec<GateText> {
    read(&onespec_gen::expand::load_from(Shelf::Texts(SOURCES), GATES.name))
}

fn read(loaded: &Loaded) -> Vec<GateText> {
    loaded
        .isa
        .as_ref()
        .map(|model| texts(model, &loaded.sources))
        .unwrap_or_default()
}

/// A gate for programs.
pub fn object(gate: &GateText) -> Value {
    let inputs = gate.inputs.iter().map(|i| json!({"name": i.name, "types": i.types}));
    json!({
        "mnemonic": gate.name,
        "level": gate.level,
        "class": gate.class,
        "signature": gate.signature,
        "inputs": inputs.collect::<Vec<_>>(),
        "result": gate.result,
        "types": gate.types,
        "wheres": gate.wheres,
        "effect": gate.effect,
        "commutative": gate.commutative,
        "cost": gate.cost,
        "doc": gate.doc,
        "meaning": !gate.semantics.is_empty(),
        "origin": gate.origin,
    })
}

/// Everything about a gate.
pub fn explain(out: &mut impl Write, gate: &GateText, paint: Paint) -> io::Result<()> {
    writeln!(out, "{}  {}", paint.bold(&gate.name), gate.doc)?;
    writeln!(out, "\n    {}\n", gate.signature)?;
    writeln!(out, "a gate of {}: {}, {}", GATES.name, gate.class, gate.level)?;
    if !gate.types.is_empty() {
        writeln!(out, "T is one of: {}", gate.types)?;
    }
    for condition in &gate.wheres {
        writeln!(out, "only where: {condition}")?;
    }
    if !gate.successors.is_empty() {
        writeln!(out, "followed by: {}", gate.successors)?;
    }
    writeln!(out, "memory: {}", gate.effect)?;
    if gate.commutative {
        writeln!(out, "commutative")?;
    }
    writeln!(out, "cost: {}", gate.cost)?;
    if !gate.semantics.is_empty() {
        writeln!(out, "meaning:")?;
        for line in gate.semantics.lines() {
            writeln!(out, "    {}", line.trim_end())?;
        }
    }
    writeln!(out, "written in: {}", gate.origin)
}
