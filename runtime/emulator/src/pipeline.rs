//! Cycles of a run, and its hazards: the clock of [`onespec_core::timing`] over the instructions that are executed.

use onespec_core::isa::{FileId, Isa, OpId};
use onespec_core::target::Resolved;
use onespec_core::timing::{Clock, Found, Instance, Model, describe};
use std::collections::HashMap;

/// Cycles and instructions of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cycles {
    /// Cycles from the start of the first instruction until the next could start behind the last.
    pub cycles: u64,
    /// Of these, cycles in which no instruction started because hardware waited.
    pub stalls: u64,
    /// Instructions.
    pub instructions: u64,
}

/// The pipeline of a run.
pub struct Pipeline {
    model: Model,
    clock: Clock,
    /// Instructions as the core sees them: one for each word at an address.
    code: Vec<Instance>,
    places: Vec<u64>,
    known: HashMap<(u64, u64), usize>,
    instructions: u64,
    /// Registers that the lanes of a group have together: their file, the first and the last.
    common: Vec<(FileId, u16, u16)>,
}

/// A program did not keep a distance that nothing waits for.
#[derive(Debug, Clone)]
pub struct Early {
    /// Address of the instruction that came too early.
    pub pc: u64,
    /// What is wrong, for people.
    pub message: String,
}

impl Pipeline {
    /// The pipeline of a target. `None`: its description says nothing about timing.
    pub fn of(isa: &'static Isa, target: &Resolved) -> Option<Pipeline> {
        let model = Model::of(isa, target)?;
        Some(Pipeline {
            clock: Clock::new(&model),
            model,
            code: Vec::new(),
            places: Vec::new(),
            known: HashMap::new(),
            instructions: 0,
            common: Vec::new(),
        })
    }

    /// The same for a group whose lanes have these registers together: their file, the first and the last.
    pub fn of_lanes(self, common: Vec<(FileId, u16, u16)>) -> Pipeline {
        Pipeline { common, ..self }
    }

    /// Begins at cycle 0 again.
    pub fn restart(&mut self) {
        self.clock = Clock::new(&self.model);
        self.instructions = 0;
    }

    /// Starts an instruction, which stands at `pc`, for these lanes of a group, a bit for each.
    ///
    /// # Errors
    /// It reads or writes something before the time, and nothing waits.
    pub fn start(
        &mut self,
        pc: u64,
        (word, op): (u64, OpId),
        lanes: u128,
        disassemble: &dyn Fn(u64, u64) -> String,
    ) -> Result<(), Early> {
        let next = self.code.len();
        let at = *self.known.entry((pc, word)).or_insert(next);
        if at == next {
            self.code.push(self.model.instance(Some(op), word.into()));
            self.places.push(pc);
        }
        self.instructions += 1;
        let common = &self.common;
        let is_common = |file: FileId, number: u16| {
            let mut of_file = common.iter().filter(|(of, ..)| *of == file);
            of_file.any(|(_, first, last)| (*first..=*last).contains(&number))
        };
        let lanes = |file, number| if is_common(file, number) { u128::MAX } else { lanes };
        let step = self.clock.step_of(&self.model, &self.code, at, &lanes);
        // Of several, the one with the most missing slots says what is to be done.
        let Some(worst) = step.hazards.iter().max_by_key(|found| found.missing) else {
            return Ok(());
        };
        Err(self.early(pc, worst, &disassemble(word, pc)))
    }

    fn early(&self, pc: u64, found: &Found, text: &str) -> Early {
        let by = self.places.get(found.by as usize).copied().unwrap_or(0);
        let place = format!(" at {by:#x}");
        Early {
            pc,
            message: describe(&self.model, &self.code, found, text.trim(), &place),
        }
    }

    /// Cycles so far.
    pub fn cycles(&self) -> Cycles {
        Cycles {
            cycles: self.clock.cycles(),
            stalls: self.clock.stalls,
            instructions: self.instructions,
        }
    }
}
