//! What a loop does in one iteration, as operations on elements: the vector code of a strip for whatever number of lanes.
//!
//! Branches in the body become selections (if-conversion; Allen, Kennedy, Porterfield, Warren, "Conversion of control
//! dependence to data dependence", POPL 1983). Loads and stores keep their order.

mod counters;
mod effects;
mod offsets;
mod picks;
mod prune;
mod scans;
mod sums;

use super::gates::{Gates, Neutral, Reduction, access_name};
use super::linear::{Linear, Lines};
use super::reason::{Reason, Why};
use super::shape::{Choice, Shape, View, is_pure};
use super::target::VectorTarget;
use crate::passes::Datum;
use crate::passes::alias::Addresses;
use hashbrown::HashMap;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// Where an access goes: the address of a load or a store.
pub(crate) fn address_of(circuit: &Circuit, access: Gate) -> Gate {
    let at = if circuit.role(access) == Role::Store { 1 } else { 0 };
    circuit.value(access, at)
}

/// Index into [`Recipe::values`].
pub(crate) type Id = usize;

/// Gates in each other, and values of a recipe.
const DEPTH: u32 = 256;
const MOST: usize = 512;

/// What a recipe is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Strips of vector gates: there has to be a gate for everything.
    Strips,
    /// A function of elements of a loop whose iterations the source calls independent ([`crate::elements`]): gates are those
    /// on scalars. Its caller reads for it what may not be there, writes back what was read, and combines in order.
    Elements,
}

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
    /// The number of each element in its strip, times this.
    Numbers(u64),
    /// From memory: what a load reads, or what is where a store under a condition writes.
    Load(Gate),
    /// What a gate on scalars does, to each.
    Each { op: Opcode, bits: u64, inputs: Vec<Id> },
    /// What a variable is behind each iteration, or before it: combined of the values of all iterations up to there.
    Scan {
        phi: Gate,
        op: Opcode,
        value: Id,
        before: bool,
    },
}

impl Node {
    /// Values that it is made of.
    pub fn inputs(&self) -> &[Id] {
        match self {
            Node::Each { inputs, .. } => inputs,
            Node::Scan { value, .. } => std::slice::from_ref(value),
            Node::Splat(_) | Node::Bit(_) | Node::Constant(_) | Node::Index(..) | Node::Numbers(_) | Node::Load(_) => {
                &[]
            }
        }
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Value {
    pub node: Node,
    pub element: Type,
    pub line: u32,
}

/// Where the elements of an access are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Way {
    /// Side by side.
    Near,
    /// So many bytes apart.
    Strided(i64),
    /// As many bytes apart as the product of a scalar and a constant.
    Apart { by: Gate, times: u64 },
    /// At the sum of these scalars, each times a constant, and of an offset of each element, with a sign or without.
    Indexed {
        bases: Vec<(Gate, u64)>,
        offsets: Id,
        signed: bool,
    },
}

impl Way {
    /// The gate that accesses memory so; an error has its name.
    pub fn gate(&self, gates: &Gates, writes: bool, masked: bool) -> Result<Opcode, String> {
        let (accesses, name) = match self {
            Way::Near => (gates.near, ""),
            Way::Strided(_) | Way::Apart { .. } => (gates.strided, "_STRIDED"),
            Way::Indexed { signed: false, .. } => (gates.indexed[0], "_INDEXED"),
            Way::Indexed { signed: true, .. } => (gates.indexed[1], "_SIGNED"),
        };
        let gate = accesses.gate(writes, masked);
        gate.ok_or_else(|| access_name(writes, masked, name))
    }

    /// Offsets of elements, where it has some.
    pub fn offsets(&self) -> Option<Id> {
        match self {
            Way::Indexed { offsets, .. } => Some(*offsets),
            Way::Near | Way::Strided(_) | Way::Apart { .. } => None,
        }
    }

    fn offsets_mut(&mut self) -> Option<&mut Id> {
        match self {
            Way::Indexed { offsets, .. } => Some(offsets),
            Way::Near | Way::Strided(_) | Way::Apart { .. } => None,
        }
    }
}

/// What is done to memory, in this order.
#[derive(Debug, Clone)]
pub(crate) enum Step {
    /// Reads elements: [`Node::Load`]; with a mask, those that are under it.
    Load { id: Id, way: Way, mask: Option<Id> },
    /// Reads one value, the same in all iterations.
    Scalar(Gate),
    Store {
        value: Id,
        address: Gate,
        way: Way,
        /// The elements that are stored.
        mask: Option<Id>,
        line: u32,
    },
    /// Writes the elements under a mask side by side, at an address that grows with a variable that counts them.
    Append {
        value: Id,
        address: Gate,
        mask: Id,
        counter: Gate,
        line: u32,
    },
}

/// A variable that is a sum, or the like, of a value of each iteration.
#[derive(Debug, Clone)]
pub(crate) struct Sum {
    pub phi: Gate,
    pub reduction: Reduction,
    pub value: Id,
    pub kind: SumKind,
}

/// How a value of each iteration and a variable go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SumKind {
    /// The variable is combined with the value.
    Number,
    /// The variable is a bit, and the value a number that is 0 for a zero.
    Bit,
    /// The variable counts the iterations in which the value, a bit, is 1.
    Count,
    /// As a number; other values need the variable as it is in each iteration.
    Scanned,
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

/// What an access touches in all iterations: from its address in the first one, or down to that in the last one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    pub address: Gate,
    pub bytes: u64,
    pub is_down: bool,
}

