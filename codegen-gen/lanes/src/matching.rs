//! Does a term have the form of a gate? Finds every way to read a term as a gate's term, with what its inputs then are.
//!
//! Both are in normal form, so most of it is comparison. What is left are forms that the normal form hides: a constant
//! shift is a choice of bits there, a mask too, a sum has any number of operands, and an input of which the gate looks at
//! the low bits only may be anything that has them.

use super::term::{Id, Op, Terms, Var};
use hashbrown::HashMap;
use onespec_bv::word::mask;

/// What the inputs of a gate are.
pub type Binds = [Option<Id>; 4];

impl Terms {
    /// The sources of a term, each once: variable, number, type.
    pub fn sources(&self, t: Id, out: &mut Vec<(Id, u8, u8)>) {
        let mut seen = std::collections::HashSet::new();
        let mut todo = vec![t];
        while let Some(t) = todo.pop() {
            if !seen.insert(t) {
                continue;
            }
            if let Op::Var(Var::Source(i, ty)) = *self.op(t) {
                out.push((t, i, ty));
            }
            todo.extend_from_slice(self.args(t));
        }
        out.sort_by_key(|(_, i, _)| *i);
    }

    /// A gate's term for these inputs.
    pub fn instantiate(&mut self, pattern: Id, wires: &[Id], known: &mut HashMap<Id, Id>) -> Id {
        if let Some(made) = known.get(&pattern) {
            return *made;
        }
        let node = self.node(pattern).clone();
        let made = match node.op {
            Op::Var(Var::Wire(i)) => wires.get(usize::from(i)).copied().unwrap_or(pattern),
            _ => {
                let args = node.args.iter().map(|a| self.instantiate(*a, wires, known)).collect();
                self.rebuild(&node.op, node.width, args)
            }
        };
        known.insert(pattern, made);
        made
    }

    /// Every way to read `t` as `pattern`.
    pub fn read_as(&mut self, pattern: Id, t: Id) -> Vec<Binds> {
        let mut found = self.unify(pattern, t, [None; 4]);
        found.dedup();
        found
    }

    fn unify(&mut self, p: Id, t: Id, binds: Binds) -> Vec<Binds> {
        if !self.facts(p).wires {
            return if p == t { vec![binds] } else { Vec::new() };
        }
        if self.width(p) != self.width(t) {
            return Vec::new();
        }
        let node = self.node(p).clone();
        match &node.op {
            Op::Var(Var::Wire(i)) => bind(binds, *i, t),
            Op::Slice(lo) => self.unify_slice(self.arg(p, 0), *lo, t, binds),
            Op::And | Op::Or | Op::Xor | Op::Mul => self.unify_list(p, t, binds),
            Op::Lin(..) => self.unify_sum(p, t, binds),
            Op::Shl | Op::Shr | Op::Sar | Op::Rotl => {
                let mut found = Vec::new();
                for (a, n) in self.shift_views(&node.op, t) {
                    for binds in self.unify(self.arg(p, 0), a, binds) {
                        found.extend(self.unify_amount(self.arg(p, 1), n, binds));
                    }
                }
                found
            }
            Op::Concat => self.unify_pieces(p, t, binds),
            Op::Eq => {
                let mut found = self.positional(p, t, binds);
                if found.is_empty() && *self.op(t) == Op::Eq {
                    let (a, b) = (self.arg(t, 0), self.arg(t, 1));
                    for binds in self.unify(self.arg(p, 0), b, binds) {
                        found.extend(self.unify(self.arg(p, 1), a, binds));
                    }
                }
                found
            }
            Op::Slt => {
                let found = self.positional(p, t, binds);
                match (found.is_empty(), self.op(t).clone()) {
                    // The sign alone.
                    (true, Op::Slice(lo)) => {
                        let x = self.arg(t, 0);
                        if lo + 1 != self.width(x) || self.width(self.arg(p, 0)) != self.width(x) {
                            return found;
                        }
                        let zero = self.constant(lo + 1, 0);
                        let mut found = Vec::new();
                        for binds in self.unify(self.arg(p, 0), x, binds) {
                            found.extend(self.unify(self.arg(p, 1), zero, binds));
                        }
                        found
                    }
                    _ => found,
                }
            }
            _ => self.positional(p, t, binds),
        }
    }

    /// The same operation, operand by operand.
    fn positional(&mut self, p: Id, t: Id, binds: Binds) -> Vec<Binds> {
        if self.op(p) != self.op(t) || self.args(p).len() != self.args(t).len() {
            return Vec::new();
        }
        let mut found = vec![binds];
        for i in 0..self.args(p).len() {
            let (a, b) = (self.arg(p, i), self.arg(t, i));
            found = found.into_iter().flat_map(|binds| self.unify(a, b, binds)).collect();
        }
        found
    }

