//! From what a text says to operand values: fields that do not show are found by trying their values.
//!
//! A number computed from a field (`n = count + 1`) is turned around. A field that is not in the text but that its print
//! depends on, in the instruction or in an alternative of a sum, has at most three bits (a wider one takes its default).
//! The values that make every choice go the way the text went are solutions; among them the one that satisfies most
//! preferences wins, then the first. An alias is solved in the same way: its operands are what the text shows, and from
//! them come the instruction's.

use super::error::Expected;
use super::frames::{Check, Frame, MAX_FRAMES};
use super::matcher::{Matcher, Outcome, Symbolic};
use crate::encode::{self, EncodeProblem};
use crate::expr::Env;
use crate::isa::{Alias, BinOp, Expr, Isa, Kind, Op, OpId, Operand, Word};
use crate::operand::{self, Args, MAX_OPERANDS, ValueError};
use alloc::boxed::Box;

/// Combinations of hidden fields tried for one reading of the text.
const MAX_TRIES: u64 = 1 << 12;
/// Hidden fields are at most this wide.
const MAX_HIDDEN: u8 = 3;
/// Hidden fields of one reading.
const MAX_FIELDS: usize = 48;

/// What a text is to be the print of.
#[derive(Clone, Copy)]
pub(super) struct Goal<'s> {
    pub op: OpId,
    pub o: &'static Op,
    /// Frame 0 has the operands of this alias, not those of the instruction.
    pub alias: Option<&'static Alias>,
    /// Operands of the instruction that are not known yet.
    pub symbols: &'s [Symbolic],
    /// Operands that violate `legal` are taken, too.
    pub reserved: bool,
}

impl Goal<'_> {
    /// The instruction's operands from those in frame 0; `None` where the alias does not stand for these.
    fn args(&self, isa: &Isa, values: &Args) -> Option<Args> {
        let Some(alias) = self.alias else { return Some(*values) };
        let env = Env::of(isa, alias.operands, &[], values);
        if !alias.where_.iter().all(|w| env.holds(w)) {
            return None;
        }
        let mut args = [0; MAX_OPERANDS];
        for (a, e) in args.iter_mut().zip(alias.args) {
            *a = env.eval(e);
        }
        Some(args)
    }
}

impl Matcher {
    /// Finds the operand values that print as the text. `Ok(true)`: found, and nothing could be better. `Ok(false)`: go
    /// on looking. The error is what is wrong with values that the text says without doubt, and these values.
    pub(super) fn solve(&mut self, isa: &Isa, goal: &Goal<'_>) -> Result<bool, Box<(EncodeProblem, Args)>> {
        self.fill_defaults(0);
        let op = goal.op;
        let plain = goal.alias.is_some() || goal.o.where_.is_empty();
        if self.checks.is_empty() && self.frames.len() == 1 && plain {
            let Some(args) = goal.args(isa, &self.frames[0].values) else {
                let at = self.furthest.max(self.span(0).0);
                return Ok(self.fail(at, Expected::Word("operands for which the alias holds")));
            };
            let word = finish(isa, goal, &args).map_err(|problem| (problem, args))?;
            self.found(0, Outcome::Instruction { op, word }, args);
            return Ok(true);
        }
        if !self.computed(isa) {
            return Ok(false);
        }
        for frame in 0..self.frames.len() {
            self.fill_defaults(frame);
        }
        let hidden = self.hidden(isa);
        let hidden = &hidden.0[..hidden.1];
        let mut problem = None;
        let mut tries = hidden
            .iter()
            .fold(1u64, |n, h| n.saturating_mul(h.count))
            .min(MAX_TRIES);
        let mut digits = [0u64; MAX_FIELDS];
        let mut best: Option<(i64, Word, Args)> = None;
        while tries > 0 {
            tries -= 1;
            for (h, d) in hidden.iter().zip(digits) {
                let f = &mut self.frames[h.frame];
                f.values[h.index] = h.value(isa, &f.operands[h.index], d);
            }
            match self.judge(isa, goal) {
                Ok(verdict) => {
                    if best.is_none_or(|(score, ..)| verdict.satisfied > score) {
                        best = Some((verdict.satisfied, verdict.word, verdict.args));
                    }
                    if verdict.satisfied == verdict.preferences {
                        let word = verdict.word;
                        self.found(verdict.satisfied, Outcome::Instruction { op, word }, verdict.args);
                        return Ok(true);
                    }
                }
                Err(Some(p)) => _ = problem.get_or_insert(p),
                Err(None) => {}
            }
            // The last field varies fastest.
            for (h, d) in hidden.iter().zip(&mut digits).rev() {
                *d += 1;
                if *d < h.count {
                    break;
                }
                *d = 0;
            }
        }
        match (best, problem) {
            (Some((score, word, args)), _) => {
                self.found(score, Outcome::Instruction { op, word }, args);
                Ok(false)
            }
            (None, Some(problem)) => Err(problem),
            (None, None) => Ok(false),
        }
    }

