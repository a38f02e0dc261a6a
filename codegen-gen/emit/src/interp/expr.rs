//! Expressions, in the order of evaluation of the source: every operand is printed where Rust evaluates it in turn, and
//! whatever a borrow would move is bound to a temporary first (`t_…`; locals end in their number, so none is hidden).

use super::body::{self, Body, Memory, known};
use super::repr::{self, Repr, cast, convert, literal, masked, storage, uint, width};
use super::{ops, place, wide};
use onespec_sem::ir::{Block, CmpOp, Count, Expr, ExprKind, Ty, UnOp};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

impl Body<'_> {
    /// The value of an expression, as its type is kept.
    pub fn expr(&self, e: &Expr) -> TokenStream {
        if wide::concerns(e) {
            return wide::expr(self, e);
        }
        match &e.ty {
            Ty::Bits(n) => self.bits(e, *n),
            Ty::Int(..) => self.int(e),
            Ty::Tuple(_) | Ty::Unit => self.any(e),
        }
    }

    /// The value of an expression where another type is expected: integers change between `i64` and `i128`.
    pub fn expr_as(&self, e: &Expr, ty: &Ty) -> TokenStream {
        let (from, to) = (Repr::of(&e.ty), Repr::of(ty));
        match (&e.kind, ty) {
            (ExprKind::Int(v), Ty::Int(..)) => repr::int_literal(*v, &to),
            (ExprKind::Tuple(parts), Ty::Tuple(types)) => {
                let parts = parts.iter().zip(types).map(|(part, ty)| self.expr_as(part, ty));
                quote!((#(#parts),*))
            }
            _ => convert(self.expr(e), &from, &to),
        }
    }

    /// An int as an `i64` or `i128` that an operation is done in.
    pub fn int_as(&self, e: &Expr, to: &Repr) -> TokenStream {
        match &e.kind {
            ExprKind::Int(v) => repr::int_literal(*v, to),
            _ => convert(self.expr(e), &Repr::of(&e.ty), to),
        }
    }

    /// An index or amount as a `usize`.
    pub fn index(&self, e: &Expr) -> TokenStream {
        match known(e) {
            Some(v) => Literal::usize_unsuffixed(usize::try_from(v).unwrap_or(usize::MAX)).into_token_stream(),
            None => {
                let x = self.expr(e);
                quote!((#x as usize))
            }
        }
    }

    /// A condition as a Rust `bool`.
    pub fn cond(&self, e: &Expr) -> TokenStream {
        match &e.kind {
            ExprKind::Const(v) => {
                if v & 1 == 1 {
                    quote!(true)
                } else {
                    quote!(false)
                }
            }
            ExprKind::Cmp(op, a, b) => self.compare(*op, a, b),
            ExprKind::AndAlso(a, b) => {
                let (a, b) = (self.cond(a), self.cond(b));
                quote!((#a && #b))
            }
            ExprKind::OrElse(a, b) => {
                let (a, b) = (self.cond(a), self.cond(b));
                quote!((#a || #b))
            }
            ExprKind::Un(UnOp::Not, x) if x.ty == Ty::BOOL => {
                let x = self.cond(x);
                quote!((!#x))
            }
            ExprKind::Feature(index) => {
                let word = Literal::usize_unsuffixed(usize::from(index / 64).min(3));
                let bit = literal(1 << (index % 64), 64);
                quote!((s.features.0[#word] & #bit != 0))
            }
            _ => {
                let x = self.expr(e);
                quote!((#x != 0))
            }
        }
    }

    fn compare(&self, op: CmpOp, a: &Expr, b: &Expr) -> TokenStream {
        match (&a.ty, &b.ty) {
            (Ty::Bits(n), _) if storage(*n).is_none() => wide::compare(self, op, a, b),
            (Ty::Bits(n), _) => ops::compare_bits(op, self.expr(a), self.expr(b), *n),
            _ => {
                let repr = ops::join(&[&a.ty, &b.ty]);
                ops::compare_ints(op, self.int_as(a, &repr), self.int_as(b, &repr))
            }
        }
    }

    fn bits(&self, e: &Expr, n: u32) -> TokenStream {
        let bits = storage(n).unwrap_or(128);
        match &e.kind {
            ExprKind::Const(v) => literal(v & repr::ones(n), bits),
            ExprKind::Pc => self.value_of_u64(self.pc(), &e.ty),
            ExprKind::Ilen => {
                let len = self.ilen();
                cast(len, 8, bits)
            }
            ExprKind::Feature(_) | ExprKind::Cmp(..) | ExprKind::AndAlso(..) | ExprKind::OrElse(..) => {
                let cond = self.cond(e);
                let ty = uint(bits);
                quote!((#cond as #ty))
            }
            ExprKind::Un(UnOp::Not, x) => {
                let x = self.expr(x);
                if n == bits {
                    quote!((!#x))
                } else {
                    let mask = literal(repr::ones(n), bits);
                    quote!((#x ^ #mask))
                }
            }
            ExprKind::Un(UnOp::Neg, x) => {
                let x = self.expr(x);
                masked(quote!(#x.wrapping_neg()), n, bits)
            }
            ExprKind::Bin(op, a, b) => ops::binary_bits(self, *op, a, b, n),
            ExprKind::Slice(x, lo) => {
                let from = x.ty.bits().unwrap_or(n);
                let lo = ops::Amount::new(self, lo);
                ops::slice(self.expr(x), from, &lo, n)
            }
            ExprKind::Concat(high, low) => {
                let (high_bits, low_bits) = (width(high), width(low));
                let high = cast(self.expr(high), storage(high_bits).unwrap_or(128), bits);
                let low = cast(self.expr(low), storage(low_bits).unwrap_or(128), bits);
                let by = Literal::u32_unsuffixed(low_bits);
                quote!((#high << #by | #low))
            }
            ExprKind::Zext(x) => cast(self.expr(x), storage(width(x)).unwrap_or(128), bits),
            ExprKind::Trunc(x) => masked(cast(self.expr(x), storage(width(x)).unwrap_or(128), bits), n, bits),
            ExprKind::Sext(x) => ops::sext(self.expr(x), width(x), n),
            ExprKind::ToBits(x) => self.to_bits(x, n, bits),
            ExprKind::Rep(x, _) => ops::repeat(self.expr(x), width(x), n),
            ExprKind::Table(table, index) => {
                let name = self.unit.names.tables.get(usize::from(*table));
                let index = self.index(index);
                let from = self
                    .unit
                    .program
                    .tables
                    .get(usize::from(*table))
                    .map_or(8, |t| storage(t.width).unwrap_or(64));
                let entry = quote!(#name.get(#index).copied().unwrap_or(0));
                masked(cast(entry, from.min(64), bits), n, bits)
            }
            _ => self.any(e),
        }
    }

    fn to_bits(&self, x: &Expr, n: u32, bits: u32) -> TokenStream {
        if let Some(v) = known(x) {
            return literal(v as u128 & repr::ones(n), bits);
        }
        let fits = matches!(&x.ty, Ty::Int(lo, hi) if *lo >= 0 && *hi as u128 <= repr::ones(n));
        let ty = uint(bits);
        // From i64 to u128 by way of i128, which repeats the sign, is what `as` does.
        let x = self.expr(x);
        let value = quote!((#x as #ty));
        if fits { value } else { masked(value, n, bits) }
    }

    fn int(&self, e: &Expr) -> TokenStream {
        let repr = Repr::of(&e.ty);
        let ty = repr.tokens();
        match &e.kind {
            ExprKind::Int(v) => repr::int_literal(*v, &repr),
            ExprKind::Operand(i) => self.layout.map(|l| l.value(*i)).unwrap_or_else(|| quote!(0)),
            ExprKind::Pc => {
                let pc = self.pc();
                quote!((#pc as #ty))
            }
            ExprKind::Ilen => {
                let len = self.ilen();
                quote!((#len as #ty))
            }
            ExprKind::Setting(index) => {
                let at = Literal::usize_unsuffixed((*index).into());
                quote!((s.settings[#at] as #ty))
            }
            ExprKind::Un(op, x) => {
                let x = self.int_as(x, &repr);
                match op {
                    UnOp::Neg => quote!(#x.wrapping_neg()),
                    UnOp::Not => quote!((!#x)),
                }
            }
            ExprKind::Bin(op, a, b) => ops::binary_ints(self, *op, a, b, &e.ty),
            ExprKind::ToUint(x) => {
                let x = self.expr(x);
                quote!((#x as #ty))
            }
            ExprKind::ToSint(x) => {
                let n = width(x);
                let bits = storage(n).unwrap_or(128);
                let extended = ops::sext(self.expr(x), n, bits);
                let signed = repr::sint(bits);
                quote!((#extended as #signed as #ty))
            }
            ExprKind::Count(Count::Clz, x) => {
                let n = width(x);
                let above = Literal::u32_unsuffixed(storage(n).unwrap_or(128) - n);
                let x = self.expr(x);
                quote!(((#x.leading_zeros() - #above) as #ty))
            }
            ExprKind::Count(Count::Ctz, x) => {
                let n = width(x);
                let count = {
                    let x = self.expr(x);
                    quote!(#x.trailing_zeros())
                };
                let most = Literal::u32_unsuffixed(n);
                if storage(n) == Some(n) {
                    quote!((#count as #ty))
                } else {
                    quote!((#count.min(#most) as #ty))
                }
            }
            ExprKind::Count(Count::Popcount, x) => {
                let x = self.expr(x);
                quote!((#x.count_ones() as #ty))
            }
            ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
                let wide = ops::join(&[&a.ty, &b.ty]);
                let (a, b) = (self.int_as(a, &wide), self.int_as(b, &wide));
                let which = if matches!(e.kind, ExprKind::IMin(..)) {
                    quote!(min)
                } else {
                    quote!(max)
                };
                convert(quote!(#a.#which(#b)), &wide, &repr)
            }
            _ => self.any(e),
        }
    }

    /// What has the same form whatever its type.
    fn any(&self, e: &Expr) -> TokenStream {
        match &e.kind {
            ExprKind::Local(id) => {
                let name = self.local(*id);
                convert(quote!(#name), &Repr::of(self.local_type(*id)), &Repr::of(&e.ty))
            }
            ExprKind::Cond(c, a, b) => {
                if let Some(chosen) = self.choose(c, [a, b], &e.ty) {
                    return chosen;
                }
                let (c, a, b) = (self.cond(c), self.expr_as(a, &e.ty), self.expr_as(b, &e.ty));
                quote!((if #c { #a } else { #b }))
            }
            ExprKind::IfElse(c, a, b) => {
                if let Some(chosen) = self.choose_block(c, [a, b], &e.ty) {
                    return chosen;
                }
                let (c, a, b) = (self.cond(c), self.block(a, &e.ty), self.block(b, &e.ty));
                quote!((if #c #a else #b))
            }
            ExprKind::Block(block) => self.block(block, &e.ty),
            ExprKind::Tuple(_) => self.expr_as(e, &e.ty),
            ExprKind::Read(p) => place::read(self, p, &e.ty),
            ExprKind::Call(id, args) => self.call(*id as usize, args, &e.ty),
            ExprKind::Extern(id, args) => super::externs::call(self, usize::from(*id), args, &e.ty),
            _ => Repr::of(&e.ty).default(),
        }
    }

    /// A block with a value of a type.
    pub fn block(&self, block: &Block, ty: &Ty) -> TokenStream {
        let stmts = block.stmts.iter().map(|s| self.stmt(s));
        let value = match (&block.value, ty) {
            (Some(value), Ty::Unit) => {
                let value = self.expr(value);
                quote!(#value;)
            }
            (Some(value), _) => self.expr_as(value, ty),
            (None, Ty::Unit) => TokenStream::new(),
            // Behind a trap.
            (None, _) => Repr::of(ty).default(),
        };
        quote!({ #(#stmts)* #value })
    }

    fn call(&self, id: usize, args: &[Expr], ty: &Ty) -> TokenStream {
        let (Some(func), Some(needs)) = (self.unit.program.funcs.get(id), self.unit.needs.get(id)) else {
            return Repr::of(ty).default();
        };
        let name = self.unit.names.funcs.get(id);
        let temps: Vec<_> = (0..args.len()).map(|i| format_ident!("t_arg{i}_")).collect();
        let binds = temps.iter().zip(args).zip(&func.params).map(|((temp, arg), param)| {
            let want = func.locals.get(*param as usize).map_or(&arg.ty, |l| &l.ty);
            let value = self.expr_as(arg, want);
            quote!(let #temp = #value;)
        });
        let attempt = self.unit.attempts.get(id).filter(|attempt| attempt.own && self.attempt);
        let direct = self.unit.direct.get(id).is_some_and(|direct| direct.fails) && self.memory == Memory::Direct;
        let name = name.map(|name| match (attempt, direct) {
            (Some(attempt), _) => {
                let (name, up) = (body::attempt_of(name), attempt.is_sticky().then(|| quote!(::<UP>)));
                quote!(#name #up)
            }
            (_, true) => body::direct_of(name).into_token_stream(),
            _ => name.into_token_stream(),
        });
        let mut passed = Vec::new();
        if attempt.is_some() {
            passed.push(quote!(t_same));
        }
        if needs.state || direct {
            passed.push(quote!(s));
        }
        if needs.host {
            passed.push(quote!(h));
        }
        if needs.pc {
            passed.push(self.pc());
        }
        if needs.ilen {
            passed.push(self.ilen());
        }
        let stop = (needs.stops || direct).then(|| quote!(?));
        let call = convert(
            quote!(#name(#(#passed,)* #(#temps),*)#stop),
            &Repr::of(&func.result),
            &Repr::of(ty),
        );
        quote!({ #(#binds)* #call })
    }
}
