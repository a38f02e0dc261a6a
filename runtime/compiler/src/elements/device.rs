//! What computes functions of elements.

use super::Elements;
use crate::evaluate::{Memory, Semantics, Straight, Words};

/// Computes the elements of several iterations at once.
pub trait Device {
    /// How many iterations it does at once.
    fn lanes(&self) -> usize;

    /// The results of a kernel, by its number: for each result the elements of as many iterations as inputs have. Bits of an
    /// element fill the low bits of a number.
    ///
    /// # Errors
    /// Why it can't.
    fn run(&mut self, kernel: usize, inputs: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String>;
}

/// The evaluator of circuits as a device.
pub struct Evaluated<'e, S> {
    kernels: Vec<(&'e Elements, Straight)>,
    lanes: usize,
    semantics: S,
    memory: Memory,
}

impl<'e, S: Semantics> Evaluated<'e, S> {
    /// A device of some lanes that computes these kernels.
    ///
    /// # Errors
    /// One of them is no function without control flow.
    pub fn new(kernels: &'e [Elements], lanes: usize, semantics: S) -> Result<Evaluated<'e, S>, String> {
        let made = kernels.iter().map(|kernel| {
            let straight = Straight::function(&kernel.circuit).map_err(|stop| stop.describe(&kernel.circuit))?;
            Ok((kernel, straight))
        });
        Ok(Evaluated {
            kernels: made.collect::<Result<_, String>>()?,
            lanes: lanes.max(1),
            semantics,
            memory: Memory::default(),
        })
    }
}

impl<S: Semantics> Device for Evaluated<'_, S> {
    fn lanes(&self) -> usize {
        self.lanes
    }

    fn run(&mut self, kernel: usize, inputs: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String> {
        let (elements, straight) = self.kernels.get(kernel).ok_or("there is no such kernel")?;
        let mut results = vec![Vec::new(); elements.results.len()];
        let count = inputs.iter().map(Vec::len).min().unwrap_or(self.lanes);
        for lane in 0..count {
            let arguments: Vec<Words> = inputs.iter().map(|input| vec![input[lane]]).collect();
            let found = straight.run(&elements.circuit, &arguments, &mut self.semantics, &self.memory);
            let found = found.map_err(|stop| stop.describe(&elements.circuit))?;
            for (result, words) in results.iter_mut().zip(found) {
                result.push(words.first().copied().unwrap_or(0));
            }
        }
        Ok(results)
    }
}
