//! ELF executables of linked programs.

use super::Image;
use super::lines::debug_sections;
use super::relocations::Types;
use onespec_elf::target::machine_number;
use onespec_elf::{Executable, Section, Symbol, Unwritable};

/// The file of a linked program for a machine.
///
/// # Errors
/// The description gives no machine number for ELF.
pub fn program(machine: &crate::Machine, image: &Image) -> Result<Vec<u8>, String> {
    let isa = machine.isa;
    let number = machine_number(isa).ok_or_else(|| Unwritable::NoNumber { isa: isa.name }.to_string())?;
    let (begin, size) = image.parts.first().map_or((0, 0), |code| (code.address, code.size));
    let mut debug = debug_sections(&image.lines, begin, size, machine.address_bytes() as u8)?;
    for section in &mut debug {
        for place in &section.places {
            // A section for debuggers is in no memory: places in it count from its beginning.
            let value = place.addend as u64 + if place.section.is_some() { 0 } else { begin };
            let (at, size) = (place.offset as usize, usize::from(place.size).min(8));
            if let Some(bytes) = section.bytes.get_mut(at..at + size) {
                bytes.copy_from_slice(&value.to_le_bytes()[..size]);
            }
        }
    }
    let mut sections: Vec<Section<'_>> = image
        .parts
        .iter()
        .map(|part| Section {
            name: part.name,
            address: part.address,
            data: &part.bytes,
            size: part.size,
            write: part.write,
            execute: part.execute,
            alloc: true,
        })
        .collect();
    sections.extend(debug.iter().map(|one| Section {
        name: one.name,
        data: &one.bytes,
        size: one.bytes.len() as u64,
        ..Section::default()
    }));
    let symbols = image.symbols.iter().map(|(name, address, size, function)| Symbol {
        name,
        value: *address,
        section: image
            .parts
            .iter()
            .position(|p| (p.address..=p.address + p.size).contains(address)),
        size: *size,
        global: true,
        function: *function,
    });
    onespec_elf::write(&Executable {
        is_64: machine.address_bytes() > 4,
        machine: number,
        flags: Types::read(machine).map_err(|problem| problem.to_string())?.flags,
        entry: image.entry,
        symbols: symbols.collect(),
        sections,
    })
}
