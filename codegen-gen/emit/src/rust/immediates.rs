//! Types of numbers in instructions: one for each range and step, checked where a value is made.

use super::names::Unique;
use super::tables::dec;
use onespec_core::isa;
use onespec_core::operand::range;
use onespec_description::model::{Isa, Kind, Operand};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// What tells two types apart: sign, bits, and low bits that are zero.
type Shape = (bool, u8, u8);

/// The types by their shapes.
#[derive(Default)]
pub struct Immediates(BTreeMap<Shape, Ident>);

/// The shape of an operand that is a plain number.
fn shape(isa: &Isa, operand: &Operand) -> Option<Shape> {
    let plain = matches!(isa.kinds.get(usize::from(operand.kind)), Some(Kind::Int));
    plain.then_some((operand.signed, operand.width, operand.align))
}

/// The types of all operands of instructions.
pub fn all(isa: &Isa, names: &mut Unique) -> Immediates {
    let operands = isa.ops.iter().flat_map(|op| &op.operands);
    let mut shapes: Vec<Shape> = operands.filter_map(|operand| shape(isa, operand)).collect();
    shapes.sort_unstable();
    shapes.dedup();
    let named = |(signed, width, align): Shape| {
        let sign = if signed { "Imm" } else { "Uimm" };
        let step = if align == 0 {
            String::new()
        } else {
            format!("By{}", 1u64 << align.min(62))
        };
        let name = names.take(Ident::new(&format!("{sign}{width}{step}"), Span::call_site()));
        ((signed, width, align), name)
    };
    Immediates(shapes.into_iter().map(named).collect())
}

impl Immediates {
    /// The type of an operand.
    pub fn of(&self, isa: &Isa, operand: &Operand) -> Option<&Ident> {
        self.0.get(&shape(isa, operand)?)
    }

    /// All types, printed.
    pub fn print(&self) -> TokenStream {
        let types = self.0.iter().map(|(shape, name)| one(*shape, name));
        quote! {
            pub use onespec_core::immediate::ImmediateError;
            #(#types)*
        }
    }
}

fn one((signed, width, align): Shape, ty: &Ident) -> TokenStream {
    let (least, most) = range(&isa::Operand {
        signed,
        width,
        align,
        ..isa::Operand::DEFAULT
    });
    let step = 1i64 << align.min(62);
    let steps = if step > 1 {
        format!(", a multiple of {step}")
    } else {
        String::new()
    };
    let doc = format!(" A number from {least} to {most}{steps}.");
    let (least, most, step) = (dec(least), dec(most), dec(step));
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct #ty(Arg);
        impl #ty {
            /// Checks a number.
            ///
            /// # Errors
            /// It is out of range, or no multiple of the step.
            pub const fn new(value: Arg) -> Result<Self, ImmediateError> {
                match ImmediateError::check(value as i64, #least, #most, #step) {
                    Ok(()) => Ok(Self(value)),
                    Err(error) => Err(error),
                }
            }

            /// The number.
            pub const fn get(self) -> Arg {
                self.0
            }
        }
        impl From<Arg> for #ty {
            /// Takes a number as it is: it is checked when the instruction is encoded.
            fn from(value: Arg) -> Self {
                Self(value)
            }
        }
    }
}
