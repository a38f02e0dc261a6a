//! Structures, names of numbers, nodes and queues.

use super::Reader;
use crate::description::{Enum, NodeKind, Queue};
use crate::layout::{Field, Kind, Struct};
use crate::text::{Line, Section};

/// Bytes of a structure at most.
const MAX_BYTES: usize = 1 << 16;

impl Reader {
    pub(super) fn enumeration(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some([name, prefix]) = self.exactly(head, "a name and what C writes before its names") else {
            return;
        };
        let mut members = Vec::new();
        for line in &section.lines {
            let Some([member, value]) = self.exactly(*line, "a name and a number") else {
                continue;
            };
            let value = self.number(*line, value);
            members.push((member.to_owned(), value));
            // A name that two enumerations have needs the enumeration's name in expressions.
            self.description.constants.insert(format!("{name}.{member}"), value);
            self.description.constants.entry(member.to_owned()).or_insert(value);
        }
        self.description.enums.push(Enum {
            name: name.to_owned(),
            prefix: prefix.to_owned(),
            members,
        });
    }

    pub(super) fn structure(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some([name, size]) = self.exactly(head, "a name and a size") else {
            return;
        };
        let size = usize::try_from(self.number(head, size)).unwrap_or(usize::MAX);
        if size > MAX_BYTES {
            self.wrong(head, format!("a structure has at most {MAX_BYTES} bytes"));
            return;
        }
        let (mut fields, mut flat) = (Vec::new(), Vec::new());
        for line in &section.lines {
            let Some([offset, kind, field]) = self.exactly(*line, "an offset, a type and a name") else {
                continue;
            };
            let offset = usize::try_from(self.number(*line, offset)).unwrap_or(usize::MAX);
            let (kind, count) = match kind.strip_suffix(']').and_then(|kind| kind.split_once('[')) {
                Some((kind, count)) => (kind, Some(self.number(*line, count) as usize)),
                None => (kind, None),
            };
            let Some(kind) = self.kind(*line, kind) else { continue };
            let new = Field {
                name: field.to_owned(),
                offset,
                kind,
                count,
            };
            let width = match &new.kind {
                Kind::Struct(inner) => {
                    let inner = self.description.layout(inner).cloned();
                    let inner = inner.as_ref();
                    flat.extend(inner.into_iter().flat_map(|inner| &inner.flat).map(|part| Field {
                        name: format!("{field}.{}", part.name),
                        offset: offset.saturating_add(part.offset),
                        ..part.clone()
                    }));
                    inner.map_or(0, |inner| inner.size)
                }
                _ => {
                    flat.push(new.clone());
                    new.width()
                }
            };
            let end = width.saturating_mul(count.unwrap_or(1)).saturating_add(offset);
            if end > size {
                self.wrong(
                    *line,
                    format!("the field ends at {end}, and the structure has {size} bytes"),
                );
            }
            fields.push(new);
        }
        self.description.structs.push(Struct {
            name: name.to_owned(),
            size,
            fields,
            flat,
        });
    }

    fn kind(&mut self, line: Line<'_>, text: &str) -> Option<Kind> {
        let number = |bytes, signed| Some(Kind::Number { bytes, signed });
        match text {
            "u8" => number(1, false),
            "u16" => number(2, false),
            "u32" => number(4, false),
            "u64" => number(8, false),
            "i32" => number(4, true),
            "i64" => number(8, true),
            "ptr" => Some(Kind::Pointer),
            _ if self.description.layout(text).is_some() => Some(Kind::Struct(text.to_owned())),
            _ => {
                self.wrong(
                    line,
                    format!("`{text}` is no type: u8, u16, u32, u64, i32, i64, ptr, or a structure above"),
                );
                None
            }
        }
    }

    pub(super) fn header(&mut self, section: &Section<'_>, head: Line<'_>) {
        let Some(layout) = self.layout(head, head.text) else {
            return;
        };
        self.description.header.layout = head.text.to_owned();
        for line in &section.lines {
            let (key, rest) = line.split();
            let name = rest.text.to_owned();
            if ["size", "tag", "id", "flags"].contains(&key) && layout.field(&name).is_none() {
                self.wrong(rest, format!("`{}` has no field `{name}`", head.text));
            }
            let (number, barrier) = match key {
                "event_tag" | "uncounted" => (self.number(rest, rest.text), 0),
                "barrier" => (0, self.member(rest, "command_flags", rest.text)),
                _ => (0, 0),
            };
            let header = &mut self.description.header;
            match key {
                "size" => header.size = name,
                "tag" => header.tag = name,
                "id" => header.id = name,
                "flags" => header.flags = name,
                "event_tag" => header.event_tag = number,
                "uncounted" => header.uncounted = number,
                "barrier" => header.barrier = barrier,
                "status" => header.status = name,
                "aborted" => header.aborted = name,
                _ => self.unknown(*line, key),
            }
        }
    }

    /// A structure that must be there.
    pub(super) fn layout(&mut self, line: Line<'_>, name: &str) -> Option<Struct> {
        let found = self.description.layout(name).cloned();
        if found.is_none() {
            self.wrong(line, format!("there is no structure `{name}`"));
        }
        found
    }

    pub(super) fn nodes(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let Some([name, path, maps]) = self.exactly(*line, "a name, a path, and yes or no") else {
                continue;
            };
            self.description.nodes.push(NodeKind {
                name: name.to_owned(),
                path: path.to_owned(),
                maps: maps == "yes",
                submits: Vec::new(),
                completions: 0,
            });
        }
    }

    pub(super) fn queues(&mut self, section: &Section<'_>) {
        for line in &section.lines {
            let what = "a node, a name, submit or complete, a count, bytes and a flag";
            let Some([node, name, kind, count, bytes, flag]) = self.exactly(*line, what) else {
                continue;
            };
            let (count, bytes) = (self.number(*line, count), self.number(*line, bytes));
            let flag = match flag {
                "0" | "-" => 0,
                flag => self.member(*line, "flags", flag),
            };
            if count > 64 || bytes > 1 << 20 {
                self.wrong(*line, "there are at most 64 queues, of at most a megabyte each");
                continue;
            }
            let Some(node) = self.description.nodes.iter_mut().find(|known| known.name == node) else {
                self.wrong(*line, format!("there is no node `{node}`"));
                continue;
            };
            match kind {
                "submit" => node.submits.push(Queue {
                    name: name.to_owned(),
                    count,
                    bytes,
                    flag,
                }),
                "complete" => node.completions = count,
                _ => self.wrong(*line, format!("`{kind}` is neither `submit` nor `complete`")),
            }
        }
    }
}
