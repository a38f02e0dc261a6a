//! Errors of the driver, by the numbers of Linux.

use std::fmt;

/// An error of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Errno(pub i32);

const NAMES: &[(&str, i32)] = &[
    ("EPERM", 1),
    ("ENOENT", 2),
    ("EBADF", 9),
    ("EAGAIN", 11),
    ("ENOMEM", 12),
    ("EACCES", 13),
    ("EFAULT", 14),
    ("EBUSY", 16),
    ("ENODEV", 19),
    ("EINVAL", 22),
    ("EUCLEAN", 117),
    ("ENOTRECOVERABLE", 131),
];

impl Errno {
    /// Operation not permitted.
    pub const EPERM: Errno = Errno(1);
    /// No such file.
    pub const ENOENT: Errno = Errno(2);
    /// Not open.
    pub const EBADF: Errno = Errno(9);
    /// Try again.
    pub const EAGAIN: Errno = Errno(11);
    /// Too little memory, or a buffer that is too small.
    pub const ENOMEM: Errno = Errno(12);
    /// An address of the host that leads nowhere.
    pub const EFAULT: Errno = Errno(14);
    /// Open already.
    pub const EBUSY: Errno = Errno(16);
    /// A value that the call does not take.
    pub const EINVAL: Errno = Errno(22);

    /// By its name.
    pub fn named(name: &str) -> Option<Errno> {
        NAMES
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, number)| Errno(*number))
    }
}

impl fmt::Display for Errno {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|(_, number)| *number == self.0);
        match name {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "error {}", self.0),
        }
    }
}

impl std::error::Error for Errno {}
