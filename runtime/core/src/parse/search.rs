//! The search for the candidates that a text's mnemonic may stand for.

use super::candidates::Parser;
use super::error::ParseError;
use super::expr::{NoSymbols, Scope, is_name, name_length, skip_blanks};
use super::matcher::{Matcher, Outcome};
use crate::isa::{Op, OpId, Word};
use crate::names::near;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// How many words of a text are tried as the mnemonic.
const MAX_WORDS: usize = 16;

impl Parser {
    /// Parses one instruction without symbols and encodes it.
    ///
    /// # Errors
    /// * The text is no instruction of the target.
    /// * Its operands have no encoding.
    /// * It has symbols (`E0231`), or stands for several instructions (`E0232`).
    pub fn parse(&self, text: &str) -> Result<(OpId, Word), ParseError> {
        let mut matcher = Matcher::new();
        matcher.reserved = self.takes_reserved;
        match self.parse_with(&mut matcher, text, &NoSymbols)? {
            Outcome::Instruction { op, word } if matcher.symbols().is_empty() => Ok((op, word)),
            Outcome::Instruction { .. } => {
                let at = matcher.symbols().first().map_or(0, |s| s.start as usize);
                Err(ParseError::new(text, at, "E0231", "symbols have no values here"))
            }
            Outcome::Macro { .. } | Outcome::Mirror { .. } => Err(ParseError::new(
                text,
                0,
                "E0232",
                "stands for several instructions: needs the assembler",
            )),
        }
    }

    /// Parses one statement. Operand values and symbolic operands are in the matcher afterwards.
    ///
    /// # Errors
    /// The target has no such mnemonic, no candidate of the mnemonic matches the text, or its operands have no
    /// encoding.
    pub fn parse_with(&self, m: &mut Matcher, text: &str, scope: &dyn Scope) -> Result<Outcome, ParseError> {
        let bytes = text.as_bytes();
        let start = skip_blanks(bytes, 0);
        m.begin();
        let token = mnemonic_length(&bytes[start..]);
        let mut known = false;
        if let Some(outcome) = self.try_prefixes(m, text, start, start, token, scope, &mut known) {
            return Ok(outcome);
        }
        if self.prefixed {
            let mut at = start;
            for _ in 0..MAX_WORDS {
                let Some(word) = next_word(bytes, at) else { break };
                let len = mnemonic_length(&bytes[word..]);
                if let Some(outcome) = self.try_prefixes(m, text, start, word, len, scope, &mut known) {
                    return Ok(outcome);
                }
                at = word + len.max(1);
            }
        }
        // A shorter name that is an instruction says little where the whole word is one that the target lacks.
        let whole = text.get(start..start + token).unwrap_or("");
        let elsewhere = self.find(whole).is_none() && self.lacking.get(&whole.to_ascii_lowercase()).is_some();
        if known && !elsewhere {
            Err(m.error(self, text))
        } else {
            Err(self.unknown(text, start, token, !m.brief))
        }
    }

    /// Tries the candidates of the word at `word` and of its shorter prefixes: suffixes may be operands.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of one search; a struct would only rename it"
    )]
    fn try_prefixes(
        &self,
        m: &mut Matcher,
        text: &str,
        start: usize,
        word: usize,
        len: usize,
        scope: &dyn Scope,
        known: &mut bool,
    ) -> Option<Outcome> {
        let mut len = len;
        while len > 0 {
            let name = text.get(word..word + len)?;
            if let Some(group) = self.find(name) {
                *known = true;
                for &candidate in group {
                    if let Some(outcome) = m.candidate(self, text, start, candidate, scope) {
                        return Some(outcome);
                    }
                }
            }
            // Suffixes follow a separator, or are a number.
            let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
            len = match digits {
                0 => name
                    .bytes()
                    .rposition(|c| !c.is_ascii_alphanumeric() && c != b'_')
                    .unwrap_or(0),
                _ => len - digits,
            };
        }
        None
    }

    /// The message for a mnemonic that the target does not have.
    fn unknown(&self, text: &str, start: usize, len: usize, hint: bool) -> ParseError {
        let name = text.get(start..start + len).unwrap_or("");
        if name.is_empty() {
            return ParseError::new(text, start, "E0230", "expected an instruction");
        }
        let lower = name.to_ascii_lowercase();
        let mut error = match self.lacking.get(&lower).and_then(|i| self.isa.ops.get(i as usize)) {
            Some(op) => ParseError::new(text, start, "E0233", &self.needs(op)),
            None => {
                let mut e = ParseError::new(text, start, "E0230", &format!("unknown instruction `{name}`"));
                let near = match hint {
                    true => near(&lower, self.mnemonics.iter().map(|n| n.0)),
                    false => Vec::new(),
                };
                if !near.is_empty() {
                    e.hint = Some(format!("did you mean `{}`?", near.join("`, `")));
                }
                e
            }
        };
        error.len = len;
        error
    }

    fn needs(&self, op: &Op) -> String {
        match self.isa.lacking(&op.needs, &self.features) {
            Some(missing) if !missing.is_empty() => {
                format!("`{}` needs {}", op.name, self.isa.feature_names(&missing).join(" and "))
            }
            _ => format!("`{}` is no instruction of this target", op.name),
        }
    }
}

/// Length of the mnemonic at the front of a text.
#[inline]
fn mnemonic_length(text: &[u8]) -> usize {
    if text.first().is_some_and(u8::is_ascii_digit) {
        0
    } else {
        name_length(text)
    }
}

/// The start of the next word behind `at` that could be a mnemonic.
fn next_word(text: &[u8], at: usize) -> Option<usize> {
    (at.max(1)..text.len()).find(|&i| is_name(text[i]) && matches!(text[i - 1], b' ' | b'\t' | b')' | b']'))
}
