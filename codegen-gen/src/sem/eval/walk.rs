//! The walk over a meaning: one method per kind of node, in the order of evaluation that section 8 of
//! `docs/reference/semantics.md` fixes. An assignment evaluates its right side, then the indices of its place.

use super::bits::Bits;
use super::ints;
use super::places;
use super::state::EvalState;
use super::value::Value;
use crate::sem::ir::{Block, Expr, ExprKind, Func, FuncId, Inst, LocalId, Program, Stmt, Ty, UnOp};
use onespec_core::exec::{Host, Stop, Trap};

/// Deepest nesting of expressions, blocks and calls; programs made from text stay far below.
const MAX_DEPTH: u32 = 600;
/// Most nodes that one instruction may visit.
const MAX_STEPS: u64 = 1 << 28;

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

    fn bits(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<Bits> {
        let width = expr.ty.bits().unwrap_or(64);
        Ok(self.expr(frame, expr)?.into_bits(width))
    }

    fn int(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<i128> {
        Ok(self.expr(frame, expr)?.into_int())
    }

    fn node(&mut self, frame: &mut Frame<'_>, expr: &Expr) -> Step<Value> {
        let width = expr.ty.bits().unwrap_or(0);
        Ok(match &expr.kind {
            ExprKind::Const(v) => Value::Bits(Bits::from_int(width, *v as i128)),
            ExprKind::Int(v) => Value::Int(*v),
            ExprKind::Local(id) => frame.locals.get(*id as usize).cloned().unwrap_or(Value::Unit),
            ExprKind::Operand(i) => Value::Int(frame.operands.get(usize::from(*i)).copied().map_or(0, i128::from)),
            ExprKind::Pc => Value::from_low64(&expr.ty, self.pc),
            ExprKind::Ilen => Value::from_low64(&expr.ty, u64::from(self.ilen)),
            ExprKind::Feature(index) => Value::from_bool(self.state().has_feature(*index)),
            ExprKind::Un(op, x) => unary(*op, self.expr(frame, x)?),
            ExprKind::Bin(op, a, b) => {
                let a = self.expr(frame, a)?;
                let b = self.expr(frame, b)?;
                ints::binary(*op, a, b)
            }
            ExprKind::Cmp(op, a, b) => {
                let a = self.expr(frame, a)?;
                let b = self.expr(frame, b)?;
                Value::from_bool(ints::compare(*op, &a, b))
            }
            ExprKind::AndAlso(a, b) => {
                Value::from_bool(self.expr(frame, a)?.is_true() && self.expr(frame, b)?.is_true())
            }
            ExprKind::OrElse(a, b) => {
                Value::from_bool(self.expr(frame, a)?.is_true() || self.expr(frame, b)?.is_true())
            }
            ExprKind::Cond(cond, yes, no) => {
                let taken = if self.expr(frame, cond)?.is_true() { yes } else { no };
                self.expr(frame, taken)?
            }
            ExprKind::Slice(x, lo) => {
                let x = self.bits(frame, x)?;
                let lo = self.expr(frame, lo)?.into_amount();
                Value::Bits(x.slice(lo, width))
            }
            ExprKind::Concat(high, low) => {
                let high = self.bits(frame, high)?;
                let low = self.bits(frame, low)?;
                Value::Bits(high.concat(&low))
            }
            ExprKind::Zext(x) | ExprKind::Trunc(x) => Value::Bits(self.bits(frame, x)?.zext(width)),
            ExprKind::Sext(x) => Value::Bits(self.bits(frame, x)?.sext(width)),
            ExprKind::ToBits(x) => Value::Bits(Bits::from_int(width, self.int(frame, x)?)),
            ExprKind::ToUint(x) => Value::Int(self.bits(frame, x)?.uint()),
            ExprKind::ToSint(x) => Value::Int(self.bits(frame, x)?.sint()),
            ExprKind::Rep(x, _) => Value::Bits(self.bits(frame, x)?.repeat(width)),
            ExprKind::Clz(x) => Value::Int(self.bits(frame, x)?.clz().into()),
            ExprKind::Ctz(x) => Value::Int(self.bits(frame, x)?.ctz().into()),
            ExprKind::Popcount(x) => Value::Int(self.bits(frame, x)?.popcount().into()),
            ExprKind::IMin(a, b) => Value::Int(self.int(frame, a)?.min(self.int(frame, b)?)),
            ExprKind::IMax(a, b) => Value::Int(self.int(frame, a)?.max(self.int(frame, b)?)),
            ExprKind::Read(place) => places::read(self, frame, place, &expr.ty)?,
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
                Value::Bits(Bits::new(width, u128::from(entry)))
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
            ExprKind::Block(block) => self.block(frame, block)?,
            ExprKind::IfElse(cond, yes, no) => {
                let taken = if self.expr(frame, cond)?.is_true() { yes } else { no };
                self.block(frame, taken)?
            }
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
        if let ("readable", [addr, bytes]) = (decl.name.as_str(), args) {
            let (addr, bytes) = (addr.low64(), bytes.low64() as u32);
            return Ok(Value::from_bool(self.host.readable(self.machine, addr, bytes)));
        }
        if decl.pure {
            return Ok(super::fp::call(&decl.name, args, result).unwrap_or_else(|| Value::from_low64(result, 0)));
        }
        let words: Vec<u64> = args.iter().map(Value::low64).collect();
        let answer = self.host.service(self.machine, decl.name.as_str(), &words)?;
        Ok(Value::from_low64(result, answer))
    }
}

fn unary(op: UnOp, x: Value) -> Value {
    match (op, x) {
        (UnOp::Neg, Value::Bits(x)) => Value::Bits(x.neg()),
        (UnOp::Not, Value::Bits(x)) => Value::Bits(x.not()),
        (UnOp::Neg, Value::Int(x)) => Value::Int(x.wrapping_neg()),
        (UnOp::Not, Value::Int(x)) => Value::Int(!x),
        (_, other) => other,
    }
}

pub fn set_local(frame: &mut Frame<'_>, id: LocalId, value: Value) {
    if let Some(place) = frame.locals.get_mut(id as usize) {
        *place = value;
    }
}
