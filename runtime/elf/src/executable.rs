//! Statically linked ELF executables: a segment and a section header for each section, and the symbols.

use object::Endianness;
use object::elf;
use object::write::elf::{FileHeader, ProgramHeader, SectionHeader, SectionIndex, Sym, Writer};

/// A program whose addresses are all decided.
#[derive(Debug, Default)]
pub struct Executable<'a> {
    /// The file is of the 64-bit class, else of the 32-bit class.
    pub is_64: bool,
    /// Number of the machine in the file's header.
    pub machine: u16,
    /// Flags of the machine in the file's header.
    pub flags: u32,
    /// Address of the first instruction.
    pub entry: u64,
    /// Sections in the order in which the file holds them.
    pub sections: Vec<Section<'a>>,
    /// Entries of the symbol table; local symbols are written before global ones.
    pub symbols: Vec<Symbol<'a>>,
}

/// Bytes at an address.
#[derive(Debug, Default)]
pub struct Section<'a> {
    /// Name in the section header.
    pub name: &'a str,
    /// Address of the first byte in memory.
    pub address: u64,
    /// Empty for a section of zeros that the file does not hold.
    pub data: &'a [u8],
    /// Bytes in memory.
    pub size: u64,
    /// The program may write to it (`SHF_WRITE`, `PF_W`).
    pub write: bool,
    /// The program may execute it (`SHF_EXECINSTR`, `PF_X`).
    pub execute: bool,
    /// It is in memory when the program runs; others are for debuggers.
    pub alloc: bool,
}

/// A name for an address.
#[derive(Debug)]
pub struct Symbol<'a> {
    /// Name in the string table.
    pub name: &'a str,
    /// Address, or the number of an absolute symbol.
    pub value: u64,
    /// Index into [`Executable::sections`]; `None` for a number that is no address.
    pub section: Option<usize>,
    /// Bytes of the function or object; 0 where unknown.
    pub size: u64,
    /// The binding is global (`STB_GLOBAL`), else local.
    pub global: bool,
    /// The type is a function (`STT_FUNC`), else none (`STT_NOTYPE`).
    pub function: bool,
}

/// Segments begin on pages of this size, in the file as in memory.
const PAGE: u64 = 0x1000;

