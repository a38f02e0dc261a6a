//! Arrays in NumPy's file format, versions 1 and 2 (NEP 1): a header, which is a Python dictionary, then the elements.

use super::numbers::{bytes, decode, encode, f64_bits, integer, range};
use onespec_core::isa::platform::{Number, TileFormat};

const MAGIC: &[u8] = b"\x93NUMPY";
/// Bytes of a header at most.
const MAX_HEADER: usize = 1 << 16;
/// Headers end at a multiple of this.
const ALIGN: usize = 64;

/// The bits of the values of an array: a tile, or several. Other numbers become those of the format.
pub fn read(format: &TileFormat, file: &[u8], tile: (u32, u32), most: usize) -> Result<Vec<u32>, String> {
    let (header, data) = split(file).ok_or("this is no array of NumPy's format, version 1 or 2")?;
    let entry = |key: &str| {
        let at = header.find(&format!("'{key}':"))?;
        header.get(at + key.len() + 3..).map(str::trim_start)
    };
    let element = entry("descr").and_then(|text| text.strip_prefix('\'')?.split('\'').next());
    let element = element
        .and_then(Element::of)
        .ok_or("its elements are no numbers of up to 64 bits")?;
    if entry("fortran_order").is_none_or(|text| !text.starts_with("False")) {
        return Err("its columns are stored one behind the other: save it in C order".to_owned());
    }
    let shape = entry("shape").and_then(|text| text.strip_prefix('(')?.split(')').next());
    let shape = shape.ok_or("it has no shape")?;
    let sizes = shape.split(',').map(str::trim).filter(|size| !size.is_empty());
    let sizes: Option<Vec<u64>> = sizes.map(|size| size.parse().ok()).collect();
    let sizes = sizes.ok_or_else(|| format!("({}) is no shape", shape.escape_debug()))?;
    let matrix = [u64::from(tile.0), u64::from(tile.1)];
    let tiles = match sizes.as_slice() {
        [rows, columns] if [*rows, *columns] == matrix => 1,
        [tiles, rows, columns] if [*rows, *columns] == matrix => *tiles,
        _ => {
            return Err(format!(
                "its shape is ({}), and not ({}, {}), or several of these",
                shape.escape_debug(),
                tile.0,
                tile.1
            ));
        }
    };
    let count = tiles.checked_mul(matrix.iter().product());
    let count = count
        .and_then(|count| usize::try_from(count).ok())
        .filter(|count| *count <= most);
    let count = count.ok_or_else(|| format!("it has more than {most} values"))?;
    if data.len() / element.size < count {
        return Err(format!("it ends before its {count} values do"));
    }
    let values = data.chunks_exact(element.size).take(count);
    let one = |(at, bytes): (usize, &[u8])| {
        element
            .bits(format, bytes)
            .map_err(|message| format!("value {at}: {message}"))
    };
    values.enumerate().map(one).collect()
}

/// The header's text, and what comes behind it.
fn split(file: &[u8]) -> Option<(&str, &[u8])> {
    let rest = file.strip_prefix(MAGIC)?;
    let (major, rest) = rest.split_first()?;
    let rest = rest.get(1..)?;
    let (length, rest) = match major {
        1 => (u16::from_le_bytes(*rest.first_chunk()?).into(), rest.get(2..)?),
        2 => (u32::from_le_bytes(*rest.first_chunk()?) as usize, rest.get(4..)?),
        _ => return None,
    };
    let (header, data) = rest.split_at_checked(length)?;
    (length <= MAX_HEADER).then_some(())?;
    Some((std::str::from_utf8(header).ok()?, data))
}

/// The type of an array's elements.
struct Element {
    big: bool,
    kind: char,
    size: usize,
}

impl Element {
    /// `<f4`
    fn of(text: &str) -> Option<Element> {
        let mut letters = text.chars();
        let order = letters.next()?;
        let kind = letters.next()?;
        let size: usize = letters.as_str().parse().ok()?;
        let known = match kind {
            'f' => matches!(size, 2 | 4 | 8),
            'i' | 'u' => matches!(size, 1 | 2 | 4 | 8),
            _ => false,
        };
        let is_order = matches!(order, '<' | '>' | '=') || order == '|' && size == 1;
        (known && is_order).then_some(Element {
            big: order == '>',
            kind,
            size,
        })
    }

