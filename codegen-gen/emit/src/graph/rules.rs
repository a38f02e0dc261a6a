//! Rules as Rust: a function for each root, in which rules that ask for the same gate at the same place share the look at
//! it. A rule is tried only where all gates of its pattern are there.

use super::calc::{self, Text};
use onespec_description::model::{GateRole, Graph, Out, Term};
use onespec_sem::ir::Program;
use onespec_sem::rules::{Calc, Is, LeftKind, Operand, Right, Rule, RuleKind};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};

/// A rule under one order of its operands.
#[derive(Clone, Copy)]
struct Entry<'a> {
    rule: &'a Rule,
    paths: &'a [Vec<u8>],
}

struct Printer<'a> {
    graph: &'a Graph,
    constant: u16,
}

pub fn print(graph: &Graph, program: &Program) -> TokenStream {
    let constant = graph.gates.iter().position(|gate| gate.role == GateRole::Constant);
    let printer = Printer {
        graph,
        constant: constant.unwrap_or(usize::from(u16::MAX)) as u16,
    };
    let of = |expand: bool| {
        program
            .rules
            .iter()
            .filter(move |r| (r.kind == RuleKind::Expand) == expand)
    };
    let (simplify, expand) = (printer.all("simplify", of(false)), printer.all("expand", of(true)));
    let constant = Literal::u16_unsuffixed(printer.constant);

    quote! {
        #[allow(unused, clippy::all)]
        mod simplify {
            use onespec_graph::bv::calc::{self, WIDTH};
            use onespec_graph::bv::{Binary, Compare, Count, Unary, word};
            use onespec_graph::set::FoldArgs;
            use onespec_graph::{Circuit, Gate, Type};

            #simplify
            #expand

            /// The opcode of an input; none that there is where it is missing.
            fn op(c: &Circuit, n: Gate) -> u16 {
                if n.index() < c.len() { c.op(n) } else { u16::MAX }
            }
            fn ty(c: &Circuit, n: Gate) -> Type {
                if n.index() < c.len() { c.ty(n) } else { Type::NONE }
            }
            fn width(c: &Circuit, ty: Type) -> u32 {
                c.set().type_def(ty).width
            }
            fn mask(c: &Circuit, ty: Type) -> u64 {
                u64::MAX.checked_shr(64 - width(c, ty).min(64)).unwrap_or(0)
            }
            fn constant(c: &mut Circuit, ty: Type, value: u128) -> Gate {
                let value = value as u64 & mask(c, ty);
                c.add(#constant, ty, value, &[], &[], &[])
            }
            fn folded(c: &Circuit, op: u16, ty: Type, values: &[u128]) -> Option<u128> {
                let mut bits = [0; 4];
                let mask = mask(c, ty);
                bits.iter_mut().zip(values).for_each(|(to, value)| *to = *value as u64 & mask);
                let (types, values) = ([ty; 4], bits.get(..values.len())?);
                let types = types.get(..values.len())?;
                super::fold::fold(FoldArgs { op, ty, bits: 0, types, values }).map(u128::from)
            }
        }
    }
}

impl Printer<'_> {
    /// The function that applies rules, by the gate at their root.
    fn all<'r>(&self, kind: &str, rules: impl Iterator<Item = &'r Rule>) -> TokenStream {
        let mut roots: BTreeMap<u16, Vec<Entry<'r>>> = BTreeMap::new();
        for rule in rules {
            let Some(LeftKind::Gate(op, ..)) = rule.left.first().map(|left| &left.kind) else {
                continue;
            };
            let list = roots.entry(*op).or_default();
            list.extend(rule.variants.iter().map(|paths| Entry { rule, paths }));
        }
        let arms = roots.keys().map(|op| {
            let (number, name) = (Literal::u16_unsuffixed(*op), format_ident!("{kind}_op_{op}"));
            quote!(#number => #name(c, n),)
        });
        let functions = roots.iter().map(|(op, list)| {
            let name = format_ident!("{kind}_op_{op}");
            let doc = format!(
                " `{}`",
                self.graph.gates.get(usize::from(*op)).map_or("", |g| g.name.as_str())
            );
            let root = BTreeSet::from([Vec::new()]);
            let body = self.choose(list.clone(), &root, &root);
            quote! {
                #[doc = #doc]
                fn #name(c: &mut Circuit, n: Gate) -> Option<Gate> {
                    #body
                    None
                }
            }
        });
        let (all, doc) = (format_ident!("{kind}"), format!(" See `GateSet::{kind}`."));
        quote! {
            #[doc = #doc]
            pub fn #all(c: &mut Circuit, n: Gate) -> Option<Gate> {
                let before = c.len();
                let made = match c.op(n) {
                    #(#arms)*
                    _ => None,
                }?;
                if made.index() >= before {
                    let word = c.word(n);
                    c.set_word(made, word);
                }
                Some(made)
            }

            #(#functions)*
        }
    }
}

