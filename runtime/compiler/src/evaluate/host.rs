//! The outside of a program: functions that it calls, operations of the source language, addresses of names.

use super::{Memory, Stop};
use onespec_graph::{Opcode, Type};

/// A call, or an operation that may throw.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    pub op: Opcode,
    /// The gate's bitfield.
    pub bits: u64,
    /// The function's address; 0 for an operation.
    pub target: u64,
    pub types: &'a [Type],
    /// Bits of the arguments, without the target.
    pub arguments: &'a [u64],
    /// [`Type::NONE`] where nothing is given back.
    pub result: Type,
}

/// What an operation that may throw did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Raised {
    Value(u64),
    Exception,
}

/// Answers calls, operations of the source language and the addresses of symbols during a run. An error is a message
/// about what is missing. Nothing is there that is not defined.
pub trait Host {
    /// Calls a function at an address; bits of its result. What exceeds the width of the result's type is cut off.
    ///
    /// # Errors
    /// If there is no such function.
    fn call(&mut self, call: Call<'_>, _memory: &mut Memory) -> Result<u64, String> {
        Err(format!("there is no function at {:#x}", call.target))
    }

    /// Calls an extern of a module by its name; bits of its result.
    ///
    /// # Errors
    /// How the program ends.
    fn external(&mut self, name: &str, _arguments: &[u64], _memory: &mut Memory) -> Result<u64, Stop> {
        Err(Stop::Call(format!("`{name}`")))
    }

    /// Which of the circuits that run together is at an address; `None`: it is a function of the host. In a module the
    /// symbols say that, and this is not asked.
    fn function(&mut self, _target: u64) -> Option<usize> {
        None
    }

    /// Does an operation that may throw.
    ///
    /// # Errors
    /// If there is no such operation.
    fn raise(&mut self, _call: Call<'_>, _memory: &mut Memory) -> Result<Raised, String> {
        Err("there is no such operation here".into())
    }

    /// The address of a name by its number. In a module this is not asked.
    ///
    /// # Errors
    /// If there is no such name.
    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        Err(format!("nothing has the number {number} here"))
    }
}

/// A host that knows everything: results are computed from the arguments and from how many calls there were before, so
/// that a call that is lost, doubled or moved shows in all that follow. One call in four writes memory.
#[derive(Debug, Clone, Default)]
pub struct Oracle {
    calls: u64,
}

impl Oracle {
    fn answer(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        self.calls += 1;
        let mut hash = call.target ^ self.calls.rotate_left(32);
        for &argument in call.arguments {
            hash = (hash ^ argument).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29);
        }
        hash = (hash ^ (hash >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        if hash & 3 == 0 {
            let written = memory.write(0x1000 + (hash >> 60), 1, hash >> 8);
            written.map_err(|stop| stop.to_string())?;
        }
        Ok(hash ^ (hash >> 32))
    }
}

impl Host for Oracle {
    fn call(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<u64, String> {
        self.answer(call, memory)
    }

    fn raise(&mut self, call: Call<'_>, memory: &mut Memory) -> Result<Raised, String> {
        let answer = self.answer(call, memory)?;
        Ok(match answer >> 61 {
            0 => Raised::Exception,
            _ => Raised::Value(answer),
        })
    }

    fn symbol(&mut self, number: u64) -> Result<u64, String> {
        Ok(0x10_0000 + 16 * number)
    }
}