    /// The bits of a format for an element.
    fn bits(&self, format: &TileFormat, bytes: &[u8]) -> Result<u32, String> {
        let one = |all: u64, byte: &u8| all << 8 | u64::from(*byte);
        let bits = match self.big {
            true => bytes.iter().fold(0, one),
            false => bytes.iter().rev().fold(0, one),
        };
        let width = 8 * self.size as u32;
        match self.kind {
            'f' => {
                let same = matches!(format.number, Number::Float(exponent) if self.is_float(exponent, format.width));
                if same {
                    return Ok(bits as u32);
                }
                let number = match self.size {
                    2 => f64::from_bits(f64_bits(5, 16, bits as u32)),
                    4 => f64::from_bits(f64_bits(8, 32, bits as u32)),
                    _ => f64::from_bits(bits),
                };
                encode(format, number)
            }
            kind => {
                let number = match kind {
                    'i' => i128::from((bits << (64 - width)) as i64 >> (64 - width)),
                    _ => i128::from(bits),
                };
                match range(format) {
                    None => encode(format, number as f64),
                    Some((low, high)) if (i128::from(low)..=i128::from(high)).contains(&number) => {
                        Ok(integer(format, number as i64))
                    }
                    Some((low, high)) => Err(format!("{number} is no integer from {low} to {high}")),
                }
            }
        }
    }

    /// Whether a format's floats have the bits of these.
    fn is_float(&self, exponent: u8, width: u16) -> bool {
        matches!((self.size, exponent, width), (2, 5, 16) | (4, 8, 32))
    }
}

/// Bytes of an element that is written.
fn size(format: &TileFormat) -> usize {
    match format.number {
        Number::Float(8) => 4,
        _ => bytes(format),
    }
}

/// An array of one or more tiles: floats of 16 bits with 5 of the exponent, and of 32 bits, as they are, others as 32 bits; integers
/// as integers of whole bytes.
pub fn write(format: &TileFormat, values: &[u32], (tiles, rows, columns): (usize, usize, usize)) -> Vec<u8> {
    let kind = match format.number {
        Number::Float(_) => 'f',
        Number::Unsigned => 'u',
        Number::Signed | Number::SignMagnitude => 'i',
    };
    let size = size(format);
    let order = if size == 1 { '|' } else { '<' };
    let shape = match tiles {
        1 => format!("({rows}, {columns})"),
        _ => format!("({tiles}, {rows}, {columns})"),
    };
    let mut header = format!("{{'descr': '{order}{kind}{size}', 'fortran_order': False, 'shape': {shape}, }}");
    let before = MAGIC.len() + 4;
    while !(before + header.len() + 1).is_multiple_of(ALIGN) {
        header.push(' ');
    }
    header.push('\n');
    let mut file = MAGIC.to_vec();
    file.extend([1, 0]);
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.into_bytes());
    for bits in values {
        let element = match format.number {
            // The upper half of a 32-bit float, where the exponent is as wide.
            Number::Float(8) => bits << (32 - u32::from(format.width.clamp(1, 32))),
            Number::Float(_) => *bits,
            _ => decode(format, *bits).unwrap_or(0.0) as i64 as u32,
        };
        file.extend(element.to_le_bytes().into_iter().take(size));
    }
    file
}

#[cfg(test)]
mod tests {
    use super::super::numbers::mask;
    use super::*;

    const fn format(number: Number, width: u16) -> TileFormat {
        TileFormat {
            name: "",
            number,
            width,
            parts: &[],
            state: &[],
        }
    }

    #[test]
    fn arrays_come_back_as_they_were_written() {
        let formats = [
            format(Number::Float(5), 16),
            format(Number::Float(8), 16),
            format(Number::Float(8), 32),
            format(Number::Unsigned, 8),
            format(Number::Signed, 32),
            format(Number::SignMagnitude, 11),
        ];
        for of in formats {
            let values: Vec<u32> = (0..12_u32).map(|n| n.wrapping_mul(0x9e37_79b9) & mask(&of)).collect();
            for shape in [(1, 3, 4), (2, 3, 2)] {
                let file = write(&of, &values, shape);
                assert_eq!((file.len() - 12 * size(&of)) % ALIGN, 0);
                let tile = (shape.1 as u32, shape.2 as u32);
                assert_eq!(read(&of, &file, tile, 12).as_ref(), Ok(&values), "{of:?}");
            }
        }
    }

    /// The header as NumPy 2 writes it for `numpy.arange(2, dtype='>i2').reshape(1, 2)`.
    #[test]
    fn arrays_of_others_are_read() {
        let header = "{'descr': '>i2', 'fortran_order': False, 'shape': (1, 2), }";
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((header.len() as u16).to_le_bytes());
        file.extend(header.bytes().chain([0, 1, 0xff, 0xfe]));
        let of = format(Number::Float(8), 32);
        assert_eq!(
            read(&of, &file, (1, 2), 2),
            Ok(vec![1.0_f32.to_bits(), (-2.0_f32).to_bits()])
        );
        // Everything that is cut off or changed is an error, or other values; nothing else happens.
        for at in 0..file.len() {
            assert!(read(&of, &file[..at], (1, 2), 2).is_err(), "{at}");
            for bit in 0..8 {
                let mut other = file.clone();
                other[at] ^= 1 << bit;
                drop(read(&of, &other, (1, 2), 2));
            }
        }
        assert!(read(&of, &file, (2, 1), 2).is_err() && read(&of, &file, (1, 2), 1).is_err());
    }
}
