//! Line tables in DWARF: the source line of each instruction. Debuggers need no more to show sources.

use crate::emit::Code;
use gimli::write::{
    Address, AttributeValue, DwarfUnit, EndianVec, LineProgram, LineString, RelocateWriter, Relocation,
    RelocationTarget, Sections,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian, SectionId};
use onespec_graph::module::Module;

/// Instructions from an address on are for a line of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    pub address: u64,
    /// Index into [`Lines::files`].
    pub file: u32,
    pub line: u32,
}

/// The lines of code, which grow as functions get their addresses.
#[derive(Debug, Clone, Default)]
pub struct Lines {
    pub files: Vec<String>,
    /// In the order of addresses.
    pub rows: Vec<Row>,
    /// Functions with lines.
    spans: Vec<Span>,
}

/// The rows of a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    begin: u64,
    end: u64,
    /// Index of the first row; the last is before the first of the next function.
    first: usize,
}

impl Lines {
    /// The lines of a function that begins at an address.
    pub fn add(&mut self, module: &Module, code: &Code, here: u64) {
        let first = self.rows.len();
        for (offset, line) in &code.insts {
            let Some((path, line)) = module.lines.place(*line) else {
                continue;
            };
            let known = self.files.iter().position(|f| f == path);
            let file = known.unwrap_or_else(|| {
                self.files.push(path.to_owned());
                self.files.len() - 1
            });
            let row = Row {
                address: here + u64::from(*offset),
                file: file as u32,
                line,
            };
            let last = self.rows.get(first..).and_then(<[Row]>::last);
            if last.is_none_or(|last| (last.file, last.line) != (row.file, row.line)) {
                self.rows.push(row);
            }
        }
        // The next function may have no lines: those of this one end with it.
        if let Some(row) = self.rows.get(first) {
            self.spans.push(Span {
                begin: row.address,
                end: here + code.bytes.len() as u64,
                first,
            });
        }
    }
}

/// A section that debuggers read.
#[derive(Debug, Clone, Default)]
pub struct Debug {
    pub name: &'static str,
    pub bytes: Vec<u8>,
    /// Places that hold addresses.
    pub places: Vec<Place>,
}

/// A place in a section that holds an address.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    pub offset: u64,
    pub size: u8,
    /// Of a section of its own by name; else of the code.
    pub section: Option<&'static str>,
    pub addend: i64,
}

/// A section while it is written.
#[derive(Debug, Clone)]
struct Section {
    bytes: EndianVec<LittleEndian>,
    places: Vec<Relocation>,
}

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.places.push(relocation);
    }
}

/// The sections that debuggers read, of code of so many bytes. Where it begins is open: [`Debug::places`]. Nothing where no
/// line is known.
///
/// # Errors
/// The library refuses it.
pub fn debug_sections(lines: &Lines, begin: u64, size: u64, address_bytes: u8) -> Result<Vec<Debug>, String> {
    let Some(first) = lines.rows.first() else {
        return Ok(Vec::new());
    };
    let encoding = Encoding {
        format: Format::Dwarf32,
        version: 4,
        address_size: address_bytes,
    };
    let at = |address: u64| Address::Symbol {
        symbol: 0,
        addend: address.saturating_sub(begin) as i64,
    };
    let string = |path: &str| LineString::String(path.replace('\0', "").into_bytes());
    let name = lines.files.get(first.file as usize).map_or("?", |f| f.as_str());
    let mut program = LineProgram::new(encoding, LineEncoding::default(), string("."), None, string(name), None);
    let directory = program.default_directory();
    let ids: Vec<_> = lines
        .files
        .iter()
        .map(|file| program.add_file(string(if file.is_empty() { "?" } else { file }), directory, None))
        .collect();
    let ends = lines.spans.iter().skip(1).map(|span| span.first);
    for (span, end) in lines.spans.iter().zip(ends.chain([lines.rows.len()])) {
        program.begin_sequence(Some(at(span.begin)));
        for row in lines.rows.get(span.first..end).unwrap_or(&[]) {
            let Some(file) = ids.get(row.file as usize) else {
                continue;
            };
            program.row().address_offset = row.address.saturating_sub(span.begin);
            program.row().file = *file;
            program.row().line = u64::from(row.line);
            program.generate_row();
        }
        program.end_sequence(span.end.saturating_sub(span.begin));
    }
    let mut dwarf = DwarfUnit::new(encoding);
    dwarf.unit.line_program = program;
    let root = dwarf.unit.root();
    let unit = dwarf.unit.get_mut(root);
    unit.set(
        gimli::DW_AT_name,
        AttributeValue::String(name.replace('\0', "").into_bytes()),
    );
    unit.set(gimli::DW_AT_comp_dir, AttributeValue::String(b".".to_vec()));
    unit.set(gimli::DW_AT_producer, AttributeValue::String(b"onespec".to_vec()));
    unit.set(gimli::DW_AT_low_pc, AttributeValue::Address(at(begin)));
    unit.set(gimli::DW_AT_high_pc, AttributeValue::Udata(size));
    let mut sections = Sections::new(Section {
        bytes: EndianVec::new(LittleEndian),
        places: Vec::new(),
    });
    let told = |error: gimli::write::Error| format!("cannot write line numbers: {error}");
    dwarf.write(&mut sections).map_err(told)?;
    let mut out = Vec::new();
    let done = sections.for_each(|id: SectionId, data| -> Result<(), gimli::write::Error> {
        if !data.bytes.slice().is_empty() {
            out.push(Debug {
                name: id.name(),
                bytes: data.bytes.slice().to_vec(),
                places: data.places.iter().map(place).collect(),
            });
        }
        Ok(())
    });
    done.map_err(told)?;
    Ok(out)
}

fn place(relocation: &Relocation) -> Place {
    Place {
        offset: relocation.offset as u64,
        size: relocation.size,
        section: match relocation.target {
            RelocationTarget::Section(id) => Some(id.name()),
            RelocationTarget::Symbol(_) => None,
        },
        addend: relocation.addend,
    }
}
