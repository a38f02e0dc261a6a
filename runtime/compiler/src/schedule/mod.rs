//! Scheduling: from a circuit to basic blocks; where each gate is computed, and in which order (global code motion,
//! Click, PLDI 1995).
//!
//! States are the nodes of a dominator tree. The inputs and the users of a gate bound where it may be computed
//! ([`place`]), a [`Policy`] chooses, states are joined to blocks ([`frame`], [`layout`]), and gates are put in order
//! in each block ([`list`]). Costs, effects and banks of registers come from the description.
//!
//! The steps in their order: [`control`] numbers states and finds loops, [`needed`] finds needed gates, [`memory`]
//! readers beside the chain, [`place`] bounds and places with [`policy`], [`constants`] places constants, [`frame`]
//! finds blocks, [`layout`] their gates, [`list`] the order, [`liveness`] and [`pressure`] the costs: together a
//! [`draft`]. [`fit`] lets [`revise`] change the draft until the registers suffice; [`check`] checks the result.
//! [`Early`] is the first bound alone, for passes and for the evaluator. [`quick`] leaves most of all out, for code that must be compiled fast.

pub(crate) mod bounds;
pub mod canonical;
mod check;
mod constants;
pub(crate) mod control;
mod draft;
mod early;
mod fit;
mod frame;
mod layout;
mod list;
mod live_range;
mod liveness;
mod loop_exits;
mod memory;
mod needed;
mod place;
mod policy;
mod pressure;
mod quick;
mod result;
mod revise;
mod runs;
mod show;
mod topological;
mod uses;

pub use early::Early;
pub(crate) use policy::is_address;
pub use quick::quick;
pub use result::{Block, Schedule};

use bounds::Bounds;
use constants::Constants;
use draft::Draft;
use onespec_graph::finding::Finding;
use onespec_graph::set::MAX_CLASSES;
use onespec_graph::{Circuit, Gate};
use policy::Chooser;

/// Which of the places that are possible a gate gets. What writes memory always gets the lowest of those in as few loops as
/// possible: it is done once for each time that its memory is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Policy {
    /// The lowest: nothing leaves a loop.
    Late,
    /// The one in the fewest loops, of those the lowest (Click's Global Code Motion). Computes things that may not be
    /// needed, and does not count registers.
    Click,
    /// Out of loops as long as the gate would be computed in any case, else the lowest.
    Ark,
    /// As [`Policy::Click`], but gates of high cost only as [`Policy::Ark`] or out of loops that are known to run, what costs next to
    /// nothing not at all, and nothing
    /// that makes a block need more registers than there are and than [`Policy::Late`] would.
    #[default]
    Pressure,
}

impl Policy {
    /// All, by the names that commands give them.
    pub const ALL: [(&'static str, Policy); 4] = [
        ("late", Policy::Late),
        ("click", Policy::Click),
        ("pressure", Policy::Pressure),
        ("ark", Policy::Ark),
    ];
}

/// Where constants are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ConstantPlaces {
    /// Once, in the entry.
    Entry,
    /// In each block that uses them, where that takes one instruction or none; others are placed as computations are.
    #[default]
    Uses,
}

/// What of a machine decides where gates are computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    /// Registers that hold values, by class ([`onespec_graph::set::GateSet::register_classes`]).
    pub registers: [u32; MAX_CLASSES],
    /// How many of each are not to be used up.
    pub reserve: [u32; MAX_CLASSES],
    /// Width of the signed constants that instructions hold.
    pub immediate_bits: u32,
    /// Width of the signed constants that one instruction makes if their low [`Target::immediate_bits`] are 0.
    pub upper_bits: u32,
}

impl Default for Target {
    /// A machine of the RISC kind: 32 registers of each class, of which five of the first have other tasks; constants of 12
    /// bits in instructions, and of 32 by one.
    fn default() -> Target {
        let mut registers = [32; MAX_CLASSES];
        registers[0] = 27;
        Target {
            registers,
            reserve: [2; MAX_CLASSES],
            immediate_bits: 12,
            upper_bits: 32,
        }
    }
}

impl Target {
    /// Registers of each class that may be used.
    fn usable(&self) -> [u32; MAX_CLASSES] {
        std::array::from_fn(|bank| self.registers[bank].saturating_sub(self.reserve[bank]))
    }
}

/// How a circuit is scheduled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    pub policy: Policy,
    pub constants: ConstantPlaces,
    pub target: Target,
    /// Up to this cost gates don't leave loops under [`Policy::Pressure`] unless they have several users.
    pub cheap: u8,
    /// From this cost on gates don't leave loops under [`Policy::Pressure`] unless they are sure to be needed.
    pub expensive: u8,
    /// Whether the result is asked whether it is a schedule, by what shares nothing with the steps that made it. A compiler
    /// whose circuits were verified may do without.
    pub check: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            policy: Policy::default(),
            constants: ConstantPlaces::default(),
            target: Target::default(),
            cheap: 1,
            expensive: 20,
            check: true,
        }
    }
}

impl Options {
    /// The usual options with a policy.
    pub fn with(policy: Policy) -> Options {
        Options {
            policy,
            ..Options::default()
        }
    }
}

/// Schedules a circuit. O(n log n) in gates, wires and lives of values.
///
/// # Errors
/// Where that is not possible, with the code that the verifier has for it: missing inputs (E004), states that are not
/// reachable (E040), cycles of states that are no loop with one head (E041, E042), selectors that don't fit their join
/// (E051), gates that need themselves (E060), inputs or users on paths that no place has in common (E080, E081, E082).
/// Everything that verifies can be scheduled. If what comes out is no schedule after all, which would be an error of this
/// module or of a circuit that does not verify, that is found too (E075, E081).
pub fn schedule(circuit: &Circuit, options: &Options) -> Result<Schedule, Finding> {
    let bounds = Bounds::new(circuit, |live| Constants::new(circuit, live, options))?;
    let draft = match options.policy {
        Policy::Pressure => fit::fit(&bounds, options)?,
        _ => Draft::new(&bounds, &Chooser::new(&bounds, options))?,
    };
    let schedule = Schedule::new(&bounds, draft);
    if options.check {
        check::check(circuit, &schedule)?;
    }
    Ok(schedule)
}

/// A finding about a gate.
fn problem(circuit: &Circuit, gate: Gate, code: &'static str, message: impl Into<String>) -> Finding {
    Finding::at(circuit, gate, code, message)
}
