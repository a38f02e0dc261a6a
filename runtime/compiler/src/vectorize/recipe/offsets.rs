//! Accesses whose addresses do not grow by a constant: by a number that is the same in all iterations, or gathers and
//! scatters, whose addresses are the sum of scalars and of an offset of each element. Offsets are computed in the
//! narrowest elements that hold them and that the target has code for.

use super::{Action, Builder, DEPTH, Id, Node, Way};
use crate::vectorize::bits::ones;
use crate::vectorize::gates::access_name;
use crate::vectorize::reason::{Reason, Why};
use crate::vectorize::target::Scale;
use onespec_graph::{Gate, Opcode, Role, Type};

/// Summands of an address that are looked at by themselves.
const SUMMANDS: usize = 16;
/// Gates in each other that are made narrower by themselves.
const SEEN: u32 = 16;

/// Elements that offsets may be: their width, and whether they are extended with a sign.
type Offset = (u32, bool);

/// An address as a sum of scalars and of what differs between elements, each with a factor.
#[derive(Default)]
struct Sum {
    bases: Vec<(Gate, u64)>,
    offsets: Vec<(Gate, u64)>,
}

impl Builder<'_, '_> {
    /// Where the elements of an access are whose address does not grow by a constant.
    pub(super) fn indexed(&mut self, action: &Action, element: Type, masked: bool) -> Result<Way, Reason> {
        let line = self.view.circuit.line(action.gate);
        let mut sum = Sum::default();
        self.summands(action.address, 1, &mut sum, DEPTH);
        if let Some((by, times)) = self.apart(&sum) {
            return Ok(Way::Apart { by, times });
        }
        let writes = action.value.is_some();
        let all = self.held(writes, masked, element);
        let Some((widest, _)) = all.last().copied() else {
            let why = Why::NoCode {
                gate: access_name(writes, masked, "_INDEXED"),
                ty: self.view.gates.set.type_def(element).name.into(),
            };
            return Err(why.at(line));
        };
        let (width, signed) = self
            .fitting(&sum, &all, self.view.circuit.ty(action.address))
            .ok_or(Why::Offsets(widest).at(line))?;
        let ty = self.view.gates.integer(width).ok_or(Why::NoLanes.at(line))?;
        let offsets = self.offset(&sum.offsets, ty, line)?;
        Ok(Way::Indexed {
            bases: sum.bases,
            offsets,
            signed,
        })
    }

    /// Whether the target has code for accesses at a distance.
    pub(super) fn is_strided(&self, writes: bool, masked: bool, element: Type) -> bool {
        self.has_code(self.view.gates.strided.gate(writes, masked), element)
    }

    /// Whether the target has code for a gate on vectors of these elements.
    fn has_code(&self, gate: Option<Opcode>, element: Type) -> bool {
        let (gates, Some(target)) = (self.view.gates, self.target) else {
            return false;
        };
        let mut types = (0..gates.set.types.len()).map(|at| Type(at as u8));
        let is_of = |ty: &Type| {
            let def = gates.set.type_def(*ty);
            def.lanes > 0 && def.element == element && target.types.has(*ty)
        };
        gate.is_some_and(|op| types.any(|ty| is_of(&ty) && (target.computes)(op, ty)))
    }

    /// Elements times a constant: by a shift where there is code for one.
    fn times(&mut self, of: Id, times: u64, ty: Type, line: u32) -> Result<Id, Reason> {
        let gates = self.view.gates;
        let shifts = times.is_power_of_two() && self.has_code(gates.twin(gates.shl), ty);
        let (op, by) = match shifts {
            true => (gates.shl, u64::from(times.trailing_zeros())),
            false => (gates.mul, times),
        };
        if times == 1 {
            return Ok(of);
        }
        let by = self.add(Node::Constant(by), ty, line)?;
        self.each(op, 0, vec![of, by], ty, line)
    }

