//! Reader: events of a YAML parser that knows positions, to a tree.

use super::comments;
use super::tree::{Entry, Node, Shape, Style, Tree};
use crate::Error;
use saphyr_parser::{Event, Parser, ScalarStyle, Span};
use std::ops::Range;

/// Deepest nesting of maps and lists, as the generator has it.
const MAX_DEPTH: usize = 32;

/// Reads a file.
pub fn read(text: &str) -> Result<Tree, Error> {
    tabs(text)?;
    let mut build = Build {
        tree: Tree {
            text: text.to_string(),
            ..Tree::default()
        },
        offsets: Offsets::new(text),
        open: Vec::new(),
        scalars: Vec::new(),
        documents: 0,
    };
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        match event {
            Ok((event, span)) => build.event(event, span)?,
            Err(error) => {
                let at = build.offsets.byte(error.marker().index());
                let help = "a text that holds `: ` or ` #`, or starts with one of `[ { & * ! | > % @ \"`, needs quotes";
                return Err(at_byte(
                    text,
                    at,
                    format!("this is no valid YAML: {}", error.info()),
                    help,
                ));
            }
        }
    }
    // A file that says nothing has the empty text.
    let nothing = |root: &usize| build.tree.raw(*root).is_empty() && build.tree.value(*root).is_some();
    if build.tree.root.as_ref().is_some_and(nothing) {
        build.tree.root = None;
    }
    build.ends();
    comments::attach(&mut build.tree, &build.scalars);
    Ok(build.tree)
}

/// An error at a byte of the text.
pub fn at_byte(text: &str, at: usize, message: String, help: &str) -> Error {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or("");
    Error {
        line: before.matches('\n').count() + 1,
        column: line.chars().count() + 1,
        message,
        help: help.into(),
    }
}

fn tabs(text: &str) -> Result<(), Error> {
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
        let tab = line.get(..indent).and_then(|indent| indent.find('\t'));
        if let (Some(tab), false) = (tab, line.trim().is_empty()) {
            let message = "a tab in the indentation".to_string();
            return Err(at_byte(text, offset + tab, message, "indent with blanks"));
        }
        offset += line.len();
    }
    Ok(())
}

/// Characters to bytes: the parser counts characters.
struct Offsets {
    /// Empty when all characters are one byte.
    bytes: Vec<usize>,
    len: usize,
}

impl Offsets {
    fn new(text: &str) -> Offsets {
        let ascii = text.is_ascii();
        Offsets {
            bytes: if ascii {
                Vec::new()
            } else {
                text.char_indices().map(|(at, _)| at).collect()
            },
            len: text.len(),
        }
    }

    fn byte(&self, index: usize) -> usize {
        if self.bytes.is_empty() {
            return index.min(self.len);
        }
        self.bytes.get(index).copied().unwrap_or(self.len)
    }
}

/// A list or map that is not closed yet.
struct Open {
    node: usize,
    /// The entry that it is the value of.
    entry: Option<usize>,
    /// The key whose value comes next.
    key: Option<usize>,
}

struct Build {
    tree: Tree,
    offsets: Offsets,
    open: Vec<Open>,
    /// Bytes of scalars that stand in the text.
    scalars: Vec<Range<usize>>,
    documents: usize,
}

impl Build {
    fn refuse(&self, at: usize, message: &str, help: &str) -> Error {
        at_byte(&self.tree.text, at, message.to_string(), help)
    }

