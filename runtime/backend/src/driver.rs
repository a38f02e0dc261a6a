//! Compiles each function of a module and collects all errors. A [`Worker`] reuses its scratch buffers between
//! functions.

use crate::allocate;
use crate::code;
use crate::constants::{self, Literals};
use crate::emit::{self, Code};
use crate::list_scheduling;
use crate::machine::{Binding, Machine};
use crate::object::{Image, Unit, link};
use crate::passes::{Pass, Passes};
use crate::problem::Problem;
use crate::select::Order;
use crate::select::{self, ConstantPool, GateFunction, JumpTable, JumpTables, Library, prepare};
use crate::settings::{self, Mode, Setters};
use crate::{relative, rematerialise, reuse, touched};
use hashbrown::HashMap;
use onespec_compiler::schedule::{self, Policy, Schedule, quick, schedule};
use onespec_core::isa::FileId;
use onespec_graph::Circuit;
use onespec_graph::finding::Finding;
use onespec_graph::module::{self, Function, Module};
use std::fmt;
use std::sync::Arc;

/// How much work code is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Level {
    /// Code as fast as possible.
    Quick,
    /// Good code.
    #[default]
    Good,
}

/// How code is made.
#[derive(Debug, Clone, Default)]
pub struct Options {
    pub level: Level,
    /// Instructions stay in the order in which they were selected.
    pub as_selected: bool,
    /// Where instructions that set state are put.
    pub settings: Mode,
    /// Names the functions of the library that computes gates without an instruction; without a library such a gate is an
    /// error.
    pub gate_function: Option<GateFunction>,
    /// Which optimisations are made.
    pub passes: Passes,
    /// There is nothing but code: constants and jump tables have no data to stand in.
    pub code_alone: bool,
}

/// A function on its way.
pub struct Stages {
    pub circuit: Circuit,
    pub schedule: schedule::Schedule,
    /// Before instructions that set state are inserted: their demands stand at instructions.
    pub demanding: code::Function,
    pub selected: code::Function,
}

/// What compiles the functions of a module one after the other, with the same scratch buffers.
pub struct Worker<'a> {
    machine: &'a Machine,
    options: &'a Options,
    /// Whether masks that several gates need become numbers.
    number_masks: bool,
    binding: Arc<Binding>,
    /// The same for functions that may be approximated.
    approximating: Arc<Binding>,
    library: Library,
    tables: JumpTables,
    pool: ConstantPool,
    /// What sets state, where values are in registers that depend on it.
    setters: Option<Setters>,
    scratch: Scratch,
    /// Where the values of the kernel that is compiled come from and go to, where others say so, and numbers that are constants
    /// of it.
    interface: Option<Interface>,
    literals: Literals,
    /// By symbol, the service that a function is.
    services: HashMap<u32, &'static str>,
    /// Of the kernel that is compiled, where its values are, if some are in rows.
    kernel: Option<select::KernelPlaces>,
}

/// Scratch buffers of a worker, used again for each function. They belong to one machine.
#[derive(Default)]
pub struct Scratch {
    selecting: select::Context,
    allocating: allocate::Context,
    emitting: emit::Context,
    touching: touched::Context,
    code: code::Function,
}

impl fmt::Debug for Scratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Scratch")
    }
}

