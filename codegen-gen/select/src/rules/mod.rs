//! Rules of the description as patterns: what no single instruction computes is written as a tree of gates and the
//! instructions that compute it.
//!
//! [`left`] finds the types for which a tree of gates is meant, [`right`] makes steps of the instructions, [`constants`] what is
//! computed from constants. In which representations the result is, nobody writes: [`super::trial`] finds out, and a rule
//! that is right in none of them is an error with the values that show it.

mod constants;
mod left;
mod right;
mod vectors;

use super::machine::Machine;
use super::pattern::{Origin, Pattern};
use super::trial::Trial;
use super::{GateName, GateSet, Selection};
use onespec_core::select::Effect;
use onespec_description::model::{Isa, SourceText};
use onespec_description::syntax::numbers::numbers;
use onespec_description::syntax::rules::{RuleTree, Span, rule};
use onespec_diag::{Diag, Diags};
use onespec_sem::rules::wrong::{Res, Wrong, wrong};
use std::collections::HashSet;

/// Values on which a rule is tried, for each assignment of types.
const ROUNDS: usize = 256;
/// Rules are tried on the same values always.
const SEED: u64 = 0x5e1e_c700;

/// The rules of a machine, and what became of them for the assignments of its parameters.
pub struct Rules<'a> {
    isa: &'a Isa,
    list: Vec<(usize, RuleTree)>,
    /// By rule of the list: has it patterns anywhere? Has an error been told? Else why there are no patterns.
    made: Vec<bool>,
    told: Vec<bool>,
    why: Vec<Option<Wrong>>,
    /// By rule of the description, values that were tried.
    tried: Vec<usize>,
}

/// Something is not there for these parameters.
fn absent<T>(code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) -> Res<T> {
    wrong(code, span, message, help).map_err(|mut wrong: Box<Wrong>| {
        wrong.here = true;
        wrong
    })
}

/// Name of rule number `i`.
pub fn name(isa: &Isa, i: usize) -> String {
    let text = isa
        .select
        .as_ref()
        .and_then(|s| s.rules.get(i))
        .map_or("", |r| r.text.as_str());
    text.split_whitespace()
        .nth(1)
        .unwrap_or("")
        .trim_end_matches(':')
        .to_string()
}

/// Whether a rule stands in the machine's own folder. One of another folder is absent where it names what is not there.
fn is_own(isa: &Isa, i: usize) -> bool {
    let own = isa.select.as_ref().and_then(|s| s.own.get(i));
    own.copied().unwrap_or(true)
}

/// What a rule sees of the machine and its gates.
#[derive(Clone, Copy)]
struct View<'x, 'm> {
    machine: &'x Machine<'m>,
    gates: &'x [GateName],
    set: &'x GateSet,
    /// The rule stands in the machine's own folder.
    own: bool,
}

impl View<'_, '_> {
    /// Nothing has the name that a rule says: an error in the machine's own rules.
    fn unknown<T>(&self, code: &'static str, span: Span, message: String, help: String) -> Res<T> {
        match self.own {
            true => wrong(code, span, message, help),
            false => absent(code, span, message, help),
        }
    }
}

