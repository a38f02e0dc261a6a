//! Strength reduction of addresses: an address that advances by a fixed step per loop iteration becomes an induction
//! variable.
//!
//! An address such as `base + 8 * (row + i)` takes a few gates in each iteration, and one addition as an induction
//! variable. Addresses of one loop that differ by a small constant share a variable: loads and stores hold the distance.
//! Short chains are replaced where that leaves fewer gates in the loop, which is mostly so where its counter goes, too
//! ([`super::linear_test`]); chains of at least [`LONG`] gates always.

use super::algebra::algebra;
use super::constants::{Constants, bits};
use super::counter_test::{Tests, sum_of};
use super::loop_info::LoopInfo;
use super::strength::Counter;
use super::{Context, Pass};
use crate::schedule::Early;
use hashbrown::{HashMap, HashSet};
use onespec_graph::set::{Class, Term};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) struct Addresses;

/// A chain of so many gates is replaced for its own sake.
const LONG: usize = 3;
/// Gates of a chain, at most.
const MOST: usize = 8;
/// Variables that a loop gets for short chains, at most: each needs a register.
const VARIABLES: usize = 6;
/// Addresses that are nearer to each other share a variable: loads and stores of most machines hold so large a distance.
const NEAR: i64 = 2048;

impl Pass for Addresses {
    fn name(&self) -> &'static str {
        "address-strength-reduction"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("addresses")
    }

    fn about(&self) -> &'static str {
        "counts addresses in loops by steps instead of computing them"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let Some(ops) = Ops::of(circuit) else { return false };
        let mut addresses: Vec<Gate> = circuit
            .gates()
            .filter_map(|access| address_of(circuit, access))
            .filter(|&address| circuit.op(address) == ops.add)
            .collect();
        addresses.sort_unstable();
        addresses.dedup();
        if addresses.is_empty() {
            return false;
        }
        let Some(mut turns) = LoopInfo::of(circuit, &mut context.analyses) else {
            return false;
        };
        let mut by_counter: Vec<(Gate, Vec<Chain>)> = Vec::new();
        let mut number: HashMap<Gate, usize> = HashMap::new();
        for address in addresses {
            let Some((counter, chain)) = ops.chain(circuit, &turns.early, address) else {
                continue;
            };
            // A counter plus a constant is as good as a counter.
            let is_held = |l: &Link| l.op == ops.add && bits(circuit, l.fixed).is_some();
            if chain.iter().all(is_held) {
                continue;
            }
            // Computed in the loop of the counter, and in none inside it; a short one in each iteration.
            let head = circuit.state(counter, 0);
            let place = turns.loops(circuit, &mut context.analyses, head, address);
            if place.is_some_and(|l| l.same && (l.each || chain.len() >= LONG)) {
                let at = *number.entry(counter).or_insert_with(|| {
                    by_counter.push((counter, Vec::new()));
                    by_counter.len() - 1
                });
                by_counter[at].1.push(chain);
            }
        }
        if by_counter.is_empty() {
            return false;
        }
        let tests = Tests::of(context.analyses.control(circuit), &turns.early, ops.add);
        let plans: Vec<Plan> = by_counter
            .into_iter()
            .filter_map(|(counter, chains)| ops.plan(circuit, &tests, &turns.early, counter, chains))
            .collect();
        let changed = !plans.is_empty();
        let mut constants = Constants::of(circuit);
        for plan in plans {
            ops.count(circuit, context, &mut constants, plan);
        }
        changed
    }
}

/// A gate of a chain: its operation on what is counted and something that is fixed.
#[derive(Debug, Clone, Copy)]
struct Link {
    gate: Gate,
    op: Opcode,
    fixed: Gate,
}

/// The gates from a counter to an address, the first one next to the counter.
type Chain = Vec<Link>;

/// Addresses that share a variable.
struct Group {
    /// What is done with the counter, but for sums with constants.
    form: Vec<(Opcode, Gate)>,
    /// The distance of the variable, and that of each address.
    distance: u64,
    addresses: Vec<(Gate, u64)>,
}

/// What becomes of the addresses of a counter.
struct Plan {
    counter: Counter,
    groups: Vec<Group>,
}

