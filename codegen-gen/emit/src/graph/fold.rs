//! The constant folder: the semantics of pure scalar gates as Rust functions, and a dispatch by opcode and types.

use crate::interp::Plain;
use onespec_description::model::{Bitfield, Class, Gate, Isa};
use onespec_sem::ir::{FuncId, GateInstance, Program, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Can constants of these types be folded? They fit the 64 bits of a constant.
fn is_scalar(isa: &Isa, instance: &GateInstance) -> bool {
    let scalar = |ty: &u8| {
        isa.graph
            .types
            .get(usize::from(*ty))
            .is_some_and(|t| t.lanes == 0 && (1..=64).contains(&t.width))
    };
    scalar(&instance.own) && instance.inputs.iter().all(scalar)
}

pub fn print(isa: &Isa, program: &Program) -> TokenStream {
    let mut wanted: Vec<FuncId> = Vec::new();
    let mut choices = Vec::new();
    let plain = Plain::new(program);
    for (op, (gate, code)) in isa.graph.gates.iter().zip(&program.gates).enumerate() {
        // How wide vectors are is not known before the code runs.
        if gate.class != Class::Compute || code.scaled {
            continue;
        }
        let usable = |instance: &&GateInstance| is_scalar(isa, instance) && instance.func.is_some_and(|f| plain.is(f));
        let instances: Vec<&GateInstance> = code.instances.iter().filter(usable).collect();
        if instances.is_empty() {
            continue;
        }
        wanted.extend(instances.iter().filter_map(|i| i.func));
        choices.push((op, choice(program, &plain, gate, &instances)));
    }
    let code = plain.print(&wanted);
    let arms = choices.iter().map(|(op, choice)| {
        let op = Literal::usize_unsuffixed(*op);
        quote!(#op => #choice)
    });
    quote! {
        #[allow(unused, clippy::all)]
        mod fold {
            use onespec_core::{fp, wide};
            use onespec_graph::set::FoldArgs;
            #code

            /// See `GateSet::fold`.
            pub fn fold(a: FoldArgs<'_>) -> Option<u64> {
                match a.op {
                    #(#arms)*
                    _ => None,
                }
            }
        }
    }
}

/// The value for one gate, by its own type, and by the types of inputs where the own type does not tell them.
fn choice(program: &Program, plain: &Plain<'_>, gate: &Gate, instances: &[&GateInstance]) -> TokenStream {
    let inputs = gate.values.len();
    let names: Vec<_> = (0..inputs).map(|i| quote::format_ident!("v{i}")).collect();
    let ambiguous = |i: usize| {
        instances.iter().any(|a| {
            instances
                .iter()
                .any(|b| a.own == b.own && a.inputs.get(i) != b.inputs.get(i))
        })
    };
    let by: Vec<usize> = (0..inputs).filter(|i| ambiguous(*i)).collect();
    let keys = by.iter().map(|i| {
        let i = Literal::usize_unsuffixed(*i);
        quote!(a.types.get(#i)?.0)
    });
    let arms = instances.iter().map(|instance| {
        let own = Literal::u8_unsuffixed(instance.own);
        let types = by
            .iter()
            .map(|i| Literal::u8_unsuffixed(instance.inputs.get(*i).copied().unwrap_or(0)));
        let call = call(program, plain, gate, instance, &names);
        quote!((#own, #(#types,)*) => #call,)
    });
    quote! {
        {
            let &[#(#names),*] = a.values else { return None };
            Some(match (a.ty.0, #(#keys,)*) {
                #(#arms)*
                _ => return None,
            })
        }
    }
}

fn call(
    program: &Program,
    plain: &Plain<'_>,
    gate: &Gate,
    instance: &GateInstance,
    names: &[proc_macro2::Ident],
) -> TokenStream {
    let id = instance.func.unwrap_or(0);
    let Some(func) = program.funcs.get(id as usize) else {
        return quote!(0);
    };
    let bits = (!gate.bitfield_name.is_empty() && gate.bitfield != Bitfield::None).then(|| quote!(a.bits));
    let given = names.iter().map(|name| quote!(#name)).chain(bits);
    let args = func.params.iter().zip(given).map(|(param, given)| {
        let ty = func.locals.get(*param as usize).map_or(&Ty::Unit, |local| &local.ty);
        let rust = Plain::rust_type(ty);
        // A circuit that was not verified may have bits above a type's own; those of whole words the cast takes away.
        match ty {
            Ty::Bits(width) if *width < 64 && ![8, 16, 32].contains(width) => {
                let mask = Literal::u64_unsuffixed(!(u64::MAX << *width));
                quote!((#given & #mask) as #rust)
            }
            _ => quote!(#given as #rust),
        }
    });
    let name = plain.name(id);
    quote!(#name(#(#args),*) as u64)
}
