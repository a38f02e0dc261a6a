//! Patterns as bytes, for the cache: each shape writes its parts in order, and reads them back or finds nothing.

use super::Derived;
use crate::pattern::{Arg, Held, Holder, Node, Origin, Pattern, Require, Step};
use onespec_bv::calc::Step as Calc;
use onespec_bv::{Binary, Compare, Count, Unary};
use onespec_core::isa::FeatureSet;
use onespec_core::select::{CalcOp, Effect, ImmMap, Value};
use onespec_description::model::Needs;

/// Bytes that are still to be read.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }
}

/// Deepest tree that is read: those that are written are far less deep.
const MAX_DEPTH: u32 = 100;

/// A shape of bytes.
pub trait Bytes: Sized {
    fn write(&self, out: &mut Vec<u8>);
    fn read(from: &mut Reader<'_>) -> Option<Self>;
}

macro_rules! number {
    ($($ty:ty),*) => { $(
        impl Bytes for $ty {
            fn write(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }
            fn read(from: &mut Reader<'_>) -> Option<$ty> {
                Some(<$ty>::from_le_bytes(from.take(size_of::<$ty>())?.try_into().ok()?))
            }
        }
    )* };
}
number!(u8, u16, u32, u64, u128, i64);

impl<T: Bytes> Bytes for Vec<T> {
    fn write(&self, out: &mut Vec<u8>) {
        (self.len() as u32).write(out);
        self.iter().for_each(|one| one.write(out));
    }
    fn read(from: &mut Reader<'_>) -> Option<Vec<T>> {
        let count = u32::read(from)?;
        (0..count).map(|_| T::read(from)).collect()
    }
}

impl<T: Bytes> Bytes for Option<T> {
    fn write(&self, out: &mut Vec<u8>) {
        out.push(u8::from(self.is_some()));
        self.iter().for_each(|one| one.write(out));
    }
    fn read(from: &mut Reader<'_>) -> Option<Option<T>> {
        match u8::read(from)? {
            0 => Some(None),
            _ => T::read(from).map(Some),
        }
    }
}

impl<A: Bytes, B: Bytes> Bytes for (A, B) {
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
        self.1.write(out);
    }
    fn read(from: &mut Reader<'_>) -> Option<(A, B)> {
        Some((A::read(from)?, B::read(from)?))
    }
}

impl Bytes for String {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_bytes().to_vec().write(out);
    }
    fn read(from: &mut Reader<'_>) -> Option<String> {
        String::from_utf8(Vec::read(from)?).ok()
    }
}

/// Steps of computations but numbers and constants, each with the byte that stands for it.
fn plain() -> impl Iterator<Item = (u8, CalcOp)> {
    let unary = [Unary::Neg, Unary::Not].map(Calc::Unary);
    let others = [
        Calc::IsZero,
        Calc::Both,
        Calc::Either,
        Calc::Choose,
        Calc::Zext,
        Calc::Sext,
        Calc::Ones,
        Calc::IsPowerOfTwo,
    ];
    let steps = unary.into_iter().chain(Binary::ALL.map(Calc::Binary));
    let steps = steps.chain(Compare::ALL.map(Calc::Compare));
    let steps = steps.chain(Count::ALL.map(Calc::Count)).chain(others);
    (2..).zip(steps)
}

impl Bytes for CalcOp {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Calc::Leaf(Value(i)) => out.extend([0, *i]),
            Calc::Number(number) => {
                out.push(1);
                number.write(out);
            }
            other => {
                let known = plain().find(|(_, step)| step == other);
                out.push(known.map_or(u8::MAX, |(byte, _)| byte));
            }
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<CalcOp> {
        match u8::read(from)? {
            0 => u8::read(from).map(|i| Calc::Leaf(Value(i))),
            1 => i64::read(from).map(Calc::Number),
            byte => plain().find(|(known, _)| *known == byte).map(|(_, step)| step),
        }
    }
}

