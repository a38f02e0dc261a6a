//! Which value is where at a point.

use super::graph::NONE;
use super::units::{MAX_UNITS, Units};

/// The values in registers, by unit and by value.
#[derive(Debug, Clone)]
pub struct Occupancy {
    pub busy: Units,
    owner: Vec<u32>,
    start: Vec<u32>,
}

impl Occupancy {
    pub fn new(values: usize) -> Occupancy {
        Occupancy {
            busy: Units::EMPTY,
            owner: vec![NONE; MAX_UNITS],
            start: vec![NONE; values],
        }
    }

    pub fn put(&mut self, value: u32, start: usize, size: usize) {
        self.start[value as usize] = start as u32;
        self.owner[start..start + size].fill(value);
        self.busy.insert(start..start + size);
    }

    pub fn take(&mut self, value: u32, size: usize) {
        let start = std::mem::replace(&mut self.start[value as usize], NONE);
        if start != NONE {
            let range = start as usize..start as usize + size;
            self.owner[range.clone()].fill(NONE);
            self.busy.remove(range);
        }
    }

    /// Where a value begins.
    pub fn at(&self, value: u32) -> Option<usize> {
        let start = self.start[value as usize];
        (start != NONE).then_some(start as usize)
    }

    pub fn owner(&self, unit: usize) -> Option<u32> {
        self.owner.get(unit).copied().filter(|owner| *owner != NONE)
    }

    /// All values in these units, by place.
    pub fn values_in(&self, units: &Units) -> Vec<u32> {
        let mut values: Vec<u32> = self
            .busy
            .and(units)
            .iter()
            .filter_map(|unit| self.owner(unit))
            .collect();
        // Those of one value lie side by side.
        values.dedup();
        values
    }

    /// All values, by place.
    pub fn values(&self) -> Vec<u32> {
        self.values_in(&self.busy)
    }

    pub fn clear(&mut self) {
        for value in self.values() {
            self.start[value as usize] = NONE;
        }
        self.owner.fill(NONE);
        self.busy = Units::EMPTY;
    }
}
