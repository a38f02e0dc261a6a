//! `onespec test`: runs every stage of opening a description again, without cached results, and prints and reads back
//! random words of every entry.

use crate::machine::{Machine, is_gates, means_gates};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::{description, escape, machines};
use clap::Args;
use onespec_circuit::{GATES, SOURCES};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_emulator::replay::widest;
use onespec_emulator::round_trip::round_trip;
use onespec_gen::source::{FileSource, Level, to_json};
use onespec_gen::{Checked, Opening};
use onespec_machines::ALL;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// Test descriptions: examples, random words to text and back, and what can be proven
///
/// Without `--spec` the descriptions that are built in are tested. Nothing is taken from earlier runs.
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec test --spec spec --isa sfpu --seed 7")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// What random words begin with; the same seed gives the same words
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Random words of each instruction and target
    #[arg(long, value_name = "N", default_value_t = 16)]
    words: u32,
    /// One JSON object a line: a diagnostic, or what came of a machine
    #[arg(long)]
    json: bool,
}

pub fn run(options: &Options) -> Outcome {
    let subjects = subjects(&options.machine)?;
    let mut failed = false;
    let mut out = escape::stdout();
    for subject in subjects {
        let checked = open(&subject)?;
        let name = subject.name;
        let words = match (checked.diags.has_errors(), checked.tables) {
            (false, Some(isa)) => words(isa, options)?,
            _ => Words::default(),
        };
        failed |= checked.diags.has_errors() || !words.wrong.is_empty();
        if options.json {
            write!(out, "{}", to_json(&checked.sources, &checked.diags.list))?;
            writeln!(out, "{}", object(&name, &checked, &words, options.seed))?;
        } else {
            write!(out, "{}", checked.rendered(Paint::for_stdout().is_on()))?;
            for wrong in &words.wrong {
                writeln!(out, "{wrong}")?;
            }
            writeln!(out, "{}", line(&name, &checked, &words, options.seed))?;
        }
    }
    out.flush()?;
    Ok(if failed { FINDINGS } else { OK })
}

/// A machine to test, and where its text is.
struct Subject {
    name: String,
    folder: Option<PathBuf>,
}

/// The machines that are meant: the named one, or all.
fn subjects(machine: &Machine) -> Result<Vec<Subject>, Failure> {
    let one = machine.isa.is_some() || machine.target.is_some();
    let built_in = |name: &str| Subject {
        name: name.to_string(),
        folder: None,
    };
    match &machine.spec {
        Some(dir) if one => {
            let place = description::place(dir, machine)?;
            Ok(vec![Subject {
                name: place.name,
                folder: Some(place.root),
            }])
        }
        Some(dir) => {
            let folder = description::folder(dir)?;
            let subject = |name| Subject {
                name,
                folder: Some(folder.root.clone()),
            };
            Ok(folder.names.into_iter().map(subject).collect())
        }
        None if means_gates(machine) => Ok(vec![built_in(GATES.name)]),
        None if one => Ok(vec![built_in(machines::generated(machine)?.name)]),
        None => Ok(std::iter::once(GATES.name)
            .chain(ALL.iter().map(|known| known.isa.name))
            .map(built_in)
            .collect()),
    }
}

fn open(subject: &Subject) -> Result<Checked, Failure> {
    let opening = Opening {
        proofs: true,
        ..Opening::default()
    };
    let files = match &subject.folder {
        Some(root) => FileSource::Folder(root),
        None if is_gates(&subject.name) => FileSource::Texts(SOURCES),
        None => FileSource::Texts(description::sources_of(&subject.name)?),
    };
    Ok(Checked::open(files, &subject.name, &opening))
}

/// What came of random words.
#[derive(Debug, Default)]
struct Words {
    same: usize,
    /// Words whose text does not say all of them, which some published texts do not.
    lossy: usize,
    wrong: Vec<String>,
}

/// Words of every instruction, on every declared target and on the one that has most besides.
fn words(isa: &'static Isa, options: &Options) -> Result<Words, Failure> {
    let mut all = Words::default();
    // A mirror has the instructions of the machine that it mirrors.
    if isa.mirror.is_some() {
        return Ok(all);
    }
    for target in targets(isa, options.machine.target.as_deref())? {
        let held = isa.ops.iter().filter(|op| op.needs.holds(&target.features)).count();
        let found = round_trip(isa, &target, options.seed, held * options.words as usize);
        all.same += found.same;
        for (name, (count, why)) in found.different {
            match name.strip_prefix("lossy:") {
                Some(_) => all.lossy += count,
                None => all.wrong.push(format!(
                    "{} {}: {name}: {}: {why}",
                    isa.name,
                    target.name,
                    many(count, "word")
                )),
            }
        }
    }
    Ok(all)
}

fn targets(isa: &'static Isa, asked: Option<&str>) -> Result<Vec<Resolved>, Failure> {
    let resolve = |name: &str| isa.target(name).map_err(|error| Failure::Usage(error.to_string()));
    if let Some(name) = asked {
        return Ok(vec![resolve(name)?]);
    }
    let mut all: Vec<Resolved> = Vec::new();
    for declared in isa.targets {
        let target = resolve(declared.name)?;
        for one in [widest(isa, &target), target] {
            if all.iter().all(|known| known.features != one.features) {
                all.push(one);
            }
        }
    }
    Ok(all)
}

fn line(name: &str, checked: &Checked, words: &Words, seed: u64) -> String {
    let errors = checked.count(Level::Error);
    let mut parts = vec![match errors {
        0 => "no errors".to_string(),
        errors => many(errors, "error"),
    }];
    let tallies = checked.tallies.iter();
    parts.extend(tallies.map(|t| format!("{} {}", t.count, t.name.replace('_', " "))));
    if words.same + words.lossy + words.wrong.len() > 0 {
        parts.push(format!("{} came back from their text", many(words.same, "word")));
    }
    if words.lossy > 0 {
        parts.push(format!(
            "{} whose text does not say all of them",
            many(words.lossy, "word")
        ));
    }
    if !words.wrong.is_empty() {
        parts.push(format!(
            "{} whose words do not come back",
            many(words.wrong.len(), "instruction")
        ));
    }
    if !checked.skipped.is_empty() {
        parts.push(format!("left out because of errors: {}", checked.skipped.join(" ")));
    }
    format!("{name}: {} (seed {seed})", parts.join(", "))
}

fn object(name: &str, checked: &Checked, words: &Words, seed: u64) -> Value {
    let mut object = json!({
        "isa": name,
        "errors": checked.count(Level::Error),
        "seed": seed,
        "words": words.same,
        "lossy_words": words.lossy,
        "wrong": words.wrong,
        "left_out": checked.skipped,
    });
    if let Value::Object(object) = &mut object {
        object.extend(checked.tallies.iter().map(|t| (t.name.clone(), json!(t.count))));
    }
    object
}

fn many(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
