//! Expressions of assembly text: full operators over numbers and symbols.
//!
//! A value is a number or a distance from the start of a section. An expression that names a symbol which is not known
//! yet still has an extent, so that it can be evaluated again when everything is known.

use crate::isa::BinOp;
use crate::number::literal;
use core::cell::Cell;
use onespec_bv::{Binary, word};

/// A number, or a place: `n` bytes behind the start of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value {
    /// The number, or bytes behind the start of the section.
    pub n: i64,
    /// `None` for a plain number.
    pub section: Option<u16>,
}

impl Value {
    /// A plain number.
    pub const fn number(n: i64) -> Value {
        Value { n, section: None }
    }
}

/// What an expression came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eval {
    /// It has a value.
    Known(Value),
    /// The first symbol that has no value (yet): its place in the text. For the difference of labels of two sections,
    /// the place of the operator.
    Undefined {
        /// Byte offset where the symbol begins.
        at: usize,
        /// Byte offset behind the symbol.
        end: usize,
    },
    /// Operators that these values do not have.
    Invalid {
        /// Byte offset of the operator.
        at: usize,
        /// What is wrong, for people.
        why: &'static str,
    },
}

/// Where the names in expressions get their values.
pub trait Scope {
    /// Value of a symbol.
    fn symbol(&self, name: &str) -> Option<Value>;
    /// Value of the numeric label `n` before or after this place.
    fn numeric(&self, n: u64, forward: bool) -> Option<Value>;
    /// The current place, `.`.
    fn here(&self) -> Option<Value>;
    /// Must this name not be read as a symbol (it is a register)?
    fn reserved(&self, name: &str) -> bool;
}

/// A scope without names.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoSymbols;

impl Scope for NoSymbols {
    fn symbol(&self, _: &str) -> Option<Value> {
        None
    }
    fn numeric(&self, _: u64, _: bool) -> Option<Value> {
        None
    }
    fn here(&self) -> Option<Value> {
        None
    }
    fn reserved(&self, _: &str) -> bool {
        false
    }
}

/// Where an expression could not be read, and what should stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Syntax {
    /// Byte offset in the text.
    pub at: usize,
    /// What should stand there, as messages print it.
    pub expected: &'static str,
}

/// Parentheses and signs nest at most this deep.
const MAX_DEPTH: u32 = 64;
/// Operands read for one expression; an operator whose right side fails makes its left neighbours try again.
const MAX_STEPS: u32 = 20_000;

/// Is this a byte of a symbol's name? The first may not be a digit.
#[inline]
pub fn is_name(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.' | b'$') || c >= 0x80
}

/// Length of the name at the front of a text.
#[inline]
pub fn name_length(text: &[u8]) -> usize {
    match text.first() {
        Some(c) if is_name(*c) && !c.is_ascii_digit() => text.iter().take_while(|c| is_name(**c)).count(),
        _ => 0,
    }
}

#[inline]
pub(crate) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while matches!(text.get(at), Some(b' ' | b'\t' | b'\r')) {
        at += 1;
    }
    at
}

/// Evaluates the expression at the front of a text (from `at`): its value and where it ends. It extends as far as it
/// can: what follows an operand without being an operator with another operand is not part of it.
///
/// # Errors
/// No expression stands at `at`: an operand or a closing parenthesis is missing, a name is a register's, a number has
/// more than 64 bits, or the expression is too deep or too long.
pub fn evaluate(text: &str, at: usize, scope: &dyn Scope) -> Result<(Eval, usize), Syntax> {
    Reader {
        text,
        bytes: text.as_bytes(),
        scope,
        fuel: Cell::new(MAX_STEPS),
    }
    .binary(at, 0, 0)
}

struct Reader<'a> {
    text: &'a str,
    bytes: &'a [u8],
    scope: &'a dyn Scope,
    /// Operands that may still be read.
    fuel: Cell<u32>,
}

