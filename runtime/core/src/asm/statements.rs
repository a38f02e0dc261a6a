//! The first pass: statement by statement, to labels, directives, and instructions with their fixups.

use super::directives;
use super::fixup::{Fixup, Text, Use};
use super::scan::Statements;
use super::state::{Place, State};
use super::symbols::{Definition, SoFar};
use crate::isa::{OpId, Word};
use crate::parse::expr::{Value, is_name, name_length, skip_blanks};
use crate::parse::{Outcome, ParseError};
use alloc::format;
use alloc::string::ToString;

/// Lines that one statement may expand to.
const MAX_LINES: u32 = 4096;

impl State<'_> {
    /// Reads the whole source.
    pub fn run(&mut self) {
        if self.source.len() > u32::MAX as usize / 2 {
            self.report(0, 1, 1, "E0244", "the source is larger than 2 GiB".to_string(), None);
            return;
        }
        let source = self.source;
        let mut statements = Statements::new(source, self.tools.parser.hash_in_text);
        for s in statements.by_ref() {
            let place = Place {
                start: s.start,
                line: s.line,
                expansion: None,
                depth: 0,
                text: &s.text,
            };
            self.lines_left = MAX_LINES;
            self.statement(&place);
            if self.total > self.options.limit {
                break;
            }
        }
        if let Some((at, line)) = statements.unended {
            self.report(
                at,
                2,
                line,
                "E0234",
                "the comment does not end: write `*/`".to_string(),
                None,
            );
        }
    }

    /// Labels, then a directive, an assignment, or an instruction.
    pub fn statement(&mut self, place: &Place<'_>) {
        let text = place.text;
        let bytes = text.as_bytes();
        let mut at = skip_blanks(bytes, 0);
        loop {
            let len = match bytes.get(at) {
                Some(c) if c.is_ascii_digit() => bytes[at..].iter().take_while(|c| c.is_ascii_digit()).count(),
                _ => name_length(&bytes[at..]),
            };
            if len == 0 || bytes.get(at + len) != Some(&b':') {
                break;
            }
            self.label(text.get(at..at + len).unwrap_or(""), at, place);
            at = skip_blanks(bytes, at + len + 1);
        }
        let Some(&first) = bytes.get(at) else { return };
        if first == b'.' {
            let len = name_length(&bytes[at..]);
            let after = skip_blanks(bytes, at + len);
            if bytes.get(after) != Some(&b'=') {
                return directives::directive(self, text.get(at..at + len).unwrap_or(""), at, after, place);
            }
        }
        if is_name(first) && !first.is_ascii_digit() {
            let len = name_length(&bytes[at..]);
            let after = skip_blanks(bytes, at + len);
            if bytes.get(after) == Some(&b'=') && bytes.get(after + 1) != Some(&b'=') {
                let name = text.get(at..at + len).unwrap_or("");
                return directives::assign(self, name, at, after + 1, place);
            }
        }
        self.instruction(at, place);
    }

    pub fn label(&mut self, name: &str, at: usize, place: &Place<'_>) {
        let (section, offset) = self.here();
        if name.bytes().all(|c| c.is_ascii_digit()) {
            match name.parse::<u64>() {
                Ok(n) => self.symbols.number(n, section, offset),
                Err(_) => self.error(place, at, name.len(), "E0245", "the number is too large".to_string()),
            }
            return;
        }
        let line = place.line;
        let entry = self.symbols.entry(name);
        if entry.definition.is_some() {
            let message = format!("`{name}` is already defined in line {}", entry.line);
            return self.error(place, at, name.len(), "E0245", message);
        }
        entry.definition = Some(Definition::Value(Value {
            n: offset as i64,
            section: Some(section),
        }));
        entry.line = line;
    }

    fn instruction(&mut self, at: usize, place: &Place<'_>) {
        match self.parse(&place.text[at..]) {
            Ok(Outcome::Instruction { op, word }) => self.encoded(op, word, at, place),
            Ok(Outcome::Macro { index }) => self.expand(index, at, place),
            Ok(Outcome::Mirror { index, .. }) => self.lower(index, at, place),
            Err(_) if self.search_labels() => self.instruction(at, place),
            Err(e) => self.error_with_hint(place, at + e.at, e.len, e.code, e.message, e.hint),
        }
    }

    fn parse(&mut self, text: &str) -> Result<Outcome, ParseError> {
        let here = self.here();
        self.matcher.brief = self.enough();
        let State {
            matcher,
            symbols,
            tools,
            label_registers,
            ..
        } = self;
        let scope = SoFar {
            symbols,
            parser: &tools.parser,
            here,
            registers: Some(label_registers),
        };
        tools.parser.parse_with(matcher, text, &scope)
    }

    /// Looks, once, for labels with names of registers: compilers write them for variables that have such names. True
    /// when there are some, so that the statement that did not parse has another chance.
    fn search_labels(&mut self) -> bool {
        if core::mem::replace(&mut self.labels_searched, true) {
            return false;
        }
        for line in self.source.lines() {
            if let Some((name, _)) = line.trim_start().split_once(':')
                && self.tools.parser.is_register(name)
            {
                self.label_registers.insert(name.into(), 0);
            }
        }
        !self.label_registers.is_empty()
    }

    fn encoded(&mut self, op: OpId, word: Word, at: usize, place: &Place<'_>) {
        let (section, offset) = self.here();
        let (mut op, mut word) = (op, word);
        if self.matcher.symbols().is_empty() {
            if self.compress {
                (op, word) = self
                    .tools
                    .compressor
                    .compress(op, self.matcher.args())
                    .unwrap_or((op, word));
            }
        } else {
            for s in self.matcher.symbols() {
                let (start, end) = (at as u32 + s.start, at as u32 + s.end);
                let text = match &place.expansion {
                    Some(text) => Text::Expansion(text.clone(), start, end),
                    None => Text::Source(place.start as u32 + start, place.start as u32 + end),
                };
                self.fixups.push(Fixup {
                    section,
                    offset,
                    text,
                    role: Use::Operand {
                        op,
                        operand: s.operand,
                        reloc: s.reloc,
                    },
                    sequence: self.symbols.sequence,
                    place: place.start as u32,
                    line: place.line,
                });
            }
        }
        self.code(word, self.isa.bytes(op), place);
    }
}
