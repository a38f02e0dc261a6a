//! Vectorisation of loops (Allen and Kennedy): a counted loop whose iterations are independent becomes a loop over strips
//! of vector gates.
//!
//! * [`shape`] finds counted loops with structured bodies, [`linear`] the values that grow with the counter.
//! * [`recipe`] says what an iteration does, with selections for branches; [`depend`] whether iterations of a loop that
//!   nobody declared independent may be done at once.
//! * [`cost`] chooses the number of lanes, the same for all widths of elements, or says that scalar code is as fast.
//! * [`packed`] and [`bytes`] are for bytes on targets whose vectors have words alone.
//! * [`fields`] finds accesses that a machine may do together, where its code is selected.
//! * [`strips`] makes the loop over strips, by means of [`emit`] and [`places`]. [`conditions`] that are only known when the
//!   program runs are asked before it.
//!
//! Everything that a target has to say is in a [`VectorTarget`]; without one nothing happens.

mod bits;
mod bytes;
pub(crate) mod conditions;
mod cost;
mod depend;
pub(crate) mod emit;
mod fields;
pub(crate) mod gates;
pub(crate) mod linear;
mod neighbours;
mod numbers;
mod packed;
mod places;
mod reason;
pub(crate) mod recipe;
pub(crate) mod shape;
mod strips;
mod target;
mod twins;

pub use fields::{Fields, Inputs};
pub use reason::{Reason, Why};
pub use target::{Code, Computes, Scale, Tail, Takes, VectorTarget};
pub use twins::{Reduction, Twins};

use crate::passes::{Context, Datum, Pipeline, has_order};
use conditions::Conditions;
use emit::Emitter;
use onespec_graph::module::Function;
use onespec_graph::{Circuit, Gate, Role};
use recipe::{Builder, Purpose};
use shape::{Shape, View};

/// What became of a loop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoopReport {
    /// The function that it is in.
    pub function: String,
    /// The line of its head: a number of the module's lines.
    pub line: u32,
    /// Whether the source calls its iterations independent.
    pub independent: bool,
    /// Lanes for each unit of the scale, or why it stays scalar.
    pub lanes: Result<u16, Vec<Reason>>,
}

/// What leaves a loop as vectorisation wants it: values instead of stack slots, few branches, one gate for each value.
pub(crate) const BEFORE: &str = "sccp,simplify,gvn,simplifycfg,split-copies,sroa,mem-phi-elim,load-forwarding,load-licm,dse,sroa,\
                      mem-phi-elim,simplify,gvn,simplifycfg,if-conversion,simplify,gvn,dce";
/// What removes a loop that is never entered.
const BEHIND: &str = "simplifycfg,redundant-phis,simplify,gvn,simplifycfg,dce";

/// Makes vector loops of the loops of a function for which that is possible and gains. What became of each loop is added to
/// the reports. Whether anything changed.
pub fn vectorize(
    function: &mut Function,
    target: &VectorTarget,
    context: &mut Context,
    reports: &mut Vec<LoopReport>,
) -> bool {
    let is_loop = |circuit: &Circuit| circuit.gates().any(|g| circuit.role(g) == Role::LoopBegin);
    if !is_loop(&function.circuit) {
        return false;
    }
    let target = &target.of(function.approximate);
    run(BEFORE, function, context);
    let heads = View::of(&function.circuit).map_or(Vec::new(), |view| {
        let scalar = |head: &Gate| !view.has_vectors(*head);
        view.heads().into_iter().filter(scalar).collect()
    });
    let mut changed = false;
    for head in heads {
        let independent = function.independent.contains(&head);
        let line = function.circuit.line(head);
        let loops = Loop {
            head,
            independent,
            unordered: &function.unordered,
            data: &context.data,
            ordered: context.ordered || has_order(&function.circuit),
        };
        let lanes = loops.vectorize(&mut function.circuit, target);
        changed |= lanes.is_ok();
        reports.push(LoopReport {
            function: function.name.clone(),
            line,
            independent,
            lanes: lanes.map_err(|reason| vec![reason]),
        });
    }
    if changed {
        run(BEHIND, function, context);
    }
    changed
}

fn run(passes: &str, function: &mut Function, context: &mut Context) {
    // The names are those of passes, and the circuit verifies.
    if let Ok(pipeline) = Pipeline::parse(passes) {
        let _ = pipeline.run(&mut function.circuit, context);
    }
}

/// A loop, and what is known of it.
struct Loop<'l> {
    head: Gate,
    independent: bool,
    unordered: &'l [Gate],
    data: &'l [Option<Datum>],
    /// Whether others look at the order of accesses: then branches stay, as in if-conversion.
    ordered: bool,
}

impl Loop<'_> {
    /// The number of lanes for each unit of the scale.
    fn vectorize(&self, circuit: &mut Circuit, target: &VectorTarget) -> Result<u16, Reason> {
        let line = circuit.line(self.head);
        let view = View::of(circuit).ok_or_else(|| Why::Unstructured.at(line))?;
        let shape = Shape::of(&view, self.head)?;
        if self.ordered && !shape.joins.is_empty() {
            return Err(Why::Ordered.at(line));
        }
        let builder = Builder::new(Purpose::Strips, &view, &shape, self.data, Some(target));
        let builder = builder.ok_or_else(|| Why::NoLanes.at(line))?;
        let builder = builder.counting(target.counts_masks(&view.gates));
        let (recipe, mut lines) = builder.build(self.unordered)?;
        if recipe.steps.is_empty() && recipe.sums.is_empty() {
            return Err(Why::Empty.at(line));
        }
        let mut apart = Vec::new();
        if !self.independent {
            let side = |at: usize| recipe.accesses[at].span();
            let pairs = depend::overlaps(&view, &recipe.accesses)?;
            apart.extend(pairs.into_iter().map(|pair| pair.map(side)));
        }
        let conditions = Conditions::of(&view, &shape, &mut lines, &recipe.checks, &recipe.within, apart)?;
        let lanes = cost::lanes(&view, &shape, &recipe, target);
        let lanes = lanes.or_else(|why| packed::lanes(&view, &shape, &recipe, target).ok_or(why))?;
        let (fixed, gates) = (emit::fixed(&view, &shape), view.gates);
        let mut emitter = Emitter::new(circuit, gates, &shape, fixed);
        emitter.counters = recipe.counters();
        strips::strips(&mut emitter, &recipe, &conditions, lanes, target);
        Ok(lanes.count)
    }
}
