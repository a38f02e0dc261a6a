//! The nearest value alone, for those who need not know whether it is exact. Each function says with its result whether
//! nothing but rounding can have happened: the result is a normal number, or exactly zero, and `nearest`: rounding is to the
//! nearest, of two to the even one. There are no branches on operands, so a loop over many of them can become vector code.

/// Bits of a result, and whether they are sure.
pub type Near = (u64, bool);

/// A result as bits; `exact` says that one that is not normal has not been rounded.
#[inline(always)]
fn by(w: u32, nearest: bool, wide: impl FnOnce() -> (f64, bool), narrow: impl FnOnce() -> (f32, bool)) -> Near {
    match w {
        64 => {
            let (x, exact) = wide();
            let bits = x.to_bits();
            let normal = (bits >> 52 & 0x7ff).wrapping_sub(2) < 2043;
            (bits, nearest & (normal | exact))
        }
        32 => {
            let (x, exact) = narrow();
            let bits = x.to_bits();
            let normal = (bits >> 23 & 0xff).wrapping_sub(2) < 251;
            (bits.into(), nearest & (normal | exact))
        }
        _ => (0, false),
    }
}

#[inline(always)]
fn double(a: u64) -> f64 {
    f64::from_bits(a)
}

#[inline(always)]
fn single(a: u64) -> f32 {
    f32::from_bits(a as u32)
}

/// A sum that is zero is exact: sums do not underflow inexactly.
#[inline(always)]
pub fn add(w: u32, a: u64, b: u64, nearest: bool) -> Near {
    by(
        w,
        nearest,
        || {
            let sum = double(a) + double(b);
            (sum, sum == 0.0)
        },
        || {
            let sum = single(a) + single(b);
            (sum, sum == 0.0)
        },
    )
}

#[inline(always)]
pub fn mul(w: u32, a: u64, b: u64, nearest: bool) -> Near {
    by(
        w,
        nearest,
        || {
            let (x, y) = (double(a), double(b));
            (x * y, (x * y == 0.0) & ((x == 0.0) | (y == 0.0)))
        },
        || {
            let (x, y) = (single(a), single(b));
            (x * y, (x * y == 0.0) & ((x == 0.0) | (y == 0.0)))
        },
    )
}

#[inline(always)]
pub fn div(w: u32, a: u64, b: u64, nearest: bool) -> Near {
    by(
        w,
        nearest,
        || {
            let (x, y) = (double(a), double(b));
            (x / y, (x / y == 0.0) & (x == 0.0))
        },
        || {
            let (x, y) = (single(a), single(b));
            (x / y, (x / y == 0.0) & (x == 0.0))
        },
    )
}

#[inline(always)]
pub fn sqrt(w: u32, a: u64, nearest: bool) -> Near {
    by(
        w,
        nearest,
        || {
            let root = double(a).sqrt();
            (root, root == 0.0)
        },
        || {
            let root = single(a).sqrt();
            (root, root == 0.0)
        },
    )
}

/// In binary32 by binary64: the product is exact, and the sum is rounded twice. That is harmless unless the first rounding ends
/// halfway between two binary32 numbers (Figueroa, "When is double rounding innocuous?", 1995), and then the result is not
/// sure. That is faster than the host's function where that is a call.
#[inline(always)]
pub fn fma(w: u32, a: u64, b: u64, c: u64, nearest: bool) -> Near {
    let sum = f64::from(single(a)) * f64::from(single(b)) + f64::from(single(c));
    // The bits that binary32 cannot hold.
    let halfway = sum.to_bits() & 0x1fff_ffff == 0x1000_0000;
    let (value, sure) = by(
        w,
        nearest,
        || (double(a).mul_add(double(b), double(c)), false),
        || (sum as f32, sum == 0.0),
    );
    (value, sure & !((w == 32) & halfway))
}
