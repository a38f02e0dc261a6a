//! The emulator as a device: kernels on the platform of a target, loaded once each.
//!
//! Where the convention has arrays in rows of a tile memory, a strip is a tile, and the image is the kernel for a whole one.

use super::{Compiled, Kernel};
use onespec_compiler::elements::{Device, Elements, Output, pack, unpack};
use onespec_core::isa::FileId;
use onespec_core::isa::convention::ArrayRows;
use onespec_driver::{Driver, Place, TileCode};
use onespec_emulator::api;
use onespec_emulator::machines::Description;
use onespec_emulator::options::{End, Options, Outcome, StateValue};
use onespec_emulator::repeated::Repeated;
use onespec_emulator::tiles::{Area, Fill, Save, Shape, Source};
use onespec_emulator::user::files::Streams;

/// What is loaded for a kernel.
pub struct Image {
    elf: Vec<u8>,
    code: TileCode,
}

/// What is loaded for each kernel; nothing where its code is empty.
///
/// # Errors
/// A text of the convention is none, or the code is no program.
pub fn images(driver: &Driver, entry: u64, compiled: &Compiled) -> Result<Vec<Option<Image>>, String> {
    let (isa, target) = (driver.machine.isa, &driver.machine.target);
    let one = |kernel: &Kernel| {
        if kernel.code.code.is_empty() {
            return Ok(None);
        }
        let code = driver.tile(&kernel.code).map_err(|problem| problem.to_string())?;
        let elf = onespec_elf::image(isa, target, entry, &code.bytes).map_err(|error| error.to_string())?;
        Ok(Some(Image { elf, code }))
    };
    compiled.kernels.iter().map(one).collect()
}

/// A kernel that is loaded.
struct Loaded<'a> {
    machine: Box<dyn Repeated + 'a>,
    code: &'a TileCode,
}

/// A platform in the emulator, with each kernel loaded.
pub struct Emulated<'a> {
    elements: &'a [Elements],
    compiled: &'a Compiled,
    loaded: Vec<Option<Loaded<'a>>>,
    rows: Option<ArrayRows>,
    /// Where code of kernels begins.
    entry: u64,
    pub instructions: u64,
    pub cycles: Option<u64>,
}

/// Tiles of the memory that arrays are in: that of the array which begins at a row.
fn area(rows: &ArrayRows, row: u32) -> Area {
    let tile = row / rows.tile;
    Area {
        memory: rows.memory.to_owned(),
        tiles: Some(tile..=tile),
        format: rows.format.to_owned(),
    }
}

/// Numbers of so many bits as bytes, the lowest first, side by side.
fn bytes_of(numbers: &[u64], bits: u32) -> Vec<u8> {
    let words = pack(numbers, bits);
    let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    bytes.truncate((numbers.len() * bits as usize).div_ceil(8));
    bytes
}

impl<'a> Emulated<'a> {
    pub fn new(
        compiled: &'a Compiled,
        elements: &'a [Elements],
        (images, entry): (&'a [Option<Image>], u64),
        driver: &Driver,
        description: &Description,
        options: &Options,
    ) -> Result<Emulated<'a>, String> {
        let rows = driver.machine.convention.rows;
        // As descriptions write it.
        let register = |(file, number): (FileId, u16)| {
            let file = driver.machine.isa.files.get(usize::from(file));
            format!("{}[{number}]", file.map_or("", |file| file.name))
        };
        let registers = |places: &[Place]| -> Vec<String> {
            places
                .iter()
                .filter_map(|place| place.register())
                .map(register)
                .collect()
        };
        let load = |(kernel, image): (&Kernel, &'a Option<Image>)| {
            let Some(image) = image else { return Ok(None) };
            let saves = kernel.code.results.iter().filter_map(|place| match place {
                Place::Row(row) => Some(Save {
                    area: area(&rows?, *row),
                    shape: Shape::Raw,
                }),
                Place::Register(..) => None,
            });
            let options = Options {
                target: driver.machine.target.name.to_string(),
                shown: registers(&kernel.code.results),
                saves: saves.collect(),
                ..options.clone()
            };
            let inputs = registers(&kernel.code.arguments);
            let machine = api::load(description, &image.elf, &inputs, &options, Streams::host());
            let machine = machine.map_err(|error| error.to_string())?;
            Ok(Some(Loaded {
                machine,
                code: &image.code,
            }))
        };
        Ok(Emulated {
            elements,
            loaded: compiled
                .kernels
                .iter()
                .zip(images)
                .map(load)
                .collect::<Result<_, String>>()?,
            compiled,
            rows,
            entry,
            instructions: 0,
            cycles: None,
        })
    }

