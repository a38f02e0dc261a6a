//! Memory accesses: in pieces of at most 8 bytes, lowest address first.

use super::body::{Body, Memory};
use super::repr::{Repr, cast, storage, uint};
use onespec_sem::ir::{Expr, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// What bodies that may ask the host call.
pub fn helpers() -> TokenStream {
    quote! {
        #[inline(always)]
        fn load(s: &mut State, h: H<'_, '_>, addr: u64, bytes: u32) -> Result<u64, Stop> {
            match s.window.load(addr, bytes) {
                Some(found) => Ok(found),
                None => h.load(s, addr, bytes),
            }
        }

        #[inline(always)]
        fn store(s: &mut State, h: H<'_, '_>, addr: u64, bytes: u32, value: u64) -> Result<(), Stop> {
            if s.window.store(addr, bytes, value) { Ok(()) } else { h.store(s, addr, bytes, value) }
        }
    }
}

/// How `bytes` bytes are cut into accesses: (offset, length).
fn chunks(bytes: u32) -> Vec<(u32, u32)> {
    onespec_sem::eval::chunks(bytes).collect()
}

/// The address of a piece; addresses wrap at their width.
fn at(addr: &Expr, offset: u32) -> TokenStream {
    if offset == 0 {
        return quote!(t_addr);
    }
    let offset = Literal::u64_unsuffixed(offset.into());
    let bits = addr.ty.bits().unwrap_or(64).min(64);
    let sum = quote!(t_addr.wrapping_add(#offset));
    if bits == 64 {
        sum
    } else {
        let mask = super::repr::literal(super::repr::ones(bits), 64);
        quote!((#sum & #mask))
    }
}

fn fault(body: &Body<'_>, store: bool) -> TokenStream {
    let faults = body.unit.program.faults;
    Literal::u64_unsuffixed(u64::from(if store { faults.store } else { faults.load })).into_token_stream()
}

fn access(body: &Body<'_>, at: &TokenStream, len: u32, phys: bool) -> TokenStream {
    let len = Literal::u32_unsuffixed(len);
    if !phys {
        return match body.memory {
            Memory::Direct => quote!(match s.window.load_direct(#at, #len) {
                Some(t_found) => t_found,
                None => return Err(Stop),
            }),
            Memory::Any => quote!(load(s, h, #at, #len)?),
        };
    }
    let cause = fault(body, false);
    quote!(match h.phys_load(s, #at, #len) {
        Some(t_found) => t_found,
        None => return Err(raise(s, #cause, #at)),
    })
}

/// `mem[addr, bytes]` as data of `n` bits.
pub fn load(body: &Body<'_>, addr: &Expr, bytes: u32, phys: bool, n: u32) -> TokenStream {
    let address = body.expr(addr);
    let parts = chunks(bytes);
    let names: Vec<_> = (0..parts.len()).map(|i| format_ident!("t_part{i}_")).collect();
    let loads = names.iter().zip(&parts).map(|(name, (offset, len))| {
        let load = access(body, &at(addr, *offset), *len, phys);
        quote!(let #name = #load;)
    });
    let value = match storage(n) {
        Some(bits) => {
            let joined = names.iter().zip(&parts).map(|(name, (offset, _))| {
                let part = cast(quote!(#name), 64, bits);
                let by = Literal::u32_unsuffixed(offset * 8);
                if *offset == 0 { part } else { quote!(#part << #by) }
            });
            quote!(#(#joined)|*)
        }
        None => {
            let zero = Repr::of(&Ty::Bits(n)).default();
            let inserts = names.iter().zip(&parts).map(|(name, (offset, len))| {
                let (lo, bits) = (
                    Literal::u64_unsuffixed(u64::from(*offset) * 8),
                    Literal::u32_unsuffixed(len * 8),
                );
                quote!(wide::insert(&mut t_all, #lo, #bits, &[#name]);)
            });
            quote!({
                let mut t_all = #zero;
                #(#inserts)*
                t_all
            })
        }
    };
    quote!({
        let t_addr = #address as u64;
        #(#loads)*
        #value
    })
}

/// `mem[addr, bytes] = value`.
pub fn store(body: &Body<'_>, addr: &Expr, bytes: u32, phys: bool, value: &Expr) -> TokenStream {
    let n = bytes.saturating_mul(8);
    let value = body.expr_as(value, &Ty::Bits(n));
    let address = body.expr(addr);
    let stores = chunks(bytes).into_iter().map(|(offset, len)| {
        let at = at(addr, offset);
        let part = match storage(n) {
            Some(bits) => {
                let by = Literal::u32_unsuffixed(offset * 8);
                let moved = if offset == 0 {
                    quote!(t_value)
                } else {
                    quote!((t_value >> #by))
                };
                let cut = if len == 8 { quote!(u64) } else { uint(len * 8) };
                if bits == len * 8 {
                    quote!(#moved as u64)
                } else {
                    quote!(#moved as #cut as u64)
                }
            }
            None => {
                let (lo, bits) = (
                    Literal::u64_unsuffixed(u64::from(offset) * 8),
                    Literal::u32_unsuffixed(len * 8),
                );
                quote!(wide::array::slice::<_, 1>(t_value, #lo, #bits)[0])
            }
        };
        let len = Literal::u32_unsuffixed(len);
        if phys {
            let cause = fault(body, true);
            return quote! {
                if !h.phys_store(s, #at, #len, #part) {
                    return Err(raise(s, #cause, #at));
                }
            };
        }
        match body.memory {
            Memory::Direct => quote! {
                if !s.window.store_direct(#at, #len, #part) {
                    return Err(Stop);
                }
            },
            Memory::Any => quote!(store(s, h, #at, #len, #part)?;),
        }
    });
    quote! {{
        let t_value = #value;
        let t_addr = #address as u64;
        #(#stores)*
    }}
}
