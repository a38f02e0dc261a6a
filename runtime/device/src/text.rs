//! The text of a device's description: sections with lines of words, and what is wrong in them.

use std::fmt;

/// Something wrong in a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what to do.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem {
            file,
            line,
            column,
            message,
        } = self;
        write!(f, "{file}:{line}:{column}: {message}")
    }
}

/// A line of a section.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    /// The name of its file.
    pub file: &'a str,
    /// Its number, from 1.
    pub number: usize,
    /// Its text from the first letter on, without comment.
    pub text: &'a str,
    /// Column of the first letter, from 1.
    pub column: usize,
}

impl<'a> Line<'a> {
    /// The first word, and the rest.
    pub fn split(self) -> (&'a str, Line<'a>) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        (word, self.behind(rest))
    }

    /// The parts before and behind a separator that stands between spaces.
    pub fn around(self, separator: &str) -> Option<(Line<'a>, Line<'a>)> {
        let at = self.text.find(separator)?;
        let (before, behind) = self.text.split_at(at);
        let before = Line {
            text: before.trim_end(),
            ..self
        };
        Some((before, self.behind(behind.get(separator.len()..)?)))
    }

    /// Words.
    pub fn words(self) -> Vec<&'a str> {
        self.text.split_whitespace().collect()
    }

    /// The part of this line that `rest`, its end, is.
    fn behind(self, rest: &'a str) -> Line<'a> {
        let text = rest.trim_start();
        Line {
            text: text.trim_end(),
            column: self.column + self.text.chars().count() - text.chars().count(),
            ..self
        }
    }

    /// Something wrong here.
    pub fn problem(self, message: impl Into<String>) -> Problem {
        Problem {
            file: self.file.to_owned(),
            line: self.number,
            column: self.column,
            message: message.into(),
        }
    }
}

/// A section: the words of its head, and its lines.
#[derive(Debug, Clone)]
pub struct Section<'a> {
    /// The line of the head, with the words in brackets as text.
    pub head: Line<'a>,
    /// Its lines.
    pub lines: Vec<Line<'a>>,
}

/// The sections of a text, which the file of this name has.
///
/// # Errors
/// Lines before the first section, and heads that are not closed.
pub fn sections<'a>(file: &'a str, text: &'a str) -> Result<Vec<Section<'a>>, Vec<Problem>> {
    let mut sections: Vec<Section<'a>> = Vec::new();
    let mut problems = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let line = line.split('#').next().unwrap_or_default();
        let trimmed = line.trim_start();
        let line = Line {
            file,
            number,
            text: trimmed.trim_end(),
            column: line.chars().count() - trimmed.chars().count() + 1,
        };
        if line.text.is_empty() {
            continue;
        }
        if let Some(head) = line.text.strip_prefix('[') {
            match head.strip_suffix(']') {
                Some(head) => sections.push(Section {
                    head: Line {
                        text: head.trim(),
                        column: line.column + 1,
                        ..line
                    },
                    lines: Vec::new(),
                }),
                None => problems.push(line.problem("the head of a section ends with `]`")),
            }
            continue;
        }
        match sections.last_mut() {
            Some(section) => section.lines.push(line),
            None => problems.push(line.problem("a line before the first section; write a head such as `[device]`")),
        }
    }
    match problems.is_empty() {
        true => Ok(sections),
        false => Err(problems),
    }
}
