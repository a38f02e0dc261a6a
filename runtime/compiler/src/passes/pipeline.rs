//! Pipelines: lists of passes by name, with a check of the circuit after each.
//!
//! A circuit is verified before the first pass, since passes rely on what the verifier promises. In debug builds the
//! circuit is verified after each pass that changed it, too; a finding there is a panic that names the pass.

use super::{Context, Pass, StackMaps, all};
use crate::verify::{Discipline, Options, Verifier};
use onespec_graph::{Circuit, Finding};
use std::fmt;

/// Passes in the order in which they run.
pub struct Pipeline {
    passes: Vec<&'static dyn Pass>,
    /// Passes that find nothing to do at first, since another pipeline ended with them.
    settled: &'static [&'static str],
}

/// A name that no pass has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownPass {
    pub name: String,
}

/// What was wrong with a circuit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It does not verify, so no pass was run. The first of what the verifier found.
    Invalid(Finding),
    /// What the check said after a pass.
    After { pass: &'static str, why: String },
}

impl Pipeline {
    /// What optimising means without a list: each pass after those that leave work for it.
    pub const DEFAULT: &'static str = "sccp,simplify,gvn,simplifycfg,if-conversion,simplify,gvn,dce";

    /// What optimising means where time does not matter much.
    pub const FULL: &'static str = "sccp,simplify,gvn,simplifycfg,split-copies,sroa,\
         unroll,sccp,simplify,gvn,simplifycfg,split-copies,sroa,\
         mem-phi-elim,load-forwarding,load-licm,dse,sroa,mem-phi-elim,\
         simplify,gvn,simplifycfg,if-conversion,simplify,gvn,dce";

    /// What comes last where time does not matter much, once functions stand in place of their calls: what makes loops
    /// and branches fit for instructions, and values harder to follow.
    pub const LATE: &'static str = "switch-formation,switch-tests,bit-tests,simplifycfg,\
         strength-reduction,widen-counters,simplify,gvn,address-strength-reduction,simplify,gvn,\
         dce,linear-test,split-conditions,dce,sink,address-sums";

    /// What optimising means where little time is to be spent: without stack slots that can be values.
    pub const BASIC: &'static str =
        "simplify,split-copies,sroa,sccp,simplify,gvn,simplifycfg,if-conversion,simplify,gvn,dce";

    /// Passes by their names, separated by commas. The former name of a pass is one of its names.
    ///
    /// # Errors
    /// The first name that no pass has.
    pub fn parse(text: &str) -> Result<Pipeline, UnknownPass> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        let find = |name: &str| {
            let pass = all()
                .iter()
                .find(|pass| pass.name() == name || pass.former_name() == Some(name));
            pass.copied().ok_or_else(|| UnknownPass { name: name.to_string() })
        };
        let passes = names.map(find).collect::<Result<_, _>>()?;
        Ok(Pipeline { passes, settled: &[] })
    }

    /// [`Pipeline::LATE`] for circuits behind [`Pipeline::FULL`], with whose last passes it does not begin again.
    ///
    /// # Errors
    /// As [`Pipeline::parse`].
    pub fn late() -> Result<Pipeline, UnknownPass> {
        let late = Pipeline::parse(Pipeline::LATE)?;
        Ok(Pipeline {
            settled: &["simplify", "gvn", "dce"],
            ..late
        })
    }

    /// Names in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.passes.iter().map(|pass| pass.name())
    }

    /// Runs the passes over a circuit that verifies, be it under the relaxed discipline.
    ///
    /// # Errors
    /// The circuit does not verify. It is as it was.
    ///
    /// # Panics
    /// In debug builds, when a pass makes a circuit that does not verify.
    pub fn run(&self, circuit: &mut Circuit, context: &mut Context) -> Result<(), Failure> {
        self.run_checked(circuit, context, &mut |_| Ok(()))
    }

    /// The same with a check after each pass.
    ///
    /// # Errors
    /// The circuit does not verify, or what the check says first.
    ///
    /// # Panics
    /// As [`Pipeline::run`], after the check.
    pub fn run_checked(
        &self,
        circuit: &mut Circuit,
        context: &mut Context,
        check: &mut dyn FnMut(&Circuit) -> Result<(), String>,
    ) -> Result<(), Failure> {
        let mut verifier = Verifier::new();
        let discipline = match verify(&mut verifier, circuit, Discipline::Strict) {
            Ok(()) => Discipline::Strict,
            Err(found) => verify(&mut verifier, circuit, Discipline::Relaxed)
                .map(|()| Discipline::Relaxed)
                .map_err(|_| Failure::Invalid(found))?,
        };
        self.run_verified(circuit, context, discipline, check)
    }

    /// The same for a circuit that was verified under a discipline.
    pub(crate) fn run_verified(
        &self,
        circuit: &mut Circuit,
        context: &mut Context,
        discipline: Discipline,
        check: &mut dyn FnMut(&Circuit) -> Result<(), String>,
    ) -> Result<(), Failure> {
        let mut done = Done::default();
        done.idle.extend(self.settled.iter().map(|name| (*name, 0)));
        context.analyses.forget();
        for &pass in &self.passes {
            if done.step(pass, circuit, context) {
                check(circuit).map_err(|why| Failure::After { pass: pass.name(), why })?;
            }
            if cfg!(debug_assertions) {
                done.verify(pass, circuit, discipline);
            }
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
    verifier: Verifier,
    /// The number of changes when it was verified last.
    verified: u32,
}

impl Done {
    /// Asks the verifier if anything changed since it was asked last.
    fn verify(&mut self, pass: &dyn Pass, circuit: &Circuit, discipline: Discipline) {
        if std::mem::replace(&mut self.verified, self.changes) == self.changes {
            return;
        }
        if let Err(found) = verify(&mut self.verifier, circuit, discipline) {
            panic!("the pass {} broke the circuit: {found}", pass.name());
        }
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
        context.analyses.forget();
        if context.maps.is_some() {
            context.maps = Some(StackMaps::of(circuit));
        }
        true
    }
}

/// The first error of a circuit.
fn verify(verifier: &mut Verifier, circuit: &Circuit, discipline: Discipline) -> Result<(), Finding> {
    let rules = Options {
        discipline,
        limit: 1,
        ..Options::errors()
    };
    let report = verifier.verify(circuit, &rules);
    let is_ok = report.is_ok();
    match report.findings.into_vec().into_iter().next() {
        Some(found) if !is_ok => Err(found),
        _ => Ok(()),
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
        match self {
            Failure::Invalid(found) => write!(f, "is no valid circuit: {found}"),
            Failure::After { pass, why } => write!(f, "after pass {pass}: {why}"),
        }
    }
}

impl std::error::Error for Failure {}
