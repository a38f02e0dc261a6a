//! Shaders: kernels with control flow whose inputs, constants and results are where their stage has them.

use crate::{Driver, verified};
use onespec_backend::Problem;
use onespec_backend::dependences::Graph;
pub use onespec_backend::driver::{Argument, Fetch, Interface};
use onespec_backend::driver::{Options, Scratch, Stages, Worker};
use onespec_backend::emit::without_hazards;
use onespec_core::isa::FileId;
use onespec_graph::Module;
use onespec_graph::module::Function;

/// The code of a shader.
#[derive(Debug, Clone)]
pub struct ShaderCode {
    /// Words one behind the other, as the machine has them in memory.
    pub code: Vec<u8>,
    /// What the machine does by itself before the shader begins, as instructions that compute the same.
    pub before: Vec<u8>,
    /// Where each instruction begins, and the line of the source that it is for.
    pub instructions: Vec<(u32, u32)>,
    /// Instructions that jump, by their offsets, and where to.
    pub jumps: Vec<(u32, u32)>,
    /// Where rows of results are when the shader ends: file and number of their first registers.
    pub results: Vec<(FileId, u16)>,
    /// What is in registers when the shader begins besides inputs: names of the convention, file and number of the first register,
    /// and how many there are.
    pub begins: Vec<(&'static str, (FileId, u16), u8)>,
    /// What registers of constants have to hold besides the shader's own, from [`Interface::constants`] on: bits.
    pub literals: Vec<i64>,
}

impl ShaderCode {
    /// The shader behind what the machine does before it, as it is run.
    pub fn program(&self) -> Vec<u8> {
        [&self.before[..], &self.code].concat()
    }

    /// What depends on what in the code. Nothing for a target whose description says nothing of timing.
    pub fn dependences(&self, driver: &Driver, name: &str) -> Option<Graph> {
        Graph::of(&driver.machine, name, &self.code, &self.jumps)
    }
}

impl Driver {
    /// The code of a function of a module that is a shader, verified and optimised before.
    ///
    /// # Errors
    /// What the verifier finds, a gate that no instruction computes, a service for which the convention has no text, or values
    /// that do not fit the registers.
    pub fn shader(
        &self,
        module: &mut Module,
        function: usize,
        interface: Interface,
    ) -> Result<ShaderCode, Vec<Problem>> {
        self.shader_in(module, function, interface, &mut Scratch::default())
    }

    /// The same in buffers of a shader before, for the same machine.
    pub(crate) fn shader_in(
        &self,
        module: &mut Module,
        function: usize,
        interface: Interface,
        scratch: &mut Scratch,
    ) -> Result<ShaderCode, Vec<Problem>> {
        let options = self.shader_options(module)?;
        let one = |problem: Problem| vec![problem];
        let buffers = std::mem::take(scratch);
        let mut worker = Worker::with_scratch(&self.machine, module, &options, buffers).map_err(one)?;
        let shader = function_of(module, function)?;
        let made = worker.by_interface(shader, interface);
        let made = made.map_err(|problem| one(problem.of(&shader.name)))?;
        *scratch = worker.into_scratch();
        let repaired = without_hazards(&self.machine, &made.code).map_err(one)?;
        let before = made
            .before
            .map(|before| without_hazards(&self.machine, &before))
            .transpose();
        Ok(ShaderCode {
            before: before.map_err(one)?.map_or_else(Vec::new, |before| before.bytes),
            instructions: repaired.insts,
            jumps: repaired.jumps,
            code: repaired.bytes,
            results: made.results,
            begins: made.begins,
            literals: made.literals,
        })
    }

    /// The same function scheduled, with instructions selected over virtual registers.
    ///
    /// # Errors
    /// As [`Driver::shader`].
    pub fn shader_stages(
        &self,
        module: &mut Module,
        function: usize,
        interface: Interface,
    ) -> Result<Stages, Vec<Problem>> {
        let options = self.shader_options(module)?;
        let one = |problem: Problem| vec![problem];
        let mut worker = Worker::new(&self.machine, module, &options).map_err(one)?;
        let shader = function_of(module, function)?;
        let made = worker.stages_by_interface(shader, interface);
        made.map_err(|problem| one(problem.of(&shader.name)))
    }

    fn shader_options(&self, module: &Module) -> Result<Options, Vec<Problem>> {
        if cfg!(debug_assertions) {
            verified(module)?;
        }
        Ok(Options {
            code_alone: true,
            ..self.options(module)
        })
    }
}

fn function_of(module: &mut Module, function: usize) -> Result<&mut Function, Vec<Problem>> {
    let found = module.functions.get_mut(function);
    found.ok_or_else(|| vec![Problem::new(format!("the module has no function {function}"))])
}
