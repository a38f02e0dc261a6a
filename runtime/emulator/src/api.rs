//! What the command calls: a description, a file, options in; an outcome out. Chooses the target and the machine.

use crate::elf;
use crate::elf_target;
use crate::engine::Engine;
use crate::error::RunError;
use crate::lockstep::{Lockstep, lockstep};
use crate::machines::{Description, Visitor, disassembler};
use crate::options::{Options, Outcome};
use crate::replay::{self, Summary};
use crate::run::run_on;
use crate::user::files::Streams;
use crate::vectors;
use onespec_core::exec::Machine;
use onespec_core::isa::Isa;
use onespec_core::target::Resolved;
use onespec_graph::GateSet;
use onespec_graph::semantics::Semantics;
use onespec_sem::eval::Reference;

/// Runs a program file. `options.target` may be empty: then the default target runs it, or the one like it with the
/// file's word width.
pub fn run(description: &Description, data: &[u8], options: &Options, streams: Streams) -> Result<Outcome, RunError> {
    struct Run<'a> {
        isa: &'static Isa,
        target: &'a Resolved,
        data: &'a [u8],
        options: &'a Options,
        streams: Streams,
    }
    impl Visitor for Run<'_> {
        type Out = Result<Outcome, RunError>;
        fn visit<M: Machine>(self, m: M) -> Self::Out {
            run_on(
                m,
                self.isa,
                disassembler(self.isa, self.target),
                self.data,
                self.options,
                self.streams,
            )
        }
    }
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let run = Run {
        isa: description.isa,
        target: &target,
        data,
        options,
        streams,
    };
    description.with_machine(options.engine, &target, run)?
}

/// Changes settings of a target.
pub fn apply(isa: &Isa, target: &mut Resolved, settings: &[(String, i64)]) -> Result<(), RunError> {
    let mut changes = settings.iter().map(|(name, value)| isa.set(target, name, *value));
    changes.try_for_each(|result| result.map_err(RunError::Setting))
}

/// The target to run a file on; where none is asked for, what the file says that it was built for.
pub fn target_for(isa: &Isa, data: &[u8], asked: &str) -> Result<Resolved, RunError> {
    let width = elf::read(data)?.width;
    if asked.is_empty() {
        let found = elf_target::to_run(isa, data);
        return found.ok_or(RunError::NoTarget { isa: isa.name, width });
    }
    let target = isa.target(asked)?;
    match target.params.first() {
        Some((_, value)) if *value != i64::from(width) => Err(RunError::OtherWidth {
            target: asked.to_owned(),
            width,
        }),
        _ => Ok(target),
    }
}

/// Replays a file of vectors on the target of the options (empty: the default), extended by what the vectors need. Of the
/// options, the engine, the settings and `reserved` count besides.
pub fn replay_text(description: &Description, options: &Options, text: &str) -> Result<Summary, RunError> {
    struct Replay<'a, 't> {
        isa: &'static Isa,
        target: &'a Resolved,
        cases: &'a [replay::Case<'t>],
        reserved: bool,
    }
    impl Visitor for Replay<'_, '_> {
        type Out = Summary;
        fn visit<M: Machine>(self, mut m: M) -> Summary {
            replay::replay(&mut m, self.isa, self.target, self.cases, self.reserved)
        }
    }
    let isa = description.isa;
    let mut cases = replay::parse(&replay::FORMATS, isa, text).map_err(RunError::Vectors)?;
    // A machine is made once for each target, however files mix them.
    cases.sort_by_key(|case| (case.target, case.widest));
    let mut summary = Summary::default();
    for cases in cases.chunk_by(|a, b| (a.target, a.widest) == (b.target, b.widest)) {
        let named = cases.first().and_then(|case| case.target).unwrap_or(&options.target);
        let base = isa.target(named)?;
        let mut target = match cases.first() {
            Some(case) if case.widest => replay::widest(isa, &base),
            _ => replay::target_for(isa, &base, cases),
        };
        apply(isa, &mut target, &options.settings)?;
        let replay = Replay {
            isa,
            target: &target,
            cases,
            reserved: options.reserved,
        };
        summary.add(description.with_machine(options.engine, &target, replay)?);
    }
    Ok(summary)
}

/// Replays a file of vectors of gates on whatever evaluates them; `isa` is the description of the gates, whose environment
/// says what the columns are.
pub fn replay_gates(
    isa: &'static Isa,
    set: &'static GateSet,
    semantics: &mut dyn Semantics,
    text: &str,
) -> Result<Summary, RunError> {
    let cases = replay::parse(&[&replay::rows::Rows], isa, text).map_err(RunError::Vectors)?;
    Ok(replay::replay_gates(set, semantics, &cases))
}

/// Runs a program on generated code and on the reference evaluator in lockstep.
pub fn lockstep_engines(
    description: &Description,
    data: &[u8],
    options: &Options,
    max: u64,
) -> Result<Lockstep, RunError> {
    struct Both<'a> {
        isa: &'static Isa,
        reference: Reference,
        data: &'a [u8],
        options: &'a Options,
        max: u64,
    }
    impl Visitor for Both<'_> {
        type Out = Result<Lockstep, RunError>;
        fn visit<M: Machine>(self, m: M) -> Self::Out {
            lockstep(self.reference, m, self.isa, self.data, self.options, self.max)
        }
    }
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let reference = description.reference(&target)?;
    let both = Both {
        isa: description.isa,
        reference,
        data,
        options,
        max,
    };
    description.with_machine(Engine::Interp, &target, both)?
}

/// Runs random vectors of every instruction of a target on generated code and on the reference evaluator.
pub fn vectors_engines(
    description: &Description,
    target: &Resolved,
    seed: u64,
    per_op: usize,
) -> Result<vectors::Compared, RunError> {
    struct Both<'a> {
        isa: &'static Isa,
        target: &'a Resolved,
        reference: Reference,
        seed: u64,
        per_op: usize,
    }
    impl Visitor for Both<'_> {
        type Out = vectors::Compared;
        fn visit<M: Machine>(mut self, mut m: M) -> vectors::Compared {
            vectors::vectors(
                &mut self.reference,
                &mut m,
                self.isa,
                self.target,
                self.seed,
                self.per_op,
            )
        }
    }
    let reference = description.reference(target)?;
    let both = Both {
        isa: description.isa,
        target,
        reference,
        seed,
        per_op,
    };
    description.with_machine(Engine::Interp, target, both)
}
