//! Writer: a tree to the text as it should look. Maps and lists are blocks; what is short and flat stands on one line.

use super::keys::{Role, role};
use super::scalar;
use super::tree::{Entry, Lead, Node, Shape, Style, Tree};
use crate::code;
use crate::lines::{self, Line, width};
use crate::table::Table;
use crate::{COMFORTABLE, WIDEST};

/// Most keys of a map on one line, unless all values are short words.
const FEW_KEYS: usize = 6;
/// A short word.
const SHORT: usize = 16;
/// Lists of at least so many short words that do not fit a line fill lines.
const MANY_WORDS: usize = 8;

/// The text of a tree.
pub fn write(tree: &Tree) -> String {
    let mut writer = Writer {
        tree,
        lines: Vec::new(),
        path: Vec::new(),
        dash: None,
        kept: 0,
    };
    match tree.root.map(|root| (root, tree.node(root))) {
        Some((root, Some(node))) if matches!(node.shape, Shape::Scalar { .. }) => writer.value(root, "", 0, None),
        Some((root, Some(_))) if tree.children(root).is_empty() => writer.value(root, "", 0, None),
        Some((root, Some(_))) => writer.collection(root, 0),
        _ => {}
    }
    writer.leads(&tree.loose, 0, false);
    let mut lines = writer.lines;
    while lines.len() > writer.kept
        && lines
            .last()
            .is_some_and(|line| line.text.is_empty() && line.note.is_none())
    {
        lines.pop();
    }
    lines::text(&lines)
}

struct Writer<'t> {
    tree: &'t Tree,
    lines: Vec<Line>,
    path: Vec<String>,
    /// Dashes of list items that the next line starts with, and their indentation.
    dash: Option<(usize, String)>,
    /// So many lines hold blank ones that belong to a text.
    kept: usize,
}

