//! Devices that descriptions have: of this program, or of a directory.

use crate::description;
use crate::escape;
use crate::input;
use crate::machine::Machine;
use crate::outcome::Failure;
use onespec_device::description::Description;
use onespec_device::{Device, Options};
use onespec_emulator::engine::Engine;
use onespec_machines::DEVICES;
use std::path::{Path, PathBuf};

/// Files of a machine's folder that describe its device begin so, and end in `.txt`.
const PREFIX: &str = "device";

/// The machine that is meant: without a name and a target, the first with a device.
pub fn machine(machine: &Machine) -> Machine {
    let mut machine = machine.clone();
    if machine.isa.is_none() && machine.target.is_none() {
        machine.isa = DEVICES.first().map(|(name, _)| (*name).to_owned());
    }
    machine
}

/// The device of a machine. Another target of the machine may be named.
pub fn described(machine: &Machine) -> Result<Description, Failure> {
    let files: Vec<(String, String)> = match &machine.spec {
        Some(dir) => {
            let place = description::place(dir, machine)?;
            in_folder(&place.root.join(&place.name))?
        }
        None => {
            let name = crate::machines::generated(machine)?.name;
            let Some((_, files)) = DEVICES.iter().find(|(known, _)| *known == name) else {
                let names: Vec<&str> = DEVICES.iter().map(|(name, _)| *name).collect();
                return Err(Failure::Findings(format!(
                    "`{name}` has no description of a device; there are those of {}",
                    names.join(", ")
                )));
            };
            let file = |(file, text): &(&str, &str)| (format!("{name}/{file}"), (*text).to_owned());
            files.iter().map(file).collect()
        }
    };
    let texts: Vec<(&str, &str)> = files.iter().map(|(file, text)| (&**file, &**text)).collect();
    let mut found = onespec_device::read(&texts).map_err(|problems| {
        let lines = problems.iter().map(ToString::to_string);
        Failure::Findings(lines.collect::<Vec<_>>().join("\n"))
    })?;
    if let Some(target) = &machine.target {
        found.target.clone_from(target);
    }
    Ok(found)
}

/// Files of a folder that describe a device, by name.
fn in_folder(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .map_err(|error| Failure::Findings(format!("{}: {error}", escape::path(folder))))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().map(|name| name.to_string_lossy());
            name.is_some_and(|name| name.starts_with(PREFIX) && name.ends_with(".txt"))
        })
        .collect();
    paths.sort();
    if paths.is_empty() {
        let folder = escape::path(folder);
        return Err(Failure::Findings(format!(
            "{folder} has no description of a device, device.txt"
        )));
    }
    paths
        .iter()
        .map(|path| Ok((escape::path(path), input::text(path)?)))
        .collect()
}

/// A device of a description, with harts that the engine runs.
pub fn device(machine: &Machine, described: Description, options: Options) -> Result<Device, Failure> {
    let engine = match machine.spec.is_some() && description::of_this_program(machine)?.is_none() {
        true => Engine::Reference,
        false => options.engine,
    };
    let harts = description::for_running(machine, engine)?;
    let device = Device::new(described, harts, Options { engine, ..options });
    device.map_err(|error| Failure::Findings(error.to_string()))
}

/// Firmware executes what hardware leaves to it: the target has the extension that the description names.
pub fn emulate(described: &mut Description) -> Result<(), Failure> {
    let extension = described.programs.as_ref().map_or("", |programs| &programs.emulation);
    if extension.is_empty() {
        return Err(Failure::Findings(
            "the description of the device names no extension in `emulation` of `[programs]`".to_owned(),
        ));
    }
    described.target = format!("{}_{extension}", described.target);
    Ok(())
}
