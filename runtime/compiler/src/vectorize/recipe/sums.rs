//! Variables that are sums, or the like, of what iterations give: the value of each iteration (reductions; Pottenger,
//! Eigenmann, "Idiom recognition in the Polaris parallelizing compiler", ICS 1995).

use super::picks::picks;
use super::{Builder, DEPTH, Id, MOST, Node, Purpose, Sum, SumKind};
use crate::vectorize::gates::{Neutral, Reduction};
use crate::vectorize::reason::{Reason, Why};
use crate::vectorize::shape::{Choice, View, is_pure};
use onespec_graph::{Gate, Opcode, Role};

impl Builder<'_, '_> {
    pub(super) fn sum(&mut self, phi: Gate, unordered: &[Gate]) -> Result<(), Reason> {
        let c = self.view.circuit;
        let next = c.value(phi, 1);
        if next == phi {
            return Ok(());
        }
        let mut sum = Chain {
            phi,
            op: None,
            is_chained: false,
        };
        let value = self.contribution(&mut sum, next, DEPTH)?;
        let ty = c.ty(phi);
        let reduction = sum.op.and_then(|op| self.view.gates.reduction(op));
        let (Some(value), Some(reduction)) = (value, reduction) else {
            return Err(self.at(Why::Carried, phi));
        };
        // Whatever else in the loop needs the variable is no value of an iteration: `compute` says so.
        let is_ordered = reduction.neutral.is_float() && !unordered.contains(&phi);
        match self.purpose {
            Purpose::Strips if is_ordered && (sum.is_chained || !reduction.begins) => {
                return Err(self.at(Why::Order, phi));
            }
            Purpose::Strips if reduction.gate.is_none() => {
                return Err(self.at(Why::NoGate(reduction.name.into()), phi));
            }
            // Whoever combines what iterations give does it in order: one number of each.
            Purpose::Elements if is_ordered && sum.is_chained => return Err(self.at(Why::Updates, phi)),
            _ => {}
        }
        let value = match value {
            Part::Value(id) => id,
            Part::Nothing => self.add(
                Node::Constant(reduction.neutral.bits(self.view.gates.width(ty))),
                ty,
                c.line(phi),
            )?,
        };
        let is_bit = self.purpose == Purpose::Strips && ty == self.view.gates.bit;
        let is_count = self.counts && reduction.op == self.view.gates.add && !self.scanned.contains(&phi);
        let mask = match is_count {
            true => self.ones(value, None, c.line(phi))?,
            false => None,
        };
        let (value, kind) = match mask {
            Some(mask) => (mask, SumKind::Count),
            None if is_bit => (self.number(value, reduction.neutral, c.line(phi))?, SumKind::Bit),
            None if self.scanned.contains(&phi) => (value, SumKind::Scanned),
            None => (value, SumKind::Number),
        };
        self.recipe.sums.push(Sum {
            phi,
            reduction: Reduction {
                is_ordered: is_ordered && self.purpose == Purpose::Strips,
                ..reduction
            },
            value,
            kind,
        });
        Ok(())
    }

    /// A bit of each iteration as a number that is 0 for a zero, as wide as what the bit is made of.
    fn number(&mut self, bit: Id, neutral: Neutral, line: u32) -> Result<Id, Reason> {
        let gates = self.view.gates;
        let mut work = vec![bit];
        let mut width = None;
        while let Some(at) = work.pop() {
            let value = &self.recipe.values[at];
            match (&value.node, gates.width(value.element)) {
                (_, wide) if wide > 1 => width = width.max(Some(wide)),
                (Node::Each { inputs, .. }, _) => work.extend(inputs),
                _ => {}
            }
        }
        let element = width.and_then(|width| gates.integer(width)).unwrap_or(self.byte);
        let one = match neutral {
            Neutral::Ones => Neutral::Ones.bits(gates.width(element)),
            _ => 1,
        };
        let [one, zero] = [one, 0].map(|bits| self.add(Node::Constant(bits), element, line));
        self.choose(bit, one?, zero?, line)
    }

    /// What an iteration combines with a variable, and by what gate on scalars; none where it is no sum or the like.
    pub(super) fn update(&mut self, phi: Gate) -> Result<Option<(Opcode, Id)>, Reason> {
        let mut sum = Chain {
            phi,
            op: None,
            is_chained: false,
        };
        let value = self.contribution(&mut sum, self.view.circuit.value(phi, 1), DEPTH)?;
        Ok(match (sum.op, value) {
            (Some(op), Some(Part::Value(value))) => Some((op, value)),
            _ => None,
        })
    }

