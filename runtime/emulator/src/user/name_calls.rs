//! Calls on file names: open, stat, list, remove. All names go through [`super::paths`].

use super::Process;
use super::errno::{EACCES, EEXIST, EINVAL, EISDIR, ENOENT, ENOTDIR, ERANGE, Errno};
use super::file_calls::O_CLOEXEC;
use super::files::{Directory, Handle};
use super::layout::Stat;
use super::paths::{Components, Root, guest_name};
use crate::memory::Bus;
use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

const AT_FDCWD: i32 = -100;
const AT_SYMLINK_NOFOLLOW: u64 = 0x100;
const AT_REMOVEDIR: u64 = 0x200;
const AT_EMPTY_PATH: u64 = 0x1000;
const O_CREAT: u64 = 0o100;
const O_EXCL: u64 = 0o200;
const O_TRUNC: u64 = 0o1000;
const O_APPEND: u64 = 0o2000;
const O_DIRECTORY: u64 = 0o200_000;
const O_NOFOLLOW: u64 = 0o400_000;

impl Process {
    pub(super) fn name_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, a3, a4, _] = args;
        let fd = a0 as i32;
        Some(match number {
            17 => self.getcwd(bus, a0, a1),
            34 => self
                .resolve(bus, fd, a1, true)
                .and_then(|at| Ok(fs::create_dir(self.root()?.host(&at)).map(|()| 0)?)),
            35 => self.unlink(bus, fd, a1, a2),
            48 | 439 => self.access(bus, fd, a1, a2),
            49 => self.resolve(bus, AT_FDCWD, a0, true).and_then(|at| self.chdir(at)),
            50 => self.files.directory(fd).and_then(|at| self.chdir(at)),
            56 => self.open(bus, fd, a1, a2, a3),
            78 => self.readlink(bus, fd, a1, a2, a3),
            79 if self.width == 64 => {
                let stat = self.stat(bus, fd, a1, a3);
                stat.and_then(|stat| self.give(bus, a2, &stat.bytes())).map(|()| 0)
            }
            276 => self.rename(bus, [a0, a1, a2, a3], a4),
            291 => {
                let stat = self.stat(bus, fd, a1, a2);
                stat.and_then(|stat| self.give(bus, a4, &stat.extended())).map(|()| 0)
            }
            _ => return None,
        })
    }

    fn root(&self) -> Result<&Root, Errno> {
        self.root.as_ref().ok_or(ENOENT)
    }

    /// A name in the program's memory, relative to an open directory.
    fn resolve(&self, bus: &mut Bus, fd: i32, name: u64, follow: bool) -> Result<Components, Errno> {
        let name = self.string(bus, name)?;
        let base = match fd {
            _ if name.starts_with(b"/") => Vec::new(),
            AT_FDCWD => self.root()?.cwd_components().to_vec(),
            fd => self.files.directory(fd)?,
        };
        self.root()?.resolve(&base, &name, follow)
    }

    fn open(&mut self, bus: &mut Bus, fd: i32, name: u64, flags: u64, mode: u64) -> Result<u64, Errno> {
        let exclusive = flags & O_CREAT != 0 && flags & O_EXCL != 0;
        let at = self.resolve(bus, fd, name, flags & O_NOFOLLOW == 0 && !exclusive)?;
        let path = self.root()?.host(&at);
        let (read, write) = match flags & 3 {
            0 => (true, false),
            1 => (false, true),
            2 => (true, true),
            _ => return Err(EINVAL),
        };
        let kept = (flags & (3 | O_APPEND)) as u32;
        let close = flags & O_CLOEXEC != 0;
        if let Ok(meta) = path.symlink_metadata() {
            if exclusive {
                return Err(EEXIST);
            }
            if meta.is_symlink() {
                return Err(super::errno::ELOOP);
            }
            if meta.is_dir() {
                if write || flags & O_CREAT != 0 {
                    return Err(EISDIR);
                }
                let directory = Directory {
                    at,
                    meta,
                    entries: None,
                    next: 0,
                };
                return self
                    .files
                    .add(Handle::Directory(Box::new(directory)), kept, close)
                    .map(|fd| fd as u64);
            }
        }
        if flags & O_DIRECTORY != 0 {
            return Err(if path.exists() { ENOTDIR } else { ENOENT });
        }
        let append = flags & O_APPEND != 0;
        let mut options = OpenOptions::new();
        options
            .read(read)
            .append(append && write)
            .write(write && !append)
            .mode(mode as u32 & 0o777);
        if write {
            options
                .create(flags & O_CREAT != 0)
                .create_new(exclusive)
                .truncate(flags & O_TRUNC != 0 && !append);
        } else if flags & O_CREAT != 0 && !path.exists() {
            // The host's library creates only what it may write.
            OpenOptions::new()
                .write(true)
                .create_new(true)
                .mode(mode as u32 & 0o777)
                .open(&path)?;
        }
        let file = options.open(&path)?;
        if write && append && flags & O_TRUNC != 0 {
            file.set_len(0)?;
        }
        self.files.add(Handle::File(file), kept, close).map(|fd| fd as u64)
    }

    fn stat(&self, bus: &mut Bus, fd: i32, name: u64, flags: u64) -> Result<Stat, Errno> {
        if flags & AT_EMPTY_PATH != 0 && (name == 0 || self.string(bus, name)?.is_empty()) {
            return match fd {
                AT_FDCWD => Ok(Stat::of(&self.root()?.host(self.root()?.cwd_components()).metadata()?)),
                fd => self.stat_fd(fd),
            };
        }
        let at = self.resolve(bus, fd, name, flags & AT_SYMLINK_NOFOLLOW == 0)?;
        Ok(Stat::of(&self.root()?.host(&at).symlink_metadata()?))
    }

    fn getcwd(&self, bus: &mut Bus, addr: u64, len: u64) -> Result<u64, Errno> {
        let mut name = self.root.as_ref().map_or_else(|| b"/".to_vec(), Root::cwd);
        name.push(0);
        if name.len() as u64 > len {
            return Err(ERANGE);
        }
        self.give(bus, addr, &name)?;
        Ok(name.len() as u64)
    }

    fn chdir(&mut self, at: Components) -> Result<u64, Errno> {
        self.root.as_mut().ok_or(ENOENT)?.set_cwd(at).map(|()| 0)
    }

    fn unlink(&self, bus: &mut Bus, fd: i32, name: u64, flags: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, fd, name, false)?;
        if at.is_empty() {
            return Err(EACCES);
        }
        let path = self.root()?.host(&at);
        if flags & AT_REMOVEDIR != 0 {
            fs::remove_dir(path)?;
        } else if path.symlink_metadata()?.is_dir() {
            return Err(EISDIR);
        } else {
            fs::remove_file(path)?;
        }
        Ok(0)
    }

    fn rename(&self, bus: &mut Bus, [from_fd, from, to_fd, to]: [u64; 4], flags: u64) -> Result<u64, Errno> {
        if flags != 0 {
            return Err(EINVAL);
        }
        let from = self.resolve(bus, from_fd as i32, from, false)?;
        let to = self.resolve(bus, to_fd as i32, to, false)?;
        let root = self.root()?;
        fs::rename(root.host(&from), root.host(&to))?;
        Ok(0)
    }

    /// Judged by the permission bits alone, as if the program's user owned everything.
    fn access(&self, bus: &mut Bus, fd: i32, name: u64, wanted: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, fd, name, true)?;
        let mode = u64::from(self.root()?.host(&at).metadata()?.mode());
        let granted = mode >> 6 | mode >> 3 | mode;
        if wanted & 7 & !granted == 0 { Ok(0) } else { Err(EACCES) }
    }

    fn readlink(&self, bus: &mut Bus, fd: i32, name: u64, addr: u64, len: u64) -> Result<u64, Errno> {
        let target = if self.string(bus, name)? == b"/proc/self/exe" {
            guest_name(&[OsString::from(&self.program)])
        } else {
            let at = self.resolve(bus, fd, name, false)?;
            let path = self.root()?.host(&at);
            if !path.symlink_metadata()?.is_symlink() {
                return Err(EINVAL);
            }
            path.read_link()?.into_os_string().into_vec()
        };
        let part = target.get(..len.min(target.len() as u64) as usize).unwrap_or(&target);
        self.give(bus, addr, part)?;
        Ok(part.len() as u64)
    }
}
