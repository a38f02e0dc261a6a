//! A JSON object a line: one instruction, or one command that an instruction writes, with the state before and after.
//!
//! | field | |
//! |---|---|
//! | `i`, `op` | the mnemonic, for people |
//! | `w` | the word |
//! | `csr`, `cmd` | instead of `w`: the command that is written, and where to |
//! | `pre`, `post` | state before; of state after, what changed |
//! | `mem`, `mem_post` | `{base, pre}`: bytes of memory before, lowest address first; the same bytes after, if they changed |
//! | `trap`, `tval` | the trap that must be taken |
//! | anything else | a piece of state before |
//!
//! State is named by `records:` of the description's environment: `f=F` lets `f12` be the register `F[12]`, `fcsr=csr.fcsr`
//! is a piece of state as it is, and what has no item keeps its name. A value is a number of at most 64 bits, in digits;
//! more digits are bytes, lowest first; several words with blanks between them are lanes, lowest first.

use super::{Case, Code, Format};
use onespec_core::isa::{Isa, Word};
use onespec_core::parse::Parser;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The format.
#[derive(Debug)]
pub struct Records;

/// Fields that are no state.
const FIELDS: &[&str] = &[
    "i", "op", "w", "csr", "cmd", "pre", "post", "mem", "mem_post", "trap", "tval",
];

impl Format for Records {
    fn name(&self, _: &Isa) -> Option<String> {
        Some("JSON objects with `pre` and `post`, a line each".to_owned())
    }

    fn recognises(&self, _: &Isa, first_line: &str) -> bool {
        let object: Result<Map<String, Value>, _> = serde_json::from_str(first_line);
        object.is_ok_and(|object| object.contains_key("pre") && object.contains_key("post"))
    }

    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
        let reader = Reader::new(isa)?;
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(i, line)| {
                let case = serde_json::from_str(line).map_err(|error| error.to_string());
                let case = case.and_then(|object| reader.case(i + 1, &object));
                case.map_err(|error| format!("line {}: {error}", i + 1))
            })
            .collect()
    }
}

/// What the description's environment says about records.
struct Reader<'a> {
    isa: &'static Isa,
    /// Names of state.
    names: BTreeMap<&'a str, &'a str>,
    /// State that says how many registers of a name a record lists.
    counts: Vec<(&'a str, &'a str)>,
    /// State before every case that does not say otherwise.
    state: Vec<(String, u64)>,
    /// The instruction that writes a command, and the state that it takes the command from.
    command: &'a str,
    command_from: &'a str,
    parser: Parser,
}

impl Reader<'_> {
    fn new(isa: &'static Isa) -> Result<Reader<'static>, String> {
        let text = |key: &str| {
            isa.environment
                .iter()
                .find(|(known, _)| *known == key)
                .map_or("", |(_, value)| *value)
        };
        let pairs = |key: &str| text(key).split_whitespace().filter_map(|item| item.split_once('='));
        let target = isa.target("").map_err(|error| error.to_string())?;
        Ok(Reader {
            isa,
            names: pairs("records").collect(),
            counts: pairs("record_counts").collect(),
            state: crate::environment::pairs(text("record_state"))
                .filter_map(|(name, value)| Some((name.to_owned(), value?)))
                .collect(),
            command: text("record_command"),
            command_from: text("record_command_from"),
            parser: Parser::new(isa, &target.features),
        })
    }

    fn case<'t>(&self, line: usize, object: &Map<String, Value>) -> Result<Case<'t>, String> {
        let mut case = Case {
            line,
            ..Case::default()
        };
        let mut before: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        before.extend(
            self.state
                .iter()
                .map(|(name, value)| (name.clone(), value.to_le_bytes().to_vec())),
        );
        let mut after = BTreeMap::new();
        for (key, value) in object.iter().filter(|(key, _)| !FIELDS.contains(&key.as_str())) {
            before.insert(self.name(key), bytes(value)?);
        }
        for (key, value) in part(object, "pre")? {
            before.insert(self.name(key), bytes(value)?);
            after.insert(self.name(key), bytes(value)?);
        }
        for (key, value) in part(object, "post")? {
            after.insert(self.name(key), bytes(value)?);
        }
        for (letters, state) in &self.counts {
            let file = self.names.get(letters).copied().unwrap_or(letters);
            let listed = before
                .keys()
                .filter(|name| name.split('[').next() == Some(file))
                .count();
            before.insert((*state).to_owned(), (listed as u64).to_le_bytes().to_vec());
        }
        case.code = Code::Words(vec![self.word(object, &mut before)?]);
        // What is listed before and not after keeps its value, also what every case starts with.
        for (name, _) in &self.state {
            if let Some(value) = before.get(name).filter(|_| !part_has(object, self, name)) {
                after.entry(name.clone()).or_insert_with(|| value.clone());
            }
        }
        case.before = before.into_iter().collect();
        case.after = after.into_iter().collect();
        if let Some(memory) = object.get("mem") {
            let base = number(memory.get("base").ok_or("`mem` has no `base`")?)?;
            let content = lowest_first(text(memory.get("pre").ok_or("`mem` has no `pre`")?)?)?;
            let changed = object
                .get("mem_post")
                .map(|changed| lowest_first(text(changed)?))
                .transpose()?;
            case.memory_after
                .push((base, changed.unwrap_or_else(|| content.clone())));
            case.memory.push((base, content));
        }
        if let Some(cause) = object.get("trap") {
            let value = object.get("tval").map(number).transpose()?;
            case.trap = Some((number(cause)?, value));
        }
        Ok(case)
    }

    fn word(&self, object: &Map<String, Value>, before: &mut BTreeMap<String, Vec<u8>>) -> Result<Word, String> {
        if let Some(word) = object.get("w") {
            let digits = text(word)?;
            return Word::from_str_radix(digits, 16).map_err(|_| format!("`{digits}` is no hexadecimal number"));
        }
        let field = |key| object.get(key).ok_or("it has neither `w` nor `csr` and `cmd`");
        if self.command.is_empty() {
            return Err(format!("`{}` does not say how a command is written", self.isa.name));
        }
        let (place, command) = (number(field("csr")?)?, bytes(field("cmd")?)?);
        before.insert(self.command_from.to_owned(), command);
        let line = self.command.replace("{csr}", &place.to_string());
        let parsed = self.parser.parse(&line).map_err(|error| error.to_string())?;
        Ok(parsed.1)
    }

    /// The description's name of a piece of state.
    fn name(&self, key: &str) -> String {
        if let Some(name) = self.names.get(key) {
            return (*name).to_owned();
        }
        let letters = key.trim_end_matches(|c: char| c.is_ascii_digit());
        match (self.names.get(letters), key.get(letters.len()..)) {
            (Some(file), Some(number)) if !number.is_empty() => format!("{file}[{number}]"),
            _ => key.to_owned(),
        }
    }
}

