//! A shader in TGSI on groups of lanes: compiled for the target, with inputs from a data file of groups
//! ([`onespec_emulator::group::read`]) in which inputs, constants and outputs have the names of the shader: `IN[0].x`,
//! `CONST[0].x`, `OUT[0].x`, and what is there when a shader begins those of the convention: `perspective.x`, `face.x`.

use crate::machine::Machine;
use crate::outcome::{Failure, Outcome};
use crate::shaders::{constant, register};
use crate::wave::{self, Values, Wave};
use crate::{description, shaders};
use onespec_driver::tgsi::{CompiledShader, InputPlace, ShaderDriver};
use onespec_driver::{Level, Passes};
use onespec_emulator::group::Initial;
use onespec_emulator::options::Options;
use onespec_emulator::platforms;

/// Runs a shader, and prints its outputs by lane, unless the data file says what to show or of which size a picture is.
///
/// # Errors
/// What is wrong with the shader or the data file.
pub fn run(asked: &Wave<'_>, machine: &Machine, level: Level, options: &Options) -> Outcome {
    let shader = shaders::read(asked.program)?;
    let (driver, made) = shaders::compile(&shader, machine, level, Passes::default())?;
    let back_end = &driver.driver.machine;
    let failed = |error: &dyn std::fmt::Display| Failure::Findings(error.to_string());
    let platform = platforms::choose(back_end.isa, &back_end.target, None).map_err(|error| failed(&error))?;
    let platform = platform.ok_or_else(|| failed(&"the target has no platform to run shaders on"))?;
    let image = onespec_elf::image(back_end.isa, &back_end.target, platform.entry, &made.code.program());
    let image = image.map_err(|error| failed(&error))?;
    let description = description::for_running(machine, options.engine)?;
    let options = Options {
        target: back_end.target.name.to_string(),
        ..options.clone()
    };
    wave::run(asked, &description, &image, &options, Some(&values(&driver, &made)))
}

/// Where the values of a shader are.
fn values(driver: &ShaderDriver, shader: &CompiledShader) -> Values {
    let name =
        |file: &str, scalar: u32| format!("{file}[{}].{}", scalar / 4, shaders::COMPONENTS[(scalar % 4) as usize]);
    let mut names = Vec::new();
    for (scalar, place) in &shader.inputs {
        let place = match place {
            InputPlace::Register(file, number) => register(driver, (*file, *number)),
            InputPlace::Slot(slot) | InputPlace::Flat(slot) => slot.to_string(),
            InputPlace::Begins => continue,
        };
        names.push((name("IN", *scalar), place));
    }
    for (what, (file, first), count) in &shader.code.begins {
        for (part, component) in (0..u16::from(*count)).zip(shaders::COMPONENTS) {
            let place = register(driver, (*file, first.saturating_add(part)));
            names.push((format!("{what}.{component}"), place));
        }
    }
    for (buffer, (first, count)) in shader.constants.iter().enumerate() {
        let file = match buffer {
            0 => "CONST".to_owned(),
            _ => format!("CONST[{buffer}]"),
        };
        names.extend((0..*count).map(|scalar| (name(&file, scalar), constant(driver, first + scalar))));
    }
    let mut outputs = Vec::new();
    for (number, (file, first)) in &shader.outputs {
        for component in 0..4 {
            let place = register(driver, (*file, first.saturating_add(component as u16)));
            outputs.push(name("OUT", number * 4 + component));
            names.push((name("OUT", number * 4 + component), place));
        }
    }
    let back_end = &driver.driver.machine;
    let flat = shader.inputs.iter().filter_map(|(_, place)| match place {
        InputPlace::Flat(slot) => Some(u64::from(*slot)),
        _ => None,
    });
    let literals = (shader.literals..).zip(&shader.code.literals);
    Values {
        names,
        outputs,
        initial: literals
            .map(|(register, number)| Initial {
                name: constant(driver, register),
                values: vec![*number as u64 & 0xffff_ffff],
            })
            .collect(),
        flat: flat.collect(),
        begins: back_end.begins().iter().map(|begin| begin.name).collect(),
    }
}
