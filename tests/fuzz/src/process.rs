//! What the operating system says of a process, read from `/proc`; 0 where there is no such folder.

use std::time::Duration;

/// Clock ticks a second in `/proc/*/stat`: 100 on every Linux.
const TICKS: u64 = 100;
/// Bytes of a page, as `/proc/*/statm` counts.
const PAGE: u64 = 4096;

/// Processor time of all threads of a process; `self` is this one.
pub fn processor_time(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The second field is a name in parentheses, which may hold anything.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
    let mut fields = fields
        .split_whitespace()
        .skip(11)
        .map_while(|field| field.parse::<u64>().ok());
    let ticks = fields.next().unwrap_or(0) + fields.next().unwrap_or(0);
    Duration::from_millis(ticks * 1000 / TICKS)
}

/// Bytes of this process that are in memory.
pub fn resident() -> u64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = statm
        .split_whitespace()
        .nth(1)
        .and_then(|field| field.parse::<u64>().ok());
    pages.unwrap_or(0) * PAGE
}
