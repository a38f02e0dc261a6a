//! Every operator beside its definition on lists of bits, as it is taught in school: at every width from 1 to 128 and at some
//! beyond, on random values and on those at the edges. `ONESPEC_ROUNDS` and `ONESPEC_SEED` change how many and which.

use onespec_bv::calc::{Leaf, Step, evaluate};
use onespec_bv::{Binary, Bits, Compare, Count, Unary, int, limbs, word};

/// Bits, lowest first.
type List = Vec<bool>;

fn zero(width: usize) -> List {
    vec![false; width]
}

fn add(a: &[bool], b: &[bool]) -> List {
    let mut carry = false;
    let digit = |(a, b): (&bool, &bool)| {
        let ones = u8::from(*a) + u8::from(*b) + u8::from(carry);
        carry = ones > 1;
        ones % 2 == 1
    };
    a.iter().zip(b).map(digit).collect()
}

fn not(a: &[bool]) -> List {
    a.iter().map(|bit| !bit).collect()
}

fn neg(a: &[bool]) -> List {
    let mut one = zero(a.len());
    one[0] = true;
    add(&not(a), &one)
}

/// `a` moved up by `by`.
fn up(a: &[bool], by: usize) -> List {
    (0..a.len()).map(|i| i >= by && a[i - by]).collect()
}

fn down(a: &[bool], by: usize, fill: bool) -> List {
    (0..a.len())
        .map(|i| i.checked_add(by).and_then(|from| a.get(from)).copied().unwrap_or(fill))
        .collect()
}

fn mul(a: &[bool], b: &[bool]) -> List {
    let rows = (0..a.len()).filter(|i| b[*i]).map(|i| up(a, i));
    rows.fold(zero(a.len()), |sum, row| add(&sum, &row))
}

fn less(a: &[bool], b: &[bool]) -> bool {
    let top = (0..a.len()).rev().find(|i| a[*i] != b[*i]);
    top.is_some_and(|i| b[i])
}

/// Quotient and remainder, digit by digit; the divisor is not zero.
fn divide(a: &[bool], b: &[bool]) -> (List, List) {
    // One bit more, so that the remainder before a subtraction fits.
    let b: List = b.iter().copied().chain([false]).collect();
    let (mut quotient, mut rest) = (zero(a.len()), zero(b.len()));
    for i in (0..a.len()).rev() {
        rest = up(&rest, 1);
        rest[0] = a[i];
        if !less(&rest, &b) {
            rest = add(&rest, &neg(&b));
            quotient[i] = true;
        }
    }
    rest.pop();
    (quotient, rest)
}

fn sign(a: &[bool]) -> bool {
    a[a.len() - 1]
}

fn magnitude(a: &[bool]) -> List {
    if sign(a) { neg(a) } else { a.to_vec() }
}

fn binary(op: Binary, a: &[bool], b: &[bool]) -> List {
    let by_zero = !b.contains(&true);
    match op {
        Binary::Add => add(a, b),
        Binary::Sub => add(a, &neg(b)),
        Binary::Mul => mul(a, b),
        Binary::DivU | Binary::DivS if by_zero => vec![true; a.len()],
        Binary::RemU | Binary::RemS if by_zero => a.to_vec(),
        Binary::DivU => divide(a, b).0,
        Binary::RemU => divide(a, b).1,
        Binary::DivS => {
            let quotient = divide(&magnitude(a), &magnitude(b)).0;
            if sign(a) == sign(b) { quotient } else { neg(&quotient) }
        }
        Binary::RemS => {
            let rest = divide(&magnitude(a), &magnitude(b)).1;
            if sign(a) { neg(&rest) } else { rest }
        }
        Binary::And => a.iter().zip(b).map(|(a, b)| *a && *b).collect(),
        Binary::Or => a.iter().zip(b).map(|(a, b)| *a || *b).collect(),
        Binary::Xor => a.iter().zip(b).map(|(a, b)| a != b).collect(),
        Binary::Shl => up(a, amount(b)),
        Binary::ShrU => down(a, amount(b), false),
        Binary::ShrS => down(a, amount(b), sign(a)),
    }
}

