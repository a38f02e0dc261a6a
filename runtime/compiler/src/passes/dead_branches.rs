//! CFG simplification: folds branches with a known condition; removes unreachable states, merges with one predecessor,
//! phis (selectors) with one input and empty basic blocks.

use super::{Context, Pass, constants, reachable, selectors};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct DeadBranches;

impl Pass for DeadBranches {
    fn name(&self) -> &'static str {
        "simplifycfg"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("dbe")
    }

    fn about(&self) -> &'static str {
        "removes sides of branches that are never taken, and what control cannot reach"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let branches = decide(circuit);
        let states = reachable::clean(circuit, context);
        let copies = selectors::remove_copies(circuit, context);
        let blocks = remove_blocks(circuit, context);
        branches || states || copies || blocks
    }
}

/// Branches and switches on constants become blocks: the side that is taken keeps its relays.
fn decide(circuit: &mut Circuit) -> bool {
    let Some(block) = circuit.set().by_role(Role::Block) else {
        return false;
    };
    let forks: Vec<Gate> = circuit
        .gates()
        .filter(|&g| matches!(circuit.role(g), Role::Branch | Role::Switch))
        .collect();
    let mut changed = false;
    for fork in forks {
        let Some(taken) = taken(circuit, fork) else { continue };
        let before = circuit.state(fork, 0);
        let sides: Vec<Gate> = circuit.successors(fork).collect();
        for side in sides {
            // A side that is not taken follows nothing: control cannot reach it.
            circuit.set_input(side, 0, if side == taken { before } else { Gate::NONE });
        }
        circuit.set_op(taken, block);
        circuit.set_bits(taken, 0);
        circuit.kill(fork);
        changed = true;
    }
    changed
}

/// The side that is always taken.
fn taken(circuit: &Circuit, fork: Gate) -> Option<Gate> {
    let mut default = None;
    let mut sides = 0;
    let value = constants::bits(circuit, circuit.value(fork, 0));
    for side in circuit.successors(fork) {
        sides += 1;
        let hit = match circuit.role(side) {
            Role::True => value == Some(1),
            Role::Case => value == Some(circuit.bits(side)),
            _ => {
                default = Some(side);
                false
            }
        };
        if hit {
            return Some(side);
        }
    }
    // A value that no side names, or a switch that has no case.
    default.filter(|_| value.is_some() || (sides == 1 && circuit.role(fork) == Role::Switch))
}

/// Blocks go, and relays at them whose memory is from the same straight piece of control flow: nothing is between it and the
/// block that could keep control from getting there.
fn remove_blocks(circuit: &mut Circuit, context: &mut Context) -> bool {
    let mut changed = false;
    let mut heads = Heads {
        of_memory: vec![Gate::NONE; circuit.len()],
    };
    let order: Vec<Gate> = circuit.reverse_postorder();
    for state in order {
        if circuit.role(state) != Role::Block {
            continue;
        }
        let before = circuit.state(state, 0);
        let relays: Vec<Gate> = circuit
            .uses(state)
            .filter(|u| u.index == 0 && circuit.role(u.user) == Role::Relay)
            .map(|u| u.user)
            .collect();
        let head = straight_head(circuit, before);
        let mut stays = false;
        for relay in relays {
            let memory = circuit.depend(relay, 0);
            if heads.of(circuit, memory) == head {
                context.replace(circuit, relay, memory);
                circuit.kill(relay);
                changed = true;
            } else {
                stays = true;
            }
        }
        if !stays {
            circuit.replace_uses(state, before);
            circuit.kill(state);
            changed = true;
        }
    }
    changed
}

/// The state above without a fork between; blocks with relays are passed, and those without are gone already.
fn straight_head(circuit: &Circuit, mut state: Gate) -> Gate {
    while circuit.role(state) == Role::Block {
        state = circuit.state(state, 0);
    }
    state
}

/// Where versions of memory begin: the states that they are bound to.
struct Heads {
    of_memory: Vec<Gate>,
}

impl Heads {
    fn of(&mut self, circuit: &Circuit, memory: Gate) -> Gate {
        let mut chain = Vec::new();
        let mut at = memory;
        let head = loop {
            let Some(&known) = self.of_memory.get(at.index()) else {
                break Gate::NONE;
            };
            if known != Gate::NONE {
                break known;
            }
            match circuit.def(at).class {
                Class::Effect => {
                    chain.push(at);
                    at = circuit.depend(at, 0);
                }
                Class::Fixed => break straight_head(circuit, circuit.state(at, 0)),
                Class::StateCompute => break at,
                _ => break circuit.state_entry(),
            }
            if chain.len() > circuit.len() {
                break Gate::NONE;
            }
        };
        for gate in chain {
            self.of_memory[gate.index()] = head;
        }
        head
    }
}
