//! Calls of host functions: pure ones of `onespec_core::fp`, services of the host, and `readable`.

use super::body::{Body, Memory};
use super::conversions::is_conversion;
use super::repr::{Repr, cast, storage, uint};
use onespec_core::fp::{Flags, STICKY, Unit};
use onespec_core::host::{Call, Function, Type};
use onespec_sem::ir::{Expr, Place, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

pub fn call(body: &Body<'_>, id: usize, args: &[Expr], ty: &Ty) -> TokenStream {
    let Some(decl) = body.unit.program.externs.get(id) else {
        return Repr::of(ty).default();
    };
    let Some(function) = decl.function else {
        return Repr::of(ty).default();
    };
    match (function.call, args) {
        (Call::Readable | Call::Writable, [addr, bytes]) => {
            let probe = format_ident!("{}", decl.name);
            let (addr, bytes) = (body.expr(addr), body.expr(bytes));
            quote!({
                let (t_addr, t_bytes) = (#addr as u64, #bytes as u32);
                h.#probe(s, t_addr, t_bytes) as u8
            })
        }
        (Call::Service(service), _) => {
            let service = format_ident!("{service:?}");
            let args = args.iter().map(|a| body.expr(a));
            let answer = quote!({
                let t_args = [#(#args as u64),*];
                h.service(s, Service::#service, &t_args)?
            });
            body.value_of_u64(answer, ty)
        }
        _ => float(body, function, args, ty),
    }
}

/// The machine's float unit as a constant.
pub fn unit(unit: &Unit) -> TokenStream {
    let Unit {
        nan_result,
        nan_integer,
        tininess,
        ..
    } = unit;
    let nan_result = format_ident!("{nan_result:?}");
    let nan_integer = format_ident!("{nan_integer:?}");
    let tininess = format_ident!("{tininess:?}");
    let negative_nan = unit.negative_nan;
    let modes = unit.modes.iter().map(|mode| format_ident!("{mode:?}"));
    let Flags {
        invalid,
        divide_by_zero,
        overflow,
        underflow,
        inexact,
    } = unit.flags;
    quote! {
        const FLOAT: fp::Unit = fp::Unit {
            nan_result: fp::NanResult::#nan_result,
            negative_nan: #negative_nan,
            nan_integer: fp::NanInteger::#nan_integer,
            tininess: fp::Tininess::#tininess,
            modes: [#(fp::Rounding::#modes),*],
            flags: fp::Flags {
                invalid: #invalid,
                divide_by_zero: #divide_by_zero,
                overflow: #overflow,
                underflow: #underflow,
                inexact: #inexact,
            },
        };
    }
}

/// A function of `onespec_core::fp`.
fn float(body: &Body<'_>, function: &Function, args: &[Expr], ty: &Ty) -> TokenStream {
    let data: Vec<&Expr> = args.iter().filter(|a| matches!(a.ty, Ty::Bits(_))).collect();
    let Some(first) = data.first() else {
        return Repr::of(ty).default();
    };
    let number = match ty {
        Ty::Tuple(parts) => parts.first().cloned().unwrap_or(Ty::Unit),
        other => other.clone(),
    };
    let n = number.bits().unwrap_or(64);
    let name = format_ident!("{}", function.name);
    let mut passed: Vec<TokenStream> = vec![Literal::u32_unsuffixed(first.ty.bits().unwrap_or(64)).into_token_stream()];
    if function.params.iter().any(|(_, ty)| *ty == Type::Number) {
        passed.push(Literal::u32_unsuffixed(n).into_token_stream());
    }
    // What is no number of a width says how to round.
    let of_data = function.params.iter().filter(|(_, ty)| *ty != Type::Number);
    passed.extend(of_data.zip(&data).map(|((_, ty), arg)| {
        let x = body.expr(arg);
        match ty {
            Type::Data => quote!(#x as u64),
            _ => quote!(#x as u32),
        }
    }));
    let value = cast(quote!(t_value), 64, storage(n).unwrap_or(64));
    if body.attempt && is_conversion(body.unit.program, function, args, &number) {
        // The last argument says how to round.
        passed.pop();
        let flags = match ty {
            Ty::Tuple(parts) => uint(parts.get(1).and_then(Ty::bits).and_then(storage).unwrap_or(8)),
            _ => uint(8),
        };
        let result = match ty {
            Ty::Tuple(_) => quote!((#value, t_flags as #flags)),
            _ => value,
        };
        return quote!({
            let (t_value, t_flags) = FLOAT.nearest_from_s(#(#passed),*);
            #result
        });
    }
    let sticky = STICKY.contains(&function.name);
    if sticky
        && matches!(first.ty, Ty::Bits(32 | 64))
        && let Some(collector) = body.unit.collector
    {
        let result = match ty {
            Ty::Tuple(_) => quote!((#value, 0)),
            _ => value.clone(),
        };
        if body.attempt {
            let attempt = format_ident!("attempt_{}", function.name.trim_start_matches("f_"));
            return quote!({
                let (t_value, t_sure) = FLOAT.#attempt::<UP>(#(#passed),*);
                *t_same &= t_sure;
                #result
            });
        }
        if body.memory == Memory::Direct {
            let normal = format_ident!("normal_{}", function.name.trim_start_matches("f_"));
            let flags = super::place::read(body, &Place::State(collector), &Ty::Bits(8));
            return quote!({
                let t_inexact = FLOAT.after(#flags as u32).is_inexact();
                let (t_value, t_sure) = FLOAT.#normal(#(#passed),*);
                if !(t_inexact & t_sure) {
                    return Err(Stop);
                }
                #result
            });
        }
    }
    let collector = body.unit.collector.filter(|_| body.state && sticky);
    let call = match collector {
        Some(state) => {
            let flags = super::place::read(body, &Place::State(state), &Ty::Bits(8));
            quote!(FLOAT.after(#flags as u32).#name(#(#passed),*))
        }
        None => quote!(FLOAT.#name(#(#passed),*)),
    };
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
