//! How a run ended, and its observable effects.

use onespec_graph::text::gate_name;
use onespec_graph::{Circuit, Gate, Type};
use std::fmt;

/// How a circuit was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// With a type and bits of a value, or without one.
    Return(Option<(Type, u64)>),
    Throw(Option<(Type, u64)>),
}

/// What can be seen from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    Store {
        address: u64,
        bytes: u32,
        value: u64,
    },
    Call {
        target: u64,
        arguments: Vec<u64>,
        result: Option<u64>,
    },
    /// An operation that may throw; no result where it did.
    Raise {
        arguments: Vec<u64>,
        result: Option<u64>,
    },
    /// A gate that may write memory and did not, with its operands: a fence, an exchange that found another value.
    Access {
        operands: Vec<u64>,
        result: Option<u64>,
    },
}

/// Why a run could not go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// More steps than were allowed.
    Steps(u64),
    /// A gate depends on a version of memory that has been overwritten.
    Stale(Gate),
    /// A value needs itself.
    Cycle(Gate),
    /// The gate has no semantics here.
    NoSemantics(Gate),
    /// A value is needed where its place was not entered, or an input is missing.
    Nowhere(Gate),
    /// Control has nowhere to go after this state.
    End(Gate),
    /// An argument was not given.
    Argument(Gate, u64),
    /// What the host said.
    Host(Gate, String),
}

/// See [`super::run`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    pub outcome: Result<Outcome, Stop>,
    /// In which of the circuits it ended.
    pub function: usize,
    /// In the order in which it happened.
    pub events: Vec<Event>,
    /// States that were entered and gates that were computed.
    pub steps: u64,
}

impl Run {
    /// What must be the same before and after a pass.
    pub fn visible(&self) -> (&Result<Outcome, Stop>, &[Event]) {
        (&self.outcome, &self.events)
    }
}

impl Stop {
    /// The gate at which it stopped.
    pub fn gate(&self) -> Option<Gate> {
        match *self {
            Stop::Steps(_) => None,
            Stop::Stale(g) | Stop::Cycle(g) | Stop::NoSemantics(g) | Stop::Nowhere(g) | Stop::End(g) => Some(g),
            Stop::Argument(g, _) | Stop::Host(g, _) => Some(g),
        }
    }

    /// The reason as a sentence, with the gate's name and line.
    pub fn describe(&self, circuit: &Circuit) -> String {
        let mut text = match self {
            Stop::Steps(limit) => format!("not done after {limit} steps: it may never end; a higher limit may help"),
            Stop::Stale(_) => {
                "its depend wire is a version of memory that has been overwritten: order the accesses by one chain"
                    .into()
            }
            Stop::Cycle(_) => "its value needs itself".into(),
            Stop::NoSemantics(_) => "it has no semantics here".into(),
            Stop::Nowhere(_) => "its value is needed where its state was not entered".into(),
            Stop::End(_) => "nothing follows this state".into(),
            Stop::Argument(_, order) => format!("argument {order} was not given"),
            Stop::Host(_, why) => why.clone(),
        };
        if let Some(gate) = self.gate() {
            let opcode = if gate.index() < circuit.len() {
                circuit.def(gate).name
            } else {
                ""
            };
            text = format!("{} {opcode}: {text}", gate_name(circuit, gate));
        }
        text
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Stop {}
