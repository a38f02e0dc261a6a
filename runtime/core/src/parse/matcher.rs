//! The state of matching a statement against templates: what is read, what must turn out true, where it got furthest.

use super::candidates::{Candidate, Parser};
use super::error::Expected;
use super::expr::Scope;
use super::frames::{Check, Frame, MAX_FRAMES, Mark};
use crate::encode::EncodeError;
use crate::isa::{OpId, Word};
use crate::operand::{Args, MAX_OPERANDS};
use alloc::vec::Vec;

/// What a statement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// An instruction. With symbolic operands ([`Matcher::symbols`]) the word is provisional.
    Instruction {
        /// Index into [`crate::isa::Isa::ops`].
        op: OpId,
        /// The encoding, right-aligned.
        word: Word,
    },
    /// A macro: index into [`crate::isa::Isa::macros`]; [`Matcher::args`] and [`Matcher::span`] have its operands.
    Macro {
        /// Index into [`crate::isa::Isa::macros`].
        index: u16,
    },
    /// A pseudo-instruction of the machine's mirror: index into its operations, and the packed operands.
    Mirror {
        /// Index into [`crate::isa::Mirror::ops`].
        index: u16,
        /// Operand values in the form of [`crate::isa::Mirror::pack`].
        packed: Word,
    },
}

/// An operand whose value is an expression that is not known yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbolic {
    /// Operand of the instruction (or macro).
    pub operand: u8,
    /// Index into [`crate::isa::Isa::relocs`].
    pub reloc: Option<u16>,
    /// Byte offset in the statement's text where the expression begins.
    pub start: u32,
    /// Byte offset behind the expression.
    pub end: u32,
}

/// What reading an operand came to.
pub(super) enum Simple {
    /// It ends here.
    Read(usize),
    Failed,
    /// There are several readings.
    Branches,
}

/// The state of one statement's matching; kept between statements so that nothing is allocated for each.
#[derive(Debug, Clone)]
pub struct Matcher {
    pub(super) frames: Vec<Frame>,
    pub(super) checks: Vec<Check>,
    pub(super) open: Vec<Symbolic>,
    pub(super) spans: [(u32, u32); MAX_OPERANDS],
    /// The text that must follow the operand that is being read; empty where that is not known.
    pub(super) follow: &'static str,
    /// Where matching got furthest and what would have gone on.
    pub(super) furthest: usize,
    pub(super) expected: Vec<Expected>,
    /// A text that matched but whose operands have no encoding.
    pub(super) refused: Option<(usize, EncodeError)>,
    /// A problem in an operand's expression.
    pub(super) invalid: Option<(usize, &'static str)>,
    /// Errors say what is wrong, not what was meant: whoever reads them has enough.
    pub brief: bool,
    /// Combinations of operands that are reserved (`legal`) are taken, too.
    pub reserved: bool,
    /// Steps left for this statement.
    fuel: u32,
    /// The best solution so far when alternatives have preferences.
    pub(super) best: Option<(i64, Outcome, Args)>,
    pub(super) result: Args,
    pub(super) symbols: Vec<Symbolic>,
}

/// Alternatives tried for one statement at most: no text of a machine comes near, and hostile ones end.
const MAX_STEPS: u32 = 200_000;
/// What a match works on.
pub(super) struct Cx<'a> {
    pub parser: &'a Parser,
    pub text: &'a str,
    pub bytes: &'a [u8],
    pub name: &'static str,
    pub candidate: Candidate,
    pub scope: &'a dyn Scope,
}

impl Default for Matcher {
    fn default() -> Self {
        Matcher::new()
    }
}

impl Matcher {
    /// A matcher for any number of statements.
    pub fn new() -> Matcher {
        Matcher {
            frames: Vec::with_capacity(MAX_FRAMES),
            checks: Vec::new(),
            open: Vec::new(),
            spans: [(0, 0); MAX_OPERANDS],
            follow: "",
            furthest: 0,
            expected: Vec::new(),
            refused: None,
            invalid: None,
            brief: false,
            reserved: false,
            fuel: MAX_STEPS,
            best: None,
            result: [0; MAX_OPERANDS],
            symbols: Vec::new(),
        }
    }

    /// Operand values of the statement parsed last, in operand order of the instruction (or macro).
    pub fn args(&self) -> &Args {
        &self.result
    }

    /// Operands of the statement parsed last that are expressions without a value yet.
    pub fn symbols(&self) -> &[Symbolic] {
        &self.symbols
    }

    /// Where operand `i` of a macro stands in the statement.
    pub fn span(&self, i: usize) -> (usize, usize) {
        self.spans.get(i).map_or((0, 0), |s| (s.0 as usize, s.1 as usize))
    }

    pub(super) fn begin(&mut self) {
        self.furthest = 0;
        self.expected.clear();
        self.refused = None;
        self.invalid = None;
        self.fuel = MAX_STEPS;
    }

    pub(super) fn failed(&mut self, at: usize, expected: Expected) -> Simple {
        self.fail(at, expected);
        Simple::Failed
    }

    /// Notes what would have gone on, if no other attempt got further. Returns false.
    pub(super) fn fail(&mut self, at: usize, expected: Expected) -> bool {
        if at > self.furthest || self.expected.is_empty() {
            self.furthest = at.max(self.furthest);
            self.expected.clear();
        }
        if at == self.furthest && self.expected.len() < 4 && !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
        false
    }

    pub(super) fn spent(&mut self) -> bool {
        self.fuel = self.fuel.saturating_sub(1);
        self.fuel == 0
    }

    /// How many alternatives of sums a frame is within: 0 for that of the instruction itself.
    pub fn depth(&self, mut frame: usize) -> usize {
        let mut depth = 0;
        while let Some((parent, ..)) = self.frames.get(frame).and_then(|f| f.owner) {
            depth += 1;
            frame = parent;
        }
        depth
    }

    /// Gives an operand of a frame its value.
    pub fn assign(&mut self, frame: usize, index: u8, value: i64) {
        if let Some(f) = self.frames.get_mut(frame)
            && let Some(v) = f.values.get_mut(index as usize)
        {
            *v = value;
            f.set |= 1 << index;
        }
    }

    /// Notes that an operand of a frame has its value.
    pub fn mark_set(&mut self, frame: usize, index: u8) {
        if let Some(f) = self.frames.get_mut(frame) {
            f.set |= 1 << (index & 31);
        }
    }

    /// What [`Matcher::restore`] needs to undo everything that is matched from here on.
    pub fn mark(&self) -> Mark {
        let mut set = [0; MAX_FRAMES];
        for (s, f) in set.iter_mut().zip(&self.frames) {
            *s = f.set;
        }
        Mark {
            frames: self.frames.len(),
            checks: self.checks.len(),
            symbols: self.open.len(),
            set,
        }
    }

    /// Goes back to a mark: frames, checks and symbolic operands added since are dropped, operands set since have no
    /// value.
    pub fn restore(&mut self, mark: &Mark) {
        self.frames.truncate(mark.frames);
        self.checks.truncate(mark.checks);
        self.open.truncate(mark.symbols);
        for (f, s) in self.frames.iter_mut().zip(mark.set) {
            f.set = s;
        }
    }
}
