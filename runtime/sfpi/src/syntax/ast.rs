//! The syntax tree of a kernel source.

pub use onespec_volt::source::Span;
pub use onespec_volt::syntax::ast::{BinOp, Name};
use std::rc::Rc;

/// What a file declares, namespaces taken apart.
#[derive(Debug, Default)]
pub struct File {
    pub functions: Vec<Function>,
    pub constants: Vec<(Type, Name, Expr)>,
    pub instances: Vec<Instance>,
}

/// `template void f<true, 8>();`
#[derive(Debug)]
pub struct Instance {
    pub name: Name,
    pub arguments: Vec<TemplateArgument>,
}

#[derive(Debug)]
pub struct Function {
    pub name: Name,
    /// Type, name and default of each parameter of the template; nothing for a function that is none.
    pub template: Option<Vec<(Type, Name, Option<Expr>)>>,
    pub result: Type,
    pub params: Vec<Param>,
    /// Nothing where it is only declared.
    pub body: Option<Vec<Stmt>>,
}

#[derive(Debug)]
pub struct Param {
    pub ty: Type,
    pub name: Option<Name>,
    pub default: Option<Expr>,
}

/// A type by its name, without qualifiers.
#[derive(Debug, Clone)]
pub struct Type {
    pub name: Rc<str>,
    pub is_const: bool,
    pub is_reference: bool,
    pub is_pointer: bool,
    pub span: Span,
}

#[derive(Debug)]
pub enum TemplateArgument {
    Type(Type),
    Value(Expr),
}

#[derive(Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum StmtKind {
    Declare(Type, Vec<Declared>),
    /// Nothing for `=`.
    Assign(Expr, Option<BinOp>, Expr),
    Expr(Expr),
    If {
        is_constant: bool,
        condition: Expr,
        then: Vec<Stmt>,
        other: Vec<Stmt>,
    },
    For {
        first: Box<Stmt>,
        condition: Option<Expr>,
        step: Option<Box<Stmt>>,
        body: Vec<Stmt>,
    },
    VectorIf(Vec<(Expr, Vec<Stmt>)>, Vec<Stmt>),
    VectorBlock(Vec<Stmt>),
    VectorAnd(Expr),
    Return(Option<Expr>),
    Block(Vec<Stmt>),
}

#[derive(Debug)]
pub struct Declared {
    pub name: Name,
    /// Whether there is a length: an array.
    pub is_array: bool,
    pub value: Option<Expr>,
}

#[derive(Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnOp {
    Neg,
    Plus,
    Not,
    Complement,
    Address,
    Pointee,
}

#[derive(Debug)]
pub enum ExprKind {
    Int {
        value: u64,
        is_unsigned: bool,
    },
    Float(f64),
    Bool(bool),
    /// Without namespaces.
    Name(Rc<str>),
    Call {
        name: Name,
        template: Vec<TemplateArgument>,
        arguments: Vec<Expr>,
    },
    Unary(UnOp, Box<Expr>),
    /// `x++` or `--x`, by one or by minus one.
    Step(Box<Expr>, bool),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    Choose(Box<Expr>, Box<Expr>, Box<Expr>),
    Index(Box<Expr>, Box<Expr>),
    Cast(Type, Box<Expr>),
}
