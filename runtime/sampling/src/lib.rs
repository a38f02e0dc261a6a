//! Texture sampling, by the formulas of the OpenGL specification (texture wrap modes, minification, magnification, cube
//! map face selection) in the order of the reference sampler: interpolation is `p + a * (q - p)` in binary32, along x
//! first.
//!
//! A [`View`] is a texture with a sampler: levels of texels, and how they become one.
//!
//! ```
//! use onespec_sampling::{Filter, Level, Position, Sampler, Shape, View};
//!
//! // Two texels, black and white: half-way between their centres is grey.
//! let texels = [0.0f32, 1.0].map(|c| [c, c, c, 1.0].map(f32::to_bits)).to_vec();
//! let levels = [Level { size: [2, 1, 1], texels }];
//! let sampler = Sampler { magnify: Filter::Linear, ..Sampler::default() };
//! let view = View { levels: &levels, shape: Shape::TWO_D, sampler: &sampler };
//! let at = Position { coordinates: [0.5, 0.5, 0.0], ..Position::default() };
//! assert_eq!(view.sample(at, 0.0).map(f32::from_bits), [0.5, 0.5, 0.5, 1.0]);
//! ```
#![warn(missing_docs)]

mod cube;
mod sampler;
mod view;

pub use sampler::{Compare, Filter, Mip, Sampler, Wrap};
pub use view::View;

/// One level of a texture.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Level {
    /// Width, height, and depth or layers, each at least 1.
    pub size: [u32; 3],
    /// Bits of texels: x first, then y, then depth or layer.
    pub texels: Vec<[u32; 4]>,
}

impl Level {
    /// The bits of a texel; zeros where there is none.
    pub fn texel(&self, [i, j, k]: [u32; 3]) -> [u32; 4] {
        let [width, height, _] = self.size.map(u64::from);
        let at = u64::from(k)
            .checked_mul(height)
            .and_then(|line| line.checked_add(j.into()))
            .and_then(|line| line.checked_mul(width))
            .and_then(|at| at.checked_add(i.into()));
        at.and_then(|at| self.texels.get(usize::try_from(at).ok()?))
            .copied()
            .unwrap_or([0; 4])
    }
}

/// What a texture is along its axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Axes of a level that coordinates go along: 1 to 3.
    pub dimensions: usize,
    /// The last size counts layers.
    pub array: bool,
    /// Layers are the faces +x, -x, +y, -y, +z, -z of a cube, and coordinates a direction.
    pub cube: bool,
    /// Coordinates are multiplied by sizes.
    pub normalised: bool,
}

impl Shape {
    /// A line.
    pub const ONE_D: Shape = Shape {
        dimensions: 1,
        ..Shape::TWO_D
    };
    /// A rectangle.
    pub const TWO_D: Shape = Shape {
        dimensions: 2,
        array: false,
        cube: false,
        normalised: true,
    };
    /// A box.
    pub const THREE_D: Shape = Shape {
        dimensions: 3,
        ..Shape::TWO_D
    };
    /// Six squares.
    pub const CUBE: Shape = Shape {
        dimensions: 3,
        cube: true,
        ..Shape::TWO_D
    };

    /// The same with layers.
    #[must_use]
    pub fn layers(self) -> Shape {
        Shape { array: true, ..self }
    }

    /// What coordinates along an axis of this size are multiplied by.
    fn scale(self, size: u32) -> f32 {
        match self.normalised {
            true => size as f32,
            false => 1.0,
        }
    }
}

/// Where a lane samples.
#[derive(Debug, Clone, Copy, Default)]
pub struct Position {
    /// Along the axes of the texture; the direction of a cube.
    pub coordinates: [f32; 3],
    /// Chosen layer, before it is rounded.
    pub layer: f32,
    /// Added to texels.
    pub offset: [i32; 3],
}

/// Logarithm to the base 2, by binary64 and rounded once: negative gives NaN, 0 gives -Inf.
pub fn log2(x: f32) -> f32 {
    libm::log2(f64::from(x)) as f32
}
