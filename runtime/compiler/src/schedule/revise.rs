//! Incremental rescheduling: a draft with a few gates placed again, without repeating the rest.
//!
//! Places follow from users, so the inputs of a moved gate may move too; nothing else does. Only blocks that lost or
//! gained a gate, or whose live-out values changed, are put in order again, and live ranges are computed again for
//! moved gates and their inputs. Of other blocks only the numbers of live values change. The result equals a new draft,
//! which is tested.

use super::bounds::Bounds;
use super::control::NONE;
use super::draft::Draft;
use super::list::{Lister, is_used_behind, last_use};
use super::live_range::LiveRanges;
use super::liveness::Change;
use super::needed::is_movable;
use super::policy::Chooser;
use super::pressure::pressure;
use super::uses::How;
use onespec_graph::Gate;
use onespec_graph::finding::Finding;
use onespec_graph::set::MAX_CLASSES;

/// Memory for revisions.
pub(super) struct Reviser<'a> {
    bounds: &'a Bounds<'a>,
    lister: Lister<'a>,
    lives: LiveRanges,
    change: Change,
    /// Gates in the order in which [`Layout`](super::layout::Layout) lists them; those from `first` on are placed, from the
    /// last to the first.
    sequence: Vec<Gate>,
    first: usize,
    /// Those before are constants.
    first_computed: usize,
    /// By gate, its index there.
    rank: Vec<u32>,
    /// By index, as bits: whether it is to be placed again.
    waiting: Vec<u64>,
    /// Places before.
    before: Vec<u32>,
    /// By gate: whether its life changes. False, as `ending`, between revisions.
    changed: Vec<bool>,
    ending: Vec<bool>,
    /// By block.
    listed: Vec<bool>,
    counted: Vec<bool>,
    made: Vec<u32>,
    makings: u32,
    /// The gates that were placed again, wherever to.
    pub placed: Vec<Gate>,
}

/// What a revision finds out.
#[derive(Default)]
struct Found {
    moved: Vec<Gate>,
    changed: Vec<Gate>,
    /// What begins and ceases to be in a block, and what begins to end in one.
    comes: Vec<(u32, Gate)>,
    goes: Vec<(u32, Gate)>,
    ends: Vec<(u32, Gate)>,
    /// Blocks to be put in order, and those whose endings or order change.
    listed: Vec<u32>,
    counted: Vec<u32>,
}

