//! Results of earlier runs, kept by content: a key is a hash of everything that a result depends on, the generator included,
//! so a result is never wrong, only absent. Entries are small files in one folder, written beside and renamed; what cannot be
//! read or was damaged counts as absent, and the number of entries is bounded.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// Most entries of a folder. One more, and the older half goes.
const MAX_ENTRIES: usize = 2048;
/// Largest entry that is read or written.
const MAX_BYTES: u64 = 1 << 20;
/// First word of an entry.
const MAGIC: &str = "onespec-result";
/// What names of entries end with.
const ENDING: &str = "result";
/// The variable that names the folder, or says that there is none.
const VARIABLE: &str = "ONESPEC_CACHE";

/// A folder of results, or none.
#[derive(Debug, Clone, Default)]
pub struct Cache {
    folder: Option<Arc<Path>>,
}

/// A hash of what a result depends on (FNV-1a of 128 bits).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key(u128);

impl Key {
    /// For results of a kind, by this very generator.
    pub fn new(kind: &str) -> Key {
        Key(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d).add(kind).add(GENERATOR)
    }

    /// Something more that the result depends on.
    #[must_use]
    pub fn add(self, part: &str) -> Key {
        let step = |hash: u128, byte: u8| (hash ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        let length = (part.len() as u64).to_le_bytes();
        let hash = length.into_iter().fold(self.0, step);
        Key(part.bytes().fold(hash, step))
    }
}

impl Cache {
    /// Keeps nothing.
    pub fn off() -> Cache {
        Cache::default()
    }

    /// In a folder, which is made when there is something to keep.
    pub fn at(folder: impl Into<PathBuf>) -> Cache {
        Cache {
            folder: Some(folder.into().into()),
        }
    }

    /// The user's own: the folder in `ONESPEC_CACHE` (`off` or nothing: none), else `onespec` in the folder where the user's
    /// programs keep such things.
    pub fn of_user() -> Cache {
        let folder = |name: &str| {
            let path = PathBuf::from(std::env::var_os(name)?);
            path.is_absolute().then_some(path)
        };
        match std::env::var_os(VARIABLE) {
            Some(name) if name.is_empty() || name == "off" => Cache::off(),
            Some(name) => Cache::at(name),
            None => folder("XDG_CACHE_HOME")
                .or_else(|| Some(folder("HOME")?.join(".cache")))
                .map_or(Cache::off(), |folder| Cache::at(folder.join("onespec"))),
        }
    }

    /// Whether results are kept at all.
    pub fn is_on(&self) -> bool {
        self.folder.is_some()
    }

    /// The result under a key.
    pub fn get(&self, key: &Key) -> Option<String> {
        let path = self.path(key)?;
        if fs::metadata(&path).ok()?.len() > MAX_BYTES {
            return None;
        }
        let text = fs::read_to_string(&path).ok()?;
        let (head, body) = text.split_once('\n')?;
        (head == header(key, body)).then(|| body.to_string())
    }

    /// Keeps a result. That a folder cannot be written is no error: the next run finds out anew.
    pub fn put(&self, key: &Key, body: &str) {
        if body.len() as u64 <= MAX_BYTES / 2
            && let Some(path) = self.path(key)
        {
            let _ = write(&path, &format!("{}\n{body}", header(key, body)));
        }
    }

    fn path(&self, key: &Key) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        Some(folder.join(format!("{:032x}.{ENDING}", key.0)))
    }
}

/// The first line of an entry: the key and a hash of the rest, so that damage shows.
fn header(key: &Key, body: &str) -> String {
    let mut line = format!("{MAGIC} {:032x}", key.0);
    let _ = write!(line, " {:032x}", key.add(body).0);
    line
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let folder = path.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    if count.is_multiple_of(64) {
        prune(folder)?;
    }
    let beside = folder.join(format!("{}-{count}.{ENDING}", std::process::id()));
    let done = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        let _ = fs::remove_file(&beside);
    }
    done
}

/// Removes the older half of the entries when there are too many. Nothing else in the folder is touched.
fn prune(folder: &Path) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.flatten();
    let entries = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == ENDING));
    let age = |entry: &fs::DirEntry| entry.metadata().and_then(|meta| meta.modified());
    let mut all: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| (age(&entry).unwrap_or(SystemTime::UNIX_EPOCH), entry.path()))
        .collect();
    if all.len() > MAX_ENTRIES {
        all.sort();
        all.truncate(all.len() - MAX_ENTRIES / 2);
        all.iter().for_each(|(_, path)| drop(fs::remove_file(path)));
    }
    Ok(())
}

/// What tells this generator from others: its version, and a hash of the text that it was built from.
const GENERATOR: &str = concat!(env!("CARGO_PKG_VERSION"), " ", env!("ONESPEC_GENERATOR"));

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of the test's own; it is there for as long as this is.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("onespec-cache-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Scratch(path)
        }

        fn entries(&self) -> Vec<PathBuf> {
            let entries = fs::read_dir(&self.0).map(|entries| entries.flatten().map(|entry| entry.path()).collect());
            entries.unwrap_or_default()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_was_kept_is_found_and_damage_is_absence() {
        let scratch = Scratch::new("damage");
        let cache = Cache::at(&scratch.0);
        let (key, other) = (Key::new("a").add("x"), Key::new("a").add("y"));
        assert_eq!(cache.get(&key), None);
        cache.put(&key, "two\nlines\n");
        assert_eq!(cache.get(&key).as_deref(), Some("two\nlines\n"));
        assert_eq!(cache.get(&other), None);
        let path = cache.path(&key).expect("a path");
        // Damaged, cut short, of another key, no text.
        let good = fs::read(&path).expect("an entry");
        for bad in [
            &good[..good.len() - 1],
            &good[..10],
            b"",
            &[0xff; 40],
            &[&good[..], b"x"].concat(),
        ] {
            fs::write(&path, bad).expect("written");
            assert_eq!(cache.get(&key), None);
        }
        fs::write(&path, &good).expect("written");
        fs::copy(&path, cache.path(&other).expect("a path")).expect("copied");
        assert_eq!(cache.get(&other), None);
    }

    #[test]
    fn parts_do_not_run_together() {
        assert_ne!(Key::new("a").add("bc").add("d"), Key::new("a").add("b").add("cd"));
        assert_ne!(Key::new("a").add(""), Key::new("a"));
    }

    #[test]
    fn the_folder_does_not_grow_without_end() {
        let scratch = Scratch::new("bound");
        fs::create_dir_all(&scratch.0).expect("a folder");
        fs::write(scratch.0.join("of the user"), "").expect("written");
        for i in 0..MAX_ENTRIES + 1 {
            fs::write(scratch.0.join(format!("{i}.{ENDING}")), "").expect("written");
        }
        prune(&scratch.0).expect("pruned");
        let left = scratch.entries();
        assert_eq!(left.len(), MAX_ENTRIES / 2 + 1);
        assert!(left.iter().any(|path| path.ends_with("of the user")));
    }

    #[test]
    fn a_folder_that_cannot_be_is_no_error() {
        let scratch = Scratch::new("none");
        fs::write(&scratch.0, "a file").expect("written");
        let cache = Cache::at(scratch.0.join("below"));
        cache.put(&Key::new("a"), "text");
        assert_eq!(cache.get(&Key::new("a")), None);
        assert!(!Cache::off().is_on());
        let _ = fs::remove_file(&scratch.0);
    }
}
