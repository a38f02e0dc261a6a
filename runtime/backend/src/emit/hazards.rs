//! Hazards of straight code are removed: flags are set and idle cycles put in as the target's timing asks for.

use super::Code;
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::timing::{Model, Placed};

/// Straight code in which nothing is used before it is there.
#[derive(Debug, Clone, Default)]
pub struct Straight {
    pub bytes: Vec<u8>,
    /// Where each instruction begins, and the line of the source that it is for.
    pub insts: Vec<(u32, u32)>,
}

/// The instructions of straight code in which nothing is used before it is there, one behind the other. As they are, where
/// the description says nothing of the target's timing.
///
/// # Errors
/// The code jumps, or nothing of the description removes a hazard.
pub fn without_hazards(machine: &Machine, code: &Code) -> Result<Straight, Problem> {
    let Some(model) = Model::of(machine.isa, &machine.target) else {
        return Ok(Straight {
            bytes: code.bytes.clone(),
            insts: code.insts.clone(),
        });
    };
    if !code.jumps.is_empty() || !code.open.is_empty() {
        return Err(Problem::new("hazards are removed from straight code alone"));
    }
    let line = |offset: usize| {
        let before = code.insts.partition_point(|(at, _)| *at as usize <= offset);
        before
            .checked_sub(1)
            .and_then(|at| code.insts.get(at))
            .map_or(0, |(_, line)| *line)
    };
    let items = machine.decoder().iter(&code.bytes);
    let (placed, lines): (Vec<Placed>, Vec<u32>) =
        items.map(|item| ((item.op.ok(), item.word), line(item.offset))).unzip();
    let repaired = model.repair(&machine.parser, &placed).map_err(Problem::new)?;
    let mut bytes = Vec::with_capacity(code.bytes.len());
    let mut insts = Vec::with_capacity(repaired.words.len());
    for ((op, word), origin) in repaired.words.iter().zip(&repaired.origins) {
        insts.push((bytes.len() as u32, lines.get(*origin).copied().unwrap_or(0)));
        let op = op.and_then(|op| machine.isa.ops.get(usize::from(op)));
        let length = op.map_or(0, |op| usize::from(op.length.div_ceil(8)));
        bytes.extend(word.to_le_bytes().iter().take(length));
    }
    Ok(Straight { bytes, insts })
}
