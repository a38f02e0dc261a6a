//! The tables of a mirror, and what a crate of pseudo-instructions offers.
//!
//! The crate stands on the crate of the mirrored machine: its tables are that crate's, by reference, and what is added are
//! the pseudo-instructions.

use super::names::{Unique, camel, outer_doc};
use super::tables::{Printer, dec};
use crate::describe::syntax;
use crate::interp;
use onespec_core::isa;
use onespec_description::model::{Isa, Mirror, Op};
use proc_macro2::TokenStream;
use quote::quote;

/// The items of the crate's root: tables on top of those of `base`, which the hand-written root names.
pub fn crate_on_base(isa: &Isa, lowered: &isa::Isa) -> TokenStream {
    let (Some(mirror), Some(tables)) = (&isa.mirror, lowered.mirror) else {
        return TokenStream::new();
    };
    let mut p = Printer::default();
    let (name, hash) = (lowered.name, lowered.hash);
    let kinds = p.list("Kind", lowered.kinds, Printer::kind);
    // A mirror may have targets of its own, with what its pseudo-instructions need.
    let (targets, default_target) = (p.targets(lowered), dec(lowered.default_target));
    let (table, shared, api) = (super::tables::mirror(tables), p.statics(), api(mirror));
    // What runs is the mirrored machine.
    let machine = interp::machine(&quote!(base::MACHINE.with_machine(target, visitor)));
    quote! {
        #[doc = " The description as tables: those of the mirrored machine, and the pseudo-instructions."]
        pub mod tables {
            use crate::base;
            use onespec_core::isa::*;
            /// The description as tables.
            pub static ISA: Isa = Isa {
                name: #name,
                kinds: #kinds,
                mirror: Some(&MIRROR),
                hash: #hash,
                flows: variants::Flows::none(),
                word_bits: base::ISA.word_bits,
                features: base::ISA.features,
                params: base::ISA.params,
                settings: base::ISA.settings,
                targets: #targets,
                letters: base::ISA.letters,
                default_target: #default_target,
                files: base::ISA.files,
                name_needs: base::ISA.name_needs,
                ops: base::ISA.ops,
                aliases: base::ISA.aliases,
                macros: base::ISA.macros,
                relocs: base::ISA.relocs,
                causes: base::ISA.causes,
                transports: base::ISA.transports,
                environment: base::ISA.environment,
                conventions: base::ISA.conventions,
                platforms: base::ISA.platforms,
                cores: base::ISA.cores,
            };
            #table
            #shared
        }
        pub use tables::{ISA, MIRROR};
        #machine
        #[doc = " Pseudo-instructions that mirror the machine's instructions."]
        mod pseudo {
            use crate::base;
            use crate::tables::{ISA, MIRROR};
            #api
        }
        pub use pseudo::*;
    }
}

