//! Registers of one thread: components as variables, and as arrays on the stack where the number of a register is
//! computed; of kernels, as areas that services access ([`super::areas`]), or else as variables that are chosen among.
//!
//! An array has one register more than is declared: what is written outside goes there. What is read outside is 0.

use super::areas::Areas;
use super::builder::Builder;
use super::services::Input;
use super::{Lowering, Missing};
use crate::names::File;
use crate::syntax::ast::{self, Destination, Index, Shader};
use hashbrown::HashMap;
use onespec_circuit::{Icmp, Opcode, types};
use onespec_graph::Gate;

/// Bytes of a register.
const BYTES: u64 = 16;

/// Where registers are.
#[derive(Default)]
pub(super) struct Registers {
    /// The first slot of a register that is variables.
    slots: HashMap<(File, u32), u32>,
    arrays: Vec<Array>,
    /// Arrays of a kernel.
    pub(super) areas: Areas,
    /// First register and count of arrays by their numbers.
    pub(super) named: HashMap<(File, u32), (u32, u32)>,
    immediates: Vec<[u32; 4]>,
    /// Outputs that are declared, in order.
    outputs: Vec<u32>,
}

/// Registers of a file that are on the stack.
struct Array {
    file: File,
    first: u32,
    count: u32,
    address: Gate,
}

/// A register of an array.
#[derive(Clone, Copy)]
struct Place {
    array: usize,
    /// Number of the register, counted from the first of its file.
    number: Gate,
    /// First register and count of what it may be.
    bounds: (u32, u32),
}

/// Files that a shader may write.
const WRITTEN: [File; 3] = [File::Temporary, File::Output, File::Address];

impl Registers {
    /// Makes variables and arrays of all that is declared.
    ///
    /// Kernels have no memory. Their arrays are areas, which may have so many elements together; without a number, or beyond it,
    /// their registers are variables, and what is read by a computed number is chosen among them.
    pub fn of(shader: &Shader, builder: &mut Builder, kernel: Option<u32>) -> Registers {
        let mut registers = Registers {
            immediates: shader.immediates().map(|immediate| immediate.words()).collect(),
            ..Registers::default()
        };
        for declaration in shader.declarations() {
            if let (Some(array), Some((first, last))) = (declaration.array, declaration.range)
                && first <= last
            {
                registers
                    .named
                    .insert((declaration.file, array), (first, last - first + 1));
            }
        }
        let ranges = merged(indirect_ranges(shader));
        let ranges = match kernel {
            Some(most) => {
                registers.areas = Areas::of(shader, builder, &ranges, most);
                Vec::new()
            }
            None => ranges,
        };
        for (file, first, last) in ranges {
            let count = last - first + 1;
            let arch = builder.circuit.arch();
            let address = builder.pure(Opcode::Alloca, arch, BYTES * (u64::from(count) + 1), &[]);
            // Outputs that are never written are 0; temporaries are what they are.
            if file == File::Output {
                let zero = builder.constant(types::I32, 0);
                for offset in (0..4 * count).map(|word| 4 * word) {
                    let offset = builder.constant(types::I32, u64::from(offset));
                    let at = builder.pure(Opcode::Add, types::I32, 0, &[address, offset]);
                    builder.effect(Opcode::Store, onespec_graph::Type::NONE, &[zero, at]);
                }
            }
            registers.arrays.push(Array {
                file,
                first,
                count,
                address,
            });
        }
        let zero = builder.constant(types::I32, 0);
        let written = shader.declarations().filter(|it| WRITTEN.contains(&it.file));
        let declared = written.filter_map(|it| it.range.map(|(first, last)| (it.file, first, last)));
        for (file, first, last) in merged(declared.filter(|(_, first, last)| first <= last).collect()) {
            for number in first..=last {
                if registers.array(file, number).is_none() && !registers.areas.has(file, number) {
                    registers.slots.insert((file, number), builder.slots(4, zero));
                }
                if file == File::Output {
                    registers.outputs.push(number);
                }
            }
        }
        registers
    }

