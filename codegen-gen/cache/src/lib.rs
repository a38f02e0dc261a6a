//! A cache of results by content: a key is a hash of everything that a result depends on, the generator included, so a
//! result is never wrong, only absent. Entries are files in one folder, written under another name and renamed. An
//! unreadable or damaged entry counts as absent. The folder is bounded: least recently used entries are removed first.

use std::fmt::{self, Write as _};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// Most entries of a folder.
const MAX_ENTRIES: usize = 2048;
/// Bytes that all entries of a folder may have.
const MAX_BYTES: u64 = 256 << 20;
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
        Key(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
            .with(kind)
            .with(GENERATOR)
    }

    /// The key with a text more that the result depends on.
    #[must_use]
    pub fn with(mut self, part: &str) -> Key {
        self.bytes(&(part.len() as u64).to_le_bytes());
        self.bytes(part.as_bytes());
        self
    }

    /// Adds what a value shows of itself.
    pub fn add(&mut self, part: &dyn fmt::Debug) {
        // Hashing does not fail.
        let _ = write!(self, "{part:?};");
    }

    /// The number.
    pub fn number(&self) -> u128 {
        self.0
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u128::from(*byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}

impl fmt::Write for Key {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
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
    pub fn get(&self, key: &Key) -> Option<Vec<u8>> {
        let path = self.path(key)?;
        // A link or a pipe is nothing that was written here.
        let is_file = fs::symlink_metadata(&path).is_ok_and(|found| found.is_file() && found.len() <= MAX_BYTES);
        let all = is_file.then(|| fs::read(&path).ok()).flatten()?;
        let at = all.iter().position(|byte| *byte == b'\n')?;
        let (head, body) = (all.get(..at)?, all.get(at + 1..)?);
        if head != header(key, body).as_bytes() {
            return None;
        }
        // The time says when it was used last.
        if let Ok(file) = fs::File::options().append(true).open(&path) {
            let _ = file.set_modified(SystemTime::now());
        }
        Some(body.to_vec())
    }

    /// The result under a key, where it is text.
    pub fn text(&self, key: &Key) -> Option<String> {
        String::from_utf8(self.get(key)?).ok()
    }

    /// Keeps a result. That a folder cannot be written is no error: the next run finds out again.
    pub fn put(&self, key: &Key, body: &[u8]) {
        if body.len() as u64 <= MAX_BYTES / 4
            && let Some(path) = self.path(key)
        {
            let _ = write(&path, &[header(key, body).as_bytes(), b"\n", body].concat());
        }
    }

    fn path(&self, key: &Key) -> Option<PathBuf> {
        let folder = self.folder.as_deref()?;
        Some(folder.join(format!("{:032x}.{ENDING}", key.0)))
    }
}

/// The first line of an entry: the key and a hash of the rest, so that damage shows.
fn header(key: &Key, body: &[u8]) -> String {
    let mut sum = *key;
    sum.bytes(body);
    format!("{MAGIC} {:032x} {:032x}", key.0, sum.0)
}

fn write(path: &Path, all: &[u8]) -> io::Result<()> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let folder = path.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    make_room(folder, all.len() as u64)?;
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let beside = folder.join(format!("{}-{count}.{ENDING}", std::process::id()));
    let done = fs::write(&beside, all).and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        let _ = fs::remove_file(&beside);
    }
    done
}

/// Removes the entries that were used longest ago until one more of so many bytes fits. Nothing else in the folder is touched.
fn make_room(folder: &Path, bytes: u64) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.flatten();
    let entries = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == ENDING));
    let mut all: Vec<(SystemTime, u64, PathBuf)> = entries
        .filter_map(|entry| {
            let found = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            Some((found.modified().ok()?, found.len(), entry.path()))
        })
        .collect();
    all.sort();
    let (mut size, mut count) = (bytes + all.iter().map(|(_, size, _)| size).sum::<u64>(), all.len());
    for (_, one, path) in all {
        if size <= MAX_BYTES && count < MAX_ENTRIES {
            break;
        }
        let _ = fs::remove_file(path);
        size = size.saturating_sub(one);
        count -= 1;
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
        let (key, other) = (Key::new("a").with("x"), Key::new("a").with("y"));
        assert_eq!(cache.get(&key), None);
        cache.put(&key, b"two\nlines\n");
        assert_eq!(cache.text(&key).as_deref(), Some("two\nlines\n"));
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
        assert_ne!(Key::new("a").with("bc").with("d"), Key::new("a").with("b").with("cd"));
        assert_ne!(Key::new("a").with(""), Key::new("a"));
    }

    #[test]
    fn the_folder_does_not_grow_without_end() {
        let scratch = Scratch::new("bound");
        fs::create_dir_all(&scratch.0).expect("a folder");
        fs::write(scratch.0.join("of the user"), "").expect("written");
        for i in 0..MAX_ENTRIES + 1 {
            fs::write(scratch.0.join(format!("{i}.{ENDING}")), "").expect("written");
        }
        make_room(&scratch.0, 1).expect("room");
        assert_eq!(scratch.entries().len(), MAX_ENTRIES);
        let large = scratch.0.join(format!("large.{ENDING}"));
        fs::File::create(&large)
            .and_then(|file| file.set_len(MAX_BYTES))
            .expect("written");
        make_room(&scratch.0, 1).expect("room");
        let left = scratch.entries();
        assert!(!large.exists() && left.iter().any(|path| path.ends_with("of the user")));
    }

    #[test]
    fn a_folder_that_cannot_be_is_no_error() {
        let scratch = Scratch::new("none");
        fs::write(&scratch.0, "a file").expect("written");
        let cache = Cache::at(scratch.0.join("below"));
        cache.put(&Key::new("a"), b"text");
        assert_eq!(cache.get(&Key::new("a")), None);
        assert!(!Cache::off().is_on());
        let _ = fs::remove_file(&scratch.0);
    }
}
