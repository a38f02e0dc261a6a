//! Trees of the bits language: layouts, uses of formats, operand kinds, expressions, feature expressions.

use super::grammar::{Bad, Rule};
use onespec_core::isa::{BinOp, Dir, UnOp};
use pest::iterators::Pair;

/// Bytes of the text that a node was written in.
pub type Span = (usize, usize);

/// A layout, most significant element first.
#[derive(Debug, Clone)]
pub struct Layout {
    pub elements: Vec<Element>,
}

#[derive(Debug, Clone)]
pub enum Element {
    /// Fixed and ignored bits as written: `0`, `1`, `.`.
    Pattern(Vec<u8>),
    /// A constant with a width.
    Constant {
        value: u128,
        width: u32,
        at: Span,
    },
    Ignored(u32),
    /// Fields that share these bits; usually one.
    Fields(Vec<FieldUse>),
}

/// A field in a layout.
#[derive(Debug, Clone)]
pub struct FieldUse {
    pub name: String,
    pub bits: FieldBits,
    pub at: Span,
}

#[derive(Debug, Clone)]
pub enum FieldBits {
    /// All of it.
    Whole,
    /// All of it, with its width.
    Sized(u32),
    /// These ranges (high, low), most significant first.
    Ranges(Vec<(u32, u32)>),
}

/// `R funct7=0000111 opcode=OP`
#[derive(Debug, Clone)]
pub struct FormatUse {
    pub name: String,
    pub at: Span,
    /// Field, value, and where both stand.
    pub fixed: Vec<(String, String, Span)>,
}

/// A kind with attributes.
#[derive(Debug, Clone)]
pub struct KindUse {
    pub base: KindBase,
    pub at: Span,
    pub dir: Option<Dir>,
    pub pcrel: bool,
    /// `pcrel * 8`: bytes of a step.
    pub scale: Option<u8>,
    pub hex: bool,
    pub wrap: bool,
    pub except: Vec<String>,
    pub shown: Option<u32>,
    pub default: Option<String>,
}

#[derive(Debug, Clone)]
pub enum KindBase {
    /// `s12`, `u`, `f32`: the letter and the width.
    Number(u8, Option<u32>),
    /// A register file or a named kind, with arguments.
    Named(String, Vec<Expr>),
}

#[derive(Debug, Clone)]
pub struct Expr {
    pub node: Node,
    pub at: Span,
}

