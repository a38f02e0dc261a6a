//! What is wrong with a rule, at bytes of its text.

use crate::syntax::rules::Span;

/// An error that has no file yet.
#[derive(Debug, Clone)]
pub(crate) struct Wrong {
    pub code: &'static str,
    pub span: Span,
    pub message: String,
    pub help: String,
    /// The rule may be right for other values of the machine's parameters.
    pub here: bool,
}

pub(crate) type Res<T> = Result<T, Box<Wrong>>;

/// An error of a rule.
pub(crate) fn wrong<T>(code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) -> Res<T> {
    Err(Box::new(Wrong {
        code,
        span,
        message: message.into(),
        help: help.into(),
        here: false,
    }))
}
