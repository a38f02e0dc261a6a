//! Selected code: machine instructions over virtual registers, in basic blocks with parameters.
//!
//! All arrays are flat: an instruction has a range of [`Arg`]s, a block a range of instructions. A block ends with its
//! only branch. The arguments for the parameters of a successor stand at the edge, as register allocators want them.

pub mod loops;
mod sums;
mod touched;

pub use sums::Within;
pub use touched::Touched;

use onespec_core::isa::OpId;
use std::ops::Range;

/// A virtual register.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(pub u32);

/// A register of the machine, by bank of the calling convention and number in the bank's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PReg {
    pub bank: u8,
    pub number: u8,
}

/// An operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arg {
    /// Reads a register.
    Use(VReg),
    /// Writes a register.
    Def(VReg),
    /// Reads the first and writes the second, which are to be the same register.
    Tied(VReg, VReg),
    /// Reads a value that has to be in this register.
    UseAt(VReg, PReg),
    /// Writes a value that comes in this register.
    DefAt(VReg, PReg),
    /// Reads a register after others were written: it is not one of those.
    UseLate(VReg),
    /// The same of a value that has to be in this register.
    UseLateAt(VReg, PReg),
    /// Reads what stays in the register that is tied.
    Kept,
    /// A number, or the number of a fixed register.
    Number(i64),
    /// The address of a symbol plus a number, through a relocation function of the description.
    Symbol {
        symbol: u32,
        addend: i64,
        reloc: Option<u16>,
    },
    /// What belongs to the address that the instruction with this label takes.
    Label { label: u32, reloc: Option<u16> },
    /// The first successor of the block.
    Target,
    /// Distance of a place in an area of the frame from the stack pointer, plus a number.
    Slot { slot: u32, addend: i64 },
    /// Distance of an outgoing argument from the stack pointer.
    Outgoing(i64),
    /// Distance of an incoming argument from the stack pointer.
    Incoming(i64),
}

impl Arg {
    /// The virtual register that it reads.
    pub fn read(&self) -> Option<VReg> {
        match self {
            Arg::Use(v) | Arg::Tied(v, _) | Arg::UseAt(v, _) | Arg::UseLate(v) | Arg::UseLateAt(v, _) => Some(*v),
            _ => None,
        }
    }

    /// The virtual register that it writes.
    pub fn written(&self) -> Option<VReg> {
        match self {
            Arg::Def(v) | Arg::Tied(_, v) | Arg::DefAt(v, _) => Some(*v),
            _ => None,
        }
    }
}

/// A value that a piece of state has to hold where an instruction runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Demand {
    /// The piece of state, by the name that it has in the description.
    pub state: &'static str,
    pub held: Held,
}

/// What an instruction has to do with state that [`crate::settings`] sees to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OnState {
    /// What has to hold where it runs.
    pub demands: Vec<Demand>,
    /// What holds behind it.
    pub leaves: Vec<Demand>,
}

/// What is demanded of a piece of state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    Number(i64),
    /// The value of a virtual register.
    Register(VReg),
    /// What some setting says whose vectors have so many elements for each unit of the scale.
    Lanes(u32),
}

/// What an instruction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// An instruction of the machine, an [`Arg`] for each of its operands.
    Op(OpId),
    /// One with two successors: the first if it jumps. The second is the instruction that jumps in the other case.
    Branch(OpId, Option<OpId>),
    /// A branch over a copy: its operands, then what stays if it jumps, tied to the result, and what is copied if not.
    Choose(OpId),
    /// A branch over an instruction: the operands of both. What stays if it jumps is tied to the result of the second.
    Skip(OpId, OpId),
    /// Goes to the only successor.
    Jump,
    /// Jumps to the address in the register, which is from a table: the register, the table's symbol, and by entry the number
    /// of the successor to which it leads.
    Table,
    /// Calls the symbol of the first argument; what follows are arguments and results in their registers.
    Call,
    /// Calls the address in the first argument.
    CallRegister,
    /// Where arguments come in.
    Entry,
    /// Leaves the function.
    Return,
    /// The address of an area of the frame: destination, [`Arg::Slot`].
    SlotAddress,
    /// Puts any number into a register by the convention's text: destination, number.
    Constant,
    /// The address of a symbol by the convention's text: destination, [`Arg::Symbol`].
    Address,
    /// Loads an argument that is on the stack: destination, [`Arg::Incoming`], its bits. Or all bits of a register from
    /// an [`Arg::Slot`].
    LoadArgument,
    /// Puts an argument on the stack: value, [`Arg::Outgoing`]; or a register into an [`Arg::Slot`].
    StoreArgument,
    /// The registers that it reads, one after the other, are those that it writes: a row becomes its fields, or fields a row.
    /// Allocation lets them lie in the same places where it can, and moves them where not; no instruction is left of it.
    Parts,
}

