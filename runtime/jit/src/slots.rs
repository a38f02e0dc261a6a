//! Places where code finds the code to go on at: a cell for each address that is known when code is made, and a table for others.

use std::cell::Cell;

/// Rows of the table of regions by address.
pub const ROWS: usize = 1 << 12;

/// No instruction has an odd address.
pub const NO_ADDRESS: u64 = u64::MAX;

/// A place where code finds the code to go on at.
#[repr(C)]
#[derive(Debug)]
pub struct Slot {
    /// The code's address.
    pub code: Cell<u64>,
    /// The guest's address.
    pub pc: Cell<u64>,
}

impl Default for Slot {
    fn default() -> Slot {
        Slot {
            code: Cell::new(0),
            pc: Cell::new(NO_ADDRESS),
        }
    }
}
