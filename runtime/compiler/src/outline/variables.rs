//! Where a kernel leaves variables.

use crate::passes::{Context, Pipeline};
use crate::vectorize::shape::{Shape, View};
use onespec_graph::module::Function;
use onespec_graph::{Gate, Role};

/// Where variables that are live out of the loop are stored.
#[derive(Debug)]
pub(crate) struct Places {
    /// The parameter that is the address.
    pub(crate) parameter: usize,
    /// By variable.
    pub(crate) offsets: Vec<u64>,
}

/// Variables that a kernel gives back, and where it stores them.
pub(crate) fn left_behind(view: &View<'_>, shape: &Shape) -> Option<(Vec<Gate>, Option<Places>)> {
    let c = view.circuit;
    let is_variable = |gate: &Gate| shape.carried.contains(gate);
    let ends = c.gates().find(|gate| c.role(*gate) == Role::Return)?;
    if let Some(only) = c.values(ends).get(0) {
        return Some((vec![only], None)).filter(|_| is_variable(&only));
    }
    let (mut phis, mut offsets, mut parameter) = (Vec::new(), Vec::new(), None);
    let mut at = c.depend(ends, 0);
    while c.role(at) == Role::Store {
        let [value, address] = [c.value(at, 0), c.value(at, 1)];
        let (place, offset) = match c.op(address) == view.gates.add {
            true if c.role(c.value(address, 1)) == Role::Constant => (c.value(address, 0), c.bits(c.value(address, 1))),
            _ => (address, 0),
        };
        if c.role(place) != Role::Arg || !is_variable(&value) {
            return None;
        }
        parameter = Some(usize::try_from(c.bits(place)).ok()?);
        phis.push(value);
        offsets.push(offset);
        at = c.depend(at, 0);
    }
    phis.reverse();
    offsets.reverse();
    Some((phis, parameter.map(|parameter| Places { parameter, offsets })))
}

/// What was kept apart by checks, which kernels do not do, becomes one.
pub(crate) fn tidy(kernel: &mut Function) {
    // The names are those of passes, and the circuit verifies.
    if let Ok(pipeline) = Pipeline::parse(crate::vectorize::BEFORE) {
        let _ = pipeline.run(&mut kernel.circuit, &mut Context::default());
    }
    let circuit = &kernel.circuit;
    kernel.independent.retain(|&gate| !circuit.is_dead(gate));
    kernel.unordered.retain(|&gate| !circuit.is_dead(gate));
}
