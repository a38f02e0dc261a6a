//! Where everything stands: a tree of byte ranges made from the events of a YAML parser that knows positions.
//!
//! It is made before serde runs, and refuses what a spec must not hold: tabs in indentation, anchors, tags, several
//! documents, deep nesting, repeated keys. So serde meets only harmless input.

use onespec_diag::{Diag, Diags, Origin};
use saphyr_parser::{Event, Parser, Span};
use std::collections::BTreeMap;

/// Deepest nesting of maps and lists. Real files reach 7.
const MAX_DEPTH: usize = 32;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Scalar,
    List,
    Map,
}

/// A node: its bytes in the file and its children (of a map: key, value, key, value …).
#[derive(Debug)]
pub struct Node {
    pub kind: Sort,
    pub start: u32,
    pub end: u32,
    pub children: Vec<u32>,
}

/// All nodes of a file; the first is the root.
#[derive(Debug)]
pub struct Index {
    pub nodes: Vec<Node>,
}

impl Index {
    /// `None` when the text cannot be used at all; the reasons are in `diags`.
    pub fn new(text: &str, file: u32, diags: &mut Diags) -> Option<Index> {
        if tabs(text, file, diags) {
            return None;
        }
        let mut build = Build {
            file,
            offsets: Offsets::new(text),
            nodes: Vec::new(),
            open: Vec::new(),
            keys: Vec::new(),
            documents: 0,
            diags,
        };
        let mut parser = Parser::new_from_str(text);
        while let Some(event) = parser.next_event() {
            match event {
                Ok((event, span)) => build.event(event, span).ok()?,
                Err(error) => {
                    let at = build.offsets.byte(error.marker().index());
                    let diag = Diag::error("E0704", build.origin(at, at), format!("YAML: {}", error.info()));
                    let help =
                        "a text that holds `: `, ` #`, or starts with one of `[ { & * ! | > % @ \"` needs quotes";
                    build.diags.push(diag.help(help));
                    return None;
                }
            }
        }
        if build.nodes.is_empty() {
            build.nodes.push(Node {
                kind: Sort::Map,
                start: 0,
                end: 0,
                children: Vec::new(),
            });
        }
        Some(Index { nodes: build.nodes })
    }
}

/// Reports tabs in indentation. YAML's own complaint about them would name a later place.
fn tabs(text: &str, file: u32, diags: &mut Diags) -> bool {
    const SHOWN: usize = 3;
    let mut count = 0;
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let blanks = line.len() - line.trim_start_matches([' ', '\t']).len();
        if let (Some(tab), false) = (line[..blanks].find('\t'), line.trim().is_empty()) {
            count += 1;
            if count <= SHOWN {
                let origin = Origin {
                    start: (offset + tab) as u32,
                    end: (offset + blanks) as u32,
                    ..Origin::file(file)
                };
                let diag = Diag::error("E0707", origin, "a tab in the indentation");
                diags.push(diag.help("indent with blanks"));
            }
        }
        offset += line.len();
    }
    if let (true, Some(last)) = (count > SHOWN, diags.list.last_mut()) {
        last.notes.push(format!("and in {} more lines", count - SHOWN));
    }
    count > 0
}

/// Characters to bytes: the parser counts characters.
struct Offsets {
    /// Empty when all characters are one byte.
    bytes: Vec<u32>,
    len: u32,
}

impl Offsets {
    fn new(text: &str) -> Offsets {
        let bytes = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().map(|(i, _)| i as u32).collect()
        };
        Offsets {
            bytes,
            len: text.len() as u32,
        }
    }

    fn byte(&self, index: usize) -> u32 {
        if self.bytes.is_empty() {
            return (index as u32).min(self.len);
        }
        self.bytes.get(index).copied().unwrap_or(self.len)
    }
}

/// Something was refused for good.
struct Refused;

struct Build<'a> {
    file: u32,
    offsets: Offsets,
    nodes: Vec<Node>,
    /// Maps and lists that are not closed yet.
    open: Vec<u32>,
    /// For each open map the keys seen so far.
    keys: Vec<BTreeMap<String, u32>>,
    documents: u32,
    diags: &'a mut Diags,
}

