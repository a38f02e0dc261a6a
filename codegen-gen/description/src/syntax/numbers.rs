//! Constants at which the computations of a rule change: the numbers of its text, their neighbours, and the solutions of its
//! comparisons for the one constant that they are about.
//!
//! A condition such as `c >> 20 == 0x12345` holds for so few values that no random value meets it. Each side of a comparison
//! that is a number is carried backwards through the operators of the other side.

use super::rules::{Pat, PatKind, RuleTree, Tree, TreeKind, arithmetic};
use onespec_bv::{Unary, int, word};

/// Most numbers of a rule.
const MAX_NUMBERS: usize = 64;

/// The numbers, those that solve comparisons first. `names` gives the values of names that are no constants, such as `w`.
pub fn numbers(rule: &RuleTree, names: &dyn Fn(&str) -> Option<i128>) -> Vec<u64> {
    let mut read = Read {
        names,
        solved: Vec::new(),
        written: Vec::new(),
    };
    if let Some(condition) = &rule.where_ {
        read.tree(condition);
    }
    rule.lets.iter().for_each(|(_, part)| read.tree(part));
    read.tree(&rule.right);
    read.pattern(&rule.left);
    let mut all: Vec<u64> = Vec::new();
    let near = |n: &i128| [*n, n.wrapping_add(1), n.wrapping_sub(1)];
    let solved = read.solved.iter().flat_map(near);
    let written = read.written.iter().flat_map(near);
    let negative = read.written.iter().flat_map(|n| [n.wrapping_neg(), !*n]);
    for number in solved.chain(written).chain(negative) {
        let number = number as u64;
        if !all.contains(&number) && all.len() < MAX_NUMBERS {
            all.push(number);
        }
    }
    all
}

/// Most points of [`grid`].
const MAX_POINTS: usize = 512;

/// Values of several constants to try: each number for each of them, with those of the others.
pub fn grid<T: Copy>(constants: &[T], numbers: &[u64]) -> Vec<Vec<(T, u64)>> {
    let points = |n: usize| n.saturating_pow(constants.len() as u32);
    let few = (1..=numbers.len()).take_while(|n| points(*n) <= MAX_POINTS).last();
    let (Some(few), false) = (few, constants.is_empty()) else {
        return Vec::new();
    };
    let point = |at: usize| {
        let number = |(nth, constant): (usize, &T)| Some((*constant, *numbers.get(at / few.pow(nth as u32) % few)?));
        constants.iter().enumerate().filter_map(number).collect()
    };
    (0..points(few)).map(point).collect()
}

struct Read<'a> {
    names: &'a dyn Fn(&str) -> Option<i128>,
    solved: Vec<i128>,
    written: Vec<i128>,
}

