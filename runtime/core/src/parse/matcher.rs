//! Matching a text against a template, part by part, with backtracking.
//!
//! What a choice's condition says about operands that are not read yet cannot be judged on the way: it is noted as a
//! *check* and judged when all operands are known ([`super::solve`]). Continuations are a linked list on the stack, so
//! an alternative of a sum hands over to what follows the sum without anything being copied.

use super::candidates::{Candidate, Parser};
use super::error::{Expected, ParseError};
use super::expr::{self, Eval, Scope, skip_blanks};
use crate::encode::EncodeError;
use crate::isa::{Alias, Alt, Expr, Isa, Kind, Let, Op, OpId, Operand, Part, Word};
use crate::number;
use crate::operand::{Args, MAX_NESTING, MAX_OPERANDS};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a statement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// An instruction. With symbolic operands ([`Matcher::symbols`]) the word is provisional.
    Instruction { op: OpId, word: Word },
    /// A macro: index into [`Isa::macros`]; [`Matcher::args`] and [`Matcher::span`] have its operands.
    Macro { index: u16 },
}

/// An operand whose value is an expression that is not known yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbolic {
    /// Operand of the instruction (or macro).
    pub operand: u8,
    /// Index into [`Isa::relocs`].
    pub reloc: Option<u16>,
    /// The expression in the statement's text.
    pub start: u32,
    pub end: u32,
}

/// Operands of one instruction or of one alternative of a sum, as far as they are known.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub operands: &'static [Operand],
    pub lets: &'static [Let],
    pub values: Args,
    /// Which operands have a value.
    pub set: u32,
    /// The alternative that this frame is of: frame and operand of the sum, its alternatives, which one.
    pub owner: Option<(usize, u8, &'static [Alt], usize)>,
}

/// Something that must turn out true for the text to be the print of the operands.
#[derive(Debug, Clone, Copy)]
pub(super) enum Check {
    /// A choice went this way.
    Cond {
        frame: usize,
        cond: &'static Expr,
        holds: bool,
    },
    /// A let was read as this number.
    Let { frame: usize, index: u8, value: i64 },
}

/// What follows a list of parts.
enum Cont<'c> {
    End,
    Parts {
        parts: &'static [Part],
        frame: usize,
        next: &'c Cont<'c>,
    },
    /// A sum's alternative ends: the rest of its operand part, then the parts behind it.
    Sum {
        trail: &'static str,
        parts: &'static [Part],
        frame: usize,
        next: &'c Cont<'c>,
    },
}

/// The state of one statement's matching; kept between statements so that nothing is allocated for each.
#[derive(Debug, Clone)]
pub struct Matcher {
    pub(super) frames: Vec<Frame>,
    pub(super) checks: Vec<Check>,
    symbols: Vec<Symbolic>,
    spans: [(u32, u32); MAX_OPERANDS],
    /// Where matching got furthest and what would have gone on.
    furthest: usize,
    expected: Vec<Expected>,
    /// A text that matched but whose operands have no encoding.
    refused: Option<(usize, EncodeError)>,
    /// A problem in an operand's expression.
    invalid: Option<(usize, &'static str)>,
    /// Steps left for this statement.
    fuel: u32,
    /// The best solution so far when alternatives have preferences.
    pub(super) best: Option<(i64, Outcome, Args)>,
    result: Args,
    symbolic: Vec<Symbolic>,
}

/// Alternatives tried for one statement at most: no text of a machine comes near, and hostile ones end.
const MAX_STEPS: u32 = 200_000;
/// Sums of one instruction, nested ones included.
pub(super) const MAX_FRAMES: usize = 16;

/// What a match works on.
struct Cx<'a> {
    parser: &'a Parser,
    text: &'a str,
    bytes: &'a [u8],
    name: &'static str,
    candidate: Candidate,
    scope: &'a dyn Scope,
}

/// Everything that backtracking has to restore.
struct Mark {
    frames: usize,
    checks: usize,
    symbols: usize,
    set: [u32; MAX_FRAMES],
}

