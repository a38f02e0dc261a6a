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

/// The file of a machine's folder that describes its device.
const FILE: &str = "device.txt";

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
    let (shown, text) = match &machine.spec {
        Some(dir) => {
            let place = description::place(dir, machine)?;
            let path = place.root.join(&place.name).join(FILE);
            (escape::path(&path), input::text(&path)?)
        }
        None => {
            let name = crate::machines::generated(machine)?.name;
            let Some((_, text)) = DEVICES.iter().find(|(known, _)| *known == name) else {
                let names: Vec<&str> = DEVICES.iter().map(|(name, _)| *name).collect();
                return Err(Failure::Findings(format!(
                    "`{name}` has no description of a device; there are those of {}",
                    names.join(", ")
                )));
            };
            (format!("{name}/{FILE}"), (*text).to_owned())
        }
    };
    let mut found = onespec_device::read(&text).map_err(|problems| {
        let lines = problems.iter().map(|problem| format!("{shown}:{problem}"));
        Failure::Findings(lines.collect::<Vec<_>>().join("\n"))
    })?;
    if let Some(target) = &machine.target {
        found.target.clone_from(target);
    }
    Ok(found)
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
