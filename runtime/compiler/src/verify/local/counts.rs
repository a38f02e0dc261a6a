//! E010 to E013: numbers of inputs.

use super::super::{Checks, message, plan::Repeat};
use super::Subject;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate, Role};

impl Checks<'_> {
    /// Of a gate with a repeated list: whether the lists or the bitfield are wrong. `extra` are the lengths beyond what
    /// is fixed, wrapped where that is negative.
    pub(super) fn wrong_repeat(&self, subject: &Subject<'_>, mut extra: [usize; 3]) -> bool {
        let list = match subject.plan.repeat {
            Repeat::None => return extra != [0, 0, 0],
            Repeat::States => 0,
            Repeat::Depends => 1,
            Repeat::Values => 2,
        };
        let repeated = std::mem::take(&mut extra[list]);
        extra != [0, 0, 0]
            || repeated > u32::MAX as usize
            || (subject.plan.is_counted() && repeated as u64 != self.circuit.bits(subject.gate))
            || (repeated == 0 && self.joins_nothing(subject))
    }

    /// Whether it is a state that joins, and joins nothing.
    fn joins_nothing(&self, subject: &Subject<'_>) -> bool {
        subject.plan.def.class == Class::State && subject.plan.repeat == Repeat::States && subject.states.is_empty()
    }

    #[cold]
    pub(super) fn explain_counts(&mut self, subject: &Subject<'_>) {
        let (c, plan) = (self.circuit, subject.plan);
        let lists = [
            ("E010", "state", subject.states.len(), plan.states, Repeat::States),
            ("E011", "depend", subject.depends.len(), plan.depends, Repeat::Depends),
            ("E012", "value", subject.values.len(), plan.values, Repeat::Values),
        ];
        let mut short = false;
        for (code, class, given, fixed, repeat) in lists {
            let repeats = plan.repeat == repeat;
            let fixed = fixed as usize;
            let least = if repeats && given == 0 && self.joins_nothing(subject) {
                1
            } else {
                fixed
            };
            if given < least || (given > fixed && !repeats) {
                short |= repeats;
                self.found.push(|| {
                    let bound = if repeats { "at least " } else { "" };
                    let message = format!("{} given, {bound}{least} expected", message::count(given, class));
                    Finding::at(c, subject.gate, code, message)
                });
            }
            let (bits, repeated) = (c.bits(subject.gate), given.saturating_sub(fixed));
            if repeats && !short && plan.is_counted() && bits != repeated as u64 {
                self.found.push(|| {
                    let before = if fixed > 0 {
                        format!(" after the first {fixed}")
                    } else {
                        String::new()
                    };
                    let message = format!(
                        "the bitfield counts {bits}, but {} given{before}",
                        message::count(repeated, class)
                    );
                    Finding::at(c, subject.gate, "E013", message)
                });
            }
        }
    }

    /// E051.
    pub(super) fn joins(&mut self, subject: &Subject<'_>) {
        let Some(&state) = subject.states.first() else { return };
        let given = match subject.plan.def.role {
            Role::DependSelector => subject.depends.len(),
            _ => subject.values.len(),
        };
        let ways = self.circuit.states(state).len();
        if given != ways && self.is_join(state) {
            self.explain_joins(subject, state, given, ways);
        }
    }

    fn is_join(&self, state: Gate) -> bool {
        matches!(self.circuit.role(state), Role::Merge | Role::LoopBegin)
    }

    #[cold]
    fn explain_joins(&mut self, subject: &Subject<'_>, state: Gate, given: usize, ways: usize) {
        let c = self.circuit;
        let class = match subject.plan.def.role {
            Role::DependSelector => "depend",
            _ => "value",
        };
        self.found.push(|| {
            let message = format!(
                "{} given, {ways} expected: {} is entered in {ways} ways",
                message::count(given, class),
                message::full(c, state)
            );
            Finding::at(c, subject.gate, "E051", message).on(WireClass::State, 0)
        });
    }
}
