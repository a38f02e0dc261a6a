//! Programs whose independent loops are spread over harts of a device: the evaluator of circuits runs the host part, and each
//! loop becomes a kernel that the device launches, with a part of the iterations for each hart.

mod copies;
mod written;

use crate::devices;
use crate::escape;
use crate::machine::Machine;
use crate::outcome::Failure;
use copies::Copies;
use onespec_backend::Problem;
use onespec_compiler::evaluate::{Call, Host, Limits, Memory, Program, Raised, Semantics, Stop, Tables};
use onespec_compiler::opt::{self, outline_module};
use onespec_compiler::outline::{self, Added, Array, Contribution, Extent, Kernel, Parameter, Parts, Stays};
use onespec_compiler::vectorize::{Reason, Why};
use onespec_device::description::Description;
use onespec_device::program::Launcher;
use onespec_driver::{Driver, Level};
use onespec_emulator::elf;
use onespec_emulator::memory::caches::Finding;
use onespec_graph::module::Function;
use onespec_graph::set::FoldArgs;
use onespec_graph::{GateSet, Module, Type};
use onespec_volt::Services;
pub use written::Written;

/// Arguments that each hart calls a kernel with, at most: the convention's text `launch` loads so many.
const ARGUMENTS: usize = 8;
/// Bytes of what a hart is given and gives: arguments, the result, and more results.
const BLOCK: u64 = 128;
/// Where the result is.
const RESULT: u64 = 64;
/// Where variables are, of a kernel that leaves several.
const VARIABLES: u64 = 72;
/// Iterations of a part: what two harts write is not in one line of a cache, whatever the size of elements.
const PART: u64 = 64;

/// A loop as a kernel.
struct Spread {
    kernel: Kernel,
    /// Types of parameters.
    types: Vec<Type>,
    /// Whether it leaves something behind.
    gives: bool,
    /// How parts of the iterations are done, or why one hart does them all.
    parts: Result<Parts, Why>,
    /// The program that harts launch.
    image: Vec<u8>,
}

impl Spread {
    fn contributions(&self) -> &[Contribution] {
        self.parts.as_ref().map_or(&[], |parts| &parts.contributions)
    }

    /// An argument by its number, of those that the program gives or behind them.
    fn argument(&self, given: &[u64], number: usize) -> u64 {
        let added = self.parts.as_ref().map_or(&[][..], |parts| &parts.added);
        let behind = || added.get(number.checked_sub(given.len())?);
        let at = |number: usize| given.get(number).copied();
        let argument = at(number).or_else(|| match *behind()? {
            Added::Same(number) => at(number),
            Added::Number(number) => Some(number),
        });
        argument.unwrap_or(0)
    }
}

/// A program whose kernels are compiled.
pub struct Compiled {
    host: Module,
    kernels: Vec<Spread>,
    stays: Vec<Stays>,
}

