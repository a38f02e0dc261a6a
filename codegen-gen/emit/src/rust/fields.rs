//! Where the operands of an instruction stand, for their extraction: by tables of what each bit adds in words of 32 bits
//! (`onespec_core::decode::Rows`), by rotations and masks in longer ones.

use super::inst::Shape;
use super::tables::{dec, hex};
use onespec_core::decode::Lane;
use onespec_description::model::{Isa, Kind, Op, Operand, Piece};
use proc_macro2::TokenStream;
use quote::quote;

/// Pieces of a scattered operand beside its highest one that extraction by rotations gathers.
pub const MORE: usize = 3;

/// Whether words and arguments have 32 bits.
pub fn is_narrow(shape: &Shape) -> bool {
    (shape.word_bits, shape.arg_bits) == (32, 32)
}

/// An operand: runs of bits (lowest in the word, lowest in the number, length), sign bit, value of number 0.
#[derive(Debug, Clone, Default)]
pub struct Narrow {
    runs: Vec<(u8, u8, u8)>,
    sign: u32,
    first: u32,
}

impl Narrow {
    /// The operands of an instruction; `None` when one of them does not fit.
    pub fn all(isa: &Isa, op: &Op) -> Option<Vec<Narrow>> {
        op.operands.iter().map(|o| Narrow::of(isa, o)).collect()
    }

