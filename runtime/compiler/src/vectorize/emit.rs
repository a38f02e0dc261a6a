//! Strip mining: a loop over strips of vector code in front of the scalar loop, which does what is left.
//!
//! The number of iterations that the strips do is found before them. It is 0 where one of the conditions does not hold
//! under which iterations may be done at once: then the scalar loop does all of them, as it did. Where nothing can be
//! left, its branch goes behind it at once, and the next clean-up removes it.

use super::cost::{self, Lanes};
use super::gates::Gates;
use super::linear::Lines;
use super::reason::{Reason, Why};
use super::recipe::{Id, Node, Recipe, Step, Sum, Within};
use super::shape::{Shape, View, is_pure, side_op};
use super::target::{Scale, Tail, VectorTarget};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Opcode, Type};

/// Gates in each other that are copied.
const DEPTH: u32 = 256;
/// Iterations of a loop for which a product with a step of 32 bits fits 64.
const SHORT: u64 = 1 << 31;

/// A branch on which iterations leave the loop, before it is known whether any does.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Test {
    /// The same in all iterations.
    Fixed { condition: Gate, stays: bool },
    /// A comparison of a number that grows with one that stays.
    Below {
        condition: Gate,
        stays: bool,
        grows: Gate,
        up: bool,
        small: bool,
    },
}

/// What has to hold before the loop for strips to do it.
#[derive(Debug, Default)]
pub(crate) struct Conditions {
    pub tests: Vec<Test>,
    /// Extensions, with what an iteration adds.
    pub checks: Vec<(Gate, i64)>,
    /// Addresses that must stay in an object.
    pub within: Vec<Within>,
    /// Addresses of accesses and their bytes, two each, that must not overlap.
    pub apart: Vec<[(Gate, u64); 2]>,
}

impl Conditions {
    pub fn is_empty(&self) -> bool {
        self.tests.is_empty() && self.checks.is_empty() && self.within.is_empty() && self.apart.is_empty()
    }

    /// What must hold for a loop whose guards never leave it and whose accesses do not meet.
    ///
    /// # Errors
    /// A guard whose condition is not one of these.
    pub fn of(
        view: &View<'_>,
        shape: &Shape,
        lines: &mut Lines<'_, '_>,
        checks: &[Gate],
        within: &[Within],
        apart: Vec<[(Gate, u64); 2]>,
    ) -> Result<Conditions, Reason> {
        let mut all = Conditions {
            apart,
            within: within.to_vec(),
            ..Conditions::default()
        };
        let mut checks = checks.to_vec();
        for guard in &shape.guards {
            let condition = view.circuit.value(guard.branch, 0);
            all.guard(view, shape, lines, &mut checks, (condition, guard.stays), 8)
                .ok_or_else(|| Why::Exit.at(view.circuit.line(guard.branch)))?;
        }
        checks.sort_unstable();
        checks.dedup();
        for gate in checks {
            let step = lines.form(gate).map_or(0, |form| form.signed_step());
            all.checks.push((gate, step));
        }
        Ok(all)
    }

    fn guard(
        &mut self,
        view: &View<'_>,
        shape: &Shape,
        lines: &mut Lines<'_, '_>,
        checks: &mut Vec<Gate>,
        (condition, stays): (Gate, bool),
        depth: u32,
    ) -> Option<()> {
        let (c, gates) = (view.circuit, view.gates);
        if shape.is_fixed(view, condition) {
            self.tests.push(Test::Fixed { condition, stays });
            return Some(());
        }
        if depth > 0 && c.op(condition) == if stays { gates.and } else { gates.or } {
            for at in 0..2 {
                self.guard(view, shape, lines, checks, (c.value(condition, at), stays), depth - 1)?;
            }
            return Some(());
        }
        if c.op(condition) != gates.icmp {
            return None;
        }
        let name = gates.code_name(c.bits(condition), false, false)?;
        if !name.starts_with('U') {
            return None;
        }
        let [a, b] = [c.value(condition, 0), c.value(condition, 1)];
        let grows = match (shape.is_fixed(view, a), shape.is_fixed(view, b)) {
            (false, true) => a,
            (true, false) => b,
            _ => return None,
        };
        let form = lines.form(grows)?;
        let step = form.signed_step();
        if step == 0 || step.unsigned_abs() >= SHORT {
            return None;
        }
        checks.extend(&form.checks);
        self.tests.push(Test::Below {
            condition,
            stays,
            grows,
            up: step > 0,
            small: step.unsigned_abs() > 1,
        });
        Some(())
    }
}

