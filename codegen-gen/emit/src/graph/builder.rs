//! A method for each gate, with a parameter for each wire: a wrong number of them does not compile.

use super::opcodes::{condition, variant};
use crate::rust::names::{Unique, outer_doc, snake};
use onespec_description::model::{Bitfield, Class, Count, Gate, Graph, Out, Term};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

pub fn print(graph: &Graph) -> TokenStream {
    let methods = graph
        .gates
        .iter()
        .filter(|gate| gate.class != Class::Root)
        .map(|gate| method(graph, gate));
    quote! {
        /// Makes gates of a circuit, a method each: parameters are the type where the inputs do not tell it, the
        /// bitfield, states, depends and values. Types are not checked; a verifier does that.
        pub struct Builder<'c> {
            /// The circuit that gates are added to.
            pub circuit: &'c mut onespec_graph::Circuit,
        }
        #[allow(clippy::too_many_arguments)]
        impl<'c> Builder<'c> {
            /// Adds to a circuit.
            pub fn new(circuit: &'c mut onespec_graph::Circuit) -> Builder<'c> {
                Builder { circuit }
            }

            #(#methods)*
        }
    }
}

/// Parameters of one class: those that come once, and the repeated list.
struct Wires {
    params: Vec<TokenStream>,
    slice: TokenStream,
    /// Statements before the call.
    before: TokenStream,
}

fn wires(unique: &mut Unique, kind: &str, once: Vec<String>, repeats: Option<String>) -> Wires {
    let names: Vec<Ident> = once.iter().map(|name| unique.take(snake(name))).collect();
    let mut params: Vec<TokenStream> = names.iter().map(|name| quote!(#name: onespec_graph::Gate)).collect();
    let list = repeats.map(|name| unique.take(snake(&name)));
    params.extend(list.iter().map(|list| quote!(#list: &[onespec_graph::Gate])));
    let (slice, before) = match (&list, names.is_empty()) {
        (None, _) => (quote!(&[#(#names),*]), quote!()),
        (Some(list), true) => (quote!(#list), quote!()),
        (Some(list), false) => {
            let all = format_ident!("all_{kind}");
            (
                quote!(&#all),
                quote!(let mut #all = vec![#(#names),*]; #all.extend_from_slice(#list);),
            )
        }
    };
    Wires { params, slice, before }
}

fn method(graph: &Graph, gate: &Gate) -> TokenStream {
    let (doc, variant) = (outer_doc(&gate.doc), variant(&gate.name));
    let name = snake(&gate.name);
    let mut unique = Unique::without(&["self", "ty"]);
    let number = |kind: &str, count: usize| {
        let name = |i: usize| {
            if i == 0 {
                kind.to_string()
            } else {
                format!("{kind}{}", i + 1)
            }
        };
        (0..count).map(name).collect::<Vec<_>>()
    };
    let bits_name = if gate.bitfield_name.is_empty() {
        "bits"
    } else {
        &gate.bitfield_name
    };
    let (bits_param, bits) = match gate.bitfield {
        Bitfield::None | Bitfield::Count => (None, quote!(0)),
        Bitfield::Condition(table) => {
            let ty = graph.conditions.get(usize::from(table)).map(|t| condition(&t.name));
            let name = unique.take(snake(bits_name));
            (Some(quote!(#name: #ty)), quote!(#name as u64))
        }
        _ => {
            let name = unique.take(snake(bits_name));
            (Some(quote!(#name: u64)), quote!(#name))
        }
    };
    let states = wires(
        &mut unique,
        "states",
        number("state", gate.states.len()),
        gate.states_rep.map(|_| "states".into()),
    );
    let depends = match gate.depends {
        Count::Fixed(n) => wires(&mut unique, "depends", number("depend", n.into()), None),
        Count::Bitfield => wires(&mut unique, "depends", Vec::new(), Some("depends".into())),
    };
    let values = gate.values.iter().map(|input| input.name.clone()).collect();
    let own = gate.values.iter().position(|input| input.term == Term::Own);
    let repeats = gate.values_rep.as_ref();
    let values = wires(
        &mut unique,
        "values",
        values,
        repeats.map(|input| format!("{}s", input.name)),
    );
    let (ty_param, ty) = match gate.out {
        Out::None => (None, quote!(onespec_graph::Type::NONE)),
        Out::One(ty) => {
            let ty = proc_macro2::Literal::u8_unsuffixed(ty.0);
            (None, quote!(onespec_graph::Type(#ty)))
        }
        Out::Arch => (None, quote!(self.circuit.arch())),
        Out::Own if own.is_some() => {
            let input = gate.values.get(own.unwrap_or(0)).map(|input| snake(&input.name));
            (None, quote!(self.circuit.ty(#input)))
        }
        Out::Own | Out::OwnOrNone => (Some(quote!(ty: onespec_graph::Type)), quote!(ty)),
    };
    let params = ty_param.into_iter().chain(bits_param);
    let params = params.chain(states.params).chain(depends.params).chain(values.params);
    let before = [states.before, depends.before, values.before];
    let (states, depends, values) = (states.slice, depends.slice, values.slice);
    quote! {
        #doc
        pub fn #name(&mut self, #(#params),*) -> onespec_graph::Gate {
            #(#before)*
            let ty = #ty;
            self.circuit.add(Opcode::#variant as u16, ty, #bits, #states, #depends, #values)
        }
    }
}
