//! Texture opcodes of a quad: coordinates by target, level of detail by opcode.

use super::files::Files;
use super::texture::Texture;
use super::{Environment, Register};
use crate::ast::{Instruction, Source};
use crate::names::Target;
use crate::opcodes::Opcode;
use onespec_sampling::{Position, Sampler, View};

/// The result of a texture opcode. `sources` are those of the instruction by lane.
pub(super) fn sample(
    files: &Files<'_>,
    environment: &Environment,
    instruction: &Instruction,
    sources: &[Register],
    active: u8,
) -> Register {
    let target = instruction.target.unwrap_or(Target::Unknown);
    let Some(texture) = unit(files, environment, instruction.sources.last(), active) else {
        return Register::default();
    };
    let offsets: [[i32; 3]; 4] = std::array::from_fn(|lane| match instruction.offsets.first() {
        Some(offset) => {
            let words = files.plain(environment, &offset.register, lane);
            offset.swizzle.map(|component| words[usize::from(component & 3)] as i32)
        }
        None => [0; 3],
    });
    let sampler = texture.sampler();
    let quad = Quad {
        texture,
        sampler: &sampler,
        target,
        offsets,
    };
    match instruction.opcode {
        Opcode::TXF | Opcode::TXF_LZ => quad.fetch(&sources[0], instruction.opcode == Opcode::TXF),
        Opcode::TXQ => sources[0].map(|words| quad.size(words[0])),
        opcode => quad.filtered(opcode, sources),
    }
}

/// The texture of the sampler that the first active lane names.
fn unit<'e>(
    files: &Files<'_>,
    environment: &'e Environment,
    sampler: Option<&Source>,
    active: u8,
) -> Option<&'e Texture> {
    let lane = (active & 0xf).trailing_zeros() as usize % 4;
    let number = files.index(environment, &sampler?.register.index, lane);
    environment.textures.get(usize::try_from(number).ok()?)?.as_ref()
}

struct Quad<'e> {
    texture: &'e Texture,
    sampler: &'e Sampler,
    target: Target,
    offsets: [[i32; 3]; 4],
}

impl Quad<'_> {
    fn view(&self) -> View<'_> {
        self.texture.view(self.sampler, self.target)
    }

    fn filtered(&self, opcode: Opcode, sources: &[Register]) -> Register {
        let words = |source: usize, lane: usize| sources.get(source).map_or([0; 4], |it| it[lane]).map(f32::from_bits);
        let dimensions = self.target.dimensions();
        let positions: [Position; 4] = std::array::from_fn(|lane| {
            let mut at = words(0, lane);
            if opcode == Opcode::TXP {
                at = at.map(|coordinate| coordinate / words(0, lane)[3]);
            }
            Position {
                coordinates: std::array::from_fn(|axis| if axis < dimensions { at[axis] } else { 0.0 }),
                layer: if self.target.is_array() { at[dimensions] } else { 0.0 },
                offset: self.offsets[lane],
            }
        });
        let difference = |from: usize, to: usize| -> [f32; 3] {
            std::array::from_fn(|axis| positions[to].coordinates[axis] - positions[from].coordinates[axis])
        };
        let view = self.view();
        let implicit = view.lambda(difference(2, 3), difference(0, 2));
        std::array::from_fn(|lane| {
            let first = |source| std::array::from_fn(|axis| words(source, lane)[axis]);
            let lod = match opcode {
                Opcode::TXB => implicit + words(0, lane)[3],
                Opcode::TXL => words(0, lane)[3],
                Opcode::TXB2 => implicit + words(1, lane)[0],
                Opcode::TXL2 => words(1, lane)[0],
                Opcode::TEX_LZ => 0.0,
                Opcode::TXD => view.lambda(first(1), first(2)),
                _ => implicit,
            };
            match opcode {
                Opcode::TG4 => {
                    let component = sources.get(1).map_or(0, |it| it[lane][0]);
                    view.gather(positions[lane], component as usize)
                }
                Opcode::LODQ => {
                    let level = view.nearest_level(lod) as f32;
                    [level.to_bits(), lod.to_bits(), 0, 0]
                }
                _ => match self.target.reference() {
                    Some(at) => {
                        let reference = words(at / 4, lane)[at % 4];
                        let reference = match opcode {
                            Opcode::TXP => reference / words(0, lane)[3],
                            _ => reference,
                        };
                        [view.compare(positions[lane], lod, reference).to_bits(); 4]
                    }
                    None => view.sample(positions[lane], lod),
                },
            }
        })
    }

    /// One texel for each lane; the level stands in w.
    fn fetch(&self, coordinates: &Register, has_level: bool) -> Register {
        let dimensions = self.target.dimensions();
        std::array::from_fn(|lane| {
            let words = coordinates[lane].map(|word| i64::from(word as i32));
            let place = std::array::from_fn(|axis| words[axis] + i64::from(self.offsets[lane][axis]));
            let level = if has_level { words[3] } else { 0 };
            self.texture.texel(self.target, place, words[dimensions.min(3)], level)
        })
    }

    /// Size of a level, layers behind it, and the number of levels.
    fn size(&self, level: u32) -> [u32; 4] {
        let levels = self.texture.levels.len() as u32;
        let size = self
            .texture
            .levels
            .get(level as usize)
            .map_or([0; 3], |level| level.size);
        let mut out = [0, 0, 0, levels];
        let dimensions = self.target.dimensions();
        out[..dimensions].copy_from_slice(&size[..dimensions]);
        if self.target.is_array() {
            out[dimensions] = size[2];
        }
        out
    }
}
