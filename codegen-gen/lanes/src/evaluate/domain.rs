//! The domain of the walk: what each expression, access and call of semantics is as a term.

use super::{Lanes, Stop, width};
use crate::effects::{Load, Store};
use crate::location::{Location, Part, Place};
use crate::operators::INT;
use crate::term::{Id, MAX_WIDTH, Op, Var};
use crate::value::{Value, Wide};
use onespec_core::isa::FeatureSet;
use onespec_sem::ir::{BinOp, Expr, ExprKind, Ty};
use onespec_sem::walk::{CsrAccess, Domain, Iterations, Limit, Limits, Locals, Outside, Step, Walk};
use std::ops::Range;
use std::rc::Rc;

impl Lanes<'_, '_> {
    /// The result of a call that stays one.
    pub(super) fn called(&mut self, name: &Rc<str>, of: Vec<Id>, ty: &Ty) -> Value {
        let mut part = |i: usize, ty: &Ty| {
            let width = width(ty);
            match width > MAX_WIDTH {
                true => Wide::of(width, of.clone()),
                false => Value::Term(self.terms.make(Op::Call(name.clone(), i as u8), width, of.clone())),
            }
        };
        match ty {
            Ty::Tuple(parts) => Value::Tuple(parts.iter().enumerate().map(|(i, ty)| part(i, ty)).collect()),
            Ty::Unit => Value::Unit,
            ty => part(0, ty),
        }
    }
}

impl Domain for Lanes<'_, '_> {
    type Value = Value;
    type Error = Stop;

    const LIMITS: Limits = Limits {
        depth: 200,
        steps: 400_000,
        iterations: 2000,
    };
    const EVALUATES_TRAPS: bool = false;

    fn check(&mut self) -> Result<(), Stop> {
        match self.terms.is_full() {
            true => Err(Stop::Why("its semantics is too large")),
            false => Ok(()),
        }
    }

    fn exceeded(&mut self, limit: Limit) -> Stop {
        Stop::Why(match limit {
            Limit::Depth => "its semantics is nested too deeply",
            Limit::Steps => "its semantics is too large",
            Limit::Iterations => "its loops are too long",
        })
    }

    fn unit(&self) -> Value {
        Value::Unit
    }

    fn int(&mut self, value: i128) -> Value {
        Value::Term(self.terms.constant(INT, value as u128))
    }

    fn bool(&mut self, value: bool) -> Value {
        Value::Term(self.terms.constant(1, value.into()))
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
        value
    }

