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

/// Why a run did not go on to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop {
    /// The program ended itself with a code.
    Exit(u8),
    /// More steps than were allowed.
    Steps(u64),
    /// More open calls than were allowed.
    Depth(usize),
    /// More memory than there is.
    Memory,
    /// Nothing is at this address.
    Address(u64),
    /// A call of what is no function.
    Call(String),
    /// The module is not well formed.
    Module(String),
    /// What a device says of a kernel.
    Device(String),
    /// The function that was run was left abnormally.
    Throw,
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

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    pub outcome: Result<Outcome, Stop>,
    /// In which of the circuits it ended.
    pub function: usize,
    /// In the order in which it happened.
    pub events: Vec<Event>,
    /// Blocks that were entered and gates that were computed.
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
            Stop::Exit(_) | Stop::Steps(_) | Stop::Depth(_) | Stop::Memory | Stop::Address(_) => None,
            Stop::Call(_) | Stop::Module(_) | Stop::Device(_) | Stop::Throw => None,
            Stop::Stale(g) | Stop::Cycle(g) | Stop::NoSemantics(g) | Stop::Nowhere(g) | Stop::End(g) => Some(g),
            Stop::Argument(g, _) | Stop::Host(g, _) => Some(g),
        }
    }

    /// The reason as a sentence, with the gate's name and line.
    pub fn describe(&self, circuit: &Circuit) -> String {
        let mut text = self.to_string();
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
        match self {
            Stop::Exit(code) => write!(f, "it ended with the code {code}"),
            Stop::Steps(limit) => write!(
                f,
                "not done after {limit} steps: it may never end; a higher limit may help"
            ),
            Stop::Depth(limit) => write!(f, "more than {limit} calls in each other"),
            Stop::Memory => write!(f, "there is no more memory"),
            Stop::Address(at) => write!(f, "nothing is at the address {at:#x}"),
            Stop::Call(what) => write!(f, "{what} is no function that can be called"),
            Stop::Module(why) | Stop::Device(why) | Stop::Host(_, why) => write!(f, "{why}"),
            Stop::Throw => write!(f, "a function was left abnormally"),
            Stop::Stale(_) => write!(
                f,
                "its depend wire is a version of memory that has been overwritten: order the accesses by one chain"
            ),
            Stop::Cycle(_) => write!(f, "its value needs itself"),
            Stop::NoSemantics(_) => write!(f, "it has no semantics here"),
            Stop::Nowhere(_) => write!(f, "its value is needed where its state was not entered"),
            Stop::End(_) => write!(f, "nothing follows this state"),
            Stop::Argument(_, order) => write!(f, "argument {order} was not given"),
        }
    }
}

impl std::error::Error for Stop {}