/// Operations that make a counter of a counter.
struct Ops {
    add: Opcode,
    mul: Opcode,
    shl: Opcode,
}

impl Ops {
    fn of(circuit: &Circuit) -> Option<Ops> {
        Some(Ops {
            add: algebra(circuit, "add")?,
            mul: algebra(circuit, "mul")?,
            shl: algebra(circuit, "shl")?,
        })
    }

    /// The gates from a counter to an address, and the counter.
    fn chain(&self, circuit: &Circuit, early: &Early, address: Gate) -> Option<(Gate, Chain)> {
        let mut links = Vec::new();
        let mut at = address;
        loop {
            if let Some(counter) = Counter::of(circuit, early, self.add, at) {
                let all = links.iter().all(|l: &Link| counter.is_fixed(early, l.fixed));
                links.reverse();
                return (all && !links.is_empty()).then_some((at, links));
            }
            if links.len() >= MOST || at.index() >= circuit.len() {
                return None;
            }
            let op = circuit.op(at);
            let [a, b] = match op == self.add || op == self.mul || op == self.shl {
                true => [circuit.value(at, 0), circuit.value(at, 1)],
                false => return None,
            };
            // What is computed later is what depends on the counter; amounts of shifts are fixed.
            let (counted, fixed) = match early.place_of(a) >= early.place_of(b) || op == self.shl {
                true => (a, b),
                false => (b, a),
            };
            links.push(Link { gate: at, op, fixed });
            at = counted;
        }
    }

    /// What gains: all chains, or else the long ones.
    fn plan(
        &self,
        circuit: &Circuit,
        tests: &Tests<'_>,
        early: &Early,
        gate: Gate,
        chains: Vec<Chain>,
    ) -> Option<Plan> {
        let counter = Counter::of(circuit, early, self.add, gate)?;
        let all = closed(circuit, chains, counter.next);
        let groups = self.groups(circuit, &all);
        let members = members(&all, counter.next);
        // A sum with a constant is part of the access, before as after.
        let is_held = |chain: &Chain| {
            let last = chain.last().filter(|_| chain.len() > 1);
            last.filter(|l| l.op == self.add && bits(circuit, l.fixed).is_some())
                .map(|l| l.gate)
        };
        let held: HashSet<Gate> = all.iter().filter_map(is_held).collect();
        let stays = !tests.goes(circuit, gate, &|user| members.contains(&user));
        // The counter's own step is one of them.
        let before = (members.len() + 1).saturating_sub(held.len());
        let after = groups.len() + usize::from(stays);
        if after < before && groups.len() <= VARIABLES {
            return Some(Plan { counter, groups });
        }
        let long = all.into_iter().filter(|chain| chain.len() >= LONG).collect();
        let groups = self.groups(circuit, &closed(circuit, long, counter.next));
        (!groups.is_empty()).then_some(Plan { counter, groups })
    }

    fn groups(&self, circuit: &Circuit, chains: &[Chain]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for chain in chains {
            let (Some(last), (form, distance)) = (chain.last(), self.form(circuit, chain)) else {
                continue;
            };
            let near = |group: &&mut Group| {
                let apart = extended(circuit, circuit.ty(last.gate), distance.wrapping_sub(group.distance));
                group.form == form && (-NEAR..NEAR).contains(&apart)
            };
            match groups.iter_mut().find(near) {
                Some(group) => group.addresses.push((last.gate, distance)),
                None => groups.push(Group {
                    form,
                    distance,
                    addresses: vec![(last.gate, distance)],
                }),
            }
        }
        groups
    }

    /// What a chain does with its counter, and the constant that it adds in the end: a sum with a constant goes through sums,
    /// and through products with constants as a product.
    fn form(&self, circuit: &Circuit, chain: &Chain) -> (Vec<(Opcode, Gate)>, u64) {
        let mut form = Vec::with_capacity(chain.len());
        let mut distance = 0u64;
        for link in chain {
            let width = circuit.set().type_def(circuit.ty(link.gate)).width.clamp(1, 64);
            match bits(circuit, link.fixed) {
                Some(number) if link.op == self.add => {
                    distance = distance.wrapping_add(number);
                    continue;
                }
                Some(number) if link.op == self.shl => distance <<= number % u64::from(width),
                Some(number) => distance = distance.wrapping_mul(number),
                // A constant that is part of what is added is one of the distance.
                None if link.op == self.add => {
                    let (fixed, more) = self.apart(circuit, link.fixed);
                    distance = distance.wrapping_add(more);
                    form.push((link.op, fixed));
                    continue;
                }
                // A product with what is no constant.
                None => return (chain.iter().map(|link| (link.op, link.fixed)).collect(), 0),
            }
            form.push((link.op, link.fixed));
        }
        (form, distance)
    }

