//! Hazard repair of straight code: flags are set, and what lets cycles pass is put in, until nothing is found. The result has no
//! hazards by construction; order stays.

use super::Model;
use super::flow::{Found, Hazard, State};
use super::instance::Instance;
use super::value::Subject;
use crate::encode::encode;
use crate::isa::timing::{Expr, Fill, FillPart, Keys, OTHER, Side};
use crate::isa::{self, OpId, Word};
use crate::operand::{Args, MAX_OPERANDS, ones};
use crate::parse::Parser;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

/// An instruction: what it is, if it is one, and its word.
pub type Placed = (Option<OpId>, Word);

/// Straight code without hazards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// The instructions, with those that were put in.
    pub words: Vec<Placed>,
    /// By instruction, which of the given ones it is, or which one it was put in for.
    pub origins: Vec<usize>,
}

/// An instruction needs at most so many changes.
const MAX_CHANGES: usize = 1000;
/// States before so many instructions are kept, and one more.
const KEPT_STATES: usize = 2;
/// Values of operands that are tried for a value computed from them.
const MAX_TRIES: u64 = 256;

impl Model {
    /// The number of an expression over an instruction with these operands.
    pub fn number(&self, op: Option<OpId>, args: &Args, e: &Expr) -> Option<i64> {
        self.over(op, args, |env| env.number(e))
    }

    /// Whether a condition over an instruction holds.
    pub fn holds(&self, op: Option<OpId>, args: &Args, e: &Expr) -> bool {
        self.over(op, args, |env| env.holds(e))
    }

    fn over<T>(&self, op: Option<OpId>, args: &Args, f: impl FnOnce(&super::value::Env<'_>) -> T) -> T {
        let keys: &'static Keys = self.core.keys_of(op.unwrap_or(OTHER));
        let op = op.and_then(|op| self.isa.ops.get(usize::from(op)));
        let subject = Subject {
            op,
            args,
            keys,
            width: None,
        };
        f(&self.env(Some(subject)))
    }

    /// A text that lets `n` cycles pass.
    pub fn fill_text(&self, parts: &[FillPart], n: u16) -> String {
        let mut out = String::new();
        for part in parts {
            match part {
                FillPart::Text(text) => out.push_str(text),
                FillPart::Value(e) => {
                    let value = cycles(e, n.into());
                    // Writing to a String cannot fail.
                    _ = write!(out, "{}", value.unwrap_or(0));
                }
            }
        }
        out
    }

    /// Straight code with flags and cycles put in where hazards are.
    ///
    /// # Errors
    /// A hazard that nothing of the core's `fill` and `waits` removes, for people.
    pub fn repair(&self, parser: &Parser, code: &[Placed]) -> Result<Repaired, String> {
        self.repair_instances(parser, code).map(|(repaired, _)| repaired)
    }

    /// The same, and what the instructions of the result do.
    ///
    /// # Errors
    /// As [`Model::repair`].
    pub fn repair_instances(&self, parser: &Parser, code: &[Placed]) -> Result<(Repaired, Vec<Instance>), String> {
        let mut repair = Repair {
            model: self,
            parser,
            code: Vec::with_capacity(2 * code.len()),
            words: Vec::with_capacity(2 * code.len()),
            origins: Vec::with_capacity(2 * code.len()),
            at: 0,
            state: State::empty(self),
            before: Vec::new(),
            taken_back: Vec::new(),
            parsed: Vec::new(),
        };
        for (at, (op, word)) in code.iter().enumerate() {
            repair.at = at;
            repair.place(*op, *word, at + 1 == code.len())?;
        }
        let repaired = Repaired {
            words: repair.words,
            origins: repair.origins,
        };
        Ok((repaired, repair.code))
    }
}

/// An expression over the number of cycles.
fn cycles(e: &Expr, n: i64) -> Option<i64> {
    Some(match e {
        Expr::Num(value) => *value,
        Expr::Name(_, "n") => n,
        Expr::Un(isa::UnOp::Neg, a) => cycles(a, n)?.wrapping_neg(),
        Expr::Bin(op, a, b) => crate::expr::binary(*op, cycles(a, n)?, cycles(b, n)?),
        _ => return None,
    })
}

struct Repair<'a> {
    model: &'a Model,
    parser: &'a Parser,
    code: Vec<Instance>,
    words: Vec<Placed>,
    /// By word, the instruction of the code that was placed when it was made.
    origins: Vec<usize>,
    /// The instruction that is placed.
    at: usize,
    /// Behind the last instruction.
    state: State,
    /// Before the last instructions, the last one last.
    before: Vec<State>,
    /// Instructions that were taken back last: most of them come again, behind what is put in.
    taken_back: Vec<(Placed, Instance)>,
    /// Lines that were put in, with what they are.
    parsed: Vec<(String, (OpId, Word))>,
}

