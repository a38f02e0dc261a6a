//! Legalisation of functions of elements: comparisons and bits for machines that compare with zero alone, and whose
//! conditions are no operands of other instructions.
//!
//! * A comparison of two numbers is one of their difference with zero, with the sign that it has without overflow (Warren,
//!   "Hacker's Delight", 2-12).
//! * A selection by a bit that is computed of others is several selections, each by one comparison.

use crate::vectorize::gates::Gates;
use crate::vectorize::shape::is_pure;
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// Selections that one becomes at most; a bit of more stays a value.
const MOST: usize = 64;

/// Writes a function of elements without comparisons and gates on bits that are not computed. `computes` answers for a gate on
/// scalars and its type.
pub fn fit(elements: &Circuit, computes: &dyn Fn(Opcode, Type) -> bool) -> Circuit {
    let Some(gates) = Gates::of(elements.set()) else {
        return elements.clone();
    };
    let mut fit = Fit {
        from: elements,
        to: Circuit::new(elements.set(), gates.width(elements.arch())),
        gates,
        copies: vec![Gate::NONE; elements.len()],
        differences: HashMap::new(),
        constants: HashMap::new(),
        computes,
        line: 0,
    };
    // Inputs of a gate have lower numbers.
    for gate in elements.gates() {
        fit.gate(gate);
    }
    fit.to.signature.clone_from(&elements.signature);
    fit.to
}

struct Fit<'f> {
    from: &'f Circuit,
    to: Circuit,
    gates: Gates,
    /// By gate; none for a bit that is made where it is used.
    copies: Vec<Gate>,
    /// Of two numbers, by whether they have signs.
    differences: HashMap<(Gate, Gate, bool), Gate>,
    constants: HashMap<(Type, u64), Gate>,
    computes: &'f dyn Fn(Opcode, Type) -> bool,
    line: u32,
}

