//! Loads and stores of each lane: side by side, at a distance, or at offsets that are lanes of a register.

use super::super::machine::Machine;
use super::super::symbolic::NoPattern;
use super::cells::{Cell, Form, Meaning, Register, Sign, Way, cell, counts, lanes_of};
use super::meaning::{mask, results};
use super::setting::Setting;
use super::{Source, given};
use onespec_lanes::Place;
use onespec_lanes::sources::Sources;
use onespec_lanes::split::Run;
use onespec_lanes::term::{Id, Op, Terms, Var};

const OTHER: NoPattern = "it accesses memory";

/// What the address of a lane depends on.
struct Address {
    /// All of it, and the bytes of a lane.
    address: Id,
    bytes: u32,
    /// The number of the lane.
    counter: Option<Id>,
    scalars: Vec<Source>,
    lanes: Vec<Source>,
}

/// A load or a store of each lane.
pub(super) fn read(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &mut Sources,
    run: &Run,
    setting: Option<&Setting>,
) -> Result<Meaning, NoPattern> {
    let done = &run.effects;
    if !done.jumps.is_empty() || done.system {
        return Err("it does more than compute");
    }
    let written = results(machine, terms, sources, run, setting);
    // A store's lane, with the variable that it is.
    let (stored, (address, bytes), lane, guard) =
        match (done.loads.as_slice(), done.stores.as_slice(), written.as_slice()) {
            // It may read without a condition what it writes under one: such reads may trap.
            ([load], [], [w]) if w.guard == load.guard => {
                let loaded = matches!(terms.op(w.inner), Op::Load) && terms.width(w.inner) == load.bytes * 8;
                let cell = loaded.then(|| cell(machine, w.at)).transpose()?.flatten();
                (None, (load.address, load.bytes), cell.ok_or(OTHER)?, &w.guard)
            }
            ([], [store], []) => {
                let at = match terms.op(store.value) {
                    Op::Var(Var::Other(n)) => sources.location(*n),
                    _ => None,
                };
                let cell = at.map(|at| cell(machine, at)).transpose()?.flatten().ok_or(OTHER)?;
                let variable = store.value;
                let stored = Some(Source { cell, variable });
                (stored, (store.address, store.bytes), cell, &store.guard)
            }
            _ => return Err(OTHER),
        };
    let mask = mask(machine, terms, sources, guard)?;
    if lane.lane != Some(bytes * 8) || !matches!(lane.register, Register::Operand(_)) {
        return Err(OTHER);
    }
    let (way, of_address, offset) = parts(machine, terms, sources, (address, bytes))?
        .way(terms)
        .ok_or(OTHER)?;
    let count = counts(machine, terms, sources, run, setting, lanes_of(machine, lane))?;
    // Without a mask and a number of elements that count, no gate says the same of memory.
    if mask.is_none() && count.is_none() {
        return Err(OTHER);
    }
    Ok(Meaning {
        result: lane,
        function: offset,
        mask,
        sources: stored.into_iter().chain(of_address).collect(),
        trap: done.trap.map(|trap| given::put(machine, terms, sources, trap)),
        count,
        form: match stored {
            None => Form::Load(way),
            Some(_) => Form::Store(way),
        },
    })
}

/// The variables of an address.
fn parts(
    machine: &Machine<'_>,
    terms: &Terms,
    sources: &Sources,
    (address, bytes): (Id, u32),
) -> Result<Address, NoPattern> {
    let mut of = Address {
        address,
        bytes,
        counter: None,
        scalars: Vec::new(),
        lanes: Vec::new(),
    };
    for (variable, var) in given::variables(terms, address) {
        let n = match var {
            Var::Other(n) => n,
            Var::Index(_) => continue,
            _ => return Err(OTHER),
        };
        let at = sources.location(n).ok_or(OTHER)?;
        if let Place::Loop(_) = at.place {
            if of.counter.replace(variable).is_some() {
                return Err(OTHER);
            }
            continue;
        }
        let cell: Cell = cell(machine, at)?.ok_or(OTHER)?;
        let list = if cell.lane.is_some() {
            &mut of.lanes
        } else {
            &mut of.scalars
        };
        list.push(Source { cell, variable });
    }
    Ok(of)
}

impl Address {
    /// How lanes lie, the sources of the address, and how far behind the first of them they begin.
    fn way(&self, terms: &mut Terms) -> Option<(Way, Vec<Source>, Id)> {
        let width = terms.width(self.address);
        match (self.counter, self.scalars.as_slice(), self.lanes.as_slice()) {
            (Some(counter), [base], []) => {
                let lane = terms.slice(counter, 0, width);
                let parts = vec![(1, base.variable), (self.bytes.into(), lane)];
                let offset = self.offset(terms, parts, &[counter, base.variable])?;
                Some((Way::Near, vec![*base], offset))
            }
            (Some(counter), [one, other], []) => {
                let orders = [[*one, *other], [*other, *one]];
                orders.into_iter().find_map(|[base, step]| {
                    if terms.width(step.variable) != width {
                        return None;
                    }
                    let lane = terms.slice(counter, 0, width);
                    let apart = terms.mul(step.variable, lane);
                    let known = [counter, base.variable, step.variable];
                    let offset = self.offset(terms, vec![(1, base.variable), (1, apart)], &known)?;
                    Some((Way::Strided, vec![base, step], offset))
                })
            }
            (None, [base], [offsets]) => {
                let own = terms.width(offsets.variable);
                let extended = |terms: &mut Terms, sign: Sign| match sign {
                    Sign::Any => (own == width).then_some(offsets.variable),
                    Sign::Without => (own < width).then(|| terms.zext(offsets.variable, width)),
                    Sign::With => (own < width).then(|| terms.sext(offsets.variable, width)),
                };
                [Sign::Any, Sign::Without, Sign::With].into_iter().find_map(|sign| {
                    let apart = extended(terms, sign)?;
                    let known = [base.variable, offsets.variable];
                    let offset = self.offset(terms, vec![(1, base.variable), (1, apart)], &known)?;
                    Some((Way::Indexed(sign), vec![*base, *offsets], offset))
                })
            }
            _ => None,
        }
    }

    /// The address without a sum; none where it still depends on what is known, or the first summand is no address.
    fn offset(&self, terms: &mut Terms, sum: Vec<(u128, Id)>, known: &[Id]) -> Option<Id> {
        let width = terms.width(self.address);
        let (_, base) = sum.first()?;
        if terms.width(*base) != width {
            return None;
        }
        let wanted = terms.lin(width, 0, sum);
        let offset = terms.sub(self.address, wanted);
        let left = given::variables(terms, offset);
        (!left.iter().any(|(id, _)| known.contains(id))).then_some(offset)
    }
}
