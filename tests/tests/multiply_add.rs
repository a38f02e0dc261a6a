//! The multiply-add of the Tensix vector unit as engines compute it, all lanes at once, against whole numbers: a product of
//! 48 bits and an addend on a grid of three guard bits, step by step as the published model of the datapath says. All ways of
//! an engine are met: registers in which all operands are usual, and registers with a NaN or an infinity among them; all
//! lanes, and those that condition codes leave; code for the host's baseline, and for its wider vectors.

use onespec_core::exec::{Generated, Machine, NoHost, Visitor};
use onespec_core::parse::Parser;
use onespec_core::simd::{self, Vectors};
use onespec_emulator::vectors::Random;
use onespec_sfpu::{ISA, MACHINE};

const LANES: usize = 32;
/// Operands of each architecture.
const OPERANDS: usize = 100_000;

#[derive(Clone, Copy, PartialEq)]
enum Arch {
    Wormhole,
    Blackhole,
}

/// Shifted right; the last bit is sticky, unless nothing is left or the amount is beyond what the shifter has.
fn aligned(value: u128, by: i32, limit: i32) -> u128 {
    let shifted = if by >= limit { 0 } else { value >> by };
    if shifted != 0 && shifted << by != value {
        shifted | 1
    } else {
        shifted
    }
}

/// `x * y + z`.
fn multiply_add(arch: Arch, [x, y, z]: [u32; 3]) -> u32 {
    let black = arch == Arch::Blackhole;
    let [ex, ey, ez] = [x, y, z].map(|v| (v >> 23 & 255) as i32);
    let [mx, my, mz] = [x, y, z].map(|v| {
        if v >> 23 & 255 == 0 {
            0
        } else {
            u128::from(v & 0x7f_ffff | 1 << 23)
        }
    });
    let is_nan = |v: u32| v & 0x7fff_ffff > 0x7f80_0000;
    let is_infinite = |v: u32| v & 0x7fff_ffff == 0x7f80_0000;
    let (ps, zs) = ((x ^ y) >> 31, z >> 31);
    let pe = ex + ey - 127;
    let infinite = ex == 255 || ey == 255;
    let clash = (infinite || !black && pe >= 255) && is_infinite(z) && ps != zs;
    let bad = is_nan(x) || is_nan(y) || infinite && (ex == 0 || ey == 0) || clash;
    match (bad || is_nan(z), is_infinite(z), infinite || pe >= 255) {
        (true, ..) if black => 0x7fc0_0000,
        (true, ..) => {
            let sign = if bad { ps } else { zs };
            let through = sum(arch, (mx * my, pe.min(255), ps), (mz, ez, zs), z);
            sign << 31 | 0x7f80_0001 | through & 0x7f_ffff
        }
        (_, true, _) => z,
        (_, _, true) => ps << 31 | 0x7f80_0000,
        _ => sum(arch, (mx * my, pe, ps), (mz, ez, zs), z),
    }
}

fn sum(arch: Arch, (product, pe, ps): (u128, i32, u32), (mz, ez, zs): (u128, i32, u32), z: u32) -> u32 {
    let black = arch == Arch::Blackhole;
    let zero = if black { (zs & ps) << 31 } else { 0 };
    let p = product >> 20 | u128::from(product & 0xf_ffff != 0);
    if p == 0 || pe < 0 {
        let is_number = z & 0x7fff_ffff <= 0x7f80_0000;
        return if mz != 0 && is_number { z } else { zero };
    }
    let p = aligned(p, (ez - pe).max(0), 64);
    let q = aligned(mz << 3, (pe - ez).max(0), 32);
    let sign = if p >= q { ps } else { zs };
    let r = if ps == zs { p + q } else { p.abs_diff(q) };
    if r == 0 {
        return zero;
    }
    // The leading one goes to bit 26.
    let right = r.ilog2() as i32 - 26;
    let exponent = pe.max(ez) + right;
    if exponent >= 255 {
        return sign << 31 | 0x7f80_0000;
    }
    if !black && exponent < 0 {
        return 0;
    }
    let low = black && exponent <= 0;
    let (right, exponent) = if low { (right + 1, 0) } else { (right, exponent) };
    let m = match right {
        1.. => {
            let lost = if black { r & ((right as u128) | 1) } else { r & 1 };
            r >> right | u128::from(lost != 0)
        }
        _ => r << -right,
    };
    let floor = ((exponent as u32) << 23).wrapping_add((m >> 3 & 0x7f_ffff) as u32);
    let value = floor + u32::from((m & 7) as u32 + (floor & 1) > 4);
    match value >> 23 & 255 {
        0 if black => sign << 31,
        0 => 0,
        _ => sign << 31 | value & 0x7fff_ffff,
    }
}

