//! Strip mining: a loop over strips of vector code in front of the scalar loop, which does what is left.
//!
//! The number of iterations that the strips do is found before them. It is 0 where one of the conditions does not hold
//! under which iterations may be done at once: then the scalar loop does all of them, as it did. Where nothing can be
//! left, its branch goes behind it at once, and the next clean-up removes it.
//!
//! Short strips that are whole are unrolled: one turn of a first loop does several of them ([`Lanes::unrolled`]), a second
//! loop what is left of whole ones.

use super::conditions::Conditions;
use super::cost::{self, Lanes};
use super::emit::{Emitter, Iteration};
use super::numbers::{growing, numbers};
use super::packed::Packed;
use super::places::{Progress, bytes, place};
use super::recipe::{Id, Node, Recipe, Step, Sum, SumKind};
use super::shape::side_op;
use super::target::{Scale, Tail, VectorTarget};
use onespec_graph::{Gate, Opcode, Role, Type};

/// The number of iterations of whole strips is less than 2 to the power of 64 less this.
const DISTANCE_BITS: u32 = 8;

/// Values of a strip.
pub(super) struct Strip<'a> {
    target: &'a VectorTarget,
    pub(super) count: u16,
    pub(super) vl: Gate,
    /// Iterations before it.
    pub(super) progress: Progress,
    pub(super) made: Vec<Option<Gate>>,
    pub(super) memory: Gate,
    /// Of elements side by side in lanes, those that are worked on.
    pub(super) packed: Option<Packed>,
    /// Elements at most, where it is told.
    most: Option<u64>,
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
        Scale::Known(scale) => {
            let lanes = u64::from(lanes.count) * u64::from(lanes.places);
            e.constant(word, lanes * u64::from(scale))
        }
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
        vectors: vec![None; recipe.sums.len()],
        counted: Vec::new(),
        memory: shape.memory.map(|memory| e.circuit.depend(memory, 0)),
    };
    let strips = Strips {
        recipe,
        lanes,
        count,
        all,
        target,
    };
    // Sums stay in vectors as long as strips are whole; what is left is one more strip.
    if lanes.places > 1 {
        let of_lanes = strips.size().unwrap_or(0) / u64::from(lanes.places);
        let vl = e.constant(word, of_lanes);
        at = strips.whole(e, at, vl);
    } else if target.tail == Tail::Scalar {
        let any = e.constant(word, u64::MAX);
        at = strips.whole(e, at, any);
    } else {
        // Where all strips but the last have a number of elements that is known, they need no mask of their own; the one that
        // all have would have to be kept across calls.
        let calls = e.circuit.gates().any(|gate| e.circuit.role(gate) == Role::Call);
        if lanes.accumulates || !calls && matches!(target.scale, Scale::Known(_)) {
            at = strips.whole(e, at, all);
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
    if target.tail == Tail::Length && lanes.places == 1 && conditions.is_empty() {
        let never = e.constant(gates.bit, shape.leaving());
        e.circuit.set_input(shape.branch, 1, never);
    }
}

/// Strips of which all elements count.
#[derive(Clone, Copy)]
struct Whole {
    /// The number of elements, as gates on vectors are told it.
    vl: Gate,
    /// How many iterations such strips do, a multiple of what a turn does. `None`: it is not known before the loop.
    end: Option<Gate>,
    /// Strips that one turn of the loop does.
    unrolled: u32,
}

impl Whole {
    /// The end is known where the number of elements is a power of two that is known. It has so many leading zeros that its
    /// product with a distance between elements does not wrap: then each variable of the loop can be asked for its end. A
    /// masked strip does what is left.
    fn of(e: &mut Emitter<'_>, vl: Gate, strips: &Strips<'_>, unrolled: u32) -> Whole {
        let (word, count) = (e.gates.word, strips.count);
        let size = strips.size().unwrap_or(0) * u64::from(unrolled);
        let end = size.is_power_of_two().then(|| {
            let mask = e.constant(word, (u64::MAX >> DISTANCE_BITS) & !(size - 1));
            e.pure(e.gates.and, word, &[count, mask])
        });
        Whole { vl, end, unrolled }
    }
}

/// What goes from one loop to the next.
struct Point {
    state: Gate,
    /// How many iterations are done, and the counter of the next one.
    done: Gate,
    index: Gate,
    sums: Vec<Gate>,
    /// By sum, the vector that is to be combined with it, where a loop left one.
    vectors: Vec<Option<Gate>>,
    /// Numbers that grow, as the loop before left them.
    counted: Vec<(Id, Gate)>,
    memory: Option<Gate>,
}

/// Loops over strips.
struct Strips<'r> {
    recipe: &'r Recipe,
    lanes: Lanes,
    /// Iterations, and elements of a whole strip.
    count: Gate,
    all: Gate,
    target: &'r VectorTarget,
}

