//! What is translated of a program and what is not, as data: programs in `tests/data/translation` with what translated code did of
//! each, whole. Nothing of it depends on time. `UPDATE_EXPECTED=1` writes the `*.expected` anew.

use onespec_core::asm::{AsmOptions, assemble};
use onespec_emulator::api;
use onespec_emulator::engine::{Engine, Tiers};
use onespec_emulator::options::{Options, Outcome};
use onespec_emulator::user::files::Streams;
use onespec_tests::ours::described;
use std::fmt::Write;
use std::path::Path;

/// Instructions on the way to an address before it is translated: few, so that programs are short.
const HOT: u64 = 1000;

fn ran(source: &str, target: &str, engine: Engine) -> Outcome {
    let description = described("riscv");
    let resolved = description.isa.target(target).expect("a target");
    let assembly = assemble(description.isa, &resolved, source, &AsmOptions::default());
    assert!(assembly.errors.is_empty(), "{:?}", assembly.errors);
    let file = onespec_elf::runnable(description.isa, &resolved, &assembly).expect("a program");
    let options = Options {
        target: target.to_owned(),
        engine,
        tiers: Tiers::of_hot(HOT),
        share: engine == Engine::Jit,
        deterministic: true,
        ..Options::default()
    };
    api::run(&description, &file, &options, Streams::host()).expect("a run")
}

/// What translated code did, a line each.
fn told(source: &str) -> String {
    let target = source.lines().find_map(|line| line.strip_prefix("#! target "));
    let target = target.expect("`#! target`");
    let (found, wanted) = (ran(source, target, Engine::Jit), ran(source, target, Engine::Interp));
    let ends = |outcome: &Outcome| (outcome.end.clone(), outcome.code, outcome.retired);
    assert_eq!(ends(&found), ends(&wanted));
    let share = found.share.expect("what was asked for");
    let mut text = format!(
        "code {}\nretired {}\nregions {}, instructions of them {}\nexecuted by translated code {}\n",
        found.code, found.retired, share.regions, share.instructions, share.executed
    );
    let isa = described("riscv").isa;
    for (how, counts) in [("called", &share.called), ("left at", &share.left)] {
        for (number, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let name = isa.ops.get(number).map_or("?", |op| op.name);
            let _ = writeln!(text, "{how} {name} {count}");
        }
    }
    text
}

#[test]
fn programs_are_translated_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/translation");
    let mut sources: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "s"))
        .collect();
    sources.sort();
    assert!(!sources.is_empty());
    let mut wrong = Vec::new();
    for source in sources {
        let found = told(&std::fs::read_to_string(&source).expect("a program"));
        let golden = source.with_extension("expected");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            std::fs::write(&golden, &found).expect("a golden");
        }
        if std::fs::read_to_string(&golden).unwrap_or_default() != found {
            wrong.push(format!("{}:\n{found}", golden.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "UPDATE_EXPECTED=1 writes these:\n{}",
        wrong.join("\n")
    );
}
