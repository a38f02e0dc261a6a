//! Compiled programs: what they print and give, at every level and for several targets. Programs of circuits say in their first
//! line what `main` gives; what a Volt program prints stands beside it.

use onespec_backend::Problem;
use onespec_driver::{Driver, Level};
use onespec_emulator::engine::Engine;
use onespec_emulator::generated::{ALL, Generated};
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, machines, options};
use onespec_graph::{Module, module};
use onespec_volt::source::Disk;
use onespec_volt::{Options, Vectors, compile};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex};

const TARGETS: [&str; 3] = ["rv64gc", "rv64gc_zba_zbb_zbs", "rv64gc_zba_zbb_zbs_zicond"];

fn riscv() -> &'static Generated {
    ALL.iter().find(|g| g.isa.name == "riscv").unwrap()
}

#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Runs a program: what it prints, and its exit code.
fn run(file: &[u8], target: &str) -> Result<(String, u8), String> {
    let output = Kept::default();
    let streams = Streams {
        input: Box::new(std::io::empty()),
        output: Box::new(output.clone()),
        error: Box::new(std::io::sink()),
        terminal: false,
    };
    let how = options::Options {
        target: target.into(),
        engine: Engine::Interp,
        max_insns: Some(1_000_000_000),
        ..options::Options::default()
    };
    let description = machines::Description {
        isa: riscv().isa,
        programs: &[],
        live: false,
    };
    let outcome = api::run(&description, file, &how, streams).map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.0.lock().unwrap()).into_owned();
    match outcome.end {
        options::End::Exit => Ok((text, outcome.code)),
        end => Err(format!("{end:?}")),
    }
}

fn told(problems: Vec<Problem>) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Compiles for every target, for the first at every level, and runs.
fn everywhere(module: &Module, check: &dyn Fn(&str, u8) -> Result<(), String>) -> datatest_stable::Result<()> {
    let mut wrong = Vec::new();
    for (at, target) in TARGETS.into_iter().enumerate() {
        // Other targets differ in the instructions that are chosen.
        let levels = if at == 0 { &Level::ALL[..] } else { &[Level::O2][..] };
        for &level in levels {
            let resolved = riscv().isa.target(target)?;
            let driver = Driver::new(riscv().isa, resolved, riscv().selectors, level)?;
            let file = driver.program(module.clone()).map_err(told);
            let ran = file.and_then(|file| {
                if let Ok(folder) = std::env::var("ONESPEC_KEEP") {
                    std::fs::write(format!("{folder}/{target}.{level:?}"), &file).unwrap();
                }
                run(&file, target)
            });
            if let Err(error) = ran.and_then(|(text, code)| check(&text, code)) {
                wrong.push(format!("{target} {level:?}: {error}"));
            }
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
    let module = module::parse(&onespec_circuit::GATES, &source, &Default::default()).map_err(|e| format!("{e:?}"))?;
    everywhere(&module, &|_, code| match code == wanted {
        true => Ok(()),
        false => Err(format!("gives {code}, not {wanted}")),
    })
}

fn volt(path: &Path) -> datatest_stable::Result<()> {
    let wanted = std::fs::read_to_string(path.with_extension("expected"))?;
    let options = Options {
        vectors: Vectors::Lanes,
        ..Options::default()
    };
    let done = compile(path, &mut Disk, &options);
    let module = done.module.as_ref().ok_or_else(|| done.rendered(false))?;
    everywhere(module, &|text, code| {
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

datatest_stable::harness! {
    { test = circuits, root = "../backend/tests/data/run", pattern = r"\.cir$" },
    { test = volt, root = "../../examples/volt", pattern = r"^\d.*\.vt$" },
}
