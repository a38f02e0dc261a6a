//! Registers and aliases of a description, as the memory of harts asks for them.

use crate::description::{Description, ReadsAs};
use crate::expr::{Expr, Function, Scope, Values};
use onespec_emulator::memory::shared::{Change, Lead, Registers};
use std::fmt;
use std::rc::Rc;

/// Addresses of a device's description that are no plain memory.
pub struct Described {
    description: Rc<Description>,
}

impl fmt::Debug for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Described").finish_non_exhaustive()
    }
}

/// A few names over constants.
pub(crate) struct Few<'a> {
    pub(crate) description: &'a Description,
    pub(crate) names: &'a [(&'a str, u64)],
}

impl Scope for Few<'_> {
    fn name(&self, name: &str) -> Option<u64> {
        let own = self.names.iter().find(|(known, _)| *known == name);
        own.map(|(_, value)| *value)
            .or_else(|| self.description.constants.get(name).copied())
    }

    fn call(&self, _: &str, _: &[u64]) -> Option<u64> {
        None
    }

    fn function(&self, name: &str) -> Option<&Function> {
        self.description.functions.get(name)
    }
}

/// A register, and the groups and numbers that an address names.
struct Found<'a> {
    register: &'a crate::description::Register,
    index: u64,
    /// The first hart of the group.
    first: u64,
}

impl Described {
    /// The registers of a description.
    pub fn new(description: Rc<Description>) -> Described {
        Described { description }
    }

    fn find(&self, hart: u64, addr: u64) -> Option<Found<'_>> {
        let groups = self.description.register_groups;
        let ones = (1u64 << groups.bits) - 1;
        let group = match addr >> groups.shift & ones {
            own if own == ones => hart / groups.harts.max(1),
            group => group,
        };
        let base = addr & !(ones << groups.shift);
        self.description.registers.iter().find_map(|register| {
            let offset = base.checked_sub(register.base)?;
            // Steps from the longest to the shortest: what is left belongs to those below.
            let mut steps = register.steps.clone();
            steps.sort_by_key(|(step, _)| std::cmp::Reverse(*step));
            let (mut rest, mut index) = (offset, 0u64);
            for (step, count) in steps {
                let number = rest.checked_div(step).unwrap_or(0);
                if number >= count {
                    return None;
                }
                index = index.wrapping_mul(count).wrapping_add(number);
                rest -= number * step;
            }
            (rest == 0).then_some(Found {
                register,
                index,
                first: group.wrapping_mul(groups.harts),
            })
        })
    }

    fn value(&self, expr: &Expr, names: &[(&str, u64)]) -> u64 {
        let few = Few {
            description: &self.description,
            names,
        };
        expr.eval(&few).unwrap_or(0)
    }
}

impl Registers for Described {
    fn lead(&self, hart: u64, addr: u64) -> Lead {
        let aliases = &self.description.aliases;
        if let Some(alias) = aliases.iter().find(|alias| addr.wrapping_sub(alias.base) < alias.bytes) {
            let at = self.value(&alias.to, &[("a", addr), ("h", hart)]);
            return Lead::Memory { at, whole: false };
        }
        let is_memory = |addr: u64| {
            let mut all = self.description.memory.iter();
            all.any(|region| addr.wrapping_sub(region.base) < region.bytes)
        };
        match !is_memory(addr) && self.find(hart, addr & !7).is_some() {
            true => Lead::Register,
            false => Lead::Memory { at: addr, whole: true },
        }
    }

    fn sets(&self, cache: usize, hart: u64, state: &dyn Fn(&str) -> Option<u64>) -> Option<(u64, u64)> {
        let caches = self.description.caches.as_ref()?;
        let values = Values::from([("h".to_owned(), hart)]);
        let named = Named {
            description: &self.description,
            values: &values,
            state: Some(state),
            mapped: None,
        };
        let mut parts = caches.sets.iter().filter(|(of, ..)| *of == cache);
        let part = parts.find(|(.., when)| when.eval(&named).unwrap_or(0) != 0)?;
        Some((part.1, part.2))
    }

    fn load(&mut self, hart: u64, addr: u64, bytes: u32, state: &dyn Fn(&str) -> Option<u64>) -> Option<u64> {
        let found = self.find(hart, addr)?;
        if found.register.bytes != bytes {
            return None;
        }
        let names = [("h", hart), ("i", found.index), ("first", found.first)];
        Some(match &found.register.reads {
            ReadsAs::Value(value) => self.value(value, &names),
            // Of another group, what its harts have is not seen.
            ReadsAs::State(name) => state(&name.replace("[i]", &format!("[{}]", found.index))).unwrap_or(0),
        })
    }

    fn store(&mut self, hart: u64, addr: u64, bytes: u32, value: u64) -> Option<Vec<Change>> {
        let found = self.find(hart, addr)?;
        if found.register.bytes != bytes {
            return None;
        }
        let names = [("h", hart), ("i", found.index), ("v", value), ("first", found.first)];
        let mut changes = Vec::new();
        for write in &found.register.writes {
            if write.when.as_ref().is_some_and(|when| self.value(when, &names) == 0) {
                continue;
            }
            let state = write.state.replace("[i]", &format!("[{}]", found.index));
            let Some(each) = &write.each else {
                changes.push(Change {
                    hart: self.value(&write.hart, &names),
                    state,
                    value: write.value.as_ref().map_or(1, |value| self.value(value, &names)),
                    adds: false,
                });
                continue;
            };
            let bits = self.value(each, &names);
            for bit in (0..64).filter(|bit| bits >> bit & 1 != 0) {
                let mut names = names.to_vec();
                names.push(("bit", bit));
                changes.push(Change {
                    hart: self.value(&write.hart, &names),
                    state: state.clone(),
                    value: 1,
                    adds: true,
                });
            }
        }
        Some(changes)
    }
}

/// State of a hart, by its names.
pub(crate) type State<'a> = &'a dyn Fn(&str) -> Option<u64>;

/// Values by name over constants and functions, with state of a hart where there is one.
pub(crate) struct Named<'a> {
    pub(crate) description: &'a Description,
    pub(crate) values: &'a Values,
    pub(crate) state: Option<State<'a>>,
    /// Whether the host has mapped a range for copies.
    pub(crate) mapped: Option<&'a dyn Fn(u64, u64) -> bool>,
}

impl Scope for Named<'_> {
    fn name(&self, name: &str) -> Option<u64> {
        let own = self.values.get(name).or_else(|| self.description.constants.get(name));
        own.copied().or_else(|| self.state.and_then(|state| state(name)))
    }

    fn call(&self, name: &str, arguments: &[u64]) -> Option<u64> {
        match (name, arguments, self.mapped) {
            ("mapped", [addr, bytes], Some(mapped)) => Some(mapped(*addr, *bytes).into()),
            _ => None,
        }
    }

    fn function(&self, name: &str) -> Option<&Function> {
        self.description.functions.get(name)
    }
}
