//! Parallel copies, of registers and memory, as a sequence of moves.
//!
//! A copy whose destination no other reads goes first. What is left are cycles: they are opened by the file's exchange
//! instruction, else by a free place, else by exclusive ors, else by memory.

use super::input::{Exchange, FileId, Function};
use super::output::{Edit, Location, Slot};
use super::registers::Registers;
use super::units::{MAX_UNITS, Units};
use std::ops::Range;

/// Slots in memory. Their units are numbered behind those of registers.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    pub slots: Vec<Slot>,
    /// By slot: its first unit.
    base: Vec<usize>,
    next: usize,
    /// By file: the units taken.
    pub taken: Vec<u32>,
    /// Slots for a moment, and whether they are in use.
    moment: Vec<(u32, bool)>,
}

impl Memory {
    pub fn new(files: usize) -> Memory {
        Memory {
            next: MAX_UNITS,
            taken: vec![0; files],
            ..Memory::default()
        }
    }

    pub fn slot(&mut self, file: usize, size: usize) -> u32 {
        self.slots.push(Slot {
            file: FileId(file as u16),
            size: size as u16,
            offset: self.taken[file],
        });
        self.taken[file] += size as u32;
        self.base.push(self.next);
        self.next += size;
        self.slots.len() as u32 - 1
    }

    pub fn base(&self, slot: u32) -> usize {
        self.base[slot as usize]
    }

    fn at(&self, unit: usize) -> Option<u32> {
        (unit >= MAX_UNITS).then(|| self.base.partition_point(|base| *base <= unit) as u32 - 1)
    }

    /// A slot for a moment.
    fn borrow(&mut self, file: usize, size: usize) -> u32 {
        let fits = |(slot, used): &&mut (u32, bool)| {
            let slot = &self.slots[*slot as usize];
            !*used && slot.file.index() == file && usize::from(slot.size) == size
        };
        if let Some((slot, used)) = self.moment.iter_mut().find(fits) {
            *used = true;
            return *slot;
        }
        let slot = self.slot(file, size);
        self.moment.push((slot, true));
        slot
    }

    fn give_back(&mut self) {
        self.moment.iter_mut().for_each(|(_, used)| *used = false);
    }
}

/// `size` units are copied, of a value or an operand of a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copy {
    pub from: usize,
    pub to: usize,
    pub size: usize,
    pub class: usize,
}

impl Copy {
    fn source(&self) -> Range<usize> {
        self.from..self.from + self.size
    }

    fn target(&self) -> Range<usize> {
        self.to..self.to + self.size
    }
}

fn meet(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

/// A copy in a cycle of copies of which each waits for the next: one that reads memory, if there is one.
fn cycle(open: &[Copy]) -> usize {
    let next = |at: usize| {
        let waits = |(other, copy): (usize, &Copy)| other != at && meet(&copy.source(), &open[at].target());
        open.iter().enumerate().position(waits).unwrap_or(at)
    };
    let mut seen = vec![false; open.len()];
    let mut at = 0;
    while !std::mem::replace(&mut seen[at], true) {
        at = next(at);
    }
    let start = at;
    loop {
        at = next(at);
        if open[at].from >= MAX_UNITS || at == start {
            return at;
        }
    }
}

/// No free place, no exchange, no memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stuck;

/// A parallel copy that is written out.
pub struct Resolver<'a> {
    pub function: &'a Function,
    pub registers: &'a Registers,
    pub memory: &'a mut Memory,
    /// Units of values that stay where they are.
    pub stationary: Units,
    pub out: Vec<Edit>,
}

