//! Tile memory: how rows of a register file hold tiles of values, in each format.
//!
//! `tile` has the rows and the columns of a tile, `column` the bits of a value's place that say where in a row it is. A line of
//! `formats` is a name, what values are, for each row that has bits of a value `BITS@ROW`, and state as `name=number`:
//!
//! ```text
//! fp32 f32 31,22..16,30..23@12..9,4,8,-,7..5 15..0@12..9,4,8,+,7..5 cfg_fp32=1
//! ```
//!
//! Lists of bits have the highest first: `7..5` are bits 7, 6 and 5, `-` is a zero, `+` a one.

use super::super::cx::Cx;
use super::super::timing::{leak, leak_text};
use super::keys::{named, number};
use crate::model::{PlatformState, RegFile};
use crate::syntax::yaml::{Map, Text};
use onespec_core::isa::platform::{Bit, Number, TileFormat, TilePart, Tiles};
use onespec_diag::Diag;

/// Bits of a row's number, and of a position in a row, at most.
const MAX_BITS: usize = 31;
/// Bits of a value at most.
const MAX_WIDTH: u16 = 32;
/// Values of a tile at most.
const MAX_VALUES: u64 = 1 << 20;

/// The tiles of a file. `None` after reporting.
pub fn tiles(cx: &Cx<'_>, file: &RegFile, keys: &Map<Text>, state: &mut Vec<PlatformState>) -> Option<Tiles> {
    let (rows, columns) = match keys.get("tile") {
        Some(text) => shape(cx, text)?,
        None => (1, 1),
    };
    let column = match keys.get("column") {
        Some(text) => bits(cx, text)?,
        None => Vec::new(),
    };
    let formats = match keys.get("formats") {
        Some(text) => formats(cx, file, text, state)?,
        None => Vec::new(),
    };
    Some(Tiles {
        file: leak_text(&file.name),
        rows,
        columns,
        column: leak(column),
        formats: leak(formats),
    })
}

fn wrong<T>(cx: &Cx<'_>, text: &Text, message: String, help: &str) -> Option<T> {
    cx.report(Diag::error("E0718", &text.origin, message).help(help));
    None
}

/// `32 32`
fn shape(cx: &Cx<'_>, text: &Text) -> Option<(u32, u32)> {
    let numbers: Vec<u32> = words(text).filter_map(|word| word.text.parse().ok()).collect();
    match numbers[..] {
        [rows, columns] if rows > 0 && columns > 0 && u64::from(rows) * u64::from(columns) <= MAX_VALUES => {
            Some((rows, columns))
        }
        _ => wrong(
            cx,
            text,
            format!("`{}` is no shape of a tile", text.text),
            "the numbers of its rows and of its columns: `32 32`",
        ),
    }
}

fn formats(cx: &Cx<'_>, file: &RegFile, text: &Text, state: &mut Vec<PlatformState>) -> Option<Vec<TileFormat>> {
    let mut made: Vec<TileFormat> = Vec::new();
    let mut start = 0;
    for line in text.text.split_inclusive('\n') {
        let whole = text.part(start, start + line.trim_end().len());
        start += line.len();
        if whole.text.trim().is_empty() {
            continue;
        }
        let format = format(cx, file, &whole, state)?;
        if made.iter().any(|known| known.name == format.name) {
            return wrong(
                cx,
                &whole,
                format!("there is a format `{}` already", format.name),
                "give it another name, or remove one",
            );
        }
        made.push(format);
    }
    Some(made)
}

/// Words with their places.
fn words(text: &Text) -> impl Iterator<Item = Text> {
    let start = text.text.as_ptr() as usize;
    text.text.split_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - start;
        text.part(at, at + word.len())
    })
}

