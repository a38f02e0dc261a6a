//! Forks and joins of control flow.

use super::program::{Exit, Program};
use super::value;
use onespec_graph::set::{Out, Term};
use onespec_graph::{Gate, Opcode, Role, Type};

impl Program<'_> {
    pub fn branch(&mut self) {
        let ops = [Role::Branch, Role::True, Role::False].map(|role| self.op(role));
        let [Some(branch), Some(yes), Some(no)] = ops else {
            return;
        };
        let Some(condition) = self.condition() else { return };
        let fork = self.step(branch, &[condition]);
        let mut heads = vec![self.head(yes, fork, 0), self.head(no, fork, 0)];
        if self.rng.one_in(2) {
            heads.reverse();
        }
        self.arms(&heads, None);
    }

    /// A value of one bit.
    pub fn condition(&mut self) -> Option<Gate> {
        let branch = self.set.def(self.op(Role::Branch)?);
        let Term::One(bit) = *branch.values.first()? else {
            return None;
        };
        Some(self.operand(bit))
    }

    fn head(&mut self, op: Opcode, fork: Gate, bits: u64) -> Gate {
        self.c.add(op, Type::NONE, bits, &[fork], &[], &[])
    }

    pub fn switch(&mut self) {
        let ops = [Role::Switch, Role::Case, Role::DefaultCase].map(|role| self.op(role));
        let [Some(switch), Some(case), Some(default)] = ops else {
            return;
        };
        let Some(&Term::Any(allowed)) = self.set.def(switch).values.first() else {
            return;
        };
        let of: Vec<Type> = super::scalars(self.set)
            .into_iter()
            .filter(|&t| allowed.has(t))
            .collect();
        let Some(ty) = self.rng.pick(&of) else { return };
        let selector = self.operand(ty);
        let mut cases: Vec<u64> = (0..self.rng.below(6))
            .map(|_| value(self.set, ty, &mut self.rng))
            .collect();
        cases.sort_unstable();
        cases.dedup();
        let fork = self.step(switch, &[selector]);
        let mut heads: Vec<Gate> = cases.iter().map(|&bits| self.head(case, fork, bits)).collect();
        heads.push(self.head(default, fork, 0));
        self.arms(&heads, None);
    }

    /// A gate that may throw; its value is there where it did not.
    pub fn raise(&mut self) {
        let raises = (0..self.set.gates.len()).map(|op| op as Opcode);
        let raises: Vec<Opcode> = raises.filter(|&op| self.set.def(op).role == Role::Raise).collect();
        let [success, exception] = [Role::Success, Role::Exception].map(|role| self.op(role));
        let (Some(raise), Some(success), Some(exception)) = (self.rng.pick(&raises), success, exception) else {
            return;
        };
        let def = self.set.def(raise);
        let Out::One(ty) = def.out else { return };
        let mut terms = def.values.to_vec();
        if let Some(term) = def.values_rep {
            terms.resize(terms.len() + 1 + self.rng.below(3), term);
        }
        let of = |term: &Term| match *term {
            Term::One(ty) => Some(ty),
            Term::Own => Some(ty),
            Term::Arch => Some(self.c.arch()),
            _ => None,
        };
        let Some(types) = terms.iter().map(of).collect::<Option<Vec<Type>>>() else {
            return;
        };
        self.bind();
        let values: Vec<Gate> = types.into_iter().map(|ty| self.operand(ty)).collect();
        let (state, depend) = (self.state, self.depend);
        let fork = self.c.add(raise, ty, 0, &[state], &[depend], &values);
        self.depend = fork;
        let heads = [self.head(success, fork, 0), self.head(exception, fork, 0)];
        self.arms(&heads, Some(fork));
    }

    /// Code for each side of a fork, and where those that do not leave meet. The first arm may use `value`.
    fn arms(&mut self, heads: &[Gate], value: Option<Gate>) {
        self.depth += 1;
        let before = self.exit();
        let (marks, leaves) = (self.marks(), self.leaves);
        // At least one arm goes on, or the code after it would be dead.
        let stays = self.rng.below(heads.len());
        let mut ends = Vec::new();
        for (i, &head) in heads.iter().enumerate() {
            (self.state, self.depend, self.bound) = (head, before.depend, false);
            self.vars.clone_from(&before.vars);
            if let (0, Some(value)) = (i, value) {
                self.define(value);
            }
            let n = self.rng.below(5);
            self.statements(n);
            if i != stays && self.rng.one_in(5) {
                self.leave();
            } else {
                ends.push(self.exit());
            }
            self.reset(&marks);
        }
        self.depth -= 1;
        let bound = before.bound && self.leaves == leaves;
        self.join(&ends, before.depend, bound);
    }

    /// Lengths of the scopes, to come back to.
    pub fn marks(&self) -> Vec<usize> {
        self.scope.iter().map(Vec::len).collect()
    }

    pub fn reset(&mut self, marks: &[usize]) {
        for (values, &len) in self.scope.iter_mut().zip(marks) {
            values.truncate(len);
        }
    }

    /// Goes on where several paths meet. `bound` says whether effects may depend on `depend` if no path changed it.
    pub fn join(&mut self, ends: &[Exit], depend: Gate, bound: bool) {
        let [first, rest @ ..] = ends else { return };
        (self.state, self.depend, self.bound) = (first.state, first.depend, first.bound);
        self.vars.clone_from(&first.vars);
        let (Some(merge), false) = (self.op(Role::Merge), rest.is_empty()) else {
            return;
        };
        let states: Vec<Gate> = ends.iter().map(|end| end.state).collect();
        let at = self.c.add(merge, Type::NONE, 0, &states, &[], &[]);
        self.state = at;
        for var in 0..first.vars.len() {
            let values: Vec<Gate> = ends.iter().map(|end| end.vars[var]).collect();
            let differ = values.iter().any(|&value| value != values[0]);
            // Some selectors that select nothing.
            if let (true, Some(op)) = (differ || self.rng.one_in(32), self.op(Role::ValueSelector)) {
                let ty = self.c.ty(values[0]);
                self.vars[var] = self.c.add(op, ty, 0, &[at], &[], &values);
                self.define(self.vars[var]);
            }
        }
        let depends: Vec<Gate> = ends.iter().map(|end| end.depend).collect();
        let differ = depends.iter().any(|&d| d != depends[0]);
        match self.op(Role::DependSelector) {
            Some(op) if differ || self.rng.one_in(32) => {
                self.depend = self.c.add(op, Type::NONE, 0, &[at], &depends, &[]);
                self.bound = true;
            }
            _ => self.bound = bound && depends[0] == depend,
        }
    }
}
