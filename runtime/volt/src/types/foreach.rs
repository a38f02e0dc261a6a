//! `foreach`: iterations that are independent of each other. The checker enforces what it can see: nothing leaves the
//! loop, no outer variable is assigned but those of `reduce`, no two iterations write one place, and no iteration reads
//! what another writes, as far as indices tell.

use super::body::{Context, Foreach, Sum};
use super::places::Root;
use super::reduce::children;
use super::tree::{Expr, Kind, Stmt, StmtKind};
use super::ty::Ty;
use crate::diag::Diag;
use crate::source::Span;
use crate::syntax::ast::BinOp;
use hashbrown::{HashMap, HashSet};

impl Context<'_, '_> {
    pub(super) fn begin_foreach(&mut self, span: Span, local: u32, sums: Vec<Sum>) {
        self.foreach.push(Foreach { local, span, sums });
    }

    pub(super) fn end_foreach(&mut self, body: &[Stmt]) {
        let Some(Foreach { local, span, sums }) = self.foreach.pop() else {
            return;
        };
        self.check_sums(&sums, body, span);
        let mut accesses = Accesses {
            local,
            own: HashSet::new(),
            shared: HashMap::new(),
        };
        accesses.stmts(body);
        for list in accesses.shared.values() {
            let writes = list.iter().filter(|a| a.writes);
            for write in writes {
                let other = list.iter().find(|a| match (a.offset, write.offset) {
                    (Some(a), Some(b)) => a != b,
                    _ => false,
                });
                if let Some(other) = other {
                    let diag = Diag::error(
                        "E2019",
                        write.span,
                        "iterations of `foreach` would need each other here",
                    )
                    .also(other.span, "another iteration's")
                    .help("let an iteration write and read one element only, or use `for`");
                    self.error(diag.also(span, "its iterations are independent"));
                    break;
                }
            }
        }
    }

    /// Something that leaves the function or a `foreach`.
    pub(super) fn no_way_out_of_foreach(&mut self, span: Span, what: &str) {
        if let Some(around) = self.foreach.last() {
            let at = around.span;
            self.error(
                Diag::error(
                    "E2019",
                    span,
                    format!("{what} in a `foreach`: it would end other iterations"),
                )
                .also(at, "its iterations are independent")
                .help("use `for`"),
            );
        }
    }

    /// A place that is written: it must be this iteration's.
    pub(super) fn foreach_write(&mut self, place: &Expr) {
        let is_sum =
            |f: &Foreach| matches!(place.kind, Kind::Local(local) if f.sums.iter().any(|sum| sum.local == local));
        // What is a sum in an inner loop is one in those around it, too.
        let around = match place.kind {
            Kind::Local(_) => self.foreach.iter().rev().find(|f| !is_sum(f)),
            _ => self.foreach.last(),
        };
        let Some((first, at)) = around.map(|f| (f.local, f.span)) else {
            return;
        };
        let shared = match self.root(place) {
            Root::Local(local) if local >= first => return,
            Root::Local(local) if !matches!(place.kind, Kind::Index(..) | Kind::Field(..)) => {
                let name = self.body.locals[local as usize].name.clone();
                self.error(
                    Diag::error(
                        "E2019",
                        place.span,
                        format!("`{name}` is from outside of the `foreach`: all iterations would assign it"),
                    )
                    .also(at, "its iterations are independent")
                    .help(format!("let each iteration write an element of its own, write `reduce {name}` behind the bounds for a sum, or use `for`")),
                );
                return;
            }
            _ => !mentions(place, first),
        };
        if shared {
            self.error(
                Diag::error(
                    "E2019",
                    place.span,
                    "every iteration of the `foreach` would write this place",
                )
                .also(at, "its iterations are independent")
                .help("let its index depend on the iteration, or use `for`"),
            );
        }
    }
}

/// Whether an expression names a local from `first` on.
fn mentions(expr: &Expr, first: u32) -> bool {
    let mut stack = vec![expr];
    while let Some(expr) = stack.pop() {
        if matches!(expr.kind, Kind::Local(local) if local >= first) {
            return true;
        }
        children(expr, &mut stack);
    }
    false
}

/// An element of a shared array, by how far its index is from the loop's variable.
struct Access {
    offset: Option<i64>,
    writes: bool,
    span: Span,
}

/// Accesses to elements of what is shared, by what is indexed.
struct Accesses {
    local: u32,
    /// Locals that are made in the loop.
    own: HashSet<u32>,
    shared: HashMap<String, Vec<Access>>,
}

impl Accesses {
    fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            match &stmt.kind {
                StmtKind::Let(local, init) => {
                    self.own.insert(*local);
                    init.iter().for_each(|e| self.reads(e));
                }
                StmtKind::If(arms, rest) => {
                    for (condition, body) in arms {
                        self.reads(condition);
                        self.stmts(body);
                    }
                    self.stmts(rest);
                }
                StmtKind::While(condition, body, _) | StmtKind::Do(body, condition, _) => {
                    self.reads(condition);
                    self.stmts(body);
                }
                StmtKind::Loop(body, _) | StmtKind::Block(body) => self.stmts(body),
                StmtKind::For { from, to, body, .. } => {
                    self.reads(from);
                    self.reads(to);
                    self.stmts(body);
                }
                StmtKind::Switch { value, cases, default } => {
                    self.reads(value);
                    cases.iter().for_each(|(_, body)| self.stmts(body));
                    self.stmts(default);
                }
                StmtKind::Try { body, handler, .. } => {
                    self.stmts(body);
                    self.stmts(handler);
                }
                StmtKind::Assign(place, value) | StmtKind::Update(place, _, value) => {
                    self.element(place, true);
                    let mut inside = Vec::new();
                    children(place, &mut inside);
                    inside.into_iter().for_each(|e| self.reads(e));
                    self.reads(value);
                }
                StmtKind::Return(value) => value.iter().for_each(|e| self.reads(e)),
                StmtKind::Throw(value) | StmtKind::Expr(value) => self.reads(value),
                StmtKind::Break | StmtKind::Continue => {}
            }
        }
    }

    fn reads(&mut self, expr: &Expr) {
        let mut stack = vec![expr];
        while let Some(expr) = stack.pop() {
            self.element(expr, false);
            children(expr, &mut stack);
        }
    }

    fn element(&mut self, expr: &Expr, writes: bool) {
        let Kind::Index(of, index) = &expr.kind else { return };
        let base = match (&of.kind, &of.ty) {
            (Kind::Global(id), Ty::Array(..)) => format!("global {id}"),
            (Kind::Local(id), _) if *id < self.local => format!("local {id}"),
            _ => return,
        };
        let offset = self.offset(index);
        self.shared.entry(base).or_default().push(Access {
            offset,
            writes,
            span: expr.span,
        });
    }

    /// The `c` of an index `i + c`.
    fn offset(&self, index: &Expr) -> Option<i64> {
        match &index.kind {
            Kind::Local(local) if *local == self.local => Some(0),
            Kind::Cast(of) => self.offset(of),
            Kind::Binary(op @ (BinOp::Add | BinOp::Sub), left, right) => {
                let constant = |e: &Expr| match e.kind {
                    Kind::Const(bits) => Some(super::ty::signed(bits, &e.ty)),
                    _ => None,
                };
                match (self.offset(left), constant(right), op) {
                    (Some(base), Some(c), BinOp::Add) => base.checked_add(c),
                    (Some(base), Some(c), _) => base.checked_sub(c),
                    _ if *op == BinOp::Add => self.offset(right)?.checked_add(constant(left)?),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