impl What {
    /// Whether it ends a block.
    pub fn ends(self) -> bool {
        matches!(self, What::Branch(..) | What::Jump | What::Table | What::Return)
    }
}

/// An instruction.
#[derive(Debug, Clone)]
pub struct Inst {
    pub what: What,
    pub args: Range<u32>,
    /// Line of the source, 0 where there is none.
    pub line: u32,
    /// Its address has this name in the function.
    pub label: Option<u32>,
    /// Which pattern it is of: an index into the selector's origins.
    pub origin: Option<u16>,
    /// An index into [`Function::on_state`].
    pub on_state: Option<u32>,
    /// What it leaves in state is what others depend on: none of them passes it.
    pub is_fence: bool,
    /// It stores to a row of a tile memory: it touches nothing that such a store with other numbers touches.
    pub is_row_store: bool,
    /// What it touches besides values, once that was looked for.
    pub touched: Touched,
}

/// A block.
#[derive(Debug, Clone, Default)]
pub struct Block {
    pub insts: Range<u32>,
    pub params: Range<u32>,
    /// Edges: indices into [`Function::edges`].
    pub edges: Range<u32>,
    pub loop_depth: u32,
}

/// A way to another block.
#[derive(Debug, Clone)]
pub struct Edge {
    pub to: u32,
    /// Values of the parameters: a piece of [`Function::passed`].
    pub passed: Range<u32>,
}

/// An area of the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    pub size: u64,
    pub align: u32,
}

/// A function.
#[derive(Debug, Clone, Default)]
pub struct Function {
    pub name: String,
    pub blocks: Vec<Block>,
    pub insts: Vec<Inst>,
    pub args: Vec<Arg>,
    pub edges: Vec<Edge>,
    /// Parameters of blocks.
    pub params: Vec<VReg>,
    /// Values at edges.
    pub passed: Vec<VReg>,
    /// The bank of each virtual register.
    pub banks: Vec<u8>,
    /// By virtual register, how many registers of its bank it takes, one behind the other.
    pub sizes: Vec<u8>,
    /// Virtual registers that are rows, ascending, each with how many registers one of its fields takes.
    pub rows: Vec<(VReg, u8)>,
    pub slots: Vec<Slot>,
    /// Bytes that arguments of calls take on the stack.
    pub outgoing: u32,
    pub labels: u32,
    pub has_calls: bool,
    /// Registers that hold what a collector has to find.
    pub references: Vec<VReg>,
    /// What instructions demand of state, and leave there: [`Inst::on_state`]. [`crate::settings`] satisfies demands.
    pub on_state: Vec<OnState>,
    /// Instructions that set state, by number, ascending: written by [`crate::settings`], which comes last.
    pub sets: Vec<u32>,
    /// By index into `args`, ascending: a register that is in an operand that is a sum.
    pub within: Vec<(u32, Within)>,
    /// By index into `args`: the number that stands there in the instruction that jumps in the other case.
    pub inverse: Vec<(u32, i64)>,
    /// Registers that no instruction writes: each stands for a constant until [`crate::constants`] has put it into operands.
    pub known: Vec<(VReg, Known)>,
    /// What is in registers when a kernel begins, besides its arguments.
    pub begins: Vec<Beginning>,
}

