//! Printer of code: one statement a line, blocks indented by two, long expressions broken.

use super::split::{Item, arguments, items, pieces};
use super::token::{Kind, Token};
use super::tree::{Group, Node};
use crate::lines::{self, Line, width};
use crate::{COMFORTABLE, WIDEST};

/// How code of a language is laid out.
pub struct Style {
    /// The column that lines may reach.
    pub widest: usize,
    /// May a block of several statements stand on one line?
    pub dense: bool,
}

impl Style {
    pub const SEMANTICS: Style = Style {
        widest: COMFORTABLE,
        dense: false,
    };
    pub const RULES: Style = Style {
        widest: WIDEST,
        dense: true,
    };
}

/// Indentation of a block.
const BLOCK: usize = 2;
/// Further indentation of what continues a line.
const CONTINUED: usize = 4;

/// Writes code to lines.
pub struct Printer<'s> {
    lines: Vec<Line>,
    style: &'s Style,
    /// Columns in front of all lines.
    margin: usize,
    /// The line that is being written, its indentation and its comment.
    line: String,
    indent: usize,
    note: Option<String>,
    /// The token written last on this line.
    last: Option<Token>,
}

/// Text on one line, and the token that it ends with.
struct Flat {
    text: String,
    last: Option<Token>,
}

