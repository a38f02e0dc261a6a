//! Data files of groups: text that says how lanes begin, what is bound, and what is told at the end.
//!
//! ```text
//! lanes 8                         # without it, as many as a group of the target has
//! pixels 64x64                    # as many groups as cover a picture, four lanes a quad
//! helpers 1 3                     # lanes that are not covered
//! state r0.x lane                 # one value for all lanes, or one for each: 3, -1, 0x10, 1.5; or a generator
//! varying 0 0.0 1.0 0.0           # a slot at the three vertices
//! flat 0                          # a slot that has the value of the provoking vertex at all of them
//! texture 0 2d 8x8 checker        # 1d, 2d, 3d, cube, 2d_array; a generator, a PNG, or the values of texels
//! sampler 0 wrap=clamp filter=linear mip=nearest
//! image 0 8x8 unorm8
//! memory 0x10000000 0 1 2         # words of 32 bits
//! show r0.x r0.y
//! read 0x10000000 16
//! colour r0.x                     # four registers in a row: a pixel
//! ```
//!
//! Generators of state are `lane`, and of a picture `x` and `y` (integers), `x.centre` and `y.centre` (pixel centres, as
//! binary32), `i` and `j` (from 0 to 1 across the picture). Those of textures are `checker`, `ramp` and `zero`.

use super::Lanes;
use super::launch::{Initial, Launch};
use super::resources::{Image, ImageFormat, Resources, Texture};
use onespec_sampling::{Compare, Filter, Level, Mip, Sampler, Shape, Wrap};

/// Pixels along an axis of a picture at most, and texels along one of a texture.
const MAX_SIDE: u32 = 16_384;
/// Texels of a texture or image at most.
const MAX_TEXELS: u64 = 1 << 24;
/// Numbers of textures, samplers, images and slots at most.
const MAX_NUMBER: usize = 256;

/// A picture as a file has it: its size, and red, green, blue and alpha of each pixel.
pub type Pixels = (u32, u32, Vec<[u8; 4]>);

/// A data file.
#[derive(Debug, Clone, Default)]
pub struct GroupData {
    /// How each group begins, but for state that generators give.
    pub launch: Launch,
    /// What is bound.
    pub resources: Resources,
    /// State by generator.
    generated: Vec<(String, Generator)>,
    /// Size of the picture, if groups cover one.
    pub pixels: Option<[u32; 2]>,
    /// The first of the four registers that are a pixel at the end.
    pub colour: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Generator {
    Lane,
    X,
    Y,
    CentreX,
    CentreY,
    I,
    J,
}

/// Reads a data file. `picture` reads the picture files that textures name.
///
/// # Errors
/// What is wrong, with the number of its line; all that is wrong is told.
pub fn read(text: &str, picture: &dyn Fn(&str) -> Result<Pixels, String>) -> Result<GroupData, String> {
    let mut data = GroupData::default();
    let mut wrong = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or("");
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((key, words)) = words.split_first() else {
            continue;
        };
        if let Err(message) = data.line(key, words, picture) {
            wrong.push(format!("line {number}: {message}"));
        }
    }
    match wrong.is_empty() {
        true => Ok(data),
        false => Err(wrong.join("\n")),
    }
}

