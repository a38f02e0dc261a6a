//! Stage 1: each gate by itself, against its entry in the description.
//!
//! One walk in the order of the arrays. Stage 0 has marked the gates that are not well-formed by themselves; here the
//! kinds of the inputs are compared. Usual gates pass with a few comparisons; the others are inspected rule by rule by
//! cold functions that make the messages.

mod arguments;
mod bits;
mod counts;
mod inputs;
mod roots;
mod types;

use super::Checks;
use super::flat_inputs::FlatInputs;
use super::plan::LANES;
use super::plan::{Bits, Kind, OpPlan, Repeat, Want};
use onespec_graph::Gate;
use onespec_graph::set::{Class, Out, Where};

/// A gate under inspection.
#[derive(Clone, Copy)]
struct Subject<'a> {
    gate: Gate,
    kind: Kind,
    plan: &'a OpPlan,
    states: &'a [Gate],
    depends: &'a [Gate],
    values: &'a [Gate],
}

impl Checks<'_> {
    /// E010 to E020, E050 to E052, E090, E091.
    pub(super) fn local(&mut self) {
        self.touches_dead = false;
        self.roots();
        let dense = std::mem::take(self.dense);
        let odd = std::mem::take(self.odd);
        let mut next_odd = odd.iter().peekable();
        for gate in (0..self.circuit.len() as u32).map(Gate) {
            let is_odd = next_odd.next_if_eq(&&gate).is_some();
            if gate.0 >= u32::from(self.circuit.set().roots) && (is_odd || !self.has_usual_inputs(gate, &dense)) {
                self.inspect(gate, &dense);
            }
        }
        *self.odd = odd;
        *self.dense = dense;
        self.arguments();
    }

    /// Whether the inputs of a gate are of the right kinds, if it has as many as it should. False also for a gate with very
    /// many: that takes a closer look.
    #[inline]
    fn has_usual_inputs(&self, gate: Gate, dense: &FlatInputs) -> bool {
        let kind = self.kinds[gate.index()];
        let plan = &self.plan.ops[usize::from(kind.op())];
        let Some((count, operands)) = dense.lanes(gate) else {
            return false;
        };
        let kinds = operands.map(|input| self.kinds[input.index()]);
        let offers = kinds.map(Kind::offer);
        let like = [
            u64::MAX,
            kind.type_bit(),
            offers[0],
            offers[1],
            offers[2],
            offers[3],
            0,
            0,
        ];
        let (mut wrong, mut dead) = (false, 0);
        for i in 0..LANES {
            let is = i < count;
            let lane = plan.lanes[i];
            let fits = offers[i] & lane.mask & like[usize::from(lane.like & 7)] != 0;
            wrong |= is & !fits;
            dead |= if is { kinds[i].0 } else { 0 };
        }
        !wrong && !Kind(dead).is_dead() && (!plan.more || self.has_usual_surroundings(gate, kind, dense))
    }

    /// The same of its states, and of what goes together.
    fn has_usual_surroundings(&self, gate: Gate, kind: Kind, dense: &FlatInputs) -> bool {
        let plan = &self.plan.ops[usize::from(kind.op())];
        let (states, operands) = (dense.states(gate), dense.operands(gate));
        for (i, &input) in states.iter().enumerate() {
            let of = self.kinds[input.index()];
            let slot = self.plan.state_slot_at(plan, i);
            if of.is_dead() || !slot.is_some_and(|slot| self.plan.allows(slot, of.op())) {
                return false;
            }
        }
        let by = match plan.def.out {
            Out::None => operands
                .get(plan.depends as usize)
                .map_or(kind, |first| self.kinds[first.index()]),
            _ => kind,
        };
        let fits = |condition: &Where| {
            let input = operands.get(plan.depends as usize + usize::from(condition.input));
            let allowed = condition.allowed.get(usize::from(by.ty().0));
            allowed
                .zip(input)
                .is_some_and(|(allowed, input)| allowed.has(self.kinds[input.index()].ty()))
        };
        let joins = || {
            states
                .first()
                .is_some_and(|&state| operands.len() == dense.states(state).len())
        };
        (!plan.wheres || plan.def.wheres.iter().all(fits)) && (!plan.selector || joins())
    }

    /// Everything that a gate must be by itself.
    fn inspect(&mut self, gate: Gate, dense: &FlatInputs) {
        let kind = self.kinds[gate.index()];
        if kind.is_dead() {
            return;
        }
        let (c, table) = (self.circuit, self.plan);
        let plan = &table.ops[usize::from(kind.op())];
        let (depends, values) = dense.operands(gate).split_at(c.depends(gate).len());
        let subject = Subject {
            gate,
            kind,
            plan,
            states: dense.states(gate),
            depends,
            values,
        };
        let states = subject.states;

        let more = |n: usize, fixed: u32| n.wrapping_sub(fixed as usize);
        let extra = [
            more(states.len(), plan.states),
            more(depends.len(), plan.depends),
            more(values.len(), plan.values),
        ];
        let wrong = match plan.repeat {
            Repeat::None if plan.def.class != Class::Root => extra != [0, 0, 0],
            Repeat::None => return self.second_root(gate),
            _ => self.wrong_repeat(&subject, extra),
        };
        if wrong {
            self.explain_counts(&subject);
        }

        let mut dead = 0;
        for (i, &input) in states.iter().enumerate() {
            let Some(slot) = table.state_slot_at(plan, i) else {
                break;
            };
            let of = self.kinds[input.index()];
            dead |= of.0;
            if !table.allows(slot, of.op()) {
                self.explain_state(&subject, i, input);
            }
        }
        for (i, &input) in depends.iter().enumerate() {
            let of = self.kinds[input.index()];
            dead |= of.0;
            if !of.gives_memory() {
                self.explain_depend(&subject, i, input);
            }
        }
        let own = kind.type_bit();
        if plan.own & own == 0 {
            self.explain_own_type(&subject);
        }
        for (i, &input) in values.iter().enumerate() {
            let Some(want) = table.want_at(plan, i) else { break };
            let of = self.kinds[input.index()];
            dead |= of.0;
            let wanted = match want {
                Want::Mask(mask) => mask,
                Want::Own => own,
                Want::Same(of, mask) => match values.get(usize::from(of)) {
                    Some(other) => mask & self.kinds[other.index()].type_bit(),
                    None => mask,
                },
            };
            // Bit 0 is no value: nobody wants that.
            if of.type_bit() & wanted & !1 == 0 {
                self.explain_value(&subject, i, input);
            }
        }
        self.touches_dead |= Kind(dead).is_dead();

        if plan.wheres {
            self.wheres(&subject);
        }
        match plan.bits {
            Bits::Any | Bits::Count => {}
            Bits::Zero if c.bits(gate) == 0 => {}
            _ => self.bits(&subject),
        }
        if plan.selector {
            self.joins(&subject);
        }
        if c.root(gate).unwrap_or(Gate::NONE) != plan.root {
            self.explain_root(&subject);
        }
    }
}
