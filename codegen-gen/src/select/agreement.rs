//! Random expressions of the semantics language through every evaluator: the constant folder, the walk in its three domains
//! (concrete values, terms in normal form, SMT terms), and z3 on the text of the SMT terms. Widths 1 to 128, values and
//! amounts at edges. Each operator's definition itself is tested in `onespec-bv`; here it is that all evaluators use it alike.

use super::symbolic::{self, Sym as Normal};
use super::term::{Id, Op, Terms as NormalTerms, Var};
use crate::sem::eval::EvalState;
use crate::sem::eval::concrete::walk as concrete;
use crate::sem::eval::value::Value;
use crate::sem::fold;
use crate::sem::interval::{self, Range};
use crate::sem::ir::{BinOp, Block, CmpOp, Count, Expr, ExprKind, Func, Local, Program, Ty, UnOp};
use crate::sem::smt::domain::{Sym as Smt, walk as smt};
use crate::sem::smt::terms::{Term, Terms as SmtTerms};
use onespec_bv::Bits;
use onespec_bv::word::{self, mask, sext, zext};
use onespec_core::exec::{Host, Service, Stop};
use onespec_core::isa::FeatureSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

const WIDTHS: [u32; 16] = [1, 2, 3, 7, 8, 9, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128];
/// Parameters of each expression.
const PARAMS: usize = 6;
/// Integers are made of so many bits, so that sums and products of a few stay far below 128.
const MAX_INT_BITS: u32 = 24;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u32) -> u32 {
        (self.next() % u64::from(n)) as u32
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }

    /// A value, often one at an edge.
    fn value(&mut self, width: u32) -> u128 {
        let any = u128::from(self.next()) << 64 | u128::from(self.next());
        let bit = 1u128 << self.below(width);
        let value = match self.below(8) {
            0 => 0,
            1 => 1,
            2 => u128::MAX,
            3 => 1 << (width - 1),
            4 => (1 << (width - 1)) - 1,
            5 => bit,
            6 => bit - 1,
            _ => any,
        };
        value & mask(width)
    }
}

/// An expression over parameters, and values for them.
struct Case {
    widths: Vec<u32>,
    values: Vec<u128>,
    expr: Expr,
}

struct Generator<'a> {
    random: &'a mut Random,
    widths: &'a [u32],
}

fn boxed(e: Expr) -> Box<Expr> {
    Box::new(e)
}

fn range(e: &Expr) -> Range {
    match e.ty {
        Ty::Int(lo, hi) => (lo, hi),
        _ => panic!("no integer: {e:?}"),
    }
}

fn integer(kind: ExprKind, (lo, hi): Range) -> Expr {
    fold::expr(kind, Ty::Int(lo, hi))
}

fn unary_range(op: UnOp, a: Range) -> Option<Range> {
    match op {
        UnOp::Neg => interval::neg(a),
        UnOp::Not => interval::inv(a),
    }
}

fn binary_range(op: BinOp, a: Range, b: Range) -> Option<Range> {
    match op {
        BinOp::Add => interval::add(a, b),
        BinOp::Sub => interval::sub(a, b),
        BinOp::Mul => interval::mul(a, b),
        BinOp::And => interval::and(a, b),
        BinOp::Or => interval::or(a, b, false),
        BinOp::Xor => interval::or(a, b, true),
        BinOp::DivU | BinOp::DivS => interval::div(a, b),
        BinOp::RemU | BinOp::RemS => interval::rem(a, b),
        BinOp::Shl => interval::shl(a, b),
        BinOp::ShrU | BinOp::ShrS => interval::shr(a, b),
    }
}

