//! The Rust crate of a description: types, tables and code, as one file for a build script or as a folder to read.

mod api;
mod decode;
mod folder;
mod inst;
mod mirror;
pub(super) mod names;
mod opcode;
mod sums;
mod tables;
mod types;

pub use folder::{SourceFile, files};

use super::interp;
use names::Unique;
use onespec_core::isa;
use onespec_description::model::Isa;
use onespec_sem::ir::Program;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The pieces of a generated crate, before they are put into files.
pub struct Crate {
    tables: tables::Tables,
    /// Everything that belongs to no single instruction.
    common: TokenStream,
    /// Per instruction, its constructor.
    constructors: Vec<TokenStream>,
    /// Per instruction, the name of its constant in a crate that has one module an extension.
    constants: Vec<Ident>,
    /// Per assignment of the parameters, the name and the text of the module that executes.
    interpreters: Vec<(Ident, TokenStream)>,
    /// The function that chooses among them.
    choice: TokenStream,
}

impl Crate {
    /// Emits a description. `lowered` is the same as tables, `programs` its semantics.
    pub fn new(isa: &Isa, lowered: &isa::Isa, programs: &[Program]) -> Crate {
        let shape = inst::Shape::of(isa);
        let types = types::Types::new(isa);
        let variants = opcode::variants(isa);
        let opcode = opcode::print(isa, lowered, &variants);
        let inst = inst::print(&shape);
        let constructors = inst::constructors(isa, &shape, &types, &variants);
        let types = types.print(isa);
        let encode = api::encode();
        let decode = api::decode(decode::print(isa, lowered, &shape, &variants));
        let (disasm, asm) = (api::disasm(), api::asm());
        let mut unique = Unique::default();
        let constants = isa
            .ops
            .iter()
            .map(|op| unique.take(names::constant(&op.ident)))
            .collect();
        Crate {
            tables: tables::print(lowered),
            common: quote!(#types #opcode #inst #encode #decode #disasm #asm),
            constructors,
            constants,
            interpreters: programs
                .iter()
                .map(|p| (interp::module_name(p), interp::tokens(p, isa)))
                .collect(),
            choice: interp::choice(programs),
        }
    }

    /// The file that a build script writes for a mirror, on top of the crate of the mirrored machine: the crate has a
    /// module `base` with that one's items.
    pub fn mirror(isa: &Isa, lowered: &isa::Isa) -> TokenStream {
        mirror::crate_on_base(isa, lowered, &api::info())
    }

    /// All of it as one file, what a build script writes.
    pub fn single_file(&self) -> TokenStream {
        let Crate {
            tables,
            common,
            constructors,
            interpreters,
            choice,
            ..
        } = self;
        let interpreters = interpreters.iter().map(|(_, text)| text);
        let (isa, ops, shared, info) = (&tables.isa, &tables.ops, &tables.shared, api::info());
        let count = ops.len();
        quote! {
            /// The description as tables.
            pub mod tables {
                use onespec_core::isa::*;
                #info
                #isa
                static OPS: [Op; #count] = [#(#ops),*];
                #shared
            }
            pub use tables::ISA;
            #common
            /// One constructor an instruction; the arguments are in the order of the text.
            #[allow(clippy::too_many_arguments)]
            impl Inst { #(#constructors)* }
            #(#[cfg(feature = "interp")] #interpreters)*
            #choice
        }
    }
}