/// A number without sign; a large one, where it has more than 20 bits.
fn amount(b: &[bool]) -> usize {
    let small = b.iter().take(20).enumerate().map(|(i, bit)| usize::from(*bit) << i);
    small.sum::<usize>() + usize::from(b.iter().skip(20).any(|bit| *bit)) * (1 << 40)
}

fn compare(op: Compare, a: &[bool], b: &[bool]) -> bool {
    // Signed numbers are ordered as those without sign are, when their highest bit is the other way round.
    let flip = |list: &[bool]| {
        let mut list = list.to_vec();
        let top = list.len() - 1;
        list[top] = !list[top];
        list
    };
    match op {
        Compare::Eq => a == b,
        Compare::Ne => a != b,
        Compare::LtU => less(a, b),
        Compare::LeU => !less(b, a),
        Compare::LtS => less(&flip(a), &flip(b)),
        Compare::LeS => !less(&flip(b), &flip(a)),
    }
}

fn count(op: Count, a: &[bool]) -> u32 {
    let zeros = match op {
        Count::Clz => a.iter().rev().take_while(|bit| !**bit).count(),
        Count::Ctz => a.iter().take_while(|bit| !**bit).count(),
        Count::Popcount => a.iter().filter(|bit| **bit).count(),
    };
    zeros as u32
}

fn to_bits(list: &[bool]) -> Bits {
    let bytes: Vec<u8> = list
        .chunks(8)
        .map(|byte| byte.iter().enumerate().map(|(i, bit)| u8::from(*bit) << i).sum())
        .collect();
    Bits::from_bytes(list.len() as u32, &bytes)
}

fn to_word(list: &[bool]) -> u128 {
    list.iter().enumerate().map(|(i, bit)| u128::from(*bit) << i).sum()
}

/// A number from the environment.
fn variable(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).unwrap_or_default();
    text.parse().unwrap_or(default)
}

/// Random numbers: the same for the same seed.
struct Random(fastrand::Rng);

impl Random {
    fn new(seed: u64) -> Random {
        Random(fastrand::Rng::with_seed(seed))
    }

    fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// A value that is often near an edge: few bits, all ones, the sign alone, a number near the width.
    fn value(&mut self, width: usize) -> List {
        let mut list: List = (0..width).map(|_| self.next() % 2 == 1).collect();
        let small = |number: u64| (0..width).map(|i| i < 64 && number >> i & 1 == 1).collect::<List>();
        match self.next() % 8 {
            0 => small(self.next() % 4),
            1 => vec![true; width],
            2 => (0..width).map(|i| i + 1 == width).collect(),
            3 => (0..width).map(|i| i + 1 != width).collect(),
            4 => small((width as u64 + self.next() % 5).saturating_sub(2)),
            5 => {
                let kept = self.next() as usize % width;
                list.iter_mut().skip(kept + 1).for_each(|bit| *bit = false);
                list
            }
            _ => list,
        }
    }
}

