//! Contraction: products and sums of floats become fused multiply-adds, in functions whose floats may be approximated, on machines
//! that compute all of these near what IEEE 754 says (`approximates:`). A product that something else needs, too, stays beside: the sum
//! need not wait for it.

use super::library::is_whole;
use crate::machine::{Binding, Machine};
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::{Bank, GateSet};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// The gates on vectors.
struct Floats {
    twins: Twins,
    add: Opcode,
    sub: Opcode,
    mul: Opcode,
    neg: Opcode,
    fma: Opcode,
    constant: Opcode,
}

/// Writes differences to a constant as sums, sums of products as fused multiply-adds, and negations of these as multiply-adds of negated
/// inputs, where one instruction computes that.
pub fn contract(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    let Some(floats) = Floats::of(circuit, binding) else {
        return;
    };
    let set = circuit.set();
    let is_near = |ty: Type| is_near(set, binding, ty);
    let gates: Vec<Gate> = circuit.gates().filter(|gate| is_near(circuit.ty(*gate))).collect();
    for &gate in &gates {
        if circuit.op(gate) == floats.sub
            && let Some(negative) = floats.negated_constant(circuit, circuit.value(gate, 1))
        {
            let inputs = [circuit.value(gate, 0), negative, circuit.value(gate, 2)];
            replace(circuit, gate, floats.add, &inputs);
        }
    }
    for &gate in &gates {
        if let Some((op, inputs)) = floats.unsigned(circuit, gate) {
            replace(circuit, gate, op, &inputs);
        }
    }
    for gate in circuit
        .gates()
        .filter(|gate| is_near(circuit.ty(*gate)))
        .collect::<Vec<_>>()
    {
        if let Some(inputs) = floats.fused(circuit, gate) {
            replace(circuit, gate, floats.fma, &inputs);
        }
    }
    for gate in circuit
        .gates()
        .filter(|gate| circuit.op(*gate) == floats.neg)
        .collect::<Vec<_>>()
    {
        floats.negate_inside(circuit, (machine, binding), gate);
    }
}

/// A difference as a fused multiply-add by -1, where the machine has that alone.
pub fn difference(circuit: &mut Circuit, binding: &Binding, gate: Gate) -> Option<Gate> {
    let floats = Floats::of(circuit, binding)?;
    let set = circuit.set();
    let ty = circuit.ty(gate);
    if circuit.op(gate) != floats.sub || !is_near(set, binding, ty) {
        return None;
    }
    let element = set.type_def(ty).element;
    if set.type_def(element).width != u32::BITS {
        return None;
    }
    let (x, y, length) = (circuit.value(gate, 0), circuit.value(gate, 1), circuit.value(gate, 2));
    let minus = (-1f32).to_bits().into();
    let minus = circuit.add(floats.constant, element, minus, &[], &[], &[]);
    let minus = circuit.add(floats.twins.splat(), ty, 0, &[], &[], &[minus]);
    let made = circuit.add(floats.fma, ty, 0, &[], &[], &[minus, y, x, length]);
    circuit.set_line(made, circuit.line(gate));
    Some(made)
}

/// Whether the machine computes fused multiply-adds of a type near what IEEE 754 says.
fn is_near(set: &GateSet, binding: &Binding, ty: Type) -> bool {
    if ty == Type::NONE {
        return false;
    }
    let element = set.type_def(set.type_def(ty).element);
    let all = binding.selector.approximations;
    element.bank == Bank::Float && all.iter().any(|near| near.gate == "FMA" && near.ty == element.name)
}

impl Floats {
    fn of(circuit: &Circuit, binding: &Binding) -> Option<Floats> {
        let set = circuit.set();
        let twins = binding.twins.filter(|_| binding.has_vectors())?;
        let twin = |name: &str| twins.twin(set.by_name(name)?);
        Some(Floats {
            twins,
            add: twin("FADD")?,
            sub: twin("FSUB")?,
            mul: twin("FMUL")?,
            neg: twin("FNEG")?,
            fma: twin("FMA")?,
            constant: set.by_role(Role::Constant)?,
        })
    }