impl Strips<'_> {
    /// Elements of a strip, where that is known.
    fn size(&self) -> Option<u64> {
        match self.target.scale {
            Scale::Known(scale) => {
                let lanes = u64::from(self.lanes.count) * u64::from(self.lanes.places);
                Some(lanes * u64::from(scale))
            }
            Scale::AtLeast(_) => None,
        }
    }

    /// Loops over strips that are whole, which are told this number of elements.
    fn whole(&self, e: &mut Emitter<'_>, mut at: Point, vl: Gate) -> Point {
        if self.lanes.unrolled > 1 && self.size().is_some_and(u64::is_power_of_two) {
            let several = Whole::of(e, vl, self, self.lanes.unrolled);
            at = self.make(e, at, Some(several), self.lanes.accumulates);
        }
        let each = Whole::of(e, vl, self, 1);
        self.make(e, at, Some(each), self.lanes.accumulates)
    }

    /// A loop over strips: whole ones, or all. With `accumulates`, sums are vectors in the loop; one that is unrolled leaves
    /// them to the next.
    fn make(&self, e: &mut Emitter<'_>, before: Point, whole: Option<Whole>, accumulates: bool) -> Point {
        let (gates, shape, recipe) = (e.gates, e.shape, self.recipe);
        let (word, ty) = (gates.word, e.circuit.ty(shape.index));
        e.copies.retain(|(iteration, _), _| *iteration != Iteration::Strip);
        e.line = e.circuit.line(shape.head);
        let scalar_of = |sum: &Sum| recipe.values[sum.value].element;
        let vector = |sum: &Sum| {
            let accumulates = accumulates && sum.kind != SumKind::Count;
            cost::vector(&gates, scalar_of(sum), self.lanes.count).filter(|_| accumulates)
        };

        // The head, and what goes around.
        let head = e.add(gates.begin, Type::NONE, 0, [&[before.state, Gate::NONE], &[], &[]]);
        let phi = |e: &mut Emitter<'_>, ty, first| e.add(gates.values, ty, 0, [&[head], &[], &[first, Gate::NONE]]);
        // Whole strips count up to their end. Others count down what is left: that is what they ask for, and 0 at the end.
        let (counter, done) = match whole {
            Some(_) => {
                let done = phi(e, word, before.done);
                (done, done)
            }
            None => {
                let left = e.pure(gates.sub, word, &[self.count, before.done]);
                let left = phi(e, word, left);
                (left, e.pure(gates.sub, word, &[self.count, left]))
            }
        };
        let index = phi(e, ty, before.index);
        e.copies.insert((Iteration::Strip, shape.index), index);
        let mut sums = Vec::new();
        for ((sum, &first), left) in recipe.sums.iter().zip(&before.sums).zip(&before.vectors) {
            let scalar = scalar_of(sum);
            sums.push(match (vector(sum), left) {
                (None, _) => phi(e, e.circuit.ty(sum.phi), first),
                (Some(wide), Some(left)) => phi(e, wide, *left),
                (Some(wide), None) => {
                    let neutral = e.constant(scalar, sum.reduction.neutral.bits(gates.width(scalar)));
                    let neutral = e.pure(gates.splat, wide, &[neutral]);
                    phi(e, wide, neutral)
                }
            });
        }
        for (sum, &now) in recipe.sums.iter().zip(&sums) {
            if matches!(sum.kind, SumKind::Count | SumKind::Scanned) {
                e.copies.insert((Iteration::Strip, sum.phi), now);
            }
        }
        let memory = before
            .memory
            .map(|memory| e.add(gates.memories, Type::NONE, 0, [&[head], &[memory, Gate::NONE], &[]]));
        let counted = match whole {
            Some(Whole { end: Some(_), vl, .. }) => self.counted(e, head, vl, &before.counted),
            _ => Vec::new(),
        };
        let unrolled = whole.map_or(1, |whole| whole.unrolled);
        let left = match whole {
            Some(_) => e.pure(gates.sub, word, &[self.count, done]),
            None => counter,
        };
        let zero = e.constant(word, 0);
        let more = match whole {
            None => e.compare("NE", left, zero),
            Some(Whole { end: Some(end), .. }) => e.compare("NE", done, end),
            Some(Whole { end: None, .. }) => e.compare("ULE", self.all, left),
        };
        let branch = e.add(gates.branch, Type::NONE, 0, [&[head], &[], &[more]]);
        let [body, behind] =
            [true, false].map(|side| e.add(side_op(&gates, side), Type::NONE, 0, [&[branch], &[], &[]]));

        // The strip.
        let (vl, step) = match whole {
            None => {
                let wanted = match (self.lanes.most, gates.umin) {
                    (Some(most), Some(least)) => {
                        let most = e.constant(word, most);
                        e.pure(least, word, &[left, most])
                    }
                    _ => left,
                };
                let vl = e.add(gates.setvl, word, self.lanes.count.into(), [&[], &[], &[wanted]]);
                (vl, vl)
            }
            Some(Whole { vl, unrolled: 1, .. }) => (vl, self.all),
            Some(Whole { vl, unrolled, .. }) => (vl, e.constant(word, self.size().unwrap_or(0) * u64::from(unrolled))),
        };
        let mut memory_now = memory.map_or(Gate::NONE, |memory| {
            e.add(gates.relay, Type::NONE, 0, [&[body], &[memory], &[]])
        });
        let mut totals = sums.clone();
        for turn in 0..u64::from(unrolled) {
            let ahead = turn * self.size().unwrap_or(0);
            if ahead > 0 {
                e.copies.retain(|(iteration, _), _| *iteration != Iteration::Strip);
                let bits = u64::MAX >> (64 - gates.width(ty).clamp(1, 64));
                let by = e.constant(ty, ahead & bits);
                let index = e.pure(gates.add, ty, &[index, by]);
                e.copies.insert((Iteration::Strip, shape.index), index);
            }
            let mut strip = Strip {
                target: self.target,
                count: self.lanes.count,
                vl,
                progress: match whole {
                    Some(_) => Progress::Done(done, ahead),
                    None => Progress::Left(left, self.count),
                },
                made: vec![None; recipe.values.len()],
                memory: memory_now,
                packed: (self.lanes.places > 1).then(|| Packed::of(recipe)),
                most: self.lanes.most,
            };
            for (id, now) in &counted {
                strip.made[*id] = Some(self.counted_on(e, *id, *now, ahead, vl));
            }
            for place in 0..self.lanes.places {
                if let Some(packed) = &mut strip.packed {
                    packed.place = place;
                    strip.made.fill(None);
                }
                for at in recipe.steps.iter().enumerate() {
                    match strip.packed {
                        Some(_) => strip.packed_step(e, recipe, at),
                        None => strip.step(e, recipe, at.1),
                    }
                }
                for (sum, now) in recipe.sums.iter().zip(&mut totals) {
                    let of = strip.value(e, recipe, sum.value);
                    let scalar = e.circuit.ty(sum.phi);
                    *now = match vector(sum) {
                        Some(wide) => e.pure(
                            gates.twin(sum.reduction.op).unwrap_or(sum.reduction.op),
                            wide,
                            &[*now, of, vl],
                        ),
                        None => sum.combined(e, scalar, *now, of, vl),
                    };
                }
            }
            memory_now = strip.memory;
        }
        for &(id, now) in &counted {
            let by = e.circuit.bits(self.all).wrapping_mul(u64::from(unrolled));
            let next = self.counted_on(e, id, now, by, vl);
            e.circuit.set_input(now, 2, next);
        }
        for (now, total) in sums.iter().zip(totals) {
            e.circuit.set_input(*now, 2, total);
        }
        let back = e.add(gates.back, Type::NONE, 0, [&[body], &[], &[]]);
        e.circuit.set_input(head, 1, back);
        let on = if whole.is_some() { gates.add } else { gates.sub };
        let next = e.pure(on, word, &[counter, step]);
        e.circuit.set_input(counter, 2, next);
        let narrow = e.narrow(step, ty);
        let next = e.pure(gates.add, ty, &[index, narrow]);
        e.circuit.set_input(index, 2, next);
        if let Some(memory) = memory {
            e.circuit.set_input(memory, 2, memory_now);
        }
        let mut vectors = vec![None; sums.len()];
        for (((sum, now), vector_now), &first) in recipe.sums.iter().zip(&mut sums).zip(&mut vectors).zip(&before.sums)
        {
            if vector(sum).is_none() {
                continue;
            }
            if unrolled > 1 {
                *vector_now = Some(std::mem::replace(now, first));
                continue;
            }
            let scalar = e.circuit.ty(sum.phi);
            *now = sum.combined(e, scalar, first, *now, vl);
        }
        // Behind strips whose end is known the counters are known without the loop, which need not keep them for that.
        let end = match whole {
            Some(whole) => whole.end,
            None => Some(self.count),
        };
        let (done, index) = match end {
            Some(end) => {
                let more = e.narrow(end, ty);
                (end, e.pure(gates.add, ty, &[shape.first, more]))
            }
            None => (done, index),
        };
        Point {
            state: behind,
            done,
            index,
            sums,
            vectors,
            counted,
            memory: memory.map(|memory| e.add(gates.relay, Type::NONE, 0, [&[behind], &[memory], &[]])),
        }
    }
}

