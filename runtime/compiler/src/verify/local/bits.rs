//! E020: the bitfield (64 bits) of a gate.

use super::super::plan::{Bits, width};
use super::super::{Checks, message};
use super::Subject;
use onespec_graph::{Finding, Type};

impl Checks<'_> {
    pub(super) fn bits(&mut self, subject: &Subject<'_>) {
        let c = self.circuit;
        let bits = c.bits(subject.gate);
        let fits = |width: u32| width >= 64 || bits >> width == 0;
        let ok = match subject.plan.bits {
            Bits::Any | Bits::Count => true,
            Bits::Zero => bits == 0,
            Bits::Below(width) => fits(u32::from(width)),
            Bits::Condition(table, _) => match c.set().conditions.get(usize::from(table)) {
                Some(table) => table.by_code(bits).is_some(),
                None => true,
            },
            Bits::Constant => fits(self.width(subject.kind.ty())),
            Bits::Case => fits(self.width(self.switched(subject))),
            Bits::Numbers => self.numbers(subject).is_none(),
        };
        if !ok {
            self.explain_bits(subject, bits);
        }
    }

    /// What is wrong with the numbers of an instruction.
    fn numbers(&self, subject: &Subject<'_>) -> Option<String> {
        let (c, def) = (self.circuit, subject.plan.def);
        let machine = c.set().machine?;
        let instruction = machine.instruction(c.op(subject.gate))?;
        machine.fault(def, instruction, c.bits(subject.gate))
    }

    fn width(&self, ty: Type) -> u32 {
        width(self.circuit.set(), ty)
    }

    /// The type of the value that the switch of a case looks at; none where the case has no switch.
    fn switched(&self, subject: &Subject<'_>) -> Type {
        let switch = subject
            .states
            .first()
            .copied()
            .filter(|&s| !self.circuit.values(s).is_empty());
        switch.map_or(Type::NONE, |switch| self.circuit.ty(self.circuit.value(switch, 0)))
    }

    #[cold]
    fn explain_bits(&mut self, subject: &Subject<'_>, bits: u64) {
        let (c, set) = (self.circuit, self.circuit.set());
        let (switched, width) = (self.switched(subject), self.width(subject.kind.ty()));
        let numbers = self.numbers(subject).unwrap_or_default();
        self.found.push(|| {
            let message = match subject.plan.bits {
                Bits::Condition(table, _) => {
                    let table = &set.conditions[usize::from(table)];
                    let codes = table.codes.iter().map(|code| format!("{:#x} {}", code.code, code.name));
                    format!(
                        "{bits:#x} is no condition of {}, expected {}",
                        table.name,
                        message::either(codes)
                    )
                }
                Bits::Constant => {
                    let ty = message::ty(set, subject.kind.ty());
                    format!("{bits:#x} does not fit {ty}, which has {width} bits")
                }
                Bits::Case => {
                    let ty = message::ty(set, switched);
                    format!("case {bits:#x} does not fit {ty}, the type that is switched on")
                }
                Bits::Numbers => numbers,
                Bits::Below(width) => format!("{bits:#x} does not fit {width} bits"),
                Bits::Any | Bits::Count | Bits::Zero => {
                    format!("the bitfield is {bits:#x}, expected 0: a gate of this opcode has none")
                }
            };
            Finding::at(c, subject.gate, "E020", message)
        });
    }
}
