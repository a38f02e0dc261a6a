//! Loop-invariant code motion of loads: the address is loop-invariant, and nothing in the loop may write to it. A
//! hoisted load depends on the memory state before the loop.
//!
//! A load from unmapped memory ends the program. So a load that an iteration may skip is hoisted only if its bytes are
//! those of a stack slot or of a datum.

use super::alias::{Access, unhook};
use super::memory::Memory;
use super::memory_segments::only_user;
use super::{Context, Pass};
use crate::schedule::control::Control;
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Role, Type};

pub(super) struct Hoist;

/// Loops that a load may leave at once.
const LOOPS: u32 = 8;

impl Pass for Hoist {
    fn name(&self) -> &'static str {
        "load-licm"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("hoist")
    }

    fn about(&self) -> &'static str {
        "moves loads out of loops that do not change what they give"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let loads: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Load).collect();
        let in_loops = circuit.gates().any(|g| circuit.role(g) == Role::LoopBegin);
        if loads.is_empty() || !in_loops {
            return false;
        }
        let Some(control) = context.analyses.control(circuit) else {
            return false;
        };
        let mut memory = Memory::of(circuit, context);
        let mut moved: HashMap<(Gate, Gate, Type), Gate> = HashMap::new();
        let mut changed = false;
        for load in loads {
            let Some(access) = memory.addresses.access(circuit, load) else {
                continue;
            };
            let Some(selector) = outermost(circuit, &control, &mut memory, load, &access) else {
                continue;
            };
            let key = (selector, access.at, circuit.ty(load));
            let known = moved
                .get(&key)
                .copied()
                .filter(|&g| circuit.word(g) == circuit.word(load));
            unhook(circuit, load);
            let before = match known.or_else(|| in_front(circuit, selector, load)) {
                Some(before) => before,
                None => continue,
            };
            moved.insert(key, before);
            context.replace(circuit, load, before);
            circuit.kill(load);
            changed = true;
        }
        changed
    }
}

/// The memory phi of the outermost loop that a load can leave, from the innermost one outwards.
fn outermost(circuit: &Circuit, control: &Control, memory: &mut Memory, load: Gate, access: &Access) -> Option<Gate> {
    let mut at = memory.place(load)?;
    let mut found = None;
    let mut inner = control.loop_of(control.node(at)?);
    for _ in 0..LOOPS {
        let Some(head) = control.head(inner) else { break };
        let head = *control.states.get(head as usize)?;
        let selector = circuit
            .uses(head)
            .find(|u| u.index == 0 && circuit.role(u.user) == Role::DependSelector)
            .map(|u| u.user);
        let Some(selector) = selector else { break };
        let runs = memory.is_there(circuit, access) || is_straight(circuit, head, at);
        if !runs || !memory.is_fixed(selector, access) || memory.loop_may_change(circuit, selector, access) {
            break;
        }
        found = Some(selector);
        at = circuit.state(head, 0);
        inner = *control.loop_parent.get(inner as usize)?;
    }
    found
}

/// Whether control comes from the head of a loop to a state in any case.
fn is_straight(circuit: &Circuit, head: Gate, mut state: Gate) -> bool {
    while state != head && circuit.role(state) == Role::Block {
        state = circuit.state(state, 0);
    }
    state == head
}

/// The load in front of a loop, between the memory before it and the loop's selector.
fn in_front(circuit: &mut Circuit, selector: Gate, load: Gate) -> Option<Gate> {
    let (block, relay) = (circuit.set().by_role(Role::Block)?, circuit.set().by_role(Role::Relay)?);
    let head = circuit.state(selector, 0);
    let mut memory = circuit.depend(selector, 0);
    if only_user(circuit, memory) != Some(selector) {
        // Others take that memory too: the load stands behind a relay of its own.
        let before = circuit.add(block, Type::NONE, 0, &[circuit.state(head, 0)], &[], &[]);
        circuit.set_input(head, 0, before);
        memory = circuit.add(relay, Type::NONE, 0, &[before], &[memory], &[]);
        for gate in [before, memory] {
            circuit.set_line(gate, circuit.line(load));
        }
    }
    let address = circuit.value(load, 0);
    let moved = circuit.add(
        circuit.op(load),
        circuit.ty(load),
        circuit.bits(load),
        &[],
        &[memory],
        &[address],
    );
    circuit.set_word(moved, circuit.word(load));
    circuit.set_line(moved, circuit.line(load));
    circuit.set_input(selector, 1, moved);
    Some(moved)
}
