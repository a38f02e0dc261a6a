//! Dead code elimination.
//!
//! Roots are the control states and the memory phi of every loop: no state needs the stores of a loop that never ends
//! (a scheduler's idle loop, `for (;;) *p = 1`).

use super::{Context, Pass};
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct DeadGates;

impl Pass for DeadGates {
    fn name(&self) -> &'static str {
        "dce"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("dge")
    }

    fn about(&self) -> &'static str {
        "removes gates that nothing which is seen depends on"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let live = live(circuit);
        let dead: Vec<Gate> = circuit.gates().filter(|g| !live[g.index()]).collect();
        for &gate in &dead {
            circuit.kill(gate);
        }
        !dead.is_empty()
    }
}

/// By gate, whether something that is seen depends on it.
pub(super) fn live(circuit: &Circuit) -> Vec<bool> {
    let mut live = vec![false; circuit.len()];
    let roots = usize::from(circuit.set().roots);
    let is_root = |&g: &Gate| g.index() < roots || circuit.is_state(g) || keeps_memory(circuit, g);
    let mut stack: Vec<Gate> = circuit.gates().filter(is_root).collect();
    stack.iter().for_each(|g| live[g.index()] = true);
    while let Some(gate) = stack.pop() {
        for input in circuit.inputs(gate).iter() {
            if live.get(input.index()) == Some(&false) {
                live[input.index()] = true;
                stack.push(input);
            }
        }
    }
    live
}

fn keeps_memory(circuit: &Circuit, gate: Gate) -> bool {
    let of_loop = || circuit.states(gate).get(0).map(|s| circuit.role(s)) == Some(Role::LoopBegin);
    circuit.role(gate) == Role::DependSelector && of_loop()
}
