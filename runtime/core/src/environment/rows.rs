//! How a format of comma-separated rows is written: a line for each column, in the order of the header.
//!
//! | after the column's name | |
//! |---|---|
//! | `text` | the instruction as it is written; in quotes where it has commas |
//! | `mnemonic` | the instruction's name; the columns that follow are its operands |
//! | `gate` | a gate's name, with the name of its condition behind a dot; the columns that follow are its inputs and value |
//! | `types inputs`, `types value` | the type of a gate's value inputs, and of its value |
//! | `source FORM`, `result FORM` | what the next source register or value input holds, and what the destination or the gate's value must be |
//! | `given` | a name for an operand that is one, such as a rounding mode |
//! | `before PLACE FORM` | state before |
//! | `after PLACE FORM` | state compared after |
//! | `cleared PLACE FORM` | state that is 0 before, and compared after |
//!
//! A place is a piece of state, a register by its spelling, or `operand:NAME`: the registers from that of an operand
//! on. A form is `dec` or `hex` for a number, `bytes` for hexadecimal bytes with the lowest first, `bytes:N` for so
//! many of them a register, or a list `m1=0 m2=1` of words for numbers. Behind `hex` such a list adds words to the
//! numbers. Lines without a column: `set vl=0 …` is state before every row; `widest` runs rows on all that goes
//! together with the target.

use super::names::{self, Fault, Name, Wanted, setting, words};
use super::number;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A line of a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line<'a> {
    /// State before every row.
    Set(Vec<(&'a str, u64)>),
    /// Rows run on all features that go together with those of the target.
    Widest,
    /// A column of the header, and what its cells are.
    Column(&'a str, Column<'a>),
}

/// What the cells of a column are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Column<'a> {
    /// The instruction as it is written.
    Text,
    /// The mnemonic; the columns that follow are its operands.
    Mnemonic,
    /// A gate's name, with the name of its condition behind a dot; the columns that follow are its inputs and value.
    Gate,
    /// The type of all value inputs of a gate.
    InputType,
    /// The type of a gate's value.
    ValueType,
    /// A name for an operand that is one, such as a rounding mode.
    Given,
    /// The value of the next source register, or of the next value input of a gate.
    Source(Form),
    /// The expected value of the destination register, or of the gate.
    Result(Form),
    /// A value of state.
    State {
        /// Whether it is set before or compared after.
        when: When,
        /// Where the value is.
        place: Place<'a>,
        /// How the value is written.
        form: Form,
    },
}

/// When a row speaks of state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Set before the instruction.
    Before,
    /// Compared after the instruction.
    After,
    /// 0 before the instruction, and compared after it.
    Cleared,
}

/// Where a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place<'a> {
    /// State, or a register by its spelling.
    State(&'a str),
    /// The registers from that of an operand on.
    Operand(&'a str),
}

/// How a value is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// A decimal number.
    Dec,
    /// Hexadecimal digits, with or without `0x`, or one of these words.
    Hex(Vec<(String, u64)>),
    /// So many bytes a register; `usize::MAX`: all are one value.
    Bytes(usize),
    /// One of these words, each for a number.
    Codes(Vec<(String, u64)>),
}

/// The lines of a format, with the places where they stand, and what is wrong with each.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str, Result<Line<'_>, String>)> {
    names::lines(text, Line::read)
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Result<Line<'a>, String> {
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (name, rest.trim()) {
            ("widest", "") => Ok(Line::Widest),
            (_, "") => Err(format!("nothing is said of `{name}`")),
            ("set", rest) => rest
                .split_whitespace()
                .map(pair)
                .collect::<Result<_, _>>()
                .map(Line::Set),
            (name, rest) => Column::read(rest).map(|column| Line::Column(name, column)),
        }
    }
}

