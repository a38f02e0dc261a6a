//! Liveness by block: how many values are live-out, and which values die in the block.

use super::bounds::Bounds;
use super::control::NONE;
use super::live_range::LiveRanges;
use onespec_graph::Gate;
use onespec_graph::set::MAX_CLASSES;
use std::ops::Range;

/// Registers of each class.
pub(super) type Counts = [u32; MAX_CLASSES];

/// The longest life that is looked at block by block, and the longest on average, in blocks.
pub(super) const LONG: usize = 1024;
const USUAL: usize = 16;

/// By block, the number of live-out values, and the values that are used there last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Liveness {
    /// By block: how many registers hold values behind its last gate.
    pub behind: Vec<Counts>,
    /// By block, in `ending`.
    ending_of: Vec<Range<u32>>,
    /// Values that are computed or used in a block and not alive behind it.
    ending: Vec<Gate>,
    /// By gate: whether it is taken to live without a break.
    long: Vec<bool>,
    /// How many blocks lives may still have.
    budget: usize,
}

/// How many more values are alive behind each block.
pub(super) struct Change {
    /// By block.
    here: Vec<[i64; MAX_CLASSES]>,
    /// By block, and behind all that come after it.
    from_here: Vec<[i64; MAX_CLASSES]>,
}

impl Change {
    pub fn new(blocks: usize) -> Change {
        Change {
            here: vec![[0; MAX_CLASSES]; blocks],
            from_here: vec![[0; MAX_CLASSES]; blocks + 1],
        }
    }

    fn add(&mut self, lives: &LiveRanges, interval: Option<Range<u32>>, (bank, registers): (usize, u32), sign: i64) {
        let by = sign * i64::from(registers);
        match interval {
            Some(blocks) => {
                self.from_here[blocks.start as usize][bank] += by;
                self.from_here[blocks.end as usize][bank] -= by;
            }
            None => lives
                .reached
                .iter()
                .for_each(|&block| self.here[block as usize][bank] += by),
        }
    }

    /// Changes the numbers, tells what changes where, and forgets it.
    pub fn apply(&mut self, behind: &mut [Counts], mut tell: impl FnMut(u32, [i64; MAX_CLASSES])) {
        let mut all = [0i64; MAX_CLASSES];
        for (block, behind) in (0u32..).zip(behind) {
            let here = std::mem::take(&mut self.here[block as usize]);
            let from_here = std::mem::take(&mut self.from_here[block as usize]);
            (0..MAX_CLASSES).for_each(|bank| all[bank] += from_here[bank]);
            let by: [i64; MAX_CLASSES] = std::array::from_fn(|bank| here[bank] + all[bank]);
            if by != [0; MAX_CLASSES] {
                (0..MAX_CLASSES).for_each(|bank| behind[bank] = (i64::from(behind[bank]) + by[bank]) as u32);
                tell(block, by);
            }
        }
        if let Some(last) = self.from_here.last_mut() {
            *last = [0; MAX_CLASSES];
        }
    }
}

impl Liveness {
    /// Takes time in proportion to wires and, within bounds, to the lengths of lives in blocks. A value that lives in more
    /// than [`LONG`] blocks, and all where the average is beyond [`USUAL`], is taken to live without a break from its
    /// beginning to its last use: then the answer may be too large, never too small.
    pub fn new(bounds: &Bounds<'_>, node: &[u32]) -> Liveness {
        let blocks = bounds.frame.len();
        let mut liveness = Liveness {
            behind: vec![[0; MAX_CLASSES]; blocks],
            ending_of: Vec::new(),
            ending: Vec::new(),
            long: vec![false; bounds.circuit.len()],
            budget: USUAL * (bounds.circuit.len() + blocks) + 4096,
        };
        let mut lives = LiveRanges::new(bounds);
        let mut change = Change::new(blocks);
        let mut ends = Vec::new();
        let placed = bounds
            .circuit
            .gates()
            .filter(|g| node[g.index()] != NONE && bounds.live[g.index()]);
        for gate in placed.chain(bounds.constants.unplaced()) {
            liveness.begin(bounds, node, gate, &mut lives, &mut change);
            if bounds.uses.weight(gate).is_some() {
                ends.extend(lives.ended.iter().map(|&block| (block, gate)));
            }
        }
        change.apply(&mut liveness.behind, |_, _| {});
        (liveness.ending_of, liveness.ending) = grouped(blocks, &ends);
        liveness
    }

    /// Counts a value where it is alive; where it ends is left in `lives`.
    pub fn begin(
        &mut self,
        bounds: &Bounds<'_>,
        node: &[u32],
        gate: Gate,
        lives: &mut LiveRanges,
        change: &mut Change,
    ) {
        let Some(weight) = bounds.uses.weight(gate) else { return };
        let long = lives.find(bounds, node, gate, LONG.min(self.budget));
        self.budget -= lives.reached.len().min(self.budget);
        self.long[gate.index()] = long;
        let interval = long.then(|| lives.find_interval(bounds, node, gate));
        change.add(lives, interval, weight, 1);
    }

    /// Does not count a value any more, with the places that it was counted by; where it ended is left in `lives`.
    pub fn end(&mut self, bounds: &Bounds<'_>, node: &[u32], gate: Gate, lives: &mut LiveRanges, change: &mut Change) {
        let Some(weight) = bounds.uses.weight(gate) else { return };
        let interval = match self.long[gate.index()] {
            true => Some(lives.find_interval(bounds, node, gate)),
            false => {
                lives.find(bounds, node, gate, usize::MAX);
                self.budget += lives.reached.len();
                None
            }
        };
        change.add(lives, interval, weight, -1);
    }

    /// Whether each life was looked at that could be: then the order in which that is done makes no difference.
    #[cfg(test)]
    pub fn has_room(&self) -> bool {
        self.budget > LONG
    }

    /// Values that are computed or used in a block and not alive behind it.
    pub fn ending(&self, block: u32) -> &[Gate] {
        let range = self.ending_of[block as usize].clone();
        &self.ending[range.start as usize..range.end as usize]
    }

    /// Exchanges what ends in a block.
    pub fn set_ending(&mut self, block: u32, gates: &[Gate]) {
        let start = self.ending.len() as u32;
        self.ending.extend_from_slice(gates);
        self.ending_of[block as usize] = start..self.ending.len() as u32;
    }
}

/// The second halves of pairs by the first, as ranges of a list.
pub(super) fn grouped(blocks: usize, pairs: &[(u32, Gate)]) -> (Vec<Range<u32>>, Vec<Gate>) {
    let mut ranges = vec![0..0; blocks];
    for &(block, _) in pairs {
        ranges[block as usize].end += 1;
    }
    let mut start = 0;
    for range in &mut ranges {
        let count = range.end;
        *range = start..start;
        start += count;
    }
    let mut list = vec![Gate::NONE; pairs.len()];
    for &(block, gate) in pairs {
        let end = &mut ranges[block as usize].end;
        list[*end as usize] = gate;
        *end += 1;
    }
    (ranges, list)
}
