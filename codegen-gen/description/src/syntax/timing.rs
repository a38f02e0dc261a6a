//! Expressions of timing: a lexer and precedence climbing (Richards, 1979). They are those of encodings, and besides names of
//! two parts (`from.width`, `src.off`), calls with several arguments, bits of any value, and sets of names.

use super::Bad;
use super::bits::{Span, signed};
use onespec_core::isa::{BinOp, UnOp};

/// An expression, and where it stands in its text.
#[derive(Debug, Clone)]
pub struct Expr {
    pub node: Node,
    pub at: Span,
}

#[derive(Debug, Clone)]
pub enum Node {
    Number(i64),
    Name(String),
    Call(String, Vec<Expr>),
    Un(UnOp, Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    In(Box<Expr>, Vec<Member>),
    /// Bits of a value, high and low.
    Bits(Box<Expr>, u8, u8),
}

/// A member of a set.
#[derive(Debug, Clone)]
pub enum Member {
    Range(i64, i64),
    Name(String),
}

const MAX_LENGTH: usize = 4096;
const MAX_NESTING: u32 = 32;

/// The tree of a text.
pub fn parse(text: &str) -> Result<Expr, Bad> {
    if text.len() > MAX_LENGTH {
        return Err(Bad::new(format!("longer than {MAX_LENGTH} bytes"), (0, 0)));
    }
    let mut parser = Parser {
        tokens: lex(text)?,
        next: 0,
        end: text.len(),
        depth: 0,
    };
    let expr = parser.expr(0)?;
    match parser.peek() {
        None => Ok(expr),
        Some(_) => Err(parser.unexpected("an operator or the end")),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Number(i64),
    Name(&'a str),
    Sign(&'a str),
}

/// Longer ones first.
const SIGNS: [&str; 28] = [
    "..", "||", "&&", "==", "!=", "<=", ">=", "<<", ">>", "|", "&", "^", "<", ">", "+", "-", "*", "/", "%", "!", "~",
    "?", ":", "(", ")", "[", "]", ",",
];

fn lex(text: &str) -> Result<Vec<(Token<'_>, Span)>, Bad> {
    let bytes = text.as_bytes();
    let byte = |at: usize| bytes.get(at).copied().unwrap_or(0);
    let in_name = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let first = byte(at);
        if first.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if in_name(first) {
            while in_name(byte(at)) {
                at += 1;
            }
            if first.is_ascii_digit() {
                let value = signed(text.get(start..at).unwrap_or(""));
                let value = value.ok_or_else(|| Bad::new("this is no number", (start, at)))?;
                tokens.push((Token::Number(value), (start, at)));
                continue;
            }
            while byte(at) == b'.' && in_name(byte(at + 1)) {
                at += 1;
                while in_name(byte(at)) {
                    at += 1;
                }
            }
            tokens.push((Token::Name(text.get(start..at).unwrap_or("")), (start, at)));
            continue;
        }
        let rest = text.get(at..).unwrap_or("");
        let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) else {
            let length = rest.chars().next().map_or(1, char::len_utf8);
            return Err(Bad::new("not expected here", (at, at + length)));
        };
        at += sign.len();
        tokens.push((Token::Sign(sign), (start, at)));
    }
    Ok(tokens)
}

struct Parser<'a> {
    tokens: Vec<(Token<'a>, Span)>,
    next: usize,
    end: usize,
    depth: u32,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.next).map(|(token, _)| *token)
    }

    fn span(&self) -> Span {
        self.tokens
            .get(self.next)
            .map_or((self.end, self.end), |(_, span)| *span)
    }

    /// Where the token before ends.
    fn before(&self) -> usize {
        let last = self.next.checked_sub(1).and_then(|at| self.tokens.get(at));
        last.map_or(0, |(_, (_, end))| *end)
    }

    fn unexpected(&self, wanted: &str) -> Bad {
        Bad::new(format!("expected {wanted}"), self.span())
    }

