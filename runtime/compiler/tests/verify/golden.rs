//! Everything that is said of a graph: `data/verify/NAME.cir` gives `NAME.txt`. A first line `# relaxed` asks for that
//! discipline. `UPDATE_EXPECTED=1` writes what comes out.

use onespec_circuit::GATES;
use onespec_compiler::verify::{Discipline, Options, verify};
use onespec_graph::text;
use std::fmt::Write;
use std::path::Path;

fn golden(path: &Path) -> datatest_stable::Result<()> {
    let source = std::fs::read_to_string(path)?;
    let discipline = match source.starts_with("# relaxed") {
        true => Discipline::Relaxed,
        false => Discipline::Strict,
    };
    let options = Options {
        discipline,
        links: true,
        ..Options::default()
    };
    let mut said = String::new();
    let (findings, failed) = match text::parse(&GATES, &source, &text::Options::default()) {
        Ok(circuits) => {
            let reports: Vec<_> = circuits.iter().map(|c| verify(c, &options)).collect();
            let failed = reports.iter().filter_map(|r| r.failed).min();
            (
                reports.into_iter().flat_map(|r| r.findings.into_vec()).collect(),
                failed,
            )
        }
        Err(findings) => (findings.into_vec(), Some(0)),
    };
    for finding in findings {
        writeln!(said, "{}: {finding}", finding.line)?;
    }
    match failed {
        None => writeln!(said, "well-formed")?,
        Some(stage) => writeln!(said, "ill-formed: stage {stage}")?,
    }
    let expected = path.with_extension("txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&expected, &said)?;
    }
    let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
    if said != wanted {
        return Err(format!("{} says\n{wanted}\nbut it is\n{said}", expected.display()).into());
    }
    Ok(())
}

datatest_stable::harness! {
    { test = golden, root = "tests/data/verify", pattern = r"\.cir$" },
}
