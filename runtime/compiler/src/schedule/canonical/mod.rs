//! One form for all spellings of a circuit: commuted, reordered and renumbered ones, and joins with their inputs in
//! another order, become the same text.
//!
//! States are numbered by their structure ([`Control`]); predecessors of joins are put in the order of these numbers. Every
//! gate gets a label from what it is, what it needs and what needs it ([`labels`]). A walk from the states through inputs
//! gives gates their order ([`walk`]); operands that commute are entered by labels. Lines stand where gates are computed
//! at the latest.
//!
//! Two spellings could differ still if two operands of a commutative gate could be distinguished only by a long way through
//! selectors of loops, or if alike parts of a circuit were so entwined that to choose one of them first did not settle the
//! others; no random circuit has shown either.

mod labels;
mod walk;

use super::bounds::Bounds;
use super::control::{Control, NONE};
use super::policy::Chooser;
use super::{ConstantPlaces, Options, Policy, constants::Constants};
use labels::Labels;
use onespec_graph::finding::Finding;
use onespec_graph::set::{Bitfield, Class};
use onespec_graph::text::print_numbered;
use onespec_graph::{Circuit, Gate, Role};

/// A circuit in its canonical form.
#[derive(Clone)]
pub struct Canonical {
    /// With the operands of commutative gates, comparisons and joins in their order; gates keep their numbers and names.
    pub circuit: Circuit,
    /// The order of its lines: arguments, constants, places on the stack, then each state with its selectors and relays
    /// and with what is computed there at the latest; at the end what is not needed.
    pub order: Vec<Gate>,
}

impl Canonical {
    /// O(n log n) in gates and wires.
    ///
    /// # Errors
    /// As [`schedule`](super::schedule): what has no latest place can't be scheduled either.
    pub fn new(circuit: &Circuit) -> Result<Canonical, Finding> {
        let mut circuit = circuit.clone();
        order_joins(&mut circuit)?;
        let options = Options {
            constants: ConstantPlaces::Entry,
            ..Options::with(Policy::Late)
        };
        let bounds = Bounds::new(&circuit, |live| Constants::new(&circuit, live, &options))?;
        let node = bounds.place(&Chooser::new(&bounds, &options))?.node;
        let mut labels = Labels::new(&bounds, &node);
        let visits = walk::visits(&bounds, &mut labels);
        let order = order(&bounds, &node, &labels, &visits);
        drop(bounds);
        let mut position = vec![NONE; circuit.len()];
        for (at, gate) in order.iter().enumerate() {
            position[gate.index()] = at as u32;
        }
        for &gate in &order {
            commute(&mut circuit, gate, &position);
        }
        Ok(Canonical { circuit, order })
    }

    /// The text, with numbers for names.
    pub fn text(&self) -> String {
        print_numbered(&self.circuit, &self.order)
    }
}

/// The code of a comparison with its operands exchanged, if a gate is one.
fn swapped(circuit: &Circuit, gate: Gate) -> Option<u64> {
    let Bitfield::Condition(table) = circuit.def(gate).bitfield else {
        return None;
    };
    let table = circuit.set().conditions.get(usize::from(table))?;
    let code = table.by_code(circuit.bits(gate))?;
    (circuit.values(gate).len() == 2).then_some(u64::from(code.swapped))
}

/// Whether the operands of a gate may be exchanged as they are.
fn commutes(circuit: &Circuit, gate: Gate) -> bool {
    circuit.def(gate).commutative && circuit.values(gate).len() == 2
}

/// Puts the predecessors of joins, and the inputs of their selectors with them, in the order of states.
fn order_joins(circuit: &mut Circuit) -> Result<(), Finding> {
    let control = Control::new(circuit)?;
    for &join in &control.states {
        if circuit.role(join) != Role::Merge {
            continue;
        }
        let states = circuit.states(join).to_vec();
        let mut order: Vec<usize> = (0..states.len()).collect();
        order.sort_by_key(|&k| control.node(states[k]));
        if order.is_sorted() {
            continue;
        }
        let count = states.len();
        let selectors: Vec<Gate> = circuit
            .uses(join)
            .map(|u| u.user)
            .filter(|&g| circuit.def(g).class == Class::Fixed)
            .collect();
        // A selector's first input is the join.
        let of_join = std::iter::once((join, 0)).chain(selectors.into_iter().map(|s| (s, 1)));
        for (gate, first) in of_join.collect::<Vec<_>>() {
            let inputs = circuit.inputs(gate).to_vec();
            // Where numbers don't fit nothing is moved: placing says what is wrong.
            let is_whole = inputs.len() >= first + count && (gate == join || circuit.role(gate) != Role::Relay);
            for (k, &from) in order.iter().enumerate().filter(|_| is_whole) {
                circuit.set_input(gate, (first + k) as u32, inputs[first + from]);
            }
        }
    }
    Ok(())
}

/// Puts operands in the order of their lines, constants last.
fn commute(circuit: &mut Circuit, gate: Gate, position: &[u32]) {
    let exchanged = swapped(circuit, gate);
    if exchanged.is_none() && !commutes(circuit, gate) {
        return;
    }
    let key = |g: Gate| (circuit.role(g) == Role::Constant, position.get(g.index()).copied());
    let (a, b) = (circuit.value(gate, 0), circuit.value(gate, 1));
    if a.index().max(b.index()) >= circuit.len() {
        return;
    }
    let before = (circuit.states(gate).len() + circuit.depends(gate).len()) as u32;
    let exchange = match exchanged {
        Some(code) if a == b => code < circuit.bits(gate),
        _ => key(b) < key(a),
    };
    if exchange {
        circuit.set_input(gate, before, b);
        circuit.set_input(gate, before + 1, a);
        if let Some(code) = exchanged {
            circuit.set_bits(gate, code);
        }
    }
}

/// The order of lines.
fn order(bounds: &Bounds<'_>, node: &[u32], labels: &Labels, visits: &[u32]) -> Vec<Gate> {
    let circuit = bounds.circuit;
    let is_line = |g: &Gate| circuit.def(*g).class != Class::Root;
    let mut order: Vec<Gate> = circuit.gates().filter(is_line).collect();
    let key = |&gate: &Gate| {
        let visit = visits[gate.index()];
        let role = circuit.role(gate);
        let section = match circuit.def(gate).class {
            Class::Prologue => match role {
                Role::Arg => 0,
                Role::Constant => 1,
                Role::Alloca => 2,
                _ => 3,
            },
            _ if bounds.live[gate.index()] => 4,
            _ => 5,
        };
        let place = match section {
            4 => node[gate.index()],
            _ => 0,
        };
        let kind = match circuit.def(gate).class {
            Class::State | Class::StateCompute => 0,
            Class::Fixed => 1,
            _ => 2,
        };
        let bits = if section <= 1 {
            (circuit.bits(gate), circuit.ty(gate).0)
        } else {
            (0, 0)
        };
        (section, place, kind, bits, visit, labels.get(gate))
    };
    order.sort_by_cached_key(key);
    order
}