#[test]
fn operators_are_what_they_are_on_lists_of_bits() {
    let (rounds, seed) = (variable("ONESPEC_ROUNDS", 1000), variable("ONESPEC_SEED", 1));
    println!("ONESPEC_SEED={seed}");
    let mut random = Random::new(seed);
    for round in 0..rounds {
        let width = match round % 10 {
            9 => [129, 191, 192, 193, 256, 300][random.next() as usize % 6],
            _ => 1 + (round as usize / 2) % 128,
        };
        let (a, b) = (random.value(width), random.value(width));
        let (x, y) = (to_bits(&a), to_bits(&b));
        let about = |op: &dyn std::fmt::Debug| format!("{op:?} of {width} bits: {x:x?}, {y:x?}");
        let is_word = width <= 128;
        let (wa, wb, w) = (
            to_word(&a[..width.min(128)]),
            to_word(&b[..width.min(128)]),
            width as u32,
        );
        for op in Binary::ALL {
            let expected = binary(op, &a, &b);
            assert_eq!(x.binary(op, &y), to_bits(&expected), "{}", about(&op));
            if is_word {
                assert_eq!(word::binary(op, wa, wb, w), to_word(&expected), "{}", about(&op));
            }
        }
        for op in Compare::ALL {
            let expected = compare(op, &a, &b);
            assert_eq!(x.compare(op, &y), expected, "{}", about(&op));
            if is_word {
                assert_eq!(word::compare(op, wa, wb, w), expected, "{}", about(&op));
            }
        }
        for op in Count::ALL {
            let expected = count(op, &a);
            assert_eq!(x.count(op), expected, "{}", about(&op));
            if is_word {
                assert_eq!(word::count(op, wa, w), expected, "{}", about(&op));
            }
        }
        for (op, expected) in [(Unary::Neg, neg(&a)), (Unary::Not, not(&a))] {
            assert_eq!(x.unary(op), to_bits(&expected), "{}", about(&op));
            if is_word {
                assert_eq!(word::unary(op, wa, w), to_word(&expected), "{}", about(&op));
            }
        }
        if is_word {
            let by = amount(&b) % width;
            let turned: List = (0..width).map(|i| a[(i + width - by) % width]).collect();
            assert_eq!(
                word::rotl(wa, by as u128, w),
                to_word(&turned),
                "rotl by {by} of {wa:#x}, {width} bits"
            );
            let wide: List = a.iter().copied().chain(std::iter::repeat(sign(&a))).take(128).collect();
            assert_eq!(
                word::sext(wa, w) as u128,
                to_word(&wide),
                "sext of {wa:#x} from {width} bits"
            );
        }
    }
}

/// Steps of computations that are no operators of words.
#[test]
fn steps_are_what_they_are_on_lists_of_bits() {
    let (rounds, seed) = (variable("ONESPEC_ROUNDS", 1000), variable("ONESPEC_SEED", 1));
    println!("ONESPEC_SEED={seed}");
    let mut random = Random::new(seed);
    for _ in 0..rounds {
        let (a, b, c) = (random.value(128), random.value(128), random.value(128));
        let (x, y, z) = (to_word(&a), to_word(&b), to_word(&c));
        let width = (random.next() % 140) as usize;
        let low = &a[..width.min(128)];
        let at = u128::from(width as u64);
        let truth = |holds: bool| u128::from(holds);
        let extended = |fill: bool| -> List { low.iter().copied().chain(std::iter::repeat(fill)).take(128).collect() };
        let is_some = |list: &[bool]| list.contains(&true);
        let expected: [(Step<Nothing>, Vec<u128>, u128); 11] = [
            (Step::IsZero, vec![x], truth(!is_some(&a))),
            (Step::Both, vec![x, y], truth(is_some(&a) && is_some(&b))),
            (Step::Either, vec![x, y], truth(is_some(&a) || is_some(&b))),
            (Step::Choose, vec![x, y, z], if is_some(&a) { y } else { z }),
            (Step::Choose, vec![0, y, z], z),
            (Step::Zext, vec![x, at], to_word(&extended(false))),
            (
                Step::Sext,
                vec![x, at],
                to_word(&extended(low.last().copied().unwrap_or(false))),
            ),
            (Step::Ones, vec![at], (0..width.min(128)).map(|i| 1 << i).sum()),
            (Step::IsPowerOfTwo, vec![x], truth(count(Count::Popcount, &a) == 1)),
            (Step::Number(x as i64), vec![], x as i64 as i128 as u128),
            (Step::Count(Count::Clz), vec![x, at], count(Count::Clz, low).into()),
        ];
        for (step, operands, expected) in expected {
            assert_eq!(evaluate(&step, &operands), expected, "{step:?} of {operands:x?}");
        }
        for op in [Count::Ctz, Count::Popcount] {
            let found = evaluate(&Step::<Nothing>::Count(op), &[x, at]);
            assert_eq!(found, count(op, low).into(), "{op:?} of {x:#x}, {width} bits");
        }
    }
}

/// There are no leaves here.
#[derive(Debug, Clone, Copy)]
enum Nothing {}

impl Leaf for Nothing {}

