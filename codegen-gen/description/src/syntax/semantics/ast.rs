//! What the author of semantics wrote: the tree of the semantics language, every node with its bytes in the text.
//!
//! Nothing is resolved here: a name may be a local, an operand, a register file or a fn. Closures and fns are shared
//! (`Rc`) because lowering keeps them beyond the borrow of the tree they stand in.

use std::rc::Rc;

/// Byte range inside the decoded text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// From the start of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Span {
        Span {
            start: self.start,
            end: other.end,
        }
    }
}

/// An identifier with its place.
#[derive(Debug, Clone)]
pub struct Name {
    pub text: Rc<str>,
    pub span: Span,
}

/// A `fns:` text.
#[derive(Debug, Default)]
pub struct Library {
    pub fns: Vec<Rc<Fn>>,
    pub consts: Vec<Rc<Const>>,
}

/// A fn; without a body it is `extern`.
#[derive(Debug)]
pub struct Fn {
    pub name: Name,
    pub params: Vec<Param>,
    pub result: Option<Type>,
    /// Operands of the instruction that the fn reads.
    pub with: Vec<Name>,
    pub body: Option<Block>,
    /// What an extern touches; empty: it is pure.
    pub effects: Vec<Name>,
    /// The whole definition, for `explain` and the manual.
    pub span: Span,
}

#[derive(Debug)]
pub struct Param {
    pub name: Name,
    /// An integer that never specialises the fn.
    pub is_dyn: bool,
    pub ty: Type,
}

#[derive(Debug)]
pub struct Const {
    pub name: Name,
    pub ty: Type,
    pub value: Expr,
}

#[derive(Debug)]
pub struct Type {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum TypeKind {
    /// `int`, or `int<N>`: 0..N-1.
    Int(Option<Box<Expr>>),
    Bool,
    Bits(Box<Expr>),
    Tuple(Vec<Type>),
    /// Parameters and result of a closure.
    Fn(Vec<Type>, Option<Box<Type>>),
    Unknown(Rc<str>),
}

#[derive(Debug, Default)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    /// The last expression without `;`.
    pub value: Option<Box<Expr>>,
    pub span: Span,
}

#[derive(Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum StmtKind {
    Let(Pattern, Expr),
    Var(Name, Option<Type>, Expr),
    For {
        name: Name,
        lo: Expr,
        hi: Expr,
        cond: Option<Expr>,
        body: Block,
    },
    Return(Expr),
    Exec(Name, Vec<(Name, Expr)>),
    /// `exec Extension(word);`
    ExecWord(Name, Expr),
    /// Place, operator of a compound assignment, value.
    Assign(Expr, Option<BinOp>, Expr),
    Expr(Expr),
}

#[derive(Debug)]
pub enum Pattern {
    One(Name),
    Tuple(Vec<Name>),
}

#[derive(Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum ExprKind {
    Int(i128),
    /// `0xffu8`: value and width.
    Sized(u128, u32),
    Name(Rc<str>),
    Unary(UnOp, Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    Tuple(Vec<Expr>),
    Call(Box<Expr>, Vec<Expr>),
    /// `x[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `x[hi:lo]`
    Slice(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `x[lo +: width]`
    Part(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `mem[address, bytes]`
    Cell(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `x.e<width>[lane]`
    Lane(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `x.name`
    Field(Box<Expr>, Name),
    Closure(Rc<Closure>),
    If(Box<Expr>, Block, Option<Block>),
    Match(Box<Expr>, Vec<Arm>),
}

#[derive(Debug)]
pub struct Closure {
    pub params: Vec<Name>,
    pub body: Block,
}

#[derive(Debug)]
pub struct Arm {
    /// Empty: `_`.
    pub pats: Vec<Pat>,
    pub body: Block,
    pub span: Span,
}

/// One value, or `a..b` without b, or an alternative of a sum with the names of its parts.
#[derive(Debug)]
pub struct Pat {
    pub lo: Expr,
    pub end: Option<Expr>,
    pub names: Vec<Name>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnOp {
    Neg,
    Inv,
    Not,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BinOp {
    OrElse,
    AndAlso,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    LtU,
    LeU,
    GtU,
    GeU,
    LtS,
    LeS,
    GtS,
    GeS,
    Or,
    Xor,
    And,
    Concat,
    Shl,
    Shr,
    ShrS,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    DivU,
    RemU,
    DivS,
    RemS,
}

/// Every operator with its spelling and how tightly it binds.
const OPERATORS: &[(&str, BinOp, u8)] = &[
    ("||", BinOp::OrElse, 1),
    ("&&", BinOp::AndAlso, 2),
    ("==", BinOp::Eq, 3),
    ("!=", BinOp::Ne, 3),
    ("<", BinOp::Lt, 3),
    ("<=", BinOp::Le, 3),
    (">", BinOp::Gt, 3),
    (">=", BinOp::Ge, 3),
    ("<u", BinOp::LtU, 3),
    ("<=u", BinOp::LeU, 3),
    (">u", BinOp::GtU, 3),
    (">=u", BinOp::GeU, 3),
    ("<s", BinOp::LtS, 3),
    ("<=s", BinOp::LeS, 3),
    (">s", BinOp::GtS, 3),
    (">=s", BinOp::GeS, 3),
    ("|", BinOp::Or, 4),
    ("^", BinOp::Xor, 5),
    ("&", BinOp::And, 6),
    ("@", BinOp::Concat, 7),
    ("<<", BinOp::Shl, 8),
    (">>", BinOp::Shr, 8),
    (">>s", BinOp::ShrS, 8),
    ("+", BinOp::Add, 9),
    ("-", BinOp::Sub, 9),
    ("*", BinOp::Mul, 10),
    ("/", BinOp::Div, 10),
    ("%", BinOp::Rem, 10),
    ("/u", BinOp::DivU, 10),
    ("%u", BinOp::RemU, 10),
    ("/s", BinOp::DivS, 10),
    ("%s", BinOp::RemS, 10),
];

impl BinOp {
    /// The operator of that spelling.
    pub fn of(text: &str) -> Option<BinOp> {
        OPERATORS.iter().find(|row| row.0 == text).map(|row| row.1)
    }

    /// As written.
    pub fn text(self) -> &'static str {
        OPERATORS.iter().find(|row| row.1 == self).map_or("", |row| row.0)
    }

    /// Larger binds tighter.
    pub fn precedence(self) -> u8 {
        OPERATORS.iter().find(|row| row.1 == self).map_or(0, |row| row.2)
    }

    pub fn is_comparison(self) -> bool {
        self.precedence() == 3
    }
}
