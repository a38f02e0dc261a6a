//! The files and classes of a function as sets of units: where values of a class may begin, and which sums must fit.
//!
//! The units of all files are numbered through, each file beginning at a multiple of its largest alignment. Values whose
//! sizes are multiples of their alignments fit into a file if and only if their sizes add up to no more than it has:
//! sorted by falling alignment they can be packed without holes. Where classes name parts of a file the sum has to hold for
//! each part, and for the aligned blocks in it ([`Check`]).

use super::input::{Class, Function};
use super::units::{MAX_UNITS, Units};
use std::ops::Range;

/// A sum that must fit: the sizes of all values whose classes lie in a part of a file and have an alignment.
#[derive(Debug, Clone)]
pub struct Check {
    pub file: usize,
    units: Units,
    align: usize,
    pub capacity: u32,
}

impl Check {
    /// What is left if these units are taken.
    pub fn capacity_without(&self, blocked: &Units) -> u32 {
        capacity(&self.units.without(blocked), self.align)
    }
}

/// Units in aligned blocks that are wholly in the set.
fn capacity(units: &Units, align: usize) -> u32 {
    if align == 1 {
        return units.len() as u32;
    }
    let whole = multiples(*units, align).without(&units.others().starts_that_meet(align));
    (whole.len() * align) as u32
}

/// The multiples of a power of two among units.
fn multiples(units: Units, align: usize) -> Units {
    let of_words = units.and(&Units::multiples(align.trailing_zeros()));
    match align {
        0..=64 => of_words,
        _ => of_words
            .iter()
            .filter(|unit| unit % align == 0)
            .fold(Units::EMPTY, |mut all, unit| {
                all.insert(unit..unit + 1);
                all
            }),
    }
}

/// Files and classes as sets of units.
#[derive(Debug, Clone, Default)]
pub struct Registers {
    /// By file: its first unit.
    base: Vec<usize>,
    /// By file: how many units it has.
    units: Vec<usize>,
    /// By class: where a value may begin.
    starts: Vec<Units>,
    pub checks: Vec<Check>,
    /// By class: the checks that its values count in.
    checks_of: Vec<Vec<u16>>,
    /// Units that are in no file, in no class, or reserved.
    never: Units,
}

/// The largest block that best fit distinguishes, in units.
const LARGEST_BLOCK: u32 = 64;

impl Registers {
    /// Nothing if there are too many units.
    pub fn new(function: &Function) -> Option<Registers> {
        let mut registers = Registers {
            never: Units::of(0..MAX_UNITS),
            ..Registers::default()
        };
        let mut next = 0usize;
        for (number, file) in function.files.iter().enumerate() {
            let own = function.classes.iter().filter(|c| c.file.index() == number);
            let align = own.map(|c| usize::from(c.align.max(1))).max().unwrap_or(1);
            let base = next.checked_next_multiple_of(align)?;
            next = base.checked_add(usize::from(file.units))?;
            if next > MAX_UNITS {
                return None;
            }
            registers.base.push(base);
            registers.units.push(usize::from(file.units));
            registers.never.remove(base..next);
            for range in &file.reserved {
                registers
                    .never
                    .insert(base + usize::from(range.start)..(base + usize::from(range.end)).min(next));
            }
        }
        for class in &function.classes {
            let starts = registers.starts_of(class);
            registers.starts.push(starts);
        }
        registers.find_checks(function);
        Some(registers)
    }

    fn starts_of(&self, class: &Class) -> Units {
        let (Some(base), Some(units)) = (self.base.get(class.file.index()), self.units.get(class.file.index())) else {
            return Units::EMPTY;
        };
        let size = usize::from(class.size);
        let whole = 0..*units as u16;
        let ranges = if class.within.is_empty() {
            std::slice::from_ref(&whole)
        } else {
            class.within.as_slice()
        };
        let mut starts = Units::EMPTY;
        for range in ranges {
            let (start, end) = (usize::from(range.start), usize::from(range.end).min(*units));
            starts.insert(base + start..base + (end + 1).saturating_sub(size));
        }
        // The file begins at a multiple of its largest alignment.
        let starts = multiples(starts, usize::from(class.align.max(1)));
        starts.without(&self.never.starts_that_meet(size))
    }

    fn find_checks(&mut self, function: &Function) {
        let mut parts: Vec<(usize, Units, usize)> = Vec::new();
        let covers: Vec<Units> = function
            .classes
            .iter()
            .zip(&self.starts)
            .map(|(class, starts)| starts.covered(usize::from(class.size)))
            .collect();
        for file in 0..function.files.len() {
            let mut all = Units::EMPTY;
            for (class, cover) in function.classes.iter().zip(&covers) {
                if class.file.index() == file {
                    all = all.or(cover);
                    parts.push((file, *cover, 1));
                    parts.push((file, *cover, usize::from(class.align)));
                }
            }
            parts.push((file, all, 1));
            // Units that no class has are never free.
            let whole = Units::of(self.base[file]..self.base[file] + self.units[file]);
            self.never = self.never.or(&whole.without(&all));
        }
        self.checks_of = vec![Vec::new(); function.classes.len()];
        let mut members_of: Vec<Vec<usize>> = Vec::new();
        for (file, units, align) in parts {
            let counts = |at: &usize| {
                let class = &function.classes[*at];
                class.file.index() == file && covers[*at].is_subset(&units) && usize::from(class.align) >= align
            };
            let members: Vec<usize> = (0..function.classes.len()).filter(counts).collect();
            let capacity = capacity(&units, align);
            let check = Check {
                file,
                units,
                align,
                capacity,
            };
            // Of checks of the same classes the narrowest says all.
            match members_of.iter().position(|other| *other == members) {
                Some(same) if self.checks[same].capacity <= capacity => {}
                Some(same) => self.checks[same] = check,
                None => {
                    members_of.push(members);
                    self.checks.push(check);
                }
            }
        }
        for (check, members) in members_of.iter().enumerate() {
            for class in members {
                self.checks_of[*class].push(check as u16);
            }
        }
    }

    pub fn starts(&self, class: usize) -> &Units {
        &self.starts[class]
    }

    pub fn checks_of(&self, class: usize) -> &[u16] {
        &self.checks_of[class]
    }

    pub fn never(&self) -> &Units {
        &self.never
    }

    /// The number, through all files, of a unit of a file.
    pub fn unit(&self, file: usize, unit: u16) -> usize {
        self.base[file] + usize::from(unit)
    }

    /// The number within its file.
    pub fn local(&self, file: usize, unit: usize) -> u16 {
        unit.saturating_sub(self.base[file]) as u16
    }

    pub fn range(&self, file: usize, range: &Range<u16>) -> Range<usize> {
        self.unit(file, range.start)..self.unit(file, range.end)
    }

    /// Best fit: of `candidates`, all free for a value of this alignment, one in the smallest block of a power of two that
    /// is free as a whole, there the last.
    pub fn best_fit(&self, candidates: &Units, busy: &Units, align: usize) -> Option<usize> {
        // Aligned blocks that are free, by doubling.
        let mut free = busy.or(&self.never).others();
        let mut left = *candidates;
        let mut half = 1;
        while half < LARGEST_BLOCK {
            free = free.pairs(half);
            if free.is_empty() {
                break;
            }
            if half as usize >= align {
                let in_larger = left.and(&free.blocks(2 * half));
                let others = left.without(&in_larger);
                if !others.is_empty() {
                    return others.last();
                }
                left = in_larger;
            }
            half *= 2;
        }
        left.last()
    }
}
