//! The compiler as a whole: takes a module of circuits from a front end through the optimiser ([`level`]) and the back
//! end for a machine, compiles the library functions that it needs ([`library`]), and gives programs, objects and the
//! text of every stage.
//!
//! [`Driver`] is made once for a target; compiling does not change it. A module that does not verify is refused first.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod atomics;
mod lanes;
mod legal;
mod level;
mod library;
mod shaders;
pub mod tgsi;
mod vectors;

pub use lanes::{Arrays, LaneCode, Place, TileCode};
pub use level::Level;
pub use library::check as check_declarations;
pub use shaders::{Argument, Interface, ShaderCode};

use onespec_backend::driver::Beginning;
use onespec_backend::emit::Code;
use onespec_backend::object::{self, Unit};
use onespec_backend::select::Library;
use onespec_backend::{Machine, Options, Problem, driver, pseudo};
pub use onespec_backend::{Pass, Passes};
use onespec_compiler::opt::is_ordered;
use onespec_compiler::vectorize::{LoopReport, VectorTarget};
use onespec_compiler::verify::{self, verify_module};
use onespec_core::isa::Isa;
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_graph::{Circuit, Findings, Module};
use onespec_volt::Vectors;

/// A compiler for a target.
#[derive(Debug)]
pub struct Driver {
    pub machine: Machine,
    pub level: Level,
    /// Branches on what was loaded stay branches, and loads stay in their order, in all programs, not just in those with
    /// atomic accesses or fences: others may see in which order accesses come.
    pub ordered: bool,
    /// Which optimisations the back end makes.
    pub passes: Passes,
    /// The vectors that loops may use, and that explicit vectors of programs become: those of the target, where it is a
    /// processor. None: loops stay scalar, vectors are lanes.
    pub vectors: Option<VectorTarget>,
}

