//! Constructors that bring terms into normal form: slices inwards, extensions outwards, constants gathered.
//!
//! Every rewriting here is an equality of bit-vectors for all values. A wrong one gives wrong patterns, which the check of
//! patterns against both texts by the reference evaluators finds; a missing one loses patterns, which their number finds.

use super::term::{Id, Op, Terms};
use onespec_bv::word::{mask, sext};

impl Terms {
    /// Bits `lo .. lo + width`.
    pub fn slice(&mut self, t: Id, lo: u32, width: u32) -> Id {
        let whole = self.width(t);
        if lo == 0 && width == whole {
            return t;
        }
        if lo + width > whole {
            let rest = self.slice_or_zero(t, lo, whole);
            return self.zext(rest, width);
        }
        if let Some(made) = self.slices.get(&(t, lo, width)) {
            return *made;
        }
        let made = self.new_slice(t, lo, width);
        // What is made of terms that were not made is nothing to remember.
        if !self.is_full() {
            self.slices.insert((t, lo, width), made);
        }
        made
    }

    fn slice_or_zero(&mut self, t: Id, lo: u32, end: u32) -> Id {
        match lo < end {
            true => self.slice(t, lo, end - lo),
            false => self.constant(1, 0),
        }
    }

    fn new_slice(&mut self, t: Id, lo: u32, width: u32) -> Id {
        let node = self.node(t).clone();
        match node.op {
            Op::Const(v) => self.constant(width, v >> lo),
            Op::Slice(below) => self.slice(self.arg(t, 0), below + lo, width),
            Op::Concat => {
                let (mut at, mut pieces) = (0, Vec::new());
                for piece in node.args {
                    let (start, end) = (at.max(lo), (at + self.width(piece)).min(lo + width));
                    if start < end {
                        pieces.push(self.slice(piece, start - at, end - start));
                    }
                    at += self.width(piece);
                }
                self.concat(pieces)
            }
            Op::Sext => {
                let inner = self.arg(t, 0);
                let known = self.width(inner);
                if lo + width <= known {
                    self.slice(inner, lo, width)
                } else if lo < known {
                    let part = self.slice(inner, lo, known - lo);
                    self.sext(part, width)
                } else {
                    let sign = self.slice(inner, known - 1, 1);
                    self.sext(sign, width)
                }
            }
            Op::And | Op::Or | Op::Xor => {
                let args = node.args.iter().map(|a| self.slice(*a, lo, width)).collect();
                self.bitwise(&node.op, args, width)
            }
            Op::Ite => {
                let (yes, no) = (
                    self.slice(self.arg(t, 1), lo, width),
                    self.slice(self.arg(t, 2), lo, width),
                );
                self.ite(self.arg(t, 0), yes, no)
            }
            Op::Lin(c, factors) if lo == 0 => {
                let parts = node.args.iter().zip(factors);
                let parts = parts.map(|(a, k)| (k, self.slice(*a, 0, width))).collect();
                self.lin(width, c, parts)
            }
            Op::Mul if lo == 0 => {
                let args = node.args.iter().map(|a| self.slice(*a, 0, width)).collect::<Vec<_>>();
                let one = self.constant(width, 1);
                args.into_iter().fold(one, |a, b| self.mul(a, b))
            }
            Op::Shl if lo == 0 => {
                let a = self.slice(self.arg(t, 0), 0, width);
                self.shl(a, self.arg(t, 1))
            }
            // Division of what is extended, taken back to its width.
            Op::Sdiv if lo == 0 => self.narrow_division(t, width, Op::Sext),
            Op::Udiv if lo == 0 => self.narrow_division(t, width, Op::Concat),
            _ => self.make(Op::Slice(lo), width, vec![t]),
        }
    }

    /// The low bits of a quotient of two extended numbers are their quotient: x / 0 is all ones and MIN / -1 is MIN at
    /// either width.
    fn narrow_division(&mut self, t: Id, width: u32, extension: Op) -> Id {
        let op = self.op(t).clone();
        let (a, b) = (self.arg(t, 0), self.arg(t, 1));
        let (x, y) = (self.slice(a, 0, width), self.slice(b, 0, width));
        let whole = self.width(t);
        let widened = [x, y].map(|n| match extension {
            Op::Sext => self.sext(n, whole),
            _ => self.zext(n, whole),
        });
        match widened == [a, b] {
            true => self.divide(op, x, y),
            false => self.make(Op::Slice(0), width, vec![t]),
        }
    }

