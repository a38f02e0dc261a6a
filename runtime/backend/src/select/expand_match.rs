//! Emits the instructions of one match.

use super::block::{Maker, Value};
use super::hoist::Made;
use super::tiles::Match;
use super::walk::SLOTS;
use crate::code::{Arg as CodeArg, Function, VReg, What};
use crate::problem::Problem;
use onespec_core::isa::Dir;
use onespec_core::select::{Arg, Effect, Leaf, Pattern, ReprId, Span, Step, calculate};
use onespec_graph::Gate;

/// Where the sources of a match are.
type Sources = [Option<Value>; SLOTS];

impl Maker<'_> {
    /// What a match reads, in registers.
    pub(super) fn sources(&mut self, code: &mut Function, m: &Match) -> Result<Sources, Problem> {
        let selector = self.tiles.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let mut sources: Sources = [None; SLOTS];
        for leaf in selector.leaves(pattern) {
            if let Leaf::Reg { source, repr } = leaf
                && let Some(None) = sources.get(usize::from(source))
                && let Some(gate) = self.tiles.source(m, source)
                && self.state_of(repr).is_none()
            {
                sources[usize::from(source)] = Some(self.value(code, gate, repr)?);
            }
        }
        Ok(sources)
    }

    /// Makes a match; where its result is.
    pub(super) fn make_match(&mut self, code: &mut Function, m: &Match, root: Gate) -> Result<Option<Value>, Problem> {
        let selector = self.tiles.binding.selector;
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let line = self.tiles.circuit.line(root);
        let sources = self.sources(code, m)?;
        let held = self.required(code, m, &sources, line)?;
        let first = self.scratch.written.len();
        for step in pattern.steps.of(selector.steps) {
            let written = self.step(code, m, pattern, step, (&sources, first), line)?;
            self.hold(code, &held);
            self.scratch.written.push(written.unwrap_or(VReg(u32::MAX)));
        }
        if self.gives_state(pattern, root) {
            self.scratch.written.truncate(first);
            return Ok(Some(Value::State));
        }
        let is_register = |register: &VReg| register.0 != u32::MAX;
        let value = match pattern.value {
            _ if pattern.effect != Effect::None && pattern.results.1 == 0 => None,
            None => self
                .scratch
                .written
                .get(first..)
                .and_then(<[VReg]>::last)
                .copied()
                .filter(is_register)
                .map(Value::Register),
            Some(Arg::Source(i)) => sources.get(usize::from(i)).copied().flatten(),
            Some(Arg::Temp(i)) => self
                .scratch
                .written
                .get(first + usize::from(i))
                .copied()
                .map(Value::Register),
            Some(Arg::Fixed(n)) => Some(Value::Fixed(n)),
            Some(_) => None,
        };
        self.scratch.written.truncate(first);
        Ok(value)
    }

    /// An instruction of a match; the register that it writes.
    fn step(
        &mut self,
        code: &mut Function,
        m: &Match,
        pattern: &'static Pattern,
        step: &Step,
        (sources, first): (&Sources, usize),
        line: u32,
    ) -> Result<Option<VReg>, Problem> {
        let machine = self.tiles.machine;
        let selector = self.tiles.binding.selector;
        let origin = usize::from(pattern.origin);
        let bad = |what: &str| Problem::new(format!("pattern of {}: {what}", selector.origins[origin].name));
        let args = step.args.of(selector.args);
        // The text of a constant stands before this instruction: so it comes before its operands are appended.
        let mut constant = None;
        for arg in args {
            if let Arg::Constant(span, repr) = arg {
                let register = self.constant_of(code, m, *span, *repr, line)?;
                constant = Some(register.ok_or_else(|| bad("a computation is malformed"))?);
            }
        }
        let start = code.args.len() as u32;
        let mut written = None;
        let calculated = |span: &Span| calculate(span.of(selector.calcs), self.tiles.values(m));
        for (arg, operand) in args.iter().zip(machine.operands(step.op)) {
            let mut made = || {
                let register = code.vreg(machine.bank_of_operand(operand).unwrap_or(0));
                written = Some(register);
                register
            };
            let value = match arg {
                Arg::Source(i) => sources.get(usize::from(*i)).copied().flatten(),
                Arg::Temp(i) => self
                    .scratch
                    .written
                    .get(first + usize::from(*i))
                    .copied()
                    .map(Value::Register),
                _ => None,
            };
            let arg = match (arg, value) {
                (Arg::Source(_) | Arg::Temp(_), Some(Value::Register(v))) => match operand.dir {
                    // What it writes a part of, or nothing in some lanes, is read as well.
                    Dir::InOut | Dir::Out => CodeArg::Tied(v, made()),
                    Dir::In => CodeArg::Use(v),
                },
                (Arg::Source(_) | Arg::Temp(_), Some(Value::Fixed(n))) => CodeArg::Number(i64::from(n)),
                (Arg::Source(_) | Arg::Temp(_), None | Some(Value::State)) => {
                    return Err(bad("a source or a temporary is missing"));
                }
                (Arg::Out, _) => CodeArg::Def(made()),
                (Arg::Fixed(n), _) => CodeArg::Number(i64::from(*n)),
                (Arg::Imm(i), _) => CodeArg::Number(self.tiles.values(m).get(usize::from(*i)).copied().unwrap_or(0)),
                (Arg::Calc(span), _) => {
                    CodeArg::Number(calculated(span).ok_or_else(|| bad("a computation is malformed"))? as i64)
                }
                (Arg::Constant(..), _) => CodeArg::Use(constant.ok_or_else(|| bad("a constant is missing"))?),
                (Arg::Number(n), _) => CodeArg::Number(*n),
                (Arg::Target, _) => CodeArg::Target,
            };
            code.args.push(arg);
        }
        let at = code.push_made(What::Op(step.op), start, line);
        if let Some(inst) = code.insts.get_mut(at as usize) {
            inst.origin = Some(pattern.origin);
        }
        Ok(written)
    }

    /// The register of a constant that an instruction needs in one; nothing if its computation is malformed.
    fn constant_of(
        &mut self,
        code: &mut Function,
        m: &Match,
        span: Span,
        repr: ReprId,
        line: u32,
    ) -> Result<Option<VReg>, Problem> {
        let binding = self.tiles.binding;
        let selector = binding.selector;
        let Some(value) = calculate(span.of(selector.calcs), self.tiles.values(m)) else {
            return Ok(None);
        };
        let ty = selector.reprs.get(usize::from(repr)).map_or("", |r| r.ty);
        let ty = binding.set.type_by_name(ty).unwrap_or_default();
        let number = binding.at_border(ty, value as u64);
        self.material(code, Made::Number(number), line).map(Some)
    }
}
