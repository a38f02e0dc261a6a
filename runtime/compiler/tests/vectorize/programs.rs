//! Written kernels, and every `foreach` of the programs of the language.

use crate::target::{Mixed, evaluators, lengths, packed, whole, words};
use onespec_compiler::evaluate::{Limits, Program, Stop};
use onespec_compiler::opt::{Level, optimise_for_vectors, optimise_module};
use onespec_compiler::vectorize::{LoopReport, VectorTarget};
use onespec_compiler::verify::{Options as Rules, verify_module};
use onespec_graph::Module;
use onespec_volt::{Options, Services, Vectors, compile, source::Disk};
use std::path::{Path, PathBuf};

pub fn module(path: &Path, bounds: bool) -> Module {
    let options = Options {
        vectors: Vectors::Lanes,
        bounds,
        verify: true,
        front_ends: &[onespec_sfpi::FRONT_END],
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let shown = done.rendered(false);
    done.module.unwrap_or_else(|| panic!("{shown}"))
}

/// How it ends, and what it prints and tells.
pub fn run(module: &Module, semantics: &mut Mixed) -> (Result<Option<u64>, Stop>, String) {
    let mut services = Services {
        most: 10 << 20,
        ..Services::default()
    };
    let limits = Limits {
        steps: 30_000_000,
        depth: 10_000,
        ..Limits::default()
    };
    let ran = Program::new(module).and_then(|p| p.run("main", &[], &mut services, semantics, limits));
    let text = [services.output, services.errors].concat();
    (ran, String::from_utf8_lossy(&text).into_owned())
}

/// A line for each loop.
fn shown(module: &Module, reports: &[LoopReport]) -> String {
    let place = |line: u32| module.lines.place(line).map_or(0, |(_, number)| number);
    let mut lines: Vec<(u32, String)> = reports
        .iter()
        .map(|report| {
            let kind = if report.independent { "foreach" } else { "for" };
            let became = match &report.lanes {
                Ok(lanes) => format!("vector, {lanes} lanes"),
                Err(reasons) => {
                    let all = reasons.iter().map(|r| format!("{} (line {})", r.why, place(r.line)));
                    format!("scalar: {}", all.collect::<Vec<_>>().join("; "))
                }
            };
            (
                place(report.line),
                format!("{}:{}: {kind}: {became}\n", report.function, place(report.line)),
            )
        })
        .collect();
    lines.sort();
    lines.dedup();
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Optimises for a target and verifies what came of it.
pub fn optimised(module: &mut Module, target: &VectorTarget) -> Result<Vec<LoopReport>, String> {
    let reports = optimise_for_vectors(module, Level::Full, Some(target)).map_err(|f| format!("{:?}", f.list()))?;
    verify_module(module, &Rules::errors()).map_err(|f| format!("{:?}", f.list()))?;
    Ok(reports)
}

fn vectors(path: &Path, bounds: bool, target: &VectorTarget) -> (Module, Vec<LoopReport>) {
    let mut made = module(path, bounds);
    let reports = optimised(&mut made, target).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    (made, reports)
}

pub fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    all.retain(|path| path.extension().is_some_and(|e| e == "vt"));
    all.sort();
    all
}

/// Runs a program with and without vector code; how many loops became vector code.
fn same(path: &Path, evaluators: &mut [(u32, Mixed)]) -> usize {
    let mut count = 0;
    for bounds in [false, true] {
        let mut plain = module(path, bounds);
        optimise_module(&mut plain, Level::Full).unwrap_or_else(|f| panic!("{f:?}"));
        let expected = run(&plain, &mut evaluators[0].1);
        for (scale, semantics) in evaluators.iter_mut() {
            let targets = [
                ("lengths", lengths()),
                ("whole", whole(*scale)),
                ("packed", packed()),
                ("words", words()),
            ];
            for (name, target) in targets {
                // Registers of one length have one scale; whole vectors of one are enough.
                if matches!(name, "packed" | "words") && *scale != 1 || name == "whole" && *scale != 2 {
                    continue;
                }
                let (made, reports) = vectors(path, bounds, &target);
                count += reports.iter().filter(|r| r.lanes.is_ok()).count();
                let found = run(&made, semantics);
                let file = path.display();
                assert_eq!(found, expected, "{file}: {name}, scale {scale}, bounds {bounds}");
            }
        }
    }
    count
}

#[test]
fn kernels() {
    let mut evaluators = evaluators(&[1, 2, 4]);
    for path in files("tests/vectorize/programs") {
        let found = [("", false), ("\nwith bounds:\n", true)].map(|(title, bounds)| {
            let (made, reports) = vectors(&path, bounds, &lengths());
            format!("{title}{}", shown(&made, &reports))
        });
        let found = found.concat();
        let expected = path.with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&expected, &found).expect("written");
        }
        let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
        assert_eq!(found, wanted, "{}", path.display());
        assert!(
            same(&path, &mut evaluators) > 0,
            "{}: nothing became vector code",
            path.display()
        );
    }
}

/// Bytes are packed code on targets that have words alone.
#[test]
fn bytes_in_words() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/harts/bytes.vt");
    let mut evaluators = evaluators(&[1]);
    assert!(same(&path, &mut evaluators) > 0);
    let (_, reports) = vectors(&path, false, &words());
    assert!(reports.iter().all(|r| !r.independent || r.lanes.is_ok()), "{reports:?}");
}

#[test]
fn programs_of_the_language() {
    let mut evaluators = evaluators(&[1, 2]);
    let count: usize = files("../../examples/volt")
        .iter()
        .map(|path| same(path, &mut evaluators))
        .sum();
    println!("{count} loops of the examples became vector code");
    assert!(count > 0);
}

/// Vectors that programs name are gates where the target has all of them, and lanes else.
#[test]
fn explicit_vectors() {
    let mut evaluators = evaluators(&[1, 2]);
    let (mut as_gates, mut as_lanes) = (0, 0);
    for path in files("../../examples/volt") {
        let of = |vectors| {
            let options = Options {
                vectors,
                verify: true,
                ..Options::default()
            };
            let done = compile(&path, &mut Disk, &options);
            let shown = done.rendered(false);
            done.module.unwrap_or_else(|| panic!("{shown}"))
        };
        let expected = run(&of(Vectors::Lanes), &mut evaluators[0].1);
        for target in [lengths(), packed()] {
            let made = of(Vectors::Of(target.types));
            let has_vectors = made.functions.iter().any(|f| {
                let c = &f.circuit;
                c.gates().any(|g| c.set().type_def(c.ty(g)).lanes > 0)
            });
            match has_vectors {
                true => as_gates += 1,
                false => as_lanes += 1,
            }
            for (scale, semantics) in &mut evaluators {
                let mut optimised = made.clone();
                optimise_for_vectors(&mut optimised, Level::Full, Some(&target)).unwrap_or_else(|f| panic!("{f:?}"));
                for module in [&made, &optimised] {
                    assert_eq!(run(module, semantics), expected, "{}: scale {scale}", path.display());
                }
                // Types of one register have one scale.
                if target.types == packed().types {
                    break;
                }
            }
        }
    }
    println!("{as_gates} programs with gates of vectors, {as_lanes} without");
    assert!(as_gates > 2 && as_lanes > 2);
}
