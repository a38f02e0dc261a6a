//! The data flow that is found in the semantics of each instruction: variants, what goes in and comes out, maps over
//! lanes, masks, rows of registers, or why nothing is known. `flows/golden/MACHINE.txt` has it for every machine,
//! `flows/samples/` for small machines made for it. `UPDATE_EXPECTED=1` writes the files again.

use onespec_gen::lanes::show;
use onespec_gen::source::Diags;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// What is found for a machine, for the last assignment of its parameters.
fn found(root: &Path, machine: &str) -> String {
    let loaded = onespec_gen::load(root, machine);
    let text = onespec_gen::source::render(&loaded.sources, &loaded.diags.list, false);
    let model = loaded.isa.unwrap_or_else(|| panic!("{text}"));
    let mut diags = Diags::default();
    let programs = onespec_gen::sem::lower_all(&model, &mut diags);
    let told = onespec_gen::source::render(&loaded.sources, &diags.list, false);
    let Some(program) = programs.last() else {
        panic!("{machine} has no semantics: {told}");
    };
    let start = Instant::now();
    let (text, counts) = show::text(&model, program);
    eprintln!("{machine}: {:?}", start.elapsed());
    let mut out = format!(
        "{} instructions, {} variants of {} runs, {} masked\n",
        counts.instructions, counts.variants, counts.runs, counts.masked
    );
    for (kind, count) in &counts.kinds {
        writeln!(out, "{count:6} {kind}").expect("a line");
    }
    out + "\n" + &text
}

fn compare(path: &Path, now: &str) -> Option<String> {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(path, now).expect("the file is written");
    }
    let before = std::fs::read_to_string(path).unwrap_or_default();
    let mut lines = now.lines().zip(before.lines().chain(std::iter::repeat(""))).enumerate();
    let other = lines.find(|(_, (now, before))| now != before);
    match other {
        Some((line, (now, before))) => Some(format!("{}:{}: {now}\ninstead of {before}", path.display(), line + 1)),
        None if before.len() != now.len() => Some(format!("{}: lines are missing now", path.display())),
        None => None,
    }
}

#[test]
fn every_machine_has_the_flows_of_its_file() {
    let spec = here("../spec");
    let machines = onespec_gen::machines(&spec);
    let only = std::env::var("ONLY").ok();
    let machines = machines
        .iter()
        .filter(|m| !["circuit", "rvv-pseudo"].contains(&m.as_str()));
    let machines = machines.filter(|m| only.as_ref().is_none_or(|only| only.contains(m.as_str())));
    let wrong: Vec<String> = machines
        .filter_map(|machine| {
            compare(
                &here(&format!("tests/flows/golden/{machine}.txt")),
                &found(&spec, machine),
            )
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn samples_have_the_flows_of_their_files() {
    let samples = here("tests/flows/samples");
    let wrong: Vec<String> = onespec_gen::machines(&samples)
        .iter()
        .filter_map(|machine| compare(&samples.join(machine).join("flows.txt"), &found(&samples, machine)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
