//! Runs a command to its end and tells how long that took.

use super::suite::Clock;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::io;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// What a command printed and how long it took.
pub struct Ended {
    pub output: Output,
    pub time: Duration,
}

/// Runs a command, which is given nothing to read.
///
/// # Errors
/// It cannot be started.
pub fn run(words: &[String], clock: Clock) -> io::Result<Ended> {
    let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    // No other command runs meanwhile, so what ended children have used grows by what this one used.
    let (before, start) = (of_children()?, Instant::now());
    let output = command.output()?;
    let (wall, used) = (start.elapsed(), of_children()?.saturating_sub(before));
    let time = match clock {
        Clock::Wall => wall,
        Clock::Processor => used,
    };
    Ok(Ended { output, time })
}

/// Processor time of all children that have ended.
fn of_children() -> io::Result<Duration> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let all = usage.user_time() + usage.system_time();
    Ok(Duration::from_micros(
        u64::try_from(all.num_microseconds()).unwrap_or(0),
    ))
}
