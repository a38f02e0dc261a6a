//! Groups of lanes on the command line: `onespec run --wave FILE`, state by lane as text, a picture as PNG.

use crate::outcome::{Failure, OK, Outcome};
use crate::output::{self, Kind};
use crate::{escape, input};
use onespec_core::isa::Isa;
use onespec_emulator::api;
use onespec_emulator::group::{self, GroupOutcome, Initial, Pixels};
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options};
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::Path;

/// Pixels of a texture at most.
const MAX_PIXELS: usize = 1 << 24;
/// Bits of a component of a picture.
const STEPS: f32 = 255.0;

/// What is asked of a run.
pub struct Wave<'a> {
    /// The data file, if there is one.
    pub file: Option<&'a Path>,
    /// The program file.
    pub program: &'a Path,
    /// Where the picture goes.
    pub picture: Option<&'a Path>,
    /// How much was executed is told.
    pub stats: bool,
}

/// What the source of a program calls its values.
#[derive(Debug)]
pub struct Values {
    /// Names, each with what a data file of groups calls it: a register, or the number of a slot.
    pub names: Vec<(String, String)>,
    /// Those that it gives, of `names`, in order: what is shown unless the data file says it, as binary32.
    pub outputs: Vec<String>,
    /// What it begins with besides what the data file says.
    pub initial: Vec<Initial>,
    /// Slots that have the value of the provoking vertex at all vertices.
    pub flat: Vec<u64>,
    /// What may be there when the program begins, whether it reads it or not.
    pub begins: Vec<&'static str>,
}

impl Values {
    /// A data file with places instead of names. Lines about values that are not read are left out.
    fn placed(&self, text: &str) -> String {
        let place = |word: &str| {
            self.names
                .iter()
                .find(|(name, _)| name == word)
                .map(|(_, place)| place.as_str())
        };
        let line = |line: &str| {
            let may_be_unread = |word: &str| {
                let of = word.split_once('.').map_or(word, |(of, _)| of);
                word.starts_with("IN[") || self.begins.contains(&of)
            };
            let is_unread = |word: &str| may_be_unread(word) && place(word).is_none();
            match line.split_whitespace().any(is_unread) {
                true => "\n".to_owned(),
                false => {
                    let words = line.split_whitespace().map(|word| place(word).unwrap_or(word));
                    words.collect::<Vec<&str>>().join(" ") + "\n"
                }
            }
        };
        text.lines().map(line).collect()
    }

    /// The name of what is at a place that is shown.
    fn name(&self, place: &str) -> Option<&str> {
        let mut outputs = self.outputs.iter();
        let is_there = |name: &&String| self.names.iter().any(|(known, at)| known == *name && at == place);
        outputs.find(is_there).map(String::as_str)
    }
}

/// Runs a program file as groups of lanes.
pub fn run(
    asked: &Wave<'_>,
    description: &Description,
    data: &[u8],
    options: &Options,
    values: Option<&Values>,
) -> Outcome {
    let from = asked.file.unwrap_or(asked.program);
    let told = |error: String| Failure::Findings(format!("{}: {error}", escape::path(from)));
    let folder = from.parent().unwrap_or(Path::new(""));
    let text = asked.file.map_or_else(|| Ok(String::new()), input::text)?;
    let text = values.map_or(text.clone(), |values| values.placed(&text));
    let mut groups = group::read(&text, &|name| png(&folder.join(name))).map_err(told)?;
    let isa = description.isa;
    let colour = match &groups.colour {
        Some(first) => Some(four(isa, first).map_err(told)?),
        None => None,
    };
    if asked.picture.is_some() && (colour.is_none() || groups.pixels.is_none()) {
        return Err(told("a picture needs `pixels WxH` and `colour NAME`".to_owned()));
    }
    if let Some(values) = values {
        groups.launch.registers.extend(values.initial.iter().cloned());
        groups.resources.varyings.flat.extend(&values.flat);
        if groups.launch.shown.is_empty() && groups.pixels.is_none() {
            let places = values.names.iter().filter(|(name, _)| values.outputs.contains(name));
            groups.launch.shown.extend(places.map(|(_, place)| place.clone()));
        }
    }
    groups.launch.shown.extend(colour.iter().flatten().cloned());
    let failed = |error: onespec_emulator::error::RunError| Failure::Findings(error.to_string());
    let mut program = api::load_group(description, data, options).map_err(failed)?;
    let lanes = match groups.launch.lanes {
        0 => program.lanes(),
        lanes => lanes,
    };
    let [width, height] = groups.pixels.unwrap_or([0, 0]);
    let mut picture = vec![0; width as usize * height as usize * 4];
    let count = groups.groups(lanes);
    let (mut instructions, mut of_lanes, mut cycles, mut depth) = (0, 0, 0, 0);
    let mut out = escape::stdout();
    for number in 0..count {
        let launch = groups.launch(number, lanes);
        let end = program.run(&launch, &mut groups.resources).map_err(failed)?;
        instructions += end.instructions;
        of_lanes += end.lane_instructions;
        cycles += end.cycles.map_or(0, |cycles| cycles.cycles);
        depth = depth.max(end.depth);
        let name = if count > 1 {
            format!("group {number}: ")
        } else {
            String::new()
        };
        write!(out, "{}", shown(&name, &end, colour.iter().flatten().count(), values))?;
        if end.end != End::Exit {
            out.flush()?;
            escape::tell(&format!("{name}{}", why(&end)));
            return Ok(end.code());
        }
        for lane in 0..lanes {
            let Some([x, y]) = groups.pixel(number, lane, lanes) else {
                continue;
            };
            let at = (y as usize * width as usize + x as usize) * 4;
            let lane = lane as usize;
            if let Some(pixel) = picture.get_mut(at..at + 4)
                && !end.discarded.has(lane)
            {
                let names = colour.iter().flatten();
                for (to, name) in pixel.iter_mut().zip(names) {
                    let bits = end.of(name).and_then(|values| values.get(lane)).copied().unwrap_or(0);
                    // A NaN becomes 0.
                    *to = (f32::from_bits(bits as u32).clamp(0.0, 1.0) * STEPS).round_ties_even() as u8;
                }
            }
        }
    }
    out.flush()?;
    if options.timing {
        let occupancy = program.occupancy(lanes);
        let occupancy = occupancy.map_or_else(String::new, |waves| format!("; a core holds {waves} at once"));
        escape::tell(&format!(
            "{count} groups of {lanes} lanes: {instructions} instructions in {cycles} cycles{occupancy}"
        ));
    }
    if asked.stats {
        escape::tell(&format!(
            "{count} groups of {lanes} lanes: {instructions} instructions, {of_lanes} of lanes, parked at {depth} addresses at most"
        ));
    }
    if let Some(path) = asked.picture {
        let file = encoded(width, height, &picture).map_err(told)?;
        output::write(path, &file, Kind::Data, &[from, asked.program])?;
    }
    Ok(OK)
}

