//! Relocatable ELF objects: code and data of a module with their relocations and symbols.

use super::kind::Kind;
use super::lines::{Lines, debug_sections};
use super::link::name;
use super::maps;
use super::padding::Padding;
use super::relocations::Types;
use super::scope::is_global;
use crate::emit::{Code, OpenTo};
use crate::machine::Machine;
use crate::problem::Problem;
use hashbrown::HashMap;
use object::elf;
use object::write::elf::{FileHeader, Rel, SectionHeader, SectionIndex, Sym, Writer};
use object::{Endianness, write};
use onespec_graph::module::{Data, Module, Symbol};

/// A section and its relocations: offset, symbol, type, addend.
struct Section {
    name: &'static str,
    rela: String,
    flags: elf::SectionFlags,
    bytes: Vec<u8>,
    /// Bytes of zeros that the file does not hold, in a section without other bytes.
    zeros: u64,
    align: u64,
    relocations: Vec<(u64, usize, u32, i64)>,
}

impl Section {
    /// Bytes in memory.
    fn size(&self) -> u64 {
        self.zeros.max(self.bytes.len() as u64)
    }
}

/// A symbol: name, section, offset, size, whether it is a function and seen by other objects.
struct Name {
    name: String,
    section: Option<usize>,
    value: u64,
    size: u64,
    function: bool,
    global: bool,
}

const TEXT: usize = 0;
/// Those of the kinds of data, in their order.
const DATA: usize = 1;
const MAPS: usize = DATA + Kind::ALL.len();

fn of(datum: &Data) -> usize {
    DATA + Kind::of(datum) as usize
}

