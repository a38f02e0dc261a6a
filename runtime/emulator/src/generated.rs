//! Generated code as this crate runs it. Each generated crate has types of its own, so what is done with machines is compiled
//! where the crate is named, once for it, and called from here through a table.

use crate::engine::Way;
use crate::error::RunError;
use crate::group::LaneGroup;
use crate::harts::Harts;
use crate::litmus::{Threads, Traces};
use crate::lockstep::Lockstep;
use crate::options::Outcome;
use crate::repeated::Repeated;
use crate::replay::Summary;
use crate::tasks::{Beside, Load, LoadGroup, MakeHarts, MakeUnit, Replay, Run, Stepwise, Ways};
use crate::unit::Unit;
use crate::vectors::Compared;
use onespec_core::exec::{self, Visitor};
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;

/// The code of a generated crate, such as `onespec_riscv::MACHINE`. `None` is answered where there is none for the target's
/// parameter values.
pub trait Generated: std::fmt::Debug + Sync {
    /// The description as tables.
    fn isa(&self) -> &'static Isa;
    /// Runs a program.
    fn run(&self, target: &Resolved, run: Run<'_>) -> Option<Result<Outcome, RunError>>;
    /// Makes a unit to which another machine pushes words.
    fn unit(&self, target: &Resolved, make: MakeUnit<'_>) -> Option<Result<Box<dyn Unit>, RunError>>;
    /// Loads a program that is to run many times.
    fn load<'a>(&self, target: &Resolved, load: Load<'_, 'a>) -> Option<Result<Box<dyn Repeated + 'a>, RunError>>;
    /// Loads a program for groups of lanes.
    fn group(&self, target: &Resolved, load: LoadGroup<'_>) -> Option<Result<Box<dyn LaneGroup>, RunError>>;
    /// Makes harts that share one memory.
    fn harts(&self, target: &Resolved, make: MakeHarts) -> Option<Box<dyn Harts>>;
    /// Replays vectors.
    fn replay(&self, target: &Resolved, replay: Replay<'_, '_>) -> Option<Summary>;
    /// Runs a program beside the reference evaluator.
    fn lockstep(&self, target: &Resolved, both: Stepwise<'_>) -> Option<Result<Lockstep, RunError>>;
    /// Runs random vectors beside the reference evaluator.
    fn vectors(&self, target: &Resolved, both: Beside<'_>) -> Option<Compared>;
    /// How instructions are executed where code is translated, by their numbers.
    fn ways(&self, target: &Resolved) -> Option<Vec<Option<Way>>>;
    /// Runs the threads of a litmus test.
    fn threads(&self, target: &Resolved, threads: Threads<'_>) -> Option<Traces>;
}

impl<G: exec::Generated> Generated for G {
    fn isa(&self) -> &'static Isa {
        exec::Generated::isa(self)
    }

    fn run(&self, target: &Resolved, run: Run<'_>) -> Option<Result<Outcome, RunError>> {
        self.with_machine(target, run)
    }

    fn unit(&self, target: &Resolved, make: MakeUnit<'_>) -> Option<Result<Box<dyn Unit>, RunError>> {
        self.with_machine(target, make)
    }

    fn load<'a>(&self, target: &Resolved, load: Load<'_, 'a>) -> Option<Result<Box<dyn Repeated + 'a>, RunError>> {
        self.with_machine(target, load)
    }

    fn group(&self, target: &Resolved, load: LoadGroup<'_>) -> Option<Result<Box<dyn LaneGroup>, RunError>> {
        self.with_machine(target, load)
    }

    fn harts(&self, target: &Resolved, make: MakeHarts) -> Option<Box<dyn Harts>> {
        self.with_machine(target, make)
    }

    fn replay(&self, target: &Resolved, replay: Replay<'_, '_>) -> Option<Summary> {
        self.with_machine(target, replay)
    }

    fn lockstep(&self, target: &Resolved, both: Stepwise<'_>) -> Option<Result<Lockstep, RunError>> {
        self.with_machine(target, both)
    }

    fn vectors(&self, target: &Resolved, both: Beside<'_>) -> Option<Compared> {
        self.with_machine(target, both)
    }

    fn ways(&self, target: &Resolved) -> Option<Vec<Option<Way>>> {
        self.with_machine(target, Ways)?
    }

    fn threads(&self, target: &Resolved, threads: Threads<'_>) -> Option<Traces> {
        self.with_machine(target, threads)
    }
}

/// What is done with a machine, of generated code or of the reference evaluator.
pub(crate) trait Task: Visitor + Sized {
    /// On generated code.
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out>;
}

impl Task for Run<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.run(target, self)
    }
}

impl Task for MakeUnit<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.unit(target, self)
    }
}

impl Task for Load<'_, '_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.load(target, self)
    }
}

impl Task for LoadGroup<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.group(target, self)
    }
}

impl Task for MakeHarts {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.harts(target, self)
    }
}

impl Task for Replay<'_, '_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.replay(target, self)
    }
}

impl Task for Stepwise<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.lockstep(target, self)
    }
}

impl Task for Beside<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.vectors(target, self)
    }
}

impl Task for Threads<'_> {
    fn on(self, code: &dyn Generated, target: &Resolved) -> Option<Self::Out> {
        code.threads(target, self)
    }
}
