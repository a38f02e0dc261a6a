//! Which values are alive where: for each block, how many are behind it, and which end in it.

use super::control::NONE;
use super::layout::Layout;
use super::list::takes_register;
use super::place::{Bounds, Placement};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Gate, Role};

/// Registers in each bank: int, float, vector.
pub(super) type Counts = [u32; 3];

/// The longest life that is looked at block by block, and the longest on average, in blocks.
const LONG: usize = 1024;
const USUAL: usize = 16;

/// See the module.
pub(super) struct Liveness {
    /// By block: how many registers hold values behind its last gate.
    pub behind: Vec<Counts>,
    /// Offsets by block into `ending`.
    at: Vec<u32>,
    /// Values that are computed or used in a block and not alive behind it.
    ending: Vec<Gate>,
}

impl Liveness {
    /// Takes time in proportion to wires and, within bounds, to the lengths of lives in blocks. A value that lives in more
    /// than [`LONG`] blocks, and all where the average is beyond [`USUAL`], is taken to live without a break from its
    /// beginning to its last use: then the answer may be too large, never too small.
    pub fn new(bounds: &Bounds<'_>, placement: &Placement, layout: &Layout) -> Liveness {
        let mut walk = Walk::new(bounds, placement, layout);
        walk.values();
        walk.constants();
        walk.finish()
    }

    /// Values that are computed or used in a block and not alive behind it.
    pub fn ending(&self, block: u32) -> &[Gate] {
        &self.ending[self.at[block as usize] as usize..self.at[block as usize + 1] as usize]
    }
}

/// Calls `found` for each of some values and blocks in which it is, or behind which it is alive; of long lives only for
/// the blocks near the uses.
pub(super) fn lives(
    bounds: &Bounds<'_>,
    placement: &Placement,
    layout: &Layout,
    gates: &[Gate],
    mut found: impl FnMut(Gate, u32),
) {
    let mut walk = Walk::new(bounds, placement, layout);
    walk.longest = (walk.budget / 4 / gates.len().max(1)).clamp(32, LONG);
    for &gate in gates.iter().filter(|&&g| is_walked(bounds, placement, g)) {
        walk.ends.clear();
        walk.spread(gate);
        walk.note_ends(gate, |walk, block| walk.alive[block as usize] == gate);
        for &block in walk.reached.iter().chain(walk.ends.iter().map(|(block, _)| block)) {
            found(gate, block);
        }
    }
}

/// How many registers a value needs, and of which bank.
pub(super) fn weight(circuit: &Circuit, gate: Gate) -> Option<(usize, u32)> {
    use onespec_graph::set::Bank;
    let def = circuit.set().type_def(circuit.ty(gate));
    let of = |width: u32| def.width.div_ceil(width.max(1)).max(1);
    match def.bank {
        Bank::None => None,
        Bank::Int => Some((0, of(circuit.set().type_def(circuit.arch()).width))),
        Bank::Float => Some((1, 1)),
        // A register of vectors is one unit of scale long.
        Bank::Vector => Some((2, of(64))),
    }
}

/// Where a value is computed; a constant without a place is there where it is used.
fn is_walked(bounds: &Bounds<'_>, placement: &Placement, gate: Gate) -> bool {
    bounds.live[gate.index()]
        && placement.node[gate.index()] != NONE
        && takes_register(bounds.circuit, bounds.circuit.ty(gate))
}

/// Where a value is used as a value: the block, and whether behind its last gate.
fn uses<'a>(
    bounds: &'a Bounds<'a>,
    placement: &'a Placement,
    layout: &'a Layout,
    gate: Gate,
) -> impl Iterator<Item = (u32, bool)> + 'a {
    let circuit = bounds.circuit;
    circuit.uses(gate).filter_map(move |used| {
        let is_value = bounds.live[used.user.index()] && circuit.class_of(used.user, used.index) == WireClass::Value;
        if !is_value || bounds.constants.is_folded(circuit, used) {
            return None;
        }
        let node = bounds.use_node(used, &placement.node)?;
        let block = layout.block_of[node as usize];
        Some((block, circuit.role(used.user) == Role::ValueSelector))
    })
}