impl<'a> Reviser<'a> {
    pub fn new(bounds: &'a Bounds<'a>) -> Reviser<'a> {
        let (gates, blocks) = (bounds.circuit.len(), bounds.frame.len());
        let mut sequence: Vec<Gate> = bounds.constants.unplaced().collect();
        let first = sequence.len();
        sequence.extend(bounds.constants.placed());
        let first_computed = sequence.len();
        sequence.extend(&bounds.order);
        let mut rank = vec![NONE; gates];
        for (index, gate) in (0..).zip(&sequence) {
            rank[gate.index()] = index;
        }
        Reviser {
            bounds,
            lister: Lister::new(bounds),
            lives: LiveRanges::new(bounds),
            change: Change::new(blocks),
            waiting: vec![0; sequence.len().div_ceil(64)],
            sequence,
            first,
            first_computed,
            rank,
            before: Vec::new(),
            changed: vec![false; gates],
            ending: vec![false; gates],
            listed: vec![false; blocks],
            counted: vec![false; blocks],
            made: vec![0; blocks],
            makings: 0,
            placed: Vec::new(),
        }
    }

    /// Whether drafts can be revised: not where places depend on more than users, as those of readers beside a chain do.
    pub fn can(&self) -> bool {
        self.bounds.versions.is_empty()
    }

    /// Places some gates again by a policy, and what depends on that.
    ///
    /// # Errors
    /// As [`Bounds::place`].
    pub fn revise(&mut self, draft: &mut Draft, chooser: &Chooser<'_>, gates: &[Gate]) -> Result<(), Finding> {
        self.before.clone_from(&draft.placement.node);
        let mut found = Found::default();
        self.place(draft, chooser, gates, &mut found)?;
        self.change_lives(draft, &mut found);
        self.exchange_items(draft, &mut found);
        self.exchange_endings(draft, &mut found);
        for &block in &found.listed {
            self.listed[block as usize] = false;
        }
        let counted = &self.counted;
        let numbers = &mut draft.pressure;
        self.change.apply(&mut draft.liveness.behind, |block, by| {
            if !counted[block as usize] {
                let now = &mut numbers[block as usize];
                (0..MAX_CLASSES).for_each(|bank| now[bank] = (i64::from(now[bank]) + by[bank]) as u32);
            }
        });
        for block in found.counted {
            self.counted[block as usize] = false;
            draft.pressure[block as usize] =
                pressure(self.bounds, &draft.layout, &draft.liveness, block, &mut self.ending);
        }
        for gate in found.changed {
            self.changed[gate.index()] = false;
        }
        Ok(())
    }

    /// Places gates, users first.
    fn place(
        &mut self,
        draft: &mut Draft,
        chooser: &Chooser<'_>,
        gates: &[Gate],
        found: &mut Found,
    ) -> Result<(), Finding> {
        self.placed.clear();
        gates.iter().for_each(|&gate| self.wait(gate));
        let (circuit, placement) = (self.bounds.circuit, &mut draft.placement);
        for word in (0..self.waiting.len()).rev() {
            while self.waiting[word] != 0 {
                let bit = self.waiting[word].ilog2();
                self.waiting[word] &= !(1 << bit);
                let gate = self.sequence[word * 64 + bit as usize];
                let Some((late, node)) = self.bounds.place_one(chooser, gate, &placement.node, |_| None)? else {
                    continue;
                };
                self.placed.push(gate);
                placement.late[gate.index()] = late;
                if std::mem::replace(&mut placement.node[gate.index()], node) != node {
                    found.moved.push(gate);
                    circuit.operands(gate).iter().for_each(|input| self.wait(input));
                }
            }
        }
        Ok(())
    }

    /// Lets a gate be placed again, if its place is to be chosen.
    fn wait(&mut self, gate: Gate) {
        let rank = self.rank[gate.index()];
        let chosen = || is_movable(self.bounds.circuit, gate) || (rank as usize) < self.first_computed;
        if rank != NONE && rank as usize >= self.first && chosen() {
            self.waiting[rank as usize / 64] |= 1 << (rank % 64);
        }
    }

    /// Counts lives again of what moved and what that uses.
    fn change_lives(&mut self, draft: &mut Draft, found: &mut Found) {
        let circuit = self.bounds.circuit;
        for &gate in &found.moved {
            for (node, list) in [
                (self.before[gate.index()], &mut found.goes),
                (draft.placement.node[gate.index()], &mut found.comes),
            ] {
                list.extend(self.bounds.frame.block_at(node).map(|block| (block, gate)));
            }
            for value in circuit.values(gate).iter().chain([gate]) {
                let known = std::mem::replace(&mut self.changed[value.index()], true);
                if !known {
                    found.changed.push(value);
                }
            }
        }
        for at in 0..found.changed.len() {
            self.change_life(draft, found.changed[at], found);
        }
    }

    fn change_life(&mut self, draft: &mut Draft, gate: Gate, found: &mut Found) {
        let bounds = self.bounds;
        if bounds.uses.weight(gate).is_none() {
            return;
        }
        let (before, node) = (&self.before, &draft.placement.node);
        let is_made = (self.rank[gate.index()] as usize) < self.first;
        let (lives, change) = (&mut self.lives, &mut self.change);
        if !is_made && node[gate.index()] == NONE {
            // All constants in the entry, which is where arguments are too.
            return;
        }
        draft.liveness.end(bounds, before, gate, lives, change);
        count(&lives.ended, &mut self.counted, &mut found.counted);
        let made_before = if is_made { lives.used.clone() } else { Vec::new() };
        draft.liveness.begin(bounds, node, gate, lives, change);
        count(&lives.ended, &mut self.counted, &mut found.counted);
        found.ends.extend(lives.ended.iter().map(|&block| (block, gate)));
        if is_made {
            // A constant is made where it is used.
            self.makings += 2;
            let (old, new) = (self.makings - 1, self.makings);
            made_before
                .iter()
                .for_each(|&(block, _)| self.made[block as usize] = old);
            for &(block, _) in &lives.used {
                let made = std::mem::replace(&mut self.made[block as usize], new);
                if made != old && made != new {
                    found.comes.push((block, gate));
                }
            }
            for &(block, _) in &made_before {
                if std::mem::replace(&mut self.made[block as usize], new) == old {
                    found.goes.push((block, gate));
                }
            }
        }
        // Where it changes whether it is alive for those that are put in order.
        let last_before = std::mem::replace(&mut draft.last[gate.index()], last_use(bounds, node, gate));
        let last = draft.last[gate.index()];
        let (home_before, home) = (before[gate.index()], node[gate.index()]);
        let users = bounds.uses.of(gate).iter().filter(|used| used.how == How::Value);
        let at = users.filter_map(|used| used.node(node)).chain([home]);
        for block in at.filter_map(|node| bounds.frame.block_at(node)) {
            let alive_before = is_used_behind(bounds, block, home_before, last_before);
            if alive_before != is_used_behind(bounds, block, home, last) {
                count(&[block], &mut self.listed, &mut found.listed);
            }
        }
    }

    /// Puts gates into their blocks, and these in order.
    fn exchange_items(&mut self, draft: &mut Draft, found: &mut Found) {
        let changes = found.comes.iter().chain(&found.goes);
        for &(block, _) in changes {
            count(&[block], &mut self.listed, &mut found.listed);
        }
        found.comes.sort_unstable();
        found.goes.sort_unstable();
        let mut items = Vec::new();
        for &block in &found.listed {
            items.clear();
            let goes = |gate: &Gate| found.goes.binary_search(&(block, *gate)).is_ok();
            items.extend(draft.layout.items(block).iter().copied().filter(|gate| !goes(gate)));
            let from = found.comes.partition_point(|&(b, _)| b < block);
            let comes = found.comes[from..].iter().take_while(|&&(b, _)| b == block);
            items.extend(comes.map(|&(_, gate)| gate));
            items.sort_unstable_by_key(|gate| self.rank[gate.index()]);
            draft.layout.set_items(block, &items);
            self.lister
                .order(&draft.placement.node, &draft.last, &mut draft.layout, block);
        }
        count(&found.listed, &mut self.counted, &mut found.counted);
    }

    fn exchange_endings(&mut self, draft: &mut Draft, found: &mut Found) {
        found.ends.sort_unstable();
        for &block in &found.counted {
            let from = found.ends.partition_point(|&(b, _)| b < block);
            let ends = found.ends[from..].iter().take_while(|&&(b, _)| b == block);
            let stay = draft.liveness.ending(block).iter().copied();
            let all: Vec<Gate> = stay
                .filter(|gate| !self.changed[gate.index()])
                .chain(ends.map(|&(_, gate)| gate))
                .collect();
            draft.liveness.set_ending(block, &all);
        }
    }
}

