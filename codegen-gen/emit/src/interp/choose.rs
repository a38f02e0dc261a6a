//! Choices without branches (if-conversion, as in Allen, Kennedy, Porterfield, Warren, "Conversion of Control Dependence to Data
//! Dependence", 1983): both values are computed, and one is taken.
//!
//! A compiler does so by itself where the values cost next to nothing. In attempts (see [`super::attempt`]), more is worth it: a
//! loop over lanes becomes vector code only where nothing branches.

use super::attempt::Attempt;
use super::body::Body;
use super::repr::Repr;
use onespec_sem::ir::{Block, Expr, ExprKind, Place, Program, Stmt, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::TokenStream;
use quote::quote;

/// Nodes of both values together, those of fns that they call included, at most.
const MAX_NODES: usize = 240;

/// What is known of the two values of a choice.
#[derive(Default)]
struct Facts {
    nodes: usize,
    /// Something that a compiler may not compute ahead by itself.
    calls: bool,
    /// The choice cannot be without branches.
    branches: bool,
}

impl Body<'_> {
    /// `c ? yes : no` without a branch; `None` where a branch is better.
    pub fn choose(&self, c: &Expr, [yes, no]: [&Expr; 2], ty: &Ty) -> Option<TokenStream> {
        let mut facts = Facts::default();
        for value in [yes, no] {
            visit::expression(value, &mut |node| self.see(&node, &mut facts));
        }
        self.is_worth_it(&facts, ty).then(|| {
            let values = [yes, no].map(|value| self.expr_as(value, ty));
            self.both(c, values, ty)
        })
    }

    /// The same where the values have statements before them.
    pub fn choose_block(&self, c: &Expr, [yes, no]: [&Block; 2], ty: &Ty) -> Option<TokenStream> {
        let mut facts = Facts::default();
        for value in [yes, no] {
            visit::block(value, &mut |node| self.see(&node, &mut facts));
        }
        self.is_worth_it(&facts, ty).then(|| {
            let values = [yes, no].map(|value| self.block(value, ty));
            self.both(c, values, ty)
        })
    }

    fn is_worth_it(&self, facts: &Facts, ty: &Ty) -> bool {
        let is_word = matches!(Repr::of(ty), Repr::Uint(..=64) | Repr::I64);
        self.attempt && is_word && facts.calls && !facts.branches && facts.nodes <= MAX_NODES
    }

    /// The questions of the value that is not taken do not count.
    fn both(&self, c: &Expr, [yes, no]: [TokenStream; 2], ty: &Ty) -> TokenStream {
        let c = self.cond(c);
        let ty = Repr::of(ty).tokens();
        quote!({
            let t_if = #c;
            let (mut t_same1, mut t_same0) = (true, true);
            let t_yes: #ty = {
                let t_same = &mut t_same1;
                #yes
            };
            let t_no: #ty = {
                let t_same = &mut t_same0;
                #no
            };
            *t_same &= (t_same1 | !t_if) & (t_same0 | t_if);
            core::hint::select_unpredictable(t_if, t_yes, t_no)
        })
    }

    fn see(&self, node: &Node<'_>, facts: &mut Facts) {
        facts.nodes += 1;
        match node {
            Node::Write(Place::State(_) | Place::StateBits { .. }) => facts.calls = true,
            Node::Read(Place::Local(_) | Place::LocalBits { .. } | Place::State(_) | Place::StateBits { .. })
            | Node::Stmt(Stmt::Let(..) | Stmt::LetTuple(..) | Stmt::Assign(..) | Stmt::Do(_)) => {}
            Node::Write(_) | Node::Read(_) | Node::Stmt(_) => facts.branches = true,
            Node::Expr(e) => match &e.kind {
                ExprKind::Call(id, _) => {
                    facts.calls = true;
                    facts.nodes += self.unit.sizes.get(*id as usize).copied().unwrap_or(MAX_NODES);
                }
                ExprKind::Extern(..) => facts.branches = true,
                _ => {}
            },
        }
    }
}

/// By fn, the nodes of its body and of what it calls; too many where it cannot be attempted, or has loops or floats in it.
pub fn sizes(program: &Program, attempts: &[Attempt]) -> Vec<usize> {
    let mut sizes = vec![MAX_NODES + 1; program.funcs.len()];
    // Fns do not recurse and may be listed in any order: repeat until nothing changes, at most once per fn.
    for _ in 0..=program.funcs.len() {
        let of = |id: usize| size(program, &sizes, attempts, id);
        let next: Vec<usize> = (0..program.funcs.len()).map(of).collect();
        if next == sizes {
            break;
        }
        sizes = next;
    }
    sizes
}

fn size(program: &Program, sizes: &[usize], attempts: &[Attempt], id: usize) -> usize {
    let (Some(func), Some(attempt)) = (program.funcs.get(id), attempts.get(id)) else {
        return MAX_NODES + 1;
    };
    let mut is_plain = attempt.possible && !attempt.calls && attempt.sticky == 0;
    let mut nodes = 0usize;
    visit::block(&func.body, &mut |node| {
        nodes += 1;
        match node {
            Node::Stmt(Stmt::For { .. } | Stmt::Return(_)) => is_plain = false,
            Node::Expr(e) => match &e.kind {
                ExprKind::Call(callee, _) => nodes += sizes.get(*callee as usize).copied().unwrap_or(MAX_NODES),
                ExprKind::Extern(..) => is_plain = false,
                _ => {}
            },
            _ => {}
        }
    });
    if is_plain {
        nodes.min(MAX_NODES + 1)
    } else {
        MAX_NODES + 1
    }
}