    /// Slots of all variables.
    pub fn all_slots(&self) -> Vec<u32> {
        let mut slots: Vec<u32> = self.slots.values().flat_map(|first| *first..first + 4).collect();
        slots.sort_unstable();
        slots
    }

    fn array(&self, file: File, number: u32) -> Option<&Array> {
        let mut arrays = self.arrays.iter();
        arrays.find(|array| array.file == file && (array.first..array.first + array.count).contains(&number))
    }

    /// The slot of a component that is a variable.
    pub fn slot(&self, file: File, number: i32, component: u8) -> Option<u32> {
        let number = u32::try_from(number).ok()?;
        let first = self.slots.get(&(file, number))?;
        Some(first + u32::from(component))
    }
}

/// Registers of files that are written whose numbers are computed: those of the array that is named, else all of the
/// file.
fn indirect_ranges(shader: &Shader) -> Vec<(File, u32, u32)> {
    let mut ranges = Vec::new();
    let mut all: HashMap<File, Vec<(u32, u32, Option<u32>)>> = HashMap::new();
    for declaration in shader.declarations() {
        if let Some((first, last)) = declaration.range.filter(|(first, last)| first <= last) {
            all.entry(declaration.file)
                .or_default()
                .push((first, last, declaration.array));
        }
    }
    let mut wanted: Vec<(File, Option<u32>)> = Vec::new();
    for instruction in shader.instructions() {
        let destinations = instruction.destinations.iter().map(|it| &it.register);
        for register in destinations.chain(instruction.sources.iter().map(|it| &it.register)) {
            if register.index.indirect.is_some() && WRITTEN.contains(&register.file) {
                wanted.push((register.file, register.index.array.filter(|array| *array != 0)));
            }
        }
    }
    wanted.sort_unstable();
    wanted.dedup();
    for (file, array) in wanted {
        let of_file = all.get(&file).map_or(&[][..], Vec::as_slice);
        match array {
            Some(_) => {
                let named = of_file.iter().filter(|(_, _, of)| *of == array);
                ranges.extend(named.map(|(first, last, _)| (file, *first, *last)));
            }
            None => {
                let ends = of_file.iter().map(|(_, last, _)| *last);
                ranges.extend(ends.max().map(|last| (file, 0, last)));
            }
        }
    }
    ranges
}

/// Ranges of a file that overlap are one.
fn merged(mut ranges: Vec<(File, u32, u32)>) -> Vec<(File, u32, u32)> {
    ranges.sort_unstable();
    let mut out: Vec<(File, u32, u32)> = Vec::new();
    for (file, first, last) in ranges {
        match out.last_mut() {
            Some((of, _, end)) if *of == file && first <= *end => *end = (*end).max(last),
            _ => out.push((file, first, last)),
        }
    }
    out
}

impl Lowering {
    pub fn integer(&mut self, number: u32) -> Gate {
        self.builder.constant(types::I32, u64::from(number))
    }

    /// The number that a bracket means.
    pub fn number(&mut self, index: &Index) -> Result<Gate, Missing> {
        let base = self.integer(index.base as u32);
        let Some(by) = index.indirect else { return Ok(base) };
        let register = register_of(by.file, by.index);
        let component = by.component & 3;
        let [added, ..] = self.read(&register, [component; 4], 1)?;
        match (added, index.base) {
            (Some(added), 0) => Ok(added),
            (Some(added), _) => Ok(self.builder.pure(Opcode::Add, types::I32, 0, &[added, base])),
            (None, _) => Ok(base),
        }
    }