impl Build<'_> {
    fn origin(&self, start: u32, end: u32) -> Origin {
        Origin {
            start,
            end,
            ..Origin::file(self.file)
        }
    }

    fn event(&mut self, event: Event<'_>, span: Span) -> Result<(), Refused> {
        let (start, end) = (
            self.offsets.byte(span.start.index()),
            self.offsets.byte(span.end.index()),
        );
        match event {
            Event::Scalar(text, _, anchor, tag) => {
                self.plain(anchor, tag.is_some(), start, end)?;
                let id = self.push(Sort::Scalar, start, end);
                self.key(id, Some(&text));
            }
            Event::SequenceStart(anchor, tag) => {
                self.plain(anchor, tag.is_some(), start, end)?;
                self.start(Sort::List, start, end)?;
            }
            Event::MappingStart(anchor, tag) => {
                self.plain(anchor, tag.is_some(), start, end)?;
                self.start(Sort::Map, start, end)?;
            }
            Event::SequenceEnd | Event::MappingEnd => self.close(end),
            Event::Alias(_) => return self.refuse("E0705", start, end, "aliases (`*name`) are not used in spec files"),
            Event::DocumentStart(_) => {
                self.documents += 1;
                if self.documents > 1 {
                    return self.refuse("E0708", start, end, "a spec file holds one YAML document");
                }
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
        }
        Ok(())
    }

    fn plain(&mut self, anchor: usize, tag: bool, start: u32, end: u32) -> Result<(), Refused> {
        if anchor != 0 {
            return self.refuse("E0705", start, end, "anchors (`&name`) are not used in spec files");
        }
        if tag {
            return self.refuse("E0709", start, end, "tags (`!name`) are not used in spec files");
        }
        Ok(())
    }

    fn refuse(&mut self, code: &'static str, start: u32, end: u32, message: &str) -> Result<(), Refused> {
        let help = match code {
            "E0705" => "name what is shared: an axis (`for: $name`), a format with `extends`, or a text in `texts`",
            "E0708" => "remove the line `---`, or make two files",
            "E0709" => "quote the text if the `!` belongs to it",
            _ => "write it flatter: give the inner parts names",
        };
        let end = end.max(start);
        self.diags
            .push(Diag::error(code, self.origin(start, end), message).help(help));
        Err(Refused)
    }

    fn push(&mut self, kind: Sort, start: u32, end: u32) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            kind,
            start,
            end,
            children: Vec::new(),
        });
        if let Some(parent) = self.open.last().and_then(|p| self.nodes.get_mut(*p as usize)) {
            parent.children.push(id);
        }
        id
    }

    fn start(&mut self, kind: Sort, start: u32, end: u32) -> Result<(), Refused> {
        if self.open.len() >= MAX_DEPTH {
            return self.refuse("E0706", start, end, "maps and lists are nested too deeply");
        }
        let id = self.push(kind, start, end);
        self.key(id, None);
        self.open.push(id);
        self.keys.push(BTreeMap::new());
        Ok(())
    }

    fn close(&mut self, end: u32) {
        self.keys.pop();
        if let Some(node) = self.open.pop().and_then(|id| self.nodes.get_mut(id as usize)) {
            node.end = end.max(node.start);
        }
    }

    /// If the node just added is a key of a map, checks that it is a text and new.
    fn key(&mut self, id: u32, text: Option<&str>) {
        let Some(parent) = self.open.last().and_then(|p| self.nodes.get(*p as usize)) else {
            return;
        };
        if parent.kind != Sort::Map || parent.children.len() % 2 == 0 {
            return;
        }
        let Some(node) = self.nodes.get(id as usize) else {
            return;
        };
        let origin = self.origin(node.start, node.end);
        let Some(text) = text else {
            self.diags
                .push(Diag::error("E0715", origin, "a key is a text").help("quote it if it starts with `[` or `{`"));
            return;
        };
        let Some(first) = self.keys.last_mut().and_then(|k| k.insert(text.to_string(), id)) else {
            return;
        };
        let Some(first) = self.nodes.get(first as usize) else {
            return;
        };
        let first = self.origin(first.start, first.end);
        let diag = Diag::error("E0710", origin, format!("duplicate key `{text}`")).also(first, "first here");
        self.diags
            .push(diag.help("two families need two keys: rename a column, or give one entry a `name`"));
    }
}
