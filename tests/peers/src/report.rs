//! The report: tables in Markdown, and whether budgets are kept.

use crate::explained::{LIMIT, reasons};
use crate::sizes::{self, mean};
use crate::subject::TARGETS;
use crate::{kernels, programs, speed, stages};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::Command;

const HEAD: &str = "# The compiler beside others

Written by `cargo run --release -p onespec-peers --features peers`; it needs `llc-19`, `opt-19`, `clang-19` and
`riscv64-linux-gnu-gcc`. Who changes the compiler runs it again and commits what comes out.
";

const SIZES: &str = "
## Instructions of functions

The functions of [functions.vt](../../tests/data/peers/functions.vt) at `-O2` and without checks of indices (`--no-bounds-checks`),
their instructions as emitted (a call is two, a pseudo-instruction as many as it stands for).

* **llc**: our optimised circuits, block by block as LLVM's language, through `llc-19 -O2`. The same functions for both back ends;
  the ratio is to this. LLVM is given what it likes: divisions that are undefined for 0, accesses that are aligned, pointers where
  sums are addresses.
* **LLVM**: the circuits as the front end makes them through `opt-19 -O2` and `llc-19 -O2`: the whole of each compiler. Loops that are
  unrolled there make it longer than it would be.
* **Cranelift**: our optimised circuits through Cranelift 0.128, `opt_level=speed`; and as fast as it can (`none`, `single_pass`). Its
  divisions ask for 0 first.
";

const SPEED: &str = "
## Speed of compilation

The same functions as the front end makes them, in one run, each compiler in turn; processor time of one thread, the median of 15
rounds, and of their ratios. Cranelift compiles functions in its own language; building them is not in the time, as building circuits is not.
OneSpec verifies each function that it is given; of Cranelift's modes each is there without its verifier, as embedders use it, and with it.
";

const PROGRAMS: &str = "
## Instructions of programs

Retired instructions of whole programs on our emulator, in Volt at `-O2` and in C by `clang-19 -O2` and `riscv64-linux-gnu-gcc -O2`,
`-ffreestanding`, without a library and with `-ffp-contract=off`, since Volt rounds each product. The same algorithm on the same data;
all print the same. C does not look whether an index lies within its array: the ratios are those of Volt with
`--no-bounds-checks`; the column beside is with checks.

The [second group](../../tests/data/peers/unseen) was written by somebody who does not tune the compiler, and whoever tunes it does
not look into it. The [first](../../tests/data/peers/programs) was there while it was tuned.
";

const KERNELS: &str = "
## Kernels on vectors

[Kernels](../../tests/data/peers/kernels) from plain loops and `foreach`, without intrinsics, beside `clang-19 -O2`, both for rv64gcv.
Each runs on several lengths (0, 1, 7 and more) from several offsets, and prints the same. Retired instructions are those of the whole
program on our emulator, for vector registers of 128, 256 and 512 bits; static ones those of the kernel's functions alone. How many of these are
vector code stands in front.

| kernel | vector code | clang's | retired, 128 | clang | ratio | ratio, 256 | ratio, 512 | static | clang | ratio |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
";

/// What is measured.
pub struct Asked {
    pub sizes: bool,
    pub speed: bool,
    pub programs: bool,
    pub kernels: bool,
    /// Whether the report is written.
    pub write: bool,
}

/// Measures what is asked for; the number of budgets that are missed.
///
/// # Errors
/// A compiler fails, or the report can't be written.
pub fn run(asked: &Asked) -> Result<usize, String> {
    let mut text = HEAD.to_owned();
    writeln!(text, "Last written on {}.", today()).ok();
    let mut missed = 0;
    if asked.sizes {
        text.push_str(SIZES);
        missed += all_sizes(&mut text)?;
    }
    if asked.programs {
        text.push_str(PROGRAMS);
        missed += all_programs(&mut text)?;
    }
    if asked.kernels {
        text.push_str(KERNELS);
        all_kernels(&mut text)?;
    }
    if asked.speed {
        text.push_str(SPEED);
        missed += all_rates(&mut text)?;
    }
    print!("{text}");
    if asked.write {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reports/compiler.md");
        std::fs::write(path, &text).map_err(|e| format!("{path}: {e}"))?;
    }
    Ok(missed)
}

