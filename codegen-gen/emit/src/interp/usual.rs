//! Loop unswitching (Allen, Cocke, "A Catalogue of Optimizing Transformations", 1971) of loops over lanes.
//!
//! A loop over lanes asks what does not change from lane to lane: whether a mode bit is set, whether a register number is one
//! that swallows results. Such questions keep [`super::lanes`] from taking eight lanes at a time. So the answers with which
//! it can are found, and the loop is printed twice: with these answers behind the test that they are right, and as it stands.
//! Small fns are expanded in the first one, because they ask most of these questions.

use super::uniform::Loop;
use onespec_sem::fold;
use onespec_sem::ir::{Block, Expr, ExprKind, Func, LocalId, Place, Program, Stmt, Ty};
use onespec_sem::visit::{self, Node};
use std::cell::RefCell;

/// Answers that are tried for one loop, at most.
const MAX_TRIALS: usize = 64;
/// Questions that are answered for one loop, at most.
const MAX_ANSWERS: usize = 6;
/// Nodes of a fn that is expanded, at most.
const MAX_NODES: usize = 24;

/// An answer: what is asked, and what it is.
type Answer = (Expr, bool);

/// A loop with answers in it.
pub struct Usual {
    /// What has to be so.
    pub answers: Vec<Answer>,
    /// Which iterations are active.
    pub cond: Option<Expr>,
    /// The body.
    pub body: Block,
}

/// Finds the fewest answers with which the body of a loop suits, if there are some. Without any the loop is as it stands.
pub fn usual(
    program: &Program,
    around: &Loop,
    (cond, body): (Option<&Expr>, &Block),
    suits: &dyn Fn(&Usual) -> bool,
) -> Option<Usual> {
    let with = |answers: &[Answer]| {
        let answering = Answering {
            program,
            around,
            answers,
            open: RefCell::new(None),
            known: RefCell::new(Vec::new()),
        };
        let usual = answering.of_loop(cond, body);
        (usual, answering.open.into_inner())
    };
    // Depth first; the answer no comes before yes.
    let mut trials = vec![Vec::new()];
    for _ in 0..MAX_TRIALS {
        let answers: Vec<Answer> = trials.pop()?;
        let (found, open) = with(&answers);
        if suits(&found) {
            return Some(fewest(found, &|answers| {
                Some(with(answers).0).filter(|usual| suits(usual))
            }));
        }
        if let Some(open) = open.filter(|_| answers.len() < MAX_ANSWERS) {
            for answer in [true, false] {
                let mut more = answers.clone();
                more.push((open.clone(), answer));
                trials.push(more);
            }
        }
    }
    None
}

/// Leaves out answers that are not needed.
fn fewest(mut found: Usual, with: &dyn Fn(&[Answer]) -> Option<Usual>) -> Usual {
    let mut at = 0;
    while at < found.answers.len() {
        let mut fewer = found.answers.clone();
        fewer.remove(at);
        match with(&fewer) {
            Some(less) => found = less,
            None => at += 1,
        }
    }
    found
}

/// Puts answers into a loop.
struct Answering<'a> {
    program: &'a Program,
    around: &'a Loop,
    answers: &'a [Answer],
    /// The first question without an answer.
    open: RefCell<Option<Expr>>,
    /// Locals of the body that stay, and what they are.
    known: RefCell<Vec<(LocalId, Expr)>>,
}

/// Values of parameters where a fn is expanded.
type Arguments<'a> = Option<(&'a [LocalId], &'a [Expr])>;

