//! The differential suites: what OneSpec says next to what other people's tools say.
//!
//! ```text
//! cargo run --release -p onespec-tests --bin differential -- all
//! ```
//!
//! | suite | beside | what |
//! |---|---|---|
//! | `encodings` | llvm-mc 19 | 100,000 random valid words of RV64 and of RV32, scalar and vector each: text, with and without aliases, and bytes |
//! | `vectors` | recorded elsewhere | recorded vectors of every machine on every engine; whole files where they are at hand |
//! | `rvv` | qemu-riscv64 10 | every vector instruction x SEW x LMUL x mask x `vl` x `vstart` at three register lengths, random inputs |
//! | `texts` | itself | 200,000 random words of every target print as texts that denote them |
//! | `rules` | z3 | every rewrite rule of Circuit IR at every assignment of types is proven; wrong ones are refuted |
//! | `patterns` | z3 | every pattern of instruction selection is proven; broken ones are refuted |
//! | `linux` | qemu-riscv64 | C programs with glibc inside: the same output and exit code |
//! | `compiled` | qemu-riscv64 10, llvm-mc 19 | programs in Volt, compiled at every level for several targets: the same output; their assembly is taken |
//! | `random` | qemu-riscv64 and qemu-riscv32 10 | random programs in Volt: on vectors of three lengths, on RV32 and on the minion the same output as by the evaluator of circuits |
//! | `interop` | gcc, qemu-riscv64 | objects linked with those of gcc: C calls Volt and Volt calls C, random signatures |
//! | `host` | cc | programs in C for the drivers of devices, with the library preloaded that answers for these |
//! | `machine` | itself | C programs for the bare machine check traps, interrupts, paging and PMP |
//!
//! A name with a minus in front leaves a suite out: `all -rules -patterns`. `record` writes the golden files of `tests/data` again from the installed tools.

mod compiled;
mod encodings;
mod host;
mod interop;
mod linux;
mod machine;
mod patterns;
mod random;
mod record;
mod rules;
mod rvv;
mod texts;
mod vectors;
mod z3;

use std::process::ExitCode;
use std::time::Instant;

/// What a suite found wrong, told as it is found; the number is all that is left.
type Findings = usize;

/// A suite by its name.
type Suite = (&'static str, fn() -> std::io::Result<Findings>);

const SUITES: &[Suite] = &[
    ("encodings", encodings::run),
    ("vectors", vectors::run),
    ("rvv", rvv::run),
    ("texts", texts::run),
    ("rules", rules::run),
    ("patterns", patterns::run),
    ("linux", linux::run),
    ("compiled", compiled::run),
    ("random", random::run),
    ("interop", interop::run),
    ("machine", machine::run),
    ("host", host::run),
];

fn main() -> ExitCode {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    if asked.iter().any(|name| name == "record") {
        return finish("record", record::run());
    }
    let (left_out, asked): (Vec<&str>, Vec<&str>) = asked.iter().map(String::as_str).partition(|a| a.starts_with('-'));
    let is_suite = |asked: &&str| *asked == "all" || SUITES.iter().any(|(name, _)| name == asked);
    let is_known = asked.iter().all(is_suite) && left_out.iter().all(|a| is_suite(&&a[1..]));
    let chosen = |(name, _): &&Suite| {
        let is_meant = asked.iter().any(|a| a == name || *a == "all");
        is_meant && !left_out.iter().any(|a| a[1..] == **name)
    };
    let chosen: Vec<&Suite> = SUITES.iter().filter(chosen).collect();
    if chosen.is_empty() || !is_known {
        let names: Vec<&str> = SUITES.iter().map(|(name, _)| *name).collect();
        eprintln!("usage: differential all | record | {}", names.join(" | "));
        return ExitCode::from(2);
    }
    let mut code = ExitCode::SUCCESS;
    for (name, suite) in chosen {
        let start = Instant::now();
        println!("-- {name}");
        let outcome = finish(name, suite());
        println!("-- {name}: {:.1} s", start.elapsed().as_secs_f64());
        if outcome != ExitCode::SUCCESS {
            code = outcome;
        }
    }
    code
}

fn finish(name: &str, result: std::io::Result<Findings>) -> ExitCode {
    match result {
        Ok(0) => ExitCode::SUCCESS,
        Ok(count) => {
            println!("{name}: {count} differences");
            ExitCode::from(1)
        }
        Err(error) => {
            println!("{name}: {error}");
            ExitCode::from(2)
        }
    }
}
