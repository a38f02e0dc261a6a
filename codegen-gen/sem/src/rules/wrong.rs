//! What is wrong with a rule, at bytes of its text.

use onespec_description::syntax::rules::Span;

/// An error that has no file yet.
#[derive(Debug, Clone)]
pub struct Wrong {
    pub code: &'static str,
    pub span: Span,
    pub message: String,
    pub help: String,
    /// The rule may be right for other values of the machine's parameters.
    pub here: bool,
}

pub type Res<T> = Result<T, Box<Wrong>>;

/// An error of a rule.
pub fn wrong<T>(code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) -> Res<T> {
    Err(Box::new(Wrong {
        code,
        span,
        message: message.into(),
        help: help.into(),
        here: false,
    }))
}
