//! Topological order of the needed gates.

use super::memory::Versions;
use super::needed::is_movable;
use super::problem;
use onespec_graph::finding::Finding;
use onespec_graph::{Circuit, Gate, Role};

/// Whether a gate is ordered among others of its block: those to be placed, and relays, which no selector cuts off.
fn is_ordered(circuit: &Circuit, gate: Gate) -> bool {
    is_movable(circuit, gate) || circuit.role(gate) == Role::Relay
}

/// The needed gates whose place is to be chosen, and relays: inputs before users, and what reads a memory before what
/// overwrites it.
///
/// # Errors
/// Where that is not possible (E060).
pub(super) fn topological(circuit: &Circuit, live: &[bool], versions: &Versions) -> Result<Vec<Gate>, Finding> {
    const NEW: u8 = 0;
    const OPEN: u8 = 1;
    const DONE: u8 = 2;
    // A second half of nodes stands for memories: all their readers are before it, those that overwrite them after it.
    let count = circuit.len();
    let mut mark = vec![NEW; if versions.is_empty() { count } else { 2 * count }];
    let mut order = Vec::with_capacity(count);
    let mut open: Vec<(u32, u32)> = Vec::new();
    for start in circuit.gates().filter(|&g| live[g.index()] && is_ordered(circuit, g)) {
        if mark[start.index()] != NEW {
            continue;
        }
        mark[start.index()] = OPEN;
        open.push((start.0, 0));
        while let Some((node, next)) = open.last_mut() {
            let is_gate = (*node as usize) < count;
            let gate = Gate(if is_gate { *node } else { *node - count as u32 });
            let index = *next as usize;
            *next += 1;
            let before = if is_gate {
                let inputs = circuit.inputs(gate);
                match inputs.get(index) {
                    Some(input) if live[input.index()] && is_ordered(circuit, input) => Some(input.0),
                    Some(_) => continue,
                    None if index == inputs.len() => match versions.overwritten_by(circuit, gate) {
                        Some(memory) => Some(memory.0 + count as u32),
                        None => continue,
                    },
                    None => None,
                }
            } else {
                versions.readers(gate).get(index).map(|g| g.0)
            };
            match before {
                None => {
                    mark[*node as usize] = DONE;
                    if is_gate {
                        order.push(gate);
                    }
                    open.pop();
                }
                Some(before) if mark[before as usize] == NEW => {
                    mark[before as usize] = OPEN;
                    open.push((before, 0));
                }
                Some(before) if mark[before as usize] == OPEN => {
                    let message = "depends on itself; only through a selector at the head of a loop may a value come \
                                   back, and what reads a memory may not need what overwrites it";
                    return Err(problem(circuit, gate, "E060", message));
                }
                Some(_) => {}
            }
        }
    }
    Ok(order)
}
