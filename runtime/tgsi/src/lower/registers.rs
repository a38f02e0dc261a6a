//! Registers of one thread: components as variables, and as arrays on the stack where the number of a register is computed.
//!
//! An array has one register more than is declared: what is written outside goes there. What is read outside is 0.

use super::builder::Builder;
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

/// Files that a shader may write.
const WRITTEN: [File; 3] = [File::Temporary, File::Output, File::Address];

impl Registers {
    /// Makes variables and arrays of all that is declared.
    pub fn of(shader: &Shader, builder: &mut Builder) -> Registers {
        let mut registers = Registers {
            immediates: shader.immediates().map(|immediate| immediate.words()).collect(),
            ..Registers::default()
        };
        let ranges = indirect_ranges(shader);
        for (file, first, last) in merged(ranges) {
            let count = last - first + 1;
            let arch = builder.circuit.arch();
            let address = builder.pure(Opcode::Alloca, arch, BYTES * (u64::from(count) + 1), &[]);
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
                if registers.array(file, number).is_none() {
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

/// Registers of files that are written whose numbers are computed: those of the array that is named, else all of the file.
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
        let register = ast::Register {
            file: by.file,
            outer: None,
            index: Index {
                base: by.index as i32,
                indirect: None,
                array: None,
            },
            span: ast::Span::default(),
        };
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
        for at in (0..4).filter(|at| wanted >> at & 1 == 1) {
            let component = swizzle[at] & 3;
            let value = match known[usize::from(component)] {
                Some(value) => value,
                None => self.component(register, dynamic, component)?,
            };
            known[usize::from(component)] = Some(value);
            out[at] = Some(value);
        }
        Ok(out)
    }

    fn component(&mut self, register: &ast::Register, dynamic: Option<Gate>, component: u8) -> Result<Gate, Missing> {
        let file = register.file;
        let base = register.index.base;
        match file {
            File::Temporary | File::Output | File::Address => match self.place(register, dynamic) {
                Some((array, number)) => Ok(self.load(array, number, component)),
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

    /// The array that a register is in, and the register's number in it.
    fn place(&mut self, register: &ast::Register, dynamic: Option<Gate>) -> Option<(usize, Gate)> {
        let file = register.file;
        let is_named = register.index.array.is_some_and(|array| array != 0);
        let arrays = self.registers.arrays.iter();
        let base = u32::try_from(register.index.base).ok();
        // Of an array that is named the base lies anywhere: what is added may be negative.
        let at = match dynamic {
            None => arrays.enumerate().position(|(_, it)| {
                it.file == file && base.is_some_and(|base| (it.first..it.first + it.count).contains(&base))
            }),
            Some(_) => {
                let within = |it: &&Array| {
                    it.file == file && base.is_some_and(|base| base >= it.first && base < it.first + it.count)
                };
                let mut of_file = self.registers.arrays.iter();
                let found = match is_named {
                    true => of_file.clone().position(|it| within(&it)),
                    false => None,
                };
                found.or_else(|| of_file.position(|it| it.file == file))
            }
        }?;
        let first = self.registers.arrays[at].first;
        let number = match dynamic {
            None => self.integer(base? - first),
            Some(number) if first == 0 => number,
            Some(number) => {
                let first = self.integer(first);
                self.builder.pure(Opcode::Sub, types::I32, 0, &[number, first])
            }
        };
        Some((at, number))
    }

    /// The address of a component, and whether the register lies in the array.
    fn address(&mut self, array: usize, number: Gate, component: u8) -> (Gate, Gate) {
        let Array { count, address, .. } = self.registers.arrays[array];
        let count = self.integer(count);
        let is_inside = self.compare(Icmp::Ult, number, count);
        let row = self
            .builder
            .pure(Opcode::Select, types::I32, 0, &[is_inside, number, count]);
        let shift = self.integer(BYTES.trailing_zeros());
        let offset = self.builder.pure(Opcode::Shl, types::I32, 0, &[row, shift]);
        let component = self.integer(4 * u32::from(component));
        let offset = self.builder.pure(Opcode::Add, types::I32, 0, &[offset, component]);
        let address = self.builder.pure(Opcode::Add, types::I32, 0, &[address, offset]);
        (address, is_inside)
    }

    fn load(&mut self, array: usize, number: Gate, component: u8) -> Gate {
        let (address, is_inside) = self.address(array, number, component);
        let value = self.builder.effect(Opcode::Load, types::I32, &[address]);
        let zero = self.integer(0);
        self.builder
            .pure(Opcode::Select, types::I32, 0, &[is_inside, value, zero])
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
        let place = self.place(register, dynamic);
        for component in (0..4u8).filter(|component| to.mask >> component & 1 == 1) {
            let Some(value) = values[usize::from(component)] else {
                continue;
            };
            match place {
                Some((array, number)) => {
                    let (address, _) = self.address(array, number, component);
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

    /// Hands all outputs on.
    pub fn write_outputs(&mut self) {
        for number in self.registers.outputs.clone() {
            let at = self
                .registers
                .arrays
                .iter()
                .position(|it| it.file == File::Output && (it.first..it.first + it.count).contains(&number));
            for component in 0..4u8 {
                let value = match at {
                    Some(array) => {
                        let row = self.integer(number - self.registers.arrays[array].first);
                        self.load(array, row, component)
                    }
                    None => match self.registers.slot(File::Output, number as i32, component) {
                        Some(slot) => self.builder.get(slot),
                        None => continue,
                    },
                };
                let scalar = self.integer(4 * number + u32::from(component));
                self.services.call(&mut self.builder, "output", None, &[scalar, value]);
            }
        }
    }
}
