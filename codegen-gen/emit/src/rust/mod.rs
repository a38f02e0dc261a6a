//! The Rust crate of a description: types, tables and code, one module an extension.

mod api;
mod decode;
mod encode;
mod facts;
mod immediates;
mod inst;
mod mirror;
pub(super) mod names;
mod opcode;
mod platforms;
mod sums;
mod tables;
mod targets;
mod timing;
mod types;
mod variants;

pub use mirror::crate_on_base as mirror_crate;

use super::interp;
use names::Unique;
use onespec_core::isa;
use onespec_description::model::Isa;
use onespec_sem::ir::Program;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeMap;
use std::iter::{once, once_with};

/// The pieces of a generated crate.
pub struct Crate {
    tables: tables::Tables,
    opcodes: TokenStream,
    operands: TokenStream,
    inst: TokenStream,
    /// What stands behind features: modules beside each other, and what the root takes from them.
    features: TokenStream,
    targets: TokenStream,
    extensions: Vec<Extension>,
    count: usize,
}

/// The instructions of an extension.
struct Extension {
    module: Ident,
    title: String,
    /// By their places in the description: constructor, name and table entry of each.
    ops: Vec<(usize, TokenStream, Ident, TokenStream)>,
}

impl Crate {
    /// Emits a description. `lowered` is the same as tables, `programs` its semantics.
    pub fn new(isa: &Isa, lowered: &isa::Isa, programs: &[Program]) -> Crate {
        let shape = inst::Shape::of(isa);
        let types = types::Types::new(isa);
        let variants = opcode::variants(isa);
        let mut tables = tables::print(lowered);
        let entries = std::mem::take(&mut tables.ops);
        let constructors = inst::constructors(isa, &shape, &types, &variants);
        let mut features = encode::print();
        features.extend(api::decode(decode::print(isa, lowered, &shape, &variants)));
        features.extend(api::disasm());
        features.extend(api::asm());
        Crate {
            tables,
            opcodes: opcode::print(isa, lowered, &variants),
            operands: types.print(isa),
            inst: {
                let (inst, facts) = (inst::print(&shape), facts::print());
                quote!(#inst #facts)
            },
            features,
            targets: targets::print(lowered),
            extensions: extensions(isa, programs, constructors, entries),
            count: isa.ops.len(),
        }
    }

    /// The items of the crate's root, with a module for all that becomes a file. Each part is made when it is asked for, so that
    /// what was written of one part need not be there beside the next.
    pub fn parts<'a>(self, isa: &'a Isa, programs: &'a [Program]) -> impl Iterator<Item = TokenStream> + 'a {
        let Crate {
            tables,
            opcodes,
            targets,
            operands,
            inst,
            features,
            extensions,
            count,
        } = self;
        let mut home = vec![TokenStream::new(); count];
        for Extension { module, ops, .. } in &extensions {
            for (place, _, constant, _) in ops {
                if let Some(home) = home.get_mut(*place) {
                    *home = quote!(crate::#module::#constant);
                }
            }
        }
        let flows = tables.flows.clone();
        let tables = move || {
            let (isa, shared, info) = (tables.isa, tables.shared, api::info());
            quote! {
                #[doc = " The description as tables: what the runtime works on."]
                #[macro_use]
                pub mod tables {
                    use onespec_core::isa::*;
                    #info
                    #isa
                    static OPS: [Op; #count] = [#(#home),*];
                    #shared
                }
                pub use tables::ISA;
            }
        };
        let flows = move || {
            quote! {
                #[doc = " What instructions compute for some values of their operands: lanes, rows of registers, masks, flags."]
                #[cfg(feature = "select")]
                mod flows {
                    use onespec_core::isa::*;
                    #flows
                }
            }
        };
        let opcodes = move || {
            quote! {
                #[doc = " One opcode for each instruction."]
                mod opcodes {
                    use crate::tables::ISA;
                    #opcodes
                }
                pub use opcodes::*;
                #targets
            }
        };
        let operands = move || {
            quote! {
                #[doc = " Types of operands: registers, codes, shapes."]
                mod operands {
                    use crate::*;
                    #operands
                }
                pub use operands::*;
            }
        };
        let inst = move || {
            quote! {
                #[doc = " Instructions as data."]
                mod inst {
                    use crate::*;
                    #inst
                }
                pub use inst::*;
            }
        };
        let interpreters = programs.iter().map(|program| {
            let module = interp::tokens(program, isa);
            quote!(#[cfg(feature = "interp")] #module)
        });
        once_with(tables)
            .chain(once_with(flows))
            .chain(once_with(opcodes))
            .chain(once_with(operands))
            .chain(once_with(inst))
            .chain(extensions.into_iter().map(Extension::tokens))
            .chain(once(features))
            .chain(interpreters)
            .chain(once_with(|| interp::semantics(programs)))
            .chain(once_with(|| interp::choice(programs)))
    }
}

impl Extension {
    /// Its module.
    fn tokens(self) -> TokenStream {
        let Extension { module, title, ops } = self;
        let (mut constants, mut constructors) = (TokenStream::new(), TokenStream::new());
        for (_, constructor, constant, entry) in ops {
            constructors.extend(constructor);
            constants.extend(quote!(pub(crate) const #constant: Op = #entry;));
        }
        quote! {
            #[doc = #title]
            mod #module {
                use crate::tables::*;
                use onespec_core::isa::*;
                // A machine may name an operand's type as the tables name one of theirs, so the two are not used
                // side by side.
                mod constructors {
                    use crate::*;
                    #[allow(clippy::too_many_arguments)]
                    impl Inst { #constructors }
                }
                #constants
            }
        }
    }
}

/// Instructions by extension, those of a feature together, in the order of the features.
fn extensions(
    isa: &Isa,
    programs: &[Program],
    constructors: Vec<TokenStream>,
    entries: Vec<TokenStream>,
) -> Vec<Extension> {
    let interpreters: Vec<String> = programs.iter().map(|p| interp::module_name(p).to_string()).collect();
    let taken = RESERVED.iter().copied().chain(interpreters.iter().map(String::as_str));
    let mut modules = Unique::without(&taken.collect::<Vec<_>>());
    let mut constants = Unique::default();
    let mut by_extension: BTreeMap<u16, Vec<_>> = BTreeMap::new();
    for (place, ((op, constructor), entry)) in isa.ops.iter().zip(constructors).zip(entries).enumerate() {
        let constant = constants.take(names::constant(&op.ident));
        let list = by_extension.entry(op.feature).or_default();
        list.push((place, constructor, constant, entry));
    }
    let extension = |(feature, ops): (u16, Vec<_>)| {
        let feature = isa.features.get(usize::from(feature));
        Extension {
            module: modules.take(names::snake(feature.map_or("unnamed", |f| &f.name))),
            title: match feature {
                Some(f) => format!(" Extension {}: {} instructions. {}", f.name, ops.len(), f.doc),
                None => format!(" {} instructions.", ops.len()),
            },
            ops,
        }
    };
    by_extension.into_iter().map(extension).collect()
}

/// Modules of every crate.
const RESERVED: [&str; 15] = [
    "flows",
    "tables",
    "opcodes",
    "operands",
    "inst",
    "lib",
    "encoding",
    "decoding",
    "assembly",
    "disassembly",
    "select",
    "semantics",
    "sources",
    "base",
    "targets",
];
