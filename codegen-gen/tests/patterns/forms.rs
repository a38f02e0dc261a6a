//! Conditional forms, whose shortest sequences were searched exhaustively (`data/select_sequences.csv`): the cheapest cover
//! of each is no longer. The covers are found here, by a search of its own over trees.

use super::Made;
use onespec_core::isa::FeatureSet;
use onespec_core::select::ImmMap;
use onespec_gen::model::Needs;
use onespec_gen::select::Selection;
use onespec_gen::select::pattern::{Arg, Node, Pattern};
use std::collections::HashMap;

const NEVER: u32 = u32::MAX / 4;

/// A tree of gates over variables; `Number` is a constant.
#[derive(Debug, Clone, PartialEq)]
enum Tree {
    Gate(u16, Vec<Tree>),
    Variable(char),
    Number(i64),
}

pub fn no_form_is_longer_than_recorded(made: &Made) {
    let forms: HashMap<String, String> = rows(include_str!("../data/select_forms.csv"))
        .into_iter()
        .filter_map(|row| Some((row.first()?.clone(), row.get(1)?.clone())))
        .collect();
    let wide = |s: &&Selection| s.params.iter().any(|(_, v)| *v == 64);
    let selection = made.selections.iter().find(wide).expect("RV64");
    let (mut tried, mut longer) = (0, Vec::new());
    for row in rows(include_str!("../data/select_sequences.csv")) {
        let [kind, form, isa, recorded, ..] = row.as_slice() else {
            continue;
        };
        let text = forms.get(form).unwrap_or_else(|| panic!("no tree for `{form}`"));
        let mut features = super::target(made, "rv64gc");
        for extension in isa.split('+').skip(1) {
            let at = made.isa.features.iter().position(|f| f.name == extension);
            features.insert(at.expect("an extension") as u16);
        }
        let mut cover = Cover {
            selection,
            patterns: selection.patterns.iter().filter(|p| has(&p.needs, &features)).collect(),
            condition: if kind.contains("{0,1}") { "i1.z" } else { "i1.nz" },
        };
        let tree = parse(selection, text);
        let whole = repr(selection, "i64");
        let cost = cover.best(&tree)[usize::from(whole)];
        tried += 1;
        if cost > recorded.parse().expect("a number of instructions") {
            longer.push(format!("{form} ({kind}, {isa}): {cost}, recorded {recorded}"));
        }
    }
    println!("{tried} forms are as short as recorded");
    assert!(tried > 300, "{tried} forms were tried");
    assert!(
        longer.is_empty(),
        "{} of {tried} are longer:\n{}",
        longer.len(),
        longer.join("\n")
    );
}

fn repr(selection: &Selection, name: &str) -> u16 {
    let at = selection.reprs.iter().position(|r| r.name == name);
    at.unwrap_or_else(|| panic!("no representation {name}")) as u16
}

fn has(needs: &Needs, features: &FeatureSet) -> bool {
    let within = |set: &FeatureSet| set.0.iter().zip(features.0).all(|(want, have)| want & !have == 0);
    let apart = |set: &FeatureSet| set.0.iter().zip(features.0).all(|(avoid, have)| avoid & have == 0);
    needs.any.is_empty() || needs.any.iter().any(|(with, without)| within(with) && apart(without))
}

/// Fields of CSV with quotes, without the heading.
fn rows(text: &str) -> Vec<Vec<String>> {
    let fields = |line: &str| {
        let (mut out, mut quoted) = (vec![String::new()], false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => out.push(String::new()),
                c => out.last_mut().expect("one is there").push(c),
            }
        }
        out
    };
    text.lines().skip(1).map(fields).collect()
}

/// `SELECT.i64(c, a, 0)`
fn parse(selection: &Selection, text: &str) -> Tree {
    fn node(selection: &Selection, text: &mut &str) -> Tree {
        *text = text.trim_start();
        let end = text.find(['(', ')', ',']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        *text = rest;
        if !text.starts_with('(') {
            let name = name.trim();
            return match name.parse() {
                Ok(number) => Tree::Number(number),
                Err(_) => Tree::Variable(name.chars().next().expect("a name")),
            };
        }
        let mut args = Vec::new();
        while !text.starts_with(')') {
            *text = &text[1..];
            args.push(node(selection, text));
        }
        *text = &text[1..];
        let fits = |at: &u16| {
            let types: Vec<&str> = args.iter().map(|a| ty(selection, a)).collect();
            let inputs: Vec<&str> = selection.inputs(*at).iter().map(|t| selection.ty(*t)).collect();
            let same = |(a, b): (&&str, &&str)| a.is_empty() || a == b;
            selection.gate(*at) == name && types.iter().zip(&inputs).all(same)
        };
        let at = (0..selection.gate_count()).find(fits);
        Tree::Gate(at.unwrap_or_else(|| panic!("no gate {name}")), args)
    }
    node(selection, &mut &*text)
}

/// The type of a tree; nothing for a number.
fn ty<'s>(selection: &'s Selection, tree: &Tree) -> &'s str {
    match tree {
        Tree::Gate(at, _) => selection.own(*at).map_or("", |t| selection.ty(t)),
        Tree::Variable('c') => "i1",
        Tree::Variable(_) => "i64",
        Tree::Number(_) => "",
    }
}

