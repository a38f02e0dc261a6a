//! Random programs in Volt: kernels over arrays, and programs of all that the language has. Each prints on every target what the
//! evaluator of circuits prints: on vectors of several lengths under QEMU and on all engines, on the minion on all engines, on
//! RV32 under QEMU.
//!
//! `ONESPEC_SEED` is the first seed, `ONESPEC_ROUNDS` how many programs there are.

use crate::Findings;
use onespec_circuit::GATES;
use onespec_compiler::evaluate::{Limits, Program, Stop, Tables};
use onespec_driver::{Driver, Level};
use onespec_emulator::api;
use onespec_emulator::engine::{Engine, Tiers};
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options};
use onespec_emulator::user::files::Streams;
use onespec_graph::Module;
use onespec_machines::find;
use onespec_test_support::kernels::{appending, branching, mixed, plain};
use onespec_test_support::volt::{Shape, program};
use onespec_tests::ours::described;
use onespec_tests::programs::{self, scratch};
use onespec_volt::{Services, Vectors, compile_text};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

/// Programs, unless asked otherwise.
const ROUNDS: u64 = 16;
/// One program in so many runs on the reference evaluator, too, which takes its time.
const REFERENCE: u64 = 4;
/// Instructions of a run.
const MAX_INSTRUCTIONS: u64 = 500_000_000;
/// Steps of a run by the evaluator of circuits. Programs that take longer are left out.
const MAX_STEPS: u64 = 20_000_000;

/// A target of a machine, sizes of its vectors if these vary, and the QEMU that runs its programs, if one does.
struct Target {
    machine: &'static str,
    name: &'static str,
    vlens: &'static [i64],
    qemu: Option<(&'static str, &'static str)>,
}

const TARGETS: [Target; 3] = [
    Target {
        machine: "riscv",
        name: "rv64gcv",
        vlens: &[128, 256, 512],
        qemu: Some(("qemu-riscv64", "rv64,v=true")),
    },
    Target {
        machine: "riscv",
        name: "rv32gc",
        vlens: &[],
        qemu: Some(("qemu-riscv32", "rv32")),
    },
    Target {
        machine: "esperanto",
        name: "esperanto-a0",
        vlens: &[],
        qemu: None,
    },
];

/// What a program prints, and its exit code.
type Ended = (String, u8);

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let number = |name: &str, usual: u64| match std::env::var(name).map(|text| text.parse::<u64>()) {
        Ok(Ok(number)) => Ok(number),
        Ok(Err(_)) => Err(io::Error::other(format!("{name} is no number"))),
        Err(_) => Ok(usual),
    };
    let (first, rounds) = (number("ONESPEC_SEED", 1)?, number("ONESPEC_ROUNDS", ROUNDS)?);
    println!("ONESPEC_SEED={first} ONESPEC_ROUNDS={rounds}");
    let folder = scratch("random")?;
    let mut compilers = Vec::new();
    for target in &TARGETS {
        compilers.push(Compiler::new(target, &folder)?);
    }
    let (mut findings, mut left_out) = (0, 0);
    for seed in first..first + rounds {
        let text = text(seed);
        let wanted = match evaluated(&text) {
            Ok(Some(wanted)) => wanted,
            Ok(None) => {
                left_out += 1;
                continue;
            }
            Err(why) => {
                println!("seed {seed}: {why}");
                findings += 1;
                continue;
            }
        };
        for compiler in &mut compilers {
            if let Err(why) = compiler.check(seed, &text, &wanted) {
                findings += 1;
                let kept = folder.join(format!("{seed}.vt"));
                std::fs::write(&kept, &text)?;
                println!(
                    "seed {seed}, {}: {why}\n    program: {}",
                    compiler.target.name,
                    kept.display()
                );
            }
        }
    }
    for compiler in &compilers {
        let Compiler {
            target, vector, runs, ..
        } = compiler;
        println!("{}: {vector} programs with vector code, {runs} runs", target.name);
    }
    println!("{rounds} programs, {left_out} left out as they take too long, {findings} wrong");
    if left_out * 4 > rounds {
        println!("more than a quarter of the programs take too long");
        findings += 1;
    }
    Ok(findings)
}

/// The program of a seed.
fn text(seed: u64) -> String {
    match seed % 5 {
        0 => mixed::program(seed),
        1 => plain::program(seed),
        2 => branching::program(seed),
        3 => appending::program(seed),
        // A power is right within a unit in the last place: two that compute it may differ.
        _ => program(
            &GATES,
            seed,
            &Shape {
                without: &["FEXP"],
                ..Shape::of_seed(seed)
            },
        ),
    }
}

fn module(text: &str, pointer_bits: u32, vectors: Vectors) -> Result<Module, String> {
    let options = onespec_volt::Options {
        vectors,
        pointer_bits,
        ..onespec_volt::Options::default()
    };
    let done = compile_text("random.vt", text, &options);
    let shown = done.rendered(false);
    done.module.ok_or(shown)
}

/// What the evaluator of circuits says of a program; nothing for one that takes too long.
fn evaluated(text: &str) -> Result<Option<Ended>, String> {
    let module = module(text, 64, Vectors::Lanes)?;
    let limits = Limits {
        steps: MAX_STEPS,
        depth: 1000,
        ..Limits::default()
    };
    let mut services = Services::default();
    let ran = Program::new(&module).and_then(|p| p.run("main", &[], &mut services, &mut Tables(module.set), limits));
    let code = match ran {
        Ok(code) => code.unwrap_or(0) as u8,
        Err(Stop::Exit(code)) => code,
        Err(_) => return Ok(None),
    };
    Ok(Some((String::from_utf8_lossy(&services.output).into_owned(), code)))
}

