use super::*;
pub use onespec_core::asm::{AsmOptions, Assembly};
pub use onespec_core::parse::ParseError;
use onespec_core::parse::Parser;
use onespec_core::target::TargetError;
/// Assembles a source with labels, data, macros and sections for a target by name; the empty name is the
/// default target. What is wrong in the source is in the result, beside what could be assembled.
///
/// # Errors
/// The piece of the target's name that is unknown, or two extensions that exclude each other.
pub fn assemble(
    target: impl AsRef<str>,
    source: &str,
    options: &AsmOptions,
) -> Result<Assembly, TargetError> {
    Ok(onespec_core::asm::assemble(&ISA, &ISA.target(target.as_ref())?, source, options))
}
/// Parses single instructions of a target.
#[derive(Debug, Clone)]
pub struct LineParser(Parser);
impl LineParser {
    /// For a target, [`Target`] or its name; the empty name is the default target.
    ///
    /// # Errors
    /// The piece of the name that is unknown, or two extensions that exclude each other.
    pub fn new(target: impl AsRef<str>) -> Result<LineParser, TargetError> {
        let target = ISA.target(target.as_ref())?;
        Ok(LineParser(Parser::new(&ISA, &target.features)))
    }
    /// Parses one instruction; aliases become the instruction that they stand for.
    ///
    /// # Errors
    /// Where the text stops to make sense, and what could stand there.
    pub fn parse(&self, text: &str) -> Result<Inst, ParseError> {
        let (id, word) = self.0.parse(text)?;
        Inst::from_word(id, word)
            .ok_or_else(|| ParseError::new(text, 0, "E0100", "no such instruction"))
    }
}
/// Parses for the default target.
#[cfg(feature = "std")]
impl core::str::FromStr for Inst {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Inst, ParseError> {
        use std::sync::OnceLock;
        static PARSER: OnceLock<LineParser> = OnceLock::new();
        let parser = PARSER
            .get_or_init(|| {
                let target = &ISA.targets[usize::from(ISA.default_target)];
                LineParser(Parser::new(&ISA, &target.features))
            });
        parser.parse(text)
    }
}
