//! Computations on the constants of a rule: a stack machine on 128-bit numbers that wrap, as rewrite rules compute.

/// An operation of a computation in postfix order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalcOp {
    Number(i64),
    /// Value number `i` of the match without its sign.
    Value(u8),
    /// The same, as a signed number of that many bits.
    Signed(u8, u8),
    Neg,
    /// All 128 bits.
    Inv,
    Not,
    Or,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    BitOr,
    BitXor,
    BitAnd,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    /// By zero: all ones.
    Div,
    /// By zero: the dividend.
    Rem,
    /// Condition, then, else.
    Cond,
    /// Of that many bits.
    Ctz(u8),
    Clz(u8),
    Popcount,
    /// Is one bit set?
    IsPow2,
    /// That many ones.
    Ones,
    /// The low bits as a number without sign, and with it.
    Zext(u8),
    Sext(u8),
}

/// Most numbers that wait on the stack.
pub const DEPTH: usize = 32;

/// The result of a computation for the values of a match; comparisons read numbers without sign. `None`: it is not
/// well formed.
pub fn calculate(ops: &[CalcOp], values: &[i64]) -> Option<i128> {
    let mut stack = [0i128; DEPTH];
    let mut top = 0usize;
    for op in ops {
        let arity = match op {
            CalcOp::Number(_) | CalcOp::Value(_) | CalcOp::Signed(..) => 0,
            CalcOp::Neg
            | CalcOp::Inv
            | CalcOp::Not
            | CalcOp::Ctz(_)
            | CalcOp::Clz(_)
            | CalcOp::Popcount
            | CalcOp::IsPow2
            | CalcOp::Ones
            | CalcOp::Zext(_)
            | CalcOp::Sext(_) => 1,
            CalcOp::Cond => 3,
            _ => 2,
        };
        let base = top.checked_sub(arity)?;
        let at = |i: usize| stack.get(base + i).copied().filter(|_| i < arity).unwrap_or(0);
        let (a, b) = (at(0), at(1));
        let (ua, ub) = (a as u128, b as u128);
        let flag = i128::from;
        let made = match *op {
            CalcOp::Number(n) => i128::from(n),
            CalcOp::Value(i) => i128::from(*values.get(usize::from(i))? as u64),
            CalcOp::Signed(i, width) => sext(i128::from(*values.get(usize::from(i))?), width),
            CalcOp::Neg => a.wrapping_neg(),
            CalcOp::Inv => !a,
            CalcOp::Not => flag(a == 0),
            CalcOp::Or => flag(a != 0 || b != 0),
            CalcOp::And => flag(a != 0 && b != 0),
            CalcOp::Eq => flag(a == b),
            CalcOp::Ne => flag(a != b),
            CalcOp::Lt => flag(ua < ub),
            CalcOp::Le => flag(ua <= ub),
            CalcOp::Gt => flag(ua > ub),
            CalcOp::Ge => flag(ua >= ub),
            CalcOp::BitOr => a | b,
            CalcOp::BitXor => a ^ b,
            CalcOp::BitAnd => a & b,
            CalcOp::Shl => amount(ub).map_or(0, |n| ua << n) as i128,
            CalcOp::Shr => amount(ub).map_or(0, |n| ua >> n) as i128,
            CalcOp::Add => a.wrapping_add(b),
            CalcOp::Sub => a.wrapping_sub(b),
            CalcOp::Mul => a.wrapping_mul(b),
            CalcOp::Div => ua.checked_div(ub).map_or(-1, |n| n as i128),
            CalcOp::Rem => ua.checked_rem(ub).map_or(a, |n| n as i128),
            CalcOp::Cond => {
                if a != 0 {
                    b
                } else {
                    at(2)
                }
            }
            CalcOp::Ctz(width) => i128::from(ua.trailing_zeros().min(u32::from(width))),
            CalcOp::Clz(width) => {
                let low = zext(ua, width);
                i128::from(u32::from(width).saturating_sub(128 - low.leading_zeros()))
            }
            CalcOp::Popcount => i128::from(ua.count_ones()),
            CalcOp::IsPow2 => flag(ua.is_power_of_two()),
            CalcOp::Ones => amount(ua).map_or(-1, |n| !(u128::MAX << n) as i128),
            CalcOp::Zext(width) => zext(ua, width) as i128,
            CalcOp::Sext(width) => sext(a, width),
        };
        *stack.get_mut(base)? = made;
        top = base + 1;
    }
    (top == 1).then(|| stack.first().copied()).flatten()
}

fn amount(n: u128) -> Option<u32> {
    u32::try_from(n).ok().filter(|n| *n < 128)
}

fn zext(value: u128, width: u8) -> u128 {
    match width {
        128.. => value,
        _ => value & !(u128::MAX << width),
    }
}

fn sext(value: i128, width: u8) -> i128 {
    match width {
        1..=127 => value << (128 - width) >> (128 - width),
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::CalcOp::*;
    use super::calculate;

    #[test]
    fn computes_in_postfix_order() {
        // is_pow2(c + 1) && clz(c) < 64, for c = 0xff
        let ops = [Value(0), Number(1), Add, IsPow2, Value(0), Clz(64), Number(64), Lt, And];
        assert_eq!(calculate(&ops, &[0xff]), Some(1));
        assert_eq!(calculate(&ops, &[0xfe]), Some(0));
        assert_eq!(calculate(&[Signed(0, 8), Neg], &[0xff]), Some(1));
        assert_eq!(calculate(&[Value(0), Number(5), Number(6), Cond], &[0]), Some(6));
        assert_eq!(calculate(&[Value(0), Sext(12)], &[0xfff]), Some(-1));
    }

    #[test]
    fn refuses_what_is_not_well_formed() {
        assert_eq!(calculate(&[Add], &[]), None);
        assert_eq!(calculate(&[Number(1), Number(2)], &[]), None);
        assert_eq!(calculate(&[Value(1)], &[1]), None);
        assert_eq!(calculate(&[Number(1); 40], &[]), None);
    }
}
