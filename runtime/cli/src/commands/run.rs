//! `onespec run`: a program on the emulator.

use super::{compile, number};
use crate::accelerator::Ran;
use crate::launch::{self, Launch};
use crate::machine::{Machine, Settings};
use crate::outcome::{Failure, Outcome};
use crate::session::{self, Session};
use crate::wave::{self, Wave};
use crate::{
    accelerator, assembling, circuits, description, devices, elf, escape, input, programs, shader_run, shaders, spread,
    tiles,
};
use clap::builder::NonEmptyStringValueParser;
use clap::{Args, ValueEnum};
use onespec_core::asm::AsmOptions;
use onespec_core::isa::Isa;
use onespec_device::Coherence;
use onespec_driver::{Driver, Level};
use onespec_emulator::api;
use onespec_emulator::engine::{Engine, Tiers};
use onespec_emulator::environment::Environment;
use onespec_emulator::error::RunError;
use onespec_emulator::options::{End, Mode, StateValue};
use onespec_emulator::platforms;
use onespec_emulator::share::Share;
use onespec_emulator::user::files::Streams;
use onespec_volt::{Services, Vectors};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

/// Run a program: a Linux process, or a bare machine
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec run examples/primes.s
  onespec run examples/volt/01_fib.vt
  onespec run --stats --timeout 10 examples/primes.s
  onespec run --root examples examples/primes.s    # the program sees the files below examples, as /
  onespec run --target rv64gcv --vlen 256 tests/programs/vector/strips.s
  onespec run --mode machine tests/programs/machine/traps.rv32.elf
  onespec run --target all tests/kernels/clamp.vt      # a source on every target, side by side
  onespec run --target a420 --wave examples/shaders/sphere.txt -o sphere.png examples/shaders/sphere.tgsi
  onespec run --target wormhole --timing --state L1=each:0x3f800000 --show L2 tests/platforms/sfpu_square.s
  onespec run --target a420 --wave tests/data/waves/disc.txt -o disc.png tests/data/waves/disc.s
  onespec run --target esperanto-a0 --groups 0x3 tests/programs/host/sum.s    # a kernel on 128 harts
  onespec run --target esperanto-a0 --groups 1 --coherence checked tests/coherence/l1_l2.flushed.s # reads that miss a write
  onespec run --target wormhole --fill dst=bf16:ramp --save dst=bf16:- tests/platforms/sfpu_tile.s

A program reads standard input and writes standard output and error. It sees no file, unless --root DIR says which: then it \
reads, writes, makes and deletes below DIR what you may, and nothing outside of DIR. It has no network, starts no other \
program and sees no variable of yours. A dynamically linked program needs its interpreter and its libraries below DIR.

