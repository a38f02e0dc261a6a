//! The input: a function in SSA form over register files, whose values take one or more consecutive units of a file.
//!
//! A *unit* is the smallest part of a file that has a name of its own (a register, or half of one where halves have
//! names). Groups, tuples, halves and full registers are values of several units; overlap is overlap of units.

use std::ops::Range;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($type:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $type);

        impl $name {
            /// As an index into the function's list.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A register file, by its number in [`Function::files`].
    FileId(u16);
    /// A register class, by its number in [`Function::classes`].
    ClassId(u16);
    /// A value, by its number in [`Function::values`].
    Value(u32);
    /// An instruction, by its number in [`Function::insts`].
    Inst(u32);
    /// A basic block, by its number in [`Function::blocks`].
    Block(u32);
}

/// How the contents of two places of a file change places where no unit is free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Exchange {
    /// Not at all.
    #[default]
    None,
    /// By one instruction: it is preferred to a free unit.
    Instruction,
    /// By three exclusive ors: a free unit is preferred to it.
    Xor,
}

/// A register file.
#[derive(Debug, Clone, Default)]
pub struct File {
    /// For messages.
    pub name: String,
    pub units: u16,
    /// Units that nothing may take.
    pub reserved: Vec<Range<u16>>,
    pub exchange: Exchange,
    /// Units of memory that values may be spilled to: 0 where there is no way to spill, `u32::MAX` for any number.
    pub memory: u32,
}

/// The places that a value or an operand may have.
#[derive(Debug, Clone)]
pub struct Class {
    pub file: FileId,
    /// In units.
    pub size: u16,
    /// A power of two that divides the first unit.
    pub align: u16,
    /// Ranges of units, in one of which it lies wholly; none stand for the whole file.
    pub within: Vec<Range<u16>>,
}

/// A value.
#[derive(Debug, Clone, Copy)]
pub struct ValueData {
    pub class: ClassId,
    /// It can be computed again at any point without register operands of these files, for instance a constant.
    pub rematerialise: bool,
}

/// When an operand is read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Read before anything but early definitions is written.
    Use,
    /// Read after definitions are written.
    UseLate,
    /// Written after uses are read.
    Def,
    /// Written before uses are read (early-clobber).
    DefEarly,
}

impl Role {
    pub fn is_def(self) -> bool {
        matches!(self, Role::Def | Role::DefEarly)
    }
}

/// An operand of an instruction.
#[derive(Debug, Clone, Copy)]
pub struct Operand {
    pub value: Value,
    pub role: Role,
    /// The places that this operand may have, and how many units of the value it names.
    pub class: ClassId,
    /// The first unit of the value that it names: a view. 0 for definitions.
    pub offset: u16,
    /// Where the operand must begin.
    pub fixed: Option<u16>,
    /// Of a definition: the operand of the same instruction, a [`Role::Use`], with which it shares its place.
    pub tied: Option<u8>,
}

/// How the places of a definition and a use of an instruction may overlap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overlap {
    /// In any way: the default of [`Role::Def`].
    Any,
    /// They are the same place or apart.
    SameOrApart,
    /// They do not overlap: the default of [`Role::DefEarly`].
    Apart,
    /// They are apart, or both begin at the same unit: the smaller is the low part of the larger.
    Low,
    /// They are apart, or both end at the same unit: the smaller is the high part of the larger.
    High,
}

impl Overlap {
    /// Whether two places may be so.
    pub fn allows(self, a: Range<usize>, b: Range<usize>) -> bool {
        let apart = a.end <= b.start || b.end <= a.start;
        apart
            || match self {
                Overlap::Any => true,
                Overlap::SameOrApart => a == b,
                Overlap::Apart => false,
                Overlap::Low => a.start == b.start,
                Overlap::High => a.end == b.end,
            }
    }
}

/// A rule for a definition and a use.
#[derive(Debug, Clone, Copy)]
pub struct Pair {
    /// A definition, by its number among the instruction's operands.
    pub def: u8,
    /// A use, likewise.
    pub other: u8,
    pub rule: Overlap,
}

/// Units that an instruction writes besides its definitions.
#[derive(Debug, Clone)]
pub struct Clobber {
    pub file: FileId,
    pub units: Range<u16>,
}

/// What an instruction is to the allocator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Its operands are all that matters.
    Op,
    /// The units of its uses, one after the other, become those of its definitions: collects values into a group, splits a
    /// group, copies. Allocation replaces it by moves, or by nothing where the parts lie in their places.
    Parts,
}

/// An instruction.
#[derive(Debug, Clone)]
pub struct InstData {
    pub kind: Kind,
    /// Its part of [`Function::operands`].
    pub operands: Range<u32>,
    /// Its part of [`Function::pairs`].
    pub pairs: Range<u32>,
    /// Its part of [`Function::clobbers`].
    pub clobbers: Range<u32>,
}

/// A basic block. Its last instruction, if it has successors, defines nothing.
#[derive(Debug, Clone)]
pub struct BlockData {
    pub insts: Range<u32>,
    /// Its part of [`Function::params`].
    pub params: Range<u32>,
    /// Its part of [`Function::edges`].
    pub edges: Range<u32>,
}

