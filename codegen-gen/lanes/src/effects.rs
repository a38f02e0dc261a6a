//! What the code of a run has done so far, and how the two sides of a condition are joined.

use super::location::Location;
use super::term::{Id, Terms};

/// A value that was written.
#[derive(Debug, Clone, PartialEq)]
pub struct Written {
    pub at: Location,
    /// What stands there now.
    pub value: Id,
    /// What was written where the guard holds, and the conditions that are it; none: it was written in any case.
    pub inner: Id,
    pub guard: Vec<Id>,
}

/// A store.
#[derive(Debug, Clone, PartialEq)]
pub struct Store {
    pub address: Id,
    pub value: Id,
    pub bytes: u32,
    pub guard: Vec<Id>,
}

/// A load.
#[derive(Debug, Clone, PartialEq)]
pub struct Load {
    pub address: Id,
    pub bytes: u32,
    /// The conditions under which it is done; none: it is done in any case.
    pub guard: Vec<Id>,
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Effects {
    pub written: Vec<Written>,
    pub stores: Vec<Store>,
    pub loads: Vec<Load>,
    /// The address of what comes next, and the condition.
    pub jumps: Vec<(Vec<Id>, Id)>,
    /// The condition under which it traps.
    pub trap: Option<Id>,
    /// It asks services of the host, or CSRs by number.
    pub system: bool,
    /// Nothing follows: it has trapped, or returned.
    pub dead: bool,
}

impl Effects {
    pub fn at(&self, at: Location) -> Option<&Written> {
        self.written.iter().find(|w| w.at == at)
    }

    pub fn write(&mut self, at: Location, value: Id) {
        let new = Written {
            at,
            value,
            inner: value,
            guard: Vec::new(),
        };
        match self.written.iter_mut().find(|w| w.at == at) {
            Some(known) => *known = new,
            None => self.written.push(new),
        }
    }
}

/// The trap condition of two sides.
pub fn trap(terms: &mut Terms, cond: Id, yes: &Effects, no: &Effects) -> Option<Id> {
    if yes.trap == no.trap {
        return yes.trap;
    }
    let zero = terms.constant(1, 0);
    let made = terms.ite(cond, yes.trap.unwrap_or(zero), no.trap.unwrap_or(zero));
    (!terms.is_zero(made)).then_some(made)
}

/// What both sides of a condition leave. `old` gives what a location held before the instruction.
pub fn join(
    terms: &mut Terms,
    cond: Id,
    before: &Effects,
    yes: Effects,
    no: Effects,
    mut old: impl FnMut(&mut Terms, Location, u32) -> Id,
) -> Effects {
    let not = terms.not(cond);
    let trap = trap(terms, cond, &yes, &no);
    let mut written = Vec::new();
    for w in yes.written.iter().chain(&no.written) {
        if written.iter().any(|known: &Written| known.at == w.at) {
            continue;
        }
        let (a, b) = (yes.at(w.at), no.at(w.at));
        written.push(match (a, b) {
            (Some(a), Some(b)) if a == b => a.clone(),
            (Some(a), Some(b)) => {
                let value = terms.ite(cond, a.value, b.value);
                let same = a.guard == b.guard;
                Written {
                    at: w.at,
                    value,
                    inner: if same { terms.ite(cond, a.inner, b.inner) } else { value },
                    guard: if same { a.guard.clone() } else { Vec::new() },
                }
            }
            (one, other) => {
                let before = old(terms, w.at, terms.width(w.value));
                let (a, b) = (one.map_or(before, |a| a.value), other.map_or(before, |b| b.value));
                let mut guard = vec![if one.is_some() { cond } else { not }];
                guard.extend_from_slice(&w.guard);
                Written {
                    at: w.at,
                    value: terms.ite(cond, a, b),
                    inner: w.inner,
                    guard,
                }
            }
        });
    }
    let mut stores = before.stores.clone();
    let mut jumps = before.jumps.clone();
    for (side, by) in [(&yes, cond), (&no, not)] {
        for store in side.stores.iter().skip(before.stores.len()) {
            let mut guard = vec![by];
            guard.extend_from_slice(&store.guard);
            stores.push(Store { guard, ..store.clone() });
        }
        for (guard, to) in side.jumps.iter().skip(before.jumps.len()) {
            let mut all = vec![by];
            all.extend_from_slice(guard);
            jumps.push((all, *to));
        }
    }
    let mut loads = before.loads.clone();
    let new = |side: &Effects| {
        side.loads
            .iter()
            .skip(before.loads.len())
            .cloned()
            .collect::<Vec<Load>>()
    };
    let (of_yes, of_no) = (new(&yes), new(&no));
    // What both sides load is loaded in any case.
    loads.extend(of_yes.iter().filter(|load| of_no.contains(load)).cloned());
    for (side, other, by) in [(&of_yes, &of_no, cond), (&of_no, &of_yes, not)] {
        for load in side.iter().filter(|load| !other.contains(load)) {
            let mut guard = vec![by];
            guard.extend_from_slice(&load.guard);
            loads.push(Load { guard, ..load.clone() });
        }
    }
    Effects {
        written,
        stores,
        loads,
        jumps,
        trap,
        system: yes.system || no.system,
        dead: before.dead,
    }
}