    fn leaf(&mut self, e: &Expr) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if width > MAX_WIDTH {
            return Ok(Wide::of(width, Vec::new()));
        }
        Ok(Value::Term(match &e.kind {
            ExprKind::Const(v) => self.terms.constant(width, *v),
            ExprKind::Int(v) => self.terms.constant(INT, *v as u128),
            ExprKind::Operand(i) => {
                let operand = self.operands.get(usize::from(*i));
                *operand.ok_or(Stop::Why("an operand is missing"))?
            }
            ExprKind::Pc => self.terms.var(Var::Pc, width),
            ExprKind::Ilen => self.terms.constant(width, self.ilen.into()),
            // Code that is selected has no reserved combinations of operands.
            ExprKind::Feature(FeatureSet::ALLOW_RESERVED) => self.terms.constant(1, 0),
            ExprKind::Feature(f) => match self.allowed(Var::Feature(*f)) {
                Some([one]) => {
                    let one = *one;
                    self.terms.constant(1, one)
                }
                _ => self.terms.var(Var::Feature(*f), 1),
            },
            ExprKind::Setting(s) => match self.world.setting(*s) {
                Some(value) => self.terms.constant(INT, value as u128),
                None => self.terms.var(Var::Setting(*s), INT),
            },
            _ => return Ok(Value::Unit),
        }))
    }

    fn unary(&mut self, e: &Expr, operand: Value) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if width > MAX_WIDTH || matches!(operand, Value::Wide(_)) {
            let of = self.flat(&[&operand]);
            return Ok(self.value(width, of));
        }
        let x = self.term(operand)?;
        Ok(self.terms.unary(e, x).map_or(Value::Unit, Value::Term))
    }

    fn binary(&mut self, e: &Expr, a: Value, b: Value) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if let (ExprKind::Slice(..), Value::Wide(_)) = (&e.kind, &a) {
            return self.slice(a, b, width);
        }
        if width > MAX_WIDTH || matches!(a, Value::Wide(_)) || matches!(b, Value::Wide(_)) {
            let of = self.flat(&[&a, &b]);
            return Ok(self.value(width, of));
        }
        let (a, b) = (self.term(a)?, self.term(b)?);
        // A lane of all of a register, or of state.
        if let (ExprKind::Slice(..), Op::Var(Var::Other(n))) = (&e.kind, self.terms.op(a))
            && let Some(Location {
                place,
                part: Part::Whole,
            }) = self.sources.location(*n)
            && matches!(place, Place::Register { .. } | Place::State(_))
            && let Ok((part @ Part::Lane(unit), 0)) = self.part(b, width)
            && unit == width
        {
            return Ok(Value::Term(self.old(Location { place, part }, width)));
        }
        // The rest of a number by a power of two is its low bits.
        if let ExprKind::Bin(BinOp::RemS | BinOp::RemU, x, _) = &e.kind
            && matches!(x.ty, Ty::Int(0.., _))
            && let Some(n) = self.terms.as_const(b)
            && n.is_power_of_two()
        {
            if n == 1 {
                return Ok(Value::Term(self.terms.constant(width, 0)));
            }
            let low = self.terms.slice(a, 0, n.trailing_zeros());
            return Ok(Value::Term(self.terms.zext(low, width)));
        }
        Ok(self.terms.binary(e, a, b).map_or(Value::Unit, Value::Term))
    }

    fn table(&mut self, table: u16, index: Value, ty: &Ty) -> Result<Value, Stop> {
        let index = self.term(index)?;
        let width = width(ty);
        let Some(n) = self.terms.as_const(index) else {
            let name: Rc<str> = self
                .world
                .program
                .tables
                .get(usize::from(table))
                .map_or("table", |t| &t.name)
                .into();
            return Ok(Value::Term(self.terms.make(Op::Call(name, 0), width, vec![index])));
        };
        let table = self.world.program.tables.get(usize::from(table));
        let entry = table.and_then(|t| t.data.get(usize::try_from(n).ok()?));
        Ok(Value::Term(
            self.terms.constant(width, entry.copied().unwrap_or(0).into()),
        ))
    }

    fn external(&mut self, function: u16, args: Vec<Value>, ty: &Ty) -> Result<Value, Stop> {
        let function = self.world.program.externs.get(usize::from(function));
        let function = function.ok_or(Stop::Why("a function is missing"))?;
        let mut of = self.flat(&args.iter().collect::<Vec<_>>());
        let mut name: Rc<str> = function.name.as_str().into();
        if !function.pure {
            self.effects.system = true;
            of.push(self.old(Location::whole(Place::Memory), 1));
            self.opaque += 1;
            name = format!("{}{}", function.name, self.opaque).into();
        }
        Ok(self.called(&name, of, ty))
    }

    fn shortcut(&mut self, function: u32, args: &[Value]) -> Option<Value> {
        if !self.world.stays_call(function) {
            return None;
        }
        let of = self.flat(&args.iter().collect::<Vec<_>>());
        if of.iter().all(|t| self.is_settled(*t)) {
            return None;
        }
        let func = self.world.program.funcs.get(function as usize)?;
        let name: Rc<str> = self.world.name(function).unwrap_or("fn").into();
        Some(self.called(&name, of, &func.result))
    }

    fn entered(&mut self) {
        self.frames.push(Vec::new());
    }

    fn left(&mut self, value: Value) -> Result<Value, Stop> {
        let mut value = value;
        for pending in self.frames.pop().unwrap_or_default().into_iter().rev() {
            value = self.either(pending.cond, &pending.value, &value);
            let now = std::mem::take(&mut self.effects);
            self.effects = self.join(pending.cond, &pending.before, pending.effects, now);
        }
        Ok(value)
    }

    fn slice(&mut self, whole: Value, lo: Value, width: u32) -> Result<Value, Stop> {
        let lo = self.term(lo)?;
        match whole {
            Value::Wide(wide) if wide.zero && width <= MAX_WIDTH => Ok(Value::Term(self.terms.constant(width, 0))),
            Value::Wide(wide) => {
                if let Some(at) = wide.whole
                    && let Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), below)) = self.part(lo, width)
                    && unit <= MAX_WIDTH
                {
                    let x = self.old(Location { place: at.place, part }, unit);
                    return Ok(Value::Term(self.terms.slice(x, below, width)));
                }
                let mut of = wide.of.to_vec();
                of.push(lo);
                Ok(self.value(width, of))
            }
            whole => {
                let whole = self.term(whole)?;
                Ok(Value::Term(self.terms.bits(whole, lo, width)))
            }
        }
    }

    fn with_slice(&mut self, whole: Value, lo: Value, width: u32, part: Value) -> Result<Value, Stop> {
        let lo = self.term(lo)?;
        let all = whole.width(self.terms);
        let known = self.terms.as_const(lo);
        match (&whole, &part, known) {
            (Value::Term(old), Value::Term(part), Some(n)) => {
                let new = self.terms.with_bits(*old, n as i128, width, *part);
                new.map(Value::Term)
                    .ok_or(Stop::Why("it writes bits that are not there"))
            }
            _ => {
                let mut of = self.flat(&[&whole, &part]);
                of.push(lo);
                Ok(self.value(all, of))
            }
        }
    }

    fn read(&mut self, place: Outside<Value>, ty: &Ty) -> Result<Value, Stop> {
        let bits = width(ty);
        match place {
            Outside::Reg { file, index } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(Value::Term(self.terms.constant(bits, 0)));
                }
                let value = self.get(Location::whole(place), bits, self.world.width(file));
                self.chosen(place, value, &index)
            }
            Outside::RegBits { file, index, lo, width } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(Value::Term(self.terms.constant(width, 0)));
                }
                let lo = self.term(lo)?;
                let value = self.read_bits(place, self.world.width(file), lo, width)?;
                self.chosen(place, value, &index)
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let (place, whole, lo) = self.lane(file, &index, lane, width)?;
                let value = self.read_bits(place, whole, lo, width)?;
                self.chosen(place, value, &index)
            }
            Outside::State(state) => Ok(self.state(state)),
            Outside::StateBits { state, lo, width } => {
                let whole = self.state_width(state);
                if self.world.is_given(state) {
                    let value = self.state(state);
                    return self.slice(value, lo, width);
                }
                let lo = self.term(lo)?;
                self.read_bits(Place::State(state), whole, lo, width)
            }
            Outside::Pc => Ok(Value::Term(self.terms.var(Var::Pc, bits))),
            Outside::Mem { addr, bytes, .. } => {
                let addr = self.term(addr)?;
                self.effects.loads.push(Load {
                    address: addr,
                    bytes,
                    guard: Vec::new(),
                });
                let memory = self.old(Location::whole(Place::Memory), 1);
                if self.effects.stores.is_empty() && bits <= MAX_WIDTH {
                    let addr = self.terms.zext(addr, 64);
                    return Ok(Value::Term(self.terms.make(Op::Load, bytes * 8, vec![addr])));
                }
                Ok(self.value(bits, vec![memory, addr]))
            }
        }
    }

    fn write(&mut self, place: Outside<Value>, value: Value) -> Result<(), Stop> {
        match place {
            Outside::Reg { file, index } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(());
                }
                if matches!(place, Place::File(_)) {
                    let mut of = self.flat(&[&value, &index]);
                    of.push(self.old(Location::whole(place), MAX_WIDTH));
                    let new = self.opaque(MAX_WIDTH, of);
                    return self.put(Location::whole(place), Value::Term(new));
                }
                let width = self.world.width(file);
                let value = match value {
                    Value::Term(t) if width <= MAX_WIDTH => Value::Term(self.terms.slice(t, 0, width)),
                    value => value,
                };
                self.put(Location::whole(place), value)
            }
            Outside::RegBits { file, index, lo, width } => {
                let place = self.register(file, &index)?;
                let lo = self.term(lo)?;
                self.write_bits(place, self.world.width(file), lo, width, value)
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let (place, whole, lo) = self.lane(file, &index, lane, width)?;
                self.write_bits(place, whole, lo, width, value)
            }
            Outside::State(state) => self.put_state(state, value),
            Outside::StateBits { state, lo, width } => {
                let lo = self.term(lo)?;
                let settled = self.world.settled.get(usize::from(state)) == Some(&true);
                match settled {
                    true => Ok(()),
                    false => self.write_bits(Place::State(state), self.state_width(state), lo, width, value),
                }
            }
            Outside::Pc => {
                let to = self.term(value)?;
                self.effects.jumps.push((Vec::new(), to));
                Ok(())
            }
            Outside::Mem { addr, bytes, .. } => {
                let address = self.term(addr)?;
                let value = self.term(value)?;
                self.effects.stores.push(Store {
                    address,
                    value,
                    bytes,
                    guard: Vec::new(),
                });
                Ok(())
            }
        }
    }

    fn csr(&mut self, _: Value) -> Result<CsrAccess, Stop> {
        Err(Stop::Why("it accesses a CSR by number"))
    }

    fn trap(&mut self, _: Option<(Value, Value)>) -> Result<(), Stop> {
        if !self.effects.dead {
            self.effects.trap = Some(self.terms.constant(1, 1));
        }
        self.effects.dead = true;
        Ok(())
    }

    fn bounds(&mut self, lo: Value, hi: Value) -> Result<Range<i128>, Stop> {
        self.range(lo, hi)
    }

    fn repeat(
        walk: &mut Walk<'_, Self>,
        locals: &mut Locals<Self>,
        of: &Iterations<'_>,
        lo: Value,
        hi: Value,
    ) -> Step<Self, ()> {
        Lanes::repeated(walk, locals, of, lo, hi)
    }

    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Value,
        arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        Lanes::followed(walk, locals, cond, arm)
    }
}