    /// A sum with a constant as what that is added to, and the constant.
    fn apart(&self, circuit: &Circuit, gate: Gate) -> (Gate, u64) {
        let more = (circuit.op(gate) == self.add).then(|| bits(circuit, circuit.value(gate, 1)));
        match more.flatten() {
            Some(more) => (circuit.value(gate, 0), more),
            None => (gate, 0),
        }
    }

    /// Counts addresses by themselves.
    fn count(&self, circuit: &mut Circuit, context: &mut Context, constants: &mut Constants, plan: Plan) {
        let Some(selector) = circuit.set().by_role(Role::ValueSelector) else {
            return;
        };
        let Plan { counter, groups } = plan;
        for group in groups {
            let Some(&(address, _)) = group.addresses.first() else {
                continue;
            };
            let (ty, word) = (circuit.ty(address), circuit.word(address));
            let (mut first, mut step) = (counter.first, counter.step);
            for (op, fixed) in group.form {
                first = constants.compute(circuit, op, ty, [first, fixed]);
                // A sum moves what is counted, a product stretches it.
                if op != self.add {
                    step = constants.compute(circuit, op, ty, [step, fixed]);
                }
            }
            first = sum_of(circuit, constants, self.add, first, group.distance);
            let counted = circuit.add(selector, ty, 0, &[counter.head], &[], &[first, Gate::NONE]);
            let next = circuit.add(self.add, ty, 0, &[], &[], &[counted, step]);
            circuit.set_input(counted, 2, next);
            circuit.set_word(counted, word);
            for (address, distance) in group.addresses {
                let line = circuit.line(address);
                let now = sum_of(
                    circuit,
                    constants,
                    self.add,
                    counted,
                    distance.wrapping_sub(group.distance),
                );
                if now != counted {
                    circuit.set_line(now, line);
                    circuit.set_word(now, word);
                }
                context.replace(circuit, address, now);
                circuit.kill(address);
            }
        }
    }
}

/// Where a gate accesses memory, scalars or vectors: its first input that is an address. Others are distances.
fn address_of(circuit: &Circuit, access: Gate) -> Option<Gate> {
    let def = circuit.def(access);
    if def.class != Class::Effect {
        return None;
    }
    let at = def.values.iter().position(|term| *term == Term::Arch)?;
    circuit.values(access).get(at)
}

/// A number of a type with its sign.
fn extended(circuit: &Circuit, ty: Type, number: u64) -> i64 {
    let above = 64 - circuit.set().type_def(ty).width.clamp(1, 64);
    (number << above) as i64 >> above
}

/// The chains of which nothing is left when their addresses are counted: what a gate below an address is used for is in
/// other chains, else it would be computed as well. The counter's own step is there anyway.
fn closed(circuit: &Circuit, mut chains: Vec<Chain>, next: Gate) -> Vec<Chain> {
    loop {
        let members = members(&chains, next);
        let lasts: HashSet<Gate> = chains.iter().filter_map(|chain| chain.last()).map(|l| l.gate).collect();
        let only_here = |gate: Gate| circuit.uses(gate).all(|u| members.contains(&u.user));
        let goes = |gate: Gate| gate == next || lasts.contains(&gate) || only_here(gate);
        let before = chains.len();
        chains.retain(|chain| chain.iter().all(|l| goes(l.gate)));
        if chains.len() == before {
            return chains;
        }
    }
}

/// The gates of chains, but for the counter's own step.
fn members(chains: &[Chain], next: Gate) -> HashSet<Gate> {
    let all = chains.iter().flatten().map(|l| l.gate);
    all.filter(|&gate| gate != next).collect()
}
