//! Effects of an iteration in their order: those of a branch's sides are joined where they can be done by all iterations.

use super::{Access, Action, Builder, DEPTH, Id, MOST, Node, Pick, Purpose, Step, Way, Within};
use crate::passes::alias::{Addresses, Base};
use crate::vectorize::linear::{Linear, SHORT};
use crate::vectorize::reason::{Reason, Why};
use crate::vectorize::shape::Choice;
use onespec_graph::{Gate, Role, Type};

impl Builder<'_, '_> {
    /// The object in which an access stays if its first and its last address do.
    pub(super) fn object(&mut self, addresses: &mut Addresses, action: &Action) -> Option<Within> {
        let c = self.view.circuit;
        let form = self.lines.form(action.address).filter(|form| form.signed_step() > 0)?;
        let bytes = u64::from(self.view.gates.width(action.element) / 8).max(1);
        let (size, is_base): (u64, &dyn Fn(Gate) -> bool) = match addresses.of(c, action.address).base {
            Base::Area(area) => (c.bits(area), &move |g| g == area),
            Base::Name(number) => {
                let datum = self.data.get(usize::try_from(number).ok()?).copied().flatten()?;
                (datum.bytes, &move |g| c.role(g) == Role::Symbol && c.bits(g) == number)
            }
            Base::Number | Base::Value(_) => return None,
        };
        let (base, _) = form.terms.iter().find(|(g, factor)| *factor == 1 && is_base(*g))?;
        Some(Within {
            address: action.address,
            base: *base,
            most: size.checked_sub(bytes)?,
        })
    }

    /// Effects up to a memory state, in their order, and that state.
    pub(super) fn chain(
        &self,
        from: Gate,
        ends: &dyn Fn(Gate) -> bool,
        depth: u32,
    ) -> Result<(Vec<Action>, Gate), Reason> {
        let c = self.view.circuit;
        let mut at = from;
        let mut back: Vec<Action> = Vec::new();
        while !ends(at) {
            match c.role(at) {
                Role::Relay => at = c.depend(at, 0),
                Role::DependSelector if depth > 0 => {
                    let (mut actions, before) = self.joined(at, depth - 1)?;
                    actions.reverse();
                    back.extend(actions);
                    at = before;
                }
                Role::Load | Role::Store => {
                    let is_load = c.role(at) == Role::Load;
                    let [first, second] = [c.value(at, 0), c.value(at, 1)];
                    let (address, value) = if is_load { (first, None) } else { (second, Some(first)) };
                    let element = c.ty(value.unwrap_or(at));
                    if c.set().type_def(element).lanes > 0 || element == Type::NONE {
                        return Err(self.at(Why::Effect(c.def(at).name), at));
                    }
                    back.push(Action {
                        gate: at,
                        address,
                        element,
                        value: value.map(Pick::Gate),
                        conditional: false,
                        guards: Some(Vec::new()),
                    });
                    at = c.depend(at, 0);
                }
                Role::DependSelector => return Err(self.at(Why::Unstructured, at)),
                _ => return Err(self.at(Why::Effect(c.def(at).name), at)),
            }
            if back.len() > MOST {
                return Err(self.at(Why::TooLarge, at));
            }
        }
        back.reverse();
        Ok((back, at))
    }

    /// Effects on the sides of a branch, and the memory state before it.
    fn joined(&self, selector: Gate, depth: u32) -> Result<(Vec<Action>, Gate), Reason> {
        let c = self.view.circuit;
        let join = self.shape.joins.get(&c.state(selector, 0));
        let join = join.ok_or_else(|| self.at(Why::Unstructured, selector))?;
        let control = &self.view.control;
        let node = |g: Gate| {
            let place = self.view.early.states().get(self.view.early.place_of(g) as usize);
            place.and_then(|state| control.node(*state))
        };
        let is_before = |g: Gate| !node(g).is_some_and(|at| control.tree.strictly_dominates(join.branch, at));
        let mut before = None;
        let mut lists = Vec::new();
        for input in c.depends(selector).iter() {
            let (list, end) = self.chain(input, &is_before, depth)?;
            if *before.get_or_insert(end) != end {
                return Err(self.at(Why::Unstructured, selector));
            }
            lists.push(list);
        }
        let list = self.combined(&join.choice, &lists)?;
        let before = before.ok_or_else(|| self.at(Why::Unstructured, selector))?;
        Ok((list, before))
    }

