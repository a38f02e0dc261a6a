//! Computations on constants: the conditions of rewrite and selection rules, and the constants on their right sides.
//!
//! A computation is a list of [`Step`]s in postfix order (reverse Polish notation), so it can stand in a table as it is. Numbers are
//! words of 128 bits; answers are 0 and 1. What a step computes is said once, by [`evaluate`]; [`walk`] runs a computation in any
//! [`Domain`]: numbers, terms of a prover, text of a program.

use crate::{Binary, Compare, Count, Unary, word};
use alloc::vec::Vec;

/// Bits of a number.
pub const WIDTH: u32 = word::MAX_WIDTH;
/// The most values that may wait at once.
pub const MAX_STACK: usize = 32;
/// A step: takes its operands from the stack and leaves its value there. `L` is what values come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<L> {
    /// A literal, sign-extended.
    Number(i64),
    /// What the surroundings give.
    Leaf(L),
    /// `a`
    Unary(Unary),
    /// `a`, `b`
    Binary(Binary),
    /// `a`, `b`: whether the comparison holds.
    Compare(Compare),
    /// `a`: whether it is 0.
    IsZero,
    /// `a`, `b`: whether both are not 0.
    Both,
    /// `a`, `b`: whether one is not 0.
    Either,
    /// `a`, `b`, `c`: `b` where `a` is not 0, else `c`.
    Choose,
    /// `a`, `width`: a count of the low bits.
    Count(Count),
    /// `a`, `width`: the low bits as a number without sign.
    Zext,
    /// `a`, `width`: the low bits as a number with a sign.
    Sext,
    /// `n`: that many ones; all 128 for larger numbers.
    Ones,
    /// `a`: whether one bit is set.
    IsPowerOfTwo,
}

/// What stands at the leaves of a computation.
pub trait Leaf {
    /// How many values it takes from the stack.
    fn operands(&self) -> usize {
        0
    }
}

impl<L: Leaf> Step<L> {
    /// How many values it takes from the stack.
    pub fn operands(&self) -> usize {
        match self {
            Step::Number(_) => 0,
            Step::Leaf(leaf) => leaf.operands(),
            Step::Unary(_) | Step::IsZero | Step::Ones | Step::IsPowerOfTwo => 1,
            Step::Binary(_) | Step::Compare(_) | Step::Both | Step::Either => 2,
            Step::Count(_) | Step::Zext | Step::Sext => 2,
            Step::Choose => 3,
        }
    }
}

/// What a computation is walked with.
pub trait Domain {
    /// What stands at its leaves.
    type Leaf: Leaf;
    /// A value. The default one is never looked at.
    type Value: Clone + Default;
    /// Why there is no value.
    type Error;

    /// The computation is not well formed.
    fn malformed(&self) -> Self::Error;

    /// The value of a step for those of its operands. There are as many as [`Step::operands`] says.
    ///
    /// # Errors
    /// Where the domain has no value for it.
    fn step(&mut self, step: &Step<Self::Leaf>, operands: &[Self::Value]) -> Result<Self::Value, Self::Error>;
}

/// The value of a computation in a domain.
///
/// # Errors
/// The first one of a step; [`Domain::malformed`], where a step lacks operands, more than [`MAX_STACK`] values wait, or not exactly one
/// is left.
pub fn walk<D: Domain>(steps: &[Step<D::Leaf>], domain: &mut D) -> Result<D::Value, D::Error> {
    let mut stack: [D::Value; MAX_STACK] = core::array::from_fn(|_| D::Value::default());
    let mut top = 0usize;
    for step in steps {
        let operands = top.checked_sub(step.operands()).and_then(|base| stack.get(base..top));
        let Some(operands) = operands else {
            return Err(domain.malformed());
        };
        let value = domain.step(step, operands)?;
        top -= operands.len();
        match stack.get_mut(top) {
            Some(place) => *place = value,
            None => return Err(domain.malformed()),
        }
        top += 1;
    }
    match stack.into_iter().next() {
        Some(value) if top == 1 => Ok(value),
        _ => Err(domain.malformed()),
    }
}

/// The value of a step for numbers; of a leaf 0. Operands that are not given are 0.
#[inline]
pub fn evaluate<L>(step: &Step<L>, operands: &[u128]) -> u128 {
    let at = |i: usize| operands.get(i).copied().unwrap_or(0);
    let (a, b) = (at(0), at(1));
    match *step {
        Step::Number(n) => i128::from(n) as u128,
        Step::Leaf(_) => 0,
        Step::Unary(op) => word::unary(op, a, WIDTH),
        Step::Binary(op) => word::binary(op, a, b, WIDTH),
        Step::Compare(op) => word::compare(op, a, b, WIDTH).into(),
        Step::IsZero => (a == 0).into(),
        Step::Both => (a != 0 && b != 0).into(),
        Step::Either => (a != 0 || b != 0).into(),
        Step::Choose => match a {
            0 => at(2),
            _ => b,
        },
        Step::Count(op) => count(op, a, b),
        Step::Zext => zext(a, b),
        Step::Sext => sext(a, b),
        Step::Ones => ones(a),
        Step::IsPowerOfTwo => is_power_of_two(a).into(),
    }
}

/// A width: 128 for larger numbers.
const fn bits(width: u128) -> u32 {
    match width {
        0..=127 => width as u32,
        _ => WIDTH,
    }
}

