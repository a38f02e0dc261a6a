//! Choices without branches (if-conversion, as in Allen, Kennedy, Porterfield, Warren, "Conversion of Control Dependence to Data
//! Dependence", 1983): both values are computed, and one is taken.
//!
//! A compiler does so by itself where the values cost next to nothing. In attempts (see [`super::attempt`]), more is worth it: a
//! loop over lanes becomes vector code only where nothing branches. Where one of the two values cannot be computed so, an
//! attempt takes the other, and gives up where that is not the right one: the exceptional cases of a datapath are of this kind.

use super::attempt::Attempt;
use super::body::Body;
use super::conversions::converts;
use super::repr::Repr;
use onespec_sem::ir::{Block, Expr, ExprKind, Func, Place, Program, Stmt, Ty};
use onespec_sem::visit::{self, Node};
use proc_macro2::TokenStream;
use quote::quote;

/// Nodes of both values together, those of fns that they call included, at most.
const MAX_NODES: usize = 240;

/// What is known of a value of a choice.
#[derive(Clone, Copy, Default)]
struct Facts {
    nodes: usize,
    /// Something that a compiler may not compute ahead by itself.
    calls: bool,
    /// The choice cannot be without branches.
    branches: bool,
}

impl Facts {
    /// Of a value: something that it consists of is looked at, one after the other.
    fn see(&mut self, program: &Program, sizes: &[usize], node: &Node<'_>) {
        self.nodes += 1;
        match node {
            Node::Write(Place::State(_) | Place::StateBits { .. }) => self.calls = true,
            Node::Read(Place::Local(_) | Place::LocalBits { .. } | Place::State(_) | Place::StateBits { .. })
            | Node::Stmt(Stmt::Let(..) | Stmt::LetTuple(..) | Stmt::Assign(..) | Stmt::Do(_)) => {}
            Node::Write(_) | Node::Read(_) | Node::Stmt(_) => self.branches = true,
            Node::Expr(e) => match &e.kind {
                ExprKind::Call(id, _) => {
                    self.calls = true;
                    self.nodes += sizes.get(*id as usize).copied().unwrap_or(MAX_NODES + 1);
                }
                ExprKind::Extern(id, args) if converts(program, *id, args, &e.ty) => {}
                ExprKind::Extern(..) => self.branches = true,
                _ => {}
            },
        }
    }

    /// It can be computed whether it is needed or not.
    fn is_plain(self) -> bool {
        !self.branches && self.nodes <= MAX_NODES
    }
}

/// What an attempt makes of a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// A branch, or what a compiler makes of it.
    Branch,
    /// Both values, of which one is taken.
    Both,
    /// The first value, or giving up.
    First,
    /// The second value, or giving up.
    Second,
}

fn choice([yes, no]: [Facts; 2], ty: &Ty) -> Choice {
    let is_word = matches!(Repr::of(ty), Repr::Uint(..=64) | Repr::I64);
    let both = yes.is_plain() && no.is_plain() && yes.nodes + no.nodes <= MAX_NODES;
    match (yes.is_plain(), no.is_plain()) {
        _ if !is_word || !(yes.calls || no.calls) => Choice::Branch,
        _ if both => Choice::Both,
        (true, false) => Choice::First,
        (false, true) => Choice::Second,
        _ => Choice::Branch,
    }
}

fn of_expr(program: &Program, sizes: &[usize], value: &Expr) -> Facts {
    let mut facts = Facts::default();
    visit::expression(value, &mut |node| facts.see(program, sizes, &node));
    facts
}

fn of_block(program: &Program, sizes: &[usize], value: &Block) -> Facts {
    let mut facts = Facts::default();
    visit::block(value, &mut |node| facts.see(program, sizes, &node));
    facts
}

