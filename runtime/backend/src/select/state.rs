//! What a match requires of registers and state that are no operands ([`Require`]).
//!
//! A required register is one more operand, in that register. A piece of state has one value at a time: what it holds is
//! followed through a block, and where an instruction needs another value it is set before. A value that only state holds
//! is computed again there, from sources in registers. So instructions that depend on state stay in the order in which
//! they are selected ([`Function::in_order`]).

use super::block::{Maker, Value};
use super::held::Holds;
use super::hoist::Made;
use super::text::instantiate_all;
use super::tiles::{How, Match};
use super::walk::SLOTS;
use crate::code::{Arg as CodeArg, Function, PReg, VReg};
use crate::problem::Problem;
use onespec_core::select::{Held, Holder, Leaf, Pattern, ReprId};
use onespec_graph::Gate;

impl Maker<'_> {
    /// The piece of state that a value in a representation is in.
    pub(super) fn state_of(&self, repr: ReprId) -> Option<&'static str> {
        let repr = self.tiles.binding.selector.reprs.get(usize::from(repr))?;
        (!repr.state.is_empty()).then_some(repr.state)
    }

    /// Sees to what a match requires; the registers that its instructions read besides their operands.
    pub(super) fn required(
        &mut self,
        code: &mut Function,
        m: &Match,
        sources: &[Option<Value>; SLOTS],
        line: u32,
    ) -> Result<Vec<(VReg, PReg)>, Problem> {
        let selector = self.tiles.binding.selector;
        let mut held = Vec::new();
        for require in selector.requires(m.pattern) {
            match (require.place, require.held) {
                (Holder::Register(..), of) => {
                    let register = self.tiles.machine.required_register(&require);
                    let register = register.ok_or_else(|| Problem::new("a pattern requires a register of no bank"))?;
                    let value = match of {
                        Held::Number(number) => self.material(code, Made::InBank(register.bank, number), line)?,
                        Held::Source(i) => match sources.get(usize::from(i)).copied().flatten() {
                            Some(Value::Register(value)) => value,
                            _ => return Err(Problem::new("a required source is in no register")),
                        },
                    };
                    held.push((value, register));
                }
                (Holder::State(state), Held::Number(number)) => self.set_state(code, state, number, line)?,
                (Holder::State(state), Held::Source(i)) => {
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
        Ok(held)
    }

    /// The instruction that was made last reads these registers, too.
    pub(super) fn hold(&self, code: &mut Function, held: &[(VReg, PReg)]) {
        let Some(last) = code.insts.last_mut().filter(|_| !held.is_empty()) else {
            return;
        };
        code.args
            .extend(held.iter().map(|(value, place)| CodeArg::UseAt(*value, *place)));
        last.args.end = code.args.len() as u32;
    }

    /// Notes that the result of a pattern is what a piece of state now holds, if it is.
    pub(super) fn gives_state(&mut self, pattern: &Pattern, root: Gate) -> bool {
        let results = pattern.results.of(self.tiles.binding.selector.results);
        let Some(state) = results.first().and_then(|repr| self.state_of(*repr)) else {
            return false;
        };
        self.state.set(state, Holds::Value(root));
        true
    }

    fn set_state(&mut self, code: &mut Function, state: &'static str, number: i64, line: u32) -> Result<(), Problem> {
        code.in_order = true;
        if self.state.is(state, Holds::Number(number)) {
            return Ok(());
        }
        let machine = self.tiles.machine;
        let text = machine.setting(state, number).ok_or_else(|| {
            let name = machine.convention.name;
            Problem::new(format!("calling convention {name} has no text `set {state} {number}`"))
        })?;
        instantiate_all(machine, code, text, &[], line)?;
        self.state.set(state, Holds::Number(number));
        Ok(())
    }

    /// Computes a value that only state holds, unless it is there.
    fn hold_value(
        &mut self,
        code: &mut Function,
        state: &'static str,
        gate: Gate,
        repr: ReprId,
    ) -> Result<(), Problem> {
        code.in_order = true;
        if self.state.is(state, Holds::Value(gate)) {
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
