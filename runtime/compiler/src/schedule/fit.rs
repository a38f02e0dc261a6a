//! Loop-invariant code motion bounded by register pressure.
//!
//! First every profitable value is hoisted. Where a block then needs more registers than there are, and more than it
//! needed without hoisting, the live values that save the least are sunk again until the block fits.

use super::bounds::Bounds;
use super::control::NONE;
use super::draft::Draft;
use super::live_range::LiveRanges;
use super::liveness::{Counts, LONG};
use super::needed::is_movable;
use super::place::Placement;
use super::policy::Chooser;
use super::revise::Reviser;
use super::{Options, Policy};
use hashbrown::HashSet;
use onespec_graph::Gate;
use onespec_graph::finding::Finding;
use onespec_graph::set::MAX_CLASSES;
use std::cmp::Reverse;

/// How often as many values are taken back as there are too many, and then all that are in the way, before these go all the
/// way back. A round costs what changes.
const GENTLE: u32 = 3;
const ALL: u32 = 5;
const ROUNDS: u32 = 12;

/// The schedule of the policy that watches registers.
///
/// # Errors
/// As [`Bounds::place`].
pub(super) fn fit(bounds: &Bounds<'_>, options: &Options) -> Result<Draft, Finding> {
    let mut chooser = Chooser::new(bounds, options);
    let mut draft = Draft::new(bounds, &chooser)?;
    let limit = options.target.usable();
    let within = |now: &Counts, allowed: &Counts| (0..MAX_CLASSES).all(|bank| now[bank] <= allowed[bank]);
    if draft.pressure.iter().all(|now| within(now, &limit)) {
        return Ok(draft);
    }
    let mut reviser = Reviser::new(bounds);
    let mut hoisted = Hoisted::new(bounds, &draft.placement);
    let late_options = Options {
        policy: Policy::Late,
        ..options.clone()
    };
    let late_chooser = Chooser::new(bounds, &late_options);
    let late = match reviser.can() {
        true => {
            let mut late = draft.clone();
            reviser.revise(&mut late, &late_chooser, &hoisted.gates)?;
            late
        }
        false => Draft::new(bounds, &late_chooser)?,
    };
    let allowed: Vec<Counts> = late
        .pressure
        .iter()
        .map(|late| std::array::from_fn(|bank| late[bank].max(limit[bank])))
        .collect();
    let fits = |draft: &Draft| {
        let mut all = draft.pressure.iter().zip(&allowed);
        all.all(|(now, allowed)| within(now, allowed))
    };
    chooser.floor = vec![NONE; bounds.circuit.len()];
    // Where each round does everything again, the last ones are not worth it.
    let rounds = if reviser.can() { ROUNDS } else { ALL };
    for round in 0..rounds {
        if fits(&draft) {
            return Ok(draft);
        }
        let way = match round {
            ..GENTLE => Way::Enough,
            GENTLE..ALL => Way::All,
            _ => Way::Whole,
        };
        let lowered = take_back(bounds, &draft, &allowed, way, &hoisted.gates, &mut chooser.floor);
        if lowered.is_empty() && way == Way::Whole {
            break;
        }
        if reviser.can() {
            reviser.revise(&mut draft, &chooser, &lowered)?;
            hoisted.renew(bounds, &draft.placement, &reviser.placed);
        } else {
            draft = Draft::new(bounds, &chooser)?;
            hoisted = Hoisted::new(bounds, &draft.placement);
        }
    }
    Ok(if fits(&draft) { draft } else { late })
}

/// What values go back for the sake of a block that is too full.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As many as there are too many, as far as they are out of the way.
    Enough,
    /// All that are in the way.
    All,
    /// All, into the innermost loops that they came from.
    Whole,
}

/// The gates that left loops.
struct Hoisted {
    gates: Vec<Gate>,
    /// By gate.
    is: Vec<bool>,
}

impl Hoisted {
    fn new(bounds: &Bounds<'_>, placement: &Placement) -> Hoisted {
        let mut hoisted = Hoisted {
            gates: Vec::new(),
            is: vec![false; bounds.circuit.len()],
        };
        let all: Vec<Gate> = bounds.constants.placed().chain(bounds.order.iter().copied()).collect();
        hoisted.renew(bounds, placement, &all);
        hoisted
    }

    /// After some gates were placed again.
    fn renew(&mut self, bounds: &Bounds<'_>, placement: &Placement, placed: &[Gate]) {
        for &gate in placed {
            if left_loops(bounds, placement, gate) && !std::mem::replace(&mut self.is[gate.index()], true) {
                self.gates.push(gate);
            }
        }
        let is = &mut self.is;
        self.gates.retain(|&gate| {
            is[gate.index()] = left_loops(bounds, placement, gate);
            is[gate.index()]
        });
    }
}

/// A value that left a loop and is alive in a block that is too full.
struct Candidate {
    /// What goes back into inner loops is out of the way in outer ones too, but not the other way round.
    depth: Reverse<u32>,
    block: u32,
    bank: usize,
    /// Cycles saved, if a loop has ten iterations.
    benefit: u64,
    gate: Gate,
    registers: u32,
    floor: u32,
}

