//! A shader in TGSI on a group of lanes: compiled for the target, with inputs from a data file of groups
//! ([`onespec_emulator::group::read`]) in which inputs, constants and outputs have the names of the shader: `IN[0].x`,
//! `CONST[0].x`, `OUT[0].x`.

use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::{description, escape, input, output, shaders};
use onespec_core::isa::FileId;
use onespec_driver::tgsi::{CompiledShader, InputPlace, ShaderDriver};
use onespec_driver::{Level, Passes};
use onespec_emulator::engine::Engine;
use onespec_emulator::group::{self, Initial};
use onespec_emulator::options::{End, Options};
use onespec_emulator::{api, platforms};
use std::path::Path;

/// How a shader is run.
#[derive(Debug, Clone, Copy)]
pub struct How {
    pub level: Level,
    pub engine: Engine,
    pub timing: bool,
    pub max_insns: Option<u64>,
}

/// Runs a shader on one group, and prints its outputs by lane, unless the data file says what to show.
///
/// # Errors
/// What is wrong with the shader or the data file, and a fault of the program.
pub fn run(file: &Path, data: Option<&Path>, machine: &Machine, how: How) -> Outcome {
    let shader = shaders::read(file)?;
    let (driver, made) = shaders::compile(&shader, machine, how.level, Passes::default())?;
    let text = data.map_or_else(|| Ok(String::new()), input::text)?;
    let names = names(&driver, &made);
    let text = renamed(&text, &names);
    let no_pictures = |_: &str| Err("pictures are not read here: name a generator or write the texels".to_owned());
    let told = |error: String| {
        Failure::Findings(match data {
            Some(data) => format!("{}: {error}", escape::path(data)),
            None => error,
        })
    };
    let mut data = group::read(&text, &no_pictures).map_err(told)?;
    let back_end = &driver.driver.machine;
    let failed = |error: &dyn std::fmt::Display| Failure::Findings(error.to_string());
    let platform = platforms::choose(back_end.isa, &back_end.target, None).map_err(|error| failed(&error))?;
    let platform = platform.ok_or_else(|| failed(&"the target has no platform to run shaders on"))?;
    let image = onespec_elf::image(back_end.isa, &back_end.target, platform.entry, &made.code.code);
    let image = image.map_err(|error| failed(&error))?;
    let description = description::for_running(machine, how.engine)?;
    let options = Options {
        target: back_end.target.name.to_string(),
        engine: how.engine,
        timing: how.timing,
        max_insns: how.max_insns,
        ..Options::default()
    };
    let mut group = api::load_group(&description, &image, &options).map_err(|error| failed(&error))?;
    let lanes = match data.launch.lanes {
        0 => group.lanes(),
        lanes => lanes,
    };
    let mut launch = data.launch(0, lanes);
    for (register, number) in (made.literals..).zip(&made.code.literals) {
        launch.registers.push(Initial {
            name: constant(&driver, register),
            values: vec![*number as u64 & 0xffff_ffff],
        });
    }
    if launch.shown.is_empty() {
        let outputs = names.iter().filter(|(name, _)| name.starts_with("OUT"));
        launch.shown.extend(outputs.map(|(_, place)| place.clone()));
    }
    let end = group
        .run(&launch, &mut data.resources)
        .map_err(|error| failed(&error))?;
    if let Some(fault) = &end.fault {
        return Err(Failure::Findings(format!(
            "lane {} at 0x{:x}: {}",
            fault.lane, fault.pc, fault.report
        )));
    }
    if let End::Hazard { report, .. } = &end.end {
        return Err(Failure::Findings(report.clone()));
    }
    let mut out = String::new();
    for (place, values) in &end.values {
        let name = names
            .iter()
            .find(|(name, known)| known == place && name.starts_with("OUT"));
        let name = name.map_or(place, |(name, _)| name);
        let floats = values.iter().map(|value| f32::from_bits(*value as u32).to_string());
        out.push_str(&format!("{name}: {}\n", floats.collect::<Vec<String>>().join(" ")));
    }
    let discarded: Vec<String> = (0..lanes)
        .filter(|lane| end.discarded.has(*lane as usize))
        .map(|lane| lane.to_string())
        .collect();
    if !discarded.is_empty() {
        out.push_str(&format!("discarded: {}\n", discarded.join(" ")));
    }
    out.push_str(&format!("instructions: {}\n", end.instructions));
    if !matches!(end.end, End::Exit) {
        out.push_str("the group did not end within its budget\n");
    }
    output::to(None, out.as_bytes(), output::Kind::Data, &[file])?;
    Ok(OK)
}

fn register(driver: &ShaderDriver, (file, number): (FileId, u16)) -> String {
    let file = driver.driver.machine.isa.files.get(usize::from(file));
    file.and_then(|file| file.spelling(number.into()))
        .unwrap_or("?")
        .to_owned()
}

fn constant(driver: &ShaderDriver, number: u32) -> String {
    let machine = &driver.driver.machine;
    let bank = machine.constants().and_then(|(bank, _)| machine.bank(bank));
    match (bank, u16::try_from(number)) {
        (Some(bank), Ok(number)) => register(driver, (bank.file, number)),
        _ => "?".to_owned(),
    }
}

/// The names of a shader's values, each with what a data file of groups calls it: a register, or the number of a slot.
fn names(driver: &ShaderDriver, shader: &CompiledShader) -> Vec<(String, String)> {
    let name =
        |file: &str, scalar: u32| format!("{file}[{}].{}", scalar / 4, ["x", "y", "z", "w"][(scalar % 4) as usize]);
    let mut names = Vec::new();
    for (scalar, place) in &shader.inputs {
        let place = match place {
            InputPlace::Register(file, number) => register(driver, (*file, *number)),
            InputPlace::Slot(slot) => slot.to_string(),
        };
        names.push((name("IN", *scalar), place));
    }
    for (buffer, (first, count)) in shader.constants.iter().enumerate() {
        let file = if buffer == 0 {
            "CONST".to_owned()
        } else {
            format!("CONST[{buffer}]")
        };
        names.extend((0..*count).map(|scalar| (name(&file, scalar), constant(driver, first + scalar))));
    }
    for (number, (file, first)) in &shader.outputs {
        let place = |component: u32| register(driver, (*file, first.saturating_add(component as u16)));
        names.extend((0..4).map(|component| (name("OUT", number * 4 + component), place(component))));
    }
    names
}

/// A data file with places instead of names. Inputs that the shader does not read are left out.
fn renamed(text: &str, names: &[(String, String)]) -> String {
    let line = |line: &str| {
        let place = |word: &str| {
            names
                .iter()
                .find(|(name, _)| name == word)
                .map(|(_, place)| place.clone())
        };
        let unread = line
            .split_whitespace()
            .any(|word| word.starts_with("IN[") && place(word).is_none());
        match unread {
            true => "\n".to_owned(),
            false => {
                let words = line
                    .split_whitespace()
                    .map(|word| place(word).unwrap_or_else(|| word.to_owned()));
                words.collect::<Vec<String>>().join(" ") + "\n"
            }
        }
    };
    text.lines().map(line).collect()
}