    /// A gate without a negation of its own: a sum with a negative number is a difference, a negative product one of a negative factor,
    /// a negative difference that of the other from the one.
    fn unsigned(&self, circuit: &mut Circuit, gate: Gate) -> Option<(Opcode, [Gate; 3])> {
        if circuit.is_dead(gate) {
            return None;
        }
        let values = circuit.values(gate).to_vec();
        let negated = |circuit: &Circuit, value: Gate, length: Gate| {
            let is_alone = circuit.op(value) == self.neg && circuit.uses(value).count() == 1;
            (is_alone && circuit.value(value, 1) == length).then(|| circuit.value(value, 0))
        };
        match values[..] {
            [x, y, length] if circuit.op(gate) == self.add => {
                match (negated(circuit, x, length), negated(circuit, y, length)) {
                    (Some(x), None) => Some((self.sub, [y, x, length])),
                    (None, Some(y)) => Some((self.sub, [x, y, length])),
                    _ => None,
                }
            }
            [of, length] if circuit.op(gate) == self.neg => {
                let op = circuit.op(of);
                let is_alone = (op == self.mul || op == self.sub) && circuit.uses(of).count() == 1;
                if !is_alone || circuit.value(of, 2) != length {
                    return None;
                }
                let (a, b) = (circuit.value(of, 0), circuit.value(of, 1));
                if op == self.sub {
                    return Some((self.sub, [b, a, length]));
                }
                let negative = self.negated(circuit, a, length);
                Some((self.mul, [negative, b, length]))
            }
            _ => None,
        }
    }

    /// The inputs of the fused multiply-add that a sum or a difference is.
    fn fused(&self, circuit: &mut Circuit, gate: Gate) -> Option<[Gate; 4]> {
        let is_sum = circuit.op(gate) == self.add;
        if circuit.is_dead(gate) || !(is_sum || circuit.op(gate) == self.sub) {
            return None;
        }
        let (x, y, length) = (circuit.value(gate, 0), circuit.value(gate, 1), circuit.value(gate, 2));
        let product = |circuit: &Circuit, value: Gate| {
            let is_one = circuit.op(value) == self.mul && circuit.value(value, 2) == length;
            is_one.then(|| [circuit.value(value, 0), circuit.value(value, 1)])
        };
        if let Some([a, b]) = product(circuit, x) {
            let addend = if is_sum { y } else { self.negated(circuit, y, length) };
            return Some([a, b, addend, length]);
        }
        let [a, b] = product(circuit, y)?;
        if is_sum {
            return Some([a, b, x, length]);
        }
        // One factor changes its sign, a constant where there is one.
        let (factor, other) = match self.negated_constant(circuit, b) {
            Some(negative) => (negative, a),
            None => (self.negated(circuit, a, length), b),
        };
        Some([factor, other, x, length])
    }

    /// A negative fused multiply-add as that of a negative factor and a negative addend, where one instruction computes it.
    fn negate_inside(&self, circuit: &mut Circuit, (machine, binding): (&Machine, &Binding), gate: Gate) -> Option<()> {
        if circuit.is_dead(gate) {
            return None;
        }
        let (of, length) = (circuit.value(gate, 0), circuit.value(gate, 1));
        let is_alone = circuit.op(of) == self.fma && circuit.uses(of).count() == 1;
        if !is_alone || circuit.value(of, 3) != length {
            return None;
        }
        let [a, b, c] = [0, 1, 2].map(|at| circuit.value(of, at));
        let inside = [a, c].map(|value| self.negated(circuit, value, length));
        let made = circuit.add(
            self.fma,
            circuit.ty(gate),
            0,
            &[],
            &[],
            &[inside[0], b, inside[1], length],
        );
        let negations: Vec<Gate> = inside
            .into_iter()
            .filter(|value| circuit.op(*value) == self.neg)
            .collect();
        if is_whole(machine, binding, circuit, made, &negations) {
            circuit.set_line(made, circuit.line(gate));
            circuit.replace_uses(gate, made);
            circuit.kill(gate);
            circuit.kill(of);
            return Some(());
        }
        circuit.kill(made);
        for negative in inside {
            if circuit.is_unused(negative) {
                circuit.kill(negative);
            }
        }
        None
    }

    /// The constant of the other sign in all elements.
    fn negated_constant(&self, circuit: &mut Circuit, value: Gate) -> Option<Gate> {
        let of = (circuit.op(value) == self.twins.splat()).then(|| circuit.value(value, 0))?;
        if circuit.role(of) != Role::Constant {
            return None;
        }
        let (ty, vector) = (circuit.ty(of), circuit.ty(value));
        let sign = 1u64.checked_shl(circuit.set().type_def(ty).width.checked_sub(1)?)?;
        let negative = circuit.add(self.constant, ty, circuit.bits(of) ^ sign, &[], &[], &[]);
        Some(circuit.add(self.twins.splat(), vector, 0, &[], &[], &[negative]))
    }

    fn negated(&self, circuit: &mut Circuit, value: Gate, length: Gate) -> Gate {
        match self.negated_constant(circuit, value) {
            Some(negative) => negative,
            None => {
                let ty = circuit.ty(value);
                circuit.add(self.neg, ty, 0, &[], &[], &[value, length])
            }
        }
    }
}

fn replace(circuit: &mut Circuit, gate: Gate, op: Opcode, inputs: &[Gate]) {
    let new = circuit.add(op, circuit.ty(gate), 0, &[], &[], inputs);
    circuit.set_line(new, circuit.line(gate));
    circuit.replace_uses(gate, new);
    circuit.kill(gate);
}
