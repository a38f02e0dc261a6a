//! The typed tree: a program with resolved names and types, the input of lowering. Every conversion is explicit.

use super::ty::{Structs, Ty};
use crate::source::Span;
use crate::syntax::ast::{BinOp, Name, Role};
use onespec_graph::Opcode;
use std::rc::Rc;

#[derive(Debug)]
pub struct Program {
    pub structs: Structs,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    /// Bytes of texts; a zero is put behind each.
    pub texts: Vec<Rc<[u8]>>,
    /// Nothing of a program with `main`.
    pub shader: Option<Shader>,
}

/// What each thread of a stage does.
#[derive(Debug)]
pub struct Shader {
    /// As the author calls it.
    pub stage: Name,
    /// The function of its body, whose first locals are the values.
    pub function: usize,
    pub values: Vec<Value>,
}

/// What a shader has from its stage, or gives to it.
#[derive(Debug)]
pub struct Value {
    pub role: Role,
    pub words: Vec<Name>,
    pub name: Name,
    pub ty: Ty,
}

#[derive(Debug)]
pub struct Global {
    /// As a linker sees it.
    pub link: String,
    pub ty: Ty,
    /// May not be written.
    pub constant: bool,
    pub image: Image,
}

/// What is in a datum before the program runs.
#[derive(Debug, Default, Clone)]
pub struct Image {
    /// Bytes in memory.
    pub size: u64,
    /// The first of them; the rest is 0.
    pub bytes: Vec<u8>,
    pub addresses: Vec<(u64, Target, i64)>,
}

/// What an address in an image is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Global(u32),
    Text(u32),
}

#[derive(Debug)]
pub struct Function {
    pub link: String,
    pub params: Vec<Ty>,
    pub result: Ty,
    pub throws: bool,
    /// Floats may be what the machine has in the place of IEEE 754.
    pub approximate: bool,
    /// Nothing for what is defined elsewhere.
    pub body: Option<Body>,
    pub span: Span,
}

#[derive(Debug, Default)]
pub struct Body {
    /// Parameters first.
    pub locals: Vec<Local>,
    pub stmts: Vec<Stmt>,
}

#[derive(Debug, Clone)]
pub struct Local {
    pub name: Rc<str>,
    pub ty: Ty,
    pub mutable: bool,
    pub span: Span,
    /// Its address is taken: it lives in memory.
    pub addressed: bool,
    /// Something names its elements by computed numbers.
    pub indexed: bool,
}

#[derive(Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

/// What lowering has to know of a loop before it sees its body.
#[derive(Debug, Clone, Default)]
pub struct LoopInfo {
    /// Locals from outside that something in it assigns.
    pub assigned: Vec<u32>,
    /// Locals from outside that something in it reads or assigns: where one lives in memory, that is an effect too.
    pub touched: Vec<u32>,
    /// Whether something in it touches memory or calls.
    pub effects: bool,
}

#[derive(Debug)]
pub enum StmtKind {
    /// Zero where there is no value.
    Let(u32, Option<Expr>),
    If(Vec<(Expr, Vec<Stmt>)>, Vec<Stmt>),
    While(Expr, Vec<Stmt>, LoopInfo),
    Do(Vec<Stmt>, Expr, LoopInfo),
    Loop(Vec<Stmt>, LoopInfo),
    For {
        local: u32,
        from: Expr,
        to: Expr,
        body: Vec<Stmt>,
        info: LoopInfo,
        independent: bool,
        /// Variables that are sums whose order does not matter.
        unordered: Vec<u32>,
    },
    Switch {
        value: Expr,
        cases: Vec<(Vec<u64>, Vec<Stmt>)>,
        default: Vec<Stmt>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    Throw(Expr),
    Try {
        body: Vec<Stmt>,
        caught: Option<u32>,
        handler: Vec<Stmt>,
    },
    Block(Vec<Stmt>),
    Assign(Expr, Expr),
    /// `place op= value`: the place is found once.
    Update(Expr, Operator, Expr),
    Expr(Expr),
}

/// An operator and what it works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operator {
    pub op: BinOp,
}

#[derive(Debug, Clone)]
pub struct Expr {
    pub kind: Kind,
    pub ty: Ty,
    pub span: Span,
}

#[derive(Debug, Clone)]
pub enum Kind {
    /// What is wrong already.
    Error,
    /// Bits of a scalar.
    Const(u64),
    /// A text: a slice or a pointer of bytes.
    Text(u32),
    // ---- places
    Local(u32),
    Global(u32),
    /// What a pointer points to.
    Deref(Box<Expr>),
    /// Element of an array (a place), slice or pointer.
    Index(Box<Expr>, Box<Expr>),
    /// Bytes from the start of a struct (a place).
    Field(Box<Expr>, u64),
    /// A struct or array with these parts.
    Aggregate(Vec<Expr>),
    /// An array of bytes that begins with these; the rest is 0.
    Bytes(Rc<[u8]>),
    /// These lanes of a short vector: a place where each is there once. One of them is a scalar.
    Swizzle(Box<Expr>, Vec<u8>),
    // ---- values
    /// A short vector of these scalars and short vectors, one behind the other.
    Join(Vec<Expr>),
    /// A scalar in each lane of a short vector.
    Splat(Box<Expr>),
    /// All bits 0, of any type.
    Zero,
    Neg(Box<Expr>),
    /// `!` of a truth, `~` of an integer.
    Not(Box<Expr>),
    /// Both of one type but for shifts, whose amount may have another; one of them may be a scalar beside a vector.
    Binary(BinOp, Box<Expr>, Box<Expr>),
    Cast(Box<Expr>),
    Bitcast(Box<Expr>),
    Choose(Box<Expr>, Box<Expr>, Box<Expr>),
    /// The address of a place.
    Address(Box<Expr>),
    /// An array (a place) as a slice of all its elements.
    Whole(Box<Expr>),
    /// Elements from..to of an array (a place), slice or pointer.
    Range(Box<Expr>, Box<Expr>, Box<Expr>),
    Length(Box<Expr>),
    Start(Box<Expr>),
    /// A function of the program.
    Call(u32, Vec<Expr>),
    Builtin(Builtin, Vec<Expr>),
    /// A gate by its opcode.
    Gate(Opcode, Vec<Expr>),
}

/// What the language has of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Builtin {
    Print,
    Putc,
    Exit,
    Clock,
    Alloc,
    Sqrt,
    Select,
    Setvl(u16),
    Vload,
    Vstore,
    Vredsum,
    Vslideup,
    Vget,
}

impl Expr {
    /// Whether it names a piece of memory or a variable.
    pub fn is_place(&self) -> bool {
        match &self.kind {
            Kind::Local(_) | Kind::Global(_) | Kind::Deref(_) => true,
            Kind::Field(of, _) => of.is_place(),
            Kind::Swizzle(of, lanes) => {
                of.is_place() && lanes.iter().enumerate().all(|(at, lane)| !lanes[..at].contains(lane))
            }
            Kind::Index(of, _) => !matches!(of.ty, Ty::Array(..)) || of.is_place(),
            _ => false,
        }
    }
}
