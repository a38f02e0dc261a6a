//! Samples, gathers and fetches of a texture.

use crate::sampler::{Filter, Mip, Sampler};
use crate::{Level, Position, Shape, cube, log2};

/// The axis of layers.
const LAYERS: usize = 2;

/// A texture with a sampler.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// From the largest to the smallest.
    pub levels: &'a [Level],
    /// Its axes.
    pub shape: Shape,
    /// How it is sampled.
    pub sampler: &'a Sampler,
}

/// What is filtered: a texel as it is, or made of it.
type Texel<'t> = &'t dyn Fn([u32; 4]) -> [u32; 4];

fn lerp(a: f32, p: [f32; 4], q: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|c| p[c] + a * (q[c] - p[c]))
}

fn floats(bits: [u32; 4]) -> [f32; 4] {
    bits.map(f32::from_bits)
}

impl View<'_> {
    /// Level of detail of a footprint: derivatives of the coordinates along x and y of the screen. Those of a cube are
    /// taken as those on a face whose middle they are at.
    pub fn lambda(&self, dx: [f32; 3], dy: [f32; 3]) -> f32 {
        let size = self.levels.first().map_or([1; 3], |level| level.size);
        let axes = 0..self.shape.dimensions.min(3);
        let rho = axes.fold(0.0f32, |rho, axis| {
            let change = dx[axis].abs().max(dy[axis].abs());
            let scale = match self.shape.cube {
                true => size[0] as f32 * 0.5,
                false => self.shape.scale(size[axis]),
            };
            rho.max(change * scale)
        });
        log2(rho)
    }

    /// The number of the level that is nearest to a level of detail.
    pub fn nearest_level(&self, lod: f32) -> usize {
        let last = self.levels.len().saturating_sub(1);
        match self.sampler.mip {
            Mip::None => 0,
            _ => ((self.sampler.bounded(lod) + 0.5).floor().max(0.0) as usize).min(last),
        }
    }

    /// Bits of a sample.
    pub fn sample(&self, at: Position, lod: f32) -> [u32; 4] {
        self.filtered(at, lod, &|texel| texel)
    }

    /// What comparing a reference with the first component of each texel gives, filtered: from 0 to 1.
    pub fn compare(&self, at: Position, lod: f32, reference: f32) -> f32 {
        let passes = |texel: [u32; 4]| {
            let passes = self.sampler.compare.passes(reference, f32::from_bits(texel[0]));
            [if passes { 1.0f32 } else { 0.0 }.to_bits(); 4]
        };
        f32::from_bits(self.filtered(at, lod, &passes)[0])
    }

    fn filtered(&self, at: Position, lod: f32, texel: Texel<'_>) -> [u32; 4] {
        let lod = self.sampler.bounded(lod);
        if lod > 0.0 {
            match self.sampler.mip {
                Mip::None => self.level(0, self.sampler.minify, at, texel),
                Mip::Nearest => self.level(self.nearest_level(lod), self.sampler.minify, at, texel),
                Mip::Linear => {
                    let last = self.levels.len().saturating_sub(1);
                    let first = (lod.floor() as usize).min(last);
                    let level = |level| floats(self.level(level, self.sampler.minify, at, texel));
                    let fraction = if lod.is_finite() { lod - lod.floor() } else { 0.0 };
                    lerp(fraction, level(first), level((first + 1).min(last))).map(f32::to_bits)
                }
            }
        } else {
            self.level(0, self.sampler.magnify, at, texel)
        }
    }

    fn level(&self, number: usize, filter: Filter, at: Position, texel: Texel<'_>) -> [u32; 4] {
        let Some(level) = self.levels.get(number) else {
            return [0; 4];
        };
        let (at, face) = self.on_face(at);
        let fetch = |place| texel(self.fetch(level, at, face, place));
        match filter {
            Filter::Nearest => {
                let axis = |axis: usize| {
                    let i = (at.coordinates[axis] * self.scale(level, axis)).floor();
                    (i as i64).saturating_add(at.offset[axis].into())
                };
                fetch(std::array::from_fn(axis))
            }
            Filter::Linear => {
                let [x, y, z] = std::array::from_fn(|axis| self.footprint(level, at, axis));
                let texel = |i, j, k| floats(fetch([i, j, k]));
                let line = |j, k| lerp(x.2, texel(x.0, j, k), texel(x.1, j, k));
                let plane = |k| match self.shape.dimensions {
                    1 => line(0, k),
                    _ => lerp(y.2, line(y.0, k), line(y.1, k)),
                };
                let result = match self.shape.dimensions {
                    3 if !self.shape.cube => lerp(z.2, plane(z.0), plane(z.1)),
                    _ => plane(0),
                };
                result.map(f32::to_bits)
            }
        }
    }

    /// A position on a face, where the texture is a cube.
    fn on_face(&self, at: Position) -> (Position, Option<u32>) {
        if !self.shape.cube {
            return (at, None);
        }
        let (face, [s, t]) = cube::face(at.coordinates);
        let coordinates = [s, t, 0.0];
        (Position { coordinates, ..at }, Some(face))
    }

    fn scale(&self, level: &Level, axis: usize) -> f32 {
        self.shape.scale(level.size[axis])
    }

    /// The two texels along an axis, and how far the sample is from the first to the second.
    fn footprint(&self, level: &Level, at: Position, axis: usize) -> (i64, i64, f32) {
        let u = at.coordinates[axis] * self.scale(level, axis) - 0.5;
        let first = (u.floor() as i64).saturating_add(at.offset[axis].into());
        (first, first.saturating_add(1), u - u.floor())
    }

    /// The texel at integer coordinates after wrapping; coordinates of axes that the texture has not are not looked at.
    fn fetch(&self, level: &Level, at: Position, face: Option<u32>, texel: [i64; 3]) -> [u32; 4] {
        let mut place = [0; 3];
        let layer = || (at.layer.round_ties_even().max(0.0) as u32).min(level.size[2].saturating_sub(1));
        if let Some(face) = face {
            for axis in 0..2 {
                place[axis] = texel[axis].clamp(0, i64::from(level.size[axis].max(1)) - 1) as u32;
            }
            let cube = if self.shape.array { layer() } else { 0 };
            place[2] = cube.saturating_mul(6).saturating_add(face);
            return level.texel(place);
        }
        for axis in 0..self.shape.dimensions.min(3) {
            match self.sampler.wrap[axis].texel(texel[axis], level.size[axis]) {
                Some(found) => place[axis] = found,
                None => return self.sampler.border,
            }
        }
        if self.shape.array {
            place[2] = layer();
        }
        level.texel(place)
    }

    /// A component of the four texels of the footprint in the first level, counterclockwise from the lower left one.
    pub fn gather(&self, at: Position, component: usize) -> [u32; 4] {
        let Some(level) = self.levels.first() else {
            return [0; 4];
        };
        let (at, face) = self.on_face(at);
        let (x, y) = (self.footprint(level, at, 0), self.footprint(level, at, 1));
        let places = [(x.0, y.1), (x.1, y.1), (x.1, y.0), (x.0, y.0)];
        places.map(|(i, j)| self.fetch(level, at, face, [i, j, 0])[component & 3])
    }

    /// A texel of a level by integer coordinates. `None`: it lies outside.
    pub fn texel(&self, place: [i64; 3], layer: i64, level: i64) -> Option<[u32; 4]> {
        let level = self.levels.get(usize::try_from(level).ok()?)?;
        let within = |i: i64, axis: usize| u32::try_from(i).ok().filter(|i| *i < level.size[axis]);
        let mut found = [0; 3];
        for axis in 0..self.shape.dimensions.min(3) {
            found[axis] = within(place[axis], axis)?;
        }
        if self.shape.array {
            found[2] = within(layer, 2)?;
        }
        Some(level.texel(found))
    }

    /// Size of a level along an axis, layers as the third; 0 for axes that there are not, and for no level.
    pub fn size(&self, level: u32, axis: usize) -> u32 {
        let size = usize::try_from(level).ok().and_then(|level| self.levels.get(level));
        let size = size.map_or([0; 3], |level| level.size);
        let dimensions = if self.shape.cube { 2 } else { self.shape.dimensions };
        match axis {
            axis if axis < dimensions => size.get(axis).copied().unwrap_or(0),
            LAYERS if self.shape.array => match self.shape.cube {
                true => size[2] / 6,
                false => size[2],
            },
            _ => 0,
        }
    }
}
