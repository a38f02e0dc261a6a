//! A report on the coverage of a target: for each gate with types the number of instructions when its operands and its
//! result have the representations that cross blocks, by itself and without constants. A gate that no pattern covers
//! must be rewritten before, or is a library function.

use super::pattern::{Node, Pattern};
use super::{GateSet, Selection};
use onespec_core::isa::FeatureSet;
use onespec_core::select::Effect;
use onespec_description::model::{Bank, Bitfield, Class, GateRole, Needs, Term};
use std::fmt::Write;

/// No way.
const NEVER: u32 = u32::MAX / 4;

/// Distances between representations, in instructions.
struct Ways {
    count: usize,
    cost: Vec<u32>,
}

impl Ways {
    fn get(&self, from: u16, to: u16) -> u32 {
        let at = usize::from(from) * self.count + usize::from(to);
        self.cost.get(at).copied().unwrap_or(NEVER)
    }

    fn offer(&mut self, from: u16, to: u16, cost: u32) {
        if let Some(slot) = self.cost.get_mut(usize::from(from) * self.count + usize::from(to)) {
            *slot = cost.min(*slot);
        }
    }
}

fn has(needs: &Needs, features: &FeatureSet) -> bool {
    let fits = |(with, without): &(FeatureSet, FeatureSet)| {
        let all = with.0.iter().zip(features.0).all(|(want, have)| want & !have == 0);
        all && without.0.iter().zip(features.0).all(|(avoid, have)| avoid & have == 0)
    };
    needs.any.is_empty() || needs.any.iter().any(fits)
}

/// One line for each gate and condition: its types, and instructions for each; `-` where there is no pattern.
pub fn report(selection: &Selection, set: &GateSet, features: &FeatureSet) -> String {
    let patterns: Vec<&Pattern> = selection.patterns.iter().filter(|p| has(&p.needs, features)).collect();
    let ways = ways(selection, &patterns);
    let graph = &set.isa.graph;
    let scalar = |ty: u8| {
        let ty = graph.types.get(usize::from(ty));
        ty.is_some_and(|t| t.lanes == 0 && t.width > 0 && t.bank != Bank::Vector)
    };
    let word = selection.params.first().map_or(64, |(_, value)| *value as u32);
    let width = |ty: u8| graph.types.get(usize::from(ty)).map_or(0, |t| t.width);
    let mut out = String::new();
    for (op, (gate, code)) in graph.gates.iter().zip(&set.program.gates).enumerate() {
        let effect = matches!(gate.role, GateRole::Load | GateRole::Store | GateRole::Branch);
        if gate.class != Class::Compute && !effect {
            continue;
        }
        let conditions: Vec<(String, u64)> = match gate.bitfield {
            Bitfield::Condition(table) => {
                let table = graph.conditions.get(usize::from(table));
                table.into_iter().flat_map(|t| t.codes.clone()).collect()
            }
            _ => vec![(String::new(), 0)],
        };
        for (cond, code_of) in conditions {
            let mut line = String::new();
            for instance in &code.instances {
                // A value without a type is not there; addresses are words.
                let address = |(ty, input): (&u8, &onespec_description::model::Input)| {
                    input.term != Term::Arch || width(*ty) == word
                };
                let fits = instance
                    .inputs
                    .iter()
                    .all(|ty| scalar(*ty) && width(*ty) <= word.max(64))
                    && instance.inputs.iter().zip(&gate.values).all(address)
                    && (scalar(instance.own) || effect);
                let narrow = |ty: &u8| {
                    let float = graph.types.get(usize::from(*ty)).is_some_and(|t| t.bank == Bank::Float);
                    float || width(*ty) <= word
                };
                if !fits || !instance.inputs.iter().all(narrow) || !narrow(&instance.own) {
                    continue;
                }
                let at = selection.gates.iter().position(|g| {
                    usize::from(g.op) == op
                        && g.code == code_of
                        && g.inputs == instance.inputs
                        && g.own.is_none_or(|own| own == instance.own)
                });
                let cost = at.map_or(NEVER, |at| best(selection, &patterns, &ways, at as u16));
                let own = selection.ty(instance.own);
                let from = instance.inputs.first().map_or(own, |ty| selection.ty(*ty));
                let types = match own == from || !scalar(instance.own) {
                    true => from.to_string(),
                    false => format!("{from}>{own}"),
                };
                match cost {
                    NEVER.. => {
                        let _ = write!(line, "  {types} -");
                    }
                    _ => {
                        let _ = write!(line, "  {types} {cost}");
                    }
                }
            }
            if !line.is_empty() {
                let dot = if cond.is_empty() { "" } else { "." };
                let _ = writeln!(out, "{:<12}{line}", format!("{}{dot}{cond}", gate.name));
            }
        }
    }
    out
}

