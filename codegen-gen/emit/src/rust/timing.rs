//! Cores as Rust statics: the tables of [`onespec_core::isa::timing`].

use super::tables::{Printer, dec, option};
use onespec_core::isa::timing::{
    Class, Core, Expr, Fill, FillPart, Keys, Member, Next, Pair, Pieces, Place, Term, Wait,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::fmt::Debug;

impl Printer {
    pub fn cores(&mut self, cores: &[Core]) -> TokenStream {
        self.list("timing::Core", cores, Self::core)
    }

    fn core(&mut self, x: &Core) -> TokenStream {
        let (name, doc, issue, other) = (x.name, x.doc, dec(x.issue), dec(x.other));
        let units = self.list("(&str, u16)", x.units, |_, (name, count)| {
            let count = dec(*count);
            quote!((#name, #count))
        });
        let classes = self.list("timing::Class", x.classes, |_, class: &Class| {
            let (name, flag, fill) = (class.name, option(class.flag.map(|flag| quote!(#flag))), class.fill);
            quote!(timing::Class { name: #name, flag: #flag, fill: #fill })
        });
        let fill = self.list("timing::Fill", x.fill, Self::fill);
        let pieces = self.list("timing::Pieces", x.pieces, |_, pieces: &Pieces| {
            let (file, width, of, below) = (dec(pieces.file), dec(pieces.width), dec(pieces.of), dec(pieces.below));
            let shared = pieces.shared;
            quote!(timing::Pieces { file: #file, width: #width, of: #of, below: #below, shared: #shared })
        });
        let given = self.list("(&str, i64)", x.given, |_, (name, value)| {
            let value = dec(*value);
            quote!((#name, #value))
        });
        let keys = self.list("timing::Keys", x.keys, Self::timing_keys);
        let of = self.list("(u16, u16)", x.of, |_, (first, keys)| {
            let (first, keys) = (dec(*first), dec(*keys));
            quote!((#first, #keys))
        });
        let pairs = self.list("timing::Pair", x.pairs, Self::pair);
        quote!(timing::Core {
            name: #name, doc: #doc, issue: #issue, units: #units, classes: #classes, fill: #fill, pieces: #pieces,
            given: #given, keys: #keys, of: #of, other: #other, pairs: #pairs
        })
    }

    fn fill(&mut self, x: &Fill) -> TokenStream {
        match x {
            Fill::Text { text, most } => {
                let most = dec(*most);
                let text = self.list("timing::FillPart", text, |p, part: &FillPart| match part {
                    FillPart::Text(text) => quote!(timing::FillPart::Text(#text)),
                    FillPart::Value(e) => {
                        let e = p.timing_expr(e);
                        quote!(timing::FillPart::Value(#e))
                    }
                });
                quote!(timing::Fill::Text { text: #text, most: #most })
            }
            Fill::Set { name, of, when, most } => {
                let (of, when, most) = (self.numbers("u16", of), self.maybe(when), dec(*most));
                quote!(timing::Fill::Set { name: #name, of: #of, when: #when, most: #most })
            }
        }
    }

    /// The fields that differ from those of an instruction of which nothing is said.
    fn timing_keys(&mut self, x: &Keys) -> TokenStream {
        let mut fields = TokenStream::new();
        let named = |p: &mut Self, field: TokenStream, list: &[(&'static str, Expr)]| {
            if list.is_empty() {
                return TokenStream::new();
            }
            let list = p.list("(&str, timing::Expr)", list, |p, (name, e)| {
                let e = p.timing_expr(e);
                quote!((#name, #e))
            });
            quote!(#field: #list,)
        };
        fields.extend(named(self, quote!(latency), x.latency));
        fields.extend(named(self, quote!(reads), x.reads));
        fields.extend(named(self, quote!(busy), x.busy));
        for (field, e) in [(quote!(slots), &x.slots), (quote!(idle), &x.idle)] {
            if e.is_some() {
                let e = self.maybe(e);
                fields.extend(quote!(#field: #e,));
            }
        }
        if !x.units.is_empty() {
            let units = self.list("&[u8]", x.units, |p, any| p.numbers("u8", any));
            fields.extend(quote!(units: #units,));
        }
        if !x.wait.is_empty() {
            let list = self.list("(timing::Wait, Option<timing::Expr>)", x.wait, |p, (wait, when)| {
                let (wait, when) = (waits(wait), p.maybe(when));
                quote!((#wait, #when))
            });
            fields.extend(quote!(wait: #list,));
        }
        if let Some(late) = x.late {
            let late = dec(late);
            fields.extend(quote!(late: Some(#late),));
        }
        if !x.clears.is_empty() {
            let list = self.list("(u8, Option<timing::Expr>)", x.clears, |p, (class, when)| {
                let (class, when) = (dec(*class), p.maybe(when));
                quote!((#class, #when))
            });
            fields.extend(quote!(clears: #list,));
        }
        if !x.next.is_empty() {
            let list = self.list("timing::Next", x.next, |p, next: &Next| {
                let (when, must, slots) = (
                    p.maybe(&next.when),
                    p.timing_expr(&next.must),
                    p.timing_expr(&next.slots),
                );
                let wait = option(next.wait.as_ref().map(waits));
                quote!(timing::Next { when: #when, must: #must, slots: #slots, wait: #wait })
            });
            fields.extend(quote!(next: #list,));
        }
        if let Some(terms) = x.footprint {
            let list = self.list("timing::Term", terms, Self::term);
            fields.extend(quote!(footprint: Some(#list),));
        }
        quote!(timing::Keys { #fields ..timing::Keys::DEFAULT })
    }

    fn term(&mut self, x: &Term) -> TokenStream {
        let (dir, name) = (plain("Dir", &x.dir), x.name);
        let place = match &x.place {
            Place::Operand(name) => quote!(timing::Place::Operand(#name)),
            Place::Registers(file, first, last) => {
                let (file, first, last) = (dec(*file), dec(*first), dec(*last));
                quote!(timing::Place::Registers(#file, #first, #last))
            }
            Place::Element(file, e) => {
                let (file, e) = (dec(*file), self.timing_expr(e));
                quote!(timing::Place::Element(#file, #e))
            }
            Place::File(file) => {
                let file = dec(*file);
                quote!(timing::Place::File(#file))
            }
        };
        let [count, at, width, when, reads] = [&x.count, &x.at, &x.width, &x.when, &x.reads].map(|e| self.maybe(e));
        quote!(timing::Term {
            dir: #dir, place: #place, name: #name, count: #count, at: #at, width: #width, when: #when, reads: #reads
        })
    }

    fn pair(&mut self, x: &Pair) -> TokenStream {
        let (from, to) = (self.numbers("u16", x.from), self.numbers("u16", x.to));
        let (results, operands) = (self.texts(x.results), self.texts(x.operands));
        let dep = option(x.dep.as_ref().map(|dep| plain("timing::Dep", dep)));
        let [when, latency, add] = [&x.when, &x.latency, &x.add].map(|e| self.maybe(e));
        let (whole, wait) = (x.whole, option(x.wait.as_ref().map(waits)));
        quote!(timing::Pair {
            from: #from, to: #to, results: #results, operands: #operands, dep: #dep, when: #when, latency: #latency,
            add: #add, whole: #whole, wait: #wait
        })
    }

    fn maybe(&mut self, e: &Option<Expr>) -> TokenStream {
        option(e.as_ref().map(|e| self.timing_expr(e)))
    }

    pub fn timing_expr(&mut self, x: &Expr) -> TokenStream {
        match x {
            Expr::Num(n) => {
                let n = dec(*n);
                quote!(timing::Expr::Num(#n))
            }
            Expr::Word(word) => quote!(timing::Expr::Word(#word)),
            Expr::Name(side, name) => {
                let side = plain("timing::Side", side);
                quote!(timing::Expr::Name(#side, #name))
            }
            Expr::Alternative(side, name) => {
                let side = plain("timing::Side", side);
                quote!(timing::Expr::Alternative(#side, #name))
            }
            Expr::Uses(side, unit) => {
                let (side, unit) = (plain("timing::Side", side), dec(*unit));
                quote!(timing::Expr::Uses(#side, #unit))
            }
            Expr::Un(op, a) => {
                let (op, a) = (plain("UnOp", op), self.timing_expr(a));
                quote!(timing::Expr::Un(#op, &#a))
            }
            Expr::Bin(op, a, b) => {
                let (op, a, b) = (plain("BinOp", op), self.timing_expr(a), self.timing_expr(b));
                quote!(timing::Expr::Bin(#op, &#a, &#b))
            }
            Expr::Cond(c, a, b) => {
                let (c, a, b) = (self.timing_expr(c), self.timing_expr(a), self.timing_expr(b));
                quote!(timing::Expr::Cond(&#c, &#a, &#b))
            }
            Expr::In(a, members) => {
                let a = self.timing_expr(a);
                let members = self.list("timing::Member", members, |_, member: &Member| match member {
                    Member::Range(lo, hi) => {
                        let (lo, hi) = (dec(*lo), dec(*hi));
                        quote!(timing::Member::Range(#lo, #hi))
                    }
                    Member::Word(word) => quote!(timing::Member::Word(#word)),
                });
                quote!(timing::Expr::In(&#a, #members))
            }
            Expr::Bits(a, hi, lo) => {
                let (a, hi, lo) = (self.timing_expr(a), dec(*hi), dec(*lo));
                quote!(timing::Expr::Bits(&#a, #hi, #lo))
            }
            Expr::Call(fun, args) => {
                let fun = plain("timing::Fun", fun);
                let args = self.list("timing::Expr", args, |p, e| p.timing_expr(e));
                quote!(timing::Expr::Call(#fun, #args))
            }
        }
    }
}

fn waits(wait: &Wait) -> TokenStream {
    match wait {
        Wait::Hardware => quote!(timing::Wait::Hardware),
        Wait::Slots => quote!(timing::Wait::Slots),
        Wait::Class(class) => {
            let class = dec(*class);
            quote!(timing::Wait::Class(#class))
        }
    }
}

/// A variant without fields, by its `Debug` form.
fn plain(ty: &str, x: &impl Debug) -> TokenStream {
    format!("{ty}::{x:?}").parse().unwrap_or_default()
}
