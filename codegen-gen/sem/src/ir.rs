//! The typed semantics IR: what semantics is after names, widths, intervals, families and static parameters are resolved.
//!
//! Structured (no gotos), total, every expression with its type. The checker (`sem::lower`) makes it from the syntax
//! tree, once per value of the static parameters; the evaluator walks it, `emit::interp` prints it as Rust, and later
//! Cranelift and SMT-LIB lowerings read it. Closures and fns that take closures are inlined by the checker; other fns
//! become [`Func`]s, one per set of widths, static arguments and argument intervals.

use onespec_core::fp::Unit;
use onespec_diag::Origin;
use serde::{Deserialize, Serialize};

pub use onespec_bv::{Binary as BinOp, Compare as CmpOp, Count, Unary as UnOp};

pub type LocalId = u32;
pub type FuncId = u32;

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ty {
    /// Data. `bool` is `Bits(1)`.
    Bits(u32),
    /// A mathematical integer in lo..=hi.
    Int(i128, i128),
    Tuple(Vec<Ty>),
    Unit,
}

/// All semantics of a machine for one assignment of its parameters (`xlen = 64`).
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// `[("xlen", 64)]`
    pub params: Vec<(String, i64)>,
    /// Names that are fixed while a machine runs.
    pub settings: Vec<Setting>,
    pub files: Vec<File>,
    pub state: Vec<State>,
    pub csrs: Vec<CsrCode>,
    pub tables: Vec<Table>,
    pub causes: Vec<(String, u32)>,
    /// Causes that the machine raises by itself.
    pub faults: Faults,
    pub funcs: Vec<Func>,
    pub externs: Vec<Extern>,
    /// What floating point does where the standard leaves a choice.
    pub float: Unit,
    /// By instruction id of the model; `None` where the instruction has no semantics (for these parameters).
    pub insts: Vec<Option<Inst>>,
    /// By opcode of the model's graph.
    pub gates: Vec<GateCode>,
    /// By representation of the model; `None` where a register is too narrow for it.
    pub reprs: Vec<Option<ReprCode>>,
    /// By approximation of the model; `None` where its texts are wrong.
    pub approximations: Vec<Option<ApproximationCode>>,
    /// Rewrite rules, in the order in which they are tried.
    pub rules: Vec<super::rewrite::Rule>,
    /// By table of conditions, for each code the one with operands exchanged and the opposite one.
    pub conditions: Vec<Vec<(u64, u64)>>,
    pub translate: Option<FuncId>,
    pub take_trap: Option<FuncId>,
    pub pending: Option<FuncId>,
    pub reset: Option<FuncId>,
    pub accept: Option<FuncId>,
}

/// Numbers of the causes for words that are no instruction and for accesses to memory that is not there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faults {
    pub illegal: u32,
    pub load: u32,
    pub store: u32,
    pub fetch: u32,
}

impl Faults {
    /// The numbers of the causes that the machine names; 0 where it names none.
    pub fn of(machine: &onespec_description::model::MachineHooks, causes: &[(String, u32)]) -> Faults {
        let number = |name: &str| causes.iter().find(|(n, _)| n == name).map_or(0, |(_, number)| *number);
        Faults {
            illegal: number(&machine.illegal),
            load: number(&machine.fault_load),
            store: number(&machine.fault_store),
            fetch: number(&machine.fault_fetch),
        }
    }
}

/// A property of a machine, an int of lo..=hi that every machine fixes for itself; of a machine that is known, both are its value.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Setting {
    pub name: String,
    pub lo: i128,
    pub hi: i128,
    /// For machines of which nobody says more.
    pub default: i128,
    /// Analyses take this value.
    pub assumed: Option<i128>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct File {
    pub name: String,
    pub count: u32,
    /// Bits of a register; the most that it can be when `setting` tells.
    pub width: u32,
    /// The setting that is the width: only lanes can be read and written then.
    pub setting: Option<u16>,
    pub zero: Option<u32>,
    pub grouped: bool,
}

/// Named state, CSR fields included (`csr.mstatus.FS`). Stored as its bits; an `Int` type as bits wide enough for it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    pub name: String,
    pub ty: Ty,
    pub reset: u64,
}