impl Driver {
    /// # Errors
    /// The target has no calling convention, or a text of it can't be read.
    pub fn new(
        isa: &'static Isa,
        target: Resolved,
        selectors: &'static [&'static Selector],
        level: Level,
    ) -> Result<Driver, Problem> {
        Driver::with_convention(isa, target, selectors, level, None)
    }

    /// The same by the calling convention of this name.
    ///
    /// # Errors
    /// As [`Driver::new`].
    pub fn with_convention(
        isa: &'static Isa,
        target: Resolved,
        selectors: &'static [&'static Selector],
        level: Level,
        convention: Option<&str>,
    ) -> Result<Driver, Problem> {
        let machine = Machine::new(isa, target, selectors.iter().copied(), convention)?;
        // A machine without a stack runs kernels alone: whoever gives it one says what its vectors hold.
        let is_processor = machine.convention.stack.is_some();
        let vectors = is_processor
            .then(|| vectors::of(&machine, &onespec_circuit::GATES))
            .flatten();
        Ok(Driver {
            machine,
            level,
            ordered: false,
            passes: Passes::default(),
            vectors,
        })
    }

    /// What explicit vectors of a program become.
    pub fn explicit_vectors(&self) -> Vectors {
        self.vectors
            .as_ref()
            .map_or(Vectors::Lanes, |target| Vectors::Of(target.types))
    }

    /// How the back end makes the code of a module at this level.
    pub fn options(&self, module: &Module) -> Options {
        Options {
            level: self.level.back_end(),
            // Latencies let a load pass another one, of the same address perhaps.
            as_selected: self.ordered || is_ordered(module) || atomics::has_services(module),
            settings: self.level.settings(),
            passes: self.passes,
            gate_function: Some(library::GATE_FUNCTION),
            code_alone: false,
        }
    }

    /// Verifies a module and optimises it as the level says. Values that no register of the machine holds are split.
    ///
    /// # Errors
    /// What the verifier finds; the module is as it was.
    pub fn optimise(&self, module: &mut Module) -> Result<(), Vec<Problem>> {
        self.optimise_loops(module).map(drop)
    }

    /// The same, and what became of each loop where the target has vectors.
    ///
    /// # Errors
    /// As [`Driver::optimise`].
    pub fn optimise_loops(&self, module: &mut Module) -> Result<Vec<LoopReport>, Vec<Problem>> {
        let vectors = self.vectors.as_ref();
        let reports = self.level.optimise(module, self.ordered, vectors).map_err(told)?;
        // A machine without a stack runs kernels of elements, which have no memory.
        if self.machine.convention.stack.is_some() {
            atomics::make_services(&self.machine, module)?;
        }
        legal::legalise(&self.machine, module, self.level).map_err(|problem| vec![problem])?;
        Ok(reports)
    }

    /// Bits of an address of the machine: what modules are made for.
    pub fn pointer_bits(&self) -> u32 {
        8 * self.machine.address_bytes()
    }

    /// The code of all functions of a module that [`Driver::optimise`] has taken: one that verifies, which is asked again in
    /// debug builds only. It gets symbols for what of it a library has to compute.
    ///
    /// # Errors
    /// What is wrong with any of its functions.
    pub fn code(&self, module: &mut Module) -> Result<Vec<Code>, Vec<Problem>> {
        if cfg!(debug_assertions) {
            verified(module)?;
        }
        let options = self.options(module);
        onespec_backend::compile(&self.machine, module, &options)
    }

    /// Functions selected and scheduled, as far as they come, of a module as [`Driver::code`] takes it.
    ///
    /// # Errors
    /// What is wrong with any of them.
    pub fn stages(&self, module: &mut Module) -> Result<Vec<driver::Stages>, Vec<Problem>> {
        if cfg!(debug_assertions) {
            verified(module)?;
        }
        let options = self.options(module);
        driver::stages(&self.machine, module, &options)
    }

    /// The instructions of each function over virtual registers, as text, of a module as [`Driver::code`] takes it. With a
    /// mirror of the machine, functions with mirrored instructions are shown stage by stage ([`pseudo`]).
    ///
    /// # Errors
    /// What is wrong with any of them.
    pub fn selected(&self, module: &mut Module, mirror: Option<&'static Isa>) -> Result<String, Vec<Problem>> {
        let stages = self.stages(module)?;
        let options = self.options(module);
        let symbol = |number| object::name(module, number).to_owned();
        let mut text = String::new();
        for of in &stages {
            let pseudos = match mirror {
                Some(mirror) => pseudo::text(&self.machine, mirror, module, &of.demanding, &options),
                None => Ok(None),
            };
            match pseudos.map_err(|problem| vec![problem.of(&of.selected.name)])? {
                Some(pseudos) => text.push_str(&pseudos),
                None => text.push_str(&onespec_backend::print(&self.machine, &of.selected, &symbol)),
            }
        }
        Ok(text)
    }

    /// An object file for a linker.
    ///
    /// # Errors
    /// What is wrong with any of its functions, or a relocation that the format cannot hold.
    pub fn object(&self, mut module: Module) -> Result<Vec<u8>, Vec<Problem>> {
        self.optimise(&mut module)?;
        let code = self.code(&mut module)?;
        object::relocatable(&self.machine, &module, &code)
    }

    /// A program: the module, and of the library what it needs.
    ///
    /// # Errors
    /// What is wrong with any function, a name that is defined nowhere.
    pub fn program(&self, module: Module) -> Result<Vec<u8>, Vec<Problem>> {
        self.beginning(module, Beginning::PROGRAM)
    }

    /// A kernel: a program at an address whose `main` each of many harts calls with arguments of its own, as the convention's text
    /// `launch` says.
    ///
    /// # Errors
    /// As [`Driver::program`]; the convention has no such text.
    pub fn launched(&self, module: Module, base: u64) -> Result<Vec<u8>, Vec<Problem>> {
        self.beginning(module, Beginning::kernel(base))
    }

    fn beginning(&self, mut module: Module, begins: Beginning) -> Result<Vec<u8>, Vec<Problem>> {
        library::check(&module)?;
        self.optimise(&mut module)?;
        let code = self.code(&mut module)?;
        let binding = driver::binding(&self.machine, &module).map_err(|problem| vec![problem])?;
        let calls = Library::new(Some(library::GATE_FUNCTION));
        let calls = |circuit: &Circuit| calls.names(&self.machine, &binding, circuit);
        let legal = |part: &mut Module| legal::legalise(&self.machine, part, self.level);
        let needed = library::needed(&module, self.pointer_bits(), &legal, &calls);
        let mut library = needed.map_err(|problem| vec![problem])?;
        let mut its_code = Vec::with_capacity(library.len());
        for part in &mut library {
            its_code.push(self.code(part)?);
        }
        let of_program = Unit {
            module: &module,
            code: &code,
        };
        let of_library = library
            .iter()
            .zip(&its_code)
            .map(|(module, code)| Unit { module, code });
        let units: Vec<Unit<'_>> = std::iter::once(of_program).chain(of_library).collect();
        let image = onespec_backend::program(&self.machine, &units, begins)?;
        object::executable::program(&self.machine, &image).map_err(|error| vec![Problem::new(error)])
    }
}

/// Whether a module is what its rules ask for.
fn verified(module: &Module) -> Result<(), Vec<Problem>> {
    verify_module(module, &verify::Options::errors()).map_err(told)
}

fn told(found: Findings) -> Vec<Problem> {
    let more = (found.more() > 0).then(|| Problem::new(format!("and {} more", found.more())));
    let told = found
        .into_vec()
        .into_iter()
        .map(|finding| Problem::new(finding.to_string()).at(finding.line));
    told.chain(more).collect()
}
