//! Alias analysis: the base object and the byte offset of each address, and may-alias queries for two accesses.
//!
//! The base is a stack slot, a datum or any other value. An address that adds to the address of a stack slot or a datum
//! stays within that object: a program can't rely on the order of objects in memory.

use super::algebra::algebra;
use hashbrown::{HashMap, HashSet};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Bitfield, Class, Effect};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// Sums in each other that are looked through where no summand is a constant.
const DEPTH: u32 = 16;

/// On what an address stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Base {
    /// A stack slot.
    Area(Gate),
    /// A symbol, by its number.
    Name(u64),
    /// Nothing: the offset is the address.
    Number,
    /// What another gate gives.
    Value(Gate),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address {
    pub base: Base,
    /// Bytes behind it, where that is a constant.
    pub offset: Option<u64>,
}

/// Bytes that a load or a store touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Access {
    /// The gate that gives the address.
    pub at: Gate,
    pub address: Address,
    pub bytes: u64,
}

/// What an effect does to memory, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Touch {
    Load(Access),
    Store(Access),
    /// It may read and write everything but private areas.
    Anything,
}

pub(crate) struct Addresses {
    add: Option<Opcode>,
    mask: u64,
    known: HashMap<Gate, Address>,
    /// By gate that is an area: nothing but loads and stores knows where it is.
    private: Vec<bool>,
}

impl Addresses {
    pub fn new(circuit: &Circuit) -> Addresses {
        let width = circuit.set().type_def(circuit.arch()).width;
        let mut addresses = Addresses {
            add: algebra(circuit, "add"),
            mask: u64::MAX >> (64 - width.clamp(1, 64)),
            known: HashMap::new(),
            private: vec![false; circuit.len()],
        };
        for area in circuit.gates().filter(|&g| circuit.role(g) == Role::Alloca) {
            addresses.private[area.index()] = addresses.is_used_as_address_only(circuit, area);
        }
        addresses
    }

    /// On what an address stands.
    pub fn of(&mut self, circuit: &Circuit, gate: Gate) -> Address {
        self.find(circuit, gate, DEPTH)
    }

    /// Whether only loads and stores of this circuit touch an area.
    pub fn is_private(&self, area: Gate) -> bool {
        self.private.get(area.index()) == Some(&true)
    }

    /// What a gate that takes memory does to it.
    pub fn touch(&mut self, circuit: &Circuit, gate: Gate) -> Touch {
        match self.access(circuit, gate) {
            Some(access) if circuit.role(gate) == Role::Load => Touch::Load(access),
            Some(access) => Touch::Store(access),
            None => Touch::Anything,
        }
    }

    /// The bytes of a load or a store.
    pub fn access(&mut self, circuit: &Circuit, gate: Gate) -> Option<Access> {
        let (at, ty) = parts(circuit, gate)?;
        Some(Access {
            at,
            address: self.of(circuit, at),
            bytes: bytes(circuit, ty)?,
        })
    }

    /// Whether the bytes of the second are among those of the first.
    pub fn covers(&self, a: &Access, b: &Access) -> bool {
        if a.at == b.at {
            return a.bytes >= b.bytes;
        }
        let (Some(from), Some(to)) = (a.address.offset, b.address.offset) else {
            return false;
        };
        let apart = to.wrapping_sub(from) & self.mask;
        a.address.base == b.address.base && apart.checked_add(b.bytes).is_some_and(|end| end <= a.bytes)
    }

    /// Whether two accesses are to the same bytes.
    pub fn is_same(&self, a: &Access, b: &Access) -> bool {
        a.bytes == b.bytes && self.covers(a, b)
    }

    /// Whether two accesses may touch the same byte.
    pub fn may_meet(&self, circuit: &Circuit, a: &Access, b: &Access) -> bool {
        let (one, other) = (a.address, b.address);
        if one.base == other.base {
            let (Some(from), Some(to)) = (one.offset, other.offset) else {
                return true;
            };
            let apart = to.wrapping_sub(from) & self.mask;
            return apart < a.bytes || apart.wrapping_neg() & self.mask < b.bytes;
        }
        match (one.base, other.base) {
            (Base::Area(_) | Base::Name(_), Base::Area(_) | Base::Name(_)) => false,
            (Base::Area(area), Base::Value(value)) | (Base::Value(value), Base::Area(area)) => {
                // What is given to a function is there before its areas are.
                !self.is_private(area) && circuit.role(value) != Role::Arg
            }
            (Base::Area(area), Base::Number) | (Base::Number, Base::Area(area)) => !self.is_private(area),
            _ => true,
        }
    }

    /// Whether what is not known may touch these bytes.
    pub fn is_shared(&self, access: &Access) -> bool {
        !matches!(access.address.base, Base::Area(area) if self.is_private(area))
    }

