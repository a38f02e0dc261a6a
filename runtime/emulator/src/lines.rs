//! Lines of sources, as debug information has them: traces show where in the source an instruction is from.

use gimli::{Dwarf, EndianSlice, LittleEndian};
use object::read::{Object, ObjectSection};
use std::collections::HashMap;

/// Rows that are kept, and bytes of names: a damaged file may claim any number of either.
const MAX_ROWS: usize = 1 << 22;
const MAX_NAMES: usize = 16 << 20;

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

    fn sorted(mut self) -> Lines {
        // Where a function begins as another ends, the beginning counts.
        self.rows.sort_by_key(|row| (row.address, row.place.is_some()));
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
    let (mut known, mut bytes) = (HashMap::new(), 0);
    let mut units = dwarf.units();
    while let Ok(Some(header)) = units.next() {
        let Ok(unit) = dwarf.unit(header) else { continue };
        let Some(program) = unit.line_program.clone() else {
            continue;
        };
        let mut rows = program.rows();
        // The file of each index that rows of this unit have.
        let mut files: HashMap<u64, Option<u32>> = HashMap::new();
        while let Ok(Some((header, row))) = rows.next_row() {
            if lines.rows.len() >= MAX_ROWS || bytes > MAX_NAMES {
                return Some(lines.sorted());
            }
            let place = row.line().filter(|_| !row.end_sequence()).and_then(|line| {
                let find = || {
                    let path = dwarf.attr_string(&unit, row.file(header)?.path_name()).ok()?;
                    bytes += path.len();
                    let path = path.to_string_lossy().into_owned();
                    Some(*known.entry(path).or_insert_with_key(|path| {
                        lines.files.push(path.clone());
                        lines.files.len() as u32 - 1
                    }))
                };
                let file = *files.entry(row.file_index()).or_insert_with(find);
                Some((file?, line.get()))
            });
            lines.rows.push(Row {
                address: row.address(),
                place,
            });
        }
    }
    Some(lines.sorted())
}
