//! What the command calls: a description, a file, options in; an outcome out. Chooses the target and the machine.

use crate::elf;
use crate::engine::{Engine, Way};
use crate::error::RunError;
use crate::group::LaneGroup;
use crate::harts::{Harts, Setup};
use crate::litmus::{self, Finding, Problem, Test};
use crate::lockstep::Lockstep;
use crate::machines::Description;
use crate::options::{End, Mode, Options, Outcome, code};
use crate::platforms;
use crate::repeated::Repeated;
use crate::replay::{self, Summary};
use crate::run::On;
use crate::tasks::{Beside, Load, LoadGroup, MakeHarts, MakeUnit, Other, Replay, Run, Stepwise};
use crate::user::files::Streams;
use crate::vectors;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::Host;
use onespec_core::target::Resolved;
use onespec_elf::target as elf_target;
use onespec_graph::GateSet;
use onespec_graph::semantics::Semantics;

/// Runs a program file. `options.target` may be empty: then the default target runs it, or the one like it with the
/// file's word width.
///
/// # Errors
/// A file that is no program for the machine, an unknown target or setting, a program that cannot be loaded, or a
/// machine that the engine cannot run.
pub fn run(description: &Description, data: &[u8], options: &Options, streams: Streams) -> Result<Outcome, RunError> {
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let run = Run {
        on: on(description.isa, &target, options)?,
        data,
        options,
        streams,
        unit: None,
    };
    description.perform(options.engine, &target, run)?
}

/// What pushes words to the machine, if its platform has such a host and the program is for that one: the ELF file has the
/// number of `other`, which finds machines by their names.
pub fn host(
    isa: &Isa,
    data: &[u8],
    options: &Options,
    number: impl FnOnce(&str) -> Option<u16>,
) -> Option<&'static Host> {
    let name = named(isa, options);
    let target = isa.target(name).ok()?;
    let platform = platforms::choose(isa, &target, options.platform.as_deref()).ok()??;
    let host = platform.host.as_ref()?;
    let wanted = number(host.machine)?;
    (elf_target::machine_of(data) == Some(wanted)).then_some(host)
}

/// Runs a program of another machine, which pushes words to this one: they stand in the program, turned as the host's
/// transport says, and are executed in order. Of the options, target, platform, state, tiles and timing are those of the
/// unit; cycles are counted of its words alone.
///
/// # Errors
/// As [`run`], for either machine.
pub fn run_pushed(
    description: &Description,
    other: &Description,
    host: &'static Host,
    data: &[u8],
    options: &Options,
    streams: Streams,
) -> Result<Outcome, RunError> {
    let isa = description.isa;
    let name = named(isa, options);
    let mut target = isa.target(name)?;
    apply(isa, &mut target, &options.settings)?;
    let make = MakeUnit {
        on: on(isa, &target, options)?,
        host,
        options,
    };
    let mut unit = description.perform(options.engine, &target, make)??;
    let scalar = Options {
        target: host.target.to_owned(),
        mode: Some(Mode::Machine),
        max_insns: options.max_insns,
        trace: options.trace,
        timeout: options.timeout,
        memory: options.memory,
        ..Options::default()
    };
    let target = target_for(other.isa, data, &scalar.target)?;
    let run = Run {
        on: on(other.isa, &target, &scalar)?,
        data,
        options: &scalar,
        streams,
        unit: Some(&mut *unit),
    };
    let mut outcome = other.perform(scalar.engine, &target, run)??;
    match unit.finish()? {
        Ok(done) => (outcome.state, outcome.cycles, outcome.saved) = (done.state, done.cycles, done.saved),
        // The first end is the one to tell.
        Err(end) if outcome.end == End::Exit => (outcome.code, outcome.end) = (code(&end), end),
        Err(_) => {}
    }
    Ok(outcome)
}

/// Loads a program file on a platform, to be run many times: `inputs` names the state that each run is given. State of the
/// options is part of every start.
///
/// # Errors
/// As [`run`].
pub fn load<'a>(
    description: &Description,
    data: &'a [u8],
    inputs: &[String],
    options: &Options,
    streams: Streams,
) -> Result<Box<dyn Repeated + 'a>, RunError> {
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let options = Options {
        mode: Some(Mode::Machine),
        ..options.clone()
    };
    let load = Load {
        on: on(description.isa, &target, &options)?,
        data,
        inputs,
        options: &options,
        streams,
    };
    description.perform(options.engine, &target, load)?
}

/// Loads a program file for groups of lanes, to be run many times. Of the options, limits of instructions and of time hold
/// for each run, and with `timing` an instruction that comes too early ends it.
///
/// # Errors
/// As [`run`]; also a platform without groups.
pub fn load_group(description: &Description, data: &[u8], options: &Options) -> Result<Box<dyn LaneGroup>, RunError> {
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let load = LoadGroup {
        on: on(description.isa, &target, options)?,
        data,
        options,
        streams: Streams::none(),
    };
    description.perform(options.engine, &target, load)?
}

