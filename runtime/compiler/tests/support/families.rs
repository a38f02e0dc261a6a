//! Large circuits of one kind each, for tests and benchmarks of time. All have about as many gates as asked for.
#![allow(dead_code)]

use onespec_circuit::GATES;
use onespec_graph::{Circuit, Gate, Role, Type};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, circuit};

/// A maker of circuits by size.
pub type Family = fn(usize) -> Circuit;

/// All, by name.
pub const ALL: [(&str, Family); 9] = [
    ("random", random),
    ("one_block", one_block),
    ("add_chain", add_chain),
    ("diamonds", diamonds),
    ("nested_ifs", nested_ifs),
    ("nested_loops", nested_loops),
    ("invariants", invariants),
    ("long_lives", long_lives),
    ("loads", loads),
];

/// A program with everything.
pub fn random(size: usize) -> Circuit {
    circuit(&GATES, 1, &Shape::of_size(size))
}

/// Makes gates by role or name.
struct Maker {
    c: Circuit,
    i1: Type,
    i64: Type,
    state: Gate,
    memory: Gate,
}

impl Maker {
    fn new() -> Maker {
        let c = Circuit::new(&GATES, 64);
        let ty = |name| GATES.type_by_name(name).expect("a type");
        Maker {
            i1: ty("i1"),
            i64: ty("i64"),
            state: c.state_entry(),
            memory: c.depend_entry(),
            c,
        }
    }

    fn state(&mut self, role: Role, from: &[Gate], values: &[Gate]) -> Gate {
        let op = GATES.by_role(role).expect("a role");
        self.c.add(op, Type::NONE, 0, from, &[], values)
    }

    fn arg(&mut self, order: u64, ty: Type) -> Gate {
        let op = GATES.by_role(Role::Arg).expect("a role");
        self.c.add(op, ty, order, &[], &[], &[])
    }

    fn constant(&mut self, bits: u64) -> Gate {
        let op = GATES.by_role(Role::Constant).expect("a role");
        self.c.add(op, self.i64, bits, &[], &[], &[])
    }

    fn two(&mut self, name: &str, a: Gate, b: Gate) -> Gate {
        let op = GATES.by_name(name).expect("an opcode");
        self.c.add(op, self.i64, 0, &[], &[], &[a, b])
    }

    fn less(&mut self, a: Gate, b: Gate) -> Gate {
        let op = GATES.by_name("ICMP").expect("an opcode");
        self.c.add(op, self.i1, 0xc, &[], &[], &[a, b])
    }

    fn selector(&mut self, state: Gate, values: &[Gate]) -> Gate {
        let op = GATES.by_role(Role::ValueSelector).expect("a role");
        self.c.add(op, self.i64, 0, &[state], &[], values)
    }

    fn branch(&mut self, condition: Gate) -> (Gate, Gate) {
        let branch = self.state(Role::Branch, &[self.state], &[condition]);
        (
            self.state(Role::True, &[branch], &[]),
            self.state(Role::False, &[branch], &[]),
        )
    }

    fn finish(mut self, value: Gate) -> Circuit {
        let op = GATES.by_role(Role::Return).expect("a role");
        self.c.add(op, Type::NONE, 0, &[self.state], &[self.memory], &[value]);
        self.c
    }
}

/// One block of additions of random earlier values.
pub fn one_block(size: usize) -> Circuit {
    let mut m = Maker::new();
    let mut rng = Rng::new(7);
    let mut values = vec![m.arg(0, m.i64), m.arg(1, m.i64)];
    for _ in 0..size / 2 {
        let (a, b) = (
            values[rng.below(values.len())],
            values[values.len() - 1 - rng.below(values.len().min(40))],
        );
        values.push(m.two("ADD", a, b));
    }
    let mut sum = values[0];
    for &value in &values {
        sum = m.two("XOR", value, sum);
    }
    m.finish(sum)
}

/// One chain.
pub fn add_chain(size: usize) -> Circuit {
    let mut m = Maker::new();
    let a = m.arg(0, m.i64);
    let mut sum = a;
    for _ in 0..size {
        sum = m.two("ADD", sum, a);
    }
    m.finish(sum)
}

/// Branches one after the other.
pub fn diamonds(size: usize) -> Circuit {
    let mut m = Maker::new();
    let (a, b) = (m.arg(0, m.i64), m.arg(1, m.i64));
    let mut now = a;
    for _ in 0..size / 8 {
        let condition = m.less(now, b);
        let (t, f) = m.branch(condition);
        let x = m.two("MUL", now, b);
        let y = m.two("ADD", now, a);
        m.state = m.state(Role::Merge, &[t, f], &[]);
        now = m.selector(m.state, &[x, y]);
    }
    m.finish(now)
}