/// Lines of state by lane, and memory. The last pieces, which are the colour, are none of it.
fn shown(name: &str, end: &GroupOutcome, colour: usize, known: Option<&Values>) -> String {
    let mut text = String::new();
    let told = end.values.len().saturating_sub(colour);
    for (piece, values) in end.values.iter().take(told) {
        let output = known.and_then(|known| known.name(piece));
        // Writing to a String cannot fail.
        let _ = write!(text, "{name}{}", output.unwrap_or(piece));
        for value in values {
            let _ = match output {
                Some(_) => write!(text, " {}", f32::from_bits(*value as u32)),
                None => write!(text, " {value:#x}"),
            };
        }
        text.push('\n');
    }
    for bytes in &end.memory {
        let _ = write!(text, "{name}memory");
        for word in bytes.chunks(4) {
            let word = word.iter().rev().fold(0u32, |word, byte| word << 8 | u32::from(*byte));
            let _ = write!(text, " {word:#x}");
        }
        text.push('\n');
    }
    // Of a picture they are the pixels that are left out.
    if !end.discarded.is_empty() && colour == 0 {
        let _ = write!(text, "{name}discarded");
        for lane in end.discarded.iter() {
            let _ = write!(text, " {lane}");
        }
        text.push('\n');
    }
    text
}

fn why(end: &GroupOutcome) -> String {
    match &end.end {
        End::Signal { report, .. } | End::Hazard { report, .. } => report.trim_end().to_owned(),
        End::Timeout => format!("stopped after {} instructions: the time is used up", end.instructions),
        _ => format!("stopped after {} instructions, as asked", end.instructions),
    }
}

/// The names of four registers in a row.
fn four(isa: &Isa, first: &str) -> Result<[String; 4], String> {
    let found = isa.files.iter().find_map(|file| {
        let spelled = |number: i64| file.spelling(number);
        let at = (0..i64::from(file.count)).find(|number| spelled(*number) == Some(first))?;
        let name = |i: i64| spelled(at + i).map(str::to_owned);
        Some([name(0)?, name(1)?, name(2)?, name(3)?])
    });
    found.ok_or_else(|| format!("`{}` is not the first of four registers", first.escape_debug()))
}

/// The pixels of a PNG file.
fn png(path: &Path) -> Result<Pixels, String> {
    let bad = |error: png::DecodingError| format!("{}: {error}", escape::path(path));
    let data = input::bytes(path).map_err(|_| format!("{} cannot be read", escape::path(path)))?;
    let mut decoder = png::Decoder::new(Cursor::new(data));
    decoder.set_transformations(png::Transformations::normalize_to_color8() | png::Transformations::ALPHA);
    let mut reader = decoder.read_info().map_err(bad)?;
    let size = reader.output_buffer_size().filter(|size| *size <= MAX_PIXELS * 4);
    let mut bytes = vec![0; size.ok_or_else(|| format!("{} has too many pixels", escape::path(path)))?];
    let info = reader.next_frame(&mut bytes).map_err(bad)?;
    let pixels = match info.color_type {
        png::ColorType::Rgba => bytes.chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]).collect(),
        png::ColorType::GrayscaleAlpha => bytes.chunks_exact(2).map(|c| [c[0], c[0], c[0], c[1]]).collect(),
        other => return Err(format!("{}: pixels are {other:?}", escape::path(path))),
    };
    Ok((info.width, info.height, pixels))
}

/// A PNG file of red, green, blue and alpha.
fn encoded(width: u32, height: u32, pixels: &[u8]) -> Result<Vec<u8>, String> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let written = encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(pixels));
    written.map_err(|error| error.to_string())?;
    Ok(file)
}
