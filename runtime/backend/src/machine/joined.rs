//! Instructions that do what several of one kind do, each for one field of structures in memory: what `joins:` of a
//! description says.

use super::Machine;
use onespec_core::isa::OpId;
use std::collections::HashMap;

/// An instruction that stands for several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    pub op: OpId,
    pub fields: u8,
    /// By operand, that of the instructions for which it stands.
    pub operands: Vec<u8>,
    /// It takes the distance between elements, which is the size of all fields otherwise.
    pub takes_distance: bool,
}

/// By instruction, those that stand for several of it.
#[derive(Debug, Default)]
pub struct AllJoined(HashMap<OpId, Vec<Joined>>);

impl AllJoined {
    pub(super) fn of(machine: &Machine) -> AllJoined {
        let mut all: HashMap<OpId, Vec<Joined>> = HashMap::new();
        for (op, known) in (0..).zip(machine.isa.ops) {
            let said = known.data.iter().find(|(key, _)| *key == "joins");
            let Some((name, fields)) = said.and_then(|(_, text)| text.split_once(' ')) else {
                continue;
            };
            let one = machine.isa.ops.iter().position(|op| op.name == name);
            let (Some(one), Ok(fields)) = (one.and_then(|at| OpId::try_from(at).ok()), fields.trim().parse()) else {
                continue;
            };
            if !known.needs.holds(&machine.target.features) {
                continue;
            }
            let of_one = machine.operands(one);
            let place = |name: &str| of_one.iter().position(|operand| operand.name == name);
            let operands = known
                .operands
                .iter()
                .map(|operand| u8::try_from(place(operand.name)?).ok());
            let Some(operands) = operands.collect::<Option<Vec<u8>>>() else {
                continue;
            };
            all.entry(one).or_default().push(Joined {
                op,
                fields,
                takes_distance: operands.len() == of_one.len(),
                operands,
            });
        }
        AllJoined(all)
    }

    /// The instruction for so many fields, `step` bytes between elements, of `size` bytes each: rather one that takes no
    /// distance.
    pub fn find(&self, one: OpId, fields: usize, step: Option<i64>, size: u32) -> Option<&Joined> {
        let all = i64::try_from(fields).ok()?.checked_mul(i64::from(size))?;
        let fits =
            |joined: &&Joined| usize::from(joined.fields) == fields && (joined.takes_distance || step == Some(all));
        let fitting = self.0.get(&one)?.iter().filter(fits);
        fitting.min_by_key(|joined| joined.takes_distance)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