The exit code is the program's own; 128 and more: ended by that signal plus 128; 124: --max-insns or --timeout used up; \
125: it waits for something that cannot come; 123: with --timing, an instruction came too early.")]
pub struct Options {
    #[command(flatten)]
    pub(super) machine: Machine,
    #[command(flatten)]
    settings: Settings,
    /// How instructions are executed; by the reference evaluator where --spec is not the description of this program
    #[arg(long, value_enum, default_value_t = EngineName::Jit)]
    pub(super) engine: EngineName,
    /// With --engine jit: an address is translated when so many instructions were executed on the way to it; 0: before anything is executed
    #[arg(long, value_name = "N", default_value_t = Tiers::default().hot)]
    hot: u64,
    /// A Linux process, or a machine without software; without it, what the file looks like
    #[arg(long, value_enum)]
    mode: Option<ModeName>,
    /// The platform of a machine without software; without it, the usual one of the target
    #[arg(long, value_name = "NAME", value_parser = NonEmptyStringValueParser::new())]
    platform: Option<String>,
    /// State before the first instruction: a number, or `each:N` for 32 bits that fill a wide register; may be given several
    /// times
    #[arg(long, value_name = "NAME=VALUE", value_parser = state)]
    state: Vec<(String, StateValue)>,
    /// Tiles in a platform's tile memory before the first instruction: `dst=bf16:in.npy`. A file is text, or an array of NumPy
    /// (.npy), or bits (.bin); values can be made, too: `random:SEED`, `special:SEED`, `bits:SEED`, `each:N`, `ramp`. `dst[1]` and
    /// `dst[0..3]` are these tiles. May be given several times
    #[arg(long, value_name = "NAME=FORMAT:SOURCE", value_parser = tiles::filling)]
    fill: Vec<tiles::Filling>,
    /// Tiles at the end, as a file of these kinds, or as text on standard output (`-`): `dst=fp32:out.npy`. May be given several
    /// times
    #[arg(long, value_name = "NAME=FORMAT:FILE", value_parser = tiles::saving)]
    save: Vec<tiles::Saving>,
    /// State at the end, on standard error: `a0`, `L[0]`, `csr.mstatus`, or a register file for its registers that are not zero;
    /// may be given several times
    #[arg(long, value_name = "NAME")]
    show: Vec<String>,
    /// Run as groups of lanes: the file says how lanes begin and what is told at the end
    #[arg(long, value_name = "FILE")]
    wave: Option<PathBuf>,
    /// Launch as a kernel of the machine's device, on groups of harts: a bit each, such as 0x3. For this, code without addresses of
    /// its own begins where the device's user memory does
    #[arg(long, value_name = "MASK", value_parser = number, alias = "shires", conflicts_with_all = ["wave", "platform", "mode"])]
    groups: Option<u64>,
    /// With --groups: firmware executes what hardware leaves to it
    #[arg(long, requires = "groups")]
    emulate: bool,
    /// With --groups: whether harts see each other's writes: `flat`, all at once; `modelled`, as the device's caches let them;
    /// `checked`, and it is told who reads what is out of date, whose writes are lost, and which commands come too early
    #[arg(long, value_name = "HOW", default_value = "flat", requires = "groups")]
    coherence: Coherence,
    /// With --groups and a source: an assembly source that harts launch in the place of what is made of the loop at this line,
    /// such as `4=saxpy.s`; it is given and gives the same. May be given several times
    #[arg(long, value_name = "LINE=FILE", value_parser = written, requires = "groups")]
    kernel: Vec<(u32, PathBuf)>,
    /// With --wave: where the picture goes, a PNG
    #[arg(short = 'o', value_name = "FILE", requires = "wave")]
    output: Option<PathBuf>,
    /// Count cycles as the description's timing has them, and stop at an instruction that comes too early where nothing waits
    #[arg(long)]
    pub(super) timing: bool,
    /// Execute combinations of operands that the architecture reserves (`legal`), as their semantics say; a source is
    /// assembled with them
    #[arg(long)]
    allow_reserved: bool,
    /// Stop after so many instructions
    #[arg(long, value_name = "N", value_parser = number)]
    max_insns: Option<u64>,
    /// Stop after so many seconds, also when it sleeps or waits for input
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
    /// A line on standard error for every instruction
    #[arg(long)]
    trace: bool,
    /// Retired instructions and their rate on standard error; with --engine jit, too, how many translated code executed by itself, what
    /// translation cost, and the instructions that were left to the interpreter most often
    #[arg(long)]
    stats: bool,
    /// With --target all: floats that are printed may differ by so much of their size
    #[arg(long, value_name = "X", default_value_t = 0.0, value_parser = fraction)]
    pub(super) tolerance: f64,
    /// The directory that a Linux process sees as /; without it, it sees no file
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Bytes that a file may grow to by the program's writing
    #[arg(long, value_name = "BYTES", value_parser = number, default_value = "0x40000000")]
    max_file_size: u64,
    /// A variable of the process's environment; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = variable)]
    env: Vec<String>,
    /// Bytes of memory that the program may have: 1 GiB for a Linux process, the board's own for a bare machine
    #[arg(long, value_name = "BYTES", value_parser = number)]
    memory: Option<u64>,
    /// How much work is spent on the code of a source that is compiled: 0, 1 or 2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2")]
    pub(super) level: Level,
    /// Leave out the checks of a source that is compiled that indices lie within arrays and slices
    #[arg(long)]
    pub(super) no_bounds_checks: bool,
    /// The program: an ELF file, a raw image (.bin, .hex), an assembly source (.s), or a source to compile (.vt, .cir,
    /// kernels in C++: .cc, and shaders: .tgsi)
    pub(super) program: PathBuf,
    /// Its arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

/// What stands for a target's name where all are meant.
pub(super) const ALL: &str = "all";

impl Options {
    /// Whether every target is meant.
    pub(super) fn means_all(&self) -> bool {
        self.machine.target.as_deref() == Some(ALL)
    }
}

/// Instructions that are told by name at most.
const SHOWN: usize = 8;

/// The engines by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EngineName {
    /// Walks the semantics as written
    Reference,
    /// Generated code over decoded blocks
    Interp,
    /// The same, and what runs often becomes code of the host
    Jit,
}

