//! Which machine runs: generated code for the target's parameters, or the reference evaluator over semantics.
//!
//! Machines are types, so what is to be done with one is a [`Task`].

use crate::engine::Engine;
use crate::error::RunError;
use crate::generated::{Generated, Task};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_sem::eval::Reference;
use onespec_sem::ir::Program;

/// A description as a run needs it.
#[derive(Debug, Clone, Copy)]
pub struct Description {
    /// The description as tables.
    pub isa: &'static Isa,
    /// Its semantics, one program for each assignment of the parameters. Needed by the reference engine, and by every
    /// engine when the description is not the one that this program was built with.
    pub programs: &'static [Program],
    /// The code that was generated from it. None belongs to what was read at run time.
    pub code: Option<&'static dyn Generated>,
}

impl Description {
    /// A machine whose generated crate is part of this program.
    pub fn generated(code: &'static dyn Generated) -> Description {
        Description {
            isa: code.isa(),
            programs: &[],
            code: Some(code),
        }
    }

    /// The same with its semantics, for the reference engine.
    pub fn with_programs(self, programs: &'static [Program]) -> Description {
        Description { programs, ..self }
    }

    /// The part of a description that was read at run time.
    pub fn live(isa: &'static Isa, programs: &'static [Program]) -> Description {
        Description {
            isa,
            programs,
            code: None,
        }
    }

    /// The code that an engine runs; none where it walks the semantics.
    pub fn code_for(&self, engine: Engine) -> Option<&'static dyn Generated> {
        self.code.filter(|_| engine != Engine::Reference)
    }

    /// Does what is to be done with a fresh machine for the target.
    pub(crate) fn perform<T: Task>(&self, engine: Engine, target: &Resolved, task: T) -> Result<T::Out, RunError> {
        match self.code_for(engine) {
            Some(code) => task.on(code, target).ok_or_else(|| self.not_generated(target)),
            None => Ok(task.visit(self.reference(target)?)),
        }
    }

    /// What is said where no code was generated for a target.
    pub fn not_generated(&self, target: &Resolved) -> RunError {
        RunError::NotGenerated {
            isa: self.isa.name,
            target: target.name.to_string(),
        }
    }

    /// The reference evaluator for a target.
    ///
    /// # Errors
    /// No semantics were read for the target's parameter values: [`RunError::NoSemantics`].
    pub fn reference(&self, target: &Resolved) -> Result<Reference, RunError> {
        let fits = |program: &&Program| {
            program
                .params
                .iter()
                .all(|(name, value)| target.param(name).is_none_or(|wanted| wanted == *value))
        };
        match self.programs.iter().find(fits) {
            Some(program) => Ok(Reference::new(program, self.isa, target)),
            None => Err(RunError::NoSemantics { isa: self.isa.name }),
        }
    }
}