impl Default for Matcher {
    fn default() -> Self {
        Matcher::new()
    }
}

impl Matcher {
    pub fn new() -> Matcher {
        Matcher {
            frames: Vec::with_capacity(MAX_FRAMES),
            checks: Vec::new(),
            symbols: Vec::new(),
            spans: [(0, 0); MAX_OPERANDS],
            furthest: 0,
            expected: Vec::new(),
            refused: None,
            invalid: None,
            fuel: MAX_STEPS,
            best: None,
            result: [0; MAX_OPERANDS],
            symbolic: Vec::new(),
        }
    }

    /// Operand values of the statement parsed last, in operand order of the instruction (or macro).
    pub fn args(&self) -> &Args {
        &self.result
    }

    /// Operands of the statement parsed last that are expressions without a value yet.
    pub fn symbols(&self) -> &[Symbolic] {
        &self.symbolic
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

    /// Matches the statement that starts at `start` against all templates of a candidate.
    pub(super) fn candidate(
        &mut self,
        parser: &Parser,
        text: &str,
        start: usize,
        candidate: Candidate,
        scope: &dyn Scope,
    ) -> Option<Outcome> {
        let isa = parser.isa;
        let mut cx = Cx {
            parser,
            text,
            bytes: text.as_bytes(),
            name: "",
            candidate,
            scope,
        };
        match candidate {
            Candidate::Op(op) => {
                let o = isa.ops.get(op as usize)?;
                cx.name = o.name;
                o.templates
                    .iter()
                    .find_map(|t| self.template(&cx, t, o.operands, o.lets, start))
            }
            Candidate::Alias(i) => {
                let a = isa.aliases.get(i as usize)?;
                cx.name = a.name;
                self.template(&cx, a.template, a.operands, &[], start)
            }
            Candidate::Macro(i) => {
                let m = isa.macros.get(i as usize)?;
                cx.name = m.name;
                self.template(&cx, m.template, m.operands, &[], start)
            }
        }
    }

    fn template(
        &mut self,
        cx: &Cx<'_>,
        parts: &'static [Part],
        operands: &'static [Operand],
        lets: &'static [Let],
        start: usize,
    ) -> Option<Outcome> {
        self.frames.clear();
        self.checks.clear();
        self.symbols.clear();
        self.best = None;
        self.frames.push(Frame {
            operands,
            lets,
            values: [0; MAX_OPERANDS],
            set: 0,
            owner: None,
        });
        self.run(cx, parts, 0, start, &Cont::End);
        let (_, outcome, args) = self.best.take()?;
        self.result = args;
        Some(outcome)
    }

    /// Matches parts and what follows them from `at`. True ends the search; a solution is in `best`.
    fn run(&mut self, cx: &Cx<'_>, parts: &'static [Part], frame: usize, at: usize, cont: &Cont<'_>) -> bool {
        let (mut parts, mut frame, mut at, mut cont) = (parts, frame, at, cont);
        loop {
            let Some((part, rest)) = parts.split_first() else {
                match cont {
                    Cont::End => return self.end(cx, at),
                    Cont::Parts {
                        parts: p,
                        frame: f,
                        next,
                    } => (parts, frame, cont) = (p, *f, next),
                    Cont::Sum {
                        trail,
                        parts: p,
                        frame: f,
                        next,
                    } => {
                        let Some(next_at) = self.text(cx, trail, at) else {
                            return false;
                        };
                        (parts, frame, at, cont) = (p, *f, next_at, next);
                    }
                }
                continue;
            };
            match part {
                Part::Text(lit) => match self.text(cx, lit, at) {
                    Some(next) => at = next,
                    None => return false,
                },
                Part::Name => match cx.bytes.get(at..at + cx.name.len()) {
                    Some(found) if found.eq_ignore_ascii_case(cx.name.as_bytes()) => at += cx.name.len(),
                    _ => return false,
                },
                Part::Let(i) => match signed_literal(cx.bytes, at) {
                    Some((value, next)) => {
                        self.checks.push(Check::Let {
                            frame,
                            index: *i,
                            value,
                        });
                        at = next;
                    }
                    None => return self.fail(at, Expected::Word("a number")),
                },
                Part::Choice { cond, yes, no } => {
                    let mark = self.mark();
                    let next = Cont::Parts {
                        parts: rest,
                        frame,
                        next: cont,
                    };
                    self.checks.push(Check::Cond {
                        frame,
                        cond,
                        holds: true,
                    });
                    if self.run(cx, yes, frame, at, &next) {
                        return true;
                    }
                    self.restore(&mark);
                    if self.spent() {
                        return true;
                    }
                    self.checks.push(Check::Cond {
                        frame,
                        cond,
                        holds: false,
                    });
                    (parts, cont) = (no, cont);
                    // The rest follows the branch: one continuation more, on this call's stack.
                    return self.run(
                        cx,
                        parts,
                        frame,
                        at,
                        &Cont::Parts {
                            parts: rest,
                            frame,
                            next: cont,
                        },
                    );
                }
                Part::Operand {
                    index,
                    lead,
                    trail,
                    optional,
                } => {
                    let Some(o) = self.frames[frame].operands.get(*index as usize) else {
                        return false;
                    };
                    if *optional {
                        let mark = self.mark();
                        if let Some(next) = self.text(cx, lead, at) {
                            if self.operand(cx, o, *index, trail, rest, frame, next, cont) {
                                return true;
                            }
                            self.restore(&mark);
                            if self.spent() {
                                return true;
                            }
                        }
                        let Some(default) = o.default else { return false };
                        self.assign(frame, *index, default);
                    } else {
                        let Some(next) = self.text(cx, lead, at) else {
                            return false;
                        };
                        match self.simple(cx, o, frame, *index, next) {
                            Simple::Read(next) => match self.text(cx, trail, next) {
                                Some(next) => at = next,
                                None => return false,
                            },
                            Simple::Failed => return false,
                            Simple::Branches => {
                                return self.operand(cx, o, *index, trail, rest, frame, next, cont);
                            }
                        }
                    }
                }
            }
            parts = rest;
        }
    }

    /// Matches an operand that may be read in several ways, and everything behind it.
    #[expect(
        clippy::too_many_arguments,
        reason = "a continuation spelled out; it lives for one call"
    )]
    fn operand(
        &mut self,
        cx: &Cx<'_>,
        o: &'static Operand,
        index: u8,
        trail: &'static str,
        rest: &'static [Part],
        frame: usize,
        at: usize,
        cont: &Cont<'_>,
    ) -> bool {
        match self.simple(cx, o, frame, index, at) {
            Simple::Failed => return false,
            Simple::Read(next) => {
                return self
                    .text(cx, trail, next)
                    .is_some_and(|next| self.run(cx, rest, frame, next, cont));
            }
            Simple::Branches => {}
        }
        match cx.parser.isa.kinds.get(o.kind as usize) {
            Some(Kind::Sum { alts, .. }) => self.sum(cx, o, index, alts, trail, rest, frame, at, cont),
            Some(Kind::Enum { names, .. }) => {
                // Longest name first; ties cannot differ.
                let mut limit = usize::MAX;
                loop {
                    let fits =
                        |n: &&(&'static str, i64)| n.0.len() < limit && cx.bytes[at..].starts_with(n.0.as_bytes());
                    let Some((name, code)) = names.iter().filter(fits).max_by_key(|n| n.0.len()) else {
                        break;
                    };
                    let mark = self.mark();
                    self.assign(frame, index, *code);
                    let next = at + name.len();
                    if let Some(next) = self.text(cx, trail, next) {
                        if self.run(cx, rest, frame, next, cont) {
                            return true;
                        }
                    }
                    self.restore(&mark);
                    if self.spent() {
                        return true;
                    }
                    limit = name.len();
                }
                // A default without a name prints nothing.
                match o.default {
                    Some(code) if !names.iter().any(|n| n.1 == code) => {
                        self.assign(frame, index, code);
                        self.text(cx, trail, at)
                            .is_some_and(|next| self.run(cx, rest, frame, next, cont))
                    }
                    _ => self.fail(at, Expected::Code(o.kind)),
                }
            }
            _ => false,
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "a continuation spelled out; it lives for one call"
    )]
    fn sum(
        &mut self,
        cx: &Cx<'_>,
        o: &'static Operand,
        index: u8,
        alts: &'static [Alt],
        trail: &'static str,
        rest: &'static [Part],
        frame: usize,
        at: usize,
        cont: &Cont<'_>,
    ) -> bool {
        let depth = self.depth(frame);
        if self.frames.len() >= MAX_FRAMES || depth >= usize::from(MAX_NESTING) || o.width == 0 {
            return false;
        }
        for (i, alt) in alts.iter().enumerate() {
            let mark = self.mark();
            let owner = Some((frame, index, alts, i));
            let child = Frame {
                operands: alt.operands,
                lets: alt.lets,
                values: [0; MAX_OPERANDS],
                set: 0,
                owner,
            };
            self.frames.push(child);
            self.mark_set(frame, index);
            let next = Cont::Sum {
                trail,
                parts: rest,
                frame,
                next: cont,
            };
            if self.run(cx, alt.template, self.frames.len() - 1, at, &next) {
                return true;
            }
            self.restore(&mark);
            if self.spent() {
                return true;
            }
        }
        false
    }

    fn depth(&self, mut frame: usize) -> usize {
        let mut depth = 0;
        while let Some((parent, ..)) = self.frames.get(frame).and_then(|f| f.owner) {
            depth += 1;
            frame = parent;
        }
        depth
    }

    /// Reads an operand that has one reading.
    fn simple(&mut self, cx: &Cx<'_>, o: &'static Operand, frame: usize, index: u8, at: usize) -> Simple {
        match cx.parser.isa.kinds.get(o.kind as usize) {
            Some(Kind::Reg { file, .. }) => {
                let at = skip_blanks(cx.bytes, at);
                let len = cx.bytes[at..]
                    .iter()
                    .take_while(|c| c.is_ascii_alphanumeric() || **c == b'_')
                    .count();
                let name = cx.text.get(at..at + len).unwrap_or("");
                match cx
                    .parser
                    .registers
                    .get(*file as usize)
                    .and_then(|names| names.get(name))
                {
                    Some(number) => self.read(frame, index, i64::from(number), at, at + len),
                    None => self.failed(at, Expected::Register(*file)),
                }
            }
            Some(Kind::Sum { .. }) => Simple::Branches,
            Some(Kind::Enum { names, open }) => {
                if let Some(Some(table)) = cx.parser.enums.get(o.kind as usize) {
                    let place = skip_blanks(cx.bytes, at);
                    let len = expr::name_length(&cx.bytes[place..]);
                    let name = cx.text.get(place..place + len).unwrap_or("");
                    if let Some(code) = table.get(name).and_then(|i| names.get(i as usize)) {
                        return self.read(frame, index, code.1, place, place + len);
                    }
                }
                let place = skip_blanks(cx.bytes, at);
                if *open && cx.bytes.get(place).is_some_and(|c| c.is_ascii_digit() || *c == b'-') {
                    return self.integer(cx, o, frame, index, place);
                }
                match cx.parser.enums.get(o.kind as usize) {
                    Some(Some(_)) if *open => self.integer(cx, o, frame, index, place),
                    Some(Some(_)) => self.failed(at, Expected::Code(o.kind)),
                    _ => Simple::Branches,
                }
            }
            Some(Kind::Flags { letters, none }) => {
                let at = skip_blanks(cx.bytes, at);
                let token: &[u8] = &cx.bytes[at..];
                let mut bits = 0;
                let mut len = 0;
                for c in token {
                    match letters.bytes().position(|l| l == *c) {
                        Some(i) if bits >> (letters.len() - 1 - i) & 1 == 0 => bits |= 1i64 << (letters.len() - 1 - i),
                        _ => break,
                    }
                    len += 1;
                }
                if len == 0 && token.starts_with(none.as_bytes()) {
                    len = none.len();
                }
                if len == 0 && !none.is_empty() || token.get(len).is_some_and(|c| expr::is_name(*c)) {
                    return self.failed(at, Expected::Code(o.kind));
                }
                self.read(frame, index, bits, at, at + len)
            }
            Some(Kind::Float(width)) => {
                let at = skip_blanks(cx.bytes, at);
                let raw = cx.bytes[at..].starts_with(b"0x");
                let found = if raw {
                    number::literal(&cx.bytes[at..]).map(|(bits, len)| (bits as i64, len))
                } else {
                    let len = number::float_length(&cx.bytes[at..]);
                    let text = cx.text.get(at..at + len).unwrap_or("");
                    number::float(text, *width).map(|bits| (bits as i64, len))
                };
                match found {
                    Some((bits, len)) => self.read(frame, index, bits, at, at + len),
                    None => self.failed(at, Expected::Word("a number")),
                }
            }
            Some(Kind::Int) | None if frame == 0 => self.integer(cx, o, frame, index, skip_blanks(cx.bytes, at)),
            Some(Kind::Int) | None => match signed_literal(cx.bytes, at) {
                Some((value, end)) => self.read(frame, index, shown(o, value), at, end),
                None => self.failed(at, Expected::Word("a number")),
            },
        }
    }

    /// Reads an integer of the instruction itself: a literal, an expression, or a relocation function of one.
    fn integer(&mut self, cx: &Cx<'_>, o: &Operand, frame: usize, index: u8, at: usize) -> Simple {
        // The common case by itself: a literal with nothing behind it that could go on.
        if let Some((value, end)) = signed_literal(cx.bytes, at) {
            if matches!(cx.bytes.get(end), None | Some(b',' | b'(' | b')')) {
                return self.read(frame, index, shown(o, value), at, end);
            }
        }
        if cx.bytes.get(at) == Some(&b'%') {
            return self.relocation(cx, o, frame, index, at);
        }
        match expr::evaluate(cx.text, at, cx.scope) {
            Ok((Eval::Known(v), end)) if v.section.is_none() => self.read(frame, index, shown(o, v.n), at, end),
            Ok((Eval::Known(_) | Eval::Undefined { .. }, end)) => self.symbolic(frame, index, None, at, (at, end)),
            Ok((Eval::Invalid { at, why }, _)) => {
                self.invalid.get_or_insert((at, why));
                self.failed(at, Expected::Word("another expression"))
            }
            Err(e) => self.failed(e.at, Expected::Word(e.expected)),
        }
    }

    fn relocation(&mut self, cx: &Cx<'_>, o: &Operand, frame: usize, index: u8, at: usize) -> Simple {
        let len = expr::name_length(&cx.bytes[at + 1..]);
        let name = cx.text.get(at + 1..at + 1 + len).unwrap_or("");
        let Some(reloc) = cx.parser.isa.relocs.iter().position(|r| r.name == name) else {
            return self.failed(at + 1, Expected::Word("the name of a relocation function"));
        };
        let open = at + 1 + len;
        if cx.bytes.get(open) != Some(&b'(') {
            return self.failed(open, Expected::Text("("));
        }
        match expr::evaluate(cx.text, open + 1, cx.scope) {
            Ok((eval, end)) => {
                let close = skip_blanks(cx.bytes, end);
                if cx.bytes.get(close) != Some(&b')') {
                    return self.failed(close, Expected::Text(")"));
                }
                let r = &cx.parser.isa.relocs[reloc];
                match eval {
                    Eval::Known(v) if v.section.is_none() && !r.pcrel && !r.of_label => {
                        let value = reloc_value(cx.parser.isa, &r.value, v.n);
                        self.read(frame, index, shown(o, value), at, close + 1)
                    }
                    Eval::Known(_) | Eval::Undefined { .. } => {
                        let done = self.symbolic(frame, index, Some(reloc as u16), open + 1, (at, close + 1));
                        if let (Some(s), Simple::Read(_)) = (self.symbols.last_mut(), &done) {
                            s.end = end as u32;
                        }
                        done
                    }
                    Eval::Invalid { at, why } => {
                        self.invalid.get_or_insert((at, why));
                        self.failed(at, Expected::Word("another expression"))
                    }
                }
            }
            Err(e) => self.failed(e.at, Expected::Word(e.expected)),
        }
    }

    /// Notes an operand whose value comes later: `start` is its expression, `span` all its text.
    fn symbolic(&mut self, frame: usize, index: u8, reloc: Option<u16>, start: usize, span: (usize, usize)) -> Simple {
        if frame != 0 {
            return self.failed(start, Expected::Word("a number"));
        }
        self.symbols.push(Symbolic {
            operand: index,
            reloc,
            start: start as u32,
            end: span.1 as u32,
        });
        self.read(frame, index, 0, span.0, span.1)
    }

    #[inline]
    fn read(&mut self, frame: usize, index: u8, value: i64, at: usize, end: usize) -> Simple {
        if frame == 0 {
            if let Some(span) = self.spans.get_mut(index as usize) {
                *span = (at as u32, end as u32);
            }
        }
        // Two places of a template that show the same operand must agree.
        let f = &self.frames[frame];
        if f.set >> (index & 31) & 1 != 0 && f.values.get(index as usize) != Some(&value) {
            return self.failed(at, Expected::Word("the same operand as before"));
        }
        self.assign(frame, index, value);
        Simple::Read(end)
    }

    fn assign(&mut self, frame: usize, index: u8, value: i64) {
        if let Some(f) = self.frames.get_mut(frame) {
            if let Some(v) = f.values.get_mut(index as usize) {
                *v = value;
                f.set |= 1 << index;
            }
        }
    }

    fn mark_set(&mut self, frame: usize, index: u8) {
        if let Some(f) = self.frames.get_mut(frame) {
            f.set |= 1 << (index & 31);
        }
    }

    /// Matches literal text: where it ends.
    #[inline]
    fn text(&mut self, cx: &Cx<'_>, lit: &'static str, at: usize) -> Option<usize> {
        match literal_text(cx.bytes, lit.as_bytes(), at) {
            Ok(next) => Some(next),
            Err(place) => {
                self.fail(place, Expected::Text(lit));
                None
            }
        }
    }

    fn failed(&mut self, at: usize, expected: Expected) -> Simple {
        self.fail(at, expected);
        Simple::Failed
    }

    /// Notes what would have gone on, if no other attempt got further. Returns false.
    fn fail(&mut self, at: usize, expected: Expected) -> bool {
        if at > self.furthest || self.expected.is_empty() {
            self.furthest = at.max(self.furthest);
            self.expected.clear();
        }
        if at == self.furthest && self.expected.len() < 4 && !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
        false
    }

    fn spent(&mut self) -> bool {
        self.fuel = self.fuel.saturating_sub(1);
        self.fuel == 0
    }

    fn mark(&self) -> Mark {
        let mut set = [0; MAX_FRAMES];
        for (s, f) in set.iter_mut().zip(&self.frames) {
            *s = f.set;
        }
        Mark {
            frames: self.frames.len(),
            checks: self.checks.len(),
            symbols: self.symbols.len(),
            set,
        }
    }

    fn restore(&mut self, mark: &Mark) {
        self.frames.truncate(mark.frames);
        self.checks.truncate(mark.checks);
        self.symbols.truncate(mark.symbols);
        for (f, s) in self.frames.iter_mut().zip(mark.set) {
            f.set = s;
        }
    }

    /// All parts have matched: the text must be at its end, and the operands must have an encoding.
    fn end(&mut self, cx: &Cx<'_>, at: usize) -> bool {
        let at = skip_blanks(cx.bytes, at);
        if at < cx.bytes.len() {
            return self.fail(at, Expected::Word("the end of the statement"));
        }
        let isa = cx.parser.isa;
        match cx.candidate {
            Candidate::Op(op) => match isa.ops.get(op as usize) {
                Some(o) => self.instruction(cx, op, o),
                None => false,
            },
            Candidate::Alias(i) => match isa.aliases.get(i as usize) {
                Some(alias) => self.alias(cx, alias),
                None => false,
            },
            Candidate::Macro(index) => {
                self.fill_defaults(0);
                self.found(0, Outcome::Macro { index }, self.frames[0].values);
                self.symbolic.clone_from(&self.symbols);
                true
            }
        }
    }

    fn instruction(&mut self, cx: &Cx<'_>, op: OpId, o: &'static Op) -> bool {
        match self.solve(cx.parser.isa, op, o) {
            Ok(done) => {
                self.symbolic.clone_from(&self.symbols);
                done
            }
            Err((args, problem)) => self.refuse(cx, op, &args, problem),
        }
    }

    fn alias(&mut self, cx: &Cx<'_>, alias: &'static Alias) -> bool {
        let isa = cx.parser.isa;
        let Some(o) = isa.ops.get(alias.op as usize) else {
            return false;
        };
        self.fill_defaults(0);
        let values = self.frames[0].values;
        let env = crate::expr::Env::of(isa, alias.operands, &[], &values);
        if !alias.where_.iter().all(|w| env.holds(w)) {
            return false;
        }
        let mut args = [0; MAX_OPERANDS];
        for (a, e) in args.iter_mut().zip(alias.args) {
            *a = env.eval(e);
        }
        // A symbol can only stand where the alias hands the operand on as it is.
        let mut symbols = Vec::new();
        for s in &self.symbols {
            let handed = |e: &Expr| matches!(e, Expr::Operand(i) if *i == s.operand);
            match alias.args.iter().position(handed) {
                Some(j) => symbols.push(Symbolic { operand: j as u8, ..*s }),
                None => return self.fail(s.start as usize, Expected::Word("a number, not a symbol")),
            }
        }
        match super::solve::finish(isa, o, &args, &symbols) {
            Ok(word) => {
                self.found(0, Outcome::Instruction { op: alias.op, word }, args);
                self.symbolic = symbols;
                true
            }
            Err(problem) => self.refuse(cx, alias.op, &args, problem),
        }
    }

    /// Notes operand values that have no encoding. Returns false: another candidate may take them.
    fn refuse(&mut self, cx: &Cx<'_>, op: OpId, args: &Args, problem: crate::encode::EncodeProblem) -> bool {
        let at = match problem {
            crate::encode::EncodeProblem::Operand { index, .. } if matches!(cx.candidate, Candidate::Op(_)) => {
                self.span(index as usize).0
            }
            crate::encode::EncodeProblem::Operand { index, .. } => self.alias_operand(cx, index),
            _ => 0,
        };
        if self.refused.is_none() {
            self.refused = Some((at, cx.parser.refused(op, args, problem)));
        }
        false
    }

    /// Where the operand of an alias stands that becomes operand `index` of the instruction.
    fn alias_operand(&self, cx: &Cx<'_>, index: u8) -> usize {
        let Candidate::Alias(i) = cx.candidate else { return 0 };
        match cx
            .parser
            .isa
            .aliases
            .get(i as usize)
            .and_then(|a| a.args.get(index as usize))
        {
            Some(Expr::Operand(k)) => self.span(*k as usize).0,
            _ => 0,
        }
    }

    pub(super) fn found(&mut self, score: i64, outcome: Outcome, args: Args) {
        if self.best.as_ref().is_none_or(|b| score > b.0) {
            self.best = Some((score, outcome, args));
        }
    }

    /// Gives operands that the text does not name their default, else 0.
    pub(super) fn fill_defaults(&mut self, frame: usize) {
        if let Some(f) = self.frames.get_mut(frame) {
            for (i, (o, v)) in f.operands.iter().zip(&mut f.values).enumerate() {
                if f.set >> i & 1 == 0 {
                    *v = o.default.unwrap_or(0);
                }
            }
        }
    }

    pub(super) fn symbols_now(&self) -> &[Symbolic] {
        &self.symbols
    }

    /// The message of a statement of which no candidate is the inverse.
    pub(super) fn error(&self, parser: &Parser, text: &str) -> ParseError {
        if let Some((at, e)) = &self.refused {
            return ParseError::new(text, *at, e.problem.code(), &e.message);
        }
        if let Some((at, why)) = self.invalid {
            return ParseError::new(text, at, "E0235", why);
        }
        let mut wanted: Vec<String> = Vec::new();
        for e in &self.expected {
            let w = parser.expected(*e);
            if !wanted.contains(&w) {
                wanted.push(w);
            }
        }
        let found = match text.get(self.furthest..).map(str::trim_start) {
            None | Some("") => "the end of the statement".into(),
            Some(rest) => {
                let word = rest.bytes().take_while(|c| expr::is_name(*c)).count();
                let first = rest.chars().next().map_or(0, char::len_utf8);
                format!("`{}`", &rest[..word.max(first)])
            }
        };
        let place = text.len() - text.get(self.furthest..).map_or(0, |t| t.trim_start().len());
        ParseError::new(
            text,
            place,
            "E0234",
            &format!("expected {}, found {found}", wanted.join(" or ")),
        )
    }
}