    fn eat(&mut self, sign: &str) -> bool {
        let found = self.peek() == Some(Token::Sign(sign));
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, sign: &str) -> Result<(), Bad> {
        match self.eat(sign) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{sign}`"))),
        }
    }

    /// An expression of operators that bind more tightly than `outer`.
    fn expr(&mut self, outer: u8) -> Result<Expr, Bad> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Bad::new("nested too deeply", self.span()));
        }
        let mut left = self.unary()?;
        loop {
            let start = left.at.0;
            let (tightness, op) = match self.peek() {
                Some(Token::Sign("?")) => (0, None),
                Some(Token::Name("in")) => (3, None),
                Some(Token::Sign(sign)) => match operator(sign) {
                    Some((tightness, op)) => (tightness, Some(op)),
                    None => break,
                },
                _ => break,
            };
            if tightness < outer {
                break;
            }
            let is_choice = self.peek() == Some(Token::Sign("?"));
            self.next += 1;
            let node = match op {
                Some(op) => Node::Bin(op, Box::new(left), Box::new(self.expr(tightness + 1)?)),
                None if is_choice => {
                    let yes = self.expr(0)?;
                    self.expect(":")?;
                    Node::Cond(Box::new(left), Box::new(yes), Box::new(self.expr(0)?))
                }
                None => Node::In(Box::new(left), self.set()?),
            };
            left = Expr {
                node,
                at: (start, self.before()),
            };
        }
        self.depth -= 1;
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expr, Bad> {
        let start = self.span().0;
        let op = match self.peek() {
            Some(Token::Sign("!")) => UnOp::Not,
            Some(Token::Sign("-")) => UnOp::Neg,
            Some(Token::Sign("~")) => UnOp::Inv,
            _ => return self.postfix(),
        };
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Bad::new("nested too deeply", self.span()));
        }
        self.next += 1;
        let inner = self.unary()?;
        self.depth -= 1;
        Ok(Expr {
            node: Node::Un(op, Box::new(inner)),
            at: (start, self.before()),
        })
    }

    fn postfix(&mut self) -> Result<Expr, Bad> {
        let mut inner = self.primary()?;
        while self.eat("[") {
            let start = inner.at.0;
            let high = self.bit()?;
            let low = if self.eat(":") { self.bit()? } else { high };
            self.expect("]")?;
            let at = (start, self.before());
            if high < low {
                return Err(Bad::new("bits are written high:low", at));
            }
            inner = Expr {
                node: Node::Bits(Box::new(inner), high, low),
                at,
            };
        }
        Ok(inner)
    }

    fn bit(&mut self) -> Result<u8, Bad> {
        match self.peek() {
            Some(Token::Number(n @ 0..=63)) => {
                self.next += 1;
                Ok(n as u8)
            }
            _ => Err(self.unexpected("a bit below 64")),
        }
    }

    fn primary(&mut self) -> Result<Expr, Bad> {
        let start = self.span().0;
        let node = match self.peek() {
            Some(Token::Number(n)) => {
                self.next += 1;
                Node::Number(n)
            }
            Some(Token::Sign("(")) => {
                self.next += 1;
                let inner = self.expr(0)?;
                self.expect(")")?;
                return Ok(inner);
            }
            Some(Token::Name(name)) => {
                self.next += 1;
                if self.eat("(") {
                    let mut args = vec![self.expr(0)?];
                    while self.eat(",") {
                        args.push(self.expr(0)?);
                    }
                    self.expect(")")?;
                    Node::Call(name.to_string(), args)
                } else {
                    Node::Name(name.to_string())
                }
            }
            _ => return Err(self.unexpected("an expression")),
        };
        Ok(Expr {
            node,
            at: (start, self.before()),
        })
    }

    fn set(&mut self) -> Result<Vec<Member>, Bad> {
        self.expect("[")?;
        let mut members = Vec::new();
        loop {
            members.push(match self.peek() {
                Some(Token::Name(name)) => {
                    self.next += 1;
                    Member::Name(name.to_string())
                }
                _ => {
                    let low = self.literal()?;
                    let high = if self.eat("..") { self.literal()? } else { low };
                    Member::Range(low, high)
                }
            });
            if !self.eat(",") {
                break;
            }
        }
        self.expect("]")?;
        Ok(members)
    }

    fn literal(&mut self) -> Result<i64, Bad> {
        let negative = self.eat("-");
        match self.peek() {
            Some(Token::Number(n)) => {
                self.next += 1;
                Ok(if negative { n.wrapping_neg() } else { n })
            }
            _ => Err(self.unexpected("a number or a name")),
        }
    }
}

/// How tightly an operator binds, and which it is.
fn operator(sign: &str) -> Option<(u8, BinOp)> {
    Some(match sign {
        "||" => (1, BinOp::Or),
        "&&" => (2, BinOp::And),
        "==" => (3, BinOp::Eq),
        "!=" => (3, BinOp::Ne),
        "<" => (3, BinOp::Lt),
        "<=" => (3, BinOp::Le),
        ">" => (3, BinOp::Gt),
        ">=" => (3, BinOp::Ge),
        "|" => (4, BinOp::BitOr),
        "^" => (5, BinOp::BitXor),
        "&" => (6, BinOp::BitAnd),
        "<<" => (7, BinOp::Shl),
        ">>" => (7, BinOp::Shr),
        "+" => (8, BinOp::Add),
        "-" => (8, BinOp::Sub),
        "*" => (9, BinOp::Mul),
        "/" => (9, BinOp::Div),
        "%" => (9, BinOp::Rem),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Expr, Node, parse};

    /// The tree with all parentheses.
    fn tree(e: &Expr) -> String {
        match &e.node {
            Node::Number(n) => n.to_string(),
            Node::Name(name) => name.clone(),
            Node::Call(name, args) => format!("{name}({})", args.iter().map(tree).collect::<Vec<_>>().join(" ")),
            Node::Un(op, a) => format!("({op:?} {})", tree(a)),
            Node::Bin(op, a, b) => format!("({} {op:?} {})", tree(a), tree(b)),
            Node::Cond(c, a, b) => format!("({} ? {} : {})", tree(c), tree(a), tree(b)),
            Node::In(a, members) => format!("({} in {})", tree(a), members.len()),
            Node::Bits(a, hi, lo) => format!("{}[{hi}:{lo}]", tree(a)),
        }
    }

    #[test]
    fn operators_bind_as_in_encodings() {
        let shown = |text: &str| parse(text).map(|e| tree(&e)).map_err(|bad| (bad.message, bad.at));
        assert_eq!(shown("a + b * 2 == c").as_deref(), Ok("((a Add (b Mul 2)) Eq c)"));
        assert_eq!(
            shown("op in [x.f32, y] || !uses(u) && mod[3]").as_deref(),
            Ok("((op in 2) Or ((Not uses(u)) And mod[3:3]))")
        );
        assert_eq!(
            shown("a ? b : c ? max(1, d) : 0").as_deref(),
            Ok("(a ? b : (c ? max(1 d) : 0))")
        );
        assert_eq!(shown("from.width - 1").as_deref(), Ok("(from.width Sub 1)"));
        assert_eq!(shown("a - b - c").as_deref(), Ok("((a Sub b) Sub c)"));
    }

    #[test]
    fn what_is_wrong_is_told_at_its_place() {
        let bad = |text: &str| parse(text).err().map(|bad| (bad.message, bad.at));
        assert_eq!(bad("a +"), Some(("expected an expression".into(), (3, 3))));
        assert_eq!(bad("a b"), Some(("expected an operator or the end".into(), (2, 3))));
        assert_eq!(bad("a in b"), Some(("expected `[`".into(), (5, 6))));
        assert_eq!(bad("x[0:3]"), Some(("bits are written high:low".into(), (0, 6))));
        assert_eq!(bad("a $ b"), Some(("not expected here".into(), (2, 3))));
        assert_eq!(bad(&"(".repeat(100)), Some(("nested too deeply".into(), (32, 33))));
        assert!(bad(&"!".repeat(100)).is_some());
    }
}
