//! Matching a text with holes against the template of an instruction: the right side of an alias, of `is`.
//!
//! The text is one that the instruction could print, with `{name}` where an operand's text would stand. Templates have
//! optional pieces and choices, so the search backtracks. The condition of a choice that went one way is part of the
//! result: the text is one of the instruction only where it holds.

use super::exprs::fold;
use super::kinds::{Kinds, register_names};
use crate::model::{BinOp, Expr, Kind, Let, Op, Operand, Part};
use crate::syntax::assembly::Piece;
use crate::syntax::bits::signed;
use onespec_core::isa::UnOp;

/// A character of the text, or a hole in it.
#[derive(Debug, Clone, PartialEq)]
pub enum Item {
    Char(char),
    /// What the hole stands for; with what surrounds it when it is optional.
    Hole {
        value: Expr,
        lead: String,
        trail: String,
    },
}

/// Steps that a match may take, against templates that backtrack without end.
const MAX_STEPS: u32 = 20_000;

/// The text as items. `value` finds what a hole stands for; `None` from it ends with the name that is unknown.
pub fn items(pieces: &[Piece], value: &dyn Fn(&str) -> Option<Expr>) -> Result<Vec<Item>, String> {
    let mut out = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => {
                for c in text.chars() {
                    let c = if c.is_whitespace() { ' ' } else { c };
                    if c != ' ' || out.last() != Some(&Item::Char(' ')) {
                        out.push(Item::Char(c));
                    }
                }
            }
            Piece::Hole { lead, name, trail, .. } => {
                let value = value(name).ok_or_else(|| name.clone())?;
                out.push(Item::Hole {
                    value,
                    lead: lead.clone(),
                    trail: trail.clone(),
                });
            }
            Piece::Choice { .. } => return Err("{… ? …}".into()),
            Piece::Spelled(_) => return Err("{name = …}".into()),
        }
    }
    while out.last() == Some(&Item::Char(' ')) {
        out.pop();
    }
    Ok(out)
}

/// A template against a text.
pub struct Match<'m> {
    kinds: &'m Kinds,
    op: &'m Op,
    items: &'m [Item],
    bound: Vec<Option<Expr>>,
    /// Conditions of the choices on the way, and whether each has to hold.
    choices: Vec<(Expr, bool)>,
    steps: u32,
}

/// How a text is one of an instruction.
pub struct Found {
    /// The value of each operand, over what the holes of the text stand for.
    pub args: Vec<Expr>,
    /// What must hold besides, over the same: choices of the template that depend on a hole.
    pub conditions: Vec<Expr>,
}

/// The values of all operands of `op` if the text is one of its texts.
pub fn find(kinds: &Kinds, op: &Op, items: &[Item]) -> Option<Found> {
    for template in &op.templates {
        let mut search = Match {
            kinds,
            op,
            items,
            bound: vec![None; op.operands.len()],
            choices: Vec::new(),
            steps: 0,
        };
        if search.parts(&[template], 0) {
            let args = search.args();
            let conditions = search.conditions(&args).unwrap_or_default();
            return Some(Found { args, conditions });
        }
    }
    None
}

