//! The way of a module through the back end: each function for itself, errors of all of them together.

use crate::allocate::allocate;
use crate::code;
use crate::emit::{self, Code};
use crate::latency;
use crate::machine::Machine;
use crate::object::{Image, Unit, link};
use crate::problem::Problem;
use crate::select::{Binding, Library, prepare, select};
use onespec_compiler::schedule::{self, Policy, schedule};
use onespec_graph::Circuit;
use onespec_graph::module::{self, Function, Module};
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
}

/// A function on its way.
pub struct Stages {
    pub circuit: Circuit,
    pub schedule: schedule::Schedule,
    pub selected: code::Function,
}

/// Schedules a function, selects its instructions and puts them in order.
///
/// # Errors
/// What keeps it from being scheduled, or from being covered with instructions.
pub fn selected(
    machine: &Machine,
    binding: &Binding,
    library: &Library,
    function: &Function,
    options: &Options,
) -> Result<Stages, Problem> {
    let mut circuit = function.circuit.clone();
    prepare(&mut circuit, binding)?;
    let how = schedule::Options {
        policy: match options.level {
            Level::Quick => Policy::Late,
            Level::Good => Policy::Pressure,
        },
        ..schedule::Options::default()
    };
    let scheduled = schedule(&circuit, &how).map_err(|finding| Problem::new(finding.to_string()))?;
    let calls = library.calls(machine, binding, &circuit);
    let mut selected = select(
        machine,
        binding,
        &circuit,
        &scheduled,
        &calls,
        &function.name,
        &function.signature,
    )?;
    if options.level == Level::Good && !options.as_selected {
        latency::order(machine, &mut selected);
    }
    Ok(Stages {
        circuit,
        schedule: scheduled,
        selected,
    })
}

/// Machine code of selected code.
///
/// # Errors
/// Register allocation or encoding fails.
pub fn finished(machine: &Machine, selected: &code::Function, options: &Options) -> Result<Code, Problem> {
    let fast = options.level == Level::Quick;
    for scratch in [false, true] {
        let allocated = allocate(machine, selected, fast, scratch)?;
        if let Some(code) = emit::emit(machine, selected, &allocated, scratch)? {
            return Ok(code);
        }
    }
    Err(Problem::new("the frame is too large for the machine"))
}

/// What the machine's selector means for a module's gates.
///
/// # Errors
/// The machine has no patterns.
pub fn binding(machine: &Machine, module: &Module) -> Result<Arc<Binding>, Problem> {
    machine.binding(module.set)
}

/// Compiles all functions of a module. It gets symbols for what of it a library has to compute.
///
/// # Errors
/// What is wrong with any of them, in their order.
pub fn compile(machine: &Machine, module: &mut Module, options: &Options) -> Result<Vec<Code>, Vec<Problem>> {
    let binding = binding(machine, module).map_err(|problem| vec![problem])?;
    let library = Library::declare(machine, &binding, module);
    let each = |function: &Function| {
        let made = selected(machine, &binding, &library, function, options)
            .and_then(|stages| finished(machine, &stages.selected, options));
        made.map_err(|problem| problem.of(&function.name))
    };
    all(module.functions.iter().map(each))
}

/// All functions of a module, scheduled and selected.
///
/// # Errors
/// What is wrong with any of them, in their order.
pub fn stages(machine: &Machine, module: &mut Module, options: &Options) -> Result<Vec<Stages>, Vec<Problem>> {
    let binding = binding(machine, module).map_err(|problem| vec![problem])?;
    let library = Library::declare(machine, &binding, module);
    let each = |function| {
        selected(machine, &binding, &library, function, options).map_err(|problem| problem.of(&function.name))
    };
    all(module.functions.iter().map(each))
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
/// The text where a program begins, and what it is called.
const START: (&str, &str) = ("start", "_start");
/// Where programs are in memory.
const BASE: u64 = 0x1_0000;

/// A program that needs nothing else: the code of modules, what calls the `main` of the first, and the functions that are
/// texts of the calling convention.
///
/// # Errors
/// A name that is defined nowhere, or twice.
pub fn program(machine: &Machine, units: &[Unit<'_>]) -> Result<Image, Vec<Problem>> {
    let Some(first) = units.first() else {
        return Err(vec![Problem::new("there is no module")]);
    };
    let symbol = |name: &str| {
        let of = |s: &module::Symbol| first.module.name(*s) == name;
        first.module.symbols.iter().position(of).map(|at| at as u32)
    };
    let text = |(key, name): (&str, &str)| emit::from_text(machine, key, name, &symbol).map_err(|p| vec![p]);
    let mut own = vec![text(START)?];
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
    link(machine, &all, BASE, START.1)
}
