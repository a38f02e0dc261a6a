//! Colours on terminals: not in files, not in pipes, not with `NO_COLOR`.

use std::io::IsTerminal;

/// Paints or does not.
#[derive(Debug, Clone, Copy)]
pub struct Paint {
    on: bool,
}

/// Colours that stand for the parts of an instruction, taken in turn.
const FIELDS: [u8; 6] = [36, 33, 35, 32, 34, 31];

impl Paint {
    /// For standard output. `CLICOLOR_FORCE` paints in pipes too.
    pub fn for_stdout() -> Paint {
        let wanted = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        Paint {
            on: !wanted("NO_COLOR") && (std::io::stdout().is_terminal() || wanted("CLICOLOR_FORCE")),
        }
    }

    /// For texts that are kept.
    #[cfg(test)]
    pub fn off() -> Paint {
        Paint { on: false }
    }

    /// Whether anything is painted.
    pub fn is_on(self) -> bool {
        self.on
    }

    /// Text in the colour of the field with that number.
    pub fn field(self, number: usize, text: &str) -> String {
        self.code(FIELDS[number % FIELDS.len()], text)
    }

    /// Text that is not the point.
    pub fn dim(self, text: &str) -> String {
        self.code(2, text)
    }

    /// Text that is the point.
    pub fn bold(self, text: &str) -> String {
        self.code(1, text)
    }

    fn code(self, code: u8, text: &str) -> String {
        if self.on {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_string()
        }
    }
}