/// A float: of any bits, near one, of few bits, subnormal or zero, at an end of the range; rarely none or infinite.
fn float(random: &mut Random, specials: bool) -> u32 {
    let bits = random.draw() as u32;
    let sign = bits & 0x8000_0000;
    let near = |range: u64, random: &mut Random| (127 + random.below(range) as u32 - range as u32 / 2) << 23;
    match random.below(if specials { 9 } else { 8 }) {
        0 => bits & 0xff7f_ffff,
        1 | 2 => sign | near(8, random) | bits & 0x7f_ffff,
        3 => sign | near(60, random) | bits & 0x7f_ffff,
        4 => sign | near(12, random) | bits & 0x70_0001,
        5 => sign | near(12, random) | (bits & 3).wrapping_sub(2) & 0x7f_ffff,
        6 => sign | bits & [0, 0x7f_ffff][random.below(2) as usize],
        7 => sign | [1, 2, 64, 190, 253, 254][random.below(6) as usize] << 23 | bits & 0x7f_ffff,
        _ => sign | 0x7f80_0000 | bits & [0, 0x7f_ffff][random.below(2) as usize],
    }
}

/// Three operands; the third one often cancels the product of the others, all but some bits.
fn operands(random: &mut Random, specials: bool) -> [u32; 3] {
    let [x, y, z] = [0; 3].map(|_| float(random, specials));
    let product = f32::from_bits(x) * f32::from_bits(y);
    match random.below(4) {
        0 if product.is_normal() => [x, y, (-product).to_bits() ^ (1 << random.below(4)) >> 1],
        1 => [x, 0x3f80_0000, z],
        2 => [x, y, 0],
        _ => [x, y, z],
    }
}

struct Compared {
    arch: Arch,
    word: u128,
    seed: u64,
    registers: usize,
}

impl Visitor for Compared {
    type Out = Vec<String>;

    fn visit<M: Machine>(self, mut machine: M) -> Vec<String> {
        let slot = machine.decode(self.word, 0).expect("an instruction");
        let mut random = Random(self.seed);
        let mut wrong = Vec::new();
        let mut before = [0; LANES];
        for round in 0..self.registers {
            // Three of four registers have no special operand in them; the fourth has some in eight of its lanes.
            let lanes: Vec<[u32; 3]> = (0..LANES)
                .map(|lane| operands(&mut random, round % 4 == 0 && lane / 8 == round / 4 % 4))
                .collect();
            let active = if round % 3 == 0 { random.draw() as u32 } else { u32::MAX };
            for (state, value) in [("en", u32::MAX), ("cc", active)] {
                assert!(machine.set_bytes(state, &value.to_le_bytes()), "{state}");
            }
            for (register, name) in ["L[0]", "L[1]", "L[2]"].into_iter().enumerate() {
                let bytes: Vec<u8> = lanes.iter().flat_map(|lane| lane[register].to_le_bytes()).collect();
                assert!(machine.set_bytes(name, &bytes), "{name}");
            }
            machine.execute(&mut NoHost, &slot).expect("no trap");
            let result = machine.get_bytes("L[3]").expect("a register");
            for (lane, operands) in lanes.iter().enumerate() {
                let at = 4 * lane;
                let own = u32::from_le_bytes(result[at..at + 4].try_into().expect("four bytes"));
                let expected = match active >> lane & 1 {
                    0 => before[lane],
                    _ => multiply_add(self.arch, *operands),
                };
                before[lane] = own;
                if own != expected {
                    wrong.push(format!("{operands:08x?} is {own:08x}, not {expected:08x}"));
                }
            }
        }
        wrong
    }
}

/// The number in a variable.
fn number(name: &str, otherwise: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => otherwise,
    }
}

#[test]
fn all_lanes_are_what_whole_numbers_say() {
    let (seed, count) = (
        number("ONESPEC_SEED", 1),
        number("ONESPEC_ROUNDS", OPERANDS as u64) as usize,
    );
    for (arch, name) in [(Arch::Wormhole, "wormhole"), (Arch::Blackhole, "blackhole")] {
        let target = ISA.target(name).expect("a target");
        let parser = Parser::new(&ISA, &target.features);
        let (_, word) = parser.parse("sfpmad L3,L0,L1,L2,0").expect("an instruction");
        for most in [Vectors::Baseline, Vectors::Avx2, Vectors::Avx512] {
            let compared = Compared {
                arch,
                word,
                seed,
                registers: count.div_ceil(LANES),
            };
            let form = simd::allow(most);
            // A host without these has been tried with what it has.
            if form != most {
                println!("{name}: no {most:?} here");
                continue;
            }
            let wrong = MACHINE.with_machine(&target, compared).expect("a machine");
            println!("{name}, {form:?}: {count} operands of seed {seed}");
            assert!(
                wrong.is_empty(),
                "{name}, {form:?}, seed {seed}: {} of {count}\n{}",
                wrong.len(),
                wrong[..wrong.len().min(20)].join("\n")
            );
        }
    }
}
