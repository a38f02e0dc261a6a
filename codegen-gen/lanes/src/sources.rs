//! What values come from: locations by number, and which of them a term depends on.
//!
//! The numbers hold for a whole machine, so facts about a term hold for all instructions that have it.

use super::location::{Location, Part, Place};
use super::term::{Id, Op, Terms, Var};
use hashbrown::HashMap;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Numbers of sources.
pub type Set = Rc<BTreeSet<u16>>;

#[derive(Debug, Default)]
pub struct Sources {
    by_location: HashMap<(Location, u32), u16>,
    locations: Vec<(Location, u32)>,
    sets: HashMap<Id, Set>,
    none: Set,
    /// What conditions over one variable are for its values.
    pub truths: HashMap<(Id, u128), Option<bool>>,
}

impl Sources {
    /// The variable of a location that is read as so many bits.
    pub fn variable(&mut self, terms: &mut Terms, location: Location, width: u32) -> Id {
        let next = self.locations.len().min(usize::from(u16::MAX)) as u16;
        let locations = &mut self.locations;
        let number = *self.by_location.entry((location, width)).or_insert_with(|| {
            locations.push((location, width));
            next
        });
        terms.var(Var::Other(number), width)
    }

    pub fn location(&self, source: u16) -> Option<Location> {
        self.locations.get(usize::from(source)).map(|(at, _)| *at)
    }

    /// The variable of a source.
    pub fn again(&self, terms: &mut Terms, source: u16) -> Option<Id> {
        let (_, width) = self.locations.get(usize::from(source))?;
        Some(terms.var(Var::Other(source), *width))
    }

    /// The sources of a term.
    pub fn of(&mut self, terms: &Terms, t: Id) -> Set {
        if let Some(known) = self.sets.get(&t) {
            return known.clone();
        }
        let made = match terms.op(t) {
            Op::Var(Var::Other(n)) => Rc::new(BTreeSet::from([*n])),
            Op::Load => {
                let memory = Location::whole(Place::Memory);
                let n = self.by_location.get(&(memory, 1)).copied();
                let below = terms.args(t).iter().map(|a| self.of(terms, *a)).collect::<Vec<_>>();
                Rc::new(below.iter().flat_map(|s| s.iter().copied()).chain(n).collect())
            }
            _ => {
                let below: Vec<Set> = terms.args(t).iter().map(|a| self.of(terms, *a)).collect();
                match below.iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().as_slice() {
                    [] => self.none.clone(),
                    [one] => (*one).clone(),
                    [first, rest @ ..] if rest.iter().all(|s| s.is_subset(first)) => (*first).clone(),
                    all => Rc::new(all.iter().flat_map(|s| s.iter().copied()).collect()),
                }
            }
        };
        self.sets.insert(t, made.clone());
        made
    }

    /// Whether a term follows from operands, state that is set up, features and settings.
    pub fn is_settled(&mut self, terms: &Terms, t: Id) -> bool {
        self.of(terms, t).is_empty()
    }

    /// Whether a term depends on the counter of a loop over lanes.
    pub fn moves(&mut self, terms: &Terms, t: Id) -> bool {
        let set = self.of(terms, t);
        set.iter().any(|n| {
            let location = self.locations.get(usize::from(*n));
            matches!(
                location,
                Some((
                    Location {
                        place: Place::Loop(_),
                        part: Part::Whole
                    },
                    _
                ))
            )
        })
    }
}
