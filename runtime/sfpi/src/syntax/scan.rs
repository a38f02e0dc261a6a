//! A look at the tokens of a file before it is parsed: lines of the preprocessor become blanks, depth is bounded, and each block has
//! its close.

use onespec_volt::diag::Diag;
use onespec_volt::source::Span;

/// Brackets and blocks that may be open in each other.
const DEPTH: usize = 200;
/// Operators of one statement.
const CHAIN: usize = 2000;

/// What is open: its text, where it stands.
type Open = (&'static str, usize, usize);

/// The text with comments, texts and lines of the preprocessor blanked, of the same length.
///
/// # Errors
/// What is not closed, closed without being open, or too deep; a line of the preprocessor that has an effect.
pub fn plain(file: u32, text: &str) -> Result<String, Vec<Diag>> {
    let mut bytes = text.as_bytes().to_vec();
    let mut problems = blank(file, text, &mut bytes);
    let plain: String = match String::from_utf8(bytes) {
        Ok(plain) => plain,
        Err(_) => text.to_owned(),
    };
    if problems.is_empty() {
        problems.extend(closings(file, &plain));
    }
    match problems.is_empty() {
        true => Ok(plain),
        false => Err(problems),
    }
}

fn at(file: u32, start: usize, end: usize) -> Span {
    Span {
        file,
        start: start as u32,
        end: end as u32,
    }
}

/// Blanks comments and lines of the preprocessor, all but their ends of lines.
fn blank(file: u32, text: &str, bytes: &mut [u8]) -> Vec<Diag> {
    let mut problems = Vec::new();
    let mut here = 0;
    let mut is_line_start = true;
    while here < text.len() {
        let rest = &text.as_bytes()[here..];
        let end = match rest {
            [b'/', b'/', ..] => line_end(text, here),
            [b'/', b'*', ..] => match find(text, here + 2, "*/") {
                Some(end) => end + 2,
                None => {
                    let diag = Diag::error("E2001", at(file, here, here + 2), "this comment has no end");
                    problems.push(diag.help("write `*/` behind it"));
                    text.len()
                }
            },
            [b'#', ..] if is_line_start => {
                let mut end = line_end(text, here);
                while text.as_bytes()[..end].ends_with(b"\\") && end < text.len() {
                    end = line_end(text, end + 1);
                }
                problems.extend(directive(file, here, &text[here..end]));
                end
            }
            _ => {
                is_line_start = match rest.first() {
                    Some(b'\n') => true,
                    Some(b' ' | b'\t' | b'\r') => is_line_start,
                    _ => false,
                };
                here += 1;
                continue;
            }
        };
        let end = end.min(bytes.len());
        bytes[here..end]
            .iter_mut()
            .filter(|byte| **byte != b'\n')
            .for_each(|byte| *byte = b' ');
        here = end.max(here + 1);
    }
    problems
}

fn find(text: &str, from: usize, what: &str) -> Option<usize> {
    let bytes = text.as_bytes().get(from..)?;
    bytes
        .windows(what.len())
        .position(|window| window == what.as_bytes())
        .map(|at| from + at)
}

fn line_end(text: &str, from: usize) -> usize {
    find(text, from, "\n").unwrap_or(text.len())
}

fn directive(file: u32, start: usize, line: &str) -> Option<Diag> {
    let word: String = line[1..]
        .trim_start()
        .chars()
        .take_while(char::is_ascii_alphabetic)
        .collect();
    let help = match word.as_str() {
        "include" | "pragma" => return None,
        "define" => "write `constexpr int NAME = 1;` or a function",
        "if" | "ifdef" | "ifndef" | "else" | "elif" | "endif" => {
            "write `if constexpr`, with a parameter of the template that says which is meant"
        }
        _ => "`#include` and `#pragma` are passed over",
    };
    let message = format!("`#{word}` is not part of kernel sources");
    Some(Diag::error("E2001", at(file, start, start + 1 + word.len()), message).help(help))
}

/// What opens has a close of its kind.
fn closings(file: u32, text: &str) -> Vec<Diag> {
    let bytes = text.as_bytes();
    let mut open: Vec<Open> = Vec::new();
    let (mut here, mut chain) = (0, 0);
    while here < bytes.len() {
        let byte = bytes[here];
        let length = bytes[here..]
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
            .count();
        if length > 0 {
            let word = &text[here..here + length];
            match word {
                "v_if" => open.push(("v_if", here, here + length)),
                "v_block" => open.push(("v_block", here, here + length)),
                "v_endif" | "v_endblock" => {
                    let wanted = if word == "v_endif" { "v_if" } else { "v_block" };
                    match open.last() {
                        Some((what, ..)) if *what == wanted => drop(open.pop()),
                        Some(last @ ("v_if" | "v_block", ..)) => return vec![unclosed(file, last)],
                        _ => {
                            let message = format!("this `{word}` closes no `{wanted}`");
                            let diag = Diag::error("E2001", at(file, here, here + length), message);
                            return vec![diag.help(format!(
                                "remove it, or look for a `}}` that is missing behind its `{wanted}`"
                            ))];
                        }
                    }
                }
                "v_elseif" | "v_else" if !matches!(open.last(), Some(("v_if", ..))) => {
                    let message = format!("this `{word}` belongs to no `v_if`");
                    let diag = Diag::error("E2001", at(file, here, here + length), message);
                    return vec![diag.help("write it behind the block of a `v_if`, before its `v_endif`")];
                }
                _ => {}
            }
            here += length;
            continue;
        }
        match byte {
            b'(' | b'[' | b'{' => {
                let what = match byte {
                    b'(' => "(",
                    b'[' => "[",
                    _ => "{",
                };
                open.push((what, here, here + 1));
            }
            b')' | b']' | b'}' => {
                let wanted = match byte {
                    b')' => "(",
                    b']' => "[",
                    _ => "{",
                };
                match open.last() {
                    Some((what, ..)) if *what == wanted => drop(open.pop()),
                    Some(last) => return vec![unclosed(file, last)],
                    None => {
                        let message = format!("this `{}` closes nothing", char::from(byte));
                        return vec![Diag::error("E2001", at(file, here, here + 1), message).help("remove it")];
                    }
                }
            }
            _ => {}
        }
        chain = match byte {
            b';' | b'{' | b'}' => 0,
            b' ' | b'\n' | b'\r' | b'\t' => chain,
            _ => chain + 1,
        };
        let deep = [
            (open.len() > DEPTH, "brackets", DEPTH),
            (chain > CHAIN, "operators", CHAIN),
        ];
        if let Some((_, what, most)) = deep.iter().find(|(is_deep, ..)| *is_deep) {
            let message = format!("this is nested too deeply: at most {most} {what}");
            let diag = Diag::error("E2002", at(file, here, here + 1), message);
            return vec![diag.help("name parts of it with variables, or make functions of them")];
        }
        here += 1;
    }
    open.last().map(|last| unclosed(file, last)).into_iter().collect()
}

fn unclosed(file: u32, (what, start, end): &Open) -> Diag {
    let help = match *what {
        "v_if" => "write `v_endif;` behind its last block",
        "v_block" => "write `v_endblock;` behind its block",
        "(" => "write `)` behind what it opens",
        "[" => "write `]` behind what it opens",
        _ => "write `}` behind what it opens",
    };
    Diag::error("E2001", at(file, *start, *end), format!("this `{what}` is not closed")).help(help)
}
