//! All stages in order: what the command, the build scripts and the tests start from.

use crate::check;
use crate::emit::tables;
use crate::expand::{Loaded, load_from, machines};
use crate::model;
use crate::rules::{self, Solver};
use crate::sem::{self, ir::Program};
use crate::source::{Diags, Level, Shelf, Sources, render, shown, to_json};
use onespec_core::isa::Isa;
use std::path::Path;

/// A machine, read and judged.
pub struct Checked {
    pub sources: Sources,
    pub diags: Diags,
    /// The resolved description. May be there although there were errors: what could be resolved.
    pub model: Option<model::Isa>,
    /// The same as the runtime's tables; with errors they may lack instructions.
    pub tables: Option<&'static Isa>,
    /// All meanings, once for each assignment of the machine's parameters. Not for running when there were errors.
    pub programs: Vec<Program>,
    /// What became of its rules.
    pub rules: rules::Counts,
}

/// Reads machine `name` of a spec folder and applies every check to it.
pub fn check_machine(spec_root: &Path, name: &str) -> Checked {
    check_from(Shelf::Folder(spec_root), name)
}

/// The same from wherever the files are: a generated crate carries the text that it was made of.
pub fn check_from(shelf: Shelf<'_>, name: &str) -> Checked {
    let Loaded {
        sources,
        isa: model,
        mut diags,
    } = load_from(shelf, name);
    // Tables hold what meanings touch, so meanings come first; what is wrong with them is said last.
    let mut of_meanings = Diags::default();
    let programs = model
        .as_ref()
        .map(|model| sem::lower_all(model, &mut of_meanings))
        .unwrap_or_default();
    let tables = model
        .as_ref()
        .map(|model| tables::lower(model, &programs, &|origin| sources.line_of(origin)));
    if let (Some(model), Some(tables)) = (&model, tables) {
        check::check(model, tables, &mut diags);
    }
    diags.list.append(&mut of_meanings.list);
    let mut known = rules::Known::default();
    let rules = match &model {
        Some(model) if !diags.has_errors() => {
            rules::check(model, &programs, shelf, Solver::None, &mut known, &mut diags)
        }
        _ => rules::Counts::default(),
    };
    Checked {
        rules,
        sources,
        diags,
        model,
        tables,
        programs,
    }
}

impl Checked {
    /// The diagnostics as people read them.
    pub fn rendered(&self, colour: bool) -> String {
        render(&self.sources, &self.diags.list, colour)
    }

    /// Diagnostics of a level, those that differ only in the family row counted once.
    pub fn count(&self, level: Level) -> usize {
        shown(&self.sources, &self.diags.list)
            .iter()
            .filter(|s| s.diag.level == level)
            .count()
    }
}

/// What a spec folder holds.
#[derive(Debug, Clone, Default)]
pub struct Report {
    pub machines: Vec<Summary>,
    /// All diagnostics, rendered.
    pub diagnostics: String,
    /// The same, one JSON object a line.
    pub json: String,
    pub errors: usize,
    pub warnings: usize,
}

/// A machine in numbers.
#[derive(Debug, Clone, Default)]
pub struct Summary {
    pub name: String,
    pub files: usize,
    pub extensions: usize,
    pub instructions: usize,
    /// Instructions whose meaning is described.
    pub with_meaning: usize,
    pub aliases: usize,
    pub macros: usize,
    pub csrs: usize,
    pub targets: usize,
    pub examples: usize,
}

/// Checks every machine of a spec folder, or the one whose own folder is given.
pub fn check_dir(dir: &Path, colour: bool) -> Report {
    let mut report = Report::default();
    let names = machines(dir);
    let (root, names) = match (names.is_empty(), dir.parent(), dir.file_name().and_then(|n| n.to_str())) {
        (true, Some(parent), Some(name)) => (parent, vec![name.to_string()]),
        _ => (dir, names),
    };
    for name in names {
        let checked = check_machine(root, &name);
        report.errors += checked.count(Level::Error);
        report.warnings += checked.count(Level::Warning);
        report.diagnostics += &checked.rendered(colour);
        report.json += &to_json(&checked.sources, &checked.diags.list);
        report.machines.push(summary(&name, &checked));
    }
    report
}

fn summary(name: &str, checked: &Checked) -> Summary {
    let Some(model) = &checked.model else {
        return Summary {
            name: name.into(),
            files: checked.sources.files().len(),
            ..Summary::default()
        };
    };
    Summary {
        name: model.name.clone(),
        files: checked.sources.files().len(),
        extensions: model.features.len()
            - model
                .params
                .iter()
                .map(|p| p.features.len())
                .sum::<usize>()
                .min(model.features.len()),
        instructions: match &model.mirror {
            Some(mirror) => mirror.ops.len(),
            None => model.ops.iter().filter(|op| !op.unreachable).count(),
        },
        with_meaning: match &model.mirror {
            // A pseudo-instruction does what its base instruction does.
            Some(mirror) => {
                let base = |op: &model::Op| model.ops.get(usize::from(op.is.as_ref()?.op));
                let means = |op: &&model::Op| base(op).is_some_and(|base| model.means(base));
                mirror.ops.iter().filter(means).count()
            }
            None => model.ops.iter().filter(|op| model.means(op)).count(),
        },
        aliases: model.aliases.len(),
        macros: model.macros.len(),
        csrs: model.csrs.len(),
        targets: model.targets.len(),
        examples: model.ops.iter().map(|op| op.examples.len()).sum(),
    }
}