    fn combined(&self, choice: &Choice, lists: &[Vec<Action>]) -> Result<Vec<Action>, Reason> {
        match choice {
            Choice::Input(at) => Ok(lists.get(*at).cloned().unwrap_or_default()),
            Choice::By(condition, one, zero) => {
                let one = self.combined(one, lists)?;
                let zero = self.combined(zero, lists)?;
                match (self.either(*condition, &one, &zero), self.purpose) {
                    (Err(why), Purpose::Elements) => written_back(*condition, one, zero).ok_or(why),
                    (Err(why), Purpose::Strips) if self.view.gates.near.masked_store.is_some() => {
                        guarded(*condition, one, zero).ok_or(why)
                    }
                    (found, _) => found,
                }
            }
        }
    }

    /// Loads of both sides, then stores: both must store to the same places.
    fn either(&self, condition: Gate, one: &[Action], zero: &[Action]) -> Result<Vec<Action>, Reason> {
        let mut all = Vec::new();
        let mut stores: [Vec<Action>; 2] = [Vec::new(), Vec::new()];
        // What both sides load, every iteration loads.
        let loads = |list: &[Action]| -> Vec<Gate> {
            let always = list.iter().filter(|a| a.value.is_none() && !a.conditional);
            always.map(|a| a.address).collect()
        };
        let of = [loads(one), loads(zero)];
        for ((list, stores), side) in [one, zero].into_iter().zip(&mut stores).zip([true, false]) {
            for mut action in list.iter().cloned() {
                if action.value.is_some() {
                    // A store under a condition of its own is no store that both sides do.
                    if action.guards.as_ref().is_none_or(|guards| !guards.is_empty()) {
                        return Err(self.at(Why::ConditionalStore, action.gate));
                    }
                    stores.push(action);
                } else if let Some(store) = stores.first() {
                    return Err(self.at(Why::ConditionalStore, store.gate));
                } else if let Some(known) = all.iter_mut().find(|known: &&mut Action| known.gate == action.gate) {
                    // Several paths lead there.
                    known.guards = None;
                } else {
                    action.conditional = !of.iter().all(|side| side.contains(&action.address));
                    if action.conditional {
                        action.guard(condition, side);
                    }
                    all.push(action);
                }
            }
        }
        let [ones, zeros] = stores;
        let count = ones.len().max(zeros.len());
        let mut zeros = zeros.into_iter();
        let mut ones = ones.into_iter();
        for _ in 0..count {
            match (ones.next(), zeros.next()) {
                (Some(a), Some(b)) if a.address == b.address && a.element == b.element => {
                    let (Some(one), Some(zero)) = (a.value, b.value) else {
                        continue;
                    };
                    let value = match one == zero {
                        true => one,
                        false => Pick::By(condition, Box::new(one), Box::new(zero)),
                    };
                    all.push(Action {
                        value: Some(value),
                        ..a
                    });
                }
                (Some(a), _) | (None, Some(a)) => return Err(self.at(Why::ConditionalStore, a.gate)),
                (None, None) => break,
            }
        }
        Ok(all)
    }

    /// The mask of the elements that do something under conditions; none where all do.
    fn mask(&mut self, guards: &[(Gate, bool)], line: u32) -> Result<Option<Id>, Reason> {
        let gates = self.view.gates;
        let mut mask = None;
        for &(condition, holds) in guards {
            let of = self.condition(condition, holds, line)?;
            mask = Some(match mask {
                None => of,
                Some(before) => self.each(gates.and, 0, vec![before, of], gates.bit, line)?,
            });
        }
        Ok(mask)
    }