impl Repair<'_> {
    /// Places an instruction, and before it what it needs. Behind the last one nothing has to be known.
    fn place(&mut self, op: Option<OpId>, mut word: Word, is_last: bool) -> Result<(), String> {
        for _ in 0..MAX_CHANGES {
            let found = self.push_as((op, word), is_last);
            if found.is_empty() {
                return Ok(());
            }
            self.pop();
            if let Some(better) = self.with_flags(op, word, &found) {
                word = better;
                continue;
            }
            let class = found.iter().find_map(|f| match f.hazard {
                Hazard::Class(class) | Hazard::Late(class) => Some(class),
                _ => None,
            });
            let missing = found.iter().map(|f| f.missing).max().unwrap_or(0);
            let done = match class {
                Some(class) => self.wait(class),
                None => self.fill(missing),
            };
            if !done {
                let name = self.model.name(&self.model.instance(op, word));
                return Err(format!("nothing removes the hazard of `{name}`"));
            }
        }
        Err("a hazard stays whatever is put in".into())
    }

    fn push(&mut self, placed: Placed) -> Vec<Found> {
        self.push_as(placed, false)
    }

    fn push_as(&mut self, placed: Placed, is_last: bool) -> Vec<Found> {
        let mut found = Vec::new();
        let known = self.taken_back.iter().position(|(known, _)| *known == placed);
        let instance = match known {
            Some(at) => self.taken_back.swap_remove(at).1,
            None => self.model.instance(placed.0, placed.1),
        };
        self.code.push(instance);
        self.words.push(placed);
        self.origins.push(self.at);
        // An instruction is taken back at most with the one before it.
        let mut before = match self.before.len() > KEPT_STATES {
            true => self.before.remove(0),
            false => State::empty(self.model),
        };
        before.clone_from(&self.state);
        self.before.push(before);
        let at = self.code.len() - 1;
        match is_last {
            true => self.state.test(self.model, &self.code, at, &mut found),
            false => self.state.step(self.model, &self.code, at, &mut found),
        }
        found
    }

    fn pop(&mut self) {
        if let (Some(instance), Some(placed)) = (self.code.pop(), self.words.pop()) {
            if self.taken_back.len() >= KEPT_STATES {
                self.taken_back.remove(0);
            }
            self.taken_back.push((placed, instance));
        }
        self.origins.pop();
        if let Some(before) = self.before.pop() {
            self.state = before;
        }
    }

    /// The instruction with the flags that it is found to lack, if it has such flags and they are not set.
    fn with_flags(&self, op: Option<OpId>, word: Word, found: &[Found]) -> Option<Word> {
        let id = op?;
        let op = self.model.isa.ops.get(usize::from(id))?;
        let mut args = self.model.isa.extract(id, word);
        let before = args;
        for (class, of) in self.model.core.classes.iter().enumerate() {
            let wanted = found.iter().any(|f| match f.hazard {
                Hazard::Class(at) | Hazard::Late(at) => usize::from(at) == class,
                Hazard::Next(_) => true,
                Hazard::Slots => false,
            });
            let at = of.flag.and_then(|flag| op.operands.iter().position(|o| o.name == flag));
            if let Some(arg) = at.filter(|_| wanted).and_then(|at| args.get_mut(at)) {
                *arg = 1;
            }
        }
        if args == before {
            return None;
        }
        encode(self.model.isa, op, args.get(..op.operands.len())?).ok()
    }

    /// Puts in what waits for a class.
    fn wait(&mut self, class: u8) -> bool {
        let fill = self
            .model
            .core
            .classes
            .get(usize::from(class))
            .map_or("", |class| class.fill);
        self.insert(fill)
    }

    fn insert(&mut self, line: &str) -> bool {
        let known = self.parsed.iter().find(|(known, _)| known == line);
        let (op, word) = match known {
            Some((_, known)) => *known,
            None => {
                let Ok(parsed) = self.parser.parse(line) else {
                    return false;
                };
                self.parsed.push((String::from(line), parsed));
                parsed
            }
        };
        // What is put in may itself have to wait.
        let found = self.push((Some(op), word));
        if let Some(better) = self.with_flags(Some(op), word, &found) {
            self.pop();
            self.push((Some(op), better));
        }
        true
    }

    /// Lets up to so many cycles pass.
    fn fill(&mut self, missing: u32) -> bool {
        for fill in self.model.core.fill {
            match fill {
                Fill::Text { text, most } => {
                    let n = missing.clamp(1, u32::from(*most)) as u16;
                    let line = self.model.fill_text(text, n);
                    if self.insert(&line) {
                        return true;
                    }
                }
                Fill::Set { name, of, when, most } => {
                    if let Some(word) = self.raised(name, of, when.as_ref(), *most, missing)
                        && let Some((op, _)) = self.words.last().copied()
                    {
                        let origin = self.origins.last().copied();
                        self.pop();
                        self.push((op, word));
                        if let (Some(last), Some(origin)) = (self.origins.last_mut(), origin) {
                            *last = origin;
                        }
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The last instruction with a value raised by so many cycles, or as far as it goes.
    fn raised(&self, name: &'static str, of: &[OpId], when: Option<&Expr>, most: u16, missing: u32) -> Option<Word> {
        let (op, word) = *self.words.last()?;
        let id = op.filter(|id| of.contains(id))?;
        let args = self.model.isa.extract(id, word);
        if when.is_some_and(|when| !self.model.holds(Some(id), &args, when)) {
            return None;
        }
        let value = |args: &Args| self.model.number(Some(id), args, &Expr::Name(Side::Own, name));
        let now = value(&args)?;
        let wanted = (now + i64::from(missing)).min(most.into());
        if wanted <= now {
            return None;
        }
        let op = self.model.isa.ops.get(usize::from(id))?;
        let made = |args: &Args| encode(self.model.isa, op, args.get(..op.operands.len())?).ok();
        if let Some(at) = op.operands.iter().position(|o| o.name == name) {
            let mut args = args;
            *args.get_mut(at)? = wanted;
            return made(&args);
        }
        // A value computed from operands: what they are is found by trying. All else stays.
        let mut mentioned = 0u32;
        mentions(&op.lets.iter().find(|l| l.name == name)?.value, &mut mentioned);
        let mentioned: Vec<usize> = (0..MAX_OPERANDS).filter(|at| mentioned >> at & 1 != 0).collect();
        let bits = |at: &usize| op.operands.get(*at).map_or(0, |o| o.width);
        let all: u32 = mentioned.iter().map(|at| u32::from(bits(at))).sum();
        let old = self.code.last()?;
        (0..1u64.checked_shl(all)?.min(MAX_TRIES)).find_map(|number| {
            let (mut args, mut rest) = (args, number);
            for at in &mentioned {
                *args.get_mut(*at)? = (rest & ones(bits(at))) as i64;
                rest >>= bits(at);
            }
            if value(&args) != Some(wanted) {
                return None;
            }
            let new = self.model.with_operands(Some(id), args);
            let same = new.slots == old.slots && pieces(&new).eq(pieces(old));
            made(&args).filter(|_| same)
        })
    }
}

/// What an instruction accesses, in order.
fn pieces(of: &Instance) -> impl Iterator<Item = (bool, super::Piece)> {
    of.accesses
        .iter()
        .flat_map(|a| a.items.iter().map(|item| (a.writes, item.piece)))
}

/// Operands that an expression names, as bits.
fn mentions(e: &isa::Expr, out: &mut u32) {
    match e {
        isa::Expr::Operand(at) | isa::Expr::Slice(at, ..) => *out |= 1 << (at & 31),
        isa::Expr::Num(_) | isa::Expr::Let(_) | isa::Expr::Param(_) => {}
        isa::Expr::Un(_, a) | isa::Expr::In(a, _) | isa::Expr::Call(_, a) => mentions(a, out),
        isa::Expr::Bin(_, a, b) => [a, b].into_iter().for_each(|e| mentions(e, out)),
        isa::Expr::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| mentions(e, out)),
    }
}
