//! The columns of a member of a family: names with values that fill the placeholders of texts.

use crate::syntax::bits;
use crate::syntax::yaml::Text;
use onespec_diag::{Hole, Origin, Place};
use std::rc::Rc;
use std::sync::Arc;

/// Most members of one family.
pub(super) const MAX_MEMBERS: usize = 20_000;
/// A column of one member.
#[derive(Debug, Clone)]
pub struct Column {
    pub name: Rc<str>,
    pub value: Rc<str>,
    /// The value as a number, when the whole column reads as numbers.
    pub number: Option<i64>,
    pub cell: Arc<Place>,
}

impl Column {
    /// The cell as a text with its own place.
    pub fn text(&self) -> Text {
        let mut origin = self.cell.origin.clone();
        if let (Some((start, end)), None) = (self.cell.within, &origin.holes) {
            // Inside the decoded text; the renderer finds the line.
            origin.holes = Some(
                vec![Hole {
                    new: (0, end.saturating_sub(start)),
                    old: (start, end),
                    cell: None,
                }]
                .into(),
            );
        }
        Text {
            text: self.value.clone(),
            origin,
        }
    }
}

/// The columns of one member. Later ones hide earlier ones of the same name.
#[derive(Debug, Clone, Default)]
pub struct Columns {
    pub list: Vec<Column>,
    /// Name of the member, for diagnostics; empty for a loner.
    pub row: Arc<str>,
}

impl Columns {
    pub fn get(&self, name: &str) -> Option<&Column> {
        self.list.iter().rev().find(|c| &*c.name == name)
    }

    /// The text with `{column}` replaced, its origin in this member.
    pub fn fill(&self, text: &Text) -> Text {
        let mut origin = text.origin.clone();
        if !self.row.is_empty() {
            origin.row = self.row.clone();
        }
        if self.list.is_empty() || !text.text.contains('{') {
            return Text {
                text: text.text.clone(),
                origin,
            };
        }
        let (mut out, mut holes) = (String::with_capacity(text.text.len() + 16), Vec::new());
        let source = &*text.text;
        let mut copied = 0;
        let mut at = 0;
        while let Some(brace) = source[at..].find(['{', '\\']).map(|i| i + at) {
            at = brace + 1;
            if source.as_bytes()[brace] == b'\\' {
                at += source[at..].chars().next().map_or(0, char::len_utf8);
                continue;
            }
            let Some(end) = source[at..]
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .map(|i| i + at)
            else {
                break;
            };
            if source.as_bytes()[end] != b'}' {
                continue;
            }
            let Some(column) = self.get(&source[at..end]) else {
                continue;
            };
            out.push_str(&source[copied..brace]);
            let start = out.len() as u32;
            out.push_str(&column.value);
            holes.push(Hole {
                new: (start, out.len() as u32),
                old: (brace as u32, end as u32 + 1),
                cell: Some(column.cell.clone()),
            });
            copied = end + 1;
            at = copied;
        }
        out.push_str(&source[copied..]);
        if !holes.is_empty() && origin.holes.is_none() {
            origin.holes = Some(holes.into());
        }
        Text {
            text: out.into(),
            origin,
        }
    }

    /// What an entry says under `key`: its own text, else a column of that name, unless its cell is empty.
    pub fn says(&self, key: &str, own: Option<&Text>) -> Option<Text> {
        if let Some(own) = own {
            return Some(self.fill(own));
        }
        let column = self.get(key).filter(|column| !column.value.is_empty())?;
        let mut text = column.text();
        text.origin.row = self.row.clone();
        Some(text)
    }

    /// Adds the columns of another set in front, so that these win.
    pub fn under(&self, lower: &Columns) -> Columns {
        let list = lower.list.iter().chain(&self.list).cloned().collect();
        Columns {
            list,
            row: self.row.clone(),
        }
    }
}

/// A member so far with one more row, whose cells may use its columns.
pub(super) fn extended(member: &Columns, row: &[Column]) -> Vec<Column> {
    let fill = |column: &Column| {
        if !column.value.contains('{') {
            return column.clone();
        }
        let value = member
            .fill(&Text {
                text: column.value.clone(),
                origin: Origin::default(),
            })
            .text;
        Column {
            value,
            ..column.clone()
        }
    };
    member.list.iter().cloned().chain(row.iter().map(fill)).collect()
}

/// A cell as a number by itself: decimal without leading zeros, or with a prefix.
pub(super) fn number(cell: &str) -> Option<i64> {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    let plain = digits == "0" || digits.starts_with(|c: char| ('1'..='9').contains(&c)) || digits.starts_with("0x");
    if plain { bits::signed(cell) } else { None }
}
