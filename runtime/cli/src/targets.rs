//! Resolves target names to machines, and reports unknown ones.

use crate::machine::usual;
use onespec_core::isa::Isa;
use onespec_core::names::near;
use onespec_core::target::{TargetError, TargetProblem};

/// The machine that knows a target: the usual one before the others. Else why there is none, from the machine whose name or
/// target the text comes nearest to.
pub fn machine_of(target: &str, isas: &[&'static Isa]) -> Result<&'static Isa, String> {
    let is_usual = |isa: &&&'static Isa| Some(isa.name) == usual();
    let usual = isas.iter().filter(is_usual);
    let others = isas.iter().filter(|isa| !is_usual(isa));
    let mut nearest: Option<(usize, TargetError)> = None;
    for isa in usual.chain(others) {
        let error = match isa.target(target) {
            Ok(_) => return Ok(isa),
            Err(error) => error,
        };
        // The longer the known part, the surer that this machine is meant.
        let known = match &error.problem {
            TargetProblem::NoTarget { .. } if target.get(..isa.name.len()) == Some(isa.name) => isa.name.len(),
            TargetProblem::NoTarget { .. } => continue,
            TargetProblem::NoFeature { .. } | TargetProblem::Conflict { .. } => {
                1 + target.len().saturating_sub(error.piece.len()).max(isa.name.len())
            }
        };
        if nearest.as_ref().is_none_or(|(best, _)| *best < known) {
            nearest = Some((known, error));
        }
    }
    Err(match nearest {
        Some((_, error)) => error.to_string(),
        None => unknown(target, isas),
    })
}

fn unknown(target: &str, isas: &[&'static Isa]) -> String {
    let names: Vec<(String, &str)> = isas
        .iter()
        .flat_map(|isa| isa.targets.iter().map(|known| (known.name.to_owned(), isa.name)))
        .collect();
    let found = near(target, names.iter().map(|(name, _)| name.as_str()));
    let machine = |name: &str| {
        names
            .iter()
            .find(|(known, _)| known == name)
            .map_or("", |(_, isa)| *isa)
    };
    let found: Vec<String> = found
        .iter()
        .map(|name| format!("`{name}` ({})", machine(name)))
        .collect();
    let hint = match found.is_empty() {
        true => "`onespec list --targets` tells all of them".to_owned(),
        false => format!("did you mean {}?", found.join(" or ")),
    };
    format!("unknown target `{}`; {hint}", target.escape_debug())
}
