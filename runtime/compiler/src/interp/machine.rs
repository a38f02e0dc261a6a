//! Nested calls: the stack of frames of a run, of which the innermost executes. See the parent module.

use super::frame::{Callee, Frame, Leave};
use super::world::World;
use super::{Outcome, Run, Stop};

/// Most gates that the circuits of all open calls have together: bounds memory, where calls never end.
const MOST_GATES: usize = 1 << 22;

/// Runs a function of the world until it is left.
pub(super) fn run(mut world: World<'_>, function: usize, arguments: &[u64]) -> Run {
    let functions = world.functions;
    let mut frames = vec![Frame::new(functions, function, arguments.to_vec(), 0)];
    let mut callers = Vec::new();
    let mut gates = functions[function].circuit.len();
    let mut at = function;
    let outcome = loop {
        let Some(frame) = frames.last_mut() else {
            break Err(Stop::Steps(0));
        };
        at = frame.function;
        match frame.turn(&mut world) {
            Ok(None) => {}
            Ok(Some(outcome)) => {
                gates -= functions[at].circuit.len();
                frames.pop();
                let (Some(caller), Some(gate)) = (frames.last_mut(), callers.pop()) else {
                    break Ok(outcome);
                };
                match outcome {
                    Outcome::Return(value) => caller.deliver(gate, value.map_or(0, |(_, bits)| bits)),
                    Outcome::Throw(_) => {
                        at = caller.function;
                        break Err(Stop::Host(gate, "the circuit that it calls threw".into()));
                    }
                }
            }
            Err(Leave::Stop(stop)) => break Err(stop),
            Err(Leave::Call(Callee {
                gate,
                function,
                arguments,
            })) => {
                gates += functions[function].circuit.len();
                if gates > MOST_GATES {
                    break Err(Stop::Host(
                        gate,
                        format!("{} calls are open: too many", callers.len() + 1),
                    ));
                }
                let below = frame.stack_end();
                callers.push(gate);
                frames.push(Frame::new(functions, function, arguments, below));
            }
        }
    };
    Run {
        outcome,
        function: at,
        events: world.events,
        steps: world.steps,
    }
}