/// A line about a budget; 1 if it is missed.
fn budget(text: &mut String, what: &str, found: f64, limit: f64, most: bool) -> usize {
    let kept = if most { found <= limit } else { found >= limit };
    let (word, side) = (
        if kept { "kept" } else { "**missed**" },
        if most { "at most" } else { "at least" },
    );
    writeln!(text, "* {what}: {found:.3}, {side} {limit}: {word}").ok();
    usize::from(!kept)
}

fn all_sizes(text: &mut String) -> Result<usize, String> {
    let reasons = reasons()?;
    let mut missed = 0;
    let mut needed = BTreeSet::new();
    for target in &TARGETS {
        let rows = sizes::rows(target)?;
        writeln!(
            text,
            "\n### {}\n\n| function | OneSpec | llc | ratio | LLVM | Cranelift | its fastest |\n|---|---:|---:|---:|---:|---:|---:|",
            target.name
        )
        .ok();
        for row in &rows {
            let ratio = row.ratio();
            let mark = if ratio > LIMIT { "**" } else { "" };
            writeln!(
                text,
                "| {} | {} | {} | {mark}{ratio:.2}{mark} | {} | {} | {} |",
                row.name, row.ours, row.llc, row.llvm, row.cranelift, row.cranelift_fastest
            )
            .ok();
        }
        text.push('\n');
        let to = |of: fn(&sizes::Row) -> usize| mean(rows.iter().map(|r| r.ours as f64 / of(r) as f64));
        missed += budget(text, "to llc, geometric mean", to(|r| r.llc), 1.15, true);
        missed += budget(text, "to Cranelift, geometric mean", to(|r| r.cranelift), 1.0, true);
        writeln!(text, "* to LLVM as a whole, geometric mean: {:.3}", to(|r| r.llvm)).ok();
        needed.extend(rows.into_iter().filter(|r| r.ratio() > LIMIT).map(|r| r.name));
    }
    writeln!(text, "\n### Where the ratio is above {LIMIT}\n").ok();
    for name in &needed {
        match reasons.get(name) {
            Some(reason) => writeln!(text, "* `{name}`: {reason}").ok(),
            None => {
                missed += 1;
                writeln!(text, "* `{name}`: **not explained**").ok()
            }
        };
    }
    for name in reasons.keys().filter(|name| !needed.contains(*name)) {
        missed += 1;
        writeln!(text, "* `{name}`: **explained without need**").ok();
    }
    Ok(missed)
}

/// A line about what is to be reached: no budget yet, so nothing fails.
fn goal(text: &mut String, what: &str, found: f64, limit: f64) {
    let word = if found <= limit { "reached" } else { "**not reached**" };
    writeln!(text, "* {what}: {found:.3}, to be at most {limit}: {word}").ok();
}

/// Goals of all programs and of those that nobody tuned for, by target.
const ALL_PROGRAMS: [f64; 2] = [1.10, 1.12];
const UNSEEN: f64 = 1.15;

fn all_programs(text: &mut String) -> Result<usize, String> {
    let mut missed = 0;
    for (target, all) in TARGETS.iter().zip(ALL_PROGRAMS) {
        let mut rows = Vec::new();
        let mut means = Vec::new();
        for group in &programs::GROUPS {
            writeln!(text, "\n### {}, {}\n", group.title, target.name).ok();
            writeln!(
                text,
                "| program | OneSpec | with checks | clang | ratio | gcc | ratio |\n|---|---:|---:|---:|---:|---:|---:|"
            )
            .ok();
            let found = programs::rows(group, target.name)?;
            for row in &found {
                writeln!(
                    text,
                    "| {} | {} | {} | {} | {:.3} | {} | {:.3} |",
                    row.name,
                    row.ours,
                    row.checked,
                    row.clang,
                    row.to_clang(),
                    row.gcc,
                    row.to_gcc()
                )
                .ok();
            }
            means.push(mean(found.iter().map(programs::Row::to_clang)));
            rows.extend(found);
        }
        text.push('\n');
        let (tuned, unseen) = (means.first().copied(), means.last().copied());
        if let (Some(tuned), Some(unseen)) = (tuned, unseen) {
            missed += budget(text, "tuned on, to clang, geometric mean", tuned, 1.25, true);
            goal(text, "not tuned on, to clang, geometric mean", unseen, UNSEEN);
        }
        goal(
            text,
            "all, to clang",
            mean(rows.iter().map(programs::Row::to_clang)),
            all,
        );
        goal(text, "all, to gcc", mean(rows.iter().map(programs::Row::to_gcc)), all);
    }
    Ok(missed)
}

