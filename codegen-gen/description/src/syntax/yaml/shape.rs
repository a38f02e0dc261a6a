//! How a typed shape is read: serde hands over the values, the index tells where they stand and of which sort they are.
//!
//! Because the index knows beforehand whether a node is a text, a list or a map, serde is never asked to guess a type,
//! and every scalar keeps the text that was written (`0111`, `no`, `1_000`, `~`). What has the wrong sort is reported
//! and skipped, so one fault does not hide the next.

use super::index::{Index, Node, Sort};
use onespec_diag::{Diag, Diags, Origin, nearest};
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;

/// Something that can be read from a node.
pub trait Shape: Sized + Default {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error>;
}

/// Unknown keys of a file are reported until it has as many problems.
const MAX_PROBLEMS: usize = 1000;

/// A node of the file that is being read.
#[derive(Clone, Copy)]
pub struct At<'a> {
    index: &'a Index,
    node: u32,
    file: u32,
    problems: &'a RefCell<Diags>,
}

static NOTHING: Node = Node {
    kind: Sort::Scalar,
    start: 0,
    end: 0,
    children: Vec::new(),
};

impl<'a> At<'a> {
    pub fn root(index: &'a Index, file: u32, problems: &'a RefCell<Diags>) -> At<'a> {
        At {
            index,
            node: 0,
            file,
            problems,
        }
    }

    fn node(&self) -> &'a Node {
        self.index.nodes.get(self.node as usize).unwrap_or(&NOTHING)
    }

    pub fn kind(&self) -> Sort {
        self.node().kind
    }

    pub fn origin(&self) -> Origin {
        Origin {
            start: self.node().start,
            end: self.node().end,
            ..Origin::file(self.file)
        }
    }

    /// Item `i` of a list; for maps, the keys and values alternate.
    pub fn child(&self, i: usize) -> At<'a> {
        At {
            node: self.node().children.get(i).copied().unwrap_or(u32::MAX),
            ..*self
        }
    }

    pub fn report(&self, diag: Diag) {
        self.problems.borrow_mut().push(diag);
    }

    /// Is this node of that sort? If not, reports it.
    pub fn is(&self, kind: Sort, what: &str) -> bool {
        let found = self.kind();
        if found == kind || found == Sort::Scalar && self.node().start == self.node().end && kind != Sort::Scalar {
            return found == kind;
        }
        let name = |k| match k {
            Sort::Scalar => "a text",
            Sort::List => "a list",
            Sort::Map => "a map",
        };
        let message = format!("{what} is {}, not {}", name(kind), name(found));
        let help = match (kind, found) {
            (Sort::Scalar, Sort::Map) => "a text that starts with `{` or holds `: ` needs quotes",
            (Sort::Scalar, Sort::List) => "a text that starts with `[` needs quotes",
            _ => "docs/reference/yaml_shapes.md has the shape of every key",
        };
        self.report(Diag::error("E0715", self.origin(), message).help(help));
        false
    }

    /// Reports a key that the shape does not have.
    pub fn unknown(&self, key: &Text, value: At<'_>, what: &str, known: &[&str]) {
        let mut problems = self.problems.borrow_mut();
        if problems.list.len() >= MAX_PROBLEMS {
            if let Some(last) = problems.list.last_mut().filter(|last| last.notes.is_empty()) {
                last.notes.push("further keys of this file were not looked at".into());
            }
            return;
        }
        drop(problems);
        let diag = Diag::error("E0712", &key.origin, format!("{what} has no key `{}`", key.text));
        let empty = value.node().start == value.node().end;
        self.report(diag.help(match nearest(&key.text, known.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None if empty => "inside `{…}` a text with a comma needs quotes".into(),
            None => format!("it has: {}", known.join(", ")),
        }));
    }
}

/// Reads a shape at a node; what serde calls a seed.
pub struct Seed<'a, T> {
    at: At<'a>,
    shape: PhantomData<T>,
}

