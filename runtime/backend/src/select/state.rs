//! What a match requires of registers and state that are no operands ([`Require`]).
//!
//! A required register is one more operand, in that register. A piece of state has one value at a time: what it holds is
//! followed through a block, and where an instruction needs another value it is set before. A value that only state holds
//! is computed again there, from sources in registers. So nothing passes an instruction that sets state
//! ([`crate::code::Inst::is_fence`]). State that `settings:` of the description set is only demanded here.

use super::block::{Maker, Value};
use super::held::Holds;
use super::hoist::Made;
use super::text::instantiate_all;
use super::tiles::{How, Match};
use super::walk::SLOTS;
use crate::code::{Arg as CodeArg, Demand, Function, Held as CodeHeld, OnState, PReg, VReg};
use crate::machine::scaled::number_for;
use crate::problem::Problem;
use onespec_compiler::vectorize::Twins;
use onespec_core::select::{Arg, Held, Holder, Leaf, Pattern, PatternId, ReprId};
use onespec_graph::{Gate, Role, Type};

/// What instructions of a match require besides their operands.
pub(super) struct Required {
    /// Values in registers that no operand names.
    registers: Vec<(VReg, PReg)>,
    on_state: Option<OnState>,
}

impl Maker<'_> {
    /// The piece of state that a value in a representation is in.
    pub(super) fn state_of(&self, repr: ReprId) -> Option<&'static str> {
        let repr = self.tiles.binding.selector.reprs.get(usize::from(repr))?;
        (!repr.state.is_empty()).then_some(repr.state)
    }

    /// Whether a source of a pattern is only how many elements count, by a setting: as a constant it needs no register.
    pub(super) fn is_counted(&self, pattern: PatternId, source: u8) -> bool {
        self.tiles
            .binding
            .requires(pattern)
            .any(|require| match (require.place, require.held) {
                (Holder::State(state), Held::Source(i)) => i == source && self.tiles.machine.is_count(state),
                _ => false,
            })
    }

    /// What has to hold of a piece of state that settings set, where a source of a match says it.
    fn counted(&self, m: &Match, source: u8, value: Option<Value>) -> Result<CodeHeld, Problem> {
        let gate = self.tiles.source(m, source);
        let circuit = self.tiles.circuit;
        match (value, gate.filter(|g| circuit.role(*g) == Role::Constant)) {
            (_, Some(constant)) => Ok(CodeHeld::Number(match circuit.bits(constant) {
                // No register has so many elements.
                bits if bits >= Twins::ALL => -1,
                bits => bits as i64,
            })),
            (Some(Value::Register(register)), None) => Ok(CodeHeld::Register(register)),
            _ => Err(Problem::new("what a setting asks for is in no register")),
        }
    }

    /// How many elements the vectors of a match have for each unit of the scale.
    fn lanes(&self, m: &Match, root: Gate) -> Option<u32> {
        let (binding, circuit) = (self.tiles.binding, self.tiles.circuit);
        let of = |gate: Gate| match circuit.ty(gate) {
            Type::NONE => None,
            ty => Some(u32::from(binding.set.type_def(ty).lanes)).filter(|n| *n > 0),
        };
        let mut sources = (0..SLOTS as u8).filter_map(|i| self.tiles.source(m, i));
        of(root).or_else(|| sources.find_map(of))
    }

    /// What state has to hold for a match that has vectors of another number of elements than its pattern.
    fn scaled(&self, state: &str, number: i64, (m, root): (&Match, Gate)) -> Result<i64, Problem> {
        let Some(lanes) = self.lanes(m, root) else {
            return Ok(number);
        };
        number_for(self.tiles.binding.selector, state, number, lanes).ok_or_else(|| {
            Problem::new(format!(
                "no setting of the description (`settings:`) is like that of `{state}` = {number} for {lanes} elements"
            ))
        })
    }

    /// Whether a source of a match is a mask of all elements that no instruction has as an operand.
    pub(super) fn is_whole(&self, m: &Match, source: u8) -> bool {
        let (selector, circuit) = (self.tiles.binding.selector, self.tiles.circuit);
        let pattern = &selector.patterns[usize::from(m.pattern)];
        let steps = pattern.steps.of(selector.steps);
        let is_operand = |arg: &Arg| matches!(arg, Arg::Source(i) if *i == source);
        let mut args = steps.iter().flat_map(|step| step.args.of(selector.args));
        let of = self.tiles.source(m, source).filter(|g| circuit.role(*g) == Role::Splat);
        let number = of.and_then(|splat| circuit.values(splat).get(0));
        let is_one = number.is_some_and(|n| circuit.role(n) == Role::Constant && circuit.bits(n) & 1 == 1);
        let is_mask = of.is_some_and(|g| {
            let set = circuit.set();
            set.type_def(set.type_def(circuit.ty(g)).element).width == 1
        });
        is_one && is_mask && !args.any(is_operand)
    }

    /// The mask of the elements of a gate that count, where it is needed in the block anyway and the gate asks for ones in all:
    /// what the others are does not matter.
    fn strip(&mut self, code: &mut Function, root: Gate, number: i64) -> Result<Option<VReg>, Problem> {
        let circuit = self.tiles.circuit;
        let set = circuit.set();
        let Some(twins) = self
            .tiles
            .binding
            .twins
            .filter(|twins| number == -1 && twins.scalar(circuit.op(root)).is_some())
        else {
            return Ok(None);
        };
        let lanes = set.type_def(circuit.ty(root)).lanes;
        let length = circuit.values(root).iter().last();
        let is_mask =
            |gate: &Gate| Some(circuit.op(*gate)) == twins.active() && set.type_def(circuit.ty(*gate)).lanes == lanes;
        let mask = length.and_then(|length| circuit.uses(length).map(|u| u.user).find(is_mask));
        let repr = mask.and_then(|mask| self.tiles.binding.border(circuit.ty(mask)));
        let (Some(mask), Some(repr)) = (mask, repr) else {
            return Ok(None);
        };
        let here = self.tiles.number(mask);
        if here.is_none_or(|number| matches!(self.tiles.how(number, repr), How::Not)) {
            return Ok(None);
        }
        match self.value(code, mask, repr)? {
            Value::Register(register) => Ok(Some(register)),
            Value::Fixed(_) | Value::State => Ok(None),
        }
    }

    /// Sees to what a match requires.
    pub(super) fn required(
        &mut self,
        code: &mut Function,
        (m, root): (&Match, Gate),
        sources: &[Option<Value>; SLOTS],
    ) -> Result<Required, Problem> {
        let line = self.tiles.circuit.line(root);
        let (mut held, mut demands) = (Vec::new(), Vec::new());
        for require in self.tiles.binding.requires(m.pattern) {
            match (require.place, require.held) {
                (Holder::Register(..), of) => {
                    let register = self.tiles.machine.required_register(&require);
                    let register = register.ok_or_else(|| Problem::new("a pattern requires a register of no bank"))?;
                    let value = match of {
                        Held::Lanes(_) => return Err(Problem::new("a pattern requires a setting of a register")),
                        Held::Number(number) => match self.strip(code, root, number)? {
                            Some(mask) => mask,
                            None => self.material(code, Made::InBank(register.bank, number), line)?,
                        },
                        Held::Source(i) if self.is_whole(m, i) => {
                            self.material(code, Made::InBank(register.bank, -1), line)?
                        }
                        Held::Source(i) => match sources.get(usize::from(i)).copied().flatten() {
                            Some(Value::Register(value)) => value,
                            _ => return Err(Problem::new("a required source is in no register")),
                        },
                    };
                    held.push((value, register));
                }
                (Holder::State(state), of) if self.tiles.machine.is_set(state) => {
                    let held = match of {
                        Held::Number(number) if self.tiles.machine.is_count(state) => CodeHeld::Number(number),
                        Held::Number(number) => CodeHeld::Number(self.scaled(state, number, (m, root))?),
                        Held::Lanes(derived) => CodeHeld::Lanes(self.lanes(m, root).unwrap_or(derived)),
                        Held::Source(i) => self.counted(m, i, sources.get(usize::from(i)).copied().flatten())?,
                    };
                    demands.push(Demand { state, held });
                }
                (Holder::State(state), Held::Number(number)) => self.set_state(code, state, number, line)?,
                (Holder::State(_), Held::Lanes(_)) => {
                    return Err(Problem::new("a pattern requires a setting of state that none sets"));
                }
                (Holder::State(state), Held::Source(i)) => {
                    let selector = self.tiles.binding.selector;
                    let pattern = &selector.patterns[usize::from(m.pattern)];
                    let repr = selector.leaves(pattern).find_map(|leaf| match leaf {
                        Leaf::Reg { source, repr } if source == i => Some(repr),
                        _ => None,
                    });
                    let gate = self.tiles.source(m, i).zip(repr);
                    let (gate, repr) = gate.ok_or_else(|| Problem::new("a required source is missing"))?;
                    self.hold_value(code, state, gate, repr)?;
                }
            }
        }
        Ok(Required {
            registers: held,
            on_state: (!demands.is_empty()).then(|| OnState {
                demands,
                leaves: Vec::new(),
            }),
        })
    }

    /// The instruction that was made last has these requirements.
    pub(super) fn hold(&self, code: &mut Function, required: &Required) {
        if let (Some(on), Some(last)) = (&required.on_state, (code.insts.len() as u32).checked_sub(1)) {
            code.on_state(last, on.clone());
        }
        let held = &required.registers;
        let Some(last) = code.insts.last_mut().filter(|_| !held.is_empty()) else {
            return;
        };
        // Nothing else is there while it runs, not even its result.
        code.args
            .extend(held.iter().map(|(value, place)| CodeArg::UseLateAt(*value, *place)));
        last.args.end = code.args.len() as u32;
    }

    /// Notes that the result of a pattern is what a piece of state now holds, if it is.
    pub(super) fn gives_state(&mut self, code: &mut Function, pattern: &Pattern, root: Gate) -> bool {
        let results = pattern.results.of(self.tiles.binding.selector.results);
        let Some(state) = results.first().and_then(|repr| self.state_of(*repr)) else {
            return false;
        };
        self.state.set(state, Holds::Value(root));
        if let Some(last) = code.insts.last_mut() {
            last.is_fence = true;
        }
        true
    }

    /// Sees to it that a piece of state holds a number. Where it does already, and nothing changes it in the function,
    /// instructions may still change places.
    pub(super) fn set_state(
        &mut self,
        code: &mut Function,
        state: &'static str,
        number: i64,
        line: u32,
    ) -> Result<(), Problem> {
        if self.state.is(state, Holds::Number(number)) {
            return Ok(());
        }
        let machine = self.tiles.machine;
        let text = machine.setting(state, number).ok_or_else(|| {
            let name = machine.convention.name;
            Problem::new(format!("calling convention {name} has no text `set {state} {number}`"))
        })?;
        let from = code.insts.len();
        instantiate_all(machine, code, text, &[], line)?;
        for inst in code.insts.get_mut(from..).unwrap_or(&mut []) {
            inst.is_fence = true;
        }
        self.state.set(state, Holds::Number(number));
        Ok(())
    }

    /// The representation of a value at borders, and the state that holds it, if one does.
    fn in_state(&self, gate: Gate) -> Option<(ReprId, &'static str)> {
        let repr = self.tiles.binding.border(self.tiles.circuit.ty(gate))?;
        Some((repr, self.state_of(repr)?))
    }

    /// Whether instructions of this block give a value that state holds.
    pub(super) fn is_made_in_state(&self, gate: Gate) -> bool {
        let how = |(repr, _)| Some(self.tiles.how(self.tiles.number(gate)?, repr));
        matches!(self.in_state(gate).and_then(how), Some(How::Match(_)))
    }

    /// Sees to it that state holds a mask.
    pub(super) fn hold_mask(&mut self, code: &mut Function, mask: Gate) -> Result<(), Problem> {
        let (repr, state) = self.in_state(mask).ok_or_else(|| self.uncovered(mask))?;
        self.hold_value(code, state, mask, repr)
    }

    /// Computes a value that only state holds, unless it is there.
    fn hold_value(
        &mut self,
        code: &mut Function,
        state: &'static str,
        gate: Gate,
        repr: ReprId,
    ) -> Result<(), Problem> {
        if self.state.is(state, Holds::Value(gate)) {
            return Ok(());
        }
        if self.make_beside(code, state, gate) {
            return Ok(());
        }
        let how = self.tiles.number(gate).map(|number| self.tiles.how(number, repr));
        match how {
            Some(How::Match(index)) => {
                let m = self.tiles.matched(index);
                self.make_match(code, &m, gate)?;
                // A change of representation leaves what it reads.
                self.state.set(state, Holds::Value(gate));
                Ok(())
            }
            Some(_) => Err(self.problem(gate, format!("would have to stay in `{state}` from block to block"))),
            None => Err(self.uncovered(gate)),
        }
    }
}
