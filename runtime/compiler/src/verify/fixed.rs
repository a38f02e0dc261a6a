//! Stage 4: the inputs of phis and barriers exist where they are taken.

use super::states::NONE;
use super::{Checks, message};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Finding, Gate, Role};

impl Checks<'_> {
    /// E082. Input `k` of a selector is taken at the end of input `k` of its state, that of a relay in its state.
    pub(super) fn fixed(&mut self) {
        self.place_all(true);
        let fixed = std::mem::take(&mut self.places.fixed);
        let dense = std::mem::take(self.dense);
        for &gate in &fixed {
            let c = self.circuit;
            let Some(&state) = dense.states(gate).first() else {
                continue;
            };
            let ways = dense.states(state);
            let relay = self.is_relay(self.kinds[gate.index()]);
            // Selectors have inputs of one class.
            let class = match self.plan.ops[usize::from(self.kinds[gate.index()].op())].def.role {
                Role::ValueSelector => WireClass::Value,
                _ => WireClass::Depend,
            };
            for (i, &input) in dense.operands(gate).iter().enumerate() {
                let taken_in = if relay { state } else { *ways.get(i).unwrap_or(&state) };
                let from = self.places.of(c, self.states, input, class);
                if !self.states.dominates(from, self.places.home(taken_in)) {
                    self.not_there(gate, class, i, input, from, taken_in, relay);
                }
            }
        }
        self.places.fixed = fixed;
        *self.dense = dense;
    }

    #[cold]
    #[allow(clippy::too_many_arguments)] // all of it is said
    fn not_there(
        &mut self,
        gate: Gate,
        class: WireClass,
        index: usize,
        input: Gate,
        from: u32,
        taken_in: Gate,
        relay: bool,
    ) {
        let c = self.circuit;
        let exists = self.exists_from(input, from);
        self.found.push(|| {
            let way = match relay {
                true => String::new(),
                false => format!(", by which {} is entered then", message::name(c, c.state(gate, 0))),
            };
            let message = format!("{exists}, which does not dominate {}{way}", message::full(c, taken_in));
            Finding::at(c, gate, "E082", message).on(class, index)
        });
    }

    /// `%a exists from %t IF_TRUE on`
    pub(super) fn exists_from(&self, gate: Gate, place: u32) -> String {
        let c = self.circuit;
        debug_assert_ne!(place, NONE);
        format!(
            "{} exists from {} on",
            message::name(c, gate),
            message::full(c, self.states.at(place))
        )
    }
}
