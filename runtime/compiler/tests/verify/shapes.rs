//! Circuits of one shape and any size, made gate by gate.
#![allow(dead_code)]

use onespec_circuit::GATES;
use onespec_graph::circuit::Wires;
use onespec_graph::set::{Class, Opcode};
use onespec_graph::{Circuit, Gate, Type};
use onespec_test_support::Rng;

/// The opcode with a name.
pub fn op(name: &str) -> Opcode {
    GATES.by_name(name).unwrap_or_else(|| panic!("no gate {name}"))
}

/// The type with a name.
pub fn ty(name: &str) -> Type {
    GATES.type_by_name(name).unwrap_or_else(|| panic!("no type {name}"))
}

/// A circuit under construction.
pub struct Maker {
    pub c: Circuit,
}

impl Maker {
    pub fn new() -> Maker {
        Maker {
            c: Circuit::new(&GATES, 64),
        }
    }

    pub fn state(&mut self, name: &str, from: &[Gate]) -> Gate {
        self.c.add(op(name), Type::NONE, 0, from, &[], &[])
    }

    pub fn branch(&mut self, from: Gate, condition: Gate) -> [Gate; 2] {
        let branch = self.c.add(op("IF_BRANCH"), Type::NONE, 0, &[from], &[], &[condition]);
        [self.state("IF_TRUE", &[branch]), self.state("IF_FALSE", &[branch])]
    }

    pub fn arg(&mut self, order: u64, of: &str) -> Gate {
        self.c.add(op("ARG"), ty(of), order, &[], &[], &[])
    }

    pub fn value(&mut self, name: &str, of: &str, bits: u64, values: &[Gate]) -> Gate {
        self.c.add(op(name), ty(of), bits, &[], &[], values)
    }

    pub fn selector(&mut self, state: Gate, of: &str, values: &[Gate]) -> Gate {
        self.c.add(op("VALUE_SELECTOR"), ty(of), 0, &[state], &[], values)
    }

    pub fn ret(&mut self, from: Gate, memory: Gate, value: Gate) -> Gate {
        self.c.add(op("RETURN"), Type::NONE, 0, &[from], &[memory], &[value])
    }
}

/// `a + a + a …`
pub fn chain(gates: usize) -> Circuit {
    let mut m = Maker::new();
    m.c.reserve(gates, 2 * gates);
    let a = m.arg(0, "i32");
    let sum = (0..gates).fold(a, |sum, _| m.value("ADD", "i32", 0, &[sum, a]));
    let (s, d) = (m.c.state_entry(), m.c.depend_entry());
    m.ret(s, d, sum);
    m.c
}

/// Loads and stores by turns.
pub fn effects(gates: usize) -> Circuit {
    let mut m = Maker::new();
    m.c.reserve(gates, 3 * gates);
    let p = m.arg(0, "i64");
    let mut memory = m.c.depend_entry();
    for _ in 0..gates / 2 {
        let load = m.c.add(op("LOAD"), ty("i64"), 0, &[], &[memory], &[p]);
        memory = m.c.add(op("STORE"), Type::NONE, 0, &[], &[load], &[load, p]);
    }
    let s = m.c.state_entry();
    m.ret(s, memory, p);
    m.c
}

/// Loops one in the other, each with a counter: eight gates a loop.
pub fn nested_loops(depth: usize) -> Circuit {
    let mut m = Maker::new();
    let (condition, start) = (m.arg(0, "i1"), m.arg(1, "i64"));
    let mut open = Vec::new();
    let (mut state, mut value) = (m.c.state_entry(), start);
    for _ in 0..depth {
        let head = m.state("LOOP_BEGIN", &[state, Gate::NONE]);
        let counter = m.selector(head, "i64", &[value, Gate::NONE]);
        let [inside, outside] = m.branch(head, condition);
        open.push((head, counter, outside));
        (state, value) = (inside, counter);
    }
    for (head, counter, outside) in open.into_iter().rev() {
        let next = m.value("ADD", "i64", 0, &[value, start]);
        let back = m.state("LOOP_BACK", &[state]);
        m.c.set_input(head, 1, back);
        m.c.set_input(counter, 2, next);
        (state, value) = (outside, counter);
    }
    let d = m.c.depend_entry();
    m.ret(state, d, value);
    m.c
}

