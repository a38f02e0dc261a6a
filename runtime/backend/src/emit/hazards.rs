//! Hazards of straight code are removed: flags are set and idle cycles put in as the target's timing asks for.

use super::Code;
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::timing::{Model, Placed};

/// The instructions of straight code in which nothing is used before it is there, one behind the other. As they are, where
/// the description says nothing of the target's timing.
///
/// # Errors
/// The code jumps, or nothing of the description removes a hazard.
pub fn without_hazards(machine: &Machine, code: &Code) -> Result<(Vec<u8>, u32), Problem> {
    let Some(model) = Model::of(machine.isa, &machine.target) else {
        return Ok((code.bytes.clone(), code.insts.len() as u32));
    };
    if !code.jumps.is_empty() || !code.open.is_empty() {
        return Err(Problem::new("hazards are removed from straight code alone"));
    }
    let items = machine.decoder().iter(&code.bytes);
    let placed: Vec<Placed> = items.map(|item| (item.op.ok(), item.word)).collect();
    let repaired = model.repair(&machine.parser, &placed).map_err(Problem::new)?;
    let mut bytes = Vec::with_capacity(code.bytes.len());
    for (op, word) in &repaired {
        let op = op.and_then(|op| machine.isa.ops.get(usize::from(op)));
        let length = op.map_or(0, |op| usize::from(op.length.div_ceil(8)));
        bytes.extend(word.to_le_bytes().iter().take(length));
    }
    Ok((bytes, repaired.len() as u32))
}