impl GroupData {
    fn line(
        &mut self,
        key: &str,
        words: &[&str],
        picture: &dyn Fn(&str) -> Result<Pixels, String>,
    ) -> Result<(), String> {
        match (key, words) {
            ("lanes", [count]) => self.launch.lanes = small(count, super::MAX_LANES)?,
            ("pixels", [size]) => {
                let [width, height, _] = size_of(size)?;
                self.pixels = Some([width, height]);
            }
            ("helpers", lanes) => {
                for lane in lanes.iter() {
                    let lane = small(lane, super::MAX_LANES - 1)?;
                    self.launch.helpers = self.launch.helpers | Lanes::one(lane as usize);
                }
            }
            ("state", [name, generator]) if generator_of(generator).is_some() => {
                let generator = generator_of(generator).unwrap_or(Generator::Lane);
                self.generated.push(((*name).to_owned(), generator));
            }
            ("state", [name, values @ ..]) if !values.is_empty() => {
                let values = values.iter().map(|value| Ok(bits(value)?.into()));
                self.launch.registers.push(Initial {
                    name: (*name).to_owned(),
                    values: values.collect::<Result<_, String>>()?,
                });
            }
            ("varying", [slot, a, b, c]) => {
                let slots = match self.resources.varyings.primitives.first_mut() {
                    Some(slots) => slots,
                    None => {
                        self.resources.varyings.primitives.push(Vec::new());
                        &mut self.resources.varyings.primitives[0]
                    }
                };
                *place(slots, slot)? = [bits(a)?, bits(b)?, bits(c)?];
            }
            ("flat", [slot]) => self
                .resources
                .varyings
                .flat
                .push(small(slot, MAX_NUMBER as u32 - 1)?.into()),
            ("provoking", [vertex]) => self.resources.varyings.provoking = small(vertex, 2)? as usize,
            ("texture", [number, shape, size, source @ ..]) => {
                let texture = texture(shape, size, source, picture)?;
                *place(&mut self.resources.textures, number)? = Some(texture);
            }
            ("sampler", [number, keys @ ..]) => {
                let sampler = place(&mut self.resources.samplers, number)?;
                keys.iter().try_for_each(|key| sampled(sampler, key))?;
            }
            ("image", [number, size, format]) => {
                let size = size_of(size)?;
                let format = match *format {
                    "bits" => ImageFormat::Bits,
                    "unorm8" => ImageFormat::Unorm8,
                    other => return Err(format!("`{}` is no format: bits, unorm8", other.escape_debug())),
                };
                let texels = vec![[0; 4]; size.iter().map(|n| *n as usize).product()];
                *place(&mut self.resources.images, number)? = Some(Image { size, format, texels });
            }
            ("memory", [addr, values @ ..]) => {
                let addr = number(addr)?;
                let mut bytes = Vec::with_capacity(values.len() * 4);
                for value in values {
                    bytes.extend(bits(value)?.to_le_bytes());
                }
                self.launch.memory.push((addr, bytes));
            }
            ("read", [addr, count]) => self.launch.read.push((number(addr)?, small(count, 1 << 24)?)),
            ("show", names) if !names.is_empty() => {
                self.launch.shown.extend(names.iter().map(|name| (*name).to_owned()));
            }
            ("colour", [name]) => self.colour = Some((*name).to_owned()),
            (key, _) => {
                const KEYS: &str = "lanes, pixels, helpers, state, varying, flat, provoking, texture, sampler, image, memory, read, show, colour";
                return Err(format!(
                    "`{}` is no line of a data file, or lacks words: {KEYS}",
                    key.escape_debug()
                ));
            }
        }
        Ok(())
    }

    /// Groups that the data asks for, where one has so many lanes.
    pub fn groups(&self, lanes: u32) -> u64 {
        let Some([width, height]) = self.pixels else { return 1 };
        let quads = u64::from(width.div_ceil(2)) * u64::from(height.div_ceil(2));
        quads.div_ceil(u64::from((lanes / 4).max(1)))
    }

    /// The pixel of a lane of a group. `None`: it lies outside of the picture, or there is none.
    pub fn pixel(&self, group: u64, lane: u32, lanes: u32) -> Option<[u32; 2]> {
        let [width, height] = self.pixels?;
        let quad = group * u64::from((lanes / 4).max(1)) + u64::from(lane / 4);
        let across = u64::from(width.div_ceil(2));
        let x = quad % across * 2 + u64::from(lane & 1);
        let y = quad / across * 2 + u64::from(lane >> 1 & 1);
        (x < u64::from(width) && y < u64::from(height)).then_some([x as u32, y as u32])
    }

    /// How a group begins: generated state, and helpers where lanes lie outside of the picture.
    pub fn launch(&self, group: u64, lanes: u32) -> Launch {
        let mut launch = self.launch.clone();
        launch.lanes = lanes;
        let [width, height] = self.pixels.unwrap_or([1, 1]);
        let across = u64::from(width.div_ceil(2));
        let place = |lane: u32| {
            let quad = group * u64::from((lanes / 4).max(1)) + u64::from(lane / 4);
            let x = quad % across * 2 + u64::from(lane & 1);
            let y = quad / across * 2 + u64::from(lane >> 1 & 1);
            [x as f32, y as f32]
        };
        for (name, generator) in &self.generated {
            let value = |lane: u32| {
                let [x, y] = place(lane);
                let value = match generator {
                    Generator::Lane => lane,
                    Generator::X => x as u32,
                    Generator::Y => y as u32,
                    Generator::CentreX => (x + 0.5).to_bits(),
                    Generator::CentreY => (y + 0.5).to_bits(),
                    Generator::I => ((x + 0.5) / width as f32).to_bits(),
                    Generator::J => ((y + 0.5) / height as f32).to_bits(),
                };
                u64::from(value)
            };
            launch.registers.push(Initial {
                name: name.clone(),
                values: (0..lanes).map(value).collect(),
            });
        }
        if self.pixels.is_some() {
            for lane in (0..lanes).filter(|lane| self.pixel(group, *lane, lanes).is_none()) {
                launch.helpers = launch.helpers | Lanes::one(lane as usize);
            }
        }
        launch
    }
}