impl<'s> Printer<'s> {
    pub fn new(margin: usize, style: &'s Style) -> Printer<'s> {
        Printer {
            lines: Vec::new(),
            style,
            margin,
            line: String::new(),
            indent: 0,
            note: None,
            last: None,
        }
    }

    /// The lines. Comments at ends of lines that are too long for them stand in front.
    pub fn finish(self) -> Vec<Line> {
        let margin = " ".repeat(self.margin);
        let mut wide = Vec::new();
        for line in self.lines {
            if line.spilled {
                wide.push(Line::new(format!("{margin}{}", line.text)));
                continue;
            }
            let text = match line.text.as_str() {
                "" => String::new(),
                text => format!("{margin}{text}"),
            };
            lines::push(&mut wide, text, line.note);
        }
        let cut = |line: Line| Line {
            text: line.text.get(self.margin..).unwrap_or("").to_string(),
            ..line
        };
        wide.into_iter().map(cut).collect()
    }

    /// Statements, one a line.
    pub fn body(&mut self, nodes: &[Node], indent: usize) {
        let (opening, parts) = items(nodes, false);
        if let Some(text) = opening {
            self.comment(text, indent);
        }
        self.parts(parts, indent);
    }

    fn parts(&mut self, parts: Vec<Item<'_>>, indent: usize) {
        for (i, part) in parts.into_iter().enumerate() {
            match part {
                Item::Comment { text, blank } => {
                    self.blank(blank && i > 0);
                    self.comment(text, indent);
                }
                Item::Code {
                    nodes,
                    note,
                    blank,
                    one_line,
                } => {
                    self.blank(blank && i > 0);
                    self.start(indent);
                    if one_line {
                        self.note = note.map(str::to_string);
                    }
                    self.put(nodes, indent + CONTINUED, 0);
                    if !one_line {
                        self.note = note.map(str::to_string);
                    }
                    self.end();
                }
            }
        }
    }

    pub fn blank(&mut self, wanted: bool) {
        if wanted {
            self.lines.push(Line::default());
        }
    }

    /// A comment on a line of its own.
    pub fn comment(&mut self, text: &str, indent: usize) {
        lines::comment(&mut self.lines, indent, text, self.margin);
    }

    pub fn start(&mut self, indent: usize) {
        self.line = " ".repeat(indent);
        self.indent = indent;
        self.last = None;
    }

    pub fn end(&mut self) {
        let text = std::mem::take(&mut self.line).trim_end().to_string();
        let note = self.note.take();
        self.lines.push(Line {
            note,
            ..Line::new(text)
        });
        self.last = None;
    }

    pub fn set_note(&mut self, note: Option<&str>) {
        self.note = note.map(str::to_string);
    }

    /// Number of lines so far.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// A comment at the end of several lines, the first of which is number `from`, stands in front of all of them where the
    /// last one has no room for it: between them it would be read as a part of one.
    pub fn lead_note(&mut self, from: usize, indent: usize) {
        let Some(last) = self.lines.last_mut() else { return };
        let has_room = |note: &String| self.margin + width(&last.text) + 2 + width(note) <= WIDEST;
        let Some(note) = last.note.take_if(|note| !has_room(note)) else {
            return;
        };
        let below = self.lines.split_off(from.min(self.lines.len()));
        self.comment(&note, indent);
        self.lines.extend(below);
    }

    fn next_line(&mut self, indent: usize) {
        if self.last.is_some() {
            // The comment belongs to the end of the statement, or to the block that it opens.
            let note = self.note.take();
            self.end();
            self.note = note;
            self.start(indent);
        }
    }

    fn column(&self) -> usize {
        self.margin + width(&self.line)
    }

    pub fn text(&mut self, text: &str) {
        self.line.push_str(text);
    }

    fn token(&mut self, token: &Token) {
        if self.last.as_ref().is_some_and(|last| gap(last, token)) {
            self.line.push(' ');
        }
        self.line.push_str(&token.text);
        self.last = Some(token.clone());
    }

    /// Writes it as one line if it has room, with `tail` columns behind it.
    fn put_flat(&mut self, nodes: &[Node], tail: usize) -> bool {
        let Some(flat) = self.flat(nodes, self.last.as_ref()) else {
            return false;
        };
        if self.column() + width(&flat.text) + tail > self.style.widest {
            return false;
        }
        self.line.push_str(&flat.text);
        self.last = flat.last;
        true
    }

    /// The text on one line. `None` where a block has to be opened, or a comment stands in it.
    pub fn one_line(&self, nodes: &[Node]) -> Option<String> {
        self.flat(nodes, None).map(|flat| flat.text)
    }

    fn fits(&self, nodes: &[Node]) -> bool {
        let flat = self.flat(nodes, self.last.as_ref());
        flat.is_some_and(|flat| self.column() + width(&flat.text) <= self.style.widest)
    }

    /// Writes nodes from here on. What has no room continues on lines of the indentation `next`.
    pub fn put(&mut self, nodes: &[Node], next: usize, tail: usize) {
        if nodes.is_empty() || self.put_flat(nodes, tail) {
            return;
        }
        if nodes.iter().any(holds_comment) {
            return self.raw(nodes, next);
        }
        let opens = nodes.iter().position(|node| self.opens(node, nodes));
        let parts = pieces(nodes);
        if let Some(at) = opens {
            let head = nodes.get(..at).unwrap_or(&[]);
            if self.fits(head) || parts.len() < 2 {
                return self.open(nodes, next);
            }
        }
        if parts.len() > 1 && !self.starts_short(&parts) {
            let count = parts.len();
            for (i, part) in parts.into_iter().enumerate() {
                if i > 0 {
                    self.next_line(next);
                }
                self.put(part, next + CONTINUED, if i + 1 == count { tail } else { 0 });
            }
            return;
        }
        self.broken_group(nodes, next, tail);
    }

    /// Two pieces of which the first is as short as an indentation, and the second a bracket: breaking there gains nothing.
    fn starts_short(&self, parts: &[&[Node]]) -> bool {
        const SHORT: usize = 8;
        let [first, second] = parts else {
            return false;
        };
        let start = first.iter().rposition(|node| node.is("=")).map_or(0, |at| at + 1);
        let flat = self.flat(first.get(start..).unwrap_or(&[]), None);
        let bracket = second
            .iter()
            .any(|node| matches!(node, Node::Group(group) if !group.is_block()));
        bracket && flat.is_some_and(|flat| width(&flat.text) <= SHORT)
    }

    /// Writes a list with as many items on a line as fit.
    fn fill(&mut self, nodes: &[Node], next: usize, tail: usize) {
        let list = arguments(nodes);
        let count = list.len();
        let indent = self.indent;
        for (i, argument) in list.into_iter().enumerate() {
            let tail = if i + 1 == count { tail } else { 0 };
            if i == 0 {
                self.put(argument, next, tail);
            } else if !self.put_flat(argument, tail) {
                self.next_line(next);
                self.put(argument, next + CONTINUED, tail);
            }
        }
        // A block behind the list is indented as if the list had fitted.
        self.indent = indent;
    }

    /// Is this a bracket that lines are opened in: a block, or what ends with one?
    fn opens(&self, node: &Node, among: &[Node]) -> bool {
        let Node::Group(group) = node else {
            return false;
        };
        if group.is_block() {
            // Blocks that may stand on one line do so where another one does not.
            let must = |node: &Node| matches!(node, Node::Group(g) if g.is_block() && self.block(g, among).is_none());
            return self.block(group, among).is_none() || !among.iter().any(must);
        }
        group.nodes.iter().any(|inner| self.must_open(inner, &group.nodes))
            || group.nodes.last().is_some_and(Node::is_block)
    }

    fn must_open(&self, node: &Node, among: &[Node]) -> bool {
        match node {
            Node::Token(_) => false,
            Node::Group(group) if group.is_block() => self.block(group, among).is_none(),
            Node::Group(group) => group.nodes.iter().any(|inner| self.must_open(inner, &group.nodes)),
        }
    }

    /// Writes nodes with their blocks opened.
    fn open(&mut self, nodes: &[Node], next: usize) {
        let mut from = 0;
        for (at, node) in nodes.iter().enumerate() {
            if !self.opens(node, nodes) {
                continue;
            }
            let Node::Group(group) = node else {
                continue;
            };
            self.segment(nodes.get(from..at).unwrap_or(&[]), next);
            from = at + 1;
            if group.is_block() {
                self.block_lines(group, is_match(nodes, at));
            } else {
                self.token(&group.open);
                self.open(&group.nodes, next);
                self.token(&group.close);
            }
        }
        self.segment(nodes.get(from..).unwrap_or(&[]), next);
    }

    /// A part without blocks that are opened; a bracket may follow it.
    fn segment(&mut self, nodes: &[Node], next: usize) {
        const BRACKET: usize = 2;
        self.put(nodes, next, BRACKET);
    }

    fn block_lines(&mut self, group: &Group, arms: bool) {
        let indent = self.indent;
        self.token(&group.open);
        let (opening, parts) = items(&group.nodes, arms);
        if opening.is_none() && parts.is_empty() {
            return self.token(&group.close);
        }
        let note = self.note.take();
        let room = |text: &&str| self.column() + 2 + width(text) <= WIDEST;
        let (here, below) = match (opening, note.as_deref()) {
            (Some(opening), note) if room(&opening) => (Some(opening), note),
            (Some(opening), note) => (note, Some(opening)),
            (None, note) => (note, None),
        };
        self.note = here.map(str::to_string);
        self.end();
        if let Some(text) = below {
            self.comment(text, indent + BLOCK);
        }
        self.parts(parts, indent + BLOCK);
        self.start(indent);
        self.token(&group.close);
    }

    /// Breaks inside of the widest bracket.
    fn broken_group(&mut self, nodes: &[Node], next: usize, tail: usize) {
        let size = |node: &Node| match node {
            Node::Group(group) if !group.is_block() && !group.nodes.is_empty() => self
                .flat(&group.nodes, None)
                .map_or(usize::MAX, |flat| width(&flat.text)),
            _ => 0,
        };
        let widest = nodes.iter().enumerate().max_by_key(|(_, node)| size(node));
        let listed = nodes.iter().rev().skip(1).any(|node| node.is_kind(Kind::Comma));
        let Some((at, Node::Group(group))) = widest.filter(|(_, node)| size(node) > 0) else {
            return if listed {
                self.fill(nodes, next, tail)
            } else {
                self.raw(nodes, next)
            };
        };
        let head = nodes.get(..at).unwrap_or(&[]);
        if !self.put_flat(head, 0) {
            self.put(head, next, 1);
        }
        self.token(&group.open);
        self.fill(&group.nodes, next, 1);
        self.token(&group.close);
        self.put(nodes.get(at + 1..).unwrap_or(&[]), next, tail);
    }

    /// Writes nodes with the line ends that they have: there is a comment among them, or nowhere to break.
    fn raw(&mut self, nodes: &[Node], next: usize) {
        for node in nodes {
            match node {
                Node::Token(token) => self.raw_token(token, next),
                Node::Group(group) => {
                    self.raw_token(&group.open, next);
                    self.raw(&group.nodes, next);
                    self.raw_token(&group.close, next);
                }
            }
        }
    }

    fn raw_token(&mut self, token: &Token, next: usize) {
        if token.breaks > 0 || self.last.as_ref().is_some_and(|last| last.kind == Kind::Comment) {
            self.next_line(next);
        }
        if token.kind == Kind::Comment && self.last.is_some() {
            self.line.push(' ');
        }
        self.token(token);
    }

    /// The text on one line behind `last`. `None` where a block has to be opened, or a comment stands in it.
    fn flat(&self, nodes: &[Node], last: Option<&Token>) -> Option<Flat> {
        let mut flat = Flat {
            text: String::new(),
            last: last.cloned(),
        };
        for (at, node) in nodes.iter().enumerate() {
            match node {
                Node::Token(token) if token.kind == Kind::Comment => return None,
                Node::Token(token) => flat.token(token),
                Node::Group(group) if group.is_block() => {
                    let inner = self.inner(group, is_match(nodes, at))?;
                    flat.token(&group.open);
                    if !inner.is_empty() {
                        flat.text.push(' ');
                        flat.text.push_str(&inner);
                        flat.text.push(' ');
                    }
                    flat.text.push_str(&group.close.text);
                    flat.last = Some(group.close.clone());
                }
                Node::Group(group) => {
                    flat.token(&group.open);
                    let inner = self.flat(&group.nodes, flat.last.as_ref())?;
                    flat.text.push_str(&inner.text);
                    flat.last = inner.last;
                    flat.token(&group.close);
                }
            }
        }
        Some(flat)
    }

    fn block(&self, group: &Group, among: &[Node]) -> Option<String> {
        let at = among
            .iter()
            .position(|node| matches!(node, Node::Group(g) if std::ptr::eq(g, group)));
        self.inner(group, at.is_some_and(|at| is_match(among, at)))
    }

    /// The inside of a block on one line, if it may stand there: at most one expression, or arms.
    fn inner(&self, group: &Group, arms: bool) -> Option<String> {
        let dense = arms || self.style.dense;
        if !dense && group.nodes.iter().any(|node| node.is_kind(Kind::Semicolon)) {
            return None;
        }
        let (opening, parts) = items(&group.nodes, arms);
        if opening.is_some() || !dense && parts.len() > 1 {
            return None;
        }
        let mut out: Vec<String> = Vec::new();
        for part in parts {
            let Item::Code { nodes, note: None, .. } = part else {
                return None;
            };
            let loops = nodes.first().is_some_and(|node| node.is("for"));
            if loops && !self.style.dense {
                return None;
            }
            out.push(self.flat(nodes, None)?.text);
        }
        Some(out.join(" "))
    }
}

impl Flat {
    fn token(&mut self, token: &Token) {
        if self.last.as_ref().is_some_and(|last| gap(last, token)) {
            self.text.push(' ');
        }
        self.text.push_str(&token.text);
        self.last = Some(token.clone());
    }
}

/// Does a blank stand between these two?
fn gap(last: &Token, next: &Token) -> bool {
    match (last.kind, next.kind) {
        (_, Kind::Comment) => true,
        (_, Kind::Comma | Kind::Semicolon) => false,
        (Kind::Comma | Kind::Semicolon, _) => !matches!(next.kind, Kind::Close),
        (Kind::Open, _) if !last.is("{") => false,
        (_, Kind::Close) if !next.is("}") => false,
        (_, Kind::Open) if next.is("{") => true,
        (Kind::Close, Kind::Word) if last.is("}") => true,
        // A word or a dot would be one with what begins with a dot.
        _ if next.breaks > 0 => {
            !next.text.starts_with('.') || next.is("..") || last.kind == Kind::Word || last.text.ends_with('.')
        }
        _ => next.spaced,
    }
}

/// Are these the arms of a `match`?
fn is_match(nodes: &[Node], at: usize) -> bool {
    let before = nodes.get(..at).unwrap_or(&[]);
    let word = before.iter().rposition(|node| node.is("match"));
    word.is_some_and(|word| !before.get(word..).unwrap_or(&[]).iter().any(Node::is_block))
}

/// A comment outside of blocks?
fn holds_comment(node: &Node) -> bool {
    match node {
        Node::Token(token) => token.kind == Kind::Comment,
        Node::Group(group) => !group.is_block() && group.nodes.iter().any(holds_comment),
    }
}

/// One statement or expression without comments, that opens no block?
pub fn is_simple(nodes: &[Node]) -> bool {
    let (opening, parts) = items(nodes, false);
    opening.is_none() && matches!(parts.as_slice(), [Item::Code { note: None, .. }])
}
