//! Test-case reduction: makes a failing program small. Parts of its text are removed or simplified as long as a
//! predicate on the text holds. The syntax tree says what a part is; the predicate says whether the rest is still a
//! program that fails (lists are halved as in Zeller's delta debugging, TSE 2002).

mod edits;

use edits::{Edit, Range};

/// Questions that are asked at most.
const QUESTIONS: usize = 20_000;

/// A shorter text for which `fails` holds as it does for `text`; `text` if there is none.
///
/// ```
/// let text = "fn f() -> i32 { return 3; } fn main() -> i32 { let x = 4; print(x + f()); return 0; }";
/// let small = onespec_test_support::shrink::shrink(text, &mut |text| text.contains("print("));
/// assert_eq!(small, "fn main() { print(0); }\n");
/// ```
pub fn shrink(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let mut shrinking = Shrinking {
        text: text.into(),
        left: QUESTIONS,
        fails,
    };
    loop {
        let before = shrinking.text.len();
        shrinking.lists();
        shrinking.parts();
        if shrinking.text.len() >= before || shrinking.left == 0 {
            return tidy(shrinking.text, fails);
        }
    }
}

struct Shrinking<'f> {
    text: String,
    left: usize,
    fails: &'f mut dyn FnMut(&str) -> bool,
}

impl Shrinking<'_> {
    /// Makes a change, if the text becomes shorter and still fails.
    fn attempt(&mut self, edits: &[Edit]) -> bool {
        let changed = edits::apply(&self.text, edits);
        if self.left == 0 || changed.len() >= self.text.len() {
            return false;
        }
        self.left -= 1;
        let fails = (self.fails)(&changed);
        if fails {
            self.text = changed;
        }
        fails
    }

    /// Takes parts of lists away, many at once first.
    fn lists(&mut self) {
        let mut at = 0;
        loop {
            let lists = edits::lists(&self.text);
            let Some(list) = lists.get(at) else { return };
            let mut size = list.len();
            while size > 0 {
                // From behind: what comes later needs what comes before.
                let mut end = edits::lists(&self.text).get(at).map_or(0, Vec::len);
                while end > 0 {
                    let start = end.saturating_sub(size);
                    let lists = edits::lists(&self.text);
                    let Some(chunk) = lists.get(at).and_then(|list| list.get(start..end)) else {
                        break;
                    };
                    let gone: Vec<Edit> = chunk.iter().map(|range| (range.clone(), String::new())).collect();
                    self.attempt(&gone);
                    end = start;
                }
                size /= 2;
            }
            at += 1;
        }
    }

    /// Puts simpler things in place of parts, the largest gain first.
    fn parts(&mut self) {
        let mut at = 0;
        loop {
            let mut all = edits::simpler(&self.text);
            all.sort_by_key(|edits| std::cmp::Reverse(edits::saved(edits)));
            // What was tried before is before this place, more or less; the next round sees what is not.
            match (at..all.len()).find(|&next| self.attempt(&all[next])) {
                Some(next) => at = next,
                None => return,
            }
        }
    }
}

/// As the formatter writes it, if it still fails then.
fn tidy(text: String, fails: &mut dyn FnMut(&str) -> bool) -> String {
    match onespec_volt::format::program("shrunk.vt", &text, false) {
        Ok(formatted) if fails(&formatted) => formatted,
        _ => text,
    }
}

/// A piece of the text without blanks around it.
fn trimmed(text: &str, range: Range) -> Range {
    let piece = &text[range.clone()];
    let start = range.start + (piece.len() - piece.trim_start().len());
    start..start + piece.trim().len()
}
