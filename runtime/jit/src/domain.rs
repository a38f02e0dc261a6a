//! The walk's domain: values that are known now, or are values of the code that is being made.

use crate::Refused;
use crate::flags::MEMORY;
use crate::held::Held;
use crate::join::choice;
use crate::lower::{End, Frame, Lower, Next, Way, comparison};
use crate::value::{Val, type_of};
use cranelift_codegen::ir::InstBuilder;
use onespec_core::host::Call;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::{Expr, ExprKind, Ty};
use onespec_sem::walk::{CsrAccess, Domain, Exit, Limit, Limits, Locals, Outside, Step, Walk};
use std::ops::Range;

/// Iterations of a loop that is unrolled at most.
const LOOPS: i128 = 64;

fn known(value: &Val) -> Result<u64, End> {
    Ok(value.amount().ok_or(Refused("a place that is not known"))?)
}

impl Lower<'_, '_> {
    /// How a function of the host is called.
    fn function(&self, function: u16) -> Option<Call> {
        let declared = self.around.program.externs.get(usize::from(function));
        Some(declared?.function?.call)
    }
}

impl Domain for Lower<'_, '_> {
    type Value = Val;
    type Error = End;

    const LIMITS: Limits = Limits {
        depth: 300,
        steps: 1 << 14,
        iterations: 1 << 8,
    };
    const EVALUATES_TRAPS: bool = false;

    fn exceeded(&mut self, _: Limit) -> End {
        Refused("more than a few steps").into()
    }

    fn unit(&self) -> Val {
        Val::UNIT
    }

    fn int(&mut self, value: i128) -> Val {
        Val::Known(Value::Int(value))
    }

    fn bool(&mut self, value: bool) -> Val {
        Val::Known(Value::from_bool(value))
    }

    fn tuple(&mut self, parts: Vec<Val>) -> Val {
        Val::Tuple(parts)
    }

    fn parts(&mut self, value: Val) -> Option<Vec<Val>> {
        match value {
            Val::Tuple(parts) => Some(parts),
            Val::Known(Value::Tuple(parts)) => Some(parts.into_iter().map(Val::Known).collect()),
            _ => None,
        }
    }

    fn truth(&mut self, value: Val) -> Val {
        match value {
            Val::Known(known) => Val::Known(Value::from_bool(known.is_true())),
            other => other,
        }
    }

    fn leaf(&mut self, expr: &Expr) -> Result<Val, End> {
        let fixed = self.around.fixed;
        Ok(Val::Known(match &expr.kind {
            ExprKind::Const(v) => Value::Bits(onespec_bv::Bits::from_int(expr.ty.bits().unwrap_or(0), *v as i128)),
            ExprKind::Int(v) => Value::Int(*v),
            ExprKind::Operand(i) => Value::Int(self.guest.operands.get(usize::from(*i)).copied().map_or(0, i128::from)),
            ExprKind::Pc => Value::from_low64(&expr.ty, self.guest.pc),
            ExprKind::Ilen => Value::from_low64(&expr.ty, self.guest.length),
            ExprKind::Setting(index) => {
                Value::Int(fixed.settings.get(usize::from(*index)).copied().map_or(0, i128::from))
            }
            ExprKind::Feature(index) => Value::from_bool(fixed.features.contains(*index)),
            _ => Value::Unit,
        }))
    }

    fn unary(&mut self, expr: &Expr, operand: Val) -> Result<Val, End> {
        Ok(self.ops().unary(expr, operand)?)
    }

    fn binary(&mut self, expr: &Expr, a: Val, b: Val) -> Result<Val, End> {
        Ok(self.ops().binary(expr, a, b)?)
    }

    fn table(&mut self, table: u16, index: Val, ty: &Ty) -> Result<Val, End> {
        let table = self.around.program.tables.get(usize::from(table));
        let index = usize::try_from(known(&index)?).ok();
        let entry = table.zip(index).and_then(|(t, i)| t.data.get(i)).copied().unwrap_or(0);
        Ok(Val::bits(ty.bits().unwrap_or(0), u128::from(entry)))
    }

    fn external(&mut self, function: u16, args: Vec<Val>, ty: &Ty) -> Result<Val, End> {
        let is_store = match self.function(function) {
            Some(Call::Writable) => true,
            Some(Call::Readable) => false,
            _ => return self.float(function, &args, ty),
        };
        // Whether memory answers: where it does not at once, the interpreter finds out.
        let (Some(addr), Some(bytes)) = (args.first(), args.get(1).and_then(Val::amount)) else {
            return Err(Refused("a service of the host").into());
        };
        let width = match addr {
            Val::Bits(width, _) => *width,
            _ => 64,
        };
        self.address(addr, width, bytes as u32, is_store)?;
        Ok(Val::Known(Value::from_bool(true)))
    }

    fn may_call(&mut self, function: u16) -> Result<(), End> {
        match self.function(function) {
            Some(Call::Float | Call::Readable | Call::Writable) => Ok(()),
            _ => Err(Refused("a service of the host").into()),
        }
    }