impl Generator<'_> {
    fn leaf(&mut self, width: u32) -> Expr {
        let params: Vec<u32> = (0..PARAMS as u32)
            .filter(|&i| self.widths[i as usize] == width)
            .collect();
        match params.is_empty() || self.random.below(6) == 0 {
            true => fold::constant(width, self.random.value(width)),
            false => fold::local(self.random.pick(&params), Ty::Bits(width)),
        }
    }

    /// Data of a width. Built without folding, so that every operator is there when it is walked.
    fn bits(&mut self, width: u32, depth: u32) -> Expr {
        if depth == 0 {
            return self.leaf(width);
        }
        let d = depth - 1;
        let kind = match self.random.below(if width == 1 { 17 } else { 13 }) {
            0 => return self.leaf(width),
            1 => {
                let op = self.random.pick(&[UnOp::Not, UnOp::Neg]);
                ExprKind::Un(op, boxed(self.bits(width, d)))
            }
            2..=4 => {
                let op = self.random.pick(&BinOp::ALL);
                let a = self.bits(width, d);
                let b = match op.is_shift() {
                    false => self.bits(width, d),
                    true if self.random.below(2) == 0 => self.amount(d),
                    true => {
                        let width = self.random.pick(&WIDTHS);
                        self.bits(width, d)
                    }
                };
                ExprKind::Bin(op, boxed(a), boxed(b))
            }
            5 => ExprKind::Cond(
                boxed(self.bits(1, d)),
                boxed(self.bits(width, d)),
                boxed(self.bits(width, d)),
            ),
            6 => {
                let arm = |e| Block {
                    stmts: Vec::new(),
                    value: Some(boxed(e)),
                };
                ExprKind::IfElse(
                    boxed(self.bits(1, d)),
                    arm(self.bits(width, d)),
                    arm(self.bits(width, d)),
                )
            }
            7 => {
                let whole = width + self.random.below(129 - width);
                // The checker proves that the slice lies within.
                let most = whole - width;
                let lo = match (1..8).rev().find(|bits| (1 << bits) - 1 <= most) {
                    Some(bits) if self.random.below(2) == 0 => {
                        let bits = 1 + self.random.below(bits);
                        integer(ExprKind::ToUint(boxed(self.bits(bits, d))), (0, (1 << bits) - 1))
                    }
                    _ => fold::int(self.random.below(most + 1).into()),
                };
                ExprKind::Slice(boxed(self.bits(whole, d)), boxed(lo))
            }
            8 if width > 1 => {
                let low = 1 + self.random.below(width - 1);
                ExprKind::Concat(boxed(self.bits(width - low, d)), boxed(self.bits(low, d)))
            }
            9 if width > 1 => {
                let from = 1 + self.random.below(width - 1);
                let from = boxed(self.bits(from, d));
                match self.random.below(2) {
                    0 => ExprKind::Zext(from),
                    _ => ExprKind::Sext(from),
                }
            }
            10 if width < 128 => {
                let from = width + 1 + self.random.below(128 - width);
                ExprKind::Trunc(boxed(self.bits(from, d)))
            }
            11 => ExprKind::ToBits(boxed(self.int(d))),
            12 => {
                let times = (1..=width).filter(|n| width.is_multiple_of(*n)).collect::<Vec<_>>();
                let times = self.random.pick(&times);
                ExprKind::Rep(boxed(self.bits(width / times, d)), times)
            }
            13 | 14 => {
                let of = self.random.pick(&WIDTHS);
                let (op, a, b) = match self.random.below(3) {
                    // Integers have signs.
                    0 => (
                        self.random.pick(&[CmpOp::Eq, CmpOp::Ne, CmpOp::LtS, CmpOp::LeS]),
                        self.int(d),
                        self.int(d),
                    ),
                    _ => (self.random.pick(&CmpOp::ALL), self.bits(of, d), self.bits(of, d)),
                };
                ExprKind::Cmp(op, boxed(a), boxed(b))
            }
            15 => ExprKind::AndAlso(boxed(self.bits(1, d)), boxed(self.bits(1, d))),
            16 => ExprKind::OrElse(boxed(self.bits(1, d)), boxed(self.bits(1, d))),
            _ => return self.leaf(width),
        };
        fold::expr(kind, Ty::Bits(width))
    }

    /// An integer that is not negative.
    fn amount(&mut self, depth: u32) -> Expr {
        let width = 1 + self.random.below(8);
        let data = self.bits(width, depth);
        integer(ExprKind::ToUint(boxed(data)), (0, (1 << width) - 1))
    }

    fn int(&mut self, depth: u32) -> Expr {
        let d = depth.saturating_sub(1);
        let made = match self.random.below(if depth == 0 { 2 } else { 10 }) {
            0 => return fold::int(sext(self.random.value(16), 16)),
            1 => {
                let width = 1 + self.random.below(MAX_INT_BITS);
                let data = boxed(self.bits(width, d));
                Some(match self.random.below(2) {
                    0 => integer(ExprKind::ToUint(data), (0, (1 << width) - 1)),
                    _ => integer(ExprKind::ToSint(data), (-(1 << (width - 1)), (1 << (width - 1)) - 1)),
                })
            }
            2 => {
                let width = self.random.pick(&WIDTHS);
                let count = self.random.pick(&[Count::Clz, Count::Ctz, Count::Popcount]);
                Some(integer(
                    ExprKind::Count(count, boxed(self.bits(width, d))),
                    (0, width.into()),
                ))
            }
            3 => {
                let a = self.int(d);
                let op = self.random.pick(&[UnOp::Neg, UnOp::Not]);
                unary_range(op, range(&a)).map(|range| integer(ExprKind::Un(op, boxed(a)), range))
            }
            4 | 5 => self.int_binary(d),
            6 => {
                let (a, b) = (self.int(d), self.int(d));
                let of = interval::min(range(&a), range(&b));
                Some(integer(ExprKind::IMin(boxed(a), boxed(b)), of))
            }
            7 => {
                let (a, b) = (self.int(d), self.int(d));
                let of = interval::max(range(&a), range(&b));
                Some(integer(ExprKind::IMax(boxed(a), boxed(b)), of))
            }
            8 => {
                let (a, b) = (self.int(d), self.int(d));
                let of = interval::union(range(&a), range(&b));
                Some(integer(ExprKind::Cond(boxed(self.bits(1, d)), boxed(a), boxed(b)), of))
            }
            _ => Some(self.amount(d)),
        };
        let small = made.filter(|e| range(e).0 > -(1 << 60) && range(e).1 < 1 << 60);
        small.unwrap_or_else(|| fold::int(self.random.below(100).into()))
    }

    fn int_binary(&mut self, depth: u32) -> Option<Expr> {
        let a = self.int(depth);
        let positive = fold::int((1 + self.random.below(300)).into());
        let (op, b) = match self.random.below(10) {
            0 => (BinOp::Add, self.int(depth)),
            1 => (BinOp::Sub, self.int(depth)),
            2 => (BinOp::Mul, self.int(depth)),
            3 => (BinOp::And, self.int(depth)),
            4 => (BinOp::Or, self.int(depth)),
            5 => (BinOp::Xor, self.int(depth)),
            6 => (BinOp::DivS, positive),
            7 => (BinOp::RemS, positive),
            8 => (BinOp::Shl, fold::int(self.random.below(20).into())),
            _ => (BinOp::ShrS, self.amount(depth)),
        };
        let of = binary_range(op, range(&a), range(&b))?;
        Some(integer(ExprKind::Bin(op, boxed(a), boxed(b)), of))
    }
}

