//! State by the names that people give it: as descriptions write it (`X[10]`, `csr.mstatus`), as registers are spelled (`a0`,
//! `r0.x`), and a register file for its registers that are not zero.

use crate::error::RunError;
use crate::options::StateValue;
use onespec_core::exec::Machine;
use onespec_core::isa::Isa;

/// Sets a piece of state, which must be able to have the value.
///
/// # Errors
/// There is no such state, or the value does not fit.
pub fn put<M: Machine>(m: &mut M, isa: &Isa, name: &str, value: &StateValue) -> Result<(), RunError> {
    let missing = || missing(isa, name);
    let place = place(isa, name);
    let before = m.get_bytes(&place).ok_or_else(missing)?;
    let bytes = match value {
        StateValue::Number(bytes) => bytes.clone(),
        StateValue::Each(bits) => bits.to_le_bytes().into_iter().cycle().take(before.len()).collect(),
    };
    if !m.set_bytes(&place, &bytes) {
        return Err(missing());
    }
    let found = m.get_bytes(&place).ok_or_else(missing)?;
    match trimmed(&found) == trimmed(&bytes) {
        true => Ok(()),
        false => Err(RunError::StateValue {
            name: name.to_owned(),
            found: crate::replay::hex(&found),
        }),
    }
}

/// Reads state: a piece with its bytes, or the registers of a file that are not zero.
///
/// # Errors
/// There is no such state.
pub fn read<M: Machine>(m: &M, isa: &Isa, name: &str) -> Result<Vec<(String, Vec<u8>)>, RunError> {
    if let Some(file) = isa.files.iter().find(|file| file.name == name) {
        let register = |number: u16| {
            let value = m.get_bytes(&format!("{name}[{number}]"))?;
            let shown = file.spelling(number.into()).unwrap_or(name).to_owned();
            (!trimmed(&value).is_empty()).then_some((shown, value))
        };
        return Ok((0..file.count).filter_map(register).collect());
    }
    let value = m.get_bytes(&place(isa, name)).ok_or_else(|| missing(isa, name))?;
    Ok(vec![(name.to_owned(), value)])
}

/// The name that a description has for a piece of state.
fn place(isa: &Isa, name: &str) -> String {
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

fn missing(isa: &Isa, name: &str) -> RunError {
    RunError::NoState {
        isa: isa.name,
        name: name.to_owned(),
    }
}

/// A number without the zeros above it.
fn trimmed(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().rev().take_while(|byte| **byte == 0).count();
    bytes.get(..bytes.len() - zeros).unwrap_or(bytes)
}