struct Walk<'a> {
    bounds: &'a Bounds<'a>,
    placement: &'a Placement,
    layout: &'a Layout,
    behind: Vec<Counts>,
    ends: Vec<(u32, Gate)>,
    /// By block: the value last found alive behind it, last seen as used in it, last noted.
    alive: Vec<Gate>,
    seen: Vec<Gate>,
    noted: Vec<Gate>,
    work: Vec<u32>,
    /// The blocks behind which the value is alive that was spread last.
    reached: Vec<u32>,
    /// How many blocks may still be reached, and how many by one value.
    budget: usize,
    longest: usize,
    /// The uses of the value that was spread last: the block, and whether behind its last gate.
    used: Vec<(u32, bool)>,
}

impl<'a> Walk<'a> {
    fn new(bounds: &'a Bounds<'a>, placement: &'a Placement, layout: &'a Layout) -> Walk<'a> {
        Walk {
            bounds,
            placement,
            layout,
            behind: vec![[0; 3]; layout.len()],
            ends: Vec::new(),
            alive: vec![Gate::NONE; layout.len()],
            seen: vec![Gate::NONE; layout.len()],
            noted: vec![Gate::NONE; layout.len()],
            work: Vec::new(),
            reached: Vec::new(),
            budget: USUAL * (bounds.circuit.len() + layout.len()) + 4096,
            longest: LONG,
            used: Vec::new(),
        }
    }

    fn values(&mut self) {
        let mut intervals = None;
        for gate in self.bounds.circuit.gates() {
            if !is_walked(self.bounds, self.placement, gate) {
                continue;
            }
            let Some(weight) = weight(self.bounds.circuit, gate) else {
                continue;
            };
            if self.spread(gate) {
                for &block in &self.reached {
                    self.behind[block as usize][weight.0] += weight.1;
                }
                self.note_ends(gate, |walk, block| walk.alive[block as usize] == gate);
            } else {
                let intervals = intervals.get_or_insert_with(|| Intervals::new(self.bounds, self.layout));
                let end = intervals.add(self, gate, weight);
                self.note_ends(gate, |_, block| block >= end);
            }
        }
        if let Some(intervals) = intervals {
            intervals.add_to(&mut self.behind);
        }
    }

    /// Finds the blocks behind which a value is alive: backwards from its uses. Whether that was within bounds.
    fn spread(&mut self, gate: Gate) -> bool {
        let Walk { bounds, layout, .. } = *self;
        let home = layout.block_of[self.placement.node[gate.index()] as usize];
        let before = self.budget;
        self.reached.clear();
        self.used.clear();
        self.used.extend(uses(bounds, self.placement, layout, gate));
        for at in 0..self.used.len() {
            let (block, at_end) = self.used[at];
            if at_end {
                self.work.push(block);
            } else if block != home && std::mem::replace(&mut self.seen[block as usize], gate) != gate {
                self.work.extend(layout.predecessors(&bounds.control, block));
            }
            while let Some(block) = self.work.pop() {
                if std::mem::replace(&mut self.alive[block as usize], gate) == gate {
                    continue;
                }
                if self.budget == 0 || before - self.budget > self.longest {
                    self.work.clear();
                    return false;
                }
                self.budget -= 1;
                self.reached.push(block);
                if block != home {
                    self.work.extend(layout.predecessors(&bounds.control, block));
                }
            }
        }
        true
    }

    /// Notes where a value is computed or used and not alive behind.
    fn note_ends(&mut self, gate: Gate, is_alive: impl Fn(&Self, u32) -> bool) {
        let home = self.layout.block_of[self.placement.node[gate.index()] as usize];
        for at in 0..=self.used.len() {
            let block = self.used.get(at).map_or(home, |&(block, _)| block);
            if std::mem::replace(&mut self.noted[block as usize], gate) != gate && !is_alive(self, block) {
                self.ends.push((block, gate));
            }
        }
    }

    /// Constants live in the blocks where they are made, to the end of those whose successors select them.
    fn constants(&mut self) {
        let Walk {
            bounds,
            placement,
            layout,
            ..
        } = *self;
        for gate in bounds.constants.unplaced() {
            let Some((bank, registers)) = weight(bounds.circuit, gate) else {
                continue;
            };
            self.used.clear();
            self.used.extend(uses(bounds, placement, layout, gate));
            for &(block, at_end) in &self.used {
                if at_end && std::mem::replace(&mut self.alive[block as usize], gate) != gate {
                    self.behind[block as usize][bank] += registers;
                }
            }
            for &(block, _) in &self.used {
                let known = std::mem::replace(&mut self.seen[block as usize], gate) == gate;
                if !known && self.alive[block as usize] != gate {
                    self.ends.push((block, gate));
                }
            }
        }
    }

    fn finish(self) -> Liveness {
        let mut at = vec![0u32; self.layout.len() + 2];
        for &(block, _) in &self.ends {
            at[block as usize + 2] += 1;
        }
        for i in 2..at.len() {
            at[i] += at[i - 1];
        }
        let mut ending = vec![Gate::NONE; self.ends.len()];
        for (block, gate) in self.ends {
            let place = &mut at[block as usize + 1];
            ending[*place as usize] = gate;
            *place += 1;
        }
        at.pop();
        Liveness {
            behind: self.behind,
            at,
            ending,
        }
    }
}