/// Operators on integers are those of signed numbers of 128 bits, and `exact` says when nothing was lost.
#[test]
fn integers_are_signed_numbers() {
    let numbers = [
        i128::MIN,
        i128::MIN + 1,
        -130,
        -7,
        -1,
        0,
        1,
        2,
        7,
        127,
        128,
        1 << 64,
        i128::MAX - 1,
        i128::MAX,
    ];
    for a in numbers {
        for b in numbers {
            for op in Binary::ALL {
                let (x, y) = (Bits::from_int(128, a), Bits::from_int(128, b));
                let expected = x.binary(op.of_integers(), &y).sint();
                assert_eq!(int::binary(op, a, b), expected, "{a} {op:?} {b}");
                // In twice the bits nothing is lost.
                let (x, y) = (Bits::from_int(300, a), Bits::from_int(300, b));
                let wide = match op.is_shift() {
                    true => x.shift(op.of_integers(), u64::try_from(b).unwrap_or(u64::MAX)),
                    false => x.binary(op.of_integers(), &y),
                };
                let fits = wide == Bits::from_int(128, wide.zext(128).sint()).sext(300);
                let wanted = fits.then(|| wide.zext(128).sint());
                if op != Binary::Shl || (0..128).contains(&b) {
                    assert_eq!(int::exact(op, a, b), wanted, "exact {a} {op:?} {b}");
                }
            }
            for op in Compare::ALL {
                let (x, y) = (Bits::from_int(128, a), Bits::from_int(128, b));
                assert_eq!(
                    int::compare(op, a, b),
                    x.compare(op.of_integers(), &y),
                    "{a} {op:?} {b}"
                );
            }
        }
    }
}

/// Parts of wide values: what is cut out, put in, joined, repeated.
#[test]
fn parts_are_parts_of_lists() {
    let seed = variable("ONESPEC_SEED", 1);
    println!("ONESPEC_SEED={seed}");
    let mut random = Random::new(seed);
    for _ in 0..500 {
        let (width, part) = (1 + random.next() as usize % 300, 1 + random.next() as usize % 300);
        let lo = random.next() as usize % (width + 3);
        let (a, b) = (random.value(width), random.value(part));
        let (x, y) = (to_bits(&a), to_bits(&b));
        let cut: List = (0..part).map(|i| a.get(lo + i).copied().unwrap_or(false)).collect();
        assert_eq!(
            x.slice(lo as u64, part as u32),
            to_bits(&cut),
            "{part} bits at {lo} of {width}"
        );
        let put: List = (0..width)
            .map(|i| if (lo..lo + part).contains(&i) { b[i - lo] } else { a[i] })
            .collect();
        assert_eq!(
            x.with_slice(lo as u64, &y),
            to_bits(&put),
            "{part} bits at {lo} of {width}"
        );
        let joined: List = b.iter().chain(&a).copied().collect();
        assert_eq!(x.concat(&y), to_bits(&joined), "{width} @ {part}");
        let extended: List = a
            .iter()
            .copied()
            .chain(std::iter::repeat(sign(&a)))
            .take(part)
            .collect();
        assert_eq!(x.sext(part as u32), to_bits(&extended), "{width} to {part}");
        let repeated: List = a.iter().copied().cycle().take(width * 3).collect();
        assert_eq!(x.repeat(3 * width as u32), to_bits(&repeated), "three times {width}");
        assert_eq!(x.to_bytes().len(), width.div_ceil(8));
    }
}

/// A part that lies within a limb is the part that may lie anywhere.
#[test]
fn aligned_parts_are_parts() {
    let limbs = [0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210, 0x0f1e_2d3c_4b5a_6978];
    for width in [1, 2, 4, 8, 16, 32, 64] {
        // Beyond the end, too, and where an address does not fit.
        for lo in (0..300).step_by(width as usize).chain([u64::MAX - 63]) {
            let (aligned, any) = (limbs::aligned(&limbs, lo, width), limbs::bits(&limbs, lo, width));
            assert_eq!(aligned, any, "{width} bits at {lo}");
        }
    }
}
