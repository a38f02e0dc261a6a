//! Local value numbering of the instructions that texts of the convention made (Cocke and Schwartz: "Programming Languages and
//! Their Compilers", 1970): one that computes from the same operands what an earlier one of its block has computed is left out. So
//! is one that writes a register outside of all banks with what is in it, such as an index that several accesses to arrays share.

use crate::code::{Arg, Function, Inst, VReg, What};
use crate::machine::Machine;
use crate::machine::latency::{Kind, Times};
use hashbrown::HashMap;
use onespec_core::isa::OpId;

/// An instruction with its operands, but for what it writes.
type Key = (OpId, Vec<(u8, i64, i64)>);

/// Leaves out repeated instructions. What they touch has been noted ([`crate::touched`]).
pub fn repeated(machine: &Machine, function: &mut Function) {
    let mut reuse = Reuse {
        times: machine.times(),
        made: HashMap::new(),
        split: HashMap::new(),
        same: HashMap::new(),
    };
    let old = std::mem::take(&mut function.insts);
    for number in 0..function.blocks.len() {
        reuse.made.clear();
        reuse.split.clear();
        let insts = function.blocks[number].insts.clone();
        let start = function.insts.len() as u32;
        for inst in old.get(insts.start as usize..insts.end as usize).unwrap_or(&[]) {
            if !reuse.is_repeated(function, inst) {
                function.insts.push(inst.clone());
            }
        }
        function.blocks[number].insts = start..function.insts.len() as u32;
    }
    if !reuse.same.is_empty() {
        reuse.rename(function);
    }
}

struct Reuse<'a> {
    times: &'a Times,
    /// What holds in the block: the value that an instruction gives, or that it has written what it touches; with what it touches.
    made: HashMap<Key, (Option<VReg>, u64, u64)>,
    /// By row of the block, the values into which it was split.
    split: HashMap<VReg, Vec<VReg>>,
    /// Values of instructions that were left out, with those that are the same.
    same: HashMap<VReg, VReg>,
}

impl Reuse<'_> {
    fn is_repeated(&mut self, function: &Function, inst: &Inst) -> bool {
        if inst.what == What::Parts {
            return self.is_split_again(function, inst);
        }
        let touched = inst.touched;
        let key = self.key(function, inst);
        if let Some((key, value)) = &key
            && let Some((known, ..)) = self.made.get(key)
        {
            match (value, known) {
                (Some(value), Some(known)) if function.size(*value) == function.size(*known) => {
                    self.same.insert(*value, *known);
                    return true;
                }
                (None, None) => return true,
                _ => {}
            }
        }
        // What is written is not as it was, neither for those that read it nor for those that wrote it.
        if touched.writes != 0 {
            self.made
                .retain(|_, (_, reads, writes)| (*reads | *writes) & touched.writes == 0);
        }
        if let Some((key, value)) = key {
            self.made.insert(key, (value, touched.reads, touched.writes));
        }
        false
    }

    /// Whether a row that was split before is split again into as many values.
    fn is_split_again(&mut self, function: &Function, inst: &Inst) -> bool {
        let args = function.args_of(inst);
        let [Arg::Use(row), rest @ ..] = args else { return false };
        let row = *self.same.get(row).unwrap_or(row);
        let parts: Vec<VReg> = rest.iter().filter_map(Arg::written).collect();
        if parts.len() != rest.len() {
            return false;
        }
        match self.split.get(&row) {
            Some(known) if known.len() == parts.len() => {
                self.same.extend(parts.into_iter().zip(known.iter().copied()));
                true
            }
            _ => {
                self.split.insert(row, parts);
                false
            }
        }
    }

    /// An instruction as a key, with the value that it gives. `None`: more happens than that something is computed.
    fn key(&self, function: &Function, inst: &Inst) -> Option<(Key, Option<VReg>)> {
        let What::Op(op) = inst.what else { return None };
        if inst.origin.is_some() || self.times.kind(inst, function.args_of(inst)) != Kind::Plain {
            return None;
        }
        let mut given = None;
        let mut operands = Vec::with_capacity(inst.args.len());
        for (number, arg) in (inst.args.start..).zip(function.args_of(inst)) {
            let around = function.operand_of(number, 0);
            operands.push(match arg {
                Arg::Number(n) => (0, *n, 0),
                Arg::Use(v) => (1, self.same.get(v).unwrap_or(v).0.into(), around),
                Arg::Slot { slot, addend } => (2, i64::from(*slot) << 32 | addend, around),
                Arg::Def(v) if given.is_none() => {
                    given = Some(*v);
                    (3, 0, around)
                }
                _ => return None,
            });
        }
        // A constant has a register of its own for each use: rows and parameters of blocks are made of them.
        if operands.iter().all(|(kind, ..)| matches!(kind, 0 | 3)) && inst.touched.reads == 0 {
            return None;
        }
        // An element that is written has another value for the next one.
        let is_register = inst.touched.writes != 0 && inst.touched.writes >> 32 == 0;
        (given.is_some() != is_register).then_some(((op, operands), given))
    }

    fn rename(&self, function: &mut Function) {
        let of = |v: &mut VReg| {
            if let Some(same) = self.same.get(v) {
                *v = *same;
            }
        };
        for arg in &mut function.args {
            match arg {
                Arg::Use(v) | Arg::Tied(v, _) | Arg::UseAt(v, _) | Arg::UseLate(v) | Arg::UseLateAt(v, _) => of(v),
                _ => {}
            }
        }
        function.passed.iter_mut().for_each(of);
    }
}
