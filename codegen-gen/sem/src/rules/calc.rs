//! Computations on constants as steps ([`onespec_bv::calc`]): the conditions of `simplify` and `select` rules and the constants on their
//! right sides are one language. Constants are numbers without sign, and plain operators are those of such numbers; `s` behind an
//! operator makes it that of signed ones, and `s(c)` is a constant with its sign.

use super::wrong::{Res, wrong};
use onespec_bv::calc::Step;
use onespec_bv::{Compare, Count, Unary};
use onespec_description::syntax::rules::{Span, Tree, TreeKind, arithmetic};
use onespec_diag::did_you_mean;

/// What a computation gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Number,
    /// 0 or 1.
    Answer,
}

/// The steps of a part of a computation, and what they give.
pub type Typed<L> = (Vec<Step<L>>, Kind);

/// What names mean in a computation.
pub trait Names {
    type Leaf: Copy;

    /// The value of a name.
    fn name(&self, name: &str, span: Span) -> Res<Step<Self::Leaf>>;

    /// Bits of the type of a constant; `None` where the name is none.
    fn width(&self, constant: &str) -> Option<Step<Self::Leaf>>;

    /// Bits of what the rule computes.
    fn own_width(&self) -> Step<Self::Leaf>;

    /// A function that not all rules have: its steps, and what they give. `None`: there is no function of that name.
    fn call(&self, name: &str, args: &[Tree], span: Span) -> Option<Res<Typed<Self::Leaf>>>;

    /// Functions of [`Names::call`], for hints.
    fn functions(&self) -> &'static [&'static str];
}

/// The most steps of a computation.
const MAX_STEPS: usize = 60;
/// Functions that all rules have.
const FUNCTIONS: [&str; 7] = ["ctz", "clz", "popcount", "ones", "is_pow2", "s", "u"];

/// A computation that gives a number, or an answer.
pub fn compile<N: Names>(names: &N, tree: &Tree, want: Kind) -> Res<Vec<Step<N::Leaf>>> {
    let mut steps = Vec::new();
    typed(names, tree, want, &mut steps)?;
    match steps.len() > MAX_STEPS {
        true => wrong("E0607", tree.span, "this computation is too long", "make it simpler"),
        false => Ok(steps),
    }
}

/// The same as a signed number of the width of its first constant, unless it says by itself how its bits are meant.
pub fn signed<N: Names>(names: &N, tree: &Tree) -> Res<Vec<Step<N::Leaf>>> {
    let mut steps = compile(names, tree, Kind::Number)?;
    let told = matches!(&tree.kind, TreeKind::Call(name, _) if name == "s" || name == "u");
    if !told && let Some(width) = first(names, tree) {
        steps.extend([width, Step::Sext]);
    }
    Ok(steps)
}

/// Bits of the first constant of a computation.
fn first<N: Names>(names: &N, tree: &Tree) -> Option<Step<N::Leaf>> {
    match &tree.kind {
        TreeKind::Number(_) => None,
        TreeKind::Name(name) => names.width(name),
        TreeKind::Call(_, args) => args.iter().find_map(|arg| first(names, arg)),
        TreeKind::Unary(_, a) => first(names, a),
        TreeKind::Binary(_, a, b) => first(names, a).or_else(|| first(names, b)),
        TreeKind::Cond(a, b, c) => [a, b, c].into_iter().find_map(|part| first(names, part)),
    }
}

fn typed<N: Names>(names: &N, tree: &Tree, want: Kind, out: &mut Vec<Step<N::Leaf>>) -> Res<()> {
    match (any(names, tree, out)?, want) {
        (kind, want) if kind == want => Ok(()),
        (Kind::Number, _) => wrong(
            "E0604",
            tree.span,
            "a condition is needed, this is a number",
            "compare it",
        ),
        (Kind::Answer, _) => wrong(
            "E0604",
            tree.span,
            "a number is needed, this is a condition",
            "write c ? 1 : 0",
        ),
    }
}

