//! The guest's file names: a root directory of the host, a working directory, and paths resolved beneath the root.
//!
//! A path becomes an open directory and the name of an entry in it ([`Entry`]). Calls act on the entry through the open
//! directory and never follow a link there, so what they touch lies beneath the root whatever happens to names meanwhile.

use super::beneath::{self, MAX_LINKS, SEARCH};
use super::errno::{ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, Errno};
use rustix::fd::{AsFd, OwnedFd};
use rustix::fs::{AtFlags, FileType, Mode, OFlags, Stat, openat, readlinkat, statat};
use std::ffi::CString;
use std::path::Path;
use std::rc::Rc;

/// Bytes of a name.
pub const MAX_PATH: usize = 4096;

/// The guest's root directory and where in it the guest stands.
#[derive(Debug)]
pub struct Root {
    dir: OwnedFd,
    cwd: Rc<Folder>,
}

/// An open directory beneath the root.
#[derive(Debug)]
pub struct Folder {
    /// Descriptor of the host.
    pub fd: OwnedFd,
    /// Its path from the root when it was opened, for hosts that do not tell where it is now.
    path: Vec<u8>,
}

/// What a path leads to: an entry of an open directory, which may not exist. `.` is the directory itself.
#[derive(Debug)]
pub struct Entry {
    /// Descriptor of the host for the directory that holds the entry.
    pub dir: OwnedFd,
    /// Name of the entry in `dir`, without a slash.
    pub name: CString,
    /// The path ends in a slash: only a directory will do.
    pub wants_directory: bool,
    /// The path from the root, as far as links were followed.
    path: Vec<u8>,
}

impl Root {
    /// Files below `host`, which must be a directory. The guest starts in its root.
    ///
    /// # Errors
    /// The host cannot open the directory.
    pub fn new(host: &Path) -> std::io::Result<Root> {
        let open = || rustix::fs::open(host, SEARCH, Mode::empty());
        let cwd = Folder {
            fd: open()?,
            path: Vec::new(),
        };
        Ok(Root {
            dir: open()?,
            cwd: Rc::new(cwd),
        })
    }

    /// The working directory, as the guest names it.
    ///
    /// # Errors
    /// `ENOENT`: the directory was removed, or moved out of the root.
    pub fn cwd(&self) -> Result<Vec<u8>, Errno> {
        let path = self.path_of(&self.cwd)?;
        Ok(if path.is_empty() { b"/".to_vec() } else { path })
    }

    /// Changes the working directory.
    pub fn set_cwd(&mut self, to: Rc<Folder>) {
        self.cwd = to;
    }

    /// Where a directory lies now, from the root: it may have been renamed since it was opened.
    fn path_of(&self, folder: &Folder) -> Result<Vec<u8>, Errno> {
        let (Some(root), Some(path)) = (host_path(&self.dir), host_path(&folder.fd)) else {
            return Ok(folder.path.clone());
        };
        let root = root.strip_suffix(b"/").unwrap_or(&root);
        // Moved out of the root, or removed: nothing is found there any more.
        let rest = path.strip_prefix(root).ok_or(ENOENT)?;
        match rest {
            [] | [b'/'] => Ok(Vec::new()),
            [b'/', ..] => Ok(rest.to_vec()),
            _ => Err(ENOENT),
        }
    }

