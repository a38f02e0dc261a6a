//! Editing a description: an opening with results of earlier ones tells and makes the same as one without, whatever was edited in
//! between. The edits are data, in `edits`; each is tried on all that is known from the edits before it.

use onespec_gen::sem::ir::{Block, FuncId};
use onespec_gen::sem::renumbered;
use onespec_gen::source::FileSource;
use onespec_gen::{Cache, Checked, Opening};
use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// An edit of a file of `spec/`.
#[derive(Debug, Deserialize)]
struct Edit {
    machine: String,
    file: String,
    #[serde(flatten)]
    how: How,
    /// The code of a diagnostic that it leads to; none for an edit that leaves the description sound.
    #[serde(default)]
    code: Option<String>,
    /// How many instructions are lowered again, each assignment of the parameters counted.
    #[serde(default)]
    lowered: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum How {
    /// The first of these texts becomes the second.
    Replace([String; 2]),
    /// So many percent of the file are written so far.
    Written(usize),
    /// The file is gone.
    Removed(bool),
}

impl How {
    fn of(&self, text: &str) -> Option<String> {
        match self {
            How::Replace([from, to]) => {
                assert!(text.contains(from.as_str()), "`{from}` is not there");
                Some(text.replacen(from.as_str(), to, 1))
            }
            How::Written(percent) => {
                let end = (0..=text.len() * percent / 100)
                    .rev()
                    .find(|at| text.is_char_boundary(*at));
                Some(text[..end.unwrap_or(0)].to_string())
            }
            How::Removed(is_gone) => (!is_gone).then(|| text.to_string()),
        }
    }
}

/// A folder of the test's own.
fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("a copy")),
        }
    }
}

/// All that an opening tells and makes.
fn result(root: &Path, machine: &str, cache: Cache) -> (String, String, String) {
    opened(root, machine, cache, false).0
}

/// The same with semantics of earlier openings, where they may be taken from there; how many were lowered besides.
fn opened(root: &Path, machine: &str, cache: Cache, lowered_earlier: bool) -> ((String, String, String), usize) {
    let opening = Opening {
        cache,
        lowered_earlier,
        ..Opening::default()
    };
    let checked = Checked::open(FileSource::Folder(root), machine, &opening);
    let counted = format!("{:?} {:?}", checked.tallies, checked.skipped);
    let tables = format!("{:?} {:?}", checked.tables, bodies(&checked));
    ((checked.rendered(false), counted, tables), checked.lowered)
}

/// What instructions do, fns in the order in which instructions reach them: their numbers depend on what was lowered earlier.
fn bodies(checked: &Checked) -> Vec<String> {
    let mut bodies = Vec::new();
    for program in checked.programs {
        let mut order: Vec<FuncId> = Vec::new();
        let mut body = |block: &Block, order: &mut Vec<FuncId>| {
            let renumbered = renumbered(block, &mut |id| {
                let at = order.iter().position(|known| *known == id).unwrap_or(order.len());
                if at == order.len() {
                    order.push(id);
                }
                at as FuncId
            });
            bodies.push(format!("{renumbered:?}"));
        };
        let insts = program.insts.iter().flatten();
        insts.for_each(|inst| body(&inst.body, &mut order));
        let mut at = 0;
        while let Some(func) = order.get(at).and_then(|id| program.funcs.get(*id as usize)) {
            body(&func.body, &mut order);
            at += 1;
        }
    }
    bodies
}

/// Writes a file, or removes it, and puts its time back.
fn write(path: &Path, text: Option<&str>, time: SystemTime) {
    match text {
        Some(text) => {
            fs::write(path, text).expect("written");
            let file = fs::File::options().write(true).open(path).expect("opened");
            file.set_modified(time).expect("the time is set");
        }
        None => fs::remove_file(path).expect("removed"),
    }
}

/// Damages every entry of a cache in another way.
fn damage(cache: &Path) {
    for (i, entry) in fs::read_dir(cache).expect("a cache").flatten().enumerate() {
        let mut bytes = fs::read(entry.path()).expect("an entry");
        match i % 3 {
            0 => bytes.truncate(bytes.len() / 2),
            1 => bytes.iter_mut().skip(40).for_each(|byte| *byte ^= 1),
            _ => bytes.extend_from_slice(b"0 examples_run\n"),
        }
        fs::write(entry.path(), bytes).expect("damaged");
    }
}

#[test]
fn warm_openings_are_cold_ones() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (root, kept) = (scratch("live").join("spec"), scratch("live-cache"));
    copy(&here.join("../spec"), &root);
    let mut files: Vec<PathBuf> = fs::read_dir(here.join("tests/edits"))
        .expect("edits")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    assert!(files.len() >= 10);
    let cache = || Cache::at(&kept);
    let mut sound: Vec<(String, (String, String, String))> = Vec::new();
    for file in files {
        let name = file.display().to_string();
        let text = fs::read_to_string(&file).expect("an edit");
        let edit: Edit = serde_yaml::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        // The description without the edit is known.
        if !sound.iter().any(|(machine, _)| *machine == edit.machine) {
            let before = result(&root, &edit.machine, cache());
            assert!(before.0.is_empty(), "{}", before.0);
            let (cold, lowered) = opened(&root, &edit.machine, cache(), true);
            let (warm, again) = opened(&root, &edit.machine, cache(), true);
            assert!(
                cold == before && warm == before && lowered > 0 && again == 0,
                "{again} of {lowered}"
            );
            sound.push((edit.machine.clone(), before));
        }
        let path = root.join(&edit.file);
        let (before, time) = (
            fs::read_to_string(&path).expect("a file"),
            fs::metadata(&path).and_then(|found| found.modified()).expect("a time"),
        );
        write(&path, edit.how.of(&before).as_deref(), time);
        let cold = result(&root, &edit.machine, Cache::off());
        match &edit.code {
            Some(code) => assert!(cold.0.contains(code.as_str()), "{name}: no {code} in\n{}", cold.0),
            None => assert_eq!(cold.0, "", "{name}"),
        }
        // The first time with what is known of the text before, the second time of this one.
        for _ in 0..2 {
            assert!(result(&root, &edit.machine, cache()) == cold, "{name}");
            let (warm, lowered) = opened(&root, &edit.machine, cache(), true);
            assert!(warm == cold, "{name}: with semantics of earlier");
            assert!(
                edit.lowered.is_none_or(|wanted| wanted == lowered),
                "{name}: {lowered} lowered"
            );
        }
        write(&path, Some(&before), time);
        let back = result(&root, &edit.machine, cache());
        assert!(
            sound.iter().any(|known| *known == (edit.machine.clone(), back.clone())),
            "{name}: undone"
        );
    }
    damage(&kept);
    for (machine, before) in &sound {
        assert!(
            opened(&root, machine, cache(), true).0 == *before,
            "{machine} with a damaged cache"
        );
    }
}