fn case(random: &mut Random) -> Case {
    let widths: Vec<u32> = (0..PARAMS)
        .map(|i| match i {
            0 => 1,
            1 => 8,
            _ => random.pick(&WIDTHS),
        })
        .collect();
    let values = widths.iter().map(|&width| random.value(width)).collect();
    let (width, depth) = (random.pick(&widths), 1 + random.below(4));
    let mut generator = Generator {
        random,
        widths: &widths,
    };
    let expr = generator.bits(width, depth);
    Case { widths, values, expr }
}

impl Case {
    fn program(&self) -> Program {
        let local = |(i, width): (usize, &u32)| Local {
            name: format!("x{i}"),
            ty: Ty::Bits(*width),
            mutable: false,
        };
        let func = Func {
            name: "expression".into(),
            params: (0..self.widths.len() as u32).collect(),
            locals: self.widths.iter().enumerate().map(local).collect(),
            body: Block {
                stmts: Vec::new(),
                value: Some(boxed(self.expr.clone())),
            },
            result: self.expr.ty.clone(),
            effects: Default::default(),
        };
        Program {
            funcs: vec![func],
            ..Program::default()
        }
    }

    fn concrete(&self, program: &Program) -> u128 {
        let mut machine = Nothing(EvalState::new(program, FeatureSet::default(), &[]));
        let args = self.widths.iter().zip(&self.values);
        let args = args
            .map(|(width, value)| Value::Bits(Bits::new(*width, *value)))
            .collect();
        match concrete(program, &mut machine, &mut NoHost, (0, 4), &[]).call(0, args) {
            Ok(Value::Bits(bits)) => bits.low(),
            other => panic!("{other:?}: {:?}", self.expr),
        }
    }

