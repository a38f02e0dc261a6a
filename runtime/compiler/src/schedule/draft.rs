//! A schedule together with its costs, before it is final.

use super::bounds::Bounds;
use super::layout::Layout;
use super::list::{Lister, last_uses};
use super::liveness::{Counts, Liveness};
use super::place::Placement;
use super::policy::Chooser;
use super::pressure::pressure;
use onespec_graph::finding::Finding;

/// A schedule that may still change: places, blocks, orders, live values and costs.
#[derive(Clone)]
pub(super) struct Draft {
    pub placement: Placement,
    pub layout: Layout,
    /// By gate, see [`last_uses`].
    pub last: Vec<u32>,
    pub liveness: Liveness,
    /// By block, the most registers of each bank that hold values at one point of it.
    pub pressure: Vec<Counts>,
}

impl Draft {
    /// # Errors
    /// As [`Bounds::place`].
    pub fn new(bounds: &Bounds<'_>, chooser: &Chooser<'_>) -> Result<Draft, Finding> {
        let placement = bounds.place(chooser)?;
        let mut layout = Layout::new(bounds, &placement);
        let blocks = 0..bounds.frame.len() as u32;
        let last = last_uses(bounds, &placement.node);
        let mut lister = Lister::new(bounds);
        for block in blocks.clone() {
            lister.order(&placement.node, &last, &mut layout, block);
        }
        let liveness = Liveness::new(bounds, &placement.node);
        let mut ending = vec![false; bounds.circuit.len()];
        let pressure = blocks.map(|block| pressure(bounds, &layout, &liveness, block, &mut ending));
        let pressure = pressure.collect();
        Ok(Draft {
            placement,
            layout,
            last,
            liveness,
            pressure,
        })
    }
}
