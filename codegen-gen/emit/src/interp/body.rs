//! Context of the emitters of one body: the program, names, and the sources of values in the surrounding code.

use super::attempt::Attempt;
use super::forward::Forward;
use super::names::{self, Names};
use super::needs::Needs;
use super::quick::Direct;
use super::repr::{self, Repr};
use super::slots::Layout;
use onespec_sem::ir::{Expr, ExprKind, Local, LocalId, Place, Program, Ty};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The whole program, as printers see it.
pub struct Unit<'a> {
    pub program: &'a Program,
    pub names: Names,
    /// Needs of every fn.
    pub needs: Vec<Needs>,
    /// What can be attempted of every fn.
    pub attempts: Vec<Attempt>,
    /// The fast path of every fn.
    pub direct: Vec<Direct>,
    /// Nodes of every fn, see [`super::choose`].
    pub sizes: Vec<usize>,
    /// By fn: its attempts can give up, see [`super::choose`].
    pub giving_up: Vec<bool>,
    /// By fn: its attempts are printed where they are called.
    pub inlined: Vec<bool>,
    /// The state that collects inexact flags, see [`super::sticky`].
    pub collector: Option<u16>,
    /// Names of state that platforms look at while a program runs.
    pub watched: Vec<&'a str>,
}

/// Who is asked for memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Memory {
    /// The window, for pages at their direct place: the body is given up where that does not answer, at any trap, and where
    /// floats need more than the host's operation (see [`super::quick`]).
    Direct,
    /// The window, and the host where that does not answer.
    Any,
}

/// One body: of an instruction (with a layout of its slot) or of a fn.
pub struct Body<'a> {
    pub unit: &'a Unit<'a>,
    pub locals: &'a [Local],
    pub layout: Option<&'a Layout>,
    /// The body returns a `Result`.
    pub stops: bool,
    /// The state is at hand.
    pub state: bool,
    /// Who is asked for memory.
    pub memory: Memory,
    /// What a `return` gives.
    pub result: &'a Ty,
    /// Lanes that stand in arrays, eight at a time (see [`super::lanes`]).
    pub sources: &'a [Place],
    /// The body is attempted: `t_same` becomes false where it would change state (see [`super::attempt`]).
    pub attempt: bool,
    /// What it takes from the instruction before, `F` says which, and hands to the next one, both by `t_last`.
    pub forward: Option<&'a Forward>,
}

/// The name of a fn's form for attempts.
pub fn attempt_of(name: &Ident) -> Ident {
    format_ident!("try_{name}")
}

/// The name of a fn's direct form, see [`super::quick`].
pub fn direct_of(name: &Ident) -> Ident {
    format_ident!("direct_{name}")
}

impl Body<'_> {
    pub fn local(&self, id: LocalId) -> Ident {
        names::local(self.locals.get(id as usize).map_or("", |l| l.name.as_str()), id)
    }

    pub fn local_type(&self, id: LocalId) -> &Ty {
        self.locals.get(id as usize).map_or(&Ty::Unit, |l| &l.ty)
    }

    /// Address of the instruction, a `u64`.
    pub fn pc(&self) -> TokenStream {
        if self.layout.is_some() {
            quote!(d.pc)
        } else {
            quote!(pc)
        }
    }

    /// Length of the instruction, a `u8`.
    pub fn ilen(&self) -> TokenStream {
        if self.layout.is_some() {
            quote!(d.len)
        } else {
            quote!(ilen)
        }
    }

    /// A `u64` that the program counter or a service gave, as a value of this type.
    pub fn value_of_u64(&self, x: TokenStream, ty: &Ty) -> TokenStream {
        match (Repr::of(ty), ty) {
            // Above 64 bits there is nothing to mask.
            (Repr::Uint(128), _) => quote!((#x as u128)),
            (Repr::Uint(bits), Ty::Bits(n)) => repr::masked(repr::cast(x, 64, bits), *n, bits),
            (Repr::Wide(limbs), _) => {
                let limbs = proc_macro2::Literal::usize_unsuffixed(limbs);
                quote!({
                    let mut t_x = [0; #limbs];
                    t_x[0] = #x;
                    t_x
                })
            }
            (Repr::I64, _) => quote!((#x as i64)),
            (Repr::I128, _) => quote!((#x as i128)),
            (Repr::Tuple(_), Ty::Tuple(parts)) => {
                let parts = parts.iter().map(|t| self.value_of_u64(quote!(t_x), t));
                quote!({
                    let t_x: u64 = #x;
                    (#(#parts),*)
                })
            }
            _ => quote!({
                let _ = #x;
            }),
        }
    }
}

/// The value of an int that is known now.
pub fn known(e: &Expr) -> Option<i128> {
    match (&e.kind, &e.ty) {
        (ExprKind::Int(v), _) => Some(*v),
        (ExprKind::Const(v), Ty::Bits(n)) if *n <= 127 => Some((*v & repr::ones(*n)) as i128),
        _ => None,
    }
}

/// Greatest amount that an index or shift amount can be; `None` when it is beyond all use.
pub fn greatest(e: &Expr) -> Option<u128> {
    match &e.ty {
        Ty::Int(lo, hi) if *lo >= 0 => u128::try_from(*hi).ok(),
        Ty::Bits(n) if *n < 128 => known(e).and_then(|v| u128::try_from(v).ok()).or(Some(repr::ones(*n))),
        _ => None,
    }
}
