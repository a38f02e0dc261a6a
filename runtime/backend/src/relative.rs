//! Copy propagation of constants whose numbers are computed. A row of registers that an instruction copies from constants becomes
//! operands of the instructions that use its registers, where all of them are of the same block, in front of the next index, and have
//! that alternative; nothing is copied then.
//!
//! Which instructions may have such an operand is data of their entries: `relative: FEATURE`, for targets that have the feature.

use crate::code::{Arg, Function, Inst, VReg, What};
use crate::machine::{Machine, Source};
use hashbrown::HashMap;
use onespec_core::isa::{Alt, Kind, OpId, Operand};
use onespec_core::operand::{alternative, compose};
use std::ops::Range;

/// Data of an entry: the feature of targets on which one operand may be a constant whose number is computed.
const RELATIVE: &str = "relative";

/// Puts constants whose numbers are computed into operands. What instructions touch has been noted ([`crate::touched`]).
pub fn fold(machine: &Machine, function: &mut Function) {
    let has = |op: &&onespec_core::isa::Op| op.data.iter().any(|(key, _)| *key == RELATIVE);
    if function.rows.is_empty() || !machine.isa.ops.iter().any(|op| has(&op)) {
        return;
    }
    let users = Users::of(function);
    let mut gone: Vec<u32> = Vec::new();
    for number in 0..function.blocks.len() {
        let insts = function.blocks[number].insts.clone();
        for at in insts.clone() {
            if let Some(folded) = (Fold {
                machine,
                function,
                users: &users,
            })
            .row(at, insts.clone())
            {
                gone.extend([at, folded.parts]);
                folded.apply(function, at);
            }
        }
    }
    if gone.is_empty() {
        return;
    }
    let old = std::mem::take(&mut function.insts);
    for number in 0..function.blocks.len() {
        let insts = function.blocks[number].insts.clone();
        let start = function.insts.len() as u32;
        let left = insts
            .filter(|at| !gone.contains(at))
            .filter_map(|at| old.get(at as usize));
        function.insts.extend(left.cloned());
        function.blocks[number].insts = start..function.insts.len() as u32;
    }
}

/// By virtual register, the arguments that read it, with their instructions; those that edges hand on are in none.
struct Users {
    of: HashMap<VReg, Vec<(u32, u32)>>,
    passed: Vec<VReg>,
}

impl Users {
    fn of(function: &Function) -> Users {
        let mut of: HashMap<VReg, Vec<(u32, u32)>> = HashMap::new();
        for (at, inst) in function.insts.iter().enumerate() {
            for arg in inst.args.clone() {
                if let Some(read) = function.args.get(arg as usize).and_then(Arg::read) {
                    of.entry(read).or_default().push((at as u32, arg));
                }
            }
        }
        let mut passed = function.passed.clone();
        passed.sort_unstable();
        Users { of, passed }
    }

    fn of_value(&self, value: VReg) -> &[(u32, u32)] {
        self.of.get(&value).map_or(&[], Vec::as_slice)
    }
}

/// What becomes of the users of a row.
struct Folded {
    /// The instruction that splits the row.
    parts: u32,
    /// By argument, its instruction and the operand that it becomes.
    operands: Vec<(u32, u32, i64)>,
}

impl Folded {
    fn apply(self, function: &mut Function, row: u32) {
        let reads = function.insts.get(row as usize).map_or(0, |inst| inst.touched.reads);
        for (inst, arg, value) in &self.operands {
            function.args[*arg as usize] = Arg::Number(*value);
            function.insts[*inst as usize].touched.reads |= reads;
            function.within.retain(|(at, _)| at != arg);
        }
    }
}

struct Fold<'a> {
    machine: &'a Machine,
    function: &'a Function,
    users: &'a Users,
}

