//! The function of elements and the host's plan, from the recipe of a loop.

use super::order::{self, Ordered};
use super::{Elements, Host, Input, Output, Source, Target, Variable};
use crate::evaluate::{Stop, Straight};
use crate::outline::variables::left_behind;
use crate::vectorize::conditions::Conditions;
use crate::vectorize::emit::{self, Emitter, Iteration};
use crate::vectorize::gates::Gates;
use crate::vectorize::recipe::{Builder, Id, Node, Purpose, Recipe, Span, Step, Sum, address_of};
use crate::vectorize::shape::{Shape, View};
use crate::vectorize::{Reason, Why};
use hashbrown::HashMap;
use onespec_graph::circuit::Signature;
use onespec_graph::module::Function;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) fn elements(kernel: &Function) -> Result<Elements, Reason> {
    let c = &kernel.circuit;
    let view = View::of(c).ok_or_else(|| Why::Unstructured.at(kernel.line))?;
    let head = match view.heads()[..] {
        [head] => head,
        [_, inner, ..] => return Err(Why::Outer.at(c.line(inner))),
        [] => return Err(Why::Empty.at(kernel.line)),
    };
    let shape = Shape::of(&view, head)?;
    let builder = Builder::new(Purpose::Elements, &view, &shape, &[], None);
    let builder = builder.ok_or_else(|| Why::NoLanes.at(kernel.line))?;
    let (recipe, mut lines) = builder.build(&kernel.unordered)?;
    let ordered = order::ordered(&view, &recipe, &mut lines);
    let span = |&(address, bytes): &(Gate, u64)| Span {
        address,
        bytes,
        is_down: false,
    };
    let apart = ordered.apart.iter().map(|pair| pair.each_ref().map(span)).collect();
    let conditions = Conditions::of(&view, &shape, &mut lines, &recipe.checks, &[], apart)?;
    let (phis, places) = left_behind(&view, &shape).ok_or_else(|| Why::Carried.at(kernel.line))?;

    // What the host computes.
    let mut host = c.clone();
    let mut e = Emitter::new(&mut host, view.gates, &shape, emit::fixed(&view, &shape));
    for step in &recipe.steps {
        if let Step::Scalar(load) = step {
            e.read(*load);
        }
    }
    let count = e.distance();
    let mut begins = vec![e.enters(), count];
    begins.extend(phis.iter().map(|&phi| c.value(phi, 0)));
    let holds = e.holds(&conditions, count);
    let mut maker = Maker {
        view: &view,
        recipe: &recipe,
        ordered: &ordered,
        emitter: e,
        circuit: Circuit::new(c.set(), view.gates.width(c.arch())),
        inputs: Vec::new(),
        known: HashMap::new(),
        values: Vec::new(),
        numbers: HashMap::new(),
        made: vec![None; recipe.values.len()],
        constants: HashMap::new(),
    };
    let (results, returned) = maker.results(&phis);
    let circuit = maker.finish(&kernel.name, &returned, kernel.line)?;
    let Maker { inputs, values, .. } = maker;
    let asks = holds.is_some();
    let values: Vec<Gate> = holds.into_iter().chain(values).collect();
    let variable = |&phi: &Gate| Variable {
        ty: c.ty(phi),
        combines: sum_of(&recipe, phi).map(|sum| sum.reduction.op),
    };
    // What it needs was found by the recipe: arguments, what computes, and loads.
    let straight = |wanted: &[Gate]| {
        let told = |stop: Stop| Why::Effect(stop.gate().map_or("", |gate| host.def(gate).name));
        Straight::of(&host, wanted).map_err(|stop| told(stop).at(kernel.line))
    };
    Ok(Elements {
        name: kernel.name.clone(),
        line: kernel.line,
        approximate: kernel.approximate,
        circuit,
        inputs,
        results,
        variables: phis.iter().map(variable).collect(),
        places,
        host: Host {
            begins: straight(&begins)?,
            values: straight(&values)?,
            asks,
            circuit: host,
        },
    })
}

fn sum_of(recipe: &Recipe, phi: Gate) -> Option<&Sum> {
    recipe.sums.iter().find(|sum| sum.phi == phi)
}

/// Makes the circuit.
struct Maker<'a> {
    view: &'a View<'a>,
    recipe: &'a Recipe,
    ordered: &'a Ordered,
    emitter: Emitter<'a>,
    circuit: Circuit,
    inputs: Vec<Input>,
    known: HashMap<(Source, Type), Gate>,
    /// The host's values, and the numbers of those that are there.
    values: Vec<Gate>,
    numbers: HashMap<Gate, usize>,
    made: Vec<Option<Gate>>,
    constants: HashMap<(Type, u64), Gate>,
}

