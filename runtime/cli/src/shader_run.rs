//! A shader on groups of lanes: compiled for the target, with inputs from a data file of groups
//! ([`onespec_emulator::group::read`]) in which inputs, constants and outputs have the names of the shader: `IN[0].x`,
//! `CONST[0].x`, `OUT[0].x`, and what is there when a shader begins those of the convention: `perspective.x`, `face.x`.

use crate::machine::Machine;
use crate::outcome::{Failure, Outcome};
use crate::shaders::{constant, register};
use crate::wave::{self, Values, Wave};
use crate::{description, shaders};
use onespec_driver::tgsi::{CompiledShader, InputPlace, ShaderDriver, Source};
use onespec_driver::{Level, Passes};
use onespec_emulator::group::Initial;
use onespec_emulator::options::Options;
use onespec_emulator::platforms;
use onespec_tgsi::names::File;

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
    wave::run(
        asked,
        &description,
        &image,
        &options,
        Some(&values(&driver, &shader, &made)),
    )
}

/// Where the values of a shader are.
fn values(driver: &ShaderDriver, source: &Source, shader: &CompiledShader) -> Values {
    let mut names = Vec::new();
    for (scalar, place) in &shader.inputs {
        let place = match place {
            InputPlace::Register(file, number) => register(driver, (*file, *number)),
            InputPlace::Slot(slot) | InputPlace::Flat(slot) => slot.to_string(),
            InputPlace::Begins => continue,
        };
        names.push((source.name(File::Input, 0, *scalar), place));
    }
    for (what, (file, first), count) in &shader.code.begins {
        for (part, component) in (0..u16::from(*count)).zip(shaders::COMPONENTS) {
            let place = register(driver, (*file, first.saturating_add(part)));
            names.push((format!("{what}.{component}"), place));
        }
    }
    for (buffer, (first, count)) in (0..).zip(&shader.constants) {
        let name = |scalar| source.name(File::Constant, buffer, scalar);
        names.extend((0..*count).map(|scalar| (name(scalar), constant(driver, first + scalar))));
    }
    let mut outputs = Vec::new();
    for (number, (file, first)) in &shader.outputs {
        for component in 0..4 {
            let place = register(driver, (*file, first.saturating_add(component as u16)));
            let name = source.name(File::Output, 0, number * 4 + component);
            outputs.push(name.clone());
            names.push((name, place));
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
