//! What a description says that a machine computes in the place of a gate (`approximates:`): as gates that terms are covered
//! with, and checks: the gate is there, and outside of the stated differences both have the same value, by the reference
//! evaluators, on the edges of the type and on random values.

use super::GateSet;
use super::gates::{Gate as Known, Gates as Covers, Means};
use super::machine::Machine;
use super::samples::{Samples, Shape, edges};
use super::symbolic::Sym;
use onespec_bv::Bits;
use onespec_description::model::{Approximation, Bank, Bitfield, Graph, Isa};
use onespec_diag::{Diag, Diags};
use onespec_graph::Type;
use onespec_graph::semantics::{NoMemory, Semantics, WideArgs};
use onespec_lanes::term::{Terms, Var};
use onespec_sem::eval::{Gates, Steps};
use onespec_sem::ir::{ApproximationCode, Program};
use onespec_sem::isa_tables::leak;

/// Values beside the edges.
const ROUNDS: usize = 2_000;
/// The same each time, so that a description is right or wrong.
const SEED: u64 = 0x0a99_0a99;

/// Adds what a machine computes for gates that it has not.
pub fn add(gates: &mut Covers, machine: &Machine<'_>, graph: &Graph, terms: &mut Terms) {
    let all = machine.isa.select.iter().flat_map(|s| &s.approximations);
    for (id, (made, code)) in (0u16..).zip(all.zip(&machine.program.approximations)) {
        let Some(code) = code else { continue };
        let op = graph.gates.iter().position(|g| g.name == made.gate);
        let exact = gates.list.iter().position(|g| {
            Some(usize::from(g.op)) == op
                && g.approximates.is_none()
                && g.cond.as_ref().map_or("", |(name, _)| name) == made.condition
                && g.inputs.first().is_some_and(|ty| machine.types.name(*ty) == made.ty)
                && g.inputs.len() == made.inputs.len()
        });
        let Some(exact) = exact else { continue };
        terms.begin();
        let inputs = (0u8..).zip(&made.inputs);
        let args: Vec<Sym> = inputs
            .map(|(i, (_, width))| Sym::Term(terms.var(Var::Wire(i), *width)))
            .collect();
        let Some(means) = machine.calls(terms, code.value, args) else {
            continue;
        };
        if let Some(gate) = gates.list.get(exact).cloned() {
            gates.push(
                Known {
                    means: Means::Value(means),
                    degenerate: false,
                    approximates: Some((id, exact as u16)),
                    ..gate
                },
                terms,
                true,
            );
        }
    }
}

/// Reports approximations of gates that are not there, and such as differ where they say that they do not.
pub fn check(isa: &Isa, program: &Program, set: &GateSet, diags: &mut Diags) {
    let all = isa.select.iter().flat_map(|s| &s.approximations);
    let all: Vec<(&Approximation, &Option<ApproximationCode>)> = all.zip(&program.approximations).collect();
    if all.is_empty() {
        return;
    }
    let mut trial = Trial {
        graph: &set.isa.graph,
        gates: Gates::of(&leak(vec![set.program.clone()])[0], 1),
        steps: Steps::new(&leak(vec![program.clone()])[0]),
        samples: Samples::new(SEED),
    };
    for (made, code) in all {
        let Some(gate) = trial.gate(made) else {
            let parts = [made.gate.as_str(), &made.condition, &made.ty];
            let name: Vec<&str> = parts.into_iter().filter(|p| !p.is_empty()).collect();
            let message = format!(
                "there is no gate `{}` with {} inputs",
                name.join("."),
                made.inputs.len()
            );
            let diag = Diag::error("E0621", &made.origin, message);
            diags.push(diag.help(
                "an approximation is called after a gate on scalars, its condition, and the type of its first input",
            ));
            continue;
        };
        if let Some(code) = code
            && let Some(witness) = trial.differs(made, *code, &gate)
        {
            let diag = Diag::error(
                "E0621",
                &made.origin,
                "it differs from the gate where `differs` does not hold",
            );
            diags.push(diag.help(witness));
        }
    }
}

