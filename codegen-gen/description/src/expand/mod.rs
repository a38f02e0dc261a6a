//! From what the author wrote to the resolved model: families, inheritance, names, layouts, templates.
//!
//! One file a step. `units` reads the files, `names` finds things by name, `family` makes members out of tables; then
//! features, registers, kinds, instructions, aliases, macros and the machine around them each fill their part of the
//! model. Every step reports what is wrong and goes on with the rest.

mod adapt;
mod aliases;
mod columns;
mod conventions;
mod cx;
mod data_keys;
mod entry;
mod examples;
mod exprs;
mod family;
mod features;
mod fields;
mod graph;
mod guards;
mod idents;
mod instructions;
mod join;
mod kinds;
mod layout;
mod local;
mod machine;
mod macros;
mod matcher;
mod mirror;
mod mnemonics;
mod names;
mod numbers;
mod once;
mod platforms;
mod registers;
mod rom;
mod select;
mod settings;
mod sums;
mod targets;
mod templates;
mod timing;
mod units;
mod when;

pub use exprs::fold;
pub use targets::closure;

use crate::model::Isa;
use onespec_diag::{Diags, FileSource, Sources};
use std::path::Path;

/// A description that was read: its files, what is wrong with it, and the model when it could be built.
#[derive(Debug, Default)]
pub struct Loaded {
    pub sources: Sources,
    /// `None` when nothing usable came out. A model may be there although there were errors: what could be resolved.
    pub isa: Option<Isa>,
    pub diags: Diags,
}

/// Reads the machine in folder `machine` of a spec folder. Never fails otherwise than through `diags`.
pub fn load(spec_root: &Path, machine: &str) -> Loaded {
    load_from(FileSource::Folder(spec_root), machine)
}

/// The same from wherever the files are.
pub fn load_from(files: FileSource<'_>, machine: &str) -> Loaded {
    let mut sources = Sources::new();
    let mut diags = Diags::default();
    let units = units::read(files, machine, &mut sources, &mut diags);
    let isa = (!units.is_empty())
        .then(|| build(machine, &units, &sources, &mut diags))
        .flatten();
    Loaded { sources, isa, diags }
}

/// Names of the machines in a spec folder: the folders in it that hold `.yaml` files, in alphabetical order.
pub fn machines(spec_root: &Path) -> Vec<String> {
    FileSource::Folder(spec_root).machines()
}

/// `None` where a register file could not be made: every operand, name and number of its registers would be one more
/// error.
fn build(machine: &str, units: &[units::Unit], sources: &Sources, diags: &mut Diags) -> Option<Isa> {
    let mut isa = Isa {
        name: machine.to_string(),
        hash: units::hash(sources),
        ..Isa::default()
    };
    let cx = cx::Cx::new(units);
    cx.read_families();
    if !registers::build(&cx, &mut isa) {
        diags.list.append(&mut cx.diags().list);
        return None;
    }
    let features = features::build(&cx, machine, &mut isa);
    registers::parts(&cx, &features, &mut isa);
    settings::build(&cx, &features, &mut isa);
    machine::build(&cx, &features, sources, &mut isa);
    graph::build(&cx, sources, &mut isa);
    let kinds = kinds::Kinds::new(&cx, &features, &isa);
    let timing = instructions::build(&cx, &features, &kinds, &mut isa);
    targets::build(&cx, &features, &mut isa);
    idents::build(&features, &mut isa);
    adapt::build(&cx, &features, &kinds, &mut isa);
    aliases::build(&cx, &features, &kinds, &mut isa);
    macros::build(&cx, &features, &kinds, &mut isa);
    targets::had_by_no_target(&cx, &isa);
    platforms::build(&cx, &features, &mut isa);
    conventions::build(&cx, &features, &mut isa);
    mirror::build(&cx, &kinds, &mut isa);
    targets::default_of_mirror(&mut isa);
    select::build(&cx, &features, sources, &mut isa);
    kinds.finish(&mut isa);
    timing::build(&cx, &mut isa, &timing);
    diags.list.append(&mut cx.diags().list);
    Some(isa)
}
