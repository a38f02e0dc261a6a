//! Kinds of access to memory.

/// What kind of access an address is for. The numbers are what the description's `translate` function gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Access {
    Load = 0,
    Store = 1,
    Fetch = 2,
}
