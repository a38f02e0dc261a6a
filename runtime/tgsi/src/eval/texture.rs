//! Textures of a shader: levels with the state of the sampler, sampled by `onespec_sampling`.

use crate::names::Target;
pub use onespec_sampling::{Compare, Filter, Level, Mip, Wrap};
use onespec_sampling::{Sampler, Shape, View};

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
    /// When a reference passes.
    pub compare: Compare,
}

impl Default for Texture {
    /// No levels, repeated, nearest, without a bound of the level of detail.
    fn default() -> Texture {
        let sampler = Sampler::default();
        Texture {
            levels: Vec::new(),
            wrap: sampler.wrap,
            minify: sampler.minify,
            magnify: sampler.magnify,
            mip: sampler.mip,
            border: sampler.border,
            lod: sampler.lod,
            compare: sampler.compare,
        }
    }
}

impl Texture {
    /// The state of its sampler.
    pub fn sampler(&self) -> Sampler {
        Sampler {
            wrap: self.wrap,
            minify: self.minify,
            magnify: self.magnify,
            mip: self.mip,
            border: self.border,
            lod: self.lod,
            compare: self.compare,
        }
    }

    /// As a target looks at it.
    pub(super) fn view<'a>(&'a self, sampler: &'a Sampler, target: Target) -> View<'a> {
        View {
            levels: &self.levels,
            shape: shape(target),
            sampler,
        }
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

/// The shape of textures of a target.
pub fn shape(target: Target) -> Shape {
    Shape {
        dimensions: target.dimensions(),
        array: target.is_array(),
        cube: target.is_cube(),
        normalised: !matches!(target, Target::Rect | Target::ShadowRect),
    }
}
