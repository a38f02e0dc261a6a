//! Constant folding: a pure gate of constants becomes the constant that it computes, and so on to its users.

use super::{Context, Pass, constants};
use onespec_graph::set::{Class, Effect};
use onespec_graph::{Circuit, Gate};

pub(super) struct Fold;

impl Pass for Fold {
    fn name(&self) -> &'static str {
        "fold"
    }

    fn about(&self) -> &'static str {
        "computes gates of constants"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let mut known = constants::Constants::of(circuit);
        let mut buffers = Default::default();
        let pure: Vec<Gate> = circuit.gates().filter(|&g| is_pure(circuit, g)).collect();
        let mut work = pure;
        work.reverse();
        let mut changed = false;
        while let Some(gate) = work.pop() {
            if circuit.is_dead(gate) || !is_pure(circuit, gate) {
                continue;
            }
            let folded = constants::fold(circuit, gate, &mut buffers, |g| constants::bits(circuit, g));
            let Some(bits) = folded else { continue };
            let ty = circuit.ty(gate);
            let Some(constant) = known.get(circuit, ty, bits) else {
                continue;
            };
            work.extend(circuit.uses(gate).map(|u| u.user));
            context.replace(circuit, gate, constant);
            circuit.kill(gate);
            changed = true;
        }
        changed
    }
}

/// Whether a gate only computes.
pub(super) fn is_pure(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    def.class == Class::Compute && def.effect == Effect::None
}
