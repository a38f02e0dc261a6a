//! Calling conventions as plain data: the registers of arguments, results and saved values, and the assembly texts for
//! moves, calls and returns. A compiler needs nothing else about the machine's calls.

use super::{FileId, Isa, Needs};

/// How functions call each other.
#[derive(Debug)]
pub struct Convention {
    /// `lp64d`
    pub name: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// Targets that have it; of several, the first that holds is the usual one.
    pub needs: Needs,
    /// Register of the stack pointer: file and number. `None`: kernels, with arguments and results in registers alone.
    pub stack: Option<(FileId, u16)>,
    /// Whether code computes approximations of gates that the machine has not.
    pub approximate: bool,
    /// The stack pointer is a multiple of this at each call.
    pub align: u32,
    /// Bytes of an argument on the stack.
    pub slot: u32,
    /// Where kernels have arrays. `None`: in registers, as all arguments and results.
    pub rows: Option<ArrayRows>,
    /// State, with the number that it holds where a function begins and where it ends.
    pub keeps: &'static [(&'static str, i64)],
    /// One for each bank of values: `int`, `float`.
    pub banks: &'static [Bank],
    /// Assembly with `{holes}`, by what it does: see `conventions` in `docs/reference/conventions.md`.
    pub texts: &'static [(&'static str, &'static str)],
}

/// Rows of a register file that kernels load elements of arrays from and store them to, by the texts `load` and `store` of a
/// bank. An array fills a tile; a kernel computes as many elements as registers have, and goes on by the text `next`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArrayRows {
    /// The platform's tile memory: `dst`.
    pub memory: &'static str,
    /// The format in which tiles have the elements, with all bits of a register.
    pub format: &'static str,
    /// Rows from one array to the next.
    pub tile: u32,
    /// Rows that `next` goes on by.
    pub step: u32,
    /// Arrays for which there are rows.
    pub count: u32,
}

/// The registers in which values of a bank are.
#[derive(Debug)]
pub struct Bank {
    /// `int`
    pub name: &'static str,
    /// Register file; all numbers of registers here are of this file.
    pub file: FileId,
    /// Registers that code may use freely, in the order in which they are taken.
    pub order: &'static [u16],
    /// Of all registers of the file, those that a function gives back as it found them.
    pub saved: &'static [u16],
    /// Registers of arguments, in the order in which they are taken.
    pub arguments: &'static [u16],
    /// Registers of results, in the order in which they are taken.
    pub results: &'static [u16],
    /// Arguments for which there is no register left go on in those of this bank, else on the stack.
    pub beyond: Option<u8>,
    /// Classes of types whose values are here, unless a bank has the name of the class.
    pub classes: &'static [&'static str],
    /// Bytes of the largest value that a register holds. Larger ones are in several.
    pub slot: u32,
}

/// What is put into a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hole {
    /// Destination register.
    To,
    /// Source register of a copy.
    From,
    /// Register that is loaded or stored.
    Value,
    /// Register of the address to which the offset is added.
    Base,
    /// First source register of a sum.
    A,
    /// Second source register of a sum.
    B,
    /// Register with the address of the function that is called.
    Target,
    /// Scratch register of a jump over a long distance.
    Scratch,
    /// Distance from the base in bytes.
    Offset,
    /// Constant that is put into a register.
    Number,
    /// Symbol whose address is taken or that is called.
    Symbol,
    /// Label to which a jump goes.
    Label,
}

impl Hole {
    /// How many there are.
    pub const COUNT: usize = Hole::ALL.len();

    /// All of them, with their names.
    pub const ALL: [(&'static str, Hole); 12] = [
        ("to", Hole::To),
        ("from", Hole::From),
        ("value", Hole::Value),
        ("base", Hole::Base),
        ("a", Hole::A),
        ("b", Hole::B),
        ("target", Hole::Target),
        ("scratch", Hole::Scratch),
        ("offset", Hole::Offset),
        ("number", Hole::Number),
        ("symbol", Hole::Symbol),
        ("label", Hole::Label),
    ];

    /// The hole with a name.
    pub fn named(name: &str) -> Option<Hole> {
        Hole::ALL
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, hole)| *hole)
    }

    /// A number stands in it.
    pub fn is_number(self) -> bool {
        matches!(self, Hole::Offset | Hole::Number)
    }

    /// The name of a symbol stands in it.
    pub fn is_name(self) -> bool {
        matches!(self, Hole::Symbol | Hole::Label)
    }
}

/// What an argument of a service may be besides a register of a bank: a number that is known when code is made, one of a row
/// of registers or of a second one (`row:NAME`: what the service NAME makes of it), nothing that the text names.
pub const SERVICE_KINDS: [&str; 4] = ["number", "row", "row2", "-"];

/// What a word of a service's key asks for beside arguments: `=0`, `row=perspective`, `=position.2`, `=half`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Supplied<'k> {
    /// Where it stands: nothing (a hole of its own), `row` or `row2`.
    pub place: &'k str,
    /// A number; a bank, for a register of it that the text writes first; or the name of what is there when a kernel begins, with
    /// `.N` for one of its registers.
    pub what: &'k str,
}