impl<'a, T> Seed<'a, T> {
    pub fn new(at: At<'a>) -> Self {
        Seed { at, shape: PhantomData }
    }
}

impl<'de, T: Shape> DeserializeSeed<'de> for Seed<'_, T> {
    type Value = T;
    fn deserialize<D: Deserializer<'de>>(self, de: D) -> Result<T, D::Error> {
        T::read(de, self.at)
    }
}

/// Passes over a value of any sort.
pub fn skip<'de, D: Deserializer<'de>, T: Default>(de: D) -> Result<T, D::Error> {
    de.deserialize_ignored_any(IgnoredAny).map(|_| T::default())
}

/// A scalar: the text as written (escapes resolved), and where.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    pub text: Rc<str>,
    pub origin: Origin,
}

impl Text {
    /// A part of this text with its own place.
    pub fn part(&self, start: usize, end: usize) -> Text {
        let text: Rc<str> = self.text.get(start..end).unwrap_or("").into();
        let mut origin = self.origin.clone();
        let extra = (origin.end.saturating_sub(origin.start) as usize).wrapping_sub(self.text.len());
        if matches!(extra, 0 | 2) && origin.holes.is_none() {
            let base = origin.start as usize + extra / 2;
            (origin.start, origin.end) = ((base + start) as u32, (base + end) as u32);
        }
        Text { text, origin }
    }

    /// The parts between blanks.
    pub fn words(&self) -> Vec<Text> {
        let base = self.text.as_ptr() as usize;
        let span = |w: &str| (w.as_ptr() as usize - base, w.as_ptr() as usize - base + w.len());
        self.text
            .split_whitespace()
            .map(span)
            .map(|(start, end)| self.part(start, end))
            .collect()
    }
}

impl Shape for Text {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        struct Scalar;
        impl Visitor<'_> for Scalar {
            type Value = Rc<str>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Rc<str>, E> {
                Ok(text.into())
            }
        }
        if !at.is(Sort::Scalar, "this") {
            let _: () = skip(de)?;
            return Ok(Text {
                text: "".into(),
                origin: at.origin(),
            });
        }
        Ok(Text {
            text: de.deserialize_str(Scalar)?,
            origin: at.origin(),
        })
    }
}

impl<T: Shape> Shape for Option<T> {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        T::read(de, at).map(Some)
    }
}

/// A map with free keys, in the order of the file.
#[derive(Debug, Clone)]
pub struct Map<T>(pub Vec<(Text, T)>);

impl<T> Default for Map<T> {
    fn default() -> Self {
        Map(Vec::new())
    }
}

impl<T> Map<T> {
    pub fn get(&self, key: &str) -> Option<&T> {
        self.iter().find(|(k, _)| &*k.text == key).map(|(_, v)| v)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, (Text, T)> {
        self.0.iter()
    }
}

impl<T: Shape> Shape for Map<T> {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        struct Pairs<'a, T>(At<'a>, PhantomData<T>);
        impl<'de, T: Shape> Visitor<'de> for Pairs<'_, T> {
            type Value = Map<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Map<T>, A::Error> {
                let mut pairs = Vec::new();
                while let Some(key) = map.next_key_seed(Seed::new(self.0.child(2 * pairs.len())))? {
                    let value = map.next_value_seed(Seed::new(self.0.child(2 * pairs.len() + 1)))?;
                    pairs.push((key, value));
                }
                Ok(Map(pairs))
            }
        }
        if !at.is(Sort::Map, "this") {
            return skip(de);
        }
        de.deserialize_map(Pairs(at, PhantomData))
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        struct List<'a, T>(At<'a>, PhantomData<T>);
        impl<'de, T: Shape> Visitor<'de> for List<'_, T> {
            type Value = Vec<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = seq.next_element_seed(Seed::new(self.0.child(items.len())))? {
                    items.push(item);
                }
                Ok(items)
            }
        }
        if !at.is(Sort::List, "this") {
            return skip(de);
        }
        de.deserialize_seq(List(at, PhantomData))
    }
}

