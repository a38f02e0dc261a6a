//! Programs whose independent loops are kernels: they do the same, kernels access what they are said to, and may be
//! vector code themselves.

use crate::programs::{files, module, optimised, run};
use crate::support::count;
use crate::target::{Mixed, evaluators, lengths};
use onespec_compiler::evaluate::{Host, Limits, Stop};
use onespec_compiler::opt::{Level, optimise_module, outline_module};
use onespec_compiler::outline::{Extent, Kernel, Parameter, Stays};
use onespec_compiler::verify::{Options as Rules, verify_module};
use onespec_graph::Module;
use onespec_test_support::volt::{Shape, program};
use onespec_volt::{Options, Vectors, compile_text};
use std::path::Path;

fn outlined(module: &mut Module, name: &str) -> (Vec<Kernel>, Vec<Stays>) {
    let found = outline_module(module, false).unwrap_or_else(|f| panic!("{name}: {:?}", f.list()));
    if let Err(found) = verify_module(module, &Rules::errors()) {
        panic!("{name}: {:?}\n{}", found.list(), onespec_graph::module::print(module));
    }
    found
}

fn place(module: &Module, line: u32) -> u32 {
    module.lines.place(line).map_or(0, |(_, number)| number)
}

fn shown(module: &Module, kernels: &[Kernel], stays: &[Stays]) -> String {
    let mut text = String::new();
    for kernel in kernels {
        text += &format!("{} (line {}):", kernel.name, place(module, kernel.line));
        for parameter in &kernel.parameters {
            text += &match parameter {
                Parameter::First => " first".to_string(),
                Parameter::Bound => " bound".to_string(),
                Parameter::Scalar => " scalar".to_string(),
                Parameter::Array(_) => " array".to_string(),
                Parameter::Results(n) => format!(" {n} results"),
            };
        }
        text += if kernel.unknown {
            ", accesses that are not known\n"
        } else {
            "\n"
        };
        for array in &kernel.arrays {
            for (what, extent) in [("reads", &array.reads), ("writes", &array.writes)] {
                match extent {
                    Extent::Nothing => {}
                    Extent::Unknown => text += &format!("    %{} {what} anything\n", array.parameter),
                    Extent::Ranges(all) => {
                        for range in all {
                            let sum = |affine: &onespec_compiler::outline::Affine| {
                                let terms = affine.terms.iter().map(|(n, factor)| format!("{factor} * %{n} + "));
                                format!("{}{}", terms.collect::<String>(), affine.constant)
                            };
                            let (from, to) = (sum(&range.from), sum(&range.to));
                            text += &format!("    %{} {what} {from} .. {to}\n", array.parameter);
                        }
                    }
                }
            }
        }
    }
    for stay in stays {
        text += &format!(
            "{} (line {}) stays: {}\n",
            stay.function,
            place(module, stay.line),
            stay.reason.why
        );
    }
    text
}

fn same(path: &Path, evaluators: &mut [(u32, Mixed)], bounds: bool) -> usize {
    let mut plain = module(path, bounds);
    optimise_module(&mut plain, Level::Full).unwrap_or_else(|f| panic!("{f:?}"));
    let expected = run(&plain, &mut evaluators[0].1);
    let file = path.display().to_string();
    let mut made = module(path, bounds);
    let (kernels, _) = outlined(&mut made, &file);
    assert_eq!(
        run(&made, &mut evaluators[0].1),
        expected,
        "{file}: kernels, bounds {bounds}"
    );
    // Kernels are what vector code is made of.
    for (scale, semantics) in evaluators.iter_mut() {
        let mut vectors = made.clone();
        optimised(&mut vectors, &lengths()).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(
            run(&vectors, semantics),
            expected,
            "{file}: vector kernels, scale {scale}, bounds {bounds}"
        );
    }
    kernels.len()
}

#[test]
fn kernels_of_programs() {
    let mut evaluators = evaluators(&[1, 2]);
    let mut found = 0;
    for path in [files("tests/vectorize/programs"), files("../../examples/volt")].concat() {
        for bounds in [false, true] {
            found += same(&path, &mut evaluators, bounds);
        }
    }
    println!("{found} kernels");
    assert!(found > 20, "{found}");
}

