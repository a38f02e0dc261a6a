//! What has to hold before a loop for its iterations to be done at once, asked by values of the first and the last iteration.

use super::bits::ones;
use super::emit::{Emitter, Iteration};
use super::linear::{Lines, SHORT};
use super::reason::{Reason, Why};
use super::recipe::{Span, Within};
use super::shape::{Shape, View};
use onespec_graph::{Gate, Role};

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
    /// What two accesses each touch and must not overlap.
    pub apart: Vec<[Span; 2]>,
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
        apart: Vec<[Span; 2]>,
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
        // An index that is cut to so few bits is below the length.
        let most = u64::MAX.checked_shr(64 - ones(view, a)).unwrap_or(0);
        if stays && name == "ULT" && c.role(b) == Role::Constant && most < c.bits(b) {
            return Some(());
        }
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

impl Emitter<'_> {
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
                    for iteration in [Iteration::First, Iteration::Last] {
                        let held = self.scalar(condition, iteration);
                        all.push(self.is(held, stays));
                    }
                    let [from, to] = [Iteration::First, Iteration::Last].map(|iteration| self.scalar(grows, iteration));
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
            let [from, to] = [Iteration::First, Iteration::Last].map(|iteration| {
                let value = self.scalar(gate, iteration);
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
            let [from, to] =
                [Iteration::First, Iteration::Last].map(|iteration| self.scalar(within.address, iteration));
            let ty = self.circuit.ty(from);
            let most = self.constant(ty, within.most);
            let [from, to] = [from, to].map(|at| self.pure(self.gates.sub, ty, &[at, within.base]));
            for (a, b) in [(from, most), (to, most), (from, to)] {
                all.push(self.compare("ULE", a, b));
            }
        }
        for pair in &conditions.apart {
            let [a, b] = pair.map(|span| {
                let [first, last] =
                    [Iteration::First, Iteration::Last].map(|iteration| self.scalar(span.address, iteration));
                let (from, last) = if span.is_down { (last, first) } else { (first, last) };
                let ty = self.circuit.ty(last);
                let size = self.constant(ty, span.bytes);
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
