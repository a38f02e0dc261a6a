//! Interpolated inputs of a quad from the plane equations of a primitive.

use super::Register;
use crate::names::Interpolation;

/// The plane of one component: its value is `a0 + x * dadx + y * dady`.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Plane {
    /// Value at the origin, the offset to the centre of a pixel included.
    pub a0: f32,
    /// Change to the right.
    pub dadx: f32,
    /// Change downwards.
    pub dady: f32,
}

/// An input of a quad whose top left pixel is at (x, y); `w` is the interpolated 1/w of each lane. `None` is a
/// constant, as the reference executor takes inputs without a word for it.
pub fn interpolate(planes: [Plane; 4], mode: Option<Interpolation>, [x, y]: [f32; 2], w: [f32; 4]) -> Register {
    let mut out = Register::default();
    for (component, plane) in planes.iter().enumerate() {
        let corner = plane.a0 + plane.dadx * x + plane.dady * y;
        let values = [
            corner,
            corner + plane.dadx,
            corner + plane.dady,
            corner + plane.dadx + plane.dady,
        ];
        for lane in 0..4 {
            let value = match mode {
                None | Some(Interpolation::Constant) => plane.a0,
                Some(Interpolation::Linear) => values[lane],
                Some(Interpolation::Perspective | Interpolation::Color) => values[lane] / w[lane],
            };
            out[lane][component] = value.to_bits();
        }
    }
    out
}
