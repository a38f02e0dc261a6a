//! Rematerialisation (Briggs, Cooper, Torczon, "Rematerialization", PLDI 1992) of constants that instructions require in a
//! register by number, such as a mask of ones.
//!
//! Where such a register holds different values one after the other, a constant is made again before the instruction that
//! requires it, instead of being moved out of the way and back. A loop in which the register needs to hold nothing else keeps
//! the constant that was made before it; in a block, instructions share one as long as nothing else is required between them.

use crate::code::loops::{Loop, Loops};
use crate::code::{Arg, Function, Inst, PReg, VReg, What};
use crate::machine::Machine;
use hashbrown::HashMap;
use onespec_core::isa::OpId;

/// Makes constants in required registers where they are required.
pub fn constants(machine: &Machine, function: &mut Function) {
    let mut places: Vec<PReg> = function
        .args
        .iter()
        .filter_map(|arg| required(arg).map(|(_, at)| at))
        .collect();
    places.sort_unstable();
    places.dedup();
    if places.is_empty() {
        return;
    }
    let constants = Constants::of(machine, function);
    if constants.known.is_empty() {
        return;
    }
    let mut loops = Loops::default();
    loops.find(function);
    let mut made = Vec::new();
    for place in places {
        let mut pass = Pass {
            demands: Demands::of(function, &constants, &loops, place),
            constants: &constants,
            place,
            made: &mut made,
        };
        pass.run(function);
    }
    rebuild(function, &constants, made);
}

/// A value that is required in a register.
fn required(arg: &Arg) -> Option<(VReg, PReg)> {
    match arg {
        Arg::UseLateAt(value, place) => Some((*value, *place)),
        _ => None,
    }
}

/// Where a constant is made, and which one it is.
#[derive(Debug, Clone, Copy)]
struct Made {
    inst: u32,
    block: u32,
    constant: u32,
}

/// Registers that the convention's texts for constants make.
struct Constants {
    known: HashMap<VReg, Made>,
}

impl Constants {
    fn of(machine: &Machine, function: &Function) -> Constants {
        // An instruction that reads no register may still read state, but not that of such a text.
        let banks = 0..machine.convention.banks.len() as u8;
        let texts = banks.filter_map(|bank| machine.constant_of_bank(bank));
        let ops: Vec<OpId> = texts.filter_map(|text| text.only()).collect();
        let mut numbers: HashMap<(OpId, Vec<i64>), u32> = HashMap::new();
        let mut known = HashMap::new();
        for (block, of) in (0u32..).zip(&function.blocks) {
            for inst in of.insts.clone() {
                let Some((register, key)) = function.insts.get(inst as usize).and_then(|i| constant(function, i))
                else {
                    continue;
                };
                if !ops.contains(&key.0) {
                    continue;
                }
                let next = numbers.len() as u32;
                let constant = *numbers.entry(key).or_insert(next);
                known.insert(register, Made { inst, block, constant });
            }
        }
        Constants { known }
    }

    fn of_value(&self, value: VReg) -> Option<u32> {
        self.known.get(&value).map(|made| made.constant)
    }
}

/// What an instruction makes of numbers alone: its only result, and what it is.
fn constant(function: &Function, inst: &Inst) -> Option<(VReg, (OpId, Vec<i64>))> {
    let What::Op(op) = inst.what else { return None };
    if inst.on_state.is_some() || inst.label.is_some() {
        return None;
    }
    let (mut result, mut numbers) = (None, Vec::new());
    for arg in function.args_of(inst) {
        match arg {
            Arg::Number(number) => numbers.push(*number),
            Arg::Def(register) if result.is_none() => result = Some(*register),
            _ => return None,
        }
    }
    result.map(|register| (register, (op, numbers)))
}

/// What a register has to hold in a block, or in a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Demand {
    #[default]
    Nothing,
    Constant(u32),
    Different,
}

impl Demand {
    fn and(self, other: Demand) -> Demand {
        match (self, other) {
            (one, Demand::Nothing) | (Demand::Nothing, one) => one,
            (one, other) if one == other => one,
            _ => Demand::Different,
        }
    }
}

/// By block, the outermost loop around it in which a register has to hold one constant alone.
struct Demands {
    steady: Vec<Option<Loop>>,
}

