//! The generated selector: the trees of gates that each instruction computes, derived from the semantics of both.
//!
//! Bit-vector terms in normal form are those of [`onespec_lanes`]; `symbolic` evaluates semantics to them; `gates` are the terms of gates, `lift` covers a term with gates; `machine`, `forms`, `codes` and
//! `derive` try an instruction with every register representation; `prune` removes redundant patterns; `pattern` builds
//! patterns, [`tables`] the runtime's tables ([`onespec_core::select`]), [`show`] prints them. Rules of the
//! description, where no single instruction is enough, become patterns too ([`rules`]).

pub mod approximations;
mod codes;
pub mod cover;
pub mod derive;
mod forms;
mod gates;
mod kept;
mod lift;
mod machine;
mod offered;
pub mod parts;
pub mod pattern;
mod prune;
pub mod question;
pub mod rules;
mod samples;
pub mod show;
pub mod symbolic;
pub mod tables;
pub mod trial;
pub mod vectors;

use codes::instruction;
use derive::moves;
use gates::{Gates, Types};
use kept::{Derived, Kept};
use lift::Lift;
use machine::Machine;
use onespec_cache::Cache;
use onespec_description::model::{Isa, Kind, Scale};
use onespec_diag::{Diag, Diags, FileSource, Origin as At, Sources, did_you_mean};
use onespec_lanes::term::Terms;
use onespec_sem::ir::Program;
use onespec_sem::isa_tables::leak;
use pattern::{Arg, Maps, Node, Origin, Pattern, of_move, of_raw};
use prune::{Moves, prune};
use vectors::{Vectors, Wholes};

pub use samples::{Samples, Shape as EdgesOf, edges};
pub use symbolic::NoPattern;

use onespec_core::select::Extension;

/// A set of gates to select from.
pub struct GateSet {
    pub sources: Sources,
    pub isa: Isa,
    pub program: Program,
}

/// The selector of a machine for one assignment of its parameters.
pub struct Selection {
    pub params: Vec<(String, i64)>,
    /// The machine whose gates these are.
    pub gate_set: String,
    pub gates: Vec<GateName>,
    pub reprs: Vec<ReprName>,
    pub weaken: Vec<(u16, u16)>,
    pub patterns: Vec<Pattern>,
    /// By instruction without a pattern, why.
    pub without: Vec<(u16, NoPattern)>,
    /// For each register file, the pattern that copies a register.
    pub copies: Vec<(u16, Pattern)>,
    /// Types of the gates by name.
    pub types: Vec<String>,
    /// Pieces of state by name.
    pub state: Vec<String>,
    /// Pairs of patterns, by number: the instruction of the first leaves in its register what the second computes.
    pub beside: Vec<(u16, u16)>,
}

/// A gate with types, by name.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GateName {
    pub gate: String,
    pub cond: String,
    pub own: Option<u8>,
    pub inputs: Vec<u8>,
    pub commutes: bool,
    /// Opcode among the gates, and the code of the condition.
    pub op: u16,
    pub code: u64,
}

/// A representation by name.
#[derive(Debug, Clone)]
pub struct ReprName {
    pub name: String,
    pub ty: u8,
    pub file: u16,
    pub border: bool,
    /// The register that holds a constant in it.
    pub constants: Extension,
    /// It is a vector, which is all of its register.
    pub vector: bool,
    /// Fns between value and register, of the program.
    pub code: onespec_sem::ir::ReprCode,
}

/// Reads the gates that a machine selects from.
pub fn gates_of(isa: &Isa, files: FileSource<'_>, diags: &mut Diags) -> Option<GateSet> {
    let select = isa.select.as_ref()?;
    let known = files.machines();
    if !known.contains(&select.gates) {
        let message = format!("there are no gates `{}` to select from", select.gates);
        let help = did_you_mean(&select.gates, known.iter().map(String::as_str));
        let help = help.unwrap_or_else(|| "`gates:` names the folder of an intermediate representation".into());
        diags.push(Diag::error("E0620", &select.origin, message).help(help));
        return None;
    }
    let loaded = onespec_description::expand::load_from(files, &select.gates);
    let mut of_gates = loaded.diags;
    let isa = loaded.isa?;
    let program = onespec_sem::lower_all(&isa, &mut of_gates).into_iter().next()?;
    if of_gates.has_errors() {
        let message = format!("the description of the gates `{}` has errors", select.gates);
        let help = format!("`onespec check` shows them: spec/{}", select.gates);
        diags.push(Diag::error("E0620", &select.origin, message).help(help));
        return None;
    }
    Some(GateSet {
        sources: loaded.sources,
        isa,
        program,
    })
}

