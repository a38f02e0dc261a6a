//! Shaders: from their circuits to code of their stage, with where inputs, constants and outputs are. They are in TGSI, or in Volt
//! (module `volt`), whose declarations are those of TGSI.
//!
//! The calling convention of a stage has its name, alone or with `_` and more behind it. The module `inputs` says where inputs come
//! from. Constants are in the convention's registers of constants, buffer behind buffer, and behind them numbers of the
//! shader's own.

mod fetches;
mod inputs;
mod volt;

pub use volt::{Source, VoltShader};

use crate::shaders::{Interface, ShaderCode};
use crate::{Driver, Level, Pass};
use onespec_backend::driver::{Scratch, Stages};
use onespec_backend::{Problem, object};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_core::isa::{FileId, Isa};
use onespec_core::select::Selector;
use onespec_core::target::Resolved;
use onespec_graph::Module;
use onespec_tgsi::ast::Shader;
use onespec_tgsi::lower::{Input, Kernel, KernelOptions, lower_kernel};
use onespec_tgsi::names::{File, Stage};
use std::sync::{Mutex, PoisonError};

/// What makes selections of branches.
const FLATTEN: &str = "if-conversion,simplify,gvn,simplifycfg,if-conversion,simplify,gvn,dce";
/// Cycles that selections may spend in vain, by the costs of gates: what a branch costs with the wait for its condition, for both
/// ways.
const VAIN: u32 = 40;
/// What reads an element of an array whose number is computed, where registers have arrays.
const ARRAY: &str = "shader_array_get";
/// How the names of services begin.
const SERVICE: &str = "shader_";
/// How the name of the service begins that waits for what the service of a texture gives which the machine asks before the shader
/// begins.
const FETCHED: &str = "shader_fetched_";
/// How the name begins of what is there then.
const FETCH: &str = "fetch_";
/// The part of the registers that arrays may take: a half.
const ARRAYS: u32 = 2;
/// Scalars of a register.
const SCALARS: u32 = 4;

/// A compiler for the shaders of a stage on a target.
#[derive(Debug)]
pub struct ShaderDriver {
    pub driver: Driver,
    stage: Stage,
    /// Buffers of shaders that were compiled, for the next ones: at most one for each thread.
    scratch: Mutex<Vec<Scratch>>,
}

/// A shader that the back end can take.
#[derive(Clone)]
pub struct Prepared {
    module: Module,
    kernel: Kernel,
    constants: Vec<(u32, u32)>,
    interface: Interface,
    inputs: Vec<(u32, InputPlace)>,
}

impl Prepared {
    /// Its circuit, optimised.
    pub fn module(&self) -> &Module {
        &self.module
    }
}

/// A compiled shader.
#[derive(Debug, Clone)]
pub struct CompiledShader {
    pub code: ShaderCode,
    /// Scalars of inputs that it reads, by their numbers (4 * register + component), with where they are.
    pub inputs: Vec<(u32, InputPlace)>,
    /// By buffer, the register of constants that is its first scalar, and how many scalars it has.
    pub constants: Vec<(u32, u32)>,
    /// Outputs by their registers, with the file and number of the first of four registers.
    pub outputs: Vec<(u32, (FileId, u16))>,
    /// The register of constants that is the first of the code's literals.
    pub literals: u32,
}

/// Where a scalar of an input is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputPlace {
    /// In a register when the shader begins.
    Register(FileId, u16),
    /// In this slot of what is interpolated.
    Slot(u32),
    /// In this slot, which has the value of the provoking vertex at all vertices.
    Flat(u32),
    /// What the rasteriser or the front end of the machine says of a fragment or vertex: in registers of
    /// [`ShaderCode::begins`].
    Begins,
}

/// What a stage's calling convention is called.
pub fn convention(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Vertex => Some("vertex"),
        Stage::Fragment => Some("fragment"),
        Stage::Compute => Some("compute"),
        _ => None,
    }
}

