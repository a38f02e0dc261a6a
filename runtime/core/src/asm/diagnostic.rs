//! Errors in assembly sources: data first, text on demand.

use alloc::format;
use alloc::string::String;
use core::fmt;

/// An error with its place in the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AsmError {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// Characters at fault.
    pub length: u32,
    /// Stable code.
    pub code: &'static str,
    /// What is wrong, for people.
    pub message: String,
    /// What to do.
    pub hint: Option<String>,
    /// The line of the source.
    pub source: String,
}

impl fmt::Display for AsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl core::error::Error for AsmError {}

/// Lines longer than this are shown in part.
const MAX_SHOWN: usize = 160;

impl AsmError {
    /// The message with the line of the source and a caret below it; `file` names the source.
    pub fn render(&self, file: &str) -> String {
        let column = (self.column as usize).max(1);
        let from = if column > MAX_SHOWN { column - MAX_SHOWN / 2 } else { 1 };
        let shown: String = self
            .source
            .chars()
            .skip(from - 1)
            .take(MAX_SHOWN)
            .map(|c| if c == '\t' { ' ' } else { c })
            .collect();
        let number = format!("{}", self.line);
        let margin = " ".repeat(number.len());
        let carets = "^".repeat((self.length as usize).clamp(1, MAX_SHOWN));
        let mut out = format!(
            "error[{}]: {}\n{margin}--> {file}:{}:{}\n{margin} |\n{number} | {shown}\n{margin} | {}{carets}\n",
            self.code,
            self.message,
            self.line,
            self.column,
            " ".repeat(column - from),
        );
        if let Some(hint) = &self.hint {
            out.push_str(&format!("{margin} = help: {hint}\n"));
        }
        out
    }
}
