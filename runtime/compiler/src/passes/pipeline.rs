//! Lists of passes by name, with a look at the circuit after each.
//!
//! In debug builds the verifier looks at every circuit that verified before the first pass after each pass that changed it,
//! and a finding is a panic that names the pass.

use super::{Context, Pass, StackMaps, all};
use crate::verify::{Discipline, Options, Verifier};
use onespec_graph::Circuit;
use std::fmt;

/// Passes in the order in which they run.
pub struct Pipeline {
    passes: Vec<&'static dyn Pass>,
}

/// A name that no pass has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownPass {
    pub name: String,
}

/// What was wrong with a circuit after a pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    pub pass: &'static str,
    pub why: String,
}

impl Pipeline {
    /// What optimising means without a list: each pass after those that leave work for it.
    pub const DEFAULT: &'static str = "sccp,simplify,gvn,dbe,ifconv,simplify,gvn,dge";

    /// What optimising means where time does not matter much.
    pub const FULL: &'static str = "sccp,simplify,gvn,dbe,split,promote,unroll,sccp,simplify,gvn,dbe,split,promote,quiet,\
                                    forward,hoist,dse,promote,quiet,simplify,gvn,dbe,ifconv,simplify,gvn,strength,simplify,\
                                    gvn,addresses,simplify,gvn,dge";

    /// What optimising means where little time is to be spent: without areas on the stack that can be values.
    pub const BASIC: &'static str = "simplify,split,promote,sccp,simplify,gvn,dbe,ifconv,simplify,gvn,dge";

    /// Passes by their names, separated by commas.
    ///
    /// # Errors
    /// The first name that no pass has.
    pub fn parse(text: &str) -> Result<Pipeline, UnknownPass> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        let find = |name: &str| {
            let pass = all().iter().find(|pass| pass.name() == name);
            pass.copied().ok_or_else(|| UnknownPass { name: name.to_string() })
        };
        let passes = names.map(find).collect::<Result<_, _>>()?;
        Ok(Pipeline { passes })
    }

    /// Names in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.passes.iter().map(|pass| pass.name())
    }

    /// Runs the passes. The circuit is one that verifies: what passes do with others is not specified, a panic among it.
    ///
    /// # Panics
    /// In debug builds, when a pass makes a circuit that verified one that does not.
    pub fn run(&self, circuit: &mut Circuit, context: &mut Context) {
        let mut done = Done::of(circuit);
        for &pass in &self.passes {
            done.step(pass, circuit, context);
            done.verify(pass, circuit);
        }
    }

    /// The same with a check after each pass.
    ///
    /// # Errors
    /// What the check says first, with the pass after which it said so.
    ///
    /// # Panics
    /// As [`Pipeline::run`], after the check.
    pub fn run_checked(
        &self,
        circuit: &mut Circuit,
        context: &mut Context,
        check: &mut dyn FnMut(&Circuit) -> Result<(), String>,
    ) -> Result<(), Failure> {
        let mut done = Done::of(circuit);
        for &pass in &self.passes {
            if done.step(pass, circuit, context) {
                check(circuit).map_err(|why| Failure { pass: pass.name(), why })?;
            }
            done.verify(pass, circuit);
        }
        Ok(())
    }
}

/// What was done to a circuit.
#[derive(Default)]
struct Done {
    /// How often it has changed.
    changes: u32,
    /// Passes that found nothing to do, and how often the circuit had changed then: they would find nothing again.
    idle: Vec<(&'static str, u32)>,
    /// How a circuit is verified after passes; nothing in release builds and for one that did not verify before.
    discipline: Option<Discipline>,
    verifier: Verifier,
    /// The number of changes when it was verified last.
    verified: u32,
}

impl Done {
    fn of(circuit: &Circuit) -> Done {
        let mut done = Done::default();
        if cfg!(debug_assertions) {
            let holds = |discipline: &Discipline| done.verifier.verify(circuit, &rules(*discipline)).is_ok();
            done.discipline = [Discipline::Strict, Discipline::Relaxed].into_iter().find(holds);
        }
        done
    }

    /// Asks the verifier if anything changed since it was asked last.
    fn verify(&mut self, pass: &dyn Pass, circuit: &Circuit) {
        let Some(discipline) = self.discipline else { return };
        if std::mem::replace(&mut self.verified, self.changes) == self.changes {
            return;
        }
        let report = self.verifier.verify(circuit, &rules(discipline));
        assert!(
            report.is_ok(),
            "the pass {} broke the circuit: {}",
            pass.name(),
            report
                .findings
                .list()
                .first()
                .map_or_else(String::new, ToString::to_string)
        );
    }

    /// Runs a pass; whether anything may have changed.
    fn step(&mut self, pass: &dyn Pass, circuit: &mut Circuit, context: &mut Context) -> bool {
        if self.idle.contains(&(pass.name(), self.changes)) {
            return false;
        }
        if !pass.run(circuit, context) {
            self.idle.push((pass.name(), self.changes));
            return true;
        }
        self.changes += 1;
        if context.maps.is_some() {
            context.maps = Some(StackMaps::of(circuit));
        }
        true
    }
}

fn rules(discipline: Discipline) -> Options {
    Options {
        discipline,
        limit: 1,
        ..Options::default()
    }
}

impl fmt::Display for UnknownPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no pass `{}`; there are", self.name)?;
        for (i, pass) in all().iter().enumerate() {
            write!(f, "{} {}", if i == 0 { "" } else { "," }, pass.name())?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownPass {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "after pass {}: {}", self.pass, self.why)
    }
}

impl std::error::Error for Failure {}
