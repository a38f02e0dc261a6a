//! The circuits' selectors against the construction by dominance frontiers: every use of a variable sees the same value along all
//! paths. Lowering notes what it reads and sets at which state; the states are the blocks of an abstract program.

use onespec_compiler::flow::{Cfg, DomTree, Dominators};
use onespec_graph::{Circuit, Gate, Role};
use onespec_test_support::ssa::{Access, Placement, Program, Ssa, Value};
use onespec_volt::{Event, Options, Vectors, compile, source::Disk};
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// States that control reaches, each once, the entry first.
fn states(circuit: &Circuit) -> Vec<Gate> {
    let mut all = vec![circuit.state_entry()];
    let mut seen: HashSet<Gate> = all.iter().copied().collect();
    let mut at = 0;
    while at < all.len() {
        for next in circuit.successors(all[at]) {
            if seen.insert(next) {
                all.push(next);
            }
        }
        at += 1;
    }
    all
}

struct Compare<'c> {
    circuit: &'c Circuit,
    states: &'c [Gate],
    ssa: &'c Ssa,
    /// By access, the gate that it read or set.
    gates: &'c [Gate],
    seen: HashSet<(Value, Gate)>,
    selectors: usize,
}

impl Compare<'_> {
    /// Whether a value is the same as a gate's, if all that is being compared already is.
    fn same(&mut self, value: Value, gate: Gate) -> bool {
        let mut open = vec![(value, gate)];
        while let Some((value, gate)) = open.pop() {
            if gate == Gate::NONE || gate.index() >= self.circuit.len() {
                return false;
            }
            if !self.seen.insert((value, gate)) {
                continue;
            }
            let selects = self.circuit.role(gate) == Role::ValueSelector;
            match value {
                Value::Definition(access) if self.gates[access as usize] == gate => {}
                Value::Selector(selector) => {
                    let block = self.ssa.selectors()[selector as usize].block;
                    let here = self.states[block as usize];
                    let arguments = self.ssa.arguments(selector);
                    if selects && self.circuit.state(gate, 0) == here {
                        self.selectors += 1;
                        let inputs: Vec<Gate> = self.circuit.values(gate).to_vec();
                        if inputs.len() != arguments.len() {
                            return false;
                        }
                        open.extend(arguments.iter().copied().zip(inputs));
                    } else {
                        // One of both chooses between what is the same.
                        open.extend(arguments.iter().map(|argument| (*argument, gate)));
                    }
                }
                value if selects => open.extend(self.circuit.values(gate).iter().map(|input| (value, input))),
                _ => return false,
            }
        }
        true
    }
}

fn function(circuit: &Circuit, events: &[Event]) -> Result<(usize, usize), String> {
    let states = states(circuit);
    let number: HashMap<Gate, u32> = states.iter().copied().zip(0..).collect();
    let before = |state: &Gate| -> Vec<u32> {
        let states = circuit.states(*state);
        states.iter().filter_map(|s| number.get(&s).copied()).collect()
    };
    let cfg = Cfg::from_predecessors(0, states.iter().map(before)).map_err(|error| format!("{error:?}"))?;
    let tree = DomTree::new(&Dominators::new(&cfg));
    let mut blocks: Vec<Vec<Access>> = vec![Vec::new(); states.len()];
    let mut gates: Vec<Vec<Gate>> = vec![Vec::new(); states.len()];
    let mut variables = 0;
    for event in events {
        let Some(&block) = number.get(&event.state) else {
            continue;
        };
        blocks[block as usize].push(match event.sets {
            true => Access::Definition(event.slot),
            false => Access::Use(event.slot),
        });
        gates[block as usize].push(event.value);
        variables = variables.max(event.slot + 1);
    }
    let gates: Vec<Gate> = gates.concat();
    let program = Program::new(variables, blocks).map_err(|error| error.to_string())?;
    let ssa = Ssa::new(&cfg, &tree, &program, Placement::Pruned).map_err(|error| error.to_string())?;
    let mut compare = Compare {
        circuit,
        states: &states,
        ssa: &ssa,
        gates: &gates,
        seen: HashSet::new(),
        selectors: 0,
    };
    let mut uses = 0;
    for (access, &gate) in (0..).zip(&gates) {
        if let Some(value) = ssa.seen(access) {
            uses += 1;
            if !compare.same(value, gate) {
                return Err(format!("access {access} sees {value:?}, the circuit has %{}", gate.0));
            }
        }
    }
    Ok((uses, compare.selectors))
}

fn case(path: &Path) -> datatest_stable::Result<()> {
    let options = Options {
        vectors: Vectors::Lanes,
        trace: true,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    let module = done.module.ok_or(shown)?;
    let mut uses = 0;
    for (made, events) in module.functions.iter().zip(&done.traces) {
        let compared = function(&made.circuit, events).map_err(|why| format!("{}: {why}", made.name))?;
        uses += compared.0;
    }
    match uses {
        0 => Err("nothing was compared".into()),
        _ => Ok(()),
    }
}

datatest_stable::harness! {
    { test = case, root = "../../examples/volt", pattern = r"^\d\d_[^/]+\.vt$" },
}