impl Writer<'_> {
    fn push(&mut self, text: String, notes: &[String], indent: usize) {
        let text = match self.dash.take() {
            Some((at, dashes)) => {
                let rest = text.get(at + dashes.len()..).unwrap_or("");
                format!("{}{dashes}{rest}", " ".repeat(at))
            }
            None => text,
        };
        let Some((last, more)) = notes.split_last() else {
            return lines::push(&mut self.lines, text, None);
        };
        for note in more {
            lines::comment(&mut self.lines, indent, note, 0);
        }
        lines::push(&mut self.lines, text, Some(last.clone()));
    }

    fn leads(&mut self, leads: &[Lead], indent: usize, first: bool) {
        let mut first = first;
        for lead in leads {
            match lead {
                Lead::Blank if first || self.lines.last().is_none_or(|line| line.text.is_empty()) => {}
                Lead::Blank => self.lines.push(Line::default()),
                Lead::Comment(text) => {
                    lines::comment(&mut self.lines, indent, text, 0);
                    first = false;
                }
            }
        }
    }

    /// Leads of an entry and of the first entries in it that stand on the same line.
    fn all_leads(&mut self, id: usize, indent: usize, first: bool) {
        let mut at = Some(id);
        let mut first = first;
        while let Some((id, entry)) = at.and_then(|id| Some((id, self.tree.entry(id)?))) {
            self.leads(&entry.lead, indent, first);
            first = true;
            at = None;
            if entry.key.is_none() && self.is_block(entry.value) {
                at = self
                    .tree
                    .children(entry.value)
                    .first()
                    .copied()
                    .filter(|next| *next != id);
            }
        }
    }

    fn is_block(&mut self, node: usize) -> bool {
        !self.tree.children(node).is_empty()
            && self.on_one_line(node, 0).is_none()
            && self.axis_table(node, 0, false).is_none()
    }

    /// A list or map in block style.
    fn collection(&mut self, node: usize, indent: usize) {
        let entries = self.tree.children(node);
        for (i, id) in entries.iter().enumerate() {
            let Some(entry) = self.tree.entry(*id) else {
                continue;
            };
            // The leads of the first item of a list in a list stand in front of the outer one.
            if self.dash.is_none() {
                self.all_leads(*id, indent, i == 0);
            }
            let margin = " ".repeat(indent);
            match entry.key {
                Some(key) => {
                    self.path.push(self.tree.key(entry).to_string());
                    let head = format!("{margin}{}:", self.written(key));
                    self.value(entry.value, &head, indent, Some(entry));
                    self.path.pop();
                }
                None => self.item(entry, indent),
            }
            self.leads(&entry.after, indent, false);
        }
    }

    fn item(&mut self, entry: &Entry, indent: usize) {
        let head = format!("{}-", " ".repeat(indent));
        let table = self.axis_table(entry.value, indent, self.is_alone(entry));
        let block = !self.tree.children(entry.value).is_empty();
        if table.is_none() && block && self.on_one_line(entry.value, indent + 2).is_none() {
            for note in &entry.notes {
                lines::comment(&mut self.lines, indent, note, 0);
            }
            let (at, dashes) = self.dash.take().unwrap_or((indent, String::new()));
            self.dash = Some((at, format!("{dashes}- ")));
            return self.collection(entry.value, indent + 2);
        }
        if let Some(table) = table {
            return self.table(&table, &head, indent, &entry.notes);
        }
        self.value(entry.value, &head, indent, Some(entry));
    }

    /// A value behind its key or dash.
    fn value(&mut self, node: usize, head: &str, indent: usize, entry: Option<&Entry>) {
        let notes = entry.map_or(&[][..], |entry| &entry.notes);
        if self.tree.value(node).is_some() {
            return self.scalar(node, head, indent, notes);
        }
        let alone = entry.is_none_or(|entry| self.is_alone(entry));
        if let Some(table) = self.axis_table(node, indent, alone) {
            return self.table(&table, head, indent, notes);
        }
        if let Some(text) = self.on_one_line(node, width(head) + 1) {
            return self.push(joined(head, &text), notes, indent);
        }
        if let Some(text) = self.filled(node, head, indent) {
            for (i, line) in text.into_iter().enumerate() {
                self.push(line, if i == 0 { notes } else { &[] }, indent);
            }
            return;
        }
        self.push(head.to_string(), notes, indent);
        self.collection(node, indent + 2);
    }

    fn table(&mut self, table: &Table, head: &str, indent: usize, notes: &[String]) {
        self.push(format!("{head} |"), notes, indent);
        let margin = " ".repeat(indent + 2);
        for line in table.lines(indent + 2) {
            let text = if line.is_empty() {
                line
            } else {
                format!("{margin}{line}")
            };
            self.lines.push(Line::new(text));
        }
    }

    /// Does no other axis stand in front of this one?
    fn is_alone(&self, entry: &Entry) -> bool {
        let first = self
            .tree
            .children(entry.parent)
            .first()
            .and_then(|id| self.tree.entry(*id));
        let outer = entry.outer.and_then(|id| self.tree.entry(id));
        let leads = first.is_some_and(|first| first.value == entry.value);
        entry.key.is_some() || leads && outer.is_some_and(|outer| outer.key.is_some())
    }

    /// The table that a family's axis is, or can be.
    fn axis_table(&self, node: usize, indent: usize, alone: bool) -> Option<Table> {
        if role(&self.path) != Role::Axis {
            return None;
        }
        match self.tree.value(node) {
            Some(text) if text.contains('\n') => Table::read(text),
            Some(_) => None,
            None => columns(
                self.tree,
                node,
                alone && self.path.first().is_none_or(|key| key != "axes"),
            )
            .and_then(|columns| Table::of_columns(&columns))
            .filter(|table| table.fits(indent + 2)),
        }
    }

    fn scalar(&mut self, node: usize, head: &str, indent: usize, notes: &[String]) {
        if let Some(table) = self.axis_table(node, indent, false) {
            return self.table(&table, head, indent, notes);
        }
        let (Some(value), Some(style)) = (self.tree.value(node), self.style(node)) else {
            return;
        };
        if role(&self.path) == Role::Code && !value.trim().is_empty() && self.code(value, style, head, indent, notes) {
            return;
        }
        let raw = self.tree.raw(node);
        let block = matches!(style, Style::Literal | Style::Folded);
        let short = if block || raw.contains('\n') {
            scalar::one_line(value, style, false)
        } else {
            Some(self.written(node))
        };
        let fits = |text: &String| width(head) + 1 + width(text) <= WIDEST;
        if let Some(text) = short.as_ref().filter(|text| fits(text)) {
            return self.push(joined(head, text), notes, indent);
        }
        if let Some(text) = scalar::one_line(value, Style::Plain, false).filter(fits) {
            return self.push(joined(head, &text), notes, indent);
        }
        if let Some(lines) = scalar::folded(value, indent + 2) {
            return self.block(&joined(head, ">-"), lines.iter().map(String::as_str), notes, indent);
        }
        // White space at the end of code says nothing.
        let code = role(&self.path) == Role::Code;
        let value = &if code {
            format!("{}\n", value.trim_end())
        } else {
            value.to_string()
        };
        if let Some((header, lines)) = scalar::literal(value).filter(|_| value.contains('\n')) {
            return self.block(&joined(head, &header), lines.into_iter(), notes, indent);
        }
        let text = short.unwrap_or_else(|| escaped(value));
        self.push(joined(head, &text), notes, indent);
    }

    fn block<'a>(&mut self, head: &str, lines: impl Iterator<Item = &'a str>, notes: &[String], indent: usize) {
        self.push(head.to_string(), notes, indent);
        let margin = " ".repeat(indent + 2);
        for line in lines {
            let text = if line.is_empty() {
                String::new()
            } else {
                format!("{margin}{line}")
            };
            self.lines.push(Line::new(text));
        }
        self.kept = self.lines.len();
    }

    /// Semantics: on the line if it is one short expression, else a block.
    fn code(&mut self, value: &str, style: Style, head: &str, indent: usize, notes: &[String]) -> bool {
        let Some(laid) = code::layout(value, indent + 2) else {
            return false;
        };
        if let Some(text) = short_code(&laid, style, false) {
            let fits = width(head) + 1 + width(&text) <= COMFORTABLE;
            if fits {
                self.push(joined(head, &text), notes, indent);
                return true;
            }
        }
        self.push(joined(head, "|"), notes, indent);
        let margin = " ".repeat(indent + 2);
        for line in laid.lines {
            let text = if line.text.is_empty() {
                String::new()
            } else {
                format!("{margin}{}", line.text)
            };
            self.lines.push(Line { text, ..line });
        }
        true
    }

    /// A text as it is written. What brackets allow at the start of a bare text is not allowed everywhere.
    fn written(&self, node: usize) -> String {
        let raw = self.tree.raw(node);
        let bare = self.style(node) == Some(Style::Plain) && raw.starts_with(['|', '>', '%', '@', '`']);
        let quoted = self
            .tree
            .value(node)
            .filter(|_| bare)
            .and_then(|value| scalar::one_line(value, Style::Double, true));
        quoted.unwrap_or_else(|| raw.to_string())
    }

    fn style(&self, node: usize) -> Option<Style> {
        match self.tree.node(node).map(|node| &node.shape) {
            Some(Shape::Scalar { style, .. }) => Some(*style),
            _ => None,
        }
    }

    /// A flow collection that may stay on one line starting at this column.
    fn on_one_line(&mut self, node: usize, column: usize) -> Option<String> {
        let shown = self.tree.node(node)?;
        let empty = self.tree.children(node).is_empty();
        if !shown.flow || !(empty || self.is_leaf(node)) {
            return None;
        }
        let text = self.flow(node)?;
        (column + width(&text) <= COMFORTABLE).then_some(text)
    }

    /// Is it flat enough for a line?
    fn is_leaf(&self, node: usize) -> bool {
        if role(&self.path) == Role::Example {
            return true;
        }
        let children: Vec<&Entry> = self
            .tree
            .children(node)
            .iter()
            .filter_map(|id| self.tree.entry(*id))
            .collect();
        let scalar = |id: usize| self.tree.value(id).is_some();
        let pair = |id: usize| {
            let one = self.tree.node(id).is_some_and(|node| node.implicit);
            one && self
                .tree
                .children(id)
                .iter()
                .filter_map(|id| self.tree.entry(*id))
                .all(|entry| scalar(entry.value))
        };
        let flat = |id: usize| {
            let list = matches!(
                self.tree.node(id),
                Some(Node {
                    shape: Shape::List(_),
                    ..
                })
            );
            let items = self.tree.children(id).iter().filter_map(|id| self.tree.entry(*id));
            list && items.into_iter().all(|entry| scalar(entry.value) || pair(entry.value))
        };
        match self.tree.node(node).map(|node| &node.shape) {
            Some(Shape::Map(_)) => {
                let words = || {
                    children
                        .iter()
                        .all(|entry| self.tree.value(entry.value).is_some_and(is_word))
                };
                let nested = children.iter().all(|entry| scalar(entry.value) || flat(entry.value));
                nested && (children.len() <= FEW_KEYS || words())
            }
            _ => children.iter().all(|entry| scalar(entry.value) || pair(entry.value)),
        }
    }

    /// A flow collection on one line. `None` where comments or long texts stand in it.
    fn flow(&mut self, node: usize) -> Option<String> {
        let shown = self.tree.node(node)?;
        if let Shape::Scalar { value, style } = &shown.shape {
            if role(&self.path) == Role::Code && !value.trim().is_empty() {
                return short_code(&code::layout(value, 0)?, *style, true);
            }
            let raw = self.tree.raw(node);
            return match raw.contains('\n') || matches!(style, Style::Literal | Style::Folded) {
                true => scalar::one_line(value, *style, true),
                false => Some(self.written(node)),
            };
        }
        let mut parts: Vec<String> = Vec::new();
        for id in self.tree.children(node) {
            let entry = self.tree.entry(*id)?;
            let commented = entry.lead.iter().any(|lead| *lead != Lead::Blank);
            if commented || !entry.notes.is_empty() || !entry.after.is_empty() {
                return None;
            }
            let Some(key) = entry.key else {
                parts.push(self.flow(entry.value)?);
                continue;
            };
            self.path.push(self.tree.key(entry).to_string());
            let value = self.flow(entry.value);
            self.path.pop();
            let value = value.filter(|value| !value.is_empty())?;
            parts.push(format!("{}: {value}", self.written(key)));
        }
        let list = parts.join(", ");
        Some(match shown.shape {
            Shape::List(_) => format!("[{list}]"),
            _ if shown.implicit => list,
            _ => format!("{{{list}}}"),
        })
    }

    /// A long list of short words, on as many lines as it needs.
    fn filled(&self, node: usize, head: &str, indent: usize) -> Option<Vec<String>> {
        let shown = self.tree.node(node)?;
        let entries = self.tree.children(node);
        if !shown.flow || !matches!(shown.shape, Shape::List(_)) || entries.len() < MANY_WORDS {
            return None;
        }
        let mut out = Vec::new();
        let mut line = format!("{head} [");
        for (i, id) in entries.iter().enumerate() {
            let entry = self.tree.entry(*id)?;
            let plain =
                entry.lead.iter().all(|lead| *lead == Lead::Blank) && entry.notes.is_empty() && entry.after.is_empty();
            let raw = self.written(entry.value);
            if !plain
                || self.tree.value(entry.value).is_none()
                || raw.is_empty()
                || raw.contains('\n')
                || width(&raw) > SHORT
            {
                return None;
            }
            let end = if i + 1 == entries.len() { "]" } else { "," };
            let first = line.ends_with('[');
            if !first && width(&line) + 1 + width(&raw) + 1 > COMFORTABLE {
                out.push(std::mem::replace(&mut line, " ".repeat(indent + 4)));
            } else if !first {
                line.push(' ');
            }
            line.push_str(&raw);
            line.push_str(end);
        }
        out.push(line);
        Some(out)
    }
}