    /// By folding, after parameters have become constants; and whether nothing is left to be walked.
    fn folded(&self) -> (u128, bool) {
        let folded = refold(&self.expr, &self.widths, &self.values);
        match fold::as_const(&folded) {
            Some(value) => (value, true),
            None => {
                let rest = Case {
                    widths: self.widths.clone(),
                    values: self.values.clone(),
                    expr: folded,
                };
                (rest.concrete(&rest.program()), false)
            }
        }
    }

    /// As a term of constants, or of variables whose values are put in afterwards. `None`: the term grew too large.
    fn normal(&self, program: &Program, known: bool) -> Option<u128> {
        let world = symbolic::World {
            program,
            operands: &[],
            reads: &[],
            given: &[],
            unobserved: &[],
            features: &[],
            ilen: 4,
        };
        let mut terms = NormalTerms::default();
        let args = self.widths.iter().zip(&self.values).enumerate();
        let args = args.map(|(i, (&width, &value))| {
            Normal::Term(match known {
                true => terms.constant(width, value),
                false => terms.var(Var::Wire(i as u8), width),
            })
        });
        let args = args.collect();
        let value = symbolic::walk(&world, &mut terms).call(0, args);
        match value {
            _ if terms.is_full() => None,
            Ok(Normal::Term(id)) => Some(term_value(&terms, id, &self.values)),
            other => panic!("{other:?}: {:?}", self.expr),
        }
    }

    /// The term over parameters that are declared in `terms`.
    fn smt(&self, program: &Program, terms: &mut SmtTerms, params: Vec<Term>) -> Term {
        let args = params.into_iter().map(Smt::Bits).collect();
        match smt(program, terms, None).call(0, args) {
            Ok(Smt::Bits(term)) => term,
            other => panic!("{other:?}: {:?}", self.expr),
        }
    }
}

/// The expression made again by the constructors that fold, with constants for parameters.
fn refold(e: &Expr, widths: &[u32], values: &[u128]) -> Expr {
    let of = |e: &Expr| refold(e, widths, values);
    let width = e.ty.bits().unwrap_or(0);
    let value = |block: &Block| of(block.value.as_deref().expect("a value"));
    match &e.kind {
        ExprKind::Const(_) | ExprKind::Int(_) => e.clone(),
        ExprKind::Local(i) => fold::constant(widths[*i as usize], values[*i as usize]),
        ExprKind::Un(op, x) if matches!(e.ty, Ty::Int(..)) => {
            let x = of(x);
            let range = unary_range(*op, range(&x)).expect("few bits");
            fold::int_expr(ExprKind::Un(*op, boxed(x)), range)
        }
        ExprKind::Un(op, x) => fold::un(*op, of(x)),
        ExprKind::Bin(op, a, b) if matches!(e.ty, Ty::Int(..)) => {
            let (a, b) = (of(a), of(b));
            let range = binary_range(*op, range(&a), range(&b)).expect("few bits");
            fold::int_expr(ExprKind::Bin(*op, boxed(a), boxed(b)), range)
        }
        ExprKind::Bin(op, a, b) => fold::bin(*op, of(a), of(b)),
        ExprKind::Cmp(op, a, b) => fold::cmp(*op, of(a), of(b)),
        ExprKind::AndAlso(a, b) => fold::and_also(of(a), of(b)),
        ExprKind::OrElse(a, b) => fold::or_else(of(a), of(b)),
        ExprKind::Cond(c, a, b) => choice(of(c), of(a), of(b)),
        ExprKind::IfElse(c, a, b) => choice(of(c), value(a), value(b)),
        ExprKind::Slice(x, lo) => fold::slice(of(x), of(lo), width),
        ExprKind::Concat(a, b) => fold::concat(of(a), of(b)),
        ExprKind::Zext(x) => fold::zext(of(x), width),
        ExprKind::Sext(x) => fold::sext(of(x), width),
        ExprKind::Trunc(x) => fold::trunc(of(x), width),
        ExprKind::ToBits(x) => fold::to_bits(of(x), width),
        ExprKind::ToUint(x) => fold::to_uint(of(x)).expect("few bits"),
        ExprKind::ToSint(x) => fold::to_sint(of(x)).expect("few bits"),
        ExprKind::Rep(x, times) => fold::rep(of(x), *times),
        ExprKind::Count(count, x) => fold::count(*count, of(x)),
        ExprKind::IMin(a, b) => fold::imin(of(a), of(b)),
        ExprKind::IMax(a, b) => fold::imax(of(a), of(b)),
        other => panic!("not generated: {other:?}"),
    }
}

