//! Characters between the guest and the host: where serial ports and the host interface write and read.

use std::fmt;
use std::io::{Read, Write};

/// Where characters go and come from.
pub struct Console {
    output: Box<dyn Write>,
    input: Box<dyn Read>,
    /// A byte that was looked at for the line status and not yet read.
    waiting: Option<u8>,
    ended: bool,
}

impl fmt::Debug for Console {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Console")
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

impl Console {
    /// A console that reads from `input` and writes to `output`.
    pub fn new(input: Box<dyn Read>, output: Box<dyn Write>) -> Console {
        Console {
            output,
            input,
            waiting: None,
            ended: false,
        }
    }

    /// Writes bytes. A closed output is no concern of the guest's.
    pub fn put(&mut self, bytes: &[u8]) {
        if self.output.write_all(bytes).is_err() {
            self.ended = true;
        }
    }

    /// Hands over what is buffered.
    pub fn flush(&mut self) {
        if self.output.flush().is_err() {
            self.ended = true;
        }
    }

    /// The next byte of input; `None` at its end. Waits for one.
    pub fn get(&mut self) -> Option<u8> {
        if let Some(byte) = self.waiting.take() {
            return Some(byte);
        }
        let mut byte = [0];
        match self.input.read(&mut byte) {
            Ok(1) => Some(byte[0]),
            _ => None,
        }
    }

    /// Whether a byte of input is there. Waits for one, or for the end of the input.
    pub fn is_waiting(&mut self) -> bool {
        if self.waiting.is_none() {
            self.waiting = self.get();
        }
        self.waiting.is_some()
    }
}