/// An iteration of which a value is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Turn {
    First,
    Last,
    /// The first of a strip.
    Strip,
}

/// Makes gates. What the loop was like before is known from `shape`, whose gates stay.
pub(crate) struct Emitter<'a> {
    pub circuit: &'a mut Circuit,
    pub gates: Gates,
    shape: &'a Shape,
    /// Gates from before the loop, by number: their values are there everywhere in it.
    fixed: Vec<bool>,
    copies: HashMap<(Turn, Gate), Gate>,
    constants: HashMap<(Type, u64), Gate>,
    line: u32,
}

impl<'a> Emitter<'a> {
    pub fn new(circuit: &'a mut Circuit, gates: Gates, shape: &'a Shape, fixed: Vec<bool>) -> Emitter<'a> {
        let line = circuit.line(shape.head);
        Emitter {
            circuit,
            gates,
            shape,
            fixed,
            copies: HashMap::new(),
            constants: HashMap::new(),
            line,
        }
    }

    fn add(&mut self, op: Opcode, ty: Type, bits: u64, [states, depends, values]: [&[Gate]; 3]) -> Gate {
        let gate = self.circuit.add(op, ty, bits, states, depends, values);
        self.circuit.set_line(gate, self.line);
        gate
    }

    pub fn pure(&mut self, op: Opcode, ty: Type, values: &[Gate]) -> Gate {
        self.add(op, ty, 0, [&[], &[], values])
    }

    pub fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        if let Some(&known) = self.constants.get(&(ty, bits)) {
            return known;
        }
        let gate = self.add(self.gates.constant, ty, bits, [&[], &[], &[]]);
        self.constants.insert((ty, bits), gate);
        gate
    }

    fn compare(&mut self, name: &str, a: Gate, b: Gate) -> Gate {
        let code = self.gates.code(name).unwrap_or(0);
        self.add(self.gates.icmp, self.gates.bit, code, [&[], &[], &[a, b]])
    }

    fn both(&mut self, a: Gate, b: Gate) -> Gate {
        self.pure(self.gates.and, self.gates.bit, &[a, b])
    }

    /// A number in 64 bits.
    fn wide(&mut self, value: Gate, signed: bool) -> Gate {
        let ty = self.circuit.ty(value);
        if self.gates.width(ty) >= self.gates.width(self.gates.word) {
            return value;
        }
        let op = if signed { self.gates.sext } else { self.gates.zext };
        self.pure(op, self.gates.word, &[value])
    }

    /// A scalar of the loop, as it is in an iteration.
    pub fn scalar(&mut self, gate: Gate, turn: Turn) -> Gate {
        self.copy(gate, turn, DEPTH)
    }

    fn copy(&mut self, gate: Gate, turn: Turn, depth: u32) -> Gate {
        if self.fixed.get(gate.index()) == Some(&true) || depth == 0 {
            return gate;
        }
        if let Some(&copy) = self.copies.get(&(turn, gate)) {
            return copy;
        }
        if gate == self.shape.index {
            let (ty, first, bound) = (self.circuit.ty(gate), self.shape.first, self.shape.bound);
            let value = match turn {
                Turn::First | Turn::Strip => first,
                Turn::Last => {
                    let one = self.constant(ty, 1);
                    self.pure(self.gates.sub, ty, &[bound, one])
                }
            };
            self.copies.insert((turn, gate), value);
            return value;
        }
        debug_assert!(is_pure(self.circuit, gate), "only what computes is copied");
        let inputs: Vec<Gate> = self.circuit.values(gate).to_vec();
        let inputs: Vec<Gate> = inputs
            .into_iter()
            .map(|input| self.copy(input, turn, depth - 1))
            .collect();
        let (op, ty, bits) = (self.circuit.op(gate), self.circuit.ty(gate), self.circuit.bits(gate));
        let line = self.circuit.line(gate);
        let made = self.circuit.add(op, ty, bits, &[], &[], &inputs);
        self.circuit.set_line(made, line);
        self.copies.insert((turn, gate), made);
        made
    }

    /// Whether the loop has an iteration at all.
    pub fn enters(&mut self) -> Gate {
        let Shape { first, bound, code, .. } = *self.shape;
        self.add(self.gates.icmp, self.gates.bit, code, [&[], &[], &[first, bound]])
    }

    /// How many iterations the loop has, where it has one.
    pub fn distance(&mut self) -> Gate {
        let (first, bound) = (self.shape.first, self.shape.bound);
        let ty = self.circuit.ty(self.shape.index);
        let count = self.pure(self.gates.sub, ty, &[bound, first]);
        self.wide(count, false)
    }

    /// Whether all conditions hold for that many iterations; nothing where there are none.
    pub fn holds(&mut self, conditions: &Conditions, count: Gate) -> Option<Gate> {
        let word = self.gates.word;
        let mut all: Vec<Gate> = Vec::new();
        let is_wide = self.gates.width(self.circuit.ty(self.shape.index)) >= 64;
        let long = |t: &Test| matches!(t, Test::Below { small: true, .. });
        let asks = !conditions.checks.is_empty() || !conditions.within.is_empty() || !conditions.apart.is_empty();
        if is_wide && (asks || conditions.tests.iter().any(long)) {
            let short = self.constant(word, SHORT);
            all.push(self.compare("ULT", count, short));
        }
        for test in &conditions.tests {
            match *test {
                Test::Fixed { condition, stays } => all.push(self.is(condition, stays)),
                Test::Below {
                    condition,
                    stays,
                    grows,
                    up,
                    ..
                } => {
                    for turn in [Turn::First, Turn::Last] {
                        let held = self.scalar(condition, turn);
                        all.push(self.is(held, stays));
                    }
                    let [from, to] = [Turn::First, Turn::Last].map(|turn| self.scalar(grows, turn));
                    all.push(if up {
                        self.compare("ULE", from, to)
                    } else {
                        self.compare("ULE", to, from)
                    });
                }
            }
        }
        for &(gate, step) in &conditions.checks {
            let signed = self.circuit.op(gate) == self.gates.sext;
            let [from, to] = [Turn::First, Turn::Last].map(|turn| {
                let value = self.scalar(gate, turn);
                self.wide(value, signed)
            });
            let one = self.constant(word, 1);
            let step = self.constant(word, step as u64);
            let more = self.pure(self.gates.sub, word, &[count, one]);
            let expected = self.pure(self.gates.mul, word, &[more, step]);
            let found = self.pure(self.gates.sub, word, &[to, from]);
            all.push(self.compare("EQ", found, expected));
        }
        for within in &conditions.within {
            let [from, to] = [Turn::First, Turn::Last].map(|turn| self.scalar(within.address, turn));
            let ty = self.circuit.ty(from);
            let most = self.constant(ty, within.most);
            let [from, to] = [from, to].map(|at| self.pure(self.gates.sub, ty, &[at, within.base]));
            for (a, b) in [(from, most), (to, most), (from, to)] {
                all.push(self.compare("ULE", a, b));
            }
        }
        for pair in &conditions.apart {
            let [a, b] = pair.map(|(address, bytes)| {
                let [from, last] = [Turn::First, Turn::Last].map(|turn| self.scalar(address, turn));
                let ty = self.circuit.ty(last);
                let size = self.constant(ty, bytes);
                (from, self.pure(self.gates.add, ty, &[last, size]))
            });
            let before = self.compare("ULE", a.1, b.0);
            let behind = self.compare("ULE", b.1, a.0);
            all.push(self.pure(self.gates.or, self.gates.bit, &[before, behind]));
        }
        let first = all.first().copied()?;
        Some(all[1..].iter().fold(first, |a, &b| self.both(a, b)))
    }

    fn is(&mut self, condition: Gate, stays: bool) -> Gate {
        if stays {
            return condition;
        }
        let zero = self.constant(self.gates.bit, 0);
        self.compare("EQ", condition, zero)
    }
}

