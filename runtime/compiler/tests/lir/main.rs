//! Instructions of machines among the gates.
//!
//! `good/`: circuits that are in order, read as text and as bytes and written again; those of one file compute the same
//! (`# run:`), so a circuit before and after its instructions were chosen is compared by its results and by what it
//! stores and calls, the instructions run by the reference evaluator of their description. `bad/`: one rule broken by one
//! gate. `golden/`: how many instructions of each target are gates of which kind, and which are none and why; where semantics and operands do not say the same.

use libtest_mimic::{Arguments, Failed, Trial};
use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, OnMachine, Oracle, Run, run};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_compiler::schedule::{self, schedule};
use onespec_compiler::verify::{Options, verify};
use onespec_core::target::Resolved;
use onespec_gen::sem::eval::Reference;
use onespec_gen::{Checked, check_machine, machines};
use onespec_graph::lir::{Shape, with_machine};
use onespec_graph::{Circuit, Finding, GateSet, binary, isomorphic, text};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

mod directions;
mod every;

/// A target of a described machine, and the gates with its instructions.
#[derive(Clone)]
struct On {
    set: &'static GateSet,
    checked: Option<&'static Checked>,
    target: Option<Resolved>,
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lir")
}

fn specs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec")
}

/// A description that was read, once for all tests of a thread.
fn checked(machine: &str) -> &'static Checked {
    thread_local! {
        static READ: RefCell<HashMap<String, &'static Checked>> = RefCell::default();
    }
    READ.with_borrow_mut(|read| {
        let entry = read.entry(machine.to_string());
        *entry.or_insert_with(|| Box::leak(Box::new(check_machine(&specs(), machine))))
    })
}

impl On {
    /// `riscv rv64gc`, or `nothing`.
    fn new(name: &str) -> Result<On, String> {
        let Some((machine, target)) = name.split_once(' ') else {
            return Ok(On {
                set: &GATES,
                checked: None,
                target: None,
            });
        };
        let checked = checked(machine);
        let isa = checked.tables.ok_or("no tables")?;
        let target = isa.target(target).map_err(|error| error.to_string())?;
        Ok(On {
            set: with_machine(&GATES, isa, &target),
            checked: Some(checked),
            target: Some(target),
        })
    }

    fn run(&self, circuit: &Circuit, arguments: &[u64]) -> Result<Run, String> {
        let (checked, target) = (
            self.checked.ok_or("no machine")?,
            self.target.as_ref().ok_or("no target")?,
        );
        let isa = checked.tables.ok_or("no tables")?;
        let program = checked
            .programs
            .get(isa.assignment(&target.features))
            .ok_or("no semantics")?;
        let mut machine = OnMachine::new(self.set, isa, Reference::new(program, isa, target));
        let limits = Limits {
            steps: 1_000_000,
            events: 1000,
            ..Limits::default()
        };
        Ok(run(circuit, arguments, &mut machine, &mut Oracle::default(), limits))
    }
}

/// What stands behind `# key:` lines.
fn said<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    let line = |line: &'t str| line.strip_prefix("# ")?.strip_prefix(key)?.strip_prefix(": ");
    text.lines().filter_map(line).collect()
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(here().join(folder)).expect("the folder of the tests");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn listed(findings: &[Finding]) -> String {
    findings.iter().map(Finding::to_string).collect::<Vec<_>>().join("\n")
}

fn good(path: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(path)?;
    let on = On::new(said(&source, "on").first().ok_or("no `# on:`")?)?;
    let circuits = text::parse(on.set, &source, &text::Options::default()).map_err(|f| listed(&f.into_vec()))?;
    for circuit in &circuits {
        let report = verify(circuit, &Options::default());
        if !report.findings.list().is_empty() {
            return Err(listed(report.findings.list()).into());
        }
    }
    let printed = text::print_all(&circuits);
    let again = text::parse(on.set, &printed, &text::Options::default()).map_err(|f| listed(&f.into_vec()))?;
    let bytes = binary::write(on.set, &circuits);
    let back = binary::read(on.set, &bytes).map_err(|f| listed(&f.into_vec()))?;
    for (circuit, copies) in circuits.iter().zip(again.iter().zip(&back)) {
        if !isomorphic(circuit, copies.0) || !isomorphic(circuit, copies.1) {
            return Err(format!("another circuit when it is read again:\n{printed}").into());
        }
    }
    if text::print_all(&again) != printed || again.len() != circuits.len() || back.len() != circuits.len() {
        return Err("printed twice it is another text".into());
    }
    let mut circuits = circuits;
    let written = circuits.len();
    // What passes make of them is in order and computes the same; every one can be scheduled.
    for at in 0..written {
        schedule(&circuits[at], &schedule::Options::default()).map_err(|finding| finding.to_string())?;
        let mut passed = circuits[at].clone();
        let pipeline = Pipeline::parse(Pipeline::DEFAULT).map_err(|error| error.to_string())?;
        let ran = pipeline.run_checked(&mut passed, &mut Context::default(), &mut |_| Ok(()));
        ran.map_err(|failure| failure.to_string())?;
        let report = verify(&passed, &Options::default());
        if !report.is_ok() {
            return Err(format!("{}\n{}", listed(report.findings.list()), text::print(&passed)).into());
        }
        if said(&source, "differ").is_empty() {
            circuits.push(passed);
        }
    }
    for (lines, same) in [(said(&source, "run"), true), (said(&source, "differ"), false)] {
        for line in lines {
            let arguments: Result<Vec<u64>, String> = line.split_whitespace().map(number).collect();
            let arguments = arguments?;
            let runs: Result<Vec<Run>, String> = circuits.iter().map(|c| on.run(c, &arguments)).collect();
            let runs = runs?;
            for (circuit, run) in circuits.iter().zip(&runs) {
                if let Err(stop) = &run.outcome {
                    return Err(format!("{line}: {}", stop.describe(circuit)).into());
                }
                if (run.visible() == runs[0].visible()) != (same || std::ptr::eq(run, &runs[0])) {
                    return Err(format!("{line}: {:?}\n{:?}", runs[0].visible(), run.visible()).into());
                }
            }
        }
    }
    Ok(())
}