fn format(cx: &Cx<'_>, file: &RegFile, line: &Text, state: &mut Vec<PlatformState>) -> Option<TileFormat> {
    const FORM: &str = "a line is a name, a number such as `f32` or `i16`, `BITS@ROW` for each row, and state";
    let mut words = words(line);
    let (Some(name), Some(kind)) = (words.next(), words.next()) else {
        return wrong(cx, line, format!("`{}` is no format", line.text.trim()), FORM);
    };
    let (meaning, width) = number_kind(cx, &kind)?;
    let mut parts = Vec::new();
    let mut set = Vec::new();
    for word in words {
        if let Some((left, right)) = word.text.split_once('=') {
            let value = word.part(left.len() + 1, left.len() + 1 + right.len());
            let found = number(cx, &value, "value of state")?;
            let left = word.part(0, left.len());
            state.push(named(&left, Some((found, &value))));
            set.push((leak_text(&left.text), found));
            continue;
        }
        let Some(at) = word.text.find('@') else {
            return wrong(cx, &word, format!("`{}` is no part of a format", word.text), FORM);
        };
        let row = bits(cx, &word.part(at + 1, word.text.len()))?;
        if 1_u64 << row.len() > u64::from(file.count) {
            let message = format!(
                "{} bits number more rows than the {} of `{}`",
                row.len(),
                file.count,
                file.name
            );
            return wrong(cx, &word, message, "take a bit away");
        }
        parts.push(TilePart {
            bits: leak(bits(cx, &word.part(0, at))?),
            row: leak(row),
        });
    }
    let has = |bit: u16| {
        let all = parts.iter().flat_map(|part| part.bits);
        all.filter(|known| matches!(known, Bit::Of(n) if u16::from(*n) == bit))
            .count()
    };
    if let Some(bit) = (0..width).find(|bit| has(*bit) != 1) {
        let message = format!("bit {bit} of a value stands in {} places", has(bit));
        return wrong(cx, line, message, "each bit of a value stands in one row");
    }
    let mut all = parts.iter().flat_map(|part| part.bits);
    if all.any(|bit| matches!(bit, Bit::Of(n) if u16::from(*n) >= width)) {
        let message = format!("a value of this format has {width} bits, counted from 0");
        return wrong(cx, line, message, "name lower bits, or a wider number");
    }
    Some(TileFormat {
        name: leak_text(&name.text),
        number: meaning,
        width,
        parts: leak(parts),
        state: leak(set),
    })
}

/// `f32`, `bf16`, `u8`, `i16`, `sm11`.
fn number_kind(cx: &Cx<'_>, text: &Text) -> Option<(Number, u16)> {
    let digits = text.text.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let kind = text.text.strip_suffix(digits).unwrap_or_default();
    let width = digits
        .parse::<u16>()
        .ok()
        .filter(|width| (1..=MAX_WIDTH).contains(width));
    let found = width.and_then(|width| {
        let number = match (kind, width) {
            ("f", 16) => Number::Float(5),
            ("f", 32) | ("bf", 16) => Number::Float(8),
            ("u", _) => Number::Unsigned,
            ("i", _) => Number::Signed,
            ("sm", 2..) => Number::SignMagnitude,
            _ => return None,
        };
        Some((number, width))
    });
    if found.is_some() {
        return found;
    }
    wrong(
        cx,
        text,
        format!("`{}` is no kind of number", text.text),
        "f16, bf16, f32, and u, i, sm (sign and magnitude) with up to 32 bits",
    )
}

/// `12..9,4,8,-,7..5`
fn bits(cx: &Cx<'_>, text: &Text) -> Option<Vec<Bit>> {
    let mut found = Vec::new();
    let one = |text: &str| text.parse::<u8>().ok().filter(|bit| usize::from(*bit) <= MAX_BITS);
    for item in text.text.split(',') {
        match (item, item.split_once("..")) {
            ("-", _) => found.push(Bit::Zero),
            ("+", _) => found.push(Bit::One),
            (_, Some((high, low))) => match (one(high), one(low)) {
                (Some(high), Some(low)) if low <= high => found.extend((low..=high).rev().map(Bit::Of)),
                _ => return no_bits(cx, text, item),
            },
            _ => match one(item) {
                Some(bit) => found.push(Bit::Of(bit)),
                None => return no_bits(cx, text, item),
            },
        }
    }
    match found.len() <= MAX_BITS + 1 {
        true => Some(found),
        false => no_bits(cx, text, &text.text),
    }
}

fn no_bits<T>(cx: &Cx<'_>, text: &Text, item: &str) -> Option<T> {
    wrong(
        cx,
        text,
        format!("`{item}` are no bits"),
        "numbers of bits below 32, the highest first, with `-` for 0 and `+` for 1: `12..9,4,-,7..5`",
    )
}
