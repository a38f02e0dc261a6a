//! `Inst`: an opcode and its arguments, and a typed constructor for every instruction.

use super::names::{Unique, snake};
use super::tables::dec;
use super::types::{Param, Types};
use crate::describe::syntax;
use crate::stored::Stored;
use onespec_description::model::{Isa, Op};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// How wide words and arguments of the generated crate are.
pub struct Shape {
    /// Arguments of an instruction, at most.
    pub args: usize,
    /// `i32` or `i64`: holds every operand's value.
    pub arg: TokenStream,
    pub arg_bits: u32,
    /// `u32`, `u64` or `u128`: holds every encoding.
    pub word: TokenStream,
}

impl Shape {
    pub fn of(isa: &Isa) -> Shape {
        let operands = || isa.ops.iter().flat_map(|op| &op.operands);
        let narrow = operands().all(|o| o.width <= if o.signed { 32 } else { 31 });
        let word = match isa.ops.iter().map(|op| op.length).max().unwrap_or(0) {
            0..=32 => quote!(u32),
            33..=64 => quote!(u64),
            _ => quote!(u128),
        };
        Shape {
            args: isa.ops.iter().map(|op| op.operands.len()).max().unwrap_or(0),
            arg: if narrow { quote!(i32) } else { quote!(i64) },
            arg_bits: if narrow { 32 } else { 64 },
            word,
        }
    }
}

/// The struct, without what features add to it.
pub fn print(shape: &Shape) -> TokenStream {
    let (args, arg, word) = (dec(shape.args as u32), &shape.arg, &shape.word);
    quote! {
        /// An argument: a register's number, an integer's value (alignment applied), a code.
        pub type Arg = #arg;
        /// An encoded instruction, right-aligned.
        pub type Word = #word;

        /// An instruction as data: what it is, and the values of its operands in the order of its text. Arguments that
        /// the instruction does not have are 0.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Inst {
            /// What it is.
            pub op: Opcode,
            /// The values of its operands, 0 beyond them.
            pub args: [Arg; #args],
        }

        impl Inst {
            /// The arguments that this instruction has.
            pub fn args(&self) -> &[Arg] {
                self.args.get(..self.op.info().operands.len()).unwrap_or(&self.args)
            }

            /// The argument for the operand with this name in the description.
            pub fn arg(&self, name: &str) -> Option<Arg> {
                let index = self.op.info().operands.iter().position(|o| o.name == name)?;
                self.args.get(index).copied()
            }

            /// Reads the operands of a word that is known to be this instruction.
            #[cfg(feature = "asm")]
            pub(crate) fn from_word(id: u16, word: onespec_core::isa::Word) -> Option<Inst> {
                let values = ISA.extract(id, word);
                let mut args = [0; #args];
                for (arg, value) in args.iter_mut().zip(values) {
                    *arg = value as Arg;
                }
                Opcode::from_id(id).map(|op| Inst { op, args })
            }
        }
    }
}

/// Typed constructors, one an instruction: `Inst::addi(rd: Gpr, rs1: Gpr, imm: i32) -> Inst`. They stand in an `impl Inst`.
pub fn constructors(isa: &Isa, shape: &Shape, types: &Types, variants: &[Ident]) -> Vec<Stored> {
    let mut unique = Unique::without(&[
        "args",
        "arg",
        "encode",
        "from_word",
        "values",
        "length",
        "reads",
        "writes",
        "memory",
        "branch_target",
        "checked",
        "write_to",
        "shape",
    ]);
    let constructor = |(op, variant): (&Op, &Ident)| {
        let name = unique.take(snake(&op.ident));
        let mut signature = TokenStream::new();
        let mut args = TokenStream::new();
        let mut plain = quote!(const);
        for operand in &op.operands {
            let Param { name, ty, arg } = types.param(isa, operand);
            match types.immediate(isa, operand) {
                Some(ty) => {
                    signature.extend(quote!(#name: impl Into<#ty>,));
                    args.extend(quote!(#name.into().get(),));
                    // A conversion cannot be called where constants are computed.
                    plain = TokenStream::new();
                }
                None => {
                    signature.extend(quote!(#name: #ty,));
                    args.extend(quote!(#arg,));
                }
            }
        }
        for _ in op.operands.len()..shape.args {
            args.extend(quote!(0,));
        }
        let doc = format!(" `{}`: {}", syntax(op), op.doc);
        let made = quote! {
            #[doc = #doc]
            #[inline]
            pub #plain fn #name(#signature) -> Inst {
                Inst { op: Opcode::#variant, args: [#args] }
            }
        };
        made.into()
    };
    isa.ops.iter().zip(variants).map(constructor).collect()
}
