//! Calls on file names: open, stat, link, rename, remove. [`super::paths`] resolves all names beneath the root.

use super::Process;
use super::errno::{EACCES, EBADF, EBUSY, EEXIST, EINVAL, EISDIR, ELOOP, ENOENT, ENOTDIR, ERANGE, Errno};
use super::file_calls::O_CLOEXEC;
use super::files::{Directory, Handle};
use super::layout::Stat;
use super::paths::{Entry, Root, kind, permissions};
use crate::memory::Bus;
use crate::messages::shown;
use rustix::fd::OwnedFd;
use rustix::fs::{
    AtFlags, FileType, OFlags, Timespec, Timestamps, fchmod, fstat, futimens, linkat, mkdirat, readlinkat, renameat,
    symlinkat, unlinkat, utimensat,
};
use std::fs::File;
use std::rc::Rc;

const AT_FDCWD: i32 = -100;
const AT_SYMLINK_NOFOLLOW: u64 = 0x100;
const AT_REMOVEDIR: u64 = 0x200;
const AT_SYMLINK_FOLLOW: u64 = 0x400;
const AT_EMPTY_PATH: u64 = 0x1000;
const O_CREAT: u64 = 0o100;
const O_EXCL: u64 = 0o200;
const O_TRUNC: u64 = 0o1000;
const O_APPEND: u64 = 0o2000;
const O_NONBLOCK: u64 = 0o4000;
const O_DIRECTORY: u64 = 0o200_000;
const O_NOFOLLOW: u64 = 0o400_000;
/// The program's own file.
const SELF: &[u8] = b"/proc/self/exe";

