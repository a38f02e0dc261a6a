//! Computations on constants: checked here, done by [`value`] when rules are proven, and printed as Rust by `emit`.
//!
//! Numbers have 128 bits and wrap; `/` and `%` by zero give 0, shifts by 128 and more give 0.

use super::resolve::{Res, Resolver, wrong};
use super::{Calc, Is, LeftKind};
use crate::source::did_you_mean;
use crate::syntax::rules::{Tree, TreeKind};

/// What a computation gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Answer,
}

const FUNCTIONS: [&str; 4] = ["ctz", "popcount", "ones", "is_pow2"];
const OTHER: [&str; 3] = ["s", "width", "fold.GATE"];

/// Checks a computation and resolves its names.
pub(super) fn typed(rule: &Resolver<'_>, tree: &Tree, want: Kind) -> Res<Calc> {
    let (calc, kind) = any(rule, tree)?;
    match (kind, want) {
        _ if kind == want => Ok(calc),
        (Kind::Number, Kind::Answer) => wrong(
            "E0604",
            tree.span,
            "a condition is needed, this is a number",
            "compare it",
        ),
        _ => wrong(
            "E0604",
            tree.span,
            "a number is needed, this is a condition",
            "write c ? 1 : 0",
        ),
    }
}

fn any(rule: &Resolver<'_>, tree: &Tree) -> Res<(Calc, Kind)> {
    use Kind::{Answer, Number};
    let number = |e: &Tree| typed(rule, e, Number).map(Box::new);
    let answer = |e: &Tree| typed(rule, e, Answer).map(Box::new);
    Ok(match &tree.kind {
        TreeKind::Number(n) => (Calc::Number(*n as u128), Number),
        TreeKind::Name(name) if name == "w" => (Calc::Width(rule.root), Number),
        TreeKind::Name(name) => (Calc::Constant(constant(rule, name, tree)?), Number),
        TreeKind::Unary("!", e) => (Calc::Unary("!", answer(e)?), Answer),
        TreeKind::Unary(op, e) => (Calc::Unary(op, number(e)?), Number),
        TreeKind::Binary(op @ ("&&" | "||"), a, b) => (Calc::Binary(op, answer(a)?, answer(b)?), Answer),
        TreeKind::Binary(op, a, b) => {
            let compares = op.starts_with(['<', '>', '=', '!']) && !op.starts_with("<<") && !op.starts_with(">>");
            (
                Calc::Binary(op, number(a)?, number(b)?),
                if compares { Answer } else { Number },
            )
        }
        TreeKind::Cond(c, a, b) => {
            let (yes, kind) = any(rule, a)?;
            (
                Calc::Cond(answer(c)?, Box::new(yes), Box::new(typed(rule, b, kind)?)),
                kind,
            )
        }
        TreeKind::Call(name, args) => call(rule, name, args, tree)?,
    })
}

fn call(rule: &Resolver<'_>, name: &str, args: &[Tree], tree: &Tree) -> Res<(Calc, Kind)> {
    if let Some(gate) = name.strip_prefix("fold.") {
        let Some(op) = rule.opcode(gate) else {
            let known = rule.graph.gates.iter().map(|g| g.name.as_str());
            let near = did_you_mean(gate, known).unwrap_or_else(|| "fold.NAME computes a gate".into());
            return wrong("E0602", tree.span, format!("unknown gate `{gate}`"), near);
        };
        let takes = rule.graph.gates.get(usize::from(op)).map_or(0, |g| g.values.len());
        if takes != args.len() {
            let message = format!("`{gate}` takes {takes} operands, {} given", args.len());
            return wrong("E0603", tree.span, message, "operands are the value inputs of the gate");
        }
        let args = args.iter().map(|e| typed(rule, e, Kind::Number)).collect::<Res<_>>()?;
        return Ok((Calc::Fold(op, rule.root, args), Kind::Number));
    }
    let [arg] = args else {
        let message = format!("`{name}` takes 1 operand, {} given", args.len());
        return wrong("E0603", tree.span, message, "functions on constants take one");
    };
    if let Some(known) = FUNCTIONS.into_iter().find(|known| *known == name) {
        let kind = if known == "is_pow2" { Kind::Answer } else { Kind::Number };
        return Ok((Calc::Function(known, Box::new(typed(rule, arg, Kind::Number)?)), kind));
    }
    match (name, &arg.kind) {
        ("s", TreeKind::Name(of)) => Ok((Calc::Signed(constant(rule, of, arg)?), Kind::Number)),
        ("width", TreeKind::Name(of)) => {
            let class = rule.names.iter().find(|(known, _)| known == of);
            let class = class.and_then(|(_, node)| rule.left.get(*node)).map(|left| left.class);
            match class.or_else(|| rule.type_variable(of)) {
                Some(class) => Ok((Calc::Width(class), Kind::Number)),
                None => unbound(rule, of, arg),
            }
        }
        _ => {
            let known = FUNCTIONS.into_iter().chain(OTHER);
            let near = did_you_mean(name, known.clone());
            let help = near.unwrap_or_else(|| format!("there are: {}", known.collect::<Vec<_>>().join(", ")));
            wrong("E0608", tree.span, format!("unknown function `{name}`"), help)
        }
    }
}

