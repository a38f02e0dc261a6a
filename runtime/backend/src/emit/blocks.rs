//! Basic blocks of machine code: cut where instructions jump, and where they jump to.

use crate::machine::Machine;
use onespec_core::isa::{Effects, OpId};
use onespec_core::timing::Placed;
use std::collections::BTreeSet;

/// Instructions that jump.
const JUMPS: Effects = Effects(Effects::JUMPS.0 | Effects::BRANCHES.0);

/// An instruction.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Unit {
    pub placed: Placed,
    pub line: u32,
}

/// A basic block.
#[derive(Debug, Clone, Default)]
pub(crate) struct Block {
    pub code: Vec<Unit>,
    /// The block to which its last instruction jumps.
    pub jumps: Option<usize>,
    /// Whether control goes on to the next one.
    pub falls: bool,
    /// Whether some instruction jumps to it.
    pub entered: bool,
}

/// Code that calls nothing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Text<'a> {
    pub bytes: &'a [u8],
    /// Where each instruction begins, and the line of the source that it is for.
    pub insts: &'a [(u32, u32)],
    /// Instructions that jump, by their offsets in order, and where to.
    pub jumps: &'a [(u32, u32)],
}

/// Cuts code into basic blocks.
pub(crate) fn blocks(machine: &Machine, code: Text<'_>) -> Vec<Block> {
    let line = |offset: usize| {
        let before = code.insts.partition_point(|(at, _)| *at as usize <= offset);
        let last = before.checked_sub(1).and_then(|at| code.insts.get(at));
        last.map_or(0, |(_, line)| *line)
    };
    let mut leaders: BTreeSet<usize> = code.jumps.iter().map(|(_, to)| *to as usize).collect();
    leaders.insert(0);
    let effects = |op: Option<OpId>| {
        let op = op.and_then(|op| machine.isa.ops.get(usize::from(op)));
        op.map_or(Effects(0), |op| op.effects)
    };
    let mut blocks: Vec<Block> = Vec::new();
    let mut starts: Vec<usize> = Vec::new();
    let mut ended = false;
    for item in machine.decoder().iter(code.bytes) {
        if std::mem::replace(&mut ended, false) || leaders.contains(&item.offset) || blocks.is_empty() {
            starts.push(item.offset);
            blocks.push(Block {
                falls: true,
                ..Block::default()
            });
        }
        let op = item.op.ok();
        let Some(block) = blocks.last_mut() else { continue };
        block.code.push(Unit {
            placed: (op, item.word),
            line: line(item.offset),
        });
        let target = code.jumps.binary_search_by_key(&(item.offset as u32), |(at, _)| *at);
        if let Ok(found) = target {
            // Where it goes, until blocks have numbers.
            block.jumps = code.jumps.get(found).map(|(_, to)| *to as usize);
        }
        if target.is_ok() || effects(op).any(JUMPS) {
            block.falls = !effects(op).any(Effects::JUMPS);
            ended = true;
        }
    }
    // A jump behind the last instruction goes to an empty block.
    let end = code.bytes.len();
    if leaders.contains(&end) && end > 0 {
        starts.push(end);
        blocks.push(Block::default());
    }
    let mut entered = vec![false; blocks.len()];
    for block in &mut blocks {
        block.jumps = block.jumps.and_then(|to| starts.binary_search(&to).ok());
        if let Some(entered) = block.jumps.and_then(|to| entered.get_mut(to)) {
            *entered = true;
        }
    }
    for (block, entered) in blocks.iter_mut().zip(entered) {
        block.entered = entered;
    }
    blocks
}