impl<'a> Rules<'a> {
    /// Reads the rules of a description.
    pub fn read(isa: &'a Isa, diags: &mut Diags) -> Rules<'a> {
        Rules::some(isa, &|_| true, diags)
    }

    /// Of the rules that can be read those that are wanted, by number.
    pub fn some(isa: &'a Isa, wanted: &dyn Fn(usize) -> bool, diags: &mut Diags) -> Rules<'a> {
        let mut list = Vec::new();
        let texts = isa.select.iter().flat_map(|s| &s.rules);
        for (i, text) in texts.clone().enumerate() {
            match rule(&text.text) {
                Ok(tree) if tree.kind == "select" => list.extend(wanted(i).then_some((i, tree))),
                Ok(tree) => {
                    let message = format!("`{}` is no rule of a machine", tree.kind);
                    let diag = Diag::error("E0600", text.origin.clone(), message);
                    diags
                        .push(diag.help("a machine has `select` rules; gates are rewritten by rules beside the gates"));
                }
                Err(bad) => {
                    let place = text.origin.at(bad.at.0, bad.at.1);
                    diags.push(Diag::error("E0600", place, "cannot parse this rule").label(bad.message));
                }
            }
        }
        Rules {
            isa,
            made: vec![false; list.len()],
            told: vec![false; list.len()],
            why: list.iter().map(|_| None).collect(),
            tried: vec![0; texts.count()],
            list,
        }
    }

    /// Patterns of all rules for one assignment of the parameters.
    pub(super) fn patterns(
        &mut self,
        machine: &Machine<'_>,
        set: &GateSet,
        selection: &Selection,
        diags: &mut Diags,
    ) -> Vec<Pattern> {
        if self.list.is_empty() {
            return Vec::new();
        }
        let (gates, reprs) = (&selection.gates, &selection.reprs);
        let mut trial = Trial::new(self.isa, machine.program, set, gates, reprs, SEED);
        let mut on_vectors = vectors::Lanes::new(self.isa, machine, selection);
        let mut made = Vec::new();
        for (at, (i, tree)) in self.list.iter().enumerate() {
            let before = made.len();
            let mut values = 0;
            let own = is_own(self.isa, *i);
            let view = View {
                machine,
                gates,
                set,
                own,
            };
            let trials = (&mut trial, &mut on_vectors);
            let outcome = one(&view, trials, selection, (*i, tree), &mut made, &mut values);
            if let Some(tried) = self.tried.get_mut(*i) {
                *tried += values;
            }
            let (Some(told), Some(why)) = (self.told.get_mut(at), self.why.get_mut(at)) else {
                continue;
            };
            match outcome {
                Err(bad) if bad.here => *why = Some(*bad),
                Err(bad) => {
                    // A rule that is right for some values of the parameters only is wrong where it is offered for others.
                    if !*told {
                        report(self.isa, *i, &tree.name, *bad, &machine.program.params, diags);
                    }
                    *told = true;
                }
                Ok(()) => {}
            }
            if let Some(any) = self.made.get_mut(at) {
                *any |= made.len() > before;
            }
        }
        made
    }

    /// Marks rules that have patterns in a list that was made before: they are not absent for all values of the parameters.
    pub(super) fn kept(&mut self, patterns: &[Pattern]) {
        let there: HashSet<usize> = patterns
            .iter()
            .filter_map(|pattern| match pattern.origin {
                Origin::Rule(i) => Some(i),
                _ => None,
            })
            .collect();
        for (made, (i, _)) in self.made.iter_mut().zip(&self.list) {
            *made |= there.contains(i);
        }
    }

    /// Values on which a rule was tried, by its number.
    pub fn tried(&self, rule: usize) -> usize {
        self.tried.get(rule).copied().unwrap_or(0)
    }

    /// Reports the rules that have no pattern for any values of the parameters.
    pub fn finish(self, diags: &mut Diags) {
        let done = self.made.iter().zip(&self.told).map(|(made, told)| *made || *told);
        for ((done, why), (i, tree)) in done.zip(self.why).zip(&self.list) {
            if let (false, Some(bad), true) = (done, why, is_own(self.isa, *i)) {
                report(self.isa, *i, &tree.name, bad, &[], diags);
            }
        }
    }
}

/// `params`: the values of the parameters that it is wrong for.
fn report(isa: &Isa, i: usize, name: &str, bad: Wrong, params: &[(String, i64)], diags: &mut Diags) {
    let Some(SourceText { origin, .. }) = isa.select.as_ref().and_then(|s| s.rules.get(i)) else {
        return;
    };
    let place = origin.at(bad.span.0, bad.span.1);
    let diag = Diag::error(bad.code, place, bad.message).help(bad.help);
    let values: Vec<String> = params.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let at = match (bad.code, values.is_empty()) {
        ("E0601", false) => format!(", where {}", values.join(", ")),
        _ => String::new(),
    };
    diags.push(diag.note(format!("in rule `{name}`{at}")));
}

/// The patterns of a rule, one for each assignment of types.
fn one(
    view: &View<'_, '_>,
    (trial, on_vectors): (&mut Trial<'_>, &mut vectors::Lanes<'_>),
    selection: &Selection,
    (i, tree): (usize, &RuleTree),
    made: &mut Vec<Pattern>,
    values: &mut usize,
) -> Res<()> {
    let whole = (tree.left.span.0, tree.right.span.1);
    let mut nowhere = None;
    for left in left::instances(view, &tree.left)? {
        if left.is_about_vectors(view) {
            *values += on_vectors.rule(view, &left, (i, tree), made)?;
            continue;
        }
        let code = right::code(view, &left, tree, 0)?;
        let results: Vec<u16> = (0..selection.reprs.len() as u16)
            .filter(|r| {
                let repr = selection.reprs.get(usize::from(*r));
                repr.is_some_and(|r| r.ty == left.ty && Some(r.file) == code.file)
            })
            .collect();
        let ty = selection.ty(left.ty);
        if results.is_empty() {
            nowhere = Some(format!("no register file of the result holds {ty}"));
            continue;
        }
        let mut pattern = Pattern {
            requires: Vec::new(),
            approximation: None,
            tree: left.tree,
            results: Vec::new(),
            steps: code.steps,
            value: code.value,
            where_: code.where_,
            effect: Effect::None,
            cost: tree.cost.unwrap_or(code.cost),
            latency: code.latency,
            needs: code.needs,
            origin: Origin::Rule(i),
        };
        let width = view.machine.types.width(left.ty);
        let names = |name: &str| {
            let param = view.machine.program.params.iter().find(|(known, _)| known == name);
            let param = param.map(|(_, value)| i128::from(*value));
            param.or_else(|| (name == "w").then_some(width.into()))
        };
        let verdict = trial.run_with(&pattern, &results, ROUNDS, &numbers(tree, &names));
        *values += verdict.rounds;
        if verdict.rounds == 0 {
            // The condition may be about a parameter, and hold for another value of it.
            return absent(
                "E0605",
                tree.where_.as_ref().map_or(whole, |w| w.span),
                format!("there are no constants for which this can be, at {ty}"),
                "the condition never holds, or what is computed for an operand never fits it",
            );
        }
        if verdict.held.is_empty() {
            let shown = verdict.witness.map_or(String::new(), |w| w.to_string());
            return wrong(
                "E0601",
                whole,
                format!("the instructions do not compute the gates, at {ty}"),
                shown,
            );
        }
        // Those that are implied need not be said.
        let implied = |r: &u16| {
            let stronger = |s: &u16| selection.weaken.contains(&(*s, *r)) && !selection.weaken.contains(&(*r, *s));
            verdict.held.iter().any(stronger)
        };
        pattern.results = verdict.held.iter().copied().filter(|r| !implied(r)).collect();
        made.push(pattern);
    }
    match nowhere {
        Some(message) => absent("E0604", whole, message, "the last instruction writes the result"),
        None => Ok(()),
    }
}
