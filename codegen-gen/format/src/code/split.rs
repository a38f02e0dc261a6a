//! Statements of a body and arms of a `match`, with the comments between them.

use super::token::{Kind, Token};
use super::tree::{Node, first};

/// A part of a body.
#[derive(Debug)]
pub enum Item<'a> {
    /// A comment that has its line for itself.
    Comment { text: &'a str, blank: bool },
    /// A statement or an arm.
    Code {
        nodes: &'a [Node],
        /// The comment at its end.
        note: Option<&'a str>,
        /// A blank line stands in front of it.
        blank: bool,
        /// It stands on one line, and the comment does so, too.
        one_line: bool,
    },
}

/// The parts of a body, and the comment directly behind the bracket that opens it.
pub fn items(nodes: &[Node], arms: bool) -> (Option<&str>, Vec<Item<'_>>) {
    let mut out: Vec<Item<'_>> = Vec::new();
    let mut opening = None;
    let mut at = 0;
    while let Some(node) = nodes.get(at) {
        let token = first(node);
        let blank = token.breaks > 1 && at > 0;
        if token.kind == Kind::Comment {
            at += 1;
            match out.last_mut() {
                _ if token.breaks > 0 => out.push(Item::Comment {
                    text: &token.text,
                    blank,
                }),
                Some(Item::Code { note, .. }) if note.is_none() => *note = Some(&token.text),
                None if opening.is_none() => opening = Some(token.text.as_str()),
                _ => out.push(Item::Comment {
                    text: &token.text,
                    blank,
                }),
            }
            continue;
        }
        let rest = nodes.get(at..).unwrap_or(&[]);
        let len = if arms { arm(rest) } else { statement(rest) };
        let len = trimmed(rest, len.clamp(1, rest.len()));
        let nodes = rest.get(..len).unwrap_or(rest);
        out.push(Item::Code {
            nodes,
            note: None,
            blank,
            one_line: !nodes.iter().enumerate().any(|(i, node)| broken(node, i > 0)),
        });
        at += len;
    }
    (opening, out)
}

/// Does a line end stand in this node, or in front of it?
fn broken(node: &Node, front: bool) -> bool {
    if front && first(node).breaks > 0 {
        return true;
    }
    match node {
        Node::Token(_) => false,
        Node::Group(group) => group.close.breaks > 0 || group.nodes.iter().any(|node| broken(node, true)),
    }
}

/// Comments at the end of a part are none of it.
fn trimmed(nodes: &[Node], len: usize) -> usize {
    let is_comment = |i: usize| nodes.get(i).is_some_and(|node| node.is_kind(Kind::Comment));
    let mut len = len;
    while len > 1 && is_comment(len - 1) {
        len -= 1;
    }
    len
}

/// Position behind the first node from `at` on that is what is asked for; the end where there is none.
fn behind(nodes: &[Node], at: usize, wanted: impl Fn(&Node) -> bool) -> usize {
    let rest = nodes.get(at..).unwrap_or(&[]);
    rest.iter().position(wanted).map_or(nodes.len(), |found| at + found + 1)
}

fn is_semicolon(node: &Node) -> bool {
    node.is_kind(Kind::Semicolon)
}

/// Number of nodes of the statement at the start.
fn statement(nodes: &[Node]) -> usize {
    let word = nodes
        .first()
        .and_then(Node::token)
        .filter(|token| token.kind == Kind::Word);
    match word.map(|token| token.text.as_str()) {
        Some("if") => conditional(nodes),
        Some("for" | "match") => behind(nodes, 0, Node::is_block),
        // The steps of a rule that are repeated.
        Some("repeat") if nodes.get(2).is_some_and(Node::is_block) => 3,
        Some("fn") => behind(nodes, 0, |node| node.is_block() || is_semicolon(node)),
        Some(word) if placeholder_alone(word, nodes) => 1,
        _ => behind(nodes, 0, is_semicolon),
    }
}