impl EngineName {
    /// The engine that runs: a description that is none of this program's has no generated code.
    pub fn engine(self, machine: &Machine) -> Result<Engine, Failure> {
        Ok(match self {
            // Without a directory it may be gates that are meant, which are no machine.
            EngineName::Reference => Engine::Reference,
            _ if machine.spec.is_some() && description::of_this_program(machine)?.is_none() => Engine::Reference,
            EngineName::Interp => Engine::Interp,
            EngineName::Jit => Engine::Jit,
        })
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ModeName {
    /// A Linux process
    User,
    /// A machine without software
    Machine,
}

pub fn run(options: &Options) -> Outcome {
    if shaders::is_one(&options.program) {
        // Groups are interpreted.
        let engine = match options.engine.engine(&options.machine)? {
            Engine::Jit => Engine::Interp,
            engine => engine,
        };
        let asked = Wave {
            file: options.wave.as_deref(),
            program: &options.program,
            picture: options.output.as_deref(),
            stats: options.stats,
        };
        return shader_run::run(&asked, &options.machine, options.level, &emulator(options, engine));
    }
    if is_source(&options.program) {
        let driver = compile::driver(&options.machine, options.level)?;
        if accelerator::is_one(&driver) {
            return run_kernels(options, &driver);
        }
        if let Some(groups) = options.groups {
            return run_spread(options, &driver, groups);
        }
    }
    let data = program(options)?;
    let machine = session::for_file(&options.machine, &data)?;
    if let Some(groups) = options.groups {
        let launch = Launch {
            groups,
            emulate: options.emulate,
            stats: options.stats,
            options: device(options, &machine)?,
        };
        let watch = options.timeout.map(watch);
        let done = launch::run(&data, &machine, launch);
        drop(watch);
        return done;
    }
    let engine = options.engine.engine(&machine)?;
    let description = description::for_running(&machine, engine)?;
    let watch = options.timeout.map(watch);
    let how = onespec_emulator::options::Options {
        fills: tiles::fills(&options.fill)?,
        saves: tiles::saves(&options.save),
        ..emulator(options, engine)
    };
    if options.wave.is_some() {
        let asked = Wave {
            file: options.wave.as_deref(),
            program: &options.program,
            picture: options.output.as_deref(),
            stats: options.stats,
        };
        let done = wave::run(&asked, &description, &data, &how, None);
        drop(watch);
        return done;
    }
    let generated = |name: &str| onespec_machines::find(name);
    let number = |name: &str| generated(name).and_then(|machine| onespec_elf::target::machine_number(machine.isa));
    let host = api::host(description.isa, &data, &how, number);
    let outcome = match host.and_then(|host| Some((host, generated(host.machine)?.description()))) {
        Some((host, other)) => api::run_pushed(&description, &other, host, &data, &how, Streams::host()),
        None => api::run(&description, &data, &how, Streams::host()),
    };
    drop(watch);
    let outcome = outcome.map_err(|error| Failure::Findings(error.to_string()))?;
    match &outcome.end {
        End::Exit => {}
        End::Signal { report, .. } | End::Hazard { report, .. } => escape::tell(report.trim_end()),
        End::Limit => escape::tell(&format!("stopped after {} instructions, as asked", outcome.retired)),
        End::Timeout => escape::tell(&late(options.timeout.unwrap_or_default())),
        End::Stuck => escape::tell(&format!(
            "stopped after {} instructions: it waits for ever",
            outcome.retired
        )),
    }
    tiles::write(&options.save, &outcome.saved, &options.fill, &options.program)?;
    for (name, value) in &outcome.state {
        let digits = value.iter().rev().map(|byte| format!("{byte:02x}")).collect::<String>();
        let digits = digits.trim_start_matches('0');
        escape::tell(&format!("{name}=0x{}", if digits.is_empty() { "0" } else { digits }));
    }
    if let Some(cycles) = outcome.cycles {
        escape::tell(&format!(
            "{} instructions in {} cycles, of which hardware waited {}",
            cycles.instructions, cycles.cycles, cycles.stalls
        ));
    }
    if options.stats {
        escape::tell(&format!(
            "{} instructions in {:.3} s, {:.1} MIPS",
            outcome.retired,
            outcome.elapsed.as_secs_f64(),
            outcome.mips()
        ));
        if let Some(share) = &outcome.share {
            tell_share(share, outcome.retired, description.isa);
        }
    }
    Ok(outcome.code)
}

/// Tells how much of a run translated code executed by itself, what it cost, and the instructions that it left most often.
fn tell_share(share: &Share, retired: u64, isa: &Isa) {
    let percent = |count: u64| 100.0 * count as f64 / retired.max(1) as f64;
    let called: u64 = share.called.iter().sum();
    escape::tell(&format!(
        "translated: {:.2} % of instructions executed by their own code; {} regions of {} instructions, {} bytes, in {:.1} ms",
        percent(share.executed.saturating_sub(called)),
        share.regions,
        share.instructions,
        share.bytes,
        share.time.as_secs_f64() * 1e3
    ));
    for (how, counts) in [("called", &share.called), ("left at", &share.left)] {
        let mut most: Vec<(u64, usize)> = counts
            .iter()
            .copied()
            .zip(0..)
            .filter(|(count, _)| *count > 0)
            .collect();
        most.sort_unstable_by_key(|(count, op)| (std::cmp::Reverse(*count), *op));
        let named = most.iter().take(SHOWN).filter_map(|(count, op)| {
            let name = isa.ops.get(*op)?.name;
            Some(format!("{name} {:.2} %", percent(*count)))
        });
        let named: Vec<String> = named.collect();
        if !named.is_empty() {
            escape::tell(&format!("{how}: {}", named.join(", ")));
        }
    }
}

/// How the device is made whose harts run kernels.
fn device(options: &Options, machine: &Machine) -> Result<onespec_device::Options, Failure> {
    Ok(onespec_device::Options {
        max_instructions: options.max_insns,
        memory: options.memory,
        engine: options.engine.engine(machine)?,
        coherence: options.coherence,
        ..onespec_device::Options::default()
    })
}

/// A program whose host part the evaluator runs, and whose independent loops are spread over harts of the device.
fn run_spread(options: &Options, driver: &Driver, groups: u64) -> Outcome {
    let watch = options.timeout.map(watch);
    let machine = &options.machine;
    let mut described = devices::described(machine)?;
    if options.emulate {
        devices::emulate(&mut described)?;
    }
    let bounds = !options.no_bounds_checks;
    let module = circuits::with_gates(&options.program, machine, |gates| {
        programs::module(&options.program, accelerator::HOST_BITS, Vectors::Lanes, bounds, gates)
    })?;
    let lines = module.lines.clone();
    let base = launch::base(machine)?;
    let compiled = spread::compile(driver, module, base);
    let mut compiled = compiled.map_err(|problems| compile::findings(&lines, &problems))?;
    let written = options.kernel.iter().map(|(line, file)| {
        let image = assembled(options, file, base)?;
        Ok(spread::Written { line: *line, image })
    });
    compiled.replace(written.collect::<Result<_, Failure>>()?)?;
    let mut services = Services::default();
    let how = (groups, device(options, machine)?);
    let ran = spread::run(&compiled, machine, described, how, &mut services);
    drop(watch);
    io::stdout().lock().write_all(&services.output)?;
    io::stderr().lock().write_all(&services.errors)?;
    let ran = ran?;
    for finding in &ran.findings {
        escape::tell(&finding.to_string());
    }
    if options.stats {
        ran.report.iter().for_each(|line| escape::tell(line));
    }
    Ok(match ran.findings.first() {
        Some(finding) if ran.code == 0 => launch::code_of(finding),
        _ => ran.code,
    })
}

/// A program whose host part the evaluator runs, and whose kernels a platform of the target.
fn run_kernels(options: &Options, driver: &Driver) -> Outcome {
    let watch = options.timeout.map(watch);
    let mut services = Services::default();
    let ran = kernels(options, &options.machine, driver, options.timing, &mut services);
    drop(watch);
    io::stdout().lock().write_all(&services.output)?;
    io::stderr().lock().write_all(&services.errors)?;
    let ran = ran?;
    if let Some(cycles) = ran.cycles {
        escape::tell(&format!(
            "kernels: {} instructions in {cycles} cycles",
            ran.instructions
        ));
    }
    if options.stats {
        let report = ran.report;
        escape::tell(&format!(
            "kernels: {} calls in {} strips of {} iterations, {} instructions; {} calls by the host",
            report.offloaded, report.strips, report.iterations, ran.instructions, report.kept
        ));
    }
    Ok(ran.code)
}

/// The same on a machine, with cycles or without, and with what the program prints in the services.
pub(super) fn kernels(
    options: &Options,
    machine: &Machine,
    driver: &Driver,
    timing: bool,
    services: &mut Services,
) -> Result<Ran, Failure> {
    let bounds = !options.no_bounds_checks;
    let module = compile::source(&options.program, machine, accelerator::HOST_BITS, bounds, driver)?;
    if !module.functions.iter().any(|function| function.name == "main") {
        return Err(Failure::Findings(format!(
            "{} has kernels and no `main` that calls them: import it in a Volt program, `import \"{}\" as kernels;`; \
             `onespec compile --emit asm` and `--stats` show the kernels alone",
            escape::path(&options.program),
            escape::path(&options.program)
        )));
    }
    let lines = module.lines.clone();
    let compiled = accelerator::compile(driver, module);
    let (compiled, elements) = compiled.map_err(|problems| compile::findings(&lines, &problems))?;
    let engine = options.engine.engine(machine)?;
    let description = description::for_running(machine, engine)?;
    let how = onespec_emulator::options::Options {
        target: driver.machine.target.name.clone(),
        timing,
        ..emulator(options, engine)
    };
    accelerator::run(&compiled, &elements, driver, &description, &how, services)
}

pub(super) fn is_source(path: &Path) -> bool {
    programs::is_volt(path) || circuits::is_named(path)
}

fn late(time: Duration) -> String {
    format!("stopped after {} seconds, as asked", time.as_secs_f64())
}

/// Ends this process some time after the program should have ended: when the host itself does not come back, because a
/// read waits for input or a write for a reader. Dropping the sender calls it off.
fn watch(time: Duration) -> Sender<()> {
    /// For whoever looks at the clock by himself.
    const GRACE: Duration = Duration::from_millis(200);
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        if receiver.recv_timeout(time.saturating_add(GRACE)) == Err(RecvTimeoutError::Timeout) {
            escape::tell(&late(time));
            std::process::exit(onespec_emulator::options::code(&End::Timeout).into());
        }
    });
    sender
}

