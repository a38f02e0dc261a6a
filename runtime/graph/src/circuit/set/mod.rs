//! Gate sets: the description of gates as tables, which a generated crate holds as statics.

pub mod machine;

use super::{Circuit, Gate};

/// Index of a gate's entry in [`GateSet::gates`]. Roots come first, so that a root's opcode is its id in every circuit.
pub type Opcode = u16;

/// A primary type: index into [`GateSet::types`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(pub u8);

impl Type {
    /// The type of gates without a value.
    pub const NONE: Type = Type(0);
}

/// Types, as bits: bit `t` for [`Type`] `t`. There are at most 64.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypeSet(pub u64);

impl TypeSet {
    /// No type.
    pub const NONE: TypeSet = TypeSet(0);

    /// Whether `ty` is one of these.
    pub const fn has(self, ty: Type) -> bool {
        ty.0 < 64 && self.0 >> ty.0 & 1 == 1
    }
}

/// What the values of a type are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bank {
    /// No values: the type of gates without one.
    None,
    /// Integers; whether they are signed is up to the gate.
    Int,
    /// Floating-point numbers.
    Float,
    /// Vectors of integers, floating-point numbers or bits.
    Vector,
}

/// A class of registers: index into [`GateSet::register_classes`], below [`MAX_CLASSES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegisterClass(pub u8);

/// Most classes of registers of a set of gates.
pub const MAX_CLASSES: usize = 8;

/// A primary type.
#[derive(Debug, PartialEq, Eq)]
pub struct TypeDef {
    /// As texts write it: `i32`.
    pub name: &'static str,
    /// Bits; of a vector, bits for each unit of its scale.
    pub width: u32,
    /// Integers, floating-point numbers, vectors or nothing.
    pub bank: Bank,
    /// The registers that hold its values; `None` where there are none.
    pub class: Option<RegisterClass>,
    /// Of a vector, its elements for each unit of its scale; 0 for a scalar.
    pub lanes: u16,
    /// The type of an element; of a scalar, itself.
    pub element: Type,
}

/// What kind of gate it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// One of a fixed number of gates that every circuit has.
    Root,
    /// Control flow.
    State,
    /// Bound to a state: a selector or a relay.
    Fixed,
    /// Control flow and a computation at once.
    StateCompute,
    /// A pure computation.
    Compute,
    /// Reads or writes memory.
    Effect,
    /// A value that is there from the beginning.
    Prologue,
}

/// What passes know of a gate, whatever its name. `Compute` is everything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The root that collects the other roots.
    CircuitRoot,
    /// The root where control flow begins.
    StateEntry,
    /// The root that gives the memory state at the entry of the function.
    DependEntry,
    /// A root that collects gates.
    List,
    /// Leaves the function, with a result or without one.
    Return,
    /// Leaves the function abnormally, with the value that is thrown.
    Throw,
    /// A state that does nothing.
    Block,
    /// A conditional branch on a value of one bit.
    Branch,
    /// A branch that finds its condition itself: an instruction. The side that is taken is that for 1.
    Fork,
    /// A multi-way branch on an integer.
    Switch,
    /// The side of a branch that is taken for 1.
    True,
    /// The side of a branch that is taken for 0.
    False,
    /// The side of a gate that may throw, when it does not.
    Success,
    /// The side of a gate that may throw, when it does.
    Exception,
    /// The side of a switch for the value in its bitfield.
    Case,
    /// The side of a switch for every value without a case.
    DefaultCase,
    /// A join of control flow, with any number of predecessors.
    Merge,
    /// A loop header. Its states are the entry, then the back edge.
    LoopBegin,
    /// The back edge of a loop.
    LoopBack,
    /// A phi: the value of the input through which its merge or loop header was entered.
    ValueSelector,
    /// A memory phi: the memory state of the input through which its merge or loop header was entered.
    DependSelector,
    /// A memory barrier: the memory state of its depend input, available once its state was entered.
    Relay,
    /// A gate that may throw: an operation of the source language.
    Raise,
    /// A call of the function at an address. It cannot throw.
    Call,
    /// A plain load from memory.
    Load,
    /// A plain store to memory.
    Store,
    /// The address of a stack slot; its bitfield is the size in bytes.
    Alloca,
    /// An argument of the function; its bitfield is the index, from 0.
    Arg,
    /// A constant; its bitfield is the bits of the value.
    Constant,
    /// The address of something with a name.
    Symbol,
    /// `c ? a : b` of three values.
    Select,
    /// A scalar in every element of a vector.
    Splat,
    /// Every other gate.
    Compute,
}

