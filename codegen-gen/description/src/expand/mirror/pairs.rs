//! What operands of a pseudo-instruction may not be to each other: ties, pairs, and which results are written early.

use super::body::{Body, Class};
use super::constraints::forbids;
use super::instance::Builder;
use super::rules::{Entry, Scope};
use super::{Group, is_result};
use crate::expand::exprs;
use crate::expand::family::{Column, Columns};
use crate::model::{BinOp, Constraint, Dir, Expr, Kind, UnOp};
use crate::syntax::yaml::Text;
use onespec_core::expr::binary;
use onespec_diag::{Diag, Place};
use std::sync::Arc;

impl Builder<'_, '_> {
    /// Tied operands are the same register, or the word that stands for none.
    pub(super) fn ties(&self, body: &Body, legal: &mut Vec<Constraint>) {
        for (i, role) in body.roles.iter().enumerate() {
            let Some(tied) = role.tied else { continue };
            let own = || Box::new(Expr::Operand(i as u8));
            let same = Expr::Bin(BinOp::Eq, own(), Box::new(Expr::Operand(tied)));
            let word = 1 << self.register_width();
            let expr = match self.kinds.get(body.operands[i].kind) {
                Some(Kind::Sum { .. }) => {
                    let none = Expr::Bin(BinOp::Eq, own(), Box::new(Expr::Num(word)));
                    Expr::Bin(BinOp::Or, Box::new(same), Box::new(none))
                }
                _ => same,
            };
            legal.push(Constraint {
                expr,
                text: format!("{} == {}", body.names[i], body.names[usize::from(tied)]),
                origin: self.rules.yaml.origin.clone(),
            });
        }
    }

    /// A text over one or two operands as a text over the pseudo-instruction's: `{a}` and `{b}` are the operands,
    /// `{a_…}` and `{b_…}` what is known of them, other names what is known of the instruction.
    pub(super) fn filled(&self, body: &Body, scope: Scope<'_, '_>, pair: Option<(usize, usize)>, text: &Text) -> Text {
        let mut list: Vec<Column> = Vec::new();
        let place = Arc::new(Place::from(&self.rules.yaml.origin));
        for name in placeholders(&text.text) {
            let about = |(letter, own): (&str, usize)| -> Option<String> {
                let rest = name.strip_prefix(letter)?;
                let class = body.classes.get(own)?.as_ref();
                match rest.strip_prefix('_') {
                    None => rest.is_empty().then(|| body.names[own].clone()),
                    Some("count") => Some(class?.count.to_string()),
                    Some(rest) => Some(scope.on(class?.base).name(rest)?.text()),
                }
            };
            let differ = |(a, b): (usize, usize)| {
                let base = |own: usize| body.classes[own].as_ref().map(|c| c.base as u8);
                let forbidden = |entry: &Entry<'_>| entry.op.legal.iter().any(|c| forbids(&c.expr, base(a), base(b)));
                i64::from(scope.entry.is_some_and(forbidden)).to_string()
            };
            let value = match pair {
                Some(pair) if name == "differ" => Some(differ(pair)),
                Some((a, b)) => about(("a", a)).or_else(|| about(("b", b))),
                None => None,
            };
            if let Some(value) = value.or_else(|| scope.name(&name).map(|v| v.text())) {
                list.push(Column {
                    name: name.into(),
                    number: None,
                    value: value.into(),
                    cell: place.clone(),
                });
            }
        }
        Columns { list, row: "".into() }.fill(text)
    }

    /// Constraints between operands in the file, and which results are written early because of them.
    pub(super) fn pairs(
        &mut self,
        body: &mut Body,
        scope: Scope<'_, '_>,
        group: &Group<'_>,
        legal: &mut Vec<Constraint>,
    ) -> Option<()> {
        for pair in &self.rules.yaml.pairs {
            let Some(text) = &pair.legal else {
                self.cx().report(
                    Diag::error("E0719", &pair.origin, "this pair has no `legal`")
                        .help("an expression over {a} and {b}"),
                );
                return None;
            };
            let direction = |i: usize| pair.of.0.get(i).map_or("", |w| &*w.text);
            let fits = |own: usize, want: &str| {
                let dir = body.operands[own].dir;
                body.classes[own].is_some() && (if want == "out" { is_result(dir) } else { dir != Dir::Out })
            };
            if !scope.holds(pair.when.as_ref()) {
                continue;
            }
            let alone = pair.of.0.len() == 1;
            for a in 0..body.operands.len() {
                for b in 0..body.operands.len() {
                    let ordered = if alone {
                        a == b
                    } else {
                        a != b && (direction(0) != direction(1) || a < b)
                    };
                    if !ordered || !fits(a, direction(0)) || !alone && !fits(b, direction(1)) {
                        continue;
                    }
                    // A source that is the result's own register is meant to be the same.
                    if body.roles[b].tied == Some(a as u8) || body.roles[a].tied == Some(b as u8) {
                        continue;
                    }
                    let Some(expr) = self.pair(body, scope, group, text, (a, b))? else {
                        continue;
                    };
                    if !alone && direction(0) == "out" && self.breaks(body, a, b, &expr) {
                        body.roles[a].early = true;
                    }
                    legal.push(Constraint {
                        expr,
                        text: text.text.to_string(),
                        origin: text.origin.clone(),
                    });
                }
            }
        }
        Some(())
    }