/// Which gates are there before a loop.
pub(crate) fn fixed(view: &View<'_>, shape: &Shape) -> Vec<bool> {
    (0..view.circuit.len() as u32)
        .map(|g| shape.is_fixed(view, Gate(g)))
        .collect()
}

/// Values of a strip.
struct Strip {
    count: u16,
    vl: Gate,
    made: Vec<Option<Gate>>,
    memory: Gate,
}

/// Puts the loop over strips in front of the scalar loop.
pub(crate) fn strips(
    emitter: &mut Emitter<'_>,
    recipe: &Recipe,
    conditions: &Conditions,
    lanes: Lanes,
    target: &VectorTarget,
) {
    let e = emitter;
    let (gates, shape) = (e.gates, e.shape);
    let word = gates.word;
    let count = e.distance();
    let mut enters = e.enters();
    if let Some(holds) = e.holds(conditions, count) {
        enters = e.both(enters, holds);
    }
    let zero = e.constant(word, 0);
    let count = e.pure(gates.select, word, &[enters, count, zero]);
    let all = match target.scale {
        Scale::Known(scale) => e.constant(word, u64::from(lanes.count) * u64::from(scale)),
        Scale::AtLeast(_) => {
            let any = e.constant(word, u64::MAX);
            e.add(gates.setvl, word, lanes.count.into(), [&[], &[], &[any]])
        }
    };
    let mut at = Point {
        state: e.circuit.state(shape.head, 0),
        done: zero,
        index: shape.first,
        sums: recipe.sums.iter().map(|sum| e.circuit.value(sum.phi, 0)).collect(),
        memory: shape.memory.map(|memory| e.circuit.depend(memory, 0)),
    };
    let strips = Strips {
        recipe,
        lanes,
        count,
        all,
    };
    // Sums stay in vectors as long as strips are whole; what is left is one more strip.
    if target.tail == Tail::Scalar {
        let any = e.constant(word, u64::MAX);
        at = strips.make(e, at, Some(any), lanes.accumulates);
    } else {
        if lanes.accumulates {
            at = strips.make(e, at, Some(all), true);
        }
        at = strips.make(e, at, None, false);
    }

    // The scalar loop goes on from there.
    e.circuit.set_input(shape.head, 0, at.state);
    e.circuit.set_input(shape.index, 1, at.index);
    for (sum, now) in recipe.sums.iter().zip(at.sums) {
        e.circuit.set_input(sum.phi, 1, now);
    }
    if let (Some(old), Some(memory)) = (shape.memory, at.memory) {
        e.circuit.set_input(old, 1, memory);
    }
    if target.tail == Tail::Length && conditions.is_empty() {
        let never = e.constant(gates.bit, shape.leaving());
        e.circuit.set_input(shape.branch, 1, never);
    }
}

