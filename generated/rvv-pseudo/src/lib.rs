#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

pub use onespec_riscv as base;

include!(concat!(env!("OUT_DIR"), "/generated/mod.rs"));
