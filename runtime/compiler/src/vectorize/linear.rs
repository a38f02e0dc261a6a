//! Linear forms: values that grow by a constant from one iteration to the next (scalar evolution; Bachmann, Wang, Zima,
//! "Chains of recurrences", ISSAC 1994), modulo a power of two.
//!
//! `c + a * x + … + s * n` in iteration `n`, where `x` is a value from before the loop, or that of a gate in the first
//! iteration. An extension to more bits is linear as long as the narrow number does not wrap: the form says which
//! extensions that has to be asked of.

use super::shape::{Shape, View};
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Role};

/// Gates in each other that are looked through.
const DEPTH: u32 = 64;
/// Summands of a form.
const TERMS: usize = 8;

/// Iterations of a loop for which a product with a step of 32 bits fits 64.
pub(crate) const SHORT: u64 = 1 << 31;

/// A linear form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Linear {
    /// Values with their factors, in the order of gates.
    pub terms: Vec<(Gate, u64)>,
    pub constant: u64,
    /// What an iteration adds.
    pub step: u64,
    pub width: u32,
    /// Extensions that must not wrap.
    pub checks: Vec<Gate>,
    /// The variable in it that an iteration may leave as it is: then the step is the most that one adds.
    pub counter: Option<Gate>,
}

impl Linear {
    fn number(constant: u64, width: u32) -> Linear {
        Linear {
            constant,
            width,
            ..Linear::default()
        }
        .cut()
    }

    fn of_gate(gate: Gate, width: u32) -> Linear {
        Linear {
            terms: vec![(gate, 1)],
            width,
            ..Linear::default()
        }
    }

    /// The step as a number with a sign.
    pub fn signed_step(&self) -> i64 {
        sign(self.step, self.width)
    }

    fn cut(mut self) -> Linear {
        let mask = u64::MAX >> (64 - self.width.clamp(1, 64));
        self.constant &= mask;
        self.step &= mask;
        self.terms.iter_mut().for_each(|term| term.1 &= mask);
        self.terms.retain(|term| term.1 != 0);
        self
    }

    fn times(mut self, factor: u64) -> Linear {
        self.constant = self.constant.wrapping_mul(factor);
        self.step = self.step.wrapping_mul(factor);
        self.terms
            .iter_mut()
            .for_each(|term| term.1 = term.1.wrapping_mul(factor));
        self.cut()
    }

    fn plus(mut self, other: &Linear) -> Option<Linear> {
        // Of two that grow at times of their own, nothing is known of the sum.
        if self.counter != other.counter && self.step != 0 && other.step != 0 {
            return None;
        }
        self.counter = self.counter.or(other.counter);
        for &(gate, factor) in &other.terms {
            match self.terms.binary_search_by_key(&gate, |term| term.0) {
                Ok(at) => self.terms[at].1 = self.terms[at].1.wrapping_add(factor),
                Err(at) => self.terms.insert(at, (gate, factor)),
            }
        }
        self.constant = self.constant.wrapping_add(other.constant);
        self.step = self.step.wrapping_add(other.step);
        for check in &other.checks {
            if !self.checks.contains(check) {
                self.checks.push(*check);
            }
        }
        self.checks.sort_unstable();
        (self.terms.len() <= TERMS).then(|| self.cut())
    }
}

/// A number of so many bits with its sign.
pub(crate) fn sign(bits: u64, width: u32) -> i64 {
    let rest = 64 - width.clamp(1, 64);
    (bits << rest) as i64 >> rest
}

/// The linear forms of a loop.
pub(crate) struct Lines<'v, 'c> {
    view: &'v View<'c>,
    /// The head's place, and what it counts.
    fixed: u32,
    index: Gate,
    first: Gate,
    bound: Gate,
    signed: bool,
    /// Variables that an iteration leaves as they are or makes one larger.
    counters: Vec<Gate>,
    known: HashMap<Gate, Option<Linear>>,
}

impl<'v, 'c> Lines<'v, 'c> {
    pub fn of(view: &'v View<'c>, shape: &Shape) -> Lines<'v, 'c> {
        Lines::counting(view, shape.head, [shape.index, shape.first, shape.bound], shape.signed)
    }

    /// Of the loop of a head that counts `index` from `first` to `bound`.
    pub fn counting(view: &'v View<'c>, head: Gate, [index, first, bound]: [Gate; 3], signed: bool) -> Lines<'v, 'c> {
        Lines {
            view,
            fixed: view.early.place_of(head),
            index,
            first,
            bound,
            signed,
            counters: Vec::new(),
            known: HashMap::new(),
        }
    }

    /// With forms of these variables, each of which an iteration leaves as it is or makes one larger.
    pub fn with_counters(self, counters: Vec<Gate>) -> Lines<'v, 'c> {
        Lines { counters, ..self }
    }

