//! Constant folding: a pure gate with constant inputs becomes the constant that it computes. A worklist continues with
//! its users.

use super::{Context, Pass, constants};
use onespec_graph::set::{Class, Effect};
use onespec_graph::{Circuit, Gate, Role};

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
        let mut work = users_of_constants(circuit);
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

/// Gates with a constant input, in the order of their making. Looking from constants to users, not from each gate to its
/// inputs, touches the gates that matter and no others.
fn users_of_constants(circuit: &Circuit) -> Vec<Gate> {
    let mut is_user = vec![false; circuit.len()];
    for constant in circuit.gates().filter(|&g| circuit.role(g) == Role::Constant) {
        circuit.uses(constant).for_each(|u| is_user[u.user.index()] = true);
    }
    let users = is_user.iter().zip(0..).filter(|(user, _)| **user);
    users.map(|(_, number)| Gate(number)).collect()
}

/// Whether a gate only computes.
pub(super) fn is_pure(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    def.class == Class::Compute && def.effect == Effect::None
}