    /// Components of a register that are wanted, by a swizzle. One that is read twice is read once.
    pub fn read(
        &mut self,
        register: &ast::Register,
        swizzle: [u8; 4],
        wanted: u8,
    ) -> Result<[Option<Gate>; 4], Missing> {
        let mut known: [Option<Gate>; 4] = [None; 4];
        let mut out = [None; 4];
        let dynamic = match register.index.indirect {
            Some(_) => Some(self.number(&register.index)?),
            None => None,
        };
        let row = self.constant_row(register, dynamic)?;
        let element = self.element(register, dynamic);
        for at in (0..4).filter(|at| wanted >> at & 1 == 1) {
            let component = swizzle[at] & 3;
            let value = match (known[usize::from(component)], row, element) {
                (Some(value), ..) => value,
                (None, _, Some(element)) => self.area_get(element, component)?,
                (None, Some(row), None) => {
                    let number = self.integer(component.into());
                    let handle = [row, number];
                    self.services
                        .call(&mut self.builder, "texel", Some(types::I32), &handle)
                }
                (None, None, None) => self.component(register, dynamic, component)?,
            };
            known[usize::from(component)] = Some(value);
            out[at] = Some(value);
        }
        Ok(out)
    }

    /// Of a kernel, the four scalars of a register of constants whose number is computed: a handle.
    fn constant_row(&mut self, register: &ast::Register, dynamic: Option<Gate>) -> Result<Option<Gate>, Missing> {
        if register.file != File::Constant || dynamic.is_none() || self.services.kernel.is_none() {
            return Ok(None);
        }
        let moving = Index {
            base: 0,
            ..register.index
        };
        let number = self.number(&moving)?;
        let buffer = match &register.outer {
            Some(outer) => self.number(outer)?,
            None => self.integer(0),
        };
        let base = self.integer((register.index.base as u32).wrapping_mul(4));
        let arguments = [buffer, number, base];
        Ok(Some(self.services.call(
            &mut self.builder,
            "constant_row",
            Some(types::I32),
            &arguments,
        )))
    }

    fn component(&mut self, register: &ast::Register, dynamic: Option<Gate>, component: u8) -> Result<Gate, Missing> {
        let file = register.file;
        let base = register.index.base;
        match file {
            File::Temporary | File::Output | File::Address if dynamic.is_some() && self.services.kernel.is_some() => {
                let Some(dynamic) = dynamic else {
                    return Ok(self.integer(0));
                };
                let mut value = self.integer(0);
                for (number, slot) in self.choices(register, component) {
                    let number = self.integer(number);
                    let is_it = self.compare(Icmp::Eq, dynamic, number);
                    value = self.choose(is_it, self.builder.get(slot), value);
                }
                Ok(value)
            }
            File::Temporary | File::Output | File::Address => match self.place(register, dynamic) {
                Some(place) => Ok(self.load(place, component)),
                None => Ok(match self.registers.slot(file, base, component) {
                    Some(slot) => self.builder.get(slot),
                    None => self.integer(0),
                }),
            },
            File::Immediate if dynamic.is_none() => {
                let words = usize::try_from(base)
                    .ok()
                    .and_then(|at| self.registers.immediates.get(at));
                let word = words.map_or(0, |words| words[usize::from(component)]);
                Ok(self.integer(word))
            }
            File::Input | File::SystemValue | File::Constant => {
                if let Some(argument) = self.argument(register, dynamic, component) {
                    return Ok(argument);
                }
                let number = match dynamic {
                    Some(number) => number,
                    None => self.integer(base as u32),
                };
                let shift = self.integer(2);
                let scalar = match dynamic {
                    Some(_) => self.builder.pure(Opcode::Shl, types::I32, 0, &[number, shift]),
                    None => self.integer((base as u32).wrapping_mul(4)),
                };
                let scalar = match (component, dynamic) {
                    (0, _) => scalar,
                    (_, None) => self.integer((base as u32).wrapping_mul(4) + u32::from(component)),
                    _ => {
                        let component = self.integer(u32::from(component));
                        self.builder.pure(Opcode::Add, types::I32, 0, &[scalar, component])
                    }
                };
                let (name, arguments) = match file {
                    File::Input => ("input", vec![scalar]),
                    File::SystemValue => ("system_value", vec![scalar]),
                    _ => {
                        let buffer = match &register.outer {
                            Some(outer) => self.number(outer)?,
                            None => self.integer(0),
                        };
                        ("constant", vec![buffer, scalar])
                    }
                };
                Ok(self
                    .services
                    .call(&mut self.builder, name, Some(types::I32), &arguments))
            }
            _ => Err(format!("a value of {}", file.word())),
        }
    }

