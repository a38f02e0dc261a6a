//! Results by key, as text: what a run has found out need not be found out by the next one.
//!
//! A line is a key and the counts of [`Holds`]. Malformed lines are ignored, so a file of another version, or half of
//! one, costs only time. Wrong rules are not kept: they are reported each time.

use super::{Holds, Verdict};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Results by key.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known(BTreeMap<u128, Holds>);

impl Known {
    pub fn get(&self, key: u128) -> Option<Holds> {
        self.0.get(&key).copied()
    }

    /// Keeps a verdict; that of a rule that is wrong is not kept.
    pub fn put(&mut self, key: u128, verdict: &Verdict) {
        if let Verdict::Holds(holds) = verdict {
            self.0.insert(key, *holds);
        }
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// From [`Known::text`].
    pub fn parse(text: &str) -> Known {
        let line = |line: &str| {
            let mut words = line.split(' ');
            let key = u128::from_str_radix(words.next()?, 16).ok()?;
            let mut count = || words.next()?.parse::<u64>().ok();
            let mut small = || count().and_then(|n| u32::try_from(n).ok());
            let holds = Holds {
                proven: small()?,
                complete: small()?,
                tried: small()?,
                values: count()?,
                asked: count()? == 1,
            };
            words.next().is_none().then_some((key, holds))
        };
        Known(text.lines().filter_map(line).collect())
    }

    /// A line for each rule.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (key, h) in &self.0 {
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "{key:032x} {} {} {} {} {}",
                h.proven,
                h.complete,
                h.tried,
                h.values,
                u8::from(h.asked)
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_other_lines_are_left_out() {
        let holds = Holds {
            proven: 3,
            complete: 1,
            tried: 2,
            values: 70_000,
            asked: true,
        };
        let mut known = Known::default();
        known.put(0xabc, &Verdict::Holds(holds));
        known.put(1, &Verdict::Trusted("a reason".into()));
        assert_eq!(known.len(), 1);
        let text = known.text() + "zz 1 2 3 4 5\n12 1 2\n34 1 2 3 4 5 6\n\u{fffd}\n";
        assert_eq!(Known::parse(&text), known);
    }
}