/// The tables of a machine's selectors, and the files of the gates, for these of the machine's programs. None where the machine
/// declares nothing to select. What was derived before comes from the cache. `line` gives the text of a place.
pub fn tables_of(
    isa: &Isa,
    programs: Programs<'_>,
    files: FileSource<'_>,
    cache: &Cache,
    diags: &mut Diags,
    line: &dyn Fn(&At) -> String,
) -> Option<(Vec<onespec_core::select::Selector>, Sources)> {
    let set = gates_of(isa, files, diags)?;
    let made = select_of(isa, &programs.chosen, programs.all, &set, cache, diags);
    let made = made
        .iter()
        .map(|selection| tables::lower(isa, selection, line))
        .collect();
    Some((made, set.sources))
}

/// [`tables_of`] alone, in memory for as long as the process. Empty where the machine declares nothing to select.
pub fn selectors(
    isa: &Isa,
    programs: Programs<'_>,
    files: FileSource<'_>,
    cache: &Cache,
    diags: &mut Diags,
    line: &dyn Fn(&At) -> String,
) -> &'static [onespec_core::select::Selector] {
    let made = tables_of(isa, programs, files, cache, diags, line);
    leak(made.map_or(Vec::new(), |(made, _)| made))
}

/// Programs of a machine to select for.
pub struct Programs<'a> {
    chosen: Vec<&'a Program>,
    /// These are the programs for every assignment of the parameters.
    all: bool,
}

