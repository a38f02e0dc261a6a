//! Random expressions of the semantics language through every evaluator: the constant folder, the walk in its three domains
//! (concrete values, terms in normal form, SMT terms), and z3 on the text of the SMT terms. Widths 1 to 128, values and
//! amounts at edges. Each operator's definition itself is tested in `onespec-bv`; here it is that all evaluators use it alike.

mod generate;

use super::solver::z3;
use generate::{Case, Random, binary_range, boxed, case, range, unary_range};
use onespec_bv::Bits;
use onespec_bv::word::{self, sext, zext};
use onespec_core::isa::FeatureSet;
use onespec_graph::semantics::NoMemory;
use onespec_lanes::term::{Id, Op, Terms as NormalTerms, Var};
use onespec_select::symbolic::{self, Sym as Normal};
use onespec_sem::eval::EvalState;
use onespec_sem::eval::concrete::walk as concrete;
use onespec_sem::eval::gates::{Memory, NoProcessor};
use onespec_sem::eval::value::Value;
use onespec_sem::fold;
use onespec_sem::ir::{BinOp, Block, CmpOp, Count, Expr, ExprKind, Func, Local, Program, Ty};
use onespec_sem::smt::domain::{Sym as Smt, walk as smt};
use onespec_sem::smt::terms::{Term, Terms as SmtTerms};
use std::fmt::Write as _;

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
        let mut machine = NoProcessor(EvalState::new(program, FeatureSet::default(), &[]));
        let mut none = NoMemory;
        let mut host = Memory(&mut none);
        let args = self.widths.iter().zip(&self.values);
        let args = args
            .map(|(width, value)| Value::Bits(Bits::new(*width, *value)))
            .collect();
        match concrete(program, &mut machine, &mut host, (0, 4), &[]).call(0, args) {
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
        let wanted = std::cell::Cell::new(None);
        let world = symbolic::World {
            variables: &[],
            wanted: &wanted,
            assumed: &std::cell::Cell::new(false),
            program,
            operands: &[],
            reads: &[],
            given: &[],
            unobserved: &[],
            parts: &[],
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
    println!("ONESPEC_SEED={seed} ONESPEC_ROUNDS={rounds}");
    let mut random = Random::new(seed);
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
    println!("ONESPEC_SEED={seed} ONESPEC_ROUNDS={rounds}");
    let mut random = Random::new(seed);
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
        let answers = z3(&text).expect("z3 is on this machine");
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
