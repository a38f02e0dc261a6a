//! Loops. A counter ends each of them, whatever else may: either bits that move from phi to phi until a 0 arrives, or,
//! where the tables show how to add and compare, a number that is counted up.

use super::forms::Form;
use super::program::{Counting, Program, Turn};
use onespec_graph::set::{Bank, Bitfield, FoldArgs, Term};
use onespec_graph::{Gate, GateSet, Role, Type};

impl Program<'_> {
    pub fn looping(&mut self) {
        let ops = [Role::LoopBegin, Role::LoopBack, Role::Branch, Role::True, Role::False].map(|role| self.op(role));
        let [Some(begin), Some(back), Some(branch), Some(yes), Some(no)] = ops else {
            return;
        };
        let trips = 1 + self.rng.below(4);
        let Some(Term::One(bit)) = self.set.def(branch).values.first().copied() else {
            return;
        };
        if self.runs * (trips + 1) > self.shape.iterations {
            return;
        }
        let outside = (
            self.exit(),
            self.marks(),
            self.leaves,
            self.effects,
            self.assignable.clone(),
        );
        let (before, marks, leaves, effects, assignable) = outside;
        self.depth += 1;
        self.runs *= trips + 1;
        self.effects = effects && !self.rng.one_in(4);

        let head = self.c.add(begin, Type::NONE, 0, &[self.state, Gate::NONE], &[], &[]);
        self.state = head;
        let mut patches: Vec<(Gate, usize)> = Vec::new();
        for (var, &outside) in assignable.iter().enumerate() {
            self.assignable[var] = outside && !self.rng.one_in(3);
            if self.assignable[var] {
                let selector = self.selector(head, self.vars[var]);
                self.vars[var] = selector;
                self.define(selector);
                patches.push((selector, var));
            }
        }
        let memory = match self.op(Role::DependSelector) {
            Some(op) if self.effects => {
                let depend = self.depend;
                self.depend = self.c.add(op, Type::NONE, 0, &[head], &[depend, Gate::NONE], &[]);
                self.bound = true;
                Some(self.depend)
            }
            _ => None,
        };
        self.loops.push(Turn::default());

        let more = self.counter(head, bit, trips);
        let n = self.rng.below(4);
        self.statements(n);
        let more = self.and_also(more, bit);
        let inside = self.marks();
        let fork = self.step(branch, &[more]);
        let heads = [yes, no].map(|op| self.c.add(op, Type::NONE, 0, &[fork], &[], &[]));
        let mut out = self.exit();
        (out.state, out.bound) = (heads[1], false);

        (self.state, self.bound) = (heads[0], false);
        if let Some(turn) = self.loops.last_mut() {
            turn.tested = true;
        }
        let n = self.rng.below(6);
        self.statements(n);
        let mut turn = self.loops.pop().unwrap_or_default();
        turn.continues.push(self.exit());
        let depend = self.depend;
        self.join(&turn.continues, depend, false);
        let end = self.step(back, &[]);
        self.c.set_input(head, 1, end);
        for (selector, var) in patches {
            let value = self.vars[var];
            self.c.set_input(selector, 2, value);
        }
        if let Some(memory) = memory {
            let depend = self.depend;
            self.c.set_input(memory, 2, depend);
        }

        self.depth -= 1;
        self.runs /= trips + 1;
        self.effects = effects;
        self.assignable = assignable;
        self.reset(if turn.breaks.is_empty() { &inside } else { &marks });
        let unchanged = memory.is_none();
        out.bound = unchanged && before.bound && self.leaves == leaves;
        turn.breaks.push(out);
        let bound = before.bound && self.leaves == leaves;
        self.join(&turn.breaks, before.depend, bound);
    }

    fn selector(&mut self, head: Gate, first: Gate) -> Gate {
        let op = self.op(Role::ValueSelector).unwrap_or_default();
        let ty = self.c.ty(first);
        self.c.add(op, ty, 0, &[head], &[], &[first, Gate::NONE])
    }

    /// A bit that is 1 for so many iterations.
    fn counter(&mut self, head: Gate, bit: Type, trips: usize) -> Gate {
        if self.rng.one_in(2)
            && let Some(more) = self.number(head, trips)
        {
            return more;
        }
        let (one, zero) = (self.constant(bit, 1), self.constant(bit, 0));
        let bits: Vec<Gate> = (0..trips).map(|_| self.selector(head, one)).collect();
        for (i, &gate) in bits.iter().enumerate() {
            let next = bits.get(i + 1).copied().unwrap_or(zero);
            self.c.set_input(gate, 2, next);
        }
        bits[0]
    }

    fn number(&mut self, head: Gate, trips: usize) -> Option<Gate> {
        let Counting { ty, add, less } = self.rng.pick(&self.counting)?;
        let [zero, one, end] = [0, 1, trips as u64].map(|bits| self.constant(ty, bits));
        let i = self.selector(head, zero);
        self.define(i);
        let next = self.c.add(add, ty, 0, &[], &[], &[i, one]);
        self.c.set_input(i, 2, next);
        let (bit, less, code) = less;
        Some(self.c.add(less, bit, code, &[], &[], &[i, end]))
    }

    /// Sometimes another condition besides.
    fn and_also(&mut self, more: Gate, bit: Type) -> Gate {
        match self.op(Role::Select) {
            Some(select) if self.rng.one_in(2) => {
                let other = self.operand(bit);
                let zero = self.constant(bit, 0);
                self.c.add(select, bit, 0, &[], &[], &[more, other, zero])
            }
            _ => more,
        }
    }
}

impl Counting {
    /// For each integer type of at least 8 bits for which the tables' semantics show one gate that adds and one that
    /// compares.
    pub fn of(set: &GateSet, forms: &[Vec<Form>]) -> Vec<Counting> {
        let types = (0..set.types.len() as u8).map(Type);
        let counts = |ty: &Type| set.type_def(*ty).bank == Bank::Int && set.type_def(*ty).width >= 8;
        let of = |ty: Type| {
            let binary = || forms.iter().flatten().filter(move |f| f.operands == [ty, ty]);
            let plain = |f: &&Form| f.ty == ty && set.def(f.op).bitfield == Bitfield::None;
            let add = binary().filter(plain).find(|f| Counting::does(set, f, 0, &SUMS))?.op;
            let less = binary().find_map(|f| Some((f.ty, f.op, Counting::code(set, f)?)))?;
            Some(Counting { ty, add, less })
        };
        types.filter(counts).filter_map(of).collect()
    }

    fn code(set: &GateSet, form: &Form) -> Option<u64> {
        let Bitfield::Condition(table) = set.def(form.op).bitfield else {
            return None;
        };
        let mut codes = set
            .conditions
            .get(usize::from(table))?
            .codes
            .iter()
            .map(|c| u64::from(c.code));
        codes.find(|&code| Counting::does(set, form, code, &LESS))
    }

    fn does(set: &GateSet, form: &Form, bits: u64, samples: &[[u64; 3]]) -> bool {
        samples.iter().all(|&[a, b, result]| {
            let args = FoldArgs {
                op: form.op,
                ty: form.ty,
                bits,
                types: &form.operands,
                values: &[a, b],
            };
            (set.fold)(args) == Some(result)
        })
    }
}

const SUMS: [[u64; 3]; 5] = [[1, 1, 2], [3, 5, 8], [0, 7, 7], [12, 4, 16], [7, 9, 16]];
const LESS: [[u64; 3]; 6] = [[1, 1, 0], [3, 5, 1], [0, 7, 1], [12, 4, 0], [7, 9, 1], [5, 3, 0]];
