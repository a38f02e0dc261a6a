//! The tree of a file.

use std::ops::Range;

/// How a scalar is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    Plain,
    Single,
    Double,
    Literal,
    Folded,
}

#[derive(Debug, Clone)]
pub enum Shape {
    Scalar { value: String, style: Style },
    List(Vec<usize>),
    Map(Vec<usize>),
}

/// A scalar, a list or a map. Items of lists and pairs of maps are entries of the tree.
#[derive(Debug, Clone)]
pub struct Node {
    pub shape: Shape,
    /// Written with brackets.
    pub flow: bool,
    /// A pair without braces in a list.
    pub implicit: bool,
    pub bytes: Range<usize>,
}

/// What stands in front of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lead {
    Blank,
    Comment(String),
}

/// An item of a list or a pair of a map.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The node of the key.
    pub key: Option<usize>,
    pub value: usize,
    /// The node of the list or map.
    pub parent: usize,
    /// The entry that holds this list or map.
    pub outer: Option<usize>,
    pub depth: usize,
    pub bytes: Range<usize>,
    /// Lines and blanks in front.
    pub lead: Vec<Lead>,
    /// Comments on its line.
    pub notes: Vec<String>,
    /// Comments below that belong to the end of the list or map.
    pub after: Vec<Lead>,
}

/// A file.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    pub text: String,
    pub nodes: Vec<Node>,
    pub entries: Vec<Entry>,
    /// `None` in an empty file.
    pub root: Option<usize>,
    /// Comments of a file that holds nothing else.
    pub loose: Vec<Lead>,
}

impl Tree {
    pub fn node(&self, id: usize) -> Option<&Node> {
        self.nodes.get(id)
    }

    pub fn entry(&self, id: usize) -> Option<&Entry> {
        self.entries.get(id)
    }

    /// The text of a scalar.
    pub fn value(&self, id: usize) -> Option<&str> {
        match self.node(id).map(|node| &node.shape) {
            Some(Shape::Scalar { value, .. }) => Some(value),
            _ => None,
        }
    }

    /// The entries of a list or map.
    pub fn children(&self, id: usize) -> &[usize] {
        match self.node(id).map(|node| &node.shape) {
            Some(Shape::List(entries) | Shape::Map(entries)) => entries,
            _ => &[],
        }
    }

    /// The key of an entry.
    pub fn key(&self, entry: &Entry) -> &str {
        entry.key.and_then(|key| self.value(key)).unwrap_or("")
    }

    /// The text of a node as it stands in the file.
    pub fn raw(&self, id: usize) -> &str {
        let bytes = self.node(id).map(|node| node.bytes.clone());
        bytes.and_then(|bytes| self.text.get(bytes)).unwrap_or("")
    }
}
