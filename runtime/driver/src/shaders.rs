//! Shaders: kernels with control flow whose inputs, constants and results are where their stage has them.

use crate::{Driver, verified};
use onespec_backend::Problem;
pub use onespec_backend::driver::{Argument, Interface};
use onespec_backend::driver::{Options, Worker};
use onespec_backend::emit::without_hazards;
use onespec_core::isa::FileId;
use onespec_graph::Module;

/// The code of a shader.
#[derive(Debug, Clone)]
pub struct ShaderCode {
    /// Words one behind the other, as the machine has them in memory.
    pub code: Vec<u8>,
    /// Where each instruction begins, and the line of the source that it is for.
    pub instructions: Vec<(u32, u32)>,
    /// Where rows of results are when the shader ends: file and number of their first registers.
    pub results: Vec<(FileId, u16)>,
    /// What is in registers when the shader begins besides inputs: names of the convention, file and number of the first register,
    /// and how many there are.
    pub begins: Vec<(&'static str, (FileId, u16), u8)>,
    /// What registers of constants have to hold besides the shader's own, from [`Interface::constants`] on: bits.
    pub literals: Vec<i64>,
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
        if cfg!(debug_assertions) {
            verified(module)?;
        }
        let options = Options {
            code_alone: true,
            ..self.options(module)
        };
        let one = |problem: Problem| vec![problem];
        let mut worker = Worker::new(&self.machine, module, &options).map_err(one)?;
        let shader = module.functions.get_mut(function);
        let shader = shader.ok_or_else(|| one(Problem::new(format!("the module has no function {function}"))))?;
        let made = worker.by_interface(shader, interface);
        let made = made.map_err(|problem| one(problem.of(&shader.name)))?;
        let repaired = without_hazards(&self.machine, &made.code).map_err(one)?;
        Ok(ShaderCode {
            instructions: repaired.insts,
            code: repaired.bytes,
            results: made.results,
            begins: made.begins,
            literals: made.literals,
        })
    }
}
