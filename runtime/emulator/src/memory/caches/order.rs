//! In which order bytes were written, by whom, and who sees it.
//!
//! Writes are numbered. Each byte of a copy of a line has the number of the write that it is of; so a copy is out of date where
//! another number is the last one of the byte.

use super::{At, Finding, Kind, Place};
use std::collections::{BTreeMap, HashMap};

/// The number of a write, and who has written: the place of the writer in a list. 0 is what was there at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Write(u64);

/// Bits of the writer's number.
const WRITER: u32 = 24;

impl Write {
    fn writer(self) -> usize {
        (self.0 & ((1 << WRITER) - 1)) as usize
    }
}

/// Of a line of RAM.
#[derive(Debug)]
struct Known {
    /// The last write of each byte.
    latest: Vec<Write>,
    /// The write of each byte in memory.
    memory: Vec<Write>,
}

/// Writes in their order.
#[derive(Debug)]
pub(super) struct Order {
    line: usize,
    count: u64,
    writers: Vec<Place>,
    numbers: HashMap<Place, usize>,
    lines: HashMap<u64, Known>,
    /// By what is wrong and the instructions that are to blame.
    found: BTreeMap<(Kind, u64, u64), Finding>,
}

impl Order {
    /// Nothing was written. Lines have so many bytes.
    pub(super) fn new(line: usize) -> Order {
        Order {
            line,
            count: 0,
            // Whoever has written what was there at first, and the host.
            writers: vec![Place::default()],
            numbers: HashMap::from([(Place::default(), 0)]),
            lines: HashMap::new(),
            found: BTreeMap::new(),
        }
    }

    /// What was found, in the order of kinds and addresses of instructions.
    pub(super) fn findings(&self) -> Vec<Finding> {
        self.found.values().cloned().collect()
    }

    /// The writes of a line in memory.
    pub(super) fn of_memory(&mut self, begin: u64) -> Vec<Write> {
        self.known(begin).memory.clone()
    }

    /// Bytes of a copy are read.
    pub(super) fn read(&mut self, by: Place, at: At, writes: &[Write]) {
        let inside = at.offset as usize % self.line;
        let begin = at.offset - inside as u64;
        let latest = self.known(begin).latest.iter().skip(inside);
        let stale = (0..)
            .zip(writes.iter().zip(latest))
            .find(|(_, (have, latest))| have != latest);
        if let Some((byte, latest)) = stale.map(|(byte, (_, latest))| (byte, *latest)) {
            let of = self.writer(latest);
            self.note(Kind::Stale, by, of, at.addr.wrapping_add(byte));
        }
    }

    /// Bytes of memory are read.
    pub(super) fn read_memory(&mut self, by: Place, at: At, count: usize) {
        let inside = at.offset as usize % self.line;
        let of_memory = self.of_memory(at.offset - inside as u64);
        if let Some(writes) = of_memory.get(inside..inside + count) {
            self.read(by, at, writes);
        }
    }

    /// Bytes of a copy are written. Gives the number of this write.
    pub(super) fn write(&mut self, by: Place, offset: u64, count: usize) -> Write {
        let write = self.next(by);
        let inside = offset as usize % self.line;
        let known = self.known(offset - inside as u64);
        if let Some(latest) = known.latest.get_mut(inside..inside + count) {
            latest.fill(write);
        }
        write
    }

    /// Bytes of memory are written.
    pub(super) fn write_memory(&mut self, by: Place, offset: u64, count: usize) {
        let write = self.write(by, offset, count);
        let inside = offset as usize % self.line;
        let known = self.known(offset - inside as u64);
        if let Some(memory) = known.memory.get_mut(inside..inside + count) {
            memory.fill(write);
        }
    }

    /// The same by what is no hart. A line that nobody knows stays unknown.
    pub(super) fn write_from_outside(&mut self, offset: u64, count: usize) {
        let begin = offset - offset % self.line as u64;
        if self.lines.contains_key(&begin) {
            self.write_memory(Place::default(), offset, count);
        }
    }

    /// A line that was written back takes the place of one in memory.
    pub(super) fn replace_memory(&mut self, at: At, writes: &[Write], last: Write) {
        let mut memory = std::mem::take(&mut self.known(at.offset).memory);
        self.replace(at, &mut memory, writes, last);
        self.known(at.offset).memory = memory;
    }

    /// A line that was written back takes the place of a copy. Later writes there are lost.
    pub(super) fn replace(&mut self, at: At, behind: &mut [Write], writes: &[Write], last: Write) {
        let by = self.writer(last);
        let lost = (0..)
            .zip(behind.iter().zip(writes))
            .find(|(_, (there, new))| there > new);
        if let Some((byte, (there, _))) = lost {
            let of = self.writer(*there);
            self.note(Kind::Lost, by, of, at.addr.wrapping_add(byte));
        }
        behind.copy_from_slice(writes);
    }

    /// Something is wrong.
    pub(super) fn note(&mut self, kind: Kind, by: Place, of: Place, addr: u64) {
        let finding = self.found.entry((kind.clone(), by.pc, of.pc)).or_insert(Finding {
            kind,
            by,
            of,
            addr,
            count: 0,
        });
        finding.count += 1;
    }

    fn writer(&self, write: Write) -> Place {
        self.writers.get(write.writer()).copied().unwrap_or_default()
    }

    /// The next number, of this writer.
    fn next(&mut self, by: Place) -> Write {
        self.count += 1;
        let known = self.writers.len();
        // Whoever comes when there is no number left is told of as the last one.
        let number = *self.numbers.entry(by).or_insert(known.min((1 << WRITER) - 1));
        if number == known {
            self.writers.push(by);
        }
        Write(self.count << WRITER | number as u64)
    }

    fn known(&mut self, begin: u64) -> &mut Known {
        let line = self.line;
        self.lines.entry(begin).or_insert_with(|| Known {
            latest: vec![Write::default(); line],
            memory: vec![Write::default(); line],
        })
    }
}
