//! Outlining of kernels: the outermost loops whose iterations are independent become functions of their own, and the
//! program calls them. A kernel is one loop; its parameters are the bounds, captured scalars and base addresses of
//! arrays, with the bytes that it reads and writes of each as affine expressions of parameters: what has to be copied to
//! a device and back.
//!
//! * [`region`] finds what belongs to the loop and what it captures.
//! * [`ranges`] finds the arrays and their bytes.
//! * [`exchanges`] finds atomic accesses, and whether iterations may do them in any order.
//! * [`parts`] says how parts of the iterations are done by themselves, [`take`] hands kernels to whoever runs them.
//! * [`emit`] makes the kernel, and the call in place of the loop. What may leave the loop early (an index out of
//!   bounds) is asked of before the loop begins: where it may happen, the loop is done by the host, as before.

mod emit;
mod exchanges;
mod parts;
mod ranges;
mod region;
mod take;
pub(crate) mod variables;

pub use parts::{Added, Contribution, Parts, parts};
pub use take::take;

use crate::passes::{Context, Pipeline};
use crate::vectorize::conditions::Conditions;
use crate::vectorize::linear::Lines;
use crate::vectorize::shape::{Shape, View};
use crate::vectorize::{Reason, Why};
use onespec_graph::module::{Module, Symbol};
use onespec_graph::{Circuit, Gate};
use region::Region;

/// A loop that is a function of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kernel {
    /// The name of the function.
    pub name: String,
    /// The line of the loop: a number of the module's lines.
    pub line: u32,
    /// In the order of the function's parameters.
    pub parameters: Vec<Parameter>,
    /// What it accesses.
    pub arrays: Vec<Array>,
    /// Whether the counter is compared as a signed number.
    pub signed: bool,
    /// An address was not found to be in one of the arrays: what the kernel accesses is not known.
    pub unknown: bool,
    /// Why iterations have to do its atomic accesses in their order; `None` where they need not, or there are none.
    pub ordered: Option<Why>,
}

/// What a parameter of a kernel is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Parameter {
    /// What the loop counts from.
    First,
    /// What it stays below.
    Bound,
    /// A value from before the loop.
    Scalar,
    /// The address of an array, by its index in [`Kernel::arrays`].
    Array(usize),
    /// The address of eight bytes for each variable that the loop leaves behind, where there is more than one; a single one is
    /// the function's result.
    Results(u32),
}

/// Memory that a kernel accesses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Array {
    /// The parameter that is its address.
    pub parameter: u32,
    /// What is read.
    pub reads: Extent,
    /// What is written.
    pub writes: Extent,
    /// What is read and written at once, by atomic accesses.
    pub exchanges: Extent,
}

/// Bytes of an array.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Extent {
    /// None.
    Nothing,
    /// Those of these ranges.
    Ranges(Vec<Range>),
    /// Which ones is not known.
    Unknown,
}

/// Bytes from the address of an array, where the loop has an iteration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Range {
    /// The first.
    pub from: Affine,
    /// Behind the last.
    pub to: Affine,
}

/// A sum of parameters, extended to 64 bits as the loop compares its counter, with factors, and a constant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Affine {
    /// Parameters and factors.
    pub terms: Vec<(u32, i64)>,
    /// The constant.
    pub constant: i64,
}

/// Why a loop stays in the function that it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stays {
    /// The function.
    pub function: String,
    /// The line of the loop: a number of the module's lines.
    pub line: u32,
    /// Why.
    pub reason: Reason,
}

/// Makes kernels of the outermost independent loops of a module, which verifies. The functions stay in their places; kernels
/// come behind them.
pub fn outline(module: &mut Module, context: &mut Context) -> (Vec<Kernel>, Vec<Stays>) {
    let (mut kernels, mut stays) = (Vec::new(), Vec::new());
    for at in 0..module.functions.len() {
        if module.functions[at].independent.is_empty() {
            continue;
        }
        // The names are those of passes, and the circuit verifies.
        if let Ok(pipeline) = Pipeline::parse(crate::vectorize::BEFORE) {
            let _ = pipeline.run(&mut module.functions[at].circuit, context);
        }
        for head in outermost(&module.functions[at].circuit, &module.functions[at].independent) {
            let name = format!("{}.kernel{}", module.functions[at].name, kernels.len());
            match one(module, at, head, &name) {
                Ok(kernel) => kernels.push(kernel),
                Err(reason) => stays.push(Stays {
                    function: module.functions[at].name.clone(),
                    line: module.functions[at].circuit.line(head),
                    reason,
                }),
            }
        }
        if let Ok(pipeline) = Pipeline::parse("simplifycfg,redundant-phis,dce") {
            let _ = pipeline.run(&mut module.functions[at].circuit, context);
        }
        let function = &mut module.functions[at];
        let circuit = &function.circuit;
        let is_loop = |gate: &Gate| !circuit.is_dead(*gate) && circuit.role(*gate) == onespec_graph::Role::LoopBegin;
        function.independent.retain(is_loop);
    }
    (kernels, stays)
}

/// Heads of independent loops that are in no other one.
fn outermost(circuit: &Circuit, independent: &[Gate]) -> Vec<Gate> {
    let Some(view) = View::of(circuit) else {
        return Vec::new();
    };
    let heads: Vec<Gate> = view
        .heads()
        .into_iter()
        .filter(|head| independent.contains(head))
        .collect();
    let inside: Vec<_> = heads.iter().map(|&head| view.states_of(head)).collect();
    let is_inner = |head: Gate| {
        let around = heads.iter().zip(&inside).filter(|(outer, _)| **outer != head);
        around.into_iter().any(|(_, states)| states.contains(&head))
    };
    heads.iter().copied().filter(|head| !is_inner(*head)).collect()
}

/// Makes a kernel of a loop of a function.
fn one(module: &mut Module, at: usize, head: Gate, name: &str) -> Result<Kernel, Reason> {
    let function = &module.functions[at];
    let circuit = &function.circuit;
    let view = View::of(circuit).ok_or_else(|| Why::Unstructured.at(circuit.line(head)))?;
    let shape = Shape::nest(&view, head)?;
    let region = Region::of(&view, &shape)?;
    let mut lines = Lines::of(&view, &shape);
    let found = ranges::arrays(&view, &shape, &region, &mut lines);
    let checks: Vec<Gate> = Vec::new();
    let conditions = Conditions::of(&view, &shape, &mut lines, &checks, &[], Vec::new())?;
    let made = emit::kernel(&view, &shape, &region, &found, name, function);
    let line = circuit.line(head);
    let kernel = Kernel {
        name: name.into(),
        line,
        parameters: found.parameters.clone(),
        arrays: found.arrays.clone(),
        signed: shape.signed,
        unknown: found.unknown,
        ordered: exchanges::ordered(&view, &found.exchanges, &found.arrays),
    };
    let plan = emit::Host::of(&view, &shape, &region);
    let fixed = crate::vectorize::emit::fixed(&view, &shape);
    let gates = view.gates;
    let number = module.add_function(made);
    debug_assert!(matches!(module.symbol(number.into()), Some(Symbol::Function(_))));
    let call = emit::Callee {
        symbol: number,
        captured: &found.captured,
        results: &region.results,
    };
    emit::call(
        &mut module.functions[at].circuit,
        gates,
        &shape,
        &region,
        &conditions,
        &plan,
        call,
        fixed,
    );
    Ok(kernel)
}