/// A placeholder that has a line for itself may stand for statements.
fn placeholder_alone(word: &str, nodes: &[Node]) -> bool {
    let whole = word.starts_with('{') && word.find('}') == Some(word.len() - 1);
    whole && nodes.get(1).is_some_and(|next| first(next).breaks > 0)
}

fn conditional(nodes: &[Node]) -> usize {
    let mut at = 0;
    loop {
        at = behind(nodes, at, Node::is_block);
        let next = behind(nodes, at, |node| !node.is_kind(Kind::Comment));
        let continues = next > 0 && nodes.get(next - 1).is_some_and(|node| node.is("else"));
        if !continues || next == nodes.len() {
            return at;
        }
        at = next;
    }
}

/// Number of nodes of the arm at the start.
fn arm(nodes: &[Node]) -> usize {
    let arrow = behind(nodes, 0, |node| node.is("=>"));
    if !nodes.get(arrow).is_some_and(Node::is_block) {
        return behind(nodes, arrow, |node| node.is_kind(Kind::Comma));
    }
    let comma = nodes.get(arrow + 1).is_some_and(|node| node.is_kind(Kind::Comma));
    arrow + 1 + usize::from(comma)
}

/// How loosely an operator binds: the smallest is broken at first.
fn looseness(token: &Token) -> Option<u8> {
    Some(match token.text.as_str() {
        ":" => 0,
        "?" => 1,
        "||" => 2,
        "&&" => 3,
        "==" | "!=" | "<" | "<=" | ">" | ">=" | "<u" | "<=u" | ">u" | ">=u" | "<s" | "<=s" | ">s" | ">=s" => 4,
        "|" => 5,
        "^" => 6,
        "&" => 7,
        "@" => 8,
        "<<" | ">>" | ">>s" | ">>u" => 9,
        "+" | "-" => 10,
        "*" | "/" | "%" | "/u" | "/s" | "%u" | "%s" => 11,
        _ => return None,
    })
}

/// Pieces of an expression: each but the first starts with an operator of those that bind loosest. What stands in front of an
/// expression (`let x =`) belongs to the first piece.
pub fn pieces(nodes: &[Node]) -> Vec<&[Node]> {
    let start = nodes.iter().rposition(|node| {
        let assigns = ["=", "=>", "|=", "&=", "^=", "+=", "-="];
        assigns.iter().any(|text| node.is(text))
    });
    let start = start.map_or(0, |at| at + 1);
    let mut asked = 0;
    let mut operators: Vec<(usize, u8)> = Vec::new();
    for (at, node) in nodes.iter().enumerate().skip(start + 1) {
        let (Some(token), Some(next)) = (node.token(), nodes.get(at + 1)) else {
            continue;
        };
        let before = at.checked_sub(1).and_then(|i| nodes.get(i));
        let binary = token.spaced && first(next).spaced && !before.is_some_and(|node| node.is_kind(Kind::Operator));
        let Some(level) = looseness(token).filter(|_| binary && token.kind == Kind::Operator) else {
            continue;
        };
        asked += usize::from(level == 1);
        // A colon without a question is none of a choice.
        if level > 0 || asked > 0 {
            operators.push((at, level));
        }
    }
    let choices = operators.iter().filter(|(_, level)| *level == 0).count();
    let mut loosest = operators.iter().map(|(_, level)| *level).min();
    if choices == 1 && asked == 1 {
        // The question of a single choice stands on a line, too.
        operators
            .iter_mut()
            .filter(|(_, level)| *level == 0)
            .for_each(|o| o.1 = 1);
        loosest = Some(1);
    }
    let mut out = Vec::new();
    let mut from = 0;
    for (at, level) in operators {
        if Some(level) == loosest {
            out.extend(nodes.get(from..at));
            from = at;
        }
    }
    out.extend(nodes.get(from..));
    out
}

/// Arguments: each with its comma.
pub fn arguments(nodes: &[Node]) -> Vec<&[Node]> {
    nodes.split_inclusive(|node| node.is_kind(Kind::Comma)).collect()
}
