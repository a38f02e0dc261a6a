//! Replay buffers: windows of straight code that stand in it several times are recorded where they come first, and issued again by
//! one instruction each (greedy dictionary coding with a dictionary of few words, as for compressed program memory).
//!
//! A convention says how: its text `record COUNT` executes and records the next `{number}` instructions in slots from `{offset}` on, of
//! which there are COUNT; its text `replay` issues those again. Registers are decided and hazards removed before, so a
//! window is the same instructions with the same operands.

use crate::machine::Machine;
use crate::problem::Problem;
use hashbrown::HashMap;
use onespec_core::asm::{AsmOptions, assemble};
use onespec_core::decode::Item as Decoded;
use onespec_core::isa::timing::Fill;
use onespec_core::isa::{Effects, OpId};
use onespec_core::timing::Model;
use std::ops::Range;

/// Instructions of a window, at least: shorter ones save nothing where they come twice.
const MIN_WINDOW: usize = 4;
/// Instructions of code that is looked at, at most.
const MAX_INSTRUCTIONS: usize = 1 << 14;

/// Straight code with recorded windows.
#[derive(Debug, Clone, Default)]
pub struct Replayed {
    pub bytes: Vec<u8>,
    /// Where each instruction begins, and where the one began that it is, or that it issues first.
    pub origins: Vec<(u32, u32)>,
}

/// An instruction of straight code.
struct Item {
    at: Range<usize>,
    /// Equal ones have the same number.
    same: u32,
    /// It waits for what comes before it, so nothing comes between.
    waits: bool,
    /// It may be recorded.
    plain: bool,
}

/// Straight code of a target, whose instructions may be recorded and issued again. `None`: the convention does not say how,
/// or nothing becomes shorter.
///
/// # Errors
/// A text of the convention cannot be assembled.
pub fn form(machine: &Machine, code: &[u8]) -> Result<Option<Replayed>, Problem> {
    let convention = machine.convention;
    let count = |key: &str| key.strip_prefix("record ")?.trim().parse::<usize>().ok();
    let record = convention
        .texts
        .iter()
        .find_map(|(key, text)| Some((count(key)?, *text)));
    let (Some((slots, record)), Some(replay)) = (record, convention.text("replay")) else {
        return Ok(None);
    };
    let texts = Texts {
        machine,
        record,
        replay,
    };
    let items = items(machine, code, texts.of(record, 0, 1)?.as_slice());
    let windows = match items.len() {
        0..=MAX_INSTRUCTIONS => windows(&items, slots),
        _ => Vec::new(),
    };
    if windows.is_empty() {
        return Ok(None);
    }
    let mut made = Replayed::default();
    let mut starts: Vec<(usize, usize, &Window)> = Vec::new();
    for window in &windows {
        let instances = window.instances.iter().enumerate();
        starts.extend(instances.map(|(nth, start)| (*start, nth, window)));
    }
    starts.sort_unstable_by_key(|(start, ..)| *start);
    let mut starts = starts.into_iter().peekable();
    let mut at = 0;
    while let Some(item) = items.get(at) {
        if let Some((_, nth, window)) = starts.next_if(|(start, ..)| *start == at) {
            let text = if nth == 0 { record } else { replay };
            let bytes = texts.of(text, window.slot, window.length)?;
            made.push(&bytes, item.at.start);
            if nth > 0 {
                at += window.length;
                continue;
            }
        }
        made.push(code.get(item.at.clone()).unwrap_or(&[]), item.at.start);
        at += 1;
    }
    Ok(Some(made))
}

impl Replayed {
    fn push(&mut self, bytes: &[u8], origin: usize) {
        self.origins.push((self.bytes.len() as u32, origin as u32));
        self.bytes.extend_from_slice(bytes);
    }
}

struct Texts<'a> {
    machine: &'a Machine,
    record: &'a str,
    replay: &'a str,
}

impl Texts<'_> {
    /// The bytes of a text for a window: its first slot, and how many instructions it has.
    fn of(&self, text: &str, slot: usize, count: usize) -> Result<Vec<u8>, Problem> {
        let (isa, target) = (self.machine.isa, &self.machine.target);
        let filled = text
            .replace("{offset}", &slot.to_string())
            .replace("{number}", &count.to_string());
        let made = assemble(isa, target, &filled, &AsmOptions::default());
        if let Some(error) = made.errors.first() {
            let name = if text == self.replay && text != self.record {
                "replay"
            } else {
                "record"
            };
            return Err(Problem::new(format!(
                "text `{name}` of calling convention {}: {}",
                self.machine.convention.name, error.message
            )));
        }
        Ok(made.sections.into_iter().flat_map(|section| section.bytes).collect())
    }
}

