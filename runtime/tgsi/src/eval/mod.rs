//! Direct evaluation of a shader on a quad of four lanes: the definition that compiled code is compared with.
//!
//! Lanes are those of a 2x2 block of pixels: 0 top left, 1 top right, 2 bottom left, 3 bottom right. They run in
//! lockstep with a mask of execution; lanes that are killed go on as helpers, whose writes to memory are dropped.
//!
//! What the language leaves open is chosen here: registers outside of their file or array read as 0 and are not
//! written; conversions to integers saturate, NaN gives 0; `CASE` values are those at the `SWITCH`; temporaries,
//! addresses and outputs begin as 0.
//!
//! ```
//! use onespec_tgsi::eval::{Environment, Program, Rules};
//!
//! let text = "VERT\nDCL IN[0]\nDCL OUT[0], POSITION\nADD OUT[0], IN[0], IN[0]\nEND\n";
//! let shader = onespec_tgsi::parse(text, &mut onespec_tgsi::Diags::new(0)).unwrap();
//! let program = Program::new(&shader).unwrap();
//! let mut environment = Environment::default();
//! environment.inputs.push([[1.5f32.to_bits(); 4]; 4]);
//! let outcome = program.run(&mut environment, &Rules::default()).unwrap();
//! assert_eq!(outcome.outputs[0], [[3.0f32.to_bits(); 4]; 4]);
//! ```

mod alu;
mod files;
mod float;
mod inputs;
mod machine;
mod masks;
mod memory;
mod sample;
mod texture;

pub use inputs::{Plane, interpolate};
pub use texture::{Compare, Filter, Level, Mip, Texture, Wrap, shape};

use crate::ast::{Instruction, Shader};
use crate::flow::{Fault, Flow, flow};
use crate::names::{File, PropertyName, Stage, Target};
use crate::opcodes::{Kind, Opcode};
use hashbrown::HashMap;
use std::fmt::{self, Display, Formatter};

/// A register: by lane, then by component.
pub type Register = [[u32; 4]; 4];

/// How arithmetic is done where the language leaves it open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// MAD, LRP and dot products round once, unless they are `_PRECISE`.
    pub fused: bool,
    /// Float operands and results that are subnormal count as zeros of their sign. Moves keep bits.
    pub flush: bool,
    /// Instructions that may be executed.
    pub steps: u64,
}

impl Default for Rules {
    /// Two roundings, subnormals kept, ten million steps.
    fn default() -> Rules {
        Rules {
            fused: false,
            flush: false,
            steps: 10_000_000,
        }
    }
}

/// What a shader finds.
#[derive(Debug, Clone, PartialEq)]
pub struct Environment {
    /// Inputs, after interpolation; missing ones are 0.
    pub inputs: Vec<Register>,
    /// System values; missing ones are 0.
    pub system_values: Vec<Register>,
    /// Registers of constants by buffer; 0 outside.
    pub constants: Vec<Vec<[u32; 4]>>,
    /// Textures by unit. A unit without one gives (0, 0, 0, 0).
    pub textures: Vec<Option<Texture>>,
    /// Bytes of storage buffers.
    pub buffers: Vec<Vec<u8>>,
    /// Bytes of memory that is shared or private.
    pub memory: Vec<u8>,
    /// Lanes that the primitive covers, bit 0 for lane 0; the others are helpers.
    pub coverage: u8,
}

impl Default for Environment {
    /// Nothing, and all four lanes covered.
    fn default() -> Environment {
        Environment {
            inputs: Vec::new(),
            system_values: Vec::new(),
            constants: Vec::new(),
            textures: Vec::new(),
            buffers: Vec::new(),
            memory: Vec::new(),
            coverage: 0xf,
        }
    }
}

/// What a shader leaves behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Outputs by register.
    pub outputs: Vec<Register>,
    /// Lanes that are covered and not killed, bit 0 for lane 0.
    pub alive: u8,
    /// Instructions that were executed.
    pub steps: u64,
}

/// Why a shader does not run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// Blocks are not in each other; the first fault.
    Nesting(Fault),
    /// An opcode, target or stage that the evaluator has no semantics for; the number of the instruction, and what.
    Unsupported(usize, String),
    /// More instructions than [`Rules::steps`].
    Steps(u64),
}

impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Error::Nesting(fault) => write!(f, "instruction {}: {}", fault.instruction, fault.message),
            Error::Unsupported(number, what) => write!(f, "instruction {number}: {what} cannot be evaluated"),
            Error::Steps(limit) => write!(f, "the shader did not end within {limit} instructions"),
        }
    }
}

impl std::error::Error for Error {}

