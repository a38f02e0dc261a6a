//! Arithmetic of one lane: results from the bits of the sources. Formulas are those of the reference executor, in its
//! order.

use super::Rules;
use super::float::{cos, exp2, flush, from_half, ldexp, log2, pow, rsqrt, sin, to_half};
use crate::opcodes::{Mode, Opcode, Opcode::*};

/// How one instruction computes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arithmetic {
    pub opcode: Opcode,
    /// Products and sums are rounded once.
    pub fused: bool,
    /// Zero times anything is zero.
    pub legacy: bool,
    pub flush: bool,
}

impl Arithmetic {
    pub fn new(opcode: Opcode, precise: bool, legacy: bool, rules: Rules) -> Arithmetic {
        Arithmetic {
            opcode,
            fused: rules.fused && !precise,
            legacy,
            flush: rules.flush,
        }
    }

    /// The four components of the result. Sources beyond those that the opcode has are not looked at.
    pub fn result(&self, sources: &[[u32; 4]]) -> [u32; 4] {
        let of = |source: usize, component: usize| sources.get(source).map_or(0, |it| it[component]);
        match self.opcode.info().mode {
            Mode::Componentwise => {
                std::array::from_fn(|c| self.componentwise([of(0, c), of(1, c), of(2, c), of(3, c)]))
            }
            Mode::Replicated => [self.replicated(&of); 4],
            _ => self.dependent(&of),
        }
    }

    fn mul(&self, a: f32, b: f32) -> f32 {
        match self.legacy && (a == 0.0 || b == 0.0) {
            true => 0.0,
            false => a * b,
        }
    }

    fn mad(&self, a: f32, b: f32, c: f32) -> f32 {
        match self.fused && !(self.legacy && (a == 0.0 || b == 0.0)) {
            true => a.mul_add(b, c),
            false => self.number(self.mul(a, b)) + c,
        }
    }

    /// A result between two operations.
    fn number(&self, x: f32) -> f32 {
        if self.flush { flush(x) } else { x }
    }

    fn componentwise(&self, [a, b, c, e]: [u32; 4]) -> u32 {
        let (x, y, z) = (f32::from_bits(a), f32::from_bits(b), f32::from_bits(c));
        let float = match self.opcode {
            ADD => x + y,
            SUB => x - y,
            MUL => self.mul(x, y),
            DIV => x / y,
            MAD => self.mad(x, y, z),
            FMA => x.mul_add(y, z),
            LRP => self.mad(x, self.number(y - z), z),
            MIN => x.min(y),
            MAX => x.max(y),
            CLAMP => x.max(y).min(z),
            ABS => x.abs(),
            FLR => x.floor(),
            CEIL => x.ceil(),
            TRUNC => x.trunc(),
            ROUND => x.round_ties_even(),
            FRC => x - x.floor(),
            SSG => f32::from(i8::from(x > 0.0) - i8::from(x < 0.0)),
            SLT => number(x < y),
            SGE => number(x >= y),
            SEQ => number(x == y),
            SGT => number(x > y),
            SLE => number(x <= y),
            SNE => number(x != y),
            LDEXP => ldexp(x, b as i32),
            I2F => a as i32 as f32,
            U2F => a as f32,
            _ => return integer(self.opcode, [a, b, c, e]),
        };
        self.number(float).to_bits()
    }

    fn replicated(&self, of: &impl Fn(usize, usize) -> u32) -> u32 {
        let float = |source, component| f32::from_bits(of(source, component));
        let x = float(0, 0);
        let dot = |count: usize| {
            let first = self.number(self.mul(x, float(1, 0)));
            (1..count).fold(first, |sum, c| self.number(self.mad(float(0, c), float(1, c), sum)))
        };
        let result = match self.opcode {
            DP2 => dot(2),
            DP3 => dot(3),
            DP4 => dot(4),
            DPH => dot(3) + float(1, 3),
            DP2A => dot(2) + float(2, 0),
            RCP => 1.0 / x,
            RSQ => rsqrt(x),
            SQRT => x.sqrt(),
            EX2 => exp2(x),
            LG2 => log2(x),
            POW => pow(x, float(1, 0)),
            SIN => sin(x),
            COS => cos(x),
            PK2H => return u32::from(to_half(x)) | u32::from(to_half(float(0, 1))) << 16,
            _ => return 0,
        };
        self.number(result).to_bits()
    }

