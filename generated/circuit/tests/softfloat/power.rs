//! FEXP. Its semantics is C's `pow`: the special cases of Annex F exactly, and everything else within one unit in the last
//! place. What is exact is computed here with pairs of doubles, which have 106 bits: 2 to the power of y * log2(x), with
//! both functions by their series. The runtime's `pow` is another algorithm with other tables.

use crate::floats::{Format, pairs};
use crate::support::Rng;
use crate::{Both, rounds};

/// The sum of two doubles, the second below the last place of the first.
#[derive(Clone, Copy)]
struct Pair(f64, f64);

impl Pair {
    fn sum(a: f64, b: f64) -> Pair {
        let s = a + b;
        let t = s - a;
        Pair(s, (a - (s - t)) + (b - t))
    }

    fn product(a: f64, b: f64) -> Pair {
        let p = a * b;
        Pair(p, a.mul_add(b, -p))
    }

    fn add(self, other: Pair) -> Pair {
        let high = Pair::sum(self.0, other.0);
        let low = Pair::sum(self.1, other.1);
        let mid = Pair::sum(high.0, high.1 + low.0);
        Pair::sum(mid.0, mid.1 + low.1)
    }

    fn mul(self, other: Pair) -> Pair {
        let p = Pair::product(self.0, other.0);
        Pair::sum(p.0, p.1 + (self.0 * other.1 + self.1 * other.0))
    }

    fn div(self, other: Pair) -> Pair {
        let first = self.0 / other.0;
        let rest = self.add(other.mul(Pair(-first, 0.0)));
        let second = rest.0 / other.0;
        let rest = rest.add(other.mul(Pair(-second, 0.0)));
        Pair::sum(first, second).add(Pair(rest.0 / other.0, 0.0))
    }
}

/// ln 2.
const LN2: Pair = Pair(std::f64::consts::LN_2, 2.319_046_813_846_299_6e-17);

/// log2 of a number between sqrt(1/2) and sqrt(2): 2 * artanh((m - 1) / (m + 1)) / ln 2.
fn log2(m: f64) -> Pair {
    let z = Pair::sum(m, -1.0).div(Pair::sum(m, 1.0));
    let square = z.mul(z);
    let mut total = Pair(0.0, 0.0);
    for k in (0..28).rev() {
        let term = Pair(1.0, 0.0).div(Pair(f64::from(2 * k + 1), 0.0));
        total = total.mul(square).add(term);
    }
    total.mul(z).mul(Pair(2.0, 0.0)).div(LN2)
}

/// 2 to the power of `t`, as a number between 0.7 and 1.5 and a power of two.
fn exp2(t: Pair) -> (Pair, i64) {
    let whole = t.0.round();
    let x = t.add(Pair(-whole, 0.0)).mul(LN2);
    let mut total = Pair(1.0, 0.0);
    for k in (1..=28).rev() {
        total = total.mul(x).div(Pair(f64::from(k), 0.0)).add(Pair(1.0, 0.0));
    }
    (total, whole as i64)
}

/// A finite number other than zero as a significand and an exponent of two.
fn parts(format: Format, bits: u64) -> (u64, i64) {
    let fraction = bits & ((1 << format.fraction) - 1);
    let exponent = ((bits & format.infinity()) >> format.fraction) as i64;
    let bias = format.bias() as i64 + i64::from(format.fraction);
    match exponent {
        0 => (fraction, 1 - bias),
        _ => (fraction | 1 << format.fraction, exponent - bias),
    }
}

fn number(format: Format, bits: u64) -> f64 {
    match format.width {
        32 => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    }
}

/// What Annex F says of these operands, where it says something.
fn annex_f(x: f64, y: f64) -> Option<f64> {
    let odd = y.abs() < 9_007_199_254_740_992.0 && y % 2.0 != 0.0 && y % 1.0 == 0.0;
    let whole = y % 1.0 == 0.0;
    let signed = |value: f64| if odd && x.is_sign_negative() { -value } else { value };
    Some(match () {
        _ if y == 0.0 || x == 1.0 => 1.0,
        _ if x.is_nan() || y.is_nan() => f64::NAN,
        _ if x == -1.0 && y.is_infinite() => 1.0,
        _ if y == f64::INFINITY => {
            if x.abs() < 1.0 {
                0.0
            } else {
                f64::INFINITY
            }
        }
        _ if y == f64::NEG_INFINITY => {
            if x.abs() < 1.0 {
                f64::INFINITY
            } else {
                0.0
            }
        }
        _ if x == 0.0 => signed(if y < 0.0 { f64::INFINITY } else { 0.0 }),
        _ if x.is_infinite() => signed(if y < 0.0 { 0.0 } else { f64::INFINITY }),
        _ if x < 0.0 && !whole => f64::NAN,
        _ => return None,
    })
}

