//! Terms of bit-vectors as SMT-LIB text. Each operation is a definition with a name, so that a term that is used twice stands
//! in the text once; what is known is computed here.

use crate::ir::{BinOp, CmpOp, Count, UnOp};
use onespec_bv::{int, word};
use std::fmt::Write;
use std::rc::Rc;

/// Data: a name or a constant, of some width.
#[derive(Debug, Clone, Default)]
pub struct Term {
    pub width: u32,
    pub text: Rc<str>,
    /// Up to 128 bits.
    pub known: Option<u128>,
    fixed: Fixed,
}

/// Bits that are known of a value that is not: those in the mask. Nothing of values of more than 128 bits.
#[derive(Debug, Clone, Copy, Default)]
struct Fixed {
    mask: u128,
    value: u128,
}

impl Fixed {
    fn new(mask: u128, value: u128) -> Fixed {
        Fixed {
            mask,
            value: value & mask,
        }
    }

    fn zeros(self) -> u128 {
        self.mask & !self.value
    }

    /// What both have.
    fn both(self, other: Fixed) -> Fixed {
        Fixed::new(self.mask & other.mask & !(self.value ^ other.value), self.value)
    }

    /// Of the bits from a place on.
    fn from(self, lo: u32) -> Fixed {
        let down = |bits: u128| bits.checked_shr(lo).unwrap_or(0);
        Fixed::new(down(self.mask), down(self.value))
    }
}

/// An integer, in two's complement of as many bits as its interval asks for.
#[derive(Debug, Clone)]
pub struct Number {
    pub width: u32,
    text: Rc<str>,
    pub known: Option<i128>,
    fixed: Fixed,
}

/// The definitions so far.
#[derive(Default)]
pub struct Terms {
    pub text: String,
    count: usize,
    declared: Vec<String>,
}

/// Bits of a two's complement number of an interval.
pub fn bits_of(lo: i128, hi: i128) -> u32 {
    let of = |n: i128| 129 - if n < 0 { n.leading_ones() } else { n.leading_zeros() };
    of(lo).max(of(hi))
}

fn literal(width: u32, value: u128) -> Rc<str> {
    format!("(_ bv{} {width})", word::zext(value, width)).into()
}

impl Term {
    /// One that was declared.
    pub fn variable(name: &str, width: u32) -> Term {
        Term {
            width,
            text: name.into(),
            known: None,
            fixed: Fixed::default(),
        }
    }

    pub fn constant(width: u32, value: u128) -> Term {
        Term {
            width,
            text: literal(width, value),
            known: (width <= 128).then_some(value & word::mask(width)),
            fixed: Fixed::default(),
        }
    }

    /// What is known of the bits.
    fn fixed(&self) -> Fixed {
        match (self.known, self.width) {
            (_, 129..) => Fixed::default(),
            (Some(known), width) => Fixed::new(word::mask(width), known),
            (None, _) => self.fixed,
        }
    }
}

impl Number {
    pub fn constant(value: i128) -> Number {
        let width = bits_of(value, value);
        Number {
            width,
            text: literal(width, value as u128),
            known: Some(value),
            fixed: Fixed::default(),
        }
    }
}

impl Terms {
    /// Declares a value that may be anything.
    pub fn declare(&mut self, name: &str, width: u32) -> Term {
        let _ = writeln!(self.text, "(declare-fun {name} () (_ BitVec {width}))");
        Term::variable(name, width)
    }