/// The variable that holds the gate at a place.
fn name(path: &[u8]) -> Ident {
    let text: String = path.iter().map(|i| format!("_{i}")).collect();
    format_ident!("n{text}")
}

impl Entry<'_> {
    fn path(&self, node: usize) -> &[u8] {
        self.paths.get(node).map_or(&[], Vec::as_slice)
    }

    fn name(&self, node: usize) -> Ident {
        name(self.path(node))
    }

    fn kind(&self, node: usize) -> Option<&LeftKind> {
        self.rule.left.get(node).map(|left| &left.kind)
    }
}

impl Printer<'_> {
    /// The opcode that a node asks for.
    fn asked(&self, kind: Option<&LeftKind>) -> Option<u16> {
        match kind? {
            LeftKind::Gate(op, ..) => Some(*op),
            LeftKind::Number(_) | LeftKind::Var(Is::Constant, _) => Some(self.constant),
            LeftKind::Var(..) => None,
        }
    }

    /// The first place, outermost first, whose opcode an entry asks for and that was not looked at.
    fn next<'e>(&self, entry: &Entry<'e>, known: &BTreeSet<Vec<u8>>) -> Option<&'e [u8]> {
        let mut nodes = (0..entry.rule.left.len()).filter(|node| self.asked(entry.kind(*node)).is_some());
        let node = nodes.find(|node| !known.contains(entry.path(*node)))?;
        entry.paths.get(node).map(Vec::as_slice)
    }

    fn asks(&self, entry: &Entry<'_>, path: &[u8]) -> Option<u16> {
        let node = entry.paths.iter().position(|p| p == path)?;
        self.asked(entry.kind(node))
    }

    /// Tries entries in their order; those that ask for gates at one place are tried where the first of them is.
    fn choose(&self, mut list: Vec<Entry<'_>>, known: &BTreeSet<Vec<u8>>, bound: &BTreeSet<Vec<u8>>) -> TokenStream {
        let mut out = TokenStream::new();
        while let Some(first) = list.first().copied() {
            let Some(path) = self.next(&first, known).map(<[u8]>::to_vec) else {
                out.extend(self.apply(&first, bound));
                list.remove(0);
                continue;
            };
            let (group, rest): (Vec<_>, Vec<_>) = list.into_iter().partition(|entry| self.asks(entry, &path).is_some());
            list = rest;
            let mut ops: Vec<u16> = Vec::new();
            for op in group.iter().filter_map(|entry| self.asks(entry, &path)) {
                if !ops.contains(&op) {
                    ops.push(op);
                }
            }
            let (mut known, mut bound) = (known.clone(), bound.clone());
            let binding = bind(&path, &mut bound);
            known.insert(path.clone());
            let arms = ops.iter().map(|op| {
                let of_op = group
                    .iter()
                    .copied()
                    .filter(|entry| self.asks(entry, &path) == Some(*op))
                    .collect();
                let (number, body) = (Literal::u16_unsuffixed(*op), self.choose(of_op, &known, &bound));
                quote!(#number => { #body })
            });
            let gate = name(&path);
            out.extend(quote! {{
                #binding
                match op(c, #gate) {
                    #(#arms)*
                    _ => {}
                }
            }});
        }
        out
    }

    /// The rest of what an entry asks for, and what it makes.
    fn apply(&self, entry: &Entry<'_>, bound: &BTreeSet<Vec<u8>>) -> TokenStream {
        let rule = entry.rule;
        let mut bound = bound.clone();
        let bindings: TokenStream = entry.paths.iter().map(|path| bind(path, &mut bound)).collect();
        let mut tests: Vec<TokenStream> = Vec::new();
        for (node, left) in rule.left.iter().enumerate() {
            let gate = entry.name(node);
            match &left.kind {
                LeftKind::Gate(_, Some(code), _) => {
                    let code = Literal::u64_unsuffixed(*code);
                    tests.push(quote!(c.bits(#gate) == #code));
                }
                LeftKind::Number(n) => {
                    let n = Literal::u64_unsuffixed(*n as u64);
                    tests.push(quote!(c.bits(#gate) == #n & mask(c, c.ty(#gate))));
                }
                LeftKind::Var(is, first) => {
                    if *is == Is::NoConstant {
                        let constant = Literal::u16_unsuffixed(self.constant);
                        tests.push(quote!(op(c, #gate) != #constant));
                    }
                    if let Some(first) = first {
                        let other = entry.name(*first);
                        tests.push(quote!(#gate == #other));
                    }
                }
                LeftKind::Gate(..) => {}
            }
        }
        tests.extend(self.types(entry));
        tests.extend(rule.where_.iter().map(|calc| self.calc(entry, calc).as_answer()));
        let mut body = TokenStream::new();
        let mut count = 0;
        let mut lets: Vec<TokenStream> = Vec::new();
        for part in &rule.lets {
            let made = self.right(entry, part, &lets, &mut count, &mut body);
            lets.push(made);
        }
        let result = self.right(entry, &rule.right, &lets, &mut count, &mut body);
        let doc = format!("`{}`", rule.name);
        let test = if tests.is_empty() {
            quote!(true)
        } else {
            quote!(#(#tests)&&*)
        };
        quote! {{
            #bindings
            let _rule = #doc;
            if #test {
                #body
                return Some(#result);
            }
        }}
    }

    /// Tests that wires have one type where their gates do not see to it.
    fn types(&self, entry: &Entry<'_>) -> Vec<TokenStream> {
        let rule = entry.rule;
        let mut tests = Vec::new();
        for (i, class) in rule.classes.iter().enumerate() {
            let members: Vec<usize> = (0..rule.left.len())
                .filter(|node| rule.left.get(*node).is_some_and(|left| left.class == i) && !self.implied(entry, *node))
                .collect();
            match class.from {
                None => {
                    let ty = self.class(entry, i);
                    tests.extend(members.iter().map(|node| {
                        let gate = entry.name(*node);
                        quote!(ty(c, #gate) == #ty)
                    }));
                }
                Some(_) => tests.extend(members.windows(2).filter_map(|pair| {
                    let (a, b) = (entry.name(*pair.first()?), entry.name(*pair.get(1)?));
                    Some(quote!(ty(c, #a) == ty(c, #b)))
                })),
            }
        }
        tests
    }

    /// Does the gate around a node, or the node's own gate, tell its type already?
    fn implied(&self, entry: &Entry<'_>, node: usize) -> bool {
        if let Some(LeftKind::Gate(op, ..)) = entry.kind(node)
            && self
                .graph
                .gates
                .get(usize::from(*op))
                .is_some_and(|gate| matches!(gate.out, Out::One(_)))
        {
            return true;
        }
        let Some((at, above)) = entry.path(node).split_last() else {
            return false;
        };
        let parent = entry.paths.iter().position(|path| path == above);
        let Some(LeftKind::Gate(op, ..)) = parent.and_then(|parent| entry.kind(parent)) else {
            return false;
        };
        let gate = self.graph.gates.get(usize::from(*op));
        let term = gate
            .and_then(|gate| gate.values.get(usize::from(*at)))
            .map(|input| input.term);
        matches!(term, Some(Term::Own | Term::One(_) | Term::Same(..)))
    }

    /// The type of a class.
    fn class(&self, entry: &Entry<'_>, class: usize) -> TokenStream {
        let class = entry.rule.classes.get(class);
        match class.map(|class| (class.from, class.allowed)) {
            Some((Some(node), _)) => {
                let gate = entry.name(node);
                quote!(ty(c, #gate))
            }
            Some((None, allowed)) => {
                let ty = Literal::u32_unsuffixed(allowed.0.trailing_zeros());
                quote!(Type(#ty))
            }
            None => quote!(Type::NONE),
        }
    }

    /// What makes a part of the right side: statements, and the name of the gate.
    fn right(
        &self,
        entry: &Entry<'_>,
        right: &Right,
        lets: &[TokenStream],
        count: &mut usize,
        out: &mut TokenStream,
    ) -> TokenStream {
        match right {
            Right::Left(node) => {
                let gate = entry.name(*node);
                quote!(#gate)
            }
            Right::Let(i) => lets.get(*i).cloned().unwrap_or_default(),
            Right::Constant(calc, class) => {
                let (value, ty) = (self.calc(entry, calc).as_number(), self.class(entry, *class));
                let gate = fresh(count);
                out.extend(quote! {
                    let (value, of) = (#value, #ty);
                    let #gate = constant(c, of, value);
                });
                quote!(#gate)
            }
            Right::Gate(op, code, class, args) => {
                let args: Vec<TokenStream> = args
                    .iter()
                    .map(|arg| self.right(entry, arg, lets, count, out))
                    .collect();
                let (op, code) = (Literal::u16_unsuffixed(*op), Literal::u64_unsuffixed(code.unwrap_or(0)));
                let (ty, gate) = (self.class(entry, *class), fresh(count));
                out.extend(quote! {
                    let of = #ty;
                    let #gate = c.add(#op, of, #code, &[], &[], &[#(#args),*]);
                });
                quote!(#gate)
            }
        }
    }

    /// A computation as Rust.
    fn calc(&self, entry: &Entry<'_>, calc: &Calc) -> Text {
        calc::text(calc, |operand, operands| match operand {
            Operand::Constant(node) => {
                let gate = entry.name(node);
                quote!(u128::from(c.bits(#gate)))
            }
            Operand::Width(class) => {
                let ty = self.class(entry, class);
                quote!(u128::from(width(c, #ty)))
            }
            Operand::Fold(op, class, _) => {
                let (op, ty) = (Literal::u16_unsuffixed(op), self.class(entry, class));
                quote!(folded(c, #op, #ty, &[#(#operands),*])?)
            }
        })
    }
}

fn fresh(count: &mut usize) -> Ident {
    *count += 1;
    format_ident!("m{count}")
}

/// Binds the gates down to a place, as far as they are not yet.
fn bind(path: &[u8], bound: &mut BTreeSet<Vec<u8>>) -> TokenStream {
    let mut out = TokenStream::new();
    for depth in 1..=path.len() {
        let (Some(here), Some(above)) = (path.get(..depth), path.get(..depth - 1)) else {
            continue;
        };
        if bound.insert(here.to_vec()) {
            let (gate, parent) = (name(here), name(above));
            let at = Literal::u8_unsuffixed(here.last().copied().unwrap_or(0));
            out.extend(quote!(let #gate = c.value(#parent, #at);));
        }
    }
    out
}