#[derive(Debug, Clone)]
pub enum Node {
    Number(i64),
    Name(String),
    Slice(String, u32, u32),
    /// A function, what it is of, and a number of bits where it has one.
    Call(String, Box<Expr>, Option<u32>),
    Set(Vec<Member>),
    Un(UnOp, Box<Expr>),
    Bin(BinOp, Box<Expr>, Box<Expr>),
    In(Box<Expr>, Box<Expr>),
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// A member of a set.
#[derive(Debug, Clone)]
pub enum Member {
    Range(i64, i64),
    Name(String, Span),
}

/// Any of: all of.
pub type Needs = Vec<Vec<Need>>;

/// A feature or a range of versions, wanted or not wanted.
#[derive(Debug, Clone)]
pub struct Need {
    pub absent: bool,
    pub what: NeedWhat,
    pub at: Span,
}

#[derive(Debug, Clone)]
pub enum NeedWhat {
    Feature(String),
    Versions(Option<String>, Option<String>),
}

/// Names of one register, or of several in a row.
#[derive(Debug, Clone)]
pub enum RegisterName {
    /// `t0..t2`: stem, first, last, where.
    Run(String, u32, u32, Span),
    /// `s0|fp`.
    Spellings(Vec<String>, Span),
}

fn span(pair: &Pair<'_, Rule>) -> Span {
    (pair.as_span().start(), pair.as_span().end())
}

/// Any number of the languages: decimal, `0x`, `0b`, underscores.
pub fn number(text: &str) -> Option<u128> {
    let digits = text.replace('_', "");
    match digits.get(..2) {
        Some("0x" | "0X") => u128::from_str_radix(&digits[2..], 16).ok(),
        Some("0b" | "0B") => u128::from_str_radix(&digits[2..], 2).ok(),
        _ => digits.parse().ok(),
    }
}

/// A number with an optional sign, within 64 bits.
pub fn signed(text: &str) -> Option<i64> {
    match text.strip_prefix('-') {
        Some(rest) => number(rest).and_then(|n| i64::try_from(n).ok()).map(|n| -n),
        // The upper half of the unsigned range stands for itself, as a bit pattern.
        None => number(text).and_then(|n| u64::try_from(n).ok()).map(|n| n as i64),
    }
}

fn small(pair: &Pair<'_, Rule>) -> Result<u32, Bad> {
    const MOST: u32 = 256;
    let value = pair.as_str().parse().ok().filter(|n| *n <= MOST);
    value.ok_or_else(|| Bad::new(format!("at most {MOST}"), span(pair)))
}

pub(super) fn layout(pair: Pair<'_, Rule>) -> Result<Layout, Bad> {
    let mut elements = Vec::new();
    for element in pair.into_inner() {
        let at = span(&element);
        elements.push(match element.as_rule() {
            Rule::sized => {
                let mut parts = element.into_inner();
                let (Some(value), Some(width)) = (parts.next(), parts.next()) else {
                    continue;
                };
                let value = number(value.as_str()).ok_or_else(|| Bad::new("too large", at))?;
                Element::Constant {
                    value,
                    width: small(&width)?,
                    at,
                }
            }
            Rule::ignored => Element::Ignored(element.into_inner().next().map_or(Ok(0), |w| small(&w))?),
            Rule::pattern => Element::Pattern(element.as_str().bytes().filter(|b| *b != b'_').collect()),
            Rule::tied => Element::Fields(element.into_inner().map(field_use).collect::<Result<_, _>>()?),
            _ => continue,
        });
    }
    Ok(Layout { elements })
}

fn field_use(pair: Pair<'_, Rule>) -> Result<FieldUse, Bad> {
    let at = span(&pair);
    let mut field = FieldUse {
        name: String::new(),
        bits: FieldBits::Whole,
        at,
    };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::name => field.name = part.as_str().to_string(),
            Rule::width => field.bits = FieldBits::Sized(small(&part)?),
            Rule::slices => field.bits = FieldBits::Ranges(part.into_inner().map(range).collect::<Result<_, _>>()?),
            _ => {}
        }
    }
    Ok(field)
}

fn range(pair: Pair<'_, Rule>) -> Result<(u32, u32), Bad> {
    let at = span(&pair);
    let mut parts = pair.into_inner();
    let high = parts.next().map_or(Ok(0), |p| small(&p))?;
    let low = parts.next().map_or(Ok(high), |p| small(&p))?;
    if high < low || high > 127 {
        return Err(Bad::new("a range is written high:low, below 128", at));
    }
    Ok((high, low))
}

pub(super) fn format_use(pair: Pair<'_, Rule>) -> Result<FormatUse, Bad> {
    let mut used = FormatUse {
        name: String::new(),
        at: (0, 0),
        fixed: Vec::new(),
    };
    for part in pair.into_inner() {
        let at = span(&part);
        match part.as_rule() {
            Rule::name => (used.name, used.at) = (part.as_str().to_string(), at),
            Rule::assign => {
                let mut sides = part.into_inner();
                let (Some(name), Some(value)) = (sides.next(), sides.next()) else {
                    continue;
                };
                used.fixed
                    .push((name.as_str().to_string(), value.as_str().to_string(), at));
            }
            _ => {}
        }
    }
    Ok(used)
}

pub(super) fn kind(pair: Pair<'_, Rule>) -> Result<KindUse, Bad> {
    let mut used = KindUse {
        base: KindBase::Number(b'u', None),
        at: (0, 0),
        dir: None,
        pcrel: false,
        scale: None,
        hex: false,
        wrap: false,
        except: Vec::new(),
        shown: None,
        default: None,
    };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::integer => {
                used.at = span(&part);
                let (letter, width) = integer(part)?;
                used.base = KindBase::Number(letter, width);
            }
            Rule::use_kind => {
                used.at = span(&part);
                let mut parts = part.into_inner();
                let name = parts.next().map_or(String::new(), |p| p.as_str().to_string());
                used.base = KindBase::Named(name, parts.map(expr).collect::<Result<_, _>>()?);
            }
            Rule::attr => {
                for attr in part.into_inner() {
                    attribute(&mut used, attr)?;
                }
            }
            _ => {}
        }
    }
    Ok(used)
}

