//! The domain of concrete values: bits and integers, a processor state, a host. A condition is known, so one arm is walked.

use super::state::EvalState;
use super::value::Value;
use super::{fp, operate};
use crate::ir::{CsrCode, Expr, ExprKind, Program, Ty};
use crate::walk::{CsrAccess, Domain, Limit, Limits, Locals, Outside, Step, Walk};
use onespec_bv::Bits;
use onespec_core::exec::{Host, Stop, Trap};
use onespec_core::host::Call;
use std::ops::Range;

/// A processor and its host while an instruction or a fn runs. `S` is the machine that the host knows; it lends its
/// [`EvalState`].
pub struct Concrete<'p, 'a, S, H: ?Sized> {
    pub code: &'p Program,
    pub machine: &'a mut S,
    pub host: &'a mut H,
    /// Address and length of the instruction, whatever happens to the state's `pc`.
    pub pc: u64,
    pub ilen: u8,
    pub operands: &'a [i64],
}

/// A walk over `code` on a machine, for an instruction at an address with a length and these operands; fns have none.
pub fn walk<'p, 'a, S: AsMut<EvalState>, H: Host<S> + ?Sized>(
    code: &'p Program,
    machine: &'a mut S,
    host: &'a mut H,
    (pc, ilen): (u64, u8),
    operands: &'a [i64],
) -> Walk<'p, Concrete<'p, 'a, S, H>> {
    let domain = Concrete {
        code,
        machine,
        host,
        pc,
        ilen,
        operands,
    };
    Walk::new(code, domain)
}

impl<'p, S: AsMut<EvalState>, H: Host<S> + ?Sized> Concrete<'p, '_, S, H> {
    pub fn state(&mut self) -> &mut EvalState {
        self.machine.as_mut()
    }

    pub fn trap_with(&mut self, cause: u32, value: u64) -> Stop {
        self.state().trap = Trap {
            cause: cause.into(),
            tval: value,
        };
        Stop
    }

    /// The CSR of this number that the target has.
    fn find_csr(&mut self, number: u64) -> Option<&'p CsrCode> {
        let code = self.code;
        let state = self.state();
        code.csrs
            .iter()
            .find(|c| u64::from(c.number) == number && state.has(&c.needs))
    }
}

impl<S: AsMut<EvalState>, H: Host<S> + ?Sized> Domain for Concrete<'_, '_, S, H> {
    type Value = Value;
    type Error = Stop;

    const LIMITS: Limits = Limits {
        // Programs made from text stay far below.
        depth: 300,
        steps: 1 << 25,
        iterations: u64::MAX,
    };
    const EVALUATES_TRAPS: bool = true;

    /// A program too deep or too long traps as illegal instead of taking the host down.
    fn exceeded(&mut self, _: Limit) -> Stop {
        self.trap_with(self.code.faults.illegal, 0)
    }

    fn unit(&self) -> Value {
        Value::Unit
    }

    fn int(&mut self, value: i128) -> Value {
        Value::Int(value)
    }

    fn bool(&mut self, value: bool) -> Value {
        Value::from_bool(value)
    }

    fn tuple(&mut self, parts: Vec<Value>) -> Value {
        Value::Tuple(parts)
    }

    fn parts(&mut self, value: Value) -> Option<Vec<Value>> {
        match value {
            Value::Tuple(parts) => Some(parts),
            _ => None,
        }
    }

    fn truth(&mut self, value: Value) -> Value {
        Value::from_bool(value.is_true())
    }

    fn leaf(&mut self, expr: &Expr) -> Result<Value, Stop> {
        Ok(match &expr.kind {
            ExprKind::Const(v) => Value::Bits(Bits::from_int(expr.ty.bits().unwrap_or(0), *v as i128)),
            ExprKind::Int(v) => Value::Int(*v),
            ExprKind::Operand(i) => Value::Int(self.operands.get(usize::from(*i)).copied().map_or(0, i128::from)),
            ExprKind::Pc => Value::from_low64(&expr.ty, self.pc),
            ExprKind::Ilen => Value::from_low64(&expr.ty, u64::from(self.ilen)),
            ExprKind::Setting(index) => Value::Int(self.state().setting(*index)),
            ExprKind::Feature(index) => Value::from_bool(self.state().has_feature(*index)),
            _ => Value::Unit,
        })
    }

