//! Vectors: gates of vector types, each with the number of active lanes; or, for machines without vectors, lane by
//! lane, as a machine with scale 1 would compute them.

use super::Vectors;
use super::function::Function;
use super::value::Val;
use crate::syntax::ast::BinOp;
use crate::types::gates;
use crate::types::tree::{Builtin, Expr};
use crate::types::ty::Ty;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::{Gate, Type};

impl Function<'_> {
    fn in_lanes(&self) -> bool {
        self.m.options.vectors == Vectors::Lanes
    }

    /// As many lanes as there are.
    fn all(&mut self) -> Gate {
        self.constant(types::I64, u64::MAX)
    }

    pub fn zero_vector(&mut self, ty: &Ty) -> Val {
        let zero = self.constant(self.m.scalar(ty.lane()), 0);
        self.splat(ty, zero)
    }

    /// A scalar in every lane.
    fn splat(&mut self, ty: &Ty, value: Gate) -> Val {
        let Ty::Vector(lanes, _) = ty else { return Val::None };
        if self.in_lanes() {
            return Val::Many(vec![value; usize::from(*lanes)]);
        }
        let primary = gates::primary(self.m.set, ty);
        let splat = self.pure(Opcode::VSplat, primary, &[value]);
        let all = self.all();
        Val::Many(vec![splat, all])
    }

    /// An operator lane by lane; where one operand is a scalar, it is in every lane.
    pub fn lanes(&mut self, op: BinOp, ty: &Ty, a: Val, b: Val, vectors: [bool; 2]) -> Val {
        let Ty::Vector(count, lane) = ty else {
            return Val::None;
        };
        let [a, b] = [(a, vectors[0]), (b, vectors[1])].map(|(value, is_vector)| match is_vector {
            true => value.gates(),
            false => self.splat(ty, value.one()).gates(),
        });
        if self.in_lanes() {
            let own = if op.compares() { types::I1 } else { self.m.scalar(lane) };
            let Some((gate, bits)) = gates::binary(op, lane) else {
                return Val::None;
            };
            let pairs = a.into_iter().zip(b);
            return Val::Many(
                pairs
                    .map(|(a, b)| self.add(gate, own, bits, [&[], &[], &[a, b]]))
                    .collect(),
            );
        }
        let Some((gate, bits)) = gates::vector(op, lane) else {
            return Val::None;
        };
        let own = match op.compares() {
            true => Ty::Vector(*count, std::rc::Rc::new(Ty::Bool)),
            false => ty.clone(),
        };
        let own = gates::primary(self.m.set, &own);
        // A scalar counts everywhere, so the other operand says how many lanes there are.
        let vl = if vectors[0] { a[1] } else { b[1] };
        let gate = self.add(gate, own, bits, [&[], &[], &[a[0], b[0], vl]]);
        Val::Many(vec![gate, vl])
    }

    pub fn select_lanes(&mut self, arguments: &[Expr], ty: &Ty) -> Val {
        let mask = self.value(&arguments[0]).gates();
        let mut sides = Vec::new();
        for argument in &arguments[1..] {
            let value = self.value(argument);
            sides.push(match argument.ty {
                Ty::Vector(..) => value.gates(),
                _ => self.splat(ty, value.one()).gates(),
            });
        }
        let primary = gates::primary(self.m.set, ty);
        if !self.in_lanes() {
            let gate = self.pure(Opcode::VSelect, primary, &[mask[0], sides[0][0], sides[1][0], mask[1]]);
            return Val::Many(vec![gate, mask[1]]);
        }
        let lane = self.m.scalar(ty.lane());
        let all = mask.iter().zip(&sides[0]).zip(&sides[1]);
        let all: Vec<[Gate; 3]> = all.map(|((m, a), b)| [*m, *a, *b]).collect();
        Val::Many(
            all.iter()
                .map(|values| self.pure(Opcode::Select, lane, values))
                .collect(),
        )
    }

    pub fn vector(&mut self, builtin: Builtin, arguments: &[Expr], ty: &Ty) -> Val {
        match builtin {
            Builtin::Setvl(lanes) => {
                let wanted = self.value(&arguments[0]).one();
                if self.in_lanes() {
                    let most = self.constant(types::I64, u64::from(lanes));
                    return Val::One(self.pure(Opcode::Umin, types::I64, &[wanted, most]));
                }
                Val::One(self.add(Opcode::VSetvl, types::I64, u64::from(lanes), [&[], &[], &[wanted]]))
            }
            Builtin::Vload => {
                let (at, vl) = (self.value(&arguments[0]).one(), self.value(&arguments[1]).one());
                self.load_vector(ty, at, vl)
            }
            Builtin::Vstore => {
                let at = self.value(&arguments[0]).one();
                let value = self.value(&arguments[1]).gates();
                let vl = self.value(&arguments[2]).one();
                self.store_vector(&arguments[1].ty, at, value, vl);
                Val::None
            }
            Builtin::Vredsum => {
                let value = self.value(&arguments[0]).gates();
                let vl = self.value(&arguments[1]).one();
                self.sum(ty, value, vl)
            }
            Builtin::Vslideup => {
                let value = self.value(&arguments[0]).gates();
                let by = self.value(&arguments[1]).one();
                self.slide(ty, value, by)
            }
            _ => {
                let value = self.value(&arguments[0]).gates();
                let at = self.value(&arguments[1]).one();
                let primary = self.m.scalar(ty);
                if !self.in_lanes() {
                    return Val::One(self.pure(Opcode::VExtract, primary, &[value[0], at]));
                }
                let zero = self.constant(primary, 0);
                Val::One(self.pick(primary, &value, at, zero))
            }
        }
    }

    /// Lane `at`, or `other` where there is none.
    fn pick(&mut self, ty: Type, lanes: &[Gate], at: Gate, other: Gate) -> Gate {
        let mut found = other;
        for (i, &lane) in (0..).zip(lanes) {
            let number = self.constant(types::I64, i);
            let here = self.compare(Icmp::Eq, at, number);
            found = self.pure(Opcode::Select, ty, &[here, lane, found]);
        }
        found
    }

    /// Whether lane `i` counts.
    fn counts(&mut self, i: u64, vl: Gate) -> Gate {
        let number = self.constant(types::I64, i);
        self.compare(Icmp::Ult, number, vl)
    }

    fn load_vector(&mut self, ty: &Ty, at: Gate, vl: Gate) -> Val {
        let Ty::Vector(lanes, of) = ty else { return Val::None };
        if !self.in_lanes() {
            let primary = gates::primary(self.m.set, ty);
            return Val::Many(vec![self.effect(Opcode::VLoad as u16, primary, &[at, vl]), vl]);
        }
        let primary = self.m.scalar(of);
        let size = self.m.program.structs.size(of);
        let zero = self.constant(primary, 0);
        let mut all = Vec::new();
        for i in 0..u64::from(*lanes) {
            let slot = self.slots(1);
            self.set(slot, zero);
            self.guarded(i, vl, |f| {
                let from = f.offset(at, i * size);
                let value = f.load_part(primary, from);
                f.set(slot, value);
            });
            all.push(self.get(slot));
        }
        Val::Many(all)
    }

    fn store_vector(&mut self, ty: &Ty, at: Gate, value: Vec<Gate>, vl: Gate) {
        if !self.in_lanes() {
            self.effect(Opcode::VStore as u16, Type::NONE, &[value[0], at, vl]);
            return;
        }
        let size = self.m.program.structs.size(ty.lane());
        for (i, lane) in (0..).zip(value) {
            self.guarded(i, vl, |f| {
                let to = f.offset(at, i * size);
                f.store_part(lane, to);
            });
        }
    }

    /// Does something where lane `i` counts.
    fn guarded(&mut self, i: u64, vl: Gate, then: impl FnOnce(&mut Self)) {
        let counts = self.counts(i, vl);
        let mark = self.mark();
        let [yes, no] = self.fork(counts);
        self.join_some(vec![yes]);
        then(self);
        let mut ends: Vec<_> = self.exit(&mark).into_iter().collect();
        ends.push(no);
        self.rollback(&mark);
        self.join(&mark, ends);
    }

    /// The sum of the lanes that count, in their order.
    fn sum(&mut self, ty: &Ty, value: Vec<Gate>, vl: Gate) -> Val {
        let (primary, float) = (self.m.scalar(ty), ty.is_float());
        if !self.in_lanes() {
            let op = if float { Opcode::VFredsum } else { Opcode::VRedsum };
            return Val::One(self.pure(op, primary, &[value[0], vl]));
        }
        let op = if float { Opcode::Fadd } else { Opcode::Add };
        let mut sum = self.constant(primary, 0);
        for (i, lane) in (0..).zip(value) {
            let counts = self.counts(i, vl);
            let more = self.pure(op, primary, &[sum, lane]);
            sum = self.pure(Opcode::Select, primary, &[counts, more, sum]);
        }
        Val::One(sum)
    }

    /// Every lane `by` places higher; the lowest are 0.
    fn slide(&mut self, ty: &Ty, value: Vec<Gate>, by: Gate) -> Val {
        if !self.in_lanes() {
            let primary = gates::primary(self.m.set, ty);
            let zero = self.m.scalar(ty.lane());
            let zero = self.constant(zero, 0);
            let zeros = self.pure(Opcode::VSplat, primary, &[zero]);
            let gate = self.pure(Opcode::VSlideup, primary, &[value[0], zeros, by, value[1]]);
            return Val::Many(vec![gate, value[1]]);
        }
        let primary = self.m.scalar(ty.lane());
        let zero = self.constant(primary, 0);
        let mut all = Vec::new();
        for i in 0..value.len() {
            // Lane i comes from lane i - by.
            let sources: Vec<Gate> = (0..=i).map(|by| value[i - by]).collect();
            all.push(self.pick(primary, &sources, by, zero));
        }
        Val::Many(all)
    }
}
