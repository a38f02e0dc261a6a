//! A compiler and the emulator behind it.

use onespec_backend::Problem;
use onespec_driver::{Driver, Level};
use onespec_emulator::engine::Engine;
use onespec_emulator::user::files::Streams;
use onespec_emulator::{api, machines, options};
use onespec_graph::Module;
use onespec_machines::Machine;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};

const TARGETS: &str = "rv64gc rv64gc_zba_zbb_zbs rv64gc_zba_zbb_zbs_zicond";

/// Targets whose registers hold fewer types of values.
pub const NARROW: [&str; 3] = ["rv32gc", "rv32imac", "rv64imac"];

/// For a target, at a level.
pub struct Compiler {
    pub target: String,
    pub driver: Driver,
}

/// Compilers for each target (`ONESPEC_TARGETS`) at each level.
pub fn compilers(levels: &[Level]) -> Vec<Compiler> {
    let targets = std::env::var("ONESPEC_TARGETS").unwrap_or(TARGETS.into());
    let mut all = Vec::new();
    for target in targets.split_whitespace() {
        all.extend(levels.iter().map(|level| compiler(target, *level)));
    }
    all
}

/// The compiler for a target at a level.
pub fn compiler(target: &str, level: Level) -> Compiler {
    let machine = riscv();
    let resolved = machine.isa.target(target).unwrap();
    let driver = Driver::new(machine.isa, resolved, machine.selectors, level).unwrap();
    Compiler {
        target: target.into(),
        driver,
    }
}

/// The machine.
pub fn riscv() -> &'static Machine {
    onespec_machines::find("riscv").unwrap()
}

/// The description as it is now, for the engine that reads semantics.
fn live() -> &'static machines::Description {
    static READ: OnceLock<machines::Description> = OnceLock::new();
    READ.get_or_init(|| {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let checked = onespec_gen::check_machine(&spec, "riscv");
        assert!(!checked.diags.has_errors(), "{}", checked.rendered(false));
        machines::Description::live(checked.tables.unwrap(), checked.programs)
    })
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

impl Compiler {
    /// How Volt programs are made circuits for it.
    pub fn volt_options(&self) -> onespec_volt::Options {
        onespec_volt::Options {
            vectors: onespec_volt::Vectors::Lanes,
            pointer_bits: self.driver.pointer_bits(),
            ..onespec_volt::Options::default()
        }
    }

    pub fn name(&self) -> String {
        format!("{} {:?}", self.target, self.driver.level)
    }

    /// Compiles a module and runs it: what it prints, and its exit code.
    pub fn run(&self, module: Module) -> Result<(String, u8), String> {
        self.run_on(module, Engine::Interp)
    }

    /// The same on an engine.
    pub fn run_on(&self, module: Module, engine: Engine) -> Result<(String, u8), String> {
        self.run_whole(module, engine).map(|(output, _, code)| (output, code))
    }

    /// What it prints, what it tells as errors, and its exit code.
    pub fn run_whole(&self, module: Module, engine: Engine) -> Result<(String, String, u8), String> {
        let (text, errors, outcome) = self.run_for(module, engine, 500_000_000)?;
        match outcome.end {
            options::End::Exit => Ok((text, errors, outcome.code)),
            end => Err(format!("{end:?} after\n{text}")),
        }
    }

    /// What a program prints that is still running after so many instructions.
    pub fn run_endless(&self, module: Module, instructions: u64) -> Result<String, String> {
        let (text, _, outcome) = self.run_for(module, Engine::Interp, instructions)?;
        match outcome.end {
            options::End::Limit => Ok(text),
            end => Err(format!("{end:?} after\n{text}")),
        }
    }

    fn run_for(&self, module: Module, engine: Engine, most: u64) -> Result<(String, String, options::Outcome), String> {
        let told = |problems: Vec<Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let file = self.driver.program(module).map_err(told)?;
        let (output, errors) = (Kept::default(), Kept::default());
        let streams = Streams {
            input: Box::new(std::io::empty()),
            output: Box::new(output.clone()),
            error: Box::new(errors.clone()),
            terminal: false,
        };
        let made = riscv().description();
        let description = match engine {
            Engine::Reference => live(),
            _ => &made,
        };
        let how = options::Options {
            target: self.target.clone(),
            engine,
            max_insns: Some(most),
            ..options::Options::default()
        };
        let outcome = api::run(description, &file, &how, streams).map_err(|e| e.to_string())?;
        let text = |kept: &Kept| String::from_utf8_lossy(&kept.0.lock().unwrap()).into_owned();
        let (text, errors) = (text(&output), text(&errors));
        Ok((text, errors, outcome))
    }
}
