//! Normal forms of and, or and exclusive or; recognition of rotates.

use super::term::{Id, Op, Terms};
use onespec_bv::word::mask;

/// Most pieces into which a mask cuts a term.
const MOST_PIECES: usize = 3;

impl Terms {
    /// `And`, `Or` or `Xor` of terms of one width.
    pub fn bitwise(&mut self, op: &Op, args: Vec<Id>, width: u32) -> Id {
        let ones = mask(width);
        let unit = if *op == Op::And { ones } else { 0 };
        let (mut known, mut rest) = (unit, Vec::new());
        let mut todo = args;
        while let Some(t) = todo.pop() {
            match self.op(t) {
                Op::Const(v) => match op {
                    Op::And => known &= v,
                    Op::Or => known |= v,
                    _ => known ^= v,
                },
                own if own == op => todo.extend_from_slice(self.args(t)),
                _ => rest.push(t),
            }
        }
        rest.sort_unstable();
        match op {
            Op::Xor => cancel(&mut rest),
            _ => rest.dedup(),
        }
        if *op != Op::Xor {
            if known == ones - unit {
                return self.constant(width, known);
            }
            // x and ~x
            for t in &rest {
                let opposite = self.not_as_is(*t);
                if opposite.is_some_and(|o| rest.contains(&o)) {
                    return self.constant(width, ones - unit);
                }
            }
        }
        match rest.as_slice() {
            [] => return self.constant(width, known),
            [one] if known == unit => return *one,
            _ => {}
        }
        if let Some(made) = self.cut(op, known, &rest, width) {
            return made;
        }
        if width > 1
            && let Some(made) = self.repeated(op, known, &rest, width)
        {
            return made;
        }
        let constant = (known != unit).then(|| self.constant(width, known));
        let all: Vec<Id> = rest.iter().copied().chain(constant).collect();
        if let Some(m) = self.common_extension(&all) {
            let inner = all.iter().map(|t| self.slice(*t, 0, m)).collect();
            let inner = self.bitwise(op, inner, m);
            return self.sext(inner, width);
        }
        if let (Op::Or, [a, b], None) = (op, rest.as_slice(), constant)
            && let Some(made) = self.rotate(*a, *b).or_else(|| self.rotate(*b, *a))
        {
            return made;
        }
        self.make(op.clone(), width, all)
    }

    /// The term whose inverse this is, by its form.
    fn not_as_is(&self, t: Id) -> Option<Id> {
        match (self.op(t), self.args(t)) {
            (Op::Xor, [a, b]) if self.is_ones(*b) => Some(*a),
            _ => None,
        }
    }

    /// Where an operand has constant pieces, or a mask is made of few runs: piece by piece.
    fn cut(&mut self, op: &Op, known: u128, rest: &[Id], width: u32) -> Option<Id> {
        let mut cuts = vec![0, width];
        for t in rest {
            if let Op::Concat = self.op(*t)
                && self.args(*t).iter().any(|p| self.as_const(*p).is_some())
            {
                let mut at = 0;
                for piece in self.args(*t) {
                    at += self.width(*piece);
                    cuts.push(at);
                }
            }
        }
        if *op == Op::And && known != mask(width) {
            let edges: Vec<u32> = (1..width)
                .filter(|i| (known >> i & 1) != (known >> (i - 1) & 1))
                .collect();
            if edges.len() < MOST_PIECES {
                cuts.extend(edges);
            }
        }
        cuts.sort_unstable();
        cuts.dedup();
        if cuts.len() <= 2 {
            return None;
        }
        let mut pieces = Vec::new();
        for (lo, hi) in cuts.iter().zip(cuts.iter().skip(1)) {
            let mut args = vec![self.constant(hi - lo, known >> lo)];
            for t in rest {
                args.push(self.slice(*t, *lo, hi - lo));
            }
            pieces.push(self.bitwise(op, args, hi - lo));
        }
        Some(self.concat(pieces))
    }

    /// A mask that repeats one bit is a choice.
    fn repeated(&mut self, op: &Op, known: u128, rest: &[Id], width: u32) -> Option<Id> {
        let at = rest.iter().position(|t| {
            let inner = matches!(self.op(*t), Op::Sext).then(|| self.arg(*t, 0));
            inner.is_some_and(|inner| self.width(inner) == 1)
        })?;
        let bit = self.arg(*rest.get(at)?, 0);
        let mut others: Vec<Id> = rest
            .iter()
            .enumerate()
            .filter(|(i, _)| *i != at)
            .map(|(_, t)| *t)
            .collect();
        others.push(self.constant(width, known));
        // Two such masks stay what they are: the extension of an operation on bits.
        let all_bits = others.iter().all(|t| self.sign_width(*t) == 1);
        if all_bits {
            return None;
        }
        let other = self.bitwise(op, others, width);
        Some(match op {
            Op::And => {
                let zero = self.constant(width, 0);
                self.ite(bit, other, zero)
            }
            Op::Or => {
                let ones = self.constant(width, u128::MAX);
                self.ite(bit, ones, other)
            }
            _ => {
                let not = self.not(other);
                self.ite(bit, not, other)
            }
        })
    }

    /// `(x << n) | (x >> m)` where n + m is the width, or both count modulo the width and add up to 0.
    fn rotate(&mut self, left: Id, right: Id) -> Option<Id> {
        if *self.op(left) != Op::Shl || *self.op(right) != Op::Shr || self.arg(left, 0) != self.arg(right, 0) {
            return None;
        }
        let (x, n, m) = (self.arg(left, 0), self.arg(left, 1), self.arg(right, 1));
        let width = self.width(x);
        let bits = width.is_power_of_two().then(|| width.trailing_zeros())?;
        // One of the two is a plain number of few bits; the other is made from it in one of the ways.
        let mut opposite = |t: Id| {
            let small = self.width(t) <= bits;
            small.then(|| {
                let t = self.zext(t, bits);
                let modulo = self.lin(bits, 0, vec![(u128::MAX, t)]);
                let mut ways = vec![modulo];
                for wide in [128, 64, 32, bits + 1] {
                    let t = self.zext(t, wide);
                    ways.push(self.lin(wide, u128::from(width), vec![(u128::MAX, t)]));
                }
                (t, modulo, ways)
            })
        };
        if let Some((n, _, ways)) = opposite(n)
            && ways.contains(&m)
        {
            return Some(self.rotl(x, n));
        }
        if let Some((_, negative, ways)) = opposite(m)
            && ways.contains(&n)
        {
            return Some(self.rotl(x, negative));
        }
        None
    }

    fn rotl(&mut self, x: Id, n: Id) -> Id {
        let width = self.width(x);
        self.make(Op::Rotl, width, vec![x, n])
    }
}

/// Pairs vanish.
fn cancel(sorted: &mut Vec<Id>) {
    let mut out: Vec<Id> = Vec::new();
    for t in sorted.drain(..) {
        if out.last() == Some(&t) {
            out.pop();
        } else {
            out.push(t);
        }
    }
    *sorted = out;
}
