//! What tests, benchmarks and the fuzzer share and no shipped library holds: random numbers ([`Rng`]), random graphs
//! ([`graphs`]), circuits ([`circuits`]) and Volt programs ([`volt`], [`kernels`]), random guests for emulators ([`guests`]), test-case reduction ([`shrink`]), two small
//! machines with hand-written tables ([`sample`]), and algorithms that those of the compiler are held against ([`ssa`],
//! [`strategy1`]).
//!
//! Everything random depends on a seed and on nothing else: a failing test prints its seed, and the seed repeats it.

pub mod circuits;
pub mod graphs;
pub mod guests;
pub mod kernels;
mod rng;
pub mod sample;
pub mod shrink;
pub mod ssa;
pub mod strategy1;
pub mod volt;

pub use rng::Rng;
