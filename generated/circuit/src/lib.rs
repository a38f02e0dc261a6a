#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
// Generated text: style is not its concern.
#![allow(clippy::all)]

include!(concat!(env!("OUT_DIR"), "/generated/mod.rs"));
