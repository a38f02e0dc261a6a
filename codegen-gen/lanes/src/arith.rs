//! Normal forms of sums, products, quotients and comparisons.

use super::term::{Id, Op, Terms};
use onespec_bv::word::{self, mask, sext};
use onespec_bv::{Binary, Compare};

impl Terms {
    pub fn add(&mut self, a: Id, b: Id) -> Id {
        self.lin(self.width(a), 0, vec![(1, a), (1, b)])
    }

    pub fn sub(&mut self, a: Id, b: Id) -> Id {
        self.lin(self.width(a), 0, vec![(1, a), (u128::MAX, b)])
    }

    /// `c` and the sum of terms times factors, modulo `2^width`.
    pub fn lin(&mut self, width: u32, c: u128, parts: Vec<(u128, Id)>) -> Id {
        if width == 1 {
            let odd: Vec<Id> = parts.into_iter().filter(|(k, _)| k & 1 == 1).map(|(_, t)| t).collect();
            let c = self.constant(1, c);
            return self.bitwise(&Op::Xor, odd.into_iter().chain([c]).collect(), 1);
        }
        let (mut c, mut sum): (u128, Vec<(u128, Id)>) = (c, Vec::new());
        let mut todo: Vec<(u128, Id)> = parts;
        todo.reverse();
        while let Some((k, t)) = todo.pop() {
            let k = k & mask(width);
            if k == 0 {
                continue;
            }
            let node = self.node(t).clone();
            match node.op {
                Op::Const(v) => c = c.wrapping_add(k.wrapping_mul(v)),
                Op::Lin(inner, factors) => {
                    c = c.wrapping_add(k.wrapping_mul(inner));
                    todo.extend(node.args.iter().zip(factors).map(|(a, f)| (k.wrapping_mul(f), *a)));
                }
                // ~x is -x - 1
                Op::Xor if node.args.iter().any(|a| self.is_ones(*a)) => {
                    let inner = self.not(t);
                    c = c.wrapping_sub(k);
                    todo.push((k.wrapping_neg(), inner));
                }
                // A bit repeated is the negative of the bit.
                Op::Sext if self.width(self.arg(t, 0)) == 1 => {
                    let bit = self.zext(self.arg(t, 0), width);
                    todo.push((k.wrapping_neg(), bit));
                }
                Op::Concat if self.low_zeros(t) > 0 => {
                    let zeros = self.low_zeros(t);
                    let rest = self.slice(t, zeros, width - zeros);
                    let whole = self.extend_back(rest, width);
                    todo.push((k << zeros, whole));
                }
                _ => {
                    // Bits that the factor shifts out do not matter.
                    let out = k.trailing_zeros();
                    let t = match out {
                        0 => t,
                        _ => {
                            let kept = self.slice(t, 0, width - out);
                            self.extend_back(kept, width)
                        }
                    };
                    match sum.iter_mut().find(|(_, known)| *known == t) {
                        Some((known, _)) => *known = known.wrapping_add(k) & mask(width),
                        None => sum.push((k, t)),
                    }
                }
            }
        }
        c &= mask(width);
        sum.retain(|(k, _)| *k != 0);
        sum.sort_by_key(|(_, t)| *t);
        match sum.as_slice() {
            [] => return self.constant(width, c),
            [(1, t)] if c == 0 => return *t,
            [(k, t)] if c == 0 && k.is_power_of_two() => {
                let by = k.trailing_zeros();
                let (zeros, rest) = (self.constant(by, 0), self.slice(*t, 0, width - by));
                return self.concat(vec![zeros, rest]);
            }
            [(k, t)] => {
                let bit = self.zeros_above(*t) == Some(1);
                let minus = *k == mask(width);
                if minus && c == mask(width) {
                    return self.not(*t);
                }
                if bit && minus && c == 0 {
                    let bit = self.slice(*t, 0, 1);
                    return self.sext(bit, width);
                }
                if bit && *k == 1 && c == mask(width) {
                    let bit = self.slice(*t, 0, 1);
                    let bit = self.not(bit);
                    return self.sext(bit, width);
                }
            }
            _ => {}
        }
        if let Some(made) = self.disjoint(width, c, &sum) {
            return made;
        }
        let (factors, args) = sum.into_iter().unzip();
        self.make(Op::Lin(c, factors), width, args)
    }

    /// A sum without carries is an or.
    fn disjoint(&mut self, width: u32, c: u128, sum: &[(u128, Id)]) -> Option<Id> {
        let mut seen = c;
        for (k, t) in sum {
            if !k.is_power_of_two() {
                return None;
            }
            let ones = self.possible(*t) << k.trailing_zeros() & mask(width);
            if ones & seen != 0 {
                return None;
            }
            seen |= ones;
        }
        let c = self.constant(width, c);
        let mut parts = vec![c];
        for (k, t) in sum {
            parts.push(self.lin(width, 0, vec![(*k, *t)]));
        }
        Some(self.bitwise(&Op::Or, parts, width))
    }

