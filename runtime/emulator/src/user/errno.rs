//! Error numbers of the generic Linux system call interface, as far as the calls here return them.

/// A failed call: the number that the program gets, negated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Errno(pub u16);

/// Operation not permitted.
pub const EPERM: Errno = Errno(1);
/// No such file or directory.
pub const ENOENT: Errno = Errno(2);
/// No such process.
pub const ESRCH: Errno = Errno(3);
/// Interrupted system call.
pub const EINTR: Errno = Errno(4);
/// Input/output error.
pub const EIO: Errno = Errno(5);
/// Bad file descriptor.
pub const EBADF: Errno = Errno(9);
/// No child processes.
pub const ECHILD: Errno = Errno(10);
/// Resource temporarily unavailable.
pub const EAGAIN: Errno = Errno(11);
/// Out of memory.
pub const ENOMEM: Errno = Errno(12);
/// Permission denied.
pub const EACCES: Errno = Errno(13);
/// Bad address.
pub const EFAULT: Errno = Errno(14);
/// File exists.
pub const EEXIST: Errno = Errno(17);
/// Device or resource busy.
pub const EBUSY: Errno = Errno(16);
/// No such device.
pub const ENODEV: Errno = Errno(19);
/// Not a directory.
pub const ENOTDIR: Errno = Errno(20);
/// Is a directory.
pub const EISDIR: Errno = Errno(21);
/// Invalid argument.
pub const EINVAL: Errno = Errno(22);
/// Too many open files.
pub const EMFILE: Errno = Errno(24);
/// Not a terminal: inappropriate ioctl for the device.
pub const ENOTTY: Errno = Errno(25);
/// File too large.
pub const EFBIG: Errno = Errno(27);
/// Illegal seek.
pub const ESPIPE: Errno = Errno(29);
/// Result out of range.
pub const ERANGE: Errno = Errno(34);
/// File name too long.
pub const ENAMETOOLONG: Errno = Errno(36);
/// System call not implemented.
pub const ENOSYS: Errno = Errno(38);
/// Directory not empty.
pub const ENOTEMPTY: Errno = Errno(39);
/// Too many levels of symbolic links.
pub const ELOOP: Errno = Errno(40);
/// Timed out.
pub const ETIMEDOUT: Errno = Errno(110);

impl std::fmt::Display for Errno {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::io::Error::from_raw_os_error(self.0.into()).fmt(f)
    }
}

impl From<rustix::io::Errno> for Errno {
    fn from(error: rustix::io::Errno) -> Errno {
        std::io::Error::from(error).into()
    }
}

impl From<std::io::Error> for Errno {
    fn from(error: std::io::Error) -> Errno {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::NotFound => ENOENT,
            ErrorKind::PermissionDenied => EACCES,
            ErrorKind::AlreadyExists => EEXIST,
            ErrorKind::NotADirectory => ENOTDIR,
            ErrorKind::IsADirectory => EISDIR,
            ErrorKind::DirectoryNotEmpty => ENOTEMPTY,
            ErrorKind::InvalidInput => EINVAL,
            ErrorKind::WouldBlock => EAGAIN,
            ErrorKind::BrokenPipe => Errno(32),
            ErrorKind::StorageFull => Errno(28),
            ErrorKind::ReadOnlyFilesystem => Errno(30),
            ErrorKind::TooManyLinks => Errno(31),
            ErrorKind::FileTooLarge => EFBIG,
            ErrorKind::InvalidFilename => ENAMETOOLONG,
            ErrorKind::OutOfMemory => ENOMEM,
            // The host's number, where the host numbers as Linux does.
            _ => match error.raw_os_error().and_then(|number| u16::try_from(number).ok()) {
                Some(number @ 1..134) if cfg!(target_os = "linux") => Errno(number),
                _ => EIO,
            },
        }
    }
}
