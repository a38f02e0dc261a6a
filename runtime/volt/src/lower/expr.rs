//! Expressions.

use super::bounds::Length;
use super::function::{Exit, Function, Storage};
use super::value::Val;
use crate::syntax::ast::BinOp;
use crate::types::gates::{self, Conversion};
use crate::types::tree::{Expr, Kind};
use crate::types::ty::Ty;
use onespec_circuit::{Opcode, types};
use onespec_graph::set::Term;
use onespec_graph::{Gate, Type};

impl Function<'_> {
    pub fn value(&mut self, expr: &Expr) -> Val {
        match &expr.kind {
            Kind::Error => self.zero(&expr.ty),
            Kind::Const(bits) => Val::One(self.constant(self.m.scalar(&expr.ty), *bits)),
            Kind::Text(id) => {
                let start = self.symbol(self.m.texts[*id as usize]);
                match expr.ty {
                    Ty::Slice(_) => {
                        let length = self.m.program.texts[*id as usize].len() as u64;
                        Val::Many(vec![start, self.constant(types::I64, length)])
                    }
                    _ => Val::One(start),
                }
            }
            Kind::Index(of, index) if self.table_of(of).is_some() => self.table_element(of, index, &expr.ty),
            Kind::Swizzle(of, lanes) => {
                let all = self.value(of).gates();
                Val::of(
                    lanes
                        .iter()
                        .filter_map(|lane| all.get(usize::from(*lane)).copied())
                        .collect(),
                )
            }
            Kind::Join(parts) => Val::Many(parts.iter().flat_map(|part| self.value(part).gates()).collect()),
            Kind::Splat(of) => {
                let lane = self.value(of).one();
                Val::Many(vec![lane; self.m.parts(&expr.ty).len()])
            }
            Kind::Local(_) | Kind::Global(_) | Kind::Deref(_) | Kind::Index(..) | Kind::Field(..) => {
                let at = self.place(expr);
                self.read_place(at, &expr.ty)
            }
            Kind::Aggregate(_) | Kind::Bytes(_) => {
                let at = self.area(&expr.ty);
                self.write(expr, at);
                Val::Memory(at)
            }
            Kind::Zero => self.zero(&expr.ty),
            Kind::Neg(of) => self.negated(of),
            Kind::Not(of) => self.complement(of),
            Kind::Binary(op, left, right) => self.binary(expr, *op, left, right),
            Kind::Cast(of) => {
                let (from, to) = (of.ty.lane(), expr.ty.lane());
                let value = self.value(of).gates();
                Val::of(value.into_iter().map(|lane| self.convert(lane, from, to)).collect())
            }
            Kind::Bitcast(of) => {
                let value = self.value(of).one();
                // The bits of a pointer are those of its number, however wide an address is.
                if matches!(of.ty, Ty::Pointer(_)) || matches!(expr.ty, Ty::Pointer(_)) {
                    let unsigned = Ty::Int {
                        bits: 64,
                        signed: false,
                    };
                    let number = self.convert(value, &of.ty, &unsigned);
                    let is_float = expr.ty.is_float();
                    let cast = |f: &mut Self| f.pure(Opcode::Bitcast, types::F64, &[number]);
                    return Val::One(if is_float {
                        cast(self)
                    } else {
                        self.convert(number, &unsigned, &expr.ty)
                    });
                }
                let (from, to) = (self.m.scalar(&of.ty), self.m.scalar(&expr.ty));
                Val::One(match from == to {
                    true => value,
                    false => self.pure(Opcode::Bitcast, to, &[value]),
                })
            }
            Kind::Choose(condition, first, second) => self.choose(condition, first, second, &expr.ty),
            Kind::Address(place) => Val::One(self.address(place)),
            Kind::Whole(place) => {
                let start = self.address(place);
                let length = match place.ty {
                    Ty::Array(_, n) => n,
                    _ => 0,
                };
                Val::Many(vec![start, self.constant(types::I64, length)])
            }
            Kind::Range(of, from, to) => self.range(of, from, to, &expr.ty),
            Kind::Length(of) => Val::One(self.value(of).gates()[1]),
            Kind::Start(of) => Val::One(self.value(of).gates()[0]),
            Kind::Call(id, arguments) => self.call(*id, arguments, None),
            Kind::Builtin(builtin, arguments) => self.builtin(*builtin, arguments, &expr.ty),
            Kind::Gate(op, arguments) => {
                let mut values: Vec<Gate> = arguments.iter().map(|a| self.value(a).one()).collect();
                for (value, term) in values.iter_mut().zip(self.circuit.set().def(*op).values) {
                    if *term == Term::Arch {
                        *value = self.as_address(*value);
                    }
                }
                let ty = self.m.scalar(&expr.ty);
                let effect = self.circuit.set().def(*op).depend_out;
                let gate = match effect {
                    true => self.effect(*op, ty, &values),
                    false => self.add_number(*op, ty, 0, [&[], &[], &values]),
                };
                match ty {
                    Type::NONE => Val::None,
                    _ => Val::One(gate),
                }
            }
        }
    }

    /// The value of a variable.
    pub fn read(&mut self, first: u32, ty: &Ty) -> Val {
        let count = self.m.parts(ty).len() as u32;
        Val::of((first..first + count).map(|slot| self.get(slot)).collect())
    }

    pub fn write_slots(&mut self, first: u32, value: Val) {
        for (slot, gate) in (first..).zip(value.gates()) {
            self.set(slot, gate);
        }
    }

    pub fn convert(&mut self, value: Gate, from: &Ty, to: &Ty) -> Gate {
        if let Some(op) = self.resized_address(from, to) {
            return self.pure(op, self.m.scalar(to), &[value]);
        }
        match gates::cast(from, to) {
            Some(Conversion::Gate(op)) => {
                // An index that is a literal needs no gate.
                if let (Opcode::Sext | Opcode::Zext, true) = (op, self.is_constant(value)) {
                    let bits = self.circuit.bits(value);
                    let wide = crate::types::extended(bits, from);
                    return self.constant(self.m.scalar(to), crate::types::cut_to(wide, to));
                }
                self.pure(op, self.m.scalar(to), &[value])
            }
            _ => value,
        }
    }

    /// What a conversion between an address and a number of 64 bits is where addresses have fewer: a signed number has copies
    /// of the sign above.
    fn resized_address(&self, from: &Ty, to: &Ty) -> Option<Opcode> {
        if self.m.options.pointer_bits == 64 {
            return None;
        }
        match (from, to) {
            (Ty::Pointer(_), Ty::Int { signed, .. }) => Some(if *signed { Opcode::Sext } else { Opcode::Zext }),
            (Ty::Int { .. }, Ty::Pointer(_)) => Some(Opcode::Trunc),
            _ => None,
        }
    }

    /// A number of 64 bits as one of the type of addresses.
    pub fn as_address(&mut self, number: Gate) -> Gate {
        let arch = self.m.arch();
        match self.circuit.ty(number) == arch {
            true => number,
            false if self.is_constant(number) => self.constant(arch, self.circuit.bits(number)),
            false => self.pure(Opcode::Trunc, arch, &[number]),
        }
    }

    fn is_constant(&self, gate: Gate) -> bool {
        self.circuit.op(gate) == Opcode::Constant as u16
    }

    fn negated(&mut self, of: &Expr) -> Val {
        let value = self.value(of);
        if let Ty::Short(_, lane) = &of.ty {
            let lanes = value.gates().into_iter();
            return Val::Many(lanes.map(|value| self.negated_scalar(value, lane)).collect());
        }
        if let Ty::Vector(..) = of.ty {
            let zero = match of.ty.lane() {
                Ty::Float(bits) => 1 << (bits - 1),
                _ => 0,
            };
            let zero = self.constant(self.m.scalar(of.ty.lane()), zero);
            return self.lanes(BinOp::Sub, &of.ty, Val::One(zero), value, [false, true]);
        }
        Val::One(self.negated_scalar(value.one(), &of.ty))
    }

    pub fn negated_scalar(&mut self, value: Gate, of: &Ty) -> Gate {
        let ty = self.m.scalar(of);
        match of.is_float() {
            true => self.pure(Opcode::Fneg, ty, &[value]),
            false => {
                let zero = self.constant(ty, 0);
                self.pure(Opcode::Sub, ty, &[zero, value])
            }
        }
    }

    fn complement(&mut self, of: &Expr) -> Val {
        let value = self.value(of);
        let lane = of.ty.lane();
        let ones = crate::types::cut_to(u64::MAX, lane);
        let ones = self.constant(self.m.scalar(lane), ones);
        if let Ty::Vector(..) = of.ty {
            return self.lanes(BinOp::Xor, &of.ty, value, Val::One(ones), [true, false]);
        }
        let primary = self.m.scalar(lane);
        let lanes = value.gates().into_iter();
        Val::of(
            lanes
                .map(|value| self.pure(Opcode::Xor, primary, &[value, ones]))
                .collect(),
        )
    }

    fn binary(&mut self, expr: &Expr, op: BinOp, left: &Expr, right: &Expr) -> Val {
        if matches!(op, BinOp::AndAlso | BinOp::OrElse) {
            if is_low_cost(right, &self.storage) {
                let (a, b) = (self.value(left).one(), self.value(right).one());
                let op = if op == BinOp::AndAlso { Opcode::And } else { Opcode::Or };
                return Val::One(self.pure(op, types::I1, &[a, b]));
            }
            return self.truth(expr);
        }
        if let Some(fused) = self.fused(op, left, right) {
            return fused;
        }
        let (a, b) = (self.value(left), self.value(right));
        self.operate(op, &left.ty, a, &right.ty, b)
    }

    /// An operator on values that are there.
    pub fn operate(&mut self, op: BinOp, left: &Ty, a: Val, right: &Ty, b: Val) -> Val {
        let vectors = [left, right].map(|ty| matches!(ty, Ty::Vector(..)));
        if vectors != [false, false] {
            let ty = if vectors[0] { left } else { right };
            return self.lanes(op, ty, a, b, vectors);
        }
        let count = |ty: &Ty| match ty {
            Ty::Short(lanes, _) => usize::from(*lanes),
            _ => 0,
        };
        match count(left).max(count(right)) {
            0 => Val::of(vec![self.operate_scalar(op, left, a.one(), right, b.one())]),
            lanes => {
                let [a, b] = [a, b].map(|side| side.lanes(lanes));
                let (left, right) = (left.lane(), right.lane());
                let pairs = a.into_iter().zip(b);
                Val::Many(pairs.map(|(a, b)| self.operate_scalar(op, left, a, right, b)).collect())
            }
        }
    }

    fn operate_scalar(&mut self, op: BinOp, left: &Ty, a: Gate, right: &Ty, mut b: Gate) -> Gate {
        let ty = self.m.scalar(left);
        if op == BinOp::Div && self.is_word(left) {
            return self.quotient(a, b);
        }
        if matches!(op, BinOp::Shl | BinOp::Shr) && self.m.scalar(right) != ty {
            // Amounts count modulo the width, so only low bits matter.
            b = self.amount(b, right, left);
        }
        let Some((gate, bits)) = gates::binary(op, left) else {
            return Gate::NONE;
        };
        let own = if op.compares() { types::I1 } else { ty };
        self.add(gate, own, bits, [&[], &[], &[a, b]])
    }

    /// The amount of a shift in the type of what is shifted.
    fn amount(&mut self, amount: Gate, from: &Ty, to: &Ty) -> Gate {
        if self.is_constant(amount) {
            let bits = crate::types::cut_to(self.circuit.bits(amount), to);
            return self.constant(self.m.scalar(to), bits);
        }
        let op = match from.bits() > to.bits() {
            true => Opcode::Trunc,
            false => Opcode::Zext,
        };
        self.pure(op, self.m.scalar(to), &[amount])
    }

    // ---- conditions

    /// Where control goes if a condition holds, and where if not. `&&`, `||` and `!` become branches.
    pub fn condition(&mut self, expr: &Expr) -> [Vec<Exit>; 2] {
        self.at(expr.span);
        match &expr.kind {
            Kind::Not(of) => {
                let [yes, no] = self.condition(of);
                [no, yes]
            }
            Kind::Const(bits) => {
                let mark = self.mark();
                let here: Vec<Exit> = self.exit(&mark).into_iter().collect();
                match bits {
                    0 => [Vec::new(), here],
                    _ => [here, Vec::new()],
                }
            }
            Kind::Binary(op @ (BinOp::AndAlso | BinOp::OrElse), left, right) if !is_low_cost(right, &self.storage) => {
                let mark = self.mark();
                let [mut yes, mut no] = self.condition(left);
                let more = match op {
                    BinOp::AndAlso => std::mem::take(&mut yes),
                    _ => std::mem::take(&mut no),
                };
                self.rollback(&mark);
                self.join_some(more);
                if self.state.is_some() {
                    let [y, n] = self.condition(right);
                    yes.extend(y);
                    no.extend(n);
                }
                self.rollback(&mark);
                [yes, no]
            }
            _ => {
                let value = self.value(expr).one();
                let [yes, no] = self.fork(value);
                [vec![yes], vec![no]]
            }
        }
    }

    /// A condition with branches in it as a value.
    fn truth(&mut self, expr: &Expr) -> Val {
        let slot = self.slots(1);
        let mark = self.mark();
        let [yes, no] = self.condition(expr);
        let mut exits = Vec::new();
        for (bits, side) in [(1, yes), (0, no)] {
            self.rollback(&mark);
            self.join_some(side);
            if self.state.is_some() {
                let value = self.constant(types::I1, bits);
                self.set(slot, value);
                exits.extend(self.exit(&mark));
            }
        }
        self.rollback(&mark);
        self.join(&mark, exits);
        Val::One(self.get(slot))
    }

    fn choose(&mut self, condition: &Expr, first: &Expr, second: &Expr, ty: &Ty) -> Val {
        let parts = self.m.parts(ty);
        if ty.is_scalar() && is_low_cost(first, &self.storage) && is_low_cost(second, &self.storage) {
            let c = self.value(condition).one();
            let (a, b) = (self.value(first).one(), self.value(second).one());
            return Val::One(self.pure(Opcode::Select, parts[0], &[c, a, b]));
        }
        // What lies in memory is chosen by its address.
        let count = parts.len().max(1);
        let slot = self.slots(count);
        let mark = self.mark();
        let [yes, no] = self.condition(condition);
        let mut exits = Vec::new();
        for (side, expr) in [(yes, first), (no, second)] {
            self.rollback(&mark);
            self.join_some(side);
            if self.state.is_some() {
                let value = self.value(expr);
                self.write_slots(slot, value);
                exits.extend(self.exit(&mark));
            }
        }
        self.rollback(&mark);
        self.join(&mark, exits);
        let gates: Vec<Gate> = (slot..).take(count).map(|s| self.get(s)).collect();
        match ty.is_aggregate() {
            true => Val::Memory(gates[0]),
            false => Val::of(gates),
        }
    }

    fn range(&mut self, of: &Expr, first: &Expr, last: &Expr, ty: &Ty) -> Val {
        let element = ty.element().map_or(Ty::U8, |e| (**e).clone());
        let (base, length) = match &of.ty {
            Ty::Array(_, n) => (self.address(of), Some(Length::Known(*n))),
            Ty::Slice(_) => {
                let parts = self.value(of).gates();
                (parts[0], Some(Length::Slice(parts[1])))
            }
            _ => (self.value(of).one(), None),
        };
        let (from, to) = (self.wide(first), self.wide(last));
        self.check_range([first, last], [from, to], length);
        let is_plain = self.is_constant(from) && self.circuit.bits(from) == 0;
        let start = self.scaled(base, from, &element);
        let count = match is_plain {
            true => to,
            false => self.pure(Opcode::Sub, types::I64, &[to, from]),
        };
        Val::Many(vec![start, count])
    }
}

/// Whether computing this where it is not needed costs next to nothing and can't be seen.
fn is_low_cost(expr: &Expr, storage: &[Storage]) -> bool {
    let mut budget = 5;
    let mut stack = vec![expr];
    while let Some(expr) = stack.pop() {
        if budget == 0 || !expr.ty.is_scalar() {
            return false;
        }
        budget -= 1;
        match &expr.kind {
            Kind::Const(_) | Kind::Zero => {}
            Kind::Local(local) if matches!(storage[*local as usize], Storage::Slots(_)) => {}
            Kind::Neg(of) | Kind::Not(of) | Kind::Bitcast(of) => stack.push(of),
            Kind::Cast(of) if !of.ty.is_float() && !expr.ty.is_float() => stack.push(of),
            Kind::Binary(op, left, right) => {
                let is_costly = match op {
                    BinOp::Mul | BinOp::Div | BinOp::Rem => true,
                    op => left.ty.is_float() && !op.compares(),
                };
                if is_costly || matches!(left.ty, Ty::Vector(..)) {
                    return false;
                }
                stack.extend([&**left, &**right]);
            }
            _ => return false,
        }
    }
    true
}