impl<'a> Worker<'a> {
    /// The module gets symbols for what of it a library has to compute, and data for jump tables and constants.
    ///
    /// # Errors
    /// The machine has no patterns.
    pub fn new(machine: &'a Machine, module: &mut Module, options: &'a Options) -> Result<Worker<'a>, Problem> {
        let approximate = module.functions.iter().any(|function| function.approximate);
        let (binding, approximating) = (binding(machine, module)?, machine.binding_for(module.set, approximate)?);
        let (tables, pool) = match options.level == Level::Quick || options.code_alone {
            true => (JumpTables::new(), ConstantPool::new()),
            false => (
                select::form_jump_tables(machine, &binding, module),
                select::form_constant_pool(machine, &binding, module),
            ),
        };
        // A kernel calls nothing.
        let gate_function = options.gate_function.filter(|_| machine.convention.stack.is_some());
        let library = Library::declare(machine, &binding, module, gate_function);
        let setters = match binding.has_vectors() && !binding.selector.settings.is_empty() {
            true => Some(Setters::of(machine)?),
            false => None,
        };
        Ok(Worker {
            machine,
            options,
            number_masks: false,
            binding,
            approximating,
            library,
            tables,
            pool,
            setters,
            scratch: Scratch::default(),
            interface: None,
            literals: Literals::default(),
            services: services(machine, module),
            kernel: None,
        })
    }

    /// The same with the buffers of a worker that has ended, for the same machine.
    ///
    /// # Errors
    /// As [`Worker::new`].
    pub fn with_scratch(
        machine: &'a Machine,
        module: &mut Module,
        options: &'a Options,
        scratch: Scratch,
    ) -> Result<Worker<'a>, Problem> {
        Ok(Worker {
            scratch,
            ..Worker::new(machine, module, options)?
        })
    }

    /// Its buffers, for the next worker.
    pub fn into_scratch(self) -> Scratch {
        self.scratch
    }

    /// The patterns that code of a function is made of.
    fn binding_of(&self, function: &Function) -> &Arc<Binding> {
        match function.approximate {
            true => &self.approximating,
            false => &self.binding,
        }
    }

    /// The switches of a function that are jumps through tables.
    fn tables_of(&self, function: &str) -> &[JumpTable] {
        self.tables.get(function).map_or(&[], Vec::as_slice)
    }

    /// Writes a function's circuit so that instructions can be selected, and schedules it.
    ///
    /// # Errors
    /// What keeps it from being scheduled.
    pub fn schedule(&mut self, function: &mut Function) -> Result<Schedule, Problem> {
        let binding = self.binding_of(function).clone();
        let tables = self.tables_of(&function.name);
        let how = select::PrepareOptions {
            approximate: function.approximate,
            passes: self.options.passes,
            number_masks: self.number_masks,
        };
        prepare(&mut function.circuit, self.machine, &binding, tables, how)?;
        if let Some(places) = self
            .kernel
            .as_ref()
            .filter(|_| self.options.passes.has(Pass::NarrowMasks))
        {
            select::keep_rows(&mut function.circuit, self.machine, &binding, places);
        }
        let schedule = placed(&function.circuit, self.options)?;
        match select::spread(&mut function.circuit, self.machine, &binding, &schedule) {
            true => placed(&function.circuit, self.options),
            false => Ok(schedule),
        }
    }

    /// Selects the instructions of a scheduled function, puts them in order, and what sets state before them.
    ///
    /// # Errors
    /// What keeps it from being covered with instructions.
    pub fn select(&mut self, function: &Function, schedule: &Schedule) -> Result<&code::Function, Problem> {
        self.cover(function, schedule, Order::ByMasks)?;
        self.set()
    }

    /// The instructions without what sets state.
    fn cover(&mut self, function: &Function, schedule: &Schedule, order: Order) -> Result<(), Problem> {
        let order = match order {
            Order::ByMasks if !self.options.passes.has(Pass::OrderMasks) => Order::Scheduled,
            order => order,
        };
        let binding = self.binding_of(function).clone();
        let calls = self.library.calls(self.machine, &binding, &function.circuit);
        let kernel = self.kernel.take();
        let source = select::Source {
            machine: self.machine,
            binding: &binding,
            circuit: &function.circuit,
            schedule,
            library: &calls,
            tables: self.tables.get(&function.name).map_or(&[], Vec::as_slice),
            pool: &self.pool,
            name: &function.name,
            signature: &function.signature,
            hoist: self.options.level == Level::Good,
            setters: self.setters.as_ref(),
            order,
            kernel: kernel.as_ref(),
            interface: self.interface.as_ref(),
            services: &self.services,
        };
        let selected = select::select(source, &mut self.scratch.selecting, &mut self.scratch.code);
        self.kernel = kernel;
        selected?;
        self.literals.numbers.clear();
        let folds = self.options.passes.has(Pass::FoldConstants);
        constants::place(self.machine, &mut self.scratch.code, &mut self.literals, folds)?;
        let is_ordered = order == Order::ByMasks || !self.scratch.code.has_fences();
        // What a stage of shaders asks of its services has indices and conditions in registers of their own.
        if self.interface.is_some() {
            touched::find(self.machine, &mut self.scratch.code, &mut self.scratch.touching);
            if self.options.passes.has(Pass::Reuse) {
                reuse::repeated(self.machine, &mut self.scratch.code);
            }
            if folds {
                relative::fold(self.machine, &mut self.scratch.code);
            }
        }
        let schedules = !self.options.as_selected && self.options.passes.has(Pass::Schedule);
        if self.options.level == Level::Good && schedules && is_ordered {
            list_scheduling::order(self.machine, &mut self.scratch.code);
        }
        let rematerialises = self.options.passes.has(Pass::Rematerialise);
        if self.options.level == Level::Good && rematerialises && binding.has_vectors() {
            rematerialise::constants(self.machine, &mut self.scratch.code);
        }
        Ok(())
    }

    /// Puts what sets state before the instructions that demand it.
    fn set(&mut self) -> Result<&code::Function, Problem> {
        if let Some(setters) = &self.setters {
            settings::insert(self.machine, setters, &mut self.scratch.code, self.options.settings)?;
        }
        Ok(&self.scratch.code)
    }

    /// Machine code of what was selected last.
    ///
    /// # Errors
    /// Register allocation or encoding fails.
    pub fn finish(&mut self) -> Result<Code, Problem> {
        let fast = self.options.level == Level::Quick;
        for scratch in [false, true] {
            let how = allocate::How { fast, scratch };
            let allocated = self
                .scratch
                .allocating
                .allocate(self.machine, &self.scratch.code, how)?;
            let how = emit::How {
                scratch,
                compress: !fast,
            };
            if let Some(code) = emit::emit(
                self.machine,
                &self.scratch.code,
                allocated,
                how,
                &mut self.scratch.emitting,
            )? {
                return Ok(code);
            }
        }
        Err(Problem::new("the frame is too large for the machine"))
    }

    /// A function scheduled and with its instructions selected. The circuit stays as it was prepared.
    ///
    /// # Errors
    /// What keeps it from being covered with instructions.
    pub fn stages(&mut self, function: &mut Function) -> Result<Stages, Problem> {
        let schedule = self.schedule(function)?;
        self.cover(function, &schedule, Order::ByMasks)?;
        let demanding = self.scratch.code.clone();
        Ok(Stages {
            circuit: function.circuit.clone(),
            schedule,
            demanding,
            selected: self.set()?.clone(),
        })
    }

    /// All of it. The circuit stays as it was prepared.
    ///
    /// # Errors
    /// What is wrong with the function.
    pub fn compile(&mut self, function: &mut Function) -> Result<Code, Problem> {
        let has_stack = self.machine.convention.stack.is_some();
        let before = (!has_stack).then(|| function.circuit.clone());
        let made = self.compile_prepared(function);
        // Where state holds a mask again, it is computed again, of values that stay until then. A number needs one register.
        match before {
            Some(circuit) if made.is_err() => {
                function.circuit = circuit;
                self.number_masks = true;
                let numbered = self.compile_prepared(function);
                self.number_masks = false;
                numbered.or(made)
            }
            _ => made,
        }
    }

    /// The same with masks as numbers or without.
    fn compile_prepared(&mut self, function: &mut Function) -> Result<Code, Problem> {
        let schedule = self.schedule(function)?;
        self.select(function, &schedule)?;
        let has_fences = self.scratch.code.has_fences();
        let mut best = self.finish();
        if self.machine.convention.stack.is_some() {
            return best;
        }
        // An order in which masks change seldom takes more registers, and with copies may be longer. What does not fit the
        // registers may do so without constants.
        for order in [Order::Scheduled, Order::Rematerialised, Order::Late] {
            let is_wanted = match order {
                Order::Rematerialised | Order::Late => best.is_err(),
                _ => has_fences,
            };
            if is_wanted {
                self.cover(function, &schedule, order)?;
                self.set()?;
                best = match (best, self.finish()) {
                    (Ok(one), Ok(other)) if other.bytes.len() < one.bytes.len() => Ok(other),
                    (Err(_), other) => other,
                    (best, _) => best,
                };
            }
        }
        best
    }
}

