//! Texture opcodes: a service by the opcode and its target gives a handle, which another one takes components of.
//!
//! A kernel's service has those values as arguments that count, in this order: the unit; coordinates; the reference that
//! texels are compared with; the layer; the projector; changes of the coordinates to the right and downwards; offsets; bias or
//! level. Otherwise the service has the unit, all components of the sources in front of the sampler, and offsets.

use super::services::PREFIX;
use super::{Lowering, Missing};
use crate::names::Target;
use crate::opcodes::Opcode;
use crate::syntax::ast::Instruction;
use onespec_circuit::types::I32;
use onespec_graph::{Gate, Role};

/// What the component is called that a gather takes.
const CHANNELS: [char; 4] = ['r', 'g', 'b', 'a'];

impl Lowering {
    pub(super) fn texture(&mut self, instruction: &Instruction) -> Result<[Option<Gate>; 4], Missing> {
        let info = instruction.opcode.info();
        let Some(sampler) = instruction.sources.last() else {
            return Err(info.name.to_owned());
        };
        let unit = self.number(&sampler.register.index)?;
        if self.services.kernel.is_some() {
            return match instruction.opcode {
                Opcode::TXQ => self.texture_size(instruction, unit),
                _ => self.kernel_texture(instruction, unit),
            };
        }
        let mut arguments = vec![unit];
        for source in 0..instruction.sources.len() - 1 {
            let read = self.source(instruction, source, 0xf)?;
            let none = self.integer(0);
            arguments.extend(read.map(|component| component.unwrap_or(none)));
        }
        for offset in &instruction.offsets {
            let [x, y, z] = offset.swizzle;
            let read = self.read(&offset.register, [x, y, z, z], 0b111)?;
            arguments.extend(read.into_iter().flatten());
        }
        let name = name(info.name, instruction);
        self.sampled(instruction, &name, &arguments)
    }

    /// A texture opcode of a kernel.
    fn kernel_texture(&mut self, instruction: &Instruction, unit: Gate) -> Result<[Option<Gate>; 4], Missing> {
        use Opcode::*;
        let target = instruction.target.unwrap_or(Target::Unknown);
        let dimensions = target.dimensions();
        let opcode = instruction.opcode;
        let mut word = match opcode {
            TEX | TEX2 => "TEX",
            TXB | TXB2 => "TXB",
            TXL | TXL2 | TEX_LZ => "TXL",
            TXF | TXF_LZ => "TXF",
            _ => opcode.info().name,
        }
        .to_owned();
        // Components of the first source that count.
        let layer = target.is_array().then_some(dimensions);
        let reference = target.reference();
        let last = match opcode {
            TXP | TXB | TXL | TXF => Some(3),
            _ => None,
        };
        let wanted = [layer, reference, last].into_iter().flatten().filter(|at| *at < 4);
        let wanted = wanted.fold((1u8 << dimensions.min(4)) - 1, |mask, at| mask | 1 << at);
        let first = self.source(instruction, 0, wanted)?;
        let second = match opcode {
            TEX2 | TXB2 | TXL2 => self.source(instruction, 1, 1)?[0],
            _ => None,
        };
        let of_first = |at: usize| first.get(at).copied().flatten();
        let mut arguments = vec![unit];
        let mut coordinates: Vec<Gate> = (0..dimensions).filter_map(of_first).collect();
        let projector = of_first(3).filter(|_| opcode == TXP);
        // A row of one coordinate has others behind it, which the projector would divide, too.
        let projector = match projector {
            Some(projector) if dimensions == 1 && reference.is_none() => {
                word = "TEX".to_owned();
                coordinates = coordinates
                    .into_iter()
                    .map(|x| self.word_quotient(x, projector))
                    .collect();
                None
            }
            projector => projector,
        };
        arguments.extend(coordinates);
        arguments.extend(match reference {
            Some(4) => second,
            Some(at) => of_first(at),
            None => None,
        });
        arguments.extend(layer.and_then(of_first));
        arguments.extend(projector);
        if opcode == TXD {
            for source in 1..3 {
                let change = self.source(instruction, source, (1 << dimensions) - 1)?;
                arguments.extend(change.into_iter().take(dimensions).flatten());
            }
        }
        if opcode == TG4 {
            let channel = self.source(instruction, 1, 1)?[0];
            let known = channel.filter(|gate| self.builder.circuit.role(*gate) == Role::Constant);
            let known = known.and_then(|gate| CHANNELS.get(self.builder.circuit.bits(gate) as usize));
            word.push(*known.ok_or("a gather of a component that is not known")?);
        }
        for offset in instruction.offsets.iter().take(1).filter(|_| !target.is_cube()) {
            let [x, y, z] = offset.swizzle;
            let read = self.read(&offset.register, [x, y, z, z], (1 << dimensions) - 1)?;
            arguments.extend(read.into_iter().take(dimensions).flatten());
        }
        arguments.extend(match opcode {
            TXB | TXL | TXF => of_first(3),
            TXB2 | TXL2 => second,
            TEX_LZ | TXF_LZ => Some(self.integer(0)),
            _ => None,
        });
        let name = name(&word, instruction);
        self.sampled(instruction, &name, &arguments)
    }

