//! The data flow of a machine as text: for each instruction its variants, what goes in and comes out, the function of a
//! lane.

use super::evaluate::Choice;
use super::location::{Base, Location, Number, Part, Place};
use super::shape::{Access, Flow, Kind, Shape, Variant, flows};
use super::sources::Sources;
use super::term::{Id, Op as TermOp, Terms, Var};
use super::variables::Variable;
use super::world::World;
use onespec_core::isa::Effects;
use onespec_description::model::{Isa, Kind as OperandKind};
use onespec_sem::ir::Program;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Longest function that is printed whole.
const MAX_TEXT: usize = 90;
/// Most variants of an instruction that are printed.
const MAX_SHOWN: usize = 8;
/// Most inputs or results that are printed.
const MAX_LISTED: usize = 8;

/// How many instructions have variants of which kind.
#[derive(Debug, Default)]
pub struct Counts {
    pub instructions: usize,
    pub variants: usize,
    /// Instructions by the kind of their best variant.
    pub kinds: BTreeMap<String, usize>,
    pub masked: usize,
    pub runs: usize,
}

/// All instructions of a program, and their numbers.
pub fn text(isa: &Isa, program: &Program) -> (String, Counts) {
    let world = World::new(isa, program);
    let (mut terms, mut sources) = (Terms::default(), Sources::default());
    let all = flows(&world, &mut terms, &mut sources);
    let (mut out, mut counts) = (String::new(), Counts::default());
    for flow in &all {
        let shown = Shown {
            world: &world,
            terms: &terms,
            sources: &sources,
            variables: &flow.variables,
        };
        shown.flow(isa, flow, &mut out);
        count(&shown, flow, &mut counts);
    }
    (out, counts)
}

fn count(shown: &Shown<'_>, flow: &Flow, counts: &mut Counts) {
    counts.instructions += 1;
    counts.variants += flow.variants.len();
    counts.runs += flow.variants.iter().map(|v| v.choices.len()).sum::<usize>();
    let best = flow.variants.iter().map(|v| shown.class(v)).min();
    let class = best.unwrap_or((9, "it always traps".to_string())).1;
    *counts.kinds.entry(class).or_default() += 1;
    let masked = |v: &Variant| matches!(&v.done, Ok(s) if s.results.iter().any(|r| !r.masks.is_empty()));
    counts.masked += usize::from(flow.variants.iter().any(masked));
}

struct Shown<'a> {
    world: &'a World<'a>,
    terms: &'a Terms,
    sources: &'a Sources,
    variables: &'a [Variable],
}

