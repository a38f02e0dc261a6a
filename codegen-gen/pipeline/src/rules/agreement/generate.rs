//! Random expressions of the semantics IR, with values for their parameters.

use onespec_bv::word::{mask, sext};
use onespec_select::Samples;
use onespec_sem::fold;
use onespec_sem::interval::{self, Range};
use onespec_sem::ir::{BinOp, Block, CmpOp, Count, Expr, ExprKind, Ty, UnOp};

const WIDTHS: [u32; 16] = [1, 2, 3, 7, 8, 9, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128];
/// Parameters of each expression.
const PARAMS: usize = 6;
/// Integers are made of so many bits, so that sums and products of a few stay far below 128.
const MAX_INT_BITS: u32 = 24;

/// What an expression is made of.
pub struct Random(Samples);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Samples::new(seed))
    }

    fn next(&mut self) -> u64 {
        self.0.bits()
    }

    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n.into()) as u32
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
pub struct Case {
    pub widths: Vec<u32>,
    pub values: Vec<u128>,
    pub expr: Expr,
}

struct Generator<'a> {
    random: &'a mut Random,
    widths: &'a [u32],
}

pub fn boxed(e: Expr) -> Box<Expr> {
    Box::new(e)
}

pub fn range(e: &Expr) -> Range {
    match e.ty {
        Ty::Int(lo, hi) => (lo, hi),
        _ => panic!("no integer: {e:?}"),
    }
}

fn integer(kind: ExprKind, (lo, hi): Range) -> Expr {
    fold::expr(kind, Ty::Int(lo, hi))
}

pub fn unary_range(op: UnOp, a: Range) -> Option<Range> {
    match op {
        UnOp::Neg => interval::neg(a),
        UnOp::Not => interval::inv(a),
    }
}

pub fn binary_range(op: BinOp, a: Range, b: Range) -> Option<Range> {
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

pub fn case(random: &mut Random) -> Case {
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
