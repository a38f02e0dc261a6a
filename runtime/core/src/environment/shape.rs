//! How the text of a key is written, and what is wrong with one.

use super::names::{Fault, Name, Wanted, words};
use super::{exchange, float, memory_model, number, options, range, rows};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

/// How the text of a key is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A number, and the most that it may be.
    Number(u64),
    /// A number from 1 on, and the most that it may be.
    Size(u64),
    /// One word.
    Word,
    /// A piece of state: `X[2]`, `priv`, `csr.mstatus.FS`.
    State,
    /// Pieces of state.
    States,
    /// `state=number`
    StateNumbers,
    /// `state=number` or `state=first..last`
    StateRanges,
    /// A cause of a trap.
    Cause,
    /// Causes of traps.
    Causes,
    /// `cause=number`, and the most that the number may be.
    CauseNumbers(u64),
    /// Options of assembler sources, see [`options`].
    Options,
    /// What IEEE 754 leaves to the machine, see [`float`].
    Float,
    /// See [`memory_model`].
    MemoryModel,
    /// `state=bits`, whole bytes; a register file for all of its registers.
    Lanes,
    /// `word=state:file,file`
    Stacks,
    /// `word=state`; a register file for all of its registers.
    Records,
    /// `word=state`
    Counts,
    /// Mnemonics.
    Instructions,
    /// An instruction as the assembler reads it.
    Assembly,
    /// The same with `{csr}` in it.
    Command,
    /// A format of rows, see [`rows`].
    Rows,
    /// Inputs and outputs of programs, see [`exchange`].
    Exchange,
    /// `field value=target`
    Targets,
}

impl Shape {
    /// How such a text is written, for people.
    pub fn form(self) -> String {
        match self {
            Shape::Number(most) if most == u64::MAX => "a number".to_string(),
            Shape::Number(most) => format!("a number up to {most}"),
            Shape::Size(most) => format!("a number from 1 to {most}"),
            Shape::Word => "one word".to_string(),
            Shape::State => "a piece of state, as `X[2]`, `priv` or `csr.mstatus.FS`".to_string(),
            Shape::States => "pieces of state, as `priv csr.mstatus.FS`".to_string(),
            Shape::StateNumbers => "`state=number`, as `priv=0 csr.mstatus.FS=3`".to_string(),
            Shape::StateRanges => "`state=number` or `state=first..last`".to_string(),
            Shape::Cause => "the name of a cause".to_string(),
            Shape::Causes => "names of causes".to_string(),
            Shape::CauseNumbers(most) => format!("`cause=number`, with numbers from 1 to {most}"),
            Shape::Options => {
                "`word=effect,effect`, with effects `shorten`, `exact`, `+feature`, `-feature` and `ignored`"
                    .to_string()
            }
            Shape::Float => float::form().to_string(),
            Shape::MemoryModel => memory_model::form().to_string(),
            Shape::Lanes => {
                "`state=bits`, with bits in whole bytes; a register file stands for its registers".to_string()
            }
            Shape::Stacks => "`word=state:file,file`".to_string(),
            Shape::Records => "`word=state`; a register file stands for its registers".to_string(),
            Shape::Counts => "`word=state`".to_string(),
            Shape::Instructions => "mnemonics".to_string(),
            Shape::Assembly => "an instruction as the assembler reads it".to_string(),
            Shape::Command => "an instruction with `{csr}` in it".to_string(),
            Shape::Rows => "a line for each column".to_string(),
            Shape::Exchange => "lines `in`, `out`, `register`, `step`, `write`, `read` and `when`".to_string(),
            Shape::Targets => "a field, then `value=target`".to_string(),
        }
    }

    /// Whether texts of this shape hold instructions.
    pub fn has_instructions(self) -> bool {
        matches!(self, Shape::Assembly | Shape::Command | Shape::Exchange)
    }

    /// The names in a text of this shape, and all that is wrong with how it is written.
    pub fn read(self, text: &str) -> (Vec<Name<'_>>, Vec<Fault>) {
        match self {
            Shape::Rows => return rows::read(text),
            Shape::Exchange => return exchange::read(text),
            Shape::Float => return (Vec::new(), float::read(text).1),
            Shape::MemoryModel => return (Vec::new(), memory_model::read(text).1),
            _ => {}
        }
        let mut read = Read {
            shape: self,
            names: Vec::new(),
            faults: Vec::new(),
        };
        let one = (text.len() - text.trim_start().len(), text.trim());
        if one.1.is_empty() {
            read.fault(0..text.len(), "it is empty".to_string());
        }
        match self {
            Shape::Number(most) => {
                read.number(one, 0, most);
            }
            Shape::Size(most) => {
                read.number(one, 1, most);
            }
            Shape::Word => read.word(one),
            Shape::State | Shape::Cause => {
                if one.1.split_whitespace().nth(1).is_some() {
                    read.fault(one.0..one.0 + one.1.len(), "one name is needed".to_string());
                } else {
                    let wanted = if self == Shape::Cause {
                        Wanted::Cause
                    } else {
                        Wanted::State
                    };
                    read.name(one, wanted);
                }
            }
            Shape::Assembly | Shape::Command => {
                if self == Shape::Command && !one.1.contains("{csr}") {
                    let at = one.0..one.0 + one.1.len();
                    read.fault(at, "it does not say where the command goes".to_string());
                } else {
                    read.name(one, Wanted::Assembly);
                }
            }
            Shape::Targets => {
                // The field, then the pairs.
                let field = one.1.split_whitespace().next().unwrap_or("");
                read.word((one.0, field));
                read.items(text, one.0 + field.len());
            }
            _ => read.items(text, 0),
        }
        (read.names, read.faults)
    }
}