impl Fold<'_> {
    /// What becomes of the users of the row that an instruction copies from constants. `None`: it stays.
    fn row(&self, at: u32, block: Range<u32>) -> Option<Folded> {
        let function = self.function;
        let inst = function.insts.get(at as usize)?;
        let (row, source, first) = self.copied(inst)?;
        let [(splits, _)] = self.users.of_value(row)[..] else {
            return None;
        };
        let parts = function
            .insts
            .get(splits as usize)
            .filter(|inst| inst.what == What::Parts)?;
        if self.users.passed.binary_search(&row).is_ok() {
            return None;
        }
        // Up to where the index is another one.
        let is_other = |at: &u32| function.insts[*at as usize].touched.writes & inst.touched.reads != 0;
        let end = (at + 1..block.end).find(is_other).unwrap_or(block.end);
        let mut operands: Vec<(u32, u32, i64)> = Vec::new();
        let values = function.args_of(parts).iter().filter_map(Arg::written);
        for (number, value) in (0..).zip(values) {
            if self.users.passed.binary_search(&value).is_ok() {
                return None;
            }
            for (user, arg) in self.users.of_value(value) {
                let is_again = operands.iter().any(|(of, ..)| of == user);
                if is_again || !(at..end).contains(user) {
                    return None;
                }
                operands.push((*user, *arg, self.operand(*user, *arg, source, first + number)?));
            }
        }
        Some(Folded {
            parts: splits,
            operands,
        })
    }

    /// The row that an instruction copies from constants one behind the other, the alternative of its source, and the number in it.
    fn copied(&self, inst: &Inst) -> Option<(VReg, &'static Alt, i64)> {
        let What::Op(op) = inst.what else { return None };
        let (_, text) = self.machine.constants()?;
        let [line] = text.lines.as_slice() else { return None };
        if line.op != op || inst.origin.is_some() || inst.touched.reads == 0 {
            return None;
        }
        let args = self.function.args_of(inst);
        let row = args
            .iter()
            .find_map(Arg::written)
            .filter(|row| self.function.size(*row) > 1)?;
        if args.iter().any(|arg| arg.read().is_some()) {
            return None;
        }
        let from = line.sources.iter().position(|source| {
            matches!(source, Source::Within { hole, .. } | Source::Hole(hole) if *hole == crate::machine::Hole::From)
        })?;
        let (alt, values) = self.alternative(inst, op, from)?;
        let [_] = alt.operands else { return None };
        Some((row, alt, values[0]))
    }

    /// The alternative of an operand of an instruction, with the values of its own operands.
    fn alternative(&self, inst: &Inst, op: OpId, at: usize) -> Option<(&'static Alt, onespec_core::operand::Args)> {
        let isa = self.machine.isa;
        let of = isa.ops.get(usize::from(op))?;
        let (alt, values) = alternative(isa, of, &self.values(inst, of.operands.len()), at)?;
        Some((isa.alternative(of.operands.get(at)?, alt)?, values))
    }

    /// The values of an instruction's operands, with register 0 for those that are values of code.
    fn values(&self, inst: &Inst, count: usize) -> Vec<i64> {
        let number = |arg: u32| match self.function.args.get(arg as usize) {
            Some(Arg::Number(n)) => *n,
            _ => self.function.operand_of(arg, 0),
        };
        inst.args.clone().take(count).map(number).collect()
    }

    /// What the operand of a user becomes that is a constant by the same index.
    fn operand(&self, user: u32, arg: u32, source: &Alt, number: i64) -> Option<i64> {
        let isa = self.machine.isa;
        let inst = self.function.insts.get(user as usize)?;
        let What::Op(op) = inst.what else { return None };
        let of = isa.ops.get(usize::from(op))?;
        let feature = of
            .data
            .iter()
            .find(|(key, _)| *key == RELATIVE)
            .map(|(_, feature)| *feature)?;
        let feature = isa.features.iter().position(|known| known.name == feature)?;
        if !self.machine.target.features.contains(u16::try_from(feature).ok()?) {
            return None;
        }
        let at = (arg - inst.args.start) as usize;
        if !matches!(self.function.args.get(arg as usize), Some(Arg::Use(_))) || self.has_constant(inst, op, at) {
            return None;
        }
        let (own, parts) = self.alternative(inst, op, at)?;
        let Kind::Sum { alts, .. } = isa.kinds.get(usize::from(of.operands.get(at)?.kind))? else {
            return None;
        };
        let to = alts.iter().find(|alt| alt.name == source.name)?;
        let value = |operand: &Operand| match own.operands.iter().position(|known| known.name == operand.name) {
            Some(same) => Some(parts[same]),
            None => (operand.name == source.operands.first()?.name).then_some(number),
        };
        let others: Option<Vec<i64>> = to.operands.iter().map(value).collect();
        let made = compose(isa, to, others?);
        let mut values = self.values(inst, of.operands.len());
        *values.get_mut(at)? = made;
        self.machine.word(op, &values).ok()?;
        Some(made)
    }

    /// Whether another operand of an instruction is no value of code: of those, an instruction has one.
    fn has_constant(&self, inst: &Inst, op: OpId, at: usize) -> bool {
        let operands = self.machine.operands(op).iter().enumerate();
        let mut sums =
            operands.filter(|(_, o)| matches!(self.machine.isa.kinds.get(usize::from(o.kind)), Some(Kind::Sum { .. })));
        sums.any(|(other, _)| {
            let arg = self.function.args.get(inst.args.start as usize + other);
            other != at && matches!(arg, Some(Arg::Number(_)))
        })
    }
}