impl ShaderDriver {
    /// # Errors
    /// The target has no calling convention for the stage, or a text of it cannot be read.
    pub fn new(
        isa: &'static Isa,
        target: Resolved,
        selectors: &'static [&'static Selector],
        level: Level,
        stage: Stage,
    ) -> Result<ShaderDriver, Problem> {
        let name = convention(stage);
        let name = name.ok_or_else(|| Problem::new(format!("shaders of stage {} are not compiled", stage.word())))?;
        let is_of_stage =
            |known: &str| known == name || known.strip_prefix(name).is_some_and(|rest| rest.starts_with('_'));
        let mut own = isa.conventions.iter().filter(|it| it.needs.holds(&target.features));
        let name = own.find(|it| is_of_stage(it.name)).map_or(name, |it| it.name);
        let driver = Driver::with_convention(isa, target, selectors, level, Some(name))?;
        Ok(ShaderDriver {
            driver,
            stage,
            scratch: Mutex::default(),
        })
    }

    /// Compiles a shader that was checked.
    ///
    /// # Errors
    /// It is of another stage; or what of it cannot be compiled. Lines are numbers of instructions, from 1.
    pub fn compile(&self, shader: &Shader) -> Result<CompiledShader, Vec<Problem>> {
        self.compile_lowered(shader, &lowering(shader))
    }

    fn compile_lowered(&self, shader: &Shader, lower: Lowering<'_>) -> Result<CompiledShader, Vec<Problem>> {
        let options = self.kernel_options();
        let made = self
            .prepare_with((shader, lower), &options)
            .and_then(|prepared| self.finish(prepared));
        match made {
            // Arrays take their registers all along; what code chooses among is where there is room.
            Err(problems) if options.elements > 0 => {
                let chosen = KernelOptions { elements: 0, ..options };
                let made = self
                    .prepare_with((shader, lower), &chosen)
                    .and_then(|prepared| self.finish(prepared));
                made.map_err(|_| problems)
            }
            made => made,
        }
    }

    /// What the machine has for kernels of the stage.
    fn kernel_options(&self) -> KernelOptions {
        let machine = &self.driver.machine;
        let fetches = machine.service_names().filter_map(|name| name.strip_prefix(FETCHED));
        KernelOptions {
            elements: self.elements(),
            fetches: fetches.map(|name| format!("{SERVICE}{name}")).collect(),
            most_fetches: self.fetch_places().count() as u32,
        }
    }

    /// Where what the machine fetches may be when a shader begins: names of the convention.
    fn fetch_places(&self) -> impl Iterator<Item = &'static str> {
        let begins = self.driver.machine.begins().iter();
        begins.map(|begin| begin.name).filter(|name| name.starts_with(FETCH))
    }

    /// How many elements arrays may have together that registers hold: none where the convention has no text for these.
    fn elements(&self) -> u32 {
        let machine = &self.driver.machine;
        let is_wanted = self.driver.passes.has(Pass::Arrays);
        let has_arrays = is_wanted && machine.has_areas() && !machine.services(ARRAY).is_empty();
        let bank = machine.bank(machine.address_bank()).filter(|_| has_arrays);
        bank.map_or(0, |bank| bank.order.len() as u32 / ARRAYS)
    }

    /// What the back end takes: the circuit of a shader, optimised, with where its values are.
    ///
    /// # Errors
    /// As [`ShaderDriver::compile`].
    pub fn prepare(&self, shader: &Shader) -> Result<Prepared, Vec<Problem>> {
        self.prepare_with((shader, &lowering(shader)), &self.kernel_options())
    }

    /// The same of what a shader declares, and how it is lowered.
    fn prepare_with(
        &self,
        (shader, lower): (&Shader, Lowering<'_>),
        options: &KernelOptions,
    ) -> Result<Prepared, Vec<Problem>> {
        let one = |problem: Problem| vec![problem];
        if shader.stage != self.stage {
            let (own, other) = (self.stage.word(), shader.stage.word());
            let message = format!("a compiler of stage {own} got a shader of stage {other}");
            return Err(one(Problem::new(message)));
        }
        let (mut module, mut kernel) = lower(options).map_err(one)?;
        if !kernel.fetches.is_empty() && !self.may_fetch(shader, (&module, &kernel)) {
            let fetches = Vec::new();
            let without = KernelOptions {
                fetches,
                ..options.clone()
            };
            (module, kernel) = lower(&without).map_err(one)?;
        }
        let constants = constants(shader, &kernel);
        let (interface, inputs) = self.interface(shader, &kernel, &constants).map_err(one)?;
        self.driver.optimise(&mut module)?;
        if self.driver.level != Level::O0 && self.driver.passes.has(Pass::Flatten) {
            flatten(&mut module).map_err(one)?;
        }
        Ok(Prepared {
            module,
            kernel,
            constants,
            interface,
            inputs,
        })
    }

    /// A shader that was prepared, scheduled and with its instructions selected over virtual registers.
    ///
    /// # Errors
    /// What of it cannot be compiled.
    pub fn stages(&self, prepared: &mut Prepared) -> Result<Stages, Vec<Problem>> {
        let interface = prepared.interface.clone();
        self.driver.shader_stages(&mut prepared.module, 0, interface)
    }

    /// The text of instructions over virtual registers.
    pub fn selected(&self, prepared: &Prepared, stages: &Stages) -> String {
        let symbol = |number| object::name(&prepared.module, number).to_owned();
        onespec_backend::print(&self.driver.machine, &stages.selected, &symbol)
    }

    /// The code of a shader that was prepared.
    ///
    /// # Errors
    /// What of it cannot be compiled.
    pub fn finish(&self, prepared: Prepared) -> Result<CompiledShader, Vec<Problem>> {
        let Prepared {
            mut module,
            kernel,
            constants,
            interface,
            inputs,
        } = prepared;
        let literals = interface.constants;
        let buffers = || self.scratch.lock().unwrap_or_else(PoisonError::into_inner);
        let mut scratch = buffers().pop().unwrap_or_default();
        let code = self.driver.shader_in(&mut module, 0, interface, &mut scratch)?;
        buffers().push(scratch);
        let outputs = kernel
            .outputs
            .iter()
            .copied()
            .zip(code.results.iter().copied())
            .collect();
        Ok(CompiledShader {
            code,
            inputs,
            constants,
            outputs,
            literals,
        })
    }
}

