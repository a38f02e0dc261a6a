//! The stages of opening a description, in the order in which they run.
//!
//! A stage either makes a part of [`Checked`] or tests what was made. Only tests can be left out. They run only if no
//! earlier stage found an error: half a description would fail in misleading ways.

use super::content::with_content;
use super::fingerprint::Fingerprint;
use super::{Checked, Opening, Tally};
use crate::check;
use crate::examples;
use crate::rules::{Known, RuleCheck};
use onespec_cache::Key;
use onespec_core::isa::variants::{Flows, Found};
use onespec_description::expand::{Loaded, load_from};
use onespec_description::model::Isa;
use onespec_diag::{Diags, FileSource, Sources};
use onespec_sem::Earlier;
use onespec_sem::ir::Program;
use onespec_sem::isa_tables;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A stage.
struct Stage {
    name: &'static str,
    run: Run,
}

enum Run {
    /// Makes something that later stages or products need.
    Makes(fn(&mut Work<'_>)),
    /// Tries out what was made, and finds diagnostics and numbers. Its result depends on the text of the description and,
    /// where `besides` says so, on something of the computer, such as which tools it has.
    Tries {
        run: fn(&Tried<'_>, &mut Diags) -> Vec<Tally>,
        besides: fn(&Opening) -> String,
        reads: Reads,
    },
}

/// Which texts a stage reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reads {
    /// Those of the description.
    Own,
    /// Those of other machines, too.
    All,
}

/// What stages work on.
struct Work<'a> {
    files: FileSource<'a>,
    name: &'a str,
    opening: &'a Opening,
    checked: Checked,
    /// Findings about semantics, which are told after those about encodings.
    of_semantics: Diags,
}

/// What a stage tries out.
#[derive(Clone, Copy)]
struct Tried<'a> {
    files: FileSource<'a>,
    name: &'a str,
    opening: &'a Opening,
    checked: &'a Checked,
}

/// The stage that only compilers need.
const RULES: &str = "rules";

/// All of them. Tables hold what semantics touch, so semantics come before encodings.
const STAGES: &[Stage] = &[
    makes("read", read),
    makes("semantics", semantics),
    makes("tables", tables_of),
    makes("encodings", encodings),
    makes("findings about semantics", tell_semantics),
    tries("examples", run_examples, nothing, Reads::Own),
    // Rules are about the gates of another folder.
    tries(RULES, run_rules, solver, Reads::All),
];

const fn makes(name: &'static str, run: fn(&mut Work<'_>)) -> Stage {
    Stage {
        name,
        run: Run::Makes(run),
    }
}