/// A number of seconds, with a fraction if need be.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "write a number of seconds above 0, such as 10 or 0.5".into())
}

/// A part of something: at least 0, less than 1.
fn fraction(text: &str) -> Result<f64, String> {
    let part = text.parse().ok().filter(|part| (0.0..1.0).contains(part));
    part.ok_or_else(|| "write a number of at least 0 that is less than 1, such as 1e-3".into())
}

/// The bytes of the program file; a source is assembled first.
fn program(options: &Options) -> Result<Vec<u8>, Failure> {
    let path = &options.program;
    if is_source(path) {
        let driver = compile::driver(&options.machine, options.level)?;
        return compiled(options, &options.machine, &driver);
    }
    let is = |wanted: &str| {
        path.extension()
            .is_some_and(|extension| extension.eq_ignore_ascii_case(wanted))
    };
    if is("bin") || is("hex") {
        let session = Session::open(&options.machine)?;
        let bytes = match is("hex") {
            true => hex_bytes(path, &input::text(path)?)?,
            false => input::bytes(path)?,
        };
        let base = base(options, &session)?;
        return onespec_elf::image(session.isa, &session.target, base, &bytes)
            .map_err(|error| Failure::Findings(error.to_string()));
    }
    if !is("s") {
        let data = input::bytes(path)?;
        return match elf::is_elf(&data) {
            true => Ok(data),
            false => Err(Failure::Findings(format!(
                "{} is neither an ELF file, a raw image (.bin, .hex), nor a source (.s, .vt, .cc, .cir)",
                escape::path(path)
            ))),
        };
    }
    let session = Session::open(&options.machine)?;
    let base = base(options, &session)?;
    assembled(options, path, base)
}

