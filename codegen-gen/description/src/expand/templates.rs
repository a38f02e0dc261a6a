//! Templates: the text of an instruction, both ways.

use super::cx::Cx;
use super::exprs::{self, Env};
use super::kinds::{Kinds, register_names};
use crate::model::{Expr, Kind, Part};
use crate::syntax::assembly::Piece;
use crate::syntax::bits::{Expr as Ast, Member, Node};
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, did_you_mean};
use std::collections::BTreeMap;

/// `texts` may stand in `texts`; this deep.
const MAX_DEPTH: u32 = 8;

/// The operands, lets and constants that a template's holes name, in order of first appearance; `texts` are followed.
pub fn mentions(cx: &Cx<'_>, units: &[usize], text: &Text) -> Vec<String> {
    let mut names = Vec::new();
    walk(cx, units, text, 0, &mut |piece| {
        if let Piece::Hole { name, .. } = piece {
            names.push(name.clone());
        }
    });
    names
}

/// Also the names in conditions: everything that the printed text depends on.
pub fn depends(cx: &Cx<'_>, units: &[usize], text: &Text) -> Vec<String> {
    let mut names = Vec::new();
    walk(cx, units, text, 0, &mut |piece| match piece {
        Piece::Hole { name, .. } => names.push(name.clone()),
        Piece::Choice { cond, .. } => expr_names(cond, &mut names),
        Piece::Text(_) | Piece::Spelled(_) => {}
    });
    names
}

fn walk(cx: &Cx<'_>, units: &[usize], text: &Text, depth: u32, visit: &mut dyn FnMut(&Piece)) {
    let Some(template) = cx.languages.template(text).ok().filter(|_| depth < MAX_DEPTH) else {
        return;
    };
    walk_pieces(cx, units, &template, depth, visit);
}

fn walk_pieces(cx: &Cx<'_>, units: &[usize], pieces: &[Piece], depth: u32, visit: &mut dyn FnMut(&Piece)) {
    for piece in pieces {
        visit(piece);
        match piece {
            Piece::Hole { name, .. } => {
                if let Some((_, text)) = units.iter().find_map(|unit| cx.text(*unit, name)) {
                    walk(cx, units, text, depth + 1, visit);
                }
            }
            Piece::Choice { yes, no, .. } => {
                walk_pieces(cx, units, yes, depth, visit);
                walk_pieces(cx, units, no, depth, visit);
            }
            Piece::Text(_) | Piece::Spelled(_) => {}
        }
    }
}

/// Names in a parsed expression.
pub fn expr_names(expr: &Ast, out: &mut Vec<String>) {
    match &expr.node {
        Node::Name(name) | Node::Slice(name, ..) => out.push(name.clone()),
        Node::Number(_) => {}
        Node::Set(members) => out.extend(members.iter().filter_map(|m| match m {
            Member::Name(name, _) => Some(name.clone()),
            Member::Range(..) => None,
        })),
        Node::Call(_, a, _) | Node::Un(_, a) => expr_names(a, out),
        Node::Bin(_, a, b) | Node::In(a, b) => [a, b].into_iter().for_each(|e| expr_names(e, out)),
        Node::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| expr_names(e, out)),
    }
}

/// What a template prints for an operand that the encoding fixes.
pub struct FixedText {
    pub text: String,
    /// The value is the operand's default, which optional holes do not print.
    pub is_default: bool,
}

/// What compiling needs.
struct Compile<'x, 'a> {
    cx: &'x Cx<'a>,
    units: &'x [usize],
    env: &'x Env<'x>,
    /// Texts of fixed operands.
    fixed: &'x BTreeMap<String, FixedText>,
    /// `{name}` stands for the mnemonic.
    mnemonic: bool,
}

/// The parts of a template. `None` after reporting.
pub fn compile(
    cx: &Cx<'_>,
    units: &[usize],
    text: &Text,
    env: &Env<'_>,
    fixed: &BTreeMap<String, FixedText>,
    mnemonic: bool,
) -> Option<Vec<Part>> {
    let template = cx.template(text)?;
    let parts = Compile {
        cx,
        units,
        env,
        fixed,
        mnemonic,
    }
    .pieces(text, &template, 0)?;
    Some(joined(parts))
}

/// Puts the mnemonic in front when it is missing.
pub fn with_name(mut parts: Vec<Part>) -> Vec<Part> {
    fn names(parts: &[Part]) -> bool {
        parts.iter().any(|part| match part {
            Part::Name | Part::Spelled(_) => true,
            Part::Choice { yes, no, .. } => names(yes) || names(no),
            _ => false,
        })
    }
    if names(&parts) {
        return parts;
    }
    let mut out = vec![Part::Name];
    // An optional operand brings its own blank: `{ imm}`.
    let blank = match parts.first() {
        None => false,
        Some(Part::Text(text)) => !text.starts_with(' '),
        Some(Part::Operand { lead, .. }) => !lead.starts_with(' '),
        Some(_) => true,
    };
    if blank {
        out.push(Part::Text(" ".into()));
    }
    out.append(&mut parts);
    joined(out)
}

