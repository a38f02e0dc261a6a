//! Decides which instructions get a restartable fast-path handler: those that access memory or compute with floats, without
//! an architectural write before the last thing that can fail.
//!
//! A load that hits is a few machine instructions; one that misses calls into the host. So is a sum of floats that the
//! host's arithmetic gives, while special values and flags that come up call a software float. A handler with such a call
//! needs a stack frame and saved registers even when it does not call. So the usual handler tries only the fast path (the
//! state's window, the host's operation while the inexact flag is up), and where that fails tail-calls a second one which
//! executes the whole instruction from its start.
//!
//! The fns of the description that such a handler calls have *direct forms* for it, which give up in the same way. They raise
//! no trap and ask no host, so a handler that consists of them calls nothing.

use super::needs::Needs;
use onespec_sem::ir::{Block, ExprKind, Func, Place, Program, Stmt};
use onespec_sem::sticky::is_sticky;
use onespec_sem::visit::{self, Node};

/// What the fast path of a body does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Direct {
    /// It can fail: at a trap, or where the window or the host's arithmetic has no answer. A fn that can has a direct form.
    pub fails: bool,
    /// It is faster than the whole.
    gains: bool,
    /// It writes something that is not its own.
    writes: bool,
    /// It cannot be started again after all its failures, or it has no fast path.
    stuck: bool,
}

/// Fast paths of all fns.
pub fn of_funcs(program: &Program, needs: &[Needs], collects: bool) -> Vec<Direct> {
    let mut found = vec![Direct::default(); program.funcs.len()];
    // Fns do not recurse and may be listed in any order: repeat until nothing changes, at most once per fn.
    for _ in 0..=program.funcs.len() {
        let of = |func: &Func| of_block(program, needs, &found, collects, &func.body);
        let next: Vec<Direct> = program.funcs.iter().map(of).collect();
        if next == found {
            break;
        }
        found = next;
    }
    found
}

/// The fast path of a body, given those of fns; `collects`: some state collects inexact flags (see [`super::sticky`]).
pub fn of_block(program: &Program, needs: &[Needs], funcs: &[Direct], collects: bool, body: &Block) -> Direct {
    let mut seen = Direct::default();
    // In the order of evaluation.
    visit::block(body, &mut |node| match node {
        Node::Stmt(Stmt::Trap(..)) => seen.fail(),
        Node::Stmt(Stmt::For { .. }) => seen.stuck = true,
        Node::Read(Place::Csr(_) | Place::Mem { phys: true, .. })
        | Node::Write(Place::Csr(_) | Place::Mem { phys: true, .. }) => seen.stuck = true,
        Node::Read(Place::Mem { .. }) => seen.try_fast(),
        Node::Write(place) => match place {
            Place::Local(_) | Place::LocalBits { .. } => {}
            Place::Mem { .. } => {
                seen.try_fast();
                seen.writes = true;
            }
            _ => seen.writes = true,
        },
        Node::Expr(e) => match &e.kind {
            ExprKind::Call(id, _) => seen.call(needs.get(*id as usize), funcs.get(*id as usize)),
            ExprKind::Extern(id, args) if collects && is_sticky(program, (*id).into(), args) => seen.try_fast(),
            ExprKind::Extern(id, _) => seen.stuck |= program.externs.get(usize::from(*id)).is_none_or(|x| !x.pure),
            _ => {}
        },
        Node::Stmt(_) | Node::Read(_) => {}
    });
    seen
}

impl Direct {
    /// Whether an instruction has a fast path and can be started again wherever that fails.
    pub fn is_quick(&self) -> bool {
        self.gains && !self.stuck
    }

    /// Whether instructions with a fast path may call the direct form.
    pub fn is_printed(&self) -> bool {
        self.fails && !self.stuck
    }

    /// Something that can fail: nothing may have been written before.
    fn fail(&mut self) {
        self.fails = true;
        self.stuck |= self.writes;
    }

    /// Something that has a fast path.
    fn try_fast(&mut self) {
        self.gains = true;
        self.fail();
    }

    /// A fn that cannot fail is called as it is, whatever it consists of.
    fn call(&mut self, needs: Option<&Needs>, callee: Option<&Direct>) {
        if let Some(callee) = callee
            && callee.fails
        {
            self.fail();
            self.gains |= callee.gains;
            self.stuck |= callee.stuck;
        }
        let needs = needs.copied().unwrap_or(Needs::ALL);
        self.stuck |= needs.stops && callee.is_none_or(|callee| !callee.fails);
        self.writes |= needs.writes;
    }
}