/// An expression over an instruction's operands as one over what the operands are made from.
pub fn substitute(expr: &Expr, args: &[Expr], lets: &[Let]) -> Expr {
    let sub = |inner: &Expr| Box::new(substitute(inner, args, lets));
    match expr {
        Expr::Operand(i) => args.get(usize::from(*i)).cloned().unwrap_or(Expr::Num(0)),
        Expr::Let(i) => lets
            .get(usize::from(*i))
            .map_or(Expr::Num(0), |l| substitute(&l.value, args, lets)),
        Expr::Slice(i, high, low) => match args.get(usize::from(*i)) {
            Some(Expr::Operand(k)) => Expr::Slice(*k, *high, *low),
            Some(value) => {
                let width = high.saturating_sub(*low) + 1;
                let mask = if width >= 64 { -1 } else { (1i64 << width) - 1 };
                let low = fold(Expr::Bin(
                    BinOp::Shr,
                    Box::new(value.clone()),
                    Box::new(Expr::Num(i64::from(*low))),
                ));
                fold(Expr::Bin(BinOp::BitAnd, Box::new(low), Box::new(Expr::Num(mask))))
            }
            None => Expr::Num(0),
        },
        Expr::Un(op, a) => fold(Expr::Un(*op, sub(a))),
        Expr::Bin(op, a, b) => fold(Expr::Bin(*op, sub(a), sub(b))),
        Expr::Cond(c, a, b) => fold(Expr::Cond(sub(c), sub(a), sub(b))),
        Expr::In(a, ranges) => fold(Expr::In(sub(a), ranges.clone())),
        Expr::Call(func, a) => Expr::Call(*func, sub(a)),
        Expr::Num(_) | Expr::Param(_) => expr.clone(),
    }
}

