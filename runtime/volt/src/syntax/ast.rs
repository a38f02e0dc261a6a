//! The abstract syntax tree, with source positions.

use crate::source::Span;
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    pub text: Rc<str>,
    pub span: Span,
}

/// `name` or `module::name`.
#[derive(Debug, Clone)]
pub struct Path {
    pub module: Option<Name>,
    pub name: Name,
}

impl Path {
    pub fn span(&self) -> Span {
        match &self.module {
            Some(module) => module.span.to(self.name.span),
            None => self.name.span,
        }
    }
}

#[derive(Debug)]
pub enum Item {
    Import(Import),
    Struct(Struct),
    Global(Global),
    Function(Function),
    Value(Value),
}

/// `import name;` or `import "path" as name;`
#[derive(Debug)]
pub struct Import {
    /// As a path; `name.vt` for a name.
    pub path: String,
    pub name: Name,
    pub span: Span,
}

#[derive(Debug)]
pub struct Struct {
    pub name: Name,
    pub fields: Vec<(Name, TypeExpr)>,
}

/// `static` or, where it may not be written, `const`.
#[derive(Debug)]
pub struct Global {
    pub name: Name,
    pub constant: bool,
    pub ty: Option<TypeExpr>,
    pub init: Option<Expr>,
}

/// `input flat face: f32;`: what a shader has from its stage, or gives to it.
#[derive(Debug)]
pub struct Value {
    pub role: Role,
    /// How it varies, or what of the machine it is.
    pub words: Vec<Name>,
    pub name: Name,
    pub ty: TypeExpr,
}

/// What a value of a shader is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    Input,
    Output,
    Constant,
}

#[derive(Debug)]
pub struct Function {
    pub name: Name,
    pub params: Vec<(Name, TypeExpr)>,
    pub result: Option<TypeExpr>,
    pub throws: bool,
    /// Floats may be what the machine has in the place of IEEE 754.
    pub approximate: bool,
    /// It is what each thread of a stage does: `foreach fragment { … }`.
    pub is_stage: bool,
    /// Nothing for what is defined elsewhere.
    pub body: Option<Block>,
    pub span: Span,
}

#[derive(Debug)]
pub struct TypeExpr {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum TypeKind {
    /// A primitive type or a struct.
    Named(Path),
    Pointer(Box<TypeExpr>),
    Slice(Box<TypeExpr>),
    Array(Box<TypeExpr>, Box<Expr>),
    /// So many lanes of a primitive type, for each unit of the vectors' scale.
    Vector(Box<Expr>, Name),
    /// So many lanes.
    Short(Box<Expr>, Name),
}

#[derive(Debug)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    pub span: Span,
}

#[derive(Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum StmtKind {
    Let {
        name: Name,
        mutable: bool,
        ty: Option<TypeExpr>,
        init: Option<Expr>,
    },
    /// Conditions with what is done for the first that holds, then what is done for none.
    If(Vec<(Expr, Block)>, Option<Block>),
    While(Expr, Block),
    Do(Block, Expr),
    Loop(Block),
    For {
        name: Name,
        from: Expr,
        to: Expr,
        /// Variables of `reduce`, and whether their elements may be added in any order.
        reduce: Vec<(Name, bool)>,
        body: Block,
        /// `foreach`: iterations are independent.
        independent: bool,
    },
    Switch {
        value: Expr,
        cases: Vec<(Vec<Expr>, Block)>,
        default: Option<Block>,
    },
    Break,
    Continue,
    Return(Option<Expr>),
    Throw(Expr),
    Try {
        body: Block,
        /// The name of what was thrown.
        name: Option<Name>,
        handler: Block,
    },
    Block(Block),
    Assign {
        place: Expr,
        /// Nothing for `=`.
        op: Option<BinOp>,
        value: Expr,
    },
    Expr(Expr),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnOp {
    Neg,
    Not,
    Complement,
    Deref,
    Address,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BinOp {
    OrElse,
    AndAlso,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Or,
    Xor,
    And,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl BinOp {
    pub fn symbol(self) -> &'static str {
        match self {
            BinOp::OrElse => "||",
            BinOp::AndAlso => "&&",
            BinOp::Eq => "==",
            BinOp::Ne => "!=",
            BinOp::Lt => "<",
            BinOp::Le => "<=",
            BinOp::Gt => ">",
            BinOp::Ge => ">=",
            BinOp::Or => "|",
            BinOp::Xor => "^",
            BinOp::And => "&",
            BinOp::Shl => "<<",
            BinOp::Shr => ">>",
            BinOp::Add => "+",
            BinOp::Sub => "-",
            BinOp::Mul => "*",
            BinOp::Div => "/",
            BinOp::Rem => "%",
        }
    }

    /// Binds tighter the higher it is.
    pub fn precedence(self) -> u8 {
        match self {
            BinOp::OrElse => 1,
            BinOp::AndAlso => 2,
            BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => 3,
            BinOp::Or => 4,
            BinOp::Xor => 5,
            BinOp::And => 6,
            BinOp::Shl | BinOp::Shr => 7,
            BinOp::Add | BinOp::Sub => 8,
            BinOp::Mul | BinOp::Div | BinOp::Rem => 9,
        }
    }

    pub fn compares(self) -> bool {
        self.precedence() == 3
    }
}

#[derive(Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
    /// Made of literals without a type of their own only: takes the type that is wanted.
    pub untyped: bool,
}

#[derive(Debug)]
pub enum ExprKind {
    Int {
        value: u64,
        /// `0x` or `0b`: a pattern of bits.
        pattern: bool,
        suffix: Option<Rc<str>>,
    },
    Float {
        digits: Rc<str>,
        suffix: Option<Rc<str>>,
    },
    Char(u8),
    Bool(bool),
    Text(Rc<[u8]>),
    Path(Path),
    Unary(UnOp, Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    Choose(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(Box<Expr>, TypeExpr),
    Index(Box<Expr>, Box<Expr>),
    Range(Box<Expr>, Box<Expr>, Box<Expr>),
    Field(Box<Expr>, Name),
    Call(Path, Vec<Expr>),
    /// `bitcast(T, e)`, `setvl(T, n)`
    Typed(Typed, TypeExpr, Box<Expr>),
    Zero(TypeExpr),
    SizeOf(TypeExpr),
    List(Vec<Expr>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    Bitcast,
    Setvl,
}
