//! `onespec explain FILE.vt:LINE`: the instructions of a source line, and the rule or semantics that chose each of
//! them; of a line with a loop, whether it is vector code, or why it is scalar.

use super::compile::{driver, findings, source};
use crate::escape;
use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use onespec_backend::object::texts;
use onespec_compiler::vectorize::LoopReport;
use onespec_driver::{Driver, Level};
use onespec_graph::module::Lines;
use onespec_graph::{Module, Role};
use std::io::Write;
use std::path::{Path, PathBuf};

/// A file and a line of it, where a text is that and the file is a source that can be compiled.
pub fn place(text: &str) -> Option<(PathBuf, u32)> {
    let (file, line) = text.rsplit_once(':')?;
    let line = line.parse().ok()?;
    let file = Path::new(file);
    let ending = file.extension()?.to_str()?;
    matches!(ending, "vt" | "cir").then(|| (file.to_path_buf(), line))
}

pub fn run(machine: &Machine, file: &Path, line: u32, level: Level) -> Outcome {
    let driver = driver(machine, level)?;
    let mut module = source(file, machine, driver.pointer_bits(), true, &driver)?;
    let lines = module.lines.clone();
    let shown = file.display().to_string();
    let is_here = |number: u32| {
        lines
            .place(number)
            .is_some_and(|(path, at)| at == line && path == shown)
    };
    let scalar = scalar_loops(&module, &driver, is_here);
    let reports = driver
        .optimise_loops(&mut module)
        .map_err(|problems| findings(&lines, &problems))?;
    let code = driver
        .code(&mut module)
        .map_err(|problems| findings(&lines, &problems))?;
    let origins = driver.machine.selector.map_or(&[][..], |s| s.origins);
    let mut out = escape::stdout();
    let mut found = false;
    for report in reports.iter().filter(|report| is_here(report.line)) {
        found = true;
        writeln!(out, "{}", vector_loop(&lines, report))?;
    }
    for text in scalar {
        found = true;
        writeln!(out, "{text}")?;
    }
    for function in &code {
        let mut named = false;
        let texts = texts(&driver.machine, &module, function);
        for (((offset, number), text), origin) in function.insts.iter().zip(&texts).zip(&function.origins) {
            if !is_here(*number) {
                continue;
            }
            if !named {
                writeln!(out, "{}:", function.name)?;
                named = true;
            }
            found = true;
            let origin = origin.and_then(|at| origins.get(usize::from(at)));
            let why = match origin {
                Some(o) if o.derived => format!("by the semantics of {}, {}", o.name, o.place),
                Some(o) => format!("by the rule {}, {}", o.name, o.place),
                None => format!("by the calling convention {}", driver.machine.convention.name),
            };
            writeln!(out, "  {offset:4x}:  {text:<32}  {why}")?;
        }
    }
    if found {
        out.flush()?;
        return Ok(OK);
    }
    let code: Vec<u32> = lines_with_code(&lines, &code, &shown);
    let near = code.iter().min_by_key(|at| at.abs_diff(line));
    let hint = near.map_or(String::new(), |at| format!("; line {at} has some"));
    if code.is_empty() {
        return Err(Failure::Findings(format!(
            "no line of {} has instructions at this level",
            escape::name(&shown)
        )));
    }
    writeln!(out, "line {line} of {shown} has no instructions at this level{hint}")?;
    out.flush()?;
    Ok(FINDINGS)
}

/// What became of a loop, and why.
fn vector_loop(lines: &Lines, report: &LoopReport) -> String {
    let kind = if report.independent { "foreach" } else { "for" };
    let what = match &report.lanes {
        Ok(lanes) => format!("vector code, {lanes} elements at once for each unit of the vectors' scale"),
        Err(reasons) => {
            let all = reasons.iter().map(|reason| match lines.place(reason.line) {
                Some((file, line)) => format!("{file}:{line}: {}", reason.why),
                None => reason.why.to_string(),
            });
            format!("scalar: {}", all.collect::<Vec<_>>().join("; "))
        }
    };
    format!("{}: loop ({kind}): {what}", report.function)
}

/// Loops of a line that stay scalar whatever is in them: by the target, or by the level. Once for each function.
fn scalar_loops(module: &Module, driver: &Driver, is_here: impl Fn(u32) -> bool) -> Vec<String> {
    let why = match (&driver.vectors, driver.level) {
        (None, _) => format!("{} has no vectors that loops use", driver.machine.target.name),
        (Some(_), Level::O0 | Level::O1) => "loops become vector code at -O2".to_string(),
        (Some(_), Level::O2) => return Vec::new(),
    };
    let mut all = Vec::new();
    for function in &module.functions {
        let circuit = &function.circuit;
        let mut heads = circuit
            .gates()
            .filter(|&g| circuit.role(g) == Role::LoopBegin && is_here(circuit.line(g)));
        if let Some(head) = heads.next() {
            let kind = if function.independent.contains(&head) {
                "foreach"
            } else {
                "for"
            };
            all.push(format!("{}: loop ({kind}): scalar: {why}", function.name));
        }
    }
    all
}

fn lines_with_code(lines: &onespec_graph::module::Lines, code: &[onespec_backend::emit::Code], file: &str) -> Vec<u32> {
    let all = code.iter().flat_map(|f| &f.insts);
    let places = all.filter_map(|(_, number)| lines.place(*number));
    places.filter(|(path, _)| *path == file).map(|(_, line)| line).collect()
}
