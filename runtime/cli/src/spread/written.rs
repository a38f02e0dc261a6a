//! Kernels that are written by hand in the place of those that the compiler makes: they are given and give the same.

use super::{Compiled, Spread};
use crate::outcome::Failure;
use onespec_compiler::outline::Parameter;

/// A program for harts, and the line of the loop that it is in the place of.
pub struct Written {
    /// In the file that is run.
    pub line: u32,
    /// What harts launch.
    pub image: Vec<u8>,
}

impl Compiled {
    /// Puts programs in the place of kernels.
    ///
    /// # Errors
    /// No loop at a line is a kernel; it is told which are, with what each is given.
    pub fn replace(&mut self, written: Vec<Written>) -> Result<(), Failure> {
        for Written { line, image } in written {
            let lines = &self.host.lines;
            let place = |kernel: &Spread| lines.place(kernel.kernel.line).map_or(0, |(_, line)| line);
            let Some(at) = self.kernels.iter().position(|kernel| place(kernel) == line) else {
                let known = self.kernels.iter().map(|kernel| {
                    let given: Vec<&str> = kernel.kernel.parameters.iter().map(word).collect();
                    format!("line {}: {}", place(kernel), given.join(", "))
                });
                let known: Vec<String> = known.collect();
                return Err(Failure::Usage(match known.is_empty() {
                    true => format!("no loop at line {line} is launched, nor is any other"),
                    false => format!(
                        "no loop at line {line} is launched; these are, with what each is given:\n  {}",
                        known.join("\n  ")
                    ),
                }));
            };
            self.kernels[at].image = image;
        }
        Ok(())
    }
}

/// What a kernel is given.
fn word(parameter: &Parameter) -> &'static str {
    match parameter {
        Parameter::First => "the first number",
        Parameter::Bound => "the number behind the last",
        Parameter::Scalar => "a scalar",
        Parameter::Array(_) => "an array",
        Parameter::Results(_) => "the place of variables",
    }
}
