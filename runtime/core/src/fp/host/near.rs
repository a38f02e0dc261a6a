//! The nearest value alone, of two the even one, for those who need not know whether it is exact. Each function says with its
//! result whether nothing but rounding can have happened. There are no branches on operands, so a loop over many of them can
//! become vector code.

/// A result of which one of the two says that nothing but rounding can have happened; otherwise it may be another one.
#[derive(Debug, Clone, Copy)]
pub struct Near {
    pub bits: u64,
    /// It is a normal number.
    pub normal: bool,
    /// It has not been rounded, if it is not normal: it is exactly zero.
    pub exact: bool,
}

/// A result as bits; `exact` says that one that is not normal has not been rounded.
#[inline(always)]
fn by(w: u32, wide: impl FnOnce() -> (f64, bool), narrow: impl FnOnce() -> (f32, bool)) -> Near {
    match w {
        64 => {
            let (x, exact) = wide();
            let bits = x.to_bits();
            let normal = (bits >> 52 & 0x7ff).wrapping_sub(2) < 2043;
            Near { bits, normal, exact }
        }
        32 => {
            let (x, exact) = narrow();
            let bits = u64::from(x.to_bits());
            let normal = (bits >> 23 & 0xff).wrapping_sub(2) < 251;
            Near { bits, normal, exact }
        }
        _ => Near {
            bits: 0,
            normal: false,
            exact: false,
        },
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
pub fn add(w: u32, a: u64, b: u64) -> Near {
    by(
        w,
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
pub fn mul(w: u32, a: u64, b: u64) -> Near {
    by(
        w,
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
pub fn div(w: u32, a: u64, b: u64) -> Near {
    by(
        w,
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
pub fn sqrt(w: u32, a: u64) -> Near {
    by(
        w,
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
pub fn fma(w: u32, a: u64, b: u64, c: u64) -> Near {
    let sum = f64::from(single(a)) * f64::from(single(b)) + f64::from(single(c));
    // The bits that binary32 cannot hold.
    let halfway = sum.to_bits() & 0x1fff_ffff == 0x1000_0000;
    let near = by(
        w,
        || (double(a).mul_add(double(b), double(c)), false),
        || (sum as f32, sum == 0.0),
    );
    Near {
        normal: near.normal & !((w == 32) & halfway),
        ..near
    }
}
