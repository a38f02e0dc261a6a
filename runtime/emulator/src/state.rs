//! State by the names that people give it: as descriptions write it (`X[10]`, `csr.mstatus`), as registers are spelled (`a0`,
//! `r0.x`), and a register file for its registers that are not zero.

use crate::error::RunError;
use crate::options::StateValue;
use onespec_core::exec::Machine;
use onespec_core::isa::{FeatureSet, Isa, RegFile};

/// State of a machine that a person has named.
#[derive(Debug, Clone)]
pub struct Named {
    isa: &'static Isa,
    features: FeatureSet,
    /// As it was named.
    name: String,
    place: Place,
}

#[derive(Debug, Clone)]
enum Place {
    /// A piece, by the description's name.
    Piece(String),
    /// Bytes of one from a place on: a register that is a part of another.
    Part { whole: String, from: usize, count: usize },
    /// The registers of a file, by its number.
    File(u16, &'static RegFile),
}

impl Named {
    /// The state of a name, on a target with these features. Whether a machine has it shows when it is read or set.
    pub fn of(isa: &'static Isa, features: &FeatureSet, name: &str) -> Named {
        let place = match (0..).zip(isa.files).find(|(_, file)| file.name == name) {
            Some((at, file)) => Place::File(at, file),
            None => piece(isa, features, name),
        };
        Named {
            isa,
            features: *features,
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
        if matches!(self.place, Place::File(..)) {
            return Err(missing());
        }
        let before = self.place.get(m).ok_or_else(missing)?;
        let bytes = match value {
            StateValue::Number(bytes) => bytes.clone(),
            StateValue::Each(bits) => bits.to_le_bytes().into_iter().cycle().take(before.len()).collect(),
        };
        if !self.place.set(m, &bytes) {
            return Err(missing());
        }
        let found = self.place.get(m).ok_or_else(missing)?;
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
            Place::File(at, file) => {
                let register = |number: u16| {
                    let value = register(self.isa, &self.features, *at, number)?.get(m)?;
                    let shown = file.spelling(number.into()).unwrap_or(file.name).to_owned();
                    (!trimmed(&value).is_empty()).then_some((shown, value))
                };
                Ok((0..file.count).filter_map(register).collect())
            }
            place => {
                let value = place.get(m).ok_or_else(|| self.missing())?;
                Ok(vec![(self.name.clone(), value)])
            }
        }
    }

    /// As [`Named::read`], with numbers by which pieces of several machines belong together.
    ///
    /// # Errors
    /// There is no such state.
    pub fn read_numbered<M: Machine>(&self, m: &M) -> Result<Vec<(usize, Shown)>, RunError> {
        let found = self.read(m)?;
        let order = |name: &str| match &self.place {
            Place::File(_, file) => (0..usize::from(file.count))
                .find(|number| file.spelling(*number as i64).unwrap_or(file.name) == name)
                .unwrap_or(usize::MAX),
            _ => 0,
        };
        Ok(found.into_iter().map(|piece| (order(&piece.0), piece)).collect())
    }

    fn missing(&self) -> RunError {
        RunError::NoState {
            isa: self.isa.name,
            name: self.name.clone(),
        }
    }
}

/// A piece of the state by name, and its value in little-endian bytes.
pub type Shown = (String, Vec<u8>);

impl Place {
    fn get<M: Machine>(&self, m: &M) -> Option<Vec<u8>> {
        match self {
            Place::Piece(name) => m.get_bytes(name),
            Place::Part { whole, from, count } => {
                let bytes = m.get_bytes(whole)?;
                Some(bytes.get(*from..from + count)?.to_vec())
            }
            Place::File(..) => None,
        }
    }

    fn set<M: Machine>(&self, m: &mut M, bytes: &[u8]) -> bool {
        match self {
            Place::Piece(name) => m.set_bytes(name, bytes),
            Place::Part { whole, from, count } => {
                let Some(mut old) = m.get_bytes(whole) else {
                    return false;
                };
                let Some(part) = old.get_mut(*from..from + count) else {
                    return false;
                };
                let padded = bytes.iter().copied().chain(std::iter::repeat(0));
                part.iter_mut().zip(padded).for_each(|(to, byte)| *to = byte);
                m.set_bytes(whole, &old)
            }
            Place::File(..) => false,
        }
    }
}

/// A piece of state by the name that a description has for it, or as a register is spelled.
fn piece(isa: &Isa, features: &FeatureSet, name: &str) -> Place {
    let spelled = (0..).zip(isa.files).find_map(|(at, file)| {
        let is_spelled = |number: &usize| {
            let own = file.numbered.get(*number).is_some_and(|known| *known == name);
            own || file.abi.get(*number).is_some_and(|names| names.contains(&name))
        };
        let written = || {
            let number = name.strip_prefix(file.name)?.strip_prefix('[')?.strip_suffix(']')?;
            number.parse().ok().filter(|number| *number < usize::from(file.count))
        };
        let number = (0..usize::from(file.count)).find(is_spelled).or_else(written)?;
        register(isa, features, at, number as u16)
    });
    spelled.unwrap_or_else(|| Place::Piece(name.to_owned()))
}

/// A register of a file, which may be a part of another.
fn register(isa: &Isa, features: &FeatureSet, file: u16, number: u16) -> Option<Place> {
    let of = isa.files.get(usize::from(file))?;
    let bytes = |file: &RegFile| file.width.first().map(|bits| (*bits / 8).max(1) as usize);
    let part = of.part_of.filter(|part| features.contains(part.feature));
    let whole = part.and_then(|part| isa.files.get(usize::from(part.file)));
    if let Some((whole, (small, large))) = whole.and_then(|whole| Some((whole, bytes(of).zip(bytes(whole))?))) {
        let at = usize::from(number) * small;
        return Some(Place::Part {
            whole: format!("{}[{}]", whole.name, at / large),
            from: at % large,
            count: small,
        });
    }
    Some(Place::Piece(format!("{}[{number}]", of.name)))
}

/// A number without the zeros above it.
fn trimmed(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().rev().take_while(|byte| **byte == 0).count();
    bytes.get(..bytes.len() - zeros).unwrap_or(bytes)
}