/// A switch with a constant for each case.
pub fn switch(cases: usize) -> Circuit {
    let mut m = Maker::new();
    let a = m.arg(0, "i64");
    let entry = m.c.state_entry();
    let switch = m.c.add(op("SWITCH_BRANCH"), Type::NONE, 0, &[entry], &[], &[a]);
    let (mut ways, mut values) = (vec![m.state("DEFAULT_CASE", &[switch])], vec![a]);
    for case in 0..cases / 2 {
        ways.push(m.c.add(op("SWITCH_CASE"), Type::NONE, case as u64, &[switch], &[], &[]));
        values.push(m.value("CONSTANT", "i64", case as u64, &[]));
    }
    let merge = m.state("MERGE", &ways);
    let value = m.selector(merge, "i64", &values);
    let d = m.c.depend_entry();
    m.ret(merge, d, value);
    m.c
}

/// The same gates in another order: what is near in the graph is far in memory.
pub fn shuffled(circuit: &Circuit, seed: u64) -> Circuit {
    let roots = u32::from(circuit.set().roots);
    let mut order: Vec<Gate> = circuit.gates().filter(|g| g.0 >= roots).collect();
    let mut rng = Rng::new(seed);
    for i in (1..order.len()).rev() {
        order.swap(i, rng.below(i + 1));
    }
    reordered(circuit, &order)
}

/// The same gates in a given order, which names all that live but roots.
pub fn reordered(circuit: &Circuit, order: &[Gate]) -> Circuit {
    let roots = u32::from(circuit.set().roots);
    let bits = circuit.set().type_def(circuit.arch()).width;
    let mut c = Circuit::new(circuit.set(), bits);
    c.signature = circuit.signature.clone();
    let mut to = vec![Gate::NONE; circuit.len()];
    (0..roots).for_each(|root| to[root as usize] = Gate(root));
    for (number, gate) in (roots..).zip(order) {
        to[gate.index()] = Gate(number);
    }
    // An input that is made later is set when all are there.
    for &gate in order {
        let map = |inputs: onespec_graph::circuit::Inputs<'_>| -> Vec<Gate> {
            inputs.iter().map(|g| to.get(g.index()).copied().unwrap_or(g)).collect()
        };
        let (states, depends, values) = (
            map(circuit.states(gate)),
            map(circuit.depends(gate)),
            map(circuit.values(gate)),
        );
        let known = |gates: &[Gate]| -> Vec<Gate> {
            gates
                .iter()
                .map(|&g| if g.index() < c.len() { g } else { Gate::NONE })
                .collect()
        };
        let wires = (known(&states), known(&depends), known(&values));
        let root = circuit.root(gate).map(|g| to.get(g.index()).copied().unwrap_or(g));
        let new = c.push(
            circuit.op(gate),
            circuit.ty(gate),
            circuit.bits(gate),
            Wires {
                states: &wires.0,
                depends: &wires.1,
                values: &wires.2,
                root,
            },
        );
        debug_assert_eq!(new, to[gate.index()]);
    }
    for &gate in order {
        let new = to[gate.index()];
        for (i, input) in circuit.inputs(gate).iter().enumerate() {
            let target = to.get(input.index()).copied().unwrap_or(input);
            if c.input(new, i as u32) != target {
                c.set_input(new, i as u32, target);
            }
        }
    }
    c
}

/// Whether a gate is a state.
pub fn is_state(circuit: &Circuit, gate: Gate) -> bool {
    circuit.def(gate).class == Class::State
}