/// What changes of representation cost: weakening nothing, patterns of one wire their instructions.
fn ways(selection: &Selection, patterns: &[&Pattern]) -> Ways {
    let count = selection.reprs.len();
    let mut ways = Ways {
        count,
        cost: vec![NEVER; count * count],
    };
    for r in 0..count as u16 {
        ways.offer(r, r, 0);
    }
    for (from, to) in &selection.weaken {
        ways.offer(*from, *to, 0);
    }
    for pattern in patterns {
        if let Node::Reg { repr, .. } = pattern.tree {
            for result in &pattern.results {
                ways.offer(repr, *result, u32::from(pattern.cost));
            }
        }
    }
    for over in 0..count as u16 {
        for from in 0..count as u16 {
            for to in 0..count as u16 {
                let both = ways.get(from, over) + ways.get(over, to);
                ways.offer(from, to, both);
            }
        }
    }
    ways
}

/// The representation of a type at borders: the declared one, else the one that promises most.
fn border(selection: &Selection, ty: u8) -> Option<u16> {
    let of_type = || {
        let all = selection.reprs.iter().enumerate();
        all.filter(move |(_, r)| r.ty == ty).map(|(i, r)| (i as u16, r))
    };
    let declared = of_type().filter(|(_, r)| r.border).map(|(i, _)| i).next_back();
    let most = of_type().map(|(i, _)| i).rev();
    declared.or_else(|| most.max_by_key(|i| selection.weaken.iter().filter(|(from, _)| from == i).count()))
}

fn best(selection: &Selection, patterns: &[&Pattern], ways: &Ways, at: u16) -> u32 {
    let own = selection.gates.get(usize::from(at)).and_then(|g| g.own);
    let mut best = NEVER;
    for pattern in patterns {
        let Node::Gate(root, args) = &pattern.tree else {
            continue;
        };
        if *root != at || !pattern.where_.is_empty() {
            continue;
        }
        let mut cost = u32::from(pattern.cost);
        for (i, arg) in args.iter().enumerate() {
            let Node::Reg { source, repr } = arg else {
                cost = NEVER;
                break;
            };
            let twice = args
                .iter()
                .take(i)
                .any(|a| matches!(a, Node::Reg { source: before, .. } if before == source));
            let ty = selection.reprs.get(usize::from(*repr)).map_or(0, |r| r.ty);
            let way = border(selection, ty)
                .filter(|_| !twice)
                .map_or(NEVER, |b| ways.get(b, *repr));
            cost = cost.saturating_add(way).min(NEVER);
        }
        let effect = matches!(pattern.effect, Effect::Store | Effect::Branch(_));
        if !effect {
            let to = own.and_then(|ty| border(selection, ty));
            let way = pattern
                .results
                .iter()
                .filter_map(|r| to.map(|to| ways.get(*r, to)))
                .min();
            cost = cost.saturating_add(way.unwrap_or(NEVER));
        }
        best = best.min(cost);
    }
    best
}