struct Cover<'a> {
    selection: &'a Selection,
    patterns: Vec<&'a Pattern>,
    /// How the condition lies in its register.
    condition: &'a str,
}

impl Cover<'_> {
    /// What a tree costs in each representation.
    fn best(&mut self, tree: &Tree) -> Vec<u32> {
        let mut cost = vec![NEVER; self.selection.reprs.len()];
        match tree {
            Tree::Variable('c') => cost[usize::from(repr(self.selection, self.condition))] = 0,
            Tree::Variable(_) => cost[usize::from(repr(self.selection, "i64"))] = 0,
            Tree::Number(n) => cost[usize::from(repr(self.selection, "i64"))] = u32::from(*n != 0),
            Tree::Gate(..) => {}
        }
        let patterns = self.patterns.clone();
        let mut conversions = Vec::new();
        let mut known: Vec<(Tree, Vec<u32>)> = Vec::new();
        for pattern in patterns {
            if let Node::Reg { repr, .. } = pattern.tree {
                conversions.push((repr, pattern));
                continue;
            }
            let mut bound = Vec::new();
            if !self.fits(&pattern.tree, tree, &mut bound) {
                continue;
            }
            let mut sum = u32::from(pattern.cost);
            let constants = pattern.steps.iter().flat_map(|s| &s.args);
            sum += constants.filter(|a| matches!(a, Arg::Constant(..))).count() as u32;
            for (at, (source, repr, part)) in bound.iter().enumerate() {
                if bound.iter().take(at).any(|(before, ..)| before == source) {
                    continue;
                }
                let costs = match known.iter().find(|(t, _)| t == part) {
                    Some((_, costs)) => costs.clone(),
                    None => {
                        let costs = self.best(part);
                        known.push((part.clone(), costs.clone()));
                        costs
                    }
                };
                sum = (sum + costs[usize::from(*repr)]).min(NEVER);
            }
            for result in &pattern.results {
                let slot = &mut cost[usize::from(*result)];
                *slot = sum.min(*slot);
            }
        }
        for _ in 0..cost.len() {
            for (from, to) in &self.selection.weaken {
                cost[usize::from(*to)] = cost[usize::from(*to)].min(cost[usize::from(*from)]);
            }
            for (from, pattern) in &conversions {
                let sum = (cost[usize::from(*from)] + u32::from(pattern.cost)).min(NEVER);
                for result in &pattern.results {
                    let slot = &mut cost[usize::from(*result)];
                    *slot = sum.min(*slot);
                }
            }
        }
        cost
    }

    /// Does a pattern fit a tree, in some order of operands that commute? What its sources are then.
    fn fits(&self, node: &Node, tree: &Tree, bound: &mut Vec<(u8, u16, Tree)>) -> bool {
        match (node, tree) {
            (Node::Reg { source, repr }, part) => {
                let of_type = self.selection.reprs[usize::from(*repr)].ty;
                let own = ty(self.selection, part);
                let same = bound.iter().all(|(s, _, t)| s != source || t == part);
                bound.push((*source, *repr, part.clone()));
                same && (own.is_empty() || own == self.selection.ty(of_type))
            }
            (Node::Const(value, _), Tree::Number(n)) => *value == *n as u64 || *value == 1 && *n == 1,
            (Node::Imm { map, .. }, Tree::Number(n)) => match map {
                ImmMap::Any => true,
                map => map.invert(*n as u64).is_some(),
            },
            (Node::Gate(at, args), Tree::Gate(own, parts)) if at == own => {
                let before = bound.len();
                if args.iter().zip(parts).all(|(a, p)| self.fits(a, p, bound)) {
                    return true;
                }
                bound.truncate(before);
                self.selection.commutes(*at) && args.iter().zip(parts.iter().rev()).all(|(a, p)| self.fits(a, p, bound))
            }
            _ => false,
        }
    }
}