/// What goes from one loop to the next.
struct Point {
    state: Gate,
    /// How many iterations are done, and the counter of the next one.
    done: Gate,
    index: Gate,
    sums: Vec<Gate>,
    memory: Option<Gate>,
}

/// Loops over strips.
struct Strips<'r> {
    recipe: &'r Recipe,
    lanes: Lanes,
    /// Iterations, and elements of a whole strip.
    count: Gate,
    all: Gate,
}

impl Strips<'_> {
    /// A loop over strips: whole ones, with this as their number of elements, or all. With `accumulates`, sums are vectors in the
    /// loop.
    fn make(&self, e: &mut Emitter<'_>, before: Point, whole: Option<Gate>, accumulates: bool) -> Point {
        let (gates, shape, recipe) = (e.gates, e.shape, self.recipe);
        let (word, ty) = (gates.word, e.circuit.ty(shape.index));
        e.copies.retain(|(turn, _), _| *turn != Turn::Strip);
        e.line = e.circuit.line(shape.head);
        let vector = |e: &Emitter<'_>, phi: Gate| cost::vector(&gates, e.circuit.ty(phi), self.lanes.count);

        // The head, and what goes around.
        let head = e.add(gates.begin, Type::NONE, 0, [&[before.state, Gate::NONE], &[], &[]]);
        let phi = |e: &mut Emitter<'_>, ty, first| e.add(gates.values, ty, 0, [&[head], &[], &[first, Gate::NONE]]);
        let done = phi(e, word, before.done);
        let index = phi(e, ty, before.index);
        e.copies.insert((Turn::Strip, shape.index), index);
        let mut sums = Vec::new();
        for (sum, &first) in recipe.sums.iter().zip(&before.sums) {
            let scalar = e.circuit.ty(sum.phi);
            sums.push(match vector(e, sum.phi).filter(|_| accumulates) {
                None => phi(e, scalar, first),
                Some(wide) => {
                    let neutral = e.constant(scalar, sum.reduction.neutral.bits(gates.width(scalar)));
                    let neutral = e.pure(gates.splat, wide, &[neutral]);
                    phi(e, wide, neutral)
                }
            });
        }
        let memory = before
            .memory
            .map(|memory| e.add(gates.memories, Type::NONE, 0, [&[head], &[memory, Gate::NONE], &[]]));
        let left = e.pure(gates.sub, word, &[self.count, done]);
        let more = match whole {
            None => e.compare("ULT", done, self.count),
            Some(_) => e.compare("ULE", self.all, left),
        };
        let branch = e.add(gates.branch, Type::NONE, 0, [&[head], &[], &[more]]);
        let [body, behind] =
            [true, false].map(|side| e.add(side_op(&gates, side), Type::NONE, 0, [&[branch], &[], &[]]));

        // The strip.
        let (vl, step) = match whole {
            None => {
                let vl = e.add(gates.setvl, word, self.lanes.count.into(), [&[], &[], &[left]]);
                (vl, vl)
            }
            Some(vl) => (vl, self.all),
        };
        let mut strip = Strip {
            count: self.lanes.count,
            vl,
            made: vec![None; recipe.values.len()],
            memory: Gate::NONE,
        };
        if let Some(memory) = memory {
            strip.memory = e.add(gates.relay, Type::NONE, 0, [&[body], &[memory], &[]]);
        }
        for at in &recipe.steps {
            strip.step(e, recipe, at);
        }
        for (sum, &now) in recipe.sums.iter().zip(&sums) {
            let of = strip.value(e, recipe, sum.value);
            let scalar = e.circuit.ty(sum.phi);
            let next = match vector(e, sum.phi).filter(|_| accumulates) {
                Some(wide) => e.pure(
                    gates.twin(sum.reduction.op).unwrap_or(sum.reduction.op),
                    wide,
                    &[now, of, vl],
                ),
                None => sum.combined(e, scalar, now, of, vl),
            };
            e.circuit.set_input(now, 2, next);
        }
        let back = e.add(gates.back, Type::NONE, 0, [&[body], &[], &[]]);
        e.circuit.set_input(head, 1, back);
        let next = e.pure(gates.add, word, &[done, step]);
        e.circuit.set_input(done, 2, next);
        let narrow = match gates.width(ty) < gates.width(word) {
            true => e.pure(gates.trunc, ty, &[step]),
            false => step,
        };
        let next = e.pure(gates.add, ty, &[index, narrow]);
        e.circuit.set_input(index, 2, next);
        if let Some(memory) = memory {
            e.circuit.set_input(memory, 2, strip.memory);
        }
        if accumulates {
            for ((sum, now), &first) in recipe.sums.iter().zip(&mut sums).zip(&before.sums) {
                let scalar = e.circuit.ty(sum.phi);
                *now = sum.combined(e, scalar, first, *now, vl);
            }
        }
        Point {
            state: behind,
            done,
            index,
            sums,
            memory: memory.map(|memory| e.add(gates.relay, Type::NONE, 0, [&[behind], &[memory], &[]])),
        }
    }
}

