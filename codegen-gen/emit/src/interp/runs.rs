//! Runs of memory: loops that move consecutive lanes to or from consecutive addresses, as one copy.
//!
//! The copy is tried first. It is done where all lanes are active, addresses follow one another, and all lie in one page of
//! RAM that the window answers for; then no access can trap. Otherwise nothing has happened, and the loop runs as it
//! stands. What the loop notes in each iteration for the case of a trap has the value of the last one behind the copy.

use super::body::{Body, Memory};
use super::files::Storage;
use super::place;
use super::repr::Repr;
use super::uniform::Loop;
use onespec_sem::ir::{Block, Expr, ExprKind, LocalId, Place, Stmt, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The parts of a loop that moves a lane in each iteration.
struct Transfer<'a> {
    /// State that is set to the index before the access.
    notes: Vec<&'a Place>,
    /// Locals of an iteration.
    lets: Vec<&'a Stmt>,
    /// An inner loop around the access: its index, and how often it runs.
    inner: Option<(LocalId, &'a Expr)>,
    lane: &'a Place,
    addr: &'a Expr,
    bytes: u32,
    loads: bool,
}

impl Body<'_> {
    /// A condition that moves all lanes of a loop by one copy if that can be done, and says whether it has; `None` where
    /// the loop is another one.
    pub fn run(
        &self,
        local: LocalId,
        (lo, hi): (&Expr, &Expr),
        cond: Option<&Expr>,
        block: &Block,
    ) -> Option<TokenStream> {
        let repr = Repr::of(self.local_type(local));
        if self.memory != Memory::Any || repr != Repr::I64 || !matches!(lo.ty, Ty::Int(0.., _)) {
            return None;
        }
        let around = Loop::new(local, block);
        let transfer = Transfer::of(&around, block)?;
        let (file, width) = self.lane_file(transfer.lane)?;
        if width != transfer.bytes * 8 || !self.consecutive(&around, &transfer) {
            return None;
        }
        let active = match cond {
            Some(cond) => self.all_active(&around, cond)?,
            None => quote!(true),
        };
        let once = transfer.inner.map(|(index, times)| {
            let (index, times) = (self.local(index), self.int_as(times, &Repr::I64));
            (quote!(#times == 1), quote!(let #index: i64 = 0;))
        });
        let (once, index) = once.unwrap_or_else(|| (quote!(true), TokenStream::new()));
        let (name, lo, hi) = (self.local(local), self.int_as(lo, &repr), self.int_as(hi, &repr));
        let lets: Vec<_> = transfer.lets.iter().map(|stmt| self.stmt(stmt)).collect();
        let (addr, first) = (self.expr(transfer.addr), self.first_bit(transfer.lane));
        let bytes = Literal::u32_unsuffixed(transfer.bytes);
        let (unit, step) = (
            Literal::usize_unsuffixed(transfer.bytes as usize),
            Literal::u64_unsuffixed(transfer.bytes.into()),
        );
        let copy = match transfer.loads {
            true => quote!(s.window.load_run(t_start, #bytes, s.#file.get_mut(t_place..t_end))),
            false => quote!(s.window.store_run(t_start, #bytes, s.#file.get(t_place..t_end))),
        };
        let notes = transfer.notes.iter().map(|note| {
            let last = Expr {
                kind: ExprKind::Local(local),
                ty: self.local_type(local).clone(),
            };
            place::write(self, note, &last)
        });
        Some(quote! {{
            let (t_from, t_to) = (#lo as usize, #hi.max(0) as usize);
            t_from < t_to && #once && #active && {
                #index
                let t_address = |#name: i64| { #(#lets)* (#addr) as u64 };
                let (t_start, t_next) = (t_address(t_from as i64), t_address(t_from as i64 + 1));
                let t_place = {
                    let #name: i64 = t_from as i64;
                    #(#lets)*
                    #first / 8
                };
                let (t_place, t_end) = (t_place + t_from * #unit, t_place + t_to * #unit);
                t_next.wrapping_sub(t_start) == #step && #copy
            } && {
                let #name: i64 = t_to as i64 - 1;
                #(#notes)*
                true
            }
        }})
    }

    /// Whether the address goes on in equal steps and the register stays, by locals that are computed without effects.
    fn consecutive(&self, around: &Loop, transfer: &Transfer<'_>) -> bool {
        // In the one iteration of an inner loop its index is zero.
        let mut staying: Vec<LocalId> = transfer.inner.iter().map(|(index, _)| *index).collect();
        let mut affine = Vec::new();
        for stmt in &transfer.lets {
            let Stmt::Let(id, value) = stmt else { return false };
            if self.locals.get(*id as usize).is_none_or(|local| local.mutable) {
                return false;
            }
            if around.stays_with(value, &staying) {
                staying.push(*id);
            } else if around.affine(value, &staying, &affine) {
                affine.push(*id);
            } else {
                return false;
            }
        }
        let Place::Lane { index, .. } = transfer.lane else {
            return false;
        };
        let times = transfer.inner.is_none_or(|(_, times)| around.stays(times));
        times && around.stays_with(index, &staying) && around.affine(transfer.addr, &staying, &affine)
    }

    /// That a condition holds in all iterations of `t_from..t_to`.
    fn all_active(&self, around: &Loop, cond: &Expr) -> Option<TokenStream> {
        let (unless, lane) = self.lane_condition(around, cond)?;
        let Place::Lane { file, index, .. } = &lane else {
            return None;
        };
        let (storage, name) = self.file(*file)?;
        let all = match storage {
            Storage::Words { len, .. } => {
                let at = place::reg_index(self, index, len);
                quote!((s.#name[#at] as u64 >> t_from).trailing_ones() as usize >= t_to - t_from)
            }
            _ => {
                let first = self.first_bit(&lane);
                quote!(wide::lanes::all(&s.#name, #first, t_from, t_to))
            }
        };
        Some(match unless {
            Some(unless) => {
                let unless = self.cond(&unless);
                quote!((#unless || #all))
            }
            None => all,
        })
    }
}

impl<'a> Transfer<'a> {
    fn of(around: &Loop, block: &'a Block) -> Option<Transfer<'a>> {
        let (mut notes, mut lets, mut inner) = (Vec::new(), Vec::new(), None);
        let mut block = block;
        loop {
            let (last, before) = block.stmts.split_last()?;
            if block.value.is_some() {
                return None;
            }
            for stmt in before {
                match stmt {
                    Stmt::Assign(place @ Place::State(_), value) if around.is_index(value) && inner.is_none() => {
                        notes.push(place);
                    }
                    Stmt::Let(..) => lets.push(stmt),
                    _ => return None,
                }
            }
            match last {
                Stmt::For {
                    local,
                    lo,
                    hi,
                    cond: None,
                    body,
                } if inner.is_none() && lo.kind == ExprKind::Int(0) => {
                    inner = Some((*local, hi));
                    block = body;
                }
                Stmt::Do(Expr {
                    kind: ExprKind::Block(body),
                    ..
                }) => block = body,
                Stmt::Assign(
                    to,
                    Expr {
                        kind: ExprKind::Read(from),
                        ..
                    },
                ) => {
                    let (lane, memory, loads) = match (to, &**from) {
                        (lane @ Place::Lane { .. }, memory @ Place::Mem { .. }) => (lane, memory, true),
                        (memory @ Place::Mem { .. }, lane @ Place::Lane { .. }) => (lane, memory, false),
                        _ => return None,
                    };
                    let (
                        Place::Lane { lane: at, .. },
                        Place::Mem {
                            addr,
                            bytes,
                            phys: false,
                        },
                    ) = (lane, memory)
                    else {
                        return None;
                    };
                    return around.is_index(at).then_some(Transfer {
                        notes,
                        lets,
                        inner,
                        lane,
                        addr,
                        bytes: *bytes,
                        loads,
                    });
                }
                _ => return None,
            }
        }
    }
}
