//! Lowering: a shader as one function of Circuit IR, for one thread.
//!
//! Each component of a register is a scalar value of 32 bits in SSA form; registers whose number is computed are arrays
//! on the stack. Control flow is structured, subroutines stand in the place of their calls. What a thread has from its
//! wave are services, called by name ([`services`]): inputs, outputs, constants, textures, kill, derivatives, and
//! functions that Circuit IR has no gate for.
//!
//! ```
//! let text = "VERT\nDCL IN[0]\nDCL OUT[0], POSITION\nADD OUT[0], IN[0], IN[0]\nEND\n";
//! let shader = onespec_tgsi::parse(text, &mut onespec_tgsi::Diags::new(0)).unwrap();
//! let module = onespec_tgsi::lower::lower(&shader).unwrap();
//! let names: Vec<&str> = module.externs.iter().map(|service| &*service.name).collect();
//! assert_eq!(names, ["shader_input", "shader_output"]);
//! ```

mod areas;
mod arithmetic;
mod builder;
mod control;
mod halves;
mod integers;
mod registers;
pub mod services;
mod textures;

use crate::flow::{Fault, flow};
use crate::names::{PropertyName, Stage};
use crate::opcodes::{Kind, Mode, Opcode, Type};
use crate::syntax::ast::{Instruction, Shader};
use builder::Builder;
use control::Frames;
use hashbrown::HashMap;
use onespec_circuit::GATES;
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Function, Module};
use onespec_graph::{Circuit, Gate};
use registers::Registers;
use services::Services;
pub use services::{Fetch, Input, Kernel};
use std::fmt::{self, Display, Formatter};

/// The name of the function that a shader becomes.
pub const MAIN: &str = "main";

/// Why a shader is not lowered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// Blocks are not in each other; the first fault.
    Nesting(Fault),
    /// What there is no lowering for; the number of the instruction, and what.
    Unsupported(usize, String),
    /// The circuit would be too large: subroutines in subroutines, loops in loops.
    TooLarge,
}

impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Error::Nesting(fault) => write!(f, "instruction {}: {}", fault.instruction, fault.message),
            Error::Unsupported(number, what) => write!(f, "instruction {number}: {what} cannot be compiled"),
            Error::TooLarge => f.write_str("the shader would become too large"),
        }
    }
}

impl std::error::Error for Error {}

/// A module with the function [`MAIN`], without parameters and result. Lines of its gates are numbers of instructions,
/// from 1.
///
/// # Errors
/// See [`Error`].
pub fn lower(shader: &Shader) -> Result<Module, Error> {
    lowered(shader, None).map(|(module, _)| module)
}

/// The same as a kernel: inputs and constants whose numbers are known are arguments of [`MAIN`], outputs are the values that it
/// leaves.
///
/// # Errors
/// See [`Error`].
pub fn lower_kernel(shader: &Shader, options: &KernelOptions) -> Result<(Module, Kernel), Error> {
    lowered(shader, Some(options))
}

/// What the machine of a kernel has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KernelOptions {
    /// Elements that arrays of registers whose numbers are computed may have together, each a component of a register: these are
    /// areas. Beyond that they are variables, among which code chooses.
    pub elements: u32,
    /// Services of textures that may be asked before the kernel begins, where all of their coordinates are inputs.
    pub fetches: Vec<String>,
    /// How many times they may be.
    pub most_fetches: u32,
}

fn lowered(shader: &Shader, kernel: Option<&KernelOptions>) -> Result<(Module, Kernel), Error> {
    let is_kernel = kernel.is_some();
    let elements = kernel.map(|options| options.elements);
    let flow = flow(shader).map_err(|faults| {
        let first = faults.into_iter().min_by_key(|fault| fault.instruction);
        first.map_or(Error::TooLarge, Error::Nesting)
    })?;
    if !matches!(shader.stage, Stage::Vertex | Stage::Fragment | Stage::Compute) {
        return Err(Error::Unsupported(0, format!("the stage {}", shader.stage.word())));
    }
    let instructions: Vec<&Instruction> = shader.instructions().collect();
    let mut lowering = Lowering {
        builder: Builder::new(),
        services: Services::new(Module::new(&GATES)),
        registers: Registers::default(),
        floats: HashMap::new(),
        conditions: HashMap::new(),
        is_legacy: shader.property(PropertyName::LegacyMathRules) != 0,
        fuses: false,
        options: kernel.cloned().unwrap_or_default(),
    };
    if is_kernel {
        lowering.services.kernel = Some(Default::default());
    }
    lowering.registers = Registers::of(shader, &mut lowering.builder, elements);
    lowering.begin_areas();
    let mut frames = Frames::new(&lowering.builder);
    let mut at = 0;
    while let Some(instruction) = instructions.get(at) {
        lowering.builder.line = at as u32 + 1;
        match frames.step(&mut lowering, &flow, &instructions, at) {
            control::Next::At(next) => at = next,
            control::Next::End => break,
            control::Next::Plain => {
                if lowering.builder.is_live() {
                    lowering
                        .instruction(instruction)
                        .map_err(|what| Error::Unsupported(at, what))?;
                }
                at += 1;
            }
        }
        if lowering.builder.is_exhausted() {
            return Err(Error::TooLarge);
        }
    }
    frames.end_main(&mut lowering.builder);
    if lowering.builder.is_live() {
        let missing = |what| Error::Unsupported(instructions.len(), what);
        match is_kernel {
            true => {
                let values = lowering.all_outputs().map_err(missing)?;
                lowering.builder.leave_with(&values);
            }
            false => {
                lowering.write_outputs().map_err(missing)?;
                lowering.builder.leave();
            }
        }
    }
    let is_precise = instructions.iter().any(|instruction| instruction.precise);
    Ok(lowering.finish(!is_precise && !is_kernel))
}