/// The file.
///
/// # Errors
/// The convention does not say how ELF calls a relocation, or the file can't be written.
pub fn relocatable(machine: &Machine, module: &Module, code: &[Code]) -> Result<Vec<u8>, Vec<Problem>> {
    let one = |problem: Problem| vec![problem];
    let types = Types::read(machine).map_err(one)?;
    let number = onespec_elf::target::machine_number(machine.isa);
    let missing = "the description gives no machine number for ELF (`elf` of a platform)";
    let number = number.ok_or_else(|| one(Problem::new(missing)))?;
    let section = |name: &'static str, flags: elf::SectionFlags| Section {
        name,
        rela: format!(".rela{name}"),
        flags,
        bytes: Vec::new(),
        zeros: 0,
        align: machine.alignment() as u64,
        relocations: Vec::new(),
    };
    let padding = Padding::new(machine).map_err(one)?;
    let mut sections = vec![section(".text", elf::SHF_ALLOC | elf::SHF_EXECINSTR)];
    sections.extend(Kind::ALL.map(|kind| {
        let write = if kind.is_written() {
            elf::SHF_WRITE
        } else {
            elf::SectionFlags(0)
        };
        section(kind.section(), elf::SHF_ALLOC | write)
    }));
    sections.push(section(maps::SECTION, elf::SHF_ALLOC));
    sections[MAPS].align = 8;
    let with_maps = maps::wanted(code.iter());
    let mut names: Vec<Name> = Vec::new();
    let mut problems = Vec::new();
    let mut lines = Lines::default();
    for function in code {
        let text = &mut sections[TEXT];
        padding.fill(&mut text.bytes);
        names.push(Name {
            name: function.name.clone(),
            section: Some(TEXT),
            value: text.bytes.len() as u64,
            size: function.bytes.len() as u64,
            function: true,
            global: is_global(&function.name),
        });
        if with_maps {
            let section = &mut sections[MAPS];
            match types.of_data(machine.address_bytes()) {
                Ok(ty) => section
                    .relocations
                    .push((section.bytes.len() as u64, names.len() - 1, ty, 0)),
                Err(problem) => problems.push(problem),
            }
            section.bytes.extend(maps::record(function));
        }
        let text = &mut sections[TEXT];
        lines.add(module, function, text.bytes.len() as u64);
        text.bytes.extend_from_slice(&function.bytes);
    }
    for datum in &module.data {
        let at = of(datum);
        let section = &mut sections[at];
        let align = u64::from(datum.align.max(1));
        section.align = section.align.max(align);
        let value = section.size().next_multiple_of(align);
        names.push(Name {
            name: datum.name.clone(),
            section: Some(at),
            value,
            size: datum.size(),
            function: false,
            global: is_global(&datum.name),
        });
        let Some(end) = value.checked_add(datum.size()) else {
            problems.push(Problem::new(format!("`{}` is too large", datum.name)));
            continue;
        };
        if Kind::of(datum) == Kind::Zero {
            section.zeros = end;
        } else {
            section.bytes.resize(value as usize, 0);
            section.bytes.extend_from_slice(&datum.bytes);
            section.bytes.resize(end as usize, 0);
        }
    }
    let mut known: HashMap<String, usize> = names.iter().enumerate().map(|(i, n)| (n.name.clone(), i)).collect();
    let places: HashMap<&str, u64> = module
        .data
        .iter()
        .map(|d| d.name.as_str())
        .zip(names.iter().skip(code.len()).map(|n| n.value))
        .collect();
    let mut symbol = |names: &mut Vec<Name>, number: u32| {
        let called = name(module, number);
        *known.entry(called.to_owned()).or_insert_with(|| {
            let function = !matches!(module.symbol(number.into()), Some(Symbol::Data(_)));
            names.push(Name {
                name: called.to_owned(),
                section: None,
                value: 0,
                size: 0,
                function,
                global: true,
            });
            names.len() - 1
        })
    };
    for datum in &module.data {
        let at = of(datum);
        let here = places.get(datum.name.as_str()).copied().unwrap_or(0);
        for reloc in &datum.relocations {
            let to = symbol(&mut names, reloc.symbol);
            match types.of_data(machine.address_bytes()) {
                Ok(ty) => sections[at]
                    .relocations
                    .push((here + reloc.offset, to, ty, reloc.addend)),
                Err(problem) => problems.push(problem),
            }
        }
    }
    for (at, function) in code.iter().enumerate() {
        for table in &function.tables {
            let datum = match module.symbol(table.symbol.into()) {
                Some(Symbol::Data(number)) => module.data.get(number as usize),
                _ => None,
            };
            let Some(datum) = datum else {
                problems.push(Problem::new("a jump table has no datum").of(&function.name));
                continue;
            };
            let start = places.get(datum.name.as_str()).copied().unwrap_or(0);
            let width = u64::from(machine.address_bytes());
            match types.of_data(machine.address_bytes()) {
                Ok(ty) => sections[of(datum)].relocations.extend(
                    (0u64..)
                        .zip(&table.offsets)
                        .map(|(entry, offset)| (start + entry * width, at, ty, i64::from(*offset))),
                ),
                Err(problem) => problems.push(problem.of(&function.name)),
            }
        }
        let here = names[at].value;
        // The instructions to which others refer get names of their own.
        let mut pairs: HashMap<u32, usize> = HashMap::new();
        for open in &function.open {
            if let OpenTo::Pair(offset) = open.to {
                pairs.entry(offset).or_insert_with(|| {
                    names.push(Name {
                        name: format!(".L{:x}", here + u64::from(offset)),
                        section: Some(TEXT),
                        value: here + u64::from(offset),
                        size: 0,
                        function: false,
                        global: false,
                    });
                    names.len() - 1
                });
            }
        }
        for open in &function.open {
            let (to, addend) = match open.to {
                OpenTo::Symbol(number, addend) => (symbol(&mut names, number), addend),
                OpenTo::Pair(offset) => (pairs.get(&offset).copied().unwrap_or(0), 0),
            };
            match types.of(machine, open) {
                Ok(ty) => sections[TEXT]
                    .relocations
                    .push((here + u64::from(open.offset), to, ty, addend)),
                Err(problem) => problems.push(problem.of(&function.name)),
            }
        }
    }
    let size = sections[TEXT].bytes.len() as u64;
    let debug = debug_sections(&lines, 0, size, machine.address_bytes() as u8).map_err(|e| one(Problem::new(e)))?;
    let begin = |name: &'static str, at: usize| Name {
        name: format!(".L{name}"),
        section: Some(at),
        value: 0,
        size: 0,
        function: false,
        global: false,
    };
    // Debuggers' sections hold addresses of each other and of the code.
    let first = names.len();
    names.push(begin(".text", TEXT));
    names.extend(debug.iter().enumerate().map(|(i, d)| begin(d.name, MAPS + 1 + i)));
    for one in &debug {
        let mut made = section(one.name, elf::SectionFlags(0));
        made.bytes = one.bytes.clone();
        made.align = 1;
        for place in &one.places {
            let of = place.section.and_then(|name| debug.iter().position(|d| d.name == name));
            let symbol = first + of.map_or(0, |i| 1 + i);
            match types.of_data(place.size.into()) {
                Ok(ty) => made.relocations.push((place.offset, symbol, ty, place.addend)),
                Err(problem) => problems.push(problem),
            }
        }
        sections.push(made);
    }
    if !problems.is_empty() {
        problems.dedup();
        return Err(problems);
    }
    let header = FileHeader {
        os_abi: elf::ELFOSABI_NONE,
        abi_version: 0,
        e_type: elf::ET_REL,
        e_machine: elf::Machine(number),
        e_entry: 0,
        e_flags: elf::FileFlags(types.flags),
    };
    file(machine, &header, &sections, &names)
        .map_err(|error| one(Problem::new(format!("cannot write an ELF file: {error}"))))
}