/// What is there when a kernel begins: its name in the convention, its first register, and how many there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beginning {
    pub name: &'static str,
    pub place: PReg,
    pub count: u8,
}

/// A value that is known when code is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Known {
    /// What this register of the machine's constants holds.
    Constant(u32),
    Number(i64),
}

impl Function {
    /// A new virtual register.
    pub fn vreg(&mut self, bank: u8) -> VReg {
        self.vreg_of(bank, 1)
    }

    /// A new virtual register for so many values, one behind the other, each of which takes a number of registers that is a
    /// power of two. `None`: together they are more than can be counted.
    pub fn row_of(&mut self, bank: u8, fields: u8, size: u8) -> Option<VReg> {
        let row = self.vreg_of(bank, fields.checked_mul(size)?);
        self.rows.push((row, size));
        Some(row)
    }

    /// Of which numbers the first register of a value is a multiple.
    pub fn align(&self, register: VReg) -> u8 {
        match self.rows.binary_search_by_key(&register, |(row, _)| *row) {
            Ok(at) => self.rows[at].1,
            Err(_) => self.size(register),
        }
    }

    /// A new virtual register that takes so many registers: a power of two.
    pub fn vreg_of(&mut self, bank: u8, size: u8) -> VReg {
        self.banks.push(bank);
        self.sizes.push(size);
        VReg(self.banks.len() as u32 - 1)
    }

    /// How many registers of its bank a virtual register takes.
    pub fn size(&self, register: VReg) -> u8 {
        self.sizes.get(register.0 as usize).copied().unwrap_or(1)
    }