/// The bytes of the file.
///
/// # Errors
/// The program does not fit into a file of its class.
pub fn write(program: &Executable<'_>) -> Result<Vec<u8>, String> {
    let mut file = Vec::new();
    let mut writer = Writer::new(Endianness::Little, program.is_64, &mut file);
    let told = |error: object::write::Error| format!("cannot write an ELF file: {error}");

    writer.reserve_file_header();
    let loaded = program.sections.iter().filter(|s| s.alloc).count();
    writer.reserve_program_headers(u32::try_from(loaded).map_err(|_| "too many sections")?);
    // An address and its place in the file agree modulo the page size, so that the file can be mapped.
    let mut offsets = Vec::new();
    for section in &program.sections {
        let at = writer.reserved_len();
        if section.alloc && !section.data.is_empty() {
            writer.reserve_until(at.next_multiple_of(PAGE) + section.address % PAGE);
        }
        offsets.push(writer.reserve(section.data.len() as u64, 1));
    }
    writer.reserve_null_section_index();
    let mut names = Vec::new();
    let mut indices = Vec::new();
    for section in &program.sections {
        names.push(writer.add_section_name(section.name.as_bytes()));
        indices.push(writer.reserve_section_index());
    }
    writer.reserve_symtab_section_index();
    writer.reserve_strtab_section_index();
    writer.reserve_shstrtab_section_index();
    writer.reserve_null_symbol_index();
    let (local, global): (Vec<&Symbol<'_>>, Vec<&Symbol<'_>>) = program.symbols.iter().partition(|s| !s.global);
    let symbols: Vec<&Symbol<'_>> = local.iter().chain(&global).copied().collect();
    let index = |symbol: &Symbol<'_>| symbol.section.and_then(|section| indices.get(section)).copied();
    let mut strings = Vec::new();
    for symbol in &symbols {
        strings.push(writer.add_string(symbol.name.as_bytes()));
        writer.reserve_symbol_index(index(symbol));
    }
    writer.reserve_symtab();
    writer.reserve_strtab().map_err(told)?;
    writer.reserve_shstrtab().map_err(told)?;
    writer.reserve_section_headers();

    let header = FileHeader {
        os_abi: elf::ELFOSABI_NONE,
        abi_version: 0,
        e_type: elf::ET_EXEC,
        e_machine: elf::Machine(program.machine),
        e_entry: program.entry,
        e_flags: elf::FileFlags(program.flags),
    };
    writer.write_file_header(&header).map_err(told)?;
    writer.write_align_program_headers();
    for (section, offset) in program.sections.iter().zip(&offsets).filter(|(s, _)| s.alloc) {
        writer.write_program_header(&segment(section, *offset));
    }
    for (section, offset) in program.sections.iter().zip(&offsets) {
        writer.pad_until(*offset);
        writer.write(section.data);
    }
    writer.write_null_symbol();
    for (symbol, string) in symbols.iter().zip(&strings) {
        let place = index(symbol);
        let sym = entry(symbol, place, writer.string_offset(Some(*string)));
        writer.write_symbol(&sym);
    }
    writer.write_strtab();
    writer.write_shstrtab();
    writer.write_null_section_header();
    for ((section, name), offset) in program.sections.iter().zip(&names).zip(&offsets) {
        let name = writer.section_name_offset(Some(*name));
        writer.write_section_header(&heading(section, name, *offset));
    }
    writer.write_symtab_section_header(local.len() as u32 + 1);
    writer.write_strtab_section_header();
    writer.write_shstrtab_section_header();
    Ok(file)
}

fn segment(section: &Section<'_>, offset: u64) -> ProgramHeader {
    let mut p_flags = elf::PF_R;
    if section.write {
        p_flags |= elf::PF_W;
    }
    if section.execute {
        p_flags |= elf::PF_X;
    }
    ProgramHeader {
        p_type: elf::PT_LOAD,
        p_flags,
        // What the file does not hold has a place there all the same, which agrees with the address as others do.
        p_offset: if section.data.is_empty() {
            section.address % PAGE
        } else {
            offset
        },
        p_vaddr: section.address,
        p_paddr: section.address,
        p_filesz: section.data.len() as u64,
        p_memsz: section.size,
        p_align: PAGE,
    }
}

fn heading(section: &Section<'_>, name: u32, offset: u64) -> SectionHeader {
    let mut sh_flags = if section.alloc {
        elf::SHF_ALLOC
    } else {
        elf::SectionFlags(0)
    };
    if section.write {
        sh_flags |= elf::SHF_WRITE;
    }
    if section.execute {
        sh_flags |= elf::SHF_EXECINSTR;
    }
    SectionHeader {
        sh_name: name,
        sh_type: if section.data.is_empty() {
            elf::SHT_NOBITS
        } else {
            elf::SHT_PROGBITS
        },
        sh_flags,
        sh_addr: section.address,
        sh_offset: offset,
        sh_size: section.size,
        sh_link: 0,
        sh_info: 0,
        sh_addralign: 1,
        sh_entsize: 0,
    }
}

fn entry(symbol: &Symbol<'_>, section: Option<SectionIndex>, name: u32) -> Sym {
    let binding = if symbol.global { elf::STB_GLOBAL } else { elf::STB_LOCAL };
    let kind = if symbol.function {
        elf::STT_FUNC
    } else {
        elf::STT_NOTYPE
    };
    Sym {
        section: section.map(|index| index.0),
        st_name: name,
        st_info: elf::SymbolInfo::new(binding, kind),
        st_other: elf::SymbolOther(0),
        st_shndx: if section.is_some() {
            elf::SHN_UNDEF
        } else {
            elf::SHN_ABS
        },
        st_value: symbol.value,
        st_size: symbol.size,
    }
}