impl Reader<'_> {
    fn binary(&self, at: usize, strength: u8, depth: u32) -> Result<(Eval, usize), Syntax> {
        let (mut left, mut end) = self.unary(at, depth)?;
        loop {
            let place = skip_blanks(self.bytes, end);
            let Some((op, binds, len)) = operator(&self.bytes[place.min(self.bytes.len())..]) else {
                break;
            };
            if binds < strength {
                break;
            }
            // An operator without an operand behind it belongs to the text around the expression.
            let Ok((right, after)) = self.binary(place + len, binds + 1, depth + 1) else {
                break;
            };
            left = combine(op, left, right, place);
            end = after;
        }
        Ok((left, end))
    }

    fn unary(&self, at: usize, depth: u32) -> Result<(Eval, usize), Syntax> {
        let at = skip_blanks(self.bytes, at);
        self.fuel.set(self.fuel.get().saturating_sub(1));
        if depth > MAX_DEPTH || self.fuel.get() == 0 {
            return Err(Syntax {
                at,
                expected: "a simpler expression",
            });
        }
        let fail = |expected| Err(Syntax { at, expected });
        match self.bytes.get(at) {
            Some(c @ (b'-' | b'+' | b'~' | b'!')) => {
                let (value, end) = self.unary(at + 1, depth + 1)?;
                Ok((sign(*c, value, at), end))
            }
            Some(b'(') => {
                let (value, end) = self.binary(at + 1, 0, depth + 1)?;
                let close = skip_blanks(self.bytes, end);
                match self.bytes.get(close) {
                    Some(b')') => Ok((value, close + 1)),
                    _ => Err(Syntax {
                        at: close,
                        expected: "`)`",
                    }),
                }
            }
            Some(b'\'') => match character(&self.bytes[at + 1..]) {
                Some((c, len)) => Ok((Eval::Known(Value::number(c)), at + 1 + len)),
                None => fail("a character"),
            },
            Some(b'0'..=b'9') => self.number(at),
            Some(c) if is_name(*c) => {
                let end = at + name_length(&self.bytes[at..]);
                let name = self.text.get(at..end).unwrap_or("");
                if self.scope.reserved(name) {
                    return fail("a number or a symbol, not a register");
                }
                let value = if name == "." {
                    self.scope.here()
                } else {
                    self.scope.symbol(name)
                };
                Ok((value.map_or(Eval::Undefined { at, end }, Eval::Known), end))
            }
            _ => fail("a number or a symbol"),
        }
    }

    fn number(&self, at: usize) -> Result<(Eval, usize), Syntax> {
        let digits = self.bytes[at..].iter().take_while(|c| c.is_ascii_digit()).count();
        let end = at + digits;
        if let Some(direction @ (b'b' | b'f')) = self.bytes.get(end)
            && digits < 10
            && !self.bytes.get(end + 1).is_some_and(|c| is_name(*c))
        {
            let n = self.bytes[at..end].iter().fold(0, |n, d| n * 10 + u64::from(d - b'0'));
            let value = self.scope.numeric(n, *direction == b'f');
            return Ok((value.map_or(Eval::Undefined { at, end: end + 1 }, Eval::Known), end + 1));
        }
        match literal(&self.bytes[at..]) {
            Some((value, len)) if !self.bytes.get(at + len).is_some_and(u8::is_ascii_alphanumeric) => {
                Ok((Eval::Known(Value::number(value as i64)), at + len))
            }
            _ => Err(Syntax {
                at,
                expected: "a number of at most 64 bits",
            }),
        }
    }
}

/// A character behind the opening quote, the closing one included in the length when it is there.
fn character(text: &[u8]) -> Option<(i64, usize)> {
    let (value, len) = match text {
        [b'\\', c, ..] => (escape(*c)?, 2),
        [b'\n', ..] => return None,
        [c, ..] if c.is_ascii() => (*c, 1),
        _ => return None,
    };
    Some((i64::from(value), len + usize::from(text.get(len) == Some(&b'\''))))
}