/// Of which language a gate is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Every level: roots, control flow, phis and memory barriers.
    Any,
    /// Operations of the source language.
    Hir,
    /// Operations on primary types.
    Mir,
    /// Instructions of a machine.
    Lir,
}

/// A number of inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// This number.
    Fixed(u16),
    /// The gate's bitfield.
    Bitfield,
}

/// A set of states, as an index into [`GateSet::state_sets`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StateTerm(pub u8);

/// Gates by opcode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateSet {
    /// Empty where the description names the members at the place of use.
    pub name: &'static str,
    /// In ascending order.
    pub members: &'static [Opcode],
}

/// The type of a value input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// The gate's own.
    Own,
    /// That of addresses.
    Arch,
    /// This type.
    One(Type),
    /// One of these types.
    Any(TypeSet),
    /// That of an earlier value input, which is one of the set.
    Same(u8, TypeSet),
}

/// The type of the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Out {
    /// No value.
    None,
    /// The gate's own, one of [`GateDef::types`].
    Own,
    /// The same, or no value.
    OwnOrNone,
    /// This type.
    One(Type),
    /// The type of addresses.
    Arch,
}

/// Which states may, or must, follow a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Successor {
    /// Exactly one gate of a set.
    One(StateTerm),
    /// Exactly one of each.
    Each(&'static [Opcode]),
    /// Any number.
    Many(Opcode),
}

/// What the 64 bits of a gate mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bitfield {
    /// Nothing: they are 0.
    None,
    /// How many inputs the repeated list has.
    Count,
    /// A number of at most so many bits.
    Number(u8),
    /// A code of a table: index into [`GateSet::conditions`].
    Condition(u8),
    /// The bits of a value of the gate's own type.
    Constant,
    /// The bits of a value of the type that the switch of this case has.
    Case,
    /// What a machine's instruction has beside registers: the numbers in its word, one above the other.
    Immediates(&'static [Field]),
}

/// A number in the bitfield of an instruction, as it is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// As texts write it; that of the operand.
    pub name: &'static str,
    /// Its lowest bit.
    pub at: u8,
    /// Number of bits.
    pub width: u8,
    /// The number has a sign.
    pub signed: bool,
    /// Names of numbers; of two for one number the first is printed.
    pub names: &'static [(&'static str, u64)],
    /// The number that a text need not tell.
    pub usual: u64,
}

impl Field {
    /// The number in a bitfield, without sign.
    pub const fn of(&self, bits: u64) -> u64 {
        if self.width == 0 {
            return 0;
        }
        bits >> self.at & u64::MAX >> (64 - self.width)
    }

    /// The bits of a number; what does not fit is lost.
    pub const fn place(&self, number: u64) -> u64 {
        if self.width == 0 {
            return 0;
        }
        (number & u64::MAX >> (64 - self.width)) << self.at
    }
}

/// What goes together: a condition on the gate's own type and the type of one input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Where {
    /// As written in the description.
    pub text: &'static str,
    /// Which value input.
    pub input: u8,
    /// By the gate's own type, the types that the input may have. Of a gate without a result, by the type of its first input.
    pub allowed: &'static [TypeSet],
}

/// What a gate does to memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Neither reads nor writes.
    None,
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Reads and writes.
    ReadWrite,
}

impl Effect {
    /// Whether memory may be another one after it.
    pub const fn writes(self) -> bool {
        matches!(self, Effect::Write | Effect::ReadWrite)
    }
}

