//! What a generated instruction selector knows, as plain data: which trees of gates an instruction, or a few of them, compute.
//!
//! The generator derives a [`Pattern`] from the semantics of an instruction, or reads it from a `select` rule of the
//! description; either way these tables are all that a compiler needs to cover its graph. Gates are named by text
//! ([`GateKey`]), so nothing here depends on a set of gates; whoever selects finds each key's opcode and types once.
//!
//! A value does not live in a register as such but in a **representation** ([`Repr`]): `i32.s` is a 32-bit value
//! sign-extended in a register, `i32.any` one whose upper bits are unspecified, `i1.nz` a condition that holds when the
//! register is not 0. A pattern reads each source in one representation and gives its result in some. A selector by
//! dynamic programming finds, for each wire and representation, the cheapest cover:
//!
//! 1. a walk down a discrimination tree ([`Selector::roots`]) gives every pattern whose gates and constants fit at a wire;
//! 2. its cost there is [`Pattern::cost`] plus that of each [`Leaf::Reg`] in the representation which it asks for;
//! 3. what a pattern gives in one representation is there in every weaker one ([`Selector::weaken`]);
//! 4. patterns of one wire without instructions ([`Pattern::is_free`]) are moves that cost nothing: the same register read
//!    as another type (`TRUNC.i8(a: i32.any)` is `a` as `i8.any`). They are derived from the description's move instruction.
//!
//! Constants are wires like others: the patterns whose tree is one [`Leaf::Imm`] or [`Leaf::Const`] put them into a register.

mod calc;
mod imm;

pub use calc::{CalcOp, Value, calculate};
pub use imm::ImmMap;

use crate::isa::{FileId, Isa, Needs, OpId, Operand};

/// Index into [`Selector::keys`].
pub type KeyId = u16;
/// Index into [`Selector::reprs`].
pub type ReprId = u16;
/// Index into [`Selector::patterns`].
pub type PatternId = u16;
/// Index into [`Selector::nodes`].
pub type NodeId = u32;

/// A piece of one of the selector's lists: start and length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Span(pub u32, pub u16);

impl Span {
    /// The piece of a list; empty where it does not fit.
    pub fn of<T>(self, list: &'static [T]) -> &'static [T] {
        let start = self.0 as usize;
        list.get(start..start + usize::from(self.1)).unwrap_or(&[])
    }
}

/// The selector of a machine for one assignment of its parameters.
#[derive(Debug)]
pub struct Selector {
    /// Values of the parameters for which it holds: `[("xlen", 64)]`. One selector for each assignment that has a target.
    pub params: &'static [(&'static str, i64)],
    /// The description that the gates are from: `circuit`.
    pub gates: &'static str,
    /// Typed gates that occur in patterns.
    pub keys: &'static [GateKey],
    /// Representations of values in registers.
    pub reprs: &'static [Repr],
    /// (from, to): a register that holds a value in `from` holds the same value in `to` as well. Transitively closed,
    /// without pairs of one with itself; sorted.
    pub weaken: &'static [(ReprId, ReprId)],
    /// For each register file, the pattern that copies a register: its tree is one leaf, and it is in no discrimination tree.
    pub copies: &'static [(FileId, PatternId)],
    /// Patterns of instructions and of rules.
    pub patterns: &'static [Pattern],
    /// Nodes of the discrimination trees.
    pub nodes: &'static [Node],
    /// For each key, the node behind it, where the wire itself is that gate; sorted by key. No linear scan: search it.
    pub roots: &'static [(KeyId, NodeId)],
    /// The node of patterns whose whole tree is a constant.
    pub constant: Option<NodeId>,
    /// The node of patterns whose whole tree is one register: they change its representation.
    pub any: Option<NodeId>,
    /// What needs a pattern has: index [`Pattern::needs`]. The first has none.
    pub needs: &'static [Needs],
    /// Where patterns come from: index [`Pattern::origin`].
    pub origins: &'static [PatternOrigin],
    /// Ways from immediate operands to constants: index [`Leaf::Imm`]'s `map`.
    pub maps: &'static [ImmMap],
    // What spans refer to.
    /// Trees in preorder: [`Pattern::tree`].
    pub tokens: &'static [Token],
    /// Instructions of patterns: [`Pattern::steps`].
    pub steps: &'static [Step],
    /// Operands of instructions: [`Step::args`].
    pub args: &'static [Arg],
    /// Computations on constants: [`Pattern::where_`], [`Arg::Calc`], [`Arg::Constant`].
    pub calcs: &'static [CalcOp],
    /// Edges of discrimination trees: [`Node::edges`].
    pub edges: &'static [(KeyId, NodeId)],
    /// Patterns at the ends of discrimination trees: [`Node::accepts`].
    pub accepts: &'static [Accept],
    /// Numbers of wires: [`Accept::order`].
    pub orders: &'static [u8],
    /// Representations of results: [`Pattern::results`].
    pub results: &'static [ReprId],
    /// Patterns sorted by `(op of the only instruction)` for listings: (op, pattern). Rules are not in it.
    pub by_op: &'static [(OpId, PatternId)],
    /// Cores that run a branch over one instruction together with it.
    pub fuses: Option<Fuses>,
    /// By pattern, what registers and state that are no operands have to hold; sorted.
    pub requires: &'static [(PatternId, Require)],
    /// Pairs: the instruction of the first pattern, whose result is in state, leaves in its register what the second computes of the
    /// same sources. Both have one instruction, alike but for numbers, and require the same; sorted.
    pub beside: &'static [(PatternId, PatternId)],
    /// Patterns that compute something near what their gates say, with what it is: index into `approximations`; sorted.
    pub approximate: &'static [(PatternId, u16)],
    /// What the machine computes in the place of gates that it has not.
    pub approximations: &'static [Approximation],
    /// How many times as wide as their types say vectors are. `None`: no register holds a vector.
    pub scale: Option<Scale>,
    /// Values of state that patterns ask for together, and how code sets them.
    pub settings: &'static [Setting],
}

