//! State by the names that people give it: as descriptions write it (`X[10]`, `csr.mstatus`), as registers are spelled (`a0`,
//! `r0.x`), and a register file for its registers that are not zero.

use crate::error::RunError;
use crate::options::StateValue;
use onespec_core::exec::Machine;
use onespec_core::isa::{Isa, RegFile};

/// State of a machine that a person has named.
#[derive(Debug, Clone)]
pub struct Named {
    isa: &'static Isa,
    /// As it was named.
    name: String,
    place: Place,
}

#[derive(Debug, Clone)]
enum Place {
    /// A piece, by the description's name.
    Piece(String),
    /// The registers of a file.
    File(&'static RegFile),
}

impl Named {
    /// The state of a name. Whether a machine has it shows when it is read or set.
    pub fn of(isa: &'static Isa, name: &str) -> Named {
        let place = match isa.files.iter().find(|file| file.name == name) {
            Some(file) => Place::File(file),
            None => Place::Piece(piece(isa, name)),
        };
        Named {
            isa,
            name: name.to_owned(),
            place,
        }
    }

    /// Sets a piece of state, which must be able to have the value.
    ///
    /// # Errors
    /// There is no such state, or the value does not fit.
    pub fn put<M: Machine>(&self, m: &mut M, value: &StateValue) -> Result<(), RunError> {
        let missing = || self.missing();
        let Place::Piece(place) = &self.place else {
            return Err(missing());
        };
        let before = m.get_bytes(place).ok_or_else(missing)?;
        let bytes = match value {
            StateValue::Number(bytes) => bytes.clone(),
            StateValue::Each(bits) => bits.to_le_bytes().into_iter().cycle().take(before.len()).collect(),
        };
        if !m.set_bytes(place, &bytes) {
            return Err(missing());
        }
        let found = m.get_bytes(place).ok_or_else(missing)?;
        match trimmed(&found) == trimmed(&bytes) {
            true => Ok(()),
            false => Err(RunError::StateValue {
                name: self.name.clone(),
                found: crate::replay::hex(&found),
            }),
        }
    }

    /// Reads state: a piece with its bytes, or the registers of a file that are not zero.
    ///
    /// # Errors
    /// There is no such state.
    pub fn read<M: Machine>(&self, m: &M) -> Result<Vec<(String, Vec<u8>)>, RunError> {
        match &self.place {
            Place::Piece(place) => {
                let value = m.get_bytes(place).ok_or_else(|| self.missing())?;
                Ok(vec![(self.name.clone(), value)])
            }
            Place::File(file) => {
                let register = |number: u16| {
                    let value = m.get_bytes(&format!("{}[{number}]", file.name))?;
                    let shown = file.spelling(number.into()).unwrap_or(file.name).to_owned();
                    (!trimmed(&value).is_empty()).then_some((shown, value))
                };
                Ok((0..file.count).filter_map(register).collect())
            }
        }
    }

    fn missing(&self) -> RunError {
        RunError::NoState {
            isa: self.isa.name,
            name: self.name.clone(),
        }
    }
}

/// The name that a description has for a piece of state.
fn piece(isa: &Isa, name: &str) -> String {
    let register = isa.files.iter().find_map(|file| {
        let spelled = |at: &usize| {
            let own = file.numbered.get(*at).is_some_and(|known| *known == name);
            own || file.abi.get(*at).is_some_and(|names| names.contains(&name))
        };
        let number = (0..usize::from(file.count)).find(spelled)?;
        Some(format!("{}[{number}]", file.name))
    });
    register.unwrap_or_else(|| name.to_owned())
}

/// A number without the zeros above it.
fn trimmed(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().rev().take_while(|byte| **byte == 0).count();
    bytes.get(..bytes.len() - zeros).unwrap_or(bytes)
}
