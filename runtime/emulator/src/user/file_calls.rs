//! Calls on open files: read, write, seek, duplicate, list a directory.

use super::Process;
use super::errno::{EFAULT, EFBIG, EINVAL, ENOMEM, ENOTDIR, ENOTTY, Errno};
use super::files::{Directory, Handle};
use super::layout::{Bytes, Stat};
use super::paths::Folder;
use crate::memory::Bus;
use rustix::fs::{Dir, FileType, fstat};
use std::fs::File;
use std::io::SeekFrom;

/// Bytes moved by one call at most: programs loop, and a hostile length allocates no more than this.
const MAX_TRANSFER: u64 = 1 << 20;
const MAX_VECTORS: u64 = 1024;
/// Entries listed of one directory.
const MAX_ENTRIES: usize = 1 << 16;
/// Entries that are kept for open directories, beyond which no other is listed.
const MAX_LISTED: usize = 4 * MAX_ENTRIES;

pub const O_CLOEXEC: u64 = 0o2_000_000;
const TCGETS: u64 = 0x5401;

impl Process {
    pub(super) fn file_call(&mut self, bus: &mut Bus, number: u64, args: [u64; 6]) -> Option<Result<u64, Errno>> {
        let [fd, a1, a2, a3, a4, _] = args;
        let fd = fd as i32;
        Some(match number {
            23 => self.files.duplicate(fd, 0, false).map(|fd| fd as u64),
            24 if fd == a1 as i32 => Err(EINVAL),
            24 => self
                .files
                .duplicate_to(fd, a1 as i32, a2 & O_CLOEXEC != 0)
                .map(|fd| fd as u64),
            25 => self.fcntl(fd, a1, a2),
            29 => self.ioctl(bus, fd, a1, a2),
            46 => self.ftruncate(fd, self.pair(a1, a2)),
            57 => self.files.close(fd).map(|()| 0),
            59 => self.pipe(bus, args[0], a1),
            61 => self.getdents(bus, fd, a1, a2),
            62 if self.width == 32 => self.seek_long(bus, fd, a1 << 32 | a2, a3, a4),
            62 => self.seek(fd, a1 as i64, a2),
            63 => self.read(bus, fd, a1, a2, None),
            64 => self.write(bus, fd, a1, a2, None),
            65 => self.vectors(bus, a1, a2, |process, bus, at, len| {
                process.read(bus, fd, at, len, None)
            }),
            66 => self.vectors(bus, a1, a2, |process, bus, at, len| {
                process.write(bus, fd, at, len, None)
            }),
            67 => self.read(bus, fd, a1, a2, Some(self.pair(a3, a4))),
            68 => self.write(bus, fd, a1, a2, Some(self.pair(a3, a4))),
            80 if self.width == 64 => self
                .stat_fd(fd)
                .and_then(|stat| self.give(bus, a1, &stat.bytes()))
                .map(|()| 0),
            // fsync and fdatasync: the host writes back as it does for all. fadvise64: advice.
            82 | 83 | 223 => self.files.get(fd).map(|_| 0),
            _ => return None,
        })
    }

    /// A 64-bit argument: one register, or two of a 32-bit program.
    fn pair(&self, low: u64, high: u64) -> u64 {
        if self.width == 32 { high << 32 | low } else { low }
    }

    fn read(&mut self, bus: &mut Bus, fd: i32, addr: u64, len: u64, at: Option<u64>) -> Result<u64, Errno> {
        let mut buffer = vec![0; len.min(MAX_TRANSFER) as usize];
        let done = self.files.read(fd, &mut buffer, at)?;
        buffer.truncate(done);
        self.give(bus, addr, &buffer)?;
        Ok(done as u64)
    }