fn all_kernels(text: &mut String) -> Result<(), String> {
    let rows = kernels::rows()?;
    let retired = |row: &kernels::Row, vlen: usize| row.ours.retired[vlen] as f64 / row.clang.retired[vlen] as f64;
    let size = |row: &kernels::Row| row.ours.instructions as f64 / row.clang.instructions as f64;
    for row in &rows {
        let (ours, clang) = (&row.ours, &row.clang);
        writeln!(
            text,
            "| {} | {} of {} | {} of {} | {} | {} | {:.3} | {:.3} | {:.3} | {} | {} | {:.3} |",
            row.name,
            ours.vectors,
            ours.functions,
            clang.vectors,
            clang.functions,
            ours.retired[0],
            clang.retired[0],
            retired(row, 0),
            retired(row, 1),
            retired(row, 2),
            ours.instructions,
            clang.instructions,
            size(row)
        )
        .ok();
    }
    text.push('\n');
    for (number, vlen) in kernels::VLENS.into_iter().enumerate() {
        let what = format!("retired instructions to clang, {vlen} bits, geometric mean");
        goal(text, &what, mean(rows.iter().map(|row| retired(row, number))), 1.1);
    }
    goal(
        text,
        "static instructions to clang, geometric mean",
        mean(rows.iter().map(size)),
        1.2,
    );
    let vectors = rows.iter().filter(|row| row.ours.vectors > 0).count();
    let of_clang = rows.iter().filter(|row| row.clang.vectors > 0).count();
    writeln!(
        text,
        "* kernels with vector code: {vectors} of {}, by clang {of_clang}; to be at least 10",
        rows.len()
    )
    .ok();
    Ok(())
}

fn all_rates(text: &mut String) -> Result<usize, String> {
    let rates = speed::rates()?;
    writeln!(text, "{} functions, {} gates.\n", rates.functions, rates.gates).ok();
    writeln!(text, "| | functions/s | gates/s |\n|---|---:|---:|").ok();
    for rate in &rates.rates {
        let (functions, gates) = (rates.functions_per_second(rate), rates.gates_per_second(rate));
        writeln!(text, "| {} | {functions:.0} | {gates:.0} |", rate.name).ok();
    }
    text.push('\n');
    let [quick, good] = rates.ratios;
    let [quick_verified, good_verified] = rates.verified;
    writeln!(
        text,
        "* -O0 to Cranelift's fastest with its verifier: {quick_verified:.3}"
    )
    .ok();
    writeln!(text, "* -O2 to Cranelift's speed with its verifier: {good_verified:.3}").ok();
    let mut missed = budget(text, "-O0 to Cranelift's fastest", quick, 1.0, false);
    missed += budget(text, "-O2 to Cranelift's speed", good, 0.6, false);
    all_stages(text)?;
    Ok(missed)
}

fn all_stages(text: &mut String) -> Result<(), String> {
    let all = stages::stages()?;
    writeln!(text, "\nWhere our time goes, microseconds a function:\n").ok();
    for (number, level) in all.iter().enumerate() {
        if number == 0 {
            let names: Vec<&str> = level.seconds.iter().map(|(name, _)| *name).collect();
            writeln!(
                text,
                "| | {} |\n|---|{}",
                names.join(" | "),
                "---:|".repeat(names.len())
            )
            .ok();
        }
        let times: Vec<String> = level.seconds.iter().map(|(_, s)| format!("{:.1}", s * 1e6)).collect();
        writeln!(text, "| {} | {} |", level.level, times.join(" | ")).ok();
    }
    Ok(())
}

fn today() -> String {
    let output = Command::new("date").arg("+%Y-%m-%d").output();
    output.map_or_else(
        |_| "an unknown day".into(),
        |o| String::from_utf8_lossy(&o.stdout).trim().to_owned(),
    )
}
