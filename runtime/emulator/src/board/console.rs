//! Characters between the guest and the host: a serial port, and the sink that the host interface shares with it.

use std::fmt;
use std::io::{Read, Write};

/// Line status: transmitter empty.
const TX_EMPTY: u64 = 0x60;
/// Line status: a received byte waits.
const RX_READY: u64 = 1;

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

    /// A register of a 16550: data at 0, line status at 5; the others read 0.
    pub fn uart_load(&mut self, at: u64) -> u64 {
        match at {
            0 => self.get().map_or(0, u64::from),
            5 => {
                if self.waiting.is_none() {
                    self.waiting = self.get();
                }
                TX_EMPTY | if self.waiting.is_some() { RX_READY } else { 0 }
            }
            _ => 0,
        }
    }

    /// Data at 0 is sent; the other registers take what they are given and do nothing.
    pub fn uart_store(&mut self, at: u64, value: u8) {
        if at == 0 {
            self.put(&[value]);
            if value == b'\n' {
                self.flush();
            }
        }
    }
}
