//! Applies the rewrite rules of the description until none matches. A gate is tried again when one of its inputs has
//! changed.

use super::fold::is_pure;
use super::{Context, Pass};
use onespec_graph::{Circuit, Gate};

pub(super) struct Simplify;

/// Rules lose weight, so this bound is for descriptions whose rules do not: so many changes for each gate.
const CHANGES: usize = 32;

impl Pass for Simplify {
    fn name(&self) -> &'static str {
        "simplify"
    }

    fn about(&self) -> &'static str {
        "applies the rules of the description"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let simplify = circuit.set().simplify;
        let mut left = CHANGES * circuit.live();
        let mut work: Vec<Gate> = circuit.gates().rev().filter(|&g| is_pure(circuit, g)).collect();
        let mut changed = false;
        while let Some(gate) = work.pop() {
            if circuit.is_dead(gate) || !is_pure(circuit, gate) {
                continue;
            }
            let before = circuit.len();
            let Some(better) = simplify(circuit, gate) else {
                continue;
            };
            if better == gate || left == 0 {
                continue;
            }
            left -= 1;
            changed = true;
            work.extend(circuit.uses(gate).map(|u| u.user));
            // What the rule has made may fit another one.
            work.extend((before as u32..circuit.len() as u32).map(Gate));
            context.replace(circuit, gate, better);
            circuit.kill(gate);
        }
        changed
    }
}