/// Puts blocks on a list on which they are not yet.
fn count(blocks: &[u32], on: &mut [bool], list: &mut Vec<u32>) {
    for &block in blocks {
        if !std::mem::replace(&mut on[block as usize], true) {
            list.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bounds::Bounds;
    use super::super::constants::Constants;
    use super::super::control::NONE;
    use super::super::draft::Draft;
    use super::super::policy::Chooser;
    use super::super::{ConstantPlaces, Options, Policy};
    use super::Reviser;
    use onespec_circuit::GATES;
    use onespec_graph::Gate;
    use onespec_test_support::Rng;
    use onespec_test_support::circuits::{Shape, circuit};

    /// The innermost loop of the lowest place of a gate that left one.
    fn left(bounds: &Bounds<'_>, draft: &Draft, gate: Gate) -> Option<u32> {
        let (late, node) = (draft.placement.late[gate.index()], draft.placement.node[gate.index()]);
        let depth = |node| bounds.control.loop_depth(node);
        (late != NONE && node != NONE && depth(node) < depth(late)).then(|| bounds.control.loop_of(late))
    }

    fn assert_same(bounds: &Bounds<'_>, one: &Draft, other: &Draft, what: &str) {
        assert_eq!(one.placement.node, other.placement.node, "{what}: places");
        assert_eq!(one.placement.late, other.placement.late, "{what}: lowest places");
        assert_eq!(one.last, other.last, "{what}: last uses");
        assert_eq!(one.liveness.behind, other.liveness.behind, "{what}: behind blocks");
        for block in 0..bounds.frame.len() as u32 {
            let [a, b] = [one, other].map(|draft| draft.layout.items(block));
            assert_eq!(a, b, "{what}: order of block {block}");
            let [a, b] = [one, other].map(|draft| {
                let mut ending = draft.liveness.ending(block).to_vec();
                ending.sort_unstable();
                ending
            });
            assert_eq!(a, b, "{what}: ending in block {block}");
        }
        assert_eq!(one.pressure, other.pressure, "{what}: pressure");
    }

    #[test]
    fn a_revised_draft_is_what_a_new_one_would_be() {
        let (mut revised, mut moved) = (0, 0);
        for seed in 0..60 {
            let mut rng = Rng::new(seed);
            let c = circuit(&GATES, seed, &Shape::of_size(100 + 50 * seed as usize));
            for constants in [ConstantPlaces::Uses, ConstantPlaces::Entry] {
                let options = Options {
                    constants,
                    ..Options::with(Policy::Click)
                };
                let bounds = Bounds::new(&c, |live| Constants::new(&c, live, &options)).expect("bounds");
                let mut reviser = Reviser::new(&bounds);
                if !reviser.can() {
                    continue;
                }
                let mut chooser = Chooser::new(&bounds, &options);
                chooser.floor = vec![NONE; c.len()];
                let mut draft = Draft::new(&bounds, &chooser).expect("a draft");
                for round in 0..6 {
                    let mut some = Vec::new();
                    for gate in c.gates().filter(|_| rng.one_in(3)) {
                        // Back into the loop that it left, or out of it again.
                        let floor = left(&bounds, &draft, gate).unwrap_or(NONE);
                        if std::mem::replace(&mut chooser.floor[gate.index()], floor) != floor {
                            some.push(gate);
                        }
                    }
                    let before = draft.placement.node.clone();
                    reviser.revise(&mut draft, &chooser, &some).expect("a revised one");
                    moved += before.iter().zip(&draft.placement.node).filter(|(a, b)| a != b).count();
                    let new = Draft::new(&bounds, &chooser).expect("a new one");
                    if !(draft.liveness.has_room() && new.liveness.has_room()) {
                        continue;
                    }
                    assert_same(&bounds, &draft, &new, &format!("seed {seed}, round {round}"));
                    revised += 1;
                }
            }
        }
        assert!(revised > 400 && moved > 3000, "{revised} revisions moved {moved} gates");
    }
}