/// What is known of a gate's value, from what is known of its value inputs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Infer {
    /// Nothing.
    None,
    /// What is known of these inputs, in whatever lattice they are; of all inputs, where none is named.
    Join {
        /// Indices of value inputs; empty for all of them.
        inputs: &'static [u8],
    },
    /// A type of a lattice (index into [`GateSet::lattices`]), by those of some inputs, the first varying slowest.
    Table {
        /// Index into [`GateSet::lattices`].
        lattice: u8,
        /// Indices of value inputs.
        inputs: &'static [u8],
        /// Indices of types of the lattice; the length is their number to the power of the number of inputs.
        table: &'static [u8],
    },
    /// By the number that an input is where it is a constant, in ranges with both ends; `otherwise` for other numbers, and
    /// where it is no constant.
    Cases {
        /// Index of the value input.
        input: u8,
        /// Lowest number, highest number, and the rule for this range. The first range that fits counts.
        cases: &'static [(u64, u64, Infer)],
        /// The rule for everything else.
        otherwise: &'static Infer,
    },
}

/// Everything about a gate. Inputs are in the order states, depends, values, root.
#[derive(Debug, Clone, PartialEq)]
pub struct GateDef {
    /// In capitals: `ADD`.
    pub name: &'static str,
    /// What the gate does, in a sentence or two.
    pub doc: &'static str,
    /// File and line of the description.
    pub origin: &'static str,
    /// Root, control flow, bound to a state, computation, effect or prologue.
    pub class: Class,
    /// What passes know of the gate.
    pub role: Role,
    /// The language that the gate is of, or any.
    pub level: Level,
    /// The states that each state input may be.
    pub states: &'static [StateTerm],
    /// What repeats after `states`, as often as the bitfield says.
    pub states_rep: Option<StateTerm>,
    /// Number of depend inputs.
    pub depends: Count,
    /// The type of each value input.
    pub values: &'static [Term],
    /// What repeats after `values`, as often as the bitfield says.
    pub values_rep: Option<Term>,
    /// The type of the result.
    pub out: Out,
    /// What the gate's own type may be; empty where it has none.
    pub types: TypeSet,
    /// The states that follow this state; empty where none may.
    pub successors: &'static [Successor],
    /// Selectors and relays that may be attached to this state.
    pub fixed_out: &'static [Opcode],
    /// Whether depend inputs may refer to the gate: it gives a memory state.
    pub depend_out: bool,
    /// The root that collects these gates: its opcode, and its id.
    pub root: Option<Opcode>,
    /// How the 64 bits are read.
    pub bitfield: Bitfield,
    /// Conditions on types, all of which must hold.
    pub wheres: &'static [Where],
    /// Whether the gate reads or writes memory.
    pub effect: Effect,
    /// Whether the first two value inputs may be exchanged.
    pub commutative: bool,
    /// Two alike may not become one: each has semantics of its own.
    pub unique: bool,
    /// Cycles that it takes, about.
    pub cost: u8,
    /// The rule for the secondary type of the result.
    pub infer: Infer,
    /// What the entry says beyond this, as pairs of key and text.
    pub data: &'static [(&'static str, &'static str)],
}

/// A code of a [`ConditionTable`].
#[derive(Debug, PartialEq, Eq)]
pub struct ConditionCode {
    /// As texts write it: `SLT`.
    pub name: &'static str,
    /// The bitfield of a gate with this condition.
    pub code: u8,
    /// The code with the operands exchanged.
    pub swapped: u8,
    /// The code that holds where this one does not.
    pub negated: u8,
}

/// Conditions of a comparison.
#[derive(Debug, PartialEq, Eq)]
pub struct ConditionTable {
    /// As the description calls it: `icmp`.
    pub name: &'static str,
    /// Each code once.
    pub codes: &'static [ConditionCode],
}

impl ConditionTable {
    /// The entry with this code.
    pub fn by_code(&self, code: u64) -> Option<&ConditionCode> {
        self.codes.iter().find(|c| u64::from(c.code) == code)
    }

    /// The entry with this name.
    pub fn by_name(&self, name: &str) -> Option<&ConditionCode> {
        self.codes.iter().find(|c| c.name == name)
    }
}

/// A secondary type: what is known of a value of the source language.
#[derive(Debug, PartialEq, Eq)]
pub struct Known {
    /// Without the prefix of its lattice: `NUMBER`.
    pub name: &'static str,
    /// Its [word](super::word::GateWord).
    pub word: u32,
    /// Which types are below or equal to this one, as bits by index.
    pub below: u64,
}

