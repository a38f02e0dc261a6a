//! `onespec compile`: a program, or the output of any earlier stage.

use crate::circuits::width;
use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
pub use crate::problems::findings;
use crate::programs::Warnings;
use crate::session::Session;
use crate::statistics::{Reader, Statistics, table};
use crate::switches::Off;
use crate::{accelerator, circuits, output, programs, shaders};
use clap::{Args, ValueEnum};
use onespec_backend::emit::Code;
use onespec_backend::object::assembly;
use onespec_backend::{Problem, dependences};
use onespec_driver::tgsi::{ShaderDriver, Source};
use onespec_driver::{Driver, Level, Pass, Passes};
use onespec_graph::{Module, draw, module};
use onespec_machines::mirror_of;
use onespec_volt::Vectors;
use std::path::{Path, PathBuf};

/// Compile a program: Volt (.vt), circuits (.cir), kernels in C++ as SFPI has them (.cc), or a shader in TGSI (.tgsi)
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec compile -O2 -o fib examples/volt/01_fib.vt
  onespec compile --emit asm examples/volt/01_fib.vt
  onespec compile --target rv64gc_zba_zbb --emit obj -o sum.o examples/sum.cir
  onespec compile --emit svg --function main examples/volt/01_fib.vt > main.svg
  onespec compile --target wormhole --emit asm tests/kernels/sfpi/silly.cc
  onespec compile --target wormhole --stats -fno-rvtt-sfpu-cc tests/kernels/sfpi/silly.cc
  onespec compile --stats --json examples/volt/01_fib.vt       # an object for each function: instructions, registers, …

