//! `csr[n]`: from a number to the fns that read and write that CSR, where the target has it.
//!
//! A CSR is *quiet* where accesses to it are accesses to state alone, and neither addresses, nor interrupts, nor the choice of
//! what is executed, nor what programs print and where they end depend on that state. An engine has nothing to look at behind such an access, so it ends no block.

use super::body::Unit;
use super::repr::{literal, storage, uint};
use onespec_description::model::Needs;
use onespec_sem::ir::{CsrCode, Expr, ExprKind, Inst, Place, Program, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// A condition on the target's features as a Rust `bool` over `s.features`; `None` when it always holds.
fn condition(needs: &Needs) -> Option<TokenStream> {
    if needs.any.is_empty() {
        return None;
    }
    let alternatives = needs.any.iter().map(|(with, without)| {
        let tests = (0..4).flat_map(|i| {
            let word = Literal::usize_unsuffixed(i);
            let (all, none) = (with.0[i], without.0[i]);
            let (all_bits, none_bits) = (literal(all.into(), 64), literal(none.into(), 64));
            let all = (all != 0).then(|| quote!((s.features.0[#word] & #all_bits == #all_bits)));
            let none = (none != 0).then(|| quote!((s.features.0[#word] & #none_bits == 0)));
            [all, none].into_iter().flatten()
        });
        quote!((true #(&& #tests)*))
    });
    Some(quote!(if false #(|| #alternatives)*))
}

/// `read_csr` and `write_csr`.
pub fn print(unit: &Unit<'_>) -> TokenStream {
    let illegal = Literal::u64_unsuffixed(unit.program.faults.illegal.into());
    let reads = unit.program.csrs.iter().map(|c| arm(unit, c, false));
    let writes = unit.program.csrs.iter().map(|c| arm(unit, c, true));
    quote! {
        /// Reads a CSR by number; traps where the target has none.
        fn read_csr(s: &mut State, h: H<'_, '_>, pc: u64, ilen: u8, number: u64) -> Result<u64, Stop> {
            Ok(match number {
                #(#reads)*
                _ => return Err(raise(s, #illegal, 0)),
            })
        }

        /// Writes a CSR by number; traps where the target has none.
        fn write_csr(
            s: &mut State,
            h: H<'_, '_>,
            pc: u64,
            ilen: u8,
            number: u64,
            value: u64,
        ) -> Result<(), Stop> {
            match number {
                #(#writes)*
                _ => return Err(raise(s, #illegal, 0)),
            }
            Ok(())
        }
    }
}

/// The numbers of quiet CSRs, in order.
pub fn quiet(unit: &Unit<'_>) -> Vec<u32> {
    let program = unit.program;
    let hooks = [program.translate, program.pending, program.accept];
    let watching = hooks
        .into_iter()
        .flatten()
        .filter_map(|id| program.funcs.get(id as usize));
    let mut watched: Vec<u16> = watching.flat_map(|hook| &hook.effects.reads_state).copied().collect();
    // A platform names a field of a CSR, or all of one that has several pieces of state.
    let is_in = |whole: &str, part: &str| {
        let rest = part.strip_prefix(whole);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let meets = |state: &str, name: &str| is_in(state, name) || is_in(name, state);
    let of_platforms = |state: &str| unit.watched.iter().any(|name| meets(state, name));
    let of_platforms = (0..).zip(&program.state).filter(|(_, state)| of_platforms(&state.name));
    watched.extend(of_platforms.map(|(at, _)| at));
    let is_quiet = |csr: &CsrCode| {
        [csr.read, csr.write].into_iter().all(|id| {
            program.funcs.get(id as usize).is_some_and(|func| {
                let effects = &func.effects;
                let apart = effects.writes_state.iter().all(|state| !watched.contains(state));
                apart && !effects.ends_block() && !effects.writes_mem && effects.writes_files.is_empty()
            })
        })
    };
    let (quiet, other): (Vec<&CsrCode>, Vec<&CsrCode>) = program.csrs.iter().partition(|csr| is_quiet(csr));
    let mut numbers: Vec<u32> = quiet.iter().map(|csr| csr.number).collect();
    // A number may stand for several, by what the target has.
    numbers.retain(|number| other.iter().all(|csr| csr.number != *number));
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The operand that is the number of the CSR which an instruction accesses. `None` where it does anything else behind which a
/// block ends.
pub fn operand(program: &Program, inst: &Inst) -> Option<u8> {
    let mut found: Option<u8> = None;
    let mut other = inst.effects.writes_pc;
    visit::block(&inst.body, &mut |node| match node {
        Node::Read(Place::Csr(number)) | Node::Write(Place::Csr(number)) => match operand_of(number) {
            Some(operand) if found.is_none_or(|known| known == operand) => found = Some(operand),
            _ => other = true,
        },
        Node::Expr(e) => match &e.kind {
            ExprKind::Call(id, _) => other |= program.funcs.get(*id as usize).is_none_or(|f| f.effects.ends_block()),
            ExprKind::Extern(id, _) => other |= program.externs.get(usize::from(*id)).is_none_or(|x| !x.pure),
            _ => {}
        },
        _ => {}
    });
    found.filter(|_| !other)
}

fn operand_of(number: &Expr) -> Option<u8> {
    match &number.kind {
        ExprKind::Operand(operand) => Some(*operand),
        ExprKind::ToBits(inner) => operand_of(inner),
        _ => None,
    }
}

fn arm(unit: &Unit<'_>, csr: &CsrCode, write: bool) -> TokenStream {
    let id = if write { csr.write } else { csr.read } as usize;
    let (Some(func), Some(needs)) = (unit.program.funcs.get(id), unit.needs.get(id)) else {
        return TokenStream::new();
    };
    let (number, guard, name) = (
        Literal::u64_unsuffixed(csr.number.into()),
        condition(&csr.needs),
        &unit.names.funcs[id],
    );
    let mut args = Vec::new();
    if needs.state {
        args.push(quote!(s));
    }
    if needs.host {
        args.push(quote!(h));
    }
    if needs.pc {
        args.push(quote!(pc));
    }
    if needs.ilen {
        args.push(quote!(ilen));
    }
    for param in &func.params {
        let n = func.locals.get(*param as usize).and_then(|l| l.ty.bits()).unwrap_or(64);
        let bits = storage(n).unwrap_or(64);
        let ty = uint(bits);
        args.push(super::repr::masked(quote!((value as #ty)), n, bits));
    }
    let stop = needs.stops.then(|| quote!(?));
    let call = quote!(#name(#(#args),*)#stop);
    match (&func.result, write) {
        (_, true) => quote!(#number #guard => { #call; }),
        (Ty::Unit, false) => quote!(#number #guard => { #call; 0 }),
        (_, false) => quote!(#number #guard => #call as u64,),
    }
}