impl Access {
    /// What it touches in all iterations.
    pub fn span(&self) -> Span {
        Span {
            address: self.address,
            bytes: self.bytes,
            is_down: self.form.as_ref().is_some_and(|form| form.signed_step() < 0),
        }
    }
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

impl Recipe {
    /// The variables that count what is appended.
    pub fn counters(&self) -> Vec<Gate> {
        let counts = self.sums.iter().filter(|sum| sum.kind == SumKind::Count);
        counts.map(|sum| sum.phi).collect()
    }
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
    /// Conditions under which it is done, with what they are then. `None`: not known as such.
    guards: Option<Vec<(Gate, bool)>>,
}

pub(crate) struct Builder<'v, 'c> {
    purpose: Purpose,
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
    /// Whether the target counts the elements of masks.
    counts: bool,
    /// Variables whose values in each iteration are looked for.
    scanned: Vec<Gate>,
    /// By symbol, what is known of data.
    data: &'v [Option<Datum>],
    /// Of strips: what they are made for.
    target: Option<&'v VectorTarget>,
}

impl<'v, 'c> Builder<'v, 'c> {
    pub fn new(
        purpose: Purpose,
        view: &'v View<'c>,
        shape: &'v Shape,
        data: &'v [Option<Datum>],
        target: Option<&'v VectorTarget>,
    ) -> Option<Builder<'v, 'c>> {
        let is_byte = |ty: &Type| {
            let def = view.gates.set.type_def(*ty);
            def.lanes == 0 && def.width == 8
        };
        let byte = (0..view.gates.set.types.len() as u8).map(Type).find(is_byte)?;
        Some(Builder {
            purpose,
            view,
            shape,
            lines: Lines::of(view, shape).with_counters(match purpose {
                Purpose::Strips => counters::all(view, shape),
                Purpose::Elements => Vec::new(),
            }),
            recipe: Recipe::default(),
            known: HashMap::new(),
            of: HashMap::new(),
            loads: HashMap::new(),
            uniform: HashMap::new(),
            byte,
            counts: false,
            scanned: Vec::new(),
            data,
            target,
        })
    }

    /// The same for a target that counts the elements of masks, if it does.
    pub fn counting(self, counts: bool) -> Builder<'v, 'c> {
        Builder { counts, ..self }
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
            let is_for_strips = self.purpose == Purpose::Strips;
            if is_for_strips && action.conditional && !always.contains(&action.address) {
                match self.object(&mut addresses, action) {
                    Some(within) => self.recipe.within.push(within),
                    None if self.view.gates.near.masked_load.is_some() && action.guards.is_some() => {
                        self.action(action, true)?;
                        continue;
                    }
                    None => return Err(self.at(Why::ConditionalLoad, action.gate)),
                }
            }
            self.action(action, false)?;
        }
        for &phi in &self.shape.carried {
            self.sum(phi, unordered)?;
        }
        self.appends()?;
        self.recipe.prune();
        Ok((self.recipe, self.lines))
    }

    fn at(&self, why: Why, gate: Gate) -> Reason {
        why.at(self.view.circuit.line(gate))
    }

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

    /// Whether a value that grows with the counter is counted by itself. A function of elements is given the counter, and what it
    /// is in other widths, and computes the others.
    fn is_counted(&self, gate: Gate) -> bool {
        let (c, gates) = (self.view.circuit, self.view.gates);
        let widths = [gates.trunc, gates.zext, gates.sext];
        self.purpose == Purpose::Strips || gate == self.shape.index || widths.contains(&c.op(gate))
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

    /// The gate that gives the less of two values, or the greater one, where a gate selects it and the target has code for
    /// that on some vectors of such elements.
    fn picked(&self, gate: Gate) -> Option<(Opcode, Gate, Gate)> {
        let target = self.target.filter(|_| self.purpose == Purpose::Strips)?;
        let (op, a, b) = picks::picks(self.view, gate)?;
        let (twin, set) = (self.view.gates.twin(op)?, self.view.gates.set);
        let element = self.view.circuit.ty(gate);
        let mut all = (0..set.types.len()).map(|at| Type(at as u8));
        let computes = |ty: Type| {
            let def = set.type_def(ty);
            def.lanes > 0 && def.element == element && target.types.has(ty) && (target.computes)(twin, ty)
        };
        all.any(computes).then_some((op, a, b))
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
        if self.is_counted(gate)
            && let Some(form) = self.lines.form(gate)
            && form.step != 0
            && form.counter.is_none()
        {
            if gates.iota.is_none() && self.purpose == Purpose::Strips {
                return Err(self.at(Why::NoGate("V_IOTA".into()), gate));
            }
            self.check(&form);
            return self.add(Node::Index(gate, form.step), ty, line);
        }
        if let Some(id) = self.scan(gate)? {
            return Ok(id);
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
                if let Some((op, a, b)) = self.picked(gate) {
                    let inputs = [self.value(a, depth - 1)?, self.value(b, depth - 1)?];
                    return self.each(op, 0, inputs.into(), ty, line);
                }
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
                if self.purpose == Purpose::Strips && gates.twin(c.op(gate)).is_none() {
                    return Err(self.at(Why::NoGate(gates.twin_name(c.op(gate))), gate));
                }
                self.each(c.op(gate), c.bits(gate), inputs, ty, line)
            }
            // What is read here is not one of the effects that were found in the loop.
            _ => Err(self.at(Why::Unstructured, gate)),
        }
    }
}
