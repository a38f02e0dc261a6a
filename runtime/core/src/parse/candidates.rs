//! Lookup tables for parsing the text of a target, and the search for candidates.

use super::error::{Expected, ParseError};
use super::expr::{NoSymbols, Scope, is_name, name_length, skip_blanks};
use super::matcher::{Matcher, Outcome};
use crate::encode::EncodeError;
use crate::isa::{FeatureSet, Isa, Kind, Needs, Op, OpId, Part, Word};
use crate::names::{Names, near};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a mnemonic may stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Candidate {
    Op(OpId),
    Alias(u16),
    Macro(u16),
    Mirror(u16),
}

/// Parses the instructions of one target.
#[derive(Debug, Clone)]
pub struct Parser {
    pub(super) isa: &'static Isa,
    features: FeatureSet,
    /// Mnemonic to index into `groups`.
    mnemonics: Names<&'static str>,
    groups: Vec<Vec<Candidate>>,
    /// Mnemonics of everything that the target lacks, to index into [`Isa::ops`].
    lacking: Names<&'static str>,
    /// Per register file, all spellings.
    pub(super) registers: Vec<Names<&'static str>>,
    /// All spellings of all registers.
    reserved: Names<&'static str>,
    /// Per kind: names of a large enum, to the index of the name.
    pub(super) enums: Vec<Option<Names<&'static str>>>,
    /// Some templates have text or operands in front of the mnemonic.
    prefixed: bool,
    /// Bytes that start a comment elsewhere, but are part of this machine's texts.
    pub(crate) hash_in_text: bool,
    /// Combinations of operands that are reserved (`legal`) are taken, too.
    takes_reserved: bool,
}

/// Enums with more names than this are looked up by hash.
const SMALL_ENUM: usize = 8;
/// How many words of a text are tried as the mnemonic.
const MAX_WORDS: usize = 16;

impl Parser {
    pub fn new(isa: &'static Isa, features: &FeatureSet) -> Parser {
        let mut p = Parser {
            isa,
            features: *features,
            mnemonics: Names::new(),
            groups: Vec::new(),
            lacking: Names::new(),
            registers: Vec::new(),
            reserved: Names::new(),
            enums: isa.kinds.iter().map(enum_names).collect(),
            prefixed: false,
            hash_in_text: false,
            takes_reserved: false,
        };
        for (i, op) in isa.ops.iter().enumerate() {
            // A text may have another word for the mnemonic: then that word finds the instruction, too.
            let spelled = op.templates.iter().filter(|t| !has_name(t));
            for word in spelled.filter_map(|t| first_word(t)).chain([op.name]) {
                p.add(word, &op.needs, Candidate::Op(i as OpId));
            }
            for template in op.templates {
                p.prefixed |= !matches!(template.first(), Some(Part::Name));
                p.hash_in_text |= mentions_hash(template);
            }
        }
        for (i, a) in isa.aliases.iter().enumerate() {
            let base = isa.ops.get(a.op as usize);
            if base.is_some_and(|op| op.needs.holds(features)) {
                p.add(a.name, &a.needs, Candidate::Alias(i as u16));
            }
        }
        for (i, m) in isa.macros.iter().enumerate() {
            p.add(m.name, &m.needs, Candidate::Macro(i as u16));
        }
        for (i, op) in isa.mirror.iter().flat_map(|m| m.ops).enumerate() {
            p.add(op.name, &op.needs, Candidate::Mirror(i as u16));
        }
        for (i, op) in isa.ops.iter().enumerate() {
            if p.mnemonics.get(op.name).is_none() {
                p.lacking.insert(op.name, i as u32);
            }
        }
        for file in isa.files {
            let mut names = Names::new();
            let spellings = file.numbered.iter().enumerate().map(|(i, n)| (*n, i));
            let abi = file
                .abi
                .iter()
                .enumerate()
                .flat_map(|(i, names)| names.iter().map(move |n| (*n, i)));
            for (name, number) in spellings.chain(abi) {
                names.insert(name, number as u32);
                p.reserved.insert(name, number as u32);
            }
            p.registers.push(names);
        }
        p
    }