    /// Pieces, lowest first.
    pub fn concat(&mut self, pieces: Vec<Id>) -> Id {
        let mut flat = Vec::new();
        for piece in pieces {
            match self.op(piece) {
                Op::Concat => flat.extend_from_slice(self.args(piece)),
                _ => flat.push(piece),
            }
        }
        let mut out: Vec<Id> = Vec::new();
        for piece in flat {
            let joined = out.last().and_then(|last| self.join(*last, piece));
            match joined {
                Some(one) => {
                    out.pop();
                    out.push(one);
                }
                None => out.push(piece),
            }
        }
        match out.as_slice() {
            [one] => *one,
            _ => {
                let width = out.iter().map(|p| self.width(*p)).sum();
                self.make(Op::Concat, width, out)
            }
        }
    }

    /// Two neighbours as one.
    fn join(&mut self, low: Id, high: Id) -> Option<Id> {
        let (below, above) = (self.width(low), self.width(high));
        if let (Some(a), Some(b)) = (self.as_const(low), self.as_const(high))
            && below + above <= 128
        {
            return Some(self.constant(below + above, a | b << below));
        }
        if let (Op::Ite, Op::Ite) = (self.op(low), self.op(high))
            && self.arg(low, 0) == self.arg(high, 0)
        {
            let yes = self.concat(vec![self.arg(low, 1), self.arg(high, 1)]);
            let no = self.concat(vec![self.arg(low, 2), self.arg(high, 2)]);
            return Some(self.ite(self.arg(low, 0), yes, no));
        }
        let base = |t: Id| match self.op(t) {
            Op::Slice(lo) => (self.arg(t, 0), *lo),
            _ => (t, 0),
        };
        let ((a, lo), (b, up)) = (base(low), base(high));
        (a == b && matches!(self.op(high), Op::Slice(_)) && up == lo + below).then(|| self.slice(a, lo, below + above))
    }

    pub fn zext(&mut self, t: Id, width: u32) -> Id {
        let own = self.width(t);
        match own < width {
            true => {
                let zeros = self.constant(width - own, 0);
                self.concat(vec![t, zeros])
            }
            false => self.slice(t, 0, width),
        }
    }

    pub fn sext(&mut self, t: Id, width: u32) -> Id {
        let own = self.width(t);
        if own >= width {
            return self.slice(t, 0, width);
        }
        match self.op(t) {
            Op::Const(v) => {
                let v = sext(*v, own) as u128;
                self.constant(width, v)
            }
            Op::Sext => self.sext(self.arg(t, 0), width),
            Op::Concat => {
                let top = self.args(t).last().copied().unwrap_or(t);
                match self.as_const(top) {
                    Some(v) => {
                        let sign = v >> (self.width(top) - 1) & 1;
                        let fill = self.constant(width - own, 0u128.wrapping_sub(sign));
                        self.concat(vec![t, fill])
                    }
                    None => self.make(Op::Sext, width, vec![t]),
                }
            }
            _ => self.make(Op::Sext, width, vec![t]),
        }
    }

    pub fn not(&mut self, t: Id) -> Id {
        let width = self.width(t);
        let ones = self.constant(width, u128::MAX);
        self.bitwise(&Op::Xor, vec![t, ones], width)
    }