    fn find(&mut self, circuit: &Circuit, gate: Gate, depth: u32) -> Address {
        if gate.index() >= circuit.len() {
            return Address {
                base: Base::Value(gate),
                offset: None,
            };
        }
        if let Some(&known) = self.known.get(&gate) {
            return known;
        }
        // Down the summands that have a constant beside them.
        let (mut at, mut more) = (gate, 0u64);
        let address = loop {
            let base = match circuit.role(at) {
                Role::Alloca => Base::Area(at),
                Role::Symbol => Base::Name(circuit.bits(at)),
                Role::Constant => {
                    more = more.wrapping_add(circuit.bits(at));
                    Base::Number
                }
                _ if Some(circuit.op(at)) == self.add => {
                    let [a, b] = [circuit.value(at, 0), circuit.value(at, 1)];
                    let constant = |g: Gate| super::constants::bits(circuit, g);
                    match (constant(a), constant(b)) {
                        (_, Some(bits)) if a.index() < circuit.len() => {
                            (at, more) = (a, more.wrapping_add(bits));
                            continue;
                        }
                        (Some(bits), _) if b.index() < circuit.len() => {
                            (at, more) = (b, more.wrapping_add(bits));
                            continue;
                        }
                        _ if depth > 0 => {
                            let [a, b] = [a, b].map(|g| self.find(circuit, g, depth - 1).base);
                            let stands = |base: &Base| matches!(base, Base::Area(_) | Base::Name(_));
                            match [a, b] {
                                [one, other] if stands(&one) != stands(&other) => {
                                    let base = if stands(&one) { one } else { other };
                                    break Address { base, offset: None };
                                }
                                _ => Base::Value(at),
                            }
                        }
                        _ => Base::Value(at),
                    }
                }
                _ => Base::Value(at),
            };
            break Address {
                base,
                offset: Some(more & self.mask),
            };
        };
        self.known.insert(gate, address);
        address
    }

    /// Follows an area's address through sums; whether all ends in loads, stores and comparisons.
    fn is_used_as_address_only(&mut self, circuit: &Circuit, area: Gate) -> bool {
        let mut work = vec![area];
        let mut seen = HashSet::new();
        while let Some(gate) = work.pop() {
            for u in circuit.uses(gate) {
                let compares = || matches!(circuit.def(u.user).bitfield, Bitfield::Condition(_));
                let is_sum = || Some(circuit.op(u.user)) == self.add;
                let before = circuit.states(u.user).len() + circuit.depends(u.user).len();
                match circuit.role(u.user) {
                    _ if circuit.class_of(u.user, u.index) != WireClass::Value => {}
                    Role::Load => {}
                    Role::Store if u.index as usize > before => {}
                    _ if circuit.def(u.user).class == Class::Compute && compares() => {}
                    _ if is_sum() => {
                        if self.of(circuit, u.user).base != Base::Area(area) {
                            return false;
                        }
                        if seen.insert(u.user) {
                            work.push(u.user);
                        }
                    }
                    _ => return false,
                }
            }
        }
        true
    }
}

/// Whether something else than loads and stores of a circuit may know where one of its areas is.
pub(crate) fn has_known_areas(circuit: &Circuit) -> bool {
    let addresses = Addresses::new(circuit);
    let mut areas = circuit.gates().filter(|&g| circuit.role(g) == Role::Alloca);
    areas.any(|area| !addresses.is_private(area))
}

/// The address of a load or a store, and the type of what is in memory.
pub(super) fn parts(circuit: &Circuit, gate: Gate) -> Option<(Gate, Type)> {
    match circuit.role(gate) {
        Role::Load if circuit.def(gate).effect == Effect::Read => Some((circuit.value(gate, 0), circuit.ty(gate))),
        Role::Store if circuit.values(gate).len() == 2 => {
            let value = circuit.value(gate, 0);
            let ty = (value.index() < circuit.len()).then(|| circuit.ty(value))?;
            Some((circuit.value(gate, 1), ty))
        }
        _ => None,
    }
}

/// How many bytes of memory a value takes.
pub(super) fn bytes(circuit: &Circuit, ty: Type) -> Option<u64> {
    let def = circuit.set().type_def(ty);
    (def.lanes == 0 && def.width > 0).then(|| u64::from(def.width / 8).max(1))
}

/// Takes an effect out of the chain of memory: what depended on it depends on what it depended on.
pub(super) fn unhook(circuit: &mut Circuit, gate: Gate) {
    let before = circuit.depend(gate, 0);
    let users: Vec<_> = circuit
        .uses(gate)
        .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Depend)
        .collect();
    for u in users {
        circuit.set_input(u.user, u.index, before);
    }
}
