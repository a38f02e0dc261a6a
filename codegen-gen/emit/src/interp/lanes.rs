//! Loops over lanes, eight at a time: strip mining of loops that map lanes to lanes or look at them in order.
//!
//! Lane `i` of each source is read for eight iterations at once, into an array; the body is printed over these arrays; the
//! lanes of the destination are written behind it, as far as the condition of the loop holds. Where the body has no effect
//! but its lane, all eight are computed, which a compiler can make vector code of; otherwise those that the condition
//! names, in order. Where a destination lies over later lanes of a source (`onespec_core::wide::lanes::ahead`), the same
//! code takes one lane at a time.

use super::attempt::Attempt;
use super::body::{Body, known};
use super::files::{Storage, Width};
use super::place::{self, is_lane};
use super::repr::Repr;
use super::uniform::{Loop, substituted};
use super::usual::{Usual, usual};
use onespec_sem::fold;
use onespec_sem::ir::{Block, Expr, ExprKind, LocalId, Place, Stmt, Ty, UnOp};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Widths of lanes that are read and written eight at a time.
const WIDTHS: [u32; 5] = [1, 8, 16, 32, 64];

/// Register files of which loops read different lanes of one register, at most.
const MAX_SOURCES: usize = 6;

/// When a lane is active.
struct Mask<'a> {
    /// If this holds, whatever the lane.
    unless: Option<Expr>,
    /// If this lane of one bit is set.
    lane: Option<Place>,
    /// If this is set, bits of the lanes, all of them in one word, which stays.
    bits: Option<TokenStream>,
    /// If this holds, to be asked lane by lane.
    other: Option<&'a Expr>,
}

/// What is known of the body of a loop.
struct Facts<'a> {
    sources: Vec<&'a Place>,
    /// It has effects beside its lane: active lanes alone are computed, in order.
    ordered: bool,
    /// Effects are on locals of the loop's surroundings, too.
    locals: bool,
    /// What an attempt can make of it.
    attempt: Attempt,
    /// An attempt can give up: it computes the usual case alone, without a branch.
    gives_up: bool,
}

/// A destination: the place of a lane, and the value for it.
type Destination<'a> = Option<(&'a Place, &'a Expr)>;

