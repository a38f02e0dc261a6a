//! Where the meanings of gates come from: the generated folder, or another evaluator of the description.

use super::Memory;
use onespec_graph::GateSet;
use onespec_graph::lir::Instruction;
use onespec_graph::set::{Field, FoldArgs};

/// What gates mean. A value fills the low bits of a number, the others are 0.
pub trait Meaning {
    /// The value of a pure gate; `None` where it has no meaning here.
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64>;

    /// A gate that touches memory and is no plain load, store or call. `Some(None)` for one without a value.
    fn effect(&mut self, _args: FoldArgs<'_>, _memory: &mut Memory) -> Option<Option<u64>> {
        None
    }

    /// An instruction of the machine that is among the gates. What it stores goes to the list, too.
    ///
    /// # Errors
    /// Why it cannot be run: there is no machine, or it traps.
    fn instruction(
        &mut self,
        _asked: Asked<'_>,
        _memory: &mut Memory,
        _stores: &mut Vec<Stored>,
    ) -> Result<Done, String> {
        Err("it is an instruction, and there is no machine to run it on".into())
    }
}

/// An instruction that is to be run.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    pub instruction: &'static Instruction,
    /// What is in its bitfield.
    pub fields: &'static [Field],
    pub bits: u64,
    /// The low 64 bits of the registers that its value inputs stand for.
    pub registers: &'a [u64],
}

/// What an instruction did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Done {
    /// The low 64 bits of the result's register, all of them: also those above a narrower value.
    pub result: Option<u64>,
    /// It did not go on behind itself.
    pub taken: bool,
    /// Where a call goes whose target is in a register.
    pub target: Option<u64>,
}

/// A write to memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stored {
    pub address: u64,
    pub bytes: u32,
    pub value: u64,
}

/// Meanings by the folder of a gate set.
#[derive(Clone, Copy)]
pub struct Tables(pub &'static GateSet);

impl Meaning for Tables {
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        (self.0.fold)(args)
    }
}
