//! Shaders in Volt: what they declare, as declarations of TGSI, and their circuit.
//!
//! Inputs, outputs and constants are in registers in the order of their declarations. Words before the name of an input say how it
//! varies (`linear`, `flat`, `centroid`, `sample`; else with perspective), or are a semantic: `position` and `face` of fragments are
//! inputs, all others (`vertexid`, `sampleid`) system values.

use super::{CompiledShader, Prepared, ShaderDriver, convention, fetches};
use onespec_backend::Problem;
use onespec_graph::Module;
use onespec_tgsi::ast::{Declaration, Item, Shader, Span};
use onespec_tgsi::lower::{Input, Kernel, KernelOptions};
use onespec_tgsi::names::{File, Interpolation, Location, MemoryKind, Semantic, Stage};
use onespec_volt::Argument;

/// The word of an input that has the value of one vertex.
const FLAT: &str = "flat";
/// Scalars of a register.
const SCALARS: u32 = 4;
/// Their letters.
const LETTERS: [char; SCALARS as usize] = ['x', 'y', 'z', 'w'];

/// A shader in Volt that can be compiled for a stage.
#[derive(Clone)]
pub struct VoltShader {
    /// What it declares; it has no instructions.
    pub declarations: Shader,
    module: Module,
    kernel: Kernel,
    values: onespec_volt::Shader,
}

impl VoltShader {
    /// # Errors
    /// The stage or a word of a value is not known: its line is a place in the module's lines.
    pub fn new(module: Module, shader: &onespec_volt::Shader) -> Result<VoltShader, Vec<Problem>> {
        let stages = || Stage::ALL.iter().copied().filter(|stage| convention(*stage).is_some());
        let stage = stages().find(|stage| convention(*stage) == Some(shader.stage.as_str()));
        let mut problems = Vec::new();
        let stage = stage.unwrap_or_else(|| {
            let known: Vec<&str> = stages().filter_map(convention).collect();
            let message = format!("there is no stage `{}`: write {}", shader.stage, known.join(", "));
            problems.push(Problem::new(message).at(shader.line));
            Stage::Fragment
        });
        let mut items = Vec::new();
        let mut add = |declared: Result<Declaration, Problem>| match declared {
            Ok(declaration) => items.push(Item::Declaration(Box::new(declaration))),
            Err(problem) => problems.push(problem),
        };
        shader.inputs.iter().for_each(|value| add(input(value, stage)));
        for (file, values) in [(File::Output, &shader.outputs), (File::Constant, &shader.constants)] {
            values.iter().for_each(|value| add(plain(file, value)));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let declarations = Shader { stage, items };
        let is_told = |register: u32| {
            let mut values = declarations.declarations().filter(|it| it.file == File::SystemValue);
            values.any(|it| it.range.is_some_and(|(first, _)| first == register))
        };
        let argument = |argument: &Argument| match *argument {
            Argument::Input(scalar) if is_told(scalar / SCALARS) => Input::SystemValue(scalar),
            Argument::Input(scalar) => Input::Input(scalar),
            Argument::Constant(scalar) => Input::Constant(0, scalar),
        };
        let kernel = Kernel {
            arguments: shader.arguments.iter().map(argument).collect(),
            outputs: shader.outputs.iter().map(|value| value.first).collect(),
            fetches: Vec::new(),
        };
        Ok(VoltShader {
            declarations,
            module,
            kernel,
            values: shader.clone(),
        })
    }

    /// Its module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Its stage.
    pub fn stage(&self) -> Stage {
        self.declarations.stage
    }

    /// What the author calls a scalar of a register.
    fn name(&self, file: File, register: u32, component: usize) -> Option<String> {
        let values = match file {
            File::Input => &self.values.inputs,
            File::Output => &self.values.outputs,
            File::Constant => &self.values.constants,
            _ => return None,
        };
        let is_of = |value: &&onespec_volt::Value| {
            (value.first..value.first.saturating_add(value.registers)).contains(&register)
        };
        let value = values.iter().find(is_of)?;
        let mut name = value.name.clone();
        if value.registers > 1 {
            name.push_str(&format!("[{}]", register - value.first));
        }
        if value.components > 1 || component > 0 {
            name.push('.');
            name.push(LETTERS[component]);
        }
        Some(name)
    }

    fn lowered(&self, options: &KernelOptions) -> (Module, Kernel) {
        let (mut module, mut kernel) = (self.module.clone(), self.kernel.clone());
        if !options.fetches.is_empty() {
            fetches::take(&mut module, &mut kernel, options);
        }
        (module, kernel)
    }
}

/// A shader in one of the languages.
#[derive(Clone)]
pub enum Source {
    Tgsi(Box<Shader>),
    Volt(Box<VoltShader>),
}

impl Source {
    /// Its stage.
    pub fn stage(&self) -> Stage {
        match self {
            Source::Tgsi(shader) => shader.stage,
            Source::Volt(shader) => shader.stage(),
        }
    }

