//! Values, words and targets in the JSON objects of recorded programs, as the description's environment says that they are
//! written.

use onespec_core::isa::{Isa, Word};
use onespec_core::parse::Parser;
use serde_json::{Map, Value};

pub(super) type Object = Map<String, Value>;
type Pieces = Vec<(String, Vec<u8>)>;

/// What the description's environment says about values.
pub(super) struct Reader {
    pub(super) isa: &'static Isa,
    parser: Parser,
    /// State that is written lane by lane, and bits of a lane.
    lanes: Vec<(&'static str, usize)>,
    stacks: Vec<Stack>,
}

/// A stack: its name, the state with the number of its entries, the files with their parts.
struct Stack {
    name: &'static str,
    count: &'static str,
    parts: Vec<&'static str>,
}

impl Reader {
    pub(super) fn new(isa: &'static Isa) -> Reader {
        let pairs = |key: &str| {
            let found = isa.environment.iter().find(|(known, _)| *known == key);
            found
                .map_or("", |(_, text)| *text)
                .split_whitespace()
                .filter_map(|item| item.split_once('='))
        };
        let lanes = pairs("vector_lanes").filter_map(|(name, bits)| {
            let bits = onespec_core::environment::number(bits).and_then(|bits| usize::try_from(bits).ok())?;
            Some((name, bits))
        });
        let stacks = pairs("vector_stacks").filter_map(|(name, what)| {
            let (count, parts) = what.split_once(':')?;
            let parts = parts.split(',').collect();
            Some(Stack { name, count, parts })
        });
        let target = isa.target("").map(|target| target.features).unwrap_or_default();
        Reader {
            isa,
            parser: Parser::new(isa, &target),
            lanes: lanes.collect(),
            stacks: stacks.collect(),
        }
    }

    /// The target that a line is for, where it says.
    pub(super) fn target(&self, object: &Object) -> Result<Option<&'static str>, String> {
        let entry = self.isa.environment.iter().find(|(key, _)| *key == "vector_target");
        let mut words = entry.map_or("", |(_, text)| *text).split_whitespace();
        let field = words.next().unwrap_or("arch");
        let name = match object.get(field) {
            None => return Ok(None),
            Some(Value::String(name)) => name.clone(),
            Some(other) => other.to_string(),
        };
        let named = words
            .filter_map(|word| word.split_once('='))
            .find(|(value, _)| *value == name);
        let wanted = named.map_or(name.as_str(), |(_, target)| target);
        let found = self.isa.targets.iter().find(|target| target.name == wanted);
        found
            .map(|target| Some(target.name))
            .ok_or_else(|| format!("`{}` has no target `{}`", self.isa.name, wanted.escape_debug()))
    }

    /// The word of an instruction as the default target has it.
    pub(super) fn instruction(&self, text: &str) -> Result<Word, String> {
        self.parser
            .parse(text)
            .map(|(_, word)| word)
            .map_err(|error| format!("`{text}`: {error}"))
    }

    pub(super) fn pieces(&self, object: &Object, key: &str) -> Result<Pieces, String> {
        let Some(state) = object.get(key).and_then(Value::as_object) else {
            return Err(format!("`{key}` is no object"));
        };
        let mut pieces = Vec::new();
        for (name, value) in state {
            match value {
                Value::Object(registers) => {
                    for (number, value) in registers {
                        pieces.push((format!("{name}[{number}]"), self.bytes(name, value)?));
                    }
                }
                Value::Array(entries) => self.stack(name, entries, &mut pieces)?,
                value => pieces.push((self.name(name), self.bytes(name, value)?)),
            }
        }
        Ok(pieces)
    }

    /// A stack, down to its last entry: those above are zero.
    fn stack(&self, name: &str, entries: &[Value], pieces: &mut Pieces) -> Result<(), String> {
        let Some(stack) = self.stacks.iter().find(|stack| stack.name == name) else {
            return Err(format!(
                "`{}` does not say which state the stack `{name}` is",
                self.isa.name
            ));
        };
        pieces.push((stack.count.to_owned(), (entries.len() as u64).to_le_bytes().to_vec()));
        for (at, part) in stack.parts.iter().enumerate() {
            let size = self.isa.files.iter().find(|file| file.name == *part);
            let size = size.map_or(0, |file| usize::from(file.count));
            if entries.len() > size {
                return Err(format!(
                    "`{name}` has {} entries, there is room for {size}",
                    entries.len()
                ));
            }
            for i in 0..size {
                let value = match entries.get(i) {
                    Some(entry) => {
                        let value = entry
                            .get(at)
                            .ok_or_else(|| format!("entry {i} of `{name}` lacks a part"))?;
                        self.bytes(part, value)?
                    }
                    None => Vec::new(),
                };
                pieces.push((format!("{part}[{i}]"), value));
            }
        }
        Ok(())
    }

    /// `L3` as the description names it: `L[3]`.
    fn name(&self, name: &str) -> String {
        let file = name.trim_end_matches(|c: char| c.is_ascii_digit());
        match name.get(file.len()..).filter(|number| !number.is_empty()) {
            Some(number) if self.isa.files.iter().any(|known| known.name == file) => format!("{file}[{number}]"),
            _ => name.to_owned(),
        }
    }

    /// A value in little-endian bytes.
    pub(super) fn bytes(&self, name: &str, value: &Value) -> Result<Vec<u8>, String> {
        if let Value::Number(number) = value {
            let number = number
                .as_u64()
                .ok_or_else(|| format!("{number} is no number of 64 bits"))?;
            return Ok(number.to_le_bytes().to_vec());
        }
        let digits = text(value)?;
        let file = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let lane = self.lanes.iter().find(|(known, _)| *known == name || *known == file);
        let step = lane.map_or(digits.len(), |(_, bits)| bits / 4).max(1);
        let bad = || format!("`{digits}` is no row of hexadecimal numbers of {step} digits");
        if digits.len() % step != 0 {
            return Err(bad());
        }
        let mut out = Vec::with_capacity(digits.len() / 2);
        for start in (0..digits.len()).step_by(step) {
            let lane = digits.get(start..start + step).ok_or_else(bad)?;
            let mut end = lane.len();
            while end > 0 {
                let from = end.saturating_sub(2);
                let pair = lane.get(from..end).ok_or_else(bad)?;
                out.push(u8::from_str_radix(pair, 16).map_err(|_| bad())?);
                end = from;
            }
        }
        Ok(out)
    }
}

pub(super) fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("{value} is no text"))
}

pub(super) fn words(object: &Object, key: &str) -> Result<Vec<Word>, String> {
    let list = object.get(key).and_then(Value::as_array);
    let list = list.ok_or_else(|| format!("`{key}` is no list"))?;
    // What passes because nothing ran would look like a test.
    if list.is_empty() {
        return Err(format!("`{key}` is empty: there is nothing to execute"));
    }
    word_list(object, key)
}

pub(super) fn word_list(object: &Object, key: &str) -> Result<Vec<Word>, String> {
    let list = object.get(key).and_then(Value::as_array);
    let list = list.ok_or_else(|| format!("`{key}` is no list"))?;
    list.iter()
        .map(|word| {
            let digits = text(word)?;
            Word::from_str_radix(digits, 16).map_err(|_| format!("`{digits}` is no hexadecimal number"))
        })
        .collect()
}
