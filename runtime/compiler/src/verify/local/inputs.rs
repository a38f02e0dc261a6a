//! E014, E015, E050, E052: which gates may give states and memory states.

use super::super::plan::{has_side, is_side};
use super::super::{Checks, message};
use super::Subject;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate, Role};

impl Checks<'_> {
    #[cold]
    pub(super) fn explain_state(&mut self, subject: &Subject<'_>, index: usize, input: Gate) {
        let (c, set, def) = (self.circuit, self.circuit.set(), subject.plan.def);
        let code = match def.role {
            Role::ValueSelector | Role::DependSelector => "E050",
            Role::Relay => "E052",
            _ => "E014",
        };
        self.found.push(|| {
            let Some(&term) = def.states.get(index).or(def.states_rep.as_ref()) else {
                return Finding::at(c, subject.gate, code, "no state input expected");
            };
            let from = set.def(c.op(input));
            let in_set = set
                .state_sets
                .get(usize::from(term.0))
                .is_some_and(|s| s.members.contains(&c.op(input)));
            let offender = message::full(c, input);
            let message = if in_set && is_side(def) && !has_side(from, c.op(subject.gate)) {
                let raising = set.gates.iter().filter(|state| has_side(state, c.op(subject.gate)));
                let raising = message::either(raising.map(|state| state.name.to_string()));
                format!("{offender} can't raise, expected {raising}")
            } else if in_set && def.class == Class::Fixed {
                format!("{offender} does not allow it there")
            } else {
                format!(
                    "{offender} is not allowed here, expected {}",
                    message::states(set, term)
                )
            };
            Finding::at(c, subject.gate, code, message).on(WireClass::State, index)
        });
    }

    #[cold]
    pub(super) fn explain_depend(&mut self, subject: &Subject<'_>, index: usize, input: Gate) {
        let c = self.circuit;
        self.found.push(|| {
            let message = format!("{} gives no memory state", message::full(c, input));
            Finding::at(c, subject.gate, "E015", message).on(WireClass::Depend, index)
        });
    }
}