    /// The registers that one with a computed number may be, each with the slot of a component.
    fn choices(&self, register: &ast::Register, component: u8) -> Vec<(u32, u32)> {
        let named = register
            .index
            .array
            .and_then(|array| self.registers.named.get(&(register.file, array)));
        let is_in = |number: u32| named.is_none_or(|(first, count)| number >= *first && number - first < *count);
        let slots = self.registers.slots.iter();
        let of_file = slots.filter(|((file, number), _)| *file == register.file && is_in(*number));
        let mut choices: Vec<(u32, u32)> = of_file
            .map(|((_, number), slot)| (*number, slot + u32::from(component)))
            .collect();
        choices.sort_unstable();
        choices
    }

    /// Slots that a destination may write.
    pub fn slots_of(&self, to: &Destination) -> Vec<u32> {
        let components = (0..4u8).filter(|component| to.mask >> component & 1 == 1);
        let of = |component: u8| match to.register.index.indirect {
            Some(_) => self
                .choices(&to.register, component)
                .into_iter()
                .map(|(_, slot)| slot)
                .collect(),
            None => Vec::from_iter(self.registers.slot(to.register.file, to.register.index.base, component)),
        };
        components.flat_map(of).collect()
    }

    /// What a kernel has as an argument.
    fn argument(&mut self, register: &ast::Register, dynamic: Option<Gate>, component: u8) -> Option<Gate> {
        let base = u32::try_from(register.index.base).ok().filter(|_| dynamic.is_none())?;
        let scalar = base.wrapping_mul(4) + u32::from(component);
        let argument = match (register.file, &register.outer) {
            (File::Input, _) => Input::Input(scalar),
            (File::SystemValue, _) => Input::SystemValue(scalar),
            (_, None) => Input::Constant(0, scalar),
            (_, Some(outer)) if outer.indirect.is_none() => Input::Constant(u32::try_from(outer.base).ok()?, scalar),
            _ => return None,
        };
        self.services.argument(&mut self.builder, argument)
    }

    /// The array that a register is in; nothing where it is variables.
    fn place(&mut self, register: &ast::Register, dynamic: Option<Gate>) -> Option<Place> {
        let file = register.file;
        let named = register
            .index
            .array
            .and_then(|array| self.registers.named.get(&(file, array)));
        let base = u32::try_from(register.index.base).ok();
        // What is added may be negative: where a number is computed, the name says which array it is.
        let within = match (dynamic, named) {
            (None, _) => Some(base?),
            (Some(_), Some((first, _))) => Some(*first),
            (Some(_), None) => None,
        };
        let is_it = |it: &Array| it.file == file && within.is_none_or(|at| at >= it.first && at - it.first < it.count);
        let array = self.registers.arrays.iter().position(is_it)?;
        let whole = (self.registers.arrays[array].first, self.registers.arrays[array].count);
        let bounds = named.copied().unwrap_or(whole);
        let number = match dynamic {
            Some(number) => number,
            None => self.integer(base?),
        };
        Some(Place { array, number, bounds })
    }

    /// The address of a component, and whether the register is what it may be; else it is that of no register.
    fn address(&mut self, place: Place, component: u8) -> (Gate, Gate) {
        let Array {
            first, count, address, ..
        } = self.registers.arrays[place.array];
        let (low, most) = place.bounds;
        let from_low = self.less(place.number, low);
        let most = self.integer(most);
        let is_inside = self.compare(Icmp::Ult, from_low, most);
        let (row, outside) = (self.less(place.number, first), self.integer(count));
        let row = self.choose(is_inside, row, outside);
        let shift = self.integer(BYTES.trailing_zeros());
        let offset = self.builder.pure(Opcode::Shl, types::I32, 0, &[row, shift]);
        let component = self.integer(4 * u32::from(component));
        let offset = self.builder.pure(Opcode::Add, types::I32, 0, &[offset, component]);
        let address = self.builder.pure(Opcode::Add, types::I32, 0, &[address, offset]);
        (address, is_inside)
    }

