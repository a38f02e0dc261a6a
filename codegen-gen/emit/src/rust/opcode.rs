//! `Opcode`: one variant an instruction, documented from the description.
//!
//! Nothing is derived that would cost a big `match`: names come from the tables, numbers from the representation.

use super::names::{Unique, camel, outer_doc};
use super::tables::dec;
use crate::describe::{bits, syntax};
use crate::files::Around;
use onespec_core::isa;
use onespec_description::model::{Isa, Op};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::rc::Rc;

/// The variant of each instruction.
pub fn variants(isa: &Isa) -> Vec<Ident> {
    let mut unique = Unique::default();
    isa.ops.iter().map(|op| unique.take(camel(&op.ident))).collect()
}

/// The enum.
pub fn variants_of<'a>(isa: &'a Isa, tables: &'a isa::Isa, variants: Rc<Vec<Ident>>) -> Around<'a> {
    let list = isa.ops.iter().zip(tables.ops).enumerate();
    let list = list.map(move |(i, (op, table))| {
        let (doc, number) = (outer_doc(&doc(op, table.origin)), dec(i as u32));
        let variant = variants.get(i);
        quote!(#doc #variant = #number,)
    });
    Around {
        item: Box::new(|list| {
            quote! {
                /// Every instruction of the description, whichever extension it belongs to.
                #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
                #[repr(u16)]
                pub enum Opcode { #list }
            }
        }),
        mark: "TMark,",
        parts: Box::new(list),
    }
}

/// Its lookups.
pub fn lookups(variants: &[Ident]) -> TokenStream {
    let count = dec(variants.len() as u32);
    quote! {
        impl Opcode {
            /// Every instruction, in the order of the description.
            pub const ALL: [Opcode; #count] = [#(Opcode::#variants),*];

            /// The instruction with this number: its place in [`Opcode::ALL`] and in the tables.
            pub fn from_id(id: u16) -> Option<Opcode> {
                ALL_OPCODES.get(usize::from(id)).copied()
            }

            /// Place in [`Opcode::ALL`] and in the tables.
            pub const fn id(self) -> u16 {
                self as u16
            }

            /// What the tables say about the instruction: fixed bits, operands, constraints, documentation.
            pub fn info(self) -> &'static onespec_core::isa::Op {
                &ISA.ops[self as usize]
            }

            /// Mnemonic as printed.
            pub fn name(self) -> &'static str {
                self.info().name
            }
        }

        static ALL_OPCODES: [Opcode; #count] = Opcode::ALL;

        impl core::fmt::Debug for Opcode {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.info().ident)
            }
        }

        impl core::fmt::Display for Opcode {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }
    }
}

/// Documentation of an instruction: what it is, how it is written, its bits, where it is described.
fn doc(op: &Op, origin: &str) -> String {
    let mut text = String::new();
    let doc = op.doc.trim_end_matches('.');
    if !doc.is_empty() {
        text += &format!("{doc}.\n\n");
    }
    text += &format!("`{}`\n\n`{}`", syntax(op), bits(op));
    if !origin.is_empty() {
        text += &format!(" — {origin}");
    }
    text
}
