//! Every rule of a description, proven or tried: `simplify` and `canonical` rules of gates, `select` rules of a machine.
//!
//! A rule is tried on values first ([`onespec_sem::rules::prove`], [`onespec_select::trial`]): all values where they are few,
//! else those at which things change, with each other, and random ones. That takes a second for all rules. What passes is
//! asked of an SMT solver, where there is one: then the rule holds for all values. What the solver does not decide in time
//! stays tried, and the counts say so.
//!
//! A result depends on nothing but the rule's text and the semantics of what it mentions, which its key is a hash of ([`key`]).
//! [`Known`] holds results by key; a rule whose key is there is not looked at again.

#[cfg(test)]
mod agreement;
mod approximations;
mod commutative;
mod key;
mod known;
mod selection;
mod simplify;
mod solver;

pub use known::Known;
pub use solver::Solver;

use onespec_description::model::{Graph, Isa, Mirror, Select};
use onespec_diag::{Diag, Diags, FileSource, Place, did_you_mean};
use onespec_sem::ir::Program;
use std::collections::BTreeSet;
use std::fmt::{Display, Formatter};

/// What became of a rule.
#[derive(Debug, Clone)]
pub struct RuleResult {
    /// Hash of all that the result depends on.
    pub key: u128,
    pub name: String,
    pub place: Place,
    pub verdict: Verdict,
}

#[derive(Debug, Clone)]
pub enum Verdict {
    Holds(Holds),
    /// Why it is believed although the solver was not asked (`trust`); it was tried on values.
    Trusted(String),
    Wrong(Box<Diag>),
}

/// How much is known of a rule that no value was found against: for each assignment of types that it has, the most.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Holds {
    /// Proven by the solver.
    pub proven: u32,
    /// Tried with all values that there are.
    pub complete: u32,
    /// Tried with values at which things change, and random ones.
    pub tried: u32,
    /// Values that were tried.
    pub values: u64,
    /// A solver was asked.
    pub asked: bool,
}

impl Holds {
    /// Nothing more can be found out with this solver.
    fn is_enough(&self, solver: Solver) -> bool {
        solver == Solver::None || self.asked
    }
}

/// The rules of a description in numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    pub rules: usize,
    /// Rules that are proven for all of their types.
    pub proven: usize,
    /// Rules that were tried with all values of all of their types.
    pub complete: usize,
    /// Rules that were tried on values, for some of their types at least.
    pub tried: usize,
    /// Rules that the description asks to be trusted, once they were tried on values.
    pub trusted: usize,
    pub wrong: usize,
    pub values: u64,
}

impl Counts {
    pub fn of(results: &[RuleResult]) -> Counts {
        let mut counts = Counts {
            rules: results.len(),
            ..Counts::default()
        };
        for result in results {
            match &result.verdict {
                Verdict::Trusted(_) => counts.trusted += 1,
                Verdict::Wrong(_) => counts.wrong += 1,
                Verdict::Holds(holds) => {
                    counts.values += holds.values;
                    match (holds.tried, holds.proven) {
                        (0, 1..) => counts.proven += 1,
                        (0, 0) => counts.complete += 1,
                        _ => counts.tried += 1,
                    }
                }
            }
        }
        counts
    }
}

/// `156 rules: 140 proven by z3, 16 tried on 1204 values`
impl Display for Counts {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} rules", self.rules)?;
        let mut lead = ": ";
        let parts = [
            (self.proven, "proven by z3"),
            (self.complete, "tried on all values"),
            (self.tried, "tried on values"),
            (self.trusted, "trusted"),
            (self.wrong, "wrong"),
        ];
        for (count, what) in parts.into_iter().filter(|(count, _)| *count > 0) {
            write!(f, "{lead}{count} {what}")?;
            lead = ", ";
        }
        Ok(())
    }
}

/// The rules of a description that was read and has no other errors, and who proves them.
#[derive(Debug, Clone, Copy)]
pub struct RuleCheck<'a> {
    pub isa: &'a Isa,
    /// The semantics, for each assignment of the parameters.
    pub programs: &'a [Program],
    /// Where the gates of selection rules are found.
    pub files: FileSource<'a>,
    pub solver: Solver,
}

