//! The gates of an intermediate representation: types, gates, and what they refer to, by index.
//!
//! The words for what a gate is are those of [`onespec_graph::set`], where the tables go.

use super::SourceText;
use onespec_diag::Origin;
pub use onespec_graph::set::{
    Bank, Bitfield, Class, Count, Effect, Level, MAX_CLASSES, Out, Role, StateTerm, Term, TypeSet,
};

/// Everything that gates are made of. Indices of types, sets and gates are those of the tables.
#[derive(Debug, Default, Clone)]
pub struct Graph {
    pub types: Vec<PrimType>,
    /// Names of the classes of registers, in the order in which types name them.
    pub register_classes: Vec<String>,
    /// The type of addresses by its name, with its type on machines of 32 and of 64 bits.
    pub arch: Option<(String, u8, u8)>,
    pub type_sets: Vec<(String, TypeSet)>,
    pub state_sets: Vec<StateSet>,
    pub conditions: Vec<Condition>,
    pub lattices: Vec<Lattice>,
    /// Roots first.
    pub gates: Vec<Gate>,
    pub roots: usize,
    /// Rewrite rules with their placeholders replaced, in the order of the files.
    pub rules: Vec<SourceText>,
}

/// A primary type.
#[derive(Debug, Clone)]
pub struct PrimType {
    /// As the description writes it; texts have it in lower case.
    pub name: String,
    /// Bits; of a vector, for each unit of its scale.
    pub width: u32,
    pub bank: Bank,
    /// Index of its class of registers; `None` where values need none.
    pub class: Option<u8>,
    /// Of a vector, its elements for each unit of its scale; else 0.
    pub lanes: u16,
    /// Index of the element's type; of a scalar, its own.
    pub element: u8,
    pub origin: Origin,
}

/// Gates that a state wire may come from, or lead to.
#[derive(Debug, Clone, Default)]
pub struct StateSet {
    /// Empty for one that was written at its place of use.
    pub name: String,
    /// Ascending.
    pub members: Vec<u16>,
}

/// The codes of a comparison.
#[derive(Debug, Clone, Default)]
pub struct Condition {
    pub name: String,
    /// Bits of a code.
    pub width: u32,
    pub codes: Vec<(String, u64)>,
    /// The code with the operands exchanged, and that of the opposite: expressions over `c`, the code.
    pub swapped: SourceText,
    pub negated: SourceText,
    pub origin: Origin,
}

/// Secondary types, ordered.
#[derive(Debug, Clone, Default)]
pub struct Lattice {
    pub name: String,
    /// Before the names of the types wherever they are not inside the lattice: `JS_`.
    pub prefix: String,
    pub types: Vec<Known>,
    /// Least upper and greatest lower bounds: `[a * types.len() + b]`.
    pub join: Vec<u8>,
    pub meet: Vec<u8>,
    pub origin: Origin,
}

/// A secondary type.
#[derive(Debug, Clone, Default)]
pub struct Known {
    pub name: String,
    /// Bits 30:29 of its word.
    pub gc: u8,
    /// Types below it or equal, as bits.
    pub below: u64,
    pub origin: Origin,
}

/// An operation on wires of a graph.
#[derive(Debug, Clone)]
pub struct Gate {
    pub name: String,
    pub class: Class,
    pub role: Role,
    pub level: Level,
    pub effect: Effect,
    pub states: Vec<StateTerm>,
    pub states_rep: Option<StateTerm>,
    pub depends: Count,
    pub values: Vec<Input>,
    /// The value input that repeats, behind the others.
    pub values_rep: Option<Input>,
    pub out: Out,
    /// What the gate's own type may be.
    pub types: TypeSet,
    pub successors: Vec<Succ>,
    /// Selectors and relays that may be attached to it.
    pub fixed_out: Vec<u16>,
    pub depend_out: bool,
    pub root: Option<u16>,
    pub bitfield: Bitfield,
    /// Its name in semantics.
    pub bitfield_name: String,
    /// Which types go together: conditions on widths and elements of the gate's type and of one input.
    pub wheres: Vec<SourceText>,
    pub commutative: bool,
    pub unique: bool,
    pub cost: u8,
    /// Of which lattice its values are, and what is known of the result: an expression over what is known of the inputs.
    pub lattice: Option<u8>,
    pub infer: Option<SourceText>,
    /// An expression over the value inputs.
    pub sem: Option<SourceText>,
    /// The gate on scalars that it does to each element. Its value inputs come first; `sem` is then the value of an element:
    /// over `value`, that of the gate, `i`, the element, and the other inputs.
    pub lifts: Option<u16>,
    pub doc: String,
    pub data: Vec<(String, String)>,
    pub origin: Origin,
}

/// A value input.
#[derive(Debug, Clone)]
pub struct Input {
    /// In semantics.
    pub name: String,
    pub term: Term,
}

/// What follows a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Succ {
    One(StateTerm),
    Each(Vec<u16>),
    Many(u16),
}
