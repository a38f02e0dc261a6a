//! What was measured, as text, Markdown or JSON.

use super::measure::{Measured, is_installed};
use super::suite::Group;
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::Command;
use std::time::Duration;

/// Times of the others over ours: above 1 this command is the faster one.
fn ratio(ours: Duration, peer: Duration) -> f64 {
    peer.as_secs_f64() / ours.as_secs_f64().max(1e-9)
}

/// A time for people.
pub fn shown(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 0.1 => format!("{:.2} ms", seconds * 1e3),
        seconds => format!("{seconds:.3} s"),
    }
}

/// The table of a group, in Markdown, which can be read as text as well.
pub fn table(group: &Group, all: &[Measured]) -> String {
    let mut head = vec![String::new(), "onespec".into()];
    for peer in &group.peers {
        head.extend([peer.name.clone(), "ratio".into()]);
    }
    let mut rows = vec![head];
    for measured in all {
        let mut row = vec![measured.case.clone(), shown(measured.ours)];
        for peer in &measured.peers {
            match peer {
                Some(time) => row.extend([shown(*time), format!("{:.3}", ratio(measured.ours, *time))]),
                None => row.extend(["not installed".into(), String::new()]),
            }
        }
        rows.push(row);
    }
    let rounds = all.first().map_or(group.rounds, |measured| measured.rounds);
    let mut text = format!("{}: {}, medians of {rounds}.\n\n", group.title, group.clock.name());
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column).unwrap_or(0);
            if column == 0 {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let _ = writeln!(text, "| {} |", cells.collect::<Vec<_>>().join(" | "));
        if number == 0 {
            let rule = (0..row.len()).map(|column| {
                let width = width(column).unwrap_or(0);
                if column == 0 {
                    "-".repeat(width.max(3))
                } else {
                    format!("{}:", "-".repeat(width.max(3) - 1))
                }
            });
            let _ = writeln!(text, "| {} |", rule.collect::<Vec<_>>().join(" | "));
        }
    }
    text
}

/// The geometric means of a group's ratios: of each peer that is installed a row of the summary.
pub fn means(group: &Group, all: &[Measured]) -> Vec<String> {
    let mut rows = Vec::new();
    for (number, peer) in group.peers.iter().enumerate() {
        let time = |measured: &Measured| *measured.peers.get(number)?;
        let ratios = all
            .iter()
            .filter_map(|measured| Some(ratio(measured.ours, time(measured)?)));
        let logs: Vec<f64> = ratios.map(f64::ln).collect();
        if !logs.is_empty() {
            let mean = (logs.iter().sum::<f64>() / logs.len() as f64).exp();
            rows.push(format!("| {} | {} | {mean:.2} |", group.name, peer.name));
        }
    }
    rows
}

/// One object for each case and peer.
pub fn objects(group: &Group, all: &[Measured]) -> Vec<Value> {
    let mut out = Vec::new();
    for measured in all {
        for (peer, time) in group.peers.iter().zip(&measured.peers) {
            out.push(json!({
                "group": group.name,
                "case": measured.case,
                "clock": group.clock.name(),
                "rounds": measured.rounds,
                "seconds": measured.ours.as_secs_f64(),
                "peer": peer.name,
                "peer_seconds": time.map(|time| time.as_secs_f64()),
                "ratio": time.map(|time| ratio(measured.ours, time)),
            }));
        }
    }
    out
}

/// The machine and the programs that took part, for the head of a report.
pub fn machine(groups: &[&Group]) -> String {
    let processors = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let count = std::thread::available_parallelism().map_or(1, usize::from);
    let mut text = format!(
        "Machine: {}, {count} processors.\n\n",
        model.map_or("unknown", |(_, name)| name)
    );
    let lines = groups
        .iter()
        .flat_map(|group| group.make.iter().chain(group.peers.iter().map(|peer| &peer.run)));
    let mut programs: Vec<&str> = lines.map(|line| line.program()).collect();
    programs.sort_unstable();
    programs.dedup();
    for program in programs.into_iter().filter(|program| is_installed(program)) {
        let told = Command::new(program).arg("--version").output();
        let told = told.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        let told = told.unwrap_or_default();
        let version = told.lines().find(|line| line.contains(|c: char| c.is_ascii_digit()));
        let _ = writeln!(text, "* `{program}`: {}", version.unwrap_or("unknown version").trim());
    }
    text
}
