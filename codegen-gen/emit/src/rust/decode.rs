//! The decoder of a generated crate: the tree of the default target as a static, and the extraction of operands.
//!
//! The tree is the one that `onespec_core` builds for any target, and is walked by the same code. Instructions whose
//! operands stand in the same bits share a *layout* ([`super::fields`]). Extraction computes the same few steps for every
//! layout, only with other numbers: a jump to straight-line code for each layout costs three times as much, because
//! neighbouring instructions differ and the processor guesses the jump wrong. The few layouts that do not fit (several
//! scattered operands, register lists with gaps) get straight-line code.

use super::fields::{MORE, Narrow, Wide, is_narrow};
use super::inst::Shape;
use super::tables::{dec, hex};
use onespec_core::decode::build;
use onespec_core::isa;
use onespec_description::model::{Isa, Kind, Op, Operand};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashMap;

/// What `api::decode` builds on: the default decoder and `extract`.
pub fn print(isa: &Isa, tables: &isa::Isa, shape: &Shape, variants: &[Ident]) -> TokenStream {
    let layouts = Layouts::of(isa, shape);
    let of_op = layouts.of_op.iter().zip(variants).map(|(layout, variant)| {
        let layout = dec(*layout);
        match is_narrow(shape) {
            true => quote!((Opcode::#variant, #layout, LAYOUTS[#layout])),
            false => quote!((Opcode::#variant, #layout)),
        }
    });
    let op_count = dec(isa.ops.len() as u32);
    let index = if layouts.list.len() <= 256 {
        quote!(u8)
    } else {
        quote!(u16)
    };
    let entry = match is_narrow(shape) {
        true => quote!((Opcode, #index, Layout)),
        false => quote!((Opcode, #index)),
    };
    let others = layouts.list.iter().enumerate().filter_map(|(i, layout)| match layout {
        Layout::Other(code) => {
            let i = dec(i as u32);
            Some(quote!(#i => [#code],))
        }
        Layout::Narrow(_) | Layout::Wide(_) => None,
    });
    let features = tables
        .targets
        .get(usize::from(tables.default_target))
        .map_or([0; 4], |t| t.features.0);
    let nodes = build(tables, &isa::FeatureSet(features));
    let node_count = dec(nodes.len() as i128);
    let nodes = nodes.iter().map(|n| hex(u128::from(*n)));
    let features = features.map(|w| hex(u128::from(w)));
    let (args, target) = (dec(shape.args as u32), dec(tables.default_target));
    let extraction = extraction(shape, &layouts);
    quote! {
        /// Decision tree of the default target.
        static NODES: [u64; #node_count] = [#(#nodes),*];
        static STEPS: [onespec_core::decode::Step; #node_count] = onespec_core::decode::steps(&NODES);

        static DEFAULT: Decoder = Decoder(onespec_core::decode::Decoder::from_static(
            &ISA,
            FeatureSet([#(#features),*]),
            ISA.targets[#target].lengths,
            &NODES,
            &STEPS,
        ));

        /// Of each instruction: its opcode and the layout of its operands.
        static OPS: [#entry; #op_count] = [#(#of_op),*];

        #extraction

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
    Narrow(Vec<Narrow>),
    Wide(Wide),
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
            let layout = Layout::of(isa, op, shape);
            let key = match &layout {
                Layout::Narrow(fields) => format!("{fields:?}"),
                Layout::Wide(fields) => format!("{fields:?}"),
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

impl Layout {
    fn of(isa: &Isa, op: &Op, shape: &Shape) -> Layout {
        let common = match is_narrow(shape) {
            true => Narrow::all(isa, op).map(Layout::Narrow),
            false => Wide::all(isa, op, shape).map(Layout::Wide),
        };
        common.unwrap_or_else(|| Layout::Other(code(isa, op, shape)))
    }

    fn print(&self, shape: &Shape) -> TokenStream {
        match self {
            Layout::Narrow(fields) => Narrow::layout(fields),
            Layout::Wide(fields) => fields.print(),
            Layout::Other(_) if is_narrow(shape) => quote!(Layout { groups: &[] }),
            Layout::Other(_) => Wide::none(shape.args).print(),
        }
    }
}

/// The layouts of a machine and what reads operands by them.
fn extraction(shape: &Shape, layouts: &Layouts) -> TokenStream {
    let count = dec(layouts.list.len() as u32);
    let rows = layouts.list.iter().map(|layout| layout.print(shape));
    let args = dec(shape.args as u32);
    if is_narrow(shape) {
        return quote! {
            use onespec_core::decode::{Field, Group, Layout};

            const fn field(runs: &[(u8, u8, u8)], sign: u32, first: u32) -> Field<'_> {
                Field { runs, sign, first }
            }

            const LAYOUTS: [Layout; #count] = [#(#rows),*];

            /// Reads the operands of a word that is known to be this instruction.
            #[inline(always)]
            fn extract(id: u16, w: Word) -> Inst {
                let (op, index, layout) = &OPS[usize::from(id)];
                match layout.extract(w) {
                    Some(args) => Inst { op: *op, args },
                    None => Inst { op: *op, args: extract_other(usize::from(*index), w) },
                }
            }
        };
    }
    let more = dec(MORE as u32);
    quote! {
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

        static LAYOUTS: [Layout; #count] = [#(#rows),*];

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
    }
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
        let ones = u64::MAX.checked_shr(64 - u32::from(p.len)).unwrap_or(0);
        let (low, by, mask) = (dec(p.word), dec(p.value), hex(ones.into()));
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
