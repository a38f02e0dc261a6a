//! Matching a text against a template, part by part, with backtracking.
//!
//! What a choice's condition says about operands that are not read yet cannot be judged on the way: it is noted as a
//! *check* and judged when all operands are known ([`super::solve`]). Continuations are a linked list on the stack, so
//! an alternative of a sum hands over to what follows the sum without anything being copied.

use super::candidates::{Candidate, Parser};
use super::error::Expected;
use super::expr::{Scope, skip_blanks};
use super::frames::{Check, Frame, MAX_FRAMES};
use super::matcher::{Cx, Matcher, Outcome, Simple};
use super::read::signed_literal;
use crate::isa::{Alt, Kind, Let, Operand, Part};
use crate::operand::{MAX_NESTING, MAX_OPERANDS};

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

/// The literal text that must follow an operand, if that is known.
fn following(trail: &'static str, rest: &'static [Part], cont: &Cont<'_>) -> &'static str {
    let (mut trail, mut parts, mut cont) = (trail, rest, cont);
    loop {
        match (trail, parts.first(), cont) {
            ("", Some(Part::Text(text)), _) => return text,
            ("", None, Cont::Parts { parts: p, next, .. }) => (parts, cont) = (p, next),
            (
                "",
                None,
                Cont::Sum {
                    trail: t,
                    parts: p,
                    next,
                    ..
                },
            ) => (trail, parts, cont) = (t, p, next),
            (trail, ..) => return trail,
        }
    }
}

impl Matcher {
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
            Candidate::Mirror(i) => {
                let o = isa.mirror?.ops.get(i as usize)?;
                cx.name = o.name;
                o.templates
                    .iter()
                    .find_map(|t| self.template(&cx, t, o.operands, o.lets, start))
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
        self.open.clear();
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
                        self.follow = following(trail, rest, cont);
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
        self.follow = following(trail, rest, cont);
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
                    if let Some(next) = self.text(cx, trail, next)
                        && self.run(cx, rest, frame, next, cont)
                    {
                        return true;
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

    /// Matches literal text: where it ends.
    #[inline]
    pub(super) fn text(&mut self, cx: &Cx<'_>, lit: &'static str, at: usize) -> Option<usize> {
        match literal_text(cx.bytes, lit.as_bytes(), at) {
            Ok(next) => Some(next),
            Err(place) => {
                self.fail(place, Expected::Text(lit));
                None
            }
        }
    }
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
