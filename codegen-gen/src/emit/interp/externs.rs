//! Calls of host functions: pure ones of `onespec_core::fp`, services of the host, and `readable`.

use super::body::Body;
use super::repr::{Repr, cast, storage, uint};
use crate::sem::ir::{Expr, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Pure functions of `onespec_core::fp`: name, arguments that are data, whether a width of the result is passed.
const PURE: [(&str, usize, bool); 14] = [
    ("f_add", 3, false),
    ("f_mul", 3, false),
    ("f_div", 3, false),
    ("f_fma", 4, false),
    ("f_sqrt", 2, false),
    ("f_rint", 2, false),
    ("f_cvt", 2, true),
    ("f_to_s", 2, true),
    ("f_to_u", 2, true),
    ("f_from_s", 2, true),
    ("f_from_u", 2, true),
    ("f_rem", 2, false),
    ("f_mod", 2, false),
    ("f_pow", 2, false),
];

pub fn call(body: &Body<'_>, id: usize, args: &[Expr], ty: &Ty) -> TokenStream {
    let Some(decl) = body.unit.program.externs.get(id) else {
        return Repr::of(ty).default();
    };
    if let (name @ ("readable" | "writable"), [addr, bytes]) = (decl.name.as_str(), args) {
        let probe = quote::format_ident!("{name}");
        let (addr, bytes) = (body.expr(addr), body.expr(bytes));
        return quote!({
            let (t_addr, t_bytes) = (#addr as u64, #bytes as u32);
            h.#probe(s, t_addr, t_bytes) as u8
        });
    }
    if decl.pure {
        return pure(body, &decl.name, args, ty);
    }
    let name = &decl.name;
    let args = args.iter().map(|a| body.expr(a));
    let answer = quote!({
        let t_args = [#(#args as u64),*];
        h.service(s, #name, &t_args)?
    });
    body.value_of_u64(answer, ty)
}

fn pure(body: &Body<'_>, name: &str, args: &[Expr], ty: &Ty) -> TokenStream {
    let data: Vec<&Expr> = args.iter().filter(|a| matches!(a.ty, Ty::Bits(_))).collect();
    let known = PURE.iter().find(|(n, count, _)| *n == name && *count == data.len());
    let (Some((_, count, to)), Some(first)) = (known, data.first()) else {
        return Repr::of(ty).default();
    };
    let number = match ty {
        Ty::Tuple(parts) => parts.first().cloned().unwrap_or(Ty::Unit),
        other => other.clone(),
    };
    let n = number.bits().unwrap_or(64);
    let function = format_ident!("{name}");
    let mut passed: Vec<TokenStream> = vec![Literal::u32_unsuffixed(first.ty.bits().unwrap_or(64)).into_token_stream()];
    if *to {
        passed.push(Literal::u32_unsuffixed(n).into_token_stream());
    }
    // The last of them is the rounding mode, where there is one.
    let rounds = !["f_rem", "f_mod", "f_pow"].contains(&name);
    passed.extend(data.iter().enumerate().map(|(i, arg)| {
        let x = body.expr(arg);
        if rounds && i + 1 == *count {
            quote!(#x as u32)
        } else {
            quote!(#x as u64)
        }
    }));
    let call = quote!(fp::#function(#(#passed),*));
    let value = cast(quote!(t_value), 64, storage(n).unwrap_or(64));
    match ty {
        Ty::Tuple(parts) => {
            let flags = uint(parts.get(1).and_then(Ty::bits).and_then(storage).unwrap_or(8));
            quote!({
                let (t_value, t_flags) = #call;
                (#value, t_flags as #flags)
            })
        }
        _ => quote!({
            let (t_value, _) = #call;
            #value
        }),
    }
}