    fn event(&mut self, event: Event<'_>, span: Span) -> Result<(), Error> {
        let start = self.offsets.byte(span.start.index());
        let end = self.offsets.byte(span.end.index()).max(start);
        match event {
            Event::Scalar(value, style, anchor, tag) => {
                self.bare(anchor, tag.is_some(), start)?;
                self.scalar(value.into_owned(), style, start..end)
            }
            Event::SequenceStart(anchor, tag) => {
                self.bare(anchor, tag.is_some(), start)?;
                self.start(Shape::List(Vec::new()), start..end)
            }
            Event::MappingStart(anchor, tag) => {
                self.bare(anchor, tag.is_some(), start)?;
                self.start(Shape::Map(Vec::new()), start..end)
            }
            Event::SequenceEnd | Event::MappingEnd => {
                self.close(start);
                Ok(())
            }
            Event::Alias(_) => Err(self.refuse(start, "aliases (`*name`) are not used in descriptions", ANCHORS)),
            Event::DocumentStart(_) => {
                self.documents += 1;
                if self.documents > 1 {
                    let help = "remove the line `---`, or make two files";
                    return Err(self.refuse(start, "a description holds one YAML document", help));
                }
                Ok(())
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => Ok(()),
        }
    }

    fn bare(&self, anchor: usize, tag: bool, at: usize) -> Result<(), Error> {
        if anchor != 0 {
            return Err(self.refuse(at, "anchors (`&name`) are not used in descriptions", ANCHORS));
        }
        if tag {
            let help = "quote the text if the `!` belongs to it";
            return Err(self.refuse(at, "tags (`!name`) are not used in descriptions", help));
        }
        Ok(())
    }

    fn scalar(&mut self, value: String, style: ScalarStyle, bytes: Range<usize>) -> Result<(), Error> {
        let style = match style {
            ScalarStyle::Plain => Style::Plain,
            ScalarStyle::SingleQuoted => Style::Single,
            ScalarStyle::DoubleQuoted => Style::Double,
            ScalarStyle::Literal => Style::Literal,
            ScalarStyle::Folded => Style::Folded,
        };
        // Of a scalar that is not written the parser gives any place.
        let written = !value.is_empty() || matches!(style, Style::Single | Style::Double);
        let bytes = if written { bytes } else { bytes.start..bytes.start };
        let bytes = match style {
            Style::Single => bytes.start..quoted(&self.tree.text, &bytes, '\''),
            Style::Double => bytes.start..quoted(&self.tree.text, &bytes, '"'),
            _ => bytes,
        };
        if written {
            self.scalars.push(bytes.clone());
        }
        let raw = self.tree.text.get(bytes.clone()).unwrap_or("");
        let end = bytes.start + raw.trim_end().len();
        let node = self.push(Node {
            shape: Shape::Scalar { value, style },
            flow: false,
            implicit: false,
            bytes: bytes.start..end,
        });
        self.place(node).map(|_| ())
    }

    fn start(&mut self, shape: Shape, bytes: Range<usize>) -> Result<(), Error> {
        if self.open.len() >= MAX_DEPTH {
            let help = "write it flatter: give the inner parts names";
            return Err(self.refuse(bytes.start, "maps and lists are nested too deeply", help));
        }
        let first = self.tree.text.as_bytes().get(bytes.start).copied();
        let inside = self
            .open
            .last()
            .and_then(|open| self.tree.node(open.node))
            .is_some_and(|node| node.flow);
        let bracket = match &shape {
            Shape::Map(_) => first == Some(b'{') && !bytes.is_empty(),
            _ => first == Some(b'[') && !bytes.is_empty(),
        };
        let node = self.push(Node {
            shape,
            flow: bracket || inside,
            implicit: inside && !bracket,
            bytes: bytes.start..bytes.start,
        });
        let entry = self.place(node)?;
        self.open.push(Open { node, entry, key: None });
        Ok(())
    }

    fn close(&mut self, at: usize) {
        let Some(open) = self.open.pop() else {
            return;
        };
        let text = self.tree.text.as_bytes();
        let bracket = matches!(text.get(at), Some(b'}' | b']'));
        if let Some(node) = self.tree.nodes.get_mut(open.node)
            && node.flow
            && !node.implicit
        {
            node.bytes.end = if bracket { at + 1 } else { at.max(node.bytes.start) };
        }
    }

    fn push(&mut self, node: Node) -> usize {
        self.tree.nodes.push(node);
        self.tree.nodes.len() - 1
    }

    /// Puts a node where the next one belongs: the entry that it is the value of.
    fn place(&mut self, node: usize) -> Result<Option<usize>, Error> {
        let depth = self.open.len();
        let Some(open) = self.open.last_mut() else {
            self.tree.root = Some(node);
            return Ok(None);
        };
        let Some(parent) = self.tree.nodes.get_mut(open.node) else {
            return Ok(None);
        };
        let id = self.tree.entries.len();
        let key = match &mut parent.shape {
            Shape::List(entries) => {
                entries.push(id);
                None
            }
            Shape::Map(entries) => match open.key.take() {
                Some(key) => {
                    entries.push(id);
                    Some(key)
                }
                None => {
                    let (parent, at) = (open.node, self.tree.nodes.get(node).map_or(0, |node| node.bytes.start));
                    open.key = Some(node);
                    return self.is_key(node, parent, at);
                }
            },
            Shape::Scalar { .. } => return Ok(None),
        };
        let start = key.unwrap_or(node);
        let start = self.tree.nodes.get(start).map_or(0, |node| node.bytes.start);
        self.tree.entries.push(Entry {
            key,
            value: node,
            parent: open.node,
            outer: open.entry,
            depth,
            bytes: start..start,
            lead: Vec::new(),
            notes: Vec::new(),
            after: Vec::new(),
        });
        Ok(Some(id))
    }

    /// A key is a text on one line.
    fn is_key(&self, node: usize, _map: usize, at: usize) -> Result<Option<usize>, Error> {
        let scalar = self.tree.value(node).is_some();
        if !scalar || self.tree.raw(node).contains('\n') {
            let help = "write a key as a short text, in quotes if it starts with `[` or `{`";
            return Err(self.refuse(at, "a key is a text on one line", help));
        }
        Ok(None)
    }

    /// Where entries end: known when all nodes are.
    fn ends(&mut self) {
        // Inner entries come later than outer ones.
        for id in (0..self.tree.entries.len()).rev() {
            let Some(entry) = self.tree.entries.get(id) else {
                continue;
            };
            let key = entry
                .key
                .and_then(|key| self.tree.node(key))
                .map_or(entry.bytes.start, |key| key.bytes.end);
            let last = self
                .tree
                .children(entry.value)
                .last()
                .and_then(|last| self.tree.entry(*last));
            let value = self.tree.node(entry.value);
            let end = value.map_or(0, |value| if value.bytes.is_empty() { 0 } else { value.bytes.end });
            let end = end.max(key).max(last.map_or(0, |last| last.bytes.end));
            if let Some(entry) = self.tree.entries.get_mut(id) {
                entry.bytes.end = end.max(entry.bytes.start);
            }
        }
    }
}

/// The end of a scalar in quotes. The parser's includes what stands behind it in some places.
fn quoted(text: &str, bytes: &Range<usize>, quote: char) -> usize {
    let mut chars = text.get(bytes.start..).unwrap_or("").char_indices().skip(1).peekable();
    while let Some((at, c)) = chars.next() {
        if c == '\\' && quote == '"' {
            chars.next();
        } else if c == quote {
            if quote == '"' || chars.peek().is_none_or(|(_, next)| *next != quote) {
                return bytes.start + at + 1;
            }
            chars.next();
        }
    }
    bytes.end
}

const ANCHORS: &str = "name what is shared: an axis (`for: $name`), a format with `extends`, or a text in `texts`";
