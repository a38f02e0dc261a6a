//! That rewriting ends: a rule that simplifies makes its gate lighter and no variable more frequent; a canonical rule says
//! by its kind that it ends by an order of its own, and may not fit its own result. And that every rule has its turn.

use super::{Is, Left, LeftKind, Right, Rule, RuleKind};
use onespec_description::model::Graph;
use onespec_diag::{Diag, Diags, Origin};

pub(super) fn check(graph: &Graph, rules: &[Rule], diags: &mut Diags) {
    for (i, rule) in rules.iter().enumerate() {
        weight(graph, rule, diags);
        if fits_itself(rule) {
            let diag = Diag::error(
                "E0609",
                origin(graph, rule),
                format!("rule `{}` rewrites its own result", rule.name),
            );
            diags.push(diag.help("ask for something that the result has not, as `x: var` or a condition"));
        }
        let earlier = rules.get(..i).unwrap_or_default();
        // Rules that expand are asked by themselves.
        let together = |other: &Rule| (other.kind == RuleKind::Expand) == (rule.kind == RuleKind::Expand);
        let unconditional = |other: &&Rule| together(other) && other.where_.is_none() && covers(other, rule);
        if let Some(other) = earlier.iter().find(unconditional) {
            let message = format!(
                "rule `{}` can never match: `{}` takes every case",
                rule.name, other.name
            );
            let diag = Diag::error("E0606", origin(graph, rule), message);
            diags.push(
                diag.also(origin(graph, other), "this one comes first")
                    .help("remove it, or give it a `prio`"),
            );
        }
    }
}

/// Where a rule is written.
fn origin<'g>(graph: &'g Graph, rule: &Rule) -> &'g Origin {
    &graph.rules[rule.text].origin
}

fn of_gate(graph: &Graph, op: u16) -> u32 {
    graph
        .gates
        .get(usize::from(op))
        .map_or(1, |gate| 1 + u32::from(gate.cost))
}

fn weight(graph: &Graph, rule: &Rule, diags: &mut Diags) {
    let left: u32 = rule
        .left
        .iter()
        .map(|left| match left.kind {
            LeftKind::Gate(op, ..) => of_gate(graph, op),
            _ => 1,
        })
        .sum();
    let mut uses = vec![0u32; rule.left.len()];
    let parts = rule.lets.iter().chain([&rule.right]);
    let right: u32 = parts.map(|part| of_right(graph, part, &mut uses)).sum();
    let before = |node: usize| {
        1 + rule
            .left
            .iter()
            .filter(|l| matches!(l.kind, LeftKind::Var(_, Some(first)) if first == node))
            .count() as u32
    };
    let doubled = uses.iter().enumerate().any(|(node, n)| *n > before(node));
    if rule.kind == RuleKind::Simplify && (right >= left || doubled) {
        let message = match doubled {
            true => format!("rule `{}` uses a variable more often than before", rule.name),
            false => format!("rule `{}` does not make lighter: weight {left} -> {right}", rule.name),
        };
        let diag = Diag::error("E0610", origin(graph, rule), message);
        diags.push(diag.help("call it `canonical` if it ends by an order of its own, or change it"));
    }
}

fn of_right(graph: &Graph, right: &Right, uses: &mut [u32]) -> u32 {
    match right {
        Right::Left(node) => {
            if let Some(n) = uses.get_mut(*node) {
                *n += 1;
            }
            1
        }
        Right::Constant(..) => 1,
        Right::Let(_) => 0,
        Right::Gate(op, _, _, args) => {
            of_gate(graph, *op) + args.iter().map(|arg| of_right(graph, arg, uses)).sum::<u32>()
        }
    }
}

/// The node of a variant's pattern at a path.
fn at(rule: &Rule, variant: usize, path: &[u8]) -> Option<usize> {
    rule.variants.get(variant)?.iter().position(|p| p == path)
}

