//! The walk over a meaning: one method per kind of node, in the order of evaluation that section 8 of
//! `docs/reference/semantics.md` fixes. An assignment evaluates its right side, then the indices of its place.

use super::combine;
use super::places;
use super::state::EvalState;
use super::value::Value;
use crate::sem::ir::{Block, Expr, ExprKind, Func, FuncId, Inst, LocalId, Program, Stmt, Ty};
use onespec_bv::Bits;
use onespec_core::exec::{Host, Stop, Trap};
use onespec_core::host::Call;

/// Deepest nesting of expressions, blocks and calls; programs made from text stay far below.
const MAX_DEPTH: u32 = 300;
/// Most nodes that one instruction may visit.
const MAX_STEPS: u64 = 1 << 25;

/// Why a walk leaves its path.
#[derive(Debug)]
pub enum Exit {
    Stop,
    Return(Value),
}

pub type Step<T> = Result<T, Exit>;

impl From<Stop> for Exit {
    fn from(_: Stop) -> Exit {
        Exit::Stop
    }
}

/// What code of one body sees besides the state.
pub struct Frame<'a> {
    pub locals: Vec<Value>,
    pub operands: &'a [i64],
}

/// A walk in progress. `S` is the machine that the host knows; it lends its [`EvalState`].
pub struct Walk<'a, S, H> {
    pub code: &'static Program,
    pub machine: &'a mut S,
    pub host: &'a mut H,
    /// Address and length of the instruction, whatever happens to the state's `pc`.
    pub pc: u64,
    pub ilen: u8,
    pub depth: u32,
    pub steps: u64,
}

impl<'a, S: AsMut<EvalState>, H: Host<S>> Walk<'a, S, H> {
    pub fn new(code: &'static Program, machine: &'a mut S, host: &'a mut H, at: (u64, u8)) -> Walk<'a, S, H> {
        Walk {
            code,
            machine,
            host,
            pc: at.0,
            ilen: at.1,
            depth: 0,
            steps: 0,
        }
    }

    /// Runs the meaning of an instruction.
    pub fn inst(&mut self, inst: &Inst, operands: &[i64]) -> Result<(), Stop> {
        let mut frame = Frame {
            locals: vec![Value::Unit; inst.locals.len()],
            operands,
        };
        match self.block(&mut frame, &inst.body) {
            Ok(_) | Err(Exit::Return(_)) => Ok(()),
            Err(Exit::Stop) => Err(Stop),
        }
    }

    /// Calls a fn of the description.
    pub fn call(&mut self, id: FuncId, args: Vec<Value>) -> Step<Value> {
        let Some(func) = self.code.funcs.get(id as usize) else {
            return Ok(Value::Unit);
        };
        let depth = self.depth;
        self.enter()?;
        let result = self.body(func, args);
        self.depth = depth;
        match result {
            Err(Exit::Return(value)) => Ok(value),
            other => other,
        }
    }

    fn body(&mut self, func: &Func, args: Vec<Value>) -> Step<Value> {
        let mut frame = Frame {
            locals: vec![Value::Unit; func.locals.len()],
            operands: &[],
        };
        for (param, arg) in func.params.iter().zip(args) {
            set_local(&mut frame, *param, arg);
        }
        self.block(&mut frame, &func.body)
    }

    pub fn state(&mut self) -> &mut EvalState {
        self.machine.as_mut()
    }

    pub fn trap<T>(&mut self, cause: impl Into<u64>, tval: u64) -> Step<T> {
        self.state().trap = Trap {
            cause: cause.into(),
            tval,
        };
        Err(Exit::Stop)
    }

    /// Counts a node on the way down. A program too deep or too long traps as illegal instead of taking the host down.
    fn enter(&mut self) -> Step<()> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > MAX_DEPTH || self.steps > MAX_STEPS {
            return self.trap(self.code.faults.illegal, 0);
        }
        Ok(())
    }

    pub fn block(&mut self, frame: &mut Frame<'_>, block: &Block) -> Step<Value> {
        for stmt in &block.stmts {
            self.stmt(frame, stmt)?;
        }
        match &block.value {
            Some(value) => self.expr(frame, value),
            None => Ok(Value::Unit),
        }
    }

