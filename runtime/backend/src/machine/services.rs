//! Services: functions that modules declare and that texts of the convention compute in place of a call.
//!
//! `service NAME KIND… COUNT` names the function, what each of its arguments is, and how many registers, one behind the other, it
//! gives. Arguments that are registers stand in the holes `a`, `b`, `base`, those of kind `row`, one behind the other, in
//! `from`, those of kind `row2` in `value`, numbers in `number` and `offset`. Words with `=` are no arguments: a register
//! with a number (`=0`, `row=0`), one of a bank that the text writes first (`=BANK`), or what is there when the kernel begins (`row=NAME`, `=NAME.N`), by the text
//! `begin NAME BANK COUNT`. Several texts may compute one function, for different arguments. A text without instructions
//! gives a part of the row that its first argument is, or the register that it is given.

use super::{Machine, Template};
use hashbrown::HashMap;
use onespec_core::convention::{self, Supplied};

/// What a word of a service's key is: an argument, or a register that the service supplies itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A number that is known; of an area of the frame, that of its first register.
    Number,
    /// The next register of a row.
    Row(RowNumber),
    /// The next register of a row: what the service of this name makes of the argument.
    RowBy(RowNumber, &'static str),
    /// The text does not name it.
    Ignored,
    /// A register of a bank; of a bank that the value is not in, the number of the register.
    Bank(u8),
    /// No argument: a register with a number, in a row or in a hole of its own.
    Supplied(Option<RowNumber>, i64),
    /// No argument: a register of a bank that the text writes before it reads it.
    Scratch(u8),
    /// No argument: what is there when the kernel begins, all of its registers or one of them.
    Begins(Option<RowNumber>, u8, Option<u8>),
}

impl Kind {
    /// Whether it stands for an argument.
    pub fn is_argument(self) -> bool {
        !matches!(self, Kind::Supplied(..) | Kind::Scratch(_) | Kind::Begins(..))
    }
}

/// Which row of registers a service has an argument in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowNumber {
    /// In the hole `from`.
    First,
    /// In the hole `value`.
    Second,
}

impl RowNumber {
    fn read(word: &str) -> Option<RowNumber> {
        match word {
            "row" => Some(RowNumber::First),
            "row2" => Some(RowNumber::Second),
            _ => None,
        }
    }
}

/// What is there when a kernel begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Begin {
    pub name: &'static str,
    pub bank: u8,
    pub count: u8,
}

/// A text that computes a function.
#[derive(Debug, Clone)]
pub struct Service {
    pub name: &'static str,
    pub kinds: Vec<Kind>,
    /// Registers that it gives.
    pub count: u8,
    /// Which of the machine's texts it is.
    text: usize,
}

impl Machine {
    /// Reads the keys of texts that are services.
    pub(super) fn find_services(&self) -> HashMap<&'static str, Vec<Service>> {
        let mut services: HashMap<&'static str, Vec<Service>> = HashMap::new();
        for (text, (key, _)) in self.texts.iter().enumerate() {
            if let Some(service) = self.read_service(key, text) {
                services.entry(service.name).or_default().push(service);
            }
        }
        services
    }

    fn read_service(&self, key: &'static str, text: usize) -> Option<Service> {
        let name = convention::service(key)?;
        let mut service = Service {
            name,
            kinds: Vec::new(),
            count: 1,
            text,
        };
        for word in key.split_whitespace().skip(2) {
            let kind = match word {
                "number" => Kind::Number,
                "-" => Kind::Ignored,
                word => match self.kind(word) {
                    Some(kind) => kind,
                    None => {
                        service.count = word.parse().ok()?;
                        continue;
                    }
                },
            };
            service.kinds.push(kind);
        }
        Some(service)
    }

    fn kind(&self, word: &'static str) -> Option<Kind> {
        if let Some(row) = RowNumber::read(word) {
            return Some(Kind::Row(row));
        }
        if let Some((row, name)) = word.split_once(':') {
            return Some(Kind::RowBy(RowNumber::read(row)?, name));
        }
        if let Some((bank, _)) = self.convention.bank(word) {
            return Some(Kind::Bank(bank as u8));
        }
        let supplied = Supplied::read(word)?;
        let row = RowNumber::read(supplied.place);
        if let Some(number) = supplied.number() {
            return Some(Kind::Supplied(row, number));
        }
        if let Some((bank, _)) = self.convention.bank(supplied.what) {
            return Some(Kind::Scratch(bank as u8));
        }
        let (name, part) = supplied.begins();
        let at = self.begins().iter().position(|begin| begin.name == name)?;
        Some(Kind::Begins(row, u8::try_from(at).ok()?, part))
    }

    /// What is there when a kernel of the convention begins, where its services ask for it.
    pub fn begins(&self) -> &[Begin] {
        &self.begins
    }

    pub(super) fn find_begins(&self) -> Vec<Begin> {
        let begin = |key: &'static str| {
            let (name, bank, count) = convention::begin(key)?;
            let bank = self.convention.bank(bank)?.0 as u8;
            Some(Begin { name, bank, count })
        };
        self.convention.texts.iter().filter_map(|(key, _)| begin(key)).collect()
    }

    /// The names of functions that texts compute.
    pub fn service_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.services.keys().copied()
    }

    /// The texts that compute a function.
    pub fn services(&self, name: &str) -> &[Service] {
        self.services.get(name).map_or(&[], Vec::as_slice)
    }

    /// The instructions of a service.
    pub fn service_text(&self, service: &Service) -> Option<&Template> {
        self.texts.get(service.text).map(|(_, text)| text)
    }
}
