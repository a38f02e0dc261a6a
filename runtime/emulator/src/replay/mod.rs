//! Replaying vectors: single instructions with the state before and after, from files in several formats.
//!
//! A format turns text into [`Case`]s; what follows is the same for all. An instruction given by name is built from the
//! description's tables, with the sources bound to registers in the order of its operands.

pub mod bind;
pub mod golden_scalar;

use crate::environment::Environment;
use crate::memory::Bus;
use crate::memory::space::Space;
use bind::{Bound, bind};
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::{FeatureSet, Isa, Needs};
use onespec_core::target::Resolved;
use std::fmt;

/// Address of the instruction.
const PC: u64 = 0x1_0000;
/// Failures that are described; the rest are counted.
const TOLD: usize = 20;

/// A file format of vectors.
pub trait Format {
    /// What users call it.
    fn name(&self) -> &'static str;
    /// Whether a file that starts with this line is one.
    fn recognises(&self, first_line: &str) -> bool;
    /// The cases of a file; an error names the line.
    fn cases<'t>(&self, text: &'t str) -> Result<Vec<Case<'t>>, String>;
}

/// All formats.
pub const FORMATS: [&dyn Format; 1] = [&golden_scalar::GoldenScalar];

/// One instruction, what it starts from, and what must come out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case<'t> {
    /// Line in the file, from 1.
    pub line: usize,
    pub mnemonic: &'t str,
    /// Values of the source registers, in the order of operands.
    pub sources: Vec<u64>,
    /// Names for the operands that are names: a rounding mode.
    pub names: Vec<&'t str>,
    /// State set before, besides the sources.
    pub before: Vec<(&'t str, u64)>,
    /// What the destination register must hold.
    pub result: Option<u64>,
    /// State compared after, besides the result.
    pub after: Vec<(&'t str, u64)>,
}

/// What came of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    pub passed: usize,
    pub failed: usize,
    /// The first failures, a line each.
    pub failures: Vec<String>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Summary {
    /// Adds another file's.
    pub fn add(&mut self, other: Summary) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.failures.truncate(TOLD);
    }
}

/// Reads a file's text in whichever format it has.
pub fn parse(text: &str) -> Result<Vec<Case<'_>>, String> {
    let first = text.lines().next().unwrap_or("");
    match FORMATS.iter().find(|format| format.recognises(first)) {
        Some(format) => format.cases(text),
        None => {
            let names: Vec<_> = FORMATS.iter().map(|format| format.name()).collect();
            Err(format!(
                "unknown format of vectors; the known ones are: {}",
                names.join(", ")
            ))
        }
    }
}

/// The target with everything added that the cases' instructions need.
pub fn target_for(isa: &Isa, base: &Resolved, cases: &[Case<'_>]) -> Resolved {
    let mut features = base.features;
    let mut names: Vec<&str> = cases.iter().map(|case| case.mnemonic).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        // The first reading that takes nothing away.
        let mut readings = isa.ops.iter().filter(|op| op.name == name);
        readings.any(|op| add(isa, &mut features, &op.needs));
    }
    with_features(isa, base, features)
}

/// The target with every extension added that is compatible with it and with those before.
pub fn widest(isa: &Isa, base: &Resolved) -> Resolved {
    let mut features = base.features;
    for op in isa.ops {
        add(isa, &mut features, &op.needs);
    }
    with_features(isa, base, features)
}

fn with_features(isa: &Isa, base: &Resolved, features: FeatureSet) -> Resolved {
    let params = isa.param_values(&features);
    Resolved {
        features,
        params,
        ..base.clone()
    }
}

/// Adds what is lacking for `needs`, unless it is incompatible or makes another kind of machine. True when it holds then.
fn add(isa: &Isa, features: &mut FeatureSet, needs: &Needs) -> bool {
    if needs.holds(features) {
        return true;
    }
    let Some(lacking) = isa.lacking(needs, features) else {
        return false;
    };
    let other_kind = isa
        .params
        .iter()
        .flat_map(|param| param.features)
        .any(|feature| lacking.contains(*feature));
    let more = isa.closure(&features.union(&lacking));
    if other_kind || !isa.conflicts(&more).is_empty() {
        return false;
    }
    *features = more;
    true
}

/// Runs cases on a machine, which has the features of [`target_for`].
pub fn replay<M: Machine>(m: &mut M, isa: &Isa, target: &Resolved, cases: &[Case<'_>]) -> Summary {
    let mut bus = Bus::user(Space::new(1 << 32, PC), 1 << 20, 64);
    for (name, value) in Environment::of(isa).user_state {
        m.set(&name, value);
    }
    let mut summary = Summary::default();
    for case in cases {
        let outcome = bind(isa, target, case).and_then(|bound| run(m, &mut bus, isa, case, &bound));
        match outcome {
            Ok(()) => summary.passed += 1,
            Err(why) => {
                summary.failed += 1;
                if summary.failures.len() < TOLD {
                    summary
                        .failures
                        .push(format!("line {}: {}: {why}", case.line, case.mnemonic));
                }
            }
        }
    }
    summary
}

fn run<M: Machine>(m: &mut M, bus: &mut Bus, isa: &Isa, case: &Case<'_>, bound: &Bound) -> Result<(), String> {
    let inputs = bound
        .inputs
        .iter()
        .zip(&case.sources)
        .map(|(name, value)| (name.as_str(), *value));
    for (name, value) in inputs.chain(case.before.iter().copied()) {
        if !m.set(name, value) {
            return Err(format!("there is no state `{name}`"));
        }
    }
    let word = bound.word;
    let Some(slot) = m.decode(word, PC) else {
        return Err(format!("{word:#x} does not decode"));
    };
    m.set_trap(Trap::default());
    m.set_pc(PC + u64::from(M::slot_len(&slot)));
    if m.execute(bus, &slot).is_err() {
        return Err(format!("{word:#x} raised {}", crate::report::cause(isa, m.trap())));
    }
    let result = case.result.map(|value| match &bound.output {
        Some(name) => Ok((name.as_str(), value)),
        None => Err("it has no destination register".to_owned()),
    });
    for (name, wanted) in result.transpose()?.into_iter().chain(case.after.iter().copied()) {
        let found = m.get(name).ok_or_else(|| format!("there is no state `{name}`"))?;
        if found != wanted {
            let sources: Vec<_> = case.sources.iter().map(|value| format!("{value:x}")).collect();
            let sources = [sources, case.names.iter().map(|name| (*name).to_owned()).collect()].concat();
            return Err(format!(
                "of {}: {name} is {found:x}, should be {wanted:x}",
                sources.join(", ")
            ));
        }
    }
    Ok(())
}
