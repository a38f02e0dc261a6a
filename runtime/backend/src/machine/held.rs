//! What registers and state that are no operands have to hold for a pattern, and how they come to hold it.
//!
//! A register is one of a bank: the allocator puts what is required there ([`crate::code::Arg::UseAt`]). A piece of state is
//! set by a text of the convention (`set STATE NUMBER`), or by the instruction that computes the value that it is to hold;
//! or by `settings:` of the description, which [`crate::settings`] puts into code.

use super::{Machine, Template};
use crate::code::PReg;
use onespec_core::isa::Bank;
use onespec_core::select::{Held, Holder, Require};

/// The key of the text that gives a piece of state a value.
fn key_of_setting(state: &str, number: i64) -> String {
    format!("set {state} {number}")
}

/// The key of the text that puts a number into a register of a bank other than that of addresses.
fn key_of_constant(bank: &str) -> String {
    format!("constant {bank}")
}

impl Machine {
    /// The register of a requirement; nothing for state, and for a register that no bank has.
    pub fn required_register(&self, require: &Require) -> Option<PReg> {
        let Holder::Register(file, number) = require.place else {
            return None;
        };
        let register = PReg {
            bank: self.bank_of_file(file)?,
            number: u8::try_from(number).ok()?,
        };
        self.allocated(register).map(|_| register)
    }

    /// The text that gives a piece of state a value.
    pub fn setting(&self, state: &str, number: i64) -> Option<&Template> {
        self.text_if(&key_of_setting(state, number))
    }

    /// The text that puts a number into a register of this bank.
    pub fn constant_of_bank(&self, bank: u8) -> Option<&Template> {
        self.text_if(&key_of_constant(self.bank(bank)?.name))
    }

    /// A number as a register of a bank holds it: no wider than the register.
    pub fn as_held(&self, bank: u8, number: i64) -> i64 {
        let bits = |b: &Bank| self.isa.register_bits(b.file, &self.target.features);
        match self.bank(bank).map_or(0, bits) {
            width @ 1..=63 => number & ((1 << width) - 1),
            _ => number,
        }
    }

    /// Whether a setting of the description says something of a piece of state.
    pub fn is_set(&self, state: &str) -> bool {
        let mut settings = self.selector.map_or(&[][..], |s| s.settings).iter();
        settings.any(|s| s.count == Some(state) || s.state.iter().any(|(name, _)| *name == state))
    }

    /// Whether a setting says how many elements count by a piece of state.
    pub fn is_count(&self, state: &str) -> bool {
        let mut settings = self.selector.map_or(&[][..], |s| s.settings).iter();
        settings.any(|s| s.count == Some(state))
    }

    /// Whether compiled code can see to what a pattern requires.
    pub fn holds_for(&self, require: &Require) -> bool {
        match (require.place, require.held) {
            (Holder::Register(..), held) => self.required_register(require).is_some_and(|register| {
                matches!(held, Held::Source(_)) || self.constant_of_bank(register.bank).is_some()
            }),
            (Holder::State(state), Held::Number(number)) => self.is_set(state) || self.setting(state, number).is_some(),
            (Holder::State(state), Held::Lanes(_)) => self.is_set(state),
            (Holder::State(_), Held::Source(_)) => true,
        }
    }
}