/// Does the rule certainly fit the gate that it makes?
fn fits_itself(rule: &Rule) -> bool {
    rule.where_.is_none()
        && (0..rule.variants.len()).any(|variant| fits(rule, variant, &rule.right, &mut Vec::new(), &mut Vec::new()))
}

/// Does the pattern at `path` certainly match what `right` makes? `bound`: what its variables stand for.
fn fits<'r>(
    rule: &'r Rule,
    variant: usize,
    right: &'r Right,
    path: &mut Vec<u8>,
    bound: &mut Vec<(usize, &'r Right)>,
) -> bool {
    let Some(node) = at(rule, variant, path) else {
        return false;
    };
    let Some(Left { kind, .. }) = rule.left.get(node) else {
        return false;
    };
    let constant = match right {
        Right::Constant(..) => Some(true),
        Right::Gate(..) => Some(false),
        Right::Let(_) => None,
        Right::Left(of) => match rule.left.get(*of).map(|left| &left.kind) {
            Some(LeftKind::Var(Is::Any, _)) | None => None,
            Some(LeftKind::Var(Is::Constant, _) | LeftKind::Number(_)) => Some(true),
            _ => Some(false),
        },
    };
    match kind {
        LeftKind::Number(_) => false,
        LeftKind::Var(is, first) => {
            let kind = match is {
                Is::Any => true,
                Is::Constant => constant == Some(true),
                Is::NoConstant => constant == Some(false),
            };
            let same = first.is_none_or(|first| {
                let other = bound.iter().find(|(node, _)| *node == first);
                matches!((other, right), (Some((_, Right::Left(a))), Right::Left(b)) if a == b)
            });
            bound.push((node, right));
            kind && same
        }
        LeftKind::Gate(op, cond, _) => {
            let Right::Gate(made, code, _, args) = right else {
                return false;
            };
            made == op
                && code == cond
                && args.iter().enumerate().all(|(i, arg)| {
                    path.push(i as u8);
                    let fits = fits(rule, variant, arg, path, bound);
                    path.pop();
                    fits
                })
        }
    }
}

/// Does the pattern of `a` match everything that the pattern of `b` matches?
fn covers(a: &Rule, b: &Rule) -> bool {
    (0..a.variants.len()).any(|variant| covers_at(a, variant, b, &mut Vec::new(), &mut Vec::new()))
}

fn covers_at(a: &Rule, variant: usize, b: &Rule, path: &mut Vec<u8>, bound: &mut Vec<(usize, usize)>) -> bool {
    let (Some(i), Some(j)) = (at(a, variant, path), at(b, 0, path)) else {
        return false;
    };
    let (Some(x), Some(y)) = (a.left.get(i), b.left.get(j)) else {
        return false;
    };
    let types = |rule: &Rule, class: usize| rule.classes.get(class).map_or(0, |c| c.allowed.0);
    if types(b, y.class) & !types(a, x.class) != 0 {
        return false;
    }
    match (&x.kind, &y.kind) {
        (LeftKind::Number(m), LeftKind::Number(n)) => m == n,
        (LeftKind::Var(is, first), other) => {
            let kind = match (is, other) {
                (Is::Any, _) => true,
                (Is::Constant, LeftKind::Number(_)) => true,
                (Is::NoConstant, LeftKind::Gate(..)) => true,
                (is, LeftKind::Var(of, _)) => is == of,
                _ => false,
            };
            let original = match other {
                LeftKind::Var(_, Some(first)) => *first,
                _ => j,
            };
            let same = first.is_none_or(|first| bound.iter().any(|(node, of)| *node == first && *of == original));
            bound.push((i, original));
            kind && same
        }
        (LeftKind::Gate(op, cond, n), LeftKind::Gate(other, code, m)) => {
            op == other
                && cond == code
                && n == m
                && (0..*n).all(|arg| {
                    path.push(arg as u8);
                    let covers = covers_at(a, variant, b, path, bound);
                    path.pop();
                    covers
                })
        }
        _ => false,
    }
}