    /// What went wrong in a run of a kernel; nothing if it ended as it should.
    fn wrong(&self, code: &TileCode, ended: &Outcome) -> Option<String> {
        match &ended.end {
            End::Exit if ended.code == 0 => None,
            End::Exit => Some(format!("it ended with the code {}", ended.code)),
            End::Signal { report, .. } => Some(report.trim_end().to_owned()),
            End::Hazard { pc, report } => {
                let offset = pc.wrapping_sub(self.entry);
                let line = code.line(offset);
                let place = self.compiled.host.lines.place(line);
                let place = place.map_or_else(String::new, |(file, line)| format!(" ({file}:{line})"));
                Some(format!("{}{place}", report.trim_end()))
            }
            End::Limit => Some(format!("stopped after {} instructions, as asked", ended.retired)),
            End::Timeout => Some("stopped after the time that was asked for".into()),
            End::Stuck => Some("it waits for ever".into()),
        }
    }
}

impl Device for Emulated<'_> {
    fn lanes(&self) -> usize {
        let registers = self.rows.map_or(1, |rows| rows.tile / rows.step);
        self.compiled.lanes * registers as usize
    }

    fn run(&mut self, kernel: usize, inputs: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String> {
        let all = self.lanes();
        let of = self.elements.get(kernel).zip(self.compiled.kernels.get(kernel));
        let ((elements, compiled), loaded) = of.zip(self.loaded.get_mut(kernel)).ok_or("there is no such kernel")?;
        let set = self.compiled.host.set;
        let width = |ty| set.type_def(ty).width;
        let count = inputs.iter().map(Vec::len).min().unwrap_or(all);
        let Some(loaded) = loaded else {
            // Results are inputs as they came.
            let same = |place| compiled.code.arguments.iter().position(|argument| argument == place);
            let input = |place| same(place).and_then(|at| inputs.get(at)).cloned();
            let results: Option<Vec<Vec<u64>>> = compiled.code.results.iter().map(input).collect();
            return results.ok_or_else(|| format!("kernel {}: there is no code for it", compiled.name));
        };
        let [of_inputs, of_results] = &compiled.widths;
        let (mut values, mut fills) = (Vec::new(), Vec::new());
        for ((place, given), &bits) in compiled.code.arguments.iter().zip(inputs).zip(of_inputs) {
            match (place, &self.rows) {
                (Place::Row(row), Some(rows)) => {
                    let mut tile = given.clone();
                    tile.resize(all, 0);
                    fills.push(Fill {
                        area: area(rows, *row),
                        source: Source::Raw(bytes_of(&tile, bits)),
                    });
                }
                // The same in all lanes.
                (Place::Register(..), Some(_)) => {
                    let one = given.first().copied().unwrap_or(0);
                    values.push(StateValue::Number(bytes_of(&vec![one; self.compiled.lanes], bits)));
                }
                _ => values.push(StateValue::Number(bytes_of(given, bits))),
            }
        }
        let ended = loaded.machine.run(&values, &fills).map_err(|error| error.to_string())?;
        let code = loaded.code;
        if let Some(why) = self.wrong(code, &ended) {
            return Err(format!("kernel {}: {why}", compiled.name));
        }
        self.instructions += ended.retired;
        if let Some(cycles) = ended.cycles {
            self.cycles = Some(self.cycles.unwrap_or(0) + cycles.cycles);
        }
        let (mut shown, mut saved) = (ended.state.iter().map(|(_, bytes)| bytes), ended.saved.iter());
        let found = compiled.code.results.iter().map(|place| match place {
            Place::Register(..) => shown.next(),
            Place::Row(_) => saved.next(),
        });
        // Of a number that lies in a wider one, the low bits count.
        let result = |((output, &bits), bytes): ((&Output, &u32), Option<&Vec<u8>>)| {
            let bytes = bytes.ok_or_else(|| format!("kernel {} left too few results", compiled.name))?;
            let word = |eight: &[u8]| eight.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte));
            let words: Vec<u64> = bytes.chunks(8).map(word).collect();
            let low = u64::MAX >> (64 - width(output.ty).clamp(1, 64));
            let all = unpack(&words, bits, count);
            Ok(all.into_iter().map(|element| element & low).collect())
        };
        let results = elements.results.iter().zip(of_results).zip(found);
        results.map(result).collect()
    }
}