/// A shader that is ready to run.
#[derive(Debug, Clone)]
pub struct Program<'s> {
    instructions: Vec<&'s Instruction>,
    flow: Flow,
    immediates: Vec<[u32; 4]>,
    /// First and last register of arrays.
    arrays: HashMap<(File, u32), (u32, u32)>,
    /// Registers of the files that a shader writes.
    temporaries: usize,
    outputs: usize,
    addresses: usize,
    /// Zero times anything is zero.
    legacy: bool,
}

impl<'s> Program<'s> {
    /// Prepares a shader. One that [`crate::check()`] finds fault with is prepared, too, if its blocks are in each
    /// other.
    ///
    /// # Errors
    /// [`Error::Nesting`] and [`Error::Unsupported`].
    pub fn new(shader: &'s Shader) -> Result<Program<'s>, Error> {
        let flow = flow(shader).map_err(|faults| {
            let first = faults.into_iter().min_by_key(|fault| fault.instruction);
            first.map_or(Error::Unsupported(0, "its nesting".into()), Error::Nesting)
        })?;
        if !matches!(shader.stage, Stage::Vertex | Stage::Fragment | Stage::Compute) {
            return Err(Error::Unsupported(0, format!("the stage {}", shader.stage.word())));
        }
        let instructions: Vec<&Instruction> = shader.instructions().collect();
        for (number, instruction) in instructions.iter().enumerate() {
            if let Some(what) = unsupported(instruction) {
                return Err(Error::Unsupported(number, what));
            }
        }
        let mut arrays = HashMap::new();
        let mut sizes = HashMap::new();
        for declaration in shader.declarations() {
            let Some(range) = declaration.range else { continue };
            let size: &mut u32 = sizes.entry(declaration.file).or_default();
            *size = (*size).max(range.0.max(range.1) + 1);
            if let Some(array) = declaration.array {
                arrays.insert((declaration.file, array), range);
            }
        }
        let size = |file: File| sizes.get(&file).map_or(0, |size| *size as usize);
        Ok(Program {
            flow,
            immediates: shader.immediates().map(|immediate| immediate.words()).collect(),
            arrays,
            temporaries: size(File::Temporary),
            outputs: size(File::Output),
            addresses: size(File::Address),
            legacy: shader.property(PropertyName::LegacyMathRules) != 0,
            instructions,
        })
    }

    /// Runs the quad until its end.
    ///
    /// # Errors
    /// [`Error::Steps`].
    pub fn run(&self, environment: &mut Environment, rules: &Rules) -> Result<Outcome, Error> {
        machine::Machine::new(self, environment, *rules).run()
    }
}

/// What of an instruction has no semantics here.
fn unsupported(instruction: &Instruction) -> Option<String> {
    use Opcode::*;
    let info = instruction.opcode.info();
    let name = || Some(info.name.to_owned());
    match instruction.opcode {
        PK2US | PK4B | PK4UB | UP2US | UP4B | UP4UB => name(),
        SAMPLE | SAMPLE_B | SAMPLE_L | SAMPLE_D | SAMPLE_C | SAMPLE_C_LZ | SAMPLE_I | SAMPLE_I_MS | GATHER4 => name(),
        SVIEWINFO | SAMPLE_POS | SAMPLE_INFO | LOD | TXQS => name(),
        INTERP_CENTROID | INTERP_SAMPLE | INTERP_OFFSET | CLOCK | FBFETCH | IMG2HND | SAMP2HND | EMIT | ENDPRIM => {
            name()
        }
        _ if info.kind == Kind::Wide => name(),
        _ if info.kind == Kind::Texture => {
            let is_fetch = matches!(instruction.opcode, TXF | TXF_LZ | TXQ);
            let target = instruction.target.unwrap_or(Target::Unknown);
            match target {
                Target::OneD | Target::TwoD | Target::Rect | Target::ThreeD | Target::OneDArray | Target::TwoDArray => {
                    None
                }
                Target::Buffer if is_fetch => None,
                _ if target.is_cube() && !is_fetch => None,
                _ if target.reference().is_some() && instruction.opcode != TG4 && !is_fetch => None,
                _ => Some(format!("the texture target {}", target.word())),
            }
        }
        _ if info.kind == Kind::Memory => {
            let registers = instruction.sources.iter().map(|source| &source.register);
            let destinations = instruction.destinations.iter().map(|destination| &destination.register);
            let resource = match instruction.opcode {
                STORE => destinations.into_iter().next(),
                _ => registers.into_iter().next(),
            };
            let file = resource.map_or(File::Null, |resource| resource.file);
            (!matches!(file, File::Buffer | File::Memory)).then(|| format!("memory of {}", file.word()))
        }
        _ => None,
    }
}
