//! Loop-invariant and affine expressions: what stays the same from iteration to iteration, and what goes on in equal steps.

use onespec_sem::ir::{BinOp, Block, Expr, ExprKind, LocalId, Place, Stmt};
use onespec_sem::visit::{self, Node};

/// A loop: its index, and the locals that its body declares or sets.
pub struct Loop {
    index: LocalId,
    declared: Vec<LocalId>,
    set: Vec<LocalId>,
    state: Vec<u16>,
}

impl Loop {
    /// The loop with this index and body.
    pub fn new(index: LocalId, body: &Block) -> Loop {
        let (mut declared, mut set, mut state) = (Vec::new(), Vec::new(), Vec::new());
        visit::block(body, &mut |node| match node {
            Node::Stmt(Stmt::Let(id, _) | Stmt::For { local: id, .. }) => declared.push(*id),
            Node::Stmt(Stmt::LetTuple(ids, _)) => declared.extend(ids),
            Node::Write(Place::Local(id) | Place::LocalBits { local: id, .. }) => set.push(*id),
            Node::Write(Place::State(id) | Place::StateBits { state: id, .. }) => state.push(*id),
            _ => {}
        });
        Loop {
            index,
            declared,
            set,
            state,
        }
    }

    /// Whether an expression is the index itself.
    pub fn is_index(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Local(id) => *id == self.index,
            ExprKind::Read(place) => **place == Place::Local(self.index),
            _ => false,
        }
    }

    /// Whether the body declares a local.
    pub fn declares(&self, id: LocalId) -> bool {
        self.declared.contains(&id)
    }

    /// Whether the body sets a local behind its declaration.
    pub fn assigns(&self, id: LocalId) -> bool {
        self.set.contains(&id)
    }

    /// Whether the body itself sets state; fns that it calls may, too.
    pub fn sets(&self, state: u16) -> bool {
        self.state.contains(&state)
    }

    /// Whether an expression has one value, without effects, in all iterations. Registers and state count as changing.
    pub fn stays(&self, e: &Expr) -> bool {
        self.stays_with(e, &[])
    }

    /// The same, also of an expression over locals that stay.
    pub fn stays_with(&self, e: &Expr, staying: &[LocalId]) -> bool {
        let mut stays = true;
        visit::expression(e, &mut |node| {
            stays &= match node {
                Node::Expr(e) => match &e.kind {
                    ExprKind::Local(id) => self.local_stays(*id, staying),
                    ExprKind::Read(place) => matches!(**place, Place::Local(_)),
                    ExprKind::Call(..) | ExprKind::Extern(..) | ExprKind::Block(_) | ExprKind::IfElse(..) => false,
                    _ => true,
                },
                Node::Read(Place::Local(id)) => self.local_stays(*id, staying),
                Node::Read(_) | Node::Stmt(_) | Node::Write(_) => false,
            }
        });
        stays
    }

    fn local_stays(&self, id: LocalId, staying: &[LocalId]) -> bool {
        let changes = id == self.index || self.declares(id) || self.set.contains(&id);
        !changes || staying.contains(&id)
    }

    /// Whether an expression goes on in equal steps from iteration to iteration, given locals that stay, and locals that do
    /// so.
    pub fn affine(&self, e: &Expr, staying: &[LocalId], affine: &[LocalId]) -> bool {
        if self.is_index(e) || self.stays_with(e, staying) {
            return true;
        }
        match &e.kind {
            ExprKind::Local(id) => affine.contains(id),
            ExprKind::ToBits(x) => self.affine(x, staying, affine),
            ExprKind::Bin(BinOp::Add | BinOp::Sub, a, b) => {
                self.affine(a, staying, affine) && self.affine(b, staying, affine)
            }
            ExprKind::Bin(BinOp::Mul, a, b) => {
                self.stays_with(a, staying) && self.affine(b, staying, affine)
                    || self.affine(a, staying, affine) && self.stays_with(b, staying)
            }
            _ => false,
        }
    }
}

/// A condition of a fn with its arguments for its parameters; `None` where it holds more than comparisons and lanes.
pub fn substituted(e: &Expr, params: &[LocalId], args: &[Expr]) -> Option<Expr> {
    let inner = |e: &Expr| substituted(e, params, args);
    let boxed = |e: &Expr| inner(e).map(Box::new);
    let argument = |id: LocalId| args.get(params.iter().position(|param| *param == id)?).cloned();
    let kind = match &e.kind {
        ExprKind::Local(id) => return argument(*id),
        ExprKind::Const(_) | ExprKind::Int(_) | ExprKind::Feature(_) | ExprKind::Setting(_) => e.kind.clone(),
        ExprKind::Cmp(op, a, b) => ExprKind::Cmp(*op, boxed(a)?, boxed(b)?),
        ExprKind::AndAlso(a, b) => ExprKind::AndAlso(boxed(a)?, boxed(b)?),
        ExprKind::OrElse(a, b) => ExprKind::OrElse(boxed(a)?, boxed(b)?),
        ExprKind::Un(op, a) => ExprKind::Un(*op, boxed(a)?),
        ExprKind::Read(place) => match &**place {
            Place::Local(id) => return argument(*id),
            Place::Lane {
                file,
                index,
                lane,
                width,
            } => ExprKind::Read(Box::new(Place::Lane {
                file: *file,
                index: inner(index)?,
                lane: inner(lane)?,
                width: *width,
            })),
            _ => return None,
        },
        _ => return None,
    };
    Some(Expr { kind, ty: e.ty.clone() })
}
