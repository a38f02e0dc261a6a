//! Variants of instructions as statics.

use super::tables::{Printer, dec, variant};
use onespec_core::isa::variants::{At, Case, Values, Variants};
use onespec_core::isa::{AccessSize, Hold, Which};
use proc_macro2::TokenStream;
use quote::quote;

impl Printer {
    /// The types of values that something holds.
    pub(super) fn holds(&mut self, list: &[Hold]) -> TokenStream {
        self.list("Hold", list, |_, hold| {
            let (ty, above) = (hold.ty, variant("Above", &hold.above));
            quote!(Hold { ty: #ty, above: #above })
        })
    }

    /// The variants of an instruction.
    pub(super) fn variants(&mut self, x: &Variants) -> TokenStream {
        let (op, rest) = (dec(x.op), self.texts(x.rest));
        let list = self.list("variants::Variant", x.list, |p, v| {
            let cases = p.list("variants::Case", v.cases, Self::case);
            let (effects, kind) = (dec(v.effects.0), variant("Kind", &v.kind));
            let access = match v.access {
                AccessSize::None => quote!(AccessSize::None),
                AccessSize::Bytes(n) => {
                    let n = dec(n);
                    quote!(AccessSize::Bytes(#n))
                }
                AccessSize::Various => quote!(AccessSize::Various),
            };
            let (inputs, results) = (p.values(v.inputs), p.values(v.results));
            let modes = p.texts(v.modes);
            quote!(variants::Variant {
                cases: #cases, effects: Effects(#effects), access: #access, inputs: #inputs, results: #results,
                kind: variants::#kind, modes: #modes
            })
        });
        quote!(variants::Variants { op: #op, list: #list, rest: #rest })
    }

    fn case(&mut self, x: &Case) -> TokenStream {
        let operands = self.list("(u8, &[(i64, i64)])", x.operands, |p, (operand, ranges)| {
            let ranges = p.list("(i64, i64)", ranges, |_, (lo, hi)| {
                let (lo, hi) = (dec(*lo), dec(*hi));
                quote!((#lo, #hi))
            });
            let operand = dec(*operand);
            quote!((#operand, #ranges))
        });
        let alternatives = self.list("(u8, u8)", x.alternatives, |_, (operand, alternative)| {
            let (operand, alternative) = (dec(*operand), dec(*alternative));
            quote!((#operand, #alternative))
        });
        let features = self.list("(u16, bool)", x.features, |_, (feature, has)| {
            let feature = dec(*feature);
            quote!((#feature, #has))
        });
        quote!(variants::Case::new(#operands, #alternatives, #features))
    }

    fn values(&mut self, list: &[Values]) -> TokenStream {
        let which = |which: &Which| match which {
            Which::Operand(i) => {
                let i = dec(*i);
                quote!(Which::Operand(#i))
            }
            Which::Fixed(n) => {
                let n = dec(*n);
                quote!(Which::Fixed(#n))
            }
            Which::Computed => quote!(Which::Computed),
        };
        self.list("variants::Values", list, |_, x| {
            let at = match &x.at {
                At::Register(file, w) => {
                    let (file, w) = (dec(*file), which(w));
                    quote!(variants::At::Register(#file, #w))
                }
                At::Unit(file, unit, w) => {
                    let (file, unit, w) = (dec(*file), dec(*unit), which(w));
                    quote!(variants::At::Unit(#file, #unit, #w))
                }
                At::File(file) => {
                    let file = dec(*file);
                    quote!(variants::At::File(#file))
                }
                At::State(state) => {
                    let state = dec(*state);
                    quote!(variants::At::State(#state))
                }
            };
            let (count, mask, tied) = (dec(x.count), x.mask, x.tied);
            quote!(variants::Values::new(#at, #count, #mask, #tied))
        })
    }
}
