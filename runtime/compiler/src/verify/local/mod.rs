//! Stage 1: each gate by itself, against its entry in the description.
//!
//! One walk in the order of the arrays. What is usual passes with a few comparisons; what is not is looked at again by
//! the functions that explain it, which are cold.

mod arguments;
mod bits;
mod counts;
mod inputs;
mod roots;
mod types;

use super::Checks;
use super::dense::Dense;
use super::plan::{Bits, Kind, OpPlan, Repeat, Want};
use onespec_graph::Gate;
use onespec_graph::set::Class;

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
        for number in u32::from(self.circuit.set().roots)..self.circuit.len() as u32 {
            self.gate(Gate(number), &dense);
        }
        *self.dense = dense;
        self.arguments();
    }

    #[inline]
    fn gate(&mut self, gate: Gate, dense: &Dense) {
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
        let own = 1u64.checked_shl(u32::from(kind.ty().0)).unwrap_or(0);
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
                    Some(other) => {
                        mask & 1u64
                            .checked_shl(u32::from(self.kinds[other.index()].ty().0))
                            .unwrap_or(0)
                    }
                    None => mask,
                },
            };
            // Bit 0 is no value: nobody wants that.
            if 1u64.checked_shl(u32::from(of.ty().0)).unwrap_or(0) & wanted & !1 == 0 {
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