    /// Bits `lo` up of an input.
    fn unify_slice(&mut self, of: Id, lo: u32, t: Id, binds: Binds) -> Vec<Binds> {
        let width = self.width(t);
        let Op::Var(Var::Wire(i)) = *self.op(of) else {
            // A part of something larger that the normal form could not cut.
            return match *self.op(t) {
                Op::Slice(own) if own == lo => self.unify(of, self.arg(t, 0), binds),
                _ => Vec::new(),
            };
        };
        if let Some(known) = binds.get(usize::from(i)).copied().flatten() {
            return if self.slice(known, lo, width) == t {
                vec![binds]
            } else {
                Vec::new()
            };
        }
        let mut found = Vec::new();
        for whole in self.wholes(t, lo, self.width(of)) {
            found.extend(bind(binds, i, whole));
        }
        found
    }

    /// Terms of a width whose bits `lo` up are these.
    fn wholes(&mut self, t: Id, lo: u32, width: u32) -> Vec<Id> {
        if let Some(v) = self.as_const(t) {
            return vec![self.constant(width, v << lo)];
        }
        let (base, at) = match *self.op(t) {
            Op::Slice(at) => (self.arg(t, 0), at),
            _ => return Vec::new(),
        };
        let own = self.width(base);
        match (at == lo, own == width) {
            (true, true) => vec![base],
            // What is narrower is extended first.
            (true, false) if own < width && lo == 0 => vec![self.zext(base, width)],
            (false, true) if lo == 0 => {
                let by = self.constant(8, at.into());
                vec![self.shr(base, by)]
            }
            _ => Vec::new(),
        }
    }

    /// Amounts of shifts may be narrower than the gate's: what is above counts as 0.
    fn unify_amount(&mut self, p: Id, n: Id, binds: Binds) -> Vec<Binds> {
        let (most, own) = (self.width(p), self.width(n));
        if let Some(v) = self.as_const(n) {
            if v > mask(most) {
                return Vec::new();
            }
            let n = self.constant(most, v);
            return self.unify(p, n, binds);
        }
        if own == most {
            let found = self.unify(p, n, binds);
            if !found.is_empty() {
                return found;
            }
        }
        // Something narrow, extended.
        if let (Op::Slice(0), true) = (self.op(p).clone(), own <= most)
            && let Op::Var(Var::Wire(i)) = *self.op(self.arg(p, 0))
        {
            let whole = self.width(self.arg(p, 0));
            if own < whole {
                let n = match *self.op(n) {
                    // Low bits of something of the right width, all others 0: a mask. Numbers of the word have nothing above.
                    _ if own == most && self.facts(n).sources > 0 => return Vec::new(),
                    _ => self.zext(n, whole),
                };
                return match binds.get(usize::from(i)).copied().flatten() {
                    Some(known) if known != n => Vec::new(),
                    _ => bind(binds, i, n),
                };
            }
        }
        Vec::new()
    }