    fn entered(&mut self) {
        self.frames.push(Frame { early: Vec::new() });
    }

    fn left(&mut self, value: Val) -> Result<Val, End> {
        let early = self.frames.pop().map(|frame| frame.early).unwrap_or_default();
        if early.is_empty() {
            return Ok(value);
        }
        let mut ways = early;
        let writes = std::mem::take(&mut self.writes);
        ways.extend(self.way(value, Vec::new(), writes));
        let (value, _, writes) = self.join(ways)?;
        self.writes = writes;
        Ok(value)
    }

    fn slice(&mut self, whole: Val, lo: Val, width: u32) -> Result<Val, End> {
        let (v, n) = match whole {
            Val::Known(value) => {
                let lo = known(&lo)?;
                return Ok(Val::Known(Value::Bits(value.into_bits(width).slice(lo, width))));
            }
            Val::Bits(n, v) => (v, n),
            Val::Int(v) => (v, 64),
            Val::Tuple(_) => return Err(Refused("bits of several values").into()),
        };
        Ok(self.ops().slice(v, n, &lo, width)?)
    }

    fn with_slice(&mut self, whole: Val, lo: Val, width: u32, part: Val) -> Result<Val, End> {
        let n = match &whole {
            Val::Known(Value::Bits(bits)) => bits.width(),
            Val::Bits(n, _) => *n,
            _ => return Err(Refused("bits of what is no data").into()),
        };
        Ok(self.ops().with_slice(&whole, n, &lo, width, &part)?)
    }