impl<'a> Column<'a> {
    /// What stands behind the name of a column.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &'a str) -> Result<Column<'a>, String> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or("");
        let when = match first {
            "text" | "mnemonic" | "given" | "gate" => {
                return match (words.next(), first) {
                    (Some(more), _) => Err(format!("`{more}` is too much behind `{first}`")),
                    (None, "text") => Ok(Column::Text),
                    (None, "mnemonic") => Ok(Column::Mnemonic),
                    (None, "gate") => Ok(Column::Gate),
                    (None, _) => Ok(Column::Given),
                };
            }
            "types" => {
                return match (words.next(), words.next()) {
                    (Some("inputs"), None) => Ok(Column::InputType),
                    (Some("value"), None) => Ok(Column::ValueType),
                    _ => Err("`types` takes `inputs` or `value`".to_string()),
                };
            }
            "source" => return Form::read(words).map(Column::Source),
            "result" => return Form::read(words).map(Column::Result),
            "before" => When::Before,
            "after" => When::After,
            "cleared" => When::Cleared,
            other => return Err(format!("`{other}` is nothing that a column can mean")),
        };
        let place = words.next().ok_or("a place is missing")?;
        let place = match place.strip_prefix("operand:") {
            Some(operand) => Place::Operand(operand),
            None => Place::State(place),
        };
        let form = Form::read(words)?;
        Ok(Column::State { when, place, form })
    }
}

impl Form {
    /// The words of a form.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Result<Form, String> {
        let words: Vec<&str> = words.collect();
        match words[..] {
            ["dec"] => Ok(Form::Dec),
            ["hex", ref codes @ ..] => Form::codes(codes).map(Form::Hex),
            ["bytes"] => Ok(Form::Bytes(usize::MAX)),
            [] => Err("a form is missing".to_string()),
            [one] if !one.contains('=') => one
                .strip_prefix("bytes:")
                .and_then(|size| size.parse().ok())
                .filter(|size| *size > 0)
                .map(Form::Bytes)
                .ok_or_else(|| format!("`{one}` is no form of a value")),
            _ => Form::codes(&words).map(Form::Codes),
        }
    }

    /// `m1=0 m2=1`
    fn codes(words: &[&str]) -> Result<Vec<(String, u64)>, String> {
        let code = |item: &&str| pair(item).map(|(name, value)| (name.to_string(), value));
        words.iter().map(code).collect()
    }
}

/// `name=number`
fn pair(item: &str) -> Result<(&str, u64), String> {
    let parts = item.split_once('=');
    let value = parts.and_then(|(name, value)| Some((name, number(value)?)));
    value.ok_or_else(|| format!("`{item}` is not `name=number`"))
}

/// Names in a format, and what is wrong with its lines.
pub(super) fn read(text: &str) -> (Vec<Name<'_>>, Vec<Fault>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    let mut columns: Vec<&str> = Vec::new();
    for (at, line, read) in lines(text) {
        let key = line.split_whitespace().next().unwrap_or("");
        if matches!(read, Ok(Line::Column(..))) {
            if columns.contains(&key) {
                faults.push(Fault {
                    at: at..at + key.len(),
                    message: format!("the column `{key}` stands here twice"),
                    help: "each column of the header has one line".to_string(),
                });
            }
            columns.push(key);
        }
        match read {
            Err(message) => faults.push(Fault {
                at: at..at + line.len(),
                message,
                help: "a line is a column and what its cells are, as `vl before vl dec`".to_string(),
            }),
            Ok(Line::Set(_)) => found.extend(words(line).skip(1).map(|(inside, item)| setting((at + inside, item)))),
            Ok(Line::Column(_, Column::State { place, form, .. })) => {
                let (text, wanted, behind) = match place {
                    Place::State(name) => (name, Wanted::StateOrRegister, ""),
                    Place::Operand(name) => (name, Wanted::Operand, "operand:"),
                };
                // Column, when, place.
                let inside = words(line).nth(2).map_or(0, |(inside, _)| inside + behind.len());
                found.push(Name {
                    at: at + inside,
                    text,
                    wanted,
                    value: None,
                });
                let Form::Codes(_) = form else { continue };
                let codes = words(line).skip(3).map(|(inside, item)| Name {
                    text,
                    wanted,
                    ..setting((at + inside, item))
                });
                found.extend(codes);
            }
            Ok(_) => {}
        }
    }
    (found, faults)
}