    /// Resolves a path relative to `base`, or to the working directory. The entry need not exist; if it is a symbolic link
    /// it is followed when `follow`.
    ///
    /// # Errors
    /// `ENOENT`: the path is empty, or a directory on it does not exist. `ENOTDIR`: something on it must be a directory
    /// and is none. `ELOOP`: too many symbolic links. `ENAMETOOLONG`: the path or a name is too long. Else the error of
    /// the host.
    pub fn resolve(&self, base: Option<&Folder>, name: &[u8], follow: bool) -> Result<Entry, Errno> {
        if name.is_empty() {
            return Err(ENOENT);
        }
        let mut path = match name {
            [b'/', ..] => name.to_vec(),
            _ => [&self.path_of(base.unwrap_or(&self.cwd))?, b"/".as_slice(), name].concat(),
        };
        for _ in 0..=MAX_LINKS {
            let length = path.iter().rposition(|byte| *byte != b'/').map_or(0, |last| last + 1);
            let wants_directory = length < path.len();
            let (parent, last) = split_last(path.get(..length).unwrap_or_default());
            if matches!(last, b"" | b"." | b"..") {
                return Ok(Entry {
                    dir: beneath::directory(self.dir.as_fd(), &path)?,
                    name: CString::from(c"."),
                    wants_directory,
                    path,
                });
            }
            let dir = beneath::directory(self.dir.as_fd(), parent)?;
            if follow || wants_directory {
                // Whatever is no link has no target.
                if let Ok(target) = readlinkat(&dir, last, Vec::new()) {
                    let slash: &[u8] = if wants_directory { b"/" } else { b"" };
                    path = match target.to_bytes() {
                        target @ [b'/', ..] => [target, slash].concat(),
                        target => [parent, b"/", target, slash].concat(),
                    };
                    if path.len() > 2 * MAX_PATH {
                        return Err(ENAMETOOLONG);
                    }
                    continue;
                }
            }
            let entry = Entry {
                dir,
                name: CString::new(last).map_err(|_| ENOENT)?,
                wants_directory,
                path,
            };
            return match entry.stat() {
                Ok(stat) if wants_directory && kind(&stat) != FileType::Directory => Err(ENOTDIR),
                Err(ENAMETOOLONG) => Err(ENAMETOOLONG),
                _ => Ok(entry),
            };
        }
        Err(ELOOP)
    }
}

impl Entry {
    /// What the entry is; a symbolic link is not followed.
    ///
    /// # Errors
    /// The error of the host, such as `ENOENT` for an entry that does not exist.
    pub fn stat(&self) -> Result<Stat, Errno> {
        Ok(statat(&self.dir, &self.name, AtFlags::SYMLINK_NOFOLLOW)?)
    }

    /// Opens the entry; a symbolic link is not followed.
    ///
    /// # Errors
    /// The error of the host, such as `ENOENT` for an entry that does not exist.
    pub fn open(&self, flags: OFlags, mode: u32) -> Result<OwnedFd, Errno> {
        let flags = flags | OFlags::NOFOLLOW | OFlags::CLOEXEC | OFlags::NOCTTY;
        Ok(openat(&self.dir, &self.name, flags, permissions(mode))?)
    }

    /// Opens the entry as a directory: to be listed, or only to be searched.
    ///
    /// # Errors
    /// The error of the host, such as `ENOTDIR` for an entry that is no directory.
    pub fn folder(self, listed: bool) -> Result<Folder, Errno> {
        let how = if listed {
            OFlags::RDONLY | OFlags::DIRECTORY
        } else {
            SEARCH
        };
        Ok(Folder {
            fd: self.open(how, 0)?,
            path: self.path,
        })
    }
}

/// The kind of a file.
pub fn kind(stat: &Stat) -> FileType {
    FileType::from_raw_mode(stat.st_mode)
}

/// Permission bits that a guest may give: read, write, execute, and nothing that acts in its owner's name.
pub fn permissions(mode: u32) -> Mode {
    Mode::from_raw_mode((mode & 0o777) as rustix::fs::RawMode)
}

/// `/a/b` and `c` of `/a/b/c`.
fn split_last(path: &[u8]) -> (&[u8], &[u8]) {
    match path.iter().rposition(|byte| *byte == b'/') {
        Some(at) => (
            path.get(..at).unwrap_or_default(),
            path.get(at + 1..).unwrap_or_default(),
        ),
        None => (&[], path),
    }
}