fn integer(pair: Pair<'_, Rule>) -> Result<(u8, Option<u32>), Bad> {
    let mut parts = pair.into_inner();
    let letter = parts.next().and_then(|p| p.as_str().bytes().next()).unwrap_or(b'u');
    Ok((letter, parts.next().map(|w| small(&w)).transpose()?))
}

fn attribute(used: &mut KindUse, attr: Pair<'_, Rule>) -> Result<(), Bad> {
    let text = attr.as_str();
    match attr.as_rule() {
        Rule::dir => {
            used.dir = Some(match text {
                "out" => Dir::Out,
                "inout" => Dir::InOut,
                _ => Dir::In,
            });
        }
        Rule::pcrel => {
            used.pcrel = true;
            if let Some(step) = attr.into_inner().next() {
                let at = span(&step);
                let known = u8::try_from(small(&step)?).ok().filter(|n| *n > 0);
                used.scale = Some(known.ok_or_else(|| Bad::new("a step of 1 to 255 bytes", at))?);
            }
        }
        Rule::hex => used.hex = true,
        Rule::wrap => used.wrap = true,
        Rule::except => used.except.extend(attr.into_inner().map(|l| l.as_str().to_string())),
        Rule::shown => {
            for part in attr.into_inner() {
                used.shown = match part.as_rule() {
                    Rule::places => part.into_inner().next().map(|n| small(&n)).transpose()?,
                    _ => integer(part)?.1,
                };
            }
        }
        Rule::default => used.default = attr.into_inner().next().map(|l| l.as_str().to_string()),
        _ => {}
    }
    Ok(())
}

pub(super) fn constraint(pair: Pair<'_, Rule>) -> Result<Expr, Bad> {
    let at = span(&pair);
    pair.into_inner()
        .next()
        .map_or_else(|| Err(Bad::new("an expression is missing", at)), expr)
}

/// An `expr`, or anything below it.
pub(super) fn expr(pair: Pair<'_, Rule>) -> Result<Expr, Bad> {
    let at = span(&pair);
    let node = match pair.as_rule() {
        Rule::expr => {
            let mut parts = pair.into_inner();
            let first = parts
                .next()
                .map_or_else(|| Err(Bad::new("an expression is missing", at)), expr)?;
            match (parts.next(), parts.next()) {
                (Some(yes), Some(no)) => Node::Cond(Box::new(first), Box::new(expr(yes)?), Box::new(expr(no)?)),
                _ => return Ok(first),
            }
        }
        Rule::cond => return binary(pair),
        Rule::unary => {
            let mut prefixes = Vec::new();
            let mut inner = None;
            for part in pair.into_inner() {
                match part.as_rule() {
                    Rule::prefix => prefixes.push((part.as_str().to_string(), span(&part))),
                    _ => inner = Some(expr(part)?),
                }
            }
            let inner = inner.ok_or_else(|| Bad::new("an expression is missing", at))?;
            return Ok(prefixes.into_iter().rev().fold(inner, |inner, (prefix, (start, _))| {
                let op = match prefix.as_str() {
                    "!" => UnOp::Not,
                    "-" => UnOp::Neg,
                    _ => UnOp::Inv,
                };
                let at = (start, inner.at.1);
                Expr {
                    node: Node::Un(op, Box::new(inner)),
                    at,
                }
            }));
        }
        Rule::number => Node::Number(signed(pair.as_str()).ok_or_else(|| Bad::new("does not fit 64 bits", at))?),
        Rule::name => Node::Name(pair.as_str().to_string()),
        Rule::call => {
            let mut parts = pair.into_inner();
            let (Some(name), Some(arg)) = (parts.next(), parts.next()) else {
                return Err(Bad::new("an argument is missing", at));
            };
            let width = parts.next().map(|width| small(&width)).transpose()?;
            Node::Call(name.as_str().to_string(), Box::new(expr(arg)?), width)
        }
        Rule::slice => {
            let mut parts = pair.into_inner();
            let name = parts.next().map_or(String::new(), |p| p.as_str().to_string());
            let high = parts.next().map_or(Ok(0), |p| small(&p))?;
            let low = parts.next().map_or(Ok(high), |p| small(&p))?;
            if high < low || high > 63 {
                return Err(Bad::new("a slice is written high:low, below 64", at));
            }
            Node::Slice(name, high, low)
        }
        Rule::set => Node::Set(pair.into_inner().map(member).collect::<Result<_, _>>()?),
        _ => return Err(Bad::new("an expression is missing", at)),
    };
    Ok(Expr { node, at })
}