    /// An access at a distance as one at offsets: multiples of the numbers of elements. `None`: the target has no code for
    /// offsets that are wide enough.
    pub(super) fn numbered(
        &mut self,
        action: &Action,
        step: i64,
        element: Type,
        masked: bool,
    ) -> Result<Option<Way>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let line = c.line(action.gate);
        let Some(target) = self.target else { return Ok(None) };
        let lanes = (0..gates.set.types.len() as u8).filter(|ty| target.types.has(Type(*ty)));
        let lanes = lanes.map(|ty| u64::from(gates.set.type_def(Type(ty)).lanes)).max();
        // The most bits of a multiple, where the number of elements is known.
        let bits = match (target.scale, lanes) {
            (Scale::Known(scale), Some(lanes)) => {
                let most = step.unsigned_abs().saturating_mul(lanes * u64::from(scale));
                64 - most.leading_zeros()
            }
            _ => 64,
        };
        let whole = gates.width(c.ty(action.address));
        let fits = |&(width, signed): &Offset| {
            width == whole || width < whole && (signed && bits < width || step > 0 && bits <= width)
        };
        let all = self.held(action.value.is_some(), masked, element);
        let Some((width, signed)) = all.into_iter().find(fits) else {
            return Ok(None);
        };
        let ty = gates.integer(width).ok_or(Why::NoLanes.at(line))?;
        let step = step as u64 & (u64::MAX >> (64 - width));
        let offsets = self.add(Node::Numbers(step), ty, line)?;
        Ok(Some(Way::Indexed {
            bases: vec![(action.address, 1)],
            offsets,
            signed,
        }))
    }

    /// The elements that offsets may be for which the target has code, narrow ones first.
    fn held(&self, writes: bool, masked: bool, element: Type) -> Vec<Offset> {
        let (gates, Some(target)) = (self.view.gates, self.target) else {
            return Vec::new();
        };
        let mut counts: Vec<u16> = gates.set.types.iter().map(|def| def.lanes).filter(|n| *n > 0).collect();
        counts.sort_unstable();
        counts.dedup();
        let takes = |op: Opcode, width: u32| {
            counts.iter().any(|&count| {
                let of = |element: Type| gates.vector(count, element).filter(|ty| target.types.has(*ty));
                let offsets = gates.integer(width).and_then(of);
                of(element)
                    .zip(offsets)
                    .is_some_and(|(ty, offsets)| (target.takes)(op, ty, offsets))
            })
        };
        let mut found = Vec::new();
        for width in [8, 16, 32, 64] {
            for (signed, accesses) in [false, true].into_iter().zip(gates.indexed) {
                if accesses.gate(writes, masked).is_some_and(|op| takes(op, width)) {
                    found.push((width, signed));
                }
            }
        }
        found
    }

    /// Takes an address apart: sums, and products with constants.
    fn summands(&mut self, gate: Gate, times: u64, sum: &mut Sum, depth: u32) {
        let (c, gates) = (self.view.circuit, self.view.gates);
        if self.is_uniform(gate) {
            sum.bases.push((gate, times));
            return;
        }
        let op = c.op(gate);
        let factor = self.factor(gate);
        let is_sum = op == gates.add || op == gates.sub;
        if !is_sum && factor.is_none() || depth == 0 || sum.bases.len() + sum.offsets.len() >= SUMMANDS {
            sum.offsets.push((gate, times));
            return;
        }
        if let Some(factor) = factor {
            return self.summands(c.value(gate, 0), times.wrapping_mul(factor), sum, depth - 1);
        }
        let other = if op == gates.sub { times.wrapping_neg() } else { times };
        self.summands(c.value(gate, 0), times, sum, depth - 1);
        self.summands(c.value(gate, 1), other, sum, depth - 1);
    }

    /// The constant that a product has as its second factor.
    fn factor(&self, gate: Gate) -> Option<u64> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let op = c.op(gate);
        if op != gates.mul && op != gates.shl {
            return None;
        }
        let second = c.value(gate, 1);
        let bits = (c.role(second) == Role::Constant).then(|| c.bits(second))?;
        Some(if op == gates.mul {
            bits
        } else {
            1 << (bits % u64::from(gates.width(c.ty(gate))))
        })
    }

    /// Whether an address grows by a product: of a number that is the same in all iterations, and this constant.
    fn apart(&mut self, sum: &Sum) -> Option<(Gate, u64)> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let [(gate, times)] = *sum.offsets.as_slice() else {
            return None;
        };
        if c.op(gate) != gates.mul {
            return None;
        }
        let [a, b] = [c.value(gate, 0), c.value(gate, 1)];
        let (counter, by) = match (self.is_uniform(a), self.is_uniform(b)) {
            (false, true) => (a, b),
            (true, false) => (b, a),
            _ => return None,
        };
        let form = self.lines.form(counter)?;
        let grows = form.step != 0 && form.counter.is_none();
        grows.then_some(())?;
        self.check(&form);
        Some((by, times.wrapping_mul(form.step)))
    }

    /// The narrowest elements that hold the offset.
    fn fitting(&self, sum: &Sum, all: &[Offset], address: Type) -> Option<Offset> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let whole = gates.width(address);
        let of = |&(gate, times): &(Gate, u64)| ones(self.view, gate) + (64 - times.leading_zeros());
        // A product with 1 has as many bits as the other factor.
        let of = |summand: &(Gate, u64)| of(summand) - u32::from(summand.1.is_power_of_two());
        let bits = sum.offsets.iter().map(of).reduce(|a, b| a.max(b) + 1);
        let bits = bits.unwrap_or(0).min(whole);
        // What is extended with a sign, as it is.
        let extended = match sum.offsets.as_slice() {
            [(gate, 1)] if c.op(*gate) == gates.sext => Some(gates.width(c.ty(c.value(*gate, 0)))),
            _ => None,
        };
        let fits = |&(width, signed): &Offset| {
            let more = u32::from(signed);
            let is_extended = signed && extended.is_some_and(|own| own <= width);
            width == whole || width < whole && (bits + more <= width || is_extended)
        };
        all.iter().copied().find(fits)
    }

    /// The sum of the summands that are not the same for all elements, in elements of a type that holds it.
    fn offset(&mut self, summands: &[(Gate, u64)], ty: Type, line: u32) -> Result<Id, Reason> {
        let gates = self.view.gates;
        let all = u64::MAX >> (64 - gates.width(ty));
        let mut sum: Option<Id> = None;
        for &(gate, times) in summands {
            let part = self.cut(gate, ty, line, SEEN)?;
            let part = self.times(part, times & all, ty, line)?;
            sum = Some(match sum {
                None => part,
                Some(before) => self.each(gates.add, 0, vec![before, part], ty, line)?,
            });
        }
        match sum {
            Some(sum) => Ok(sum),
            None => self.add(Node::Constant(0), ty, line),
        }
    }

    /// The low bits of a number, as elements of a type.
    fn cut(&mut self, gate: Gate, ty: Type, line: u32, depth: u32) -> Result<Id, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let (own, width) = (gates.width(c.ty(gate)), gates.width(ty));
        if own == width {
            return self.value(gate, DEPTH);
        }
        let op = c.op(gate);
        if own < width {
            // It is extended to a wider number, of which these are the low bits.
            return Err(Why::NoLanes.at(line));
        }
        if c.role(gate) == Role::Constant {
            return self.add(Node::Constant(c.bits(gate) & (u64::MAX >> (64 - width))), ty, line);
        }
        let of = c.values(gate).to_vec();
        let is_extended = (op == gates.zext || op == gates.sext) && c.ty(of[0]) != gates.bit;
        if is_extended {
            let narrow = gates.width(c.ty(of[0]));
            return match narrow < width {
                true => {
                    let inner = self.value(of[0], DEPTH)?;
                    self.each(op, 0, vec![inner], ty, line)
                }
                false => self.cut(of[0], ty, line, depth),
            };
        }
        let is_modular = [gates.add, gates.sub, gates.mul, gates.and, gates.or].contains(&op) || Some(op) == gates.xor;
        if is_modular && depth > 0 {
            let parts = [
                self.cut(of[0], ty, line, depth - 1)?,
                self.cut(of[1], ty, line, depth - 1)?,
            ];
            return self.each(op, 0, parts.to_vec(), ty, line);
        }
        let amount = of.get(1).filter(|by| c.role(**by) == Role::Constant);
        let amount = amount
            .map(|by| c.bits(*by) % u64::from(own))
            .filter(|by| *by < u64::from(width));
        if let (Some(by), true) = (amount, depth > 0 && op == gates.shl) {
            let inner = self.cut(of[0], ty, line, depth - 1)?;
            return self.times(inner, 1 << by, ty, line);
        }
        let is_right = Some(op) == gates.lshr && ones(self.view, of[0]) <= width;
        if let (Some(by), true) = (amount, depth > 0 && is_right) {
            let inner = self.cut(of[0], ty, line, depth - 1)?;
            let by = self.add(Node::Constant(by), ty, line)?;
            return self.each(op, 0, vec![inner, by], ty, line);
        }
        let whole = self.value(gate, DEPTH)?;
        self.each(gates.trunc, 0, vec![whole], ty, line)
    }
}