    /// Sets the fields from which the numbers in the text are computed. False: no value gives such a number.
    fn computed(&mut self, isa: &Isa) -> bool {
        for i in 0..self.checks.len() {
            let Check::Let { frame, index, value } = self.checks[i] else {
                continue;
            };
            let f = &self.frames[frame];
            let found = f.lets.get(index as usize).and_then(|l| inverse(f, &l.value, value));
            let Some((operand, value)) = found else { continue };
            let (Some(o), false) = (f.operands.get(operand as usize), f.set >> (operand & 31) & 1 != 0) else {
                continue;
            };
            if operand::encode(isa, o, value).is_err() {
                return self.fail(0, Expected::Word("a number that can be encoded"));
            }
            self.assign(frame, operand, value);
        }
        true
    }

    /// The fields to try, those of the instruction first.
    fn hidden(&self, isa: &Isa) -> ([Hidden; MAX_FIELDS], usize) {
        let mut list = [Hidden {
            frame: 0,
            index: 0,
            count: 1,
            default: 0,
        }; MAX_FIELDS];
        let mut n = 0;
        for (frame, f) in self.frames.iter().enumerate() {
            for (i, operand) in f.operands.iter().enumerate().take(MAX_OPERANDS) {
                let sum = matches!(isa.kinds.get(operand.kind as usize), Some(Kind::Sum { .. }));
                if f.set >> i & 1 == 0 && operand.width <= MAX_HIDDEN && !sum && n < MAX_FIELDS {
                    let default = operand.default.map_or(0, |d| operand::number(isa, operand, d));
                    list[n] = Hidden {
                        frame,
                        index: i,
                        count: 1 << operand.width,
                        default,
                    };
                    n += 1;
                }
            }
        }
        (list, n)
    }

    /// Do the values in frame 0 print as the text? `Err(Some)` says what is wrong with values of the right text.
    fn judge(&mut self, isa: &Isa, goal: &Goal<'_>) -> Result<Verdict, Option<Box<(EncodeProblem, Args)>>> {
        // Sums from the inside out: their bits do not depend on anything outside.
        for i in (1..self.frames.len()).rev() {
            let Some((parent, index, alts, alt)) = self.frames[i].owner else {
                continue;
            };
            let mut bits = alts[alt].value;
            for (v, child) in self.frames[i].values.iter().zip(alts[alt].operands) {
                // A float's bits are a pattern, and so is a sum's value.
                let n = operand::encode(isa, child, *v).map_err(|_| None)?;
                bits |= operand::scatter(child.pieces, n) as u64;
            }
            self.frames[parent].values[index as usize] =
                operand::value(isa, &self.frames[parent].operands[index as usize], bits);
        }
        // From the outside in: what the alternatives see decides whether they are the ones that print.
        let mut params = [[0i64; operand::MAX_PARAMS]; MAX_FRAMES];
        let mut counts = [0usize; MAX_FRAMES];
        let (mut satisfied, mut preferences) = (0, 0);
        for i in 0..self.frames.len().min(MAX_FRAMES) {
            if let Some((parent, index, alts, alt)) = self.frames[i].owner {
                let env = self.env(isa, parent, &params[parent][..counts[parent]]);
                let owner = &self.frames[parent].operands[index as usize];
                let (args, n) = operand::arguments(&env, owner);
                let bits = env.values[index as usize] as u64 & operand::ones(owner.width);
                match operand::shape(isa, alts, bits, &args[..n], 0) {
                    Some((chosen, _)) if chosen == alt => {}
                    _ => return Err(None),
                }
                (params[i], counts[i]) = (args, n);
                let env = self.env(isa, i, &params[i][..n]);
                preferences += alts[alt].prefer.len() as i64;
                satisfied += alts[alt].prefer.iter().filter(|p| env.holds(p)).count() as i64;
            }
        }
        for check in &self.checks {
            let (frame, holds) = match *check {
                Check::Cond { frame, cond, holds } => (
                    frame,
                    self.env(isa, frame, &params[frame][..counts[frame]]).holds(cond) == holds,
                ),
                Check::Let { frame, index, value } => {
                    let env = self.env(isa, frame, &params[frame][..counts[frame]]);
                    (frame, env.eval(&Expr::Let(index)) == value)
                }
            };
            debug_assert!(frame < self.frames.len());
            if !holds {
                return Err(None);
            }
        }
        let args = goal.args(isa, &self.frames[0].values).ok_or(None)?;
        let word = finish(isa, goal, &args).map_err(|problem| Some(Box::new((problem, args))))?;
        Ok(Verdict {
            word,
            args,
            satisfied,
            preferences,
        })
    }