/// What reading an operand came to.
enum Simple {
    /// It ends here.
    Read(usize),
    Failed,
    /// There are several readings.
    Branches,
}

/// Text shows values modulo a power of two: back to the value.
fn shown(o: &Operand, value: i64) -> i64 {
    match o.shown {
        Some(bits) if bits > 0 && bits < 63 && o.signed && value >> (bits - 1) == 1 => value - (1 << bits),
        _ => value,
    }
}

/// The value of a relocation function for a symbol's value (or distance).
pub fn reloc_value(isa: &Isa, e: &Expr, x: i64) -> i64 {
    crate::expr::Env {
        isa,
        operands: &[],
        lets: &[],
        values: &[],
        params: &[x],
    }
    .eval(e)
}

/// An integer literal with a sign, blanks in front of it skipped: its value and where it ends.
#[inline]
fn signed_literal(bytes: &[u8], at: usize) -> Option<(i64, usize)> {
    let at = skip_blanks(bytes, at);
    let (negative, from) = match bytes.get(at) {
        Some(b'-') => (true, at + 1),
        Some(b'+') => (false, at + 1),
        _ => (false, at),
    };
    let (value, len) = number::literal(bytes.get(from..)?)?;
    let value = value as i64;
    Some((if negative { value.wrapping_neg() } else { value }, from + len))
}

/// Matches literal text of a template: where it ends, or where it stops agreeing.
#[inline]
fn literal_text(bytes: &[u8], lit: &[u8], at: usize) -> Result<usize, usize> {
    let mut at = at;
    let mut last = b' ';
    for &c in lit {
        if c == b' ' {
            let next = skip_blanks(bytes, at);
            // A blank behind a comma is for looks; at the end of the text there need not be one.
            if next == at && last != b',' && at < bytes.len() {
                return Err(at);
            }
            at = next;
        } else {
            if bytes.get(at) != Some(&c) && matches!(c, b',' | b'(' | b')' | b'[' | b']') {
                at = skip_blanks(bytes, at);
            }
            match bytes.get(at) {
                Some(&found) if found == c => at += 1,
                _ => return Err(at),
            }
        }
        last = c;
    }
    Ok(at)
}
