//! Opcodes, types and codes of conditions as Rust names.

use crate::rust::names::{camel, constant, outer_doc, snake};
use onespec_description::model::Graph;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The variant of a gate in the enum of opcodes: `IF_TRUE` becomes `IfTrue`.
pub fn variant(name: &str) -> Ident {
    camel(&name.to_lowercase())
}

/// The enum of a table of conditions.
pub fn condition(name: &str) -> Ident {
    camel(name)
}

pub fn print(graph: &Graph) -> TokenStream {
    let variants = graph.gates.iter().enumerate().map(|(i, gate)| {
        let (doc, name, number) = (outer_doc(&gate.doc), variant(&gate.name), Literal::usize_unsuffixed(i));
        quote!(#doc #name = #number,)
    });
    let all = graph.gates.iter().map(|gate| variant(&gate.name));
    let types = graph.types.iter().enumerate().map(|(i, ty)| {
        let (name, number) = (constant(&ty.name), Literal::usize_unsuffixed(i));
        let doc = format!(" `{}`", ty.name.to_lowercase());
        quote!(#[doc = #doc] pub const #name: onespec_graph::Type = onespec_graph::Type(#number);)
    });
    let conditions = graph.conditions.iter().map(|table| {
        let name = condition(&table.name);
        let doc = format!(" Codes of `{}`.", table.name);
        let codes = table.codes.iter().map(|(code, number)| {
            let (name, number) = (camel(&code.to_lowercase()), Literal::u64_unsuffixed(*number));
            let doc = format!(" `{code}`");
            quote!(#[doc = #doc] #name = #number,)
        });
        quote! {
            #[doc = #doc]
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
            #[repr(u8)]
            pub enum #name { #(#codes)* }
        }
    });
    let known = graph.lattices.iter().map(|lattice| {
        let module = format_ident!("{}", snake(&lattice.name));
        let types = lattice.types.iter().enumerate().map(|(i, ty)| {
            let (name, number) = (constant(&ty.name), Literal::usize_unsuffixed(i));
            let doc = format!(" `{}{}`", lattice.prefix, ty.name);
            quote!(#[doc = #doc] pub const #name: u8 = #number;)
        });
        let doc = format!(
            " Secondary types of `{}`, by their numbers in the lattice.",
            lattice.name
        );
        quote!(#[doc = #doc] pub mod #module { #(#types)* })
    });
    quote! {
        /// The gates, by number.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum Opcode { #(#variants)* }
        impl Opcode {
            /// All of them, by number.
            pub const ALL: &'static [Opcode] = &[#(Opcode::#all),*];

            /// The opcode with a number.
            pub fn new(number: onespec_graph::Opcode) -> Option<Opcode> {
                Opcode::ALL.get(usize::from(number)).copied()
            }

            /// Everything about it.
            pub fn def(self) -> &'static onespec_graph::GateDef {
                GATES.def(self as u16)
            }
        }
        impl From<Opcode> for onespec_graph::Opcode {
            fn from(op: Opcode) -> Self {
                op as u16
            }
        }
        impl core::fmt::Display for Opcode {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.def().name)
            }
        }
        /// Primary types.
        pub mod types { #(#types)* }
        #(#conditions)*
        #(#known)*
    }
}