/// An edge from the block whose list it is in.
#[derive(Debug, Clone)]
pub struct Edge {
    pub to: Block,
    /// Its part of [`Function::args`]: a value for each parameter.
    pub args: Range<u32>,
}

/// A function. Block 0 is the entry and has no parameters. Instructions and edges are in the order of blocks.
#[derive(Debug, Clone, Default)]
pub struct Function {
    pub files: Vec<File>,
    pub classes: Vec<Class>,
    pub values: Vec<ValueData>,
    pub blocks: Vec<BlockData>,
    pub insts: Vec<InstData>,
    pub operands: Vec<Operand>,
    pub pairs: Vec<Pair>,
    pub clobbers: Vec<Clobber>,
    pub edges: Vec<Edge>,
    pub params: Vec<Value>,
    pub args: Vec<Value>,
}

/// A part of a list, empty where the range is wrong.
fn part<'a, T>(list: &'a [T], range: &Range<u32>) -> &'a [T] {
    list.get(range.start as usize..range.end as usize).unwrap_or(&[])
}

impl Function {
    pub fn operands_of(&self, inst: usize) -> &[Operand] {
        part(&self.operands, &self.insts[inst].operands)
    }

    pub fn pairs_of(&self, inst: usize) -> &[Pair] {
        part(&self.pairs, &self.insts[inst].pairs)
    }

    pub fn clobbers_of(&self, inst: usize) -> &[Clobber] {
        part(&self.clobbers, &self.insts[inst].clobbers)
    }

    pub fn insts_of(&self, block: usize) -> Range<usize> {
        let insts = &self.blocks[block].insts;
        insts.start as usize..insts.end as usize
    }

    pub fn edges_of(&self, block: usize) -> Range<usize> {
        let edges = &self.blocks[block].edges;
        edges.start as usize..edges.end as usize
    }

    pub fn params_of(&self, block: usize) -> &[Value] {
        part(&self.params, &self.blocks[block].params)
    }

    pub fn args_of(&self, edge: usize) -> &[Value] {
        part(&self.args, &self.edges[edge].args)
    }

    pub fn class_of(&self, value: Value) -> &Class {
        &self.classes[self.values[value.index()].class.index()]
    }

    /// The rule for a definition and a use of an instruction.
    pub fn rule(&self, inst: usize, def: usize, other: usize) -> Overlap {
        let of = |pair: &&Pair| usize::from(pair.def) == def && usize::from(pair.other) == other;
        match self.pairs_of(inst).iter().find(of) {
            Some(pair) => pair.rule,
            None if self.operands_of(inst)[def].role == Role::DefEarly => Overlap::Apart,
            None => Overlap::Any,
        }
    }

    // Building.

    /// A new value.
    pub fn value(&mut self, class: ClassId) -> Value {
        self.values.push(ValueData {
            class,
            rematerialise: false,
        });
        Value(self.values.len() as u32 - 1)
    }

    /// Begins a block: instructions and edges that are pushed from now on belong to it.
    pub fn begin(&mut self, params: &[Value]) -> Block {
        let at = |len: usize| len as u32..len as u32;
        let mut own = at(self.params.len());
        self.params.extend_from_slice(params);
        own.end = self.params.len() as u32;
        self.blocks.push(BlockData {
            insts: at(self.insts.len()),
            params: own,
            edges: at(self.edges.len()),
        });
        Block(self.blocks.len() as u32 - 1)
    }

    /// Appends an instruction to the block that was begun last.
    pub fn push(&mut self, kind: Kind, operands: &[Operand], pairs: &[Pair], clobbers: &[Clobber]) -> Inst {
        fn append<T: Clone>(list: &mut Vec<T>, new: &[T]) -> Range<u32> {
            let start = list.len() as u32;
            list.extend_from_slice(new);
            start..list.len() as u32
        }
        self.insts.push(InstData {
            kind,
            operands: append(&mut self.operands, operands),
            pairs: append(&mut self.pairs, pairs),
            clobbers: append(&mut self.clobbers, clobbers),
        });
        let end = self.insts.len() as u32;
        if let Some(block) = self.blocks.last_mut() {
            block.insts.end = end;
        }
        Inst(end - 1)
    }

    /// Appends an edge to the block that was begun last.
    pub fn edge(&mut self, to: Block, args: &[Value]) {
        let start = self.args.len() as u32;
        self.args.extend_from_slice(args);
        self.edges.push(Edge {
            to,
            args: start..self.args.len() as u32,
        });
        let end = self.edges.len() as u32;
        if let Some(block) = self.blocks.last_mut() {
            block.edges.end = end;
        }
    }

    /// An operand that names a whole value, in the places of the value's class.
    pub fn operand(&self, value: Value, role: Role) -> Operand {
        Operand {
            value,
            role,
            class: self.values[value.index()].class,
            offset: 0,
            fixed: None,
            tied: None,
        }
    }
}
