//! Declarations of a machine that may stand in any of its files, each once.

use super::cx::Cx;
use crate::syntax::yaml::Text;
use onespec_diag::{Diag, Origin};
use std::collections::BTreeMap;

/// The declarations of one kind, by name: where each stands, and in which unit.
pub struct Once<'x, 'a> {
    cx: &'x Cx<'a>,
    what: &'static str,
    known: BTreeMap<String, (Origin, usize)>,
}

impl<'x, 'a> Once<'x, 'a> {
    /// `what` is what they are, for messages: "state".
    pub fn new(cx: &'x Cx<'a>, what: &'static str) -> Self {
        Once {
            cx,
            what,
            known: BTreeMap::new(),
        }
    }

    /// Whether a declaration counts. What the machine's own folder declares replaces what it takes from other folders; any
    /// other second declaration is reported.
    pub fn is_first(&mut self, unit: usize, name: &Text) -> bool {
        self.named(unit, &name.text, &name.origin)
    }

    /// The same for a name that stands elsewhere, or is made of several.
    pub fn named(&mut self, unit: usize, name: &str, origin: &Origin) -> bool {
        let Some((first, of)) = self.known.get(name) else {
            self.known.insert(name.to_string(), (origin.clone(), unit));
            return true;
        };
        // Within a file the reader of YAML tells of keys that stand twice.
        let same_file = first.file == origin.file;
        let replaced = self.cx.owns(*of) && !self.cx.owns(unit);
        if !same_file && !replaced {
            let diag = Diag::error("E0115", origin, format!("{} `{name}` is declared twice", self.what));
            self.cx
                .report(diag.also(first, "first here").help("remove one, or rename one"));
        }
        false
    }
}