/// Lets values go back into loops. The gates that have another floor than before.
fn take_back(
    bounds: &Bounds<'_>,
    draft: &Draft,
    allowed: &[Counts],
    way: Way,
    hoisted: &[Gate],
    floor: &mut [u32],
) -> Vec<Gate> {
    let (control, frame) = (&bounds.control, &bounds.frame);
    let Draft {
        placement, pressure, ..
    } = draft;
    let mut candidates = Vec::new();
    // Of long lives only the blocks near the uses, so that this takes linear time too.
    let budget = 4 * (bounds.circuit.len() + frame.len()) + 1024;
    let longest = (budget / hoisted.len().max(1)).clamp(32, LONG);
    let mut lives = LiveRanges::new(bounds);
    for &gate in hoisted {
        let Some((bank, registers)) = bounds.uses.weight(gate) else {
            continue;
        };
        lives.find(bounds, &placement.node, gate, longest);
        for &block in lives.reached.iter().chain(&lives.ended) {
            if pressure[block as usize][bank] <= allowed[block as usize][bank] {
                continue;
            }
            let late = placement.late[gate.index()];
            let from = control.loop_of(late);
            let to = control.loop_of(placement.node[gate.index()]);
            let here = control.loop_of(frame.first(block));
            // It is to stay in the innermost loop that has both, or, if it would still be here, computed before the next one,
            // in that; where it left no loop that has the block, in the outermost.
            let mut floor = control.common_loop(from, here);
            if floor != from {
                let next = control.climb_loops(from, |l| control.encloses(control.loop_parent[l as usize], floor));
                let ahead = control
                    .before(next)
                    .is_some_and(|node| frame.block_of[node as usize] == block);
                if ahead && !control.encloses(next, to) {
                    floor = next;
                }
            }
            if control.encloses(floor, to) {
                floor = control.climb_loops(from, |l| control.encloses(control.loop_parent[l as usize], to));
            }
            let cost = u64::from(bounds.circuit.def(gate).cost.max(1));
            candidates.push(Candidate {
                depth: Reverse(control.loop_depth(frame.first(block))),
                block,
                bank,
                benefit: cost.saturating_mul(10u64.pow(control.loop_depth(late).min(16))),
                gate,
                registers,
                floor: if way == Way::Whole { from } else { floor },
            });
        }
    }
    candidates.sort_unstable_by_key(|c| (c.depth, c.block, c.bank, c.benefit, c.gate));
    let all = way != Way::Enough;
    let mut lowered = Vec::new();
    let mut chosen = HashSet::new();
    for group in candidates.chunk_by(|a, b| (a.block, a.bank) == (b.block, b.bank)) {
        let Candidate { block, bank, .. } = group[0];
        let mut excess = pressure[block as usize][bank] - allowed[block as usize][bank];
        if !all {
            // Those that go back for the sake of another block count here too.
            for candidate in group.iter().filter(|c| chosen.contains(&c.gate)) {
                excess = excess.saturating_sub(candidate.registers);
            }
        }
        for candidate in group {
            if excess == 0 && !all {
                break;
            }
            if !all && chosen.contains(&candidate.gate) {
                continue;
            }
            excess = excess.saturating_sub(candidate.registers);
            chosen.insert(candidate.gate);
            lower(bounds, placement, candidate, all, floor, &mut lowered);
        }
    }
    lowered.sort_unstable();
    lowered.dedup();
    lowered
}

/// Gives a gate a floor, and what is computed for it alone (or `all` that is computed for it): else that would stay outside
/// and be alive in its stead.
fn lower(
    bounds: &Bounds<'_>,
    placement: &Placement,
    candidate: &Candidate,
    all: bool,
    floor: &mut [u32],
    lowered: &mut Vec<Gate>,
) {
    let (control, to) = (&bounds.control, candidate.floor);
    let mut work = vec![candidate.gate];
    while let Some(gate) = work.pop() {
        let known = &mut floor[gate.index()];
        if *known != NONE && !(control.encloses(*known, to) && *known != to) {
            continue;
        }
        *known = to;
        lowered.push(gate);
        for value in bounds.circuit.values(gate).iter() {
            let node = placement.node[value.index()];
            let outside =
                node != NONE && is_movable(bounds.circuit, value) && !control.encloses(to, control.loop_of(node));
            let mut uses = bounds.circuit.uses(value).filter(|u| bounds.live[u.user.index()]);
            if outside && (all || uses.all(|u| u.user == gate)) {
                work.push(value);
            }
        }
    }
}

fn left_loops(bounds: &Bounds<'_>, placement: &Placement, gate: Gate) -> bool {
    let (late, node) = (placement.late[gate.index()], placement.node[gate.index()]);
    late != NONE && node != NONE && bounds.control.loop_depth(node) < bounds.control.loop_depth(late)
}
