//! The Rust crate of a description: types, tables and code, one module an extension.

mod api;
mod comparisons;
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
use crate::files::{Around, Part, Piece};
use crate::stored::Stored;
use names::Unique;
use onespec_core::isa;
use onespec_description::model::Isa;
use onespec_sem::ir::Program;
use proc_macro2::Ident;
use quote::quote;
use std::collections::BTreeMap;
use std::iter::{once, once_with};
use std::rc::Rc;

/// The pieces of a generated crate.
pub struct Crate<'a> {
    lowered: &'a isa::Isa,
    tables: tables::Tables,
    shape: inst::Shape,
    types: types::Types,
    variants: Vec<Ident>,
    extensions: Vec<Extension>,
}

/// The instructions of an extension.
struct Extension {
    module: Ident,
    title: String,
    /// By their places in the description: constructor, name and table entry of each.
    ops: Vec<(usize, Stored, Ident, Stored)>,
}

impl<'a> Crate<'a> {
    /// Emits a description. `lowered` is the same as tables, `programs` its semantics.
    pub fn new(isa: &Isa, lowered: &'a isa::Isa, programs: &[Program]) -> Crate<'a> {
        let shape = inst::Shape::of(isa);
        let types = types::Types::new(isa);
        let variants = opcode::variants(isa);
        let mut tables = tables::print(lowered);
        let entries = std::mem::take(&mut tables.ops);
        let constructors = inst::constructors(isa, &shape, &types, &variants);
        Crate {
            extensions: extensions(isa, programs, constructors, entries),
            lowered,
            tables,
            shape,
            types,
            variants,
        }
    }

    /// The items of the crate's root, with a module for all that becomes a file. Each part is made when it is asked for, so that
    /// what was written of one part need not be there beside the next.
    pub fn parts(self, isa: &'a Isa, programs: &'a [Program]) -> impl Iterator<Item = Part<'a>> + 'a {
        let Crate {
            lowered,
            tables,
            shape,
            types,
            variants,
            extensions,
        } = self;
        let (shape, variants) = (Rc::new(shape), Rc::new(variants));
        let mut homes: Vec<Option<(Ident, Ident)>> = vec![None; isa.ops.len()];
        for Extension { module, ops, .. } in &extensions {
            for (place, _, constant, _) in ops {
                if let Some(home) = homes.get_mut(*place) {
                    *home = Some((module.clone(), constant.clone()));
                }
            }
        }
        let tables::Tables {
            isa: table,
            shared,
            flows,
            ..
        } = tables;
        let tables = move || {
            let declaration = quote! {
                #[doc = " The description as tables: what the runtime works on."]
                #[macro_use]
                pub mod tables;
            };
            let (info, count) = (api::info(), homes.len());
            let homes = homes.iter().flatten();
            let homes = homes.map(|(module, constant)| quote!(crate::#module::#constant));
            let first = quote! {
                use onespec_core::isa::*;
                #info
                #table
                static OPS: [Op; #count] = [#(#homes),*];
            };
            let shared = shared.into_iter().map(|stored| Piece::Items(stored.tokens()));
            Part::Module(declaration, Box::new(once(Piece::Items(first)).chain(shared)))
        };
        let flows = move || {
            Part::Items(quote! {
                pub use tables::ISA;
                #[doc = " What instructions compute for some values of their operands: lanes, rows of registers, masks, flags."]
                #[cfg(feature = "select")]
                mod flows {
                    use onespec_core::isa::*;
                    #flows
                }
            })
        };
        let (names, shapes) = (variants.clone(), shape.clone());
        let opcodes = move || {
            let declaration = quote! {
                #[doc = " One opcode for each instruction."]
                mod opcodes;
            };
            let pieces = [
                Piece::Items(quote!(
                    use crate::tables::ISA;
                )),
                Piece::Around(opcode::variants_of(isa, lowered, names.clone())),
                Piece::Items(opcode::lookups(&names)),
            ];
            Part::Module(declaration, Box::new(pieces.into_iter()))
        };
        let targets = move || {
            let targets = targets::print(lowered);
            Part::Items(quote! {
                pub use opcodes::*;
                #targets
            })
        };
        let operands = move || {
            let operands = types.print(isa);
            Part::Items(quote! {
                #[doc = " Types of operands: registers, codes, shapes."]
                mod operands {
                    use crate::*;
                    #operands
                }
                pub use operands::*;
            })
        };
        let inst = move || {
            let (inst, facts) = (inst::print(&shapes), facts::print());
            Part::Items(quote! {
                #[doc = " Instructions as data."]
                mod inst {
                    use crate::*;
                    #inst
                    #facts
                }
                pub use inst::*;
            })
        };
        once_with(tables)
            .chain(once_with(flows))
            .chain(once_with(opcodes))
            .chain(once_with(targets))
            .chain(once_with(operands))
            .chain(once_with(inst))
            .chain(extensions.into_iter().map(Extension::part))
            .chain(once_with(|| Part::Items(encode::print())))
            .chain(once_with(move || {
                Part::Items(api::decode(decode::print(isa, lowered, &shape, &variants)))
            }))
            .chain(once_with(|| Part::Items(api::disasm())))
            .chain(once_with(|| Part::Items(api::asm())))
            .chain(programs.iter().map(|program| interp::module(program, isa)))
            .chain(once_with(|| Part::Items(interp::semantics(programs))))
            .chain(once_with(|| Part::Items(interp::choice(programs))))
    }
}

impl Extension {
    /// Its module.
    fn part<'a>(self) -> Part<'a> {
        let Extension { module, title, ops } = self;
        let declaration = quote! {
            #[doc = #title]
            mod #module;
        };
        let used = quote! {
            use crate::tables::*;
            use onespec_core::isa::*;
        };
        let (constructors, constants): (Vec<_>, Vec<_>) = ops
            .into_iter()
            .map(|(_, constructor, constant, entry)| (constructor, (constant, entry)))
            .unzip();
        let constructors = Around {
            item: Box::new(|constructors| {
                quote! {
                    // A machine may name an operand's type as the tables name one of theirs, so the two are not used
                    // side by side.
                    mod constructors {
                        use crate::*;
                        #[allow(clippy::too_many_arguments)]
                        impl Inst { #constructors }
                    }
                }
            }),
            mark: "fn t_mark() {}",
            parts: Box::new(constructors.into_iter().map(|stored| stored.tokens())),
        };
        let constants = constants.into_iter().map(|(constant, entry)| {
            let entry = entry.tokens();
            Piece::Items(quote!(pub(crate) const #constant: Op = #entry;))
        });
        let first = [Piece::Items(used), Piece::Around(constructors)];
        Part::Module(declaration, Box::new(first.into_iter().chain(constants)))
    }
}

/// Instructions by extension, those of a feature together, in the order of the features.
fn extensions(isa: &Isa, programs: &[Program], constructors: Vec<Stored>, entries: Vec<Stored>) -> Vec<Extension> {
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
