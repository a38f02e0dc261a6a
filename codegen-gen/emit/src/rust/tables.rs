//! The tables of [`onespec_core::isa`] as Rust statics.
//!
//! Equal lists become one static, whoever uses them: a thousand instructions share a few dozen operand lists, templates
//! and conditions. That keeps the text, and what rustc has to do, small.

use super::names::Unique;
use crate::stored::Stored;
use onespec_core::decode::keys;
use onespec_core::isa;
use onespec_core::packed::pack;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use std::collections::HashMap;

/// The printed tables. All of it expects `use onespec_core::isa::*`.
pub struct Tables {
    /// `pub static ISA: Isa`, which has its instructions from a static `OPS`.
    pub isa: TokenStream,
    /// For each instruction, the expression of its `Op`.
    pub ops: Vec<Stored>,
    /// Statics that all of them use.
    pub shared: Vec<Stored>,
    /// The variants of instructions, which only compilers ask for: a static `VARIANTS` and what it stands on.
    pub flows: TokenStream,
}

/// Prints all tables.
pub fn print(isa: &isa::Isa) -> Tables {
    let mut p = Printer::default();
    let name = isa.name;
    let word_bits = p.numbers("u16", isa.word_bits);
    let features = p.list("Feature", isa.features, Printer::feature);
    let params = p.list("Param", isa.params, |p, x| {
        let (name, values, features) = (x.name, p.numbers("i64", x.values), p.numbers("u16", x.features));
        quote!(Param { name: #name, values: #values, features: #features })
    });
    let settings = p.list("Setting", isa.settings, |p, x| {
        let (name, doc, values, default) = (x.name, x.doc, p.numbers("i64", x.values), dec(x.default));
        let bounds = |p: &mut Printer, list: &[(u16, i64)]| {
            p.list("(u16, i64)", list, |_, (feature, value)| {
                let (feature, value) = (dec(*feature), dec(*value));
                quote!((#feature, #value))
            })
        };
        let (least, most) = (bounds(p, x.least), bounds(p, x.most));
        quote!(Setting { name: #name, doc: #doc, values: #values, default: #default, least: #least, most: #most })
    });
    let targets = p.targets(isa);
    let letters = p.list("(&str, FeatureSet)", isa.letters, |_, (name, s)| {
        let s = set(s);
        quote!((#name, #s))
    });
    let default_target = dec(isa.default_target);
    let files = p.list("RegFile", isa.files, |p, x| {
        let (name, count, numbered) = (x.name, dec(x.count), p.texts(x.numbered));
        let abi = p.list("&[&str]", x.abi, |p, spellings| p.texts(spellings));
        let (width, zero) = (p.numbers("u32", x.width), option(x.zero.map(dec)));
        let holds = p.holds(x.holds);
        let part_of = option(x.part_of.map(|part| {
            let (file, feature) = (dec(part.file), dec(part.feature));
            quote!(PartOf { file: #file, feature: #feature })
        }));
        quote!(RegFile {
            name: #name, count: #count, numbered: #numbered, abi: #abi, width: #width, zero: #zero, holds: #holds,
            part_of: #part_of
        })
    });
    let kinds = p.list("Kind", isa.kinds, Printer::kind);
    let name_needs = p.list("(u16, i64, Needs)", isa.name_needs, |p, (kind, code, needs)| {
        let (kind, code, needs) = (dec(*kind), dec(*code), p.needs(needs));
        quote!((#kind, #code, #needs))
    });
    let ops = isa.ops.iter().map(|op| p.op(op).into()).collect();
    let state = p.list("variants::State", isa.flows.get().state, |p, x| {
        let (name, width, holds) = (x.name, dec(x.width), p.holds(x.holds));
        quote!(variants::State::new(#name, #width, #holds))
    });
    let aliases = p.list("Alias", isa.aliases, Printer::alias);
    let macros = p.list("Macro", isa.macros, Printer::macro_);
    let relocs = p.list("Reloc", isa.relocs, |p, x| {
        let (name, pcrel, of_label, value) = (x.name, x.pcrel, x.of_label, p.expr(&x.value));
        quote!(Reloc { name: #name, pcrel: #pcrel, of_label: #of_label, value: #value })
    });
    let causes = p.list("(&str, u32)", isa.causes, |_, (name, number)| {
        let number = dec(*number);
        quote!((#name, #number))
    });
    let transports = p.list("(&str, u16)", isa.transports, |_, (name, rotation)| {
        let rotation = dec(*rotation);
        quote!((#name, #rotation))
    });
    let environment = p.list(
        "(&str, &str)",
        isa.environment,
        |_, (key, value)| quote!((#key, #value)),
    );
    let conventions = p.list("Convention", isa.conventions, Printer::convention);
    let platforms = p.platforms(isa.platforms);
    let cores = p.cores(isa.cores);
    let hash = isa.hash;
    let mirror = option(isa.mirror.map(|_| quote!(&MIRROR)));
    if let Some(mirror) = isa.mirror {
        p.statics.push(self::mirror(mirror).into());
    }
    let flows = flows(isa);
    let isa = quote! {
        #[cfg(feature = "select")]
        use crate::flows::VARIANTS;
        #[cfg(not(feature = "select"))]
        const VARIANTS: &[variants::Variants] = &[];

        /// Every table of the description.
        pub static ISA: Isa = Isa {
            name: #name, word_bits: #word_bits, features: #features, params: #params, settings: #settings, targets: #targets,
            letters: #letters, default_target: #default_target, files: #files, kinds: #kinds, name_needs: #name_needs, ops: &OPS,
            flows: variants::Flows::known(VARIANTS, #state), aliases: #aliases, macros: #macros, relocs: #relocs, causes: #causes,
            transports: #transports, environment: #environment, conventions: #conventions, platforms: #platforms,
            cores: #cores, mirror: #mirror, hash: #hash,
        };
    };
    Tables {
        isa,
        ops,
        shared: p.statics,
        flows,
    }
}

/// The tables of the pseudo-instructions as an item `MIRROR`: thousands of entries as bytes, which are read when the first
/// of them is asked for.
pub fn mirror(mirror: &isa::Mirror) -> TokenStream {
    let bytes = Literal::byte_string(&pack(mirror));
    quote! {
        /// The pseudo-instructions, made of bytes when they are first asked for.
        pub static MIRROR: onespec_core::packed::Table<Mirror> = onespec_core::packed::Table::new(#bytes, cfg!(feature = "info"));
    }
}

fn flows(isa: &isa::Isa) -> TokenStream {
    let mut p = Printer::default();
    let variants = p.list("variants::Variants", isa.flows.get().variants, Printer::variants);
    let shared = p.statics();
    quote! {
        /// By instruction, in order.
        pub(crate) static VARIANTS: &[variants::Variants] = #variants;
        #shared
    }
}

/// A number without a suffix, so that tables stay readable.
pub fn dec(n: impl Into<i128>) -> TokenStream {
    let n: i128 = n.into();
    let digits = Literal::u128_unsuffixed(n.unsigned_abs());
    if n < 0 { quote!(-#digits) } else { quote!(#digits) }
}

/// A number in hexadecimal.
pub fn hex(n: u128) -> TokenStream {
    match format!("{n:#x}").parse::<Literal>() {
        Ok(literal) => quote!(#literal),
        Err(_) => dec(n as i128),
    }
}

fn set(s: &isa::FeatureSet) -> TokenStream {
    let words = s.0.iter().map(|w| hex(u128::from(*w)));
    quote!(FeatureSet([#(#words),*]))
}

/// Prints pieces of tables, and keeps the statics that they share.
#[derive(Default)]
pub struct Printer {
    /// Type and text of a list, and the static that holds it.
    seen: HashMap<String, Ident>,
    statics: Vec<Stored>,
    names: Unique,
}

/// FNV-1a. Statics are named after what they hold, so that a change elsewhere does not rename them.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

impl Printer {
    /// What the printed pieces refer to.
    pub fn statics(self) -> TokenStream {
        self.statics.iter().map(Stored::tokens).collect()
    }

    /// A list as a reference to a static, the same one for equal lists.
    pub fn list<T>(
        &mut self,
        ty: &str,
        items: &[T],
        mut each: impl FnMut(&mut Self, &T) -> TokenStream,
    ) -> TokenStream {
        if items.is_empty() {
            return quote!(&[]);
        }
        let items: Vec<TokenStream> = items.iter().map(|item| each(self, item)).collect();
        let body = quote!([#(#items),*]);
        let key = format!("{ty}{body}");
        if let Some(name) = self.seen.get(&key) {
            return quote!(&#name);
        }
        let name = self
            .names
            .take(Ident::new(&format!("T{:08X}", hash(&key)), Span::call_site()));
        let count = Literal::usize_unsuffixed(items.len());
        let ty: TokenStream = ty.parse().unwrap_or_default();
        let made = quote!(pub(crate) static #name: [#ty; #count] = #body;);
        self.statics.push(made.into());
        self.seen.insert(key, name.clone());
        quote!(&#name)
    }

    pub fn numbers<N: Copy + Into<i128>>(&mut self, ty: &str, items: &[N]) -> TokenStream {
        self.list(ty, items, |_, n| dec(*n))
    }

    pub fn texts(&mut self, items: &[&str]) -> TokenStream {
        self.list("&str", items, |_, s| quote!(#s))
    }

    /// Targets with the features that they have, and the keys of their decoders' trees.
    pub fn targets(&mut self, isa: &isa::Isa) -> TokenStream {
        self.list("Target", isa.targets, |p, x| {
            let (name, doc, features) = (x.name, x.doc, set(&x.features));
            let lengths = p.list("(u32, u32, u16)", x.lengths, |_, (mask, value, bits)| {
                let (mask, value, bits) = (hex(*mask as u128), hex(*value as u128), dec(*bits));
                quote!((#mask, #value, #bits))
            });
            let core = option(x.core.map(dec));
            let keys = p.list("u32", &keys(isa, &x.features), |_, key| hex(u128::from(*key)));
            quote! {
                Target { name: #name, doc: #doc, features: #features, lengths: #lengths, core: #core, keys: #keys }
            }
        })
    }

    fn feature(&mut self, x: &isa::Feature) -> TokenStream {
        let (name, doc, requires, conflicts) = (x.name, x.doc, set(&x.requires), set(&x.conflicts));
        let implied = option(x.implied.map(|n| {
            let n = self.needs(n);
            quote!(&#n)
        }));
        quote!(Feature { name: #name, doc: #doc, requires: #requires, conflicts: #conflicts, implied: #implied })
    }

    fn convention(&mut self, x: &isa::Convention) -> TokenStream {
        let (name, doc, needs) = (x.name, x.doc, self.needs(&x.needs));
        let stack = option(x.stack.map(|(file, number)| {
            let (file, number) = (dec(file), dec(number));
            quote!((#file, #number))
        }));
        let (align, slot, approximate) = (dec(x.align), dec(x.slot), x.approximate);
        let banks = self.list("Bank", x.banks, |p, b| {
            let (name, file) = (b.name, dec(b.file));
            let [order, saved, arguments, results] =
                [b.order, b.saved, b.arguments, b.results].map(|list| p.numbers("u16", list));
            let beyond = option(b.beyond.map(dec));
            let classes = p.list("&str", b.classes, |_, class| quote!(#class));
            let slot = dec(b.slot);
            quote!(Bank {
                name: #name, file: #file, order: #order, saved: #saved, arguments: #arguments, results: #results, beyond: #beyond,
                classes: #classes, slot: #slot,
            })
        });
        let rows = option(x.rows.map(|rows| {
            let (memory, format) = (rows.memory, rows.format);
            let [tile, step, count] = [rows.tile, rows.step, rows.count].map(dec);
            quote!(ArrayRows { memory: #memory, format: #format, tile: #tile, step: #step, count: #count })
        }));
        let keeps = self.list("(&str, i64)", x.keeps, |_, (state, number)| {
            let number = dec(*number);
            quote!((#state, #number))
        });
        let texts = self.list("(&str, &str)", x.texts, |_, (key, text)| quote!((#key, #text)));
        quote!(Convention {
            name: #name, doc: #doc, needs: #needs, stack: #stack, approximate: #approximate, align: #align, slot: #slot, rows: #rows,
            keeps: #keeps, banks: #banks, texts: #texts,
        })
    }

    pub fn needs(&mut self, x: &isa::Needs) -> TokenStream {
        let any = self.list("(FeatureSet, FeatureSet)", x.any, |_, (all, none)| {
            let (all, none) = (set(all), set(none));
            quote!((#all, #none))
        });
        quote!(Needs { any: #any })
    }

    pub fn kind(&mut self, x: &isa::Kind) -> TokenStream {
        match x {
            isa::Kind::Int => quote!(Kind::Int),
            isa::Kind::Float(bits) => {
                let bits = dec(*bits);
                quote!(Kind::Float(#bits))
            }
            isa::Kind::Reg {
                file,
                list,
                exclude,
                step,
            } => {
                let (file, step) = (dec(*file), dec(*step));
                let (list, exclude) = (self.numbers("u16", list), self.numbers("u16", exclude));
                quote!(Kind::Reg { file: #file, list: #list, exclude: #exclude, step: #step })
            }
            isa::Kind::Enum { names, open } => {
                let names = self.list("(&str, i64)", names, |_, (name, code)| {
                    let code = dec(*code);
                    quote!((#name, #code))
                });
                quote!(Kind::Enum { names: #names, open: #open })
            }
            isa::Kind::Flags { letters, none } => {
                quote!(Kind::Flags { letters: #letters, none: #none })
            }
            isa::Kind::Sum { params, alts } => {
                let params = dec(*params);
                let alts = self.list("Alt", alts, Self::alt);
                quote!(Kind::Sum { params: #params, alts: #alts })
            }
        }
    }

    fn alt(&mut self, x: &isa::Alt) -> TokenStream {
        let (name, mask, value) = (x.name, hex(x.mask.into()), hex(x.value.into()));
        let operands = self.operands(x.operands);
        let lets = self.lets(x.lets);
        let (where_, prefer) = (self.exprs(x.where_), self.exprs(x.prefer));
        let template = self.template(x.template);
        quote!(Alt {
            name: #name, mask: #mask, value: #value, operands: #operands, lets: #lets, where_: #where_,
            prefer: #prefer, template: #template
        })
    }

    fn operands(&mut self, list: &[isa::Operand]) -> TokenStream {
        self.list("Operand", list, Self::operand)
    }

    fn operand(&mut self, x: &isa::Operand) -> TokenStream {
        let default = isa::Operand::DEFAULT;
        let (name, kind, width) = (x.name, dec(x.kind), dec(x.width));
        let mut fields = Fields(quote!(name: #name, kind: #kind, width: #width,));
        fields.add(!x.args.is_empty(), "args", || self.exprs(x.args));
        fields.add(x.dir != default.dir, "dir", || variant("Dir", &x.dir));
        fields.add(x.signed, "signed", || quote!(true));
        fields.add(x.align != default.align, "align", || dec(x.align));
        fields.add(!x.pieces.is_empty(), "pieces", || {
            self.list("Piece", x.pieces, |_, piece| {
                let (word, value, len) = (dec(piece.word), dec(piece.value), dec(piece.len));
                quote!(Piece { word: #word, value: #value, len: #len })
            })
        });
        fields.add(x.default.is_some(), "default", || option(x.default.map(dec)));
        fields.add(!x.except.is_empty(), "except", || self.numbers("i64", x.except));
        fields.add(x.pcrel, "pcrel", || quote!(true));
        fields.add(x.scale != default.scale, "scale", || dec(x.scale));
        fields.add(x.hex, "hex", || quote!(true));
        fields.add(x.wrap, "wrap", || quote!(true));
        fields.add(x.shown.is_some(), "shown", || option(x.shown.map(dec)));
        let fields = fields.0;
        quote!(Operand { #fields ..Operand::DEFAULT })
    }

    fn lets(&mut self, list: &[isa::Let]) -> TokenStream {
        self.list("Let", list, |p, x| {
            let (name, value) = (x.name, p.expr(&x.value));
            quote!(Let { name: #name, value: #value })
        })
    }

    fn exprs(&mut self, list: &[isa::Expr]) -> TokenStream {
        self.list("Expr", list, Self::expr)
    }

    pub fn expr(&mut self, x: &isa::Expr) -> TokenStream {
        match x {
            isa::Expr::Num(n) => {
                let n = dec(*n);
                quote!(Expr::Num(#n))
            }
            isa::Expr::Operand(i) => {
                let i = dec(*i);
                quote!(Expr::Operand(#i))
            }
            isa::Expr::Let(i) => {
                let i = dec(*i);
                quote!(Expr::Let(#i))
            }
            isa::Expr::Param(i) => {
                let i = dec(*i);
                quote!(Expr::Param(#i))
            }
            isa::Expr::Slice(i, hi, lo) => {
                let (i, hi, lo) = (dec(*i), dec(*hi), dec(*lo));
                quote!(Expr::Slice(#i, #hi, #lo))
            }
            isa::Expr::Un(op, a) => {
                let (op, a) = (variant("UnOp", op), self.expr(a));
                quote!(Expr::Un(#op, &#a))
            }
            isa::Expr::Bin(op, a, b) => {
                let (op, a, b) = (variant("BinOp", op), self.expr(a), self.expr(b));
                quote!(Expr::Bin(#op, &#a, &#b))
            }
            isa::Expr::Cond(c, a, b) => {
                let (c, a, b) = (self.expr(c), self.expr(a), self.expr(b));
                quote!(Expr::Cond(&#c, &#a, &#b))
            }
            isa::Expr::In(a, ranges) => {
                let a = self.expr(a);
                let ranges = self.list("(i64, i64)", ranges, |_, (lo, hi)| {
                    let (lo, hi) = (dec(*lo), dec(*hi));
                    quote!((#lo, #hi))
                });
                quote!(Expr::In(&#a, #ranges))
            }
            isa::Expr::Call(f, a) => {
                let (f, a) = (variant("Func", f), self.expr(a));
                quote!(Expr::Call(#f, &#a))
            }
        }
    }

    fn template(&mut self, parts: &[isa::Part]) -> TokenStream {
        self.list("Part", parts, Self::part)
    }

    fn part(&mut self, x: &isa::Part) -> TokenStream {
        match x {
            isa::Part::Text(s) => quote!(Part::Text(#s)),
            isa::Part::Name => quote!(Part::Name),
            isa::Part::Operand {
                index,
                lead,
                trail,
                optional,
            } => {
                let index = dec(*index);
                quote!(Part::Operand { index: #index, lead: #lead, trail: #trail, optional: #optional })
            }
            isa::Part::Let(i) => {
                let i = dec(*i);
                quote!(Part::Let(#i))
            }
            isa::Part::Choice { cond, yes, no } => {
                let (cond, yes, no) = (self.expr(cond), self.template(yes), self.template(no));
                quote!(Part::Choice { cond: #cond, yes: #yes, no: #no })
            }
        }
    }

    pub fn op(&mut self, x: &isa::Op) -> TokenStream {
        let (name, ident, doc, origin) = (x.name, x.ident, x.doc, x.origin);
        let (feature, length) = (dec(x.feature), dec(x.length));
        let (value, mask) = (hex(x.value), hex(x.mask));
        let mut fields = Fields(quote! {
            name: #name, ident: #ident, feature: #feature, length: #length, value: #value, mask: #mask,
        });
        fields.add(!x.needs.any.is_empty(), "needs", || self.needs(&x.needs));
        fields.add(!x.operands.is_empty(), "operands", || self.operands(x.operands));
        fields.add(!x.lets.is_empty(), "lets", || self.lets(x.lets));
        fields.add(!x.where_.is_empty(), "where_", || self.exprs(x.where_));
        fields.add(!x.legal.is_empty(), "legal", || self.exprs(x.legal));
        fields.add(x.hint.is_some(), "hint", || {
            option(x.hint.as_ref().map(|e| self.expr(e)))
        });
        fields.add(!x.templates.is_empty(), "templates", || {
            self.list("&[Part]", x.templates, |p, t| p.template(t))
        });
        fields.add(!x.specialises.is_empty(), "specialises", || {
            self.numbers("u16", x.specialises)
        });
        fields.add(x.is.is_some(), "is", || {
            option(x.is.as_ref().map(|is| {
                let (op, args) = (dec(is.op), self.exprs(is.args));
                quote!(Is { op: #op, args: #args })
            }))
        });
        fields.add(x.has_semantics, "has_semantics", || quote!(true));
        fields.add(x.effects.0 != 0, "effects", || {
            let effects = hex(x.effects.0.into());
            quote!(Effects(#effects))
        });
        fields.add(x.access != isa::AccessSize::None, "access", || {
            variant("AccessSize", &x.access)
        });
        fields.add(!x.registers.is_empty(), "registers", || {
            self.list("Touch", x.registers, |_, touch| {
                let (file, reads, writes) = (dec(touch.file), dec(touch.reads), dec(touch.writes));
                let which = variant("Which", &touch.which);
                quote!(Touch { file: #file, which: #which, reads: #reads, writes: #writes })
            })
        });
        fields.add(!x.flows.is_empty(), "flows", || {
            self.list("Flow", x.flows, |_, flow| {
                let (from, to) = (variant("End", &flow.from), variant("End", &flow.to));
                quote!(Flow { from: #from, to: #to })
            })
        });
        fields.add(!doc.is_empty(), "doc", || quote!(info!(#doc)));
        fields.add(!origin.is_empty(), "origin", || quote!(info!(#origin)));
        fields.add(!x.data.is_empty(), "data", || {
            self.list("(&str, &str)", x.data, |_, (key, value)| quote!((#key, #value)))
        });
        let fields = fields.0;
        quote!(Op { #fields ..Op::DEFAULT })
    }

    fn alias(&mut self, x: &isa::Alias) -> TokenStream {
        let (name, op, print) = (x.name, dec(x.op), x.print);
        let template = self.template(x.template);
        let operands = self.operands(x.operands);
        let (args, where_) = (self.exprs(x.args), self.exprs(x.where_));
        let from = self.numbers("u8", x.from);
        let needs = self.needs(&x.needs);
        quote!(Alias {
            name: #name, template: #template, operands: #operands, op: #op, args: #args, from: #from,
            where_: #where_, print: #print, needs: #needs
        })
    }

    fn macro_(&mut self, x: &isa::Macro) -> TokenStream {
        let (name, doc) = (x.name, x.doc);
        let template = self.template(x.template);
        let operands = self.operands(x.operands);
        let needs = self.needs(&x.needs);
        let arms = self.list("Arm", x.arms, |p, arm| {
            let when = option(arm.when.as_ref().map(|e| p.expr(e)));
            let (needs, symbolic) = (p.needs(&arm.needs), arm.symbolic);
            let lines = p.list("&[Line]", arm.lines, |p, pieces| p.list("Line", pieces, Self::line));
            quote!(Arm { when: #when, needs: #needs, symbolic: #symbolic, lines: #lines })
        });
        quote!(Macro {
            name: #name, template: #template, operands: #operands, needs: #needs, doc: #doc, arms: #arms
        })
    }

    pub fn line(&mut self, x: &isa::Line) -> TokenStream {
        match x {
            isa::Line::Text(s) => quote!(Line::Text(#s)),
            isa::Line::Operand(i) => {
                let i = dec(*i);
                quote!(Line::Operand(#i))
            }
            isa::Line::Value(e) => {
                let e = self.expr(e);
                quote!(Line::Value(#e))
            }
            isa::Line::Unique => quote!(Line::Unique),
            isa::Line::Mode(i) => {
                let i = dec(*i);
                quote!(Line::Mode(#i))
            }
        }
    }
}

/// The fields of an entry: those that differ from the entry's `DEFAULT`, which gives the others.
struct Fields(TokenStream);

impl Fields {
    /// A field, where it differs.
    fn add(&mut self, differs: bool, name: &str, value: impl FnOnce() -> TokenStream) {
        if differs {
            let (name, value) = (Ident::new(name, Span::call_site()), value());
            self.0.extend(quote!(#name: #value,));
        }
    }
}

/// `Some(…)` or `None`.
pub fn option(x: Option<TokenStream>) -> TokenStream {
    match x {
        Some(x) => quote!(Some(#x)),
        None => quote!(None),
    }
}

/// A variant without fields or with numbers, by its `Debug` form.
pub(super) fn variant(ty: &str, x: &impl std::fmt::Debug) -> TokenStream {
    format!("{ty}::{x:?}").parse().unwrap_or_default()
}