    fn write(&mut self, bus: &mut Bus, fd: i32, addr: u64, len: u64, at: Option<u64>) -> Result<u64, Errno> {
        let mut buffer = vec![0; len.min(MAX_TRANSFER) as usize];
        if !bus.read_user(addr, &mut buffer) {
            return Err(EFAULT);
        }
        let written = self.files.write(fd, &buffer, at);
        if written == Err(EFBIG) {
            self.warn_file_size();
        }
        Ok(written? as u64)
    }

    /// Applies a transfer to each part of an `iovec` array until one comes up short.
    fn vectors(
        &mut self,
        bus: &mut Bus,
        array: u64,
        count: u64,
        mut transfer: impl FnMut(&mut Process, &mut Bus, u64, u64) -> Result<u64, Errno>,
    ) -> Result<u64, Errno> {
        if count > MAX_VECTORS {
            return Err(EINVAL);
        }
        let size = u64::from(self.width / 8);
        let mut total = 0;
        for i in 0..count {
            let entry = array.wrapping_add(2 * size * i);
            let (base, len) = (self.long(bus, entry)?, self.long(bus, entry.wrapping_add(size))?);
            if len == 0 {
                continue;
            }
            match transfer(self, bus, base, len) {
                Ok(done) => {
                    total += done;
                    if done < len {
                        break;
                    }
                }
                Err(error) if total == 0 => return Err(error),
                Err(_) => break,
            }
        }
        Ok(total)
    }

    fn seek(&mut self, fd: i32, offset: i64, whence: u64) -> Result<u64, Errno> {
        let to = match whence {
            0 => SeekFrom::Start(u64::try_from(offset).map_err(|_| EINVAL)?),
            1 => SeekFrom::Current(offset),
            2 => SeekFrom::End(offset),
            _ => return Err(EINVAL),
        };
        self.files.seek(fd, to)
    }

    /// `llseek` of 32-bit programs: the result goes to memory.
    fn seek_long(&mut self, bus: &mut Bus, fd: i32, offset: u64, result: u64, whence: u64) -> Result<u64, Errno> {
        let at = self.seek(fd, offset as i64, whence)?;
        self.give(bus, result, &at.to_le_bytes())?;
        Ok(0)
    }

    fn ftruncate(&mut self, fd: i32, len: u64) -> Result<u64, Errno> {
        let open = self.files.get(fd)?;
        match &open.borrow().handle {
            Handle::File(file) => self.resize(file, len),
            _ => Err(EINVAL),
        }
    }

    /// Makes a file longer or shorter, as far as files may grow.
    pub(super) fn resize(&mut self, file: &File, len: u64) -> Result<u64, Errno> {
        if len > self.files.max_file_size {
            self.warn_file_size();
            return Err(EFBIG);
        }
        Ok(file.set_len(len).map(|()| 0)?)
    }

    fn warn_file_size(&mut self) {
        let most = self.files.max_file_size;
        self.warn_once(&format!(
            "a file would grow beyond {most} bytes: EFBIG; --max-file-size BYTES allows more"
        ));
    }

    fn pipe(&mut self, bus: &mut Bus, addr: u64, flags: u64) -> Result<u64, Errno> {
        let (reader, writer) = super::pipes::pipe();
        let close = flags & O_CLOEXEC != 0;
        let reader = self.files.add(Handle::PipeReader(reader), 0, close)?;
        let writer = self.files.add(Handle::PipeWriter(writer), 1, close)?;
        let mut out = Bytes::default();
        out.u32(reader as u32).u32(writer as u32);
        self.give(bus, addr, &out.0).map(|()| 0)
    }