impl Shown<'_> {
    /// Best first.
    fn class(&self, variant: &Variant) -> (u8, String) {
        match &variant.done {
            Err(why) => (8, format!("no: {why}")),
            Ok(shape) => {
                let effects = Effects(shape.effects);
                let dynamic = |a: &Access| matches!(a.place, Place::File(_));
                let data = shape.inputs.iter().any(dynamic) || shape.results.iter().any(|r| dynamic(&r.access));
                match () {
                    () if effects.any(Effects::JUMPS.and(Effects::BRANCHES)) => (7, "goes elsewhere".into()),
                    () if effects.any(Effects::READS_MEMORY.and(Effects::WRITES_MEMORY)) => (6, "memory".into()),
                    () if effects.any(Effects::MAY_TRAP) => (5, "may trap".into()),
                    () if data => (4, "registers by data".into()),
                    () if shape.results.is_empty() => (3, "no result".into()),
                    () => match shape.kind {
                        Kind::Map => (0, "map".into()),
                        Kind::Reduction => (1, "reduction".into()),
                        Kind::Cross => (2, "across lanes".into()),
                        Kind::Scalar => (1, "scalar".into()),
                    },
                }
            }
        }
    }

    fn flow(&self, isa: &Isa, flow: &Flow, out: &mut String) {
        let Some(op) = isa.ops.get(usize::from(flow.op)) else {
            return;
        };
        _ = writeln!(out, "{}", op.ident);
        for variant in flow.variants.iter().take(MAX_SHOWN) {
            let when = self.when(isa, &variant.choices);
            let text = match &variant.done {
                Err(why) => format!("no: {why}"),
                Ok(shape) => self.shape(shape, variant),
            };
            _ = writeln!(out, "    {when}{text}");
        }
        if flow.variants.len() > MAX_SHOWN {
            _ = writeln!(out, "    and {} more", flow.variants.len() - MAX_SHOWN);
        }
    }

    /// Values that tell variants apart.
    fn when(&self, isa: &Isa, choices: &[Choice]) -> String {
        let mut parts = Vec::new();
        let mut vars: BTreeSet<Var> = BTreeSet::new();
        choices.iter().for_each(|c| vars.extend(c.values.keys().copied()));
        for var in vars {
            let mut values: BTreeSet<u128> = BTreeSet::new();
            for choice in choices {
                values.extend(choice.values.get(&var).into_iter().flatten());
            }
            let (name, all) = match var {
                Var::Index(i) => match self.variables.get(usize::from(i)) {
                    Some(v) => {
                        // Parts of alternatives that were not chosen say nothing.
                        let chosen = |c: &Choice| {
                            v.part
                                .is_none_or(|(alt, _)| c.alternatives.get(&v.operand) == Some(&alt))
                        };
                        if !choices.iter().any(chosen) {
                            continue;
                        }
                        (v.name.clone(), v.values.as_ref().map_or(0, Vec::len))
                    }
                    None => continue,
                },
                // What some runs never ask for may have any value.
                Var::Feature(_) if choices.iter().any(|c| !c.values.contains_key(&var)) => continue,
                Var::Feature(f) => (
                    isa.features
                        .get(usize::from(f))
                        .map_or(String::new(), |f| f.name.clone()),
                    2,
                ),
                Var::State(s) => {
                    let state = self.world.program.state.get(usize::from(s));
                    let all = match state.map(|s| &s.ty) {
                        Some(onespec_sem::ir::Ty::Bits(n)) => 1usize << n.min(&16),
                        _ => 0,
                    };
                    (state.map_or(String::new(), |s| s.name.clone()), all)
                }
                _ => continue,
            };
            if values.len() < all {
                let shown = ranges(&values);
                match shown.split(',').count() > 8 {
                    true => parts.push(format!("{name}: {} of {all}", values.len())),
                    false => parts.push(format!("{name}={shown}")),
                }
            }
        }
        let alternatives: BTreeSet<(u8, Vec<u8>)> = {
            let mut by: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
            for choice in choices {
                for (operand, alt) in &choice.alternatives {
                    by.entry(*operand).or_default().insert(*alt);
                }
            }
            by.into_iter()
                .map(|(o, alts)| (o, alts.into_iter().collect()))
                .collect()
        };
        for (operand, alts) in alternatives {
            let v = self.variables.get(usize::from(operand));
            let kinds = isa.ops.iter().flat_map(|op| op.operands.iter());
            let kind = v.and_then(|v| {
                kinds.into_iter().find(|o| {
                    o.name == v.name && matches!(isa.kinds.get(usize::from(o.kind)), Some(OperandKind::Sum { .. }))
                })
            });
            let names: Vec<String> = alts
                .iter()
                .map(|a| match kind.and_then(|o| isa.kinds.get(usize::from(o.kind))) {
                    Some(OperandKind::Sum { alts, .. }) => {
                        alts.get(usize::from(*a)).map_or(a.to_string(), |alt| alt.name.clone())
                    }
                    _ => a.to_string(),
                })
                .collect();
            parts.push(format!("{}:{}", v.map_or("", |v| &v.name), names.join("|")));
        }
        match parts.is_empty() {
            true => String::new(),
            false => format!("[{}] ", parts.join(" ")),
        }
    }

    fn shape(&self, shape: &Shape, variant: &Variant) -> String {
        let mut text = String::new();
        let results = shape.results.iter().map(|r| {
            let masks: Vec<String> = r.masks.iter().map(|m| self.access(m)).collect();
            let tied = if r.tied { "~" } else { "" };
            let by = if masks.is_empty() {
                String::new()
            } else {
                format!(" under {}", masks.join(" "))
            };
            format!("{tied}{}{by}", self.access(&r.access))
        });
        let results = few(results.collect());
        let inputs = few(shape.inputs.iter().map(|a| self.access(a)).collect());
        if !shape.results.is_empty() {
            let kind = match shape.kind {
                Kind::Scalar => "",
                Kind::Map => "map ",
                Kind::Reduction => "reduction ",
                Kind::Cross => "across ",
            };
            _ = write!(text, "{kind}{} <- {}", results.join(", "), inputs.join(", "));
        } else {
            _ = write!(text, "nothing <- {}", inputs.join(", "));
        }
        let effects: Vec<&str> = Effects(shape.effects).names().collect();
        if !effects.is_empty() {
            _ = write!(text, "; {}", effects.join(" "));
        }
        if !shape.modes.is_empty() {
            let names = shape
                .modes
                .iter()
                .filter_map(|s| self.world.program.state.get(usize::from(*s)));
            let names: Vec<&str> = names.map(|s| s.name.as_str()).collect();
            _ = write!(text, "; given {}", names.join(" "));
        }
        if let Some((_, t)) = variant.functions.first() {
            let mut term = self.term(*t, 0);
            if let Some((cut, _)) = term.char_indices().nth(MAX_TEXT) {
                term.truncate(cut);
                term.push_str("..");
            }
            _ = write!(text, "; = {term}");
        }
        text
    }

    fn access(&self, access: &Access) -> String {
        let mut text = self.location(Location {
            place: access.place,
            part: access.part,
        });
        match access.count {
            0 => text.push_str("*g"),
            1 => {}
            n => _ = write!(text, "*{n}"),
        }
        text
    }

    fn number(&self, n: Number) -> String {
        let mut text = match n.base {
            Base::None => n.offset.to_string(),
            Base::Operand(i) => self
                .variables
                .get(usize::from(i))
                .map_or(String::new(), |v| v.name.clone()),
            Base::Settled(t) => format!("({})", self.term(t, 0)),
        };
        if n.base != Base::None && n.offset != 0 {
            _ = write!(text, "{:+}", n.offset);
        }
        if n.plus.is_some() {
            text.push_str("+size");
        }
        text
    }

    fn location(&self, l: Location) -> String {
        let file = |f: u16| {
            self.world
                .program
                .files
                .get(usize::from(f))
                .map_or("", |f| f.name.as_str())
        };
        let place = match l.place {
            Place::Register { file: f, number } => format!("{}[{}]", file(f), self.number(number)),
            Place::View { file: f, unit, number } => format!("{}.e{unit}[{}]", file(f), self.number(number)),
            Place::File(f) => format!("{}[..]", file(f)),
            Place::State(s) => self
                .world
                .program
                .state
                .get(usize::from(s))
                .map_or(String::new(), |s| s.name.clone()),
            Place::Memory => "mem".into(),
            Place::Loop(0) => "i".into(),
            Place::Loop(n) => format!("carried{n}"),
        };
        match l.part {
            Part::Whole => place,
            Part::Lane(0) => format!("{place}.bit"),
            Part::Lane(n) => format!("{place}.x{n}"),
            Part::Element(w, k) => format!("{place}.x{w}[{k}]"),
        }
    }

    fn term(&self, t: Id, depth: u32) -> String {
        if depth > 8 {
            return "..".into();
        }
        let args = || {
            self.terms
                .args(t)
                .iter()
                .map(|a| self.term(*a, depth + 1))
                .collect::<Vec<_>>()
        };
        match self.terms.op(t) {
            TermOp::Var(Var::Other(n)) => match self.sources.location(*n) {
                Some(l) => self.location(Location {
                    place: l.place,
                    part: Part::Whole,
                }),
                None => "?".into(),
            },
            TermOp::Var(Var::Index(i)) => self
                .variables
                .get(usize::from(*i))
                .map_or("?".into(), |v| v.name.clone()),
            TermOp::Var(Var::State(s)) => self
                .world
                .program
                .state
                .get(usize::from(*s))
                .map_or(String::new(), |s| s.name.clone()),
            TermOp::Var(var) => format!("{var:?}").to_lowercase(),
            TermOp::Const(v) => format!("{v:#x}"),
            TermOp::Lin(c, factors) => {
                let width = self.terms.width(t);
                let mut sum: Vec<String> = factors
                    .iter()
                    .zip(args())
                    .map(|(k, a)| match onespec_bv::word::sext(*k, width) {
                        1 => a,
                        -1 => format!("-{a}"),
                        k => format!("{k}*{a}"),
                    })
                    .collect();
                if *c != 0 {
                    sum.push(onespec_bv::word::sext(*c, width).to_string());
                }
                format!("({})", sum.join(" + "))
            }
            TermOp::Slice(lo) => format!("{}[{}:{lo}]", args().join(""), lo + self.terms.width(t) - 1),
            TermOp::Call(name, 0) => format!("{name}({})", args().join(", ")),
            TermOp::Call(name, i) => format!("{name}.{i}({})", args().join(", ")),
            op => format!("{}({})", format!("{op:?}").to_lowercase(), args().join(", ")),
        }
    }
}

/// The first of a list, and how many more there are.
fn few(mut list: Vec<String>) -> Vec<String> {
    let more = list.len().saturating_sub(MAX_LISTED);
    list.truncate(MAX_LISTED);
    if more > 0 {
        list.push(format!("and {more} more"));
    }
    list
}

/// `0..3 8`
fn ranges(values: &BTreeSet<u128>) -> String {
    let mut out: Vec<(u128, u128)> = Vec::new();
    for v in values {
        match out.last_mut() {
            Some((_, hi)) if *hi + 1 == *v => *hi = *v,
            _ => out.push((*v, *v)),
        }
    }
    let part = |(lo, hi): &(u128, u128)| {
        if lo == hi {
            lo.to_string()
        } else {
            format!("{lo}..{hi}")
        }
    };
    out.iter().map(part).collect::<Vec<_>>().join(",")
}
