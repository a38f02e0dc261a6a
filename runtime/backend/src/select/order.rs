//! The order in which gates of a block are selected where masks are in state: so that masks change seldom.

use super::Order;
use super::block::Maker;
use super::tiles::How;
use crate::machine::automaton::Reprs;
use hashbrown::HashMap;
use onespec_core::select::{Held, Holder, ReprId};
use onespec_graph::{Gate, Role};

impl Maker<'_> {
    /// Gates of a block in an order in which masks change seldom: behind those that need no mask those under masks, which may use
    /// the former, and so on. `None`: as they are.
    pub fn by_masks(&self, gates: &[Gate]) -> Option<Vec<Gate>> {
        let is_pure = |gate: &Gate| matches!(self.circuit().role(*gate), Role::Compute | Role::Select | Role::Splat);
        let is_inside = |gate: &Gate| {
            self.tiles
                .number(*gate)
                .is_some_and(|number| number < self.tiles.inside())
        };
        let is_free = |gate: &Gate| is_pure(gate) || !is_inside(gate);
        if !self.masks || self.order != Order::ByMasks || !gates.iter().all(is_free) {
            return None;
        }
        let mut levels: HashMap<Gate, (u32, Option<u32>)> = HashMap::new();
        let mut masks: Vec<Gate> = Vec::new();
        for gate in gates {
            let values = self.circuit().values(*gate);
            let levels_of = values.iter().filter_map(|value| levels.get(&value));
            let level = levels_of.map(|(level, _)| *level).max().unwrap_or(0);
            let of = match self.mask_of(*gate) {
                None => (level, None),
                Some(mask) => {
                    let known = masks.iter().position(|known| *known == mask);
                    let at = known.unwrap_or_else(|| {
                        masks.push(mask);
                        masks.len() - 1
                    });
                    (level + 1, Some(at as u32))
                }
            };
            levels.insert(*gate, of);
        }
        // Those under masks first, as what needs none may depend on them.
        let key = |gate: &Gate| {
            let (level, mask) = levels.get(gate).copied().unwrap_or_default();
            (level, mask.unwrap_or(u32::MAX))
        };
        let mut order = gates.to_vec();
        order.sort_by_key(key);
        Some(order)
    }

    /// The mask in state under which a wanted gate is computed.
    fn mask_of(&self, gate: Gate) -> Option<Gate> {
        let number = self.tiles.number(gate)?;
        let wanted = *self.scratch.wanted.get(number as usize)?;
        let mut reprs = (0..Reprs::BITS as ReprId).filter(|repr| wanted >> repr & 1 == 1);
        reprs.find_map(|repr| {
            let How::Match(index) = self.tiles.how(number, repr) else {
                return None;
            };
            let m = self.tiles.matched(index);
            self.state_of(repr).is_none().then_some(())?;
            let mut requires = self.tiles.binding.requires(m.pattern);
            requires.find_map(|require| match (require.place, require.held) {
                (Holder::State(state), Held::Source(i)) if !self.tiles.machine.is_set(state) => {
                    self.tiles.source(&m, i)
                }
                _ => None,
            })
        })
    }
}
