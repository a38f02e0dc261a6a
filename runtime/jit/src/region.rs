//! Which instructions a region has: what its head leads to by direct branches and jumps.

use crate::decode::Guest;
use crate::held::Held;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Instructions of a region at most.
const MAX_INSTRUCTIONS: usize = 256;

/// From so many instructions on, a region ends where another one begins: what is hot in a large program is not made again for each way that leads
/// there, and small loops have all of what they are made of.
const OVERLAP: usize = 64;

/// Where an instruction goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// With the instruction behind it.
    Behind,
    /// At an address.
    Jump(u64),
    /// At an address from which code comes back: the way is not followed.
    Call(u64),
    /// At one of these.
    Branch(u64, u64),
    /// Wherever a value says.
    Anywhere,
}

/// An instruction of a region: where it goes on, what it reads and writes.
#[derive(Debug, Clone)]
pub struct Node {
    pub guest: Guest,
    pub then: Then,
    pub does: Does,
    /// What it writes of what code keeps.
    pub writes: BTreeSet<Held>,
    /// What it reads of it.
    pub reads: BTreeSet<Held>,
}

/// How an instruction is executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Does {
    /// By code of its own.
    Translated,
    /// By the interpreter, which code calls: the address of the decoded instruction.
    Called(u64),
}

/// Instructions that are executed one behind the other.
#[derive(Debug)]
pub struct Run {
    /// Their addresses.
    pub at: Vec<u64>,
    /// What may differ from the state when it begins.
    pub dirty: BTreeSet<Held>,
    /// It is part of a small loop: what it writes is stored where code leaves, not before.
    pub is_tight: bool,
    /// Whether code may come back to it from itself.
    pub is_loop: bool,
}

/// A region.
#[derive(Debug)]
pub struct Region {
    pub(crate) head: u64,
    pub(crate) nodes: BTreeMap<u64, Node>,
    /// By the address of the first instruction.
    pub(crate) runs: BTreeMap<u64, Run>,
    pub(crate) touches: BTreeSet<Held>,
}

impl Region {
    /// The addresses of its instructions.
    pub fn instructions(&self) -> impl ExactSizeIterator<Item = u64> + '_ {
        self.nodes.keys().copied()
    }

    /// How many of them the interpreter executes, which code calls.
    pub fn called(&self) -> usize {
        let is_called = |node: &&Node| matches!(node.does, Does::Called(_));
        self.nodes.values().filter(is_called).count()
    }

    /// The region of a head; `None` when its first instruction is not translated. `begins`: whether a region begins at an address.
    pub(crate) fn find(
        head: u64,
        begins: impl Fn(u64) -> bool,
        mut node: impl FnMut(u64, bool) -> Option<Node>,
    ) -> Option<Region> {
        let mut nodes = BTreeMap::new();
        let mut leaders = BTreeSet::from([head]);
        let mut loops = BTreeSet::new();
        let mut work = VecDeque::from([(head, false)]);
        while let Some((pc, leads)) = work.pop_front() {
            let is_others = pc != head && nodes.len() >= OVERLAP && begins(pc);
            if nodes.contains_key(&pc) || nodes.len() >= MAX_INSTRUCTIONS || is_others {
                continue;
            }
            let Some(found) = node(pc, leads) else {
                continue;
            };
            let behind = found.guest.behind();
            let mut lead = |to: u64| {
                leaders.insert(to);
                if to <= pc {
                    loops.insert(to);
                }
                work.push_back((to, true));
            };
            match found.then {
                Then::Behind => work.push_front((behind, false)),
                Then::Jump(to) => lead(to),
                Then::Branch(yes, no) => {
                    lead(yes);
                    lead(no);
                }
                Then::Call(_) | Then::Anywhere => {}
            }
            nodes.insert(pc, found);
        }
        nodes
            .contains_key(&head)
            .then(|| Region::of(head, nodes, &leaders, &loops))
    }

    fn of(head: u64, nodes: BTreeMap<u64, Node>, leaders: &BTreeSet<u64>, loops: &BTreeSet<u64>) -> Region {
        let mut runs = BTreeMap::new();
        for leader in leaders {
            let mut at = Vec::new();
            let mut pc = *leader;
            while let Some(node) = nodes.get(&pc) {
                at.push(pc);
                pc = node.guest.behind();
                if node.then != Then::Behind || leaders.contains(&pc) {
                    break;
                }
            }
            if !at.is_empty() {
                let is_loop = loops.contains(leader);
                let dirty = BTreeSet::new();
                let is_tight = false;
                runs.insert(
                    *leader,
                    Run {
                        at,
                        dirty,
                        is_loop,
                        is_tight,
                    },
                );
            }
        }
        let touches = nodes
            .values()
            .flat_map(|node| node.reads.union(&node.writes).copied())
            .collect();
        Region {
            head,
            nodes,
            runs,
            touches,
        }
    }

    /// Finds what may differ from the state when each run begins, when it is known which are part of small loops.
    pub(crate) fn find_dirty(&mut self) {
        let mut work: Vec<u64> = vec![self.head];
        let mut seen = BTreeSet::new();
        while let Some(leader) = work.pop() {
            let Some(run) = self.runs.get(&leader) else { continue };
            let mut dirty = BTreeSet::new();
            if run.is_tight {
                dirty.extend(run.dirty.iter().copied());
                let nodes = run.at.iter().filter_map(|pc| self.nodes.get(pc));
                dirty.extend(nodes.flat_map(|node| node.writes.iter().copied()));
            }
            for to in self.behind(run) {
                if let Some(next) = self.runs.get_mut(&to) {
                    let before = next.dirty.len();
                    next.dirty.extend(dirty.iter().copied());
                    if next.dirty.len() != before || seen.insert(to) {
                        work.push(to);
                    }
                }
            }
        }
    }

    /// Where a run leads.
    pub(crate) fn behind(&self, run: &Run) -> Vec<u64> {
        let Some(last) = run.at.last().and_then(|pc| self.nodes.get(pc)) else {
            return Vec::new();
        };
        match last.then {
            Then::Behind => vec![last.guest.behind()],
            Then::Jump(to) => vec![to],
            Then::Branch(yes, no) => vec![yes, no],
            Then::Call(_) | Then::Anywhere => Vec::new(),
        }
    }
}