    fn dependent(&self, of: &impl Fn(usize, usize) -> u32) -> [u32; 4] {
        let float = |source, component| f32::from_bits(of(source, component));
        let [x, y, z, w] = [float(0, 0), float(0, 1), float(0, 2), float(0, 3)];
        let result = match self.opcode {
            DST => [1.0, self.mul(y, float(1, 1)), z, float(1, 3)],
            EXP => {
                let floor = x.floor();
                [exp2(floor), x - floor, exp2(x), 1.0]
            }
            LOG => {
                let log = log2(x.abs());
                let floor = log.floor();
                [floor, x.abs() / exp2(floor), log, 1.0]
            }
            LIT => {
                let power = match x > 0.0 {
                    true => pow(y.max(0.0), w.clamp(-128.0, 128.0)),
                    false => 0.0,
                };
                [1.0, x.max(0.0), power, 1.0]
            }
            XPD => {
                let [a, b, c] = [float(1, 0), float(1, 1), float(1, 2)];
                let cross = |p: f32, q: f32, r: f32, s: f32| self.mad(-r, s, self.number(self.mul(p, q)));
                [cross(y, c, z, b), cross(z, a, x, c), cross(x, b, y, a), 1.0]
            }
            SCS => [cos(x), sin(x), 0.0, 1.0],
            UP2H => {
                let bits = of(0, 0);
                let [low, high] = [from_half(bits as u16), from_half((bits >> 16) as u16)];
                [low, high, low, high]
            }
            _ => [0.0; 4],
        };
        result.map(|value| self.number(value).to_bits())
    }
}

fn number(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// All ones for what holds.
fn ones(holds: bool) -> u32 {
    if holds { u32::MAX } else { 0 }
}

/// Results that are bits, and those of floats that are integers.
fn integer(opcode: Opcode, [a, b, c, e]: [u32; 4]) -> u32 {
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    let (i, j) = (a as i32, b as i32);
    match opcode {
        MOV | READ_FIRST | READ_INVOC => a,
        CMP => {
            if x < 0.0 {
                b
            } else {
                c
            }
        }
        UCMP => {
            if a != 0 {
                b
            } else {
                c
            }
        }
        FSLT => ones(x < y),
        FSGE => ones(x >= y),
        FSEQ => ones(x == y),
        FSNE => ones(x != y),
        F2I => x as i32 as u32,
        F2U => x as u32,
        ARL => x.floor() as i32 as u32,
        ARR => (x + 0.5).floor() as i32 as u32,
        UARL => a,
        UADD => a.wrapping_add(b),
        UMUL => a.wrapping_mul(b),
        UMAD => a.wrapping_mul(b).wrapping_add(c),
        IMUL_HI => ((i64::from(i) * i64::from(j)) >> 32) as u32,
        UMUL_HI => ((u64::from(a) * u64::from(b)) >> 32) as u32,
        IDIV => {
            if b == 0 {
                0
            } else {
                i.wrapping_div(j) as u32
            }
        }
        UDIV => a.checked_div(b).unwrap_or(u32::MAX),
        UMOD => a.checked_rem(b).unwrap_or(u32::MAX),
        MOD => {
            if b == 0 {
                u32::MAX
            } else {
                i.wrapping_rem(j) as u32
            }
        }
        INEG => a.wrapping_neg(),
        IABS => i.wrapping_abs() as u32,
        ISSG => i.signum() as u32,
        IMAX => i.max(j) as u32,
        IMIN => i.min(j) as u32,
        UMAX => a.max(b),
        UMIN => a.min(b),
        ISLT => ones(i < j),
        ISGE => ones(i >= j),
        USLT => ones(a < b),
        USGE => ones(a >= b),
        USEQ => ones(a == b),
        USNE => ones(a != b),
        AND => a & b,
        OR => a | b,
        XOR => a ^ b,
        NOT => !a,
        SHL => a << (b & 31),
        USHR => a >> (b & 31),
        ISHR => (i >> (b & 31)) as u32,
        IBFE => field(
            b,
            c,
            a,
            |width, offset| (i << (32 - width - offset) >> (32 - width)) as u32,
            |o| (i >> o) as u32,
        ),
        UBFE => field(
            b,
            c,
            a,
            |width, offset| a << (32 - width - offset) >> (32 - width),
            |o| a >> o,
        ),
        BFI if e == 32 => b,
        BFI => {
            let (offset, width) = (c & 31, e & 31);
            let mask = ((1u32 << width) - 1) << offset;
            b << offset & mask | a & !mask
        }
        BREV => a.reverse_bits(),
        POPC => a.count_ones(),
        LSB => {
            if a == 0 {
                u32::MAX
            } else {
                a.trailing_zeros()
            }
        }
        UMSB => 31u32.wrapping_sub(a.leading_zeros()),
        IMSB => 31u32.wrapping_sub((if i < 0 { !a } else { a }).leading_zeros()),
        _ => 0,
    }
}

/// Bit fields: `inside` gets the width and the offset of a field that lies within the word, `beyond` the offset of one
/// that does not.
fn field(o: u32, w: u32, whole: u32, inside: impl Fn(u32, u32) -> u32, beyond: impl Fn(u32) -> u32) -> u32 {
    let (offset, width) = (o & 31, w & 31);
    match (w, width) {
        (32, _) if offset == 0 => whole,
        (_, 0) => 0,
        _ if width + offset < 32 => inside(width, offset),
        _ => beyond(offset),
    }
}
