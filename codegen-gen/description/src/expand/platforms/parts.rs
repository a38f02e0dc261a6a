//! Memory and devices: a kind, and the keys that the kind has.

use super::super::cx::Cx;
use super::super::timing::leak_text;
use super::keys::{missing, number, number_up_to};
use super::tiles;
use crate::model::{Isa, PlatformState};
use crate::syntax::yaml::{Map, Text};
use onespec_core::isa::platform::{Device, DeviceKind, Memory, MemoryKind, Range};
use onespec_diag::{Diag, did_you_mean};

/// A kind with the keys that it has: those that it must have, and others.
struct Kind {
    name: &'static str,
    keys: &'static [&'static str],
    optional: &'static [&'static str],
}

const fn kind(name: &'static str, keys: &'static [&'static str], optional: &'static [&'static str]) -> Kind {
    Kind { name, keys, optional }
}

const MEMORY: [Kind; 4] = [
    kind("ram", &["base", "size"], &[]),
    kind("rom", &["base", "size"], &[]),
    kind("scratch", &["base", "size"], &[]),
    kind("tile", &["file"], &["tile", "column", "formats"]),
];

const DEVICES: [Kind; 6] = [
    kind("timer", &["base", "size", "compare", "count", "line"], &[]),
    kind("software_interrupt", &["base", "size", "line"], &[]),
    kind(
        "serial",
        &["base", "size", "data", "status", "ready", "empty"],
        &["source"],
    ),
    kind("host_interface", &["request", "answer", "write", "exit"], &[]),
    kind("finisher", &["base", "size", "register", "pass", "fail"], &[]),
    kind(
        "interrupt_controller",
        &[
            "base",
            "size",
            "sources",
            "priority",
            "pending",
            "enable",
            "threshold",
            "claim",
            "line",
        ],
        &[],
    ),
];

/// Sources of an interrupt controller at most: the bits of its registers are in 32 words.
const MAX_SOURCES: u64 = 1023;

/// A region of memory, with the state that it names. `None` after reporting.
pub fn memory(cx: &Cx<'_>, isa: &Isa, name: &Text, keys: &Map<Text>, state: &mut Vec<PlatformState>) -> Option<Memory> {
    let part = Part::of(cx, "memory", name, keys, &MEMORY)?;
    let kind = match part.kind {
        "ram" => MemoryKind::Ram,
        "rom" => MemoryKind::Rom,
        "scratch" => MemoryKind::Scratch,
        _ => {
            let file = part.text("file")?;
            let Some(known) = isa.files.iter().find(|known| known.name == *file.text) else {
                let message = format!("no register file is called `{}`", file.text);
                let help = did_you_mean(&file.text, isa.files.iter().map(|file| file.name.as_str()));
                cx.report(Diag::error("E0815", &file.origin, message).help(help.unwrap_or_default()));
                return None;
            };
            MemoryKind::Tile(tiles::tiles(cx, known, keys, state)?)
        }
    };
    let range = match kind {
        MemoryKind::Tile(_) => Range::default(),
        _ => part.range()?,
    };
    Some(Memory {
        name: leak_text(&name.text),
        range,
        kind,
    })
}

/// A device. `None` after reporting.
pub fn device(cx: &Cx<'_>, name: &Text, keys: &Map<Text>) -> Option<Device> {
    let part = Part::of(cx, "device", name, keys, &DEVICES)?;
    let range = match part.kind {
        "host_interface" => Range::default(),
        _ => part.range()?,
    };
    let register = |key: &str, bytes: u64| {
        let at = part.number(key)?;
        if range.offset(range.base.wrapping_add(at), bytes).is_some() {
            return Some(at);
        }
        let text = part.text(key)?;
        let message = format!("`{key}` of `{}` lies outside of the device", name.text);
        let help = format!(
            "a register of {bytes} bytes within the {:#x} bytes of the device",
            range.size
        );
        cx.report(Diag::error("E0813", &text.origin, message).help(help));
        None
    };
    let bounded = |key: &str, most: u64| {
        let found = number_up_to(cx, part.text(key)?, 0, most)?;
        u32::try_from(found).ok()
    };
    let line = || bounded("line", 63);
    let kind = match part.kind {
        "timer" => DeviceKind::Timer {
            compare: register("compare", 8)?,
            count: register("count", 8)?,
            line: line()?,
        },
        "software_interrupt" => DeviceKind::SoftwareInterrupt { line: line()? },
        "serial" => DeviceKind::Serial {
            data: register("data", 1)?,
            status: register("status", 1)?,
            ready: part.number("ready")?,
            empty: part.number("empty")?,
            source: match part.text("source") {
                None => 0,
                Some(_) => bounded("source", MAX_SOURCES)?,
            },
        },
        "host_interface" => DeviceKind::HostInterface {
            request: leak_text(&part.text("request")?.text),
            answer: leak_text(&part.text("answer")?.text),
            write: part.number("write")?,
            exit: part.number("exit")?,
        },
        "finisher" => DeviceKind::Finisher {
            register: register("register", 4)?,
            pass: number_up_to(cx, part.text("pass")?, 1, 0xffff)?,
            fail: number_up_to(cx, part.text("fail")?, 1, 0xffff)?,
        },
        _ => {
            let sources = number_up_to(cx, part.text("sources")?, 1, MAX_SOURCES)?;
            let words = 4 * (sources / 32 + 1);
            DeviceKind::InterruptController {
                sources: u32::try_from(sources).ok()?,
                priority: register("priority", 4 * (sources + 1))?,
                pending: register("pending", words)?,
                enable: register("enable", words)?,
                threshold: register("threshold", 4)?,
                claim: register("claim", 4)?,
                line: line()?,
            }
        }
    };
    Some(Device {
        name: leak_text(&name.text),
        range,
        kind,
    })
}

/// The keys of a region or a device, all of which its kind has.
struct Part<'a, 'c> {
    cx: &'a Cx<'c>,
    kind: &'static str,
    keys: &'a Map<Text>,
}

impl<'a, 'c> Part<'a, 'c> {
    fn of(
        cx: &'a Cx<'c>,
        what: &str,
        name: &Text,
        keys: &'a Map<Text>,
        kinds: &'static [Kind],
    ) -> Option<Part<'a, 'c>> {
        let Some(written) = keys.get("kind") else {
            missing(cx, &format!("{what} `{}`", name.text), &name.origin, "kind");
            return None;
        };
        let Some(kind) = kinds.iter().find(|kind| *kind.name == *written.text) else {
            let message = format!("there is no kind of {what} `{}`", written.text);
            let help = did_you_mean(&written.text, kinds.iter().map(|kind| kind.name));
            cx.report(Diag::error("E0811", &written.origin, message).help(help.unwrap_or_default()));
            return None;
        };
        let mut is_whole = true;
        let known = || kind.keys.iter().chain(kind.optional).copied();
        for (key, _) in keys.iter().filter(|(key, _)| &*key.text != "kind") {
            if !known().any(|known| *known == *key.text) {
                let message = format!("{what} of kind `{}` has no key `{}`", kind.name, key.text);
                let help = did_you_mean(&key.text, known());
                cx.report(Diag::error("E0712", &key.origin, message).help(help.unwrap_or_default()));
            }
        }
        for key in kind.keys.iter().filter(|key| keys.get(key).is_none()) {
            missing(
                cx,
                &format!("{what} `{}` of kind `{}`", name.text, kind.name),
                &name.origin,
                key,
            );
            is_whole = false;
        }
        is_whole.then_some(Part {
            cx,
            kind: kind.name,
            keys,
        })
    }

    fn text(&self, key: &str) -> Option<&'a Text> {
        self.keys.get(key)
    }

    fn number(&self, key: &str) -> Option<u64> {
        number(self.cx, self.text(key)?, "number")
    }

    fn range(&self) -> Option<Range> {
        let (base, size) = (self.number("base"), self.number("size"));
        let range = Range {
            base: base?,
            size: size?,
        };
        if range.last().is_none() {
            let text = self.text("size")?;
            let message = "it has no bytes, or ends above the highest address";
            self.cx
                .report(Diag::error("E0813", &text.origin, message).help("addresses have 64 bits at most"));
            return None;
        }
        Some(range)
    }
}
