//! Kinds of access to memory.

/// What kind of access an address is for. The numbers are what the description's `translate` function gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Access {
    /// Data is read.
    Load = 0,
    /// Data is written.
    Store = 1,
    /// Instructions are read.
    Fetch = 2,
}
