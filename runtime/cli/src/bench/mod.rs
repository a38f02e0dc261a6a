//! Measures commands beside each other: this one and its peers, in turn, in one run.

mod child;
mod measure;
pub mod plot;
pub mod report;
pub mod suite;

pub use measure::{Place, measure};