    fn circuit(&self) -> &'c Circuit {
        self.view.circuit
    }

    /// The form of an integer. `None`: it has none that is seen.
    pub fn form(&mut self, gate: Gate) -> Option<Linear> {
        self.find(gate, DEPTH)
    }

    fn find(&mut self, gate: Gate, depth: u32) -> Option<Linear> {
        if gate.index() >= self.circuit().len() || depth == 0 {
            return None;
        }
        if let Some(known) = self.known.get(&gate) {
            return known.clone();
        }
        let mut found = self.compute(gate, depth - 1);
        if found.is_none() && self.view.early.place_of(gate) < self.fixed {
            found = Some(Linear::of_gate(gate, self.view.gates.width(self.circuit().ty(gate))));
        }
        self.known.insert(gate, found.clone());
        found
    }

    fn compute(&mut self, gate: Gate, depth: u32) -> Option<Linear> {
        let (c, gates) = (self.circuit(), self.view.gates);
        let width = gates.width(c.ty(gate));
        let constant = |g: Gate| (c.role(g) == Role::Constant).then(|| c.bits(g));
        if let Some(bits) = constant(gate) {
            return Some(Linear::number(bits, width));
        }
        if gate == self.index {
            let mut form = self.find(self.first, depth)?;
            form.step = 1;
            return Some(form);
        }
        if self.counters.contains(&gate) {
            let form = self.find(c.value(gate, 0), depth)?;
            return (form.step == 0).then_some(Linear {
                step: 1,
                counter: Some(gate),
                ..form
            });
        }
        let op = c.op(gate);
        if op == gates.add || op == gates.sub {
            let a = self.find(c.value(gate, 0), depth)?;
            let b = self.find(c.value(gate, 1), depth)?;
            let b = if op == gates.add { b } else { b.times(u64::MAX) };
            return a.plus(&b);
        }
        if op == gates.mul || op == gates.shl {
            let factor = constant(c.value(gate, 1));
            let factor = match op == gates.shl {
                true => factor.map(|by| 1u64.checked_shl((by % u64::from(width)) as u32).unwrap_or(0)),
                false => factor,
            };
            if let Some(factor) = factor {
                return Some(self.find(c.value(gate, 0), depth)?.times(factor));
            }
        }
        if self.view.early.place_of(gate) < self.fixed {
            return Some(Linear::of_gate(gate, width));
        }
        if op == gates.trunc {
            let form = self.find(c.value(gate, 0), depth)?;
            return Some(Linear { width, ..form }.cut());
        }
        if op == gates.sext || op == gates.zext {
            return self.extended(gate, depth);
        }
        None
    }

    fn extended(&mut self, gate: Gate, depth: u32) -> Option<Linear> {
        let (c, gates) = (self.circuit(), self.view.gates);
        let of = c.value(gate, 0);
        let form = self.find(of, depth)?;
        let signed = c.op(gate) == gates.sext;
        let wide = |bits: u64| if signed { sign(bits, form.width) as u64 } else { bits };
        let mut checks = form.checks.clone();
        if !self.is_sure(of, &form, signed) {
            checks.push(gate);
        }
        let start = match form.terms.is_empty() {
            true => Linear::number(wide(form.constant), gates.width(c.ty(gate))),
            false => Linear::of_gate(gate, gates.width(c.ty(gate))),
        };
        let step = form.signed_step() as u64;
        let counter = form.counter;
        Some(
            Linear {
                step,
                checks,
                counter,
                ..start
            }
            .cut(),
        )
    }

    /// Whether a number does not wrap in any iteration, seen as one with or without a sign.
    fn is_sure(&self, gate: Gate, form: &Linear, signed: bool) -> bool {
        let c = self.circuit();
        // Below the bound the counter itself does not wrap.
        if gate == self.index && signed == self.signed {
            return true;
        }
        let number = |g: Gate| {
            let width = self.view.gates.width(c.ty(g));
            (c.role(g) == Role::Constant).then(|| match self.signed {
                true => i128::from(sign(c.bits(g), width)),
                false => i128::from(c.bits(g)),
            })
        };
        let Some(first) = number(self.first) else { return false };
        if gate == self.index && self.signed && first >= 0 {
            return true;
        }
        let (Some(bound), true) = (number(self.bound), form.terms.is_empty()) else {
            return false;
        };
        let start = if signed {
            i128::from(sign(form.constant, form.width))
        } else {
            i128::from(form.constant)
        };
        let end = start + i128::from(form.signed_step()) * (bound - first - 1).max(0);
        let (least, most) = match signed {
            true => (-(1i128 << (form.width - 1)), (1i128 << (form.width - 1)) - 1),
            false => (0, (1i128 << form.width) - 1),
        };
        least <= end && end <= most
    }
}
