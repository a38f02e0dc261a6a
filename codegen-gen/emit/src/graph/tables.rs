//! The tables of [`onespec_graph::set`] as Rust statics.

use onespec_description::model::{Bitfield, Gate, Input, Isa, Succ};
use onespec_diag::Origin;
use onespec_sem::ir;
use onespec_sem::ir::{GateCode, Program};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use std::fmt::Debug;

/// `pub static GATES: GateSet` and what it refers to; expects `use onespec_graph::set::*`.
pub fn print(isa: &Isa, program: &Program, line: &dyn Fn(&Origin) -> String) -> TokenStream {
    let graph = &isa.graph;
    let (name, roots) = (&isa.name, number(graph.roots));
    let types = graph.types.iter().map(|ty| {
        let (name, width, lanes) = (
            ty.name.to_lowercase(),
            number(ty.width as usize),
            number(ty.lanes.into()),
        );
        let (bank, element) = (path("Bank", ty.bank), number(ty.element.into()));
        let class = match ty.class {
            Some(class) => {
                let class = number(class.into());
                quote!(Some(RegisterClass(#class)))
            }
            None => quote!(None),
        };
        quote! {
            TypeDef {
                name: #name,
                width: #width,
                bank: #bank,
                class: #class,
                lanes: #lanes,
                element: Type(#element),
            }
        }
    });
    let classes = &graph.register_classes;
    let (narrow, wide) = graph.arch.as_ref().map_or((0, 0), |(_, a, b)| (*a, *b));
    let (narrow, wide) = (number(narrow.into()), number(wide.into()));
    let sets = graph.state_sets.iter().map(|set| {
        let (name, members) = (&set.name, numbers(&set.members));
        quote!(StateSet { name: #name, members: #members })
    });
    let conditions = graph
        .conditions
        .iter()
        .zip(&program.conditions)
        .map(|(table, related)| {
            let name = &table.name;
            let codes = table
                .codes
                .iter()
                .zip(related)
                .map(|((name, code), (swapped, negated))| {
                    let [code, swapped, negated] = [code, swapped, negated].map(|n| Literal::u64_unsuffixed(*n));
                    quote!(ConditionCode { name: #name, code: #code, swapped: #swapped, negated: #negated })
                });
            quote!(ConditionTable { name: #name, codes: &[#(#codes),*] })
        });
    // Numbers of types differ between lattices too, so that a word says of which one it is.
    let lattices = graph.lattices.iter().enumerate().map(|(l, lattice)| {
        let (name, prefix) = (&lattice.name, &lattice.prefix);
        let types = lattice.types.iter().enumerate().map(|(i, ty)| {
            let name = &ty.name;
            let word = Literal::u32_unsuffixed(u32::from(ty.gc) << 29 | (l as u32) << 8 | i as u32);
            let below = Literal::u64_unsuffixed(ty.below);
            quote!(Known { name: #name, word: #word, below: #below })
        });
        let (join, meet) = (bytes(&lattice.join), bytes(&lattice.meet));
        quote!(Lattice { name: #name, prefix: #prefix, types: &[#(#types),*], join: #join, meet: #meet })
    });
    let gates = graph
        .gates
        .iter()
        .zip(&program.gates)
        .map(|(gate, code)| entry(gate, code, line));
    quote! {
        static TYPES: &[TypeDef] = &[#(#types),*];
        static STATE_SETS: &[StateSet] = &[#(#sets),*];
        static CONDITIONS: &[ConditionTable] = &[#(#conditions),*];
        static LATTICES: &[Lattice] = &[#(#lattices),*];
        static DEFS: &[GateDef] = &[#(#gates),*];
        /// The gates, and everything that they refer to.
        pub static GATES: GateSet = GateSet {
            name: #name,
            types: TYPES,
            register_classes: &[#(#classes),*],
            arch: [Type(#narrow), Type(#wide)],
            gates: DEFS,
            roots: #roots,
            state_sets: STATE_SETS,
            conditions: CONDITIONS,
            lattices: LATTICES,
            fold: super::fold::fold,
            simplify: super::simplify::simplify,
            expand: super::simplify::expand,
            machine: None,
        };
    }
}

fn entry(gate: &Gate, code: &GateCode, line: &dyn Fn(&Origin) -> String) -> TokenStream {
    let (name, doc, origin) = (&gate.name, &gate.doc, line(&gate.origin));
    let [class, role, level, effect] = [
        path("Class", gate.class),
        path("Role", gate.role),
        path("Level", gate.level),
        path("Effect", gate.effect),
    ];
    let states = gate.states.iter().map(plain);
    let states_rep = option(gate.states_rep.as_ref().map(plain));
    let depends = path("Count", gate.depends);
    let values = gate.values.iter().map(term);
    let values_rep = option(gate.values_rep.as_ref().map(term));
    let (out, types) = (path("Out", gate.out), plain(&gate.types));
    let successors = gate.successors.iter().map(|succ| match succ {
        Succ::One(set) => {
            let set = plain(set);
            quote!(Successor::One(#set))
        }
        Succ::Each(gates) => {
            let gates = numbers(gates);
            quote!(Successor::Each(#gates))
        }
        Succ::Many(gate) => {
            let gate = number((*gate).into());
            quote!(Successor::Many(#gate))
        }
    });
    let fixed_out = numbers(&gate.fixed_out);
    let root = option(gate.root.map(|root| number(root.into())));
    let bitfield = match gate.bitfield {
        // Fields of instructions come with a machine.
        Bitfield::Immediates(_) => quote!(Bitfield::Immediates(&[])),
        bitfield => path("Bitfield", bitfield),
    };
    let wheres = gate.wheres.iter().zip(&code.relations).map(|(text, relation)| {
        let (text, input) = (&text.text, number(relation.input.into()));
        let allowed = relation.allowed.iter().map(plain);
        quote!(Where { text: #text, input: #input, allowed: &[#(#allowed),*] })
    });
    let (depend_out, commutative, unique) = (gate.depend_out, gate.commutative, gate.unique);
    let cost = number(gate.cost.into());
    let infer = infer(&code.infer);
    let data = gate.data.iter().map(|(key, value)| quote!((#key, #value)));
    quote! {
        GateDef {
            name: #name, doc: #doc, origin: #origin, class: #class, role: #role, level: #level,
            states: &[#(#states),*], states_rep: #states_rep, depends: #depends,
            values: &[#(#values),*], values_rep: #values_rep, out: #out, types: #types,
            successors: &[#(#successors),*], fixed_out: #fixed_out, depend_out: #depend_out, root: #root,
            bitfield: #bitfield, wheres: &[#(#wheres),*], effect: #effect,
            commutative: #commutative, unique: #unique, cost: #cost, infer: #infer, data: &[#(#data),*],
        }
    }
}

fn infer(rule: &ir::Infer) -> TokenStream {
    match rule {
        ir::Infer::None => quote!(Infer::None),
        ir::Infer::Join { inputs } => {
            let inputs = bytes(inputs);
            quote!(Infer::Join { inputs: #inputs })
        }
        ir::Infer::Table { lattice, inputs, table } => {
            let (lattice, inputs, table) = (number((*lattice).into()), bytes(inputs), bytes(table));
            quote!(Infer::Table { lattice: #lattice, inputs: #inputs, table: #table })
        }
        ir::Infer::Cases {
            input,
            cases,
            otherwise,
        } => {
            let (input, otherwise) = (number((*input).into()), infer(otherwise));
            let cases = cases.iter().map(|(lo, hi, rule)| {
                let (lo, hi) = (Literal::u64_unsuffixed(*lo), Literal::u64_unsuffixed(*hi));
                let rule = infer(rule);
                quote!((#lo, #hi, #rule))
            });
            quote!(Infer::Cases { input: #input, cases: &[#(#cases),*], otherwise: &#otherwise })
        }
    }
}

fn term(input: &Input) -> TokenStream {
    path("Term", input.term)
}

/// A value of the tables without lists in it, printed as Rust: its `Debug` form is that.
fn plain(value: &impl Debug) -> TokenStream {
    format!("{value:?}").parse().unwrap_or_default()
}

/// A variant of an enum of the tables.
fn path(name: &str, value: impl Debug) -> TokenStream {
    format!("{name}::{value:?}").parse().unwrap_or_default()
}

fn option(value: Option<impl ToTokens>) -> TokenStream {
    value.map_or(quote!(None), |value| quote!(Some(#value)))
}

fn number(n: usize) -> Literal {
    Literal::usize_unsuffixed(n)
}

fn numbers(list: &[u16]) -> TokenStream {
    let list = list.iter().map(|n| number((*n).into()));
    quote!(&[#(#list),*])
}

fn bytes(list: &[u8]) -> TokenStream {
    let list = list.iter().map(|n| number((*n).into()));
    quote!(&[#(#list),*])
}
