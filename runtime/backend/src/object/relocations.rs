//! ELF relocation types, from the table `elf` of the calling convention. A line names a relocation function (`-` for
//! none) and an instruction, and holds for all instructions that have the operand in the same bits.

use crate::emit::Open;
use crate::machine::Machine;
use crate::problem::Problem;
use onespec_core::convention::is_assembly;
use onespec_core::isa::{Kind, Op, Operand};

/// The table.
#[derive(Debug, Default)]
pub struct Types {
    /// Flags of the file's header.
    pub flags: u32,
    code: Vec<(Option<u16>, &'static Operand, u32)>,
    data: Vec<(u32, u32)>,
}

impl Types {
    /// # Errors
    /// A line that can't be read.
    pub fn read(machine: &Machine) -> Result<Types, Problem> {
        let mut types = Types::default();
        let tables = machine.convention.texts.iter().filter(|(key, _)| !is_assembly(key));
        for line in tables.flat_map(|(_, text)| text.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let bad = || Problem::new(format!("line `{line}` of text `elf` of {}", machine.convention.name));
            match words.as_slice() {
                [] => {}
                ["flags", number] => types.flags |= number.parse::<u32>().map_err(|_| bad())?,
                ["flags", number, feature] => {
                    let number: u32 = number.parse().map_err(|_| bad())?;
                    let known = machine.isa.features.iter().position(|f| f.name == *feature);
                    let known = known.and_then(|f| u16::try_from(f).ok()).ok_or_else(bad)?;
                    if machine.target.features.contains(known) {
                        types.flags |= number;
                    }
                }
                [function, what, number] => {
                    let number = number.parse().map_err(|_| bad())?;
                    if let Ok(bytes) = what.parse() {
                        types.data.push((bytes, number));
                        continue;
                    }
                    let reloc = machine
                        .isa
                        .relocs
                        .iter()
                        .position(|r| r.name == *function)
                        .map(|r| r as u16);
                    if reloc.is_none() && *function != "-" {
                        return Err(bad());
                    }
                    let op = machine.isa.ops.iter().find(|op| op.name == *what).ok_or_else(bad)?;
                    types.code.push((reloc, place(machine, op).ok_or_else(bad)?, number));
                }
                _ => return Err(bad()),
            }
        }
        Ok(types)
    }

    /// The type for an instruction.
    pub fn of(&self, machine: &Machine, open: &Open) -> Result<u32, Problem> {
        let operand = machine.operands(open.op).get(usize::from(open.operand));
        let same = |(reloc, of, _): &&(Option<u16>, &'static Operand, u32)| {
            *reloc == open.reloc && operand.is_some_and(|o| o.pieces == of.pieces)
        };
        let name = machine.isa.ops.get(usize::from(open.op)).map_or("?", |o| o.name);
        let found = self.code.iter().find(same).map(|(_, _, number)| *number);
        found.ok_or_else(|| Problem::new(format!("text `elf` has no type of relocation for `{name}`")))
    }

    /// The type for an address in data.
    pub fn of_data(&self, bytes: u32) -> Result<u32, Problem> {
        let found = self.data.iter().find(|(n, _)| *n == bytes).map(|(_, number)| *number);
        found.ok_or_else(|| {
            Problem::new(format!(
                "text `elf` has no type of relocation for {bytes} bytes of data"
            ))
        })
    }
}

/// The operand of an instruction that may be a place: the one that is a number.
fn place(machine: &Machine, op: &'static Op) -> Option<&'static Operand> {
    op.operands
        .iter()
        .find(|o| matches!(machine.isa.kinds.get(usize::from(o.kind)), Some(Kind::Int)))
}