/// The parallel columns of an axis, if a table can say the same. `alone`: no axis stands in front of it, whose columns its
/// cells could name.
pub fn columns(tree: &Tree, node: usize, alone: bool) -> Option<Vec<(String, Vec<String>)>> {
    if !matches!(tree.node(node)?.shape, Shape::Map(_)) {
        return None;
    }
    let mut out = Vec::new();
    for id in tree.children(node) {
        let entry = tree.entry(*id)?;
        let mut ids = vec![*id];
        ids.extend(tree.children(entry.value));
        let commented = ids.iter().filter_map(|id| tree.entry(*id)).any(|entry| {
            !entry.notes.is_empty() || !entry.after.is_empty() || entry.lead.iter().any(|lead| *lead != Lead::Blank)
        });
        let cells: Option<Vec<String>> = match tree.value(entry.value) {
            Some(text) => Some(text.split_whitespace().map(str::to_string).collect()),
            None if !matches!(tree.node(entry.value)?.shape, Shape::List(_)) => None,
            None => {
                let items = tree.children(entry.value).iter().filter_map(|id| tree.entry(*id));
                items.map(|item| tree.value(item.value).map(str::to_string)).collect()
            }
        };
        let cells = cells?;
        // A range stands for its numbers in a text, and for itself in a table.
        let range = tree.value(entry.value).is_some() && cells.iter().any(|cell| cell.contains(".."));
        if commented || range || !alone && cells.iter().any(|cell| cell.contains('{')) {
            return None;
        }
        out.push((tree.key(entry).to_string(), cells));
    }
    Some(out)
}

fn joined(head: &str, text: &str) -> String {
    match (head.is_empty(), text.is_empty()) {
        (true, _) => text.to_string(),
        (_, true) => head.to_string(),
        _ => format!("{head} {text}"),
    }
}

fn is_word(value: &str) -> bool {
    width(value) <= SHORT && !value.contains(' ')
}

/// Code that is one short expression, as a scalar.
fn short_code(laid: &code::Laid, style: Style, flow: bool) -> Option<String> {
    match laid.lines.as_slice() {
        [Line { text, note: None, .. }] if laid.simple => scalar::one_line(text, style, flow),
        _ => None,
    }
}

/// A text in double quotes with all that it needs escaped.
fn escaped(value: &str) -> String {
    let mut out = String::from("\"");
    for c in value.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}') => {
                out.push_str(&format!("\\U{:08X}", u32::from(c)));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
