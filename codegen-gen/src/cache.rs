//! Results that are kept between runs: one file for each key, in the user's folder for such files. A file that is damaged, of
//! another key, or not there is as good as none; what cannot be written is not kept. Nothing here fails.
//!
//! The folder is `$ONESPEC_CACHE`, else `$XDG_CACHE_HOME/onespec`, else `~/.cache/onespec`; an empty `ONESPEC_CACHE` keeps nothing.

use std::fmt::{self, Write as _};
use std::hash::Hasher as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// What a file begins with; the checksum of the rest follows.
const MAGIC: &[u8; 8] = b"onespec1";
/// Bytes that all files may have; those that were used longest ago go first.
const MAX_BYTES: u64 = 256 << 20;

/// A folder of results.
#[derive(Debug, Clone, Default)]
pub struct Cache {
    folder: Option<PathBuf>,
}

/// What a result depends on, as a number of 128 bits. Text that is written to it is a part of it.
#[derive(Debug, Clone)]
pub struct Key([std::collections::hash_map::DefaultHasher; 2]);

impl Key {
    /// A key for results of a kind, of this build of the generator.
    pub fn new(kind: &str) -> Key {
        let mut key = Key(Default::default());
        key.0[1].write_u8(1);
        // A build that computes something else has another file or another version.
        let built = std::env::current_exe()
            .ok()
            .and_then(|path| std::fs::metadata(path).ok());
        let when = built.as_ref().and_then(|built| built.modified().ok());
        let size = built.as_ref().map(std::fs::Metadata::len);
        key.add(&(kind, env!("CARGO_PKG_VERSION"), when, size));
        key
    }

    /// Adds what a value shows of itself.
    pub fn add(&mut self, part: &dyn fmt::Debug) {
        // Writing to a hasher does not fail.
        let _ = write!(self, "{part:?};");
    }

    /// The number.
    pub fn number(&self) -> u128 {
        let [low, high] = [0, 1].map(|half: usize| u128::from(self.0[half].finish()));
        high << 64 | low
    }
}

impl fmt::Write for Key {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.iter_mut().for_each(|half| half.write(text.as_bytes()));
        Ok(())
    }
}

impl Cache {
    /// That of the user.
    pub fn of_user() -> Cache {
        let folder = |name: &str| std::env::var_os(name).map(PathBuf::from);
        let own = folder("ONESPEC_CACHE");
        let shared = || folder("XDG_CACHE_HOME").filter(|path| path.is_absolute());
        let home = || folder("HOME").map(|home| home.join(".cache"));
        Cache {
            folder: own
                .or_else(|| Some(shared().or_else(home)?.join("onespec")))
                .filter(|path| !path.as_os_str().is_empty()),
        }
    }

    /// One in a folder, which is made when it is needed.
    pub fn at(folder: &Path) -> Cache {
        Cache {
            folder: Some(folder.to_path_buf()),
        }
    }

    /// One that keeps nothing.
    pub fn none() -> Cache {
        Cache::default()
    }