impl Read<'_> {
    fn pattern(&mut self, pat: &Pat) {
        match &pat.kind {
            PatKind::Number(n) => self.written.push(*n),
            PatKind::Gate(_, args) => args.iter().for_each(|arg| self.pattern(arg)),
            PatKind::Var(..) => {}
        }
    }

    /// Notes the numbers of a computation; the largest parts that are numbers count, not their parts.
    fn tree(&mut self, tree: &Tree) {
        if let Some(value) = self.value(tree) {
            return self.written.push(value);
        }
        match &tree.kind {
            TreeKind::Number(_) | TreeKind::Name(_) => {}
            TreeKind::Call(_, args) => args.iter().for_each(|arg| self.tree(arg)),
            TreeKind::Unary(_, a) => self.tree(a),
            TreeKind::Binary(op, a, b) => {
                if op.starts_with(['=', '!', '<', '>']) && !matches!(*op, "<<" | ">>" | ">>s") {
                    match (self.value(a), self.value(b)) {
                        (None, Some(value)) => self.solve(a, value),
                        (Some(value), None) => self.solve(b, value),
                        _ => {}
                    }
                }
                self.tree(a);
                self.tree(b);
            }
            TreeKind::Cond(a, b, c) => [a, b, c].into_iter().for_each(|part| self.tree(part)),
        }
    }

    /// The value of a computation in which no constant of the pattern stands.
    fn value(&self, tree: &Tree) -> Option<i128> {
        Some(match &tree.kind {
            TreeKind::Number(n) => *n,
            TreeKind::Name(name) => (self.names)(name)?,
            TreeKind::Call(name, args) if name == "ones" => {
                let count = u32::try_from(self.value(args.first()?)?).ok()?;
                word::mask(count) as i128
            }
            TreeKind::Unary("-", a) => int::unary(Unary::Neg, self.value(a)?),
            TreeKind::Unary("~", a) => int::unary(Unary::Not, self.value(a)?),
            TreeKind::Binary(op, a, b) => int::binary(arithmetic(op)?, self.value(a)?, self.value(b)?),
            _ => return None,
        })
    }

    /// Notes values of the constant in `tree` for which it is `target`, or near to it.
    fn solve(&mut self, tree: &Tree, target: i128) {
        match &tree.kind {
            TreeKind::Name(_) => self.solved.push(target),
            TreeKind::Unary("-", a) => self.solve(a, target.wrapping_neg()),
            TreeKind::Unary("~", a) => self.solve(a, !target),
            TreeKind::Call(name, args) => {
                let [arg] = args.as_slice() else { return };
                let power = u32::try_from(target).ok().and_then(|n| 1i128.checked_shl(n));
                match (name.as_str(), power) {
                    ("ctz", Some(power)) => self.solve(arg, power),
                    ("popcount", Some(power)) => self.solve(arg, power.wrapping_sub(1)),
                    ("s" | "u", _) => self.solve(arg, target),
                    _ => {}
                }
            }
            TreeKind::Cond(_, a, b) => {
                self.solve(a, target);
                self.solve(b, target);
            }
            TreeKind::Binary(op, a, b) => match (self.value(a), self.value(b)) {
                (None, Some(known)) => self.inverse(op, a, target, known),
                (Some(known), None) => match *op {
                    "-" => self.solve(b, known.wrapping_sub(target)),
                    "+" | "*" | "&" | "|" | "^" => self.inverse(op, b, target, known),
                    _ => {}
                },
                _ => {}
            },
            TreeKind::Number(_) | TreeKind::Unary(..) => {}
        }
    }

    /// Solves `x op known == target` for `x`.
    fn inverse(&mut self, op: &str, x: &Tree, target: i128, known: i128) {
        let amount = u32::try_from(known).ok().filter(|n| *n < 128);
        match (op, amount) {
            ("+", _) => self.solve(x, target.wrapping_sub(known)),
            ("-", _) => self.solve(x, target.wrapping_add(known)),
            ("^", _) => self.solve(x, target ^ known),
            // What the mask hides may be anything.
            ("&", _) => [target, target | !known].into_iter().for_each(|t| self.solve(x, t)),
            ("|", _) => [target, target & !known].into_iter().for_each(|t| self.solve(x, t)),
            ("<<", Some(n)) => self.solve(x, target >> n),
            (">>" | ">>s", Some(n)) => self.solve(x, target << n),
            ("*", _) if known != 0 => self.solve(x, target.wrapping_div(known)),
            ("/" | "/u", _) => self.solve(x, target.wrapping_mul(known)),
            ("%" | "%u", _) => [target, target.wrapping_add(known)]
                .into_iter()
                .for_each(|t| self.solve(x, t)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{grid, numbers};
    use crate::syntax::rules::rule;

    fn of(condition: &str) -> Vec<u64> {
        let text = format!("simplify t: ADD(x, c: const) => x where {condition}");
        let Ok(tree) = rule(&text) else {
            panic!("{text} cannot be read");
        };
        numbers(&tree, &|name| (name == "w").then_some(64))
    }

    #[test]
    fn a_grid_has_every_number_with_every_other_as_far_as_there_is_room() {
        let all = grid(&['a', 'b'], &[1, 2]);
        assert_eq!(all.len(), 4);
        assert!(all.contains(&vec![('a', 2), ('b', 1)]));
        assert!(grid::<u8>(&[], &[1]).is_empty() && grid(&[0u8], &[]).is_empty());
        let many: Vec<u64> = (0..64).collect();
        assert_eq!(grid(&[0, 1, 2], &many).len(), 8 * 8 * 8);
    }

    #[test]
    fn conditions_are_solved_for_their_constant() {
        for (condition, solution) in [
            ("c == 0x123456789abc", 0x1234_5678_9abc),
            ("(c & 1) != 0 && 0x100000001 == c", 0x1_0000_0001),
            ("c >> 20 == 0x12345", 0x123_4500_0000 >> 4),
            ("c - 7 < w * 1000", 64_007),
            ("~c == 5", !5),
            ("c << 3 == 0x4b8", 0x97),
            ("(c & 0xff0000) == 0x350000", 0x35_0000),
            ("s(c) == -12345", -12345i64 as u64),
            ("ctz(c) == 37", 1 << 37),
            ("is_pow2(c) || c == (1 << 40) + 9", (1 << 40) + 9),
        ] {
            assert!(of(condition).contains(&solution), "{condition}: {:x?}", of(condition));
        }
    }
}
