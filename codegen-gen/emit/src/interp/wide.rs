//! Expressions of which a part is wider than 128 bits: arrays of limbs, through `onespec_core::wide`.

use super::body::{Body, known};
use super::repr::{Repr, cast, literal, ones, storage, uint, width};
use onespec_core::wide::limbs;
use onespec_sem::ir::{BinOp, CmpOp, Count, Expr, ExprKind, Ty, UnOp};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

fn is_wide(e: &Expr) -> bool {
    matches!(&e.ty, Ty::Bits(n) if storage(*n).is_none())
}

/// Does this operator compute with wide data?
pub fn concerns(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Const(_) | ExprKind::ToBits(_) => is_wide(e),
        ExprKind::Un(_, x)
        | ExprKind::Zext(x)
        | ExprKind::Sext(x)
        | ExprKind::Trunc(x)
        | ExprKind::Rep(x, _)
        | ExprKind::ToUint(x)
        | ExprKind::ToSint(x)
        | ExprKind::Count(_, x)
        | ExprKind::Slice(x, _) => is_wide(e) || is_wide(x),
        ExprKind::Bin(_, x, _) => is_wide(e) || is_wide(x),
        ExprKind::Concat(..) => is_wide(e),
        _ => false,
    }
}

/// Whether an amount is a multiple of a width of which limbs have a whole number: then no slice crosses the end of one.
fn is_multiple(amount: &Expr, n: u32) -> bool {
    let factor = match &amount.kind {
        ExprKind::Bin(BinOp::Mul, _, factor) => known(factor),
        _ => known(amount),
    };
    n.is_power_of_two() && n <= 64 && factor.is_some_and(|factor| factor % i128::from(n) == 0)
}

fn count(n: u32) -> TokenStream {
    Literal::usize_unsuffixed(limbs(n)).into_token_stream()
}

fn number(n: u32) -> TokenStream {
    Literal::u32_unsuffixed(n).into_token_stream()
}

