//! Which cases there are, and what each starts from.

use super::{PAGE, VLENS, WINDOW, values};
use crate::facts::{Fact, facts};
use crate::random::Random;

/// Opcodes of vector instructions.
const LOAD: u32 = 0x07;
const STORE: u32 = 0x27;
const CRYPTO: u32 = 0x77;

/// The scalar operands: registers with these numbers, integer or floating-point.
pub const FIRST: u32 = 10;
pub const SECOND: u32 = 11;
pub const RESULT: u32 = 12;

/// An instruction, the setting that it runs in, and a seed for the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Case {
    pub vlen: u32,
    pub word: u32,
    pub vtype: u64,
    pub vl: u64,
    pub vstart: u64,
    pub seed: u64,
}

/// What a case starts from.
#[derive(Debug, Clone, Default)]
pub struct Start {
    pub vcsr: u64,
    pub fcsr: u64,
    /// Integer registers 10, 11 and 12.
    pub x: [u64; 3],
    /// Floating-point registers 10 and 12.
    pub f: [u64; 2],
    /// The 32 vector registers, lowest first.
    pub registers: Vec<u8>,
}

impl Case {
    /// Bits of an element.
    pub fn sew(&self) -> u32 {
        8 << (self.vtype >> 3 & 3)
    }

    /// The exponent of LMUL.
    pub(super) fn log_lmul(&self) -> i32 {
        log_lmul(self.vtype)
    }

    /// Elements of a register group.
    pub fn vlmax(&self) -> u64 {
        vlmax(self.vlen, self.sew(), self.log_lmul())
    }

    fn opcode(&self) -> u32 {
        self.word & 0x7f
    }

    /// Whether it is a scalar instruction that computes with floating-point numbers.
    fn is_scalar_float(&self) -> bool {
        matches!(self.opcode(), 0x43 | 0x47 | 0x4b | 0x4f | 0x53)
    }

    /// Whether it may write memory.
    pub fn stores(&self) -> bool {
        self.opcode() == STORE
    }

    /// Whether it touches memory.
    pub fn has_memory(&self) -> bool {
        self.stores() || self.opcode() == LOAD
    }

    /// Memory before every case.
    pub fn memory() -> Vec<u8> {
        let mut random = Random::new(0x6d65_6d6f_7279);
        (0..PAGE).map(|_| random.bits() as u8).collect()
    }

    /// `e32, m2, ta, mu` and where it starts and ends.
    pub fn setting(&self) -> String {
        let lmul = ["m1", "m2", "m4", "m8", "m?", "mf8", "mf4", "mf2"][(self.vtype & 7) as usize];
        let flag = |bit: u64, letter: char| format!("{letter}{}", if self.vtype >> bit & 1 == 1 { 'a' } else { 'u' });
        format!(
            "vlen {}, e{}, {lmul}, {}, {}, vl {} of {}, vstart {}, seed {:#x}",
            self.vlen,
            self.sew(),
            flag(6, 't'),
            flag(7, 'm'),
            self.vl,
            self.vlmax(),
            self.vstart,
            self.seed
        )
    }

    /// Everything that the seed decides.
    pub fn start(&self) -> Start {
        let mut random = Random::new(self.seed);
        let modes = if random.one_in(10) { 8 } else { 5 };
        let mut start = Start {
            vcsr: random.bits() & 7,
            // Now and then a rounding mode that does not exist.
            fcsr: (random.below(modes) as u64) << 5,
            registers: vec![0; self.vlen as usize * 4],
            ..Start::default()
        };
        let category = self.word >> 12 & 7;
        let floats = self.opcode() == 0x57 && (category == 1 || category == 5);
        let bfloat = floats && matches!(self.word >> 26, 0x3b) || self.word & 0xfc0f_f07f == 0x4806_9057;
        let widths = [self.sew(), self.sew(), (self.sew() * 2).min(64)];
        for register in start.registers.chunks_mut(self.vlen as usize / 8) {
            let width = widths[random.below(3)];
            for lane in register.chunks_mut(width as usize / 8) {
                let value = match floats {
                    true => values::float(&mut random, width, bfloat),
                    false => values::integer(&mut random, width),
                };
                lane.copy_from_slice(&value.to_le_bytes()[..lane.len()]);
            }
        }
        let mask = match random.below(6) {
            0 => Some(0),
            1 => Some(u8::MAX),
            _ => None,
        };
        for byte in start.registers.iter_mut().take(self.vlen as usize / 8) {
            *byte = mask.unwrap_or(random.bits() as u8);
        }
        start.x = [random.value(), random.value(), random.value()];
        let scalar = |random: &mut Random| {
            let value = values::float(random, self.sew().max(16), bfloat);
            // A narrow number is boxed in ones, unless the box is broken (QEMU 10 takes a broken bfloat16 for a half NaN).
            let boxed = if !bfloat && random.one_in(12) { 0 } else { u64::MAX };
            value | boxed.checked_shl(self.sew().max(16)).unwrap_or(0)
        };
        if category == 7 {
            start.x = [random.below(600) as u64, any_setting(&mut random), random.bits()];
        }
        start.f = [scalar(&mut random), random.bits()];
        if self.is_scalar_float() {
            start.f[1] = scalar(&mut random);
        }
        match self.has_memory() {
            true => self.addresses(&mut start, &mut random),
            false => self.indices(&mut start, &mut random),
        }
        start
    }