    /// A condition, or that it does not hold: of a comparison the opposite one.
    fn condition(&mut self, condition: Gate, holds: bool, line: u32) -> Result<Id, Reason> {
        let id = self.value(condition, DEPTH)?;
        match holds {
            true => Ok(id),
            false => self.negated(id, line),
        }
    }

    /// Where a condition does not hold.
    pub(super) fn negated(&mut self, id: Id, line: u32) -> Result<Id, Reason> {
        let gates = self.view.gates;
        let negated = match &self.recipe.values[id].node {
            Node::Each { op, bits, inputs } if *op == gates.icmp => {
                let code = gates.code_name(*bits, false, true).and_then(|name| gates.code(name));
                code.map(|code| (code, inputs.clone()))
            }
            _ => None,
        };
        if let Some((code, inputs)) = negated {
            return self.each(gates.icmp, code, inputs, gates.bit, line);
        }
        let xor = gates.xor.ok_or(Why::ConditionalStore.at(line))?;
        let one = self.add(Node::Constant(1), gates.bit, line)?;
        self.each(xor, 0, vec![id, one], gates.bit, line)
    }

    /// `masked`: a load is under the mask of its conditions.
    pub(super) fn action(&mut self, action: &Action, masked: bool) -> Result<(), Reason> {
        let c = self.view.circuit;
        let width = self.view.gates.width(action.element);
        let bytes = u64::from(width / 8).max(1);
        let line = c.line(action.gate);
        let form = self.lines.form(action.address);
        let same = self.is_uniform(action.address);
        let is_load = action.value.is_none();
        self.recipe.accesses.push(Access {
            address: action.address,
            form: form.clone(),
            bytes,
            writes: !is_load,
            line,
        });
        if same && is_load {
            self.loads.insert(action.gate, true);
            self.recipe.steps.push(Step::Scalar(action.gate));
            return Ok(());
        }
        if same {
            return Err(self.at(Why::SharedStore, action.gate));
        }
        let counter = form.as_ref().and_then(|form| form.counter);
        if counter.is_some() && (is_load || form.as_ref().is_none_or(|form| form.step != bytes)) {
            return Err(self.at(Why::Indexed, action.gate));
        }
        // A bit is a byte in memory, of which the lowest counts.
        let is_bit = action.element == self.view.gates.bit;
        let element = if is_bit { self.byte } else { action.element };
        let guards = action.guards.as_deref().or(is_load.then_some(&[]));
        let guards = guards.ok_or_else(|| self.at(Why::ConditionalStore, action.gate))?;
        let mask = match masked || !is_load && self.purpose == Purpose::Strips {
            true => self.mask(guards, line)?,
            false => None,
        };
        let way = self.way(action, form, (element, bytes), mask.is_some())?;
        match &action.value {
            None => {
                self.loads.insert(action.gate, false);
                let mut id = self.add(Node::Load(action.gate), element, line)?;
                self.recipe.steps.push(Step::Load { id, way, mask });
                if is_bit {
                    let one = self.add(Node::Constant(1), element, line)?;
                    let low = self.each(self.view.gates.and, 0, vec![id, one], element, line)?;
                    id = self.is_not_zero(low, element, line)?;
                }
                self.of.insert(action.gate, id);
            }
            Some(value) => {
                let mut id = self.pick(value, line)?;
                if is_bit {
                    let [one, zero] = [1, 0].map(|bits| self.add(Node::Constant(bits), element, line));
                    id = self.each(self.view.gates.select, 0, vec![id, one?, zero?], element, line)?;
                }
                let address = action.address;
                self.recipe.steps.push(match (counter, mask) {
                    (None, mask) => Step::Store {
                        value: id,
                        address,
                        way,
                        mask,
                        line,
                    },
                    (Some(counter), Some(mask)) => Step::Append {
                        value: id,
                        address,
                        mask,
                        counter,
                        line,
                    },
                    (Some(_), None) => return Err(self.at(Why::Indexed, action.gate)),
                });
            }
        }
        Ok(())
    }