    /// The tables of these operands.
    pub fn rows(all: &[Narrow]) -> TokenStream {
        let fields = all.iter().map(Narrow::print);
        quote!(Place::new(&[#(#fields),*]))
    }

    /// The bits of its numbers, and whether the highest is a sign.
    fn bits(&self) -> (u32, bool) {
        let highest = self
            .runs
            .iter()
            .map(|(_, number, length)| u32::from(number + length))
            .max();
        let first = 32 - self.first.leading_zeros();
        (highest.unwrap_or(0).max(first), self.sign != 0)
    }

    fn of(isa: &Isa, o: &Operand) -> Option<Narrow> {
        if o.pieces.is_empty() {
            return Some(Narrow::default());
        }
        let first = match isa.kinds.get(usize::from(o.kind)) {
            Some(Kind::Reg { list, .. }) => neighbours(list)?,
            _ => 0,
        };
        let first = u32::try_from(first).ok()?;
        let taken = o
            .pieces
            .iter()
            .fold(0, |all, p| all | ones(p.len.into()) << (p.value & 63));
        // What is added to all numbers must not meet their bits.
        if u64::from(first) & taken != 0 {
            return None;
        }
        Some(Narrow {
            first,
            runs: o.pieces.iter().map(run).collect::<Option<_>>()?,
            sign: if o.signed && o.width > 0 && u32::from(o.width) < 32 {
                1 << (o.width - 1)
            } else {
                0
            },
        })
    }

    fn print(&self) -> TokenStream {
        let runs = self.runs.iter().map(|(word, number, length)| {
            let (word, number, length) = (dec(*word), dec(*number), dec(*length));
            quote!((#word, #number, #length))
        });
        let (sign, first) = (hex(self.sign.into()), dec(self.first));
        quote!(field(&[#(#runs),*], #sign, #first))
    }
}

/// Where operands stand in the rows of a machine's tables, by their number in the instruction.
#[derive(Debug, Default)]
pub struct Lanes(Vec<Lane>);

/// Bits of a row.
const ROW: u32 = 64;

impl Lanes {
    /// The lanes that hold the operands of all instructions; where a row is too short for that, of as many as the wide
    /// operands of few instructions leave.
    pub fn of(isa: &Isa, shape: &Shape) -> Lanes {
        if !is_narrow(shape) {
            return Lanes::default();
        }
        let mut ops: Vec<Vec<Narrow>> = isa.ops.iter().filter_map(|op| Narrow::all(isa, op)).collect();
        loop {
            let lanes = Lanes::holding(&ops, shape.args);
            let width: u32 = lanes.0.iter().map(|lane| u32::from(lane.bits)).sum();
            if width <= ROW {
                return lanes;
            }
            // The widest operands of the lane where the fewest instructions have them.
            let widest = |(at, lane): (usize, &Lane)| {
                let needs_all = |op: &&Vec<Narrow>| {
                    op.get(at)
                        .is_some_and(|o| needed(o, lane.signed) == u32::from(lane.bits))
                };
                (lane.bits > 0).then(|| (ops.iter().filter(needs_all).count(), at))
            };
            let Some((_, at)) = lanes.0.iter().enumerate().filter_map(widest).min() else {
                return lanes;
            };
            let lane = lanes.0[at];
            ops.retain(|op| op.get(at).is_none_or(|o| needed(o, lane.signed) < u32::from(lane.bits)));
        }
    }

    /// Lanes side by side, as wide as some operands need.
    fn holding(ops: &[Vec<Narrow>], args: usize) -> Lanes {
        let mut end = 0;
        let lane = |at: usize| {
            let signed = ops.iter().any(|op| op.get(at).is_some_and(|o| o.sign != 0));
            let bits = ops.iter().filter_map(|op| op.get(at)).map(|o| needed(o, signed)).max();
            let (low, bits) = (end as u8, bits.unwrap_or(0));
            end += bits;
            Lane {
                low,
                bits: bits as u8,
                signed,
            }
        };
        Lanes((0..args).map(lane).collect())
    }

    /// Whether they hold the operands of an instruction.
    pub fn hold(&self, all: &[Narrow]) -> bool {
        let holds = |(o, lane): (&Narrow, &Lane)| {
            needed(o, lane.signed) <= u32::from(lane.bits) && (lane.signed || o.sign == 0)
        };
        all.len() <= self.0.len() && all.iter().zip(&self.0).all(holds)
    }

    pub fn print(&self) -> TokenStream {
        let lanes = self.0.iter().map(|lane| {
            let (low, bits, signed) = (dec(lane.low), dec(lane.bits), lane.signed);
            quote!(Lane { low: #low, bits: #bits, signed: #signed })
        });
        quote!([#(#lanes),*])
    }
}

/// Bits that an operand needs of a lane; of a signed one, those without a sign need one more.
fn needed(o: &Narrow, signed: bool) -> u32 {
    let (bits, has_sign) = o.bits();
    bits + u32::from(signed && !has_sign && bits > 0)
}

/// A piece in a word of 32 bits.
fn run(piece: &Piece) -> Option<(u8, u8, u8)> {
    let fits = |at: u32| at + u32::from(piece.len) <= 32;
    let (word, value) = (u32::from(piece.word), u32::from(piece.value));
    (fits(word) && fits(value)).then_some((word as u8, value as u8, piece.len))
}

/// A row of rotations and masks.
#[derive(Debug, Clone)]
pub struct Wide {
    rotate: Vec<u32>,
    mask: Vec<u64>,
    sign: Vec<u64>,
    less: Vec<u64>,
    more: Vec<(u32, u64)>,
    scattered: Vec<u64>,
}

impl Wide {
    /// All operands 0.
    pub fn none(args: usize) -> Wide {
        let zeros = || vec![0; args];
        Wide {
            rotate: vec![0; args],
            mask: zeros(),
            sign: zeros(),
            less: zeros(),
            more: vec![(0, 0); MORE],
            scattered: zeros(),
        }
    }

    /// The operands of an instruction; `None` when they do not fit.
    pub fn all(isa: &Isa, op: &Op, shape: &Shape) -> Option<Wide> {
        if shape.word_bits != shape.arg_bits {
            return None;
        }
        let mut fields = Wide::none(shape.args);
        let mut more = Vec::new();
        for (i, o) in op.operands.iter().enumerate() {
            let mut pieces: Vec<Piece> = o.pieces.clone();
            // The first holds the sign; of copies that agree any may.
            pieces.sort_by_key(|p| std::cmp::Reverse(p.value + p.len));
            let Some((highest, rest)) = pieces.split_first() else {
                continue;
            };
            (fields.rotate[i], fields.mask[i]) = rotated(highest, shape.word_bits);
            if o.signed && u32::from(o.width) < shape.arg_bits {
                fields.sign[i] = 1 << (o.width - 1);
                fields.less[i] = fields.sign[i];
            }
            if let Some(Kind::Reg { list, .. }) = isa.kinds.get(usize::from(o.kind)) {
                // Subtracting the negative of the first number adds it.
                fields.less[i] = neighbours(list)?.wrapping_neg() & ones(shape.word_bits);
            }
            if !rest.is_empty() {
                // What is added to the first piece must not meet bits of the others.
                let added = !o.signed && fields.less[i] != 0;
                if added || !more.is_empty() || rest.len() > MORE {
                    return None;
                }
                more.extend(rest.iter().map(|p| rotated(p, shape.word_bits)));
                fields.scattered[i] = ones(shape.word_bits);
            }
        }
        more.resize(MORE, (0, 0));
        Some(Wide { more, ..fields })
    }

    pub fn print(&self) -> TokenStream {
        let numbers = |list: &[u64]| list.iter().map(|n| hex(u128::from(*n))).collect::<Vec<_>>();
        let rotate = self.rotate.iter().map(|n| dec(*n));
        let (mask, sign, less) = (numbers(&self.mask), numbers(&self.sign), numbers(&self.less));
        let scattered = numbers(&self.scattered);
        let more = self.more.iter().map(|(by, mask)| {
            let (by, mask) = (dec(*by), hex(u128::from(*mask)));
            quote!((#by, #mask))
        });
        quote!(Place {
            rotate: [#(#rotate),*], mask: [#(#mask),*], sign: [#(#sign),*], less: [#(#less),*],
            more: [#(#more),*], scattered: [#(#scattered),*]
        })
    }
}

fn ones(bits: u32) -> u64 {
    u64::MAX.checked_shr(64 - bits.min(64)).unwrap_or(0)
}

/// How far a word is rotated right so that the piece stands at its place in the number, and the piece's mask there.
fn rotated(p: &Piece, word_bits: u32) -> (u32, u64) {
    let by = (u32::from(p.word) + word_bits - u32::from(p.value) % word_bits) % word_bits;
    (by, ones(u32::from(p.len)) << (p.value & 63))
}

/// The first register of a class whose registers are neighbours; 0 when the class is the file.
fn neighbours(list: &[u16]) -> Option<u64> {
    let first = list.first().copied().unwrap_or(0);
    let consecutive = list
        .iter()
        .enumerate()
        .all(|(i, n)| usize::from(*n) == usize::from(first) + i);
    consecutive.then_some(first.into())
}
