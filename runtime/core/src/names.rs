//! Names to numbers, without the standard library: mnemonics, register spellings, symbols.
//!
//! An open-addressing table. It exists because `alloc` has no hash map and because an assembler
//! looks up two or three names a line: the hash reads eight bytes at a time and a hit costs one comparison.

use alloc::vec;
use alloc::vec::Vec;
use core::borrow::Borrow;

/// A map from names (borrowed or owned) to `u32`. The first insertion of a name wins unless [`Names::set`] is used.
#[derive(Debug, Clone)]
pub struct Names<S> {
    /// Index into `entries` plus one; 0 is a free slot. The length is a power of two.
    slots: Vec<u32>,
    entries: Vec<Entry<S>>,
}

#[derive(Debug, Clone, Copy)]
struct Entry<S> {
    hash: u32,
    value: u32,
    name: S,
}

/// Multiplicative hash over eight-byte chunks.
#[inline]
fn hash(name: &str) -> u32 {
    const K: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut h = name.len() as u64;
    let mut chunks = name.as_bytes().chunks_exact(8);
    for chunk in &mut chunks {
        let mut b = [0; 8];
        b.copy_from_slice(chunk);
        h = (h ^ u64::from_le_bytes(b)).wrapping_mul(K);
        h ^= h >> 29;
    }
    let tail = chunks.remainder().iter().fold(0u64, |t, &b| t << 8 | u64::from(b));
    h = (h ^ tail).wrapping_mul(K);
    (h >> 32) as u32
}

impl<S> Default for Names<S> {
    fn default() -> Self {
        Names {
            slots: Vec::new(),
            entries: Vec::new(),
        }
    }
}

impl<S: Borrow<str>> Names<S> {
    /// A map without names; it allocates nothing.
    pub fn new() -> Names<S> {
        Names::default()
    }

    /// Number of names.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// No name was added.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Names in order of insertion.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u32)> + '_ {
        self.entries.iter().map(|e| (e.name.borrow(), e.value))
    }

    /// The number of a name; `None` where the name was not added.
    #[inline]
    pub fn get(&self, name: &str) -> Option<u32> {
        self.find(name, hash(name)).map(|e| self.entries[e].value)
    }

    /// Adds a name; returns the value it had, unchanged, when it was there already.
    pub fn insert(&mut self, name: S, value: u32) -> Option<u32> {
        let h = hash(name.borrow());
        if let Some(e) = self.find(name.borrow(), h) {
            return Some(self.entries[e].value);
        }
        if (self.entries.len() + 1) * 2 > self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut i = h as usize & mask;
        while self.slots[i] != 0 {
            i = (i + 1) & mask;
        }
        self.entries.push(Entry { hash: h, value, name });
        self.slots[i] = self.entries.len() as u32;
        None
    }

    /// Adds a name or changes its value.
    pub fn set(&mut self, name: S, value: u32) {
        match self.find(name.borrow(), hash(name.borrow())) {
            Some(e) => self.entries[e].value = value,
            None => {
                self.insert(name, value);
            }
        }
    }

    #[inline]
    fn find(&self, name: &str, h: u32) -> Option<usize> {
        if self.slots.is_empty() {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut i = h as usize & mask;
        loop {
            let slot = self.slots[i] as usize;
            if slot == 0 {
                return None;
            }
            let e = &self.entries[slot - 1];
            if e.hash == h && e.name.borrow() == name {
                return Some(slot - 1);
            }
            i = (i + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(16);
        let mut slots = vec![0; size];
        for (n, e) in self.entries.iter().enumerate() {
            let mut i = e.hash as usize & (size - 1);
            while slots[i] != 0 {
                i = (i + 1) & (size - 1);
            }
            slots[i] = n as u32 + 1;
        }
        self.slots = slots;
    }
}

/// The names closest to `name` by edit distance, best first, at most three; nothing that shares too little.
pub fn near<'n>(name: &str, all: impl Iterator<Item = &'n str>) -> Vec<&'n str> {
    // A hostile name would make the distances expensive, and no name of a description is that long.
    if name.is_empty() || name.len() > 64 {
        return Vec::new();
    }
    let limit = 1 + name.len() / 4;
    let mut found: Vec<(usize, &'n str)> = Vec::new();
    for candidate in all {
        if candidate.len() > 64 || candidate.len().abs_diff(name.len()) > limit || candidate.is_empty() {
            continue;
        }
        let d = distance(name.as_bytes(), candidate.as_bytes());
        if d <= limit && !found.iter().any(|f| f.1 == candidate) {
            found.push((d, candidate));
        }
    }
    found.sort_by_key(|f| f.0);
    found.truncate(3);
    found.into_iter().map(|f| f.1).collect()
}

/// Levenshtein distance, ASCII case ignored.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replace = diagonal + usize::from(!x.eq_ignore_ascii_case(y));
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::String;

    #[test]
    fn a_thousand_names_are_found_again() {
        let names: Vec<String> = (0..1000).map(|i| format!("name_{i}")).collect();
        let mut table = Names::new();
        for (i, n) in names.iter().enumerate() {
            assert_eq!(table.insert(n.as_str(), i as u32), None);
        }
        assert_eq!(table.insert("name_7", 1), Some(7));
        for (i, n) in names.iter().enumerate() {
            assert_eq!(table.get(n), Some(i as u32));
        }
        assert_eq!(table.get("name_1000"), None);
    }

    #[test]
    fn near_names_come_best_first() {
        let all = ["add", "addi", "addw", "sub", "mul"];
        assert_eq!(near("adi", all.into_iter()), ["add", "addi"]);
        assert!(near("zzzz", all.into_iter()).is_empty());
    }
}