fn number(text: &str) -> Result<u64, String> {
    let parsed = match (text.strip_prefix("0x"), text.strip_prefix('-')) {
        (Some(hex), _) => u64::from_str_radix(hex, 16),
        (_, Some(size)) => size.parse::<u64>().map(u64::wrapping_neg),
        _ => text.parse(),
    };
    parsed.map_err(|error| format!("{text}: {error}"))
}

fn bad(path: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(path)?;
    let on = On::new(said(&source, "on").first().ok_or("no `# on:`")?)?;
    let verdict = said(&source, "verdict").first().copied().ok_or("no `# verdict:`")?;
    let findings = match text::parse_one(on.set, &source, &text::Options::default()) {
        Ok(circuit) => verify(&circuit, &Options::default()).findings.into_vec(),
        Err(findings) => findings.into_vec(),
    };
    let named: Vec<String> = findings.iter().map(|f| format!("{} {}", f.code, f.name)).collect();
    match named.first().is_some_and(|first| first == verdict) && named.iter().all(|n| n == verdict) {
        true => Ok(()),
        false => Err(format!("expected {verdict}, found:\n{}", listed(&findings)).into()),
    }
}

/// How many instructions of each target are gates, and which are none.
fn counted(machine: &str) -> Result<(), Failed> {
    let isa = checked(machine).tables.ok_or("no tables")?;
    let mut out = String::new();
    let mut seen = HashSet::new();
    for target in every::targets(isa) {
        let set = with_machine(&GATES, isa, &target);
        let found = set.machine.ok_or("no machine")?;
        let ops: Vec<u16> = found.instructions.iter().map(|i| i.op).collect();
        if !seen.insert((ops, isa.assignment(&target.features))) {
            continue;
        }
        let mut shapes: BTreeMap<String, usize> = BTreeMap::new();
        for instruction in found.instructions {
            *shapes
                .entry(format!("{:?}", instruction.shape).to_lowercase())
                .or_default() += 1;
        }
        let shapes: Vec<String> = shapes.iter().map(|(shape, n)| format!("{n} {shape}")).collect();
        writeln!(
            out,
            "{}: {} gates: {}",
            target.name,
            found.instructions.len(),
            shapes.join(", ")
        )?;
        let mut computes = Vec::new();
        let mut opaque: BTreeMap<_, Vec<&str>> = BTreeMap::new();
        for (instruction, op) in found.instructions.iter().zip(found.first..) {
            let name = set.def(op).name;
            let name = name.split_once('.').map_or(name, |(_, name)| name);
            match instruction.opaque {
                Some(why) => opaque.entry(why).or_default().push(name),
                None if instruction.shape == Shape::Compute => computes.push(name),
                None => {}
            }
        }
        writeln!(out, "    compute: {}", computes.join(" "))?;
        for (why, names) in opaque {
            writeln!(out, "    effect, {why}, {}: {}", names.len(), names.join(" "))?;
        }
        let mut others: BTreeMap<_, Vec<&str>> = BTreeMap::new();
        for (op, reason) in found.others {
            others.entry(*reason).or_default().push(isa.ops[usize::from(*op)].name);
        }
        for (reason, names) in others {
            writeln!(out, "    none, {reason}: {}", names.join(" "))?;
        }
        let all = isa.ops.iter().filter(|op| op.needs.holds(&target.features)).count();
        let mut ops: HashSet<u16> = found.instructions.iter().map(|i| i.op).collect();
        ops.extend(found.others.iter().map(|(op, _)| *op));
        if all != ops.len() {
            return Err(format!("{}: {all} instructions", target.name).into());
        }
    }
    as_before(&format!("golden/{machine}.txt"), &out)
}

/// Compares with a file, or writes it where `UPDATE_EXPECTED` is set.
fn as_before(file: &str, out: &str) -> Result<(), Failed> {
    let path = here().join(file);
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&path, out)?;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    match out == expected {
        true => Ok(()),
        false => Err(format!("not as in {}; now:\n{out}", path.display()).into()),
    }
}

fn main() {
    let name = |path: &Path| {
        path.file_stem()
            .map(|s| s.to_string_lossy().into_owned())
            .unwrap_or_default()
    };
    let mut all = Vec::new();
    for path in files("good") {
        all.push(Trial::test(format!("good::{}", name(&path)), move || good(&path)));
    }
    for path in files("bad") {
        all.push(Trial::test(format!("bad::{}", name(&path)), move || bad(&path)));
    }
    for machine in machines(&specs()) {
        let described = machine.clone();
        all.push(Trial::test(format!("counted::{machine}"), move || counted(&described)));
        let described = machine.clone();
        all.push(Trial::test(format!("directions::{machine}"), move || {
            let isa = checked(&described).tables.ok_or("no tables")?;
            as_before(
                &format!("golden/{described}.directions.txt"),
                &directions::differences(isa)?,
            )
        }));
        all.push(Trial::test(format!("every::{machine}"), move || {
            every::check(checked(&machine))
        }));
    }
    libtest_mimic::run(&Arguments::from_args(), all).exit()
}