/// How many times as wide as their types say the vectors of a machine are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// The same number on all machines.
    Fixed(u32),
    /// A setting of the machine, by its name, divided by a number.
    Setting(&'static str, u32),
}

/// Values of state that code sets before instructions that depend on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// Its name in the description.
    pub name: &'static str,
    /// Elements of its vectors for each unit of the scale.
    pub lanes: u32,
    /// The setting whose patterns hold here for this number of elements; none: those that ask for it do.
    pub alike: Option<&'static str>,
    /// State that says how many elements instructions work on. What patterns require of it is how many are wanted: where a
    /// register holds fewer it is all of those. -1 is all.
    pub count: Option<&'static str>,
    /// What state holds.
    pub state: &'static [(&'static str, i64)],
    /// Instructions that set it, as the texts of a calling convention are: by how the count is given, which is `number`,
    /// `register` or `all`. `{number}` and `{from}` stand for the count, `{to}` for a register that they may write. After
    /// those of `counted` it holds how many elements count where `{from}` are wanted. `kept` leaves the count as it is, where
    /// another setting with as many elements set it. `open` before any of these: what becomes of elements that a mask leaves
    /// out is open.
    pub set: &'static [(&'static str, &'static str)],
}

/// What a machine computes in the place of a gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Approximation {
    /// Name of the gate.
    pub gate: &'static str,
    /// The name of its condition, else empty.
    pub cond: &'static str,
    /// The type of its first input.
    pub ty: &'static str,
    /// How far from the gate it is, in words.
    pub bound: &'static str,
}

/// What a register or a piece of state that is no operand has to hold where the instructions of a pattern run. Such a
/// register is not used for anything else there: the result and other sources of the pattern are in others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Require {
    /// Which one.
    pub place: Holder,
    /// What it holds.
    pub held: Held,
}

/// Where a requirement of a pattern is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// A register of a file, by its number.
    Register(FileId, u16),
    /// A piece of state, by its name.
    State(&'static str),
}

/// What is required.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// This number, as wide as the register; -1 is all ones.
    Number(i64),
    /// The source of the pattern with this number.
    Source(u8),
    /// What some setting says whose vectors have so many elements for each unit of the scale.
    Lanes(u32),
}

/// Macro fusion: a core runs a branch over one instruction together with that instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fuses {
    /// Index into [`Selector::needs`]: which targets have it.
    pub needs: u16,
    /// Of the branch and the instruction together, in instructions.
    pub cost: u16,
}

