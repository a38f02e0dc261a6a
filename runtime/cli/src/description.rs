//! A description with everything in it, for the products that need more than tables: meanings, places in files, the
//! text of entries. It is read from a directory, or from the text that the generated crate was made of.

use crate::arguments::Machine;
use crate::outcome::Failure;
use crate::session;
use onespec_emulator::engine::Engine;
use onespec_emulator::machines::Description;
use onespec_gen::sem::ir::Program;
use onespec_gen::source::Shelf;
use onespec_gen::{Cache, Checked, Opening};
use std::io::IsTerminal;
use std::path::Path;

/// Reads and checks the description that is meant; with errors in it there is nothing to work with.
pub fn read(machine: &Machine) -> Result<Checked, Failure> {
    match &machine.spec {
        Some(dir) => in_directory(dir, machine),
        None => sound(open(
            Shelf::Texts(session::sources(machine)?),
            session::generated(machine)?.name,
        )),
    }
}

/// Opens a description. A directory may have been edited, so every stage is run, but for what is known of the same text from
/// earlier; the text that this program was made of has passed them all when it was built.
pub fn open(shelf: Shelf<'_>, name: &str) -> Checked {
    let opening = match shelf {
        Shelf::Folder(_) => Opening {
            cache: Cache::of_user(),
            fast: false,
        },
        Shelf::Texts(_) => Opening {
            cache: Cache::off(),
            fast: true,
        },
    };
    Checked::open(shelf, name, &opening)
}

/// The text that a machine of this program was made of.
pub fn sources_of(name: &str) -> Result<&'static [(&'static str, &'static str)], Failure> {
    let machine = Machine {
        isa: Some(name.to_string()),
        ..Machine::default()
    };
    session::sources(&machine)
}

/// The description in a directory.
pub fn in_directory(dir: &Path, machine: &Machine) -> Result<Checked, Failure> {
    let name = session::machine_in(dir, machine)?;
    sound(open(Shelf::Folder(dir), &name))
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
    let programs: &'static [Program] = match engine {
        Engine::Interp => &[],
        Engine::Reference => read(machine)?.programs,
    };
    Ok(Description {
        isa,
        programs,
        live: false,
    })
}
