//! Numbers that are checked where they are made, before an instruction takes them.

use core::fmt;

/// A number that an immediate operand cannot have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ImmediateError {
    /// The number that was given.
    pub value: i64,
    /// The smallest number that the operand can have.
    pub least: i64,
    /// The largest number that the operand can have.
    pub most: i64,
    /// The operand's numbers are multiples of this; 1 or more.
    pub step: i64,
}

impl ImmediateError {
    /// Checks a value against the range of an operand; `step` is 1 or more.
    ///
    /// # Errors
    /// The value is out of range, or no multiple of the step.
    pub const fn check(value: i64, least: i64, most: i64, step: i64) -> Result<(), ImmediateError> {
        if value < least || value > most || (step > 1 && value % step != 0) {
            return Err(ImmediateError {
                value,
                least,
                most,
                step,
            });
        }
        Ok(())
    }
}

impl fmt::Display for ImmediateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ImmediateError {
            value,
            least,
            most,
            step,
        } = self;
        if value >= least && value <= most {
            return write!(f, "{value} is not a multiple of {step}");
        }
        write!(f, "{value} is out of range: {least} to {most}")?;
        if *step > 1 {
            write!(f, ", a multiple of {step}")?;
        }
        Ok(())
    }
}

impl core::error::Error for ImmediateError {}

#[cfg(test)]
mod tests {
    use super::ImmediateError;
    use alloc::string::ToString;

    #[test]
    fn errors_say_what_is_allowed() {
        let told = |value| ImmediateError::check(value, -8, 6, 2).map_err(|e| e.to_string());
        assert_eq!(told(-8), Ok(()));
        assert_eq!(told(3), Err("3 is not a multiple of 2".into()));
        assert_eq!(told(8), Err("8 is out of range: -8 to 6, a multiple of 2".into()));
    }
}
