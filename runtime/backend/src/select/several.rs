//! Instructions that write several registers, each made once in a block for all gates that it computes (local value numbering): a
//! register with the smaller and one with the greater of two numbers come from one instruction that sorts them.

use super::block::{Maker, Several, Value};
use super::expand_match::Sources;
use super::tiles::Match;
use onespec_core::select::{Arg, Effect, Held, Pattern, PatternId, Require, Step};

impl Maker<'_> {
    /// The register of a match, where its instruction was made already for another result.
    pub(super) fn known_result(&self, pattern: &'static Pattern, m: &Match, sources: &Sources) -> Option<Value> {
        if self.scratch.several.is_empty() {
            return None;
        }
        let step = self.alone(pattern, m.pattern)?;
        let wanted = match pattern.value {
            Some(Arg::Written(0, operand)) => Some(operand),
            None | Some(Arg::Temp(0)) => None,
            Some(_) => return None,
        };
        let selector = self.tiles.binding.selector;
        let is_same = |known: &&Several| {
            let other = &selector.patterns[usize::from(known.pattern)];
            known.sources == *sources
                && known.values == self.tiles.values(m)
                && self.requirements(known.pattern) == self.requirements(m.pattern)
                && other
                    .steps
                    .of(selector.steps)
                    .first()
                    .is_some_and(|of| of.op == step.op && of.args.of(selector.args) == step.args.of(selector.args))
        };
        let known = self.scratch.several.iter().find(is_same)?;
        let written = match wanted {
            Some(operand) => known.written.iter().find(|(of, _)| *of == operand),
            None => known.written.last(),
        };
        written.map(|(_, register)| Value::Register(*register))
    }

    /// Notes what the only instruction of a match wrote: all behind this number of what steps wrote.
    pub(super) fn keep_results(&mut self, pattern: &'static Pattern, m: &Match, sources: &Sources, first: usize) {
        if self.alone(pattern, m.pattern).is_none() {
            return;
        }
        let written = self.scratch.each.get(first..).unwrap_or(&[]);
        let written = written.iter().map(|((_, operand), register)| (*operand, *register));
        let made = Several {
            pattern: m.pattern,
            sources: *sources,
            values: self.tiles.values(m).to_vec(),
            written: written.collect(),
        };
        self.scratch.several.push(made);
    }

    /// The only instruction of a pattern that computes alone, from sources and numbers, whatever state holds beside numbers that it
    /// asks for.
    fn alone(&self, pattern: &'static Pattern, id: PatternId) -> Option<&'static Step> {
        let [step] = pattern.steps.of(self.tiles.binding.selector.steps) else {
            return None;
        };
        let is_number = |require: &Require| matches!(require.held, Held::Number(_));
        let computes = pattern.effect == Effect::None && self.requirements(id).iter().all(is_number);
        computes.then_some(step)
    }

    fn requirements(&self, pattern: PatternId) -> Vec<Require> {
        self.tiles.binding.requires(pattern).collect()
    }
}
