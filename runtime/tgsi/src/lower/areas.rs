//! Arrays of a kernel: each component of an array is an area of the frame, which on a machine without memory is a run of
//! consecutive registers. The services `shader_array_get` and `shader_array_put` access an element.
//!
//! Behind its elements an area has one that is read and written instead of what lies outside: both services take the least of an
//! index and a limit, which is the number of that element. It is 0 whenever it may be read: what was written there is overwritten.

use super::builder::Builder;
use super::{Lowering, Missing};
use crate::names::File;
use crate::syntax::ast::{self, Shader};
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::Gate;

/// Bytes of an element.
const BYTES: u64 = 4;
/// An array with fewer registers is cheaper as variables that are chosen among.
const LEAST: u32 = 4;

/// The arrays of a kernel.
#[derive(Default)]
pub(super) struct Areas(Vec<Area>);

/// An array.
struct Area {
    file: File,
    /// Its first register, and how many it has.
    first: u32,
    count: u32,
    /// By component that the shader reads, the area of its elements.
    components: [Option<Gate>; 4],
    /// Whether it is read by computed numbers.
    is_read: bool,
}

/// An element of each component of an array.
#[derive(Clone, Copy)]
pub(super) struct Element {
    area: usize,
    index: Gate,
    /// Its number is computed.
    is_dynamic: bool,
}

impl Areas {
    /// Areas for ranges of registers whose numbers are computed, as long as they have no more elements together than `most`.
    pub fn of(shader: &Shader, builder: &mut Builder, ranges: &[(File, u32, u32)], most: u32) -> Areas {
        let (mut areas, mut left) = (Vec::new(), most);
        for (file, first, last) in ranges {
            let count = last - first + 1;
            let (components, is_read, is_written) = accessed(shader, *file, *first..=*last);
            let length = count.saturating_add((is_read || is_written).into());
            let all = length.saturating_mul(components.count_ones());
            if count < LEAST || all > left {
                continue;
            }
            left -= all;
            let arch = builder.circuit.arch();
            let mut of = |component: u8| {
                let is_there = components >> component & 1 == 1;
                is_there.then(|| builder.pure(Opcode::Alloca, arch, BYTES * u64::from(length), &[]))
            };
            areas.push(Area {
                file: *file,
                first: *first,
                count,
                components: [of(0), of(1), of(2), of(3)],
                is_read,
            });
        }
        Areas(areas)
    }

    /// Whether a register is an element of an array.
    pub fn has(&self, file: File, number: u32) -> bool {
        self.0.iter().any(|area| area.has(file, number))
    }
}

impl Area {
    fn has(&self, file: File, number: u32) -> bool {
        self.file == file && number >= self.first && number - self.first < self.count
    }
}

/// The components of some registers that a shader reads, a bit for each, and whether it reads and writes registers of the file by
/// computed numbers.
fn accessed(shader: &Shader, file: File, range: std::ops::RangeInclusive<u32>) -> (u8, bool, bool) {
    let is_meant = |register: &ast::Register| {
        let number = u32::try_from(register.index.base);
        register.file == file && (register.index.indirect.is_some() || number.is_ok_and(|at| range.contains(&at)))
    };
    let (mut components, mut is_read, mut is_written) = (0, false, false);
    // All components of outputs are left at the end.
    if file == File::Output {
        components = 0xf;
    }
    for instruction in shader.instructions() {
        for to in instruction.destinations.iter().filter(|to| is_meant(&to.register)) {
            is_written |= to.register.index.indirect.is_some();
        }
        for from in instruction.sources.iter().filter(|from| is_meant(&from.register)) {
            components |= from.swizzle.iter().fold(0, |mask, letter| mask | 1 << (letter & 3));
            is_read |= from.register.index.indirect.is_some();
        }
        // A register that says another one's number.
        let registers = instruction.destinations.iter().map(|to| &to.register);
        for register in registers.chain(instruction.sources.iter().map(|from| &from.register)) {
            let outer = register.outer.as_ref().and_then(|outer| outer.indirect);
            for by in register.index.indirect.into_iter().chain(outer) {
                if by.file == file && range.contains(&by.index) {
                    components |= 1 << (by.component & 3);
                }
            }
        }
    }
    (components, is_read, is_written)
}

impl Lowering {
    /// What areas hold in front of the first instruction: outputs that are never written are 0, and so is what is read outside of an
    /// array.
    pub(super) fn begin_areas(&mut self) {
        for number in 0..self.registers.areas.0.len() {
            let area = &self.registers.areas.0[number];
            let first = if area.file == File::Output { 0 } else { area.count };
            let zeros = first..area.count + u32::from(area.is_read);
            for component in 0..4 {
                for at in zeros.clone() {
                    self.area_clear(number, component, at);
                }
            }
        }
    }

    /// The element that a register is. `None`: it is in no area.
    pub(super) fn element(&mut self, register: &ast::Register, dynamic: Option<Gate>) -> Option<Element> {
        let areas = &self.registers.areas.0;
        if areas.is_empty() {
            return None;
        }
        let named = register
            .index
            .array
            .and_then(|array| self.registers.named.get(&(register.file, array)));
        let named = named.copied();
        let Some(number) = dynamic else {
            let number = u32::try_from(register.index.base).ok()?;
            let area = areas.iter().position(|area| area.has(register.file, number))?;
            let index = number - areas[area].first;
            let index = self.integer(index);
            return Some(Element {
                area,
                index,
                is_dynamic: false,
            });
        };
        let is_it = |area: &Area| match named {
            Some((first, _)) => area.has(register.file, first),
            None => area.file == register.file,
        };
        let area = areas.iter().position(is_it)?;
        let (first, count) = (areas[area].first, areas[area].count);
        let index = self.less(number, first);
        // Of an array that is a part of the area, what is outside of it is outside of the area.
        let index = match named {
            Some((low, most)) if (low, most) != (first, count) => {
                let (from_low, most) = (self.less(number, low), self.integer(most));
                let is_inside = self.compare(Icmp::Ult, from_low, most);
                let outside = self.integer(u32::MAX);
                self.choose(is_inside, index, outside)
            }
            _ => index,
        };
        Some(Element {
            area,
            index,
            is_dynamic: true,
        })
    }

    /// Reads a component of an element.
    pub(super) fn area_get(&mut self, element: Element, component: u8) -> Result<Gate, Missing> {
        let area = &self.registers.areas.0[element.area];
        let (place, limit) = (area.components[usize::from(component)], area.count);
        let place = place.ok_or("an array without this component")?;
        let limit = self.integer(limit);
        let arguments = [place, element.index, limit];
        Ok(self
            .services
            .call(&mut self.builder, "array_get", Some(types::I32), &arguments))
    }

    /// Writes a component of an element, if the shader reads this component at all.
    pub(super) fn area_put(&mut self, element: Element, component: u8, value: Gate) {
        let area = &self.registers.areas.0[element.area];
        let Some(place) = area.components[usize::from(component)] else {
            return;
        };
        let (count, clears) = (area.count, element.is_dynamic && area.is_read);
        let limit = self.integer(count);
        let arguments = [place, element.index, limit, value];
        self.services.call(&mut self.builder, "array_put", None, &arguments);
        if clears {
            self.area_clear(element.area, component, count);
        }
    }

    /// Makes a component of an element 0.
    fn area_clear(&mut self, area: usize, component: u8, number: u32) {
        let (index, zero) = (self.integer(number), self.integer(0));
        let element = Element {
            area,
            index,
            is_dynamic: false,
        };
        self.area_put(element, component, zero);
    }
}