impl Strips<'_> {
    /// Numbers that grow from element to element, as vectors that a loop over whole strips counts on.
    fn counted(&self, e: &mut Emitter<'_>, head: Gate, vl: Gate, before: &[(Id, Gate)]) -> Vec<(Id, Gate)> {
        let mut made = Vec::new();
        for (id, value) in self.recipe.values.iter().enumerate() {
            let ty = cost::vector(&e.gates, value.element, self.lanes.count);
            if let (Node::Index(of, step), Some(ty)) = (&value.node, ty)
                && e.is_before(*of)
            {
                e.line = value.line;
                let left = before.iter().find(|(known, _)| *known == id);
                let first = left.map(|(_, left)| *left).unwrap_or_else(|| {
                    let first = e.scalar(*of, Iteration::First);
                    growing(e, ty, first, *step, vl)
                });
                let now = e.add(e.gates.values, ty, 0, [&[head], &[], &[first, Gate::NONE]]);
                made.push((id, now));
            }
        }
        made
    }

    /// Such a vector so many iterations further.
    fn counted_on(&self, e: &mut Emitter<'_>, id: Id, now: Gate, by: u64, vl: Gate) -> Gate {
        let value = &self.recipe.values[id];
        let Node::Index(_, step) = value.node else { return now };
        if by == 0 {
            return now;
        }
        e.line = value.line;
        let (gates, ty) = (e.gates, e.circuit.ty(now));
        let bits = u64::MAX >> (64 - gates.width(value.element).clamp(1, 64));
        let more = e.constant(value.element, step.wrapping_mul(by) & bits);
        let more = e.pure(gates.splat, ty, &[more]);
        e.pure(gates.twin(gates.add).unwrap_or(gates.add), ty, &[now, more, vl])
    }
}