/// Makes harts of a target that share one memory; there are none at first.
///
/// # Errors
/// A machine that the engine cannot run.
pub fn harts(
    description: &Description,
    target: &Resolved,
    setup: Setup,
    engine: Engine,
) -> Result<Box<dyn Harts>, RunError> {
    let make = MakeHarts {
        isa: description.isa,
        setup,
        engine,
    };
    description.perform(engine, target, make)
}

/// The target's name in options, or the default.
fn named<'a>(isa: &Isa, options: &'a Options) -> &'a str {
    match options.target.as_str() {
        "" => isa
            .targets
            .get(usize::from(isa.default_target))
            .map_or("", |target| target.name),
        name => name,
    }
}

/// A target with its platform.
fn on<'a>(isa: &'static Isa, target: &'a Resolved, options: &Options) -> Result<On<'a>, RunError> {
    Ok(On {
        isa,
        target,
        platform: platforms::choose(isa, target, options.platform.as_deref())?,
    })
}

/// Changes settings of a target.
///
/// # Errors
/// A setting that the target does not have, or a value that the setting cannot take.
pub fn apply(isa: &Isa, target: &mut Resolved, settings: &[(String, i64)]) -> Result<(), RunError> {
    let mut changes = settings.iter().map(|(name, value)| isa.set(target, name, *value));
    changes.try_for_each(|result| result.map_err(RunError::Setting))
}

/// The target to run a file on; where none is asked for, what the file says that it was built for.
///
/// # Errors
/// A file that is no ELF program, an unknown target, a target of another word width than the file's, or, where none is
/// asked for, no target of this width.
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
///
/// # Errors
/// A text that cannot be read as vectors, an unknown target or setting, or a machine that the engine cannot run.
pub fn replay_text(description: &Description, options: &Options, text: &str) -> Result<Summary, RunError> {
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
        summary.add(description.perform(options.engine, &target, replay)?);
    }
    Ok(summary)
}

/// Replays a file of vectors of gates on whatever evaluates them; `isa` is the description of the gates, whose environment
/// says what the columns are.
///
/// # Errors
/// The text cannot be read as vectors of gates. A gate that fails is counted in the [`Summary`].
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
///
/// # Errors
/// As [`run`]; also a description without semantics for the reference evaluator. A difference is no error.
pub fn lockstep_engines(
    description: &Description,
    data: &[u8],
    options: &Options,
    max: u64,
) -> Result<Lockstep, RunError> {
    let mut target = target_for(description.isa, data, &options.target)?;
    apply(description.isa, &mut target, &options.settings)?;
    let reference = description.reference(&target)?;
    let both = Stepwise {
        on: on(description.isa, &target, options)?,
        reference,
        data,
        options,
        max,
    };
    description.perform(Engine::Interp, &target, both)?
}

/// Runs random vectors of every instruction of a target on generated code and on the reference evaluator.
///
/// # Errors
/// The description has no semantics, or no generated code, for the target's parameter values.
pub fn vectors_engines(
    description: &Description,
    target: &Resolved,
    seed: u64,
    per_op: usize,
) -> Result<vectors::Compared, RunError> {
    let both = Beside {
        isa: description.isa,
        target,
        other: Other::Reference(description.reference(target)?),
        seed,
        per_op,
    };
    description.perform(Engine::Interp, target, both)
}

/// Runs random vectors of every instruction of a target on generated code, and on what it is translated to.
///
/// # Errors
/// There is no generated code for the target's parameter values.
pub fn vectors_translated(
    description: &Description,
    target: &Resolved,
    seed: u64,
    per_op: usize,
) -> Result<vectors::Compared, RunError> {
    let both = Beside {
        isa: description.isa,
        target,
        other: Other::Translations,
        seed,
        per_op,
    };
    description.perform(Engine::Interp, target, both)
}

/// How the instructions of a target are executed where code is translated, by their numbers. `None`: nothing of it is translated.
pub fn ways(description: &Description, target: &Resolved) -> Option<Vec<Option<Way>>> {
    description.code_for(Engine::Jit)?.ways(target)
}

/// Whether the end that a litmus test asks for is allowed, on this target.
///
/// # Errors
/// The machine has no memory model; code that is not assembled, traps, does not end, or does what litmus tests cannot (the
/// list stands at the top of [`crate::litmus`]).
pub fn litmus(description: &Description, target: &Resolved, test: &Test) -> Result<Finding, Problem> {
    litmus::check(description.isa, target, test, |threads| {
        description.perform(Engine::Interp, target, threads)
    })
}
