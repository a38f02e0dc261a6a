//! Types, values that are known, and Volt's trees made of them.

use crate::syntax::ast::{BinOp, Name, Span, Type};
use onespec_volt::syntax::ast::{self, ExprKind, Path, StmtKind, TypeExpr, TypeKind, Typed, UnOp};
use std::rc::Rc;

/// What a lane, or a scalar, holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ty {
    Bool,
    Int,
    UInt,
    Float,
}

impl Ty {
    /// The name of Volt's type.
    pub fn name(self) -> &'static str {
        match self {
            Ty::Bool => "bool",
            Ty::Int => "i32",
            Ty::UInt => "u32",
            Ty::Float => "f32",
        }
    }

    /// The type of Volt's name.
    pub fn of(name: &str) -> Option<Ty> {
        [Ty::Bool, Ty::Int, Ty::UInt, Ty::Float]
            .into_iter()
            .find(|ty| ty.name() == name)
    }

    /// The name in a source, of a vector or a scalar.
    pub fn shown(self, is_vector: bool) -> &'static str {
        match (self, is_vector) {
            (Ty::Float, true) => "vFloat",
            (Ty::Float, false) => "float",
            (Ty::UInt, true) => "vUInt",
            (Ty::UInt, false) => "unsigned",
            (Ty::Int, true) => "vInt",
            (Ty::Int, false) => "int",
            (Ty::Bool, true) => "condition of vectors",
            (Ty::Bool, false) => "bool",
        }
    }
}

/// The type that a source names, and whether it is one of vectors.
pub fn named(ty: &Type) -> Option<(Ty, bool)> {
    Some(match &*ty.name {
        "vFloat" => (Ty::Float, true),
        "vInt" => (Ty::Int, true),
        "vUInt" => (Ty::UInt, true),
        "bool" => (Ty::Bool, false),
        "float" | "double" => (Ty::Float, false),
        "int" | "int32_t" | "int16_t" | "int8_t" => (Ty::Int, false),
        "unsigned" | "unsigned int" | "unsigned long" | "unsigned short" | "unsigned char" | "uint" | "uint32_t"
        | "uint16_t" | "uint8_t" | "size_t" => (Ty::UInt, false),
        _ => return None,
    })
}

/// A value that is known when the kernel is compiled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Known {
    Int(i64),
    Float(f64),
    Bool(bool),
}

impl Known {
    /// Converted as C++ does.
    pub fn to(self, ty: Ty) -> Known {
        let int = match self {
            Known::Int(n) => n,
            Known::Float(x) => x as i64,
            Known::Bool(b) => i64::from(b),
        };
        match ty {
            Ty::Bool => Known::Bool(self.is_true()),
            Ty::Int => Known::Int(i64::from(int as i32)),
            Ty::UInt => Known::Int(i64::from(int as u32)),
            Ty::Float => Known::Float(match self {
                Known::Float(x) => f64::from(x as f32),
                _ => f64::from(int as f32),
            }),
        }
    }

    /// The bits of a register that holds it as a type.
    pub fn bits(self, ty: Ty) -> u32 {
        match self.to(ty) {
            Known::Float(x) => (x as f32).to_bits(),
            Known::Int(n) => n as u32,
            Known::Bool(b) => u32::from(b),
        }
    }

    /// The number of a type that a register with these bits holds.
    pub fn of_bits(bits: u32, ty: Ty) -> Known {
        match ty {
            Ty::Float => Known::Float(f64::from(f32::from_bits(bits))),
            Ty::Int => Known::Int(i64::from(bits as i32)),
            Ty::UInt => Known::Int(i64::from(bits)),
            Ty::Bool => Known::Bool(bits != 0),
        }
    }

    pub fn is_true(self) -> bool {
        match self {
            Known::Int(n) => n != 0,
            Known::Float(x) => x != 0.0,
            Known::Bool(b) => b,
        }
    }

    pub fn int(self) -> Option<i64> {
        match self.to(Ty::Int) {
            Known::Int(_) if matches!(self, Known::Float(_)) => None,
            Known::Int(n) => Some(if let Known::Int(own) = self { own } else { n }),
            _ => None,
        }
    }
}

/// An operator on two known values, converted to their common type; nothing where C++ has no result.
pub fn fold(op: BinOp, a: Known, b: Known, ty: Ty) -> Option<Known> {
    if matches!(op, BinOp::AndAlso | BinOp::OrElse) {
        let is_and = op == BinOp::AndAlso;
        return Some(Known::Bool(if is_and {
            a.is_true() && b.is_true()
        } else {
            a.is_true() || b.is_true()
        }));
    }
    if ty == Ty::Float {
        let (Known::Float(a), Known::Float(b)) = (a.to(ty), b.to(ty)) else {
            return None;
        };
        return Some(match op {
            BinOp::Add => Known::Float(a + b).to(ty),
            BinOp::Sub => Known::Float(a - b).to(ty),
            BinOp::Mul => Known::Float(a * b).to(ty),
            BinOp::Div => Known::Float(a / b).to(ty),
            BinOp::Eq => Known::Bool(a == b),
            BinOp::Ne => Known::Bool(a != b),
            BinOp::Lt => Known::Bool(a < b),
            BinOp::Le => Known::Bool(a <= b),
            BinOp::Gt => Known::Bool(a > b),
            BinOp::Ge => Known::Bool(a >= b),
            _ => return None,
        });
    }
    let (Known::Int(a), Known::Int(b)) = (a.to(ty), b.to(ty)) else {
        return fold(op, a.to(Ty::Int), b.to(Ty::Int), Ty::Int);
    };
    let amount = u32::try_from(b).ok().filter(|n| *n < 32);
    let n = match op {
        BinOp::Add => a + b,
        BinOp::Sub => a - b,
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::Div => a.checked_div(b)?,
        BinOp::Rem => a.checked_rem(b)?,
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a << amount?,
        BinOp::Shr => a >> amount?,
        BinOp::Eq => return Some(Known::Bool(a == b)),
        BinOp::Ne => return Some(Known::Bool(a != b)),
        BinOp::Lt => return Some(Known::Bool(a < b)),
        BinOp::Le => return Some(Known::Bool(a <= b)),
        BinOp::Gt => return Some(Known::Bool(a > b)),
        _ => return Some(Known::Bool(a >= b)),
    };
    Some(Known::Int(n).to(ty))
}

