//! What holds of every schedule.

use crate::support::{count, gates};
use crate::ways;
use onespec_compiler::schedule::{Options, Policy, Schedule, schedule};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};
use onespec_test_support::circuits::{Shape, circuit};
use std::collections::{BTreeSet, HashMap};

/// Dominators of states by their definition: sets, to the fixpoint.
struct Dominators(HashMap<Gate, BTreeSet<Gate>>);

impl Dominators {
    fn new(circuit: &Circuit, schedule: &Schedule) -> Dominators {
        let states: Vec<Gate> = schedule.blocks().flat_map(|b| b.states.to_vec()).collect();
        let all: BTreeSet<Gate> = states.iter().copied().collect();
        let mut sets: HashMap<Gate, BTreeSet<Gate>> = states.iter().map(|&s| (s, all.clone())).collect();
        sets.insert(states[0], BTreeSet::from([states[0]]));
        let mut changed = true;
        while changed {
            changed = false;
            for &state in &states[1..] {
                let mut of = circuit.states(state).iter().map(|s| sets[&s].clone());
                let mut common = of.next().unwrap_or_default();
                of.for_each(|other| common.retain(|s| other.contains(s)));
                common.insert(state);
                changed |= sets[&state] != common;
                sets.insert(state, common);
            }
        }
        Dominators(sets)
    }

    fn dominates(&self, above: Gate, below: Gate) -> bool {
        self.0[&below].contains(&above)
    }
}

/// How many loops each state is in: heads that it reaches backwards from a state that goes back, without the head.
fn loop_depths(circuit: &Circuit, schedule: &Schedule) -> HashMap<Gate, u32> {
    let mut depth: HashMap<Gate, u32> = HashMap::new();
    for head in schedule
        .blocks()
        .map(|b| b.states[0])
        .filter(|&s| circuit.role(s) == Role::LoopBegin)
    {
        let mut body = BTreeSet::from([head]);
        let mut work = vec![circuit.state(head, 1)];
        while let Some(state) = work.pop() {
            if body.insert(state) {
                work.extend(circuit.states(state).iter());
            }
        }
        for state in body {
            *depth.entry(state).or_default() += 1;
        }
    }
    depth
}

#[test]
fn places_are_between_their_bounds() {
    for seed in 0..count(300) {
        let c = circuit(gates(), seed, &Shape::of_seed(seed));
        for options in ways() {
            let s = schedule(&c, &options).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            check(&c, &s, &format!("seed {seed}, {:?}", options.policy));
        }
    }
}

fn check(c: &Circuit, s: &Schedule, what: &str) {
    let dominators = Dominators::new(c, s);
    let depths = loop_depths(c, s);
    let depth = |state: Gate| depths.get(&state).copied().unwrap_or(0);
    for (number, block) in s.blocks().enumerate() {
        for state in block.states {
            assert_eq!(block.loop_depth, depth(*state), "{what}: loops around {state:?}");
        }
        for &next in block.successors {
            assert!(
                next as usize > number || c.role(s.block(next).states[0]) == Role::LoopBegin,
                "{what}: order"
            );
        }
    }
    for gate in c
        .gates()
        .filter(|&g| matches!(c.def(g).class, Class::Compute | Class::Effect))
    {
        let Some(place) = s.place(gate) else { continue };
        let (early, late) = s.bounds(gate).expect("a placed gate has bounds");
        assert!(dominators.dominates(early, place), "{what}: {gate:?} above its inputs");
        assert!(dominators.dominates(place, late), "{what}: {gate:?} below its users");
        assert!(depth(place) <= depth(late), "{what}: {gate:?} went into a loop");
        for input in c.depends(gate).iter().chain(c.values(gate).iter()) {
            if let Some(there) = s.place(input) {
                assert!(
                    dominators.dominates(there, place),
                    "{what}: {input:?} is not there for {gate:?}"
                );
            }
        }
    }
    // Each gate that has a place stands in one block, and once.
    let mut seen = vec![0; c.len()];
    s.blocks().for_each(|b| b.ordered().for_each(|g| seen[g.index()] += 1));
    for gate in c
        .gates()
        .filter(|&g| s.place(g).is_some() && c.def(g).class != Class::Root)
    {
        assert_eq!(seen[gate.index()], 1, "{what}: {gate:?}");
    }
}