/// Lives that last from the beginning of a value to the last of its uses and of the loops that they are in.
struct Intervals {
    /// By loop, the last of its blocks.
    last_of_loop: Vec<u32>,
    /// By block, how many more values are alive behind it than behind the one before.
    change: Vec<[i64; 3]>,
}

impl Intervals {
    fn new(bounds: &Bounds<'_>, layout: &Layout) -> Intervals {
        let control = &bounds.control;
        let mut last_of_loop = vec![0; control.root_loop() as usize];
        for node in 0..control.states.len() as u32 {
            if let Some(inner) = control.loops.innermost(node) {
                last_of_loop[inner as usize] = layout.block_of[node as usize];
            }
        }
        for inner in (0..last_of_loop.len()).rev() {
            let last = last_of_loop[inner];
            if let Some(outer) = last_of_loop.get_mut(control.loop_parent[inner] as usize) {
                *outer = last.max(*outer);
            }
        }
        Intervals {
            last_of_loop,
            change: vec![[0; 3]; layout.len() + 1],
        }
    }

    /// Adds a value; the first block behind which it is not alive.
    fn add(&mut self, walk: &Walk<'_>, gate: Gate, (bank, registers): (usize, u32)) -> u32 {
        let control = &walk.bounds.control;
        let home = walk.placement.node[gate.index()];
        let depth = control.tree.depth(home);
        let around = |l: u32| control.head(l).is_none_or(|head| control.tree.depth(head) <= depth);
        let mut end = 0;
        for &(block, at_end) in &walk.used {
            let inner = control.loop_of(walk.layout.first(block));
            end = end.max(block + u32::from(at_end));
            if !around(inner) {
                let left = control.climb_loops(inner, |l| around(control.loop_parent[l as usize]));
                end = end.max(self.last_of_loop[left as usize] + 1);
            }
        }
        // Through a loop back to the selector that takes it, it is alive to the end of the loop, which that is in.
        let home = walk.layout.block_of[home as usize];
        if home < end {
            self.change[home as usize][bank] += i64::from(registers);
            self.change[end as usize][bank] -= i64::from(registers);
        }
        end
    }

    fn add_to(&self, behind: &mut [Counts]) {
        let mut now = [0i64; 3];
        for (counts, change) in behind.iter_mut().zip(&self.change) {
            for bank in 0..3 {
                now[bank] += change[bank];
                counts[bank] += now[bank] as u32;
            }
        }
    }
}
