//! The verifier: whether a circuit is well-formed, by rules in stages.
//!
//! A stage reports everything that it finds. If it found errors, verification ends there, since later stages assume the
//! earlier ones. So every finding is about the graph and none is a consequence of another. The rules and their order
//! are in `docs/reference/circuit_rules.md`; [`CODES`] is the same table as data.
//!
//! 0 the arrays, 1 each gate by itself, 2 successors of a state, 3 the state graph, 4 phis and barriers, 5 cycles of
//! values and memory, 6 places, 7 order of effects; then warnings.
//!
//! Nothing here names a gate: the rules for one come from its description ([`plan`]). Every stage takes linear time
//! (sorting apart), walks with explicit stacks, and stores facts about gates in dense arrays by number, because memory
//! accesses dominate the time. Messages are made only where something is wrong.

mod bounds;
mod codes;
mod control;
mod cycles;
mod depends;
mod fixed;
mod flat_inputs;
mod floating;
mod integrity;
mod live;
mod local;
mod loop_depth;
mod loop_exits;
mod memory;
mod message;
mod module;
mod outputs;
mod places;
mod plan;
mod relaxed;
mod schedule;
mod states;
mod trivial;
mod wires;

pub use codes::{CODES, Code, MODULE_CODES};
pub use module::verify_module;

use onespec_graph::{Circuit, Findings, Gate};
use plan::{Kind, Plan};
use states::States;
use std::sync::Arc;

/// What is asked beyond the rules that always hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// How effects must be ordered.
    pub discipline: Discipline,
    /// How many findings are kept; the others are counted.
    pub limit: usize,
    /// Whether inputs are compared with lists of uses (E005). What makes circuits keeps them equal, and who reads them
    /// from a file compares them; so this finds errors of a program, and takes time.
    pub links: bool,
    /// Whether gates that nothing needs are reported (W001 to W003) where there is no error.
    pub warnings: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            discipline: Discipline::Strict,
            limit: Findings::LIMIT,
            links: false,
            warnings: true,
        }
    }
}

impl Options {
    /// The default rules without warnings: what a consumer asks that only wants to know whether a circuit is valid.
    pub fn errors() -> Options {
        Options {
            warnings: false,
            ..Options::default()
        }
    }
}

/// How wires order effects on memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Discipline {
    /// All effects on one memory state are one chain, so that wires alone order them.
    Strict,
    /// Loads may stand beside the chain: a scheduler has to put them before what overwrites the memory state they read.
    Relaxed,
}

/// The answer about a circuit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Errors of one stage, or warnings.
    pub findings: Findings,
    /// The stage that found errors; nothing if the circuit is well-formed.
    pub failed: Option<u8>,
}

impl Report {
    /// Whether there is no error.
    pub fn is_ok(&self) -> bool {
        self.failed.is_none()
    }
}

/// The answer about one circuit. For many, a [`Verifier`] keeps its memory.
pub fn verify(circuit: &Circuit, options: &Options) -> Report {
    Verifier::new().verify(circuit, options)
}

/// The answer about a circuit and a place for each of its gates; see [`Verifier::verify_schedule`].
pub fn verify_schedule(circuit: &Circuit, place: &[Gate], options: &Options) -> Report {
    Verifier::new().verify_schedule(circuit, place, options)
}

/// A place for each gate, and perhaps the order of effects, as a scheduler gives them.
#[derive(Debug, Clone, Copy)]
pub struct Places<'a> {
    /// By gate: the state before whose end it is computed, [`Gate::NONE`] for a gate that is not computed at all.
    pub at: &'a [Gate],
    /// All that is in order: the state at which the block begins, and the gate. Without it effects come in an order that
    /// wires allow.
    pub order: Option<&'a [(Gate, Gate)]>,
}

