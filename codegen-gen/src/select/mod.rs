//! The generated selector: which trees of gates each instruction computes, found from the meanings of both.
//!
//! `term` and its constructors (`normal`, `arith`, `logic`) are bit-vector terms in normal form; `symbolic` evaluates
//! meanings to them; `gates` are the terms of gates, `matching` and `lift` cover a term with gates; `machine` and `derive`
//! try an instruction with every way in which values lie in registers; `prune` keeps what says something; `pattern` makes
//! patterns of it, [`tables`] what the runtime reads ([`onespec_core::select`]), [`show`] what people read. Rules of the
//! description, where no single instruction is enough, become patterns too ([`rules`]).

mod arith;
pub mod cover;
pub mod derive;
mod gates;
mod lift;
mod logic;
mod machine;
mod matching;
mod normal;
pub mod pattern;
mod print;
mod prune;
pub mod question;
pub mod rules;
mod samples;
pub mod show;
mod symbolic;
pub mod tables;
mod term;
pub mod trial;

use crate::model::{Isa, Kind};
use crate::pipeline::{Checked, Opening};
use crate::sem::ir::Program;
use crate::source::{Diag, Diags, Origin as At, Shelf, Sources, did_you_mean};
use derive::{instruction, moves};
use gates::{Gates, Types};
use lift::Lift;
use machine::Machine;
use pattern::{Arg, Maps, Node, Origin, Pattern, of_move, of_raw};
use prune::{Moves, prune};
use term::Terms;

pub use symbolic::Why;

/// A set of gates to select from.
pub struct GateSet {
    pub sources: Sources,
    pub isa: Isa,
    pub program: Program,
}

/// The selector of a machine for one assignment of its parameters.
pub struct Selection {
    pub params: Vec<(String, i64)>,
    /// The machine whose gates these are.
    pub gate_set: String,
    pub(crate) gates: Vec<GateName>,
    pub reprs: Vec<ReprName>,
    pub weaken: Vec<(u16, u16)>,
    pub patterns: Vec<Pattern>,
    /// By instruction without a pattern, why.
    pub without: Vec<(u16, Why)>,
    /// For each register file, the pattern that copies a register.
    pub copies: Vec<(u16, Pattern)>,
    /// Types of the gates by name.
    pub types: Vec<String>,
}

/// A gate with types, by name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GateName {
    pub gate: String,
    pub cond: String,
    pub own: Option<u8>,
    pub inputs: Vec<u8>,
    pub commutes: bool,
    /// Opcode among the gates, and the code of the condition.
    pub op: u16,
    pub code: u64,
}

/// A representation by name.
#[derive(Debug, Clone)]
pub struct ReprName {
    pub name: String,
    pub ty: u8,
    pub file: u16,
    pub border: bool,
    /// Fns between value and register, of the program.
    pub code: crate::sem::ir::ReprCode,
}

/// Reads the gates that a machine selects from.
pub fn gates_of(isa: &Isa, shelf: Shelf<'_>, diags: &mut Diags) -> Option<GateSet> {
    let select = isa.select.as_ref()?;
    let known = shelf.machines();
    if !known.contains(&select.gates) {
        let message = format!("there are no gates `{}` to select from", select.gates);
        let help = did_you_mean(&select.gates, known.iter().map(String::as_str));
        let help = help.unwrap_or_else(|| "`gates:` names the folder of an intermediate representation".into());
        diags.push(Diag::error("E0620", &select.origin, message).help(help));
        return None;
    }
    // The gates are a machine of their own, and are tried out where that is opened.
    let opening = Opening {
        fast: true,
        ..Opening::default()
    };
    let checked = Checked::open(shelf, &select.gates, &opening);
    let program = checked.programs.first()?.clone();
    Some(GateSet {
        sources: checked.sources,
        isa: checked.model?,
        program,
    })
}

/// The tables of a machine's selectors, in memory for as long as the process. Empty where the machine declares none.
pub fn selectors(
    checked: &crate::Checked,
    shelf: Shelf<'_>,
    diags: &mut Diags,
) -> &'static [onespec_core::select::Selector] {
    print::kept(
        tables_of(checked, shelf, diags, &|origin| checked.sources.line_of(origin))
            .map_or(Vec::new(), |(made, _)| made),
    )
}

/// The same as the text of a module of a crate, and the files of the gates.
pub fn module(
    checked: &crate::Checked,
    shelf: Shelf<'_>,
    diags: &mut Diags,
    line: &dyn Fn(&At) -> String,
) -> Option<(String, Sources)> {
    let (made, sources) = tables_of(checked, shelf, diags, line)?;
    Some((print::text(&made), sources))
}

fn tables_of(
    checked: &crate::Checked,
    shelf: Shelf<'_>,
    diags: &mut Diags,
    line: &dyn Fn(&At) -> String,
) -> Option<(Vec<onespec_core::select::Selector>, Sources)> {
    let isa = checked.model.as_ref()?;
    let set = gates_of(isa, shelf, diags)?;
    let made = select(isa, checked.programs, &set, diags);
    let made = made
        .iter()
        .map(|selection| tables::lower(isa, selection, line))
        .collect();
    Some((made, set.sources))
}

/// Selectors for every assignment of the machine's parameters. None where nothing is declared for them.
pub fn select(isa: &Isa, programs: &[Program], gates: &GateSet, diags: &mut Diags) -> Vec<Selection> {
    let mut rules = rules::Rules::read(isa, diags);
    let made = programs
        .iter()
        .map(|program| one(isa, program, gates, &mut rules, diags));
    let made = made.collect();
    rules.finish(diags);
    made
}

