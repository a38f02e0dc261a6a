//! Decides which instructions get a restartable fast-path handler: those that access memory or compute with floats, without
//! an architectural write before the last thing that can fail.
//!
//! A load that hits is a few machine instructions; one that misses calls into the host. So is a sum of floats that the
//! host's arithmetic gives, while special values and flags that come up call a software float. A handler with such a call
//! needs a stack frame and saved registers even when it does not call. So the usual handler tries only the fast path (the
//! state's window, the host's operation while the inexact flag is up), and where that fails tail-calls a second one which
//! executes the whole instruction from its start.

use super::body::Unit;
use super::needs::Needs;
use super::sticky::is_sticky;
use onespec_sem::ir::{Block, ExprKind, Place, Stmt};
use onespec_sem::visit::{self, Node};

/// What is known so far, in the order of evaluation.
struct Seen {
    written: bool,
    gains: bool,
    restartable: bool,
}

impl Seen {
    /// Something that can fail: nothing may have been written before.
    fn fails(&mut self) {
        self.restartable &= !self.written;
    }

    /// Something that has a fast path.
    fn may_be_quick(&mut self) {
        self.gains = true;
        self.fails();
    }
}

/// Whether a body has a fast path and can be started again wherever that fails.
pub fn may(unit: &Unit<'_>, body: &Block) -> bool {
    let mut seen = Seen {
        written: false,
        gains: false,
        restartable: true,
    };
    visit::block(body, &mut |node| match node {
        Node::Stmt(Stmt::Trap(..)) => seen.fails(),
        Node::Stmt(Stmt::For { .. }) => seen.restartable = false,
        Node::Read(Place::Mem { .. }) => seen.may_be_quick(),
        Node::Write(place) => match place {
            Place::Local(_) | Place::LocalBits { .. } => {}
            Place::Mem { .. } => {
                seen.may_be_quick();
                seen.written = true;
            }
            Place::Csr(_) => seen.restartable = false,
            _ => seen.written = true,
        },
        Node::Read(Place::Csr(_)) => seen.restartable = false,
        Node::Expr(e) => match &e.kind {
            ExprKind::Call(id, _) => {
                let needs = unit.needs.get(*id as usize).copied().unwrap_or(Needs::ALL);
                seen.restartable &= !(needs.stops && (needs.writes || seen.written));
                seen.written |= needs.writes;
            }
            ExprKind::Extern(id, args) if unit.collector.is_some() && is_sticky(unit.program, (*id).into(), args) => {
                seen.may_be_quick();
            }
            ExprKind::Extern(id, _) => {
                seen.restartable &= unit.program.externs.get(usize::from(*id)).is_some_and(|x| x.pure);
            }
            _ => {}
        },
        Node::Stmt(_) | Node::Read(_) => {}
    });
    seen.gains && seen.restartable
}
