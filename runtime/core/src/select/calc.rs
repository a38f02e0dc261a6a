//! Computations on the constants of a match.

use onespec_bv::calc::{Leaf, Step, run};

/// A step of a computation.
pub type CalcOp = Step<Value>;

/// Value number `i` of the match, without its sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value(pub u8);

impl Leaf for Value {}

/// The result of a computation for the values of a match. `None`: it is not well formed.
pub fn calculate(ops: &[CalcOp], values: &[i64]) -> Option<i128> {
    let value = |leaf: &Value, _: &[u128]| values.get(usize::from(leaf.0)).map(|n| u128::from(*n as u64));
    run(ops, value).map(|n| n as i128)
}

#[cfg(test)]
mod tests {
    use super::{Value, calculate};
    use onespec_bv::calc::Step;

    #[test]
    fn values_have_no_sign() {
        let steps = [Step::Leaf(Value(1)), Step::Number(8), Step::Sext];
        assert_eq!(calculate(&steps[..1], &[0, -1]), Some(u64::MAX.into()));
        assert_eq!(calculate(&steps, &[0, 0xff]), Some(-1));
        assert_eq!(calculate(&steps, &[0]), None);
    }
}
