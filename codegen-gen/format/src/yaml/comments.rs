//! Comments of a file: to which entry each belongs.

use super::tree::{Entry, Lead, Tree};
use std::collections::BTreeMap;
use std::ops::Range;

/// A comment and where it stands.
struct Comment {
    text: String,
    at: usize,
    line: usize,
    column: usize,
    /// Something else stands in front of it on its line.
    trailing: bool,
}

/// Line starts of a text.
struct LineMap<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> LineMap<'a> {
    fn new(text: &'a str) -> LineMap<'a> {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        LineMap {
            text,
            starts: std::iter::once(0).chain(ends).collect(),
        }
    }

    fn line(&self, at: usize) -> usize {
        self.starts.partition_point(|start| *start <= at).saturating_sub(1)
    }

    fn start(&self, line: usize) -> usize {
        self.starts.get(line).copied().unwrap_or(self.text.len())
    }

    fn column(&self, at: usize) -> usize {
        at - self.start(self.line(at)).min(at)
    }

    /// What stands in front of a place on its line.
    fn front(&self, at: usize) -> &str {
        self.text.get(self.start(self.line(at))..at).unwrap_or("")
    }

    fn blank_before(&self, line: usize) -> bool {
        line > 0
            && self
                .text
                .get(self.start(line - 1)..self.start(line))
                .is_some_and(|text| text.trim().is_empty())
    }
}

/// Gives each comment of the file to an entry, and notes blank lines. `scalars`: bytes that hold no comments.
pub fn attach(tree: &mut Tree, scalars: &[Range<usize>]) {
    let text = tree.text.clone();
    let map = LineMap::new(&text);
    let comments = find(&map, scalars);
    let mut ending: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut starting: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (id, entry) in tree.entries.iter().enumerate() {
        ending
            .entry(map.line(entry.bytes.end.saturating_sub(1).max(entry.bytes.start)))
            .or_default()
            .push(id);
        starting.entry(map.line(entry.bytes.start)).or_default().push(id);
    }
    let mut led: BTreeMap<usize, usize> = BTreeMap::new();
    for comment in &comments {
        let none = Vec::new();
        let at = Place {
            comment,
            tree,
            map: &map,
            ending: ending.get(&comment.line).unwrap_or(&none),
            starting: starting.get(&comment.line).unwrap_or(&none),
        };
        match at.owner() {
            Owner::Note(id) => {
                if let Some(entry) = tree.entries.get_mut(id) {
                    entry.notes.push(comment.text.clone());
                }
            }
            Owner::Lead(id) => {
                led.insert(id, comment.line);
                if let Some(entry) = tree.entries.get_mut(id) {
                    lead(&mut entry.lead, comment, &map);
                }
            }
            Owner::After(id) => {
                if let Some(entry) = tree.entries.get_mut(id) {
                    lead(&mut entry.after, comment, &map);
                }
            }
            Owner::Nobody => lead(&mut tree.loose, comment, &map),
        }
    }
    for entry in &mut tree.entries {
        let front = map.front(entry.bytes.start);
        let first = front.chars().all(|c| matches!(c, ' ' | '-'));
        if first && map.blank_before(map.line(entry.bytes.start)) {
            entry.lead.push(Lead::Blank);
        }
    }
}

fn lead(leads: &mut Vec<Lead>, comment: &Comment, map: &LineMap<'_>) {
    if !comment.trailing && map.blank_before(comment.line) {
        leads.push(Lead::Blank);
    }
    leads.push(Lead::Comment(comment.text.clone()));
}

/// All comments: `#` outside of scalars, at the start of a line or behind white space.
fn find(map: &LineMap<'_>, scalars: &[Range<usize>]) -> Vec<Comment> {
    let mut out = Vec::new();
    let mut from = 0;
    let end = map.text.len();
    for scalar in scalars.iter().cloned().chain(std::iter::once(end..end)) {
        let gap = from..scalar.start.max(from);
        from = scalar.end.max(from);
        let mut at = gap.start;
        while let Some(found) = map.text.get(at..gap.end).and_then(|rest| rest.find('#')) {
            let hash = at + found;
            let rest = map.text.get(hash..).unwrap_or("");
            let len = rest.find('\n').unwrap_or(rest.len());
            at = hash + len;
            let front = map.front(hash);
            if !front.is_empty() && !front.ends_with([' ', '\t']) {
                continue;
            }
            out.push(Comment {
                text: rest.get(..len).unwrap_or(rest).trim_end().to_string(),
                at: hash,
                line: map.line(hash),
                column: map.column(hash),
                trailing: !front.trim().is_empty(),
            });
        }
    }
    out
}