pub use select::{Argument, Arrays, Fetch, Interface};

/// Where an argument or result of a kernel is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In a register: of a file, by number.
    Register(FileId, u16),
    /// From this row on, in the memory that the convention has for arrays.
    Row(u32),
}

impl Place {
    /// The register, if it is one.
    pub fn register(self) -> Option<(FileId, u16)> {
        match self {
            Place::Register(file, number) => Some((file, number)),
            Place::Row(_) => None,
        }
    }
}

/// A kernel: code with arguments and results in registers and rows.
#[derive(Debug, Clone)]
pub struct Kernel {
    pub code: Code,
    /// By argument.
    pub arguments: Vec<Place>,
    /// By value that it leaves.
    pub results: Vec<Place>,
}

impl Worker<'_> {
    /// Compiles a function that is a kernel: one block. Without `arrays` all arguments and results are in registers; else
    /// arrays, and all results, are in rows. The circuit stays as it was prepared.
    ///
    /// # Errors
    /// What is wrong with the function, or there are more arguments or results than places for them.
    pub fn kernel(&mut self, function: &mut Function, arrays: Option<Arrays<'_>>) -> Result<Kernel, Problem> {
        let mut places = select::KernelPlaces::of(self.machine, self.binding_of(function), function, arrays)?;
        let before = arrays.map(|_| function.circuit.clone());
        let mut code = self.kernel_at(function, arrays, &places);
        // What stays in registers may be there where instructions require it.
        if let Some(circuit) = before
            && let Some(settled) = select::settle(&self.scratch.code, &places.arguments)
        {
            let settled = select::KernelPlaces {
                arguments: settled,
                results: places.results.clone(),
            };
            function.circuit = circuit;
            let other = self.kernel_at(function, arrays, &settled);
            if let Ok(made) = &other
                && code.as_ref().map_or(true, |code| made.bytes.len() < code.bytes.len())
            {
                (code, places) = (other, settled);
            }
        }
        let of = |places: &[select::KernelPlace]| {
            let place = |place: &select::KernelPlace| match *place {
                select::KernelPlace::Row { row, .. } => Place::Row(row),
                select::KernelPlace::Register(register) => {
                    let bank = self.machine.bank(register.bank);
                    Place::Register(bank.map_or(0, |bank| bank.file), u16::from(register.number))
                }
            };
            places.iter().map(place).collect()
        };
        Ok(Kernel {
            code: code?,
            arguments: of(&places.arguments),
            results: of(&places.results),
        })
    }

    /// The code of a kernel whose arguments and results are at these places.
    fn kernel_at(
        &mut self,
        function: &mut Function,
        arrays: Option<Arrays<'_>>,
        places: &select::KernelPlaces,
    ) -> Result<Code, Problem> {
        self.kernel = arrays.map(|_| places.clone());
        let code = self.compile(function);
        self.kernel = None;
        code
    }
}