impl Body<'_> {
    /// `c ? yes : no` without a branch; `None` where a branch is better.
    pub fn choose(&self, c: &Expr, [yes, no]: [&Expr; 2], ty: &Ty) -> Option<TokenStream> {
        let facts = [yes, no].map(|value| of_expr(self.unit.program, &self.unit.sizes, value));
        let print = |value: &Expr| self.expr_as(value, ty);
        self.chosen(c, facts, [&|| print(yes), &|| print(no)], ty)
    }

    /// The same where the values have statements before them.
    pub fn choose_block(&self, c: &Expr, [yes, no]: [&Block; 2], ty: &Ty) -> Option<TokenStream> {
        let facts = [yes, no].map(|value| of_block(self.unit.program, &self.unit.sizes, value));
        let print = |value: &Block| self.block(value, ty);
        self.chosen(c, facts, [&|| print(yes), &|| print(no)], ty)
    }

    fn chosen(
        &self,
        c: &Expr,
        facts: [Facts; 2],
        [yes, no]: [&dyn Fn() -> TokenStream; 2],
        ty: &Ty,
    ) -> Option<TokenStream> {
        if !self.attempt {
            return None;
        }
        let cond = || self.cond(c);
        match choice(facts, ty) {
            Choice::Branch => None,
            Choice::Both => Some(self.both(c, [yes(), no()], ty)),
            Choice::First => {
                let (c, value) = (cond(), yes());
                Some(quote!({
                    *t_same &= #c;
                    #value
                }))
            }
            Choice::Second => {
                let (c, value) = (cond(), no());
                Some(quote!({
                    *t_same &= !#c;
                    #value
                }))
            }
        }
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
}

/// By fn: its attempts can give up by a choice of its own or of a fn that it calls.
pub fn giving_up(program: &Program, sizes: &[usize]) -> Vec<bool> {
    let mut all = vec![false; program.funcs.len()];
    // Fns are made after the fns that they call.
    for (id, func) in program.funcs.iter().enumerate() {
        let mut gives_up = false;
        visit::block(&func.body, &mut |node| {
            let Node::Expr(e) = node else { return };
            let facts = match &e.kind {
                ExprKind::Call(callee, _) => {
                    gives_up |= all.get(*callee as usize).copied().unwrap_or(false);
                    return;
                }
                ExprKind::Cond(_, yes, no) => [yes, no].map(|value| of_expr(program, sizes, value)),
                ExprKind::IfElse(_, yes, no) => [yes, no].map(|value| of_block(program, sizes, value)),
                _ => return,
            };
            gives_up |= matches!(choice(facts, &e.ty), Choice::First | Choice::Second);
        });
        if let Some(place) = all.get_mut(id) {
            *place = gives_up;
        }
    }
    all
}

/// A fn without loops, ways out and calls of the host.
fn is_straight(program: &Program, func: &Func) -> bool {
    let mut straight = true;
    visit::block(&func.body, &mut |node| match node {
        Node::Stmt(Stmt::For { .. } | Stmt::Return(_) | Stmt::Trap(..)) => straight = false,
        Node::Expr(e) => {
            if let ExprKind::Extern(id, args) = &e.kind {
                straight &= converts(program, *id, args, &e.ty);
            }
        }
        _ => {}
    });
    straight
}

/// By fn: it is printed where it is called by attempts that can give up, so that a loop of these can become vector code.
pub fn inlined(program: &Program, giving_up: &[bool]) -> Vec<bool> {
    let mut all = giving_up.to_vec();
    // Callers come behind.
    for (id, func) in program.funcs.iter().enumerate().rev() {
        if !all.get(id).copied().unwrap_or(false) {
            continue;
        }
        visit::block(&func.body, &mut |node| {
            if let Node::Expr(e) = node
                && let ExprKind::Call(callee, _) = e.kind
                && program
                    .funcs
                    .get(callee as usize)
                    .is_some_and(|func| is_straight(program, func))
                && let Some(place) = all.get_mut(callee as usize)
            {
                *place = true;
            }
        });
    }
    all
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
                ExprKind::Extern(id, args) if converts(program, *id, args, &e.ty) => {}
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