    /// The constraint for two operands, the same for all modes of the group; nothing when it always holds.
    pub(super) fn pair(
        &self,
        body: &Body,
        scope: Scope<'_, '_>,
        group: &Group<'_>,
        text: &Text,
        pair: (usize, usize),
    ) -> Option<Option<Expr>> {
        let mut first: Option<Expr> = None;
        for row in &group.rows {
            let scope = scope.with_row(row);
            let filled = self.filled(body, scope, Some(pair), text);
            let expr = exprs::text(self.cx(), &body.env(), &named(&filled, &group.name))?;
            match &first {
                None => first = Some(expr),
                Some(known) if *known != expr => {
                    let message = format!(
                        "modes of `{}` differ in what its operands may be to each other",
                        group.name
                    );
                    let diag = Diag::error("E0346", &text.origin, message);
                    self.cx()
                        .report(diag.help("what a pseudo-instruction is called must tell what is legal"));
                    return None;
                }
                Some(_) => {}
            }
        }
        Some(first.filter(|e| !matches!(e, Expr::Num(n) if *n != 0)))
    }

    /// Can two registers of these classes overlap and break the constraint?
    pub(super) fn breaks(&mut self, body: &Body, a: usize, b: usize, expr: &Expr) -> bool {
        let (Some(first), Some(second)) = (&body.classes[a], &body.classes[b]) else {
            return false;
        };
        let key = format!("{a} {b} {first:?} {second:?} {expr:?}");
        if let Some(known) = self.breakable.get(&key) {
            return *known;
        }
        let total = self
            .kinds
            .files
            .get(usize::from(self.rules.file))
            .map_or(0, |f| i64::from(f.count));
        let members = |class: &Class| {
            let (step, exclude) = (i64::from(class.step.max(1)), class.exclude.clone());
            (0..total)
                .filter(move |r| r % step == 0 && !exclude.contains(&(*r as u16)))
                .collect::<Vec<_>>()
        };
        let mut values = vec![0; body.operands.len()];
        let mut found = false;
        for x in members(first) {
            for y in members(second) {
                (values[a], values[b]) = (x, y);
                let overlap = x < y + second.count && y < x + first.count;
                found |= overlap && evaluate(expr, &values) == 0;
            }
        }
        self.breakable.insert(key, found);
        found
    }
}

/// The names in braces.
pub fn placeholders(text: &str) -> Vec<String> {
    let pieces = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let mut names: Vec<String> = pieces.map(|(name, _)| name.to_string()).collect();
    names.sort();
    names.dedup();
    names
}

/// The text with the name of a member, so that a diagnostic tells which one it is about.
pub fn named(text: &Text, name: &str) -> Text {
    let mut text = text.clone();
    text.origin.row = name.into();
    text
}

/// The value of a constraint over two registers; other operands count as 0.
pub fn evaluate(expr: &Expr, values: &[i64]) -> i64 {
    let value = |e: &Expr| evaluate(e, values);
    match expr {
        Expr::Num(n) => *n,
        Expr::Operand(i) => values.get(usize::from(*i)).copied().unwrap_or(0),
        Expr::Un(UnOp::Not, a) => i64::from(value(a) == 0),
        Expr::Un(UnOp::Neg, a) => value(a).wrapping_neg(),
        Expr::Un(UnOp::Inv, a) => !value(a),
        Expr::Bin(op, a, b) => binary(*op, value(a), value(b)),
        Expr::Cond(a, b, c) => {
            if value(a) != 0 {
                value(b)
            } else {
                value(c)
            }
        }
        Expr::In(a, ranges) => {
            let a = value(a);
            i64::from(ranges.iter().any(|(low, high)| *low <= a && a <= *high))
        }
        Expr::Let(_) | Expr::Param(_) | Expr::Slice(..) | Expr::Call(..) => 0,
    }
}
