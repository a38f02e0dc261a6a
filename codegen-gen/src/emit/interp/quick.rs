//! Which instructions may be begun quickly and started anew.
//!
//! A load that hits is a few machine instructions; one that misses calls into the host. A handler with both needs a
//! stack frame and saved registers even when it hits. So the usual handler tries only what is quick
//! (`Host::quick_load`), and where that fails jumps to a second one which does the whole instruction from its start.
//! That is right when the instruction has changed nothing before any access or trap.

use super::body::Unit;
use super::needs::Needs;
use crate::sem::ir::{Block, ExprKind, Place, Stmt};
use crate::sem::visit::{self, Node};

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

/// Whether a body accesses memory and can be started anew at any access or trap.
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
