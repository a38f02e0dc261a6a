//! Differences from other tools that are known, each with its reason.
//!
//! A file of them is read line by line: `mnemonic<blanks>reason`. A difference under that mnemonic is expected; an entry
//! under which nothing differs any more is a failure too, so that the list cannot rot. A `*` in a mnemonic stands for any
//! characters.

use std::collections::BTreeMap;

/// The list, and which of its entries were seen.
#[derive(Debug, Default)]
pub struct Known {
    reasons: BTreeMap<String, String>,
    seen: BTreeMap<String, usize>,
}

impl Known {
    /// Reads a list. Empty lines and lines that begin with `#` are comments.
    pub fn parse(text: &str) -> Known {
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let entries = lines.map(|line| line.split_once(char::is_whitespace).unwrap_or((line, "")));
        let reasons = entries
            .map(|(name, reason)| (name.to_string(), reason.trim().to_string()))
            .collect();
        Known {
            reasons,
            seen: BTreeMap::new(),
        }
    }

    /// Whether a difference at this mnemonic is expected; counts it.
    pub fn expects(&mut self, mnemonic: &str) -> bool {
        let exact = self.reasons.contains_key(mnemonic).then_some(mnemonic);
        let entry = exact.or_else(|| {
            let mut patterns = self.reasons.keys().filter(|name| name.contains('*'));
            patterns.find(|name| fits(name, mnemonic)).map(String::as_str)
        });
        match entry.map(str::to_string) {
            Some(entry) => *self.seen.entry(entry).or_default() += 1,
            None => return false,
        }
        true
    }

    /// Entries under which nothing differed.
    pub fn stale(&self) -> Vec<&str> {
        self.reasons
            .keys()
            .filter(|name| !self.seen.contains_key(*name))
            .map(String::as_str)
            .collect()
    }

    /// How many differences each entry covered.
    pub fn summary(&self) -> String {
        let lines = self
            .seen
            .iter()
            .map(|(name, count)| format!("  {name}: {count} ({})\n", self.reasons[name]));
        lines.collect()
    }
}

/// Whether our assembler says that operands do not go together: such words decode and print, and are not written.
pub fn is_reserved(error: &str) -> bool {
    error.starts_with("reserved combination of operands")
}

/// Whether a text is what a pattern with `*` stands for.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((head, rest)) => text
            .strip_prefix(head)
            .is_some_and(|tail| (0..=tail.len()).any(|at| tail.get(at..).is_some_and(|tail| fits(rest, tail)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_that_agrees_is_stale() {
        let mut known = Known::parse("# c\nfli.s  prints decimals\nfence  hints\n");
        assert!(known.expects("fence"));
        assert!(!known.expects("add"));
        assert_eq!(known.stale(), ["fli.s"]);
        assert_eq!(known.summary(), "  fence: 1 (hints)\n");
    }

    #[test]
    fn a_star_stands_for_any_characters() {
        let mut known = Known::parse("reserved:vl*seg*  ends behind v31\n");
        assert!(known.expects("reserved:vloxseg2ei8.v"));
        assert!(known.expects("reserved:vlseg2e8.v"));
        assert!(!known.expects("reserved:vle8.v"));
        assert!(!known.expects("vlseg2e8.v"));
        assert!(known.stale().is_empty());
    }
}