    /// A new name for an address in the function.
    pub fn label(&mut self) -> u32 {
        self.labels += 1;
        self.labels - 1
    }

    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        // All fields by name: a new one cannot be forgotten here.
        let Function {
            name,
            blocks,
            insts,
            args,
            edges,
            params,
            passed,
            banks,
            sizes,
            rows,
            slots,
            outgoing,
            labels,
            has_calls,
            references,
            on_state,
            sets,
            within,
            inverse,
            known,
            begins,
        } = self;
        name.clear();
        blocks.clear();
        insts.clear();
        args.clear();
        edges.clear();
        params.clear();
        passed.clear();
        banks.clear();
        sizes.clear();
        rows.clear();
        slots.clear();
        references.clear();
        on_state.clear();
        sets.clear();
        within.clear();
        inverse.clear();
        known.clear();
        begins.clear();
        (*outgoing, *labels, *has_calls) = (0, 0, false);
    }

    /// The value of the operand that an argument is for, which names this register.
    pub fn operand_of(&self, arg: u32, register: i64) -> i64 {
        match self.within.binary_search_by_key(&arg, |(at, _)| *at) {
            Ok(found) => self.within[found].1.with(register),
            Err(_) => register,
        }
    }

    /// Appends an instruction.
    pub fn push(&mut self, what: What, args: &[Arg], line: u32) -> u32 {
        let start = self.args.len() as u32;
        self.args.extend_from_slice(args);
        self.push_made(what, start, line)
    }

    /// Appends an instruction whose operands were appended to [`Function::args`] before, from `start` on.
    pub fn push_made(&mut self, what: What, start: u32, line: u32) -> u32 {
        self.insts.push(Inst {
            what,
            args: start..self.args.len() as u32,
            line,
            label: None,
            origin: None,
            on_state: None,
            is_fence: false,
            is_row_store: false,
            touched: Touched::default(),
        });
        self.insts.len() as u32 - 1
    }

    /// Whether there are instructions that none which depends on state passes.
    pub fn has_fences(&self) -> bool {
        self.insts.iter().any(|inst| inst.is_fence)
    }

    /// Says what an instruction has to do with state; nothing is said twice of one.
    pub fn on_state(&mut self, at: u32, what: OnState) {
        if self.on_state.last() != Some(&what) {
            self.on_state.push(what);
        }
        let last = self.on_state.len() as u32 - 1;
        if let Some(inst) = self.insts.get_mut(at as usize) {
            inst.on_state = Some(last);
        }
    }

    /// What an instruction has to do with state.
    pub fn on_state_of(&self, inst: &Inst) -> Option<&OnState> {
        self.on_state.get(inst.on_state? as usize)
    }

    /// Makes the instruction that was pushed last, a branch, one over a copy of `other` to where `kept` is; the result.
    pub fn choose(&mut self, kept: VReg, other: VReg) -> Option<VReg> {
        let bank = *self.banks.get(kept.0 as usize)?;
        let out = self.vreg_of(bank, self.size(kept));
        let last = self.insts.last_mut()?;
        let What::Op(op) = last.what else { return None };
        last.what = What::Choose(op);
        self.args.extend([Arg::Tied(kept, out), Arg::UseLate(other)]);
        last.args.end = self.args.len() as u32;
        Some(out)
    }

    /// Makes the two instructions that were pushed last, a branch and one that computes, a branch over the other whose
    /// result is where `kept` is; the result.
    pub fn skip(&mut self, kept: VReg) -> Option<VReg> {
        let [.., branch, over] = self.insts.as_mut_slice() else {
            return None;
        };
        let (What::Op(first), What::Op(second)) = (branch.what, over.what) else {
            return None;
        };
        // What demands state is not jumped over: that would have to be set before the branch.
        if branch.args.end != over.args.start || over.on_state.is_some() {
            return None;
        }
        let mut out = None;
        for arg in self.args.get_mut(over.args.start as usize..over.args.end as usize)? {
            *arg = match *arg {
                Arg::Use(v) if v == kept => Arg::Kept,
                Arg::Use(v) => Arg::UseLate(v),
                Arg::Def(v) => {
                    out = Some(v);
                    Arg::Tied(kept, v)
                }
                Arg::Number(n) => Arg::Number(n),
                _ => return None,
            };
        }
        branch.what = What::Skip(first, second);
        branch.args.end = over.args.end;
        self.insts.pop();
        out
    }

    /// Begins a block; instructions pushed from now on are in it.
    pub fn begin(&mut self, params: &[VReg], loop_depth: u32) {
        let at = self.insts.len() as u32;
        let start = self.params.len() as u32;
        self.params.extend_from_slice(params);
        let edges = self.edges.len() as u32;
        self.blocks.push(Block {
            insts: at..at,
            params: start..self.params.len() as u32,
            edges: edges..edges,
            loop_depth,
        });
    }

    /// Ends the block that was begun last.
    pub fn end(&mut self) {
        let (insts, edges) = (self.insts.len() as u32, self.edges.len() as u32);
        if let Some(block) = self.blocks.last_mut() {
            block.insts.end = insts;
            block.edges.end = edges;
        }
    }

    /// A way from the block that was begun last.
    pub fn edge(&mut self, to: u32, values: &[VReg]) {
        let start = self.passed.len() as u32;
        self.passed.extend_from_slice(values);
        self.edges.push(Edge {
            to,
            passed: start..self.passed.len() as u32,
        });
    }

    /// The arguments of an instruction.
    pub fn args_of(&self, inst: &Inst) -> &[Arg] {
        self.args
            .get(inst.args.start as usize..inst.args.end as usize)
            .unwrap_or(&[])
    }

    /// The ways from a block.
    pub fn edges_of(&self, block: &Block) -> &[Edge] {
        self.edges
            .get(block.edges.start as usize..block.edges.end as usize)
            .unwrap_or(&[])
    }

    /// The parameters of a block.
    pub fn params_of(&self, block: &Block) -> &[VReg] {
        self.params
            .get(block.params.start as usize..block.params.end as usize)
            .unwrap_or(&[])
    }

    /// The values that an edge hands on.
    pub fn passed_at(&self, edge: &Edge) -> &[VReg] {
        self.passed
            .get(edge.passed.start as usize..edge.passed.end as usize)
            .unwrap_or(&[])
    }
}
