//! `csr[n]`: from a number to the fns that read and write that CSR, where the target has it.

use super::body::Unit;
use super::repr::{literal, storage, uint};
use onespec_description::model::Needs;
use onespec_sem::ir::{CsrCode, Ty};
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