/// A shader that is being lowered.
struct Lowering {
    builder: Builder,
    services: Services,
    registers: Registers,
    /// The floats that words were made of.
    floats: HashMap<Gate, Gate>,
    /// The conditions that words say: 0 where they do not hold.
    conditions: HashMap<Gate, Gate>,
    /// Zero times anything is zero.
    is_legacy: bool,
    /// A product and a sum of the instruction are rounded once: of kernels, unless it is `_PRECISE`.
    fuses: bool,
    options: KernelOptions,
}

/// What has no lowering.
type Missing = String;

impl Lowering {
    /// An instruction that is no control flow.
    fn instruction(&mut self, instruction: &Instruction) -> Result<(), Missing> {
        let info = instruction.opcode.info();
        self.fuses = self.services.kernel.is_some() && !instruction.precise;
        let missing = || Err(info.name.to_owned());
        match instruction.opcode {
            Opcode::KILL | Opcode::DEMOTE => {
                self.services.call(&mut self.builder, "discard", None, &[]);
                return Ok(());
            }
            Opcode::KILL_IF => return self.kill_if(instruction),
            Opcode::NOP => return Ok(()),
            Opcode::BARRIER | Opcode::MEMBAR => return missing(),
            _ => {}
        }
        let Some(to) = instruction.destinations.first() else {
            return missing();
        };
        let mask = to.mask;
        let result = match info.kind {
            Kind::Texture => self.texture(instruction)?,
            Kind::Wide | Kind::Memory => return missing(),
            _ => {
                // What the result's components depend on: all of the sources, or the same component.
                let wanted = match info.mode {
                    Mode::Componentwise => mask,
                    _ => 0xf,
                };
                let mut components = [[None; 4]; 4];
                let count = instruction.sources.len();
                for (source, to) in components.iter_mut().enumerate().take(count) {
                    *to = self.source(instruction, source, wanted)?;
                }
                self.computed(instruction, mask, &components)?
            }
        };
        let result = match instruction.saturate {
            true => result.map(|value| value.map(|value| self.saturated(value))),
            false => result,
        };
        self.write(to, result)
    }

    /// Components of a source that are wanted, with its modifiers.
    fn source(&mut self, instruction: &Instruction, at: usize, wanted: u8) -> Result<[Option<Gate>; 4], Missing> {
        let ty = instruction.opcode.info().source_type(at);
        let source = &instruction.sources[at];
        let read = self.read(&source.register, source.swizzle, wanted)?;
        Ok(read.map(|value| value.map(|value| self.modified(value, source.absolute, source.negate, ty))))
    }

    fn modified(&mut self, value: Gate, absolute: bool, negate: bool, ty: Type) -> Gate {
        let is_integer = matches!(ty, Type::Signed | Type::Unsigned);
        let value = match (absolute, is_integer) {
            (true, true) => self.integer_absolute(value),
            (true, false) => self.float_absolute(value),
            (false, _) => value,
        };
        match (negate, is_integer) {
            (true, true) => self.integer_negated(value),
            (true, false) => self.float_negated(value),
            (false, _) => value,
        }
    }

    fn kill_if(&mut self, instruction: &Instruction) -> Result<(), Missing> {
        let values = self.source(instruction, 0, 0xf)?;
        let mut values: Vec<Gate> = values.into_iter().flatten().collect();
        values.sort_unstable();
        values.dedup();
        let conditions: Vec<Gate> = values.into_iter().map(|value| self.is_negative(value)).collect();
        let Some(any) = conditions.into_iter().reduce(|a, b| self.either(a, b)) else {
            return Ok(());
        };
        if self.services.kernel.is_some() {
            let any = self
                .builder
                .pure(onespec_circuit::Opcode::Zext, onespec_circuit::types::I32, 0, &[any]);
            self.services.call(&mut self.builder, "discard_if", None, &[any]);
            return Ok(());
        }
        let mark = self.builder.mark();
        let [kills, stays] = self.builder.fork(any);
        self.builder.rollback(&mark);
        self.builder.join([kills]);
        self.services.call(&mut self.builder, "discard", None, &[]);
        let killed = self.builder.exit(&mark);
        self.builder.rollback(&mark);
        self.builder.join(killed.into_iter().chain([stays]));
        Ok(())
    }

    fn finish(self, approximate: bool) -> (Module, Kernel) {
        let Lowering { builder, services, .. } = self;
        let mut module = services.module;
        let kernel = services.kernel.map_or_else(Kernel::default, |(kernel, _)| kernel);
        let signature = Signature {
            name: MAIN.into(),
            params: vec![onespec_circuit::types::I32; kernel.arguments.len()],
            result: onespec_graph::Type::NONE,
        };
        let mut circuit: Circuit = builder.circuit;
        circuit.signature = Some(signature.clone());
        module.add_function(Function {
            name: MAIN.into(),
            signature,
            circuit,
            line: 1,
            independent: Vec::new(),
            unordered: Vec::new(),
            approximate,
        });
        (module, kernel)
    }
}