fn generator_of(word: &str) -> Option<Generator> {
    Some(match word {
        "lane" => Generator::Lane,
        "x" => Generator::X,
        "y" => Generator::Y,
        "x.centre" => Generator::CentreX,
        "y.centre" => Generator::CentreY,
        "i" => Generator::I,
        "j" => Generator::J,
        _ => return None,
    })
}

fn number(word: &str) -> Result<u64, String> {
    let found = match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    };
    found.ok_or_else(|| format!("`{}` is no number", word.escape_debug()))
}

fn small(word: &str, most: u32) -> Result<u32, String> {
    let found = number(word)?;
    let small = u32::try_from(found).ok().filter(|n| *n <= most);
    small.ok_or_else(|| format!("{found} is more than {most}"))
}

/// 32 bits: `3`, `-1`, `0x10`, or a binary32 with a point, `inf` or `nan`.
fn bits(word: &str) -> Result<u32, String> {
    let no_value = || format!("`{}` is no value: 3, -1, 0x10, 1.5", word.escape_debug());
    if !word.starts_with("0x") && (word.contains(['.', 'n']) || word.contains("e-")) {
        return word.parse::<f32>().map(f32::to_bits).map_err(|_| no_value());
    }
    match word.strip_prefix('-') {
        Some(digits) => {
            let negative = number(digits)
                .ok()
                .and_then(|n| i32::try_from(-i64::try_from(n).ok()?).ok());
            negative.map(|n| n as u32).ok_or_else(no_value)
        }
        None => u32::try_from(number(word)?).map_err(|_| no_value()),
    }
}

/// `8`, `8x4`, `8x4x2`
fn size_of(word: &str) -> Result<[u32; 3], String> {
    let mut size = [1; 3];
    for (axis, word) in word.split('x').enumerate() {
        let Some(to) = size.get_mut(axis) else {
            return Err(format!("`{}` has more than three axes", word.escape_debug()));
        };
        *to = small(word, MAX_SIDE)?;
    }
    let texels = size.iter().map(|n| u64::from(*n)).product::<u64>();
    match texels {
        0 => Err("a size of 0".to_owned()),
        texels if texels > MAX_TEXELS => Err(format!("{texels} texels are more than {MAX_TEXELS}")),
        _ => Ok(size),
    }
}

/// The element of a list that a word numbers; those before it are made where they are missing.
fn place<'l, T: Default + Clone>(list: &'l mut Vec<T>, word: &str) -> Result<&'l mut T, String> {
    let at = small(word, MAX_NUMBER as u32 - 1)? as usize;
    if list.len() <= at {
        list.resize(at + 1, T::default());
    }
    list.get_mut(at).ok_or_else(|| format!("{at} is too many"))
}

fn texture(
    shape: &str,
    size: &str,
    source: &[&str],
    picture: &dyn Fn(&str) -> Result<Pixels, String>,
) -> Result<Texture, String> {
    let shape = match shape {
        "1d" => Shape::ONE_D,
        "2d" => Shape::TWO_D,
        "3d" => Shape::THREE_D,
        "cube" => Shape::CUBE,
        "1d_array" => Shape::ONE_D.layers(),
        "2d_array" => Shape::TWO_D.layers(),
        "cube_array" => Shape::CUBE.layers(),
        other => {
            return Err(format!(
                "`{}` is no shape: 1d, 2d, 3d, cube, 1d_array, 2d_array, cube_array",
                other.escape_debug()
            ));
        }
    };
    let mut size = size_of(size)?;
    if shape.array && shape.dimensions == 1 {
        size = [size[0], 1, size[1]];
    }
    let count = size.iter().map(|n| *n as usize).product::<usize>();
    let one = 1.0f32.to_bits();
    let by_place = |texel: &dyn Fn([u32; 3]) -> [u32; 4]| -> Vec<[u32; 4]> {
        let place = |at: u32| [at % size[0], at / size[0] % size[1], at / size[0] / size[1]];
        (0..count as u32).map(place).map(texel).collect()
    };
    let part = |at: u32, of: u32| (at as f32 / (of.max(2) - 1) as f32).to_bits();
    let texels = match source {
        [] | ["zero"] => vec![[0; 4]; count],
        ["checker"] => by_place(&|[x, y, z]| {
            let c = if (x + y + z) % 2 == 0 { one } else { 0 };
            [c, c, c, one]
        }),
        ["ramp"] => by_place(&|[x, y, z]| [part(x, size[0]), part(y, size[1]), part(z, size[2]), one]),
        [file] if file.ends_with(".png") => {
            let (width, height, pixels) = picture(file)?;
            if [width, height, 1] != size {
                return Err(format!("`{}` has {width}x{height} pixels", file.escape_debug()));
            }
            let component = |c: u8| (f32::from(c) / 255.0).to_bits();
            pixels.iter().map(|pixel| pixel.map(component)).collect()
        }
        values => {
            // One value a texel, which is all of its components, or four.
            let values: Vec<u32> = values.iter().map(|value| bits(value)).collect::<Result<_, _>>()?;
            match values.len() {
                n if n == count => values.iter().map(|value| [*value; 4]).collect(),
                n if n == count * 4 => values.chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]).collect(),
                n => return Err(format!("{n} values are neither {count} nor {}", count * 4)),
            }
        }
    };
    Ok(Texture {
        levels: levels(Level { size, texels }, shape),
        shape,
    })
}

