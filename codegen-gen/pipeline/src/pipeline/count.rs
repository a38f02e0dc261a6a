//! A machine in numbers.

use super::{Checked, Summary};
use onespec_description::model::{Isa, Op};
use onespec_diag::Level;
use onespec_sem::ir::Program;
use onespec_sem::traps;
use std::collections::BTreeMap;

/// Longest chain of abbreviations.
const MAX_ABBREVIATIONS: usize = 4;

/// The numbers of machine `name`, whose folder is below the one that messages call `root`.
pub fn summary(name: &str, root: &str, checked: &Checked) -> Summary {
    let found = Summary {
        name: name.into(),
        files: checked.sources.files().len(),
        errors: checked.count(Level::Error),
        warnings: checked.count(Level::Warning),
        tallies: checked.tallies.iter().map(|t| (t.name.clone(), t.count)).collect(),
        skipped: checked.skipped.iter().map(|name| (*name).into()).collect(),
        ..Summary::default()
    };
    let Some(model) = &checked.model else {
        return found;
    };
    let of_params: usize = model.params.iter().map(|p| p.features.len()).sum();
    let ops = match &model.mirror {
        Some(mirror) => &mirror.ops,
        None => &model.ops,
    };
    // A pseudo-instruction does what its base instruction does.
    let base = |op: &Op| match (&model.mirror, &op.is) {
        (Some(_), Some(is)) => Some(usize::from(is.op)),
        (Some(_), None) => None,
        (None, _) => model.ops.iter().position(|known| std::ptr::eq(known, op)),
    };
    let means = |index: &usize| model.ops.get(*index).is_some_and(|op| model.means(op));
    let with_semantics: Vec<usize> = ops.iter().filter_map(base).filter(means).collect();
    let only_trap = with_semantics
        .iter()
        .filter(|op| only_traps(model, checked.programs, **op));
    let own = entries(checked, model, &format!("{root}/{name}/"));
    Summary {
        name: model.name.clone(),
        extensions: model.features.len() - of_params.min(model.features.len()),
        instructions: ops.iter().filter(|op| !op.unreachable).count(),
        only_trap: only_trap.count(),
        with_semantics: with_semantics.len(),
        aliases: model.aliases.len(),
        macros: model.macros.len(),
        csrs: model.csrs.len(),
        gates: model.graph.gates.len(),
        targets: model.targets.len(),
        examples: match model.mirror {
            Some(_) => 0,
            None => model.ops.iter().map(|op| op.examples.len()).sum(),
        },
        entries: own.len(),
        without_example: own.values().filter(|has| !**has).count(),
        ..found
    }
}

/// Entries of instructions in the machine's own folder by their place: has one an example? Members of a family share theirs.
fn entries(checked: &Checked, model: &Isa, folder: &str) -> BTreeMap<(u32, u32), bool> {
    let mut found = BTreeMap::new();
    let own = |op: &&Op| {
        let file = checked.sources.file(op.origin.file);
        file.is_some_and(|file| file.path.starts_with(folder)) && !op.unreachable
    };
    if model.mirror.is_none() {
        for op in model.ops.iter().filter(own) {
            *found.entry((op.origin.file, op.origin.start)).or_insert(false) |= !op.examples.is_empty();
        }
    }
    found
}

/// Whether an instruction traps whatever the state is, in every assignment of the parameters in which it is.
fn only_traps(model: &Isa, programs: &[Program], op: usize) -> bool {
    let mut run = op;
    for _ in 0..MAX_ABBREVIATIONS {
        match model.ops.get(run).and_then(|op| op.is.as_ref()) {
            Some(is) => run = usize::from(is.op),
            None => break,
        }
    }
    let bodies = programs
        .iter()
        .filter_map(|program| Some((program, program.insts.get(run)?.as_ref()?)));
    let mut bodies = bodies.peekable();
    bodies.peek().is_some() && bodies.all(|(program, inst)| traps::always(program, &inst.body))
}