fn choice(cond: Expr, yes: Expr, no: Expr) -> Expr {
    let ty = yes.ty.clone();
    match fold::as_bool(&cond) {
        Some(true) => yes,
        Some(false) => no,
        None => fold::expr(ExprKind::Cond(boxed(cond), boxed(yes), boxed(no)), ty),
    }
}

/// The value of a term in normal form, by the definition of each operator.
fn term_value(terms: &NormalTerms, id: Id, wires: &[u128]) -> u128 {
    let node = terms.node(id);
    let width = node.width;
    let of = |i: usize| term_value(terms, node.args[i], wires);
    let wide = |i: usize| terms.width(node.args[i]);
    let two = |op: BinOp| word::binary(op, of(0), of(1), width);
    let all = |op: BinOp| {
        let values = (0..node.args.len()).map(of);
        values.reduce(|a, b| word::binary(op, a, b, width)).unwrap_or(0)
    };
    let compare = |op: CmpOp| u128::from(word::compare(op, of(0), of(1), wide(0)));
    let count = |op: Count| u128::from(word::count(op, of(0), wide(0)));
    let value = match &node.op {
        Op::Const(value) => *value,
        Op::Var(Var::Wire(i)) => wires[usize::from(*i)],
        Op::Lin(constant, factors) => {
            let sum = factors.iter().enumerate().map(|(i, k)| k.wrapping_mul(of(i)));
            sum.fold(*constant, u128::wrapping_add)
        }
        Op::Mul => all(BinOp::Mul),
        Op::And => all(BinOp::And),
        Op::Or => all(BinOp::Or),
        Op::Xor => all(BinOp::Xor),
        Op::Shl => two(BinOp::Shl),
        Op::Shr => two(BinOp::ShrU),
        Op::Sar => two(BinOp::ShrS),
        Op::Rotl => word::rotl(of(0), of(1), width),
        Op::Udiv => two(BinOp::DivU),
        Op::Urem => two(BinOp::RemU),
        Op::Sdiv => two(BinOp::DivS),
        Op::Srem => two(BinOp::RemS),
        Op::Eq => compare(CmpOp::Eq),
        Op::Ult => compare(CmpOp::LtU),
        Op::Slt => compare(CmpOp::LtS),
        Op::Ite => of(if of(0) != 0 { 1 } else { 2 }),
        Op::Slice(lo) => of(0) >> lo,
        Op::Concat => {
            let mut at = 0;
            (0..node.args.len()).fold(0, |all, i| {
                let all = all | of(i) << at;
                at += wide(i);
                all
            })
        }
        Op::Sext => sext(of(0), wide(0)) as u128,
        Op::Clz => count(Count::Clz),
        Op::Ctz => count(Count::Ctz),
        Op::Pop => count(Count::Popcount),
        other => panic!("not generated: {other:?}"),
    };
    zext(value, width)
}

struct Nothing(EvalState);

impl AsMut<EvalState> for Nothing {
    fn as_mut(&mut self) -> &mut EvalState {
        &mut self.0
    }
}

struct NoHost;

impl Host<Nothing> for NoHost {
    fn load(&mut self, _: &mut Nothing, _: u64, _: u32) -> Result<u64, Stop> {
        Err(Stop)
    }

