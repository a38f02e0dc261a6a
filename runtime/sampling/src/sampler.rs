//! The state of a sampler: what lies outside of a texture, and how texels become one.

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

impl Wrap {
    /// The texel that stands at an integer coordinate; nothing for the border.
    pub(crate) fn texel(self, i: i64, size: u32) -> Option<u32> {
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
            Wrap::MirrorClampToEdge => (if i < 0 { (-1_i64).saturating_sub(i) } else { i }).clamp(0, n - 1),
        };
        u32::try_from(found).ok()
    }
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

/// How a reference is compared with the first component of texels.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Compare {
    /// No reference passes.
    Never,
    /// It is less.
    Less,
    /// It is equal.
    Equal,
    /// It is less or equal.
    #[default]
    LessEqual,
    /// It is greater.
    Greater,
    /// It differs.
    NotEqual,
    /// It is greater or equal.
    GreaterEqual,
    /// Each reference passes.
    Always,
}

impl Compare {
    /// Whether a reference passes.
    pub fn passes(self, reference: f32, texel: f32) -> bool {
        match self {
            Compare::Never => false,
            Compare::Less => reference < texel,
            Compare::Equal => reference == texel,
            Compare::LessEqual => reference <= texel,
            Compare::Greater => reference > texel,
            Compare::NotEqual => reference != texel,
            Compare::GreaterEqual => reference >= texel,
            Compare::Always => true,
        }
    }
}

/// The state of a sampler.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sampler {
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
    /// How references are compared.
    pub compare: Compare,
}

impl Default for Sampler {
    /// Repeated, nearest, the first level, without a bound of the level of detail.
    fn default() -> Sampler {
        Sampler {
            wrap: [Wrap::Repeat; 3],
            minify: Filter::Nearest,
            magnify: Filter::Nearest,
            mip: Mip::None,
            border: [0; 4],
            lod: (f32::NEG_INFINITY, f32::INFINITY),
            compare: Compare::LessEqual,
        }
    }
}

impl Sampler {
    /// A level of detail within its bounds.
    pub fn bounded(&self, lod: f32) -> f32 {
        lod.max(self.lod.0).min(self.lod.1)
    }
}