impl Maker<'_> {
    /// Results with the gates that are returned.
    fn results(&mut self, phis: &[Gate]) -> (Vec<Output>, Vec<Gate>) {
        let (recipe, ordered) = (self.recipe, self.ordered);
        let (mut results, mut returned) = (Vec::new(), Vec::new());
        for store in &ordered.stores {
            let address = self.number(store.address);
            let value = self.value(store.value);
            returned.push(value);
            results.push(Output {
                ty: self.circuit.ty(value),
                line: store.line,
                target: Target::Store {
                    address,
                    bytes: store.bytes as u32,
                },
            });
        }
        for (at, &phi) in phis.iter().enumerate() {
            let Some(sum) = sum_of(recipe, phi) else { continue };
            let value = self.value(sum.value);
            let value = self.number_of_bit(value);
            returned.push(value);
            results.push(Output {
                ty: self.circuit.ty(value),
                line: recipe.values[sum.value].line,
                target: Target::Variable(at),
            });
        }
        (results, returned)
    }

    /// Returns the results.
    fn finish(&mut self, name: &str, returned: &[Gate], line: u32) -> Result<Circuit, Reason> {
        let set = self.circuit.set();
        let ends = returns(&self.view.gates).ok_or_else(|| Why::NoGate("RETURN_VALUES".into()).at(line))?;
        let mut made = Circuit::new(set, self.view.gates.width(self.view.circuit.arch()));
        std::mem::swap(&mut made, &mut self.circuit);
        let (state, depend) = (made.state_entry(), made.depend_entry());
        let gate = made.add(ends, Type::NONE, 0, &[state], &[depend], returned);
        made.set_line(gate, line);
        made.signature = Some(Signature {
            name: name.into(),
            params: self.inputs.iter().map(|input| input.ty).collect(),
            result: Type::NONE,
        });
        Ok(made)
    }

    /// The number of a value of the first iteration.
    fn number(&mut self, gate: Gate) -> usize {
        let value = self.emitter.scalar(gate, Iteration::First);
        *self.numbers.entry(value).or_insert_with(|| {
            self.values.push(value);
            self.values.len() - 1
        })
    }

    fn input(&mut self, source: Source, ty: Type, line: u32) -> Gate {
        if let Some(&known) = self.known.get(&(source, ty)) {
            return known;
        }
        let arg = self.view.gates.set.by_role(Role::Arg).unwrap_or(0);
        let gate = self.circuit.add(arg, ty, self.inputs.len() as u64, &[], &[], &[]);
        self.circuit.set_line(gate, line);
        self.inputs.push(Input { ty, line, source });
        self.known.insert((source, ty), gate);
        gate
    }

    fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        let (circuit, op) = (&mut self.circuit, self.view.gates.constant);
        let make = || circuit.add(op, ty, bits, &[], &[], &[]);
        *self.constants.entry((ty, bits)).or_insert_with(make)
    }

    /// A bit as a number: neither inputs nor results are masks.
    fn number_of_bit(&mut self, value: Gate) -> Gate {
        let gates = self.view.gates;
        let Some(ty) = number_type(&gates).filter(|_| self.circuit.ty(value) == gates.bit) else {
            return value;
        };
        let [one, zero] = [1, 0].map(|bits| self.constant(ty, bits));
        self.circuit.add(gates.select, ty, 0, &[], &[], &[value, one, zero])
    }

    /// The gate of a value of the recipe; those that it needs are made first.
    fn value(&mut self, id: Id) -> Gate {
        let (recipe, ordered) = (self.recipe, self.ordered);
        let id = ordered.same[id];
        let mut needed = vec![false; id + 1];
        needed[id] = true;
        for at in (0..=id).rev().filter(|&at| self.made[at].is_none()) {
            if needed[at] {
                let inputs = recipe.values[at].node.inputs();
                inputs.iter().for_each(|&input| needed[ordered.same[input]] = true);
            }
        }
        for (at, needed) in needed.into_iter().enumerate() {
            if needed && self.made[at].is_none() {
                let made = self.make(at);
                self.made[at] = Some(made);
            }
        }
        self.made[id].unwrap_or(Gate::NONE)
    }

    fn make(&mut self, id: Id) -> Gate {
        let (recipe, gates) = (self.recipe, self.view.gates);
        let value = &recipe.values[id];
        let (ty, line) = (value.element, value.line);
        match &value.node {
            Node::Constant(bits) => self.constant(ty, *bits),
            Node::Splat(of) | Node::Bit(of) if self.view.circuit.role(*of) == Role::Constant => {
                self.constant(ty, self.view.circuit.bits(*of))
            }
            Node::Splat(of) => {
                let number = self.number(*of);
                self.input(Source::Scalar(number), ty, line)
            }
            Node::Bit(of) => {
                let number = self.number(*of);
                let of = self.input(Source::Scalar(number), number_type(&gates).unwrap_or(ty), line);
                let zero = self.constant(self.circuit.ty(of), 0);
                let code = gates.code("NE").unwrap_or(0);
                self.add(gates.icmp, ty, code, &[of, zero], line)
            }
            Node::Index(of, step) => {
                let first = self.number(*of);
                self.input(Source::Counter { first, step: *step }, ty, line)
            }
            // Of accesses in strips alone.
            Node::Numbers(_) => Gate::NONE,
            Node::Load(of) => {
                let address = self.number(address_of(self.view.circuit, *of));
                let bytes = (gates.width(ty) / 8).max(1);
                self.input(Source::Load { address, bytes }, ty, line)
            }
            // Recipes of elements have none.
            Node::Scan { .. } => Gate::NONE,
            Node::Each { op, bits, inputs } => {
                let made = |&input: &Id| self.made[self.ordered.same[input]].unwrap_or(Gate::NONE);
                let inputs: Vec<Gate> = inputs.iter().map(made).collect();
                self.add(*op, ty, *bits, &inputs, line)
            }
        }
    }

    fn add(&mut self, op: Opcode, ty: Type, bits: u64, values: &[Gate], line: u32) -> Gate {
        let gate = self.circuit.add(op, ty, bits, &[], &[], values);
        self.circuit.set_line(gate, line);
        gate
    }
}

/// The type of a bit that goes in or comes out.
fn number_type(gates: &Gates) -> Option<Type> {
    gates.set.type_by_name("i32")
}

/// The gate that returns any number of values.
pub(super) fn returns(gates: &Gates) -> Option<Opcode> {
    let fits = |def: &onespec_graph::GateDef| def.role == Role::Return && def.values_rep.is_some();
    gates.set.gates.iter().position(fits).map(|at| at as Opcode)
}
