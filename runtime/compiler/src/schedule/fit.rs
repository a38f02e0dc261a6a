//! Taking values out of loops only as far as registers go.
//!
//! First everything that is worth it leaves its loops. Where a block then needs more registers than there are, and more
//! than if nothing had left a loop, the values that save the least and are alive there go back, until it fits.

use super::Options;
use super::layout::Layout;
use super::live::is_movable;
use super::liveness::{Counts, Liveness, lives, weight};
use super::place::{Bounds, Placement};
use super::policy::Chooser;
use super::pressure::pressure;
use super::{Policy, control::NONE, list};
use onespec_graph::Gate;
use onespec_graph::finding::Finding;
use std::cmp::Reverse;

/// How often values are taken back before all that are in the way are, and before nothing leaves a loop.
const GENTLE: u32 = 3;
const ROUNDS: u32 = 5;

/// A schedule with what it costs.
pub(super) struct Draft {
    pub placement: Placement,
    pub layout: Layout,
    pub pressure: Vec<Counts>,
}

impl Draft {
    /// # Errors
    /// As [`Bounds::place`].
    pub fn new(bounds: &Bounds<'_>, chooser: &Chooser<'_>) -> Result<Draft, Finding> {
        let placement = bounds.place(chooser)?;
        let mut layout = Layout::new(bounds, &placement);
        list::order(bounds, &placement, &mut layout);
        let liveness = Liveness::new(bounds, &placement, &layout);
        let pressure = pressure(bounds, &layout, &liveness);
        Ok(Draft {
            placement,
            layout,
            pressure,
        })
    }
}

/// The schedule of the policy that watches registers.
///
/// # Errors
/// As [`Bounds::place`].
pub(super) fn fit(bounds: &Bounds<'_>, options: &Options) -> Result<Draft, Finding> {
    let mut chooser = Chooser::new(bounds, options);
    let mut draft = Draft::new(bounds, &chooser)?;
    let limit = options.target.usable();
    let fits = |draft: &Draft, allowed: &[Counts]| {
        let within = |now: &Counts, allowed: &Counts| (0..3).all(|bank| now[bank] <= allowed[bank]);
        draft
            .pressure
            .iter()
            .zip(allowed)
            .all(|(now, allowed)| within(now, allowed))
    };
    if fits(&draft, &vec![limit; draft.pressure.len()]) {
        return Ok(draft);
    }
    let late_options = Options {
        policy: Policy::Late,
        ..options.clone()
    };
    let late = Draft::new(bounds, &Chooser::new(bounds, &late_options))?;
    let allowed: Vec<Counts> = late
        .pressure
        .iter()
        .map(|late| std::array::from_fn(|bank| late[bank].max(limit[bank])))
        .collect();
    chooser.floor = vec![NONE; bounds.circuit.len()];
    for round in 0..ROUNDS {
        if fits(&draft, &allowed) {
            return Ok(draft);
        }
        if !take_back(bounds, &draft, &allowed, round >= GENTLE, &mut chooser.floor) {
            break;
        }
        draft = Draft::new(bounds, &chooser)?;
    }
    Ok(if fits(&draft, &allowed) { draft } else { late })
}

/// A value that left a loop and is alive in a block that is too full.
struct Candidate {
    /// What goes back into inner loops is out of the way in outer ones too, but not the other way round.
    depth: Reverse<u32>,
    block: u32,
    bank: usize,
    /// Cycles saved, if a loop goes round ten times.
    benefit: u64,
    gate: Gate,
    registers: u32,
    floor: u32,
}

/// Lets values go back into loops; `all` that are in the way, or as many as there are too many. Whether there were any.
fn take_back(bounds: &Bounds<'_>, draft: &Draft, allowed: &[Counts], all: bool, floor: &mut [u32]) -> bool {
    let control = &bounds.control;
    let Draft {
        placement,
        layout,
        pressure,
    } = draft;
    let hoisted: Vec<Gate> = bounds
        .order
        .iter()
        .copied()
        .chain(bounds.constants.placed())
        .filter(|g| left_loops(bounds, placement, *g))
        .collect();
    let mut candidates = Vec::new();
    lives(bounds, placement, layout, &hoisted, |gate, block| {
        let Some((bank, registers)) = weight(bounds.circuit, gate) else {
            return;
        };
        if pressure[block as usize][bank] <= allowed[block as usize][bank] {
            return;
        }
        let late = placement.late[gate.index()];
        let from = control.loop_of(late);
        let to = control.loop_of(placement.node[gate.index()]);
        let here = control.loop_of(layout.first(block));
        // It is to stay in the innermost loop that has both, or, if it would still be here, computed before the next one, in
        // that; where it left no loop that has the block, in the outermost.
        let mut floor = control.common_loop(from, here);
        if floor != from {
            let next = control.climb_loops(from, |l| control.encloses(control.loop_parent[l as usize], floor));
            let ahead = control
                .before(next)
                .is_some_and(|node| layout.block_of[node as usize] == block);
            if ahead && !control.encloses(next, to) {
                floor = next;
            }
        }
        if control.encloses(floor, to) {
            floor = control.climb_loops(from, |l| control.encloses(control.loop_parent[l as usize], to));
        }
        let cost = u64::from(bounds.circuit.def(gate).cost.max(1));
        candidates.push(Candidate {
            depth: Reverse(control.loop_depth(layout.first(block))),
            block,
            bank,
            benefit: cost.saturating_mul(10u64.pow(control.loop_depth(late).min(16))),
            gate,
            registers,
            floor,
        });
    });
    candidates.sort_unstable_by_key(|c| (c.depth, c.block, c.bank, c.benefit, c.gate));
    let mut found = false;
    let mut chosen = vec![false; bounds.circuit.len()];
    for group in candidates.chunk_by(|a, b| (a.block, a.bank) == (b.block, b.bank)) {
        let Candidate { block, bank, .. } = group[0];
        let mut excess = pressure[block as usize][bank] - allowed[block as usize][bank];
        if !all {
            // Those that go back for the sake of another block count here too.
            for candidate in group.iter().filter(|c| chosen[c.gate.index()]) {
                excess = excess.saturating_sub(candidate.registers);
            }
        }
        for candidate in group {
            if excess == 0 && !all {
                break;
            }
            if chosen[candidate.gate.index()] && !all {
                continue;
            }
            excess = excess.saturating_sub(candidate.registers);
            chosen[candidate.gate.index()] = true;
            found = true;
            lower(bounds, placement, candidate.gate, candidate.floor, all, floor);
        }
    }
    found
}

/// Gives a gate a floor, and what is computed for it alone (or `all` that is computed for it): else that would stay outside
/// and be alive in its stead.
fn lower(bounds: &Bounds<'_>, placement: &Placement, gate: Gate, to: u32, all: bool, floor: &mut [u32]) {
    let control = &bounds.control;
    let mut work = vec![gate];
    while let Some(gate) = work.pop() {
        let known = &mut floor[gate.index()];
        if *known != NONE && !(control.encloses(*known, to) && *known != to) {
            continue;
        }
        *known = to;
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