impl Sum {
    /// A number and the elements of a vector.
    fn combined(&self, e: &mut Emitter<'_>, ty: Type, number: Gate, of: Gate, vl: Gate) -> Gate {
        let part = e.pure(self.reduction.gate.unwrap_or(self.reduction.op), ty, &[of, vl]);
        e.pure(self.reduction.op, ty, &[number, part])
    }
}

impl Strip {
    fn step(&mut self, e: &mut Emitter<'_>, recipe: &Recipe, step: &Step) {
        match step {
            Step::Load(id) => {
                let Node::Load(of) = recipe.values[*id].node else {
                    return;
                };
                e.line = recipe.values[*id].line;
                let address = e.circuit.value(of, 0);
                let address = e.scalar(address, Turn::Strip);
                let Some(ty) = cost::vector(&e.gates, recipe.values[*id].element, self.count) else {
                    return;
                };
                self.memory = e.add(e.gates.load, ty, 0, [&[], &[self.memory], &[address, self.vl]]);
                self.made[*id] = Some(self.memory);
            }
            Step::Scalar(of) => {
                let (op, ty, line) = (e.circuit.op(*of), e.circuit.ty(*of), e.circuit.line(*of));
                e.line = line;
                let address = e.circuit.value(*of, 0);
                let address = e.scalar(address, Turn::Strip);
                self.memory = e.add(op, ty, 0, [&[], &[self.memory], &[address]]);
                e.copies.insert((Turn::Strip, *of), self.memory);
            }
            Step::Store { value, address, line } => {
                let value = self.value(e, recipe, *value);
                e.line = *line;
                let address = e.scalar(*address, Turn::Strip);
                self.memory = e.add(
                    e.gates.store,
                    Type::NONE,
                    0,
                    [&[], &[self.memory], &[value, address, self.vl]],
                );
            }
        }
    }

