//! Rules about vectors. Instructions that work on lanes ask for state and registers (a mask of ones) beside their operands,
//! and versions of a machine have different ones of the same name. Neither is written in a rule: each way to read the
//! names is tried without anything, then with ones in the state that holds vectors.

use super::left::Left;
use super::{Res, SEED, View, absent, right, wrong};
use crate::Selection;
use crate::machine::Machine;
use crate::offered::{Given, possible};
use crate::pattern::{Arg, Held, Holder, Node, Origin, Pattern, Require};
use crate::vectors::trial::Trial;
use crate::vectors::{exact, of_gates, state_of};
use onespec_core::select::Effect;
use onespec_description::model::Isa;
use onespec_description::syntax::rules::RuleTree;
use std::collections::HashMap;

/// The gates of a conjunction and of a choice.
const AND: &str = "AND";
const SELECT: &str = "SELECT";
/// Most sources of a pattern.
const SOURCES: usize = 8;
/// Values on which a way is tried; each is a vector of them.
const ROUNDS: usize = 96;

/// What rules about vectors are tried with.
pub(super) struct Lanes<'a> {
    isa: &'a Isa,
    selection: &'a Selection,
    given: Given,
    /// What patterns may ask for, nothing first.
    sets: Vec<Vec<Require>>,
    /// Made for the first rule that is about vectors.
    trial: Option<Trial<'a>>,
    /// By gate on vectors, the number of what the machine computes in its place.
    approximations: Option<HashMap<u16, u16>>,
}

