//! Branches by texts of the convention, on machines that branch on a condition register which no pattern names: `condition`
//! puts a condition there, `branch` jumps where it holds, `branch not` where it does not.
//!
//! An instruction whose entry says `condition: yes` may write the condition register itself: then nothing has to be copied.

use super::Select;
use crate::code::{Arg, VReg, What};
use crate::machine::{Hole, Source, Template};
use crate::problem::Problem;
use crate::select::text::{Fill, instantiate_all};
use onespec_core::isa::{Dir, OpId};
use onespec_graph::{Gate, Role};

/// Data of the entry of an instruction that may write the condition register.
const CONDITION: (&str, &str) = ("condition", "yes");

impl Select<'_> {
    /// Whether the convention says how to branch.
    pub(super) fn branches_by_text(&self) -> bool {
        self.machine.text_if("branch").is_some()
    }

    /// A branch whose last instruction jumps to the first successor; whether it does where the condition holds.
    pub(super) fn branch_by_text(&mut self, branch: Gate) -> Result<bool, Problem> {
        let (machine, line) = (self.machine, self.circuit.line(branch));
        let condition = self.circuit.value(branch, 0);
        self.set_condition(condition, line)?;
        // A jump over what comes next.
        let next = self.schedule.block_of(branch).map(|number| number + 1);
        let jumps_if_so = self.side(branch, Role::True) != next;
        let keys = if jumps_if_so {
            ["branch", "branch not"]
        } else {
            ["branch not", "branch"]
        };
        let [text, other] = [machine.text(keys[0])?, machine.text(keys[1])?];
        let target = [(Hole::Label, Fill::Target)];
        instantiate_all(machine, &mut self.code, text, &target, line)?;
        let inverse = self.note_inverse(text, other);
        match self.code.insts.last_mut().map(|last| &mut last.what) {
            Some(what @ What::Op(_)) => {
                if let What::Op(op) = *what {
                    *what = What::Branch(op, inverse);
                }
                Ok(jumps_if_so)
            }
            _ => Err(self.maker.uncovered(branch)),
        }
    }

    /// The instruction that jumps in the other case, where it differs from the last one in numbers only, which are noted.
    fn note_inverse(&mut self, text: &Template, other: &Template) -> Option<OpId> {
        let ([one], [other]) = (text.lines.as_slice(), other.lines.as_slice()) else {
            return None;
        };
        let is_like = one.sources.len() == other.sources.len()
            && one
                .sources
                .iter()
                .zip(&other.sources)
                .all(|(one, other)| match (one, other) {
                    (Source::Fixed(_), Source::Fixed(_)) => true,
                    (one, other) => one == other,
                });
        if !is_like {
            return None;
        }
        let first = self.code.insts.last()?.args.start;
        for (at, source) in (first..).zip(&other.sources) {
            if let Source::Fixed(number) = source {
                self.code.inverse.push((at, *number));
            }
        }
        Some(other.op)
    }

    /// Puts a condition into the condition register.
    fn set_condition(&mut self, condition: Gate, line: u32) -> Result<(), Problem> {
        let machine = self.machine;
        let register = self.maker.at_border(&mut self.code, condition)?;
        let text = machine.text("condition")?;
        let alone = self.circuit.uses(condition).count() == 1 && !self.scratch.crosses[condition.index()];
        let to = text.only().and_then(|op| {
            let operands = machine.operands(op).iter();
            let mut sources = operands.zip(&text.lines.first()?.sources);
            sources.find_map(|(operand, source)| match source {
                Source::Fixed(to) if operand.dir != Dir::In => Some(*to),
                _ => None,
            })
        });
        if let Some(to) = to.filter(|_| alone)
            && self.give_directly(register, to)
        {
            return Ok(());
        }
        let from = [(Hole::From, Fill::Register(register))];
        instantiate_all(machine, &mut self.code, text, &from, line)?;
        Ok(())
    }

    /// Lets the instruction that computes a value write the fixed register `to` instead, if it may. Nothing between it and here
    /// writes that register.
    fn give_directly(&mut self, value: VReg, to: i64) -> bool {
        let code = &mut self.code;
        let from = code.blocks.last().map_or(0, |block| block.insts.start as usize);
        let may = |op: OpId| {
            self.machine
                .isa
                .ops
                .get(usize::from(op))
                .is_some_and(|op| op.data.contains(&CONDITION))
        };
        let args = &code.args;
        let of = |range: &std::ops::Range<u32>| args.get(range.start as usize..range.end as usize).unwrap_or(&[]);
        for inst in code.insts.get(from..).unwrap_or(&[]).iter().rev() {
            let own = of(&inst.args);
            let Some(at) = own.iter().position(|arg| *arg == Arg::Def(value)) else {
                // What writes no value may write the register.
                if own.iter().all(|arg| arg.written().is_none()) {
                    return false;
                }
                continue;
            };
            let at = inst.args.start as usize + at;
            let in_sum = code.within.binary_search_by_key(&(at as u32), |(of, _)| *of).is_ok();
            if !matches!(inst.what, What::Op(op) if may(op)) || in_sum {
                return false;
            }
            code.args[at] = Arg::Number(to);
            return true;
        }
        false
    }
}
