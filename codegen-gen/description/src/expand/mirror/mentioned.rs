//! The names that the semantics of an instruction mention, directly or through called functions: found as words, before
//! the semantics are parsed. A word counts wherever it occurs, so answers err on the side of more.

use crate::model::{Isa, SourceText};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

type Words = Rc<BTreeSet<String>>;

/// Words of semantics.
#[derive(Debug, Default)]
pub struct Mentioned {
    /// Names of features, by id.
    pub features: Vec<String>,
    /// For each instruction, the words of its own text.
    own: Vec<Words>,
    fns: HashMap<String, Words>,
    /// Answers so far: own words of a text, and whether a name is reached from them.
    known: RefCell<HashMap<(usize, String), bool>>,
}

impl Mentioned {
    pub fn new(isa: &Isa) -> Mentioned {
        let mut fns: HashMap<String, BTreeSet<String>> = HashMap::new();
        for text in &isa.fns {
            let mut current: Option<String> = None;
            let mut header = false;
            for word in words(&text.text) {
                if word == "fn" {
                    header = true;
                } else if std::mem::take(&mut header) {
                    fns.entry(word.clone()).or_default();
                    current = Some(word);
                } else if let Some(name) = &current
                    && word.strip_suffix('(') != Some(name)
                    && let Some(body) = fns.get_mut(name)
                {
                    body.insert(word);
                }
            }
        }
        let own = isa
            .ops
            .iter()
            .map(|op| Rc::new(op.sem.as_ref().map(words).unwrap_or_default().into_iter().collect()));
        Mentioned {
            features: isa.features.iter().map(|f| f.name.clone()).collect(),
            own: own.collect(),
            fns: fns.into_iter().map(|(name, body)| (name, Rc::new(body))).collect(),
            known: RefCell::default(),
        }
    }

    /// Does the semantics of this instruction mention the name?
    pub fn reads(&self, op: usize, name: &str) -> bool {
        let key = (op, name.to_string());
        if let Some(known) = self.known.borrow().get(&key) {
            return *known;
        }
        let found = self.own.get(op).is_some_and(|own| self.reached(own, name));
        self.known.borrow_mut().insert(key, found);
        found
    }

    fn reached(&self, from: &Words, name: &str) -> bool {
        // A parameter may have the name of a fn: of a fn only calls count.
        let call = format!("{name}(");
        let name = if self.fns.contains_key(name) {
            call.as_str()
        } else {
            name
        };
        let mut seen: HashSet<&str> = HashSet::new();
        let mut next: Vec<&Words> = vec![from];
        while let Some(words) = next.pop() {
            if words.contains(name) {
                return true;
            }
            for word in words.iter() {
                if let Some(body) = self.fns.get(word)
                    && seen.insert(word)
                {
                    next.push(body);
                }
            }
        }
        false
    }
}

/// The names in a text, comments left out; a name that is called also with its parenthesis.
fn words(text: &SourceText) -> Vec<String> {
    let lines = text.text.lines().map(|line| line.split("//").next().unwrap_or(""));
    let split = |line: &str| -> Vec<String> {
        let mut out = Vec::new();
        let mut rest = line;
        while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric() || c == '_') {
            rest = &rest[start..];
            let end = rest
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            let (word, tail) = rest.split_at(end);
            // A parameter that is a fn has the type `fn(…)`.
            let ty = word == "fn" && tail.starts_with('(');
            if !ty && !word.starts_with(|c: char| c.is_ascii_digit()) {
                out.push(word.to_string());
                if tail.starts_with('(') {
                    out.push(format!("{word}("));
                }
            }
            rest = tail;
        }
        out
    };
    lines.flat_map(split).collect()
}
