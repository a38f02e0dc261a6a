//! Compiled programs: what they print and give, at every level and for several targets. Programs of circuits say in their first
//! line what `main` gives; what a Volt program prints stands beside it.

mod support;

use onespec_driver::Level;
use onespec_emulator::engine::Engine;
use onespec_graph::{Module, module};
use onespec_volt::source::Disk;
use onespec_volt::{compile, compile_text};
use std::path::Path;
use support::Compiler;

/// A module for a compiler's addresses.
type Made<'a> = &'a dyn Fn(&Compiler) -> Result<Module, String>;

/// Compiles for every target, for the first at every level, and runs.
fn everywhere(
    module: Made<'_>,
    narrow: &[&str],
    check: &dyn Fn(&str, u8) -> Result<(), String>,
) -> datatest_stable::Result<()> {
    let mut wrong = Vec::new();
    let mut all = support::compilers(&Level::ALL);
    // Other targets differ in the instructions that are chosen.
    let first = all.first().map_or(String::new(), |c| c.target.clone());
    all.retain(|c| c.target == first || c.driver.level == Level::O2);
    // These differ in the types that registers hold; all levels are a differential suite's.
    all.extend(narrow.iter().map(|target| support::compiler(target, Level::O2)));
    for compiler in &all {
        let ran = module(compiler).and_then(|module| compiler.run(module));
        if let Err(error) = ran.and_then(|(text, code)| check(&text, code)) {
            wrong.push(format!("{}: {error}", compiler.name()));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n").into())
    }
}

fn circuits(path: &Path) -> datatest_stable::Result<()> {
    let source = std::fs::read_to_string(path)?;
    let first = source.lines().next().and_then(|l| l.strip_prefix("# gives "));
    let wanted: u8 = first.ok_or("what it gives")?.trim().parse()?;
    let parsed = |_: &Compiler| {
        module::parse(&onespec_circuit::GATES, &source, &Default::default()).map_err(|e| format!("{e:?}"))
    };
    // Their addresses have 64 bits.
    everywhere(&parsed, &["rv64imac"], &|_, code| match code == wanted {
        true => Ok(()),
        false => Err(format!("gives {code}, not {wanted}")),
    })
}

fn volt(path: &Path) -> datatest_stable::Result<()> {
    let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
    let made = |compiler: &Compiler| {
        let done = compile(path, &mut Disk, &compiler.volt_options());
        let shown = done.rendered(false);
        done.module.ok_or(shown)
    };
    everywhere(&made, &support::NARROW, &|text, code| {
        let ends = if code == 0 {
            String::new()
        } else {
            format!("exit {code}\n")
        };
        let found = format!("{text}{ends}");
        if found == wanted {
            Ok(())
        } else {
            Err(format!("prints\n{found}"))
        }
    })
}

/// A target at every level, and one that has to split most values.
fn levels() -> impl Iterator<Item = Compiler> {
    let first = Level::ALL.map(|level| support::compiler("rv64gc", level));
    first.into_iter().chain([support::compiler("rv32imac", Level::O2)])
}

/// What is told where an index is outside: by compiled programs as by circuits, for which `onespec-volt` has the same test.
fn stops(path: &Path) -> datatest_stable::Result<()> {
    let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
    // The text names the file as that test does.
    let name = Path::new("tests/stops").join(path.file_name().ok_or("a name")?);
    let source = std::fs::read_to_string(path)?;
    for compiler in levels() {
        let done = compile_text(&name.to_string_lossy(), &source, &compiler.volt_options());
        let module = done.module.as_ref().ok_or_else(|| done.rendered(false))?;
        let (output, errors, code) = compiler.run_whole(module.clone(), Engine::Interp)?;
        let found = format!("{output}{errors}exit {code}\n");
        if found != wanted {
            return Err(format!("{}: --- wanted\n{wanted}\n--- got\n{found}", compiler.name()).into());
        }
    }
    Ok(())
}

/// What programs print that never end, for which `onespec-volt` has the same test.
fn endless(path: &Path) -> datatest_stable::Result<()> {
    let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
    for compiler in levels() {
        let done = compile(path, &mut Disk, &compiler.volt_options());
        let module = done.module.as_ref().ok_or_else(|| done.rendered(false))?;
        let found = compiler.run_endless(module.clone(), 300_000);
        let found = found.map_err(|error| format!("{}: {error}", compiler.name()))?;
        if found.trim_end() != wanted.trim_end() {
            return Err(format!("{}: --- wanted\n{wanted}\n--- got\n{found}", compiler.name()).into());
        }
    }
    Ok(())
}

datatest_stable::harness! {
    { test = endless, root = "../volt/tests/endless", pattern = r"\.vt$" },
    { test = stops, root = "../volt/tests/stops", pattern = r"\.vt$" },
    { test = circuits, root = "../backend/tests/data/run", pattern = r"\.cir$" },
    { test = volt, root = "../../examples/volt", pattern = r"^\d.*\.vt$" },
}
