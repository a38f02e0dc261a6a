//! What a run leaves behind: how far it came, and features that tell it from other runs.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What came of an input.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trail {
    /// Whether the reader accepted the input, so that the stage behind it ran.
    pub accepted: bool,
    /// Hashes of what was seen.
    pub features: HashSet<u64>,
    /// The answer in a few lines, for goldens: the first diagnostics, or what came out.
    pub answer: String,
}

impl Trail {
    /// Something that happened.
    pub fn saw(&mut self, what: impl Hash) {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        self.features.insert(hasher.finish());
    }

    /// A number, as the number of its bits: so counts are features without each being a new one.
    pub fn counted(&mut self, what: &str, number: usize) {
        self.saw((what, usize::BITS - number.leading_zeros()));
    }

    /// A message without the names and numbers that it cites.
    pub fn message(&mut self, text: &str) {
        let mut shape = String::new();
        let mut quoted = false;
        for c in text.chars().take(400) {
            match c {
                '`' => quoted = !quoted,
                c if quoted || c.is_ascii_digit() => {}
                c => shape.push(c),
            }
        }
        self.saw(shape);
    }

    /// Adds a line to the answer; long answers are cut.
    pub fn line(&mut self, text: &str) {
        const MAX_LINES: usize = 5;
        const MAX_CHARS: usize = 200;
        if self.answer.lines().count() < MAX_LINES {
            self.answer
                .extend(text.lines().next().unwrap_or("").chars().take(MAX_CHARS));
            self.answer.push('\n');
        }
    }
}
