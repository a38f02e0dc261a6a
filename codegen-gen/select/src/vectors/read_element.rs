//! One lane of a register as a scalar in another.

use super::super::machine::Machine;
use super::super::symbolic::NoPattern;
use super::cells::{Cell, Form, Meaning, lane};
use super::{Source, given};
use onespec_lanes::sources::Sources;
use onespec_lanes::term::{Id, Terms, Var};

/// Whether a term depends on a lane of a register of vectors, which is told by its number.
pub(super) fn is_read(machine: &Machine<'_>, terms: &Terms, sources: &Sources, function: Id) -> bool {
    lanes(machine, terms, sources, function).next().is_some()
}

fn lanes<'a>(
    machine: &'a Machine<'_>,
    terms: &Terms,
    sources: &'a Sources,
    function: Id,
) -> impl Iterator<Item = (Source, u32)> + 'a {
    let variables = given::variables(terms, function);
    variables.into_iter().filter_map(|(variable, var)| {
        let Var::Other(n) = var else { return None };
        let (cell, k) = lane(machine, sources.location(n)?)?;
        Some((Source { cell, variable }, k))
    })
}

/// A scalar that is a function of one lane.
pub(super) fn read(
    machine: &Machine<'_>,
    terms: &Terms,
    sources: &Sources,
    result: Cell,
    function: Id,
) -> Result<Meaning, NoPattern> {
    let mut read = lanes(machine, terms, sources, function);
    let (Some((source, k)), None) = (read.next(), read.next()) else {
        return Err("it has more than one lane as a source");
    };
    let is_other = |(variable, var): &(Id, Var)| *variable != source.variable && !matches!(var, Var::Index(_));
    if given::variables(terms, function).iter().any(is_other) {
        return Err("it depends on more than a lane");
    }
    Ok(Meaning {
        result,
        function,
        mask: None,
        sources: vec![source],
        trap: None,
        count: None,
        form: Form::Element(k),
    })
}
