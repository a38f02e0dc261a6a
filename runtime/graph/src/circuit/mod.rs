//! The graph: gate headers and input slots in two arrays, with 32-bit references and use lists inside the slots.
//!
//! The inputs of a gate are adjacent in the slot array; each slot is a member of the doubly linked list of its target's
//! uses. So walking inputs is linear in memory, walking uses needs no search, and replacing an input takes constant
//! time. Nothing here checks a graph: a malformed one can be held, so that the verifier can report its errors.

mod change;
mod draft;
mod links;
mod lists;
mod make;
mod name;
mod names;
mod order;
pub mod set;
mod walk;
pub mod word;

pub(crate) use draft::Draft;
pub use name::{GateName, gate_name};
pub use names::{Names, Signature};
pub use walk::{Inputs, Look, NEAR, Uses, WireClass};

use set::{GateSet, Opcode, Role, Type};
use word::GateWord;

/// A reference to a gate of one circuit. Gates are numbered from 0 in the order of their making, roots first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Gate(pub u32);

impl Gate {
    /// No gate: an input that is missing.
    pub const NONE: Gate = Gate(u32::MAX);

    /// As an index into arrays with an element for each gate.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `None` for [`Gate::NONE`].
    #[inline]
    pub fn some(self) -> Option<Gate> {
        (self != Gate::NONE).then_some(self)
    }
}

const END: u32 = u32::MAX;
const DEAD: u8 = 1;
/// The last input is a root.
const ROOTED: u8 = 2;

#[derive(Debug, Clone, Copy)]
struct Head {
    bits: u64,
    op: Opcode,
    ty: Type,
    flags: u8,
    word: GateWord,
    /// The first slot.
    first: u32,
    /// Number of inputs of all classes, of states, of depends; what follows is values, then perhaps a root.
    inputs: u32,
    states: u32,
    depends: u32,
    /// The slot of the first use.
    uses: u32,
    /// Line of the text, from 1; 0 where there is none.
    line: u32,
}

#[derive(Debug, Clone, Copy)]
struct Slot {
    target: Gate,
    user: Gate,
    next: u32,
    prev: u32,
}

/// An input slot seen from the gate that it refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Use {
    /// The gate that the slot belongs to.
    pub user: Gate,
    /// Index among all inputs of the user.
    pub index: u32,
}

/// Inputs of a new gate by class.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wires<'a> {
    /// State inputs: the control flow that the gate follows or is bound to.
    pub states: &'a [Gate],
    /// Depend inputs: memory states.
    pub depends: &'a [Gate],
    /// Value inputs, in the order of the entry.
    pub values: &'a [Gate],
    /// The root list that the gate is attached to; the last input where there is one.
    pub root: Option<Gate>,
}

/// A circuit: one function as a graph of gates.
#[derive(Clone)]
pub struct Circuit {
    set: &'static GateSet,
    arch: Type,
    heads: Vec<Head>,
    slots: Vec<Slot>,
    dead: u32,
    /// The function's name and types, where a text gives them.
    pub signature: Option<Signature>,
    /// Names of gates as a text gave them; gates made later have none.
    pub names: Names,
}

impl Circuit {
    /// A circuit that has its roots only. `bits` is the width of addresses: 32 or 64.
    pub fn new(set: &'static GateSet, bits: u32) -> Circuit {
        let mut circuit = Circuit {
            set,
            arch: set.arch[usize::from(bits != 32)],
            heads: Vec::new(),
            slots: Vec::new(),
            dead: 0,
            signature: None,
            names: Names::default(),
        };
        for op in 0..set.roots {
            let root = (op > 0).then_some(Gate(0));
            circuit.push(
                op,
                Type::NONE,
                0,
                Wires {
                    root,
                    ..Wires::default()
                },
            );
        }
        circuit
    }

    /// Room for so many more gates and inputs.
    pub fn reserve(&mut self, gates: usize, inputs: usize) {
        self.heads.reserve(gates);
        self.slots.reserve(inputs);
    }

    /// Gives back memory that was kept for more gates.
    pub fn shrink(&mut self) {
        self.heads.shrink_to_fit();
        self.slots.shrink_to_fit();
        self.names.shrink();
    }

    /// Memory that the circuit holds, in bytes.
    pub fn memory(&self) -> usize {
        let arrays = self.heads.capacity() * size_of::<Head>() + self.slots.capacity() * size_of::<Slot>();
        arrays + self.names.memory()
    }

    /// The description that opcodes and types refer to.
    #[inline]
    pub fn set(&self) -> &'static GateSet {
        self.set
    }

    /// Makes it a circuit of a set that has all gates of its own at the same opcodes, and more behind them:
    /// [`with_machine`](crate::lir::with_machine) makes such sets.
    ///
    /// # Panics
    /// If the set has others.
    pub fn adopt(&mut self, set: &'static GateSet) {
        let same = self.set.gates.iter().zip(set.gates).all(|(a, b)| a.name == b.name);
        assert!(
            same && self.set.gates.len() <= set.gates.len()
                && self.set.roots == set.roots
                && self.set.types == set.types,
            "{} with a machine does not begin as this circuit's gates do",
            set.name
        );
        self.set = set;
    }

    /// The type of addresses.
    #[inline]
    pub fn arch(&self) -> Type {
        self.arch
    }

    /// Number of gates that were made, dead ones among them: the length of arrays with an element for each gate.
    #[inline]
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    /// Whether there are no gates but roots.
    pub fn is_empty(&self) -> bool {
        self.live() <= usize::from(self.set.roots)
    }

    /// Number of gates that are not dead.
    pub fn live(&self) -> usize {
        self.heads.len() - self.dead as usize
    }

    /// Gates that are not dead, in the order of their making, roots first.
    pub fn gates(&self) -> impl DoubleEndedIterator<Item = Gate> + '_ {
        (0..self.heads.len() as u32).map(Gate).filter(|&g| !self.is_dead(g))
    }

    /// The root with an opcode.
    pub fn root_gate(&self, op: Opcode) -> Gate {
        Gate(u32::from(op))
    }

    /// The first gate with a role among the roots.
    pub fn entry(&self, role: Role) -> Gate {
        let roots = &self.set.gates[..usize::from(self.set.roots)];
        Gate(roots.iter().position(|g| g.role == role).map_or(u32::MAX, |i| i as u32))
    }

    /// Where control enters.
    pub fn state_entry(&self) -> Gate {
        self.entry(Role::StateEntry)
    }

    /// Memory as it is at the beginning.
    pub fn depend_entry(&self) -> Gate {
        self.entry(Role::DependEntry)
    }
}
