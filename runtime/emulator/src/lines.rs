//! Lines of sources, as debug information has them: traces show where in the source an instruction is from.

use gimli::{Dwarf, EndianSlice, LittleEndian};
use object::read::{Object, ObjectSection};

/// Instructions from an address on are for a line; or for none, as behind the last of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    address: u64,
    /// Index into [`Lines::files`], and the line.
    place: Option<(u32, u64)>,
}

/// The lines of a program, by address.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    files: Vec<String>,
    rows: Vec<Row>,
}

impl Lines {
    /// Those of a file; none where it has no debug information, or none that can be read.
    pub fn of(data: &[u8]) -> Lines {
        read(data).unwrap_or_default()
    }

    /// The same lines of a program whose addresses are moved up.
    pub fn moved(mut self, by: u64) -> Lines {
        for row in &mut self.rows {
            row.address = row.address.wrapping_add(by);
        }
        self
    }

    /// The file and the line of the instruction at an address.
    pub fn at(&self, address: u64) -> Option<(&str, u64)> {
        let behind = self.rows.partition_point(|row| row.address <= address);
        let (file, line) = self.rows.get(behind.checked_sub(1)?)?.place?;
        Some((self.files.get(file as usize)?, line))
    }
}

fn read(data: &[u8]) -> Option<Lines> {
    let file = object::File::parse(data).ok()?;
    let section = |id: gimli::SectionId| {
        let found = file.section_by_name(id.name()).and_then(|s| s.data().ok());
        Ok::<_, gimli::Error>(EndianSlice::new(found.unwrap_or(&[]), LittleEndian))
    };
    let dwarf = Dwarf::load(section).ok()?;
    let mut lines = Lines::default();
    let mut units = dwarf.units();
    while let Ok(Some(header)) = units.next() {
        let Ok(unit) = dwarf.unit(header) else { continue };
        let Some(program) = unit.line_program.clone() else {
            continue;
        };
        let mut rows = program.rows();
        while let Ok(Some((header, row))) = rows.next_row() {
            let place = row.line().filter(|_| !row.end_sequence()).and_then(|line| {
                let path = dwarf.attr_string(&unit, row.file(header)?.path_name()).ok()?;
                let path = path.to_string_lossy();
                let known = lines.files.iter().position(|f| *f == path);
                let file = known.unwrap_or_else(|| {
                    lines.files.push(path.into_owned());
                    lines.files.len() - 1
                });
                Some((file as u32, line.get()))
            });
            lines.rows.push(Row {
                address: row.address(),
                place,
            });
        }
    }
    // Where a function begins as another ends, the beginning counts.
    lines.rows.sort_by_key(|row| (row.address, row.place.is_some()));
    Some(lines)
}