/// A compiler for a target, and what runs its programs.
struct Compiler {
    target: &'static Target,
    driver: Driver,
    description: Description,
    /// Where the program lies that QEMU runs.
    file: PathBuf,
    /// How many programs have vector code, and how many runs there were.
    vector: u64,
    runs: u64,
}

impl Compiler {
    fn new(target: &'static Target, folder: &Path) -> io::Result<Compiler> {
        let machine = find(target.machine).ok_or_else(|| io::Error::other(format!("no machine {}", target.machine)))?;
        let resolved = machine.isa.target(target.name).map_err(io::Error::other)?;
        let driver = Driver::new(machine.isa, resolved, machine.selectors, Level::O2);
        Ok(Compiler {
            target,
            driver: driver.map_err(|problem| io::Error::other(problem.to_string()))?,
            description: described(target.machine),
            file: folder.join(target.name),
            vector: 0,
            runs: 0,
        })
    }

    /// The program as a file for the target.
    fn compile(&mut self, text: &str) -> Result<Vec<u8>, String> {
        let bits = self.driver.pointer_bits();
        let mut made = module(text, bits, self.driver.explicit_vectors())?;
        if self.driver.vectors.is_some() && !self.driver.computes_vectors(&made) {
            made = module(text, bits, Vectors::Lanes)?;
        }
        let told = |problems: Vec<onespec_backend::Problem>| {
            problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        if self.driver.vectors.is_some() {
            let loops = self.driver.optimise_loops(&mut made.clone()).map_err(told)?;
            self.vector += u64::from(loops.iter().any(|found| found.lanes.is_ok()));
        }
        self.driver.program(made).map_err(told)
    }

    /// Compiles a program and runs it in all ways.
    fn check(&mut self, seed: u64, text: &str, wanted: &Ended) -> Result<(), String> {
        let program = self.compile(text)?;
        let sizes: Vec<Option<i64>> = match self.target.vlens {
            [] => vec![None],
            vlens => vlens.iter().copied().map(Some).collect(),
        };
        // The evaluator of semantics takes vectors of one size, in turns.
        let slow = seed / REFERENCE % sizes.len() as u64;
        for (at, vlen) in sizes.into_iter().enumerate() {
            // In turns, elements of which nobody says what they become are ones.
            let ones = (seed + at as u64) % 2;
            let mut compared = |how: &str, ended: Result<Ended, String>| {
                self.runs += 1;
                let how = vlen.map_or(how.to_string(), |vlen| format!("{how} at VLEN {vlen}, agnostic={ones}"));
                match ended {
                    Ok(ended) if ended == *wanted => Ok(()),
                    Ok((printed, code)) => Err(format!(
                        "on {how}: exit code {code}, not {}; prints\n{printed}--- instead of\n{}---",
                        wanted.1, wanted.0
                    )),
                    Err(why) => Err(format!("on {how}: {why}")),
                }
            };
            let on = |engine| {
                emulated(
                    &self.description,
                    self.target.name,
                    &program,
                    engine,
                    vlen.map(|vlen| (vlen, ones)),
                )
            };
            compared("interp", on(Engine::Interp))?;
            compared("jit", on(Engine::Jit))?;
            if seed.is_multiple_of(REFERENCE) && at as u64 == slow {
                compared("reference", on(Engine::Reference))?;
            }
            if let Some((qemu, cpu)) = self.target.qemu {
                let cpu = vlen.map_or(cpu.to_string(), |vlen| {
                    let ones = ones == 1;
                    format!("{cpu},vlen={vlen},rvv_ta_all_1s={ones},rvv_ma_all_1s={ones}")
                });
                compared(qemu, under(qemu, &cpu, &self.file, &program))?;
            }
        }
        Ok(())
    }
}

/// Runs a program under QEMU.
fn under(qemu: &str, cpu: &str, file: &Path, program: &[u8]) -> Result<Ended, String> {
    executable(file, program).map_err(|error| format!("{}: {error}", file.display()))?;
    let ended = programs::run(Command::new(qemu).args(["-cpu", cpu]).arg(file), "").map_err(|e| e.to_string())?;
    match ended.code.map(u8::try_from) {
        Some(Ok(code)) => Ok((ended.output, code)),
        _ => Err(format!("killed; {}", ended.errors.trim())),
    }
}

/// Writes a program so that it can be executed.
fn executable(file: &Path, program: &[u8]) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true).mode(0o755);
    options.open(file)?.write_all(program)
}

#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut kept = self.0.lock().map_err(|_| io::Error::other("the output is lost"))?;
        kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs a program on an engine.
fn emulated(
    description: &Description,
    target: &str,
    program: &[u8],
    engine: Engine,
    vectors: Option<(i64, u64)>,
) -> Result<Ended, String> {
    let output = Kept::default();
    let streams = Streams {
        input: Box::new(io::empty()),
        output: Box::new(output.clone()),
        error: Box::new(io::sink()),
        terminal: false,
    };
    let settings = vectors.map(|(vlen, ones)| [("vlen", vlen), ("agnostic", ones as i64)]);
    let options = Options {
        target: target.into(),
        engine,
        tiers: Tiers::AT_ONCE,
        settings: settings
            .into_iter()
            .flatten()
            .map(|(name, value)| (name.into(), value))
            .collect(),
        max_insns: Some(MAX_INSTRUCTIONS),
        ..Options::default()
    };
    let outcome = api::run(description, program, &options, streams).map_err(|error| error.to_string())?;
    match outcome.end {
        End::Exit => {
            let kept = output.0.lock().map_err(|error| error.to_string())?;
            Ok((String::from_utf8_lossy(&kept).into_owned(), outcome.code))
        }
        end => Err(format!("{end:?}")),
    }
}
