//! Editing a description: an opening with results of earlier ones tells and makes the same as one without, whatever was edited in
//! between. The edits are data, in `edits`; each is tried on all that is known from the edits before it.

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
    let opening = Opening {
        cache,
        ..Opening::default()
    };
    let checked = Checked::open(FileSource::Folder(root), machine, &opening);
    let counted = format!("{:?} {:?}", checked.tallies, checked.skipped);
    (checked.rendered(false), counted, format!("{:?}", checked.tables))
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
            result(&root, machine, cache()) == *before,
            "{machine} with a damaged cache"
        );
    }
}
