//! `onespec bench`: this command beside others that are installed.

use crate::bench::suite::{self, Group};
use crate::bench::{Place, measure, plot, report};
use crate::outcome::{Failure, OK, Outcome};
use crate::{escape, input, output};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Measure this command beside others that are installed: emulators, assemblers, disassemblers
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec bench --only start --rounds 20 --json
  onespec bench --only start --rounds 20 --report start.md")]
pub struct Options {
    /// Groups to measure, of those that the suite has; all of them unless given
    #[arg(long, value_name = "GROUP")]
    only: Vec<String>,
    /// How often each command is run, instead of what the suite says
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: Option<u32>,
    /// One JSON object a case and peer: `group`, `case`, `clock`, `rounds`, `seconds`, `peer`, `peer_seconds`, `ratio`
    #[arg(long)]
    json: bool,
    /// Write a report in Markdown to this file, too; charts of groups that grow stand beside it, as SVG
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// A suite of your own, with its sources beside it; the format is told in the one that is built in
    /// (`runtime/cli/bench/suite.yaml`)
    suite: Option<PathBuf>,
}

/// Commands run one after the other, on this machine as it is: close what else runs.
pub fn run(options: &Options) -> Outcome {
    let groups = groups(options)?;
    let scratch = Scratch::new()?;
    let onespec = std::env::current_exe()?;
    let source = |path: &Path| source(options, path);
    let place = Place {
        source: &source,
        scratch: &scratch.0,
        onespec: &onespec,
        rounds: options.rounds,
    };
    let mut out = escape::stdout();
    let (mut means, mut sections) = (Vec::new(), String::new());
    for group in &groups {
        let Some(all) = measure(group, &place).map_err(Failure::Findings)? else {
            let make = group.make.as_ref().map_or("", |make| make.program());
            escape::tell(&format!("{}: left out, {make} is not installed", group.name));
            continue;
        };
        let table = report::table(group, &all);
        if options.json {
            for object in report::objects(group, &all) {
                writeln!(out, "{object}")?;
            }
        } else {
            writeln!(out, "{table}")?;
        }
        out.flush()?;
        sections += &format!("\n## {}\n\n{table}", group.name);
        if let (Some(path), Some(chart)) = (&options.report, plot::svg(group, &all)) {
            let name = chart_name(path, group);
            output::write(&path.with_file_name(&name), chart.as_bytes(), output::Kind::Data, &[])?;
            sections += &format!("\n![{}]({name})\n", group.title);
        }
        means.extend(report::means(group, &all));
    }
    if let Some(path) = &options.report {
        let text = format!(
            "# Measured by `onespec bench`\n\n{}\n\
             Ratios are the time of the other over that of onespec: above 1, onespec is the faster one.\n\n\
             | group | beside | geometric mean of the ratios |\n|---|---|---:|\n{}\n{sections}",
            report::machine(&groups.iter().collect::<Vec<_>>()),
            means.join("\n")
        );
        output::write(path, text.as_bytes(), output::Kind::Data, &[])?;
    }
    Ok(OK)
}

/// The file of a group's chart: beside the report, named like it and the group.
fn chart_name(report: &Path, group: &Group) -> String {
    let stem = report.file_stem().unwrap_or_default().to_string_lossy();
    let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = format!("{stem}-{}", group.name).chars().map(letter).collect();
    format!("{name}.svg")
}

/// The groups that are asked for.
fn groups(options: &Options) -> Result<Vec<Group>, Failure> {
    let groups = match &options.suite {
        Some(path) => {
            let wrong = |error: String| Failure::Usage(format!("{}: {error}", escape::path(path)));
            suite::read(&input::text(path)?).map_err(wrong)?
        }
        None => suite::read(suite::BUILT_IN).map_err(Failure::Usage)?,
    };
    if let Some(unknown) = options
        .only
        .iter()
        .find(|name| !groups.iter().any(|group| group.name == **name))
    {
        let known: Vec<&str> = groups.iter().map(|group| group.name.as_str()).collect();
        let why = format!(
            "there is no group {}; there are {}",
            escape::name(unknown),
            known.join(", ")
        );
        return Err(Failure::Usage(why));
    }
    let asked = |group: &Group| options.only.is_empty() || options.only.contains(&group.name);
    Ok(groups.into_iter().filter(asked).collect())
}

/// The text of a source: beside the user's suite, or of those that are built in.
fn source(options: &Options, path: &Path) -> Result<String, String> {
    let missing = || format!("there is no file {}", escape::path(path));
    match &options.suite {
        Some(suite) => std::fs::read_to_string(suite.with_file_name(path)).map_err(|_| missing()),
        None => suite::built_in(&path.to_string_lossy())
            .map(str::to_owned)
            .ok_or_else(missing),
    }
}

/// A folder that is gone when the command ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, Failure> {
        let folder = std::env::temp_dir().join(format!("onespec-bench-{}", std::process::id()));
        std::fs::create_dir(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays where temporary files are.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
