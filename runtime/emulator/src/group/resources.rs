//! What is bound to a group beside registers and memory: textures, samplers, images, interpolated inputs.

use onespec_sampling::{Level, Sampler, Shape, View};

/// A texture.
#[derive(Debug, Clone, PartialEq)]
pub struct Texture {
    /// From the largest to the smallest.
    pub levels: Vec<Level>,
    /// Its axes.
    pub shape: Shape,
}

impl Texture {
    /// As a sampler looks at it.
    pub fn view<'a>(&'a self, sampler: &'a Sampler) -> View<'a> {
        View {
            levels: &self.levels,
            shape: self.shape,
            sampler,
        }
    }
}

/// What components of an image are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ImageFormat {
    /// 32 bits, as they are written.
    #[default]
    Bits,
    /// 8 bits, 0 to 255 for 0.0 to 1.0: a binary32 is clamped and rounded to the nearest, ties to even.
    Unorm8,
}

/// An image, which instructions read and write by integer coordinates.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Image {
    /// Texels along each axis, each at least 1.
    pub size: [u32; 3],
    /// What components are.
    pub format: ImageFormat,
    /// Bits of texels as instructions read them: x first, then y, then z. Those that are missing are 0.
    pub texels: Vec<[u32; 4]>,
}

impl Image {
    /// The number of a texel. `None`: it lies outside.
    fn at(&self, place: [u64; 3]) -> Option<usize> {
        let size = self.size.map(u64::from);
        if place.iter().zip(size).any(|(at, size)| *at >= size) {
            return None;
        }
        let line = place[2].checked_mul(size[1])?.checked_add(place[1])?;
        let at = line.checked_mul(size[0])?.checked_add(place[0])?;
        usize::try_from(at).ok()
    }

    /// A component of a texel; 0 outside.
    pub fn load(&self, place: [u64; 3], component: usize) -> u32 {
        let texel = self.at(place).and_then(|at| self.texels.get(at));
        texel.and_then(|texel| texel.get(component)).copied().unwrap_or(0)
    }

    /// Writes a component of a texel; nothing outside.
    pub fn store(&mut self, place: [u64; 3], component: usize, value: u32) {
        let value = match self.format {
            ImageFormat::Bits => value,
            ImageFormat::Unorm8 => {
                let steps = (f32::from_bits(value).clamp(0.0, 1.0) * 255.0).round_ties_even();
                // A NaN becomes 0.
                (f32::from(steps as u8) / 255.0).to_bits()
            }
        };
        let texel = self.at(place).and_then(|at| self.texels.get_mut(at));
        if let Some(to) = texel.and_then(|texel| texel.get_mut(component)) {
            *to = value;
        }
    }
}

/// Inputs at the vertices of the primitives that lanes belong to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Varyings {
    /// By primitive and slot: bits at the three vertices.
    pub primitives: Vec<Vec<[u32; 3]>>,
    /// The primitive of each lane; lanes without one belong to the first.
    pub lane: Vec<usize>,
    /// The vertex whose values are those of flat inputs.
    pub provoking: usize,
    /// Slots that have the values of that vertex at all vertices.
    pub flat: Vec<u64>,
}

impl Varyings {
    /// The bits of a slot at a vertex (3: the provoking one) of the primitive of a lane; 0 where there is none.
    pub fn value(&self, lane: usize, slot: u64, vertex: u64) -> u32 {
        let primitive = self.lane.get(lane).copied().unwrap_or(0);
        let slots = self.primitives.get(primitive);
        let vertex = if self.flat.contains(&slot) { 3 } else { vertex };
        let slot = usize::try_from(slot).ok().and_then(|slot| slots?.get(slot));
        let vertex = match vertex {
            3 => self.provoking,
            vertex => usize::try_from(vertex).unwrap_or(usize::MAX),
        };
        slot.and_then(|vertices| vertices.get(vertex)).copied().unwrap_or(0)
    }
}

/// What is bound to a group.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Resources {
    /// Textures by number. One that is not there gives zeros.
    pub textures: Vec<Option<Texture>>,
    /// Samplers by number. One that is not there is the default.
    pub samplers: Vec<Sampler>,
    /// Images by number. One that is not there gives zeros and keeps nothing.
    pub images: Vec<Option<Image>>,
    /// Interpolated inputs.
    pub varyings: Varyings,
}
