//! How many groups a core holds at once, by the registers that a program uses.

use crate::elf::Program;
use crate::memory::space::prot;
use onespec_core::decode::Decoder;
use onespec_core::isa::Isa;
use onespec_core::isa::platform::{Group, by_target};
use onespec_core::target::Resolved;
use onespec_core::timing::Model;

/// Units of registers that the instructions of a program use: the highest register that one accesses, in units. `None`:
/// the description does not divide a register file among groups.
pub fn units(
    (isa, target): (&'static Isa, &Resolved),
    group: &Group,
    model: Option<&Model>,
    program: &Program<'_>,
) -> Option<u32> {
    let rule = group.occupancy.as_ref()?;
    let model = model?;
    let file = isa.files.iter().position(|file| file.name == rule.file)?;
    let decoder = Decoder::new(isa, target);
    let mut highest: Option<u16> = None;
    for segment in program.segments.iter().filter(|segment| segment.prot & prot::EXEC != 0) {
        let mut rest = segment.data;
        while !rest.is_empty() {
            let low = rest
                .iter()
                .take(4)
                .rev()
                .fold(0u32, |word, byte| word << 8 | u32::from(*byte));
            let bytes = (usize::from(decoder.length(low)) / 8).clamp(1, 16);
            let Some(word) = rest.get(..bytes) else { break };
            rest = &rest[bytes..];
            let word = word
                .iter()
                .rev()
                .fold(0u128, |word, byte| word << 8 | u128::from(*byte));
            let Some(op) = decoder.decode(word) else { continue };
            let made = model.instance(Some(op), word);
            // What accesses all registers, as the end does and relative operands, says nothing of what the program uses.
            let accesses = made
                .accesses
                .iter()
                .filter(|access| access.items.len() < usize::from(rule.below));
            for item in accesses.flat_map(|access| &access.items) {
                let (of, number, apart) = model.whole(item.piece);
                if usize::from(of) == file && !apart && number < rule.below {
                    highest = highest.max(Some(number));
                }
            }
        }
    }
    Some(highest.map_or(0, |number| u32::from(number) / u32::from(rule.unit.max(1)) + 1))
}

/// Groups of so many lanes, where one of `base` lanes takes these units.
pub fn groups(group: &Group, target: &Resolved, units: u32, lanes: u32, base: u32) -> Option<u32> {
    let rule = group.occupancy.as_ref()?;
    let all = u32::from(by_target(rule.units, &target.features)?);
    let each = units.max(1).saturating_mul(lanes.div_ceil(base.max(1)).max(1));
    let most = u32::from(rule.most);
    Some((all / each).saturating_mul(rule.step.into()).min(most))
}