/// A branch in the first arm of a branch, and so on.
pub fn nested_ifs(size: usize) -> Circuit {
    let mut m = Maker::new();
    let (a, b) = (m.arg(0, m.i64), m.arg(1, m.i64));
    let mut now = a;
    let mut outer = Vec::new();
    for _ in 0..size / 8 {
        let condition = m.less(now, b);
        let (t, f) = m.branch(condition);
        m.state = t;
        outer.push((f, now));
        now = m.two("MUL", now, b);
    }
    while let Some((f, before)) = outer.pop() {
        let x = m.two("ADD", now, before);
        m.state = m.state(Role::Merge, &[m.state, f], &[]);
        now = m.selector(m.state, &[x, before]);
    }
    m.finish(now)
}

/// Loops in each other, a thousand deep, with values that could leave them all.
pub fn nested_loops(size: usize) -> Circuit {
    let mut m = Maker::new();
    let (a, b) = (m.arg(0, m.i64), m.arg(1, m.i64));
    let depth = (size / 20).min(1000);
    let mut now = a;
    let mut open = Vec::new();
    for _ in 0..depth {
        let head = m.state(Role::LoopBegin, &[m.state, Gate::NONE], &[]);
        now = m.selector(head, &[now, Gate::NONE]);
        m.state = head;
        open.push((head, now));
    }
    let mut sum = now;
    for _ in 0..(size.saturating_sub(8 * depth)) / 2 {
        let product = m.two("MUL", a, b);
        sum = m.two("ADD", sum, product);
    }
    while let Some((head, selector)) = open.pop() {
        sum = m.two("ADD", sum, selector);
        let condition = m.less(sum, b);
        let (t, f) = m.branch(condition);
        let back = m.state(Role::LoopBack, &[t], &[]);
        m.c.set_input(head, 1, back);
        m.c.set_input(selector, 2, sum);
        m.state = f;
    }
    m.finish(sum)
}

/// Loops one after the other, each with more invariants than registers.
pub fn invariants(size: usize) -> Circuit {
    let mut m = Maker::new();
    let (a, n) = (m.arg(0, m.i64), m.arg(1, m.i64));
    let mut now = a;
    for _ in 0..size / 110 {
        let head = m.state(Role::LoopBegin, &[m.state, Gate::NONE], &[]);
        let selector = m.selector(head, &[now, Gate::NONE]);
        let mut sum = selector;
        for k in 0..50 {
            let factor = m.constant(k + 3);
            let invariant = m.two("MUL", a, factor);
            sum = m.two("XOR", sum, invariant);
        }
        m.state = head;
        let condition = m.less(sum, n);
        let (t, f) = m.branch(condition);
        let back = m.state(Role::LoopBack, &[t], &[]);
        m.c.set_input(head, 1, back);
        m.c.set_input(selector, 2, sum);
        m.state = f;
        now = sum;
    }
    m.finish(now)
}

/// Values from the first half that are all used in the last block, with branches between.
pub fn long_lives(size: usize) -> Circuit {
    let mut m = Maker::new();
    let (a, b) = (m.arg(0, m.i64), m.arg(1, m.i64));
    let mut values = Vec::new();
    let mut now = a;
    for _ in 0..size / 10 {
        let condition = m.less(now, b);
        let (t, f) = m.branch(condition);
        m.state = m.state(Role::Merge, &[t, f], &[]);
        now = m.selector(m.state, &[now, b]);
        values.push(now);
    }
    for value in values {
        now = m.two("ADD", now, value);
    }
    m.finish(now)
}

/// Loads beside a chain of stores.
pub fn loads(size: usize) -> Circuit {
    let mut m = Maker::new();
    let a = m.arg(0, m.i64);
    let mut rng = Rng::new(3);
    let mut now = a;
    let (load, store) = (
        GATES.by_role(Role::Load).expect("a role"),
        GATES.by_role(Role::Store).expect("a role"),
    );
    for _ in 0..size / 6 {
        for _ in 0..rng.below(4) {
            let read = m.c.add(load, m.i64, 0, &[], &[m.memory], &[a]);
            now = m.two("ADD", read, now);
        }
        m.memory = m.c.add(store, Type::NONE, 0, &[], &[m.memory], &[now, a]);
    }
    m.finish(now)
}