impl Demands {
    fn of(function: &Function, constants: &Constants, loops: &Loops, place: PReg) -> Demands {
        let of_inst = |inst: &Inst| {
            let calls = matches!(inst.what, What::Call | What::CallRegister);
            let first = if calls { Demand::Different } else { Demand::Nothing };
            let args = function.args_of(inst).iter().filter_map(required);
            args.filter(|(_, at)| *at == place).fold(first, |all, (value, _)| {
                let one = constants.of_value(value).map_or(Demand::Different, Demand::Constant);
                all.and(one)
            })
        };
        let of_block = |block: &crate::code::Block| {
            let insts = function.insts.get(block.insts.start as usize..block.insts.end as usize);
            insts
                .unwrap_or(&[])
                .iter()
                .map(of_inst)
                .fold(Demand::Nothing, Demand::and)
        };
        let blocks: Vec<Demand> = function.blocks.iter().map(of_block).collect();
        let of_loop = |one: &Loop| {
            let inside = blocks.get(one.head as usize..=one.last as usize).unwrap_or(&[]);
            inside.iter().copied().fold(Demand::Nothing, Demand::and)
        };
        let is_steady = |one: &Loop| matches!(of_loop(one), Demand::Constant(_));
        let steady = (0..blocks.len() as u32).map(|block| loops.around(block).take_while(is_steady).last());
        Demands {
            steady: steady.collect(),
        }
    }
}

/// The constants of one register.
struct Pass<'p> {
    demands: Demands,
    constants: &'p Constants,
    place: PReg,
    /// Constants that are made again: before which instruction.
    made: &'p mut Vec<(u32, Inst)>,
}

impl Pass<'_> {
    fn run(&mut self, function: &mut Function) {
        // By head of a loop, the register with its constant.
        let mut of_loop: HashMap<u32, VReg> = HashMap::new();
        for block in 0..function.blocks.len() {
            let insts = function.blocks[block].insts.clone();
            let around = self.demands.steady.get(block).copied().flatten();
            // The constant that the register holds here, and where it last held something else.
            let (mut holds, mut since): (Option<(u32, VReg)>, u32) = (None, insts.start);
            for at in insts {
                let Some(inst) = function.insts.get(at as usize) else {
                    continue;
                };
                if matches!(inst.what, What::Call | What::CallRegister) {
                    (holds, since) = (None, at);
                }
                for arg in inst.args.clone() {
                    let wanted = function.args.get(arg as usize).and_then(required);
                    let Some((value, _)) = wanted.filter(|(_, place)| *place == self.place) else {
                        continue;
                    };
                    let Some(known) = self.constants.known.get(&value).copied() else {
                        (holds, since) = (None, at);
                        continue;
                    };
                    let before = around.filter(|one| known.block < one.head);
                    let held = holds.filter(|(constant, _)| *constant == known.constant);
                    let register = match (before, held) {
                        (Some(one), _) => *of_loop.entry(one.head).or_insert(value),
                        (None, Some((_, held))) => held,
                        (None, None) if known.block as usize == block && known.inst >= since => value,
                        (None, None) => self.again(function, (value, known), at),
                    };
                    holds = Some((known.constant, register));
                    if let Some(slot) = function.args.get_mut(arg as usize) {
                        *slot = Arg::UseLateAt(register, self.place);
                    }
                }
            }
        }
    }

    /// Makes a constant once more, before an instruction.
    fn again(&mut self, function: &mut Function, (value, known): (VReg, Made), before: u32) -> VReg {
        let Some(inst) = function.insts.get(known.inst as usize).cloned() else {
            return value;
        };
        let bank = function.banks.get(value.0 as usize).copied().unwrap_or(0);
        let register = function.vreg_of(bank, function.size(value));
        let start = function.args.len() as u32;
        for arg in inst.args.clone() {
            let arg = match function.args.get(arg as usize) {
                Some(Arg::Number(number)) => Arg::Number(*number),
                _ => Arg::Def(register),
            };
            function.args.push(arg);
        }
        let args = start..function.args.len() as u32;
        self.made.push((before, Inst { args, ..inst }));
        register
    }
}

/// Puts what was made in its place, and leaves out constants that nothing reads any more.
fn rebuild(function: &mut Function, constants: &Constants, mut made: Vec<(u32, Inst)>) {
    let mut read = vec![false; function.banks.len()];
    let args = function.args.iter().filter_map(Arg::read);
    for register in args.chain(function.passed.iter().copied()) {
        if let Some(known) = read.get_mut(register.0 as usize) {
            *known = true;
        }
    }
    let is_read = |register: &VReg| read.get(register.0 as usize) == Some(&true);
    let unread = constants.known.iter().filter(|(register, _)| !is_read(register));
    let mut unread: Vec<u32> = unread.map(|(_, made)| made.inst).collect();
    unread.sort_unstable();
    // Of those before one instruction, the one that was made first comes first.
    made.sort_by_key(|(before, _)| *before);
    let mut made = made.into_iter().peekable();
    let old = std::mem::take(&mut function.insts);
    let mut old = (0u32..).zip(old).peekable();
    for block in &mut function.blocks {
        let start = function.insts.len() as u32;
        while let Some((at, inst)) = old.next_if(|(at, _)| *at < block.insts.end) {
            while let Some((_, one)) = made.next_if(|(before, _)| *before <= at) {
                function.insts.push(one);
            }
            if unread.binary_search(&at).is_err() {
                function.insts.push(inst);
            }
        }
        block.insts = start..function.insts.len() as u32;
    }
}