/// The program of an assembly source, at an address.
fn assembled(options: &Options, path: &Path, base: u64) -> Result<Vec<u8>, Failure> {
    let session = Session::open(&options.machine)?;
    let source = input::text(path)?;
    let name = escape::path(path);
    let assembly = assembling::assemble(
        &session,
        &name,
        &source,
        AsmOptions {
            base,
            compress: true,
            reserved: options.allow_reserved,
            ..AsmOptions::default()
        },
    )?;
    assembling::runnable(&session, &assembly)
}

/// A line and a file: `4=saxpy.s`.
fn written(text: &str) -> Result<(u32, PathBuf), String> {
    let read = || {
        let (line, file) = text.split_once('=')?;
        Some((line.parse().ok()?, PathBuf::from(file)))
    };
    read().ok_or_else(|| format!("`{text}` is not LINE=FILE, such as `4=saxpy.s`"))
}

/// The executable of a source for a machine.
pub(super) fn compiled(options: &Options, machine: &Machine, driver: &Driver) -> Result<Vec<u8>, Failure> {
    let (arch, bounds) = (driver.pointer_bits(), !options.no_bounds_checks);
    let module = compile::source(&options.program, machine, arch, bounds, driver)?;
    let lines = module.lines.clone();
    let program = driver.program(module);
    program.map_err(|problems| compile::findings(&lines, &problems))
}