    fn env<'a>(&'a self, isa: &'a Isa, frame: usize, params: &'a [i64]) -> Env<'a> {
        let f = &self.frames[frame];
        Env {
            isa,
            operands: f.operands,
            lets: f.lets,
            values: &f.values,
            known: &[],
            params,
        }
    }
}

/// A field that the text does not show.
#[derive(Clone, Copy)]
struct Hidden {
    frame: usize,
    index: usize,
    /// How many encoded numbers it has.
    count: u64,
    /// Tried first.
    default: u64,
}

impl Hidden {
    /// The `n`-th value to try: the default, then the others, smallest first.
    fn value(&self, isa: &Isa, o: &Operand, n: u64) -> i64 {
        let number = match n {
            0 => self.default,
            n if n <= self.default => n - 1,
            n => n,
        };
        operand::value(isa, o, number)
    }
}

/// The operand, and its value, that makes an expression this number, where one operand goes through sums, differences
/// and shifts by constants only.
fn inverse(f: &Frame, e: &Expr, value: i64) -> Option<(u8, i64)> {
    match e {
        Expr::Operand(i) => Some((*i, value)),
        Expr::Let(i) => inverse(f, &f.lets.get(*i as usize)?.value, value),
        Expr::Bin(BinOp::Add, a, Expr::Num(n)) | Expr::Bin(BinOp::Add, Expr::Num(n), a) => {
            inverse(f, a, value.checked_sub(*n)?)
        }
        Expr::Bin(BinOp::Sub, a, Expr::Num(n)) => inverse(f, a, value.checked_add(*n)?),
        Expr::Bin(BinOp::Mul, a, Expr::Num(n)) | Expr::Bin(BinOp::Mul, Expr::Num(n), a) if *n > 0 && value % n == 0 => {
            inverse(f, a, value / n)
        }
        _ => None,
    }
}

struct Verdict {
    word: Word,
    args: Args,
    satisfied: i64,
    preferences: i64,
}

/// Encodes; operands that are not known yet are left out and what could depend on them is not checked.
fn finish(isa: &Isa, goal: &Goal<'_>, args: &Args) -> Result<Word, EncodeProblem> {
    let (o, symbols) = (goal.o, goal.symbols);
    if symbols.is_empty() {
        return encode::encode_with(isa, o, args.get(..o.operands.len()).unwrap_or(args), goal.reserved);
    }
    for (i, (operand, &a)) in o.operands.iter().zip(args).enumerate() {
        if symbols.iter().any(|s| usize::from(s.operand) == i) {
            continue;
        }
        operand::encode(isa, operand, a)
            .map_err(|error: ValueError| EncodeProblem::Operand { index: i as u8, error })?;
    }
    Ok(encode::provisional(isa, o, args))
}
