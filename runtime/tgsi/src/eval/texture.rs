//! Textures: sampling of one lane, by the formulas of the OpenGL specification (texture wrap modes, minification,
//! magnification) in the order of the reference sampler: interpolation is `p + a * (q - p)`, along x first.

use crate::names::Target;

/// What lies outside of a texture along one axis.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Wrap {
    /// The texture again.
    #[default]
    Repeat,
    /// The texel at the edge.
    ClampToEdge,
    /// The border colour.
    ClampToBorder,
    /// The texture and its mirror image in turns.
    MirrorRepeat,
    /// Its mirror image once, then the texel at the edge.
    MirrorClampToEdge,
}

/// How texels of a level become one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Filter {
    /// The nearest one; its bits are kept.
    #[default]
    Nearest,
    /// Interpolation of the two along each axis.
    Linear,
}

/// Which levels are sampled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Mip {
    /// The first.
    #[default]
    None,
    /// The nearest.
    Nearest,
    /// Interpolation of two.
    Linear,
}

/// One level.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Level {
    /// Width, height, and depth or layers, each at least 1.
    pub size: [u32; 3],
    /// Bits of texels: x first, then y, then depth or layer.
    pub texels: Vec<[u32; 4]>,
}

/// A texture with the state of its sampler.
#[derive(Debug, Clone, PartialEq)]
pub struct Texture {
    /// From the largest to the smallest.
    pub levels: Vec<Level>,
    /// By axis.
    pub wrap: [Wrap; 3],
    /// Where texels are smaller than pixels.
    pub minify: Filter,
    /// Where they are not.
    pub magnify: Filter,
    /// Which levels.
    pub mip: Mip,
    /// Bits of the border colour.
    pub border: [u32; 4],
    /// Bounds of the level of detail.
    pub lod: (f32, f32),
}

impl Default for Texture {
    /// No levels, repeated, nearest, without a bound of the level of detail.
    fn default() -> Texture {
        Texture {
            levels: Vec::new(),
            wrap: [Wrap::Repeat; 3],
            minify: Filter::Nearest,
            magnify: Filter::Nearest,
            mip: Mip::None,
            border: [0; 4],
            lod: (f32::NEG_INFINITY, f32::INFINITY),
        }
    }
}

/// Where a lane samples.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    pub coordinates: [f32; 3],
    /// Chosen layer, before it is rounded.
    pub layer: f32,
    /// Added to texels.
    pub offset: [i32; 3],
}

impl Wrap {
    /// The texel that stands at an integer coordinate; nothing for the border.
    fn texel(self, i: i64, size: u32) -> Option<u32> {
        let n = i64::from(size.max(1));
        let found = match self {
            Wrap::Repeat => i.rem_euclid(n),
            Wrap::ClampToEdge => i.clamp(0, n - 1),
            Wrap::ClampToBorder if (0..n).contains(&i) => i,
            Wrap::ClampToBorder => return None,
            Wrap::MirrorRepeat => {
                let at = i.rem_euclid(2 * n);
                if at < n { at } else { 2 * n - 1 - at }
            }
            Wrap::MirrorClampToEdge => (if i < 0 { -1 - i } else { i }).clamp(0, n - 1),
        };
        u32::try_from(found).ok()
    }
}

fn lerp(a: f32, p: [f32; 4], q: [f32; 4]) -> [f32; 4] {
    std::array::from_fn(|c| p[c] + a * (q[c] - p[c]))
}

fn floats(bits: [u32; 4]) -> [f32; 4] {
    bits.map(f32::from_bits)
}

impl Level {
    fn texel(&self, [i, j, k]: [u32; 3]) -> [u32; 4] {
        let [width, height, _] = self.size.map(u64::from);
        let at = u64::from(i) + width * (u64::from(j) + height * u64::from(k));
        usize::try_from(at)
            .ok()
            .and_then(|at| self.texels.get(at))
            .copied()
            .unwrap_or([0; 4])
    }
}

impl Texture {
    /// Level of detail of a footprint: derivatives of the coordinates along x and y of the screen.
    pub(super) fn lambda(&self, target: Target, dx: [f32; 3], dy: [f32; 3]) -> f32 {
        let scale = self.levels.first().map_or([1; 3], |level| level.size);
        let axes = 0..target.dimensions();
        let rho = axes.fold(0.0f32, |rho, axis| {
            let change = dx[axis].abs().max(dy[axis].abs());
            rho.max(change * scaled(target, scale[axis]))
        });
        super::float::log2(rho)
    }

    /// The number of the level that is nearest to a level of detail.
    pub(super) fn nearest_level(&self, lod: f32) -> usize {
        let last = self.levels.len().saturating_sub(1);
        match self.mip {
            Mip::None => 0,
            _ => ((self.bounded(lod) + 0.5).floor().max(0.0) as usize).min(last),
        }
    }