impl Process {
    pub(super) fn name_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [a0, a1, a2, a3, a4, _] = args;
        let fd = a0 as i32;
        Some(match number {
            17 => self.getcwd(bus, a0, a1),
            34 => self
                .resolve(bus, fd, a1, false)
                .and_then(|at| Ok(mkdirat(&at.dir, &at.name, permissions(a2 as u32)).map(|()| 0)?)),
            35 => self.unlink(bus, fd, a1, a2),
            36 => self.symlink(bus, a0, a1 as i32, a2),
            37 => self.link(bus, [a0, a1, a2, a3], a4),
            38 => self.rename(bus, [a0, a1, a2, a3], 0),
            45 => self.truncate(bus, a0, if self.width == 32 { a2 << 32 | a1 } else { a1 }),
            48 | 439 => self.access(bus, fd, a1, a2),
            49 => self.chdir(bus, a0),
            50 => self.files.directory(fd).and_then(|to| {
                self.root.as_mut().ok_or(EBADF)?.set_cwd(to);
                Ok(0)
            }),
            52 => self.chmod_open(fd, a1),
            53 | 452 => self.chmod(bus, fd, a1, a2),
            56 => self.open(bus, fd, a1, a2, a3),
            78 => self.readlink(bus, fd, a1, a2, a3),
            79 if self.width == 64 => {
                let stat = self.stat(bus, fd, a1, a3);
                stat.and_then(|stat| self.give(bus, a2, &stat.bytes())).map(|()| 0)
            }
            88 => self.set_times(bus, fd, a1, a2, a3, self.width),
            412 => self.set_times(bus, fd, a1, a2, a3, 64),
            276 => self.rename(bus, [a0, a1, a2, a3], a4),
            291 => {
                let stat = self.stat(bus, fd, a1, a2);
                stat.and_then(|stat| self.give(bus, a4, &stat.extended())).map(|()| 0)
            }
            _ => return None,
        })
    }

    /// A name in the program's memory, relative to an open directory.
    fn resolve(&mut self, bus: &mut Bus, fd: i32, name: u64, follow: bool) -> Result<Entry, Errno> {
        let name = self.string(bus, name)?;
        let Some(root) = &self.root else {
            self.warn_rootless(&name);
            return Err(ENOENT);
        };
        let base = match fd {
            _ if name.starts_with(b"/") => None,
            AT_FDCWD => None,
            fd => Some(self.files.directory(fd)?),
        };
        root.resolve(base.as_deref(), &name, follow)
    }

    /// Tells once that there are no files. What C libraries look for in the kernel's own file systems they do without.
    fn warn_rootless(&mut self, name: &[u8]) {
        if [b"/proc/".as_slice(), b"/sys/"].iter().any(|own| name.starts_with(own)) {
            return;
        }
        if !std::mem::replace(&mut self.warned_rootless, true) {
            let name = shown(&String::from_utf8_lossy(name));
            self.warn(&format!(
                "the program asks for the file `{name}` and sees none: --root DIR lets it read and write below DIR"
            ));
        }
    }

    fn open(&mut self, bus: &mut Bus, fd: i32, name: u64, flags: u64, mode: u64) -> Result<u64, Errno> {
        let create = flags & O_CREAT != 0;
        let exclusive = create && flags & O_EXCL != 0;
        let at = self.resolve(bus, fd, name, flags & O_NOFOLLOW == 0 && !exclusive)?;
        let (access, write) = match flags & 3 {
            0 => (OFlags::RDONLY, false),
            1 => (OFlags::WRONLY, true),
            2 => (OFlags::RDWR, true),
            _ => return Err(EINVAL),
        };
        let kept = (flags & (3 | O_APPEND)) as u32;
        let close = flags & O_CLOEXEC != 0;
        let found = at.stat().map(|stat| kind(&stat));
        match found {
            Ok(_) if exclusive => return Err(EEXIST),
            Ok(FileType::Symlink) => return Err(ELOOP),
            Ok(FileType::Directory) if write || create => return Err(EISDIR),
            Ok(FileType::Directory) => {
                let directory = Directory {
                    folder: Rc::new(at.folder(true)?),
                    entries: None,
                    next: 0,
                };
                let handle = Handle::Directory(Box::new(directory));
                return self.files.add(handle, kept, close).map(|fd| fd as u64);
            }
            Ok(_) if flags & O_DIRECTORY != 0 => return Err(ENOTDIR),
            Err(_) if flags & O_DIRECTORY != 0 => return Err(ENOENT),
            Err(_) if create && at.wants_directory => return Err(EISDIR),
            _ => {}
        }
        let mut how = access;
        how.set(OFlags::CREATE, create);
        how.set(OFlags::EXCL, exclusive);
        how.set(OFlags::TRUNC, write && flags & O_TRUNC != 0);
        how.set(OFlags::APPEND, flags & O_APPEND != 0);
        how.set(OFlags::NONBLOCK, flags & O_NONBLOCK != 0);
        let file = File::from(at.open(how, mode as u32)?);
        self.files.add(Handle::File(file), kept, close).map(|fd| fd as u64)
    }

    fn stat(&mut self, bus: &mut Bus, fd: i32, name: u64, flags: u64) -> Result<Stat, Errno> {
        if flags & AT_EMPTY_PATH != 0 && (name == 0 || self.string(bus, name)?.is_empty()) {
            return match (fd, &self.root) {
                (AT_FDCWD, Some(root)) => Ok(Stat::of(&root.resolve(None, b".", true)?.stat()?)),
                (AT_FDCWD, None) => Err(ENOENT),
                (fd, _) => self.stat_fd(fd),
            };
        }
        let at = self.resolve(bus, fd, name, flags & AT_SYMLINK_NOFOLLOW == 0)?;
        Ok(Stat::of(&at.stat()?))
    }

    fn getcwd(&self, bus: &mut Bus, addr: u64, len: u64) -> Result<u64, Errno> {
        let mut name = self.root.as_ref().map_or_else(|| Ok(b"/".to_vec()), Root::cwd)?;
        name.push(0);
        if name.len() as u64 > len {
            return Err(ERANGE);
        }
        self.give(bus, addr, &name)?;
        Ok(name.len() as u64)
    }

    fn chdir(&mut self, bus: &mut Bus, name: u64) -> Result<u64, Errno> {
        let to = self.resolve(bus, AT_FDCWD, name, true)?.folder(false)?;
        if let Some(root) = &mut self.root {
            root.set_cwd(Rc::new(to));
        }
        Ok(0)
    }

    fn unlink(&mut self, bus: &mut Bus, fd: i32, name: u64, flags: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, fd, name, false)?;
        if at.name.as_c_str() == c"." {
            // The directory by another name than its own, or the root.
            return Err(if flags & AT_REMOVEDIR != 0 { EBUSY } else { EISDIR });
        }
        if flags & AT_REMOVEDIR != 0 {
            unlinkat(&at.dir, &at.name, AtFlags::REMOVEDIR)?;
        } else if kind(&at.stat()?) == FileType::Directory {
            return Err(EISDIR);
        } else {
            unlinkat(&at.dir, &at.name, AtFlags::empty())?;
        }
        Ok(0)
    }

    fn rename(&mut self, bus: &mut Bus, [from_fd, from, to_fd, to]: [u64; 4], flags: u64) -> Result<u64, Errno> {
        if flags != 0 {
            return Err(EINVAL);
        }
        let from = self.resolve(bus, from_fd as i32, from, false)?;
        let to = self.resolve(bus, to_fd as i32, to, false)?;
        renameat(&from.dir, &from.name, &to.dir, &to.name)?;
        Ok(0)
    }

    /// A symbolic link keeps the text that it is given; whoever follows it as a guest stays beneath the root.
    fn symlink(&mut self, bus: &mut Bus, target: u64, fd: i32, name: u64) -> Result<u64, Errno> {
        let target = self.string(bus, target)?;
        let at = self.resolve(bus, fd, name, false)?;
        symlinkat(target.as_slice(), &at.dir, &at.name)?;
        Ok(0)
    }

    fn link(&mut self, bus: &mut Bus, [from_fd, from, to_fd, to]: [u64; 4], flags: u64) -> Result<u64, Errno> {
        if flags & !AT_SYMLINK_FOLLOW != 0 {
            return Err(EINVAL);
        }
        let from = self.resolve(bus, from_fd as i32, from, flags & AT_SYMLINK_FOLLOW != 0)?;
        let to = self.resolve(bus, to_fd as i32, to, false)?;
        linkat(&from.dir, &from.name, &to.dir, &to.name, AtFlags::empty())?;
        Ok(0)
    }

    fn truncate(&mut self, bus: &mut Bus, name: u64, len: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, AT_FDCWD, name, true)?;
        let file = File::from(at.open(OFlags::WRONLY | OFlags::NONBLOCK, 0)?);
        self.resize(&file, len)
    }

    /// Judged by the permission bits alone, as if the program's user owned everything.
    fn access(&mut self, bus: &mut Bus, fd: i32, name: u64, wanted: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, fd, name, true)?;
        let mode = Stat::of(&at.stat()?).mode;
        let granted = u64::from(mode >> 6 | mode >> 3 | mode);
        if wanted & 7 & !granted == 0 { Ok(0) } else { Err(EACCES) }
    }

    fn chmod_open(&mut self, fd: i32, mode: u64) -> Result<u64, Errno> {
        match &self.files.get(fd)?.borrow().handle {
            Handle::File(file) => fchmod(file, permissions(mode as u32))?,
            Handle::Directory(directory) => fchmod(&directory.folder.fd, permissions(mode as u32))?,
            _ => return Err(EINVAL),
        }
        Ok(0)
    }

    /// By way of an open file: the host's call on names would follow a link that takes the name meanwhile.
    fn chmod(&mut self, bus: &mut Bus, fd: i32, name: u64, mode: u64) -> Result<u64, Errno> {
        let at = self.resolve(bus, fd, name, true)?;
        let open = |how| -> Result<OwnedFd, Errno> { at.open(how | OFlags::NONBLOCK, 0) };
        let file = open(OFlags::RDONLY).or_else(|_| open(OFlags::WRONLY))?;
        fchmod(&file, permissions(mode as u32))?;
        Ok(0)
    }

    /// `utimensat`: both times, or now when there are none.
    fn set_times(
        &mut self,
        bus: &mut Bus,
        fd: i32,
        name: u64,
        times: u64,
        flags: u64,
        width: u32,
    ) -> Result<u64, Errno> {
        const UTIME_NOW: i64 = 0x3fff_ffff;
        const UTIME_OMIT: i64 = 0x3fff_fffe;
        let mut pair = [Timespec {
            tv_sec: 0,
            tv_nsec: UTIME_NOW as _,
        }; 2];
        for (index, time) in pair.iter_mut().enumerate().take_while(|_| times != 0) {
            let size = 2 * u64::from(width / 8);
            let at = times.wrapping_add(size * index as u64);
            let (seconds, nanos) = if width == 32 {
                let raw = u64::from_le_bytes(self.take(bus, at)?);
                (i64::from(raw as i32), i64::from((raw >> 32) as i32))
            } else {
                let raw = u128::from_le_bytes(self.take(bus, at)?);
                (raw as i64, (raw >> 64) as i64)
            };
            if !(0..1_000_000_000).contains(&nanos) && ![UTIME_NOW, UTIME_OMIT].contains(&nanos) {
                return Err(EINVAL);
            }
            time.tv_sec = seconds;
            time.tv_nsec = nanos as _;
        }
        let [last_access, last_modification] = pair;
        let times = Timestamps {
            last_access,
            last_modification,
        };
        if name == 0 {
            match &self.files.get(fd)?.borrow().handle {
                Handle::File(file) => futimens(file, &times)?,
                Handle::Directory(directory) => futimens(&directory.folder.fd, &times)?,
                _ => return Err(EINVAL),
            }
            return Ok(0);
        }
        let at = self.resolve(bus, fd, name, flags & AT_SYMLINK_NOFOLLOW == 0)?;
        utimensat(&at.dir, &at.name, &times, AtFlags::SYMLINK_NOFOLLOW)?;
        Ok(0)
    }

    fn readlink(&mut self, bus: &mut Bus, fd: i32, name: u64, addr: u64, len: u64) -> Result<u64, Errno> {
        let target = if self.string(bus, name)? == SELF {
            let program = self.program.as_bytes();
            [b"/", program.strip_prefix(b"/").unwrap_or(program)].concat()
        } else {
            let at = self.resolve(bus, fd, name, false)?;
            readlinkat(&at.dir, &at.name, Vec::new())?.into_bytes()
        };
        let part = target.get(..len.min(target.len() as u64) as usize).unwrap_or(&target);
        self.give(bus, addr, part)?;
        Ok(part.len() as u64)
    }

    /// A file that the program is started with, such as its interpreter: at most `limit` bytes.
    pub(super) fn load(&self, name: &[u8], limit: u64) -> Result<Vec<u8>, Errno> {
        use std::io::Read;
        let at = self.root.as_ref().ok_or(ENOENT)?.resolve(None, name, true)?;
        let file = at.open(OFlags::RDONLY | OFlags::NONBLOCK, 0)?;
        if kind(&fstat(&file)?) != FileType::RegularFile {
            return Err(EACCES);
        }
        let mut bytes = Vec::new();
        File::from(file).take(limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}
