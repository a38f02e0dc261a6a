//! What is known of integer variables that are never assigned.

/// Least and greatest number, as the type counts.
pub type Interval = (i128, i128);

/// What is known of a variable that is never assigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    pub interval: Interval,
    /// A slice, never assigned either, whose length is more than the variable.
    pub below: Option<u32>,
}
