//! Terms over bit-vectors, each made once: two values are equal if they have the same id, as far as the normal form goes.
//!
//! Instructions and gates are both evaluated to terms (by `onespec_select` and `evaluate`); what is common to their texts
//! meets here. The constructors that bring terms into normal form are in `normal` and its siblings; this file only
//! stores them.

use hashbrown::HashMap;
use onespec_bv::word::mask;
use std::rc::Rc;

/// Index of a term.
pub type Id = u32;

/// Bits of the widest term.
pub const MAX_WIDTH: u32 = 128;
/// Deepest term, and most terms that one instruction may make: what is larger is no pattern.
const MAX_DEPTH: u16 = 100;
const MAX_TERMS: usize = 2_000;
/// Most operands of a term.
const MAX_ARGS: usize = 64;

/// What a value depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Var {
    /// The value of source register number `i`, of this type of the gates.
    Source(u8, u8),
    /// The bits of immediate operand number `i`.
    Imm(u8),
    /// Bits of a source register that its representation leaves open: register, first bit.
    Free(u8, u8),
    /// A whole source register of which only a condition is known: register, representation.
    Whole(u8, u16),
    /// The number of a register operand.
    Index(u8),
    Pc,
    State(u16),
    Feature(u16),
    Setting(u16),
    /// Anything else that a pattern cannot depend on.
    Other(u16),
    /// A value input of a gate.
    Wire(u8),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Op {
    Const(u128),
    Var(Var),
    /// Sum of a constant and of the operands times these factors, none 0.
    Lin(u128, Vec<u128>),
    Mul,
    And,
    Or,
    Xor,
    /// Amounts have any width; of the width or more they give 0, or the sign.
    Shl,
    Shr,
    Sar,
    /// The amount has log2 of the width bits.
    Rotl,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Eq,
    Ult,
    Slt,
    Ite,
    /// Bits from this one up.
    Slice(u32),
    /// Lowest first.
    Concat,
    Sext,
    /// Results of 8 bits.
    Clz,
    Ctz,
    Pop,
    /// Memory at an address of 64 bits.
    Load,
    /// Component of the result of a function of the host.
    Call(Rc<str>, u8),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Node {
    pub op: Op,
    pub width: u32,
    pub args: Vec<Id>,
}

/// What a term contains, for decisions without a walk.
#[derive(Debug, Clone, Copy, Default)]
pub struct Facts {
    /// Source registers, immediates, as bits.
    pub sources: u8,
    pub imms: u8,
    /// Something that no wire of a graph can be.
    pub bad: bool,
    pub wires: bool,
    pub loads: bool,
    pub depth: u16,
}

/// All terms.
#[derive(Debug, Default)]
pub struct Terms {
    nodes: Vec<Node>,
    facts: Vec<Facts>,
    ids: HashMap<Node, Id>,
    pub(crate) slices: HashMap<(Id, u32, u32), Id>,
    /// What is known of whole registers: a term, and what it is.
    known: HashMap<Id, Id>,
    /// Terms at which the present instruction began.
    start: usize,
    full: bool,
}

impl Terms {
    /// A new instruction: it may make so many terms of its own.
    pub fn begin(&mut self) {
        (self.start, self.full) = (self.nodes.len(), false);
    }

    /// Has a limit been reached? Then terms since [`Terms::begin`] mean nothing.
    pub fn is_full(&self) -> bool {
        self.full
    }

    pub fn make(&mut self, op: Op, width: u32, args: Vec<Id>) -> Id {
        let node = Node { op, width, args };
        if let Some(id) = self.ids.get(&node) {
            return self.known.get(id).copied().unwrap_or(*id);
        }
        let facts = self.facts_of(&node);
        if facts.depth > MAX_DEPTH
            || node.args.len() > MAX_ARGS
            || width > MAX_WIDTH
            || width == 0
            || self.nodes.len() - self.start > MAX_TERMS
        {
            self.full = true;
            // A constant of some width: nothing is read from it.
            let zero = Node {
                op: Op::Const(0),
                width: width.clamp(1, MAX_WIDTH),
                args: Vec::new(),
            };
            if let Some(id) = self.ids.get(&zero) {
                return *id;
            }
            return self.push(zero, Facts::default());
        }
        self.push(node, facts)
    }

    fn push(&mut self, node: Node, facts: Facts) -> Id {
        let id = self.nodes.len() as Id;
        self.ids.insert(node.clone(), id);
        self.nodes.push(node);
        self.facts.push(facts);
        id
    }

    fn facts_of(&self, node: &Node) -> Facts {
        let mut all = Facts::default();
        for arg in &node.args {
            let of = self.facts(*arg);
            all.sources |= of.sources;
            all.imms |= of.imms;
            all.bad |= of.bad;
            all.wires |= of.wires;
            all.loads |= of.loads;
            all.depth = all.depth.max(of.depth + 1);
        }
        match &node.op {
            Op::Var(Var::Source(i, _)) => all.sources |= 1u8.checked_shl(u32::from(*i)).unwrap_or(0),
            Op::Var(Var::Imm(i)) => all.imms |= 1u8.checked_shl(u32::from(*i)).unwrap_or(0),
            Op::Var(Var::Wire(_)) => all.wires = true,
            Op::Var(_) => all.bad = true,
            Op::Load => all.loads = true,
            _ => {}
        }
        all
    }

    /// From now on this condition is that value.
    pub fn know(&mut self, condition: Id, value: Id) {
        let (condition, value) = match (self.op(condition), self.args(condition)) {
            (Op::Xor, [inner, one]) if self.is_ones(*one) => (*inner, self.not(value)),
            _ => (condition, value),
        };
        self.known.insert(condition, value);
    }

    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub fn op(&self, id: Id) -> &Op {
        &self.node(id).op
    }

    pub fn args(&self, id: Id) -> &[Id] {
        &self.node(id).args
    }

    /// Operand number `i` of a term that has so many.
    pub fn arg(&self, id: Id, i: usize) -> Id {
        self.node(id).args.get(i).copied().unwrap_or(id)
    }

    pub fn width(&self, id: Id) -> u32 {
        self.node(id).width
    }

    pub fn facts(&self, id: Id) -> Facts {
        self.facts.get(id as usize).copied().unwrap_or_default()
    }

    pub fn var(&mut self, var: Var, width: u32) -> Id {
        self.make(Op::Var(var), width, Vec::new())
    }

    pub fn constant(&mut self, width: u32, value: u128) -> Id {
        self.make(Op::Const(value & mask(width)), width, Vec::new())
    }

    pub fn as_const(&self, id: Id) -> Option<u128> {
        match self.op(id) {
            Op::Const(value) => Some(*value),
            _ => None,
        }
    }

    pub fn is_zero(&self, id: Id) -> bool {
        self.as_const(id) == Some(0)
    }

    pub fn is_ones(&self, id: Id) -> bool {
        self.as_const(id) == Some(mask(self.width(id)))
    }

    /// A term as people read it, for reports.
    pub fn show(&self, id: Id) -> String {
        let node = self.node(id);
        let args: Vec<String> = node.args.iter().map(|a| self.show(*a)).collect();
        match &node.op {
            Op::Const(v) => format!("{v:#x}"),
            Op::Var(var) => format!("{var:?}").replace(['(', ')'], "").replace(", ", "_"),
            Op::Slice(lo) => format!("{}[{}:{lo}]", args.join(""), lo + node.width - 1),
            Op::Lin(c, k) => {
                let sum: Vec<String> = k.iter().zip(&args).map(|(k, a)| format!("{:#x}*{a}", k)).collect();
                format!("({} + {c:#x})", sum.join(" + "))
            }
            op => format!("{op:?}{}({})", node.width, args.join(", ")),
        }
    }
}
