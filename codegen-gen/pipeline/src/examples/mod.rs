//! Runs the examples of a description: every item of `examples:` both ways (text to word, word to text, other bit
//! orders), and the instruction's effect on the given state.
//!
//! [`check`] runs them on the reference evaluator and reports errors at the item's own line. What executes is a
//! [`Case`], a visitor of any machine, so that a test runs the same items on generated code.

mod behaviour;
pub mod conventions;
mod texts;
mod tools;
mod values;
mod views;

pub use behaviour::Case;
pub use tools::Bench;

use onespec_core::exec::Visitor;
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_description::model::{Example, Isa as Model, Op};
use onespec_diag::{Diag, Diags};
use onespec_sem::eval::Reference;
use onespec_sem::ir::Program;

/// Most examples of a machine that are reported as wrong.
const MAX_REPORTED: usize = 100;

/// Runs all examples of a machine; the number of them. A mirror has none of its own: those of the machine that it mirrors
/// are run there.
pub fn check(model: &Model, isa: &'static Isa, programs: &'static [Program], diags: &mut Diags) -> usize {
    if model.mirror.is_some() {
        return 0;
    }
    let mut bench = Bench::new(isa);
    let mut wrong = Vec::new();
    let mut count = 0;
    for (op, example) in all(model) {
        count += 1;
        wrong.extend(one(&mut bench, model, programs, op, example).err());
    }
    let more = wrong.len().saturating_sub(MAX_REPORTED);
    wrong.truncate(MAX_REPORTED);
    if let (Some(last), true) = (wrong.last_mut(), more > 0) {
        last.notes.push(format!("{more} more examples are wrong"));
    }
    diags.list.append(&mut wrong);
    count
}

/// Every example with the instruction that it is of.
pub fn all(model: &Model) -> impl Iterator<Item = (&Op, &Example)> {
    model
        .ops
        .iter()
        .flat_map(|op| op.examples.iter().map(move |example| (op, example)))
}

fn one(bench: &mut Bench, model: &Model, programs: &'static [Program], op: &Op, example: &Example) -> Result<(), Diag> {
    let word = bench.texts(model, op, example)?;
    if !example.runs {
        return Ok(());
    }
    if !model.means(op) {
        let message = format!("`{}` has no semantics that could be run", op.name);
        let help = "write `sem:`, or leave out `before`, `after` and `trap`";
        return Err(Diag::error("E0151", &example.asm.origin, message).help(help));
    }
    let isa = bench.isa();
    let tools = bench.tools(op, example)?;
    let machine = match &tools.machine {
        Some(machine) => machine.clone(),
        None => {
            let made = reference(isa, programs, &tools.target);
            let made = made.ok_or_else(|| Diag::error("E0151", &example.origin, "there are no semantics to run"))?;
            tools.machine.insert(made).clone()
        }
    };
    let case = Case {
        model,
        isa,
        example,
        word,
    };
    case.visit(machine)
}

/// The evaluator for a few instructions on a target.
pub(crate) fn reference(isa: &'static Isa, programs: &'static [Program], target: &Resolved) -> Option<Reference> {
    let fits = |program: &&Program| {
        let mut params = program.params.iter();
        params.all(|(name, value)| target.param(name).is_none_or(|wanted| wanted == *value))
    };
    let program = programs.iter().find(fits)?;
    Some(Reference::for_few(program, isa, target))
}