/// The instructions of straight code. What lets cycles pass waits for what is before it. What jumps, and what records (an instruction like that of this text), is not recorded.
fn items(machine: &Machine, code: &[u8], record: &[u8]) -> Vec<Item> {
    let decoder = machine.decoder();
    let isa = machine.isa;
    let recorder = decoder.iter(record).find_map(|item| item.op.ok());
    let idle = Model::of(isa, &machine.target).and_then(|model| {
        let texts = model.core().fill.iter().find_map(|fill| match fill {
            Fill::Text { text, .. } => Some(model.fill_text(text, 1)),
            Fill::Set { .. } => None,
        });
        let made = assemble(isa, &machine.target, &texts?, &AsmOptions::default());
        let bytes: Vec<u8> = made.sections.into_iter().flat_map(|section| section.bytes).collect();
        decoder.iter(&bytes).find_map(|item| item.op.ok())
    });
    let effects = |op: OpId| isa.ops.get(usize::from(op)).map_or(Effects(0), |op| op.effects);
    let jumps = Effects(Effects::JUMPS.0 | Effects::BRANCHES.0);
    let mut known: HashMap<&[u8], u32> = HashMap::new();
    let mut items: Vec<Item> = Vec::new();
    let all: Vec<Decoded> = decoder.iter(code).collect();
    for (number, of) in all.iter().enumerate() {
        let end = all.get(number + 1).map_or(code.len(), |next| next.offset);
        let bytes = code.get(of.offset..end).unwrap_or(&[]);
        let next = known.len() as u32;
        let op = of.op.as_ref().ok().copied();
        items.push(Item {
            at: of.offset..end,
            same: *known.entry(bytes).or_insert(next),
            waits: op.is_some() && op == idle,
            plain: op.is_some_and(|op| !effects(op).any(jumps) && Some(op) != recorder),
        });
    }
    items
}

/// Instructions that come several times.
struct Window {
    length: usize,
    /// The first slot.
    slot: usize,
    /// Where it begins, by number of the instruction, in order.
    instances: Vec<usize>,
}

impl Window {
    /// Instructions that need not be issued any more: all of each instance but the first is one, and one records.
    fn saved(&self) -> usize {
        (self.instances.len().saturating_sub(1) * (self.length - 1)).saturating_sub(1)
    }
}

/// The windows that are recorded: always the one that saves most, the longer of two, while slots are left.
fn windows(items: &[Item], slots: usize) -> Vec<Window> {
    let mut used = vec![false; items.len()];
    let (mut all, mut slot) = (Vec::new(), 0);
    while slots - slot >= MIN_WINDOW {
        let lengths = (MIN_WINDOW..=slots - slot).rev();
        let found =
            lengths
                .filter_map(|length| best(items, &used, length))
                .reduce(|a, b| match b.saved() > a.saved() {
                    true => b,
                    false => a,
                });
        let Some(mut window) = found else { break };
        window.slot = slot;
        slot += window.length;
        for start in &window.instances {
            used.iter_mut()
                .skip(*start)
                .take(window.length)
                .for_each(|at| *at = true);
        }
        all.push(window);
    }
    all
}

/// The window of a length that saves most, if one saves anything: instances that do not overlap, from the front.
fn best(items: &[Item], used: &[bool], length: usize) -> Option<Window> {
    // How many instructions in front of each may be recorded, one behind the other.
    let mut run = 0;
    let mut found: HashMap<Vec<u32>, Window> = HashMap::new();
    let same: Vec<u32> = items.iter().map(|item| item.same).collect();
    for end in 1..=items.len() {
        let item = &items[end - 1];
        run = if item.plain && !used[end - 1] { run + 1 } else { 0 };
        let start = end.saturating_sub(length);
        let is_border = |at: usize| items.get(at).is_none_or(|item| !item.waits);
        if run < length || !is_border(start) || !is_border(end) {
            continue;
        }
        let window = found.entry(same[start..end].to_vec()).or_insert_with(|| Window {
            length,
            slot: 0,
            instances: Vec::new(),
        });
        if window.instances.last().is_none_or(|last| last + length <= start) {
            window.instances.push(start);
        }
    }
    let saving = found.into_values().filter(|window| window.saved() > 0);
    saving.max_by_key(|window| (window.saved(), std::cmp::Reverse(window.instances.first().copied())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Instructions by letters; a capital one waits for the one before it, a dot is not recorded.
    fn items(text: &str) -> Vec<Item> {
        let all = text.bytes().enumerate();
        all.map(|(at, byte)| Item {
            at: at..at + 1,
            same: byte.into(),
            waits: byte.is_ascii_uppercase(),
            plain: byte != b'.',
        })
        .collect()
    }

    /// Windows as `slot:text@starts`.
    fn found(text: &str, slots: usize) -> Vec<String> {
        let windows = windows(&items(text), slots);
        let shown = windows.iter().map(|w| {
            let first = w.instances[0];
            format!("{}:{}@{:?}", w.slot, &text[first..first + w.length], w.instances)
        });
        shown.collect()
    }

    #[test]
    fn what_saves_most_is_recorded() {
        // Three of four instances by one instruction each, rather than one of two.
        assert_eq!(found("abcdabcdabcdabcd", 32), ["0:abcd@[0, 4, 8, 12]"]);
        assert_eq!(found("abcdefabcdef", 32), ["0:abcdef@[0, 6]"]);
        // Four that come twice: one is saved of eight, since one records and one issues again. Three that come twice save none.
        assert_eq!(found("abcdxabcd", 32), ["0:abcd@[0, 5]"]);
        assert!(found("abcxabc", 32).is_empty());
        assert!(found("abcdefgh", 32).is_empty());
    }

    #[test]
    fn windows_do_not_part_what_waits() {
        assert_eq!(found("abcdEabcdE", 32), ["0:abcdE@[0, 5]"]);
        assert!(found("abcdEabcdF", 32).is_empty());
    }

    #[test]
    fn what_is_longer_than_the_buffer_is_split() {
        let body = "abcdefghij";
        assert_eq!(found(&body.repeat(3), 8), ["0:abcdefgh@[0, 10, 20]"]);
        assert_eq!(found(&body.repeat(3), 14), ["0:abcdefghij@[0, 10, 20]"]);
        assert_eq!(found(&body.repeat(3), 12)[0], "0:abcdefghij@[0, 10, 20]");
        assert_eq!(found("abcd.abcd.abcd", 32), ["0:abcd@[0, 5, 10]"]);
    }
}
