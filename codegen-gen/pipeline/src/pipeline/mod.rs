//! All stages in order: what the command, the build scripts and the tests start from.
//!
//! [`Checked::open`] is the one way to open a description. It runs the list of stages in `stages`; those that only try
//! things out keep their results by the content of the description ([`Cache`]).

mod content;
mod count;
mod fingerprint;
mod report;
mod stages;

pub use report::{Report, Summary, check_dir};

use crate::rules::Solver;
use onespec_cache::Cache;
use onespec_core::isa::Isa;
use onespec_description::model;
use onespec_diag::{Diags, FileSource, Level, Sources, render, shown};
use onespec_sem::ir::Program;
use std::path::Path;

/// A machine, read and checked.
pub struct Checked {
    pub sources: Sources,
    pub diags: Diags,
    /// The resolved description. May be there although there were errors: what could be resolved.
    pub model: Option<model::Isa>,
    /// The same as the runtime's tables; with errors they may lack instructions.
    pub tables: Option<&'static Isa>,
    /// All semantics, once for each assignment of the machine's parameters. Not for running when there were errors.
    pub programs: &'static [Program],
    /// What stages have counted.
    pub tallies: Vec<Tally>,
    /// Names of the stages that were left out: [`Opening::fast`], [`Opening::without_rules`], or errors before them.
    pub skipped: Vec<&'static str>,
    /// Instructions whose semantics were lowered in this opening, each assignment of the parameters counted, where the others
    /// are [known from earlier](Opening::lowered_earlier).
    pub lowered: usize,
}

/// How a description is opened.
#[derive(Debug, Clone, Default)]
pub struct Opening {
    /// Results of earlier runs. The default keeps none.
    pub cache: Cache,
    /// Leaves out the stages that try things out: examples, rules.
    pub fast: bool,
    /// Leaves out the rules, which only compilers need. [`Checked::rules`] tries them later.
    pub without_rules: bool,
    /// Takes semantics of instructions from the cache where nothing that they depend on has changed. Fns then have other
    /// numbers than without, so text that is generated would not be the same each time.
    pub lowered_earlier: bool,
    /// Proves rules where z3 is installed. Else they are tried on values, which takes a second instead of minutes.
    pub proofs: bool,
    /// Opens also the machines of a folder whose numbers are kept: [`Report::isas`] has the tables of all.
    pub tables: bool,
}

impl Opening {
    /// Who proves rules.
    fn solver(&self) -> Solver {
        match self.proofs {
            true => Solver::of_this_machine(),
            false => Solver::None,
        }
    }
}

/// A number that a stage found, under a name such as `examples`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    pub name: String,
    pub count: usize,
}

/// Opens machine `name` of a spec folder: every stage, but for what is known of the same text in the user's cache.
pub fn check_machine(spec_root: &Path, name: &str) -> Checked {
    check_from(FileSource::Folder(spec_root), name)
}

/// The same from wherever the files are: a generated crate carries the text that it was made of.
pub fn check_from(files: FileSource<'_>, name: &str) -> Checked {
    let opening = Opening {
        cache: Cache::of_user(),
        ..Opening::default()
    };
    Checked::open(files, name, &opening)
}

impl Checked {
    /// Opens a machine and runs every stage on it.
    pub fn open(files: FileSource<'_>, name: &str, opening: &Opening) -> Checked {
        stages::run(files, name, opening)
    }

    /// Tries the rules of a description without errors that was opened [without them](Opening::without_rules), from the same
    /// files.
    pub fn rules(&self, files: FileSource<'_>, name: &str, opening: &Opening) -> Diags {
        stages::rules(self, files, name, opening)
    }

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
