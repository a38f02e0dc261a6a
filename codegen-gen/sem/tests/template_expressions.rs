//! Folding of template expressions beside their evaluation: what is known when a description is read is what a program computes.

use onespec_core::expr::Env;
use onespec_core::isa::UnOp;
use onespec_description::expand::fold;
use onespec_description::model::{BinOp, Expr, Func, Isa};
use onespec_sem::isa_tables as tables;

const OPERATORS: [BinOp; 18] = [
    BinOp::Or,
    BinOp::And,
    BinOp::Eq,
    BinOp::Ne,
    BinOp::Lt,
    BinOp::Le,
    BinOp::Gt,
    BinOp::Ge,
    BinOp::BitOr,
    BinOp::BitXor,
    BinOp::BitAnd,
    BinOp::Shl,
    BinOp::Shr,
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::Div,
    BinOp::Rem,
];
/// Numbers at which something changes.
const EDGES: [i64; 14] = [
    0,
    1,
    -1,
    2,
    7,
    -8,
    31,
    63,
    64,
    65,
    127,
    i64::MAX,
    i64::MIN,
    0x1234_5678_9abc_def0,
];

fn number(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).unwrap_or_default();
    text.parse().unwrap_or(default)
}

/// A random expression twice: over numbers, folded as it is built, and over operands, with their values.
fn random(seed: &mut u64, depth: u32, values: &mut Vec<i64>) -> (Expr, Expr) {
    let mut next = |below: u64| {
        *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (*seed >> 33) % below
    };
    let choice = next(10);
    if depth == 0 || choice == 0 {
        let value = match next(3) {
            0 => next(1 << 20) as i64 - (1 << 19),
            _ => EDGES[next(EDGES.len() as u64) as usize],
        };
        values.push(value);
        return (Expr::Num(value), Expr::Operand((values.len() - 1) as u8));
    }
    let (operator, unary) = (OPERATORS[next(18) as usize], next(3));
    let (low, high) = (next(100) as i64 - 50, next(100) as i64);
    let mut part = || {
        let (known, open) = random(seed, depth - 1, values);
        (Box::new(known), Box::new(open))
    };
    let both = |made: fn(Box<Expr>) -> Expr, (known, open): (Box<Expr>, Box<Expr>)| (fold(made(known)), made(open));
    match choice {
        1 => both(
            [
                |e| Expr::Un(UnOp::Not, e),
                |e| Expr::Un(UnOp::Neg, e),
                |e| Expr::Un(UnOp::Inv, e),
            ][unary as usize],
            part(),
        ),
        2 => {
            let (c, a, b) = (part(), part(), part());
            (fold(Expr::Cond(c.0, a.0, b.0)), Expr::Cond(c.1, a.1, b.1))
        }
        4 => both(
            [
                |e| Expr::Call(Func::Ctz, e),
                |e| Expr::Call(Func::Popcount, e),
                |e| Expr::Call(Func::Sext(12), e),
            ][unary as usize],
            part(),
        ),
        3 => {
            let (known, open) = part();
            let ranges = vec![(low, low + high)];
            (fold(Expr::In(known, ranges.clone())), Expr::In(open, ranges))
        }
        _ => {
            let (a, b) = (part(), part());
            (fold(Expr::Bin(operator, a.0, b.0)), Expr::Bin(operator, a.1, b.1))
        }
    }
}

/// What is folded when a description is read is what is computed when a program is assembled.
#[test]
fn folding_is_evaluation() {
    let (rounds, first) = (number("ONESPEC_ROUNDS", 20_000), number("ONESPEC_SEED", 1));
    println!("ONESPEC_SEED={first}");
    let isa = tables::lower(&Isa::default(), &[], &|_| String::new());
    let mut seed = first;
    for _ in 0..rounds {
        let mut values = Vec::new();
        let (known, open) = random(&mut seed, 4, &mut values);
        let evaluated = Env::of(isa, &[], &[], &values).eval(&tables::expr(&open));
        assert_eq!(known, Expr::Num(evaluated), "{open:?} of {values:?}");
    }
}
