//! The decoder of a generated crate: index and tree of the default target as statics, and the extraction of operands.
//!
//! Both are the ones that `onespec_core` builds for any target, and are looked up by the same code. Instructions whose
//! operands stand in the same bits share a *layout* ([`super::fields`]). Extraction computes the same few steps for every
//! layout, only with other numbers: a jump to straight-line code for each layout costs three times as much, because
//! neighbouring instructions differ and the processor guesses the jump wrong. The few layouts that do not fit (several
//! scattered operands, register lists with gaps) get straight-line code.

use super::fields::{Lanes, MORE, Narrow, Wide, is_narrow};
use super::inst::Shape;
use super::tables::{dec, hex};
use onespec_core::decode::{Index, NONE, build, runs_of};
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
        quote!((Opcode::#variant, #layout))
    });
    let op_count = dec(isa.ops.len() as u32);
    let index = if layouts.list.len() <= 256 {
        quote!(u8)
    } else {
        quote!(u16)
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
    let (of_default, has_index) = of_default(tables, &isa::FeatureSet(features), &layouts);
    // The tree compares fixed bits itself.
    let (fixed, fixed_of) = match has_index {
        true => (
            quote! {
                /// Its fixed bits.
                mask: Word,
                value: Word,
            },
            quote!(mask: ISA.ops[id].mask as Word, value: ISA.ops[id].value as Word,),
        ),
        false => Default::default(),
    };
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
        const SHAPES: [(Opcode, #index); #op_count] = [#(#of_op),*];

        #extraction

        #of_default

        /// What is needed of an instruction to decode it, side by side.
        #[derive(Clone, Copy)]
        struct Entry {
            #fixed
            op: Opcode,
            layout: #index,
            place: &'static Place,
        }

        static ENTRIES: [Entry; #op_count] = {
            let mut entries = [Entry::of(0); #op_count];
            let mut id = 0;
            while id < #op_count {
                entries[id] = Entry::of(id);
                id += 1;
            }
            entries
        };

        impl Entry {
            const fn of(id: usize) -> Entry {
                let (op, layout) = SHAPES[id];
                Entry {
                    #fixed_of
                    op,
                    layout,
                    place: place(layout as usize),
                }
            }
        }

        /// Reads the operands of a word that is known to be this instruction.
        #[inline(always)]
        fn extract(id: u16, w: Word) -> Inst {
            let entry = &ENTRIES[usize::from(id)];
            let args = if usize::from(entry.layout) < LAYOUTS.len() {
                entry.place.extract(w)
            } else {
                extract_other(usize::from(entry.layout), w)
            };
            Inst { op: entry.op, args }
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

/// The layout of each instruction, each once; those that need code stand behind the others.
struct Layouts {
    list: Vec<Layout>,
    of_op: Vec<u16>,
    /// How many need no code.
    common: usize,
    lanes: Lanes,
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
        let lanes = Lanes::of(isa, shape);
        let all: Vec<Layout> = isa.ops.iter().map(|op| Layout::of(isa, op, shape, &lanes)).collect();
        let mut layouts = Layouts {
            list: Vec::new(),
            of_op: Vec::new(),
            common: 0,
            lanes,
        };
        for layout in all {
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
        layouts.sort();
        layouts
    }

    /// Puts those that need code behind the others.
    fn sort(&mut self) {
        let mut places: Vec<usize> = (0..self.list.len()).collect();
        places.sort_by_key(|place| matches!(self.list.get(*place), Some(Layout::Other(_))));
        let mut now = vec![0; places.len()];
        for (to, from) in places.iter().enumerate() {
            now[*from] = to as u16;
        }
        for layout in &mut self.of_op {
            *layout = now[usize::from(*layout)];
        }
        self.list.sort_by_key(|layout| matches!(layout, Layout::Other(_)));
        self.common = self.list.iter().filter(|l| !matches!(l, Layout::Other(_))).count();
    }
}

/// How words are decoded for the default target: by its index where there is one, and whether there is. The index leaves out
/// the instructions whose operands need code.
fn of_default(tables: &isa::Isa, features: &isa::FeatureSet, layouts: &Layouts) -> (TokenStream, bool) {
    let Some(Index { key, selectors, ops }) = Index::new(tables, features) else {
        let by_tree = quote! {
            #[inline(always)]
            fn decode_default(w: Word) -> Result<Inst, DecodeError> {
                DEFAULT.decode(w)
            }
        };
        return (by_tree, false);
    };
    let key = key.map(|(shift, mask)| {
        let (shift, mask) = (dec(shift), hex(mask.into()));
        quote!((#shift, #mask))
    });
    let needs_code = |op: u16| {
        layouts
            .of_op
            .get(usize::from(op))
            .is_none_or(|l| usize::from(*l) >= layouts.common)
    };
    let ops = ops.iter().map(|op| if needs_code(*op) { NONE } else { *op });
    let (selector_count, op_count) = (dec(selectors.len() as u32), dec(ops.len() as u32));
    let numbers = |runs: Vec<u32>| runs.into_iter().map(dec).collect::<Vec<_>>();
    let bases = numbers(runs_of(selectors.iter().map(|s| s.base)));
    let lengths = numbers(runs_of(selectors.iter().map(|s| s.mask.count_ones())));
    let ops = numbers(runs_of(ops.map(u32::from)));
    let by_index = quote! {
        use onespec_core::decode::{Selector, lookup, ops_of, selectors_of};

        // The index of the default target: numbers and how many there are of each, one after the other.
        const KEY: [(u32, u64); 2] = [#(#key),*];
        static SELECTORS: [Selector; #selector_count] = selectors_of(&[#(#bases),*], &[#(#lengths),*]);
        static PLACES: [u16; #op_count] = ops_of(&[#(#ops),*]);

        #[inline(always)]
        fn decode_default(w: Word) -> Result<Inst, DecodeError> {
            match find_default(w) {
                Some(inst) => Ok(inst),
                None => decode_by_tree(w),
            }
        }

        /// The instruction of a word, where the index knows it.
        #[inline(always)]
        fn find_default(w: Word) -> Option<Inst> {
            let id = lookup(KEY, &SELECTORS, &PLACES, w as u64)?;
            let entry = ENTRIES.get(usize::from(id))?;
            // The index has no instructions whose operands need code.
            (w & entry.mask == entry.value).then(|| Inst { op: entry.op, args: entry.place.extract(w) })
        }

        #[cold]
        #[inline(never)]
        fn decode_by_tree(w: Word) -> Result<Inst, DecodeError> {
            DEFAULT.decode(w)
        }
    };
    (by_index, true)
}

impl Layout {
    fn of(isa: &Isa, op: &Op, shape: &Shape, lanes: &Lanes) -> Layout {
        let common = match is_narrow(shape) {
            true => Narrow::all(isa, op).filter(|all| lanes.hold(all)).map(Layout::Narrow),
            false => Wide::all(isa, op, shape).map(Layout::Wide),
        };
        common.unwrap_or_else(|| Layout::Other(code(isa, op, shape)))
    }

    fn print(&self) -> Option<TokenStream> {
        match self {
            Layout::Narrow(fields) => Some(Narrow::rows(fields)),
            Layout::Wide(fields) => Some(fields.print()),
            Layout::Other(_) => None,
        }
    }
}

/// The layouts of a machine and what reads operands by them.
fn extraction(shape: &Shape, layouts: &Layouts) -> TokenStream {
    let count = dec(layouts.common as u32);
    let rows = layouts.list.iter().filter_map(Layout::print);
    let args = dec(shape.args as u32);
    let place = quote! {
        static LAYOUTS: [Place; #count] = [#(#rows),*];

        /// Where the operands of a layout stand; nowhere for those that need code.
        const fn place(layout: usize) -> &'static Place {
            static NOWHERE: Place = Place::NONE;
            if layout < LAYOUTS.len() { &LAYOUTS[layout] } else { &NOWHERE }
        }
    };
    if is_narrow(shape) {
        let lanes = layouts.lanes.print();
        let values = (0..shape.args).map(|arg| {
            let arg = dec(arg as u32);
            quote!(LANES[#arg].of(row))
        });
        return quote! {
            use onespec_core::decode::{Field, Lane, Rows};

            const fn field(runs: &[(u8, u8, u8)], sign: u32, first: u32) -> Field<'_> {
                Field { runs, sign, first }
            }

            const LANES: [Lane; #args] = #lanes;

            struct Place(Rows);

            impl Place {
                const NONE: Place = Place::new(&[]);

                const fn new(fields: &[Field<'_>]) -> Place {
                    Place(Rows::new(fields, &LANES))
                }

                #[inline(always)]
                fn extract(&self, w: Word) -> [Arg; #args] {
                    let row = self.0.row(w);
                    [#(#values),*]
                }
            }

            #place
        };
    }
    let more = dec(MORE as u32);
    let none = Wide::none(shape.args).print();
    quote! {
        /// Where the operands of a layout stand. Each is the word rotated right and masked; then sign-extension and
        /// the first number of a register class, in one exclusive or and one subtraction.
        struct Place {
            rotate: [u8; #args],
            mask: [Word; #args],
            sign: [Word; #args],
            less: [Word; #args],
            /// Further pieces of the operand that `scattered` has ones for: rotation and mask.
            more: [(u8, Word); #more],
            scattered: [Word; #args],
        }

        impl Place {
            const NONE: Place = #none;

            #[inline(always)]
            fn extract(&self, w: Word) -> [Arg; #args] {
                // The scattered operand is chosen by masks: a store to one element of an array that was just written
                // as a whole stalls the load that follows.
                let more = self.more.iter().fold(0, |all, (by, mask)| all | w.rotate_right(u32::from(*by)) & mask);
                let mut args = [0; #args];
                for (i, arg) in args.iter_mut().enumerate() {
                    let bits = w.rotate_right(u32::from(self.rotate[i])) & self.mask[i];
                    let number = (bits ^ self.sign[i]).wrapping_sub(self.less[i]);
                    *arg = (number | more & self.scattered[i]) as Arg;
                }
                args
            }
        }

        #place
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