    fn stmt(&mut self, frame: &mut Frame<'_>, stmt: &Stmt) -> Step<()> {
        match stmt {
            Stmt::Let(local, value) => {
                let value = self.expr(frame, value)?;
                set_local(frame, *local, value);
            }
            Stmt::LetTuple(locals, value) => {
                if let Value::Tuple(parts) = self.expr(frame, value)? {
                    locals
                        .iter()
                        .zip(parts)
                        .for_each(|(local, part)| set_local(frame, *local, part));
                }
            }
            Stmt::Assign(place, value) => {
                let value = self.expr(frame, value)?;
                places::write(self, frame, place, value)?;
            }
            Stmt::If(cond, yes, no) => {
                let taken = if self.expr(frame, cond)?.is_true() { yes } else { no };
                self.nested(frame, taken)?;
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => {
                let (lo, hi) = (self.expr(frame, lo)?.into_int(), self.expr(frame, hi)?.into_int());
                self.rounds(frame, *local, lo..hi, cond.as_ref(), body)?;
            }
            Stmt::Trap(cause, tval) => {
                let cause = self.expr(frame, cause)?.low64();
                let tval = self.expr(frame, tval)?.low64();
                return self.trap(cause, tval);
            }
            Stmt::Return(value) => return Err(Exit::Return(self.expr(frame, value)?)),
            Stmt::Do(value) => {
                self.expr(frame, value)?;
            }
        }
        Ok(())
    }

    fn rounds(
        &mut self,
        frame: &mut Frame<'_>,
        local: LocalId,
        range: std::ops::Range<i128>,
        cond: Option<&Expr>,
        body: &Block,
    ) -> Step<()> {
        for i in range {
            set_local(frame, local, Value::Int(i));
            self.enter()?;
            let wanted = match cond {
                Some(cond) => self.expr(frame, cond)?.is_true(),
                None => true,
            };
            if wanted {
                self.block(frame, body)?;
            }
            self.depth -= 1;
        }
        Ok(())
    }

    fn nested(&mut self, frame: &mut Frame<'_>, block: &Block) -> Step<Value> {
        self.enter()?;
        let value = self.block(frame, block)?;
        self.depth -= 1;
        Ok(value)
    }

    pub fn expr(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<Value> {
        self.enter()?;
        let value = self.node(frame, expr)?;
        self.depth -= 1;
        Ok(value)
    }

    /// Operands are evaluated here and combined in functions that do not come back, which keeps the stack frame of a
    /// level of nesting small.
    fn node(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<Value> {
        match &expr.kind {
            ExprKind::Bin(_, a, b)
            | ExprKind::Cmp(_, a, b)
            | ExprKind::Concat(a, b)
            | ExprKind::IMin(a, b)
            | ExprKind::IMax(a, b)
            | ExprKind::Slice(a, b) => {
                let pair = (self.expr(frame, a)?, self.expr(frame, b)?);
                Ok(combine::pair(expr, pair))
            }
            ExprKind::Un(_, x)
            | ExprKind::Zext(x)
            | ExprKind::Trunc(x)
            | ExprKind::Sext(x)
            | ExprKind::ToBits(x)
            | ExprKind::ToUint(x)
            | ExprKind::ToSint(x)
            | ExprKind::Rep(x, _)
            | ExprKind::Count(_, x) => Ok(combine::single(expr, self.expr(frame, x)?)),
            ExprKind::AndAlso(a, b) => {
                let both = self.is_true(frame, a)? && self.is_true(frame, b)?;
                Ok(Value::from_bool(both))
            }
            ExprKind::OrElse(a, b) => {
                let either = self.is_true(frame, a)? || self.is_true(frame, b)?;
                Ok(Value::from_bool(either))
            }
            ExprKind::Cond(cond, yes, no) => {
                let taken = if self.is_true(frame, cond)? { yes } else { no };
                self.expr(frame, taken)
            }
            ExprKind::Block(block) => self.block(frame, block),
            ExprKind::IfElse(cond, yes, no) => {
                let taken = if self.is_true(frame, cond)? { yes } else { no };
                self.block(frame, taken)
            }
            ExprKind::Read(place) => places::read(self, frame, place, &expr.ty),
            ExprKind::Table(..) | ExprKind::Call(..) | ExprKind::Extern(..) | ExprKind::Tuple(_) => {
                self.list(frame, expr)
            }
            _ => Ok(self.leaf(frame, expr)),
        }
    }

    fn is_true(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<bool> {
        Ok(self.expr(frame, expr)?.is_true())
    }

    /// What has no expression below it.
    fn leaf(&mut self, frame: &Frame<'_>, expr: &Expr) -> Value {
        match &expr.kind {
            ExprKind::Const(v) => Value::Bits(Bits::from_int(expr.ty.bits().unwrap_or(0), *v as i128)),
            ExprKind::Int(v) => Value::Int(*v),
            ExprKind::Local(id) => frame.locals.get(*id as usize).cloned().unwrap_or(Value::Unit),
            ExprKind::Operand(i) => Value::Int(frame.operands.get(usize::from(*i)).copied().map_or(0, i128::from)),
            ExprKind::Pc => Value::from_low64(&expr.ty, self.pc),
            ExprKind::Ilen => Value::from_low64(&expr.ty, u64::from(self.ilen)),
            ExprKind::Setting(index) => Value::Int(self.state().setting(*index)),
            ExprKind::Feature(index) => Value::from_bool(self.state().has_feature(*index)),
            _ => Value::Unit,
        }
    }

    /// What is made of any number of values.
    fn list(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<Value> {
        Ok(match &expr.kind {
            ExprKind::Table(table, index) => {
                let index = self.expr(frame, index)?.into_amount();
                let data = self
                    .code
                    .tables
                    .get(usize::from(*table))
                    .map(|t| t.data.as_slice())
                    .unwrap_or_default();
                let entry = usize::try_from(index)
                    .ok()
                    .and_then(|i| data.get(i))
                    .copied()
                    .unwrap_or(0);
                Value::Bits(Bits::new(expr.ty.bits().unwrap_or(0), u128::from(entry)))
            }
            ExprKind::Call(id, args) => {
                let args = self.all(frame, args)?;
                self.call(*id, args)?
            }
            ExprKind::Extern(index, args) => {
                let args = self.all(frame, args)?;
                self.external(usize::from(*index), &args, &expr.ty)?
            }
            ExprKind::Tuple(parts) => Value::Tuple(self.all(frame, parts)?),
            _ => Value::Unit,
        })
    }

    fn all(&mut self, frame: &mut Frame<'_>, exprs: &[Expr]) -> Step<Vec<Value>> {
        exprs.iter().map(|e| self.expr(frame, e)).collect()
    }

    /// Evaluates an index or amount.
    pub fn index(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<u64> {
        Ok(self.expr(frame, expr)?.into_amount())
    }

    fn external(&mut self, index: usize, args: &[Value], result: &Ty) -> Step<Value> {
        let Some(decl) = self.code.externs.get(index) else {
            return Ok(Value::Unit);
        };
        // A description with a function that no host has is not run; should it be, the instruction has no value.
        let call = decl.function.map(|function| function.call).ok_or(Exit::Stop)?;
        Ok(match (call, args) {
            (Call::Readable, [addr, bytes]) => {
                let (addr, bytes) = (addr.low64(), bytes.low64() as u32);
                Value::from_bool(self.host.readable(self.machine, addr, bytes))
            }
            (Call::Writable, [addr, bytes]) => {
                let (addr, bytes) = (addr.low64(), bytes.low64() as u32);
                Value::from_bool(self.host.writable(self.machine, addr, bytes))
            }
            (Call::Float, _) => super::fp::call(&decl.name, args, result).ok_or(Exit::Stop)?,
            (Call::Service(service), _) => {
                let words: Vec<u64> = args.iter().map(Value::low64).collect();
                Value::from_low64(result, self.host.service(self.machine, service, &words)?)
            }
            (Call::Readable | Call::Writable, _) => return Err(Exit::Stop),
        })
    }
}

pub fn set_local(frame: &mut Frame<'_>, id: LocalId, value: Value) {
    if let Some(place) = frame.locals.get_mut(id as usize) {
        *place = value;
    }
}
