//! Directories whose text is that of a machine of this program.
//!
//! A generated crate carries the text that it was made of. Where a directory holds the same text, byte for byte, the tables, the
//! interpreter and the selectors of the crate are those that the directory would give, and it passed every check when the crate
//! was built. Files are compared as they are now; their times and sizes prove nothing.

use onespec_circuit::{GATES, SOURCES};
use onespec_gen::source::FileSource;
use onespec_machines::{ALL, Machine};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Names of files below the folder of descriptions, and their texts.
type Texts = [(&'static str, &'static str)];

/// How places in the tables of generated crates begin: tables of a directory that is called otherwise name other places.
const FOLDER: &str = "spec";

/// The machine of this program that folder `name` of a folder of machines describes word for word. It is found once: all that a command does with a directory is
/// done with one and the same text of it.
pub fn machine(root: &Path, name: &str) -> Option<&'static Machine> {
    thread_local! {
        static FOUND: RefCell<BTreeMap<(PathBuf, String), Option<&'static Machine>>> = const { RefCell::new(BTreeMap::new()) };
    }
    let key = (root.to_path_buf(), name.to_string());
    if let Some(known) = FOUND.with_borrow(|found| found.get(&key).copied()) {
        return known;
    }
    let of_mirror = |machine: &Machine| machine.isa.mirror.map(|mirror| mirror.of);
    let is_same = |machine: &&Machine| {
        let folders: Vec<&str> = std::iter::once(name).chain(of_mirror(machine)).collect();
        is_text_of(root, &folders, machine.sources)
    };
    // By the name first: the tables of a mirror are thousands of entries, which are read when they are first asked for.
    let found = ALL.iter().find(|machine| machine.isa.name == name).filter(is_same);
    FOUND.with_borrow_mut(|all| all.insert(key, found));
    found
}

/// Whether a folder of machines has the gates of this program, word for word.
pub fn has_gates(root: &Path) -> bool {
    is_text_of(root, &[GATES.name], SOURCES)
}

/// Whether these folders of machines, read from a root, would be read as these texts.
fn is_text_of(root: &Path, folders: &[&str], texts: &Texts) -> bool {
    let (on_disk, in_memory) = (FileSource::Folder(root), FileSource::Texts(texts));
    let same_files = |folder: &&str| {
        let stems = in_memory.stems(folder);
        !stems.is_empty() && on_disk.stems(folder) == stems
    };
    on_disk.shown() == FOLDER
        && folders.iter().all(same_files)
        && on_disk.has("prelude") == in_memory.has("prelude")
        && texts.iter().all(|(name, text)| holds(&root.join(name), text))
}

/// Whether a file holds a text. What is no regular file, such as a pipe, is not opened.
fn holds(path: &Path, text: &str) -> bool {
    let may_hold = |found: fs::Metadata| found.is_file() && found.len() == text.len() as u64;
    fs::metadata(path).is_ok_and(may_hold) && fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &Texts = &[
        ("prelude.yaml", "p"),
        ("toy/a.yaml", "a"),
        ("toy/tables/a.csv", "1, 2"),
        ("other/used.yaml", "u"),
    ];

    /// What is done to a file of a folder: its new text, or none where it is removed.
    const EDITS: [(&str, Option<&str>); 8] = [
        ("prelude.yaml", Some("q")),
        ("prelude.yaml", None),
        ("toy/a.yaml", Some("b")),
        ("toy/a.yaml", Some("")),
        ("toy/b.yaml", Some("")),
        ("toy/tables/a.csv", Some("1, 3")),
        ("other/used.yaml", None),
        ("other/used.yaml", Some("v")),
    ];

    /// Writes a file with the time that it had, or that another one has: times say nothing.
    fn write(path: &Path, text: &str, time: std::time::SystemTime) {
        let folder = path.parent().expect("a folder");
        fs::create_dir_all(folder).expect("made");
        fs::write(path, text).expect("written");
        let file = fs::File::options().write(true).open(path).expect("opened");
        file.set_modified(time).expect("set");
    }

    #[test]
    fn every_edit_is_seen_whatever_its_time() {
        let base = std::env::temp_dir().join(format!("onespec-unchanged-{}", std::process::id()));
        let time = std::time::SystemTime::UNIX_EPOCH;
        let fresh = |name: &str| {
            let _ = fs::remove_dir_all(&base);
            let root = base.join(name);
            TEXTS
                .iter()
                .for_each(|(name, text)| write(&root.join(name), text, time));
            root
        };
        let root = fresh(FOLDER);
        assert!(is_text_of(&root, &["toy"], TEXTS));
        // A file of another folder that nothing reads is no part of the machine.
        write(&root.join("other/unused.yaml"), "x", time);
        assert!(is_text_of(&root, &["toy"], TEXTS) && !is_text_of(&root, &["toy", "other"], TEXTS));
        for (name, edit) in EDITS {
            let root = fresh(FOLDER);
            match edit {
                Some(text) => write(&root.join(name), text, time),
                None => fs::remove_file(root.join(name)).expect("removed"),
            }
            assert!(!is_text_of(&root, &["toy"], TEXTS), "{name} {edit:?}");
        }
        assert!(!is_text_of(&fresh("copy"), &["toy"], TEXTS));
        assert!(!is_text_of(&fresh(FOLDER), &["none"], TEXTS));
        let _ = fs::remove_dir_all(&base);
    }
}
