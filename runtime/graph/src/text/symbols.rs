//! Names of a circuit's gates while it is read. A name may be used before its gate is made, so each gets a number first.

use super::cursor::is_word;
use hashbrown::{DefaultHashBuilder, HashTable};
use std::hash::{BuildHasher, Hasher};
use std::ops::Range;

/// What a name stands for so far: a gate's number, or one of these.
pub(super) const UNDEFINED: u32 = u32::MAX;
/// Its line could not be read: uses of it are not wrong.
pub(super) const SPOILT: u32 = u32::MAX - 1;

pub(super) struct Symbols<'t> {
    text: &'t str,
    table: HashTable<Entry>,
    hasher: DefaultHashBuilder,
    /// Names that are numbers, such as a printer gives, are found without hashing: the symbol of the name `7` stands at 7,
    /// behind the number of the circuit that it is of. So there is nothing to clear between circuits.
    numeric: Vec<(u32, u32)>,
    circuit: u32,
    /// By symbol, where its name is.
    starts: Vec<u32>,
    gates: Vec<u32>,
    roots: u32,
}

/// What is needed to find a name, in one place of memory.
#[derive(Clone, Copy)]
struct Entry {
    hash: u32,
    start: u32,
    symbol: u32,
}

impl Entry {
    /// A table looks at the lowest bits and at the highest ones.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

impl<'t> Symbols<'t> {
    /// Symbols below `roots` are the roots.
    pub fn new(text: &'t str, roots: u16) -> Symbols<'t> {
        let mut symbols = Symbols {
            text,
            table: HashTable::new(),
            hasher: DefaultHashBuilder::default(),
            numeric: Vec::new(),
            circuit: 0,
            starts: Vec::new(),
            gates: Vec::new(),
            roots: u32::from(roots),
        };
        symbols.clear();
        symbols
    }

    /// Forgets all names, for the next circuit.
    pub fn clear(&mut self) {
        // A new table: clearing takes time in proportion to the largest circuit so far, for each of many small ones.
        self.table = HashTable::new();
        self.circuit += 1;
        self.starts.clear();
        self.starts.resize(self.roots as usize, self.text.len() as u32);
        self.gates.clear();
        self.gates.extend(0..self.roots);
    }

    /// The name of a symbol.
    pub fn name(&self, symbol: u32) -> &'t str {
        let rest = &self.text[self.starts[symbol as usize] as usize..];
        let length = rest.bytes().position(|b| !is_word(b));
        &rest[..length.unwrap_or(rest.len())]
    }

    /// What a symbol stands for.
    pub fn gate(&self, symbol: u32) -> u32 {
        self.gates[symbol as usize]
    }

    pub fn set(&mut self, symbol: u32, gate: u32) {
        self.gates[symbol as usize] = gate;
    }

    /// All names that stand for something, in the order of their first use.
    pub fn defined(&self) -> impl Iterator<Item = &'t str> + '_ {
        let all = self.roots..self.starts.len() as u32;
        all.filter(|&s| self.gate(s) != UNDEFINED).map(|s| self.name(s))
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The symbol of the name at this place of the text.
    pub fn intern(&mut self, span: Range<usize>) -> u32 {
        let name = &self.text[span.clone()];
        let (start, fresh) = (span.start as u32, self.starts.len() as u32);
        if let Some(number) = number(name).filter(|&n| n < self.text.len() / 8) {
            if self.numeric.len() <= number {
                self.numeric.resize(number + 1, (0, 0));
            }
            let (circuit, symbol) = self.numeric[number];
            if circuit == self.circuit {
                return symbol;
            }
            self.numeric[number] = (self.circuit, fresh);
        } else {
            let mut hasher = self.hasher.build_hasher();
            hasher.write(name.as_bytes());
            let hash = hasher.finish() as u32;
            let all = self.text.as_bytes();
            let is_same = |entry: &Entry| {
                let there = &all[entry.start as usize..];
                entry.hash == hash
                    && there.starts_with(name.as_bytes())
                    && !there.get(name.len()).is_some_and(|&b| is_word(b))
            };
            if let Some(entry) = self.table.find(Entry::spread(hash), is_same) {
                return entry.symbol;
            }
            let entry = Entry {
                hash,
                start,
                symbol: fresh,
            };
            self.table
                .insert_unique(Entry::spread(hash), entry, |entry| Entry::spread(entry.hash));
        }
        self.starts.push(start);
        self.gates.push(UNDEFINED);
        fresh
    }
}

/// The number that a name is, if it is written as numbers are printed.
pub(crate) fn number(name: &str) -> Option<usize> {
    let digits = name.as_bytes();
    if digits.is_empty() || digits.len() > 9 || digits.len() > 1 && digits[0] == b'0' {
        return None;
    }
    let digit = |d: &u8| d.is_ascii_digit().then(|| usize::from(d - b'0'));
    digits.iter().try_fold(0, |n, d| Some(n * 10 + digit(d)?))
}