/// Secondary types and their order. The first is the bottom (nothing known yet), the last the top.
#[derive(Debug, PartialEq, Eq)]
pub struct Lattice {
    /// As the description calls it: `js`.
    pub name: &'static str,
    /// Before the names of its types, where they stand outside of it: `JS_`.
    pub prefix: &'static str,
    /// At most 64, bottom first, top last.
    pub types: &'static [Known],
    /// `join[a * types.len() + b]`
    pub join: &'static [u8],
    /// Greatest lower bounds: `meet[a * types.len() + b]`.
    pub meet: &'static [u8],
}

/// Operands of [`GateSet::fold`].
#[derive(Debug, Clone, Copy)]
pub struct FoldArgs<'a> {
    /// The gate's opcode.
    pub op: Opcode,
    /// The gate's own type.
    pub ty: Type,
    /// The gate's bitfield.
    pub bits: u64,
    /// Types and bits of the value inputs; a value fills the low bits, the others are 0.
    pub types: &'a [Type],
    /// Bits of each value input, as many as `types`.
    pub values: &'a [u64],
}

/// The gates of an intermediate representation.
pub struct GateSet {
    /// The name of the described machine: `circuit`.
    pub name: &'static str,
    /// By [`Type`]; the first is [`Type::NONE`].
    pub types: &'static [TypeDef],
    /// Names of the classes of registers that types have, those of the first types first.
    pub register_classes: &'static [&'static str],
    /// The type of addresses on machines of 32 and of 64 bits.
    pub arch: [Type; 2],
    /// By [`Opcode`], roots first.
    pub gates: &'static [GateDef],
    /// How many of the first gates are roots.
    pub roots: u16,
    /// By [`StateTerm`].
    pub state_sets: &'static [StateSet],
    /// By the index in [`Bitfield::Condition`].
    pub conditions: &'static [ConditionTable],
    /// Secondary types, one lattice for each source language.
    pub lattices: &'static [Lattice],
    /// The value of a pure gate for constant operands; `None` where it has none (not pure, no semantics, a vector).
    pub fold: fn(FoldArgs<'_>) -> Option<u64>,
    /// A gate that has the same value and is simpler, by the rules of the description. It may add gates.
    pub simplify: fn(&mut Circuit, Gate) -> Option<Gate>,
    /// A gate that has the same value and is computed by others, for machines that have no instruction for it. It may add
    /// gates.
    pub expand: fn(&mut Circuit, Gate) -> Option<Gate>,
    /// The machine whose instructions are the last of the gates.
    pub machine: Option<&'static machine::Machine>,
}

impl GateSet {
    /// The entry of an opcode.
    ///
    /// # Panics
    /// If there is none; opcodes come from this set.
    #[inline]
    pub fn def(&self, op: Opcode) -> &'static GateDef {
        &self.gates[usize::from(op)]
    }

    /// The opcode with a name.
    pub fn by_name(&self, name: &str) -> Option<Opcode> {
        self.gates.iter().position(|g| g.name == name).map(|i| i as Opcode)
    }

    /// The first opcode with a role.
    pub fn by_role(&self, role: Role) -> Option<Opcode> {
        self.gates.iter().position(|g| g.role == role).map(|i| i as Opcode)
    }

    /// The type with a name, as texts write it.
    pub fn type_by_name(&self, name: &str) -> Option<Type> {
        self.types.iter().position(|t| t.name == name).map(|i| Type(i as u8))
    }

    /// What is known of a type.
    ///
    /// # Panics
    /// If there is none; types come from this set.
    #[inline]
    pub fn type_def(&self, ty: Type) -> &'static TypeDef {
        &self.types[usize::from(ty.0)]
    }

    /// The types of a set that are no vectors.
    pub fn scalars_of(&self, types: TypeSet) -> impl Iterator<Item = Type> {
        let scalar = |ty: &Type| self.type_def(*ty).lanes == 0;
        (0..self.types.len() as u8)
            .map(Type)
            .filter(move |ty| types.has(*ty))
            .filter(scalar)
    }
}