impl Sum {
    /// A number and the elements of a vector.
    fn combined(&self, e: &mut Emitter<'_>, ty: Type, number: Gate, of: Gate, vl: Gate) -> Gate {
        if let (SumKind::Count, Some(count)) = (self.kind, e.gates.mask_count) {
            let part = e.pure(count, e.gates.word, &[of, vl]);
            let part = e.narrow(part, ty);
            return e.pure(self.reduction.op, ty, &[number, part]);
        }
        let gate = self.reduction.gate.unwrap_or(self.reduction.op);
        if self.reduction.begins {
            return e.pure(gate, ty, &[of, number, vl]);
        }
        let element = e.circuit.set().type_def(e.circuit.ty(of)).element;
        let mut part = e.pure(gate, element, &[of, vl]);
        if self.kind == SumKind::Bit {
            let zero = e.constant(element, 0);
            part = e.compare("NE", part, zero);
        }
        e.pure(self.reduction.op, ty, &[number, part])
    }
}

impl Strip<'_> {
    fn step(&mut self, e: &mut Emitter<'_>, recipe: &Recipe, step: &Step) {
        match step {
            Step::Load { id, way, mask } => {
                let Node::Load(of) = recipe.values[*id].node else {
                    return;
                };
                let mask = mask.map(|mask| self.value(e, recipe, mask));
                let offsets = way.offsets().map(|offsets| self.value(e, recipe, offsets));
                e.line = recipe.values[*id].line;
                let Some(ty) = cost::vector(&e.gates, recipe.values[*id].element, self.count) else {
                    return;
                };
                let bytes = bytes(e, recipe.values[*id].element);
                let mut values = place(e, recipe, way, e.circuit.value(of, 0), bytes, self.progress);
                values.extend(offsets.into_iter().chain(mask).chain([self.vl]));
                let load = way.gate(&e.gates, false, mask.is_some()).unwrap_or(e.gates.splat);
                self.memory = e.add(load, ty, 0, [&[], &[self.memory], &values]);
                self.made[*id] = Some(self.memory);
            }
            Step::Scalar(of) => {
                let (op, ty, line) = (e.circuit.op(*of), e.circuit.ty(*of), e.circuit.line(*of));
                e.line = line;
                let address = e.circuit.value(*of, 0);
                let address = e.scalar(address, Iteration::Strip);
                self.memory = e.add(op, ty, 0, [&[], &[self.memory], &[address]]);
                e.copies.insert((Iteration::Strip, *of), self.memory);
            }
            Step::Store {
                value,
                address,
                way,
                mask,
                line,
            } => {
                let mut values = vec![self.value(e, recipe, *value)];
                let mask = mask.map(|mask| self.value(e, recipe, mask));
                let offsets = way.offsets().map(|offsets| self.value(e, recipe, offsets));
                e.line = *line;
                let bytes = bytes(e, recipe.values[*value].element);
                values.extend(place(e, recipe, way, *address, bytes, self.progress));
                values.extend(offsets.into_iter().chain(mask).chain([self.vl]));
                let store = way.gate(&e.gates, true, mask.is_some()).unwrap_or(e.gates.splat);
                self.memory = e.add(store, Type::NONE, 0, [&[], &[self.memory], &values]);
            }
            Step::Append {
                value,
                address,
                mask,
                line,
                ..
            } => {
                let [value, mask] = [*value, *mask].map(|id| self.value(e, recipe, id));
                e.line = *line;
                let (Some(compress), Some(count), Some(store)) =
                    (e.gates.compress, e.gates.mask_count, e.gates.near.store)
                else {
                    return;
                };
                let address = e.scalar(*address, Iteration::Strip);
                let packed = e.pure(compress, e.circuit.ty(value), &[value, mask, self.vl]);
                let count = e.pure(count, e.gates.word, &[mask, self.vl]);
                let values = [packed, address, count];
                self.memory = e.add(store, Type::NONE, 0, [&[], &[self.memory], &values]);
            }
        }
    }

    /// A value of the recipe; those before it are made first.
    pub(super) fn value(&mut self, e: &mut Emitter<'_>, recipe: &Recipe, id: Id) -> Gate {
        let mut needed = vec![false; id + 1];
        needed[id] = true;
        for at in (0..=id).rev().filter(|&at| self.made[at].is_none()) {
            if needed[at] {
                let inputs = recipe.values[at].node.inputs();
                inputs.iter().for_each(|&input| needed[input] = true);
            }
        }
        for (at, needed) in needed.into_iter().enumerate() {
            if needed && self.made[at].is_none() {
                let made = self.make(e, recipe, at);
                self.made[at] = Some(made);
            }
        }
        self.made[id].unwrap_or(Gate::NONE)
    }

    fn make(&self, e: &mut Emitter<'_>, recipe: &Recipe, id: Id) -> Gate {
        if let Some(made) = self.packed_value(e, recipe, id) {
            return made;
        }
        let value = &recipe.values[id];
        e.line = value.line;
        let gates = e.gates;
        let Some(ty) = cost::vector(&gates, value.element, self.count) else {
            return Gate::NONE;
        };
        match &value.node {
            Node::Splat(of) => {
                let of = e.scalar(*of, Iteration::Strip);
                e.pure(gates.splat, ty, &[of])
            }
            Node::Constant(bits) => {
                let of = e.constant(value.element, *bits);
                e.pure(gates.splat, ty, &[of])
            }
            Node::Bit(of) => {
                let byte = gates.set.type_by_name("i8").unwrap_or(gates.word);
                let wide = cost::vector(&gates, byte, self.count).unwrap_or(ty);
                let of = e.scalar(*of, Iteration::Strip);
                let of = e.pure(gates.zext, byte, &[of]);
                let zero = e.constant(byte, 0);
                let [of, zero] = [of, zero].map(|scalar| e.pure(gates.splat, wide, &[scalar]));
                let code = gates.code("NE").unwrap_or(0);
                let op = gates.twin(gates.icmp).unwrap_or(gates.icmp);
                e.add(op, ty, code, [&[], &[], &[of, zero, self.vl]])
            }
            Node::Index(of, step) => {
                let first = e.scalar(*of, Iteration::Strip);
                growing(e, ty, first, *step, self.vl)
            }
            Node::Numbers(step) => numbers(e, ty, *step),
            Node::Scan {
                phi,
                op,
                value: of,
                before,
            } => {
                let of = self.made[*of].unwrap_or(Gate::NONE);
                self.scan(e, ty, (*phi, *op), of, *before)
            }
            // A load is made where it stands among effects.
            Node::Load(_) => Gate::NONE,
            Node::Each { op, bits, inputs } => {
                let mut values: Vec<Gate> = inputs.iter().map(|&at| self.made[at].unwrap_or(Gate::NONE)).collect();
                let op = gates.twin(*op).unwrap_or(*op);
                // A number becomes so narrow in several steps where the target has no code for one.
                if let Some(&first) = values.first() {
                    let from = e.circuit.ty(first);
                    let steps = cost::steps(&gates, self.target, op, ty, from).unwrap_or_default();
                    let narrower = |now, step| e.add(op, step, *bits, [&[], &[], &[now, self.vl]]);
                    values[0] = steps.into_iter().fold(first, narrower);
                }
                values.push(self.vl);
                e.add(op, ty, *bits, [&[], &[], &values])
            }
        }
    }

    /// A variable as it is behind each iteration of a strip, or before it: in a number of steps that is the logarithm of that of
    /// the elements, each of which combines elements with those twice as far below them as the last one; then with the variable.
    fn scan(&self, e: &mut Emitter<'_>, ty: Type, (phi, op): (Gate, Opcode), of: Gate, before: bool) -> Gate {
        let gates = e.gates;
        let (Some(slide), Some(each), Some(reduction)) = (gates.slide_up, gates.twin(op), gates.reduction(op)) else {
            return Gate::NONE;
        };
        let element = e.circuit.set().type_def(ty).element;
        let neutral = e.constant(element, reduction.neutral.bits(gates.width(element)));
        let neutral = e.pure(gates.splat, ty, &[neutral]);
        let (mut now, mut places) = (of, 1);
        while places < self.most.unwrap_or(1) {
            let by = e.constant(gates.word, places);
            let below = e.pure(slide, ty, &[now, neutral, by, self.vl]);
            now = e.pure(each, ty, &[now, below, self.vl]);
            places *= 2;
        }
        let carried = e.scalar(phi, Iteration::Strip);
        let carried = e.pure(gates.splat, ty, &[carried]);
        let all = e.pure(each, ty, &[now, carried, self.vl]);
        if !before {
            return all;
        }
        let one = e.constant(gates.word, 1);
        e.pure(slide, ty, &[all, carried, one, self.vl])
    }
}
