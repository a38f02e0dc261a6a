//! Plans of loops over lanes: what the body reads and writes, which iterations are active, and whether lanes may be
//! read ahead of iterations before them.

use super::attempt::Attempt;
use super::body::{Body, known};
use super::files::{Storage, Width};
use super::place::{self, is_lane};
use super::repr::Repr;
use super::uniform::{Loop, substituted};
use onespec_sem::fold;
use onespec_sem::ir::{Block, Expr, ExprKind, LocalId, Place, Stmt, Ty, UnOp};
use onespec_sem::visit::{self, Node};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

/// Widths of lanes that are read and written eight at a time.
const WIDTHS: [u32; 5] = [1, 8, 16, 32, 64];

/// Register files of which loops read different lanes of one register, at most.
const MAX_SOURCES: usize = 6;

/// When a lane is active.
pub struct Mask<'a> {
    /// If this holds, whatever the lane.
    pub unless: Option<Expr>,
    /// If this lane of one bit is set.
    pub lane: Option<Place>,
    /// If this is set, bits of the lanes, all of them in one word, which stays.
    pub bits: Option<TokenStream>,
    /// If this holds, to be asked lane by lane.
    pub other: Option<&'a Expr>,
}

/// What is known of the body of a loop.
pub struct Facts<'a> {
    pub sources: Vec<&'a Place>,
    /// It has effects beside its lane: active lanes alone are computed, in order.
    pub ordered: bool,
    /// Effects are on locals of the loop's surroundings, too.
    pub locals: bool,
    /// What an attempt can make of it.
    pub attempt: Attempt,
    /// An attempt can give up: it computes the usual case alone, without a branch.
    pub gives_up: bool,
}

/// A destination: the place of a lane, and the value for it.
pub type Destination<'a> = Option<(&'a Place, &'a Expr)>;

/// How a loop takes eight lanes at a time.
pub struct Plan<'a> {
    /// The statements of the body before the destination.
    pub prefix: Vec<&'a Stmt>,
    pub destination: Destination<'a>,
    pub mask: Mask<'a>,
    pub facts: Facts<'a>,
}

impl Body<'_> {
    pub fn plan<'a>(&self, local: LocalId, lo: &Expr, cond: Option<&'a Expr>, block: &'a Block) -> Option<Plan<'a>> {
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

    /// The number of a register. Where it is known to be one of the file, a compiler is told: then it sees that lanes
    /// are inside.
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

    /// A condition of which all lanes are computed at once, as the bits of a word: an expression over bits of words,
    /// each at the place of the lane, and over what stays.
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

    /// Whether the lanes of a loop are those of one register each, equally wide in all of a file: then no lane of a
    /// source lies over another lane of the destination.
    pub fn is_register(
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