/// The host's path of an open directory, where the host tells.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn host_path(fd: &OwnedFd) -> Option<Vec<u8>> {
    use std::os::fd::AsRawFd;
    let link = format!("/proc/self/fd/{}", fd.as_raw_fd());
    Some(rustix::fs::readlink(link, Vec::new()).ok()?.into_bytes())
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn host_path(_: &OwnedFd) -> Option<Vec<u8>> {
    None
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;
    use std::fs;
    use std::os::unix::fs::symlink;

    fn open(root: &Root, base: Option<&Folder>, name: &str) -> Result<String, Errno> {
        let fd = root.resolve(base, name.as_bytes(), true)?.open(OFlags::RDONLY, 0)?;
        Ok(std::io::read_to_string(fs::File::from(fd)).unwrap())
    }

    fn folder(root: &Root, name: &str) -> Folder {
        root.resolve(None, name.as_bytes(), true).unwrap().folder(true).unwrap()
    }

    #[test]
    fn nothing_leads_out_of_the_root() {
        let scratch = Scratch::new("out");
        let dir = scratch.root();
        fs::create_dir(dir.join("sub")).unwrap();
        fs::write(dir.join("sub/file"), "inside").unwrap();
        for (target, name) in [
            ("../secret", "up"),
            ("/secret", "absolute"),
            ("../../../../../../etc", "far"),
            ("loop", "loop"),
            ("sub", "inner"),
            ("/sub/file", "deep"),
        ] {
            symlink(target, dir.join(name)).unwrap();
        }
        let root = Root::new(&dir).unwrap();
        for name in [
            "../secret",
            "sub/../../secret",
            "up",
            "absolute",
            "far/passwd",
            "/../../secret",
            "./..//secret",
        ] {
            assert_eq!(open(&root, None, name), Err(ENOENT), "{name}");
        }
        assert_eq!(open(&root, None, "loop"), Err(ELOOP));
        for name in ["inner/file", "deep", "/inner/../deep", "sub//file"] {
            assert_eq!(open(&root, None, name).as_deref(), Ok("inside"), "{name}");
        }
        for name in ["sub/file/x", "sub/file/", "deep/"] {
            assert_eq!(open(&root, None, name), Err(ENOTDIR), "{name}");
        }
        assert_eq!(open(&root, None, ""), Err(ENOENT));
        let kept = root.resolve(None, b"up", false).unwrap();
        assert_eq!(
            kind(&kept.stat().unwrap()),
            FileType::Symlink,
            "not followed when not asked"
        );
    }

    /// A directory is renamed while it is open; a link to the outside takes its name.
    #[test]
    fn an_open_directory_keeps_its_place_when_a_link_takes_its_name() {
        let scratch = Scratch::new("renamed");
        let dir = scratch.root();
        fs::create_dir_all(dir.join("a/b")).unwrap();
        fs::write(dir.join("a/b/file"), "inside").unwrap();
        let mut root = Root::new(&dir).unwrap();
        let b = Rc::new(folder(&root, "a/b"));
        root.set_cwd(b.clone());
        fs::rename(dir.join("a"), dir.join("c")).unwrap();
        symlink("../..", dir.join("a")).unwrap();
        fs::create_dir(scratch.0.join("b")).unwrap();
        fs::write(scratch.0.join("b/file"), "outside").unwrap();
        assert_eq!(root.cwd().as_deref(), Ok(b"/c/b".as_slice()));
        assert_eq!(open(&root, Some(&b), "file").as_deref(), Ok("inside"));
        assert_eq!(open(&root, None, "../b/file").as_deref(), Ok("inside"));
        assert_eq!(open(&root, None, "/a/secret"), Err(ENOENT));
        // Moved out of the root by somebody else: the guest finds nothing there any more.
        fs::rename(dir.join("c/b"), scratch.0.join("moved")).unwrap();
        assert_eq!(open(&root, None, "../secret"), Err(ENOENT));
        assert_eq!(root.cwd(), Err(ENOENT));
    }
}
