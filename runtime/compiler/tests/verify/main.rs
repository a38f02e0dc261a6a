//! The verifier, from outside.

mod collection;
mod large;
mod mutations;
mod random;
mod schedules;
mod shapes;