impl Answering<'_> {
    fn of_loop(&self, cond: Option<&Expr>, body: &Block) -> Usual {
        let mut cond = cond.map(|cond| self.question(cond, None));
        let mut body = self.unit(body, None);
        // What is done under one condition is done in iterations where that holds.
        while let [Stmt::If(inner, yes, no)] = body.stmts.as_slice()
            && no.stmts.is_empty()
            && no.value.is_none()
        {
            cond = Some(match cond {
                Some(cond) => fold::and_also(cond, inner.clone()),
                None => inner.clone(),
            });
            body = yes.clone();
        }
        Usual {
            answers: self.answers.to_vec(),
            cond: cond.filter(|cond| fold::as_bool(cond) != Some(true)),
            body,
        }
    }

    fn block(&self, block: &Block, args: Arguments<'_>) -> Block {
        let mut stmts = Vec::new();
        for stmt in &block.stmts {
            self.stmt(stmt, args, &mut stmts);
        }
        Block {
            stmts,
            value: block.value.as_ref().map(|value| Box::new(self.expr(value, args))),
        }
    }

    /// A block without a value.
    fn unit(&self, block: &Block, args: Arguments<'_>) -> Block {
        let mut stmts = Vec::new();
        self.block_into(block, args, &mut stmts);
        Block { stmts, value: None }
    }

    /// Adds what a statement does. Blocks without a value are taken apart: locals have numbers of their own.
    fn stmt(&self, stmt: &Stmt, args: Arguments<'_>, to: &mut Vec<Stmt>) {
        match stmt {
            Stmt::Let(id, value) => {
                let value = self.expr(value, args);
                if self.around.stays(&value) && !self.around.assigns(*id) && nodes_of(&value) <= MAX_NODES {
                    self.known.borrow_mut().push((*id, value));
                } else {
                    to.push(Stmt::Let(*id, value));
                }
            }
            Stmt::LetTuple(ids, value) => to.push(Stmt::LetTuple(ids.clone(), self.expr(value, args))),
            Stmt::Assign(place, value) => {
                let (value, place) = (self.expr(value, args), self.place(place, args));
                // What keeps its value is not written.
                if !is_read(&value, &place) {
                    to.push(Stmt::Assign(place, value));
                }
            }
            Stmt::If(cond, yes, no) => self.choice(cond, [yes, no], args, to),
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => to.push(Stmt::For {
                local: *local,
                lo: self.expr(lo, args),
                hi: self.expr(hi, args),
                cond: cond.as_ref().map(|cond| self.expr(cond, args)),
                body: self.block(body, args),
            }),
            Stmt::Trap(cause, value) => to.push(Stmt::Trap(self.expr(cause, args), self.expr(value, args))),
            Stmt::Return(value) => to.push(Stmt::Return(self.expr(value, args))),
            Stmt::Do(value) => match &value.kind {
                ExprKind::Block(block) => self.block_into(block, args, to),
                ExprKind::IfElse(cond, yes, no) => self.choice(cond, [yes, no], args, to),
                ExprKind::Call(id, given) => {
                    let given: Vec<Expr> = given.iter().map(|arg| self.expr(arg, args)).collect();
                    match self.expanded(*id as usize, &given) {
                        Some(func) => self.block_into(&func.body, Some((&func.params, &given)), to),
                        None => to.push(Stmt::Do(Expr {
                            kind: ExprKind::Call(*id, given),
                            ty: value.ty.clone(),
                        })),
                    }
                }
                _ => to.push(Stmt::Do(self.expr(value, args))),
            },
        }
    }

    fn choice(&self, cond: &Expr, [yes, no]: [&Block; 2], args: Arguments<'_>, to: &mut Vec<Stmt>) {
        let cond = self.question(cond, args);
        match fold::as_bool(&cond) {
            Some(true) => self.block_into(yes, args, to),
            Some(false) => self.block_into(no, args, to),
            None => to.push(Stmt::If(cond, self.unit(yes, args), self.unit(no, args))),
        }
    }

    fn block_into(&self, block: &Block, args: Arguments<'_>, to: &mut Vec<Stmt>) {
        for stmt in &block.stmts {
            self.stmt(stmt, args, to);
        }
        if let Some(value) = &block.value {
            self.stmt(&Stmt::Do((**value).clone()), args, to);
        }
    }

    /// A fn that stands for its body with these arguments: it is small, declares nothing, and computes no argument twice.
    fn expanded(&self, id: usize, given: &[Expr]) -> Option<&Func> {
        let func = self.program.funcs.get(id)?;
        let is_simple = |e: &Expr| fold::is_pure(e) && !matches!(e.kind, ExprKind::Read(_)) && nodes_of(e) <= 2;
        let (mut nodes, mut fits) = (0, func.params.len() == given.len());
        let mut uses = vec![0usize; given.len()];
        // What an argument reads may be another thing behind a write.
        let mut writes = false;
        let mut use_of = |id: LocalId, writes: bool| {
            let at = func.params.iter().position(|param| *param == id);
            if let Some(uses) = at.and_then(|at| uses.get_mut(at)) {
                *uses += if writes { 2 } else { 1 };
            }
        };
        visit::block(&func.body, &mut |node| {
            nodes += 1;
            match node {
                Node::Stmt(
                    Stmt::Let(..) | Stmt::LetTuple(..) | Stmt::For { .. } | Stmt::Return(_) | Stmt::Trap(..),
                ) => {
                    fits = false;
                }
                Node::Write(Place::Local(_) | Place::LocalBits { .. }) | Node::Read(Place::LocalBits { .. }) => {
                    fits = false
                }
                Node::Write(_) => writes = true,
                Node::Read(Place::Local(id)) => use_of(*id, writes),
                Node::Expr(e) => match &e.kind {
                    ExprKind::Local(id) => use_of(*id, writes),
                    ExprKind::Call(..) | ExprKind::Extern(..) => writes |= !self.is_plain_node(e),
                    _ => {}
                },
                _ => {}
            }
        });
        // An argument that is not used, or only sometimes, is computed all the same where it has effects.
        let once = uses
            .iter()
            .zip(given)
            .all(|(uses, arg)| is_simple(arg) || *uses <= 1 && self.is_plain(arg));
        (fits && nodes <= MAX_NODES && once).then_some(func)
    }

    /// Whether an expression has a value and does nothing else. It may be computed later than it stands.
    fn is_plain(&self, e: &Expr) -> bool {
        let mut plain = true;
        visit::expression(e, &mut |node| match node {
            Node::Write(Place::Local(_) | Place::LocalBits { .. }) => {}
            Node::Write(_) | Node::Read(Place::Mem { .. } | Place::Csr(_)) => plain = false,
            Node::Stmt(Stmt::Trap(..) | Stmt::Return(_) | Stmt::For { .. }) => plain = false,
            Node::Expr(e) => plain &= self.is_plain_node(e),
            _ => {}
        });
        plain
    }

    /// The same of an expression whose parts are.
    fn is_plain_node(&self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Extern(..) => false,
            ExprKind::Call(id, _) => self.program.funcs.get(*id as usize).is_some_and(|func| {
                let effects = &func.effects;
                let memory = effects.reads_mem || effects.writes_mem;
                let registers = !effects.writes_files.is_empty() || !effects.writes_state.is_empty();
                !(memory || registers || effects.system || effects.traps || effects.writes_pc)
            }),
            _ => true,
        }
    }

    /// A condition with the answers in it.
    fn question(&self, cond: &Expr, args: Arguments<'_>) -> Expr {
        match &cond.kind {
            ExprKind::AndAlso(a, b) => fold::and_also(self.question(a, args), self.question(b, args)),
            ExprKind::OrElse(a, b) => fold::or_else(self.question(a, args), self.question(b, args)),
            ExprKind::Un(onespec_sem::ir::UnOp::Not, x) if cond.ty == Ty::BOOL => fold::not(self.question(x, args)),
            _ => {
                let cond = self.expr(cond, args);
                if fold::as_bool(&cond).is_some() || !self.around.stays(&cond) {
                    return cond;
                }
                match self.answers.iter().find(|(asked, _)| *asked == cond) {
                    Some((_, answer)) => fold::boolean(*answer),
                    None => {
                        self.open.borrow_mut().get_or_insert_with(|| cond.clone());
                        cond
                    }
                }
            }
        }
    }

    fn place(&self, place: &Place, args: Arguments<'_>) -> Place {
        let inner = |e: &Expr| self.expr(e, args);
        match place {
            Place::Local(_) | Place::State(_) | Place::Pc => place.clone(),
            Place::LocalBits { local, lo, width } => Place::LocalBits {
                local: *local,
                lo: inner(lo),
                width: *width,
            },
            Place::StateBits { state, lo, width } => Place::StateBits {
                state: *state,
                lo: inner(lo),
                width: *width,
            },
            Place::Reg { file, index } => Place::Reg {
                file: *file,
                index: inner(index),
            },
            Place::Lane {
                file,
                index,
                lane,
                width,
            } => Place::Lane {
                file: *file,
                index: inner(index),
                lane: inner(lane),
                width: *width,
            },
            Place::RegBits { file, index, lo, width } => Place::RegBits {
                file: *file,
                index: inner(index),
                lo: inner(lo),
                width: *width,
            },
            Place::Mem { addr, bytes, phys } => Place::Mem {
                addr: inner(addr),
                bytes: *bytes,
                phys: *phys,
            },
            Place::Csr(number) => Place::Csr(inner(number)),
        }
    }

    fn expr(&self, e: &Expr, args: Arguments<'_>) -> Expr {
        let boxed = |x: &Expr| Box::new(self.expr(x, args));
        let given = |id: LocalId| {
            let (params, given) = args?;
            given.get(params.iter().position(|param| *param == id)?).cloned()
        };
        // Fns that are expanded have parameters alone.
        let known = |id: LocalId| {
            let known = self.known.borrow();
            let found = known.iter().find(|(local, _)| *local == id).filter(|_| args.is_none());
            found.map(|(_, value)| value.clone())
        };
        let kind = match &e.kind {
            ExprKind::Local(id) => return given(*id).or_else(|| known(*id)).unwrap_or_else(|| e.clone()),
            ExprKind::Read(place) => {
                if let Place::Local(id) = **place
                    && let Some(value) = given(id).or_else(|| known(id))
                {
                    return value;
                }
                ExprKind::Read(Box::new(self.place(place, args)))
            }
            ExprKind::Const(_)
            | ExprKind::Int(_)
            | ExprKind::Operand(_)
            | ExprKind::Pc
            | ExprKind::Ilen
            | ExprKind::Feature(_)
            | ExprKind::Setting(_) => return e.clone(),
            ExprKind::Un(op, x) => ExprKind::Un(*op, boxed(x)),
            ExprKind::Zext(x) => ExprKind::Zext(boxed(x)),
            ExprKind::Sext(x) => ExprKind::Sext(boxed(x)),
            ExprKind::Trunc(x) => ExprKind::Trunc(boxed(x)),
            ExprKind::ToBits(x) => ExprKind::ToBits(boxed(x)),
            ExprKind::ToUint(x) => ExprKind::ToUint(boxed(x)),
            ExprKind::ToSint(x) => ExprKind::ToSint(boxed(x)),
            ExprKind::Rep(x, times) => ExprKind::Rep(boxed(x), *times),
            ExprKind::Count(count, x) => ExprKind::Count(*count, boxed(x)),
            ExprKind::Table(table, x) => ExprKind::Table(*table, boxed(x)),
            ExprKind::Bin(op, a, b) => ExprKind::Bin(*op, boxed(a), boxed(b)),
            ExprKind::Cmp(op, a, b) => ExprKind::Cmp(*op, boxed(a), boxed(b)),
            ExprKind::AndAlso(..) | ExprKind::OrElse(..) => return self.question(e, args),
            ExprKind::Slice(x, lo) => ExprKind::Slice(boxed(x), boxed(lo)),
            ExprKind::Concat(a, b) => ExprKind::Concat(boxed(a), boxed(b)),
            ExprKind::IMin(a, b) => ExprKind::IMin(boxed(a), boxed(b)),
            ExprKind::IMax(a, b) => ExprKind::IMax(boxed(a), boxed(b)),
            ExprKind::Cond(c, a, b) => {
                let c = self.question(c, args);
                match fold::as_bool(&c) {
                    Some(answer) => return self.expr(if answer { a } else { b }, args),
                    None => ExprKind::Cond(Box::new(c), boxed(a), boxed(b)),
                }
            }
            ExprKind::IfElse(c, yes, no) => {
                let c = self.question(c, args);
                match fold::as_bool(&c) {
                    Some(answer) => return self.valued(self.block(if answer { yes } else { no }, args), e),
                    None => ExprKind::IfElse(Box::new(c), self.block(yes, args), self.block(no, args)),
                }
            }
            ExprKind::Block(block) => return self.valued(self.block(block, args), e),
            ExprKind::Call(id, given) => {
                let given: Vec<Expr> = given.iter().map(|arg| self.expr(arg, args)).collect();
                let value = self.expanded(*id as usize, &given).and_then(|func| {
                    let value = func.body.value.as_ref().filter(|_| func.body.stmts.is_empty())?;
                    Some(self.expr(value, Some((&func.params, &given))))
                });
                match value {
                    Some(value) => return value,
                    None => ExprKind::Call(*id, given),
                }
            }
            ExprKind::Extern(id, given) => {
                ExprKind::Extern(*id, given.iter().map(|arg| self.expr(arg, args)).collect())
            }
            ExprKind::Tuple(parts) => ExprKind::Tuple(parts.iter().map(|part| self.expr(part, args)).collect()),
        };
        Expr { kind, ty: e.ty.clone() }
    }

    /// A block as the value of an expression: without statements it is its value.
    fn valued(&self, block: Block, e: &Expr) -> Expr {
        match block {
            Block {
                stmts,
                value: Some(value),
            } if stmts.is_empty() => *value,
            block => Expr {
                kind: ExprKind::Block(block),
                ty: e.ty.clone(),
            },
        }
    }
}

/// Whether a value is what a place holds.
fn is_read(value: &Expr, place: &Place) -> bool {
    let same = match (&value.kind, place) {
        (ExprKind::Slice(word, at), Place::StateBits { state, lo, width }) => {
            let of = matches!(&word.kind, ExprKind::Read(from) if **from == Place::State(*state));
            of && **at == *lo && value.ty == Ty::Bits(*width)
        }
        (ExprKind::Read(from), place) => **from == *place,
        _ => false,
    };
    same && fold::is_pure(value)
}

fn nodes_of(e: &Expr) -> usize {
    let mut nodes = 0;
    visit::expression(e, &mut |_| nodes += 1);
    nodes
}