    /// Base, stride and offsets: mostly inside memory, now and then over its edge.
    fn addresses(&self, start: &mut Start, random: &mut Random) {
        let width: u64 = [8, 0, 0, 0, 0, 16, 32, 64][(self.word >> 12 & 7) as usize];
        let mop = self.word >> 26 & 3;
        let fields = u64::from(self.word >> 29) + 1;
        let size = width / 8 * fields;
        let reach = 1000 / self.vl.max(1);
        let stride = match random.below(4) {
            0 => 0,
            1 => size,
            _ => random.below(reach as usize + 1) as u64,
        };
        start.x[1] = if random.one_in(2) {
            stride
        } else {
            stride.wrapping_neg()
        };
        // QEMU 10.0 ends with an assertion where a fault-only-first load of segments, or one that starts later, reaches the end.
        let fault_only_first = self.opcode() == LOAD && mop == 0 && self.word >> 20 & 31 == 16;
        let edge = random.one_in(6) && !(fault_only_first && (fields > 1 || self.vstart > 0));
        let end = WINDOW + PAGE as u64;
        let length = (size * self.vl.max(1)) as usize;
        let aligned = if random.one_in(4) { u64::MAX } else { !7 };
        start.x[0] = match (mop, edge) {
            (1 | 3, false) => WINDOW + (random.below(1000) as u64 & aligned),
            (1 | 3, true) => end - 1024 + (random.below(1000) as u64 & aligned),
            (2, false) => WINDOW + PAGE as u64 / 2 + (random.below(200) as u64 & aligned),
            (2, true) => end - (random.below(400) as u64 & !7) - 8,
            (_, false) => WINDOW + (random.below(1000) as u64 & aligned),
            // No element lies on both pages, for the same reason.
            (_, true) if fault_only_first => end - size * (1 + random.below(length / size as usize) as u64),
            (_, true) => end - (random.below(length + 8) as u64 & aligned).max(1),
        };
        if mop == 1 || mop == 3 {
            let from = (self.word >> 20 & 31) as usize * self.vlen as usize / 8;
            let lanes = start.registers.get_mut(from..).unwrap_or_default();
            for lane in lanes.chunks_mut(width as usize / 8).take(self.vlmax() as usize) {
                let value = random.below(1024) as u64;
                let bytes = value.to_le_bytes();
                lane.copy_from_slice(&bytes[..lane.len()]);
            }
        }
    }

    /// Slides and gathers with numbers of elements that there are.
    fn indices(&self, start: &mut Start, random: &mut Random) {
        let funct6 = self.word >> 26;
        if !matches!(funct6, 0x0c | 0x0e | 0x0f) || random.one_in(4) {
            return;
        }
        let bound = self.vlmax() as usize + 2;
        start.x[0] = random.below(bound) as u64;
        let wide = if funct6 == 0x0e { 16 } else { self.sew() };
        let from = (self.word >> 15 & 31) as usize * self.vlen as usize / 8;
        let lanes = start.registers.get_mut(from..).unwrap_or_default();
        for lane in lanes.chunks_mut(wide as usize / 8).take(self.vlmax() as usize) {
            let bytes = (random.below(bound) as u64).to_le_bytes();
            lane.copy_from_slice(&bytes[..lane.len()]);
        }
    }
}

/// Whether a `vtype` has SEW above LMUL * ELEN: machines may have such settings, or not.
pub fn may_be_absent(vtype: u64) -> bool {
    let (sew, log_lmul) = (8u64 << (vtype >> 3 & 3), log_lmul(vtype));
    vtype >> 8 == 0 && vtype >> 5 & 1 == 0 && (-3..0).contains(&log_lmul) && sew > 64 >> -log_lmul
}

/// The exponent of LMUL; -4 is reserved.
fn log_lmul(vtype: u64) -> i32 {
    ((vtype & 7) as i32) << 29 >> 29
}

fn vlmax(vlen: u32, sew: u32, log_lmul: i32) -> u64 {
    let bits = if log_lmul < 0 {
        vlen >> -log_lmul
    } else {
        vlen << log_lmul
    };
    u64::from(bits / sew)
}

/// Settings of SEW and LMUL that exist where elements have up to 64 bits.
pub(super) fn settings() -> Vec<u64> {
    let all = (0..4u64).flat_map(|sew| (-3..=3i32).map(move |lmul| (sew, lmul)));
    let legal = all.filter(|(sew, lmul)| 8 << sew <= if *lmul < 0 { 64 >> -lmul } else { 64 });
    legal.map(|(sew, lmul)| sew << 3 | (lmul as u64 & 7)).collect()
}

