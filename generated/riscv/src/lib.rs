#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
// Generated text: style is not its concern.
#![allow(clippy::all)]
#![cfg_attr(not(feature = "std"), no_std)]

// What decodes, encodes, prints and parses is text in the repository. Features that need more have the build script run the
// generator, and all is taken from there: then nothing is older than the description.
#[cfg(feature = "generate")]
include!(concat!(env!("OUT_DIR"), "/generated/mod.rs"));
#[cfg(not(feature = "generate"))]
include!("generated/mod.rs");