/// Verifies circuits, and keeps what it learned of the description and the memory for the arrays.
#[derive(Default)]
pub struct Verifier {
    plan: Option<Arc<Plan>>,
    kinds: Vec<Kind>,
    odd: Vec<Gate>,
    listed: Vec<Gate>,
    dense: flat_inputs::FlatInputs,
    states: States,
    places: places::Places,
    live: live::Live,
}

impl Verifier {
    /// One that has seen nothing yet.
    pub fn new() -> Verifier {
        Verifier::default()
    }

    /// All stages. Of a circuit with errors, those of the first stage that finds any; else warnings.
    pub fn verify(&mut self, circuit: &Circuit, options: &Options) -> Report {
        self.run(circuit, options, None)
    }

    /// The same for a circuit with a state for each gate, as a scheduler gives it: `place[gate]` is the state before
    /// whose end the gate is computed, [`Gate::NONE`] for a gate that is not computed at all. States, selectors and
    /// relays are where they are, arguments and constants everywhere: what is said of them is not looked at.
    ///
    /// E081 is reported for a gate whose inputs are not there at its place, E075 for an effect that would not meet the
    /// memory state it names.
    pub fn verify_schedule(&mut self, circuit: &Circuit, place: &[Gate], options: &Options) -> Report {
        self.run(circuit, options, Some(Places { at: place, order: None }))
    }

    /// The same, with the order in which a schedule has effects.
    pub fn verify_order(&mut self, circuit: &Circuit, places: Places<'_>, options: &Options) -> Report {
        self.run(circuit, options, Some(places))
    }

    fn run(&mut self, circuit: &Circuit, options: &Options, given: Option<Places<'_>>) -> Report {
        let plan = match self.plan.take() {
            Some(plan) if plan.fits(circuit.set(), circuit.arch()) => plan,
            _ => Plan::of(circuit.set(), circuit.arch()),
        };
        let mut checks = Checks {
            circuit,
            plan: &plan,
            discipline: options.discipline,
            links: options.links,
            warnings: options.warnings,
            kinds: &mut self.kinds,
            odd: &mut self.odd,
            listed: &mut self.listed,
            dense: &mut self.dense,
            states: &mut self.states,
            places: &mut self.places,
            live: &mut self.live,
            given,
            touches_dead: false,
            found: Findings::new(options.limit),
        };
        let failed = checks.stages();
        let findings = checks.found;
        self.plan = Some(plan);
        Report { findings, failed }
    }
}

/// Verification under way: what the stages know and hand on.
struct Checks<'a> {
    circuit: &'a Circuit,
    plan: &'a Plan,
    discipline: Discipline,
    links: bool,
    warnings: bool,
    /// By gate, from stage 0.
    kinds: &'a mut Vec<Kind>,
    /// Gates that stage 1 has to inspect, in their order, from stage 0.
    odd: &'a mut Vec<Gate>,
    /// Arguments and returns, from stage 0.
    listed: &'a mut Vec<Gate>,
    /// Inputs, from stage 0.
    dense: &'a mut flat_inputs::FlatInputs,
    /// From stage 2.
    states: &'a mut States,
    /// From stage 4.
    places: &'a mut places::Places,
    /// From stage 7.
    live: &'a mut live::Live,
    /// What a scheduler says.
    given: Option<Places<'a>>,
    /// Whether some input is a dead gate; stage 1 sees it on the way.
    touches_dead: bool,
    found: Findings,
}

impl Checks<'_> {
    /// The stage that found errors, if one did; else there are warnings at most.
    fn stages(&mut self) -> Option<u8> {
        let stages: [fn(&mut Self); 8] = [
            Self::integrity,
            Self::local,
            Self::outputs,
            Self::control,
            Self::fixed,
            Self::wires,
            Self::bounds,
            Self::effects,
        ];
        for (number, stage) in (0..).zip(stages) {
            stage(self);
            if !self.found.is_empty() {
                return Some(number);
            }
        }
        if self.warnings {
            self.report_unneeded();
        }
        None
    }
}