/// What an expression is.
#[derive(Debug)]
pub enum What {
    Known(Known),
    Made(ast::Expr),
    /// A row of `dst_reg`, read as the type that is wanted.
    Row(i64),
}

/// A value with its type.
#[derive(Debug)]
pub struct Value {
    pub what: What,
    pub ty: Ty,
    pub is_vector: bool,
    pub span: Span,
}

impl Value {
    pub fn known(known: Known, ty: Ty, span: Span) -> Value {
        Value {
            what: What::Known(known.to(ty)),
            ty,
            is_vector: false,
            span,
        }
    }

    pub fn made(expr: ast::Expr, ty: Ty, is_vector: bool) -> Value {
        let span = expr.span;
        Value {
            what: What::Made(expr),
            ty,
            is_vector,
            span,
        }
    }

    pub fn constant(&self) -> Option<Known> {
        match self.what {
            What::Known(known) => Some(known),
            _ => None,
        }
    }

    pub fn shown(&self) -> &'static str {
        match self.what {
            What::Row(_) => "row of dst_reg",
            _ => self.ty.shown(self.is_vector),
        }
    }
}

/// A name of Volt at a place.
pub fn name(text: &str, span: Span) -> Name {
    Name {
        text: Rc::from(text),
        span,
    }
}

pub fn path(text: &str, span: Span) -> Path {
    Path {
        module: None,
        name: name(text, span),
    }
}

pub fn expr(kind: ExprKind, span: Span) -> ast::Expr {
    ast::Expr {
        kind,
        span,
        untyped: false,
    }
}

pub fn variable(text: &str, span: Span) -> ast::Expr {
    expr(ExprKind::Path(path(text, span)), span)
}

pub fn type_of(ty: Ty, span: Span) -> TypeExpr {
    TypeExpr {
        kind: TypeKind::Named(path(ty.name(), span)),
        span,
    }
}

/// A number of 32 bits.
pub fn bits(value: u32, ty: Ty, span: Span) -> ast::Expr {
    let kind = ExprKind::Int {
        value: u64::from(value),
        pattern: true,
        suffix: Some(Rc::from(ty.name())),
    };
    expr(kind, span)
}

pub fn literal(known: Known, ty: Ty, span: Span) -> ast::Expr {
    match known.to(ty) {
        Known::Bool(b) => expr(ExprKind::Bool(b), span),
        Known::Int(n) => bits(n as u32, ty, span),
        Known::Float(x) => {
            let x = x as f32;
            if !x.is_finite() {
                return bitcast(Ty::Float, bits(x.to_bits(), Ty::UInt, span));
            }
            let mut digits = format!("{}", x.abs());
            if !digits.contains('.') {
                digits.push_str(".0");
            }
            let kind = ExprKind::Float {
                digits: Rc::from(digits),
                suffix: Some(Rc::from(ty.name())),
            };
            match x.is_sign_negative() {
                true => unary(UnOp::Neg, expr(kind, span)),
                false => expr(kind, span),
            }
        }
    }
}

pub fn unary(op: UnOp, of: ast::Expr) -> ast::Expr {
    let span = of.span;
    expr(ExprKind::Unary(op, Box::new(of)), span)
}

pub fn binary(op: BinOp, a: ast::Expr, b: ast::Expr, span: Span) -> ast::Expr {
    expr(ExprKind::Binary(op, Box::new(a), Box::new(b)), span)
}

pub fn bitcast(ty: Ty, of: ast::Expr) -> ast::Expr {
    let span = of.span;
    expr(ExprKind::Typed(Typed::Bitcast, type_of(ty, span), Box::new(of)), span)
}

pub fn cast(ty: Ty, of: ast::Expr) -> ast::Expr {
    let span = of.span;
    expr(ExprKind::Cast(Box::new(of), type_of(ty, span)), span)
}

pub fn choose(condition: ast::Expr, then: ast::Expr, other: ast::Expr) -> ast::Expr {
    let span = condition.span;
    expr(
        ExprKind::Choose(Box::new(condition), Box::new(then), Box::new(other)),
        span,
    )
}

pub fn element(of: ast::Expr, index: ast::Expr) -> ast::Expr {
    let span = of.span;
    expr(ExprKind::Index(Box::new(of), Box::new(index)), span)
}

pub fn call(function: &str, arguments: Vec<ast::Expr>, span: Span) -> ast::Expr {
    expr(ExprKind::Call(path(function, span), arguments), span)
}

pub fn stmt(kind: StmtKind, span: Span) -> ast::Stmt {
    ast::Stmt { kind, span }
}

pub fn declare(text: &str, ty: Ty, init: Option<ast::Expr>, span: Span) -> ast::Stmt {
    let kind = StmtKind::Let {
        name: name(text, span),
        mutable: true,
        ty: Some(type_of(ty, span)),
        init,
    };
    stmt(kind, span)
}

pub fn assign(place: ast::Expr, value: ast::Expr, span: Span) -> ast::Stmt {
    let kind = StmtKind::Assign { place, op: None, value };
    stmt(kind, span)
}
