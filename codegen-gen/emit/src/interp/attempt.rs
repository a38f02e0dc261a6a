//! Finds what can be attempted without effects: bodies whose only effects are on state.
//!
//! Operations on floats and saturating ones raise flags, which are up already most of the time, or stay down. An attempt
//! computes a body as if so: a write of state becomes a question, whether it would change anything, and operations whose
//! inexact flag is collected (see [`super::sticky`]) give their nearest value and say whether it is sure and raises no flag
//! that is not up. Where all answers are yes, the attempt is the result and the state is what it would be; otherwise nothing
//! has happened. So an attempt has no order, and a loop of attempts can become vector code.

use super::conversions::converts;
use super::needs::Needs;
use onespec_sem::ir::{Block, Expr, ExprKind, Func, Place, Program};
use onespec_sem::sticky::sticky_bits;
use onespec_sem::visit::{self, Node};

/// By fn: what an attempt can make of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempt {
    /// It can be attempted.
    pub possible: bool,
    /// Bits of the widest floats that it computes with and whose inexact flag is collected; 0 without such floats.
    pub sticky: u32,
    /// It calls other functions of the host, in which attempts gain nothing.
    pub calls: bool,
    /// It has a form of its own for attempts; otherwise it is what it is.
    pub own: bool,
}

const IMPOSSIBLE: Attempt = Attempt {
    possible: false,
    sticky: 0,
    calls: false,
    own: false,
};

/// Attempts of all fns.
pub fn of_funcs(program: &Program, needs: &[Needs]) -> Vec<Attempt> {
    let start = Attempt {
        possible: true,
        ..IMPOSSIBLE
    };
    let mut found = vec![start; program.funcs.len()];
    // What is possible becomes less, what is sticky more: at most once for each fn.
    for _ in 0..=program.funcs.len() {
        let of = |(func, needs): (&Func, &Needs)| {
            let inner = of_block(program, &found, &func.body);
            let possible = inner.possible && !needs.stops && !needs.host && func.effects.writes_files.is_empty();
            Attempt {
                possible,
                sticky: inner.sticky,
                calls: inner.calls,
                own: needs.writes || inner.sticky > 0 || inner.own,
            }
        };
        let next: Vec<Attempt> = program.funcs.iter().zip(needs).map(of).collect();
        if next == found {
            break;
        }
        found = next;
    }
    found
}

/// The same of a body, given that of fns.
pub fn of_block(program: &Program, funcs: &[Attempt], block: &Block) -> Attempt {
    let mut all = Attempt {
        possible: true,
        ..IMPOSSIBLE
    };
    visit::block(block, &mut |node| all.see(program, funcs, &node));
    all
}

impl Attempt {
    /// Its text is of two kinds: for an inexact flag that is up, and for one that is down. A constant, `UP`, says which.
    pub const fn is_sticky(&self) -> bool {
        self.sticky > 0
    }

    /// Joins what a node of a body does.
    pub fn see(&mut self, program: &Program, funcs: &[Attempt], node: &Node<'_>) {
        match node {
            Node::Write(place) => {
                self.possible &= matches!(
                    place,
                    Place::Local(_) | Place::LocalBits { .. } | Place::State(_) | Place::StateBits { .. }
                );
            }
            Node::Expr(Expr {
                kind: ExprKind::Call(id, _),
                ..
            }) => {
                let callee = funcs.get(*id as usize).copied().unwrap_or(IMPOSSIBLE);
                self.possible &= callee.possible;
                self.sticky = self.sticky.max(callee.sticky);
                self.calls |= callee.calls;
                self.own |= callee.own;
            }
            // In attempts, it is without a branch (see [`super::choose`]).
            Node::Expr(Expr {
                kind: ExprKind::Cond(..) | ExprKind::IfElse(..),
                ..
            }) => self.own = true,
            Node::Expr(Expr {
                kind: ExprKind::Extern(id, args),
                ty,
            }) if converts(program, *id, args, ty) => self.own = true,
            Node::Expr(Expr {
                kind: ExprKind::Extern(id, args),
                ..
            }) => match sticky_bits(program, usize::from(*id), args) {
                Some(bits) => self.sticky = self.sticky.max(bits),
                None => self.calls = true,
            },
            _ => {}
        }
    }
}
