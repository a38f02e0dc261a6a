//! The end of a match: from parsed operands to an encoding, or to an error about them.

use super::candidates::{Candidate, Parser};
use super::error::{Expected, ParseError};
use super::expr::{self, skip_blanks};
use super::matcher::{Cx, Matcher, Outcome, Symbolic};
use super::solve::Goal;
use crate::encode::EncodeProblem;
use crate::isa::{Alias, Expr, Op, OpId};
use crate::operand::Args;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl Matcher {
    /// All parts have matched: the text must be at its end, and the operands must have an encoding.
    pub(super) fn end(&mut self, cx: &Cx<'_>, at: usize) -> bool {
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
            Candidate::Mirror(index) => match isa.mirror.and_then(|m| m.ops.get(index as usize)) {
                Some(o) => self.pseudo(cx, index, o),
                None => false,
            },
            Candidate::Alias(i) => match isa.aliases.get(i as usize) {
                Some(alias) => self.alias(cx, alias),
                None => false,
            },
            Candidate::Macro(index) => {
                self.fill_defaults(0);
                self.found(0, Outcome::Macro { index }, self.frames[0].values);
                self.symbols.clone_from(&self.open);
                true
            }
        }
    }

    fn instruction(&mut self, cx: &Cx<'_>, op: OpId, o: &'static Op) -> bool {
        let symbols = core::mem::take(&mut self.open);
        let solved = self.solved(cx, op, o, None, &symbols);
        if solved.is_ok() {
            self.symbols.clone_from(&symbols);
        }
        self.open = symbols;
        solved.unwrap_or(false)
    }

    /// Solves and keeps what is wrong. `Err`: nothing has an encoding.
    fn solved(
        &mut self,
        cx: &Cx<'_>,
        op: OpId,
        o: &'static Op,
        alias: Option<&'static Alias>,
        symbols: &[Symbolic],
    ) -> Result<bool, ()> {
        let goal = Goal {
            op,
            o,
            alias,
            symbols,
            reserved: self.reserved,
        };
        self.solve(cx.parser.isa, &goal).map_err(|wrong| {
            let (problem, args) = *wrong;
            self.refuse(cx, op, Some(o), &args, problem);
        })
    }

    /// A pseudo-instruction of a mirror: packed like an instruction. Its operands are registers and small numbers, so a
    /// symbol cannot stand for one.
    fn pseudo(&mut self, cx: &Cx<'_>, index: u16, o: &'static Op) -> bool {
        if let Some(symbol) = self.open.first() {
            let at = symbol.start as usize;
            return self.fail(at, Expected::Word("a number, not a symbol"));
        }
        let solved = self.solved(cx, index, o, None, &[]);
        if let Some((_, outcome, _)) = &mut self.best
            && let Outcome::Instruction { op, word } = *outcome
        {
            *outcome = Outcome::Mirror {
                index: op,
                packed: word,
            };
        }
        self.symbols.clear();
        solved.unwrap_or(false)
    }

    fn alias(&mut self, cx: &Cx<'_>, alias: &'static Alias) -> bool {
        let isa = cx.parser.isa;
        let Some(o) = isa.ops.get(alias.op as usize) else {
            return false;
        };
        // A symbol can only stand where the alias hands the operand on as it is, and asks nothing about it.
        let mut symbols = Vec::new();
        for s in &self.open {
            let handed = |e: &Expr| matches!(e, Expr::Operand(i) if *i == s.operand);
            let asked = alias.where_.iter().any(|w| mentions(w, s.operand));
            match alias.args.iter().position(handed).filter(|_| !asked) {
                Some(j) => symbols.push(Symbolic { operand: j as u8, ..*s }),
                None => return self.fail(s.start as usize, Expected::Word("a number, not a symbol")),
            }
        }
        match self.solved(cx, alias.op, o, Some(alias), &symbols) {
            Ok(done) => {
                self.symbols = symbols;
                done
            }
            Err(()) => false,
        }
    }

    /// Notes operand values that have no encoding. Another candidate may take them.
    fn refuse(&mut self, cx: &Cx<'_>, op: OpId, o: Option<&Op>, args: &Args, problem: EncodeProblem) {
        let at = match problem {
            EncodeProblem::Operand { index, .. } if matches!(cx.candidate, Candidate::Op(_) | Candidate::Mirror(_)) => {
                self.span(index as usize).0
            }
            EncodeProblem::Operand { index, .. } => self.alias_operand(cx, index),
            _ => 0,
        };
        if self.refused.is_none() {
            self.refused = Some((at, cx.parser.refused(op, o, args, problem)));
        }
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

/// Is the operand's value part of an expression?
fn mentions(e: &Expr, operand: u8) -> bool {
    match e {
        Expr::Operand(i) | Expr::Slice(i, ..) => *i == operand,
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => mentions(a, operand),
        Expr::Bin(_, a, b) => mentions(a, operand) || mentions(b, operand),
        Expr::Cond(c, a, b) => mentions(c, operand) || mentions(a, operand) || mentions(b, operand),
        Expr::Num(_) | Expr::Let(_) | Expr::Param(_) => false,
    }
}