fn one(isa: &Isa, program: &Program, set: &GateSet, rules: &mut rules::Rules<'_>, diags: &mut Diags) -> Selection {
    let mut terms = Terms::default();
    let types = Types::of(&set.isa.graph);
    let machine = Machine::new(isa, program, &types, &mut terms);
    let gates = Gates::read(&set.isa.graph, &set.program, &mut terms, machine.word());
    let mut lift = Lift::new(&gates, &types);
    let free = moves(&machine, &mut terms, &mut lift);
    let free = Moves::of(&free, gates.list.iter().map(|g| g.commutes).collect());
    let repr_types: Vec<u8> = machine.reprs.iter().map(|r| r.ty).collect();
    let mut maps = Maps::default();
    let mut weaken: Vec<(u16, u16)> = free.weaken.iter().copied().collect();
    weaken.sort_unstable();
    let mut selection = Selection {
        params: program.params.clone(),
        gate_set: set.isa.name.clone(),
        gates: names(&gates, set),
        reprs: machine
            .reprs
            .iter()
            .map(|r| ReprName {
                name: r.name.clone(),
                ty: r.ty,
                file: r.file,
                border: r.border,
                code: r.code,
            })
            .collect(),
        weaken,
        patterns: Vec::new(),
        without: Vec::new(),
        copies: Vec::new(),
        types: types.names.clone(),
    };
    for (from, tree, results) in free.list() {
        selection.patterns.push(of_move(from, tree, free.strongest(results)));
    }
    zeros(&machine, &mut selection, &types);
    for (id, op) in isa.ops.iter().enumerate() {
        let has_meaning = program.insts.get(id).is_some_and(Option::is_some);
        if op.unreachable || op.is.is_some() || !has_meaning {
            continue;
        }
        match instruction(&machine, &mut terms, &mut lift, id) {
            Err(why) => selection.without.push((id as u16, why)),
            Ok((shape, raws)) => {
                let copy = copies(&machine, &raws);
                if let Some((file, raw)) = copy
                    && !selection.copies.iter().any(|(known, _)| *known == file)
                    && let Some(pattern) = of_raw(&machine, &terms, &mut maps, id, &shape, &raw)
                {
                    selection.copies.push((file, pattern));
                }
                let before = selection.patterns.len();
                for raw in prune(raws, &free, &repr_types, &mut terms) {
                    selection
                        .patterns
                        .extend(of_raw(&machine, &terms, &mut maps, id, &shape, &raw));
                }
                if selection.patterns.len() == before {
                    selection
                        .without
                        .push((id as u16, "it computes nothing that free moves do not"));
                }
            }
        }
    }
    let made = rules.patterns(&machine, set, &selection, diags);
    selection.patterns.extend(made);
    selection
}

/// A plain copy of a whole register: (file, how).
fn copies(machine: &Machine<'_>, raws: &[derive::Raw]) -> Option<(u16, derive::Raw)> {
    raws.iter().find_map(|raw| {
        let lift::Tree::Source(i, _) = *raw.tree else {
            return None;
        };
        let derive::Source::Repr(from) = *raw.sources.get(usize::from(i))? else {
            return None;
        };
        let repr = machine.reprs.get(usize::from(from))?;
        (repr.full && raw.results.contains(&from)).then(|| (repr.file, raw.clone()))
    })
}

/// The register that is always zero holds 0 in every representation that 0 has there.
fn zeros(machine: &Machine<'_>, selection: &mut Selection, types: &Types) {
    for (at, file) in machine.program.files.iter().enumerate() {
        let Some(zero) = file.zero else { continue };
        let mut terms = Terms::default();
        for ty in 0..types.names.len() as u8 {
            let mut by_value: Vec<(u64, Vec<u16>)> = Vec::new();
            for (r, repr) in machine.reprs.iter().enumerate() {
                if usize::from(repr.file) != at || repr.ty != ty {
                    continue;
                }
                let r = r as u16;
                let x = terms.constant(file.width, 0);
                let Some(value) = machine.value(&mut terms, r, x) else {
                    continue;
                };
                if let Some(known) = terms.as_const(value)
                    && machine.holds(&mut terms, r, x, value)
                {
                    match by_value.iter_mut().find(|(v, _)| u128::from(*v) == known) {
                        Some((_, list)) => list.push(r),
                        None => by_value.push((known as u64, vec![r])),
                    }
                }
            }
            for (value, results) in by_value {
                selection.patterns.push(Pattern {
                    value: Some(Arg::Fixed(zero as u8)),
                    tree: Node::Const(value, ty),
                    origin: Origin::Move,
                    ..of_move(0, &lift::Tree::Const(value, ty), results)
                });
            }
        }
    }
}

fn names(gates: &Gates, set: &GateSet) -> Vec<GateName> {
    let name = |gate: &gates::Gate| GateName {
        gate: set
            .isa
            .graph
            .gates
            .get(usize::from(gate.op))
            .map_or(String::new(), |g| g.name.clone()),
        cond: gate.cond.as_ref().map_or(String::new(), |(name, _)| name.clone()),
        own: gate.own,
        inputs: gate.inputs.clone(),
        commutes: gate.commutes,
        op: gate.op,
        code: gate.cond.as_ref().map_or(0, |(_, code)| *code),
    };
    gates.list.iter().map(name).collect()
}

/// Register files of an instruction's operands, where they are registers.
pub fn file_of(isa: &Isa, op: u16, operand: usize) -> Option<u16> {
    let operand = isa.ops.get(usize::from(op))?.operands.get(operand)?;
    match isa.kinds.get(usize::from(operand.kind))? {
        Kind::Reg { file, .. } => Some(*file),
        _ => None,
    }
}