    /// Bits that can be 1.
    pub(super) fn possible(&self, t: Id) -> u128 {
        match self.op(t) {
            Op::Const(v) => *v,
            Op::Concat => {
                let (mut at, mut all) = (0, 0);
                for piece in self.args(t) {
                    all |= self.possible(*piece) << at;
                    at += self.width(*piece);
                }
                all
            }
            _ => mask(self.width(t)),
        }
    }

    fn low_zeros(&self, t: Id) -> u32 {
        match self.args(t).first() {
            Some(low) if self.is_zero(*low) => self.width(*low),
            _ => 0,
        }
    }

    /// A term of the width whose low bits are these: what shifts to the left start from.
    pub(super) fn extend_back(&mut self, low: Id, width: u32) -> Id {
        match self.op(low) {
            Op::Slice(0) if self.width(self.arg(low, 0)) >= width => self.slice(self.arg(low, 0), 0, width),
            Op::Sext => self.sext(self.arg(low, 0), width),
            _ => self.zext(low, width),
        }
    }

    pub fn mul(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if width == 1 {
            return self.bitwise(&Op::And, vec![a, b], 1);
        }
        match (self.as_const(a), self.as_const(b)) {
            (Some(k), _) => return self.lin(width, 0, vec![(k, b)]),
            (_, Some(k)) => return self.lin(width, 0, vec![(k, a)]),
            _ => {}
        }
        let mut args = Vec::new();
        for t in [a, b] {
            match self.op(t) {
                Op::Mul => args.extend_from_slice(self.args(t)),
                _ => args.push(t),
            }
        }
        args.sort_unstable();
        self.make(Op::Mul, width, args)
    }

