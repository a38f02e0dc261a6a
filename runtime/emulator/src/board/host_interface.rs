//! The host interface: two 64-bit words in RAM, the request and the answer, through which programs end and print.
//!
//! A request has a device in bits 63..56, a command in 55..48 and a payload. Device 0 with payload bit 0 set
//! ends the run with the payload's other bits as exit code; without it the payload is the address of a system call for
//! the host, of which write and exit are served, by the numbers that the description gives. Device 1 is the console: command 1 prints, command 0 reads.
//!
//! 32-bit programs store the halves one after the other. A half that could be the first of two is acted on when the
//! other follows, or when none followed for a while.

use super::console::Console;
use super::map::MemoryMap;
use onespec_core::exec::ram::Ram;

/// Retired instructions that a lone low half waits for its high half.
const HALF_DEADLINE: u64 = 64;
/// Longest text of one `write`.
const MAX_WRITE: u64 = 1 << 20;

/// State of the interface. Addresses are offsets in RAM.
#[derive(Debug)]
pub struct HostInterface {
    request: Option<u64>,
    answer: Option<u64>,
    /// Numbers of the calls.
    write: u64,
    exit_call: u64,
    /// When a lone low half is to be acted on.
    due: u64,
    /// The exit code, once the program has ended.
    pub exit: Option<u64>,
}

/// An interface that no program reaches.
impl Default for HostInterface {
    fn default() -> HostInterface {
        HostInterface::new(None, None, 0, 0)
    }
}

impl HostInterface {
    /// Offsets in RAM of the request and the answer, and the numbers of the calls that write and exit.
    pub fn new(request: Option<u64>, answer: Option<u64>, write: u64, exit: u64) -> HostInterface {
        HostInterface {
            request,
            answer,
            write,
            exit_call: exit,
            due: u64::MAX,
            exit: None,
        }
    }

    /// Where the request is.
    pub fn request(&self) -> Option<u64> {
        self.request
    }

    /// When to call [`HostInterface::act`] although nothing was stored.
    pub fn deadline(&self) -> u64 {
        self.due
    }

    /// Bytes `at..at+len` of RAM were stored. True when the driver is to look.
    pub fn stored(
        &mut self,
        ram: &mut Ram,
        console: &mut Console,
        map: &MemoryMap,
        at: u64,
        len: u64,
        now: u64,
    ) -> bool {
        let Some(request) = self.request else { return false };
        if at + len <= request || at >= request + 8 {
            return false;
        }
        let value = ram.read(request as usize, 8).unwrap_or(0);
        let low_half_alone = at + len <= request + 4 && value >> 32 == 0;
        if low_half_alone {
            self.due = if value == 0 { u64::MAX } else { now + HALF_DEADLINE };
            // The driver has to learn of the deadline.
            return true;
        }
        let high_half_first = at >= request + 4 && value & 0xffff_ffff == 0 && value != 0;
        if !high_half_first {
            self.act(ram, console, map);
        }
        self.exit.is_some()
    }

    /// Acts on the request.
    pub fn act(&mut self, ram: &mut Ram, console: &mut Console, map: &MemoryMap) {
        self.due = u64::MAX;
        let Some(request) = self.request else { return };
        let word = ram.read(request as usize, 8).unwrap_or(0);
        if word == 0 || self.exit.is_some() {
            return;
        }
        let (device, command, payload) = (word >> 56, (word >> 48) & 0xff, word & 0xffff_ffff_ffff);
        let answer = match (device, command) {
            (0, _) if payload & 1 != 0 => {
                self.exit = Some(payload >> 1);
                return;
            }
            (0, _) => {
                self.system_call(ram, console, map, payload);
                1
            }
            (1, 1) => {
                console.put(&[payload as u8]);
                word & !0xffff_ffff_ffff
            }
            (1, _) => word & !0xffff_ffff_ffff | console.get().map_or(0, |byte| 0x100 | u64::from(byte)),
            _ => 0,
        };
        self.reply(ram, request, 0);
        if let Some(at) = self.answer {
            self.reply(ram, at, answer);
        }
    }

