//! Keeps hostile text from overflowing the stack: pest and every walk of a tree recurse, so the depth a text can reach
//! is bounded before it is parsed.
//!
//! The measure is an upper bound of the depth of the tree, found in one pass over the bytes: open brackets, plus the
//! operators, postfix brackets and `else` since the last separator at each open level (a chain of them is a tree as deep as
//! it is long).

use super::ast::Span;

/// Open brackets at most. Without optimisation pest takes up to 40 KB of stack for a level, and a thread of a test
/// has 2 MB; texts of real machines are six deep.
pub const BRACKETS: usize = 40;
/// Brackets and operators in a chain at most.
pub const CHAIN: usize = 400;

/// The place where the text becomes too deep, if it does.
pub fn too_deep(text: &str) -> Option<Span> {
    let bytes = text.as_bytes();
    let mut levels = vec![0usize];
    let mut total = 0;
    let mut at = 0;
    // The last byte that is not blank: brackets behind a closing one are one more index, slice or call of the same value.
    let mut before = b';';
    while let Some(&b) = bytes.get(at) {
        let start = at;
        at += 1;
        let after_bracket = matches!(std::mem::replace(&mut before, b), b')' | b']');
        match b {
            b'/' if bytes.get(at) == Some(&b'/') => {
                while bytes.get(at).is_some_and(|&b| b != b'\n') {
                    at += 1;
                }
            }
            b' ' | b'\t' | b'\r' | b'\n' => before = if after_bracket { b']' } else { b' ' },
            b'(' | b'[' | b'{' => {
                if after_bracket && b != b'{' {
                    count(&mut levels, &mut total);
                }
                levels.push(0);
                total += 1;
            }
            b')' | b']' | b'}' if levels.len() > 1 => {
                total -= 1 + levels.pop().unwrap_or(0);
            }
            b';' | b',' => {
                if let Some(chain) = levels.last_mut() {
                    total -= *chain;
                    *chain = 0;
                }
            }
            _ if is_operator(b) => {
                while bytes
                    .get(at)
                    .is_some_and(|&b| b != b'-' && b != b'~' && b != b'!' && is_operator(b))
                {
                    at += 1;
                }
                count(&mut levels, &mut total);
            }
            b'e' if bytes[at..].starts_with(b"lse") => count(&mut levels, &mut total),
            _ => {}
        }
        if levels.len() > BRACKETS || total > CHAIN {
            return Some(Span {
                start: start as u32,
                end: at as u32,
            });
        }
    }
    None
}

fn count(levels: &mut [usize], total: &mut usize) {
    if let Some(chain) = levels.last_mut() {
        *chain += 1;
        *total += 1;
    }
}

fn is_operator(b: u8) -> bool {
    matches!(
        b,
        b'?' | b'|' | b'&' | b'^' | b'+' | b'-' | b'*' | b'/' | b'%' | b'<' | b'>' | b'=' | b'!' | b'~' | b'@' | b'.'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_chains_are_bounded() {
        assert_eq!(too_deep(&"(".repeat(BRACKETS - 1)), None);
        assert!(too_deep(&"(".repeat(BRACKETS)).is_some());
        assert!(too_deep(&"a + ".repeat(500)).is_some());
        assert!(too_deep(&"-".repeat(500)).is_some());
        assert!(too_deep(&"if a { } else ".repeat(500)).is_some());
        assert!(too_deep(&format!("a{}", "[0:0]".repeat(500))).is_some());
        assert!(too_deep(&format!("a{}", " [0]".repeat(500))).is_some());
        assert!(too_deep(&format!("f{}", "(0)".repeat(500))).is_some());
        assert_eq!(too_deep(&"if (a) { b[0] = c[1]; }\n".repeat(5000)), None);
        assert_eq!(too_deep(&"let a = b + c;\n".repeat(5000)), None);
        assert_eq!(too_deep(&"f(a), ".repeat(5000)), None);
    }
}
