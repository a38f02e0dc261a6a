//! The interpreter of a description: one handler for each instruction, over a state struct made for it.
//!
//! [`module`] prints a module for one assignment of the machine's parameters. It implements `onespec_core::exec::Machine`,
//! so an engine runs it as it runs the reference evaluator. What makes it fast: operands are laid out at decoding
//! ([`slots`]), indices of registers need no check and writes to the zero register go elsewhere ([`files`]), data has
//! the host's widths ([`repr`]), and abbreviations are decoded as what they abbreviate. Loops over lanes take eight at a time
//! ([`lanes`]), or all of a register ([`whole`]), without order where nothing but lanes would change ([`attempt`]), in the usual case where all lanes answer some
//! questions alike ([`usual`]), and runs of memory are one copy ([`runs`]).

mod attempt;
mod body;
mod chain;
mod choose;
mod conversions;
mod copies;
mod csrs;
mod expr;
mod externs;
mod files;
mod forward;
mod lanes;
mod layout;
mod machine;
mod memory;
mod names;
mod needs;
mod ops;
mod place;
mod plain;
mod plan;
mod quick;
mod repr;
mod runs;
mod slots;
mod state;
mod stmt;
#[cfg(test)]
mod tests;
mod uniform;
mod usual;
mod whole;
mod wide;

use crate::files::{Part, Piece};
use body::{Body, Memory, Unit};
use forward::Forward;
use onespec_description::model::Isa;
use onespec_sem::ir::{Func, Inst, Program, Stmt, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use repr::Repr;
use slots::Layout;
use std::iter::{once, once_with};
use std::rc::Rc;

use machine::Behind;
pub use machine::module_name;
pub use plain::Plain;

/// Prints the module of a program, item by item. It stands beside `ISA`, the tables of the same description.
pub fn module<'a>(program: &'a Program, isa: &'a Isa) -> Part<'a> {
    let (needs, collector) = (needs::of_funcs(program), onespec_sem::sticky::collector(program));
    let attempts = attempt::of_funcs(program, &needs);
    let sizes = choose::sizes(program, &attempts);
    let giving_up = choose::giving_up(program, &sizes);
    let unit = Unit {
        program,
        names: names::Names::new(program),
        inlined: choose::inlined(program, &giving_up),
        giving_up,
        sizes,
        attempts,
        direct: quick::of_funcs(program, &needs, collector.is_some()),
        needs,
        collector,
        watched: isa
            .platforms
            .iter()
            .flat_map(|platform| &platform.state)
            .map(|state| state.name.text.as_str())
            .collect(),
    };
    let copied = copies::of_handlers(program, isa);
    let layout = |inst: &Option<Inst>| inst.as_ref().map(|inst| Layout::new(program, inst));
    let layouts: Vec<Option<Layout>> = program.insts.iter().map(layout).collect();
    let forward = |(inst, layout): (&Option<Inst>, &Option<Layout>)| match (inst, layout) {
        (Some(inst), Some(layout)) if machine::behind(inst) == Behind::Next => Forward::of(program, inst, layout),
        _ => Forward::default(),
    };
    let forwards: Vec<Forward> = program.insts.iter().zip(&layouts).map(forward).collect();
    let module = module_name(program);
    let doc = match program.params.as_slice() {
        [] => " The interpreter.".to_string(),
        params => {
            let list: Vec<String> = params.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            format!(" The interpreter for {}.", list.join(", "))
        }
    };
    let declaration = quote! {
        #[cfg(feature = "interp")]
        #[doc = #doc]
        #[allow(unused, unused_comparisons, unreachable_code, clippy::all)]
        pub mod #module;
    };
    let used = quote! {
        extern crate alloc;
        use alloc::{format, string::String, sync::Arc, vec, vec::Vec};
        use onespec_core::decode::Decoder;
        use onespec_core::exec::chain::{Chain, Entry, Halt, Way};
        use onespec_core::exec::layout::{Described, Piece, StateLayout};
        use onespec_core::exec::window::Window;
        use onespec_core::exec::{Access, Cpu, Host, Machine, NoHost, Service, Stop, Trap, digest, low64, register};
        use onespec_core::expr::Env;
        use onespec_core::isa::{FeatureSet, Word};
        use onespec_core::operand::MAX_OPERANDS;
        use onespec_core::target::Resolved;
        use onespec_core::{fp, wide};
    };
    let all = Rc::new((unit, layouts, copied, forwards));
    let items = |make: fn(&All<'a>) -> TokenStream| {
        let all = all.clone();
        once_with(move || Piece::Items(make(&all)))
    };
    let (of_funcs, of_handlers) = (all.clone(), all.clone());
    let funcs = program.funcs.iter().enumerate();
    let funcs = funcs.map(move |(i, f)| Piece::Items(func(&of_funcs.0, i, f)));
    let semantics = program.insts.iter().enumerate();
    let semantics = semantics.filter_map(|(op, inst)| Some((op, inst.as_ref()?)));
    let handlers = semantics.enumerate().map(move |(i, (op, inst))| {
        let name = isa.ops.get(op).map_or("", |o| o.name.as_str());
        let (unit, layouts, copied, forwards) = &*of_handlers;
        let layout = layouts.get(op).and_then(Option::as_ref).zip(forwards.get(op));
        let printed = layout.map(|layout| handler(unit, i + 1, name, inst, layout, copied.contains(&(i + 1))));
        Piece::Items(printed.unwrap_or_default())
    });
    let pieces = once(Piece::Items(used))
        .chain(items(|(unit, ..)| state::declare(unit)))
        .chain(items(|(unit, ..)| state::face(unit)))
        .chain(items(|(_, layouts, ..)| machine::slots(layouts)))
        .chain(once(Piece::Around(machine::recipes(all.clone()))))
        .chain(items(|(unit, layouts, ..)| machine::predecode(unit, layouts)))
        .chain(items(machine::machine))
        .chain(items(|_| memory::helpers()))
        .chain(items(|(unit, ..)| csrs::print(unit)))
        .chain(items(|(unit, ..)| externs::unit(&unit.program.float)))
        .chain(items(|(unit, ..)| tables(unit)))
        .chain(funcs)
        .chain(handlers);
    Part::Module(declaration, Box::new(pieces))
}

/// What the printers of a module share: the program, by instruction the layout of its slot, the handlers that have copies, and by
/// instruction what it hands on.
type All<'a> = (Unit<'a>, Vec<Option<Layout>>, Vec<usize>, Vec<Forward>);

