//! The command from end to end, as a user runs it.

mod add_instruction;
mod circuits;
mod commands;
mod compile;
mod documentation;
mod hostile;
mod machines;
mod stages;
mod support;
