//! Fuzz targets: each reader of the project, and the stages behind it, on inputs that are mutations of small valid ones.
//!
//! cargo-fuzz instruments code for coverage, which needs a nightly compiler. This harness builds on stable Rust, so it takes
//! its feedback from what a run can see of itself ([`trail`]): the stage that an input reached, codes and shapes of
//! diagnostics, which gates feed which others after optimisation, how programs ended. An input that shows a feature that no
//! input before it had joins the pool that mutations start from. It is coverage of outcomes, not of branches.
//!
//! A campaign ([`supervise`]) runs each target in a process of its own, because aborts, stack overflows, endless loops and
//! unbounded memory end a process. Within it ([`work`]) panics are caught, and inputs that panic are made smaller
//! ([`shrink`]). How mutations are chosen ([`mutate`]) depends on the share of inputs that the reader accepts: below the goal
//! changes are small and within a class of tokens, above it they are wild.
//!
//! `docs/reference/fuzzing.md` says how to run it and what was found.

pub mod corpus;
pub mod mutate;
pub mod place;
pub mod process;
pub mod shrink;
pub mod supervise;
pub mod targets;
pub mod trail;
pub mod work;
