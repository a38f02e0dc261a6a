//! Kernels: functions whose arguments and results are in registers and rows, for machines without a stack.

use crate::{Driver, verified};
pub use onespec_backend::driver::{Arrays, Place};
use onespec_backend::driver::{Options, Worker};
use onespec_backend::emit::without_hazards;
use onespec_backend::replay;
use onespec_backend::{Pass, Problem};
use onespec_core::asm::{AsmOptions, assemble};
use onespec_graph::Module;

/// The code of a kernel for a whole tile of arrays in rows.
#[derive(Debug, Clone, Default)]
pub struct TileCode {
    pub bytes: Vec<u8>,
    /// Where each instruction begins, and the line of the source that it is for: a place in the module's lines.
    pub instructions: Vec<(u32, u32)>,
}

impl TileCode {
    /// The line of the source of the instruction at an offset, as a place in the module's lines; 0 where there is none.
    pub fn line(&self, offset: u64) -> u32 {
        line_of(&self.instructions, offset)
    }
}

/// The line of the last instruction that begins at an offset, or before it.
fn line_of(instructions: &[(u32, u32)], offset: u64) -> u32 {
    let before = instructions.partition_point(|(at, _)| u64::from(*at) <= offset);
    let last = before.checked_sub(1).and_then(|at| instructions.get(at));
    last.map_or(0, |(_, line)| *line)
}

/// The code of a kernel.
#[derive(Debug, Clone)]
pub struct LaneCode {
    /// Words one behind the other, as the machine has them in memory.
    pub code: Vec<u8>,
    /// By argument, where it is.
    pub arguments: Vec<Place>,
    /// Likewise by value that it leaves.
    pub results: Vec<Place>,
    /// Where each instruction begins, and the line of the source that it is for: a place in the module's lines.
    pub instructions: Vec<(u32, u32)>,
}

impl LaneCode {
    /// The line of the source of the instruction at an offset, as a place in the module's lines; 0 where there is none.
    pub fn line(&self, offset: u64) -> u32 {
        line_of(&self.instructions, offset)
    }
}

impl Driver {
    /// The code of a kernel for all elements of a tile, where the convention has arrays in rows: the kernel as often as a tile has
    /// registers of elements, what goes on to the next elements behind each, and windows that come several times recorded
    /// ([`replay`]). Else the kernel once.
    ///
    /// # Errors
    /// The convention has rows and no text `next`, or a text that cannot be assembled.
    pub fn tile(&self, kernel: &LaneCode) -> Result<TileCode, Problem> {
        let (convention, mut code) = (self.machine.convention, kernel.code.clone());
        let mut count = 1;
        if let Some(rows) = convention.rows {
            count = (rows.tile / rows.step.max(1)) as usize;
            let name = convention.name;
            let text = convention.text("next");
            let text = text.ok_or_else(|| Problem::new(format!("calling convention {name} has no text `next`")))?;
            let made = assemble(self.machine.isa, &self.machine.target, text, &AsmOptions::default());
            if let Some(error) = made.errors.first() {
                let message = format!("text `next` of calling convention {name}: {}", error.message);
                return Err(Problem::new(message));
            }
            code.extend(made.sections.into_iter().flat_map(|section| section.bytes));
        }
        let each = code.len().max(1);
        let whole = code.repeat(count);
        let line = |offset: usize| kernel.line((offset % each) as u64);
        let replayed = match self.passes.has(Pass::Replay) {
            true => replay::form(&self.machine, &whole)?,
            false => None,
        };
        Ok(match replayed {
            Some(made) => TileCode {
                instructions: made.origins.iter().map(|(at, of)| (*at, line(*of as usize))).collect(),
                bytes: made.bytes,
            },
            None => {
                let copies = (0..count).map(|copy| (copy * each) as u32);
                let of = |start: u32| kernel.instructions.iter().map(move |(at, line)| (start + at, *line));
                TileCode {
                    instructions: copies.flat_map(of).collect(),
                    bytes: whole,
                }
            }
        })
    }

    /// The code of a function of a module, with arguments and results in registers. It is verified, and compiled as it stands.
    /// It has one block where the convention has no texts `branch` and `jump`.
    ///
    /// # Errors
    /// What the verifier finds, a gate that no instruction computes, or values that do not fit the registers.
    pub fn lanes(&self, module: &mut Module, function: usize) -> Result<LaneCode, Vec<Problem>> {
        self.kernel(module, function, None)
    }

    /// The same with arrays, and all results, in rows of the memory that the convention has for them.
    ///
    /// # Errors
    /// As [`Driver::lanes`], and where the convention has no rows, or too few.
    pub fn lanes_in_rows(
        &self,
        module: &mut Module,
        function: usize,
        arrays: Arrays<'_>,
    ) -> Result<LaneCode, Vec<Problem>> {
        self.kernel(module, function, Some(arrays))
    }

    fn kernel(
        &self,
        module: &mut Module,
        function: usize,
        arrays: Option<Arrays<'_>>,
    ) -> Result<LaneCode, Vec<Problem>> {
        verified(module)?;
        let options = Options {
            code_alone: true,
            ..self.options(module)
        };
        let one = |problem: Problem| vec![problem];
        let mut worker = Worker::new(&self.machine, module, &options).map_err(one)?;
        let kernel = module.functions.get_mut(function);
        let kernel = kernel.ok_or_else(|| one(Problem::new(format!("the module has no function {function}"))))?;
        let made = worker.kernel(kernel, arrays);
        let made = made.map_err(|problem| one(problem.of(&kernel.name)))?;
        let repaired = without_hazards(&self.machine, &made.code).map_err(one)?;
        Ok(LaneCode {
            instructions: repaired.insts,
            code: repaired.bytes,
            arguments: made.arguments,
            results: made.results,
        })
    }
}
