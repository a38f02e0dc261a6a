//! Queries of the memory passes: what an effect touches, what a loop may write, and whether an address is
//! loop-invariant.

use super::alias::{Access, Address, Addresses, Base, Touch};
use super::{Context, Datum};
use crate::schedule::Early;
use hashbrown::{HashMap, HashSet};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};
use std::rc::Rc;
use std::sync::Arc;

/// Effects of a loop that are looked at.
const LOOP: usize = 128;

pub(super) struct Memory {
    pub addresses: Addresses,
    early: Arc<Early>,
    data: Arc<[Option<Datum>]>,
    /// By memory phi at the head of a loop, what the loop may write; nothing where that is too much to tell.
    writes: HashMap<Gate, Option<Rc<Writes>>>,
}

#[derive(Default)]
struct Writes {
    stores: Vec<Access>,
    anything: bool,
}

impl Memory {
    pub fn of(circuit: &Circuit, context: &mut Context) -> Memory {
        Memory {
            addresses: Addresses::new(circuit),
            early: context.analyses.early(circuit),
            data: context.data.clone(),
            writes: HashMap::new(),
        }
    }

    /// Whether an effect that is no load may change these bytes.
    pub fn may_change(&mut self, circuit: &Circuit, effect: Gate, access: &Access) -> bool {
        match self.addresses.touch(circuit, effect) {
            Touch::Load(_) => false,
            Touch::Store(store) => !self.is_constant(access) && self.addresses.may_meet(circuit, &store, access),
            Touch::Anything => !self.is_constant(access) && self.addresses.is_shared(access),
        }
    }

    /// Whether an iteration of a loop may change bytes whose address stays the same. The loop is that of a memory phi.
    pub fn loop_may_change(&mut self, circuit: &Circuit, selector: Gate, access: &Access) -> bool {
        if self.is_constant(access) {
            return false;
        }
        let Some(writes) = self.writes(circuit, selector) else {
            return true;
        };
        let meets = |store: &Access| self.addresses.may_meet(circuit, store, access);
        writes.anything && self.addresses.is_shared(access) || writes.stores.iter().any(meets)
    }

    /// Whether an address is there before the loop of a selector begins.
    pub fn is_fixed(&self, selector: Gate, access: &Access) -> bool {
        self.early.place_of(access.at) < self.early.place_of(selector)
    }

    /// Whether bytes can be read wherever control is: they are in an area or a datum.
    pub fn is_there(&self, circuit: &Circuit, access: &Access) -> bool {
        let Address {
            base,
            offset: Some(offset),
        } = access.address
        else {
            return false;
        };
        let size = match base {
            Base::Area(area) => circuit.bits(area),
            Base::Name(number) => self.datum(number).map_or(0, |datum| datum.bytes),
            Base::Number | Base::Value(_) => 0,
        };
        offset.checked_add(access.bytes).is_some_and(|end| end <= size)
    }

    /// The state at which a gate can be earliest.
    pub fn place(&self, gate: Gate) -> Option<Gate> {
        self.early.states().get(self.early.place_of(gate) as usize).copied()
    }

    fn datum(&self, number: u64) -> Option<Datum> {
        *self.data.get(usize::try_from(number).ok()?)?
    }

    /// Whether nothing writes there as long as the program runs.
    fn is_constant(&self, access: &Access) -> bool {
        matches!(access.address.base, Base::Name(number) if self.datum(number).is_some_and(|datum| !datum.writable))
    }

    fn writes(&mut self, circuit: &Circuit, selector: Gate) -> Option<Rc<Writes>> {
        if let Some(known) = self.writes.get(&selector) {
            return known.clone();
        }
        let found = self.find_writes(circuit, selector).map(Rc::new);
        self.writes.insert(selector, found.clone());
        found
    }

    /// Up the chain from the edge back to the selector.
    fn find_writes(&mut self, circuit: &Circuit, selector: Gate) -> Option<Writes> {
        let mut writes = Writes::default();
        let mut seen = HashSet::new();
        seen.insert(selector);
        let mut work = vec![circuit.depend(selector, 1)];
        while let Some(gate) = work.pop() {
            if gate.index() >= circuit.len() || seen.len() > LOOP {
                return None;
            }
            if !seen.insert(gate) {
                continue;
            }
            if matches!(circuit.def(gate).class, Class::Effect | Class::StateCompute) {
                match self.addresses.touch(circuit, gate) {
                    Touch::Load(_) => {}
                    Touch::Store(store) => writes.stores.push(store),
                    Touch::Anything => writes.anything = true,
                }
            }
            work.extend(circuit.depends(gate).iter());
        }
        Some(writes)
    }
}

/// Whether a memory phi is that of a loop.
pub(super) fn is_of_loop(circuit: &Circuit, selector: Gate) -> bool {
    circuit.role(selector) == Role::DependSelector && circuit.role(circuit.state(selector, 0)) == Role::LoopBegin
}