/// [`Step::Count`]
#[inline]
pub fn count(op: Count, a: u128, width: u128) -> u128 {
    word::count(op, zext(a, width), bits(width)).into()
}

/// [`Step::Zext`]
#[inline]
pub const fn zext(a: u128, width: u128) -> u128 {
    word::zext(a, bits(width))
}

/// [`Step::Sext`]
#[inline]
pub const fn sext(a: u128, width: u128) -> u128 {
    word::sext(a, bits(width)) as u128
}

/// [`Step::Ones`]
#[inline]
pub const fn ones(n: u128) -> u128 {
    word::mask(bits(n))
}

/// [`Step::IsPowerOfTwo`]
#[inline]
pub const fn is_power_of_two(a: u128) -> bool {
    a.is_power_of_two()
}

/// Runs a computation on numbers; `leaf` gives the value of a leaf for those of its operands. `None`: a leaf has none, or the
/// computation is not well formed.
pub fn run<L: Leaf>(steps: &[Step<L>], leaf: impl FnMut(&L, &[u128]) -> Option<u128>) -> Option<u128> {
    struct Numbers<L, F>(F, core::marker::PhantomData<L>);
    impl<L: Leaf, F: FnMut(&L, &[u128]) -> Option<u128>> Domain for Numbers<L, F> {
        type Leaf = L;
        type Value = u128;
        type Error = ();

        fn malformed(&self) {}

        fn step(&mut self, step: &Step<L>, operands: &[u128]) -> Result<u128, ()> {
            match step {
                Step::Leaf(leaf) => (self.0)(leaf, operands).ok_or(()),
                step => Ok(evaluate(step, operands)),
            }
        }
    }
    walk(steps, &mut Numbers(leaf, core::marker::PhantomData)).ok()
}

/// A step and the computations of its operands.
pub type Parts<'a, L> = (&'a Step<L>, Vec<&'a [Step<L>]>);

/// The last step, and the computations of its operands. `None`: the computation is not well formed.
pub fn split<L: Leaf>(steps: &[Step<L>]) -> Option<Parts<'_, L>> {
    let (last, mut rest) = steps.split_last()?;
    let mut operands = Vec::new();
    for _ in 0..last.operands() {
        let mut wanted = 1usize;
        let mut start = rest.len();
        while wanted > 0 {
            start = start.checked_sub(1)?;
            wanted = wanted - 1 + rest.get(start)?.operands();
        }
        let (before, operand) = rest.split_at_checked(start)?;
        operands.push(operand);
        rest = before;
    }
    operands.reverse();
    rest.is_empty().then_some((last, operands))
}

#[cfg(test)]
mod tests {
    use super::{Leaf, Step, run};
    use crate::{Binary, Compare, Count};
    use alloc::vec::Vec;

    /// A constant by its number.
    struct Constant(usize);

    impl Leaf for Constant {}

    fn value(steps: &[Step<Constant>], constants: &[u128]) -> Option<u128> {
        run(steps, |leaf, _| constants.get(leaf.0).copied())
    }

    const C: Step<Constant> = Step::Leaf(Constant(0));

    #[test]
    fn computes_in_postfix_order() {
        // is_pow2(c + 1) && clz(c) < 64, where c has 64 bits
        let (one, bits) = (Step::Number(1), || Step::Number(64));
        let all = [C, one, Step::Binary(Binary::Add), Step::IsPowerOfTwo];
        let low = [
            C,
            bits(),
            Step::Count(Count::Clz),
            bits(),
            Step::Compare(Compare::LtU),
            Step::Both,
        ];
        let steps: Vec<_> = all.into_iter().chain(low).collect();
        assert_eq!(value(&steps, &[0xff]), Some(1));
        assert_eq!(value(&steps, &[0xfe]), Some(0));
        assert_eq!(value(&steps, &[0]), Some(0));
        let choice = [C, Step::Number(5), Step::Number(6), Step::Choose];
        assert_eq!(value(&choice, &[0]), Some(6));
        assert_eq!(value(&choice, &[9]), Some(5));
        assert_eq!(value(&[C, Step::Number(12), Step::Sext], &[0xfff]), Some(u128::MAX));
        assert_eq!(value(&[C, Step::Ones], &[12]), Some(0xfff));
        assert_eq!(value(&[C, Step::Ones], &[200]), Some(u128::MAX));
    }

    #[test]
    fn splits_into_operands() {
        let steps = [
            C,
            Step::Number(1),
            Step::Binary(Binary::Add),
            C,
            Step::Compare(Compare::Eq),
        ];
        let (last, operands) = super::split(&steps).expect("a computation");
        assert!(matches!(last, Step::Compare(Compare::Eq)));
        assert_eq!(operands.iter().map(|part| part.len()).collect::<Vec<_>>(), [3, 1]);
        assert!(super::split(&steps[1..]).is_none());
    }

    #[test]
    fn refuses_what_is_not_well_formed() {
        assert_eq!(value(&[Step::Binary(Binary::Add)], &[]), None);
        assert_eq!(value(&[Step::Number(1), Step::Number(2)], &[]), None);
        assert_eq!(value(&[], &[]), None);
        assert_eq!(value(&[C], &[]), None);
        let many: Vec<_> = (0..40).map(Step::Number).collect();
        assert_eq!(value(&many, &[]), None);
    }
}