    /// A condition and its opposite.
    pub fn ite(&mut self, c: Id, yes: Id, no: Id) -> Id {
        if let Some(c) = self.as_const(c) {
            return if c != 0 { yes } else { no };
        }
        if yes == no {
            return yes;
        }
        let width = self.width(yes);
        // Conditions are not negated.
        if let Op::Xor = self.op(c)
            && self.args(c).iter().any(|a| self.is_ones(*a))
        {
            let c = self.not(c);
            return self.ite(c, no, yes);
        }
        if width == 1 {
            match (self.as_const(yes), self.as_const(no)) {
                (Some(1), _) => return self.bitwise(&Op::Or, vec![c, no], 1),
                (Some(_), _) => {
                    let c = self.not(c);
                    return self.bitwise(&Op::And, vec![c, no], 1);
                }
                (_, Some(0)) => return self.bitwise(&Op::And, vec![c, yes], 1),
                (_, Some(_)) => {
                    let c = self.not(c);
                    return self.bitwise(&Op::Or, vec![c, yes], 1);
                }
                _ => {}
            }
        } else {
            if self.as_const(yes) == Some(1) && self.is_zero(no) {
                return self.zext(c, width);
            }
            if self.as_const(no) == Some(1) && self.is_zero(yes) {
                let c = self.not(c);
                return self.zext(c, width);
            }
            if self.is_ones(yes) && self.is_zero(no) {
                return self.sext(c, width);
            }
            if self.is_ones(no) && self.is_zero(yes) {
                let c = self.not(c);
                return self.sext(c, width);
            }
        }
        // Under the same extension.
        if let Some(m) = self.common_extension(&[yes, no]) {
            let (a, b) = (self.slice(yes, 0, m), self.slice(no, 0, m));
            let inner = self.ite(c, a, b);
            return self.sext(inner, width);
        }
        if let Some(m) = self.common_zeros(&[yes, no]) {
            let (a, b) = (self.slice(yes, 0, m), self.slice(no, 0, m));
            let inner = self.ite(c, a, b);
            return self.zext(inner, width);
        }
        self.make(Op::Ite, width, vec![c, yes, no])
    }

    /// Fewest bits of which a term is the sign extension, seen from outside.
    pub fn sign_width(&self, t: Id) -> u32 {
        let width = self.width(t);
        match self.op(t) {
            Op::Sext => self.width(self.arg(t, 0)),
            Op::Const(v) => {
                let v = sext(*v, width);
                let unused = if v < 0 { v.leading_ones() } else { v.leading_zeros() };
                (129 - unused).clamp(1, width)
            }
            Op::Concat => match self.args(t).last() {
                Some(top) if self.is_zero(*top) => (width - self.width(*top) + 1).min(width),
                _ => width,
            },
            _ => width,
        }
    }

    /// The width under which all are sign-extended, where one of them is by its form.
    pub(super) fn common_extension(&self, terms: &[Id]) -> Option<u32> {
        let one = terms.iter().any(|t| matches!(self.op(*t), Op::Sext));
        let most = terms.iter().map(|t| self.sign_width(*t)).max()?;
        let forced = terms.iter().filter(|t| matches!(self.op(**t), Op::Sext));
        let forced = forced.map(|t| self.sign_width(*t)).max()?;
        (one && most < self.width(*terms.first()?) && most == forced).then_some(most)
    }

    /// The width above which all are zero, where one is no constant.
    fn common_zeros(&self, terms: &[Id]) -> Option<u32> {
        let used = |t: &Id| match self.op(*t) {
            Op::Const(v) => 128 - v.leading_zeros(),
            Op::Concat => match self.args(*t).last() {
                Some(top) if self.is_zero(*top) => self.width(*t) - self.width(*top),
                _ => self.width(*t),
            },
            _ => self.width(*t),
        };
        let forced = terms.iter().filter(|t| matches!(self.op(**t), Op::Concat));
        let forced = forced.map(used).max()?;
        let most = terms.iter().map(used).max()?;
        (most == forced && most < self.width(*terms.first()?) && most > 0).then_some(most)
    }

    /// The amount of a shift: extensions do not matter.
    pub fn amount(&mut self, n: Id) -> Id {
        match self.op(n) {
            Op::Concat => {
                let pieces = self.args(n).to_vec();
                match pieces.split_last() {
                    Some((top, rest)) if self.is_zero(*top) => self.concat(rest.to_vec()),
                    _ => n,
                }
            }
            Op::Const(v) => {
                let v = *v;
                self.constant(MAX_AMOUNT, v.min(mask(MAX_AMOUNT)))
            }
            _ => n,
        }
    }

    pub fn shl(&mut self, a: Id, n: Id) -> Id {
        let (n, width) = (self.amount(n), self.width(a));
        match self.as_const(n) {
            Some(k) if k >= u128::from(width) => self.constant(width, 0),
            Some(k) => self.lin(width, 0, vec![(1 << k, a)]),
            None if self.is_zero(a) => a,
            None => self.make(Op::Shl, width, vec![a, n]),
        }
    }

