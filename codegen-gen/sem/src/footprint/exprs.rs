//! What is known of the value of an expression, and what computing it touches.

use super::known::{Known, Sources, Value};
use super::walk::{Body, grow};
use crate::ir::{BinOp, Expr, ExprKind, FuncId, Ty};
use onespec_core::isa::{AccessSize, Effects as Bits};

impl<'p> Body<'_, 'p> {
    fn all(&mut self, parts: &'p [Expr]) -> Value {
        let value = |value: Value, part: &'p Expr| value.with(self.expr(part));
        parts.iter().fold(Value::SETTLED, value)
    }

    pub(super) fn expr(&mut self, e: &'p Expr) -> Value {
        match &e.kind {
            ExprKind::Const(bits) => Value::plain(i128::try_from(*bits).map_or(Known::Settled, Known::Number)),
            ExprKind::Int(n) => Value::plain(Known::Number(*n)),
            ExprKind::Local(local) => self.local(*local),
            ExprKind::Operand(i) => {
                self.summary.own = true;
                Value::plain(self.operand(*i))
            }
            ExprKind::Ilen => Value::plain(Known::Length),
            ExprKind::Feature(_) | ExprKind::Setting(_) => Value::SETTLED,
            ExprKind::Pc => {
                self.add(Bits::READS_PC);
                Value::plain(Known::Pc)
            }
            ExprKind::Zext(a) | ExprKind::ToUint(a) => self.expr(a),
            ExprKind::ToBits(a) => {
                let known = self.expr(a);
                let fits =
                    matches!((&a.ty, e.ty.bits()), (Ty::Int(lo, hi), Some(n)) if *lo >= 0 && (n > 126 || *hi < 1 << n));
                if fits { known } else { known.weak() }
            }
            ExprKind::Trunc(a) => self.low(a, e.ty.bits()),
            ExprKind::Slice(a, lo) => {
                let lo = self.expr(lo);
                let Known::Number(n) = lo.known else {
                    return self.expr(a).with(lo);
                };
                let end = u32::try_from(n).ok().and_then(|n| n.checked_add(e.ty.bits()?));
                self.low(a, end)
            }
            ExprKind::Un(_, a) | ExprKind::Sext(a) | ExprKind::ToSint(a) | ExprKind::Rep(a, _) => self.expr(a).weak(),
            ExprKind::Count(_, a) | ExprKind::Table(_, a) => self.expr(a).weak(),
            ExprKind::Bin(BinOp::Add, a, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                let length = |known| match known {
                    // Where the length is known it is a number already.
                    Known::Number(n) if self.length == Some(n) => Known::Length,
                    known => known,
                };
                Value {
                    known: length(a.known).plus(length(b.known)),
                    from: a.from | b.from,
                }
            }
            ExprKind::Bin(_, a, b) | ExprKind::Cmp(_, a, b) | ExprKind::Concat(a, b) => {
                let a = self.expr(a);
                a.with(self.expr(b))
            }
            ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
                let a = self.expr(a);
                a.with(self.expr(b))
            }
            ExprKind::AndAlso(a, b) | ExprKind::OrElse(a, b) => {
                let a = self.expr(a);
                let (b, _) = self.fork(a, |body| body.expr(b), |_| Value::SETTLED);
                a.with(b)
            }
            ExprKind::Cond(c, yes, no) => {
                let by = self.expr(c);
                let (yes, no) = self.fork(by, |body| body.expr(yes), |body| body.expr(no));
                yes.either(no, by)
            }
            ExprKind::IfElse(c, yes, no) => {
                let by = self.expr(c);
                let (yes, no) = self.fork(by, |body| body.block(yes), |body| body.block(no));
                match (yes, no) {
                    (Some(yes), Some(no)) => yes.either(no, by),
                    (one, other) => one.or(other).unwrap_or(Value::SETTLED),
                }
            }
            ExprKind::Read(place) => self.read(place, None),
            ExprKind::Call(id, args) => self.call(*id, args),
            ExprKind::Extern(id, args) => {
                let value = self.all(args);
                let is_pure = self
                    .walker
                    .program
                    .externs
                    .get(usize::from(*id))
                    .is_some_and(|e| e.pure);
                if is_pure {
                    return value;
                }
                self.system();
                self.add(Bits::READS_MEMORY);
                self.add(Bits::WRITES_MEMORY);
                self.access(AccessSize::Various);
                Value {
                    known: Known::Data,
                    from: value.from | Sources::STATE,
                }
            }
            ExprKind::Tuple(parts) => self.all(parts),
            ExprKind::Block(block) => self.block(block).unwrap_or(Value::SETTLED),
        }
    }

    /// The low bits of a value; all of them where `end` is `None`.
    fn low(&mut self, of: &'p Expr, end: Option<u32>) -> Value {
        match &of.kind {
            ExprKind::Read(place) => self.read(place, end).weak(),
            _ => self.expr(of).weak(),
        }
    }

    fn call(&mut self, id: FuncId, args: &'p [Expr]) -> Value {
        let args: Vec<Value> = args.iter().map(|arg| self.expr(arg)).collect();
        let Some(summary) = self.walker.call(self.op, id, args) else {
            return Value::plain(Known::Data);
        };
        self.add(summary.effects);
        self.access(summary.access);
        self.summary.flows.include(&summary.flows, self.under);
        self.summary.own |= summary.own;
        if summary.traps {
            self.trap();
        }
        for (at, bits) in &summary.reads {
            self.reads(*at, *bits);
        }
        for (at, bits) in &summary.writes {
            grow(&mut self.summary.writes, *at, *bits);
        }
        match (&mut self.always, &summary.always) {
            (Some(here), Some(there)) => {
                here.registers.extend(&there.registers);
                here.pc |= there.pc;
            }
            (here, _) => *here = None,
        }
        summary.result.unwrap_or(Value::SETTLED)
    }
}
