//! What is done with a machine, whichever it is: programs, vectors, comparisons.

use crate::disassembly::disassembler;
use crate::engine::{Engine, Way, ways};
use crate::error::RunError;
use crate::group::{self, LaneGroup};
use crate::harts::{Harts, Pool, Setup};
use crate::lockstep::{Lockstep, lockstep};
use crate::options::{Options, Outcome};
use crate::pushed::Pushed;
use crate::repeated::{Loaded, Repeated};
use crate::replay::{self, Summary};
use crate::run::{On, run_on};
use crate::unit::Unit;
use crate::user::files::Streams;
use crate::vectors::{self, Compared};
use onespec_core::exec::{Machine, Visitor};
use onespec_core::isa::Isa;
use onespec_core::isa::platform::Host;
use onespec_core::target::Resolved;
use onespec_sem::eval::Reference;

/// A program is run.
pub struct Run<'a> {
    pub(crate) on: On<'a>,
    pub(crate) data: &'a [u8],
    pub(crate) options: &'a Options,
    pub(crate) streams: Streams,
    /// What executes words that are no instructions.
    pub(crate) unit: Option<&'a mut dyn Unit>,
}

impl Visitor for Run<'_> {
    type Out = Result<Outcome, RunError>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        let texts = disassembler(self.on.isa, self.on.target);
        run_on(m, self.on, texts, self.data, (self.options, self.unit), self.streams)
    }
}

/// A unit is made, to which another machine pushes words.
#[derive(Debug)]
pub struct MakeUnit<'a> {
    pub(crate) on: On<'a>,
    pub(crate) host: &'static Host,
    pub(crate) options: &'a Options,
}

impl Visitor for MakeUnit<'_> {
    type Out = Result<Box<dyn Unit>, RunError>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        let texts = disassembler(self.on.isa, self.on.target);
        Ok(Box::new(Pushed::new(m, self.on, texts, self.host, self.options)?))
    }
}

/// A program is loaded that is to run many times.
#[derive(Debug)]
pub struct Load<'r, 'a> {
    pub(crate) on: On<'r>,
    pub(crate) data: &'a [u8],
    pub(crate) inputs: &'r [String],
    pub(crate) options: &'r Options,
    pub(crate) streams: Streams,
}

impl<'a> Visitor for Load<'_, 'a> {
    type Out = Result<Box<dyn Repeated + 'a>, RunError>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        let texts = disassembler(self.on.isa, self.on.target);
        let loaded = Loaded::new((m, self.on, texts), self.data, self.inputs, self.options, self.streams)?;
        Ok(Box::new(loaded))
    }
}

/// A program is loaded for groups of lanes.
#[derive(Debug)]
pub struct LoadGroup<'a> {
    pub(crate) on: On<'a>,
    pub(crate) data: &'a [u8],
    pub(crate) options: &'a Options,
    pub(crate) streams: Streams,
}

impl Visitor for LoadGroup<'_> {
    type Out = Result<Box<dyn LaneGroup>, RunError>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        let texts = disassembler(self.on.isa, self.on.target);
        Ok(Box::new(group::Loaded::new(
            (m, self.on, texts),
            self.data,
            self.options,
            self.streams,
        )?))
    }
}

/// Harts are made that share one memory.
#[derive(Debug)]
pub struct MakeHarts {
    pub(crate) isa: &'static Isa,
    pub(crate) setup: Setup,
    pub(crate) engine: Engine,
}

impl Visitor for MakeHarts {
    type Out = Box<dyn Harts>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        Box::new(Pool::new(m, self.isa, self.setup, self.engine))
    }
}

/// Vectors are replayed.
#[derive(Debug)]
pub struct Replay<'a, 't> {
    pub(crate) isa: &'static Isa,
    pub(crate) target: &'a Resolved,
    pub(crate) cases: &'a [replay::Case<'t>],
    pub(crate) reserved: bool,
}

impl Visitor for Replay<'_, '_> {
    type Out = Summary;

    fn visit<M: Machine>(self, mut m: M) -> Summary {
        replay::replay(&mut m, self.isa, self.target, self.cases, self.reserved)
    }
}

/// A program runs on the machine and on the reference evaluator, compared after each instruction.
#[derive(Debug)]
pub struct Stepwise<'a> {
    pub(crate) on: On<'a>,
    pub(crate) reference: Reference,
    pub(crate) data: &'a [u8],
    pub(crate) options: &'a Options,
    pub(crate) max: u64,
}

impl Visitor for Stepwise<'_> {
    type Out = Result<Lockstep, RunError>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        lockstep(self.reference, m, self.on, self.data, self.options, self.max)
    }
}

/// What the machine is compared with.
#[derive(Debug)]
pub enum Other {
    /// The evaluator of the semantics.
    Reference(Reference),
    /// What its instructions are translated to.
    Translations,
}

/// Random vectors of every instruction run on the machine and on another one.
#[derive(Debug)]
pub struct Beside<'a> {
    pub(crate) isa: &'static Isa,
    pub(crate) target: &'a Resolved,
    pub(crate) other: Other,
    pub(crate) seed: u64,
    pub(crate) per_op: usize,
}

impl Visitor for Beside<'_> {
    type Out = Compared;

    fn visit<M: Machine>(mut self, mut m: M) -> Compared {
        let (on, random) = ((self.isa, self.target), (self.seed, self.per_op));
        match &mut self.other {
            Other::Reference(reference) => vectors::vectors(reference, &mut m, on, random),
            Other::Translations => vectors::translated(&mut m, on, random),
        }
    }
}

/// How a machine's instructions are executed where code is translated.
pub struct Ways;

impl Visitor for Ways {
    type Out = Option<Vec<Option<Way>>>;

    fn visit<M: Machine>(self, m: M) -> Self::Out {
        ways(&m)
    }
}