impl Bytes for ImmMap {
    fn write(&self, out: &mut Vec<u8>) {
        match *self {
            ImmMap::Any => out.push(0),
            ImmMap::Affine {
                width,
                mul,
                add,
                lo,
                hi,
                step,
            } => {
                out.extend([1, width]);
                [mul, add, lo, hi, step].iter().for_each(|n| n.write(out));
            }
            ImmMap::Bit { width, flip, lo, hi } => {
                out.extend([2, width]);
                (flip, (lo, hi)).write(out);
            }
            ImmMap::Signed { width, bits } => out.extend([4, width, bits]),
            ImmMap::Table(table) => {
                out.push(3);
                table.to_vec().write(out);
            }
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<ImmMap> {
        Some(match u8::read(from)? {
            0 => ImmMap::Any,
            1 => ImmMap::Affine {
                width: u8::read(from)?,
                mul: i64::read(from)?,
                add: i64::read(from)?,
                lo: i64::read(from)?,
                hi: i64::read(from)?,
                step: i64::read(from)?,
            },
            2 => ImmMap::Bit {
                width: u8::read(from)?,
                flip: u64::read(from)?,
                lo: i64::read(from)?,
                hi: i64::read(from)?,
            },
            3 => ImmMap::Table(Vec::leak(Vec::read(from)?)),
            4 => ImmMap::Signed {
                width: u8::read(from)?,
                bits: u8::read(from)?,
            },
            _ => return None,
        })
    }
}

impl Bytes for Effect {
    fn write(&self, out: &mut Vec<u8>) {
        out.push(match self {
            Effect::None => 0,
            Effect::Load => 1,
            Effect::Store => 2,
            Effect::Branch(false) => 3,
            Effect::Branch(true) => 4,
        });
    }
    fn read(from: &mut Reader<'_>) -> Option<Effect> {
        Some(match u8::read(from)? {
            0 => Effect::None,
            1 => Effect::Load,
            2 => Effect::Store,
            3 => Effect::Branch(false),
            4 => Effect::Branch(true),
            _ => return None,
        })
    }
}

impl Bytes for Node {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Node::Gate(gate, inputs) => {
                out.push(0);
                gate.write(out);
                inputs.write(out);
            }
            Node::Reg { source, repr } => {
                out.extend([1, *source]);
                repr.write(out);
            }
            Node::Imm { imm, map, ty } => {
                out.extend([2, *imm, *ty]);
                map.write(out);
            }
            Node::Const(value, ty) => {
                out.extend([3, *ty]);
                value.write(out);
            }
            Node::Any => out.push(4),
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<Node> {
        node(from, MAX_DEPTH)
    }
}

fn node(from: &mut Reader<'_>, depth: u32) -> Option<Node> {
    let depth = depth.checked_sub(1)?;
    Some(match u8::read(from)? {
        0 => {
            let (gate, count) = (u16::read(from)?, u32::read(from)?);
            Node::Gate(gate, (0..count).map(|_| node(from, depth)).collect::<Option<_>>()?)
        }
        1 => Node::Reg {
            source: u8::read(from)?,
            repr: u16::read(from)?,
        },
        2 => {
            let (imm, ty) = (u8::read(from)?, u8::read(from)?);
            let map = ImmMap::read(from)?;
            Node::Imm { imm, map, ty }
        }
        3 => {
            let ty = u8::read(from)?;
            Node::Const(u64::read(from)?, ty)
        }
        4 => Node::Any,
        _ => return None,
    })
}

impl Bytes for Arg {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Arg::Out => out.push(0),
            Arg::Target => out.push(1),
            Arg::Source(i) => out.extend([2, *i]),
            Arg::Temp(i) => out.extend([3, *i]),
            Arg::Fixed(i) => out.extend([4, *i]),
            Arg::Imm(i) => out.extend([5, *i]),
            Arg::Calc(ops) => {
                out.push(6);
                ops.write(out);
            }
            Arg::Constant(ops, repr) => {
                out.push(7);
                ops.write(out);
                repr.write(out);
            }
            Arg::Number(number) => {
                out.push(8);
                number.write(out);
            }
            Arg::Alternative(alt, parts) => {
                out.extend([9, *alt]);
                parts.write(out);
            }
            Arg::OutOf(file) => {
                out.push(10);
                file.write(out);
            }
            Arg::Written(step, operand) => out.extend([11, *step, *operand]),
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<Arg> {
        Some(match u8::read(from)? {
            0 => Arg::Out,
            1 => Arg::Target,
            2 => Arg::Source(u8::read(from)?),
            3 => Arg::Temp(u8::read(from)?),
            4 => Arg::Fixed(u8::read(from)?),
            5 => Arg::Imm(u8::read(from)?),
            6 => Arg::Calc(Vec::read(from)?),
            7 => Arg::Constant(Vec::read(from)?, u16::read(from)?),
            8 => Arg::Number(i64::read(from)?),
            // Alternatives have none in them.
            9 => {
                let alt = u8::read(from)?;
                let parts = Vec::<Arg>::read(from)?;
                let nested = parts.iter().any(|part| matches!(part, Arg::Alternative(..)));
                return (!nested).then_some(Arg::Alternative(alt, parts));
            }
            10 => Arg::OutOf(u16::read(from)?),
            11 => Arg::Written(u8::read(from)?, u8::read(from)?),
            _ => return None,
        })
    }
}

impl Bytes for Step {
    fn write(&self, out: &mut Vec<u8>) {
        self.op.write(out);
        self.args.write(out);
    }
    fn read(from: &mut Reader<'_>) -> Option<Step> {
        Some(Step {
            op: u16::read(from)?,
            args: Vec::read(from)?,
        })
    }
}

impl Bytes for FeatureSet {
    fn write(&self, out: &mut Vec<u8>) {
        self.0.iter().for_each(|word| word.write(out));
    }
    fn read(from: &mut Reader<'_>) -> Option<FeatureSet> {
        let mut words = [0; 4];
        for word in &mut words {
            *word = u64::read(from)?;
        }
        Some(FeatureSet(words))
    }
}

impl Bytes for Origin {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Origin::Op(op) => (0u8, u64::from(*op)).write(out),
            Origin::Rule(rule) => (1u8, *rule as u64).write(out),
            Origin::Move => (2u8, 0u64).write(out),
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<Origin> {
        Some(match <(u8, u64)>::read(from)? {
            (0, op) => Origin::Op(u16::try_from(op).ok()?),
            (1, rule) => Origin::Rule(usize::try_from(rule).ok()?),
            (2, _) => Origin::Move,
            _ => return None,
        })
    }
}

impl Bytes for Require {
    fn write(&self, out: &mut Vec<u8>) {
        match self.place {
            Holder::Register(file, number) => (0u8, (file, number)).write(out),
            Holder::State(state) => (1u8, (state, 0u16)).write(out),
        }
        match self.held {
            Held::Number(n) => (0u8, n).write(out),
            Held::Source(i) => (1u8, i64::from(i)).write(out),
            Held::Lanes(n) => (2u8, i64::from(n)).write(out),
        }
    }
    fn read(from: &mut Reader<'_>) -> Option<Require> {
        let place = match <(u8, (u16, u16))>::read(from)? {
            (0, (file, number)) => Holder::Register(file, number),
            (1, (state, _)) => Holder::State(state),
            _ => return None,
        };
        let held = match <(u8, i64)>::read(from)? {
            (0, n) => Held::Number(n),
            (1, i) => Held::Source(u8::try_from(i).ok()?),
            (2, n) => Held::Lanes(u32::try_from(n).ok()?),
            _ => return None,
        };
        Some(Require { place, held })
    }
}

impl Bytes for Pattern {
    fn write(&self, out: &mut Vec<u8>) {
        self.tree.write(out);
        self.results.write(out);
        self.steps.write(out);
        self.value.write(out);
        self.where_.write(out);
        self.effect.write(out);
        self.cost.write(out);
        self.latency.write(out);
        self.needs.any.write(out);
        self.requires.write(out);
        self.approximation.write(out);
        self.origin.write(out);
    }
    fn read(from: &mut Reader<'_>) -> Option<Pattern> {
        Some(Pattern {
            tree: Node::read(from)?,
            results: Vec::read(from)?,
            steps: Vec::read(from)?,
            value: Option::read(from)?,
            where_: Vec::read(from)?,
            effect: Effect::read(from)?,
            cost: u16::read(from)?,
            latency: u16::read(from)?,
            needs: Needs { any: Vec::read(from)? },
            requires: Vec::read(from)?,
            approximation: Option::read(from)?,
            origin: Origin::read(from)?,
        })
    }
}

impl Bytes for Derived {
    fn write(&self, out: &mut Vec<u8>) {
        self.why.map(str::to_owned).write(out);
        self.copy.write(out);
        self.patterns.write(out);
    }
    fn read(from: &mut Reader<'_>) -> Option<Derived> {
        Some(Derived {
            // A handful of texts, as often as there are instructions.
            why: Option::<String>::read(from)?.map(|why| &*String::leak(why)),
            copy: Option::read(from)?,
            patterns: Vec::read(from)?,
        })
    }
}