    fn path(&self, key: &Key) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{:032x}", key.number())))
    }

    /// What was kept under a key.
    pub fn get(&self, key: &Key) -> Option<Vec<u8>> {
        let path = self.path(key)?;
        // A link or a pipe is nothing that was written here.
        let is_file = std::fs::symlink_metadata(&path).is_ok_and(|found| found.is_file() && found.len() <= MAX_BYTES);
        let all = is_file.then(|| std::fs::read(&path).ok()).flatten()?;
        let (head, bytes) = all.split_at_checked(MAGIC.len() + 16)?;
        if head != header(bytes) {
            return None;
        }
        // The time says when it was used last.
        if let Ok(file) = std::fs::File::options().append(true).open(&path) {
            let _ = file.set_modified(SystemTime::now());
        }
        Some(bytes.to_vec())
    }

    /// Keeps a result. The file is written beside and renamed, so that nobody reads half of it.
    pub fn put(&self, key: &Key, bytes: &[u8]) {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let (Some(folder), Some(path)) = (&self.folder, self.path(key)) else {
            return;
        };
        if std::fs::create_dir_all(folder).is_err() {
            return;
        }
        self.make_room(bytes.len() as u64);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let beside = folder.join(format!("new-{}-{number}", std::process::id()));
        let all = [&header(bytes)[..], bytes].concat();
        if std::fs::write(&beside, all).is_err() || std::fs::rename(&beside, path).is_err() {
            let _ = std::fs::remove_file(beside);
        }
    }

    /// Removes what was used longest ago until so many bytes more fit.
    fn make_room(&self, bytes: u64) {
        let Some(folder) = &self.folder else { return };
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut files: Vec<(SystemTime, u64, PathBuf)> = entries
            .filter(|entry| is_ours(&entry.file_name().to_string_lossy()))
            .filter_map(|entry| {
                let found = entry.metadata().ok().filter(std::fs::Metadata::is_file)?;
                Some((found.modified().ok()?, found.len(), entry.path()))
            })
            .collect();
        files.sort();
        let mut all = files.iter().fold(bytes, |all, (_, size, _)| all.saturating_add(*size));
        for (_, size, path) in files {
            if all <= MAX_BYTES {
                break;
            }
            let _ = std::fs::remove_file(path);
            all = all.saturating_sub(size);
        }
    }
}

/// Whether a file's name is one that is given here: others are left alone.
fn is_ours(name: &str) -> bool {
    name.starts_with("new-") || name.len() == 32 && name.bytes().all(|b| b.is_ascii_hexdigit())
}

/// What stands before the bytes of a file.
fn header(bytes: &[u8]) -> [u8; MAGIC.len() + 16] {
    let mut sum = Key(Default::default());
    sum.0[1].write_u8(2);
    sum.0.iter_mut().for_each(|half| half.write(bytes));
    let mut header = [0; MAGIC.len() + 16];
    header[..MAGIC.len()].copy_from_slice(MAGIC);
    header[MAGIC.len()..].copy_from_slice(&sum.number().to_le_bytes());
    header
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Cache, Key, MAX_BYTES};

    fn folder(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("onespec-cache-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        path
    }

    #[test]
    fn what_is_kept_comes_back() {
        let path = folder("back");
        let cache = Cache::at(&path);
        let (one, mut other) = (Key::new("test"), Key::new("test"));
        other.add(&1);
        assert_ne!(one.number(), other.number());
        assert_eq!(cache.get(&one), None);
        cache.put(&one, b"first");
        cache.put(&other, b"");
        cache.put(&one, b"second");
        assert_eq!(cache.get(&one).unwrap(), b"second");
        assert_eq!(cache.get(&other).unwrap(), b"");
        assert_eq!(Cache::none().get(&one), None);
        std::fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn damaged_files_are_none() {
        let path = folder("damaged");
        let (cache, key) = (Cache::at(&path), Key::new("test"));
        cache.put(&key, b"a result");
        let file = path.join(format!("{:032x}", key.number()));
        let whole = std::fs::read(&file).unwrap();
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 4;
            std::fs::write(&file, &bytes).unwrap();
            assert_eq!(cache.get(&key), None, "byte {at}");
            std::fs::write(&file, &whole[..at]).unwrap();
            assert_eq!(cache.get(&key), None, "{at} bytes");
        }
        std::fs::write(&file, &whole).unwrap();
        assert_eq!(cache.get(&key).unwrap(), b"a result");
        std::fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn old_files_make_room() {
        let path = folder("room");
        let (cache, key) = (Cache::at(&path), Key::new("test"));
        std::fs::create_dir_all(&path).unwrap();
        let large = path.join("0".repeat(32));
        std::fs::File::create(&large).unwrap().set_len(MAX_BYTES).unwrap();
        let strange = path.join("notes.txt");
        std::fs::File::create(&strange).unwrap().set_len(MAX_BYTES).unwrap();
        cache.put(&key, b"a result");
        assert!(!large.exists() && strange.exists());
        assert_eq!(cache.get(&key).unwrap(), b"a result");
        std::fs::remove_dir_all(path).unwrap();
    }
}
