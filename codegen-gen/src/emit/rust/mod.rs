//! The Rust crate of a description.

mod api;
mod decode;
pub mod inst;
pub mod names;
pub mod opcode;
pub mod tables;
pub mod types;

use crate::model::Isa;
use onespec_core::isa;
use proc_macro2::TokenStream;
use quote::quote;

/// Everything a generated crate holds, as one file (what a build script writes).
pub fn crate_source(isa: &Isa, lowered: &isa::Isa) -> TokenStream {
    let shape = inst::Shape::of(isa);
    let types = types::Types::new(isa);
    let variants = opcode::variants(isa);
    let tables = tables::print(lowered);
    let opcode = opcode::print(isa, lowered, &variants);
    let inst = inst::print(&shape);
    let constructors = inst::constructors(isa, &shape, &types, &variants);
    let types = types.print(isa);
    let encode = api::encode();
    let decode = api::decode(decode::print(isa, lowered, &shape, &variants));
    quote! {
        /// The description as tables.
        pub mod tables {
            use onespec_core::isa::*;
            #tables
        }
        use onespec_core::isa::Op;
        pub use tables::ISA;
        #types
        #opcode
        #inst
        #constructors
        #encode
        #decode
    }
}