#[test]
fn what_kernels_are() {
    for path in files("tests/vectorize/kernels") {
        let found = [false, true].map(|bounds| {
            let mut made = module(&path, bounds);
            let (kernels, stays) = outlined(&mut made, &path.display().to_string());
            format!(
                "{}{}",
                if bounds { "\nwith bounds:\n" } else { "" },
                shown(&made, &kernels, &stays)
            )
        });
        let expected = path.with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&expected, found.concat()).expect("written");
        }
        assert_eq!(
            found.concat(),
            std::fs::read_to_string(&expected).unwrap_or_default(),
            "{}",
            path.display()
        );
        same(&path, &mut evaluators(&[1]), true);
    }
}

#[test]
fn kernels_of_random_programs() {
    let mut evaluators = evaluators(&[1]);
    let semantics = &mut evaluators[0].1;
    let (mut found, mut stayed) = (0, 0);
    for seed in 1..=count(100) {
        let text = program(&onespec_circuit::GATES, seed, &Shape::of_seed(seed));
        let options = Options {
            vectors: Vectors::Lanes,
            ..Options::default()
        };
        let plain = compile_text("random.vt", &text, &options).module.expect("a program");
        let mut scalar = plain.clone();
        optimise_module(&mut scalar, Level::Full).unwrap_or_else(|f| panic!("seed {seed}: {f:?}"));
        let expected = run(&scalar, semantics);
        if matches!(expected.0, Err(Stop::Steps(_))) {
            continue;
        }
        let mut made = plain.clone();
        let (kernels, stays) = outlined(&mut made, &format!("seed {seed}"));
        (found, stayed) = (found + kernels.len(), stayed + stays.len());
        let ran = run(&made, semantics);
        assert!(ran == expected, "seed {seed}: {ran:?} for {expected:?}\n{text}");
    }
    println!("{found} kernels, {stayed} loops stay");
    assert!(found > 0);
}

/// A kernel calls nobody.
struct Nothing;

impl Host for Nothing {}

/// Every byte that a kernel changes is in a range that it is said to write: bytes outside of the ranges stay.
#[test]
fn ranges_hold_what_is_written() {
    let mut evaluators = evaluators(&[1]);
    let semantics = &mut evaluators[0].1;
    let mut checked = 0;
    for path in files("tests/vectorize/kernels") {
        let mut made = module(&path, false);
        let (kernels, _) = outlined(&mut made, &path.display().to_string());
        for kernel in kernels {
            let known = |e: &Extent| !matches!(e, Extent::Unknown);
            if kernel.unknown || !kernel.arrays.iter().all(|array| known(&array.writes)) {
                continue;
            }
            let at = made
                .functions
                .iter()
                .position(|f| f.name == kernel.name)
                .expect("the kernel");
            let circuit = &made.functions[at].circuit;
            // An array each 64 KiB, from its middle; numbers are small.
            let base = |n: usize| 0x10_0000 + 0x1_0000 * n as u64 + 0x8000;
            let arguments: Vec<u64> = (kernel.parameters.iter().enumerate())
                .map(|(n, parameter)| match parameter {
                    Parameter::First => 3,
                    Parameter::Bound => 20,
                    Parameter::Scalar => 5,
                    Parameter::Array(_) | Parameter::Results(_) => base(n),
                })
                .collect();
            let limits = Limits {
                events: 10_000,
                ..Limits::default()
            };
            let ran = onespec_compiler::evaluate::run(circuit, &arguments, semantics, &mut Nothing, limits);
            assert!(ran.outcome.is_ok(), "{}: {:?}", kernel.name, ran.outcome);
            let numbers: Vec<i64> = arguments.iter().map(|&n| n as i64).collect();
            for event in &ran.events {
                let onespec_compiler::evaluate::Event::Store { address, bytes, .. } = event else {
                    continue;
                };
                let (from, to) = (*address as i64, *address as i64 + i64::from(*bytes));
                let holds = kernel.arrays.iter().any(|array| match &array.writes {
                    Extent::Ranges(all) => all.iter().any(|range| {
                        let of = numbers[array.parameter as usize];
                        of + range.from.value(&numbers) <= from && to <= of + range.to.value(&numbers)
                    }),
                    _ => false,
                });
                let is_result = kernel.parameters.iter().enumerate().any(|(n, p)| {
                    matches!(p, Parameter::Results(count) if (from as u64).wrapping_sub(base(n)) < 8 * u64::from(*count))
                });
                assert!(
                    holds || is_result,
                    "{} writes {from:x}..{to:x}: {:?}",
                    kernel.name,
                    kernel.arrays
                );
                checked += 1;
            }
        }
    }
    println!("{checked} stores are where they are said to be");
    assert!(checked > 0);
}