impl Match<'_> {
    /// The values of the operands: what the text says, else their defaults.
    fn args(&self) -> Vec<Expr> {
        let value = |(bound, operand): (&Option<Expr>, &Operand)| {
            bound.clone().unwrap_or(Expr::Num(operand.default.unwrap_or(0)))
        };
        self.bound.iter().zip(&self.op.operands).map(value).collect()
    }

    /// What the choices on the way require of the operands; `None` where one of them cannot have gone this way.
    fn conditions(&self, args: &[Expr]) -> Option<Vec<Expr>> {
        let mut open = Vec::new();
        for (condition, holds) in &self.choices {
            match substitute(condition, args, &self.op.lets) {
                Expr::Num(n) if (n != 0) == *holds => {}
                Expr::Num(_) => return None,
                condition if *holds => open.push(condition),
                condition => open.push(Expr::Un(UnOp::Not, Box::new(condition))),
            }
        }
        Some(open)
    }

    /// Matches the rest of the template (innermost part list last) from an item on.
    fn parts(&mut self, rest: &[&[Part]], at: usize) -> bool {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return false;
        }
        let Some((top, outer)) = rest.split_last() else {
            return at == self.items.len() && self.conditions(&self.args()).is_some();
        };
        let Some((part, tail)) = top.split_first() else {
            return self.parts(outer, at);
        };
        let mut next = outer.to_vec();
        next.push(tail);
        match part {
            Part::Text(text) | Part::Spelled(text) => self.text(text, at).is_some_and(|at| self.parts(&next, at)),
            Part::Name => self.text(&self.op.name, at).is_some_and(|at| self.parts(&next, at)),
            Part::Let(_) => false,
            Part::Choice { cond, yes, no } => [(yes, true), (no, false)].into_iter().any(|(branch, holds)| {
                let mut with = next.clone();
                with.push(branch);
                self.choices.push((cond.clone(), holds));
                let found = self.parts(&with, at);
                if !found {
                    self.choices.pop();
                }
                found
            }),
            Part::Operand {
                index,
                lead,
                trail,
                optional,
            } => {
                let index = *index as usize;
                if let Some(Item::Hole {
                    value,
                    lead: l,
                    trail: t,
                }) = self.items.get(at)
                    && (l, t) == (lead, trail)
                    && self.bind(index, value.clone(), at + 1, &next)
                {
                    return true;
                }
                if let Some(inner) = self.text(lead, at) {
                    if let Some(Item::Hole {
                        value,
                        lead: l,
                        trail: t,
                    }) = self.items.get(inner)
                        && l.is_empty()
                        && t.is_empty()
                        && let Some(after) = self.text(trail, inner + 1)
                        && self.bind(index, value.clone(), after, &next)
                    {
                        return true;
                    }
                    for (value, end) in self.literals(index, inner) {
                        if let Some(after) = self.text(trail, end)
                            && self.bind(index, Expr::Num(value), after, &next)
                        {
                            return true;
                        }
                    }
                }
                *optional && self.parts(&next, at)
            }
        }
    }

    /// Gives an operand its value and goes on; undoes it when that fails. A second mention must agree.
    fn bind(&mut self, index: usize, value: Expr, at: usize, next: &[&[Part]]) -> bool {
        let Some(slot) = self.bound.get_mut(index) else {
            return false;
        };
        match slot {
            Some(known) if *known != value => return false,
            Some(_) => return self.parts(next, at),
            None => *slot = Some(value),
        }
        if self.parts(next, at) {
            return true;
        }
        self.bound[index] = None;
        false
    }

    /// Matches literal text; a blank in the template matches blanks, and none after a comma.
    fn text(&self, text: &str, mut at: usize) -> Option<usize> {
        let mut before = ' ';
        for c in text.chars() {
            match self.items.get(at) {
                Some(Item::Char(found)) if *found == c => at += 1,
                _ if c == ' ' && (before == ',' || before == ' ' || at == self.items.len()) => {}
                _ => return None,
            }
            before = c;
        }
        Some(at)
    }

    /// Constants that could stand here for an operand, longest first, with the item after them.
    fn literals(&self, index: usize, at: usize) -> Vec<(i64, usize)> {
        let Some(operand) = self.op.operands.get(index) else {
            return Vec::new();
        };
        let Some(kind) = self.kinds.get(operand.kind) else {
            return Vec::new();
        };
        let text: String = self.items[at.min(self.items.len())..]
            .iter()
            .map_while(|item| match item {
                Item::Char(c) => Some(*c),
                Item::Hole { .. } => None,
            })
            .collect();
        let named = |names: Vec<(String, i64)>| {
            let mut found: Vec<(i64, usize)> = names
                .iter()
                .filter(|(name, _)| text.starts_with(name.as_str()))
                .map(|(name, value)| (*value, at + name.chars().count()))
                .collect();
            found.sort_by_key(|(_, end)| std::cmp::Reverse(*end));
            found
        };
        let number = || {
            let end = text
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .unwrap_or(text.len());
            let value = signed(&text[..end]).filter(|value| fits(operand, *value));
            value
                .map(|value| (value, at + text[..end].chars().count()))
                .into_iter()
                .collect::<Vec<_>>()
        };
        match kind {
            Kind::Int | Kind::Float(_) => number(),
            Kind::Reg {
                file,
                list,
                exclude,
                step,
            } => {
                let names = self
                    .kinds
                    .files
                    .get(file as usize)
                    .map(register_names)
                    .unwrap_or_default();
                let mut found = named(names);
                found.retain(|(value, _)| {
                    let n = *value as u16;
                    (list.is_empty() || list.contains(&n)) && !exclude.contains(&n) && n.is_multiple_of(step.max(1))
                });
                found
            }
            Kind::Enum { names, open } => {
                let mut found = named(names);
                if open {
                    found.extend(number());
                }
                found
            }
            Kind::Flags { letters, none } => {
                let len = letters.chars().count();
                let mut found = named(vec![(none, 0)]);
                let run: Vec<char> = text.chars().take_while(|c| letters.contains(*c)).collect();
                let bit = |c: &char| {
                    letters
                        .chars()
                        .position(|l| l == *c)
                        .map_or(0, |i| 1i64 << (len - 1 - i))
                };
                if !run.is_empty() {
                    found.insert(0, (run.iter().map(bit).fold(0, |a, b| a | b), at + run.len()));
                }
                found
            }
            Kind::Sum { .. } => Vec::new(),
        }
    }
}

/// Is this a value of the operand?
fn fits(operand: &Operand, value: i64) -> bool {
    let width = u32::from(operand.width);
    if value & ((1i64 << operand.align.min(62)) - 1) != 0 || operand.except.contains(&value) {
        return false;
    }
    if width >= 64 {
        return true;
    }
    let signed = value >= -(1i64 << (width - 1)) && value < 1i64 << (width - 1);
    let unsigned = value >= 0 && value < 1i64 << width;
    if operand.wrap {
        signed || unsigned
    } else if operand.signed {
        signed
    } else {
        unsigned
    }
}
