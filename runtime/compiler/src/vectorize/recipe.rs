//! What a loop does in one iteration, as operations on elements: the vector code of a strip for whatever number of lanes.
//!
//! Branches in the body become selections (if-conversion; Allen, Kennedy, Porterfield, Warren, "Conversion of control
//! dependence to data dependence", POPL 1983). Loads and stores keep their order.

use super::gates::{Neutral, Reduction};
use super::linear::{Linear, Lines};
use super::reason::{Reason, Why};
use super::shape::{Choice, Shape, View, is_pure};
use crate::passes::Datum;
use crate::passes::alias::{Addresses, Base};
use hashbrown::HashMap;
use onespec_graph::{Gate, Opcode, Role, Type};

/// Index into [`Recipe::values`].
pub(crate) type Id = usize;

/// Gates in each other, and values of a recipe.
const DEPTH: u32 = 256;
const MOST: usize = 512;

/// How the elements of a value come to be.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    /// The same scalar in each.
    Splat(Gate),
    /// The same bit in each element of a mask.
    Bit(Gate),
    /// The same number.
    Constant(u64),
    /// A number that grows by this from one element to the next.
    Index(Gate, u64),
    /// From memory, side by side.
    Load(Gate),
    /// What a gate on scalars does, to each.
    Each { op: Opcode, bits: u64, inputs: Vec<Id> },
}

#[derive(Debug, Clone)]
pub(crate) struct Value {
    pub node: Node,
    pub element: Type,
    pub line: u32,
}

/// What is done to memory, in this order.
#[derive(Debug, Clone)]
pub(crate) enum Step {
    /// Reads elements: [`Node::Load`].
    Load(Id),
    /// Reads one value, the same in all iterations.
    Scalar(Gate),
    Store {
        value: Id,
        address: Gate,
        line: u32,
    },
}

/// A variable that is a sum, or the like, of a value of each iteration.
#[derive(Debug, Clone)]
pub(crate) struct Sum {
    pub phi: Gate,
    pub reduction: Reduction,
    pub value: Id,
}

/// An access to memory.
#[derive(Debug, Clone)]
pub(crate) struct Access {
    pub address: Gate,
    pub form: Option<Linear>,
    pub bytes: u64,
    pub writes: bool,
    pub line: u32,
}

#[derive(Debug, Default)]
pub(crate) struct Recipe {
    /// Inputs of a value come before it.
    pub values: Vec<Value>,
    pub steps: Vec<Step>,
    pub sums: Vec<Sum>,
    pub accesses: Vec<Access>,
    /// Extensions that must not wrap.
    pub checks: Vec<Gate>,
    /// Accesses that only some iterations do: all of them may, as long as there is something.
    pub within: Vec<Within>,
}

/// An address that grows, and the object that it must stay in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Within {
    pub address: Gate,
    pub base: Gate,
    /// Bytes from the base, at most.
    pub most: u64,
}

/// A value of the loop as a tree of choices.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Pick {
    Gate(Gate),
    By(Gate, Box<Pick>, Box<Pick>),
}

/// An effect, before it is known whether it can be one for many iterations.
#[derive(Debug, Clone)]
struct Action {
    gate: Gate,
    address: Gate,
    element: Type,
    /// What is stored.
    value: Option<Pick>,
    conditional: bool,
}

pub(crate) struct Builder<'v, 'c> {
    view: &'v View<'c>,
    shape: &'v Shape,
    pub lines: Lines<'v, 'c>,
    recipe: Recipe,
    known: HashMap<(Node, Type), Id>,
    of: HashMap<Gate, Id>,
    /// Loads, and whether they are the same in all iterations.
    loads: HashMap<Gate, bool>,
    uniform: HashMap<Gate, bool>,
    byte: Type,
    /// By symbol, what is known of data.
    data: &'v [Option<Datum>],
}

impl<'v, 'c> Builder<'v, 'c> {
    pub fn new(view: &'v View<'c>, shape: &'v Shape, data: &'v [Option<Datum>]) -> Option<Builder<'v, 'c>> {
        let is_byte = |ty: &Type| {
            let def = view.gates.set.type_def(*ty);
            def.lanes == 0 && def.width == 8
        };
        let byte = (0..view.gates.set.types.len() as u8).map(Type).find(is_byte)?;
        Some(Builder {
            view,
            shape,
            lines: Lines::of(view, shape),
            recipe: Recipe::default(),
            known: HashMap::new(),
            of: HashMap::new(),
            loads: HashMap::new(),
            uniform: HashMap::new(),
            byte,
            data,
        })
    }

