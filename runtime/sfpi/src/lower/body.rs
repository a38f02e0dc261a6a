//! Statements of one iteration over lanes. What is known of scalars is computed here, loops are unrolled, calls are put in place; the
//! rest becomes Volt. Statements wait in a queue, so that `v_and` can put all that follows under its condition.

use super::env::Env;
use super::look;
use super::rows::Rows;
use super::value::{Ty, Value, assign, binary, declare, stmt, variable};
use super::{Told, Unit};
use crate::syntax::ast::{BinOp, Expr, Span, Stmt, StmtKind};
use hashbrown::HashMap;
use onespec_volt::diag::Diag;
use onespec_volt::syntax::ast;
use std::collections::VecDeque;
use std::rc::Rc;

/// Iterations of a loop that is unrolled, and statements of a kernel, at most.
const ITERATIONS: u32 = 4096;
const STATEMENTS: usize = 20_000;

/// What is to be done next.
#[derive(Debug, Clone, Copy)]
pub enum Task<'a> {
    Stmt(&'a Stmt),
    Enter,
    Exit,
    /// The scope of a function that a statement calls begins, and ends.
    Open(&'a Expr),
    Close,
    /// The condition of an unrolled loop, with the iterations that were done.
    Next(&'a Stmt, u32),
}

pub type Tasks<'a> = VecDeque<Task<'a>>;

/// What stands around a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// `v_if` or `v_block`.
    Mask,
    /// `if` of a scalar that is not known.
    Scalar,
    Function,
}

/// A function that is put in place of its call.
pub struct Frame {
    pub name: Rc<str>,
    /// Type of the result, and whether it is a vector; nothing for `void`.
    pub wanted: Option<(Ty, bool)>,
    /// Blocks around the call.
    pub blocks: usize,
    pub masks: usize,
    pub result: Option<Value>,
    /// The variable of results that stand under conditions.
    pub variable: Option<Rc<str>>,
}

/// One iteration over lanes, or a value that is asked for between such.
pub struct Body<'u, 'a> {
    pub unit: &'u mut Unit<'a>,
    pub env: Env,
    pub rows: Rows,
    /// Blocks of Volt that are open; the innermost is the last.
    pub blocks: Vec<Vec<ast::Stmt>>,
    around: Vec<Around>,
    /// By block, the condition that `v_and` has narrowed it to, and how often that was.
    narrowed: Vec<Option<(Rc<str>, usize)>>,
    /// How many conditions stand around, of vectors and of scalars.
    pub masks: usize,
    pub scalars: usize,
    pub frames: Vec<Frame>,
    names: HashMap<Rc<str>, u32>,
    count: usize,
}

impl<'u, 'a> Body<'u, 'a> {
    pub fn new(unit: &'u mut Unit<'a>, env: Env, row: Option<i64>) -> Body<'u, 'a> {
        let frame = Frame {
            name: Rc::from(""),
            wanted: None,
            blocks: 1,
            masks: 0,
            result: None,
            variable: None,
        };
        Body {
            unit,
            env,
            rows: Rows::new(row),
            blocks: vec![Vec::new()],
            around: vec![Around::Function],
            narrowed: vec![None],
            masks: 0,
            scalars: 0,
            frames: vec![frame],
            names: HashMap::new(),
            count: 0,
        }
    }

    pub fn emit(&mut self, stmt: ast::Stmt) {
        self.count += 1;
        let narrowed = self.narrowed.last().and_then(Option::as_ref);
        let stmt = match narrowed {
            Some((name, _)) if !matches!(stmt.kind, ast::StmtKind::Let { .. }) => {
                let span = stmt.span;
                branch(variable(name, span), vec![stmt], Vec::new(), span)
            }
            _ => stmt,
        };
        if let Some(block) = self.blocks.last_mut() {
            block.push(stmt);
        }
    }

    /// A name of Volt that no other variable has.
    pub fn fresh(&mut self, name: &str) -> Rc<str> {
        let count = self.names.entry(Rc::from(name)).or_insert(0);
        *count += 1;
        match *count {
            1 => Rc::from(name),
            n => Rc::from(format!("{name}.{n}")),
        }
    }

    /// Does all that waits; whether it returned. Names that it declares end with it.
    pub fn run(&mut self, tasks: Tasks<'a>) -> bool {
        let (depth, frames) = (self.env.depth(), self.frames.len());
        let is_over = self.keep(tasks);
        self.env.cut(depth);
        self.frames.truncate(frames);
        is_over
    }

    /// The same, but names stay.
    pub fn keep(&mut self, mut tasks: Tasks<'a>) -> bool {
        while let Some(task) = tasks.pop_front() {
            let is_over = match task {
                Task::Enter => {
                    self.env.enter(false);
                    false
                }
                Task::Exit => {
                    self.env.exit();
                    false
                }
                Task::Open(call) => {
                    let _ = self.open(call);
                    false
                }
                Task::Close => {
                    self.close();
                    false
                }
                Task::Next(stmt, done) => {
                    let _ = self.next(stmt, done, &mut tasks);
                    false
                }
                Task::Stmt(stmt) => {
                    if self.count > STATEMENTS || self.unit.is_full() {
                        let diag = Diag::error("E2002", stmt.span, "this kernel is too large");
                        self.unit
                            .tell(diag.help(format!("unrolled, a kernel has at most {STATEMENTS} statements")));
                        break;
                    }
                    // What is wrong was told; the next statement may be right.
                    self.stmt(stmt, &mut tasks).unwrap_or(false)
                }
            };
            if is_over {
                return true;
            }
        }
        false
    }

    /// Statements of a function that stands in the place of its call.
    pub fn in_function(&mut self, work: impl FnOnce(&mut Self)) {
        self.around.push(Around::Function);
        work(self);
        self.around.pop();
    }

    fn list(stmts: &'a [Stmt]) -> impl DoubleEndedIterator<Item = Task<'a>> {
        let all = stmts.iter().map(Task::Stmt);
        std::iter::once(Task::Enter).chain(all).chain([Task::Exit])
    }

    fn first(tasks: &mut Tasks<'a>, stmts: &'a [Stmt]) {
        Self::list(stmts).rev().for_each(|task| tasks.push_front(task));
    }

    fn stmt(&mut self, of: &'a Stmt, tasks: &mut Tasks<'a>) -> Told<bool> {
        self.count += 1;
        match &of.kind {
            StmtKind::Declare(ty, all) => all.iter().for_each(|one| self.declared(ty, one)),
            StmtKind::Assign(place, op, value) => self.assignment(place, *op, value, of.span)?,
            StmtKind::Expr(expr) => self.effect(expr)?,
            StmtKind::Block(stmts) => Self::first(tasks, stmts),
            StmtKind::If {
                is_constant,
                condition,
                then,
                other,
            } => return self.scalar_if(*is_constant, condition, [then, other], tasks),
            StmtKind::For { first, .. } => {
                tasks.push_front(Task::Exit);
                tasks.push_front(Task::Next(of, 0));
                tasks.push_front(Task::Stmt(first));
                tasks.push_front(Task::Enter);
            }
            StmtKind::VectorIf(arms, other) => self.vector_if(arms, other)?,
            StmtKind::VectorBlock(stmts) => {
                let block = self.inside(Around::Mask, |body| {
                    body.run(Self::list(stmts).collect());
                });
                self.emit(stmt(StmtBlock(block, of.span).into(), of.span));
            }
            StmtKind::VectorAnd(condition) => self.vector_and(condition, of.span)?,
            StmtKind::Return(value) => return self.returned(value.as_ref(), of.span),
        }
        Ok(false)
    }

    /// Statements of an inner block.
    fn inside(&mut self, around: Around, work: impl FnOnce(&mut Self)) -> Vec<ast::Stmt> {
        self.around.push(around);
        match around {
            Around::Mask => self.masks += 1,
            Around::Scalar => self.scalars += 1,
            Around::Function => {}
        }
        self.blocks.push(Vec::new());
        self.narrowed.push(None);
        work(self);
        if let Some((_, count)) = self.narrowed.pop().flatten() {
            self.masks -= count;
            self.rows.conditions -= count;
        }
        let block = self.blocks.pop().unwrap_or_default();
        match around {
            Around::Mask => self.masks -= 1,
            Around::Scalar => self.scalars -= 1,
            Around::Function => {}
        }
        self.around.pop();
        block
    }

    /// The same under a condition: rows that are written there keep what they had elsewhere.
    fn under(&mut self, around: Around, work: impl FnOnce(&mut Self)) -> Vec<ast::Stmt> {
        self.rows.conditions += 1;
        let block = self.inside(around, work);
        self.rows.conditions -= 1;
        block
    }

    fn next(&mut self, of: &'a Stmt, done: u32, tasks: &mut Tasks<'a>) -> Told<()> {
        let StmtKind::For {
            condition, step, body, ..
        } = &of.kind
        else {
            return Ok(());
        };
        let help = "bounds of loops are constants, parameters of templates, or what is computed of these";
        let Some(condition) = condition else {
            return self
                .unit
                .error(Diag::error("E2014", of.span, "this loop has no end").help(help));
        };
        let value = self.value(condition, Some(Ty::Bool))?;
        let Some(known) = value.constant() else {
            let message = match value.is_vector {
                true => "this loop asks a vector: lanes would leave it one by one",
                false => "how often this loop runs is not known when the kernel is compiled",
            };
            let help = match value.is_vector {
                true => "write a `for` with constant bounds, and `v_and` in it",
                false => help,
            };
            return self
                .unit
                .error(Diag::error("E2014", condition.span, message).help(help));
        };
        if !known.is_true() {
            return Ok(());
        }
        if done >= ITERATIONS {
            let message = format!("this loop runs more than {ITERATIONS} times");
            return self
                .unit
                .error(Diag::error("E2002", condition.span, message).help("loops are unrolled: make it shorter"));
        }
        tasks.push_front(Task::Next(of, done + 1));
        if let Some(step) = step {
            tasks.push_front(Task::Stmt(step));
        }
        Self::first(tasks, body);
        Ok(())
    }

    fn scalar_if(
        &mut self,
        is_constant: bool,
        condition: &'a Expr,
        [then, other]: [&'a [Stmt]; 2],
        tasks: &mut Tasks<'a>,
    ) -> Told<bool> {
        let value = self.value(condition, Some(Ty::Bool))?;
        if value.is_vector {
            let message = "this condition is one of vectors: lanes may differ";
            let diag = Diag::error("E2006", condition.span, message);
            return self.unit.error(diag.help("write `v_if (…) { … } v_endif;`"));
        }
        if let Some(known) = value.constant() {
            Self::first(tasks, if known.is_true() { then } else { other });
            return Ok(false);
        }
        if is_constant {
            let diag = Diag::error(
                "E2014",
                condition.span,
                "this condition is not known when the kernel is compiled",
            );
            return self
                .unit
                .error(diag.help("write `if`, or make it a parameter of the template"));
        }
        let condition = self.truth(value)?;
        let leaves = look::returns(then) || look::returns(other);
        let rest: Tasks<'a> = match leaves {
            true => std::mem::take(tasks),
            false => Tasks::new(),
        };
        let env = self.env.clone();
        let side = |body: &mut Self, stmts: &'a [Stmt]| {
            body.under(Around::Scalar, |body| {
                let tasks = Self::list(stmts).chain(rest.iter().copied()).collect();
                body.run(tasks);
            })
        };
        let span = condition.span;
        let first = side(self, then);
        if leaves {
            self.env = env;
        }
        let second = side(self, other);
        self.emit(branch(condition, first, second, span));
        Ok(leaves)
    }

    fn vector_if(&mut self, arms: &'a [(Expr, Vec<Stmt>)], other: &'a [Stmt]) -> Told<()> {
        let Some(((condition, then), rest)) = arms.split_first() else {
            self.run(Self::list(other).collect());
            return Ok(());
        };
        let value = self.value(condition, None)?;
        let made = self.vector_condition(value, condition.span, "v_if")?;
        let first = self.under(Around::Mask, |body| {
            body.run(Self::list(then).collect());
        });
        let second = match rest.is_empty() && other.is_empty() {
            true => Vec::new(),
            false => self.under(Around::Mask, |body| {
                let _ = body.vector_if(rest, other);
            }),
        };
        self.emit(branch(made, first, second, condition.span));
        Ok(())
    }

    /// The rest of the block is done where the condition holds, too: each statement by itself, so that a value that is
    /// changed step by step is one value all along.
    fn vector_and(&mut self, condition: &'a Expr, span: Span) -> Told<()> {
        if self.around.last() != Some(&Around::Mask) {
            let (message, help) = match self.around.last() {
                Some(Around::Scalar) => (
                    "this `v_and` stands under an `if` that is not known when the kernel is compiled",
                    "write `v_and(!c || …)`, where c is the condition of the `if` as a vector",
                ),
                _ => (
                    "this `v_and` has no block that it narrows",
                    "write `v_block { … } v_endblock;` around it, in the same function",
                ),
            };
            return self.unit.error(Diag::error("E2001", span, message).help(help));
        }
        let value = self.value(condition, None)?;
        let made = self.vector_condition(value, condition.span, "v_and")?;
        let before = self.narrowed.last().cloned().flatten();
        let (made, count) = match before {
            Some((name, count)) => {
                let both = binary(BinOp::AndAlso, variable(&name, span), made, span);
                (both, count + 1)
            }
            None => (made, 1),
        };
        let name = self.fresh("v_and");
        self.emit(declare(&name, Ty::Bool, Some(made), span));
        if let Some(narrowed) = self.narrowed.last_mut() {
            *narrowed = Some((name, count));
        }
        self.masks += 1;
        self.rows.conditions += 1;
        Ok(())
    }

    fn vector_condition(&mut self, value: Value, span: Span, word: &str) -> Told<ast::Expr> {
        if !value.is_vector {
            let message = format!("the condition of this `{word}` is a scalar, the same in all lanes");
            let help = match word {
                "v_if" => "write `if`, or compare a vector",
                _ => "write `if`, or narrow by a comparison of a vector",
            };
            return self.unit.error(Diag::error("E2006", span, message).help(help));
        }
        self.truth(value)
    }

    fn returned(&mut self, value: Option<&'a Expr>, span: Span) -> Told<bool> {
        let Some((wanted, masks, blocks)) = self
            .frames
            .last()
            .map(|frame| (frame.wanted, frame.masks, frame.blocks))
        else {
            return Ok(true);
        };
        if masks != self.masks {
            let message = "lanes can't return one by one: this `return` stands under a condition of vectors";
            let help = "assign a variable there, and return it behind the `v_endif`";
            return self.unit.error(Diag::error("E2009", span, message).help(help));
        }
        let value = match (value, wanted) {
            (None, None) => return Ok(true),
            (Some(value), Some((ty, is_vector))) => {
                let mut value = self.value(value, Some(ty))?;
                if value.is_vector && !is_vector {
                    return self.vector_for_scalar(&value, span, "the result");
                }
                if value.constant().is_none() || is_vector {
                    let at = value.span;
                    value = Value::made(self.converted(value, ty)?, ty, is_vector);
                    value.span = at;
                }
                value
            }
            (Some(value), None) => {
                let diag = Diag::error("E2006", value.span, "a function without a result returns no value");
                return self
                    .unit
                    .error(diag.help("write `return;`, or the type of the result in the place of `void`"));
            }
            (None, Some(_)) => {
                let diag = Diag::error("E2009", span, "this `return` lacks the value");
                return self.unit.error(diag.help("write `return x;`"));
            }
        };
        if self.blocks.len() == blocks {
            if let Some(frame) = self.frames.last_mut() {
                frame.result = Some(value);
            }
            return Ok(true);
        }
        let ty = value.ty;
        let known = self.frames.last().and_then(|frame| frame.variable.clone());
        let volt = match known {
            Some(volt) => volt,
            None => {
                let volt = self.fresh("result");
                // In front of the outermost block of the function.
                if let Some(block) = self.blocks.get_mut(blocks.saturating_sub(1)) {
                    block.push(declare(&volt, ty, None, span));
                }
                if let Some(frame) = self.frames.last_mut() {
                    frame.variable = Some(volt.clone());
                }
                volt
            }
        };
        let made = self.converted(value, wanted.map_or(ty, |(ty, _)| ty))?;
        self.emit(assign(variable(&volt, span), made, span));
        Ok(true)
    }
}

/// `if` with both sides.
fn branch(condition: ast::Expr, then: Vec<ast::Stmt>, other: Vec<ast::Stmt>, span: Span) -> ast::Stmt {
    let block = |stmts| ast::Block { stmts, span };
    let other = (!other.is_empty()).then(|| block(other));
    stmt(ast::StmtKind::If(vec![(condition, block(then))], other), span)
}

/// A block as a statement.
struct StmtBlock(Vec<ast::Stmt>, Span);

impl From<StmtBlock> for ast::StmtKind {
    fn from(StmtBlock(stmts, span): StmtBlock) -> ast::StmtKind {
        ast::StmtKind::Block(ast::Block { stmts, span })
    }
}
