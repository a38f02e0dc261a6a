//! Patterns that say what others say already.

use super::super::pattern::{Node, Pattern, Require};
use super::Vectors;
use super::setting::Setting;

/// What two patterns that say the same have in common.
pub(super) fn key(pattern: &Pattern) -> String {
    format!("{:?} {:?} {:?}", pattern.tree, pattern.results, pattern.requires)
}

/// Drops patterns that ask for more than another one which says the same.
pub(super) fn ask_least(patterns: &mut Vec<Pattern>) {
    let all = patterns.clone();
    patterns.retain(|pattern| {
        let same = all
            .iter()
            .filter(|p| p.tree == pattern.tree && p.results == pattern.results);
        let less = |p: &Pattern| {
            p.requires.len() < pattern.requires.len() && p.requires.iter().all(|r| pattern.requires.contains(r))
        };
        !same.into_iter().any(less)
    });
}

/// Puts one pattern in the place of those that are the same under all settings with as many lanes: it asks for any of these.
/// What an access, whose elements are as wide as the instruction says, does is such, and what instructions do to masks.
pub(super) fn under_any(patterns: &mut Vec<Pattern>, settings: &[Setting]) {
    // The settings under which a pattern was found, by their numbers, and the pattern under any of them.
    let of_any = |pattern: &Pattern| {
        let under = |(_, setting): &(usize, &Setting)| pattern.requires.iter().any(|r| setting.any_of(r) != *r);
        let (at, setting) = settings.iter().enumerate().find(under)?;
        let requires: Vec<Require> = pattern.requires.iter().map(|r| setting.any_of(r)).collect();
        Some((
            at,
            Pattern {
                requires,
                ..pattern.clone()
            },
        ))
    };
    let same = |one: &Pattern, other: &Pattern| {
        key(one) == key(other)
            && one.steps == other.steps
            && one.needs == other.needs
            && one.same(other)
            && (one.cost, one.latency) == (other.cost, other.latency)
    };
    let mut found: Vec<(Pattern, Vec<usize>, Vec<usize>)> = Vec::new();
    for (number, pattern) in patterns.iter().enumerate() {
        let Some((at, any)) = of_any(pattern) else { continue };
        match found.iter_mut().find(|(known, ..)| same(known, &any)) {
            Some((_, under, numbers)) => {
                under.push(at);
                numbers.push(number);
            }
            None => found.push((any, vec![at], vec![number])),
        }
    }
    let mut left_out = vec![false; patterns.len()];
    let (mut made, mut first) = (Vec::new(), 0);
    for (any, under, numbers) in found {
        let Some(lanes) = under.first().and_then(|at| settings.get(*at)).map(|s| s.lanes) else {
            continue;
        };
        let mut all = settings.iter().enumerate().filter(|(_, s)| s.lanes == lanes);
        if under.len() > 1 && all.all(|(at, _)| under.contains(&at)) {
            for number in numbers {
                if let Some(left_out) = left_out.get_mut(number) {
                    *left_out = true;
                }
            }
            made.push(any);
        }
    }
    patterns.retain(|_| {
        first += 1;
        left_out.get(first - 1) != Some(&true)
    });
    patterns.extend(made);
}

/// Whether a tree reads registers or immediates.
pub(super) fn has_wires(node: &Node) -> bool {
    match node {
        Node::Gate(_, args) => args.iter().any(has_wires),
        Node::Reg { .. } | Node::Imm { .. } => true,
        Node::Const(..) | Node::Any => false,
    }
}

/// Whether two trees over one source are the same, whatever number the source has.
fn is_same_move(one: &Node, other: &Node) -> bool {
    match (one, other) {
        (Node::Gate(a, xs), Node::Gate(b, ys)) => {
            a == b && xs.len() == ys.len() && xs.iter().zip(ys).all(|(x, y)| is_same_move(x, y))
        }
        (Node::Reg { repr: a, .. }, Node::Reg { repr: b, .. }) => a == b,
        (a, b) => a == b,
    }
}

impl Vectors<'_, '_> {
    /// Whether a part of a tree is a free move: the same without it is a pattern as well.
    pub(super) fn has_free_move(&self, tree: &Node) -> bool {
        let Node::Gate(_, args) = tree else { return false };
        self.free.iter().any(|free| is_same_move(free, tree)) || args.iter().any(|a| self.has_free_move(a))
    }

    /// Whether a tree reads a register of vectors as another type, which is a pattern of its own.
    pub(super) fn has_move(&self, tree: &Node) -> bool {
        match tree {
            Node::Gate(at, args) => match args.as_slice() {
                [Node::Reg { .. }, Node::Any] if self.casts.contains(at) => true,
                args => args.iter().any(|a| self.has_move(a)),
            },
            _ => false,
        }
    }
}
