//! Values as text: numbers between blanks or commas, `0x…` for bits. `#` begins a comment.

use super::numbers::{decode, encode, fits};
use onespec_core::isa::platform::{Number, TileFormat};
use std::fmt::Write;

/// The bits of the values of a text.
pub fn read(format: &TileFormat, text: &str, most: usize) -> Result<Vec<u32>, String> {
    let mut values = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let content = content.split('#').next().unwrap_or("");
        let words = content.split(|c: char| c.is_whitespace() || c == ',');
        for word in words.filter(|word| !word.is_empty()) {
            if values.len() >= most {
                return Err(format!("line {}: there are more than {most} values", line + 1));
            }
            let value = one(format, word, values.len()).map_err(|message| format!("line {}: {message}", line + 1))?;
            values.push(value);
        }
    }
    Ok(values)
}

/// The bits of a number in text.
pub fn one(format: &TileFormat, word: &str, at: usize) -> Result<u32, String> {
    let no = || format!("`{}` is no number", word.escape_debug());
    if let Some(digits) = word.strip_prefix("0x") {
        let bits = u32::from_str_radix(digits, 16).map_err(|_| no())?;
        return fits(format, bits, at);
    }
    let number: f64 = word.parse().map_err(|_| no())?;
    encode(format, number)
}

/// Values as text, a row in a line, with an empty line between tiles.
pub fn write(format: &TileFormat, values: &[u32], (_, rows, columns): (usize, usize, usize)) -> Vec<u8> {
    let mut text = String::new();
    for (at, row) in values.chunks(columns.max(1)).enumerate() {
        if at > 0 && at % rows.max(1) == 0 {
            text.push('\n');
        }
        for (column, bits) in row.iter().enumerate() {
            let gap = if column > 0 { " " } else { "" };
            // Writing to a String cannot fail.
            let _ = match (decode(format, *bits), format.number) {
                (None, _) => write!(text, "{gap}{bits:#x}"),
                // Floats of up to 32 bits, as short as they can be read back.
                (Some(number), Number::Float(_)) => write!(text, "{gap}{:?}", number as f32),
                (Some(number), _) => write!(text, "{gap}{number}"),
            };
        }
        text.push('\n');
    }
    text.into_bytes()
}
