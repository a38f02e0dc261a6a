//! The guest's open files: numbers that stand for streams, files, directories and pipes of the host.

use super::errno::{EBADF, EFBIG, EISDIR, EMFILE, ENOTDIR, ESPIPE, Errno};
use super::paths::Folder;
use super::pipes::{PipeReader, PipeWriter};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::fs::FileExt;
use std::rc::Rc;

/// As `fcntl` reports it.
const O_APPEND: u32 = 0o2000;

/// Open files of a process at most.
pub const MAX_FILES: u64 = 1024;

/// Where standard input comes from and output goes.
pub struct Streams {
    /// Standard input.
    pub input: Box<dyn Read>,
    /// Standard output.
    pub output: Box<dyn Write>,
    /// Standard error.
    pub error: Box<dyn Write>,
    /// A person is at the other end: the guest's library then flushes line by line.
    pub terminal: bool,
}

impl std::fmt::Debug for Streams {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streams")
            .field("terminal", &self.terminal)
            .finish_non_exhaustive()
    }
}

impl Streams {
    /// The host's own.
    pub fn host() -> Streams {
        use std::io::IsTerminal;
        let terminal = std::io::stdout().is_terminal();
        Streams {
            input: Box::new(std::io::stdin()),
            output: Box::new(std::io::stdout()),
            error: Box::new(std::io::stderr()),
            terminal,
        }
    }

    /// Nothing to read, and what is written is dropped.
    pub fn none() -> Streams {
        Streams {
            input: Box::new(std::io::empty()),
            output: Box::new(std::io::sink()),
            error: Box::new(std::io::sink()),
            terminal: false,
        }
    }
}

/// What a number stands for.
#[derive(Debug)]
pub enum Handle {
    /// Standard input of [`Streams`].
    Input,
    /// Standard output of [`Streams`].
    Output,
    /// Standard error of [`Streams`].
    Error,
    /// An open file of the host.
    File(File),
    /// An open directory of the host.
    Directory(Box<Directory>),
    /// The end of a pipe that reads.
    PipeReader(PipeReader),
    /// The end of a pipe that writes.
    PipeWriter(PipeWriter),
}

/// An open directory.
#[derive(Debug)]
pub struct Directory {
    /// The directory itself.
    pub folder: Rc<Folder>,
    /// Names, kinds and inode numbers, read when first asked for.
    pub entries: Option<Vec<(Vec<u8>, u8, u64)>>,
    /// Index of the next of `entries` to be listed.
    pub next: usize,
}

/// An open file description: shared by duplicates.
#[derive(Debug)]
pub struct Open {
    /// What is open.
    pub handle: Handle,
    /// `O_APPEND` and the access mode, as `fcntl` reports them.
    pub flags: u32,
}

/// A number's own part.
#[derive(Debug, Clone)]
struct Descriptor {
    open: Rc<RefCell<Open>>,
    close_on_exec: bool,
}

/// All open files.
#[derive(Debug)]
pub struct Files {
    table: BTreeMap<i32, Descriptor>,
    /// The host's side of the standard streams.
    pub streams: Streams,
    /// Bytes that a file may grow to by writing.
    pub max_file_size: u64,
}

impl Files {
    /// Standard input, output and error.
    pub fn new(streams: Streams) -> Files {
        let mut files = Files {
            table: BTreeMap::new(),
            streams,
            max_file_size: u64::MAX,
        };
        for (fd, (handle, flags)) in [
            (0, (Handle::Input, 0)),
            (1, (Handle::Output, 1)),
            (2, (Handle::Error, 1)),
        ] as [(i32, (Handle, u32)); 3]
        {
            let open = Rc::new(RefCell::new(Open { handle, flags }));
            files.table.insert(
                fd,
                Descriptor {
                    open,
                    close_on_exec: false,
                },
            );
        }
        files
    }

    /// Gives the lowest free number from `from` up.
    fn place(&mut self, descriptor: Descriptor, from: i32) -> Result<i32, Errno> {
        let mut fd = from.max(0);
        for taken in self.table.range(fd..).map(|(fd, _)| *fd) {
            if taken != fd {
                break;
            }
            fd += 1;
        }
        if fd as u64 >= MAX_FILES {
            return Err(EMFILE);
        }
        self.table.insert(fd, descriptor);
        Ok(fd)
    }

    /// Opens something under a new number.
    ///
    /// # Errors
    /// `EMFILE`: no number below [`MAX_FILES`] is free.
    pub fn add(&mut self, handle: Handle, flags: u32, close_on_exec: bool) -> Result<i32, Errno> {
        let open = Rc::new(RefCell::new(Open { handle, flags }));
        self.place(Descriptor { open, close_on_exec }, 0)
    }

    /// The open file behind a number.
    ///
    /// # Errors
    /// `EBADF`: the number is not open.
    pub fn get(&self, fd: i32) -> Result<Rc<RefCell<Open>>, Errno> {
        self.table.get(&fd).map(|d| d.open.clone()).ok_or(EBADF)
    }

    /// A second number for the same open file, the lowest from `from` up.
    ///
    /// # Errors
    /// `EBADF`: `fd` is not open. `EMFILE`: no number from `from` up and below [`MAX_FILES`] is free.
    pub fn duplicate(&mut self, fd: i32, from: i32, close_on_exec: bool) -> Result<i32, Errno> {
        let open = self.get(fd)?;
        self.place(Descriptor { open, close_on_exec }, from)
    }

