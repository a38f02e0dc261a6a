//! Pictures of circuits: GraphViz's language, and SVG with a layout of its own, for browsers.
//!
//! State wires are thick and dark, depend wires dashed and orange, value wires thin and blue; shapes tell classes of gates
//! apart. Wires of root lists are not drawn. With [`Blocks`] a picture shows where gates were placed.

mod blocks;
mod dot;
mod layout;
mod model;
mod page;
mod svg;

use crate::circuit::{Circuit, Gate};

/// Where a scheduler placed gates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Blocks {
    /// [`Block::successors`] are indices into it.
    pub blocks: Vec<Block>,
}

/// A basic block.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Block {
    /// What the picture calls it.
    pub name: String,
    /// States, selectors and computations, in their order.
    pub gates: Vec<Gate>,
    /// Blocks that may come next, by index. Others than there are count for nothing.
    pub successors: Vec<usize>,
}

/// The circuit in GraphViz's language; gates of blocks in boxes.
pub fn dot(circuit: &Circuit, blocks: Option<&Blocks>) -> String {
    dot::dot(circuit, blocks)
}

/// The circuit as an SVG file: without blocks a graph of gates, with them a graph of blocks that list their gates. The
/// layout takes pains up to some thousands of gates; beyond, boxes stand in layers and lines run straight.
pub fn svg(circuit: &Circuit, blocks: Option<&Blocks>) -> String {
    match blocks {
        None => svg::svg(circuit),
        Some(blocks) => blocks::svg(circuit, blocks),
    }
}
