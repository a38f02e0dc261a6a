//! Opcodes on integers and bits as gates.

use super::Lowering;
use crate::opcodes::Opcode::{self as Op, *};
use crate::syntax::ast::Instruction;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::Gate;

impl Lowering {
    fn word(&mut self, op: Opcode, values: &[Gate]) -> Gate {
        self.builder.pure(op, types::I32, 0, values)
    }

    /// All ones for what holds.
    pub fn all_ones(&mut self, condition: Gate) -> Gate {
        let word = self.word(Opcode::Sext, &[condition]);
        self.conditions.insert(word, condition);
        word
    }

    pub fn integer_negated(&mut self, value: Gate) -> Gate {
        let zero = self.integer(0);
        self.word(Opcode::Sub, &[zero, value])
    }

    pub fn integer_absolute(&mut self, value: Gate) -> Gate {
        let negated = self.integer_negated(value);
        self.word(Opcode::Smax, &[value, negated])
    }

    /// The result of an opcode that computes with bits; nothing for others.
    pub fn integer_opcode(&mut self, opcode: Op, [a, b, c, e]: [Gate; 4]) -> Option<Gate> {
        let gate = match opcode {
            UADD => Opcode::Add,
            UMUL => Opcode::Mul,
            IMUL_HI => Opcode::Smulh,
            UMUL_HI => Opcode::Umulh,
            UDIV => Opcode::Udiv,
            IMAX => Opcode::Smax,
            IMIN => Opcode::Smin,
            UMAX => Opcode::Umax,
            UMIN => Opcode::Umin,
            AND => Opcode::And,
            OR => Opcode::Or,
            XOR => Opcode::Xor,
            SHL => Opcode::Shl,
            USHR => Opcode::Lshr,
            ISHR => Opcode::Ashr,
            _ => return self.other_integer(opcode, [a, b, c, e]),
        };
        Some(self.word(gate, &[a, b]))
    }

    fn other_integer(&mut self, opcode: Op, [a, b, c, e]: [Gate; 4]) -> Option<Gate> {
        let relation = match opcode {
            ISLT => Some(Icmp::Slt),
            ISGE => Some(Icmp::Sge),
            USLT => Some(Icmp::Ult),
            USGE => Some(Icmp::Uge),
            USEQ => Some(Icmp::Eq),
            USNE => Some(Icmp::Ne),
            _ => None,
        };
        if let Some(code) = relation {
            let holds = self.compare(code, a, b);
            return Some(self.all_ones(holds));
        }
        let (zero, ones) = (self.integer(0), self.integer(u32::MAX));
        Some(match opcode {
            MOV | UARL => a,
            UMAD => {
                let product = self.word(Opcode::Mul, &[a, b]);
                self.word(Opcode::Add, &[product, c])
            }
            IDIV | UMOD | MOD => {
                let (gate, by_zero) = match opcode {
                    IDIV => (Opcode::Sdiv, zero),
                    UMOD => (Opcode::Urem, ones),
                    _ => (Opcode::Srem, ones),
                };
                let value = self.word(gate, &[a, b]);
                let is_zero = self.compare(Icmp::Eq, b, zero);
                self.choose(is_zero, by_zero, value)
            }
            INEG => self.integer_negated(a),
            IABS => self.integer_absolute(a),
            ISSG => {
                let one = self.integer(1);
                let least = self.word(Opcode::Smax, &[a, ones]);
                self.word(Opcode::Smin, &[least, one])
            }
            NOT => self.word(Opcode::Xor, &[a, ones]),
            UCMP => {
                let is_nonzero = self.is_nonzero(a);
                self.choose(is_nonzero, b, c)
            }
            BREV => self.word(Opcode::Bitrev, &[a]),
            POPC => self.word(Opcode::Popcnt, &[a]),
            LSB => {
                let (is_zero, zeros) = (self.compare(Icmp::Eq, a, zero), self.word(Opcode::Ctz, &[a]));
                self.choose(is_zero, ones, zeros)
            }
            UMSB => self.highest(a),
            IMSB => {
                let count = self.integer(31);
                let sign = self.word(Opcode::Ashr, &[a, count]);
                let differing = self.word(Opcode::Xor, &[a, sign]);
                self.highest(differing)
            }
            IBFE | UBFE => self.field(opcode == IBFE, a, b, c),
            BFI => self.inserted(a, b, c, e),
            _ => return None,
        })
    }

    /// Number of the highest bit that is set, or -1.
    fn highest(&mut self, a: Gate) -> Gate {
        let (zeros, last) = (self.word(Opcode::Clz, &[a]), self.integer(31));
        self.word(Opcode::Sub, &[last, zeros])
    }

    /// The bits of a field, which may go beyond the word.
    fn field(&mut self, is_signed: bool, a: Gate, o: Gate, w: Gate) -> Gate {
        let (zero, mask, all) = (self.integer(0), self.integer(31), self.integer(32));
        let right = if is_signed { Opcode::Ashr } else { Opcode::Lshr };
        let (offset, width) = (self.word(Opcode::And, &[o, mask]), self.word(Opcode::And, &[w, mask]));
        let end = self.word(Opcode::Add, &[width, offset]);
        let (left, back) = (
            self.word(Opcode::Sub, &[all, end]),
            self.word(Opcode::Sub, &[all, width]),
        );
        let inside = self.word(Opcode::Shl, &[a, left]);
        let inside = self.word(right, &[inside, back]);
        let beyond = self.word(right, &[a, offset]);
        let is_inside = self.compare(Icmp::Ult, end, all);
        let value = self.choose(is_inside, inside, beyond);
        // A width of 32 is the whole word if it begins there; else it counts as 0.
        let is_empty = self.compare(Icmp::Eq, width, zero);
        let value = self.choose(is_empty, zero, value);
        let (is_wide, is_first) = (self.compare(Icmp::Eq, w, all), self.compare(Icmp::Eq, offset, zero));
        let is_whole = self.builder.pure(Opcode::And, types::I1, 0, &[is_wide, is_first]);
        self.choose(is_whole, a, value)
    }

    /// A word with a field of another one.
    fn inserted(&mut self, a: Gate, b: Gate, o: Gate, w: Gate) -> Gate {
        let (one, all, ones) = (self.integer(1), self.integer(32), self.integer(u32::MAX));
        // Shifts take their counts modulo 32.
        let power = self.word(Opcode::Shl, &[one, w]);
        let mask = self.word(Opcode::Sub, &[power, one]);
        let mask = self.word(Opcode::Shl, &[mask, o]);
        let field = self.word(Opcode::Shl, &[b, o]);
        let field = self.word(Opcode::And, &[field, mask]);
        let outside = self.word(Opcode::Xor, &[mask, ones]);
        let rest = self.word(Opcode::And, &[a, outside]);
        let value = self.word(Opcode::Or, &[field, rest]);
        let is_whole = self.compare(Icmp::Eq, w, all);
        self.choose(is_whole, b, value)
    }

    /// Slots of variables that instructions assign; all there are where subroutines are called.
    pub fn assigned(&self, instructions: &[&Instruction]) -> Vec<u32> {
        if instructions.iter().any(|instruction| instruction.opcode == CAL) {
            return self.registers.all_slots();
        }
        let mut slots = Vec::new();
        for to in instructions.iter().flat_map(|instruction| &instruction.destinations) {
            slots.extend(self.slots_of(to));
        }
        slots.sort_unstable();
        slots.dedup();
        slots
    }
}