The library that programs find around them (printing, memory) is compiled with them; an object (--emit obj) leaves it to \
the linker, as it leaves what `extern fn` declares.")]
pub struct Options {
    /// How much work is spent on the code: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2")]
    level: Level,
    /// What is wanted
    #[arg(long, value_enum, default_value_t = Emit::Exe)]
    emit: Emit,
    /// Write to this file; without it a program or object is named as its source is, and all else goes to standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Instead of code, numbers of each function of the source: instructions, words of the machine's shortest length,
    /// instructions that do nothing, spill slots, registers, and cycles of all instructions one after the other where the
    /// description has timing, and words for a whole tile where arrays are in rows of one
    #[arg(long, conflicts_with_all = ["emit", "function"])]
    stats: bool,
    /// Numbers as JSON, an object a line
    #[arg(long, requires = "stats")]
    json: bool,
    /// Of which function a picture is; without it, of the first
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    /// Keep branches on what was loaded: stores behind them stay behind the load for others that share memory, as they do in
    /// programs with atomic accesses or fences
    #[arg(long)]
    ordered: bool,
    /// Leave out the checks that indices lie within arrays and slices
    #[arg(long)]
    no_bounds_checks: bool,
    /// Leave out optimisations of the back end, by their names, separated by commas
    #[arg(long, value_name = "PASSES", value_delimiter = ',')]
    without: Vec<Pass>,
    /// `-fno-NAME` leaves out what a switch of another compiler for kernels stands for: `-fno-rvtt-sfpu-combine`
    #[arg(short = 'f', value_name = "no-NAME")]
    switches: Vec<String>,
    #[command(flatten)]
    machine: Machine,
    /// Width of addresses where a file of circuits does not say: 32 or 64; without it the target's
    #[arg(long, value_name = "BITS", value_parser = width)]
    arch: Option<u32>,
    /// The source
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Emit {
    /// Circuits after the optimiser, as text
    Circuit,
    /// Gates in their blocks, as text
    Scheduled,
    /// Instructions over virtual registers, as text; of vector code each stage as pseudo-instructions, where a mirror of the
    /// machine has some
    Selected,
    /// Assembly
    Asm,
    /// An object file for a linker
    Obj,
    /// A program
    Exe,
    /// A picture of a scheduled function in GraphViz's language; of a shader, what depends on what in its code
    Dot,
    /// The same for browsers
    Svg,
}

pub fn run(options: &Options) -> Outcome {
    if shaders::is_one(&options.file) {
        return shader(options);
    }
    let usual = driver(&options.machine, options.level)?;
    let off = Off::of(usual.machine.isa.name, &options.switches)?;
    let driver = Driver {
        ordered: options.ordered,
        passes: Passes::without(options.without.iter().copied().chain(off.passes)),
        ..usual
    };
    if accelerator::is_one(&driver) && !options.stats && options.emit != Emit::Asm {
        return Err(Failure::Findings(format!(
            "{} runs kernels alone: `onespec run` runs a program with its kernels there, `onespec compile --emit asm` and \
             `--stats` show them",
            driver.machine.target.name
        )));
    }
    let bounds = !options.no_bounds_checks;
    let usual = match accelerator::is_one(&driver) {
        true => accelerator::HOST_BITS,
        false => driver.pointer_bits(),
    };
    let arch = options.arch.unwrap_or(usual);
    let module = source_with((&options.file, off.warnings), &options.machine, arch, bounds, &driver)?;
    let lines = module.lines.clone();
    let told = |problems: Vec<Problem>| findings(&lines, &problems);
    let made = match options.emit {
        _ if options.stats => statistics(options, &driver, module).map_err(told)?,
        Emit::Exe => driver.program(module).map_err(told)?,
        Emit::Obj => driver.object(module).map_err(told)?,
        _ => text(options, &driver, module).map_err(told)?.into_bytes(),
    };
    let kind = match options.emit {
        Emit::Exe if !options.stats => output::Kind::Program,
        _ => output::Kind::Data,
    };
    // A Volt source can import others.
    let inputs: Vec<&Path> = std::iter::once(options.file.as_path())
        .chain(lines.files().map(Path::new))
        .chain(options.machine.spec.as_deref())
        .collect();
    output::to(path(options).as_deref(), &made, kind, &inputs)?;
    Ok(OK)
}

/// A shader: its code as assembly or as a graph, an earlier stage, or its numbers.
fn shader(options: &Options) -> Outcome {
    let shader = shaders::read(&options.file)?;
    let passes = Passes::without(options.without.iter().copied());
    let driver = shaders::driver(&shader, &options.machine, options.level, passes)?;
    let text = match options.emit {
        Emit::Obj => {
            let message = "shaders have no object files: `--emit asm` shows their code";
            return Err(Failure::Findings(message.to_owned()));
        }
        Emit::Circuit | Emit::Scheduled | Emit::Selected if !options.stats => {
            shader_stage(options.emit, &driver, &shader).map_err(|problems| shaders::told(&shader, &problems))?
        }
        emit => {
            let made = driver
                .compile_source(&shader)
                .map_err(|problems| shaders::told(&shader, &problems))?;
            let machine = &driver.driver.machine;
            let graph = || {
                let graph = made.code.dependences(&driver.driver, "main");
                graph.ok_or_else(|| {
                    Failure::Findings(format!("nothing is said of the timing of {}", machine.target.name))
                })
            };
            match (options.stats, emit) {
                (true, _) => {
                    let of = Reader::new(machine.isa, &machine.target).read("main", &made.code.code, 0);
                    match options.json {
                        true => format!("{}\n", of.object()),
                        false => table(&[of]),
                    }
                }
                (false, Emit::Dot) => dependences::dot(&graph()?),
                (false, Emit::Svg) => dependences::svg(&graph()?),
                (false, _) => shaders::listing(&driver, &shader, &made),
            }
        }
    };
    let inputs: Vec<&Path> = std::iter::once(options.file.as_path())
        .chain(options.machine.spec.as_deref())
        .collect();
    output::to(options.output.as_deref(), text.as_bytes(), output::Kind::Data, &inputs)?;
    Ok(OK)
}

/// A shader before it is code.
fn shader_stage(emit: Emit, driver: &ShaderDriver, shader: &Source) -> Result<String, Vec<Problem>> {
    let mut prepared = driver.prepare_source(shader)?;
    if emit == Emit::Circuit {
        return Ok(module::print(prepared.module()));
    }
    let stages = driver.stages(&mut prepared)?;
    Ok(match emit {
        Emit::Scheduled => stages.schedule.text(&stages.circuit),
        _ => driver.selected(&prepared, &stages),
    })
}

/// Numbers of each function; of an accelerator, of each kernel.
fn statistics(options: &Options, driver: &Driver, mut module: Module) -> Result<Vec<u8>, Vec<Problem>> {
    let reader = Reader::new(driver.machine.isa, &driver.machine.target);
    let all: Vec<Statistics> = if accelerator::is_one(driver) {
        let (compiled, _) = accelerator::compile(driver, module)?;
        let has_rows = driver.machine.convention.rows.is_some();
        // There is nowhere to spill to.
        let read = |kernel: &accelerator::Kernel| {
            let mut made = reader.read(&kernel.name, &kernel.code.code, 0);
            if has_rows && !kernel.code.code.is_empty() {
                let tile = driver
                    .tile(&kernel.code)
                    .map_err(|problem| vec![problem.of(&kernel.name)])?;
                made.tile = Some(reader.words(&tile.bytes));
            }
            Ok(made)
        };
        compiled.kernels.iter().map(read).collect::<Result<_, Vec<Problem>>>()?
    } else {
        driver.optimise(&mut module)?;
        let code = driver.code(&mut module)?;
        let read = |code: &Code| reader.read(&code.name, &code.bytes, code.shape.spills);
        code.iter().map(read).collect()
    };
    Ok(match options.json {
        true => all.iter().map(|of| format!("{}\n", of.object())).collect::<String>(),
        false => table(&all),
    }
    .into_bytes())
}

/// The compiler for a target.
pub fn driver(machine: &Machine, level: Level) -> Result<Driver, Failure> {
    let session = Session::open(machine)?;
    let selectors = session.selectors()?;
    Driver::new(session.isa, session.target, selectors, level).map_err(|problem| Failure::Findings(problem.to_string()))
}

/// The module of a source for a compiler, with a machine's instructions to be named in it, with or without checks of indices.
/// Explicit vectors are the machine's where it computes all that the source does with them, else each lane is by itself.
pub fn source(file: &Path, machine: &Machine, arch: u32, bounds: bool, driver: &Driver) -> Result<Module, Failure> {
    source_with((file, Warnings::Told), machine, arch, bounds, driver)
}

/// The same, its warnings told or not.
fn source_with(
    (file, warnings): (&Path, Warnings),
    machine: &Machine,
    arch: u32,
    bounds: bool,
    driver: &Driver,
) -> Result<Module, Failure> {
    circuits::with_gates(file, machine, |gates| {
        let module = programs::module_with((file, warnings), arch, driver.explicit_vectors(), bounds, gates)?;
        if driver.vectors.is_none() || driver.computes_vectors(&module) {
            return Ok(module);
        }
        programs::module_with((file, warnings), arch, Vectors::Lanes, bounds, gates)
    })
}

fn text(options: &Options, driver: &Driver, mut module: Module) -> Result<String, Vec<Problem>> {
    if accelerator::is_one(driver) {
        let (compiled, _) = accelerator::compile(driver, module)?;
        return Ok(accelerator::listing(driver, &compiled));
    }
    driver.optimise(&mut module)?;
    if options.emit == Emit::Circuit {
        return Ok(module::print(&module));
    }
    if options.emit == Emit::Asm {
        let code = driver.code(&mut module)?;
        return Ok(assembly(&driver.machine, &module, &code));
    }
    if options.emit == Emit::Selected {
        return driver.selected(&mut module, mirror_of(driver.machine.isa.name));
    }
    let stages = driver.stages(&mut module)?;
    let picture = || {
        let found = match &options.function {
            Some(name) => stages.iter().find(|s| s.selected.name == *name),
            None => stages.first(),
        };
        found.ok_or_else(|| {
            let names: Vec<&str> = stages.iter().map(|s| s.selected.name.as_str()).collect();
            vec![Problem::new(format!(
                "there is no such function; there are: {}",
                names.join(", ")
            ))]
        })
    };
    Ok(match options.emit {
        Emit::Dot => picture().map(|s| draw::dot(&s.circuit, Some(&s.schedule.drawing())))?,
        Emit::Svg => picture().map(|s| draw::svg(&s.circuit, Some(&s.schedule.drawing())))?,
        _ => stages.iter().map(|s| s.schedule.text(&s.circuit)).collect(),
    })
}

/// Where the result goes; nothing for standard output.
fn path(options: &Options) -> Option<PathBuf> {
    let named = || match options.emit {
        _ if options.stats => None,
        Emit::Exe => Some(options.file.with_extension("")),
        Emit::Obj => Some(options.file.with_extension("o")),
        _ => None,
    };
    options
        .output
        .clone()
        .filter(|path| path != Path::new("-"))
        .or_else(|| match &options.output {
            Some(_) => None,
            None => named(),
        })
}