    /// A number that is counted from another one.
    pub(super) fn less(&mut self, number: Gate, first: u32) -> Gate {
        match first {
            0 => number,
            _ => {
                let first = self.integer(first);
                self.builder.pure(Opcode::Sub, types::I32, 0, &[number, first])
            }
        }
    }

    fn load(&mut self, place: Place, component: u8) -> Gate {
        let (address, is_inside) = self.address(place, component);
        let value = self.builder.effect(Opcode::Load, types::I32, &[address]);
        let zero = self.integer(0);
        self.choose(is_inside, value, zero)
    }

    /// Writes components that are there.
    pub fn write(&mut self, to: &Destination, values: [Option<Gate>; 4]) -> Result<(), Missing> {
        let register = &to.register;
        if register.file == File::Null {
            return Ok(());
        }
        if !WRITTEN.contains(&register.file) {
            return Err(format!("a result in {}", register.file.word()));
        }
        let dynamic = match register.index.indirect {
            Some(_) => Some(self.number(&register.index)?),
            None => None,
        };
        if let Some(element) = self.element(register, dynamic) {
            for component in (0..4u8).filter(|component| to.mask >> component & 1 == 1) {
                if let Some(value) = values[usize::from(component)] {
                    self.area_put(element, component, value);
                }
            }
            return Ok(());
        }
        if let Some(dynamic) = dynamic.filter(|_| self.services.kernel.is_some()) {
            for component in (0..4u8).filter(|component| to.mask >> component & 1 == 1) {
                let Some(value) = values[usize::from(component)] else {
                    continue;
                };
                for (number, slot) in self.choices(register, component) {
                    let number = self.integer(number);
                    let is_it = self.compare(Icmp::Eq, dynamic, number);
                    let now = self.choose(is_it, value, self.builder.get(slot));
                    self.builder.set(slot, now);
                }
            }
            return Ok(());
        }
        let place = self.place(register, dynamic);
        for component in (0..4u8).filter(|component| to.mask >> component & 1 == 1) {
            let Some(value) = values[usize::from(component)] else {
                continue;
            };
            match place {
                Some(place) => {
                    let (address, _) = self.address(place, component);
                    self.builder
                        .effect(Opcode::Store, onespec_graph::Type::NONE, &[value, address]);
                }
                None => {
                    if let Some(slot) = self.registers.slot(register.file, register.index.base, component) {
                        self.builder.set(slot, value);
                    }
                }
            }
        }
        Ok(())
    }

    /// All outputs, as a kernel leaves them.
    pub fn all_outputs(&mut self) -> Result<Vec<Gate>, Missing> {
        let mut values = Vec::new();
        for number in self.registers.outputs.clone() {
            let register = register_of(File::Output, number);
            for component in 0..4u8 {
                let [value, ..] = self.read(&register, [component; 4], 1)?;
                values.push(value.unwrap_or_else(|| self.integer(0)));
            }
            if let Some((kernel, _)) = &mut self.services.kernel {
                kernel.outputs.push(number);
            }
        }
        Ok(values)
    }

    /// Hands all outputs on.
    pub fn write_outputs(&mut self) -> Result<(), Missing> {
        for number in self.registers.outputs.clone() {
            let register = register_of(File::Output, number);
            for component in 0..4u8 {
                let value = self.component(&register, None, component)?;
                let scalar = self.integer(4 * number + u32::from(component));
                self.services.call(&mut self.builder, "output", None, &[scalar, value]);
            }
        }
        Ok(())
    }
}

/// A register by its number.
fn register_of(file: File, number: u32) -> ast::Register {
    ast::Register {
        file,
        outer: None,
        index: Index {
            base: number as i32,
            indirect: None,
            array: None,
        },
        span: ast::Span::default(),
    }
}