/// A value of any width as an array of the limbs it needs (two at least when it is small).
fn array(body: &Body<'_>, e: &Expr) -> (TokenStream, u32) {
    let x = body.expr(e);
    let n = width(e);
    match storage(n) {
        None => (x, n),
        Some(_) => (quote!(wide::array::from_low::<2>(#x as u128, false, 128)), n),
    }
}

/// A result of `n` bits that is at hand as an array of its limbs (two at least), as it is kept.
fn back(x: TokenStream, n: u32) -> TokenStream {
    match storage(n) {
        None => x,
        Some(bits) => {
            let ty = uint(bits);
            let mask = literal(ones(n), bits);
            quote!((wide::low(&#x) as #ty & #mask))
        }
    }
}

fn out_limbs(n: u32) -> TokenStream {
    count(n.max(128))
}

/// Prints an expression that [`concerns`] wide data.
pub fn expr(body: &Body<'_>, e: &Expr) -> TokenStream {
    let n = width(e);
    let (to, to_limbs) = (number(n), out_limbs(n));
    match &e.kind {
        ExprKind::Const(v) => {
            let v = literal(*v, 128);
            quote!(wide::array::from_low::<#to_limbs>(#v, true, #to))
        }
        ExprKind::ToBits(x) => {
            let x = body.expr(x);
            quote!(wide::array::from_low::<#to_limbs>(#x as i128 as u128, true, #to))
        }
        ExprKind::Un(op, x) => {
            let x = body.expr(x);
            let f = if *op == UnOp::Neg { quote!(neg) } else { quote!(not) };
            quote!(wide::array::unary(#x, #to, wide::#f))
        }
        ExprKind::Zext(x) | ExprKind::Trunc(x) => {
            let (x, _) = array(body, x);
            back(quote!(wide::array::slice::<_, #to_limbs>(#x, 0, #to)), n)
        }
        ExprKind::Sext(x) => {
            let (x, from) = array(body, x);
            let from = number(from);
            back(quote!(wide::array::sext::<_, #to_limbs>(#x, #from, #to)), n)
        }
        ExprKind::Rep(x, _) => {
            let (x, from) = array(body, x);
            let from = number(from);
            back(quote!(wide::array::repeat::<_, #to_limbs>(#x, #from, #to)), n)
        }
        ExprKind::Slice(x, amount) if n <= 64 && is_wide(x) => {
            let x = body.expr(x);
            let lo = body.amount(amount);
            let ty = uint(storage(n).unwrap_or(64));
            match is_multiple(amount, n) {
                true => quote!((wide::aligned(&#x, #lo as u64, #to) as #ty)),
                false => quote!((wide::bits(&#x, #lo as u64, #to) as #ty)),
            }
        }
        ExprKind::Slice(x, lo) => {
            let (x, _) = array(body, x);
            let lo = body.amount(lo);
            let cut = quote!({
                let t_x = #x;
                wide::array::slice::<_, #to_limbs>(t_x, #lo as u64, #to)
            });
            back(cut, n)
        }
        ExprKind::Concat(high, low) => {
            let ((high, high_bits), (low, low_bits)) = (array(body, high), array(body, low));
            let (high_bits, low_bits) = (number(high_bits), number(low_bits));
            quote!({
                let t_high = #high;
                let t_low = wide::array::slice::<_, #to_limbs>(#low, 0, #low_bits);
                wide::array::insert(t_low, #low_bits, #high_bits, t_high)
            })
        }
        ExprKind::Bin(op, a, b) => binary(body, *op, a, b, n),
        ExprKind::ToUint(x) | ExprKind::ToSint(x) => {
            // An integer has at most 128 bits, so the value does.
            let x = body.expr(x);
            let ty = Repr::of(&e.ty).tokens();
            quote!((wide::low(&#x) as #ty))
        }
        ExprKind::Count(count, x) => {
            let n = number(width(x));
            let ty = Repr::of(&e.ty).tokens();
            let value = body.expr(x);
            match count {
                Count::Clz => quote!((wide::clz(&#value, #n) as #ty)),
                Count::Ctz => quote!((wide::ctz(&#value, #n) as #ty)),
                Count::Popcount => quote!((wide::popcount(&#value) as #ty)),
            }
        }
        _ => Repr::of(&e.ty).default(),
    }
}

fn binary(body: &Body<'_>, op: BinOp, a: &Expr, b: &Expr, n: u32) -> TokenStream {
    let to = number(n);
    let x = body.expr(a);
    let shift = |name: TokenStream| {
        let by = body.amount(b);
        quote!({
            let t_x = #x;
            wide::array::shift(t_x, #by as u64, #to, wide::#name)
        })
    };
    let y = || body.expr(b);
    let plain = |name: TokenStream| {
        let y = y();
        quote!(wide::array::binary(#x, #y, #to, wide::#name))
    };
    let divide = |name: TokenStream| {
        let y = y();
        quote!(wide::array::#name(#x, #y, #to))
    };
    match op {
        BinOp::Shl => shift(quote!(shl)),
        BinOp::ShrU => shift(quote!(shr_u)),
        BinOp::ShrS => shift(quote!(shr_s)),
        BinOp::Add => plain(quote!(add)),
        BinOp::Sub => plain(quote!(sub)),
        BinOp::Mul => plain(quote!(mul)),
        BinOp::And => plain(quote!(and)),
        BinOp::Or => plain(quote!(or)),
        BinOp::Xor => plain(quote!(xor)),
        BinOp::DivU => divide(quote!(div_u)),
        BinOp::RemU => divide(quote!(rem_u)),
        BinOp::DivS => divide(quote!(div_s)),
        BinOp::RemS => divide(quote!(rem_s)),
    }
}

/// `a op b` as a Rust `bool`.
pub fn compare(body: &Body<'_>, op: CmpOp, a: &Expr, b: &Expr) -> TokenStream {
    let n = number(width(a));
    let (a, b) = (body.expr(a), body.expr(b));
    match op {
        CmpOp::Eq => quote!((#a == #b)),
        CmpOp::Ne => quote!((#a != #b)),
        CmpOp::LtU => quote!(wide::cmp_u(&#a, &#b).is_lt()),
        CmpOp::LeU => quote!(wide::cmp_u(&#a, &#b).is_le()),
        CmpOp::LtS => quote!(wide::cmp_s(&#a, &#b, #n).is_lt()),
        CmpOp::LeS => quote!(wide::cmp_s(&#a, &#b, #n).is_le()),
    }
}

impl Body<'_> {
    /// The amount of a shift or the low bit of a slice, as an integer of some type.
    pub fn amount(&self, e: &Expr) -> TokenStream {
        let x = self.expr(e);
        if is_wide(e) { quote!(wide::amount(&#x)) } else { x }
    }
}

/// Reads `width` bits at a bit position of a register file kept as bytes.
pub fn load(bytes: TokenStream, pos: TokenStream, n: u32) -> TokenStream {
    let to = number(n);
    match storage(n) {
        // A lane on a byte boundary is the usual case.
        Some(bits @ (8 | 16 | 32 | 64)) if bits == n => {
            let get = quote::format_ident!("get{bits}");
            quote!(wide::#get(&#bytes, #pos))
        }
        Some(_) => back(quote!(wide::array::load::<2>(&#bytes, #pos, #to)), n),
        None => {
            let count = count(n);
            quote!(wide::array::load::<#count>(&#bytes, #pos, #to))
        }
    }
}

/// Writes a value of `n` bits, bound to a name, at a bit position of a register file kept as bytes.
pub fn store(bytes: TokenStream, pos: TokenStream, n: u32, value: TokenStream) -> TokenStream {
    let to = number(n);
    match storage(n) {
        Some(bits @ (8 | 16 | 32 | 64)) if bits == n => {
            let put = quote::format_ident!("put{bits}");
            quote!(wide::#put(&mut #bytes, #pos, #value);)
        }
        Some(bits) => {
            let small = cast(value, bits, 128);
            quote!(wide::store(&mut #bytes, #pos, #to, &wide::array::from_low::<2>(#small, false, 128));)
        }
        None => quote!(wide::store(&mut #bytes, #pos, #to, &#value);),
    }
}
