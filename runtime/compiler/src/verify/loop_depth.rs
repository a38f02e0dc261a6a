//! Loop depth of each state, for graphs whose loops are entered at their heads only (stage 3 checks that). The loop of
//! a head is what reaches its back edge, and dominance is enough to find it, without a depth-first search.

use super::states::{NONE, States};

impl States {
    /// Finds [`States::loops`], after stage 3.
    pub fn find_loops(&mut self) {
        if self.loops.is_empty() {
            self.loops = loop_depths(self);
        }
    }
}

/// By place of the dominator tree's preorder: in how many loops it is, a head in its own. From inner loops outwards; what is
/// known to be in a loop stands for all of it further out (Tarjan 1974). Nearly linear.
fn loop_depths(states: &States) -> Vec<u32> {
    let cfg = states.cfg();
    let count = states.by_place.len();
    let before = |place: u32| {
        let ways = cfg.predecessors(states.by_place[place as usize]);
        ways.iter().map(|&state| states.place[state as usize])
    };
    // By place: the head of the innermost loop that it is in besides its own.
    let mut around = vec![NONE; count];
    let mut outermost: Vec<u32> = (0..count as u32).collect();
    let mut depths = vec![0u32; count];
    let mut work = Vec::new();
    // An inner loop's head is dominated by the outer one's, so it comes later.
    for head in (0..count as u32).rev() {
        // Of one way in only, none can be back.
        if cfg.predecessors(states.by_place[head as usize]).len() < 2 {
            continue;
        }
        work.extend(before(head).filter(|&from| states.dominates(head, from)));
        depths[head as usize] = u32::from(!work.is_empty());
        while let Some(place) = work.pop() {
            let place = find(&mut outermost, place);
            if place != head {
                around[place as usize] = head;
                outermost[place as usize] = head;
                work.extend(before(place));
            }
        }
    }
    for place in 0..count {
        if let Some(&outer) = depths.get(around[place] as usize) {
            depths[place] += outer;
        }
    }
    depths
}

fn find(outermost: &mut [u32], mut place: u32) -> u32 {
    while outermost[place as usize] != place {
        let next = outermost[outermost[place as usize] as usize];
        outermost[place as usize] = next;
        place = next;
    }
    place
}