    /// The logic of SMT-LIB that has all that there is: without functions, solvers are much faster.
    pub fn logic(&self) -> &'static str {
        match self.declared.is_empty() {
            true => "QF_BV",
            false => "QF_UFBV",
        }
    }

    /// Whether something comes from a function of the host: an answer `sat` may be about another function than that.
    pub fn is_opaque(&self) -> bool {
        self.declared.iter().any(|name| !name.starts_with("mem."))
    }

    /// Asks only for values for which this bit is 1.
    pub fn require(&mut self, holds: &Term) {
        if holds.known != Some(1) {
            let _ = writeln!(self.text, "(assert (= {} #b1))", holds.text);
        }
    }

    /// One of two bits.
    pub fn either(&mut self, a: &Term, b: &Term) -> Term {
        match (a.known, b.known) {
            (Some(0), _) => b.clone(),
            (_, Some(0)) => a.clone(),
            (Some(_), _) | (_, Some(_)) => Term::constant(1, 1),
            _ => self.define(1, &format!("(bvor {} {})", a.text, b.text)),
        }
    }

    /// Both of two bits.
    pub fn both(&mut self, a: &Term, b: &Term) -> Term {
        match (a.known, b.known) {
            (Some(0), _) | (_, Some(0)) => Term::constant(1, 0),
            (Some(_), _) => b.clone(),
            (_, Some(_)) => a.clone(),
            _ => self.define(1, &format!("(bvand {} {})", a.text, b.text)),
        }
    }

    /// The other bit.
    pub fn not(&mut self, a: &Term) -> Term {
        match a.known {
            Some(known) => Term::constant(1, known ^ 1),
            None => self.define(1, &format!("(bvnot {})", a.text)),
        }
    }

    fn define(&mut self, width: u32, body: &str) -> Term {
        self.count += 1;
        let name = format!("t{}", self.count);
        let _ = writeln!(self.text, "(define-fun {name} () (_ BitVec {width}) {body})");
        Term {
            width,
            text: name.into(),
            known: None,
            fixed: Fixed::default(),
        }
    }

    /// The same where some bits are known; where all are, it is a constant.
    fn define_fixed(&mut self, width: u32, body: &str, fixed: Fixed) -> Term {
        if width > 128 {
            return self.define(width, body);
        }
        let mask = word::mask(width);
        if fixed.mask & mask == mask {
            return Term::constant(width, fixed.value);
        }
        Term {
            fixed: Fixed::new(fixed.mask & mask, fixed.value),
            ..self.define(width, body)
        }
    }

    /// The value of a function of which nothing is known but that it is one.
    pub fn unknown(&mut self, name: &str, args: &[Term], width: u32) -> Term {
        let widths: Vec<String> = args.iter().map(|a| a.width.to_string()).collect();
        let name = format!("{name}.{}.{width}", widths.join("."));
        if !self.declared.contains(&name) {
            let sorts: Vec<String> = args.iter().map(|a| format!("(_ BitVec {})", a.width)).collect();
            let _ = writeln!(
                self.text,
                "(declare-fun {name} ({}) (_ BitVec {width}))",
                sorts.join(" ")
            );
            self.declared.push(name.clone());
        }
        if args.is_empty() {
            return self.define(width, &name);
        }
        let given: Vec<&str> = args.iter().map(|a| &*a.text).collect();
        self.define(width, &format!("({name} {})", given.join(" ")))
    }

    // ---- data

    /// To more bits with zeros above, or to fewer.
    pub fn resize(&mut self, a: &Term, width: u32, signed: bool) -> Term {
        if width == a.width {
            return a.clone();
        }
        if let Some(known) = a.known.filter(|_| width <= 128) {
            let value = match signed {
                true => word::sext(known, a.width) as u128,
                false => known,
            };
            return Term::constant(width, value);
        }
        let (more, text) = (width.wrapping_sub(a.width), &a.text);
        let mut fixed = a.fixed();
        if a.width > 0 && a.width < 128 && width <= 128 {
            let above = !word::mask(a.width);
            let sign = fixed.from(a.width - 1);
            fixed = match signed {
                false => Fixed::new(fixed.mask | above, fixed.value),
                true if sign.mask & 1 == 0 => fixed,
                true if sign.value & 1 == 0 => Fixed::new(fixed.mask | above, fixed.value),
                true => Fixed::new(fixed.mask | above, fixed.value | above),
            };
        }
        match (width > a.width, signed) {
            (true, true) => self.define_fixed(width, &format!("((_ sign_extend {more}) {text})"), fixed),
            (true, false) => self.define_fixed(width, &format!("((_ zero_extend {more}) {text})"), fixed),
            (false, _) => self.define_fixed(width, &format!("((_ extract {} 0) {text})", width - 1), fixed),
        }
    }

    /// A constant of more than 128 bits: bit 127 repeats.
    pub fn resize_wide(&mut self, low: &Term, width: u32) -> Term {
        self.define(width, &format!("((_ sign_extend {}) {})", width - 128, low.text))
    }

    /// Bits from a known place on; those beyond the width are 0.
    pub fn extract(&mut self, a: &Term, lo: u32, width: u32) -> Term {
        if lo >= a.width {
            return Term::constant(width, 0);
        }
        if let Some(known) = a.known {
            return Term::constant(width, known >> lo);
        }
        let hi = (lo + width).min(a.width) - 1;
        let part = match (lo, hi + 1 == a.width) {
            (0, true) => a.clone(),
            _ => {
                let body = format!("((_ extract {hi} {lo}) {})", a.text);
                self.define_fixed(hi + 1 - lo, &body, a.fixed().from(lo))
            }
        };
        self.resize(&part, width, false)
    }

    pub fn concat(&mut self, high: &Term, low: &Term) -> Term {
        let width = high.width + low.width;
        match (high.known, low.known) {
            (Some(h), Some(l)) if width <= 128 => Term::constant(width, h << low.width | l),
            _ => {
                let (above, below) = (high.fixed(), low.fixed());
                let up = |bits: u128| bits.checked_shl(low.width).unwrap_or(0);
                let fixed = Fixed::new(up(above.mask) | below.mask, up(above.value) | below.value);
                self.define_fixed(width, &format!("(concat {} {})", high.text, low.text), fixed)
            }
        }
    }

    pub fn unary(&mut self, op: UnOp, a: &Term) -> Term {
        let name = match op {
            UnOp::Neg => "bvneg",
            UnOp::Not => "bvnot",
        };
        match a.known {
            Some(known) => Term::constant(a.width, word::unary(op, known, a.width)),
            None => self.define(a.width, &format!("({name} {})", a.text)),
        }
    }

    /// Two terms of one width.
    pub fn binary(&mut self, op: BinOp, a: &Term, b: &Term) -> Term {
        let plain = match op {
            BinOp::Add => "bvadd",
            BinOp::Sub => "bvsub",
            BinOp::Mul => "bvmul",
            BinOp::DivU => "bvudiv",
            BinOp::RemU => "bvurem",
            BinOp::DivS => "bvsdiv",
            BinOp::RemS => "bvsrem",
            BinOp::And => "bvand",
            BinOp::Or => "bvor",
            BinOp::Xor => "bvxor",
            BinOp::Shl | BinOp::ShrU | BinOp::ShrS => return self.shift(op, a, b),
        };
        if let (Some(x), Some(y)) = (a.known, b.known) {
            let value = match op {
                BinOp::Add => Some(x.wrapping_add(y)),
                BinOp::Sub => Some(x.wrapping_sub(y)),
                BinOp::Mul => Some(x.wrapping_mul(y)),
                _ => None,
            };
            if let Some(value) = value {
                return Term::constant(a.width, value);
            }
        }
        let (x, y) = (a.fixed(), b.fixed());
        let fixed = match op {
            BinOp::And => Fixed::new(x.mask & y.mask | x.zeros() | y.zeros(), x.value & y.value),
            BinOp::Or => Fixed::new(x.mask & y.mask | x.value | y.value, x.value | y.value),
            BinOp::Xor => Fixed::new(x.mask & y.mask, x.value ^ y.value),
            _ => Fixed::default(),
        };
        let (width, a, b) = (a.width, &a.text, &b.text);
        match op {
            // By zero all ones, whatever the sign; SMT-LIB has 1 for what is negative.
            BinOp::DivS => {
                let (zero, ones) = (literal(width, 0), self.ones(width));
                self.define(width, &format!("(ite (= {b} {zero}) {} (bvsdiv {a} {b}))", ones.text))
            }
            _ => self.define_fixed(width, &format!("({plain} {a} {b})"), fixed),
        }
    }

    fn ones(&mut self, width: u32) -> Term {
        match width {
            0..=128 => Term::constant(width, u128::MAX),
            _ => self.define(width, &format!("(bvnot (_ bv0 {width}))")),
        }
    }

    /// A shift by an amount of any width: done in the wider of both, where an amount is never cut.
    fn shift(&mut self, op: BinOp, a: &Term, amount: &Term) -> Term {
        let wide = a.width.max(amount.width);
        let name = match op {
            BinOp::Shl => "bvshl",
            BinOp::ShrU => "bvlshr",
            _ => "bvashr",
        };
        let value = self.resize(a, wide, op == BinOp::ShrS);
        let by = self.resize(amount, wide, false);
        let body = format!("({name} {} {})", value.text, by.text);
        let amount = by.known.and_then(|by| u32::try_from(by).ok()).filter(|by| *by < wide);
        let fixed = match (amount, op) {
            (Some(by), BinOp::Shl) if wide <= 128 => {
                let known = value.fixed();
                Fixed::new(known.mask << by | !(u128::MAX << by), known.value << by)
            }
            (Some(by), BinOp::ShrU) if wide <= 128 => {
                let known = value.fixed().from(by);
                Fixed::new(known.mask | !(word::mask(wide) >> by), known.value)
            }
            _ => Fixed::default(),
        };
        let shifted = self.define_fixed(wide, &body, fixed);
        self.resize(&shifted, a.width, false)
    }

    pub fn compare(&mut self, op: CmpOp, a: &Term, b: &Term) -> Term {
        let holds = match op {
            CmpOp::Eq => format!("(= {} {})", a.text, b.text),
            CmpOp::Ne => format!("(not (= {} {}))", a.text, b.text),
            CmpOp::LtU => format!("(bvult {} {})", a.text, b.text),
            CmpOp::LeU => format!("(bvule {} {})", a.text, b.text),
            CmpOp::LtS => format!("(bvslt {} {})", a.text, b.text),
            CmpOp::LeS => format!("(bvsle {} {})", a.text, b.text),
        };
        if let (Some(x), Some(y)) = (a.known, b.known) {
            let holds = word::compare(op, x, y, a.width);
            return Term::constant(1, holds.into());
        }
        let (x, y) = (a.fixed(), b.fixed());
        let differ = x.mask & y.mask & (x.value ^ y.value) != 0;
        match op {
            CmpOp::Eq if differ => Term::constant(1, 0),
            CmpOp::Ne if differ => Term::constant(1, 1),
            _ => self.define(1, &format!("(ite {holds} #b1 #b0)")),
        }
    }

    /// Whether any bit is one.
    pub fn is_true(&mut self, a: &Term) -> Term {
        match a.width {
            1 => a.clone(),
            width => {
                let zero = Term {
                    width,
                    text: literal(width, 0),
                    known: Some(0),
                    fixed: Fixed::default(),
                };
                self.compare(CmpOp::Ne, a, &zero)
            }
        }
    }

    pub fn choose(&mut self, cond: &Term, a: &Term, b: &Term) -> Term {
        match cond.known {
            Some(0) => b.clone(),
            Some(_) => a.clone(),
            None if a.text == b.text => a.clone(),
            None => {
                let body = format!("(ite (= {} #b1) {} {})", cond.text, a.text, b.text);
                self.define_fixed(a.width, &body, a.fixed().both(b.fixed()))
            }
        }
    }

    pub fn repeat(&mut self, a: &Term, width: u32) -> Term {
        match width / a.width.max(1) {
            0 | 1 => self.resize(a, width, false),
            n => self.define(width, &format!("((_ repeat {n}) {})", a.text)),
        }
    }

    /// A count of bits.
    pub fn count(&mut self, op: Count, a: &Term) -> Number {
        match op {
            Count::Clz => self.zeros(a, true),
            Count::Ctz => self.zeros(a, false),
            Count::Popcount => self.ones_in(a),
        }
    }

    /// Zeros above the highest one, or below the lowest one.
    fn zeros(&mut self, a: &Term, above: bool) -> Number {
        let width = bits_of(0, a.width.into());
        let mut text = literal(width, a.width.into()).to_string();
        for i in 0..a.width {
            // Outermost stands what decides: the highest bit, or the lowest one.
            let (bit, count) = match above {
                true => (i, a.width - 1 - i),
                false => (a.width - 1 - i, a.width - 1 - i),
            };
            let count = literal(width, count.into());
            text = format!("(ite (= ((_ extract {bit} {bit}) {}) #b1) {count} {text})", a.text);
        }
        let term = self.define(width, &text);
        number(term)
    }

    fn ones_in(&mut self, a: &Term) -> Number {
        let width = bits_of(0, a.width.into());
        let bit = |i: u32| format!("((_ zero_extend {}) ((_ extract {i} {i}) {}))", width - 1, a.text);
        let bits: Vec<String> = (0..a.width).map(bit).collect();
        let term = match bits.as_slice() {
            [only] => self.define(width, only),
            many => self.define(width, &format!("(bvadd {})", many.join(" "))),
        };
        number(term)
    }

    // ---- integers

    /// An integer as data of a width.
    pub fn data(&mut self, n: &Number, width: u32) -> Term {
        if let Some(known) = n.known.filter(|_| width <= 128) {
            return Term::constant(width, known as u128);
        }
        let term = Term {
            width: n.width,
            text: n.text.clone(),
            known: None,
            fixed: n.fixed,
        };
        self.resize(&term, width, true)
    }

    /// Data as an integer.
    pub fn integer(&mut self, a: &Term, signed: bool) -> Number {
        match (a.known, signed) {
            (Some(known), false) if known <= i128::MAX as u128 => Number::constant(known as i128),
            (Some(known), true) => Number::constant(word::sext(known, a.width)),
            (_, true) => number(a.clone()),
            (_, false) => {
                let wider = self.resize(a, a.width + 1, false);
                number(wider)
            }
        }
    }

    /// An integer that was computed, of this interval.
    pub fn int_binary(&mut self, op: BinOp, a: &Number, b: &Number, interval: (i128, i128)) -> Number {
        if let (Some(a), Some(b)) = (a.known, b.known)
            && let Some(value) = int::exact(op, a, b)
        {
            return Number::constant(value);
        }
        let wanted = bits_of(interval.0, interval.1);
        let wide = a.width.max(b.width).max(wanted);
        let (x, y) = (self.data(a, wide), self.data(b, wide));
        let name = match op {
            BinOp::Add => "bvadd",
            BinOp::Sub => "bvsub",
            BinOp::Mul => "bvmul",
            // Cut towards zero; the divisor is proven positive.
            BinOp::DivU | BinOp::DivS => "bvsdiv",
            BinOp::RemU | BinOp::RemS => "bvsrem",
            BinOp::And => "bvand",
            BinOp::Or => "bvor",
            BinOp::Xor => "bvxor",
            BinOp::Shl => "bvshl",
            BinOp::ShrU | BinOp::ShrS => "bvashr",
        };
        let exact = self.define(wide, &format!("({name} {} {})", x.text, y.text));
        let cut = self.resize(&exact, wanted, true);
        number(cut)
    }

    pub fn int_compare(&mut self, op: CmpOp, a: &Number, b: &Number) -> Term {
        let wide = a.width.max(b.width);
        let (x, y) = (self.data(a, wide), self.data(b, wide));
        let op = match op {
            CmpOp::LtU => CmpOp::LtS,
            CmpOp::LeU => CmpOp::LeS,
            other => other,
        };
        self.compare(op, &x, &y)
    }

    pub fn int_choose(&mut self, cond: &Term, a: &Number, b: &Number) -> Number {
        match cond.known {
            Some(0) => b.clone(),
            Some(_) => a.clone(),
            None => {
                let wide = a.width.max(b.width);
                let (x, y) = (self.data(a, wide), self.data(b, wide));
                let chosen = self.choose(cond, &x, &y);
                number(chosen)
            }
        }
    }
}

fn number(term: Term) -> Number {
    let known = term.known.filter(|_| term.width > 0);
    Number {
        known: known.map(|value| word::sext(value, term.width)),
        width: term.width,
        text: term.text,
        fixed: term.fixed,
    }
}

/// The value of an expression.
#[derive(Debug, Clone)]
pub enum Sym {
    Bits(Term),
    Int(Number),
    Tuple(Vec<Sym>),
    Unit,
}
