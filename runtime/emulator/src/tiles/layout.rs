//! Where the bits of a value are: rows of the register file that a machine has, changed in a copy.

use onespec_core::exec::Machine;
use onespec_core::isa::platform::{Bit, TileFormat, TilePart, Tiles};
use std::collections::BTreeMap;

/// Tiles that the file has in a format: as many as the bits of a place can number.
pub fn tiles(tiles: &Tiles, format: &TileFormat) -> u64 {
    let rows = format.parts.iter().flat_map(|part| part.row);
    let of = |bit: &Bit| match bit {
        Bit::Of(bit) => Some(u32::from(*bit) + 1),
        _ => None,
    };
    let bits = rows.chain(tiles.column).filter_map(of).max().unwrap_or(0);
    (1_u64 << bits.min(32)) / (u64::from(tiles.rows) * u64::from(tiles.columns)).max(1)
}

/// Rows that were looked at.
pub struct Layout {
    tiles: &'static Tiles,
    format: &'static TileFormat,
    rows: BTreeMap<u64, Vec<u8>>,
}

impl Layout {
    pub fn new(tiles: &'static Tiles, format: &'static TileFormat) -> Layout {
        Layout {
            tiles,
            format,
            rows: BTreeMap::new(),
        }
    }

    /// The value at a place.
    pub fn get<M: Machine>(&mut self, m: &M, place: u64) -> Result<u32, String> {
        let mut value = 0;
        for part in self.format.parts {
            let (row, at) = self.find(m, place, part)?;
            for (bit, from) in part.bits.iter().rev().zip(at..) {
                let is = row.get(from / 8).is_some_and(|byte| byte >> (from % 8) & 1 == 1);
                if let Bit::Of(to) = bit {
                    value |= u32::from(is) << (to % 32);
                }
            }
        }
        Ok(value)
    }

    /// Puts a value at a place, in the copy.
    pub fn put<M: Machine>(&mut self, m: &M, place: u64, value: u32) -> Result<(), String> {
        for part in self.format.parts {
            let (row, at) = self.find(m, place, part)?;
            for (bit, to) in part.bits.iter().rev().zip(at..) {
                let is = number(&[*bit], value.into()) == 1;
                if let Some(byte) = row.get_mut(to / 8) {
                    *byte = *byte & !(1 << (to % 8)) | u8::from(is) << (to % 8);
                }
            }
        }
        Ok(())
    }

    /// Gives the rows to the machine.
    pub fn store<M: Machine>(&self, m: &mut M) -> Result<(), String> {
        for (number, row) in &self.rows {
            let name = self.name(*number);
            if !m.set_bytes(&name, row) {
                return Err(format!("there is no register `{name}`"));
            }
        }
        Ok(())
    }

    /// The row of a part, and its first bit there.
    fn find<M: Machine>(&mut self, m: &M, place: u64, part: &TilePart) -> Result<(&mut Vec<u8>, usize), String> {
        let row = number(part.row, place);
        let name = self.name(row);
        let at = number(self.tiles.column, place) as usize * part.bits.len();
        let bytes = match self.rows.entry(row) {
            std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::btree_map::Entry::Vacant(free) => {
                let bytes = m
                    .get_bytes(&name)
                    .ok_or_else(|| format!("there is no register `{name}`"))?;
                free.insert(bytes)
            }
        };
        match at + part.bits.len() <= 8 * bytes.len() {
            true => Ok((bytes, at)),
            false => Err(format!("`{name}` has no bit {}", at + part.bits.len() - 1)),
        }
    }

    fn name(&self, row: u64) -> String {
        format!("{}[{row}]", self.tiles.file)
    }
}

/// A number made of bits of another one.
fn number(bits: &[Bit], of: u64) -> u64 {
    bits.iter().fold(0, |all, bit| {
        let is = match bit {
            Bit::Zero => 0,
            Bit::One => 1,
            Bit::Of(bit) => of >> (bit % 64) & 1,
        };
        all << 1 | is
    })
}

#[cfg(test)]
mod tests {
    use super::number;
    use onespec_core::isa::platform::Bit;

    #[test]
    fn numbers_are_put_together_from_bits() {
        let bits = [Bit::Of(4), Bit::Zero, Bit::Of(0), Bit::One];
        assert_eq!(number(&bits, 0b10000), 0b1001);
        assert_eq!(number(&bits, 0b00001), 0b0011);
    }
}
