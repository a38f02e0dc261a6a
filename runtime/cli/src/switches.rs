//! Switches of other compilers for kernels, `-fno-NAME`: descriptions say what they stand for.

use crate::outcome::Failure;
use crate::programs::Warnings;
use onespec_driver::Pass;

/// The word for warnings in descriptions; all others are passes of the back end.
const WARNINGS: &str = "warnings";

/// What is switched off.
#[derive(Debug)]
pub struct Off {
    pub passes: Vec<Pass>,
    pub warnings: Warnings,
}

impl Off {
    /// What the values of `-f` switch off for a machine.
    ///
    /// # Errors
    /// A value does not begin with `no-`, or the machine has no such switch.
    pub fn of(machine: &str, values: &[String]) -> Result<Off, Failure> {
        let text = onespec_machines::SWITCHES.iter().find(|(name, _)| *name == machine);
        let text = text.map_or("", |(_, text)| *text);
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let known: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
        let mut off = Off {
            passes: Vec::new(),
            warnings: Warnings::Told,
        };
        for value in values {
            let found = known.iter().find_map(|words| match words.split_first() {
                Some((name, rest)) if value.strip_prefix("no-") == Some(*name) => Some(rest),
                _ => None,
            });
            let Some(words) = found else {
                return Err(unknown(machine, value, &known));
            };
            for word in words {
                match *word {
                    WARNINGS => off.warnings = Warnings::Dropped,
                    word => off.passes.push(word.parse().map_err(Failure::Usage)?),
                }
            }
        }
        Ok(off)
    }
}

fn unknown(machine: &str, value: &str, known: &[Vec<&str>]) -> Failure {
    let names: Vec<String> = known
        .iter()
        .filter_map(|words| Some(format!("-fno-{}", words.first()?)))
        .collect();
    let help = match names.is_empty() {
        true => "`--without` leaves out passes for all machines".to_owned(),
        false => format!("there are {}", names.join(", ")),
    };
    Failure::Usage(format!("{machine} has no switch `-f{}`; {help}", value.escape_debug()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_of_descriptions_name_passes() {
        for (machine, text) in onespec_machines::SWITCHES {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let names = lines.filter_map(|line| line.split_whitespace().next());
            for name in names {
                Off::of(machine, &[format!("no-{name}")]).unwrap_or_else(|_| panic!("{machine}: {name}"));
            }
        }
    }

    #[test]
    fn switches_that_are_none_are_told_of() {
        for (machine, value) in [("riscv", "no-x"), ("sfpu", "x"), ("sfpu", "no-"), ("none", "")] {
            assert!(Off::of(machine, &[value.to_owned()]).is_err(), "{machine} {value}");
        }
    }
}
