//! How `float` is written: items `name=value` that say what IEEE 754 leaves to the machine.
//!
//! | | |
//! |---|---|
//! | `nan_result=default` | an operation on NaNs gives the default NaN; `first_operand`: the first operand that is one, made quiet |
//! | `default_nan=positive` | the sign of the default NaN, or `negative` |
//! | `nan_integer=largest` | what a NaN is as an integer: `largest`, `smallest` or `zero` of the type |
//! | `tininess=after_rounding` | when a result counts as tiny, or `before_rounding` |
//! | `invalid=16` … | the bits of the exceptions `invalid`, `divide_by_zero`, `overflow`, `underflow`, `inexact` |
//! | `nearest_even=0` … | the codes of the rounding modes `nearest_even`, `toward_zero`, `down`, `up`, `nearest_away`, `odd` |
//!
//! All rules, exceptions and `nearest_even` are given; a code of no mode rounds toward zero.

use super::number;
use super::names::{Fault, words};
use crate::fp::{NanInteger, NanResult, Rounding, Tininess, Unit};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The rounding modes by name.
const MODES: [(&str, Rounding); 6] = [
    ("nearest_even", Rounding::NearestEven),
    ("toward_zero", Rounding::TowardZero),
    ("down", Rounding::Down),
    ("up", Rounding::Up),
    ("nearest_away", Rounding::NearestAway),
    ("odd", Rounding::Odd),
];

/// What has to be given.
const NEEDED: [&str; 10] = [
    "nan_result",
    "default_nan",
    "nan_integer",
    "tininess",
    "invalid",
    "divide_by_zero",
    "overflow",
    "underflow",
    "inexact",
    "nearest_even",
];

/// The unit that a text states, and what is wrong with the text.
pub fn read(text: &str) -> (Unit, Vec<Fault>) {
    let mut unit = Unit {
        modes: [Rounding::TowardZero; 8],
        ..Unit::DEFAULT
    };
    let mut faults = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut codes: Vec<u64> = Vec::new();
    for (at, item) in words(text) {
        let (name, value) = item.split_once('=').unwrap_or((item, ""));
        let mut fault = |message: String| {
            let at = at..at + item.len();
            let help = form().to_string();
            faults.push(Fault { at, message, help });
        };
        if seen.contains(&name) {
            fault(format!("`{name}` stands here twice"));
        }
        seen.push(name);
        let done = set(&mut unit, name, value);
        if let Err(message) = done {
            fault(message);
        }
        if MODES.iter().any(|(mode, _)| *mode == name)
            && let Some(code) = number(value)
        {
            if codes.contains(&code) {
                fault(format!("{code} is the code of two rounding modes"));
            }
            codes.push(code);
        }
    }
    let missing: Vec<&str> = NEEDED.iter().filter(|name| !seen.contains(name)).copied().collect();
    if !missing.is_empty() {
        faults.push(Fault {
            at: 0..text.trim_end().len(),
            message: format!("these are missing: {}", missing.join(", ")),
            help: form().to_string(),
        });
    }
    (unit, faults)
}

/// How the text is written, for people.
pub fn form() -> &'static str {
    "`nan_result=`, `default_nan=`, `nan_integer=`, `tininess=`, the bits of exceptions and the codes of rounding modes"
}

fn set(unit: &mut Unit, name: &str, value: &str) -> Result<(), String> {
    if let Some((_, mode)) = MODES.iter().find(|(known, _)| *known == name) {
        let place = number(value).and_then(|code| unit.modes.get_mut(usize::try_from(code).ok()?));
        let place = place.ok_or_else(|| format!("`{value}` is no code of 3 bits"))?;
        *place = *mode;
        return Ok(());
    }
    let flags = &mut unit.flags;
    let bits = match name {
        "invalid" => Some(&mut flags.invalid),
        "divide_by_zero" => Some(&mut flags.divide_by_zero),
        "overflow" => Some(&mut flags.overflow),
        "underflow" => Some(&mut flags.underflow),
        "inexact" => Some(&mut flags.inexact),
        _ => None,
    };
    if let Some(bits) = bits {
        let mask = number(value).and_then(|mask| u8::try_from(mask).ok());
        *bits = mask
            .filter(|mask| *mask < 32)
            .ok_or_else(|| format!("`{value}` is no mask of 5 bits"))?;
        return Ok(());
    }
    match (name, value) {
        ("nan_result", "default") => unit.nan_result = NanResult::Default,
        ("nan_result", "first_operand") => unit.nan_result = NanResult::FirstOperand,
        ("default_nan", "positive") => unit.negative_nan = false,
        ("default_nan", "negative") => unit.negative_nan = true,
        ("nan_integer", "largest") => unit.nan_integer = NanInteger::Largest,
        ("nan_integer", "smallest") => unit.nan_integer = NanInteger::Smallest,
        ("nan_integer", "zero") => unit.nan_integer = NanInteger::Zero,
        ("tininess", "after_rounding") => unit.tininess = Tininess::AfterRounding,
        ("tininess", "before_rounding") => unit.tininess = Tininess::BeforeRounding,
        ("nan_result" | "default_nan" | "nan_integer" | "tininess", _) => {
            return Err(format!("`{value}` is no rule for `{name}`"));
        }
        _ => return Err(format!("a float unit has no `{name}`")),
    }
    Ok(())
}
