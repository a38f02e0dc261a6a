//! How values of the semantics language are kept in generated Rust: the narrowest unsigned type for data, `i64` for
//! integers (`i128` where the interval asks for it), arrays of limbs for data above 128 bits.
//!
//! Invariant of all printed expressions: bits above the width are zero.

use onespec_core::wide;
use onespec_sem::ir::{Expr, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// The Rust type of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Repr {
    /// `u8` … `u128`, by its bits.
    Uint(u32),
    /// `[u64; limbs]`
    Wide(usize),
    I64,
    I128,
    Tuple(Vec<Repr>),
    Unit,
}

impl Repr {
    pub fn of(ty: &Ty) -> Repr {
        match ty {
            Ty::Bits(n) => match storage(*n) {
                Some(bits) => Repr::Uint(bits),
                None => Repr::Wide(wide::limbs(*n)),
            },
            Ty::Int(lo, hi) if *lo >= i128::from(i64::MIN) && *hi <= i128::from(i64::MAX) => Repr::I64,
            Ty::Int(..) => Repr::I128,
            Ty::Tuple(parts) => Repr::Tuple(parts.iter().map(Repr::of).collect()),
            Ty::Unit => Repr::Unit,
        }
    }

    pub fn tokens(&self) -> TokenStream {
        match self {
            Repr::Uint(bits) => uint(*bits),
            Repr::Wide(limbs) => {
                let limbs = Literal::usize_unsuffixed(*limbs);
                quote!([u64; #limbs])
            }
            Repr::I64 => quote!(i64),
            Repr::I128 => quote!(i128),
            Repr::Tuple(parts) => {
                let parts = parts.iter().map(Repr::tokens);
                quote!((#(#parts),*))
            }
            Repr::Unit => quote!(()),
        }
    }

    /// A value for code that the program never reaches.
    pub fn default(&self) -> TokenStream {
        match self {
            Repr::Uint(_) | Repr::I64 | Repr::I128 => quote!(0),
            Repr::Wide(limbs) => {
                let limbs = Literal::usize_unsuffixed(*limbs);
                quote!([0; #limbs])
            }
            Repr::Tuple(parts) => {
                let parts = parts.iter().map(Repr::default);
                quote!((#(#parts),*))
            }
            Repr::Unit => quote!(()),
        }
    }
}

/// Width of a value that is data.
pub fn width(e: &Expr) -> u32 {
    e.ty.bits().unwrap_or(64)
}

/// Changes the type that an integer is kept in.
pub fn convert(x: TokenStream, from: &Repr, to: &Repr) -> TokenStream {
    match (from, to) {
        (Repr::I64, Repr::I128) => quote!((#x as i128)),
        (Repr::I128, Repr::I64) => quote!((#x as i64)),
        (Repr::Tuple(a), Repr::Tuple(b)) if a != b => {
            let names: Vec<_> = (0..a.len()).map(|i| format_ident!("t_part{i}_")).collect();
            let parts = names
                .iter()
                .zip(a.iter().zip(b))
                .map(|(name, (a, b))| convert(quote!(#name), a, b));
            quote!({
                let (#(#names),*) = #x;
                (#(#parts),*)
            })
        }
        _ => x,
    }
}

/// Bits of the narrowest unsigned type that holds a width; `None` above 128.
pub fn storage(width: u32) -> Option<u32> {
    [8, 16, 32, 64, 128].into_iter().find(|bits| width <= *bits)
}

/// `u64`
pub fn uint(bits: u32) -> TokenStream {
    let name = format_ident!("u{bits}");
    quote!(#name)
}

/// `i64`
pub fn sint(bits: u32) -> TokenStream {
    let name = format_ident!("i{bits}");
    quote!(#name)
}

/// The low `width` bits set.
pub fn ones(width: u32) -> u128 {
    match width {
        0 => 0,
        n if n >= 128 => u128::MAX,
        n => (1 << n) - 1,
    }
}

/// A literal of an unsigned type, small ones in decimal.
pub fn literal(value: u128, bits: u32) -> TokenStream {
    let text = if value < 256 {
        format!("{value}u{bits}")
    } else {
        format!("{value:#x}u{bits}")
    };
    text.parse().unwrap_or_default()
}

/// A literal without suffix.
pub fn plain(value: u128) -> TokenStream {
    let text = if value < 256 {
        format!("{value}")
    } else {
        format!("{value:#x}")
    };
    text.parse().unwrap_or_default()
}

/// A literal of an integer's type.
pub fn int_literal(value: i128, repr: &Repr) -> TokenStream {
    let suffix = if *repr == Repr::I128 { "i128" } else { "i64" };
    let text = format!("{}{suffix}", value.unsigned_abs());
    let magnitude: TokenStream = text.parse().unwrap_or_default();
    match value {
        i128::MIN => quote!(i128::MIN),
        v if v == i128::from(i64::MIN) && *repr == Repr::I64 => quote!(i64::MIN),
        v if v < 0 => quote!((-#magnitude)),
        _ => magnitude,
    }
}

/// `x & mask` when the storage is wider than the width.
pub fn masked(x: TokenStream, width: u32, bits: u32) -> TokenStream {
    if width >= bits {
        return x;
    }
    let mask = literal(ones(width), bits);
    quote!((#x & #mask))
}

/// `x as to`, when it is another type.
pub fn cast(x: TokenStream, from: u32, to: u32) -> TokenStream {
    if from == to {
        return x;
    }
    let to = uint(to);
    quote!((#x as #to))
}
