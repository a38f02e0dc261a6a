//! Recorded vectors: reader, then the instructions on both engines. The first line may name a machine and a target.

use super::Target;
use crate::corpus;
use crate::trail::Trail;
use onespec_emulator::api::replay_text;
use onespec_emulator::options::Options;

/// The target.
pub fn open() -> Box<dyn Target> {
    Box::new(Vectors)
}

struct Vectors;

/// Which machine and target a file is for stands before it.
const MARK: &str = "# target: ";
/// Lines of a file that are taken at once: every so many of them, behind the header of a CSV file.
const LINES: usize = 4;
/// About so many pieces are taken of each file.
const CHUNKS: usize = 6;

impl Target for Vectors {
    fn corpus(&self) -> Vec<Vec<u8>> {
        let list = corpus::text("tests/data/vectors.txt");
        let mut all = Vec::new();
        for line in list.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let (Some(machine), Some(target), Some(part)) = (words.next(), words.next(), words.next()) else {
                continue;
            };
            let text = corpus::text(&format!("tests/data/{part}"));
            let (header, body) = match part.ends_with(".csv") {
                true => text.split_once('\n').unwrap_or((&text, "")),
                false => ("", text.as_str()),
            };
            let lines: Vec<&str> = body.lines().filter(|line| line.len() < 4000).collect();
            for chunk in lines.chunks(LINES).step_by((lines.len() / LINES / CHUNKS).max(1)) {
                let head = if header.is_empty() {
                    String::new()
                } else {
                    format!("{header}\n")
                };
                all.push(format!("{MARK}{machine} {target}\n{head}{}\n", chunk.join("\n")).into_bytes());
            }
        }
        all
    }

    fn run(&self, input: &[u8]) -> Trail {
        let mut trail = Trail::default();
        let Ok(text) = std::str::from_utf8(input) else {
            return trail;
        };
        let Some((named, text)) = text.strip_prefix(MARK).and_then(|text| text.split_once('\n')) else {
            return trail;
        };
        let (machine, target) = named.split_once(' ').unwrap_or((named, ""));
        let Some(machine) = onespec_machines::find(machine) else {
            return trail;
        };
        let description = machine.description();
        let options = Options {
            target: target.trim().to_owned(),
            ..Options::default()
        };
        match replay_text(&description, &options, text) {
            Ok(summary) => {
                trail.accepted = summary.passed + summary.failed > 0;
                trail.counted("passed", summary.passed);
                trail.counted("failed", summary.failed);
                trail.line(&format!("{} passed, {} failed", summary.passed, summary.failed));
                for failure in &summary.failures {
                    trail.message(&failure.to_string());
                }
            }
            Err(error) => {
                trail.message(&error.to_string());
                trail.line(&error.to_string());
            }
        }
        trail
    }
}