impl<'a> Programs<'a> {
    /// All of them.
    pub fn all(programs: &'a [Program]) -> Programs<'a> {
        Programs {
            chosen: programs.iter().collect(),
            all: true,
        }
    }

    /// Those for the values that some parameters have.
    pub fn with(programs: &'a [Program], params: &[(&str, i64)]) -> Programs<'a> {
        let fits = |program: &&Program| {
            let other = |(name, value): &(String, i64)| params.iter().any(|(n, v)| n == name && v != value);
            !program.params.iter().any(other)
        };
        let chosen: Vec<&Program> = programs.iter().filter(fits).collect();
        Programs {
            all: chosen.len() == programs.len(),
            chosen,
        }
    }
}

/// Selectors for every assignment of the machine's parameters. None where nothing is declared for them.
pub fn select(isa: &Isa, programs: &[Program], gates: &GateSet, diags: &mut Diags) -> Vec<Selection> {
    let programs = Programs::all(programs);
    select_of(isa, &programs.chosen, programs.all, gates, &Cache::off(), diags)
}

/// `all` as in [`Programs`].
fn select_of(
    isa: &Isa,
    programs: &[&Program],
    all: bool,
    gates: &GateSet,
    cache: &Cache,
    diags: &mut Diags,
) -> Vec<Selection> {
    let mut rules = rules::Rules::read(isa, diags);
    // What instructions compute takes most of the time, and is found for each assignment by itself.
    let of_instructions = |program: &Program| {
        let mut kept = Kept::open(cache, isa, program, gates);
        let made = with_ready(isa, program, gates, |ready| {
            of_instructions(ready, isa, program, gates, &mut kept)
        });
        (made, kept)
    };
    let found = std::thread::scope(|scope| {
        let threads: Vec<_> = programs
            .iter()
            .map(|program| scope.spawn(|| of_instructions(program)))
            .collect();
        let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined.collect::<Result<Vec<_>, _>>()
    });
    let found = found.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    let mut made = Vec::with_capacity(found.len());
    for ((mut selection, mut kept), program) in found.into_iter().zip(programs) {
        let more = kept.rules(isa, || {
            let before = diags.list.len();
            let (types, mut terms) = (Types::of(&gates.isa.graph, scale(isa)), Terms::default());
            let machine = Machine::new(isa, program, &types, &mut terms);
            let made = rules.patterns(&machine, gates, &selection, diags);
            // What is wrong with a rule is told each time.
            match diags.list.len() == before {
                true => Ok(made),
                false => Err(made),
            }
        });
        rules.kept(&more);
        selection.patterns.extend(more);
        selection.beside = vectors::beside(isa, program, gates, &selection);
        kept.close();
        made.push(selection);
    }
    // A rule may be absent for these values of the parameters, if it is there for others.
    if all {
        rules.finish(diags);
    }
    made
}

/// What patterns are derived from, for one assignment of the machine's parameters.
struct Ready<'a, 'r> {
    terms: &'r mut Terms,
    types: &'r Types,
    machine: &'r Machine<'a>,
    lift: &'r mut Lift<'a>,
    /// The same for the functions of lanes.
    lanes: &'r mut Lift<'a>,
    free: &'r Moves,
    /// The selection, which has no patterns yet.
    selection: Selection,
}

/// Reads a machine and a set of gates, finds the free moves between registers, and hands all of it on.
fn with_ready<R>(isa: &Isa, program: &Program, set: &GateSet, then: impl FnOnce(Ready<'_, '_>) -> R) -> R {
    let mut terms = Terms::default();
    let types = Types::of(&set.isa.graph, scale(isa));
    let machine = Machine::new(isa, program, &types, &mut terms);
    let gates = Gates::read(&set.isa.graph, &set.program, &mut terms, machine.word());
    let mut lift = Lift::new(&gates, &types);
    let free = moves(&machine, &mut terms, &mut lift);
    let free = Moves::of(&free, gates.list.iter().map(|g| g.commutes).collect());
    let selection = bare(program, set, &machine, &mut terms, &free, &gates, &types);
    // Only what vectors are computed with has approximations.
    let mut of_lanes = gates.clone();
    approximations::add(&mut of_lanes, &machine, &set.isa.graph, &mut terms);
    let mut lanes = Lift::new(&of_lanes, &types);
    then(Ready {
        terms: &mut terms,
        types: &types,
        machine: &machine,
        lift: &mut lift,
        lanes: &mut lanes,
        free: &free,
        selection,
    })
}

/// A selection without patterns: what rules are read against.
fn bare(
    program: &Program,
    set: &GateSet,
    machine: &Machine<'_>,
    terms: &mut Terms,
    free: &Moves,
    gates: &Gates,
    types: &Types,
) -> Selection {
    let mut weaken: Vec<(u16, u16)> = free.weaken.iter().copied().collect();
    weaken.sort_unstable();
    Selection {
        params: program.params.clone(),
        gate_set: set.isa.name.clone(),
        gates: names(gates, set),
        reprs: (0..)
            .zip(&machine.reprs)
            .map(|(id, r)| ReprName {
                name: r.name.clone(),
                ty: r.ty,
                file: r.file,
                border: r.border,
                constants: machine.constants(terms, id),
                vector: r.lanes.is_some(),
                code: r.code,
            })
            .collect(),
        weaken,
        patterns: Vec::new(),
        without: Vec::new(),
        copies: Vec::new(),
        types: types.names.clone(),
        state: program.state.iter().map(|s| s.name.clone()).collect(),
        beside: Vec::new(),
    }
}

/// The patterns of rules alone, for one assignment of the machine's parameters.
pub fn of_rules(
    isa: &Isa,
    program: &Program,
    set: &GateSet,
    rules: &mut rules::Rules<'_>,
    diags: &mut Diags,
) -> Selection {
    with_ready(isa, program, set, |ready| {
        let mut selection = ready.selection;
        // Rules name gates on vectors, too.
        Vectors::new(
            ready.machine,
            ready.types,
            set,
            ready.free,
            &mut selection.gates,
            ready.terms,
        );
        selection.patterns = rules.patterns(ready.machine, set, &selection, diags);
        selection
    })
}

/// How wide a machine's vectors are; where a setting of the machine says so, those of its types.
fn scale(isa: &Isa) -> u32 {
    let scale = isa.select.as_ref().and_then(|s| s.scale.as_ref());
    scale.and_then(Scale::fixed).unwrap_or(1)
}

/// The patterns of free moves and of instructions.
fn of_instructions(
    ready: Ready<'_, '_>,
    isa: &Isa,
    program: &Program,
    set: &GateSet,
    kept: &mut Kept<'_>,
) -> Selection {
    let Ready {
        terms,
        types,
        machine,
        lift,
        lanes: of_lanes,
        free,
        mut selection,
    } = ready;
    let mut vectors = Vectors::new(machine, types, set, free, &mut selection.gates, terms);
    let reprs: Vec<(u8, u16)> = machine.reprs.iter().map(|r| (r.ty, r.file)).collect();
    let mut maps = Maps::default();
    for (from, tree, results) in free.list() {
        selection.patterns.push(of_move(from, tree, free.strongest(results)));
    }
    zeros(machine, &mut selection, types);
    selection
        .patterns
        .extend(vectors.iter_mut().flat_map(|v| v.moves(of_lanes)));
    selection.patterns.extend(vectors.iter().flat_map(Vectors::constants));
    for (id, op) in isa.ops.iter().enumerate() {
        let has_semantics = program.insts.get(id).is_some_and(Option::is_some);
        if op.unreachable || op.is.is_some() || !has_semantics {
            continue;
        }
        let derived = kept.instruction(isa, program, id, || {
            if op.data.iter().any(|(key, value)| key == "derive" && value == "no") {
                return Derived {
                    why: Some("it is for rules alone"),
                    ..Derived::default()
                };
            }
            let found = match instruction(machine, terms, lift, id) {
                Ok(found) => found,
                Err(why) => {
                    let about = vectors.as_mut().filter(|v| v.is_about(op));
                    let lanes = about.map(|v| v.instruction(terms, of_lanes, &mut maps, id));
                    return match lanes.unwrap_or(Err(why)) {
                        Ok(patterns) => Derived {
                            patterns,
                            ..Derived::default()
                        },
                        Err(why) => Derived {
                            why: Some(why),
                            ..Derived::default()
                        },
                    };
                }
            };
            let (mut copy, mut patterns) = (None, Vec::<Pattern>::new());
            for (shape, raws) in found {
                if copy.is_none() {
                    copy = copies(machine, &raws)
                        .and_then(|(file, raw)| Some((file, of_raw(machine, terms, &mut maps, id, &shape, &raw)?)));
                }
                let kept = prune(raws, free, &reprs, terms);
                let made = kept.iter().filter_map(|raw| {
                    let approximation = raw.tree.approximation_but(lift.gates, &[]);
                    let mut made = of_raw(machine, terms, &mut maps, id, &shape, raw)?;
                    made.tree.rename(&|at| lift.gates.exact(at));
                    Some(Pattern { approximation, ..made })
                });
                let made: Vec<Pattern> = made.collect();
                // What an earlier form computes is enough.
                let before = patterns.len();
                for pattern in made {
                    if !patterns.iter().take(before).any(|known| known.same(&pattern)) {
                        patterns.push(pattern);
                    }
                }
            }
            Derived {
                why: patterns
                    .is_empty()
                    .then_some("it computes nothing that free moves do not"),
                copy,
                patterns,
            }
        });
        selection.without.extend(derived.why.map(|why| (id as u16, why)));
        if let Some((file, pattern)) = derived.copy
            && !selection.copies.iter().any(|(known, _)| *known == file)
        {
            selection.copies.push((file, pattern));
        }
        selection.patterns.extend(derived.patterns);
    }
    without_beside(isa, program, &mut selection);
    let wholes = Wholes {
        isa,
        program,
        set,
        types,
        machine,
        selection: &selection,
    };
    let more = wholes.patterns(kept);
    let has_pattern = |op: u16| more.iter().any(|p| p.origin == Origin::Op(op));
    selection.without.retain(|(op, _)| !has_pattern(*op));
    selection.patterns.extend(more);
    selection
}

/// Drops patterns that write a register beside a result in state, where another instruction gives the same without.
fn without_beside(isa: &Isa, program: &Program, selection: &mut Selection) {
    let in_state = |pattern: &Pattern| {
        let repr = pattern.results.first();
        let repr = repr.and_then(|repr| selection.reprs.get(usize::from(*repr)));
        repr.is_some_and(|repr| vectors::state_of(isa, program, repr.file).is_some())
    };
    let writes = |pattern: &Pattern| pattern.steps.iter().any(|step| step.args.contains(&Arg::Out));
    let of_state = selection.patterns.iter().filter(|pattern| in_state(pattern));
    let alone: Vec<Pattern> = of_state.filter(|pattern| !writes(pattern)).cloned().collect();
    let is_beside = |pattern: &Pattern| {
        let mut same = alone
            .iter()
            .filter(|known| known.tree == pattern.tree && known.results == pattern.results);
        in_state(pattern) && writes(pattern) && same.any(|known| known.requires == pattern.requires)
    };
    let kept: Vec<bool> = selection.patterns.iter().map(|pattern| !is_beside(pattern)).collect();
    let mut kept = kept.into_iter();
    selection.patterns.retain(|_| kept.next().unwrap_or(true));
}

/// A plain copy of a whole register: (file, how).
fn copies(machine: &Machine<'_>, raws: &[derive::Raw]) -> Option<(u16, derive::Raw)> {
    raws.iter().find_map(|raw| {
        let lift::Tree::Source(i, _) = *raw.tree else {
            return None;
        };
        let derive::Source::Repr(from) = *raw.sources.get(usize::from(i))? else {
            return None;
        };
        let repr = machine.reprs.get(usize::from(from))?;
        (repr.full && raw.results.contains(&from)).then(|| (repr.file, raw.clone()))
    })
}

/// The register that is always zero holds 0 in every representation that 0 has there.
fn zeros(machine: &Machine<'_>, selection: &mut Selection, types: &Types) {
    for (at, file) in machine.program.files.iter().enumerate() {
        let Some(zero) = file.zero else { continue };
        let mut terms = Terms::default();
        for ty in 0..types.names.len() as u8 {
            let mut by_value: Vec<(u64, Vec<u16>)> = Vec::new();
            for (r, repr) in machine.reprs.iter().enumerate() {
                if usize::from(repr.file) != at || repr.ty != ty {
                    continue;
                }
                let r = r as u16;
                let x = terms.constant(file.width, 0);
                let Some(value) = machine.value(&mut terms, r, x) else {
                    continue;
                };
                if let Some(known) = terms.as_const(value)
                    && machine.holds(&mut terms, r, x, value)
                {
                    match by_value.iter_mut().find(|(v, _)| u128::from(*v) == known) {
                        Some((_, list)) => list.push(r),
                        None => by_value.push((known as u64, vec![r])),
                    }
                }
            }
            for (value, results) in by_value {
                selection.patterns.push(Pattern {
                    value: Some(Arg::Fixed(zero as u8)),
                    tree: Node::Const(value, ty),
                    origin: Origin::Move,
                    ..of_move(0, &lift::Tree::Const(value, ty), results)
                });
            }
        }
    }
}

fn names(gates: &Gates, set: &GateSet) -> Vec<GateName> {
    let name = |gate: &gates::Gate| GateName {
        gate: set
            .isa
            .graph
            .gates
            .get(usize::from(gate.op))
            .map_or(String::new(), |g| g.name.clone()),
        cond: gate.cond.as_ref().map_or(String::new(), |(name, _)| name.clone()),
        own: gate.own,
        inputs: gate.inputs.clone(),
        commutes: gate.commutes,
        op: gate.op,
        code: gate.cond.as_ref().map_or(0, |(_, code)| *code),
    };
    gates.list.iter().map(name).collect()
}

/// Register files of an instruction's operands, where they are registers.
pub fn file_of(isa: &Isa, op: u16, operand: usize) -> Option<u16> {
    let operand = isa.ops.get(usize::from(op))?.operands.get(operand)?;
    match isa.kinds.get(usize::from(operand.kind))? {
        Kind::Reg { file, .. } => Some(*file),
        _ => None,
    }
}
