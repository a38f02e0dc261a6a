//! The report on a spec folder: every machine opened, with counts and diagnostics. The counts of a sound machine are
//! cached by the content of the whole folder.

use super::content::with_content;
use super::{Checked, Opening, count, stages};
use onespec_cache::Key;
use onespec_core::isa::Isa;
use onespec_description::expand::machines;
use onespec_diag::{Diag, FileSource, Level, Sources, render, shown, to_json};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A spec folder.
#[derive(Debug, Clone, Default)]
pub struct Report {
    pub machines: Vec<Summary>,
    /// All diagnostics, rendered. One that holds for several machines is told once, and says for which.
    pub diagnostics: String,
    /// The same, one JSON object a line.
    pub json: String,
    /// How many of them are errors, each counted once.
    pub errors: usize,
    pub warnings: usize,
    /// The tables of the machines that were opened: of all where [`Opening::tables`] asks for them.
    pub isas: Vec<&'static Isa>,
}

/// A machine in numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    pub name: String,
    pub files: usize,
    pub extensions: usize,
    pub instructions: usize,
    /// Instructions whose semantics are described.
    pub with_semantics: usize,
    /// Those of them that trap whatever the state is.
    pub only_trap: usize,
    pub aliases: usize,
    pub macros: usize,
    pub csrs: usize,
    /// Gates of an intermediate representation.
    pub gates: usize,
    pub targets: usize,
    pub examples: usize,
    /// Entries of instructions in the machine's own folder; a family is one.
    pub entries: usize,
    /// Those of them that have no example.
    pub without_example: usize,
    /// Those that hold for this machine, whether they are told here or with another machine.
    pub errors: usize,
    pub warnings: usize,
    /// What stages have counted, by name.
    pub tallies: Vec<(String, usize)>,
    /// Stages that were left out.
    pub skipped: Vec<String>,
}

/// Opens every machine of a spec folder, or the one whose own folder is given.
pub fn check_dir(dir: &Path, colour: bool, opening: &Opening) -> Report {
    let mut report = Report::default();
    let Folders { root, names, shown } = folders(dir);
    let root = root.as_path();
    let mut found = Vec::new();
    let key = || Key::new("report").with(&stages::besides(opening));
    let content = opening
        .cache
        .is_on()
        .then(|| with_content(key(), FileSource::Folder(root)))
        .flatten();
    for name in names {
        let key = content.map(|key| key.with(&name).with(if opening.fast { "fast" } else { "" }));
        let known = key.filter(|_| !opening.tables).and_then(|key| opening.cache.text(&key));
        if let Some(summary) = known.and_then(|text| serde_json::from_str(&text).ok()) {
            report.machines.push(summary);
            continue;
        }
        let files = FileSource::Folder(root);
        let mut checked = Checked::open(files, &name, opening);
        let summary = count::summary(&name, &files.shown(), &checked);
        for (folder, written) in &shown {
            checked
                .sources
                .show_below(&format!("{}/{folder}", files.shown()), written);
        }
        report.isas.extend(checked.tables);
        if let (Some(key), true, Ok(text)) = (key, checked.diags.list.is_empty(), serde_json::to_string(&summary)) {
            opening.cache.put(&key, text.as_bytes());
        }
        report.machines.push(summary);
        if !checked.diags.list.is_empty() {
            found.push(Found {
                machine: name,
                sources: checked.sources,
                diags: checked.diags.list,
            });
        }
    }
    report.tell(found, colour);
    report
}

/// The diagnostics of a machine.
struct Found {
    machine: String,
    sources: Sources,
    diags: Vec<Diag>,
}

/// What makes two diagnostics of different machines the same: message, file, bytes there, and the row of a family.
type Same = (&'static str, String, String, (u32, u32), String);

impl Found {
    fn same(&self, diag: &Diag) -> Same {
        let at = self.sources.locate(&diag.place);
        let file = at.and_then(|at| self.sources.file(at.file));
        let path = file.map_or(String::new(), |file| file.path.clone());
        let bytes = at.map_or((0, 0), |at| (at.start, at.end));
        let row = diag.place.origin.row.to_string();
        (diag.code, diag.message.clone(), path, bytes, row)
    }
}

impl Report {
    /// Tells diagnostics with the first machine that has them. Machines that share files share what is wrong there.
    fn tell(&mut self, mut found: Vec<Found>, colour: bool) {
        let mut machines: BTreeMap<Same, Vec<String>> = BTreeMap::new();
        for one in &found {
            for diag in &one.diags {
                let known = machines.entry(one.same(diag)).or_default();
                if known.last() != Some(&one.machine) {
                    known.push(one.machine.clone());
                }
            }
        }
        for one in &mut found {
            let diags = std::mem::take(&mut one.diags);
            for mut diag in diags {
                let holds = machines.get(&one.same(&diag)).map_or(&[][..], Vec::as_slice);
                if holds.first() != Some(&one.machine) {
                    continue;
                }
                if holds.len() > 1 {
                    diag.notes.push(format!("in the machines {}", holds.join(", ")));
                }
                one.diags.push(diag);
            }
            self.diagnostics += &render(&one.sources, &one.diags, colour);
            self.json += &to_json(&one.sources, &one.diags);
            let shown = shown(&one.sources, &one.diags);
            self.errors += shown.iter().filter(|s| s.diag.level == Level::Error).count();
            self.warnings += shown.iter().filter(|s| s.diag.level == Level::Warning).count();
        }
    }
}

/// Where the machines of a folder are.
struct Folders {
    root: PathBuf,
    names: Vec<String>,
    /// Folders below the root (the root is ``), the inner ones first, with what is shown for each: as the user wrote it.
    shown: Vec<(String, String)>,
}

/// A folder of machines, or the folder of one.
fn folders(dir: &Path) -> Folders {
    let written = |path: &Path| match path.to_string_lossy().trim_end_matches('/') {
        "" if path.is_absolute() => "/".to_string(),
        "" => String::new(),
        text => format!("{text}/"),
    };
    let names = machines(dir);
    // The name of a folder such as `.` is that of its real path, and the folders beside it are found there.
    let whole = std::fs::canonicalize(dir).ok().filter(|_| names.is_empty());
    let whole = whole.as_deref().unwrap_or(dir);
    match (
        names.is_empty(),
        whole.parent(),
        whole.file_name().and_then(|n| n.to_str()),
    ) {
        (true, Some(parent), Some(name)) => {
            let beside = match (dir.parent(), dir.file_name()) {
                (Some(parent), Some(_)) => written(parent),
                _ => written(&dir.join("..")),
            };
            Folders {
                root: parent.to_path_buf(),
                names: vec![name.to_string()],
                shown: vec![(format!("{name}/"), written(dir)), (String::new(), beside)],
            }
        }
        _ => Folders {
            root: dir.to_path_buf(),
            names,
            shown: vec![(String::new(), written(dir))],
        },
    }
}
