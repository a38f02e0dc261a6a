//! Tile memory from outside: tiles are filled before a run from files and generators, and saved behind it.
//!
//! How rows of a register file hold tiles is data of the platform ([`onespec_core::isa::platform::Tiles`]).

mod generate;
mod layout;
mod npy;
mod numbers;
mod text;

use crate::error::RunError;
use layout::Layout;
use onespec_core::exec::Machine;
use onespec_core::isa::platform::{MemoryKind, Platform, TileFormat, Tiles};
use std::ops::RangeInclusive;

/// Tiles of a platform's memory, in one of its formats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// Name of the memory.
    pub memory: String,
    /// Numbers of the tiles. `None`: the first, and as many as there are values for.
    pub tiles: Option<RangeInclusive<u32>>,
    /// Name of the format.
    pub format: String,
}

/// What tiles are filled with before a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fill {
    /// Where it goes.
    pub area: Area,
    /// The values.
    pub source: Source,
}

/// Where values come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// Numbers as text, row by row.
    Text(String),
    /// An array in NumPy's format.
    Npy(Vec<u8>),
    /// The bits of the values, each in whole bytes, the lowest first.
    Raw(Vec<u8>),
    /// Numbers drawn with this seed: floats of either sign from 2^-8 to 2^8, all integers of the format.
    Random(u64),
    /// Any bits, drawn with this seed.
    Bits(u64),
    /// Zeros, ones, infinities, NaNs, subnormal numbers, borders of the format, drawn with this seed.
    Special(u64),
    /// 0, 1, 2, …
    Ramp,
    /// One number.
    Each(String),
}

/// Tiles that are read behind a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    /// Which.
    pub area: Area,
    /// As what.
    pub shape: Shape,
}

/// As what tiles are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Numbers as text, a row of a tile in a line.
    Text,
    /// An array in NumPy's format: a matrix, or several.
    Npy,
    /// The bits of the values, each in whole bytes, the lowest first.
    Raw,
}

/// Fills tiles, and sets the state that goes with their format.
///
/// # Errors
/// The platform has no such memory, tiles or format, or the values are not those of whole tiles.
pub fn fill<M: Machine>(m: &mut M, platform: Option<&'static Platform>, fill: &Fill) -> Result<(), RunError> {
    let place = Place::find(platform, &fill.area)?;
    let most = place.most();
    let values = match &fill.source {
        Source::Text(text) => text::read(place.format, text, most),
        Source::Npy(bytes) => npy::read(place.format, bytes, (place.tiles.rows, place.tiles.columns), most),
        Source::Raw(bytes) => raw(place.format, bytes, most),
        generated => generate::values(place.format, generated, place.count(1) * place.size()),
    };
    let values = values.map_err(|message| place.error(&message))?;
    let size = place.size();
    let tiles = values.len() / size;
    if tiles == 0 || !values.len().is_multiple_of(size) {
        let Tiles { rows, columns, .. } = place.tiles;
        return Err(place.error(&format!(
            "there are {} values; a tile has {rows} rows of {columns}",
            values.len()
        )));
    }
    if fill.area.tiles.is_some() && tiles != place.count(tiles) {
        return Err(place.error(&format!(
            "there are values for {tiles} tiles, not for {}",
            place.count(tiles)
        )));
    }
    let mut layout = Layout::new(place.tiles, place.format);
    for (value, at) in values.iter().zip(place.first()..) {
        layout.put(m, at, *value).map_err(|message| place.error(&message))?;
    }
    layout.store(m).map_err(|message| place.error(&message))?;
    for (name, value) in place.format.state {
        if !m.set(name, *value) {
            return Err(place.error(&format!("there is no state `{name}`")));
        }
    }
    Ok(())
}

