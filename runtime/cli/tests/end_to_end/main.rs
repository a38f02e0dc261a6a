//! The command from end to end, as a user runs it.

mod add_instruction;
mod commands;
mod documentation;
mod hostile;
mod support;
