//! Selections as branches: over a copy of one value, or, where the core fuses a branch over one instruction with it,
//! over the instruction that computes that value.

use super::{BRANCH, Covers, How, Tiles, UNIT};
use onespec_core::select::{Arg, Effect, Pattern, ReprId};
use onespec_graph::{Gate, Role};

/// A selection by a branch over a copy, or over the instruction that makes the other value.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    /// The branch, as an index into [`Tiles::matches`], and for which condition it jumps.
    pub cover: u32,
    pub jumps_if: bool,
    /// In which both values are wanted.
    pub repr: ReprId,
    /// The match of the value that is made only if it does not jump.
    pub over: Option<u32>,
}

/// A copy now and then, since it is written over what one of the values is in.
const OVERWRITTEN: u32 = UNIT / 2;
/// A copy that may be skipped.
const COPY: u32 = UNIT + OVERWRITTEN;
/// What more it costs where the value that stays is an argument: it is copied first, since the register of the argument is seldom
/// that of the result. Where instructions without a branch are as many, they are taken.
const FROM_ARGUMENT: u32 = UNIT - OVERWRITTEN + 1;

impl Tiles<'_> {
    /// Offers a selection as a branch.
    pub(super) fn choose(&mut self, gate: Gate, number: u32) {
        let values = self.circuit.values(gate);
        let (Some(condition), Some(yes), Some(no)) = (values.get(0), values.get(1), values.get(2)) else {
            return;
        };
        let covers = self.effects_of(BRANCH, Some(condition), number);
        let best = (0..2).filter_map(|side| covers[side].map(|(cover, cost)| (cost, cover, side == 1)));
        let Some((cost, cover, jumps_if)) = best.min() else {
            return;
        };
        let kept = if jumps_if { yes } else { no };
        let from_argument = self.binding.fuses.is_none() && self.circuit.role(kept) == Role::Arg;
        let cost = cost.saturating_add(if from_argument { FROM_ARGUMENT } else { 0 });
        let ty = self.circuit.ty(gate);
        let of_type = self.binding.of_type.get(usize::from(ty.0));
        // Of a branch that is one with what it jumps over: what both cost more than the branch.
        let fused = self
            .binding
            .fuses
            .map(|both| (both * UNIT).saturating_sub(UNIT) + OVERWRITTEN);
        let copies = self.binding.bank(ty).is_some_and(|b| self.machine.times().copies(b));
        let copy = fused.filter(|_| copies).unwrap_or(COPY);
        for repr in 0..self.reprs as ReprId {
            if of_type.is_none_or(|all| all >> repr & 1 == 0) {
                continue;
            }
            if let Some(fused) = fused {
                self.skip(number, repr, covers, [no, yes], (fused, copies));
            }
            let (Some(yes), Some(no)) = (self.part(yes, repr), self.part(no, repr)) else {
                continue;
            };
            let cost = cost.saturating_add(yes).saturating_add(no).saturating_add(copy);
            let choice = Choice {
                cover,
                jumps_if,
                repr,
                over: None,
            };
            self.offer_choice(number, cost, choice);
        }
    }

    fn offer_choice(&mut self, number: u32, cost: u32, choice: Choice) {
        let index = self.scratch.choices.len() as u32;
        self.scratch.choices.push(choice);
        self.offer_in(number, choice.repr, cost, How::Choice(index));
    }

    /// What one user pays for a value.
    fn part(&self, value: Gate, repr: ReprId) -> Option<u32> {
        let number = self.number(value)?;
        Some(self.full(number, repr)? / self.scratch.users[number as usize].max(1))
    }

    /// Offers a selection as a branch over the instruction that makes one of its values, those if the condition is 0 and if
    /// it is 1; what that costs more than the branch, and whether it may be a copy.
    fn skip(&mut self, number: u32, repr: ReprId, covers: Covers, values: [Gate; 2], (fused, copies): (u32, bool)) {
        for (side, cover) in covers.into_iter().enumerate() {
            let Some((cover, cost)) = cover else { continue };
            let (kept, other) = (values[side], values[1 - side]);
            let (Some(stays), Some(at)) = (self.part(kept, repr), self.number(other)) else {
                continue;
            };
            let (How::Match(over), Some(all)) = (self.how(at, repr), self.full(at, repr)) else {
                continue;
            };
            let pattern = self.pattern(over);
            // Nobody else wants what is computed.
            let own = self.scratch.users[at as usize] == 1 && self.is_inner(at) && kept != other;
            if !(own && self.is_alone(pattern) || copies && is_fixed(pattern)) {
                continue;
            }
            let needs = all.saturating_sub(u32::from(pattern.cost) * UNIT);
            let cost = cost.saturating_add(needs).saturating_add(stays).saturating_add(fused);
            let choice = Choice {
                cover,
                jumps_if: side == 1,
                repr,
                over: Some(over),
            };
            self.offer_choice(number, cost, choice);
        }
    }

    fn pattern(&self, of: u32) -> &'static Pattern {
        let one = self.matched(of);
        &self.binding.selector.patterns[usize::from(one.pattern)]
    }

    /// Whether a pattern is one instruction that may be one with a branch.
    fn is_alone(&self, pattern: &Pattern) -> bool {
        let [step] = pattern.steps.of(self.binding.selector.steps) else {
            return false;
        };
        let mut operands = step.operands(self.binding.selector, self.machine.isa);
        pattern.effect == Effect::None
            && pattern.value.is_none()
            && self.machine.times().is_plain(step.op)
            && !operands.any(|(a, _)| matches!(a, Arg::Constant(..)))
    }
}

/// Whether a pattern is a register that always holds the value.
fn is_fixed(pattern: &Pattern) -> bool {
    pattern.steps.1 == 0 && matches!(pattern.value, Some(Arg::Fixed(_)))
}