/// A gate at types.
struct Gate {
    op: u16,
    code: u64,
    own: u8,
    inputs: Vec<u8>,
}

struct Trial<'a> {
    graph: &'a Graph,
    gates: Gates,
    steps: Steps,
    samples: Samples,
}

impl Trial<'_> {
    fn gate(&self, made: &Approximation) -> Option<Gate> {
        let op = self.graph.gates.iter().position(|g| g.name == made.gate)?;
        let gate = self.graph.gates.get(op)?;
        let code = match gate.bitfield {
            Bitfield::Condition(table) => {
                let table = self.graph.conditions.get(usize::from(table))?;
                table.codes.iter().find(|(name, _)| *name == made.condition)?.1
            }
            _ if made.condition.is_empty() => 0,
            _ => return None,
        };
        let first = self.graph.types.iter().position(|t| t.name.to_lowercase() == made.ty)? as u8;
        let mut all = self.gates.assignments(op as u16);
        let width = |ty: u8| self.graph.types.get(usize::from(ty)).map_or(0, |t| t.width);
        let fits = |own: u8, inputs: &[u8]| {
            inputs.first() == Some(&first)
                && inputs.len() == made.inputs.len()
                && inputs
                    .iter()
                    .zip(&made.inputs)
                    .all(|(ty, (_, bits))| width(*ty) == *bits)
                && width(own) == made.out
        };
        let (own, inputs) = all.find(|(own, inputs)| fits(*own, inputs))?;
        Some(Gate {
            op: op as u16,
            code,
            own,
            inputs: inputs.to_vec(),
        })
    }

    /// Values for which both differ although they should not.
    fn differs(&mut self, made: &Approximation, code: ApproximationCode, gate: &Gate) -> Option<String> {
        let may_differ = code.differs?;
        let shape = |ty: &u8| {
            let ty = self.graph.types.get(usize::from(*ty));
            ty.map_or(Shape::default(), |ty| Shape {
                width: ty.width.clamp(1, 64),
                float: ty.bank == Bank::Float,
            })
        };
        let shapes: Vec<Shape> = gate.inputs.iter().map(shape).collect();
        let edges: Vec<Vec<u64>> = shapes.iter().map(|s| edges(*s)).collect();
        let types: Vec<Type> = gate.inputs.iter().map(|ty| Type(*ty)).collect();
        for _ in 0..ROUNDS {
            let mut values = Vec::new();
            for (shape, edges) in shapes.iter().zip(&edges) {
                let drawn = match self.samples.below(2) {
                    0 => edges.get(self.samples.below(edges.len() as u64) as usize).copied(),
                    _ => None,
                };
                let value = drawn.unwrap_or_else(|| self.samples.value(*shape, values.last().copied()));
                values.push(value);
            }
            let words: Vec<[u64; 1]> = values.iter().map(|v| [*v]).collect();
            let words: Vec<&[u64]> = words.iter().map(<[u64; 1]>::as_slice).collect();
            let args = WideArgs {
                op: gate.op,
                ty: Type(gate.own),
                bits: gate.code,
                types: &types,
                values: &words,
            };
            let exact = self.gates.run(args, &mut NoMemory)?.first().copied()?;
            let mut given: Vec<Bits> = values
                .iter()
                .zip(&shapes)
                .map(|(v, s)| Bits::new(s.width, u128::from(*v)))
                .collect();
            let near = self.steps.call_all(code.value, &given)?;
            given.push(Bits::new(made.out, exact.into()));
            let allowed = self.steps.call_all(may_differ, &given)?;
            if near.low64() != exact && allowed.is_zero() {
                let names = made.inputs.iter().zip(&values);
                let shown: Vec<String> = names.map(|((name, _), v)| format!("{name} = {v:#x}")).collect();
                let near = near.low64();
                return Some(format!(
                    "at {}: the gate gives {exact:#x}, this {near:#x}",
                    shown.join(", ")
                ));
            }
        }
        None
    }
}
