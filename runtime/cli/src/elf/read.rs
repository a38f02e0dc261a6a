//! ELF files as the commands see them: code with names for addresses. Every field comes from outside and is checked by
//! the reader; what does not hold together is an error, never a guess.

use crate::outcome::Failure;
use object::read::{Object, ObjectSection, ObjectSegment, ObjectSymbol};
use object::{BinaryFormat, SectionFlags, SectionKind, SegmentFlags, SymbolKind, elf};
use std::collections::BTreeMap;

/// Instructions of an ELF file.
#[derive(Debug, Default)]
pub struct Image<'a> {
    pub is_64: bool,
    /// In order of address. A stripped file has its executable segments instead of sections.
    pub code: Vec<Code<'a>>,
    /// The name to show for an address.
    pub symbols: BTreeMap<u64, &'a str>,
}

/// A run of instructions.
#[derive(Debug)]
pub struct Code<'a> {
    pub name: &'a str,
    pub base: u64,
    pub bytes: &'a [u8],
}

/// Whether a file says that it is ELF.
pub fn is_elf(data: &[u8]) -> bool {
    data.starts_with(&elf::ELFMAG)
}

/// Reads the code and the symbols of a file. `machine` is the number in its header that the description asks for.
pub fn read(data: &[u8], machine: Option<u16>) -> Result<Image<'_>, Failure> {
    let bad = |error: object::read::Error| Failure::Findings(format!("not a sound ELF file: {error}"));
    let file = object::File::parse(data).map_err(bad)?;
    if file.format() != BinaryFormat::Elf || !file.is_little_endian() {
        return Err(Failure::Findings("only little-endian ELF files are read".into()));
    }
    let found = data.get(18..20).map_or(0, |b| u16::from_le_bytes([b[0], b[1]]));
    if let Some(wanted) = machine.filter(|wanted| *wanted != found) {
        return Err(Failure::Findings(format!(
            "the ELF file is for machine {found}, this ISA's number is {wanted}"
        )));
    }
    let mut code = Vec::new();
    for section in file.sections() {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else {
            continue;
        };
        if !sh_flags.contains(elf::SHF_EXECINSTR) || section.kind() == SectionKind::UninitializedData {
            continue;
        }
        let name = section.name().map_err(bad)?;
        code.push(Code {
            name,
            base: section.address(),
            bytes: section.data().map_err(bad)?,
        });
    }
    if code.is_empty() {
        for segment in file.segments() {
            let SegmentFlags::Elf { p_flags, .. } = segment.flags() else {
                continue;
            };
            if p_flags.contains(elf::PF_X) {
                code.push(Code {
                    name: "LOAD",
                    base: segment.address(),
                    bytes: segment.data().map_err(bad)?,
                });
            }
        }
    }
    code.sort_by_key(|code| code.base);
    Ok(Image {
        is_64: file.is_64(),
        code,
        symbols: symbols(&file),
    })
}

/// One name an address: functions before plain labels, global before local, then the first in the table. Symbols that
/// only tell code from data (`$x`) are no names.
fn symbols<'a>(file: &object::File<'a>) -> BTreeMap<u64, &'a str> {
    let mut best: BTreeMap<u64, (u8, &'a str)> = BTreeMap::new();
    for symbol in file.symbols() {
        let Ok(name) = symbol.name() else { continue };
        let kind = match symbol.kind() {
            SymbolKind::Text => 0,
            SymbolKind::Unknown | SymbolKind::Label => 2,
            _ => continue,
        };
        if name.is_empty() || name.starts_with('$') || symbol.is_undefined() {
            continue;
        }
        let rank = kind + u8::from(!symbol.is_global());
        let entry = best.entry(symbol.address()).or_insert((rank, name));
        if rank < entry.0 {
            *entry = (rank, name);
        }
    }
    best.into_iter().map(|(address, (_, name))| (address, name)).collect()
}