/// Does the record itself say something about this state?
fn part_has(object: &Map<String, Value>, reader: &Reader<'_>, name: &str) -> bool {
    let parts = ["pre", "post"]
        .into_iter()
        .filter_map(|key| object.get(key)?.as_object());
    parts.flat_map(Map::keys).any(|key| reader.name(key) == name)
}

fn part<'o>(object: &'o Map<String, Value>, key: &str) -> Result<&'o Map<String, Value>, String> {
    let part = object.get(key).and_then(Value::as_object);
    part.ok_or_else(|| format!("`{key}` is no object"))
}

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("{value} is no text"))
}

/// A number, in hexadecimal digits where it is text.
fn number(value: &Value) -> Result<u64, String> {
    match value {
        Value::Number(n) => n.as_u64().ok_or_else(|| format!("{n} is no number of 64 bits")),
        other => {
            let digits = text(other)?;
            u64::from_str_radix(digits, 16).map_err(|_| format!("`{digits}` is no hexadecimal number of 64 bits"))
        }
    }
}

/// A value of state, in little-endian bytes.
fn bytes(value: &Value) -> Result<Vec<u8>, String> {
    let Value::String(digits) = value else {
        return number(value).map(|n| n.to_le_bytes().to_vec());
    };
    if digits.contains(' ') {
        let lanes = digits.split_whitespace().map(|lane| {
            let mut lane = lowest_first(lane)?;
            lane.reverse();
            Ok(lane)
        });
        return lanes.collect::<Result<Vec<_>, String>>().map(|lanes| lanes.concat());
    }
    match digits.len() {
        0..=16 => number(value).map(|n| n.to_le_bytes().to_vec()),
        _ => lowest_first(digits),
    }
}

/// Bytes in the order in which they are written.
fn lowest_first(digits: &str) -> Result<Vec<u8>, String> {
    let bad = || format!("`{digits}` is no row of hexadecimal bytes");
    if !digits.len().is_multiple_of(2) {
        return Err(bad());
    }
    let pairs = (0..digits.len()).step_by(2).map(|i| digits.get(i..i + 2));
    pairs
        .map(|pair| pair.and_then(|pair| u8::from_str_radix(pair, 16).ok()).ok_or_else(bad))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbers_bytes_or_lanes() {
        let read = |text: &str| bytes(&Value::String(text.to_owned()));
        assert_eq!(read("1ff").unwrap()[..3], [0xff, 1, 0]);
        assert_eq!(read("00112233445566778899").unwrap()[..2], [0, 0x11]);
        assert_eq!(read("00000001 80000000").unwrap(), [1, 0, 0, 0, 0, 0, 0, 0x80]);
        assert_eq!(bytes(&Value::from(7)).unwrap()[0], 7);
        for bad in ["x", "0011223344556677889", "zz00000000000000ff", "1 2x"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