    fn reply(&self, ram: &mut Ram, at: u64, value: u64) {
        if ram.write(at as usize, 8, value).is_none() {
            debug_assert!(false, "symbols were checked to lie in RAM");
        }
    }

    /// `payload` is the address of eight words: number, arguments; the result replaces the number.
    fn system_call(&mut self, ram: &mut Ram, console: &mut Console, map: &MemoryMap, payload: u64) {
        let Some(at) = map.span(payload, 32) else { return };
        let word = |i: u64| ram.read((at + 8 * i) as usize, 8);
        let (Some(number), Some(_), Some(buffer), Some(len)) = (word(0), word(1), word(2), word(3)) else {
            return;
        };
        let result = match number {
            _ if number == self.write => match map
                .span(buffer, len.clamp(1, MAX_WRITE))
                .and_then(|from| ram.slice(from, len.min(MAX_WRITE) as usize))
            {
                Some(text) => {
                    console.put(text);
                    text.len() as u64
                }
                None => 14_u64.wrapping_neg(),
            },
            _ if number == self.exit_call => {
                self.exit = word(1);
                return;
            }
            _ => 38_u64.wrapping_neg(),
        };
        self.reply(ram, at, result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const WRITE: u64 = 64;

    struct Pipe(Sender<u8>);

    impl std::io::Write for Pipe {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            bytes.iter().for_each(|byte| self.0.send(*byte).unwrap());
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn setup() -> (Ram, Console, HostInterface, Receiver<u8>, MemoryMap) {
        let (sender, receiver) = channel();
        let console = Console::new(Box::new(std::io::empty()), Box::new(Pipe(sender)));
        (
            Ram::fixed(4096).unwrap(),
            console,
            HostInterface::new(Some(0x40), Some(0x80), WRITE, 93),
            receiver,
            MemoryMap::single(0, 4096),
        )
    }

    #[test]
    fn exit_by_one_store_and_by_halves() {
        let (mut ram, mut console, mut interface, _, map) = setup();
        ram.write(0x40, 8, 7 << 1 | 1).unwrap();
        assert!(interface.stored(&mut ram, &mut console, &map, 0x40, 8, 0));
        assert_eq!(interface.exit, Some(7));

        let (mut ram, mut console, mut interface, _, map) = setup();
        ram.write(0x40, 4, 1).unwrap();
        interface.stored(&mut ram, &mut console, &map, 0x40, 4, 10);
        assert_eq!((interface.exit, interface.deadline()), (None, 10 + HALF_DEADLINE));
        interface.stored(&mut ram, &mut console, &map, 0x44, 4, 11);
        assert_eq!(interface.exit, Some(0));
    }

    #[test]
    fn characters_by_halves_in_either_order() {
        for order in [
            [(0x40, u64::from(b'a')), (0x44, 0x0101_0000)],
            [(0x44, 0x0101_0000), (0x40, u64::from(b'a'))],
        ] {
            let (mut ram, mut console, mut interface, output, map) = setup();
            for (at, half) in order {
                ram.write(at as usize, 4, half).unwrap();
                interface.stored(&mut ram, &mut console, &map, at, 4, 0);
            }
            assert_eq!(
                (output.try_iter().collect::<Vec<_>>(), interface.exit),
                (vec![b'a'], None)
            );
            assert_eq!(ram.read(0x40, 8), Some(0), "taken");
        }
    }

    #[test]
    fn a_hostile_call_block_is_refused() {
        let (mut ram, mut console, mut interface, output, map) = setup();
        for payload in [4094u64, 0xffff_ffff_fffe, 0x100] {
            ram.write(0x100, 8, WRITE).unwrap();
            ram.write(0x110, 8, 4090).unwrap();
            ram.write(0x118, 8, u64::MAX).unwrap();
            ram.write(0x40, 8, payload).unwrap();
            interface.stored(&mut ram, &mut console, &map, 0x40, 8, 0);
        }
        assert_eq!((output.try_iter().count(), interface.exit), (0, None));
        assert_eq!(ram.read(0x100, 8), Some(14_u64.wrapping_neg()));
    }
}