struct Read<'a> {
    shape: Shape,
    names: Vec<Name<'a>>,
    faults: Vec<Fault>,
}

impl<'a> Read<'a> {
    fn fault(&mut self, at: Range<usize>, message: String) {
        let help = format!("it is written as {}", self.shape.form());
        self.faults.push(Fault { at, message, help });
    }

    fn name(&mut self, (at, text): (usize, &'a str), wanted: Wanted) {
        if !text.is_empty() {
            self.names.push(Name {
                at,
                text,
                wanted,
                value: None,
            });
        }
    }

    /// A number of a range.
    fn number(&mut self, (at, text): (usize, &str), least: u64, most: u64) -> Option<u64> {
        let found = number(text);
        match found {
            Some(n) if (least..=most).contains(&n) => found,
            Some(_) => {
                let message = if least > 0 {
                    format!("`{text}` is not from {least} to {most}")
                } else {
                    format!("`{text}` is more than {most}")
                };
                self.fault(at..at + text.len(), message);
                None
            }
            None => {
                if !text.is_empty() {
                    self.fault(at..at + text.len(), format!("`{text}` is no number of 64 bits"));
                }
                None
            }
        }
    }

    /// The name before this gets a number.
    fn sets(&mut self, at: usize, number: Option<u64>) {
        if let (Some(name), Some(number)) = (self.names.last_mut(), number) {
            name.value = Some((at, number));
        }
    }

    fn word(&mut self, (at, text): (usize, &str)) {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
        if !text.chars().all(plain) {
            self.fault(
                at..at + text.len(),
                format!("`{}` is not one plain word", text.escape_debug()),
            );
        }
    }

    /// A list of items, from a place of the text on.
    fn items(&mut self, text: &'a str, from: usize) {
        let mut seen: Vec<&str> = Vec::new();
        for (at, item) in words(text).filter(|(at, _)| *at >= from) {
            let plain = match self.shape {
                Shape::States => Some(Wanted::State),
                Shape::Causes => Some(Wanted::Cause),
                Shape::Instructions => Some(Wanted::Instruction),
                _ => None,
            };
            let name = match plain {
                Some(wanted) => {
                    self.name((at, item), wanted);
                    item
                }
                None => match item.split_once('=') {
                    Some((name, value)) if !name.is_empty() && !value.is_empty() => {
                        self.pair((at, name), (at + name.len() + 1, value));
                        name
                    }
                    _ => {
                        self.fault(at..at + item.len(), format!("`{item}` is not `name=value`"));
                        continue;
                    }
                },
            };
            if seen.contains(&name) {
                self.fault(at..at + name.len(), format!("`{name}` stands here twice"));
            }
            seen.push(name);
        }
    }

    fn pair(&mut self, name: (usize, &'a str), value: (usize, &'a str)) {
        let (at, text) = value;
        match self.shape {
            Shape::StateNumbers => {
                self.name(name, Wanted::State);
                let number = self.number(value, 0, u64::MAX);
                self.sets(at, number);
            }
            Shape::StateRanges => {
                self.name(name, Wanted::State);
                let found = range(text);
                if found.is_none() {
                    self.fault(
                        at..at + text.len(),
                        format!("`{text}` is no number, and no range `first..last`"),
                    );
                }
                self.sets(at, found.map(|(_, high)| high));
            }
            Shape::CauseNumbers(most) => {
                self.name(name, Wanted::Cause);
                self.number(value, 1, most);
            }
            Shape::Options => {
                self.word(name);
                match options::effects(text) {
                    Ok((_, features)) => {
                        self.names.extend(features.into_iter().map(|feature| Name {
                            at: at + feature.at,
                            ..feature
                        }));
                    }
                    Err((inside, message)) => self.fault(at + inside..at + text.len(), message),
                }
            }
            Shape::Lanes => {
                self.name(name, Wanted::StateOrFile);
                if let Some(bits) = self.number(value, 8, 1 << 16)
                    && bits % 8 != 0
                {
                    self.fault(at..at + text.len(), format!("{bits} bits are no whole bytes"));
                }
            }
            Shape::Stacks => match text.split_once(':') {
                Some((count, parts)) if !count.is_empty() && !parts.is_empty() => {
                    self.word(name);
                    self.name((at, count), Wanted::State);
                    let mut from = at + count.len() + 1;
                    for part in parts.split(',') {
                        match part.is_empty() {
                            true => self.fault(from..from + 1, "a register file is missing".to_string()),
                            false => self.name((from, part), Wanted::File),
                        }
                        from += part.len() + 1;
                    }
                }
                _ => self.fault(at..at + text.len(), format!("`{text}` is not `state:file,file`")),
            },
            Shape::Targets => {
                self.word(name);
                self.name(value, Wanted::Target);
            }
            Shape::Records => {
                self.word(name);
                self.name(value, Wanted::StateOrFile);
            }
            _ => {
                self.word(name);
                self.name(value, Wanted::State);
            }
        }
    }
}
