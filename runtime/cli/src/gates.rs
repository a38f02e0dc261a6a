//! The gates of the intermediate representation as the instructions of one more machine, and their evaluators.

use crate::machine::{Machine, is_gates, means_gates};
use crate::outcome::Failure;
use crate::paint::Paint;
use crate::{description, escape};
use onespec_circuit::{GATES, SOURCES};
use onespec_compiler::evaluate::{Semantics, Tables};
use onespec_core::isa::Isa;
use onespec_emulator::engine::Engine;
use onespec_gen::emit::gates::{GateText, texts};
use onespec_gen::sem::eval::Gates;
use onespec_gen::source::FileSource;
use onespec_gen::{Checked, Loaded};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Whether the gates are meant: by `--isa`, or as the machine of the directory under `--spec`.
pub fn are_meant(machine: &Machine) -> Result<bool, Failure> {
    match &machine.spec {
        Some(dir) => description::place(dir, machine).map(|place| is_gates(&place.name)),
        None => Ok(means_gates(machine)),
    }
}

/// The gates that are meant; `None` where a machine is.
pub fn texts_of(machine: &Machine) -> Result<Option<Vec<GateText>>, Failure> {
    match &machine.spec {
        _ if !are_meant(machine)? => Ok(None),
        Some(dir) => {
            let place = description::place(dir, machine)?;
            Ok(Some(read(&onespec_gen::load(&place.root, &place.name))))
        }
        None => Ok(Some(all())),
    }
}

/// The gates of this program.
pub fn all() -> Vec<GateText> {
    read(&onespec_gen::expand::load_from(FileSource::Texts(SOURCES), GATES.name))
}

fn read(loaded: &Loaded) -> Vec<GateText> {
    loaded
        .isa
        .as_ref()
        .map(|model| texts(model, &loaded.sources))
        .unwrap_or_default()
}

/// The gates of a directory, or of the text that the folder of constants was made of: sound, and the same gates and types as
/// those of this program, with which circuits are read.
fn opened(spec: Option<&Path>) -> Result<Checked, Failure> {
    let root = spec
        .map(|dir| description::folder(dir).map(|folder| folder.root))
        .transpose()?;
    let files = root.as_deref().map_or(FileSource::Texts(SOURCES), FileSource::Folder);
    let checked = description::open(files, GATES.name);
    if checked.diags.has_errors() {
        return Err(Failure::Diagnostics(checked.rendered(io::stderr().is_terminal())));
    }
    let Some(model) = &checked.model else {
        return Err(Failure::Findings(format!("there are no gates in {}", shown(spec))));
    };
    let gates = model.graph.gates.iter().map(|gate| gate.name.as_str());
    let types = model.graph.types.iter().map(|ty| ty.name.to_lowercase());
    if !gates.eq(GATES.gates.iter().map(|gate| gate.name)) || !types.eq(GATES.types.iter().map(|ty| ty.name)) {
        let told = format!(
            "{} has other gates or types than this program: semantics may be changed without a rebuild, these not",
            shown(spec)
        );
        return Err(Failure::Findings(told));
    }
    Ok(checked)
}

fn shown(spec: Option<&Path>) -> String {
    spec.map_or("this program".into(), escape::path)
}

/// The reference evaluator over a directory, or over the text that the folder of constants was made of.
pub fn reference(spec: Option<&Path>, scale: u32) -> Result<Gates, Failure> {
    let checked = opened(spec)?;
    let gates = match (scale, &checked.model) {
        (2.., Some(model)) => Some(Gates::scaled(model, scale)),
        _ => Gates::new(checked.programs),
    };
    gates.ok_or_else(|| Failure::Findings(format!("gates have no semantics in {}", shown(spec))))
}

/// The description of the gates as tables, and who evaluates them.
pub fn evaluator(spec: Option<&Path>, engine: Engine) -> Result<(&'static Isa, Box<dyn Semantics>), Failure> {
    let tables = opened(spec)?.tables;
    let isa = tables.ok_or_else(|| Failure::Findings(format!("there is nothing usable in {}", shown(spec))))?;
    let semantics: Box<dyn Semantics> = match engine {
        Engine::Interp | Engine::Jit => Box::new(Tables(&GATES)),
        Engine::Reference => Box::new(reference(spec, 1)?),
    };
    Ok((isa, semantics))
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
        "semantics": !gate.semantics.is_empty(), "meaning": !gate.semantics.is_empty(),
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
        writeln!(out, "semantics:")?;
        for line in gate.semantics.lines() {
            writeln!(out, "    {}", line.trim_end())?;
        }
    }
    writeln!(out, "written in: {}", gate.origin)
}
