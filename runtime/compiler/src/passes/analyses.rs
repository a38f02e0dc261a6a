//! Analyses that passes share for as long as the circuit stays as it is: the early schedule, and control flow with
//! dominators and loops.

use crate::schedule::Early;
use crate::schedule::control::Control;
use onespec_graph::Circuit;
use std::sync::Arc;

/// What is known of a circuit. A [`Pipeline`](super::Pipeline) forgets it when a pass changed the circuit.
#[derive(Debug, Default)]
pub struct Analyses {
    /// How many gates the circuit had: a pass may have made some in vain.
    gates: usize,
    early: Option<Arc<Early>>,
    /// Nothing inside: the states are no control flow.
    control: Option<Option<Arc<Control>>>,
}

impl Analyses {
    /// The early schedule.
    pub(crate) fn early(&mut self, circuit: &Circuit) -> Arc<Early> {
        self.look(circuit);
        let early = self.early.get_or_insert_with(|| Arc::new(Early::new(circuit)));
        debug_assert!(
            **early == Early::new(circuit),
            "a pass changed the circuit and did not say so"
        );
        early.clone()
    }

    /// Control flow; nothing where a circuit has none, as it does not verify.
    pub(crate) fn control(&mut self, circuit: &Circuit) -> Option<Arc<Control>> {
        let control = self
            .control
            .get_or_insert_with(|| Control::new(circuit).ok().map(Arc::new));
        debug_assert!(
            control.as_ref().map(|known| &known.states) == Control::new(circuit).ok().map(|now| now.states).as_ref(),
            "a pass changed the circuit and did not say so"
        );
        control.clone()
    }

    fn look(&mut self, circuit: &Circuit) {
        if self.gates != circuit.len() {
            self.forget();
            self.gates = circuit.len();
        }
    }

    /// The circuit has changed.
    pub(crate) fn forget(&mut self) {
        *self = Analyses::default();
    }
}