impl<'k> Supplied<'k> {
    /// Reads such a word.
    pub fn read(word: &'k str) -> Option<Supplied<'k>> {
        let (place, what) = word.split_once('=')?;
        matches!(place, "" | "row" | "row2").then_some(Supplied { place, what })
    }

    /// The number, in decimal or hexadecimal digits.
    pub fn number(&self) -> Option<i64> {
        match self.what.strip_prefix("0x") {
            Some(digits) => i64::from_str_radix(digits, 16).ok(),
            None => self.what.parse().ok(),
        }
    }

    /// The name, and which of its registers.
    pub fn begins(&self) -> (&'k str, Option<u8>) {
        match self.what.split_once('.') {
            Some((name, part)) => (name, part.parse().ok()),
            None => (self.what, None),
        }
    }
}

/// What is there when a kernel begins, by the key of its text `begin NAME BANK COUNT`: name, bank and registers.
pub fn begin(key: &str) -> Option<(&str, &str, u8)> {
    let mut words = key.split_whitespace();
    let mut word = || words.next();
    match (word()?, word()?, word()?, word()?, word()) {
        ("begin", name, bank, count, None) => Some((name, bank, count.parse().ok()?)),
        _ => None,
    }
}

/// What a text with this key says how to do, if it is a service: the function's name.
pub fn service(key: &str) -> Option<&str> {
    let mut words = key.split_whitespace();
    (words.next() == Some("service")).then(|| words.next()).flatten()
}

/// What stands in holes of numbers while a text with this key is read: two numbers. Those of services may be as narrow as
/// the numbers of a few samplers.
pub fn probes(key: &str) -> [i64; 2] {
    match service(key) {
        Some(_) => [1, 2],
        None => [16, 48],
    }
}

/// Whether a text of a convention is assembly: `elf` is a table, and what stands behind it for a bank; `begin` is prose.
pub fn is_assembly(key: &str) -> bool {
    !matches!(key.split_whitespace().next(), Some("elf" | "begin"))
}

impl Convention {
    /// How assembly spells a register that may stand in a hole of the text with this key: one of the bank that the key names
    /// for the hole, else of the bank of addresses: the one at place `at` of its order.
    pub fn register(&self, isa: &Isa, key: &str, hole: Hole, at: usize) -> Option<&'static str> {
        let bank = self.bank_of_hole(key, hole)?;
        let file = isa.files.get(usize::from(bank.file))?;
        file.spelling(i64::from(self.register_number(key, hole, at)?))
    }

    /// The number of that register. In a text for groups of registers those of the bank that it is for begin groups.
    pub fn register_number(&self, key: &str, hole: Hole, at: usize) -> Option<u16> {
        let bank = self.bank_of_hole(key, hole)?;
        let mut words = key.split_whitespace().skip(1);
        let of_group = words.next() == Some(bank.name) && words.next() == Some("group");
        let size = words.next().filter(|_| of_group).and_then(|size| size.parse().ok());
        let size: u16 = size.unwrap_or(1).max(1);
        let mut begins = bank.order.iter().copied().filter(|number| number % size == 0);
        begins.nth(at)
    }

    /// The bank of the registers that may stand in a hole of the text with this key.
    ///
    /// In a text of a service, `a`, `b` and `base` are the arguments that are registers of banks, in their order.
    pub fn bank_of_hole(&self, key: &str, hole: Hole) -> Option<&'static Bank> {
        if service(key).is_some() {
            let mut banks = key
                .split_whitespace()
                .skip(2)
                .filter_map(|word| self.bank_of_kind(word));
            let own = match hole {
                Hole::A => banks.next(),
                Hole::B => banks.nth(1),
                Hole::Base => banks.nth(2),
                _ => None,
            };
            return own.or_else(|| self.bank_of_addresses());
        }
        let mut banks = key.split_whitespace().skip(1).map_while(|name| self.bank(name));
        let from = banks.next();
        let own = match hole {
            Hole::To => banks.next().or(from),
            Hole::From | Hole::Value => from,
            _ => None,
        };
        own.map(|(_, bank)| bank).or_else(|| self.bank_of_addresses())
    }

    /// The bank of a register that a word of a service's key puts into a hole of its own.
    fn bank_of_kind(&self, word: &str) -> Option<&'static Bank> {
        if let Some((_, bank)) = self.bank(word) {
            return Some(bank);
        }
        let supplied = Supplied::read(word).filter(|supplied| supplied.place.is_empty())?;
        match supplied.number() {
            Some(_) => self.bank_of_addresses(),
            None => match self.bank(supplied.what) {
                Some((_, bank)) => Some(bank),
                None => self
                    .begins()
                    .find(|(name, _, _)| *name == supplied.begins().0)
                    .map(|(_, bank, _)| bank),
            },
        }
    }

    /// What is there when a kernel begins: names, banks, and how many registers.
    pub fn begins(&self) -> impl Iterator<Item = (&'static str, &'static Bank, u8)> + '_ {
        self.texts.iter().filter_map(|(key, _)| {
            let (name, bank, count) = begin(key)?;
            Some((name, self.bank(bank)?.1, count))
        })
    }

    /// The bank of the stack pointer; of kernels, the first.
    pub fn bank_of_addresses(&self) -> Option<&'static Bank> {
        let of_stack = |bank: &&Bank| self.stack.is_some_and(|(file, _)| bank.file == file);
        self.banks.iter().find(of_stack).or(self.banks.first())
    }

    /// The text that does something.
    pub fn text(&self, key: &str) -> Option<&'static str> {
        self.texts
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, text)| *text)
    }

    /// The bank with a name.
    pub fn bank(&self, name: &str) -> Option<(usize, &'static Bank)> {
        self.banks.iter().enumerate().find(|(_, bank)| bank.name == name)
    }
}
