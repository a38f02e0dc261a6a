//! Values in registers and in state that one instruction leaves (flags of a sum that is needed, too): where a mask is made whose
//! instruction would leave in its register what was computed before, that instruction is made in the place of both.

use super::block::{Computed, Maker, Value};
use super::expand_match::Sources;
use super::held::Holds;
use super::tiles::Match;
use crate::code::{Arg as CodeArg, Function, VReg};
use onespec_core::select::{Arg, Effect, Held, Holder, Leaf, Pattern, PatternId};
use onespec_graph::Gate;

impl Maker<'_> {
    /// Notes that the instruction made last computed a match in a register.
    pub(super) fn note_computed(
        &mut self,
        code: &Function,
        (m, pattern): (&Match, &'static Pattern),
        sources: &Sources,
        register: VReg,
    ) {
        let selector = self.tiles.binding.selector;
        let is_second = |of: PatternId| selector.beside.iter().any(|(_, second)| *second == of);
        let is_one = pattern.effect == Effect::None && pattern.value.is_none() && pattern.steps.1 == 1;
        let inst = code
            .insts
            .len()
            .checked_sub(1)
            .filter(|_| is_one && is_second(m.pattern));
        if let Some(inst) = inst {
            self.scratch.computed.push(Computed {
                pattern: m.pattern,
                sources: *sources,
                values: self.tiles.values(m).to_vec(),
                inst,
                register,
            });
        }
    }

    /// Makes a mask in state by the instruction that computed a value before, which moves here and leaves both. Nothing between may need
    /// the value or change what state holds. Whether it was made.
    pub(super) fn make_beside(&mut self, code: &mut Function, state: &'static str, gate: Gate) -> bool {
        let selector = self.tiles.binding.selector;
        if !code.on_state.is_empty() {
            return false;
        }
        for at in (0..self.scratch.computed.len()).rev() {
            let Some(known) = self.scratch.computed.get(at) else {
                continue;
            };
            let behind = code.insts.get(known.inst + 1..).unwrap_or(&[]);
            if behind.iter().any(|inst| inst.is_fence) {
                return false;
            }
            let reads = |arg: &CodeArg| arg.read() == Some(known.register);
            if behind.iter().any(|inst| code.args_of(inst).iter().any(reads)) {
                continue;
            }
            let second = known.pattern;
            let firsts = selector.beside.iter().filter(|(_, of)| *of == second);
            let Some(first) = firsts
                .map(|(first, _)| *first)
                .find(|first| self.is_made_by(*first, at, gate))
            else {
                continue;
            };
            let known = self.scratch.computed.remove(at);
            let pattern = &selector.patterns[usize::from(first)];
            let mut inst = code.insts.remove(known.inst);
            let args = pattern.steps.of(selector.steps).first().map(|step| step.args);
            for (arg, number) in inst
                .args
                .clone()
                .zip(args.map_or(&[][..], |args| args.of(selector.args)))
            {
                if let (Some(slot), Arg::Number(number)) = (code.args.get_mut(arg as usize), number) {
                    *slot = CodeArg::Number(*number);
                }
            }
            inst.origin = Some(pattern.origin);
            inst.is_fence = true;
            code.insts.push(inst);
            for other in &mut self.scratch.computed {
                other.inst -= usize::from(other.inst > known.inst);
            }
            for other in &mut self.scratch.several {
                other.written.retain(|(_, register)| *register != known.register);
            }
            self.state.set(state, Holds::Value(gate));
            return true;
        }
        false
    }

    /// Whether a pattern computes a mask of the same sources as a value that was computed, and what it requires holds.
    fn is_made_by(&mut self, first: PatternId, computed: usize, gate: Gate) -> bool {
        let selector = self.tiles.binding.selector;
        let Some(m) = self.tiles.match_by(gate, first) else {
            return false;
        };
        let holds = |maker: &Self| {
            let mut all = maker.tiles.binding.requires(first);
            all.all(|require| match (require.place, require.held) {
                (Holder::State(state), Held::Number(number)) => maker.state.is(state, Holds::Number(number)),
                _ => false,
            })
        };
        let Some(known) = self.scratch.computed.get(computed) else {
            return false;
        };
        if !holds(self) || self.tiles.values(&m) != known.values {
            return false;
        }
        let pattern = &selector.patterns[usize::from(first)];
        let mut leaves = selector.leaves(pattern).filter_map(|leaf| match leaf {
            Leaf::Reg { source, repr } => Some((source, repr)),
            _ => None,
        });
        leaves.all(|(source, repr)| {
            let of = self.tiles.source(&m, source).and_then(|gate| self.known(gate, repr));
            let same = known.sources.get(usize::from(source)).copied().flatten();
            of.is_some_and(|of: Value| Some(of) == same)
        })
    }
}