/// Takes loops out of a program and compiles them for harts of a device, whose programs begin at `base`.
///
/// # Errors
/// A loop whose code cannot be made, with its line.
pub fn compile(driver: &Driver, mut module: Module, base: u64) -> Result<Compiled, Vec<Problem>> {
    onespec_driver::check_declarations(&module)?;
    let found = outline_module(&mut module, driver.ordered).map_err(|found| {
        let told = |finding: &onespec_graph::finding::Finding| Problem::new(finding.to_string()).at(finding.line);
        found.list().iter().map(told).collect::<Vec<_>>()
    });
    let (outlined, mut stays) = found?;
    let several = |parameter: &Parameter| match parameter {
        Parameter::Results(count) => u64::from(*count) > (BLOCK - VARIABLES) / 8,
        _ => false,
    };
    let (taken, others) = outline::take(&mut module, &outlined, |kernel, function| {
        let refused = |why| Reason { line: kernel.line, why };
        if kernel.unknown {
            return Err(refused(Why::Unplaced));
        }
        // What they take in memory is not there in a hart's block.
        if kernel.parameters.iter().any(several) {
            return Err(refused(Why::TooLarge));
        }
        if kernel.parameters.len() > ARGUMENTS {
            return Err(refused(Why::Parameters(ARGUMENTS)));
        }
        // What plain accesses write is not there for atomic ones, and the other way round.
        let is_there = |extent: &Extent| *extent != Extent::Nothing;
        let is_mixed =
            |array: &Array| is_there(&array.exchanges) && (is_there(&array.reads) || is_there(&array.writes));
        if kernel.arrays.iter().any(is_mixed) {
            return Err(refused(Why::Dependence));
        }
        let mut whole = function.clone();
        let parts = match &kernel.ordered {
            Some(why) => Err(refused(why.clone())),
            None => outline::parts(&mut whole),
        };
        let (function, parts) = match parts {
            Ok(parts) if whole.signature.params.len() <= ARGUMENTS => (whole, Ok(parts)),
            Ok(_) => (function.clone(), Err(Why::Parameters(ARGUMENTS))),
            Err(reason) => (function.clone(), Err(reason.why)),
        };
        Ok((kernel.clone(), function, parts))
    });
    stays.extend(others);
    let (mut kernels, mut problems) = (Vec::new(), Vec::new());
    for (mut kernel, function, parts) in taken {
        let leaves = |parameter: &Parameter| matches!(parameter, Parameter::Results(_));
        let gives = function.signature.result != Type::NONE || kernel.parameters.iter().any(leaves);
        let types = function.signature.params.clone();
        kernel.parameters.resize(types.len(), Parameter::Scalar);
        let mut alone = Module::new(module.set);
        alone.lines = module.lines.clone();
        alone.add_function(Function {
            name: "main".into(),
            ..function
        });
        match driver.launched(alone, base) {
            Ok(image) => kernels.push(Spread {
                kernel,
                types,
                gives,
                parts,
                image,
            }),
            Err(found) => problems.extend(found.into_iter().map(|problem| match problem.line {
                0 => problem.at(kernel.line),
                _ => problem,
            })),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    if driver.level != Level::O0 {
        // It verified before kernels were taken out.
        let _ = opt::optimise_module(&mut module, opt::Level::Full);
    }
    Ok(Compiled {
        host: module,
        kernels,
        stays,
    })
}

/// What was done by a kernel.
#[derive(Debug, Clone, Copy, Default)]
struct Done {
    launches: u64,
    /// Of these, those whose iterations many harts have done.
    apart: u64,
    iterations: u64,
    instructions: u64,
}

/// What came of a program.
#[derive(Debug)]
pub struct Ran {
    /// Its exit code.
    pub code: u8,
    /// What was found of caches, where that is checked.
    pub findings: Vec<Finding>,
    /// A line for each kernel, and for each loop that stayed with the host.
    pub report: Vec<String>,
}

/// Runs a program on groups of harts, a bit each. What it prints is in the services.
///
/// # Errors
/// The device cannot be made, or what ends an evaluated program, a kernel's end among it.
pub fn run(
    compiled: &Compiled,
    machine: &Machine,
    described: Description,
    (groups, options): (u64, onespec_device::Options),
    services: &mut Services,
) -> Result<Ran, Failure> {
    let told = |message: String| Failure::Findings(message);
    let base = described.programs.as_ref().map_or(0, |programs| programs.base);
    let mut device = devices::device(machine, described, options)?;
    let harts = device.harts_of(groups);
    if harts.is_empty() {
        return Err(told(format!("groups {groups:#x} have no hart that runs kernels")));
    }
    let launcher = Launcher::open(&mut device).map_err(|error| told(error.to_string()))?;
    let set = compiled.host.set;
    let mut of_kernels = Tables(set);
    let mut host = LaunchingHost {
        kernels: &compiled.kernels,
        done: vec![Done::default(); compiled.kernels.len()],
        services,
        launcher,
        semantics: &mut of_kernels,
        set,
        loaded: None,
        base,
        groups,
        harts,
    };
    let program = Program::new(&compiled.host).map_err(|stop| told(stop.to_string()))?;
    let ended = program.run("main", &[], &mut host, &mut Tables(set), Limits::default());
    let place = |line: u32| {
        let found = compiled.host.lines.place(line);
        found.map_or_else(String::new, |(file, line)| {
            format!("{}:{line}: ", escape::text(file, false))
        })
    };
    let mut report = Vec::new();
    for (spread, done) in compiled.kernels.iter().zip(&host.done) {
        let harts = match (&spread.parts, done.apart == done.launches) {
            (Ok(_), true) => format!("on {} harts", host.harts.len()),
            (Ok(_), false) => format!(
                "{} of them on one hart: what parts write is not apart",
                done.launches - done.apart
            ),
            (Err(why), _) => format!("on one hart: {why}"),
        };
        report.push(format!(
            "{}{} launches, {} iterations, {} instructions, {harts}",
            place(spread.kernel.line),
            done.launches,
            done.iterations,
            done.instructions
        ));
    }
    let stays = compiled.stays.iter();
    report.extend(stays.map(|stay| format!("{}stays with the host: {}", place(stay.line), stay.reason.why)));
    let findings = host.launcher.device().findings();
    Ok(Ran {
        code: match ended {
            Ok(code) => code.unwrap_or(0) as u8,
            Err(Stop::Exit(code)) => code,
            Err(stop) => return Err(told(stop.to_string())),
        },
        findings,
        report,
    })
}

/// The host of a program whose kernels are launched. All else is asked of the services.
struct LaunchingHost<'a, 'd, S: ?Sized> {
    kernels: &'a [Spread],
    done: Vec<Done>,
    services: &'a mut Services,
    launcher: Launcher<'d>,
    semantics: &'a mut S,
    set: &'static GateSet,
    /// The kernel whose program is on the device, with its first instruction and the first address behind it.
    loaded: Option<(usize, u64, u64)>,
    base: u64,
    groups: u64,
    harts: Vec<u64>,
}

impl<S: Semantics + ?Sized> LaunchingHost<'_, '_, S> {
    /// Does all iterations of a kernel, and gives what it gives.
    fn launch(&mut self, at: usize, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        let kernels = self.kernels;
        let Some(spread) = kernels.get(at) else {
            return Err(Stop::Call(format!("kernel {at}")));
        };
        let kernel = &spread.kernel;
        let numbers: Vec<i128> = (0..arguments.len())
            .map(|at| self.number(spread, arguments, at, kernel.signed))
            .collect();
        let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
        let (first, bound) = (number(0), number(1));
        let count = u64::try_from(bound.saturating_sub(first)).unwrap_or(0);
        let (entry, behind) = self.load(at)?;
        // A block for each number of a hart, then arrays.
        let blocks = behind.next_multiple_of(copies::PAGE);
        let last = self.harts.last().copied().unwrap_or(0);
        let arrays = (blocks + (last + 1) * BLOCK).next_multiple_of(copies::PAGE);
        let copies = match count {
            0 => Copies::nothing(),
            _ => Copies::of(kernel, &numbers, count, memory, arrays)?,
        };
        for copy in &copies.all {
            let bytes = memory.bytes(copy.from, copy.bytes)?;
            self.launcher.write(copy.to, &bytes).map_err(device)?;
        }
        let contributions = spread.contributions();
        let harts = match spread.parts.is_ok() && copies.are_apart {
            true => self.harts.len(),
            false => 1,
        } as u64;
        let part = count.div_ceil(harts).next_multiple_of(PART).max(PART);
        let mut given = vec![0u8; ((last + 1) * BLOCK) as usize];
        for (at, hart) in (0..).zip(&self.harts) {
            // One hart alone has all iterations.
            let (begin, end) = match (harts, at) {
                (1, 0) => (0, count),
                (1, _) => (0, 0),
                _ => ((at * part).min(count), ((at + 1) * part).min(count)),
            };
            let block = hart * BLOCK;
            let word = |number: usize, parameter: &Parameter| {
                let initial = contributions.iter().find(|one| one.parameter == Some(number));
                let argument = spread.argument(arguments, number);
                match (parameter, initial) {
                    (Parameter::First, _) => (first + i128::from(begin)) as u64,
                    (Parameter::Bound, _) => (first + i128::from(end)) as u64,
                    (Parameter::Array(_), _) => copies.place(number, argument),
                    (Parameter::Results(_), _) => blocks + block + VARIABLES,
                    (Parameter::Scalar, Some(one)) if at > 0 => self.extended(spread, number, one.neutral),
                    (Parameter::Scalar, _) => self.extended(spread, number, argument),
                }
            };
            let words = kernel
                .parameters
                .iter()
                .enumerate()
                .map(|(number, parameter)| word(number, parameter));
            let bytes = words.flat_map(u64::to_le_bytes);
            let to = given.iter_mut().skip(block as usize);
            to.zip(bytes).for_each(|(to, byte)| *to = byte);
        }
        self.launcher.write(blocks, &given).map_err(device)?;
        let before = self.launcher.device().instructions();
        let ran = self.launcher.launch(entry, blocks, self.groups).map_err(device)?;
        let described = self.launcher.device().description();
        if Some(&ran.status) != described.launch.rank.first() {
            let told = self.launcher.device().told().unwrap_or_default();
            return Err(Stop::Device(format!("a kernel ends with {} {told}", ran.name)));
        }
        if let Some(done) = self.done.get_mut(at) {
            done.launches += 1;
            done.apart += u64::from(harts > 1);
            done.iterations += count;
            done.instructions += self.launcher.device().instructions() - before;
        }
        for copy in &copies.back {
            let bytes = self.launcher.read(copy.to, copy.bytes as usize).map_err(device)?;
            memory.set_bytes(copy.from, &bytes)?;
        }
        match spread.gives {
            true => self.results(spread, harts as usize, (blocks, given.len()), arguments, memory),
            false => Ok(0),
        }
    }

    /// Combines what harts give: the kernel's result, or variables that are stored.
    fn results(
        &mut self,
        spread: &Spread,
        harts: usize,
        (blocks, bytes): (u64, usize),
        arguments: &[u64],
        memory: &mut Memory,
    ) -> Result<u64, Stop> {
        let all = self.launcher.read(blocks, bytes).map_err(device)?;
        let contributions = spread.contributions();
        let is_place = |parameter: &Parameter| matches!(parameter, Parameter::Results(_));
        let place = spread.kernel.parameters.iter().position(is_place);
        let place = place.and_then(|at| arguments.get(at).copied());
        let mut totals: Option<Vec<u64>> = None;
        for hart in self.harts.clone().into_iter().take(harts) {
            let word = |at: u64| {
                let at = (hart * BLOCK + at) as usize;
                let found = all.get(at..at + 8).and_then(|bytes| bytes.try_into().ok());
                u64::from_le_bytes(found.unwrap_or_default())
            };
            let given: Vec<u64> = match (place, contributions) {
                (None, _) => vec![word(RESULT)],
                (Some(_), []) => (0..(BLOCK - VARIABLES) / 8)
                    .map(|at| word(VARIABLES + 8 * at))
                    .collect(),
                (Some(_), all) => all
                    .iter()
                    .map(|one| word(VARIABLES + one.offset.unwrap_or(0)))
                    .collect(),
            };
            totals = Some(match totals {
                None => given,
                Some(totals) => {
                    let pairs = contributions.iter().zip(totals.into_iter().zip(given));
                    let combined = pairs.map(|(one, (total, more))| self.combined(one, total, more));
                    combined.collect::<Result<_, _>>()?
                }
            });
        }
        let totals = totals.unwrap_or_default();
        let Some(place) = place else {
            return Ok(totals.first().copied().unwrap_or(0));
        };
        let count = spread.kernel.parameters.iter().find_map(|parameter| match parameter {
            Parameter::Results(count) => Some(*count as usize),
            _ => None,
        });
        for (number, total) in totals.iter().enumerate().take(count.unwrap_or(0)) {
            let offset = contributions.get(number).and_then(|one| one.offset);
            memory.write(place.wrapping_add(offset.unwrap_or(8 * number as u64)), 8, *total)?;
        }
        Ok(0)
    }

    fn combined(&mut self, one: &Contribution, total: u64, more: u64) -> Result<u64, Stop> {
        let bits = u64::MAX >> (64 - self.width(one.ty));
        let args = FoldArgs {
            op: one.op,
            ty: one.ty,
            bits: 0,
            types: &[one.ty, one.ty],
            values: &[total & bits, more & bits],
        };
        let combined = self.semantics.eval(args);
        combined
            .map(|value| value & bits)
            .ok_or_else(|| Stop::Device("a variable can't be combined".into()))
    }

    fn width(&self, ty: Type) -> u32 {
        self.set.type_def(ty).width.clamp(1, 64)
    }

    /// The kernel's program on the device: its first instruction, and the address behind it.
    fn load(&mut self, at: usize) -> Result<(u64, u64), Stop> {
        if let Some((loaded, entry, behind)) = self.loaded
            && loaded == at
        {
            return Ok((entry, behind));
        }
        let kernels = self.kernels;
        let image = kernels.get(at).map_or(&[][..], |spread| &spread.image);
        let program = elf::read(image).map_err(|error| Stop::Device(error.to_string()))?;
        let mut behind = self.base;
        for segment in &program.segments {
            behind = behind.max(segment.load_addr.saturating_add(segment.data.len() as u64));
            self.launcher.write(segment.load_addr, segment.data).map_err(device)?;
        }
        self.loaded = Some((at, program.entry, behind));
        Ok((program.entry, behind))
    }

    /// An argument as the number that it is.
    fn number(&self, spread: &Spread, arguments: &[u64], at: usize, signed: bool) -> i128 {
        let given = arguments.get(at).copied().unwrap_or(0);
        match signed {
            true => i128::from(self.extended(spread, at, given) as i64),
            false => {
                let width = spread.types.get(at).map_or(64, |ty| self.width(*ty));
                i128::from(given & u64::MAX >> (64 - width))
            }
        }
    }

    /// An argument as a register holds it: its sign fills what is above, but of a bit, which is 0 or 1.
    fn extended(&self, spread: &Spread, at: usize, bits: u64) -> u64 {
        let width = spread.types.get(at).map_or(64, |ty| self.width(*ty));
        if width == 1 {
            return bits & 1;
        }
        ((bits << (64 - width)) as i64 >> (64 - width)) as u64
    }
}

/// What a device says as the end of a program.
fn device(error: onespec_device::client::AskError) -> Stop {
    Stop::Device(error.to_string())
}

impl<S: Semantics + ?Sized> Host for LaunchingHost<'_, '_, S> {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        self.services.call(call, memory)
    }

    fn external(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Stop> {
        match self.kernels.iter().position(|spread| spread.kernel.name == name) {
            Some(at) => self.launch(at, arguments, memory),
            None => self.services.external(name, arguments, memory),
        }
    }

    fn function(&mut self, target: u64) -> Option<usize> {
        self.services.function(target)
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        self.services.raise(call, memory)
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        self.services.symbol(number)
    }
}