    /// A value of the recipe; those before it are made first.
    fn value(&mut self, e: &mut Emitter<'_>, recipe: &Recipe, id: Id) -> Gate {
        let mut needed = vec![false; id + 1];
        needed[id] = true;
        for at in (0..=id).rev().filter(|&at| self.made[at].is_none()) {
            if let (true, Node::Each { inputs, .. }) = (needed[at], &recipe.values[at].node) {
                inputs.iter().for_each(|&input| needed[input] = true);
            }
        }
        for at in 0..=id {
            if needed[at] && self.made[at].is_none() {
                let made = self.make(e, recipe, at);
                self.made[at] = Some(made);
            }
        }
        self.made[id].unwrap_or(Gate::NONE)
    }

    fn make(&self, e: &mut Emitter<'_>, recipe: &Recipe, id: Id) -> Gate {
        let value = &recipe.values[id];
        e.line = value.line;
        let gates = e.gates;
        let Some(ty) = cost::vector(&gates, value.element, self.count) else {
            return Gate::NONE;
        };
        match &value.node {
            Node::Splat(of) => {
                let of = e.scalar(*of, Turn::Strip);
                e.pure(gates.splat, ty, &[of])
            }
            Node::Constant(bits) => {
                let of = e.constant(value.element, *bits);
                e.pure(gates.splat, ty, &[of])
            }
            Node::Bit(of) => {
                let byte = gates.set.type_by_name("i8").unwrap_or(gates.word);
                let wide = cost::vector(&gates, byte, self.count).unwrap_or(ty);
                let of = e.scalar(*of, Turn::Strip);
                let of = e.pure(gates.zext, byte, &[of]);
                let zero = e.constant(byte, 0);
                let [of, zero] = [of, zero].map(|scalar| e.pure(gates.splat, wide, &[scalar]));
                let code = gates.code("NE").unwrap_or(0);
                let op = gates.twin(gates.icmp).unwrap_or(gates.icmp);
                e.add(op, ty, code, [&[], &[], &[of, zero, self.vl]])
            }
            Node::Index(of, step) => {
                let first = e.scalar(*of, Turn::Strip);
                let first = e.pure(gates.splat, ty, &[first]);
                let mut numbers = e.pure(gates.iota.unwrap_or(gates.splat), ty, &[self.vl]);
                let each = |op| gates.twin(op).unwrap_or(op);
                if *step != 1 {
                    let step = e.constant(value.element, *step);
                    let step = e.pure(gates.splat, ty, &[step]);
                    numbers = e.pure(each(gates.mul), ty, &[numbers, step, self.vl]);
                }
                e.pure(each(gates.add), ty, &[first, numbers, self.vl])
            }
            // A load is made where it stands among effects.
            Node::Load(_) => Gate::NONE,
            Node::Each { op, bits, inputs } => {
                let mut values: Vec<Gate> = inputs.iter().map(|&at| self.made[at].unwrap_or(Gate::NONE)).collect();
                values.push(self.vl);
                let op = gates.twin(*op).unwrap_or(*op);
                e.add(op, ty, *bits, [&[], &[], &values])
            }
        }
    }
}