/// How a loop takes eight lanes at a time.
struct Plan<'a> {
    /// The statements of the body before the destination.
    prefix: Vec<&'a Stmt>,
    destination: Destination<'a>,
    mask: Mask<'a>,
    facts: Facts<'a>,
}

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
        self.eight_at_a_time(local, (lo, hi), plan)
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
        let printed = self.eight_at_a_time(local, (lo, hi), plan)?;
        let answers = usual.answers.iter().map(|(asked, answer)| {
            let asked = self.cond(asked);
            if *answer { asked } else { quote!(!#asked) }
        });
        let all = answers.reduce(|all, answer| quote!(#all && #answer));
        Some((all.unwrap_or_else(|| quote!(true)), printed))
    }

    fn plan<'a>(&self, local: LocalId, lo: &Expr, cond: Option<&'a Expr>, block: &'a Block) -> Option<Plan<'a>> {
        let repr = Repr::of(self.local_type(local));
        if repr != Repr::I64 || !matches!(lo.ty, Ty::Int(0.., _)) {
            return None;
        }
        let around = Loop::new(local, block);
        let (prefix, destination) = apart(block);
        let mut mask = self.mask(&around, cond);
        let mut facts = Facts {
            sources: Vec::new(),
            ordered: mask.other.is_some() || destination.is_none(),
            locals: false,
            attempt: Attempt {
                possible: mask.other.is_none() && destination.is_some(),
                sticky: 0,
                calls: false,
                own: false,
            },
            gives_up: false,
        };
        if let Some((place, _)) = destination
            && !self.is_destination(&around, place)
        {
            return None;
        }
        for stmt in &prefix {
            self.look(&around, destination, stmt, &mut facts)?;
        }
        if let Some((_, value)) = destination {
            self.look_at(&around, destination, value, &mut facts)?;
        }
        // What has an order may write the words of the mask.
        if facts.ordered && mask.bits.take().is_some() {
            mask.other = cond;
            facts.attempt.possible = false;
        }
        if let Some(other) = mask.other {
            self.look_at(&around, destination, other, &mut facts)?;
        }
        let useful = !facts.sources.is_empty() || destination.is_some();
        (useful && facts.sources.len() <= MAX_SOURCES).then_some(Plan {
            prefix,
            destination,
            mask,
            facts,
        })
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

    /// Whether a lane is this loop's, of a register that stays, in a file whose lanes are read eight at a time.
    fn is_source(&self, around: &Loop, place: &Place) -> bool {
        let Place::Lane { index, lane, .. } = place else {
            return false;
        };
        around.is_index(lane) && around.stays(index) && self.lane_file(place).is_some()
    }

    fn is_destination(&self, around: &Loop, place: &Place) -> bool {
        let Place::Lane { file, index, .. } = place else {
            return false;
        };
        self.is_source(around, place) && self.redirect(*file, index, quote!(t_at)).is_none()
    }

    /// The field of a lane's file and the lane's width, where lanes are read eight at a time.
    pub(super) fn lane_file(&self, place: &Place) -> Option<(&proc_macro2::Ident, u32)> {
        let Place::Lane { file, width, .. } = place else {
            return None;
        };
        let (storage, name) = self.file(*file)?;
        let bytes = !matches!(storage, Storage::Words { .. });
        (bytes && WIDTHS.contains(width) && is_lane(storage, *width, *width)).then_some((name, *width))
    }

    /// First bit of the register of a lane.
    pub(super) fn first_bit(&self, place: &Place) -> TokenStream {
        let Place::Lane { file, index, .. } = place else {
            return quote!(0usize);
        };
        let Some((storage, _)) = self.file(*file) else {
            return quote!(0usize);
        };
        let index = match known(index).and_then(|v| usize::try_from(v).ok()) {
            Some(v) => Literal::usize_suffixed(v).into_token_stream(),
            None => self.bounded(*file, index),
        };
        let width = place::joined_width(storage).tokens();
        quote!(#index.wrapping_mul(#width))
    }

    /// The number of a register. Where it is known to be one of the file, a compiler is told: then it sees that lanes are inside.
    fn bounded(&self, file: u16, index: &Expr) -> TokenStream {
        let number = self.index(index);
        let count = self.unit.program.files.get(usize::from(file)).map_or(0, |f| f.count);
        match index.ty {
            Ty::Int(0.., hi) if count.is_power_of_two() && hi < i128::from(count) => {
                let mask = Literal::usize_unsuffixed(count as usize - 1);
                quote!((#number & #mask))
            }
            _ => number,
        }
    }

    /// Looks at a statement of the body; `None` where lanes cannot be read ahead of it.
    fn look<'a>(&self, around: &Loop, to: Destination<'_>, stmt: &'a Stmt, facts: &mut Facts<'a>) -> Option<()> {
        let mut right = true;
        visit::statement(stmt, &mut |node| right &= self.may(around, to, node, facts));
        right.then_some(())
    }

    fn look_at<'a>(&self, around: &Loop, to: Destination<'_>, e: &'a Expr, facts: &mut Facts<'a>) -> Option<()> {
        let mut right = true;
        visit::expression(e, &mut |node| right &= self.may(around, to, node, facts));
        right.then_some(())
    }

    fn may<'a>(&self, around: &Loop, to: Destination<'_>, node: Node<'a>, facts: &mut Facts<'a>) -> bool {
        let program = self.unit.program;
        facts.attempt.see(program, &self.unit.attempts, &node);
        let written = match to {
            Some((Place::Lane { file, .. }, _)) => Some(*file),
            _ => None,
        };
        match node {
            Node::Stmt(Stmt::Trap(..) | Stmt::Return(_)) => false,
            Node::Stmt(_) => true,
            Node::Write(place) => match place {
                Place::Local(id) | Place::LocalBits { local: id, .. } => {
                    let outer = !around.declares(*id);
                    facts.ordered |= outer;
                    facts.locals |= outer;
                    true
                }
                Place::State(_) | Place::StateBits { .. } => {
                    facts.ordered = true;
                    true
                }
                _ => false,
            },
            Node::Read(place @ Place::Lane { file, .. }) => {
                let source = self.is_source(around, place);
                if source && !facts.sources.contains(&place) {
                    facts.sources.push(place);
                }
                source || written != Some(*file)
            }
            Node::Read(Place::Reg { file, .. } | Place::RegBits { file, .. }) => written != Some(*file),
            Node::Read(Place::Mem { .. } | Place::Csr(_)) => false,
            Node::Read(_) => true,
            Node::Expr(e) => match &e.kind {
                ExprKind::Call(id, _) => {
                    let (Some(func), Some(needs)) =
                        (program.funcs.get(*id as usize), self.unit.needs.get(*id as usize))
                    else {
                        return false;
                    };
                    facts.ordered |= needs.writes;
                    facts.gives_up |= self.unit.giving_up.get(*id as usize).copied().unwrap_or(false);
                    let effects = &func.effects;
                    !needs.host
                        && !needs.stops
                        && effects.writes_files.is_empty()
                        && written.is_none_or(|file| !effects.reads_files.contains(&file))
                }
                ExprKind::Extern(id, _) => program.externs.get(usize::from(*id)).is_some_and(|x| x.pure),
                _ => true,
            },
        }
    }

    fn mask<'a>(&self, around: &Loop, cond: Option<&'a Expr>) -> Mask<'a> {
        let mut mask = Mask {
            unless: None,
            lane: None,
            bits: None,
            other: None,
        };
        let Some(cond) = cond else { return mask };
        if let Some((unless, lane)) = self.lane_condition(around, cond) {
            (mask.unless, mask.lane) = (unless, Some(lane));
        } else if let Some(bits) = self.lane_bits(around, cond) {
            mask.bits = Some(bits);
        } else {
            mask.other = Some(cond);
        }
        mask
    }

    /// A condition of which all lanes are computed at once, as the bits of a word: an expression over bits of words, each at the
    /// place of the lane, and over what stays.
    fn lane_bits(&self, around: &Loop, cond: &Expr) -> Option<TokenStream> {
        let widened = |word: TokenStream| quote!((#word as u64));
        let is_word = |ty: &Ty| matches!(ty, Ty::Bits(..=64));
        if around.stays(cond) {
            let cond = self.cond(cond);
            return Some(quote!((#cond as u64).wrapping_neg()));
        }
        Some(match &cond.kind {
            ExprKind::Un(UnOp::Not, x) => {
                let x = self.lane_bits(around, x)?;
                quote!(!#x)
            }
            ExprKind::AndAlso(a, b) => {
                let (a, b) = (self.lane_bits(around, a)?, self.lane_bits(around, b)?);
                quote!((#a & #b))
            }
            ExprKind::OrElse(a, b) => {
                let (a, b) = (self.lane_bits(around, a)?, self.lane_bits(around, b)?);
                quote!((#a | #b))
            }
            ExprKind::Cond(c, a, b) => {
                let [c, a, b] = [c, a, b].map(|x| self.lane_bits(around, x));
                let (c, a, b) = (c?, a?, b?);
                quote!({
                    let t_c = #c;
                    #a & t_c | #b & !t_c
                })
            }
            ExprKind::Slice(word, at) if is_word(&word.ty) && around.is_index(at) => {
                let is_kept = match &word.kind {
                    ExprKind::Read(place) => matches!(**place, Place::State(state) if !around.sets(state)),
                    _ => false,
                };
                (is_kept || around.stays(word)).then(|| widened(self.expr(word)))?
            }
            ExprKind::Read(place) => match &**place {
                Place::LocalBits { local, lo, width: 1 } if is_word(self.local_type(*local)) && around.is_index(lo) => {
                    let word = Expr {
                        kind: ExprKind::Local(*local),
                        ty: self.local_type(*local).clone(),
                    };
                    around.stays(&word).then(|| widened(self.expr(&word)))?
                }
                Place::StateBits { state, lo, width: 1 } if around.is_index(lo) && !around.sets(*state) => {
                    let declared = self.unit.program.state.get(usize::from(*state))?;
                    let word = fold::read(Place::State(*state), declared.ty.clone());
                    is_word(&declared.ty).then(|| widened(self.expr(&word)))?
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// A condition that a lane of one bit is set, or else something that stays.
    pub(super) fn lane_condition(&self, around: &Loop, cond: &Expr) -> Option<(Option<Expr>, Place)> {
        let is_lane = |e: &Expr| match &e.kind {
            ExprKind::Read(place) => self.mask_lane(around, place).then(|| (**place).clone()),
            _ => None,
        };
        match &cond.kind {
            ExprKind::Read(_) => Some((None, is_lane(cond)?)),
            ExprKind::OrElse(a, b) if around.stays(a) => Some((Some((**a).clone()), is_lane(b)?)),
            ExprKind::Call(id, args) => {
                let func = self.unit.program.funcs.get(*id as usize)?;
                let value = func.body.value.as_ref().filter(|_| func.body.stmts.is_empty())?;
                let value = substituted(value, &func.params, args)?;
                (!matches!(value.kind, ExprKind::Call(..))).then(|| self.lane_condition(around, &value))?
            }
            _ => None,
        }
    }

    /// A lane of one bit that says which iterations are active.
    fn mask_lane(&self, around: &Loop, place: &Place) -> bool {
        let Place::Lane {
            file,
            index,
            lane,
            width: 1,
        } = place
        else {
            return false;
        };
        let words = matches!(self.file(*file), Some((Storage::Words { bits: ..=64, .. }, _)));
        around.is_index(lane) && around.stays(index) && (words || self.lane_file(place).is_some())
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

    /// Whether the lanes of a loop are those of one register each, equally wide in all of a file: then no lane of a source lies
    /// over another lane of the destination.
    fn is_register(
        &self,
        to: Destination<'_>,
        sources: &[Place],
        mask: &Mask<'_>,
        (lo, hi): (Option<i128>, Option<i128>),
    ) -> bool {
        let (Some((Place::Lane { file, width, .. }, _)), Some(0..), Some(hi)) = (to, lo, hi) else {
            return false;
        };
        let Some((storage, _)) = self.file(*file) else {
            return false;
        };
        let fits =
            matches!(place::joined_width(storage), Width::Known(all) if hi * i128::from(*width) <= i128::from(all));
        let other =
            |place: &Place| !matches!(place, Place::Lane { file: of, width: bits, .. } if of == file && bits != width);
        fits && sources.iter().chain(&mask.lane).all(other)
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

/// The statements of a body without its last, where that writes a lane: the destination.
fn apart(block: &Block) -> (Vec<&Stmt>, Destination<'_>) {
    let mut prefix: Vec<&Stmt> = block.stmts.iter().collect();
    let inner = |e: &'_ Expr| matches!(&e.kind, ExprKind::Block(_));
    loop {
        match prefix.last() {
            Some(Stmt::Assign(place @ Place::Lane { .. }, value)) => {
                prefix.pop();
                return (prefix, Some((place, value)));
            }
            Some(Stmt::Do(e)) if inner(e) => {
                let ExprKind::Block(block) = &e.kind else {
                    return (prefix, None);
                };
                if block.value.is_some() {
                    return (prefix, None);
                }
                prefix.pop();
                prefix.extend(&block.stmts);
            }
            _ => return (prefix, None),
        }
    }
}
