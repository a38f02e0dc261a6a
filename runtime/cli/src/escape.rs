//! Escapes untrusted text for output. Control characters in a name or a text could move a terminal's cursor, change its
//! title or forge a line; they are shown as Rust writes them: `\u{1b}`.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

/// A name as one piece of a line.
pub fn name(text: &str) -> Cow<'_, str> {
    if !text.contains(|c| c == '\n' || c == '\t' || is_control(c)) {
        return Cow::Borrowed(text);
    }
    text.chars()
        .fold(String::new(), |mut out, c| {
            if c == '\n' || c == '\t' || is_control(c) {
                out.extend(c.escape_default());
            } else {
                out.push(c);
            }
            out
        })
        .into()
}

/// The name of a file.
pub fn path(path: &Path) -> String {
    name(&path.to_string_lossy()).into_owned()
}

/// Characters that do something instead of being shown: C0 but for line feed and tabulator, DEL, C1, and those that turn the
/// direction of text.
fn is_control(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether all characters are ASCII that is shown as it is. Nearly all lines are; the bytes are looked at all at once.
fn is_plain(text: &str) -> bool {
    text.bytes().fold(true, |plain, byte| {
        plain & (matches!(byte, b' '..=b'~') | (byte == b'\n') | (byte == b'\t'))
    })
}

/// Whole lines of text. Colours of this program stay where `coloured`.
pub fn text(text: &str, coloured: bool) -> Cow<'_, str> {
    if is_plain(text) || !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let colour = if coloured { colour(rest) } else { 0 };
        if colour > 0 {
            out.push_str(&rest[..colour]);
            rest = &rest[colour..];
            continue;
        }
        rest = &rest[c.len_utf8()..];
        // A carriage return in front of a line feed is how some systems end lines.
        if is_control(c) && !(c == '\r' && rest.starts_with('\n')) {
            let _ = write!(out, "{}", c.escape_default());
        } else {
            out.push(c);
        }
    }
    out.into()
}

/// Length of the sequence for a colour that a text starts with: `ESC [ 1 ; 31 m`.
fn colour(text: &str) -> usize {
    let Some(rest) = text.strip_prefix("\u{1b}[") else {
        return 0;
    };
    let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';');
    match digits.starts_with('m') {
        true => text.len() - digits.len() + 1,
        false => 0,
    }
}

/// A writer of text for people: what is written in one call is made harmless.
#[derive(Debug)]
pub struct Harmless<W> {
    to: W,
    coloured: bool,
}

impl<W: Write> Harmless<W> {
    pub fn new(to: W, coloured: bool) -> Harmless<W> {
        Harmless { to, coloured }
    }
}

impl<W: Write> Write for Harmless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let shown = String::from_utf8_lossy(bytes);
        self.to.write_all(text(&shown, self.coloured).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Standard output for listings: buffered, and harmless.
pub fn stdout() -> Harmless<io::BufWriter<io::StdoutLock<'static>>> {
    let coloured = crate::paint::Paint::for_stdout().is_on();
    Harmless::new(io::BufWriter::new(io::stdout().lock()), coloured)
}

/// A message on standard error. Nobody is left to tell when that is closed.
pub fn tell(message: &str) {
    let coloured = io::IsTerminal::is_terminal(&io::stderr());
    let _ = writeln!(io::stderr().lock(), "{}", text(message.trim_end(), coloured));
}

#[cfg(test)]
mod tests {
    use super::{name, text};

    #[test]
    fn control_characters_are_shown() {
        assert_eq!(text("a\u{1b}[2Jb\u{7}\r\n\tc", false), "a\\u{1b}[2Jb\\u{7}\r\n\tc");
        assert_eq!(text("x\ry\u{9b}z\u{202e}", false), "x\\ry\\u{9b}z\\u{202e}");
        assert_eq!(name("a\nb\u{1b}"), "a\\nb\\u{1b}");
        assert_eq!(name("plain ünïcode"), "plain ünïcode");
        for c in (0..=0x300).filter_map(char::from_u32) {
            let one = c.to_string();
            let is_shown = text(&one, false) == one;
            assert_eq!(is_shown, !super::is_control(c), "{c:?}");
        }
    }

    #[test]
    fn colours_stay_where_they_are_wanted() {
        let red = "\u{1b}[1;31mx\u{1b}[0m";
        assert_eq!(text(red, true), red);
        assert_eq!(text("\u{1b}[2J\u{1b}]0;t\u{7}", true), "\\u{1b}[2J\\u{1b}]0;t\\u{7}");
        assert_eq!(text(red, false), "\\u{1b}[1;31mx\\u{1b}[0m");
    }
}