    /// A term as a shift: value and amount.
    fn shift_views(&mut self, op: &Op, t: Id) -> Vec<(Id, Id)> {
        if self.op(t) == op {
            return vec![(self.arg(t, 0), self.arg(t, 1))];
        }
        let width = self.width(t);
        let pieces = match self.op(t) {
            Op::Concat => self.args(t).to_vec(),
            _ => vec![t],
        };
        let source = |this: &Terms, piece: Id| match *this.op(piece) {
            Op::Slice(lo) => Some((this.arg(piece, 0), lo)),
            _ => None,
        };
        match (op, pieces.as_slice()) {
            (Op::Shl, [zeros, ..]) if self.is_zero(*zeros) && pieces.len() > 1 => {
                let by = self.width(*zeros);
                let rest = self.slice(t, by, width - by);
                let whole = self.extend_back(rest, width);
                vec![(whole, self.constant(8, by.into()))]
            }
            (Op::Shr, [part, zeros]) if self.is_zero(*zeros) => match source(self, *part) {
                Some((base, lo)) if lo > 0 && self.width(base) == width && lo + self.width(*part) == width => {
                    vec![(base, self.constant(8, lo.into()))]
                }
                _ => Vec::new(),
            },
            (Op::Sar, [one]) if *self.op(*one) == Op::Sext => {
                let part = self.arg(*one, 0);
                match source(self, part) {
                    Some((base, lo)) if lo > 0 && self.width(base) == width && lo + self.width(part) == width => {
                        vec![(base, self.constant(8, lo.into()))]
                    }
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    /// Operations on any number of operands, in any order. An input alone may take several operands.
    fn unify_list(&mut self, p: Id, t: Id, binds: Binds) -> Vec<Binds> {
        let op = self.op(p).clone();
        let pattern = self.args(p).to_vec();
        let mut views = Vec::new();
        if *self.op(t) == op {
            views.push(self.args(t).to_vec());
        } else {
            views.extend(self.list_view(&op, t));
        }
        let width = self.width(t);
        let mut found = Vec::new();
        for args in views {
            if pattern.len() == 2 && args.len() > 2 {
                // One operand against the rest; a constant is what is taken off first.
                let constant = args.iter().position(|a| self.as_const(*a).is_some());
                let singles: Vec<usize> = match constant {
                    Some(i) => vec![i],
                    None => (0..args.len()).collect(),
                };
                for i in singles {
                    let rest = args
                        .iter()
                        .enumerate()
                        .filter(|(j, _)| *j != i)
                        .map(|(_, a)| *a)
                        .collect();
                    let rest = match op {
                        Op::Mul => self.product(rest, width),
                        _ => self.bitwise(&op, rest, width),
                    };
                    let Some(one) = args.get(i).copied() else { continue };
                    found.extend(self.orders(&pattern, &[rest, one], binds));
                }
                continue;
            }
            if args.len() == pattern.len() && args.len() <= 3 {
                found.extend(self.orders(&pattern, &args, binds));
            }
        }
        found
    }

    fn product(&mut self, factors: Vec<Id>, width: u32) -> Id {
        let one = self.constant(width, 1);
        factors.into_iter().fold(one, |a, b| self.mul(a, b))
    }

    /// Every order of the operands; where all of the pattern are inputs that nothing is known of, one does.
    fn orders(&mut self, pattern: &[Id], args: &[Id], binds: Binds) -> Vec<Binds> {
        let mut found = Vec::new();
        let plain = |this: &Terms, p: Id| matches!(this.op(p), Op::Var(Var::Wire(i)) if binds.get(usize::from(*i)) == Some(&None));
        if pattern.iter().all(|p| plain(self, *p)) {
            return self.in_order(pattern, args, binds);
        }
        let orders: &[&[usize]] = match args.len() {
            2 => &[&[0, 1], &[1, 0]],
            3 => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
            _ => &[],
        };
        for order in orders {
            let args: Vec<Id> = order.iter().filter_map(|i| args.get(*i).copied()).collect();
            found.extend(self.in_order(pattern, &args, binds));
        }
        found
    }

    fn in_order(&mut self, pattern: &[Id], args: &[Id], binds: Binds) -> Vec<Binds> {
        let mut found = vec![binds];
        for (p, a) in pattern.iter().zip(args) {
            found = found.into_iter().flat_map(|binds| self.unify(*p, *a, binds)).collect();
        }
        found
    }

    /// A choice of bits as an and with a mask or an or of its pieces; a multiple as a product.
    fn list_view(&mut self, op: &Op, t: Id) -> Option<Vec<Id>> {
        let width = self.width(t);
        match (op, self.op(t).clone()) {
            (Op::Mul, Op::Lin(0, factors)) => match factors.as_slice() {
                [k] if *k != mask(width) => {
                    let k = self.constant(width, *k);
                    Some(vec![self.arg(t, 0), k])
                }
                _ => None,
            },
            (Op::And, Op::Concat) => {
                let (mut at, mut kept, mut base) = (0, 0, None);
                for piece in self.args(t) {
                    let own = self.width(*piece);
                    if !self.is_zero(*piece) {
                        let of = match *self.op(*piece) {
                            Op::Slice(lo) if lo == at => self.arg(*piece, 0),
                            _ => return None,
                        };
                        if base.is_some_and(|known| known != of) || self.width(of) != width {
                            return None;
                        }
                        base = Some(of);
                        kept |= mask(own) << at;
                    }
                    at += own;
                }
                let kept = self.constant(width, kept);
                Some(vec![base?, kept])
            }
            (Op::Or, Op::Concat) => {
                let pieces = self.args(t).to_vec();
                let solid: Vec<usize> = (0..pieces.len())
                    .filter(|i| pieces.get(*i).is_some_and(|p| !self.is_zero(*p)))
                    .collect();
                let last = match solid.as_slice() {
                    [_, .., last] => *last,
                    _ => return None,
                };
                let (mut low, mut high) = (Vec::new(), Vec::new());
                for (i, piece) in pieces.iter().enumerate() {
                    let zeros = self.constant(self.width(*piece), 0);
                    low.push(if i == last { zeros } else { *piece });
                    high.push(if i == last { *piece } else { zeros });
                }
                Some(vec![self.concat(low), self.concat(high)])
            }
            _ => None,
        }
    }

    /// Sums of two inputs take a sum apart; other sums are compared as they are.
    fn unify_sum(&mut self, p: Id, t: Id, binds: Binds) -> Vec<Binds> {
        let Op::Lin(c, factors) = self.op(p).clone() else {
            return Vec::new();
        };
        let (args, width) = (self.args(p).to_vec(), self.width(p));
        let minus = mask(width);
        let wire = |this: &Terms, t: Id| match *this.op(t) {
            Op::Var(Var::Wire(i)) if binds.get(usize::from(i)) == Some(&None) => Some(i),
            _ => None,
        };
        if let ([a, b], [f, g], 0) = (args.as_slice(), factors.as_slice(), c)
            && let (Some(i), Some(j)) = (wire(self, *a), wire(self, *b))
        {
            let splits = self.splits(t);
            return match (*f == minus, *g == minus) {
                (false, false) => splits
                    .into_iter()
                    .filter(|(_, _, negative)| !negative)
                    .flat_map(|(x, y, _)| bind(binds, i, x).into_iter().flat_map(move |binds| bind(binds, j, y)))
                    .collect(),
                (false, true) | (true, false) => {
                    let (plus, less) = if *g == minus { (i, j) } else { (j, i) };
                    splits
                        .into_iter()
                        .filter(|(_, _, negative)| *negative)
                        .flat_map(|(x, y, _)| {
                            bind(binds, plus, x)
                                .into_iter()
                                .flat_map(move |binds| bind(binds, less, y))
                        })
                        .collect()
                }
                _ => Vec::new(),
            };
        }
        match self.op(t).clone() {
            Op::Lin(own, own_factors) if own == c && own_factors == factors => {
                let own = self.args(t).to_vec();
                self.in_order(&args, &own, binds)
            }
            _ => Vec::new(),
        }
    }

    /// A sum as two: (x, y, whether y is taken away).
    fn splits(&mut self, t: Id) -> Vec<(Id, Id, bool)> {
        let width = self.width(t);
        let minus = mask(width);
        let (c, factors, args) = match self.op(t).clone() {
            Op::Lin(c, factors) => (c, factors, self.args(t).to_vec()),
            // ~x is -1 - x, but nobody writes it so.
            _ => return Vec::new(),
        };
        let negative = |k: u128| k >> (width - 1) & 1 == 1;
        let parts: Vec<(u128, Id)> = factors.iter().copied().zip(args.iter().copied()).collect();
        if c != 0 {
            let constant = self.constant(width, c);
            return match parts.as_slice() {
                [(k, x)] if *k == minus => vec![(constant, *x, true)],
                _ => vec![(self.lin(width, 0, parts), constant, false)],
            };
        }
        if let [(k, x)] = parts.as_slice() {
            let zero = self.constant(width, 0);
            return if *k == minus {
                vec![(zero, *x, true)]
            } else {
                Vec::new()
            };
        }
        let mut found = Vec::new();
        for (i, (k, x)) in parts.iter().enumerate() {
            let rest: Vec<(u128, Id)> = parts
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, p)| *p)
                .collect();
            let all_plus = parts.iter().all(|(k, _)| !negative(*k));
            if negative(*k) {
                let taken = self.lin(width, 0, vec![(k.wrapping_neg(), *x)]);
                found.push((self.lin(width, 0, rest), taken, true));
            } else if all_plus && (parts.len() > 2 || i == 1) {
                let one = self.lin(width, 0, vec![(*k, *x)]);
                found.push((self.lin(width, 0, rest), one, false));
            }
        }
        found
    }

    /// Piece by piece; zeros above may be more than the pattern asks for.
    fn unify_pieces(&mut self, p: Id, t: Id, binds: Binds) -> Vec<Binds> {
        let pieces = self.args(p).to_vec();
        if let [low, zeros] = pieces.as_slice()
            && self.is_zero(*zeros)
            && let Op::Var(Var::Wire(i)) = *self.op(*low)
        {
            // An extension: as tight as the widths of types allow is the caller's affair.
            let own = self.width(*low);
            return match self.zeros_above(t) {
                Some(at) if at == own => {
                    let value = self.slice(t, 0, own);
                    bind(binds, i, value)
                }
                _ => Vec::new(),
            };
        }
        let (mut at, mut found) = (0, vec![binds]);
        for piece in pieces {
            let own = self.width(piece);
            let part = self.slice(t, at, own);
            found = found
                .into_iter()
                .flat_map(|binds| self.unify(piece, part, binds))
                .collect();
            at += own;
        }
        found
    }
}

fn bind(mut binds: Binds, i: u8, t: Id) -> Vec<Binds> {
    match binds.get_mut(usize::from(i)) {
        Some(slot) if slot.is_none() || *slot == Some(t) => {
            *slot = Some(t);
            vec![binds]
        }
        _ => Vec::new(),
    }
}
