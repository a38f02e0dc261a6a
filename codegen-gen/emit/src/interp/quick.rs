//! Decides which instructions get a restartable fast-path handler: those without an architectural write before the
//! first memory access or trap.
//!
//! A load that hits is a few machine instructions; one that misses calls into the host. A handler with both needs a
//! stack frame and saved registers even when it hits. So the usual handler tries only the fast path
//! (the state's window), and where that fails tail-calls a second one which executes the whole instruction from its
//! start.

use super::body::Unit;
use super::needs::Needs;
use onespec_sem::ir::{Block, ExprKind, Place, Stmt};
use onespec_sem::visit::{self, Node};

/// What is known so far, in the order of evaluation.
struct Seen {
    written: bool,
    accesses: bool,
    restartable: bool,
}

impl Seen {
    /// Something that can fail: nothing may have been written before.
    fn fails(&mut self) {
        self.restartable &= !self.written;
    }
}

/// Whether a body accesses memory and can be started again at any access or trap.
pub fn may(unit: &Unit<'_>, body: &Block) -> bool {
    let mut seen = Seen {
        written: false,
        accesses: false,
        restartable: true,
    };
    visit::block(body, &mut |node| match node {
        Node::Stmt(Stmt::Trap(..)) => seen.fails(),
        Node::Stmt(Stmt::For { .. }) => seen.restartable = false,
        Node::Read(Place::Mem { .. }) => {
            seen.accesses = true;
            seen.fails();
        }
        Node::Write(place) => match place {
            Place::Local(_) | Place::LocalBits { .. } => {}
            Place::Mem { .. } => {
                seen.accesses = true;
                seen.fails();
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
            ExprKind::Extern(id, _) => {
                seen.restartable &= unit.program.externs.get(usize::from(*id)).is_some_and(|x| x.pure);
            }
            _ => {}
        },
        Node::Stmt(_) | Node::Read(_) => {}
    });
    seen.accesses && seen.restartable
}
