//! Loops over lanes, eight at a time: strip mining of loops that map lanes to lanes or look at them in order.
//!
//! Lane `i` of each source is read for eight iterations at once, into an array; the body is printed over these arrays; the
//! lanes of the destination are written behind it, as far as the condition of the loop holds. Where the body has no effect
//! but its lane, all eight are computed, which a compiler can make vector code of; otherwise those that the condition
//! names, in order. Where a destination lies over later lanes of a source (`onespec_core::wide::lanes::ahead`), the same
//! code takes one lane at a time.

use super::body::{Body, known};
use super::files::Storage;
use super::place;
use super::plan::{Destination, Facts, Mask, Plan};
use super::repr::Repr;
use super::uniform::Loop;
use super::usual::{Usual, usual};
use onespec_sem::ir::{Block, Expr, LocalId, Place, Stmt, Ty};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

impl Body<'_> {
    /// A loop over lanes, eight at a time; `None` where it is another loop.
    pub fn lane_loop(
        &self,
        local: LocalId,
        (lo, hi): (&Expr, &Expr),
        cond: Option<&Expr>,
        block: &Block,
    ) -> Option<TokenStream> {
        let plan = self.plan(local, lo, cond, block)?;
        self.in_lanes(local, (lo, hi), plan)
    }

    /// A loop that takes eight lanes at a time, in no order, if some conditions hold that are the same for all lanes: these
    /// conditions, and the loop for them. `None` where there are no such conditions.
    pub fn usual_lane_loop(
        &self,
        local: LocalId,
        (lo, hi): (&Expr, &Expr),
        cond: Option<&Expr>,
        block: &Block,
    ) -> Option<(TokenStream, TokenStream)> {
        if Repr::of(self.local_type(local)) != Repr::I64 {
            return None;
        }
        let around = Loop::new(local, block);
        let suits = |usual: &Usual| {
            let plan = self.plan(local, lo, usual.cond.as_ref(), &usual.body);
            plan.is_some_and(|plan| plan.destination.is_some() && !plan.facts.ordered)
        };
        let usual = usual(self.unit.program, &around, (cond, block), &suits)?;
        let plan = self.plan(local, lo, usual.cond.as_ref(), &usual.body)?;
        let printed = self.in_lanes(local, (lo, hi), plan)?;
        let answers = usual.answers.iter().map(|(asked, answer)| {
            let asked = self.cond(asked);
            if *answer { asked } else { quote!(!#asked) }
        });
        let all = answers.reduce(|all, answer| quote!(#all && #answer));
        Some((all.unwrap_or_else(|| quote!(true)), printed))
    }

    /// All lanes at once where their number is known, otherwise eight at a time.
    fn in_lanes(&self, local: LocalId, bounds: (&Expr, &Expr), plan: Plan<'_>) -> Option<TokenStream> {
        let whole = self.whole(local, bounds, &plan);
        whole.or_else(|| self.eight_at_a_time(local, bounds, plan))
    }

    fn eight_at_a_time(&self, local: LocalId, (lo, hi): (&Expr, &Expr), plan: Plan<'_>) -> Option<TokenStream> {
        let Plan {
            prefix,
            destination,
            mask,
            facts,
        } = plan;
        let repr = Repr::of(self.local_type(local));
        let sources: Vec<Place> = facts.sources.iter().map(|p| (*p).clone()).collect();
        let inner = Body {
            sources: &sources,
            ..*self
        };
        let bounds = (known(lo), known(hi));
        let (lo, hi) = (self.int_as(lo, &repr), self.int_as(hi, &repr));
        let at: Vec<_> = (0..sources.len()).map(|n| format_ident!("t_at{n}_")).collect();
        let inputs: Vec<_> = (0..sources.len()).map(|n| format_ident!("t_in{n}_")).collect();
        let places = at.iter().zip(&sources).map(|(name, place)| {
            let first = self.first_bit(place);
            quote!(let #name = #first;)
        });
        let reads = inputs.iter().zip(&at).zip(&sources).filter_map(|((name, at), place)| {
            let (file, width) = self.lane_file(place)?;
            let (read, step) = (format_ident!("read{width}"), Literal::usize_unsuffixed(width as usize));
            Some(quote!(let #name = wide::lanes::#read(&s.#file, #at + t_first * #step);))
        });
        let (mask_place, mask_bits) = self.mask_tokens(&mask);
        let ahead = match self.is_register(destination, &sources, &mask, bounds) {
            true => quote!(wide::lanes::COUNT),
            false => self.ahead(destination, &sources, &mask),
        };
        let skip = mask.other.map(|cond| {
            let cond = inner.cond(cond);
            quote!(if !#cond { continue; })
        });
        let attempt = self.attempt(&inner, local, &prefix, destination, &facts);
        let prefix = prefix.iter().map(|stmt| inner.stmt(stmt));
        // Where an attempt comes first, this is for few: unrolled, it would keep the lanes of the attempt apart, too.
        let count = match &attempt {
            Some(_) => quote!(core::hint::black_box(wide::lanes::COUNT).min(wide::lanes::COUNT)),
            None => quote!(wide::lanes::COUNT),
        };
        let name = self.local(local);
        let active = facts.ordered.then(|| {
            quote!(if t_mask >> t_k & 1 == 0 {
                continue;
            })
        });
        let (first, out, set, write) = match destination {
            Some((place, value)) => {
                let (file, width) = self.lane_file(place)?;
                let first = self.first_bit(place);
                let value = inner.expr_as(value, &Ty::Bits(width));
                let (write, step) = (format_ident!("write{width}"), Literal::usize_unsuffixed(width as usize));
                // A lane that a condition leaves out lane by lane is no more in the mask.
                let done = mask.other.is_some().then(|| quote!(t_done |= 1 << t_k;));
                let written = if mask.other.is_some() {
                    quote!(t_done)
                } else {
                    quote!(t_mask)
                };
                let start = mask.other.is_some().then(|| quote!(let mut t_done = 0u8;));
                (
                    quote!(let t_to_place = #first;),
                    quote!(let mut t_out = [0; wide::lanes::COUNT]; #start),
                    quote!(t_out[t_k] = #value; #done),
                    quote!(wide::lanes::#write(&mut s.#file, t_to_place + t_first * #step, &t_out, #written);),
                )
            }
            None => Default::default(),
        };
        Some(quote! {{
            let t_from = #lo as usize;
            let t_to = #hi.max(0) as usize;
            #first
            #(#places)*
            #mask_place
            let t_step = #ahead;
            let mut t_first = t_from;
            while t_first < t_to {
                let t_mask = wide::lanes::upto(t_to - t_first, t_step) #mask_bits;
                #(#reads)*
                #out
                #attempt
                for t_k in 0..#count {
                    #active
                    let #name: i64 = (t_first + t_k) as i64;
                    #skip
                    #(#prefix)*
                    #set
                }
                #write
                t_first += t_step;
            }
        }})
    }

    /// Computes all eight lanes without effects and, where nothing else would have any, leaves it at that.
    fn attempt(
        &self,
        inner: &Body<'_>,
        local: LocalId,
        prefix: &[&Stmt],
        to: Destination<'_>,
        facts: &Facts<'_>,
    ) -> Option<TokenStream> {
        let attempt = facts.attempt;
        let (place, value) = to?;
        if !(facts.ordered || facts.gives_up) || facts.locals || !attempt.possible || attempt.calls || self.attempt {
            return None;
        }
        let (file, width) = self.lane_file(place)?;
        let inner = Body {
            attempt: true,
            ..*inner
        };
        let name = self.local(local);
        let prefix = prefix.iter().map(|stmt| inner.stmt(stmt));
        let value = inner.expr_as(value, &Ty::Bits(width));
        let (write, step) = (format_ident!("write{width}"), Literal::usize_unsuffixed(width as usize));
        let lanes = quote! {
            for t_k in 0..wide::lanes::COUNT {
                let t_same = &mut t_sames[t_k];
                let #name: i64 = (t_first + t_k) as i64;
                #(#prefix)*
                t_out[t_k] = #value;
            }
        };
        // Whether a result is exact is asked where the flag is down alone.
        let all = match (attempt.sticky, self.unit.collector) {
            (0, _) => lanes,
            (_, None) => return None,
            (bits, Some(state)) => {
                let flags = place::read(self, &Place::State(state), &Ty::Bits(8));
                let bits = Literal::u32_unsuffixed(bits);
                quote! {
                    if FLOAT.after(#flags as u32).is_inexact() {
                        const UP: bool = true;
                        #lanes
                    } else if FLOAT.tells_exactness(#bits) {
                        const UP: bool = false;
                        #lanes
                    } else {
                        t_sames = [false; wide::lanes::COUNT];
                    }
                }
            }
        };
        Some(quote! {
            let mut t_sames = [true; wide::lanes::COUNT];
            #all
            if wide::lanes::named(&t_sames) | !t_mask == u8::MAX {
                wide::lanes::#write(&mut s.#file, t_to_place + t_first * #step, &t_out, t_mask);
                t_first += t_step;
                continue;
            }
        })
    }

    /// Statements that find the place of a mask, and what is joined to the mask of a step.
    fn mask_tokens(&self, mask: &Mask<'_>) -> (TokenStream, TokenStream) {
        if let Some(bits) = &mask.bits {
            return (
                quote!(let t_bits: u64 = #bits;),
                quote!(&t_bits.wrapping_shr(t_first as u32) as u8),
            );
        }
        let Some(place @ Place::Lane { file, index, .. }) = &mask.lane else {
            return Default::default();
        };
        let Some((storage, name)) = self.file(*file) else {
            return Default::default();
        };
        let (place, bits) = match storage {
            Storage::Words { len, .. } => {
                let at = place::reg_index(self, index, len);
                (
                    TokenStream::new(),
                    quote!(s.#name[#at].wrapping_shr(t_first as u32) as u8),
                )
            }
            _ => {
                let first = self.first_bit(place);
                (
                    quote!(let t_mask_place = #first;),
                    quote!(wide::lanes::mask(&s.#name, t_mask_place + t_first)),
                )
            }
        };
        match &mask.unless {
            Some(unless) => {
                let unless = self.cond(unless);
                let place = quote!(#place let t_always = #unless;);
                (place, quote!(& (#bits | wide::lanes::every(t_always))))
            }
            None => (place, quote!(& #bits)),
        }
    }

    /// How many lanes are taken at a time.
    fn ahead(&self, to: Destination<'_>, sources: &[Place], mask: &Mask<'_>) -> TokenStream {
        let all = quote!(wide::lanes::COUNT);
        let Some((to @ Place::Lane { file, width, .. }, _)) = to else {
            return all;
        };
        let bits = |n: u32| Literal::usize_unsuffixed(n as usize);
        let mut places = Vec::new();
        for (n, source) in sources.iter().enumerate() {
            if let Place::Lane { file: of, width, .. } = source
                && of == file
                && source != to
            {
                let (at, bits) = (format_ident!("t_at{n}_"), bits(*width));
                places.push(quote!((#at, #bits)));
            }
        }
        if let Some(Place::Lane { file: of, .. }) = &mask.lane
            && of == file
        {
            let one = mask.unless.as_ref().map_or(quote!(1), |_| quote!(!t_always as usize));
            places.push(quote!((t_mask_place, #one)));
        }
        if places.is_empty() {
            return all;
        }
        let bits = bits(*width);
        quote!(wide::lanes::step((t_to_place, #bits), [#(#places),*], t_from, t_to))
    }
}
