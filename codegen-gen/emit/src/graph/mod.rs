//! The crate of an intermediate representation: tables of its gates, opcodes, a builder, and the folder of constants.
//! What a graph is, and everything that is the same for all gates, is in `onespec_graph`.

mod builder;
mod calc;
mod fold;
mod opcodes;
mod rules;
mod tables;

use onespec_description::model::Isa;
use onespec_diag::Origin;
use onespec_sem::ir::Program;
use proc_macro2::TokenStream;
use quote::quote;

/// Prints the crate. `line` tells file and line of a place.
pub fn crate_text(isa: &Isa, program: &Program, line: &dyn Fn(&Origin) -> String) -> TokenStream {
    let tables = tables::print(isa, program, line);
    let opcodes = opcodes::print(&isa.graph);
    let builder = builder::print(&isa.graph);
    let fold = fold::print(isa, program);
    let rules = rules::print(&isa.graph, program);
    quote! {
        #[doc = " The description as tables."]
        mod tables {
            use onespec_graph::set::*;
            #tables
        }
        pub use tables::GATES;
        #opcodes
        #builder
        #fold
        #rules
    }
}