/// A level and the smaller ones, by box filters: each texel is the mean of those that it covers.
fn levels(first: Level, shape: Shape) -> Vec<Level> {
    let mut levels = vec![first];
    while let Some(above) = levels.last() {
        let axes = if shape.cube { 2 } else { shape.dimensions };
        let half = |axis: usize| {
            let size = above.size[axis];
            if axis < axes { (size / 2).max(1) } else { size }
        };
        let size = [half(0), half(1), half(2)];
        if size == above.size {
            break;
        }
        let mut texels = Vec::with_capacity(size.iter().map(|n| *n as usize).product());
        for z in 0..size[2] {
            for y in 0..size[1] {
                for x in 0..size[0] {
                    texels.push(mean(above, size, [x, y, z]));
                }
            }
        }
        levels.push(Level { size, texels });
    }
    levels
}

fn mean(above: &Level, size: [u32; 3], at: [u32; 3]) -> [u32; 4] {
    let span = |axis: usize| {
        let factor = above.size[axis] / size[axis].max(1);
        at[axis] * factor..at[axis] * factor + factor.min(2)
    };
    let (mut sum, mut count) = ([0.0f32; 4], 0.0f32);
    for z in span(2) {
        for y in span(1) {
            for x in span(0) {
                let texel = above.texel([x, y, z]).map(f32::from_bits);
                sum = std::array::from_fn(|c| sum[c] + texel[c]);
                count += 1.0;
            }
        }
    }
    sum.map(|c| (c / count.max(1.0)).to_bits())
}

/// `wrap=clamp`, `filter=linear`, `mip=nearest`, `compare=less`, `lod=0.0,4.0`, `border=0.0,0.0,0.0,1.0`
fn sampled(sampler: &mut Sampler, word: &str) -> Result<(), String> {
    let wrong = || {
        format!(
            "`{}` is nothing of a sampler: wrap, filter, min, mag, mip, compare, lod, border",
            word.escape_debug()
        )
    };
    let (key, value) = word.split_once('=').ok_or_else(wrong)?;
    let filter = || match value {
        "nearest" => Ok(Filter::Nearest),
        "linear" => Ok(Filter::Linear),
        _ => Err(wrong()),
    };
    match key {
        "wrap" => {
            let wrap = match value {
                "repeat" => Wrap::Repeat,
                "clamp" => Wrap::ClampToEdge,
                "border" => Wrap::ClampToBorder,
                "mirror" => Wrap::MirrorRepeat,
                "mirror_clamp" => Wrap::MirrorClampToEdge,
                _ => return Err(wrong()),
            };
            sampler.wrap = [wrap; 3];
        }
        "filter" => (sampler.minify, sampler.magnify) = (filter()?, filter()?),
        "min" => sampler.minify = filter()?,
        "mag" => sampler.magnify = filter()?,
        "mip" => {
            sampler.mip = match value {
                "none" => Mip::None,
                "nearest" => Mip::Nearest,
                "linear" => Mip::Linear,
                _ => return Err(wrong()),
            };
        }
        "compare" => {
            sampler.compare = match value {
                "never" => Compare::Never,
                "less" => Compare::Less,
                "equal" => Compare::Equal,
                "less_equal" => Compare::LessEqual,
                "greater" => Compare::Greater,
                "not_equal" => Compare::NotEqual,
                "greater_equal" => Compare::GreaterEqual,
                "always" => Compare::Always,
                _ => return Err(wrong()),
            };
        }
        "lod" => {
            let (low, high) = value.split_once(',').ok_or_else(wrong)?;
            sampler.lod = (f32::from_bits(bits(low)?), f32::from_bits(bits(high)?));
        }
        "border" => {
            let values: Vec<u32> = value.split(',').map(bits).collect::<Result<_, _>>()?;
            sampler.border = values.try_into().map_err(|_| wrong())?;
        }
        _ => return Err(wrong()),
    }
    Ok(())
}