    /// The size of a level: the services `txq_…` give it with the layers in the last component, `txq_levels` the levels in the
    /// third, and `count` says how many these are by the machine's numbers.
    fn texture_size(&mut self, instruction: &Instruction, unit: Gate) -> Result<[Option<Gate>; 4], Missing> {
        let target = instruction.target.unwrap_or(Target::Unknown);
        let dimensions = if target.is_cube() { 2 } else { target.dimensions() };
        let level = self.source(instruction, 0, 1)?[0].ok_or("a level")?;
        let mask = instruction.destinations.first().map_or(0, |to| to.mask);
        let size = name("TXQ", instruction);
        let mut out = [None; 4];
        for component in (0..4usize).filter(|component| mask >> component & 1 == 1) {
            let (service, arguments, number) = match component {
                3 => ("txq_levels", vec![unit], 2),
                at if at < dimensions => (&*size, vec![unit, level], at as u32),
                at if at == dimensions && target.is_array() => (&*size, vec![unit, level], 3),
                _ => {
                    out[component] = Some(self.integer(0));
                    continue;
                }
            };
            let handle = self.services.call(&mut self.builder, service, Some(I32), &arguments);
            let number = self.integer(number);
            let value = self
                .services
                .call(&mut self.builder, "texel", Some(I32), &[handle, number]);
            out[component] = Some(match component < dimensions {
                true => value,
                false => self.services.call(&mut self.builder, "count", Some(I32), &[value]),
            });
        }
        Ok(out)
    }

    /// The handle of a texture that may be read before a kernel begins.
    fn fetched(&mut self, name: &str, arguments: &[Gate]) -> Option<Gate> {
        let service = format!("{PREFIX}{name}");
        let (unit, coordinates) = arguments
            .split_first()
            .filter(|_| self.options.fetches.contains(&service))?;
        let is_known = self.builder.circuit.role(*unit) == Role::Constant;
        let unit = is_known.then(|| self.builder.circuit.bits(*unit) as u32)?;
        let most = self.options.most_fetches;
        self.services
            .fetched(&mut self.builder, &service, unit, coordinates, most)
    }

    /// Asks a service for a handle, and for components of it that are written.
    fn sampled(
        &mut self,
        instruction: &Instruction,
        name: &str,
        arguments: &[Gate],
    ) -> Result<[Option<Gate>; 4], Missing> {
        let handle = match self.fetched(name, arguments) {
            Some(handle) => handle,
            None => self.services.call(&mut self.builder, name, Some(I32), arguments),
        };
        let mask = instruction.destinations.first().map_or(0, |to| to.mask);
        let mut out = [None; 4];
        let components = out.iter_mut().enumerate();
        for (component, to) in components.filter(|(component, _)| mask >> component & 1 == 1) {
            let number = self.integer(component as u32);
            let texel = self
                .services
                .call(&mut self.builder, "texel", Some(I32), &[handle, number]);
            *to = Some(texel);
        }
        Ok(out)
    }
}

/// The service of an opcode for the target of an instruction.
fn name(opcode: &str, instruction: &Instruction) -> String {
    let target = instruction.target.map_or("unknown", |target| target.word());
    let offset = match instruction.offsets.is_empty() || instruction.target.is_some_and(Target::is_cube) {
        true => "",
        false => "_offset",
    };
    format!("{opcode}_{target}{offset}").to_lowercase()
}
