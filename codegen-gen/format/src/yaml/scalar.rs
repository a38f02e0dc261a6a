//! How texts are written as YAML scalars.

use super::tree::Style;
use crate::WIDEST;
use crate::lines::width;

/// A text on one line, in the style that it had if it can be. `flow`: between brackets.
pub fn one_line(value: &str, style: Style, flow: bool) -> Option<String> {
    if value
        .chars()
        .any(|c| c.is_control() || matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{feff}'))
    {
        return None;
    }
    let bare = matches!(style, Style::Plain | Style::Literal | Style::Folded) && is_plain(value, flow);
    Some(match style {
        _ if bare => value.to_string(),
        Style::Single => format!("'{}'", value.replace('\'', "''")),
        _ => format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"")),
    })
}

/// Can it stand without quotes, beyond doubt?
fn is_plain(value: &str, flow: bool) -> bool {
    let mut chars = value.chars();
    let first = chars.next();
    let starts = first.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '(' | '/' | '~'));
    let brackets = flow && value.contains([',', '[', ']', '{', '}']);
    let marks =
        value.contains(": ") || value.contains(" #") || value.ends_with(':') || value.ends_with(char::is_whitespace);
    starts && !brackets && !marks && !value.starts_with("...") && !value.contains('\t')
}

/// The lines of a text in a folded block, at this indentation. `None` where folding would change it.
pub fn folded(value: &str, indent: usize) -> Option<Vec<String>> {
    if value.trim() != value || value.is_empty() || value.chars().any(|c| c.is_control()) {
        return None;
    }
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut rest = value;
    while !rest.is_empty() {
        // A word with the blanks in front of it.
        let blanks = rest.len() - rest.trim_start_matches(' ').len();
        let word = rest.get(blanks..).unwrap_or("");
        let len = blanks + word.find(' ').unwrap_or(word.len());
        let (piece, tail) = rest.split_at(len);
        let full = indent + width(&line) + width(piece) > WIDEST;
        if blanks == 1 && full && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
            line.push_str(piece.trim_start_matches(' '));
        } else {
            line.push_str(piece);
        }
        rest = tail;
    }
    lines.push(line);
    Some(lines)
}

/// The header and the lines of a literal block. `None` where a text cannot stand in one.
pub fn literal(value: &str) -> Option<(String, Vec<&str>)> {
    if value
        .chars()
        .any(|c| c != '\n' && c.is_control() || matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{feff}'))
    {
        return None;
    }
    let body = value.trim_end_matches('\n');
    if body.is_empty() {
        return None;
    }
    let ends = value.len() - body.len();
    let indented = value.starts_with([' ', '\n']);
    let mut header = String::from("|");
    if indented {
        header.push('2');
    }
    match ends {
        0 => header.push('-'),
        1 => {}
        _ => header.push('+'),
    }
    let mut lines: Vec<&str> = body.split('\n').collect();
    lines.extend(std::iter::repeat_n("", ends.saturating_sub(1)));
    Some((header, lines))
}

#[cfg(test)]
mod tests {
    use super::{folded, one_line};
    use crate::yaml::tree::Style;

    #[test]
    fn texts_keep_their_quotes_where_they_need_them() {
        assert_eq!(one_line("a: b", Style::Plain, false).as_deref(), Some("\"a: b\""));
        assert_eq!(one_line("a, b", Style::Plain, false).as_deref(), Some("a, b"));
        assert_eq!(one_line("a, b", Style::Plain, true).as_deref(), Some("\"a, b\""));
        assert_eq!(one_line("it's", Style::Single, false).as_deref(), Some("'it''s'"));
        assert_eq!(
            one_line("a \"b\" \\", Style::Literal, false).as_deref(),
            Some("a \"b\" \\")
        );
        assert_eq!(one_line("a\nb", Style::Plain, false), None);
    }

    #[test]
    fn folding_breaks_at_single_blanks_only() {
        let text = format!("{} a  b {}", "x".repeat(60), "y".repeat(60));
        assert_eq!(folded(&text, 0).map(|lines| lines.len()), Some(2));
        assert_eq!(folded(" x", 0), None);
    }
}
