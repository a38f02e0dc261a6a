//! Operands that are sums as Rust enums: `Multisrc::Gpr { neg, reg }`, for constructors and for looking at what was decoded.
//!
//! An argument stays a plain number, the operand's bits. A constructor takes the enum and makes the bits of it; `of`
//! asks the tables which alternative the bits are, since that may depend on other operands.

use super::names::{Unique, camel, snake};
use super::tables::dec;
use super::types::Types;
use onespec_description::model::{Alt, Isa, Kind};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

impl Types {
    /// The enum of a sum kind.
    pub(super) fn sum(&self, isa: &Isa, id: usize, ty: &Ident, alts: &[Alt]) -> TokenStream {
        let mut unique = Unique::default();
        let (mut variants, mut bits, mut of) = (TokenStream::new(), TokenStream::new(), TokenStream::new());
        for (index, alt) in alts.iter().enumerate() {
            let name = unique.take(camel(if alt.name.is_empty() { "parts" } else { &alt.name }));
            let (mut fields, mut names, mut parts, mut values) = (vec![], vec![], vec![], vec![]);
            for (i, operand) in alt.operands.iter().enumerate() {
                let field = snake(&operand.name);
                // A sum in a sum is its bits.
                let (field_ty, arg) = match isa.kinds.get(usize::from(operand.kind)) {
                    Some(Kind::Sum { .. }) => (quote!(Arg), quote!(#field)),
                    _ => {
                        let param = self.param(isa, operand);
                        (param.ty, param.arg)
                    }
                };
                let part = format!(" The part `{}`.", operand.name);
                fields.push(quote!(#[doc = #part] #field: #field_ty));
                for piece in &operand.pieces {
                    let (from, to) = (dec(u32::from(piece.value)), dec(u32::from(piece.word)));
                    let mask = dec(if piece.len >= 64 {
                        u64::MAX
                    } else {
                        (1 << piece.len) - 1
                    });
                    parts.push(quote!(((#arg) as u64 >> #from & #mask) << #to));
                }
                let i = dec(i as u32);
                values.push(match self.is_named(isa, operand) {
                    Some(true) => quote!(#field: <#field_ty>::try_from(values[#i] as Arg).ok()?),
                    Some(false) => quote!(#field: <#field_ty>::from(values[#i] as Arg)),
                    None => quote!(#field: values[#i] as Arg),
                });
                names.push(field);
            }
            let doc = match alt.name.as_str() {
                "" => " All its parts.".to_string(),
                name => format!(" The alternative `{name}`."),
            };
            let (fixed, index) = (dec(alt.value), dec(index as u32));
            if fields.is_empty() {
                variants.extend(quote!(#[doc = #doc] #name,));
                bits.extend(quote!(Self::#name => #fixed,));
                of.extend(quote!(#index => Self::#name,));
            } else {
                variants.extend(quote!(#[doc = #doc] #name { #(#fields),* },));
                bits.extend(quote!(Self::#name { #(#names),* } => #fixed #(| #parts)*,));
                of.extend(quote!(#index => Self::#name { #(#values),* },));
            }
        }
        let (id, doc) = (
            dec(id as u16),
            format!(" An operand of kind `{ty}`: one of several shapes."),
        );
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum #ty { #variants }
            impl #ty {
                /// The operand's bits, which are its argument.
                pub const fn bits(self) -> Arg {
                    (match self { #bits }) as Arg
                }

                /// The shape of the operand with this name; `None` where the instruction has none of this kind.
                pub fn of(inst: &Inst, name: &str) -> Option<Self> {
                    let (alternative, values) = inst.shape(#id, name)?;
                    Some(match alternative { #of _ => return None })
                }
            }
            impl From<#ty> for Arg {
                fn from(shape: #ty) -> Arg {
                    shape.bits()
                }
            }
        }
    }

    /// What the enums look instructions up with.
    pub(super) fn sum_lookup() -> TokenStream {
        quote! {
            impl Inst {
                /// The alternative of an operand that is a sum of this kind, and the values of its parts.
                fn shape(&self, kind: u16, name: &str) -> Option<(usize, onespec_core::operand::Args)> {
                    let op = self.op.info();
                    let index = op.operands.iter().position(|o| o.name == name && o.kind == kind)?;
                    let mut values: onespec_core::operand::Args = [0; onespec_core::operand::MAX_OPERANDS];
                    for (value, arg) in values.iter_mut().zip(self.args) {
                        *value = arg as i64;
                    }
                    let env = onespec_core::expr::Env::of(&ISA, op.operands, op.lets, &values);
                    let (params, count) = onespec_core::operand::arguments(&env, op.operands.get(index)?);
                    match ISA.kinds.get(usize::from(kind)) {
                        Some(onespec_core::isa::Kind::Sum { alts, .. }) => {
                            onespec_core::operand::shape(&ISA, alts, *values.get(index)? as u64, params.get(..count)?, 0)
                        }
                        _ => None,
                    }
                }
            }
        }
    }
}