fn member(pair: Pair<'_, Rule>) -> Result<Member, Bad> {
    let at = span(&pair);
    let mut parts = pair.into_inner();
    let Some(first) = parts.next() else {
        return Err(Bad::new("a member is missing", at));
    };
    if first.as_rule() == Rule::name {
        return Ok(Member::Name(first.as_str().to_string(), at));
    }
    let value = |p: &Pair<'_, Rule>| signed(p.as_str()).ok_or_else(|| Bad::new("does not fit 64 bits", at));
    let low = value(&first)?;
    let high = parts.next().map_or(Ok(low), |p| value(&p))?;
    Ok(Member::Range(low, high))
}

/// Operators of a flat list, by how tightly they bind.
fn binary(pair: Pair<'_, Rule>) -> Result<Expr, Bad> {
    let at = span(&pair);
    let mut operands = Vec::new();
    let mut operators: Vec<String> = Vec::new();
    let reduce = |operands: &mut Vec<Expr>, op: &str| {
        if let (Some(right), Some(left)) = (operands.pop(), operands.pop()) {
            let at = (left.at.0, right.at.1);
            let (left, right) = (Box::new(left), Box::new(right));
            let node = match operator(op) {
                Some(op) => Node::Bin(op, left, right),
                None => Node::In(left, right),
            };
            operands.push(Expr { node, at });
        }
    };
    for part in pair.into_inner() {
        if part.as_rule() != Rule::binop {
            operands.push(expr(part)?);
            continue;
        }
        let op = part.as_str().to_string();
        while operators.last().is_some_and(|last| tightness(last) >= tightness(&op)) {
            if let Some(last) = operators.pop() {
                reduce(&mut operands, &last);
            }
        }
        operators.push(op);
    }
    while let Some(op) = operators.pop() {
        reduce(&mut operands, &op);
    }
    operands.pop().ok_or_else(|| Bad::new("an expression is missing", at))
}

fn tightness(op: &str) -> u8 {
    match op {
        "||" => 1,
        "&&" => 2,
        "|" => 4,
        "^" => 5,
        "&" => 6,
        "<<" | ">>" => 7,
        "+" | "-" => 8,
        "*" | "/" | "%" => 9,
        _ => 3,
    }
}

/// `None` for `in`.
fn operator(op: &str) -> Option<BinOp> {
    Some(match op {
        "||" => BinOp::Or,
        "&&" => BinOp::And,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "&" => BinOp::BitAnd,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        _ => return None,
    })
}

pub(super) fn needs(pair: Pair<'_, Rule>) -> Result<Needs, Bad> {
    let all = pair.into_inner().filter(|p| p.as_rule() == Rule::all_of);
    Ok(all.map(|all| all.into_inner().map(need).collect()).collect())
}

fn need(pair: Pair<'_, Rule>) -> Need {
    let at = span(&pair);
    let mut need = Need {
        absent: false,
        what: NeedWhat::Feature(String::new()),
        at,
    };
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::absent => need.absent = true,
            Rule::span => {
                let (low, high) = part.as_str().split_once("..").unwrap_or((part.as_str(), ""));
                let name = |s: &str| Some(s.trim().to_string()).filter(|s| !s.is_empty());
                need.what = NeedWhat::Versions(name(low), name(high));
            }
            _ => need.what = NeedWhat::Feature(part.as_str().to_string()),
        }
    }
    need
}

pub(super) fn register_names(pair: Pair<'_, Rule>) -> Result<Vec<RegisterName>, Bad> {
    let mut names = Vec::new();
    for name in pair.into_inner().filter(|p| p.as_rule() == Rule::register_name) {
        let at = span(&name);
        let parts: Vec<_> = name.into_inner().collect();
        names.push(match parts.as_slice() {
            [stem, first, again, last] if stem.as_rule() == Rule::stem => {
                if stem.as_str() != again.as_str() {
                    return Err(Bad::new("both ends of a run have the same stem", at));
                }
                let (first, last) = (small(first)?, small(last)?);
                if first > last {
                    return Err(Bad::new("a run goes upwards", at));
                }
                RegisterName::Run(stem.as_str().to_string(), first, last, at)
            }
            spellings => RegisterName::Spellings(spellings.iter().map(|p| p.as_str().to_string()).collect(), at),
        });
    }
    Ok(names)
}
