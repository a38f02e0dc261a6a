//! The formatter of circuits (`.cir`): one blank between the parts of a line, no trailing blanks, comments kept.

/// A text of circuits as it should look. Lines stay as they are otherwise, so nothing is lost that is not a blank.
pub fn circuit_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut empty = true;
    for line in text.lines() {
        let line = self::line(line);
        if line.is_empty() {
            // One empty line at most, and none at the beginning.
            if !empty {
                out.push('\n');
            }
            empty = true;
            continue;
        }
        out.push_str(&line);
        out.push('\n');
        empty = false;
    }
    let end = out.trim_end().len();
    out.truncate(end);
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

fn line(line: &str) -> String {
    let (code, comment) = split(line);
    let mut out = String::with_capacity(line.len());
    let mut quoted = false;
    let mut escaped = false;
    let mut chars = code.trim().chars().peekable();
    while let Some(c) = chars.next() {
        if quoted {
            out.push(c);
            quoted = escaped || c != '"';
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' => {
                quoted = true;
                out.push(c);
            }
            c if c.is_whitespace() => {
                let next = chars.peek().copied().unwrap_or(' ');
                let tight = out.ends_with([' ', '(', '<']) || matches!(next, ')' | ',' | '>' | ' ' | '\t');
                if !tight {
                    out.push(' ');
                }
            }
            ',' => {
                out.push(',');
                if chars.peek().is_some_and(|c| !c.is_whitespace()) {
                    out.push(' ');
                }
            }
            c => out.push(c),
        }
    }
    if let Some(comment) = comment {
        if !out.is_empty() {
            let blanks = code.len() - code.trim_end().len();
            out.push_str(&" ".repeat(blanks.max(1)));
        }
        out.push_str(comment.trim_end());
    }
    out
}

/// What stands before a comment, and the comment.
fn split(line: &str) -> (&str, Option<&str>) {
    let mut quoted = false;
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            '#' if !quoted => return (&line[..at], Some(&line[at..])),
            _ => {}
        }
        escaped = quoted && c == '\\' && !escaped;
    }
    (line, None)
}
