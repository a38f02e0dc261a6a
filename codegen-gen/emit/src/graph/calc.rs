//! Computations on constants as Rust: expressions over the functions of [`onespec_bv`], so an operator is what it is everywhere.

use onespec_bv::calc::{Domain, Step, walk};
use onespec_sem::rules::Operand;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::fmt::Debug;

/// An expression: a `u128`, or a `bool`.
#[derive(Debug, Clone, Default)]
pub(super) struct Text {
    tokens: TokenStream,
    is_answer: bool,
}

impl Text {
    fn number(tokens: TokenStream) -> Text {
        Text {
            tokens,
            is_answer: false,
        }
    }

    fn answer(tokens: TokenStream) -> Text {
        Text {
            tokens,
            is_answer: true,
        }
    }

    /// As a `u128`.
    pub fn as_number(&self) -> TokenStream {
        let tokens = &self.tokens;
        match self.is_answer {
            true => quote!(u128::from(#tokens)),
            false => quote!(#tokens),
        }
    }

    /// As a `bool`.
    pub fn as_answer(&self) -> TokenStream {
        let tokens = &self.tokens;
        match self.is_answer {
            true => quote!(#tokens),
            false => quote!((#tokens != 0)),
        }
    }
}

/// The Rust text of a computation; `leaf` gives that of a leaf for those of its operands.
pub(super) fn text(calc: &[Step<Operand>], leaf: impl Fn(Operand, &[TokenStream]) -> TokenStream) -> Text {
    walk(calc, &mut Printer(leaf)).unwrap_or_default()
}

struct Printer<F>(F);

impl<F: Fn(Operand, &[TokenStream]) -> TokenStream> Domain for Printer<F> {
    type Leaf = Operand;
    type Value = Text;
    type Error = ();

    fn malformed(&self) {}

    fn step(&mut self, step: &Step<Operand>, operands: &[Text]) -> Result<Text, ()> {
        let nothing = Text::default();
        let at = |i: usize| operands.get(i).unwrap_or(&nothing);
        let (a, b) = (at(0).as_number(), at(1).as_number());
        Ok(match step {
            Step::Number(n) => {
                let n = Literal::u128_suffixed(i128::from(*n) as u128);
                Text::number(quote!(#n))
            }
            Step::Leaf(operand) => {
                let operands: Vec<TokenStream> = operands.iter().map(Text::as_number).collect();
                Text::number((self.0)(*operand, &operands))
            }
            Step::Unary(op) => {
                let op = name(op);
                Text::number(quote!(word::unary(Unary::#op, #a, WIDTH)))
            }
            Step::Binary(op) => {
                let op = name(op);
                Text::number(quote!(word::binary(Binary::#op, #a, #b, WIDTH)))
            }
            Step::Compare(op) => {
                let op = name(op);
                Text::answer(quote!(word::compare(Compare::#op, #a, #b, WIDTH)))
            }
            Step::IsZero => {
                let a = at(0).as_answer();
                Text::answer(quote!(!#a))
            }
            Step::Both => {
                let (a, b) = (at(0).as_answer(), at(1).as_answer());
                Text::answer(quote!((#a && #b)))
            }
            Step::Either => {
                let (a, b) = (at(0).as_answer(), at(1).as_answer());
                Text::answer(quote!((#a || #b)))
            }
            Step::Choose => {
                let (a, c) = (at(0).as_answer(), at(2).as_number());
                Text::number(quote!((if #a { #b } else { #c })))
            }
            Step::Count(op) => {
                let op = name(op);
                Text::number(quote!(calc::count(Count::#op, #a, #b)))
            }
            Step::Zext => Text::number(quote!(calc::zext(#a, #b))),
            Step::Sext => Text::number(quote!(calc::sext(#a, #b))),
            Step::Ones => Text::number(quote!(calc::ones(#a))),
            Step::IsPowerOfTwo => Text::answer(quote!(calc::is_power_of_two(#a))),
        })
    }
}

/// The name of an operator of [`onespec_bv`].
fn name(op: impl Debug) -> Ident {
    format_ident!("{op:?}")
}