/// The semantics of instructions in few bytes, for code that is translated while a program runs.
pub fn semantics(programs: &[Program]) -> TokenStream {
    let bytes = Literal::byte_string(&onespec_sem::packed::pack(programs));
    quote! {
        /// The semantics of instructions in few bytes.
        #[cfg(feature = "interp")]
        mod semantics {
            /// As `onespec_sem::packed` reads them.
            pub(super) static PROGRAMS: &[u8] = #bytes;
        }
    }
}

/// The machine as an emulator takes it, with what makes the one for a target's parameter values, of the modules of
/// its programs.
pub fn choice(programs: &[Program]) -> TokenStream {
    let choice = programs.iter().rev().fold(quote!(None), |otherwise, program| {
        let module = module_name(program);
        let tests = program.params.iter().map(|(name, value)| {
            let value = Literal::i64_unsuffixed(*value);
            quote!(target.param(#name) == Some(#value))
        });
        let this = quote!(Some(visitor.visit(#module::State::new(target))));
        match program.params.is_empty() {
            true => this,
            false => quote!(if #(#tests)&&* { #this } else { #otherwise }),
        }
    });
    machine(&choice)
}

/// The type and the static by which an emulator takes a generated crate; `choice` hands `visitor` a fresh machine for `target`.
pub fn machine(choice: &TokenStream) -> TokenStream {
    quote! {
        /// The machine with its code, as an emulator takes it.
        #[cfg(feature = "interp")]
        pub static MACHINE: Machine = Machine;

        /// The type of [`MACHINE`].
        #[cfg(feature = "interp")]
        #[derive(Debug)]
        pub struct Machine;

        #[cfg(feature = "interp")]
        impl onespec_core::exec::Generated for Machine {
            fn isa(&self) -> &'static onespec_core::isa::Isa {
                &ISA
            }

            fn with_machine<V: onespec_core::exec::Visitor>(
                &self,
                target: &onespec_core::target::Resolved,
                visitor: V,
            ) -> Option<V::Out> {
                #choice
            }
        }
    }
}

fn tables(unit: &Unit<'_>) -> TokenStream {
    let tables = unit.program.tables.iter().zip(&unit.names.tables).map(|(table, name)| {
        let bits = repr::storage(table.width).unwrap_or(64).min(64);
        let ty = repr::uint(bits);
        let data = table
            .data
            .iter()
            .map(|v| repr::plain(u128::from(*v) & repr::ones(bits)));
        quote!(static #name: &[#ty] = &[#(#data),*];)
    });
    quote!(#(#tables)*)
}

/// Nodes up to which a fn is offered for inlining.
const SMALL: usize = 60;

/// Nodes above which an instruction is a function of its own.
const LARGE: usize = 150;

fn func(unit: &Unit<'_>, id: usize, func: &Func) -> TokenStream {
    let (Some(name), Some(needs)) = (unit.names.funcs.get(id), unit.needs.get(id)) else {
        return TokenStream::new();
    };
    let body = Body {
        unit,
        locals: &func.locals,
        layout: None,
        stops: needs.stops,
        state: needs.state,
        memory: Memory::Any,
        result: &func.result,
        sources: &[],
        attempt: false,
        forward: None,
    };
    let mut params = Vec::new();
    let state = needs.state.then(|| quote!(s: &mut State,));
    if needs.host {
        params.push(quote!(h: H<'_, '_>));
    }
    if needs.pc {
        params.push(quote!(pc: u64));
    }
    if needs.ilen {
        params.push(quote!(ilen: u8));
    }
    for id in &func.params {
        let local = func.locals.get(*id as usize);
        let mutable = local.is_some_and(|l| l.mutable).then(|| quote!(mut));
        let (name, ty) = (body.local(*id), Repr::of(body.local_type(*id)).tokens());
        params.push(quote!(#mutable #name: #ty));
    }
    let mut nodes = 0;
    visit::block(&func.body, &mut |_| nodes += 1);
    let inline = (nodes <= SMALL).then(|| quote!(#[inline]));
    let result = Repr::of(&func.result).tokens();
    let attempt = unit.attempts.get(id).filter(|attempt| attempt.possible && attempt.own);
    let attempt = attempt.map(|attempt| {
        let body = Body { attempt: true, ..body };
        let (name, block) = (body::attempt_of(name), body.block(&func.body, &func.result));
        let up = attempt.is_sticky().then(|| quote!(<const UP: bool>));
        let inline = match unit.inlined.get(id) {
            Some(true) => Some(quote!(#[inline(always)])),
            _ => inline.clone(),
        };
        quote! {
            #inline
            fn #name #up(t_same: &mut bool, #state #(#params),*) -> #result #block
        }
    });
    let direct = unit.direct.get(id).filter(|direct| direct.is_printed());
    let direct = direct.map(|_| {
        let body = Body {
            stops: true,
            state: true,
            memory: Memory::Direct,
            ..body
        };
        let (name, block) = (body::direct_of(name), body.block(&func.body, &func.result));
        let inline = (nodes <= SMALL).then(|| quote!(#[inline(always)]));
        quote! {
            #inline
            fn #name(s: &mut State, #(#params),*) -> Result<#result, Stop> { Ok(#block) }
        }
    });
    let block = body.block(&func.body, &func.result);
    let (result, block) = if needs.stops {
        (quote!(Result<#result, Stop>), quote!({ Ok(#block) }))
    } else {
        (result, block)
    };
    quote! {
        #inline
        fn #name(#state #(#params),*) -> #result #block
        #attempt
        #direct
    }
}

/// A handler does the first of some entries and goes on with the others.
fn handler(
    unit: &Unit<'_>,
    number: usize,
    op: &str,
    inst: &Inst,
    (layout, forward): (&Layout, &Forward),
    is_copied: bool,
) -> TokenStream {
    // What is long and meets no memory stands apart, without what goes on with the next slot.
    let mut nodes = 0;
    visit::block(&inst.body, &mut |_| nodes += 1);
    // So do loops, whose arrays would stay on the stack.
    let mut loops = false;
    visit::block(&inst.body, &mut |node| {
        loops |= matches!(node, Node::Stmt(Stmt::For { .. }))
    });
    let long = (nodes > LARGE || loops) && !needs::of_block(unit.program, &unit.needs, &inst.body).host;
    let hands_on = forward.is_any();
    let print = |memory: Memory, apart: bool, name: &Ident| {
        let body = Body {
            unit,
            locals: &inst.locals,
            layout: Some(layout),
            stops: true,
            state: true,
            memory,
            result: &Ty::Unit,
            sources: &[],
            attempt: false,
            forward: hands_on.then_some(forward),
        };
        let block = body.block(&inst.body, &Ty::Unit);
        let (inline, host) = match apart {
            true => (quote!(#[inline(never)]), None),
            false => (quote!(#[inline(always)]), Some(quote!(h: H<'_, '_>,))),
        };
        let taken = hands_on.then(|| quote!(<const F: usize>));
        let last = hands_on.then(|| quote!(t_last: &mut u64,));
        quote! {
            #inline
            fn #name #taken(s: &mut State, #host #last d: &Slot) -> Result<(), Stop> {
                #block
                Ok(())
            }
        }
    };
    // What may go elsewhere does so from the address behind it.
    let behind = machine::behind(inst);
    let here = (behind != Behind::Next).then(|| quote!(s.pc = first.slot.pc.wrapping_add(first.slot.len.into());));
    let next = match behind {
        Behind::Block => quote!(follow(s, h, chain, rest)),
        Behind::Next | Behind::Engine if hands_on => quote!(go(s, h, chain, rest, last)),
        Behind::Next | Behind::Engine => quote!(go(s, h, chain, rest, 0)),
    };
    let through = (behind == Behind::Block).then(|| quote!(pass(s, h, chain, rest)));
    let chain = |name: &Ident,
                 semantics: &Ident,
                 apart: bool,
                 next: &TokenStream,
                 stopped: TokenStream,
                 own: (usize, usize)| {
        let host = (!apart).then(|| quote!(h,));
        let (copy, source) = (Literal::usize_unsuffixed(own.0), Literal::usize_unsuffixed(own.1));
        let (param, last) = match own.1 {
            0 => (quote!(_), hands_on.then(|| quote!(let mut last = 0;))),
            _ => (quote!(mut last), None),
        };
        let taken = hands_on.then(|| quote!(::<#source>));
        let handed = hands_on.then(|| quote!(&mut last,));
        quote! {
            fn #name(s: &mut State, h: H<'_, '_>, chain: &Chain<Code>, code: &[Code], #param: u64) -> usize {
                let [first, rest @ ..] = code else { return #copy };
                #here
                #last
                match #semantics #taken(s, #host #handed &first.slot) {
                    Ok(()) => #next,
                    Err(_) => #stopped,
                }
            }
        }
    };
    // A handler for the ends of blocks, or for any place where no block ends, and one for the middle of traces.
    let whole_name = format_ident!("m{number}");
    let doc = format!(" `{op}`");
    let whole = print(Memory::Any, long, &whole_name);
    let (needs, collects) = (&unit.needs, unit.collector.is_some());
    let is_quick = quick::of_block(unit.program, needs, &unit.direct, collects, &inst.body).is_quick();
    let attempt = format_ident!("quick{number}");
    let quick = is_quick.then(|| print(Memory::Direct, false, &attempt));
    let places = [Some(("h", "slow", next)), through.map(|next| ("t", "tslow", next))];
    let handlers = places.into_iter().flatten().map(|(name, slow, next)| {
        let (name, slow) = (format_ident!("{name}{number}"), format_ident!("{slow}{number}"));
        let has_copies = is_copied && (name == format_ident!("t{number}") || behind == Behind::Next);
        let all = (0..=forward.sources.len()).flat_map(|source| {
            let name = forward::name(&name, source);
            (0..if has_copies { copies::COUNT } else { 1 }).map(move |copy| (copies::name(&name, copy), (copy, source)))
        });
        if !is_quick {
            let all = all.map(|(name, own)| chain(&name, &whole_name, long, &next, quote!(code.len()), own));
            return quote!(#(#all)*);
        }
        // It reads all from the state.
        let stopped = quote!(#slow(s, h, chain, code, 0));
        let all = all.map(|(name, own)| chain(&name, &attempt, false, &next, stopped.clone(), own));
        let second = chain(&slow, &whole_name, long, &next, quote!(code.len()), (0, 0));
        quote! {
            #(#all)*
            #[cold]
            #[inline(never)]
            #second
        }
    });
    quote! {
        #[doc = #doc]
        #whole
        #quick
        #(#handlers)*
    }
}