impl RuleCheck<'_> {
    /// Proves or tries every rule. What is in `known` already is taken from there, and what is found out is put there. Rules
    /// that cannot be read are in `diags`; those that are wrong are among the results.
    pub fn results(&self, known: &mut Known, diags: &mut Diags) -> Vec<RuleResult> {
        let mut results = Vec::new();
        if let Some(program) = self.programs.first().filter(|program| !program.rules.is_empty()) {
            results.extend(simplify::check(&self.isa.graph, program, self.solver, known));
        }
        if let (Some(mirror), Some(select)) = (&self.isa.mirror, &self.isa.select)
            && are_there(select, self.files, diags)
            && let Some(gates) = onespec_select::gates_of(self.isa, self.files, diags)
        {
            types_of_gates(mirror, &gates.isa.graph, diags);
        }
        // A machine of pseudo-instructions has the rules of the machine that it is of.
        let select = self.isa.select.as_ref().filter(|_| self.isa.mirror.is_none());
        if let Some(select) = select.filter(|select| !select.rules.is_empty() || !select.approximations.is_empty())
            && are_there(select, self.files, diags)
            && let Some(gates) = onespec_select::gates_of(self.isa, self.files, diags)
        {
            if let Some(program) = self.programs.first() {
                approximations::check(self.isa, program, &gates, known, diags);
            }
            results.extend(selection::check(self, &gates, known, diags));
        }
        results
    }

    /// The stage: what is wrong goes to the diagnostics.
    pub fn run(&self, known: &mut Known, diags: &mut Diags) -> Counts {
        if let Some(program) = self.programs.first() {
            commutative::check(&self.isa.graph, program, diags);
        }
        let results = self.results(known, diags);
        for result in &results {
            if let Verdict::Wrong(diag) = &result.verdict {
                diags.push((**diag).clone());
            }
        }
        Counts::of(&results)
    }
}

/// What a mirror's types are called among those of gates are types there. One error for all, since one template makes all names.
fn types_of_gates(mirror: &Mirror, gates: &Graph, diags: &mut Diags) {
    let is_there = |name: &str| gates.types.iter().any(|ty| ty.name == name);
    let missing: BTreeSet<&str> = mirror
        .types
        .iter()
        .map(|ty| ty.gates.as_str())
        .filter(|name| !name.is_empty() && !is_there(name))
        .collect();
    let Some(first) = missing.first() else { return };
    let more = match missing.len() {
        1 => String::new(),
        n => format!(", and {} others that `gates` names", n - 1),
    };
    let diag = Diag::error(
        "E0622",
        &mirror.types_origin,
        format!("gates have no type `{first}`{more}"),
    );
    let help = did_you_mean(first, gates.types.iter().map(|ty| ty.name.as_str()));
    diags.push(diag.help(help.unwrap_or_else(|| "an empty name says that there is none".into())));
}

/// Whether the gates of rules are among the descriptions at hand. A machine's folder may stand alone: it can still be assembled
/// for and run, so this is a warning; a compiler, which needs the gates, refuses. Beside other folders the name is wrong.
fn are_there(select: &Select, files: FileSource<'_>, diags: &mut Diags) -> bool {
    let known = files.machines();
    let there = known.contains(&select.gates);
    if !there && known.len() > 1 {
        let message = format!("there are no gates `{}` to select from", select.gates);
        let help = did_you_mean(&select.gates, known.iter().map(String::as_str));
        let help = help.unwrap_or_else(|| "`gates:` names the folder of an intermediate representation".into());
        diags.push(Diag::error("E0620", &select.origin, message).help(help));
    } else if !there {
        let message = format!(
            "rules and approximations are not tried: there are no gates `{}` beside this machine",
            select.gates
        );
        let help = "put the folder of the gates beside that of the machine";
        diags.push(Diag::warning("E0620", &select.origin, message).help(help));
    }
    there
}