    pub fn isa(&self) -> &'static Isa {
        self.isa
    }

    pub fn features(&self) -> &FeatureSet {
        &self.features
    }

    /// Is this a spelling of a register?
    #[inline]
    pub fn is_register(&self, name: &str) -> bool {
        self.reserved.get(name).is_some()
    }

    fn add(&mut self, name: &'static str, needs: &Needs, candidate: Candidate) {
        if !needs.holds(&self.features) {
            return;
        }
        let group = match self.mnemonics.insert(name, self.groups.len() as u32) {
            Some(group) => group as usize,
            None => {
                self.groups.push(Vec::new());
                self.groups.len() - 1
            }
        };
        if let Some(group) = self.groups.get_mut(group) {
            group.push(candidate);
        }
    }

    /// The same parser, which takes reserved combinations of operands (`legal`) if `allowed`.
    #[must_use]
    pub fn with_reserved(self, allowed: bool) -> Parser {
        Parser {
            takes_reserved: allowed,
            ..self
        }
    }

    /// Parses one instruction without symbols and encodes it.
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

    #[inline]
    fn find(&self, name: &str) -> Option<&[Candidate]> {
        let group = match self.mnemonics.get(name) {
            Some(g) => g,
            // Upper case is rare and may cost.
            None if name.bytes().any(|c| c.is_ascii_uppercase()) => self.mnemonics.get(&name.to_ascii_lowercase())?,
            None => return None,
        };
        self.groups.get(group as usize).map(Vec::as_slice)
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

    /// What stands for an expectation in a message.
    pub(super) fn expected(&self, e: Expected) -> String {
        match e {
            Expected::Text(t) if t.trim().is_empty() => "a blank".into(),
            Expected::Text(t) => format!("`{}`", t.trim()),
            Expected::Relocation => {
                let names: Vec<&str> = self.isa.relocs.iter().map(|r| r.name).collect();
                format!("one of `{}`", names.join("`, `"))
            }
            Expected::Register(file) => {
                format!(
                    "a register of {}",
                    self.isa.files.get(file as usize).map_or("?", |f| f.name)
                )
            }
            Expected::Code(kind) => match self.isa.kinds.get(kind as usize) {
                Some(Kind::Enum { names, .. }) if names.len() <= SMALL_ENUM => {
                    let names: Vec<&str> = names.iter().map(|n| n.0).filter(|n| !n.is_empty()).collect();
                    format!("`{}`", names.join("`, `"))
                }
                Some(Kind::Flags { letters, none }) => format!("letters of `{letters}` or `{none}`"),
                _ => "a name or a number".into(),
            },
            Expected::Word(w) => w.into(),
        }
    }

    /// The message for operand values that cannot be encoded; `o` is the instruction `op`, or one of a mirror.
    pub(super) fn refused(
        &self,
        op: OpId,
        o: Option<&Op>,
        args: &[i64],
        problem: crate::encode::EncodeProblem,
    ) -> EncodeError {
        let message = match o {
            Some(o) => crate::encode::explain(self.isa, o, args, problem),
            None => String::new(),
        };
        EncodeError { op, problem, message }
    }
}

fn enum_names(kind: &Kind) -> Option<Names<&'static str>> {
    let Kind::Enum { names, .. } = kind else { return None };
    let plain = |n: &str| !n.is_empty() && n.bytes().all(is_name);
    if names.len() <= SMALL_ENUM || !names.iter().all(|n| plain(n.0)) {
        return None;
    }
    let mut table = Names::new();
    for (i, n) in names.iter().enumerate() {
        table.insert(n.0, i as u32);
    }
    Some(table)
}

fn has_name(parts: &[Part]) -> bool {
    parts.iter().any(|p| match p {
        Part::Name => true,
        Part::Choice { yes, no, .. } => has_name(yes) || has_name(no),
        _ => false,
    })
}

/// The first text of a template.
fn first_word(parts: &[Part]) -> Option<&'static str> {
    parts.iter().find_map(|p| match p {
        Part::Text(text) => Some(text.trim()),
        _ => None,
    })
}

fn mentions_hash(parts: &[Part]) -> bool {
    parts.iter().any(|p| match p {
        Part::Text(t) => t.contains('#'),
        Part::Operand { lead, trail, .. } => lead.contains('#') || trail.contains('#'),
        Part::Choice { yes, no, .. } => mentions_hash(yes) || mentions_hash(no),
        Part::Name | Part::Let(_) => false,
    })
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
