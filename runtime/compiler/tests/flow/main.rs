//! The algorithms on flow graphs against definitions that are computed by brute force, against other algorithms, and
//! against the facts about the traps in them.

mod brute;
mod cfg;
mod chk;
mod dominators;
mod families;
mod frontier;
mod graphs;
mod loops;
mod speed;
mod ssa;
mod steps;
mod textbook;
mod traps;
mod tree;