fn file(machine: &Machine, header: &FileHeader, sections: &[Section], names: &[Name]) -> Result<Vec<u8>, write::Error> {
    let mut out = Vec::new();
    let mut writer = Writer::new(Endianness::Little, machine.address_bytes() > 4, &mut out);
    // Symbols that only this file sees come first.
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|i| names[*i].global);
    let locals = names.iter().filter(|n| !n.global).count() as u32;
    writer.reserve_file_header();
    let kept: Vec<usize> = (0..sections.len())
        .filter(|i| sections[*i].size() > 0 || *i == TEXT)
        .collect();
    let mut offsets = Vec::new();
    for &at in &kept {
        offsets.push(writer.reserve(sections[at].bytes.len() as u64, sections[at].align));
    }
    let mut tables = Vec::new();
    for &at in &kept {
        tables.push(writer.reserve_relocations(sections[at].relocations.len(), true));
    }
    writer.reserve_null_section_index();
    let mut indices: Vec<Option<SectionIndex>> = vec![None; sections.len()];
    let mut titles = Vec::new();
    for &at in &kept {
        titles.push(writer.add_section_name(sections[at].name.as_bytes()));
        indices[at] = Some(writer.reserve_section_index());
    }
    let mut table_titles = Vec::new();
    for &at in &kept {
        table_titles.push(writer.add_section_name(sections[at].rela.as_bytes()));
        writer.reserve_section_index();
    }
    let symtab = writer.reserve_symtab_section_index();
    writer.reserve_strtab_section_index();
    writer.reserve_shstrtab_section_index();
    writer.reserve_null_symbol_index();
    let mut strings = Vec::new();
    let mut numbers = vec![0u32; names.len()];
    for &at in &order {
        strings.push(writer.add_string(names[at].name.as_bytes()));
        numbers[at] = writer
            .reserve_symbol_index(names[at].section.and_then(|s| indices[s]))
            .0;
    }
    writer.reserve_symtab();
    writer.reserve_strtab()?;
    writer.reserve_shstrtab()?;
    writer.reserve_section_headers();

    writer.write_file_header(header)?;
    for (&at, offset) in kept.iter().zip(&offsets) {
        writer.pad_until(*offset);
        writer.write(&sections[at].bytes);
    }
    for &at in &kept {
        writer.write_align_relocation();
        for (offset, symbol, ty, addend) in &sections[at].relocations {
            writer.write_relocation(
                true,
                &Rel {
                    r_offset: *offset,
                    r_sym: numbers[*symbol],
                    r_type: elf::RelocationType(*ty),
                    r_addend: *addend,
                },
            );
        }
    }
    writer.write_null_symbol();
    for (&at, string) in order.iter().zip(&strings) {
        let one = &names[at];
        let binding = if one.global { elf::STB_GLOBAL } else { elf::STB_LOCAL };
        let kind = match (one.function, one.section) {
            (_, None) => elf::STT_NOTYPE,
            (true, _) => elf::STT_FUNC,
            (false, _) if one.global => elf::STT_OBJECT,
            (false, _) => elf::STT_NOTYPE,
        };
        let st_name = writer.string_offset(Some(*string));
        writer.write_symbol(&Sym {
            section: one.section.and_then(|s| indices[s]).map(|index| index.0),
            st_name,
            st_info: elf::SymbolInfo::new(binding, kind),
            st_other: elf::SymbolOther(0),
            st_shndx: elf::SHN_UNDEF,
            st_value: one.value,
            st_size: one.size,
        });
    }
    writer.write_strtab();
    writer.write_shstrtab();
    writer.write_null_section_header();
    for ((&at, title), offset) in kept.iter().zip(&titles).zip(&offsets) {
        let sh_name = writer.section_name_offset(Some(*title));
        writer.write_section_header(&SectionHeader {
            sh_name,
            sh_type: if sections[at].zeros > 0 {
                elf::SHT_NOBITS
            } else {
                elf::SHT_PROGBITS
            },
            sh_flags: sections[at].flags,
            sh_addr: 0,
            sh_offset: *offset,
            sh_size: sections[at].size(),
            sh_link: 0,
            sh_info: 0,
            sh_addralign: sections[at].align,
            sh_entsize: 0,
        });
    }
    for ((&at, title), offset) in kept.iter().zip(&table_titles).zip(&tables) {
        let index = indices[at].unwrap_or(SectionIndex(0));
        writer.write_relocation_section_header(*title, index, symtab, *offset, sections[at].relocations.len(), true);
    }
    writer.write_symtab_section_header(locals + 1);
    writer.write_strtab_section_header();
    writer.write_shstrtab_section_header();
    Ok(out)
}
