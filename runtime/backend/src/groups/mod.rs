//! Register allocation on SSA form in two phases, for files with groups, aligned tuples, views, more than 64 registers,
//! or no way to spill.
//!
//! First values are spilled until at every point the units of those that are left fit (spilling by the furthest next
//! use, Braun and Hack 2009), then places are assigned in dominance order (as the allocators of Mesa's ir3 and of ACO do).
//! The phases are exact where sizes are multiples of power-of-two alignments: whether values fit is then a sum, and where
//! they lie costs moves alone.
//!
//! [`Function`] is the input, which knows no machine, [`allocate`] the algorithm, [`Allocation`] the output. [`check`]
//! follows every unit through the result.

mod affinity;
mod assign;
mod check;
mod copies;
mod demand;
mod error;
mod graph;
mod input;
mod liveness;
mod occupancy;
mod output;
mod place;
mod registers;
mod spill;
mod units;
mod validate;

pub use check::{Fault, check};
pub use error::{At, Error};
pub use input::{
    Block, BlockData, Class, ClassId, Clobber, Edge, Exchange, File, FileId, Function, Inst, InstData, Kind, Operand,
    Overlap, Pair, Role, Value, ValueData,
};
pub use output::{Allocation, EdgePlace, Edit, Location, Point, Slot, Stats};
pub use units::MAX_UNITS;

use assign::{Assign, Failure, assign};
use graph::Graph;
use liveness::Liveness;
use registers::Registers;
use spill::{Extra, spill};

/// How often allocation begins again with more units kept free where no arrangement was found.
const MAX_RESTARTS: u32 = 48;

/// Gives places to all values of a function.
///
/// # Errors
/// [`Error::Invalid`] if the function breaks a rule of its form. Else more is live somewhere than there are units, and
/// nothing more can be spilled: the error names the values.
pub fn allocate(function: &Function) -> Result<Allocation, Error> {
    Analysis::default().allocate(function)
}

/// What allocation finds out about a function that does not depend on which units of its files are reserved. A caller that
/// allocates the same function with other units reserved keeps it.
#[derive(Debug, Default)]
pub struct Analysis {
    known: Option<(Graph, Liveness)>,
    is_trusted: bool,
}

impl Analysis {
    /// Of a function that keeps all rules of its form: they are checked in debug builds only.
    pub fn trusted() -> Analysis {
        Analysis {
            known: None,
            is_trusted: !cfg!(debug_assertions),
        }
    }

    /// Gives places to all values of a function: each time the same one, but for reserved units.
    ///
    /// # Errors
    /// As [`allocate`].
    pub fn allocate(&mut self, function: &Function) -> Result<Allocation, Error> {
        let registers = match self.known {
            Some(_) => function.prepare_again()?,
            None => {
                let (registers, graph, mut live) = function.prepare(self.is_trusted)?;
                live.find_distances(function, &graph);
                self.known = Some((graph, live));
                registers
            }
        };
        match &self.known {
            Some((graph, live)) => arrange(function, &registers, graph, live),
            None => Err(Error::Invalid("the function was not looked at".into())),
        }
    }
}

/// Spills until everything fits and gives places, with more units kept free where that fails.
fn arrange(function: &Function, registers: &Registers, graph: &Graph, live: &Liveness) -> Result<Allocation, Error> {
    let mut extra = Extra::new();
    let mut last: Option<Error> = None;
    for restarts in 0..MAX_RESTARTS {
        let residence = match spill(function, graph, live, registers, &extra) {
            Ok(residence) => residence,
            Err(error) => return Err(last.unwrap_or(error)),
        };
        let input = Assign {
            function,
            graph,
            live,
            registers,
            residence: &residence,
        };
        match assign(&input) {
            Ok(mut allocation) => {
                allocation.stats.restarts = restarts;
                return Ok(allocation);
            }
            Err(Failure::Final(error)) => return Err(error),
            Err(Failure::Point { point, file, error }) => {
                // Twice as many each time, so that a point is found soon.
                let kept = extra.entry((point, file)).or_insert(0);
                *kept = (*kept * 2).max(1);
                last = Some(error);
            }
        }
    }
    Err(last.unwrap_or_else(|| Error::Invalid("no arrangement was found".into())))
}

/// By edge, the instructions in which its edits can stand: at the end of the block from which it comes if it is the only
/// one there and the last instruction names none of the files, at the beginning of the block to which it goes if it is the
/// only one there, else in a block of its own.
pub fn edge_places(function: &Function) -> Vec<EdgePlace> {
    let mut entering = vec![0u32; function.blocks.len()];
    for edge in &function.edges {
        entering[edge.to.index()] += 1;
    }
    let mut places = Vec::with_capacity(function.edges.len());
    for from in 0..function.blocks.len() {
        let last = function.insts_of(from).last().map(|inst| &function.insts[inst]);
        let is_plain = last.is_none_or(|inst| inst.operands.is_empty() && inst.clobbers.is_empty());
        let edges = function.edges_of(from);
        for edge in edges.clone() {
            let to = function.edges[edge].to;
            places.push(if edges.len() == 1 && is_plain {
                EdgePlace::End(Block(from as u32))
            } else if entering[to.index()] == 1 && to.0 != 0 {
                EdgePlace::Start(to)
            } else {
                EdgePlace::Split
            });
        }
    }
    places
}