    /// Makes `to` stand for what `fd` stands for.
    ///
    /// # Errors
    /// `EBADF`: `fd` is not open, or `to` is negative or not below [`MAX_FILES`].
    pub fn duplicate_to(&mut self, fd: i32, to: i32, close_on_exec: bool) -> Result<i32, Errno> {
        let open = self.get(fd)?;
        if to < 0 || to as u64 >= MAX_FILES {
            return Err(EBADF);
        }
        self.table.insert(to, Descriptor { open, close_on_exec });
        Ok(to)
    }

    /// Frees a number. The open file is closed with the last number that stands for it.
    ///
    /// # Errors
    /// `EBADF`: the number is not open.
    pub fn close(&mut self, fd: i32) -> Result<(), Errno> {
        self.table.remove(&fd).map(|_| ()).ok_or(EBADF)
    }

    /// The `FD_CLOEXEC` flag.
    ///
    /// # Errors
    /// `EBADF`: the number is not open.
    pub fn close_on_exec(&mut self, fd: i32) -> Result<&mut bool, Errno> {
        self.table.get_mut(&fd).map(|d| &mut d.close_on_exec).ok_or(EBADF)
    }

    /// Reads into `to`, from `at` if given, else from the file's position.
    ///
    /// # Errors
    /// `EBADF`: the number is not open, or cannot be read. `EISDIR`: it is a directory. `ESPIPE`: `at` is given for a
    /// stream or a pipe. Else the error of the host or of the pipe.
    pub fn read(&mut self, fd: i32, to: &mut [u8], at: Option<u64>) -> Result<usize, Errno> {
        let open = self.get(fd)?;
        let mut open = open.borrow_mut();
        Ok(match (&mut open.handle, at) {
            (Handle::File(file), None) => file.read(to)?,
            (Handle::File(file), Some(at)) => file.read_at(to, at)?,
            (Handle::Directory(_), _) => return Err(EISDIR),
            (_, Some(_)) => return Err(ESPIPE),
            (Handle::Input, None) => self.streams.input.read(to)?,
            (Handle::PipeReader(pipe), None) => pipe.read(to)?,
            (Handle::Output | Handle::Error | Handle::PipeWriter(_), None) => return Err(EBADF),
        })
    }

    /// Writes `from`, at `at` if given. A file takes what its size limit leaves room for.
    ///
    /// # Errors
    /// `EBADF`: the number is not open, or cannot be written. `ESPIPE`: `at` is given for a stream or a pipe. `EFBIG`:
    /// the file has reached its size limit. Else the error of the host or of the pipe.
    pub fn write(&mut self, fd: i32, from: &[u8], at: Option<u64>) -> Result<usize, Errno> {
        let open = self.get(fd)?;
        let mut open = open.borrow_mut();
        let Open { handle, flags } = &mut *open;
        Ok(match (handle, at) {
            (Handle::File(file), at) => {
                let start = match at {
                    // Appending goes to the end wherever the position is, for `pwrite` too.
                    _ if *flags & O_APPEND != 0 => file.metadata()?.len(),
                    Some(at) => at,
                    None => file.stream_position().unwrap_or(0),
                };
                let room = self.max_file_size.saturating_sub(start);
                if room == 0 && !from.is_empty() && file.metadata()?.is_file() {
                    return Err(EFBIG);
                }
                let from = from.get(..usize::try_from(room).unwrap_or(usize::MAX)).unwrap_or(from);
                match at {
                    None => file.write(from)?,
                    Some(at) => file.write_at(from, at)?,
                }
            }
            (Handle::Directory(_), _) => return Err(EBADF),
            (_, Some(_)) => return Err(ESPIPE),
            (Handle::Output, None) => put(&mut self.streams.output, from)?,
            (Handle::Error, None) => put(&mut self.streams.error, from)?,
            (Handle::PipeWriter(pipe), None) => pipe.write(from)?,
            (Handle::Input | Handle::PipeReader(_), None) => return Err(EBADF),
        })
    }

    /// Moves the position of a file, and gives the new one in bytes from the start. A directory always goes back to its
    /// first entry.
    ///
    /// # Errors
    /// `EBADF`: the number is not open. `ESPIPE`: it is a stream or a pipe. Else the error of the host.
    pub fn seek(&mut self, fd: i32, to: SeekFrom) -> Result<u64, Errno> {
        let open = self.get(fd)?;
        let mut open = open.borrow_mut();
        match &mut open.handle {
            Handle::File(file) => Ok(file.seek(to)?),
            Handle::Directory(directory) => {
                directory.next = 0;
                Ok(0)
            }
            _ => Err(ESPIPE),
        }
    }

    /// Entries of directories that are kept for open files.
    pub fn listed(&self) -> usize {
        let entries = |descriptor: &Descriptor| match &descriptor.open.try_borrow().ok()?.handle {
            Handle::Directory(directory) => directory.entries.as_ref().map(Vec::len),
            _ => None,
        };
        self.table.values().filter_map(entries).sum()
    }

    /// An open directory.
    ///
    /// # Errors
    /// `EBADF`: the number is not open. `ENOTDIR`: it is no directory.
    pub fn directory(&self, fd: i32) -> Result<Rc<Folder>, Errno> {
        match &self.get(fd)?.borrow().handle {
            Handle::Directory(directory) => Ok(directory.folder.clone()),
            _ => Err(ENOTDIR),
        }
    }

    /// Hands over what the host's streams hold back. A closed stream is no concern of a program that has ended.
    pub fn flush(&mut self) {
        drop(self.streams.output.flush());
        drop(self.streams.error.flush());
    }
}

fn put(stream: &mut Box<dyn Write>, from: &[u8]) -> Result<usize, Errno> {
    stream.write_all(from)?;
    stream.flush()?;
    Ok(from.len())
}
