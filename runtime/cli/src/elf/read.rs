//! Reads ELF files for commands: code, with names for addresses. Every field is untrusted and checked by the reader; an
//! inconsistent file is an error, never a guess.

use crate::escape;
use crate::outcome::Failure;
use object::read::{Object, ObjectSection, ObjectSegment, ObjectSymbol, SectionIndex, SymbolSection};
use object::{BinaryFormat, SectionFlags, SectionKind, SegmentFlags, SymbolKind, elf};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Instructions of an ELF file.
#[derive(Debug, Default)]
pub struct Image<'a> {
    pub is_64: bool,
    /// An object to be linked: its sections all begin at 0, so an address in one says nothing of another.
    pub is_object: bool,
    /// In order of address. A stripped file has its executable segments instead of sections.
    pub code: Vec<Code<'a>>,
}

impl Image<'_> {
    /// The nearest name at or below an address, and how far below; the address is meant as `code` does.
    pub fn name(&self, code: &Code<'_>, address: u64) -> Option<(&str, u64)> {
        let near = |code: &Code<'_>| code.symbols.range(..=address).next_back().map(|(at, _)| *at);
        let holds = |code: &Code<'_>| address.wrapping_sub(code.base) < code.bytes.len() as u64;
        // Names of the section that the address lies in; the end of a section has those in front of it.
        let others = self.code.iter().filter(|_| !self.is_object);
        let found = self
            .code
            .iter()
            .find(|own| std::ptr::eq(*own, code) && holds(own))
            .or_else(|| others.clone().find(|other| holds(other)))
            .or_else(|| others.max_by_key(|other| near(other)))?;
        let (at, name) = found.symbols.range(..=address).next_back()?;
        Some((name, address - at))
    }
}

/// A run of instructions.
#[derive(Debug, Default)]
pub struct Code<'a> {
    pub name: Cow<'a, str>,
    pub base: u64,
    pub bytes: &'a [u8],
    /// The name to show for an address; without control characters.
    pub symbols: BTreeMap<u64, String>,
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
            name: escape::name(name),
            base: section.address(),
            bytes: section.data().map_err(bad)?,
            symbols: symbols(&file, section.index()),
        });
    }
    if code.is_empty() {
        for segment in file.segments() {
            let SegmentFlags::Elf { p_flags, .. } = segment.flags() else {
                continue;
            };
            if p_flags.contains(elf::PF_X) {
                code.push(Code {
                    name: "LOAD".into(),
                    base: segment.address(),
                    bytes: segment.data().map_err(bad)?,
                    symbols: BTreeMap::new(),
                });
            }
        }
    }
    code.sort_by_key(|code| code.base);
    Ok(Image {
        is_64: file.is_64(),
        is_object: file.kind() == object::ObjectKind::Relocatable,
        code,
    })
}

/// One name an address of a section: functions before plain labels, global before local, then the first in the table.
/// Symbols that only tell code from data (`$x`) are no names, and numbers (absolute symbols) are no places in code.
fn symbols(file: &object::File<'_>, section: SectionIndex) -> BTreeMap<u64, String> {
    let mut best: BTreeMap<u64, (u8, &str)> = BTreeMap::new();
    for symbol in file.symbols() {
        if symbol.section() != SymbolSection::Section(section) {
            continue;
        }
        let Ok(name) = symbol.name() else { continue };
        let kind = match symbol.kind() {
            SymbolKind::Text => 0,
            SymbolKind::Unknown | SymbolKind::Label => 2,
            _ => continue,
        };
        if name.is_empty() || name.starts_with('$') {
            continue;
        }
        let rank = kind + u8::from(!symbol.is_global());
        let entry = best.entry(symbol.address()).or_insert((rank, name));
        if rank < entry.0 {
            *entry = (rank, name);
        }
    }
    let shown = |(address, (_, name)): (u64, (u8, &str))| (address, escape::name(name).into_owned());
    best.into_iter().map(shown).collect()
}
