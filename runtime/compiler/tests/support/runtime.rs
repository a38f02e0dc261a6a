//! A host that knows every function, in which an operation that may throw does what the function does that it is lowered to.

use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Call, Event, Host, Memory, Oracle, Raised};
use onespec_compiler::passes::{Helper, helper};
use onespec_graph::Opcode;

/// Where the runtime's functions are: the first, and how far the next.
const HELPERS: u64 = 0x10_0000;
const APART: u64 = 16;

/// The functions of the runtime that lowered operations call, answered by the host.
#[derive(Default)]
pub struct Runtime(Oracle);

/// The function of the runtime at an address.
fn at(target: u64) -> Option<Helper> {
    let number = target.checked_sub(HELPERS)? / APART;
    let all = (0..GATES.gates.len()).filter_map(|op| helper(&GATES, op as Opcode));
    let mut all = all;
    all.find(|helper| helper.number == number)
}

impl Runtime {
    /// What a function of the runtime gives: one time in eight something is thrown.
    fn does(&mut self, helper: Helper, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        let target = HELPERS + APART * helper.number;
        let plain = Call {
            bits: 0,
            target,
            ..call
        };
        let answer = self.0.call(plain, memory)?;
        Ok(match answer >> 61 {
            0 => helper.thrown,
            _ if answer == helper.thrown => answer + 1,
            _ => answer,
        })
    }
}

impl Host for Runtime {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        match at(call.target) {
            Some(helper) => self.does(helper, call, memory),
            None => self.0.call(call, memory),
        }
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        let helper = helper(&GATES, call.op).ok_or("this operation has no helper")?;
        Ok(match self.does(helper, call, memory)? {
            value if value == helper.thrown => Raised::Exception,
            value => Raised::Value(value),
        })
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        Ok(HELPERS + APART * number)
    }
}

/// Events with calls of the runtime's functions as the operations that they are for.
pub fn as_operations(events: &[Event]) -> Vec<Event> {
    let operation = |event: &Event| {
        let helper = match event {
            Event::Call { target, .. } => at(*target),
            _ => None,
        };
        match (event, helper) {
            (Event::Call { arguments, result, .. }, Some(helper)) => Event::Raise {
                arguments: arguments.clone(),
                result: result.filter(|&bits| bits != helper.thrown),
            },
            _ => event.clone(),
        }
    };
    events.iter().map(operation).collect()
}