/// How far a result is from the exact one, in units in the last place of the result. An infinity is where the next number
/// would be.
fn distance(format: Format, x: f64, y: f64, found: u64) -> f64 {
    let (significand, scale) = parts(Format::DOUBLE, x.abs().to_bits());
    // x = m * 2^e, m near one.
    let zeros = i64::from(significand.leading_zeros());
    let mut e = scale + 63 - zeros;
    let mut m = (significand << zeros) as f64 / 2f64.powi(63);
    if m > std::f64::consts::SQRT_2 {
        (m, e) = (m / 2.0, e + 1);
    }
    // Exponents of any size do as one that is far outside for every base but one.
    let y = y.clamp(-2f64.powi(100), 2f64.powi(100));
    let t = Pair::product(y, e as f64).add(log2(m).mul(Pair(y, 0.0)));
    let (most, least) = (
        (format.bias() + 1) as f64,
        -((format.bias() + u64::from(format.fraction)) as f64),
    );
    let magnitude = found & (format.mask() >> 1);
    // Far outside of the range there is one answer.
    if t.0 > most + 2.0 {
        return if magnitude == format.infinity() {
            0.0
        } else {
            f64::INFINITY
        };
    }
    if t.0 < least - 2.0 {
        return if magnitude <= 1 {
            magnitude as f64
        } else {
            f64::INFINITY
        };
    }
    let (exact, n) = exp2(t);
    let beyond = exact.0 * 2f64.powi((n - format.bias() as i64 - 1) as i32) >= 1.0;
    if magnitude == format.infinity() && beyond {
        return 0.0;
    }
    let (significand, scale) = parts(format, magnitude);
    // (found - exact) / 2^scale: both are below 2^54, and the difference is small where the result is right.
    let places = (n - scale) as i32;
    let unit = 2f64.powi(places);
    let error = Pair(significand as f64, 0.0).add(Pair(-exact.0 * unit, -exact.1 * unit));
    (error.0 + error.1).abs()
}

fn powers(format: Format) {
    let mut both = Both::default();
    let ty = format.ty;
    let mut rng = Rng::new(0x5eed_9033);
    let mut operands = pairs(format, &mut rng, rounds());
    // Most random pairs over- or underflow; these do not.
    for _ in 0..rounds() {
        let bits = |rng: &mut Rng, spread: u64| {
            let exponent = format.bias() + rng.next() % (2 * spread) - spread;
            exponent << format.fraction | rng.next() & ((1 << format.fraction) - 1)
        };
        let spread = 1 + rng.next() % 16;
        let a = bits(&mut rng, spread);
        let b = bits(&mut rng, 8) | rng.next() & 1 << (format.width - 1);
        operands.push((a, b));
    }
    // Whole exponents, also of negative numbers; results that are exact.
    for _ in 0..rounds() / 4 {
        let whole = (rng.next() % 129) as f64 - 64.0;
        let base = (rng.next() % 4001) as f64 / 8.0 - 250.0;
        operands.push(match format.width {
            32 => ((base as f32).to_bits().into(), (whole as f32).to_bits().into()),
            _ => (base.to_bits(), whole.to_bits()),
        });
    }
    let (mut worst, mut special, mut finite) = (0.0f64, 0, 0);
    for (a, b) in operands {
        let found = both.value("FEXP", ty, &[ty, ty], &[a, b]);
        let (x, y) = (number(format, a), number(format, b));
        if let Some(expected) = annex_f(x, y) {
            let expected = match format.width {
                _ if expected.is_nan() => format.nan(),
                32 => (expected as f32).to_bits().into(),
                _ => expected.to_bits(),
            };
            assert!(
                found == expected,
                "FEXP {x:e} {y:e} is {found:#x}, by Annex F {expected:#x}"
            );
            special += 1;
            continue;
        }
        let negative = x < 0.0 && y % 2.0 != 0.0;
        assert_eq!(found >> (format.width - 1) == 1, negative, "sign of FEXP {x:e} {y:e}");
        let off = distance(format, x, y, found);
        assert!(
            off <= 1.0,
            "FEXP {x:e} {y:e} is {found:#x}: {off} units from what is exact"
        );
        worst = worst.max(off);
        finite += 1;
    }
    println!(
        "{}: {special} special cases, {finite} others, the worst {worst:.3} units off",
        format.name
    );
    assert!(special > 1000 && finite > rounds());
}

#[test]
fn powers_of_f32() {
    powers(Format::SINGLE);
}

#[test]
fn powers_of_f64() {
    powers(Format::DOUBLE);
}

#[test]
fn what_they_are_compared_with_is_right() {
    // Where the answer is known: to 2 ^ -50 of the last place.
    for (x, y, exact) in [
        (2.0, 10.0, 1024.0),
        (3.0, 4.0, 81.0),
        (0.25, 0.5, 0.5),
        (1.5, 3.0, 3.375),
        (10.0, -2.0, 0.01),
    ] {
        let bits = f64::to_bits(exact);
        let off = distance(Format::DOUBLE, x, y, bits);
        let tolerated = if exact == 0.01 { 0.5 } else { 1e-15 };
        assert!(off <= tolerated, "{x} ^ {y} = {exact}: {off}");
        let off = distance(Format::DOUBLE, x, y, bits + 1);
        assert!((off - 1.0).abs() <= tolerated + 1e-15, "{x} ^ {y}: {off}");
    }
}