/// The node that binds a constant.
fn constant(rule: &Resolver<'_>, name: &str, tree: &Tree) -> Res<usize> {
    let Some((_, node)) = rule.names.iter().find(|(known, _)| known == name) else {
        return unbound(rule, name, tree);
    };
    match rule.left.get(*node).map(|left| &left.kind) {
        Some(LeftKind::Var(Is::Constant, _)) => Ok(*node),
        _ => {
            let help = format!("write `{name}: const` on the left");
            wrong("E0604", tree.span, format!("`{name}` is no constant"), help)
        }
    }
}

fn unbound<T>(rule: &Resolver<'_>, name: &str, tree: &Tree) -> Res<T> {
    let known = rule.names.iter().map(|(name, _)| name.as_str());
    let help = did_you_mean(name, known).unwrap_or_else(|| "bind it on the left".into());
    wrong(
        "E0611",
        tree.span,
        format!("variable `{name}` stands on the right only"),
        help,
    )
}

pub(super) fn renumber(calc: &mut Calc, number: &mut dyn FnMut(usize) -> usize) {
    match calc {
        Calc::Number(_) | Calc::Constant(_) | Calc::Signed(_) => {}
        Calc::Width(class) => *class = number(*class),
        Calc::Unary(_, a) | Calc::Function(_, a) => renumber(a, number),
        Calc::Binary(_, a, b) => {
            renumber(a, number);
            renumber(b, number);
        }
        Calc::Cond(a, b, c) => {
            renumber(a, number);
            renumber(b, number);
            renumber(c, number);
        }
        Calc::Fold(_, class, args) => {
            *class = number(*class);
            args.iter_mut().for_each(|arg| renumber(arg, number));
        }
    }
}

/// What a computation looks at.
pub(super) trait World {
    /// The constant that a node matched, and its width.
    fn constant(&self, node: usize) -> (u64, u32);
    fn width(&self, class: usize) -> u32;
    fn fold(&mut self, op: u16, class: usize, values: &[u64]) -> Option<u64>;
}

/// The value of a computation; answers are 0 and 1. `None`: a gate has no value for these types.
pub(super) fn value(world: &mut dyn World, calc: &Calc) -> Option<u128> {
    Some(match calc {
        Calc::Number(n) => *n,
        Calc::Constant(node) => world.constant(*node).0.into(),
        Calc::Signed(node) => {
            let (value, width) = world.constant(*node);
            ((u128::from(value) << (128 - width)) as i128 >> (128 - width)) as u128
        }
        Calc::Width(class) => world.width(*class).into(),
        Calc::Unary(op, a) => {
            let a = value(world, a)?;
            match *op {
                "~" => !a,
                "-" => a.wrapping_neg(),
                _ => u128::from(a == 0),
            }
        }
        Calc::Binary("&&", a, b) => match value(world, a)? {
            0 => 0,
            _ => value(world, b)?,
        },
        Calc::Binary("||", a, b) => match value(world, a)? {
            0 => value(world, b)?,
            _ => 1,
        },
        Calc::Binary(op, a, b) => binary(op, value(world, a)?, value(world, b)?),
        Calc::Cond(c, a, b) => match value(world, c)? {
            0 => value(world, b)?,
            _ => value(world, a)?,
        },
        Calc::Function(name, a) => {
            let a = value(world, a)?;
            match *name {
                "ctz" => a.trailing_zeros().into(),
                "popcount" => a.count_ones().into(),
                "is_pow2" => u128::from(a.is_power_of_two()),
                _ => u32::try_from(a)
                    .ok()
                    .and_then(|n| 1u128.checked_shl(n))
                    .map_or(u128::MAX, |n| n - 1),
            }
        }
        Calc::Fold(op, class, args) => {
            let width = world.width(*class);
            let mut values = Vec::new();
            for arg in args {
                values.push(value(world, arg)? as u64 & (u64::MAX >> (64 - width)));
            }
            world.fold(*op, *class, &values)?.into()
        }
    })
}

fn binary(op: &str, a: u128, b: u128) -> u128 {
    let shift = u32::try_from(b).ok();
    let (sa, sb) = (a as i128, b as i128);
    match op {
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" | "/u" => a.checked_div(b).unwrap_or(0),
        "%" | "%u" => a.checked_rem(b).unwrap_or(0),
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        "<<" => shift.and_then(|n| a.checked_shl(n)).unwrap_or(0),
        ">>" => shift.and_then(|n| a.checked_shr(n)).unwrap_or(0),
        ">>s" => (sa >> shift.unwrap_or(127).min(127)) as u128,
        "==" => u128::from(a == b),
        "!=" => u128::from(a != b),
        "<" | "<u" => u128::from(a < b),
        "<=" | "<=u" => u128::from(a <= b),
        ">" | ">u" => u128::from(a > b),
        ">=" | ">=u" => u128::from(a >= b),
        "<s" => u128::from(sa < sb),
        "<=s" => u128::from(sa <= sb),
        ">s" => u128::from(sa > sb),
        _ => u128::from(sa >= sb),
    }
}