/// The byte of a one-letter escape.
pub fn escape(c: u8) -> Option<u8> {
    Some(match c {
        b'n' => b'\n',
        b't' => b'\t',
        b'r' => b'\r',
        b'b' => 8,
        b'f' => 12,
        b'0' => 0,
        b'\\' | b'\'' | b'"' => c,
        _ => return None,
    })
}

/// The operator at the front of a text: strength as in other assemblers, where `|` binds tighter than `+`.
fn operator(text: &[u8]) -> Option<(BinOp, u8, usize)> {
    Some(match text {
        [b'|', b'|', ..] => (BinOp::Or, 1, 2),
        [b'&', b'&', ..] => (BinOp::And, 2, 2),
        [b'=', b'=', ..] => (BinOp::Eq, 3, 2),
        [b'!', b'=', ..] | [b'<', b'>', ..] => (BinOp::Ne, 3, 2),
        [b'<', b'<', ..] => (BinOp::Shl, 6, 2),
        [b'>', b'>', ..] => (BinOp::Shr, 6, 2),
        [b'<', b'=', ..] => (BinOp::Le, 3, 2),
        [b'>', b'=', ..] => (BinOp::Ge, 3, 2),
        [b'<', ..] => (BinOp::Lt, 3, 1),
        [b'>', ..] => (BinOp::Gt, 3, 1),
        [b'+', ..] => (BinOp::Add, 4, 1),
        [b'-', ..] => (BinOp::Sub, 4, 1),
        [b'|', ..] => (BinOp::BitOr, 5, 1),
        [b'^', ..] => (BinOp::BitXor, 5, 1),
        [b'&', ..] => (BinOp::BitAnd, 5, 1),
        [b'*', ..] => (BinOp::Mul, 6, 1),
        [b'/', ..] => (BinOp::Div, 6, 1),
        [b'%', ..] => (BinOp::Rem, 6, 1),
        _ => return None,
    })
}

fn sign(op: u8, value: Eval, at: usize) -> Eval {
    match value {
        Eval::Known(Value { n, section: None }) => Eval::Known(Value::number(match op {
            b'-' => n.wrapping_neg(),
            b'~' => !n,
            b'!' => i64::from(n == 0),
            _ => n,
        })),
        Eval::Known(v) if op == b'+' => Eval::Known(v),
        Eval::Known(_) => Eval::Invalid {
            at,
            why: "a label's address has no sign",
        },
        other => other,
    }
}

fn combine(op: BinOp, a: Eval, b: Eval, at: usize) -> Eval {
    let (a, b) = match (a, b) {
        (Eval::Known(a), Eval::Known(b)) => (a, b),
        (bad @ Eval::Invalid { .. }, _) | (_, bad @ Eval::Invalid { .. }) => return bad,
        (missing @ Eval::Undefined { .. }, _) | (_, missing) => return missing,
    };
    let place = |n, section| Eval::Known(Value { n, section });
    match (op, a.section, b.section) {
        (BinOp::Div | BinOp::Rem, None, None) if b.n == 0 => Eval::Invalid {
            at,
            why: "division by zero",
        },
        (_, None, None) => {
            let n = crate::expr::binary(op, a.n, b.n);
            // True is all ones, as in other assemblers.
            let compares = matches!(
                op,
                BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge
            );
            let n = if compares { -n } else { n };
            // A logical shift: numbers are 64-bit patterns.
            let n = match op {
                BinOp::Shr => word::binary(Binary::ShrU, (a.n as u64).into(), (b.n as u64).into(), 64) as i64,
                _ => n,
            };
            place(n, None)
        }
        (BinOp::Add, section, None) | (BinOp::Add, None, section) => place(a.n.wrapping_add(b.n), section),
        (BinOp::Sub, section, None) => place(a.n.wrapping_sub(b.n), section),
        (BinOp::Sub, Some(x), Some(y)) if x == y => place(a.n.wrapping_sub(b.n), None),
        // Known when sections have addresses.
        (BinOp::Sub, Some(_), Some(_)) => Eval::Undefined { at, end: at + 1 },
        _ => Eval::Invalid {
            at,
            why: "a label's address can only be added to a number, or subtracted from another",
        },
    }
}