/// Types and lookups over the tables.
fn api(mirror: &Mirror) -> TokenStream {
    let mut unique = Unique::default();
    let variants: Vec<_> = mirror.ops.iter().map(|op| unique.take(camel(&op.ident))).collect();
    let list = mirror.ops.iter().zip(&variants).enumerate().map(|(i, (op, variant))| {
        let (doc, number) = (outer_doc(&doc(op)), dec(i as u32));
        quote!(#doc #variant = #number,)
    });
    let count = variants.len();
    quote! {
        /// Every pseudo-instruction, in the order of the instructions that they stand for.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub enum Pseudo { #(#list)* }

        static ALL_PSEUDOS: [Pseudo; #count] = [#(Pseudo::#variants),*];

        impl Pseudo {
            /// All of them.
            pub fn all() -> &'static [Pseudo] {
                &ALL_PSEUDOS
            }

            /// The pseudo-instruction with this number: its place in [`Pseudo::all`] and in the tables.
            pub fn from_id(id: u16) -> Option<Pseudo> {
                ALL_PSEUDOS.get(usize::from(id)).copied()
            }

            /// The pseudo-instruction with this name.
            pub fn find(name: &str) -> Option<Pseudo> {
                MIRROR.find(name).and_then(|i| ALL_PSEUDOS.get(i).copied())
            }

            /// The pseudo-instructions that a base instruction is under these values of the modes (see
            /// `MIRROR.modes`); `None` is any value.
            pub fn of(base: base::Opcode, modes: &[Option<i64>]) -> impl Iterator<Item = Pseudo> {
                MIRROR.at(base.id(), modes).filter_map(|i| ALL_PSEUDOS.get(i).copied())
            }

            /// Place in [`Pseudo::all`] and in the tables.
            pub const fn id(self) -> u16 {
                self as u16
            }

            /// Operands, constraints, documentation.
            pub fn info(self) -> &'static onespec_core::isa::Op {
                &MIRROR.ops[self as usize]
            }

            /// Register classes, ties, modes, what is read and written besides.
            pub fn instance(self) -> &'static onespec_core::isa::Instance {
                &MIRROR.instances[self as usize]
            }

            /// Its name in text.
            pub fn name(self) -> &'static str {
                self.info().name
            }

            /// The instruction that it stands for.
            pub fn base(self) -> Option<base::Opcode> {
                base::Opcode::from_id(self.info().is.as_ref()?.op)
            }
        }

        impl core::fmt::Debug for Pseudo {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.info().ident)
            }
        }

        impl core::fmt::Display for Pseudo {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }

        #[cfg(all(feature = "asm", feature = "disasm", feature = "encode"))]
        pub use texts::{Lowering, PseudoInst, Tool};

        #[cfg(all(feature = "asm", feature = "disasm", feature = "encode"))]
        mod texts {
            use super::*;
            extern crate alloc;
            use alloc::string::String;
            use alloc::vec::Vec;
            use onespec_core::encode::EncodeError;
            use onespec_core::mirror::{State, Unread};
            use onespec_core::operand::Args;
            use onespec_core::parse::{Matcher, Outcome, ParseError, Parser};
            use onespec_core::print::{PrintOptions, Printer};
            use onespec_core::target::TargetError;

            /// A pseudo-instruction with its operands, in the order of the text.
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub struct PseudoInst {
                /// What it is.
                pub op: Pseudo,
                /// The values of its operands, 0 beyond them.
                pub args: Args,
            }

            impl PseudoInst {
                /// From operand values.
                ///
                /// # Errors
                /// A register of another class, operands that may not overlap or must be tied, a mode that there is not.
                pub fn new(op: Pseudo, args: &[i64]) -> Result<PseudoInst, EncodeError> {
                    let packed = MIRROR.pack(&ISA, usize::from(op.id()), args)?;
                    Ok(PseudoInst { op, args: MIRROR.unpack(&ISA, usize::from(op.id()), packed) })
                }
            }

            /// What a pseudo-instruction comes to.
            #[derive(Debug, Clone, PartialEq, Eq)]
            pub struct Lowering {
                /// Instructions that establish the state.
                pub setup: Vec<base::Inst>,
                /// The instruction of the mirrored machine.
                pub inst: base::Inst,
                /// Instructions behind it.
                pub after: Vec<base::Inst>,
            }

            /// Texts, lowering and reading back for one target.
            #[derive(Debug, Clone)]
            pub struct Tool {
                printer: Printer,
                parser: Parser,
                base: base::LineParser,
            }

            impl Tool {
                /// For a target by name; the empty name is the default target.
                ///
                /// # Errors
                /// The piece of the name that is unknown, or two extensions that exclude each other.
                pub fn new(target: &str) -> Result<Tool, TargetError> {
                    let resolved = ISA.target(target)?;
                    let options = PrintOptions { aliases: false, ..PrintOptions::default() };
                    Ok(Tool {
                        printer: Printer::new(&ISA, &resolved.features, options),
                        parser: Parser::new(&ISA, &resolved.features),
                        base: base::LineParser::new(target)?,
                    })
                }

                /// The text of a pseudo-instruction.
                pub fn text(&self, inst: &PseudoInst) -> String {
                    let mut text = String::new();
                    self.printer.print_op(inst.op.info(), &inst.args, &mut text);
                    text
                }

                /// Parses one pseudo-instruction.
                ///
                /// # Errors
                /// Where the text stops to make sense, and what could stand there.
                pub fn parse(&self, text: &str) -> Result<PseudoInst, ParseError> {
                    let mut matcher = Matcher::new();
                    let outcome = self.parser.parse_with(&mut matcher, text, &onespec_core::parse::expr::NoSymbols)?;
                    let Outcome::Mirror { index, .. } = outcome else {
                        return Err(ParseError::new(text, 0, "E0230", "no pseudo-instruction"));
                    };
                    let op = Pseudo::from_id(index);
                    let op = op.ok_or_else(|| ParseError::new(text, 0, "E0230", "no pseudo-instruction"))?;
                    Ok(PseudoInst { op, args: *matcher.args() })
                }

                /// The instructions that a pseudo-instruction stands for.
                ///
                /// # Errors
                /// Lines that the target cannot assemble.
                pub fn lower(&self, inst: &PseudoInst) -> Result<Lowering, ParseError> {
                    let lowered = MIRROR.lower(&self.printer, usize::from(inst.op.id()), &inst.args);
                    let none = || ParseError::new(inst.op.name(), 0, "E0246", "no expansion for these operands");
                    let lowered = lowered.ok_or_else(none)?;
                    let lines = |lines: &[String]| -> Result<Vec<base::Inst>, ParseError> {
                        lines.iter().map(|line| self.base.parse(line)).collect()
                    };
                    Ok(Lowering {
                        setup: lines(&lowered.setup)?,
                        inst: base::Opcode::from_id(lowered.op)
                            .map(|op| {
                                let mut inst = base::Inst { op, args: Default::default() };
                                for (to, from) in inst.args.iter_mut().zip(lowered.args) {
                                    *to = from as _;
                                }
                                inst
                            })
                            .ok_or_else(none)?,
                        after: lines(&lowered.after)?,
                    })
                }

                /// Which pseudo-instruction a base instruction is in this state; [`State::step`] follows a program.
                ///
                /// # Errors
                /// Why it is none.
                pub fn read(&self, state: &State, inst: &base::Inst) -> Result<PseudoInst, Unread> {
                    let args = inst.args.map(i64::from);
                    let (index, args) = state.read_args(&ISA, &MIRROR, inst.op.id(), &args)?;
                    let op = ALL_PSEUDOS.get(index).copied().ok_or(Unread::Plain)?;
                    Ok(PseudoInst { op, args })
                }
            }
        }
    }
}

/// What it stands for, and how it is written.
fn doc(op: &Op) -> String {
    let data = |key: &str| op.data.iter().find(|(k, _)| k == key).map_or("", |(_, v)| v.as_str());
    let doc = op.doc.trim_end_matches('.');
    format!("`{}`: {doc}.\n\n`{}`", data("base"), syntax(op))
}
