//! Operators on data up to 128 bits and on integers.

use super::body::{Body, greatest, known};
use super::repr::{Repr, cast, convert, literal, masked, ones, sint, storage, uint};
use onespec_sem::ir::{BinOp, CmpOp, Expr, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

/// The type that integers of these types are computed in.
pub fn join(types: &[&Ty]) -> Repr {
    if types.iter().any(|ty| Repr::of(ty) == Repr::I128) {
        Repr::I128
    } else {
        Repr::I64
    }
}

/// `a op b` as a Rust `bool`, on data.
pub fn compare_bits(op: CmpOp, a: TokenStream, b: TokenStream, n: u32) -> TokenStream {
    let (a, b) = match op {
        CmpOp::LtS | CmpOp::LeS => (as_signed(a, n), as_signed(b, n)),
        _ => (a, b),
    };
    compare_ints(op, a, b)
}

/// `a op b` as a Rust `bool`.
pub fn compare_ints(op: CmpOp, a: TokenStream, b: TokenStream) -> TokenStream {
    match op {
        CmpOp::Eq => quote!((#a == #b)),
        CmpOp::Ne => quote!((#a != #b)),
        CmpOp::LtU | CmpOp::LtS => quote!((#a < #b)),
        CmpOp::LeU | CmpOp::LeS => quote!((#a <= #b)),
    }
}

/// Data as the signed type of its storage, with its sign.
pub fn as_signed(x: TokenStream, n: u32) -> TokenStream {
    let bits = storage(n).unwrap_or(128);
    let signed = sint(bits);
    if n == bits {
        return quote!((#x as #signed));
    }
    let by = Literal::u32_unsuffixed(bits - n);
    quote!(((#x << #by) as #signed >> #by))
}

/// Sign extension between any widths up to 128.
pub fn sext(x: TokenStream, from: u32, to: u32) -> TokenStream {
    let (small, large) = (storage(from).unwrap_or(128), storage(to).unwrap_or(128));
    if from >= to {
        return masked(cast(x, small, large), to, large);
    }
    let (signed, unsigned) = (sint(large), uint(large));
    if from == small {
        let narrow = sint(small);
        return masked(quote!((#x as #narrow as #signed as #unsigned)), to, large);
    }
    let x = cast(x, small, large);
    let by = Literal::u32_unsuffixed(large - from);
    masked(quote!((((#x << #by) as #signed >> #by) as #unsigned)), to, large)
}

/// `x` over and over: by the constant that has a one for each.
pub fn repeat(x: TokenStream, from: u32, to: u32) -> TokenStream {
    let (small, large) = (storage(from).unwrap_or(128), storage(to).unwrap_or(128));
    if from >= to {
        return masked(cast(x, small, large), to, large);
    }
    if from == 1 {
        return sext(x, from, to);
    }
    let pattern = (0..to)
        .step_by(from.max(1) as usize)
        .fold(0u128, |sum, at| sum | 1 << at);
    let (x, pattern) = (cast(x, small, large), literal(pattern, large));
    masked(quote!(#x.wrapping_mul(#pattern)), to, large)
}

/// An amount of a shift or the low bit of a slice.
pub enum Amount {
    Known(u32),
    /// Never above this.
    UpTo(u128, TokenStream),
    /// Anything; of a type that converts to and compares with `u128`.
    Any(TokenStream),
}

impl Amount {
    pub fn new(body: &Body<'_>, e: &Expr) -> Amount {
        if let Some(v) = known(e) {
            return Amount::Known(u32::try_from(v).unwrap_or(u32::MAX));
        }
        let x = body.amount(e);
        match greatest(e) {
            Some(most) => Amount::UpTo(most, x),
            None => Amount::Any(x),
        }
    }
}

/// `x[lo +: to]` of `from` bits.
pub fn slice(x: TokenStream, from: u32, lo: &Amount, to: u32) -> TokenStream {
    let (large, small) = (storage(from).unwrap_or(128), storage(to).unwrap_or(128));
    match lo {
        Amount::Known(0) if to >= from => cast(x, large, small),
        Amount::Known(0) => masked(cast(x, large, small), to, small),
        Amount::Known(by) if *by >= from => {
            let zero = literal(0, small);
            quote!({
                let _ = #x;
                #zero
            })
        }
        Amount::Known(by) => {
            let shift = Literal::u32_unsuffixed(*by);
            let moved = cast(quote!((#x >> #shift)), large, small);
            if by + to >= from {
                moved
            } else {
                masked(moved, to, small)
            }
        }
        Amount::UpTo(most, by) if *most < u128::from(large) => {
            masked(cast(quote!(#x.wrapping_shr(#by as u32)), large, small), to, small)
        }
        Amount::UpTo(_, by) | Amount::Any(by) => {
            let moved = shift_guarded(BinOp::ShrU, x, by, from);
            masked(cast(moved, large, small), to, small)
        }
    }
}

/// A shift by an amount that may be the width or more.
fn shift_guarded(op: BinOp, x: TokenStream, by: &TokenStream, n: u32) -> TokenStream {
    let bits = storage(n).unwrap_or(128);
    let most = Literal::u32_unsuffixed(n);
    let last = Literal::u32_unsuffixed(n.saturating_sub(1));
    let unsigned = uint(bits);
    match op {
        BinOp::ShrS => {
            let signed = as_signed(quote!(t_x), n);
            masked(
                quote!({
                    let t_x = #x;
                    let t_by = (#by as u128).min(#last);
                    (#signed >> (t_by as u32)) as #unsigned
                }),
                n,
                bits,
            )
        }
        _ => {
            let moved = if op == BinOp::Shl {
                masked(quote!(t_x.wrapping_shl(t_by as u32)), n, bits)
            } else {
                quote!(t_x.wrapping_shr(t_by as u32))
            };
            quote!({
                let t_x = #x;
                let t_by = #by as u128;
                if t_by < #most { #moved } else { 0 }
            })
        }
    }
}

fn shift(body: &Body<'_>, op: BinOp, x: TokenStream, amount: &Expr, n: u32) -> TokenStream {
    let bits = storage(n).unwrap_or(128);
    let (by, proven) = match Amount::new(body, amount) {
        Amount::Known(by) if by < n => (Literal::u32_unsuffixed(by).into_token_stream(), true),
        Amount::Known(by) => {
            let by = Literal::u32_unsuffixed(by);
            (quote!(#by), false)
        }
        Amount::UpTo(most, by) => (by, most < u128::from(n)),
        Amount::Any(by) => (by, false),
    };
    if !proven {
        return shift_guarded(op, x, &by, n);
    }
    match op {
        BinOp::Shl => masked(quote!(#x.wrapping_shl(#by as u32)), n, bits),
        BinOp::ShrU => quote!(#x.wrapping_shr(#by as u32)),
        _ => {
            let unsigned = uint(bits);
            let x = as_signed(x, n);
            masked(quote!((#x.wrapping_shr(#by as u32) as #unsigned)), n, bits)
        }
    }
}

/// `a op b` on data of `n` bits.
pub fn binary_bits(body: &Body<'_>, op: BinOp, a: &Expr, b: &Expr, n: u32) -> TokenStream {
    let bits = storage(n).unwrap_or(128);
    let x = body.expr(a);
    if matches!(op, BinOp::Shl | BinOp::ShrU | BinOp::ShrS) {
        return shift(body, op, x, b, n);
    }
    let y = body.expr(b);
    match op {
        BinOp::Add => masked(quote!(#x.wrapping_add(#y)), n, bits),
        BinOp::Sub => masked(quote!(#x.wrapping_sub(#y)), n, bits),
        BinOp::Mul => masked(quote!(#x.wrapping_mul(#y)), n, bits),
        BinOp::And => quote!((#x & #y)),
        BinOp::Or => quote!((#x | #y)),
        BinOp::Xor => quote!((#x ^ #y)),
        BinOp::DivU => {
            let all = literal(ones(n), bits);
            quote!(#x.checked_div(#y).unwrap_or(#all))
        }
        BinOp::RemU => quote!({
            let (t_x, t_y) = (#x, #y);
            t_x.checked_rem(t_y).unwrap_or(t_x)
        }),
        _ => {
            let (signed_x, signed_y) = (as_signed(quote!(t_x), n), as_signed(quote!(t_y), n));
            let unsigned = uint(bits);
            let (zero_case, quotient) = if op == BinOp::DivS {
                let all = literal(ones(n), bits);
                (
                    all,
                    masked(quote!((#signed_x.wrapping_div(#signed_y) as #unsigned)), n, bits),
                )
            } else {
                (
                    quote!(t_x),
                    masked(quote!((#signed_x.wrapping_rem(#signed_y) as #unsigned)), n, bits),
                )
            };
            quote!({
                let (t_x, t_y) = (#x, #y);
                if t_y == 0 { #zero_case } else { #quotient }
            })
        }
    }
}

/// `a op b` on integers; the checker's intervals say that nothing overflows.
pub fn binary_ints(body: &Body<'_>, op: BinOp, a: &Expr, b: &Expr, ty: &Ty) -> TokenStream {
    let repr = join(&[&a.ty, &b.ty, ty]);
    let x = body.int_as(a, &repr);
    let out = match op {
        BinOp::Shl | BinOp::ShrU | BinOp::ShrS => {
            let most = Literal::u32_unsuffixed(if repr == Repr::I128 { 127 } else { 63 });
            let by = match known(b) {
                Some(v) => Literal::u32_suffixed(u32::try_from(v).unwrap_or(u32::MAX).min(127)).into_token_stream(),
                None => {
                    let by = body.amount(b);
                    quote!((#by as u32))
                }
            };
            if op == BinOp::Shl {
                quote!(#x.wrapping_shl(#by))
            } else {
                quote!((#x >> #by.min(#most)))
            }
        }
        _ => {
            let y = body.int_as(b, &repr);
            match op {
                BinOp::Add => quote!(#x.wrapping_add(#y)),
                BinOp::Sub => quote!(#x.wrapping_sub(#y)),
                BinOp::Mul => quote!(#x.wrapping_mul(#y)),
                BinOp::And => quote!((#x & #y)),
                BinOp::Or => quote!((#x | #y)),
                BinOp::Xor => quote!((#x ^ #y)),
                BinOp::RemU | BinOp::RemS => quote!(#x.checked_rem(#y).unwrap_or(0)),
                _ => quote!(#x.checked_div(#y).unwrap_or(0)),
            }
        }
    };
    convert(out, &repr, &Repr::of(ty))
}

/// Bits of a value kept in `bits` bits with `part` (of `to` bits) put at `lo`; both are bound to names already.
pub fn insert(old: TokenStream, n: u32, part: TokenStream, to: u32, lo: TokenStream) -> TokenStream {
    let bits = storage(n).unwrap_or(128);
    if to >= n {
        return part;
    }
    let mask = literal(ones(to), bits);
    let part = cast(part, storage(to).unwrap_or(128), bits);
    let all = masked(
        quote!((#old & !#mask.wrapping_shl(#lo) | #part.wrapping_shl(#lo))),
        n,
        bits,
    );
    quote!(#all)
}