/// Where a program without addresses of its own begins.
fn base(options: &Options, session: &Session) -> Result<u64, Failure> {
    if options.groups.is_some() {
        return launch::base(&options.machine);
    }
    let (isa, target) = (session.isa, &session.target);
    let told = |error: RunError| Failure::Findings(error.to_string());
    let platform = platforms::choose(isa, target, options.platform.as_deref()).map_err(told)?;
    let has_user = !Environment::of(isa).syscall_cause.is_empty();
    let is_process = match options.mode {
        Some(ModeName::User) => true,
        Some(ModeName::Machine) => false,
        None => options.platform.is_none() && has_user && (platform.is_some() || isa.platforms.is_empty()),
    };
    match (is_process, platform) {
        (true, _) => Ok(assembling::PROGRAM_BASE),
        (false, Some(platform)) => Ok(platform.entry),
        (false, None) => Err(told(onespec_emulator::run::no_platform(isa, target))),
    }
}

/// The bytes of lines of hexadecimal digits, as `onespec asm` writes them: a word a line, most significant digit first.
fn hex_bytes(path: &Path, text: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let digits = line.split('#').next().unwrap_or("").trim();
        let pairs = digits.as_bytes().chunks(2).rev();
        for pair in pairs {
            let byte = str::from_utf8(pair).ok().filter(|pair| pair.len() == 2);
            let byte = byte.and_then(|pair| u8::from_str_radix(pair, 16).ok());
            bytes.push(byte.ok_or_else(|| {
                Failure::Findings(format!(
                    "{}:{}: `{}` is no word of hexadecimal digits, two for each byte",
                    escape::path(path),
                    number + 1,
                    digits.escape_debug()
                ))
            })?);
        }
    }
    Ok(bytes)
}