    fn fcntl(&mut self, fd: i32, command: u64, arg: u64) -> Result<u64, Errno> {
        match command {
            0 => self.files.duplicate(fd, arg as i32, false).map(|fd| fd as u64),
            1030 => self.files.duplicate(fd, arg as i32, true).map(|fd| fd as u64),
            1 => self.files.close_on_exec(fd).map(|flag| u64::from(*flag)),
            2 => {
                *self.files.close_on_exec(fd)? = arg & 1 != 0;
                Ok(0)
            }
            3 => Ok(u64::from(self.files.get(fd)?.borrow().flags)),
            // Status flags other than the ones a file was opened with are not kept.
            4 => self.files.get(fd).map(|_| 0),
            // Locks: nobody else is there to hold one.
            5..=7 | 36..=38 => self.files.get(fd).map(|_| 0),
            _ => Err(EINVAL),
        }
    }

    fn ioctl(&mut self, bus: &mut Bus, fd: i32, request: u64, arg: u64) -> Result<u64, Errno> {
        let open = self.files.get(fd)?;
        let standard = matches!(open.borrow().handle, Handle::Input | Handle::Output | Handle::Error);
        if request == TCGETS && standard && self.files.streams.terminal {
            // A terminal without settings: enough for a library to ask whether it is one.
            self.give(bus, arg, &[0; 36])?;
            return Ok(0);
        }
        Err(ENOTTY)
    }

    /// What `stat` says of an open file.
    pub(super) fn stat_fd(&self, fd: i32) -> Result<Stat, Errno> {
        Ok(match &self.files.get(fd)?.borrow().handle {
            Handle::File(file) => Stat::of(&fstat(file)?),
            Handle::Directory(directory) => Stat::of(&fstat(&directory.folder.fd)?),
            Handle::Input | Handle::Output | Handle::Error => Stat::stream(self.files.streams.terminal),
            Handle::PipeReader(_) | Handle::PipeWriter(_) => Stat::stream(false),
        })
    }

    fn getdents(&mut self, bus: &mut Bus, fd: i32, addr: u64, len: u64) -> Result<u64, Errno> {
        let listed = self.files.listed();
        let open = self.files.get(fd)?;
        let mut open = open.borrow_mut();
        let Handle::Directory(directory) = &mut open.handle else {
            return Err(ENOTDIR);
        };
        if directory.entries.is_none() {
            if listed > MAX_LISTED {
                return Err(ENOMEM);
            }
            directory.entries = Some(list(&directory.folder)?);
        }
        let Directory { entries, next, .. } = &mut **directory;
        let mut out = Bytes::default();
        let mut taken = *next;
        for (name, kind, ino) in entries.iter().flatten().skip(*next) {
            let size = (19 + name.len() + 1).next_multiple_of(8);
            if out.0.len() + size > len as usize {
                break;
            }
            let end = out.0.len() + size;
            taken += 1;
            out.u64(*ino).u64(taken as u64).u16(size as u16);
            out.0.push(*kind);
            out.0.extend(name);
            out.0.resize(end, 0);
        }
        if out.0.is_empty() && taken < entries.as_ref().map_or(0, Vec::len) {
            return Err(EINVAL);
        }
        *next = taken;
        self.give(bus, addr, &out.0)?;
        Ok(out.0.len() as u64)
    }
}

/// Names, kinds (as `d_type` numbers them) and inode numbers of a directory, in order of names.
fn list(folder: &Folder) -> Result<Vec<(Vec<u8>, u8, u64)>, Errno> {
    let mut entries = vec![(b".".to_vec(), 4, 1), (b"..".to_vec(), 4, 1)];
    for entry in Dir::read_from(&folder.fd)?.take(MAX_ENTRIES) {
        let entry = entry?;
        let name = entry.file_name().to_bytes();
        if matches!(name, b"." | b"..") {
            continue;
        }
        let kind = match entry.file_type() {
            FileType::Fifo => 1,
            FileType::CharacterDevice => 2,
            FileType::Directory => 4,
            FileType::BlockDevice => 6,
            FileType::RegularFile => 8,
            FileType::Symlink => 10,
            FileType::Socket => 12,
            FileType::Unknown => 0,
        };
        entries.push((name.to_vec(), kind, entry.ino()));
    }
    entries.sort();
    Ok(entries)
}
