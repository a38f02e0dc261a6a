//! Recorded vectors of every machine on every engine: whole files where they are at hand, else the parts of them that are
//! kept in `tests/data`.

use crate::Findings;
use onespec_tests::programs;
use onespec_tests::vectors::{Vectors, all, split};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let mut findings = 0;
    for vectors in all() {
        for file in files(&vectors)? {
            for engine in [
                &["--engine", "interp"][..],
                &["--engine", "reference"],
                &["--spec", "spec"],
            ] {
                findings += one(&vectors, &file, engine)?;
            }
        }
    }
    Ok(findings)
}

/// One file on one engine; lines that are known to differ apart from the others.
fn one(vectors: &Vectors, file: &Path, engine: &[&str]) -> io::Result<Findings> {
    let text = std::fs::read_to_string(file)?;
    let (agree, differ) = split(vectors.target, &text);
    if differ.is_empty() {
        return replay(vectors, file, engine);
    }
    let part = |name: &str, text: &str| -> io::Result<PathBuf> {
        let name = format!("onespec-{}-{name}.jsonl", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text)?;
        Ok(path)
    };
    let (rest, known) = (part("vectors", &agree)?, part("known", &differ)?);
    let mut findings = replay(vectors, &rest, engine)?;
    let lines = differ.lines().count();
    println!(
        "{lines} lines of {} are known to differ (known_vectors.txt):",
        file.display()
    );
    let output = replay_output(vectors, &known, engine)?;
    if output.lines().last().is_some_and(|last| last.starts_with("0 passed")) {
        println!("  they do");
    } else {
        println!("  known_vectors.txt: some of them pass now");
        findings += 1;
    }
    std::fs::remove_file(rest)?;
    std::fs::remove_file(known)?;
    Ok(findings)
}

fn replay_output(vectors: &Vectors, file: &Path, engine: &[&str]) -> io::Result<String> {
    let mut command = Command::new(programs::onespec());
    command
        .current_dir(programs::here().join(".."))
        .arg("replay")
        .args(vectors.arguments())
        .args(engine)
        .arg(file);
    Ok(programs::run(&mut command, "")?.output)
}

fn replay(vectors: &Vectors, file: &Path, engine: &[&str]) -> io::Result<Findings> {
    let mut command = Command::new(programs::onespec());
    command
        .current_dir(programs::here().join(".."))
        .arg("replay")
        .args(vectors.arguments())
        .args(engine)
        .arg(file);
    let ended = programs::run(&mut command, "")?;
    let last = ended.output.lines().last().unwrap_or("no output");
    println!("{} {}: {last}", file.display(), engine.join(" "));
    if ended.code == Some(0) {
        return Ok(0);
    }
    println!("{}", ended.output.lines().take(10).collect::<Vec<_>>().join("\n"));
    println!("{}", ended.errors.trim());
    Ok(1)
}

/// The files to replay: what is in the folder, the file, or the part.
fn files(vectors: &Vectors) -> io::Result<Vec<PathBuf>> {
    if vectors.whole.is_dir() {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(&vectors.whole)? {
            files.push(entry?.path());
        }
        files.sort();
        return Ok(files);
    }
    if let Some(files) = fitting(&vectors.whole).filter(|files| !files.is_empty()) {
        return Ok(files);
    }
    let file = if vectors.whole.is_file() {
        &vectors.whole
    } else {
        &vectors.part
    };
    Ok(vec![file.clone()])
}

/// The files of a folder whose names fit a pattern with a `*` in it.
fn fitting(pattern: &Path) -> Option<Vec<PathBuf>> {
    let (start, end) = pattern.file_name()?.to_str()?.split_once('*')?;
    let entries = std::fs::read_dir(pattern.parent()?).ok()?;
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        })
        .collect();
    files.sort();
    Some(files)
}
