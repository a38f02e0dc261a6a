//! The decoder of a generated crate: the tree of the default target as a static, and the extraction of operands.
//!
//! Instructions whose operands stand in the same bits share a *layout*; extraction is straight-line code for each layout,
//! chosen by one jump. The tree is the one that `onespec_core` builds for any target, and is walked by the same code.

use super::inst::Shape;
use super::tables::{dec, hex};
use crate::model::{Isa, Kind, Operand};
use onespec_core::decode::build;
use onespec_core::isa;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashMap;

/// Functions and types behind the feature `decode`.
pub fn print(isa: &Isa, tables: &isa::Isa, shape: &Shape, variants: &[Ident]) -> TokenStream {
    let layouts = Layouts::of(isa, shape);
    let classes = layouts.of_op.iter().zip(variants).map(|(class, variant)| {
        let class = dec(*class);
        quote!((Opcode::#variant, #class))
    });
    let count = dec(isa.ops.len() as u32);
    let arms = layouts.code.iter().enumerate().map(|(i, code)| {
        let i = dec(i as u32);
        quote!(#i => [#code])
    });
    let features = tables.targets.get(usize::from(tables.default_target)).map_or([0; 4], |t| t.features.0);
    let nodes = build(tables, &isa::FeatureSet(features));
    let node_count = dec(nodes.len() as i128);
    let nodes = nodes.iter().map(|n| hex(u128::from(*n)));
    let features = features.map(|w| hex(u128::from(w)));
    let (args, target) = (dec(shape.args as u32), dec(tables.default_target));
    let class = if layouts.code.len() <= 256 { quote!(u8) } else { quote!(u16) };
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
        static LAYOUTS: [(Opcode, #class); #count] = [#(#classes),*];

        /// Reads the operands of a word that is known to be this instruction.
        #[inline(always)]
        fn extract(id: u16, w: Word) -> Inst {
            let (op, layout) = LAYOUTS[usize::from(id)];
            #[allow(clippy::identity_op)]
            let args: [Arg; #args] = match layout {
                #(#arms,)*
                _ => [0; #args],
            };
            Inst { op, args }
        }
    }
}

/// Code that reads the operands of each layout, and the layout of each instruction.
struct Layouts {
    code: Vec<TokenStream>,
    of_op: Vec<u16>,
}

impl Layouts {
    fn of(isa: &Isa, shape: &Shape) -> Layouts {
        let mut seen: HashMap<String, u16> = HashMap::new();
        let mut layouts = Layouts { code: Vec::new(), of_op: Vec::new() };
        for op in &isa.ops {
            let reads = op.operands.iter().map(|o| read(isa, o, shape));
            let zeros = (op.operands.len()..shape.args).map(|_| quote!(0));
            let code: Vec<TokenStream> = reads.chain(zeros).collect();
            let code = quote!(#(#code),*);
            let next = layouts.code.len() as u16;
            let class = *seen.entry(code.to_string()).or_insert_with(|| {
                layouts.code.push(code);
                next
            });
            layouts.of_op.push(class);
        }
        layouts
    }
}

/// The value of an operand in the word `w`.
fn read(isa: &Isa, operand: &Operand, shape: &Shape) -> TokenStream {
    let arg = &shape.arg;
    let pieces = operand.pieces.iter().map(|p| {
        let mask = hex(if p.len >= 64 { u64::MAX.into() } else { (1u128 << p.len) - 1 });
        let bits = match p.word {
            0 => quote!((w & #mask)),
            low => {
                let low = dec(low);
                quote!((w >> #low & #mask))
            }
        };
        let bits = quote!(#bits as #arg);
        match p.value {
            0 => bits,
            by => {
                let by = dec(by);
                quote!((#bits) << #by)
            }
        }
    });
    let number = quote!(#(#pieces)|*);
    if operand.pieces.is_empty() {
        return quote!(0);
    }
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => renumbered(list, number),
        Some(Kind::Reg { .. }) => number,
        _ if operand.signed && u32::from(operand.width) < shape.arg_bits => {
            let by = dec(shape.arg_bits - u32::from(operand.width));
            quote!((#number) << #by >> #by)
        }
        _ => number,
    }
}

/// A register class numbered from 0: an addition when its registers are neighbours, else a small table.
fn renumbered(list: &[u16], number: TokenStream) -> TokenStream {
    let first = list.first().copied().unwrap_or(0);
    if list.iter().enumerate().all(|(i, n)| usize::from(*n) == usize::from(first) + i) {
        let first = dec(first);
        return quote!(#first + (#number));
    }
    let numbers = list.iter().map(|n| dec(*n));
    quote!([#(#numbers),*].get((#number) as usize).copied().unwrap_or(0))
}