impl Fit<'_> {
    fn gate(&mut self, gate: Gate) {
        let c = self.from;
        let (role, op, ty) = (c.role(gate), c.op(gate), c.ty(gate));
        self.line = c.line(gate);
        let is_leaf = matches!(role, Role::Arg | Role::Constant);
        if role == Role::Return {
            let results: Vec<Gate> = c.values(gate).iter().map(|value| self.value(value)).collect();
            let (state, depend) = (self.to.state_entry(), self.to.depend_entry());
            let made = self.to.add(op, Type::NONE, 0, &[state], &[depend], &results);
            self.to.set_line(made, self.line);
        } else if is_leaf && ty != self.gates.bit {
            let made = match role {
                Role::Constant => self.constant(ty, c.bits(gate)),
                _ => self.add(op, ty, c.bits(gate), &[]),
            };
            self.copies[gate.index()] = made;
        } else if is_pure(c, gate) && ty != self.gates.bit {
            let made = match op == self.gates.select {
                true => {
                    let [one, zero] = [1, 2].map(|at| self.value(c.value(gate, at)));
                    let mut left = MOST;
                    self.choose(c.value(gate, 0), one, zero, &mut left)
                }
                false => self.copy(gate),
            };
            self.copies[gate.index()] = made;
        }
    }

    fn add(&mut self, op: Opcode, ty: Type, bits: u64, values: &[Gate]) -> Gate {
        let gate = self.to.add(op, ty, bits, &[], &[], values);
        self.to.set_line(gate, self.line);
        gate
    }

    fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        if let Some(&known) = self.constants.get(&(ty, bits)) {
            return known;
        }
        let made = self.add(self.gates.constant, ty, bits, &[]);
        self.constants.insert((ty, bits), made);
        made
    }

    fn copy(&mut self, gate: Gate) -> Gate {
        let c = self.from;
        let inputs: Vec<Gate> = c.values(gate).iter().map(|input| self.value(input)).collect();
        self.add(c.op(gate), c.ty(gate), c.bits(gate), &inputs)
    }

    /// The copy of a gate; a bit is made.
    fn value(&mut self, gate: Gate) -> Gate {
        if let Some(&known) = self.copies.get(gate.index()).filter(|copy| copy.some().is_some()) {
            return known;
        }
        let c = self.from;
        let made = match c.role(gate) {
            Role::Constant => self.constant(c.ty(gate), c.bits(gate)),
            _ if c.op(gate) == self.gates.icmp => self.compare(gate),
            _ => self.copy(gate),
        };
        self.copies[gate.index()] = made;
        made
    }

    /// A selection by a bit.
    fn choose(&mut self, bit: Gate, one: Gate, zero: Gate, left: &mut usize) -> Gate {
        if one == zero {
            return one;
        }
        let (c, gates) = (self.from, self.gates);
        let op = c.op(bit);
        let inputs: Vec<Gate> = c.values(bit).to_vec();
        let constant = |gate: Gate| (c.role(gate) == Role::Constant).then(|| c.bits(gate) & 1 == 1);
        let of_bits = inputs.iter().all(|&input| c.ty(input) == gates.bit);
        let computed = !of_bits || (self.computes)(op, gates.bit) || *left == 0;
        *left = left.saturating_sub(1);
        match inputs[..] {
            [] if constant(bit).is_some() => return if constant(bit) == Some(true) { one } else { zero },
            _ if computed => {}
            [a, b] if op == gates.and => {
                let both = self.choose(b, one, zero, left);
                return self.choose(a, both, zero, left);
            }
            [a, b] if op == gates.or => {
                let any = self.choose(b, one, zero, left);
                return self.choose(a, one, any, left);
            }
            [a, b] if self.differs(bit).is_some() => {
                let same = self.differs(bit) == Some(false);
                let [one, zero] = if same { [zero, one] } else { [one, zero] };
                let (differ, same) = (self.choose(b, zero, one, left), self.choose(b, one, zero, left));
                return self.choose(a, differ, same, left);
            }
            [a, b, d] if op == gates.select => {
                let [b, d] = [b, d].map(|bit| self.choose(bit, one, zero, left));
                return self.choose(a, b, d, left);
            }
            _ => {}
        }
        // Each selection has a comparison of its own: a condition that waits takes a register that there may not be.
        let condition = match op == gates.icmp && !of_bits {
            true => self.compare(bit),
            false => self.value(bit),
        };
        self.add(gates.select, self.to.ty(one), 0, &[condition, one, zero])
    }

    /// Whether a gate on two bits tells that they differ, or that they are the same.
    fn differs(&self, bit: Gate) -> Option<bool> {
        let (c, gates) = (self.from, self.gates);
        if c.op(bit) == gates.icmp {
            return match gates.code_name(c.bits(bit), false, false)? {
                "NE" => Some(true),
                "EQ" => Some(false),
                _ => None,
            };
        }
        (c.def(bit).name == "XOR").then_some(true)
    }

    /// A comparison.
    fn compare(&mut self, gate: Gate) -> Gate {
        let (c, gates) = (self.from, self.gates);
        let [a, b] = [c.value(gate, 0), c.value(gate, 1)];
        let ty = c.ty(a);
        let is_computed = (self.computes)(gates.icmp, gates.bit) || ty == gates.bit;
        let name = gates.code_name(c.bits(gate), false, false).filter(|_| !is_computed);
        let xor = gates.set.by_name("XOR");
        let Some((name, xor)) = name.zip(xor) else {
            return self.copy(gate);
        };
        let (name, a, b) = match name {
            "SGT" => ("SLT", b, a),
            "SLE" => ("SGE", b, a),
            "UGT" => ("ULT", b, a),
            "ULE" => ("UGE", b, a),
            name => (name, a, b),
        };
        let is_zero = c.role(b) == Role::Constant && c.bits(b) == 0;
        let signed = name.starts_with('S');
        let [a, b] = [a, b].map(|of| self.value(of));
        let zero = self.constant(ty, 0);
        let of = match name {
            _ if is_zero && !name.starts_with('U') => a,
            "EQ" | "NE" => self.add(xor, ty, 0, &[a, b]),
            _ => self.difference(xor, ty, a, b, signed),
        };
        let name = match name {
            "ULT" => "SLT",
            "UGE" => "SGE",
            name => name,
        };
        let code = gates.code(name).unwrap_or(c.bits(gate));
        self.add(gates.icmp, gates.bit, code, &[of, zero])
    }

    /// A number that is negative if one of two numbers is less than the other.
    fn difference(&mut self, xor: Opcode, ty: Type, a: Gate, b: Gate, signed: bool) -> Gate {
        if let Some(&known) = self.differences.get(&(a, b, signed)) {
            return known;
        }
        let sub = self.add(self.gates.sub, ty, 0, &[a, b]);
        let signs = self.add(xor, ty, 0, &[a, b]);
        let turned = self.add(xor, ty, 0, &[sub, if signed { a } else { b }]);
        let wrong = self.add(self.gates.and, ty, 0, &[signs, turned]);
        let made = self.add(xor, ty, 0, &[sub, wrong]);
        self.differences.insert((a, b, signed), made);
        made
    }
}