const fn tries(
    name: &'static str,
    run: fn(&Tried<'_>, &mut Diags) -> Vec<Tally>,
    besides: fn(&Opening) -> String,
    reads: Reads,
) -> Stage {
    Stage {
        name,
        run: Run::Tries { run, besides, reads },
    }
}

/// For stages whose result depends on the text alone.
fn nothing(_: &Opening) -> String {
    String::new()
}

/// Who proves, if anybody does.
fn solver(opening: &Opening) -> String {
    format!("{:?}", opening.solver())
}

/// What results of all stages depend on besides texts.
pub fn besides(opening: &Opening) -> String {
    let texts = STAGES.iter().filter_map(|stage| match stage.run {
        Run::Tries { besides, .. } => Some(besides(opening)),
        Run::Makes(_) => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// Runs all stages.
pub fn run(files: FileSource<'_>, name: &str, opening: &Opening) -> Checked {
    let mut work = Work {
        files,
        name,
        opening,
        checked: Checked {
            sources: Sources::new(),
            diags: Diags::default(),
            model: None,
            tables: None,
            programs: &[],
            tallies: Vec::new(),
            skipped: Vec::new(),
            lowered: 0,
        },
        of_semantics: Diags::default(),
    };
    let mut sound = None;
    for stage in STAGES {
        match stage.run {
            Run::Makes(run) => run(&mut work),
            Run::Tries { .. } => {
                let sound = *sound.get_or_insert_with(|| !work.checked.diags.has_errors());
                if opening.fast || !sound || opening.without_rules && stage.name == RULES {
                    work.checked.skipped.push(stage.name);
                    continue;
                }
                let (tallies, mut diags) = work.tried().run(stage);
                work.checked.diags.list.append(&mut diags.list);
                work.checked.tallies.extend(tallies);
            }
        }
    }
    work.checked.diags.without_consequences();
    work.checked
}

/// Tries the rules of a description without errors that was opened without them.
pub fn rules(checked: &Checked, files: FileSource<'_>, name: &str, opening: &Opening) -> Diags {
    let tried = Tried {
        files,
        name,
        opening,
        checked,
    };
    let stage = STAGES.iter().find(|stage| stage.name == RULES);
    stage.map_or_else(Diags::default, |stage| tried.run(stage).1)
}

impl Work<'_> {
    fn tried(&self) -> Tried<'_> {
        Tried {
            files: self.files,
            name: self.name,
            opening: self.opening,
            checked: &self.checked,
        }
    }
}

impl Tried<'_> {
    /// What a stage finds, or has found earlier.
    fn run(&self, stage: &Stage) -> (Vec<Tally>, Diags) {
        let mut diags = Diags::default();
        let Run::Tries { run, besides, reads } = stage.run else {
            return (Vec::new(), diags);
        };
        let cache = &self.opening.cache;
        let own = cache.is_on().then(|| self.key(stage.name, &besides(self.opening)));
        let key = || match reads {
            Reads::Own => own,
            Reads::All => with_content(own?, self.files),
        };
        let before = key();
        if let Some(text) = before.as_ref().and_then(|key| cache.text(key)) {
            return (read_tallies(&text), diags);
        }
        let tallies = run(self, &mut diags);
        // Only what is sound is kept: what is wrong is told again, with its place. What was written while the stage ran is
        // nobody's result.
        if let (Some(key), true) = (before, diags.list.is_empty() && key() == before) {
            cache.put(&key, write_tallies(&tallies).as_bytes());
        }
        (tallies, diags)
    }

    /// What the result of a stage depends on: the stage, the machine, and every text that was read.
    fn key(&self, stage: &str, besides: &str) -> Key {
        let root = self.files.shown();
        let mut key = Key::new("stage").with(stage).with(besides).with(self.name);
        for file in self.checked.sources.files() {
            let name = file.path.strip_prefix(root.as_str()).unwrap_or(&file.path);
            key = key.with(name).with(&file.text);
        }
        key
    }
}

fn write_tallies(tallies: &[Tally]) -> String {
    tallies.iter().map(|t| format!("{} {}\n", t.count, t.name)).collect()
}

fn read_tallies(text: &str) -> Vec<Tally> {
    let tally = |line: &str| {
        let (count, name) = line.split_once(' ')?;
        Some(Tally {
            name: name.into(),
            count: count.parse().ok()?,
        })
    };
    text.lines().filter_map(tally).collect()
}

/// Files, families, names: the model.
fn read(work: &mut Work<'_>) {
    let Loaded { sources, isa, diags } = load_from(work.files, work.name);
    work.checked.sources = sources;
    work.checked.model = isa;
    work.checked.diags = diags;
}

/// The typed semantics. Those of instructions that an earlier run has lowered without a finding are taken from there.
fn semantics(work: &mut Work<'_>) {
    let (Some(model), cache) = (&work.checked.model, &work.opening.cache) else {
        return;
    };
    if !cache.is_on() || !work.opening.lowered_earlier {
        work.checked.programs = Vec::leak(onespec_sem::lower_all(model, &mut work.of_semantics));
        return;
    }
    let Fingerprint { common, ops } = Fingerprint::of(model);
    let mut earlier = Earlier::new(ops);
    if let Some(bytes) = cache.get(&common) {
        earlier = earlier.with(&bytes);
    }
    let programs = onespec_sem::lower_all_but(model, Some(&mut earlier), &mut work.of_semantics);
    work.checked.programs = Vec::leak(programs);
    work.checked.lowered = earlier.lowered();
    if let (true, Some(bytes)) = (work.of_semantics.list.is_empty(), earlier.bytes()) {
        cache.put(&common, &bytes);
    }
}

/// The runtime's tables.
fn tables_of(work: &mut Work<'_>) {
    let Checked {
        model,
        sources,
        programs,
        ..
    } = &work.checked;
    if let Some(model) = model {
        let variants = variants(model, programs);
        let locate = |origin: &_| sources.line_of(origin);
        work.checked.tables = Some(isa_tables::lower_with(model, programs, variants, &locate));
    }
}

/// The variants of a machine's instructions, found when they are first asked for, and once for each text of a description that
/// this process opens.
fn variants(model: &Isa, programs: &'static [Program]) -> Flows {
    static FOUND: Mutex<BTreeMap<String, Found>> = Mutex::new(BTreeMap::new());
    let model = model.clone();
    Flows::later(move || {
        let key = format!("{} {}", model.name, model.hash);
        let known = FOUND.lock().ok().and_then(|found| found.get(&key).copied());
        known.unwrap_or_else(|| {
            let made = onespec_lanes::lower(&model, programs);
            if let Ok(mut found) = FOUND.lock() {
                found.insert(key, made);
            }
            made
        })
    })
}

/// Names, overlapping encodings, targets.
fn encodings(work: &mut Work<'_>) {
    let Checked {
        model,
        tables,
        programs,
        diags,
        ..
    } = &mut work.checked;
    if let (Some(model), Some(tables)) = (model, tables) {
        check::check(model, tables, programs, diags);
    }
}

fn tell_semantics(work: &mut Work<'_>) {
    work.checked.diags.list.append(&mut work.of_semantics.list);
}

/// Every item of `examples:`, both ways and executed; every text of a calling convention, assembled.
fn run_examples(work: &Tried<'_>, diags: &mut Diags) -> Vec<Tally> {
    let (Some(model), Some(tables)) = (&work.checked.model, work.checked.tables) else {
        return Vec::new();
    };
    let count = examples::check(model, tables, work.checked.programs, diags);
    examples::conventions::check(model, tables, diags);
    vec![Tally {
        name: "examples_run".into(),
        count,
    }]
}

/// Every rule, proven or tried. Results of single rules are kept besides, so an edit costs the rules that it touches.
fn run_rules(work: &Tried<'_>, diags: &mut Diags) -> Vec<Tally> {
    let Some(model) = &work.checked.model else {
        return Vec::new();
    };
    let cache = &work.opening.cache;
    let key = Key::new("rules").with(work.name);
    let mut known = cache.text(&key).map_or_else(Known::default, |text| Known::parse(&text));
    let before = known.clone();
    let rules = RuleCheck {
        isa: model,
        programs: work.checked.programs,
        files: work.files,
        solver: work.opening.solver(),
    };
    let counts = rules.run(&mut known, diags);
    if known != before {
        cache.put(&key, known.text().as_bytes());
    }
    let tally = |(name, count): (&str, usize)| Tally {
        name: name.into(),
        count,
    };
    let all = [
        ("rules", counts.rules),
        ("rules_proven", counts.proven),
        ("rules_tried_on_all_values", counts.complete),
        ("rules_tried_on_values", counts.tried),
        ("rules_trusted", counts.trusted),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).map(tally).collect()
}
