//! Places: what they read as, and the statement that writes them. A write evaluates the value, then the place's indices,
//! then stores, as the evaluator does.

use super::body::{Body, known};
use super::files::{Storage, Width, sink};
use super::ops::{self, Amount};
use super::repr::{Repr, cast, convert, masked, storage, uint};
use super::wide;
use onespec_sem::ir::{Expr, ExprKind, Place, Ty};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

impl Body<'_> {
    /// How a register file is kept, and its name.
    pub(super) fn file(&self, file: u16) -> Option<(Storage, &Ident)> {
        let i = usize::from(file);
        Some((
            Storage::of(self.unit.program.files.get(i)?),
            self.unit.names.files.get(i)?,
        ))
    }

    /// The index to write to for the index `at` (a name), when it might be the zero register.
    pub(super) fn redirect(&self, file: u16, index: &Expr, at: TokenStream) -> Option<TokenStream> {
        let decl = self.unit.program.files.get(usize::from(file))?;
        let zero = decl.zero?;
        if let Ty::Int(lo, hi) = &index.ty
            && !(*lo..=*hi).contains(&i128::from(zero))
        {
            return None;
        }
        let zero = Literal::usize_unsuffixed(zero as usize);
        let sink = Literal::usize_unsuffixed(sink(decl) as usize);
        Some(quote!(if #at == #zero { #sink } else { #at }))
    }
}

/// The value of a place, as `ty` is kept.
pub fn read(body: &Body<'_>, place: &Place, ty: &Ty) -> TokenStream {
    let n = ty.bits().unwrap_or(64);
    if let Some(at) = body.sources.iter().position(|source| source == place) {
        let lanes = format_ident!("t_in{at}_");
        return quote!(#lanes[t_k]);
    }
    match place {
        Place::Local(id) => {
            let name = body.local(*id);
            convert(quote!(#name), &Repr::of(body.local_type(*id)), &Repr::of(ty))
        }
        Place::LocalBits { local, lo, width } => {
            let name = body.local(*local);
            part(body, quote!(#name), body.local_type(*local), lo, *width)
        }
        Place::Reg { file, index } => read_reg(body, *file, index),
        Place::Lane {
            file,
            index,
            lane,
            width,
        } => read_bits(body, *file, index, lane, *width, *width),
        Place::RegBits { file, index, lo, width } => read_bits(body, *file, index, lo, *width, 1),
        Place::State(i) => {
            let (name, declared) = state(body, *i);
            convert(quote!(s.#name), &Repr::of(&declared), &Repr::of(ty))
        }
        Place::StateBits { state: i, lo, width } => {
            let (name, declared) = state(body, *i);
            part(body, quote!(s.#name), &declared, lo, *width)
        }
        Place::Pc => body.value_of_u64(body.pc(), ty),
        Place::Mem { addr, bytes, phys } => super::memory::load(body, addr, *bytes, *phys, n),
        Place::Csr(number) => {
            let number = body.expr(number);
            let (pc, ilen) = (body.pc(), body.ilen());
            let value = quote!({
                let t_number = #number as u64;
                read_csr(s, h, #pc, #ilen, t_number)?
            });
            body.value_of_u64(value, ty)
        }
    }
}

/// The statement that stores an expression in a place.
pub fn write(body: &Body<'_>, place: &Place, value: &Expr) -> TokenStream {
    match place {
        Place::Local(id) => {
            let name = body.local(*id);
            let value = body.expr_as(value, body.local_type(*id));
            quote!(#name = #value;)
        }
        Place::LocalBits { local, lo, width } => {
            let name = body.local(*local);
            write_part(body, quote!(#name), body.local_type(*local), lo, *width, value)
        }
        Place::Reg { file, index } => write_reg(body, *file, index, value),
        Place::Lane {
            file,
            index,
            lane,
            width,
        } => write_bits(body, *file, (index, lane), *width, *width, value),
        Place::RegBits { file, index, lo, width } => write_bits(body, *file, (index, lo), *width, 1, value),
        Place::State(i) => {
            let (name, declared) = state(body, *i);
            let value = body.expr_as(value, &declared);
            match body.attempt {
                true => quote! {{
                    let t_value = #value;
                    *t_same &= t_value == s.#name;
                }},
                false => quote!(s.#name = #value;),
            }
        }
        Place::StateBits { state: i, lo, width } => {
            let (name, declared) = state(body, *i);
            if body.attempt {
                let write = write_part(body, quote!(t_new), &declared, lo, *width, value);
                return quote! {{
                    let mut t_new = s.#name;
                    #write
                    *t_same &= t_new == s.#name;
                }};
            }
            write_part(body, quote!(s.#name), &declared, lo, *width, value)
        }
        Place::Pc => {
            let value = body.expr(value);
            quote!(s.pc = #value as u64;)
        }
        Place::Mem { addr, bytes, phys } => super::memory::store(body, addr, *bytes, *phys, value),
        Place::Csr(number) => {
            let (value, number) = (body.expr(value), body.expr(number));
            let (pc, ilen) = (body.pc(), body.ilen());
            quote! {
                let t_value = #value as u64;
                let t_number = #number as u64;
                write_csr(s, h, #pc, #ilen, t_number, t_value)?;
            }
        }
    }
}

fn state(body: &Body<'_>, index: u16) -> (Ident, Ty) {
    let i = usize::from(index);
    let name = body
        .unit
        .names
        .state
        .get(i)
        .cloned()
        .unwrap_or_else(|| quote::format_ident!("pc"));
    (
        name,
        body.unit.program.state.get(i).map_or(Ty::Bits(64), |s| s.ty.clone()),
    )
}

/// `x[lo +: width]` of a local or state.
fn part(body: &Body<'_>, x: TokenStream, ty: &Ty, lo: &Expr, n: u32) -> TokenStream {
    let from = ty.bits().unwrap_or(64);
    if storage(from).is_some() {
        return ops::slice(x, from, &Amount::new(body, lo), n);
    }
    let lo = body.amount(lo);
    let to = Literal::u32_unsuffixed(n);
    match storage(n) {
        Some(bits @ ..=64) => {
            let unsigned = uint(bits);
            quote!((wide::bits(&#x, #lo as u64, #to) as #unsigned))
        }
        Some(bits) => {
            let unsigned = uint(bits);
            quote!((wide::low(&wide::array::slice::<_, 2>(#x, #lo as u64, #to)) as #unsigned))
        }
        None => {
            let count = Literal::usize_unsuffixed(onespec_core::wide::limbs(n));
            quote!(wide::array::slice::<_, #count>(#x, #lo as u64, #to))
        }
    }
}

fn write_part(body: &Body<'_>, x: TokenStream, ty: &Ty, lo: &Expr, n: u32, value: &Expr) -> TokenStream {
    let whole = ty.bits().unwrap_or(64);
    let value = body.expr_as(value, &Ty::Bits(n));
    let lo = body.amount(lo);
    if storage(whole).is_some() {
        let all = ops::insert(x.clone(), whole, quote!(t_value), n, quote!(t_lo));
        return quote! {{
            let t_value = #value;
            let t_lo = #lo as u32;
            #x = #all;
        }};
    }
    let to = Literal::u32_unsuffixed(n);
    if n <= 64 {
        return quote! {{
            let t_value = #value as u64;
            let t_lo = #lo as u64;
            wide::set_bits(&mut #x, t_lo, #to, t_value);
        }};
    }
    let part = if storage(n).is_some() {
        quote!([t_value as u64, (t_value as u128 >> 64) as u64])
    } else {
        quote!(t_value)
    };
    quote! {{
        let t_value = #value;
        let t_lo = #lo as u64;
        #x = wide::array::insert(#x, t_lo, #to, #part);
    }}
}

fn read_reg(body: &Body<'_>, file: u16, index: &Expr) -> TokenStream {
    let Some((storage, name)) = body.file(file) else {
        return quote!(0);
    };
    match storage {
        Storage::Words { len, bits, .. } => {
            let at = reg_index(body, index, len);
            match body.forward.and_then(|forward| forward.source(file, index)) {
                Some(source) => {
                    let (source, ty) = (Literal::usize_unsuffixed(source), uint(bits));
                    quote!((if F == #source { *t_last as #ty } else { s.#name[#at] }))
                }
                None => quote!(s.#name[#at]),
            }
        }
        Storage::Bytes { width, .. } => {
            let (at, stride) = (body.index(index), Literal::usize_unsuffixed(width as usize));
            let load = wide::load(quote!(s.#name), quote!(t_pos), width);
            quote!({
                let t_pos = #at * #stride;
                #load
            })
        }
        // The checker lets nobody read or write these as a whole.
        Storage::Heap { .. } => quote!(Default::default()),
    }
}

/// An index into a file of words. The length is a power of two: a `u8` operand needs no check when it is 256, and
/// anything else is cut to the length, which for a proven index changes nothing.
pub(super) fn reg_index(body: &Body<'_>, index: &Expr, len: usize) -> TokenStream {
    if let Some(v) = known(index) {
        return Literal::usize_unsuffixed(usize::try_from(v).unwrap_or(0) & (len - 1)).into_token_stream();
    }
    if let (ExprKind::Operand(i), Some(layout), 256) = (&index.kind, body.layout, len)
        && let Some(byte) = layout.byte(*i)
    {
        return byte;
    }
    let (i, mask) = (body.index(index), Literal::usize_unsuffixed(len - 1));
    quote!((#i & #mask))
}

fn write_reg(body: &Body<'_>, file: u16, index: &Expr, value: &Expr) -> TokenStream {
    let Some((storage, name)) = body.file(file) else {
        return TokenStream::new();
    };
    let width = body.unit.program.files.get(usize::from(file)).map_or(64, |f| f.width);
    let value = body.expr_as(value, &Ty::Bits(width));
    let sunk = if let (ExprKind::Operand(i), Some(layout)) = (&index.kind, body.layout) {
        layout.sink(*i, file)
    } else {
        None
    };
    let is_result = body.forward.is_some_and(|forward| forward.is_result(file, index));
    let forward = is_result.then(|| quote!(*t_last = t_value as u64;));
    match (storage, sunk) {
        (Storage::Words { .. }, Some(at)) => quote! {
            let t_value = #value;
            s.#name[#at] = t_value;
            #forward
        },
        (Storage::Words { len, .. }, None) => {
            let at = reg_index(body, index, len);
            let at = body.redirect(file, index, quote!(t_at)).map_or(quote!(#at), |sink| {
                quote!({
                    let t_at = #at;
                    #sink
                })
            });
            quote! {{
                let t_value = #value;
                s.#name[#at] = t_value;
                #forward
            }}
        }
        (Storage::Bytes { width, .. }, _) => {
            let (at, stride) = (body.index(index), Literal::usize_unsuffixed(width as usize));
            let at = body.redirect(file, index, quote!(t_at)).map_or(quote!(#at), |sink| {
                quote!({
                    let t_at = #at;
                    #sink
                })
            });
            let store = wide::store(quote!(s.#name), quote!(t_pos), width, quote!(t_value));
            quote! {{
                let t_value = #value;
                let t_pos = #at * #stride;
                #store
            }}
        }
        (Storage::Heap { .. }, _) => TokenStream::new(),
    }
}

fn read_bits(body: &Body<'_>, file: u16, index: &Expr, at: &Expr, n: u32, step: u32) -> TokenStream {
    let Some((storage, name)) = body.file(file) else {
        return quote!(0);
    };
    match storage {
        Storage::Words { len, bits, width } => {
            let reg = {
                let i = reg_index(body, index, len);
                quote!(s.#name[#i])
            };
            match known(at).and_then(|v| u32::try_from(v).ok()) {
                Some(v) => {
                    let sliced = ops::slice(reg, width, &Amount::Known(v.saturating_mul(step)), n);
                    quote!(#sliced)
                }
                None => {
                    let (at, step) = (body.expr(at), Literal::u32_unsuffixed(step));
                    let small = storage_bits(n);
                    let moved = cast(quote!(t_reg.wrapping_shr(t_lo)), bits, small);
                    let moved = masked(moved, n, small);
                    quote!({
                        let t_reg = #reg;
                        let t_lo = (#at as u32).wrapping_mul(#step);
                        #moved
                    })
                }
            }
        }
        Storage::Bytes { .. } | Storage::Heap { .. } => {
            if is_lane(storage, n, step) {
                let get = format_ident!("{name}_get{n}");
                let (bind, first, lane) = lane_place(body, index, at);
                let load = quote!(s.#get(#first, #lane));
                return if bind.is_empty() { load } else { quote!({ #bind #load }) };
            }
            let pos = bit_position(body, index, at, joined_width(storage), step);
            let load = wide::load(quote!(s.#name), quote!(t_pos), n);
            quote!({
                let t_pos = #pos;
                #load
            })
        }
    }
}

fn storage_bits(n: u32) -> u32 {
    storage(n).unwrap_or(128)
}

pub(super) fn joined_width(storage: Storage) -> Width {
    match storage {
        Storage::Words { width, .. } | Storage::Bytes { width, .. } => Width::Known(width),
        Storage::Heap { setting } => Width::Setting(setting),
    }
}

/// Lanes that the state has methods for ([`lane_methods`]): of these widths, in files where they lie on whole bytes.
pub(super) fn is_lane(storage: Storage, n: u32, step: u32) -> bool {
    n == step && LANES.contains(&n) && joined_width(storage).whole_bytes()
}

/// The indices of a lane, and statements to come before them: what calls something is bound first.
fn lane_place(body: &Body<'_>, index: &Expr, at: &Expr) -> (TokenStream, TokenStream, TokenStream) {
    let (first, lane) = (body.index(index), body.index(at));
    let calls = |e: &Expr| {
        let mut found = false;
        onespec_sem::visit::expression(e, &mut |node| {
            found |= !matches!(
                node,
                onespec_sem::visit::Node::Expr(Expr {
                    kind: ExprKind::Local(_)
                        | ExprKind::Operand(_)
                        | ExprKind::Int(_)
                        | ExprKind::Bin(..)
                        | ExprKind::IMax(..)
                        | ExprKind::IMin(..),
                    ..
                })
            );
        });
        found
    };
    if calls(index) || calls(at) {
        let bind = quote! {
            let t_first = #first;
            let t_lane = #lane;
        };
        return (bind, quote!(t_first), quote!(t_lane));
    }
    (TokenStream::new(), first, lane)
}

/// Widths of lanes that are read and written by an access of their own.
const LANES: [u32; 6] = [1, 8, 16, 32, 64, 128];

/// Methods of the state that read and write lanes of a file kept as bytes. Lanes run on into the next registers by
/// themselves.
pub fn lane_methods(file: &onespec_sem::ir::File, name: &Ident) -> TokenStream {
    let storage = Storage::of(file);
    if matches!(storage, Storage::Words { .. }) || !joined_width(storage).whole_bytes() {
        return TokenStream::new();
    }
    let width = match joined_width(storage) {
        Width::Known(width) => Literal::usize_unsuffixed(width as usize).into_token_stream(),
        Width::Setting(at) => {
            let at = Literal::usize_unsuffixed(at.into());
            quote!((self.settings[#at] as usize))
        }
    };
    let methods = LANES.map(|n| {
        let (get, set) = (format_ident!("{name}_get{n}"), format_ident!("{name}_set{n}"));
        let (load, store) = (format_ident!("lane{n}"), format_ident!("set_lane{n}"));
        let ty = uint(n.max(8));
        let at = if n == 1 {
            quote!(first.wrapping_mul(#width).wrapping_add(lane))
        } else {
            let step = Literal::usize_unsuffixed(n as usize / 8);
            quote!(first.wrapping_mul(#width / 8).wrapping_add(lane.wrapping_mul(#step)))
        };
        quote! {
            #[inline]
            fn #get(&self, first: usize, lane: usize) -> #ty {
                wide::#load(&self.#name, #at)
            }

            #[inline]
            fn #set(&mut self, first: usize, lane: usize, value: #ty) {
                let at = #at;
                wide::#store(&mut self.#name, at, value);
            }
        }
    });
    quote!(#(#methods)*)
}

/// Bit position in a file of bytes; bits run on into the next register by themselves.
fn bit_position(body: &Body<'_>, index: &Expr, at: &Expr, width: Width, step: u32) -> TokenStream {
    let (index, at) = (body.index(index), body.index(at));
    let (width, step) = (width.tokens(), Literal::usize_unsuffixed(step as usize));
    quote!((#index * #width + #at * #step))
}

fn write_bits(body: &Body<'_>, file: u16, (index, at): (&Expr, &Expr), n: u32, step: u32, value: &Expr) -> TokenStream {
    let Some((storage, name)) = body.file(file) else {
        return TokenStream::new();
    };
    let value = body.expr_as(value, &Ty::Bits(n));
    match storage {
        Storage::Words { len, width, .. } => {
            let i = reg_index(body, index, len);
            let i = body.redirect(file, index, quote!(t_at)).map_or(quote!(#i), |sink| {
                quote!({
                    let t_at = #i;
                    #sink
                })
            });
            let (at, step) = (body.expr(at), Literal::u32_unsuffixed(step));
            let all = ops::insert(quote!(s.#name[t_reg]), width, quote!(t_value), n, quote!(t_lo));
            quote! {{
                let t_value = #value;
                let t_reg = #i;
                let t_lo = (#at as u32).wrapping_mul(#step);
                s.#name[t_reg] = #all;
            }}
        }
        Storage::Bytes { .. } | Storage::Heap { .. } => {
            if is_lane(storage, n, step) {
                let set = format_ident!("{name}_set{n}");
                let (bind, first, lane) = lane_place(body, index, at);
                return quote! {{
                    let t_value = #value;
                    #bind
                    s.#set(#first, #lane, t_value);
                }};
            }
            let pos = bit_position(body, index, at, joined_width(storage), step);
            let store = wide::store(quote!(s.#name), quote!(t_pos), n, quote!(t_value));
            quote! {{
                let t_value = #value;
                let t_pos = #pos;
                #store
            }}
        }
    }
}
