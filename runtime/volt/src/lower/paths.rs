//! What a function under construction keeps: points of its control flow, and of a shader what its thread has.

use crate::types::ty::Ty;
use hashbrown::HashMap;
use onespec_graph::Gate;

/// A point to come back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    pub log: usize,
    pub slots: u32,
    pub depend: Gate,
    pub bound: bool,
    pub leaves: u32,
}

/// A point from which control goes elsewhere, with what was changed since a mark.
#[derive(Debug, Clone)]
pub(super) struct Exit {
    pub state: Gate,
    pub depend: Gate,
    pub bound: bool,
    pub changes: Vec<(u32, Gate)>,
}

/// What an argument of a kernel is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A scalar of an input: 4 * register + component.
    Input(u32),
    /// Likewise of a constant.
    Constant(u32),
}

/// A function that is a stage's, while it is made.
pub(super) struct Stage {
    pub arguments: Vec<Argument>,
    pub known: HashMap<Argument, Gate>,
    pub mark: Mark,
    pub returns: Vec<Exit>,
}

/// A function whose body stands here.
pub(super) struct Inlined {
    pub function: usize,
    pub mark: Mark,
    /// The first slot of its result.
    pub result: u32,
    /// Where a result in memory is put.
    pub area: Option<Gate>,
    pub returns: Vec<Exit>,
}

/// An array of a shader whose elements are named by computed numbers.
pub(super) struct Array {
    /// By lane of an element, its area.
    pub lanes: Vec<Gate>,
    pub count: u64,
    pub lane: Ty,
}
