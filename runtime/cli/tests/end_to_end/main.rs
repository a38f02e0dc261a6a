//! The command from end to end, as a user runs it.

mod add_instruction;
mod bench;
mod circuits;
mod commands;
mod compile;
mod counted;
mod documentation;
mod escapes;
mod formatting;
mod fp16c;
mod guests;
mod hazards;
mod hostile;
mod kernels;
mod live;
mod machines;
mod names;
mod outputs;
mod packed;
mod pictures;
mod platforms;
mod random_kernels;
mod replays;
mod reserved;
mod stages;
mod support;
