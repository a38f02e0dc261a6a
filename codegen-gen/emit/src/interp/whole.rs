//! Loops over all lanes of registers whose number of lanes is known, as one vector operation: one mask, one read of
//! each source, one write, without strips in between.
//!
//! The loop stands in a closure that is compiled for the host's baseline and for its wider vectors
//! (`onespec_core::simd`): the more lanes a loop has, the less the choice costs. The exceptional cases of a datapath (see
//! [`super::choose`]) stand behind it, once.

use super::body::{Body, known};
use super::files::Storage;
use super::place;
use super::plan::{Mask, Plan};
use onespec_sem::ir::{Expr, LocalId, Place, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// Numbers of lanes that are worth a choice, and have a bit each in a mask (`onespec_core::wide::whole::MAX`).
const COUNTS: std::ops::RangeInclusive<i128> = 16..=64;

impl Body<'_> {
    /// A loop over all lanes of registers, which has no order; `None` where the number of lanes is not known, or is
    /// small.
    pub fn whole(&self, local: LocalId, (lo, hi): (&Expr, &Expr), plan: &Plan<'_>) -> Option<TokenStream> {
        let (destination, facts) = (plan.destination?, &plan.facts);
        let bounds = (known(lo), known(hi));
        let (Some(0), Some(count)) = bounds else { return None };
        let sources: Vec<Place> = facts.sources.iter().map(|place| (*place).clone()).collect();
        let is_bytes = |place: &Place| matches!(self.lane_file(place), Some((_, 8..)));
        let fits = COUNTS.contains(&count)
            && is_bytes(destination.0)
            && sources.iter().all(is_bytes)
            && self.is_register(plan.destination, &sources, &plan.mask, bounds);
        let gives_up = facts.gives_up && facts.attempt.possible;
        let has_effects = facts.ordered || facts.locals || facts.attempt.sticky > 0 && gives_up;
        if self.attempt || !fits || has_effects {
            return None;
        }
        let count = Literal::usize_unsuffixed(usize::try_from(count).ok()?);
        let mask = self.whole_mask(&plan.mask)?;
        let (first, write) = self.written(destination.0)?;
        let places = sources.iter().enumerate().map(|(n, place)| {
            let (name, first) = (format_ident!("t_at{n}_"), self.first_bit(place));
            quote!(let #name = #first;)
        });
        let reads = sources.iter().enumerate().filter_map(|(n, place)| {
            let (file, width) = self.lane_file(place)?;
            let (to, at, read) = (
                format_ident!("t_in{n}_"),
                format_ident!("t_at{n}_"),
                format_ident!("read{width}"),
            );
            Some(quote!(let #to = wide::whole::#read::<#count>(&s.#file, #at);))
        });
        // Where registers begin stands where they are read: a compiler has to see that they lie in the file.
        let places: TokenStream = places.collect();
        let reads: TokenStream = reads.collect();
        let reads = quote! {
            #first
            #places
            #reads
            let t_mask: u64 = (#mask) & wide::whole::every(#count);
        };
        let body = |attempt: bool| self.one_lane(local, plan, &sources, attempt);
        let is_attempt = gives_up && !facts.attempt.calls;
        let work = match is_attempt {
            false => {
                let one = body(false)?;
                quote! {
                    onespec_core::simd::widest(
                        #[inline(always)]
                        || {
                            #reads
                            let mut t_out = [0; #count];
                            for t_k in 0..#count {
                                #one
                            }
                            #write
                        },
                    );
                }
            }
            true => {
                let (usual, one) = (body(true)?, body(false)?);
                quote! {
                    let t_is_usual = onespec_core::simd::widest(
                        #[inline(always)]
                        || {
                            #reads
                            let mut t_out = [0; #count];
                            let mut t_sames = [true; #count];
                            for t_k in 0..#count {
                                let mut t_one = true;
                                let t_same = &mut t_one;
                                #usual
                                t_sames[t_k] = t_one;
                            }
                            let t_is_usual = wide::whole::holds(&t_sames, t_mask);
                            if t_is_usual {
                                #write
                            }
                            t_is_usual
                        },
                    );
                    if !t_is_usual {
                        #reads
                        let mut t_out = [0; #count];
                        // For few: not unrolled.
                        for t_k in 0..core::hint::black_box(#count).min(#count) {
                            #one
                        }
                        #write
                    }
                }
            }
        };
        Some(quote!({ #work }))
    }

    /// The statements of one lane, of which the last sets its element of `t_out`.
    fn one_lane(&self, local: LocalId, plan: &Plan<'_>, sources: &[Place], attempt: bool) -> Option<TokenStream> {
        let (place, value) = plan.destination?;
        let inner = Body {
            sources,
            attempt,
            ..*self
        };
        let (_, width) = self.lane_file(place)?;
        let (name, value) = (self.local(local), inner.expr_as(value, &Ty::Bits(width)));
        let prefix = plan.prefix.iter().map(|stmt| inner.stmt(stmt));
        Some(quote! {
            let #name: i64 = t_k as i64;
            #(#prefix)*
            t_out[t_k] = #value;
        })
    }

    /// Statements that find the place of the destination, and that write it.
    fn written(&self, to: &Place) -> Option<(TokenStream, TokenStream)> {
        let (file, width) = self.lane_file(to)?;
        let (first, write) = (self.first_bit(to), format_ident!("write{width}"));
        Some((
            quote!(let t_to_place = #first;),
            quote!(wide::whole::#write(&mut s.#file, t_to_place, &t_out, t_mask);),
        ))
    }

    /// The active lanes, a bit each in a word of 64 bits; `None` where they have to be asked one by one.
    fn whole_mask(&self, mask: &Mask<'_>) -> Option<TokenStream> {
        if mask.other.is_some() {
            return None;
        }
        let Some(lane) = &mask.lane else {
            return Some(mask.bits.clone().unwrap_or(quote!(u64::MAX)));
        };
        let Place::Lane { file, index, .. } = lane else {
            return None;
        };
        let (Storage::Words { len, .. }, name) = self.file(*file)? else {
            return None;
        };
        let at = place::reg_index(self, index, len);
        let bits = quote!(s.#name[#at] as u64);
        Some(match &mask.unless {
            Some(unless) => {
                let unless = self.cond(unless);
                quote!(if #unless { u64::MAX } else { #bits })
            }
            None => bits,
        })
    }
}
