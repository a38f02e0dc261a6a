//! Lookup tables for parsing the text of a target.

use super::error::Expected;
use super::expr::is_name;
use crate::encode::EncodeError;
use crate::isa::{FeatureSet, Isa, Kind, Needs, Op, OpId, Part};
use crate::names::Names;
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
    pub(super) features: FeatureSet,
    /// Mnemonic to index into `groups`.
    pub(super) mnemonics: Names<&'static str>,
    groups: Vec<Vec<Candidate>>,
    /// Mnemonics of everything that the target lacks, to index into [`Isa::ops`].
    pub(super) lacking: Names<&'static str>,
    /// Per register file, all spellings.
    pub(super) registers: Vec<Names<&'static str>>,
    /// All spellings of all registers.
    reserved: Names<&'static str>,
    /// Per kind: names of a large enum, to the index of the name.
    pub(super) enums: Vec<Option<Names<&'static str>>>,
    /// Some templates have text or operands in front of the mnemonic.
    pub(super) prefixed: bool,
    /// Bytes that start a comment elsewhere, but are part of this machine's texts.
    pub(crate) hash_in_text: bool,
    /// Combinations of operands that are reserved (`legal`) are taken, too.
    pub(super) takes_reserved: bool,
}

/// Enums with more names than this are looked up by hash.
const SMALL_ENUM: usize = 8;

impl Parser {
    /// A parser for the instructions, aliases and macros that a target with these features has.
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

    /// Tables of the machine.
    pub fn isa(&self) -> &'static Isa {
        self.isa
    }

    /// Features of the target.
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

    #[inline]
    pub(super) fn find(&self, name: &str) -> Option<&[Candidate]> {
        let group = match self.mnemonics.get(name) {
            Some(g) => g,
            // Upper case is rare and may cost.
            None if name.bytes().any(|c| c.is_ascii_uppercase()) => self.mnemonics.get(&name.to_ascii_lowercase())?,
            None => return None,
        };
        self.groups.get(group as usize).map(Vec::as_slice)
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
