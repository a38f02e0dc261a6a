//! Makes the cases of a group and runs all commands on each, in turn.

use super::child::{self, Ended};
use super::suite::{Case, Clock, Group, Line};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where a suite's sources are, and what is made of them.
pub struct Place<'a> {
    /// The text of a source.
    pub source: &'a dyn Fn(&Path) -> Result<String, String>,
    /// An empty folder.
    pub scratch: &'a Path,
    /// This command.
    pub onespec: &'a Path,
    /// Rounds of each case, instead of the group's.
    pub rounds: Option<u32>,
}

/// Medians of one case.
pub struct Measured {
    pub case: String,
    pub size: Option<u32>,
    pub rounds: u32,
    pub ours: Duration,
    /// Of each peer of the group; `None` where it is not installed.
    pub peers: Vec<Option<Duration>>,
}

/// Measures all cases of a group; `None` when what makes them is not installed.
///
/// # Errors
/// A command fails, or a peer prints something else.
pub fn measure(group: &Group, place: &Place<'_>) -> Result<Option<Vec<Measured>>, String> {
    if group.make.as_ref().is_some_and(|make| !is_installed(make.program())) {
        return Ok(None);
    }
    let all = group.cases.iter().map(|case| of_case(group, case, place));
    all.collect::<Result<Vec<_>, _>>().map(Some)
}

fn of_case(group: &Group, case: &Case, place: &Place<'_>) -> Result<Measured, String> {
    let failed = |what: String| format!("{}, {}: {what}", group.name, case.name());
    let files = Files::of(group, case, place).map_err(failed)?;
    let words = |line: &Line| files.words(line, case, place);
    if let Some(make) = &group.make {
        ran(&words(make), Clock::Wall).map_err(failed)?;
    }
    let mut commands = vec![Some(words(&group.ours))];
    let installed = |line: &Line| is_installed(line.program());
    commands.extend(
        group
            .peers
            .iter()
            .map(|peer| installed(&peer.run).then(|| words(&peer.run))),
    );
    let rounds = place.rounds.unwrap_or(group.rounds);
    let mut times = vec![Vec::new(); commands.len()];
    for _ in 0..rounds {
        let mut printed = BTreeSet::new();
        for (command, times) in commands.iter().zip(&mut times) {
            if let Some(command) = command {
                let ended = ran(command, group.clock).map_err(failed)?;
                times.push(ended.time);
                printed.insert(ended.output.stdout);
            }
        }
        if group.prints && printed.len() > 1 {
            return Err(failed("a peer prints something else".into()));
        }
    }
    let mut medians = times.into_iter().map(median);
    let size = group.grows_with.as_ref().and_then(|_| case.size());
    Ok(Measured {
        case: size.map_or(case.name(), |size| format!("{} {size}", case.name())),
        size: case.size(),
        rounds,
        ours: medians.next().flatten().unwrap_or_default(),
        peers: medians.collect(),
    })
}

/// The files of a case.
struct Files {
    folder: PathBuf,
    source: PathBuf,
    made: PathBuf,
}

impl Files {
    /// In a folder of the case's own, with its source.
    fn of(group: &Group, case: &Case, place: &Place<'_>) -> Result<Files, String> {
        let text = case.text(&(place.source)(&case.source)?);
        let size = case.size().map_or(String::new(), |size| format!(".{size}"));
        let above = place.scratch.join(format!("{}{size}", group.name));
        let folder = above.join(case.name());
        let source = folder.join(case.source.file_name().unwrap_or_default());
        let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&source, text));
        written.map_err(|error| format!("cannot write {}: {error}", source.display()))?;
        let made = match group.make {
            Some(_) => above.join(format!("{}.made{}", case.name(), group.ending)),
            None => source.clone(),
        };
        Ok(Files { folder, source, made })
    }

    /// The words of a command.
    fn words(&self, line: &Line, case: &Case, place: &Place<'_>) -> Vec<String> {
        let shown = |path: &Path| path.to_string_lossy().into_owned();
        let meant = [
            ("{source}", shown(&self.source)),
            ("{folder}", shown(&self.folder)),
            ("{made}", shown(&self.made)),
            ("{out}", shown(&place.scratch.join("out"))),
            ("{onespec}", shown(place.onespec)),
            ("{size}", case.size().map_or(String::new(), |size| size.to_string())),
        ];
        let put = |word: String, (name, text): &(&str, String)| word.replace(name, text);
        let with = |word: &str| meant.iter().fold(word.to_owned(), put);
        line.0.split_whitespace().map(with).collect()
    }
}

/// Runs a command that has to succeed.
fn ran(words: &[String], clock: Clock) -> Result<Ended, String> {
    let shown = words.join(" ");
    let ended = child::run(words, clock).map_err(|error| format!("cannot run `{shown}`: {error}"))?;
    if ended.output.status.success() {
        return Ok(ended);
    }
    let told = String::from_utf8_lossy(&ended.output.stderr);
    let first = told.lines().next().unwrap_or_default();
    Err(format!("`{shown}` failed, {}: {first}", ended.output.status))
}

/// Whether a program can be run by its name; what begins with a place for a path can.
pub fn is_installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    program.starts_with('{') || env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}