    /// The recipe of the loop.
    ///
    /// # Errors
    /// What keeps it from being done for many iterations at once.
    pub fn build(mut self, unordered: &[Gate]) -> Result<(Recipe, Lines<'v, 'c>), Reason> {
        let actions = match self.shape.memory {
            Some(phi) => self.chain(self.view.circuit.depend(phi, 1), &|g| g == phi, DEPTH)?.0,
            None => Vec::new(),
        };
        let always: Vec<Gate> = actions.iter().filter(|a| !a.conditional).map(|a| a.address).collect();
        let mut addresses = Addresses::new(self.view.circuit);
        for action in &actions {
            if action.conditional && !always.contains(&action.address) {
                let object = self.object(&mut addresses, action);
                let within = object.ok_or_else(|| self.at(Why::ConditionalLoad, action.gate))?;
                self.recipe.within.push(within);
            }
            self.action(action)?;
        }
        for &phi in &self.shape.carried {
            self.sum(phi, unordered)?;
        }
        Ok((self.recipe, self.lines))
    }

    fn at(&self, why: Why, gate: Gate) -> Reason {
        why.at(self.view.circuit.line(gate))
    }

    // ---- memory

    /// The object in which an access stays if its first and its last address do.
    fn object(&mut self, addresses: &mut Addresses, action: &Action) -> Option<Within> {
        let c = self.view.circuit;
        let form = self.lines.form(action.address)?;
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
    fn chain(&self, from: Gate, ends: &dyn Fn(Gate) -> bool, depth: u32) -> Result<(Vec<Action>, Gate), Reason> {
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
                self.either(*condition, one, zero)
            }
        }
    }

    /// Loads of both sides, then stores: both must store to the same places.
    fn either(&self, condition: Gate, one: Vec<Action>, zero: Vec<Action>) -> Result<Vec<Action>, Reason> {
        let mut all = Vec::new();
        let mut stores: [Vec<Action>; 2] = [Vec::new(), Vec::new()];
        // What both sides load, every iteration loads.
        let loads = |list: &[Action]| -> Vec<Gate> {
            let always = list.iter().filter(|a| a.value.is_none() && !a.conditional);
            always.map(|a| a.address).collect()
        };
        let of = [loads(&one), loads(&zero)];
        for (list, stores) in [one, zero].into_iter().zip(&mut stores) {
            for mut action in list {
                if action.value.is_some() {
                    stores.push(action);
                } else if let Some(store) = stores.first() {
                    return Err(self.at(Why::ConditionalStore, store.gate));
                } else if !all.iter().any(|known: &Action| known.gate == action.gate) {
                    action.conditional = !of.iter().all(|side| side.contains(&action.address));
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

    fn action(&mut self, action: &Action) -> Result<(), Reason> {
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
        let form = form.ok_or_else(|| self.at(Why::Indexed, action.gate))?;
        if form.step != bytes {
            return Err(self.at(Why::Strided(form.signed_step()), action.gate));
        }
        self.check(&form);
        // A bit is a byte in memory, of which the lowest counts.
        let is_bit = action.element == self.view.gates.bit;
        let element = if is_bit { self.byte } else { action.element };
        match &action.value {
            None => {
                self.loads.insert(action.gate, false);
                let mut id = self.add(Node::Load(action.gate), element, line)?;
                self.recipe.steps.push(Step::Load(id));
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
                self.recipe.steps.push(Step::Store {
                    value: id,
                    address: action.address,
                    line,
                });
            }
        }
        Ok(())
    }

    fn check(&mut self, form: &Linear) {
        for &gate in &form.checks {
            if !self.recipe.checks.contains(&gate) {
                self.recipe.checks.push(gate);
            }
        }
    }

    // ---- values

    fn add(&mut self, node: Node, element: Type, line: u32) -> Result<Id, Reason> {
        let key = (node, element);
        if let Some(&id) = self.known.get(&key) {
            return Ok(id);
        }
        if self.recipe.values.len() >= MOST {
            return Err(Why::TooLarge.at(line));
        }
        let id = self.recipe.values.len();
        self.recipe.values.push(Value {
            node: key.0.clone(),
            element,
            line,
        });
        self.known.insert(key, id);
        Ok(id)
    }

    fn each(&mut self, op: Opcode, bits: u64, inputs: Vec<Id>, element: Type, line: u32) -> Result<Id, Reason> {
        self.add(Node::Each { op, bits, inputs }, element, line)
    }

    fn is_not_zero(&mut self, id: Id, element: Type, line: u32) -> Result<Id, Reason> {
        let zero = self.add(Node::Constant(0), element, line)?;
        let gates = self.view.gates;
        let code = gates.code("NE").ok_or(Why::NotCounted.at(line))?;
        self.each(gates.icmp, code, vec![id, zero], gates.bit, line)
    }

    /// Whether a value is the same in all iterations.
    fn is_uniform(&mut self, gate: Gate) -> bool {
        self.uniform_to(gate, DEPTH)
    }

    fn uniform_to(&mut self, gate: Gate, depth: u32) -> bool {
        let c = self.view.circuit;
        if gate.index() >= c.len() || depth == 0 {
            return false;
        }
        if self.shape.is_fixed(self.view, gate) {
            return true;
        }
        if let Some(&known) = self.uniform.get(&gate).or(self.loads.get(&gate)) {
            return known;
        }
        let inputs: Vec<Gate> = c.values(gate).to_vec();
        let found = is_pure(c, gate) && inputs.iter().all(|&input| self.uniform_to(input, depth - 1));
        self.uniform.insert(gate, found);
        found
    }

    fn pick(&mut self, pick: &Pick, line: u32) -> Result<Id, Reason> {
        match pick {
            Pick::Gate(gate) => self.value(*gate, DEPTH),
            Pick::By(condition, one, zero) => {
                let [one, zero] = [self.pick(one, line)?, self.pick(zero, line)?];
                let mask = self.value(*condition, DEPTH)?;
                self.choose(mask, one, zero, line)
            }
        }
    }

    fn choose(&mut self, mask: Id, one: Id, zero: Id, line: u32) -> Result<Id, Reason> {
        if one == zero {
            return Ok(one);
        }
        let element = self.recipe.values[one].element;
        self.each(self.view.gates.select, 0, vec![mask, one, zero], element, line)
    }

    fn choice(
        &mut self,
        choice: &Choice,
        values: &mut dyn FnMut(&mut Self, usize) -> Result<Id, Reason>,
        line: u32,
    ) -> Result<Id, Reason> {
        match choice {
            Choice::Input(at) => values(self, *at),
            Choice::By(condition, one, zero) => {
                let one = self.choice(one, values, line)?;
                let zero = self.choice(zero, values, line)?;
                let mask = self.value(*condition, DEPTH)?;
                self.choose(mask, one, zero, line)
            }
        }
    }

    /// A value of each iteration.
    fn value(&mut self, gate: Gate, depth: u32) -> Result<Id, Reason> {
        if let Some(&id) = self.of.get(&gate) {
            return Ok(id);
        }
        let id = self.compute(gate, depth)?;
        self.of.insert(gate, id);
        Ok(id)
    }

    fn compute(&mut self, gate: Gate, depth: u32) -> Result<Id, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let (ty, line) = (c.ty(gate), c.line(gate));
        if depth == 0 {
            return Err(self.at(Why::TooLarge, gate));
        }
        if self.is_uniform(gate) {
            return match c.role(gate) {
                _ if ty == gates.bit => self.add(Node::Bit(gate), ty, line),
                Role::Constant => self.add(Node::Constant(c.bits(gate)), ty, line),
                _ => self.add(Node::Splat(gate), ty, line),
            };
        }
        if let Some(form) = self.lines.form(gate)
            && form.step != 0
        {
            if gates.iota.is_none() {
                return Err(self.at(Why::NoGate("V_IOTA".into()), gate));
            }
            self.check(&form);
            return self.add(Node::Index(gate, form.step), ty, line);
        }
        match c.role(gate) {
            Role::ValueSelector => {
                let merge = c.state(gate, 0);
                let shape = self.shape;
                let Some(join) = shape.joins.get(&merge) else {
                    return Err(self.at(Why::Carried, gate));
                };
                self.choice(
                    &join.choice,
                    &mut |b, at| b.value(c.value(gate, at as u32), depth - 1),
                    line,
                )
            }
            _ if is_pure(c, gate) => {
                let mut inputs = Vec::new();
                for input in c.values(gate).iter() {
                    inputs.push(self.value(input, depth - 1)?);
                }
                let of_bit = inputs.len() == 1 && self.recipe.values[inputs[0]].element == gates.bit;
                if of_bit && (c.op(gate) == gates.zext || c.op(gate) == gates.sext) {
                    let one = if c.op(gate) == gates.zext {
                        Neutral::One
                    } else {
                        Neutral::Ones
                    };
                    let one = self.add(Node::Constant(one.bits(gates.width(ty))), ty, line)?;
                    let zero = self.add(Node::Constant(0), ty, line)?;
                    return self.choose(inputs[0], one, zero, line);
                }
                if gates.twin(c.op(gate)).is_none() {
                    return Err(self.at(Why::NoGate(gates.twin_name(c.op(gate))), gate));
                }
                self.each(c.op(gate), c.bits(gate), inputs, ty, line)
            }
            // What is read here is not one of the effects that were found in the loop.
            _ => Err(self.at(Why::Unstructured, gate)),
        }
    }

    // ---- sums

    fn sum(&mut self, phi: Gate, unordered: &[Gate]) -> Result<(), Reason> {
        let c = self.view.circuit;
        let next = c.value(phi, 1);
        if next == phi {
            return Ok(());
        }
        let mut sum = Chain { phi, op: None };
        let value = self.contribution(&mut sum, next, DEPTH)?;
        let ty = c.ty(phi);
        let reduction = sum.op.and_then(|op| self.view.gates.reduction(op));
        let (Some(value), Some(reduction)) = (value, reduction) else {
            return Err(self.at(Why::Carried, phi));
        };
        // Whatever else in the loop needs the variable is no value of an iteration: `compute` says so.
        if reduction.neutral == Neutral::MinusZero && !unordered.contains(&phi) {
            return Err(self.at(Why::Order, phi));
        }
        if reduction.gate.is_none() {
            return Err(self.at(Why::NoGate(reduction.name.into()), phi));
        }
        let value = match value {
            Part::Value(id) => id,
            Part::Nothing => self.add(
                Node::Constant(reduction.neutral.bits(self.view.gates.width(ty))),
                ty,
                c.line(phi),
            )?,
        };
        self.recipe.sums.push(Sum { phi, reduction, value });
        Ok(())
    }

    /// What an iteration adds to the variable in a gate on the way from the phi to its next value. `None`: no sum.
    fn contribution(&mut self, sum: &mut Chain, gate: Gate, depth: u32) -> Result<Option<Part>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        if gate == sum.phi {
            return Ok(Some(Part::Nothing));
        }
        if depth == 0 || gate.index() >= c.len() {
            return Ok(None);
        }
        let line = c.line(gate);
        if c.role(gate) == Role::ValueSelector {
            let shape = self.shape;
            let Some(join) = shape.joins.get(&c.state(gate, 0)) else {
                return Ok(None);
            };
            return self.parts(sum, gate, &join.choice, depth, line);
        }
        if !is_pure(c, gate) {
            return Ok(None);
        }
        if let Some((op, a, b)) = picks(self.view, gate)
            && let Some(part) = self.combination(sum, gate, op, [a, b], depth)?
        {
            return Ok(Some(part));
        }
        if c.role(gate) == Role::Select {
            let choice = Choice::By(c.value(gate, 0), Box::new(Choice::Input(1)), Box::new(Choice::Input(2)));
            return self.parts(sum, gate, &choice, depth, line);
        }
        // A difference adds the negative.
        let op = if c.op(gate) == gates.sub { gates.add } else { c.op(gate) };
        match c.values(gate).len() {
            2 => self.combination(sum, gate, op, [c.value(gate, 0), c.value(gate, 1)], depth),
            _ => Ok(None),
        }
    }

    /// The same of a gate that combines two values.
    fn combination(
        &mut self,
        sum: &mut Chain,
        gate: Gate,
        op: Opcode,
        [a, b]: [Gate; 2],
        depth: u32,
    ) -> Result<Option<Part>, Reason> {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let (ty, line) = (c.ty(sum.phi), c.line(gate));
        let minus = c.op(gate) == gates.sub;
        if gates.reduction(op).is_none() || sum.op.is_some_and(|known| known != op) {
            return Ok(None);
        }
        let of_phi = |g: Gate| depends_on(self.view, sum.phi, g);
        let (before, more) = match (of_phi(a), of_phi(b)) {
            (true, false) => (a, b),
            (false, true) if !minus => (b, a),
            _ => return Ok(None),
        };
        sum.op = Some(op);
        let Some(before) = self.contribution(sum, before, depth - 1)? else {
            return Ok(None);
        };
        let more = self.value(more, DEPTH)?;
        Ok(Some(Part::Value(match (before, minus) {
            (Part::Nothing, false) => more,
            (Part::Nothing, true) => {
                let zero = self.add(Node::Constant(0), ty, line)?;
                self.each(gates.sub, 0, vec![zero, more], ty, line)?
            }
            (Part::Value(before), _) => {
                let op = if minus { gates.sub } else { op };
                self.each(op, 0, vec![before, more], ty, line)?
            }
        })))
    }

    /// The same of a choice between inputs of a gate.
    fn parts(
        &mut self,
        sum: &mut Chain,
        gate: Gate,
        choice: &Choice,
        depth: u32,
        line: u32,
    ) -> Result<Option<Part>, Reason> {
        let c = self.view.circuit;
        match choice {
            Choice::Input(at) => self.contribution(sum, c.value(gate, *at as u32), depth - 1),
            Choice::By(condition, one, zero) => {
                if depends_on(self.view, sum.phi, *condition) {
                    return Ok(None);
                }
                let Some(one) = self.parts(sum, gate, one, depth, line)? else {
                    return Ok(None);
                };
                let Some(zero) = self.parts(sum, gate, zero, depth, line)? else {
                    return Ok(None);
                };
                if let (Part::Nothing, Part::Nothing) = (one, zero) {
                    return Ok(Some(Part::Nothing));
                }
                let reduction = sum.op.and_then(|op| self.view.gates.reduction(op));
                let Some(reduction) = reduction else { return Ok(None) };
                let ty = c.ty(sum.phi);
                let neutral = reduction.neutral.bits(self.view.gates.width(ty));
                let [one, zero] = [one, zero].map(|part| match part {
                    Part::Value(id) => Ok(id),
                    Part::Nothing => self.add(Node::Constant(neutral), ty, line),
                });
                let (one, zero) = (one?, zero?);
                let mask = self.value(*condition, DEPTH)?;
                Ok(Some(Part::Value(self.choose(mask, one, zero, line)?)))
            }
        }
    }
}

/// The gates from a phi to its next value.
struct Chain {
    phi: Gate,
    op: Option<Opcode>,
}

/// What is added in an iteration.
#[derive(Clone, Copy)]
enum Part {
    Nothing,
    Value(Id),
}

/// The gate that gives the less of two values, or the greater one, where a selection does that.
fn picks(view: &View<'_>, gate: Gate) -> Option<(Opcode, Gate, Gate)> {
    let (c, gates) = (view.circuit, view.gates);
    if c.role(gate) != Role::Select {
        return None;
    }
    let [condition, a, b] = [0, 1, 2].map(|at| c.value(gate, at));
    if condition.index() >= c.len() || c.op(condition) != gates.icmp {
        return None;
    }
    let of = [c.value(condition, 0), c.value(condition, 1)];
    let swapped = match of {
        _ if of == [a, b] => false,
        _ if of == [b, a] => true,
        _ => return None,
    };
    let name = gates.code_name(c.bits(condition), swapped, false)?;
    // Of equals it does not matter which.
    let strict = format!("{}T", &name[..name.len() - 1]);
    let is = |def: &onespec_graph::GateDef| def.data.contains(&("picks", strict.as_str()));
    let op = gates.set.gates.iter().position(is)?;
    Some((op as Opcode, a, b))
}

/// Whether a value is computed from a phi, in the same iteration. What is too far to look is taken to be.
fn depends_on(view: &View<'_>, phi: Gate, gate: Gate) -> bool {
    let c = view.circuit;
    let fixed = view.early.place_of(phi);
    let mut seen = hashbrown::HashSet::new();
    let mut work = vec![gate];
    while let Some(at) = work.pop() {
        if at == phi || seen.len() > 2 * MOST {
            return true;
        }
        if at.index() >= c.len() || view.early.place_of(at) < fixed || !seen.insert(at) {
            continue;
        }
        // Memory is not followed: a sum in memory is no phi.
        let is_head = c.role(at) == Role::ValueSelector && c.role(c.state(at, 0)) == Role::LoopBegin;
        // Conditions by which control comes to a merge are asked for where they are needed.
        if !is_head {
            work.extend(c.values(at).iter());
        }
    }
    false
}
