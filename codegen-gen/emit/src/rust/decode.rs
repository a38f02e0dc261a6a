//! The decoder of a generated crate: the tree of the default target as a static, and the extraction of operands.
//!
//! The tree is the one that `onespec_core` builds for any target, and is walked by the same code. Instructions whose
//! operands stand in the same bits share a *layout*. Extraction computes the same few rotations and masks for every
//! layout, only with other numbers: a jump to straight-line code for each layout costs three times as much, because
//! neighbouring instructions differ and the processor guesses the jump wrong. The few layouts that do not fit (several
//! scattered operands, register lists with gaps) get straight-line code.

use super::inst::Shape;
use super::tables::{dec, hex};
use onespec_core::decode::build;
use onespec_core::isa;
use onespec_description::model::{Isa, Kind, Op, Operand, Piece};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashMap;

/// Pieces of a scattered operand beside its highest one that the common path gathers.
const MORE: usize = 3;

/// What `api::decode` builds on: the default decoder and `extract`.
pub fn print(isa: &Isa, tables: &isa::Isa, shape: &Shape, variants: &[Ident]) -> TokenStream {
    let layouts = Layouts::of(isa, shape);
    let of_op = layouts.of_op.iter().zip(variants).map(|(layout, variant)| {
        let layout = dec(*layout);
        quote!((Opcode::#variant, #layout))
    });
    let op_count = dec(isa.ops.len() as u32);
    let layout_count = dec(layouts.list.len() as u32);
    let index = if layouts.list.len() <= 256 {
        quote!(u8)
    } else {
        quote!(u16)
    };
    let fields = layouts.list.iter().map(|layout| match layout {
        Layout::Common(fields) => fields.print(),
        Layout::Other(_) => Fields::none(shape.args).print(),
    });
    let others = layouts.list.iter().enumerate().filter_map(|(i, layout)| match layout {
        Layout::Other(code) => {
            let i = dec(i as u32);
            Some(quote!(#i => [#code],))
        }
        Layout::Common(_) => None,
    });
    let features = tables
        .targets
        .get(usize::from(tables.default_target))
        .map_or([0; 4], |t| t.features.0);
    let nodes = build(tables, &isa::FeatureSet(features));
    let node_count = dec(nodes.len() as i128);
    let nodes = nodes.iter().map(|n| hex(u128::from(*n)));
    let features = features.map(|w| hex(u128::from(w)));
    let (args, more, target) = (dec(shape.args as u32), dec(MORE as u32), dec(tables.default_target));
    quote! {
        /// Decision tree of the default target.
        static NODES: [u64; #node_count] = [#(#nodes),*];

        static DEFAULT: Decoder = Decoder(onespec_core::decode::Decoder::from_static(
            &ISA,
            FeatureSet([#(#features),*]),
            ISA.targets[#target].lengths,
            &NODES,
        ));

        /// Of each instruction: its opcode and the layout of its operands.
        static OPS: [(Opcode, #index); #op_count] = [#(#of_op),*];

        /// Where the operands of a layout stand. Each is the word rotated right and masked; then sign-extension and
        /// the first number of a register class, in one exclusive or and one subtraction.
        struct Layout {
            rotate: [u8; #args],
            mask: [Word; #args],
            sign: [Word; #args],
            less: [Word; #args],
            /// Further pieces of the operand that `scattered` has ones for: rotation and mask.
            more: [(u8, Word); #more],
            scattered: [Word; #args],
            /// `extract_other` reads it.
            other: bool,
        }

        static LAYOUTS: [Layout; #layout_count] = [#(#fields),*];

        /// Reads the operands of a word that is known to be this instruction.
        #[inline(always)]
        fn extract(id: u16, w: Word) -> Inst {
            let (op, index) = OPS[usize::from(id)];
            let layout = &LAYOUTS[usize::from(index)];
            if layout.other {
                return Inst { op, args: extract_other(usize::from(index), w) };
            }
            // The scattered operand is chosen by masks: a store to one element of an array that was just written
            // as a whole stalls the load that follows.
            let more = layout.more.iter().fold(0, |all, (by, mask)| all | w.rotate_right(u32::from(*by)) & mask);
            let mut args = [0; #args];
            for (i, arg) in args.iter_mut().enumerate() {
                let bits = w.rotate_right(u32::from(layout.rotate[i])) & layout.mask[i];
                let number = (bits ^ layout.sign[i]).wrapping_sub(layout.less[i]);
                *arg = (number | more & layout.scattered[i]) as Arg;
            }
            Inst { op, args }
        }

        #[allow(clippy::identity_op, unused_variables)]
        fn extract_other(layout: usize, w: Word) -> [Arg; #args] {
            match layout {
                #(#others)*
                _ => [0; #args],
            }
        }
    }
}

/// The layout of each instruction, each once.
struct Layouts {
    list: Vec<Layout>,
    of_op: Vec<u16>,
}

enum Layout {
    Common(Fields),
    /// Code for each operand, separated by commas.
    Other(TokenStream),
}

impl Layouts {
    fn of(isa: &Isa, shape: &Shape) -> Layouts {
        let mut seen: HashMap<String, u16> = HashMap::new();
        let mut layouts = Layouts {
            list: Vec::new(),
            of_op: Vec::new(),
        };
        for op in &isa.ops {
            let layout = match Fields::of(isa, op, shape) {
                Some(fields) => Layout::Common(fields),
                None => Layout::Other(code(isa, op, shape)),
            };
            let key = match &layout {
                Layout::Common(fields) => format!("{fields:?}"),
                Layout::Other(code) => code.to_string(),
            };
            let next = layouts.list.len() as u16;
            let index = *seen.entry(key).or_insert(next);
            if index == next {
                layouts.list.push(layout);
            }
            layouts.of_op.push(index);
        }
        layouts
    }
}

/// A row of the generated `LAYOUTS`.
#[derive(Debug, Clone)]
struct Fields {
    rotate: Vec<u32>,
    mask: Vec<u64>,
    sign: Vec<u64>,
    less: Vec<u64>,
    more: Vec<(u32, u64)>,
    scattered: Vec<u64>,
    other: bool,
}

impl Fields {
    /// All operands 0, to be read by code.
    fn none(args: usize) -> Fields {
        let zeros = || vec![0; args];
        Fields {
            rotate: vec![0; args],
            mask: zeros(),
            sign: zeros(),
            less: zeros(),
            more: vec![(0, 0); MORE],
            scattered: zeros(),
            other: true,
        }
    }

    fn of(isa: &Isa, op: &Op, shape: &Shape) -> Option<Fields> {
        if shape.word_bits != shape.arg_bits {
            return None;
        }
        let mut fields = Fields {
            other: false,
            ..Fields::none(shape.args)
        };
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
        Some(Fields { more, ..fields })
    }

    fn print(&self) -> TokenStream {
        let numbers = |list: &[u64]| list.iter().map(|n| hex(u128::from(*n))).collect::<Vec<_>>();
        let rotate = self.rotate.iter().map(|n| dec(*n));
        let (mask, sign, less) = (numbers(&self.mask), numbers(&self.sign), numbers(&self.less));
        let (scattered, other) = (numbers(&self.scattered), self.other);
        let more = self.more.iter().map(|(by, mask)| {
            let (by, mask) = (dec(*by), hex(u128::from(*mask)));
            quote!((#by, #mask))
        });
        quote!(Layout {
            rotate: [#(#rotate),*], mask: [#(#mask),*], sign: [#(#sign),*], less: [#(#less),*],
            more: [#(#more),*], scattered: [#(#scattered),*], other: #other
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

/// Straight-line code for all operands of an instruction.
fn code(isa: &Isa, op: &Op, shape: &Shape) -> TokenStream {
    let reads = op.operands.iter().map(|o| read(isa, o, shape));
    let zeros = (op.operands.len()..shape.args).map(|_| quote!(0));
    let list: Vec<TokenStream> = reads.chain(zeros).collect();
    quote!(#(#list),*)
}

/// The value of an operand in the word `w`.
fn read(isa: &Isa, operand: &Operand, shape: &Shape) -> TokenStream {
    let arg = &shape.arg;
    if operand.pieces.is_empty() {
        return quote!(0);
    }
    let pieces = operand.pieces.iter().map(|p| {
        let (low, by, mask) = (dec(p.word), dec(p.value), hex(ones(p.len.into()).into()));
        quote!(((w >> #low & #mask) as #arg) << #by)
    });
    let number = quote!((#(#pieces)|*));
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => {
            let numbers = list.iter().map(|n| dec(*n));
            quote!([#(#numbers),*].get(#number as usize).copied().unwrap_or(0))
        }
        Some(Kind::Reg { .. }) => number,
        _ if operand.signed && u32::from(operand.width) < shape.arg_bits => {
            let by = dec(shape.arg_bits - u32::from(operand.width));
            quote!(#number << #by >> #by)
        }
        _ => number,
    }
}