    fn read(&mut self, place: Outside<Val>, ty: &Ty) -> Result<Val, End> {
        match place {
            Outside::Reg { file, index } => self.register(file, known(&index)?),
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let lo = known(&lane)?.saturating_mul(width.into());
                let whole = self.register(file, known(&index)?)?;
                self.slice(whole, Val::Known(Value::Int(lo.into())), width)
            }
            Outside::RegBits { file, index, lo, width } => {
                let whole = self.register(file, known(&index)?)?;
                self.slice(whole, lo, width)
            }
            Outside::State(state) => self.held(Held::State(state)),
            Outside::StateBits { state, lo, width } => {
                let whole = self.held(Held::State(state))?;
                self.slice(whole, lo, width)
            }
            Outside::Pc => Ok(Val::Known(Value::from_low64(ty, self.guest.pc))),
            Outside::Mem { phys: true, .. } => Err(Refused("physical memory").into()),
            Outside::Mem {
                addr,
                addr_width,
                bytes,
                ..
            } => {
                let at = self.address(&addr, addr_width, bytes, false)?;
                let ty = type_of(bytes * 8).ok_or(Refused("a wide access"))?;
                Ok(Val::Bits(bytes * 8, self.builder.ins().load(ty, MEMORY, at, 0)))
            }
        }
    }

    fn write(&mut self, place: Outside<Val>, value: Val) -> Result<(), End> {
        match place {
            Outside::Reg { file, index } => {
                let index = u32::try_from(known(&index)?).map_err(|_| Refused("a register that is not there"))?;
                let zero = self
                    .around
                    .program
                    .files
                    .get(usize::from(file))
                    .and_then(|file| file.zero);
                if zero != Some(index) {
                    let held = Held::Register(file, index);
                    held.home(self.around.program, self.around.fixed)?;
                    self.writes.held.insert(held, value);
                }
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let lo = known(&lane)?.saturating_mul(width.into());
                let lo = Val::Known(Value::Int(lo.into()));
                return self.write(Outside::RegBits { file, index, lo, width }, value);
            }
            Outside::RegBits { file, index, lo, width } => {
                let number = known(&index)?;
                let whole = self.register(file, number)?;
                let new = self.with_slice(whole, lo, width, value)?;
                return self.write(Outside::Reg { file, index }, new);
            }
            Outside::State(state) => {
                Held::State(state).home(self.around.program, self.around.fixed)?;
                self.writes.held.insert(Held::State(state), value);
            }
            Outside::StateBits { state, lo, width } => {
                let whole = self.held(Held::State(state))?;
                let new = self.with_slice(whole, lo, width, value)?;
                self.writes.held.insert(Held::State(state), new);
            }
            Outside::Pc => {
                self.writes.next = Some(match &value {
                    Val::Known(known) => Next::To(known.low64()),
                    Val::Bits(64, v) => Next::Anywhere(*v),
                    Val::Bits(..) => Next::Anywhere(self.ops().int(&value)?),
                    _ => return Err(Refused("an address").into()),
                });
            }
            Outside::Mem { phys: true, .. } => return Err(Refused("physical memory").into()),
            Outside::Mem {
                addr,
                addr_width,
                bytes,
                ..
            } => {
                let v = self.ops().bits(&value, bytes * 8)?;
                let at = self.address(&addr, addr_width, bytes, true)?;
                self.builder.ins().store(MEMORY, v, at, 0);
                self.has_stored = true;
            }
        }
        Ok(())
    }

    fn csr(&mut self, number: Val) -> Result<CsrAccess, End> {
        let (number, features) = (known(&number)?, &self.around.fixed.features);
        let mut all = self.around.program.csrs.iter();
        let found = all.find(|csr| u64::from(csr.number) == number && csr.needs.hold(features));
        let found = found.ok_or(Refused("a register of control and status that is more than state"))?;
        Ok(CsrAccess {
            read: found.read,
            write: found.write,
        })
    }

    fn trap(&mut self, _: Option<(Val, Val)>) -> Result<(), End> {
        let aside = self.leave()?;
        self.builder.ins().jump(aside, &[]);
        Err(End::Left)
    }

    fn bounds(&mut self, lo: Val, hi: Val) -> Result<Range<i128>, End> {
        match (lo, hi) {
            (Val::Known(lo), Val::Known(hi)) => {
                let range = lo.into_int()..hi.into_int();
                match range.end.saturating_sub(range.start) {
                    ..=LOOPS => Ok(range),
                    _ => Err(Refused("a long loop").into()),
                }
            }
            _ => Err(Refused("a loop of unknown length").into()),
        }
    }

    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Val,
        mut arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        if let Val::Known(known) = &cond {
            return arm(walk, locals, known.is_true());
        }
        let condition = walk.domain.ops().truth(&cond).map_err(End::from)?;
        let compared = comparison(walk.domain.builder, condition);
        if let Some(known) = compared.and_then(|compared| walk.domain.values.facts.get(&compared).copied()) {
            return arm(walk, locals, known);
        }
        if let Some(value) = Self::both(walk, locals, condition, &mut arm) {
            return Ok(value);
        }
        walk.domain.visible()?;
        let blocks = [walk.domain.builder.create_block(), walk.domain.builder.create_block()];
        walk.domain
            .builder
            .ins()
            .brif(condition, blocks[0], &[], blocks[1], &[]);
        let (depth, before, had_stored) = (walk.depth, walk.domain.writes.clone(), walk.domain.has_stored);
        let mut ends = Vec::new();
        let facts = walk.domain.values.facts.clone();
        let mut left = None;
        let mut stored = false;
        for (block, taken) in blocks.into_iter().zip([true, false]) {
            walk.domain.begin(block);
            walk.domain.writes = before.clone();
            walk.domain.values.facts.clone_from(&facts);
            walk.domain
                .values
                .facts
                .extend(compared.map(|compared| (compared, taken)));
            walk.domain.has_stored = had_stored;
            walk.depth = depth;
            let mut own = locals.clone();
            let result = arm(walk, &mut own, taken);
            stored |= walk.domain.has_stored;
            let writes = std::mem::take(&mut walk.domain.writes);
            match result {
                Err(Exit::Stop(End::Refused(refused))) => return Err(End::Refused(refused).into()),
                Err(Exit::Stop(End::Left)) => left = Some(taken),
                Ok(value) => ends.extend(walk.domain.way(value, own, writes).map(|way| (way, false))),
                Err(Exit::Return(value)) => ends.extend(walk.domain.way(value, own, writes).map(|way| (way, true))),
            }
        }
        walk.depth = depth;
        walk.domain.has_stored = stored;
        // Behind a condition with which code would have left, it is known.
        walk.domain.values.facts = facts;
        let known = compared.zip(left).map(|(compared, left)| (compared, !left));
        walk.domain.values.facts.extend(known);
        let (returns, goes_on): (Vec<_>, Vec<_>) = ends.into_iter().partition(|(_, returns)| *returns);
        let mut returns: Vec<Way> = returns.into_iter().map(|(way, _)| way).collect();
        let mut goes_on: Vec<Way> = goes_on.into_iter().map(|(way, _)| way).collect();
        let last = if goes_on.is_empty() { returns.pop() } else { None };
        if let Some(frame) = walk.domain.frames.last_mut() {
            for way in &mut returns {
                way.locals = Vec::new();
            }
            frame.early.append(&mut returns);
        }
        if let Some(way) = last {
            walk.domain.builder.switch_to_block(way.block);
            walk.domain.writes = way.writes;
            return Err(Exit::Return(way.value));
        }
        match goes_on.len() {
            0 => Err(End::Left.into()),
            1 => {
                let Some(way) = goes_on.pop() else {
                    return Err(End::Left.into());
                };
                walk.domain.builder.switch_to_block(way.block);
                walk.domain.writes = way.writes;
                *locals = way.locals;
                Ok(way.value)
            }
            _ => {
                let choice = choice(condition, &goes_on, walk.domain.guest.behind());
                for way in &mut goes_on {
                    if choice.is_some() {
                        way.writes.next = None;
                    }
                }
                let (value, joined, mut writes) = walk.domain.join(goes_on)?;
                if choice.is_some() {
                    writes.next = choice;
                }
                walk.domain.writes = writes;
                *locals = joined;
                Ok(value)
            }
        }
    }
}
