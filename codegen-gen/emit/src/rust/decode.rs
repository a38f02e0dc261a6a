//! The decoder of a generated crate: choice and tree of the default target, and the extraction of operands.
//!
//! The choice (`onespec_core::decode::Choice`) is printed as comparisons and tables, with the extraction of operands at its ends.
//! What it leaves open, and other targets, are the tree's, which is the one that `onespec_core` builds for any target, and is
//! looked up by the same code. Instructions whose operands stand in the same bits share a *layout*.

use super::comparisons::Comparisons;
use super::inst::Shape;
use super::tables::{dec, hex};
use onespec_core::decode::{Choice, NONE, Test, build, choice, runs_of};
use onespec_core::isa;
use onespec_description::model::{Isa, Kind, Op, Operand};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::HashMap;

/// What `api::decode` builds on: the default decoder, `find_default` and `extract`.
pub fn print(isa: &Isa, tables: &isa::Isa, shape: &Shape, variants: &[Ident]) -> TokenStream {
    let layouts = Layouts::of(isa, shape);
    let op_count = dec(isa.ops.len() as u32);
    let of_op = layouts.of_op.iter().zip(variants).map(|(layout, variant)| {
        let layout = dec(*layout);
        quote!((Opcode::#variant, #layout))
    });
    let features = tables
        .targets
        .get(usize::from(tables.default_target))
        .map_or([0; 4], |t| t.features.0);
    let nodes = build(tables, &isa::FeatureSet(features));
    let node_count = dec(nodes.len() as i128);
    let nodes = nodes.iter().map(|n| hex(u128::from(*n)));
    let choice = choice(tables, &isa::FeatureSet(features), &layouts.of_op);
    let mut printer = Printer {
        layouts: &layouts,
        variants,
        tables: Vec::new(),
        parts: Vec::new(),
    };
    let found = printer.choice(&choice);
    let (choice_tables, parts) = (printer.tables, printer.parts);
    let features = features.map(|w| hex(u128::from(w)));
    let (args, target) = (dec(shape.args as u32), dec(tables.default_target));
    let names = (0..layouts.list.len()).map(operands);
    let functions = names.clone().zip(&layouts.list).map(|(name, code)| {
        // Instructions without operands look at no bits.
        let word = match code.to_string().contains('w') {
            true => quote!(w),
            false => quote!(_w),
        };
        quote! {
            #[inline(always)]
            fn #name(#word: Word) -> [Arg; #args] {
                [#code]
            }
        }
    });
    let layouts = names.enumerate().map(|(i, name)| {
        let i = dec(i as u32);
        quote!(#i => #name(w),)
    });
    quote! {
        /// Decision tree of the default target.
        static NODES: [u64; #node_count] = [#(#nodes),*];
        static STEPS: [onespec_core::decode::Step; #node_count] = onespec_core::decode::steps(&NODES);

        static DEFAULT: Decoder = Decoder {
            tree: onespec_core::decode::Decoder::from_static(
                &ISA,
                FeatureSet([#(#features),*]),
                ISA.targets[#target].lengths,
                &NODES,
                &STEPS,
            ),
            is_default: true,
        };

        /// Of each instruction: its opcode and the layout of its operands.
        const SHAPES: [(Opcode, u16); #op_count] = [#(#of_op),*];

        // The operands of each layout.
        #(#functions)*

        #(#choice_tables)*

        // What is asked of the bits of a word.
        #(#parts)*

        /// Opcodes of instructions, given by a number of each and how many there are of it, one after the other.
        const fn opcodes<const COUNT: usize>(runs: &[u16]) -> [Option<Opcode>; COUNT] {
            let mut table = [None; COUNT];
            let (mut run, mut at) = (0, 0);
            while run + 1 < runs.len() {
                let end = at + runs[run + 1] as usize;
                let number = runs[run] as usize;
                while at < end && at < COUNT {
                    if number < SHAPES.len() {
                        table[at] = Some(SHAPES[number].0);
                    }
                    at += 1;
                }
                run += 2;
            }
            table
        }

        /// The instruction, if there is one.
        #[inline(always)]
        fn found(op: Option<Opcode>, args: [Arg; #args]) -> Option<Inst> {
            match op {
                Some(op) => Some(Inst { op, args }),
                None => None,
            }
        }

        /// The instruction, if it is this one.
        #[inline(always)]
        fn only(is: bool, op: Opcode, args: [Arg; #args]) -> Option<Inst> {
            found(if is { Some(op) } else { None }, args)
        }

        /// The instruction of a word, where its bits alone tell that it is one.
        #[inline(always)]
        #[allow(unused_parens, unused_variables)]
        fn find_default(w: Word) -> Option<Inst> {
            #found
        }

        /// Reads the operands of a word that is known to be this instruction.
        fn extract(id: u16, w: Word) -> Inst {
            let (op, layout) = SHAPES[usize::from(id)];
            let args = match layout {
                #(#layouts)*
                _ => [0; #args],
            };
            Inst { op, args }
        }
    }
}

/// The layout of each instruction, each once.
struct Layouts {
    /// Code for all operands, separated by commas.
    list: Vec<TokenStream>,
    of_op: Vec<u32>,
}

impl Layouts {
    fn of(isa: &Isa, shape: &Shape) -> Layouts {
        let mut seen: HashMap<String, u32> = HashMap::new();
        let mut list = Vec::new();
        let of_op = isa.ops.iter().map(|op| {
            let code = code(isa, op, shape);
            *seen.entry(code.to_string()).or_insert_with(|| {
                list.push(code);
                list.len() as u32 - 1
            })
        });
        let of_op = of_op.collect();
        Layouts { list, of_op }
    }
}

/// The name of the function that reads the operands of a layout.
fn operands(layout: usize) -> Ident {
    format_ident!("operands{layout}")
}

/// Prints a choice as an expression over the word `w`.
struct Printer<'a> {
    layouts: &'a Layouts,
    variants: &'a [Ident],
    /// The tables so far.
    tables: Vec<TokenStream>,
    /// The functions so far that search parts.
    parts: Vec<TokenStream>,
}

impl Printer<'_> {
    fn choice(&mut self, choice: &Choice) -> TokenStream {
        match choice {
            Choice::Nothing => quote!(None),
            Choice::First(tests) => self.tests(tests),
            Choice::Table { key, ops } => self.table(*key, ops),
            Choice::Parts { shift, mask, parts } => {
                let (bits, found) = (bits(*shift, *mask), self.search(parts));
                let name = format_ident!("part{}", self.parts.len());
                self.parts.push(quote! {
                    #[inline(always)]
                    fn #name(w: Word) -> Option<Inst> {
                        let n = #bits;
                        #found
                    }
                });
                quote!(#name(w))
            }
        }
    }

    /// A search of the number `n`, by comparisons.
    fn search(&mut self, parts: &[(u64, Choice)]) -> TokenStream {
        let counts: Vec<usize> = parts.iter().map(|(_, choice)| choice.instructions()).collect();
        self.compare(parts, &Comparisons::of(&counts), 0)
    }

    /// The search among some of the parts; `first` is the number of the first one.
    fn compare(&mut self, parts: &[(u64, Choice)], comparisons: &Comparisons, first: usize) -> TokenStream {
        match parts {
            [] => quote!(None),
            [(_, choice)] => self.choice(choice),
            _ => {
                let below = comparisons.first(first, parts.len()).clamp(1, parts.len() - 1);
                let (left, right) = parts.split_at(below);
                let from = dec(right.first().map_or(0, |(from, _)| *from));
                let left = self.compare(left, comparisons, first);
                let is_one = right.len() == 1;
                let right = self.compare(right, comparisons, first + below);
                match is_one {
                    true => quote!(if n < #from { #left } else { #right }),
                    false => quote!(if n < #from { #left } else #right),
                }
            }
        }
    }

    fn tests(&mut self, tests: &[Test]) -> TokenStream {
        let Some((test, rest)) = tests.split_first() else {
            return quote!(None);
        };
        let found = self.inst(test.op);
        let is = |(mask, value): (u64, u64), equal: TokenStream| {
            let (mask, value) = (hex(mask.into()), hex(value.into()));
            quote!(w & #mask #equal #value)
        };
        let fixed = (test.mask != 0).then(|| is((test.mask, test.value), quote!(==)));
        let excluded = test.not.iter().map(|not| is(*not, quote!(!=)));
        let all: Vec<TokenStream> = fixed.into_iter().chain(excluded).collect();
        if all.is_empty() {
            return found;
        }
        if let (Some(op), []) = (self.variant(test.op.into()), rest) {
            let args = self.operands(test.op);
            return quote!(only(#(#all)&&*, Opcode::#op, #args(w)));
        }
        let rest = self.tests(rest);
        quote!(if #(#all)&&* { #found } else { #rest })
    }

    fn table(&mut self, key: [(u32, u64); 2], ops: &[u16]) -> TokenStream {
        let Some(first) = ops.iter().find(|op| **op != NONE) else {
            return quote!(None);
        };
        let name = format_ident!("OPS{}", self.tables.len());
        let count = dec(ops.len() as u32);
        let runs = runs_of(ops.iter().map(|op| u32::from(*op)));
        let runs = runs.into_iter().map(dec);
        self.tables
            .push(quote!(static #name: [Option<Opcode>; #count] = opcodes(&[#(#runs),*]);));
        let parts = key
            .iter()
            .filter(|(_, mask)| *mask != 0)
            .map(|(shift, mask)| bits(*shift, *mask));
        let args = self.operands(*first);
        quote!(found(#name[(#(#parts)|*) as usize], #args(w)))
    }

    fn inst(&self, op: u16) -> TokenStream {
        let args = self.operands(op);
        match self.variant(op.into()) {
            Some(variant) => quote!(found(Some(Opcode::#variant), #args(w))),
            None => quote!(None),
        }
    }

    /// The opcode's name; `None` for [`NONE`].
    fn variant(&self, op: u32) -> Option<&Ident> {
        self.variants.get(op as usize).filter(|_| op != u32::from(NONE))
    }

    fn operands(&self, op: u16) -> Ident {
        operands(
            self.layouts
                .of_op
                .get(usize::from(op))
                .map_or(0, |layout| *layout as usize),
        )
    }
}

/// A number in the bits of a word.
fn bits(shift: u32, mask: u64) -> TokenStream {
    let mask = hex(mask.into());
    match shift {
        0 => quote!(w & #mask),
        _ => {
            let shift = dec(shift);
            quote!(w >> #shift & #mask)
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
        Some(Kind::Reg { list, .. }) if are_neighbours(list) => {
            let first = dec(list.first().copied().unwrap_or(0));
            quote!((#number + #first))
        }
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

/// Whether the registers of a class stand side by side.
fn are_neighbours(list: &[u16]) -> bool {
    !list.is_empty() && list.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1]))
}