impl<'a> Lanes<'a> {
    pub fn new(isa: &'a Isa, machine: &Machine<'_>, selection: &'a Selection) -> Lanes<'a> {
        Lanes {
            isa,
            selection,
            given: Given::of(isa),
            sets: sets(isa, machine, selection),
            trial: None,
            approximations: None,
        }
    }

    /// The patterns of a rule for one assignment of types, one for each way that is right; how many values were tried.
    pub fn rule(
        &mut self,
        view: &View<'_, '_>,
        left: &Left,
        (i, tree): (usize, &RuleTree),
        made: &mut Vec<Pattern>,
    ) -> Res<usize> {
        let whole = (tree.left.span.0, tree.right.span.1);
        let Lanes {
            isa,
            selection,
            trial,
            approximations,
            ..
        } = self;
        let approximations = approximations.get_or_insert_with(|| of_gates(isa, view.set, selection));
        // What the machine computes in the place of a gate is tried where the gate itself is not computed.
        let near = near(&left.tree, approximations);
        let kinds: Vec<Option<u16>> = [None].into_iter().chain(near.map(Some)).collect();
        let trial = trial.get_or_insert_with(|| Trial::of(isa, view.machine.program, view.set, selection, SEED));
        let (before, mut values) = (made.len(), 0);
        let (mut why, mut witness) = (None, None);
        for way in 0..right::ways(view, tree) {
            let code = match right::code(view, left, tree, way) {
                Ok(code) => code,
                Err(bad) => {
                    why.get_or_insert(bad);
                    continue;
                }
            };
            let results = results(isa, view, code.file.unwrap_or(u16::MAX), left.ty);
            let mut pattern = Pattern {
                tree: left.tree.clone(),
                results: Vec::new(),
                steps: code.steps,
                value: code.value,
                where_: code.where_,
                effect: Effect::None,
                cost: tree.cost.unwrap_or(code.cost),
                latency: code.latency,
                needs: code.needs,
                requires: Vec::new(),
                approximation: None,
                origin: Origin::Rule(i),
            };
            // One instruction of this version, one of that.
            if possible(isa, view.machine.program, &self.given, &pattern).is_empty() {
                continue;
            }
            for (approximation, set) in kinds
                .iter()
                .flat_map(|kind| self.sets.iter().map(move |set| (kind, set)))
            {
                pattern.requires = set.iter().chain(&code.held).copied().collect();
                pattern.approximation = *approximation;
                let mut held = Vec::new();
                for result in &results {
                    pattern.results = vec![*result];
                    match trial.run(&pattern, ROUNDS) {
                        Ok(0) => {}
                        Ok(rounds) => {
                            values += rounds;
                            held.push(*result);
                        }
                        Err(bad) => witness = Some(bad),
                    }
                }
                if !held.is_empty() {
                    // Those that are implied need not be said.
                    let weaken = &selection.weaken;
                    let stronger = |s: u16, r: u16| weaken.contains(&(s, r)) && !weaken.contains(&(r, s));
                    let own = |r: &u16| !held.iter().any(|s| stronger(*s, *r));
                    pattern.results = held.iter().copied().filter(own).collect();
                    pattern.approximation = approximation.filter(|of| !exact(isa).contains(of));
                    // What narrows a mask that state holds is the conjunction with that, too.
                    let more = [
                        narrowed(isa, view, selection, &pattern, left.sources.len()),
                        masked(isa, view, selection, &pattern, left.sources.len()),
                    ];
                    let more = more.into_iter().flatten();
                    let right: Vec<Pattern> = more
                        .filter(|of| trial.run(of, ROUNDS).is_ok_and(|rounds| rounds > 0))
                        .collect();
                    made.push(pattern);
                    made.extend(right);
                    break;
                }
            }
        }
        let ty = self.selection.ty(left.ty);
        match (made.len() > before, witness, why) {
            (true, ..) => Ok(values),
            (false, Some(witness), _) => {
                let message = format!("the instructions do not compute the gates, at {ty}");
                wrong("E0601", whole, message, witness)
            }
            (false, None, Some(why)) => Err(why),
            (false, None, None) => absent(
                "E0605",
                tree.where_.as_ref().map_or(whole, |w| w.span),
                format!("no values were found on which this can be tried, at {ty}"),
                "the condition never holds, an operand never fits, or no target has all of the instructions",
            ),
        }
    }
}

/// The approximation of the outermost gate of a tree that has one.
fn near(tree: &Node, approximations: &HashMap<u16, u16>) -> Option<u16> {
    match tree {
        Node::Gate(at, args) => {
            let inner = || args.iter().find_map(|arg| near(arg, approximations));
            approximations.get(at).copied().or_else(inner)
        }
        _ => None,
    }
}

/// The pattern of a mask that state holds, where ones were asked for: that of its conjunction with the mask which the state held.
fn narrowed(
    isa: &Isa,
    view: &View<'_, '_>,
    selection: &Selection,
    pattern: &Pattern,
    sources: usize,
) -> Option<Pattern> {
    let (result, source) = (*pattern.results.first()?, u8::try_from(sources).ok()?);
    let repr = selection.reprs.get(usize::from(result))?;
    let state = state_of(isa, view.machine.program, repr.file)?;
    let ones = ones(state);
    let and = lifted(view, selection, AND, repr.ty)?;
    let mask = Node::Reg { source, repr: result };
    let at = pattern.requires.iter().position(|require| *require == ones)?;
    let mut made = Pattern {
        tree: Node::Gate(and, vec![mask, pattern.tree.clone(), Node::Any]),
        ..pattern.clone()
    };
    made.requires.get_mut(at)?.held = Held::Source(source);
    Some(made)
}

/// The pattern of a choice between a rule's vector and what the register of the result held, by a mask that state holds, where ones
/// were asked for.
fn masked(isa: &Isa, view: &View<'_, '_>, selection: &Selection, pattern: &Pattern, sources: usize) -> Option<Pattern> {
    let (result, source) = (*pattern.results.first()?, u8::try_from(sources).ok()?);
    let old = source.checked_add(1).filter(|old| usize::from(*old) < SOURCES)?;
    let ty = selection.reprs.get(usize::from(result))?.ty;
    let select = lifted(view, selection, SELECT, ty)?;
    let chooses_by = *selection.gates.get(usize::from(select))?.inputs.first()?;
    let mut reprs = (0u16..).zip(&selection.reprs);
    let (mask, state) = reprs.find_map(|(at, repr)| {
        let state = state_of(isa, view.machine.program, repr.file).filter(|_| repr.ty == chooses_by);
        state.map(|state| (at, state))
    })?;
    let at = pattern.requires.iter().position(|require| *require == ones(state))?;
    let register = |source, repr| Node::Reg { source, repr };
    let mut made = Pattern {
        tree: Node::Gate(
            select,
            vec![
                register(source, mask),
                pattern.tree.clone(),
                register(old, result),
                Node::Any,
            ],
        ),
        ..pattern.clone()
    };
    made.requires.get_mut(at)?.held = Held::Source(source);
    // The last instruction writes the result where that was.
    let mut written = made.steps.last_mut()?.args.iter_mut().filter(|arg| **arg == Arg::Out);
    *written.next()? = Arg::Source(old);
    (written.next().is_none() && made.value.is_none()).then_some(made)
}

/// All lanes, in a piece of state.
fn ones(state: u16) -> Require {
    Require {
        place: Holder::State(state),
        held: Held::Number(-1),
    }
}

/// The gate on vectors of a type that does what a gate on scalars does.
fn lifted(view: &View<'_, '_>, selection: &Selection, name: &str, ty: u8) -> Option<u16> {
    let graph = &view.set.isa.graph;
    let scalar = |op: u16| graph.gates.get(usize::from(graph.gates.get(usize::from(op))?.lifts?));
    let mut gates = (0u16..).zip(&selection.gates);
    let found = gates.find(|(_, gate)| gate.own == Some(ty) && scalar(gate.op).is_some_and(|of| of.name == name));
    found.map(|(at, _)| at)
}

/// The representations in which the result of a rule may be: the vector, that in a piece of state where the register's file has
/// none, or all of a scalar.
fn results(isa: &Isa, view: &View<'_, '_>, file: u16, ty: u8) -> Vec<u16> {
    let machine = view.machine;
    if machine.types.lanes(ty).is_some() {
        if let Some(vector) = machine.vector(file, ty) {
            return vec![vector];
        }
        let is_state = |file: u16| state_of(isa, machine.program, file).is_some();
        let in_state = (0u16..)
            .zip(&machine.reprs)
            .filter(|(_, r)| r.ty == ty && is_state(r.file));
        return in_state.map(|(at, _)| at).collect();
    }
    let all = (0u16..).zip(&machine.reprs);
    let held = all.filter(|(_, r)| r.file == file && r.ty == ty && r.lanes.is_none());
    held.map(|(at, _)| at).collect()
}

/// Nothing; ones in all pieces of state that hold vectors; and ones in a register of a file that holds masks alone.
fn sets(isa: &Isa, machine: &Machine<'_>, selection: &Selection) -> Vec<Vec<Require>> {
    let of_vectors = selection.reprs.iter().filter(|r| r.vector);
    let mut states: Vec<u16> = of_vectors
        .filter_map(|r| state_of(isa, machine.program, r.file))
        .collect();
    states.sort_unstable();
    states.dedup();
    let ones = states.into_iter().map(ones);
    let mut sets = vec![Vec::new(), ones.collect()];
    sets.dedup();
    let is_mask = |element: u8| machine.types.width(element) == 1;
    let files = (0u16..).zip(&machine.program.files).filter(|(file, _)| {
        let held = machine.reprs.iter().filter(|r| r.file == *file);
        let mut elements = held.filter_map(|r| r.lanes).map(|(_, element)| element).peekable();
        elements.peek().is_some() && elements.all(is_mask)
    });
    for (file, decl) in files {
        sets.extend((0..decl.count as u16).map(|number| {
            vec![Require {
                place: Holder::Register(file, number),
                held: Held::Number(-1),
            }]
        }));
    }
    sets
}
