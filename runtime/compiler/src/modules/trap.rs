//! How a program ends before it returns.

use std::fmt;

/// How a program ends before its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trap {
    /// It ended itself with a code.
    Exit(u8),
    /// Nothing is at this address.
    Address(u64),
    /// More steps than were allowed.
    Steps(u64),
    /// More calls in each other than were allowed.
    Depth(usize),
    /// More memory than there is.
    Memory,
    /// A call of what is no function.
    Call(String),
    /// A gate without semantics, by its name and function.
    NoSemantics(String),
    /// The module is not well formed.
    Module(String),
    /// It waits for what can't come.
    Stuck,
    /// A function was left abnormally.
    Throw,
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trap::Exit(code) => write!(f, "it ended with the code {code}"),
            Trap::Address(at) => write!(f, "nothing is at the address {at:#x}"),
            Trap::Steps(limit) => write!(
                f,
                "not done after {limit} steps: it may never end; a higher limit may help"
            ),
            Trap::Depth(limit) => write!(f, "more than {limit} calls in each other"),
            Trap::Memory => write!(f, "there is no more memory"),
            Trap::Call(what) => write!(f, "{what} is no function that can be called"),
            Trap::NoSemantics(gate) => write!(f, "{gate} has no semantics here"),
            Trap::Module(why) => write!(f, "{why}"),
            Trap::Stuck => write!(f, "control has nowhere to go"),
            Trap::Throw => write!(f, "a function was left abnormally"),
        }
    }
}

impl std::error::Error for Trap {}
