//! Stack maps as a section, for a collector that runs in the program. Words of 32 bits, little endian, for each function:
//!
//! * its address, as wide as addresses are, and so many more words as it takes to a multiple of 8 bytes;
//! * the size of its frame; the distance of the return address from the stack pointer, [`NO_NODE`] if it calls nobody; how
//!   many registers it keeps; at how many calls references live;
//! * for each register that it keeps, the register and its distance;
//! * for each of these calls, where it comes back to from the function's beginning, how many references there are, and for
//!   each a distance from the stack pointer, or a register with [`REGISTER`] set;
//! * a word 0, if that makes the number of words even.
//!
//! A register is its number plus 256 times that of its bank in the convention.

use crate::code::PReg;
use crate::emit::{At, Code};

/// The name of the section.
pub const SECTION: &str = "stack_maps";
/// Its beginning and its end, as linkers call them.
pub const START: &str = "__start_stack_maps";
pub const STOP: &str = "__stop_stack_maps";
/// Stands for a distance that there is not.
pub const NO_NODE: u32 = u32::MAX;
/// Bit of a place that is a register.
pub const REGISTER: u32 = 1 << 31;

/// Whether there is anything to tell of some functions.
pub fn wanted<'a>(mut code: impl Iterator<Item = &'a Code>) -> bool {
    code.any(|code| !code.maps.is_empty())
}

/// What the section says of a function, its address left 0.
pub fn record(code: &Code) -> Vec<u8> {
    let mut words = vec![0, 0];
    let distance = |at: i64| u32::try_from(at).unwrap_or(NO_NODE) & !REGISTER;
    let register = |r: &PReg| u32::from(r.bank) << 8 | u32::from(r.number);
    let shape = &code.shape;
    words.push(distance(shape.size));
    words.push(shape.returns.map_or(NO_NODE, distance));
    words.push(shape.saved.len() as u32);
    words.push(code.maps.len() as u32);
    for (kept, at) in &shape.saved {
        words.extend([register(kept), distance(*at)]);
    }
    for map in &code.maps {
        words.extend([map.offset, map.places.len() as u32]);
        words.extend(map.places.iter().map(|place| match place {
            At::Register(r) => REGISTER | register(r),
            At::Stack(at) => distance(*at),
        }));
    }
    words.resize(words.len().next_multiple_of(2), 0);
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}
