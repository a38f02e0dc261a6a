//! Gates on demand: a gate is computed when it is needed, once for each entry of its place, after its inputs. A call of
//! another circuit leaves what was demanded; when the result is there, it is demanded again, with what had been computed
//! still there. So nested calls take no stack of the host.
//!
//! A gate that touches memory must depend on the version of memory that is there.

use super::machine::Machine;
use super::plan::{Demanded, Does, NO_SLOT, NONE, Plan, Step};
use super::{Semantics, Stop};
use onespec_graph::Gate;

/// The inputs of the gate are being computed.
const OPEN: u64 = u64::MAX;

impl<'p, S: Semantics + ?Sized> Machine<'p, '_, S> {
    /// What a frame has beside its values.
    pub(super) fn enter_demanded(&mut self, plan: &Plan, demanded: &Demanded) {
        self.computed.extend_from_slice(&demanded.known);
        self.versions.resize(self.values.len(), 0);
        self.entered.resize(self.entered.len() + plan.blocks.len(), 0);
        if let Some(first) = self.entered.get_mut(self.frame.entered) {
            *first = self.frame.now;
        }
    }

    pub(super) fn leave_demanded(&mut self) {
        self.computed.truncate(self.frame.base);
        self.versions.truncate(self.frame.base);
        self.entered.truncate(self.frame.entered);
    }

    /// A value that is there though its gate was not computed now: an argument, a result.
    pub(super) fn given(&mut self, plan: &Plan, step: &Step, value: u64) {
        self.values[self.frame.base + step.to as usize] = value;
        if let Some(demanded) = &plan.demanded {
            self.is_done(demanded, step.to);
        }
    }

    /// The result of a gate that may have written memory.
    pub(super) fn give_value(&mut self, plan: &Plan, step: &Step, value: u64) {
        self.given(plan, step, value);
        if plan.demanded.is_some() {
            self.frame.current += u64::from(step.writes);
            self.versions[self.frame.base + step.to as usize] = self.frame.current;
        }
    }

    fn entry(&self, demanded: &Demanded, slot: u32) -> u64 {
        let place = demanded.places[slot as usize];
        match place {
            NONE => 0,
            place => self.entered[self.frame.entered + place as usize],
        }
    }

    fn is_done(&mut self, demanded: &Demanded, slot: u32) {
        self.computed[self.frame.base + slot as usize] = self.entry(demanded, slot);
    }

    fn is_computed(&self, demanded: &Demanded, slot: u32) -> bool {
        let computed = self.computed[self.frame.base + slot as usize];
        computed != 0 && computed == self.entry(demanded, slot)
    }

    /// Computes the inputs of a state, and sees that memory is as it expects; whether a function is called first.
    pub(super) fn demand_inputs(&mut self, plan: &'p Plan, at: u32) -> Result<bool, Stop> {
        let step = &plan.steps[at as usize];
        for &slot in &plan.inputs[step.inputs()] {
            if self.demand(plan, slot, step.gate)? {
                return Ok(true);
            }
        }
        self.is_fresh(plan, step)?;
        Ok(false)
    }

    /// Computes what phis take; whether a function is called first.
    pub(super) fn demand_copies(&mut self, plan: &'p Plan, copies: &[(u32, u32)]) -> Result<bool, Stop> {
        let Some(demanded) = &plan.demanded else {
            return Ok(false);
        };
        for &(to, from) in copies {
            let gate = |slot: u32| plan.steps[demanded.makes[slot as usize] as usize].gate;
            if self.demand(plan, from, gate(to))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Enters a block whose phis have their values.
    pub(super) fn follow(&mut self, block: u32, copies: &[(u32, u32)]) -> Result<(), Stop> {
        self.count(copies.len() as u64)?;
        let base = self.frame.base;
        self.frame.now += 1;
        if block != NONE {
            self.entered[self.frame.entered + block as usize] = self.frame.now;
        }
        self.gathered.clear();
        let versions = &self.versions;
        let read = |(_, from): &(u32, u32)| versions[base + *from as usize];
        self.gathered.extend(copies.iter().map(read));
        for ((to, _), version) in copies.iter().zip(&self.gathered) {
            self.versions[base + *to as usize] = *version;
            self.computed[base + *to as usize] = self.frame.now;
        }
        Ok(())
    }

    fn is_fresh(&self, plan: &Plan, step: &Step) -> Result<(), Stop> {
        let base = self.frame.base;
        let mut depends = plan.inputs[step.depends()].iter();
        match depends.all(|slot| self.versions[base + *slot as usize] == self.frame.current) {
            true => Ok(()),
            false => Err(Stop::Stale(step.gate)),
        }
    }

    /// Sees that a value is computed for the last entry of its place; whether a function is called first.
    fn demand(&mut self, plan: &'p Plan, slot: u32, user: Gate) -> Result<bool, Stop> {
        let Some(demanded) = &plan.demanded else {
            return Ok(false);
        };
        if slot == NO_SLOT {
            return Err(Stop::Nowhere(user));
        }
        if self.is_computed(demanded, slot) {
            return Ok(false);
        }
        let base = self.frame.base;
        self.pending.clear();
        self.pending.push((slot, false));
        let called = self.compute_pending(plan, demanded)?;
        // This is begun again when the call is done.
        for (slot, opened) in self.pending.drain(..).filter(|_| called) {
            if opened {
                self.computed[base + slot as usize] = 0;
            }
        }
        Ok(called)
    }

    /// Computes what is on the stack, inputs first; whether a function is called first.
    fn compute_pending(&mut self, plan: &'p Plan, demanded: &'p Demanded) -> Result<bool, Stop> {
        while let Some((slot, opened)) = self.pending.last().copied() {
            if self.is_computed(demanded, slot) {
                self.pending.pop();
                continue;
            }
            let at = demanded.makes[slot as usize];
            let step = &plan.steps[at as usize];
            let top = self.pending.len();
            for &input in &plan.inputs[step.inputs()] {
                if input == NO_SLOT {
                    return Err(Stop::Nowhere(step.gate));
                }
                if !self.is_computed(demanded, input) {
                    if opened || self.computed[self.frame.base + input as usize] == OPEN {
                        let wanted = demanded.makes[input as usize];
                        return Err(Stop::Cycle(plan.steps[wanted as usize].gate));
                    }
                    self.pending.push((input, false));
                }
            }
            if self.pending.len() > top {
                self.computed[self.frame.base + slot as usize] = OPEN;
                self.pending[top - 1].1 = true;
            } else if self.compute(plan, demanded, at)? {
                return Ok(true);
            } else {
                self.pending.pop();
            }
        }
        Ok(false)
    }

    /// Computes a gate whose inputs are computed; whether it calls a function.
    fn compute(&mut self, plan: &'p Plan, demanded: &Demanded, at: u32) -> Result<bool, Stop> {
        self.count(1)?;
        let step = &plan.steps[at as usize];
        if self.entry(demanded, step.to) == 0 || step.does == Does::Control {
            return Err(Stop::Nowhere(step.gate));
        }
        if step.is_effect {
            self.is_fresh(plan, step)?;
        }
        if self.step(plan, at)? {
            return Ok(true);
        }
        self.is_done(demanded, step.to);
        let base = self.frame.base;
        if step.is_effect {
            self.frame.current += u64::from(step.writes);
            self.versions[base + step.to as usize] = self.frame.current;
        } else if step.does == Does::Relay {
            let depend = plan.inputs[step.depends()].first();
            self.versions[base + step.to as usize] = depend.map_or(0, |slot| self.versions[base + *slot as usize]);
        }
        Ok(false)
    }
}