/// A kernel by an interface.
#[derive(Debug, Clone)]
pub struct Placed {
    pub code: Code,
    /// Where the rows of results are, and behind them each other result: file and number of the first register.
    pub results: Vec<(FileId, u16)>,
    /// What is there when it begins besides arguments: the name in the convention, file and number of the first register, and
    /// how many there are.
    pub begins: Vec<(&'static str, (FileId, u16), u8)>,
    /// Numbers that are in registers of constants, from [`Interface::constants`] on.
    pub literals: Vec<i64>,
    /// Instructions that compute what the machine fetches before the kernel begins, if it does.
    pub before: Option<Code>,
}

impl Worker<'_> {
    /// Compiles a function that is a kernel, whose values come from and go where its interface says. The circuit stays as it
    /// was prepared.
    ///
    /// # Errors
    /// What is wrong with the function, or a service for which the convention has no text.
    pub fn by_interface(&mut self, function: &mut Function, interface: Interface) -> Result<Placed, Problem> {
        self.literals.first = interface.constants;
        let fetches = interface.fetches.clone();
        self.interface = Some(interface);
        let code = self.compile_prepared(function);
        self.interface = None;
        let code = code?;
        let before = match fetches.is_empty() {
            true => None,
            false => Some(emit::fetches(self.machine, &fetches, &code.begins)?),
        };
        let file = |register: &code::PReg| {
            let bank = self.machine.bank(register.bank);
            (bank.map_or(0, |bank| bank.file), u16::from(register.number))
        };
        Ok(Placed {
            results: code.left.iter().map(file).collect(),
            begins: code
                .begins
                .iter()
                .map(|it| (it.name, file(&it.place), it.count))
                .collect(),
            literals: self.literals.numbers.clone(),
            before,
            code,
        })
    }
}

impl Worker<'_> {
    /// A function that is a kernel, whose values come from and go where its interface says, as [`Worker::stages`].
    ///
    /// # Errors
    /// What is wrong with the function, or a service for which the convention has no text.
    pub fn stages_by_interface(&mut self, function: &mut Function, interface: Interface) -> Result<Stages, Problem> {
        self.literals.first = interface.constants;
        self.interface = Some(interface);
        let stages = self.stages(function);
        self.interface = None;
        stages
    }
}

/// The services that functions of a module are.
fn services(machine: &Machine, module: &Module) -> HashMap<u32, &'static str> {
    let named = |name: &str| machine.services(name).first().map(|service| service.name);
    let symbols = module.symbols.iter().enumerate();
    symbols
        .filter_map(|(at, symbol)| Some((at as u32, named(module.name(*symbol))?)))
        .collect()
}