    fn unary(&mut self, expr: &Expr, operand: Value) -> Result<Value, Stop> {
        Ok(operate::unary(expr, operand))
    }

    fn binary(&mut self, expr: &Expr, a: Value, b: Value) -> Result<Value, Stop> {
        Ok(operate::binary(expr, a, b))
    }

    fn table(&mut self, table: u16, index: Value, ty: &Ty) -> Result<Value, Stop> {
        let table = self.code.tables.get(usize::from(table));
        let index = usize::try_from(index.into_amount()).ok();
        let entry = table.zip(index).and_then(|(t, i)| t.data.get(i)).copied().unwrap_or(0);
        Ok(Value::Bits(Bits::new(ty.bits().unwrap_or(0), u128::from(entry))))
    }

    fn external(&mut self, function: u16, args: Vec<Value>, ty: &Ty) -> Result<Value, Stop> {
        let Some(decl) = self.code.externs.get(usize::from(function)) else {
            return Ok(Value::Unit);
        };
        // A description with a function that no host has is not run; should it be, the instruction has no value.
        let call = decl.function.map(|function| function.call).ok_or(Stop)?;
        Ok(match (call, args.as_slice()) {
            (Call::Readable, [addr, bytes]) => {
                let (addr, bytes) = (addr.low64(), bytes.low64() as u32);
                Value::from_bool(self.host.readable(self.machine, addr, bytes))
            }
            (Call::Writable, [addr, bytes]) => {
                let (addr, bytes) = (addr.low64(), bytes.low64() as u32);
                Value::from_bool(self.host.writable(self.machine, addr, bytes))
            }
            (Call::Float, args) => fp::call(&self.code.float, &decl.name, args, ty).ok_or(Stop)?,
            (Call::Service(service), args) => {
                let words: Vec<u64> = args.iter().map(Value::low64).collect();
                Value::from_low64(ty, self.host.service(self.machine, service, &words)?)
            }
            (Call::Readable | Call::Writable, _) => return Err(Stop),
        })
    }

    fn slice(&mut self, whole: Value, lo: Value, width: u32) -> Result<Value, Stop> {
        Ok(Value::Bits(whole.into_bits(width).slice(lo.into_amount(), width)))
    }

    fn with_slice(&mut self, whole: Value, lo: Value, width: u32, part: Value) -> Result<Value, Stop> {
        Ok(match whole {
            Value::Bits(old) => Value::Bits(old.with_slice(lo.into_amount(), &part.into_bits(width))),
            other => other,
        })
    }

    fn read(&mut self, place: Outside<Value>, ty: &Ty) -> Result<Value, Stop> {
        self.read_outside(place, ty)
    }

    fn write(&mut self, place: Outside<Value>, value: Value) -> Result<(), Stop> {
        self.write_outside(place, value)
    }

    fn csr(&mut self, number: Value) -> Result<CsrAccess, Stop> {
        match self.find_csr(number.into_amount()) {
            Some(csr) => Ok(CsrAccess {
                read: csr.read,
                write: csr.write,
            }),
            None => Err(self.trap_with(self.code.faults.illegal, 0)),
        }
    }

    fn trap(&mut self, cause_and_value: Option<(Value, Value)>) -> Result<(), Stop> {
        let (cause, value) = cause_and_value.map_or((0, 0), |(cause, value)| (cause.low64(), value.low64()));
        self.state().trap = Trap { cause, tval: value };
        Err(Stop)
    }

    fn bounds(&mut self, lo: Value, hi: Value) -> Result<Range<i128>, Stop> {
        Ok(lo.into_int()..hi.into_int())
    }

    fn branch<'w>(
        walk: &mut Walk<'w, Self>,
        locals: &mut Locals<Self>,
        cond: Value,
        mut arm: impl FnMut(&mut Walk<'w, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        arm(walk, locals, cond.is_true())
    }
}
