//! Reading programs: ELF files become segments, an entry and symbols. Files are hostile until proven otherwise.
//!
//! Nothing is allocated by what a header claims: segments borrow the file, and the room that a segment asks for beyond
//! its bytes is judged where it is mapped, against the memory limit of the run.

use crate::error::ElfError;
use object::Endianness;
use object::elf;
use object::read::elf::{FileHeader, ProgramHeader, SectionHeader, Sym};
use std::ffi::CStr;

/// Segments of a program at most; real ones have a dozen.
const MAX_SEGMENTS: usize = 256;
/// Bytes of an interpreter's name, its zero included.
const MAX_INTERPRETER: usize = 4096;
/// Bytes of a symbol's name, and of all that are kept: names may overlap in the file, so its size does not bound them.
const MAX_NAME: usize = 4096;
const MAX_NAMES: usize = 64 << 20;
/// Symbols that are kept.
const MAX_SYMBOLS: usize = 1 << 20;

/// A program file as its headers describe it.
#[derive(Debug, Default)]
pub struct Program<'data> {
    /// Bits of an address, by the class of the file: 32 or 64.
    pub width: u32,
    /// ELF machine number (`e_machine`).
    pub machine: u16,
    /// Address of the first instruction, as the file has it.
    pub entry: u64,
    /// Position-independent: addresses are relative to wherever it is put.
    pub relative: bool,
    /// Segments to load (`PT_LOAD`) that are not empty, in the order of the file.
    pub segments: Vec<Segment<'data>>,
    /// Address, size of one, and number of the program headers, if a segment holds them.
    pub headers: Option<(u64, u64, u64)>,
    /// The program that is to load this one, with its libraries: the file is dynamically linked.
    pub interpreter: Option<Vec<u8>>,
    /// Functions and objects by address, ascending.
    pub symbols: Vec<Symbol>,
    /// Names of numbers, which are no places in the program, by value, ascending.
    pub absolute: Vec<Symbol>,
}

/// A part of the program in memory.
#[derive(Debug, Clone)]
pub struct Segment<'data> {
    /// Virtual address of the first byte, as the file has it.
    pub addr: u64,
    /// Physical (load) address, where bare-metal programs put bytes.
    pub load_addr: u64,
    /// The bytes that the file holds.
    pub data: &'data [u8],
    /// Bytes in memory; what `data` does not cover is zero.
    pub size: u64,
    /// Permissions as [`crate::memory::space::prot`] has them.
    pub prot: u8,
}

/// A name for an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// Address as the file has it, or the number of an absolute symbol.
    pub addr: u64,
    /// Bytes; 0 where the file gives none.
    pub size: u64,
    /// Name in the symbol table, never empty.
    pub name: String,
}

fn no_program<T>(text: impl Into<String>) -> Result<T, ElfError> {
    Err(ElfError::NotAProgram(text.into()))
}

/// Reads a program's headers.
///
/// # Errors
/// The file is no ELF file, is damaged, or is no little-endian program with something to load.
pub fn read(data: &[u8]) -> Result<Program<'_>, ElfError> {
    match data.get(..6) {
        Some([0x7f, b'E', b'L', b'F', 1, 1]) => read_class::<elf::FileHeader32<Endianness>>(data, 32),
        Some([0x7f, b'E', b'L', b'F', 2, 1]) => read_class::<elf::FileHeader64<Endianness>>(data, 64),
        Some([0x7f, b'E', b'L', b'F', _, 2]) => {
            no_program("this ELF file is big endian; only little-endian programs run")
        }
        Some([0x7f, b'E', b'L', b'F', ..]) => Err(ElfError::Damaged("unknown class or byte order")),
        _ => Err(ElfError::NotElf),
    }
}

