//! Lines of output, with the comments at their ends.

use crate::WIDEST;

/// A line, and the comment that stands at its end.
#[derive(Debug, Clone, Default)]
pub struct Line {
    pub text: String,
    pub note: Option<String>,
}

/// Width of a text in columns.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// Adds a line. A comment that does not fit behind it goes in front of it.
pub fn push(lines: &mut Vec<Line>, text: String, note: Option<String>) {
    let Some(note) = note else {
        return lines.push(Line { text, note: None });
    };
    if width(&text) + 2 + width(&note) <= WIDEST {
        return lines.push(Line { text, note: Some(note) });
    }
    let indent = text.len() - text.trim_start_matches(' ').len();
    comment(lines, indent, &note);
    lines.push(Line { text, note: None });
}

/// Adds a comment that has lines of its own, broken at blanks where it is too long for one.
pub fn comment(lines: &mut Vec<Line>, indent: usize, text: &str) {
    let marker = text.chars().take_while(|c| matches!(c, '#' | '/' | ' ')).count();
    let marker: String = text.chars().take(marker).collect();
    let margin = " ".repeat(indent);
    let mut line = margin.clone();
    let mut words = 0;
    for word in text.split(' ') {
        let gap = usize::from(!line.trim().is_empty() || line.len() > indent);
        if words > 0 && width(&line) + gap + width(word) > WIDEST && width(&margin) + width(&marker) < WIDEST / 2 {
            lines.push(Line {
                text: line.trim_end().to_string(),
                note: None,
            });
            line = format!("{margin}{marker}");
            if !line.ends_with(' ') {
                line.push(' ');
            }
            line.push_str(word);
        } else {
            if gap > 0 {
                line.push(' ');
            }
            line.push_str(word);
        }
        // The marker is no word: a line of it alone would be no gain.
        words += usize::from(!word.trim_start_matches(['#', '/']).is_empty());
    }
    lines.push(Line {
        text: line.trim_end().to_string(),
        note: None,
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
        comment(&mut lines, 2, &format!("# {}end", "word ".repeat(30)));
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.text.starts_with("  # ") && line.text.len() <= 120));
        let mut again: Vec<Line> = Vec::new();
        lines.iter().for_each(|line| comment(&mut again, 2, line.text.trim()));
        assert_eq!(text(&lines), text(&again));
    }
}