/// A value for `vtype`, now and then one that is reserved. Whether SEW above LMUL * ELEN exists is left to machines.
fn any_setting(random: &mut Random) -> u64 {
    let legal = settings();
    match random.below(20) {
        0 => random.bits() & 0xff | 0x100,
        1 => random.bits() & 0xff | 0x20,
        2 => random.bits() & 0xf8 | 4,
        _ => legal[random.below(legal.len())] | (random.bits() & 3) << 6,
    }
}

/// All cases of a length of vector registers: every instruction with every setting, masked and not, `vl` of no, one, some and
/// all elements, from the first element on and from a later one. With `most`, about as many of each instruction.
pub fn cases(vlen: u32, seed: u64, most: Option<usize>) -> impl Iterator<Item = (String, Case)> {
    assert!(VLENS.contains(&vlen));
    let rows: Vec<Fact> = facts().into_iter().filter(Fact::is_vector).collect();
    rows.into_iter().enumerate().flat_map(move |(i, fact)| {
        let mut random = Random::new(seed ^ u64::from(vlen) << 32 ^ (i as u64) << 40);
        let mut all = Vec::new();
        for vtype in settings() {
            for masked in [true, false] {
                if masked && fact.mask >> 25 & 1 == 1 {
                    continue;
                }
                all.extend(lengths(vlen, vtype, &fact, &mut random).into_iter().flat_map(|vl| {
                    let later = random.below(most_start(vlen, vl, &fact) as usize + 1) as u64;
                    let starts = if later == 0 { vec![0] } else { vec![0, later] };
                    let case = |vstart| Case {
                        vlen,
                        word: word(&fact, masked, &mut random),
                        vtype: vtype | (random.bits() & 3) << 6,
                        vl,
                        vstart,
                        seed: random.bits(),
                    };
                    starts.into_iter().map(case).collect::<Vec<Case>>()
                }));
            }
        }
        let step = most.map_or(1, |most| all.len().div_ceil(most.max(1)).max(1));
        all.into_iter().step_by(step).map(move |case| (fact.name.clone(), case))
    })
}

/// The greatest first element: `vl`, or of whole registers their last (QEMU 10.0 ends with an assertion behind it).
fn most_start(vlen: u32, vl: u64, fact: &Fact) -> u64 {
    let memory = matches!(fact.value & 0x7f, LOAD | STORE);
    match memory && fact.value >> 20 & 31 == 8 && fact.mask >> 20 & 31 == 31 {
        true => vl.min(u64::from(vlen / 64 - 1)),
        false => vl,
    }
}

pub(super) fn vlmax_of(vlen: u32, vtype: u64) -> u64 {
    let case = Case {
        vlen,
        vtype,
        word: 0,
        vl: 0,
        vstart: 0,
        seed: 0,
    };
    case.vlmax()
}

/// No, one, some and all elements. Cryptography works on whole groups of them.
fn lengths(vlen: u32, vtype: u64, fact: &Fact, random: &mut Random) -> Vec<u64> {
    let most = vlmax_of(vlen, vtype);
    let some = 1 + random.below(most as usize) as u64;
    let mut all = vec![0, 1, some, most];
    if fact.mask & fact.value & 0x7f == CRYPTO {
        let groups = [4, 8][random.below(2)];
        all[2] = some / groups * groups;
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// A word of an instruction. Registers are mostly such that groups neither overlap nor start elsewhere than they may.
fn word(fact: &Fact, masked: bool, random: &mut Random) -> u32 {
    let vd = [8, 16, 24][random.below(3)];
    let mut registers = [vd, [16, 24, 8][vd as usize / 8 - 1], [24, 8, 16][vd as usize / 8 - 1]];
    if random.one_in(4) {
        let step = 1 << random.below(4);
        registers = [(); 3].map(|()| random.below(32) as u32 / step * step);
    }
    // Now and then x0; f0 is nothing special, and a base is never 0.
    let scalar_zero = fact.value & 0x7f == 0x57 && fact.value >> 12 & 7 != 5 && random.one_in(12);
    let setting = u32::try_from(any_setting(random)).unwrap_or(0);
    let mut word = fact.word(random);
    let mut put = |low: u32, width: u32, value: u32| {
        let free = !fact.mask & ((1 << width) - 1) << low;
        word = word & !free | value << low & free;
    };
    for field in fact.fields.split(' ') {
        match field {
            "vd" | "vs3" => put(7, 5, registers[0]),
            "vs2" => put(20, 5, registers[1]),
            "vs1" => put(15, 5, registers[2]),
            "rs1" => put(15, 5, if scalar_zero { 0 } else { FIRST }),
            "rs2" => put(20, 5, SECOND),
            "rd" => put(7, 5, RESULT),
            "zimm11" => put(20, 11, setting),
            "zimm10" => put(20, 10, setting),
            "vm" => put(25, 1, u32::from(!masked)),
            _ => {}
        }
    }
    word
}