fn read_class<'data, H>(data: &'data [u8], width: u32) -> Result<Program<'data>, ElfError>
where
    H: FileHeader<Endian = Endianness>,
{
    let broken = ElfError::Damaged;
    let header = H::parse(data).map_err(|_| broken("the file header is cut off"))?;
    let endian = header.endian().map_err(|_| broken("unknown byte order"))?;
    let relative = match header.e_type(endian) {
        elf::ET_EXEC => false,
        elf::ET_DYN => true,
        elf::ET_REL => return no_program("this is an object file: link it first"),
        _ => return no_program("this ELF file is no program"),
    };
    let mut program = Program {
        width,
        machine: header.e_machine(endian).0,
        entry: header.e_entry(endian).into(),
        relative,
        ..Program::default()
    };
    let headers = header
        .program_headers(endian, data)
        .map_err(|_| broken("the program headers are cut off"))?;
    if headers.len() > MAX_SEGMENTS {
        return no_program(format!(
            "this ELF file has {} program headers; {MAX_SEGMENTS} are the most",
            headers.len()
        ));
    }
    let table: u64 = header.e_phoff(endian).into();
    for h in headers {
        match h.p_type(endian) {
            elf::PT_INTERP => {
                let name = h.data(endian, data).ok().and_then(|name| name.strip_suffix(b"\0"));
                let Some(name) = name.filter(|name| !name.contains(&0) && (1..MAX_INTERPRETER).contains(&name.len()))
                else {
                    return Err(broken("the name of its interpreter is no file name"));
                };
                program.interpreter = Some(name.to_vec());
                continue;
            }
            elf::PT_LOAD => {}
            _ => continue,
        }
        let bytes = h.data(endian, data).map_err(|()| broken("a segment is cut off"))?;
        let (addr, size): (u64, u64) = (h.p_vaddr(endian).into(), h.p_memsz(endian).into());
        if (bytes.len() as u64) > size || addr.checked_add(size).is_none() {
            return Err(broken(
                "a segment is larger in the file than in memory, or passes the end of the addresses",
            ));
        }
        let offset: u64 = h.p_offset(endian).into();
        let size_of_table = size_of_val(headers) as u64;
        if let Some(into) = table.checked_sub(offset)
            && into.saturating_add(size_of_table) <= bytes.len() as u64
        {
            let one = size_of::<H::ProgramHeader>() as u64;
            program.headers = Some((addr.wrapping_add(into), one, headers.len() as u64));
        }
        if size > 0 {
            let flags = h.p_flags(endian).0;
            // ELF numbers execute 1, write 2, read 4; mmap numbers read 1, write 2, execute 4.
            let prot = (flags >> 2 & 1 | flags & 2 | flags << 2 & 4) as u8;
            program.segments.push(Segment {
                addr,
                load_addr: h.p_paddr(endian).into(),
                data: bytes,
                size,
                prot,
            });
        }
    }
    if program.segments.is_empty() {
        return no_program("this ELF file has nothing to load");
    }
    let named = symbols::<H>(header, endian, data);
    let (absolute, placed): (Vec<_>, Vec<_>) = named.into_iter().partition(|(is_absolute, _)| *is_absolute);
    let by_address = |symbols: Vec<(bool, Symbol)>| {
        let mut symbols: Vec<Symbol> = symbols.into_iter().map(|(_, symbol)| symbol).collect();
        symbols.sort_by(|a, b| (a.addr, &a.name).cmp(&(b.addr, &b.name)));
        symbols
    };
    (program.symbols, program.absolute) = (by_address(placed), by_address(absolute));
    Ok(program)
}

/// Symbols, and which of them are absolute, as far as they can be read: a stripped or damaged table is no reason not to
/// run.
fn symbols<H: FileHeader<Endian = Endianness>>(header: &H, endian: Endianness, data: &[u8]) -> Vec<(bool, Symbol)> {
    let Ok(sections) = header.sections(endian, data) else {
        return Vec::new();
    };
    let Ok(table) = sections.symbols(endian, data, elf::SHT_SYMTAB) else {
        return Vec::new();
    };
    let strings = sections
        .section(table.string_section())
        .and_then(|section| section.data(endian, data));
    let Ok(strings) = strings else { return Vec::new() };
    let mut bytes = 0;
    let named = table.iter().take(MAX_SYMBOLS).filter_map(|symbol| {
        let kind = symbol.st_type();
        if !matches!(kind, elf::STT_NOTYPE | elf::STT_FUNC | elf::STT_OBJECT) || symbol.is_undefined(endian) {
            return None;
        }
        let rest = strings.get(symbol.st_name(endian) as usize..)?;
        let rest = rest.get(..MAX_NAME).unwrap_or(rest);
        let name = CStr::from_bytes_until_nul(rest).ok()?.to_str().ok()?;
        bytes += name.len();
        if bytes > MAX_NAMES {
            return None;
        }
        let (addr, size) = (symbol.st_value(endian).into(), symbol.st_size(endian).into());
        // Mapping symbols (`$x`) name no place.
        (!name.is_empty() && !name.starts_with('$')).then(|| {
            let name = name.to_owned();
            (symbol.is_absolute(endian), Symbol { addr, size, name })
        })
    });
    named.collect()
}

impl Program<'_> {
    /// Address of a symbol, or the number that it stands for: linker scripts place symbols by absolute numbers.
    pub fn symbol(&self, name: &str) -> Option<u64> {
        self.symbols
            .iter()
            .chain(&self.absolute)
            .find(|symbol| symbol.name == name)
            .map(|symbol| symbol.addr)
    }
}