impl Resolver<'_> {
    /// Writes copies out; their targets do not overlap.
    pub fn resolve(&mut self, copies: &[Copy]) -> Result<(), Stuck> {
        let mut open: Vec<Copy> = Vec::with_capacity(copies.len());
        for copy in copies {
            if copy.from == copy.to {
                self.stationary.insert(copy.target());
            } else {
                split_overlap(copy, &mut open);
            }
        }
        while !open.is_empty() {
            let mut at = 0;
            let mut progress = false;
            while at < open.len() {
                let target = open[at].target();
                let read = open
                    .iter()
                    .enumerate()
                    .any(|(other, c)| other != at && meet(&c.source(), &target));
                if read {
                    at += 1;
                    continue;
                }
                let copy = open.remove(at);
                self.emit(&copy, &open)?;
                self.stationary.insert(target);
                progress = true;
            }
            if !progress {
                self.open_cycle(&mut open)?;
            }
        }
        self.memory.give_back();
        Ok(())
    }

    fn file(&self, class: usize) -> usize {
        self.function.classes[class].file.index()
    }

    fn location(&self, class: usize, unit: usize) -> Location {
        match self.memory.at(unit) {
            Some(slot) => Location::Slot(slot),
            None => {
                let file = self.file(class);
                Location::Register {
                    file: FileId(file as u16),
                    unit: self.registers.local(file, unit),
                }
            }
        }
    }

    fn push(&mut self, copy: &Copy) {
        let (from, to) = (self.location(copy.class, copy.from), self.location(copy.class, copy.to));
        self.out.push(Edit::Move {
            from,
            to,
            size: copy.size as u16,
        });
    }

    /// Places for units of a class that nothing needs now.
    fn free_place(&self, class: usize, size: usize, open: &[Copy]) -> Option<usize> {
        let mut busy = self.stationary;
        for copy in open {
            busy.insert(copy.source());
            busy.insert(copy.target());
        }
        places(self.function, self.registers, class, size)
            .without(&busy.starts_that_meet(size))
            .last()
    }

    fn emit(&mut self, copy: &Copy, open: &[Copy]) -> Result<(), Stuck> {
        if copy.from < MAX_UNITS || copy.to < MAX_UNITS {
            self.push(copy);
            return Ok(());
        }
        self.through_register(copy.class, copy.size, open, &mut |resolver, place| {
            resolver.push(&Copy { to: place, ..*copy });
            resolver.push(&Copy { from: place, ..*copy });
        })
    }

    /// Does something with a place in registers, whose contents are saved if none is free.
    pub fn through_register(
        &mut self,
        class: usize,
        size: usize,
        open: &[Copy],
        with: &mut dyn FnMut(&mut Self, usize),
    ) -> Result<(), Stuck> {
        if let Some(place) = self.free_place(class, size, open) {
            with(self, place);
            return Ok(());
        }
        let place = places(self.function, self.registers, class, size).last().ok_or(Stuck)?;
        let file = self.file(class);
        if self.function.files[file].memory == 0 {
            return Err(Stuck);
        }
        let slot = self.memory.borrow(file, size);
        let base = self.memory.base(slot);
        self.push(&Copy {
            from: place,
            to: base,
            size,
            class,
        });
        with(self, place);
        self.push(&Copy {
            from: base,
            to: place,
            size,
            class,
        });
        Ok(())
    }

    /// Every copy that is left is in a cycle, or waits for one.
    fn open_cycle(&mut self, open: &mut Vec<Copy>) -> Result<(), Stuck> {
        let first = cycle(open);
        let Copy { from, to, size, class } = open[first];
        let file = self.file(class);
        let both = from < MAX_UNITS && to < MAX_UNITS;
        let way = self.function.files[file].exchange;
        // Exchanges may divide what others read; what is written to memory stays whole if it comes from memory.
        let stored = open.iter().position(|c| c.from < MAX_UNITS && c.to >= MAX_UNITS);
        if let Some(stored) = stored.filter(|_| both && way != Exchange::None) {
            return self.aside(stored, open);
        }
        if both && way == Exchange::Instruction {
            self.exchange(first, open);
            return Ok(());
        }
        if let Some(place) = self.free_place(class, size, open) {
            self.push(&Copy {
                from,
                to: place,
                size,
                class,
            });
            open[first].from = place;
            return Ok(());
        }
        if both && way == Exchange::Xor {
            self.exchange(first, open);
            return Ok(());
        }
        self.aside(first, open)
    }

    /// Puts what a copy reads into memory.
    fn aside(&mut self, at: usize, open: &mut [Copy]) -> Result<(), Stuck> {
        let Copy { from, size, class, .. } = open[at];
        let file = self.file(class);
        if self.function.files[file].memory == 0 {
            return Err(Stuck);
        }
        let slot = self.memory.borrow(file, size);
        let base = self.memory.base(slot);
        let rest = open.to_vec();
        self.emit(
            &Copy {
                from,
                to: base,
                size,
                class,
            },
            &rest,
        )?;
        open[at].from = base;
        Ok(())
    }

    /// Exchanges the source and the target of a copy, which is done then.
    fn exchange(&mut self, at: usize, open: &mut Vec<Copy>) {
        let copy = open.remove(at);
        let file = self.file(copy.class);
        self.out.push(Edit::Exchange {
            file: FileId(file as u16),
            a: self.registers.local(file, copy.from),
            b: self.registers.local(file, copy.to),
            size: copy.size as u16,
        });
        self.stationary.insert(copy.target());
        let (source, target) = (copy.source(), copy.target());
        let mut moved = Vec::with_capacity(open.len());
        for other in open.drain(..) {
            let mut cuts = vec![other.from];
            for edge in [source.start, source.end, target.start, target.end] {
                if other.from < edge && edge < other.from + other.size {
                    cuts.push(edge);
                }
            }
            cuts.sort_unstable();
            cuts.push(other.from + other.size);
            for piece in cuts.windows(2) {
                let mut from = piece[0];
                let to = other.to + (from - other.from);
                let size = piece[1] - from;
                if size == 0 {
                    continue;
                }
                if source.contains(&from) {
                    from = from - source.start + target.start;
                } else if target.contains(&from) {
                    from = from - target.start + source.start;
                }
                let piece = Copy {
                    from,
                    to,
                    size,
                    class: other.class,
                };
                if from == to {
                    self.stationary.insert(piece.target());
                } else {
                    split_overlap(&piece, &mut moved);
                }
            }
        }
        *open = moved;
    }
}

/// Where `size` units of a class may be: as the class says if they are a whole value of it, else anywhere in its places.
fn places(function: &Function, registers: &Registers, class: usize, size: usize) -> Units {
    let whole = usize::from(function.classes[class].size);
    let starts = registers.starts(class);
    if size == whole {
        return *starts;
    }
    let covered = starts.covered(whole);
    let outside = Units::of(0..MAX_UNITS).without(&covered);
    let mut all = covered.without(&outside.starts_that_meet(size));
    let align = 1usize << size.trailing_zeros();
    let align = align.min(usize::from(function.classes[class].align));
    for unit in all.iter().filter(|unit| unit % align != 0).collect::<Vec<usize>>() {
        all.remove(unit..unit + 1);
    }
    all
}

/// A copy in pieces, none of which overlaps itself.
fn split_overlap(copy: &Copy, out: &mut Vec<Copy>) {
    let distance = copy.from.abs_diff(copy.to);
    if distance >= copy.size {
        out.push(*copy);
        return;
    }
    let (mut a, mut b) = (copy.size, distance);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    for start in (0..copy.size).step_by(a.max(1)) {
        out.push(Copy {
            from: copy.from + start,
            to: copy.to + start,
            size: a,
            class: copy.class,
        });
    }
}