    fn store(&mut self, _: &mut Nothing, _: u64, _: u32, _: u64) -> Result<(), Stop> {
        Err(Stop)
    }

    fn phys_load(&mut self, _: &mut Nothing, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn phys_store(&mut self, _: &mut Nothing, _: u64, _: u32, _: u64) -> bool {
        false
    }

    fn readable(&mut self, _: &mut Nothing, _: u64, _: u32) -> bool {
        false
    }

    fn service(&mut self, _: &mut Nothing, _: Service, _: &[u64]) -> Result<u64, Stop> {
        Err(Stop)
    }
}

/// A number from the environment.
fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(otherwise)
}

#[test]
fn every_evaluator_gives_the_same_value() {
    let (seed, rounds) = (setting("ONESPEC_SEED", 1), setting("ONESPEC_ROUNDS", 3000));
    println!("seed {seed}, {rounds} expressions");
    let mut random = Random(seed);
    let (mut too_large, mut not_folded) = (0, 0);
    for round in 0..rounds {
        let case = case(&mut random);
        let program = case.program();
        let wanted = case.concrete(&program);
        let about = || {
            format!(
                "expression {round} of seed {seed}, values {:x?}: {:?}",
                case.values, case.expr
            )
        };
        let (folded, is_constant) = case.folded();
        assert_eq!(folded, wanted, "folded: {}", about());
        not_folded += u64::from(!is_constant);
        for known in [true, false] {
            match case.normal(&program, known) {
                Some(value) => assert_eq!(value, wanted, "normal form, known {known}: {}", about()),
                None => too_large += 1,
            }
        }
        let mut terms = SmtTerms::default();
        let params = case.widths.iter().zip(&case.values);
        let params = params.map(|(width, value)| Term::constant(*width, *value)).collect();
        if let Some(known) = case.smt(&program, &mut terms, params).known {
            assert_eq!(known, wanted, "SMT term of constants: {}", about());
        }
    }
    assert!(too_large * 5 < rounds, "{too_large} of {rounds} terms are too large");
    assert!(
        not_folded * 20 < rounds,
        "{not_folded} of {rounds} expressions of constants are not folded"
    );
}

/// Texts for one run of z3.
const BATCH: u64 = 500;

#[test]
#[ignore = "needs z3"]
fn z3_gives_the_same_value() {
    let (seed, rounds) = (setting("ONESPEC_SEED", 1), setting("ONESPEC_ROUNDS", 3000));
    println!("seed {seed}, {rounds} expressions");
    let mut random = Random(seed);
    let mut done = 0;
    while done < rounds {
        let cases: Vec<Case> = (0..BATCH.min(rounds - done)).map(|_| case(&mut random)).collect();
        let mut text = String::new();
        for case in &cases {
            let mut terms = SmtTerms::default();
            let params = case.widths.iter().enumerate();
            let params = params
                .map(|(i, width)| Term::variable(&format!("x{i}"), *width))
                .collect();
            let term = case.smt(&case.program(), &mut terms, params);
            text.push_str("(push)\n");
            for (i, (width, value)) in case.widths.iter().zip(&case.values).enumerate() {
                let _ = writeln!(text, "(define-fun x{i} () (_ BitVec {width}) (_ bv{value} {width}))");
            }
            let _ = writeln!(text, "{}(simplify (bv2nat {}))\n(pop)", terms.text, term.text);
        }
        let answers = z3(&text);
        let answers: Vec<&str> = answers.lines().collect();
        assert_eq!(answers.len(), cases.len(), "z3 says {answers:?}");
        for (number, (case, answer)) in (done..).zip(cases.iter().zip(answers)) {
            let wanted = case.concrete(&case.program()).to_string();
            assert_eq!(
                answer, wanted,
                "expression {number} of seed {seed}, {:x?}: {:?}",
                case.values, case.expr
            );
        }
        done += BATCH;
    }
}

fn z3(text: &str) -> String {
    let mut child = Command::new("z3")
        .arg("-in")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("z3 is on this machine");
    let mut input = child.stdin.take().expect("piped");
    let text = text.to_string();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("z3 ends");
    writer.join().expect("no panic").expect("z3 reads all");
    String::from_utf8(output.stdout).expect("text")
}
