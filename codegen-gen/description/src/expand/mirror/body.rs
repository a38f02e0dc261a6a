//! The operands of a pseudo-instruction while it is made, and register classes.

use crate::model::{Operand, Role};
use std::collections::BTreeMap;

/// The operands so far.
#[derive(Default)]
pub struct Body {
    pub operands: Vec<Operand>,
    pub names: Vec<String>,
    pub roles: Vec<Role>,
    /// Registers that an operand takes, for those in the file; and which operand of the base instruction it is like.
    pub classes: Vec<Option<Class>>,
    pub bits: u32,
    /// Names with values in constraints: the word that stands for no register.
    pub consts: BTreeMap<String, i64>,
}

/// A register class under one mode.
#[derive(Debug, Clone, PartialEq)]
pub struct Class {
    pub name: String,
    pub step: u16,
    pub count: i64,
    pub exclude: Vec<u16>,
    /// The operand of the base instruction that has it.
    pub base: usize,
}