    /// Where the elements of an access are.
    fn way(
        &mut self,
        action: &Action,
        form: Option<Linear>,
        (element, bytes): (Type, u64),
        masked: bool,
    ) -> Result<Way, Reason> {
        let is_for_elements = self.purpose == Purpose::Elements;
        let Some(form) = form.filter(|form| form.step != 0) else {
            return match is_for_elements {
                true => Err(self.at(Why::Indexed, action.gate)),
                false => self.indexed(action, element, masked),
            };
        };
        if form.step == bytes {
            self.check(&form);
            return Ok(Way::Near);
        }
        let step = form.signed_step();
        if is_for_elements || step.unsigned_abs() >= SHORT {
            return Err(self.at(Why::Strided(step), action.gate));
        }
        // Elements of one store are written in any order.
        if action.value.is_some() && step.unsigned_abs() < bytes {
            return Err(self.at(Why::Dependence, action.gate));
        }
        self.check(&form);
        let writes = action.value.is_some();
        if !self.is_strided(writes, masked, element)
            && let Some(way) = self.numbered(action, step, element, masked)?
        {
            return Ok(way);
        }
        Ok(Way::Strided(step))
    }

    pub(super) fn check(&mut self, form: &Linear) {
        for &gate in &form.checks {
            if !self.recipe.checks.contains(&gate) {
                self.recipe.checks.push(gate);
            }
        }
    }
}

impl Action {
    /// It is done under one more condition.
    fn guard(&mut self, condition: Gate, holds: bool) {
        if let Some(guards) = &mut self.guards {
            guards.insert(0, (condition, holds));
        }
    }
}

/// The effects of both sides of a branch one after the other, each under its condition. `None` where several paths lead to
/// one of them.
fn guarded(condition: Gate, one: Vec<Action>, zero: Vec<Action>) -> Option<Vec<Action>> {
    let mut all: Vec<Action> = Vec::new();
    for (side, list) in [(true, one), (false, zero)] {
        for mut action in list {
            let is_known = all.iter().any(|known| known.gate == action.gate);
            (!is_known && action.guards.is_some()).then_some(())?;
            action.guard(condition, side);
            action.conditional |= action.value.is_none();
            all.push(action);
        }
    }
    Some(all)
}

/// The effects of both sides of a branch one after the other, whichever is taken: a store of the other one writes what it has
/// read. `None` where a store is on both.
fn written_back(condition: Gate, one: Vec<Action>, zero: Vec<Action>) -> Option<Vec<Action>> {
    let mut all: Vec<Action> = Vec::new();
    for (side, list) in [(true, one), (false, zero)] {
        let before = all.len();
        for action in list {
            let is_known =
                |known: &Action| known.gate == action.gate && known.value.is_some() == action.value.is_some();
            if all[..before].iter().any(is_known) {
                // Several paths lead there.
                action.value.is_none().then_some(())?;
                continue;
            }
            let old = Action {
                value: None,
                conditional: true,
                ..action.clone()
            };
            let Some(value) = action.value else {
                all.push(old);
                continue;
            };
            // A store under a condition in this one has been read before.
            if !all.iter().any(|known| known.gate == action.gate) {
                all.push(old);
            }
            let (new, old) = (Box::new(value), Box::new(Pick::Gate(action.gate)));
            let (one, zero) = if side { (new, old) } else { (old, new) };
            all.push(Action {
                value: Some(Pick::By(condition, one, zero)),
                ..action
            });
        }
    }
    Some(all)
}