/// The most values alive at one point of each block, by sets of live values to the fixpoint.
fn live_values(c: &Circuit, s: &Schedule) -> Vec<usize> {
    let holds =
        |g: Gate| c.set().type_def(c.ty(g)).bank == onespec_graph::set::Bank::Int && c.def(g).class != Class::Root;
    let mut behind: Vec<BTreeSet<Gate>> = vec![BTreeSet::new(); s.len()];
    let mut before = behind.clone();
    let mut most = vec![0; s.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for b in (0..s.len()).rev() {
            let block = s.block(b as u32);
            let mut now: BTreeSet<Gate> = block
                .successors
                .iter()
                .flat_map(|&n| before[n as usize].clone())
                .collect();
            now.extend(s.copies(c, b as u32).map(|(_, value)| value).filter(|&v| holds(v)));
            behind[b] = now.clone();
            most[b] = now.len();
            let gates: Vec<Gate> = block.gates.iter().chain(block.states).copied().collect();
            for &gate in gates.iter().rev() {
                if holds(gate) {
                    now.insert(gate);
                    most[b] = most[b].max(now.len());
                    now.remove(&gate);
                }
                now.extend(c.values(gate).iter().filter(|&v| holds(v)));
                most[b] = most[b].max(now.len());
            }
            for &gate in block.fixed.iter().filter(|&&g| holds(g)) {
                now.insert(gate);
            }
            most[b] = most[b].max(now.len());
            for gate in block.fixed {
                now.remove(gate);
            }
            changed |= before[b] != now;
            before[b] = now;
        }
    }
    most
}

#[test]
fn pressure_is_the_number_of_live_values() {
    let mut most = 0;
    for seed in 0..count(300) {
        let shape = Shape {
            address_bits: 64,
            ..Shape::of_seed(seed)
        };
        let c = circuit(gates(), seed, &shape);
        for (_, policy) in Policy::ALL {
            let options = Options {
                constants: onespec_compiler::schedule::ConstantPlaces::Entry,
                ..Options::with(policy)
            };
            let s = schedule(&c, &options).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            let expected = live_values(&c, &s);
            for (number, block) in s.blocks().enumerate() {
                assert_eq!(
                    block.pressure[0] as usize, expected[number],
                    "seed {seed}, {policy:?}, block {number}"
                );
                most = most.max(expected[number]);
            }
        }
    }
    assert!(most > 10, "nothing was alive");
}

#[test]
fn registers_suffice_where_they_do_without_leaving_loops() {
    let mut crowded = 0;
    for seed in 0..count(300) {
        let c = circuit(gates(), seed, &Shape::of_seed(seed));
        for registers in [4, 6, 8, 12, 16] {
            let with = |policy| {
                let mut options = Options::with(policy);
                options.target.registers.fill(registers);
                options.target.reserve.fill(0);
                schedule(&c, &options).unwrap_or_else(|e| panic!("seed {seed}: {e}"))
            };
            let (late, click, pressure) = (with(Policy::Late), with(Policy::Click), with(Policy::Pressure));
            for bank in 0..3 {
                for ((late, click), now) in late.blocks().zip(click.blocks()).zip(pressure.blocks()) {
                    let allowed = late.pressure[bank].max(registers);
                    assert!(now.pressure[bank] <= allowed, "seed {seed}, {registers} registers");
                    crowded += u32::from(click.pressure[bank] > allowed);
                }
            }
        }
    }
    assert!(crowded > 10, "only {crowded} blocks where it matters");
}
