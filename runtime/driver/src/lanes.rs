//! Kernels: functions of one block whose arguments and results are in registers, for machines without a stack.

use crate::{Driver, verified};
use onespec_backend::Problem;
use onespec_backend::driver::Worker;
use onespec_backend::emit::without_hazards;
use onespec_core::isa::FileId;
use onespec_graph::Module;

/// The code of a kernel.
#[derive(Debug, Clone)]
pub struct LaneCode {
    /// Words one behind the other, as the machine has them in memory.
    pub code: Vec<u8>,
    /// By argument, its register: of a file, by number.
    pub arguments: Vec<(FileId, u16)>,
    /// Likewise by value that it leaves.
    pub results: Vec<(FileId, u16)>,
    /// How many instructions there are.
    pub instructions: u32,
}

impl Driver {
    /// The code of a function of a module that is one block. It is verified, and compiled as it stands.
    ///
    /// # Errors
    /// What the verifier finds, a gate that no instruction computes, or values that do not fit the registers.
    pub fn lanes(&self, module: &mut Module, function: usize) -> Result<LaneCode, Vec<Problem>> {
        verified(module)?;
        let options = self.options(module);
        let one = |problem: Problem| vec![problem];
        let mut worker = Worker::new(&self.machine, module, &options).map_err(one)?;
        let kernel = module.functions.get_mut(function);
        let kernel = kernel.ok_or_else(|| one(Problem::new(format!("the module has no function {function}"))))?;
        let made = worker.kernel(kernel);
        let made = made.map_err(|problem| one(problem.of(&kernel.name)))?;
        let (code, instructions) = without_hazards(&self.machine, &made.code).map_err(one)?;
        Ok(LaneCode {
            instructions,
            code,
            arguments: made.arguments,
            results: made.results,
        })
    }
}