/// Schedules a circuit.
fn placed(circuit: &Circuit, options: &Options) -> Result<Schedule, Problem> {
    let told = |finding: Finding| Problem::new(finding.to_string());
    // What comes here was verified, or made from what was.
    let check = cfg!(debug_assertions);
    if options.level == Level::Quick
        && let Some(schedule) = quick(circuit, check).map_err(told)?
    {
        return Ok(schedule);
    }
    let how = schedule::Options {
        policy: match options.level {
            Level::Quick => Policy::Late,
            Level::Good => Policy::Pressure,
        },
        check,
        ..schedule::Options::default()
    };
    schedule(circuit, &how).map_err(told)
}

/// What the machine's selector means for a module's gates.
///
/// # Errors
/// The machine has no patterns.
pub fn binding(machine: &Machine, module: &Module) -> Result<Arc<Binding>, Problem> {
    machine.binding(module.set)
}

/// Compiles all functions of a module. It gets symbols for what of it a library has to compute, and its circuits are
/// written so that instructions can be selected.
///
/// # Errors
/// What is wrong with any of them, in their order.
pub fn compile(machine: &Machine, module: &mut Module, options: &Options) -> Result<Vec<Code>, Vec<Problem>> {
    let mut worker = Worker::new(machine, module, options).map_err(|problem| vec![problem])?;
    let made = module.functions.iter_mut().map(|function| {
        let made = worker.compile(function);
        made.map_err(|problem| problem.of(&function.name))
    });
    all(made)
}

/// All functions of a module, scheduled and selected.
///
/// # Errors
/// What is wrong with any of them, in their order.
pub fn stages(machine: &Machine, module: &mut Module, options: &Options) -> Result<Vec<Stages>, Vec<Problem>> {
    let mut worker = Worker::new(machine, module, options).map_err(|problem| vec![problem])?;
    let made = module.functions.iter_mut().map(|function| {
        let made = worker.stages(function);
        made.map_err(|problem| problem.of(&function.name))
    });
    all(made)
}

/// All results, or all problems.
fn all<T>(made: impl Iterator<Item = Result<T, Problem>>) -> Result<Vec<T>, Vec<Problem>> {
    let mut out = Vec::new();
    let mut problems = Vec::new();
    for one in made {
        match one {
            Ok(one) => out.push(one),
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() { Ok(out) } else { Err(problems) }
}

/// Functions that texts of the calling convention are, as they are called from outside.
const TEXTS: [(&str, &str); 1] = [("syscall", "syscall")];
/// Where a program begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beginning {
    /// The text of the convention that stands there, which calls `main`.
    pub text: &'static str,
    /// Its address.
    pub base: u64,
}

impl Beginning {
    /// Of a process, or of a machine without software.
    pub const PROGRAM: Beginning = Beginning {
        text: "start",
        base: 0x1_0000,
    };

    /// Of a kernel that each of many harts executes with arguments of its own, from an address on.
    pub fn kernel(base: u64) -> Beginning {
        Beginning { text: "launch", base }
    }
}

/// What the beginning of a program is called.
const START: &str = "_start";

/// A program that needs nothing else: the code of modules, what calls the `main` of the first, and the functions that are
/// texts of the calling convention.
///
/// # Errors
/// A name that is defined nowhere, or twice.
pub fn program(machine: &Machine, units: &[Unit<'_>], begins: Beginning) -> Result<Image, Vec<Problem>> {
    let Some(first) = units.first() else {
        return Err(vec![Problem::new("there is no module")]);
    };
    let symbol = |name: &str| {
        let of = |s: &module::Symbol| first.module.name(*s) == name;
        first.module.symbols.iter().position(of).map(|at| at as u32)
    };
    let text = |(key, name): (&str, &str)| emit::from_text(machine, key, name, &symbol).map_err(|p| vec![p]);
    let mut own = vec![text((begins.text, START))?];
    for (name, key) in TEXTS {
        let declared = |u: &Unit<'_>| u.module.externs.iter().any(|e| e.name == name);
        if units.iter().any(declared) {
            own.push(text((key, name))?);
        }
    }
    // Texts name symbols of the first module.
    let bare = Module {
        data: Vec::new(),
        ..first.module.clone()
    };
    let texts = Unit {
        module: &bare,
        code: &own,
    };
    let all: Vec<Unit<'_>> = std::iter::once(texts).chain(units.iter().copied()).collect();
    link(machine, &all, begins.base, START)
}
