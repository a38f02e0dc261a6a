//! Full unrolling of loops with a small constant trip count: each iteration is cloned ahead of the loop, whose
//! remainder never runs. The trip count is found by executing the loop's counters, which start with constants.

use super::fold::is_pure;
use super::peel::Loop;
use super::{Context, Pass, constants};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct Unroll;

/// LoopInfo that a loop may have, and gates that it may become.
const TURNS: usize = 16;
const GATES: usize = 384;
/// Gates that are computed to know how a variable goes on, each in the other.
const DEPTH: u32 = 32;

impl Pass for Unroll {
    fn name(&self) -> &'static str {
        "unroll"
    }

    fn about(&self) -> &'static str {
        "unrolls loops with a small trip count"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        // A trip count is known only of a loop with a variable that begins with a constant.
        let begins = |g: Gate| {
            circuit.role(g) == Role::ValueSelector
                && circuit.role(circuit.state(g, 0)) == Role::LoopBegin
                && constants::bits(circuit, circuit.value(g, 0)).is_some()
        };
        if !circuit.gates().any(begins) {
            return false;
        }
        let mut changed = false;
        for one in Loop::all(circuit) {
            let Some(turns) = turns(circuit, &one) else { continue };
            if turns * one.gates.len() > GATES {
                continue;
            }
            for _ in 0..turns {
                if !one.peel(circuit) {
                    break;
                }
                changed = true;
            }
        }
        changed
    }
}

/// How often the loop goes on at its branch, at most [`TURNS`] times.
fn turns(circuit: &Circuit, one: &Loop) -> Option<usize> {
    let branch = one.branch(circuit);
    if circuit.role(branch) != Role::Branch {
        return None;
    }
    let condition = circuit.value(branch, 0);
    let selectors = circuit
        .uses(one.head)
        .filter(|u| u.index == 0 && circuit.role(u.user) == Role::ValueSelector);
    let selectors: Vec<Gate> = selectors.map(|u| u.user).collect();
    let mut known: HashMap<Gate, Option<u64>> = HashMap::new();
    for &selector in &selectors {
        known.insert(selector, constants::bits(circuit, circuit.value(selector, 0)));
    }
    for turn in 0..=TURNS {
        let mut now = known.clone();
        let condition = value(circuit, &mut now, condition, DEPTH)?;
        if one.leaves(circuit, condition) {
            return Some(turn);
        }
        for &selector in &selectors {
            let next = value(circuit, &mut now, circuit.value(selector, 1), DEPTH);
            known.insert(selector, next);
        }
    }
    None
}

/// The bits of a gate in an iteration, from what is known of the loop's variables.
fn value(circuit: &Circuit, known: &mut HashMap<Gate, Option<u64>>, gate: Gate, depth: u32) -> Option<u64> {
    if let Some(bits) = constants::bits(circuit, gate) {
        return Some(bits);
    }
    if let Some(&bits) = known.get(&gate) {
        return bits;
    }
    if depth == 0 || gate.index() >= circuit.len() || !is_pure(circuit, gate) {
        return None;
    }
    let inputs: Vec<Gate> = circuit.values(gate).to_vec();
    let all = inputs
        .iter()
        .all(|&input| value(circuit, known, input, depth - 1).is_some());
    let folded = all.then(|| {
        let of = |g: Gate| constants::bits(circuit, g).or_else(|| known.get(&g).copied().flatten());
        constants::fold(circuit, gate, &mut Default::default(), of)
    });
    let bits = folded.flatten();
    known.insert(gate, bits);
    bits
}
