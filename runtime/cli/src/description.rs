//! A description with everything in it, for the products that need more than tables: meanings, places in files, the
//! text of entries. It is read from a directory, or from the text that the generated crate was made of.

use crate::arguments::Machine;
use crate::outcome::Failure;
use crate::session;
use onespec_emulator::engine::Engine;
use onespec_emulator::machines::Description;
use onespec_gen::Checked;
use onespec_gen::source::Shelf;
use std::io::IsTerminal;
use std::path::Path;

/// Reads and checks the description that is meant; with errors in it there is nothing to work with.
pub fn read(machine: &Machine) -> Result<Checked, Failure> {
    match &machine.spec {
        Some(dir) => in_directory(dir, machine),
        None => sound(onespec_gen::check_from(
            Shelf::Texts(session::sources(machine)?),
            session::generated(machine)?.name,
        )),
    }
}

/// The description in a directory.
pub fn in_directory(dir: &Path, machine: &Machine) -> Result<Checked, Failure> {
    let name = session::machine_in(dir, machine)?;
    sound(onespec_gen::check_machine(dir, &name))
}

fn sound(checked: Checked) -> Result<Checked, Failure> {
    if checked.diags.has_errors() {
        return Err(Failure::Findings(checked.rendered(std::io::stderr().is_terminal())));
    }
    Ok(checked)
}

/// What an emulator needs of the machine that is meant. Meanings are read only for the engine that walks them.
pub fn for_running(machine: &Machine, engine: Engine) -> Result<Description, Failure> {
    if let Some(dir) = &machine.spec {
        let checked = in_directory(dir, machine)?;
        let isa = checked.tables.ok_or_else(|| session::nothing(dir))?;
        return Ok(Description::live(isa, checked.programs));
    }
    let isa = session::generated(machine)?;
    let programs = match engine {
        Engine::Interp => Vec::new(),
        Engine::Reference => read(machine)?.programs,
    };
    Ok(Description {
        isa,
        programs: Vec::leak(programs),
        live: false,
    })
}
