//! E091, and the header: numbers and types of arguments and results.

use super::super::{Checks, message};
use onespec_graph::circuit::{Signature, WireClass};
use onespec_graph::set::{Bitfield, Class, Out};
use onespec_graph::{Finding, Gate, Role, Type};

impl Checks<'_> {
    /// Arguments are numbered once each; with a header, they are its parameters and returns give its result. Without
    /// one, all returns give the same.
    pub(super) fn arguments(&mut self) {
        let c = self.circuit;
        let mut arguments = Vec::new();
        let mut first = None;
        let listed = std::mem::take(self.listed);
        for &gate in &listed {
            match self.plan.ops[usize::from(c.op(gate))].def.role {
                Role::Arg => arguments.push((c.bits(gate), gate)),
                Role::Return => self.returned(gate, &mut first),
                _ => {}
            }
        }
        *self.listed = listed;
        arguments.sort_unstable();
        for two in arguments.windows(2) {
            let [(order, one), (other, gate)] = [two[0], two[1]];
            if order == other {
                self.found.push(|| {
                    let message = format!("{} is argument {order} already", message::name(c, one));
                    Finding::at(c, gate, "E091", message)
                });
            }
        }
        if let Some(signature) = &c.signature {
            for (order, gate) in arguments {
                self.parameter(signature, order, gate);
            }
        }
    }

    fn parameter(&mut self, signature: &Signature, order: u64, gate: Gate) {
        let (c, set) = (self.circuit, self.circuit.set());
        let expected = usize::try_from(order)
            .ok()
            .and_then(|order| signature.params.get(order));
        let finding = match expected {
            None => {
                let n = signature.params.len();
                Finding::at(
                    c,
                    gate,
                    "E091",
                    format!(
                        "there is no argument {order}: {} has {n}, counted from 0",
                        header(signature)
                    ),
                )
            }
            Some(&ty) if ty != c.ty(gate) && c.ty(gate) != Type::NONE => {
                let (is, ty) = (message::ty(set, c.ty(gate)), message::ty(set, ty));
                let message = format!(
                    "its type is {is}, expected {ty}: parameter {order} of {}",
                    header(signature)
                );
                Finding::at(c, gate, "E018", message)
            }
            Some(_) => return,
        };
        self.found.push(|| finding);
    }

    /// A return gives what the header says, or what the first return gives.
    fn returned(&mut self, gate: Gate, first: &mut Option<(Gate, bool)>) {
        let (c, set) = (self.circuit, self.circuit.set());
        let ty = self.returned_type(gate);
        let Some(ty) = ty else { return };
        let (expected, other) = match (&c.signature, *first) {
            (Some(signature), _) => (signature.result, None),
            (None, None) => {
                *first = Some((gate, false));
                return;
            }
            // One finding for all: which return is the odd one can't be known.
            (None, Some((_, true))) => return,
            (None, Some((other, false))) => {
                let Some(expected) = self.returned_type(other) else {
                    return;
                };
                (expected, Some(other))
            }
        };
        if ty == expected {
            return;
        }
        if c.signature.is_none() {
            *first = first.map(|(gate, _)| (gate, true));
        }
        self.found.push(|| {
            let why = match (&c.signature, other) {
                (_, Some(other)) => format!("as {} returns", message::name(c, other)),
                (Some(signature), None) => format!("the result of {}", header(signature)),
                (None, None) => String::new(),
            };
            if ty == Type::NONE || expected == Type::NONE {
                let message = format!(
                    "it returns {}, expected {} ({why})",
                    message::ty(set, ty),
                    message::ty(set, expected)
                );
                return Finding::at(c, gate, "E012", message);
            }
            let offender = message::name(c, c.value(gate, 0));
            let message = format!(
                "{offender} is {}, expected {} ({why})",
                message::ty(set, ty),
                message::ty(set, expected)
            );
            Finding::at(c, gate, "E017", message).on(WireClass::Value, 0)
        });
    }

    /// The type that a return gives; nothing where its input has no type, which is another's error, and where it gives any
    /// number of values, of which headers say nothing.
    fn returned_type(&self, gate: Gate) -> Option<Type> {
        let c = self.circuit;
        let def = c.def(gate);
        let many = matches!(def.bitfield, Bitfield::Count);
        if many || c.values(gate).len() != def.values.len() || def.class != Class::State {
            return None;
        }
        match c.values(gate).get(0) {
            None => Some(Type::NONE),
            Some(value) if c.ty(value) == Type::NONE || c.def(value).out == Out::None => None,
            Some(value) => Some(c.ty(value)),
        }
    }
}

fn header(signature: &Signature) -> String {
    match signature.name.as_str() {
        "" => "the header".to_string(),
        name => format!("circuit {name}"),
    }
}
