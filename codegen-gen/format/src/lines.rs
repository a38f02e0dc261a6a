//! Lines of output, with the comments at their ends.

use crate::WIDEST;

/// A line, and the comment that stands at its end.
#[derive(Debug, Clone, Default)]
pub struct Line {
    pub text: String,
    pub note: Option<String>,
    /// The end of a comment that had no room on the line above. A comment line that follows continues it.
    pub spilled: bool,
}

impl Line {
    pub fn new(text: String) -> Line {
        Line {
            text,
            note: None,
            spilled: false,
        }
    }
}

/// Width of a text in columns.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// Adds a line. A comment that does not fit behind it goes in front of it.
pub fn push(lines: &mut Vec<Line>, text: String, note: Option<String>) {
    if let Some(note) = &note
        && width(&text) + 2 + width(note) > WIDEST
    {
        let indent = text.len() - text.trim_start_matches(' ').len();
        comment(lines, indent, note, 0);
        return lines.push(Line::new(text));
    }
    lines.push(Line {
        note,
        ..Line::new(text)
    });
}

/// What a comment starts with: its marker and the blanks behind.
fn marker(text: &str) -> &str {
    let words = text.trim_start_matches(['#', '/']).trim_start_matches(' ');
    text.get(..text.len() - words.len()).unwrap_or("")
}

/// Adds a comment that has lines of its own, broken at blanks where it is too long for one. All lines
/// stand behind `margin` further columns.
pub fn comment(lines: &mut Vec<Line>, indent: usize, text: &str, margin: usize) {
    let marker = marker(text);
    let space = " ".repeat(indent);
    let words = text.get(marker.len()..).unwrap_or("");
    let continues = words.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '`' | '(' | '"' | '\''));
    let above = lines
        .last()
        .filter(|line| line.spilled && line.note.is_none() && continues);
    let above = above
        .and_then(|line| line.text.strip_prefix(&space)?.strip_prefix(marker))
        .map(str::to_string);
    let words = match above {
        Some(above) => {
            lines.pop();
            format!("{above} {words}")
        }
        None => words.to_string(),
    };
    let mut rest = words.as_str();
    let room = WIDEST.saturating_sub(margin + indent + width(marker)).max(WIDEST / 4);
    let mut spilled = false;
    while width(rest) > room {
        let end = rest.char_indices().nth(room).map_or(rest.len(), |(at, _)| at + 1);
        let end = (0..=end).rev().find_map(|end| rest.get(..end));
        let Some((head, tail)) = end
            .and_then(|end| end.rsplit_once(' '))
            .and_then(|(head, _)| rest.split_at_checked(head.len()))
        else {
            break;
        };
        if head.trim().is_empty() || tail.trim().is_empty() {
            break;
        }
        lines.push(Line::new(format!("{space}{marker}{}", head.trim_end())));
        rest = tail.trim_start();
        spilled = true;
    }
    lines.push(Line {
        spilled,
        ..Line::new(format!("{space}{marker}{rest}").trim_end().to_string())
    });
}

/// The text of all lines. Comments at the ends of neighbouring lines stand in one column where that fits.
pub fn text(lines: &[Line]) -> String {
    let mut out = String::new();
    for group in lines.chunk_by(|a, b| a.note.is_some() && b.note.is_some()) {
        let column = group.iter().map(|line| width(&line.text)).max().unwrap_or(0) + 2;
        let note = |line: &Line| line.note.as_deref().map_or(0, width);
        let fits = group.iter().all(|line| column + note(line) <= WIDEST);
        for line in group {
            out.push_str(&line.text);
            if let Some(note) = &line.note {
                let gap = if fits { column - width(&line.text) } else { 2 };
                out.push_str(&" ".repeat(gap));
                out.push_str(note);
            }
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Line, comment, push, text};

    #[test]
    fn notes_of_neighbours_are_aligned_and_long_ones_go_in_front() {
        let mut lines: Vec<Line> = Vec::new();
        push(&mut lines, "a: 1".into(), Some("# one".into()));
        push(&mut lines, "long: 2".into(), Some("# two".into()));
        push(&mut lines, "b: 3".into(), Some(format!("# {}", "x".repeat(118))));
        assert_eq!(
            text(&lines),
            format!("a: 1     # one\nlong: 2  # two\n# {}\nb: 3\n", "x".repeat(118))
        );
    }

    #[test]
    fn long_comments_are_broken_and_stay_so() {
        let mut lines: Vec<Line> = Vec::new();
        comment(&mut lines, 2, &format!("# {}end", "word ".repeat(30)), 0);
        assert_eq!(lines.len(), 2);
        assert!(
            lines
                .iter()
                .all(|line| line.text.starts_with("  # ") && line.text.len() <= 120)
        );
        let mut again: Vec<Line> = Vec::new();
        lines
            .iter()
            .for_each(|line| comment(&mut again, 2, line.text.trim(), 0));
        assert_eq!(text(&lines), text(&again));
    }
}
