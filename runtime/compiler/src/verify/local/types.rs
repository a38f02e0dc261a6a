//! E016 to E019: values and their types.

use super::super::{Checks, message};
use super::Subject;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Out, Term};
use onespec_graph::{Finding, Gate, Type, TypeSet};

/// What is wrong with a value input, and what was expected.
struct Complaint {
    code: &'static str,
    expected: String,
}

impl Checks<'_> {
    #[cold]
    pub(super) fn explain_own_type(&mut self, subject: &Subject<'_>) {
        let (c, set, def) = (self.circuit, self.circuit.set(), subject.plan.def);
        let own = subject.kind.ty();
        self.found.push(|| {
            let given = message::ty(set, own);
            let known = usize::from(own.0) < set.types.len();
            let (code, message) = match def.out {
                _ if !known => ("E018", format!("it has {given}, which does not exist")),
                Out::None => (
                    "E018",
                    format!("it is typed {given}, but a gate of this opcode has no value"),
                ),
                Out::One(ty) => (
                    "E018",
                    format!("its type is {given}, expected {}", message::ty(set, ty)),
                ),
                Out::Arch => (
                    "E018",
                    format!(
                        "its type is {given}, expected {}, that of addresses",
                        message::ty(set, c.arch())
                    ),
                ),
                Out::Own | Out::OwnOrNone => {
                    let allowed = message::types(set, def.types);
                    match own {
                        Type::NONE => ("E018", format!("its type is missing, expected {allowed}")),
                        _ => ("E019", format!("its type is {given}, expected {allowed}")),
                    }
                }
            };
            Finding::at(c, subject.gate, code, message)
        });
    }

    /// E016, E017, E019 for one input that is not as it should be.
    #[cold]
    pub(super) fn explain_value(&mut self, subject: &Subject<'_>, index: usize, input: Gate) {
        let (c, set, def) = (self.circuit, self.circuit.set(), subject.plan.def);
        let from = set.def(c.op(input));
        let is = c.ty(input);
        if is == Type::NONE || from.out == Out::None {
            // A gate that should have a value and lacks its type has its own E018.
            if matches!(from.out, Out::None | Out::OwnOrNone) {
                self.found.push(|| {
                    let message = format!("{} has no value", message::full(c, input));
                    Finding::at(c, subject.gate, "E016", message).on(WireClass::Value, index)
                });
            }
            return;
        }
        let Some(&term) = def.values.get(index).or(def.values_rep.as_ref()) else {
            return;
        };
        let Some(complaint) = self.complaint(subject, term, is) else {
            return;
        };
        self.found.push(|| {
            let Complaint { code, expected } = complaint;
            let message = format!(
                "{} is {}, expected {expected}",
                message::name(c, input),
                message::ty(set, is)
            );
            Finding::at(c, subject.gate, code, message).on(WireClass::Value, index)
        });
    }

    /// Nothing where something else is wrong, which has a finding of its own.
    fn complaint(&self, subject: &Subject<'_>, term: Term, is: Type) -> Option<Complaint> {
        let (c, set) = (self.circuit, self.circuit.set());
        let exactly = |ty: Type, why: &str| {
            Some(Complaint {
                code: "E017",
                expected: format!("{} ({why})", message::ty(set, ty)),
            })
        };
        let class = |types: TypeSet| Complaint {
            code: "E019",
            expected: message::types(set, types),
        };
        match term {
            Term::Own if subject.kind.ty() == Type::NONE => None,
            Term::Own => {
                let why = format!("the result type of {}", message::name(c, subject.gate));
                exactly(subject.kind.ty(), &why)
            }
            Term::Arch => exactly(c.arch(), "that of addresses"),
            Term::One(ty) => exactly(ty, &format!("what {} takes", subject.plan.def.name)),
            Term::Any(types) => Some(class(types)),
            Term::Same(of, types) => {
                let &other = subject.values.get(usize::from(of))?;
                let ty = c.ty(other);
                match () {
                    () if ty == Type::NONE => None,
                    // Two of one wrong class are one error, said of the first.
                    () if ty == is => None,
                    // One of the wrong class has its own finding.
                    () if !types.has(ty) => (!types.has(is)).then(|| class(types)),
                    () => exactly(ty, &format!("as value input {of}, {}", message::name(c, other))),
                }
            }
        }
    }

    /// Conditions that join the gate's own type, or where it has none that of its first input, and an input's: E019.
    pub(super) fn wheres(&mut self, subject: &Subject<'_>) {
        let (c, def) = (self.circuit, subject.plan.def);
        let has_result = def.out != Out::None;
        let own = match subject.values.first() {
            Some(first) if !has_result => self.kinds[first.index()].ty(),
            _ => subject.kind.ty(),
        };
        for condition in def.wheres {
            let Some(&input) = subject.values.get(usize::from(condition.input)) else {
                continue;
            };
            let is = self.kinds[input.index()].ty();
            let Some(allowed) = condition.allowed.get(usize::from(own.0)) else {
                continue;
            };
            // A type of a wrong class has its own finding.
            let term = def.values.get(usize::from(condition.input)).or(def.values_rep.as_ref());
            let classed = match term {
                Some(Term::Any(types) | Term::Same(_, types)) => types.has(is),
                _ => true,
            };
            // As has the first input.
            let is_own = match has_result {
                true => def.types.has(own),
                false => allowed != &TypeSet::NONE,
            };
            if allowed.has(is) || is == Type::NONE || !is_own || !classed {
                continue;
            }
            self.found.push(|| {
                let set = c.set();
                let (own, is) = (message::ty(set, own), message::ty(set, is));
                let of = if has_result { "its own type" } else { "what is first" };
                let message = format!(
                    "{} is {is} and {of} {own}, expected {}",
                    message::name(c, input),
                    condition.text
                );
                Finding::at(c, subject.gate, "E019", message).on(WireClass::Value, usize::from(condition.input))
            });
        }
    }
}
