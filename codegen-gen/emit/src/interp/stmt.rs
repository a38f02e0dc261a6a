//! Statements.

use super::body::{Body, Memory};
use super::place;
use super::repr::Repr;
use onespec_sem::ir::{Stmt, Ty};
use proc_macro2::TokenStream;
use quote::quote;

impl Body<'_> {
    pub fn stmt(&self, stmt: &Stmt) -> TokenStream {
        match stmt {
            Stmt::Let(id, value) => {
                let (name, ty) = (self.local(*id), self.local_type(*id));
                let value = self.expr_as(value, ty);
                let mutable = self.mutable(*id);
                let ty = Repr::of(ty).tokens();
                quote!(let #mutable #name: #ty = #value;)
            }
            Stmt::LetTuple(ids, value) => {
                let types = Ty::Tuple(ids.iter().map(|id| self.local_type(*id).clone()).collect());
                let names = ids.iter().map(|id| {
                    let (mutable, name) = (self.mutable(*id), self.local(*id));
                    quote!(#mutable #name)
                });
                let value = self.expr_as(value, &types);
                quote!(let (#(#names),*) = #value;)
            }
            Stmt::Assign(place, value) => place::write(self, place, value),
            Stmt::If(cond, yes, no) => {
                let (cond, yes) = (self.cond(cond), self.block(yes, &Ty::Unit));
                if no.stmts.is_empty() && no.value.is_none() {
                    return quote!(if #cond #yes);
                }
                let no = self.block(no, &Ty::Unit);
                quote!(if #cond #yes else #no)
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => {
                if let Some(printed) = self.lane_loop(*local, (lo, hi), cond.as_ref(), body) {
                    return printed;
                }
                let run = self.run(*local, (lo, hi), cond.as_ref(), body);
                let usual = match run {
                    Some(_) => None,
                    None => self.usual_lane_loop(*local, (lo, hi), cond.as_ref(), body),
                };
                let unless = match (run, usual) {
                    (Some(run), _) => Some(quote!(if !#run)),
                    (None, Some((conditions, usual))) => Some(quote!(if #conditions { #usual } else)),
                    (None, None) => None,
                };
                let (name, ty) = (self.local(*local), self.local_type(*local));
                let repr = Repr::of(ty);
                let (lo, hi) = (self.int_as(lo, &repr), self.int_as(hi, &repr));
                let skip = cond.as_ref().map(|cond| {
                    let cond = self.cond(cond);
                    quote!(if !#cond { continue; })
                });
                let body = self.block(body, &Ty::Unit);
                let each = quote! {
                    for #name in #lo..#hi {
                        #skip
                        #body
                    }
                };
                match unless {
                    Some(unless) => quote!(#unless { #each }),
                    None => each,
                }
            }
            Stmt::Trap(..) if self.memory == Memory::Direct => quote!(return Err(Stop);),
            Stmt::Trap(cause, tval) => {
                let (cause, tval) = (self.expr(cause), self.expr(tval));
                quote! {
                    let t_cause = #cause as u64;
                    let t_tval = #tval as u64;
                    return Err(raise(s, t_cause, t_tval));
                }
            }
            Stmt::Return(value) => {
                let value = self.expr_as(value, self.result);
                if self.stops {
                    quote!(return Ok(#value);)
                } else {
                    quote!(return #value;)
                }
            }
            Stmt::Do(value) => {
                let value = self.expr(value);
                quote!(let _ = #value;)
            }
        }
    }

    fn mutable(&self, id: u32) -> Option<TokenStream> {
        self.locals
            .get(id as usize)
            .is_some_and(|l| l.mutable)
            .then(|| quote!(mut))
    }
}