    /// Quotients and remainders, total as the language has them.
    pub fn divide(&mut self, op: Op, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            let op = match op {
                Op::Udiv => Binary::DivU,
                Op::Urem => Binary::RemU,
                Op::Sdiv => Binary::DivS,
                _ => Binary::RemS,
            };
            let value = word::binary(op, x, y, width);
            return self.constant(width, value);
        }
        match self.as_const(b) {
            Some(k) if k.is_power_of_two() && op == Op::Urem => {
                let low = k.trailing_zeros();
                return match low {
                    0 => self.constant(width, 0),
                    _ => {
                        let low = self.slice(a, 0, low);
                        self.zext(low, width)
                    }
                };
            }
            Some(k) if k.is_power_of_two() && op == Op::Udiv => {
                let by = self.constant(8, u128::from(k.trailing_zeros()));
                return self.shr(a, by);
            }
            _ => {}
        }
        // What is less than the divisor is its own remainder.
        if matches!(op, Op::Srem | Op::Urem)
            && let (Some(m), Some(k)) = (self.zeros_above(a), self.as_const(b))
            && m < width
            && k >> (width - 1) == 0
            && k >> m != 0
        {
            return a;
        }
        // A remainder of extended numbers is the extension of theirs.
        if op == Op::Srem
            && let Some(m) = self.common_extension(&[a, b])
        {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            let inner = self.divide(op, x, y);
            return self.sext(inner, width);
        }
        if op == Op::Urem
            && let (Some(m), Some(n)) = (self.zeros_above(a), self.zeros_above(b))
        {
            let m = m.max(n);
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            let inner = self.divide(op, x, y);
            return self.zext(inner, width);
        }
        self.make(op, width, vec![a, b])
    }

    pub fn eq(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.constant(1, 1);
        }
        let width = self.width(a);
        if width == 1 {
            let differ = self.bitwise(&Op::Xor, vec![a, b], 1);
            return self.not(differ);
        }
        let (a, b) = if self.as_const(a).is_some() { (b, a) } else { (a, b) };
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(1, u128::from(x == y));
        }
        let node = self.node(a).clone();
        if let Some(k) = self.as_const(b) {
            match node.op {
                Op::Lin(c, factors) => match (factors.as_slice(), node.args.as_slice()) {
                    ([1], [t]) => {
                        let k = self.constant(width, k.wrapping_sub(c));
                        return self.eq(*t, k);
                    }
                    ([f], [t]) if *f == mask(width) => {
                        let k = self.constant(width, c.wrapping_sub(k));
                        return self.eq(*t, k);
                    }
                    ([f, g], [s, t]) if c == k && f.wrapping_add(*g) & mask(width) == 0 && (*f == 1 || *g == 1) => {
                        return self.eq(*s, *t);
                    }
                    _ => {}
                },
                Op::Xor => {
                    let known = node.args.iter().find_map(|t| self.as_const(*t));
                    if let Some(known) = known {
                        let mask = self.constant(width, known);
                        let rest = self.bitwise(&Op::Xor, vec![a, mask], width);
                        let k = self.constant(width, k ^ known);
                        return self.eq(rest, k);
                    }
                    if let ([s, t], 0) = (node.args.as_slice(), k) {
                        return self.eq(*s, *t);
                    }
                }
                Op::Sext => {
                    let inner = self.arg(a, 0);
                    let m = self.width(inner);
                    let low = self.constant(m, k);
                    return match sext(k, width) == sext(k & mask(m), m) {
                        true => self.eq(inner, low),
                        false => self.constant(1, 0),
                    };
                }
                Op::Concat => {
                    // Piece by piece; what is constant decides or drops out.
                    let (mut at, mut all) = (0, Vec::new());
                    for piece in &node.args {
                        let w = self.width(*piece);
                        let part = self.constant(w, k >> at);
                        all.push(self.eq(*piece, part));
                        at += w;
                    }
                    if all.iter().filter(|t| self.as_const(**t).is_none()).count() <= 1 {
                        return self.bitwise(&Op::And, all, 1);
                    }
                }
                Op::Ite if self.as_const(self.arg(a, 1)).is_some() || self.as_const(self.arg(a, 2)).is_some() => {
                    let (yes, no) = (self.eq(self.arg(a, 1), b), self.eq(self.arg(a, 2), b));
                    if self.as_const(yes).is_some() || self.as_const(no).is_some() {
                        return self.ite(self.arg(a, 0), yes, no);
                    }
                }
                _ => {}
            }
        }
        if let Some(m) = self.common_extension(&[a, b]) {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            return self.eq(x, y);
        }
        if let (Some(m), Some(n)) = (self.zeros_above(a), self.zeros_above(b)) {
            let (x, y) = (self.slice(a, 0, m.max(n)), self.slice(b, 0, m.max(n)));
            return self.eq(x, y);
        }
        let args = if a < b || self.as_const(b).is_some() {
            vec![a, b]
        } else {
            vec![b, a]
        };
        self.make(Op::Eq, 1, args)
    }

    pub fn ult(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(1, word::compare(Compare::LtU, x, y, width).into());
        }
        if a == b || self.is_zero(b) {
            return self.constant(1, 0);
        }
        if width == 1 {
            let not = self.not(a);
            return self.bitwise(&Op::And, vec![not, b], 1);
        }
        if self.as_const(b) == Some(1) {
            let zero = self.constant(width, 0);
            return self.eq(a, zero);
        }
        if self.is_zero(a) {
            let same = self.eq(b, a);
            return self.not(same);
        }
        // Both extensions keep the order.
        if let Some(m) = self.common_extension(&[a, b]) {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            return self.ult(x, y);
        }
        if let Some(m) = self.both_small(a, b) {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            return self.ult(x, y);
        }
        self.make(Op::Ult, 1, vec![a, b])
    }

    pub fn slt(&mut self, a: Id, b: Id) -> Id {
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(1, word::compare(Compare::LtS, x, y, width).into());
        }
        if a == b {
            return self.constant(1, 0);
        }
        if width == 1 {
            let not = self.not(b);
            return self.bitwise(&Op::And, vec![a, not], 1);
        }
        if let Some(m) = self.common_extension(&[a, b]) {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            return self.slt(x, y);
        }
        if let Some(m) = self.both_small(a, b) {
            let (x, y) = (self.slice(a, 0, m), self.slice(b, 0, m));
            return self.ult(x, y);
        }
        if self.is_zero(b) && self.zeros_above(a).is_some() {
            return self.constant(1, 0);
        }
        self.make(Op::Slt, 1, vec![a, b])
    }

    /// The width above which both are 0, less than their own.
    fn both_small(&self, a: Id, b: Id) -> Option<u32> {
        let used = |t: Id| match self.as_const(t) {
            Some(v) => Some(128 - v.leading_zeros()),
            None => self.zeros_above(t),
        };
        let m = used(a)?.max(used(b)?).max(1);
        (m < self.width(a)).then_some(m)
    }

    /// Counts: 8 bits.
    pub fn count(&mut self, op: Op, a: Id) -> Id {
        let width = self.width(a);
        if let Some(v) = self.as_const(a) {
            let n = match op {
                Op::Clz => width - (128 - v.leading_zeros()),
                Op::Ctz => v.trailing_zeros().min(width),
                _ => v.count_ones(),
            };
            return self.constant(8, u128::from(n));
        }
        match (op, self.zeros_above(a)) {
            (Op::Pop, Some(m)) => {
                let low = self.slice(a, 0, m);
                self.count(Op::Pop, low)
            }
            (op, _) => self.make(op, 8, vec![a]),
        }
    }
}