enum Owner {
    /// It stands at the end of the line of this entry.
    Note(usize),
    /// It stands in front of this entry.
    Lead(usize),
    /// It stands below this entry, the last of its list or map.
    After(usize),
    Nobody,
}

struct Place<'a> {
    comment: &'a Comment,
    tree: &'a Tree,
    map: &'a LineMap<'a>,
    /// Entries that end, or start, on the line.
    ending: &'a [usize],
    starting: &'a [usize],
}

impl Place<'_> {
    fn owner(&self) -> Owner {
        if self.comment.trailing
            && let Some(id) = self.on_line()
        {
            return Owner::Note(id);
        }
        self.above_or_below()
    }

    fn entry(&self, id: usize) -> Option<&Entry> {
        self.tree.entry(id)
    }

    /// The outermost entry that starts and ends on the line in front of the comment; else the innermost that starts there;
    /// else the one that ended last.
    fn on_line(&self) -> Option<usize> {
        let at = self.comment.at;
        let ended = |id: &&usize| self.entry(**id).is_some_and(|entry| entry.bytes.end <= at);
        let begun = |id: &&usize| self.entry(**id).is_some_and(|entry| entry.bytes.start < at);
        let last = self
            .ending
            .iter()
            .filter(ended)
            .max_by_key(|id| self.entry(**id).map(|e| e.bytes.end));
        let last_end = last.and_then(|id| self.entry(*id)).map(|entry| entry.bytes.end);
        let whole = |id: &&usize| ended(id) && self.starting.contains(id);
        // Entries of a line that were closed before others do not hold its end.
        let ends_last = |id: &&usize| self.entry(**id).map(|entry| entry.bytes.end) == last_end;
        let opened = self.starting.iter().filter(begun).filter(|id| !ended(id)).max();
        let opened_later = opened.filter(|id| {
            let start = self.entry(**id).map(|entry| entry.bytes.start);
            start > last_end
        });
        opened_later
            .or_else(|| self.ending.iter().filter(whole).filter(ends_last).min())
            .or(opened)
            .or(last)
            .copied()
    }

    fn above_or_below(&self) -> Owner {
        let at = self.comment.at;
        let next = self.tree.entries.partition_point(|entry| entry.bytes.start <= at);
        let next = Some(next).filter(|id| *id < self.tree.entries.len());
        let before = next.unwrap_or(self.tree.entries.len());
        // The chain of entries that ended last.
        let mut chain: Vec<usize> = Vec::new();
        let mut id = before.checked_sub(1);
        while let Some(entry) = id.and_then(|id| self.entry(id)) {
            chain.extend(id);
            id = entry.outer;
        }
        let holds = |entry: &Entry| {
            let parent = self.tree.node(entry.parent);
            parent.is_some_and(|node| node.flow && !node.implicit && node.bytes.start < at && at < node.bytes.end)
        };
        if let Some(id) = next.filter(|id| self.entry(*id).is_some_and(holds)) {
            return Owner::Lead(id);
        }
        if let Some(id) = chain.iter().find(|id| self.entry(**id).is_some_and(holds)) {
            return Owner::After(*id);
        }
        let column = |entry: &Entry| match self.tree.node(entry.parent) {
            Some(node) if entry.key.is_none() => self.map.column(node.bytes.start),
            _ => self.map.column(entry.bytes.start),
        };
        let fits = |id: &&usize| {
            self.entry(**id).is_some_and(|entry| {
                let flow = self.tree.node(entry.parent).is_some_and(|node| node.flow);
                !flow && column(entry) <= self.comment.column
            })
        };
        let found = chain.iter().find(fits).copied();
        match (found.and_then(|id| self.entry(id)), next.and_then(|id| self.entry(id))) {
            (Some(entry), Some(below)) if entry.depth > below.depth => found.map_or(Owner::Nobody, Owner::After),
            (_, Some(_)) => next.map_or(Owner::Nobody, Owner::Lead),
            (Some(_), None) => found.map_or(Owner::Nobody, Owner::After),
            (None, None) => chain.last().map_or(Owner::Nobody, |id| Owner::After(*id)),
        }
    }
}
