//! Placement of constants. They have no place of their own: either all stand in the entry block, where each occupies a
//! register over its whole live range, or each is rematerialised where it is used, unless that has a high cost.

use super::{ConstantPlaces, Options};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Bank, Class};
use onespec_graph::{Circuit, Gate, Role, Use};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Part of the instruction that uses it.
    Immediate,
    /// Made by one instruction.
    Quick,
    /// Placed as what is computed is.
    Slow,
}

/// What becomes of each constant.
pub(super) struct Constants {
    /// By gate.
    kind: Vec<Option<Kind>>,
    /// Those that don't stand in the entry.
    list: Vec<Gate>,
    entry: bool,
    cheap: u8,
}

impl Constants {
    pub fn new(circuit: &Circuit, live: &[bool], options: &Options) -> Constants {
        let mut constants = Constants {
            kind: vec![None; circuit.len()],
            list: Vec::new(),
            entry: options.constants == ConstantPlaces::Entry,
            cheap: options.cheap,
        };
        for gate in circuit
            .gates()
            .filter(|&g| circuit.role(g) == Role::Constant && live[g.index()])
        {
            constants.kind[gate.index()] = Some(kind(circuit, gate, options));
            if !constants.entry {
                constants.list.push(gate);
            }
        }
        constants
    }

    /// Whether they all stand in the entry.
    pub fn is_entry(&self) -> bool {
        self.entry
    }

    /// Constants that get a place as computations do.
    pub fn placed(&self) -> impl DoubleEndedIterator<Item = Gate> + '_ {
        self.list
            .iter()
            .copied()
            .filter(|g| self.kind[g.index()] == Some(Kind::Slow))
    }

    /// Constants that are made wherever they are used.
    pub fn unplaced(&self) -> impl DoubleEndedIterator<Item = Gate> + '_ {
        self.list
            .iter()
            .copied()
            .filter(|g| self.kind[g.index()] != Some(Kind::Slow))
    }

    /// Whether a gate is a constant that instructions can hold.
    pub fn is_immediate(&self, gate: Gate) -> bool {
        self.kind.get(gate.index()) == Some(&Some(Kind::Immediate))
    }

    /// Whether an input is a constant that needs no register there: instructions for cheap gates have a form with one as
    /// the last operand.
    pub fn is_folded(&self, circuit: &Circuit, used: Use) -> bool {
        if self.entry || !self.is_immediate(circuit.input(used.user, used.index)) {
            return false;
        }
        let def = circuit.def(used.user);
        if def.cost > self.cheap || def.class != Class::Compute {
            return false;
        }
        let values = circuit.values(used.user).len() as u32;
        let before = (circuit.states(used.user).len() + circuit.depends(used.user).len()) as u32;
        circuit.class_of(used.user, used.index) == WireClass::Value
            && values > 1
            && (used.index + 1 == before + values || def.commutative)
    }
}

fn kind(circuit: &Circuit, gate: Gate, options: &Options) -> Kind {
    let def = circuit.set().type_def(circuit.ty(gate));
    let width = def.width.clamp(1, 64);
    let bits = circuit.bits(gate);
    if def.bank != Bank::Int {
        // A zero comes from a register that is always zero.
        return if bits == 0 { Kind::Quick } else { Kind::Slow };
    }
    let value = (bits << (64 - width)) as i64 >> (64 - width);
    let fits = |value: i64, bits: u32| bits >= 64 || value >> (bits.max(1) - 1) == value >> 63;
    let low = options.target.immediate_bits;
    if fits(value, low) {
        Kind::Immediate
    } else if value.trailing_zeros() >= low && fits(value, options.target.upper_bits) {
        Kind::Quick
    } else {
        Kind::Slow
    }
}