    /// What an iteration adds to the variable in a gate on the way from the phi to its next value. `None`: no sum.
    fn contribution(&mut self, sum: &mut Chain, gate: Gate, depth: u32) -> Result<Option<Part>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        if gate == sum.phi {
            return Ok(Some(Part::Nothing));
        }
        if depth == 0 || gate.index() >= c.len() {
            return Ok(None);
        }
        let line = c.line(gate);
        if c.role(gate) == Role::ValueSelector {
            let shape = self.shape;
            let Some(join) = shape.joins.get(&c.state(gate, 0)) else {
                return Ok(None);
            };
            return self.parts(sum, gate, &join.choice, depth, line);
        }
        if !is_pure(c, gate) {
            return Ok(None);
        }
        if let Some((op, a, b)) = picks(self.view, gate)
            && let Some(part) = self.combination(sum, gate, op, [a, b], depth)?
        {
            return Ok(Some(part));
        }
        if c.role(gate) == Role::Select {
            let choice = Choice::By(c.value(gate, 0), Box::new(Choice::Input(1)), Box::new(Choice::Input(2)));
            return self.parts(sum, gate, &choice, depth, line);
        }
        let op = gates.negating(c.op(gate)).unwrap_or(c.op(gate));
        match c.values(gate).len() {
            2 => self.combination(sum, gate, op, [c.value(gate, 0), c.value(gate, 1)], depth),
            _ => Ok(None),
        }
    }

    /// The same of a gate that combines two values.
    fn combination(
        &mut self,
        sum: &mut Chain,
        gate: Gate,
        op: Opcode,
        [a, b]: [Gate; 2],
        depth: u32,
    ) -> Result<Option<Part>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let (ty, line) = (c.ty(sum.phi), c.line(gate));
        let minus = gates.negating(c.op(gate)).is_some();
        let Some(reduction) = gates.reduction(op).filter(|_| sum.op.is_none_or(|known| known == op)) else {
            return Ok(None);
        };
        let neutral = reduction.neutral.bits(gates.width(ty));
        let of_phi = |g: Gate| depends_on(self.view, sum.phi, g);
        let (before, more) = match (of_phi(a), of_phi(b)) {
            (true, false) => (a, b),
            (false, true) if !minus => (b, a),
            _ => return Ok(None),
        };
        sum.op = Some(op);
        let Some(before) = self.contribution(sum, before, depth - 1)? else {
            return Ok(None);
        };
        let more = self.value(more, DEPTH)?;
        Ok(Some(Part::Value(match (before, minus) {
            (Part::Nothing, false) => more,
            (Part::Nothing, true) => {
                let zero = self.add(Node::Constant(neutral), ty, line)?;
                self.each(c.op(gate), 0, vec![zero, more], ty, line)?
            }
            (Part::Value(before), _) => {
                sum.is_chained = true;
                let op = if minus { c.op(gate) } else { op };
                self.each(op, 0, vec![before, more], ty, line)?
            }
        })))
    }

    /// The same of a choice between inputs of a gate.
    fn parts(
        &mut self,
        sum: &mut Chain,
        gate: Gate,
        choice: &Choice,
        depth: u32,
        line: u32,
    ) -> Result<Option<Part>, Reason> {
        let c = self.view.circuit;
        match choice {
            Choice::Input(at) => self.contribution(sum, c.value(gate, *at as u32), depth - 1),
            Choice::By(condition, one, zero) => {
                if depends_on(self.view, sum.phi, *condition) {
                    return Ok(None);
                }
                let Some(one) = self.parts(sum, gate, one, depth, line)? else {
                    return Ok(None);
                };
                let Some(zero) = self.parts(sum, gate, zero, depth, line)? else {
                    return Ok(None);
                };
                if let (Part::Nothing, Part::Nothing) = (one, zero) {
                    return Ok(Some(Part::Nothing));
                }
                let reduction = sum.op.and_then(|op| self.view.gates.reduction(op));
                let Some(reduction) = reduction else { return Ok(None) };
                let ty = c.ty(sum.phi);
                let neutral = reduction.neutral.bits(self.view.gates.width(ty));
                let [one, zero] = [one, zero].map(|part| match part {
                    Part::Value(id) => Ok(id),
                    Part::Nothing => self.add(Node::Constant(neutral), ty, line),
                });
                let (one, zero) = (one?, zero?);
                let mask = self.value(*condition, DEPTH)?;
                Ok(Some(Part::Value(self.choose(mask, one, zero, line)?)))
            }
        }
    }
}

/// The gates from a phi to its next value.
struct Chain {
    phi: Gate,
    op: Option<Opcode>,
    /// Whether an iteration combines with it more than once.
    is_chained: bool,
}

/// What is added in an iteration.
#[derive(Clone, Copy)]
enum Part {
    Nothing,
    Value(Id),
}

/// Whether a value is computed from a phi, in the same iteration. What is too far to look is taken to be.
fn depends_on(view: &View<'_>, phi: Gate, gate: Gate) -> bool {
    let c = view.circuit;
    let fixed = view.early.place_of(phi);
    let mut seen = hashbrown::HashSet::new();
    let mut work = vec![gate];
    while let Some(at) = work.pop() {
        if at == phi || seen.len() > 2 * MOST {
            return true;
        }
        if at.index() >= c.len() || view.early.place_of(at) < fixed || !seen.insert(at) {
            continue;
        }
        // Memory is not followed: a sum in memory is no phi.
        let is_head = c.role(at) == Role::ValueSelector && c.role(c.state(at, 0)) == Role::LoopBegin;
        // Conditions by which control comes to a merge are asked for where they are needed.
        if !is_head {
            work.extend(c.values(at).iter());
        }
    }
    false
}
