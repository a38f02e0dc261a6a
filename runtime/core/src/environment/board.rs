//! How `board` is written: the memory and the devices around a processor that runs programs without an operating
//! system. One line a device: its kind, then items `name=number`. Of devices whose ranges hold an address the first
//! answers.
//!
//! | kind | items | |
//! |---|---|---|
//! | `memory` | `base` `size` | RAM, and its bytes unless asked otherwise |
//! | `timer` | `base` `size` `compare` `count` `line` | counts retired instructions; raises the line while the register at offset `count` is not below that at `compare` |
//! | `software_interrupt` | `base` `size` `line` | raises the line while bit 0 of its register is set |
//! | `serial` | `base` `size` `data` `status` `ready` `empty` | characters: the offsets of data and line status, and the status bits for a byte that waits and for an empty transmitter |
//! | `host_interface` | `request` `answer` `write` `exit` | words in memory through which programs print and end: the symbols of the two words, and the numbers of the two calls |

use super::names::{Fault, lines};
use super::number;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A range of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Range {
    /// First address.
    pub base: u64,
    /// Size in bytes.
    pub size: u64,
}

/// A device of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Device<'a> {
    /// RAM.
    Memory(Range),
    /// A timer that counts retired instructions. Its registers have 8 bytes each.
    Timer {
        /// Addresses of the device.
        range: Range,
        /// Offset of the register with the count at which the line rises.
        compare: u64,
        /// Offset of the register with the count.
        count: u64,
        /// Interrupt line, 0 to 63.
        line: u32,
    },
    /// A register whose bit 0 raises an interrupt line.
    SoftwareInterrupt {
        /// Addresses of the device.
        range: Range,
        /// Interrupt line, 0 to 63.
        line: u32,
    },
    /// A serial port. Its registers have a byte each.
    Serial {
        /// Addresses of the device.
        range: Range,
        /// Offset of the data register, for received and sent bytes.
        data: u64,
        /// Offset of the line status register.
        status: u64,
        /// Status bits that are set while a received byte waits.
        ready: u64,
        /// Status bits that are set while the transmitter is empty.
        empty: u64,
    },
    /// Two 64-bit words in memory through which programs print and end.
    HostInterface {
        /// Symbol of the word that holds the program's request.
        request: &'a str,
        /// Symbol of the word that holds the answer.
        answer: &'a str,
        /// Number of the call that writes.
        write: u64,
        /// Number of the call that exits.
        exit: u64,
    },
}

/// Kinds of devices with their items. Those of `SYMBOLS` are names, the others numbers.
const KINDS: [(&str, &[&str]); 5] = [
    ("memory", &["base", "size"]),
    ("timer", &["base", "size", "compare", "count", "line"]),
    ("software_interrupt", &["base", "size", "line"]),
    ("serial", &["base", "size", "data", "status", "ready", "empty"]),
    ("host_interface", &["request", "answer", "write", "exit"]),
];
const SYMBOLS: [&str; 2] = ["request", "answer"];

/// The devices of a board that are written right, in their order.
pub fn devices(text: &str) -> impl Iterator<Item = Device<'_>> {
    lines(text, Device::read).filter_map(|(_, _, device)| device.ok())
}

/// What is wrong with the text of a board.
pub fn faults(text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut memories = 0;
    let mut interfaces = 0;
    for (at, line, device) in lines(text, Device::read) {
        let message = match device {
            Err(message) => message,
            Ok(device) => {
                memories += usize::from(matches!(device, Device::Memory(_)));
                interfaces += usize::from(matches!(device, Device::HostInterface { .. }));
                match device {
                    Device::Memory(_) if memories > 1 => "a board has one memory".to_string(),
                    Device::HostInterface { .. } if interfaces > 1 => "a board has one host interface".to_string(),
                    _ => continue,
                }
            }
        };
        let at = at..at + line.len();
        let help = form();
        faults.push(Fault { at, message, help });
    }
    if memories == 0 && faults.is_empty() {
        faults.push(Fault {
            at: 0..text.trim_end().len(),
            message: "the board has no memory".to_string(),
            help: form(),
        });
    }
    faults
}

/// How the text is written, for people.
pub fn form() -> String {
    let kinds = KINDS.map(|(kind, items)| format!("`{kind} {}=`", items.join("= ")));
    format!("a line for each device: {}", kinds.join(", "))
}

impl<'a> Device<'a> {
    fn read(line: &'a str) -> Result<Device<'a>, String> {
        let mut words = line.split_whitespace();
        let kind = words.next().unwrap_or("");
        let Some((_, items)) = KINDS.iter().find(|(known, _)| *known == kind) else {
            return Err(format!("there is no kind of device `{kind}`"));
        };
        let mut given: Vec<(&str, &'a str)> = Vec::new();
        for word in words {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("`{word}` is not `name=value`"))?;
            if !items.contains(&name) {
                return Err(format!("`{kind}` has no `{name}`"));
            }
            if given.iter().any(|(known, _)| *known == name) {
                return Err(format!("`{name}` stands here twice"));
            }
            if !SYMBOLS.contains(&name) && number(value).is_none() {
                return Err(format!("`{value}` is no number of 64 bits"));
            }
            given.push((name, value));
        }
        let missing: Vec<&str> = items
            .iter()
            .filter(|item| given.iter().all(|(name, _)| name != *item))
            .copied()
            .collect();
        if !missing.is_empty() {
            return Err(format!("`{kind}` lacks {}", missing.join(", ")));
        }
        let text = |name: &str| {
            given
                .iter()
                .find(|(known, _)| *known == name)
                .map_or("", |(_, text)| *text)
        };
        let value = |name: &str| number(text(name)).unwrap_or(0);
        let range = Range {
            base: value("base"),
            size: value("size"),
        };
        let ranged = items.contains(&"size");
        if ranged && (range.size == 0 || range.base.checked_add(range.size - 1).is_none()) {
            return Err(format!("`{kind}` has no bytes, or ends above the highest address"));
        }
        let register = |name: &str, bytes: u64| match value(name).checked_add(bytes) {
            Some(end) if end <= range.size => Ok(value(name)),
            _ => Err(format!("the register `{name}` lies outside of the device")),
        };
        let line = || match u32::try_from(value("line")) {
            Ok(line @ 0..=63) => Ok(line),
            _ => Err(format!("`line` is {}: there are 64 lines, from 0 on", value("line"))),
        };
        Ok(match kind {
            "memory" => Device::Memory(range),
            "timer" => Device::Timer {
                range,
                compare: register("compare", 8)?,
                count: register("count", 8)?,
                line: line()?,
            },
            "software_interrupt" => Device::SoftwareInterrupt { range, line: line()? },
            "serial" => Device::Serial {
                range,
                data: register("data", 1)?,
                status: register("status", 1)?,
                ready: value("ready"),
                empty: value("empty"),
            },
            _ => Device::HostInterface {
                request: text("request"),
                answer: text("answer"),
                write: value("write"),
                exit: value("exit"),
            },
        })
    }
}