/// Dispatch of `csr[n]`. Reads and writes of numbers that are not here trap Illegal with value 0.
#[derive(Debug, Clone)]
pub struct CsrCode {
    pub name: String,
    pub number: u32,
    /// Features under which it exists (see the model).
    pub needs: onespec_description::model::Needs,
    /// `fn() -> bits<xlen>`
    pub read: FuncId,
    /// `fn(bits<xlen>)`
    pub write: FuncId,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Table {
    pub name: String,
    pub width: u32,
    pub data: Vec<u64>,
}

/// A host function.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Extern {
    pub name: String,
    /// What the host offers under this name. `None` only in a description with errors.
    #[serde(skip)]
    pub function: Option<&'static onespec_core::host::Function>,
    /// No `effects`: a function of its arguments alone, from `onespec_core::fp`. Else a service of the host.
    pub pure: bool,
    pub effects: Vec<String>,
}

/// A fn after specialisation.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Func {
    pub name: String,
    pub params: Vec<LocalId>,
    pub locals: Vec<Local>,
    pub body: Block,
    pub result: Ty,
    pub effects: Effects,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Local {
    pub name: String,
    pub ty: Ty,
    pub mutable: bool,
}

/// Semantics of an instruction.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Inst {
    /// Operands in the order of the model's `Op::operands`, with their ranges.
    pub operands: Vec<Ty>,
    pub locals: Vec<Local>,
    pub body: Block,
    pub effects: Effects,
}

/// What is known of a gate when types have widths.
#[derive(Debug, Clone, Default)]
pub struct GateCode {
    /// Every assignment of types to the gate and its value inputs (those that do not repeat).
    pub instances: Vec<GateInstance>,
    /// What its conditions on types allow, in their order.
    pub relations: Vec<Relation>,
    pub infer: Infer,
    /// Its semantics is another one on machines with wider vectors, also where it is about scalars.
    pub scaled: bool,
}

/// A representation of values in registers.
#[derive(Debug, Clone, Copy)]
pub struct ReprCode {
    /// `fn(register) -> value`
    pub value: FuncId,
    /// `fn(value) -> register`; `None`: the rest of the register is not specified.
    pub register: Option<FuncId>,
}

/// See [`Program::approximations`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ApproximationCode {
    /// `fn(inputs) -> value`
    pub value: FuncId,
    /// `fn(inputs, the gate's value) -> whether they may differ`; `None`: anywhere.
    pub differs: Option<FuncId>,
}

/// What is known of the value of a gate, from what is known of its value inputs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Infer {
    #[default]
    None,
    /// What is known of these inputs, in whatever lattice they are; of all, where there are none.
    Join { inputs: Vec<u8> },
    /// By the types of these inputs, the first varying slowest.
    Table {
        lattice: u8,
        inputs: Vec<u8>,
        table: Vec<u8>,
    },
    /// By the number that a constant input is, in ranges with both ends.
    Cases {
        input: u8,
        cases: Vec<(u64, u64, Infer)>,
        otherwise: Box<Infer>,
    },
}

/// A gate with types.
#[derive(Debug, Clone, Default)]
pub struct GateInstance {
    /// The gate's own type.
    pub own: u8,
    pub inputs: Vec<u8>,
    /// The semantics over the value inputs, and the bitfield where it has a name. `None`: the gate has no semantics.
    pub func: Option<FuncId>,
}

/// By the gate's own type, the types that one value input may have. Of a gate without a result, by the type of its first input.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Relation {
    pub input: u8,
    pub allowed: Vec<onespec_description::model::TypeSet>,
}

/// What a body may do, called fns included. Inferred.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    pub reads_files: Vec<u16>,
    pub writes_files: Vec<u16>,
    pub reads_state: Vec<u16>,
    pub writes_state: Vec<u16>,
    pub reads_pc: bool,
    pub writes_pc: bool,
    pub reads_mem: bool,
    pub writes_mem: bool,
    /// `csr[n]` read or written, or a host service called: a basic block ends behind it.
    pub system: bool,
    pub traps: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    /// Value of the block.
    pub value: Option<Box<Expr>>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Stmt {
    /// Declares and sets a local.
    Let(LocalId, Expr),
    /// Takes a tuple apart into locals.
    LetTuple(Vec<LocalId>, Expr),
    Assign(Place, Expr),
    If(Expr, Block, Block),
    /// `for local in lo..hi where cond`; the local has type Int.
    For {
        local: LocalId,
        lo: Expr,
        hi: Expr,
        cond: Option<Expr>,
        body: Block,
    },
    /// Cause and value (`bits<xlen>` or int).
    Trap(Expr, Expr),
    /// Return from a fn.
    Return(Expr),
    /// An expression for its effects.
    Do(Expr),
}

