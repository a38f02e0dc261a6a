//! Errors of the back end: why a function can't be compiled.

use std::fmt;

/// A problem in a function, with the gate that it is about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Problem {
    /// The function's name.
    pub function: String,
    /// The gate's name in the circuit.
    pub gate: Option<String>,
    /// Line of the source, 0 where there is none.
    pub line: u32,
    /// What is wrong, and what to do.
    pub message: String,
    /// What the message is about besides, each with a line or 0: values that are live.
    pub parts: Vec<(String, u32)>,
}

impl Problem {
    /// A problem that no gate has alone.
    pub fn new(message: impl Into<String>) -> Problem {
        Problem {
            message: message.into(),
            ..Problem::default()
        }
    }

    /// The same, in a function.
    #[must_use]
    pub fn of(mut self, function: &str) -> Problem {
        if self.function.is_empty() {
            self.function = function.to_owned();
        }
        self
    }

    /// The same, at a line of the source.
    #[must_use]
    pub fn at(mut self, line: u32) -> Problem {
        self.line = line;
        self
    }
}

impl Problem {
    /// The message with its parts. `place` names a line of the source, which is a number of the module's lines.
    pub fn text(&self, place: &dyn Fn(u32) -> Option<String>) -> String {
        let part = |(what, line): &(String, u32)| match place(*line).filter(|_| *line > 0) {
            Some(place) => format!("{what} ({place})"),
            None => what.clone(),
        };
        let parts: Vec<String> = self.parts.iter().map(part).collect();
        match parts.is_empty() {
            true => self.message.clone(),
            false => format!("{}: {}", self.message, parts.join(", ")),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "{}: ", self.line)?;
        }
        if !self.function.is_empty() {
            write!(f, "in `{}`: ", self.function)?;
        }
        if let Some(gate) = &self.gate {
            write!(f, "{gate}: ")?;
        }
        f.write_str(&self.text(&|line| Some(format!("line {line}"))))
    }
}

impl std::error::Error for Problem {}