    /// What the author calls a scalar of a register: `IN[0].x`, or `v.x`.
    pub fn name(&self, file: File, buffer: u32, scalar: u32) -> String {
        let (register, component) = (scalar / SCALARS, (scalar % SCALARS) as usize);
        match self {
            Source::Volt(shader) => shader.name(file, register, component),
            Source::Tgsi(_) => None,
        }
        .unwrap_or_else(|| match buffer {
            0 => format!("{}[{register}].{}", file.word(), LETTERS[component]),
            _ => format!("{}[{buffer}][{register}].{}", file.word(), LETTERS[component]),
        })
    }
}

impl ShaderDriver {
    /// Compiles a shader.
    ///
    /// # Errors
    /// It is of another stage; or what of it cannot be compiled. Lines are numbers of instructions, from 1, or places in the lines of
    /// Volt's module.
    pub fn compile_source(&self, source: &Source) -> Result<CompiledShader, Vec<Problem>> {
        match source {
            Source::Tgsi(shader) => self.compile(shader),
            Source::Volt(shader) => self.compile_volt(shader),
        }
    }

    /// What the back end takes of a shader.
    ///
    /// # Errors
    /// As [`ShaderDriver::compile_source`].
    pub fn prepare_source(&self, source: &Source) -> Result<Prepared, Vec<Problem>> {
        match source {
            Source::Tgsi(shader) => self.prepare(shader),
            Source::Volt(shader) => self.prepare_volt(shader),
        }
    }

    /// Compiles a shader in Volt.
    ///
    /// # Errors
    /// It is of another stage; or what of it cannot be compiled. Lines are places in the module's lines.
    pub fn compile_volt(&self, shader: &VoltShader) -> Result<CompiledShader, Vec<Problem>> {
        self.compile_lowered(&shader.declarations, &|options| Ok(shader.lowered(options)))
    }

    /// What the back end takes of a shader in Volt.
    ///
    /// # Errors
    /// As [`ShaderDriver::compile_volt`].
    pub fn prepare_volt(&self, shader: &VoltShader) -> Result<Prepared, Vec<Problem>> {
        let lower = |options: &KernelOptions| Ok(shader.lowered(options));
        self.prepare_with((&shader.declarations, &lower), &self.kernel_options())
    }
}

fn plain(file: File, value: &onespec_volt::Value) -> Result<Declaration, Problem> {
    match value.words.first().filter(|_| file == File::Constant) {
        Some(word) => {
            let message = format!("`{word}` says nothing of the constant `{}`", value.name);
            Err(Problem::new(message).at(value.line))
        }
        // What the stage makes of an output is its driver's business.
        None => Ok(declaration(file, value)),
    }
}

fn declaration(file: File, value: &onespec_volt::Value) -> Declaration {
    Declaration {
        file,
        outer: None,
        range: Some((
            value.first,
            value.first.saturating_add(value.registers.saturating_sub(1)),
        )),
        mask: 0xf,
        array: None,
        local: false,
        semantic: None,
        streams: None,
        interpolation: None,
        location: Location::Center,
        invariant: false,
        target: None,
        types: Vec::new(),
        format: None,
        writable: false,
        raw: false,
        atomic: false,
        memory: MemoryKind::Global,
        span: Span::default(),
    }
}

/// The declaration of an input, by its words.
fn input(value: &onespec_volt::Value, stage: Stage) -> Result<Declaration, Problem> {
    let mut made = declaration(File::Input, value);
    let is_fragment = stage == Stage::Fragment;
    let mut is_flat = false;
    for word in &value.words {
        let location = Location::from_word(word).filter(|_| is_fragment);
        let varies = Interpolation::from_word(word).filter(|_| is_fragment);
        let semantic = Semantic::from_word(word);
        match (location, varies, semantic) {
            _ if is_fragment && word == FLAT => is_flat = true,
            (Some(location), ..) => made.location = location,
            (_, Some(varies @ (Interpolation::Linear | Interpolation::Perspective)), _) => {
                made.interpolation = Some(varies)
            }
            (_, _, Some(semantic)) => made.semantic = Some((semantic, 0)),
            _ => {
                let known = match is_fragment {
                    true => {
                        "`linear`, `flat`, `centroid`, `sample`, or what the machine says, such as `position` and `face`"
                    }
                    false => "what the machine says, such as `vertexid`",
                };
                let message = format!("`{word}` says nothing of the input `{}`: write {known}", value.name);
                return Err(Problem::new(message).at(value.line));
            }
        }
    }
    match made.semantic {
        Some((Semantic::Position | Semantic::Face, _)) if is_fragment => {}
        Some(_) => made.file = File::SystemValue,
        None => made.semantic = Some((Semantic::Generic, value.first)),
    }
    if is_fragment && made.interpolation.is_none() {
        made.interpolation = Some(if is_flat {
            Interpolation::Constant
        } else {
            Interpolation::Perspective
        });
    }
    Ok(made)
}