/// How a shader becomes the circuit of a kernel for what a machine has.
type Lowering<'a> = &'a dyn Fn(&KernelOptions) -> Result<(Module, Kernel), Problem>;

fn lowering(shader: &Shader) -> impl Fn(&KernelOptions) -> Result<(Module, Kernel), Problem> {
    |options| lower_kernel(shader, options).map_err(|error| Problem::new(error.to_string()))
}

/// Makes selections of branches where that costs less than branching: lanes that go different ways wait for each other.
fn flatten(module: &mut Module) -> Result<(), Problem> {
    let pipeline = Pipeline::parse(FLATTEN).map_err(|error| Problem::new(error.to_string()))?;
    for function in &mut module.functions {
        let mut context = Context {
            vain: VAIN,
            ..Context::default()
        };
        let run = pipeline.run(&mut function.circuit, &mut context);
        run.map_err(|error| Problem::new(error.to_string()))?;
    }
    Ok(())
}

/// By buffer of constants, its first register and how many scalars it has.
fn constants(shader: &Shader, kernel: &Kernel) -> Vec<(u32, u32)> {
    let mut counts: Vec<u32> = Vec::new();
    let mut has = |buffer: u32, count: u32| {
        let at = buffer as usize;
        if counts.len() <= at {
            counts.resize(at + 1, 0);
        }
        counts[at] = counts[at].max(count);
    };
    for declaration in shader.declarations().filter(|it| it.file == File::Constant) {
        if let Some((_, last)) = declaration.range {
            let buffer = declaration.outer.flatten().map_or(0, |(first, _)| first);
            has(buffer, last.saturating_add(1).saturating_mul(SCALARS));
        }
    }
    for argument in &kernel.arguments {
        if let Input::Constant(buffer, scalar) = argument {
            has(*buffer, scalar / SCALARS * SCALARS + SCALARS);
        }
    }
    let mut first: u32 = 0;
    let place = |count: u32| {
        let own = first;
        first = first.saturating_add(count);
        (own, count)
    };
    counts.into_iter().map(place).collect()
}