    pub fn shr(&mut self, a: Id, n: Id) -> Id {
        let (n, width) = (self.amount(n), self.width(a));
        match self.as_const(n) {
            Some(k) if k >= u128::from(width) => self.constant(width, 0),
            Some(k) => {
                let rest = self.slice(a, k as u32, width - k as u32);
                self.zext(rest, width)
            }
            None if self.is_zero(a) => a,
            None if self.as_const(a).is_some() && self.chooses(n) => {
                let (c, yes, no) = (self.arg(n, 0), self.arg(n, 1), self.arg(n, 2));
                let (yes, no) = (self.shr(a, yes), self.shr(a, no));
                self.ite(c, yes, no)
            }
            None => match self.zeros_above(a) {
                Some(m) => {
                    let low = self.slice(a, 0, m);
                    let low = self.shr(low, n);
                    self.zext(low, width)
                }
                None => self.make(Op::Shr, width, vec![a, n]),
            },
        }
    }

    pub fn sar(&mut self, a: Id, n: Id) -> Id {
        let (n, width) = (self.amount(n), self.width(a));
        if self.zeros_above(a).is_some() {
            return self.shr(a, n);
        }
        match self.as_const(n) {
            Some(k) => {
                let k = k.min(u128::from(width) - 1) as u32;
                let rest = self.slice(a, k, width - k);
                self.sext(rest, width)
            }
            None if self.is_zero(a) => a,
            None => match self.op(a) {
                Op::Sext => {
                    let inner = self.sar(self.arg(a, 0), n);
                    self.sext(inner, width)
                }
                _ => self.make(Op::Sar, width, vec![a, n]),
            },
        }
    }

    /// Is it a choice with a constant?
    fn chooses(&self, t: Id) -> bool {
        *self.op(t) == Op::Ite && (self.as_const(self.arg(t, 1)).is_some() || self.as_const(self.arg(t, 2)).is_some())
    }

    /// Above which bit a term is 0, by its form.
    pub(super) fn zeros_above(&self, t: Id) -> Option<u32> {
        match self.op(t) {
            Op::Concat => {
                let top = *self.args(t).last()?;
                self.is_zero(top).then(|| self.width(t) - self.width(top))
            }
            _ => None,
        }
    }
}

/// Bits of amounts that are constants.
const MAX_AMOUNT: u32 = 8;

impl Terms {
    /// The same operation on other operands, in normal form.
    pub fn rebuild(&mut self, op: &Op, width: u32, args: Vec<Id>) -> Id {
        match (op, args.as_slice()) {
            (Op::Lin(c, factors), args) => {
                let parts = factors.iter().copied().zip(args.iter().copied()).collect();
                self.lin(width, *c, parts)
            }
            (Op::Mul, args) => {
                let one = self.constant(width, 1);
                args.iter().fold(one, |a, b| self.mul(a, *b))
            }
            (Op::And | Op::Or | Op::Xor, _) => self.bitwise(op, args, width),
            (Op::Shl, [a, n]) => self.shl(*a, *n),
            (Op::Shr, [a, n]) => self.shr(*a, *n),
            (Op::Sar, [a, n]) => self.sar(*a, *n),
            (Op::Udiv | Op::Urem | Op::Sdiv | Op::Srem, [a, b]) => self.divide(op.clone(), *a, *b),
            (Op::Eq, [a, b]) => self.eq(*a, *b),
            (Op::Ult, [a, b]) => self.ult(*a, *b),
            (Op::Slt, [a, b]) => self.slt(*a, *b),
            (Op::Ite, [c, a, b]) => self.ite(*c, *a, *b),
            (Op::Slice(lo), [a]) => self.slice(*a, *lo, width),
            (Op::Concat, _) => self.concat(args),
            (Op::Sext, [a]) => self.sext(*a, width),
            (Op::Clz | Op::Ctz | Op::Pop, [a]) => self.count(op.clone(), *a),
            _ => self.make(op.clone(), width, args),
        }
    }
}