fn any<N: Names>(names: &N, tree: &Tree, out: &mut Vec<Step<N::Leaf>>) -> Res<Kind> {
    use Kind::{Answer, Number};
    match &tree.kind {
        TreeKind::Number(n) => match i64::try_from(*n) {
            Ok(n) => out.push(Step::Number(n)),
            Err(_) => return wrong("E0607", tree.span, "this number is too large", "numbers have 64 bits"),
        },
        TreeKind::Name(name) if name == "w" => out.push(names.own_width()),
        TreeKind::Name(name) => out.push(names.name(name, tree.span)?),
        TreeKind::Unary("!", a) => {
            typed(names, a, Answer, out)?;
            out.push(Step::IsZero);
            return Ok(Answer);
        }
        TreeKind::Unary(op, a) => {
            typed(names, a, Number, out)?;
            out.push(Step::Unary(if *op == "-" { Unary::Neg } else { Unary::Not }));
        }
        TreeKind::Binary(op, a, b) => return binary(names, op, a, b, out),
        TreeKind::Cond(c, a, b) => {
            typed(names, c, Answer, out)?;
            let kind = any(names, a, out)?;
            typed(names, b, kind, out)?;
            out.push(Step::Choose);
            return Ok(kind);
        }
        TreeKind::Call(name, args) => return call(names, name, args, tree, out),
    }
    Ok(Number)
}

fn binary<N: Names>(names: &N, op: &str, a: &Tree, b: &Tree, out: &mut Vec<Step<N::Leaf>>) -> Res<Kind> {
    let is_signed = op.ends_with('s');
    let either = |signed, unsigned| if is_signed { signed } else { unsigned };
    let (less, not_above) = (either(Compare::LtS, Compare::LtU), either(Compare::LeS, Compare::LeU));
    let plain = op.trim_end_matches(['u', 's']);
    let (step, of) = match plain {
        "||" => (Step::Either, Kind::Answer),
        "&&" => (Step::Both, Kind::Answer),
        "==" => (Step::Compare(Compare::Eq), Kind::Number),
        "!=" => (Step::Compare(Compare::Ne), Kind::Number),
        "<" | ">" => (Step::Compare(less), Kind::Number),
        "<=" | ">=" => (Step::Compare(not_above), Kind::Number),
        _ => {
            typed(names, a, Kind::Number, out)?;
            typed(names, b, Kind::Number, out)?;
            out.extend(arithmetic(op).map(Step::Binary));
            return Ok(Kind::Number);
        }
    };
    let exchanged = matches!(plain, ">" | ">=");
    let (first, second) = if exchanged { (b, a) } else { (a, b) };
    typed(names, first, of, out)?;
    typed(names, second, of, out)?;
    out.push(step);
    Ok(Kind::Answer)
}

fn call<N: Names>(names: &N, name: &str, args: &[Tree], tree: &Tree, out: &mut Vec<Step<N::Leaf>>) -> Res<Kind> {
    if let Some(own) = names.call(name, args, tree.span) {
        let (steps, kind) = own?;
        out.extend(steps);
        return Ok(kind);
    }
    if !FUNCTIONS.contains(&name) {
        let known = || FUNCTIONS.iter().chain(names.functions()).copied();
        let help = did_you_mean(name, known());
        let help = help.unwrap_or_else(|| format!("there are: {}", known().collect::<Vec<_>>().join(", ")));
        return wrong("E0608", tree.span, format!("unknown function `{name}`"), help);
    }
    let [arg] = args else {
        let message = format!("`{name}` takes 1 operand, {} given", args.len());
        return wrong("E0603", tree.span, message, "functions on constants take one");
    };
    typed(names, arg, Kind::Number, out)?;
    let width = first(names, arg).unwrap_or_else(|| names.own_width());
    match name {
        "ctz" => out.extend([width, Step::Count(Count::Ctz)]),
        "clz" => out.extend([width, Step::Count(Count::Clz)]),
        "popcount" => out.extend([width, Step::Count(Count::Popcount)]),
        "s" => out.extend([width, Step::Sext]),
        "u" => out.extend([width, Step::Zext]),
        "ones" => out.push(Step::Ones),
        _ => {
            out.push(Step::IsPowerOfTwo);
            return Ok(Kind::Answer);
        }
    }
    Ok(Kind::Number)
}
