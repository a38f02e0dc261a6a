//! Suites: what is measured, as a file says it (`bench/suite.yaml` is the one that is built in).

use serde::Deserialize;
use std::path::PathBuf;

/// A group of cases that are measured in the same way.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// What it is asked for by.
    pub name: String,
    /// A sentence for reports.
    pub title: String,
    /// What sizes of cases count, in a group that tells how time grows with them.
    pub grows_with: Option<String>,
    pub clock: Clock,
    /// How often each command is run; the medians count.
    pub rounds: u32,
    /// Whether a peer has to print what this command prints.
    #[serde(default)]
    pub prints: bool,
    /// Makes {made} of {source}, once for each case. Without it, {made} is the source.
    pub make: Option<Line>,
    /// What the name of {made} ends with, for programs that look at it.
    #[serde(default)]
    pub ending: String,
    pub ours: Line,
    pub peers: Vec<Peer>,
    pub cases: Vec<Case>,
}

/// Which time is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clock {
    /// The time from start to end.
    Wall,
    /// The time of all processors, of the program and of the system for it.
    Processor,
}

impl Clock {
    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Clock::Wall => "wall clock",
            Clock::Processor => "processor time",
        }
    }
}

/// A command that does the same.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peer {
    pub name: String,
    pub run: Line,
}

/// What is measured: a source file beside the suite.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub source: PathBuf,
    /// The source is its text so many times, with the number of the copy in place of each `@`.
    pub copies: Option<u32>,
    /// What {size} stands for; without it the number of copies.
    size: Option<u32>,
}

impl Case {
    /// Its name in reports: the file's without its ending.
    pub fn name(&self) -> String {
        let stem = self.source.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    }

    /// How large it is.
    pub fn size(&self) -> Option<u32> {
        self.size.or(self.copies)
    }

    /// Its source as it is measured, of the text of its file.
    pub fn text(&self, text: &str) -> String {
        let Some(copies) = self.copies else {
            return text.to_owned();
        };
        let (head, rest) = text.split_once("@[\n").unwrap_or(("", text));
        let (body, tail) = rest.split_once("@]\n").unwrap_or((rest, ""));
        let copy = |number: u32| body.replace('@', &number.to_string());
        let copies: String = (0..copies).map(copy).collect();
        format!("{head}{copies}{tail}")
    }
}

/// A command line; its words are separated by blanks.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Line(pub String);

impl Line {
    /// The program, before anything is put into it.
    pub fn program(&self) -> &str {
        self.0.split_whitespace().next().unwrap_or_default()
    }
}

/// The suite that is built in.
pub const BUILT_IN: &str = include_str!("../../bench/suite.yaml");

/// A source of the suite that is built in.
pub fn built_in(name: &str) -> Option<&'static str> {
    const SOURCES: &[(&str, &str)] = &[
        ("bytecode.c", include_str!("../../bench/bytecode.c")),
        ("entries.yaml", include_str!("../../bench/entries.yaml")),
        ("gates.vt", include_str!("../../bench/gates.vt")),
        ("harts.litmus", include_str!("../../bench/harts.litmus")),
        ("matf64.c", include_str!("../../bench/matf64.c")),
        ("mix.c", include_str!("../../bench/mix.c")),
        ("nbody32.c", include_str!("../../bench/nbody32.c")),
        ("part.c", include_str!("../../bench/part.c")),
        ("sieve.c", include_str!("../../bench/sieve.c")),
        ("sorttree.c", include_str!("../../bench/sorttree.c")),
        ("trivial.c", include_str!("../../bench/trivial.c")),
        ("vectors.c", include_str!("../../bench/vectors.c")),
    ];
    SOURCES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// Reads a suite.
///
/// # Errors
/// The text is none: line, column and what is wrong.
pub fn read(text: &str) -> Result<Vec<Group>, String> {
    let groups: Vec<Group> = serde_yaml::from_str(text).map_err(|error| error.to_string())?;
    for group in &groups {
        let lines = group.peers.iter().map(|peer| &peer.run);
        let lines = lines.chain(&group.make).chain([&group.ours]);
        if group.rounds == 0 || lines.into_iter().any(|line| line.program().is_empty()) {
            return Err(format!(
                "group `{}`: `rounds` is at least 1, and each command has a program",
                group.name
            ));
        }
        if group.grows_with.is_some() && group.cases.iter().any(|case| case.size().is_none()) {
            return Err(format!(
                "group `{}` grows, so each of its cases has `copies` or `size`",
                group.name
            ));
        }
    }
    Ok(groups)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_that_is_built_in_has_its_sources() {
        let groups = read(BUILT_IN).expect("a suite");
        for case in groups.iter().flat_map(|group| &group.cases) {
            let name = case.source.to_string_lossy();
            assert!(built_in(&name).is_some(), "{name}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_suite_is_said_with_its_place() {
        let error = read("- name: a\n  titel: b\n").unwrap_err();
        assert!(error.contains("titel") && error.contains("line 2"), "{error}");
        let text = BUILT_IN.replace("rounds: 200", "rounds: 0");
        assert!(read(&text).unwrap_err().contains("`start`"));
        let text = BUILT_IN.replace("vectors.c, size: 128", "vectors.c");
        assert!(read(&text).unwrap_err().contains("`grow-vlen` grows"));
    }

    #[test]
    fn copies_are_of_what_stands_between_the_marks() {
        let case = |copies| Case {
            source: "a.c".into(),
            copies,
            size: None,
        };
        assert_eq!(case(Some(2)).text("x@\n"), "x0\nx1\n");
        assert_eq!(case(Some(2)).text("a\n@[\nx@\n@]\nb\n"), "a\nx0\nx1\nb\n");
        assert_eq!(case(None).text("a@\n"), "a@\n");
    }
}