impl Selector {
    /// What a pattern computes instead of what its gates say; none: it computes that.
    pub fn approximation(&self, pattern: PatternId) -> Option<&'static Approximation> {
        let at = self.approximate.binary_search_by_key(&pattern, |(p, _)| *p).ok()?;
        self.approximations.get(usize::from(self.approximate.get(at)?.1))
    }

    /// What registers and state that are no operands have to hold for a pattern.
    pub fn requires(&self, pattern: PatternId) -> impl Iterator<Item = Require> {
        let start = self.requires.partition_point(|(p, _)| *p < pattern);
        let from = self.requires.get(start..).unwrap_or(&[]).iter();
        from.take_while(move |(p, _)| *p == pattern)
            .map(|(_, require)| *require)
    }

    /// The leaves of a pattern, in the order of its tree.
    pub fn leaves(&self, pattern: &Pattern) -> impl Iterator<Item = Leaf> {
        pattern.tree.of(self.tokens).iter().filter_map(|token| match token {
            Token::Leaf(leaf) => Some(*leaf),
            Token::Gate(_) => None,
        })
    }
}

/// A gate with its types: `ICMP.SLT` of two `i32`.
#[derive(Debug, PartialEq, Eq)]
pub struct GateKey {
    /// As the gates' description names it: `ICMP`.
    pub gate: &'static str,
    /// The name of its condition, else empty: `SLT`.
    pub cond: &'static str,
    /// Its own type; empty where it has no value (a store, a branch).
    pub own: &'static str,
    /// The types of its value inputs.
    pub inputs: &'static [&'static str],
}

/// How a value lies in a register.
#[derive(Debug, PartialEq, Eq)]
pub struct Repr {
    /// `i32.s`; the type alone where the value is the whole register: `i64`.
    pub name: &'static str,
    /// Type of the value: `i32`.
    pub ty: &'static str,
    /// Register file of the register; behind all files, a number for each piece of state.
    pub file: FileId,
    /// The piece of state that is its register; empty for a register of a file.
    pub state: &'static str,
    /// The one of its type in which values are when they cross from block to block, or are arguments.
    pub at_border: bool,
    /// The register that holds a constant in it.
    pub constants: Extension,
}

/// How the rest of a register follows from a value in its low bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extension {
    /// In no such way.
    None,
    /// Zero extension.
    Zero,
    /// Sign extension.
    Sign,
}

/// What is computed, by which instructions, at which cost.
#[derive(Debug)]
pub struct Pattern {
    /// The tree in preorder, in [`Selector::tokens`]: a gate, then what is at its value inputs.
    pub tree: Span,
    /// Representations in which the result is, all at once, in [`Selector::results`]; those implied by weakening are left
    /// out. Empty where there is no result (a store, a branch).
    pub results: Span,
    /// Instructions in order, in [`Selector::steps`]. The result is what the last one writes, or [`Pattern::value`].
    pub steps: Span,
    /// Where there are no instructions: the register that is the result.
    pub value: Option<Arg>,
    /// A condition on constants of a rule, in [`Selector::calcs`]: not 0 where the pattern applies. Empty: always.
    pub where_: Span,
    /// Access to memory, or branch.
    pub effect: Effect,
    /// In instructions, unless the description says otherwise. Constants that an argument needs in a register
    /// ([`Arg::Constant`]) are not counted.
    pub cost: u16,
    /// Cycles until the result is there, along the longest path through the instructions.
    pub latency: u16,
    /// Index into [`Selector::needs`]: which targets have it.
    pub needs: u16,
    /// Index into [`Selector::origins`].
    pub origin: u16,
}

impl Pattern {
    /// A change of reading: no instruction, and the result is a source.
    pub fn is_free(&self) -> bool {
        self.steps.1 == 0 && matches!(self.value, Some(Arg::Source(_)))
    }
}

/// A node of a pattern's tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// As many trees follow as the key has inputs.
    Gate(KeyId),
    /// A wire that the pattern does not cover.
    Leaf(Leaf),
}