    /// A level of detail within its bounds.
    pub(super) fn bounded(&self, lod: f32) -> f32 {
        lod.max(self.lod.0).min(self.lod.1)
    }

    /// Bits of a sample.
    pub(super) fn sample(&self, target: Target, at: Position, lod: f32) -> [u32; 4] {
        let lod = self.bounded(lod);
        if lod > 0.0 {
            match self.mip {
                Mip::None => self.level(0, self.minify, target, at),
                Mip::Nearest => self.level(self.nearest_level(lod), self.minify, target, at),
                Mip::Linear => {
                    let last = self.levels.len().saturating_sub(1);
                    let first = (lod.floor() as usize).min(last);
                    let pair = [first, (first + 1).min(last)].map(|level| self.level(level, self.minify, target, at));
                    let fraction = if lod.is_finite() { lod - lod.floor() } else { 0.0 };
                    lerp(fraction, floats(pair[0]), floats(pair[1])).map(f32::to_bits)
                }
            }
        } else {
            self.level(0, self.magnify, target, at)
        }
    }

    fn level(&self, number: usize, filter: Filter, target: Target, at: Position) -> [u32; 4] {
        let Some(level) = self.levels.get(number) else {
            return [0; 4];
        };
        match filter {
            Filter::Nearest => {
                let axis = |axis: usize| {
                    let i = (at.coordinates[axis] * scaled(target, level.size[axis])).floor();
                    i as i64 + i64::from(at.offset[axis])
                };
                self.fetch(level, target, at, std::array::from_fn(axis))
            }
            Filter::Linear => {
                let [x, y, z] = std::array::from_fn(|axis| self.footprint(level, target, at, axis));
                let texel = |i, j, k| floats(self.fetch(level, target, at, [i, j, k]));
                let line = |j, k| lerp(x.2, texel(x.0, j, k), texel(x.1, j, k));
                let plane = |k| match target.dimensions() {
                    1 => line(0, k),
                    _ => lerp(y.2, line(y.0, k), line(y.1, k)),
                };
                let result = match target.dimensions() {
                    3 => lerp(z.2, plane(z.0), plane(z.1)),
                    _ => plane(0),
                };
                result.map(f32::to_bits)
            }
        }
    }

    /// The two texels along an axis, and how far the sample is from the first to the second.
    fn footprint(&self, level: &Level, target: Target, at: Position, axis: usize) -> (i64, i64, f32) {
        let u = at.coordinates[axis] * scaled(target, level.size[axis]) - 0.5;
        let first = u.floor() as i64 + i64::from(at.offset[axis]);
        (first, first.saturating_add(1), u - u.floor())
    }

    /// The texel at integer coordinates after wrapping; coordinates of axes that the target has not are not looked at.
    fn fetch(&self, level: &Level, target: Target, at: Position, texel: [i64; 3]) -> [u32; 4] {
        let mut place = [0; 3];
        for axis in 0..target.dimensions() {
            match self.wrap[axis].texel(texel[axis], level.size[axis]) {
                Some(found) => place[axis] = found,
                None => return self.border,
            }
        }
        if target.is_array() {
            let axis = target.dimensions().max(2);
            let last = level.size[2].saturating_sub(1);
            place[axis.min(2)] = (at.layer.round_ties_even().max(0.0) as u32).min(last);
        }
        level.texel(place)
    }

    /// Four texels of the footprint in the first level, counterclockwise from the lower left one.
    pub(super) fn gather(&self, target: Target, at: Position, component: usize) -> [u32; 4] {
        let Some(level) = self.levels.first() else {
            return [0; 4];
        };
        let (x, y) = (
            self.footprint(level, target, at, 0),
            self.footprint(level, target, at, 1),
        );
        let places = [(x.0, y.1), (x.1, y.1), (x.1, y.0), (x.0, y.0)];
        places.map(|(i, j)| self.fetch(level, target, at, [i, j, 0])[component & 3])
    }

    /// A texel of a level by integer coordinates; those outside are moved to the edge.
    pub(super) fn texel(&self, target: Target, place: [i64; 3], layer: i64, level: i64) -> [u32; 4] {
        let last = self.levels.len().saturating_sub(1);
        let level = usize::try_from(level.max(0)).unwrap_or(last).min(last);
        let Some(level) = self.levels.get(level) else {
            return [0; 4];
        };
        let mut found = [0; 3];
        let within = |i: i64, axis: usize| i.clamp(0, i64::from(level.size[axis].max(1)) - 1) as u32;
        for axis in 0..target.dimensions() {
            found[axis] = within(place[axis], axis);
        }
        if target.is_array() {
            found[2] = within(layer, 2);
        }
        level.texel(found)
    }
}

/// What coordinates are multiplied by.
fn scaled(target: Target, size: u32) -> f32 {
    match target {
        Target::Rect => 1.0,
        _ => size as f32,
    }
}
