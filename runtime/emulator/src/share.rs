//! How much of a run translated code executes by itself, and what it leaves.

use std::time::Duration;

/// What translated code did of a run. Of all that have retired, the rest was the interpreter's.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Share {
    /// Instructions that retired while translated code ran, those of [`Share::called`] among them.
    pub executed: u64,
    /// How often code had the interpreter execute an instruction amid others, by its number in the description.
    pub called: Vec<u64>,
    /// How often code was left before an instruction that the interpreter executed, by its number.
    pub left: Vec<u64>,
    /// Regions that were translated.
    pub regions: u64,
    /// Instructions of them.
    pub instructions: u64,
    /// Bytes of the host's code.
    pub bytes: u64,
    /// How long it took to translate them.
    pub time: Duration,
}

impl Share {
    /// Counts one more in a list by number.
    pub fn count(list: &mut Vec<u64>, number: u16) {
        let number = usize::from(number);
        if list.len() <= number {
            list.resize(number + 1, 0);
        }
        if let Some(count) = list.get_mut(number) {
            *count += 1;
        }
    }
}