/// Neighbouring texts as one.
fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut out: Vec<Part> = Vec::with_capacity(parts.len());
    for part in parts {
        match (out.last_mut(), part) {
            (_, Part::Text(text)) if text.is_empty() => {}
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => out.push(part),
        }
    }
    out
}

impl Compile<'_, '_> {
    fn pieces(&self, text: &Text, pieces: &[Piece], depth: u32) -> Option<Vec<Part>> {
        let mut out = Vec::new();
        let mut complete = true;
        for piece in pieces {
            match self.piece(text, piece, depth) {
                Some(mut parts) => out.append(&mut parts),
                None => complete = false,
            }
        }
        complete.then_some(out)
    }

    fn piece(&self, text: &Text, piece: &Piece, depth: u32) -> Option<Vec<Part>> {
        match piece {
            Piece::Text(text) => Some(vec![Part::Text(text.clone())]),
            Piece::Spelled(word) => Some(vec![Part::Spelled(word.clone())]),
            Piece::Choice { cond, yes, no, .. } => {
                let cond = exprs::resolve(self.cx, self.env, text, cond)?;
                let (yes, no) = (self.pieces(text, yes, depth), self.pieces(text, no, depth));
                let (yes, no) = (joined(yes?), joined(no?));
                Some(match cond {
                    Expr::Num(0) => no,
                    Expr::Num(_) => yes,
                    cond => vec![Part::Choice { cond, yes, no }],
                })
            }
            Piece::Hole { lead, name, trail, at } => self.hole(text, lead, name, trail, *at, depth),
        }
    }

    fn hole(
        &self,
        text: &Text,
        lead: &str,
        name: &str,
        trail: &str,
        at: (usize, usize),
        depth: u32,
    ) -> Option<Vec<Part>> {
        if name == "name" && self.mnemonic {
            return Some(vec![Part::Name]);
        }
        let around = |inner: Part| vec![Part::Text(lead.into()), inner, Part::Text(trail.into())];
        if let Some((_, piece)) = self.units.iter().find_map(|unit| self.cx.text(*unit, name)) {
            if self.env.operands.iter().any(|o| o == name) {
                let diag = Diag::error(
                    "E0206",
                    &piece.origin,
                    format!("text `{name}` has the name of an operand"),
                );
                self.cx.report(diag.help("rename the text"));
                return None;
            }
            if depth >= MAX_DEPTH {
                let diag = Diag::error("E0203", &piece.origin, format!("text `{name}` contains itself"));
                self.cx.report(diag.help("texts may be nested, not recursive"));
                return None;
            }
            let template = self.cx.template(piece)?;
            return self.pieces(piece, &template, depth + 1);
        }
        if let Some(fixed) = self.fixed.get(name) {
            let optional = !lead.is_empty() || !trail.is_empty();
            let shown = || around(Part::Text(fixed.text.clone()));
            return Some(if fixed.is_default && optional {
                Vec::new()
            } else {
                shown()
            });
        }
        match self.env.get(name) {
            Some(Expr::Operand(index)) => {
                let optional = !lead.is_empty() || !trail.is_empty();
                Some(vec![Part::Operand {
                    index,
                    lead: lead.into(),
                    trail: trail.into(),
                    optional,
                }])
            }
            Some(Expr::Let(index)) => Some(around(Part::Let(index))),
            Some(Expr::Num(n)) => Some(around(Part::Text(n.to_string()))),
            _ => {
                let message = format!("the template names `{name}`, which is no operand, let or column");
                let diag = Diag::error("E0204", text.origin.at(at.0, at.1), message);
                let help = did_you_mean(name, self.env.names());
                self.cx
                    .report(diag.help(help.unwrap_or_else(|| "`\\{` is the character itself".into())));
                None
            }
        }
    }
}

/// How a constant operand reads.
pub fn constant(kinds: &Kinds, kind: Option<&Kind>, value: u128) -> String {
    let value = value as i64;
    let number = value.to_string();
    match kind {
        Some(Kind::Reg { file, list, .. }) => {
            let value = list.get(value as usize).map_or(value, |n| i64::from(*n));
            let file = kinds.files.get(*file as usize);
            let abi = file.and_then(|f| f.abi.get(value as usize)?.first().cloned());
            let names = file.map(register_names).unwrap_or_default();
            abi.or_else(|| names.into_iter().find(|(_, n)| *n == value).map(|(name, _)| name))
                .unwrap_or(number)
        }
        Some(Kind::Enum { names, .. }) => names
            .iter()
            .find(|(_, code)| *code == value)
            .map_or(number, |(name, _)| name.clone()),
        _ => number,
    }
}
