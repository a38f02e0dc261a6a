//! Which line of the source each instruction is for, as DWARF: debuggers show sources with nothing else.

use super::Image;
use gimli::write::{Address, AttributeValue, DwarfUnit, EndianVec, LineProgram, LineString, Sections};
use gimli::{Encoding, Format, LineEncoding, LittleEndian};

/// Instructions from an address on are for a line of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    pub address: u64,
    /// Index into [`Image::files`].
    pub file: u32,
    pub line: u32,
}

/// The sections that debuggers read: names and bytes. Nothing where no line is known.
///
/// # Errors
/// The library refuses it.
pub fn debug_sections(image: &Image, address_bytes: u8) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
    let (Some(first), Some(code)) = (image.rows.first(), image.parts.first()) else {
        return Ok(Vec::new());
    };
    let encoding = Encoding {
        format: Format::Dwarf32,
        version: 4,
        address_size: address_bytes,
    };
    let string = |path: &str| LineString::String(path.replace('\0', "").into_bytes());
    let name = image.files.get(first.file as usize).map_or("?", |f| f.as_str());
    let mut program = LineProgram::new(encoding, LineEncoding::default(), string("."), None, string(name), None);
    let directory = program.default_directory();
    let ids: Vec<_> = image
        .files
        .iter()
        .map(|file| program.add_file(string(if file.is_empty() { "?" } else { file }), directory, None))
        .collect();
    program.begin_sequence(Some(Address::Constant(code.address)));
    for row in &image.rows {
        let Some(file) = ids.get(row.file as usize) else {
            continue;
        };
        program.row().address_offset = row.address - code.address;
        program.row().file = *file;
        program.row().line = u64::from(row.line);
        program.generate_row();
    }
    program.end_sequence(code.size);
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
    unit.set(
        gimli::DW_AT_low_pc,
        AttributeValue::Address(Address::Constant(code.address)),
    );
    unit.set(gimli::DW_AT_high_pc, AttributeValue::Udata(code.size));
    let mut sections = Sections::new(EndianVec::new(LittleEndian));
    dwarf
        .write(&mut sections)
        .map_err(|error| format!("cannot write line numbers: {error}"))?;
    let mut out = Vec::new();
    let done = sections.for_each(|id, data| -> Result<(), gimli::write::Error> {
        if !data.slice().is_empty() {
            out.push((id.name(), data.slice().to_vec()));
        }
        Ok(())
    });
    done.map_err(|error| format!("cannot write line numbers: {error}"))?;
    Ok(out)
}