/// `L1=each:0x3f800000`, `a0=5`.
fn state(text: &str) -> Result<(String, StateValue), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    if let Some(each) = value.strip_prefix("each:") {
        let bits = number(each.trim())?;
        let bits = u32::try_from(bits).map_err(|_| format!("`{each}` has more than 32 bits"))?;
        return Ok((name.to_owned(), StateValue::Each(bits)));
    }
    if let Some(digits) = value.strip_prefix("0x").filter(|digits| digits.len() > 16) {
        let padded = format!("{}{digits}", if digits.len() % 2 == 1 { "0" } else { "" });
        let pairs = padded.as_bytes().chunks(2).rev();
        let byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> = pairs.map(byte).collect();
        let bytes = bytes.ok_or_else(|| format!("`{value}` is no number"))?;
        return Ok((name.to_owned(), StateValue::Number(bytes)));
    }
    let value = number(value)?;
    Ok((name.to_owned(), StateValue::Number(value.to_le_bytes().to_vec())))
}

/// A variable with its value, as the process gets it.
fn variable(text: &str) -> Result<String, String> {
    match text.split_once('=') {
        Some((name, _)) if !name.is_empty() => Ok(text.to_owned()),
        _ => Err("write NAME=VALUE".into()),
    }
}

/// How the emulator runs a program, by the options of the command.
pub(super) fn emulator(options: &Options, engine: Engine) -> onespec_emulator::options::Options {
    let named = |path: &Path| path.to_string_lossy().into_owned();
    let arguments = options
        .arguments
        .iter()
        .map(|argument| argument.to_string_lossy().into_owned());
    onespec_emulator::options::Options {
        target: options.machine.target.clone().unwrap_or_default(),
        settings: options.settings.all(),
        engine,
        tiers: Tiers::of_hot(options.hot),
        reserved: options.allow_reserved,
        spec: options.machine.spec.clone(),
        mode: options.mode.map(|mode| match mode {
            ModeName::User => Mode::User,
            ModeName::Machine => Mode::Machine,
        }),
        max_insns: options.max_insns,
        timeout: options.timeout,
        trace: options.trace,
        timing: options.timing,
        share: options.stats && engine == Engine::Jit,
        platform: options.platform.clone(),
        state: options.state.clone(),
        shown: options.show.clone(),
        fills: Vec::new(),
        saves: Vec::new(),
        memory: options.memory,
        root: options.root.clone(),
        max_file_size: options.max_file_size,
        args: std::iter::once(named(&options.program)).chain(arguments).collect(),
        variables: options.env.clone(),
        deterministic: false,
    }
}