/// What a pattern asks of a wire that it does not cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// A register in this representation. Leaves with the same `source` are the same wire.
    Reg {
        /// Number of the source in the pattern.
        source: u8,
        /// Representation in which the value is read.
        repr: ReprId,
    },
    /// A constant that an immediate can be: [`ImmMap::invert`] of `maps[map]` gives the value number `imm` of the match.
    /// Leaves with the same `imm` must give the same value.
    Imm {
        /// Number of the value in the match.
        imm: u8,
        /// Index into [`Selector::maps`].
        map: u16,
    },
    /// This constant, its bits above the type's width 0.
    Const(u64),
    /// A wire that does not matter: how many elements of a vector count, where the others may be anything.
    Any,
}

/// What a pattern does besides giving a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Nothing.
    None,
    /// Reads memory once: one gate of the tree is a load, the root or inside. It may be covered only where no other gate
    /// uses its value and no write lies between it and the root (its depend wire is as good there).
    Load,
    /// Writes memory; the root is a store.
    Store,
    /// The root is a branch: goes to [`Arg::Target`] if its condition has this value, else on.
    Branch(bool),
}

/// An instruction of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The instruction.
    pub op: OpId,
    /// One for each operand of the instruction, in its order, in [`Selector::args`].
    pub args: Span,
}

impl Step {
    /// The arguments with the operands that they are for; those of alternatives in their place.
    pub fn operands(
        &self,
        selector: &Selector,
        isa: &'static Isa,
    ) -> impl Iterator<Item = (&'static Arg, &'static Operand)> {
        let operands = isa.ops.get(usize::from(self.op)).map_or(&[][..], |op| op.operands);
        let all = selector.args;
        self.args.of(all).iter().zip(operands).flat_map(move |(arg, operand)| {
            let (args, operands) = match *arg {
                Arg::Alternative(alt, args) => (
                    args.of(all),
                    isa.alternative(operand, alt).map_or(&[][..], |a| a.operands),
                ),
                _ => (core::slice::from_ref(arg), core::slice::from_ref(operand)),
            };
            args.iter().zip(operands)
        })
    }
}

/// An operand of an instruction of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arg {
    /// The register that the instruction writes: the temporary with the number of the step.
    Out,
    /// The same in a register of this file: a part of the one that the operand names ([`crate::isa::PartOf`]), by its own number.
    OutOf(FileId),
    /// The register of source number `i`. In an operand that is read and written, the result comes out in the same
    /// register: the source is copied first if it is needed later.
    Source(u8),
    /// What an earlier step wrote; of one that writes several registers, the last.
    Temp(u8),
    /// What a step wrote in one of its operands: the number of the step, and of the operand.
    Written(u8, u8),
    /// This register of the operand's file, such as the one that is always zero.
    Fixed(u8),
    /// Value number `i` of the match, as it is.
    Imm(u8),
    /// A number computed from the values of the match. The pattern applies only if the operand can encode it.
    Calc(Span),
    /// The same number, in a register in the first representation of this type that holds constants: materialise it.
    Constant(Span, ReprId),
    /// A number that never changes.
    Number(i64),
    /// The place that a branch goes to.
    Target,
    /// For an operand that is a sum: this alternative, with one of these for each of its operands, in [`Selector::args`].
    Alternative(u8, Span),
}

/// Where a pattern comes from, for people.
#[derive(Debug, PartialEq, Eq)]
pub struct PatternOrigin {
    /// The instruction's or rule's name.
    pub name: &'static str,
    /// From an instruction's semantics, or from a rule.
    pub derived: bool,
    /// `spec/riscv/zb.yaml:41`
    pub place: &'static str,
}

/// A node of a discrimination tree: what may follow, for the next wire in preorder. All that fit are followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Node {
    /// By the wire's key, sorted, in [`Selector::edges`].
    pub edges: Span,
    /// Where the wire is a constant.
    pub constant: Option<NodeId>,
    /// Whatever the wire is.
    pub any: Option<NodeId>,
    /// What ends here, in [`Selector::accepts`]. A node that has these has nothing else.
    pub accepts: Span,
}

/// A pattern, in one order of the operands of gates that commute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accept {
    /// The pattern that matches.
    pub pattern: PatternId,
    /// For each leaf of the pattern's tree in its order, the number of its wire in the order in which they were walked, in
    /// [`Selector::orders`].
    pub order: Span,
}
