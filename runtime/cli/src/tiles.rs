//! Tiles on the command line: `NAME[FIRST..LAST]=FORMAT:SOURCE`.

use crate::input;
use crate::outcome::Failure;
use crate::output::{self, Kind};
use onespec_core::environment::number;
use onespec_emulator::tiles::{Area, Fill, Save, Shape, Source};
use std::path::{Path, PathBuf};

/// Tiles that are to be filled.
#[derive(Debug, Clone)]
pub struct Filling {
    area: Area,
    from: Given,
}

/// Where values come from.
#[derive(Debug, Clone)]
enum Given {
    File(PathBuf),
    Made(Source),
}

/// Tiles that are to be saved.
#[derive(Debug, Clone)]
pub struct Saving {
    area: Area,
    to: PathBuf,
}

/// `dst=bf16:random:7`, `dst[0..3]=fp32:in.npy`.
pub fn filling(text: &str) -> Result<Filling, String> {
    let (area, source) = area(text)?;
    let seed = |digits: &str| number(digits).ok_or("write a number as the seed: random:7");
    let from = match source.split_once(':') {
        Some(("random", digits)) => Given::Made(Source::Random(seed(digits)?)),
        Some(("bits", digits)) => Given::Made(Source::Bits(seed(digits)?)),
        Some(("special", digits)) => Given::Made(Source::Special(seed(digits)?)),
        Some(("each", number)) => Given::Made(Source::Each(number.to_owned())),
        _ if source == "ramp" => Given::Made(Source::Ramp),
        _ => Given::File(source.into()),
    };
    Ok(Filling { area, from })
}

/// `dst=fp32:out.npy`, `dst[1]=bf16:-`.
pub fn saving(text: &str) -> Result<Saving, String> {
    let (area, to) = area(text)?;
    Ok(Saving { area, to: to.into() })
}

fn area(text: &str) -> Result<(Area, &str), String> {
    const FORM: &str = "write NAME=FORMAT:FILE, or NAME[FIRST..LAST]=FORMAT:FILE";
    let (name, rest) = text.split_once('=').ok_or(FORM)?;
    let (format, file) = rest.split_once(':').filter(|(_, file)| !file.is_empty()).ok_or(FORM)?;
    let tile = |digits: &str| digits.trim().parse::<u32>().map_err(|_| FORM);
    let (memory, tiles) = match name.split_once('[') {
        None => (name, None),
        Some((memory, range)) => {
            let range = range.strip_suffix(']').ok_or(FORM)?;
            let (first, last) = range.split_once("..").unwrap_or((range, range));
            (memory, Some(tile(first)?..=tile(last)?))
        }
    };
    let area = Area {
        memory: memory.to_owned(),
        tiles,
        format: format.to_owned(),
    };
    Ok((area, file))
}

/// What tiles are filled with: files are read.
///
/// # Errors
/// A file that cannot be read.
pub fn fills(asked: &[Filling]) -> Result<Vec<Fill>, Failure> {
    let one = |filling: &Filling| {
        let source = match &filling.from {
            Given::Made(source) => source.clone(),
            Given::File(path) => match shape(path) {
                Shape::Npy => Source::Npy(input::bytes(path)?),
                Shape::Raw => Source::Raw(input::bytes(path)?),
                Shape::Text => Source::Text(input::text(path)?),
            },
        };
        Ok(Fill {
            area: filling.area.clone(),
            source,
        })
    };
    asked.iter().map(one).collect()
}

/// What is to be saved.
pub fn saves(asked: &[Saving]) -> Vec<Save> {
    let one = |saving: &Saving| Save {
        area: saving.area.clone(),
        shape: shape(&saving.to),
    };
    asked.iter().map(one).collect()
}

/// Writes what was saved; `-` is standard output.
///
/// # Errors
/// A file that cannot be written, or that is an input: `program`, or one that tiles were filled from.
pub fn write(asked: &[Saving], saved: &[Vec<u8>], filled: &[Filling], program: &Path) -> Result<(), Failure> {
    let files = filled.iter().filter_map(|filling| match &filling.from {
        Given::File(path) => Some(path.as_path()),
        Given::Made(_) => None,
    });
    let inputs: Vec<&Path> = files.chain([program]).collect();
    let mut all = asked.iter().zip(saved);
    all.try_for_each(|(saving, bytes)| output::to(Some(&saving.to), bytes, Kind::Data, &inputs))
}

/// What a file is, by its name.
fn shape(path: &Path) -> Shape {
    let extension = path.extension().unwrap_or_default();
    match () {
        () if extension.eq_ignore_ascii_case("npy") => Shape::Npy,
        () if extension.eq_ignore_ascii_case("bin") => Shape::Raw,
        () => Shape::Text,
    }
}

#[cfg(test)]
mod tests {
    use super::{filling, saving};

    #[test]
    fn areas_are_named_with_their_tiles() {
        let of = |text: &str| filling(text).expect("an area");
        assert_eq!(of("dst=bf16:random:7").area.tiles, None);
        assert_eq!(of("dst[2]=fp32:in.npy").area.tiles, Some(2..=2));
        assert_eq!(of("dst[0..3]=fp32:a:b").area.tiles, Some(0..=3));
        for wrong in [
            "dst",
            "dst=fp32",
            "dst=fp32:",
            "dst[=fp32:ramp",
            "dst[x]=fp32:ramp",
            "dst=fp32:random:x",
        ] {
            assert!(filling(wrong).is_err(), "{wrong}");
        }
        assert!(saving("dst[1=fp32:-").is_err());
    }
}
