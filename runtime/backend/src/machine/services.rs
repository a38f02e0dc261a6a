//! Services: functions that modules declare and that texts of the convention compute in place of a call.
//!
//! `service NAME KIND… COUNT` names the function, what each of its arguments is, and how many registers, one behind the other, it
//! gives. Arguments that are registers stand in the holes `a`, `b`, `base`, those of kind `row`, one behind the other, in
//! `from`, those of kind `row2` in `value`, numbers in `number` and `offset`. Several texts may compute one function, for different arguments. A text
//! without instructions gives a part of the row that its first argument is.

use super::{Machine, Template};
use onespec_core::convention;

/// What an argument of a service is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A number that is known.
    Number,
    /// The next register of a row.
    Row,
    /// The next register of another row.
    SecondRow,
    /// The text does not name it.
    Ignored,
    /// A register of a bank; of a bank that the value is not in, the number of the register.
    Bank(u8),
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
    pub(super) fn find_services(&self) -> Vec<Service> {
        let texts = self.texts.iter().enumerate();
        texts
            .filter_map(|(text, (key, _))| self.read_service(key, text))
            .collect()
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
                "row" => Kind::Row,
                "row2" => Kind::SecondRow,
                "-" => Kind::Ignored,
                word => match self.convention.bank(word) {
                    Some((bank, _)) => Kind::Bank(bank as u8),
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

    /// The texts that compute a function.
    pub fn services<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Service> {
        self.services.iter().filter(move |service| service.name == name)
    }

    /// The instructions of a service.
    pub fn service_text(&self, service: &Service) -> Option<&Template> {
        self.texts.get(service.text).map(|(_, text)| text)
    }
}
