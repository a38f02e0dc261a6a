//! A whole description, for commands that need more than tables: semantics, source positions, the text of entries. It
//! is read from a directory, or from the text from which the generated crate was made.

use crate::escape;
use crate::input;
use crate::machine::{Machine, means_gates};
use crate::machines;
use crate::outcome::Failure;
use crate::unchanged;
use onespec_circuit::{GATES, SOURCES};
use onespec_emulator::engine::Engine;
use onespec_emulator::machines::Description;
use onespec_gen::source::FileSource;
use onespec_gen::{Cache, Checked, Opening};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

/// A machine in a folder of machines.
#[derive(Debug, Clone)]
pub struct Place {
    pub root: PathBuf,
    pub name: String,
}

/// A folder of machines, and which of them are meant.
#[derive(Debug, Clone)]
pub struct Folder {
    pub root: PathBuf,
    pub names: Vec<String>,
}

/// What a directory is: the folder of machines, or the folder of one machine.
pub fn folder(dir: &Path) -> Result<Folder, Failure> {
    input::directory(dir)?;
    let names = onespec_gen::machines(dir);
    if !names.is_empty() {
        return Ok(Folder {
            root: dir.to_path_buf(),
            names,
        });
    }
    let parts = |dir: &Path| Some((dir.parent()?.to_path_buf(), dir.file_name()?.to_str()?.to_owned()));
    // `.` and `..` are names of folders that do not say how these are called.
    let named = parts(dir).or_else(|| parts(&dir.canonicalize().ok()?));
    match named.filter(|(root, name)| onespec_gen::machines(root_of(root)).contains(name)) {
        Some((root, name)) => Ok(Folder {
            root: root_of(&root).to_path_buf(),
            names: vec![name],
        }),
        None => Err(Failure::Findings(format!(
            "{} holds no descriptions: a machine is a directory in it with .yaml files",
            escape::path(dir)
        ))),
    }
}

/// The folder that a path of one name lies in.
fn root_of(root: &Path) -> &Path {
    match root.as_os_str().is_empty() {
        true => Path::new("."),
        false => root,
    }
}

/// The machine of a directory that is meant.
pub fn place(dir: &Path, machine: &Machine) -> Result<Place, Failure> {
    let folder = folder(dir)?;
    let name = machines::choose(&folder.root, &folder.names, machine)?;
    Ok(Place {
        root: folder.root,
        name,
    })
}

/// Reads and checks the description that is meant, for products that are the same whatever was read earlier; with errors in it
/// there is nothing to work with.
pub fn read(machine: &Machine) -> Result<&'static Checked, Failure> {
    match &machine.spec {
        Some(dir) => opened(dir, machine, open),
        None if means_gates(machine) => sound(kept(onespec_gen::check_from(FileSource::Texts(SOURCES), GATES.name))),
        None => sound(kept(open(
            FileSource::Texts(machines::sources(machine)?),
            machines::generated(machine)?.name,
        ))),
    }
}

/// The machine of this program that is meant: by its name, or by a directory that describes it word for word.
pub fn of_this_program(machine: &Machine) -> Result<Option<&'static onespec_machines::Machine>, Failure> {
    match &machine.spec {
        Some(dir) => {
            let Place { root, name } = place(dir, machine)?;
            Ok(unchanged::machine(&root, &name))
        }
        None => machines::find(machine).map(Some),
    }
}

/// Opens a description with every stage, but for what is known of the same text from earlier: a directory may have been edited.
/// The text that this program was made of has passed them all when it was built.
pub fn open(files: FileSource<'_>, name: &str) -> Checked {
    open_as(files, name, |cache| Opening {
        cache,
        ..Opening::default()
    })
}

/// How a directory is opened to be worked with as it is now. Rules are tried where a compiler asks for
/// [selectors](crate::session::Session::selectors).
pub fn live(cache: Cache) -> Opening {
    Opening {
        cache,
        without_rules: true,
        lowered_earlier: true,
        ..Opening::default()
    }
}

fn open_as(files: FileSource<'_>, name: &str, of_directory: fn(Cache) -> Opening) -> Checked {
    let opening = match files {
        FileSource::Folder(_) => of_directory(Cache::of_user()),
        FileSource::Texts(_) => Opening {
            fast: true,
            ..Opening::default()
        },
    };
    Checked::open(files, name, &opening)
}

/// Hands on where the description that is meant is read from, with the gates that instructions are selected for.
pub fn with_files<T>(machine: &Machine, visit: impl FnOnce(FileSource<'_>) -> T) -> Result<T, Failure> {
    if let Some(dir) = &machine.spec {
        let place = place(dir, machine)?;
        return Ok(visit(FileSource::Folder(&place.root)));
    }
    let mut texts = SOURCES.to_vec();
    if !means_gates(machine) {
        let own = machines::sources(machine)?;
        texts.retain(|(name, _)| own.iter().all(|(taken, _)| taken != name));
        texts.extend_from_slice(own);
    }
    Ok(visit(FileSource::Texts(&texts)))
}

/// The text that a machine of this program was made of.
pub fn sources_of(name: &str) -> Result<&'static [(&'static str, &'static str)], Failure> {
    let machine = Machine {
        isa: Some(name.to_string()),
        ..Machine::default()
    };
    machines::sources(&machine)
}

/// The description in a directory. It is read once: all that a command does with a directory is done with one and the same
/// text of it, whoever writes there meanwhile.
pub fn in_directory(dir: &Path, machine: &Machine) -> Result<&'static Checked, Failure> {
    opened(dir, machine, |files, name| open_as(files, name, live))
}

fn opened(
    dir: &Path,
    machine: &Machine,
    open: fn(FileSource<'_>, &str) -> Checked,
) -> Result<&'static Checked, Failure> {
    thread_local! {
        static OPENED: RefCell<BTreeMap<(PathBuf, String), &'static Checked>> = const { RefCell::new(BTreeMap::new()) };
    }
    let Place { root, name } = place(dir, machine)?;
    let unchanged = unchanged::machine(&root, &name);
    let key = (root, name);
    if let Some(known) = OPENED.with_borrow(|opened| opened.get(&key).copied()) {
        return sound(known);
    }
    let files = unchanged.map_or(FileSource::Folder(&key.0), |known| FileSource::Texts(known.sources));
    let checked = kept(open(files, &key.1));
    OPENED.with_borrow_mut(|opened| opened.insert(key, checked));
    sound(checked)
}

/// What a command reads lasts as long as the command, like the tables in it.
fn kept(checked: Checked) -> &'static Checked {
    Box::leak(Box::new(checked))
}

fn sound(checked: &'static Checked) -> Result<&'static Checked, Failure> {
    if checked.diags.has_errors() {
        return Err(Failure::Diagnostics(checked.rendered(std::io::stderr().is_terminal())));
    }
    Ok(checked)
}

/// What an emulator needs of the machine that is meant. Semantics are read only for the engine that walks them.
pub fn for_running(machine: &Machine, engine: Engine) -> Result<Description, Failure> {
    if let (Some(dir), None) = (&machine.spec, of_this_program(machine)?) {
        let checked = in_directory(dir, machine)?;
        let isa = checked.tables.ok_or_else(|| machines::nothing(dir))?;
        return Ok(Description::live(isa, checked.programs));
    }
    let known = of_this_program(machine)?.map_or_else(|| machines::find(machine), Ok)?;
    let description = known.description();
    Ok(match engine {
        Engine::Interp | Engine::Jit => description,
        Engine::Reference => description.with_programs(read(machine)?.programs),
    })
}
