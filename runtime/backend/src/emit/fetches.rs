//! What a machine does by itself before a kernel begins, as the instructions that compute the same: the texts of the services that it
//! asks. They stand in front of the kernel where it is run.

use super::flat::Holes;
use super::{Code, Context, How, relax};
use crate::code::Beginning;
use crate::machine::{Hole, Machine, RowNumber, Service, ServiceKind, Template};
use crate::problem::Problem;
use crate::select::Fetch;

/// The code of what is fetched, with what is in registers when the kernel begins. It leaves registers of the bank of addresses behind
/// these with other values.
///
/// # Errors
/// The convention has no text for a service, or nothing begins as the fetch says.
pub fn fetches(machine: &Machine, fetches: &[Fetch], begins: &[Beginning]) -> Result<Code, Problem> {
    let mut context = Context::default();
    let begin = |name: &str| {
        let found = begins.iter().find(|begin| begin.name == name);
        let found = found.ok_or_else(|| Problem::new(format!("nothing begins as `{name}`")))?;
        Ok::<i64, Problem>(found.place.number.into())
    };
    let taken = begins.iter().filter(|begin| begin.place.bank == machine.address_bank());
    let ends = taken.map(|begin| i64::from(begin.place.number) + i64::from(begin.count));
    let first = ends.max().unwrap_or(0);
    for fetch in fetches {
        for (at, (name, number)) in (first..).zip(&fetch.coordinates) {
            let (service, text) = text(machine, name)?;
            let mut holes = vec![(Hole::To, at), (Hole::Number, *number)];
            for kind in &service.kinds {
                if let ServiceKind::Begins(Some(RowNumber::First), number, None) = kind
                    && let Some(begins) = machine.begins().get(usize::from(*number))
                {
                    holes.push((Hole::From, begin(begins.name)?));
                }
            }
            context.flat.template(text, &Holes::of(&holes), 0, &|_| None)?;
        }
        let (_, text) = text(machine, fetch.service)?;
        let to = begin(fetch.begins)?;
        let holes = [(Hole::To, to), (Hole::From, first), (Hole::Number, fetch.unit)];
        context.flat.template(text, &Holes::of(&holes), 0, &|_| None)?;
    }
    let how = How {
        scratch: false,
        compress: false,
    };
    let code = relax::encode(machine, how, "", &mut context)?;
    code.ok_or_else(|| Problem::new("what is fetched is too large"))
}

/// A service, and its instructions.
fn text<'a>(machine: &'a Machine, name: &str) -> Result<(&'a Service, &'a Template), Problem> {
    let service = machine.services(name).first();
    let text = service.and_then(|service| Some((service, machine.service_text(service)?)));
    text.ok_or_else(|| {
        Problem::new(format!(
            "calling convention {} has no text for service `{name}`",
            machine.convention.name
        ))
    })
}