/// Reads tiles.
///
/// # Errors
/// The platform has no such memory, tiles or format.
pub fn save<M: Machine>(m: &M, platform: Option<&'static Platform>, save: &Save) -> Result<Vec<u8>, RunError> {
    let place = Place::find(platform, &save.area)?;
    let count = place.count(1);
    let mut layout = Layout::new(place.tiles, place.format);
    let places = (place.first()..).take(count * place.size());
    let values = places.map(|at| layout.get(m, at)).collect::<Result<Vec<u32>, String>>();
    let values = values.map_err(|message| place.error(&message))?;
    let shape = (count, place.tiles.rows as usize, place.tiles.columns as usize);
    Ok(match save.shape {
        Shape::Text => text::write(place.format, &values, shape),
        Shape::Npy => npy::write(place.format, &values, shape),
        Shape::Raw => {
            let bytes = numbers::bytes(place.format);
            let one = |value: &u32| value.to_le_bytes().into_iter().take(bytes);
            values.iter().flat_map(one).collect()
        }
    })
}

/// Bits of values, each in whole bytes.
fn raw(format: &TileFormat, bytes: &[u8], most: usize) -> Result<Vec<u32>, String> {
    let each = numbers::bytes(format);
    if !bytes.len().is_multiple_of(each) || bytes.len() / each > most {
        return Err(format!(
            "{} bytes are no values of {each} bytes, at most {most}",
            bytes.len()
        ));
    }
    let one = |bytes: &[u8]| bytes.iter().rev().fold(0, |all: u32, byte| all << 8 | u32::from(*byte));
    let values = bytes.chunks(each).map(one);
    values
        .enumerate()
        .map(|(at, value)| numbers::fits(format, value, at))
        .collect()
}

/// Tiles that a platform has.
struct Place<'a> {
    area: &'a Area,
    tiles: &'static Tiles,
    format: &'static TileFormat,
}

impl<'a> Place<'a> {
    fn find(platform: Option<&'static Platform>, area: &'a Area) -> Result<Place<'a>, RunError> {
        let refuse = |message: String| Err(RunError::Tiles(message));
        let name = &area.memory;
        let Some(platform) = platform else {
            return refuse(format!(
                "there is no platform, and so no tile memory `{}`",
                name.escape_debug()
            ));
        };
        let tiled = |memory: &'static onespec_core::isa::platform::Memory| match &memory.kind {
            MemoryKind::Tile(tiles) => Some((memory.name, tiles)),
            _ => None,
        };
        let mut known = platform.memory.iter().filter_map(tiled);
        let Some((_, tiles)) = known.find(|(known, _)| known == name) else {
            let names: Vec<&str> = platform.memory.iter().filter_map(tiled).map(|(name, _)| name).collect();
            return refuse(format!(
                "platform `{}` has no tile memory `{}`; it has: {}",
                platform.name,
                name.escape_debug(),
                listed(&names)
            ));
        };
        let Some(format) = tiles.formats.iter().find(|format| format.name == area.format) else {
            let names: Vec<&str> = tiles.formats.iter().map(|format| format.name).collect();
            return refuse(format!(
                "tiles of `{name}` have no format `{}`; there are: {}",
                area.format.escape_debug(),
                listed(&names)
            ));
        };
        let place = Place { area, tiles, format };
        let last = area.tiles.as_ref().map_or(0, |tiles| *tiles.end());
        let has = layout::tiles(tiles, format);
        match area.tiles.as_ref().is_none_or(|tiles| tiles.start() <= tiles.end()) && u64::from(last) < has {
            true => Ok(place),
            false => Err(place.error(&format!("it has tiles 0 to {} in this format", has.saturating_sub(1)))),
        }
    }

    /// Values of a tile.
    fn size(&self) -> usize {
        self.tiles.rows as usize * self.tiles.columns as usize
    }

    /// Tiles that are meant, or this many where the area does not say.
    fn count(&self, otherwise: usize) -> usize {
        let range = self.area.tiles.as_ref();
        range.map_or(otherwise, |tiles| (tiles.end() - tiles.start()) as usize + 1)
    }

    /// The place of the first value.
    fn first(&self) -> u64 {
        let tile = self.area.tiles.as_ref().map_or(0, |tiles| *tiles.start());
        u64::from(tile) * self.size() as u64
    }

    /// Values from the first on, at most.
    fn most(&self) -> usize {
        let all = layout::tiles(self.tiles, self.format) * self.size() as u64;
        all.saturating_sub(self.first()) as usize
    }

    fn error(&self, message: &str) -> RunError {
        let Area { memory, format, .. } = self.area;
        RunError::Tiles(format!("tiles of `{memory}` as {format}: {message}"))
    }
}

fn listed(names: &[&str]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}