/// One item, or a list of them.
#[derive(Debug, Clone)]
pub struct Items<T>(pub Vec<T>);

impl<T> Default for Items<T> {
    fn default() -> Self {
        Items(Vec::new())
    }
}

impl<T: Shape> Shape for Items<T> {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::List {
            return Vec::read(de, at).map(Items);
        }
        T::read(de, at).map(|item| Items(vec![item]))
    }
}

/// Words: a text that is split at blanks, or a list of texts that are taken as they are.
#[derive(Debug, Clone, Default)]
pub struct Words(pub Vec<Text>);

impl Shape for Words {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::List {
            return Vec::read(de, at).map(Words);
        }
        Text::read(de, at).map(|text| Words(text.words()))
    }
}

/// A text that is short for something larger, or that itself.
#[derive(Debug, Clone)]
pub enum TextOr<T> {
    Text(Text),
    Full(T),
}

impl<T> Default for TextOr<T> {
    fn default() -> Self {
        TextOr::Text(Text::default())
    }
}

impl<T: Shape> Shape for TextOr<T> {
    fn read<'de, D: Deserializer<'de>>(de: D, at: At<'_>) -> Result<Self, D::Error> {
        if at.kind() == Sort::Scalar {
            return Text::read(de, at).map(TextOr::Text);
        }
        T::read(de, at).map(TextOr::Full)
    }
}

/// Declares a map with known keys as a struct. `open` shapes keep further keys in `other`, unless they look misspelt.
macro_rules! shape {
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@open) => { false };
    (@open open) => { true };
    ($(#[$meta:meta])* $name:ident $what:literal $($open:ident)? {
        $($(#[$fm:meta])* $field:ident $(= $key:literal)? : $ty:ty,)*
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Default)]
        pub struct $name {
            /// The whole map.
            pub origin: ::onespec_diag::Origin,
            $($(#[$fm])* pub $field: $ty,)*
            /// Keys of other parts, in the order of the file; always empty where none are allowed.
            pub other: Vec<($crate::syntax::yaml::Text, $crate::syntax::yaml::Data)>,
        }

        impl $crate::syntax::yaml::shape::Shape for $name {
            fn read<'de, D: serde::Deserializer<'de>>(
                de: D,
                at: $crate::syntax::yaml::shape::At<'_>,
            ) -> Result<Self, D::Error> {
                use $crate::syntax::yaml::{Text, index::Sort, shape::{At, Seed, skip}};
                const KEYS: &[&str] = &[$(shape!(@key $field $($key)?)),*];
                struct Keys<'a>(At<'a>);
                impl<'de> serde::de::Visitor<'de> for Keys<'_> {
                    type Value = $name;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($what)
                    }
                    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        let mut read = $name { origin: self.0.origin(), ..$name::default() };
                        let mut i = 0;
                        while let Some(key) = map.next_key_seed(Seed::<Text>::new(self.0.child(i)))? {
                            let value = self.0.child(i + 1);
                            i += 2;
                            $(if &*key.text == shape!(@key $field $($key)?) {
                                read.$field = map.next_value_seed(Seed::new(value))?;
                                continue;
                            })*
                            let misspelt = ::onespec_diag::nearest(&key.text, KEYS.iter().copied()).is_some();
                            if shape!(@open $($open)?) && !misspelt {
                                let data = map.next_value_seed(Seed::new(value))?;
                                read.other.push((key, data));
                            } else {
                                self.0.unknown(&key, value, $what, KEYS);
                                map.next_value::<serde::de::IgnoredAny>()?;
                            }
                        }
                        Ok(read)
                    }
                }
                if !at.is(Sort::Map, $what) {
                    return skip(de);
                }
                de.deserialize_map(Keys(at))
            }
        }
    };
}
pub(super) use shape;