/// What can be assigned. Compound assignment is resolved to a read and a write of the same place; index expressions are
/// bound to locals first so that they are evaluated once.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Place {
    Local(LocalId),
    /// Bits lo +: width of a local.
    LocalBits {
        local: LocalId,
        lo: Expr,
        width: u32,
    },
    /// `X[i]`
    Reg {
        file: u16,
        index: Expr,
    },
    /// `F[i].e32[k]` and `V[v][i]` (width 1): bits k*width +: width of register i, running on into the next when grouped.
    Lane {
        file: u16,
        index: Expr,
        lane: Expr,
        width: u32,
    },
    /// `F[i][lo +: width]`
    RegBits {
        file: u16,
        index: Expr,
        lo: Expr,
        width: u32,
    },
    /// Named state or CSR field.
    State(u16),
    StateBits {
        state: u16,
        lo: Expr,
        width: u32,
    },
    Pc,
    /// `mem[addr, bytes]`; phys: physical memory.
    Mem {
        addr: Expr,
        bytes: u32,
        phys: bool,
    },
    /// `csr[n]`
    Csr(Expr),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Expr {
    pub kind: ExprKind,
    pub ty: Ty,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum ExprKind {
    /// Bits; wider than 128 only when the upper bits repeat bit 127 (0 or all ones).
    Const(u128),
    Int(i128),
    Local(LocalId),
    /// Operand of the instruction, an int.
    Operand(u8),
    Pc,
    /// Length of this instruction in bytes.
    Ilen,
    /// Does the target have this feature (index into the model's)? Bits(1), constant while a machine runs.
    /// `FeatureSet::ALLOW_RESERVED`: does the machine execute reserved combinations of operands?
    Feature(u16),
    /// A setting of the machine, an int, constant while it runs.
    Setting(u16),
    /// `Not` is bitwise, on Bits(1) also `!`.
    Un(UnOp, Box<Expr>),
    /// Both sides have one width (bits) or both are ints, whose operators are those of signed numbers and whose divisors are
    /// proven positive; shifts: the amount is an int or bits of any width.
    Bin(BinOp, Box<Expr>, Box<Expr>),
    /// bits or int comparison, gives Bits(1).
    Cmp(CmpOp, Box<Expr>, Box<Expr>),
    /// Short-circuit.
    AndAlso(Box<Expr>, Box<Expr>),
    OrElse(Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `x[lo +: width of ty]`; lo is an int.
    Slice(Box<Expr>, Box<Expr>),
    /// High, low.
    Concat(Box<Expr>, Box<Expr>),
    Zext(Box<Expr>),
    Sext(Box<Expr>),
    Trunc(Box<Expr>),
    /// int to bits, modulo 2^N.
    ToBits(Box<Expr>),
    /// bits to int.
    ToUint(Box<Expr>),
    ToSint(Box<Expr>),
    /// One bit repeated, or a pattern: rep(x, n).
    Rep(Box<Expr>, u32),
    /// The result is an int.
    Count(Count, Box<Expr>),
    IMin(Box<Expr>, Box<Expr>),
    IMax(Box<Expr>, Box<Expr>),
    /// Reads a place.
    Read(Box<Place>),
    /// ROM table.
    Table(u16, Box<Expr>),
    Call(FuncId, Vec<Expr>),
    Extern(u16, Vec<Expr>),
    Tuple(Vec<Expr>),
    Block(Block),
    /// Value of if/match: condition, both blocks have values.
    IfElse(Box<Expr>, Block, Block),
}

impl Ty {
    pub const BOOL: Ty = Ty::Bits(1);

    /// Width of data.
    pub fn bits(&self) -> Option<u32> {
        match self {
            Ty::Bits(n) => Some(*n),
            _ => None,
        }
    }
}

/// Where a piece of IR came from, kept beside the tree only where messages need it.
pub type Spans = Vec<Origin>;
