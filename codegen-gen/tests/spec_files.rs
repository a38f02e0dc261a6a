//! Every file of the real descriptions, one test each: what its entries come to, beside `golden/spec/MACHINE/FILE.txt`.
//! A line is an instruction: bits, fixed bits and their mask, effects; how many selection patterns come of each stands
//! in `golden/patterns.txt`. What a change of the generator or of another file does to them shows here by name.
//! `UPDATE_EXPECTED=1` writes them again.

use onespec_core::isa::{Effects, Isa, Mirror, Op};
use onespec_core::packed::{pack, unpack};
use onespec_gen::check_machine;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

type Outcome = datatest_stable::Result<()>;

/// What one machine comes to, by file.
type Files = BTreeMap<String, String>;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a machine, once they are known.
type Cell = Arc<OnceLock<Result<Files, String>>>;

/// The files of a machine. Each machine is read once, by whichever test comes first.
fn files(machine: &str) -> Cell {
    static ALL: LazyLock<Mutex<BTreeMap<String, Cell>>> = LazyLock::new(Mutex::default);
    let cell = ALL
        .lock()
        .expect("no test panics here")
        .entry(machine.to_string())
        .or_default()
        .clone();
    cell.get_or_init(|| read(machine));
    cell
}

fn read(machine: &str) -> Result<Files, String> {
    let checked = check_machine(&here("../spec"), machine);
    let (Some(model), Some(tables)) = (&checked.model, checked.tables) else {
        return Err(checked.rendered(false));
    };
    if checked.diags.has_errors() {
        return Err(checked.rendered(false));
    }
    let mut files: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (op, row) in model.ops.iter().zip(tables.ops) {
        files.entry(op.origin.file).or_default().push(line(row));
    }
    let mut shown = Files::new();
    for (id, file) in checked.sources.files().iter().enumerate() {
        let id = id as u32;
        let count = |origins: &mut dyn Iterator<Item = u32>| origins.filter(|file| *file == id).count();
        let lines = files.remove(&id).unwrap_or_default();
        let mut text = String::new();
        let examples = model.ops.iter().filter(|op| op.origin.file == id);
        let _ = writeln!(
            text,
            "{} instructions, {} examples, {} aliases, {} macros",
            lines.len(),
            examples.map(|op| op.examples.len()).sum::<usize>(),
            count(&mut model.aliases.iter().map(|a| a.origin.file)),
            count(&mut model.macros.iter().map(|m| m.origin.file)),
        );
        if let Some(pseudo) = pseudo(tables) {
            let _ = writeln!(text, "{pseudo} pseudo-instructions, from all files");
        }
        for line in lines {
            let _ = writeln!(text, "{line}");
        }
        shown.insert(file.path.rsplit(['/', '\\']).next().unwrap_or("").to_string(), text);
    }
    Ok(shown)
}

/// Of a mirror, how many there are. Their tables stand in generated crates as bytes: the bytes must give the same tables.
fn pseudo(isa: &Isa) -> Option<usize> {
    let mirror: &Mirror = isa.mirror?;
    let bytes = pack(mirror).leak();
    let back: Option<Mirror> = unpack(bytes, true);
    assert_eq!(
        format!("{:?}", Some(mirror)),
        format!("{back:?}"),
        "pseudo-instructions as bytes"
    );
    Some(mirror.ops.len())
}

/// `lw 32 00002003/0000707f, reads_memory`
fn line(op: &Op) -> String {
    let digits = usize::from(op.length.div_ceil(4));
    let mut text = format!("{} {} {:0digits$x}/{:0digits$x}", op.name, op.length, op.value, op.mask);
    let effects: Vec<&str> = Effects::ALL
        .iter()
        .filter(|(effect, _)| op.effects.any(*effect))
        .map(|(_, name)| *name)
        .collect();
    if !effects.is_empty() {
        let _ = write!(text, ", {}", effects.join(" "));
    }
    text
}

fn file(path: &Path) -> Outcome {
    let part = |path: Option<&Path>| {
        path.and_then(Path::file_name)
            .map(|name| name.to_string_lossy().into_owned())
            .ok_or("a name")
    };
    let (name, machine) = (part(Some(path))?, part(path.parent())?);
    // What all machines share has no entries of its own.
    let machine = if machine == "spec" {
        "riscv".to_string()
    } else {
        machine
    };
    let all = files(&machine);
    let all = all.get().ok_or("it was read")?.as_ref().map_err(String::as_str)?;
    let Some(shown) = all.get(&name) else {
        return Err(format!("{machine} was read without {name}").into());
    };
    let golden = here("tests/golden/spec")
        .join(&machine)
        .join(&name)
        .with_extension("txt");
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::create_dir_all(golden.parent().ok_or("a folder")?)?;
        std::fs::write(&golden, shown)?;
    }
    let wanted = std::fs::read_to_string(&golden).unwrap_or_default();
    if *shown == wanted {
        return Ok(());
    }
    let only = |a: &str, b: &str| -> String {
        let lines = a.lines().filter(|line| !b.lines().any(|other| other == *line));
        lines.map(|line| format!("    {line}\n")).collect()
    };
    Err(format!(
        "{}, before:\n{}now:\n{}",
        golden.display(),
        only(&wanted, shown),
        only(shown, &wanted)
    )
    .into())
}

datatest_stable::harness! {
    { test = file, root = "../spec", pattern = r"\.yaml$" },
}
